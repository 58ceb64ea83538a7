"""Laws of options: what may be answered, as a list, as a walk and as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from stolik.core.notation import same
from stolik.core.options import Options, Touches
from stolik.core.refusal import Uncounted
from stolik.core.rng import Rng
from stolik.core.spec import Setup
from stolik.core.steps import Chance
from stolik.core.view import Pending
from stolik.testing.play import Stroll

SAMPLES: Final = 5
"""How many choices of a walk are looked at."""

MANY: Final = 5_000
"""A walk with more choices than this is sampled, not walked to its last end."""


def listed(options: Options[Any]) -> tuple[Any, ...] | None:
    """Every choice, or None where they are not listed."""
    try:
        return tuple(options)
    except Uncounted:
        return None


def walked(options: Options[Any], most: int) -> Iterator[Touches]:
    """Every complete choice that touching leads to, at most so many."""
    left: list[Touches] = [()]
    while left and most:
        prefix = left.pop()
        if options.done(prefix):
            most -= 1
            yield prefix
        left += [(*prefix, touch) for touch in reversed(options.touches(prefix))]


def met(setup: Setup, seed: int) -> Iterator[tuple[Stroll, Pending]]:
    """Every question of a random game, those of equal options once."""
    known: set[tuple[int, str, int]] = set()
    stroll = Stroll(setup, seed)
    for runner, _ in stroll.moments():
        for one in runner.asks():
            sign = (one.seat, one.what, one.options.mark())
            if sign not in known:
                known.add(sign)
                yield stroll, one


def choices(options: Options[Any], seed: int) -> tuple[Any, ...]:
    """All that is offered, or samples of it."""
    found = listed(options)
    if found is not None:
        return found
    rng = Rng(seed)
    return tuple([options.sample(rng) for _ in range(SAMPLES)])


def options_are_never_empty(setup: Setup, seed: int) -> None:
    """While the game runs it waits for somebody, whoever is asked can answer, and over is over."""
    stroll = Stroll(setup, seed)
    for runner, _ in stroll.moments():
        stroll.demand(runner.result() is None, "The game is over, and still somebody decides.")
        asks = runner.asks()
        needed = runner.chance() is not None or any(one.need for one in asks)
        stroll.demand(needed, "The game waits for nobody.")
        for one in asks:
            some = bool(one.options.touches(())) or one.options.done(())
            stroll.demand(some, f"Seat {one.seat} has nothing to answer to '{one.what}'.")
    stroll.demand(stroll.runner.result() is not None, "The game goes on and waits for nobody.")


def defaults_are_on_offer(setup: Setup, seed: int) -> None:
    """The default of every question, or all that its chance may bring, is on offer."""
    for stroll, one in met(setup, seed):
        default: Any = one.default
        found = tuple(default.bag) if isinstance(default, Chance) else (default,)
        for choice in found:
            fits = one.options.has(choice)
            stroll.demand(fits, f"The default {choice!r} of '{one.what}' is not on offer.")


def samples_are_on_offer(setup: Setup, seed: int) -> None:
    """What `sample` draws is on offer, and is the offered choice itself."""
    for stroll, one in met(setup, seed):
        rng = Rng(seed)
        for _ in range(SAMPLES):
            choice = one.options.sample(rng)
            fits = choice in one.options and one.options.why_not(choice) is None
            stroll.demand(fits, f"'{one.what}': the sample {choice!r} is not on offer.")


def notation_is_distinct_and_reads_back(setup: Setup, seed: int) -> None:
    """No two choices of a question share a text, and each text is read as its own choice."""
    for stroll, one in met(setup, seed):
        texts: dict[str, Any] = {}
        for choice in choices(one.options, seed):
            text = one.options.text(choice)
            single = same(texts.setdefault(text, choice), choice)
            stroll.demand(single, f"'{one.what}' has two choices that are written {text!r}.")
            again = one.options.parse(text)
            stroll.demand(same(again, choice), f"'{one.what}': {text!r} is read as {again!r}.")
        stroll.demand(
            all([text == text.strip() and "\n" not in text for text in texts]),
            f"'{one.what}': a notation begins or ends with a space, or is no single line.",
        )


def touches_lead_to_every_choice(setup: Setup, seed: int) -> None:
    """Each choice has touches of its own, and they can be made one after the other."""
    for stroll, one in met(setup, seed):
        options = one.options
        paths: dict[Touches, Any] = {}
        for choice in choices(options, seed):
            path = options.path(choice)
            single = same(paths.setdefault(path, choice), choice)
            stroll.demand(single, f"'{one.what}' has two choices with the touches {path}.")
        for path, choice in paths.items():
            for made, touch in enumerate(path):
                there = touch in options.touches(path[:made])
                stroll.demand(there, f"'{one.what}': after {path[:made]} there is no {touch}.")
            stroll.demand(options.done(path), f"'{one.what}': {path} is not done.")
            picked = options.pick(path)
            stroll.demand(same(picked, choice), f"'{one.what}': {path} picks {picked!r}.")


def walks_and_lists_agree(setup: Setup, seed: int) -> None:
    """Touching leads to the listed choices and to no others, and never into a dead end."""
    for stroll, one in met(setup, seed):
        options = one.options
        found = listed(options)
        ends = list(walked(options, MANY if found is not None else SAMPLES))
        for path in ends:
            picked = options.pick(path)
            stroll.demand(options.has(picked), f"'{one.what}': {path} picks what is not on offer.")
            stroll.demand(options.path(picked) == path, f"'{one.what}': {path} is another's path.")
        _no_dead_end(stroll, one, seed)
        if found is None:
            continue
        stroll.demand(options.count() == len(found), f"'{one.what}' is counted wrongly.")
        if len(ends) < MANY:
            walks = sorted([options.text(options.pick(path)) for path in ends])
            lists = sorted([options.text(choice) for choice in found])
            stroll.demand(walks == lists, f"'{one.what}': walk {walks} and list {lists} differ.")


def _no_dead_end(stroll: Stroll, one: Pending, seed: int) -> None:
    rng = Rng(seed)
    for _ in range(SAMPLES):
        prefix: Touches = ()
        while following := one.options.touches(prefix):
            single = len(set(following)) == len(following)
            stroll.demand(single, f"'{one.what}': after {prefix} a touch is offered twice.")
            good = all([":" in touch and ">" not in touch for touch in following])
            stroll.demand(good, f"'{one.what}': a touch is written 'kind:name', not {following}.")
            prefix = (*prefix, rng.choice(following))
        stroll.demand(one.options.done(prefix), f"'{one.what}': a dead end after {prefix}.")
