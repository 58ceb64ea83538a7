"""Names and numbers of the game, without logic (STR-1.1, STR-A42)."""

from __future__ import annotations

from typing import Final, TypeAlias

EARTH: Final = 2
FIRE: Final = 3
WHITE: Final = 4

ELEMENTS: Final = ("water", "air", "earth", "fire")
KINDS: Final = (*ELEMENTS, "white")
"""The kinds of cubes that are paid and traded: four of fear, then energy; terror stands apart."""

Cubes: TypeAlias = tuple[int, ...]
"""How many cubes of each kind, in the order of KINDS."""

NO_CUBES: Final[Cubes] = (0, 0, 0, 0, 0)

DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
VECTORS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Steps to the right and down, in the order of DIRECTIONS (STR-5.1, STR-A34)."""

Plan: TypeAlias = tuple[str, ...]

ARROWS: Final = 3
ROUNDS: Final = 4
PACT: Final = 5
LONGEST: Final = 24
"""Times of day after which a game ends in any case (STR-A71)."""

FEEDING: Final = "feeding"
SUMMONING: Final = "summoning"
PLANNING: Final = "planning"
MOVING: Final = "moving"
DUELS: Final = "duels"
ACTIONS: Final = "actions"
COLLECT: Final = "collect"
SCARE: Final = "scare"
IMP: Final = "imp"
END: Final = "end"
ONCE: Final = (COLLECT, SCARE, IMP)
"""What is done once a round; the place in this tuple is its bit in `table.did` (STR-A17)."""
