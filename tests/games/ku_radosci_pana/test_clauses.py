"""Every clause of the rules is cited by a test, or excused with a reason."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Final

from stolik.games.ku_radosci_pana import names

HERE: Final = Path(__file__).parent
RULES: Final = (Path(names.__file__).parent / "RULES.md").read_text(encoding="utf-8")
CLAUSE: Final = re.compile(r"KRP-[A-Z]+[0-9]+")
EXCUSED: Final[dict[str, str]] = tomllib.loads((HERE / "excused.toml").read_text(encoding="utf-8"))[
    "excused"
]
MOST_EXCUSED: Final = 12

NUMBERED: Final = {
    "R": 2, "S": 9, "T": 7, "M": 3, "TR": 10, "O": 3, "B": 4, "C": 10, "F": 5, "G": 6, "Z": 2,
    "K": 5, "E": 3, "P": 4, "N": 4, "V": 3, "X": 11, "A": 64, "D": 11,
}  # fmt: skip
"""The clauses of the rules reference, so that none is lost from the rules page."""


def clauses() -> set[str]:
    return {
        f"KRP-{part}{number}" for part, count in NUMBERED.items() for number in range(1, count + 1)
    }


def cited() -> dict[str, list[str]]:
    """The clauses that docstrings of tests name literally, with the tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in CLAUSE.findall(ast.get_docstring(node) or ""):
                    found.setdefault(clause, []).append(f"{path.name}: {node.name}")
    return found


def test_the_rules_page_holds_every_clause_of_the_reference_and_no_other() -> None:
    for half in (RULES.split("## English")[0], RULES.split("## English")[1]):
        stated = re.findall(r"^- \*\*(KRP-[A-Z]+[0-9]+)\*\* ", half, re.MULTILINE)
        assert sorted(stated) == sorted(clauses())


def test_every_clause_is_tested_or_excused_and_none_is_both() -> None:
    tested = set(cited())
    assert sorted(clauses() - tested - EXCUSED.keys()) == []
    assert sorted(tested & EXCUSED.keys()) == []


def test_no_test_and_no_excuse_names_a_clause_that_does_not_exist() -> None:
    unknown = {clause: tests for clause, tests in cited().items() if clause not in clauses()}
    assert unknown == {}
    assert EXCUSED.keys() <= clauses()


def test_excuses_are_few_and_have_reasons() -> None:
    assert len(EXCUSED) <= MOST_EXCUSED
    assert all(reason.endswith(".") for reason in EXCUSED.values())


def test_the_code_cites_only_clauses_that_exist() -> None:
    for path in sorted(Path(names.__file__).parent.rglob("*.py")):
        for clause in CLAUSE.findall(path.read_text(encoding="utf-8")):
            assert clause in clauses(), f"{path.name} cites {clause}"
