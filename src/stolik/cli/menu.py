"""What may be typed at a question: a short list, or the next touches of a long one."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

from stolik.cli.narrow import Narrowing
from stolik.cli.screen import Screen, painted
from stolik.core.refusal import Lang
from stolik.core.spec import Game


def offer(screen: Screen, game: Game[Any], what: str, narrowing: Narrowing) -> None:
    """Show what may be typed now."""
    rows = menu(game, what, narrowing, screen.lang)
    if any("\n" in label for _, label in rows):
        pictured = [painted(label, game.paint) for _, label in rows]
        keys = [Text(key, "bold cyan") for key, _ in rows]
        pairs = zip(keys, pictured, strict=True)
        screen.draw(Columns([Group(*pair) for pair in pairs], padding=(0, 3)))
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
    rows = [
        (key, game.touched(what, narrowing.options, (*narrowing.prefix, touch), lang))
        for key, touch in narrowing.keys(narrowing.prefix).items()
    ]
    if narrowing.options.done(narrowing.prefix):
        rows.insert(0, ("Enter", game.label(what, narrowing.options.pick(narrowing.prefix), lang)))
    return rows
