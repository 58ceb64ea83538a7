"""Laws of taking back: undone is never done, no barrier is passed, a sealed answer is a draft."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from stolik.core.match import Match
from stolik.core.refusal import Refused, Why
from stolik.core.runner import Runner
from stolik.core.spec import Setup
from stolik.testing.leaks import both, heard, learned, look
from stolik.testing.play import Move, Stroll, Walk, everybody

Moment = tuple[str, ...]


def moment(match: Match) -> Moment:
    """All that an undo has to bring back."""
    seats = everybody(match.setup)
    known = [len(match.history(seat)) for seat in seats]
    return (match.save(), str(known), *[match.view(seat).text() for seat in seats])


def undone_is_never_done(setup: Setup, seed: int) -> None:
    """After an undo the match stands as before the answer, and goes on from there the same way."""
    walk = Walk(setup, seed)
    pasts: dict[int, Moment] = {}
    barrier = 0
    for match in walk.moments():
        pasts[len(match.lines())] = moment(match)
        events = walk.give()
        if any([event.reveals for event in events]):
            barrier = len(match.lines())
        if walk.close_look():
            now = moment(match)
            for seat in range(setup.seats):
                for through in ((), others_of(setup, seat)):
                    _take_back(walk, seat, through, pasts, barrier)
            walk.demand(moment(match) == now, "Undone and done again, the match differs.")


def others_of(setup: Setup, seat: int) -> tuple[int, ...]:
    """All seats but this one: bots, say."""
    return tuple([other for other in range(setup.seats) if other != seat])


def _take_back(
    walk: Walk, seat: int, through: tuple[int, ...], pasts: dict[int, Moment], barrier: int
) -> None:
    match, lines = walk.match, walk.match.lines()
    sealed = json.loads(match.last_line())["sealed"]
    why = match.why_no_undo(seat, through)
    if why is not None:
        _closed(walk, seat, through, why)
        return
    match.undo(seat, through)
    left = len(match.lines())
    walk.demand(moment(match) == pasts[left], f"An undo of seat {seat} does not lead back.")
    walk.demand(left >= barrier, f"An undo of seat {seat} took back what was revealed.")
    undone = [json.loads(line) for line in lines[left:]]
    seats = {part["seat"] for body in undone for part in answers(body)}
    walk.demand(seat in seats, f"An undo of seat {seat} took back none of its answers.")
    walk.demand(seats <= {seat, *through}, f"An undo of seat {seat} took back another's answer.")
    for body in undone:
        walk.demand("deal" not in body and "drawn" not in body, "An undo passed a chance outcome.")
        walk.demand(len(body.get("all", ())) < 2, "An undo took back what was unsealed.")
        again(match, body)
    again(match, {"all": sealed})


def _closed(walk: Walk, seat: int, through: tuple[int, ...], why: Why) -> None:
    walk.demand(bool(why.pl and why.en), f"It is not said why seat {seat} cannot undo.")
    try:
        walk.match.undo(seat, through)
    except Refused as refused:
        walk.demand(refused.code == "closed", f"A closed undo is refused as '{refused.code}'.")
    else:
        raise walk.broken(f"Seat {seat} could undo, though it was said that it cannot.")


def answers(body: dict[str, Any]) -> list[dict[str, Any]]:
    """The answers in a line of a record."""
    found: list[dict[str, Any]] = body.get("all", [body] if "seat" in body else [])
    return found


def again(match: Match, body: dict[str, Any]) -> None:
    """Give the answers of a line of a record once more."""
    for part in answers(body):
        for question in match.questions():
            named = (question.seat, question.what) == (part["seat"], part["what"])
            if named and not question.sealed:
                match.answer_text(question.id, part["is"])
                break


def what_teaches_cannot_be_undone(setup: Setup, seed: int) -> None:
    """An answer after which two twins look different to its giver cannot be taken back."""
    walk = Walk(setup, seed)
    for match in walk.moments():
        assert walk.next is not None
        question, choice = walk.next
        before, lines = match.runner(), len(match.lines())
        walk.give()
        if len(match.lines()) > lines and match.why_no_undo(question.seat) is None:
            move = Move(question.seat, question.what, choice)
            told = taught(before, move, walk)
            walk.demand(not told, f"Seat {question.seat} learned something and can undo: {told}")


def taught(before: Runner, move: Move, walk: Walk) -> str:
    """What differs, after this move, between two worlds that the seat could not tell apart."""
    assert move.seat is not None
    twin = before.imagine(move.seat, walk.spare)
    steps = both(before, twin, move, move.seat, walk.spare)
    if steps is None:
        return "in another world the answer is not on offer"
    if learned(steps, move.seat):
        return "something was revealed"
    (real, told), (other, said) = steps
    one = {**heard(told, real, move.seat), **look(real, move.seat, [])}
    two = {**heard(said, other, move.seat), **look(other, move.seat, [])}
    return next(
        (f"{part}: {text} / {two[part]}" for part, text in one.items() if text != two[part]), ""
    )


def a_sealed_answer_is_a_draft(setup: Setup, seed: int) -> None:
    """Sealed answers come in any order, may be given anew and taken back, and nothing shows."""
    stroll = Stroll(setup, seed)
    for runner, _ in stroll.moments():
        if len(runner.asks()) < 2 or not runner.asks()[0].sealing or runner.sealed():
            continue
        one, other = runner.clone(), runner.clone()
        moves = [Move(p.seat, p.what, p.options.sample(stroll.spare)) for p in runner.asks()]
        for move in moves:
            move.apply(one)
        for move in _withdrawn(other, moves, runner, stroll):
            move.apply(other)
        stroll.demand(one.text() == other.text(), "The order of sealed answers shows.")


def _withdrawn(other: Runner, moves: list[Move], runner: Runner, stroll: Stroll) -> Iterator[Move]:
    """The moves in another order, after a first answer that was changed and taken back."""
    last, pending = moves[-1], other.asks()[-1]
    last.apply(other)
    other.answer(pending, pending.options.sample(stroll.spare))
    other.withdraw(pending)
    stroll.demand(other.text() == runner.text(), "What was taken back is not gone.")
    yield from stroll.spare.shuffled(moves)
