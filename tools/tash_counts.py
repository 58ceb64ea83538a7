"""Play many random games of Tash-Kalar and count what was met: `python tools/tash_counts.py 1000`.

Half of the games are uniform, half prefer rare answers (summons, flares, claims, handing over).
"""

from __future__ import annotations

import sys
from collections import Counter

from stolik.core.dealer import SeededDealer
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.games.tash_kalar import GAME
from stolik.games.tash_kalar.cards import BEINGS, FLARE_CARDS, TASKS

SETUPS = (
    ("high", 2), ("duel", 2), ("first", 2), ("melee", 3), ("melee", 4),
    ("high_teams", 4), ("duel_teams", 4),
)  # fmt: skip
RARE = ("summon", "flare", "hand_over")
DECKS = ("highland,sylvan", "", "sylvan,northern", "southern,highland")


def play(number: int, seen: Counter[str]) -> None:
    """One game, its cards and its ending counted."""
    mode, seats = SETUPS[number % len(SETUPS)]
    free = seats == 2 and mode != "first"
    decks = DECKS[number // len(SETUPS) % len(DECKS)] if free else ""
    setup, rng, dealer = (
        GAME.setup_of(mode, seats, {"decks": decks}),
        Rng(number),
        SeededDealer(number),
    )
    runner = Runner.start(setup.settled(dealer.rng()))
    choosy = number // len(SETUPS) % 2 == 1
    while runner.result() is None:
        draw = runner.chance()
        if draw is not None:
            runner.deal(dealer.draw(draw))
            continue
        one = runner.asks()[0]
        rare = [choice for choice in one.options if choice[0] in RARE] if choosy else []
        choice = rng.choice(rare) if rare and rng.chance(3, 4) else one.options.sample(rng)
        note(one.what, choice, seen)
        runner.answer(one, choice)
    result = runner.result()
    seen[f"{mode} {seats}: {result.reason if result else ''}"] += 1
    if result and result.places.count(1) > 1 and "teams" not in mode:
        seen[f"{mode} {seats}: shared"] += 1


def note(what: str, choice: tuple[str, ...], seen: Counter[str]) -> None:
    """Count the card, the task, the kind of question, what was lent."""
    seen[f"ask {what}"] += 1
    if what in ("act", "finish") and choice[0] in ("summon", "flare"):
        seen[choice[1]] += 1
        if any(part.startswith("lent") for part in choice):
            seen["lent"] += 1
        if any(part.startswith("pay") for part in choice):
            seen["improvised"] += 1
    if choice[0] in TASKS or choice[0] == "hand_over":
        seen[choice[0]] += 1


def main() -> None:
    """Play so many games, and print the counts, the rarest first."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seen: Counter[str] = Counter(dict.fromkeys((*BEINGS, *FLARE_CARDS, *TASKS), 0))
    for number in range(games):
        play(number, seen)
    print(f"{games} games, no crash, no dead end.")
    for name, count in sorted(seen.items(), key=lambda pair: (pair[1], pair[0])):
        print(f"{count:8} {name}")


if __name__ == "__main__":
    main()
