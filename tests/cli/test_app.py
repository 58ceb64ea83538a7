"""The command line as a whole: help, version, languages, colours, exit codes."""

from __future__ import annotations

import re

import pytest
from tests.cli.shell import Shell
from tests.cli.terminal import Terminal

import stolik
from stolik import build
from stolik.cli.app import app
from stolik.cli.words import TEXTS, language

COMMANDS = [one.name or "" for one in app.registered_commands]
ESCAPE = "\x1b"


def test_version_says_which_build_is_running(shell: Shell) -> None:
    said = shell.run("--version")
    assert said.code == 0
    assert said.out == f"stolik {stolik.__version__} ({build.kind()})\n"


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize(("lang", "usage"), [("pl", "Użycie:"), ("en", "Usage:")])
def test_every_command_explains_itself_in_both_languages(
    shell: Shell, name: str, lang: str, usage: str
) -> None:
    said = shell.run(name, "--help", "--lang", lang)
    assert said.code == 0
    assert said.out.startswith(f"{usage} stolik {name}")
    assert re.search(r"(help|manual)\.", said.out) is None, "a key without words"
    assert TEXTS.say("pl" if lang == "pl" else "en", f"help.{name}") in said.out


def test_the_help_of_all_names_every_command(shell: Shell) -> None:
    said = shell.run("--help")
    assert said.code == 0
    assert [name for name in COMMANDS if f"\n  {name} " not in said.out] == []


def test_no_command_at_all_shows_the_help(shell: Shell) -> None:
    assert shell.run().out.strip() == shell.run("--help").out.strip()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("ply", "fits"), "There is no command 'ply'. There are: play, "),
        (("play",), "GAME is missing."),
        (("play", "fits", "--sets", "3"), "There is no option --sets."),
        (("play", "fits", "--seats", "three"), "Option --seats does not take this value."),
        (("play", "fits", "--seats"), "Option --seats lacks its value"),
        (("play", "fits", "one", "two"), "This cannot be typed like that."),
    ],
)
def test_a_line_that_cannot_be_read_is_a_sentence_and_exit_code_2(
    shell: Shell, args: tuple[str, ...], sentence: str
) -> None:
    said = shell.run(*args)
    assert said.err.startswith(sentence)
    assert (said.code, said.out) == (2, "")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "pl"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "pl"),
        ({"LANG": "C.UTF-8"}, "pl"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": ""}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale_else_polish(
    environment: dict[str, str], expected: str
) -> None:
    assert language(None, environment) == expected


def test_the_locale_chooses_the_language_of_a_game(shell: Shell) -> None:
    polish = shell.run("play", "fits", LC_ALL="", LANG="pl_PL.UTF-8")
    english = shell.run("play", "fits", LC_ALL="", LANG="en_IE.UTF-8")
    assert "Gra jest zapisana" in polish.out
    assert "The game is saved" in english.out


def test_an_error_is_said_in_the_language_asked_for(shell: Shell) -> None:
    assert "Nie ma gry „fots”" in shell.run("play", "fots", "--lang", "pl").err
    assert "Nie ma gry „fots”" in shell.run("--lang=pl", "play", "fots").err


def test_a_terminal_gets_colours_and_asks_before_sending(shell: Shell) -> None:
    terminal = Terminal(shell, "play", "fits", "--seed", "1")
    terminal.wait_for("> ")
    terminal.type("0@1")
    terminal.wait_for("take back > ")
    terminal.type("")
    terminal.wait_for("on the card")
    terminal.type("q")
    assert terminal.leave() == 0
    assert ESCAPE + "[" in terminal.seen


def test_no_color_means_no_escape_codes_at_all(shell: Shell) -> None:
    terminal = Terminal(shell, "play", "fits", "--seed", "1", NO_COLOR="1")
    terminal.wait_for("> ")
    terminal.type("h")
    terminal.wait_for("Hint: ")
    terminal.type("q")
    assert terminal.leave() == 0
    assert ESCAPE not in terminal.seen
    for args in (("--help",), ("rules", "fits", "K4"), ("play", "fots")):
        page = Terminal(shell, *args, NO_COLOR="1")
        page.leave()
        assert page.seen
        assert ESCAPE not in page.seen
