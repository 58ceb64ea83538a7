"""Refusals: what went wrong, which clause says so, and what to do, in Polish and in English.

The kernel's exceptions all stand here, because mypyc does not compile classes of exceptions.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Lang: TypeAlias = Literal["pl", "en"]
Code: TypeAlias = Literal["illegal", "stale", "not_yours", "over", "malformed", "closed"]


class Why:
    """A reason a person can read: one sentence in each language, a clause, and what to point at."""

    def __init__(self, pl: str, en: str, clause: str = "", at: tuple[str, ...] = ()) -> None:
        self.pl = pl
        self.en = en
        self.clause = clause
        self.at = at

    def say(self, lang: Lang) -> str:
        """The sentence in this language, the clause behind it."""
        sentence = self.pl if lang == "pl" else self.en
        return f"{sentence} ({self.clause})" if self.clause else sentence


class StolikError(Exception):
    """Whatever this package raises on purpose."""


class Refused(StolikError, ValueError):
    """What was wished is not allowed; nothing has changed."""

    def __init__(self, code: Code, why: Why) -> None:
        super().__init__(why.en)
        self.code = code
        self.why = why

    def say(self, lang: Lang) -> str:
        """The sentence in this language, the clause behind it."""
        return self.why.say(lang)


class ScriptError(StolikError):
    """A script broke the kernel's contract: the game's author has to mend it."""


class Diverged(StolikError):
    """Playing the same answers again gives something else; the table is frozen as it stands."""

    def __init__(self, pl: str, en: str) -> None:
        self.why = Why(pl, en)
        super().__init__(en)


class Leak(StolikError):
    """A seat could tell from what it saw something that it may not know."""


class Misfit(StolikError):
    """An imagined world does not fit what was seen; another one may."""


class NoWorld(StolikError):
    """No world could be imagined that fits what a seat saw; not a leak, but a hard position."""


class Uncounted(StolikError, TypeError):
    """These options are walked or sampled, not listed or counted."""


class RecordError(StolikError):
    """A record cannot be read: which line, and why, in both languages."""

    def __init__(self, line: int, pl: str, en: str) -> None:
        self.line = line
        self.why = Why(f"Wiersz {line}: {pl}", f"Line {line}: {en}")
        super().__init__(self.why.en)
