"""The megalith field of Endless Winter, drawn: four boards seen from above at a slight angle, and what is built."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from eolith.kernel.drawing import hit, piece, seat_letter, target as link, use

from .. import layout, terms
from ..pack import Pack
from ..pack.records import Cell
from ..words import printed
from . import icons
from .land import Telling

CELL_WIDTH, CELL_HEIGHT, RISE = 78, 70, 18
"""The size of a cell, foreshortened, and how much higher each level lies."""
LIFT = RISE + 4
"""How far the top of a megalith stands above its cell."""
MARGIN, SKY, FOOT = 40, 58, 44
"""Beside, above and below the boards."""
TOWER = 5
"""The highest level that there is room for in the sky; one above would take the megaliths of nearly all players."""
SLAB = 13
"""How thick the boards look."""
EMPTY, FIRST_SEAT = 0, 2
"""The owners of a site as the rules count them: FIRST_SEAT + seat."""
BONUS = 42
"""The height of the icons of a cell."""
TURNS: dict[layout.Spot, int] = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}
"""How an arrow is turned that leads to the next cell there."""

Owners = tuple[int, ...]


@cache
def _size(field: layout.Field) -> tuple[int, int, int]:
    """Width, height and the upper edge of the boards."""
    # what is built on the rows at the back rises above the boards
    tops = (site.level * RISE - round(CELL_HEIGHT * site.y) for site in field.sites if site.level <= TOWER)
    sky = max(SKY, LIFT + max(tops))
    return field.width * CELL_WIDTH + 2 * MARGIN, sky + field.height * CELL_HEIGHT + FOOT, sky


def size(telling: Telling, laid: int) -> tuple[int, int]:
    """The view box of a layout of the pack."""
    width, height, _ = _size(telling.pack.layouts[laid].field)
    return width, height


@lru_cache(maxsize=64)
def ground(telling: Telling, laid: int) -> str:
    """The snow that the boards lie in."""
    field = telling.pack.layouts[laid].field
    width, height, sky = _size(field)
    trees = "".join(
        f'<use href="#{symbol}" transform="translate({round(MARGIN + (x + 0.5) * CELL_WIDTH)} '
        f'{round(sky + (y + 0.62) * CELL_HEIGHT)})scale({scale})"/>'
        for x, y, symbol, scale in _wild(field)
    )
    return (
        f'<use class="boards-ground" href="#field-snow" width="{width}" height="{height}"/>'
        f'<g aria-hidden="true">{trees}</g>'
    )


@cache
def _wild(field: layout.Field) -> list[tuple[float, float, str, float]]:
    """What grows and lies where no board is: (column, row, symbol, scale), from back to front."""
    covered = {(site.x, site.y) for site in field.sites if not site.level}
    found: list[tuple[float, float, str, float]] = []
    kinds = ("land-spruce", "land-rock", "land-tuft", "land-spruce2", "land-tuft", "land-bush")
    for y in range(field.height):
        for x in range(field.width):
            if (x, y) in covered:
                continue
            for part in range(3):
                # scattered, yet the same each time
                noise = (x * 37 + y * 91 + part * 53) % 97 / 97
                kind = kinds[(x * 5 + y * 3 + part * 2) % len(kinds)]
                found.append((x + (noise - 0.5) * 0.7, y + (part - 1) * 0.3, kind, round(0.7 + noise * 0.4, 2)))
    return found


@lru_cache(maxsize=1024)
def pieces(
    telling: Telling, laid: int, boards: tuple[int, ...], owners: Owners, hot: frozenset[str]
) -> Mapping[str, str]:
    """An element a slot of the layout, then one a site, from below and from the back.

    `laid` is the number of the layout; `boards[slot]` the board that lies there, -1 for none yet; `owners[site]` 0 for
    nothing, 1 for a grey megalith, 2 + seat.  Targets are `site-c4`, on top of others `site-c4-1`.
    """
    field = telling.pack.layouts[laid].field
    drawn = {f"slot-{slot}": _slab(telling, field, slot, lies) for slot, lies in enumerate(boards)}
    for number in _order(field):
        name = target(field.sites[number])
        drawn[f"at-{name}"] = _site(telling, laid, number, boards[number // 8] if number < 32 else -1,
                                    owners[number], name in hot)  # fmt: skip
    return drawn


def target(site: layout.Site) -> str:
    """The name of a site among the targets: without a plus, which means a space in an address."""
    return f"site-{site.name.replace('+', '-')}"


@cache
def _order(field: layout.Field) -> tuple[int, ...]:
    """Sites level by level, from back to front."""
    sites = field.sites
    return tuple(sorted(range(len(sites)), key=lambda n: (sites[n].level, sites[n].y, sites[n].x)))


# --- boards ---------------------------------------------------------------------------------------


def _corner(field: layout.Field, x: float, y: float, level: int = 0) -> tuple[float, float]:
    """The upper left corner of a place on the grid."""
    return MARGIN + x * CELL_WIDTH, _size(field)[2] + y * CELL_HEIGHT - level * RISE


def _cell(pack: Pack, lies: int, place: int) -> Cell:
    """The cell of a board that is the `place`-th of its slot."""
    return pack.cells[layout.BOARD_CELLS * lies + place]


@lru_cache(maxsize=256)
def _slab(telling: Telling, field: layout.Field, slot: int, lies: int) -> str:
    """A board with its eight cells and what they give."""
    sites = field.sites[layout.BOARD_CELLS * slot : layout.BOARD_CELLS * (slot + 1)]
    columns, rows = [site.x for site in sites], [site.y for site in sites]
    left, top = _corner(field, min(columns), min(rows))
    width = (max(columns) - min(columns) + 1) * CELL_WIDTH
    height = (max(rows) - min(rows) + 1) * CELL_HEIGHT
    kind = telling.pack.megalith_boards[lies].id if lies >= 0 else "unknown"
    box = f'x="{left + 2:g}" y="{top + 2:g}" width="{width - 4}" height="{height - 4}" rx="9"'
    drawn = (
        f'<rect class="field-shadow" x="{left + 6:g}" y="{top + SLAB:g}" width="{width + 4}" height="{height + 3}" '
        f'rx="14"/><rect class="field-lip" x="{left + 2:g}" y="{top + 2:g}" width="{width - 4}" '
        f'height="{height - 4 + SLAB}" rx="9"/>'
        f'<rect class="field-slab field-{kind}" {box}/><rect class="field-edge" {box}/>'
    )
    for place, site in enumerate(sites):
        x, y = _corner(field, site.x, site.y)
        cell = _cell(telling.pack, lies, place) if lies >= 0 else None
        drawn += use("field-start" if cell and cell.start else "field-cell", x, y, CELL_WIDTH, CELL_HEIGHT)
        if cell and cell.bonus:
            drawn += icons.fitting(cell.bonus, x + 8, y + 14, CELL_WIDTH - 16, BONUS)
        elif cell and cell.start:
            drawn += use("icon-megalith", x + 19, y + 14, 40)
    # over the cells, since they lead from one to another
    for place in range(len(sites)):
        if lies >= 0:
            drawn += _arrows(field, sites, place, _cell(telling.pack, lies, place))
    if lies >= 0:
        drawn += use(f"field-sign-{kind}", left + width / 2 - 15, top + height / 2 - 15, 30)
    return f'<g id="slot-{slot}" aria-hidden="true">{drawn}</g>'


def _arrows(field: layout.Field, sites: list[layout.Site], place: int, cell: Cell) -> str:
    """From a starting cell to the two where another megalith may follow at once."""
    drawn = ""
    for row, col in cell.arrows:
        to = sites[layout.BOARD_WIDTH * row + col]
        x, y = _corner(field, (sites[place].x + to.x + 1) / 2, (sites[place].y + to.y + 1) / 2)
        turn = TURNS[to.x - sites[place].x, to.y - sites[place].y]
        drawn += f'<use href="#field-arrow" transform="translate({x:g} {y:g})rotate({turn})"/>'
    return drawn


# --- megaliths ------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _site(telling: Telling, laid: int, number: int, lies: int, owner: int, hot: bool) -> str:
    """A site: what can be pressed, and the megalith on it."""
    field = telling.pack.layouts[laid].field
    site = field.sites[number]
    name = target(site)
    x, y = _corner(field, site.x, site.y, site.level)
    drawn = _megalith(name, owner, site.level, x, y) if owner else ""
    if site.level and not hot:
        return f'<g id="at-{name}" class="field-top" aria-hidden="true">{drawn}</g>'
    lift = RISE if owner else 0
    area = hit(x + 4, y + 4 - lift, CELL_WIDTH - 8, CELL_HEIGHT - 8 + lift, 7)
    if hot and field.on_two and site.level:
        area = _seam(x + CELL_WIDTH / 2, y + CELL_HEIGHT / 2)
    elif hot and site.level:
        area = use("field-ghost", x, y, CELL_WIDTH, CELL_HEIGHT) + area
    return link(name, hot, site_label(telling, laid, number, lies, owner), area + drawn, "field-site")


def _seam(x: float, y: float) -> str:
    """Where a megalith fits above the edge of two others: no larger than leaves those across it free."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="16" fill="var(--snow)" fill-opacity=".85"/>'
        f'<path d="M{x:g} {y - 9:g}v18m-9-9h18" fill="none" stroke="var(--fire)" stroke-width="5" '
        f'stroke-linecap="round"/><path class="hit" d="M{x - 36:g} {y:g}l36-32 36 32-36 32z"/>'
    )


def _megalith(name: str, owner: int, level: int, x: float, y: float) -> str:
    """A megalith on a site, with a notch for each level below it."""
    kind = "grey" if owner == terms.GREY else seat_letter(owner - FIRST_SEAT)
    # the block stands higher than its cell, and its shadow falls beside it
    more = piece(f"megalith-{name}", f"megalith-{kind}")
    block = use(f"field-block-{kind}", x, y - LIFT, CELL_WIDTH + 16, CELL_HEIGHT + RISE + 14, more)
    notches = "".join(f"M{x + 65 - 8 * i:g} {y + 51:g}v9" for i in range(level))
    return block + (f'<path class="field-notch" d="{notches}"/>' if level else "")


def site_label(telling: Telling, laid: int, number: int, lies: int, owner: int) -> str:
    """A site in words."""
    say, pack = telling.say, telling.pack
    site = pack.layouts[laid].field.sites[number]
    if site.level:
        told = [say("field-top", site=site.name, level=site.level + 1)]
    elif lies < 0:
        told = [say("field-unknown", site=site.name)]
    else:
        cell = _cell(pack, lies, number % layout.BOARD_CELLS)
        told = [say("field-cell", site=site.name, board=pack.megalith_boards[lies].names[telling.language])]
        told.append(
            say("field-start") if cell.start else printed.words(cell.bonus, say) if cell.bonus else say("field-bare")
        )
        if cell.arrows:
            first = number - number % layout.BOARD_CELLS
            cells = [first + layout.BOARD_WIDTH * row + col for row, col in cell.arrows]
            sites = pack.layouts[laid].field.sites
            told.append(say("field-arrows", sites=", ".join(sites[other].name for other in cells)))
    if owner == terms.GREY:
        told.append(say("field-grey"))
    elif owner:
        told.append(say("field-owned", seat=telling.owner(owner - FIRST_SEAT)))
    return "; ".join(told)
