"""Is the deck fair? A report: `python -m stolik.games.ku_radosci_pana.balance`.

Players who look one turn ahead play whole games of each player count. Bounded and seeded: the same
arguments give the same report. Goals: every seat wins within 3 points of its even share; with two
players, who played a card wins 42 to 58 % of those games; with three, who leads when Master is
coming wins 40 to 75 %.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final

from stolik.core.dealer import SeededDealer
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.table import Event
from stolik.games.ku_radosci_pana import GAME
from stolik.games.ku_radosci_pana.cards import BY_KEY, CARDS

FEW: Final = 30
"""A card that was played in fewer games than this is not judged."""


class Played:
    """What is counted of one game: who won, who played which card, who led at Idzie!."""

    def __init__(self, seats: int, seed: int) -> None:
        self.seats = seats
        self.cards: dict[str, set[int]] = {}
        self.leader = -1
        runner = Runner.start(GAME.setup(seats=seats), listening=True)
        self.play(runner, SeededDealer(seed), Rng(seed))
        result = runner.result()
        assert result is not None
        self.winners = [seat for seat in range(seats) if result.places[seat] == 1]

    def play(self, runner: Runner, dealer: SeededDealer, rng: Rng) -> None:
        """A game in which everybody does as advised."""
        while runner.result() is None:
            draw = runner.chance()
            if draw is not None:
                self.note(runner, runner.deal(dealer.draw(draw)))
                continue
            pending = runner.asks()[0]
            advice = GAME.advise(runner.view(pending.seat), pending, rng)
            self.note(runner, runner.answer(pending, pending.options.offered(advice.choice)))

    def note(self, runner: Runner, events: tuple[Event, ...]) -> None:
        """Note the cards announced, and who leads when Master is coming."""
        for event in events:
            facts = dict(event.data)
            if event.kind == "announced" and facts["card"] in BY_KEY:
                self.cards.setdefault(str(facts["card"]), set()).add(int(str(facts["seat"])))
            if event.kind == "coming":
                self.leader = lead(runner)


def lead(runner: Runner) -> int:
    """The seat that is alone ahead now, or none."""
    scored = runner.question("score", 0)
    assert isinstance(scored, tuple)
    worth = [sum([line.points() for line in lines]) for lines in scored]
    return worth.index(max(worth)) if worth.count(max(worth)) == 1 else -1


def seat_row(seats: int, games: list[Played]) -> str:
    """How often each seat wins; a shared victory is shared."""
    shares = [
        sum([1 / len(game.winners) for game in games if seat in game.winners]) / len(games)
        for seat in range(seats)
    ]
    led = [game for game in games if game.leader >= 0]
    kept = sum([1 / len(game.winners) for game in led if game.leader in game.winners])
    leader = f"{100 * kept / len(led):.1f} %" if led else "–"
    even = max([abs(share - 1 / seats) for share in shares])
    cells = ", ".join([f"{100 * share:.1f}" for share in shares])
    return f"| {seats} | {len(games)} | {cells} | {100 * even:.1f} | {leader} |"


def card_rows(games: list[Played]) -> list[str]:
    """With two players: how often the player of each card wins, the extremes first."""
    wins: Counter[str] = Counter()
    plays: Counter[str] = Counter()
    for game in games:
        for key, seats in game.cards.items():
            if len(seats) == 1 and len(game.winners) == 1:
                plays[key] += 1
                wins[key] += int(game.winners[0] in seats)
    judged = [key for key in plays if plays[key] >= FEW]
    judged.sort(key=lambda key: wins[key] / plays[key])
    out = [key for key in judged if not 0.42 <= wins[key] / plays[key] <= 0.58]
    head = f"{len(judged)} of {len(CARDS)} cards judged; outside 42–58 %: {len(out)}"
    return [
        head,
        *[f"- {key}: {100 * wins[key] / plays[key]:.1f} % of {plays[key]}" for key in out],
    ]


def report(counts: list[int], games: int, seed: int) -> str:
    """The tables of docs/ku-radosci-pana-balance.md."""
    lines = [
        "| players | games | wins of seats 1… in % | widest off even | leader at Idzie! wins |"
    ]
    lines.append("|--:|--:|:--|--:|--:|")
    tail: list[str] = []
    for seats in counts:
        played = [Played(seats, seed + number) for number in range(games)]
        lines.append(seat_row(seats, played))
        if seats == 2:
            tail = card_rows(played)
    return "\n".join([*lines, "", *tail])


def main(arguments: list[str] | None = None) -> str:
    """The command; gives back what it prints."""
    parser = argparse.ArgumentParser(prog="python -m stolik.games.ku_radosci_pana.balance")
    parser.add_argument("--games", type=int, default=100, help="a player count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    chosen = parser.parse_args(arguments)
    if not 1 <= chosen.games <= 100_000:
        parser.error("between 1 and 100,000 games")
    return report(chosen.players, chosen.games, chosen.seed)


if __name__ == "__main__":
    print(main())  # noqa: T201 - it is a command
