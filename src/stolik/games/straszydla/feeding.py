"""After the fourth round: feeding, the check of the pacts, summoning (STR-7.2 to STR-7.4)."""

from __future__ import annotations

from stolik.core.scripts import Script
from stolik.core.seen import EVERYBODY
from stolik.core.table import Event
from stolik.games.straszydla.bank import gain, take_creature
from stolik.games.straszydla.components import CREATURES
from stolik.games.straszydla.effects.verbs import kind, value
from stolik.games.straszydla.moves import FED, Feeds, feeds, hungry
from stolik.games.straszydla.names import ELEMENTS, SUMMONING
from stolik.games.straszydla.scoring import best, must_end, pact_winners
from stolik.games.straszydla.table import StrTable, put
from stolik.games.straszydla.trade import moment
from stolik.games.straszydla.turn import begin_phase


def feed(table: StrTable) -> Script[str | None]:
    """STR-7.2.1, STR-A51: one creature after the other, until its owner is done with feeding."""
    seat = table.acting()
    ways = feeds(table, seat)
    choice = yield from moment(table, seat, "feed", Feeds(ways), ways[0])
    if choice is None:
        return "feed"
    if choice == FED:
        return finish(table, seat)
    name, colour = value(choice[0]), kind(choice[1])
    gain(table, seat, colour, -CREATURES[name].strength(table.night))
    table.fed = put(table.fed, seat, (*table.fed[seat], name))
    facts = (("seat", seat), ("creature", name), ("colour", ELEMENTS[colour]))
    table.tell(Event("fed", facts, clause="STR-7.2.1"))
    return "feed"


def finish(table: StrTable, seat: int) -> str:
    """STR-7.2.2, STR-A36: creatures that were not fed leave the game."""
    for name in hungry(table, seat):
        table.removed = (*table.removed, name)
        facts = (("seat", seat), ("creature", name))
        table.tell(Event("starved", facts, clause="STR-7.2.2"))
    table.creatures = put(
        table.creatures,
        seat,
        tuple([one for one in table.creatures[seat] if one in table.fed[seat]]),
    )
    table.finished |= 1 << seat
    table.turn += 1
    return "feed" if table.turn < len(table.cubes) else "check_pacts"


def check_pacts(table: StrTable) -> Script[str | None]:
    """STR-2.2, STR-7.4, STR-A4: who has fed five creatures of the pact wins; else the game goes on.

    A scene of its own, without a question: what its outcome says of the pacts is said to all.
    """
    yield from ()
    table.winners = pact_winners(table)
    table.ending = "pact" if table.winners else must_end(table)
    if not table.ending:
        begin_phase(table, SUMMONING)
        return "summon"
    if table.ending != "pact":
        table.winners = best(table, list(table.seats()), pacts=True)
    for seat in table.seats():
        facts = (("seat", seat), ("pact", table.pacts[seat]))
        table.tell(Event("pact", facts, clause="STR-A3", reveals=EVERYBODY))
    facts_of_end = (("seats", table.winners), ("ending", table.ending))
    table.tell(Event("end", facts_of_end, clause="STR-7.4", reveals=EVERYBODY))
    return None


def summon(table: StrTable) -> Script[str | None]:
    """STR-7.3, STR-A5, STR-A12, STR-A13: everybody must, from the district where he ended."""
    seat = table.acting()
    colours = table.ground().tile(table.at[seat]).colours
    piles = tuple([colour for colour in colours if table.tops[colour]])
    pile = piles[0] if piles else -1
    if len(piles) > 1:
        names = tuple([ELEMENTS[one] for one in piles])
        named = yield from moment(table, seat, "summon", names, names[0])
        if named is None:
            return "summon"
        pile = ELEMENTS.index(named)
    if piles:
        facts = (("seat", seat), ("creature", table.tops[pile]))
        table.tell(Event("summoned", facts, clause="STR-7.3"))
        yield from take_creature(table, seat, pile)
    table.turn += 1
    return "summon" if table.turn < len(table.cubes) else "turn_card"
