"""The law that every game keeps.

All laws are tried on three setups that differ most; on the others only those that find mistakes of
rules, because a game of Tash-Kalar is long.
"""

from typing import Final

import pytest

from stolik.games.tash_kalar import GAME
from stolik.testing.conformance import Case, conformance

WHOLE: Final = ("high-2", "melee-3", "duel_teams-4")
EVERYWHERE: Final = ("random_play", "pieces_are", "questions_and", "events_have", "the_hash_seed")
ALONE: Final = ("melee", "teams")
"""Where nobody may resign alone: the law of resigning supposes that everybody may (TK-E5)."""


def cases() -> list[Case]:
    """The laws that are tried here."""
    chosen = [
        case
        for case in conformance(GAME)
        if any(f"-{setup}-1" in str(case) for setup in WHOLE) or str(case).startswith(EVERYWHERE)
    ]
    return [
        case
        for case in chosen
        if not (
            str(case).startswith("resigning_is_kept") and any(one in str(case) for one in ALONE)
        )
    ]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_game_keeps_the_law(case: Case) -> None:
    """TK-A37, TK-A40 and all that the kernel promises."""
    case.check()
