"""The components as data files have them, checked so that a mistake is named with its line.

Tiles, creatures, imps, pacts and the help card are original data, not those of the printed game;
whoever owns the box may put its own in their place (STR-D1 to STR-D8).
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from stolik.games.straszydla.names import ELEMENTS, PACT

FOLDER: Final = Path(__file__).parent / "data"
ALL: Final = "all"
TIMES: Final = ("day", "night")
T = TypeVar("T")


class DataError(ValueError):
    """A data file that cannot be used: which line, and what to mend."""


class Tile:
    """A square of the city (STR-1)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.names: dict[str, str] = {"pl": row["pl"], "en": row["en"]}
        self.kind: str = row["kind"]
        self.night: bool = row.get("time") == "night"
        self.colours = tuple([ELEMENTS.index(name) for name in row.get("colours", ())])
        self.amount: int = row.get("amount", 0)
        self.scare: bool = row.get("scare", False)
        self.imp: bool = row.get("imp", False)


class Creature:
    """A creature card; `element` is -1 where it has all four (STR-1.2, STR-D4)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.names: dict[str, str] = {"pl": row["pl"], "en": row["en"]}
        self.wild = row["element"] == ALL
        self.element = -1 if self.wild else ELEMENTS.index(row["element"])
        self.pile = ELEMENTS.index(row["pile"] if self.wild else row["element"])
        self.day: int = row["day"]
        self.night: int = row["night"]
        self.price: int = self.day + self.night

    def strength(self, night: bool) -> int:
        """STR-6.2.1: by day or by night."""
        return self.night if night else self.day


class ImpCard:
    """A kind of imp (STR-D6)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.names: dict[str, str] = {"pl": row["pl"], "en": row["en"]}
        self.element = ELEMENTS.index(row["element"])
        self.cards: int = row["cards"]


class Pact:
    """STR-D5: how many creatures of each element it asks for."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.icons = tuple([ELEMENTS.index(name) for name in row["elements"]])


class Help:
    """The help card (STR-D7)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.scare = tuple(row["scare"])
        self.feed: int = row["feed"]
        self.imp: int = row["imp"]
        self.die: int = row["die"]
        self.exchange: int = row["exchange"]
        self.imp_price: int = row["imp_price"]
        self.colours = tuple([row["colours"][name] for name in ELEMENTS])

    def scared(self, difference: int) -> int:
        """STR-6.2.4, STR-A43: how many cubes a difference brings."""
        return int(self.scare[difference]) if difference < len(self.scare) else 0


def rows(file: str, text: str, key: str, check: Callable[[dict[str, Any]], str]) -> list[Any]:
    """The rows of a file, one a line; the first that is wrong is named with its line."""
    try:
        found = tomllib.loads(text)[key]
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise DataError(f"{file} cannot be read: {error}. It needs a list '{key}'.") from error
    lines = [n for n, line in enumerate(text.split("\n"), 1) if line.lstrip().startswith("{")]
    if len(lines) != len(found):
        raise DataError(f"{file}: write one {key} a line, each beginning with '{{'.")
    seen: set[str] = set()
    for line, row in zip(lines, found, strict=True):
        wrong = check(row) or (f"'{row['id']}' stands here twice" if row["id"] in seen else "")
        if wrong:
            raise DataError(f"{file}, line {line}: {wrong}.")
        seen.add(row["id"])
    return list(found)


def _lacks(row: dict[str, Any], **kinds: type) -> str:
    for name, kind in kinds.items():
        if type(row.get(name)) is not kind:
            return f"'{name}' is missing or is no {kind.__name__}"
    return ""


def _check_tile(row: dict[str, Any]) -> str:
    lacks = _lacks(row, id=str, pl=str, en=str, kind=str)
    if lacks or row["kind"] == "suburb":
        return lacks
    if row["kind"] not in ("district", "centre"):
        return "a tile is a district, the centre or a suburb"
    lacks = _lacks(row, time=str, colours=list, amount=int, scare=bool, imp=bool)
    if lacks:
        return lacks
    if row["time"] not in TIMES:
        return f"the time is day or night, not '{row['time']}'"
    if not 1 <= len(row["colours"]) <= 2 or any(c not in ELEMENTS for c in row["colours"]):
        return f"the colours are one or two of {', '.join(ELEMENTS)}"
    return "" if 1 <= row["amount"] <= 9 else "the amount is from 1 to 9"


def _check_creature(row: dict[str, Any]) -> str:
    lacks = _lacks(row, id=str, pl=str, en=str, element=str, day=int, night=int)
    if lacks:
        return lacks
    if row["element"] == ALL:
        if row.get("pile") not in ELEMENTS:
            return "a card of all elements names the pile it lies on"
        return "" if (row["day"], row["night"]) == (3, 3) else "such a card is 3/3 (STR-D4)"
    if row["element"] not in ELEMENTS:
        return f"the element is one of {', '.join(ELEMENTS)}, or all"
    good = 1 <= row["day"] <= 9 and 1 <= row["night"] <= 9
    return "" if good else "strengths are from 1 to 9"


def _check_imp(row: dict[str, Any]) -> str:
    lacks = _lacks(row, id=str, pl=str, en=str, element=str, cards=int)
    if lacks:
        return lacks
    if row["element"] not in ELEMENTS:
        return f"the element is one of {', '.join(ELEMENTS)}"
    return "" if row["cards"] >= 1 else "there is at least one card of an imp"


def _check_pact(row: dict[str, Any]) -> str:
    lacks = _lacks(row, id=str, elements=list)
    good = not lacks and all(name in ELEMENTS for name in row["elements"])
    if lacks or (good and len(row["elements"]) == PACT):
        return lacks
    return f"a pact has {PACT} elements of {', '.join(ELEMENTS)}"


def text_of(file: str) -> str:
    """A data file as text."""
    return (FOLDER / file).read_text(encoding="utf-8")


def tiles_in(text: str) -> dict[str, Tile]:
    """STR-D1: the tiles; exactly one centre, and a suburb for each of four players."""
    made = {row["id"]: Tile(row) for row in rows("tiles.toml", text, "tile", _check_tile)}
    kinds = [tile.kind for tile in made.values()]
    if kinds.count("centre") != 1 or kinds.count("suburb") < 4:
        raise DataError("tiles.toml: a city has one centre and at least four suburbs.")
    if len(kinds) - kinds.count("suburb") <= 16:
        raise DataError("tiles.toml: more than 16 districts are needed (STR-D1).")
    return made


def creatures_in(text: str) -> dict[str, Creature]:
    """STR-D3, STR-D4: the creatures; one 3/3 card on each pile."""
    listed = rows("creatures.toml", text, "creature", _check_creature)
    made = {row["id"]: Creature(row) for row in listed}
    if sorted([card.pile for card in made.values() if card.wild]) != [0, 1, 2, 3]:
        raise DataError("creatures.toml: each pile needs exactly one 3/3 card (STR-3.2).")
    return made


def imps_in(text: str) -> dict[str, ImpCard]:
    """STR-D6: the imps."""
    return {row["id"]: ImpCard(row) for row in rows("imps.toml", text, "imp", _check_imp)}


def pacts_in(text: str) -> dict[str, Pact]:
    """STR-D5: the pacts, at least four and all different."""
    made = {row["id"]: Pact(row) for row in rows("pacts.toml", text, "pact", _check_pact)}
    if len(made) < 4 or len({tuple(sorted(one.icons)) for one in made.values()}) < len(made):
        raise DataError("pacts.toml: at least four pacts, no two with the same elements.")
    return made


def help_in(text: str) -> Help:
    """STR-D7: the help card; what is authentic cannot be changed."""
    row = tomllib.loads(text)
    lacks = _lacks(row, scare=list, feed=int, imp=int, die=int, exchange=int, imp_price=int)
    if lacks:
        raise DataError(f"help.toml: {lacks}.")
    if row["scare"][:1] != [3] or row["scare"][2:3] != [1] or row["feed"] != 4:
        raise DataError("help.toml: difference 0 gives 3, 2 gives 1, and 4 terror cubes feed.")
    return Help(row)


def digests() -> dict[str, str]:
    """A digest of every data file, for records."""
    names = ("tiles", "creatures", "imps", "pacts", "help")
    texts = {name: text_of(f"{name}.toml") for name in names}
    return {
        name: hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
        for name, text in texts.items()
    }


TILES: Final = tiles_in(text_of("tiles.toml"))
CREATURES: Final = creatures_in(text_of("creatures.toml"))
IMPS: Final = imps_in(text_of("imps.toml"))
PACTS: Final = pacts_in(text_of("pacts.toml"))
HELP: Final = help_in(text_of("help.toml"))
