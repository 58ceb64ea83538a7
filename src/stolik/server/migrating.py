"""Bringing a database up to date, with the steps that lie in `migrations`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

STEPS: Final = Path(__file__).with_name("migrations")


def migrate(connection: Connection) -> None:
    """Take every step that this database has not taken yet."""
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()
