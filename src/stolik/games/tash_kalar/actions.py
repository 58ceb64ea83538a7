"""The actions themselves: place, summon, discard (TK-T3 to TK-T6, TK-W)."""

from __future__ import annotations

from stolik.core.scripts import Script, ask
from stolik.core.seen import EVERYBODY, only
from stolik.core.steps import Ask
from stolik.core.table import Event
from stolik.games.tash_kalar.answers import Answer
from stolik.games.tash_kalar.board import NAMES, SQUARE
from stolik.games.tash_kalar.cards import BEINGS
from stolik.games.tash_kalar.drawing import (
    without,
)
from stolik.games.tash_kalar.moves import Menu
from stolik.games.tash_kalar.names import COMMON, HEROIC, LEGENDARY
from stolik.games.tash_kalar.pieces import own, piece_of, supply
from stolik.games.tash_kalar.summoning import Summons
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.verbs import (
    PASSED,
    Cells,
    destroy,
    place,
)


def place_action(table: TashTable, square: int) -> Script[None]:
    """TK-T3, TK-T4: a common on an empty square; without a token one is taken up first."""
    table.actions -= 1
    if table.board[square]:
        pick_up(table, square)
    elif supply(table, table.side(), COMMON) <= 0:
        yield from ask_pick_up(table, own(table, HEROIC))
    place(table, square)


def ask_pick_up(table: TashTable, squares: list[int]) -> Script[None]:
    """TK-T4, TK-W5: which own piece is taken up for its token."""
    answers: tuple[Answer, ...] = tuple([(NAMES[square],) for square in squares])
    chosen: Answer = answers[0]
    if len(answers) > 1:
        chosen = yield from ask(table.control, "pick_up", Cells(answers, "TK-W5"), answers[0])
    pick_up(table, SQUARE[chosen[0]])


def pick_up(table: TashTable, square: int) -> None:
    """TK-A10: a piece taken up is not destroyed."""
    facts = (("square", NAMES[square]), ("piece", table.board[square]))
    table.tell(Event("picked_up", facts, clause="TK-W5"))
    table.board[square] = 0
    table.used = tuple([one for one in table.used if one != square])


def summon(table: TashTable, chosen: Answer, asked: Ask[Answer]) -> Script[None]:
    """TK-W1 to TK-W5, TK-W7: show the being, pay for what was lent, and let it appear."""
    assert isinstance(asked.options, Menu)
    ways = asked.options.summonses[chosen]
    card, fit, side = ways.card, ways.fit, table.side()
    table.actions -= 1
    table.bonus = False
    table.improvised[side] = tuple([one for one in table.improvised[side] if one != ways.pay])
    show(table, card, NAMES[fit.spot])
    table.acting, table.used = card, fit.squares
    yield from appear(table, ways, asked.options)
    table.being = table.spot = fit.spot
    table.marks, table.ways = fit.marks, fit.ways
    table.summoned = (*table.summoned, (card, fit.spot))


def show(table: TashTable, card: str, square: str) -> None:
    """TK-W1: the card leaves the hand, for all to see."""
    seat = table.active
    if BEINGS[card].rank == LEGENDARY:
        table.legends[seat] = without(table.legends[seat], card)
    else:
        table.hands[seat] = without(table.hands[seat], card)
    facts = (("seat", seat), ("card", card), ("square", square))
    table.tell(Event("summoned", facts, EVERYBODY, "TK-W1", reveals=all_but(table, seat)))


def all_but(table: TashTable, seat: int) -> int:
    """Everybody who did not see this seat's hand."""
    return only(*[other for other in table.seats() if other not in table.mates(seat)])


def appear(table: TashTable, ways: Summons, menu: Menu) -> Script[None]:
    """TK-W3 to TK-W5: the piece on the square makes way; a token is found, or taken up."""
    side, being, spot = table.side(), BEINGS[ways.card], ways.fit.spot
    short = supply(table, side, being.rank) <= 0
    if short and menu.ground.serves(being, spot):
        pick_up(table, spot)
    else:
        if short:
            yield from ask_pick_up(table, menu.ground.to_pick_up(being, ways))
        if table.board[spot]:
            destroy(table, spot)
    table.board[spot] = piece_of(side, being.rank)
    table.used = tuple([square for square in table.used if square != spot])


def discard(table: TashTable, card: str) -> Script[None]:
    """TK-T6: a being to the discard pile; then any other cards to the bottom of their decks."""
    seat = table.active
    table.actions -= 1
    table.discarded = True
    table.hands[seat] = without(table.hands[seat], card)
    table.discards[seat] = (*table.discards[seat], card)
    facts = (("seat", seat), ("card", card))
    table.tell(Event("discarded", facts, EVERYBODY, "TK-T6", reveals=all_but(table, seat)))
    while True:
        held = {"being": table.hands, "legend": table.legends, "flare": table.flares}
        kinds: list[Answer] = [(kind,) for kind, hands in held.items() if hands[seat]]
        if not kinds:
            return
        options = Cells((*kinds, PASSED), "TK-T6")
        kind = (yield from ask(seat, "return", options, PASSED))[0]
        if (kind,) == PASSED:
            return
        yield from put_under(table, seat, kind, held[kind])


def put_under(table: TashTable, seat: int, kind: str, hands: list[tuple[str, ...]]) -> Script[None]:
    """TK-T6, TK-A21: one card under its deck; only its owner knows which."""
    mates = only(*table.mates(seat))
    if len(hands[seat]) > 1:
        yield from ask_under(table, seat, kind, mates)
    else:
        go_under(table, seat, kind, hands[seat][0], mates)
    table.tell(Event("returned", (("seat", seat), ("kind", kind)), clause="TK-T6"))


def ask_under(table: TashTable, seat: int, kind: str, mates: int) -> Script[None]:
    """Which card of this kind."""
    hands = {"being": table.hands, "legend": table.legends, "flare": table.flares}[kind]
    cards = tuple([(card,) for card in hands[seat]])
    chosen = yield from ask(seat, f"under_{kind}", Cells(cards, "TK-T6"), cards[0], mates)
    go_under(table, seat, kind, chosen[0], mates)


def go_under(table: TashTable, seat: int, kind: str, card: str, mates: int) -> None:
    """The card lies at the bottom of its deck."""
    if kind == "being":
        table.hands[seat] = without(table.hands[seat], card)
        table.bottoms[seat] = (*table.bottoms[seat], card)
    elif kind == "legend":
        table.legends[seat] = without(table.legends[seat], card)
        table.legend_bottom = (*table.legend_bottom, (card, mates))
    else:
        table.flares[seat] = without(table.flares[seat], card)
        table.flare_bottom = (*table.flare_bottom, (card, mates))
