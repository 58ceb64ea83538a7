"""Where a person reads and types: a terminal, or what stands in for one."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from typing import Final

try:
    import readline  # lines can be edited, and called back with the arrow keys
except ImportError:  # Windows has none, and edits lines by itself
    readline = None  # type: ignore[assignment]

from rich.console import Console, RenderableType
from rich.text import Text

from stolik.cli.words import Words

PROMPT: Final = "> "
WORD: Final = re.compile(r"[^\W\d_]+|[\W\d_]")
"""A run of letters, or any other single sign."""


class Screen:
    """A console with words in one language. It writes no escape codes where none are wanted."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.lang = words.lang
        self.console = console()
        self.typed_in = sys.stdin.isatty()
        if self.typed_in and readline is not None:
            readline.parse_and_bind("set enable-bracketed-paste off")  # it writes escape codes

    @property
    def live(self) -> bool:
        """Whether a person sits at a terminal, to read and to type."""
        return self.typed_in and self.console.is_terminal

    def say(self, key: str, style: str = "", **parts: object) -> None:
        """A sentence of the command line's own."""
        self.write(self.words.say(key, **parts), style)

    def tell(self, key: str, style: str = "", **parts: object) -> None:
        """The same, with a path or a command in it that is to be copied whole."""
        self.console.print(Text(self.words.say(key, **parts), style), soft_wrap=True)

    def write(self, text: str, style: str = "") -> None:
        """Text as it is: nothing in it is taken for markup."""
        self.console.print(Text(text, style), soft_wrap=not self.console.is_terminal)

    def draw(self, renderable: RenderableType) -> None:
        """Something that rich lays out."""
        self.console.print(renderable)

    def picture(self, picture: str, paint: Mapping[str, str]) -> None:
        """A picture made of letters, each in its colour; its lines are never folded."""
        self.console.print(painted(picture, paint), no_wrap=True, overflow="ignore", crop=False)

    def rule(self, title: str) -> None:
        """A line across, with a title."""
        self.console.rule(Text(title, "bold"), style="dim", align="left")

    def clear(self) -> None:
        """An empty screen, where somebody sits at it."""
        if self.live:
            self.console.clear()

    def read(self, prompt: str = PROMPT) -> str:
        """The next line that is typed; EOFError when there is none. Piped lines are shown."""
        if self.typed_in:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.write(prompt + line.strip())
        return line.strip()


def console(*, stderr: bool = False) -> Console:
    """A console; with NO_COLOR in the environment it writes no escape codes at all."""
    plain = bool(os.environ.get("NO_COLOR"))
    return Console(stderr=stderr, highlight=False, color_system=None if plain else "auto")


def painted(picture: str, paint: Mapping[str, str]) -> Text:
    """A picture with its letters coloured; letters that make up a word are left as they are."""
    text = Text()
    for part in WORD.findall(picture):
        for letter in part:
            text.append(letter, paint.get(letter) if all(one in paint for one in part) else None)
    return text
