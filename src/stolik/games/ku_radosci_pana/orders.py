"""What a card does: a minion is laid; the orders, a function each (KRP-C2, KRP-C3, KRP-C5)."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.core.seen import EVERYBODY
from stolik.core.table import Event
from stolik.games.ku_radosci_pana.cards import card_of
from stolik.games.ku_radosci_pana.names import (
    AGGRESSION,
    DEFLECT,
    MOVE,
    NINJA,
    STRIDE,
    SWAP,
    spot,
)
from stolik.games.ku_radosci_pana.table import KrpTable, Play
from stolik.games.ku_radosci_pana.tower import Stone, Tower
from stolik.games.ku_radosci_pana.verbs import kill, loosen_all, shift, stone_at

Target = tuple[int, int]
"""The place of the minion an order is for, and where it goes or with which it swaps; or 0."""


def targets(tower: Tower, card: int, half: int) -> Iterator[Target]:
    """What an option of an order can be used on in this tower; a deflect answers only (KRP-C6)."""
    option = card_of(card).halves[half]
    steps = [right + up * STRIDE for right, up in option.offsets]
    for stone in tower.stones:
        if option.kind == AGGRESSION:
            yield stone.place, 0
        for step in steps:
            to = stone.place + step
            if option.kind == MOVE and may_move_to(tower, to):
                yield stone.place, to
            if option.kind == SWAP and tower.at(to) is not None:
                yield stone.place, to


def may_move_to(tower: Tower, to: int) -> bool:
    """KRP-C2, KRP-A36: a free place of the same grid, on level 1 or higher; support or not."""
    return to >= STRIDE and tower.at(to) is None


def has_target(tower: Tower, card: int, half: int) -> bool:
    """Whether there is any."""
    return next(targets(tower, card, half), None) is not None


def lay(table: KrpTable, chosen: Play) -> None:
    """KRP-B3, KRP-TR9, KRP-TR10: a minion is laid; an Assassin kills what lay there."""
    if table.towers[chosen.tower].at(chosen.place) is not None:
        kill(table, chosen.tower, chosen.place, "KRP-TR10")
    card = card_of(chosen.card)
    down = card.traits & NINJA != 0
    known = table.flying_known if down else EVERYBODY
    stone = Stone(chosen.place, card, chosen.turned, down, known)
    table.towers[chosen.tower] = table.towers[chosen.tower].put(stone)
    if table.told is not None:
        facts = (("tower", chosen.tower), ("card", "?" if down else card.key))
        place = ("place", spot(chosen.place))
        table.tell(Event("laid", (*facts, place), clause="KRP-B2", reveals=EVERYBODY))


def move(table: KrpTable, play: Play) -> None:
    """KRP-C2: a minion goes where the order's arrow points, whatever lies between."""
    shift(table, play.tower, play.place, play.to, "pushed", "KRP-C2")
    loosen_all(table, play.tower)


def swap(table: KrpTable, play: Play) -> None:
    """KRP-C3, KRP-A37: two minions of one tower change places, their foreminions with them."""
    one, other = [stone_at(table, play.tower, place) for place in (play.place, play.to)]
    riders = table.standing_on(play.tower, play.place)
    for seat in table.standing_on(play.tower, play.to):
        table.fore[seat] = play.place
    for seat in riders:
        table.fore[seat] = play.to
    table.towers[play.tower] = (
        table.towers[play.tower].put(one.at(play.to)).put(other.at(play.place))
    )
    facts = (("place", spot(play.place)), ("to", spot(play.to)))
    table.happens("swapped", "KRP-C3", ("tower", play.tower), *facts)
    loosen_all(table, play.tower)


def aggression(table: KrpTable, play: Play) -> None:
    """KRP-C5: a minion attacks alone; what follows are the steps of a brawl."""
    table.lone = stone_at(table, play.tower, play.place).card.number
    table.fights = 0


def kind_of(play: Play) -> str:
    """What an announced card is: a kind of order, or nothing for a minion."""
    card = card_of(play.card)
    return card.halves[play.half].kind if card.halves else ""


def deflects(card: int) -> bool:
    """KRP-C1, KRP-C6: whether one of a card's options is a deflect."""
    return any([half.kind == DEFLECT for half in card_of(card).halves])
