"""A counter-offer: other cards for the word that somebody else has found (PS-R20, PS-A57)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final
from zlib import crc32

from stolik.core.options import Touches, Walk
from stolik.core.refusal import Refused
from stolik.core.rng import Rng
from stolik.games.potega_slowa.moves import numbers
from stolik.games.potega_slowa.speech import refusal
from stolik.games.potega_slowa.table import WordTable


class Counters(Walk[tuple[int, ...]]):
    """PS-A57: any letter cards of the table, at most as many as the offered word has letters."""

    def __init__(self, table: WordTable, most: int) -> None:
        self.cards: Final = tuple(sorted(table.where()))
        self.most: Final = most

    def touches(self, prefix: Touches) -> Touches:
        if len(prefix) >= self.most:
            return ()
        last = numbers(prefix, "price")[-1:]
        return tuple([f"price:{card}" for card in self.cards if not last or card > last[0]])

    def done(self, prefix: Touches) -> bool:
        cards = numbers(prefix, "price")
        return len(cards) == len(prefix) and self._fits(cards)

    def _fits(self, cards: tuple[int, ...]) -> bool:
        rising = all([one < other for one, other in pairwise(cards)])
        return 0 < len(cards) <= self.most and rising and set(cards) <= set(self.cards)

    def pick(self, prefix: Touches) -> tuple[int, ...]:
        if not self.done(prefix):
            raise Refused("illegal", refusal("PS-A57-counter", most=self.most))
        return numbers(prefix, "price")

    def path_of(self, choice: object) -> Touches:
        if not isinstance(choice, tuple) or not all([type(card) is int for card in choice]):
            raise Refused("illegal", refusal("PS-A57-counter", most=self.most))
        return tuple([f"price:{card}" for card in choice])

    def text(self, choice: tuple[int, ...]) -> str:
        return ".".join([str(card) for card in choice])

    def parse(self, text: str) -> tuple[int, ...]:
        return self.pick(tuple([f"price:{part}" for part in text.strip().split(".")]))

    def sample(self, rng: Rng) -> tuple[int, ...]:
        some = 1 + int(rng.below(min(3, self.most, len(self.cards))))
        return tuple(sorted(rng.shuffled(self.cards)[:some]))

    def mark(self) -> int:
        return crc32(repr((self.cards, self.most)).encode())
