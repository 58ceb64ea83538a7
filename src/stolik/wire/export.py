"""JSON Schema and TypeScript made from the structs, so that a page is written against them."""

from __future__ import annotations

from textwrap import fill
from typing import Any, Final

from msgspec import NODEFAULT, inspect, json

from stolik.wire import tables, talk

MADE: Final = "Made from src/stolik by tools/wire_types.py. Change the structs there, then run it."
PRIMITIVES: Final[dict[type[Any], str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}

UNIONS: Final[dict[str, Any]] = {"FromPage": talk.FromPage, "ToPage": talk.ToPage}
BODIES: Final[tuple[type[Any], ...]] = (
    tables.PostMe,
    tables.Me,
    tables.GameInfo,
    tables.TableInfo,
    tables.PostTable,
    tables.NewTable,
    tables.PostSit,
    tables.PostFill,
    tables.PostKey,
    tables.Done,
)


def schema() -> str:
    """The JSON Schema of every message and body."""
    found, parts = json.schema_components(
        [*UNIONS.values(), *BODIES], ref_template="#/$defs/{name}"
    )
    unions = dict(zip(UNIONS, found, strict=False))
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$comment": MADE,
        "$defs": {**parts, **unions},
    }
    return json.format(json.encode(whole, order="deterministic")).decode() + "\n"


def wire_types() -> str:
    """The TypeScript types of every message and body."""
    script = TypeScript()
    for name, union in UNIONS.items():
        script.union(name, union)
    for body in BODIES:
        script.name(inspect.type_info(body))
    return script.text()


def struct_types(struct: type[Any]) -> str:
    """The TypeScript types of a game's own picture; what it takes from the kit is imported."""
    kit, script = TypeScript(), TypeScript()
    for union in UNIONS.values():
        kit.name(inspect.type_info(union))
    script.known = set(kit.parts)
    script.name(inspect.type_info(struct))
    return script.text()


class TypeScript:
    """Types collected from structs: each under its name, after those it is made of."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}
        self.known: set[str] = set()
        self.taken: set[str] = set()

    def text(self) -> str:
        """All of it as a file."""
        taken = ", ".join(sorted(self.taken))
        first = [f'import type {{ {taken} }} from "../../kit/wire"'] if taken else []
        return "\n\n".join([f"// {MADE}", *first, *self.parts.values()]) + "\n"

    def union(self, name: str, union: Any) -> None:
        """A union under a name of its own."""
        lines = [f"  | {part}" for part in self.name(inspect.type_info(union)).split(" | ")]
        self.parts[name] = "\n".join([f"export type {name} =", *lines])

    def name(self, info: inspect.Type) -> str:
        """What a type is called, once it has been written down."""
        if type(info) in PRIMITIVES:
            return PRIMITIVES[type(info)]
        if isinstance(info, inspect.Metadata):
            return self._alias(info)
        if isinstance(info, inspect.StructType):
            return self._struct(info)
        if isinstance(info, inspect.UnionType):
            return " | ".join(dict.fromkeys([self.name(part) for part in info.types]))
        if isinstance(info, inspect.LiteralType):
            return " | ".join([_quoted(value) for value in info.values])
        return self._container(info)

    def _container(self, info: inspect.Type) -> str:
        if isinstance(info, inspect.VarTupleType):
            item = self.name(info.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join([self.name(part) for part in info.item_types])}]"
        if isinstance(info, inspect.DictType):
            return f"Record<{self.name(info.key_type)}, {self.name(info.value_type)}>"
        raise TypeError(f"{type(info).__name__} has no TypeScript: add it to stolik.wire.export.")

    def _alias(self, info: inspect.Metadata) -> str:
        name = (info.extra or {}).get("ts")
        if name is None:
            return self.name(info.type)
        if not self._there(name):
            said = (info.extra_json_schema or {}).get("description", "")
            inner = self.name(info.type)
            self.parts[name] = f"{_comment(said)}export type {name} = {inner}"
        return str(name)

    def _struct(self, info: inspect.StructType) -> str:
        name = info.cls.__name__
        if not self._there(name):
            rows = [f"  {info.tag_field}: {_quoted(info.tag)}"] if info.tag_field else []
            rows += [self._row(one) for one in info.fields]
            said = _comment(info.cls.__doc__ or "")
            self.parts[name] = "\n".join([f"{said}export interface {name} {{", *rows, "}"])
        return name

    def _there(self, name: str) -> bool:
        if name in self.known:
            self.taken.add(name)
        return name in self.known or name in self.parts

    def _row(self, one: inspect.Field) -> str:
        kind = self.name(one.type)
        if not one.required and one.default is not NODEFAULT:
            kind = kind.removesuffix(" | null")
        return f"  {one.encode_name}{'' if one.required else '?'}: {kind}"


def _quoted(value: object) -> str:
    return json.encode(value).decode()


def _comment(text: str) -> str:
    """A comment over a type, folded."""
    if not text:
        return ""
    lines = [line for part in text.strip().split("\n\n") for line in _folded(part)]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *[f" * {line}" for line in lines], " */\n"])


def _folded(text: str) -> list[str]:
    return fill(" ".join(text.split()), 90).split("\n")
