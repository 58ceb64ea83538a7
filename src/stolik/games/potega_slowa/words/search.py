"""Words from letters: is there one behind this beginning, one at random, all of them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from typing import Final

from mypy_extensions import i64

from stolik.core.rng import Rng
from stolik.games.potega_slowa.words.dawg import END, LAST, ROOT, Graph

Judge = Callable[[bytes], bool]
"""Whether a word that can be spelt may also be said."""


MOST: Final = 64
"""No word has so many letters."""


class Rack:
    """Letters to spell with, some of which every word has to use (PS-R8)."""

    def __init__(self, counts: list[int], must: list[int]) -> None:
        self.counts: Final = counts
        self.must: Final = must
        self.owed = 0
        """The letters that have to come yet, as bits."""
        for letter, number in enumerate(must):
            if number > 0:
                self.owed |= 1 << letter

    def demand(self, letter: int) -> None:
        """One more of this letter has to come."""
        self.must[letter] += 1
        if self.must[letter] == 1:
            self.owed |= 1 << letter

    def take(self, letter: int) -> None:
        """Use a letter."""
        self.counts[letter] -= 1
        self.must[letter] -= 1
        if self.must[letter] == 0:
            self.owed &= ~(1 << letter)

    def give(self, letter: int) -> None:
        """Take a use back."""
        self.counts[letter] += 1
        self.must[letter] += 1
        if self.must[letter] == 1:
            self.owed |= 1 << letter

    def copy(self) -> Rack:
        return Rack(self.counts.copy(), self.must.copy())


def reach(graph: Graph) -> array[int]:
    """For each edge the letters of the node it belongs to and of all behind it, as bits.

    Nodes lie before those behind them, so one pass from the end is enough.
    """
    edges = graph.edges
    size: i64 = len(edges)
    masks = array("Q", bytes(8 * size))
    at: i64 = size - 1
    after: i64 = 0
    while at > 0:
        here: i64 = edges[at]
        if here & LAST:
            after = 0
        behind: i64 = masks[here >> 8]
        after = after | behind | (1 << (here & 63))
        masks[at] = after
        at -= 1
    return masks


class Search:
    """Looks for words in a graph."""

    def __init__(self, graph: Graph) -> None:
        self.graph: Final = graph
        self.masks: Final = reach(graph)

    def any_behind(self, prefix: bytes, rack: Rack, judge: Judge) -> bool:
        """Whether a word begins so, `prefix` itself included; the rack has its letters no more."""
        node: i64 = ROOT
        here: i64 = 0
        for letter in prefix:
            here = self.graph.edge(node, letter)
            if here == 0:
                return False
            node = here >> 8
        if here & END and rack.owed == 0 and judge(prefix):
            return True
        return next(self._words(node, prefix, rack.copy(), judge, None), None) is not None

    def all(self, rack: Rack, judge: Judge) -> Iterator[bytes]:
        """Every word from these letters, in alphabetical order."""
        return self._words(ROOT, b"", rack.copy(), judge, None)

    def mixed(self, rack: Rack, judge: Judge, rng: Rng) -> Iterator[bytes]:
        """Every word from these letters, in a random order, letter by letter."""
        return self._words(ROOT, b"", rack.copy(), judge, rng)

    def sample(self, rack: Rack, judge: Judge, rng: Rng, most: int = MOST) -> bytes | None:
        """A word at random, letter by letter, of at most so many; None where there is none."""
        return next(self._words(ROOT, b"", rack.copy(), judge, rng, most), None)

    def _words(
        self,
        node: int,
        made: bytes,
        rack: Rack,
        judge: Judge,
        rng: Rng | None,
        most: int = MOST,
    ) -> Iterator[bytes]:
        """Depth first; with a generator of chance the branches are tried in a random order."""
        if node == 0 or len(made) == most or rack.owed & ~self.masks[node]:
            return
        edges = self._open_edges(node, rack)
        for here in edges if rng is None else rng.shuffled(edges):
            letter = here & 63
            rack.take(letter)
            longer = made + bytes((letter,))
            ends = here & END and rack.owed == 0
            early = rng is None or rng.chance(1, 4)
            if ends and early and judge(longer):
                yield longer
            yield from self._words(here >> 8, longer, rack, judge, rng, most)
            if ends and not early and judge(longer):
                yield longer
            rack.give(letter)

    def _open_edges(self, node: int, rack: Rack) -> list[int]:
        """The edges of a node for which there is a letter left."""
        found: list[int] = []
        while True:
            here = self.graph.edges[node]
            if rack.counts[here & 63] > 0:
                found.append(here)
            if here & LAST:
                return found
            node += 1
