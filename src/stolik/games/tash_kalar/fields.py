"""Who sees which part of the table (TK-A40)."""

from __future__ import annotations

from typing import Final

from stolik.core.seen import sees
from stolik.core.table import Field, owner, public, shown
from stolik.games.tash_kalar.table import Cards, Known, TashTable, deck_size


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
