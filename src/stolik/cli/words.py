"""The words of the command line, and the language they are said in."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from stolik.core.refusal import Lang, Refused, Why
from stolik.games.words import load_texts

TEXTS: Final = load_texts(Path(__file__).parent)
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(asked: str | None = None, environment: Mapping[str, str] = os.environ) -> Lang:
    """The language asked for, else that of the locale, else Polish."""
    if asked not in (None, "pl", "en"):
        raise refused("error.lang", lang=asked)
    for name in LOCALE if asked is None else ():
        if environment.get(name):
            asked = environment[name][:2]
            break
    return "en" if asked == "en" else "pl"


def language_in(args: Sequence[str]) -> Lang:
    """The language that a command line is to be read and explained in, before it is parsed."""
    for place, arg in enumerate(args):
        value = args[place + 1] if arg == "--lang" and place + 1 < len(args) else arg[7:]
        if arg.split("=")[0] == "--lang" and value in ("pl", "en"):
            return language(value)
    return language()


def refused(key: str, **parts: object) -> Refused:
    """A refusal of what was typed, in the words of this key."""
    return Refused("malformed", reason(key, **parts))


def reason(key: str, **parts: object) -> Why:
    """A reason in the words of this key, in both languages."""
    return Why(TEXTS.say("pl", key, **parts), TEXTS.say("en", key, **parts))


class Words:
    """What the command line says, in one language."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang

    def say(self, key: str, **parts: object) -> str:
        """The text of this key with its places filled."""
        return TEXTS.say(self.lang, key, **parts)
