"""Every word a player reads, in both languages."""

import pytest

from stolik.core.refusal import Refused, Why
from stolik.core.texts import Texts, flat

TEXTS = Texts(
    {"ask": {"roll": "Rzuć"}, "no": {"few": "Masz {n}, a trzeba {need}."}},
    {"ask": {"roll": "Roll"}, "no": {"few": "You have {n} of {need}."}},
)


def test_nested_tables_become_dotted_keys_and_numbers_become_text() -> None:
    assert flat({"a": {"b": {"c": "x"}, "d": 1}, "e": "y"}) == {"a.b.c": "x", "a.d": "1", "e": "y"}


def test_a_text_is_said_in_the_language_of_the_reader() -> None:
    assert TEXTS.say("pl", "ask.roll") == "Rzuć"
    assert TEXTS.say("en", "no.few", n=1, need=3) == "You have 1 of 3."


def test_a_reason_has_both_languages_the_clause_and_what_to_point_at() -> None:
    why = TEXTS.why("no.few", "TOY-3", ("card:2",), n=1, need=3)
    assert why.say("pl") == "Masz 1, a trzeba 3. (TOY-3)"
    assert why.say("en") == "You have 1 of 3. (TOY-3)"
    assert why.at == ("card:2",)


def test_a_text_that_stands_in_one_language_only_is_refused() -> None:
    with pytest.raises(ValueError, match=r"one language only: a\.b, c"):
        Texts({"a": {"b": "x"}, "d": "z"}, {"c": "y", "d": "z"})


def test_whether_there_is_a_text_can_be_asked() -> None:
    assert TEXTS.has("ask.roll")
    assert not TEXTS.has("ask")


def test_a_refusal_says_its_reason_in_both_languages() -> None:
    refused = Refused("illegal", Why("Nie.", "No.", "TOY-1"))
    assert (refused.say("pl"), refused.say("en")) == ("Nie. (TOY-1)", "No. (TOY-1)")
    assert str(refused) == "No."
    assert Refused("stale", Why("Nie.", "No.")).say("en") == "No."
