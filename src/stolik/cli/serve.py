"""`stolik serve`: tables in the browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer
from platformdirs import user_data_path

from stolik.cli.group import screen_of

PORT: Final = 8000
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
ENDLESS: Final = 10_000_000


def serve_command(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(metavar="H", help="help.host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, metavar="P", help="help.port")] = PORT,
    db: Annotated[str | None, typer.Option(metavar="sqlite:///PATH", help="help.db")] = None,
    public_url: Annotated[str | None, typer.Option(metavar="U", help="help.public_url")] = None,
    open_: Annotated[bool, typer.Option("--open", help="help.open")] = False,
    no_limits: Annotated[bool, typer.Option("--no-limits", help="help.limits")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="pl|en", help="help.lang")] = None,
) -> None:
    """Serve until told to end."""
    # Here, so that the other commands need not wait for what only a server needs.
    from stolik.server.rates import Limits  # noqa: PLC0415
    from stolik.server.serving import Taken, Wish, file_of, serve  # noqa: PLC0415

    screen = screen_of(ctx)
    limits = Limits(burst=ENDLESS, a_second=ENDLESS, sockets=ENDLESS) if no_limits else Limits()
    wish = Wish(host, port, _file() if db is None else file_of(db), public_url, limits)
    try:
        serve(
            wish,
            lambda why: typer.echo(why.say(screen.lang)),
            lambda url: _open(url) if open_ else None,
        )
    except Taken as taken:
        if not open_:
            raise
        typer.echo(taken.url)
        _open(taken.url)


def _file() -> Path:
    return user_data_path("stolik", appauthor=False) / "stolik.sqlite"


def _open(url: str) -> None:
    """Open the browser, where there is a screen to open it on."""
    if sys.platform in ("darwin", "win32") or any([os.environ.get(name) for name in SCREENS]):
        webbrowser.open(url)
