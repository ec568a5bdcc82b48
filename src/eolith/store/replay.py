"""From the rows of a table to the live table that they add up to."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

import eolith
from eolith.kernel.game import Game
from eolith.table.live import LiveTable, rebuild
from eolith.table.setup import Entry, Setup

from .errors import StoreError
from .rows import Table


class Unplayable(StoreError):
    """A stored table that this version cannot rebuild, and why."""


@lru_cache(maxsize=256)
def stored_game(spec: str) -> Game:
    """The game of tables that were stored with a spec, one for all of them."""
    return eolith.load(spec).as_stored(eolith.read_spec(spec)[1])


def rebuild_row(row: Table, journal: Iterable[Entry]) -> LiveTable:
    """The live table of a row and its journal; Unplayable where they do not fit this version's rules."""
    try:
        game = stored_game(row.spec)
        if game.pack.digest != row.pack:
            raise ValueError(f"it was played with pack {row.pack}, this is pack {game.pack.digest}")
        table = rebuild(game, msgspec.convert(row.setup, Setup), row.seed, journal)
    except Exception as problem:  # an older journal may run into whatever was changed since
        raise Unplayable(str(problem) or type(problem).__name__) from problem
    for name in ("version", "turn", "awaits"):
        found, stored = getattr(table, name), getattr(row, name)
        if found != stored:
            raise Unplayable(f"its {name} comes to {found!r} and was stored as {stored!r}")
    return table
