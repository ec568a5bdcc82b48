"""An observation of Doggerland as named tensors, for learning programs.

All are int16 tables of plain counts with shapes that do not depend on the number of players;
`legend` prints what every row and column means.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from eolith.kernel.tensors import (
    SEAT_ROWS,
    Entries,
    Layout,
    chosen_options,
    describe,
    fill,
    flat,
    ones,
    option_columns,
    row,
    seat_rows,
)

from .. import layout as places, terms
from ..notation.columns import ERRANDS, Names
from ..notation.commands import GROUP

if TYPE_CHECKING:
    import numpy

    from eolith.kernel.game import Game
    from eolith.kernel.observation import Pending

    from ..pack import Pack
    from ..pack.records import Tile
    from .observation import Observation, SeatView

__all__ = ["flat", "layout", "legend", "tensors"]

SEAT_NUMBERS = (
    "hunters", "newborns", "hunters_left", "room", "deprivation", "births", "journey_since", "passed", "finished",
)  # fmt: skip
PENDING_COLUMNS = {
    **{f"kind_{kind}": f"1 when this is decided: {kind}" for kind in terms.FRAMES},
    "step": "how far the setup or the round has come",
    **{f"from_{name}": f"1 when the tile comes from this set: {name}" for name in ("start", "four", "pile")},
    "count": "how many draws, reveals or deals are due",
    **{f"to_{action}": f"1 when a member is placed for this: {action}" for action in terms.ACTIONS},
    "target": "its space of the display, cell of the cave or ability, from 0",
    **{f"asks_{name}": f"1 when it is asked how many go: {name}" for name in GROUP},
    "tools_due": "tools to be paid or done without",
    "hides_due": "hides to be paid or done without",
    **{f"hut_{action}": f"1 when it is about the action of the shaman {action}" for action in terms.HUT},
    **{f"load_{good}": f"1 when it is asked how much of this is taken home: {good}" for good in terms.GOODS},
    "load_room": "how much more can be carried",
    "left_behind": "goods that were left there",
    **{f"hunted_{species}": f"1 when this figure wants a place in the memory: {species}" for species in terms.SPECIES},
    "given": "of two goods for one, how many are given",
    **{f"given_{store}": f"1 when the last of them came from here: {store}" for store in terms.STORES},
    "food_due": "food that is still to be eaten",
    **{f"eats_{store}": f"1 when it is asked how much is eaten from here: {store}" for store in terms.ASKED_STORES},
    "plants_eaten": "plants eaten in this feeding",
    "meat_eaten": "meat eaten in this feeding",
}


@lru_cache(maxsize=16)
def layout(game: Game[Pack]) -> tuple[Layout, ...]:
    """The names and shapes of all tensors, in their order; the same for every number of players."""
    names = Names(game)
    owners = {f"of {seat}": f"1 when it is of the seat in row {seat!r}" for seat in SEAT_ROWS}
    workers = {
        f"{member} {seat}": f"1 with the {member} of the seat in row {seat!r} beside it"
        for seat in SEAT_ROWS
        for member in terms.MEMBERS
    }
    cave = {
        "shown": "1 when the painting is turned up",
        "unseen": "1 while nobody has seen it",
        **{f"cubes {seat}": f"cubes of the seat in row {seat!r}" for seat in SEAT_ROWS},
        **workers,
        **{
            f"token {seat}": f"1 with the token for a superb painting of the seat in row {seat!r}" for seat in SEAT_ROWS
        },
    }
    crafts = {"space": "its space of the display, 0 for none", "unseen": "1 while it lies face down", **owners}
    hut = {**owners, **{f"done {seat}": f"1 when the seat in row {seat!r} has carried it out" for seat in SEAT_ROWS}}
    goals = {
        "open": "1 when it is in the game",
        "rounds": "rounds in which somebody met it",
        **{f"met {seat}": f"1 or 2: the round in which the seat in row {seat!r} met it" for seat in SEAT_ROWS},
    }
    species = {name: f"figures of the {name}" for name in terms.SPECIES}
    stores = {store: f"goods in the store {store}" for store in terms.STORES}
    return (
        Layout("table", ("table",), _table_columns(game, names), "the table and the round"),
        Layout("pending", ("pending",), PENDING_COLUMNS, "what is decided now"),
        Layout("later", SEAT_ROWS, {kind: f"steps {kind}" for kind in terms.FRAMES}, "steps that wait on the agenda"),
        Layout("seats", SEAT_ROWS, _seat_columns(), "each tribe and where its members are"),
        Layout("goods", SEAT_ROWS, stores, "goods by store; food by the bowl"),
        Layout("memory", SEAT_ROWS, species, "figures in the memory of each tribe"),
        Layout("land", places.CELL_NAMES, _land_columns(), "the territory, its tiles and all that stands on them"),
        Layout("pile", ("unseen",), {tile: f"1 while the tile {tile} lies face down" for tile in names.tiles},
               "tiles that may still be turned up"),
        Layout("supply", ("corners",), species, "figures in the corners of the board"),
        Layout("cave", names.painting_cells, cave, "the cells of the painting tiles"),
        Layout("crafts", names.crafts, {**crafts, **workers}, "the craft tiles"),
        Layout("hut", terms.HUT, hut, "the actions of the shaman; of: whose shaman is there"),
        Layout("objectives", names.objectives, goals, "the objectives"),
    )  # fmt: skip


def legend(game: Game[Pack]) -> str:
    """Every tensor with its shape, and every row and column with its meaning, as text to print."""
    return describe(layout(game))


def tensors(game: Game[Pack], observation: Observation) -> dict[str, numpy.ndarray[Any, Any]]:
    """The int16 tables of an observation by name; `layout` and `legend` say what each entry is."""
    return fill(layout(game), _values(game, observation))


# --- columns ----------------------------------------------------------------------------------------


def _table_columns(game: Game[Pack], names: Names) -> dict[str, str]:
    return {
        "players": "number of players",
        "round": "round, 1 for the first",
        **{f"season_{season}": f"1 in a {season} season" for season in terms.SEASONS},
        **{f"phase_{phase}": f"1 in the phase {phase}" for phase in (*terms.PHASES, "over")},
        "chance": "1 when chance decides",
        "marker_taken": "1 when a shaman has taken the first-player marker in this round",
        **{f"arrow_{slot}": f"1 with the priority arrow at {slot}" for slot in names.slots},
        **{f"centre_{direction}": f"1 when the centre tile points {direction}" for direction in terms.DIRECTIONS},
        "covered": "painting tiles of the cave that lie face down",
        **option_columns(game),
    }


def _seat_columns() -> dict[str, str]:
    groups = {"home": "at home", "builder": "building a dwelling", "parent": "of the parents", "helper": "helping"}
    return {
        "present": "1 when the seat plays: the mask of absent seats",
        "turn": "1 when this seat decides",
        "first": "1 with the first-player marker",
        **{name: name.replace("_", " ") for name in SEAT_NUMBERS},
        **{ability: f"level of {ability}, from 1" for ability in terms.ABILITIES},
        **{dwelling: f"dwellings {dwelling}" for dwelling in terms.DWELLINGS},
        **{f"{kind}_{member}": f"members {member} {told}" for kind, told in groups.items() for member in terms.MEMBERS},
        **{f"{ability}_{member}": f"1 with a {member} on the track of {ability}"
           for ability in terms.ABILITIES for member in terms.MEMBERS},
    }  # fmt: skip


def _land_columns() -> dict[str, str]:
    return {
        "territory": "1 for a cell of the board's side",
        "opened": "1 when it gets a tile in this phase",
        **{terrain: f"1 for a tile of {terrain}" for terrain in terms.TERRAINS},
        "amount": "units of its resource",
        **{f"appears_{species}": f"1 where this appears: {species}" for species in terms.SPECIES},
        **{f"arrow_{direction}": f"1 when its arrow points {direction}" for direction in terms.DIRECTIONS},
        "harvested": "how often its resource was gathered",
        **{species: f"1 with this figure: {species}" for species in terms.SPECIES},
        **{f"camp {seat}": f"1 with the camp of the seat in row {seat!r}" for seat in SEAT_ROWS},
        **{f"journey {seat}": f"1 with its token of a long journey, {seat}" for seat in SEAT_ROWS},
        **{f"megalith {seat}": f"1 with a megalith of the seat in row {seat!r}" for seat in SEAT_ROWS},
        **{f"group {seat}": f"1 with an expedition of the seat in row {seat!r}" for seat in SEAT_ROWS},
        **{f"errand_{errand}": f"1 when it is there to {errand}" for errand in ERRANDS},
        **{f"sent_{member}": f"members {member} of the expedition" for member in terms.MEMBERS},
        "sent_tool": "tools of the expedition",
        "asked": "1 for the cell that the decision is about",
    }


# --- entries ----------------------------------------------------------------------------------------


def _values(game: Game[Pack], seen: Observation) -> dict[str, Entries]:
    """The entries of every tensor that are not zero."""
    row_of = seat_rows([view.seat for view in seen.seats], seen.viewer)
    by_row = [(row_of[view.seat], view) for view in seen.seats]
    crafters = {craft: _worker(by, row_of) for craft, by in seen.crafters.items()}
    return {
        "table": row("table", _table(game, seen)),
        "pending": [("pending", column, number) for column, number in _pending(seen.pending)],
        "later": [(row_of[step.seat], step.kind, 1) for step in seen.later if step.seat in row_of],
        "seats": [entry for whose, view in by_row for entry in row(whose, _seat(seen, view))],
        "goods": [entry for whose, view in by_row for entry in row(whose, view.goods)],
        "memory": [entry for whose, view in by_row for entry in row(whose, view.memory)],
        "land": [*_land(game, seen), *_on_land(seen, row_of)],
        "pile": ones("unseen", seen.pile),
        "supply": row("corners", seen.supply),
        "cave": _cave(seen, row_of),
        "crafts": [
            *((craft, "space", space) for space, craft in enumerate(seen.display, 1) if craft),
            *((craft, "unseen", 1) for craft in seen.crafts_left),
            *((craft, f"of {whose}", 1) for whose, view in by_row for craft in view.crafts),
            *((craft, worker, 1) for craft, worker in crafters.items()),
        ],
        "hut": [
            *((action, f"of {row_of[seat]}", 1) for action, seat in seen.hut.items()),
            *((action, f"done {whose}", 1) for whose, view in by_row for action in view.done),
        ],
        "objectives": [
            *((goal, "open", 1) for goal in seen.objectives),
            *((goal, "rounds", rounds) for goal, rounds in seen.objectives.items()),
            *((goal, f"met {whose}", nth) for whose, view in by_row for goal, nth in view.objectives.items()),
        ],
    }


def _worker(by: str, row_of: Mapping[str, str]) -> str:
    """The column of a worker such as `A chief`."""
    seat, _, member = by.partition(" ")
    return f"{member} {row_of[seat]}"


def _table(game: Game[Pack], seen: Observation) -> dict[str, int]:
    numbers = {
        "players": seen.players, "round": seen.round, f"season_{seen.season}": 1, f"phase_{seen.phase}": 1,
        "chance": seen.turn == "chance", "marker_taken": seen.marker_taken, f"arrow_{seen.arrow}": 1,
        f"centre_{seen.centre_arrow}": 1, "covered": seen.covered,
    }  # fmt: skip
    return numbers | dict.fromkeys(chosen_options(game, seen.options), 1)


def _seat(seen: Observation, view: SeatView) -> dict[str, int]:
    numbers: dict[str, int] = {
        "present": 1, "turn": seen.turn == view.seat, "first": seen.first == view.seat,
        **{name: getattr(view, name) for name in SEAT_NUMBERS}, **view.levels, **view.dwellings,
    }  # fmt: skip
    for kind, members in (("home", view.home), ("builder", view.builders), ("parent", view.parents)):
        numbers |= {f"{kind}_{member}": number for member, number in members.items()}
    if view.helper:
        numbers[f"helper_{view.helper}"] = 1
    return numbers | {f"{ability}_{member}": 1 for ability, member in view.learners.items()}


@lru_cache(maxsize=16)
def _tiles(game: Game[Pack]) -> dict[str, Tile]:
    return {tile.id: tile for tile in game.pack.tiles}


def _land(game: Game[Pack], seen: Observation) -> Iterator[tuple[str, str, int]]:
    """The tiles and the animals."""
    yield from ((cell, "territory", 1) for cell in seen.territory)
    yield from ((cell, "opened", 1) for cell in seen.opened)
    for cell, name in seen.tiles.items():
        tile = _tiles(game)[name]
        yield cell, terms.TERRAINS[tile.terrain], 1
        yield cell, "amount", tile.amount
        if tile.animal >= 0:
            yield cell, f"appears_{terms.SPECIES[tile.animal]}", 1
        if tile.terrain != terms.HEARTH:
            yield cell, f"arrow_{terms.DIRECTIONS[tile.arrow]}", 1
    yield from ((cell, "harvested", times) for cell, times in seen.harvested.items())
    yield from ((cell, species, 1) for cell, species in seen.animals.items())


def _on_land(seen: Observation, row_of: Mapping[str, str]) -> Iterator[tuple[str, str, int]]:
    """What belongs to seats, and the cell that is asked about."""
    for view in seen.seats:
        whose = row_of[view.seat]
        yield view.camp, f"camp {whose}", 1
        if view.journey:
            yield view.journey, f"journey {whose}", 1
        yield from ((cell, f"megalith {whose}", 1) for cell in view.megaliths)
    for cell, group in seen.groups.items():
        yield cell, f"group {row_of[group.seat]}", 1
        yield cell, f"errand_{group.errand}", 1
        yield from ((cell, f"sent_{member}", number) for member, number in group.members.items())
        yield cell, "sent_tool", group.tools
    if seen.pending and seen.pending.kind in ("group", "load"):
        yield places.CELL_NAMES[seen.pending.values[0]], "asked", 1


def _cave(seen: Observation, row_of: Mapping[str, str]) -> Iterator[tuple[str, str, int]]:
    for column, paintings in (("shown", seen.cave), ("unseen", seen.paintings_unseen)):
        yield from ((f"{painting}.{part}", column, 1) for painting in paintings for part in terms.PAINTING_ROWS)
    yield from ((cell, f"cubes {row_of[cubes[0]]}", len(cubes)) for cell, cubes in seen.cubes.items())
    yield from ((cell, _worker(by, row_of), 1) for cell, by in seen.painters.items())
    yield from ((view.superb, f"token {row_of[view.seat]}", 1) for view in seen.seats if view.superb)


def _pending(pending: Pending | None) -> Iterator[tuple[str, int]]:
    """What the slots of the frame hold, by its kind (terms.py names them)."""
    if pending is None:
        return
    yield f"kind_{pending.kind}", 1
    one, two, three, four, _, _ = pending.values
    match pending.kind:
        case "set_up" | "round":
            yield "step", one
        case "lay_tile":
            yield f"from_{('start', 'four', 'pile')[one]}", 1
        case "draw_objective" | "reveal" | "deal_craft":
            yield "count", one
        case "member":
            yield f"to_{terms.ACTIONS[one]}", 1
            yield "target", two
        case "group":
            yield f"asks_{GROUP[two]}", 1
        case "cost":
            yield from zip(("tools_due", "hides_due"), (one, two))
        case "site" | "offering":
            yield f"hut_{terms.HUT[one]}", 1
        case "load":
            yield f"load_{terms.GOODS[two]}", 1
            yield from zip(("load_room", "left_behind"), (three, four))
        case "memory":
            yield f"hunted_{terms.SPECIES[one]}", 1
        case "trade":
            yield "given", one
            if one:
                yield f"given_{terms.STORES[two]}", 1
        case "feed":
            yield "food_due", one
            yield f"eats_{terms.ASKED_STORES[two - 1]}", 1
            yield from zip(("plants_eaten", "meat_eaten"), (three, four))
