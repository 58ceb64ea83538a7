"""What `--help` shows: usage, what a command does, its arguments and options, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from stolik.cli.words import TEXTS, Words


def show_help(console: Console, command: Any, ctx: Any, words: Words) -> None:
    """The page of one command, or of the group of all commands."""
    console.print(Text.assemble((words.say("manual.usage"), "bold"), " ", usage(command, ctx)))
    console.print()
    console.print(Text(_words(command.help, words)))
    params = [param for param in command.get_params(ctx) if not getattr(param, "hidden", False)]
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    commands = getattr(command, "commands", {})
    _part(console, words.say("manual.commands"), _commands(commands, words))
    _part(console, words.say("manual.arguments"), _params(arguments, words))
    _part(console, words.say("manual.options"), _params(options, words))
    if command.epilog:
        console.print()
        console.print(Text(_words(command.epilog, words), "dim"))


def usage(command: Any, ctx: Any) -> str:
    """How the command is typed."""
    arguments = [
        _metavar(param) if param.required else f"[{_metavar(param)}]"
        for param in command.get_params(ctx)
        if param.param_type_name == "argument"
    ]
    command_name = ["COMMAND"] if hasattr(command, "commands") else []
    return " ".join([ctx.command_path, *arguments, *command_name, "[--…]"])


def _part(console: Console, title: str, rows: Iterable[tuple[str, str]]) -> None:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for name, said in rows:
        grid.add_row(Text(f"  {name}", "cyan"), Text(said))
    if grid.row_count:
        console.print()
        console.print(Text(title, "bold"))
        console.print(grid)


def _commands(commands: dict[str, Any], words: Words) -> Iterator[tuple[str, str]]:
    for name, command in commands.items():
        yield name, _words(command.help, words)


def _params(params: list[Any], words: Words) -> Iterator[tuple[str, str]]:
    for param in params:
        if param.param_type_name == "argument":
            yield _metavar(param), _words(param.help, words)
        else:
            names = ", ".join([*param.opts, *param.secondary_opts])
            said = words.say("manual.help") if "--help" in param.opts else param.help
            yield names + ("" if param.is_flag else f" {_metavar(param)}"), _words(said, words)


def _metavar(param: Any) -> str:
    return str(param.metavar or param.name.upper())


def _words(key: str | None, words: Words) -> str:
    """The words of this key; a text that is no key is said as it is."""
    key = key or ""
    return words.say(key) if TEXTS.has(key) else key
