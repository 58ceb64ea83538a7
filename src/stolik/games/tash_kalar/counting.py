"""Where every card and piece is, and how what a seat may not know could lie otherwise."""

from __future__ import annotations

from stolik.core.rng import Rng
from stolik.core.seen import Seen, sees
from stolik.games.tash_kalar.cards import DECKS, FLARE_IDS, LEGEND_IDS, TASKS
from stolik.games.tash_kalar.names import HIGH, LEGENDARY
from stolik.games.tash_kalar.pieces import supply, usable
from stolik.games.tash_kalar.table import Cards, Known, TashTable


def components(table: TashTable) -> dict[str, int]:
    """TK-P1, TK-C1: every card and token; the counts never change in a game."""
    counts: dict[str, int] = {}
    for seat in table.seats():
        piles = (table.hands, table.decks, table.tops, table.bottoms, table.discards)
        lying = [card for pile in piles for card in pile[seat]]
        if seat == table.active:
            lying.append(table.acting)
        for card in DECKS[table.colours[seat]]:
            counts[f"{seat} {card}"] = lying.count(card)
    bottoms = [card for card, _ in (*table.legend_bottom, *table.flare_bottom)]
    common = [*table.legend_deck, *table.legend_discard, *table.flare_deck, *table.flare_discard]
    held = [card for hand in (*table.legends, *table.flares) for card in hand]
    for card in (*LEGEND_IDS, *FLARE_IDS):
        counts[card] = [*bottoms, *common, *held, table.acting].count(card)
    tasks = [*table.tasks, *table.next_task, *table.task_deck, *table.task_bottom]
    tasks += [task for side in table.claimed for task in side]
    for task in TASKS if table.kind == HIGH else ():
        counts[task] = tasks.count(task)
    for side in range(len(table.sides)):
        counts[f"tokens {side}"] = usable(table)
        counts[f"overdrawn {side}"] = min(0, supply(table, side, 1), supply(table, side, LEGENDARY))
    return counts


def redeal(table: TashTable, seat: int, rng: Rng) -> None:
    """TK-A40: whatever lies face down for this seat is dealt again, each place as many."""
    mates = table.mates(seat)
    others = [other for other in table.seats() if other not in mates]
    for other in table.seats():
        if other != seat:
            _redeal_own(table, other, rng, keep=other in mates)
    table.legend_deck, table.legend_bottom = _redeal_common(
        table.legend_deck, table.legend_bottom, table.legends, others, seat, rng
    )
    table.flare_deck, table.flare_bottom = _redeal_common(
        table.flare_deck, table.flare_bottom, table.flares, others, seat, rng
    )


def _redeal_own(table: TashTable, other: int, rng: Rng, *, keep: bool) -> None:
    hand, bottom = table.hands[other], table.bottoms[other]
    unknown = [*([] if keep else hand), *table.decks[other], *bottom]
    cards = iter(rng.shuffled(unknown))
    if not keep:
        table.hands[other] = tuple([next(cards) for _ in hand])
    table.bottoms[other] = tuple([next(cards) for _ in bottom])
    table.decks[other] = tuple(sorted(cards))


def _redeal_common(
    deck: Cards, bottom: Known, hands: list[Cards], others: list[int], seat: int, rng: Rng
) -> tuple[Cards, Known]:
    unknown = [*deck, *[card for card, known in bottom if not sees(known, seat)]]
    unknown += [card for other in others for card in hands[other]]
    cards = iter(rng.shuffled(unknown))
    for other in others:
        hands[other] = tuple([next(cards) for _ in hands[other]])
    laid: list[tuple[str, Seen]] = [
        (card if sees(known, seat) else next(cards), known) for card, known in bottom
    ]
    return tuple(sorted(cards)), tuple(laid)
