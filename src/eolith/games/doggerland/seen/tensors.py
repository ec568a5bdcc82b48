"""An observation of Doggerland as named tensors, for learning programs.

All are int16 tables of plain counts with shapes that do not depend on the number of players, but that
one who plays alone sees more; `legend` prints what every row and column means.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from eolith.kernel.frames import of_pending
from eolith.kernel.seen_tensors import SEAT_ROWS, Layout, Say, of_later, of_options, of_seats

from .. import layout as places, terms
from ..notation.agenda import SLOTS_SEEN, frames_of
from ..notation.columns import ERRANDS, names_of
from . import alone

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack
    from .observation import Observation


SEAT_NUMBERS = (
    "hunters", "newborns", "hunters_left", "room", "deprivation", "births", "journey_since", "passed", "finished",
)  # fmt: skip
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
    return (
        Layout("table", ("table",), "the table and the round", (
            Say("players", "number of players"),
            Say("round", "round, 1 for the first"),
            Say("season_{}", "1 in a {} season", terms.SEASONS),
            Say("phase_{}", "1 in the phase {}", (*terms.PHASES, "over")),
            Say("chance", "1 when chance decides", see=lambda seen: seen.turn == "chance"),
            Say("marker_taken", "1 when a shaman has taken the first-player marker in this round"),
            Say("arrow_{}", "1 with the priority arrow at {}", names.slots),
            Say("centre_{}", "1 when the centre tile points {}", terms.DIRECTIONS, "centre_arrow"),
            Say("covered", "painting tiles of the cave that lie face down"),
            of_options(game),
            *(alone.TABLE if solo else ()),
        )),
        Layout("pending", ("pending",), "what is decided now", of_pending(frames, slots)),
        of_later(tuple(frames)),
        Layout("seats", SEAT_ROWS, "each tribe and where its members are", (
            Say("present", "1 when the seat plays: the mask of absent seats", see=lambda seen, view: 1),
            Say("turn", "1 when this seat decides", see=lambda seen, view: seen.turn == view.seat),
            Say("first", "1 with the first-player marker", see=lambda seen, view: seen.first == view.seat),
            *map(Say, SEAT_NUMBERS),
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
            Say("territory", "1 for a cell of the board's side"),
            Say("opened", "1 when it gets a tile in this phase"),
            Say("{}", "1 for a tile of {}", terms.TERRAINS, _tiles(game, lambda tile: terms.TERRAINS[tile.terrain])),
            Say("amount", "units of its resource", see=_tiles(game, lambda tile: tile.amount)),
            Say("appears_{}", "1 where this appears: {}", species,
                _tiles(game, lambda tile: species[tile.animal] if tile.animal >= 0 else None)),
            Say("arrow_{}", "1 when its arrow points {}", terms.DIRECTIONS,
                _tiles(game, lambda tile: terms.DIRECTIONS[tile.arrow] if tile.terrain != terms.HEARTH else None)),
            Say("harvested", "how often its resource was gathered"),
            Say("{}", "1 with this figure: {}", species, "animals"),
            Say("camp {}", "1 with the camp of the seat in row {!r}", SEAT_ROWS, of_seats("camp")),
            Say("journey {}", "1 with its token of a long journey, {}", SEAT_ROWS, of_seats("journey")),
            Say("megalith {}", "1 with a megalith of the seat in row {!r}", SEAT_ROWS, of_seats("megaliths")),
            Say("group {}", "1 with an expedition of the seat in row {!r}", SEAT_ROWS, _groups("seat")),
            Say("errand_{}", "1 when it is there to {}", tuple(ERRANDS), _groups("errand")),
            Say("sent_{}", "members {} of the expedition", terms.MEMBERS, _groups("members")),
            Say("sent_tool", "tools of the expedition", see=_groups("tools")),
            Say("asked", "1 for the cell that the decision is about", see=_asked),
            *(alone.LAND if solo else ()),
        )),
        Layout("pile", ("unseen",), "tiles that may still be turned up",
               (Say("{}", "1 while the tile {} lies face down", names.tiles, "pile"),)),
        Layout("supply", ("corners",), "figures in the corners of the board",
               (Say("{}", "figures of the {}", species, "supply"),)),
        Layout("cave", names.painting_cells, "the cells of the painting tiles", (
            Say("shown", "1 when the painting is turned up", see=_cells("cave")),
            Say("unseen", "1 while nobody has seen it", see=_cells("paintings_unseen")),
            Say("cubes {}", "cubes of the seat in row {!r}", SEAT_ROWS, _cubes),
            _workers("painters"),
            Say("token {}", "1 with the token for a superb painting of the seat in row {!r}", SEAT_ROWS,
                of_seats("superb")),
            *(alone.CAVE if solo else ()),
        )),
        Layout("crafts", names.crafts, "the craft tiles", (
            Say("space", "its space of the display, 0 for none", see=_spaces),
            Say("unseen", "1 while it lies face down", see="crafts_left"),
            Say("of {}", OWNERS, SEAT_ROWS, of_seats("crafts")),
            _workers("crafters"),
            *(alone.CRAFTS if solo else ()),
        )),
        Layout("hut", terms.HUT, "the actions of the shaman; of: whose shaman is there", (
            Say("of {}", OWNERS, SEAT_ROWS, "hut"),
            Say("done {}", "1 when the seat in row {!r} has carried it out", SEAT_ROWS, of_seats("done")),
            *(alone.HUT if solo else ()),
        )),
        Layout("objectives", names.objectives, "the objectives", (
            Say("open", "1 when it is in the game", see=lambda seen: list(seen.objectives)),
            Say("rounds", "rounds in which somebody met it", see="objectives"),
            Say("met {}", "1 or 2: the round in which the seat in row {!r} met it", SEAT_ROWS, of_seats("objectives")),
        )),
        *(alone.parts(names) if solo else ()),
    )  # fmt: skip


# --- what an observation says in other words -----------------------------------------------------------


def _tiles(game: Game[Pack], say: Callable[[Any], Any]) -> Callable[[Observation], Any]:
    """Something of the tile on each cell."""
    tiles = {tile.id: tile for tile in game.pack.tiles}
    return lambda seen: {cell: say(tiles[name]) for cell, name in seen.tiles.items()}


def _groups(attribute: str) -> Callable[[Observation], Any]:
    return lambda seen: {cell: getattr(group, attribute) for cell, group in seen.groups.items()}


def _workers(attribute: str) -> Say:
    """The member of a seat, which is seen as `A chief`, beside something."""

    def see(seen: Observation) -> Mapping[str, Any]:
        return {place: {by[2:]: by[0]} for place, by in getattr(seen, attribute).items()}

    words = [(member, seat) for seat in SEAT_ROWS for member in terms.MEMBERS]
    return Say("{} {}", "1 with the {} of the seat in row {!r} beside it", words, see)


def _asked(seen: Observation) -> str | None:
    if seen.pending is None or seen.pending.kind not in ("group", "load"):
        return None
    return places.CELL_NAMES[seen.pending[terms.CELL]]


def _cells(attribute: str) -> Callable[[Observation], Any]:
    """The cells of some painting tiles."""
    return lambda seen: [f"{tile}.{part}" for tile in getattr(seen, attribute) for part in terms.PAINTING_ROWS]


def _cubes(seen: Observation) -> Mapping[str, Any]:
    return {cell: {cubes[0]: len(cubes)} for cell, cubes in seen.cubes.items() if cubes[0] in terms.SEATS}


def _spaces(seen: Observation) -> Mapping[str, int]:
    return {craft: space for space, craft in enumerate(seen.display, 1) if craft}
