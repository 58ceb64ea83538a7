"""Before the first round (STR-3): options, the city, the cards, start creatures and suburbs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.core.options import Listed, Touches
from stolik.core.refusal import Refused
from stolik.core.rng import Rng
from stolik.core.scripts import Script, ask, chance
from stolik.core.seen import only
from stolik.core.spec import Mode, Option, Setup
from stolik.core.steps import Bag
from stolik.core.table import Event
from stolik.games.straszydla.bank import gain, gain_terror, turn_up
from stolik.games.straszydla.city import EMPTY, build, city_of, complaint, complete, laid, may_lie
from stolik.games.straszydla.components import CREATURES, IMPS, PACTS, TILES
from stolik.games.straszydla.moves import Squares
from stolik.games.straszydla.names import ELEMENTS, NO_CUBES, ROUNDS, WHITE
from stolik.games.straszydla.speech import no
from stolik.games.straszydla.table import StrTable, no_lying, put

TWO_ALIKE: Final = "two_alike"
MODES: Final = (Mode("game", 2, 4), Mode(TWO_ALIKE, 2, 2))
"""STR-A41: two play the variant of STR-7.5 in `game`, and by the rules for more in `two_alike`."""

OPTIONS: Final = (
    Option("city", "random"),
    Option("trade", "off", ("off", "on")),
    Option("purchases", "any", ("any", "one")),
    Option("tie", "shared", ("shared", "strength")),
    Option("cap", "0", ("0", "6", "8", "10", "12", "16")),
)
BUILT: Final = ("random", "hand")
TALLEST: Final = 2_000
START_WHITE: Final = 3


def check(setup: Setup) -> None:
    """STR-A54: a city given as text keeps the rules of building."""
    city = setup.options["city"]
    if city in BUILT:
        return
    if len(city) > TALLEST:
        raise Refused("illegal", no("city.shape", "STR-3.1"))
    wrong = complaint(city)
    if wrong:
        raise Refused("illegal", no(f"city.{wrong}", "STR-3.1"))


def prepare(setup: Setup, rng: Rng) -> Mapping[str, str]:
    """STR-A54: a city that chance builds stands in the record's header."""
    return {"city": build(rng)} if setup.options["city"] == "random" else {}


def table(setup: Setup) -> StrTable:
    """STR-3.1 to STR-3.5: the board, the piles, the bank; nobody has anything yet."""
    seats = setup.seats
    options = {name: value for name, value in setup.options.items() if name != "city"}
    second = seats == 2 and setup.mode != TWO_ALIKE
    options["markers"] = "second" if second else "each"
    given = setup.options["city"]
    city = EMPTY if given in BUILT else given
    wild = [name for name, card in CREATURES.items() if card.wild]
    return StrTable(
        rules=tuple(options.items()),
        city=city,
        pacts=("",) * seats,
        box=tuple(PACTS),
        bank=(0,) * 6,
        cubes=(NO_CUBES,) * seats,
        terror=(0,) * seats,
        creatures=((),) * seats,
        fed=((),) * seats,
        imps=((),) * seats,
        tops=tuple(sorted(wild, key=lambda name: CREATURES[name].pile)),
        rests=tuple([_pile(element) for element in range(4)]),
        removed=(),
        imp_piles=((),) * 4,
        lying=no_lying(len(city_of(city).squares)),
        stops=(),
        at=(-1,) * seats,
        time=0,
        night=False,
        first=0,
        card=0,
        phase="",
        turn=0,
        plans=(),
        arrow=0,
        arrived=(),
        contested=(),
        lost=((),) * seats,
        duel=None,
        scare=None,
        did=0,
        bought=0,
        finished=0,
        offers=(None,) * seats,
        made=(0,) * seats,
        ending="",
        winners=(),
    )


def _pile(element: int) -> tuple[str, ...]:
    return tuple(sorted([name for name, card in CREATURES.items() if card.element == element]))


def deal(table: StrTable) -> Script[str | None]:
    """STR-3.3, STR-3.6, STR-A55: a start player, the imps in four open piles, a pact to each."""
    table.first = yield from chance("first", tuple(table.seats()))
    for pile in range(len(ELEMENTS)):
        yield from shuffle_imps(table, pile)
    for seat in table.seats():
        pact = yield from chance(f"pact.{seat + 1}", table.box, only(seat))
        table.pacts = put(table.pacts, seat, pact)
        table.box = tuple([other for other in table.box if other != pact])
    table.tell(Event("dealt", (("seat", table.first),), clause="STR-3.6"))
    return "build_city" if table.city == EMPTY else "choose_time"


def shuffle_imps(table: StrTable, pile: int) -> Script[None]:
    """STR-3.3: the imps of one element in a chance order that all can see."""
    left = {name: card.cards for name, card in IMPS.items() if card.element == pile}
    while left:
        name = yield from chance("imp", Bag(tuple(left), tuple(left.values())))
        table.imp_piles = put(table.imp_piles, pile, (*table.imp_piles[pile], name))
        left = {one: count - (one == name) for one, count in left.items() if count > (one == name)}


Laying = tuple[str, str]


class Layings(Listed[Laying]):
    """STR-3.1: a tile and the square it is laid on."""

    def touch(self, item: Laying) -> Touches:
        return (f"tile:{item[0]}", f"square:{item[1]}")


def build_city(table: StrTable) -> Script[str | None]:
    """STR-3.1: by hand, one tile each in turn order, until the city is whole."""
    city = table.ground()
    ways = [
        (name, city.name(square))
        for name in TILES
        if name not in city.squares
        for square in range(len(city.squares))
        if may_lie(city, name, square)
    ]
    options = Layings(tuple(ways))
    name, square = yield from ask(table.acting(), "tile", options, ways[0])
    table.city = laid(city, name, city.at(square))
    facts = (("seat", table.acting()), ("tile", name), ("square", square))
    table.tell(Event("tile", facts, clause="STR-3.1"))
    table.turn += 1
    if not complete(table.ground()):
        return "build_city"
    table.turn = 0
    return "choose_time"


def choose_time(table: StrTable) -> Script[str | None]:
    """STR-3.4, STR-A55: the start player chooses the first time of day."""
    time = yield from ask(table.first, "time", ("day", "night"), "day")
    table.night, table.card = time == "night", ROUNDS
    facts = (("seat", table.first), ("night", table.night))
    table.tell(Event("time", facts, clause="STR-3.4"))
    return "choose_creature"


def choose_creature(table: StrTable) -> Script[str | None]:
    """STR-3.7, STR-3.8, STR-A48: in turn order a 3/3 creature, three white cubes, a black one.

    Those untaken stay on their piles (STR-3.9).
    """
    seat = table.acting()
    free = tuple([name for name in table.tops if name and CREATURES[name].wild])
    name = yield from ask(seat, "creature", free, free[0])
    pile = table.tops.index(name)
    table.creatures = put(table.creatures, seat, (name,))
    table.tops = put(table.tops, pile, "")
    gain(table, seat, WHITE, START_WHITE)
    gain_terror(table, seat, 1)
    table.tell(Event("creature", (("seat", seat), ("creature", name)), clause="STR-3.7"))
    table.turn += 1
    if table.turn < len(table.cubes):
        return "choose_creature"
    table.turn = 0
    yield from uncover(table)
    return "choose_start"


def uncover(table: StrTable) -> Script[None]:
    """STR-3.2: where a 3/3 card was taken, the next creature is turned up."""
    for pile, top in enumerate(table.tops):
        if not top:
            yield from turn_up(table, pile)


def choose_start(table: StrTable) -> Script[str | None]:
    """STR-3.1, STR-A35: in turn order a suburb to start from, each another."""
    seat, city = table.acting(), table.ground()
    free = tuple([city.name(at) for at in city.suburbs if at not in table.at])
    square = yield from ask(seat, "start", Squares(free, no("start", "STR-A35")), free[0])
    table.at = put(table.at, seat, city.at(square))
    table.tell(Event("start", (("seat", seat), ("square", square)), clause="STR-A35"))
    table.turn += 1
    if table.turn < len(table.cubes):
        return "choose_start"
    table.turn = 0
    return "begin_round"
