"""How a server was asked to run."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """What `eolith serve` can be told; every default works without being told anything."""

    db: str = ""
    """The database's URL; empty for a file in the user's data folder."""
    url: str = ""
    """The address that links are made with; empty for that of each request."""
    limits: bool = True
    """Whether requests are counted and too many refused."""
    pace: float = 1.0
    """Factor on the time that bots take; 0 lets them decide at once."""
    webhook: str = ""
    """A URL that is told, by POST, whose turn it is."""
    smtp: str = ""
    """The mail server: smtp://user:password@host:port?from=address; empty for no mail."""
    open_metrics: bool = False
    """Whether /metrics answers everybody, not this machine alone."""
    jobs: int = 0
    """Processes in which bots that search think; 0 for one for each core but one."""
    max_resident: int = 400
    """Tables that stay in memory although nobody looks at them."""
