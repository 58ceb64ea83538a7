"""The words of the toy game, in both languages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from stolik.core.texts import Texts

FOLDER: Final = Path(__file__).parent / "texts"
TEXTS: Final = Texts(
    tomllib.loads((FOLDER / "pl.toml").read_text(encoding="utf-8")),
    tomllib.loads((FOLDER / "en.toml").read_text(encoding="utf-8")),
)
