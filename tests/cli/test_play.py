"""A game in the terminal, from outside: what is typed, what is said, what is kept."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.shell import Shell
from tests.cli.terminal import Terminal

import stolik
from stolik.core.match import Answered

FITS = stolik.game("fits")
LINES = ["0@1"] * 64
"""Every block of four boards in its first turn at the left: always allowed, never good."""


def typed(lines: list[str]) -> str:
    return "".join([f"{line}\n" for line in lines])


def test_a_whole_game_can_be_piped_and_its_result_stands_in_the_record(shell: Shell) -> None:
    said = shell.program("play", "fits", "--seats", "1", "--seed", "1", typed=typed(LINES))
    assert (said.code, said.err) == (0, "")
    (path,) = shell.saved()
    result = stolik.load(FITS, path.read_text(encoding="utf-8")).result()
    assert result is not None
    shown = re.search(r"1\.\s+You \(seat 1\)\s+points: (-?\d+)", said.out)
    assert shown is not None
    assert (int(shown[1]),) == result.points
    assert f"points: {shown[1]}" in shell.run("verify", str(path)).out
    assert str(path) in said.out


@pytest.mark.parametrize("bots", ["greedy", "random"])
def test_a_game_stopped_and_resumed_is_the_game_never_stopped(
    shells: Callable[[str], Shell], bots: str
) -> None:
    whole, parts = shells("whole"), shells("parts")
    begin = ("play", "fits", "--seats", "3", "--seed", "7", "--bots", bots)
    whole.run(*begin, typed=typed(LINES))
    stopped = parts.run(*begin, typed=typed([*LINES[:9], "q"]))
    assert "stolik play fits --resume" in stopped.out
    parts.run("play", "fits", "--resume", typed=typed(LINES[9:30]))
    parts.run("play", "fits", "--resume", typed=typed(LINES[30:]))
    (one,), (other,) = whole.saved(), parts.saved()
    assert one.read_bytes() == other.read_bytes()
    assert b'"result"' in one.read_bytes()


def test_the_end_of_the_input_saves_and_leaves_in_peace(shell: Shell) -> None:
    said = shell.program("play", "fits", "--seed", "1", typed="0@1\n0@1\n")
    assert said.code == 0
    assert "The game is saved" in said.out
    (path,) = shell.saved()
    match = stolik.load(FITS, path.read_text(encoding="utf-8"))
    assert [one.text for one in answers(match)] == ["0@1", "0@1"]


def answers(match: stolik.Match) -> list[Answered]:
    return [one for one in match.history(0) if isinstance(one, Answered)]


def test_ctrl_c_leaves_a_saved_game_behind(shell: Shell) -> None:
    running = shell.start("play", "fits", "--seats", "1", "--seed", "1", stderr=subprocess.PIPE)
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write("0@1\n0@1\n")
    running.stdin.flush()
    asked = 0
    while asked < 3:  # the start block, and two cards
        asked += running.stdout.readline().startswith("Place ")
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (130, "")
    assert "stolik play fits --resume" in out
    (path,) = shell.saved()
    match = stolik.load(FITS, path.read_text(encoding="utf-8"))
    assert [one.text for one in answers(match)] == ["0@1", "0@1"]


def test_a_killed_game_has_lost_no_answer(shell: Shell) -> None:
    running = shell.start("play", "fits", "--seats", "1", "--seed", "1", stderr=subprocess.PIPE)
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write("0@1\n0@1\n")
    running.stdin.flush()
    asked = 0
    while asked < 3:
        asked += running.stdout.readline().startswith("Place ")
    running.kill()
    running.communicate(timeout=60)
    (path,) = shell.saved()
    assert len(answers(stolik.load(FITS, path.read_text(encoding="utf-8")))) == 2


def test_what_is_not_on_offer_is_refused_with_its_clause_and_changes_nothing(
    shell: Shell,
) -> None:
    """FITS-P2, FITS-P7, FITS-A1: the sentence, then the question again."""
    said = shell.run("play", "fits", "--seed", "1", typed="9@1\n0@9\n-\nnonsense\n0@1\n")
    for clause in ("(FITS-P2)", "(FITS-P7)", "(FITS-A1)", "(FITS-A22)"):
        assert clause in said.out
    (path,) = shell.saved()
    match = stolik.load(FITS, path.read_text(encoding="utf-8"))
    assert [one.text for one in answers(match)] == ["0@1"]


def test_a_choice_is_narrowed_touch_by_touch_and_a_touch_is_taken_back(shell: Shell) -> None:
    said = shell.run("play", "fits", "--seed", "1", typed="3\nb\n0\n2\nq\n")
    match = stolik.load(FITS, shell.saved()[0].read_text(encoding="utf-8"))
    assert [one.text for one in answers(match)] == ["0@2"]
    assert said.code == 0


def test_a_draft_is_sent_by_an_empty_line_and_not_before(shell: Shell) -> None:
    """FITS-A7: a drop that is not sent can be changed, and can be taken back."""
    begin = ("play", "fits", "--seed", "1", "--confirm")
    said = shell.run(*begin, typed="0@1\n2\nb\n0@3\n")
    match = stolik.load(FITS, shell.saved()[0].read_text(encoding="utf-8"))
    assert answers(match) == []
    assert "Enter – send" in said.out
    shell.run("play", "fits", "--resume", "--confirm", typed="0@1\n2\n\n")


def test_a_hint_says_what_greedy_would_do_and_why(shell: Shell) -> None:
    said = shell.run("play", "fits", "--seed", "1", typed="h\n")
    match = stolik.load(FITS, shell.saved()[0].read_text(encoding="utf-8"))
    question = match.questions()[0]
    advice = FITS.advise(match.view(0), question.pending, stolik.Rng(0))
    assert advice is not None
    text = question.pending.options.text(advice.choice)
    hint = next(line for line in said.out.splitlines() if line.startswith("Hint:"))
    assert f"({text})" in hint
    assert advice.why.say("en") in hint


def test_a_preview_shows_where_a_block_would_land_and_sends_nothing(shell: Shell) -> None:
    said = shell.run("play", "fits", "--seed", "1", typed="p 0@1\n")
    assert "+" in said.out
    assert "→ " in said.out
    match = stolik.load(FITS, shell.saved()[0].read_text(encoding="utf-8"))
    assert answers(match) == []


def test_two_people_share_a_keyboard_and_a_sealed_drop_is_taken_back(shell: Shell) -> None:
    """FITS-A7: as long as not everybody has chosen."""
    typed = "0@1\nb\n0@2\n0@3\n"
    said = shell.run("play", "fits", "--humans", "2", "--seed", "1", typed=typed)
    assert "Taken back." in said.out
    match = stolik.load(FITS, shell.saved()[0].read_text(encoding="utf-8"))
    assert [one.text for one in answers(match)] == ["0@2"]


def test_what_cannot_be_taken_back_is_explained(shell: Shell) -> None:
    """FITS-A7: not once the next card is up."""
    said = shell.run("play", "fits", "--seats", "1", "--seed", "1", typed="0@1\nb\n")
    assert "cannot be undone: chance has decided" in said.out


def test_bots_alone_play_to_the_end(shell: Shell) -> None:
    said = shell.run("play", "fits", "--humans", "0", "--seed", "1")
    assert said.code == 0
    assert "The game is over" in said.out


def test_the_log_and_the_state_can_be_asked_for(shell: Shell) -> None:
    said = shell.run("play", "fits", "--seed", "1", typed="0@1\nl\ns\n?\n")
    assert "FITS-G4" in said.out
    assert "save and quit" in said.out


def test_the_daily_deal_is_the_same_for_everybody_that_day(shells: Callable[[str], Shell]) -> None:
    one, other, later = shells("one"), shells("other"), shells("later")
    for shell, day in ((one, "2026-03-31"), (other, "2026-03-31"), (later, "2026-04-01")):
        shell.run("play", "fits", "--day", day, typed="q\n")
    kept = [shell.saved()[0].read_text(encoding="utf-8") for shell in (one, other, later)]
    assert kept[0] == kept[1] != kept[2]
    assert '"mode":"daily"' in kept[0]
    assert '"day":"2026-03-31"' in kept[0]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("fots",), "There is no game 'fots'. There are: fits"),
        (("fits", "--mode", "blitz"), "There is no mode 'blitz'. There are: game, solo, daily."),
        (("fits", "--seats", "9"), "Mode 'game' seats 2 to 4, not 9."),
        (("fits", "--humans", "5"), "Mode 'game' seats 2 to 4, not 5."),
        (("fits", "--seats", "2", "--humans", "3"), "This game has 2 seats; 3 people cannot play."),
        (("fits", "--bots", "clever"), "There is no bot 'clever'. There are: greedy, random."),
        (("fits", "--set", "speed=9"), "There is no option 'speed'."),
        (("fits", "--set", "boards"), "An option is given as name=value"),
        (("fits", "--set", "boards=7"), "(FITS-A19)"),
        (("fits", "--mode", "solo", "--day", "2026-01-01"), "Only a daily mode takes a day"),
        (("fits", "--mode", "daily", "--seed", "3"), "everybody has the same deal that day"),
        (("fits", "--resume"), "There is no unfinished game of 'fits'."),
        (("fits", "--resume", "--seats", "2"), "A saved game has its seats"),
        (("fits", "--resume", "none.jsonl"), "none.jsonl cannot be read"),
        (("fits", "--lang", "de"), "There is no language 'de'. There are: pl, en."),
    ],
)
def test_what_cannot_be_played_is_a_sentence_and_exit_code_2(
    shell: Shell, args: tuple[str, ...], sentence: str
) -> None:
    said = shell.run("play", *args)
    assert sentence in said.err
    assert (said.code, said.out) == (2, "")
    assert shell.saved() == []


def test_a_damaged_game_is_not_resumed_and_the_line_is_named(shell: Shell) -> None:
    shell.run("play", "fits", "--seed", "1", typed="0@1\n0@1\nq\n")
    (path,) = shell.saved()
    damaged = path.read_text(encoding="utf-8").replace("0@1", "0@2", 1)
    path.write_text(damaged, encoding="utf-8")
    said = shell.run("play", "fits", "--resume")
    line = 1 + damaged[: damaged.index("0@2")].count("\n")
    assert said.code == 1
    assert said.err.startswith(f"Line {line}: the digest does not match")
    assert path.read_text(encoding="utf-8") == damaged


def test_a_finished_game_is_not_resumed_but_looked_at(shell: Shell) -> None:
    shell.run("play", "fits", "--humans", "0", "--seed", "1")
    (path,) = shell.saved()
    said = shell.run("play", "fits", "--resume", str(path))
    assert said.code == 2
    assert f"stolik replay {path}" in said.err


def test_at_a_shared_terminal_the_others_look_away_before_a_hand_is_shown(
    shell: Shell, installed: Path
) -> None:
    """TOY-2: a game with secrets waits until the next person has the keyboard."""
    terminal = Terminal(shell, "play", "toy", "--humans", "2", PYTHONPATH=str(installed))
    terminal.wait_for("Now Seat 1; the others look away.")
    terminal.type("")
    terminal.wait_for("hand:")
    terminal.wait_for("> ")
    terminal.type("0")
    terminal.wait_for("send, b – take back > ")
    terminal.type("")
    terminal.wait_for("Now Seat 2; the others look away.")
    assert "hand:" not in terminal.seen.split("take back > ")[-1]
    terminal.type("")
    terminal.wait_for("hand:")
    terminal.type("q")
    assert terminal.leave() == 0


def test_a_terminal_of_few_letters_gets_question_marks(shell: Shell) -> None:
    shell.env["PYTHONIOENCODING"] = "ascii"
    said = shell.program("play", "fits", "--seats", "1", typed="0@1\n\u0105\n")
    assert (said.code, said.err) == (0, "")
    assert "?. . . . . .?" in said.out


def test_a_reader_that_goes_away_is_no_crash(shell: Shell) -> None:
    with shell.start("play", "fits", "--humans", "0", stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.wait(timeout=60) == 1
        assert running.stderr.read() == ""
