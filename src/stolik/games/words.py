"""Reading what lies beside a game's code: its words and its data files."""

from __future__ import annotations

import tomllib
from pathlib import Path

from stolik.core.texts import Texts


def load_texts(folder: Path) -> Texts:
    """The words of a game from `texts/pl.toml` and `texts/en.toml`."""
    return Texts(
        tomllib.loads((folder / "texts" / "pl.toml").read_text(encoding="utf-8")),
        tomllib.loads((folder / "texts" / "en.toml").read_text(encoding="utf-8")),
    )
