"""What a bot is, and the two simplest: one that plays at random and one that asks the game."""

from __future__ import annotations

from typing import Any, Final, Protocol

from stolik.core.refusal import Refused, Why
from stolik.core.rng import Rng
from stolik.core.spec import Game
from stolik.core.view import Advice, Pending, View

AT_RANDOM: Final = Why("wybór na chybił trafił", "picked at random")
BOTS: Final = ("greedy", "random")
"""The names by which people choose a bot."""


class Bot(Protocol):
    """A player. The same view, question and random numbers give the same answer."""

    def choose(self, view: View, pending: Pending, rng: Rng) -> Advice:
        """What to answer, and why."""


class RandomBot:
    """Takes any option; where options are walked, evenly touch by touch."""

    def choose(self, view: View, pending: Pending, rng: Rng) -> Advice:
        """Any option."""
        return Advice(pending.options.sample(rng), AT_RANDOM)


class GreedyBot:
    """Does what the game itself advises; plays at random where the game has no advice."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._otherwise = RandomBot()

    def choose(self, view: View, pending: Pending, rng: Rng) -> Advice:
        """What the game advises."""
        advice = self.game.advise(view, pending, rng)
        return advice or self._otherwise.choose(view, pending, rng)


def bot(name: str, game: Game[Any]) -> Bot:
    """The bot of this name, for this game; Refused with the names there are."""
    if name == "greedy":
        return GreedyBot(game)
    if name == "random":
        return RandomBot()
    there = ", ".join(BOTS)
    why = Why(
        f"Nie ma bota „{name}”. Są: {there}.", f"There is no bot '{name}'. There are: {there}."
    )
    raise Refused("malformed", why)
