"""The built page: its files are read once, and served by their names."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from starlette.responses import PlainTextResponse, Response

from stolik.core.refusal import Lang
from stolik.server.words import reason

FOLDER: Final = Path(__file__).with_name("page")
INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Files here have a digest in their names: what was fetched once need not be asked for again."""

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}


class Pages:
    """The files of the page. A path without a file, and without a dot, is the page itself."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = sorted([path for path in folder.rglob("*") if path.is_file()])
        self._files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}
        index = self._files.get(INDEX)
        self.build = "" if index is None else hashlib.blake2b(index, digest_size=6).hexdigest()

    def answer(self, path: str, lang: Lang, first: bytes | None = None) -> Response:
        """What lies at this path; in the page itself, the first frame that it would ask for."""
        if path in self._files and path != INDEX:
            keep = FOREVER if path.startswith(HASHED) else ASK_AGAIN
            return _file(path, self._files[path], keep)
        if "." in path or path.startswith("api/"):
            return PlainTextResponse(_sentence("no_path", lang), 404)
        if INDEX not in self._files:
            return PlainTextResponse(_sentence("no_page", lang), 503)
        return _file(INDEX, with_first(self._files[INDEX], first), ASK_AGAIN)


def with_first(index: bytes, first: bytes | None) -> bytes:
    """The page with a frame in it: data, which no browser runs, and in which no tag can begin."""
    if first is None:
        return index
    data = first.replace(b"<", b"\\u003c")
    head = b'<script type="application/json" id="first">' + data + b"</script></head>"
    return index.replace(b"</head>", head, 1)


def _file(path: str, body: bytes, keep: str) -> Response:
    suffix = Path(path).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return Response(body, media_type=kind, headers={"cache-control": keep})


def _sentence(key: str, lang: Lang) -> str:
    return reason(key).say(lang) + "\n"
