"""What a seat may not know, dealt anew: hands, face-down Ninjas, the depths of the deck."""

from __future__ import annotations

from stolik.core.rng import Rng
from stolik.core.seen import sees
from stolik.games.ku_radosci_pana.cards import UNKNOWN, card_of
from stolik.games.ku_radosci_pana.fields import is_hidden
from stolik.games.ku_radosci_pana.moves import ways
from stolik.games.ku_radosci_pana.names import NINJA, SPEEDY
from stolik.games.ku_radosci_pana.setup import redeal_sizes
from stolik.games.ku_radosci_pana.table import KrpTable, Play
from stolik.games.ku_radosci_pana.tower import Stone, tower_of


def redeal(table: KrpTable, seat: int, rng: Rng) -> None:
    """Shuffle together all that this seat may not know, and lay and deal it again."""
    unseen = list(table.pool)
    others = [other for other in table.seats() if other != seat]
    for other in others:
        unseen += table.hands[other]
        if table.next_cards and table.next_cards[other] != UNKNOWN:
            unseen.append(table.next_cards[other])
    dark = hidden_stones(table, seat)
    flying = table.flying if is_unseen(table, seat) else None
    unseen += [stone.card.number for _, stone in dark]
    if flying is not None:
        unseen.append(flying.card)
    mixed = rng.shuffled(unseen)
    ninjas = [card for card in mixed if card_of(card).traits & NINJA]
    for at, stone in dark:
        mixed.remove(lay_again(table, at, stone, ninjas.pop(), rng))
    if flying is not None:
        mixed.remove(ninjas[-1])
        table.flying = fly_again(flying, ninjas.pop(), rng)
    for other in others:
        deal_again(table, other, mixed)
    table.pool = tuple(sorted(mixed))
    if table.mode not in SPEEDY and table.small:
        redeal_sizes(table, rng)


def is_unseen(table: KrpTable, seat: int) -> bool:
    """Whether the card being played is hidden from this seat."""
    play = table.flying
    return play is not None and is_hidden(play, table.flying_known, seat)


def hidden_stones(table: KrpTable, seat: int) -> list[tuple[int, Stone]]:
    """The face-down minions that this seat does not know, with their towers."""
    return [
        (at, stone)
        for at, tower in enumerate(table.towers)
        for stone in tower.stones
        if stone.down and not sees(stone.known, seat)
    ]


def turned_anyhow(card: int, rng: Rng) -> bool:
    """Only an Acrobatic one can have been laid turned."""
    return rng.choice(ways(card))


def lay_again(table: KrpTable, at: int, stone: Stone, card: int, rng: Rng) -> int:
    """Another Ninja lies there; gives back which."""
    other = Stone(stone.place, card_of(card), turned_anyhow(card, rng), True, stone.known)
    table.towers[at] = tower_of(
        tuple([o for o in table.towers[at].stones if o is not stone] + [other])
    )
    return card


def fly_again(play: Play, card: int, rng: Rng) -> Play:
    """Another Ninja is being played."""
    return Play(card, play.tower, play.place, turned_anyhow(card, rng))


def deal_again(table: KrpTable, seat: int, mixed: list[int]) -> None:
    """As many cards as this seat holds, from those that are left."""
    table.hands[seat] = tuple([mixed.pop() for _ in table.hands[seat]])
    if table.next_cards and table.next_cards[seat] != UNKNOWN:
        table.next_cards[seat] = mixed.pop()
