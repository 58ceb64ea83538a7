"""One run in the bench's environment: gather the parts, interleave, report. `run.py` starts it."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

import native
import report
import stolik_side
import yardsticks
from harness import interleave


def arguments(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    parser.add_argument("--rounds", type=int, default=15, help="rounds of all slices (15)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds a slice (0.5)")
    parser.add_argument("--only", nargs="+", default=[], metavar="SLICE", help="these slices only")
    parser.add_argument("--note", action="append", default=[], help="a remark for the report")
    parser.add_argument("--no-save", action="store_true", help="write nothing to bench/results")
    return parser


def measure(given: argparse.Namespace, folder: Path) -> None:
    parts = [yardsticks.part(), native.part(folder), stolik_side.part()]
    slices = [piece for part in parts for piece in part.slices]
    if given.only:
        slices = [piece for piece in slices if piece.name in given.only]
    facts = report.facts(given.rounds, given.seconds, given.note)
    samples = interleave(slices, given.rounds, given.seconds)
    facts["load_after"] = report.load()
    run = report.Run(
        samples,
        [ratio for part in parts for ratio in part.ratios],
        [figure() for part in parts for figure in part.figures],
        [line for part in parts for line in part.missing],
        facts,
    )
    print(report.text(run))
    if not given.no_save:
        print(f"\nkept as bench/results/{report.keep(run)}")


def main() -> None:
    given = arguments(argparse.ArgumentParser(description=__doc__)).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure(given, Path(folder))


if __name__ == "__main__":
    main()
