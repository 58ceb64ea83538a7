"""What stands over a game in the terminal: its name, whose work it is, and how to get help."""

from __future__ import annotations

from typing import Final

from stolik.cli.screen import Screen
from stolik.core.spec import Setup

CREDITS: Final = ("game.credits", "game.unofficial")


def welcome(screen: Screen, setup: Setup) -> None:
    """Say which game this is, in the game's own words where it has them."""
    game = setup.game
    title = game.texts.say(screen.lang, "game.title") if game.texts.has("game.title") else game.name
    screen.write(title, "bold")
    for key in CREDITS:
        if game.texts.has(key):
            screen.write(game.texts.say(screen.lang, key), "dim")
    if game.mode(setup.mode).daily:
        screen.say("play.daily", day=setup.options["day"])
    screen.say("play.keys", "dim")
