"""While the database is away, the log has a line now and then instead of one for everybody who asks."""

from __future__ import annotations

import logging
import time

from eolith.store import Unavailable

EVERY = 30.0
"""Seconds between two lines."""
RETRY = 5
"""Seconds after which whoever was told to wait may ask again."""

log = logging.getLogger("eolith.web")


class Outage:
    """What the log is told of a database that is away."""

    def __init__(self) -> None:
        self.told = -EVERY
        """When, on the monotonic clock."""
        self.untold = 0

    def note(self, problem: Unavailable) -> None:
        """Something could not be read or written."""
        now = time.monotonic()
        if now - self.told < EVERY:
            self.untold += 1
            return
        more = f" ({self.untold:,} more since the last such line)" if self.untold else ""
        log.error("the database is unavailable: %s%s", problem, more)
        self.told, self.untold = now, 0
