"""Which word may be said with which cards, and why not: pure questions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from zlib import crc32

from stolik.core.refusal import Why
from stolik.core.rng import Rng
from stolik.games.potega_slowa.deck import blacks
from stolik.games.potega_slowa.names import LOAN, TWICE
from stolik.games.potega_slowa.speech import refusal
from stolik.games.potega_slowa.table import WordTable
from stolik.games.potega_slowa.words.language import LONGEST, language
from stolik.games.potega_slowa.words.relatives import kin, likely, surely
from stolik.games.potega_slowa.words.search import Rack

VOTES: Final = 3
"""After so many votes in a turn a word that draws a warning is refused (PS-A39)."""

OWN: Final = 1
RIVAL: Final = 2
FREE: Final = 3
IN_ROW: Final = 4
"""Whose marker lies on a card, or that it was captured: the order in which cards are taken."""


class Spelling:
    """A snapshot of what the active player may spell with, best cards first (PS-A8).

    Where black cards act and the word is the player's own, Ś lends a card of another's row (PS-B6)
    and Ź lets a card serve twice (PS-B7); a helped word has neither (PS-A61).
    """

    def __init__(self, table: WordTable, *, strict: bool, alone: bool = True) -> None:
        where, locked = table.where(), table.locked()
        own = [card for card in [*where, *table.rows[table.active]] if card not in locked]
        self.language: Final = table.language
        self.least: Final = table.least
        self.used: Final = table.used
        self.needed: Final = table.needed()
        self.related: Final = table.related
        self.strict: Final = strict and table.related == "warn"
        self.on_table: Final = frozenset(where) - locked
        self.letters: Final = {card: table.cards[card] for card in own}
        self.ranks: Final = {
            card: _rank(table, table.marks.get(cell)) for card, cell in where.items()
        }
        self.order: Final = sorted(self.letters, key=self._place_in_order)
        self.blocked: Final = self._blocked()
        acts = table.black and alone
        self.lender: Final = blacks(table.language)[LOAN - 1] if acts else ""
        self.doubler: Final = blacks(table.language)[TWICE - 1] if acts else ""
        rows = [row for seat, row in enumerate(table.rows) if seat != table.active]
        lent = [card for row in rows for card in row if acts and card not in locked]
        self.loans: Final = {card: table.cards[card] for card in lent}

    def _place_in_order(self, card: int) -> tuple[int, int]:
        return (0 if card in self.needed else self.ranks.get(card, IN_ROW), card)

    def _blocked(self) -> frozenset[str]:
        found: list[str] = []
        if self.related != "off":
            for word in self.used:
                found += kin(self.language, word)
        return frozenset(found)

    def mark(self) -> int:
        """A small number that changes when something of this changes."""
        parts = (self.least, self.used, self.needed, self.related, self.strict, self.doubler)
        rest = (self.order, sorted(self.letters.items()), sorted(self.on_table), self.loans)
        return crc32(repr((parts, rest)).encode())

    def letter(self, card: int) -> str:
        """What stands on a card that may serve."""
        return self.letters[card] if card in self.letters else self.loans[card]

    def rack(self, taken: tuple[int, ...] = (), more: str = "", must: str = "") -> Rack:
        """The letters left beside these cards, and `more`; each needed card has to come (PS-R8)."""
        number = language(self.language).number
        counts, owed = [0] * len(number), [0] * len(number)
        for card in self.order:
            if card not in taken:
                counts[number[self.letters[card]]] += 1
                owed[number[self.letters[card]]] += card in self.needed
        for letter in more:
            counts[number[letter]] += 1
        for letter in must:
            owed[number[letter]] = max(1, owed[number[letter]])
        return Rack(counts, owed)

    def racks(self, taken: tuple[int, ...] = ()) -> Iterator[Rack]:
        """What may follow these cards: with no loan or doubling, then with each there may be."""
        loans, doubles = self._both_extras(taken)
        for loan, must in loans:
            for double, other in doubles:
                yield self.rack(taken, loan + double, must + other)

    def any_rack(self, rng: Rng) -> Rack:
        """One of them at random, every other time the plain one."""
        loans, doubles = self._both_extras(())
        if rng.chance(1, 2):
            return self.rack()
        loan, double = rng.choice(loans), rng.choice(doubles)
        return self.rack((), loan[0] + double[0], loan[1] + double[1])

    def _both_extras(
        self, taken: tuple[int, ...]
    ) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        left = [self.letters[card] for card in self.order if card not in taken]
        made = [self.letter(card) for card in taken]
        lent = any([card in self.loans for card in taken])
        twice = len(set(taken)) < len(taken)
        loans = self._extras(self.lender, made, left, lent, list(self.loans.values()))
        return loans, self._extras(self.doubler, made, left, twice, [*made, *left])

    def _extras(
        self, black: str, made: list[str], left: list[str], had: bool, letters: list[str]
    ) -> list[tuple[str, str]]:
        """The letters that a black card may bring, each with what the word then has to hold."""
        owed = "" if black in made else black
        if had:
            return [("", owed)]
        if not black or black not in [*made, *left]:
            return [("", "")]
        return [("", ""), *[(letter, owed) for letter in dict.fromkeys(letters)]]

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
        if not self.blocked.isdisjoint(kin(self.language, word)):
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
        """PS-R7, PS-R8, PS-R9: which letter is missing, or that a needed card is not used."""
        if self.assigned(word):
            return None
        there = list(self.letters.values())
        for letter in word:
            if word.count(letter) > there.count(letter):
                return refusal("PS-R7-missing", letter=letter, have=there.count(letter))
        missed = [card for card in self.needed if self.letters.get(card, word) not in word]
        card = missed[0] if missed else self.needed[-1]
        return refusal("PS-R8-placed", letter=self.letters[card])

    def assigned(self, word: str) -> tuple[int, ...]:
        """PS-A8: needed cards, own markers, rivals', free, the own row, a loan; () if it fails."""
        left = list(self.order)
        cards: list[int] = []
        for letter in word:
            card = next((card for card in left if self.letters[card] == letter), None)
            if card is None:
                card = self._extra(letter, word, tuple(cards))
            else:
                left.remove(card)
            if card is None:
                return ()
            cards.append(card)
        return tuple(cards) if self.uses_needed(tuple(cards)) else ()

    def uses_needed(self, cards: tuple[int, ...]) -> bool:
        """PS-R8: whether the cards that have to be used are among these."""
        return all([card in cards for card in self.needed if card in self.letters])

    def _extra(self, letter: str, word: str, cards: tuple[int, ...]) -> int | None:
        """A card on loan, or one that serves twice, for a letter of which there is no card left."""
        if self.lender and self.lender in word and not any([c in self.loans for c in cards]):
            for card, lent in self.loans.items():
                if lent == letter:
                    return card
        if self.doubler and self.doubler in word and len(set(cards)) == len(cards):
            for card in cards:
                if self.letter(card) == letter:
                    return card
        return None


def _rank(table: WordTable, owner: int | None) -> int:
    """How gladly a card of the table is taken (PS-A8)."""
    if owner is None:
        return FREE
    return OWN if owner == table.active else RIVAL
