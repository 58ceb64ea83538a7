"""How the choices of a question lie on the wire: slots, boxes of touches, and their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.core.options import Listed, Options, Touches
from stolik.core.refusal import Lang, Uncounted
from stolik.core.spec import Game
from stolik.wire import asks
from stolik.wire.boxes import boxes_of

LISTED: Final = 5_000
"""Up to so many choices are sent as boxes; what has more is walked with `try`."""

CROWDED: Final = 700
"""Boxes of more touches than this would make too long a message."""


class Layout:
    """How the choices of a question lie on the wire: listed as boxes, or walked touch by touch."""

    def __init__(self, options: Options[Any]) -> None:
        self.options = options
        self.paths = listed(options)
        self.walked = self.paths is None
        if self.paths is not None:
            self.slots = slots_of(self.paths)
            self.boxes = boxes_of(self.paths, len(self.slots))
            self.walked = sum([len(fill or ()) for box in self.boxes for fill in box]) > CROWDED
        if self.walked:
            self.paths = None
            self.slots, self.boxes = walked(options, ())

    def slot_names(self, count: int) -> list[str]:
        """The names of the slots; a walk has as many as touches have been made."""
        if self.walked:
            return [str(place + 1) for place in range(count)]
        return [slot.name for slot in self.slots]

    def reaches(self, made: Touches) -> bool:
        """Whether these touches are a choice or a part of one; of a list in any order."""
        if self.paths is not None:
            return bool(self._left(made))
        steps = enumerate(made)
        return all(touch in self.options.touches(made[:place]) for place, touch in steps)

    def lit(self, made: Touches) -> list[str]:
        """The touches that may still be made, in any order, once these have been made."""
        if self.paths is None:
            return list(self.options.touches(made)) if self.reaches(made) else []
        left = self._left(made)
        return list(dict.fromkeys([touch for path in left for touch in path if touch not in made]))

    def _left(self, made: Touches) -> list[Touches]:
        """The listed choices that have all these touches."""
        return [path for path in self.paths or () if all([touch in path for touch in made])]


def listed(options: Options[Any]) -> list[Touches] | None:
    """The touches of every choice; None where there are too many, or they are only walked."""
    try:
        if options.count() > LISTED:
            return None
        if isinstance(options, Listed):
            return [options.touch(item) for item in options.items]
        return [options.path(choice) for choice in options]
    except Uncounted:
        return None


def slots_of(paths: list[Touches]) -> tuple[asks.Pick, ...]:
    """A slot for each touch of the longest path, named for the kind of thing that is touched."""
    names: list[str] = []
    for place in range(max(map(len, paths), default=0)):
        kinds = [path[place].partition(":")[0] for path in paths if len(path) > place]
        distinct = [kind for kind in dict.fromkeys(kinds) if kind != "button"] or ["button"]
        name = distinct[0] if len(distinct) == 1 else "touch"
        names.append(name if name not in names else f"{name}{place + 1}")
    return tuple([asks.Pick(name=name) for name in names])


def walked(
    options: Options[Any], prefix: Touches
) -> tuple[tuple[asks.Pick, ...], tuple[asks.Box, ...]]:
    """The touches made so far, and what may follow; "*" where more has to be opened by `try`."""
    following = options.touches(prefix)
    last = [touch for touch in following if options.done((*prefix, touch))]
    more = [touch for touch in following if options.touches((*prefix, touch))]
    made: tuple[asks.Fill, ...] = tuple([(touch,) for touch in prefix])
    ends: list[tuple[asks.Fill, ...]] = [(tuple(more), "*")] if more else []
    ends += [(tuple(last), None)] if last else []
    ends += [(None, None)] if options.done(prefix) else []
    width = len(prefix) + (2 if more else min(1, len(following)))
    slots = tuple([asks.Pick(name=str(place + 1)) for place in range(width)])
    return slots, tuple([(*made, *end)[:width] for end in ends])


def walk_paths(options: Options[Any], prefix: Touches) -> list[Touches]:
    """The touches made so far with each that may follow."""
    return [(*prefix, touch) for touch in options.touches(prefix)] or [prefix]


# Names.


class Names:
    """What the touches of one question are called."""

    def __init__(self, game: Game[Any], what: str, options: Options[Any], lang: Lang) -> None:
        self.game = game
        self.what = what
        self.options = options
        self.lang = lang

    def of(self, paths: list[Touches]) -> dict[str, str]:
        """A name for every touch of these paths, no two of a slot the same."""
        names: dict[str, str] = {}
        for place in range(max(map(len, paths), default=0)):
            found: dict[str, list[str]] = {}
            for path in paths:
                if len(path) > place:
                    self._call(path[: place + 1], found.setdefault(path[place], []))
            tell_apart(names, {touch: self._one(touch, calls) for touch, calls in found.items()})
        return names

    def _call(self, path: Touches, calls: list[str]) -> None:
        """Add what the last of these touches is called; two names are enough to know."""
        if len(calls) < 2:
            name = self.game.touched(self.what, self.options, path, self.lang)
            if name not in calls:
                calls.append(name)

    def _one(self, touch: str, calls: list[str]) -> str:
        """What a touch is called; by itself, if it is called otherwise after other touches."""
        if len(calls) == 1:
            return calls[0]
        kind, _, value = touch.partition(":")
        key, texts = f"touch.{kind}", self.game.texts
        return texts.say(self.lang, key, value=value) if texts.has(key) else f"{kind} {value}"


def tell_apart(names: dict[str, str], more: Mapping[str, str]) -> None:
    """Add the names of a slot; what has the same name as another gets a number."""
    taken: dict[str, int] = {}
    for touch, name in more.items():
        taken[name] = taken.get(name, 0) + 1
        names[touch] = name if taken[name] == 1 else f"{name} ({taken[name]})"
