"""A position: all that is saved, cloned, hashed and sent. Plain values only."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from stolik.core.notation import read, write
from stolik.core.refusal import Diverged, StolikError
from stolik.core.scripts import Script
from stolik.core.seen import Seen
from stolik.core.spec import Game, Setup
from stolik.core.steps import Acted, Ask, Chance, Step, asks_of, remade
from stolik.core.table import Table, stored_values

OVER: Final = ""
"""The script name of a game that has ended."""


class Resigned:
    """Stands among the answers where a seat resigned; a re-run applies it in place."""

    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Resigned) and other.seat == self.seat

    def __hash__(self) -> int:
        return hash((Resigned, self.seat))


@mypyc_attr(acyclic=True)
class Position:
    """The table at the last checkpoint, the running script, the answers since, the sealed ones."""

    def __init__(
        self,
        base: Table,
        script: str,
        answers: tuple[object, ...] = (),
        sealed: tuple[tuple[int, object], ...] = (),
        resigned: Seen = 0,
    ) -> None:
        self.base = base
        self.script = script
        self.answers = answers
        self.sealed = sealed
        self.resigned = resigned

    def values(self, game: Game[Any]) -> list[object]:
        """Everything that makes two positions the same or different."""
        table = stored_values(game.fields, self.base)
        sealed = tuple([pair[: 1 if isinstance(pair[1], Chance) else 2] for pair in self.sealed])
        return [self.script, table, self.answers, sealed, self.resigned]


def begin(game: Game[Any], script: str, table: Table) -> tuple[Script[str | None], Step]:
    """Start a script on this table, up to its first question."""
    run = game.scenes[script].start(table)
    try:
        return run, next(run)
    except StopIteration:
        raise Diverged(
            f"Skrypt {script} przedtem o coś pytał, a teraz nie pyta o nic.",
            f"Script {script} asked something before, and asks nothing now.",
        ) from None


def resume(game: Game[Any], position: Position, draft: Table) -> tuple[Script[str | None], Step]:
    """Re-run the script on this copy of the checkpoint's table, up to where it waits."""
    run, step = begin(game, position.script, draft)
    for entry in position.answers:
        step = go(game, run, step, draft, entry)
    return run, step


def go(game: Game[Any], run: Script[str | None], step: Step, draft: Table, entry: object) -> Step:
    """Hand a re-run its next entry; the step where it waits then."""
    if isinstance(entry, Resigned):
        game.resigned(draft, entry.seat)
        return step
    try:
        return run.send(entry)
    except StopIteration:
        raise Diverged(
            "Skrypt skończył się przed ostatnią ze swoich odpowiedzi.",
            "A script ended before the last of its answers.",
        ) from None


def same_question(one: Step | None, other: Step | None) -> bool:
    """Whether two steps put the same questions to the same seats."""
    if isinstance(one, Chance) and isinstance(other, Chance):
        return one.what == other.what
    asked = [[(ask.seat, ask.what) for ask in asks_of(step)] for step in (one, other)]
    return type(one) is type(other) and asked[0] == asked[1]


def write_position(setup: Setup, position: Position) -> str:
    """The whole position on one line, without language, hidden things included."""
    game = setup.game
    agreed = [game.name, game.rules, setup.mode, setup.seats, dict(setup.options)]
    entries, sealed = _texts(game, position)
    table = stored_values(game.fields, position.base)
    return write([agreed, position.script, table, entries, sealed, position.resigned])


def _texts(game: Game[Any], position: Position) -> tuple[list[object], list[object]]:
    if position.script == OVER:
        return [], []
    draft = position.base.copy()
    run, step = begin(game, position.script, draft)
    texts: list[object] = []
    for entry in position.answers:
        texts.append(_entry_text(step, entry))
        step = go(game, run, step, draft, entry)
    asks = asks_of(step)
    return texts, [[place, sealed_text(asks[place], one)] for place, one in position.sealed]


def sealed_text(one: Ask[Any], choice: object) -> str | None:
    """A sealed answer in notation; None where the dealer will draw it."""
    return None if isinstance(choice, Chance) else one.options.text(choice)


def _sealed_read(one: Ask[Any], text: str | None) -> object:
    return one.default if text is None else one.options.parse(text)


def _entry_text(step: Step, entry: object) -> object:
    if isinstance(entry, Resigned):
        return entry
    if isinstance(step, Chance):
        return step.bag.text(entry)
    return remade(step, entry, lambda one, choice: one.options.text(choice))


def _entry_read(step: Step, text: Any) -> object:
    """The entry that a text stands for, made of the offered options themselves."""
    if isinstance(text, Resigned):
        return text
    if isinstance(step, Chance):
        return step.bag.parse(text)
    return remade(step, text, lambda one, part: one.options.parse(str(part)))


def read_position(game: Game[Any], text: str) -> tuple[Setup, Position]:
    """What `write_position` wrote; ValueError for anything else."""
    parts = read(text, {**game.values, "Acted": Acted, "Resigned": Resigned})
    try:
        setup, position = _read_parts(game, parts)
        again = write_position(setup, position)
    except (TypeError, LookupError, AttributeError, StolikError) as error:
        raise ValueError(f"This is not a position of {game.name}: {error}") from error
    if again != text:
        raise ValueError("This position does not read back as it was written.")
    return setup, position


def _read_parts(game: Game[Any], parts: Any) -> tuple[Setup, Position]:
    agreed, script, table, texts, sealed, resigned = parts
    if agreed[:2] != [game.name, game.rules]:
        raise ValueError(f"This is not a position of {game.name}, rules {game.rules}.")
    setup = game.setup_of(*agreed[2:])
    position = Position(game.read_table(table), script, (), (), resigned)
    if script != OVER:
        position = _read_answers(game, position, texts, sealed)
    return setup, position


def _read_answers(
    game: Game[Any], at: Position, texts: list[Any], sealed: list[list[Any]]
) -> Position:
    draft = at.base.copy()
    run, step = begin(game, at.script, draft)
    entries: list[object] = []
    for text in texts:
        entries.append(_entry_read(step, text))
        step = go(game, run, step, draft, entries[-1])
    asks = asks_of(step)
    seals = tuple([(place, _sealed_read(asks[place], text)) for place, text in sealed])
    return Position(at.base, at.script, tuple(entries), seals, at.resigned)
