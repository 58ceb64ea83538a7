"""What pages are written against is what the structs say."""

from __future__ import annotations

import json
import re
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from stolik.games.fits.pictured import FitsPicture
from stolik.wire.base import Body, Touch
from stolik.wire.export import TypeScript, schema, struct_types, wire_types
from stolik.wire.views import View

ROOT = Path(__file__).parent.parent.parent
TOOL = runpy.run_path(str(ROOT / "tools" / "wire_types.py"))
files: Callable[[], Iterator[tuple[Path, str]]] = TOOL["files"]
stale: Callable[[Path], list[Path]] = TOOL["stale"]


def test_the_files_of_the_page_are_fresh() -> None:
    assert stale(ROOT) == [], "Run tools/wire_types.py."


def test_a_changed_file_is_stale(tmp_path: Path) -> None:
    for path, text in files():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    assert stale(tmp_path) == []
    wire = tmp_path / "web/src/kit/wire.ts"
    wire.write_text(wire.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert stale(tmp_path) == [Path("web/src/kit/wire.ts")]
    wire.unlink()
    assert stale(tmp_path) == [Path("web/src/kit/wire.ts")]


def test_every_type_that_is_used_is_written_down() -> None:
    text = wire_types()
    named = set(re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE))
    rows = [line for line in text.splitlines() if re.match(r"  (\w+\??:|\|)", line)]
    used = {name for row in rows for name in re.findall(r"\b[A-Z]\w+", re.sub('".*?"', "", row))}
    assert used - {"Record"} <= named
    assert {"View", "Ask", "Moved", "FromPage", "ToPage", "PostTable", "Touch"} <= named


def test_a_field_that_may_be_left_out_has_a_question_mark_and_one_that_may_be_null_says_so() -> (
    None
):
    class Seen(Body, frozen=True, kw_only=True):
        """Something."""

        at: Touch
        me: int | None
        here: bool = False
        name: str | None = None
        way: dict[Touch, tuple[int, ...]] = msgspec.field(default_factory=dict, name="from")

    script = TypeScript()
    script.name(msgspec.inspect.type_info(Seen))
    assert script.parts["Seen"].splitlines() == [
        "/** Something. */",
        "export interface Seen {",
        "  at: Touch",
        "  me: number | null",
        "  here?: boolean",
        "  name?: string",
        "  from?: Record<Touch, number[]>",
        "}",
    ]


def test_what_has_no_type_on_the_page_is_said() -> None:
    class Odd(Body, frozen=True, kw_only=True):
        bits: bytes

    with pytest.raises(TypeError, match="BytesType has no TypeScript"):
        struct_types(Odd)


def test_a_game_takes_what_the_kit_has() -> None:
    text = struct_types(FitsPicture)
    assert 'import type { Touch } from "../../kit/wire"' in text
    assert "export interface FitsPicture {" in text
    assert "export type Touch" not in text


def test_the_schema_names_every_message() -> None:
    whole = json.loads(schema())
    kinds = [part["$ref"] for part in whole["$defs"]["ToPage"]["anyOf"]]
    assert "#/$defs/View" in kinds
    assert whole["$defs"]["View"]["properties"].keys() == {
        "k",
        *[field.encode_name for field in msgspec.structs.fields(View)],
    }
