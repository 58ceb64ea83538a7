"""Write what a page is written against: the wire's JSON Schema and TypeScript, and each game's.

With --check nothing is written: it says which files are stale.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

from msgspec import Struct

from stolik.games.registry import game, game_names
from stolik.games.screens import screen_of
from stolik.wire import export

ROOT = Path(__file__).resolve().parent.parent
KIT = Path("web/src/kit")


def files() -> Iterator[tuple[Path, str]]:
    """Every file that is made, with what has to stand in it."""
    yield KIT / "wire.schema.json", export.schema()
    yield KIT / "wire.ts", export.wire_types()
    for name in game_names():
        struct = get_type_hints(type(screen_of(game(name))).table)["return"]
        if isinstance(struct, type) and issubclass(struct, Struct):
            yield Path("web/src/games") / name / "table.ts", export.struct_types(struct)


def stale(root: Path) -> list[Path]:
    """The files that are not what the structs say."""
    return [
        path
        for path, text in files()
        if not (root / path).is_file() or (root / path).read_text(encoding="utf-8") != text
    ]


def main() -> None:
    if "--check" in sys.argv[1:]:
        old = ", ".join(map(str, stale(ROOT)))
        if old:
            sys.exit(f"Stale: {old}. Run tools/wire_types.py.")
        return
    for path, text in files():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, encoding="utf-8")
        print(f"Wrote {path}.")


if __name__ == "__main__":
    main()
