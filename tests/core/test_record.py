"""Damaged, cut, forged and foreign records: refused with the line and a sentence, never half."""

import pytest
from tests.core.small_games import bodies_of, rechained
from tests.core.small_records import GAME, RECORDS, refused, small

from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.refusal import RecordError
from stolik.core.replay import game_name, load

LINES = [(record, n) for record in RECORDS for n in range(1, record.count("\n") + 1)]


def test_the_records_are_whole_to_begin_with() -> None:
    for record in RECORDS:
        assert load(GAME, record).save() == record
        assert load(GAME, record.removesuffix("\n")).save() == record


# Accidents: the digests notice them.


@pytest.mark.parametrize(("record", "line"), LINES)
def test_a_change_of_any_sign_of_a_line_is_noticed_at_that_line(record: str, line: int) -> None:
    lines = record.splitlines()
    whole = lines[line - 1]
    for place in range(0, len(whole), 7):
        other = "0" if whole[place] != "0" else "1"
        lines[line - 1] = whole[:place] + other + whole[place + 1 :]
        refused("\n".join(lines), line)
    for changed in (whole + " ", " " + whole, whole[:-1], whole[: len(whole) // 2], "", "{}"):
        lines[line - 1] = changed
        refused("\n".join(lines) + "\n", line)


@pytest.mark.parametrize(("record", "line"), LINES)
def test_a_line_left_out_or_doubled_is_noticed(record: str, line: int) -> None:
    lines = record.splitlines()
    without = lines[: line - 1] + lines[line:]
    for changed in (without, lines[:line] + lines[line - 1 :]):
        with pytest.raises(RecordError):
            load(GAME, "\n".join(changed))


@pytest.mark.parametrize("record", RECORDS)
def test_a_cut_is_noticed_wherever_it_falls(record: str) -> None:
    for end in range(len(record) - 1):
        with pytest.raises(RecordError):
            load(GAME, record[:end])


def test_two_lines_that_changed_places_are_noticed() -> None:
    lines = RECORDS[0].splitlines()
    lines[2], lines[3] = lines[3], lines[2]
    refused("\n".join(lines), 3, "digest does not match")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\0",
        "nonsense",
        "[]",
        "5",
        "null",
        "[" * 100_000,
        '{"stolik":1,"x":' + "[" * 991 + "]" * 991 + ',"d":""}',
        '{"stolik":' + "1" * 5000 + "}",
        '{"stolik":1,"x":"\\ud800","d":""}',
        '{"stolik":1,"x":"\ud800","d":""}',
        '{"stolik":1,"stolik":1}',
        '{"stolik":NaN}',
        '{"stolik":2}',
        '{"stolik":true}',
        '{"stolik":1.0}',
        "{}",
        '{"stolik":1}',
        "\ufeff" + RECORDS[0],
        "\n" + RECORDS[0],
        RECORDS[0].replace("\n", "\r\n"),
    ],
    ids=lambda text: repr(text[:24]),
)
def test_what_is_no_record_is_refused_at_its_first_line(text: str) -> None:
    refused(text, 1)
    with pytest.raises(RecordError):
        game_name(text)


def test_lines_after_the_last_are_refused() -> None:
    refused(RECORDS[0] + "\n", RECORDS[0].count("\n") + 1)
    with pytest.raises(RecordError):
        load(GAME, RECORDS[0] + RECORDS[1])


# Records of something else.


def test_the_record_of_another_game_is_refused_with_both_names() -> None:
    match = Match(small(name="morning").setup(), SeededDealer(1))
    refused(match.save(), 1, "this is a record of 'morning', not of 'evening'")


def test_a_record_of_other_rules_is_refused_with_both_versions() -> None:
    match = Match(small(rules=2).setup(), SeededDealer(1))
    refused(match.save(), 1, "has rules version 2; this program knows 1")


def test_a_record_made_with_other_data_files_is_refused() -> None:
    match = Match(small(deck="efgh").setup(), SeededDealer(1))
    refused(match.save(), 1, "made with other data files")


def test_a_record_of_a_later_format_is_refused() -> None:
    bodies = bodies_of(RECORDS[0])
    bodies[0]["stolik"] = 2
    refused(rechained(bodies), 1, "no Stolik record of format 1")


def test_a_mode_a_number_of_seats_or_an_option_that_is_not_there_is_refused() -> None:
    for key, value in [
        ("mode", "duel"),
        ("seats", 4),
        ("asked", {"x": "y"}),
        ("options", {"x": ""}),
    ]:
        bodies = bodies_of(RECORDS[0])
        bodies[0][key] = value
        refused(rechained(bodies), 1, "no game can begin like this")
