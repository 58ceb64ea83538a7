"""Beings, legends, flares and tasks, read from the data files and checked (TK-C1).

A mistake in a file is told with its line. A deck of one's own is a further file among `data/decks`:
its beings name their effects among those that there are.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from stolik.games.tash_kalar.effects import EFFECTS
from stolik.games.tash_kalar.names import DIRECTIONS, RANKS, TASK_TYPES

DATA: Final = Path(__file__).parent / "data"
LETTERS: Final = "TCHchm."
PLACED: Final = "TCH"

Offset = tuple[int, int]


class CardError(ValueError):
    """A card's data cannot be used; says the file, the line and what is wrong."""


class Being:
    """A being or legend: its rank, its pattern as drawn, and which effect it has."""

    def __init__(
        self,
        id_: str,
        names: Mapping[str, str],
        rank: int,
        effect: str,
        pieces: tuple[tuple[Offset, int], ...],
        marks: tuple[Offset, ...],
        arrows: tuple[int, ...],
    ) -> None:
        self.id = id_
        self.names = names
        self.rank = rank
        self.effect = effect
        self.pieces = pieces
        self.marks = marks
        self.arrows = arrows


class Flare:
    """A flare: how far behind one has to be, in upgraded pieces and in all (TK-FR2)."""

    def __init__(self, id_: str, upgraded: int, total: int) -> None:
        self.id = id_
        self.upgraded = upgraded
        self.total = total


class Task:
    """A task of the High Form."""

    def __init__(
        self, id_: str, names: Mapping[str, str], test: str, type_: str, advanced: bool, points: int
    ) -> None:
        self.id = id_
        self.names = names
        self.test = test
        self.type = type_
        self.advanced = advanced
        self.points = points


def turned(offset: Offset, turn: int) -> Offset:
    """An offset in one of the eight symmetries: mirrored first, then turned clockwise (TK-W1)."""
    x, y = offset
    if turn >= 4:
        x = -x
    for _ in range(turn % 4):
        x, y = -y, x
    return x, y


def turned_way(way: int, turn: int) -> int:
    """A direction in one of the eight symmetries."""
    return (((8 - way) if turn >= 4 else way) + 2 * (turn % 4)) % 8


def images(being: Being) -> list[int]:
    """The symmetries that give different images of pattern, marks and arrows."""
    seen: list[object] = []
    found: list[int] = []
    for turn in range(8):
        image = (
            sorted([(turned(at, turn), rank) for at, rank in being.pieces]),
            sorted([turned(at, turn) for at in being.marks]),
            sorted([turned_way(way, turn) for way in being.arrows]),
        )
        if image not in seen:
            seen.append(image)
            found.append(turn)
    return found


class _File:
    """A data file with its tables, and where they stand."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        try:
            self.tables: dict[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise CardError(f"{path.name}: {error}") from error

    def wrong(self, card: str, key: str, sentence: str) -> CardError:
        """A mistake, at the line of the key in the card's table."""
        head = max(self.text.find(f"[{card}]"), 0)
        at = self.text.find(f"\n{key} =", head)
        line = self.text[: head if at < 0 else at + 1].count("\n") + 1
        return CardError(f"{self.path.name}, line {line}: {card}: {sentence}")

    def one_of(self, card: str, key: str, values: tuple[str, ...]) -> str:
        """A text that is one of these."""
        value = self.tables[card].get(key)
        if value not in values:
            raise self.wrong(card, key, f"{key} is one of {', '.join(values)}, not {value!r}.")
        return str(value)

    def number(self, card: str, key: str, least: int, most: int) -> int:
        """A whole number in these bounds."""
        value = self.tables[card].get(key)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(card, key, f"{key} is a number from {least} to {most}: {value!r}.")
        return value

    def names(self, card: str) -> dict[str, str]:
        """What a card is called in both languages."""
        value = self.tables[card].get("name")
        if not isinstance(value, dict) or sorted(value) != ["en", "pl"]:
            raise self.wrong(card, "name", "name needs a text for pl and for en.")
        return value


def load_beings(path: Path) -> list[Being]:
    """The beings of a file; their patterns are drawn as the rules draw them (TK-W, TK-K7)."""
    file = _File(path)
    return [_being(file, card) for card in file.tables if card != "deck"]


def _being(file: _File, card: str) -> Being:
    rank = 1 + RANKS.index(file.one_of(card, "rank", RANKS))
    table = file.tables[card]
    effect = table.get("effect")
    if not isinstance(effect, str) or effect not in EFFECTS:
        raise file.wrong(card, "effect", f"there is no effect {effect!r}.")
    pieces, marks = _drawn(file, card, table.get("pattern"))
    arrows = table.get("arrows", [])
    if not isinstance(arrows, list) or any(way not in DIRECTIONS for way in arrows):
        raise file.wrong(card, "arrows", f"arrows are among {', '.join(DIRECTIONS)}.")
    ways = tuple([DIRECTIONS.index(way) for way in arrows])
    being = Being(card, file.names(card), rank, effect, pieces, marks, ways)
    told = file.number(card, "orientations", 1, 8)
    if len(images(being)) != told:
        sentence = f"the drawing has {len(images(being))} orientations, not {told}."
        raise file.wrong(card, "pattern", sentence)
    return being


def _drawn(
    file: _File, card: str, drawing: object
) -> tuple[tuple[tuple[Offset, int], ...], tuple[Offset, ...]]:
    """Pieces and marks, relative to the square where the being appears."""
    cells = [
        (mark, x, y)
        for y, row in enumerate(str(drawing).strip("\n").split("\n"))
        for x, mark in enumerate(row.split())
    ]
    strange = [mark for mark, _, _ in cells if mark not in LETTERS]
    spots = [(x, y) for mark, x, y in cells if mark in PLACED]
    if strange or len(spots) != 1:
        raise file.wrong(card, "pattern", "draw it with c h m . and just one of T C H.")
    x0, y0 = spots[0]
    pieces = [((x - x0, y - y0), 1 + (mark in "Hh")) for mark, x, y in cells if mark in "CcHh"]
    if not pieces:
        raise file.wrong(card, "pattern", "a pattern needs a piece.")
    return tuple(pieces), tuple([(x - x0, y - y0) for mark, x, y in cells if mark == "m"])


def load_flares(path: Path = DATA / "flares.toml") -> list[Flare]:
    """The flares (TK-F)."""
    file = _File(path)
    return [
        Flare(card, file.number(card, "upgraded", 1, 9), file.number(card, "total", 1, 9))
        for card in file.tables
    ]


def load_tasks(path: Path = DATA / "tasks.toml") -> list[Task]:
    """The tasks (TK-Q)."""
    file = _File(path)
    return [
        Task(
            card,
            file.names(card),
            str(file.tables[card].get("test", "")),
            file.one_of(card, "type", TASK_TYPES),
            file.tables[card].get("advanced") is True,
            file.number(card, "points", 1, 3),
        )
        for card in file.tables
    ]


def load_decks(
    folder: Path = DATA / "decks",
) -> tuple[dict[str, Being], dict[str, tuple[str, ...]]]:
    """All beings by id, and the cards of each deck by its colour (TK-C1)."""
    beings: dict[str, Being] = {}
    decks: dict[str, tuple[str, ...]] = {}
    for path in sorted(folder.glob("*.toml")):
        file = _File(path)
        loaded = load_beings(path)
        for being in loaded:
            if being.id in beings:
                raise file.wrong(being.id, "name", "another deck has a card of this id.")
            beings[being.id] = being
        colours = file.tables.get("deck", {}).get("colours")
        if not isinstance(colours, list) or not colours or len(loaded) != 18:
            raise file.wrong("deck", "colours", "a deck needs colours and eighteen beings.")
        for colour in colours:
            decks[colour] = tuple([being.id for being in loaded])
    return beings, decks


def digest(folder: Path = DATA) -> dict[str, str]:
    """SHA-256 of each data file by its name, for the header of a record."""
    files = sorted(folder.rglob("*.toml"))
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


_beings, DECKS = load_decks()
_legends = {being.id: being for being in load_beings(DATA / "legends.toml")}
BEINGS: Final[dict[str, Being]] = {**_beings, **_legends}
LEGEND_IDS: Final[tuple[str, ...]] = tuple(_legends)
FLARE_CARDS: Final[dict[str, Flare]] = {flare.id: flare for flare in load_flares()}
FLARE_IDS: Final[tuple[str, ...]] = tuple(FLARE_CARDS)
TASKS: Final[dict[str, Task]] = {task.id: task for task in load_tasks()}
