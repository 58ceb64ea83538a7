"""Games of a few lines for the kernel's tests: one table, and scripts that each test writes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from stolik.core.dealer import Dealer, SeededDealer
from stolik.core.match import By, Match
from stolik.core.position import OVER
from stolik.core.record import chained
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.scripts import Script, scenes
from stolik.core.spec import Game, Mode, Option, Result, Setup, places
from stolik.core.table import Field, Table, hidden, owner, public
from stolik.core.texts import Texts
from stolik.core.view import Pending

LETTERS = ("a", "b", "c")
WORDS = Texts({"ask": {"letter": "Litera?"}}, {"ask": {"letter": "A letter?"}})


class Sheet(Table):
    """What was noted, in public; a hand that only its owner sees; a secret that nobody sees."""

    def __init__(self, notes: list[object], hands: list[object], secret: list[object]) -> None:
        super().__init__()
        self.notes = notes
        self.hands = hands
        self.secret = secret

    def copy(self) -> Sheet:
        return Sheet(self.notes.copy(), self.hands.copy(), self.secret.copy())

    def note(self, *what: object) -> None:
        """Write something down where everybody reads it."""
        self.notes.extend(what)


Part = Callable[[Sheet], Script[str | None]]
Redeal = Callable[[Sheet, int, Rng], None]
FIELDS: tuple[Field, ...] = (public("notes"), owner("hands"), hidden("secret"))


def nothing_hidden(table: Sheet, seat: int, rng: Rng) -> None:
    """For games that hide nothing."""


def goes_on(table: Sheet, seat: int) -> str | None:
    """Whoever resigns is answered for by default."""
    return None


class Small(Game[Sheet]):
    """A game made of the scripts it is handed."""

    def __init__(
        self,
        *parts: Part,
        seats: int = 2,
        hands: tuple[object, ...] = (),
        redeal: Redeal = nothing_hidden,
        resigned: Callable[[Sheet, int], str | None] | None = goes_on,
        settle: Mapping[str, tuple[str, ...]] | None = None,
        options: tuple[Option, ...] = (),
        name: str = "small",
        rules: int = 1,
        data: Mapping[str, str] | None = None,
        values: Mapping[str, Callable[..., object]] | None = None,
    ) -> None:
        """Without `resigned` nobody may resign; `settle` draws options before the game."""
        super().__init__(
            name=name,
            rules=rules,
            modes=(Mode("game", seats, seats), Mode("alone", 1, 1)),
            scenes=scenes(*[(f"SMALL-{n}", part) for n, part in enumerate(parts, 1)]),
            first=parts[0].__name__,
            fields=FIELDS,
            texts=WORDS,
            longest=100,
            options=options,
            may_resign=resigned is not None,
            data=data,
            values=values,
        )
        self.hands = hands or ("",) * seats
        self.fair = redeal
        self.gives_up = resigned or goes_on
        self.settle = settle or {}

    def prepare(self, setup: Setup, rng: Rng) -> Mapping[str, str]:
        return {name: rng.choice(of) for name, of in self.settle.items()}

    def table(self, setup: Setup) -> Sheet:
        return Sheet([], list(self.hands), [])

    def read_table(self, values: list[Any]) -> Sheet:
        return Sheet(*values)

    def redeal(self, table: Sheet, seat: int, rng: Rng) -> None:
        self.fair(table, seat, rng)

    def resigned(self, table: Sheet, seat: int) -> str | None:
        return self.gives_up(table, seat)

    def result(self, table: Sheet) -> Result:
        points = tuple([table.notes.count(seat) for seat in range(len(table.hands))])
        return Result(places(points), points, "noted")

    def components(self, table: Sheet) -> Mapping[str, int]:
        return {"hands": len(table.hands)}


def runner_of(*parts: Part, **more: Any) -> Runner:
    """A runner that listens, at the first question of a game of these scripts."""
    return Runner.start(Small(*parts, **more).setup(), listening=True)


def match_of(*parts: Part, dealer: Dealer | None = None, **more: Any) -> Match:
    """A match of these scripts."""
    return Match(Small(*parts, **more).setup(), dealer or SeededDealer(1))


def waiting(runner: Runner, seat: int, what: str = "") -> Pending:
    """The question that this seat is asked, sealed answers included."""
    for one in runner.asks() + runner.sealed():
        if one.seat == seat and one.what.startswith(what):
            return one
    raise AssertionError(f"seat {seat} is not asked {what}")


def put(runner: Runner, seat: int, choice: object, what: str = "") -> Runner:
    """Answer as this seat; the runner again, to look at."""
    runner.answer(waiting(runner, seat, what), choice)
    return runner


def ask_id(match: Match, seat: int, what: str = "") -> str:
    """The id of the question that this seat is asked."""
    for one in match.questions():
        if one.seat == seat and one.what.startswith(what):
            return one.id
    raise AssertionError(f"seat {seat} is not asked {what}")


def say(match: Match, seat: int, text: str, what: str = "", by: By = "seat") -> Match:
    """Answer as this seat, in notation; the match again, to look at."""
    match.answer_text(ask_id(match, seat, what), text, by)
    return match


def notes(game: Runner | Match) -> tuple[object, ...]:
    """What the scripts noted so far, as a spectator reads it."""
    seen = game.view(-1).field("notes", tuple)
    return tuple(seen)


def asked(runner: Runner) -> list[str]:
    """The open questions in short: seat and words."""
    return [f"{one.seat} {one.what}" for one in runner.asks()]


def over(runner: Runner) -> bool:
    """Whether the game has ended."""
    return runner.position.script == OVER


def state(game: Runner | Match) -> tuple[object, ...]:
    """All that can be noticed of a game, to see that a refusal or a failure left no trace."""
    runner = game.runner() if isinstance(game, Match) else game
    seen: tuple[object, ...] = (
        runner.text(),
        runner.key(),
        runner.where(),
        [(one.seat, one.what, one.options.mark(), one.need) for one in runner.asks()],
        [(one.seat, one.what) for one in runner.sealed()],
        _drawn(runner),
        [runner.view(seat).text() for seat in range(-1, runner.setup.seats)],
    )
    if isinstance(game, Match):
        ids = [(one.id, one.sealed) for one in game.questions()]
        stories = [len(game.history(seat)) for seat in range(-1, runner.setup.seats)]
        return (*seen, ids, stories, game.save())
    return seen


def _drawn(runner: Runner) -> str:
    draw = runner.chance()
    return "" if draw is None else f"{draw.what} {draw.bag.mark()} {draw.ask is not None}"


def bodies_of(record: str) -> list[dict[str, Any]]:
    """The lines of a record without their digests, to be changed by a test."""
    lines = [json.loads(line) for line in record.splitlines()]
    return [{key: value for key, value in line.items() if key != "d"} for line in lines]


def rechained(bodies: list[dict[str, Any]]) -> str:
    """A record of these lines with fitting digests: what a forger or a bug would write."""
    text, before = "", ""
    for body in bodies:
        line, before = chained(before, body)
        text += line + "\n"
    return text
