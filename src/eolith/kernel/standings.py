"""Who came in where: the same for every game that ranks by points and then by a tie-break."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .record import SEATS


@dataclass(frozen=True)
class Place:
    """One seat of a ranking."""

    place: int
    seat: str
    points: int
    tie_break: int


def ranking(scores: Sequence[int], tie_breaks: Sequence[int]) -> tuple[Place, ...]:
    """Every seat, the best first, and of those who share a place the earlier letter first."""
    places = standings(scores, tie_breaks)
    found = [Place(*row) for row in zip(places, SEATS, scores, tie_breaks)]
    return tuple(sorted(found, key=lambda entry: (entry.place, entry.seat)))


def standings(scores: Sequence[int], tie_breaks: Sequence[int]) -> list[int]:
    """The place of each seat, 1 for the best; ValueError unless both lists are equally long.

    More points come first, equal points are ordered by the higher tie-break, and who is equal
    in both shares a place; the places behind stay empty.

    >>> standings([150, 150, 150, 149], [18, 18, 17, 32])
    [1, 1, 3, 4]
    """
    results = list(zip(scores, tie_breaks, strict=True))
    return [1 + sum(other > own for other in results) for own in results]
