"""A tower as an open grid: stones at places, and the pure questions about one (KRP-B1)."""

from __future__ import annotations

from typing import ClassVar, Final

from stolik.core.seen import EVERYBODY, Seen
from stolik.games.ku_radosci_pana.cards import Card
from stolik.games.ku_radosci_pana.names import FLYING, HEAVY, STEPS, STRIDE, column_of


class Stone:
    """A minion lying in a tower; turned (KRP-O2) or face down (KRP-O3). It never changes."""

    __match_args__: ClassVar = ("place", "card", "turned", "down", "known")

    def __init__(
        self, place: int, card: Card, turned: bool = False, down: bool = False, known: Seen = -1
    ) -> None:
        self.place = place
        self.card = card
        self.turned = turned
        self.down = down
        self.known = known
        self.traits = 0 if down else card.traits

    def at(self, place: int) -> Stone:
        """The same minion somewhere else."""
        return Stone(place, self.card, self.turned, self.down, self.known)

    def upset(self) -> Stone:
        """The same minion turned by 180 degrees."""
        return Stone(self.place, self.card, not self.turned, self.down, self.known)

    def face_up(self) -> Stone:
        """The same minion revealed: from now on everybody knows it (KRP-A47)."""
        return Stone(self.place, self.card, self.turned, False, EVERYBODY)

    def face_down(self) -> Stone:
        """The same minion face down again."""
        return Stone(self.place, self.card, self.turned, True, self.known)

    def arrow(self, direction: int) -> int:
        """How many small arrows point this way as it lies now (KRP-F2, KRP-O2)."""
        if self.down:
            return 0
        return self.card.arrows[(direction + 2) % 4 if self.turned else direction]

    def shielded(self, side: int) -> bool:
        """Whether this side bears a shield as it lies now (KRP-M2)."""
        if self.down:
            return False
        return self.card.shields[(side + 2) % 4 if self.turned else side] > 0


class Tower:
    """Stones in the order of their places: bottom to top, left to right. It never changes."""

    __match_args__: ClassVar = ("stones",)

    def __init__(self, stones: tuple[Stone, ...]) -> None:
        self.stones = stones
        self.by_place = {stone.place: stone for stone in stones}
        self.traits = 0
        for stone in stones:
            self.traits |= stone.traits

    def at(self, place: int) -> Stone | None:
        """The stone at a place."""
        return self.by_place.get(place)

    def find(self, card: int) -> Stone | None:
        """The stone that is this card."""
        for stone in self.stones:
            if stone.card.number == card:
                return stone
        return None

    def put(self, stone: Stone) -> Tower:
        """The tower with this stone; one that lay at its place is gone."""
        return self.change(stone.place, stone)

    def remove(self, place: int) -> Tower:
        """The tower without the stone at a place."""
        return self.change(place, None)

    def change(self, place: int, stone: Stone | None) -> Tower:
        """The tower with what lay at a place taken away and another stone laid."""
        stones = [other for other in self.stones if other.place != place]
        if stone is not None:
            stones = [other for other in stones if other.place != stone.place]
            at = 0
            while at < len(stones) and stones[at].place < stone.place:
                at += 1
            stones.insert(at, stone)
        return Tower(tuple(stones))

    def columns(self) -> tuple[int, ...]:
        """The columns in which something lies, from the left."""
        return tuple(sorted({column_of(stone.place) for stone in self.stones}))

    def stands(self, place: int) -> bool:
        """Whether something at this place would have a minion or the ground below it."""
        below = place - STRIDE
        return below < STRIDE or below in self.by_place

    def heavy_above(self, place: int) -> bool:
        """KRP-TR4, KRP-A27: whether a Heavy lies anywhere above in the same column."""
        if not self.traits & HEAVY:
            return False
        column = column_of(place)
        for stone in self.stones:
            if stone.place > place and stone.traits & HEAVY and column_of(stone.place) == column:
                return True
        return False

    def hovers(self, stone: Stone) -> bool:
        """KRP-TR4: whether gravity leaves this stone where it is though nothing is below it."""
        return stone.traits & FLYING != 0 and not self.heavy_above(stone.place)

    def resting(self, place: int) -> int:
        """KRP-G3: where something that falls from this place comes to rest."""
        while not self.stands(place):
            place -= STRIDE
        return place

    def neighbours(self, place: int) -> list[int]:
        """The places beside, above and below where a minion lies."""
        return [place + step for step in STEPS if place + step in self.by_place]


EMPTY: Final = Tower(())


def tower_of(stones: tuple[Stone, ...]) -> Tower:
    """A tower of these stones, in whatever order they are given."""
    return Tower(tuple(sorted(stones, key=lambda stone: stone.place)))
