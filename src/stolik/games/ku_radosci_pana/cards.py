"""The cards: minions and orders from `data/`, checked on loading and replaceable (KRP-A51)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from stolik.core.notation import digest
from stolik.games.ku_radosci_pana.names import LETTERS, ORDERS, TRAITS

DATA: Final = Path(__file__).parent / "data"
FILES: Final = ("deck", "minions", "orders")

Offsets = tuple[tuple[int, int], ...]
"""Steps as (columns to the right, levels up)."""


class Half:
    """One of the options of an order card: its kind, and for move and swap where (KRP-C1)."""

    def __init__(self, kind: str, offsets: Offsets) -> None:
        self.kind = kind
        self.offsets = offsets


class Card:
    """A minion or an order. Arrows and shields go up, right, down, left."""

    def __init__(
        self,
        number: int,
        key: str,
        names: tuple[str, str],
        says: tuple[str, str],
        value: int = 0,
        traits: int = 0,
        arrows: tuple[int, int, int, int] = (0, 0, 0, 0),
        shields: tuple[int, int, int, int] = (0, 0, 0, 0),
        advanced: bool = False,
        halves: tuple[Half, ...] = (),
    ) -> None:
        self.number = number
        self.key = key
        self.names = names
        self.says = says
        self.value = value
        self.traits = traits
        self.arrows = arrows
        self.shields = shields
        self.advanced = advanced
        self.halves = halves
        self.is_minion = not halves

    def notation(self) -> str:
        """Its key in the data files."""
        return self.key


class CardsError(ValueError):
    """A data file does not describe a deck."""


def read_arrows(text: str) -> tuple[int, int, int, int]:
    """Arrows like "U1 R3" as the number of small arrows in each direction (KRP-A13, KRP-A14)."""
    found = [0, 0, 0, 0]
    for part in text.split():
        where, count = part[:1], part[1:]
        if len(part) != 2 or where not in LETTERS or count not in "123":
            raise CardsError(f"Arrows are written like 'U1 R3', one to three each: not '{text}'.")
        found[LETTERS.index(where)] = int(count)
    return (found[0], found[1], found[2], found[3])


def read_shields(text: str) -> tuple[int, int, int, int]:
    """Letters like "UL" as shields on the upper and the left side."""
    if any([letter not in LETTERS for letter in text]) or len(set(text)) < len(text):
        raise CardsError(f"Shields are letters of URDL, each at most once: not '{text}'.")
    up, right, down, left = [int(letter in text) for letter in LETTERS]
    return (up, right, down, left)


def read_traits(names: list[str]) -> int:
    """The traits of a card as one number."""
    found = 0
    for name in names:
        if name not in TRAITS:
            raise CardsError(f"There is no trait '{name}'. There are: {', '.join(TRAITS)}.")
        found |= TRAITS[name]
    return found


def read_minion(number: int, key: str, entry: Mapping[str, Any]) -> Card:
    """One line of minions.toml."""
    value = entry["value"]
    if not isinstance(value, int) or not 0 <= value <= 9:
        raise CardsError(f"The value of '{key}' is a whole number from 0 to 9, not {value!r}.")
    return Card(
        number,
        key,
        _pair(key, entry["name"]),
        _pair(key, entry["says"]),
        value,
        read_traits(entry.get("traits", [])),
        read_arrows(entry.get("arrows", "")),
        read_shields(entry.get("shields", "")),
        bool(entry.get("advanced", False)),
    )


def read_half(text: str) -> Half:
    """An option like "move 1,0 -1,0" or "aggression"."""
    kind, *steps = text.split()
    if kind not in ORDERS or bool(steps) != (kind in ORDERS[:2]):
        raise CardsError(f"An order is 'move 1,0 0,-1', 'swap 0,1', or one word: not '{text}'.")
    pairs = [step.split(",") for step in steps]
    offsets = tuple([(int(right), int(up)) for right, up in pairs])
    if (0, 0) in offsets:
        raise CardsError(f"A pattern leads somewhere else: not '{text}'.")
    return Half(kind, offsets)


def read_order(number: int, key: str, entry: Mapping[str, Any]) -> Card:
    """One line of orders.toml: one or two options."""
    halves = tuple([read_half(text) for text in entry["halves"]])
    if len(halves) not in (1, 2):
        raise CardsError(f"The order '{key}' has one option or two.")
    names, says = _pair(key, entry["name"]), _pair(key, entry["says"])
    return Card(number, key, names, says, halves=halves)


def _pair(key: str, words: list[str]) -> tuple[str, str]:
    if len(words) != 2 or not all(words):
        raise CardsError(f"'{key}' needs its words in Polish and in English.")
    return (words[0], words[1])


def read_deck(files: Mapping[str, str]) -> tuple[Card, ...]:
    """All cards, minions first, in the order of the files; as many as deck.toml says."""
    read = {name: tomllib.loads(text) for name, text in files.items()}
    counts, minions, orders = read["deck"], read["minions"], read["orders"]
    if (len(minions), len(orders)) != (counts["minions"], counts["orders"]):
        raise CardsError(
            f"deck.toml promises {counts['minions']} minions and {counts['orders']} orders; "
            f"the files hold {len(minions)} and {len(orders)}."
        )
    if minions.keys() & orders.keys():
        raise CardsError("A minion and an order share a name.")
    cards = [read_minion(number, *pair) for number, pair in enumerate(minions.items())]
    cards += [read_order(len(minions) + at, *pair) for at, pair in enumerate(orders.items())]
    return tuple(cards)


def load_files(folder: Path = DATA) -> dict[str, str]:
    """The texts of the data files."""
    return {name: (folder / f"{name}.toml").read_text(encoding="utf-8") for name in FILES}


CARDS: Final = read_deck(load_files())
BY_KEY: Final = {card.key: card for card in CARDS}
MINIONS: Final = tuple([card.number for card in CARDS if card.is_minion])
UNKNOWN: Final = -1
BLANK: Final = Card(UNKNOWN, "unknown", ("zakryty sługus", "a face-down minion"), ("", ""))
"""What a seat sees of a face-down minion that it may not know."""

BRAWLS: Final = int(tomllib.loads(load_files()["deck"])["brawls"])


def card_of(number: int) -> Card:
    """A card by its number; UNKNOWN is the blank one."""
    return CARDS[number] if number >= 0 else BLANK


def card_named(key: str) -> Card:
    """A card by its key."""
    return BLANK if key == BLANK.key else BY_KEY[key]


def data_digest() -> dict[str, str]:
    """What stands in a record's header, so that another deck is noticed."""
    return {name: digest(text) for name, text in load_files().items()}
