"""How games for one ended for those who played them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, Text

revision = "0002"
down_revision = "0001"


def of(name: str, index: bool = False) -> sa.Column[str]:
    return Column(name, Text, ForeignKey(f"{name}s.id", ondelete="CASCADE"), primary_key=True, index=index or None)


def upgrade() -> None:
    op.create_table(
        "results",
        of("table"),
        of("guest", index=True),
        Column("game", Text, nullable=False),
        Column("level", Text, nullable=False),
        Column("won", Boolean, nullable=False),
        Column("margin", Integer, nullable=False),
        Column("at", Double, nullable=False),
    )
