"""`stolik verify`: play a record again and say what was found to be true."""

from __future__ import annotations

from typing import Any, Final

import stolik
from stolik.cli.ending import show_result
from stolik.cli.rerun import length
from stolik.cli.screen import Screen
from stolik.cli.seats import Seats
from stolik.core.record import read_lines
from stolik.core.replay import dealer_of, game_name, load, without_nonce

FOUND: Final = "✓ "
OPEN: Final = "– "


def verify(screen: Screen, text: str) -> None:
    """Check a whole record; RecordError or Diverged where it does not hold."""
    game = stolik.game(game_name(text))
    match = load(game, text)
    bodies = read_lines(text)
    tables = len([body for body in bodies if "table" in body])
    rows = length(text)
    _found(screen, "verify.frame", rows=rows)
    _found(screen, "verify.rules", game=game.name, rules=game.rules, mode=match.setup.mode)
    _found(screen, "verify.marks", rows=rows, tables=tables)
    _say_deal(screen, bodies)
    _say_without_nonce(screen, text, bodies)
    if match.result() is None:
        screen.write(OPEN + screen.words.say("verify.unfinished"))
    else:
        _found(screen, "verify.result")
        show_result(screen, match, Seats(game, bodies[0]["names"], match.setup.seats))


def _say_deal(screen: Screen, bodies: list[dict[str, Any]]) -> None:
    """What the deal was checked by; where its secret is not published yet, that it was not."""
    deal = bodies[0]["deal"]
    if dealer_of(bodies) is None:
        screen.write(OPEN + screen.words.say("verify.secret"), "yellow")
    elif deal["by"] == "seed":
        _found(screen, "verify.seed", seed=deal["seed"])
    else:
        _found(screen, "verify.proof", nonces=len([one for one in deal["nonces"] if one]))


def _say_without_nonce(screen: Screen, text: str, bodies: list[dict[str, Any]]) -> None:
    """Whom a provable deal proves nothing: who answered, and gave no number of his own."""
    seats = without_nonce(text) if bodies[0]["deal"]["by"] == "proof" else ()
    if seats:
        named = ", ".join([str(seat + 1) for seat in seats])
        screen.write(OPEN + screen.words.say("verify.host", seats=named), "yellow")


def _found(screen: Screen, key: str, **parts: object) -> None:
    screen.write(FOUND + screen.words.say(key, **parts), "green")
