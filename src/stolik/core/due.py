"""Sealed answers and defaults: who is due, and what stands under seal."""

from __future__ import annotations

from typing import Any

from stolik.core.position import Position
from stolik.core.refusal import Refused, ScriptError
from stolik.core.seen import sees
from stolik.core.steps import Ask, Chance, Open, Step, Together, asks_of


def default_of(one: Ask[Any], choice: object) -> object:
    """The default as it is offered; a chance stands for what will be drawn."""
    if isinstance(choice, Chance):
        return choice
    try:
        default: object = one.options.offered(choice)
    except Refused as refused:
        raise ScriptError(f"The default of '{one.what}' is not among its options.") from refused
    return default


def to_be_drawn(step: Together[Any], sealed: tuple[tuple[int, object], ...]) -> Ask[Any] | None:
    """When all is sealed: the first ask whose answer the dealer still has to draw."""
    if len(sealed) == len(step.asks):
        for place, choice in sealed:
            if isinstance(choice, Chance):
                return step.asks[place]
    return None


def default_due(step: Step | None, position: Position) -> Ask[Any] | None:
    """The ask that the default of a resigned seat answers now.

    In an Open who resigned is left out while anybody else is needed, unless in a race he has begun
    something that only he can end.
    """
    gone = position.resigned
    if isinstance(step, Ask):
        return step if sees(gone, step.seat) else None
    if isinstance(step, Together):
        taken = [place for place, _ in position.sealed]
        for place, one in enumerate(step.asks):
            if place not in taken and sees(gone, one.seat):
                return one
    if isinstance(step, Open):
        for one in step.asks:
            if one.alone and sees(gone, one.seat):
                return one
        needed = [one for one in step.asks if sees(step.need, one.seat)]
        if all([sees(gone, one.seat) for one in needed]):
            return min(needed, key=lambda one: one.seat)
    return None


def without_seat(
    step: Step | None, sealed: tuple[tuple[int, object], ...], seat: int
) -> tuple[tuple[int, object], ...]:
    """The sealed answers of the other seats."""
    asks = asks_of(step)
    return tuple([pair for pair in sealed if asks[pair[0]].seat != seat])


def sealed_with(
    step: Together[Any], sealed: tuple[tuple[int, object], ...], one: Ask[Any], choice: object
) -> tuple[tuple[int, object], ...]:
    """The sealed answers with this one, in the order of the asks."""
    place = step.asks.index(one)
    if not sealed or sealed[-1][0] < place:
        return (*sealed, (place, choice))
    others = [pair for pair in sealed if pair[0] != place]
    return tuple(sorted([*others, (place, choice)], key=lambda pair: pair[0]))
