"""A real server as a program of its own, and persons who use it over HTTP and its socket."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from msgspec import json
from websockets.sync.client import ClientConnection, connect

PROGRAM = (sys.executable, "-c", "from stolik.cli import main; main()")


class Live:
    """A server on a free port of this computer, and the file it keeps everything in."""

    def __init__(self, folder: Path, *options: str, path: Path | None = None) -> None:
        self.db = folder / "stolik.sqlite"
        self.options = options
        self.path = path
        self.url = ""
        self.program: subprocess.Popen[str] | None = None
        self.people: list[Person] = []

    def start(self, port: int = 0) -> None:
        """Start it, and wait until it says where it stands."""
        self.program = self.run(port)
        assert self.program.stdout is not None
        said = self.program.stdout.readline()
        assert "http://" in said, said
        self.url = next(word for word in said.split() if word.startswith("http://"))

    def run(self, port: int = 0) -> subprocess.Popen[str]:
        """Start the program on this file."""
        extra = {"PYTHONPATH": f"{self.path}:{os.environ.get('PYTHONPATH', '')}"}
        named = ("--db", f"sqlite:///{self.db}", "--port", str(port), "--lang", "en")
        return subprocess.Popen(  # noqa: S603 - our own program
            [*PROGRAM, "serve", *named, *self.options],
            env={**os.environ, **(extra if self.path else {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it; the code it left with."""
        assert self.program is not None
        self.program.send_signal(how)
        with self.program:
            return self.program.wait(20)

    def port(self) -> int:
        """Where it stands."""
        return int(self.url.rsplit(":", 1)[1])

    def person(self, name: str = "") -> Person:
        """A new guest."""
        made = Person(self, name)
        self.people.append(made)
        return made

    def hang_up(self) -> None:
        """Close whatever its guests have open."""
        for person in self.people:
            person.close()
        self.people.clear()


class Person:
    """A guest with a cookie."""

    def __init__(self, live: Live, name: str) -> None:
        self.live = live
        self.http = httpx.Client(base_url=live.url, timeout=30)
        self.open = ExitStack()
        self.open.enter_context(self.http)
        self.me = self.post("/api/me", name=name) if name else self.post("/api/me")

    def close(self) -> None:
        """Close all sockets."""
        self.open.close()

    def post(self, path: str, **body: Any) -> Any:
        """Post a body and read the answer."""
        return self.http.post(path, content=json.encode(body)).json()

    def do(self, t: str, act: str, **body: Any) -> Any:
        """Do something at a table."""
        return self.post(f"/api/tables/{t}/{act}", **{"key": key(), **body})

    def make(self, game: str = "fits", mode: str = "game", **more: Any) -> str:
        """A new table."""
        body = {"game": game, "mode": mode, "key": key(), "pace": "instant", **more}
        return str(self.post("/api/tables", **body)["t"])

    def sit(self, t: str, **more: Any) -> Any:
        """Take a seat."""
        return self.do(t, "sit", nonce=key(), **more)

    def against_bot(self, game: str = "fits", mode: str = "game", **more: Any) -> str:
        """One tap: a table, a seat, the start."""
        t = self.make(game, mode, **more)
        self.sit(t)
        assert self.do(t, "start")["key"]
        return t

    def socket(self) -> Socket:
        """A socket of this person."""
        cookie = "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])
        ws = self.live.url.replace("http", "ws", 1) + "/ws"
        headers = {"Cookie": cookie}
        return Socket(self.open.enter_context(connect(ws, additional_headers=headers)))


class Socket:
    """A page's socket."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.view: dict[str, Any] = {}

    def say(self, k: str, **body: Any) -> None:
        """Send a message."""
        self.ws.send(json.encode({"k": k, **body}).decode())

    def hear(self, wait: float = 20) -> dict[str, Any]:
        """The next message; the last view is kept."""
        message: dict[str, Any] = json.decode(self.ws.recv(wait))
        found = message if message["k"] == "view" else message.get("view")
        self.view = found or self.view
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while (message := self.hear())["k"] not in kinds:
            assert message["k"] != "no", message
        return message

    def hello(self, t: str, **more: Any) -> dict[str, Any]:
        """Come to a table."""
        self.say("hello", t=t, **more)
        return self.until("view", "moved", "lobby", "no", "reload")

    def answer(self, val: Any = "first", **more: Any) -> str:
        """Answer the first open question on show; the key of the answer."""
        ask = [*open_asks(self.view), *self.view["asks"]][0]
        body = {"ask": ask["id"], "key": key(), "t": self.view["t"], **more}
        self.say("answer", val=self.first_choice(ask) if val == "first" else val, **body)
        return str(body["key"])

    def first_choice(self, ask: dict[str, Any]) -> dict[str, str]:
        """The first choice of a question; where it has to be walked, touch by touch."""
        slots, boxes = ask["slots"], ask["boxes"]
        while True:
            whole = [box for box in boxes if "*" not in box]
            pairs = zip(slots, (whole or boxes)[0], strict=True)
            touched = {slot["name"]: fill[0] for slot, fill in pairs if fill not in (None, "*")}
            if whole:
                return touched
            self.say("try", t=self.view["t"], ask=ask["id"], val=touched)
            tried = self.until("tried")
            slots, boxes = tried["slots"], tried["boxes"]

    def play(self, t: str, most: int = 10_000) -> list[str]:
        """Answer whatever is asked until the game is over; the keys that were acknowledged."""
        kept: list[str] = []
        self.hello(t)
        while "over" not in self.view and len(kept) < most:
            if not open_asks(self.view):
                self.hear()
                continue
            self.answer()
            said = self.until("ack", "no")
            if said["k"] == "ack":
                kept.append(said["key"])
                self.hear()
            else:
                assert said["code"] == "stale", said  # a bot was quicker where both may act
        return kept

    def close(self) -> None:
        """Hang up."""
        self.ws.close()

    def wait_for_question(self) -> None:
        """Hear until something is asked."""
        while not open_asks(self.view):
            self.hear()


def open_asks(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The questions that are not answered yet."""
    return [ask for ask in view["asks"] if "sent" not in ask and ask["role"] == "main"]


def key() -> str:
    """A fresh key."""
    return secrets.token_hex(16)


@contextmanager
def serving(live: Live) -> Iterator[Live]:
    """A server that stands as long as this lasts."""
    live.start()
    try:
        yield live
    finally:
        live.hang_up()
        if live.program is not None and live.program.poll() is None:
            live.stop()
