"""What learning programs see of Doggerland: the table of all cells of an encoded observation.

All are int16 tables of plain counts with shapes that do not depend on the number of players, but that
one who plays alone sees more; `legend` prints what every row and column means.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from eolith.kernel.columns import At, By, Column, Counted, Listed, Look, Number, Part, Piece, Spaces, Word
from eolith.kernel.frames import of_pending
from eolith.kernel.readings import Beside, Less, Ordered, Rows, Sum, Top, Weighed
from eolith.kernel.tensors import (
    CHANCE,
    PRESENT,
    SEAT_ROWS,
    Layout,
    Say,
    of_later,
    of_options,
    of_phase,
    of_turn,
)

from .. import layout as places, terms
from ..notation.agenda import SLOTS_SEEN, frames_of
from ..notation.columns import ERRANDS, Names, names_of
from . import alone

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack


WHERE = {
    "home": ("at home", "home"),
    "builder": ("building a dwelling", "builders"),
    "parent": ("of the parents", "parents"),
    "helper": ("helping", "helper"),
}
OWNERS = "1 when it is of the seat in row {!r}"


@lru_cache(maxsize=16)
def layout(game: Game[Pack]) -> tuple[Layout, ...]:
    """The names and shapes of all tensors, in their order; the same for every number of players but one."""
    names, frames = names_of(game), frames_of(game)
    solo = game.alone
    slots = SLOTS_SEEN | alone.SLOTS if solo else SLOTS_SEEN
    species, stores = terms.SPECIES, terms.STORES
    seasons = {number: terms.SEASONS[(number - 1) % 2] for number in range(1, terms.ROUNDS + 1)}
    terrain = {number: terms.TERRAINS[tile.terrain] for number, tile in enumerate(game.pack.tiles)}
    amount = {number: tile.amount for number, tile in enumerate(game.pack.tiles)}
    appears = {number: species[tile.animal] for number, tile in enumerate(game.pack.tiles) if tile.animal >= 0}
    arrow = {number: terms.DIRECTIONS[tile.arrow] for number, tile in enumerate(game.pack.tiles)
             if tile.terrain != terms.HEARTH}  # fmt: skip
    errands = {number: errand for errand, number in ERRANDS.items()}
    return (
        Layout("table", ("table",), "the table and the round", (
            Say("players", "number of players", of=game.players),
            Say("round", "round, 1 for the first"),
            Say("season_{}", "1 in a {} season", terms.SEASONS, Look(seasons, field="round")),
            of_phase(terms.PHASES),
            CHANCE,
            Say("marker_taken", "1 when a shaman has taken the first-player marker in this round"),
            Say("arrow_{}", "1 with the priority arrow at {}", names.slots),
            Say("centre_{}", "1 when the centre tile points {}", terms.DIRECTIONS, "centre_arrow"),
            Say("covered", "painting tiles of the cave that lie face down", most=terms.PAINTINGS),
            of_options(game),
            *(alone.TABLE if solo else ()),
        )),
        Layout("pending", ("pending",), "what is decided now", of_pending(frames, slots, names.seats)),
        of_later(tuple(frames)),
        Layout("seats", SEAT_ROWS, "each tribe and where its members are", (
            PRESENT,
            of_turn(names.seats),
            Say("first", "1 with the first-player marker", of=Rows("first")),
            Say("hunters"),
            Say("newborns"),
            Say("hunters_left", of=(terms.HUNTERS, Less("hunters"), Less("newborns")), least=0),
            Say("room", of=[Sum(Part(0, terms.DWELLING_CELLS, field="dwellings", at=kind), dwelling.capacity)
                            for kind, dwelling in enumerate(game.pack.dwellings)]),
            Say("deprivation"),
            Say("births"),
            Say("journey_since"),
            Say("passed"),
            Say("finished"),
            Say("{}", "level of {}, from 1", terms.ABILITIES, "levels"),
            Say("{}", "dwellings {}", terms.DWELLINGS, "dwellings"),
            *(Say(f"{kind}_{{}}", f"members {{}} {told}", terms.MEMBERS, of) for kind, (told, of) in WHERE.items()),
            Say("{}_{}", "1 with a {1} on the track of {0}",
                [(ability, member) for ability in terms.ABILITIES for member in terms.MEMBERS], "learners"),
        )),
        Layout("goods", SEAT_ROWS, "goods by store; food by the bowl",
               (Say("{}", "goods in the store {}", stores, "goods"),)),
        Layout("memory", SEAT_ROWS, "figures in the memory of each tribe",
               (Say("{}", "figures of the {}", species, "memory"),)),
        Layout("land", places.CELL_NAMES, "the territory, its tiles and all that stands on them", (
            Say("territory", "1 for a cell of the board's side", of={cell: 1 for cell in names.cells}),
            Say("opened", "1 when it gets a tile in this phase"),
            Say("{}", "1 for a tile of {}", terms.TERRAINS, _cells(Look(terrain), "tile")),
            Say("amount", "units of its resource", of=_cells(Look(amount), "tile")),
            Say("appears_{}", "1 where this appears: {}", species, _cells(Look(appears), "tile")),
            Say("arrow_{}", "1 when its arrow points {}", terms.DIRECTIONS, _cells(Look(arrow), "tile")),
            Say("harvested", "how often its resource was gathered"),
            Say("{}", "1 with this figure: {}", species, "animals"),
            Say("camp {}", "1 with the camp of the seat in row {!r}", SEAT_ROWS, Beside("camp")),
            Say("journey {}", "1 with its token of a long journey, {}", SEAT_ROWS, Beside("journey")),
            Say("megalith {}", "1 with a megalith of the seat in row {!r}", SEAT_ROWS,
                Beside(Word(places.CELL_NAMES, 1, field="megalith"))),
            Say("group {}", "1 with an expedition of the seat in row {!r}", SEAT_ROWS,
                _cells(Word(names.seats, 1), "group_of")),
            Say("errand_{}", "1 when it is there to {}", tuple(ERRANDS),
                _cells(At(terms.ERRAND, Look(errands)), "group")),
            Say("sent_{}", "members {} of the expedition", terms.MEMBERS,
                _cells(Counted(terms.MEMBERS, terms.HUNTERS), "group")),
            Say("sent_tool", "tools of the expedition",
                of=_cells(At(terms.TOOLS, Number(0, terms.MOST_SENT)), "group")),
            Say("asked", "1 for the cell that the decision is about",
                of=Top(terms.CELL, Word(places.CELL_NAMES), ["group", "load"])),
            *(alone.LAND if solo else ()),
        )),
        Layout("pile", ("unseen",), "tiles that may still be turned up",
               (Say("{}", "1 while the tile {} lies face down", names.tiles, "pile"),)),
        Layout("supply", ("corners",), "figures in the corners of the board",
               (Say("{}", "figures of the {}", species, "supply"),)),
        Layout("cave", names.painting_cells, "the cells of the painting tiles", (
            Say("shown", "1 when the painting is turned up",
                of=_tiles(names, dict.fromkeys(range(1, terms.PAINTINGS + 1), 1))),
            Say("unseen", "1 while nobody has seen it", of=_tiles(names, {0: 1})),
            Say("cubes {}", "cubes of the seat in row {!r}", SEAT_ROWS,
                Weighed(_owned(names.painting_cells, names, "cube_of"), Number(0, 2, field="cubes"))),
            _workers("painters"),
            Say("token {}", "1 with the token for a superb painting of the seat in row {!r}", SEAT_ROWS,
                Beside("superb")),
            *([alone.cave(names)] if solo else ()),
        )),
        Layout("crafts", names.crafts, "the craft tiles", (
            Say("space", "its space of the display, 0 for none",
                of=Ordered(Spaces(names.crafts, terms.CRAFT_SPACES, field="display"))),
            Say("unseen", "1 while it lies face down", of="crafts_left"),
            Say("of {}", OWNERS, SEAT_ROWS, _owned(names.crafts, names, "craft_of")),
            _workers(Weighed(Word(names.crafts, field="display"), Piece(names.seats, terms.MEMBERS, field="crafter"))),
            *(alone.CRAFTS if solo else ()),
        )),
        Layout("hut", terms.HUT, "the actions of the shaman; of: whose shaman is there", (
            Say("of {}", OWNERS, SEAT_ROWS, "hut"),
            Say("done {}", "1 when the seat in row {!r} has carried it out", SEAT_ROWS, Beside("done")),
            *(alone.HUT if solo else ()),
        )),
        Layout("objectives", names.objectives, "the objectives", (
            Say("open", "1 when it is in the game", of=Listed(names.objectives, field="objective")),
            Say("rounds", "rounds in which somebody met it", of=Counted(names.objectives, 2, field="objective_rounds")),
            Say("met {}", "1 or 2: the round in which the seat in row {!r} met it", SEAT_ROWS, Beside("objectives")),
        )),
        *(alone.parts(names) if solo else ()),
    )  # fmt: skip


def _cells(kind: Column, field: str) -> By:
    """What there is of each cell of the territory."""
    return By(places.CELL_NAMES, kind, field=field)


def _tiles(names: Names, told: dict[int, int]) -> dict[str, At]:
    """Something of the tile of each cell of the cave, told by its place in it: 0 while nobody has seen it."""
    rows = len(terms.PAINTING_ROWS)
    return {cell: At(i // rows, Look(told), field="revealed") for i, cell in enumerate(names.painting_cells)}


def _owned(places: Sequence[str], names: Names, field: str) -> By:
    """Of which seat something is in each of some places."""
    return By(places, Word(names.seats, 1), field=field)


def _workers(of: Any) -> Say:
    """The member of a seat beside something."""
    words = [(seat, member) for seat in SEAT_ROWS for member in terms.MEMBERS]
    return Say("{1} {0}", "1 with the {1} of the seat in row {0!r} beside it", words, of)
