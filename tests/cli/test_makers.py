"""The commands for those who make games: fuzz, perft, bench, new-game, rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.shell import Shell

import stolik
from stolik.cli.newgame import contents
from stolik.testing.perft import perft


def test_the_fuzzer_plays_so_many_games_and_finds_none_that_breaks(shell: Shell) -> None:
    said = shell.run("fuzz", "fits", "--games", "8", "--seed", "3")
    assert said.code == 0
    assert said.out.startswith("fits: games: 8, answers: ")
    assert "None of them broke." in said.out


@pytest.mark.usefixtures("installed")
def test_a_game_that_breaks_is_kept_and_one_command_breaks_it_again(shell: Shell) -> None:
    said = shell.run("fuzz", "toy_raises", "--games", "50")
    assert said.code == 1
    assert "The oven has burst." in said.out
    (dump,) = (shell.data / "stolik" / "dumps").iterdir()
    assert f"stolik replay {dump}" in said.out
    assert "day 1/" in shell.run("replay", str(dump), "--at", "20").out
    with pytest.raises(RuntimeError, match="The oven has burst"):
        shell.run("replay", str(dump))


def test_perft_counts_the_ways_level_by_level(shell: Shell) -> None:
    said = shell.run("perft", "fits", "--depth", "2", "--seed", "7", "--seats", "1")
    setup = stolik.game("fits").setup(seats=1, mode="solo")
    counts = [perft(setup, depth, 7) for depth in (1, 2)]
    assert said.out.splitlines() == [f"{n}: {count:,}" for n, count in enumerate(counts, 1)]


def test_bench_measures_every_installed_game(shell: Shell) -> None:
    said = shell.run("bench", "--seconds", "0")
    assert said.code == 0
    assert "fits" in said.out
    assert "make bench" in said.out


@pytest.mark.parametrize("name", ["my_game", "sixth"])
def test_a_new_game_keeps_the_law_from_its_first_minute(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert shell.run("new-game", name).code == 0
    ran = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"{name}/tests"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / name / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    assert " passed" in ran.stdout


def test_nothing_of_the_toy_is_left_in_a_new_game() -> None:
    for path, text in contents("sixth").items():
        assert "toy" not in text.lower(), path
        assert "{name}" not in text, path


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("My-Game", "'My-Game' will not do as the name of a game"),
        ("class", "'class' will not do"),
        ("fits", "There is a game 'fits' already."),
        ("there", "is there already. Choose another name"),
    ],
)
def test_a_name_that_cannot_be_had_is_a_sentence_and_nothing_is_written(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    said = shell.run("new-game", name)
    assert said.code == 2
    assert sentence in said.err
    assert [one.name for one in tmp_path.iterdir()] == ["there"]


def test_the_rules_are_shown_in_the_language_of_the_reader(shell: Shell) -> None:
    polish, english = (shell.run("rules", "fits", "--lang", lang).out for lang in ("pl", "en"))
    assert "FITS-K4" in polish
    assert "FITS-K4" in english
    assert "rings" not in polish
    assert "Plansza" not in english


def test_one_clause_is_shown_by_its_number_in_short_or_in_full(shell: Shell) -> None:
    for number in ("FITS-K4", "fits-k4", "K4", "k4"):
        said = shell.run("rules", "fits", number)
        assert said.code == 0
        assert said.out.strip().startswith("• FITS-K4 Board 4")
        assert "FITS-K5" not in said.out


@pytest.mark.usefixtures("installed")
def test_a_strangers_game_has_its_rules_shown_too(shell: Shell) -> None:
    assert "TOY-1 There are 36 cards" in shell.run("rules", "toy", "TOY-1").out


def test_a_clause_that_there_is_not_is_a_sentence(shell: Shell) -> None:
    said = shell.run("rules", "fits", "Z9")
    assert (said.code, said.out) == (2, "")
    assert "The rules have no clause 'Z9'." in said.err
