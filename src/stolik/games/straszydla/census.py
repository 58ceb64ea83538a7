"""Many random games, counted: `python -m stolik.games.straszydla.census --games 1000`.

Half are played uniformly at random, half by a player that prefers what is rare: purchases, imps,
terror, trades, and duels. Cubes and cards are counted at the end of every game, and what happened
is counted by kind: cards, actions, branches of rulings, endings.
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
from stolik.games.straszydla.components import CREATURES, IMPS
from stolik.games.straszydla.table import StrTable
from stolik.games.straszydla.tray import Either

MOST: Final = 200_000
SELDOM: Final = 50
"""A seat that is not waited for acts in one of so many cases."""

RARE: Final = ("buy", "imp", "terror", "accept", "offer", "pile")
SETUPS: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("game", 2, {}),
    ("game", 3, {"trade": "on"}),
    ("game", 4, {"purchases": "one", "tie": "strength"}),
    ("two_alike", 2, {"cap": "8", "trade": "on"}),
    ("game", 3, {"city": "hand", "cap": "6"}),
)


class Census:
    """What was met, and how often."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.met: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
        """Count an event; a use of the tray by its kind and card."""
        facts = dict(event.data)
        self.met[f"event {event.kind}"] += 1
        choice = facts.get("choice")
        if event.kind == "tray" and isinstance(choice, tuple):
            head, _, name = choice[0].partition(":")
            how = choice[1].partition(":")[0] if head == "imp" else ""
            self.met[f"tray {head} {name if head in ('imp', 'terror') else ''} {how}".strip()] += 1
        for fact in ("creature", "imp"):
            if fact in facts:
                self.met[f"{event.kind} {facts[fact]}"] += 1

    def close(self, runner: Runner, begin: dict[str, int]) -> None:
        """Count an ending, and see that nothing came or went."""
        self.games += 1
        result = runner.result()
        assert result is not None
        self.met[f"ending {result.reason} {result.places.count(1)}"] += 1
        if runner.components() != begin:
            raise AssertionError("Pieces have come or gone.")

    def report(self, least: int) -> str:
        """All counts, the rarest first; what was met too seldom is marked."""
        lines = [f"{self.games} games, {self.answers} answers"]
        wanted = {f"tray imp {name} swap": 0 for name in IMPS}
        wanted.update({f"summoned {name}": 0 for name in CREATURES})
        counts = {**wanted, **self.met}
        for name, count in sorted(counts.items(), key=lambda pair: (pair[1], pair[0])):
            lines.append(f"{'!' if count < least else ' '} {count:9} {name}")
        return "\n".join(lines)


def rare(pending: Pending, rng: Rng) -> object:
    """An answer that prefers a rare use of the tray."""
    options = pending.options
    if isinstance(options, Either) and rng.chance(1, 3):
        heads = [one for one in options.touches(()) if one.partition(":")[0] in RARE]
        if heads:
            prefix: tuple[str, ...] = (rng.choice(heads),)
            while following := options.touches(prefix):
                prefix = (*prefix, rng.choice(following))
            return options.pick(prefix)
    return options.sample(rng)


def play(setup: Setup, seed: int, census: Census, *, seldom: bool) -> StrTable:
    """One random game, counted."""
    dealer, rng = SeededDealer(seed), Rng(seed + 1)
    runner = Runner.start(setup.settled(dealer.rng()), listening=True)
    begin = runner.components()
    while runner.result() is None:
        for event in go_on(runner, dealer, rng, seldom=seldom):
            census.hear(event)
        runner.passed()
        census.answers += 1
    census.close(runner, begin)
    table = runner.position.base
    assert isinstance(table, StrTable)
    return table


def go_on(runner: Runner, dealer: SeededDealer, rng: Rng, *, seldom: bool) -> tuple[Event, ...]:
    """The next draw or answer."""
    draw = runner.chance()
    if draw is not None:
        return runner.deal(dealer.draw(draw))
    asks = runner.asks()
    others = [one for one in asks if not one.need]
    if others and rng.chance(len(others), SELDOM):
        one = rng.choice(others)
        return runner.answer(one, one.options.sample(rng))
    needed = rng.choice([one for one in asks if one.need])
    return runner.answer(needed, rare(needed, rng) if seldom else needed.options.sample(rng))


def take(games: int, seed: int) -> Census:
    """So many games over all set-ups, every second by the player of rare things."""
    census = Census()
    for number in range(games):
        mode, seats, options = SETUPS[number // 2 % len(SETUPS)]
        setup = GAME.setup_of(mode, seats, options)
        play(setup, seed + number, census, seldom=number % 2 == 1)
    return census


def main(arguments: list[str] | None = None) -> str:
    """The command; gives back what it prints."""
    parser = argparse.ArgumentParser(prog="python -m stolik.games.straszydla.census")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least", type=int, default=100, help="mark what was met less often")
    given = parser.parse_args(arguments)
    if not 1 <= given.games <= MOST:
        parser.error(f"between 1 and {MOST} games")
    return take(given.games, given.seed).report(given.least)


if __name__ == "__main__":
    print(main())  # noqa: T201 - it is a command
