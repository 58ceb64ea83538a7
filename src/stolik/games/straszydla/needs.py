"""What a seat still needs: creatures for its pact, and cubes for the next feeding."""

from __future__ import annotations

from stolik.games.straszydla.components import CREATURES, PACTS
from stolik.games.straszydla.names import ELEMENTS
from stolik.games.straszydla.table import StrTable


class Needs:
    """The needs of one seat; without a known pact every element is as good as any."""

    def __init__(self, table: StrTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        pact = table.pacts[seat]
        icons = PACTS[pact].icons if pact in PACTS else tuple(range(len(ELEMENTS)))
        self.missing = [icons.count(colour) for colour in range(len(ELEMENTS))]
        self.serving: list[str] = []
        self._match([name for name in table.creatures[seat] if not CREATURES[name].wild])
        wild = [name for name in table.creatures[seat] if CREATURES[name].wild]
        self.serving += wild
        self.left = max(0, sum(self.missing) - len(wild))
        self.demand = self._demand()

    def _match(self, names: list[str]) -> None:
        night = self.table.night
        fed = self.table.fed[self.seat]
        for name in sorted(names, key=lambda one: (one not in fed, CREATURES[one].strength(night))):
            element = CREATURES[name].element
            if self.missing[element]:
                self.missing[element] -= 1
                self.serving.append(name)

    def _demand(self) -> list[int]:
        """STR-7.2.1: cubes of each colour that the serving creatures will eat."""
        table = self.table
        demand = [0] * len(ELEMENTS)
        hungry = [name for name in self.serving if name not in table.fed[self.seat]]
        for name in hungry:
            card = CREATURES[name]
            if not card.wild:
                demand[card.element] += card.strength(table.night)
        own = table.cubes[self.seat]
        for _ in [name for name in hungry if CREATURES[name].wild]:
            spare = [own[colour] - demand[colour] for colour in range(len(ELEMENTS))]
            demand[spare.index(max(spare))] += 3
        return demand

    def serves(self, name: str) -> bool:
        """Whether the pact needs this creature."""
        return name in self.serving

    def wanted(self, colour: int) -> bool:
        """Whether the pact needs another creature of this element."""
        return self.left > 0 and self.missing[colour] > 0

    def spare(self, colour: int) -> int:
        """Cubes of a colour beyond what will be eaten."""
        return self.table.cubes[self.seat][colour] - self.demand[colour]

    def lack(self) -> int:
        """How many cubes will be missing at the feeding."""
        return sum([max(0, -self.spare(colour)) for colour in range(len(ELEMENTS))])

    def weight(self, colour: int) -> float:
        """What a cube of this colour is worth."""
        return 1.3 if self.spare(colour) < 0 else 1.0

    def summoned(self, colour: int) -> float:
        """STR-7.3: what summoning from this element is worth."""
        if not self.table.tops[colour]:
            return 0.0
        return 7.0 if self.wanted(colour) else -2.0

    def taste(self, square: int) -> float:
        """A small leaning that differs by seat, so that equal players do not always collide."""
        return ((square * 7 + self.seat * 5 + self.table.time * 3 + self.table.card) % 11) / 8
