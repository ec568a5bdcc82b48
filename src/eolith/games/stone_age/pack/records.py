"""The records of the pack: what is printed on one face each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Card:
    """One face of a civilization card (SA-COMP-04 to SA-COMP-11)."""

    id: str
    effect: str
    resource: int
    """Index of the resource that the effect gives, or -1."""
    amount: int
    culture: int
    """Index of the culture symbol, or -1."""
    profession: int
    """Index of the profession, or -1."""
    symbols: int
    copies: int
    source: str


@dataclass(frozen=True)
class Tile:
    """One face of a building tile (SA-COMP-12 to SA-COMP-14)."""

    id: str
    price: tuple[int, int, int, int]
    """Listed resources; all zero when priced by number."""
    units: int
    """How many resources; 0 when listed, 7 at most for "1 to 7"."""
    kinds: int
    """Of exactly how many kinds; -1 when any number will do."""
    points: int
    """Printed points; 0 when the payment is scored."""
    copies: int
    source: str
