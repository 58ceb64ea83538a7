"""Golden records: one for each ending and set-up, played again line by line."""

from pathlib import Path
from typing import Final

import pytest

from stolik import load
from stolik.games.straszydla import GAME

HOME: Final = Path(__file__).parents[3] / "records" / "straszydla"
ENDINGS: Final = {
    "two_seats_a_pact_wins": "pact",
    "three_seats_a_pact_wins": "pact",
    "four_seats_a_pact_wins": "pact",
    "two_seats_without_the_variant": "pact",
    "two_pacts_share_the_win": "pact",
    "a_tie_is_parted_by_strength": "pact",
    "the_agreed_cap_after_a_city_by_hand_and_trades": "cap",
    "empty_piles_end_the_game": "empty",
    "twenty_four_times_of_day": "longest",
    "dealt_provably": "pact",
    "put_away_with_a_plan_sealed": "",
}


def test_every_record_is_listed_here() -> None:
    assert sorted(path.stem for path in HOME.glob("*.jsonl")) == sorted(ENDINGS)


@pytest.mark.parametrize("name", sorted(ENDINGS))
def test_a_golden_record_plays_again_to_its_ending(name: str) -> None:
    """STR-7.4, STR-A16, STR-A37, STR-A71: the same table, result and text."""
    text = (HOME / f"{name}.jsonl").read_text(encoding="utf-8")
    match = load(GAME, text)
    result = match.result()
    assert ("" if result is None else result.reason) == ENDINGS[name]
    assert match.save() == text
    counts = {kind: n for kind, n in match.runner().components().items() if kind.startswith("cube")}
    assert set(counts.values()) == {0}


def test_two_pacts_are_shared_or_parted_as_the_table_agreed() -> None:
    """STR-A16: two seats with five icons each; both win, or the stronger."""
    for name, winners in (("two_pacts_share_the_win", 2), ("a_tie_is_parted_by_strength", 1)):
        result = load(GAME, (HOME / f"{name}.jsonl").read_text(encoding="utf-8")).result()
        assert result is not None
        assert result.points.count(5) == 2
        assert result.places.count(1) == winners
