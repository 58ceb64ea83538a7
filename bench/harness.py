"""Interleaved slices, medians and ratios: how the bench measures.

A *slice* runs for a given CPU time and says what it did in that time. `interleave` runs all slices
in turn, round after round (A B C A B C …), so that a machine that slows down slows all of them. A
ratio is taken round by round, between neighbours in time; its median and interval are the rounds'.
"""

from __future__ import annotations

import gc
import math
import statistics
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

Counts = Mapping[str, int]

DOUBT = 0.05
"""How often an interval may miss the true median."""


@dataclass(frozen=True, slots=True)
class Sample:
    """What one slice did in one round: counts by unit (moves, games, …), in so many CPU seconds."""

    counts: Counts
    seconds: float

    def rate(self, unit: str) -> float:
        return self.counts[unit] / self.seconds


class Slice(Protocol):
    """A named thing to measure: `Loop` in this process, `Remote` and `Playouts` in others."""

    @property
    def name(self) -> str: ...

    def run(self, seconds: float) -> Sample: ...


@dataclass(frozen=True, slots=True)
class Loop:
    """Calls `batch` until the CPU time is used up.

    A batch of 1 to 10 ms keeps the clock out of the figure.
    """

    name: str
    batch: Callable[[], Counts]

    def run(self, seconds: float) -> Sample:
        total: Counter[str] = Counter()
        gc.collect()
        begin = time.process_time()
        spent = 0.0
        while spent < seconds:
            total.update(self.batch())
            spent = time.process_time() - begin
        return Sample(dict(total), spent)


@dataclass(frozen=True, slots=True)
class Ratio:
    """`top` over `under`, each a slice's name and a unit, with the bounds the project set."""

    label: str
    top: tuple[str, str]
    under: tuple[str, str]
    low: float | None = None
    high: float | None = None
    aim: float | None = None


@dataclass(frozen=True, slots=True)
class Figure:
    """A plain figure beside the rates, such as bytes."""

    label: str
    value: float
    unit: str
    high: float | None = None


@dataclass(slots=True)
class Part:
    """What one side brings to a run. `figures` are taken after all rounds."""

    slices: list[Slice] = field(default_factory=list)
    ratios: list[Ratio] = field(default_factory=list)
    figures: list[Callable[[], Figure]] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Spread:
    """A median, an interval that holds the true one 19 times in 20, and the number of rounds.

    Under six rounds no interval can promise that, and it is the range of all rounds.
    """

    median: float
    low: float
    high: float
    rounds: int


Samples = Mapping[str, Sequence[Sample]]


def interleave(slices: Sequence[Slice], rounds: int, seconds: float) -> dict[str, list[Sample]]:
    """Run every slice once a round, in the order given, after one short turn that warms each up."""
    names = [piece.name for piece in slices]
    if len(set(names)) < len(names):
        raise ValueError(f"two slices of one name: {sorted(names)}")
    for piece in slices:
        piece.run(seconds / 4)
    gc.collect()
    gc.freeze()  # what the imports of all peers left behind burdens no slice's collections
    try:
        taken: dict[str, list[Sample]] = {name: [] for name in names}
        for _ in range(rounds):
            for piece in slices:
                taken[piece.name].append(piece.run(seconds))
    finally:
        gc.unfreeze()
    return taken


def spread(values: Sequence[float]) -> Spread:
    """The median and its distribution-free 95 % interval: two of the sorted values (sign test)."""
    ordered = sorted(values)
    count = len(ordered)
    outside, cut = 2 / 2**count, 0
    while outside <= DOUBT and 2 * cut + 2 < count:
        cut += 1
        outside += 2 * math.comb(count, cut) / 2**count
    first = max(cut - 1, 0)
    return Spread(statistics.median(ordered), ordered[first], ordered[count - 1 - first], count)


def rates(samples: Samples) -> dict[tuple[str, str], Spread]:
    """Per slice and unit, the rate per CPU second."""
    return {
        (name, unit): spread([sample.rate(unit) for sample in taken])
        for name, taken in samples.items()
        for unit in taken[0].counts
    }


def compare(ratio: Ratio, samples: Samples) -> Spread | None:
    """The ratio round by round; `None` if one of its slices was not run."""
    top, under = samples.get(ratio.top[0]), samples.get(ratio.under[0])
    if not top or not under:
        return None
    pairs = zip(top, under, strict=True)
    return spread([a.rate(ratio.top[1]) / b.rate(ratio.under[1]) for a, b in pairs])


def verdict(ratio: Ratio, found: Spread) -> str:
    """Where the median stands against the bounds."""
    if ratio.low is not None and found.median < ratio.low:
        return f"BELOW {ratio.low:g}"
    if ratio.high is not None and found.median > ratio.high:
        return f"ABOVE {ratio.high:g}"
    if ratio.aim is not None:
        return "aim met" if found.median >= ratio.aim else f"ok, aim {ratio.aim:g}"
    return "ok" if ratio.low is not None or ratio.high is not None else ""


def bytes_each(make: Callable[[], object], count: int = 1000) -> float:
    """Memory of one of `count` living things, by tracemalloc; what the first loads is shared."""
    make()
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [make() for _ in range(count)]
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
        return (after - before) / len(kept)
    finally:
        tracemalloc.stop()
