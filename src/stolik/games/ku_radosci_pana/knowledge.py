"""What one who knows the game would answer: one turn looked ahead, from what its seat sees.

An answer is tried on the towers as the seat knows them; then the own tower is weighed against the
others, as they stand now and as a brawl would leave them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.core.refusal import Why
from stolik.core.scripts import PASS
from stolik.core.view import Advice, Pending, View
from stolik.games.ku_radosci_pana.cards import BY_KEY, UNKNOWN
from stolik.games.ku_radosci_pana.gravity import Choices, Decision, decide, read_place, settle
from stolik.games.ku_radosci_pana.names import AGGRESSION, FINAL_FIGHTS, MOVE, SPEEDY, SWAP
from stolik.games.ku_radosci_pana.offers import Plays
from stolik.games.ku_radosci_pana.orders import aggression, kind_of, lay, move, swap
from stolik.games.ku_radosci_pana.preview import fight_out, points
from stolik.games.ku_radosci_pana.speech import TEXTS
from stolik.games.ku_radosci_pana.table import KrpTable, Play, blank_table

LOOKED_AT: Final = 8
"""So many of the plays that look best at once are followed into a brawl."""

WORTH_A_CARD: Final = 2
"""A deflect is spent on what costs more than this."""

NOW: Final = 2
"""The towers as they stand count so many times as much as after a brawl that may come."""


def table_seen(view: View) -> KrpTable:
    """The towers, foreminions and what falls are due, as a seat sees them."""
    made = blank_table(
        view.field("homes", tuple),
        list(view.field("towers", tuple)),
        list(view.field("fore", tuple)),
    )
    made.mode = view.field("mode", str)
    made.rules = view.field("rules", tuple)
    made.active = max(0, view.field("active", int))
    made.loose = list(view.field("loose", tuple))
    made.jumps = view.field("jumps", tuple)
    return made


def settle_all(table: KrpTable) -> None:
    """KRP-A62: let all towers come to rest; whoever would be asked takes the first."""
    for tower in range(len(table.towers)):
        while (decision := settle(table, tower)) is not None:
            decide(table, tower, decision, decision.options.items[0])


def after(table: KrpTable, play: Play) -> KrpTable:
    """The towers as this play would leave them, if nobody deflects it."""
    made = table.copy()
    kind = kind_of(play)
    if kind == AGGRESSION:
        made.flying = play
        aggression(made, play)
        fought, _ = fight_out(made)
        return fought
    if kind:
        {MOVE: move, SWAP: swap}[kind](made, play)
    else:
        lay(made, play)
    settle_all(made)
    return made


def lead(table: KrpTable, tower: int, worth: tuple[int, ...]) -> float:
    """How far a tower is ahead of the others: of the best and of all of them."""
    others = [points for at, points in enumerate(worth) if at != tower]
    return worth[tower] - (max(others) + sum(others) / len(others)) / 2


def at_the_end(table: KrpTable, tower: int) -> float:
    """KRP-V3: the lead after the three brawls to which speed building leads."""
    for _ in range(FINAL_FIGHTS):
        table, _told = fight_out(table)
    return lead(table, tower, points(table))


def prospect(table: KrpTable, tower: int) -> float:
    """The lead now and after a brawl; in speed building, at the end."""
    if table.mode in SPEEDY:
        return at_the_end(table, tower)
    fought, _ = fight_out(table)
    now = lead(table, tower, points(table))
    return (NOW * now + lead(fought, tower, points(fought))) / (NOW + 1)


def advise(view: View, pending: Pending) -> Advice:
    """What to answer, and what one is after."""
    table = table_seen(view)
    tower = table.homes[view.seat]
    if isinstance(pending.options, Plays):
        return best_play(table, tower, pending.options)
    return ADVISERS[pending.what](view, table, pending)


def best_play(table: KrpTable, tower: int, plays: Plays) -> Advice:
    """KRP-T1: the play after which the own tower is furthest ahead."""
    tried = []
    for at, play in enumerate(plays):
        reached = after(table, play)
        tried.append((lead(reached, tower, points(reached)), -at, play, reached))
    tried.sort(key=lambda one: one[:2], reverse=True)
    before = prospect(table, tower)
    weighed = [(prospect(one[3], tower), one[1], one[2]) for one in tried[:LOOKED_AT]]
    best = max(weighed, key=lambda one: one[:2])
    return Advice(best[2], _why_gain(best[0] - before))


def _why_gain(gain: float) -> Why:
    """A sentence for a play."""
    return TEXTS.why("advice.gain" if gain >= 0 else "advice.least", n=f"{abs(gain):.1f}")


def best_of(
    table: KrpTable, tower: int, pending: Pending, carry_out: Callable[[KrpTable, str], None]
) -> Advice:
    """The answer that leaves the own tower furthest ahead."""
    found: tuple[float, str] | None = None
    for text in pending.options:
        made = table.copy()
        carry_out(made, str(text))
        settle_all(made)
        worth = prospect(made, tower)
        if found is None or worth > found[0]:
            found = (worth, str(text))
    assert found is not None
    return Advice(found[1], TEXTS.why("advice.stand", n=f"{found[0]:.1f}"))


def step(view: View, table: KrpTable, pending: Pending) -> Advice:
    """KRP-T3: where the foreminion counts most."""

    def carry_out(made: KrpTable, text: str) -> None:
        if text != PASS:
            made.fore[view.seat] = read_place(text)

    return best_of(table, table.homes[view.seat], pending, carry_out)


def choice(view: View, table: KrpTable, pending: Pending) -> Advice:
    """KRP-TR2, KRP-K5: a meal or a jump."""
    options = pending.options
    assert isinstance(options, Choices)
    decision = Decision(view.seat, pending.what, options)

    def carry_out(made: KrpTable, text: str) -> None:
        decide(made, options.tower, decision, text)

    return best_of(table, table.homes[view.seat], pending, carry_out)


def nothing(view: View, table: KrpTable, pending: Pending) -> Advice:
    """KRP-A1: nothing can be played."""
    return Advice(PASS, TEXTS.why("advice.nothing"))


def discard(view: View, table: KrpTable, pending: Pending) -> Advice:
    """KRP-T4: nothing if it may be nothing, else what is worth least."""
    items = list(pending.options)
    if PASS in items:
        return Advice(PASS, TEXTS.why("advice.hold"))
    return Advice(min(items, key=worth_of), TEXTS.why("advice.drop"))


def worth_of(key: str) -> int:
    """KRP-P1: what a card is worth in a tower; an order is kept."""
    card = BY_KEY[key]
    return card.value if card.is_minion else 9


def deflect(view: View, table: KrpTable, pending: Pending) -> Advice:
    """KRP-C6: send back what costs more than the deflect is worth."""
    items = [str(item) for item in pending.options]
    play = view.fields["flying"]
    if len(items) > 1 and isinstance(play, Play) and play.card != UNKNOWN:
        tower = table.homes[view.seat]
        cost = prospect(table, tower) - prospect(after(table, play), tower)
        if cost > WORTH_A_CARD:
            return Advice(items[1], TEXTS.why("advice.deflect", n=f"{cost:.1f}"))
    return Advice(PASS, TEXTS.why("advice.keep"))


ADVISERS: Final[dict[str, Callable[[View, KrpTable, Pending], Advice]]] = {
    "play": nothing,
    "stride": step,
    "eat": choice,
    "jump": choice,
    "discard": discard,
    "deflect": deflect,
}
