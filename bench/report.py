"""The report: a plain table to read, and JSON to keep."""

from __future__ import annotations

import importlib.metadata
import json
import os
import platform
import subprocess
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from harness import Figure, Ratio, Samples, Spread, compare, rates, verdict

RESULTS = Path(__file__).with_name("results")
SURE = "95 % interval (range under 6 rounds)"
PACKAGES = ("stolik", "open-spiel", "catanatron", "numpy", "networkx")


@dataclass(frozen=True, slots=True)
class Run:
    """All that a report is made from."""

    samples: Samples
    ratios: Sequence[Ratio]
    figures: Sequence[Figure]
    missing: Sequence[str]
    facts: dict[str, object]


def processor() -> str:
    """The CPU's model name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def compiler() -> str:
    command = ["gcc", "-dumpfullversion"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "absent"
    return done.stdout.strip()


def version(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return "absent"


def load() -> list[float]:
    """Load averages of 1, 5 and 15 minutes."""
    return [round(value, 2) for value in os.getloadavg()]


def facts(rounds: int, seconds: float, notes: Sequence[str]) -> dict[str, object]:
    """The machine and the method, as they are before the run. No host name, no path."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "cpu": processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "gcc": compiler(),
        "versions": {package: version(package) for package in PACKAGES},
        "rounds": rounds,
        "seconds": seconds,
        "load_before": load(),
        "notes": list(notes),
    }


def number(value: float) -> str:
    """Three or four figures, thousands apart: 1,240,000 or 0.0312."""
    if value == 0 or abs(value) < 1000:
        return f"{value:.3g}"
    digits = 3 - len(str(int(abs(value))))
    return f"{round(value, digits):,.0f}"


def fact(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {known}" for key, known in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def text(run: Run) -> str:
    """The report as people read it."""
    lines = [f"{key:14}{fact(value)}" for key, value in run.facts.items()]
    lines += ["", f"{'slice':18}{'unit':10}{'per CPU s':>14}   {SURE}"]
    for (name, unit), found in rates(run.samples).items():
        interval = f"{number(found.low)} to {number(found.high)}"
        lines.append(f"{name:18}{unit:10}{number(found.median):>14}   {interval}")
    lines += ["", f"{'ratio':44}{'median':>9}   {SURE}"]
    lines += [ratio_line(ratio, compare(ratio, run.samples)) for ratio in run.ratios]
    lines += [""] * bool(run.figures) + [figure_line(figure) for figure in run.figures]
    lines += [""] * bool(run.missing) + [f"missing: {line}" for line in run.missing]
    return "\n".join(lines)


def ratio_line(ratio: Ratio, found: Spread | None) -> str:
    if found is None:
        return f"{ratio.label:44}{'-':>9}   not measured"
    interval = f"{found.low:.3g} to {found.high:.3g}"
    line = f"{ratio.label:44}{found.median:>9.3g}   {interval:20} {verdict(ratio, found)}"
    return line.rstrip()


def figure_line(figure: Figure) -> str:
    too_high = figure.high is not None and figure.value > figure.high
    bound = f"   ABOVE {figure.high:g}" if too_high else ""
    return f"{figure.label}: {figure.value:,.2f} {figure.unit}{bound}"


def document(run: Run) -> dict[str, object]:
    """The same for machines, with every round's counts, for whatever one may ask of it later."""
    compared = [(ratio, compare(ratio, run.samples)) for ratio in run.ratios]
    return {
        "facts": run.facts,
        "rates": [
            {"slice": name, "unit": unit, **asdict(found)}
            for (name, unit), found in rates(run.samples).items()
        ],
        "ratios": [
            {"label": ratio.label.strip(), **asdict(found), "verdict": verdict(ratio, found)}
            for ratio, found in compared
            if found is not None
        ],
        "figures": [asdict(figure) for figure in run.figures],
        "missing": list(run.missing),
        "samples": {
            name: [{**sample.counts, "cpu": round(sample.seconds, 6)} for sample in taken]
            for name, taken in run.samples.items()
        },
    }


def keep(run: Run) -> str:
    """Write the document to `results/`, named for its date; the file's name."""
    RESULTS.mkdir(exist_ok=True)
    stamp = str(run.facts["date"])[:16].replace(":", "")
    path = RESULTS / f"{stamp}.json"
    body = json.dumps(document(run), indent=1, ensure_ascii=False)
    path.write_text(body + "\n", encoding="utf-8")
    return path.name
