"""`stolik new-game`: a package to begin a game with, cut out of the toy game's core.

The core is a whole game of some hundred lines that the suite plays; so what is copied works.
"""

from __future__ import annotations

import json
import keyword
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import stolik
from stolik.cli.words import refused

NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
TOY: Final = "stolik.testing.toy"
TAKEN: Final = frozenset([*keyword.kwlist, *sys.stdlib_module_names, "stolik", "test", "tests"])
LANGUAGES: Final = ("pl", "en")
CLAUSE: Final = re.compile(r"TOY-\d+")


def new_game(name: str, where: Path) -> Path:
    """Write the package, and return its folder; Refused if the name or the folder is taken."""
    if not NAME.fullmatch(name) or name in TAKEN:
        raise refused("error.name", name=name)
    if name in stolik.game_names():
        raise refused("error.name_taken", name=name)
    folder = where / name
    if folder.exists():
        raise refused("error.folder", folder=folder)
    for path, text in contents(name).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8", newline="\n")
    return folder


def contents(name: str) -> dict[str, str]:
    """The files of a new game, by their places in its folder."""
    core = _toy("core.py")
    made = {
        "pyproject.toml": _template("pyproject.txt").format(name=name),
        f"tests/test_{name}.py": _template("test_game.txt").format(name=name),
        f"src/{name}/__init__.py": _game(core, name),
        f"src/{name}/words.py": _toy("words.py").replace("the toy game", "the game"),
        f"src/{name}/RULES.md": "\n".join(_rules(_toy("RULES.md"), core)) + "\n",
    }
    for lang in LANGUAGES:
        made[f"src/{name}/texts/{lang}.toml"] = _texts(_toy(f"texts/{lang}.toml"), core)
    return {path: _renamed(text, name) for path, text in made.items()}


def _game(core: str, name: str) -> str:
    """The toy's core as a game of this name."""
    _, _, code = core.partition("\n")
    code = code.replace("toy_core", name).replace("CORE", "GAME").replace("Core(", "NewGame(")
    return '"""A small whole game to begin with: change it bit by bit into your own."""\n' + code


def _renamed(text: str, name: str) -> str:
    """The new game's name for the toy's, in imports and in the numbers of clauses."""
    return text.replace(TOY, name).replace("TOY-", f"{name.upper().replace('_', '')}-")


def _rules(page: str, core: str) -> Iterator[str]:
    """The headings of the languages, and the clauses that the core cites."""
    cited = set(CLAUSE.findall(core))
    yield "# Zasady / Rules"
    for line in page.splitlines():
        clause = CLAUSE.search(line)
        if line.startswith("## "):
            yield from ("", line, "")
        elif line.startswith("- ") and clause and clause[0] in cited:
            yield line


def _texts(toml: str, core: str) -> str:
    """The words for what the core asks and tells, as TOML again."""
    texts = tomllib.loads(toml)
    kept = {
        f"{table}.{key}": said
        for table in ("ask", "answer", "event")
        for key, said in texts[table].items()
        if f'"{key}"' in core
    }
    return "".join(_toml(kept))


def _toml(texts: Mapping[str, Any]) -> Iterator[str]:
    """Dotted keys, one a line."""
    for key, said in texts.items():
        if isinstance(said, dict):
            yield from _toml({f"{key}.{part}": more for part, more in said.items()})
        else:
            yield f"{key} = {json.dumps(said, ensure_ascii=False)}\n"


def _toy(path: str) -> str:
    return files(TOY).joinpath(path).read_text(encoding="utf-8")


def _template(path: str) -> str:
    return files("stolik.cli").joinpath("template", path).read_text(encoding="utf-8")
