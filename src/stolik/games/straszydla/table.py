"""What lies on the table. Every field is an immutable value, so that a copy shares them all.

Cubes and creatures are open (STR-3.8), the plans once revealed (STR-5.2); only pacts are secret.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from stolik.core.table import Field, Table, hidden, public, shown
from stolik.games.straszydla.city import City, city_of
from stolik.games.straszydla.components import CREATURES
from stolik.games.straszydla.names import NO_CUBES, Cubes, Plan

V = TypeVar("V")
Dice = tuple[int, ...]


class Duel:
    """A duel under way (STR-7.1): who, the dice as laid, who led before the bids, the change."""

    __match_args__: ClassVar = ("rivals", "power", "dice", "led", "budget")

    def __init__(
        self,
        rivals: tuple[int, int],
        power: tuple[int, int],
        dice: tuple[Dice, Dice],
        led: int,
        budget: tuple[int, int],
    ) -> None:
        self.rivals = rivals
        self.power = power
        self.dice = dice
        self.led = led
        self.budget = budget


class Scare:
    """A scare under way (STR-6.2): the colour it brings, the target and the dice."""

    __match_args__: ClassVar = ("seat", "colour", "target", "dice")

    def __init__(self, seat: int, colour: int, target: int, dice: Dice) -> None:
        self.seat = seat
        self.colour = colour
        self.target = target
        self.dice = dice


class Offer:
    """An open offer of cubes (STR-A69): to whom, what is given, what is wanted for it."""

    __match_args__: ClassVar = ("to", "give", "want")

    def __init__(self, to: int, give: Cubes, want: Cubes) -> None:
        self.to = to
        self.give = give
        self.want = want


class StrTable(Table):
    """The table of Straszydła."""

    def __init__(
        self,
        rules: tuple[tuple[str, str], ...],
        city: str,
        pacts: tuple[str, ...],
        box: tuple[str, ...],
        bank: tuple[int, ...],
        cubes: tuple[Cubes, ...],
        terror: tuple[int, ...],
        creatures: tuple[tuple[str, ...], ...],
        fed: tuple[tuple[str, ...], ...],
        imps: tuple[tuple[str, ...], ...],
        tops: tuple[str, ...],
        rests: tuple[tuple[str, ...], ...],
        removed: tuple[str, ...],
        imp_piles: tuple[tuple[str, ...], ...],
        lying: tuple[Cubes, ...],
        stops: tuple[int, ...],
        at: tuple[int, ...],
        time: int,
        night: bool,
        first: int,
        card: int,
        phase: str,
        turn: int,
        plans: tuple[Plan, ...],
        arrow: int,
        arrived: tuple[int, ...],
        contested: tuple[int, ...],
        lost: tuple[tuple[int, ...], ...],
        duel: Duel | None,
        scare: Scare | None,
        did: int,
        bought: int,
        finished: int,
        offers: tuple[Offer | None, ...],
        made: tuple[int, ...],
        ending: str,
        winners: tuple[int, ...],
    ) -> None:
        super().__init__()
        self.rules = rules
        self.city = city
        self.pacts = pacts
        self.box = box
        self.bank = bank
        self.cubes = cubes
        self.terror = terror
        self.creatures = creatures
        self.fed = fed
        self.imps = imps
        self.tops = tops
        self.rests = rests
        self.removed = removed
        self.imp_piles = imp_piles
        self.lying = lying
        self.stops = stops
        self.at = at
        self.time = time
        self.night = night
        self.first = first
        self.card = card
        self.phase = phase
        self.turn = turn
        self.plans = plans
        self.arrow = arrow
        self.arrived = arrived
        self.contested = contested
        self.lost = lost
        self.duel = duel
        self.scare = scare
        self.did = did
        self.bought = bought
        self.finished = finished
        self.offers = offers
        self.made = made
        self.ending = ending
        self.winners = winners

    def copy(self) -> StrTable:
        return StrTable(
            self.rules,
            self.city,
            self.pacts,
            self.box,
            self.bank,
            self.cubes,
            self.terror,
            self.creatures,
            self.fed,
            self.imps,
            self.tops,
            self.rests,
            self.removed,
            self.imp_piles,
            self.lying,
            self.stops,
            self.at,
            self.time,
            self.night,
            self.first,
            self.card,
            self.phase,
            self.turn,
            self.plans,
            self.arrow,
            self.arrived,
            self.contested,
            self.lost,
            self.duel,
            self.scare,
            self.did,
            self.bought,
            self.finished,
            self.offers,
            self.made,
            self.ending,
            self.winners,
        )

    def seats(self) -> range:
        """The seats at this table."""
        return range(len(self.cubes))

    def order(self) -> tuple[int, ...]:
        """STR-5.3, STR-A51: the seats in turn order, from the start player."""
        count = len(self.cubes)
        return tuple([(self.first + step) % count for step in range(count)])

    def acting(self) -> int:
        """The seat whose turn it is in this phase."""
        return (self.first + self.turn) % len(self.cubes)

    def ground(self) -> City:
        """The city as built."""
        return city_of(self.city)

    def rule(self, name: str) -> str:
        """What was agreed on before the game."""
        return dict(self.rules)[name]

    def power(self, seat: int) -> int:
        """STR-6.2.1, STR-7.1.2: the strengths of the own creatures at this time of day."""
        return sum([CREATURES[name].strength(self.night) for name in self.creatures[seat]])


def put(row: tuple[V, ...], place: int, value: V) -> tuple[V, ...]:
    """The row with another value in this place."""
    return (*row[:place], value, *row[place + 1 :])


def changed(cubes: Cubes, kind: int, count: int) -> Cubes:
    """So many cubes more of a kind, or fewer."""
    return put(cubes, kind, cubes[kind] + count)


def no_lying(squares: int) -> tuple[Cubes, ...]:
    """Squares without a cube."""
    return (NO_CUBES,) * squares


def seen_pacts(table: StrTable, seat: int) -> tuple[str, ...]:
    """STR-A3: the own pact; all of them when the game is over."""
    return tuple(
        [
            pact if other == seat or table.ending else ("?" if pact else "")
            for other, pact in enumerate(table.pacts)
        ]
    )


FIELDS: Final[tuple[Field, ...]] = (
    public("rules"),  # the options agreed on
    public("city"),
    shown("pacts", seen_pacts),
    hidden("box"),  # pacts dealt to nobody (STR-3.6)
    public("bank"),  # what has come back less what has gone out, by kind, terror last (STR-A38)
    public("cubes"),
    public("terror"),
    public("creatures"),
    public("fed"),  # in the feeding that is going on, or has just been (STR-A6, STR-A70)
    public("imps"),
    public("tops"),  # the top creature of each pile, seen by all (STR-3.2)
    public("rests"),  # what lies under it, in no order
    public("removed"),  # starved: out of the game (STR-A36)
    public("imp_piles"),  # from the top
    public("lying"),  # cubes on the squares
    public("stops"),  # squares with a STOP marker
    public("at"),
    public("time"),  # changes of the time of day so far
    public("night"),
    public("first"),  # the start player
    public("card"),  # terror cubes on the day/night card
    public("phase"),
    public("turn"),  # how many in turn order have had their turn in this phase
    public("plans"),
    public("arrow"),  # arrows used by the seat that moves
    public("arrived"),  # seats in the order in which they reached their squares (STR-A49)
    public("contested"),  # squares where duels are due, in their order
    public("lost"),  # squares where each seat has lost in this round (STR-A27)
    public("duel"),
    public("scare"),
    public("did"),  # what the acting seat has done in this round (STR-A17)
    public("bought"),  # seats that have bought in this phase (STR-A8)
    public("finished"),  # seats that have finished feeding
    public("offers"),
    public("made"),  # offers made in this round (STR-A69)
    public("ending"),
    public("winners"),
)
