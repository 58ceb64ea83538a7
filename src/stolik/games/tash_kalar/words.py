"""The words of the game, for those modules that refuse or tell something."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stolik.games.words import load_texts

TEXTS: Final = load_texts(Path(__file__).parent)
