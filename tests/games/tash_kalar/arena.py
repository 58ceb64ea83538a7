"""Positions for tests, drawn as pictures, and effects played out by a list of answers."""

from __future__ import annotations

from stolik.core.dealer import SeededDealer
from stolik.core.options import Options
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.scripts import Script
from stolik.core.steps import Ask, Chance
from stolik.core.table import Event
from stolik.games.tash_kalar import GAME
from stolik.games.tash_kalar.board import SQUARE
from stolik.games.tash_kalar.notation import read_board, write_board
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.turn import act, resolve, resolve_flare

LETTERS = "nshy"


def table_of(
    picture: str,
    hand: str = "",
    *,
    mode: str = "duel",
    seats: int | None = None,
    actions: int = 2,
    flares: str = "",
) -> TashTable:
    """A turn of seat 0 on this arena; `hand` names its beings and legends."""
    setup = GAME.setup(mode=mode, seats=seats, start="1")
    table = GAME.table(setup)
    table.board = read_board(picture, LETTERS)
    cards = hand.split()
    table.hands[0] = tuple([card for card in cards if card[0] != "L"])
    table.legends[0] = tuple([card for card in cards if card[0] == "L"])
    table.flares[0] = tuple(flares.split())
    table.decks[0] = tuple([card for card in table.decks[0] if card not in cards])
    table.legend_deck = tuple([card for card in table.legend_deck if card not in cards])
    table.flare_deck = tuple([card for card in table.flare_deck if card not in flares.split()])
    table.turn, table.actions = 2, actions
    table.told = []
    return table


def region(text: str) -> str:
    """A whole arena from a part of it: the upper left square, then rows; all else is empty."""
    corner, *rows = text.strip().split("\n")
    board = [0] * 81
    for y, row in enumerate(rows):
        for x, mark in enumerate(row.split()):
            if mark not in ".#":
                at = SQUARE[corner.strip()[0] + corner.strip()[1]] + 9 * y + x
                board[at] = 3 * LETTERS.index(mark[0]) + int(mark[1])
    return write_board(board, LETTERS)


def check(before: str, hand: str, answers: str, after: str, **more: int | str) -> Played:
    """Summon on a part of the arena and compare with a picture of the same part."""
    table = table_of(region(before), hand, **more)  # type: ignore[arg-type]
    played = summon(table, *answers.split("; "))
    assert played.picture == region(after), f"\n{played.picture}"
    return played


def drawn(table: TashTable) -> str:
    """The arena as a picture, without spaces at the ends of rows."""
    return write_board(table.board, LETTERS)


def tidy(picture: str) -> str:
    """A picture as `drawn` would draw it."""
    return write_board(read_board(picture, LETTERS), LETTERS)


class Played:
    """What came of a script that was answered to its end."""

    def __init__(self, table: TashTable, asked: list[tuple[int, str, Options[object]]]) -> None:
        self.table = table
        self.asked = asked
        self.picture = drawn(table)

    def whats(self) -> list[str]:
        """What was asked, in order."""
        return [what for _, what, _ in self.asked]

    def events(self) -> list[str]:
        """The kinds of events that were told."""
        return [event.kind for event in self.table.told or []]


def run(table: TashTable, script: Script[object], answers: list[str]) -> Played:
    """Answer a script; every answer has to be on offer, and none may be left."""
    rest = list(answers)
    asked: list[tuple[int, str, Options[object]]] = []
    step = next(script, None)
    while step is not None:
        if isinstance(step, Chance):
            answer: object = step.bag.items[0]
        else:
            assert isinstance(step, Ask)
            asked.append((step.seat, step.what, step.options))
            assert rest, f"{step.what} waits for an answer: {list(step.options)}"
            answer = step.options.parse(rest.pop(0))
        try:
            step = script.send(answer)
        except StopIteration:
            break
    assert not rest, f"not asked any more: {rest}"
    return Played(table, asked)


def summon(table: TashTable, *answers: str) -> Played:
    """Summon by the first answer, and carry the effect out by the others."""
    first = [answers[0]]
    rest = list(answers[1:])
    while rest and rest[0].startswith("take:"):
        first.append(rest.pop(0).removeprefix("take:"))
    run(table, act(table), first)
    return run(table, resolve(table), rest)


def flare(table: TashTable, *answers: str) -> Played:
    """Invoke a flare by the first answer, and carry it out by the others."""
    run(table, act(table), [answers[0]])
    return run(table, resolve_flare(table), list(answers[1:]))


def offered(table: TashTable) -> list[str]:
    """All that may be done now."""
    step = next(act(table))
    assert isinstance(step, Ask)
    return [step.options.text(choice) for choice in step.options]


def why(table: TashTable, wish: str) -> str:
    """Why this cannot be done now."""
    step = next(act(table))
    assert isinstance(step, Ask)
    reason = step.options.why_not(wish)
    assert reason is not None
    return str(reason.say("en"))


def square(name: str) -> int:
    """A square by its name."""
    return SQUARE[name]


def told(table: TashTable, kind: str) -> list[Event]:
    """The events of this kind."""
    return [event for event in table.told or [] if event.kind == kind]


def play(mode: str, seats: int, seed: int, prefer: tuple[str, ...] = ()) -> Runner:
    """A whole random game; answers that begin with one of `prefer` are taken where offered."""
    setup, rng, dealer = GAME.setup(mode=mode, seats=seats), Rng(seed), SeededDealer(seed)
    runner = Runner.start(setup.settled(dealer.rng()))
    while runner.result() is None:
        draw = runner.chance()
        if draw is not None:
            runner.deal(dealer.draw(draw))
            continue
        one = runner.asks()[0]
        rare = [choice for choice in one.options if choice[0] in prefer]
        choice = rng.choice(rare) if rare else one.options.sample(rng)
        runner.answer(one, choice)
    return runner
