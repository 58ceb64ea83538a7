"""The ten traits, a function each: what each of them demands of a tower as it lies now.

Acrobatic and Assassin act when a card is played: see `moves.py` and `orders.py`.
"""

from __future__ import annotations

from stolik.games.ku_radosci_pana.names import (
    ARMORED,
    CLAUSTROPHOBIC,
    DIRECTIONS,
    FLYING,
    HEAVY,
    HUNGRY,
    KAMIKAZE,
    NINJA,
    STEPS,
    STRIDE,
    WEAK,
)
from stolik.games.ku_radosci_pana.tower import Stone, Tower

Meal = tuple[int, int]
"""The place of an eater and of the one it may eat."""


def weak(stone: Stone) -> bool:
    """KRP-TR1: whether it takes a wound by falling."""
    return stone.traits & WEAK != 0


def hungry(tower: Tower) -> list[Meal]:
    """KRP-TR2, KRP-A16, KRP-A17: the meals among which one has to be eaten now.

    The first eater in board order counts; its several victims, and other eaters that point at
    them, leave a choice. Shields and foreminions protect nobody from being eaten.
    """
    if not (tower.traits & HUNGRY and tower.traits & WEAK):
        return []
    meals = [meal for stone in tower.stones for meal in _meals(tower, stone)]
    if len(meals) < 2:
        return meals
    first = meals[0][0]
    wanted = [victim for eater, victim in meals if eater == first]
    return [(eater, victim) for eater, victim in meals if eater == first or victim in wanted]


def _meals(tower: Tower, stone: Stone) -> list[Meal]:
    if not stone.traits & HUNGRY:
        return []
    found: list[Meal] = []
    for direction in DIRECTIONS:
        if stone.arrow(direction):
            victim = tower.at(stone.place + STEPS[direction])
            if victim is not None and victim.traits & WEAK:
                found.append((stone.place, victim.place))
    return sorted(found)


def heavy(stone: Stone) -> bool:
    """KRP-TR3: whether it crushes what it falls on."""
    return stone.traits & HEAVY != 0


def flying(tower: Tower) -> int:
    """KRP-TR4, KRP-A11: the place of a Flying minion that a Heavy pushes down, or 0."""
    if not (tower.traits & FLYING and tower.traits & HEAVY):
        return 0
    for stone in tower.stones:
        hangs = stone.traits & FLYING != 0 and not tower.stands(stone.place)
        if hangs and tower.heavy_above(stone.place):
            return stone.place
    return 0


def kamikaze(stone: Stone) -> bool:
    """KRP-TR6: whether it takes a wound in a round in which it attacks."""
    return stone.traits & KAMIKAZE != 0


def armored(stone: Stone) -> bool:
    """KRP-TR7, KRP-A23: whether a wound only turns it over; not if it lies turned already."""
    return stone.traits & ARMORED != 0 and not stone.turned


def claustrophobic(tower: Tower) -> int:
    """KRP-TR8, KRP-A15: the place of the first minion with no free side, or 0."""
    if not tower.traits & CLAUSTROPHOBIC:
        return 0
    for stone in tower.stones:
        if stone.traits & CLAUSTROPHOBIC and _closed_in(tower, stone.place):
            return stone.place
    return 0


def _closed_in(tower: Tower, place: int) -> bool:
    sides = len(tower.neighbours(place)) + (1 if place - STRIDE < STRIDE else 0)
    return sides == len(STEPS)


def ninja(stone: Stone) -> bool:
    """KRP-TR9: whether it lies face down out of fights and falls."""
    return stone.card.traits & NINJA != 0
