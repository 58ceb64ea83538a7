"""Who sees what: a set of seats, kept as the bits of one number."""

from __future__ import annotations

from typing import Final, TypeAlias

Seen: TypeAlias = int

EVERYBODY: Final = -1
NOBODY: Final = 0

SPECTATOR: Final = -1
"""The seat number of those who watch: a seat that owns nothing."""


def only(*seats: int) -> Seen:
    """These seats and nobody else."""
    seen = 0
    for seat in seats:
        seen |= 1 << seat
    return seen


def sees(seen: Seen, seat: int) -> bool:
    """Whether this seat is among them; spectators see what everybody sees."""
    if seen == EVERYBODY:
        return True
    return seat >= 0 and (seen >> seat) & 1 == 1
