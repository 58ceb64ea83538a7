"""What lies on the table in FITS. All of it is public: what is secret is only what is sealed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from stolik.core.table import Field, Table, public
from stolik.games.fits.boards import load_start_shapes
from stolik.games.fits.ramp import Ramp
from stolik.games.fits.shapes import Drop

Laid = tuple[Drop, ...]
"""The drops made on one ramp, in their order."""

START_SHAPES: Final = load_start_shapes()
"""What the four start cards show (FITS-C8, FITS-A16)."""


@mypyc_attr(acyclic=True)
class FitsTable(Table):
    """The boards in the order of play, the cards, and what each seat has in front of it."""

    def __init__(
        self,
        layouts: tuple[str, ...],
        round_: int,
        start: tuple[str, ...],
        spare: tuple[str, ...],
        deck: tuple[str, ...],
        card: str,
        discard: tuple[str, ...],
        ramps: list[Ramp],
        laid: list[Laid],
        aside: list[tuple[str, ...]],
        points: list[tuple[int, ...]],
        before: tuple[Laid, ...],
    ) -> None:
        super().__init__()
        self.layouts = layouts
        self.round = round_
        self.start = start
        self.spare = spare
        self.deck = deck
        self.card = card
        self.discard = discard
        self.ramps = ramps
        self.laid = laid
        self.aside = aside
        self.points = points
        self.before = before

    def copy(self) -> FitsTable:
        return FitsTable(
            self.layouts,
            self.round,
            self.start,
            self.spare,
            self.deck,
            self.card,
            self.discard,
            self.ramps.copy(),
            self.laid.copy(),
            self.aside.copy(),
            self.points.copy(),
            self.before,
        )

    def seats(self) -> range:
        """The seats at this table."""
        return range(len(self.ramps))


FIELDS: Final[tuple[Field, ...]] = (
    public("layouts"),  # the boards, in the order of play (FITS-G2, FITS-E3)
    public("round"),  # which of them is played now, from 0
    public("start"),  # each seat's start card, for the whole round (FITS-G3)
    public("spare"),  # start cards dealt to nobody, open after the deal (FITS-A9)
    public("deck"),  # what is left, in no order: used cards lie open (FITS-G5)
    public("card"),  # the card turned up last
    public("discard"),  # the cards before it
    public("ramps"),  # open to all at any time (FITS-A6)
    public("laid"),  # the drops that made them (FITS-P8)
    public("aside"),  # blocks declined in this round (FITS-P6)
    public("points"),  # of each seat, round by round (FITS-E1)
    public("before"),  # what lay on the ramps when the last round ended
)
