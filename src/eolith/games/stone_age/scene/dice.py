"""The dice of Stone Age as they fell, drawn on a tray of bark."""

from __future__ import annotations

from functools import lru_cache

from eolith.kernel.drawing import picture, seat_letter, use, words

from .. import terms
from ..seen.rolls import Roll
from ..words.telling import Telling
from . import items

TRAY_SIZE = (620, 120)
GIVES = dict(zip(terms.PLACES[terms.HUNTING :], ("food", *terms.RESOURCES)))
"""The symbol of what is rolled for, by place."""
EARLIER = 4
"""Rolls of the turn that are kept in view beside the last one."""
IN_A_ROW = 5
"""Dice at most, before they are shown in two rows."""
TILT = (-7, 5, -3, 8, -5, 3, 7, -8, 4, -4)
"""How dice lie, in degrees."""


def pieces(telling: Telling, rolls: tuple[Roll, ...]) -> dict[str, str]:
    """The rolls of the turn: the last one large, with the tools added to it and what it gives."""
    return {"tray": _tray(telling, rolls)}


@lru_cache(maxsize=4096)
def _tray(telling: Telling, rolls: tuple[Roll, ...]) -> str:
    drawn = use("bark", 0, 0, *TRAY_SIZE)
    if rolls:
        drawn += _last(rolls[-1])
        for i, roll in enumerate(rolls[-EARLIER - 1 : -1]):
            drawn += _earlier(roll, 74 + 136 * i)
    label = " ".join(item.text for item in items.rolls(telling, rolls))
    return picture("tray", label, drawn)


def _last(roll: Roll) -> str:
    seat, place, faces, tools, total = roll
    drawn = use(f"mark-{seat_letter(seat)}", 16, 54, 44) + _dice(faces, 70)
    x = 76.0 + (36 * -(-len(faces) // 2) if len(faces) > IN_A_ROW else 50 * len(faces))
    if tools:
        drawn += words("+", x + 8, 90, 32) + use("tool", x + 18, 56, 40)
        drawn += words(tools, x + 60, 91, 36, "ink strong", "start")
        x += 68 + 20 * len(str(tools))
    drawn += words("=", x + 10, 90, 32) + words(total, x + 24, 92, 44, "ink strong", "start")
    x += 32 + 25 * len(str(total))
    if place in GIVES:
        gain = total // (list(GIVES).index(place) + 2)
        drawn += use("yields", x, 65, 24) + words(gain, x + 30, 92, 44, "ink strong", "start")
        drawn += use(GIVES[place], x + 34 + 25 * len(str(gain)), 54, 48)
    return drawn


def _dice(faces: tuple[int, ...], left: float) -> str:
    """In one row, or smaller in two."""
    drawn = ""
    one_row = len(faces) <= IN_A_ROW
    size, step = (46, 50) if one_row else (33, 36)
    columns = len(faces) if one_row else -(-len(faces) // 2)
    for i, face in enumerate(faces):
        x = left + step * (i % columns)
        y = 53 + i % 3 if one_row else 43 + 37 * (i // columns)
        turn = f"rotate({TILT[i % len(TILT)]} {x + size / 2:g} {y + size / 2:g})"
        drawn += use(f"die-{face}", x, y, size, more=f' class="die" data-kind="die" transform="{turn}"')
    return drawn


def _earlier(roll: Roll, x: float) -> str:
    """`13 → food`: the total of what was rolled before, and for what."""
    _, place, _, _, total = roll
    symbol = use(GIVES.get(place, "roll"), x + 68, 3, 36)
    return words(total, x, 34, 30, "ink strong", "start") + use("yields", x + 42, 10, 22) + symbol
