"""The idol board of Endless Winter, drawn: the offering track, the honor track and the burial tables."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eolith.kernel.drawing import hit, piece, plate, seat_letter, target, use, words

from .. import terms
from ..pack import PrototypePack
from ..words.printed import amounts
from . import icons
from .land import Telling
from .shown import burial_tables

WIDTH, HEIGHT = 460, 700
FOOT, PITCH = 668, 48
"""Where level 0 lies, and how far apart the levels are."""
IDOL, APART = 40, 34
"""The size of an idol, and how far apart idols of one level stand."""
OFFERING_LEFT, HONOR_LEFT = 72, 268
"""The left edge of the first idol of a level."""
TABLES = (8, 158, 308)
TABLE_WIDTH, TABLE_HEIGHT = 144, 84
TABLES_SIZE = (WIDTH, 100)
"""Of the tables alone."""


def level_y(level: int) -> int:
    """The middle of a level."""
    return FOOT - PITCH * level


@lru_cache(maxsize=64)
def ground(telling: Telling, players: int) -> str:
    """The two totem poles, what their levels are worth and give, and the tables for buried cards."""
    pack = telling.pack
    drawn = ""
    if isinstance(pack, PrototypePack):
        drawn += _ratio(0, pack.bottom_level[0].ratio)
    for number, offering in enumerate(pack.offering_levels, 1):
        y = level_y(number)
        drawn += _ratio(number, offering.ratio)
        if offering.bonus:
            drawn += plate(188, y - 20, 44, 40, "idols-bonus", 11)
            drawn += icons.fitting(offering.bonus, 191, y - 17, 38, 34)
    for number, honor in enumerate(pack.honor_levels, 1):
        if honor.vp:
            drawn += icons.fitting(amounts(vp=honor.vp), 410, level_y(number) - 21, 42, 42)
    # what a ratio divides
    drawn += use("icon-food", 7, 136, 27) + use("icon-tool", 33, 136, 27)
    return (
        f'<use class="boards-ground" href="#idols-board" width="{WIDTH}" height="{HEIGHT}"/>'
        f'<g aria-hidden="true">{drawn}{tables(telling, players)}</g>'
    )


def _ratio(level: int, ratio: int) -> str:
    """What food and tools are divided by at a level, beside it."""
    y = level_y(level)
    return plate(10, y - 17, 46, 34, "idols-ratio", 10) + words(f"÷{ratio}", 33, y + 9, 25, "on-face strong")


def tables(telling: Telling, players: int) -> str:
    """What buried cards are worth by the place on the honor track."""
    used = burial_tables(telling.pack, players)
    return "".join(_table(telling, place, steps) for place, steps in enumerate(used))


def _table(telling: Telling, place: int, steps: tuple[int, ...]) -> str:
    """What buried cards are worth to whoever is the first, the second, or behind (EW-SCORE-06)."""
    x = TABLES[place]
    ranges = _ranges(steps)
    drawn = plate(x, 8, TABLE_WIDTH, TABLE_HEIGHT, "idols-table", 12)
    drawn += use("icon-burial", x + 8, 12, 28)
    drawn += words(telling.say("idols-place", n=place + 1), x + 42, 34, 20, "on-face strong", "start")
    for column, (text, points) in enumerate(ranges):
        middle = x + TABLE_WIDTH * (2 * column + 1) / (2 * len(ranges))
        drawn += words(text, middle, 56, 17, "on-face") + words(points, middle, 84, 26, "on-face strong")
    return drawn


def _ranges(steps: tuple[int, ...]) -> list[tuple[str, int]]:
    """`1–3` and so on with their points, from a table that has an entry for each number."""
    begins = [n for n in range(1, len(steps)) if steps[n] != steps[n - 1]]
    ends = [*(begin - 1 for begin in begins[1:]), 0]
    return [(f"{a}–{b}" if b > a else str(a) if b else f"{a}+", steps[a]) for a, b in zip(begins, ends, strict=True)]


@lru_cache(maxsize=1024)
def pieces(
    telling: Telling, offering: tuple[int, ...], honor: tuple[tuple[int, ...], ...], hot: frozenset[str]
) -> Mapping[str, str]:
    """An element a track.  `offering[seat]` is a level; `honor[level]` the seats there from left to right.

    Targets are `idol-offering` and `idol-honor`.
    """
    levels: list[list[int]] = [[] for _ in range(terms.TOP_LEVEL + 1)]
    for seat, level in enumerate(offering):
        levels[level].append(seat)
    left = tuple(tuple(seats) for seats in levels)
    return {
        "at-idol-offering": _track(telling, 0, left, "idol-offering" in hot),
        "at-idol-honor": _track(telling, 1, honor, "idol-honor" in hot),
    }


@lru_cache(maxsize=4096)
def _track(telling: Telling, track: int, levels: tuple[tuple[int, ...], ...], hot: bool) -> str:
    """A track as a link, with the idols on it."""
    name = terms.TRACKS[track]
    first = (OFFERING_LEFT, HONOR_LEFT)[track]
    gap = APART if track else 27
    drawn, told = "", []
    for level, seats in enumerate(levels):
        # the order matters on the honor track: idols there begin at the left; the others stand in the middle
        left = first if track else first + (102 - IDOL - gap * (len(seats) - 1)) / 2
        for index, seat in enumerate(seats):
            letter = seat_letter(seat)
            more = piece(f"{name}-{letter}", f"idol-{name}-{letter}")
            drawn += use(f"idol-{name}-{letter}", left + gap * index, level_y(level) - 26, IDOL, more=more)
            told.append(telling.say("idols-at", seat=telling.side(seat), level=level))
    label = telling.say(f"idols-{name}", idols=", ".join(reversed(told)))
    x, width = (56, 136) if track == 0 else (242, 174)
    return target(f"idol-{name}", hot, label, hit(x, 100, width, 592, 22) + drawn, "idols-track")
