"""The few kinds of SVG that every drawing of Stone Age is made of."""

from __future__ import annotations

from html import escape

from .. import board

NAME_LENGTH = 40
"""Of a player's name at most, before it is fitted into its banner."""


def use(symbol: str, x: float, y: float, width: float, height: float = 0, more: str = "") -> str:
    """A symbol of the art in a box; a square unless a height is given."""
    return f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height or width:g}"{more}/>'


def words(text: object, x: float, y: float, size: float, kind: str = "ink", anchor: str = "middle") -> str:
    """A line of text; `kind` are classes of pieces.css that say what it is written on."""
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {place}>{escape(str(text))}</text>'


def picture(id: str, label: str, drawn: str, kind: str = "") -> str:
    """A piece of which a screen reader says the label and nothing else."""
    classes = f' class="{kind}"' if kind else ""
    return f'<g id="{id}"{classes} role="img" aria-label="{escape(label)}">{drawn}</g>'


def figure(seat: int, place: str, number: int, x: float, y: float, height: float = 47) -> str:
    """A figure that stands with its feet at x, y."""
    letter = board.SEATS[seat].lower()
    width = round(height * 40 / 52, 1)
    more = f' class="piece" data-kind="figure-{letter}" id="fig-{letter}-{place}-{number}"'
    return use(f"figure-{letter}", round(x - width / 2, 1), round(y - height * 0.94, 1), width, height, more)


def target(place: str, hot: bool, label: str, drawn: str) -> str:
    """A place that can be pressed."""
    glow = " hot" if hot else ""
    return (
        f'<a id="at-{place}" class="target slot{glow}" href="?at={place}" data-at="{place}" '
        f'aria-label="{escape(label)}">{drawn}</a>'
    )


def fitted(name: str, length: int) -> str:
    """A name without what cannot be seen, cut to a number of letters."""
    seen = "".join(letter for letter in name[: 4 * NAME_LENGTH] if letter.isprintable()).strip()
    return seen if len(seen) <= length else f"{seen[: length - 1].rstrip()}…"
