"""The figures of Stone Age, drawn."""

from __future__ import annotations

from eolith.kernel.drawing import piece, seat_letter, use


def figure(seat: int, place: str, number: int, x: float, y: float, height: float = 47) -> str:
    """A figure that stands with its feet at x, y."""
    letter = seat_letter(seat)
    width = round(height * 40 / 52, 1)
    more = piece(f"fig-{letter}-{place}-{number}", f"figure-{letter}")
    return use(f"figure-{letter}", round(x - width / 2, 1), round(y - height * 0.94, 1), width, height, more)
