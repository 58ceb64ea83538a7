"""A language is data: its letters, its list, its levels, its lemmas (PS-A46, PS-A56)."""

from __future__ import annotations

import hashlib
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from stolik.games.potega_slowa.words.dawg import Graph, open_dawg
from stolik.games.potega_slowa.words.search import Search

DATA: Final = Path(__file__).parent.parent / "data"
ALPHABETS: Final = {"pl": "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ"}
LONGEST: Final = 40
"""No word is longer: what is, is refused before anything else is looked at."""

_STROKE: Final = {"L\u0335": "Ł", "L\u0336": "Ł", "L\u0337": "Ł", "L\u0338": "Ł"}


def tidy(text: str) -> str:
    """PS-A56: composed upper case, Ł from any spelling of it."""
    shaped = unicodedata.normalize("NFC", text.strip().upper())
    for spelt, letter in _STROKE.items():
        shaped = shaped.replace(spelt, letter)
    return shaped


class Language:
    """The words of one language; letters are upper-case, numbered in the order of the alphabet."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.alphabet: Final = ALPHABETS[name]
        self.number: Final = {letter: at for at, letter in enumerate(self.alphabet)}
        self.graph: Final = open_dawg(DATA / f"{name}.dawg")
        self.search: Final = Search(self.graph)
        self.lemmas: Final = open_dawg(DATA / f"{name}-lemmas.dawg")

    def code(self, word: str) -> bytes:
        """A tidy word as letter numbers; only for words of the alphabet."""
        return bytes([self.number[letter] for letter in word])

    def word(self, code: bytes) -> str:
        """The word that these numbers spell."""
        return "".join([self.alphabet[number] for number in code])

    def spells(self, word: str) -> bool:
        """Whether this is made of the letters of the alphabet alone."""
        return all([letter in self.number for letter in word])

    def has(self, word: str) -> bool:
        """Whether a tidy word stands in the list."""
        return len(word) <= LONGEST and self.spells(word) and self.graph.has(self.code(word))


@cache
def language(name: str) -> Language:
    """A language, opened once: what it holds never changes."""
    return Language(name)


@cache
def level(name: str, which: str) -> Search:
    """A smaller vocabulary of a language: `everyday` or `good` (PS-L4)."""
    return Search(open_level(name, which))


def open_level(name: str, which: str) -> Graph:
    """The list of a vocabulary level."""
    return open_dawg(DATA / f"{name}-{which}.dawg")


def digest(name: str) -> str:
    """A digest of the word list, for the record's header."""
    return hashlib.blake2b((DATA / f"{name}.dawg").read_bytes(), digest_size=8).hexdigest()
