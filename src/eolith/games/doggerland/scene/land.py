"""The territory of Doggerland, drawn: tiles in the mist, what they give, who and what stands on them, where animals go.

`art/land.svg` is the painting and `art/land.css` its behaviour; here lies what depends on the position.
`atlas.py` says what is shown of an observation and tells the same in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from eolith.kernel.drawing import hit, moved, piece, seat_letter, target, use, words

from .. import layout, terms
from ..pack import Pack
from ..pack.records import Tile
from ..words.telling import Telling
from . import solo_board
from .atlas import EXHAUSTED, NOWHERE, Atlas, Band, Cell, Rival, cell_label, slot_label
from .migration import Forecast, Move, Walk, way_of

SIZE = 1000, 1000
TARGETS = ("cell-", "arrow-", "turn-")
"""How those of the map begin."""
MARGIN, SIDE = 66, 124
"""The frame around the territory, and a cell of it."""
HALF = SIDE / 2
ICON, STEP = 30, 17
"""A good on the plate of a tile, and how far the next one lies from it."""
FIGURE, WIDE, NARROW = 58, 27, 21
"""The height of a person, and how far the next one stands from it."""
CAMP, STONE, TOKEN, BEAST = 50, 46, 34, 84
"""How wide the other things on a tile are."""
CAMP_SPOTS: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((28, 90),),
    ((28, 90), (84, 90)),
    ((24, 78), (62, 92), (98, 78)),
    ((26, 72), (92, 72), (40, 106), (80, 106)),
)
"""Where so many camps stand on a tile: the middle of their lower edge."""
SLOT_SPOTS = {"north": (500, 32), "east": (968, 500), "south": (500, 968), "west": (32, 500)}
"""The middle of each slot of the priority arrow."""
TURN_SPOTS = ((62, 2), (122, 62), (62, 122), (2, 62))
"""Where the arrows stand on the centre tile while it is turned, by direction."""
CORNERS = ((33, 33), (967, 33), (33, 967), (967, 967))
"""DG-SETUP-15: where the figures wait that are not on the map, by species."""


def corner(cell: int) -> tuple[int, int]:
    """The upper left corner of a cell in the picture."""
    row, column = divmod(cell, terms.COLUMNS)
    return MARGIN + SIDE * column, MARGIN + SIDE * row


def ground(telling: Telling) -> str:
    """The frame with the names of columns and rows."""
    names = ""
    for i, letter in enumerate("abcdefg"):
        middle = MARGIN + SIDE * i + HALF
        names += "".join(words(letter, middle, y, 24, "land-coordinate") for y in (59, 957))
        names += "".join(words(i + 1, x, middle + 8, 24, "land-coordinate") for x in (52, 948))
    return f'<use class="land" href="#land-frame"/><g aria-hidden="true">{names}</g>'


def pieces(telling: Telling, atlas: Atlas, hot: frozenset[str]) -> Mapping[str, str]:
    """All that can change: the sea, the tiles, a link a cell, what stands there, the arrow, the supply, the preview.

    Targets are `cell-c3`, `arrow-west` and, while the centre tile is turned, `turn-north`.
    """
    return _pieces(telling, atlas, frozenset(name for name in hot if name.startswith(TARGETS)))


@lru_cache(maxsize=512)
def _pieces(telling: Telling, atlas: Atlas, hot: frozenset[str]) -> Mapping[str, str]:
    pack = telling.pack
    lying = tuple((cell.tile, cell.used) for cell in atlas.cells)
    mist = f'<use href="#land-mist-{atlas.season}"/>'
    drawn = {
        "mood": f'<g id="mood" data-root="season-{atlas.season}" aria-hidden="true">{mist}</g>',
        "tiles": _tiles(pack, lying, atlas.centre_arrow, atlas.season),
    }
    there = [(number, cell) for number, cell in enumerate(atlas.cells) if cell.tile != NOWHERE]
    for number, cell in there:
        name = f"cell-{layout.CELL_NAMES[number]}"
        drawn[f"at-{name}"] = _link(telling, number, cell, atlas.centre_arrow, name in hot)
    for number, cell in there:
        drawn[f"on-{layout.CELL_NAMES[number]}"] = _standing(number, cell)
    for way, name in enumerate(terms.DIRECTIONS):
        drawn[f"at-turn-{name}"] = _turn(telling, way, f"turn-{name}" in hot)
    for slot, arrow in enumerate(pack.arrow_slots):
        drawn[f"at-arrow-{arrow.id}"] = _slot(telling, slot, atlas, f"arrow-{arrow.id}" in hot)
    drawn["supply"] = _supply(atlas.supply)
    drawn["migration"] = _migration(atlas.coming)
    return drawn


# --- tiles ----------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _tiles(pack: Pack, lying: tuple[tuple[int, int], ...], centre_arrow: int, season: str) -> str:
    """The mist, the land that lies in it, and what each tile gives."""
    mist = lips = land = ""
    for number, (tile, used) in enumerate(lying):
        x, y = corner(number)
        if tile >= 0:
            lips += f'<use href="#land-edge" x="{x + 4}" y="{y + 8}"/>'
            land += moved(x + 2, y + 2, _tile(pack, tile, used, centre_arrow, season))
        elif tile == NOWHERE:
            mist += f'<use href="#land-sea" x="{x}" y="{y}"/>'
        else:
            mist += f'<use class="land-veil" href="#land-veil" x="{x}" y="{y}"/>'
    return f'<g id="tiles" aria-hidden="true">{mist}<g class="land-lips">{lips}</g>{land}</g>'


@lru_cache(maxsize=2048)
def _tile(pack: Pack, tile: int, used: int, centre_arrow: int, season: str) -> str:
    """A tile of 120: land, plate, markers and arrow; `used` is 0, HALF_USED or EXHAUSTED."""
    face = pack.tiles[tile]
    terrain = terms.SPECIES[face.animal] if face.animal >= 0 else terms.TERRAINS[face.terrain]
    picture = f"land-{terrain}-{season}" if face.terrain == terms.HEARTH else f"land-{terrain}-{tile % 2 + 1}-{season}"
    mirrored = ' transform="translate(120 0) scale(-1 1)"' if tile % 4 > 1 else ""
    spent = '<use class="land-spent" href="#land-edge"/>' if used == EXHAUSTED else ""
    arrow = f'<use href="#land-arrow" transform="translate(103 103) rotate({90 * way_of(pack, tile, centre_arrow)})"/>'
    return f'<use href="#{picture}"{mirrored}/>{spent}{_plate(face, used)}{arrow}'


def _plate(face: Tile, used: int) -> str:
    """What a tile gives, or the animal that appears there and its season; the depletion marker beside it."""
    if face.animal >= 0:
        season = terms.SEASONS[terms.SEASON_OF[face.animal]]
        sign = use(f"animal-{terms.SPECIES[face.animal]}", 9, 7, 44, 33) + use(f"season-{season}", 53, 9, 28)
        return f'<path class="land-plate" d="M10 4H80Q88 4 86 14L78 38Q76 43 70 43H16Q9 43 7 36L4 12Q3 4 10 4Z"/>{sign}'
    if not face.amount:
        return ""
    resource = terms.TERRAINS[face.terrain]
    icon = f"resource-{resource}" if resource in ("shells", "small_game") else f"good-{resource.removesuffix('s')}"
    width = 30 + ICON + STEP * (face.amount - 1)
    icons = "".join(use(icon, 26 + STEP * i, 8, ICON) for i in range(face.amount))
    marker = f'<use href="#land-used{"" if used == EXHAUSTED else "-half"}" x="{width + 16}" y="23"/>' if used else ""
    shape = f"M11 4H{width - 3}q7 0 7 8l-1 24q-1 6-7 6H13Q5 42 5 34L4 12Q4 4 11 4Z"
    drawn = f'<path class="land-plate" d="{shape}"/>{words(face.amount, 17, 33, 29, "on-face strong")}{icons}'
    return f'<g class="land-gift{" land-gone" if used == EXHAUSTED else ""}">{drawn}</g>{marker}'


# --- what stands there ----------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _link(telling: Telling, number: int, cell: Cell, centre_arrow: int, hot: bool) -> str:
    """A cell as a link: the area to press; it shimmers while its tile is about to be turned up."""
    x, y = corner(number)
    opened = f'<use class="land-opened" href="#land-veil" x="{x}" y="{y}"/>' if cell.tile == terms.OPENED else ""
    label = cell_label(telling, number, cell, centre_arrow)
    area = f'<use class="hit" href="#land-veil" x="{x}" y="{y}"/>'
    return target(f"cell-{layout.CELL_NAMES[number]}", hot, label, area + opened, "land-cell")


@lru_cache(maxsize=8192)
def _standing(number: int, cell: Cell) -> str:
    """Stones, the animal, camps, tokens and the expedition on a tile, from back to front."""
    name = layout.CELL_NAMES[number]
    drawn = ""
    for i, letter in enumerate(map(seat_letter, cell.megaliths)):
        drawn += _thing(f"megalith-{letter}", f"megalith-{letter}-{name}-{i}", 71, 44 + 8 * i, STONE)
    if cell.animal >= 0:
        # which of two figures of a species is which, no position says: what is known is where one of them stands
        left, symbol = 38 if cell.camps else 20, f"animal-{terms.SPECIES[cell.animal]}"
        drawn += _thing(symbol, f"{symbol}-{name}", left, 41, BEAST, BEAST * 0.75)
    spots = CAMP_SPOTS[len(cell.camps)]
    for seat, (x, y) in sorted(zip(cell.camps, spots, strict=True), key=lambda camp: camp[1][1]):
        drawn += _thing(f"camp-{seat_letter(seat)}", f"camp-{seat_letter(seat)}", x - CAMP / 2, y - CAMP, CAMP)
    for i, letter in enumerate(map(seat_letter, cell.journeys)):
        drawn += _thing(f"token-shaman-{letter}", f"journey-{letter}", 4 + 10 * i, 84, TOKEN)
    drawn += _band(name, cell.band) if cell.band else ""
    drawn += _rival(cell.rival) if cell.rival else ""
    if cell.white >= 0:
        drawn += solo_board.white(cell.white, 60, 119, FIGURE)
    x, y = corner(number)
    return f'<g id="on-{name}" class="land-standing" aria-hidden="true" transform="translate({x} {y})">{drawn}</g>'


def _thing(symbol: str, id: str, x: float, y: float, width: float, height: float = 0) -> str:
    """Something that a page moves when it goes from one tile to another."""
    return use(symbol, x, y, width, height, piece(f"map-{id}", symbol))


def _band(cell: str, band: Band) -> str:
    """An expedition: its people in a row, its tools, and the sign of its errand."""
    letter = seat_letter(band.seat)
    row = [(f"{member}-{letter}", count) for member, count in zip(terms.MEMBERS, band.members, strict=True) if count]
    gap = WIDE if len(row) < len(terms.MEMBERS) else NARROW
    width = gap * max(len(row), 1) + (NARROW if band.tools else 0)
    left = max(5, 46 - width / 2)
    middle, right = left + width / 2 + 2, left + width
    drawn = f'<ellipse class="land-band land-band-{letter}" cx="{middle:g}" cy="113" rx="{width / 2 + 8:g}" ry="9"/>'
    for i, (symbol, count) in enumerate(row):
        x = left + gap * i
        figure = use(symbol, x - 7, 119 - FIGURE, FIGURE * 40 / 55, FIGURE)
        drawn += f"<g{piece(f'map-{symbol}-{cell}', symbol)}>{figure}{_count(x + 24, count)}</g>"
    if band.tools:
        tool = use("good-tool", right - NARROW - 4, 78, 31)
        drawn += f"<g{piece(f'map-tool-{cell}', 'good-tool')}>{tool}{_count(right - 2, band.tools)}</g>"
    return f'{drawn}<use href="#errand-{band.errand}" x="{min(right + 6, 107):g}" y="72"/>'


def _rival(rival: Rival) -> str:
    """An opponent, with an arrow to where the card sends it and how far."""
    name = terms.RIVALS[rival.number]
    drawn = solo_board.rival(name, 36, 119, 72, f"map-rival-{name}")
    if rival.steps:
        drawn += f'<use href="#land-small" transform="translate(76 66) rotate({90 * rival.way}) scale(1.4)"/>'
        drawn += words(rival.steps, 75, 110, 30, "count")
    return drawn + (solo_board.halt(76, 92) if rival.stays else "")


def _count(x: float, count: int) -> str:
    """How many a figure stands for; nothing for itself alone."""
    return words(count, x, 114, 23, "count") if count > 1 else ""


def _turn(telling: Telling, way: int, hot: bool) -> str:
    """A direction that the arrow of the centre tile can be given."""
    name = f"turn-{terms.DIRECTIONS[way]}"
    if not hot:
        return f'<g id="at-{name}"></g>'
    (x, y), (east, south) = corner(terms.CENTRE), TURN_SPOTS[way]
    label = telling.say("map-turn", direction=telling.say(f"direction-{terms.DIRECTIONS[way]}"))
    drawn = f'<circle class="hit" r="31"/><use href="#land-small" transform="rotate({90 * way}) scale(1.15)"/>'
    return target(name, True, label, moved(x + east, y + south, drawn), "land-turn")


# --- the priority arrow and the corners -----------------------------------------------------------


def _slot(telling: Telling, slot: int, atlas: Atlas, hot: bool) -> str:
    """A slot on the edge with a big and a small arrow, carved, or as the priority arrow lies on it."""
    face = telling.pack.arrow_slots[slot]
    (x, y), along = SLOT_SPOTS[face.id], face.id in ("north", "south")
    wide, high = (168, 54) if along else (54, 168)
    box = f'x="{-wide / 2:g}" y="{-high / 2:g}" width="{wide}" height="{high}" rx="16"'
    ahead = f"translate({-26 if along else 0} {0 if along else -26}) rotate({90 * face.big}) scale(.92)"
    aside = f"translate({48 if along else 0} {0 if along else 48}) rotate({90 * face.small}) scale(1.25)"
    heads = f'<use href="#land-big" transform="{ahead}"/><use href="#land-small" transform="{aside}"/>'
    if slot == atlas.slot:
        drawn = f'<g{piece("map-arrow", "arrow")}><rect class="land-token" {box}/>{heads}</g>'
    else:
        drawn = f'<rect class="land-notch" {box}/><g class="land-carved">{heads}</g>'
    drawn += hit(-wide / 2 - 5, -high / 2 - 5, wide + 10, high + 10, 18)
    return target(f"arrow-{face.id}", hot, slot_label(telling, slot, atlas), moved(x, y, drawn), "land-slot")


@lru_cache(maxsize=256)
def _supply(supply: tuple[int, ...]) -> str:
    """The figures that wait in the corners, and how many they are."""
    drawn = ""
    for (x, y), species, count in zip(CORNERS, terms.SPECIES, supply, strict=True):
        animal = use(f"animal-{species}", x - 23, y - 28, 46, 34)
        number = words(count, x, y + 25, 22, "on-face strong")
        drawn += f'<circle class="land-corner" cx="{x}" cy="{y}" r="30"/>{animal}{number}'
    return f'<g id="supply" aria-hidden="true">{drawn}</g>'


# --- the coming migration -------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _migration(coming: Forecast) -> str:
    """The way of every figure with its number in the order, and those of rivals; land.css shows it on demand."""
    drawn = "".join(map(_trail, coming.walks))
    drawn += "".join(_way(number, move) for number, move in enumerate(coming.moves, 1))
    drawn += "".join(_caught(*figure) for figure in coming.caught)
    return f'<g id="migration" class="land-migration" aria-hidden="true">{drawn}</g>'


class Line(NamedTuple):
    """From the middle of a tile to that of another, past the edge if need be, a little beside other ways."""

    path: str
    tip: str
    """How the tip of an arrow lies at its end."""
    start: tuple[float, float]
    end: tuple[float, float]


def _line(move: Move | Walk, aside: int) -> Line:
    east, south = layout.STEPS[move.way]
    (x0, y0), (x1, y1) = (
        (x + HALF + abs(south) * aside, y + HALF + abs(east) * aside) for x, y in map(corner, (move.start, move.end))
    )
    near, far = MARGIN - 12, MARGIN + SIDE * terms.COLUMNS + 12
    out, back = (far, near) if east + south > 0 else (near, far)
    if (x1 - x0) * east + (y1 - y0) * south > 0:
        path = f"M{x0:g} {y0:g}L{x1:g} {y1:g}"
    elif east:
        path = f"M{x0:g} {y0:g}H{out}M{back} {y1:g}H{x1:g}"
    else:
        path = f"M{x0:g} {y0:g}V{out}M{x1:g} {back}V{y1:g}"
    tip = f"translate({x1 - 20 * east:g} {y1 - 20 * south:g}) rotate({90 * move.way})"
    return Line(path, tip, (x0, y0), (x1, y1))


def _way(number: int, move: Move) -> str:
    """The way of a figure."""
    path, tip, (x0, y0), (x1, y1) = _line(move, (number % 3 - 1) * 9)
    east, south = layout.STEPS[move.way]
    x2, y2 = x1 + 30 * east + 24 * abs(south), y1 + 30 * south + 24 * abs(east)
    ghost = use(f"animal-{terms.SPECIES[move.species]}", x1 - 30 + 30 * east, y1 - 22 + 30 * south, 60, 45)
    return (
        f'<path class="land-way-edge" d="{path}"/><path class="land-way" d="{path}"/>'
        f'<path class="land-tip" d="M-11 8L0-12L11 8Z" transform="{tip}"/><g class="land-ghost">{ghost}</g>'
        f'<circle class="land-order" cx="{x0:g}" cy="{y0:g}" r="17"/>{words(number, x0, y0 + 8, 23, "on-dark strong")}'
        f'<circle class="land-goal" cx="{x2:g}" cy="{y2:g}" r="15"/>{words(number, x2, y2 + 8, 21, "on-face strong")}'
    )


def _trail(walk: Walk) -> str:
    """The way of a rival in its colour, and where it will stand."""
    line, name = _line(walk, 14 * (walk.rival - 1)), terms.RIVALS[walk.rival]
    east, south = layout.STEPS[walk.way]
    x, y = line.end
    ghost = solo_board.rival(name, x + 26 * east, y + 26 + 26 * south, 56)
    return (
        f'<g color="{solo_board.COLOURS[name][0]}"><path class="land-way-edge" d="{line.path}"/>'
        f'<path class="land-trail" d="{line.path}"/><path class="land-trail-tip" d="M-11 8L0-12L11 8Z" '
        f'transform="{line.tip}"/></g><g class="land-ghost">{ghost}</g>'
    )


def _caught(species: int, cell: int) -> str:
    """A figure that a rival will catch, struck out."""
    x, y = (edge + HALF for edge in corner(cell))
    beast = use(f"animal-{terms.SPECIES[species]}", x - 25, y - 19, 50, 38)
    return (
        f'<circle class="land-goal" cx="{x:g}" cy="{y:g}" r="32"/>{beast}'
        f'<path class="land-struck" d="M{x - 22:g} {y + 22:g}L{x + 22:g} {y - 22:g}"/>'
    )
