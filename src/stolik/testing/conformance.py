"""The conformance suite: what every game has to keep, ours and a stranger's.

A stranger's test file is three lines and an import:

    import pytest
    from stolik.testing.conformance import conformance
    from yourgame import GAME

    @pytest.mark.parametrize("case", conformance(GAME), ids=str)
    def test_the_game_keeps_the_law(case):
        case.check()

A case is one law for one setup; every mode is tried with every number of seats. Without pytest:

>>> from stolik.testing.conformance import conformance
>>> from stolik.testing.toy import GAME
>>> cases = conformance(GAME)
>>> print(cases[0])
a_clone_is_the_original-toy-fair-2-1
>>> cases[0].check()
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from stolik.core.spec import Game, Setup
from stolik.testing import hashes, leaks
from stolik.testing.checks import copies, courses, failing, offers, records, takebacks, words, wrong
from stolik.testing.play import Chosen, say, setups

Law: TypeAlias = Callable[[Setup, int], None]
"""Plays a random game of a setup, with a seed; raises AssertionError where the law is broken."""

GameLaw: TypeAlias = Callable[[Game[Any], Chosen | None, int], None]
"""The same for all the setups of a game at once."""

LAWS: Final[tuple[Law, ...]] = (
    copies.a_clone_is_the_original,
    copies.a_rebuilt_script_goes_as_the_live_one,
    copies.a_position_reads_back,
    copies.keys_tell_positions_apart,
    copies.a_record_reads_back,
    copies.every_field_is_declared,
    copies.a_copied_table_is_independent,
    copies.what_is_seen_cannot_be_changed,
    courses.random_play_ends,
    courses.pieces_are_kept,
    courses.the_rules_know_where_they_are,
    courses.resigning_is_kept,
    courses.the_clock_goes_on,
    offers.options_are_never_empty,
    offers.defaults_are_on_offer,
    offers.samples_are_on_offer,
    offers.notation_is_distinct_and_reads_back,
    offers.touches_lead_to_every_choice,
    offers.walks_and_lists_agree,
    wrong.what_is_not_offered_is_refused,
    wrong.what_was_not_asked_is_refused,
    wrong.a_handle_of_another_moment_is_refused,
    wrong.resigning_out_of_place_is_refused,
    failing.a_failing_script_leaves_the_game_as_it_was,
    failing.a_failing_script_leaves_the_record_as_it_was,
    takebacks.undone_is_never_done,
    takebacks.what_teaches_cannot_be_undone,
    takebacks.a_sealed_answer_is_a_draft,
    records.played_again_it_is_the_same,
    records.damage_is_noticed,
    records.a_forgery_is_noticed,
    records.another_version_is_refused,
    words.questions_and_answers_have_words,
    words.events_have_words,
    words.pictures_can_be_drawn,
    words.advice_can_be_taken,
    leaks.nothing_leaks,
)

GAME_LAWS: Final[tuple[GameLaw, ...]] = (hashes.the_hash_seed_does_not_matter,)


class Case:
    """One law for one setup, or for all of a game."""

    def __init__(self, name: str, check: Callable[[], None]) -> None:
        self.name = name
        self.check = check

    def __str__(self) -> str:
        return self.name


def conformance(
    game: Game[Any], *, options: Chosen | None = None, seeds: Iterable[int] = (1,)
) -> list[Case]:
    """Every law for every setup; `options` names, by mode, what else to agree on before a game."""
    cases: list[Case] = []
    for seed in seeds:
        for setup in setups(game, options):
            cases += [_case(law, setup, seed) for law in LAWS]
        cases += [_game_case(law, game, options, seed) for law in GAME_LAWS]
    return cases


def _case(law: Law, setup: Setup, seed: int) -> Case:
    name = say(setup).replace(" ", "-")
    return Case(f"{law.__name__}-{name}-{seed}", lambda: law(setup, seed))


def _game_case(law: GameLaw, game: Game[Any], options: Chosen | None, seed: int) -> Case:
    return Case(f"{law.__name__}-{game.name}-{seed}", lambda: law(game, options, seed))


def longest_runs(
    game: Game[Any], *, options: Chosen | None = None, seed: int = 1
) -> dict[str, int]:
    """By setup, the most answers and draws since a checkpoint: what a rebuild runs again."""
    chosen = setups(game, options)
    return {say(setup): courses.longest_run(setup, seed) for setup in chosen}
