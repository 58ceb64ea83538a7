"""What happened, as lines a person reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from stolik.core.match import Answered
from stolik.core.refusal import Lang
from stolik.core.spec import Game
from stolik.core.table import Event

LATEST: Final = 20
"""So many lines are shown at once."""


def told_lines(game: Game[Any], story: Sequence[Event | Answered], lang: Lang) -> list[str]:
    """The events of a story in words; what is said in no words is left out."""
    told = [game.tell(one, lang) for one in story if isinstance(one, Event)]
    return [line for line in told if line]
