"""A scene's diagrams as SVG, each with its numbers in a table below."""

from __future__ import annotations

import math
from collections.abc import Sequence

import htpy as h
from babel.numbers import format_decimal

from eolith.kernel.scene import Chart

from .html import Say, letter, seat_mark

WIDTH, HEIGHT = 430, 280
BROAD = 1100
"""The width of a diagram of many points on a wide screen."""
LEFT, RIGHT, TOP, BOTTOM = 46, 82, 12, 34
"""The margins of a diagram, where its axes are written."""
MARGIN = 12
"""At the right of bars, where nothing is written."""
STRIP = 74
"""The height of one seat's row of bars."""
LETTER = 8.5
"""How wide a letter of an axis is at most, over a word."""
SLANT = 60
"""How steeply names rise that are too long to stand side by side, in degrees."""
APART = 24
"""Between the names of two lines."""
MOST_MARKS = 30
"""Points of a line that are marked."""


def figure(chart: Chart, number: int, language: str, say: Say, broad: bool = False) -> h.Element:
    """A diagram and its numbers; `number` tells the diagrams of a page apart.  A `broad` one fills a wide screen."""
    draw = strips if chart.bars else course
    return h.figure(".chart", aria_labelledby=f"chart-{number}")[
        h.figcaption[h.h3(id=f"chart-{number}")[chart.title], chart.text and h.p(".quiet")[chart.text]],
        draw(chart, language),
        broad and course(chart, language, BROAD),
        h.details[h.summary[say("chart-numbers")], h.div(".wide", tabindex=0)[numbers(chart, language, say)]],
    ]


def number(value: float, language: str) -> str:
    """`1,204.5` as it is written in a language, with a true minus sign."""
    written: str = format_decimal(value, "#,##0.#", locale=language)
    return written.replace("-", "−")


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers, evenly spaced, from at or below `low` to at or above `high`; whole ones between whole numbers."""
    if high - low < 1e-9:
        high = low + 1
    power = 10.0 ** math.floor(math.log10((high - low) / most))
    if float(low).is_integer() and float(high).is_integer():
        power = max(power, 1.0)
    step = next(power * factor for factor in (1, 2, 5, 10) if (high - low) / (power * factor) <= most)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [round(i * step, 9) for i in range(first, last + 1)]


def _text(x: float, y: float, text: str, kind: str, anchor: str = "middle") -> h.Element:
    return h.text(class_=kind, x=f"{x:.1f}", y=f"{y:.1f}", text_anchor=anchor)[text]


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> h.Element:
    return h.line(class_=kind, x1=f"{x1:.1f}", y1=f"{y1:.1f}", x2=f"{x2:.1f}", y2=f"{y2:.1f}")


def mark(seat: int, x: float, y: float, size: float, named: bool = False) -> h.Node:
    """The shape of a seat, as on every page: circle, triangle, square, rhombus; with its letter if it is `named`."""
    name = letter(seat).lower()
    r = size / 2
    corners = {
        1: [(0, -r * 1.15), (r * 1.1, r * 0.85), (-r * 1.1, r * 0.85)],
        2: [(-r * 0.88, -r * 0.88), (r * 0.88, -r * 0.88), (r * 0.88, r * 0.88), (-r * 0.88, r * 0.88)],
        3: [(0, -r * 1.2), (r * 1.2, 0), (0, r * 1.2), (-r * 1.2, 0)],
    }
    kind = f"shape seat-{name}"
    if seat in corners:
        points = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in corners[seat])
        shape = h.polygon(class_=kind, points=points)
    else:
        shape = h.circle(class_=kind, cx=f"{x:.1f}", cy=f"{y:.1f}", r=f"{r:.1f}")
    # the triangle is narrow where it is high
    drop, kind = (0.36, "letter small") if seat == 1 else (0.22, "letter")
    return [shape, _text(x, y + size * drop, letter(seat), f"{kind} seat-{name}")] if named else shape


def _svg(height: float, *content: h.Node, left: float = 0, width: float = WIDTH) -> h.Element:
    """A diagram, with `left` more room than its margin for what reaches beyond it."""
    box = f"{-left:g} 0 {width + left:g} {height:g}"
    kind = ".diagram" if width == WIDTH else ".diagram.broad"
    # the same is told by the table of numbers
    return h.svg(kind, viewBox=box, aria_hidden="true", focusable="false")[content]


def _columns(chart: Chart, y: float, right: float = RIGHT, width: float = WIDTH) -> list[h.Element]:
    """The names of the columns, as many as find room; of columns that are called alike, at the first."""
    count = len(chart.columns)
    every = max(1, math.ceil(count / (14 * width / WIDTH)))
    wide = count > 1 and len(chart.columns[-1]) > (2 if count > 10 else 4)
    shown = list[int]()
    for i in range(count - (2 if wide else 1)):
        first = not i or chart.columns[i] != chart.columns[i - 1]
        if first and (not shown or i - shown[-1] >= every):
            shown.append(i)
    shown.append(count - 1)
    return [_text(_x(i, count, right, width), y, name, "axis") for i, name in enumerate(chart.columns) if i in shown]


def _slanted(chart: Chart, y: float) -> list[h.Element]:
    """The names of columns that are too long to stand side by side."""
    places = [f"{_x(i, len(chart.columns), MARGIN) + 4:.1f}" for i in range(len(chart.columns))]
    return [
        h.text(class_="axis", x=x, y=f"{y:g}", text_anchor="end", transform=f"rotate(-{SLANT} {x} {y:g})")[name]
        for x, name in zip(places, chart.columns, strict=True)
    ]


def _beyond(chart: Chart) -> float:
    """How far such names reach beyond the left edge."""
    reach = LETTER * math.cos(math.radians(SLANT))
    starts = (_x(i, len(chart.columns), MARGIN) - reach * len(name) for i, name in enumerate(chart.columns))
    return max(0.0, -min(starts))


def _x(column: int, count: int, right: float = RIGHT, width: float = WIDTH) -> float:
    return LEFT + (width - LEFT - right) * (column + 0.5) / max(count, 1)


def course(chart: Chart, language: str, width: float = WIDTH) -> h.Element:
    """One line for each seat."""
    values = [value for row in chart.series for value in row] or [0.0]
    scale = ticks(min(0.0, *values), max(values))
    low, high = scale[0], scale[-1]
    count = len(chart.columns)

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)

    grid = [
        (
            _line(LEFT, y(value), width - RIGHT, y(value), "grid zero" if value == 0 else "grid"),
            _text(LEFT - 6, y(value) + 5, number(value, language), "axis", "end"),
        )
        for value in scale
    ]
    lines: list[h.Node] = []
    for seat, row in enumerate(chart.series):
        points = [(_x(i, count, width=width), y(value)) for i, value in enumerate(row)]
        path = " ".join(f"{px:.1f},{py:.1f}" for px, py in points)
        lines.append(h.polyline(class_=f"course seat-{letter(seat).lower()} dash-{seat}", points=path))
        lines.append([mark(seat, px, py, 9) for px, py in points[:: math.ceil(count / MOST_MARKS) or 1]])
    ends = spread([y(row[-1]) for row in chart.series if row], APART, TOP + 6, HEIGHT - BOTTOM)
    right = _x(count - 1, count, width=width)
    for seat, (row, end) in enumerate(zip(chart.series, ends)):
        lines.append(_line(right + 6, y(row[-1]), width - RIGHT + 2, end, f"leader seat-{letter(seat).lower()}"))
        lines.append(mark(seat, width - RIGHT + 12, end, 19, named=True))
        lines.append(_text(width - RIGHT + 25, end + 5, number(row[-1], language), "value", "start"))
    return _svg(HEIGHT, grid, _columns(chart, HEIGHT - 8, width=width), lines, width=width)


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Places near those wanted, in the same order, at least so far apart, and from `low` to `high`."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    placed = [0.0] * len(wanted)
    lowest = low
    for i in order:
        placed[i] = max(wanted[i], lowest)
        lowest = placed[i] + apart
    highest = high
    for i in reversed(order):
        placed[i] = min(placed[i], highest)
        highest = placed[i] - apart
    return placed


def strips(chart: Chart, language: str) -> h.Element:
    """A row of bars for each seat, up from 0 (or down), with a number on the outermost."""
    values = [value for row in chart.series for value in row] or [0.0]
    low, high = min(0.0, *values), max(0.0, *values)
    if high == low:
        high = low + 1.0
    count = len(chart.columns)
    thick = min(26.0, (WIDTH - LEFT - MARGIN) / max(count, 1) * 0.72)
    tall = STRIP - 26
    rows: list[h.Node] = []
    for seat, row in enumerate(chart.series):
        top = TOP + STRIP * seat + 12
        zero = top + tall * high / (high - low)
        rows.append(_line(LEFT - 4, zero, WIDTH - MARGIN, zero, "grid zero"))
        rows.append(mark(seat, 18, top + tall / 2, 22, named=True))
        told = (row.index(max(row)), row.index(min(row))) if any(row) else ()
        for i, value in enumerate(row):
            x, end = _x(i, count, MARGIN), top + tall * (high - value) / (high - low)
            kind = f"bar seat-{letter(seat).lower()}"
            place = {"x": f"{x - thick / 2:.1f}", "y": f"{min(zero, end):.1f}"}
            rows.append(h.rect(class_=kind, width=f"{thick:.1f}", height=f"{max(abs(end - zero), 0.5):.1f}", **place))
            if i in told and value:
                rows.append(_text(x, end - 3 if value > 0 else end + 11, number(value, language), "small"))
    foot = TOP + STRIP * len(chart.series)
    longest = LETTER * max(map(len, chart.columns), default=0)
    if longest <= (WIDTH - LEFT - MARGIN) / max(count, 1):
        return _svg(foot + 22, rows, _columns(chart, foot + 16, MARGIN))
    deep = longest * math.sin(math.radians(SLANT))
    return _svg(foot + 16 + deep, rows, _slanted(chart, foot + 6), left=_beyond(chart))


def numbers(chart: Chart, language: str, say: Say) -> h.Element:
    """The same as a table: a column for each seat."""
    seats = [
        h.th(scope="col")[seat_mark(seat), h.span(".hidden")[say("end-seat", seat=letter(seat))]]
        for seat in range(len(chart.series))
    ]
    return h.table(".numbers")[
        h.caption(".hidden")[chart.title],
        h.thead[h.tr[h.td, seats]],
        h.tbody[
            (
                h.tr[h.th(scope="row")[name], [h.td[number(row[i], language)] for row in chart.series]]
                for i, name in enumerate(chart.columns)
            )
        ],
    ]
