"""Static files: our own, and the drawings that each game brings along."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from pathlib import Path

import eolith
from eolith.kernel.text import PACKAGE

STATIC = Path(__file__).with_name("static")
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}


@cache
def content(name: str) -> bytes | None:
    """The content of a static file; None if there is none.  `art/GAME.css` are all styles of a game's drawings."""
    if name.startswith("art/") and name.endswith(".css"):
        game = name[4:-4]
        if game not in eolith.games():
            return None
        sheets = sorted(
            (PACKAGE / "games" / game / "art").glob("*.css"), key=lambda path: (path.stem != "palette", path.stem)
        )
        return b"\n".join(sheet.read_bytes() for sheet in sheets)
    path = STATIC / name
    known = {file.name for file in STATIC.iterdir()}
    return path.read_bytes() if name in known and path.suffix in TYPES else None


@cache
def digest(name: str) -> str:
    return hashlib.sha256(content(name) or b"").hexdigest()[:12]


@cache
def compressed(name: str) -> bytes:
    return gzip.compress(content(name) or b"", 9, mtime=0)
