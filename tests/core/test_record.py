"""Damaged, cut, forged and foreign records: refused with the line and a sentence, never half."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.small_games import LETTERS, Sheet, Small, ask_id, bodies_of, rechained, say

from stolik.core.dealer import ProvableDealer, SeededDealer
from stolik.core.match import Match
from stolik.core.notation import same
from stolik.core.refusal import Diverged, RecordError
from stolik.core.replay import game_name, load
from stolik.core.scripts import Script, ask, ask_of, chance, open_to, together
from stolik.core.seen import EVERYBODY
from stolik.core.spec import Option
from stolik.core.steps import Acted, Bag, Chance


def evening(t: Sheet) -> Script[str | None]:
    t.note((yield from ask(0, "letter", LETTERS, "a")))
    t.note((yield from chance("card", ("x", "y", "z"))))
    t.note(*(yield from together(tuple([ask_of(s, "seal", LETTERS, "a") for s in (0, 1)]))))
    asks = tuple([ask_of(s, f"offer {s}", LETTERS, "a") for s in (0, 1)])
    acted: Acted[str] | None = yield from open_to(asks, EVERYBODY)
    assert acted is not None
    t.note((yield from ask(1, "fated", LETTERS, Chance("fate", Bag(LETTERS)))))
    yield from together(tuple([ask_of(s, "last", LETTERS, "a") for s in range(3)]))
    return None


def small(name: str = "evening", rules: int = 1, deck: str = "abcd") -> Small:
    return Small(
        evening,
        seats=3,
        name=name,
        rules=rules,
        data={"deck.toml": deck},
        options=(Option("motto", "none"),),
    )


GAME = small()


def unfinished() -> str:
    """A draw, a seal of each kind of giver, an open, a drawn default, a resignation, two seals."""
    match = Match(GAME.setup(), SeededDealer(3), names=("Ada", "Łucja", ""))
    say(say(match, 0, "b"), 1, "c", by="bot")
    say(say(match, 0, "a"), 1, "b")
    match.expire()
    match.resign(2)
    match.expire_one(ask_id(match, 1))
    return match.save()


def finished() -> str:
    match = Match(GAME.setup(), ProvableDealer(bytes(32), (bytes(16),)))
    while match.result() is None:
        match.expire()
    return match.save()


RECORDS = (unfinished(), finished())
LINES = [(record, n) for record in RECORDS for n in range(1, record.count("\n") + 1)]


def refused(text: str, line: int, words: str = r"\w") -> None:
    with pytest.raises(RecordError, match=words) as caught:
        load(GAME, text)
    assert caught.value.line == line
    assert caught.value.why.pl.startswith(f"Wiersz {line}: ")
    assert str(caught.value).startswith(f"Line {line}: ")


def test_the_records_are_whole_to_begin_with() -> None:
    for record in RECORDS:
        assert load(GAME, record).save() == record
        assert load(GAME, record.removesuffix("\n")).save() == record


# Accidents: the digests notice them.


@pytest.mark.parametrize(("record", "line"), LINES)
def test_a_change_of_any_sign_of_a_line_is_noticed_at_that_line(record: str, line: int) -> None:
    lines = record.splitlines()
    whole = lines[line - 1]
    for place in range(0, len(whole), 7):
        other = "0" if whole[place] != "0" else "1"
        lines[line - 1] = whole[:place] + other + whole[place + 1 :]
        refused("\n".join(lines), line)
    for changed in (whole + " ", " " + whole, whole[:-1], whole[: len(whole) // 2], "", "{}"):
        lines[line - 1] = changed
        refused("\n".join(lines) + "\n", line)


@pytest.mark.parametrize(("record", "line"), LINES)
def test_a_line_left_out_or_doubled_is_noticed(record: str, line: int) -> None:
    lines = record.splitlines()
    without = lines[: line - 1] + lines[line:]
    for changed in (without, lines[:line] + lines[line - 1 :]):
        with pytest.raises(RecordError):
            load(GAME, "\n".join(changed))


@pytest.mark.parametrize("record", RECORDS)
def test_a_cut_is_noticed_wherever_it_falls(record: str) -> None:
    for end in range(len(record) - 1):
        with pytest.raises(RecordError):
            load(GAME, record[:end])


def test_two_lines_that_changed_places_are_noticed() -> None:
    lines = RECORDS[0].splitlines()
    lines[2], lines[3] = lines[3], lines[2]
    refused("\n".join(lines), 3, "digest does not match")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\0",
        "nonsense",
        "[]",
        "5",
        "null",
        "[" * 100_000,
        '{"stolik":1,"x":' + "[" * 991 + "]" * 991 + ',"d":""}',
        '{"stolik":' + "1" * 5000 + "}",
        '{"stolik":1,"x":"\\ud800","d":""}',
        '{"stolik":1,"x":"\ud800","d":""}',
        '{"stolik":1,"stolik":1}',
        '{"stolik":NaN}',
        '{"stolik":2}',
        '{"stolik":true}',
        '{"stolik":1.0}',
        "{}",
        '{"stolik":1}',
        "\ufeff" + RECORDS[0],
        "\n" + RECORDS[0],
        RECORDS[0].replace("\n", "\r\n"),
    ],
    ids=lambda text: repr(text[:24]),
)
def test_what_is_no_record_is_refused_at_its_first_line(text: str) -> None:
    refused(text, 1)
    with pytest.raises(RecordError):
        game_name(text)


def test_lines_after_the_last_are_refused() -> None:
    refused(RECORDS[0] + "\n", RECORDS[0].count("\n") + 1)
    with pytest.raises(RecordError):
        load(GAME, RECORDS[0] + RECORDS[1])


# Records of something else.


def test_the_record_of_another_game_is_refused_with_both_names() -> None:
    match = Match(small(name="morning").setup(), SeededDealer(1))
    refused(match.save(), 1, "this is a record of 'morning', not of 'evening'")


def test_a_record_of_other_rules_is_refused_with_both_versions() -> None:
    match = Match(small(rules=2).setup(), SeededDealer(1))
    refused(match.save(), 1, "has rules version 2; this program knows 1")


def test_a_record_made_with_other_data_files_is_refused() -> None:
    match = Match(small(deck="efgh").setup(), SeededDealer(1))
    refused(match.save(), 1, "made with other data files")


def test_a_record_of_a_later_format_is_refused() -> None:
    bodies = bodies_of(RECORDS[0])
    bodies[0]["stolik"] = 2
    refused(rechained(bodies), 1, "no Stolik record of format 1")


def test_a_mode_a_number_of_seats_or_an_option_that_is_not_there_is_refused() -> None:
    for key, value in [
        ("mode", "duel"),
        ("seats", 4),
        ("asked", {"x": "y"}),
        ("options", {"x": ""}),
    ]:
        bodies = bodies_of(RECORDS[0])
        bodies[0][key] = value
        refused(rechained(bodies), 1, "no game can begin like this")


# Forgeries and mistakes with fitting digests.

Path = tuple[Any, ...]


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a line, however deep."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in parts:
        yield (*path, key)
        if isinstance(part, (dict, list)):
            yield from places(part, (*path, key))


SCALARS: tuple[Any, ...] = (None, 0, 5, -1, 2.5, True, "x", "", 10**30, "ą" * 99)
NONSENSE: tuple[Any, ...] = (*SCALARS, [], {}, [1], {"a": 1}, [[]], [None])
SPOTS = [
    (n, line, path)
    for n, record in enumerate(RECORDS)
    for line, body in enumerate(bodies_of(record))
    for path in places(body)
]


def changed(spot: tuple[int, int, Path], value: Any, *, gone: bool = False) -> str:
    number, line, path = spot
    bodies = copy.copy(bodies_of(RECORDS[number]))
    holder: Any = bodies[line]
    for key in path[:-1]:
        holder = holder[key]
    if gone:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    return rechained(bodies)


def there(spot: tuple[int, int, Path]) -> Any:
    """What really stands at this place."""
    value: Any = bodies_of(RECORDS[spot[0]])[spot[1]]
    for key in spot[2]:
        value = value[key]
    return value


def holds(text: str) -> bool:
    """Whether a record loads; if it does, it is the very record, never half of it."""
    try:
        match = load(GAME, text)
    except (RecordError, Diverged):
        return False
    assert match.save() == text
    return True


@pytest.mark.parametrize("spot", SPOTS, ids=str)
def test_nonsense_anywhere_is_refused_and_raises_nothing_else(spot: tuple[int, int, Path]) -> None:
    """Some things may honestly be others: a name, a motto, who gave an answer, a secret kept."""
    free = {"names", "asked", "options", "sealed", "by", "drawn", "deal", "nonces", "proof"}
    for value in NONSENSE:
        if same(value, there(spot)):
            continue
        assert not holds(changed(spot, value)) or free & set(spot[2]), value
    assert not holds(changed(spot, None, gone=True)) or free & set(spot[2])


@given(st.sampled_from(SPOTS), st.sampled_from(SPOTS), st.data())
def test_what_stands_elsewhere_in_a_record_does_not_fit_here(
    spot: tuple[int, int, Path], other: tuple[int, int, Path], data: st.DataObject
) -> None:
    value = there(other)
    holds(changed(spot, value))
    holds(changed(spot, [value]))
    holds(changed(spot, {data.draw(st.sampled_from(["seat", "is", "by"])): value}))


def test_another_answer_with_fitting_digests_is_noticed_at_the_next_mark() -> None:
    bodies = bodies_of(RECORDS[0])
    bodies[1]["seat"], bodies[1]["is"] = 1, "b"
    refused(rechained(bodies), 2, "nobody was asked this")
    bodies = bodies_of(RECORDS[0])
    bodies[1]["is"] = "z"
    refused(rechained(bodies), 2, "not among the options")
    bodies = bodies_of(RECORDS[0])
    del bodies[1]["seat"]
    refused(rechained(bodies), 2)


def test_a_forged_result_is_noticed() -> None:
    bodies = bodies_of(RECORDS[1])
    bodies[-1]["result"]["places"] = [1, 2, 3]
    refused(rechained(bodies), len(bodies), "the result does not match")


def test_a_count_that_is_wrong_is_noticed() -> None:
    bodies = bodies_of(RECORDS[1])
    bodies[-1]["count"] += 1
    refused(rechained(bodies), len(bodies), "answers and should have")


def test_an_answer_after_the_end_is_refused() -> None:
    bodies = bodies_of(RECORDS[1])
    bodies.insert(-1, copy.deepcopy(bodies[-2]))
    bodies[-1]["count"] += 1
    refused(rechained(bodies), len(bodies) - 1)


def test_a_resignation_that_is_not_allowed_is_refused_with_its_line() -> None:
    bodies = bodies_of(RECORDS[0])
    bodies.insert(3, {"n": 3, "resign": 7, "mark": 0})
    bodies[-1]["count"] += 1
    refused(rechained(bodies), 4, "no resigning")


def test_sealed_answers_are_read_like_any_other() -> None:
    match = Match(GAME.setup(), SeededDealer(3))
    say(say(match, 0, "b"), 1, "c")
    bodies = bodies_of(match.save())
    last = len(bodies)
    for part, words in [
        ({"seat": 1, "what": "seal", "is": "z"}, "not among the options"),
        ({"seat": 2, "what": "seal", "is": "a"}, "nobody was asked this"),
        ({"seat": 1, "what": "other", "is": "a"}, "nobody was asked this"),
    ]:
        bodies[-1]["sealed"] = [part]
        refused(rechained(bodies), last, words)


def test_ids_of_a_loaded_match_are_those_of_the_match() -> None:
    match = Match(GAME.setup(), SeededDealer(3))
    say(say(match, 0, "b"), 1, "c")
    again = load(GAME, match.save())
    assert ask_id(again, 0) == ask_id(match, 0)
    assert json.loads(again.lines()[0]) == json.loads(match.lines()[0])
