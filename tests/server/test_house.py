"""Tables in a house whose clock and storage are the test's own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.inside import Failing, Inside, Tab, inside

from stolik.core.refusal import Refused
from stolik.core.rng import Rng
from stolik.games.screens import screen_of
from stolik.server import frames
from stolik.server.acts import Person
from stolik.server.table import Table, fold
from stolik.wire.tables import PostFill


def a_choice(there: Inside, table: Table, seat: int) -> dict[str, Any]:
    """An answer to the first question of this seat, as a page would send it."""
    assert table.match is not None
    seen = frames.sight(there.house.room(table), table.match, seat, "en")
    asked = seen.asked[0]
    val = screen_of(table.game).value(asked, asked.options.sample(Rng(1)))
    return {"t": table.t, "ask": asked.id, "val": val}


def test_an_answer_sent_twice_is_acknowledged_twice_and_stands_once(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        ala = await there.person("Ala")
        table = await there.begun("fits", ala)
        tab = there.tab(ala)
        await tab.say("hello", t=table.t)
        body = {**a_choice(there, table, 0), "key": there.key()}
        first = (await tab.say("answer", **body))[0]
        rows = len(table.rows)
        assert await tab.say("answer", **body) == [first]
        assert first["k"] == "ack"
        assert len(table.rows) == rows

    inside(tmp_path, play)


def test_a_sealed_answer_is_taken_back_and_given_anew(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        ala, ola = await there.person("Ala"), await there.person("Ola")
        table = await there.begun("fits", ala, ola)
        tab = there.tab(ala)
        await tab.say("hello", t=table.t)
        body = a_choice(there, table, 0)
        await tab.say("answer", **body, key=there.key())
        back = await tab.say("answer", **{**body, "val": None}, key=there.key())
        assert [one["k"] for one in back] == ["ack", "view"]
        assert "sent" not in back[1]["asks"][0]
        again = await tab.say("answer", **{**body, "val": None}, key=there.key())
        assert (again[0]["k"], again[0]["code"]) == ("no", "stale")
        assert (await tab.say("answer", **body, key=there.key()))[0]["k"] == "ack"

    inside(tmp_path, play)


def test_what_could_not_be_kept_has_not_happened(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        ala, ola = await there.person("Ala"), await there.person("Ola")
        table = await there.begun("fits", ala, ola)
        tab, other = there.tab(ala), there.tab(ola)
        await tab.say("hello", t=table.t)
        await other.say("hello", t=table.t)
        tab.heard()
        store = there.house.store
        assert isinstance(store, Failing)
        store.full = True
        body = {**a_choice(there, table, 0), "key": there.key()}
        (no,) = await tab.say("answer", **body)
        assert (no["k"], no["key"]) == ("no", body["key"])
        assert "sent" not in no["view"]["asks"][0]
        assert other.heard() == []
        store.full = False
        assert (await tab.say("answer", **body))[0]["k"] == "ack"

    inside(tmp_path, play)


def test_a_table_is_what_its_rows_make_of_it(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        ala, ola = await there.person("Ala"), await there.person("Ola")
        table = await there.begun("toy", ala, ola)
        tabs = {0: there.tab(ala), 1: there.tab(ola)}
        for tab in tabs.values():
            await tab.say("hello", t=table.t)
        for _ in range(12):
            seat = table.awaited()[0]
            await tabs[seat].say("answer", **a_choice(there, table, seat), key=there.key())
        again = fold(await there.house.store.rows(table.t), table.game, there.house.today)
        assert again.match is not None
        assert table.match is not None
        assert again.match.save() == table.match.save()
        assert len(again.rows) == len(table.rows) > 12

    inside(tmp_path, play)


async def undo_somewhere(there: Inside, table: Table, tabs: dict[int, Tab]) -> dict[str, Any]:
    """Play until somebody may undo, and do it; what the others are sent."""
    for _ in range(60):
        seat = table.awaited()[0]
        await tabs[seat].say("answer", **a_choice(there, table, seat), key=there.key())
        assert table.match is not None
        may = frames.undo(there.house.room(table), table.match, seat, "en")
        if may.free is not None:
            for tab in tabs.values():
                tab.heard()
            key = there.key()
            said = await tabs[seat].say("undo", t=table.t, to=may.free, key=key)
            assert [one["k"] for one in said] == ["ack", "rewound"]
            assert await tabs[seat].say("undo", t=table.t, to=may.free, key=key) == said[:1]
            (told,) = tabs[1 - seat].heard()
            return {**told, "by": seat, "free": may.free}
    raise AssertionError("nothing could ever be undone")


def test_an_undo_is_told_to_all_and_its_question_is_asked_anew(tmp_path: Path) -> None:
    """KERNEL 6: with the toy game, since in FITS it is always closed."""

    async def play(there: Inside) -> None:
        ala, ola = await there.person("Ala"), await there.person("Ola")
        table = await there.begun("toy", ala, ola)
        tabs = {0: there.tab(ala), 1: there.tab(ola)}
        for tab in tabs.values():
            await tab.say("hello", t=table.t)
        told = await undo_somewhere(there, table, tabs)
        assert (told["k"], told["cur"][0]) == ("rewound", 1)
        assert ("Ala" if told["by"] == 0 else "Ola") in told["say"]
        old = {"t": table.t, "ask": told["free"], "val": {}, "key": there.key()}
        assert (await tabs[told["by"]].say("answer", **old))[0]["code"] == "stale"
        again = fold(await there.house.store.rows(table.t), table.game, there.house.today)
        assert again.epoch == 1
        assert again.match is not None
        assert table.match is not None
        assert again.match.save() == table.match.save()

    inside(tmp_path, play)


def test_where_undo_is_closed_the_refusal_says_why(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        ala = await there.person("Ala")
        table = await there.begun("fits", ala)
        tab = there.tab(ala)
        await tab.say("hello", t=table.t)
        (no,) = await tab.say("undo", t=table.t, to="0/0:start:1", key=there.key())
        assert (no["code"], bool(no["why"]["say"])) == ("closed", True)

    inside(tmp_path, play)


def test_after_a_minute_away_a_seat_may_be_given_to_a_bot(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        ala, ola = await there.person("Ala"), await there.person("Ola")
        table = await there.begun("fits", ala, ola)
        tab = there.tab(ola)
        await tab.say("hello", t=table.t)

        async def fill(person: Person) -> None:
            await there.desk.fill(person, table, PostFill(key=there.key(), seat=1, bot="greedy"))

        there.clock.time += 100_000
        with pytest.raises(Refused, match="at the table"):
            await fill(ala)
        await tab.close()
        there.clock.time += 59_999
        with pytest.raises(Refused, match="at the table"):
            await fill(ala)
        there.clock.time += 1
        with pytest.raises(Refused, match="do not sit"):
            await fill(await there.person("Ewa"))
        await fill(ala)
        assert table.bots() == (1,)
        await there.tab(ola).say("hello", t=table.t)
        assert table.bots() == ()

    inside(tmp_path, play)


def test_it_is_said_at_other_tables_whose_turn_it_is(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        ala, ola = await there.person("Ala"), await there.person("Ola")
        here = await there.begun("fits", ala, ola)
        there_too = await there.begun("fits", ala, ola)
        one, two = there.tab(ala), there.tab(ola)
        await one.say("hello", t=here.t)
        await two.say("hello", t=there_too.t)
        await one.say("answer", **a_choice(there, here, 0), key=there.key())
        two.heard()
        late = there.tab(ola)
        await late.say("hello", t=here.t)
        await late.say("answer", **a_choice(there, here, 1), key=there.key())
        assert [one["t"] for one in two.heard() if one["k"] == "turn"] == [here.t]

    inside(tmp_path, play)


def test_whoever_sends_too_fast_waits_and_then_goes_on(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        tab = there.tab(await there.person("Ala"))
        for _ in range(there.house.limits.burst):
            assert (await tab.say("ping"))[0]["k"] == "pong"
        (no,) = await tab.say("ping")
        assert (no["code"], no["retry"]) == ("rate", 51)
        there.clock.time += no["retry"]
        assert (await tab.say("ping"))[0]["k"] == "pong"

    inside(tmp_path, play)


def test_a_page_of_another_build_is_told_to_reload(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        there.house.build = "new"
        tab = there.tab(await there.person("Ala"))
        assert await tab.say("hello", t="x", build="old") == [{"k": "reload", "build": "new"}]
        assert (await tab.say("hello", t="x", proto=2))[0]["k"] == "reload"

    inside(tmp_path, play)


@pytest.mark.parametrize("dies", ["before", "after"])
def test_a_house_that_dies_over_a_commit_is_made_again_from_its_file(
    tmp_path: Path, dies: str
) -> None:
    """Before the commit the answer is lost and sent again; after it, it is known again."""
    sent: dict[str, Any] = {}

    async def die(there: Inside) -> None:
        ala = await there.person("Ala")
        table = await there.begun("fits", ala)
        tab = there.tab(ala)
        await tab.say("hello", t=table.t)
        body = {**a_choice(there, table, 0), "key": there.key()}
        sent.update(body=body, person=ala, rows=len(table.rows))
        store = there.house.store
        assert isinstance(store, Failing)
        store.dies = dies
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(tab.say("answer", **body), 0.3)
        assert [one["k"] for one in tab.heard()] == []
        there.dead = True

    async def live_on(there: Inside) -> None:
        rows = await there.house.store.rows(sent["body"]["t"])
        assert len(rows) == sent["rows"] + (dies == "after")
        tab = there.tab(sent["person"])
        await tab.say("hello", t=sent["body"]["t"])
        assert (await tab.say("answer", **sent["body"]))[0]["k"] == "ack"
        assert len(await there.house.store.rows(sent["body"]["t"])) == sent["rows"] + 1

    inside(tmp_path, die)
    inside(tmp_path, live_on)
