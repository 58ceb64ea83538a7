"""Positions to begin with: a small table of the tests' own, and answers given by their texts."""

from typing import Any

from stolik.core.position import Position
from stolik.core.runner import Runner
from stolik.core.spec import Setup
from stolik.core.view import Pending
from stolik.games.straszydla import GAME
from stolik.games.straszydla.city import city_of
from stolik.games.straszydla.names import ELEMENTS, KINDS, Cubes
from stolik.games.straszydla.table import StrTable

CITY = (
    "north_suburb,mill_pond,belfry,market,east_suburb/"
    "smithy,wells,rookery,cellars,bakery/"
    "wharf,kite_hill,old_square,gardens,gasworks/"
    "bathhouse,weather_vane,old_cemetery,quarry,theatre/"
    "south_suburb,ferry,observatory,brickyard,west_suburb"
)
"""Suburbs in the corners, the centre on c3.

 a1 =  b1 mill pond  c1 belfry        d1 market    e1 =
 a2 smithy  b2 wells  c2 rookery      d2 cellars   e2 bakery
 a3 wharf   b3 kite hill  c3 square   d3 gardens   e3 gasworks
 a4 bathhouse  b4 vane  c4 cemetery   d4 quarry    e4 theatre
 a5 =  b5 ferry  c5 observatory       d5 brickyard e5 =
"""


def cubes(text: str) -> Cubes:
    """`2 water 1 white` as cubes."""
    words = text.split()
    counts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    return tuple([counts.get(kind, 0) for kind in KINDS])


def setup(seats: int, mode: str = "game", **options: str) -> Setup:
    return GAME.setup(seats=seats, mode=mode, **{"city": CITY, **options})


def table(seats: int = 2, mode: str = "game", **fields: Any) -> StrTable:
    """A table in its first round by day, on CITY, the pawns in the corners; and what is named."""
    options = {
        name: str(fields.pop(name))
        for name in ("trade", "purchases", "tie", "cap")
        if name in fields
    }
    made = GAME.table(setup(seats, mode, **options))
    made.at = (0, 4, 20, 24)[:seats]
    made.card = 3
    made.phase = "actions"
    made.cubes = ((0, 0, 0, 0, 0),) * seats
    made.arrived = made.order()
    made.pacts = tuple(made.box[:seats])
    made.box = made.box[seats:]
    made.imp_piles = tuple([_imps(pile) for pile in range(len(ELEMENTS))])
    squares = fields.pop("on", None)
    if isinstance(squares, str):
        made.at = tuple([city_of(CITY).at(name) for name in squares.split()])
    for name, value in fields.items():
        assert hasattr(made, name), name
        setattr(made, name, value)
    return made


def _imps(pile: int) -> tuple[str, ...]:
    names = (
        ("spring", "tide", "undertow"),
        ("gust", "whirl", "whistle"),
        ("sprout", "burrow", "hoard"),
        ("spark", "ember", "lantern"),
    )[pile]
    return names * 2


def at(name: str) -> int:
    return city_of(CITY).at(name)


def lying(**squares: str) -> tuple[Cubes, ...]:
    """Cubes on squares: `c3="2 fire"`."""
    return tuple(
        [
            cubes(squares.get(city_of(CITY).name(square), ""))
            for square in range(len(city_of(CITY).squares))
        ]
    )


def begin(made: StrTable, script: str) -> Runner:
    """A game that goes on from this table."""
    options = {name: value for name, value in made.rules if name != "markers"}
    mode = "two_alike" if len(made.cubes) == 2 and made.rule("markers") == "each" else "game"
    runner = Runner(setup(len(made.cubes), mode, **options), Position(made, script))
    runner._listen()
    runner._checkpoint(made, script)
    return runner


def asked(runner: Runner, seat: int, what: str) -> Pending:
    """The question that waits for this seat."""
    found = [one for one in runner.asks() if (one.seat, one.what) == (seat, what)]
    waiting = [(one.seat, one.what) for one in runner.asks()]
    assert found, f"Seat {seat} is not asked '{what}', but {waiting}; chance: {runner.chance()}"
    return found[0]


def say(runner: Runner, seat: int, what: str, text: str) -> None:
    """One answer, by its text."""
    pending = asked(runner, seat, what)
    runner.answer(pending, pending.options.parse(text))


def deal(runner: Runner, *outcomes: object) -> None:
    """What the dealer brings, one after the other."""
    for outcome in outcomes:
        runner.deal(outcome)


def now(runner: Runner) -> StrTable:
    """The table as it stands in this very moment."""
    found = runner._table()
    assert isinstance(found, StrTable)
    return found


def why_not(runner: Runner, seat: int, what: str, text: str) -> str:
    """The clause by which an answer is refused; nothing if it is on offer."""
    why = asked(runner, seat, what).options.why_not(text)
    return "" if why is None else why.clause
