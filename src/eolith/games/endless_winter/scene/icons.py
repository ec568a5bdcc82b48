"""Effects as rows of icons: whatever the effect language of the pack can say."""

from __future__ import annotations

from functools import lru_cache

from eolith.kernel.drawing import use, words

from .. import terms
from ..pack.effects import Clause, Effect, Item, Items
from ..words.printed import Told, clauses_of

ICONS = {"village": "icon-build", "camp": "icon-settle"}
"""Where the icon of an item is not called after it."""
GAP, COUNT, SLASH, COLON, ARROW, RULE, MARK = 0.08, 0.44, 0.34, 0.38, 0.72, 0.3, 0.84
"""By the height of a row: the space between items; how wide a count, a slash, a colon, an arrow and the rule
between clauses are; the size of the marks for another and the same type."""
Mark = tuple[str, float]
"""A symbol or a text of a row, and its width by the row's height."""


def icon_of(name: str) -> str:
    """The symbol of an item of terms.ITEMS."""
    return ICONS.get(name, f"icon-{name.replace(' ', '-')}")


# --- icons ----------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def effect(told: Told, x: float, y: float, height: float) -> tuple[str, float]:
    """All clauses in one row whose top left corner is x, y: its markup and its width."""
    marks: list[Mark] = []
    for clause in clauses_of(told):
        marks += ([("|", RULE)] if marks else []) + _marks(clause)
    drawn, right = "", x
    for mark, width in marks:
        drawn += _mark(mark, right, y, width * height, height)
        right += (width + GAP) * height
    return drawn, round(max(0.0, right - GAP * height - x), 2)


@lru_cache(maxsize=4096)
def fitting(told: Told, x: float, y: float, width: float, height: float, anchor: str = "middle") -> str:
    """The same row inside a box, smaller where it must be; `anchor` as in SVG."""
    _, wide = effect(told, 0, 0, height)
    tall = height if wide <= width else height * width / wide
    drawn, wide = effect(told, 0, 0, round(tall, 2))
    left = x + max(0.0, width - wide) * ("start", "middle", "end").index(anchor) / 2
    return f'<g transform="translate({left:.1f} {y + (height - tall) / 2:.1f})">{drawn}</g>'


@lru_cache(maxsize=4096)
def block(told: Told, x: float, y: float, width: float, height: float, most: float = 30) -> str:
    """The clauses in as many rows as make them largest, in the middle of a box; `most` is the height of a row."""
    clauses = clauses_of(told)
    rows, tall = max(
        (_in_rows(clauses, n, width, height, most) for n in range(1, len(clauses) + 1)), key=lambda found: found[1]
    )
    step = min(height / len(rows), tall + 8)
    top = y + (height - step * len(rows)) / 2
    return "".join(
        fitting(row, x, round(top + step * i + (step - tall) / 2, 2), width, round(tall, 2))
        for i, row in enumerate(rows)
    )


def _in_rows(clauses: Effect, rows: int, width: float, height: float, most: float) -> tuple[list[Effect], float]:
    """Clauses cut into rows of about one width, and the height that the widest row allows."""
    widths = [effect(clause, 0, 0, 1)[1] for clause in clauses]
    cut: list[list[Clause]] = [[]]
    filled, share = 0.0, sum(widths) / rows
    for i, (clause, wide) in enumerate(zip(clauses, widths, strict=True)):
        left = len(clauses) - i
        if cut[-1] and (filled + wide / 2 > share * len(cut) or left == rows - len(cut)) and len(cut) < rows:
            cut.append([])
        cut[-1].append(clause)
        filled += wide
    found = [tuple(row) for row in cut]
    widest = max(effect(row, 0, 0, 1)[1] for row in found)
    return found, min(most, height / len(found) - 2, width / widest)


def _marks(clause: Clause) -> list[Mark]:
    marks: list[Mark] = []
    if clause.trigger:
        marks += [(f"icon-{terms.TRIGGERS[clause.trigger]}", 1), ("icon-colon", COLON)]
    if clause.costs:
        marks += [*_alternatives(clause.costs), ("icon-pay", ARROW)]
    return marks + _alternatives(clause.gains)


def _alternatives(lists: tuple[Items, ...]) -> list[Mark]:
    marks: list[Mark] = []
    for items in lists:
        marks += [("/", SLASH)] if marks else []
        marks += [mark for item in items for mark in _item(item)]
    return marks


def _item(item: Item) -> list[Mark]:
    icon = icon_of(item.name)
    match item.name:
        case "vp":
            return [(f"{icon} {item.count}", 1)]
        case "labor":
            whole, half = divmod(item.count, 2)
            return (_counted(icon, whole) if whole else []) + ([("icon-half-labor", 1)] if half else [])
        case "move":
            return [(f"icon-move-{item.count}", 1)] if item.count <= 2 else _counted("icon-move-1", item.count)
    qualifier = terms.QUALIFIERS[item.qualifier]
    return _counted(icon, item.count) + ([(f"icon-{qualifier}", MARK)] if qualifier else [])


def _counted(icon: str, count: int) -> list[Mark]:
    return ([(str(count), COUNT)] if count > 1 else []) + [(icon, 1)]


def _mark(mark: str, x: float, y: float, width: float, height: float) -> str:
    """One symbol or text of a row; `icon-vp 2` is a symbol with a number inside."""
    symbol, _, number = mark.partition(" ")
    if symbol == "|":
        middle, top, long = round(x + width / 2, 2), round(y + height * 0.12, 2), round(height * 0.76, 2)
        stroke = f'stroke="var(--slate)" stroke-opacity="0.6" stroke-width="{height * 0.06:.2f}"'
        return f'<path d="M{middle} {top}v{long}" {stroke}/>'
    if not symbol.startswith("icon-"):
        return words(symbol, round(x + width / 2, 2), round(y + height * 0.82, 2), round(height * 0.86, 1), "count")
    if symbol == "icon-colon":
        # a colon is tall and narrow: the box of its symbol is wider than its place in the row
        left = round(x + (width - height * 0.8) / 2, 2)
        drawn = use(symbol, left, round(y + height * 0.1, 2), round(height * 0.8, 2))
    else:
        size = min(width, height)
        drawn = use(symbol, round(x, 2), round(y + (height - size) / 2, 2), round(size, 2))
    if number:
        place = round(x + width / 2, 2), round(y + height * 0.69, 2), round(height * 0.54, 1)
        drawn += words(number, *place, "on-face strong")
    return drawn
