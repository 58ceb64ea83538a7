"""Fields and who sees them; views that cannot change the table; events."""

import pytest
from tests.core.small_games import FIELDS, Sheet

from stolik.core.seen import SPECTATOR, only
from stolik.core.table import (
    ABSENT,
    Event,
    Table,
    freeze,
    hidden,
    owner,
    public,
    seats,
    seen_fields,
    shown,
    stored_values,
    write_table,
)

ALL = (
    *FIELDS,
    seats("pact", frozenset({0, 2})),
    shown("size", lambda table, seat: len(table.secret), stored=False),
    shown("top", lambda table, seat: table.secret[-1] if seat == 1 else ABSENT, stored=False),
)


class Pact(Sheet):
    """A sheet with something that two seats share."""

    def __init__(self) -> None:
        super().__init__(["n"], [["x"], ["y"], ["z"]], ["s", "t"])
        self.pact = {"terms": [1, 2], "with": {3}}


@pytest.mark.parametrize(
    ("seat", "names"),
    [
        (0, {"notes", "hands", "pact", "size"}),
        (1, {"notes", "hands", "size", "top"}),
        (2, {"notes", "hands", "pact", "size"}),
        (SPECTATOR, {"notes", "size"}),
    ],
)
def test_a_seat_gets_the_fields_declared_for_it_and_no_others(seat: int, names: set[str]) -> None:
    assert seen_fields(ALL, Pact(), seat).keys() == names


def test_an_owner_sees_the_own_element_and_no_other() -> None:
    assert [seen_fields(ALL, Pact(), seat)["hands"] for seat in range(3)] == [
        ("x",),
        ("y",),
        ("z",),
    ]


def test_nothing_in_a_picture_can_change_the_table() -> None:
    table = Pact()
    before = write_table((*FIELDS, public("pact")), table)
    picture = seen_fields(ALL, table, 0)
    assert picture["notes"] == ("n",)
    pact = picture["pact"]
    assert isinstance(pact, dict)
    assert pact["terms"] == (1, 2)
    assert pact["with"] == frozenset({3})
    pact.clear()
    picture.clear()
    assert write_table((*FIELDS, public("pact")), table) == before


def test_freezing_reaches_every_depth() -> None:
    assert freeze([[1, [2]], ({3: [4]},)]) == ((1, (2,)), ({3: (4,)},))


def test_a_picture_made_of_other_fields_is_not_stored() -> None:
    assert stored_values(ALL, Pact())[3:] == [{"terms": [1, 2], "with": {3}}]
    assert len(stored_values(ALL, Pact())) == 4


def test_fields_say_their_kind() -> None:
    fields = [public("a"), owner("a"), hidden("a"), seats("a", frozenset()), shown("a", max)]
    assert [one.kind for one in fields] == ["public", "owner", "hidden", "seats", "shown"]


def test_a_table_that_nobody_listens_to_tells_nothing() -> None:
    table = Sheet([], [], [])
    table.tell(Event("noted"))
    assert table.told is None
    heard: list[Event] = []
    table.told = heard
    table.tell(Event("noted"))
    assert [event.kind for event in heard] == ["noted"]


def test_what_is_told_and_the_clauses_are_not_copied() -> None:
    table = Sheet([1], [], [])
    table.told = []
    table.clauses = ("TOY-1",)
    twin = table.copy()
    assert (twin.notes, twin.told, twin.clauses) == ([1], None, ())


def test_a_bare_table_asks_its_author_for_a_copy() -> None:
    with pytest.raises(NotImplementedError):
        Table().copy()


def test_an_event_has_facts_by_name_and_a_text_to_compare() -> None:
    event = Event("drawn", (("card", "h2"), ("count", 3)), only(1), "TOY-4", only(1))
    assert event.get("card") == "h2"
    assert event.text() == 'drawn card="h2" count=3 TOY-4'
    assert Event("ended").text() == "ended"
    with pytest.raises(KeyError):
        event.get("colour")
