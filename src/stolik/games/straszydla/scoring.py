"""Pacts, and how a game ends (STR-2, STR-7.4, STR-A14 to STR-A16, STR-A37, STR-A71)."""

from __future__ import annotations

from stolik.games.straszydla.components import CREATURES, PACTS
from stolik.games.straszydla.names import LONGEST, PACT
from stolik.games.straszydla.table import StrTable


def matched(pact: str, creatures: tuple[str, ...]) -> int:
    """STR-A14: how many icons of the pact these creatures can fill, each filling one.

    Those of one element fill their own icons first; one of all elements fills any that is left.
    """
    icons = PACTS[pact].icons
    held = [CREATURES[name].element for name in creatures]
    own = [min(held.count(colour), icons.count(colour)) for colour in range(4)]
    return min(PACT, sum(own) + held.count(-1))


def fulfilled(table: StrTable, seat: int) -> bool:
    """STR-2.1, STR-A15: five creatures that have just been fed fill the pact."""
    return matched(table.pacts[seat], table.fed[seat]) == PACT


def tie_break(table: StrTable, seat: int) -> tuple[int, int]:
    """STR-A16: the strength of the fed creatures, then terror cubes."""
    fed = [CREATURES[name].strength(table.night) for name in table.fed[seat]]
    return sum(fed), table.terror[seat]


def pact_winners(table: StrTable) -> tuple[int, ...]:
    """STR-2.2, STR-7.4: who has fulfilled the pact; they share the win, or by option one wins."""
    done = [seat for seat in table.seats() if fulfilled(table, seat)]
    if len(done) < 2 or table.rule("tie") == "shared":
        return tuple(done)
    return best(table, done, pacts=False)


def best(table: StrTable, seats: list[int], *, pacts: bool) -> tuple[int, ...]:
    """STR-A37, STR-A16: the best of these seats, who share the win if nothing parts them."""
    marks = [standing(table, seat, pacts=pacts) for seat in seats]
    top = max(marks)
    return tuple([seat for seat, mark in zip(seats, marks, strict=True) if mark == top])


def standing(table: StrTable, seat: int, *, pacts: bool) -> tuple[int, int, int]:
    """STR-A37: icons matched by fed creatures, then the tie-break of STR-A16."""
    icons = matched(table.pacts[seat], table.fed[seat]) if pacts else 0
    return (icons, *tie_break(table, seat))


def must_end(table: StrTable) -> str:
    """STR-A37, STR-A71: why a game without a winner ends here, by what all can see; or nothing."""
    cap = int(table.rule("cap"))
    if cap and table.time + 1 >= cap:
        return "cap"
    if table.time + 1 >= LONGEST:
        return "longest"
    empty = not any(table.tops)
    few = all([len(owned) < PACT for owned in table.creatures])
    return "empty" if empty and few else ""


def places(table: StrTable) -> tuple[int, ...]:
    """The winners first, all equal; the others by their standing (STR-A37)."""
    marks = [
        (1, 0, 0, 0) if seat in table.winners else (0, *standing(table, seat, pacts=True))
        for seat in table.seats()
    ]
    return tuple([1 + sum([other > own for other in marks]) for own in marks])
