"""One socket as the server knows it: who, which table, and what it was shown last."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec.structs import replace

from stolik.core.refusal import Lang
from stolik.core.seen import SPECTATOR
from stolik.server.acts import Person
from stolik.server.table import Table
from stolik.wire.codec import encode
from stolik.wire.talk import ToPage
from stolik.wire.views import Lobby, Moved, Rewound, View

BACKLOG: Final = 256
"""So many frames may wait for a slow socket; one that is slower has to come back and catch up."""


class Viewer:
    """A socket. What it is sent waits in line, so that no viewer holds up another."""

    def __init__(self, person: Person | None, base: str) -> None:
        self.person = "" if person is None else person.id
        self.lang: Lang = "pl" if person is None else person.lang
        self.base = base
        self.seat = SPECTATOR
        self.watches = False
        self.table: Table | None = None
        self.before: View | None = None
        self.lobby: Lobby | None = None
        self.line: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)

    def send(self, message: ToPage) -> None:
        """Put a message in line; whoever is too slow for it is let go."""
        if isinstance(message, Lobby):
            self.lobby = message
        elif isinstance(message, View):
            self.before = message
        elif isinstance(message, (Moved, Rewound)):
            self.before = message.view
        try:
            self.line.put_nowait(encode(message))
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Send nothing more, and hang up."""
        while self.line.full():
            self.line.get_nowait()
        self.line.put_nowait(None)

    def leave(self) -> Table | None:
        """Turn away from the table; which one it was."""
        table, self.table = self.table, None
        self.before, self.lobby = None, None
        return table

    def knows(self, lobby: Lobby) -> bool:
        """Whether it was shown just this; the time alone is nothing new."""
        shown = self.lobby
        return shown is not None and replace(shown, now=lobby.now) == lobby
