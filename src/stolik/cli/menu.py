"""What may be typed at a question: a short list, or the next touches of a long one."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from stolik.cli.narrow import Narrowing
from stolik.cli.screen import Screen
from stolik.core.options import Touches
from stolik.core.refusal import Lang
from stolik.core.spec import Game


def offer(screen: Screen, game: Game[Any], what: str, narrowing: Narrowing) -> None:
    """Show what may be typed now."""
    rows = menu(game, what, narrowing, screen.lang)
    if len(rows) > 1 and all(key == label for key, label in rows):
        screen.draw(Columns([Text(key, "bold cyan") for key, _ in rows], padding=(0, 2)))
        return
    grid = Table.grid(padding=(0, 2))
    for key, label in rows:
        grid.add_row(Text(f"  {key}", "bold cyan"), Text(label if label != key else ""))
    screen.draw(grid)


def menu(game: Game[Any], what: str, narrowing: Narrowing, lang: Lang) -> list[tuple[str, str]]:
    """What may be typed, each with what it means."""
    if not narrowing.prefix and (listed := narrowing.listed()):
        texts = [narrowing.options.text(choice) for choice in listed]
        return [
            (text, game.label(what, choice, lang))
            for text, choice in zip(texts, listed, strict=True)
        ]
    return [
        (key, touched(game, what, narrowing, (*narrowing.prefix, touch), lang))
        for key, touch in narrowing.keys(narrowing.prefix).items()
    ]


def touched(game: Game[Any], what: str, narrowing: Narrowing, path: Touches, lang: Lang) -> str:
    """What the last of these touches means: the choice it completes, or its own words."""
    complete = narrowing.complete(path)
    if complete is not None:
        return game.label(what, complete.choice, lang)
    kind, _, value = path[-1].partition(":")
    key = f"touch.{kind}"
    return game.texts.say(lang, key, value=value) if game.texts.has(key) else f"{kind} {value}"
