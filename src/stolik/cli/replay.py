"""`stolik replay`: a recorded game again, row by row or at one moment; a fuzzer's dump too."""

from __future__ import annotations

from itertools import islice
from typing import Any

import stolik
from stolik.cli.log import told_lines
from stolik.cli.rerun import Moment, length, rerun
from stolik.cli.screen import Screen
from stolik.cli.seats import Seats
from stolik.cli.words import refused
from stolik.core.record import read_lines
from stolik.core.replay import game_name, load
from stolik.core.seen import SPECTATOR, sees
from stolik.core.spec import Game
from stolik.testing.dump import Dump, is_dump, read_dump


class Replay:
    """A checked record, and the seat that it is looked at from."""

    def __init__(self, screen: Screen, text: str, seat: int | None) -> None:
        self.screen = screen
        self.text = text
        self.game: Game[Any] = stolik.game(game_name(text))
        match = load(self.game, text)
        self.last = length(text)
        seats = Seats(self.game, read_lines(text)[0]["names"], match.setup.seats)
        self.seat = seats.watching() if seat is None else seat - 1
        if not SPECTATOR <= self.seat < match.setup.seats:
            raise refused("error.seat", seat=seat, seats=match.setup.seats)

    def at(self, row: int) -> None:
        """Show the table after this row."""
        if not 0 <= row <= self.last:
            raise refused("error.row", row=row, last=self.last)
        self._show(next(islice(rerun(self.game, self.text), row, None)))

    def all(self) -> None:
        """Show the table after each row."""
        for moment in rerun(self.game, self.text):
            self._show(moment)

    def browse(self) -> None:
        """Let a person turn the pages: on, back, to any row."""
        row = 0
        while True:
            self.at(row)
            try:
                typed = self.screen.read(self.screen.words.say("replay.prompt"))
            except EOFError:
                return
            if typed == "q" or (not typed and row == self.last):
                return
            row = self._turned(row, typed)

    def _turned(self, row: int, typed: str) -> int:
        if typed.isdecimal():
            return min(int(typed), self.last)
        return max(row - 1, 0) if typed == "b" else min(row + 1, self.last)

    def _show(self, moment: Moment) -> None:
        screen = self.screen
        screen.rule(screen.words.say("replay.row", row=moment.row, last=self.last))
        told = [event for event in moment.told if sees(event.seen_by, self.seat)]
        for line in told_lines(self.game, told, screen.lang):
            screen.write(line)
        view = moment.runner.view(self.seat)
        screen.picture(self.game.picture(view, screen.lang), self.game.paint)


def replay(screen: Screen, text: str, at: int | None, seat: int | None) -> None:
    """Show a record, or a dump: one moment of it, or all of it."""
    dump = read_dump(text) if is_dump(text) else None
    if dump is not None:
        screen.write(f"{dump.kind}: {dump.why}", "red")
    shown = Replay(screen, text if dump is None else dump.record, seat)
    if at is not None:
        shown.at(at)
    elif screen.live:
        shown.browse()
    else:
        shown.all()
    if dump is not None and at is None:
        _break_again(screen, shown.game, dump)


def _break_again(screen: Screen, game: Game[Any], dump: Dump) -> None:
    """Give the answer that broke the game once more: what it raises is what its author needs."""
    if dump.then is not None:
        screen.say("replay.then", question=dump.then["to"], answer=dump.then["is"])
        dump.again(game)
