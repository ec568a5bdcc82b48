"""What is used in its printed order: at rest card before animal, at the bottom of Migrate camp before move.

Whoever uses the later part gives the earlier one up (EW-REST-02, EW-MIG-21).
"""

from __future__ import annotations

from .components import Pack
from .effects import Clause


def _row(pack: Pack, clause: Clause) -> list[int]:
    """The clauses that are used in their order, this one among them; nothing for a clause that stands alone."""
    place = clause.origin.kind, clause.origin.id, clause.origin.column
    if place[0] == "rest_space" or place[1:] == ("migrate", "bottom"):
        return [one.number for one in pack.clauses if (one.origin.kind, one.origin.id, one.origin.column) == place]
    return []


def before(pack: Pack, clause: Clause) -> list[int]:
    """The clauses that are over once this one is used."""
    return [number for number in _row(pack, clause) if number < clause.number]


def behind(pack: Pack, clause: Clause) -> list[int]:
    """The clauses whose use ends this one."""
    return [number for number in _row(pack, clause) if number > clause.number]
