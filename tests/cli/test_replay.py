"""Looking at records and checking them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.shell import Shell
from tests.cli.terminal import Terminal

import stolik
from stolik.core.record import chained

FITS = stolik.game("fits")
SECRET = bytes(range(32))


@pytest.fixture
def finished(shell: Shell) -> Path:
    """A record of two greedy bots."""
    shell.run("play", "fits", "--humans", "0", "--seed", "5", "--set", "boards=14")
    return shell.saved()[0]


def provable(ended: bool) -> stolik.Match:
    """A game dealt from a secret: its first answers, or all of them."""
    dealer = stolik.ProvableDealer(SECRET, (bytes(16),))
    match = stolik.Match(FITS.setup(mode="solo"), dealer)
    while match.result() is None and (ended or len(match.lines()) < 9):
        question = match.questions()[0]
        match.answer(question.id, question.pending.default)
    return match


def test_a_finished_record_is_verified_by_its_seed(shell: Shell, finished: Path) -> None:
    said = shell.run("verify", str(finished))
    assert said.code == 0
    assert "every draw follows from the seed 5." in said.out
    assert said.out.count("✓") == 5


def test_an_unfinished_record_is_verified_as_far_as_it_goes(shell: Shell) -> None:
    shell.run("play", "fits", "--seed", "1", typed="0@1\nq\n")
    said = shell.run("verify", str(shell.saved()[0]))
    assert said.code == 0
    assert "The game is not over." in said.out


def test_a_deal_is_verified_by_the_published_secret(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "provable.jsonl"
    path.write_text(provable(ended=True).save(), encoding="utf-8")
    said = shell.run("verify", str(path))
    assert said.code == 0
    assert "follows from the secret" in said.out


def test_all_but_the_deal_is_verified_while_the_secret_is_kept(
    shell: Shell, tmp_path: Path
) -> None:
    path = tmp_path / "provable.jsonl"
    path.write_text(provable(ended=False).save(), encoding="utf-8")
    said = shell.run("verify", str(path))
    assert said.code == 0
    assert "The deal cannot be checked yet" in said.out
    assert "follows from the secret" not in said.out


def test_a_changed_line_is_named_in_the_language_of_the_reader(
    shell: Shell, finished: Path
) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    lines[4] = lines[4].replace('"is":"', '"is":"0', 1)
    finished.write_text("\n".join(lines) + "\n", encoding="utf-8")
    english = shell.run("verify", str(finished))
    assert (english.code, english.out) == (1, "")
    assert english.err.startswith("Line 5: ")
    polish = shell.run("verify", str(finished), "--lang", "pl")
    assert (polish.code, polish.err[:9]) == (1, "Wiersz 5:")


def test_a_record_cut_short_is_refused(shell: Shell, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    finished.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    said = shell.run("verify", str(finished))
    assert said.code == 1
    assert "the last line is missing" in said.err


def test_a_forged_answer_with_right_digests_is_found_by_playing_it(
    shell: Shell, finished: Path
) -> None:
    bodies = [json.loads(line) for line in finished.read_text(encoding="utf-8").splitlines()]
    answered = next(body for body in bodies if "all" in body)
    answered["all"][0]["is"] = "7@1"
    before, lines = "", []
    for body in bodies:
        body.pop("d")
        line, before = chained(before, body)
        lines.append(line)
    finished.write_text("\n".join(lines) + "\n", encoding="utf-8")
    said = shell.run("verify", str(finished))
    assert said.code == 1
    assert said.err.startswith(f"Line {1 + answered['n']}: ")


def test_what_is_no_text_and_what_is_not_there_are_sentences(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff")
    assert "is not text" in shell.run("verify", str(path)).err
    missing = shell.run("replay", str(tmp_path / "missing.jsonl"))
    assert "cannot be read" in missing.err
    assert missing.code == 2


def test_replay_shows_the_table_after_every_row(shell: Shell, finished: Path) -> None:
    said = shell.run("replay", str(finished))
    rows = len(finished.read_text(encoding="utf-8").splitlines()) - 2
    shown = [line.split()[:3] for line in said.out.splitlines() if " of " in line and "──" in line]
    assert shown == [[str(row), "of", str(rows)] for row in range(rows + 1)]
    match = stolik.load(FITS, finished.read_text(encoding="utf-8"))
    assert FITS.picture(match.view(-1), "en") in said.out


def test_replay_at_a_row_shows_what_was_seen_then(shell: Shell) -> None:
    shell.run("play", "fits", "--seed", "1", typed="0@1\n0@2\nq\n")
    (path,) = shell.saved()
    text = path.read_text(encoding="utf-8")
    rows = len(text.splitlines()) - 2
    said = shell.run("replay", str(path), "--at", str(rows), "--seat", "1")
    assert FITS.picture(stolik.load(FITS, text).view(0), "en") in said.out
    assert shell.run("replay", str(path), "--at", "0").code == 0


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("--at", "999", "This record has no row 999. Give a number from 0 to"),
        ("--at", "-1", "This record has no row -1."),
        ("--seat", "3", "There is no seat 3. There are seats 1 to 2; 0 is a spectator."),
    ],
)
def test_a_moment_that_is_not_in_the_record_is_a_sentence(
    shell: Shell, finished: Path, option: str, value: str, sentence: str
) -> None:
    said = shell.run("replay", str(finished), option, value)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err


def test_pages_are_turned_at_a_terminal(shell: Shell, finished: Path) -> None:
    terminal = Terminal(shell, "replay", str(finished))
    for typed, row in (("", "0 of"), ("b", "1 of"), ("12", "0 of"), ("q", "12 of")):
        terminal.wait_for(row)
        terminal.wait_for("quit > ")
        terminal.type(typed)
    assert terminal.leave() == 0
