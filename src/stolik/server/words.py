"""The server's own words, in both languages, and refusals made of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stolik.core.refusal import Code, Refused, Why
from stolik.games.words import load_texts

TEXTS: Final = load_texts(Path(__file__).parent)


class Absent(Refused):
    """What was named is not there at all."""


class Frozen(Refused):
    """The table cannot be played on; its record stays as it is."""


class Hurried(Refused):
    """More came than anybody sends by hand; try again in so many milliseconds."""

    def __init__(self, wait: int) -> None:
        super().__init__("closed", reason("rate"))
        self.wait = wait


def reason(key: str, **parts: object) -> Why:
    """A reason in both languages."""
    return Why(TEXTS.say("pl", key, **parts), TEXTS.say("en", key, **parts))


def refused(code: Code, key: str, **parts: object) -> Refused:
    """A refusal in the words of this key."""
    return Refused(code, reason(key, **parts))


def absent(key: str, **parts: object) -> Absent:
    """A refusal of what is not there."""
    return Absent("illegal", reason(key, **parts))
