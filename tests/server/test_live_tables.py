"""Tables of a real server: made, joined, played to the end, left, taken back, played again."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.live import Live, Person, Socket, key, open_asks

import stolik
from stolik.core.record import answers_in, read_lines
from stolik.core.replay import dealer_of, load
from stolik.testing.toy import GAME as TOY


def two_at_a_table(live: Live) -> tuple[Person, Person, str]:
    """Two persons who have begun a game."""
    ala, ola = live.person("Ala"), live.person("Ola")
    t = ala.make()
    ala.sit(t)
    ola.sit(t)
    assert "view" in ala.do(t, "start")
    return ala, ola, t


def test_one_tap_leads_to_a_whole_game_whose_record_proves_its_deal(live: Live) -> None:
    ala = live.person("Ala")
    t = ala.against_bot()
    socket = ala.socket()
    assert len(socket.play(t)) >= 60
    text = ala.http.get(f"/t/{t}/record").text
    match = load(stolik.game("fits"), text)
    result = match.result()
    assert result is not None
    assert list(result.points) == socket.view["over"]["result"]["points"]
    assert dealer_of(read_lines(text)) is not None
    nonces = read_lines(text)[0]["deal"]["nonces"]
    assert [one is None for one in nonces] == [False, True]


def test_the_toy_game_is_played_to_its_end_by_the_same_driver(live: Live) -> None:
    ala = live.person("Ala")
    t = ala.against_bot("toy", TOY.modes[0].name)
    socket = ala.socket()
    socket.play(t)
    assert "over" in socket.view
    assert load(TOY, ala.http.get(f"/t/{t}/record").text).result() is not None


def test_a_table_made_twice_with_one_key_is_one_table(live: Live) -> None:
    ala = live.person("Ala")
    body = {"game": "fits", "mode": "game", "key": key()}
    first = ala.post("/api/tables", **body)
    assert ala.post("/api/tables", **body) == first
    assert live.person("Ola").post("/api/tables", **body)["t"] != first["t"]


def test_a_guest_gets_a_friendly_name_and_can_change_it(live: Live) -> None:
    ala = live.person()
    assert ala.me["name"]
    assert ala.post("/api/me", name="  Ala \u202e  z\nlasu ")["name"] == "Ala z lasu"
    assert ala.http.get("/api/me").json()["name"] == "Ala z lasu"
    assert ala.post("/api/me", name="\u200b")["code"] == "malformed"


def test_the_invited_sees_who_sits_where_and_takes_a_free_seat(live: Live) -> None:
    ala, ola = live.person("Ala"), live.person("Ola")
    t = ala.make(seats=3)
    ala.sit(t)
    socket = ola.socket()
    lobby = socket.hello(t)
    assert [seat.get("name") for seat in lobby["seats"]] == ["Ala", None, None]
    assert lobby["may"] == ["sit"]
    assert lobby["invite"] == f"{live.url}/t/{t}"
    ola.sit(t, seat=2)
    lobby = socket.until("lobby")
    assert lobby["mine"] == 2
    assert ola.do(t, "start")["code"] == "not_yours"
    ala.do(t, "fill", seat=1, bot="random")
    ala.do(t, "start")
    view = socket.until("view")
    assert [seat["name"] for seat in view["seats"]] == ["Ala", "Bot 2", "Ola"]


def test_two_people_play_and_each_sees_the_other_go(live: Live) -> None:
    ala, ola, t = two_at_a_table(live)
    one, two = ala.socket(), ola.socket()
    one.hello(t)
    two.hello(t)
    one.answer()
    assert one.until("ack")
    light = two.until("view")
    while not light["waits"][0].get("done"):
        light = two.until("view")
    two.answer()
    assert two.until("ack")
    assert one.until("moved")["events"]


def test_who_only_watches_sees_the_table_and_cannot_answer(live: Live) -> None:
    ala, _, t = two_at_a_table(live)
    seated, watcher = ala.socket(), live.person().socket()
    ask = seated.hello(t)["asks"][0]
    view = watcher.hello(t)
    assert (view["me"], view["asks"]) == (None, [])
    watcher.view = {"t": t, "asks": [ask]}
    watcher.answer()
    assert watcher.until("no")["code"] == "not_yours"


def test_a_person_keeps_the_seat_in_a_second_tab(live: Live) -> None:
    ala, _, t = two_at_a_table(live)
    first, second = ala.socket(), ala.socket()
    first.hello(t)
    second.hello(t)
    first.answer()
    first.until("ack")
    assert second.until("view")["asks"][0]["sent"]


def test_a_seat_that_is_left_is_a_bots_until_its_owner_comes_back(live: Live) -> None:
    ala, ola, t = two_at_a_table(live)
    one = ala.socket()
    one.hello(t)
    assert ola.do(t, "leave")["key"]
    one.answer()
    one.until("moved")
    assert one.view["seats"][1]["bot"] == "greedy"
    two = ola.socket()
    two.hello(t)
    assert "bot" not in two.view["seats"][1]
    while "over" not in one.view:
        for socket in (one, two):
            if socket.view["me"] is not None and open_asks(socket.view):
                socket.answer()
                socket.until("ack")
        _catch_up(one, two)
    bodies = read_lines(ala.http.get(f"/t/{t}/record").text)
    by = [part.get("by") for body in bodies for part in answers_in(body) if part["seat"] == 1]
    assert by[0] == "bot"
    assert by[-1] is None


def _catch_up(*sockets: Socket) -> None:
    """Hear until a whole view has come that nothing follows: what a ping finds in the line."""
    for socket in sockets:
        socket.say("ping")
        socket.until("pong")


def test_the_same_rematch_is_offered_to_both(live: Live) -> None:
    ala = live.person("Ala")
    t = ala.against_bot(mode="solo")
    ala.socket().play(t)
    again = ala.do(t, "rematch")["t"]
    assert again != t
    assert ala.do(t, "rematch")["t"] == again
    assert ala.http.get(f"/api/tables/{again}").json()["k"] == "lobby"
    assert live.person().do(t, "rematch")["code"] == "not_yours"
    assert ala.do(t, "leave")["code"] == "over"


def test_my_tables_say_whose_turn_it_is(live: Live) -> None:
    ala, ola, t = two_at_a_table(live)
    (mine,) = ala.http.get("/api/tables").json()
    assert (mine["t"], mine["turn"], mine["state"]) == (t, True, "playing")
    socket = ala.socket()
    socket.hello(t)
    socket.answer()
    socket.until("ack")
    assert not ala.http.get("/api/tables").json()[0].get("turn", False)
    assert ola.http.get("/api/tables").json()[0]["turn"]


def test_the_record_is_kept_back_until_the_game_is_over(live: Live) -> None:
    ala, _, t = two_at_a_table(live)
    refused = ala.http.get(f"/t/{t}/record")
    assert (refused.status_code, refused.json()["code"]) == (409, "closed")


@pytest.mark.parametrize("who", ["1", "all"])
def test_while_the_game_goes_on_no_film_shows_anothers_seat(live: Live, who: str) -> None:
    ala, _, t = two_at_a_table(live)
    assert ala.http.get(f"/t/{t}/film?as={who}").status_code == 403
    own = ala.http.get(f"/t/{t}/film?as=0")
    assert own.status_code == 200
    again = ala.http.get(f"/t/{t}/film?as=0", headers={"If-None-Match": own.headers["etag"]})
    assert again.status_code == 304


def test_a_daily_game_deals_the_same_to_all_and_keeps_its_secret(live: Live) -> None:
    """KERNEL 8: until the day is over the record proves all but the deal."""
    found = []
    for name in ("Ala", "Ola"):
        person = live.person(name)
        t = person.against_bot(mode="daily")
        socket = person.socket()
        socket.play(t)
        bodies = read_lines(person.http.get(f"/t/{t}/record").text)
        found.append([body["is"] for body in bodies if "deal" in body and "is" in body])
        assert bodies[0]["deal"]["nonces"] == [None]
        assert bodies[-1]["proof"] == {}
    assert found[0] == found[1]


def test_games_are_found_by_their_door(live: Live, door: Path) -> None:
    told = live.person().http.get("/api/games?lang=en").json()
    assert [one["title"] for one in told] == ["FITS", "Gingerbread Fair"]
