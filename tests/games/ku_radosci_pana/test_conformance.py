"""The public conformance suite on every mode of Ku radości Pana.

The normal game is tried with every number of seats, each other mode with the fewest and the most.
"""

import re

import pytest

from stolik.games.ku_radosci_pana import GAME
from stolik.testing.conformance import Case, conformance

BETWEEN = re.compile(r"-(first|tall|speed|step)-[345]-")
CASES = [case for case in conformance(GAME) if not BETWEEN.search(str(case))]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_game_keeps_the_law(case: Case) -> None:
    case.check()
