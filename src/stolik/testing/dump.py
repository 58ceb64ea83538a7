"""Dumps: one line of text from which a broken game can be opened again.

A dump is a JSON object on one line: what went wrong, the seed, the record so far as a list of its
lines, and the answer that was to come next. `read_dump` gives back the record, ready to `load`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from stolik.core.match import Match
from stolik.core.refusal import RecordError
from stolik.core.replay import load
from stolik.core.spec import Game, Setup

Kind: TypeAlias = Literal["law", "crash", "dead end", "endless", "leak"]
FORMAT: Final = 1


class Dump:
    """A game as it stood when it broke."""

    def __init__(
        self,
        kind: Kind,
        why: str,
        seed: int,
        setup: Mapping[str, Any],
        record: str,
        then: Mapping[str, str] | None = None,
    ) -> None:
        """`then` is the answer that was given next: the id of its question, and its notation."""
        self.kind = kind
        self.why = why
        self.seed = seed
        self.setup = dict(setup)
        self.record = record
        self.then = None if then is None else dict(then)

    def text(self) -> str:
        """The dump on one line."""
        body = {
            "dump": FORMAT,
            "kind": self.kind,
            "why": self.why,
            "seed": self.seed,
            "setup": self.setup,
            "record": self.record.split("\n")[:-1],
            "then": self.then,
        }
        return json.dumps(body)

    def again(self, game: Game[Any]) -> Match:
        """The game as it stood, and the answer given to it once more: so a crash comes again."""
        match = load(game, self.record)
        if self.then is not None:
            match.answer_text(self.then["to"], self.then["is"])
        return match


def plain_setup(setup: Setup) -> dict[str, Any]:
    """What was agreed before the game, as it stands in a dump."""
    options = dict(setup.options)
    return {"game": setup.game.name, "mode": setup.mode, "seats": setup.seats, "options": options}


def is_dump(text: str) -> bool:
    """Whether a text is a dump, and not a record."""
    return text.lstrip().startswith('{"dump":')


def read_dump(text: str) -> Dump:
    """The dump that `text()` wrote; RecordError for anything else."""
    try:
        body = json.loads(text)
        lines = [str(line) for line in body["record"]]
        record = "".join([line + "\n" for line in lines])
        known = body["dump"] == FORMAT
        made = Dump(body["kind"], body["why"], body["seed"], body["setup"], record, body["then"])
    except (ValueError, KeyError, TypeError) as error:
        raise RecordError(1, "to nie jest zrzut gry.", "this is no dump of a game.") from error
    if not known:
        raise RecordError(
            1, f"to nie jest zrzut w formacie {FORMAT}.", f"this is no dump of format {FORMAT}."
        )
    return made


class Broken(AssertionError):
    """A law that does not hold: a sentence, and a dump that shows where."""

    def __init__(self, why: str, dump: Dump) -> None:
        super().__init__(f"{why}\n{dump.text()}")
        self.why = why
        self.dump = dump
