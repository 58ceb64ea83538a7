"""What greedy wishes from its tray: imps, exchanges, purchases, terror (STR-A52)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.core.options import Touches
from stolik.core.view import Pending
from stolik.games.straszydla.components import CREATURES, HELP
from stolik.games.straszydla.effects import EFFECTS
from stolik.games.straszydla.effects.verbs import kind, value
from stolik.games.straszydla.names import (
    ACTIONS,
    ELEMENTS,
    FEEDING,
    KINDS,
    PLANNING,
    WHITE,
)
from stolik.games.straszydla.needs import Needs
from stolik.games.straszydla.table import StrTable
from stolik.games.straszydla.tray import bought_enough

AT_ONCE: Final = ("spring", "whistle", "hoard", "ember")
Wish = tuple[object, str]
COMING: Final = 3
"""Cubes that a round still to come may bring."""


def wish(table: StrTable, needs: Needs, pending: Pending) -> Wish | None:
    """The first wish that is on offer."""
    if pending.what in ("plan", "bid", "time", "creature", "start", "tile"):
        return None
    for choice, reason in wishes(table, needs, pending.what):
        if choice and pending.options.has(choice):
            return choice, reason
    return None


def wishes(table: StrTable, needs: Needs, what: str) -> Iterator[tuple[Touches, str]]:
    """In their order: imps, help for the dice, creatures for the pact, food."""
    seat = needs.seat
    for name in dict.fromkeys(table.imps[seat]):
        yield imp_wish(table, needs, name), "use_imp"
    if table.scare is not None and table.scare.seat == seat:
        yield die_wish(table, needs), "terror_die"
    feeding = table.phase == FEEDING and not table.finished >> seat & 1
    yield purchase(table, needs), "buy"
    if feeding and what == "feed":
        yield from food(table, needs)
    elif table.terror[seat] >= HELP.feed + HELP.imp:
        yield imp_of_terror(table), "terror_imp"


def imp_wish(table: StrTable, needs: Needs, name: str) -> Touches:
    """How an imp is used best now; nothing if it is kept for later."""
    ways = EFFECTS[name][0](table, needs.seat)
    if not ways:
        return ()
    if name in AT_ONCE:
        return (f"imp:{name}", *ways[0])
    best = max(ways, key=lambda way: gain_of(table, needs, name, way))
    return (f"imp:{name}", *best) if gain_of(table, needs, name, best) > 1 else ()


def gain_of(table: StrTable, needs: Needs, name: str, way: Touches) -> float:
    """What an aim is worth; more than 1 is better than swapping the imp."""
    if name == "tide":
        given, taken = kind(way[0]), kind(way[1])
        spare = 2.0 if given == WHITE else needs.spare(given)
        return 1.5 if spare >= 2 and needs.spare(taken) < 0 else 0.0
    if name == "undertow":
        return 1.0 + 0.1 * needs.weight(kind(way[1]))
    if name == "gust":
        square, colour = table.ground().at(value(way[0])), kind(way[1])
        return min(2, table.lying[square][colour]) * needs.weight(colour) - 0.5
    if name == "sprout":
        collecting = table.phase == ACTIONS and table.acting() == needs.seat
        return 2.0 if collecting and not table.did & 1 else 0.0
    if name == "lantern":
        square = table.ground().at(value(way[0]))
        return 2.0 + sum(table.lying[square]) if table.phase == PLANNING else 0.0
    if name == "burrow":
        top = table.tops[kind(way[0])]
        return CREATURES[top].price / 5 if not CREATURES[top].wild else 0.0
    return scare_gain(table, name, way)


def scare_gain(table: StrTable, name: str, way: Touches) -> float:
    """STR-6.2.4: what another face of a die brings; for a new roll, the mean of six faces."""
    scare = table.scare
    if scare is None:
        return 0.0
    die = scare.dice[int(value(way[0]))]
    gap = sum(scare.dice) - scare.target
    faces = range(1, 7) if name == "whirl" else [int(value(way[1]))]
    found = [HELP.scared(abs(gap + face - die)) + (face == 6) - (die == 6) for face in faces]
    more = sum(found) / len(found) - HELP.scared(abs(gap))
    return more + 1.0 if name == "whirl" else more


def die_wish(table: StrTable, needs: Needs) -> Touches:
    """STR-A44: a terror cube for a pip, where no energy is left and it brings a cube."""
    scare = table.scare
    assert scare is not None
    gap = scare.target - sum(scare.dice)
    if not 0 < abs(gap) <= 2 or table.cubes[needs.seat][WHITE] or not table.terror[needs.seat]:
        return ()
    way, last = ("up", 6) if gap > 0 else ("down", 1)
    for place, face in enumerate(scare.dice):
        if face != last:
            return ("terror:die", f"{way}:{place}")
    return ()


def imp_of_terror(table: StrTable) -> Touches:
    """STR-A44: an imp of the fullest pile."""
    pile = max(range(len(ELEMENTS)), key=lambda one: len(table.imp_piles[one]))
    return ("terror:imp", f"pile:{ELEMENTS[pile]}")


def purchase(table: StrTable, needs: Needs) -> Touches:
    """STR-6.5: a creature that the pact wants, if the others can still be fed."""
    seat = needs.seat
    total = sum(table.cubes[seat])
    if table.phase == FEEDING or bought_enough(table, seat):
        return ()
    keep = max(0, sum(needs.demand) + needs.lack() - COMING * table.card)
    best: Touches = ()
    cheapest = total - keep
    for pile, name in enumerate(ELEMENTS):
        top = table.tops[pile]
        if not top or not (needs.wanted(pile) or (CREATURES[top].wild and needs.left)):
            continue
        price = CREATURES[top].price
        short = 0 if CREATURES[top].wild else max(0, 3 - needs.spare(pile) - table.card)
        if price + 2 * short <= cheapest:
            cheapest = price + 2 * short
            best = (f"buy:{name}", *payment(table, needs, price))
    return best


def completion(table: StrTable, needs: Needs) -> Touches:
    """STR-A7: a creature bought and fed now counts, if all that the pact lacks can be had so."""
    wild = [pile for pile, top in enumerate(table.tops) if top and CREATURES[top].wild]
    missing = [pile for pile in range(len(ELEMENTS)) if needs.missing[pile]]
    tops = [table.tops[pile] for pile in [*missing, *wild]]
    there = [name for name in tops if name]
    if not needs.left or len(there) < len(missing):
        return ()
    free = sum(table.cubes[needs.seat]) - sum(needs.demand)
    need = sum([eaten_and_paid(table, needs, name) for name in there[: needs.left]])
    need += 12 * max(0, needs.left - len(there))
    if need > free or bought_enough(table, needs.seat):
        return ()
    card = CREATURES[min(there, key=lambda name: CREATURES[name].price)]
    return (f"buy:{ELEMENTS[card.pile]}", *payment(table, needs, card.price))


def eaten_and_paid(table: StrTable, needs: Needs, name: str) -> int:
    """STR-6.5: the price, and what it will eat, three for one where the colour is missing."""
    card = CREATURES[name]
    strength = card.strength(table.night)
    have = max(0, needs.spare(card.element)) if not card.wild else strength
    return card.price - strength + min(have, strength) + 3 * max(0, strength - have)


def payment(table: StrTable, needs: Needs, price: int) -> Touches:
    """The cubes that are missed least: energy and spare ones first."""
    have = list(table.cubes[needs.seat])
    paid = [0] * len(KINDS)
    for _ in range(price):
        free = [n for n in range(len(KINDS)) if have[n] > 0]
        place = max(free, key=lambda n: spare_of(needs, n) - paid[n])
        have[place] -= 1
        paid[place] += 1
    return tuple([f"pay:{KINDS[n]}" for n, count in enumerate(paid) for _ in range(count)])


def spare_of(needs: Needs, place: int) -> float:
    """How little a cube of this kind will be missed."""
    if place == WHITE:
        return needs.table.cubes[needs.seat][WHITE] + 0.5
    return needs.spare(place)


def food(table: StrTable, needs: Needs) -> Iterator[tuple[Touches, str]]:
    """STR-7.2: what is missing is bought from the bank; or four terror cubes feed."""
    seat, lack = needs.seat, needs.lack()
    if not lack:
        yield completion(table, needs), "complete"
        return
    own = [max(0, needs.spare(colour)) for colour in range(len(ELEMENTS))]
    spare = sum(own) + table.cubes[seat][WHITE]
    short = [colour for colour in range(len(ELEMENTS)) if needs.spare(colour) < 0]
    for name in table.imps[seat]:
        yield (f"imp:{name}", f"swap:{ELEMENTS[short[0]]}"), "swap"
    short.sort(key=lambda colour: -needs.spare(colour))
    if spare >= HELP.exchange:
        paid = payment(table, needs, HELP.exchange)
        yield (f"get:{ELEMENTS[short[0]]}", *paid), "exchange"
    hungry = [name for name in needs.serving if name not in table.fed[seat]]
    hungry.sort(key=lambda name: -CREATURES[name].strength(table.night))
    for name in hungry:
        if CREATURES[name].wild or needs.spare(CREATURES[name].element) < 0:
            yield ("terror:feed", f"creature:{name}"), "terror_feed"
