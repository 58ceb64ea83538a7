"""One question put to one person, from the picture to the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from stolik.bots import GreedyBot
from stolik.cli.log import LATEST, told_lines
from stolik.cli.menu import offer
from stolik.cli.narrow import Narrowing, Picked
from stolik.cli.screen import Screen
from stolik.cli.words import refused
from stolik.core.match import Match
from stolik.core.questions import Question
from stolik.core.refusal import Refused
from stolik.core.rng import Rng
from stolik.core.spec import Game


class TakeBack:
    """The person wants the last answer back."""


class Leave:
    """The person wants to stop for today."""


class LetGo:
    """The person lets a question go that the game does not wait for."""


class Another:
    """The person wants to answer another of the questions first."""


class Resign:
    """The person gives up."""


Outcome: TypeAlias = Picked | TakeBack | Leave | LetGo | Another | Resign
ENDING: Final[dict[str, type[Leave | Another | Resign]]] = {
    "q": Leave,
    "n": Another,
    "resign": Resign,
}
"""Commands that end the turn."""


class Turn:
    """A person's turn at one question. Nothing typed here changes the match."""

    def __init__(
        self, screen: Screen, match: Match, question: Question, *, confirm: bool, several: bool
    ) -> None:
        """`confirm`: a choice is a draft first; `several`: other questions wait for this seat."""
        self.screen = screen
        self.match = match
        self.game: Game[Any] = match.setup.game
        self.seat = question.seat
        self.pending = question.pending
        self.confirm = confirm
        self.narrowing = Narrowing(self.pending.options)
        self.draft: Picked | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "h": self._hint,
            "p": self._preview,
            "s": self._state,
            "l": self._log,
        }
        self.ending = {
            word
            for word, wanted in (("q", True), ("n", several), ("resign", self.game.may_resign))
            if wanted
        }

    def run(self) -> Outcome:
        """Ask until there is an answer, or until the person wants something else."""
        while True:
            try:
                outcome = self._heard(self.screen.read(self._prompt()))
            except EOFError:
                return Leave()
            except Refused as refusal:
                self.screen.write(refusal.say(self.screen.lang), "red")
                continue
            if outcome is not None:
                return outcome

    def show(self) -> None:
        """The table, the question, and what may be typed."""
        view = self.match.view(self.seat)
        self.screen.picture(self.game.picture(view, self.screen.lang), self.game.paint)
        self.screen.write(self.game.prompt(self.pending.what, self.screen.lang), "bold")
        self._offer()

    def _offer(self) -> None:
        offer(self.screen, self.game, self.pending.what, self.narrowing)

    def _prompt(self) -> str:
        if self.draft is not None:
            return self.screen.words.say("turn.send")
        return self.screen.words.say("turn.prompt" if self.pending.need else "turn.optional")

    def _heard(self, line: str) -> Outcome | None:
        """An answer goes before a command of the same letter; `/h` is always the command."""
        if not line:
            return self._entered()
        word, _, rest = line.removeprefix("/").partition(" ")
        if not line.startswith("/"):
            try:
                return self._chosen(self.narrowing.read(line))
            except Refused:
                if word not in (*self.commands, *self.ending, "b"):
                    raise
        return self._commanded(word, rest.strip())

    def _commanded(self, word: str, rest: str) -> Outcome | None:
        if word in self.ending:
            return ENDING[word]()
        if word == "b":
            return self._back()
        if word not in self.commands:
            raise refused("error.command", typed=f"/{word}")
        self.commands[word](rest)
        return None

    def _entered(self) -> Picked | LetGo | None:
        """An empty line sends the draft, lets go, makes the only choice, or shows the table."""
        if self.draft is not None:
            return self.draft
        if not self.pending.need:
            return LetGo()
        only = self.narrowing.only()
        if only is not None:
            return self._chosen(only)
        self.show()
        return None

    def _chosen(self, picked: Picked | None) -> Picked | None:
        """A choice is a draft until it is sent."""
        self.draft = None
        if picked is None:
            self._offer()
            return None
        if not self.confirm:
            return picked
        self.draft = picked
        self._draw(picked)
        return None

    def _back(self) -> TakeBack | None:
        """Take back the draft, else the last touch, else the last answer."""
        if self.draft is not None:
            self.draft = None
        elif not self.narrowing.back():
            return TakeBack()
        self._offer()
        return None

    def _draw(self, picked: Picked) -> None:
        """What this choice would lead to."""
        lang = self.screen.lang
        view = self.match.view(self.seat)
        picture = self.game.preview(view, self.pending, picked.choice, lang)
        if picture:
            self.screen.picture(picture, self.game.paint)
        self.screen.write("→ " + self._named(picked.choice), "bold")

    def _named(self, choice: object) -> str:
        label = self.game.label(self.pending.what, choice, self.screen.lang)
        text: str = self.pending.options.text(choice)
        return label if label == text else f"{label} ({text})"

    # What may be asked meanwhile.

    def _help(self, rest: str) -> None:
        self.screen.say("turn.help")
        for word in ("n", "resign"):
            if word in self.ending:
                self.screen.say(f"turn.help_{word}")
        self.screen.say("turn.help_slash")

    def _hint(self, rest: str) -> None:
        """Greedy's choice, and why."""
        view = self.match.view(self.seat)
        advice = GreedyBot(self.game).choose(view, self.pending, Rng(0))
        why = advice.why.say(self.screen.lang)
        self.screen.say("turn.hint", "cyan", choice=self._named(advice.choice), why=why)

    def _preview(self, rest: str) -> None:
        if not rest:
            raise refused("error.preview")
        picked = Narrowing(self.pending.options).read(rest)
        if picked is None:
            raise refused("error.preview")
        self._draw(picked)

    def _state(self, rest: str) -> None:
        """The table once more, who is waited for, and where in the rules the game stands."""
        self.show()
        clauses = ", ".join(self.match.runner().where())
        self.screen.say("turn.where", "dim", clauses=clauses, moves=len(self.match.lines()) - 1)

    def _log(self, rest: str) -> None:
        told = self.match.history(self.seat)
        for line in told_lines(self.game, told, self.screen.lang)[-LATEST:]:
            self.screen.write(line, "dim")
