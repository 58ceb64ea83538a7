"""People and bots at one table, in a game with secrets, races and optional answers."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from stolik.cli.log import longest_silent
from stolik.cli.screen import Screen, painted
from stolik.cli.seats import Seats, names
from stolik.cli.sitting import Sitting
from stolik.cli.words import Words
from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.rng import Rng
from stolik.core.spec import Setup
from stolik.testing.toy import GAME as FAIR
from stolik.testing.toy.core import CORE


class Evening:
    """A match at this keyboard, with what is typed there."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, setup: Setup, people: int) -> None:
        self.patch = patch
        self.match = Match(setup, SeededDealer(2), names(people, setup.seats, "random"))
        self.path = folder / "game.jsonl"

    def sit(self, *typed: str, confirm: bool = False) -> int:
        """Type these lines, and return the exit code."""
        self.patch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in typed])))
        sitting = Sitting(Screen(Words("en")), self.match, self.path, confirm=confirm)
        return sitting.run("stolik play --resume")


@pytest.fixture
def fair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """The fair: one person, three bots."""
    return Evening(tmp_path, monkeypatch, FAIR.setup(seats=4), 1)


@pytest.fixture
def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """The fair: two people."""
    return Evening(tmp_path, monkeypatch, FAIR.setup(seats=2), 2)


def test_a_person_gets_a_share_of_a_race(fair: Evening) -> None:
    """TOY-10: four trays, four seats: whoever has waited longest reaches in first."""
    fair.sit("1", *[""] * 3, "take")
    trays = [line for line in fair.match.lines() if '"what":"reach"' in line]
    assert any(['"seat":0' in line for line in trays])


def test_who_has_never_answered_comes_before_who_has() -> None:
    lines = ["{}", '{"seat":1}', '{"all":[{"seat":0},{"seat":2}]}', '{"seat":2}']
    assert longest_silent(lines, [0, 1, 2]) == 1
    assert longest_silent(lines, [2, 0]) == 0
    assert longest_silent(lines, [2, 3]) == 3
    assert longest_silent(lines, [2]) == 2


def test_an_optional_question_is_let_go_by_an_empty_line(
    fair: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    """TOY-12: treating is never waited for."""
    fair.sit("1", "take", "take", "take", "", "")
    said = capsys.readouterr().out
    assert "Enter – let it go >" in said
    assert "treat" not in [one.what for one in fair.match.history(0) if hasattr(one, "what")]


def test_a_letter_that_is_an_answer_is_an_answer_and_the_slash_makes_it_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TOY-9: `b` is a blue coin when one pays, and `/b` takes back."""
    evening = Evening(tmp_path, monkeypatch, FAIR.setup(seats=2), 1)
    evening.sit("4", "b", "/b", "b g r r")
    paid = [line for line in evening.match.lines() if '"what":"pay"' in line]
    assert len(paid) == 1
    assert "coin:b>coin:g>coin:r>coin:r" in paid[0]


def test_people_at_one_keyboard_see_their_own_hand_only(
    pair: Evening, capsys: pytest.CaptureFixture[str]
) -> None:
    """TOY-2: only who draws a card sees it."""
    pair.sit("1")
    first, second = capsys.readouterr().out.split("Seat 2 ──")
    own = [" ".join(pair.match.view(seat).field("hands", tuple)) for seat in (0, 1)]
    assert f"hand: {own[0]}" in first
    assert own[1] not in first
    assert f"hand: {own[1]}" in second
    assert own[0] not in second


def test_who_gives_up_is_out(pair: Evening, capsys: pytest.CaptureFixture[str]) -> None:
    """TOY-21: with one side left the fair closes at once."""
    assert pair.sit("resign") == 0
    result = pair.match.result()
    assert result is not None
    assert result.places == (2, 1)
    assert "The game is over" in capsys.readouterr().out


def test_where_nobody_may_give_up_there_is_no_such_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = Evening(tmp_path, monkeypatch, CORE.setup(seats=2), 1)
    evening.sit("resign", "/resign")
    assert "There is no command '/resign'." in capsys.readouterr().out
    assert evening.match.result() is None


def test_an_answer_is_undone_where_the_rules_let(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """TOY-11: resting tells nobody anything, so the first action is taken back."""
    evening = Evening(tmp_path, monkeypatch, FAIR.setup(seats=2), 1)
    match = evening.match
    while (0, "act") not in [(one.seat, one.what) for one in match.questions()]:
        question = next(one for one in match.questions() if one.pending.need and not one.sealed)
        match.answer(question.id, question.pending.options.sample(Rng(1)))
    before = match.lines()
    evening.sit("pass")
    assert len(match.lines()) == len(before) + 1
    evening.sit("b")
    assert match.lines() == before
    assert "Taken back." in capsys.readouterr().out


def test_bots_are_the_same_after_the_game_is_loaded(pair: Evening) -> None:
    seats = Seats(FAIR, ["Ala", "bot:random", "bot:greedy"], 4)
    assert seats.people == (0, 3)
    assert sorted(seats.bots) == [1, 2]
    assert seats.called(0, Words("pl")) == "Ala"
    assert seats.called(2, Words("pl")) == "Bot greedy (miejsce 3)"


def test_letters_of_a_picture_are_coloured_and_words_are_not() -> None:
    text = painted("FL. Flat F", {"F": "red", "L": "blue"})
    assert [(span.start, span.end, span.style) for span in text.spans] == [
        (0, 1, "red"),
        (1, 2, "blue"),
        (9, 10, "red"),
    ]
