"""A machine without fonts: a browser does not start on none at all, so on one whose every letter is the same box.

What the page does not bring is a box there, and nobody's own fonts make a page look right that is not.
"""

from __future__ import annotations

import os
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

SETTINGS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


def environment(folder: Path) -> dict[str, str]:
    """What a browser is started with, so that it finds that one font."""
    builder = FontBuilder(1000)
    builder.setupGlyphOrder([".notdef", "space"])
    builder.setupCharacterMap({ord(" "): "space"})
    box, nothing = TTGlyphPen(None), TTGlyphPen(None)
    for draw, point in (
        (box.moveTo, (80, 0)),
        (box.lineTo, (80, 700)),
        (box.lineTo, (920, 700)),
        (box.lineTo, (920, 0)),
    ):
        draw(point)
    box.closePath()
    builder.setupGlyf({".notdef": box.glyph(), "space": nothing.glyph()})
    builder.setupHorizontalMetrics({".notdef": (1000, 80), "space": (500, 0)})
    builder.setupHorizontalHeader(ascent=900, descent=-300)
    builder.setupNameTable({"familyName": "Bare", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-300, usWinAscent=900, usWinDescent=300)
    builder.setupPost()
    builder.save(folder / "bare.ttf")
    settings = folder / "fonts.conf"
    settings.write_text(SETTINGS.format(folder=folder), encoding="utf-8")
    return {**os.environ, "FONTCONFIG_FILE": str(settings)}
