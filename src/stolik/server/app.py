"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.responses import StreamingResponse

from stolik.core.refusal import Refused
from stolik.core.seen import SPECTATOR
from stolik.server.botplay import BotPlay
from stolik.server.film import Wanted, film, record, viewers_of
from stolik.server.guard import Guard, base_url, from_here, sender
from stolik.server.house import House
from stolik.server.pages import Pages
from stolik.server.session import Session
from stolik.server.thinkers import Thinker
from stolik.server.viewer import Viewer
from stolik.server.web import COOKIE, Doors
from stolik.server.words import refused
from stolik.wire.codec import encode
from stolik.wire.talk import Bye

OPEN_PATH: Final = "/api/openapi.json"
COME_BACK: Final = 1_000
REFUSED_SOCKET: Final = 1008
LINES: Final = "application/x-ndjson"
ALL: Final = 1 << 40


class Server:
    """A house with its doors, its bots and its pages."""

    def __init__(self, house: House, thinker: Thinker, pages: Pages) -> None:
        self.house = house
        self.doors = Doors(house)
        self.pages = pages
        self._bots = BotPlay(house, thinker)
        self._sockets: dict[str, int] = {}
        self.app = FastAPI(
            title="Stolik",
            openapi_url=OPEN_PATH,
            docs_url=None,
            redoc_url=None,
            lifespan=self._life,
        )
        self.app.add_middleware(Guard)
        self.app.include_router(self.doors.router)
        self.app.add_api_websocket_route("/ws", self.socket)
        self.app.add_api_route("/t/{t}/film", self.film, methods=["GET"])
        self.app.add_api_route("/t/{t}/record", self.record, methods=["GET"])
        self.app.add_api_route("/{path:path}", self.page, methods=["GET"], include_in_schema=False)

    @asynccontextmanager
    async def _life(self, app: FastAPI) -> AsyncIterator[None]:
        yield
        await self._bots.close()
        await self.house.journal.close()
        await self.house.store.close()

    def bye(self) -> None:
        """Tell everybody that the server goes, and when to come back."""
        for viewer in self.house.viewers:
            viewer.send(Bye(retry=COME_BACK))
            viewer.close()

    # The socket.

    async def socket(self, websocket: WebSocket) -> None:
        """One page's socket, from its first word to its last."""
        machine = sender(websocket.scope)
        crowd = self._sockets.get(machine, 0) >= self.house.limits.sockets
        if crowd or not from_here(websocket.scope, self.house.public_url):
            await websocket.close(REFUSED_SOCKET)
            return
        self._sockets[machine] = self._sockets.get(machine, 0) + 1
        try:
            await websocket.accept()
            await self._talk(websocket)
        finally:
            self._sockets[machine] -= 1

    async def _talk(self, websocket: WebSocket) -> None:
        person = await self.house.people.find(websocket.cookies.get(COOKIE))
        viewer = Viewer(person, base_url(websocket.scope, self.house.public_url))
        self.house.viewers.append(viewer)
        hearing = asyncio.create_task(_hear(websocket, Session(self.house, viewer)))
        saying = asyncio.create_task(_say(websocket, viewer))
        try:
            await asyncio.wait((hearing, saying), return_when=asyncio.FIRST_COMPLETED)
        finally:
            saying.cancel()
            self.house.viewers.remove(viewer)
            await self.house.gone(viewer)
        if hearing.done():
            hearing.result()
        hearing.cancel()

    # What lies below a table's address, and the page.

    async def film(self, request: Request, t: str) -> Response:
        """GET /t/T/film: the frames of a game, from its beginning."""
        return await self.doors.answered(request, self._film)

    async def record(self, request: Request, t: str) -> Response:
        """GET /t/T/record: the record of a game that is over."""
        return await self.doors.answered(request, self._record)

    async def _film(self, request: Request) -> Response:
        person = await self.house.people.find(request.cookies.get(COOKIE))
        table = await self.house.table(request.path_params["t"])
        asked = request.query_params
        own = table.seat_of(person.id) if person else SPECTATOR
        lang = await self.doors.reads(request)
        viewers = viewers_of(table, asked.get("as", "public"), own)
        first, last = _number(asked.get("from", "0")), _number(asked.get("to", str(ALL)))
        mark = f'"{len(table.rows)}-{lang}-{viewers}-{first}-{last}"'.replace(" ", "")
        if request.headers.get("if-none-match") == mark:
            return Response(status_code=304, headers={"etag": mark})
        lines = film(self.house, table, Wanted(viewers, first, last, lang))
        return StreamingResponse(lines, media_type=LINES, headers={"etag": mark})

    async def _record(self, request: Request) -> Response:
        table = await self.house.table(request.path_params["t"])
        name = f"{table.game.name}-{table.t}.jsonl"
        saved = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record(table), media_type=LINES, headers=saved)

    async def page(self, request: Request, path: str) -> Response:
        """The page, with the first picture of its table in it; or a file of it."""
        lang = await self.doors.reads(request)
        return self.pages.answer(path, lang, await self._first(request, path))

    async def _first(self, request: Request, path: str) -> bytes | None:
        """What the page would ask for first; None where it shows no table."""
        place, _, t = path.partition("/")
        if place != "t" or not t or "/" in t:
            return None
        try:
            return encode(await self.doors.first(request, t))
        except Refused:
            return None  # the page says why, once it has asked itself


async def _hear(websocket: WebSocket, session: Session) -> None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await session.hear(message.get("text") or message.get("bytes") or b"")


async def _say(websocket: WebSocket, viewer: Viewer) -> None:
    while (line := await viewer.line.get()) is not None:
        await websocket.send_text(line.decode())
    await websocket.close()


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 15:
        raise refused("malformed", "film_range")
    return int(text)
