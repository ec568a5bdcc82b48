"""The record of a finished game, as it is given away."""

from __future__ import annotations

from datetime import UTC, datetime

from eolith.kernel.record import Record
from eolith.table.live import LiveTable


def record_of(table: LiveTable) -> Record:
    """The record of a finished game, with the seed and the day it began."""
    seats = [player.name if player.person or player.name else player.bot for player in table.players]
    day = datetime.fromtimestamp(table.begun, UTC).date().isoformat()
    return table.record([seat or "-" for seat in seats], day, reveal=True)
