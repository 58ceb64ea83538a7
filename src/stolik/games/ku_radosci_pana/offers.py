"""What is offered to a seat: plays, cards of a hand, steps of a foreminion."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.core.options import NOT_OFFERED, Listed, Options, Touches
from stolik.core.refusal import Refused, Why
from stolik.core.rng import Rng
from stolik.core.scripts import PASS
from stolik.games.ku_radosci_pana.cards import BY_KEY, card_of
from stolik.games.ku_radosci_pana.gravity import read_place
from stolik.games.ku_radosci_pana.moves import (
    Towers,
    Where,
    can_play,
    plays_of,
    ways,
    why_no_place,
    why_no_target,
)
from stolik.games.ku_radosci_pana.names import spot
from stolik.games.ku_radosci_pana.speech import refusal
from stolik.games.ku_radosci_pana.table import Play

Offer = tuple[int, int]
"""A card in hand, and which of its options."""


def read_play(text: str) -> Play:
    """A play from its notation; ValueError for what is none."""
    head, _, rest = text.strip().partition("@")
    key, _, half = head.partition("/")
    tower, _, where = rest.removesuffix("^").partition(":")
    place, _, to = where.partition(">")
    if key not in BY_KEY or half not in ("", "a", "b"):
        raise ValueError(f"This is no play: {text!r}")
    option = 1 if half == "b" else 0
    target = read_place(to) if to else 0
    return Play(
        BY_KEY[key].number, int(tower), read_place(place), rest.endswith("^"), option, target
    )


def play_path(play: Play) -> Touches:
    """Card, option, place, and where to or how turned."""
    card = card_of(play.card)
    lying = f"cell:{play.tower},{spot(play.place)}"
    if card.is_minion:
        turned = (f"turn:{'down' if play.turned else 'up'}",) if len(ways(play.card)) > 1 else ()
        return (f"card:{card.key}", lying, *turned)
    to = (f"cell:{play.tower},{spot(play.to)}",) if play.to else ()
    return (f"card:{card.key}", f"half:{'ab'[play.half]}", lying, *to)


class PlayList(Listed[Play]):
    """All plays, written out."""

    def touch(self, item: Play) -> Touches:
        return play_path(item)


class Plays(Options[Play]):
    """All that may be played now; written out only when somebody reads the list."""

    def __init__(
        self, towers: Towers, where: Where, cards: tuple[int, ...], half: int = -1
    ) -> None:
        self.towers = towers
        self.where = where
        self.cards = cards
        self.half = half
        self._list: PlayList | None = None

    def offers(self) -> list[Offer]:
        """The cards and options that can be played at all (KRP-A1)."""
        return [
            (card, half)
            for card in self.cards
            for half in self.halves(card)
            if can_play(self.towers, self.where, card, half)
        ]

    def halves(self, card: int) -> tuple[int, ...]:
        """The options of a card: both, or the one first chosen (KRP-C7)."""
        return (self.half,) if self.half >= 0 else tuple(range(max(1, len(card_of(card).halves))))

    def ways(self, offer: Offer) -> Iterator[Play]:
        """What can be done with this card and option."""
        return plays_of(self.towers, self.where, *offer)

    def any(self) -> bool:
        """Whether anything can be played."""
        return bool(self.offers())

    def first(self) -> Play:
        """The first of all plays, where there are any."""
        return next(self.ways(self.offers()[0]))

    def listed(self) -> PlayList:
        """The list, made once."""
        if self._list is None:
            self._list = PlayList(
                tuple([play for offer in self.offers() for play in self.ways(offer)])
            )
        return self._list

    def offered(self, choice: object) -> Play:
        if type(choice) is Play and (choice.card, choice.half) in self.offers():
            wanted = choice.notation()
            for play in plays_of(self.towers, (choice.tower,), choice.card, choice.half):
                if play.notation() == wanted and choice.tower in self.where:
                    return play
        raise Refused("illegal", self.reason(choice))

    def reason(self, wish: object) -> Why:
        """KRP-D2: which rule forbids it; what is not in the hand is not talked about."""
        if not isinstance(wish, Play):
            return NOT_OFFERED
        if wish.card not in self.cards:
            return refusal("KRP-T1-hand")
        if wish.tower not in self.where:
            return refusal("KRP-C6-tower")
        tower = self.towers[wish.tower]
        if card_of(wish.card).is_minion:
            key = why_no_place(tower, wish.card, wish.place) or "KRP-TR5-upright"
        else:
            key = why_no_target(tower, wish, self.half)
        return refusal(key, at=(f"cell:{wish.tower},{spot(wish.place)}",))

    def touches(self, prefix: Touches) -> Touches:
        return self.listed().touches(prefix)

    def done(self, prefix: Touches) -> bool:
        return self.listed().done(prefix)

    def pick(self, prefix: Touches) -> Play:
        return self.listed().pick(prefix)

    def path(self, choice: Play) -> Touches:
        return play_path(self.offered(choice))

    def text(self, choice: Play) -> str:
        return choice.notation()

    def parse(self, text: str) -> Play:
        try:
            wish = read_play(text)
        except ValueError:
            raise Refused("illegal", NOT_OFFERED) from None
        return self.offered(wish)

    def sample(self, rng: Rng) -> Play:
        return rng.choice(list(self.ways(rng.choice(self.offers()))))

    def count(self) -> int:
        return self.listed().count()

    def __iter__(self) -> Iterator[Play]:
        return iter(self.listed())

    def mark(self) -> int:
        return self.listed().mark()


class Hand(Listed[str]):
    """Cards of a hand by key, and perhaps PASS: for deflecting and discarding."""

    def touch(self, item: str) -> Touches:
        return (f"button:{item}",) if item == PASS else (f"card:{item}",)


class Stride(Listed[str]):
    """KRP-K3: where a foreminion may step, by place; PASS to stay."""

    def __init__(self, tower: int, items: tuple[str, ...]) -> None:
        super().__init__(items)
        self.tower = tower

    def touch(self, item: str) -> Touches:
        return (f"button:{item}",) if item == PASS else (f"cell:{self.tower},{item}",)


def keys(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Cards by their keys."""
    return tuple([card_of(card).key for card in cards])
