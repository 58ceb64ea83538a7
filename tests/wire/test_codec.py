"""Messages as bytes: canonical going out, strict coming in."""

from __future__ import annotations

import json
from typing import get_args

import msgspec
import pytest

from stolik.wire.asks import Ask, Pick
from stolik.wire.base import Why
from stolik.wire.codec import decode, encode
from stolik.wire.events import Event
from stolik.wire.talk import Answer, AskWhy, FromPage, Hello, No, Ping, ToPage, Try

KEY = "0123456789abcdef0123456789abcdef"


def test_what_has_its_default_is_left_out() -> None:
    assert encode(No(code="illegal", why=Why(say="Nie."))) == (
        b'{"k":"no","code":"illegal","why":{"say":"Nie."}}'
    )


def test_words_of_python_are_the_contract_s_own_on_the_wire() -> None:
    event = json.loads(encode(Event(e="move", start="card:1", to="card:2")))
    ask = Ask(id="a", what="b", say="c", role="main", slots=(Pick(name="d"),), boxes=(), tries=True)
    assert event == {"e": "move", "from": "card:1", "to": "card:2"}
    assert json.loads(encode(ask))["try"] is True
    assert decode('{"k":"hello","t":"x","as":"watch","have":[0,3]}') == Hello(
        t="x", role="watch", have=(0, 3)
    )


def test_the_order_in_which_a_mapping_was_filled_does_not_show() -> None:
    one = Answer(t="t", ask="a", key=KEY, val={"turn": "turn:1", "col": "col:2"})
    other = Answer(t="t", ask="a", key=KEY, val={"col": "col:2", "turn": "turn:1"})
    assert encode(one) == encode(other)


@pytest.mark.parametrize(
    "message",
    [
        Answer(t="t", ask="0/1:bid:4", key=KEY, val={"bid": {"dial:white": 2}}),
        Answer(t="t", ask="0/1:word:4", key=KEY, val={"word": "żółw"}),
        Answer(t="t", ask="0/1:drop:4", key=KEY, val=None),
        Try(t="t", ask="0/1:drop:4", val={}),
        AskWhy(t="t", ask="0/1:drop:4", touch="col:6", val={"turn": "turn:1"}),
        Ping(),
    ],
)
def test_what_a_page_sends_reads_back(message: object) -> None:
    assert decode(encode(message)) == message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        '{"k":"view"}',
        '{"k":"ping","more":1}',
        '{"k":"answer","t":"t","ask":"a","key":"short","val":{}}',
        '{"k":"answer","t":"t","ask":"a","key":"' + KEY + '","val":{"turn":3}}',
        '{"k":"answer","t":"t","ask":"a","key":"' + KEY + '"}',
        '{"k":"hello","t":"t","have":[-1,0]}',
        '{"k":"ping"',
        "[" * 100_000,
    ],
)
def test_what_is_no_message_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="no message of the contract"):
        decode(text)


def test_bytes_that_are_no_text_are_refused_too() -> None:
    with pytest.raises(ValueError, match="no message of the contract"):
        decode(b'{"k":"hello","t":"\xff"}')


def test_every_message_is_told_by_its_kind() -> None:
    kinds = [one.__struct_config__.tag for one in (*get_args(FromPage), *get_args(ToPage))]
    assert all([isinstance(kind, str) for kind in kinds])
    for union in (FromPage, ToPage):
        tags = [one.__struct_config__.tag for one in get_args(union)]
        assert len(set(tags)) == len(tags)
        msgspec.json.Decoder(union)
