"""Names of things in Tash-Kalar: ranks, colours, modes, answers. No logic."""

from __future__ import annotations

from typing import Final

COMMON: Final = 1
HEROIC: Final = 2
LEGENDARY: Final = 3
RANKS: Final[tuple[str, ...]] = ("common", "heroic", "legendary")
"""The ranks from the lowest up (TK-P1)."""

COLOURS: Final[tuple[str, ...]] = ("northern", "southern", "highland", "sylvan")
"""The colours, each with its deck (TK-P4)."""

HIGH: Final = "high"
DUEL: Final = "duel"
MELEE: Final = "melee"
KINDS: Final[tuple[str, ...]] = (HIGH, DUEL, MELEE)
"""What is played for (section 1.4)."""

TASK_TYPES: Final[tuple[str, ...]] = ("destruction", "colored", "summoning", "pattern", "enemy")
"""The types of tasks, by their symbols (section 3)."""

DIRECTIONS: Final[tuple[str, ...]] = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""The eight directions, clockwise from the top."""

TURNS: Final[tuple[str, ...]] = ("r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3")
"""How a pattern lies: turned clockwise by quarters, and the same mirrored first (TK-W1)."""

HAND: Final = 3
LEGENDS: Final = 2
FLARES: Final = 1
"""What a hand is refilled to (TK-C2)."""

TOKENS: Final = 17
LEGEND_TOKENS: Final = 3
"""Tokens of one colour (TK-P1)."""

ACTIONS: Final = 2
"""Actions of a turn (TK-T2)."""

SIDEWAYS: Final = 6
"""Cards that lie sideways at the bottom of a deck in team play (TK-S5)."""

DROUGHT: Final = 20
"""So many turns a player in which nobody draws a card of the own deck end the game (TK-A43)."""

HAND_OVER: Final = "hand_over"
"""The answer by which a turn is handed to the partner (TK-TM3)."""
