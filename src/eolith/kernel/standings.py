"""Score sheets, and who came in where: for games that rank by points and then by a tie-break."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from .state import SEATS


class Outcome(Struct, frozen=True):
    """How a finished game is decided: sides win, or nobody does."""

    winners: tuple[str, ...]
    """The letters of the sides that have won."""
    reason: str
    """Why: `outcome-REASON` in the texts of the game."""
    rule: str
    """The rule that says so; empty in a game without a ledger."""
    margin: int
    """By how much, in what the reason is measured in: 0 if only just."""


def by_points(scores: Sequence[int], tie_breaks: Sequence[int], rules: Mapping[str, str]) -> Outcome:
    """The sides that no other is before, with the points that they are ahead: none where a tie-break decides."""
    places = standings(scores, tie_breaks)
    winners = tuple(SEATS[side] for side, place in enumerate(places) if place == 1)
    first, *others = sorted(scores, reverse=True)
    margin = first - others[0] if others else 0
    reason = "shared" if len(winners) > 1 else "points" if margin or not others else "tie_break"
    return Outcome(winners, reason, rules.get(reason, ""), margin)


@dataclass(frozen=True)
class Place:
    """One side of a ranking."""

    place: int
    seat: str
    points: int
    tie_break: int


def ranking(scores: Sequence[int], tie_breaks: Sequence[int]) -> tuple[Place, ...]:
    """Every side, the best first, and of those who share a place the earlier letter first."""
    places = standings(scores, tie_breaks)
    found = [Place(*row) for row in zip(places, SEATS, scores, tie_breaks)]
    return tuple(sorted(found, key=lambda entry: (entry.place, entry.seat)))


def standings(scores: Sequence[int], tie_breaks: Sequence[int]) -> list[int]:
    """The place of each side, 1 for the best; ValueError unless both lists are equally long.

    More points come first, equal points are ordered by the higher tie-break, and who is equal
    in both shares a place; the places behind stay empty.

    >>> standings([150, 150, 150, 149], [18, 18, 17, 32])
    [1, 1, 3, 4]
    """
    results = list(zip(scores, tie_breaks, strict=True))
    return [1 + sum(other > own for other in results) for own in results]


def judge(scores: Sequence[int], tie_breaks: Sequence[int], over: bool) -> tuple[tuple[Place, ...], tuple[str, ...]]:
    """The ranking, and who shares the first place of it; nobody before the end."""
    ranked = ranking(scores, tie_breaks)
    return ranked, tuple(entry.seat for entry in ranked if entry.place == 1) if over else ()


# --- the sheet of a game that hides nothing of it -------------------------------------------------

R = TypeVar("R")


@dataclass(frozen=True)
class Item:
    """One thing that a line counts."""

    id: str
    count: int
    points: int


@dataclass(frozen=True)
class Line:
    """One category of a seat's row."""

    name: str
    points: int
    items: tuple[Item, ...] = ()


@dataclass(frozen=True)
class Sheet(Generic[R]):
    """Every seat's row, A first; what it would be if the game ended now, or final after the end."""

    rows: tuple[R, ...]
    final: bool
    ranking: tuple[Place, ...]
    """Best first."""
    winners: tuple[str, ...]
    """Who has won a finished game; nobody before the end."""

    def to_dict(self) -> dict[str, Any]:
        """The sheet as plain data for JSON."""
        return asdict(self)
