"""Laws of records: a damaged one is refused, and says in which line; none is loaded by half."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from stolik.core.record import chained
from stolik.core.refusal import Diverged, RecordError
from stolik.core.replay import load
from stolik.core.rng import Rng
from stolik.core.spec import Setup
from stolik.testing.play import Walk

SHORT: Final = 8
"""How many answers the records have that are damaged in every line."""

ODD: Final[tuple[Any, ...]] = (None, True, -1, 10**30, "?", "", [], {}, [[]], [{}], 0.5)


def played_again_it_is_the_same(setup: Setup, seed: int) -> None:
    """A game played twice from one seed writes one record, and that record plays again."""
    walk = Walk(setup, seed)
    record = walk.play().save()
    walk.demand(Walk(setup, seed).play().save() == record, "Played twice, the game differs.")
    walk.demand(load(setup.game, record).save() == record, "Played again, the record differs.")


def damage_is_noticed(setup: Setup, seed: int) -> None:
    """A letter changed, a line lost, doubled or moved, an end cut off: refused with its line."""
    for most in (SHORT, None):
        walk = Walk(setup, seed)
        record = walk.play(most).save()
        for place, damaged in damages(record, walk.spare):
            error = refused(setup, damaged)
            walk.demand(error is not None, f"Damage in line {place} is not noticed: {damaged!r}")
            lines = damaged.count("\n") + 1
            good = isinstance(error, RecordError) and place <= error.line <= lines
            walk.demand(good, f"Damage in line {place} is told as: {error!r}")


def damages(record: str, rng: Rng) -> Iterator[tuple[int, str]]:
    """The record damaged, line by line; with the first line that is wrong then."""
    lines = record.split("\n")[:-1]
    for number, line in enumerate(lines):
        before, after = lines[:number], lines[number + 1 :]
        place = 1 + int(rng.below(len(line) - 1))
        flipped = line[:place] + chr(ord(line[place]) ^ 1) + line[place + 1 :]
        yield number + 1, _record([*before, flipped, *after])
        yield number + 1, _record([*before, line[:place], *after])
        yield number + 1, _record(before) + line[:place]
        yield number + 1, _record([*before, line, line, *after])
        if number:
            yield number, _record(before)
        if after:
            yield number + 1, _record([*before, *after])
            yield number + 1, _record([*before, after[0], line, *after[1:]])


def _record(lines: list[str]) -> str:
    return "".join([line + "\n" for line in lines])


def refused(setup: Setup, record: str) -> RecordError | Diverged | None:
    """How this record is refused; None if it is loaded."""
    try:
        load(setup.game, record)
    except (RecordError, Diverged) as error:
        return error
    return None


def a_forgery_is_noticed(setup: Setup, seed: int) -> None:
    """With digests made to fit, a line that is not as the rules would write it is refused.

    What is loaded all the same, a header that says less and means the same, is loaded whole.
    """
    walk = Walk(setup, seed)
    record = walk.play(SHORT).save()
    bodies = [json.loads(line) for line in record.split("\n")[:-1]]
    for body in bodies:
        del body["d"]
    walk.demand(rechained(bodies) == record, "The record cannot be written again.")
    for number, forged in forgeries(bodies):
        text = rechained(forged)
        if text != record:
            _refused_or_whole(walk, text, number, json.dumps(forged[number - 1]))


def _refused_or_whole(walk: Walk, text: str, number: int, shown: str) -> None:
    try:
        match = load(walk.game, text)
    except RecordError as error:
        walk.demand(bool(error.why.pl and error.why.en), f"Line {number}, {shown}: no sentence.")
    except Diverged as error:
        walk.demand("Line " in str(error), f"Line {number}, {shown}, is told as: {error!r}")
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise walk.broken(f"Line {number}, {shown}, is not refused: {error!r}") from error
    else:
        walk.demand(match.save() == text, f"Line {number}, {shown}, was loaded as something else.")


def rechained(bodies: list[dict[str, Any]]) -> str:
    """A record of these lines, with digests that fit."""
    before, lines = "", []
    for body in bodies:
        line, before = chained(before, body)
        lines.append(line)
    return _record(lines)


FREE: Final = frozenset({"names", "proof", "deal"})
"""What a header may hold that no rule can judge."""


def forgeries(bodies: list[dict[str, Any]]) -> Iterator[tuple[int, list[dict[str, Any]]]]:
    """The same record with one thing left out of a line, or with something odd in its place."""
    for place, body in enumerate(bodies):
        for changed in _changed(body):
            yield place + 1, [*bodies[:place], changed, *bodies[place + 1 :]]
        yield place + 1, [*bodies[:place], {**body, "more": 1}, *bodies[place + 1 :]]


def _changed(body: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for key, value in body.items():
        if key in FREE:
            continue
        yield {name: kept for name, kept in body.items() if name != key}
        yield from [{**body, key: odd} for odd in ODD]
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for changed in _changed(value[0]):
                yield {**body, key: [changed, *value[1:]]}
        if isinstance(value, dict):
            for changed in _changed(value):
                yield {**body, key: changed}


def another_version_is_refused(setup: Setup, seed: int) -> None:
    """A record of other rules, another game, another format or other data is refused by name."""
    walk = Walk(setup, seed)
    bodies = [json.loads(line) for line in walk.play(SHORT).save().split("\n")[:-1]]
    for body in bodies:
        del body["d"]
    head = bodies[0]
    for changed in (
        {"rules": head["rules"] + 1},
        {"game": "another"},
        {"stolik": head["stolik"] + 1},
        {"data": {**head["data"], "more": "0"}},
        {"mode": "another"},
        {"seats": 99},
    ):
        error = refused(setup, rechained([{**head, **changed}, *bodies[1:]]))
        good = isinstance(error, RecordError) and error.line == 1
        walk.demand(good, f"A record with {changed} is told as: {error!r}")
