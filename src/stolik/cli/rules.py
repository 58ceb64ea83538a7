"""`stolik rules`: a game's rules, or one clause of them, from the page beside its code."""

from __future__ import annotations

import re
from typing import Any, Final

from rich.markdown import Markdown

from stolik.cli.screen import Screen
from stolik.cli.words import refused
from stolik.core.spec import Game
from stolik.games.rulebook import PAGE, in_language, rules_page

CLAUSE: Final = re.compile(r"^\s*[-*] \*\*([A-Z][A-Z0-9]*-[A-Z]*\d+\w*)\*\*")


def rules(screen: Screen, game: Game[Any], clause: str | None) -> None:
    """Show the rules in the reader's language: all of them, or this clause."""
    text = in_language(page(game), screen.lang)
    screen.draw(Markdown(text if clause is None else find_clause(text, clause)))


def page(game: Game[Any]) -> str:
    """The rules page of a game; Refused where it has none."""
    text = rules_page(game)
    if text is None:
        raise refused("error.no_rules", game=game.name, page=PAGE)
    return text


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
