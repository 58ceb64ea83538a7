"""The group of all commands: help in both languages, errors as sentences, honest exit codes."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

import typer
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from stolik.cli.manual import show_help
from stolik.cli.screen import Screen, console
from stolik.cli.words import Words, language, language_in, reason, refused
from stolik.core.refusal import Diverged, RecordError, Refused, Why

DAMAGED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130

UsageError: Final[Any] = typer.BadParameter.__base__
"""What typer raises for a command line that it cannot read; it names only a part of it itself."""


def screen_of(ctx: typer.Context) -> Screen:
    """The screen of the person who typed this command, in the language of the whole line."""
    root: Any = ctx.find_root().command
    words: Words = root.words
    return Screen(words)


class Command(TyperCommand):
    """One command, with its help in the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help at once; typer then has nothing left to write."""
        show_help(console(), self, ctx, ctx.find_root().command.words)


class Commands(TyperGroup):
    """All commands. Their help stands under keys, and is said in the reader's language."""

    words = Words("pl")

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        """Run one command and leave with its exit code."""
        more["standalone_mode"] = False
        sys.exit(self._run(list(sys.argv[1:] if args is None else args), *rest, **more) or 0)

    def _run(self, args: list[str], *rest: Any, **more: Any) -> Any:
        self.words = Words(language())
        try:
            self.words = Words(language_in(args))
            return super().main(args, *rest, **more)
        except UsageError as error:
            return self._say(misuse(error), MISUSED)
        except Refused as refusal:
            return self._say(refusal.why, MISUSED)
        except (RecordError, Diverged) as error:
            return self._say(error.why, DAMAGED)

    def invoke(self, ctx: Any) -> Any:
        """Run a command; Ctrl-C is said in words."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            return self._say(reason("error.interrupted"), INTERRUPTED)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command; Refused with the names there are."""
        if args[0] not in self.commands:
            raise refused("error.no_command", typed=args[0], there=", ".join(self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help at once; typer then has nothing left to write."""
        show_help(console(), self, ctx, self.words)

    def _say(self, why: Why, code: int) -> int:
        sentence = why.say(self.words.lang)
        if sentence:
            console(stderr=True).print(Text(sentence, "red"), soft_wrap=True)
        return code


def misuse(error: Any) -> Why:
    """What is wrong with a command line, in both languages; of what typer says, the names."""
    command = error.ctx.command_path if error.ctx else "stolik"
    param = getattr(error, "param", None)
    named = getattr(error, "option_name", None) or (param and (param.metavar or param.name)) or ""
    if param is not None and param.param_type_name == "option":
        named = param.opts[0]
    kind = type(error).__name__
    known = {
        "NoArgsIsHelpError": "misuse.nothing",
        "MissingParameter": "misuse.missing",
        "NoSuchOption": "misuse.no_option",
        "BadParameter": "misuse.value",
        "BadOptionUsage": "misuse.no_value",
    }
    return reason(known.get(kind, "misuse.other"), name=named, command=command)
