"""The dice of Stone Age as they fell: the rules know totals only, and everybody is shown the same faces for one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from zlib import crc32

from eolith.kernel.chance import Source, dice_faces
from eolith.kernel.scene import Event

from .. import terms

Roll = tuple[int, str, tuple[int, ...], int, int]
"""A roll as it fell: seat, place, faces, what tools have added, the total with them."""


def rolls(number: int, events: Sequence[Event], salt: int) -> tuple[Roll, ...]:
    """The rolls among events up to now, in the round of that number; everybody who looks sees the same faces."""
    return _rolls(number, tuple(events), salt)


@lru_cache(maxsize=256)
def _rolls(number: int, events: tuple[Event, ...], salt: int) -> tuple[Roll, ...]:
    number -= sum(event[0] == terms.ROUND_STARTED for event in events)
    fallen: list[Roll] = []
    alike: Counter[tuple[int, Event]] = Counter()
    for event in events:
        kind, seat, a, b, c = event
        if kind == terms.ROUND_STARTED:
            number += 1
        elif kind == terms.ROLLED:
            alike[number, event] += 1
            source = Source(crc32(repr((salt, number, event, alike[number, event])).encode()))
            fallen.append((seat, terms.PLACES[a], tuple(dice_faces(b, c, source.below)), 0, c))
        elif kind == terms.TOOL_USED and fallen:
            seat, place, faces, _, _ = fallen[-1]
            fallen[-1] = (seat, place, faces, b - sum(faces), b)
    return tuple(fallen)
