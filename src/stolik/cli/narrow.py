"""A choice on the way: typed in notation, or narrowed touch by touch."""

from __future__ import annotations

from typing import Any, Final

from stolik.cli.words import refused
from stolik.core.options import Options, Touches
from stolik.core.refusal import Refused, Uncounted

FEW: Final = 12
"""Up to so many options are simply listed."""


class Picked:
    """A complete choice."""

    def __init__(self, choice: object) -> None:
        self.choice = choice


class Narrowing:
    """The touches made so far, and what may be typed next."""

    def __init__(self, options: Options[Any]) -> None:
        self.options = options
        self.prefix: Touches = ()

    def listed(self) -> list[object]:
        """All the options, where they are few; else none, and they are narrowed."""
        try:
            return list(self.options) if self.options.count() <= FEW else []
        except Uncounted:
            return []

    def only(self) -> Picked | None:
        """The choice that an empty line makes: a finished one, or the only one there is."""
        if self.options.done(self.prefix):
            return Picked(self.options.pick(self.prefix))
        listed = self.listed()
        return Picked(listed[0]) if len(listed) == 1 else None

    def keys(self, prefix: Touches) -> dict[str, str]:
        """What may be typed after these touches, in short where that is clear, and its touch."""
        following = self.options.touches(prefix)
        short = [touch.partition(":")[2] for touch in following]
        return {
            brief if brief and short.count(brief) == 1 else touch: touch
            for brief, touch in zip(short, following, strict=True)
        }

    def complete(self, prefix: Touches) -> Picked | None:
        """The choice that these touches make, if nothing more can be touched."""
        if self.options.done(prefix) and not self.options.touches(prefix):
            return Picked(self.options.pick(prefix))
        return None

    def read(self, text: str) -> Picked | None:
        """The choice that was typed; None if it is narrowed but not yet complete; or Refused."""
        if not self.prefix and self._is_notation(text):
            return self._picked(self.options.parse(text))
        touched = self._touched(text.split())
        if touched is None:
            return self._parsed(text)
        complete = self.complete(touched)
        self.prefix = touched
        return self._picked(complete.choice) if complete else None

    def back(self) -> bool:
        """Take the last touch back; False if there was none."""
        there = bool(self.prefix)
        self.prefix = self.prefix[:-1]
        return there

    def _picked(self, choice: object) -> Picked:
        """A choice, with all its touches but the last, so that typing that one again amends it."""
        self.prefix = self.options.path(choice)[:-1]
        return Picked(choice)

    def _is_notation(self, text: str) -> bool:
        try:
            self.options.parse(text)
        except Refused:
            return False
        return True

    def _parsed(self, text: str) -> Picked:
        """The choice in notation; the refusal names what may be typed, once touches are made."""
        if self.prefix and not self._is_notation(text):
            raise refused("error.touch", typed=text, keys=", ".join(self.keys(self.prefix)))
        return self._picked(self.options.parse(text))

    def _touched(self, words: list[str]) -> Touches | None:
        prefix = self.prefix
        for word in words:
            keys = self.keys(prefix)
            touch = word if word in keys.values() else keys.get(word)
            if touch is None:
                return None
            prefix = (*prefix, touch)
        return prefix if words else None
