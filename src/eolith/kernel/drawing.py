"""The few kinds of SVG that every game's drawings are made of, and how text is fitted into them.

Numbers are units of the panel's view box; classes are those of the style sheets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from .fonts.widths import WIDTHS
from .game import SEATS

HOT = " hot"
"""What the classes of a target end with at which something can be done."""
NAME_LENGTH = 40
"""Of a player's name at most, before it is fitted into its banner."""
MEASURES = {
    style: {letter: width / 1000 for width, letters in table.items() for letter in letters}
    for style, table in WIDTHS.items()
}
"""By style (`sans` as most texts are, `strong`, `serif`), how wide each letter is, in units of its size."""


def seat_letter(seat: int) -> str:
    """`a` for the first seat, as in ids and in the names of the art's symbols."""
    return SEATS[seat].lower()


# --- elements -------------------------------------------------------------------------------------


def use(symbol: str, x: float, y: float, width: float, height: float = 0, more: str = "") -> str:
    """A symbol of the art in a box; a square unless a height is given.  `more` are attributes."""
    return f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height or width:g}"{more}/>'


def words(text: object, x: float, y: float, size: float, kind: str = "ink", anchor: str = "middle") -> str:
    """A line of text; `kind` are classes that say what it is written on."""
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {place}>{escape(str(text))}</text>'


def moved(x: float, y: float, drawn: str, scale: float = 1) -> str:
    """A drawing in another place."""
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){size}">{drawn}</g>'


def picture(id: str, label: str, drawn: str, kind: str = "") -> str:
    """An element of which a screen reader says the label and nothing else."""
    classes = f' class="{kind}"' if kind else ""
    return f'<g id="{id}"{classes} role="img" aria-label="{escape(label)}">{drawn}</g>'


def piece(id: str, kind: str) -> str:
    """The attributes of what a page moves from its old place to its new one: `more` of `use`, or of a <g>.

    The same thing bears the same id wherever it lies; what is new flies in from another piece of its kind.
    """
    return f' class="piece" data-kind="{kind}" id="{id}"'


def target(name: str, hot: bool, label: str, drawn: str, kind: str = "", id: str | None = None) -> str:
    """A place that can be pressed; what of it reacts has the class `hit`.

    Its element is `at-{name}` unless it gets an id of its own, or none (empty).
    """
    element = f"at-{name}" if id is None else id
    own = f'id="{element}" ' if element else ""
    classes = f"target {kind}".strip() + (HOT if hot else "")
    return f'<a {own}class="{classes}" href="?at={name}" data-at="{name}" aria-label="{escape(label)}">{drawn}</a>'


def plate(x: float, y: float, width: float, height: float, kind: str, round: float = 9) -> str:
    """A rectangle that something lies on; `kind` are its classes, `round` is the radius of its corners."""
    return f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}"/>'


def hit(x: float, y: float, width: float, height: float, round: float = 9) -> str:
    """The box of a target that is pressed and glows."""
    return plate(x, y, width, height, "hit", round)


def link(name: str, group: str, hot: bool, label: str, drawn: str, box: tuple[float, float, float, float]) -> str:
    """A place of a group that can be pressed, glowing by its box (left, top, width, height)."""
    return target(name, hot, label, drawn + hit(*box), group)


def turn_glow(size: tuple[int, int], round: float) -> str:
    """The frame around the board of whoever has to decide."""
    return plate(4, 4, size[0] - 8, size[1] - 8, "tribe-turn", round)


# --- text that fits -------------------------------------------------------------------------------


def fitted(name: str, length: int) -> str:
    """A name without what cannot be seen, cut to a number of letters."""
    seen = "".join(letter for letter in name[: 4 * NAME_LENGTH] if letter.isprintable()).strip()
    return seen if len(seen) <= length else f"{seen[: length - 1].rstrip()}…"


def style_of(kind: str) -> str:
    """How a text of some classes is measured."""
    classes = kind.split()
    return "serif" if "title" in classes else "strong" if "strong" in classes else "sans"


def breadth(text: str, style: str = "sans") -> float:
    """How wide a text is in the fonts of pages, in units of its size; at most a few hundredths more than it is drawn.

    What is in no font of ours counts as wide as high.

    >>> round(breadth("Stone Age"), 2)
    4.55
    """
    measure = MEASURES[style]
    return sum(measure.get(letter) or MEASURES["sans"].get(letter, 1) for letter in text)


def lines(text: str, width: float, most: float, least: float = 7, style: str = "sans") -> tuple[list[str], float]:
    """A name in one line or two, and the size from `least` to `most` at which it fits into a width."""
    size = min(most, width / breadth(text, style))
    spaces = [i for i, letter in enumerate(text) if letter == " "]
    if size >= 0.86 * most or not spaces:
        return [text], round(max(size, least), 1)
    cut = min(spaces, key=lambda i: max(breadth(text[:i], style), breadth(text[i + 1 :], style)))
    two = [text[:cut], text[cut + 1 :]]
    widest = max(breadth(line, style) for line in two)
    return two, round(max(min(most * 0.9, width / widest), least), 1)


# --- smaller pages --------------------------------------------------------------------------------

Corner = tuple[float, float]
Spot = tuple[float, float, float]
"""Left, top, and how large: 1 as in the picture."""


def shifted(x: float, y: float, scale: float = 1) -> str:
    """The style of a drawing that lies elsewhere on a page than in the picture."""
    return f"transform: translate({x:g}px, {y:g}px) scale({scale:g})"


def brought(corner: Corner, spot: Spot) -> str:
    """The style that brings what has its upper left corner somewhere in the picture to a spot."""
    (left, top), (x, y, scale) = corner, spot
    return shifted(x - scale * left, y - scale * top, scale)


def on_pages(media: str, styles: Mapping[str, str]) -> str:
    """A style sheet for tables and replays on pages of some size: by selector, how something looks there."""
    rules = "".join(f":is(#table, #replay) {selector} {{ {style}; }}\n" for selector, style in styles.items())
    return f"@media {media} {{\n{rules}}}\n"


# --- tracks ---------------------------------------------------------------------------------------


def sharing(spots: Sequence[int]) -> list[tuple[int, int]]:
    """For what lies at each of these spots: how many share it, and how many of them come before.

    >>> sharing([4, 7, 4])
    [(2, 0), (1, 0), (2, 1)]
    """
    return [(spots.count(spot), spots[:i].count(spot)) for i, spot in enumerate(spots)]


def around(step: int, columns: int, rows: int) -> tuple[int, int]:
    """Column and row of a step of a track that runs clockwise along four edges, from the upper left corner 0.

    >>> [around(step, 4, 3) for step in (0, 3, 5, 8, 9)]
    [(0, 0), (3, 0), (3, 2), (0, 2), (0, 1)]
    """
    right, bottom = columns - 1, rows - 1
    if step <= right:
        return step, 0
    if step <= right + bottom:
        return right, step - right
    if step <= 2 * right + bottom:
        return 2 * right + bottom - step, bottom
    return 0, 2 * (right + bottom) - step
