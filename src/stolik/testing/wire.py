"""The laws of the wire: what every game has to keep so that any page can show it.

A stranger's test file is three lines and an import, as for the conformance suite:

    @pytest.mark.parametrize("case", laws_of_the_wire(GAME), ids=str)
    def test_the_game_keeps_the_laws_of_the_wire(case):
        case.check()
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any, Final, TypeAlias

import msgspec

from stolik.core.match import Match
from stolik.core.notation import same
from stolik.core.refusal import Lang
from stolik.core.replay import load
from stolik.core.spec import Game, Setup
from stolik.games.screens import Asked, Sight, screen_of
from stolik.server.frames import Room, frame, picture, sight, view
from stolik.testing.checks.offers import choices
from stolik.testing.conformance import Case
from stolik.testing.play import Chosen, Walk, everybody, say, setups
from stolik.testing.wire_twins import equal_worlds_send_equal_bytes, room_of
from stolik.wire.asks import Ask, Box, Slot, Value
from stolik.wire.boxes import count, overlap, paths_of
from stolik.wire.codec import encode
from stolik.wire.views import Moved, Undo, View

Law: TypeAlias = Callable[[Setup, int], None]
LANGS: Final[tuple[Lang, ...]] = ("pl", "en")
LARGEST: Final = 16 * 1024
"""Bytes that one question may take."""

SPOKEN: Final = ("say", "text", "help", "note", "reasons")
"""Under these names stands what a player reads; `names` and `confirm` hold it by touch."""

CODE: Final = re.compile(r"[{}]|\b[a-z]+_[a-z]|\b(?:ask|answer|event|touch)\.[a-z]")
"""What no player should read: braces, identifiers, keys of texts."""


def pictures(setup: Setup, seed: int, langs: tuple[Lang, ...] = ("pl",)) -> Iterator[Shown]:
    """What every viewer is shown at every waiting point of a random game, and at its end.

    Where a viewer has heard nothing since, and its questions are the same, it is passed over.
    """
    room, walk = room_of(setup), Walk(setup, seed)
    known: dict[tuple[int, Lang], object] = {}
    for match in walk.moments():
        yield from _shown(walk, room, match, langs, known)
    yield from _shown(walk, room, walk.match, langs, known)


class Shown:
    """What one viewer is shown at one moment."""

    def __init__(self, walk: Walk, room: Room, seen: Sight, now: View) -> None:
        self.walk = walk
        self.room = room
        self.seen = seen
        self.view = now
        self.screen = screen_of(seen.game)

    def asks(self) -> list[tuple[Asked, Ask]]:
        """Each question, as the kernel and as the wire has it."""
        return list(zip(self.seen.asked, self.view.asks, strict=True))

    def name(self, ask: Ask, touch: str) -> str:
        """What a touch of this question is called; nothing if it has no name."""
        return ask.names.get(touch) or self.view.names.get(touch) or ""

    def demand(self, holds: bool, why: str) -> None:
        """Break off unless this holds."""
        self.walk.demand(holds, f"Seat {self.seen.seat} ({self.seen.lang}): {why}")


def _shown(
    walk: Walk,
    room: Room,
    match: Match,
    langs: tuple[Lang, ...],
    known: dict[tuple[int, Lang], object],
) -> Iterator[Shown]:
    for seat in everybody(walk.setup):
        for lang in langs:
            seen = sight(room, match, seat, lang)
            sign = ([(one.id, one.sent) for one in seen.asked], len(seen.told), seen.view.over)
            if known.get((seat, lang)) != sign:
                known[seat, lang] = sign
                yield Shown(walk, room, seen, picture(room, seen, Undo()))


# Names and words.


def every_touch_has_a_name_of_its_own(setup: Setup, seed: int) -> None:
    """Every touch of every box has a name, and in one slot no two are the same."""
    for shown in pictures(setup, seed, LANGS):
        for _, ask in shown.asks():
            for slot, touches in _by_slot(ask.slots, ask.boxes):
                names = [shown.name(ask, touch) for touch in touches]
                shown.demand(all(names), f"'{ask.what}' has touches without a name: {touches}")
                apart = len(set(names)) == len(names)
                shown.demand(apart, f"'{ask.what}': one name twice in slot {slot}: {names}")


def _by_slot(slots: tuple[Slot, ...], boxes: tuple[Box, ...]) -> Iterator[tuple[str, list[str]]]:
    for place, slot in enumerate(slots):
        fills = [box[place] for box in boxes]
        listed = [touch for fill in fills if isinstance(fill, tuple) for touch in fill]
        yield slot.name, list(dict.fromkeys(listed))


def nothing_shown_is_code(setup: Setup, seed: int) -> None:
    """No id, no brace, no key of a text and no bare handle stands in what a player reads."""
    for shown in pictures(setup, seed, LANGS):
        handles = {touch for _, ask in shown.asks() for touch in _touches(ask)}
        for text in spoken(msgspec.to_builtins(shown.view)):
            found = CODE.search(text)
            shown.demand(not found, f"A player reads code: {text!r}")
            shown.demand(not [one for one in handles if one in text], f"A handle: {text!r}")
        if shown.seen.lang == "pl":  # in which no kind of handle is a word
            for touch, name in shown.view.names.items():
                shown.demand(name != touch.replace(":", " "), f"A handle: {name!r}")


def _touches(ask: Ask) -> list[str]:
    return [touch for _, touches in _by_slot(ask.slots, ask.boxes) for touch in touches]


def spoken(message: Any, under: str = "") -> Iterator[str]:
    """All that a player reads of a message."""
    if isinstance(message, str):
        if under in SPOKEN:
            yield message
    elif isinstance(message, dict):
        named = under in ("names", "confirm")
        for key, part in message.items():
            yield from spoken(part, "say" if named else key)
    elif isinstance(message, (list, tuple)):
        for part in message:
            yield from spoken(part, under)


# Boxes.


def boxes_are_the_options(setup: Setup, seed: int) -> None:
    """Boxes are disjoint, hold as many choices as there are, and each of them by its touches."""
    for shown in pictures(setup, seed):
        for asked, ask in shown.asks():
            _apart(shown, ask.boxes)
            if ask.tries or any([fill == "*" for box in ask.boxes for fill in box]):
                continue
            held, offered = count(ask.boxes), asked.options.count()
            shown.demand(held == offered, f"'{ask.what}': {held} in boxes, {offered} on offer.")
            paths = {path for box in ask.boxes for path in paths_of(box)}
            for choice in asked.options:
                val = shown.screen.value(asked, choice)
                path = tuple([val[slot.name] for slot in ask.slots if slot.name in val])
                shown.demand(path in paths, f"'{ask.what}': no box holds {path}.")


def _apart(shown: Shown, boxes: tuple[Box, ...]) -> None:
    for one, other in combinations(boxes, 2):
        shown.demand(not overlap(one, other), f"These boxes overlap: {one} and {other}")


def every_option_can_be_answered(setup: Setup, seed: int) -> None:
    """By touch and by text: what stands for a choice on the wire means that very choice."""
    for shown in pictures(setup, seed):
        for asked, ask in shown.asks():
            for choice in choices(asked.options, seed):
                val = shown.screen.value(asked, choice)
                meant = shown.screen.read(asked, val)
                shown.demand(same(meant, choice), f"'{ask.what}': {val} means {meant!r}.")
                meant = asked.options.parse(asked.options.text(choice))
                shown.demand(same(meant, choice), f"'{ask.what}': its text means {meant!r}.")
                if ask.tries:
                    _walk(shown, asked, ask, val)


def _walk(shown: Shown, asked: Asked, ask: Ask, val: Value) -> None:
    """Touch one slot after the other, as a page does, and try each time."""
    boxes, made = ask.boxes, dict[str, Any]()
    for place, (slot, touch) in enumerate(val.items()):
        lit = [fill for box in boxes if (fill := box[place]) is not None]
        there = any([fill == "*" or touch in fill for fill in lit])
        shown.demand(there, f"'{ask.what}': {touch} is not lit after {made}.")
        made[slot] = touch
        tried = shown.screen.tried(shown.room.t, shown.seen, asked, made)
        boxes = tried.boxes or boxes
        _apart(shown, boxes)
    tried = shown.screen.tried(shown.room.t, shown.seen, asked, val)
    shown.demand(tried.ok, f"'{ask.what}': {val} is a choice, and `try` says it is none.")


def questions_are_small(setup: Setup, seed: int) -> None:
    """No question takes more than 16 KB."""
    for shown in pictures(setup, seed):
        for _, ask in shown.asks():
            size = len(encode(ask))
            shown.demand(size <= LARGEST, f"'{ask.what}' takes {size} bytes.")


# Frames.


def a_moved_view_is_a_fresh_view(setup: Setup, seed: int) -> None:
    """What a viewer has after any frame is what one gets who comes now, and what a record gives."""
    room, walk = room_of(setup), Walk(setup, seed)
    last: dict[int, View] = {}
    for match in walk.moments():
        _compare(walk, room, match, last)
    _compare(walk, room, walk.match, last)


def _compare(walk: Walk, room: Room, match: Match, last: dict[int, View]) -> None:
    again = load(walk.game, match.save()) if walk.close_look() else match
    for seat in everybody(walk.setup):
        sent = frame(room, match, seat, "pl", last.get(seat))
        if sent is not None:
            last[seat] = sent if isinstance(sent, View) else sent.view
        if isinstance(sent, Moved):
            told = list(dict.fromkeys([one.n for one in sent.events]))
            due = list(range(sent.start[1] + 1, sent.cur[1] + 1))
            walk.demand(told == due, f"Seat {seat} is told {told} and not {due}.")
        fresh = encode(view(room, again, seat, "pl"))
        walk.demand(encode(last[seat]) == fresh, f"Seat {seat} has another view than a fresh one.")


LAWS: Final[tuple[Law, ...]] = (
    every_touch_has_a_name_of_its_own,
    nothing_shown_is_code,
    boxes_are_the_options,
    every_option_can_be_answered,
    questions_are_small,
    a_moved_view_is_a_fresh_view,
    equal_worlds_send_equal_bytes,
)


def laws_of_the_wire(
    game: Game[Any], *, options: Chosen | None = None, seeds: Iterable[int] = (1,)
) -> list[Case]:
    """Every law of the wire for every setup, as cases to be checked."""
    return [
        _case(law, setup, seed) for seed in seeds for setup in setups(game, options) for law in LAWS
    ]


def _case(law: Law, setup: Setup, seed: int) -> Case:
    name = say(setup).replace(" ", "-")
    return Case(f"{law.__name__}-{name}-{seed}", lambda: law(setup, seed))
