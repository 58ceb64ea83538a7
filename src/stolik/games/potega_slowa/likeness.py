"""A secret word that looks like another to everybody else: length, captures and price (PS-A21)."""

from __future__ import annotations

from typing import Final

from stolik.core.rng import Rng
from stolik.games.potega_slowa.spelling import OWN, Spelling
from stolik.games.potega_slowa.table import Help
from stolik.games.potega_slowa.words.language import language

TRIES: Final = 12


def another(spelling: Spelling, said: Help, rng: Rng) -> Help:
    """A word of the same length, captures and price; the same one where none is soon found."""
    rack, words = spelling.rack(), language(spelling.language)
    length = len(said.word)
    for card in said.price:
        if card not in spelling.needed:
            rack.demand(words.number[spelling.letters[card]])
    for _ in range(TRIES):
        code = words.search.sample(
            rack, lambda code: len(code) == length and spelling.judge(code), rng, length
        )
        if code is not None:
            word = words.word(code)
            cards = assigned(spelling, word, said.price, rng)
            if cards and captures(spelling, cards) == captures(spelling, said.cards):
                return Help(word, cards, said.price)
    return said


def captures(spelling: Spelling, cards: tuple[int, ...]) -> int:
    """How many of the cards the active player captures."""
    return sum([spelling.ranks.get(card) == OWN for card in cards])


def assigned(
    spelling: Spelling, word: str, price: tuple[int, ...], rng: Rng
) -> tuple[int, ...] | None:
    """Cards for a word, those of the price among them; None if they are not all used."""
    first = dict.fromkeys([*spelling.needed, *price])
    order = [*first, *rng.shuffled([card for card in spelling.order if card not in first])]
    cards: dict[int, int] = {}
    for card in order:
        for at, letter in enumerate(word):
            if at not in cards and spelling.letters.get(card) == letter:
                cards[at] = card
                break
    made = tuple([cards[at] for at in range(len(word))])
    return made if set(price) <= set(made) else None
