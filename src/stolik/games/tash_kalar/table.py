"""What lies on the table in Tash-Kalar, and who sees which part of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from stolik.core.seen import Seen, sees
from stolik.core.table import Field, Table, owner, public, shown

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


def _hands(table: TashTable, seat: int) -> list[Cards]:
    """TK-A40: the own beings; a partner's too where the hosts agreed on that."""
    mates = table.mates(seat)
    return [hand if one in mates else () for one, hand in enumerate(table.hands)]


def _flares(table: TashTable, seat: int) -> list[Cards]:
    mates = table.mates(seat)
    return [hand if one in mates else () for one, hand in enumerate(table.flares)]


def _legends(table: TashTable, seat: int) -> list[Cards]:
    """TK-A40: the shared legends are seen by the member who holds them."""
    mates = table.mates(seat)
    return [hand if one in mates else () for one, hand in enumerate(table.legends)]


def _under(cards: Known, seat: int) -> tuple[str, ...]:
    return tuple([card if sees(known, seat) else "?" for card, known in cards])


def held(table: TashTable, seat: int) -> list[tuple[int, int, int, int]]:
    """How many beings, legends and flares each seat holds, and the cards left in its deck."""
    return [
        (
            len(table.hands[one]),
            len(table.legends[one]),
            len(table.flares[one]),
            deck_size(table, one),
        )
        for one in table.seats()
    ]


def deck_size(table: TashTable, seat: int) -> int:
    """The cards left in the own deck of a seat."""
    return len(table.tops[seat]) + len(table.decks[seat]) + len(table.bottoms[seat])


FIELDS: Final[tuple[Field, ...]] = (
    public("kind"),  # High Form, Duel or Melee (section 1.4)
    public("first_game"),  # the simplified one (TK-A32)
    public("sides"),
    public("colours"),  # the deck of each seat
    public("banners"),  # the colour of each side's pieces (TK-A33)
    public("first"),
    public("shared"),  # whether teammates see each other's hands (TK-A40)
    public("board"),
    shown("hands", _hands),
    shown("legends", _legends),
    shown("flares", _flares),
    owner("decks"),  # in no order: its owner knows what is left, not where
    public("tops"),  # put on top by an effect, openly (TK-Y6)
    owner("bottoms"),  # put under the deck, in this order (TK-T6)
    public("discards"),
    shown("legend_deck", lambda table, seat: len(table.legend_deck)),
    shown("legend_bottom", lambda table, seat: _under(table.legend_bottom, seat)),
    public("legend_discard"),
    shown("flare_deck", lambda table, seat: len(table.flare_deck)),
    shown("flare_bottom", lambda table, seat: _under(table.flare_bottom, seat)),
    public("flare_discard"),
    public("tasks"),  # the three that may be claimed (TK-QR1)
    public("next_task"),  # (TK-QR2)
    public("task_deck"),  # in no order: what has not been turned up is known to all
    public("task_bottom"),  # put under the deck, openly (TK-QR3)
    public("claimed"),  # by each side
    public("points"),  # of each side, by the colour of the victims (TK-V2, TK-V3)
    public("improvised"),  # colours each side may still borrow from (TK-W7)
    public("turn"),
    public("active"),  # whose turn it is
    public("control"),  # who decides: the partner, once the turn was handed over (TK-TM3)
    public("actions"),
    public("discarded"),  # whether the discard action was used (TK-T6)
    public("handed"),  # whether the turn was handed to the partner (TK-TM3)
    public("destroyed"),  # enemy pieces destroyed this turn (TK-K13, TK-V7)
    public("summoned"),  # beings summoned this turn, each with its square (TK-QR6)
    public("extra"),  # extra beings and extra legends to be drawn (TK-K5)
    public("again"),  # another turn follows (TK-L10)
    public("bonus"),  # an enemy piece may stand in at the next summoning (TK-H12)
    public("acting"),  # the card whose effect is being resolved
    public("being"),  # where the piece just summoned stands; -1 if it is gone
    public("spot"),  # where it appeared
    public("used"),  # where the pieces of its pattern stand now
    public("marks"),  # its marked squares
    public("ways"),  # its arrows
    public("due"),  # the end is triggered when this turn is over (TK-E1 to TK-E3)
    public("left"),  # turns until the end; -1 before it is triggered (TK-E4)
    public("drought"),  # turns in a row without a card drawn from an own deck (TK-A43)
    public("drew"),
    public("wishes"),  # team members who wish to resign, and in which turn (TK-A39)
    public("reason"),  # why the game ended
    public("gone"),  # the side that resigned; -1
    shown("held", held, stored=False),
)
