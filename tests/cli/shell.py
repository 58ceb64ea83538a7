"""How the tests of the command line run it: inside this process, or as a program of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from stolik.cli.app import app

STOLIK = str(Path(sys.executable).with_name("stolik"))
"""The program as it is installed beside this Python."""


class Said:
    """What a command wrote, and the code it left with."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Shell:
    """A place to run `stolik` in, with a data folder of its own, in English."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.env = {"XDG_DATA_HOME": str(data), "LC_ALL": "en_GB.UTF-8", "COLUMNS": "100"}

    def run(self, *args: str, typed: str = "", **env: str) -> Said:
        """Run a command in this process."""
        ran = CliRunner().invoke(app, list(args), input=typed, env={**self.env, **env})
        if ran.exception is not None and not isinstance(ran.exception, SystemExit):
            raise ran.exception
        return Said(ran.exit_code, ran.stdout, ran.stderr)

    def program(self, *args: str, typed: str = "") -> Said:
        """Run a command as a program of its own, fed through a pipe."""
        ran = subprocess.run(  # noqa: S603 - our own program
            [STOLIK, *args],
            input=typed,
            env=self.environment(),
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=120,
        )
        return Said(ran.returncode, ran.stdout, ran.stderr)

    def start(self, *args: str, **pipes: Any) -> subprocess.Popen[str]:
        """Start a program of its own, to be typed at line by line."""
        return subprocess.Popen(  # noqa: S603 - our own program
            [STOLIK, *args],
            env=self.environment(PYTHONUNBUFFERED="1"),
            text=True,
            encoding="utf-8",
            **{"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, **pipes},
        )

    def environment(self, **more: str) -> dict[str, str]:
        """The environment of a program of its own."""
        return {**os.environ, "PYTHONIOENCODING": "utf-8", "TERM": "xterm", **self.env, **more}

    def saved(self) -> list[Path]:
        """The games in the data folder, oldest first."""
        return sorted((self.data / "stolik" / "games").glob("*"))
