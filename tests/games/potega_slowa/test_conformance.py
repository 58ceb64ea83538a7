"""The conformance suite over Potęga słowa."""

import pytest

from stolik.games.potega_slowa import GAME
from stolik.testing.conformance import Case, conformance


@pytest.mark.parametrize("case", conformance(GAME), ids=str)
def test_the_game_keeps_the_law(case: Case) -> None:
    case.check()
