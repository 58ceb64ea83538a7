"""Every clause of the rules is cited by a test, or excused with a reason."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Final

from stolik.games.potega_slowa import table

HERE: Final = Path(__file__).parent
RULES: Final = (Path(table.__file__).parent / "RULES.md").read_text(encoding="utf-8")
CLAUSE: Final = re.compile(r"PS-[RBTA][0-9]+")
EXCUSED: Final[dict[str, str]] = tomllib.loads((HERE / "excused.toml").read_text(encoding="utf-8"))[
    "excused"
]
MOST_EXCUSED: Final = 8

FROZEN: Final = """
R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20 R21 R22 R23 R24 R25 R26 R27
R28 R29 B1 B2 B3 B4 B5 B6 B7 B8 T1 T2 T3 T4 T5 T6 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14
A15 A16 A17 A18 A19 A20 A21 A22 A23 A24 A25 A26 A27 A28 A29 A30 A31 A32 A33 A34 A35 A36 A37 A38
A39 A40 A41 A42 A43 A44 A45 A46 A47 A48 A49 A50 A51 A52 A53 A54 A55 A56 A57 A58 A59 A60 A61 A62
"""
"""The clauses of the rules reference, so that none is lost from the rules page."""


def clauses() -> set[str]:
    return {f"PS-{name}" for name in FROZEN.split()}


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
        stated = re.findall(r"^- \*\*(PS-[A-Z][0-9]+)\*\* ", half, re.MULTILINE)
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
    for path in sorted(Path(table.__file__).parent.rglob("*.py")):
        for clause in CLAUSE.findall(path.read_text(encoding="utf-8")):
            assert clause in clauses(), f"{path.name} cites {clause}"
