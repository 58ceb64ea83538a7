"""Scoring, explained line by line (KRP-P1 to KRP-P4)."""

from __future__ import annotations

from typing import ClassVar

from stolik.games.ku_radosci_pana.names import level_of
from stolik.games.ku_radosci_pana.tower import Tower


class Line:
    """One level of one group: its base, by what it is multiplied, and whether the rider is here."""

    __match_args__: ClassVar = ("level", "base", "times", "ridden", "places")

    def __init__(
        self, level: int, base: int, times: int, ridden: bool, places: tuple[int, ...]
    ) -> None:
        self.level = level
        self.base = base
        self.times = times
        self.ridden = ridden
        self.places = places

    def points(self) -> int:
        """What the line is worth."""
        return self.base * self.times


Lines = tuple[Line, ...]


def groups(tower: Tower) -> list[list[int]]:
    """KRP-P3, KRP-A34: the parts of a tower that do not touch, each by its places."""
    found: list[list[int]] = []
    left = {stone.place: True for stone in tower.stones}
    while left:
        group = [next(iter(left))]
        left.pop(group[0])
        for place in group:
            for other in tower.neighbours(place):
                if other in left:
                    left.pop(other)
                    group.append(other)
        found.append(sorted(group))
    return found


def lines(tower: Tower, fore: int) -> Lines:
    """KRP-P1 to KRP-P4: what a tower is worth with the foreminion there, top level first."""
    made: list[Line] = []
    for group in groups(tower):
        ridden = fore in group
        levels: dict[int, list[int]] = {}
        for place in group:
            levels.setdefault(level_of(place), []).append(place)
        for level, places in levels.items():
            base = sum([tower.by_place[place].card.value for place in places])
            times = level if ridden and level_of(fore) >= level else 1
            made.append(Line(level, base, times, ridden, tuple(places)))
    return tuple(sorted(made, key=lambda line: (-line.level, line.places)))


def total(scored: Lines) -> int:
    """KRP-P4: the sum over levels and groups."""
    return sum([line.points() for line in scored])


def best(tower: Tower, stands: list[int]) -> Lines:
    """KRP-A42: of several foreminions the highest counts; at equal height the better result."""
    top = max([level_of(place) for place in stands], default=0)
    tried = [lines(tower, place) for place in stands if level_of(place) == top]
    return max(tried, key=total) if tried else lines(tower, 0)


def on_top(tower: Tower) -> Lines:
    """KRP-V3, KRP-A53: after speed building, as if the foreminion stood on the highest level."""
    return best(tower, [stone.place for stone in tower.stones])


def score(tower: Tower, stands: list[int], *, speed: bool) -> Lines:
    """What a tower is worth in this mode."""
    return on_top(tower) if speed else best(tower, stands)
