"""`stolik film`: a whole game as its viewers get it."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from tests.cli.shell import Shell

from stolik import Match, SeededDealer
from stolik.cli.film import Film
from stolik.testing.toy import GAME as TOY
from stolik.wire.codec import decode
from stolik.wire.talk import Answer, ToPage
from stolik.wire.views import Moved

TO_PAGE: msgspec.json.Decoder[ToPage] = msgspec.json.Decoder(ToPage)


def frames(shell: Shell, *args: str) -> list[dict[str, Any]]:
    said = shell.run("film", "fits", "--seats", "2", "--bots", "random", *args)
    assert (said.code, said.err) == (0, "")
    return [json.loads(line) for line in said.out.splitlines()]


def test_every_line_is_a_message_of_the_contract(shell: Shell) -> None:
    lines = shell.run("film", "fits", "--bots", "random").out.splitlines()
    for line in lines:
        if '"k":"answer"' in line:
            assert isinstance(decode(line), Answer)
        else:
            TO_PAGE.decode(line)
    kinds = {json.loads(line)["k"] for line in lines}
    assert kinds == {"view", "moved", "answer", "ack"}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_game_of_walks_and_windows_can_be_filmed(seed: int) -> None:
    """TOY-9, TOY-12, TOY-17: a payment, treats that nobody waits for, and bears."""
    match = Match(TOY.setup(seats=3), SeededDealer(seed))
    lines = list(Film(match, "random", seed, (0, 1, 2, -1), "en").lines())
    answered = [decode(line) for line in lines if b'"k":"answer"' in line]
    assert {one.ask.split(":")[1] for one in answered if isinstance(one, Answer)} >= {"pay", "act"}
    last = TO_PAGE.decode(lines[-1])
    assert isinstance(last, Moved)
    assert last.view.over is not None


def test_a_film_runs_from_the_first_picture_to_the_result(shell: Shell) -> None:
    film = frames(shell, "--as", "public")
    assert [one["k"] for one in film[:1]] == ["view"]
    assert "over" not in film[0]
    assert film[-1]["k"] == "moved"
    assert len(film[-1]["view"]["over"]["result"]["places"]) == 2
    assert {one.get("view", one)["me"] for one in film} == {None}


def test_a_seat_s_film_is_its_part_of_the_film_of_all(shell: Shell) -> None:
    everything = [one for one in frames(shell, "--as", "all") if one["k"] in ("view", "moved")]
    for who, me in (("0", 0), ("1", 1), ("public", None)):
        own = [one for one in frames(shell, "--as", who) if one["k"] in ("view", "moved")]
        assert own == [one for one in everything if one.get("view", one)["me"] == me]


def test_each_frame_goes_on_where_the_last_one_ended(shell: Shell) -> None:
    at = [0, 0]
    for one in frames(shell, "--as", "0"):
        if one["k"] == "moved":
            assert one["from"] == at
        if one["k"] in ("view", "moved"):
            at = one["cur"]


def test_an_answer_of_the_film_is_acknowledged_and_fits_its_question(shell: Shell) -> None:
    film = frames(shell, "--as", "1")
    asks: list[dict[str, Any]] = []
    for one, then in zip(film, [*film[1:], {}], strict=True):
        if one["k"] == "answer":
            (ask,) = [ask for ask in asks if ask["id"] == one["ask"]]
            made = [one["val"].get(slot["name"]) for slot in ask["slots"]]
            assert any(
                [
                    all(
                        [
                            (at in fill) if fill else at is None
                            for at, fill in zip(made, box, strict=True)
                        ]
                    )
                    for box in ask["boxes"]
                ]
            )
            assert (then["k"], then["key"]) == ("ack", one["key"])
        asks = one.get("view", one).get("asks", asks)


def test_the_same_seed_is_the_same_film_whatever_the_hash_seed(shell: Shell) -> None:
    films = {shell.program("film", "fits", "--as", "0", "--seed", "7").out for _ in range(2)}
    assert len(films) == 1
    assert frames(shell, "--seed", "7") != frames(shell, "--seed", "8")


@pytest.mark.parametrize(
    ("args", "seats", "rounds"),
    [((), 2, 4), (("--seats", "4"), 4, 4), (("--mode", "solo"), 1, 4), (("--mode", "daily"), 1, 4)],
)
def test_a_film_can_be_of_any_mode_and_number_of_seats(
    shell: Shell, args: tuple[str, ...], seats: int, rounds: int
) -> None:
    first = json.loads(shell.run("film", "fits", "--as", "public", *args).out.splitlines()[0])
    assert (len(first["seats"]), first["table"]["rounds"]) == (seats, rounds)


def test_a_film_speaks_either_language(shell: Shell) -> None:
    says = [
        frames(shell, "--as", "0", "--lang", lang)[0]["asks"][0]["say"] for lang in ("pl", "en")
    ]
    assert says[0].startswith("Połóż klocek startowy")
    assert says[1].startswith("Place your start block")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--as", "2"), "--as takes a seat from 0 to 1, 'public' or 'all', not '2'."),
        (("--as", "me"), "--as takes a seat from 0 to 1, 'public' or 'all', not 'me'."),
        (("--as", "-1"), "--as takes a seat from 0 to 1, 'public' or 'all', not '-1'."),
        (("--bots", "clever"), "There is no bot 'clever'."),
        (("--seats", "9"), "Mode 'game' seats 2 to 4, not 9."),
        (("--mode", "chess"), "There is no mode 'chess'."),
    ],
)
def test_what_cannot_be_filmed_is_said_in_a_sentence(
    shell: Shell, args: tuple[str, ...], sentence: str
) -> None:
    said = shell.run("film", "fits", *args)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(sentence)
