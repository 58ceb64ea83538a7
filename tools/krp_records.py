"""Makes the golden records of Ku radości Pana anew: `python tools/krp_records.py`.

Each is named for what it proves. Seeds are tried one after the other until a game proves it, so the
same code always makes the same files; `tests/games/ku_radosci_pana/test_records.py` checks them.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Final, TypeAlias

from stolik import Match, ProvableDealer, Rng, SeededDealer
from stolik.core.dealer import Dealer
from stolik.core.spec import Setup
from stolik.games.ku_radosci_pana import GAME
from stolik.games.ku_radosci_pana.rare import rarely

HOME: Final = Path(__file__).parent.parent / "records" / "ku_radosci_pana"
Wanted: TypeAlias = Callable[[Match], bool]


def played(setup: Setup, dealer: Dealer, seed: int) -> Match:
    """A whole game of a player who likes rare actions."""
    match, rng = Match(setup, dealer), Rng(seed)
    while match.result() is None:
        one = rng.choice([question for question in match.questions() if not question.sealed])
        match.answer(one.id, rarely(one.pending, rng))
    return match


def search(name: str, wanted: Wanted, setup: Setup) -> None:
    """Keep the first game that proves what is wanted."""
    for seed in count(1):
        match = played(setup, SeededDealer(seed), seed)
        if wanted(match):
            keep(name, match)
            return


def keep(name: str, match: Match) -> None:
    (HOME / f"{name}.jsonl").write_text(match.save(), encoding="utf-8")
    result = match.result()
    print(f"{name}: {result.plain() if result else 'not finished'}")


def won(match: Match) -> bool:
    result = match.result()
    return result is not None and result.places.count(1) == 1


def tied(match: Match) -> bool:
    result = match.result()
    return result is not None and result.places.count(1) > 1


def has(words: str, times: int = 1) -> Wanted:
    """Whether the record has lines with these words, so many times."""
    return lambda match: sum(words in line for line in match.save().splitlines()) >= times


def anything(match: Match) -> bool:
    return True


def main() -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    for seats, word in ((2, "two"), (3, "three"), (4, "four"), (5, "five"), (6, "six")):
        search(f"{word}_seats_one_winner", won, GAME.setup(seats=seats))
    search("two_seats_share_the_victory", tied, GAME.setup(seats=2))
    search("first_game", won, GAME.setup(mode="first", seats=3))
    search("bigger_towers", won, GAME.setup(mode="tall", seats=2))
    search("bigger_towers_with_a_warning", won, GAME.setup(mode="tall", seats=2, warning="yes"))
    search("two_teams", anything, GAME.setup(mode="teams", seats=4))
    search("speed_building", won, GAME.setup(mode="speed", seats=3))
    search("speed_building_in_step", won, GAME.setup(mode="step", seats=2))
    search("a_card_is_deflected_more_than_once", has('"redirect"', 3), GAME.setup(seats=3))
    own = GAME.setup(seats=3, own_tower="yes", each_wound="yes", brawls="9", first="2")
    search("all_the_options_of_the_rulings", has('"redirect"'), own)
    search("no_brawls_at_all", won, GAME.setup(seats=2, brawls="0"))
    search("a_choice_of_meals", has('"eat"'), GAME.setup(seats=2))
    search("a_foreminion_jumps", has('"jump"', 2), GAME.setup(seats=2))
    provable = ProvableDealer(bytes(range(32)), (bytes(range(16)), bytes(range(16, 32))))
    keep("dealt_provably", played(GAME.setup(seats=2), provable, 1))


if __name__ == "__main__":
    main()
