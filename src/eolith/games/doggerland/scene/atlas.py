"""What the map shows of an observation, as plain values, and the same in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from eolith.kernel.scene import Item

from .. import layout, terms
from ..notation.columns import AloneObservation
from ..pack import Pack
from ..seen.event import UNDER_WAY, stays
from ..seen.observation import Group, Observation
from ..words import printed
from ..words.telling import Telling
from . import solo_board
from .migration import Alone, Forecast, Move, forecast, way_of

if TYPE_CHECKING:
    from eolith.kernel.game import Game

NOWHERE = -3
"""In place of a tile: a cell that is no territory."""
HALF_USED, EXHAUSTED = 1, 2
"""How far a tile has been used up (DG-GATHER-08 to -10)."""


class Band(NamedTuple):
    """An expedition."""

    seat: int
    members: tuple[int, ...]
    """How many of each kind."""
    tools: int
    errand: str


class Rival(NamedTuple):
    """A hunter-gatherer of the opponents, and where the card of the round will send it."""

    number: int
    """Of terms.RIVALS."""
    way: int = -1
    """A direction, or -1 while it goes nowhere."""
    steps: int = 0
    stays: bool = False
    """The event holds it where it is."""


class Cell(NamedTuple):
    """A cell of the territory; seats are listed in their order."""

    tile: int
    """Of the pack; else terms.EMPTY, terms.OPENED or NOWHERE."""
    used: int = 0
    animal: int = -1
    camps: tuple[int, ...] = ()
    megaliths: tuple[int, ...] = ()
    journeys: tuple[int, ...] = ()
    band: Band | None = None
    rival: Rival | None = None
    white: int = -1
    """Of terms.WHITE_FIGURES."""


class Atlas(NamedTuple):
    """All that the map shows."""

    season: str
    slot: int
    """Where the priority arrow is."""
    centre_arrow: int
    cells: tuple[Cell, ...]
    supply: tuple[int, ...]
    """Figures that are not on the map, by species."""
    coming: Forecast
    """The migration of all figures that no planned hunt is after, and of rivals."""
    hunted: int
    """How many figures a planned hunt is after."""


def shown(game: Game[Pack], seen: Observation) -> Atlas:
    """The map of an observation."""
    cells = tuple(_cells(game, seen))
    slot = game.pack.number("arrow_slots", seen.arrow)
    centre_arrow = terms.DIRECTIONS.index(seen.centre_arrow)
    hunts = [cell.animal >= 0 and cell.band is not None for cell in cells]
    tiles = tuple(max(cell.tile, terms.EMPTY) for cell in cells)
    animals = tuple(-1 if hunt else cell.animal for cell, hunt in zip(cells, hunts, strict=True))
    supply = tuple(seen.supply.get(species, 0) for species in terms.SPECIES)
    over = seen.phase == "over"
    coming = Forecast(()) if over else forecast(game, slot, centre_arrow, tiles, animals, _alone(game, seen))
    return Atlas(seen.season, slot, centre_arrow, cells, supply, coming, sum(hunts))


def _alone(game: Game[Pack], seen: Observation) -> Alone | None:
    """What decides the migration beside tiles and figures; rivals that have moved stay, and so does what they do."""
    if not isinstance(seen, AloneObservation) or seen.card is None:
        return None
    (view,) = seen.seats
    ahead = seen.phase in UNDER_WAY
    stay = stays(game, seen) if ahead else terms.RIVALS
    return Alone(
        game.pack.number("cards", seen.card),
        seen.declined or not ahead,
        terms.SEASONS.index(seen.season),
        tuple(_plus_one(seen.rivals.get(name)) for name in terms.RIVALS),
        tuple(name in stay for name in terms.RIVALS),
        tuple(_plus_one(seen.white_at.get(name)) for name in terms.WHITE_FIGURES),
        layout.CELL_NAMES.index(view.camp),
        tuple(_plus_one(cell) for cell in [*view.megaliths, *[None] * terms.MEGALITHS][: terms.MEGALITHS]),
        _plus_one(view.journey),
    )


def _plus_one(cell: str | None) -> int:
    return layout.CELL_NAMES.index(cell) + 1 if cell else 0


def _cells(game: Game[Pack], seen: Observation) -> Iterator[Cell]:
    most = game.pack.set_up(game.sides).harvests
    camps = _owners((view.camp,) for view in seen.seats)
    megaliths = _owners(view.megaliths for view in seen.seats)
    journeys = _owners((view.journey,) if view.journey else () for view in seen.seats)
    rivals, white = _others(game, seen)
    for name in layout.CELL_NAMES:
        if name in seen.tiles:
            harvested = seen.harvested.get(name, 0)
            yield Cell(
                game.pack.number("tiles", seen.tiles[name]),
                EXHAUSTED if harvested == most else HALF_USED if harvested else 0,
                terms.SPECIES.index(seen.animals[name]) if name in seen.animals else -1,
                camps.get(name, ()),
                megaliths.get(name, ()),
                journeys.get(name, ()),
                _band(seen.groups[name]) if name in seen.groups else None,
                rivals.get(name),
                white.get(name, -1),
            )
        else:
            yield Cell(terms.OPENED if name in seen.opened else terms.EMPTY if name in seen.territory else NOWHERE)


def _others(game: Game[Pack], seen: Observation) -> tuple[Mapping[str, Rival], Mapping[str, int]]:
    """By cell the opponents of one who plays alone, and white figures."""
    if not isinstance(seen, AloneObservation):
        return {}, {}
    moves, stay = solo_board.moves(game, seen), stays(game, seen)
    rivals = {
        seen.rivals[name]: Rival(number, *moves.get(name, (-1, 0)), seen.phase in UNDER_WAY and name in stay)
        for number, name in enumerate(terms.RIVALS)
        if name in seen.rivals
    }
    return rivals, {cell: terms.WHITE_FIGURES.index(figure) for figure, cell in seen.white_at.items()}


def _owners(places: Iterable[Iterable[str]]) -> Mapping[str, tuple[int, ...]]:
    """The seats that have something in each of these cells; `places` are those of each seat."""
    found: dict[str, tuple[int, ...]] = {}
    for seat, cells in enumerate(places):
        for cell in cells:
            found[cell] = (*found.get(cell, ()), seat)
    return found


def _band(group: Group) -> Band:
    members = tuple(group.members.get(member, 0) for member in terms.MEMBERS)
    return Band(terms.SEATS.index(group.seat), members, group.tools, group.errand)


# --- in words -------------------------------------------------------------------------------------


def items(telling: Telling, atlas: Atlas) -> list[Item]:
    """The priority arrow and the coming migration, a line a tile, what is not discovered, figures in the corners."""
    say = telling.say
    found = [Item(slot_label(telling, atlas.slot, atlas), f"arrow-{telling.pack.arrow_slots[atlas.slot].id}")]
    unknown = []
    for number, cell in enumerate(atlas.cells):
        name = layout.CELL_NAMES[number]
        if cell.tile == terms.EMPTY:
            unknown.append(name)
        elif cell.tile != NOWHERE:
            found.append(Item(f"{cell_label(telling, number, cell, atlas.centre_arrow)}.", f"cell-{name}"))
    if unknown:
        found.append(Item(say("map-unknown-cells", cells=", ".join(unknown))))
    species = (
        say("map-figures", species=telling.inner("animals", animal.id), n=count)
        for animal, count in zip(telling.pack.animals, atlas.supply, strict=True)
    )
    return [*found, Item(say("map-supply", list=", ".join(species)))]


def cell_label(telling: Telling, number: int, cell: Cell, centre_arrow: int) -> str:
    """A cell and all that lies and stands there, without a full stop."""
    name = layout.CELL_NAMES[number]
    if cell.tile < 0:
        return telling.say("map-opened" if cell.tile == terms.OPENED else "map-unknown", cell=name)
    return telling.say("map-cell", cell=name, facts="; ".join(filter(None, _facts(telling, cell, centre_arrow))))


def _facts(telling: Telling, cell: Cell, centre_arrow: int) -> Iterator[str]:
    say, pack, language = telling.say, telling.pack, telling.language
    face = pack.tiles[cell.tile]
    tile = printed.name_of(pack, face, language, say)
    yield f"{tile} ({telling.inner('animals', pack.animals[face.animal].id)})" if face.animal >= 0 else tile
    if cell.used:
        yield say("map-exhausted" if cell.used == EXHAUSTED else "map-half-used")
    if cell.animal >= 0:
        yield say("map-animal", species=telling.inner("animals", pack.animals[cell.animal].id))
    for message, seats in (("map-camp", cell.camps), ("map-megalith", cell.megaliths), ("map-journey", cell.journeys)):
        if seats:
            yield say(message, seats=", ".join(terms.SEATS[seat] for seat in seats), n=len(seats))
    if cell.band:
        yield band_label(telling, cell.band)
    if cell.rival:
        name = terms.RIVALS[cell.rival.number]
        going = say(f"direction-{terms.DIRECTIONS[cell.rival.way]}") if cell.rival.steps else ""
        yield say("map-rival", who=say(f"rival-{name}"))
        yield say("map-rival-goes", direction=going, n=cell.rival.steps) if going else ""
        yield say("map-rival-stays") if cell.rival.stays else ""
    if cell.white >= 0:
        yield say("map-white", who=say(f"white-{terms.WHITE_FIGURES[cell.white]}"))
    way = way_of(pack, cell.tile, centre_arrow)
    yield say("face-arrow", direction=say(f"direction-{terms.DIRECTIONS[way]}"))
    yield printed.origin(face, say)


def band_label(telling: Telling, band: Band) -> str:
    """`A hunts here: chief, 2 hunter-gatherers, 1 tool`."""
    say = telling.say
    who = [say(f"member-{member}") for member, n in zip(terms.MEMBERS[:2], band.members) if n]
    who += [say("map-hunters", n=band.members[terms.HUNTER])] if band.members[terms.HUNTER] else []
    who += [say("amount-tool", n=band.tools)] if band.tools else []
    return say(f"map-band-{band.errand}", seat=terms.SEATS[band.seat], who=", ".join(who))


def slot_label(telling: Telling, slot: int, atlas: Atlas) -> str:
    """A slot of the priority arrow; where the arrow is, with the coming migration."""
    say, pack = telling.say, telling.pack
    face = pack.arrow_slots[slot]
    big, small = terms.DIRECTIONS[face.big], terms.DIRECTIONS[face.small]
    order = f"{say(f'map-big-{big}')}, {say(f'map-small-{small}')}"
    edge = say(f"map-edge-{face.id}")
    if slot != atlas.slot:
        return say("map-slot", edge=edge, order=order)
    told = say("map-arrow", edge=edge, order=order)
    told += _rivals_coming(telling, atlas.coming)
    moves = ", ".join(_move(telling, pack, n, move) for n, move in enumerate(atlas.coming.moves, 1))
    told += f" {say('map-migration', moves=moves)}" if moves else ""
    return f"{told} {say('map-hunted', n=atlas.hunted)}" if atlas.hunted else told


def _rivals_coming(telling: Telling, coming: Forecast) -> str:
    """DGS-HIDDEN-04: where the rivals go, and what they catch."""
    say, names = telling.say, layout.CELL_NAMES
    goes = [
        f"{say(f'rival-{terms.RIVALS[one.rival]}.short')} {names[one.start]} → {names[one.end]}" for one in coming.walks
    ]
    caught = [f"{telling.inner('animals', terms.SPECIES[species])} {names[cell]}" for species, cell in coming.caught]
    told = [say("map-rivals-go", moves=", ".join(goes))] if goes else []
    told += [say("map-rivals-catch", animals=", ".join(caught))] if caught else []
    return "".join(f" {line}" for line in told)


def _move(telling: Telling, pack: Pack, number: int, move: Move) -> str:
    start, end = layout.CELL_NAMES[move.start], layout.CELL_NAMES[move.end]
    name = telling.inner("animals", pack.animals[move.species].id)
    return f"{number}. {telling.say('move-stays' if start == end else 'move', species=name, start=start, end=end)}"
