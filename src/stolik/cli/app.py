"""The commands of `stolik`."""

from __future__ import annotations

import sys
from datetime import datetime
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

import stolik
from stolik import build
from stolik.cli import saves
from stolik.cli.bench import bench
from stolik.cli.film import film_command
from stolik.cli.group import Command, Commands, screen_of
from stolik.cli.newgame import new_game
from stolik.cli.play import Wanted, agreed, new_match, resumed
from stolik.cli.replay import replay
from stolik.cli.rules import rules
from stolik.cli.searching import run_fuzz, run_perft
from stolik.cli.serve import serve_command
from stolik.cli.sitting import Sitting
from stolik.cli.verify import verify

app = typer.Typer(
    name="stolik",
    help="help.stolik",
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="help.game")]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="help.record")]
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
    lang: Lang = None,
) -> None:
    """Modern board games with every rule enforced."""


@app.command("play", cls=Command, help="help.play", epilog="help.play_more")
def play_command(
    ctx: typer.Context,
    game: GameName,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="help.file")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help.resume")] = False,
    seats: Annotated[int | None, typer.Option(metavar="N", help="help.seats")] = None,
    mode: Annotated[str | None, typer.Option(help="help.mode")] = None,
    humans: Annotated[int | None, typer.Option(metavar="N", help="help.humans")] = None,
    bots: Annotated[str | None, typer.Option(metavar="random|greedy", help="help.bots")] = None,
    seed: Annotated[int | None, typer.Option(metavar="S", help="help.seed")] = None,
    day: Annotated[str | None, typer.Option(metavar="YYYY-MM-DD", help="help.day")] = None,
    chosen: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="help.set")
    ] = None,
    confirm: Annotated[bool | None, typer.Option(help="help.confirm")] = None,
    lang: Lang = None,
) -> None:
    """Play a game in this terminal."""
    screen = screen_of(ctx)
    spec = stolik.game(game)
    wanted = Wanted(seats, mode, humans, bots, seed, day, tuple(chosen or ()))
    if resume or file is not None:
        wanted.check_nothing_else()
        path = file or saves.newest_unfinished(game)
        match = resumed(spec, path)
    else:
        match = new_match(spec, wanted)
        path = saves.new_file(game, datetime.now().astimezone())
    sitting = Sitting(screen, match, path, confirm=screen.typed_in if confirm is None else confirm)
    raise typer.Exit(sitting.run(f"stolik play {game} --resume{f' {file}' if file else ''}"))


@app.command("replay", cls=Command, help="help.replay")
def replay_command(
    ctx: typer.Context,
    file: Record,
    at: Annotated[int | None, typer.Option(metavar="N", help="help.at")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="help.view")] = None,
    lang: Lang = None,
) -> None:
    """Look at a recorded game."""
    replay(screen_of(ctx), saves.read(file), at, seat)


@app.command("verify", cls=Command, help="help.verify")
def verify_command(ctx: typer.Context, file: Record, lang: Lang = None) -> None:
    """Check a record."""
    verify(screen_of(ctx), saves.read(file))


app.command("serve", cls=Command, help="help.serve")(serve_command)
app.command("film", cls=Command, help="help.film")(film_command)


@app.command("rules", cls=Command, help="help.rules")
def rules_command(
    ctx: typer.Context,
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="help.clause")] = None,
    lang: Lang = None,
) -> None:
    """Show the rules of a game."""
    rules(screen_of(ctx), stolik.game(game), clause)


@app.command("fuzz", cls=Command, help="help.fuzz")
def fuzz_command(
    ctx: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="help.games")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="help.first_seed")] = 1,
    lang: Lang = None,
) -> None:
    """Play random games until one breaks."""
    raise typer.Exit(run_fuzz(screen_of(ctx), stolik.game(game), games, seed))


@app.command("perft", cls=Command, help="help.perft")
def perft_command(
    ctx: typer.Context,
    game: GameName,
    depth: Annotated[int, typer.Option(min=1, metavar="D", help="help.depth")] = 2,
    seed: Annotated[int, typer.Option(metavar="S", help="help.seed")] = 1,
    seats: Annotated[int | None, typer.Option(metavar="N", help="help.seats")] = None,
    mode: Annotated[str | None, typer.Option(help="help.mode")] = None,
    lang: Lang = None,
) -> None:
    """Count the ways to play."""
    setup = agreed(stolik.game(game), Wanted(seats, mode))
    run_perft(screen_of(ctx), setup, depth, seed)


@app.command("bench", cls=Command, help="help.bench")
def bench_command(
    ctx: typer.Context,
    seconds: Annotated[float, typer.Option(min=0, metavar="N", help="help.seconds")] = 3,
    lang: Lang = None,
) -> None:
    """Measure the speed of this build."""
    bench(screen_of(ctx), seconds)


@app.command("new-game", cls=Command, help="help.new-game")
def new_game_command(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="help.new_name")],
    lang: Lang = None,
) -> None:
    """Write the skeleton of a game."""
    folder = new_game(name, Path.cwd())
    screen_of(ctx).tell("newgame.made", name=name, folder=folder)


def main() -> None:
    """Run `stolik`; a terminal of few letters gets question marks, never a crash."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="stolik")
