"""The program itself: one file, one port, killed and started again, told to end."""

from __future__ import annotations

import os
import random
import signal
import socket
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.live import Live, key, open_asks, serving

import stolik
from stolik.core.record import answers_in, read_lines
from stolik.core.replay import load

KILLS = int(os.environ.get("STOLIK_KILLS", "4"))
"""A longer run is asked for by the environment."""


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(one) for one in found.split()]


def running(pid: int) -> bool:
    """Whether this process still does anything."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").split(")")[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_told_to_end_it_says_goodbye_and_leaves_with_nothing_wrong(tmp_path: Path) -> None:
    with serving(Live(tmp_path)) as live:
        ala = live.person("Ala")
        page = ala.socket()
        page.hello(ala.against_bot())
        assert live.program is not None
        live.program.send_signal(signal.SIGTERM)
        assert page.until("bye")["retry"] > 0
        assert live.stop() == 0


def test_a_second_server_on_the_same_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with serving(Live(tmp_path)) as live, live.run() as second:
        assert second.wait(20) != 0
        assert second.stderr is not None
        assert live.url in second.stderr.read()
        assert live.person().http.get("/healthz").json()["ok"] is True


def test_the_next_free_port_is_taken_and_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as foreign:
        port = foreign.getsockname()[1]
        with Live(tmp_path).run(port) as program:
            assert program.stdout is not None
            said, ready = program.stdout.readline(), program.stdout.readline()
            program.terminate()
            assert f"Port {port} is taken" in said
            assert f":{port}" not in ready


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="reads /proc")
def test_killed_it_leaves_no_process_that_thinks_for_bots(tmp_path: Path) -> None:
    with serving(Live(tmp_path, "--no-limits")) as live:
        ala = live.person("Ala")
        ala.socket().play(ala.against_bot(), most=2)
        assert live.program is not None
        thinkers = children(live.program.pid)
        assert thinkers
        assert [os.getpriority(os.PRIO_PROCESS, pid) for pid in thinkers] == [15] * len(thinkers)
        live.stop(signal.SIGKILL)
        late = time.monotonic() + 10
        while any([running(pid) for pid in thinkers]):
            assert time.monotonic() < late, "a process has outlived its server"


def test_nothing_acknowledged_is_lost_when_it_is_killed(tmp_path: Path) -> None:
    """Answer, kill, start again; then the same keys once more: each answer stands there once."""
    live = Live(tmp_path, "--no-limits")
    with serving(live):
        ala = live.person("Ala")
        t = ala.against_bot()
        sent: list[dict[str, object]] = []
        for _ in range(3):
            page = ala.socket()
            page.hello(t)
            for _ in range(3):
                page.wait_for_question()
                ask = open_asks(page.view)[0]
                body = {"t": t, "ask": ask["id"], "val": page.first_choice(ask), "key": key()}
                page.say("answer", **body)
                sent.append({**body, "cur": page.until("ack")["cur"]})
                page.hear()
            live.stop(signal.SIGKILL)
            live.start(live.port())
        page = ala.socket()
        page.hello(t)
        for one in sent:
            page.say("answer", **{name: one[name] for name in ("t", "ask", "val", "key")})
            assert page.until("ack")["cur"] == one["cur"]
        page.play(t)
        text = ala.http.get(f"/t/{t}/record").text
    match = load(stolik.game("fits"), text)
    assert match.result() is not None
    own = [
        part["is"]
        for body in read_lines(text)
        for part in answers_in(body)
        if part["seat"] == 0 and "count" not in body
    ]
    said = [f"{one['val']['turn'][5:]}@{one['val']['col'][4:]}" for one in sent]  # type: ignore[index]
    assert own[: len(said)] == said


def test_killed_at_any_moment_an_answer_stands_once_and_is_acknowledged_after_all(
    tmp_path: Path,
) -> None:
    """The kill comes while an answer is on its way; the page sends it again with its old key."""
    live = Live(tmp_path, "--no-limits")
    chance = random.Random(1)
    lost = kept = 0
    with serving(live):
        ala = live.person("Ala")
        t = ala.against_bot()
        sent: list[dict[str, Any]] = []
        for _ in range(KILLS):
            page = ala.socket()
            page.hello(t)
            page.wait_for_question()
            ask = open_asks(page.view)[0]
            body = {"t": t, "ask": ask["id"], "val": page.first_choice(ask), "key": key()}
            page.say("answer", **body)
            time.sleep(chance.random() * 0.02)
            live.stop(signal.SIGKILL)
            there = on_disk(live.db, str(body["key"]))
            kept, lost = kept + there, lost + (1 - there)
            live.start(live.port())
            page = ala.socket()
            page.hello(t)
            page.say("answer", **body)
            assert page.until("ack")["key"] == body["key"]
            page.close()
            sent.append(body)
        assert [on_disk(live.db, one["key"]) for one in sent] == [1] * KILLS
        ala.socket().play(t)
        assert load(stolik.game("fits"), ala.http.get(f"/t/{t}/record").text).result() is not None
    sys.stdout.write(f"{KILLS} kills: {lost} before the commit, {kept} after it")


def on_disk(db: Path, key_: str) -> int:
    """How many rows have this key."""
    with closing(sqlite3.connect(db)) as file:
        return int(file.execute("select count(*) from rows where key = ?", (key_,)).fetchone()[0])


def test_a_film_goes_on_where_the_page_was(tmp_path: Path) -> None:
    live = Live(tmp_path, "--no-limits")
    with serving(live):
        ala = live.person("Ala")
        t = ala.against_bot()
        page = ala.socket()
        page.play(t, most=2)
        have = page.view["cur"]
        ala.socket().play(t, most=2)
        late = ala.socket().hello(t, have=have)
        assert (late["k"], late["from"]) == ("moved", have)
        assert late["events"][0]["n"] == have[1] + 1
        other = ala.socket().hello(t, have=[7, 0])
        assert (other["k"], other["skipped"]) == ("view", True)
