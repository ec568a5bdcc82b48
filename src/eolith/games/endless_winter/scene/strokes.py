"""The few kinds of SVG that every drawing of Endless Winter is made of."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from .. import board

NAME_LENGTH = 40
"""Of a player's name at most, before it is fitted into its banner."""
WIDE = set("MWmwШЩЮМЖФЫшщюмжфыЪъДд@%—")
NARROW = set("ijltfrІЇіїIJ1 .,:;'’!|()-")


def use(symbol: str, x: float, y: float, width: float, height: float = 0, more: str = "") -> str:
    """A symbol of the art in a box; a square unless a height is given."""
    return f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height or width:g}"{more}/>'


def words(text: object, x: float, y: float, size: float, kind: str = "ink", anchor: str = "middle") -> str:
    """A line of text; `kind` are classes of pieces.css that say what it is written on."""
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {place}>{escape(str(text))}</text>'


def moved(x: float, y: float, drawn: str, scale: float = 1) -> str:
    """A drawing in another place."""
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){size}">{drawn}</g>'


def picture(id: str, label: str, drawn: str, kind: str = "") -> str:
    """A piece of which a screen reader says the label and nothing else."""
    classes = f' class="{kind}"' if kind else ""
    return f'<g id="{id}"{classes} role="img" aria-label="{escape(label)}">{drawn}</g>'


def target(place: str, hot: bool, label: str, drawn: str) -> str:
    """A place that can be pressed."""
    glow = " hot" if hot else ""
    return (
        f'<a id="at-{place}" class="target slot{glow}" href="?at={place}" data-at="{place}" '
        f'aria-label="{escape(label)}">{drawn}</a>'
    )


def seat_letter(seat: int) -> str:
    """`a` to `d`, as in the names of the art's symbols."""
    return board.SEATS[seat].lower()


@lru_cache(maxsize=8192)
def figure(seat: int, x: float, y: float, height: float = 47, chief: str = "", more: str = "") -> str:
    """A figure of a seat with its feet at x, y: a tribe figure, or that chief on a base of the seat's colour.

    `more` are attributes of the whole figure.
    """
    letter = seat_letter(seat)
    width = round(height * 40 / 52, 1)
    left, top = round(x - width / 2, 1), round(y - height * 0.94, 1)
    if not chief:
        return use(f"figure-{letter}", left, top, width, height, more)
    # the box of a chief reaches above that of its base, for headgear
    tall = round(height * 55 / 52, 1)
    drawn = use(f"base-{letter}", left, top, width, height)
    return f"<g{more}>{drawn}{use(f'chief-{chief}', left, round(top + height - tall, 1), width, tall)}</g>"


def fitted(name: str, length: int) -> str:
    """A name without what cannot be seen, cut to a number of letters."""
    seen = "".join(letter for letter in name[: 4 * NAME_LENGTH] if letter.isprintable()).strip()
    return seen if len(seen) <= length else f"{seen[: length - 1].rstrip()}…"


def breadth(text: str) -> float:
    """About how wide a text is, in units of its size."""
    return sum(0.86 if letter in WIDE else 0.34 if letter in NARROW else 0.58 for letter in text)


def lines(text: str, width: float, most: float, least: float = 7) -> tuple[list[str], float]:
    """A name in one line or two, and the size at which it fits into a width."""
    size = min(most, width / breadth(text))
    spaces = [i for i, letter in enumerate(text) if letter == " "]
    if size >= 0.86 * most or not spaces:
        return [text], round(max(size, least), 1)
    cut = min(spaces, key=lambda i: max(breadth(text[:i]), breadth(text[i + 1 :])))
    two = [text[:cut], text[cut + 1 :]]
    return two, round(max(min(most * 0.9, width / max(map(breadth, two))), least), 1)
