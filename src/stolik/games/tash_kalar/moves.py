"""What the active player may do, and why not: pure questions."""

from __future__ import annotations

from typing import Any, Final

from stolik.core.options import Touches
from stolik.core.refusal import Why
from stolik.core.steps import Ask, Bag, Chance
from stolik.games.tash_kalar.answers import Answer, Answers
from stolik.games.tash_kalar.board import NAMES, SQUARE, SQUARES
from stolik.games.tash_kalar.cards import BEINGS, FLARE_CARDS
from stolik.games.tash_kalar.names import COMMON, HEROIC, MELEE, RANKS
from stolik.games.tash_kalar.pieces import count, empty, own, rank_of, supply
from stolik.games.tash_kalar.summoning import Ground, Summons, menu_of, nearest
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.verbs import HANDED, can_hand_over
from stolik.games.tash_kalar.words import TEXTS

END: Final[Answer] = ("end",)
PLACES: Final[dict[int, Answer]] = {square: ("place", NAMES[square]) for square in SQUARES}


class Menu(Answers):
    """TK-T3 to TK-T8: place, summon, discard, invoke a flare, hand over, or end the turn."""

    def __init__(
        self,
        items: tuple[Answer, ...],
        summonses: dict[Answer, Summons],
        ground: Ground,
        hand: tuple[str, ...],
    ) -> None:
        super().__init__(items)
        self.summonses = summonses
        self.ground = ground
        self.hand = hand

    def touch(self, item: Answer) -> Touches:
        kind, rest = item[0], item[1:]
        if kind == "place":
            return ("piece:common", f"cell:{rest[0]}")
        if kind == "summon":
            more = [part if ":" in part else f"turn:{part}" for part in rest[2:]]
            return (f"card:{rest[0]}", f"cell:{rest[1]}", *more)
        if kind == "flare":
            return (f"card:{rest[0]}", *[f"side:{side}" for side in rest[1:]])
        return (f"button:{kind}", *[f"card:{card}" for card in rest])

    def reason(self, wish: object) -> Why:
        """Why not: what blocks the square, which piece is missing where, what is not in hand."""
        parts = tuple(wish.split(",")) if isinstance(wish, str) else wish
        if not isinstance(parts, tuple) or not all([isinstance(part, str) for part in parts]):
            return TEXTS.why("refused.action", "TK-T7")
        if parts[:1] == ("place",):
            return self._no_place(parts)
        if parts[:1] == ("summon",) and len(parts) > 2:
            return self._no_summons(parts[1], parts[2])
        return TEXTS.why("refused.action", "TK-T7")

    def _no_place(self, parts: tuple[Any, ...]) -> Why:
        if len(parts) != 2 or parts[1] not in SQUARE:
            return TEXTS.why("refused.square", "TK-B1")
        return TEXTS.why("refused.taken", "TK-T3", square=parts[1])

    def _no_summons(self, card: str, name: str) -> Why:
        if [one for one in self.summonses if one[1:3] == (card, name)]:
            return TEXTS.why("refused.action", "TK-A9")
        if card not in self.hand:
            return TEXTS.why("refused.card", "TK-W1")
        if name not in SQUARE:
            return TEXTS.why("refused.square", "TK-B1")
        being, spot = BEINGS[card], SQUARE[name]
        if rank_of(self.ground.board[spot]) > being.rank:
            return TEXTS.why("refused.outranked", "TK-W4", square=name)
        close = nearest(self.ground, card, spot)
        if close is None:
            return TEXTS.why("refused.edge", "TK-W1", square=name)
        if not close[1]:
            return TEXTS.why("refused.token", "TK-W5", square=name)
        lacking = [f"{NAMES[square]} ({_rank('en', rank)})" for square, rank in close[1]]
        brak = [f"{NAMES[square]} ({_rank('pl', rank)})" for square, rank in close[1]]
        cells = (f"cell:{name}", *[f"cell:{NAMES[square]}" for square, _ in close[1]])
        return Why(
            TEXTS.say("pl", "refused.lacks", square=name, squares=", ".join(brak)),
            TEXTS.say("en", "refused.lacks", square=name, squares=", ".join(lacking)),
            "TK-W1",
            cells,
        )


def _rank(lang: Any, rank: int) -> str:
    return TEXTS.say(lang, f"needs.{RANKS[rank - 1]}")


def places(table: TashTable) -> list[Answer]:
    """TK-T3, TK-T4: empty squares; without a token also squares of own pieces, taken up first."""
    squares = empty(table)
    if supply(table, table.side(), COMMON) <= 0:
        squares = sorted([*squares, *own(table, HEROIC)])
    return [PLACES[square] for square in squares]


def ask_to_act(table: TashTable) -> Ask[Answer]:
    """What waits at this point of a turn; on a clock it is a common at random (TK-A41)."""
    ground = Ground(table)
    seat = table.active
    hand = (*table.hands[seat], *table.legends[seat])
    if table.handed:
        return _asked(table, "place", places(table), Menu((), {}, ground, ()))
    flares = [answer for card in table.flares[seat] for answer in invocations(table, card)]
    if not table.actions:
        return _asked(table, "finish", [*flares, END], Menu((), {}, ground, hand))
    summonses = menu_of(ground, hand)
    items: list[Answer] = [*places(table), *summonses]
    if not table.discarded:
        items += [("discard", card) for card in table.hands[seat]]
    items += flares
    if can_hand_over(table):
        items.append(HANDED)
    return _asked(table, "act", items, Menu((), summonses, ground, hand))


def _asked(table: TashTable, what: str, items: list[Answer], menu: Menu) -> Ask[Answer]:
    menu.items = tuple(items)
    default: Answer | Chance[Answer] = END
    if what != "finish":
        default = Chance("place", Bag(tuple([item for item in items if item[0] == "place"])))
    return Ask(table.control, what, menu, default)


def invocations(table: TashTable, card: str) -> list[Answer]:
    """TK-FR1 to TK-FR3, TK-A36: the opponents against whom a flare may be invoked."""
    able = [
        other
        for other in range(len(table.sides))
        if other != table.side() and criteria(table, card, other)
    ]
    if table.kind == MELEE:
        return [("flare", card, str(other)) for other in able]
    return [("flare", card)] if able else []


def criteria(table: TashTable, card: str, other: int) -> tuple[int, ...]:
    """TK-FR2: which criteria of a flare hold against this opponent: 0 the upper, 1 the lower."""
    flare, side = FLARE_CARDS[card], table.side()
    met: tuple[int, ...] = ()
    if count(table, other, HEROIC) - count(table, side, HEROIC) >= flare.upgraded:
        met = (0,)
    if count(table, other) - count(table, side) >= flare.total:
        met = (*met, 1)
    return met
