"""Reviews of finished games."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "reviews",
        Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("text", Text, nullable=False),
    )
