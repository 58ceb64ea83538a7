"""`stolik rules`: a game's rules, or one clause of them, from the page beside its code."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from rich.markdown import Markdown

from stolik.cli.screen import Screen
from stolik.cli.words import refused
from stolik.core.refusal import Lang
from stolik.core.spec import Game

PAGE: Final = "RULES.md"
HEADINGS: Final[dict[Lang, str]] = {"pl": "Polski", "en": "English"}
CLAUSE: Final = re.compile(r"^\s*[-*] \*\*([A-Z][A-Z0-9]*-[A-Z]*\d+\w*)\*\*")


def rules(screen: Screen, game: Game[Any], clause: str | None) -> None:
    """Show the rules in the reader's language: all of them, or this clause."""
    text = in_language(page(game), screen.lang)
    screen.draw(Markdown(text if clause is None else find_clause(text, clause)))


def page(game: Game[Any]) -> str:
    """The rules page that lies beside the game's code."""
    package = import_module(type(game).__module__).__package__ or ""
    try:
        return files(package).joinpath(PAGE).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise refused("error.no_rules", game=game.name, page=PAGE) from None


def in_language(text: str, lang: Lang) -> str:
    """The part of a page in this language; the whole page where it has no such part."""
    head, *parts = re.split(r"(?m)^## ", text)
    for part in parts:
        title, _, body = part.partition("\n")
        if title.strip() == HEADINGS[lang]:
            return _preamble(head, lang) + body
    return text


def _preamble(head: str, lang: Lang) -> str:
    """What stands before the languages part, without the paragraphs of the other language."""
    others = [f"**{other.upper()}**" for other in HEADINGS if other != lang]
    kept = [part for part in head.split("\n\n") if not part.startswith(tuple(others))]
    return "\n\n".join(kept).replace(f"**{lang.upper()}** ", "")


def find_clause(text: str, wanted: str) -> str:
    """One clause, with all its lines; `K4` stands for `FITS-K4`."""
    lines = text.splitlines()
    name = wanted.upper()
    for place, line in enumerate(lines):
        found = CLAUSE.match(line)
        if found and (found[1].upper() == name or found[1].upper().endswith(f"-{name}")):
            return "\n".join([line, *_more(lines[place + 1 :])])
    raise refused("error.clause", clause=wanted)


def _more(lines: list[str]) -> list[str]:
    """The lines that go on with a clause: indented ones."""
    made: list[str] = []
    for line in lines:
        if not line.startswith("  "):
            break
        made.append(line)
    return made
