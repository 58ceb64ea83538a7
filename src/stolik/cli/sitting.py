"""One sitting at a match: people at this keyboard take turns with bots, and all of it is kept."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from stolik.cli import saves
from stolik.cli.ending import show_end
from stolik.cli.log import LATEST, longest_silent, told_lines
from stolik.cli.narrow import Picked
from stolik.cli.screen import Screen
from stolik.cli.seats import Seats
from stolik.cli.turn import Another, Leave, LetGo, Resign, TakeBack, Turn
from stolik.cli.welcome import welcome
from stolik.core.match import Match
from stolik.core.notation import digest
from stolik.core.questions import Question
from stolik.core.refusal import Refused
from stolik.core.rng import Rng

UNSAVED: Final = 1
INTERRUPTED: Final = 130


class Sitting:
    """A match, who sits at it, and the file that it is kept in."""

    def __init__(self, screen: Screen, match: Match, path: Path, *, confirm: bool) -> None:
        self.screen = screen
        self.match = match
        self.game = match.setup.game
        self.seats = Seats(self.game, match.header["names"], match.setup.seats)
        self.path = path
        self.confirm = confirm
        self.kept = True
        self._read: dict[int, int] = {}
        self._last = -1
        self._let_go: set[str] = set()
        self._other = 0

    def run(self, command: str) -> int:
        """Play, say where the game is kept and how to go on, and return the exit code."""
        code = 0
        try:
            over = self.play()
        except KeyboardInterrupt:
            self.screen.write("")
            over, code = False, INTERRUPTED
        self._keep()
        if not self.kept:
            self.screen.tell("play.unsaved", "red", file=self.path)
            return UNSAVED
        if over:
            self.screen.tell("end.kept", "dim", file=self.path)
        else:
            self.screen.tell("play.saved", "green", command=command)
        return code

    def play(self) -> bool:
        """Play on until the game is over (True) or the person leaves (False)."""
        welcome(self.screen, self.match.setup)
        self._keep()
        while self.match.result() is None:
            question = self._next()
            if question.seat in self.seats.bots:
                self._bot(question)
            elif not self._turn(question):
                return False
        self._tell(self.seats.watching())
        show_end(self.screen, self.match, self.seats)
        return True

    # Whose turn it is.

    def _next(self) -> Question:
        """The question that is answered next, by a bot or by a person.

        Under seal bots answer at once. Where the first answer counts, whoever has answered longest
        ago goes first, so that nobody at the keyboard is too slow for a bot.
        """
        waiting = [one for one in self.match.questions() if not one.sealed]
        for one in self._people(waiting):
            if not one.pending.need and one.id not in self._let_go:
                return one
        needed = [one for one in waiting if one.pending.need]
        for one in needed:
            if one.pending.sealing and one.seat in self.seats.bots:
                return one
        seat = longest_silent(self.match.lines(), [one.seat for one in needed])
        own = [one for one in needed if one.seat == seat]
        return own[self._other % len(own)]

    def _people(self, questions: list[Question]) -> list[Question]:
        return [one for one in questions if one.seat in self.seats.people]

    def _bot(self, question: Question) -> None:
        """A bot's answer. Its random numbers follow from the record: a resumed game is the same."""
        match = self.match
        told = f"{match.lines()[0]} {len(match.lines())} {question.seat}"
        view = match.view(question.seat)
        rng = Rng(int(digest(told), 16))
        advice = self.seats.bots[question.seat].choose(view, question.pending, rng)
        with saves.undisturbed():
            match.answer(question.id, advice.choice, "bot")

    def _turn(self, question: Question) -> bool:
        """A person's turn; False if the person leaves."""
        asked = [one for one in self.match.questions() if one.seat == question.seat]
        several = len([one for one in asked if not one.sealed]) > 1
        turn = Turn(self.screen, self.match, question, confirm=self.confirm, several=several)
        self._header(question.seat)
        turn.show()
        outcome = turn.run()
        while isinstance(outcome, TakeBack) and not self._taken_back(question.seat):
            outcome = turn.run()
        if isinstance(outcome, LetGo):
            self._let_go.add(question.id)
        elif isinstance(outcome, Another):
            self._other += 1
        elif isinstance(outcome, (Picked, Resign)):
            self._answer(question, outcome)
        return not isinstance(outcome, Leave)

    def _answer(self, question: Question, answer: Picked | Resign) -> None:
        with saves.undisturbed():
            if isinstance(answer, Resign):
                self.match.resign(question.seat)
            else:
                self.match.answer(question.id, answer.choice)
            self._keep()

    def _taken_back(self, seat: int) -> bool:
        """Take back what a person sealed last; else undo, where the rules let."""
        own = self._people([one for one in self.match.questions() if one.sealed])
        try:
            with saves.undisturbed():
                if own:
                    self.match.withdraw(own[-1].id)
                else:
                    self.match.undo(seat, through=tuple(self.seats.bots))
                self._keep()
        except Refused as refusal:
            self.screen.write(refusal.say(self.screen.lang), "red")
            return False
        self.screen.say("turn.taken_back", "green")
        return True

    # What is shown and kept.

    def _header(self, seat: int) -> None:
        if seat != self._last and len(self.seats.people) > 1:
            self._pass_on(seat)
        self._last = seat
        self.screen.rule(self.seats.called(seat, self.screen.words))
        self._tell(seat)

    def _pass_on(self, seat: int) -> None:
        """The next person takes the keyboard; where there are secrets, the others look away."""
        self.screen.clear()
        if self.screen.live and any([field.kind != "public" for field in self.game.fields]):
            name = self.seats.called(seat, self.screen.words)
            with suppress(EOFError):
                self.screen.read(self.screen.words.say("turn.pass_on", name=name))
            self.screen.clear()

    def _tell(self, seat: int) -> None:
        """What happened since this seat last looked."""
        story = self.match.history(seat)
        new = story[min(self._read.get(seat, 0), len(story)) :]
        for line in told_lines(self.game, new, self.screen.lang)[-LATEST:]:
            self.screen.write(line, "dim")
        self._read[seat] = len(story)

    def _keep(self) -> None:
        """Write the record. A full disk does not end the game; it is said, and tried again."""
        try:
            saves.write(self.path, self.match.save())
            self.kept = True
        except OSError as error:
            if self.kept:
                self.screen.say("error.unsaved", "red", reason=error.strerror)
            self.kept = False
