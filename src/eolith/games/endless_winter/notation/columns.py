"""The table and the seats of Endless Winter by name: each field of a state is declared here once.

Where a card of another seat lies may be hidden, but never which cards that seat owns: all are gained
openly.  So of a hidden hand, deck, pile and burial ground the sizes are shown, and all their cards
together.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any

from msgspec import Struct

from eolith.kernel.columns import (
    Bits,
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
    Part,
    Piece,
    Spaces,
    Told,
    Word,
    ids,
)
from eolith.kernel.entries import wrong
from eolith.kernel.game import Game
from eolith.kernel.named import Named, counts
from eolith.kernel.observation import Pending, Plain
from eolith.kernel.readings import Count, Place, Reads

from .. import layout, terms
from ..pack import AlonePack, Pack, PrototypePack
from ..pack.field import field_of
from .actions import clause_name

CHIEF_PLACES = ("home", *terms.PLACES, "out")
"""By the value of `chief_at`."""
ZONES = {"hand": "hand", "deck": "deck", "discard": "discards", "played": "played", "pile": "pile",
         "buried": "buried"}  # fmt: skip
"""The field that holds each zone of a seat's cards."""
ERAS = ("era_1", "era_2")
MOST_LABOR = 999
MOST = 99
"""A number of cards, animals or uses that a puzzle can name."""
Counts = Mapping[str, int]
"""How many by id; only what there is."""


# --- what is odd ------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Halves(Column):
    """Labor, which the state holds in halves."""

    def see(self, raw: int) -> float:
        return raw / 2

    def read_as(self, at: Place) -> Reads:
        yield (), Count(at.start, 0, 2 * MOST_LABOR)

    def read(self, entry: str, value: Any) -> int:
        if (
            isinstance(value, bool)
            or not isinstance(value, int | float)
            or not 0 <= value <= MOST_LABOR
            or value * 2 % 1
        ):
            raise wrong(entry, value, f"0 to {MOST_LABOR}, also with .5")
        return int(value * 2)


def _column(raw: tuple[int, int]) -> str | None:
    stage, column = raw
    return terms.PLACES[column] if stage > terms.CULTURE_STEP else None


def _tribe(raw: tuple[int, list[int]]) -> Named[int]:
    home, placed = raw
    return Named(home=home, **counts(terms.PLACES, placed))


def _culture_left(places: list[int]) -> tuple[int, int]:
    era = terms.CULTURE_OF_ERA
    return places[:era].count(0), places[era:].count(0)


def _culture_left_alone(raw: tuple[list[int], list[int], list[int]]) -> tuple[int, int]:
    """Less what was set apart and nobody has seen (EWS-SETUP-14)."""
    places, sacrifice, buried = raw
    left = _culture_left(places)
    return left[0] - sacrifice[0] - buried[0], left[1] - sacrifice[1] - buried[1]


# --- what follows from the rest, if nothing is missing ----------------------------------------------------


def rest_of_tribes(game: Game[Pack], fields: Fields) -> list[int]:
    """The tribe cards of the supply."""
    return [
        game.pack.cards[card].copies - sum(row[card] for zone in ZONES.values() for row in fields[zone])
        for card in range(terms.FIRST_TRIBE, terms.FIRST_CULTURE)
    ]


def rest_of_animals(game: Game[Pack], fields: Fields) -> list[int]:
    """The deck of animals."""
    rows = [*fields["unused"], *fields["used"], fields["ground"]]
    return [animal.copies - sum(row[species] for row in rows) for species, animal in enumerate(game.pack.animals)]


def rest_of_tiles(game: Game[Pack], fields: Fields) -> list[int]:
    """The land tiles in the box."""
    return [max(0, tile.copies - fields["terrain"].count(kind)) for kind, tile in enumerate(game.pack.terrains)]


# --- the columns ------------------------------------------------------------------------------------------


class SeatView(Struct, frozen=True):
    """A seat, as the observer sees it."""

    seat: str
    chief: Annotated[str | None, Word("chiefs", 1)]
    side: Annotated[str | None, Word(("a", "b"), 1)]
    """a or b; None before it is chosen or shown."""
    setup_card: Annotated[str | None, Word("setup_cards", 1)]
    score: Annotated[int, Number(0, 9999, usual=0)]
    """The marker on the score track; the final score when the game is over."""
    food: Annotated[int, Number(0, terms.MOST_FOOD, usual=0)]
    capacity: int
    tools: Annotated[int, Number(0, terms.MOST_TOOLS, usual=0)]
    chief_at: Annotated[str, Word(CHIEF_PLACES, usual=0)]
    """home, a column, rest, or out."""
    tribe: Annotated[Counts, Told(_tribe, field="tribe_home tribe_at", usual=0)]
    """Tribe figures at home and by place."""
    hand_size: int
    deck_size: int
    pile_size: int
    buried_size: int
    hand: Annotated[Counts | None, Counted("cards", MOST, usual=0)]
    deck: Annotated[Counts | None, Counted("cards", MOST, usual=0)]
    """The cards of the deck, which has no known order (EW-HIDDEN-02); None as the others for who may not know."""
    pile: Annotated[Counts | None, Counted("cards", MOST, usual=0)]
    buried: Annotated[Counts | None, Counted("cards", MOST, usual=0)]
    discard_size: int
    hidden: Counts
    """All cards of the zones above that are None; empty for the seat itself."""
    discard: Annotated[Counts, Counted("cards", MOST, field="discards", usual=0)]
    """As far as it is open: to others perhaps its top card alone (EW-HIDDEN-03)."""
    played: Annotated[Counts, Counted("cards", MOST, usual=0)]
    camps: Annotated[Counts, Counted(layout.HEX_NAMES, MOST, usual=0)]
    camps_home: Annotated[int, Number(0, terms.CAMPS, entry=None)]
    villages_left: Annotated[int, Number(0, terms.VILLAGES, entry=None)]
    megaliths: Annotated[int, Number(0, 10, usual=10)]
    """At home; the last eight are of the seat's colour."""
    offering: Annotated[int, Part(0, terms.TOP_LEVEL, field="idol", at=terms.OFFERING, usual=0)]
    honor: Annotated[int, Part(0, terms.TOP_LEVEL, field="idol", at=terms.HONOR, usual=0)]
    honor_place: Annotated[int, Number(0, 3, usual=0)]
    """On the honor level, 0 being the leftmost."""
    unused: Annotated[Counts, Counted("species", MOST, usual=0)]
    used: Annotated[Counts, Counted("species", MOST, usual=0)]
    stones: Annotated[tuple[str, ...], Few("stones", terms.STONE_SLOTS, told="three stones (EW-DEV-12)", usual=0)]

    @property
    def cards(self) -> Counts:
        """All cards that the seat owns."""
        total: dict[str, int] = {}
        for zone in (self.hand, self.deck, self.pile, self.buried, self.hidden, self.discard, self.played):
            for card, count in (zone or {}).items():
                total[card] = total.get(card, 0) + count
        return total


class Observation(Plain, frozen=True):
    """All that the observer may know of a position; equal whatever the hidden cards are."""

    viewer: str | None
    """"A" to "D", or None for a spectator."""
    players: int
    options: Mapping[str, str]
    round: Annotated[int, Number(0, terms.ROUNDS, usual=0, by_hand=True)]
    phase: Annotated[str, Word(terms.PHASES, usual=terms.ACTION_PHASE)]
    """One of terms.PHASES, or over."""
    turn: str | None
    """Whose decision it is: a seat, "chance", or None after the end."""
    turns_done: Annotated[int, Number(0, "most_turns", usual=0)]
    order: Annotated[tuple[str, ...], Told("seated", usual=0)]
    """The turn order track from the top, as far as it is known."""
    stage: Annotated[str, Word(terms.STAGES, entry="turn.stage")]
    """One of terms.STAGES."""
    column: Annotated[str | None, Told(_column, field="stage column", entry="turn.column")]
    """Where the figure of the turn stands."""
    by_chief: Annotated[bool, Flag(entry="turn.chief")]
    labor: Annotated[float, Halves(entry="turn.labor", usual=0)]
    cultures: Annotated[int, Number(0, 40, entry="turn.cultures")]
    taken: Annotated[tuple[str, ...], Bits("tribe", MOST, field="types_taken", entry="turn.taken")]
    """Tribe cards taken by the top of Initiate this turn."""
    locked: Annotated[Counts, Counted("no_culture", MOST, entry="turn.locked")]
    """Of them, those in hand that cannot be played this turn; known to their owner, who may have buried one."""
    ready: Annotated[Counts, Counted("clauses", MOST)]
    """Uses left of clauses this turn."""
    bottoms: Annotated[Mapping[str, str], By(terms.COLUMNS, Piece("seats", terms.FIGURES), field="bottom_by")]
    """By column: the figure on its bottom symbol, as `A chief`."""
    supply: Annotated[Counts, Counted("tribe", MOST, rest=rest_of_tribes, usual=0)]
    open_culture: Annotated[tuple[str, ...], Lying("culture", terms.OPEN, field="culture", usual=0)]
    culture_left: Annotated[tuple[int, int], Told(_culture_left, field="culture", entry=None)]
    """Cards in the decks of Era I and II."""
    culture_unseen: Annotated[tuple[str, ...], Lying("culture", terms.IN_DECK, field="culture", entry=None)]
    """What is in these decks, in no order."""
    ground: Annotated[Counts, Counted("species", MOST, usual=0)]
    animal_deck: Annotated[Counts, Counted("species", MOST, rest=rest_of_animals, usual=0)]
    """What is in the deck, in no order: all the animals that lie nowhere else."""
    stones: Annotated[tuple[str, ...], Lying("stones", terms.OPEN, field="stone", usual=0)]
    """On the main board."""
    terrain: Annotated[tuple[str | None, ...], Spaces("terrains", terms.HEXES, usual=[terms.EMPTY] * terms.HEXES)]
    """By hex, in the order of layout.HEX_NAMES."""
    tokens: Annotated[Mapping[str, str], By(layout.HEX_NAMES, Word("tokens", 1), field="token")]
    """Glacier tokens by hex; face_down, or the token."""
    villages: Annotated[Mapping[str, str], By(layout.JUNCTION_NAMES, Word("seats", 1))]
    """By junction: the seat."""
    boards: Annotated[
        tuple[str | None, ...], Spaces("boards", terms.BOARDS, field="board_at", usual=[*range(terms.BOARDS)])
    ]
    """Megalith boards by the slot of the layout."""
    megaliths: Annotated[Mapping[str, str], By("sites", Word("owners", 1), field="site")]
    """By site: grey, or the seat."""
    rest_open: Annotated[str | None, Word("rest_tokens", 1, entry="rest.open")]
    rest_held: Annotated[str | None, Word("rest_tokens", 1, entry="rest.held")]
    rest_under: Annotated[tuple[str, ...], Few("rest_tokens", terms.REST_TOKENS, told="5 tokens", entry="rest.under")]
    rest_given: Annotated[bool, Flag(entry="rest.given")]
    shown_chiefs: Annotated[tuple[str, ...], Listed("chiefs", MOST, entry="drafts.chiefs")]
    shown_setup_cards: Annotated[
        tuple[str, ...], Listed("setup_cards", MOST, field="shown_setups", entry="drafts.setup_cards")
    ]
    pending: Pending | None
    later: tuple[Pending, ...]
    seats: tuple[SeatView, ...]


class AloneObservation(Observation, frozen=True):
    """The same with what the nomads play with."""

    culture_left: Annotated[
        tuple[int, int], Told(_culture_left_alone, field="culture sacrifice buried_unseen", entry=None)
    ]
    nomad_row: Annotated[tuple[str, ...], Few("nomad_cards", terms.MOST_REVEALED, entry="nomads.revealed")]
    """The nomad cards of the round, the last on top; the others are in their deck or face down in their pile."""
    nomad_pile: Annotated[int, Number(0, terms.NOMAD_CARDS, entry="nomads.pile")]
    """Cards face down in their eclipse pile."""
    nomad_open: Annotated[tuple[str, ...], Listed("nomad_cards", entry="nomads.opened")]
    """Those of the pile that were turned up in the eclipse."""
    migration: Annotated[tuple[str, ...], Listed("migration_cards", entry="nomads.migration")]
    """The discard pile of migration cards."""
    migration_top: Annotated[str | None, Word("migration_cards", 1, entry="nomads.migration_top")]
    offerings: Annotated[tuple[str, ...], Few("culture", terms.MOST_OFFERED, told="30 cards", entry="nomads.offerings")]
    """Culture cards face up on the sacrifice deck, the last on top."""
    sacrifice: Annotated[Mapping[str, int], By(ERAS, Number(0, terms.SACRIFICES_OF_ERA), entry="nomads.sacrifice")]
    """Cards face down in it by era; those of Era I lie above."""
    buried_unseen: Annotated[
        Mapping[str, int], By(ERAS, Number(0, terms.SACRIFICES_OF_ERA), entry="nomads.buried_unseen")
    ]
    """Of these cards, those that the nomads have buried."""
    culture_place: Annotated[Mapping[str, str], By(layout.CULTURE_PLACES, Word("culture", 1), entry="nomads.culture")]
    """Open culture cards by their places."""
    ground_place: Annotated[Mapping[str, str], By(layout.GROUND_PLACES, Word("species", 1), entry="nomads.ground")]
    """Animals of the hunting ground by their places."""
    stone_place: Annotated[Mapping[str, str], By(layout.STONE_PLACES, Word("stones", 1), entry="nomads.stones")]
    """Stones on the main board by their places."""
    token_at: Annotated[str | None, Word(layout.JUNCTION_NAMES, 1, entry="nomads.token")]
    """The junction of the nomad token; None beside the board."""


class PrototypeObservation(Observation, frozen=True):
    """The same with what only the prototype edition has."""

    marked: Annotated[tuple[str, ...], Listed("culture")]
    """Open culture cards with a labor token."""
    pools: Annotated[Mapping[str, int], By("stones", Number(0, terms.ROUNDS), field="pool")]
    """By stone, the round of the supply pool in which it was laid, also when a seat has it."""


class TableBeside:
    """What positions have beside it."""

    over: Annotated[bool, Flag()]
    gone_culture: Annotated[tuple[str, ...], Lying("culture", terms.GONE, field="culture", usual=0)]
    box: Annotated[Counts, Counted("terrains", MOST, field="tiles", rest=rest_of_tiles, usual=0)]
    sides_open: Annotated[bool, Flag(usual=1)]
    chosen: Annotated[Counts, Counted("terrains", MOST)]
    rest_unseen: Annotated[tuple[str, ...], Listed("rest_tokens", MOST, entry="rest.unseen")]


class SeatBeside:
    """The same of a seat."""

    discard_top: Annotated[str | None, Word("cards", 1, by_hand=True)]


TABLE_ORDER = """round phase over turns_done order supply open_culture gone_culture ground animal_deck stones terrain
    box boards sides_open chosen tokens villages megaliths bottoms ready turn.stage turn.labor turn.column turn.chief
    turn.cultures turn.taken turn.locked rest.unseen rest.under"""
SEAT_ORDER = """chief discard_top side setup_card score food tools megaliths honor_place offering honor chief_at tribe
    hand deck discard played pile buried"""
"""What positions begin with; the rest follows as it is declared."""


class Names:
    """The ids of a game's components by their numbers, and its columns."""

    def __init__(self, game: Game[Pack]) -> None:
        pack = game.pack
        self.seats = tuple(terms.SEATS[: game.sides])
        self.most_turns = 3 * game.sides
        self.cards = ids(pack.cards)
        self.no_culture = self.cards[: terms.FIRST_CULTURE]
        self.culture = self.cards[terms.FIRST_CULTURE :]
        self.tribe = terms.TRIBE_CARDS
        self.chiefs = ids(pack.chiefs)
        self.setup_cards = ids(pack.setup_cards)
        self.species = ids(pack.animals)
        self.stones = ids(pack.stones)
        self.terrains = ids(pack.terrains)
        self.glacier_tokens = ids(pack.glacier_tokens)
        self.tokens = ("face_down", *self.glacier_tokens)
        self.rest_tokens = ids(pack.rest_tokens)
        self.boards = ids(pack.megalith_boards)
        self.clauses = tuple(clause_name(clause) for clause in pack.clauses)
        self.sites = tuple(site.name for site in field_of(game).sites)
        self.owners = ("grey", *self.seats)
        self.observation: type[Observation] = Observation
        if isinstance(pack, PrototypePack):
            self.observation = PrototypeObservation
        if isinstance(pack, AlonePack):
            self.observation = AloneObservation
            self.nomad_cards = ids(pack.nomad_cards)
            self.migration_cards = ids(pack.migration_cards)
        self.table = Columns(self, self.observation, TableBeside, order=TABLE_ORDER)
        self.seat = Columns(self, SeatView, SeatBeside, order=SEAT_ORDER)

    def seated(self, order: list[int]) -> tuple[str | None, ...]:
        """The turn order track; None where it is not known yet."""
        return tuple(self.seats[seat] if seat >= 0 else None for seat in order[: len(self.seats)])


names_of = lru_cache(maxsize=64)(Names)
"""The names of a game, gathered once."""
