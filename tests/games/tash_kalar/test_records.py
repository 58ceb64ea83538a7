"""Golden records: whole games that between them play every card and reach every ending."""

import json
from pathlib import Path
from typing import Final

import pytest

from stolik import load
from stolik.games.tash_kalar import GAME
from stolik.games.tash_kalar.cards import BEINGS, FLARE_CARDS

HOME: Final = Path(__file__).parents[3] / "records" / "tash_kalar"
RECORDS: Final = sorted(HOME.glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_played_again_to_the_same_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert load(GAME, text).save() == text


def test_every_being_legend_and_flare_is_played_in_a_record() -> None:
    """TK-C1."""
    text = "".join([path.read_text(encoding="utf-8") for path in RECORDS])
    played = {
        card
        for card in (*BEINGS, *FLARE_CARDS)
        if f"summon,{card}," in text or f"flare,{card}" in text
    }
    assert sorted({*BEINGS, *FLARE_CARDS} - played) == []


def test_every_mode_and_every_ending_has_a_record() -> None:
    """TK-E4, TK-E5."""
    heads = [json.loads(path.read_text(encoding="utf-8").splitlines()[0]) for path in RECORDS]
    ends = [path.read_text(encoding="utf-8").splitlines()[-1] for path in RECORDS]
    assert {(head["mode"], head["seats"]) for head in heads} == {
        ("high", 2), ("duel", 2), ("first", 2), ("melee", 3), ("melee", 4),
        ("high_teams", 4), ("duel_teams", 4),
    }  # fmt: skip
    assert all(any(reason in end for end in ends) for reason in ("last_round", "resigned"))
