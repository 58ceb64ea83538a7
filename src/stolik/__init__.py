"""Modern board games with every rule enforced: to play, and to import."""

from stolik.core.dealer import ProvableDealer, SeededDealer
from stolik.core.match import Match
from stolik.core.refusal import Refused
from stolik.core.replay import load
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.games.registry import game, game_names

__version__ = "0.1.0"

__all__ = [
    "Match",
    "ProvableDealer",
    "Refused",
    "Rng",
    "Runner",
    "SeededDealer",
    "game",
    "game_names",
    "load",
]
