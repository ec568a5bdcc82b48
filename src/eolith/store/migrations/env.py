"""Run by Alembic inside the transaction of `eolith.store.upgrade`."""

from __future__ import annotations

from alembic import context

from eolith.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite's too: the store sends its BEGIN itself
    render_as_batch=True,
)
context.run_migrations()
