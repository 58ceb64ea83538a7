"""Places to run `stolik` in, each with a data folder of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.shell import Shell


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """One place."""
    return Shell(tmp_path)


@pytest.fixture
def shells(tmp_path: Path) -> Callable[[str], Shell]:
    """Several places side by side, by name."""
    return lambda name: Shell(tmp_path / name)
