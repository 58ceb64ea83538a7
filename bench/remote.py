"""A slice in another interpreter: the same code under another build, in the same interleaved run.

Run as a program, this file is the other end: it imports `module:function`, calls it for its slice,
and answers every line that carries a CPU time with a line that carries the sample. It ends when the
first interpreter does.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from harness import Sample, Slice


class Remote:
    """The slice that `module:function` returns, run by `python` with `env` in its environment."""

    def __init__(self, name: str, python: str, target: str, env: Mapping[str, str]) -> None:
        self.name = name
        self._process = subprocess.Popen(
            [python, str(Path(__file__)), target],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **env},
        )

    def run(self, seconds: float) -> Sample:
        if self._process.stdin is None or self._process.stdout is None:
            raise RuntimeError(f"{self.name}: no pipes")
        self._process.stdin.write(f"{seconds}\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.name}: the other interpreter ended, see its message above")
        answer = json.loads(line)
        return Sample(answer["counts"], answer["seconds"])


def serve(target: str) -> None:
    module, _, function = target.partition(":")
    piece: Slice = getattr(importlib.import_module(module), function)()
    for line in sys.stdin:
        sample = piece.run(float(line))
        print(json.dumps({"counts": dict(sample.counts), "seconds": sample.seconds}), flush=True)


if __name__ == "__main__":
    serve(sys.argv[1])
