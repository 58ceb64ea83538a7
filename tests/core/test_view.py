"""Views: built from what is declared, typed when read, and no way to the table."""

import pytest
from tests.core.small_games import Sheet, Small, put, runner_of, state, waiting

from stolik.core.refusal import Why
from stolik.core.runner import Runner
from stolik.core.scripts import Script, ask_of, open_to, together
from stolik.core.seen import SPECTATOR, only
from stolik.core.view import Advice


def hands(t: Sheet) -> Script[str | None]:
    """Each seat may answer with what it holds, which nobody else knows."""
    t.secret = ["deep"]
    t.note({"shared": [1]})
    asks = [ask_of(seat, "card", (hand, "none"), "none") for seat, hand in enumerate(t.hands)]
    yield from together(tuple(asks))
    acted = yield from open_to(tuple(asks), only(0))
    t.note(acted is not None)
    return None


def dealt(*held: str) -> Runner:
    return Runner.start(Small(hands, hands=held).setup())


def test_a_view_holds_the_own_questions_and_says_of_others_only_who_is_asked_what() -> None:
    view = dealt("owl", "fox").view(0)
    assert [(one.what, list(one.options)) for one in view.asks] == [("card", ["owl", "none"])]
    assert [(one.seat, one.what, one.need, one.sealed) for one in view.waits] == [
        (0, "card", True, False),
        (1, "card", True, False),
    ]
    assert not view.over


def test_the_text_of_a_view_differs_only_in_what_its_seat_may_know() -> None:
    one, other = dealt("owl", "fox"), dealt("owl", "hen")
    for seat in (0, SPECTATOR):
        assert one.view(seat).text() == other.view(seat).text()
    assert one.view(1).text() != other.view(1).text()
    assert "fox" in one.view(1).text()
    assert "deep" not in "".join([one.view(seat).text() for seat in (-1, 0, 1)])


def test_an_open_shows_whom_the_game_waits_for() -> None:
    runner = put(put(dealt("owl", "fox"), 0, "owl"), 1, "none")
    assert [(one.seat, one.need) for one in runner.view(SPECTATOR).waits] == [
        (0, True),
        (1, False),
    ]
    assert runner.view(SPECTATOR).asks == ()


def test_a_field_is_read_as_what_it_is_and_as_nothing_else() -> None:
    view = dealt("owl", "fox").view(0)
    assert view.field("hands", str) == "owl"
    with pytest.raises(TypeError, match="Field hands is str, not int"):
        view.field("hands", int)
    with pytest.raises(KeyError, match="secret"):
        view.field("secret", list)


def test_what_a_seat_has_sealed_itself_is_part_of_its_view() -> None:
    runner = dealt("owl", "fox")
    texts = []
    for card in ("owl", "none"):
        put(runner, 0, card)
        texts.append((runner.view(0).text(), runner.view(1).text()))
    (mine, theirs), (mine_now, theirs_now) = texts
    assert mine != mine_now
    assert theirs == theirs_now


def test_a_view_cannot_be_used_to_change_the_table() -> None:
    runner = dealt("owl", "fox")
    before = state(runner)
    view = runner.view(0)
    notes = view.field("notes", tuple)
    notes[0]["shared"] = "broken"
    assert isinstance(view.fields, dict)
    view.fields.clear()
    assert state(runner) == before


def test_at_the_end_a_view_says_so_and_asks_nothing() -> None:
    runner = put(put(put(dealt("owl", "fox"), 0, "owl"), 1, "fox"), 1, "none")
    view = runner.view(1)
    assert view.over
    assert (view.asks, view.waits, view.own) == ((), (), ())
    assert view.field("hands", str) == "fox"


def test_own_sealed_answers_are_shown_in_notation_and_to_nobody_else() -> None:
    runner = put(dealt("owl", "fox"), 1, "fox")
    assert runner.view(1).own == (("card", "fox"),)
    assert runner.view(0).own == runner.view(SPECTATOR).own == ()
    runner.withdraw(waiting(runner, 1))
    assert runner.view(1).own == ()


def test_looking_changes_nothing() -> None:
    runner = runner_of(hands, hands=("owl", "fox"))
    told = runner.told()
    first = state(runner)
    assert state(runner) == first
    assert (told, runner.told()) == ((), ())


def test_advice_is_a_choice_and_a_reason() -> None:
    why = Why("Bo tak.", "Because.")
    advice = Advice("owl", why)
    assert (advice.choice, advice.why.say("en")) == ("owl", "Because.")


@pytest.mark.parametrize("seat", [-2, 2, 9])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match=f"no seat {seat}"):
        dealt("owl", "fox").view(seat)


def test_a_game_answers_what_a_player_may_wonder_without_letting_the_table_out() -> None:
    class Wondering(Small):
        def __init__(self) -> None:
            super().__init__(hands, hands=("owl", "fox"))
            self.questions = {"own": lambda table, seat: [table.hands[seat], table.notes]}

    runner = Runner.start(Wondering().setup())
    assert runner.question("own", 1) == ("fox", ({"shared": (1,)},))
    with pytest.raises(KeyError, match="other"):
        runner.question("other", 1)
