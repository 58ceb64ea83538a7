"""The command line, from outside."""

from typer.testing import CliRunner

import stolik
from stolik import build
from stolik.cli.app import app


def test_version_says_which_build_is_running() -> None:
    said = CliRunner().invoke(app, ["--version"])
    assert said.exit_code == 0
    assert said.output == f"stolik {stolik.__version__} ({build.kind()})\n"
