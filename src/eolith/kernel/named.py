"""Values by name that observations are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

V = TypeVar("V")


class Named(dict[str, V]):
    """Values by name that nobody changes, so that what is made from them can be kept."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self.items()))


def counts(names: Iterable[str], numbers: Iterable[int]) -> Named[int]:
    """How many by name; only what there is."""
    return Named((name, number) for name, number in zip(names, numbers) if number)
