"""The tray of a seat: all that it may do at any moment, in others' turns as well (STR-A52).

A tray looks at a frozen copy of the table, and works out only what is touched. A choice is the
tuple of its touches; payments are touched in the order of KINDS, so that none is made in two ways.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from stolik.core.options import Options, Touches, Walk
from stolik.core.refusal import Refused
from stolik.core.rng import Rng
from stolik.games.straszydla.components import CREATURES, HELP, IMPS
from stolik.games.straszydla.effects import EFFECTS
from stolik.games.straszydla.effects.verbs import kind, value
from stolik.games.straszydla.moves import hungry
from stolik.games.straszydla.names import ELEMENTS, FEEDING, KINDS, Cubes
from stolik.games.straszydla.speech import no
from stolik.games.straszydla.table import StrTable

OFFERS: Final = 3
"""Offers a seat may make in a round, and cubes on each side of one (STR-A69)."""


class Tray(Walk[Touches]):
    """What one seat may do at this moment, touch by touch."""

    def __init__(self, table: StrTable, seat: int) -> None:
        self.table = table
        self.seat = seat

    def touches(self, prefix: Touches) -> Touches:
        return next_touches(self.table, self.seat, prefix)

    def done(self, prefix: Touches) -> bool:
        return bool(prefix) and complete(self.table, self.seat, prefix)

    def pick(self, prefix: Touches) -> Touches:
        for made, touch in enumerate(prefix):
            if touch not in self.touches(prefix[:made]):
                raise Refused("illegal", no("tray", "STR-A52"))
        if not self.done(prefix):
            raise Refused("illegal", no("unfinished", "STR-A52"))
        return prefix

    def path_of(self, choice: object) -> Touches:
        if not isinstance(choice, tuple) or not all([type(touch) is str for touch in choice]):
            raise Refused("illegal", no("tray", "STR-A52"))
        return choice

    def mark(self) -> int:
        """What the seat may touch first, and with what it may go on."""
        table, seat = self.table, self.seat
        ways = [EFFECTS[name][0](table, seat) for name in table.imps[seat]]
        offers = [(one.to, one.give, one.want) for one in table.offers if one is not None]
        hold = (table.cubes[seat], table.tops, table.fed[seat], own_faces(table, seat))
        return crc32(f"{heads(table, seat)} {hold} {ways} {offers}".encode())


HEADS: Final = ("get", "pile", "buy", "imp", "terror", "offer", "accept", "withdraw")
"""The kinds of touches with which a choice from a tray begins."""

SELDOM: Final = 8
"""A random player whose turn it is uses the tray in one of so many answers."""


def from_tray(choice: object) -> bool:
    """Whether this answer was chosen from a tray."""
    if not isinstance(choice, tuple) or not choice or type(choice[0]) is not str:
        return False
    head, colon, _ = choice[0].partition(":")
    return bool(colon) and head in HEADS


class Either(Walk[object]):
    """A decision of the acting player, or a use of the own tray: one question, not two."""

    def __init__(self, main: Options[Any], tray: Tray) -> None:
        self.main = main
        self.tray = tray

    def offered(self, choice: object) -> object:
        return self._of(choice).offered(choice)

    def touches(self, prefix: Touches) -> Touches:
        if not prefix:
            return (*self.main.touches(()), *self.tray.touches(()))
        return self._of(prefix).touches(prefix)

    def done(self, prefix: Touches) -> bool:
        return bool(prefix) and self._of(prefix).done(prefix)

    def pick(self, prefix: Touches) -> object:
        picked: object = self._of(prefix).pick(prefix)
        return picked

    def path(self, choice: object) -> Touches:
        return self._of(choice).path(choice)

    def text(self, choice: object) -> str:
        return self._of(choice).text(choice)

    def parse(self, text: str) -> object:
        head = tuple(text.strip().split(">"))
        parsed: object = self._of(head).parse(text)
        return parsed

    def sample(self, rng: Rng) -> object:
        """Mostly the decision itself; a tray is walked evenly, touch by touch."""
        sampled: object = (self.tray if rng.chance(1, SELDOM) else self.main).sample(rng)
        return sampled

    def mark(self) -> int:
        return self.main.mark() ^ self.tray.mark()

    def _of(self, choice: object) -> Options[Any]:
        return self.tray if from_tray(choice) else self.main


def usable(table: StrTable, seat: int) -> bool:
    """Whether the seat can do anything at all; quick, for it is asked at every moment."""
    if table.imps[seat] or sum(table.cubes[seat]) >= HELP.exchange:
        return True
    return bool(terror_heads(table, seat) or trade_heads(table, seat))


def heads(table: StrTable, seat: int) -> Touches:
    """The first touches: what kind of thing is done."""
    total = sum(table.cubes[seat])
    found: list[str] = []
    if total >= HELP.exchange:
        found += [f"get:{name}" for name in KINDS]
    if total >= HELP.imp_price:
        found += [f"pile:{name}" for n, name in enumerate(ELEMENTS) if table.imp_piles[n]]
    if not bought_enough(table, seat):
        for pile, name in enumerate(ELEMENTS):
            top = table.tops[pile]
            if top and CREATURES[top].price <= total:
                found.append(f"buy:{name}")
    found += [f"imp:{name}" for name in dict.fromkeys(table.imps[seat])]
    return (*found, *terror_heads(table, seat), *trade_heads(table, seat))


def bought_enough(table: StrTable, seat: int) -> bool:
    """STR-A8: with that option, one purchase a phase."""
    return bool(table.bought >> seat & 1) and table.rule("purchases") == "one"


def terror_heads(table: StrTable, seat: int) -> tuple[str, ...]:
    """STR-6.6, STR-A44, STR-A72: the actions of the help card that can be paid now."""
    have = table.terror[seat]
    found: list[str] = []
    if have >= HELP.imp and any(table.imp_piles):
        found.append("terror:imp")
    scare = table.scare
    if have >= HELP.die and scare is not None and scare.seat == seat:
        found.append("terror:die")
    feeding = table.phase == FEEDING and not table.finished >> seat & 1
    if feeding and have >= HELP.feed and hungry(table, seat):
        found.append("terror:feed")
    return tuple(found)


def trade_heads(table: StrTable, seat: int) -> tuple[str, ...]:
    """STR-A69: offers of the own, and those of others that can be met."""
    if table.rule("trade") != "on":
        return ()
    found = ["withdraw:offer"] if table.offers[seat] is not None else []
    others = [other for other in table.seats() if other != seat]
    if table.offers[seat] is None and table.made[seat] < OFFERS and any(table.cubes[seat]):
        found += [f"offer:{other}" for other in others]
    found += [f"accept:{other}" for other in others if can_accept(table, seat, other)]
    return tuple(found)


def can_accept(table: StrTable, seat: int, other: int) -> bool:
    """Whether both sides still have what the offer names."""
    offer = table.offers[other]
    if offer is None or offer.to != seat:
        return False
    return covers(table.cubes[other], offer.give) and covers(table.cubes[seat], offer.want)


def covers(have: Cubes, need: Cubes) -> bool:
    """Whether the cubes are there."""
    return all([own >= wanted for own, wanted in zip(have, need, strict=True)])


def price_of(table: StrTable, head: str) -> int:
    """STR-6.4.1 to STR-6.4.3: how many cubes are paid for this."""
    what = head.partition(":")[0]
    if what == "get":
        return HELP.exchange
    if what == "pile":
        return HELP.imp_price
    return CREATURES[table.tops[kind(head)]].price


def next_touches(table: StrTable, seat: int, prefix: Touches) -> Touches:
    """What may be touched after these touches."""
    if not prefix:
        return heads(table, seat)
    what = prefix[0].partition(":")[0]
    if what in ("get", "pile", "buy"):
        return payments(table.cubes[seat], price_of(table, prefix[0]), prefix[1:])
    if what == "imp":
        return imp_touches(table, seat, prefix)
    if what == "terror":
        return () if len(prefix) > 1 else terror_aims(table, seat, value(prefix[0]))
    if what == "offer":
        return offer_touches(table.cubes[seat], prefix[1:])
    return ()


def payments(have: Cubes, price: int, paid: Touches) -> Touches:
    """STR-6.4: any cubes but terror, until the price is paid."""
    left = price - len(paid)
    if left <= 0:
        return ()
    first = kind(paid[-1]) if paid else 0
    found: list[str] = []
    for place in range(first, len(KINDS)):
        rest = sum(have[place:]) - (paid.count(f"pay:{KINDS[first]}") if place == first else 0)
        if have[place] > paid.count(f"pay:{KINDS[place]}") and rest >= left:
            found.append(f"pay:{KINDS[place]}")
    return tuple(found)


def imp_touches(table: StrTable, seat: int, prefix: Touches) -> Touches:
    """STR-6.3.2, STR-6.3.4: the aims of the imp, or to swap it for a cube (STR-A11)."""
    name, made = value(prefix[0]), prefix[1:]
    swap = () if made else (f"swap:{ELEMENTS[IMPS[name].element]}",)
    following = [
        way[len(made)]
        for way in EFFECTS[name][0](table, seat)
        if len(way) > len(made) and way[: len(made)] == made
    ]
    return (*swap, *dict.fromkeys(following))


def terror_aims(table: StrTable, seat: int, action: str) -> Touches:
    """STR-A44: which pile, which die, which creature."""
    if action == "imp":
        return tuple([f"pile:{name}" for n, name in enumerate(ELEMENTS) if table.imp_piles[n]])
    if action == "feed":
        return tuple([f"creature:{name}" for name in hungry(table, seat)])
    found: list[str] = []
    for place, face in enumerate(own_faces(table, seat)):
        found += [f"up:{place}"] if face < 6 else []
        found += [f"down:{place}"] if face > 1 else []
    return tuple(found)


def own_faces(table: StrTable, seat: int) -> tuple[int, ...]:
    """The dice of the own scare."""
    scare = table.scare
    return scare.dice if scare is not None and scare.seat == seat else ()


def offer_touches(have: Cubes, made: Touches) -> Touches:
    """STR-A69: up to three cubes given, up to three wanted; another colour on each side."""
    wants = [kind(touch) for touch in made if touch.startswith("want:")]
    gives = [kind(touch) for touch in made if touch.startswith("give:")]
    found: list[str] = []
    if not wants and len(gives) < OFFERS:
        first = gives[-1] if gives else 0
        places = [n for n in range(first, len(KINDS)) if have[n] > gives.count(n)]
        found += [f"give:{KINDS[place]}" for place in places]
    if gives and len(wants) < OFFERS:
        first = wants[-1] if wants else 0
        places = [n for n in range(first, len(KINDS)) if n not in gives]
        found += [f"want:{KINDS[place]}" for place in places]
    return tuple(found)


def complete(table: StrTable, seat: int, prefix: Touches) -> bool:
    """Whether these touches are all that is needed."""
    what = prefix[0].partition(":")[0]
    if what == "offer":
        return prefix[-1].startswith("want:")
    return not next_touches(table, seat, prefix)


def simplest(table: StrTable, seat: int) -> Touches:
    """What stands as default: something on offer that is quickly found."""
    if table.imps[seat]:
        name = table.imps[seat][0]
        return (f"imp:{name}", f"swap:{ELEMENTS[IMPS[name].element]}")
    prefix: Touches = ()
    while not (prefix and complete(table, seat, prefix)):
        prefix = (*prefix, next_touches(table, seat, prefix)[0])
    return prefix
