"""What a fair player would answer: the most captures in words that people know (PS-L4)."""

from __future__ import annotations

from typing import Final

from stolik.core.rng import Rng
from stolik.core.view import Advice, Pending, View
from stolik.games.potega_slowa.counters import Counters
from stolik.games.potega_slowa.moves import Offers, Places, Words, beside
from stolik.games.potega_slowa.names import DONE, SKIP
from stolik.games.potega_slowa.speech import TEXTS
from stolik.games.potega_slowa.spelling import FREE, OWN, RIVAL, Spelling
from stolik.games.potega_slowa.table import NONE, Cell, Help, Offer
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
    if what == "act":
        wanted = [name for name in ("mark", "lift", "give") if options.has(name)]
        return _because((*wanted, DONE)[0], "plain")
    if what == "mark":
        return _target(view, pending, _captured_by_marking(view), "capture_more")
    if what == "lift":
        return _target(view, pending, _rivals_letters(view), "take_off")
    if what == "two":
        return _because("two", "two")
    return _because(pending.default, "plain")


def _target(view: View, pending: Pending, cells: list[Cell], key: str) -> Advice:
    """The first of these cells that is on offer, or nothing."""
    offered = [cell for cell in cells if pending.options.has(cell)]
    return _because(offered[0], key) if offered else _because(SKIP, "leave")


def _captured_by_marking(view: View) -> list[Cell]:
    """PS-B3: cells with the own marker, where one more captures; then those of rivals."""
    marks = _marks(view)
    own = [cell for cell, owner in marks.items() if owner == view.seat]
    return [*sorted(own), *sorted([cell for cell in marks if cell not in own])]


def _rivals_letters(view: View) -> list[Cell]:
    """PS-B5: cells with a rival's marker."""
    return sorted([cell for cell, owner in _marks(view).items() if owner != view.seat])


def _marks(view: View) -> dict[Cell, int]:
    marks = view.fields["marks"]
    assert isinstance(marks, dict)
    return marks


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
    any_code = words.search.sample(rack, spelling.judge, rng)
    if any_code is None:
        return NONE
    word = words.word(any_code)
    return Help(word, spelling.assigned(word))


def _place(view: View, options: Places) -> Advice:
    """Beside as much as possible of one's own: zones hang together by their sides (PS-R26)."""
    marks = _marks(view)
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
    marks, board = _marks(view), view.fields["board"]
    assert isinstance(board, dict)
    return frozenset([card for cell, card in board.items() if marks.get(cell) == view.seat])
