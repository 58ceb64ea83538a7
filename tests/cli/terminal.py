"""A real terminal, as a person has it, for programs that want one."""

from __future__ import annotations

import codecs
import os
import pty
import select
import subprocess

from tests.cli.shell import STOLIK, Shell

PATIENCE = 60.0


class Terminal:
    """`stolik` at a terminal of its own."""

    def __init__(self, shell: Shell, *args: str, **env: str) -> None:
        self._end, child = pty.openpty()
        self._running = subprocess.Popen(  # noqa: S603 - our own program
            [STOLIK, *args],
            stdin=child,
            stdout=child,
            stderr=child,
            env=shell.environment(**env),
        )
        os.close(child)
        # A letter of two bytes may come in two pieces.
        self._letters = codecs.getincrementaldecoder("utf-8")("replace")
        self.seen = ""
        self._read_to = 0

    def wait_for(self, text: str) -> None:
        """Read on until this has been shown, after what was waited for before."""
        while (place := self.seen.find(text, self._read_to)) < 0:
            more = self._read()
            assert more, f"no {text!r} in:\n{self.seen}"
            self.seen += more
        self._read_to = place + len(text)

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._end, f"{line}\n".encode())

    def leave(self) -> int:
        """Read on until the program leaves, and return its exit code."""
        while more := self._read():
            self.seen += more
        os.close(self._end)
        return self._running.wait(timeout=PATIENCE)

    def _read(self) -> str:
        """What has come since, a whole letter at least; nothing once the program has left."""
        while True:
            ready, _, _ = select.select([self._end], [], [], PATIENCE)
            assert ready, f"nothing more after:\n{self.seen}"
            try:
                letters = self._letters.decode(os.read(self._end, 65536))
            except OSError:  # the program has left, and its end of the terminal is closed
                return ""
            if letters:
                return letters
