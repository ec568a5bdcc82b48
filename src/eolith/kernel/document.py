"""The art of a game as it is put into pages, and a whole picture as a document of its own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from . import fonts

if TYPE_CHECKING:
    from .scene import Part

SIDES = "abcd"
DEEP = ("", "-deep")
"""How the variables of a side's light and dark colour end."""
GAP = 16
"""The space between panels of a document, and around them."""


@cache
def art(folder: Path) -> str:
    """The symbols of all `*.svg` of a folder as one element that takes no room."""
    drawn = "".join(_inside(path) for path in sorted(folder.glob("*.svg")))
    return f'<svg class="art" width="0" height="0" aria-hidden="true" focusable="false">{drawn}</svg>'


def _inside(path: Path) -> str:
    """What stands between <svg> and </svg>."""
    text = re.sub(r"<!--.*?-->|<\?xml.*?\?>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.sub(r"^\s*<svg\b[^>]*>|</svg>\s*$", "", text).strip()


def document(rows: Iterable[Sequence[Part | Sequence[Part]]], folder: Path, page: int, colours: str = SIDES) -> str:
    """Rows of panels with symbols, style and colours inside: everything that a program needs that shows SVG.

    The panels of a row are equally high, fill the width of the page, and are never larger than they are by nature; in
    place of one there can be several, one below the other.  `colours` are those of the sides (`Game.colours`).
    """
    drawn, top = [], 0
    for row in rows:
        columns = [[*one] if isinstance(one, Sequence) else [one] for one in row]
        gaps = [GAP * (len(column) - 1) for column in columns]
        shapes = [1 / sum(part.height / part.width for part in column) for column in columns]
        room = page - GAP * (len(row) - 1) + sum(shape * gap for shape, gap in zip(shapes, gaps))
        most = max(sum(part.height for part in column) + gap for column, gap in zip(columns, gaps))
        height = round(min(room / sum(shapes), most))
        left = 0
        for column, shape, gap in zip(columns, shapes, gaps):
            width, below = round((height - gap) * shape), top
            for part in column:
                high = round(width * part.height / part.width)
                place = f'x="{left}" y="{below}" width="{width}" height="{high}"'
                drawn.append(part.svg().replace("<svg ", f"<svg {place} ", 1))
                below += high + GAP
            left += width + GAP
        top += height + GAP
    markup = still("".join(drawn))
    width, height = page + 2 * GAP, top + GAP
    ground = f'<rect x="{-GAP}" y="{-GAP}" width="{width}" height="{height}" fill="var(--paper)"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-GAP} {-GAP} {width} {height}">'
        f"{_faces(markup)}{_dress(folder, colours)}{_coloured(ground + markup, folder, colours)}</svg>"
    )


def still(markup: str) -> str:
    """A drawing in which nothing can be pressed."""
    return re.sub(r"<(/?)a\b", r"<\1g", re.sub(r' href="\?[^"]*"', "", markup))


def _faces(markup: str) -> str:
    """The fonts of what is written, for a document is looked at where they are not."""
    return f"<style>{fonts.faces(fonts.names(markup), fonts.inline)}</style>"


@cache
def _dress(folder: Path, colours: str) -> str:
    """The style and the symbols of a document."""
    return _coloured(f"<style>{style(folder)}</style>{art(folder)}", folder, colours)


def _coloured(text: str, folder: Path, colours: str) -> str:
    """With plain colours, for many programs that show SVG know no variables."""
    return re.sub(r"var\((--[\w-]+)(?:,[^()]*)?\)", lambda found: palette(folder, colours)[found[1]], text)


@cache
def palette(folder: Path, colours: str = SIDES) -> dict[str, str]:
    """What the variables of the style sheets are by daylight, and the faces."""
    roots = re.findall(r"^:root\s*\{([^}]*)\}", sheets(folder), flags=re.MULTILINE)
    found = dict(re.findall(r"(--[\w-]+):\s*([^;]+);", "".join(roots))) | fonts.VARIABLES
    others = [pair for pair in zip(SIDES, colours) if pair[0] != pair[1]]
    return found | {f"--seat-{side}{deep}": found[f"--seat-{own}{deep}"] for side, own in others for deep in DEEP}


@cache
def sheets(folder: Path) -> str:
    """The style sheets of the drawings, one after another."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.css")))
    return dusk(re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))


@cache
def pages(folder: Path, boxes: str = "") -> str:
    """All styles of a scene for pages: its art, what smaller pages put elsewhere, and `page.css`, where parts lie."""
    laid = (path.read_text(encoding="utf-8") for path in folder.glob("page.css"))
    return sheets(folder / "art") + boxes + dusk("".join(laid))


def dusk(style: str) -> str:
    """A style sheet as browsers know it: `:root:dusk` is the page on a screen in the dark, and where dark is chosen."""
    dark = (
        r'@media screen and (prefers-color-scheme: dark) { :root:not([data-theme="light"])\1 }'
        "\n"
        r'@media screen { :root[data-theme="dark"]\1 }'
    )
    return re.sub(r":root:dusk([^{]*\{[^}]*\})", dark, style)


@cache
def style(folder: Path) -> str:
    """The same as they can stand in a document: by daylight, and nothing that depends on a page or on a screen."""
    conditions = r"@(?:media|container)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}"
    text = re.sub(rf"{conditions}|:root[^{{]*\{{[^{{}}]*\}}", "", sheets(folder))
    return escape(re.sub(r"\s+", " ", text).strip(), quote=False).replace("&gt;", ">")
