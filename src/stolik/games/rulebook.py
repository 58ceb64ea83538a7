"""The page of rules that lies beside a game's code, in the reader's language."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

from stolik.core.refusal import Lang
from stolik.core.spec import Game

PAGE: Final = "RULES.md"
HEADINGS: Final[dict[Lang, str]] = {"pl": "Polski", "en": "English"}


def rules_page(game: Game[Any]) -> str | None:
    """The whole page, in all its languages; None where the game has none."""
    package = import_module(type(game).__module__).__package__ or ""
    try:
        return files(package).joinpath(PAGE).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None


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
