"""What the OpenAPI document says of a call: the structs of the wire, as JSON Schema."""

from __future__ import annotations

from typing import Any

from msgspec import json


def described(path: str, body: type[Any] | None, answer: type[Any] | None) -> dict[str, Any]:
    """The parameters, the body and the answers of a call."""
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    about: dict[str, Any] = {
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names
        ]
    }
    if body is not None:
        about["requestBody"] = {"required": True, "content": _content(body)}
    if answer is not None:
        about["responses"] = {
            "200": {"description": "Done.", "content": _content(answer)},
            "4XX": {"description": "Refused, with a sentence.", "content": {_JSON: {}}},
        }
    return about


_JSON = "application/json"


def _content(struct: type[Any]) -> dict[str, Any]:
    """A struct by its schema, with all that it is made of written in place."""
    (schema,), parts = json.schema_components([struct], ref_template="{name}")
    return {_JSON: {"schema": _inline(schema, parts)}}


def _inline(schema: Any, parts: dict[str, Any]) -> Any:
    if isinstance(schema, list):
        return [_inline(one, parts) for one in schema]
    if not isinstance(schema, dict):
        return schema
    name = schema.get("$ref")
    if isinstance(name, str):
        return {} if name in ("View", "Ask") else _inline(parts[name], parts)
    return {key: _inline(value, parts) for key, value in schema.items()}
