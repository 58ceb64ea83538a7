"""What stands before every request: sizes, foreign sites, and the headers of every answer."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """Wraps the whole server: headers on every answer, and HEAD wherever GET works."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        head = scope["method"] == "HEAD"

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            elif head:
                message = {**message, "body": b""}
            await send(message)

        await self._app({**scope, "method": "GET"} if head else scope, receive, guarded)


def base_url(scope: Scope, public_url: str | None) -> str:
    """The address that people reach this server at: as told, else as the page was opened."""
    if public_url is not None:
        return public_url.rstrip("/")
    secure = scope["scheme"] in ("https", "wss")
    return f"{'https' if secure else 'http'}://{Headers(scope=scope).get('host', 'localhost')}"


def from_here(scope: Scope, public_url: str | None) -> bool:
    """Whether a browser sent this from a page of ours; programs name no origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return True
    ours = {headers.get("host", "")}
    if public_url is not None:
        ours.add(urlsplit(public_url).netloc)
    return urlsplit(origin).netloc in ours


def sender(scope: Scope) -> str:
    """The machine that a request came from."""
    client: Any = scope.get("client")
    return str(client[0]) if client else ""
