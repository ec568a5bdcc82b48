"""What one seat of Doggerland may know, as a structured object.

There is no private information (DG-HIDDEN-04): all seats and spectators see the same.  What lies face
down is unknown to everybody, but which tiles, crafts and paintings are among it can be counted out, so
they are listed, in no order.  The score sheet is made from this object alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from eolith.kernel.named import Named, counts
from eolith.kernel.observation import Pending, Plain, seat_name

from .. import layout, terms
from ..notation.position import ERRAND_NAMES, Names, write_worker

if TYPE_CHECKING:
    from eolith.kernel.game import Game
    from eolith.kernel.state import State

    from ..pack import Pack


Counts = Mapping[str, int]
"""How many by id; only what there is."""


class Group(Struct, frozen=True):
    """An expedition on a tile."""

    seat: str
    errand: str
    """gather, hunt or scout."""
    members: Counts
    """By kind."""
    tools: int

    @property
    def people(self) -> int:
        """Members; the chief counts as one."""
        return sum(self.members.values())

    @property
    def skill(self) -> int:
        """DG-EXPED-06."""
        return self.people + self.members.get("chief", 0) + self.tools


class SeatView(Struct, frozen=True):
    """A seat, as everybody sees it."""

    seat: str
    camp: str
    home: Counts
    """Members in the dwellings, by kind."""
    hunters: int
    """All grown-up hunter-gatherers, wherever they are."""
    newborns: int
    hunters_left: int
    """Hunter-gatherers in the own supply."""
    room: int
    """Members that the dwellings house."""
    goods: Counts
    """By terms.STORES: food by the bowl."""
    deprivation: int
    dwellings: Counts
    """By kind; ramshackle ones that are not covered."""
    levels: Mapping[str, int]
    """Of each ability, from 1."""
    memory: Counts
    crafts: tuple[str, ...]
    done: tuple[str, ...]
    """Actions of the shaman that have been carried out."""
    objectives: Mapping[str, int]
    """By objective: in the first or in the second round it was met."""
    births: int
    megaliths: tuple[str, ...]
    """Their cells."""
    journey: str | None
    """The cell of the long-journey token."""
    journey_since: int
    """The round in which it was laid."""
    passed: bool
    finished: bool
    builders: Counts
    parents: Counts
    learners: Mapping[str, str]
    """By ability: the member on its track."""
    helper: str | None
    """The member with the shaman who prays for twins."""
    superb: str | None
    """The cell of the cave with the token of a superb painting."""

    @property
    def members(self) -> int:
        """DG-FEED-01: grown-ups, chief and shaman included."""
        return 2 + self.hunters


class Observation(Plain, frozen=True):
    """All that anybody may know of a position."""

    viewer: str | None
    """"A" to "D", or None for a spectator."""
    players: int
    options: Mapping[str, str]
    round: int
    season: str
    """warm or cold."""
    phase: str
    """One of terms.PHASES, or over."""
    turn: str | None
    """Whose decision it is: a seat, "chance", or None after the end."""
    first: str
    """Who holds the first-player marker."""
    marker_taken: bool
    """By the shaman, in this round."""
    arrow: str
    """The slot of the priority arrow."""
    centre_arrow: str
    territory: tuple[str, ...]
    """The cells that can get a tile."""
    tiles: Mapping[str, str]
    """By cell."""
    opened: tuple[str, ...]
    """Cells that get a tile in this phase."""
    harvested: Counts
    """By cell: how often its resource was gathered."""
    animals: Mapping[str, str]
    """By cell: the species."""
    groups: Mapping[str, Group]
    pile: tuple[str, ...]
    """Tiles that lie face down, in no order."""
    supply: Counts
    """Figures in the corners."""
    objectives: Counts
    """Those in the game, by the number of rounds in which somebody met them."""
    cave: tuple[str, ...]
    """Painting tiles that are turned up, in their places."""
    covered: int
    """Painting tiles of the cave that lie face down."""
    paintings_unseen: tuple[str, ...]
    """Where these come from, in no order: all that nobody has seen."""
    cubes: Mapping[str, str]
    """By cell of the cave: the letter of a seat, once for each cube."""
    painters: Mapping[str, str]
    """By cell of the cave, as `A chief`."""
    display: tuple[str | None, ...]
    """Crafts on show, by space."""
    crafters: Mapping[str, str]
    """By craft, as `A chief`."""
    crafts_left: tuple[str, ...]
    """Crafts that lie face down, in no order."""
    hut: Mapping[str, str]
    """By action: whose shaman is there."""
    pending: Pending | None
    later: tuple[Pending, ...]
    seats: tuple[SeatView, ...]


def observe(game: Game[Pack], state: State, viewer: int | None) -> Observation:
    """What a viewer may know of a state now; ValueError for a seat that the game does not have."""
    fields, names, cells = state.fields(), Names(game), layout.CELL_NAMES
    agenda = [_pending(frame) for frame in reversed(fields["agenda"][: fields["depth"] + 1])]
    placed = sorted(zip(fields["revealed"], names.paintings))
    cubes = zip(names.painting_cells, fields["cube_of"], fields["cubes"])
    shown = zip(names.objectives, fields["objective"], fields["objective_rounds"])
    return Observation(
        viewer=None if viewer is None else terms.SEATS[viewer],
        players=game.players,
        options=Named(game.options),
        round=fields["round"],
        season=terms.SEASONS[(fields["round"] - 1) % 2],
        phase="over" if fields["over"] else terms.PHASES[fields["phase"]],
        turn=agenda[0].seat if agenda else None,
        first=terms.SEATS[fields["first"]],
        marker_taken=fields["marker_taken"] > 0,
        arrow=names.slots[fields["arrow"]],
        centre_arrow=terms.DIRECTIONS[fields["centre_arrow"]],
        territory=names.cells,
        tiles=Named((cell, names.tiles[tile]) for cell, tile in zip(cells, fields["tile"]) if tile >= 0),
        opened=tuple(cell for cell, tile in zip(cells, fields["tile"]) if tile == terms.OPENED),
        harvested=counts(cells, fields["harvested"]),
        animals=Named((cell, terms.SPECIES[figure - 1]) for cell, figure in zip(cells, fields["animal"]) if figure),
        groups=Named((cells[i], _group(fields, i)) for i in range(terms.CELLS) if fields["group_of"][i]),
        pile=tuple(counts(names.tiles, fields["unseen"])),
        supply=counts(terms.SPECIES, fields["supply"]),
        objectives=Named((objective, rounds) for objective, there, rounds in shown if there),
        cave=tuple(painting for place, painting in placed if place),
        covered=fields["covered"],
        paintings_unseen=tuple(painting for place, painting in placed if not place),
        cubes=Named((cell, terms.SEATS[owner - 1] * number) for cell, owner, number in cubes if number),
        painters=_workers(names.painting_cells, fields["painter"]),
        display=tuple(names.crafts[craft] if craft >= 0 else None for craft in fields["display"]),
        crafters=_workers([names.crafts[craft] for craft in fields["display"]], fields["crafter"]),
        crafts_left=tuple(counts(names.crafts, fields["crafts_left"])),
        hut=Named((cell, terms.SEATS[owner - 1]) for cell, owner in zip(terms.HUT, fields["hut"]) if owner),
        pending=agenda[0] if agenda else None,
        later=tuple(agenda[1:]),
        seats=tuple(_seat_view(game, names, fields, seat) for seat in range(game.players)),
    )


def _seat_view(game: Game[Pack], names: Names, fields: Mapping[str, Any], seat: int) -> SeatView:
    cells = layout.CELL_NAMES
    hunters, newborns = fields["hunters"][seat], fields["newborns"][seat]
    kinds = zip(game.pack.dwellings, fields["dwellings"][seat])
    learners = zip(terms.ABILITIES, fields["learner"][seat])
    journey, helper, superb = (fields[name][seat] for name in ("journey", "helper", "superb"))
    return SeatView(
        seat=terms.SEATS[seat],
        camp=cells[fields["camp"][seat]],
        home=counts(terms.MEMBERS, fields["home"][seat]),
        hunters=hunters,
        newborns=newborns,
        hunters_left=terms.HUNTERS - hunters - newborns,
        room=sum(dwelling.capacity * number for dwelling, number in kinds),
        goods=counts(terms.STORES, fields["stock"][seat]),
        deprivation=fields["deprivation"][seat],
        dwellings=counts(terms.DWELLINGS, fields["dwellings"][seat]),
        levels=Named((ability, level + 1) for ability, level in zip(terms.ABILITIES, fields["level"][seat])),
        memory=counts(terms.SPECIES, fields["memory"][seat]),
        crafts=tuple(craft for craft, owner in zip(names.crafts, fields["craft_of"]) if owner == seat + 1),
        done=tuple(counts(terms.HUT, fields["done"][seat])),
        objectives=counts(names.objectives, fields["goal"][seat]),
        births=fields["births"][seat],
        megaliths=tuple(cells[cell - 1] for cell in fields["megalith"][seat] if cell),
        journey=cells[journey - 1] if journey else None,
        journey_since=fields["journey_since"][seat],
        passed=fields["passed"][seat] > 0,
        finished=fields["finished"][seat] > 0,
        builders=counts(terms.MEMBERS, fields["builders"][seat]),
        parents=counts(terms.MEMBERS, fields["parents"][seat]),
        learners=Named((ability, terms.MEMBERS[member - 1]) for ability, member in learners if member),
        helper=terms.MEMBERS[helper - 1] if helper else None,
        superb=names.painting_cells[superb - 1] if superb else None,
    )


def _group(fields: Mapping[str, Any], cell: int) -> Group:
    *members, tools, errand = fields["group"][cell]
    owner = terms.SEATS[fields["group_of"][cell] - 1]
    return Group(owner, ERRAND_NAMES[errand], counts(terms.MEMBERS, members), tools)


def _workers(places: Iterable[str], workers: Iterable[int]) -> Named[str]:
    return Named((place, write_worker(worker)) for place, worker in zip(places, workers) if worker)


def _pending(frame: list[int]) -> Pending:
    return Pending(terms.FRAMES[frame[0]], seat_name(frame[1]), tuple(frame[2:]))
