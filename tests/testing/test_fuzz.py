"""The fuzzer finds what breaks a game, and its dumps open."""

import json

import pytest

import stolik
from stolik.core.match import Match
from stolik.core.refusal import RecordError
from stolik.core.replay import load
from stolik.testing.dump import is_dump, read_dump
from stolik.testing.fuzz import fuzz
from stolik.testing.toy import GAME as TOY
from stolik.testing.toy.faulty import FAULTS
from stolik.testing.toy.leaky import LEAKS

FITS = stolik.game("fits")


def test_nothing_is_found_in_honest_games() -> None:
    for game, games in ((TOY, 12), (FITS, 5)):
        report = fuzz(game, games, seed=7)
        assert report.found == []
        assert report.games == games
        assert 0 < report.longest_game <= game.longest
        assert report.text().startswith(f"{game.name}: {games} games, {report.answers} answers")


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("raises", "crash"),
        ("endless", "endless"),
        ("dead_end", "dead end"),
        ("no_option", "dead end"),
    ],
)
def test_what_breaks_a_game_is_dumped_on_one_line_that_opens(name: str, kind: str) -> None:
    game = FAULTS[name]
    report = fuzz(game, 40, seed=1)
    assert [dump.kind for dump in report.found] == [kind]
    text = report.found[0].text()
    assert text.isascii()
    assert "\n" not in text
    assert text in report.text().splitlines()
    assert is_dump(text)
    dump = read_dump(text)
    assert dump.text() == text
    assert load(game, dump.record).save() == dump.record


def test_a_dumped_crash_comes_again() -> None:
    game = FAULTS["raises"]
    dump = fuzz(game, 40, seed=1).found[0]
    assert "The oven has burst." in dump.why
    with pytest.raises(RuntimeError, match="burst"):
        read_dump(dump.text()).again(game)


def test_a_dumped_dead_end_stands_where_nobody_is_asked() -> None:
    game = FAULTS["dead_end"]
    match = fuzz(game, 4, seed=1).found[0].again(game)
    assert isinstance(match, Match)
    assert match.result() is None
    assert match.questions() == ()


def test_a_leak_is_found_in_random_games() -> None:
    report = fuzz(LEAKS["field"], 5, seed=1)
    assert [dump.kind for dump in report.found] == ["leak"]


def test_the_fuzzer_stops_at_what_it_was_asked_to_find() -> None:
    assert len(fuzz(FAULTS["endless"], 10, seed=1, most=3).found) == 3
    assert len(fuzz(FAULTS["endless"], 2, seed=1, most=3).found) == 2


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "nothing", '{"dump": 2}', '{"record": 1}', '{"dump": 1, "record": []}']
)
def test_what_is_no_dump_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="Line 1"):
        read_dump(text)


def test_a_dump_of_another_format_is_refused_by_its_number() -> None:
    body = json.loads(fuzz(FAULTS["raises"], 40, seed=1).found[0].text())
    with pytest.raises(RecordError, match="no dump of format 1"):
        read_dump(json.dumps({**body, "dump": 2}))


def test_a_record_is_no_dump() -> None:
    assert not is_dump(Match(FITS.setup(), stolik.SeededDealer(1)).save())
