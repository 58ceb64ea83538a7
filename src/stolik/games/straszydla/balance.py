"""Is the game fair and of the right length? A report: `python -m stolik.games.straszydla.balance`.

Greedy plays against itself, for two, three and four players, and against a random player for two.
Bounded and seeded: the same arguments give the same report.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final

from stolik.core.dealer import SeededDealer
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.spec import Setup
from stolik.core.table import Event
from stolik.core.view import Pending
from stolik.games.straszydla import GAME
from stolik.games.straszydla.components import IMPS, PACTS
from stolik.games.straszydla.table import StrTable

MOST: Final = 20_000


class Tally:
    """What came of many games of one number of players."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.times: list[int] = []
        self.endings: Counter[str] = Counter()
        self.won = [0.0] * seats
        self.pacts: Counter[str] = Counter()
        self.pact_wins: dict[str, float] = dict.fromkeys(PACTS, 0.0)
        self.imps: Counter[str] = Counter()
        self.swaps = 0

    def add(self, table: StrTable) -> None:
        """One more game."""
        self.games += 1
        self.times.append(table.time + 1)
        self.endings[table.ending] += 1
        for seat in table.winners:
            self.won[seat] += 1 / len(table.winners)
            self.pact_wins[table.pacts[seat]] += 1 / len(table.winners)
        self.pacts.update(table.pacts)

    def hear(self, events: tuple[Event, ...]) -> None:
        """Count which imps are used, and how many are swapped."""
        for event in events:
            if event.kind == "tray":
                choice = event.get("choice")
                assert isinstance(choice, tuple)
                if choice[0].startswith("imp:") and choice[1].startswith("swap:"):
                    self.swaps += 1
                elif choice[0].startswith("imp:"):
                    self.imps[choice[0][4:]] += 1

    def lines(self) -> list[str]:
        """The report on this number of players."""
        times = sorted(self.times)
        early = self.endings["longest"] + self.endings["empty"]
        seats = ", ".join([f"{100 * won / self.games:.1f} %" for won in self.won])
        rates = {name: self.pact_wins[name] / max(1, self.pacts[name]) for name in PACTS}
        mean = sum(self.pact_wins.values()) / sum(self.pacts.values())
        spread = [rates[name] / mean for name in PACTS if self.pacts[name]]
        used = sum(self.imps.values()) / len(IMPS)
        imps = ", ".join([f"{name} {self.imps[name] / max(used, 1e-9):.2f}" for name in IMPS])
        return [
            f"## {self.seats} players, {self.games} games",
            f"- times of day: median {times[len(times) // 2]}, from {times[0]} to {times[-1]}",
            f"- ended by STR-A71: {100 * early / self.games:.1f} %",
            f"- wins by seat: {seats} (fair: {100 / self.seats:.1f} %)",
            f"- pacts, rate of winning by the mean: {min(spread):.2f} to {max(spread):.2f}",
            f"- imps, uses by the mean: {imps}; swapped {self.swaps}",
        ]


def answer(runner: Runner, dealer: SeededDealer, rng: Rng, chaotic: int) -> tuple[Event, ...]:
    """Let the dealer or the next needed seat go on; the chaotic one plays at random."""
    draw = runner.chance()
    if draw is not None:
        return runner.deal(dealer.draw(draw))
    pending = next(one for one in runner.asks() if one.need)
    return runner.answer(pending, chosen(runner, pending, rng, chaotic))


def chosen(runner: Runner, pending: Pending, rng: Rng, chaotic: int) -> object:
    """A random answer, or greedy's."""
    if pending.seat == chaotic:
        return pending.options.sample(rng)
    advice = GAME.advise(runner.view(pending.seat), pending, rng)
    assert advice is not None
    return advice.choice


def play(setup: Setup, seed: int, tally: Tally, chaotic: int = -1) -> StrTable:
    """One game, at most as long as the game allows."""
    dealer, rng = SeededDealer(seed), Rng(seed + 7)
    runner = Runner.start(setup.settled(dealer.rng()), listening=True)
    tally.hear(runner.told())
    while runner.result() is None:
        tally.hear(answer(runner, dealer, rng, chaotic))
        runner.passed()
    table = runner.position.base
    assert isinstance(table, StrTable)
    tally.add(table)
    return table


def against_random(games: int, seed: int) -> str:
    """How often greedy beats a random player, in every mode for two."""
    lines = []
    for mode in ("game", "two_alike"):
        won = 0.0
        for number in range(games):
            chaotic = number % 2
            table = play(GAME.setup(mode=mode, seats=2), seed + number, Tally(2), chaotic)
            won += (1 - chaotic in table.winners) / len(table.winners)
        lines.append(f"- greedy beats random in `{mode}`: {100 * won / games:.1f} % of {games}")
    return "\n".join(lines)


def report(games: int, seed: int) -> str:
    """The report of docs/straszydla-balance.md."""
    lines: list[str] = []
    for seats in (2, 3, 4):
        tally = Tally(seats)
        for number in range(games):
            play(GAME.setup(seats=seats), seed + number, tally)
        lines += [*tally.lines(), ""]
    return "\n".join([*lines, against_random(max(2, games // 2), seed)])


def main(arguments: list[str] | None = None) -> str:
    """The command; gives back what it prints."""
    parser = argparse.ArgumentParser(prog="python -m stolik.games.straszydla.balance")
    parser.add_argument("--games", type=int, default=400, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    if not 2 <= given.games <= MOST:
        parser.error(f"between 2 and {MOST} games")
    return report(given.games, given.seed)


if __name__ == "__main__":
    print(main())  # noqa: T201 - it is a command
