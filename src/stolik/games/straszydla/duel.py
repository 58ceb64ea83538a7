"""Duels, one after another (STR-7.1): dice, sealed bids, changes, and who withdraws where."""

from __future__ import annotations

from stolik.core.scripts import Script, ask_of, together
from stolik.core.table import Event
from stolik.games.straszydla.bank import gain, gain_terror
from stolik.games.straszydla.moves import LEAVE, Changes, Squares, retreats
from stolik.games.straszydla.names import ACTIONS, WHITE
from stolik.games.straszydla.scaring import roll
from stolik.games.straszydla.speech import no
from stolik.games.straszydla.table import Dice, Duel, StrTable, put
from stolik.games.straszydla.trade import breath, moment
from stolik.games.straszydla.turn import begin_phase

NOBODY = -1


def find_duels(table: StrTable) -> Script[str | None]:
    """STR-7.1.1, STR-A49: contested districts, by the arrival of the first who came to each."""
    squares = dict.fromkeys([table.at[seat] for seat in table.arrived])
    table.contested = tuple([square for square in squares if len(there(table, square)) > 1])
    yield from ()
    return "next_duel"


def there(table: StrTable, square: int) -> tuple[int, ...]:
    """STR-A30, STR-A49: who stands in a district, in order of arrival; in suburbs nobody fights."""
    if table.ground().kind(square) == "suburb":
        return ()
    return tuple([seat for seat in table.arrived if table.at[seat] == square])


def next_duel(table: StrTable) -> Script[str | None]:
    """STR-7.1.1, STR-7.1.7: the first two to have arrived; no more duels, then the actions."""
    while table.contested and len(there(table, table.contested[0])) < 2:
        table.contested = table.contested[1:]
    yield from ()
    if not table.contested:
        begin_phase(table, ACTIONS)
        table.did = 0
        return "act"
    first, second = there(table, table.contested[0])[:2]
    table.duel = Duel((first, second), (0, 0), ((), ()), NOBODY, (0, 0))
    return "roll_duel"


def roll_duel(table: StrTable) -> Script[str | None]:
    """STR-7.1.2, STR-7.1.3: two dice each, a third for the higher total; laid from high to low."""
    duel = table.duel
    assert duel is not None
    one, two = duel.rivals
    power = (table.power(one), table.power(two))
    first = yield from sorted_dice(3 if power[0] > power[1] else 2)
    second = yield from sorted_dice(3 if power[1] > power[0] else 2)
    dice = (first, second)
    table.duel = Duel(duel.rivals, power, dice, leader(dice), (0, 0))
    for seat, own, laid in zip(duel.rivals, power, dice, strict=True):
        facts = (("seat", seat), ("power", own), ("dice", laid))
        table.tell(Event("duel", facts, clause="STR-7.1.3"))
    return "bid"


def sorted_dice(count: int) -> Script[Dice]:
    """So many dice, sorted from high to low."""
    dice = yield from roll(count)
    return tuple(sorted(dice, reverse=True))


def leader(dice: tuple[Dice, Dice]) -> int:
    """STR-7.1.3, STR-A23: 0 or 1 for who has more successes, or NOBODY. A tied pair is none."""
    one, two = dice
    ahead = len(one) - len(two)
    for own, other in zip(one, two, strict=False):
        ahead += (own > other) - (own < other)
    return NOBODY if ahead == 0 else int(ahead < 0)


def bid(table: StrTable) -> Script[str | None]:
    """STR-7.1.4, STR-A56: sealed bids of energy, revealed together, and all lost."""
    duel = table.duel
    assert duel is not None
    if not (yield from breath(table, duel.rivals[0])):
        return "bid"
    table.tell(Event("bidding", clause="STR-7.1.4", barrier=True))
    asks = [
        ask_of(seat, "bid", tuple(range(table.cubes[seat][WHITE] + 1)), 0)
        for seat in sorted(duel.rivals)
    ]
    given = yield from together(tuple(asks))
    bids = dict(zip(sorted(duel.rivals), given, strict=True))
    for seat, count in bids.items():
        gain(table, seat, WHITE, -count)
        table.tell(Event("bid", (("seat", seat), ("count", count)), clause="STR-7.1.4"))
    more = bids[duel.rivals[0]] - bids[duel.rivals[1]]
    budget = (max(0, more), max(0, -more))
    table.duel = Duel(duel.rivals, duel.power, duel.dice, duel.led, budget)
    return "change" if more else "decide"


def change(table: StrTable) -> Script[str | None]:
    """STR-7.1.4, STR-A25: the higher bidder may change own dice, which stay put."""
    duel = table.duel
    assert duel is not None
    side = int(duel.budget[1] > 0)
    seat, dice = duel.rivals[side], duel.dice[side]
    options = Changes(dice, duel.budget[side], "STR-7.1.4")
    laid = yield from moment(table, seat, "change", options, dice)
    if laid is None:
        return "change"
    both = (duel.dice[0], laid) if side else (laid, duel.dice[1])
    table.duel = Duel(duel.rivals, duel.power, both, duel.led, (0, 0))
    table.tell(Event("change", (("seat", seat), ("dice", laid)), clause="STR-7.1.4"))
    return "decide"


def decide(table: StrTable) -> Script[str | None]:
    """STR-7.1.5, STR-A24, STR-A63: more successes; else who led; else strength; else once more."""
    duel = table.duel
    assert duel is not None
    yield from ()
    won = leader(duel.dice)
    if won == NOBODY:
        won = duel.led
    if won == NOBODY and duel.power[0] != duel.power[1]:
        won = int(duel.power[1] > duel.power[0])
    if won == NOBODY:
        table.tell(Event("again", clause="STR-A24"))
        return "roll_duel"
    winner, loser = duel.rivals[won], duel.rivals[1 - won]
    table.tell(Event("won", (("seat", winner), ("other", loser)), clause="STR-7.1.5"))
    table.lost = put(table.lost, loser, (*table.lost[loser], table.at[loser]))
    table.duel = Duel((winner, loser), duel.power, duel.dice, 0, (0, 0))
    return "send_away"


def send_away(table: StrTable) -> Script[str | None]:
    """STR-7.1.6, STR-A61: the winner names the field, or has the loser choose for terror."""
    duel = table.duel
    assert duel is not None
    winner, loser = duel.rivals
    city = table.ground()
    names = tuple([city.name(at) for at in retreats(table, loser)])
    options = Squares((*names, LEAVE), no("retreat", "STR-7.1.6"))
    choice = yield from moment(table, winner, "retreat", options, LEAVE)
    if choice is None:
        return "send_away"
    if choice == LEAVE:
        gain_terror(table, winner, 1)
        facts = (("seat", winner), ("other", loser))
        table.tell(Event("leave", facts, clause="STR-7.1.6"))
        return "withdraw"
    return retreat(table, loser, city.at(choice))


def withdraw(table: StrTable) -> Script[str | None]:
    """STR-7.1.6: the loser chooses where to go."""
    duel = table.duel
    assert duel is not None
    loser, city = duel.rivals[1], table.ground()
    names = tuple([city.name(at) for at in retreats(table, loser)])
    options = Squares(names, no("retreat", "STR-7.1.6"))
    choice = yield from moment(table, loser, "retreat", options, names[0])
    return "withdraw" if choice is None else retreat(table, loser, city.at(choice))


def retreat(table: StrTable, loser: int, to: int) -> str:
    """STR-7.1.7, STR-A49, STR-A62: the loser arrives there last; who stands there fights anew."""
    table.duel = None
    table.at = put(table.at, loser, to)
    table.arrived = (*[seat for seat in table.arrived if seat != loser], loser)
    facts = (("seat", loser), ("square", table.ground().name(to)))
    table.tell(Event("withdrew", facts, clause="STR-7.1.6"))
    if len(there(table, to)) > 1 and to not in table.contested:
        table.contested = (*table.contested, to)
    return "next_duel"
