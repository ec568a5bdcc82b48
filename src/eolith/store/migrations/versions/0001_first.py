"""The first schema."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Boolean, Double, ForeignKey, Integer, LargeBinary, Text
from sqlalchemy.types import TypeEngine

revision = "0001"
down_revision = None


def column(name: str, kind: type[TypeEngine[Any]] = Text, **options: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, **{"nullable": False, **options})


def of(name: str, **options: Any) -> sa.Column[Any]:
    return sa.Column(name, Text, ForeignKey(f"{name}s.id", ondelete="CASCADE"), nullable=False, **options)


def upgrade() -> None:
    op.create_table(
        "tables",
        column("id", primary_key=True),
        column("created", Double),
        column("spec"),
        column("pack"),
        column("setup"),
        column("seed", LargeBinary),
        column("status"),
        column("turn", Integer, nullable=True),
        column("awaits"),
        column("version", Integer),
        column("updated", Double),
        column("listed", Boolean),
    )
    op.create_index("ix_tables_status_awaits", "tables", ["status", "awaits"])
    op.create_index("ix_tables_listed_updated", "tables", ["listed", "updated"])
    op.create_table(
        "entries",
        of("table", primary_key=True),
        column("version", Integer, primary_key=True, autoincrement=False),
        column("at", Double),
        column("kind"),
        column("seat", Integer, nullable=True),
        column("data"),
        column("command", nullable=True),
        sqlite_with_rowid=False,
    )
    given = sa.text("command IS NOT NULL")
    op.create_index(
        "ix_entries_table_command",
        "entries",
        ["table", "command"],
        unique=True,
        sqlite_where=given,
        postgresql_where=given,
    )
    op.create_table(
        "links",
        column("hash", primary_key=True),
        of("table", index=True),
        column("seat", Integer),
        column("created", Double),
        column("revoked", Boolean),
    )
    op.create_table(
        "guests",
        column("id", primary_key=True),
        column("nickname"),
        column("language"),
        column("prefs"),
        column("login", nullable=True, unique=True),
        column("password", nullable=True),
        column("email", nullable=True),
        column("created", Double),
    )
    op.create_table(
        "sessions",
        column("hash", primary_key=True),
        of("guest", index=True),
        column("created", Double),
        column("seen", Double),
    )
    op.create_table(
        "places",
        of("table", primary_key=True),
        of("guest", primary_key=True, index=True),
        column("seat", Integer, primary_key=True, autoincrement=False),
        column("joined", Double),
    )
    op.create_table(
        "notes",
        of("table", primary_key=True),
        of("guest", primary_key=True, index=True),
        column("text"),
    )
    op.create_table(
        "subscriptions",
        column("endpoint", primary_key=True),
        of("guest", index=True),
        column("p256dh"),
        column("auth"),
        column("created", Double),
    )
    op.create_table(
        "reports",
        column("id", primary_key=True),
        of("table", index=True),
        sa.Column("guest", Text, ForeignKey("guests.id", ondelete="SET NULL"), index=True),
        column("at", Double),
        column("version", Integer),
        column("seat", Integer),
        column("text"),
        column("record"),
    )
    op.create_table("keys", column("name", primary_key=True), column("value"))
