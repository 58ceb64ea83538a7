"""Greedy: it collects, scares, feeds, and buys towards its pact. A pure function of a view."""

from __future__ import annotations

from typing import Any

from stolik.core.options import Options
from stolik.core.view import Advice, Pending, View
from stolik.games.straszydla.city import NOWHERE, City
from stolik.games.straszydla.components import CREATURES, HELP
from stolik.games.straszydla.duel import leader
from stolik.games.straszydla.effects.verbs import kind, value
from stolik.games.straszydla.moves import FED, LEAVE, STAND
from stolik.games.straszydla.names import ARROWS, COLLECT, DIRECTIONS, IMP, SCARE, WHITE
from stolik.games.straszydla.needs import Needs
from stolik.games.straszydla.notation import table_in
from stolik.games.straszydla.speech import TEXTS
from stolik.games.straszydla.table import StrTable
from stolik.games.straszydla.tray import from_tray
from stolik.games.straszydla.wishes import wish

Thought = tuple[object, str]
"""An answer, and the key of its reason."""


def advise(view: View, pending: Pending) -> Advice | None:
    """What greedy would answer and why; None for a tray that it leaves alone."""
    table = table_in(view)
    needs = Needs(table, pending.seat)
    thought = wish(table, needs, pending)
    if thought is None:
        thought = decide(table, needs, pending)
    if thought is None:
        return None
    choice, reason = thought
    return Advice(choice, TEXTS.why(f"reason.{reason}"))


def decide(table: StrTable, needs: Needs, pending: Pending) -> Thought | None:
    """The decision itself, the tray aside."""
    what, seat, options = pending.what, pending.seat, pending.options
    if what == "plan":
        return best_plan(table, needs), "plan"
    if what in ("suburb", "jump"):
        return best_suburb(table, needs), "plan"
    if what == "act":
        return best_act(options)
    if what == "dice":
        return best_dice(table, needs), "dice"
    if what == "bid":
        return best_bid(table, seat), "bid"
    if what == "change":
        return best_change(table, seat), "change"
    if what == "retreat":
        return best_retreat(table, needs, options)
    if what == "feed":
        return best_feed(table, needs, options)
    if what == "summon":
        return max(options_of(options), key=lambda name: needs.wanted(kind(f"x:{name}"))), "summon"
    return None if what == "tray" else (pending.default, "default")


def options_of(options: Options[Any]) -> list[Any]:
    """What the decision itself has on offer, without the tray."""
    ways = [path for touch in options.touches(()) for path in [(touch,)] if not from_tray(path)]
    return [options.pick(path) for path in ways if options.done(path)]


# Where to go.


def worth(table: StrTable, needs: Needs, square: int) -> float:
    """What a square promises: its cubes, a scare, an imp; in the last round a creature."""
    tile = table.ground().tile(square)
    if not tile.colours:
        return 0.0
    found = sum([count * needs.weight(c) for c, count in enumerate(table.lying[square]) if count])
    if tile.scare and table.creatures[needs.seat]:
        found += 1.5 * needs.weight(tile.colours[0])
    found += 1.6 if tile.imp else 0.0
    if table.card == 0:
        found += max([needs.summoned(colour) for colour in tile.colours])
    return found


def reach(table: StrTable, seat: int, arrows: tuple[tuple[str, ...], ...]) -> dict[int, Any]:
    """The squares where the pawn can end, each with the first directions found to it."""
    city = table.ground()
    ends: dict[int, tuple[str, ...]] = {table.at[seat]: ()}
    for ways in arrows:
        nearer: dict[int, tuple[str, ...]] = {}
        for square, made in ends.items():
            for way in ways:
                for to in landings(city, table, city.step(square, way)):
                    nearer.setdefault(to, (*made, way))
        ends = nearer
    return ends


def landings(city: City, table: StrTable, to: int) -> tuple[int, ...]:
    """STR-5.4 to STR-5.7: where a step may end."""
    if to == NOWHERE or to in table.stops or city.kind(to) == "suburb":
        return city.suburbs
    return (to,)


def best_plan(table: StrTable, needs: Needs) -> object:
    """The plan to the square that promises most, where fewer rivals can come as quickly."""
    ends = reach(table, needs.seat, (DIRECTIONS,) * ARROWS)
    best = max(ends, key=lambda square: worth(table, needs, square) + needs.taste(square))
    return ends[best] or STAND


def best_suburb(table: StrTable, needs: Needs) -> str:
    """The suburb from which the rest of the plan leads to the best square."""
    city = table.ground()
    left = table.plans[needs.seat][table.arrow + 1 :]

    def promise(suburb: int) -> float:
        squares: tuple[int, ...] = (suburb,)
        for way in left:
            squares = tuple(
                [to for at in squares for to in landings(city, table, city.step(at, way))]
            )
        return max([worth(table, needs, square) for square in squares])

    return city.name(max(city.suburbs, key=promise))


def best_retreat(table: StrTable, needs: Needs, options: Options[Any]) -> Thought:
    """The winner takes the terror cube; the loser goes where most is to be had in peace."""
    names = options_of(options)
    if LEAVE in names:
        return LEAVE, "leave"
    city = table.ground()

    def peace(name: str) -> float:
        square = city.at(name)
        return worth(table, needs, square) - (3.0 if square in table.at else 0.0)

    return max(names, key=peace), "retreat"


# What to do there.


def best_act(options: Options[Any]) -> Thought:
    """An imp, a scare, the cubes; then the end."""
    names = options_of(options)
    for word in (IMP, SCARE, COLLECT):
        for name in names:
            if name.partition(" ")[0] == word:
                return name, word
    return names[-1], "end"


def best_dice(table: StrTable, needs: Needs) -> object:
    """Change the dice pip by pip as far as the fear gained is worth the energy paid."""
    scare = table.scare
    assert scare is not None
    dice = list(scare.dice)
    gap = scare.target - sum(dice)
    best, gain, price = tuple(dice), scared(needs, scare.colour, gap), 0
    while gap and price < table.cubes[needs.seat][WHITE]:
        up = gap > 0
        movable = [place for place, face in enumerate(dice) if face != (6 if up else 1)]
        if not movable:
            break
        place = min(movable, key=lambda one: dice_order(dice[one], up))
        dice[place] += 1 if up else -1
        gap += -1 if up else 1
        price += 1
        now = scared(needs, scare.colour, gap) - 0.8 * price
        if now > gain:
            best, gain = tuple(dice), now
    return best


def scared(needs: Needs, colour: int, gap: int) -> float:
    """What the scare brings at this difference."""
    return HELP.scared(abs(gap)) * needs.weight(colour)


def dice_order(face: int, up: bool) -> int:
    """STR-6.2.5: ones are raised first, and fives to sixes; sixes are lowered last."""
    if up:
        return {1: 0, 5: 1}.get(face, 2)
    return {6: 3, 2: 2}.get(face, 0)


def best_bid(table: StrTable, seat: int) -> int:
    """A leader guards with one cube; who is behind bids what may turn the duel."""
    duel = table.duel
    assert duel is not None
    side = duel.rivals.index(seat)
    white = table.cubes[seat][WHITE]
    if duel.led == side:
        return min(1, white)
    return min(2, white) if white >= 4 else 0


def best_change(table: StrTable, seat: int) -> object:
    """The cheapest change that wins the duel; else none."""
    duel = table.duel
    assert duel is not None
    side = duel.rivals.index(seat)
    own, other, budget = duel.dice[side], duel.dice[1 - side], duel.budget[side]
    if duel.led == side:
        return own
    dice = list(own)
    for place, face in enumerate(other[: len(own)]):
        lack = face + 1 - dice[place]
        if 0 < lack <= budget and face < 6:
            dice[place] += lack
            budget -= lack
    sides = (tuple(dice), other) if side == 0 else (other, tuple(dice))
    return tuple(dice) if leader(sides) == side else own


def best_feed(table: StrTable, needs: Needs, options: Options[Any]) -> Thought:
    """Feed what serves the pact; the others only with what is not needed."""
    paths = [
        (head, touch)
        for head in options.touches(())
        if head.startswith("creature:")
        for touch in options.touches((head,))
    ]
    paths.sort(key=lambda path: (CREATURES[value(path[0])].wild, -needs.spare(kind(path[1]))))
    for path in paths:
        if needs.serves(value(path[0])):
            return options.pick(path), "feed"
    for path in paths:
        if needs.spare(kind(path[1])) >= CREATURES[value(path[0])].strength(table.night):
            return options.pick(path), "feed_spare"
    return FED, "fed"
