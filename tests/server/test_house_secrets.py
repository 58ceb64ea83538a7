"""Nothing of another seat's is in any byte that goes out; nothing that comes in breaks a house."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from tests.server.inside import Inside, Tab, inside
from tests.server.test_house import a_choice

from stolik.core.refusal import Refused
from stolik.core.seen import SPECTATOR
from stolik.server import frames
from stolik.server.acts import Answered
from stolik.server.film import Wanted, film, record, viewers_of
from stolik.server.table import Table
from stolik.server.words import reason
from stolik.wire.codec import encode

MESSAGES = 1_500


async def sealed_by_one(there: Inside, game: str, which: int) -> list[bytes]:
    """All bytes that others get when one seat has sealed its first, or its last, choice."""
    people = [await there.person(name) for name in ("Ala", "Ola")]
    table = await there.begun(game, *people)
    own, watcher = there.tab(people[0]), there.tab(await there.person("Ewa"))
    sender = there.tab(people[1])
    for tab in (own, watcher, sender):
        await tab.say("hello", t=table.t)
    question = await to_sealed_step(there, table)
    options = list(question.pending.options)
    act = Answered(ask=question.id, text=question.pending.options.text(options[which]), by="seat")
    async with table.lock:
        await there.house.do(table, act, 1, people[1].id)
        there.house.tell(table)
    heard = [encode(tab.heard()) for tab in (own, watcher)]
    shown = [there.house.shown(table, "", seat, "pl", "") for seat in (0, SPECTATOR)]
    for viewer in (0, SPECTATOR):
        wanted = Wanted((viewer,), 0, 10_000, "pl")
        heard += [line async for line in film(there.house, table, wanted)]
    return [*heard, *map(encode, shown)]


async def to_sealed_step(there: Inside, table: Table) -> Any:
    """Play until both seats are asked under seal; the question to the second."""
    while True:
        asked = table.waiting()
        if len(asked) == 2 and all(one.pending.sealing for one in asked):
            return asked[1]
        pending = asked[0].pending
        choice = pending.options.text(next(iter(pending.options)))
        act = Answered(ask=asked[0].id, text=choice, by="seat")
        async with table.lock:
            await there.house.do(table, act, asked[0].seat, table.chairs[asked[0].seat].owner)
            there.house.tell(table)


@pytest.mark.parametrize("game", ["fits", "toy"])
def test_what_another_has_sealed_shows_in_no_byte(tmp_path: Path, game: str) -> None:
    worlds: list[list[bytes]] = []
    for which in (0, -1):

        async def play(there: Inside, which: int = which) -> None:
            worlds.append(await sealed_by_one(there, game, which))

        folder = tmp_path / str(which)
        folder.mkdir()
        inside(folder, play)
    assert worlds[0] == worlds[1]
    assert len(b"".join(worlds[0])) > 5_000


def test_a_record_or_a_film_of_all_waits_for_the_end(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        ala = await there.person("Ala")
        table = await there.begun("toy", ala)
        for who in ("1", "all", "-1", "00000", "x"):
            with pytest.raises(Refused):
                viewers_of(table, who, 0)
        assert viewers_of(table, "0", 0) == (0,)
        assert viewers_of(table, "public", SPECTATOR) == (SPECTATOR,)
        with pytest.raises(Refused):
            record(table)

    inside(tmp_path, play)


# Whatever is sent.


def spoiled(valid: dict[str, Any], chance: random.Random) -> bytes:
    """A valid message with one thing in it changed."""
    message = json.decode(json.encode(valid))
    odd: list[Any] = [
        None,
        7,
        -1,
        "",
        "x" * 300,
        [],
        {},
        True,
        1e300,
        "cell:0,0",
        "turn:99",
        "button:done",
    ]
    part = message["val"] if chance.random() < 0.7 and message.get("val") else message
    name = chance.choice(sorted(part))
    how = chance.randrange(4)
    if how == 0:
        part[name] = chance.choice(odd)
    elif how == 1:
        del part[name]
    elif how == 2:
        part[chance.choice(["k", "t", "ask", "zzz", "turn", "card"])] = chance.choice(odd)
    else:
        part[name] = {"dial:a": chance.choice([0, -5, 10**9])}
    return json.encode(message)


async def spoil(there: Inside, tab: Tab, valid: dict[str, Any], n: int) -> int:
    """Send four spoiled messages; how many came as far as the judge of a question."""
    chance = random.Random(n)
    unread = reason("message").en
    judged = 0
    for kind in ("answer", "try", "why", "undo"):
        extra = {"answer": {"key": there.key()}, "undo": {"key": there.key(), "to": valid["ask"]}}
        body = {**valid, **extra.get(kind, {})}
        if kind == "undo":
            body = {name: body[name] for name in ("t", "to", "key")}
        if kind == "why":
            body["touch"] = chance.choice(["cell:1,1", "col:9", "", "card:S5"])
        await tab.session.hear(spoiled({"k": kind, **body}, chance))
        judged += not any([one.get("why", {}).get("say") == unread for one in tab.heard()])
    return judged


@pytest.mark.parametrize("game", ["fits", "toy"])
def test_no_message_breaks_a_table_or_another_socket(tmp_path: Path, game: str) -> None:
    async def play(there: Inside) -> None:
        there.house.limits.burst = 10**9
        ala, ola = await there.person("Ala"), await there.person("Ola")
        table = await there.begun(game, ala, ola)
        tabs = {0: there.tab(ala), 1: there.tab(ola)}
        for tab in tabs.values():
            await tab.say("hello", t=table.t)
        judged = rounds = 0
        for n in range(MESSAGES // 4):
            if table.state() == "over":
                break
            seat = table.awaited()[0]
            judged += await spoil(there, tabs[seat], a_choice(there, table, seat), n)
            rounds += 1
            tabs[1 - seat].heard()
            if n % 10 == 0 and table.state() == "playing":
                seat = table.awaited()[0]
                body = a_choice(there, table, seat)
                said = await tabs[seat].say("answer", **body, key=there.key())
                assert said[0]["k"] == "ack"
        assert judged >= 2 * rounds > 100
        assert all(tab.viewer in there.house.viewers for tab in tabs.values())
        view = there.house.shown(table, ala.id, 0, "pl", "")
        assert table.match is not None
        assert view == frames.view(there.house.room(table), table.match, 0, "pl")

    inside(tmp_path, play)
