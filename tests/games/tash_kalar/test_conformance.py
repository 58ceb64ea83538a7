"""The law that every game keeps, for every mode and number of seats."""

import pytest

from stolik.games.tash_kalar import GAME
from stolik.testing.conformance import Case, conformance


@pytest.mark.parametrize("case", conformance(GAME), ids=str)
def test_the_game_keeps_the_law(case: Case) -> None:
    """TK-A37, TK-A40 and all that the kernel promises."""
    case.check()
