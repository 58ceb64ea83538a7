"""Pin every dependency, with hashes, in requirements/*.txt. `make lock` runs it.

What may be installed stands in pyproject.toml; the files made here say exactly what is. They carry
no address of an index, so they work wherever pip is configured to look.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Each file with what it is made from. The later ones agree with dev.txt, which holds everything.
FILES = {
    "dev": ["pyproject.toml", "--group", "dev"],
    "build": ["--group", "build"],
    "test": ["pyproject.toml", "--group", "test"],
    "run": ["pyproject.toml"],
}
OPTIONS = [
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-emit-index-url",
    "--annotation-style=line",
    "--custom-compile-command=make lock",
    "--quiet",
]


def main() -> None:
    for name, made_from in FILES.items():
        agree = [] if name == "dev" else ["--constraint", "requirements/dev.txt"]
        out = Path("requirements") / f"{name}.txt"
        print(f"Locking {out} ...", flush=True)
        command = [sys.executable, "-m", "uv", "pip", "compile", "--upgrade", *OPTIONS, *made_from]
        done = subprocess.run([*command, *agree, "--output-file", str(out)], cwd=ROOT, check=False)
        if done.returncode:
            sys.exit(f"{out} could not be made: uv's reason stands above.")


if __name__ == "__main__":
    main()
