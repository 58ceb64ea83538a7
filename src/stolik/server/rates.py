"""How much and how fast anybody may send. Tests raise it; nothing else does."""

from __future__ import annotations

from typing import Final

from stolik.server.words import Hurried
from stolik.server.world import Clock

MOST_BUCKETS: Final = 10_000


class Limits:
    """So many bytes a message, so many messages at once, so many a second after that."""

    def __init__(
        self, size: int = 16_384, burst: int = 60, a_second: float = 20, sockets: int = 12
    ) -> None:
        self.size = size
        self.burst = burst
        self.a_second = a_second
        self.sockets = sockets


class Bucket:
    """What one sender may still send."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._limits = limits
        self._clock = clock
        self._left = float(limits.burst)
        self._at = clock.now()

    def take(self) -> None:
        """One message more; Hurried, with the milliseconds to wait, if it is too many."""
        now = self._clock.now()
        grown = (now - self._at) / 1000 * self._limits.a_second
        self._left = min(float(self._limits.burst), self._left + grown)
        self._at = now
        if self._left < 1:
            raise Hurried(int((1 - self._left) / self._limits.a_second * 1000) + 1)
        self._left -= 1


class Buckets:
    """A bucket for each sender; those not heard of for longest are forgotten."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._limits = limits
        self._clock = clock
        self._of: dict[str, Bucket] = {}

    def take(self, sender: str) -> None:
        """One message more of this sender."""
        bucket = self._of.pop(sender, None) or Bucket(self._limits, self._clock)
        self._of[sender] = bucket
        if len(self._of) > MOST_BUCKETS:
            del self._of[next(iter(self._of))]
        bucket.take()
