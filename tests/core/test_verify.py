"""The deal is checked: every draw of a record has to follow from seed or secret."""

import pytest
from tests.core.small_games import (
    LETTERS,
    Sheet,
    Small,
    bodies_of,
    rechained,
)

from stolik.core.dealer import Dealer, ProvableDealer, SeededDealer
from stolik.core.match import Match
from stolik.core.refusal import RecordError
from stolik.core.replay import load, without_nonce
from stolik.core.scripts import Script, ask, chance
from stolik.core.spec import Option
from stolik.core.steps import Bag, Chance

SECRET = bytes(range(32))
NONCES = (bytes([7]) * 16, bytes([9]) * 16)


def dealers() -> list[Dealer]:
    return [SeededDealer(3), ProvableDealer(SECRET, NONCES)]


def cards(t: Sheet) -> Script[str | None]:
    yield from ask(0, "first", LETTERS, "b")
    for _ in range(3):
        t.note((yield from chance("card", tuple(range(50)))))
        t.note((yield from ask(0, "fated", LETTERS, Chance("fate", Bag(LETTERS)))))
    return None


CARDS = Small(cards, settle={"deck": ("short", "long")}, options=(Option("deck", "any"),))


def played(dealer: Dealer) -> Match:
    match = Match(CARDS.setup(), dealer)
    while match.result() is None:
        match.expire()
    return match


def refused(text: str, line: int, words: str, dealer: Dealer | None = None) -> None:
    with pytest.raises(RecordError, match=words) as caught:
        load(CARDS, text, dealer)
    assert caught.value.line == line
    assert caught.value.why.pl.startswith(f"Wiersz {line}: ")
    assert str(caught.value).startswith(f"Line {line}: ")


def test_a_finished_game_verifies_from_its_record_alone() -> None:
    for dealer in dealers():
        record = played(dealer).save()
        assert load(CARDS, record).save() == record


def test_another_dealer_than_the_records_own_is_noticed() -> None:
    record = played(SeededDealer(3)).save()
    with pytest.raises(RecordError, match="does not fit the first line"):
        load(CARDS, record, ProvableDealer(SECRET, NONCES))


def test_a_secret_that_does_not_fit_the_commitment_is_noticed() -> None:
    bodies = bodies_of(played(ProvableDealer(SECRET, NONCES)).save())
    bodies[-1]["proof"]["secret"] = (b"x" * 32).hex()
    refused(rechained(bodies), len(bodies), "does not fit the first line")


@pytest.mark.parametrize("secret", ["", "zz", "00" * 31, 5, None, ["00"]])
def test_a_secret_that_is_none_is_refused(secret: object) -> None:
    bodies = bodies_of(played(ProvableDealer(SECRET, NONCES)).save())
    bodies[-1]["proof"]["secret"] = secret
    with pytest.raises(RecordError):
        load(CARDS, rechained(bodies))


def test_another_nonce_changes_every_draw() -> None:
    bodies = bodies_of(played(ProvableDealer(SECRET, NONCES)).save())
    bodies[0]["deal"]["nonces"][1] = "00" * 16
    with pytest.raises(RecordError, match="does not follow from the recorded deal"):
        load(CARDS, rechained(bodies))


def test_who_played_without_a_nonce_is_named_since_the_deal_proves_nothing_to_such_a_seat() -> None:
    for nonces, named in [(NONCES, (2,)), ((NONCES[0], None, NONCES[1]), (1,)), ((), (0, 1, 2))]:
        match = Match(Small(three, seats=3).setup(), ProvableDealer(SECRET, nonces))
        for _ in range(3):
            match.answer(match.questions()[0].id, "a", "seat")
        assert without_nonce(match.save()) == named
        assert load(Small(three, seats=3), match.save()).save() == match.save()
    match = Match(Small(three, seats=3).setup(), ProvableDealer(SECRET, ()))
    for _ in range(3):
        match.answer(match.questions()[0].id, "a", "bot")
    assert without_nonce(match.save()) == ()


def three(t: Sheet) -> Script[str | None]:
    for seat in range(3):
        yield from ask(seat, "letter", LETTERS, "a")
    return None


def test_a_wrong_seed_is_noticed_at_the_first_draw_or_before() -> None:
    bodies = bodies_of(played(SeededDealer(3)).save())
    lines = set()
    for seed in range(40):
        bodies[0]["deal"]["seed"] = seed
        if seed != 3:
            with pytest.raises(
                RecordError, match="does not follow from the recorded deal"
            ) as caught:
                load(CARDS, rechained(bodies))
            lines.add(caught.value.line)
    assert 1 in lines, "the settled deck already differs"
    assert lines == {1, 3}
