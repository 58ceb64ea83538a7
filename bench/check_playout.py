"""Replays traced C playouts by the letter of FITS-A5, with stacks of any height; compares scores.

The C program clips its ramp at 18 rows; this check has no ceiling and takes from the C program only
the cells it says it dropped. `python bench/check_playout.py` plays 5,000 rounds.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from native import build

COLUMNS, ROWS = 6, 12
SIZES = {"O4": 4, "T4": 4, "L4": 4, "S4": 4, "I3": 3, "V3": 3}
NAMES = {"F5", "L5", "N5", "P5", "T5", "U5", "V5", "W5", "X5", "Y5", *SIZES}


def drop(heap: set[tuple[int, int]], cells: list[tuple[int, int]]) -> None:
    """Landing height = the greatest of (stack height - lowest cell) over the block's columns."""
    base = 0
    for column in {column for _, column in cells}:
        height = max((row + 1 for row, other in heap if other == column), default=0)
        base = max(base, height - min(row for row, other in cells if other == column))
    heap.update((row + base, column) for row, column in cells)


def score(heap: set[tuple[int, int]]) -> int:
    covered = [sum((row, column) in heap for column in range(COLUMNS)) for row in range(ROWS)]
    return sum(covered) - COLUMNS * ROWS + covered.count(COLUMNS)


def check(line: str) -> None:
    *drops, said = line.split(";")
    heap: set[tuple[int, int]] = set()
    names = [words.split()[0] for words in drops]
    if names[0] not in {"L5", "P5", "U5", "Y5"} or sorted(names) != sorted(NAMES):
        sys.exit(f"not a round: {line}")
    for words in drops:
        name, *bits = words.split()
        cells = [divmod(int(bit), COLUMNS) for bit in bits]
        if cells and len(cells) != SIZES.get(name, 5):
            sys.exit(f"not the size of {name}: {line}")
        if cells:
            drop(heap, cells)
    if score(heap) != int(said):
        sys.exit(f"{score(heap)} by the rules: {line}")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [str(build(Path(folder))), "5", "7", "trace"]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    for line in lines:
        check(line)
    print(f"{len(lines)} rounds, every score as by the rules")


if __name__ == "__main__":
    main()
