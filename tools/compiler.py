"""Say why nothing can be compiled here, in one line; say nothing and exit 0 where it can be.

Runs on any Python, with the standard library alone, before there is an environment.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path


def obstacle() -> str | None:
    """Try what mypyc will do: compile a file that includes Python's header."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        command = [*compiler, f"-I{sysconfig.get_path('include')}", "-c", str(probe)]
        try:
            done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
        except OSError:
            return f"There is no C compiler '{compiler[0]}' (Debian: apt install gcc python3-dev)."
    if done.returncode:
        return "The C compiler does not find Python's headers (Debian: apt install python3-dev)."
    return None


if __name__ == "__main__":
    if reason := obstacle():
        print(reason)
        sys.exit(1)
