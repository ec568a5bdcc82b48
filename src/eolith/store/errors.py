"""What the store refuses."""

from __future__ import annotations


class StoreError(Exception):
    """A database that cannot be used, or a row that cannot be stored; the message is one line."""


class Unavailable(StoreError):
    """The database cannot be reached, or takes nothing; what was to be written may or may not have been."""


class Damaged(StoreError):
    """A row of the database that nobody can read any more; the message names it."""


class Conflict(StoreError):
    """The table has gone on since: what was to be appended was meant for an older version."""

    def __init__(self, table: str, version: int) -> None:
        super().__init__(f"table {table} has come to version {version}")
        self.version = version
        """What the table has come to."""


class Repeated(StoreError):
    """The command has been carried out before."""

    def __init__(self, table: str, command: str, version: int) -> None:
        super().__init__(f"command {command} of table {table} has led to version {version} already")
        self.version = version
        """Of the entry that the command made."""


class Taken(StoreError):
    """Somebody else has this login."""
