"""The public conformance suite on every mode of Ku radości Pana."""

import pytest

from stolik.games.ku_radosci_pana import GAME
from stolik.testing.conformance import Case, conformance


@pytest.mark.parametrize("case", conformance(GAME), ids=str)
def test_the_game_keeps_the_law(case: Case) -> None:
    case.check()
