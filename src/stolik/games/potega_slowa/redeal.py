"""Another world for a seat: the words that others offer in secret, chosen anew (PS-A21)."""

from __future__ import annotations

from stolik.core.rng import Rng
from stolik.games.potega_slowa.likeness import another
from stolik.games.potega_slowa.spelling import Spelling
from stolik.games.potega_slowa.table import WordTable


def redeal(table: WordTable, seat: int, rng: Rng) -> None:
    """The stack is a bag, so only offered words are hidden; what is known of them stays true."""
    for other in table.others():
        said = table.secret[other]
        if other != seat and said is not None:
            table.secret[other] = another(Spelling(table, strict=True, alone=False), said, rng)
