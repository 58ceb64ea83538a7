"""Who sits where: the people at this keyboard, and the bots."""

from __future__ import annotations

from typing import Any, Final

from stolik.bots import Bot, bot
from stolik.cli.words import Words
from stolik.core.seen import SPECTATOR
from stolik.core.spec import Game

BOT: Final = "bot:"
"""A record names a bot like this, so that the same one goes on when the game is resumed."""


def names(people: int, seats: int, kind: str) -> tuple[str, ...]:
    """Names for the record's header: people first, then bots of this kind."""
    return tuple(["" if seat < people else BOT + kind for seat in range(seats)])


class Seats:
    """The seats of one match, read from the names in its record."""

    def __init__(self, game: Game[Any], names: list[object], count: int) -> None:
        self.names = [str(name) for name in [*names, *[""] * count][:count]]
        self.bots: dict[int, Bot] = {
            seat: bot(name.removeprefix(BOT), game)
            for seat, name in enumerate(self.names)
            if name.startswith(BOT)
        }
        self.people = tuple([seat for seat in range(count) if seat not in self.bots])

    def called(self, seat: int, words: Words) -> str:
        """What this seat is called on the screen."""
        if seat in self.bots:
            kind = self.names[seat].removeprefix(BOT)
            return words.say("seat.bot", number=seat + 1, kind=kind)
        if self.names[seat]:
            return self.names[seat]
        alone = len(self.people) == 1
        return words.say("seat.you" if alone else "seat.person", number=seat + 1)

    def watching(self) -> int:
        """The seat to look from when nobody in particular is asked."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR
