"""Which beings can be summoned, where, in which orientation, by which pieces (TK-W, TK-A9, TK-A10).

Pure questions. Where orientations lead to the same, they are one choice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from stolik.games.tash_kalar.answers import Answer
from stolik.games.tash_kalar.board import NAMES, SQUARES
from stolik.games.tash_kalar.cards import BEINGS, Being
from stolik.games.tash_kalar.names import COMMON, HEROIC, LEGENDARY, TURNS
from stolik.games.tash_kalar.patterns import Fit, fits_on, index_of
from stolik.games.tash_kalar.pieces import rank_of, side_of, supply
from stolik.games.tash_kalar.table import TashTable

PATTERN_EFFECTS: Final = ("clan_guardian", "two_headed_dragon", "master_of_intrigue")
"""Effects that look at the pieces of the pattern: which ones were used matters (TK-A9)."""


@mypyc_attr(acyclic=True)
class Summons:
    """One way to summon a being: where, with which pieces, lent by whom."""

    def __init__(
        self, card: str, fit: Fit, lent: tuple[int, ...], pay: int, needed: frozenset[int]
    ) -> None:
        self.card = card
        self.fit = fit
        self.lent = lent
        self.pay = pay
        self.needed = needed

    def answer(self, *, tell_turn: bool) -> Answer:
        """This way as an answer; the orientation is told only where it matters."""
        turn = (TURNS[self.fit.turn],) if tell_turn else ()
        lent = [f"lent:{NAMES[square]}" for square in self.lent]
        pay = (f"pay:{self.pay}",) if self.pay >= 0 else ()
        return ("summon", self.card, NAMES[self.fit.spot], *turn, *lent, *pay)


@mypyc_attr(acyclic=True)
class Ground:
    """What summoning depends on: the pieces of a side, those it may borrow, the tokens left."""

    def __init__(self, table: TashTable) -> None:
        self.board = table.board.copy()
        self.side = table.side()
        self.low = supply(table, self.side, COMMON)
        self.high = supply(table, self.side, LEGENDARY)
        self.improvised = table.improvised[self.side]
        self.bonus = table.bonus
        self.any: list[int] = []
        self.upgraded: list[int] = []
        for square in SQUARES:
            piece = self.board[square]
            if piece and self._mine_or_lent(side_of(piece)):
                self.any.append(square)
                if rank_of(piece) >= HEROIC:
                    self.upgraded.append(square)

    def _mine_or_lent(self, side: int) -> bool:
        return side == self.side or self.bonus or side in self.improvised

    def summonses(self, card: str) -> list[Summons]:
        """TK-A9: every way to summon this card that differs from the others."""
        being = BEINGS[card]
        found: dict[object, Summons] = {}
        for fit in fits_on(card, self.any, self.upgraded):
            if rank_of(self.board[fit.spot]) > being.rank:
                continue
            lent = tuple([one for one in fit.squares if side_of(self.board[one]) != self.side])
            for pay in self.payments(lent):
                key = (fit.spot, lent, pay, _matter(being, fit))
                same = found.get(key)
                needed = frozenset(fit.squares)
                if same is None:
                    found[key] = Summons(card, fit, lent, pay, needed)
                else:
                    same.needed &= needed
        return [one for one in found.values() if self.has_token(being, one)]

    def payments(self, lent: tuple[int, ...]) -> list[int]:
        """TK-W7, TK-W8, TK-A16: which colour's improvisation is spent; -1 for none."""
        if not lent:
            return [-1]
        sides = [side_of(self.board[square]) for square in lent]
        if len(lent) == 1 and self.bonus:
            return [-1]
        if len(lent) == 1 + self.bonus:
            return [side for side in dict.fromkeys(sides) if side in self.improvised]
        return []

    def has_token(self, being: Being, summons: Summons) -> bool:
        """TK-W5: a token is left, or the piece on the square serves, or one can be picked up."""
        if (self.high if being.rank == LEGENDARY else self.low) > 0:
            return True
        spot = summons.fit.spot
        return self.serves(being, spot) or bool(self.to_pick_up(being, summons))

    def serves(self, being: Being, square: int) -> bool:
        """Whether the piece on a square is the own token that this being needs."""
        piece = self.board[square]
        legendary = rank_of(piece) == LEGENDARY
        return side_of(piece) == self.side and legendary == (being.rank == LEGENDARY)

    def to_pick_up(self, being: Being, summons: Summons) -> list[int]:
        """TK-A10: own pieces of the kind that the pattern does not need."""
        return [
            square
            for square in SQUARES
            if square not in summons.needed and self.serves(being, square)
        ]


def _matter(being: Being, fit: Fit) -> object:
    """TK-A9: what of an orientation makes a difference for the effect."""
    if being.effect in PATTERN_EFFECTS:
        return fit.squares
    return (fit.marks, fit.ways)


def menu_of(ground: Ground, cards: tuple[str, ...]) -> dict[Answer, Summons]:
    """Every way to summon one of these cards, by its answer."""
    made: dict[Answer, Summons] = {}
    for card in cards:
        ways = ground.summonses(card)
        plain = [one.answer(tell_turn=False) for one in ways]
        for one, answer in zip(ways, plain, strict=True):
            made[one.answer(tell_turn=plain.count(answer) > 1)] = one
    return made


def nearest(ground: Ground, card: str, spot: int) -> tuple[Fit, list[tuple[int, int]]] | None:
    """The orientation on this square that lacks least, and the squares and ranks it lacks."""
    best: tuple[Fit, list[tuple[int, int]]] | None = None
    for fits in index_of(card):
        for fit in [fit for fit in fits if fit.spot == spot]:
            lacks = [need for need in fit.needs if not _there(ground, need)]
            if best is None or len(lacks) < len(best[1]):
                best = (fit, lacks)
    return best


def _there(ground: Ground, need: tuple[int, int]) -> bool:
    piece = ground.board[need[0]]
    return side_of(piece) == ground.side and rank_of(piece) >= need[1]
