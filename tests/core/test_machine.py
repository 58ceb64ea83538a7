"""Any mixture of answers, seals, undo, resignations, clocks, saving: as the naive kernel has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from tests.core.naive import GAME, SEATS, Act, Naive
from tests.core.small_games import notes, state

from stolik.core.dealer import SeededDealer
from stolik.core.match import Match
from stolik.core.questions import Question
from stolik.core.refusal import Refused
from stolik.core.replay import load
from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.view import Draw

picks = st.integers(0, 10)


class Noting:
    """A dealer that notes what it dealt."""

    def __init__(self) -> None:
        self.true = SeededDealer(8)
        self.dealt: list[object] = []

    def draw(self, wanted: Draw) -> object:
        self.dealt.append(self.true.draw(wanted))
        return self.dealt[-1]

    def state(self) -> Any:
        return self.true.state()

    def reset(self, state: Any) -> None:
        self.true.reset(state)

    def rng(self) -> Rng:
        return self.true.rng()

    def claim(self) -> Mapping[str, object]:
        return self.true.claim()

    def proof(self) -> Mapping[str, object]:
        return self.true.proof()


class Evenings(RuleBasedStateMachine):
    """A match beside the list of what was done to it."""

    def __init__(self) -> None:
        super().__init__()
        self.dealer = Noting()
        self.match = Match(GAME.setup(), self.dealer)
        self.acts: list[Act] = []
        self.old_ids: set[str] = set()

    def naive(self) -> Naive:
        return Naive(self.acts)

    def on(self) -> bool:
        return self.match.result() is None

    def free(self, *, sealed: bool = False) -> list[Question]:
        resigned = self.naive().resigned
        free = [one for one in self.match.questions() if one.seat not in resigned]
        return [one for one in free if one.sealed] if sealed else free

    def note(self, act: Act) -> None:
        act.drawn, self.dealer.dealt = self.dealer.dealt, []
        self.acts.append(act)

    @precondition(on)
    @rule(pick=picks, letter=picks, by=st.sampled_from(["seat", "bot"]))
    def answer(self, pick: int, letter: int, by: Any) -> None:
        free = self.free()
        one = free[pick % len(free)]
        texts = [one.pending.options.text(choice) for choice in one.pending.options]
        choice = texts[letter % len(texts)]
        self.match.answer_text(one.id, choice, by)
        self.note(Act("answer", one.seat, one.what, choice))

    @precondition(lambda self: self.on() and self.free(sealed=True))
    @rule(pick=picks)
    def withdraw(self, pick: int) -> None:
        free = self.free(sealed=True)
        one = free[pick % len(free)]
        self.match.withdraw(one.id)
        self.note(Act("withdraw", one.seat, one.what))

    @precondition(on)
    @rule(pick=picks)
    def time_runs_out_for_one(self, pick: int) -> None:
        free = [one for one in self.free() if not one.sealed]
        one = free[pick % len(free)]
        self.match.expire_one(one.id)
        self.note(Act("expire", one.seat, one.what))

    @precondition(lambda self: self.on() and not self.naive().resigned)
    @rule(seat=st.sampled_from(SEATS), rarely=st.integers(0, 5))
    def resign(self, seat: int, rarely: int) -> None:
        if rarely == 0:
            self.match.resign(seat)
            self.note(Act("resign", seat))

    @rule(seat=st.sampled_from(SEATS), through=st.sets(st.sampled_from(SEATS)))
    def undo(self, seat: int, through: set[int]) -> None:
        if seat in self.naive().resigned:
            return
        before = state(self.match)
        if self.match.why_no_undo(seat, tuple(through)) is not None:
            with pytest.raises(Refused):
                self.match.undo(seat, tuple(through))
            assert state(self.match) == before
            return
        passed = [0, *self.naive().passed]
        mine = [n for n, act in enumerate(self.acts) if act.seat == seat]
        last = max(n for n in mine if passed[n + 1] > passed[n])
        self.match.undo(seat, tuple(through))
        undone = self.acts[last:]
        assert not any(act.drawn for act in undone), "no undo passes a draw"
        assert {act.seat for act in undone} <= {seat, *through}, "no undo of what others did"
        del self.acts[last:]

    @rule()
    def save_and_load(self) -> None:
        saved = self.match.save()
        self.dealer = Noting()
        self.match = load(GAME, saved, self.dealer)
        assert self.match.save() == saved
        assert self.dealer.dealt == [one for act in self.acts for one in act.drawn]
        self.dealer.dealt = []
        assert load(GAME, saved).save() == saved

    @rule(pick=picks)
    def an_old_id_fits_nothing(self, pick: int) -> None:
        closed = sorted(self.old_ids - {one.id for one in self.match.questions()})
        if closed:
            before = state(self.match)
            with pytest.raises(Refused):
                self.match.answer_text(closed[pick % len(closed)], "a")
            assert state(self.match) == before

    @invariant()
    def the_match_stands_as_the_naive_kernel_has_it(self) -> None:
        naive = self.naive()
        seen = {(one.seat, one.what, one.sealed) for one in self.free()}
        assert notes(self.match) == tuple(naive.table.notes)
        assert seen == naive.open()
        assert [dict(self.match.view(s).own) for s in SEATS] == [naive.own(s) for s in SEATS]
        assert (self.match.result() is None) == (naive.step is not None)
        assert len(self.match) == 1 + naive.steps
        self.old_ids |= {one.id for one in self.match.questions()}

    @invariant()
    def the_position_reads_back(self) -> None:
        runner = self.match.runner()
        again = Runner.read(GAME, runner.text())
        assert state(again) == state(runner)


Evenings.TestCase.settings = settings(max_examples=60, stateful_step_count=40)
TestEvenings = Evenings.TestCase
