"""Golden records: they replay, and a naive count of the last towers gives their results."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from stolik import load
from stolik.games.ku_radosci_pana import GAME, balance, census
from stolik.games.ku_radosci_pana.names import column_of, level_of

HOME: Final = Path(__file__).parents[3] / "records" / "ku_radosci_pana"
RECORDS: Final = sorted(HOME.glob("*.jsonl"))
Cell = tuple[int, int]


def naive_points(values: dict[Cell, int], rider: Cell | None) -> int:
    """KRP-P1 to KRP-P3: cell by cell; a level counts so often only in the rider's own part."""
    part: set[Cell] = set()
    grown: set[Cell] = {rider} if rider else set()
    while grown != part:
        part = set(grown)
        near = {(x + dx, y + dy) for x, y in part for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        grown = part | {cell for cell in near if cell in values}
    height = rider[1] if rider else 0
    return sum(
        value * (cell[1] if cell in part and cell[1] <= height else 1)
        for cell, value in values.items()
    )


def expected(fields: dict[str, Any], seat: int) -> int:
    """What a seat's tower is worth, from what everybody sees at the end."""
    tower = fields["towers"][fields["homes"][seat]]
    values = {(column_of(s.place), level_of(s.place)): s.card.value for s in tower.stones}
    partners = [one for one, home in enumerate(fields["homes"]) if home == fields["homes"][seat]]
    riders = [fields["fore"][one] for one in partners if fields["fore"][one]]
    cells = [(column_of(place), level_of(place)) for place in riders]
    if fields["mode"] in ("speed", "step"):
        cells = list(values)
    top = max([level for _, level in cells], default=0)
    tried = [naive_points(values, cell) for cell in cells if cell[1] == top]
    return max(tried) if tried else naive_points(values, None)


def test_there_is_a_record_for_every_mode_and_ending() -> None:
    """KRP-V1, KRP-V2, KRP-V3, KRP-S4."""
    modes = {json.loads(path.read_text().splitlines()[0])["mode"] for path in RECORDS}
    assert modes == {mode.name for mode in GAME.modes}
    assert len(RECORDS) == 18


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_result_it_states(path: Path) -> None:
    """KRP-E2, KRP-E3, KRP-P4: every digest on the way, and the points counted naively."""
    text = path.read_text(encoding="utf-8")
    match = load(GAME, text)
    assert match.save() == text
    result = match.result()
    assert result is not None
    fields = dict(match.view(-1).fields)
    assert result.points == tuple(expected(fields, seat) for seat in range(len(result.points)))


def test_the_balance_report_is_the_same_for_the_same_seed() -> None:
    """KRP-A51: a few games only; the whole report is made by its command."""
    once = balance.main(["--games", "1", "--players", "2"])
    assert once == balance.main(["--games", "1", "--players", "2"])
    assert once.startswith("| players")


def test_the_census_counts_cards_clauses_and_endings() -> None:
    """KRP-D1: of random games in every mode."""
    told = census.main(["--games", "52"])
    assert told.startswith("52 games")
    for words in (
        "card murek",
        "died KRP-F4",
        "ended speed 2 won",
        "fewer than 100",
    ):
        assert words in told
