"""The same game under other hash seeds: played in Pythons of their own, and compared.

`python -m stolik.testing.hashes package.module:GAME 7 '{}'` prints a digest of each setup's game.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from typing import Any, Final

from stolik.core.notation import digest
from stolik.core.replay import load
from stolik.core.spec import Game
from stolik.testing.play import Chosen, Walk, say, setups

HASH_SEEDS: Final = ("0", "1")


def home(game: Game[Any]) -> str:
    """Where a game can be imported from, as `package.module:NAME`."""
    parts = type(game).__module__.split(".")
    near = [".".join(parts[:most]) for most in range(len(parts), 0, -1)]
    for module in [*near, *sorted(sys.modules)]:
        for name, value in list(vars(sys.modules[module]).items()):
            if value is game and module != "__main__":
                return f"{module}:{name}"
    raise LookupError(f"Give the game {game.name} a name in a module, such as GAME.")


def told(game: Game[Any], options: Chosen | None, seed: int) -> list[str]:
    """What a game of each setup comes to: its record, what everybody saw, and the position."""
    lines: list[str] = []
    for setup in setups(game, options):
        walk = Walk(setup, seed)
        seen = [match.view(walk.count % setup.seats).text() for match in walk.moments()]
        record = walk.match.save()
        again = load(game, record).save()
        text = walk.match.runner().text()
        lines.append(
            f"{say(setup)} {digest(record)} {digest(again)} {digest(str(seen))} {digest(text)}"
        )
    return lines


def elsewhere(game: Game[Any], options: Chosen | None, seed: int, hash_seed: str) -> list[str]:
    """The same, in a Python of its own with this hash seed."""
    code = "from stolik.testing.hashes import main; main()"
    command = [sys.executable, "-c", code, home(game), str(seed), json.dumps(options or {})]
    environment = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(  # noqa: S603  # our own Python, and a game that is already imported
        command, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def the_hash_seed_does_not_matter(game: Game[Any], options: Chosen | None, seed: int) -> None:
    """Sets and strings hash otherwise in every Python; a game played there is the same game."""
    first, *others = [elsewhere(game, options, seed, one) for one in HASH_SEEDS]
    for other in others:
        odd = [f"{a} / {b}" for a, b in zip(first, other, strict=True) if a != b]
        assert not odd, f"Under another hash seed the game goes otherwise: {odd}"


def main() -> None:
    """What the other Python does."""
    place, seed, options = sys.argv[1:4]
    module, name = place.split(":")
    game = getattr(import_module(module), name)
    sys.stdout.write("\n".join(told(game, json.loads(options), int(seed))) + "\n")
