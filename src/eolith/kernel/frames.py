"""Kinds of frames on the agenda, each declared once: whose it is, what its slots hold, what asks for it, what it needs.

From a game's table of frames follow how agendas are written and checked, and what tensors say of the pending one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from .columns import Bits, Column, Look, Number
from .numbers import KIND, SEAT
from .observation import seat_name
from .readings import LEAST, MOST, Test, Top
from .tensors import SEAT_ROWS, Say

if TYPE_CHECKING:
    from collections.abc import Callable


class Frame:
    """A kind of frame."""

    def __init__(
        self,
        owners: str = "seat",
        part: str = "",
        asks: str = "",
        needs: Sequence[tuple[Callable[..., Any], str]] = (),
        closed: bool = False,
        **slots: Any,
    ) -> None:
        """`slots` are what it holds, in order, and what each may be; `owners`: chance, seat, or either."""
        self.owners = owners
        self.part = part
        """The part of the game that it belongs to."""
        self.asks = asks
        """The rule that asks for what is decided."""
        self.needs = needs
        """What has to be so, and how to say it."""
        self.closed = closed
        """Whether its seat alone knows what it holds."""
        self.slots: dict[str, Any] = slots

    def values(self, slots: Sequence[int]) -> dict[str, int]:
        """What it holds by name."""
        return dict(zip(self.slots, slots))


@dataclass(frozen=True)
class Slot(Say):
    """What tensors say of a slot."""

    base: int = 0
    """What stands for the first word, or for 0."""
    given: str = ""
    """A slot that has to be above 0, in frames that have it; else this one means nothing."""
    bits: bool = False
    """Whether it is a mask, with a bit for each word."""

    def column(self, limit: Any, letters: Sequence[str]) -> Column:
        """How tensors read it; `limit` is what the slot may hold."""
        if self.bits:
            return Bits(self.words)
        if self.words:
            words: Sequence[Any] = letters if self.words == SEAT_ROWS else self.words
            return Look(dict(enumerate(words, self.base)))
        most = limit if isinstance(limit, int) else max(limit, default=0) if limit is not None else 0
        least = min(limit, default=0) if isinstance(limit, range) else 0
        return Number(least - self.base, most - self.base, -self.base) if most else Number(LEAST, MOST, -self.base)


def write_frames(kinds: Sequence[str], frames: Sequence[Sequence[int]]) -> list[dict[str, Any]]:
    """`{"kind": "load", "seat": "A", "slots": [24, 2]}`, without the zeros at the end."""
    written = []
    for kind, seat, *slots in frames:
        while slots and not slots[-1]:
            slots.pop()
        written.append({"kind": kinds[kind], "seat": seat_name(seat), **({"slots": slots} if slots else {})})
    return written


def of_pending(frames: Mapping[str, Frame], slots: Mapping[str, Slot], letters: Sequence[str]) -> tuple[Say, ...]:
    """What tensors say of the pending frame: its kind, and what its slots hold; `letters` are those of the seats."""

    def say(name: str, slot: Slot) -> Say:
        tops = []
        for kind, frame in frames.items():
            places = {held: place for place, held in enumerate(frame.slots, SEAT + 1)}
            if name in places:
                given = Test(at=places[slot.given]) if slot.given in places else None
                tops.append(Top(places[name], slot.column(frame.slots[name], letters), [kind], given, frame.closed))
        return replace(slot, of=tops)

    kinds = dict(enumerate(frames))
    kind = Say("kind_{}", "1 when this is decided: {}", tuple(frames), Top(KIND, Look(kinds)))
    return kind, *(say(name, slot) for name, slot in slots.items())
