"""Stolik's side of the run: the bounds the project set itself, and where its slices plug in.

To plug in: write functions without arguments that return a slice, and list them in `SLICES`;
likewise `FIGURES`. A slice that must run uncompiled goes through `plain`. Names and units are those
of `RATIOS`; a ratio without its slices is reported as not measured.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path

from harness import Figure, Part, Ratio, Slice, bytes_each
from remote import Remote

SOURCES = Path(__file__).resolve().parent.parent / "src"
LARGEST_RUNNER = 20_000
"""Bytes that one live FITS Runner in mid-round may take."""

SLICES: tuple[Callable[[], Slice], ...] = ()
FIGURES: tuple[Callable[[], Figure], ...] = ()

RATIOS = (
    Ratio("FITS random play / C4, moves", ("fits", "moves"), ("C4", "moves"), low=0.3, aim=0.5),
    Ratio("FITS random play / C4, games", ("fits", "games"), ("C4", "games")),
    Ratio("  with ProvableDealer, moves", ("fits-provable", "moves"), ("C4", "moves")),
    Ratio("  plain CPython, moves", ("fits-plain", "moves"), ("C4", "moves")),
    Ratio("FITS clone + answer / P", ("fits-clone", "pairs"), ("P", "pairs"), low=0.15, aim=0.25),
    Ratio("FITS playouts / C", ("fits-playout", "playouts"), ("C-playout", "playouts")),
    # Time per record is the inverse of the rate, so the short record stands on top.
    Ratio(
        "replay of 1,000 answers / of 100, time",
        ("fits-replay-100", "replays"),
        ("fits-replay-1000", "replays"),
        low=8,
        high=13,
    ),
)


def plain(name: str, target: str) -> Slice:
    """The slice of `module:function` on the checkout's sources, uncompiled, on its own."""
    return Remote(name, sys.executable, target, {"PYTHONPATH": str(SOURCES)})


def memory(make: Callable[[], object]) -> Figure:
    """The memory of one live Runner; `make` returns a new one in mid-round."""
    return Figure("one FITS Runner in mid-round", bytes_each(make), "bytes", LARGEST_RUNNER)


def part() -> Part:
    found = Part(ratios=list(RATIOS))
    try:
        importlib.import_module("stolik.games.fits")
    except ImportError as error:
        found.missing.append(f"Stolik: no FITS to measure ({error})")
        return found
    if not SLICES:
        found.missing.append("Stolik: FITS is there, but bench/stolik_side.py lists no slices")
    found.slices += [make() for make in SLICES]
    found.figures += FIGURES
    return found
