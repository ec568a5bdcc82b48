"""Static files: our own, the fonts, and the drawings that each game brings along."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path

import eolith
from eolith import bots
from eolith.kernel import document, fonts

from ..host.games import game_of

STATIC = Path(__file__).with_name("static")
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}


def content(name: str) -> bytes | None:
    """The content of a static file; None if there is none.  `art/GAME.css` are all styles of a game's table."""
    return files()[name]() if name in files() else None


@cache
def files() -> Mapping[str, Callable[[], bytes]]:
    """What reads each static file."""
    found = [*STATIC.iterdir(), *(fonts.FOLDER / name for name in fonts.names())]
    own = {path.name: cache(partial(_file, path)) for path in found if path.suffix in TYPES}
    drawn = {f"art/{game}.css": cache(partial(_styles, game)) for game in eolith.games()}
    return own | drawn | {"page.css": cache(_page)}


def _file(path: Path) -> bytes:
    return document.dusk(path.read_text(encoding="utf-8")).encode() if path.suffix == ".css" else path.read_bytes()


def _page() -> bytes:
    """What every page looks like, after the fonts that it is set in."""
    faces = fonts.faces(fonts.names(), lambda name: f"{name}?{digest(name)}")
    variables = "".join(f"{name}: {value}; " for name, value in fonts.VARIABLES.items())
    start = f"{faces}{fonts.STAND_INS}:root {{ {variables}}}\n"
    return start.encode() + _file(STATIC / "page.css") + _editions().encode() + _chosen_faces().encode()


def _chosen_faces() -> str:
    """The face of the bot that is chosen for a seat, within the list that it is chosen from."""
    return "".join(
        f'.seats select:has([value="bot:{name}"]:checked) '
        f"{{ background-image: url(face-{name}.svg?{digest(f'face-{name}.svg')}); padding-left: calc(1rem + 32px); }}\n"
        for name in bots.LEVELS
    )


def _editions() -> str:
    """Hides the options that an edition does not have, while it is chosen in the form of its game."""
    names = {edition for game in eolith.games() for edition in type(game_of(game)).option_editions}
    return "".join(
        f'.open:has([name="option-edition"] [value="{name}"]:checked) [data-without~="{name}"] {{ display: none; }}\n'
        for name in sorted(names)
    )


def _styles(game: str) -> bytes:
    return game_of(game).scene().style.encode()


@cache
def digest(name: str) -> str:
    return hashlib.sha256(content(name) or b"").hexdigest()[:12]


@cache
def compressed(name: str) -> bytes:
    return gzip.compress(content(name) or b"", 9, mtime=0)
