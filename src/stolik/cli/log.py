"""What happened, as lines a person reads."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from stolik.core.match import Answered
from stolik.core.record import answers_in
from stolik.core.refusal import Lang
from stolik.core.spec import Game
from stolik.core.table import Event

LATEST: Final = 20
"""So many lines are shown at once."""


def told_lines(game: Game[Any], story: Sequence[Event | Answered], lang: Lang) -> list[str]:
    """The events of a story in words; what is said in no words is left out."""
    told = [game.tell(one, lang) for one in story if isinstance(one, Event)]
    return [line for line in told if line]


def longest_silent(lines: Sequence[str], seats: Sequence[int]) -> int:
    """Of these seats, the one whose last answer in the record lies furthest back."""
    left = list(dict.fromkeys(seats))
    for line in reversed(lines):
        for part in answers_in(json.loads(line)):
            if part["seat"] in left and len(left) > 1:
                left.remove(part["seat"])
        if len(left) == 1:
            break
    return left[0]
