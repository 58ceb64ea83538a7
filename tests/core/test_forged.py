"""Forged records, and mistakes with fitting digests: refused, or the very record they say."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.small_games import ask_id, bodies_of, rechained, say
from tests.core.small_records import GAME, RECORDS, refused

from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.notation import same
from stolik.core.refusal import Diverged, RecordError
from stolik.core.replay import load

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
