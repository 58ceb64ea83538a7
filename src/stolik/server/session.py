"""One socket's talk: what a page says, and what it is answered."""

from __future__ import annotations

from typing import Final

import msgspec

from stolik.core.refusal import Lang, Refused
from stolik.core.seen import SPECTATOR
from stolik.games.screens import said, screen_of
from stolik.server import frames
from stolik.server.acts import Answered, Back, Undone, Withdrew
from stolik.server.house import House
from stolik.server.lobby import lobby
from stolik.server.rates import Bucket
from stolik.server.table import Table
from stolik.server.viewer import Viewer
from stolik.server.words import Absent, Frozen, Hurried, reason, refused
from stolik.wire.base import PROTO, Key
from stolik.wire.codec import decode
from stolik.wire.talk import (
    Ack,
    Answer,
    AskWhy,
    Code,
    FromPage,
    Hello,
    No,
    Ping,
    Pong,
    Reload,
    Tried,
    Try,
    UndoTo,
)

BROUGHT: Final = ("stale", "late")
"""Refusals that bring the view, so that the page sees what has changed."""


class Session:
    """What one socket says. Whatever is wrong with it is answered, and nobody else notices."""

    def __init__(self, house: House, viewer: Viewer) -> None:
        self.house = house
        self.viewer = viewer
        self._bucket = Bucket(house.limits, house.clock)

    async def hear(self, text: str | bytes) -> None:
        """One message of the page."""
        key: Key | None = None
        try:
            self._bucket.take()
            message = self._read(text)
            key = getattr(message, "key", None)
            await self._do(message)
        except Refused as error:
            self.viewer.send(self._no(error, key))

    def _read(self, text: str | bytes) -> FromPage:
        if len(text) > self.house.limits.size:
            raise refused("malformed", "too_long")
        try:
            return decode(text)
        except ValueError as error:
            raise refused("malformed", "message") from error

    async def _do(self, message: FromPage) -> None:
        match message:
            case Ping():
                self.viewer.send(Pong(now=self.house.clock.now()))
            case Hello():
                await self._hello(message)
            case Answer():
                await self._answer(message)
            case UndoTo():
                await self._undo(message)
            case Try() | AskWhy():
                await self._ask(message)

    # Coming to a table.

    async def _hello(self, hello: Hello) -> None:
        old = hello.build and self.house.build and hello.build != self.house.build
        if old or hello.proto != PROTO:
            self.viewer.send(Reload(build=self.house.build))
            return
        table = await self.house.table(hello.t)
        await self.house.gone(self.viewer)
        self.viewer.lang, self.viewer.watches = hello.lang, hello.role == "watch"
        self.viewer.seat = SPECTATOR
        async with table.lock:
            if not self.viewer.watches:
                self.viewer.seat = table.seat_of(self.viewer.person)
                await self._take_back(table)
            self.viewer.table = table
            self._show(table, hello)
            self.house.tell(table)

    async def _take_back(self, table: Table) -> None:
        """The owner of a seat that a bot plays is back, and plays on."""
        seat = self.viewer.seat
        if seat != SPECTATOR and table.state() == "playing" and table.chairs[seat].bot is not None:
            await self.house.do(table, Back(), seat, self.viewer.person)

    def _show(self, table: Table, hello: Hello) -> None:
        room = self.house.room(table)
        if table.match is None:
            self.viewer.send(lobby(table, room, self.viewer.person, self.viewer.base))
            return
        seat, lang = self.viewer.seat, self.viewer.lang
        self.viewer.send(frames.resumed(room, table.match, seat, lang, hello.have))

    # At the table.

    def _table(self, t: str) -> Table:
        table = self.viewer.table
        if table is None or table.t != t:
            raise refused("malformed", "hello")
        if table.match is None:
            raise refused("closed", "not_started")
        return table

    async def _answer(self, answer: Answer) -> None:
        async with self._table(answer.t).lock:
            table = self._table(answer.t)
            known = table.repeated(self.viewer.person, answer.key)
            if known is None:
                seat = self._playing(table)
                act = self._act(table, seat, answer)
                await self.house.do(table, act, seat, self.viewer.person, answer.key)
            self._acknowledge(table, answer.key)
            if known is None:
                self.house.tell(table)

    def _act(self, table: Table, seat: int, answer: Answer) -> Answered | Withdrew:
        assert table.match is not None
        room = self.house.room(table)
        seen = frames.sight(room, table.match, seat, self.viewer.lang)
        asked = frames.asked(seen, answer.ask)
        question = answer.ask.partition("/")[2]
        if answer.val is None:
            return Withdrew(ask=question)
        choice = screen_of(table.game).read(asked, answer.val)
        return Answered(ask=question, text=asked.options.text(choice), by="seat")

    def _acknowledge(self, table: Table, key: Key) -> None:
        cur = table.repeated(self.viewer.person, key)
        assert cur is not None
        self.viewer.send(Ack(key=key, cur=cur))

    def _playing(self, table: Table) -> int:
        """The seat that this socket plays; the owner of a seat can speak for it, nobody else."""
        seat = SPECTATOR if self.viewer.watches else table.seat_of(self.viewer.person)
        if seat == SPECTATOR:
            raise refused("not_yours", "not_seated")
        if table.chairs[seat].bot is not None:
            raise refused("not_yours", "has_bot")
        return seat

    async def _undo(self, undo: UndoTo) -> None:
        async with self._table(undo.t).lock:
            table = self._table(undo.t)
            known = table.repeated(self.viewer.person, undo.key)
            if known is None:
                seat = self._playing(table)
                act = self._undone(table, seat, undo)
                await self.house.do(table, act, seat, self.viewer.person, undo.key)
                self._acknowledge(table, undo.key)
                self.house.rewound(table, seat)
            else:
                self._acknowledge(table, undo.key)

    def _undone(self, table: Table, seat: int, undo: UndoTo) -> Undone:
        assert table.match is not None
        may = frames.undo(self.house.room(table), table.match, seat, self.viewer.lang)
        if may.free is None:
            raise Refused("closed", table.match.why_no_undo(seat, table.bots()) or _OTHER)
        if may.free != undo.to:
            raise Refused("stale", _OTHER)
        return Undone(through=table.bots())

    async def _ask(self, message: Try | AskWhy) -> None:
        async with self._table(message.t).lock:
            table = self._table(message.t)
            assert table.match is not None
            room, seat, lang = self.house.room(table), self.viewer.seat, self.viewer.lang
            answer: Tried | No | None
            if isinstance(message, Try):
                answer = frames.tried(room, table.match, seat, lang, message.ask, message.val)
            else:
                touched = (message.ask, message.touch, message.val)
                answer = frames.why(room, table.match, seat, lang, *touched)
            if answer is not None:
                self.viewer.send(answer)

    # Refusing.

    def _no(self, error: Refused, key: Key | None) -> No:
        no = refusal(error, self.viewer.lang, key)
        table = self.viewer.table
        if no.code not in BROUGHT or table is None or table.match is None:
            return no
        room, seat = self.house.room(table), self.viewer.seat
        view = frames.view(room, table.match, seat, self.viewer.lang)
        return msgspec.structs.replace(no, view=view)


_OTHER: Final = reason("undo_other")


def refusal(error: Refused, lang: Lang, key: Key | None = None) -> No:
    """A refusal as it is sent; what the server itself cannot do has codes of its own."""
    code: Code = error.code
    if isinstance(error, Hurried):
        return No(code="rate", why=said(error.why, lang), key=key, retry=error.wait)
    if isinstance(error, (Absent, Frozen)):
        code = "readonly" if isinstance(error, Frozen) else "illegal"
    return No(code=code, why=said(error.why, lang), key=key)
