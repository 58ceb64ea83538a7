"""A word list as a graph in one array: write it once, read it mapped from the file.

Each edge is 32 bits: the letter's number (6), last of its node (1), a word ends here (1), the
first edge of the node behind it (24; 0 is none). The root is edge 1; edge 0 is nothing.
"""

from __future__ import annotations

import mmap
import struct
from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from mypy_extensions import i64

MAGIC: Final = b"STOLIKD1"
HEAD: Final = struct.Struct("<8sII")
LAST: Final = 64
END: Final = 128
ROOT: Final = 1

Node = tuple[int, ...]
"""The edges of a node: letter, end flag and the number of the node behind, each packed in one."""


class Graph:
    """A word list to walk: edges by number."""

    def __init__(self, edges: memoryview, words: int) -> None:
        self.edges: Final = edges
        self.words: Final = words

    def edge(self, node: i64, letter: i64) -> i64:
        """The edge of this letter from a node; 0 where there is none."""
        if node == 0:
            return 0
        at = node
        while True:
            here: i64 = self.edges[at]
            found: i64 = here & 63
            if found == letter:
                return here
            if found > letter or here & LAST:
                return 0
            at += 1

    def has(self, letters: bytes) -> bool:
        """Whether this string of letter numbers is in the list."""
        node: i64 = ROOT
        here: i64 = 0
        for letter in letters:
            here = self.edge(node, letter)
            if here == 0:
                return False
            node = here >> 8
        return bool(here & END)

    def below(self, letters: bytes) -> int:
        """The node behind a beginning; 0 where no word goes on so."""
        node: i64 = ROOT
        for letter in letters:
            node = self.edge(node, letter) >> 8
        return node

    def ends(self, node: int) -> list[bytes]:
        """All that may follow, from a node on; for nodes with few words behind them."""
        found: list[bytes] = []
        stack = [(node, b"")]
        while stack:
            at, made = stack.pop()
            while at:
                here = self.edges[at]
                longer = made + bytes([here & 63])
                if here & END:
                    found.append(longer)
                stack.append((here >> 8, longer))
                if here & LAST:
                    break
                at += 1
        return sorted(found)


def open_dawg(path: Path) -> Graph:
    """A word list mapped from its file."""
    with path.open("rb") as file:
        mapped = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    return read_dawg(mapped)


def read_dawg(data: memoryview) -> Graph:
    """A word list from its bytes."""
    if len(data) < HEAD.size or bytes(data[:8]) != MAGIC:
        raise ValueError("This is no word file; make one with tools/build_words.py.")
    _, words, edges = HEAD.unpack(data[: HEAD.size])
    if len(data) != HEAD.size + 4 * edges:
        raise ValueError("The word file is cut short; make it again with tools/build_words.py.")
    return Graph(data[HEAD.size :].cast("I"), words)


class _Builder:
    """Takes sorted words and merges equal ends as soon as they are complete (Daciuk's way)."""

    def __init__(self) -> None:
        self.nodes: list[Node] = [()]
        self.known: dict[Node, int] = {(): 0}
        self.open: list[list[int]] = [[]]
        self.word = b""

    def add(self, word: bytes) -> None:
        same = 0
        shorter = min(len(word), len(self.word))
        while same < shorter and word[same] == self.word[same]:
            same += 1
        self.close(same)
        for letter in word[same:]:
            self.open[-1].append(letter)
            self.open.append([])
        self.open[-2][-1] |= END
        self.word = word

    def close(self, depth: int) -> None:
        """Finish the nodes deeper than this: each is the number of an equal one, or a new one."""
        while len(self.open) > depth + 1:
            node = tuple(self.open.pop())
            number = self.known.get(node)
            if number is None:
                number = len(self.nodes)
                self.known[node] = number
                self.nodes.append(node)
            self.open[-1][-1] |= number << 8


def write_dawg(words: Iterable[bytes]) -> bytes:
    """The bytes of a word file; the words come sorted, each once."""
    builder, count = _Builder(), 0
    for word in words:
        if not word or word <= builder.word:
            raise ValueError("Words are added sorted, each once, none empty.")
        builder.add(word)
        count += 1
    if not count:
        raise ValueError("A word file has at least one word.")
    builder.close(0)
    nodes = [tuple(builder.open[0]), *reversed(builder.nodes[1:])]
    place, first = {0: 0}, 1 + len(nodes[0])
    for number in range(len(builder.nodes) - 1, 0, -1):
        place[number] = first
        first += len(builder.nodes[number])
    edges = array("I", [0])
    for node in nodes:
        for at, packed in enumerate(node):
            last = LAST if at == len(node) - 1 else 0
            edges.append(packed & 255 | last | place[packed >> 8] << 8)
    return HEAD.pack(MAGIC, count, len(edges)) + edges.tobytes()
