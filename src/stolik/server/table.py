"""A table: what its rows make of it. The same rows always make the same table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

from stolik.core.dealer import commitment
from stolik.core.match import Match
from stolik.core.questions import Question
from stolik.core.seen import SPECTATOR
from stolik.core.spec import Game
from stolik.core.table import Event
from stolik.server.acts import (
    Answered,
    AnyAct,
    Back,
    Filled,
    Left,
    Made,
    Row,
    Sat,
    Started,
    Undone,
    Withdrew,
)
from stolik.server.deal import dealer_for
from stolik.server.frames import Place, Room
from stolik.wire.base import Cur

State: TypeAlias = Literal["lobby", "playing", "over"]
NamedBy: TypeAlias = Callable[[str], str]
"""What a person is called now, by id."""


class Chair:
    """A seat: whose it is, and which bot plays it now."""

    def __init__(self) -> None:
        self.owner = ""
        self.nonce: str | None = None
        self.bot: str | None = None

    def free(self) -> bool:
        """Whether anybody may sit down here."""
        return not self.owner and self.bot is None


class Table:
    """A table before, in and after its game. Only `apply` changes what is kept of it."""

    def __init__(self, first: Row, game: Game[Any], today: Callable[[], str]) -> None:
        assert isinstance(first.act, Made)
        self.t = first.t
        self.game = game
        self.made = first.act
        self.maker = first.person
        self.commit = commitment(bytes.fromhex(first.act.secret))
        self.setup = game.setup_of(first.act.mode, first.act.seats, first.act.options)
        self.chairs = [Chair() for _ in range(first.act.seats)]
        self.match: Match | None = None
        self.epoch = 0
        self.rows = [first]
        self.lock = asyncio.Lock()
        self._today = today
        self._known: dict[tuple[str, str], Cur] = {(first.person, first.key): (0, 0)}

    # What it is.

    def state(self) -> State:
        """Before, in or after its game."""
        if self.match is None:
            return "lobby"
        return "playing" if self.match.result() is None else "over"

    def seat_of(self, person: str) -> int:
        """The seat that this person owns, or SPECTATOR."""
        owners = [chair.owner for chair in self.chairs]
        return owners.index(person) if person and person in owners else SPECTATOR

    def free_seats(self) -> list[int]:
        """The seats where nobody sits."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.free()]

    def owners(self) -> tuple[str, ...]:
        """The persons at this table."""
        return tuple([chair.owner for chair in self.chairs if chair.owner])

    def cur(self, seat: int) -> Cur:
        """How much this seat has been shown."""
        told = () if self.match is None else self.match.history(seat)
        return (self.epoch, len([one for one in told if isinstance(one, Event)]))

    def room(self, named: NamedBy, here: Sequence[int], build: str, now: int) -> Room:
        """The table as frames see it."""
        places = [
            Place(self.called(seat, named), chair.bot, here=seat in here)
            for seat, chair in enumerate(self.chairs)
        ]
        return Room(self.t, places, build, self.epoch, now)

    def called(self, seat: int, named: NamedBy) -> str:
        """Who sits there: a person, else a bot."""
        chair = self.chairs[seat]
        if chair.owner:
            return named(chair.owner)
        return f"Bot {seat + 1}" if chair.bot else ""

    def bots(self) -> tuple[int, ...]:
        """The seats that bots play now."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.bot is not None])

    def asked_of_bots(self) -> list[Question]:
        """The questions that the game waits for bots to answer."""
        return [one for one in self.waiting() if self.chairs[one.seat].bot is not None]

    def waiting(self) -> list[Question]:
        """The questions that the game waits for."""
        asked = () if self.match is None else self.match.questions()
        return [one for one in asked if one.pending.need and not one.sealed]

    def awaited(self) -> tuple[int, ...]:
        """The seats that the game waits for now."""
        return tuple(dict.fromkeys([one.seat for one in self.waiting()]))

    def repeated(self, person: str, key: str) -> Cur | None:
        """What was acknowledged when this person first sent this key."""
        return self._known.get((person, key))

    # What happens to it.

    def apply(self, row: Row) -> None:
        """Do what a row says; Refused where it cannot be, and then nothing has changed."""
        self._do(row.seat, row.person, row.act)
        self.rows.append(row)
        self._known[row.person, row.key] = self.cur(row.seat)

    def _do(self, seat: int, person: str, act: AnyAct) -> None:
        match act:
            case Sat():
                self.chairs[seat].owner, self.chairs[seat].nonce = person, act.nonce
            case Left() if not act.bot:
                self.chairs[seat] = Chair()
            case Left() | Filled():
                self.chairs[seat].bot = act.bot
            case Back():
                self.chairs[seat].bot = None
            case Started():
                self._start(act)
            case _:
                self._play(seat, act)

    def _start(self, act: Started) -> None:
        for seat in self.free_seats():
            self.chairs[seat].bot = act.bot
        nonces = tuple([chair.nonce for chair in self.chairs])
        dealer = dealer_for(self.made.secret, nonces, self.made.day, self._today)
        self.match = Match(self.setup, dealer, act.names)

    def _play(self, seat: int, act: AnyAct) -> None:
        assert self.match is not None
        match act:
            case Answered():
                self.match.answer_text(act.ask, act.text, act.by)
            case Withdrew():
                self.match.withdraw(act.ask)
            case Undone():
                self.match.undo(seat, act.through)
                self.epoch += 1


def fold(rows: Sequence[Row], game: Game[Any], today: Callable[[], str]) -> Table:
    """The table that these rows make."""
    table = Table(rows[0], game, today)
    for row in rows[1:]:
        table.apply(row)
    return table
