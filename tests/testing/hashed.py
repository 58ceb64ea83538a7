"""A tiny game whose options stand in the order of a set: another one under each hash seed."""

from tests.testing.tiny import WORDS, Tiny

from stolik.core.options import Listed

NAMES = ("north", "east", "south", "west", "stop")
GAME = Tiny(
    Listed(tuple({*NAMES})), words={**WORDS, "answer": {"pick": {n: n.title() for n in NAMES}}}
)
