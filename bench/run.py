"""Stolik beside its peers: `python bench/run.py [--wheel PATH]`.

Makes the environment `.venvs/bench`, installs the pinned peers and the given compiled wheel of
Stolik into it, and runs `measure.py` there. A peer that cannot be installed is reported as missing,
and the rest is measured. All other options are those of `measure.py`.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
HOME = HERE.parent / ".venvs" / "bench"
REQUIREMENTS = HERE / "requirements.txt"


def python() -> str:
    """The interpreter of the bench's environment, which is made if it is not there."""
    folder, name = ("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")
    path = HOME / folder / name
    if not path.exists():
        venv.create(HOME, with_pip=True)
        (HOME / ".gitignore").write_text("*\n", encoding="utf-8")
    return str(path)


def pip(*words: str) -> bool:
    """Run pip in the environment; whether it succeeded."""
    command = [
        python(),
        "-m",
        "pip",
        "-qq",
        "--disable-pip-version-check",
        "--no-input",
        *words,
    ]
    return subprocess.run(command, check=False).returncode == 0


def install_peers() -> None:
    """All pinned packages at once, or, if one of them fails, each that can be had."""
    if pip("install", "--require-hashes", "-r", str(REQUIREMENTS)):
        return
    pins = re.split(r"^(?=[a-z0-9])", REQUIREMENTS.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for pin in pins[1:]:
        alone = HOME / "one.txt"
        alone.write_text(pin, encoding="utf-8")
        if not pip("install", "--require-hashes", "--no-deps", "-r", str(alone)):
            print(f"not installed: {pin.split()[0]}", file=sys.stderr)


def install_stolik(wheel: Path) -> None:
    """The wheel with what it needs; then once more, since a rebuilt one may keep its version."""
    if not wheel.is_file():
        sys.exit(f"no wheel {wheel.name} there")
    for how in ([], ["--force-reinstall", "--no-deps"]):
        if not pip("install", *how, str(wheel)):
            sys.exit(f"{wheel.name} does not install")


def remove_stolik() -> None:
    """No wheel given: an older run's wheel must not be measured in its place."""
    pip("uninstall", "--yes", "stolik")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wheel", type=Path, help="a compiled wheel of Stolik to measure")
    given, rest = parser.parse_known_args()
    install_peers()
    if given.wheel:
        install_stolik(given.wheel)
    else:
        remove_stolik()
    sys.exit(subprocess.run([python(), str(HERE / "measure.py"), *rest], check=False).returncode)


if __name__ == "__main__":
    main()
