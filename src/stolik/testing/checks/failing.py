"""Laws of failing: a script that raises leaves the game as it was, and the failure is heard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stolik.core.rng import Rng
from stolik.core.runner import Runner
from stolik.core.scripts import Scene, Script
from stolik.core.spec import Game, Result, Setup
from stolik.core.table import Table
from stolik.testing.checks.copies import picture
from stolik.testing.checks.takebacks import moment
from stolik.testing.play import Stroll, Walk


class Bang(Exception):
    """What a script raises that fails on purpose."""


class Fuse:
    """When it burns, the script that is next handed its answer number `at` fails."""

    def __init__(self) -> None:
        self.at = -1

    def tell(self, answers: int) -> None:
        """A script has taken so many answers."""
        if answers == self.at:
            self.at = -1
            raise Bang

    def burn(self, runner: Runner, later: int = 0) -> None:
        """The next answer, or a later one, shall fail; the script has done its work by then."""
        self.at = len(runner.position.answers) + 1 + later


class Failing(Game[Any]):
    """The same game, whose scripts fail when the fuse burns."""

    def __init__(self, game: Game[Any], fuse: Fuse) -> None:
        super().__init__(
            name=game.name,
            rules=game.rules,
            modes=game.modes,
            scenes={name: mined(scene, fuse) for name, scene in game.scenes.items()},
            first=game.first,
            fields=game.fields,
            texts=game.texts,
            longest=game.longest,
            options=game.options,
            values=game.values,
            data=game.data,
            utility=game.utility,
            may_resign=game.may_resign,
        )
        self.game = game

    def table(self, setup: Setup) -> Table:
        made: Table = self.game.table(setup)
        return made

    def read_table(self, values: list[Any]) -> Table:
        made: Table = self.game.read_table(values)
        return made

    def redeal(self, table: Table, seat: int, rng: Rng) -> None:
        self.game.redeal(table, seat, rng)

    def result(self, table: Table) -> Result:
        return self.game.result(table)

    def components(self, table: Table) -> Mapping[str, int]:
        return self.game.components(table)

    def check(self, setup: Setup) -> None:
        self.game.check(setup)

    def prepare(self, setup: Setup, rng: Rng) -> Mapping[str, str]:
        return self.game.prepare(setup, rng)

    def resigned(self, table: Table, seat: int) -> str | None:
        return self.game.resigned(table, seat)

    def seen(self, table: Table, seat: int) -> dict[str, object]:
        return self.game.seen(table, seat)


def mined(scene: Scene, fuse: Fuse) -> Scene:
    """The same script; it fails after its work, and before it asks or ends."""
    start: Callable[[Any], Script[str | None]] = scene.start

    def run(table: Any) -> Script[str | None]:
        script = start(table)
        answer: object = None
        answers = 0
        while True:
            try:
                step = script.send(answer)
            except StopIteration as end:
                fuse.tell(answers)
                following: str | None = end.value
                return following
            fuse.tell(answers)
            answer = yield step
            answers += 1

    return Scene(scene.name, scene.clause, run)


def fails(call: Callable[..., object], *parts: object) -> bool:
    """Whether this call fails on purpose."""
    try:
        call(*parts)
    except Bang:
        return True
    return False


def a_failing_script_leaves_the_game_as_it_was(setup: Setup, seed: int) -> None:
    """On a runner: whatever a script had done when it raised is gone, and the game can go on."""
    fuse = Fuse()
    game = Failing(setup.game, fuse)
    mine = game.setup_of(setup.mode, setup.seats, setup.options)
    stroll, plain = Stroll(mine, seed), Stroll(setup, seed)
    for (runner, move), (other, _) in zip(stroll.moments(), plain.moments(), strict=True):
        asks = runner.asks()
        if not plain.close_look() or (len(asks) > 1 and asks[0].sealing):
            continue
        plain.demand(picture(runner) == picture(other), "After a failure the game went otherwise.")
        before, position = picture(runner), runner.position
        fuse.burn(runner)
        plain.demand(fails(move.apply, runner), "A script failed, and nobody heard of it.")
        plain.demand(runner.position is position, "A script that raised changed the position.")
        plain.demand(picture(runner) == before, "A script that raised changed the game.")
        plain.demand(runner.told() == (), "What a script told that raised was kept.")


def a_failing_script_leaves_the_record_as_it_was(setup: Setup, seed: int) -> None:
    """On a match: no line is written for an answer whose script raised."""
    fuse = Fuse()
    game = Failing(setup.game, fuse)
    walk = Walk(game.setup_of(setup.mode, setup.seats, setup.options), seed)
    for match in walk.moments():
        if not walk.close_look() or walk.next is None:
            continue
        question, choice = walk.next
        before = moment(match)
        for later in (0, 1):
            fuse.burn(match.runner(), later)
            if not fails(match.answer, question.id, choice):
                walk.answered()
                break
            walk.demand(moment(match) == before, "A script that raised changed the match.")
        fuse.at = -1
    plain = Walk(setup, seed).play()
    walk.demand(plain.save() == walk.match.save(), "After failures the game went otherwise.")
