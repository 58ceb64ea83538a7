"""Stolik's slices of Ku radości Pana: random play through the public API, and a full brawl.

A move is an answer with at least two choices; deflect windows and chance do not count, the windows
stand beside the moves.
"""

from __future__ import annotations

from harness import Counts, Loop

import stolik
from stolik.core.dealer import Dealer
from stolik.core.spec import Setup
from stolik.games.ku_radosci_pana import GAME
from stolik.games.ku_radosci_pana.cards import CARDS, MINIONS
from stolik.games.ku_radosci_pana.names import place_at
from stolik.games.ku_radosci_pana.offers import Plays
from stolik.games.ku_radosci_pana.preview import fight_out
from stolik.games.ku_radosci_pana.table import KrpTable, blank_table
from stolik.games.ku_radosci_pana.tower import Stone, tower_of

WIDE = 5
HIGH = 4


def random_game(agreed: Setup, dealer: Dealer, rng: stolik.Rng, counts: dict[str, int]) -> None:
    """One game of random moves, as a stranger would write it."""
    runner = stolik.Runner.start(agreed)
    while True:
        asks = runner.asks()
        if asks:
            pending = asks[0]
            runner.answer(pending, pending.options.sample(rng))
            if pending.what == "deflect":
                counts["windows"] += 1
            elif isinstance(pending.options, Plays) or pending.options.count() > 1:
                counts["moves"] += 1
        else:
            draw = runner.chance()
            if draw is None:
                counts["games"] += 1
                return
            runner.deal(dealer.draw(draw))


def games(name: str, seats: int) -> Loop:
    agreed, rng, dealer = GAME.setup(seats=seats), stolik.Rng(1), stolik.SeededDealer(1)

    def batch() -> Counts:
        counts = {"moves": 0, "windows": 0, "games": 0}
        for _ in range(5):
            random_game(agreed, dealer, rng, counts)
        return counts

    return Loop(name, batch)


def krp() -> Loop:
    return games("krp", 2)


def krp_six() -> Loop:
    return games("krp-six", 6)


def six_towers() -> KrpTable:
    """Six towers of twenty minions, always the same."""
    towers = []
    for seat in range(6):
        numbers = stolik.Rng(seat).shuffled(MINIONS)[: WIDE * HIGH]
        stones = [
            Stone(place_at(at % WIDE, at // WIDE + 1), CARDS[number])
            for at, number in enumerate(numbers)
        ]
        towers.append(tower_of(tuple(stones)))
    return blank_table(tuple(range(6)), towers, [0] * 6)


def krp_brawl() -> Loop:
    """A full brawl over six stored towers of twenty minions."""
    table = six_towers()

    def batch() -> Counts:
        for _ in range(20):
            fight_out(table)
        return {"brawls": 20}

    return Loop("krp-brawl", batch)
