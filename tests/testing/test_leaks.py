"""The suite finds what is planted: each leak, and each fault by the law that it breaks."""

from collections.abc import Callable
from typing import Any

import pytest

from stolik.core.spec import Game, Setup
from stolik.testing.checks import copies, courses, offers, takebacks
from stolik.testing.dump import Broken
from stolik.testing.leaks import nothing_leaks
from stolik.testing.play import setups
from stolik.testing.toy import GAME as TOY
from stolik.testing.toy.faulty import FAULTS
from stolik.testing.toy.leaky import LEAKS

SEEDS = (1, 2, 3)

BY = {
    "field": ("by the view", "by the picture"),
    "count": ("by the asks", "Seat "),
    "who": ("by the asks", "Seat "),
    "event": ("by the events",),
    "refusal": ("by the refusals",),
    "deck": ("by the events",),
}
"""What gives each leak away."""


def broken(law: Callable[[Setup, int], None], game: Game[Any]) -> Broken:
    """How this law is broken, by the first setup and seed that shows it."""
    for setup in setups(game):
        for seed in SEEDS:
            try:
                law(setup, seed)
            except Broken as found:
                return found
    pytest.fail(f"{law.__name__} finds nothing in {game.name}.")


def test_there_are_six_leaks() -> None:
    assert set(LEAKS) == set(BY)


@pytest.mark.parametrize("name", LEAKS)
def test_each_planted_leak_is_found(name: str) -> None:
    found = broken(nothing_leaks, LEAKS[name])
    assert found.dump.kind == "leak"
    assert any(words in found.why for words in BY[name]), found.why


@pytest.mark.parametrize("seed", range(10, 14))
def test_no_leak_is_found_in_the_honest_game(seed: int) -> None:
    nothing_leaks(TOY.setup(seats=3), seed)


LAW_OF: dict[str, tuple[Callable[[Setup, int], None], str]] = {
    "raises": (courses.random_play_ends, "RuntimeError('The oven has burst.')"),
    "wavers": (copies.a_rebuilt_script_goes_as_the_live_one, "run again goes another way"),
    "shares": (copies.a_copied_table_is_independent, "shares the field 'stalls'"),
    "loses": (courses.pieces_are_kept, "1 -> 0"),
    "endless": (courses.random_play_ends, "goes on after 108 answers"),
    "dead_end": (offers.options_are_never_empty, "waits for nobody"),
    "no_option": (offers.options_are_never_empty, "waits for 'coin', with nothing on offer"),
    "sly": (takebacks.what_teaches_cannot_be_undone, "learned something and can undo"),
}


def test_there_is_a_law_for_every_planted_fault() -> None:
    assert set(LAW_OF) == set(FAULTS)


@pytest.mark.parametrize("name", FAULTS)
def test_each_planted_fault_is_found_by_its_law(name: str) -> None:
    law, words = LAW_OF[name]
    assert words in broken(law, FAULTS[name]).why
