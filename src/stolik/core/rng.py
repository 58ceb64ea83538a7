"""A small generator of random numbers, the same on every machine, compiled or not.

It is Doty-Humphrey's sfc32: additions, shifts and exclusive-ors of 32-bit words, so that compiled
fixed-width integers and Python's own give the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

_WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Rng:
    """Random numbers from a seed; whoever holds one decides when they are drawn."""

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & _WORD
        self._b: i64 = (seed >> 32) & _WORD
        self._c: i64 = (seed >> 64) & _WORD
        self._n: i64 = 1
        for _ in range(12):
            self.word()

    def state(self) -> tuple[int, int, int, int]:
        """Where it stands, to come back to."""
        return int(self._a), int(self._b), int(self._c), int(self._n)

    def reset(self, state: tuple[int, int, int, int]) -> None:
        """Come back to where it stood."""
        self._a, self._b, self._c, self._n = state

    def word(self) -> i64:
        """The next 32 bits."""
        a = self._a
        b = self._b
        c = self._c
        out = (a + b + self._n) & 0xFFFFFFFF
        self._n = (self._n + 1) & 0xFFFFFFFF
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & 0xFFFFFFFF
        self._c = (((c << 21) | (c >> 11)) + out) & 0xFFFFFFFF
        return out

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n-1, each equally likely; n is at most 2**31."""
        if n <= 0 or n > 0x80000000:
            raise ValueError("below(n) takes a whole number from 1 to 2**31.")
        product = self.word() * n
        low = product & 0xFFFFFFFF
        if low < n:
            spare = (0x100000000 - n) % n
            while low < spare:
                product = self.word() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[int(self.below(len(items)))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order, in a new list."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = int(self.below(last + 1))
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def chance(self, part: int, whole: int) -> bool:
        """True in `part` of `whole` cases."""
        return int(self.below(whole)) < part
