"""Every clause of the rules is cited by a test, or excused with a reason."""

import re
import tomllib
from pathlib import Path
from typing import Final

from stolik.games.tash_kalar import names
from stolik.games.tash_kalar.cards import BEINGS, FLARE_CARDS, TASKS

HERE: Final = Path(__file__).parent
GAME: Final = Path(names.__file__).parent
RULES: Final = (GAME / "RULES.md").read_text(encoding="utf-8")
CLAUSE: Final = re.compile(r"TK-(?:TM|FR|QR|[BPCSTVEWKNHYLQFA])[0-9]+")
EXCUSED: Final[dict[str, str]] = tomllib.loads((HERE / "excused.toml").read_text(encoding="utf-8"))[
    "excused"
]
COUNTS: Final = {
    "B": 7, "P": 5, "C": 2, "S": 10, "T": 10, "TM": 6, "V": 7, "E": 7, "W": 8, "FR": 6, "K": 13,
    "N": 18, "H": 18, "Y": 18, "L": 12, "QR": 7, "Q": 24, "F": 12, "A": 43,
}  # fmt: skip
"""The clauses of the rules reference, so that none is lost from the rules page."""


def clauses() -> set[str]:
    return {f"TK-{part}{n}" for part, most in COUNTS.items() for n in range(1, most + 1)}


def cited() -> set[str]:
    """The clauses that tests name: in docstrings, in the names of cases, in ranges."""
    found: set[str] = set()
    for path in sorted(HERE.glob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if path.name == "test_clauses.py":
            continue
        found.update(CLAUSE.findall(text))
        for part, low, high in re.findall(r"TK-([A-Z]+)([0-9]+) to TK-[A-Z]+([0-9]+)", text):
            found.update([f"TK-{part}{n}" for n in range(int(low), int(high) + 1)])
    return found


def test_the_rules_page_holds_every_clause_of_the_reference_and_no_other() -> None:
    for half in (RULES.split("## English")[0], RULES.split("## English")[1]):
        stated = re.findall(r"^- \*\*(TK-[A-Z]+[0-9]+)\*\* ", half, re.MULTILINE)
        assert sorted(stated) == sorted(clauses())


def test_every_clause_is_tested_or_excused_and_none_is_both() -> None:
    assert sorted(clauses() - cited() - EXCUSED.keys()) == []
    assert sorted(cited() & EXCUSED.keys()) == []


def test_no_test_and_no_excuse_names_a_clause_that_does_not_exist() -> None:
    assert sorted(cited() - clauses()) == []
    assert clauses() >= EXCUSED.keys()
    assert all(reason.endswith(".") for reason in EXCUSED.values())


def test_every_card_is_a_clause() -> None:
    cards = {f"TK-{card}" for card in (*BEINGS, *FLARE_CARDS, *TASKS)}
    assert cards <= clauses()


def test_the_code_cites_only_clauses_that_exist() -> None:
    for path in sorted(GAME.rglob("*.py")):
        for clause in CLAUSE.findall(path.read_text(encoding="utf-8")):
            assert clause in clauses(), f"{path.name} cites {clause}"
