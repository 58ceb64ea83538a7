"""Saved games: where they are kept, how they are written, which one to go on with."""

from __future__ import annotations

import json
import os
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from types import FrameType

from platformdirs import user_data_path

from stolik.cli.words import refused


def folder() -> Path:
    """The folder of saved games, in the user's data folder."""
    return user_data_path("stolik", appauthor=False) / "games"


def new_file(game: str, now: datetime) -> Path:
    """A name for a new game that no other game has."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    names = [f"{stem}.jsonl", *[f"{stem}-{n}.jsonl" for n in range(2, 1000)]]
    return next(folder() / name for name in names if not (folder() / name).exists())


def dump_file(game: str, seed: int) -> Path:
    """Where the dump of a game that broke with this seed is kept."""
    return folder().parent / "dumps" / f"{game}-{seed}.json"


def write(path: Path, text: str) -> None:
    """Write the whole file or nothing: whoever reads it finds the old text or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".saving-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)


def read(path: Path) -> str:
    """The text of a file; Refused with what to do if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise refused("error.not_text", file=path) from None
    except OSError as error:
        raise refused("error.no_file", file=path, reason=error.strerror) from None


def newest_unfinished(game: str) -> Path:
    """The game of this kind that was played last and is not over; Refused if there is none."""
    played = sorted(folder().glob(f"{game}-*.jsonl"), key=_age, reverse=True)
    for path in played:
        if not finished(read(path)):
            return path
    raise refused("error.nothing_saved", game=game)


def finished(record: str) -> bool:
    """Whether a record's last line has a result; a damaged one counts as unfinished."""
    try:
        last = json.loads(record.splitlines()[-1])
    except (IndexError, json.JSONDecodeError):
        return False
    return isinstance(last, dict) and "result" in last


def _age(path: Path) -> tuple[int, str]:
    return path.stat().st_mtime_ns, path.name


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait until this is done, so that no answer is half given or half saved."""
    caught: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        caught.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if caught:
        raise KeyboardInterrupt
