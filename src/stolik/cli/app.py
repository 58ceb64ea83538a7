"""The commands of `stolik`."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

import stolik
from stolik import build
from stolik.cli import saves
from stolik.cli.film import film_command
from stolik.cli.group import Commands
from stolik.cli.play import Wanted, new_match, resumed
from stolik.cli.screen import Screen
from stolik.cli.sitting import Sitting
from stolik.cli.words import Words, language

app = typer.Typer(
    name="stolik", help="help.stolik", cls=Commands, no_args_is_help=True, add_completion=False
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="help.game")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="pl|en", help="help.lang")]


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"stolik {stolik.__version__} ({build.kind()})")
        raise typer.Exit


@app.callback()
def main_options(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="help.version")
    ] = False,
) -> None:
    """Modern board games with every rule enforced."""


@app.command(help="help.play")
def play(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="help.file")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help.resume")] = False,
    seats: Annotated[int | None, typer.Option(help="help.seats")] = None,
    mode: Annotated[str | None, typer.Option(help="help.mode")] = None,
    humans: Annotated[int, typer.Option(help="help.humans")] = 1,
    bots: Annotated[str, typer.Option(metavar="random|greedy", help="help.bots")] = "greedy",
    seed: Annotated[int | None, typer.Option(help="help.seed")] = None,
    day: Annotated[str | None, typer.Option(metavar="YYYY-MM-DD", help="help.day")] = None,
    chosen: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="help.set")
    ] = None,
    confirm: Annotated[bool | None, typer.Option(help="help.confirm")] = None,
    lang: Lang = None,
) -> None:
    """Play a game in this terminal."""
    screen = Screen(Words(language(lang)))
    spec = stolik.game(game)
    if resume or file is not None:
        path = file or saves.newest_unfinished(game)
        match = resumed(spec, path)
    else:
        wanted = Wanted(
            seats=seats,
            mode=mode,
            people=humans,
            bots=bots,
            seed=seed,
            day=day,
            options=tuple(chosen or ()),
        )
        match = new_match(spec, wanted)
        path = saves.new_file(game, datetime.now().astimezone())
    sitting = Sitting(screen, match, path, confirm=screen.typed_in if confirm is None else confirm)
    raise typer.Exit(sitting.run(f"stolik play {game} --resume{f' {file}' if file else ''}"))


app.command("film", help="help.film")(film_command)


def main() -> None:
    app(prog_name="stolik")
