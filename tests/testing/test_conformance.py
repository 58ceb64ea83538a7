"""The conformance suite over FITS and over the toy game: every mode, every number of seats."""

import doctest

import pytest

import stolik
from stolik.testing import conformance as suite
from stolik.testing.conformance import Case, conformance, longest_runs
from stolik.testing.toy import GAME as TOY

FITS = stolik.game("fits")
CASES = [*conformance(TOY), *conformance(FITS)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_game_keeps_the_law(case: Case) -> None:
    case.check()


def test_there_is_a_case_for_every_law_and_setup() -> None:
    names = [case.name for case in CASES]
    assert len(set(names)) == len(names)
    for law in ("nothing_leaks", "undone_is_never_done", "a_record_reads_back"):
        assert {name for name in names if name.startswith(law) and "fits" in name} == {
            f"{law}-fits-{place}-1" for place in ("game-2", "game-3", "game-4", "solo-1", "daily-1")
        }


def test_the_longest_run_between_two_checkpoints_is_told() -> None:
    """A board of FITS begins with a card for each, and then all place it: one answer at once."""
    assert longest_runs(FITS) == {
        "fits game 2": 3,
        "fits game 3": 4,
        "fits game 4": 5,
        "fits solo 1": 2,
        "fits daily 1": 2,
    }


def test_what_the_suite_shows_a_stranger_works() -> None:
    assert doctest.testmod(suite).failed == 0
    assert doctest.testmod(suite).attempted > 3
