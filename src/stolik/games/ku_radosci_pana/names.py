"""Names, numbers and directions of Ku radości Pana. No rules.

A place in a tower is one number, so that sorting goes bottom to top and left to right (KRP-A16).
"""

from __future__ import annotations

from typing import Final

UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
DIRECTIONS: Final = (UP, RIGHT, DOWN, LEFT)
LETTERS: Final = "URDL"

STRIDE: Final = 1024
MIDDLE: Final = 512
STEPS: Final = (STRIDE, 1, -STRIDE, -1)
"""What to add to a place to go up, right, down or left."""

HAND: Final = 3
"""KRP-S7, KRP-T5: the cards of a full hand."""

FINAL_FIGHTS: Final = 3
"""KRP-E2: the brawls that Master's coming brings."""

SPEEDY: Final = ("speed", "step")
"""KRP-V3: the modes of speed building."""

GROUND: Final = 0
"""Where a foreminion stands that is off its tower."""

WEAK: Final = 1
HUNGRY: Final = 2
HEAVY: Final = 4
FLYING: Final = 8
ACROBATIC: Final = 16
KAMIKAZE: Final = 32
ARMORED: Final = 64
CLAUSTROPHOBIC: Final = 128
NINJA: Final = 256
ASSASSIN: Final = 512

TRAITS: Final = {
    "weak": WEAK,
    "hungry": HUNGRY,
    "heavy": HEAVY,
    "flying": FLYING,
    "acrobatic": ACROBATIC,
    "kamikaze": KAMIKAZE,
    "armored": ARMORED,
    "claustrophobic": CLAUSTROPHOBIC,
    "ninja": NINJA,
    "assassin": ASSASSIN,
}
"""The ten traits (KRP-TR1 to KRP-TR10)."""

MOVE: Final = "move"
SWAP: Final = "swap"
AGGRESSION: Final = "aggression"
DEFLECT: Final = "deflect"
ORDERS: Final = (MOVE, SWAP, AGGRESSION, DEFLECT)


def place_at(column: int, level: int) -> int:
    """The place in this column (0 is where the first minion lay, left is below 0) and level."""
    return level * STRIDE + column + MIDDLE


def column_of(place: int) -> int:
    """The column of a place."""
    return place % STRIDE - MIDDLE


def level_of(place: int) -> int:
    """The level of a place; the first is 1 (KRP-B1)."""
    return place // STRIDE


def spot(place: int) -> str:
    """A place as it is written: column, level; or the ground."""
    return f"{column_of(place)},{level_of(place)}" if place else "ground"
