"""Where the groups of one's own board lie, in the picture and on smaller pages, and how the village grows there.

The drawings and the style sheets are made of this table.
"""

from __future__ import annotations

from eolith.kernel.drawing import Spot, brought, on_pages, shifted

from . import goals, hut, solo_goals

TABLET, PHONE = range(2)
WIDTH, HEIGHT, TABLET_HEIGHT, PHONE_HEIGHT = 1160, 250, 441.4, 1317.2
OWN: dict[str, tuple[tuple[int, int], Spot, Spot]] = {
    "who": ((8, 7), (8, 4.75, 1.25), (7.4, 6.6, 1.8)),
    "state": ((800, 0), (760, -4, 1.25), (645, -6, 1.8)),
    "tokens": ((890, 0), (850.5, -4, 1.25), (747, -6, 1.8)),
    "points": ((1048, 0), (1020, -4, 1.25), (960.4, -6, 1.8)),
    "dwellings": ((18, 42), (15.2, 55.8, 1.4), (11.7, 80.3, 2.65)),
    "members": ((16, 101), (12.4, 138.4, 1.4), (6.4, 236.65, 2.65)),
    "away": ((16, 163), (12.4, 225.2, 1.4), (721.8, 402.15, 2.05)),
    "birth": ((234, 163), (317.6, 225.2, 1.4), (857.9, 79.55, 2.85)),
    "goods": ((346, 42), (464.4, 55.8, 1.4), (11.9, 402.3, 2.65)),
    "bowls": ((346, 102), (464.4, 139.8, 1.4), (11.9, 561.3, 2.65)),
    "need": ((346, 187), (464.4, 258.8, 1.4), (721.98, 604.81, 1.63)),
    "range": ((624, 42), (11.76, 347.08, 1.24), (12, 790, 2.5)),
    "carrying": ((624, 110), (389.76, 347.4, 1.24), (12, 960, 2.5)),
    "toolmaking": ((624, 178), (767.76, 346.72, 1.24), (12, 1130, 2.5)),
    "memory": ((932, 42), (841.8, 55.8, 1.4), (771.96, 789.76, 1.78)),
    "stones": ((932, 97), (841.8, 132.8, 1.4), (771.96, 915.66, 1.78)),
    "done": ((932, 145), (841.8, 200, 1.4), (771.96, 1028.1, 1.78)),
    "crafts": ((932, 176), (841.8, 243.4, 1.4), (771.96, 1104.28, 1.78)),
    "goals": ((932, 211), (841.8, 292.4, 1.4), (771.96, 1195.58, 1.78)),
}
"""By its class after `own-`, the upper left corner of a group in the picture, on a tablet and on a phone, and how large
it is there.
"""
HIGHER = 60
"""By so much the hut and the objectives are higher where the boards are narrow: their text is larger there."""
ROW = HIGHER // 2
"""So much of it each of the hut's two rows gets."""


def corner(group: str) -> tuple[int, int]:
    """Of a group of one's own board in the picture."""
    return OWN[group][0]


def _own(layout: int, height: float, band: int) -> dict[str, str]:
    """One's own board on a smaller page; the band of the name is so long there."""
    moved = {f".own-{name}": brought(corner, spots[layout]) for name, (corner, *spots) in OWN.items()}
    room = {".part-own": f"padding-bottom: {100 * (height - HEIGHT) / WIDTH:g}%"}
    return room | moved | {".own-who .tribe-band": f"width: {band}px"}


def _higher(part: str, size: tuple[int, int]) -> dict[str, str]:
    """A board of the village, and what lies along its foot."""
    width, height = size
    return {
        f"#{part}": f"padding-bottom: {100 * HIGHER / width:g}%",
        f"#{part} .boards-ground": f"transform: scale(1, {1 + HIGHER / height:.4f})",
        f"#{part}-mood.warm": shifted(0, HIGHER),
    }


BARE = {
    ".part-own": "overflow: visible; background: var(--hide); border: 2px solid var(--wood-deep); border-radius: 14px",
    ".part-own:has(.tribe-turn)": "border-color: var(--ochre)",
    ".part-own :is(.boards-ground, .tribe-turn, .tribe-mood, .tribe-weave)": "display: none",
}
"""One's own board without the hide, which has another shape."""
NARROW = {
    ".wide": "display: none",
    ".narrow": "display: inline",
    ".zone-2 text": "font-size: 27.6px",
    ".village-star text": "font-size: 21.6px",
    ".village-star": "transform: scale(1.28); transform-box: fill-box; transform-origin: center",
    ":is(#cave, #goals) .village-star": "transform-origin: left",
    **_higher("hut", hut.SIZE),
    ".hut-row-1": shifted(0, ROW),
    ':is(.hut-face, [class*="hut-row"] > .hit)': f"height: {hut.CELL_HEIGHT + ROW}px",
    ".hut-sign": shifted(0, 55),
    ".hut-cost": shifted(52, 0),
    ".hut-foot": shifted(0, ROW),
    **_higher("goals", goals.SIZE),
    ":is(.goal-face, .goal > .hit, #goals .village-slot:only-child)": f"height: {goals.TILE_HEIGHT + HIGHER}px",
    ".goal-sign": shifted(62, 4),
    ".goal-signs": shifted(0, ROW),
    ".goal-foot": shifted(0, HIGHER),
    ".aim-row-1": shifted(0, ROW),
    ".aim-foot": shifted(0, ROW),
    ":is(.aim-face, .aim > .hit)": f"height: {solo_goals.TILE_HEIGHT + ROW}px",
}
"""The village: text is larger, and what has no room beside a sign goes below it."""

SMALLER = "(max-width: 999px), (max-width: 1249px) and (max-height: 699px)"
NARROW_VILLAGE = (
    "(max-width: 700px), (min-width: 1000px) and (max-width: 1249px) and (min-height: 700px), "
    "(min-width: 1250px) and (max-width: 1399px), (min-width: 1250px) and (max-height: 859px)"
)
STYLE = (
    on_pages(SMALLER, BARE)
    + on_pages(SMALLER, _own(TABLET, TABLET_HEIGHT, 915))
    + on_pages("(max-width: 700px)", _own(PHONE, PHONE_HEIGHT, 637))
    + on_pages(NARROW_VILLAGE, NARROW)
)
