"""Making tables and sitting at them: what may be done, and every no with its sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.inside import Inside, inside

from stolik.core.dealer import commitment
from stolik.core.refusal import Refused
from stolik.server.acts import Made, Person, Sat
from stolik.server.table import Table
from stolik.wire.tables import PostFill, PostSit, PostTable


async def a_table(there: Inside, person: Person, **more: object) -> Table:
    """A table of FITS before its start."""
    body = {"game": "fits", "mode": "game", "key": there.key(), **more}
    return await there.desk.make(person, PostTable(**body))  # type: ignore[arg-type]


def seat_for(there: Inside, seat: int | None = None) -> PostSit:
    return PostSit(key=there.key(), nonce=there.key(), seat=seat)


def test_a_nonce_is_given_after_the_commitment_and_goes_into_the_deal(tmp_path: Path) -> None:
    """KERNEL 8: the commitment stands in the first row, every nonce in a later one."""

    async def play(there: Inside) -> None:
        ala, ola = await there.person("Ala"), await there.person("Ola")
        table = await a_table(there, ala, seats=3)
        for person in (ala, ola):
            await there.desk.sit(person, table, seat_for(there))
        await there.desk.start(ala, table, there.key())
        assert isinstance(table.rows[0].act, Made)
        assert commitment(bytes.fromhex(table.rows[0].act.secret)) == table.commit
        given = [row.act.nonce for row in table.rows if isinstance(row.act, Sat)]
        assert table.match is not None
        deal = table.match.header["deal"]
        assert (deal["commit"], deal["nonces"]) == (table.commit, [*given, None])

    inside(tmp_path, play)


def test_sitting_down_twice_with_one_key_is_sitting_down_once(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        ala = await there.person("Ala")
        table = await a_table(there, ala)
        post = seat_for(there)
        for _ in range(2):
            await there.desk.sit(ala, table, post)
        assert len(table.rows) == 2
        with pytest.raises(Refused, match="already"):
            await there.desk.sit(ala, table, seat_for(there))

    inside(tmp_path, play)


def test_a_seat_that_is_left_before_the_start_is_free_again(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        ala, ola = await there.person("Ala"), await there.person("Ola")
        table = await a_table(there, ala)
        await there.desk.sit(ala, table, seat_for(there, 1))
        with pytest.raises(Refused, match="taken"):
            await there.desk.sit(ola, table, seat_for(there, 1))
        await there.desk.leave(ala, table, there.key())
        await there.desk.sit(ola, table, seat_for(there, 1))
        assert table.seat_of(ola.id) == 1
        with pytest.raises(Refused, match="do not sit"):
            await there.desk.leave(ala, table, there.key())

    inside(tmp_path, play)


def test_a_full_table_can_be_watched_and_not_joined(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        ala, ola = await there.person("Ala"), await there.person("Ola")
        table = await a_table(there, ala)
        await there.desk.sit(ala, table, seat_for(there))
        await there.desk.fill(ala, table, PostFill(key=there.key(), seat=1, bot="random"))
        with pytest.raises(Refused, match="All seats are taken"):
            await there.desk.sit(ola, table, seat_for(there))
        with pytest.raises(Refused, match="no such seat"):
            await there.desk.sit(ola, table, seat_for(there, 9))

    inside(tmp_path, play)


def test_a_bot_sits_only_where_nobody_sits(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        ala, ola = await there.person("Ala"), await there.person("Ola")
        table = await a_table(there, ala, seats=3)
        await there.desk.sit(ala, table, seat_for(there))
        for seat, bot, said in ((0, "greedy", "taken"), (7, "greedy", "seat"), (1, "x", "greedy")):
            with pytest.raises(Refused, match=said):
                await there.desk.fill(ala, table, PostFill(key=there.key(), seat=seat, bot=bot))
        with pytest.raises(Refused, match="do not sit"):
            await there.desk.fill(ola, table, PostFill(key=there.key(), seat=1, bot="greedy"))

    inside(tmp_path, play)


def test_its_maker_starts_a_table_once_and_not_without_people(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        ala, ola = await there.person("Ala"), await there.person("Ola")
        table = await a_table(there, ala)
        with pytest.raises(Refused, match="person"):
            await there.desk.start(ala, table, there.key())
        await there.desk.sit(ola, table, seat_for(there))
        with pytest.raises(Refused, match="made the table"):
            await there.desk.start(ola, table, there.key())
        key = there.key()
        for _ in range(2):
            await there.desk.start(ala, table, key)
        with pytest.raises(Refused, match="started already"):
            await there.desk.start(ala, table, there.key())
        with pytest.raises(Refused, match="started already"):
            await there.desk.sit(ala, table, seat_for(there))

    inside(tmp_path, play)


@pytest.mark.parametrize(
    "wrong",
    [{"game": "chess"}, {"mode": "duel"}, {"seats": 9}, {"options": {"colour": "red"}}],
)
def test_a_table_that_cannot_be_is_not_made(tmp_path: Path, wrong: dict[str, object]) -> None:
    async def play(there: Inside) -> None:
        ala = await there.person("Ala")
        with pytest.raises(Refused):
            await a_table(there, ala, **wrong)
        assert await there.house.store.tables_of(ala.id, 5) == []

    inside(tmp_path, play)


def test_there_is_no_rematch_before_the_end(tmp_path: Path) -> None:
    async def play(there: Inside) -> None:
        ala = await there.person("Ala")
        table = await there.begun("fits", ala)
        with pytest.raises(Refused, match="over"):
            await there.desk.rematch(ala, table)

    inside(tmp_path, play)
