"""The processes that think for bots: few, at low priority, started anew when one has died."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Final, Protocol

from msgspec import json

from stolik.server.worker import Job, Reply

COMMAND: Final = (sys.executable, "-m", "stolik.server.worker")
LONGEST_LINE: Final = 1 << 24
TRIES: Final = 2
NICE: Final = 15
"""People at the tables go first."""


class Thinker(Protocol):
    """Whoever finds answers for bots."""

    async def think(self, job: Job) -> Reply:
        """The answer to this question."""

    async def close(self) -> None:
        """Stop thinking."""


class Processes:
    """So many processes; who asks while all are busy waits."""

    def __init__(self, count: int) -> None:
        self._idle: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self._all: list[asyncio.subprocess.Process] = []
        for _ in range(count):
            self._idle.put_nowait(None)

    async def think(self, job: Job) -> Reply:
        """The answer of the next idle process; of a new one where that has died."""
        process = await self._idle.get()
        reply: Reply | None = None
        try:
            for _ in range(TRIES):
                if process is None or process.returncode is not None:
                    process = await self._start()
                reply = await _asked(process, job)
                if reply is not None:
                    return reply
        finally:
            if reply is None and process is not None and process.returncode is None:
                process.kill()  # asked and not answered: it must not answer the next question
            self._idle.put_nowait(process if reply is not None else None)
        return Reply(error="The process that thinks for bots has died twice.")

    async def _start(self) -> asyncio.subprocess.Process:
        self._all = [one for one in self._all if one.returncode is None]
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=pipe, stdout=pipe, limit=LONGEST_LINE, start_new_session=True
        )
        os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        self._all.append(process)
        return process

    async def close(self) -> None:
        """End all processes."""
        for process in self._all:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def _asked(process: asyncio.subprocess.Process, job: Job) -> Reply | None:
    """What it answers; None if it has died over it."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(json.encode(job) + b"\n")
        await process.stdin.drain()
    except (BrokenPipeError, ConnectionResetError):
        await process.wait()
        return None
    line = await process.stdout.readline()
    if not line:
        await process.wait()
        return None
    return json.decode(line, type=Reply)
