"""Laws of the course of a game: it ends, keeps its pieces, knows where it is, and can be left."""

from __future__ import annotations

from stolik.core.match import Match
from stolik.core.replay import load
from stolik.core.spec import Setup
from stolik.testing.play import Stroll, Walk


def random_play_ends(setup: Setup, seed: int) -> None:
    """A random game ends within the longest that the game itself names, with a whole result."""
    walk = Walk(setup, seed)
    result = walk.play().result()
    assert result is not None
    whole = len(result.places) == len(result.points) == setup.seats and min(result.places) == 1
    walk.demand(whole, f"The result has to name a place and points for each seat: {result.plain()}")
    teams = sorted(seat for team in result.teams for seat in team)
    walk.demand(not teams or teams == list(range(setup.seats)), "Each seat is in one team.")


def pieces_are_kept(setup: Setup, seed: int) -> None:
    """Every cube, card and piece is somewhere, exactly once, at every waiting point."""
    stroll = Stroll(setup, seed)
    begin = stroll.runner.components()
    for runner, _ in stroll.moments():
        _kept(stroll, begin, runner.components())
    _kept(stroll, begin, stroll.runner.components())


def _kept(stroll: Stroll, begin: dict[str, int], now: dict[str, int]) -> None:
    kinds = sorted(begin.keys() | now.keys())
    moved = [f"{kind}: {begin.get(kind, 0)} -> {now.get(kind, 0)}" for kind in kinds]
    odd = [
        line for line, kind in zip(moved, kinds, strict=True) if begin.get(kind) != now.get(kind)
    ]
    stroll.demand(not odd, f"Pieces have come or gone: {', '.join(odd)}.")


def the_rules_know_where_they_are(setup: Setup, seed: int) -> None:
    """`where()` names a clause at every waiting point, and none when the game is over."""
    stroll = Stroll(setup, seed)
    for runner, _ in stroll.moments():
        where = runner.where()
        stroll.demand(bool(where) and all(where), f"where() says {where}.")
        again = runner.clone().where()
        stroll.demand(again == where, f"where() says {where}, and built again {again}.")
    stroll.demand(
        stroll.runner.where() == (), "The game is over, and where() still says something."
    )


def resigning_is_kept(setup: Setup, seed: int) -> None:
    """Who resigns is not asked again, the game still ends, and its record reads back."""
    if not setup.game.may_resign:
        return
    for tenth in range(10):
        walk = Walk(setup, seed)
        gone: set[int] = set()
        for match in walk.moments():
            if walk.spare.chance(1, 1 + 3 * tenth) and len(gone) < setup.seats - 1:
                seat = int(walk.spare.below(setup.seats))
                if seat not in gone:
                    match.resign(seat)
                    gone.add(seat)
                    walk.next = None
            asked = {one.seat for one in match.questions() if not one.sealed} & gone
            walk.demand(not asked, f"Seats {sorted(asked)} have resigned, and are asked.")
        _reads_back(walk)


def the_clock_goes_on(setup: Setup, seed: int) -> None:
    """Where the clock runs out, defaults are the answers; a game that is left alone ends."""
    for every in (1, 3):
        walk = Walk(setup, seed)
        for match in walk.moments():
            if walk.spare.chance(1, every):
                lines = match.lines()
                sealed = sum([question.sealed for question in match.questions()])
                match.expire()
                walk.answered()
                walk.next = None
                more = len(match.lines()) > len(lines)
                walk.demand(more or sealed > 0, "The clock ran out, and nothing was answered.")
        _reads_back(walk)


def _reads_back(walk: Walk) -> None:
    again: Match = load(walk.game, walk.match.save())
    walk.demand(again.save() == walk.match.save(), "The loaded match differs.")


def longest_run(setup: Setup, seed: int) -> int:
    """The most answers and draws between two checkpoints of a random game."""
    stroll = Stroll(setup, seed)
    return max([len(runner.position.answers) + 1 for runner, _ in stroll.moments()])
