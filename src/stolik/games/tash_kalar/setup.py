"""Before the first card: which decks, who begins, who plays with whom (TK-S, TK-A33)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.core.refusal import Refused
from stolik.core.rng import Rng
from stolik.core.spec import Mode, Option, Setup
from stolik.games.tash_kalar.board import SIDE
from stolik.games.tash_kalar.cards import DECKS, FLARE_IDS, LEGEND_IDS, TASKS
from stolik.games.tash_kalar.names import DUEL, HIGH, MELEE
from stolik.games.tash_kalar.table import TashTable
from stolik.games.tash_kalar.words import TEXTS

MODES: Final = (
    Mode("high", 2, 2),
    Mode("high_teams", 4, 4),
    Mode("duel", 2, 2),
    Mode("duel_teams", 4, 4),
    Mode("melee", 3, 4),
    Mode("first", 2, 2),
)
OPTIONS: Final = (
    Option("decks", ""),
    Option("start", "random", ("random", "1", "2", "3", "4")),
    Option("hands", "hidden", ("hidden", "shown")),
    Option("banners", "11", ("11", "12", "21", "22")),
)
KINDS: Final = {
    "high": HIGH,
    "high_teams": HIGH,
    "duel": DUEL,
    "duel_teams": DUEL,
    "melee": MELEE,
    "first": DUEL,
}
USUAL: Final = ("northern", "southern", "highland", "sylvan")


def decks_of(setup: Setup) -> tuple[str, ...]:
    """The deck of each seat: those named, or the usual ones."""
    named = tuple([deck.strip() for deck in setup.options["decks"].split(",") if deck.strip()])
    return named or USUAL[: setup.seats]


def check(setup: Setup) -> None:
    """TK-A33, TK-A32: a deck a seat, each at most once; the first game is for the Imperial ones."""
    decks = decks_of(setup)
    unknown = [deck for deck in decks if deck not in DECKS]
    if unknown or len(decks) != setup.seats or len(set(decks)) < len(decks):
        raise _no("decks", "TK-A33", seats=setup.seats, decks=", ".join(DECKS))
    if setup.mode == "first" and sorted(decks) != ["northern", "southern"]:
        raise _no("first", "TK-A32")
    if setup.options["start"] != "random" and int(setup.options["start"]) > setup.seats:
        raise _no("start", "TK-A33", seats=setup.seats)
    if setup.options["hands"] == "shown" and not setup.mode.endswith("teams"):
        raise _no("hands", "TK-A40")


def _no(key: str, clause: str, **parts: object) -> Refused:
    return Refused("illegal", TEXTS.why(f"refused.{key}", clause, (), **parts))


def prepare(setup: Setup, rng: Rng) -> Mapping[str, str]:
    """TK-S6, TK-A33: the starting player, at random unless somebody was named."""
    if setup.options["start"] != "random":
        return {}
    return {"start": str(1 + int(rng.below(setup.seats)))}


def sides_of(setup: Setup) -> tuple[tuple[int, ...], ...]:
    """TK-S2: members of a team sit opposite each other."""
    if setup.mode.endswith("teams"):
        return ((0, 2), (1, 3))
    return tuple([(seat,) for seat in range(setup.seats)])


def banners_of(setup: Setup) -> tuple[str, ...]:
    """TK-A33: the colour of each side: of its first or its second member's deck."""
    decks, chosen = decks_of(setup), setup.options["banners"]
    teams = setup.mode.endswith("teams")
    return tuple(
        [
            decks[side[int(chosen[number]) - 1 if teams else 0]]
            for number, side in enumerate(sides_of(setup))
        ]
    )


def table(setup: Setup) -> TashTable:
    """TK-S1 to TK-S6: an empty arena, all cards in their decks."""
    sides, count, kind = sides_of(setup), setup.seats, KINDS[setup.mode]
    colours, first_game = decks_of(setup), setup.mode == "first"
    start = setup.options["start"]
    numbers = range(len(sides))
    return TashTable(
        kind=kind,
        first_game=first_game,
        sides=sides,
        colours=colours,
        banners=banners_of(setup),
        first=0 if start == "random" else int(start) - 1,
        shared=setup.options["hands"] == "shown",
        board=[0] * (SIDE * SIDE),
        hands=[()] * count,
        legends=[()] * count,
        flares=[()] * count,
        decks=[DECKS[colour] for colour in colours],
        tops=[()] * count,
        bottoms=[()] * count,
        discards=[()] * count,
        legend_deck=() if first_game else LEGEND_IDS,
        legend_bottom=(),
        legend_discard=(),
        flare_deck=() if first_game else FLARE_IDS,
        flare_bottom=(),
        flare_discard=(),
        tasks=(),
        next_task=(),
        task_deck=tuple(sorted(TASKS)) if kind == HIGH else (),
        task_bottom=(),
        claimed=[()] * len(sides),
        points=[(0,) * len(sides)] * len(sides),
        improvised=[
            tuple([other for other in numbers if kind == MELEE and other != side])
            for side in numbers
        ],
        turn=0,
        active=0 if start == "random" else int(start) - 1,
        control=0 if start == "random" else int(start) - 1,
        actions=0,
        discarded=False,
        handed=False,
        destroyed=(),
        summoned=(),
        extra=(0, 0),
        again=False,
        bonus=False,
        acting="",
        being=-1,
        spot=-1,
        used=(),
        marks=(),
        ways=(),
        due=False,
        left=-1,
        drought=0,
        drew=False,
        wishes=(),
        reason="",
        gone=-1,
    )
