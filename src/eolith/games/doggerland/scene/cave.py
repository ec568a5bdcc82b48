"""The cave of Doggerland, drawn: tiles on the rock, who paints, whose cubes lie where, who leads in each row."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from eolith.kernel.drawing import hit, moved, picture, piece, plate, target, use, words
from eolith.kernel.scene import Item
from eolith.kernel.text import capital, sentence

from .. import terms
from ..seen.observation import Observation
from ..seen.sheet import sheet
from ..words import printed
from ..words.telling import Telling
from . import solo_board
from .village import WIDTH, cubes, listed, mark, member, points, worker_words

HEIGHT = 372
SIZE = (WIDTH, HEIGHT)
LEFT, TOP, ROOM = 34, 18, 740
"""Where the tiles hang and how much room there is for them side by side."""
MOST = 150
"""The width of a tile at most."""
CELL = 112
"""The height of a cell."""
ROWS_LEFT = 786
"""Where it stands who leads in each row."""

Leads = tuple[tuple[str, ...], ...]
"""For each row of the cave, the seats that have its first and its second points."""


@lru_cache(maxsize=16)
def ground(telling: Telling) -> str:
    """The rock wall."""
    return use("cave-wall", 0, 0, WIDTH, HEIGHT, ' class="boards-ground"')


def pieces(telling: Telling, seen: Observation, hot: frozenset[str]) -> Mapping[str, str]:
    """An element a tile, one for the leaders of the rows.

    Targets are `cave-` with the id of a tile and a row: `cave-painting_1-top`.
    """
    drawn = {}
    for place in range(_tiles(telling)):
        code = seen.cave[place] if place < len(seen.cave) else ""
        cells = tuple(_cell(seen, f"{code}.{row}", hot) for row in terms.PAINTING_ROWS) if code else ()
        drawn[f"cave-tile-{place}"] = _tile(telling, place, code, cells)
    if telling.game.alone:
        return drawn | {"cave-rows": _painted(telling, *painted(seen))}
    return drawn | {"cave-rows": _rows(telling, leads(telling, seen))}


def items(telling: Telling, seen: Observation) -> list[Item]:
    """A line a cell, one for the tiles that lie face down, one a row for who leads."""
    told = [
        Item(sentence(_label(telling, f"{code}.{row}", *_cell(seen, f"{code}.{row}", frozenset())[:3])), at(code, row))
        for code in seen.cave
        for row in terms.PAINTING_ROWS
    ]
    if seen.covered:
        told.append(Item(sentence(telling.say("village-covered", n=seen.covered))))
    lines = _counted(telling, *painted(seen)) if telling.game.alone else _standings(telling, leads(telling, seen))
    return [*told, *(Item(sentence(line)) for line in lines)]


def at(code: str, row: str) -> str:
    """The target of a cell."""
    return f"cave-{code}-{row}"


def _tiles(telling: Telling) -> int:
    """DG-SETUP-12."""
    tiles: int = telling.pack.set_up(telling.game.sides).paintings
    return tiles


Cell = tuple[str, str, str, bool]
"""Of a cell: its cubes, who paints there (`A chief`), whose token of a superb painting lies there, if it is hot."""


def _cell(seen: Observation, place: str, hot: frozenset[str]) -> Cell:
    token = "".join(view.seat for view in seen.seats if view.superb == place)
    glows = at(*place.rsplit(".", 1)) in hot
    return seen.cubes.get(place, ""), seen.painters.get(place, ""), token, glows


def leads(telling: Telling, seen: Observation) -> Leads:
    """DG-SCORE-07 to -11: who would score for each row if the game ended now."""
    scored = [(row.seat, item) for row in sheet(telling.game, seen).rows for item in row.lines["rows"].items]
    return tuple(
        tuple(
            "".join(seat for seat, item in scored if item.id == row and item.points == worth)
            for worth in terms.ROW_POINTS
        )
        for row in terms.PAINTING_ROWS
    )


def painted(seen: Observation) -> tuple[int, int]:
    """How many cubes of one who plays alone lie in the cave, and how many of the opponents."""
    own, rivals = (sum(cubes.count(letter) for cubes in seen.cubes.values()) for letter in "AR")
    return own, rivals


# --- tiles ----------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _tile(telling: Telling, place: int, code: str, cells: tuple[Cell, ...]) -> str:
    """A tile with its three cells and the number that it is told by; dark rock while it lies face down."""
    tiles = _tiles(telling)
    width = min(MOST, ROOM / tiles)
    x = round(LEFT + (ROOM - width * tiles) / 2 + width * place, 1)
    wide = round(width - 5, 1)
    if not code:
        rock = use("village-dark", x, TOP, wide, 3 * CELL)
        return picture(f"cave-tile-{place}", telling.say("village-face-down"), rock)
    slab = use(f"cave-slab-{place % 3}", x, TOP, wide, 3 * CELL)
    drawn = "".join(_painting(telling, code, row, cell, x, wide) for row, cell in enumerate(cells))
    tile = telling.pack.number("paintings", code)
    number = words(str(tile + 1), x + wide - 17, TOP + 32, 25, "cave-number strong")
    return f'<g id="cave-tile-{place}">{slab}{drawn}{number}{mark(telling.pack.paintings[tile], x + 6, TOP + 8)}</g>'


def _painting(telling: Telling, code: str, row: int, cell: Cell, x: float, width: float) -> str:
    """A cell: its animal, bare until somebody has painted it, and what lies on it."""
    painted, painter, token, glows = cell
    species = telling.pack.paintings[telling.pack.number("paintings", code)].animals[row]
    name, place, y = terms.SPECIES[species], f"{code}.{terms.PAINTING_ROWS[row]}", TOP + CELL * row
    kind = "cave-painted" if painted else "cave-bare"
    high = min(84, (width - 8) * 0.75)
    drawn = hit(x + 1, y + 2, width - 2, CELL - 4, 12)
    drawn += use(f"cave-{name}", x + (width - high / 0.75) / 2, y + 5, high / 0.75, high, f' class="{kind}"')
    drawn += points(telling.pack.animals[species].vp, x + 3, y + CELL - 42, 38)
    right, foot = x + width - 4, y + CELL - 5
    if painted == "R":
        drawn += solo_board.cube(right - 42, foot - 43, 42, f"cube-{place}-0")
    elif painted:
        drawn += cubes(painted, place, right - 42 - 24 * (len(painted) - 1), foot - 43, 42, 24)
    if token:
        letter = token.lower()
        drawn += use(f"token-shaman-{letter}", right - 44, foot - 44, 44, more=piece(f"superb-{letter}", "token"))
    if painter:
        drawn += member(painter, place, right - 22, foot, 76)
    label = _label(telling, place, painted, painter, token)
    return target(at(code, terms.PAINTING_ROWS[row]), glows, label, drawn, "village-cell")


def _label(telling: Telling, place: str, painted: str, painter: str, token: str) -> str:
    """A cell in words."""
    say, pack = telling.say, telling.pack
    code, _, row = place.rpartition(".")
    tile = pack.paintings[pack.number("paintings", code)]
    species = tile.animals[terms.PAINTING_ROWS.index(row)]
    told = [capital(telling.painting(place)), say("amount-point", n=pack.animals[species].vp)]
    if painted == "R":
        told.append(say("cave-rivals", n=1))
    elif painted:
        told.append(say("village-cubes", seat=painted[0], n=len(painted)))
    if painter:
        told.append(worker_words(telling, painter))
    if token:
        told.append(say("village-token", seat=token))
    return listed([*told, printed.origin(tile, say)])


# --- rows -----------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _rows(telling: Telling, leading: Leads) -> str:
    """Who has the points of each row, and of the second place in it."""
    drawn = ""
    for row, places in enumerate(leading):
        for place, seats in enumerate(places):
            y = TOP + CELL * row + 12 + 47 * place
            drawn += _place(terms.ROW_POINTS[place], seats, y)
    return picture("cave-rows", listed(_standings(telling, leading)), drawn)


@lru_cache(maxsize=256)
def _painted(telling: Telling, own: int, rivals: int) -> str:
    """How many animals one who plays alone has painted, and how many the opponents."""
    drawn = ""
    for i, (sign, number) in enumerate(((use("cube-a", 0, 0, 42), own), (solo_board.cube(0, 0, 42), rivals))):
        y = TOP + CELL * i + 36
        drawn += plate(ROWS_LEFT, y, 156, 52, "cave-niche", 10) + moved(ROWS_LEFT + 14, y + 5, sign)
        drawn += words(number, ROWS_LEFT + 104, y + 38, 34, "on-dark strong")
    return picture("cave-rows", listed(_counted(telling, own, rivals)), drawn)


def _counted(telling: Telling, own: int, rivals: int) -> list[str]:
    return [telling.say("cave-own", n=own), telling.say("cave-rivals", n=rivals)]


def _place(worth: int, seats: str, y: float) -> str:
    """Points and the seats that have them."""
    drawn = plate(ROWS_LEFT, y, 156, 42, "cave-niche", 10)
    drawn += points(worth, ROWS_LEFT + 2, y + 1, 40)
    step = min(34, 76 / max(1, len(seats) - 1))
    for i, letter in enumerate(seats.lower()):
        drawn += use(f"mark-{letter}", round(ROWS_LEFT + 44 + step * i, 1), y + 4, 34)
    return drawn if seats else drawn + words("–", ROWS_LEFT + 62, y + 29, 28, "on-dark")


def _standings(telling: Telling, leading: Leads) -> list[str]:
    """A sentence a row: who leads, who is second."""
    told = []
    for row, places in zip(terms.PAINTING_ROWS, leading, strict=True):
        for worth, seats in zip(terms.ROW_POINTS, places, strict=True):
            if seats:
                name, score = telling.say(f"row-{row}"), telling.say("amount-point", n=worth)
                told.append(telling.say("village-row", row=name, seats=", ".join(seats), points=score))
    return told or [telling.say("village-row-nobody")]
