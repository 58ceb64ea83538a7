"""The peers, driven from Python: OpenSpiel's connect_four (C4, P) and catanatron's random players.

A move is one seat's answer where it had at least two options; an answer without a choice is played,
not counted.
A peer that cannot be imported is reported as missing, and the run goes on without it.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from typing import Any, Protocol

from harness import Counts, Loop, Part, Ratio

GAMES = 100
"""Connect-four games in one batch, about 2 ms."""
PAIRS = 64
"""Mid-game positions cloned in turn, ten moves from the start; a batch goes over them 50 times."""


class State(Protocol):
    """The part of `pyspiel.State` that is driven here."""

    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> State: ...


NewState = Callable[[], State]


def connect_four(new: NewState) -> Callable[[], Counts]:
    """C4: random play from Python, the loop as OpenSpiel's own examples write it."""
    uniform = random.Random(1).random

    def batch() -> Counts:
        moves = 0
        for _ in range(GAMES):
            state = new()
            while not state.is_terminal():
                actions = state.legal_actions()
                count = len(actions)
                if count > 1:
                    moves += 1
                state.apply_action(actions[int(uniform() * count)])
        return {"moves": moves, "games": GAMES}

    return batch


def connect_four_tight(new: NewState) -> Callable[[], Counts]:
    """The same without asking whether the game is over: no legal action says so too. Harder."""
    uniform = random.Random(1).random

    def batch() -> Counts:
        moves = 0
        for _ in range(GAMES):
            state = new()
            legal, apply = state.legal_actions, state.apply_action
            while actions := legal():
                count = len(actions)
                if count > 1:
                    moves += 1
                apply(actions[int(uniform() * count)])
        return {"moves": moves, "games": GAMES}

    return batch


def in_mid_game(new: NewState, chance: random.Random) -> State:
    """A position ten random moves into a game that is not over and leaves a choice."""
    while True:
        state = new()
        for _ in range(10):
            if state.is_terminal():
                break
            state.apply_action(chance.choice(state.legal_actions()))
        if not state.is_terminal() and len(state.legal_actions()) > 1:
            return state


def clone_pairs(new: NewState) -> Callable[[], Counts]:
    """P: `clone()` and one `apply_action()` on the clone, in mid-game."""
    chance = random.Random(2)
    states = [in_mid_game(new, chance) for _ in range(PAIRS)]
    work = [(state, chance.choice(state.legal_actions())) for state in states] * 50

    def batch() -> Counts:
        for state, action in work:
            state.clone().apply_action(action)
        return {"pairs": len(work)}

    return batch


def catan(package: Any) -> Callable[[], Counts]:
    """One four-player game by catanatron's own random players; all actions beside the moves."""
    colors = list(package.Color)
    chance = iter(range(1, 1_000_000_000))
    limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT

    def batch() -> Counts:
        game = package.Game([package.RandomPlayer(color) for color in colors], seed=next(chance))
        moves = actions = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            actions += 1
            if len(game.state.playable_actions) > 1:
                moves += 1
            game.play_tick()
        return {"moves": moves, "actions": actions, "games": 1}

    return batch


def imported(name: str, part: Part) -> Any:
    """The module, or `None` with a line among the missing."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        part.missing.append(f"{name}: absent ({error})")
        return None


def part() -> Part:
    found = Part()
    if pyspiel := imported("pyspiel", found):
        new: NewState = pyspiel.load_game("connect_four").new_initial_state
        found.slices += [
            Loop("C4", connect_four(new)),
            Loop("C4-tight", connect_four_tight(new)),
            Loop("P", clone_pairs(new)),
        ]
    if catanatron := imported("catanatron", found):
        found.slices.append(Loop("catanatron", catan(catanatron)))
    found.ratios += [
        Ratio("C4 without is_terminal / C4, moves", ("C4-tight", "moves"), ("C4", "moves")),
        Ratio("P / C4, pairs to moves", ("P", "pairs"), ("C4", "moves")),
        Ratio("catanatron / C4, moves", ("catanatron", "moves"), ("C4", "moves")),
        Ratio("catanatron / C4, games", ("catanatron", "games"), ("C4", "games")),
        Ratio("C playouts / C4, playouts to games", ("C-playout", "playouts"), ("C4", "games")),
    ]
    return found
