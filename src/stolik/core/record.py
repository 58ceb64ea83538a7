"""Records: a header, a line for each answered step, and a last line, as JSON lines.

Every line carries a running digest, so that an accident, a cut or a changed line is noticed.
Reading checks the frame; a `Match` then plays the answers again and has to write the very same
lines.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias
from zlib import crc32

from stolik.core.notation import digest, same
from stolik.core.options import Options
from stolik.core.position import Resigned
from stolik.core.refusal import RecordError, ScriptError
from stolik.core.runner import Passed
from stolik.core.steps import Ask, Chance, Step, Together, answered, asks_of
from stolik.core.table import Field, write_table

FORMAT: Final = 1
RESIGNED: Final = "resigned"
GIVERS: Final = ("bot", "clock", RESIGNED)
DRAWN: Final = " drawn"


def chained(before: str, body: Mapping[str, object]) -> tuple[str, str]:
    """A line with its running digest, and that digest."""
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    mark = digest(before + text)
    return f'{text[:-1]},"d":"{mark}"}}', mark


def mark(step: Step | None) -> int:
    """A small number over what was asked; a re-run that asks something else is noticed by it."""
    if isinstance(step, Chance):
        return crc32(f"chance {step.what} {step.bag.mark()} {step.seen_by}".encode())
    told = [f"{one.mark()} {one.seen_by}" for one in asks_of(step)]
    return crc32("; ".join([type(step).__name__, *told]).encode())


HEADER: Final[Mapping[str, type]] = {
    "stolik": int,
    "game": str,
    "rules": int,
    "mode": str,
    "seats": int,
    "names": list,
    "asked": dict,
    "options": dict,
    "data": dict,
    "deal": dict,
}
LINE: Final[Mapping[str, type]] = {
    "n": int,
    "seat": int,
    "what": str,
    "is": str,
    "by": str,
    "drawn": bool,
    "deal": str,
    "resign": int,
    "all": list,
    "mark": int,
    "at": str,
    "table": str,
    "count": int,
    "sealed": list,
    "result": dict,
    "proof": dict,
}

Givers: TypeAlias = dict[tuple[int, str], str]
"""Who answered the questions of the step that waits, where it is known; else a resignation did."""


def step_body(n: int, passed: Passed, givers: Givers, fields: tuple[Field, ...]) -> dict[str, Any]:
    """The line of one answered step, in notation; `by` stands there unless it was the seat."""
    step, entry = passed.step, passed.entry
    body: dict[str, Any] = {"n": n}
    if isinstance(entry, Resigned):
        body["resign"] = entry.seat
    elif isinstance(step, Chance):
        body["deal"], body["is"] = step.what, written(step.bag, entry)
    elif isinstance(step, Together):
        body["all"] = [answer_body(one, choice, givers) for one, choice in answered(step, entry)]
    else:
        ((one, choice),) = answered(step, entry)
        body.update(answer_body(one, choice, givers))
    body["mark"] = mark(step)
    if passed.base is not None:
        body["at"] = passed.script
        body["table"] = digest(write_table(fields, passed.base))
    return body


def written(options: Options[Any], choice: object) -> str:
    """A choice in notation, sure to read back as this very choice."""
    text = options.text(choice)
    if not same(options.parse(text), choice):
        raise ScriptError(f"Two options share the notation '{text}': a record could not tell them.")
    return text


def answer_body(one: Ask[Any], choice: object, givers: Givers) -> dict[str, Any]:
    text = "" if isinstance(choice, Chance) else written(one.options, choice)
    body: dict[str, Any] = {"seat": one.seat, "what": one.what, "is": text}
    by = givers.get((one.seat, one.what), RESIGNED)
    if by != "seat":
        body["by"] = by.removesuffix(DRAWN)
    if by.endswith(DRAWN) or isinstance(choice, Chance):
        body["drawn"] = True
    return body


def answers_in(body: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The seats' answers of one line, or the sealed ones of the last line."""
    found = body.get("all") or body.get("sealed") or ([body] if "seat" in body else [])
    return list(found)


def split_lines(text: str) -> list[str]:
    """The lines of a text; only a line feed ends one, whatever a name in it holds."""
    return text.removesuffix("\n").split("\n")


def read_lines(text: str) -> list[dict[str, Any]]:
    """The lines of a whole record, its frame checked: header, digests, numbers, last line."""
    lines = split_lines(text)
    if not text:
        raise RecordError(1, "plik jest pusty.", "the file is empty.")
    bodies: list[dict[str, Any]] = []
    before = ""
    for number, line in enumerate(lines, 1):
        body, before = _unchained(number, line, before)
        bodies.append(body)
    _check_frame(bodies)
    for number, body in enumerate(bodies, 1):
        _check_shape(number, body, HEADER if number == 1 else LINE)
    return bodies


def _unchained(number: int, line: str, before: str) -> tuple[dict[str, Any], str]:
    try:
        body = json.loads(line)
        line.encode()
    except (ValueError, RecursionError):
        body = None
    if not isinstance(body, dict):
        raise RecordError(
            number,
            "to nie jest cały wiersz zapisu; plik jest uszkodzony albo ucięty.",
            "this is no whole line of a record; the file is damaged or cut short.",
        )
    if number == 1 and not same(body.get("stolik"), FORMAT):
        raise RecordError(
            1,
            f"to nie jest zapis Stolika w formacie {FORMAT}.",
            f"this is no Stolik record of format {FORMAT}.",
        )
    body.pop("d", None)
    try:
        again, expected = chained(before, body)
    except (ValueError, RecursionError):
        again, expected = "", ""
    if again != line:
        raise RecordError(
            number,
            "skrót się nie zgadza: ten wiersz albo któryś przed nim zmieniono.",
            "the digest does not match: this line or one before it was changed.",
        )
    return body, expected


def _check_shape(number: int, body: Mapping[str, Any], shape: Mapping[str, type]) -> None:
    """Every value is of its kind, so that whatever reads it later may trust that."""
    for key, value in body.items():
        if type(value) is not shape.get(key) or (key == "by" and value not in GIVERS):
            raise _odd(number, key)
    for key in shape if shape is HEADER else _needed(body):
        if key not in body:
            raise _odd(number, key)
    if not all([isinstance(name, str) for name in body.get("names", ())]):
        raise _odd(number, "names")
    for key in ("all", "sealed"):
        for part in body.get(key, ()):
            if not isinstance(part, dict) or "seat" not in part:
                raise _odd(number, key)
            _check_shape(number, part, LINE)


def _needed(body: Mapping[str, Any]) -> tuple[str, ...]:
    """What a line needs to have: an answer its question, a draw its outcome."""
    if "seat" in body:
        return ("what", "is")
    return ("is",) if "deal" in body else ()


def _odd(number: int, key: str) -> RecordError:
    return RecordError(
        number,
        f"pole „{key}” nie jest takie, jak ma być w zapisie.",
        f"'{key}' is not as a record has it.",
    )


def _check_frame(bodies: list[dict[str, Any]]) -> None:
    last = len(bodies)
    if last < 2 or "count" not in bodies[-1]:
        raise RecordError(
            last,
            "brakuje ostatniego wiersza: zapis jest ucięty.",
            "the last line is missing: the record is cut short.",
        )
    if bodies[-1]["count"] != last - 2:
        raise RecordError(
            last,
            f"zapis ma {last - 2} odpowiedzi, a powinien mieć {bodies[-1]['count']}.",
            f"the record has {last - 2} answers and should have {bodies[-1]['count']}.",
        )


def check_header(header: Mapping[str, Any], name: str, rules: int, data: Mapping[str, str]) -> None:
    """Refuse a record of another game, of other rules, or played with other data files."""
    if header.get("game") != name:
        raise RecordError(
            1,
            f"to zapis gry „{header.get('game')}”, nie „{name}”.",
            f"this is a record of '{header.get('game')}', not of '{name}'.",
        )
    if header.get("rules") != rules:
        raise RecordError(
            1,
            f"zapis ma wersję zasad {header.get('rules')}, a ten program zna {rules}.",
            f"the record has rules version {header.get('rules')}; this program knows {rules}.",
        )
    if header.get("data") != dict(data):
        raise RecordError(
            1,
            "zapis powstał z innymi plikami danych (plansze, talie).",
            "the record was made with other data files (boards, decks).",
        )
