"""The words and the rules page: complete, and the same in both languages."""

import re
import string
import tomllib
from collections.abc import Iterator
from pathlib import Path

from stolik.games.fits import names
from stolik.games.fits.boards import load_boards
from stolik.games.fits.ramp import EMPTY
from stolik.games.fits.scoring import explain

HOME = Path(names.__file__).parent
TEXTS = {
    language: tomllib.loads((HOME / "texts" / f"{language}.toml").read_text(encoding="utf-8"))
    for language in ("pl", "en")
}
RULES = (HOME / "RULES.md").read_text(encoding="utf-8")
CLAUSES = {"C": (1, 9), "D": (1, 5), "S": (1, 3), "G": (1, 5), "P": (1, 8)}
CLAUSES |= {"K": (0, 6), "X": (1, 4), "E": (1, 3), "A": (1, 23), "O": (1, 9)}
REASONS = [
    "skip",
    "fills_row",
    "hides_black",
    "roofs_number",
    "shows_pair",
    "hides_pair",
    "no_holes",
    "fewest_holes",
]


def leaves(language: str) -> Iterator[tuple[str, str]]:
    for table, words in TEXTS[language].items():
        for key, text in words.items():
            yield f"{table}.{key}", text


def blanks(text: str) -> list[str]:
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name)


def test_both_languages_have_the_same_keys_and_blanks() -> None:
    polish, english = dict(leaves("pl")), dict(leaves("en"))
    assert list(polish) == list(english)
    for key, text in polish.items():
        assert blanks(text) == blanks(english[key]), key
        assert text.strip(), key
        assert english[key].strip(), key


def test_everything_with_a_name_has_a_word() -> None:
    for texts in TEXTS.values():
        assert list(texts["shapes"]) == list(names.SHAPES)
        assert len(set(texts["shapes"].values())) == 16
        assert list(texts["symbols"]) == list(names.SYMBOLS)
        assert list(texts["symbol_colours"]) == list(names.SYMBOL_COLOURS)
        assert list(texts["colours"]) == list(names.COLOURS)
        assert list(texts["ranks"]) == list(texts["ranks_said"]) == list(names.RANKS)
        assert list(texts["boards"]) == list(texts["boards_help"]) == list(names.KINDS)
        assert list(texts["reasons"]) == REASONS
        for board in load_boards():
            assert all(line.key in texts["score"] for line in explain(board, EMPTY))


def test_the_solo_titles_are_those_of_the_polish_edition() -> None:
    """FITS-E2."""
    assert list(TEXTS["pl"]["ranks"].values()) == [
        "arcymistrz",
        "mistrz",
        "ekspert",
        "specjalista",
        "nowicjusz",
        "praktykant",
        "uczeń",
    ]


def test_the_rules_page_has_every_clause_once_in_each_language_and_in_the_same_order() -> None:
    polish, english = RULES.split("## English")
    expected = [f"FITS-{k}{n}" for k, (a, b) in CLAUSES.items() for n in range(a, b + 1)]
    for half in (polish.split("## Polski")[1], english):
        assert re.findall(r"^- \*\*(FITS-[A-Z]\d+)\*\* \S", half, re.MULTILINE) == expected


def test_every_refusal_names_a_clause_of_the_rules_page() -> None:
    for key in TEXTS["pl"]["refusals"]:
        clause = "-".join(key.split("-")[:2])
        assert f"- **{clause}** " in RULES


def test_the_page_credits_the_makers_and_says_what_is_ours() -> None:
    """FITS-A16, FITS-A17: boards 2-4 and start shapes are original, the program unofficial."""
    for word in ("Reiner Knizia", "Ravensburger", "Egmont", "nieoficjalna", "unofficial"):
        assert word in RULES
    assert "are not those of the printed game" in RULES
    assert "nie pochodzą z pudełkowej gry" in RULES
