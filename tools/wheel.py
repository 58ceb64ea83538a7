"""Build the wheel that one suite or a player installs, unless its sources are unchanged.

    python tools/wheel.py compiled    core and the hot modules of games compiled
    python tools/wheel.py mixed       core compiled, games left as Python
    python tools/wheel.py play        the compiled one where that is possible, else plain Python

The wheel goes to build/NAME/. Everything is built from a source archive unpacked in a temporary
folder, so that no compiled file ever lies beside the sources and hides later edits.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from compiler import obstacle

ROOT = Path(__file__).resolve().parent.parent
INPUTS = ("pyproject.toml", "README.md", "LICENSE", "requirements/build.txt", "tools/wheel.py")
NAMES = ("compiled", "mixed", "play")


def main(name: str) -> None:
    reason = obstacle()
    if name == "play":
        if reason:
            print(f"{reason} Stolik will run uncompiled, more slowly.")
        made = make("plain" if reason else "compiled")
        there = ROOT / "build" / name
        if not same(made, there):
            shutil.rmtree(there, ignore_errors=True)
            shutil.copytree(made, there)
            (there / "stamp").touch()  # make goes by the time, and a copy keeps the old one
    elif reason:
        sys.exit(reason)
    else:
        make(name)


def make(kind: str) -> Path:
    """Build a wheel of this kind, unless it is there already, and return its folder."""
    folder = ROOT / "build" / kind
    stamp = folder / "stamp"
    digest = fingerprint(kind)
    if stamp.is_file() and stamp.read_text() == digest:
        return folder
    print(f"Building the {kind} wheel ...", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    build(kind, folder)
    stamp.write_text(digest)
    return folder


def same(one: Path, other: Path) -> bool:
    """Say whether two folders hold the same build."""
    stamps = [folder / "stamp" for folder in (one, other)]
    return all(stamp.is_file() for stamp in stamps) and len({s.read_text() for s in stamps}) == 1


def fingerprint(kind: str) -> str:
    """Hash all that the wheel is made of."""
    seen = hashlib.sha256(f"{kind} {sys.version}".encode())
    sources = (path for path in (ROOT / "src").rglob("*") if "__pycache__" not in path.parts)
    for path in sorted([*sources, *(ROOT / given for given in INPUTS)]):
        if path.is_file():
            seen.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return seen.hexdigest()


def build(kind: str, out: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        run_build(ROOT, "--sdist", Path(folder), compiled=False)
        (archive,) = Path(folder).glob("*.tar.gz")
        shutil.unpack_archive(archive, folder)
        tree = Path(folder) / archive.name.removesuffix(".tar.gz")
        if kind == "mixed":
            leave_games_out(tree / "pyproject.toml")
        run_build(tree, "--wheel", out, compiled=kind != "plain")


def leave_games_out(pyproject: Path) -> None:
    """Take every game out of the list of compiled files."""
    lines = pyproject.read_text().splitlines(keepends=True)
    pyproject.write_text("".join(line for line in lines if '"src/stolik/games/' not in line))


def run_build(tree: Path, what: str, out: Path, *, compiled: bool) -> None:
    command = [
        sys.executable,
        "-m",
        "build",
        "--no-isolation",
        what,
        "--outdir",
        str(out),
        str(tree),
    ]
    environment = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1" if compiled else "0"}
    done = subprocess.run(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        reason = done.stdout.rpartition("Error while invoking Mypyc:\n")[2].partition("\nTIP ")[0]
        sys.exit(f"{reason}\nThe wheel was not built: the reason stands above.")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in NAMES:
        sys.exit(f"Say which wheel to build: {', '.join(NAMES)}.")
    main(sys.argv[1])
