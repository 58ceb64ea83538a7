"""What a game is: modes, options, settings refused in both languages, results, and its words."""

from collections.abc import Callable, Mapping

import pytest
from tests.core.small_games import LETTERS, Sheet, Small, runner_of, waiting

from stolik.core.options import Listed, Touches
from stolik.core.refusal import Refused, Why
from stolik.core.rng import Rng
from stolik.core.scripts import Script, ask
from stolik.core.spec import Game, Mode, Option, Result, Setup, places
from stolik.core.table import Event
from stolik.core.texts import Texts


def letter(t: Sheet) -> Script[str | None]:
    t.note((yield from ask(0, "letter", LETTERS, "a")))
    return None


OPTIONS = (Option("deck", "short", ("short", "long")), Option("motto", "none"))


class Motto(Small):
    """A game that wants its motto to be short."""

    def check(self, setup: Setup) -> None:
        if len(setup.options["motto"]) > 5:
            raise Refused("illegal", Why("Za długie motto.", "The motto is too long.", "TOY-1"))


GAME = Motto(letter, seats=3, options=OPTIONS)


def refused(game: Game[Sheet], **chosen: object) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        game.setup(**chosen)  # type: ignore[arg-type]  # the mistakes are the point
    return caught.value.say("pl"), caught.value.say("en")


def test_what_is_not_chosen_is_filled_in() -> None:
    setup = GAME.setup()
    assert (setup.mode, setup.seats) == ("game", 3)
    assert setup.options == {"deck": "short", "motto": "none"}


def test_what_is_chosen_is_kept() -> None:
    setup = GAME.setup(mode="alone", seats=1, deck="long", motto="hop")
    assert (setup.mode, setup.seats) == ("alone", 1)
    assert setup.options == {"deck": "long", "motto": "hop"}


@pytest.mark.parametrize("seats", [-1, 0, 2, 4])
def test_a_wrong_number_of_seats_is_refused_in_both_languages(seats: int) -> None:
    assert refused(GAME, seats=seats) == (
        f"Tryb „game” jest dla 3–3 osób, nie dla {seats}.",
        f"Mode 'game' seats 3 to 3, not {seats}.",
    )


def test_an_unknown_mode_is_refused_with_the_names_there_are() -> None:
    assert refused(GAME, mode="duel") == (
        "Nie ma trybu „duel”. Są: game, alone.",
        "There is no mode 'duel'. There are: game, alone.",
    )


def test_an_unknown_option_is_refused_with_the_names_there_are() -> None:
    assert refused(GAME, colour="red") == (
        "Nie ma opcji „colour”. Są: deck, motto.",
        "There is no option 'colour'. There are: deck, motto.",
    )
    assert refused(Small(letter), colour="red")[1].endswith("There are: –.")


def test_an_unknown_value_is_refused_with_the_values_there_are() -> None:
    assert refused(GAME, deck="huge") == (
        "Opcja „deck” przyjmuje: short, long; nie „huge”.",
        "Option 'deck' takes short, long; not 'huge'.",
    )


def test_the_game_itself_refuses_an_illegal_combination() -> None:
    assert refused(GAME, motto="too long")[1] == "The motto is too long. (TOY-1)"


def test_what_chance_settles_is_checked_like_a_choice() -> None:
    game = Motto(letter, options=OPTIONS, settle={"deck": ("short", "long")})
    decks = {game.setup().settled(Rng(seed)).options["deck"] for seed in range(20)}
    assert decks == {"short", "long"}
    with pytest.raises(Refused, match="takes short, long"):
        Motto(letter, options=OPTIONS, settle={"deck": ("huge",)}).setup().settled(Rng(1))


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((), ()),
        ((5,), (1,)),
        ((1, 3, 2), (3, 1, 2)),
        ((4, 4, 1), (1, 1, 3)),
        ((0, -2, 0, -2), (1, 3, 1, 3)),
    ],
)
def test_places_go_by_points_and_equal_points_share_one(
    points: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert places(points) == expected


def test_a_result_is_plain_and_holds_teams_and_ranks_only_where_there_are_any() -> None:
    assert Result((1, 2), (5, 3), "done").plain() == {
        "places": [1, 2],
        "points": [5, 3],
        "reason": "done",
    }
    full = Result((1, 1), (5, 5), "done", ((0,), (1,)), ("master", "master")).plain()
    assert (full["teams"], full["ranks"]) == ([[0], [1]], ["master", "master"])


def test_without_words_of_its_own_a_game_speaks_in_notation() -> None:
    assert GAME.prompt("letter", "pl") == "Litera?"
    assert GAME.prompt("letter", "en") == "A letter?"
    assert GAME.prompt("number", "en") == "number"
    assert GAME.label("letter", ("a", 1), "en") == "a,1"
    assert GAME.tell(Event("noted", (("n", 1),), clause="TOY-2"), "pl") == "noted n=1 TOY-2"


def test_words_of_a_game_name_events_by_their_facts_and_answers_by_notation() -> None:
    class Spoken(Small):
        def __init__(self) -> None:
            super().__init__(letter)
            words = {"event": {"noted": "{n}!"}, "answer": {"letter": {"a": "A!"}}}
            self.texts = Texts(words, words)

    assert Spoken().tell(Event("noted", (("n", 1),)), "pl") == "1!"
    assert Spoken().label("letter", "a", "en") == "A!"


def test_a_game_without_pictures_of_its_own_shows_its_fields() -> None:
    runner = runner_of(letter)
    view = runner.view(0)
    game = runner.setup.game
    assert game.picture(view, "en") == "notes: ()\nhands: "
    assert game.preview(view, waiting(runner, 0), "a", "en") == ""
    assert game.advise(view, waiting(runner, 0), Rng(1)) is None


def test_a_bare_game_asks_its_author_for_what_is_missing() -> None:
    bare: Game[Sheet] = Game(
        name="bare",
        rules=1,
        modes=(Mode("game", 1, 1),),
        scenes={},
        first="",
        fields=(),
        texts=Texts({}, {}),
        longest=1,
    )
    table, setup = Sheet([], [], []), bare.setup()
    wanted: list[Callable[[], object]] = [
        lambda: bare.table(setup),
        lambda: bare.read_table([]),
        lambda: bare.redeal(table, 0, Rng(1)),
        lambda: bare.result(table),
        lambda: bare.components(table),
    ]
    for missing in wanted:
        with pytest.raises(NotImplementedError):
            missing()
    assert bare.resigned(table, 0) is None
    assert bare.prepare(setup, Rng(1)) == {}


def test_a_setting_is_never_changed_afterwards() -> None:
    chosen: Mapping[str, str] = {"deck": "long", "motto": "hop"}
    first = GAME.setup_of("game", None, chosen)
    first.settled(Rng(1))
    assert first.options == chosen


def test_a_touch_is_said_by_its_kind_and_the_last_one_by_the_answer_it_makes() -> None:
    class Cells(Listed[tuple[int, int]]):
        def touch(self, item: tuple[int, int]) -> Touches:
            return (f"col:{item[0]}", f"row:{item[1]}")

    class Spoken(Small):
        def __init__(self) -> None:
            super().__init__(letter)
            words = {"touch": {"col": "kolumna {value}"}, "answer": {"cell": {"1,2": "narożnik"}}}
            self.texts = Texts(words, words)

    cells = Cells(((1, 2), (1, 3)))
    assert Spoken().touched("cell", cells, ("col:1",), "pl") == "kolumna 1"
    assert Spoken().touched("cell", cells, ("col:1", "row:2"), "pl") == "narożnik"
    assert GAME.touched("cell", cells, ("col:1",), "en") == "col 1"
