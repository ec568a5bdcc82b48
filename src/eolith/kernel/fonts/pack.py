"""Makes the fonts of pages and drawings: small woff2 files beside this one, from the fonts of two packages.

`setup.py` loads this file on its own and calls `pack`; nothing else needs fontTools.  Run by itself, it writes
`widths.py`.  What is made is no part of the
repository, and is made anew when anything changes that it is made of.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable, Iterable
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from pprint import pformat
from typing import Any, NamedTuple

FOLDER = Path(__file__).resolve().parent
RECORD = FOLDER / "packed.json"
CYRILLIC = (*range(0x400, 0x460), 0x490, 0x491)
LATIN = (*range(0x20, 0x7F), *range(0xA0, 0x180))
SIGNS = "Σ–—‘’‚“”„•…€₴№←↑→↓↔−≈≤≥▪▲△▼▶▸◀○●★⚀⚁⚂⚃⚄⚅✓✗"
"""What our texts and drawings show beside letters; the star and the dice are drawn here."""
PIECES = {"latin": (*LATIN, *map(ord, SIGNS)), "cyrillic": CYRILLIC}
"""Each face in two files, for an English page needs only the first."""


class Face(NamedTuple):
    package: str
    file: str
    limits: dict[str, float | tuple[float, float]]
    """What is kept of each of its axes."""

    @property
    def folder(self) -> Path:
        spec = find_spec(self.package)
        if spec is None or spec.origin is None:
            raise SystemExit(f"eolith: the fonts cannot be packed without {self.package}: run `make build`")
        return Path(spec.origin).parent

    @property
    def path(self) -> Path:
        return self.folder / "files" / self.file


FACES = {
    "sans": Face("fontpkg_source_sans_3", "SourceSans3[wght].ttf", {"wght": (400, 800)}),
    "serif": Face("fontpkg_source_serif_4", "SourceSerif4[opsz,wght].ttf", {"wght": 650, "opsz": 20}),
}


def pack() -> None:
    """Make what is not there, or was made of something else."""
    inputs = [Path(__file__), *(face.path for face in FACES.values())]
    made_of = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in inputs}
    try:
        made_of["fonttools"] = version("fonttools")
    except PackageNotFoundError:
        raise SystemExit("eolith: the fonts cannot be packed without fonttools: run `make build`") from None
    wanted = {f"{name}-{piece}.woff2" for name in FACES for piece in PIECES}
    wanted |= {f"{name}-license.txt" for name in FACES}
    try:
        record = json.loads(RECORD.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        record = {}
    if record == made_of and all((FOLDER / name).exists() for name in wanted):
        return
    print("eolith: packing the fonts", flush=True)
    RECORD.unlink(missing_ok=True)
    for name, face in FACES.items():
        for piece, letters in PIECES.items():
            font = _cut(face, letters)
            _rename(font, f"Eolith {name.capitalize()}")
            font.flavor = "woff2"
            font.save(FOLDER / f"{name}-{piece}.woff2")
        (FOLDER / f"{name}-license.txt").write_bytes((face.folder / "LICENSE").read_bytes())
    RECORD.write_text(json.dumps(made_of, indent=1) + "\n", encoding="utf-8")


def _cut(face: Face, letters: Iterable[int]) -> Any:
    """The letters of a face, without what screens do not need."""
    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    font = TTFont(face.path, recalcTimestamp=False)
    _draw_signs(font)
    options = subset.Options()
    options.layout_features = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"]
    options.hinting = False
    options.name_IDs = [0, 13, 14]
    options.drop_tables += ["HVAR", "STAT"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    return instancer.instantiateVariableFont(font, face.limits)


STYLES = {"sans": ("sans", 600), "strong": ("sans", 800), "serif": ("serif", 650)}
"""What drawings are written in: a face and its weight."""


def measure() -> dict[str, dict[int, str]]:
    """For each style, the letters of a width, in thousandths of the size rounded up to tens; from what is packed."""
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    measured = {}
    for style, (face, weight) in STYLES.items():
        letters: dict[int, str] = {}
        for piece in PIECES:
            font = TTFont(FOLDER / f"{face}-{piece}.woff2")
            if "fvar" in font:
                font = instancer.instantiateVariableFont(font, {"wght": weight})
            for code, glyph in sorted(font.getBestCmap().items()):
                width = -(-font["hmtx"][glyph][0] // 10) * 10
                letters[width] = letters.get(width, "") + chr(code)
        measured[style] = dict(sorted(letters.items()))
    return measured


def _rename(font: Any, family: str) -> None:
    """Give it a name of its own: the licence keeps the name of the whole font for the whole font."""
    for number, text in {1: family, 2: "Regular", 3: family, 4: family, 6: family.replace(" ", "")}.items():
        font["name"].setName(text, number, 3, 1, 0x409)


# --- signs that the fonts lack --------------------------------------------------------------------

Point = tuple[float, float]
PIPS = {1: "e", 2: "ci", 3: "cei", 4: "acgi", 5: "acegi", 6: "acdfgi"}
"""Of each face of a die, on a grid of a to i."""


def _draw_signs(font: Any) -> None:
    """Add a star and the faces of a die."""
    font["gvar"].ensureDecompiled()  # it wants as many glyphs as the font had
    _add(font, 0x2605, 860, [_around(430, 320, 10, lambda corner: 160 if corner % 2 else 420)])
    for face, pips in PIPS.items():
        spots = [divmod("abcdefghi".index(spot), 3) for spot in pips]
        dots = [_around(400 + 180 * (column - 1), 320 - 180 * (row - 1), 12, lambda _: 80) for row, column in spots]
        frame = [_square(400, 320, 370), _square(400, 320, 310)[::-1]]
        _add(font, 0x267F + face, 800, [*frame, *dots])
    font.setGlyphOrder(font["glyf"].glyphOrder)


def _add(font: Any, code: int, width: int, contours: list[list[Point]]) -> None:
    """A glyph of straight lines; clockwise is full."""
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    name, pen = f"sign{code:X}", TTGlyphPen(None)
    for first, *others in contours:
        pen.moveTo(first)
        for point in others:
            pen.lineTo(point)
        pen.closePath()
    glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    font["glyf"][name] = glyph
    font["hmtx"][name] = (width, glyph.xMin)
    font["gvar"].variations[name] = []
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def _around(x: float, y: float, corners: int, distance: Callable[[int], float]) -> list[Point]:
    """A polygon around a point, clockwise from its top."""
    turns = [(distance(corner), 2 * math.pi * corner / corners) for corner in range(corners)]
    return [(round(x + far * math.sin(turn)), round(y + far * math.cos(turn))) for far, turn in turns]


def _square(x: float, y: float, half: float, cut: float = 80) -> list[Point]:
    """A square whose corners are cut, clockwise."""
    near = half - cut
    quarter = [(-half, near), (-near, half), (near, half), (half, near)]
    return [(x + a, y + b) for a, b in [*quarter, *((-a, -b) for a, b in quarter)]]


if __name__ == "__main__":
    heading = (
        '"""How wide letters are: style, width in thousandths of the size, letters.  `python pack.py` writes this."""'
    )
    pack()
    table = pformat(measure(), width=118, sort_dicts=False)
    (FOLDER / "widths.py").write_text(f"{heading}\n\nWIDTHS = {table}\n", encoding="utf-8")
