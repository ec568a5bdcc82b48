"""What the boards of Doggerland are made of: plates, members; and of tribes: mats, and chips for those who are away."""

from __future__ import annotations

from collections.abc import Sequence

from eolith.kernel.drawing import piece, plate, seat_letter, use, words

from .holdings import Away

SIGNS = {"site": "dwelling-simple", "craft": "craft-necklace", "paint": "hut-superb_painting", "hut": "hut-{place}"}
"""The sign of an errand in the village."""


# --- mats ------------------------------------------------------------------------------------------


def mood(mat: str, letter: str, season: str) -> str:
    """Grass in the warm season, snow in the cold one."""
    return (
        f'<g id="tribe-{letter}-mood" class="tribe-mood {season}" aria-hidden="true"><use href="#{mat}-{season}"/></g>'
    )


# --- people ----------------------------------------------------------------------------------------


def person(seat: int, kind: str, x: float, y: float, height: float, id: str = "") -> str:
    """A member, or a newborn, with its feet at x, y; one that moves has an id."""
    name = f"{kind}-{seat_letter(seat)}"
    width = round(height * 40 / 55, 1)
    more = piece(id, name) if id else ""
    return use(name, round(x - width / 2, 1), round(y - height * 0.95, 1), width, height, more)


def placed(widths: Sequence[float], room: float, height: float) -> tuple[list[tuple[float, float]], float]:
    """Where chips of these widths lie in a box, and the scale at which all of them find room."""
    for scale in (1.0, 0.94, 0.88, 0.82, 0.76, 0.66, 0.5):
        places, x, y = [], 0.0, 0.0
        for width in widths:
            if x and x + width * scale > room:
                x, y = 0, y + 30 * scale
            places.append((x, y))
            x += (width + 3) * scale
        if y + 28 * scale <= height:
            break
    return places, scale


def chip_width(away: Away) -> float:
    """How wide the chip of members who are away is."""
    return 26 + sum(18 + 10 * (n > 1) for _, n in away.members) + (28 if away.tools else 0)


def chip(seat: int, away: Away) -> str:
    """Where members are (a cell by its name, a place by its sign), who, and the tools that they have; 28 high."""
    drawn = plate(0, 0, chip_width(away), 28, "tribe-chip", 7)
    drawn += words(away.place, 13, 19, 15, "ink strong") if away.errand in ("gather", "hunt", "scout") else ""
    drawn += use(SIGNS[away.errand].format(place=away.place), 2, 3, 22) if away.errand in SIGNS else ""
    x = 23.0
    for kind, n in away.members:
        drawn += person(seat, kind, x + 8, 27, 26) + (words(n, x + 21, 19, 15, "ink strong") if n > 1 else "")
        x += 18 + 10 * (n > 1)
    if away.tools:
        drawn += use("good-tool", x - 1, 5, 18) + words(away.tools, x + 21, 19, 15, "ink strong")
    return drawn
