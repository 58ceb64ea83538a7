"""Makes the golden records of FITS anew: `python tools/fits_records.py`.

Each is named for what it proves. Seeds are tried one after the other until a game proves it, so the
same code always makes the same files. Run it after a change of rules, boards or record format;
`tests/games/fits/test_records.py` checks the files with a model of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Final, TypeAlias

from stolik import Match, ProvableDealer, Rng, SeededDealer
from stolik.core.dealer import Dealer
from stolik.core.questions import Question
from stolik.core.spec import Setup
from stolik.games.fits import GAME
from stolik.games.fits.names import RANKS
from stolik.games.fits.ramp import Ramp
from stolik.games.fits.shapes import SKIP

HOME: Final = Path(__file__).parent.parent / "records" / "fits"
Player: TypeAlias = Callable[[Match, Rng], None]
Wanted: TypeAlias = Callable[[Match], bool]


def greedy(match: Match, rng: Rng) -> None:
    """The next seat answers as the game advises."""
    one = _next(match)
    advice = GAME.advise(match.view(one.seat), one.pending, rng)
    match.answer(one.id, advice.choice, "bot")


def blunderer(match: Match, rng: Rng) -> None:
    """The same, but one answer in four is any answer."""
    one = _next(match)
    if rng.chance(1, 4):
        match.answer(one.id, one.pending.options.sample(rng))
    else:
        greedy(match, rng)


def decliner(match: Match, rng: Rng) -> None:
    """Puts aside whatever may be put aside."""
    one = _next(match)
    offered = one.pending.options
    match.answer(one.id, SKIP if SKIP in offered else offered.sample(rng))


def builder_of_towers(match: Match, rng: Rng) -> None:
    """Drops every block where it comes to rest highest."""
    one = _next(match)
    ramp: Ramp = match.view(one.seat).field("ramps", tuple)[one.seat]
    match.answer(one.id, max(one.pending.options, key=ramp.landing))


def nobody(match: Match, rng: Rng) -> None:
    """The clock runs out for every question."""
    match.expire()


def _next(match: Match) -> Question:
    return next(one for one in match.questions() if not one.sealed)


def played(setup: Setup, dealer: Dealer, player: Player, seed: int) -> Match:
    """A whole game."""
    match, rng = Match(setup, dealer), Rng(seed)
    while match.result() is None:
        player(match, rng)
    return match


def search(name: str, player: Player, wanted: Wanted, setup: Setup) -> None:
    """Keep the first game that proves what is wanted."""
    for seed in count(1):
        match = played(setup, SeededDealer(seed), player, seed)
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


def shared(match: Match) -> bool:
    result = match.result()
    return result is not None and result.places.count(1) == 2


def ranked(rank: str) -> Wanted:
    def wanted(match: Match) -> bool:
        result = match.result()
        return result is not None and result.ranks == (rank,)

    return wanted


def scored(points: int) -> Wanted:
    def wanted(match: Match) -> bool:
        result = match.result()
        return result is not None and result.points == (points,)

    return wanted


def reordered(match: Match) -> bool:
    return match.setup.options["boards"] not in ("1234", "4321")


def anything(match: Match) -> bool:
    return True


LAYOUTS: Final = (
    "4:c1r12=star,c3r12=heart,c5r12=leaf,c2r10=moon,c4r10=flower,"
    "c1r5=star,c3r5=heart,c5r5=leaf,c2r3=moon,c4r3=flower;"
    "3:c1r9=1,c3r9=2,c5r9=2,c2r7=3,c4r7=-7,c6r5=-10,c1r3=1;"
    "2:c2r11=1,c4r11=2,c6r11=3,c1r8=3"
)
"""Boards as an owner might write them: -7 and -10 are black fields of other values."""


def main() -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    for seats, word in ((2, "two"), (3, "three"), (4, "four")):
        search(f"{word}_seats_one_winner", greedy, won, GAME.setup(seats=seats))
    search("two_seats_share_the_victory", greedy, shared, GAME.setup(seats=2))
    search("four_seats_two_share_the_victory", blunderer, shared, GAME.setup(seats=4))
    solo = GAME.setup(mode="solo")
    for rank in RANKS[:-1]:
        search(f"solo_{rank}", greedy, ranked(rank), solo)
    search("solo_pupil_with_just_five_points", blunderer, scored(5), solo)
    search("solo_apprentice_with_just_six_points", blunderer, scored(6), solo)
    search("solo_declines_all_that_may_be_declined", decliner, anything, solo)
    search("shorter_game_on_boards_1_and_4", greedy, won, GAME.setup(seats=2, boards="14"))
    short = GAME.setup(mode="solo", boards="123")
    search("solo_shorter_game_has_no_title", greedy, anything, short)
    changed = GAME.setup(mode="solo", boards="4321")
    search("solo_changed_order_keeps_the_title", greedy, anything, changed)
    mixed = GAME.setup(seats=2, order="random")
    search("boards_in_a_random_order", greedy, reordered, mixed)
    search("boards_made_at_random", greedy, won, GAME.setup(seats=3, layouts="new"))
    given = GAME.setup(seats=2, boards="234", layouts=LAYOUTS)
    search("boards_of_an_owner_with_other_black_fields", blunderer, won, given)
    search("puzzle_of_the_day", greedy, anything, GAME.setup(mode="daily", day="2026-03-31"))
    towers = GAME.setup(seats=2, boards="1")
    search("towers_above_row_12", builder_of_towers, anything, towers)
    search("clock_answers_for_everybody", nobody, anything, GAME.setup(seats=3, boards="2"))
    provable = ProvableDealer(bytes(range(32)), (bytes(range(16)), bytes(range(16, 32))))
    keep("dealt_provably", played(GAME.setup(seats=2), provable, greedy, 1))
    stopped()


def stopped() -> None:
    """A match put away while one answer is sealed and the other is not in yet."""
    match, rng = Match(GAME.setup(seats=2), SeededDealer(5)), Rng(5)
    for _ in range(21):
        greedy(match, rng)
    keep("put_away_with_one_answer_sealed", match)


if __name__ == "__main__":
    main()
