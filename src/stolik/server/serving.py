"""A real server: one file, one port, one process with its clock, and a clean end."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TextIO

import uvicorn

from stolik.core.refusal import Refused, Why
from stolik.core.spec import Game
from stolik.games import registry
from stolik.server.app import Server
from stolik.server.house import House
from stolik.server.pages import Pages
from stolik.server.rates import Limits
from stolik.server.store import open_store
from stolik.server.thinkers import Processes
from stolik.server.words import reason
from stolik.server.world import RealClock, RealSource

PORTS: Final = 20
"""So many ports are tried, from the wished one up."""

THINKERS: Final = 2
PATIENCE: Final = 3
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - only who asks for it gets it
FAR_AWAY: Final = ("192.0.2.1", 9)
"""An address that is nobody's."""

SQLITE: Final = "sqlite:///"
_BUSY: Final = (errno.EADDRINUSE, errno.EACCES)


class Taken(Refused):
    """Another server has this file open; `url` is where it stands."""

    def __init__(self, url: str) -> None:
        super().__init__("closed", reason("log.taken", url=url))
        self.url = url


class Wish:
    """What was asked for on the command line."""

    def __init__(
        self, host: str, port: int, db: Path, public_url: str | None, limits: Limits
    ) -> None:
        self.host = host
        self.port = port
        self.db = db
        self.public_url = public_url
        self.limits = limits


class Installed:
    """The games that are installed."""

    def names(self) -> tuple[str, ...]:
        """The games there are."""
        return registry.game_names()

    def game(self, name: str) -> Game[Any]:
        """The game of this name."""
        return registry.game(name)


def file_of(db: str) -> Path:
    """The file that an address means; Refused if it means none."""
    if not db.startswith(SQLITE) or db == SQLITE:
        raise Refused("malformed", reason("log.db", typed=db))
    return Path(db.removeprefix(SQLITE)).absolute()


@contextmanager
def claimed(db: Path) -> Iterator[TextIO]:
    """The file for this process alone; the system lets go of it however the process ends."""
    db.parent.mkdir(parents=True, exist_ok=True)
    with db.with_name(db.name + ".lock").open("a+", encoding="utf-8") as note:
        try:
            fcntl.flock(note, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            note.seek(0)
            raise Taken(note.read()) from error
        yield note


def bound(host: str, port: int, say: Callable[[Why], None]) -> socket.socket:
    """A socket at this port, or at the next free one; that it is another is said."""
    for wished in range(port, min(port + PORTS, 65_536)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, wished))
            made.listen(512)
        except OSError as error:
            made.close()
            if error.errno not in _BUSY:
                why = reason("log.host", host=host, reason=error.strerror or str(error))
                raise Refused("malformed", why) from error
            continue
        if port and wished != port:
            say(reason("log.port", port=port, next=wished))
        return made
    raise Refused("closed", reason("log.ports", port=port, last=port + PORTS - 1))


def address(made: socket.socket) -> str:
    """The address that this computer reaches the socket at."""
    host, port = made.getsockname()[:2]
    shown = "127.0.0.1" if host == EVERYWHERE else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def shared_address(made: socket.socket) -> str | None:
    """The address for others in the local network, where the socket is open to them."""
    host, port = made.getsockname()[:2]
    if host != EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR_AWAY)  # nothing is sent: it only chooses a way out
        except OSError:
            return None
        return f"http://{probe.getsockname()[0]}:{port}"


def serve(wish: Wish, say: Callable[[Why], None], opened: Callable[[str], None]) -> None:
    """Serve until told to end. Whoever is told so gets a clean end."""
    with claimed(wish.db) as note:
        made = bound(wish.host, wish.port, say)
        url = wish.public_url or address(made)
        note.truncate(0)
        note.write(url)
        note.flush()

        def ready() -> None:
            say(reason("log.ready", url=url))
            if shared is not None:
                say(reason("log.share", url=shared))
            opened(url)

        shared = shared_address(made)
        asyncio.run(_serve(wish, made, ready))


async def _serve(wish: Wish, made: socket.socket, ready: Callable[[], None]) -> None:
    store = await open_store(f"{SQLITE}{wish.db}")
    pages = Pages()
    house = House(
        Installed(),
        RealClock(),
        RealSource(),
        store,
        wish.limits,
        pages.build,
        wish.public_url,
    )
    server = Server(house, Processes(THINKERS), pages)
    config = uvicorn.Config(
        server.app,
        ws="websockets-sansio",
        ws_max_size=wish.limits.size,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    await Uvicorn(config, server, ready).serve([made])


class Uvicorn(uvicorn.Server):
    """Uvicorn, that says goodbye at its sockets before it closes them."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being told to end is no failure: the process leaves with 0."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say where."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        self._server.bye()
        await asyncio.sleep(0)
        await super().shutdown(sockets)
