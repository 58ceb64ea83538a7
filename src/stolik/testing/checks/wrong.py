"""Laws of refusal: a wrong answer of any kind gets a sentence, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from stolik.core.options import Options
from stolik.core.questions import Question
from stolik.core.refusal import Refused
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.seen import NOBODY
from stolik.core.spec import Setup
from stolik.core.steps import Ask
from stolik.core.view import Pending
from stolik.testing.checks.offers import SAMPLES, choices, met
from stolik.testing.checks.takebacks import moment
from stolik.testing.play import Stroll, Walk


class Odd:
    """Something that is no value of any game."""


def nested(depth: int) -> object:
    """A tuple in a tuple in a tuple."""
    made: object = ()
    for _ in range(depth):
        made = (made,)
    return made


ODD: Final[tuple[object, ...]] = (
    *(None, True, False, -1, 10**400, 0.5, float("nan"), b"pass", Odd, Odd(), nested(500)),
    *([], {}, set(), frozenset(), (None,), ("",) * 1_000, range(3), slice(1), NotImplemented),
)
TEXTS: Final = (
    *("", " ", "?", "-", "--", "yes", "0", "-1", "9" * 5_000, "x" * 100_000, "None", "True", "٣"),
    *("１", "é", "e\u0301", "\u202epass", "pa\u200bss", "PASS", "\x00", "\ud800", "🂡", "İ", "ß"),
    *("a>b>c", ">", "cell:1,1", "card:", "{}", "{0}", "%s", "'; --", "\n", "1,1,1,1", "1e3", "0x1"),
)


def likenesses(choice: object) -> Iterator[object]:
    """What looks like this choice, and is not: 1.0 or True for 1, a list for a tuple."""
    if isinstance(choice, int) and not isinstance(choice, bool):
        yield float(choice)
        if choice in (0, 1):
            yield bool(choice)
    elif isinstance(choice, bool):
        yield int(choice)
    elif isinstance(choice, str):
        yield from (choice.encode(), choice + "\u200b", choice + " ", [choice], (choice,))
    elif isinstance(choice, tuple):
        yield from (list(choice), (*choice, choice), choice[:-1])
        for place, part in enumerate(choice):
            for like in likenesses(part):
                yield (*choice[:place], like, *choice[place + 1 :])
    elif choice is not None:
        yield repr(choice)


def exact(one: object, other: object) -> bool:
    """Equal in value, and in type all the way down."""
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple) and isinstance(other, tuple):
        pairs = zip(one, other, strict=False)
        return len(one) == len(other) and all([exact(a, b) for a, b in pairs])
    return one is other or one == other


def refusal(wish: Callable[..., object], *parts: object) -> Refused | None:
    """The refusal that this call meets; None if it was granted."""
    try:
        wish(*parts)
    except Refused as refused:
        return refused
    return None


def sentence(refused: Refused | None) -> bool:
    """Whether it was refused, with a sentence in both languages."""
    if refused is None:
        return False
    return all(
        [why.strip()[-1:] in {".", "!", "?", "…"} for why in (refused.why.pl, refused.why.en)]
    )


def what_is_not_offered_is_refused(setup: Setup, seed: int) -> None:
    """Wrong type, wrong value, `True` for `1`, huge, unicode: refused with a sentence."""
    for stroll, one in met(setup, seed):
        before = stroll.runner.text()
        some = choices(one.options, seed)[:SAMPLES]
        wishes = [*ODD, *TEXTS, *[like for choice in some for like in likenesses(choice)]]
        for wish in wishes:
            _refuses(stroll, one, wish)
        for text in [wish for wish in wishes if isinstance(wish, str)]:
            refused = refusal(one.options.parse, text)
            good = refused is None or sentence(refused)
            stroll.demand(good, f"'{one.what}': no sentence says why {text[:40]!r} is refused.")
        stroll.demand(stroll.runner.text() == before, f"'{one.what}': a refusal changed something.")


def _refuses(stroll: Stroll, one: Pending, wish: object) -> None:
    try:
        found = one.options.offered(wish)
    except Refused as refused:
        shown = repr(wish)[:60]
        stroll.demand(sentence(refused), f"'{one.what}': no sentence says why {shown} is refused.")
        again = refusal(stroll.runner.answer, one, wish)
        stroll.demand(again is not None, f"'{one.what}': {shown} is refused, and yet taken.")
        return
    stroll.demand(exact(found, wish), f"'{one.what}': {wish!r} is taken for {found!r}.")


def what_was_not_asked_is_refused(setup: Setup, seed: int) -> None:
    """Wrong seat, wrong ask, an old ask of the same words, an answer sent twice: all refused."""
    walk = Walk(setup, seed)
    asked: dict[str, object] = {}
    for match in walk.moments():
        assert walk.next is not None
        asked[walk.next[0].id] = walk.next[1]
        if not walk.close_look():
            continue
        before = moment(match)
        now = {question.id for question in match.questions()}
        for name in [*list(asked)[-12:], *foreign(match.questions(), setup.seats)]:
            if name not in now:
                refused = refusal(match.answer, name, asked.get(name, "pass"))
                good = sentence(refused) and refused is not None and refused.code == "stale"
                walk.demand(good, f"The question '{name}' is not open; it was answered.")
                walk.demand(refusal(match.withdraw, name) is not None, f"'{name}' was withdrawn.")
        walk.demand(moment(match) == before, "A refused answer changed something.")
    for name, choice in asked.items():
        refused = refusal(walk.match.answer, name, choice)
        over = refused is not None and refused.code == "over"
        walk.demand(over, f"The game is over, and '{name}' could be answered.")


def foreign(questions: tuple[Question, ...], seats: int) -> Iterator[str]:
    """Names of questions that nobody asked: another seat, other words, another number."""
    yield from ("", ":", "0", "0::", "-1:pass:1", f"{seats}:pass:1", "\ud800", "x" * 10_000)
    for one in questions:
        for seat in range(-1, seats + 1):
            if seat != one.seat:
                yield f"{seat}:{one.what}:{one.number}:"
        yield from (f"{one.seat}:{one.what}:{one.number + 1}", f"{one.id}0", f" {one.id}")
        yield from (f"{one.seat}:{one.what}:0{one.number}", f"{one.seat}:{one.what}")


def a_handle_of_another_moment_is_refused(setup: Setup, seed: int) -> None:
    """A question kept from before, one made by hand, and a draw nobody asked for: refused."""
    stroll = Stroll(setup, seed)
    old: list[tuple[Pending, Any]] = []
    for runner, move in stroll.moments():
        before = runner.text()
        for pending, choice in [*old, *_forged(runner.asks())]:
            if not _open(runner, pending):
                refused = refusal(runner.answer, pending, choice)
                stroll.demand(sentence(refused), f"An old question '{pending.what}' was answered.")
                refused = refusal(runner.withdraw, pending)
                stroll.demand(sentence(refused), f"An old '{pending.what}' was taken back.")
        for outcome in (Odd(), move.choice if move.seat is not None else None):
            refused = refusal(runner.deal, outcome)
            stroll.demand(sentence(refused), f"The outcome {outcome!r} was dealt.")
        stroll.demand(runner.text() == before, "What was refused changed something.")
        old = [*old[-6:], *[(one, move.choice) for one in runner.asks()]]


def _forged(asks: tuple[Pending, ...]) -> Iterator[tuple[Pending, Any]]:
    """Each question again, but not the one that was given out."""
    for one in asks:
        options: Options[Any] = one.options
        made = Ask(one.seat, one.what, options, one.default, NOBODY)
        yield Pending(made, need=True, sealing=one.sealing), options.sample(Rng(1))


def _open(runner: Runner, pending: Pending) -> bool:
    """Whether this very question is open here, or sealed and open to change."""
    return any([pending.ask is one.ask for one in (*runner.asks(), *runner.sealed())])


def resigning_out_of_place_is_refused(setup: Setup, seed: int) -> None:
    """No resigning where the game has none, for no such seat, twice, or after the end."""
    walk = Walk(setup, seed)
    wrong = [-2, -1, setup.seats, 99] if setup.game.may_resign else list(range(-1, setup.seats))
    for match in walk.moments():
        if not walk.close_look():
            continue
        before = moment(match)
        for seat in wrong:
            walk.demand(sentence(refusal(match.resign, seat)), f"Seat {seat} could resign.")
        walk.demand(moment(match) == before, "A refused resignation changed something.")
    refused = refusal(walk.match.resign, 0)
    walk.demand(sentence(refused), "A seat could resign when the game was over.")
