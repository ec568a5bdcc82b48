"""The two faces of pages and drawings: Eolith Sans and, for what is carved or a heading, Eolith Serif.

The build makes their files (`pack.py`); style sheets name them by the variables `--sans` and `--serif`.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
SANS = '"Eolith Sans", "Eolith Sans Stand-in", system-ui, sans-serif'
SERIF = f'"Eolith Serif", "Eolith Serif Stand-in", {SANS}'
VARIABLES = {"--sans": SANS, "--serif": SERIF}
RANGES = {"latin": "U+0-3FF, U+500-10FFFF", "cyrillic": "U+400-4FF"}
"""Which letters are in which file of a face."""
STAND_INS = (
    "@font-face { font-family: 'Eolith Sans Stand-in'; src: local('Arial'), local('Liberation Sans'), local('Arimo'); "
    "size-adjust: 93.9%; ascent-override: 109%; descent-override: 42.6%; line-gap-override: 0%; }\n"
    "@font-face { font-family: 'Eolith Serif Stand-in'; font-weight: 400 800; size-adjust: 106.5%; "
    "src: local('Times New Roman Bold'), local('Liberation Serif Bold'), local('Tinos Bold'); "
    "ascent-override: 97.3%; descent-override: 31.5%; line-gap-override: 0%; }\n"
)
"""What is shown until a file has come: as wide and as high, over the texts of this program, as what comes."""


def names(text: str | None = None) -> list[str]:
    """The files that a text needs; all of them for None."""
    pieces = [piece for piece in RANGES if text is None or piece == "latin" or re.search("[Ѐ-ӿ]", text)]
    return [f"{face}-{piece}.woff2" for piece in pieces for face in ("sans", "serif")]


def faces(files: Iterable[str], address: Callable[[str], str]) -> str:
    """A style sheet that brings some of the files, each from its address."""
    return "".join(_rule(file, address(file)) for file in files)


def _rule(file: str, address: str) -> str:
    face, piece = file.removesuffix(".woff2").split("-")
    return (
        f"@font-face {{ font-family: 'Eolith {face.capitalize()}'; font-weight: 400 800; font-display: swap; "
        f"src: url({address}) format('woff2'); unicode-range: {RANGES[piece]}; }}\n"
    )


@cache
def inline(file: str) -> str:
    """A file as an address that holds it, for a document that goes alone."""
    return f"data:font/woff2;base64,{b64encode((FOLDER / file).read_bytes()).decode()}"
