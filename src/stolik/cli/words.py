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
        raise refused("error.lang", typed=asked)
    for name in LOCALE if asked is None else ():
        if environment.get(name):
            asked = environment[name][:2]
            break
    return "en" if asked == "en" else "pl"


def language_in(args: Sequence[str]) -> Lang:
    """The language that a whole command line asks for, wherever in it; else that of the locale."""
    for place, arg in enumerate(args):
        if arg == "--lang" and place + 1 < len(args):
            return language(args[place + 1])
        if arg.startswith("--lang="):
            return language(arg.removeprefix("--lang="))
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
