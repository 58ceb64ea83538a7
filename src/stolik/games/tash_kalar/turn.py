"""A turn of Tash-Kalar in the order of the rules: actions, flares, scoring, drawing, the end."""

from __future__ import annotations

from typing import Final

from stolik.core.scripts import Script, ask, scenes, under
from stolik.core.seen import EVERYBODY, only
from stolik.core.table import Event
from stolik.games.tash_kalar.actions import all_but, discard, place_action, summon
from stolik.games.tash_kalar.answers import Answer
from stolik.games.tash_kalar.board import ARENA, NAMES, SQUARE
from stolik.games.tash_kalar.cards import BEINGS
from stolik.games.tash_kalar.drawing import (
    draw_being,
    draw_legend,
    refill_hand,
    refill_legends,
    without,
)
from stolik.games.tash_kalar.effects import EFFECTS
from stolik.games.tash_kalar.effects.flares import FLARES
from stolik.games.tash_kalar.laying import claim, deal_tasks
from stolik.games.tash_kalar.moves import ask_to_act, criteria
from stolik.games.tash_kalar.names import ACTIONS, COMMON, DROUGHT, DUEL, HIGH, LEGENDARY
from stolik.games.tash_kalar.scoring import add, enemies, reached, result_of, score_turn
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.tasks import fulfilled
from stolik.games.tash_kalar.verbs import (
    NOWHERE,
    PASSED,
    Cells,
    clause_of,
    hand_over,
    place,
)

# Before the first turn.


def deal(table: TashTable) -> Script[str | None]:
    """TK-S7: three beings, a flare, and two legends; a team shares its legends."""
    order = [(table.first + step) % len(table.hands) for step in table.seats()]
    for number, seat in enumerate(order):
        yield from refill_hand(table, seat)
        if not table.teams() or number < len(table.sides):
            yield from refill_legends(table, seat)
    table.due = table.drew = False
    return {HIGH: "lay_out_tasks", DUEL: "place_two"}.get(table.kind, "place_three")


def lay_out_tasks(table: TashTable) -> Script[str | None]:
    """TK-S8: the tasks of the High Form; the board starts empty."""
    yield from deal_tasks(table)
    return "begin_turn"


def place_two(table: TashTable) -> Script[str | None]:
    """TK-S9, TK-B5: who moves last says which colour stands on which square."""
    last = (table.first + len(table.hands) - 1) % len(table.hands)
    side = table.side_of(last)
    one, other = ARENA.duel
    squares = Cells(((NAMES[one],), (NAMES[other],)), "TK-S9")
    chosen = yield from ask(last, "start", squares, (NAMES[one],))
    mine = SQUARE[chosen[0]]
    place(table, mine, COMMON, side)
    place(table, other if mine == one else one, COMMON, 1 - side)
    return "begin_turn"


def place_three(table: TashTable) -> Script[str | None]:
    """TK-S10, TK-B6, TK-A23: who moves last puts three colours beside three symbols."""
    count = len(table.hands)
    last = (table.first + count - 1) % count
    order = [2, 3, 0] if count == 4 else [2, 0, 1]
    symbols = list(ARENA.melee)
    for seat in [(table.first + step) % count for step in order]:
        squares = tuple([(NAMES[one],) for pair in symbols for one in pair])
        chosen = yield from ask(last, f"start_{seat}", Cells(squares, "TK-S10"), squares[0])
        place(table, SQUARE[chosen[0]], COMMON, seat)
        symbols = [pair for pair in symbols if SQUARE[chosen[0]] not in pair]
    return "begin_turn"


# The actions.


def begin_turn(table: TashTable) -> Script[str | None]:
    """TK-T1, TK-T2: two actions; the very first turn has one."""
    table.actions = 1 if table.turn == 0 else ACTIONS
    table.turn += 1
    table.control = table.active
    facts = (("seat", table.active), ("turn", table.turn))
    table.tell(Event("turn", facts, clause="TK-T1", barrier=True))
    yield from ()
    return "act"


def act(table: TashTable) -> Script[str | None]:
    """TK-T7, TK-T8, TK-A8: an action, a flare, or the end once all actions are used."""
    if table.handed and not table.actions:
        return "close_turn"
    asked = ask_to_act(table)
    chosen: Answer = yield from ask(asked.seat, asked.what, asked.options, asked.default)
    if chosen[0] == "place":
        yield from under(table, "TK-T3", place_action(table, SQUARE[chosen[1]]))
    elif chosen[0] == "summon":
        yield from under(table, "TK-T5", summon(table, chosen, asked))
        return "resolve"
    elif chosen[0] == "discard":
        yield from under(table, "TK-T6", discard(table, chosen[1]))
    elif chosen[0] == "flare":
        invoke(table, chosen)
        return "resolve_flare"
    elif chosen[0] == "end":
        return "close_turn"
    else:
        hand_over(table)
    return "act"


def resolve(table: TashTable) -> Script[str | None]:
    """TK-W6: the effect, then the card is discarded."""
    card = table.acting
    yield from under(table, clause_of(card), EFFECTS[BEINGS[card].effect](table))
    if BEINGS[card].rank == LEGENDARY:
        table.legend_discard = (*table.legend_discard, card)
    else:
        table.discards[table.active] = (*table.discards[table.active], card)
    settle(table)
    return "act"


def settle(table: TashTable) -> None:
    """No effect is being resolved any more."""
    table.acting, table.being, table.spot = "", NOWHERE, NOWHERE
    table.used = table.marks = table.ways = ()


def invoke(table: TashTable, chosen: Answer) -> None:
    """TK-FR1 to TK-FR4, TK-FR6, TK-V5: the criteria are settled, the opponent gets his point."""
    seat, side, card = table.active, table.side(), chosen[1]
    other = int(chosen[2]) if len(chosen) > 2 else enemies(table, side)[0]
    table.flares[seat] = without(table.flares[seat], card)
    facts = (("seat", seat), ("card", card), ("side", other))
    table.tell(Event("flared", facts, EVERYBODY, "TK-FR1", reveals=all_but(table, seat)))
    table.ways = criteria(table, card, other)
    if table.kind != HIGH:
        add(table, other, side, 1, "TK-V5")
    table.acting = card


def resolve_flare(table: TashTable) -> Script[str | None]:
    """TK-FR4: the upper effect, then the lower, as far as their criteria were met."""
    card = table.acting
    for part in table.ways:
        yield from under(table, clause_of(card), FLARES[card][part](table))
    table.flare_discard = (*table.flare_discard, card)
    settle(table)
    return "act"


# The end of a turn.


def close_turn(table: TashTable) -> Script[str | None]:
    """TK-T9, TK-QR5: the owner of the turn claims at most one task, or scores."""
    table.control = table.active
    if table.kind == HIGH:
        tasks: list[Answer] = [(task,) for task in fulfilled(table)]
        options = Cells((*tasks, PASSED), "TK-QR5")
        chosen = PASSED
        if tasks:
            chosen = yield from ask(table.active, "claim", options, tasks[0])
        if chosen != PASSED:
            yield from claim(table, chosen[0])
        table.destroyed = ()
    else:
        yield from score_turn(table)
    return "refill"


def refill(table: TashTable) -> Script[str | None]:
    """TK-T9, TK-K5, TK-TM4, TK-TM5: up to 3-2-1, then extra cards; a partner gets the legends."""
    seat = table.active
    holder = table.partner(seat)
    if table.teams() and not table.handed:
        table.legends[holder] = (*table.legends[holder], *table.legends[seat])
        table.legends[seat] = ()
        table.tell(
            Event("passed_legends", (("seat", seat),), clause="TK-TM4", reveals=only(holder))
        )
    yield from refill_hand(table, seat)
    yield from refill_legends(table, holder)
    for _ in range(table.extra[0]):
        yield from draw_being(table, seat)
    for _ in range(table.extra[1]):
        yield from draw_legend(table, holder)
    return "next_turn"


def next_turn(table: TashTable) -> Script[str | None]:
    """TK-E1 to TK-E4, TK-A19, TK-A20, TK-A43: whether it is the end, and whose turn is next."""
    table.drought = 0 if table.drew else table.drought + 1
    table.due = table.due or reached(table) or table.drought >= DROUGHT * len(table.hands)
    again = table.again
    yield from ()
    if not again:
        if table.left > 0:
            table.left -= 1
        elif table.due:
            table.left = len(table.hands)
            table.tell(Event("last_round", (("turns", table.left),), clause="TK-E4"))
        if table.left == 0:
            table.reason = "last_round"
            finish(table)
            return None
        table.active = (table.active + 1) % len(table.hands)
    forget_turn(table)
    return "begin_turn"


def forget_turn(table: TashTable) -> None:
    """What belongs to one turn only; a lone wish to resign lapses after the next one (TK-A39)."""
    table.discarded = table.handed = table.again = table.bonus = table.drew = False
    table.summoned, table.extra = (), (0, 0)
    table.wishes = tuple([wish for wish in table.wishes if wish[1] >= table.turn])


def finish(table: TashTable) -> None:
    """TK-E4 to TK-E7: the game is over."""
    result = result_of(table)
    facts = (("places", result.places), ("points", result.points), ("reason", table.reason))
    table.tell(Event("end", facts, clause="TK-E6"))


def resigned_end(table: TashTable) -> Script[str | None]:
    """TK-E5: a player or team has resigned."""
    table.reason = "resigned"
    finish(table)
    yield from ()
    return None


SCENES: Final = scenes(
    ("TK-S7", deal),
    ("TK-S8", lay_out_tasks),
    ("TK-S9", place_two),
    ("TK-S10", place_three),
    ("TK-T1", begin_turn),
    ("TK-T7", act),
    ("TK-W6", resolve),
    ("TK-FR4", resolve_flare),
    ("TK-T9", close_turn),
    ("TK-T10", refill),
    ("TK-E4", next_turn),
    ("TK-E5", resigned_end),
)
