"""Who sees what: sets of seats, and those who watch."""

import pytest

from stolik.core.seen import EVERYBODY, NOBODY, SPECTATOR, only, sees


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 5])
def test_everybody_includes_those_who_watch_and_nobody_includes_no_one(seat: int) -> None:
    assert sees(EVERYBODY, seat)
    assert not sees(NOBODY, seat)


def test_only_the_named_seats_see() -> None:
    seen = only(0, 2)
    assert [seat for seat in range(-1, 6) if sees(seen, seat)] == [0, 2]


def test_only_without_seats_is_nobody() -> None:
    assert only() == NOBODY


def test_all_seats_by_name_are_not_those_who_watch() -> None:
    assert not sees(only(*range(6)), SPECTATOR)


def test_sets_of_seats_are_combined_as_bits() -> None:
    assert only(0, 1) & only(1, 2) == only(1)
    assert only(0) | only(2) == only(0, 2)
    assert EVERYBODY & only(3) == only(3)


def test_everybody_but_one_excludes_that_seat_and_those_who_watch() -> None:
    others = ~only(1)
    assert [seat for seat in range(-1, 4) if sees(others, seat)] == [0, 2, 3]
