"""The table as letters: towers side by side, and what a seat holds."""

from __future__ import annotations

from typing import Any, Final

from stolik.core.options import Options, Touches
from stolik.core.refusal import Lang
from stolik.core.scripts import PASS
from stolik.core.view import View
from stolik.games.ku_radosci_pana.cards import BY_KEY, UNKNOWN, Card, card_of
from stolik.games.ku_radosci_pana.knowledge import after, table_seen
from stolik.games.ku_radosci_pana.names import DIRECTIONS, MIDDLE, STRIDE, TRAITS, level_of
from stolik.games.ku_radosci_pana.preview import points
from stolik.games.ku_radosci_pana.speech import TEXTS, answer, card_word, half_words, touch_words
from stolik.games.ku_radosci_pana.table import KrpTable, Play
from stolik.games.ku_radosci_pana.tower import Stone, Tower

WIDE: Final = 11
SIGNS: Final = "↑→↓←"
SHIELDS: Final = "▴▸▾◂"
GAP: Final = "   "


def cell(stone: Stone, riders: list[int], lang: Lang) -> tuple[str, str, str]:
    """A minion in three short lines: who, value and arrows as it lies, traits and shields."""
    riding = "".join([f"@{seat + 1}" for seat in riders])
    name = card_word(stone.card, lang) if stone.card.number != UNKNOWN else "?????"
    lies = "▒" if stone.down else "↻" if stone.turned else ""
    arrows = "".join([f"{SIGNS[d]}{stone.arrow(d)}" for d in DIRECTIONS if stone.arrow(d)])
    shields = "".join([SHIELDS[d] for d in DIRECTIONS if stone.shielded(d)])
    traits = "" if stone.card.number == UNKNOWN else traits_of(stone.card, "short", lang, "")
    value = "?" if stone.card.number == UNKNOWN else str(stone.card.value)
    return f"{riding}{lies}{name}", f"{value} {arrows}", f"{traits} {shields}".strip()


def traits_of(card: Card, how: str, lang: Lang, between: str) -> str:
    """The traits of a card in words."""
    return between.join(
        [TEXTS.say(lang, f"{how}.{name}") for name, bit in TRAITS.items() if card.traits & bit]
    )


def tower_rows(table: KrpTable, at: int, lang: Lang) -> list[str]:
    """A tower, its highest level first, each cell three lines high."""
    tower = table.towers[at]
    columns = [stone.place % STRIDE for stone in tower.stones] or [MIDDLE]
    rows: list[str] = []
    for level in range(height(tower), 0, -1):
        lines = ["", "", ""]
        for column in range(min(columns), max(columns) + 1):
            stone = tower.at(level * STRIDE + column)
            riders = [] if stone is None else table.standing_on(at, stone.place)
            parts = ("", "", "") if stone is None else cell(stone, riders, lang)
            lines = [
                line + part[: WIDE - 1].ljust(WIDE) for line, part in zip(lines, parts, strict=True)
            ]
        margin = f"{level:2} "
        rows += [margin + lines[0], "   " + lines[1], "   " + lines[2]]
    marks = [f"{column - MIDDLE}".ljust(WIDE) for column in range(min(columns), max(columns) + 1)]
    return [*rows, "   " + "".join(marks)]


def height(tower: Tower) -> int:
    """The highest level, or 0."""
    return max([level_of(stone.place) for stone in tower.stones], default=0)


def side_by_side(blocks: list[list[str]]) -> list[str]:
    """Pictures beside each other, standing on the same ground."""
    high = max([len(block) for block in blocks])
    widths = [max([len(row) for row in block]) for block in blocks]
    padded = [[""] * (high - len(block)) + block for block in blocks]
    return [
        GAP.join([row.ljust(wide) for row, wide in zip(parts, widths, strict=True)]).rstrip()
        for parts in zip(*padded, strict=True)
    ]


def tower_title(table: KrpTable, at: int, worth: int, lang: Lang) -> str:
    """Whose tower it is, and what it is worth now as far as can be seen."""
    owners = "+".join([str(seat + 1) for seat in table.owners(at)])
    return TEXTS.say(lang, "picture.tower", tower=at + 1, owners=owners, points=worth)


def card_line(card: Card, lang: Lang) -> str:
    """A card of a hand on one line, its joke behind it."""
    says = card.says[0 if lang == "pl" else 1]
    if card.halves:
        halves = [half_words(card, half, lang) for half in range(len(card.halves))]
        return f"  {card.key}: {card_word(card, lang)}, {' | '.join(halves)} – {says}"
    arrows = "".join([f"{SIGNS[d]}{card.arrows[d]}" for d in DIRECTIONS if card.arrows[d]])
    shields = "".join([SHIELDS[d] for d in DIRECTIONS if card.shields[d]])
    facts = [str(card.value), arrows, shields, traits_of(card, "traits", lang, ", ")]
    told = " ".join([fact for fact in facts if fact])
    return f"  {card.key}: {card_word(card, lang)} {told} – {says}"


def picture(view: View, lang: Lang) -> str:
    """What a seat sees: the course of the game, all towers, and its own cards."""
    table = table_seen(view)
    worth = points(table)
    blocks = [
        [*tower_rows(table, at, lang), tower_title(table, at, worth[at], lang)]
        for at in range(len(table.towers))
    ]
    rows = [head(view, lang), *side_by_side(blocks), *in_the_air(view, lang)]
    return "\n".join([*rows, *holding(view, lang)])


def head(view: View, lang: Lang) -> str:
    """Whose turn it is, and how the deck stands."""
    fields = view.fields
    said = TEXTS.say(
        lang,
        "picture.head",
        active=view.field("active", int) + 1,
        deck=fields["deck"],
        brawls=fields["brawls_left"],
        discard=len(view.field("discard", tuple)),
    )
    coming = fields["coming"] and fields["announced"]
    return f"{said} | {TEXTS.say(lang, 'picture.coming')}" if coming else said


def in_the_air(view: View, lang: Lang) -> list[str]:
    """The card that has been announced."""
    play = view.fields["flying"]
    if play is None:
        return []
    return [TEXTS.say(lang, "picture.flying", play=answer("play", play, lang))]


def holding(view: View, lang: Lang) -> list[str]:
    """The cards of this seat."""
    rows: list[str] = []
    hand = view.fields.get("hands", ())
    if isinstance(hand, tuple) and hand:
        rows += [TEXTS.say(lang, "picture.hand")]
        rows += [card_line(card_of(card), lang) for card in hand]
    own = view.fields.get("next_cards", UNKNOWN)
    if isinstance(own, int) and own != UNKNOWN:
        piles = " ".join([str(count) for count in view.field("piles", tuple)])
        rows += [TEXTS.say(lang, "picture.left", piles=piles)]
        rows += [TEXTS.say(lang, "picture.next"), card_line(card_of(own), lang)]
    return rows


def preview(view: View, choice: object, lang: Lang) -> str:
    """The tower as a play would leave it if nobody deflects it, as far as this seat knows."""
    if not isinstance(choice, Play):
        return ""
    made = after(table_seen(view), choice)
    worth = points(made)[choice.tower]
    rows = tower_rows(made, choice.tower, lang)
    return "\n".join([*rows, tower_title(made, choice.tower, worth, lang)])


def touched(what: str, options: Options[Any], path: Touches, lang: Lang) -> str:
    """What the last of these touches means."""
    kind, _, value = path[-1].partition(":")
    if kind == "button":
        return answer(what, PASS if value == PASS else value, lang)
    if kind == "half":
        return half_words(BY_KEY[path[0].partition(":")[2]], "ab".index(value), lang)
    return touch_words(path[-1], lang)
