"""The figures of Endless Winter, drawn."""

from __future__ import annotations

from functools import lru_cache

from eolith.kernel.drawing import seat_letter, use


@lru_cache(maxsize=8192)
def figure(seat: int, x: float, y: float, height: float = 47, chief: str = "", more: str = "") -> str:
    """A figure of a seat with its feet at x, y: a tribe figure, or that chief on a base of the seat's colour.

    `more` are attributes of the whole figure.
    """
    letter = seat_letter(seat)
    width = round(height * 40 / 52, 1)
    left, top = round(x - width / 2, 1), round(y - height * 0.94, 1)
    if not chief:
        return use(f"figure-{letter}", left, top, width, height, more)
    # the box of a chief reaches above that of its base, for headgear
    tall = round(height * 55 / 52, 1)
    drawn = use(f"base-{letter}", left, top, width, height)
    return f"<g{more}>{drawn}{use(f'chief-{chief}', left, round(top + height - tall, 1), width, tall)}</g>"
