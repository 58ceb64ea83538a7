"""Persons, the secrets of days, and the one log of all tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make what stands in `stolik.server.store`."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
    )
    op.create_table(
        "days",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("secret", sa.String, nullable=False),
    )
    op.create_table(
        "rows",
        sa.Column("t", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("act", sa.String, nullable=False),
        sa.UniqueConstraint("t", "seat", "key", name="rows_once"),
    )
    op.create_index("ix_rows_person", "rows", ["person"])
