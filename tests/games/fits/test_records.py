"""Golden records and random games against a second FITS: naive, from the rules, sharing no code.

A ramp is a set of cells, a block slides down row by row, and points are counted field by field.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik import Match, Rng, SeededDealer, load
from stolik.games.fits import GAME

HOME: Final = Path(__file__).parents[3] / "records" / "fits"
GAME_HOME: Final = Path(__file__).parents[3] / "src" / "stolik" / "games" / "fits"
Cell = tuple[int, int]

BLOCKS: Final = {
    "F5": ".XX XX. .X.", "L5": "X. X. X. XX", "N5": ".X .X XX X.", "P5": "XX XX X.",
    "T5": "XXX .X. .X.", "U5": "X.X XXX", "V5": "X.. X.. XXX", "W5": "X.. XX. .XX",
    "X5": ".X. XXX .X.", "Y5": ".X XX .X .X", "O4": "XX XX", "T4": "XXX .X.",
    "L4": "X. X. XX", "S4": ".XX XX.", "I3": "XXX", "V3": "X. XX",
}  # fmt: skip
STARTS: Final = {"L5", "P5", "U5", "Y5"}
TITLES: Final = {
    "grandmaster": range(31, 100), "master": range(26, 31), "expert": range(21, 26),
    "specialist": range(16, 21), "novice": range(11, 16), "apprentice": range(6, 11),
    "pupil": range(-999, 6),
}  # fmt: skip


def ways(block: str) -> list[tuple[str, ...]]:
    """FITS-P2: as drawn, turned clockwise, then the mirror image likewise; each picture once."""
    found: list[tuple[str, ...]] = []
    drawn = tuple(BLOCKS[block].split())
    for rows in (drawn, tuple(row[::-1] for row in drawn)):
        turned = rows
        for _ in range(4):
            if turned not in found:
                found.append(turned)
            turned = tuple("".join(column) for column in zip(*turned[::-1], strict=True))
    return found


def slid(ramp: set[Cell], block: str, turn: int, column: int) -> set[Cell]:
    """FITS-P3, FITS-P4: from far above straight down, row by row, until something is in the way."""
    rows = ways(block)[turn][::-1]
    shape = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "X"]
    assert all(1 <= column + x <= 6 for x, _ in shape), "FITS-P7"
    low = 100
    while low > 1 and not {(column + x, low - 1 + y) for x, y in shape} & ramp:
        low -= 1
    return {(column + x, low + y) for x, y in shape}


def counted(layout: str, ramp: set[Cell]) -> int:
    """FITS-K0 to FITS-K6, field by field; what counts belongs to the board (FITS-A15)."""
    number, _, listed = layout.partition(":")
    specials: dict[Cell, str] = {}
    for part in listed.split(",") if listed else []:
        place, _, value = part.partition("=")
        column, row = place[1:].split("r")
        specials[int(column), int(row)] = value
    fields = [(column, row) for column in range(1, 7) for row in range(1, 13)]
    points = -len([field for field in fields if field not in ramp and field not in specials])
    if number == "1":
        full = [row for row in range(1, 13) if all((c, row) in ramp for c in range(1, 7))]
        return points + len(full)
    seen = [value for place, value in specials.items() if place not in ramp]
    if number == "4":
        return points + sum({2: 3, 1: -3, 0: 0}[seen.count(s)] for s in set(specials.values()))
    return points + sum(int(value) for value in seen)


class Naive:
    """Plays the lines of a record by the rules and says what comes out."""

    def __init__(self, head: dict[str, Any], layouts: list[str]) -> None:
        self.seats = head["seats"]
        self.layouts = layouts
        self.points: list[list[int]] = [[] for _ in range(self.seats)]
        self.begin()

    def begin(self) -> None:
        """FITS-G1, FITS-G3: empty ramps, all blocks back in hand, both decks shuffled anew."""
        self.ramps: list[set[Cell]] = [set() for _ in range(self.seats)]
        self.start: list[str] = []
        self.cards: list[str] = []

    def feed(self, line: dict[str, Any]) -> None:
        if "deal" not in line:
            self.answers(line["all"])
        elif line["deal"] == "start":
            assert line["is"] in STARTS - set(self.start), "FITS-G3"
            self.start.append(line["is"])
        else:
            assert line["is"] in set(BLOCKS) - set(self.cards), "FITS-G4"
            self.cards.append(line["is"])
            if all(line["is"] == own for own in self.start):
                self.after_card()

    def answers(self, answers: list[dict[str, Any]]) -> None:
        """FITS-P5, FITS-A8: everybody answers but who started with this block."""
        card = self.cards[-1] if self.cards else ""
        asked = [seat for seat in range(self.seats) if self.start[seat] != card]
        assert [one["seat"] for one in answers] == asked
        for one in answers:
            assert one["what"] == ("drop" if card else "start")
            if one["is"] != "-":
                turn, _, column = one["is"].partition("@")
                ramp, block = self.ramps[one["seat"]], card or self.start[one["seat"]]
                ramp |= slid(ramp, block, int(turn), int(column))
            else:
                assert card, "FITS-A1"
        if card:
            self.after_card()

    def after_card(self) -> None:
        if len(self.cards) == 16:
            layout = self.layouts[len(self.points[0])]
            for seat, ramp in enumerate(self.ramps):
                self.points[seat].append(counted(layout, ramp))
            self.begin()

    def totals(self) -> list[int]:
        """FITS-E1."""
        return [sum(points) for points in self.points]


def played_again(text: str) -> Naive:
    """The naive model after all lines of a record; the result in the last line has to be its."""
    head, *lines, last = [json.loads(line) for line in text.splitlines()]
    layouts = written_layouts(head["options"])
    game = Naive(head, layouts)
    for line in lines:
        game.feed(line)
    if "result" in last:
        totals, best = game.totals(), max(game.totals())
        assert len(game.points[0]) == len(layouts)
        assert last["result"]["points"] == totals
        assert [place == 1 for place in last["result"]["places"]] == [t == best for t in totals]
        full = game.seats == 1 and len(layouts) == 4
        ranks = [rank for rank, scope in TITLES.items() if totals[0] in scope] if full else []
        assert last["result"].get("ranks", []) == ranks, "FITS-E2, FITS-A13"
    return game


def written_layouts(options: dict[str, str]) -> list[str]:
    """The boards in the order of play; where none are given, the shipped drawings."""
    texts = {"1": "1:"}
    if options["layouts"] == "ours":
        drawings = (GAME_HOME / "data" / "boards.toml").read_text(encoding="utf-8")
        for part in drawings.split("number = ")[1:]:
            rows = part.split("'''")[1].split("\n")[1:13]
            marks = [
                f"c{column}r{12 - place}={mark}"
                for place, row in enumerate(rows)
                for column, mark in enumerate(row.split(), 1)
                if mark != "."
            ]
            texts[part[0]] = f"{part[0]}:{','.join(marks)}"
    else:
        texts |= {text[0]: text for text in options["layouts"].split(";")}
    return [texts[number] for number in options["boards"]]


def ranked(rank: str) -> Callable[[Match], bool]:
    return lambda match: result_of(match).ranks == (rank,)


def result_of(match: Match) -> Any:
    result = match.result()
    assert result is not None
    return result


def highest(match: Match) -> int:
    return max([int(max(ramp.heights())) for ramp in match.view(-1).field("ramps", tuple)])


def one_winner(match: Match) -> bool:
    return bool(result_of(match).places.count(1) == 1)


def givers(match: Match) -> set[str]:
    lines = [json.loads(line) for line in match.lines()]
    return {one.get("by", "seat") for line in lines for one in line.get("all", [])}


PROVES: Final[dict[str, Callable[[Match], bool]]] = {
    "two_seats_one_winner": lambda match: match.setup.seats == 2 and one_winner(match),
    "three_seats_one_winner": lambda match: match.setup.seats == 3 and one_winner(match),
    "four_seats_one_winner": lambda match: match.setup.seats == 4 and one_winner(match),
    "two_seats_share_the_victory": lambda match: result_of(match).places == (1, 1),
    "four_seats_two_share_the_victory": lambda match: (
        sorted(result_of(match).places) in ([1, 1, 3, 4], [1, 1, 3, 3])
    ),
    "solo_grandmaster": ranked("grandmaster"),
    "solo_master": ranked("master"),
    "solo_expert": ranked("expert"),
    "solo_specialist": ranked("specialist"),
    "solo_novice": ranked("novice"),
    "solo_apprentice": ranked("apprentice"),
    "solo_pupil_with_just_five_points": lambda match: (
        ranked("pupil")(match) and result_of(match).points == (5,)
    ),
    "solo_apprentice_with_just_six_points": lambda match: (
        ranked("apprentice")(match) and result_of(match).points == (6,)
    ),
    "solo_declines_all_that_may_be_declined": lambda match: (
        ranked("pupil")(match)
        and len(match.view(0).field("aside", tuple)[0]) == 15
        and result_of(match).points[0] < 0
    ),
    "shorter_game_on_boards_1_and_4": lambda match: match.setup.options["boards"] == "14",
    "solo_shorter_game_has_no_title": lambda match: result_of(match).ranks == (),
    "solo_changed_order_keeps_the_title": lambda match: (
        match.setup.options["boards"] == "4321" and len(result_of(match).ranks) == 1
    ),
    "boards_in_a_random_order": lambda match: (
        match.header["asked"]["order"] == "random"
        and match.setup.options["boards"] not in ("1234", "4321")
    ),
    "boards_made_at_random": lambda match: (
        match.header["asked"]["layouts"] == "new" and match.setup.options["layouts"] != "new"
    ),
    "boards_of_an_owner_with_other_black_fields": lambda match: (
        "=-7" in match.setup.options["layouts"]
    ),
    "puzzle_of_the_day": lambda match: (
        match.setup.mode == "daily" and match.setup.options["layouts"].count(";") == 3
    ),
    "towers_above_row_12": lambda match: highest(match) > 30,
    "clock_answers_for_everybody": lambda match: givers(match) == {"clock"},
    "dealt_provably": lambda match: match.header["deal"]["by"] == "proof",
    "put_away_with_one_answer_sealed": lambda match: (
        match.result() is None and len(match.view(0).own) == 1 and match.view(1).own == ()
    ),
}


def test_every_record_is_there_and_every_one_has_something_to_prove() -> None:
    assert sorted(path.stem for path in HOME.iterdir()) == sorted(PROVES)


@pytest.mark.parametrize("name", PROVES)
def test_a_golden_record_plays_again_and_a_naive_game_agrees(name: str) -> None:
    """FITS-E1, FITS-E2, FITS-E3, FITS-A13, FITS-A15: every ending and every way to play."""
    text = (HOME / f"{name}.jsonl").read_text(encoding="utf-8")
    match = load(GAME, text)
    assert match.save() == text
    assert PROVES[name](match)
    game = played_again(text)
    assert [list(points) for points in match.view(-1).field("points", tuple)] == game.points


orders = st.permutations("1234").flatmap(
    lambda order: st.integers(1, 4).map(lambda n: "".join(order[:n]))
)


@given(st.integers(1, 4), orders, st.sampled_from(["ours", "new"]), st.integers(0, 2**32))
def test_random_games_and_a_naive_game_agree_on_who_is_asked_on_ramps_and_on_points(
    seats: int, boards: str, layouts: str, seed: int
) -> None:
    """FITS-G3, FITS-G4, FITS-P3, FITS-P5, FITS-K0, FITS-A5, FITS-A8, FITS-A11."""
    mode = "solo" if seats == 1 else "game"
    setup = GAME.setup(seats=seats, mode=mode, boards=boards, layouts=layouts)
    match, rng = Match(setup, SeededDealer(seed)), Rng(seed)
    game = Naive(dict(match.header), written_layouts(dict(match.setup.options)))
    fed = 1
    while match.result() is None:
        one = rng.choice([one for one in match.questions() if not one.sealed])
        match.answer(one.id, one.pending.options.sample(rng))
        lines = match.lines()
        for line in lines[fed:]:
            game.feed(json.loads(line))
        fed = len(lines)
        ramps = match.view(-1).field("ramps", tuple)
        assert match.result() or [set(covered(ramp)) for ramp in ramps] == [
            {cell for cell in ramp if cell[1] <= 12} for ramp in game.ramps
        ]
    assert game.totals() == list(result_of(match).points)
    assert game.points == [list(points) for points in match.view(-1).field("points", tuple)]


def covered(ramp: Any) -> list[Cell]:
    return [(c, r) for c in range(1, 7) for r in range(1, 13) if ramp.covered(c, r)]
