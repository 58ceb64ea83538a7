"""Make the golden records of Tash-Kalar: `python tools/tash_records.py`.

A game for each mode and number of seats, in which rare answers are preferred, and further ones
until every being, legend, flare and kind of ending has been played.
"""

from __future__ import annotations

from pathlib import Path

from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.rng import Rng
from stolik.games.tash_kalar import GAME
from stolik.games.tash_kalar.cards import BEINGS, FLARE_CARDS

HOME = Path(__file__).parents[1] / "records" / "tash_kalar"
SETUPS = (
    ("high", 2), ("duel", 2), ("first", 2), ("melee", 3), ("melee", 4),
    ("high_teams", 4), ("duel_teams", 4),
)  # fmt: skip
RARE = ("summon", "flare", "claim")
DECKS = ("highland,sylvan", "sylvan,northern", "northern,southern")


def play(
    mode: str, seats: int, seed: int, decks: str, *, resign: int = 0
) -> tuple[Match, set[str]]:
    """A game with rare answers, and the cards played in it."""
    setup = GAME.setup_of(mode, seats, {"decks": decks})
    match, rng, played = Match(setup, SeededDealer(seed), ()), Rng(seed), set()
    count = 0
    while match.result() is None:
        question = match.questions()[0]
        options = question.pending.options
        rare = [one for one in options if one[0] in RARE]
        choice = rng.choice(rare) if rare and rng.chance(7, 8) else options.sample(rng)
        if choice[0] in ("summon", "flare") and len(choice) > 1:
            played.add(choice[1])
        match.answer(question.id, choice)
        count += 1
        if resign and count == resign:
            for seat in setup.game.table(setup).sides[0]:
                match.resign(seat)
    return match, played


def write(match: Match, name: str) -> None:
    """One record, one file."""
    HOME.mkdir(parents=True, exist_ok=True)
    (HOME / f"{name}.jsonl").write_text(match.save(), encoding="utf-8")


def main() -> None:
    """All records."""
    missing = {*BEINGS, *FLARE_CARDS}
    for mode, seats in SETUPS:
        match, played = play(mode, seats, 7, "")
        write(match, f"{mode}_{seats}_to_the_last_round")
        missing -= played
    for mode, seats in (("duel", 2), ("high_teams", 4)):
        match, played = play(mode, seats, 9, "", resign=20)
        write(match, f"{mode}_{seats}_resigned")
        missing -= played
    seed = 10
    while missing:
        seed += 1
        match, played = play("high" if seed % 2 else "duel", 2, seed, DECKS[seed % len(DECKS)])
        if played & missing:
            write(match, f"rare_cards_{seed}")
            missing -= played


if __name__ == "__main__":
    main()
