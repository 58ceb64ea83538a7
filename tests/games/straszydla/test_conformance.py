"""The laws every game keeps, for every mode and number of seats."""

import pytest

from stolik.games.straszydla import GAME
from stolik.testing.conformance import Case, conformance

SHORT = {"game": {"trade": "on", "cap": "6"}, "two_alike": {"cap": "6", "purchases": "one"}}


@pytest.mark.parametrize("case", conformance(GAME, options=SHORT), ids=str)
def test_the_game_keeps_the_law(case: Case) -> None:
    """Cubes by colour and cards are kept, options are walked, nothing leaks (STR-3.8, STR-A3)."""
    case.check()
