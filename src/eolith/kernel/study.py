"""What simulations count of a game beside its scores: each game says it in its `study.py`.

A study reads the events of a finished game: which components could be taken, which were, by whom,
and what the points came from.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from eolith.kernel.scene import Event
    from eolith.kernel.state import State

SEEN, OFFERED, TAKEN, SCORED = "seen", "offered", "taken", "scored"
"""A component came to where seats can take it; a seat took one of its kind while it lay there; a seat took or used it;
it brought that seat points."""


class Count(NamedTuple):
    """One thing that happened to a component."""

    how: str
    """SEEN, OFFERED, TAKEN or SCORED."""
    kind: str
    id: str
    seat: int = -1
    """Whose it was; nobody's if SEEN or OFFERED."""
    points: int = 0
    """If SCORED."""


@dataclass(frozen=True)
class Kind:
    """Components, or places, that are counted alike."""

    title: str
    """In English and in the plural, as a heading."""
    names: Mapping[str, str]
    """What each id is in English, in the order of a report."""
    once: bool = True
    """Whether what was seen can be taken only once."""


class Study:
    """The countings of one configured game."""

    kinds: Mapping[str, Kind]
    """By name, in the order of a report."""
    categories: Mapping[str, str]
    """What points come from: the English name of each category, in the order of a report."""

    def order(self, events: Sequence[Event]) -> list[int]:
        """The seats in the order of their first turns, from all events of a game."""
        raise NotImplementedError

    def counts(self, state: State, events: Sequence[Event]) -> Iterator[Count]:
        """What happened to components in a finished game, all of whose events are given."""
        raise NotImplementedError

    def points(self, state: State, events: Sequence[Event]) -> list[Mapping[str, int]]:
        """The points of each seat by category; they add up to its score."""
        raise NotImplementedError
