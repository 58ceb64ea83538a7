"""Which games are installed: ours and a stranger's come in through the same door, entry points."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any, Final

from stolik.core.refusal import Refused, Why
from stolik.core.spec import Game

DOOR: Final = "stolik.games"


def game_names() -> tuple[str, ...]:
    """The names of the installed games."""
    return tuple(sorted({entry.name for entry in entry_points(group=DOOR)}))


def game(name: str) -> Game[Any]:
    """An installed game; Refused with the names there are."""
    for entry in entry_points(group=DOOR):
        if entry.name == name:
            found = entry.load()
            if isinstance(found, Game):
                return found
            raise TypeError(f"The entry point '{name}' is no stolik.core Game.")
    there = ", ".join(game_names())
    raise Refused(
        "illegal",
        Why(
            f"Nie ma gry „{name}”. Są: {there}.", f"There is no game '{name}'. There are: {there}."
        ),
    )
