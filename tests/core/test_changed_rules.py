"""Records played again by rules that have changed meanwhile."""

import json

import pytest
from tests.core.small_games import (
    LETTERS,
    Sheet,
    Small,
    say,
)

from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.refusal import Diverged, RecordError
from stolik.core.replay import load
from stolik.core.scripts import Script, ask, chance


def rules(
    letters: tuple[str, ...] = LETTERS, last: str = "last", cards: str = "xyz", note: str = ""
) -> Small:
    """A game of which one thing may have changed."""

    def changed(t: Sheet) -> Script[str | None]:
        t.note((yield from ask(0, "first", letters, "a")))
        t.note((yield from chance("card", tuple(cards))) + note)
        yield from ask(0, last, LETTERS, "a")
        return "changed" if len(t.notes) < 4 else None

    return Small(changed)


def old_record() -> str:
    match = Match(rules().setup(), SeededDealer(2))
    for _ in range(4):
        say(match, 0, "b")
    assert match.result() is not None
    return match.save()


@pytest.mark.parametrize(
    ("now", "line"),
    [
        (rules(last="end"), 4),
        (rules(letters=("a", "b")), 2),
        (rules(note="!"), 4),
    ],
    ids=["other words", "other options", "another table"],
)
def test_rules_that_go_another_way_now_are_noticed_where_they_do(now: Small, line: int) -> None:
    assert load(rules(), old_record()).result() is not None
    with pytest.raises((Diverged, RecordError), match=f"Line {line}: "):
        load(now, old_record())


def test_an_answer_that_is_no_longer_offered_is_refused_with_its_line() -> None:
    with pytest.raises(RecordError, match="Line 2: This is not among the options"):
        load(rules(letters=("a", "c")), old_record())


def test_what_happened_stays_readable_as_json_lines() -> None:
    lines = [json.loads(line) for line in old_record().splitlines()]
    assert [line.get("is") for line in lines[1:4]] == ["b", lines[2]["is"], "b"]
    assert lines[3]["at"] == "changed"


def test_a_bag_that_has_changed_is_noticed_at_its_draw() -> None:
    with pytest.raises((Diverged, RecordError), match="Line 3: "):
        load(rules(cards="xy"), old_record())
    with pytest.raises((Diverged, RecordError), match="Line 3: "):
        load(rules(cards="uvw"), old_record())
