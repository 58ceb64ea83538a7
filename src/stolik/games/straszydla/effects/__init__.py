"""The effects of the imps (STR-D6), three an element: what each may be aimed at, and what it does.

An effect is a pair of functions. `ways` lists the aims there are now, each a tuple of touches; an
imp without an aim can only be swapped (STR-6.3.4). `play` does it, for one of these aims.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from stolik.core.options import Touches
from stolik.core.scripts import Script
from stolik.games.straszydla.components import IMPS, DataError
from stolik.games.straszydla.effects import air, earth, fire, water
from stolik.games.straszydla.table import StrTable

Ways: TypeAlias = Callable[[StrTable, int], tuple[Touches, ...]]
Play: TypeAlias = Callable[[StrTable, int, Touches], Script[None]]

EFFECTS: Final[dict[str, tuple[Ways, Play]]] = {
    "spring": (water.spring_ways, water.spring),
    "tide": (water.tide_ways, water.tide),
    "undertow": (water.undertow_ways, water.undertow),
    "gust": (air.gust_ways, air.gust),
    "whirl": (air.whirl_ways, air.whirl),
    "whistle": (air.whistle_ways, air.whistle),
    "sprout": (earth.sprout_ways, earth.sprout),
    "burrow": (earth.burrow_ways, earth.burrow),
    "hoard": (earth.hoard_ways, earth.hoard),
    "spark": (fire.spark_ways, fire.spark),
    "ember": (fire.ember_ways, fire.ember),
    "lantern": (fire.lantern_ways, fire.lantern),
}


def check_effects() -> None:
    """STR-D6: every imp of the data has its effect."""
    for name in IMPS:
        if name not in EFFECTS:
            raise DataError(f"imps.toml: there is no effect for '{name}' in effects/.")


check_effects()
