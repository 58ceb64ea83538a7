"""What may be undone: back to the last barrier, and never past a chance outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from stolik.core.refusal import Why
from stolik.core.seen import Seen

K = TypeVar("K")

DEALT: Final = Why(
    "Nie można cofnąć: od tego czasu rozstrzygnął los.",
    "This cannot be undone: chance has decided something since.",
)
REVEALED: Final = Why(
    "Nie można cofnąć: od tego czasu coś odkryto.",
    "This cannot be undone: something has been revealed since.",
)
OTHERS: Final = Why(
    "Nie można cofnąć: ktoś inny już odpowiedział.",
    "This cannot be undone: somebody else has answered since.",
)
TURN_OVER: Final = Why(
    "Nie można cofnąć: ta tura się skończyła i decyduje już ktoś inny.",
    "This cannot be undone: the turn is over and somebody else is deciding.",
)
GAVE_UP: Final = Why(
    "Nie można cofnąć: od tego czasu ktoś się poddał.",
    "This cannot be undone: somebody has resigned since.",
)
NOTHING: Final = Why("Nie ma czego cofnąć.", "There is nothing to undo.")


class Past(Generic[K]):
    """One answer that was given: what was kept from before it, and what closes the way back."""

    def __init__(
        self, before: K, closed: list[tuple[int, str]], seats: Seen, ended: bool, asked: Seen
    ) -> None:
        self.before = before
        self.closed = closed
        self.seats = seats
        self.ended = ended
        self.asked = asked


class Pasts(Generic[K]):
    """The answers since the last barrier."""

    def __init__(self) -> None:
        self._rows: list[Past[K]] = []
        self._barrier = NOTHING

    def copy(self) -> Pasts[K]:
        """The same answers, kept in case the next one comes to nothing."""
        kept: Pasts[K] = Pasts()
        kept._rows = self._rows.copy()
        kept._barrier = self._barrier
        return kept

    def close(self, barrier: Why) -> None:
        """Nothing before this moment can be undone any more."""
        self._rows = []
        self._barrier = barrier

    def add(self, past: Past[K]) -> None:
        """One more answer."""
        self._rows.append(past)

    def drop_from(self, past: Past[K]) -> None:
        """Forget this answer and all after it."""
        del self._rows[self._rows.index(past) :]

    def find(self, seat: int, through: Sequence[int]) -> Past[K] | Why:
        """This seat's last answer, looking past those of the seats in `through`; or why not."""
        allowed = 1 << seat
        for other in through:
            if other >= 0:
                allowed |= 1 << other
        asked = 0
        for past in reversed(self._rows):
            asked |= past.asked
            if past.seats & ~allowed:
                return OTHERS
            if past.ended and asked & ~allowed:
                return TURN_OVER
            if past.seats & (1 << seat):
                return past
        return self._barrier
