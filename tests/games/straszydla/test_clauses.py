"""Every clause of the rules is cited by a test, or excused with a reason."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Final

from stolik.games.straszydla import names

HERE: Final = Path(__file__).parent
RULES: Final = (Path(names.__file__).parent / "RULES.md").read_text(encoding="utf-8")
CLAUSE: Final = re.compile(r"STR-(?:[A-Z][0-9]+|[0-9](?:\.[0-9]+)*)")
EXCUSED: Final[dict[str, str]] = tomllib.loads((HERE / "excused.toml").read_text(encoding="utf-8"))[
    "excused"
]
MOST_EXCUSED: Final = 12
HEADINGS: Final = {
    "STR-1.2",
    "STR-1",
    "STR-2",
    "STR-3",
    "STR-4",
    "STR-5",
    "STR-6",
    "STR-6.2",
    "STR-7.1",
    "STR-7.2",
}

FROZEN: Final = """
1.1 2.1 2.2 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 4.1 4.2 4.3 4.4 4.5 4.6 4.7 5.1 5.2 5.3 5.4
5.5 5.6 5.7 6.0 6.1.0 6.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.3.1 6.3.2 6.3.3 6.3.4 6.4
6.4.1 6.4.2 6.4.3 6.5 6.6 6.7 7.1.1 7.1.2 7.1.3 7.1.4 7.1.5 7.1.6 7.1.7 7.1.8 7.2.1 7.2.2
7.3 7.4 7.5 7.6 X1 X2 X3 X4 X5 D1 D2 D3 D4 D5 D6 D7 D8 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11
A12 A13 A14 A15 A16 A17 A18 A19 A20 A21 A22 A23 A24 A25 A26 A27 A28 A29 A30 A31 A32 A33 A34
A35 A36 A37 A38 A39 A40 A41 A42 A43 A44 A45 A46 A47 A48 A49 A50 A51 A52 A53 A54 A55 A56 A57
A58 A59 A60 A61 A62 A63 A64 A65 A66 A67 A68 A69 A70 A71 A72 O1 O2 O3 O4 O5 O6 O7 O8 O9 O10
O11 O12
"""
"""The clauses of the rules reference, so that none is lost from the rules page."""


def clauses() -> set[str]:
    return {f"STR-{name}" for name in FROZEN.split()}


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
        stated = re.findall(
            r"^- \*\*(STR-(?:[A-Z][0-9]+|[0-9](?:\.[0-9]+)*))\*\* ", half, re.MULTILINE
        )
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
            assert clause in clauses() or clause in HEADINGS, f"{path.name} cites {clause}"
