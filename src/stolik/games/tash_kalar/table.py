"""What lies on the table in Tash-Kalar."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from stolik.core.seen import Seen
from stolik.core.table import Table

Cards = tuple[str, ...]
Known = tuple[tuple[str, Seen], ...]
"""Cards put under a common deck, each with those who know it."""


@mypyc_attr(acyclic=True)
class TashTable(Table):
    """The arena, the cards, and what this turn has brought so far.

    A piece is a number, 3 × side + rank; 0 is an empty square. A side is a player or a team.
    """

    def __init__(  # noqa: PLR0915  # a table's constructor sets every field of the table
        self,
        kind: str,
        first_game: bool,
        sides: tuple[tuple[int, ...], ...],
        colours: Cards,
        banners: Cards,
        first: int,
        shared: bool,
        board: list[int],
        hands: list[Cards],
        legends: list[Cards],
        flares: list[Cards],
        decks: list[Cards],
        tops: list[Cards],
        bottoms: list[Cards],
        discards: list[Cards],
        legend_deck: Cards,
        legend_bottom: Known,
        legend_discard: Cards,
        flare_deck: Cards,
        flare_bottom: Known,
        flare_discard: Cards,
        tasks: Cards,
        next_task: Cards,
        task_deck: Cards,
        task_bottom: Cards,
        claimed: list[Cards],
        points: list[tuple[int, ...]],
        improvised: list[tuple[int, ...]],
        turn: int,
        active: int,
        control: int,
        actions: int,
        discarded: bool,
        handed: bool,
        destroyed: tuple[int, ...],
        summoned: tuple[tuple[str, int], ...],
        extra: tuple[int, int],
        again: bool,
        bonus: bool,
        acting: str,
        being: int,
        spot: int,
        used: tuple[int, ...],
        marks: tuple[int, ...],
        ways: tuple[int, ...],
        due: bool,
        left: int,
        drought: int,
        drew: bool,
        wishes: tuple[tuple[int, int], ...],
        reason: str,
        gone: int,
    ) -> None:
        super().__init__()
        self.kind = kind
        self.first_game = first_game
        self.sides = sides
        self.colours = colours
        self.banners = banners
        self.first = first
        self.shared = shared
        self.board = board
        self.hands = hands
        self.legends = legends
        self.flares = flares
        self.decks = decks
        self.tops = tops
        self.bottoms = bottoms
        self.discards = discards
        self.legend_deck = legend_deck
        self.legend_bottom = legend_bottom
        self.legend_discard = legend_discard
        self.flare_deck = flare_deck
        self.flare_bottom = flare_bottom
        self.flare_discard = flare_discard
        self.tasks = tasks
        self.next_task = next_task
        self.task_deck = task_deck
        self.task_bottom = task_bottom
        self.claimed = claimed
        self.points = points
        self.improvised = improvised
        self.turn = turn
        self.active = active
        self.control = control
        self.actions = actions
        self.discarded = discarded
        self.handed = handed
        self.destroyed = destroyed
        self.summoned = summoned
        self.extra = extra
        self.again = again
        self.bonus = bonus
        self.acting = acting
        self.being = being
        self.spot = spot
        self.used = used
        self.marks = marks
        self.ways = ways
        self.due = due
        self.left = left
        self.drought = drought
        self.drew = drew
        self.wishes = wishes
        self.reason = reason
        self.gone = gone

    def copy(self) -> TashTable:
        return TashTable(
            self.kind,
            self.first_game,
            self.sides,
            self.colours,
            self.banners,
            self.first,
            self.shared,
            self.board.copy(),
            self.hands.copy(),
            self.legends.copy(),
            self.flares.copy(),
            self.decks.copy(),
            self.tops.copy(),
            self.bottoms.copy(),
            self.discards.copy(),
            self.legend_deck,
            self.legend_bottom,
            self.legend_discard,
            self.flare_deck,
            self.flare_bottom,
            self.flare_discard,
            self.tasks,
            self.next_task,
            self.task_deck,
            self.task_bottom,
            self.claimed.copy(),
            self.points.copy(),
            self.improvised.copy(),
            self.turn,
            self.active,
            self.control,
            self.actions,
            self.discarded,
            self.handed,
            self.destroyed,
            self.summoned,
            self.extra,
            self.again,
            self.bonus,
            self.acting,
            self.being,
            self.spot,
            self.used,
            self.marks,
            self.ways,
            self.due,
            self.left,
            self.drought,
            self.drew,
            self.wishes,
            self.reason,
            self.gone,
        )

    def seats(self) -> range:
        """The seats at this table."""
        return range(len(self.hands))

    def side_of(self, seat: int) -> int:
        """The side of a seat."""
        return next(number for number, side in enumerate(self.sides) if seat in side)

    def side(self) -> int:
        """TK-A42: the side whose turn it is."""
        return self.side_of(self.active)

    def partner(self, seat: int) -> int:
        """The other member of a team; a seat without one is its own."""
        side = self.sides[self.side_of(seat)]
        return side[len(side) - 1] if side[0] == seat else side[0]

    def mates(self, seat: int) -> tuple[int, ...]:
        """TK-A40: who sees the hand of a seat: itself, and its partner where that was agreed."""
        return self.sides[self.side_of(seat)] if seat >= 0 and self.shared else (seat,)

    def teams(self) -> bool:
        """Whether sides are teams."""
        return len(self.sides) < len(self.hands)


def deck_size(table: TashTable, seat: int) -> int:
    """The cards left in the own deck of a seat."""
    return len(table.tops[seat]) + len(table.decks[seat]) + len(table.bottoms[seat])
