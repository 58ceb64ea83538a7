"""What a game is to the kernel: its spec, its modes and options, and how a game of it ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from stolik.core.notation import notation
from stolik.core.options import Options, Touches
from stolik.core.refusal import Lang, Refused, Why
from stolik.core.rng import Rng
from stolik.core.scripts import Scene
from stolik.core.table import Event, Field, Table, seen_fields
from stolik.core.texts import Texts
from stolik.core.view import Advice, Pending, View

T = TypeVar("T", bound=Table)
STAYS: Final = "(stays)"
"""The answer of `resigned` by which a seat that wished to resign plays on."""
Utility: TypeAlias = Literal["solo", "places", "zero-sum", "teams"]


class Mode:
    """A way to play: how many seats it takes; `daily` is the same deal for all on that day."""

    def __init__(self, name: str, least: int, most: int, *, daily: bool = False) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.daily = daily


class Option:
    """A choice made before the game. Without `values` any text that the game's `check` accepts."""

    def __init__(self, name: str, default: str, values: tuple[str, ...] = ()) -> None:
        self.name = name
        self.default = default
        self.values = values


class Result:
    """How the game ended: the place of each seat (ties share one), points, teams, and why."""

    def __init__(
        self,
        places: tuple[int, ...],
        points: tuple[int, ...],
        reason: str,
        teams: tuple[tuple[int, ...], ...] = (),
        ranks: tuple[str, ...] = (),
    ) -> None:
        self.places = places
        self.points = points
        self.reason = reason
        self.teams = teams
        self.ranks = ranks

    def plain(self) -> dict[str, object]:
        """The result as it stands in a record."""
        made: dict[str, object] = {
            "places": list(self.places),
            "points": list(self.points),
            "reason": self.reason,
        }
        if self.teams:
            made["teams"] = [list(team) for team in self.teams]
        if self.ranks:
            made["ranks"] = list(self.ranks)
        return made


def places(points: tuple[int, ...]) -> tuple[int, ...]:
    """Places by points, most first; equal points share a place."""
    return tuple([1 + sum([other > own for other in points]) for own in points])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """A game's spec. A game passes constructor values and overrides the methods."""

    def __init__(
        self,
        *,
        name: str,
        rules: int,
        modes: tuple[Mode, ...],
        scenes: dict[str, Scene],
        first: str,
        fields: tuple[Field, ...],
        texts: Texts,
        longest: int,
        options: tuple[Option, ...] = (),
        values: Mapping[str, Callable[..., object]] | None = None,
        data: Mapping[str, str] | None = None,
        utility: Utility = "places",
        may_resign: bool = False,
        paint: Mapping[str, str] | None = None,
        questions: Mapping[str, Callable[[Any, int], object]] | None = None,
    ) -> None:
        """`longest` is the most answers a game can take; `paint` colours letters of pictures.

        `questions` are pure functions of table and seat that a player may put to a position.
        """
        self.name = name
        self.rules = rules
        self.modes = modes
        self.scenes = scenes
        self.first = first
        self.fields = fields
        self.texts = texts
        self.longest = longest
        self.options = options
        self.values = values or {}
        self.data = data or {}
        self.utility = utility
        self.may_resign = may_resign
        self.paint = paint or {}
        self.questions = questions or {}

    # What every game writes.

    def table(self, setup: Setup) -> T:
        """The table as it stands before the first script."""
        raise NotImplementedError

    def read_table(self, values: list[Any]) -> T:
        """A table from its stored fields, in the order of the constructor."""
        raise NotImplementedError

    def redeal(self, table: T, seat: int, rng: Rng) -> None:
        """Shuffle fairly, on this table, what the seat may not know."""
        raise NotImplementedError

    def result(self, table: T) -> Result:
        """How the game ended, on the table it ended with."""
        raise NotImplementedError

    def components(self, table: T) -> Mapping[str, int]:
        """Where every piece is, counted by kind: the counts never change in a game."""
        raise NotImplementedError

    # What a game writes where it needs it.

    def check(self, setup: Setup) -> None:
        """Refuse an illegal combination of options with a sentence."""

    def prepare(self, setup: Setup, rng: Rng) -> Mapping[str, str]:
        """Options settled by chance before the first card; they stand in the record's header."""
        return {}

    def resigned(self, table: T, seat: int) -> str | None:
        """What follows when a seat resigns: the script to go on with, None, or STAYS.

        With None the running script goes on, and all that the seat is asked from now on is answered
        by default; the question that waits stays as it was put. With STAYS the wish is only noted
        on the table, and the seat plays on.
        """
        return None

    def can_resign(self, setup: Setup, seat: int) -> bool:
        """Whether a seat may resign in this game."""
        return self.may_resign

    def seen(self, table: T, seat: int) -> dict[str, object]:
        """What a seat sees of the table, by field name."""
        return seen_fields(self.fields, table, seat)

    def advise(self, view: View, pending: Pending, rng: Rng) -> Advice | None:
        """What one who knows the game would answer: a pure function of what the seat sees."""
        return None

    # How it is said and shown.

    def prompt(self, what: str, lang: Lang) -> str:
        """What a seat is asked to do."""
        return self._say(lang, f"ask.{what}", what)

    def label(self, what: str, choice: object, lang: Lang) -> str:
        """An answer in words; without words of its own, its notation."""
        return self._say(lang, f"answer.{what}.{notation(choice)}", notation(choice))

    def touched(self, what: str, options: Options[Any], path: Touches, lang: Lang) -> str:
        """What the last of these touches means: a few words, or a small picture."""
        if options.done(path) and not options.touches(path):
            return self.label(what, options.pick(path), lang)
        kind, _, value = path[-1].partition(":")
        return self._say(lang, f"touch.{kind}", f"{kind} {value}", value=value)

    def tell(self, event: Event, lang: Lang) -> str:
        """An event as a line of the log."""
        facts = dict(event.data)
        return self._say(lang, f"event.{event.kind}", event.text(), **facts)

    def picture(self, view: View, lang: Lang) -> str:
        """What a seat sees, as a picture made of letters."""
        return "\n".join([f"{name}: {value}" for name, value in view.fields.items()])

    def preview(self, view: View, pending: Pending, choice: object, lang: Lang) -> str:
        """What this answer would lead to, as a picture; nothing where a picture would not help."""
        return ""

    def _say(self, lang: Lang, key: str, otherwise: str, /, **parts: object) -> str:
        return self.texts.say(lang, key, **parts) if self.texts.has(key) else otherwise

    # Before a game begins.

    def mode(self, name: str) -> Mode:
        """The mode of this name; Refused with the names there are."""
        for mode in self.modes:
            if mode.name == name:
                return mode
        raise _refused(
            f"Nie ma trybu „{name}”. Są: {self._names()}.",
            f"There is no mode '{name}'. There are: {self._names()}.",
        )

    def _names(self) -> str:
        return ", ".join([mode.name for mode in self.modes])

    def setup(self, *, seats: int | None = None, mode: str | None = None, **options: str) -> Setup:
        """Check what was chosen for a game, and fill in the rest."""
        return self.setup_of(mode or self.modes[0].name, seats, options)

    def setup_of(self, mode: str, seats: int | None, options: Mapping[str, str]) -> Setup:
        """The same, with the options in a mapping as a record has them."""
        chosen = self.mode(mode)
        count = chosen.least if seats is None else seats
        if not chosen.least <= count <= chosen.most:
            raise _refused(
                f"Tryb „{mode}” jest dla {chosen.least}–{chosen.most} osób, nie dla {count}.",
                f"Mode '{mode}' seats {chosen.least} to {chosen.most}, not {count}.",
            )
        setup = Setup(self, mode, count, self._options(options))
        self.check(setup)
        return setup

    def _options(self, options: Mapping[str, str]) -> dict[str, str]:
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                there = ", ".join(known) or "–"
                raise _refused(
                    f"Nie ma opcji „{name}”. Są: {there}.",
                    f"There is no option '{name}'. There are: {there}.",
                )
        chosen = {name: options.get(name, option.default) for name, option in known.items()}
        for name, value in chosen.items():
            values = known[name].values
            if not isinstance(value, str):
                raise _refused(f"Opcja „{name}” to tekst.", f"Option '{name}' is a text.")
            if values and value not in values:
                raise _refused(
                    f"Opcja „{name}” przyjmuje: {', '.join(values)}; nie „{value}”.",
                    f"Option '{name}' takes {', '.join(values)}; not '{value}'.",
                )
        return chosen


class Setup:
    """What was agreed before a game: checked by the game, never changed afterwards."""

    def __init__(self, game: Game[Any], mode: str, seats: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.mode = mode
        self.seats = seats
        self.options = options

    def settled(self, rng: Rng) -> Setup:
        """The same with everything settled that chance settles before the game."""
        settled = {**self.options, **self.game.prepare(self, rng)}
        return self.game.setup_of(self.mode, self.seats, settled)


def _refused(pl: str, en: str) -> Refused:
    return Refused("illegal", Why(pl, en))
