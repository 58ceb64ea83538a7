"""What happens in random games, and how often: `python -m stolik.games.ku_radosci_pana.census`.

Half the games are uniformly random, half are played by one who prefers what is rare. Counted are
cards that came to lie or were announced, what happened by clause, pairs of traits of minions that
lay in one tower when a brawl came, choices put to players, and endings. Bounded and seeded.
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
from stolik.games.ku_radosci_pana.names import TRAITS
from stolik.games.ku_radosci_pana.rare import rarely

ENOUGH: Final = 100
TABLES: Final = tuple(
    [(mode.name, seats) for mode in GAME.modes for seats in range(mode.least, mode.most + 1)]
)


class Census:
    """All counts."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.games = 0
        self.answers = 0

    def game(self, number: int, seed: int) -> None:
        """One game; setups in turn, every second round by one who likes what is rare."""
        mode, seats = TABLES[number % len(TABLES)]
        setup = GAME.setup(mode=mode, seats=seats)
        rare = number // len(TABLES) % 2 == 1
        dealer, rng = SeededDealer(seed), Rng(seed)
        runner = Runner.start(setup.settled(rng), listening=True)
        while (result := runner.result()) is None:
            draw = runner.chance()
            if draw is not None:
                events = runner.deal(dealer.draw(draw))
            else:
                events = self.answer(runner, rng, rare=rare)
            for event in events:
                self.note(event)
        self.games += 1
        shared = result.places.count(1) > (2 if result.teams else 1)
        self.counts[f"ended {mode} {seats} {'shared' if shared else 'won'}"] += 1

    def answer(self, runner: Runner, rng: Rng, *, rare: bool) -> tuple[Event, ...]:
        """Somebody answers."""
        pending = rng.choice(runner.asks())
        self.counts[f"asked {pending.what}"] += 1
        self.answers += 1
        return runner.answer(pending, rarely(pending, rng) if rare else pending.options.sample(rng))

    def note(self, event: Event) -> None:
        """Count what happened, and the card it happened to, with its traits."""
        self.counts[f"{event.kind} {event.clause}"] += 1
        facts = dict(event.data)
        key = str(facts.get("card"))
        if key in BY_KEY and event.kind in ("laid", "revealed", "announced", "deflected"):
            self.counts[f"card {key}"] += 1
        other = str(facts.get("target"))
        if key in BY_KEY and other in BY_KEY:
            self.pair(key, other)

    def pair(self, key: str, other: str) -> None:
        """Two minions met: count each pair of their traits."""
        for one, bit in TRAITS.items():
            for two, mask in TRAITS.items():
                if BY_KEY[key].traits & bit and BY_KEY[other].traits & mask and one <= two:
                    self.counts[f"met {one} {two}"] += 1

    def rare(self) -> list[str]:
        """What happened fewer than a hundred times; cards that never did stand in it too."""
        for card in CARDS:
            self.counts[f"card {card.key}"] += 0
        few = [(count, name) for name, count in self.counts.items() if count < ENOUGH]
        return [f"{count} {name}" for count, name in sorted(few)]

    def text(self) -> str:
        """All counts, and what was rare."""
        rows = [f"{self.games} games, {self.answers} answers"]
        rows += [f"{name}: {count}" for name, count in sorted(self.counts.items())]
        return "\n".join([*rows, "", f"fewer than {ENOUGH}:", *self.rare()])


def main(arguments: list[str] | None = None) -> str:
    """The command; gives back what it prints."""
    parser = argparse.ArgumentParser(prog="python -m stolik.games.ku_radosci_pana.census")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    if not 1 <= chosen.games <= 1_000_000:
        parser.error("between 1 and 1,000,000 games")
    census = Census()
    for number in range(chosen.games):
        census.game(number, chosen.seed + number)
    return census.text()


if __name__ == "__main__":
    print(main())  # noqa: T201 - it is a command
