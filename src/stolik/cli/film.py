"""`stolik film`: a seeded game, as every frame that its viewers are sent."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Annotated, Any, Final

import typer

import stolik
from stolik.bots import Bot, bot
from stolik.cli import group
from stolik.cli.words import refused
from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.questions import Question
from stolik.core.refusal import Lang
from stolik.core.rng import Rng
from stolik.core.seen import SPECTATOR
from stolik.core.spec import Game, Setup
from stolik.games.screens import Asked, screen_of
from stolik.server.frames import Place, Room, ask_id, frame, sight
from stolik.wire.codec import encode
from stolik.wire.talk import Ack, Answer
from stolik.wire.views import View

TABLE: Final = "film"
DAY: Final = "2026-01-01"
"""The day of a daily game: a film is the same whenever it is made."""

OPTIONAL: Final = 20
"""In one of so many cases somebody answers whom the game does not wait for."""


class Film:
    """A game between bots, and what each viewer is sent of it, one line a frame."""

    def __init__(
        self, match: Match, kind: str, seed: int, viewers: tuple[int, ...], lang: Lang
    ) -> None:
        self.match = match
        self.lang = lang
        self.rng = Rng(seed)
        self.bot: Bot = bot(kind, match.setup.game)
        names = [f"{kind} {seat + 1}" for seat in range(match.setup.seats)]
        self.room = Room(TABLE, [Place(name, kind, here=True) for name in names])
        self.shown: dict[int, View | None] = dict.fromkeys(viewers)

    def lines(self) -> Iterator[bytes]:
        """Every frame from the first picture to the last."""
        yield from self._show()
        while self.match.result() is None:
            yield from self._answer()
            yield from self._show()

    def _show(self) -> Iterator[bytes]:
        for viewer, before in self.shown.items():
            sent = frame(self.room, self.match, viewer, self.lang, before)
            if sent is not None:
                self.shown[viewer] = sent if isinstance(sent, View) else sent.view
                yield encode(sent)

    def _answer(self) -> Iterator[bytes]:
        """One bot answers; a viewer on its seat sees the answer go out and acknowledged."""
        question = self._next()
        seat, pending = question.seat, question.pending
        choice = self.bot.choose(self.match.view(seat), pending, self.rng).choice
        asked = Asked(ask_id(self.room, question.id), pending)
        val = screen_of(self.match.setup.game).value(asked, choice)
        self.match.answer(question.id, choice, by="bot")
        if seat in self.shown:
            key = hashlib.blake2b(question.id.encode(), digest_size=16).hexdigest()
            yield encode(Answer(t=TABLE, ask=asked.id, key=key, val=val))
            told = sight(self.room, self.match, seat, self.lang).told
            yield encode(Ack(key=key, cur=(self.room.epoch, len(told))))

    def _next(self) -> Question:
        """Any seat that the game waits for; now and then one that merely may act."""
        waiting = [one for one in self.match.questions() if not one.sealed]
        may = [one for one in waiting if not one.pending.need]
        if may and self.rng.chance(1, OPTIONAL):
            return self.rng.choice(may)
        return self.rng.choice([one for one in waiting if one.pending.need])


def viewers(who: str, seats: int) -> tuple[int, ...]:
    """Whose frames are wanted: a seat's, counted from 0, those of who only watches, or all."""
    if who == "all":
        return (*range(seats), SPECTATOR)
    if who == "public":
        return (SPECTATOR,)
    if who.isdecimal() and int(who) < seats:
        return (int(who),)
    raise refused("error.viewer", typed=who, last=seats - 1)


def setup_for(game: Game[Any], mode: str | None, seats: int | None) -> Setup:
    """The mode of this name, else the first with room for so many."""
    fitting = [one for one in game.modes if seats is None or one.least <= seats <= one.most]
    chosen = game.mode(mode) if mode is not None else [*fitting, game.modes[0]][0]
    known = [option.name for option in game.options]
    options = {"day": DAY} if chosen.daily and "day" in known else {}
    return game.setup_of(chosen.name, seats, options)


def film_command(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help.game")],
    mode: Annotated[str | None, typer.Option(help="help.mode")] = None,
    seats: Annotated[int | None, typer.Option(metavar="N", help="help.seats")] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="help.seed")] = 1,
    who: Annotated[str, typer.Option("--as", metavar="SEAT|public|all", help="help.as")] = "all",
    bots: Annotated[str, typer.Option(metavar="random|greedy", help="help.bots")] = "greedy",
    lang: Annotated[str | None, typer.Option("--lang", metavar="pl|en", help="help.lang")] = None,
) -> None:
    """Write every frame of a seeded game, one a line."""
    spec = stolik.game(game)
    match = Match(setup_for(spec, mode, seats), SeededDealer(seed))
    shown = viewers(who, match.setup.seats)
    film = Film(match, bots, seed, shown, group.screen_of(ctx).lang)
    for line in film.lines():
        typer.echo(line)
