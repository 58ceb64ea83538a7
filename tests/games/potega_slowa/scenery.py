"""Tables of Potęga słowa drawn as pictures, and answers given in words."""

from __future__ import annotations

from typing import Any

from stolik.core.position import Position
from stolik.core.runner import Runner
from stolik.core.table import Event
from stolik.core.view import Pending
from stolik.games.potega_slowa import GAME
from stolik.games.potega_slowa.table import TAPE, WordTable
from stolik.games.potega_slowa.words.language import ALPHABETS


def table(picture: str, seats: int = 3, hand: str = "", **options: str) -> WordTable:
    """A table from a picture: a letter or # for tape, then whose marker lies on it, if anybody's.

    It is the turn of seat 0, with this letter in hand.
    """
    made = GAME.table(GAME.setup(seats=seats, first="1", **options))
    for y, line in enumerate(picture.strip().splitlines()):
        for x, drawn in enumerate(line.split()):
            if drawn != "·":
                lay(made, (x, y), drawn)
    if hand:
        made.hands[0] = known(made, hand)
    return made


def lay(made: WordTable, cell: tuple[int, int], drawn: str) -> None:
    if drawn[0] == "#":
        made.board[cell] = TAPE
        made.stack -= 1
    else:
        made.board[cell] = known(made, drawn[0])
    if drawn[1:]:
        made.marks[cell] = int(drawn[1:]) - 1


def known(made: WordTable, letter: str) -> int:
    """A card of this letter comes to light."""
    at = ALPHABETS["pl"].index(letter)
    assert made.pool[at], f"There are not so many {letter} in the deck."
    made.pool = (*made.pool[:at], made.pool[at] - 1, *made.pool[at + 1 :])
    made.stack -= 1
    made.cards = (*made.cards, letter)
    return len(made.cards) - 1


def give(made: WordTable, seat: int, letters: str) -> None:
    """Cards that a seat has captured before."""
    for letter in letters:
        made.rows[seat] = (*made.rows[seat], known(made, letter))


def game(made: WordTable, script: str = "place_card") -> Runner:
    """A game that stands at this table."""
    setup = GAME.setup(seats=len(made.rows), first="1")
    return Runner.at(setup, Position(made, script, (), (), 0), listening=True)


def asked(runner: Runner, what: str, seat: int | None = None) -> Pending:
    """The question of this name."""
    found = [one for one in runner.asks() if one.what == what and seat in (None, one.seat)]
    assert found, f"'{what}' is not asked; there are {[one.what for one in runner.asks()]}."
    return found[0]


def say(runner: Runner, what: str, text: str, seat: int | None = None) -> list[Event]:
    """An answer as a person would type it."""
    one = asked(runner, what, seat)
    return list(runner.answer(one, one.options.parse(text)))


def deal(runner: Runner, letter: str) -> None:
    """The next card of the stack."""
    runner.deal(letter)


def at(runner: Runner) -> WordTable:
    """The table as it stands at the checkpoint."""
    base = runner.position.base
    assert isinstance(base, WordTable)
    return base


def marked(runner: Runner, seat: int) -> str:
    """The letters on which a seat has its markers, sorted; # is tape."""
    board, cards = at(runner).board, at(runner).cards
    cells = [cell for cell, owner in at(runner).marks.items() if owner == seat]
    return "".join(sorted(["#" if board[c] == TAPE else cards[board[c]] for c in cells]))


def row(runner: Runner, seat: int) -> str:
    """The letters that a seat has captured, sorted."""
    return "".join(sorted([at(runner).cards[card] for card in at(runner).rows[seat]]))


def refused(runner: Runner, what: str, wish: Any) -> str:
    """The clause by which a wish is refused."""
    why = asked(runner, what).options.why_not(wish)
    assert why is not None, f"{wish!r} is not refused."
    assert why.pl
    assert why.en
    return why.clause
