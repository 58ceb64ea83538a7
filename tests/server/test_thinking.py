"""Bots at tables: who thinks for them, when they are asked, and what becomes of what they say."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.inside import BothGames, Inside, inside
from tests.server.test_house import a_choice

import stolik
from stolik import Match, SeededDealer
from stolik.server.botplay import PACES, BotPlay
from stolik.server.table import Table
from stolik.server.thinkers import Processes
from stolik.server.worker import Job, Reply, answer


def job(seed: int = 1, seat: int = 0, what: str = "start", bot: str = "random") -> Job:
    """A first drop of FITS."""
    match = Match(stolik.game("fits").setup(seats=2), SeededDealer(7))
    text = match.runner().text()
    return Job(game="fits", position=text, seat=seat, what=what, bot=bot, seed=seed)


class Here:
    """Thinks in this process, and counts; with a gate it waits until that is opened."""

    def __init__(self) -> None:
        self.asked: list[Job] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def think(self, job: Job) -> Reply:
        self.asked.append(job)
        await self.gate.wait()
        return answer(job, BothGames().game)

    async def close(self) -> None:
        pass


async def settle(table: Table) -> None:
    """Let the bots go on until one of them has to wait for somebody else."""
    for _ in range(400):
        await asyncio.sleep(0.001)
        if not table.asked_of_bots():
            return


def test_the_same_question_and_seed_give_the_same_answer() -> None:
    assert answer(job()) == answer(job())
    assert len({answer(job(seed)).text for seed in range(20)}) > 3
    assert answer(job(bot="greedy", seed=1)) == answer(job(bot="greedy", seed=2))


def test_what_is_not_asked_is_answered_by_an_error() -> None:
    assert answer(job(what="drop")).error


def test_a_process_that_has_died_is_started_anew() -> None:
    async def run() -> None:
        thinkers = Processes(1)
        first = await thinkers.think(job())
        for process in thinkers._all:
            process.kill()
            await process.wait()
        assert await thinkers.think(job()) == first
        await thinkers.close()

    asyncio.run(run())


def test_bots_play_only_while_somebody_looks(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        thinker = Here()
        bots = BotPlay(there.house, thinker)
        ala = await there.person("Ala")
        table = await there.begun("fits", ala, seats=3)
        await asyncio.sleep(0.01)
        assert thinker.asked == []
        tab = there.tab(ala)
        before = there.clock.time
        await tab.say("hello", t=table.t)
        await settle(table)
        assert len(thinker.asked) == 2
        assert there.clock.time == before, "in a sealed step bots answer at once"
        assert [seat.name for seat in there.house.room(table).places] == ["Ala", "Bot 2", "Bot 3"]
        await bots.close()

    inside(tmp_path, play)


def test_outside_sealed_steps_bots_keep_the_pace_of_their_table(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        bots = BotPlay(there.house, Here())
        ala = await there.person("Ala")
        table = await there.begun("toy", ala)
        tab = there.tab(ala)
        before = there.clock.time
        await tab.say("hello", t=table.t)
        while there.clock.time == before:
            await settle(table)
            await tab.say("answer", **a_choice(there, table, 0), key=there.key())
        assert there.clock.time >= before + PACES["normal"]
        await bots.close()

    inside(tmp_path, play)


def test_a_bot_whose_seat_is_taken_back_while_it_thinks_says_nothing(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        thinker = Here()
        bots = BotPlay(there.house, thinker)
        ala, ola = await there.person("Ala"), await there.person("Ola")
        table = await there.begun("fits", ala, ola)
        tab = there.tab(ala)
        await tab.say("hello", t=table.t)
        thinker.gate.clear()
        await there.desk.leave(ola, table, there.key())
        await asyncio.sleep(0.01)
        assert len(thinker.asked) == 1
        await there.tab(ola).say("hello", t=table.t)
        rows = len(table.rows)
        thinker.gate.set()
        await asyncio.sleep(0.02)
        assert len(table.rows) == rows
        assert table.awaited() == (0, 1)
        await bots.close()

    inside(tmp_path, play)
