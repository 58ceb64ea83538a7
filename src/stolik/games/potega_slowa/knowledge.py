"""What a fair player would answer: the most captures in words that people know (PS-L4)."""

from __future__ import annotations

from typing import Final

from stolik.core.rng import Rng
from stolik.core.view import Advice, Pending, View
from stolik.games.potega_slowa.moves import Counters, Offers, Places, Words, beside
from stolik.games.potega_slowa.speech import TEXTS
from stolik.games.potega_slowa.spelling import FREE, OWN, RIVAL, Spelling
from stolik.games.potega_slowa.table import NONE, Help, Offer
from stolik.games.potega_slowa.words.language import language, level

LEVEL: Final = "everyday"
WORTH: Final = {OWN: 60, RIVAL: 25, FREE: 12}
"""What it brings to use a card with an own marker (a capture), a rival's, or none."""

LOOKED_AT: Final = 1_500
"""So many words are weighed at most: more than a person would see, in a tenth of a second."""


def advise(view: View, pending: Pending, rng: Rng) -> Advice:
    """What to answer, and why; of the seat's own view and question only."""
    what, _, helper = pending.what.partition(".")
    options = pending.options
    if isinstance(options, Places):
        return _place(view, options)
    if isinstance(options, Offers):
        return _offer(view, options, rng)
    if isinstance(options, Words):
        said = best_word(options.spelling, rng)
        return _because(said, "captures" if captures(options.spelling, said) else "reach")
    if isinstance(options, Counters):
        offer = view.field("offers", tuple)[int(helper)]
        assert isinstance(offer, Offer)
        return _because(offer.price[:1], "haggle")
    if what == "reply":
        agrees = options.has("agree")
        return _because("agree" if agrees else "refuse", "agree" if agrees else "refuse")
    return _because(pending.default, "plain")


def _because(choice: object, key: str) -> Advice:
    return Advice(choice, TEXTS.why(f"reasons.{key}"))


def value(spelling: Spelling, cards: tuple[int, ...]) -> int:
    """What the cards of a word bring to the one who says it."""
    return sum([WORTH[spelling.ranks[card]] for card in cards if card in spelling.ranks])


def captures(spelling: Spelling, said: Help) -> int:
    """How many cards a word captures."""
    return sum([spelling.ranks.get(card) == OWN for card in said.cards])


def best_word(spelling: Spelling, rng: Rng) -> Help:
    """The word of everyday use that brings most; one of the whole list if there is no such word."""
    words = language(spelling.language)
    rack = spelling.rack()
    found: list[tuple[int, bytes]] = []
    for code in level(spelling.language, LEVEL).mixed(rack, lambda code: True, rng):
        found.append((-value(spelling, spelling.assigned(words.word(code))), code))
        if len(found) == LOOKED_AT:
            break
    for _, code in sorted(found):
        word = words.word(code)
        if words.has(word) and spelling.barred(word) is None and not spelling.warning(word):
            return Help(word, spelling.assigned(word))
    any_code = next(words.search.all(rack, spelling.judge), None)
    if any_code is None:
        return NONE
    word = words.word(any_code)
    return Help(word, spelling.assigned(word))


def _place(view: View, options: Places) -> Advice:
    """Beside as much as possible of one's own: zones hang together by their sides (PS-R26)."""
    marks = view.fields["marks"]
    assert isinstance(marks, dict)
    active = view.field("active", int)
    best = max(
        options.items,
        key=lambda cell: sum([marks.get(other) == active for other in beside(cell)]),
    )
    return _because(best, "place")


def _offer(view: View, options: Offers, rng: Rng) -> Advice:
    """PS-R19: help only where it captures for the helper: a card of the word with his marker."""
    spelling = options.spelling
    said = best_word(spelling, rng) if options.home else NONE
    mine = _own_cards(view)
    price = tuple(sorted([card for card in said.cards if card in mine]))[: options.home]
    if not price:
        return _because(NONE, "no_help")
    return _because(Help(said.word, said.cards, price[:1]), "offer")


def _own_cards(view: View) -> frozenset[int]:
    """The letter cards with this seat's marker."""
    marks, board = view.fields["marks"], view.fields["board"]
    assert isinstance(marks, dict)
    assert isinstance(board, dict)
    return frozenset([card for cell, card in board.items() if marks.get(cell) == view.seat])
