"""What a server needs of the world: time and randomness. They are passed in, never reached for."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time, and waits."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    async def sleep(self, milliseconds: int) -> None:
        """Wait so long."""


class Source(Protocol):
    """Where secrets and ids come from."""

    def take(self, count: int) -> bytes:
        """So many random bytes."""


class RealClock:
    """The computer's clock."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def sleep(self, milliseconds: int) -> None:
        """Wait so long."""
        await asyncio.sleep(milliseconds / 1000)


class RealSource:
    """The computer's randomness."""

    def take(self, count: int) -> bytes:
        """So many random bytes."""
        return os.urandom(count)


def day_of(milliseconds: int) -> str:
    """The day (UTC) of a moment, as 2026-01-31."""
    return time.strftime("%Y-%m-%d", time.gmtime(milliseconds // 1000))
