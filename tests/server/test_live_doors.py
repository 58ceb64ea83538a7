"""What stands before every request: headers, cookies, origins, sizes and rates."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from msgspec import json
from tests.server.live import Live, key, serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

PATHS = ("/", "/healthz", "/api/games", "/t/nowhere", "/assets/none.js", "/api/openapi.json")


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_carries_a_strict_policy(live: Live, path: str) -> None:
    policy = live.person().http.get(path).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("path", PATHS)
def test_head_says_what_get_says_without_the_body(live: Live, path: str) -> None:
    http = live.person().http
    got, head = http.get(path), http.head(path)
    assert head.status_code == got.status_code
    assert head.headers["content-type"] == got.headers["content-type"]
    assert head.content == b""


def test_scripts_cannot_read_the_cookie(live: Live) -> None:
    made = httpx.post(f"{live.url}/api/me", content=b"{}").headers["set-cookie"]
    assert "HttpOnly" in made
    assert "samesite=lax" in made.lower()


def test_get_makes_no_guest(live: Live) -> None:
    answer = httpx.get(f"{live.url}/api/me")
    assert answer.status_code == 404
    assert "set-cookie" not in answer.headers
    assert httpx.get(f"{live.url}/api/tables").json() == []


def test_no_other_site_speaks_for_a_guest(live: Live) -> None:
    ala = live.person("Ala")
    foreign = {"Origin": "http://elsewhere.example"}
    answer = ala.http.post("/api/me", content=b'{"name":"X"}', headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
    with (
        pytest.raises(InvalidStatus),
        connect(live.url.replace("http", "ws") + "/ws", origin=Origin("http://elsewhere.example")),
    ):
        pass


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"k":1}',
        b'{"name":7}',
        b"\xff\xfe",
        b"[" * 5000,
    ],
)
def test_a_body_that_is_none_is_refused_with_a_sentence(live: Live, body: bytes) -> None:
    answer = live.person().http.post("/api/me", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert answer.json()["why"]["say"]


def test_a_body_that_is_too_long_is_refused(live: Live) -> None:
    answer = live.person().http.post("/api/me", content=b" " * 20_000 + b"{}")
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_message_that_is_none_closes_no_socket(live: Live) -> None:
    page = live.person().socket()
    for text in ("", "{", "7", '{"k":"answer"}', '{"k":"hello","t":"x","more":1}', "\\ud800"):
        page.ws.send(text)
        assert page.until("no")["code"] == "malformed"
    page.ws.send(b"\xff\x00")
    assert page.until("no")["code"] == "malformed"
    page.say("answer", t="x", ask="0/0:a:1", key=key(), val={})
    assert page.until("no")["code"] == "malformed"
    page.say("ping")
    assert page.until("pong")["now"] > 0


def test_a_table_that_is_not_there_is_refused(live: Live) -> None:
    ala = live.person()
    page = ala.socket()
    page.say("hello", t="nowhere")
    assert page.until("no")["why"]["say"]
    answer = ala.http.post("/api/tables/nowhere/leave", content=json.encode({"key": key()}))
    assert answer.status_code == 404


def test_who_sends_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    with serving(Live(tmp_path)) as live:
        ala = live.person("Ala")
        page = ala.socket()
        for _ in range(80):
            page.say("ping")
        answers = [page.hear() for _ in range(80)]
        assert answers[0]["k"] == "pong"
        assert answers[-1]["code"] == "rate"
        assert answers[-1]["retry"] > 0


def test_the_rules_come_in_the_readers_language(live: Live) -> None:
    http = live.person().http
    polish, english = (http.get(f"/api/rules/fits?lang={lang}").text for lang in ("pl", "en"))
    assert "FITS-P7" in polish
    assert "FITS-P7" in english
    assert polish != english
    assert http.get("/api/rules/none").status_code == 409
