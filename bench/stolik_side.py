"""Stolik's side of the run: the bounds the project set itself, and its slices.

To measure more: write a function in `stolik_fits` that returns a slice, and name it in `NAMES`.
A slice that must run uncompiled goes through `plain`. Slices and units are those of `RATIOS`; a
ratio without its slices is reported as not measured.
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

NAMES = (
    "fits",
    "fits_solo",
    "fits_four",
    "fits_provable",
    "fits_clone",
    "fits_clone_sealing",
    "fits_playout",
    "replay_100",
    "replay_1000",
)
"""The functions of `stolik_fits` that return a slice."""

RATIOS = (
    Ratio("FITS random play / C4, moves", ("fits", "moves"), ("C4", "moves"), low=0.3, aim=0.5),
    Ratio("FITS random play / C4, games", ("fits", "games"), ("C4", "games")),
    Ratio("  one seat, moves", ("fits-solo", "moves"), ("C4", "moves")),
    Ratio("  four seats, moves", ("fits-four", "moves"), ("C4", "moves")),
    Ratio("  with ProvableDealer, moves", ("fits-provable", "moves"), ("C4", "moves")),
    Ratio("  plain CPython, moves", ("fits-plain", "moves"), ("C4", "moves")),
    Ratio("FITS clone + answer / P", ("fits-clone", "pairs"), ("P", "pairs"), low=0.15, aim=0.25),
    Ratio("  where the answer is only sealed", ("fits-clone-sealing", "pairs"), ("P", "pairs")),
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
    fits = importlib.import_module("stolik_fits")
    found.slices += [getattr(fits, name)() for name in NAMES]
    found.slices.append(plain("fits-plain", "stolik_fits:fits_plain"))
    found.figures.append(lambda: memory(fits.mid_round))
    return found
