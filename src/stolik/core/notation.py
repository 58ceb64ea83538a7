"""Values as text, both ways and without language.

Plain values are scalars, strings, enums, containers of plain values, and value classes: those whose
`__match_args__` name their fields, as a dataclass's do, and those with a `notation()`.

`notation` is the short text of one answer, as it stands in records. `write` is the full text of
any plain value, a table's fields among them: the same values give the same text and different ones
different text (`True` is not `1`; a mapping keeps its order, as a script that goes over it would
notice), so that it also serves to compare and to hash.
"""

from __future__ import annotations

import ast
import hashlib
import json
import math
from collections.abc import Callable, Mapping
from enum import Enum, EnumType
from types import NoneType


def notation(value: object) -> str:
    """The short text of an answer."""
    if isinstance(value, str):
        return value
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return value.name.lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        return ",".join([notation(part) for part in value])
    noted = getattr(value, "notation", None)
    if noted is not None:
        return str(noted())
    raise TypeError(f"{type(value).__name__} has no notation: give the class a notation() method.")


def write(value: object) -> str:
    """The full text of a plain value; anything that is not a plain value raises TypeError."""
    if isinstance(value, Enum):
        return f"{type(value).__name__}({json.dumps(value.name)})"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if value is None or isinstance(value, int):
        return repr(value)
    if isinstance(value, float) and math.isfinite(value):
        return repr(value)
    if type(value) is tuple:
        return "(" + "".join([write(part) + "," for part in value]) + ")"
    if isinstance(value, list):
        return "[" + ",".join([write(part) for part in value]) + "]"
    return _write_rest(value)


def _write_rest(value: object) -> str:
    name = type(value).__name__
    if isinstance(value, dict):
        pairs = [f"{write(key)}:{write(part)}" for key, part in value.items()]
        return "{" + ",".join(pairs) + "}"
    if isinstance(value, (set, frozenset)):
        return f"{name}([" + ",".join(sorted([write(part) for part in value])) + "])"
    fields = getattr(type(value), "__match_args__", None)
    if fields is not None:
        return f"{name}(" + ",".join([write(getattr(value, field)) for field in fields]) + ")"
    noted = getattr(value, "notation", None)
    if noted is not None:
        return f"{name}({json.dumps(noted(), ensure_ascii=False)})"
    raise TypeError(f"{name} is not a plain value: a table may not hold it.")


def same(one: object, other: object) -> bool:
    """Equal in type and value, all the way down; what is no plain value is like nothing."""
    if type(one) is not type(other):
        return False
    try:
        return write(one) == write(other)
    except (TypeError, RecursionError):
        return False


def read(text: str, makers: Mapping[str, Callable[..., object]]) -> object:
    """The value that `write` wrote; `makers` make the value classes that may occur, by name."""
    try:
        return _value(ast.parse(text, mode="eval").body, makers)
    except (SyntaxError, TypeError, LookupError, ValueError, RecursionError, MemoryError) as error:
        raise ValueError(f"This is not the text of a value: {text[:60]!r}") from error


def _value(node: ast.expr, makers: Mapping[str, Callable[..., object]]) -> object:
    if isinstance(node, ast.Constant) and isinstance(node.value, (str, int, float, NoneType)):
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = _value(node.operand, makers)
        if isinstance(number, (int, float)):
            return -number
    if isinstance(node, ast.Tuple):
        return tuple([_value(part, makers) for part in node.elts])
    if isinstance(node, ast.List):
        return [_value(part, makers) for part in node.elts]
    if isinstance(node, ast.Dict):
        keys = [_value(key, makers) for key in node.keys if key is not None]
        return dict(zip(keys, [_value(part, makers) for part in node.values], strict=True))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
        return _made(node.func.id, [_value(part, makers) for part in node.args], makers)
    raise ValueError("This is not the text of a plain value.")


def _made(name: str, parts: list[object], makers: Mapping[str, Callable[..., object]]) -> object:
    if name in ("set", "frozenset") and len(parts) == 1 and isinstance(parts[0], list):
        return set(parts[0]) if name == "set" else frozenset(parts[0])
    maker = makers.get(name)
    if maker is None:
        raise ValueError(f"The value class {name} is not known here.")
    if isinstance(maker, EnumType):
        return maker[str(parts[0])]
    return maker(*parts)


def digest(text: str) -> str:
    """Sixteen hexadecimal digits of a text: the same on every machine."""
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
