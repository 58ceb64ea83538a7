"""Each run of the suite meets the build it was meant for."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import stolik
from stolik import build

ROOT = Path(__file__).resolve().parent.parent
EXPECTED = os.environ.get("STOLIK_EXPECT", "interpreted")


def loaded(package: str) -> Iterator[str]:
    """Name the modules of a package that this run could load, but for its `__init__` files."""
    folder = Path(stolik.__file__).parent / package
    for source in sorted(folder.rglob("*.py")):
        if source.name != "__init__.py":
            yield ".".join(("stolik", *source.relative_to(folder.parent).with_suffix("").parts))


def test_no_compiled_file_lies_beside_the_sources() -> None:
    suffixes = (".so", ".pyd")
    assert [path for path in (ROOT / "src").rglob("*") if path.suffix in suffixes] == []


def test_the_core_is_compiled_where_it_should_be() -> None:
    # mypyc does not compile classes of exceptions, and they are never hot.
    core = set(loaded("core")) - {"stolik.core.refusal"}
    compiled = {module for module in loaded("core") if build.is_compiled(module)}
    assert compiled == (set() if EXPECTED == "interpreted" else core)


def test_games_are_compiled_only_when_all_is() -> None:
    compiled = {module for module in loaded("games") if build.is_compiled(module)}
    assert bool(compiled) == (EXPECTED == "compiled")


def test_what_is_tested_is_the_installed_wheel_or_else_the_sources() -> None:
    home = ROOT / "src" if EXPECTED == "interpreted" else Path(sys.prefix)
    assert home in Path(stolik.__file__).parents


def test_a_build_names_itself_by_where_a_search_spends_its_time() -> None:
    assert build.kind() == ("interpreted" if EXPECTED == "interpreted" else "compiled")


@pytest.mark.parametrize("module", ["stolik.no_such_module", "stolik.no_such_package.module"])
def test_a_module_that_is_not_there_is_not_compiled(module: str) -> None:
    assert not build.is_compiled(module)
