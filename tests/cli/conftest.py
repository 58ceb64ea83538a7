"""Places to run `stolik` in, each with a data folder of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.shell import Shell

TOY_DOOR = """\
[stolik.games]
toy = stolik.testing.toy:GAME
toy_raises = broken_toy:GAME
"""
BROKEN = """\
from stolik.testing.toy.faulty import FAULTS
GAME = FAULTS["raises"]
"""


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """One place."""
    return Shell(tmp_path)


@pytest.fixture
def shells(tmp_path: Path) -> Callable[[str], Shell]:
    """Several places side by side, by name."""
    return lambda name: Shell(tmp_path / name)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The toy game comes in by the strangers' door: an installed package's entry point."""
    about = tmp_path / "toy" / "toy-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(TOY_DOOR)
    (tmp_path / "toy" / "broken_toy.py").write_text(BROKEN)
    monkeypatch.syspath_prepend(tmp_path / "toy")
    return tmp_path / "toy"
