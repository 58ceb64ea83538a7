"""A turn in the order of the rulebook: place a card, make a word, draw a card (PS-R6 to PS-R17)."""

from __future__ import annotations

from typing import Final

from stolik.core.scripts import Script, ask, ask_of, open_to, scenes, together, under
from stolik.core.seen import only
from stolik.core.steps import Acted
from stolik.core.table import Event
from stolik.games.potega_slowa.black import act, draw_one_of_two, turn_a_card, unlock
from stolik.games.potega_slowa.help import answer_help, asks_about_help, help_stuck
from stolik.games.potega_slowa.marking import mark_word
from stolik.games.potega_slowa.moves import Places, Words
from stolik.games.potega_slowa.setup import deal_rectangle, draw
from stolik.games.potega_slowa.spelling import VOTES, Spelling
from stolik.games.potega_slowa.table import NOBODY, NONE, ROUNDS, Help, WordTable

PROTEST: Final = "protest"
ACCEPT: Final = "accept"


def place_card(table: WordTable) -> Script[str | None]:
    """PS-R6: the hand card is laid so that it shares a side with a card; none, none (PS-A13)."""
    card = table.hands[table.active]
    table.placed = card
    if table.gifts[table.active]:
        yield from under(table, "PS-A31", place_gifts(table))
    if card != NOBODY:
        yield from lay_card(table, card)
        table.hands[table.active] = NOBODY
    return "make_word"


def lay_card(table: WordTable, card: int) -> Script[None]:
    """PS-R6: one card finds its place."""
    places = Places(table)
    cell = yield from ask(table.active, "place", places, places.items[0])
    table.board[cell] = card
    facts = (("seat", table.active), ("letter", table.cards[card]), ("cell", cell))
    table.tell(Event("placed", facts, clause="PS-R6"))


def place_gifts(table: WordTable) -> Script[None]:
    """PS-B1, PS-A31: the cards handed over are placed as well, and have to be used."""
    while gifts := table.gifts[table.active]:
        yield from lay_card(table, gifts[0])
        table.handed = (*table.handed, gifts[0])
        table.gifts[table.active] = gifts[1:]


def make_word(table: WordTable) -> Script[str | None]:
    """PS-R7, PS-R19: a word of one's own, or help; nobody but the active seat is waited for."""
    words = Words(Spelling(table, strict=table.votes >= VOTES))
    own = ask_of(table.active, "word", words, NONE, standing=True)
    acted: Acted[object] | None
    acted = yield from open_to((own, *asks_about_help(table)), only(table.active))
    assert acted is not None
    if acted.what != "word":
        return (yield from answer_help(table, acted))
    assert isinstance(acted.answer, Help)
    if not acted.answer.cards:
        return (yield from under(table, "PS-R15", have_no_word(table)))
    return (yield from say_word(table, acted.answer))


def say_word(table: WordTable, said: Help) -> Script[str | None]:
    """PS-R11, PS-R13: the word is said, perhaps put to the vote, and its cards are marked."""
    old = Spelling(table, strict=False).warning(said.word)
    if old is not None:
        kept = yield from under(table, "PS-A39", vote(table, said.word, old))
        if not kept:
            return "make_word"
    facts = (("seat", table.active), ("word", said.word), ("cards", said.cards))
    table.tell(Event("word", facts, clause="PS-R7"))
    yield from under(table, "PS-R13", mark_word(table, said, NOBODY))
    return "act"


def vote(table: WordTable, word: str, old: str) -> Script[bool]:
    """PS-A39: the others confirm or protest; an even split is a yes, and it costs nothing."""
    table.votes += 1
    facts = (("seat", table.active), ("word", word), ("old", old))
    table.tell(Event("warned", facts, clause="PS-A38"))
    asks = tuple([ask_of(seat, "vote", (ACCEPT, PROTEST), ACCEPT) for seat in table.others()])
    verdicts = yield from together(asks)
    kept = 2 * verdicts.count(PROTEST) <= len(verdicts)
    kind = "confirmed" if kept else "rejected"
    table.tell(Event(kind, (("seat", table.active), ("word", word)), clause="PS-A39"))
    return kept


def have_no_word(table: WordTable) -> Script[str | None]:
    """PS-R15, PS-A12: first everybody may help; then the card is swapped; then there is no word."""
    yield from ()
    if not table.stuck:
        table.stuck = True
        table.asked = table.others()
        table.tell(Event("stuck", (("seat", table.active),), clause="PS-A12"))
        return "help_stuck"
    if table.placed == NOBODY or table.swapped >= table.swaps or not table.cards_left():
        table.tell(Event("no_word", (("seat", table.active),), clause="PS-A12"))
        table.hide()
        return "draw_card"
    return (yield from swap_card(table))


def swap_card(table: WordTable) -> Script[str | None]:
    """PS-R15: the placed card goes to the bottom, the top one is taken and placed."""
    table.hide()
    table.swapped += 1
    del table.board[table.where()[table.placed]]
    old = table.placed
    table.bottom = (*table.bottom, old)
    card = yield from draw(table)
    table.hands[table.active] = card
    facts = (("seat", table.active), ("old", table.cards[old]), ("letter", table.cards[card]))
    table.tell(Event("swapped", facts, clause="PS-R15"))
    return "place_card"


def draw_card(table: WordTable) -> Script[str | None]:
    """PS-R16, PS-A17: a new open hand card, but not in the own last turn; then the next seat."""
    seats = len(table.rows)
    yield from turn_a_card(table)
    if table.turn < (ROUNDS - 1) * seats:
        card = yield from draw_one_of_two(table)
        table.hands[table.active] = card
        if card != NOBODY:
            facts = (("seat", table.active), ("letter", table.cards[card]))
            table.tell(Event("hand", facts, clause="PS-R16"))
    unlock(table)
    table.turn += 1
    table.active = (table.active + 1) % seats
    table.placed, table.swapped, table.votes = NOBODY, 0, 0
    table.stuck, table.made = False, [0 for _ in table.seats()]
    table.handed, table.due, table.last = (), (), ()
    table.hide()
    if table.turn == ROUNDS * seats:
        table.tell(Event("end", clause="PS-R17"))
        return None
    if table.turn % seats == 0:
        table.tell(Event("round", (("round", table.turn // seats + 1),), clause="PS-R17"))
    return "place_card"


SCENES: Final = scenes(
    ("PS-R2", deal_rectangle),
    ("PS-R6", place_card),
    ("PS-R7", make_word),
    ("PS-A12", help_stuck),
    ("PS-R29", act),
    ("PS-R16", draw_card),
)
