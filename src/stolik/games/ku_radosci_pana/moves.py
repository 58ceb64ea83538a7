"""What may be played, where, and why not: pure questions (KRP-B1 to KRP-B4, KRP-A10, KRP-A12)."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.games.ku_radosci_pana.cards import card_of
from stolik.games.ku_radosci_pana.names import (
    ACROBATIC,
    ASSASSIN,
    DEFLECT,
    FLYING,
    NINJA,
    STEPS,
    STRIDE,
    level_of,
    place_at,
)
from stolik.games.ku_radosci_pana.orders import has_target, targets
from stolik.games.ku_radosci_pana.table import Play
from stolik.games.ku_radosci_pana.tower import Tower

Towers = tuple[Tower, ...]
Where = tuple[int, ...]
"""The towers into which a card may be played (KRP-R2, KRP-C6)."""


def ground_places(tower: Tower) -> list[int]:
    """KRP-A12: the free places of level 1 where a minion may be laid."""
    if not tower.stones:
        return [place_at(0, 1)]
    lying = [stone.place % STRIDE for stone in tower.stones if level_of(stone.place) == 1]
    columns = lying or [stone.place % STRIDE for stone in tower.stones]
    near = sorted({column + step for column in columns for step in (-1, 0, 1)})
    places = [STRIDE + column for column in near]
    return [place for place in places if tower.at(place) is None]


def places_for(tower: Tower, card: int) -> list[int]:
    """KRP-B2, KRP-A10: every place where this minion may be laid in this tower."""
    traits = card_of(card).traits
    found = ground_places(tower)
    tops = [stone.place + STRIDE for stone in tower.stones]
    found += [place for place in tops if tower.at(place) is None]
    if traits & FLYING and not traits & NINJA:
        near = [stone.place + step for stone in tower.stones for step in STEPS]
        found += [place for place in near if place >= STRIDE and tower.at(place) is None]
    if traits & ASSASSIN and not traits & NINJA:
        found += [stone.place for stone in tower.stones]
    return sorted(set(found))


def ways(card: int) -> tuple[bool, ...]:
    """KRP-TR5: an Acrobatic minion may be laid turned."""
    return (False, True) if card_of(card).traits & ACROBATIC else (False,)


def plays_of(towers: Towers, where: Where, card: int, half: int) -> Iterator[Play]:
    """Everything that can be done with a card, one option of it if it is an order."""
    for tower in where:
        if card_of(card).is_minion:
            for place in places_for(towers[tower], card):
                for turned in ways(card):
                    yield Play(card, tower, place, turned)
        else:
            for place, to in targets(towers[tower], card, half):
                yield Play(card, tower, place, False, half, to)


def can_play(towers: Towers, where: Where, card: int, half: int) -> bool:
    """Whether there is any way to play it; a minion always finds a place on the ground."""
    if card_of(card).is_minion:
        return bool(where)
    return any([has_target(towers[tower], card, half) for tower in where])


def why_no_place(tower: Tower, card: int, place: int) -> str:
    """The reason why a minion may not be laid there, as a key of the texts; "" if it may."""
    if place in places_for(tower, card):
        return ""
    if place < STRIDE:
        return "KRP-A36-underground"
    if tower.at(place) is not None:
        return "KRP-B3-taken"
    if card_of(card).traits & FLYING and not card_of(card).traits & NINJA:
        return "KRP-A10-lonely"
    if not tower.stands(place):
        return "KRP-A10-unsupported"
    return "KRP-A12-apart"


def why_no_target(tower: Tower, play: Play, half: int) -> str:
    """The reason why an order may not be used so, as a key of the texts; `half` is the chosen."""
    card = card_of(play.card)
    if half not in (-1, play.half):
        return "KRP-C7-half"
    if play.half >= len(card.halves) or card.halves[play.half].kind == DEFLECT:
        return "KRP-C6-answer"
    if tower.at(play.place) is None:
        return "KRP-C2-nobody"
    return f"KRP-C2-{card.halves[play.half].kind}"
