"""Saved games: whole or not at all, and the right one is resumed."""

from __future__ import annotations

import os
import signal
from datetime import datetime
from pathlib import Path

import pytest
from tests.cli.shell import Shell

import stolik
from stolik.cli import saves

NOW = datetime(2026, 3, 31, 18, 45, 1)  # noqa: DTZ001 - any moment will do


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return saves.folder()


def test_a_file_that_cannot_be_finished_leaves_the_old_one(home: Path) -> None:
    path = home / "game.jsonl"
    saves.write(path, "old\n")
    with pytest.raises(UnicodeEncodeError):
        saves.write(path, "new \ud800\n")
    assert path.read_text(encoding="utf-8") == "old\n"
    assert [one.name for one in home.iterdir()] == ["game.jsonl"]


def test_two_games_of_one_second_have_two_names(home: Path) -> None:
    names = []
    for _ in range(3):
        path = saves.new_file("fits", NOW)
        saves.write(path, "")
        names.append(path.name)
    assert names == [f"fits-2026-03-31-184501{more}.jsonl" for more in ("", "-2", "-3")]


def test_the_game_played_last_is_resumed_and_finished_ones_are_not(home: Path) -> None:
    for age, (name, last) in enumerate(
        [("fits-over", '{"result":{}}'), ("fits-new", "{}"), ("fits-old", "{}"), ("chess-x", "{}")]
    ):
        saves.write(home / f"{name}.jsonl", f"{{}}\n{last}\n")
        os.utime(home / f"{name}.jsonl", (1_000_000 - age, 1_000_000 - age))
    assert saves.newest_unfinished("fits").name == "fits-new.jsonl"


def test_nothing_to_resume_is_a_sentence(home: Path) -> None:
    with pytest.raises(stolik.Refused, match="There is no unfinished game of 'fits'"):
        saves.newest_unfinished("fits")


def test_ctrl_c_waits_until_an_answer_is_kept() -> None:
    done = []

    def answer() -> None:
        with saves.undisturbed():
            signal.raise_signal(signal.SIGINT)
            done.append("kept")

    with pytest.raises(KeyboardInterrupt):
        answer()
    assert done == ["kept"]


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(shell: Shell) -> None:
    shell.data.joinpath("stolik").write_text("a file where the folder should be")
    said = shell.run("play", "fits", "--seats", "1", "--seed", "1", typed="0@1\nq\n")
    assert said.code == 1
    assert said.out.count("The game cannot be saved:") == 1
    assert "The game could not be saved to" in said.out
