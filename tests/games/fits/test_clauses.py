"""Every clause of the rules is cited by a test, or excused with a reason."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Final

from stolik.games.fits import names

HERE: Final = Path(__file__).parent
RULES: Final = (Path(names.__file__).parent / "RULES.md").read_text(encoding="utf-8")
CLAUSE: Final = re.compile(r"FITS-[A-Z][0-9]+")
EXCUSED: Final[dict[str, str]] = tomllib.loads((HERE / "excused.toml").read_text(encoding="utf-8"))[
    "excused"
]
MOST_EXCUSED: Final = 12

FROZEN: Final = """
C1 C2 C3 C4 C5 C6 C7 C8 C9  D1 D2 D3 D4 D5  S1 S2 S3  G1 G2 G3 G4 G5  P1 P2 P3 P4 P5 P6 P7 P8
K0 K1 K2 K3 K4 K5 K6  X1 X2 X3 X4  E1 E2 E3
A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15 A16 A17 A18 A19 A20 A21 A22 A23
O1 O2 O3 O4 O5 O6 O7 O8 O9
"""
"""The clauses of the rules reference, so that none is lost from the rules page."""


def clauses() -> set[str]:
    return {f"FITS-{name}" for name in FROZEN.split()}


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
        stated = re.findall(r"^- \*\*(FITS-[A-Z][0-9]+)\*\* ", half, re.MULTILINE)
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
