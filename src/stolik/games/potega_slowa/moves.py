"""What a seat may answer: a place, a word, an offer of help, a counter-offer."""

from __future__ import annotations

import re
from typing import Final
from zlib import crc32

from stolik.core.options import Listed, Touches, Walk
from stolik.core.refusal import Refused, Why
from stolik.core.rng import Rng
from stolik.games.potega_slowa.likeness import another
from stolik.games.potega_slowa.speech import refusal
from stolik.games.potega_slowa.spelling import Spelling
from stolik.games.potega_slowa.table import NONE, Cell, Help, WordTable
from stolik.games.potega_slowa.words.language import language, tidy

NO_WORD: Final = ("button:none",)
RARELY: Final = 12
"""A random player gives up a word in one of so many cases."""
_TEXT: Final = re.compile(r"([^:/]+):([0-9]+(?:\.[0-9]+)*)(?:/([0-9]+(?:\.[0-9]+)*))?")
_TOUCH: Final = re.compile(r"(card|price):(0|[1-9][0-9]{0,5})")


class Places(Listed[Cell]):
    """PS-R6, PS-A1: empty cells that share a side with a card."""

    def __init__(self, table: WordTable) -> None:
        found = {cell: None for occupied in table.board for cell in beside(occupied)}
        super().__init__(tuple(sorted([cell for cell in found if cell not in table.board])))

    def touch(self, item: Cell) -> Touches:
        return (f"cell:{item[0]},{item[1]}",)

    def reason(self, wish: object) -> Why:
        return refusal("PS-R6-place")


def beside(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share a side with this one."""
    x, y = cell
    return (x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)


def numbers(prefix: Touches, kind: str) -> tuple[int, ...]:
    """The numbers of the touches of one kind; Refused where one is no touch of a word."""
    found: list[int] = []
    for touch in prefix:
        match = _TOUCH.fullmatch(touch)
        if match is None:
            raise Refused("illegal", refusal("PS-R7-cards"))
        if match[1] == kind:
            found.append(int(match[2]))
    return tuple(found)


class Words(Walk[Help]):
    """Every word the active player may say (PS-R7 to PS-R12), card by card; or none (PS-R15)."""

    def __init__(self, spelling: Spelling) -> None:
        self.spelling: Final = spelling

    # The walk.

    def touches(self, prefix: Touches) -> Touches:
        if prefix == NO_WORD:
            return ()
        cards = numbers(prefix, "card")
        found = [f"card:{card}" for card in self._following(cards)]
        return tuple(found if prefix else [*found, *NO_WORD])

    def done(self, prefix: Touches) -> bool:
        try:
            self.pick(prefix)
        except Refused:
            return False
        return True

    def pick(self, prefix: Touches) -> Help:
        if prefix == NO_WORD:
            return NONE
        cards = numbers(prefix, "card")
        return self._checked(Help(self._spelt(cards), cards, numbers(prefix, "price")), prefix)

    def _checked(self, made: Help, prefix: Touches) -> Help:
        """The same if it may be said; Refused, with the reason, if not."""
        spelling = self.spelling
        why = spelling.unsayable(made.word)
        if why is None and not spelling.uses_needed(made.cards):
            missed = [card for card in spelling.needed if card not in made.cards]
            why = refusal("PS-R8-placed", letter=spelling.letters[missed[0]])
        why = why or self._extra(made)
        if why is None and self.path_of(made) != prefix:
            why = refusal("PS-R7-cards")
        why = why or self.unpaid(made)
        if why is not None:
            raise Refused("illegal", why)
        return made

    def unpaid(self, made: Help) -> Why | None:
        """What is wrong with the price: an own word has none."""
        return refusal("PS-R7-cards") if made.price else None

    def _extra(self, made: Help) -> Why | None:
        """PS-B6, PS-B7: a loan needs its black card in the word, and so does a doubling."""
        spelling = self.spelling
        lent = any([card in spelling.loans for card in made.cards])
        if lent and spelling.lender not in made.word:
            return refusal("PS-R10-cards")
        twice = len(set(made.cards)) < len(made.cards)
        return refusal("PS-R9-twice") if twice and spelling.doubler not in made.word else None

    def _spelt(self, cards: tuple[int, ...]) -> str:
        """The word of these cards; Refused where more than one is lent, or serves twice."""
        spelling = self.spelling
        lent = [card for card in cards if card in spelling.loans]
        known = all([card in spelling.letters or card in spelling.loans for card in cards])
        if not known or len(lent) > 1:
            raise Refused("illegal", refusal("PS-R10-cards"))
        if len(cards) - len(set(cards)) > (1 if spelling.doubler else 0):
            raise Refused("illegal", refusal("PS-R9-twice"))
        return "".join([spelling.letter(card) for card in cards])

    def _following(self, cards: tuple[int, ...]) -> list[int]:
        """The cards after which there is still a word to come."""
        spelling, words = self.spelling, language(self.spelling.language)
        begun = words.code(self._spelt(cards))
        known: dict[str, bool] = {}
        found: list[int] = []
        for card in dict.fromkeys([*spelling.order, *spelling.loans]):
            taken = (*cards, card)
            try:
                letter = self._spelt(taken)[-1]
            except Refused:
                continue
            # Twins differ where one is needed: without it the word has to come back to it.
            kind = (card in spelling.needed, card in spelling.loans, card in cards)
            sort = f"{letter}{kind}"
            if sort not in known:
                prefix = begun + words.code(letter)
                known[sort] = self._goes_on(prefix, taken)
            if known[sort]:
                found.append(card)
        return found

    def _goes_on(self, prefix: bytes, taken: tuple[int, ...]) -> bool:
        """Whether a word begins with these cards."""
        search, spelling = language(self.spelling.language).search, self.spelling
        for rack in spelling.racks(taken):
            if search.any_behind(prefix, rack, spelling.judge):
                return True
        return False

    def path_of(self, choice: object) -> Touches:
        if not isinstance(choice, Help):
            raise Refused("illegal", refusal("PS-R7-empty"))
        if not choice.cards:
            return NO_WORD
        said = [f"card:{card}" for card in choice.cards]
        return (*said, *[f"price:{card}" for card in choice.price])

    # Text.

    def text(self, choice: Help) -> str:
        return choice.notation()

    def parse(self, text: str) -> Help:
        """A word alone, for which good cards are chosen (PS-A8), or a word and its cards."""
        wanted = text.strip()
        if wanted in (NONE.notation(), *NO_WORD):
            return self.pick(NO_WORD)
        found = _TEXT.fullmatch(wanted) if len(wanted) < 400 else None
        if found is None:
            return self.pick(self.path_of(self._chosen(tidy(wanted))))
        cards = tuple([int(card) for card in found[2].split(".")])
        price = tuple([int(card) for card in found[3].split(".")]) if found[3] else ()
        made = Help(tidy(found[1]), cards, price)
        if self._spelt(cards) != made.word:
            raise Refused("illegal", refusal("PS-R7-cards"))
        return self.pick(self.path_of(made))

    def _chosen(self, word: str) -> Help:
        spelling = self.spelling
        why = spelling.unsayable(word) or spelling.unspellable(word)
        if why is not None:
            raise Refused("illegal", why)
        return self.priced(Help(word, spelling.assigned(word)))

    def priced(self, made: Help) -> Help:
        """The word with the price that a bare word stands for: an own word has none."""
        return made

    # Chance.

    def sample(self, rng: Rng) -> Help:
        spelling, words = self.spelling, language(self.spelling.language)
        code = words.search.sample(spelling.any_rack(rng), spelling.judge, rng)
        word = words.word(code) if code else ""
        cards = spelling.assigned(word)
        return NONE if not cards or rng.chance(1, RARELY) else Help(word, cards)

    def mark(self) -> int:
        return self.spelling.mark()


class Offers(Words):
    """PS-R19, PS-A20, PS-A22: a word for the active player and the cards it costs; or nothing."""

    def __init__(self, spelling: Spelling, home: int) -> None:
        super().__init__(spelling)
        self.home: Final = home

    def touches(self, prefix: Touches) -> Touches:
        if prefix == NO_WORD:
            return ()
        cards, price = numbers(prefix, "card"), numbers(prefix, "price")
        if len(price) >= self.home:
            return () if prefix else NO_WORD
        found = [f"price:{card}" for card in self._payable(cards, price)]
        return (*(() if price else super().touches(prefix)), *found)

    def _payable(self, cards: tuple[int, ...], price: tuple[int, ...]) -> list[int]:
        """The cards that may be asked for next, in the order of their numbers."""
        if not cards or not self._sayable(cards):
            return []
        last = price[-1] if price else -1
        return sorted([card for card in cards if card in self.spelling.on_table and card > last])

    def _sayable(self, cards: tuple[int, ...]) -> bool:
        used = self.spelling.uses_needed(cards)
        return used and self.spelling.unsayable(self._spelt(cards)) is None

    def unpaid(self, made: Help) -> Why | None:
        """PS-A22, PS-A53: one table card of the word at least, and a marker for each."""
        payable = all(
            [card in made.cards and card in self.spelling.on_table for card in made.price]
        )
        if not made.price or not payable or list(made.price) != sorted(set(made.price)):
            return refusal("PS-A22-price")
        return refusal("PS-A53-markers", home=self.home) if len(made.price) > self.home else None

    def priced(self, made: Help) -> Help:
        """A bare word asks for the last of its table cards."""
        table = [card for card in made.cards if card in self.spelling.on_table]
        return Help(made.word, made.cards, tuple(table[-1:]))

    def sample(self, rng: Rng) -> Help:
        found = super().sample(rng)
        return self.priced(found) if found.cards and self.home else NONE

    def alike(self, choice: Help, seat: int, rng: Rng) -> Help:
        """Another word of the same length, captures and price: what the others are told."""
        return another(self.spelling, choice, rng) if choice.cards else choice

    def mark(self) -> int:
        return crc32(f"{self.spelling.mark()} {self.home}".encode())
