"""The C yardstick: `playout.c`, built with gcc for this run."""

from __future__ import annotations

import itertools
import json
import shutil
import statistics
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from harness import Figure, Part, Sample

SOURCE = Path(__file__).with_name("playout.c")


@dataclass(slots=True)
class Playouts:
    """Random playouts of one FITS round in C. The program takes its own CPU time."""

    name: str
    program: Path
    seeds: itertools.count[int] = field(default_factory=lambda: itertools.count(1))
    mode: tuple[str, ...] = ()
    means: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> Sample:
        command = [str(self.program), str(seconds), str(next(self.seeds)), *self.mode]
        line = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        answer = json.loads(line)
        self.means.append(answer["mean"])
        return Sample({"playouts": answer["playouts"]}, answer["cpu"])

    def mean(self) -> Figure:
        """The checksum: another engine that plays the same rules at random sees the same mean."""
        if not self.means:
            self.run(0.1)
        return Figure(f"{self.name}: mean score", statistics.fmean(self.means), "points")


def build(folder: Path) -> Path:
    """Compile `playout.c` into `folder`."""
    program = folder / "playout"
    flags = ["-std=gnu11", "-O2", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(["gcc", *flags, "-o", str(program), str(SOURCE)], check=True)
    return program


def part(folder: Path) -> Part:
    if not shutil.which("gcc"):
        return Part(missing=["C playouts: no gcc on this machine"])
    program = build(folder)
    drops = Playouts("C-playout", program)
    declines = Playouts("C-playout-decline", program, mode=("decline",))
    return Part(slices=[drops, declines], figures=[drops.mean, declines.mean])
