"""Before the first turn: modes and options, the deck, the deal (KRP-S1 to KRP-S9)."""

from __future__ import annotations

from typing import Final

from stolik.core.refusal import Refused
from stolik.core.rng import Rng
from stolik.core.scripts import Script, chance
from stolik.core.seen import NOBODY, only
from stolik.core.spec import Mode, Option, Setup
from stolik.core.steps import Bag
from stolik.games.ku_radosci_pana.brawl import EACH_WOUND
from stolik.games.ku_radosci_pana.cards import BRAWLS, CARDS, MINIONS, UNKNOWN
from stolik.games.ku_radosci_pana.deck import after_top, cards_left, take, top_kinds
from stolik.games.ku_radosci_pana.deflect import OWN_TOWER
from stolik.games.ku_radosci_pana.names import HAND, SPEEDY
from stolik.games.ku_radosci_pana.speech import refusal
from stolik.games.ku_radosci_pana.table import KrpTable, blank_table
from stolik.games.ku_radosci_pana.tower import EMPTY

MODES: Final = (
    Mode("game", 2, 6),
    Mode("first", 2, 6),
    Mode("tall", 2, 6),
    Mode("teams", 4, 4),
    Mode("speed", 2, 6),
    Mode("step", 2, 6),
)
BY_RULES: Final = "rules"
ANY_SEAT: Final = "random"
OPTIONS: Final = (
    Option("brawls", BY_RULES, (BY_RULES, *[str(count) for count in range(BRAWLS + 1)])),
    Option("first", ANY_SEAT, (ANY_SEAT, "1", "2", "3", "4", "5", "6")),
    Option("own_tower", "no", ("no", "yes")),
    Option("each_wound", "no", ("no", "yes")),
    Option("warning", "no", ("no", "yes")),
)
BRAWLS_FOR: Final = {2: 9, 3: 8, 4: 7, 5: 6, 6: 6}
"""KRP-S3: so many brawls for so many players."""

FEWER: Final = 2
SMALL: Final = range(20, 31)


def check(setup: Setup) -> None:
    """KRP-S4, KRP-A40, KRP-A46: which options go together."""
    brawls, first = setup.options["brawls"], setup.options["first"]
    if first != ANY_SEAT and int(first) > setup.seats:
        raise Refused("illegal", refusal("KRP-A46-seat"))
    if brawls != BY_RULES and setup.mode in ("tall", *SPEEDY):
        raise Refused("illegal", refusal("KRP-V1-brawls"))
    if setup.options["warning"] == "yes" and setup.mode != "tall":
        raise Refused("illegal", refusal("KRP-A40-warning"))


def homes(setup: Setup) -> tuple[int, ...]:
    """KRP-R1, KRP-V2: a tower each; in teams one for those who sit opposite."""
    return (0, 1, 0, 1) if setup.mode == "teams" else tuple(range(setup.seats))


def brawls(setup: Setup) -> int:
    """KRP-S3, KRP-S4, KRP-A43, KRP-A57: how many brawls are shuffled in."""
    chosen = setup.options["brawls"]
    if setup.mode in ("tall", *SPEEDY):
        return 0
    if chosen != BY_RULES:
        return int(chosen)
    return BRAWLS_FOR[setup.seats] - (FEWER if setup.mode == "first" else 0)


def pool(setup: Setup) -> tuple[int, ...]:
    """KRP-S4: no advanced minions in the first game; KRP-V3: only minions in speed building."""
    if setup.mode in SPEEDY:
        return MINIONS
    simple = setup.mode == "first"
    return tuple([card.number for card in CARDS if not (simple and card.advanced)])


def table(setup: Setup) -> KrpTable:
    """KRP-S1, KRP-S2: no tower yet, every foreminion on the ground, all cards in the deck."""
    sides = homes(setup)
    made = blank_table(sides, [EMPTY] * (max(sides) + 1), [0] * len(sides))
    made.mode = setup.mode
    options = (OWN_TOWER, EACH_WOUND)
    made.rules = tuple([name for name in options if setup.options[name] == "yes"])
    made.pool = pool(setup)
    made.box = tuple([card.number for card in CARDS if card.number not in made.pool])
    made.brawls = brawls(setup)
    made.top = False
    made.coming = setup.mode == "tall" and setup.options["warning"] == "no"
    made.announced = not made.coming
    if setup.mode in SPEEDY:
        made.next_cards = [UNKNOWN] * len(sides)
        made.piles = [len(made.pool) // len(sides)] * len(sides)
    first = setup.options["first"]
    made.active = UNKNOWN if first == ANY_SEAT else int(first) - 1
    return made


def unders(small: int) -> range:
    """KRP-A44: how many cards of the small deck may lie under Już tu jest!."""
    return range(small // 2 - 2, small // 2 + 3)


def prepare(table: KrpTable) -> Script[str | None]:
    """KRP-S6, KRP-S9, KRP-A44, KRP-A46: who begins, and the secret sizes of the small deck."""
    if table.active == UNKNOWN:
        table.active = yield from chance("first", tuple(table.seats()))
    if table.mode in SPEEDY:
        return "build" if table.mode == "speed" else "step_out"
    table.small = yield from chance("small", tuple(SMALL), NOBODY)
    table.under = yield from chance("under", tuple(unders(table.small)), NOBODY)
    return "deal"


def deal(table: KrpTable) -> Script[str | None]:
    """KRP-S7, KRP-S8: three real cards each; a brawl that is dealt is put aside for now."""
    for seat in table.turn_order():
        if len(table.hands[seat]) < HAND:
            kinds = [("card", len(table.pool)), ("brawl", table.brawls)]
            there = [(kind, count) for kind, count in kinds if count]
            bag = Bag(tuple([kind for kind, _ in there]), tuple([count for _, count in there]))
            kind = yield from chance("dealt", bag)
            if kind == "brawl":
                put_back(table)
            else:
                card = yield from chance("card", table.pool, only(seat))
                take(table, seat, card)
            return "deal"
    return "cover"


def put_back(table: KrpTable) -> None:
    """KRP-S8, KRP-A45: this brawl is shuffled back, somewhere above Idzie!."""
    table.brawls -= 1
    table.returned += 1
    table.happens("put_back", "KRP-S8")


def cover(table: KrpTable) -> Script[str | None]:
    """KRP-S8: nor may a brawl lie on top of the deck when the first turn begins."""
    kind = yield from chance("top", top_kinds(table))
    if kind == "card":
        table.top = True
        table.tell_turn()
        return "play"
    which = yield from after_top(table)
    if which == "spread":
        put_back(table)
    return "cover"


def redeal_sizes(table: KrpTable, rng: Rng) -> None:
    """KRP-A44: sizes of the small deck that fit what has been seen, each equally likely."""
    left = cards_left(table)
    known = table.announced and table.coming
    fitting = [
        (small, under)
        for small in SMALL
        for under in unders(small)
        if under <= left
        and (small == table.small if known else table.coming or left - small >= table.returned)
    ]
    table.small, table.under = rng.choice(fitting)
