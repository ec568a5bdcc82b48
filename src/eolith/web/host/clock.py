"""The time of the server: that of its machine when it began, and as steady as a stopwatch from then on.

A clock that is set meanwhile, by a person or by the network, costs nobody thinking time.
"""

from __future__ import annotations

import time

_BEGUN = time.time() - time.monotonic()


def now() -> float:
    """Unix time in seconds, which never jumps while the server runs."""
    return _BEGUN + time.monotonic()
