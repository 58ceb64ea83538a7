"""The commands of `stolik`."""

from typing import Annotated

import typer

from stolik import __version__, build

app = typer.Typer(
    name="stolik",
    help="Modern board games with every rule enforced.",
    no_args_is_help=True,
    add_completion=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"stolik {__version__} ({build.kind()})")
        raise typer.Exit


@app.callback()
def stolik(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Say which build."),
    ] = False,
) -> None:
    """Modern board games with every rule enforced."""


@app.command()
def play(game: Annotated[str, typer.Argument(help="The game's id, such as `fits`.")]) -> None:
    """Play a game in this terminal."""
    typer.echo(f"{game}: the terminal game is not written yet.")


def main() -> None:
    app()
