"""The table as letters, from a seat's view: the city with cubes and pawns, players, piles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.core.refusal import Lang
from stolik.core.view import View
from stolik.games.straszydla.city import City
from stolik.games.straszydla.components import CREATURES, PACTS
from stolik.games.straszydla.names import ELEMENTS, ROUNDS, Cubes
from stolik.games.straszydla.speech import TEXTS, name_of
from stolik.games.straszydla.table import StrTable

LETTERS: Final = "WPZO*"
"""Water (woda), air (powietrze), earth (ziemia), fire (ogień), energy."""
PAINT: Final = {"W": "blue", "P": "magenta", "Z": "green", "O": "yellow"}
WIDTH: Final = 11


def table_in(view: View) -> StrTable:
    """The table as this seat sees it; what it may not see is left blank."""
    fields = dict(view.fields)
    fields["box"] = ()
    return StrTable(**fields)  # type: ignore[arg-type]


def picture(view: View, lang: Lang) -> str:
    """The clock, the city, the players and the piles."""
    table = table_in(view)
    lines = [clock(table, lang), *city_lines(table.ground(), table), ""]
    lines += [player(table, seat, view.seat, lang) for seat in table.seats()]
    return "\n".join([*lines, *piles(table, lang), *own_pact(table, view.seat, lang)])


def clock(table: StrTable, lang: Lang) -> str:
    """STR-4.5: the time of day and its round."""
    time = TEXTS.say(lang, "word.night" if table.night else "word.day")
    count, first = ROUNDS - table.card, table.first + 1
    return TEXTS.say(
        lang, "picture.clock", number=table.time + 1, time=time, round=count, seat=first
    )


def city_lines(city: City, table: StrTable) -> Iterator[str]:
    """Two lines a row of squares: its kind and icons with the cubes, then STOP and the pawns."""
    rows = range(0, len(city.squares), city.width)
    yield "   " + "".join([chr(ord("a") + x).ljust(WIDTH) for x in range(city.width)]).rstrip()
    for number, row in enumerate(rows, 1):
        squares = range(row, row + city.width)
        above = "".join([tile(city, table, at).ljust(WIDTH) for at in squares])
        below = "".join([on_tile(table, at).ljust(WIDTH) for at in squares])
        yield f"{number:2} {above}".rstrip()
        yield f"   {below}".rstrip()


def tile(city: City, table: StrTable, at: int) -> str:
    """A district as `☾W3!+ 3W`: night, water, amount, scaring, imps, and the cubes there."""
    found = city.tiles[at]
    if found is None:
        return "."
    if not found.colours:
        return "(=)"
    colours = "".join([LETTERS[colour] for colour in found.colours])
    marks = ("!" if found.scare else "") + ("+" if found.imp else "")
    time = "☾" if found.night else "☀"
    return f"{time}{colours}{found.amount}{marks} {cubes(table.lying[at])}".rstrip()


def on_tile(table: StrTable, at: int) -> str:
    """A STOP marker and the pawns on a square."""
    pawns = [f"@{seat + 1}" for seat in table.seats() if table.at[seat] == at]
    return " ".join([*(["STOP"] if at in table.stops else []), *pawns])


def cubes(counts: Cubes) -> str:
    """Cubes as numbers and letters."""
    return "".join([f"{count}{LETTERS[kind]}" for kind, count in enumerate(counts) if count])


def player(table: StrTable, seat: int, own: int, lang: Lang) -> str:
    """A player: cubes, terror, creatures with strengths, imps."""
    held = [
        card(name, lang) + ("✓" if name in table.fed[seat] else "")
        for name in table.creatures[seat]
    ]
    imps = [name_of(name, lang) for name in table.imps[seat]]
    return TEXTS.say(
        lang,
        "picture.player",
        mark=">" if seat == own else " ",
        seat=seat + 1,
        cubes=cubes(table.cubes[seat]) or "–",
        terror=table.terror[seat],
        creatures=", ".join(held) or "–",
        imps=", ".join(imps) or "–",
    )


def card(name: str, lang: Lang) -> str:
    """A creature with its element and strengths by day and night."""
    found = CREATURES[name]
    element = "?" if found.wild else LETTERS[found.element]
    return f"{found.names[lang]} {element}{found.day}/{found.night}"


def piles(table: StrTable, lang: Lang) -> Iterator[str]:
    """The tops of the piles of creatures and imps, and the dice on the table."""
    for pile, name in enumerate(ELEMENTS):
        top = card(table.tops[pile], lang) if table.tops[pile] else "–"
        imps = [name_of(one, lang) for one in table.imp_piles[pile][:1]]
        words = {
            "element": name_of(name, lang),
            "letter": LETTERS[pile],
            "imp": "".join(imps) or "–",
        }
        yield TEXTS.say(lang, "picture.pile", top=top, left=len(table.rests[pile]), **words)
    if table.scare is not None:
        dice = " ".join([str(face) for face in table.scare.dice])
        yield TEXTS.say(lang, "picture.scare", dice=dice, target=table.scare.target)
    if table.duel is not None:
        for seat, laid in zip(table.duel.rivals, table.duel.dice, strict=True):
            dice = " ".join([str(face) for face in laid])
            yield TEXTS.say(lang, "picture.duel", seat=seat + 1, dice=dice or "–")
    for seat, offer in enumerate(table.offers):
        if offer is not None:
            parts = {"give": cubes(offer.give), "want": cubes(offer.want)}
            yield TEXTS.say(lang, "picture.offer", seat=seat + 1, to=offer.to + 1, **parts)


def own_pact(table: StrTable, seat: int, lang: Lang) -> Iterator[str]:
    """STR-A3: the own pact."""
    name = table.pacts[seat] if seat >= 0 else ""
    if name:
        icons = [name_of(ELEMENTS[icon], lang) for icon in PACTS[name].icons]
        yield TEXTS.say(lang, "picture.pact", icons=", ".join(icons))
