"""Which word may be said with which cards, and why not: pure questions."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from stolik.core.refusal import Why
from stolik.games.potega_slowa.speech import refusal
from stolik.games.potega_slowa.table import WordTable
from stolik.games.potega_slowa.words.language import LONGEST, language
from stolik.games.potega_slowa.words.relatives import family, likely, surely
from stolik.games.potega_slowa.words.search import Rack

VOTES: Final = 3
"""After so many votes in a turn a word that draws a warning is refused (PS-A39)."""

OWN: Final = 1
RIVAL: Final = 2
FREE: Final = 3
IN_ROW: Final = 4
"""Whose marker lies on a card, or that it was captured: the order in which cards are taken."""


class Spelling:
    """A snapshot of what the active player may spell with, best cards first (PS-A8)."""

    def __init__(self, table: WordTable, *, strict: bool) -> None:
        where = table.where()
        own = table.rows[table.active]
        self.language: Final = table.language
        self.least: Final = table.least
        self.used: Final = table.used
        self.placed: Final = table.placed
        self.related: Final = table.related
        self.strict: Final = strict and table.related == "warn"
        self.on_table: Final = frozenset(where)
        self.letters: Final = {card: table.cards[card] for card in [*where, *own]}
        self.ranks: Final = {c: _rank(table, table.marks.get(cell)) for c, cell in where.items()}
        self.order: Final = sorted(self.letters, key=self._place_in_order)
        self.blocked: Final = self._blocked()

    def _place_in_order(self, card: int) -> tuple[int, int]:
        return (0 if card == self.placed else self.ranks.get(card, IN_ROW), card)

    def _blocked(self) -> frozenset[str]:
        found: list[str] = []
        if self.related != "off":
            for word in self.used:
                found += family(self.language, word)
        return frozenset(found)

    def mark(self) -> int:
        """A small number that changes when something of this changes."""
        parts = (self.least, self.used, self.placed, self.related, self.strict)
        rest = (self.order, sorted(self.letters.items()), sorted(self.on_table))
        return crc32(repr((parts, rest)).encode())

    def rack(self, taken: tuple[int, ...] = ()) -> Rack:
        """The letters left beside these cards; the placed card has to be used (PS-R8)."""
        number = language(self.language).number
        counts = [0] * len(number)
        must = [0] * len(number)
        for card in self.order:
            if card not in taken:
                counts[number[self.letters[card]]] += 1
        if self.placed in self.letters and self.placed not in taken:
            must[number[self.letters[self.placed]]] = 1
        return Rack(counts, must)

    def judge(self, code: bytes) -> bool:
        """Whether a word of the list may be said now."""
        return self.barred(language(self.language).word(code)) is None

    def barred(self, word: str) -> Why | None:
        """PS-A4, PS-R11, PS-A38, PS-A39: why a word of the list may not be said all the same."""
        if len(word) < self.least:
            return refusal("PS-A4-short", least=self.least)
        if word in self.used:
            return refusal("PS-R11-used", word=word)
        if self.related == "off":
            return None
        if not self.blocked.isdisjoint(family(self.language, word)):
            sure = [old for old in self.used if surely(self.language, word, old)]
            return refusal("PS-A38-hard", word=word, old=sure[0])
        old = self.warning(word) if self.strict else None
        return refusal("PS-A38-likely", word=word, old=old) if old else None

    def warning(self, word: str) -> str | None:
        """PS-A38: the earlier word to which this one is likely related, if warnings are on."""
        if self.related == "warn":
            for old in self.used:
                if likely(self.language, word, old):
                    return old
        return None

    def unsayable(self, word: str) -> Why | None:
        """What is wrong with a tidy word, whatever cards are to serve it."""
        if not word:
            return refusal("PS-R7-empty")
        if len(word) > LONGEST:
            return refusal("PS-R7-long", longest=LONGEST)
        if not language(self.language).spells(word):
            return refusal("PS-A5-letters")
        if not language(self.language).has(word):
            return refusal("PS-R12-unknown", word=word)
        return self.barred(word)

    def unspellable(self, word: str) -> Why | None:
        """PS-R7, PS-R8, PS-R9: which letter is missing, or that the placed card is not used."""
        there = list(self.letters.values())
        for letter in word:
            if word.count(letter) > there.count(letter):
                return refusal("PS-R7-missing", letter=letter, have=there.count(letter))
        if self.placed in self.letters and self.letters[self.placed] not in word:
            return refusal("PS-R8-placed", letter=self.letters[self.placed])
        return None

    def assigned(self, word: str) -> tuple[int, ...]:
        """PS-A8: the placed card, then own markers, rivals', free cards, the own row."""
        left = list(self.order)
        cards: list[int] = []
        for letter in word:
            card = next(card for card in left if self.letters[card] == letter)
            left.remove(card)
            cards.append(card)
        return tuple(cards)


def _rank(table: WordTable, owner: int | None) -> int:
    """How gladly a card of the table is taken (PS-A8)."""
    if owner is None:
        return FREE
    return OWN if owner == table.active else RIVAL
