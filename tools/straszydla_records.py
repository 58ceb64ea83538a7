"""Makes the golden records of Straszydła anew: `python tools/straszydla_records.py`.

Each is named for what it proves. Seeds are tried one after the other until a game proves it, so the
same code always makes the same files; `tests/games/straszydla/test_records.py` checks them.
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
from stolik.games.straszydla import GAME

HOME: Final = Path(__file__).parent.parent / "records" / "straszydla"
OPTIONAL: Final = 30
Player: TypeAlias = Callable[[Match, Rng], None]
Wanted: TypeAlias = Callable[[Match], bool]


def greedy(match: Match, rng: Rng) -> None:
    """The next seat that is waited for answers as the game advises."""
    one = needed(match)
    advice = GAME.advise(match.view(one.seat), one.pending, rng)
    assert advice is not None
    match.answer(one.id, advice.choice, "bot")


def chaotic(match: Match, rng: Rng) -> None:
    """Anything at all, at times from the tray of a seat that is not waited for."""
    open_ = [one for one in match.questions() if not one.sealed]
    optional = [one for one in open_ if not one.pending.need]
    one = optional[0] if optional and rng.chance(1, OPTIONAL) else needed(match)
    match.answer(one.id, one.pending.options.sample(rng))


def nobody(match: Match, rng: Rng) -> None:
    """The clock runs out for every question."""
    match.expire()


def needed(match: Match) -> Question:
    """The first question that the game waits for."""
    return next(one for one in match.questions() if one.pending.need and not one.sealed)


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
    HOME.mkdir(parents=True, exist_ok=True)
    (HOME / f"{name}.jsonl").write_text(match.save(), encoding="utf-8")
    result = match.result()
    print(f"{name}: {result.plain() if result else 'not finished'}")


def ended(reason: str, winners: int = 1) -> Wanted:
    """A game that ended so, with so many winners."""

    def wanted(match: Match) -> bool:
        result = match.result()
        good = result is not None and result.reason == reason
        return good and result is not None and result.places.count(1) == winners

    return wanted


def parted(match: Match) -> bool:
    """Two have filled their pacts, and one of them has won."""
    result = match.result()
    return result is not None and result.points.count(5) > 1 and result.places.count(1) == 1


def main() -> None:
    for seats, word in ((2, "two"), (3, "three"), (4, "four")):
        search(f"{word}_seats_a_pact_wins", greedy, ended("pact"), GAME.setup(seats=seats))
    alike = GAME.setup(mode="two_alike", seats=2)
    search("two_seats_without_the_variant", greedy, ended("pact"), alike)
    search("two_pacts_share_the_win", greedy, ended("pact", 2), GAME.setup(seats=3))
    strict = GAME.setup(seats=3, tie="strength")
    search("a_tie_is_parted_by_strength", greedy, parted, strict)
    capped = GAME.setup(seats=2, cap="6", trade="on", city="hand")
    search("the_agreed_cap_after_a_city_by_hand_and_trades", chaotic, ended("cap"), capped)
    search("empty_piles_end_the_game", chaotic, ended("empty"), GAME.setup(seats=4))
    one = GAME.setup(seats=2, purchases="one")
    search("twenty_four_times_of_day", nobody, lambda match: True, one)
    provable = ProvableDealer(bytes(range(32)), (bytes(range(16)), bytes(range(16, 32))))
    keep("dealt_provably", played(GAME.setup(seats=2), provable, greedy, 1))
    match, rng = Match(GAME.setup(seats=3), SeededDealer(5)), Rng(5)
    while not any(one.sealed for one in match.questions()):
        greedy(match, rng)
    keep("put_away_with_a_plan_sealed", match)


if __name__ == "__main__":
    main()
