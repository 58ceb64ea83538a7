"""What a player who knows the game would do: a greedy one that looks one answer ahead.

A pure function of what its seat sees. The board after an answer is estimated from what the answer
says; a summoning is worth its rank and what its effect usually brings.
"""

from __future__ import annotations

from typing import Final

from stolik.core.refusal import Why
from stolik.core.rng import Rng
from stolik.core.view import Advice, Pending, View
from stolik.games.tash_kalar.answers import Answer
from stolik.games.tash_kalar.board import NEIGHBOURS, SQUARE
from stolik.games.tash_kalar.cards import BEINGS, TASKS
from stolik.games.tash_kalar.names import HEROIC, LEGENDARY
from stolik.games.tash_kalar.notation import card_name
from stolik.games.tash_kalar.patterns import Fit, index_of
from stolik.games.tash_kalar.pieces import rank_of, side_of
from stolik.games.tash_kalar.words import TEXTS

WORTH: Final = (0, 2, 5, 11)
"""What a piece of each rank is worth."""


class Sight:
    """The board as one side sees it, with its cards."""

    def __init__(self, view: View) -> None:
        self.board: tuple[int, ...] = view.field("board", tuple)
        sides = view.field("sides", tuple)
        self.side = next(number for number, seats in enumerate(sides) if view.seat in seats)
        hands = [view.field(name, tuple)[view.seat] for name in ("hands", "legends")]
        self.cards: tuple[str, ...] = tuple([card for hand in hands for card in hand])
        self.marks: tuple[int, ...] = view.field("marks", tuple)

    def value(self, square: int) -> int:
        """What the piece on a square is worth to this side: enemies count against it."""
        piece = self.board[square]
        return WORTH[rank_of(piece)] * (1 if side_of(piece) == self.side else -1)

    def lacking(self, fit: Fit) -> list[int]:
        """The squares of a pattern without a fitting own piece."""
        return [
            square
            for square, rank in fit.needs
            if side_of(self.board[square]) != self.side or rank_of(self.board[square]) < rank
        ]

    def possible(self, fit: Fit, card: str) -> bool:
        """Whether one more own common would complete this pattern."""
        if rank_of(self.board[fit.spot]) > BEINGS[card].rank:
            return False
        lacking = self.lacking(fit)
        ranks = dict(fit.needs)
        return len(lacking) == 1 and ranks[lacking[0]] < HEROIC and not self.board[lacking[0]]


def advise(view: View, pending: Pending, rng: Rng) -> Advice | None:
    """The answer of the highest estimate, and why."""
    sight = Sight(view)
    answers: list[Answer] = list(pending.options)
    completing = placings(sight) if answers[0][0] == "place" else {}
    best = max(answers, key=lambda answer: estimate(sight, pending.what, answer, completing))
    return Advice(best, reason(sight, pending.what, best, completing))


def placings(sight: Sight) -> dict[int, tuple[int, str]]:
    """By empty square, the best card whose pattern a common there completes, and its worth."""
    found: dict[int, tuple[int, str]] = {}
    for card in sight.cards:
        for fits in index_of(card):
            for fit in fits:
                if sight.possible(fit, card):
                    square = sight.lacking(fit)[0]
                    worth = gain_of(sight, card, fit.spot)
                    if worth > found.get(square, (0, ""))[0]:
                        found[square] = (worth, card)
    return found


def gain_of(sight: Sight, card: str, spot: int) -> int:
    """What a being on this square is worth: its rank, what it crushes, whom it can reach."""
    rank = BEINGS[card].rank
    near = [sight.board[square] for square in NEIGHBOURS[spot]]
    reach = sum([piece > 0 and side_of(piece) != sight.side for piece in near])
    return WORTH[rank] - sight.value(spot) * 2 + min(reach, 3) + (4 if rank == LEGENDARY else 0)


def estimate(
    sight: Sight, what: str, answer: Answer, completing: dict[int, tuple[int, str]]
) -> float:
    """How good an answer looks; what is declined is worth nothing."""
    kind = answer[0]
    if kind in ("pass", "end"):
        return 0.0
    if kind == "hand_over":
        return -100.0
    if kind == "summon":
        return 6.0 + gain_of(sight, answer[1], SQUARE[answer[2]])
    if kind == "place" and len(answer) > 1:
        square = SQUARE[answer[1]]
        return 1.0 + 0.8 * completing.get(square, (0, ""))[0] + kin(sight, square)
    if kind == "discard":
        return -1.0
    if kind == "flare":
        return 3.0
    if what == "claim":
        return float(TASKS[kind].points)
    return effect_estimate(sight, what, answer)


def kin(sight: Sight, square: int) -> float:
    """Own pieces beside a square: patterns are made of neighbours; crowds are of no use."""
    near = sum([side_of(sight.board[one]) == sight.side for one in NEIGHBOURS[square]])
    middle = 0.1 * len(NEIGHBOURS[square])
    return middle + 0.2 * min(near, 3)


def effect_estimate(sight: Sight, what: str, answer: Answer) -> float:
    """Within an effect: what is struck, upgraded, converted or placed."""
    squares = [SQUARE[part] for part in answer if part in SQUARE]
    if what in ("return", "under_being", "under_legend", "under_flare"):
        return -1.0
    if not squares:
        return 0.5
    last = sight.value(squares[-1])
    if what in ("upgrade", "shepherd"):
        return float(last)
    if what in ("downgrade", "pick_up"):
        return -float(last) + (0.0 if what == "downgrade" else 20.0)
    if what == "plant":
        return 1.0
    mine = side_of(sight.board[squares[0]]) == sight.side
    if len(squares) > 1 and not mine:
        return -float(last) + 0.1
    if not sight.board[squares[-1]]:
        return 1.0 if what in ("put", "deed", "tree", "storm") else -0.5
    return -float(last) * 2


def reason(sight: Sight, what: str, answer: Answer, completing: dict[int, tuple[int, str]]) -> Why:
    """Why this answer, in both languages."""
    kind = answer[0]
    card = answer[1] if kind in ("summon", "discard") else ""
    if kind == "place" and SQUARE.get(answer[-1], -1) in completing:
        card = completing[SQUARE[answer[1]]][1]
    key = {"summon": "summon", "discard": "discard", "flare": "flare", "end": "finish"}.get(
        kind, ""
    )
    if kind == "place":
        key = "place" if card else "build"
    elif what == "claim" and kind in TASKS:
        key = "claim"
    elif not key:
        key = "strike" if any([part in SQUARE for part in answer]) else "best"
    names = {"pl": card_name(card, "pl"), "en": card_name(card, "en")} if card else {}
    return Why(
        TEXTS.say("pl", f"reasons.{key}", card=names.get("pl", "")),
        TEXTS.say("en", f"reasons.{key}", card=names.get("en", "")),
    )
