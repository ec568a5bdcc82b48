"""The art of Stone Age as it is put into pages, and the whole picture as a document of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path

from eolith.kernel.scene import Part

ART = Path(__file__).resolve().parent.parent / "art"
PAGE, GAP = 1200, 16
"""The width of the document, and the space between its panels."""


@cache
def art() -> str:
    """The symbols of `art/*.svg` as one element that takes no room."""
    drawn = "".join(_inside(path) for path in sorted(ART.glob("*.svg")))
    return f'<svg class="art" width="0" height="0" aria-hidden="true" focusable="false">{drawn}</svg>'


def _inside(path: Path) -> str:
    """What stands between <svg> and </svg>."""
    text = re.sub(r"<!--.*?-->|<\?xml.*?\?>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.sub(r"^\s*<svg\b[^>]*>|</svg>\s*$", "", text).strip()


def document(parts: Sequence[Part], symbols: str) -> str:
    """Panels side by side where two fit, with symbols, style and colours inside."""
    drawn, left, top, height = [], 0, 0, 0
    for part in parts:
        width = PAGE if part.width > PAGE // 2 + 100 else (PAGE - GAP) // 2
        if left + width > PAGE:
            left, top = 0, top + height + GAP
            height = 0
        size = round(width * part.height / part.width)
        place = f'x="{left}" y="{top}" width="{width}" height="{size}"'
        drawn.append(part.svg().replace("<svg ", f"<svg {place} ", 1))
        left, height = left + width + GAP, max(height, size)
    height += top
    # nothing can be pressed in a file
    markup = re.sub(r"<(/?)a\b", r"<\1g", re.sub(r' href="\?[^"]*"', "", "".join(drawn)))
    page = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-GAP} {-GAP} {PAGE + 2 * GAP} {height + 2 * GAP}">'
        f"<style>{style()}</style>{symbols}"
        f'<rect x="{-GAP}" y="{-GAP}" width="{PAGE + 2 * GAP}" height="{height + 2 * GAP}" fill="var(--paper)"/>'
        f"{markup}</svg>"
    )
    return re.sub(r"var\((--[\w-]+)(?:,[^()]*)?\)", lambda found: palette()[found[1]], page)


@cache
def palette() -> dict[str, str]:
    """What the variables of the style sheets are by daylight: many programs that show SVG know no variables."""
    roots = re.findall(r"^:root\s*\{([^}]*)\}", sheets(), flags=re.MULTILINE)
    return dict(re.findall(r"(--[\w-]+):\s*([^;]+);", "".join(roots)))


@cache
def sheets() -> str:
    """The style sheets of the drawings, one after another."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(ART.glob("*.css")))
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


@cache
def style() -> str:
    """The same as they can stand in a document, by daylight alone."""
    dusk = r"@media \(prefers-color-scheme: dark\)\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}"
    text = re.sub(rf"{dusk}|:root[^{{]*\{{[^{{}}]*\}}", "", sheets())
    return escape(re.sub(r"\s+", " ", text).strip(), quote=False).replace("&gt;", ">")
