"""Bots at the tables: they answer while somebody looks, each at the pace of its table."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from stolik.core.questions import Question
from stolik.core.refusal import Refused
from stolik.server.acts import Answered
from stolik.server.house import House
from stolik.server.table import Table
from stolik.server.thinkers import Thinker
from stolik.server.worker import Job
from stolik.wire.tables import Pace

PACES: Final[dict[Pace, int]] = {"slow": 2_000, "normal": 700, "instant": 0}
SEED_BYTES: Final = 6
LOG: Final = logging.getLogger("stolik")


class BotPlay:
    """One task a table, as long as a bot has something to answer there."""

    def __init__(self, house: House, thinker: Thinker) -> None:
        self._house = house
        self._thinker = thinker
        self._tasks: dict[str, asyncio.Task[None]] = {}
        house.woken = self.wake

    def wake(self, table: Table) -> None:
        """Something has changed at this table: its bots look whether they are asked."""
        task = self._tasks.get(table.t)
        if task is not None and not task.done():
            return
        if self._question(table) is None:
            self._tasks.pop(table.t, None)
            return
        self._tasks[table.t] = asyncio.create_task(self._play(table))

    async def close(self) -> None:
        """Let no bot answer any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinker.close()

    def _question(self, table: Table) -> Question | None:
        """What a bot is asked here; with no person connected bots stop."""
        asked = table.asked_of_bots() if self._house.at(table) else []
        return asked[0] if asked else None

    async def _play(self, table: Table) -> None:
        while (question := self._question(table)) is not None:
            epoch = table.epoch
            if not question.pending.sealing:
                await self._house.clock.sleep(PACES[table.made.pace])
            if self._still(table, epoch, question) and not await self._answer(table, question):
                return

    async def _answer(self, table: Table, question: Question) -> bool:
        """Think and answer; False where that leads nowhere, and trying again would not either."""
        epoch = table.epoch
        reply = await self._thinker.think(self._job(table, question))
        if reply.error:
            LOG.error("Table %s: the bot of seat %s: %s", table.t, question.seat, reply.error)
            return False
        async with table.lock:
            if not self._house.open_table(table):
                return False
            if self._still(table, epoch, question):
                return await self._give(table, question, reply.text)
        return True

    async def _give(self, table: Table, question: Question, text: str) -> bool:
        act = Answered(ask=question.id, text=text, by="bot")
        try:
            await self._house.do(table, act, question.seat, "")
        except Refused:
            LOG.exception("Table %s: the bot of seat %s is refused.", table.t, question.seat)
            return False
        self._house.tell(table)
        return True

    def _job(self, table: Table, question: Question) -> Job:
        """What the bot has to think about."""
        assert table.match is not None
        return Job(
            game=table.game.name,
            position=table.match.runner().text(),
            seat=question.seat,
            what=question.what,
            bot=table.chairs[question.seat].bot or "",
            seed=int.from_bytes(self._house.source.take(SEED_BYTES)),
        )

    def _still(self, table: Table, epoch: int, question: Question) -> bool:
        """Whether a bot is still asked just this: after an undo it is asked anew."""
        asked = [one.id for one in table.asked_of_bots()]
        return bool(self._house.at(table)) and table.epoch == epoch and question.id in asked
