"""Laws of copies: a clone, a saved position and a saved record are the original."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.replay import load
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.spec import Setup
from stolik.core.table import Table, stored_values, write_table
from stolik.testing.play import Stroll, Walk, everybody, next_move

AHEAD: Final = 6
"""How far two copies are played on beside one another."""

KERNEL: Final = frozenset({"told", "clauses"})
"""What a table has from the kernel: neither copied nor stored."""


def picture(runner: Runner) -> list[object]:
    """All that is known of a waiting point."""
    draw = runner.chance()
    return [
        runner.text(),
        [runner.view(seat).text() for seat in everybody(runner.setup)],
        runner.where(),
        [(one.seat, one.what, one.options.mark(), one.need) for one in runner.asks()],
        None if draw is None else (draw.what, draw.bag.mark()),
    ]


def a_clone_is_the_original(setup: Setup, seed: int) -> None:
    """A clone shows the same, goes the same way as another, and leaves the original alone."""
    stroll = Stroll(setup, seed)
    for runner, move in stroll.moments():
        if not stroll.close_look():
            continue
        before = picture(runner)
        clone = runner.clone()
        stroll.demand(picture(clone) == before, "A clone differs from its original.")
        move.apply(clone)
        ahead = picture(clone)
        _play_on(clone, seed)
        stroll.demand(picture(runner) == before, "Playing a clone changed the original.")
        other = runner.clone()
        move.apply(other)
        stroll.demand(picture(other) == ahead, "Two clones went different ways.")


def a_rebuilt_script_goes_as_the_live_one(setup: Setup, seed: int) -> None:
    """A script that is run again from the checkpoint goes on as the one that was kept running."""
    stroll = Stroll(setup, seed)
    rebuilt: Runner | None = None
    for runner, move in stroll.moments():
        if rebuilt is not None:
            same = picture(rebuilt) == picture(runner)
            stroll.demand(same, "A script that was run again goes another way.")
        rebuilt = Runner.at(runner.setup, runner.position) if stroll.close_look() else None
        if rebuilt is not None:
            move.apply(rebuilt)


def _play_on(runner: Runner, seed: int) -> None:
    dealer, rng = SeededDealer(seed), Rng(seed + 1)
    for _ in range(AHEAD):
        move = next_move(runner, dealer, rng)
        if move is None:
            return
        move.apply(runner)


def a_position_reads_back(setup: Setup, seed: int) -> None:
    """The text of a position, at draws too, is read as the same position."""
    stroll = Stroll(setup, seed)
    for runner, _ in stroll.moments():
        if not stroll.close_look():
            continue
        again = Runner.read(setup.game, runner.text())
        stroll.demand(picture(again) == picture(runner), "A position reads back otherwise.")
        stroll.demand(again.key() == runner.key(), "Read back, a position has another key.")


def keys_tell_positions_apart(setup: Setup, seed: int) -> None:
    """Equal positions have equal keys, and different ones different keys."""
    known: dict[int, str] = {}
    texts: set[str] = set()
    stroll = Stroll(setup, seed)
    for runner, _ in stroll.moments():
        text, key = runner.text(), runner.key()
        stroll.demand(runner.clone().key() == key, "A clone has another key.")
        stroll.demand(known.setdefault(key, text) == text, "Two positions share a key.")
        texts.add(text)
    stroll.demand(len(known) == len(texts), "One position has two keys.")


def a_record_reads_back(setup: Setup, seed: int) -> None:
    """Saved in mid-action and loaded, the match is the same and goes on in the same way."""
    walk = Walk(setup, seed, names=("Ż\u2028\x85", "b") if setup.seats == 2 else ())
    loaded: Match | None = None
    for match in walk.moments():
        if loaded is not None:
            _equal(walk, loaded, match, "Loaded and played on, the match differs.")
        loaded = None
        if walk.close_look():
            loaded = load(setup.game, match.save())
            _equal(walk, loaded, match, "The loaded match differs.")
            assert walk.next is not None
            question, choice = walk.next
            loaded.answer(question.id, choice)
    again = load(setup.game, walk.match.save())
    _equal(walk, again, walk.match, "The loaded match differs when the game is over.")


def _equal(walk: Walk, one: Match, other: Match, why: str) -> None:
    walk.demand(one.save() == other.save(), f"{why} Its record is another.")
    names = [question.id for question in one.questions()]
    walk.demand(names == [question.id for question in other.questions()], f"{why} Its questions.")
    for seat in everybody(one.setup):
        same = one.view(seat).text() == other.view(seat).text()
        walk.demand(same, f"{why} What seat {seat} sees is not the same.")
        same = _story(one, seat) == _story(other, seat)
        walk.demand(same, f"{why} The history of seat {seat} is not the same.")


def _story(match: Match, seat: int) -> list[str]:
    story = match.history(seat)
    return [one.text() if callable(one.text) else f"{one.what} {one.text}" for one in story]


def every_field_is_declared(setup: Setup, seed: int) -> None:
    """Whatever a table holds is a Field: seen as declared, stored, and read back."""
    game = setup.game
    declared = {field.name for field in game.fields if field.stored}
    for stroll, table in checkpoints(setup, seed):
        odd = sorted(set(getattr(table, "__dict__", ())) - KERNEL - declared)
        stroll.demand(not odd, f"These are on the table, and no Field stores them: {odd}.")
        values = [_own(value) for value in stored_values(game.fields, table)]
        again = write_table(game.fields, game.read_table(values))
        same = again == write_table(game.fields, table)
        stroll.demand(same, "read_table() does not give back what was stored.")


def a_copied_table_is_independent(setup: Setup, seed: int) -> None:
    """`copy()` has every field of the table, and shares nothing that can be changed."""
    fields = setup.game.fields
    for stroll, table in checkpoints(setup, seed):
        before = write_table(fields, table)
        copy = table.copy()
        stroll.demand(write_table(fields, copy) == before, "copy() forgets a field.")
        for name in [field.name for field in fields if field.stored]:
            for container in containers(getattr(copy, name)):
                _plant(container)
            same = write_table(fields, table) == before
            stroll.demand(same, f"copy() shares the field '{name}' with its original.")


def what_is_seen_cannot_be_changed(setup: Setup, seed: int) -> None:
    """A view is the reader's own: whatever is done to it, the table stays as it is."""
    stroll = Stroll(setup, seed)
    for runner, _ in stroll.moments():
        if not stroll.close_look():
            continue
        before = picture(runner)
        for seat in everybody(setup):
            for value in runner.view(seat).fields.values():
                for container in containers(value):
                    _plant(container)
        stroll.demand(picture(runner) == before, "Changing a view changed the table.")


def checkpoints(setup: Setup, seed: int) -> Iterator[tuple[Stroll, Table]]:
    """The tables of the checkpoints of a random game."""
    seen: Table | None = None
    stroll = Stroll(setup, seed)
    for runner, _ in stroll.moments():
        if runner.position.base is not seen:
            seen = runner.position.base
            yield stroll, seen


def containers(value: object) -> Iterator[Any]:
    """Every list, dict and set in a value, however deep."""
    if isinstance(value, dict):
        for part in list(value.values()):
            yield from containers(part)
    elif isinstance(value, (list, tuple)):
        for part in list(value):
            yield from containers(part)
    if isinstance(value, (list, dict, set)):
        yield value


def _plant(container: Any) -> None:
    if isinstance(container, list):
        container.append("planted")
    elif isinstance(container, dict):
        container["planted"] = True
    else:
        container.add("planted")


def _own(value: object) -> object:
    """The same value in a container of its own."""
    if isinstance(value, list):
        return [_own(part) for part in value]
    if isinstance(value, dict):
        return {key: _own(part) for key, part in value.items()}
    return set(value) if isinstance(value, set) else value
