"""Kinds of frames on the agenda, each declared once: whose it is, what its slots hold, what asks for it, what it needs.

From a game's table of frames follow how agendas are written and checked, and what tensors say of the pending one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from .game import SEATS
from .observation import seat_name
from .seen_tensors import SEAT_ROWS, Say

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
    """A slot that has to be above 0; else this one means nothing."""
    bits: bool = False
    """Whether it is a mask, with a bit for each word."""

    def told(self, value: int) -> Any:
        """What a number in it says."""
        if self.bits:
            return [
                word if isinstance(word, str) else word[0] for bit, word in enumerate(self.words) if value >> bit & 1
            ]
        words = SEATS if self.words == SEAT_ROWS else self.words
        return words[value - self.base] if words else value - self.base


def write_frames(kinds: Sequence[str], frames: Sequence[Sequence[int]]) -> list[dict[str, Any]]:
    """`{"kind": "load", "seat": "A", "slots": [24, 2]}`, without the zeros at the end."""
    written = []
    for kind, seat, *slots in frames:
        while slots and not slots[-1]:
            slots.pop()
        written.append({"kind": kinds[kind], "seat": seat_name(seat), **({"slots": slots} if slots else {})})
    return written


def of_pending(frames: Mapping[str, Frame], slots: Mapping[str, Slot]) -> tuple[Say, ...]:
    """What tensors say of the pending frame: its kind, and what its slots hold."""

    def say(name: str, slot: Slot) -> Say:
        def see(seen: Any) -> Any:
            values = frames[seen.pending.kind].values(seen.pending.values) if seen.pending else {}
            means = name in values and (not slot.given or values[slot.given] > 0)
            return slot.told(values[name]) if means else None

        return replace(slot, see=see)

    kind = Say("kind_{}", "1 when this is decided: {}", tuple(frames), lambda seen: seen.pending and seen.pending.kind)
    return kind, *(say(name, slot) for name, slot in slots.items())
