"""The table and the tribes of Doggerland by name: each field of a state is declared here once.

An observation is what all seats and spectators see (DG-HIDDEN-04): what lies face down is unknown to
everybody, but which tiles, crafts and paintings are among it can be counted out, so they are listed,
in no order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from functools import lru_cache
from typing import Annotated, Any

from msgspec import Struct

from eolith.kernel.columns import (
    By,
    Column,
    Columns,
    Counted,
    Few,
    Fields,
    Flag,
    Listed,
    Lying,
    Number,
    Piece,
    Spaces,
    Told,
    Word,
    Words,
    ids,
)
from eolith.kernel.entries import choice, integer, numbers, sequence, table, wrong
from eolith.kernel.game import Game
from eolith.kernel.named import Named, counts
from eolith.kernel.observation import Pending, Plain
from eolith.kernel.readings import Place, Reads

from .. import layout, terms
from ..pack import AlonePack, Pack
from .actions import painting_cells
from .supply import in_play, waiting

MOST = 999
"""The most of one good, of tokens and so on."""
CELLS = layout.CELL_NAMES
ERRANDS = {"gather": terms.GATHER, "hunt": terms.HUNT, "scout": terms.SCOUT}
FIRST = [int(objective < terms.OPEN_OBJECTIVES) for objective in range(terms.OBJECTIVES)], [0] * terms.OBJECTIVES
Counts = Mapping[str, int]
"""How many by id; only what there is."""


# --- what is odd ------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Objectives(Column):
    """The objectives in the game, each with the rounds in which somebody met it."""

    words: Words

    def see(self, raw: Any) -> Named[int]:
        return Named((word, rounds) for word, there, rounds in zip(self.words, *raw) if there)

    def read(self, entry: str, value: Any) -> Any:
        if not isinstance(value, Mapping):
            return numbers(entry, value, self.words, 1), [0] * len(self.words)
        found = table(entry, value, self.words)
        rounds = [integer(f"{entry}.{word}", found.get(word, 0), 0, 2) for word in self.words]
        return [int(word in found) for word in self.words], rounds


@dataclass(frozen=True, eq=False)
class Cubes(Column):
    """Cubes by cell: the letter of a seat, once or twice."""

    words: Words
    seats: Words

    def see(self, raw: Any) -> Named[str]:
        return Named((word, self.seats[owner - 1] * cubes) for word, owner, cubes in zip(self.words, *raw) if cubes)

    def read(self, entry: str, value: Any) -> Any:
        owners, cubes = [0] * len(self.words), [0] * len(self.words)
        for cell, letters in table(entry, value, self.words).items():
            seat, number = letters[:1] if isinstance(letters, str) else letters, self.words.index(cell)
            owners[number] = 1 + choice(f"{entry}.{cell}", seat, self.seats)
            if letters not in (seat, 2 * seat):
                raise wrong(f"{entry}.{cell}", letters, "the letter of a seat, once or twice")
            cubes[number] = len(letters)
        return owners, cubes


@dataclass(frozen=True, eq=False)
class Owned(Listed):
    """The words that a seat owns, of which the state holds the owner by word."""

    _: KW_ONLY
    by_hand: bool = True

    def take(self, fields: Fields, seat: int | None) -> list[bool]:
        return [owner - 1 == seat for owner in fields[self.field]]


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


@dataclass(frozen=True, eq=False)
class Places(Column):
    """What lies in each of some places, from the left; None, in positions "", in an empty one."""

    words: Words
    places: int

    def see(self, raw: list[int]) -> tuple[str | None, ...]:
        return tuple([self.words[number - 1] if number else None for number in raw])

    def read_as(self, at: Place) -> Reads:
        return Few(self.words, self.places).read_as(at)

    def read(self, entry: str, value: Any) -> list[int]:
        return [
            1 + choice(entry, word, self.words) if word != "" else 0 for word in sequence(entry, value, self.places)
        ]


# --- what follows from the rest, if nothing is missing ----------------------------------------------------


def rest_of_tiles(game: Game[Pack], fields: Fields) -> list[int]:
    """The pile: tiles in play that do not lie on the map."""
    laid = fields["tile"]
    return [int(tile > 0 and in_play(game, tile) and tile not in laid) for tile in range(terms.TILES)]


def rest_of_figures(game: Game[Pack], fields: Fields) -> list[int]:
    """The figures in the corners."""
    out = [figure - 1 for figure in fields["animal"] if figure]
    out += [frame[terms.FIGURE] for frame in waiting(fields, "memory")]
    out += [figure - 1 for figure in fields.get("solo_memory", ()) if figure]
    held = [sum(row[species] for row in fields["memory"]) for species in range(len(terms.SPECIES))]
    return [animal.copies - out.count(i) - held[i] for i, animal in enumerate(game.pack.animals)]


def rest_of_crafts(game: Game[Pack], fields: Fields) -> list[int]:
    """The crafts that lie face down."""
    lying = [*fields["display"], *(craft for craft, there in enumerate(fields.get("craft_discards", ())) if there)]
    return [int(not owner and craft not in lying) for craft, owner in enumerate(fields["craft_of"])]


def rest_of_paintings(game: Game[Pack], fields: Fields) -> int:
    """The paintings of the cave that lie face down."""
    shown: int = sum(place > 0 for place in fields["revealed"])
    return game.pack.set_up(game.sides).paintings - shown


def rest_of_goals(game: Game[AlonePack], fields: Fields) -> list[list[int]]:
    """The first goals that do not exclude each other, none of them met."""
    drawn: list[int] = []
    for goal, face in enumerate(game.pack.solo_goals):
        if face.excludes not in drawn and len(drawn) < game.content.goals_drawn:
            drawn.append(goal)
    due = len(drawn) if fields["phase"] != terms.SETUP else 0
    return [[int(goal in drawn[:due]) for goal in range(terms.GOALS)], [0] * terms.GOALS]


def rest_of_cards(game: Game[AlonePack], fields: Fields) -> list[int]:
    """The card of the round, and as many others as rounds have passed."""
    card, due = fields["card"] - 1, fields["round"]
    others = [one for one in range(terms.CARDS) if one != card][: due - 1]
    return [int(card >= 0 and (one == card or one in others)) for one in range(terms.CARDS)]


def rest_of_covering(game: Game[AlonePack], fields: Fields) -> list[int]:
    """Status dwellings stand on ramshackle ones before simple ones do."""
    ramshackle, _, status = fields["dwellings"][0]
    covered = terms.RAMSHACKLES - ramshackle
    return [0, covered - min(covered, status), min(covered, status)]


def start_tiles() -> list[int]:
    """The tiles on the map before anything was discovered."""
    around = [cell for cell in layout.START_BLOCK if cell != terms.CENTRE]
    tiles = {cell: tile for tile, cell in enumerate([terms.CENTRE, *around])}
    return [tiles.get(cell, terms.EMPTY) for cell in range(terms.CELLS)]


# --- the columns ------------------------------------------------------------------------------------------


class SeatView(Struct, frozen=True):
    """A seat, as everybody sees it."""

    seat: str
    camp: Annotated[str, Word(CELLS, 0, "cells", usual=terms.CENTRE)]
    home: Annotated[Counts, Counted(terms.MEMBERS, terms.HUNTERS, entry=None)]
    """Members in the dwellings, by kind."""
    hunters: Annotated[int, Number(0, terms.HUNTERS, usual=terms.START_HUNTERS)]
    """All grown-up hunter-gatherers, wherever they are."""
    newborns: Annotated[int, Number(0, 3)]
    hunters_left: int
    """Hunter-gatherers in the own supply."""
    room: int
    """Members that the dwellings house."""
    goods: Annotated[Counts, Counted(terms.STORES, MOST, field="stock")]
    """By terms.STORES: food by the bowl."""
    deprivation: Annotated[int, Number(0, MOST)]
    dwellings: Annotated[Counts, Counted(terms.DWELLINGS, terms.DWELLING_CELLS, usual=[terms.RAMSHACKLES, 0, 0])]
    """By kind; ramshackle ones that are not covered."""
    levels: Annotated[Counts, By(terms.ABILITIES, Number(1, terms.LEVELS, 1), field="level", usual=0)]
    """Of each ability, from 1."""
    memory: Annotated[Counts, Counted(terms.SPECIES, terms.MEMORY)]
    crafts: Annotated[tuple[str, ...], Owned("crafts", field="craft_of")]
    done: Annotated[tuple[str, ...], Listed(terms.HUT)]
    """Actions of the shaman that have been carried out."""
    objectives: Annotated[Counts, Counted("objectives", 2, field="goal")]
    """By objective: in the first or in the second round it was met."""
    births: Annotated[int, Number(0, terms.ROUNDS)]
    megaliths: Annotated[
        tuple[str, ...], Few(CELLS, terms.MEGALITHS, "cells", told="3 cells", ordered=True, field="megalith")
    ]
    """Their cells."""
    journey: Annotated[str | None, Word(CELLS, 1, "cells")]
    """The cell of the long-journey token."""
    journey_since: Annotated[int, Number(0, terms.ROUNDS)]
    """The round in which it was laid."""
    passed: Annotated[bool, Flag()]
    finished: Annotated[bool, Flag()]
    builders: Annotated[Counts, Counted(terms.MEMBERS, terms.HUNTERS)]
    parents: Annotated[Counts, Counted(terms.MEMBERS, 2)]
    learners: Annotated[Mapping[str, str], By(terms.ABILITIES, Word(terms.MEMBERS, 1), field="learner")]
    """By ability: the member on its track."""
    helper: Annotated[str | None, Word(terms.MEMBERS, 1)]
    """The member with the shaman who prays for twins."""
    superb: Annotated[str | None, Word("painting_cells", 1)]
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
    round: Annotated[int, Number(1, terms.ROUNDS, usual=1)]
    season: str
    """warm or cold."""
    phase: Annotated[str, Word(terms.PHASES, usual=terms.PLANNING)]
    """One of terms.PHASES, or over."""
    turn: str | None
    """Whose decision it is: a seat, "chance", or None after the end."""
    first: Annotated[str, Word("seats", usual=0)]
    """Who holds the first-player marker."""
    marker_taken: Annotated[bool, Flag()]
    """By the shaman, in this round."""
    arrow: Annotated[str, Word("slots", usual=0)]
    """The slot of the priority arrow."""
    centre_arrow: Annotated[str, Word(terms.DIRECTIONS, usual=0)]
    territory: tuple[str, ...]
    """The cells that can get a tile."""
    tiles: Annotated[Mapping[str, str], By(CELLS, Word("tiles"), "cells", field="tile", usual=start_tiles())]
    """By cell."""
    opened: Annotated[tuple[str, ...], Lying(CELLS, terms.OPENED, field="tile")]
    """Cells that get a tile in this phase."""
    harvested: Annotated[Counts, By(CELLS, Number(0, "harvests"), "cells")]
    """By cell: how often its resource was gathered."""
    animals: Annotated[Mapping[str, str], By(CELLS, Word(terms.SPECIES, 1), "cells", field="animal")]
    """By cell: the species."""
    groups: Annotated[Mapping[str, Group], Told("expeditions", field="group_of group")]
    pile: Annotated[tuple[str, ...], Listed("tiles", field="unseen", rest=rest_of_tiles)]
    """Tiles that lie face down, in no order."""
    supply: Annotated[Counts, Counted(terms.SPECIES, MOST, rest=rest_of_figures)]
    """Figures in the corners."""
    objectives: Annotated[Counts, Objectives("objectives", field="objective objective_rounds", usual=FIRST)]
    """Those in the game, by the number of rounds in which somebody met them."""
    cave: Annotated[tuple[str, ...], Told("shown", field="revealed", usual=0)]
    """Painting tiles that are turned up, in their places."""
    covered: Annotated[int, Number(rest=rest_of_paintings)]
    """Painting tiles of the cave that lie face down."""
    paintings_unseen: Annotated[tuple[str, ...], Told("unseen", field="revealed", entry=None)]
    """Where these come from, in no order: all that nobody has seen."""
    cubes: Annotated[Mapping[str, str], Cubes("painting_cells", "seats", field="cube_of cubes")]
    """By cell of the cave: the letter of a seat, once for each cube."""
    painters: Annotated[Mapping[str, str], By("painting_cells", Piece("seats", terms.MEMBERS), field="painter")]
    """By cell of the cave, as `A chief`."""
    display: Annotated[tuple[str | None, ...], Spaces("crafts", terms.CRAFT_SPACES, usual=0)]
    """Crafts on show, by space."""
    crafters: Annotated[Mapping[str, str], Told("crafters", field="display crafter")]
    """By craft, as `A chief`."""
    crafts_left: Annotated[tuple[str, ...], Listed("crafts", rest=rest_of_crafts)]
    """Crafts that lie face down, in no order."""
    hut: Annotated[Mapping[str, str], By(terms.HUT, Word("seats", 1))]
    """By action: whose shaman is there."""
    pending: Pending | None
    later: tuple[Pending, ...]
    seats: tuple[SeatView, ...]


class AloneObservation(Observation, frozen=True):
    """The same in a game alone, with what rivals and cards do."""

    objectives: Annotated[Counts, Objectives("objectives", field="objective objective_rounds")]
    """There are none."""
    ending: str
    """How the game ended, one of terms.ALONE_ENDINGS; empty while it goes on."""
    cubes: Annotated[Mapping[str, str], Cubes("painting_cells", "painted_by", field="cube_of cubes")]
    """By cell of the cave: A for each own cube, R for one of the rivals."""
    card: Annotated[str | None, Word("cards", 1)]
    """The card of the round."""
    back: Annotated[str | None, Word("cards", 1)]
    """A card with the back that lies on top before the first round."""
    hook: Annotated[str | None, Word(terms.HOOKS, 1)]
    """How far the card is carried out."""
    declined: Annotated[bool, Flag()]
    """Whether the event was."""
    cards: Annotated[tuple[str, ...], Listed("cards", field="used", rest=rest_of_cards)]
    """Those that were turned up, in no order."""
    rivals: Annotated[Mapping[str, str], By(terms.RIVALS, Word(CELLS, 1), field="rival")]
    """Their cells."""
    rival_shamans: Annotated[Mapping[str, str], By(terms.RIVAL_SHAMANS, Word(terms.HUT, 1), field="rival_shaman")]
    """The actions that they block."""
    held: Annotated[tuple[str, ...], Listed(terms.RIVALS)]
    """Rivals that do not move in this round."""
    solo_memory: Annotated[tuple[str | None, ...], Places(terms.SPECIES, terms.SOLO_MEMORY)]
    """From the left."""
    discards: Annotated[tuple[str, ...], Listed("crafts", field="craft_discards")]
    """Crafts that were discarded."""
    goals: Annotated[Counts, Objectives("goals", field="solo_goal goal_cube", rest=rest_of_goals)]
    """Those in the game: 1 with a cube."""
    hunted: Annotated[int, Number(0, MOST)]
    """Animals hunted in the whole game."""
    white: Annotated[Mapping[str, str], By(terms.WHITE_FIGURES, Word(("visiting", "joined"), 1))]
    """White figures with the tribe."""
    white_at: Annotated[Mapping[str, str], By(terms.WHITE_FIGURES, Word(CELLS, 1))]
    """White figures on the map."""
    absent: Annotated[int, Number(0, terms.HUNTERS)]
    """Hunters that cannot be placed in this round."""
    closed: Annotated[Counts, Counted(terms.DWELLINGS, terms.DWELLING_CELLS)]
    """Dwellings that take no newborns in this round."""
    covering: Annotated[Counts, Counted(terms.DWELLINGS, terms.RAMSHACKLES, rest=rest_of_covering)]
    """Dwellings that were built on ramshackle ones."""


class TableBeside:
    """What positions have beside it."""

    over: Annotated[bool, Flag()]


class AloneBeside:
    """The same of a game alone, which can end in several ways."""

    over: Annotated[str | None, Word(terms.ALONE_ENDINGS[1:], 1)]


TABLE_ORDER = """round phase over first marker_taken arrow centre_arrow tiles objectives cave display opened harvested
    animals groups cubes painters crafters hut pile supply crafts_left"""
SEAT_ORDER = """camp hunters dwellings levels finished newborns deprivation births journey_since goods memory crafts
    done objectives"""
"""What positions begin with; the rest follows as it is declared."""


class Names:
    """The ids of a game's components by their numbers, and its columns."""

    def __init__(self, game: Game[Pack]) -> None:
        pack = game.pack
        self.seats = tuple(terms.SEATS[: game.sides])
        self.cells = tuple(CELLS[cell] for cell in pack.side(game.sides).cells)
        self.tiles = ids(pack.tiles)
        self.slots = ids(pack.arrow_slots)
        self.objectives = ids(pack.objectives)
        self.paintings = ids(pack.paintings)
        self.painting_cells = tuple(painting_cells(pack))
        self.crafts = ids(pack.crafts)
        self.workers = Piece(self.seats, terms.MEMBERS)
        self.harvests = pack.set_up(game.sides).harvests
        if isinstance(pack, AlonePack):
            self.cards, self.goals = ids(pack.cards), ids(pack.solo_goals)
            self.painted_by = ("A", "R")
        self.observation: type[Observation] = AloneObservation if game.alone else Observation
        beside = AloneBeside if game.alone else TableBeside
        self.table = Columns(self, self.observation, beside, order=TABLE_ORDER)
        self.seat = Columns(self, SeatView, order=SEAT_ORDER)

    def shown(self, places: list[int]) -> tuple[str, ...]:
        """The paintings of the cave in their places."""
        return tuple(painting for place, painting in sorted(zip(places, self.paintings)) if place)

    def unseen(self, places: list[int]) -> tuple[str, ...]:
        return tuple(sorted(painting for place, painting in zip(places, self.paintings) if not place))

    def expeditions(self, raw: tuple[list[int], list[list[int]]]) -> Named[Group]:
        errands = {number: name for name, number in ERRANDS.items()}
        return Named(
            (cell, Group(self.seats[owner - 1], errands[errand], counts(terms.MEMBERS, members), tools))
            for cell, owner, (*members, tools, errand) in zip(CELLS, *raw)
            if owner
        )

    def crafters(self, raw: tuple[list[int], list[int]]) -> Named[str]:
        return Named((self.crafts[craft], str(self.workers.see(by))) for craft, by in zip(*raw) if by)


names_of = lru_cache(maxsize=64)(Names)
"""The names of a game, gathered once."""
