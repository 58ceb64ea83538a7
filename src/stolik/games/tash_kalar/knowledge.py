"""What a player who knows the game would do: a pure function of what its seat sees."""

from __future__ import annotations

from stolik.core.rng import Rng
from stolik.core.view import Advice, Pending, View


def advise(view: View, pending: Pending, rng: Rng) -> Advice | None:
    """No opinion yet."""
    return None
