"""The actions of the black cards, in the order of their letters (PS-B1 to PS-B8)."""

from __future__ import annotations

from typing import Final

GIVE: Final = 1
TWO: Final = 2
MARK: Final = 3
MOVE: Final = 4
LIFT: Final = 5
LOAN: Final = 6
TWICE: Final = 7
TURN: Final = 8

NAMES: Final = {GIVE: "give", MARK: "mark", MOVE: "move", LIFT: "lift"}
"""The actions that are chosen right after the word, in any order (PS-A30)."""

SKIP: Final = "skip"
DONE: Final = "done"
