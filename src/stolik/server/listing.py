"""Lists: the games one can play, and the tables of a person."""

from __future__ import annotations

from typing import Any

from stolik.bots import BOTS
from stolik.core.refusal import Lang, Refused
from stolik.core.seen import SPECTATOR
from stolik.core.spec import Game
from stolik.server.acts import Person
from stolik.server.house import Games, House, title
from stolik.server.table import Table
from stolik.wire.tables import GameInfo, ModeInfo, OptionInfo, TableInfo


def games_listed(games: Games, lang: Lang) -> list[GameInfo]:
    """Every installed game."""
    return [game_info(games.game(name), lang) for name in games.names()]


def game_info(game: Game[Any], lang: Lang) -> GameInfo:
    """What one has to know of a game before playing it."""
    modes = [
        ModeInfo(
            name=mode.name,
            say=_say(game, lang, f"mode.{mode.name}", mode.name),
            least=mode.least,
            most=mode.most,
            daily=mode.daily,
        )
        for mode in game.modes
    ]
    options = [
        OptionInfo(
            name=option.name,
            say=_say(game, lang, f"option.{option.name}", option.name),
            default=option.default,
            values=option.values,
        )
        for option in game.options
    ]
    return GameInfo(
        game=game.name,
        title=title(game, lang),
        subtitle=_say(game, lang, "game.subtitle", ""),
        credits=_say(game, lang, "game.credits", ""),
        unofficial=_say(game, lang, "game.unofficial", ""),
        rules=game.rules,
        modes=tuple(modes),
        options=tuple(options),
        bots=BOTS,
    )


def _say(game: Game[Any], lang: Lang, key: str, otherwise: str) -> str:
    return game.texts.say(lang, key) if game.texts.has(key) else otherwise


async def table_info(house: House, t: str, person: Person) -> list[TableInfo]:
    """A table of this person, and whose turn it is; nothing if it cannot be opened any more."""
    try:
        table = await house.table(t)
    except Refused:
        return []
    seat = table.seat_of(person.id)
    if seat == SPECTATOR and person.id != table.maker:
        return []
    return [_info(house, table, seat, person.lang)]


def _info(house: House, table: Table, seat: int, lang: Lang) -> TableInfo:
    called = [table.called(one, house.people.named) for one in range(len(table.chairs))]
    return TableInfo(
        t=table.t,
        game=table.game.name,
        mode=table.made.mode,
        state=table.state(),
        names=tuple(called),
        mine=None if seat == SPECTATOR else seat,
        turn=seat in table.awaited(),
        say=title(table.game, lang),
        since=table.rows[-1].at,
    )
