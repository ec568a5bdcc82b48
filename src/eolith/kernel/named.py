"""Values by name that observations are made of."""

from __future__ import annotations

from typing import TypeVar

V = TypeVar("V")


class Named(dict[str, V]):
    """Values by name that nobody changes, so that what is made from them can be kept."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self.items()))
