"""Messages as bytes: the same message is always the same bytes."""

from __future__ import annotations

from typing import Final

from msgspec import DecodeError, ValidationError, json

from stolik.wire.talk import FromPage

_ENCODER: Final = json.Encoder(order="deterministic")
_FROM_PAGE: Final[json.Decoder[FromPage]] = json.Decoder(FromPage)


def encode(message: object) -> bytes:
    """A message, or any part of one, as JSON on one line."""
    return _ENCODER.encode(message)


def decode(data: bytes | str) -> FromPage:
    """What a page sent; ValueError with a sentence if it is no message of the contract."""
    try:
        return _FROM_PAGE.decode(data)
    except (DecodeError, ValidationError) as error:
        raise ValueError(f"This is no message of the contract: {error}") from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise ValueError("This is no message of the contract: it is no JSON text.") from error
