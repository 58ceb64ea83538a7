"""Servers for the tests: one that all share, and folders for those that are stopped and killed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.live import Live, serving

TOY_DOOR = "[stolik.games]\ntoy = stolik.testing.toy:GAME\n"


@pytest.fixture(scope="session")
def door(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the toy game is installed by the strangers' door."""
    folder = tmp_path_factory.mktemp("door")
    about = folder / "toy-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(TOY_DOOR)
    return folder


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, door: Path) -> Iterator[Live]:
    """A server that all share, with the toy game, at which one may send as fast as one likes."""
    with serving(Live(tmp_path_factory.mktemp("live"), "--no-limits", path=door)) as live:
        yield live


@pytest.fixture
def live(shared: Live) -> Iterator[Live]:
    """The shared server; whoever came to it in a test is gone after it."""
    yield shared
    shared.hang_up()
