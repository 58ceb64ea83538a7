"""All scripts of the game, in the order of the rules, each with its clause."""

from __future__ import annotations

from typing import Final

from stolik.core.scripts import scenes
from stolik.games.ku_radosci_pana import brawl, deflect, setup, speed, turn

SCENES: Final = scenes(
    ("KRP-S6", setup.prepare),
    ("KRP-S7", setup.deal),
    ("KRP-S8", setup.cover),
    ("KRP-T1", turn.play),
    ("KRP-C6", deflect.deflection),
    ("KRP-C8", deflect.redirect),
    ("KRP-A8", turn.effect),
    ("KRP-T2", turn.next_play),
    ("KRP-T3", turn.stride),
    ("KRP-T4", turn.discard),
    ("KRP-T5", turn.refill),
    ("KRP-T6", turn.turn_up),
    ("KRP-Z1", brawl.muster),
    ("KRP-A16", brawl.reaction),
    ("KRP-F2", brawl.strike),
    ("KRP-TR6", brawl.sacrifice),
    ("KRP-Z2", brawl.fall),
    ("KRP-TR9", brawl.hide),
    ("KRP-V3", speed.shout),
    ("KRP-V3", speed.build),
    ("KRP-A52", speed.step_out),
    ("KRP-A52", speed.build_in_step),
    ("KRP-E2", turn.count),
)
