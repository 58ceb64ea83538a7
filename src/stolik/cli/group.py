"""The group of all commands: its help in both languages, its errors as sentences."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import typer
from rich.text import Text
from typer import rich_utils
from typer.core import TyperGroup

from stolik.cli.screen import console
from stolik.cli.words import TEXTS, Words, language_in, reason
from stolik.core.refusal import Diverged, RecordError, Refused, Why

MISUSED = 2
DAMAGED = 1
INTERRUPTED = 130


class Commands(TyperGroup):
    """All commands. Their help stands under keys, and is said in the reader's language."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        """Run, with plain text where no colours are wanted."""
        rich_utils.COLOR_SYSTEM = None if os.environ.get("NO_COLOR") else "auto"
        return super().main(args, *rest, **more)

    def make_context(self, info_name: Any, args: Any, *rest: Any, **more: Any) -> Any:
        """Before anything is parsed: in which language to explain."""
        self.words = Words(language_in(args))
        translate(self, self.words)
        return super().make_context(info_name, args, *rest, **more)

    def invoke(self, ctx: Any) -> Any:
        """Run a command; what goes wrong is a sentence and an honest exit code."""
        try:
            return super().invoke(ctx)
        except Refused as refusal:
            self._say(refusal.why, MISUSED)
        except RecordError as error:
            self._say(error.why, DAMAGED)
        except Diverged as error:
            self._say(reason("error.diverged", reason=str(error)), DAMAGED)
        except KeyboardInterrupt:
            self._say(reason("error.interrupted"), INTERRUPTED)

    def _say(self, why: Why, code: int) -> None:
        console(stderr=True).print(Text(why.say(self.words.lang), "red"), soft_wrap=True)
        raise typer.Exit(code)


def translate(command: Any, words: Words) -> None:
    """Put words in the place of the keys of a command's help, and of those under it."""
    command.help = _said(command.help, words)
    for param in command.params:
        param.help = _said(getattr(param, "help", None), words)
    for part in getattr(command, "commands", {}).values():
        translate(part, words)


def _said(key: str | None, words: Words) -> str | None:
    return words.say(key) if key is not None and TEXTS.has(key) else key
