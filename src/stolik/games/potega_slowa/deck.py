"""The cards, from data that the owner of a box may replace (PS-A41)."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from stolik.core.steps import Bag
from stolik.games.potega_slowa.words.language import ALPHABETS

FILE: Final = Path(__file__).parent / "data" / "deck.toml"
BLUE: Final = 102
BLACK: Final = 8


class DeckError(ValueError):
    """The data of the deck cannot be used: what is wrong, in a sentence."""


@cache
def deck(name: str) -> tuple[int, ...]:
    """How many cards of each letter of the alphabet there are."""
    return read_deck(tomllib.loads(FILE.read_text(encoding="utf-8")), name)


def read_deck(data: dict[str, object], name: str) -> tuple[int, ...]:
    """The deck of a language, checked: 102 blue cards and 8 black ones (PS-R1)."""
    part = data.get(name)
    if not isinstance(part, dict):
        raise DeckError(f"There is no deck [{name}] in deck.toml.")
    counts = dict.fromkeys(ALPHABETS[name], 0)
    for colour, whole in (("blue", BLUE), ("black", BLACK)):
        cards = part.get(colour)
        if not isinstance(cards, dict) or sum(_counted(cards)) != whole:
            raise DeckError(f"The deck [{name}.{colour}] has to have {whole} cards.")
        for letter, number in cards.items():
            if letter not in counts:
                raise DeckError(f"'{letter}' in [{name}.{colour}] is no letter of the alphabet.")
            counts[letter] += number
    return tuple(counts.values())


def _counted(cards: dict[str, object]) -> list[int]:
    return [number if type(number) is int and number > 0 else BLUE * 2 for number in cards.values()]


@cache
def blacks(name: str) -> tuple[str, ...]:
    """The letters of the black cards, in the order of their actions (PS-B1 to PS-B8)."""
    return tuple(tomllib.loads(FILE.read_text(encoding="utf-8"))[name]["black"])


def bag(name: str, pool: tuple[int, ...]) -> Bag[str]:
    """The letters that may come, weighted by how many there are."""
    there = [(letter, n) for letter, n in zip(ALPHABETS[name], pool, strict=True) if n]
    return Bag(tuple([letter for letter, _ in there]), tuple([n for _, n in there]))


def digest() -> str:
    """A digest of the deck, for the record's header."""
    return hashlib.blake2b(FILE.read_bytes(), digest_size=8).hexdigest()
