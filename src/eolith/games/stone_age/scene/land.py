"""The board of Stone Age, drawn: the landscape, who stands where, the score track, the agriculture track.

`art/land.svg` is the painting and `art/land.css` its behaviour; here lies what depends on the
reader's language and on the position.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape

from eolith.kernel.drawing import around, breadth, picture, piece, seat_letter, sharing, target, use
from eolith.kernel.text import capital, signed

from .. import terms
from ..seen.observation import Observation, free_rings
from ..words.telling import Telling
from . import items

WIDTH, HEIGHT = 1200, 740
PLACES = terms.PLACES[: terms.CARD1]

Point = tuple[int, int]

RINGS: dict[str, tuple[Point, ...]] = {
    "workshop": ((92, 500),),
    "hut": ((324, 504), (372, 508)),
    "field": ((96, 618),),
    "hunting": (),
    "forest": ((556, 226), (608, 222), (660, 222), (712, 226), (580, 264), (634, 266), (688, 264)),
    "claypit": ((926, 212), (974, 206), (1022, 206), (1070, 212), (944, 246), (996, 248), (1048, 246)),
    "quarry": ((916, 410), (968, 406), (1020, 406), (1072, 410), (942, 450), (994, 452), (1046, 450)),
    "river": ((905, 518), (962, 552), (1020, 586), (842, 524), (894, 560), (950, 594), (1008, 630)),
}
"""Where figures stand, by the middle of each ring; the hunting grounds have none."""
HUNT: tuple[int, int, int] = (258, 384, 296)
"""The middle of the hunters' camp from left to right, its width, and its middle from back to front."""
SIGNS: dict[str, Point] = {
    "workshop": (208, 470),
    "hut": (472, 466),
    "field": (190, 590),
    "hunting": (160, 96),
    "forest": (634, 122),
    "claypit": (1040, 84),
    "quarry": (1070, 300),
    "river": (1098, 640),
}
"""The middle of the upper edge of each sign."""
DIVISORS = dict(zip(PLACES[terms.HUNTING :], terms.DIVISORS))
GOODS = {
    "workshop": "tool", "field": "agriculture", "hunting": "food", "forest": "wood", "claypit": "brick",
    "quarry": "stone", "river": "gold",
}  # fmt: skip
"""The symbol of what a place gives; the hut gives a figure, drawn in nobody's colour."""

COLUMNS, ROWS = 32, 20
"""Cells of the score track along an upper and a left edge; a corner belongs to both."""
CELL_WIDTH, CELL_HEIGHT = WIDTH / COLUMNS, HEIGHT / ROWS
FURROWS: tuple[Point, ...] = tuple((72 + 46 * step, 674) for step in range(11))
"""The spots of the agriculture track."""
TOGETHER: tuple[tuple[int, tuple[Point, ...]], ...] = (
    (28, ((0, 0),)),
    (22, ((-8, -6), (8, 6))),
    (19, ((-8, -8), (8, -8), (0, 8))),
    (18, ((-8, -8), (8, -8), (-8, 8), (8, 8))),
)
"""How markers share a spot, by their number: their size and where their middles lie."""


def cell(score: int) -> tuple[float, float]:
    """The middle of a cell of the score track."""
    column, row = around(score % 100, COLUMNS, ROWS)
    return round((column + 0.5) * CELL_WIDTH, 1), round((row + 0.5) * CELL_HEIGHT, 1)


@lru_cache(maxsize=256)
def ground(telling: Telling) -> str:
    """The painted land and the signs of its places."""
    return '<use class="land" href="#land"/>' + "".join(_sign(telling, place) for place in PLACES)


def pieces(telling: Telling, seen: Observation, hot: frozenset[str]) -> dict[str, str]:
    """What stands on the board: an element a place, then the markers of both tracks."""
    told = {item.target: item.text for item in items.places(telling, seen)}
    drawn = {
        f"at-{place}": _place(place, items.standing(seen, place), free_rings(seen, place), place in hot, told[place])
        for place in PLACES
    }
    drawn["track"] = _track(telling, tuple(seat.score for seat in seen.seats))
    drawn["farming"] = _farming(telling, tuple(seat.agriculture for seat in seen.seats))
    return drawn


# --- places -----------------------------------------------------------------------------------


def _sign(telling: Telling, place: str) -> str:
    """A hide stretched between two sticks: the name of a place and what it gives; on small screens a badge instead."""
    x, y = SIGNS[place]
    name = capital(telling.place(place))
    width = max(112, round(breadth(name, "serif") * 20) + 30)
    left, right = x - width // 2, x + width // 2
    hide = (
        f"M{left} {y + 3}Q{x} {y - 3} {right} {y + 2}Q{right - 4} {y + 28} {right + 1} {y + 53}"
        f"Q{x} {y + 59} {left - 1} {y + 54}Q{left + 4} {y + 26} {left} {y + 3}Z"
    )
    divisor = DIVISORS.get(place)
    if divisor:
        gives = (
            f'<use href="#land-die" x="{x - 45}" y="{y + 27}"/><text x="{x + 1}" y="{y + 45}">÷ {divisor}</text>'
            f"{_given(place, x + 20, y + 24, 28)}"
        )
    else:
        gives = f'<text x="{x - 16}" y="{y + 45}">+ 1</text>{_given(place, x + 6, y + 24, 28)}'
    small = f"÷{divisor}" if divisor else "+1"
    return (
        f'<g class="land-sign fine" aria-hidden="true"><path class="land-sign-shadow" d="{hide}"/>'
        f'<path class="land-sign-stick" d="M{left + 2} {y - 6}v68M{right - 2} {y - 7}v68"/>'
        f'<path class="land-sign-hide" d="{hide}"/><text class="land-name" x="{x}" y="{y + 20}">{escape(name)}</text>'
        f'<g class="land-gives">{gives}</g></g>'
        f'<g class="land-sign coarse" aria-hidden="true"><rect class="land-sign-hide" x="{x - 62}" y="{y}" width="124"'
        f' height="58" rx="20"/><text class="land-gives" x="{x - 24}" y="{y + 42}">{small}</text>'
        f"{_given(place, x + 9, y + 6, 46)}</g>"
    )


def _given(place: str, x: int, y: int, size: int) -> str:
    """The symbol of what a place gives."""
    if place == "hut":
        return f'<use href="#land-person" transform="translate({x + size // 8} {y})scale({size / 28:.2f})"/>'
    return f'<use href="#{GOODS[place]}" x="{x}" y="{y}" width="{size}" height="{size}"/>'


@lru_cache(maxsize=4096)
def _place(place: str, figures: tuple[int, ...], free: int, hot: bool, label: str) -> str:
    """A place as a link: the area to press, its rings and the figures on them, `figures[seat]` of each seat."""
    standing = [(seat, i) for seat, count in enumerate(figures) for i in range(count)]
    spots = RINGS[place] or _camp(len(standing))
    rings = "".join(
        f'<ellipse class="ring{"" if i < len(standing) or not free else " free"}" cx="{x}" cy="{y}" rx="22" ry="13"/>'
        for i, (x, y) in enumerate(RINGS[place])
    )
    if place == "hunting":
        x, width, y = HUNT
        rings = f'<ellipse class="ring camp" cx="{x}" cy="{y}" rx="{width // 2}" ry="44"/>'
    # from back to front, so that nobody's head is cut off by who stands behind
    order = sorted(zip(spots, standing), key=lambda pair: pair[0][1])
    drawn = "".join(_figure(place, seat, i, spot) for spot, (seat, i) in order)
    area = f'<use class="hit" href="#land-at-{place}"/>'
    return target(place, hot, label, f"{area}{rings}{drawn}")


def _figure(place: str, seat: int, number: int, spot: Point) -> str:
    """A figure with its feet in the middle of a ring."""
    letter, (x, y) = seat_letter(seat), spot
    more = piece(f"fig-{letter}-{place}-{number}", f"figure-{letter}")
    return use(f"figure-{letter}", x - 18, y - 42, 36, 47, more)


@lru_cache(maxsize=64)
def _camp(hunters: int) -> tuple[Point, ...]:
    """Where hunters stand: in up to four rows, closer together the more they are."""
    if not hunters:
        return ()
    x, width, y = HUNT
    rows = 1 if hunters <= 8 else 2 if hunters <= 18 else 3 if hunters <= 30 else 4
    longest = -(-hunters // rows)
    gap = min(44, (width - 50) // max(1, longest - 1))
    spots: list[Point] = []
    for row in range(rows):
        here = min(longest, hunters - len(spots))
        top = y + 10 + round((row - (rows - 1) / 2) * (30 if rows < 4 else 23))
        stagger = 0 if rows == 1 else gap // 4 if row % 2 else -gap // 4
        start = x - gap * (longest - 1) // 2 + stagger
        spots += [(start + gap * i, top) for i in range(here)]
    return tuple(spots)


# --- tracks -----------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _track(telling: Telling, scores: tuple[int, ...]) -> str:
    """The markers on the score track; beside who has left its hundred cells stands the score itself."""
    steps = [score % 100 for score in scores]
    sharers: dict[int, dict[int, str]] = {}
    drawn = ""
    for seat, (score, step, shared) in enumerate(zip(scores, steps, sharing(steps), strict=True)):
        drawn += _marker("score", seat, *cell(score), *shared)
        sharers.setdefault(step, {}).setdefault(score, "")
        sharers[step][score] += terms.SEATS[seat]
    for step, found in sharers.items():
        x, y = cell(step)
        away = [(score, seats) for score, seats in found.items() if score != step]
        for line, (score, seats) in enumerate(away):
            text = f"{seats} {signed(score)}" if len(found) > 1 else signed(score)
            # at the foot of the marker, where nothing else is written
            drawn += f'<text class="lap" x="{x:g}" y="{y + 18 - 15 * line:g}">{text}</text>'
    return picture("track", telling.say("board-track", scores=_by_seat(telling, scores)), drawn)


@lru_cache(maxsize=4096)
def _farming(telling: Telling, levels: tuple[int, ...]) -> str:
    """The markers on the agriculture track."""
    drawn = "".join(
        _marker("farming", seat, *FURROWS[level], *shared)
        for seat, (level, shared) in enumerate(zip(levels, sharing(levels), strict=True))
    )
    return picture("farming", telling.say("board-farming", levels=_by_seat(telling, levels)), drawn)


def _by_seat(telling: Telling, numbers: tuple[int, ...]) -> str:
    return ", ".join(telling.say("board-seat", seat=terms.SEATS[seat], what=n) for seat, n in enumerate(numbers))


def _marker(track: str, seat: int, x: float, y: float, sharers: int, number: int) -> str:
    """The marker of a seat, the `number`-th of those that share a spot."""
    letter, (size, spots) = seat_letter(seat), TOGETHER[sharers - 1]
    dx, dy = spots[number]
    left, top = round(x + dx - size / 2, 1), round(y + dy - size / 2, 1)
    return use(f"mark-{letter}", left, top, size, more=piece(f"{track}-{letter}", f"mark-{letter}"))
