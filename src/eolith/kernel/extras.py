"""What an installation may lack: the extras of pyproject.toml, and the one line that asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

EXTRAS = {
    "envs": "what learning programs need",
    "openspiel": "OpenSpiel",
    "parquet": "what writes .parquet",
    "postgresql": "what talks to PostgreSQL",
    "ray": "Ray",
    "table": "the table in the browser",
}


class MissingExtra(ImportError):
    """Something is asked for that is not installed; the message says how it is."""


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Around the imports of an extra: MissingExtra where one of its libraries is not installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "eolith").partition(".")[0] == "eolith":
            raise
        raise MissingExtra(f'{EXTRAS[extra]} is not installed: pip install "eolith[{extra}]"') from missing
