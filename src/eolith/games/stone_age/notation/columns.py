"""The table and the tribes of Stone Age by name: each field of a state is declared here once.

What a seat may know of it is in seen/observation.py (SA-INFO); what lies face down is in positions alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from functools import lru_cache
from typing import Annotated

from msgspec import Struct

from eolith.kernel.columns import By, Column, Columns, Counted, Fields, Number, Part, Spaces, Told, Word, Words, ids
from eolith.kernel.game import Game
from eolith.kernel.named import Named
from eolith.kernel.observation import Plain
from eolith.kernel.readings import Place, Reads

from .. import terms
from ..pack import Pack

MOST = 999
"""The most resources of a kind, and hungry rounds."""
CARD_SLOTS = terms.PLACES[terms.CARD1 : terms.BUILDING1]
PHASES = ("setup", "place", "act", "feed", "over")
"""setup: chance is laying out the table or the cards of a new round."""


class Tool(Struct, frozen=True):
    """A tool tile (SA-TOOL)."""

    value: int
    turned: bool
    """Used this round."""


class Building(Struct, frozen=True):
    """A building of a tribe."""

    code: str
    points: int
    """What it scored when it was acquired."""


class Stack(Struct, frozen=True):
    """A stack of buildings in play (SA-INFO-02)."""

    top: str | None
    """The code of the tile face up; None when the stack is empty or chance is about to turn one up."""
    left: int
    """Tiles left, the top one included."""


class Pending(Struct, frozen=True):
    """Something on the agenda: a decision of a seat or of chance, or a step still to come."""

    kind: str
    """One of terms.FRAMES."""
    seat: str
    """"A" to "D", or "chance" for dice, draws, and steps that belong to no seat."""
    values: Named[int | str | bool | None]
    """What is known of it, by name; SLOTS of notation/agenda.py names what each kind has."""


# --- what is odd ------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Several(Column):
    """Codes, each as often as the state counts it."""

    words: Words
    _: KW_ONLY
    by_hand: bool = True

    def see(self, raw: list[int]) -> tuple[str, ...]:
        return tuple([word for word, number in zip(self.words, raw) for _ in range(number)])

    def read_as(self, at: Place) -> Reads:
        return Counted(self.words, terms.CARD_TYPES).read_as(at)


@dataclass(frozen=True, eq=False)
class Buildings(Told):
    """The buildings of a seat, of which the state holds the owner and the points by tile."""

    def take(self, fields: Fields, seat: int | None) -> list[tuple[int, int]]:
        owned = zip(fields["tile_owner"], fields["tile_points"])
        return [(tile, points) for tile, (owner, points) in enumerate(owned) if owner - 1 == seat]


def _tools(raw: tuple[list[int], list[int]]) -> tuple[Tool, ...]:
    return tuple(Tool(value, turned > 0) for value, turned in zip(*raw) if value)


def _values(tools: list[int]) -> list[int]:
    return [value for value in tools if value]


def _turned(raw: tuple[list[int], list[int]]) -> list[bool]:
    return [tool.turned for tool in _tools(raw)]


def _goods(row: list[int]) -> Named[int]:
    return Named(zip(terms.RESOURCES, row))


def _faces(dice: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(face for face, count in enumerate(row, 1) for _ in range(count)) for row in dice)


def _waiting(dice: list[list[int]]) -> dict[str, list[int]]:
    return {slot: list(faces) for slot, faces in zip(CARD_SLOTS, _faces(dice)) if faces}


# --- the columns ------------------------------------------------------------------------------------------


class SeatView(Struct, frozen=True):
    """A seat, as the observer sees it (SA-INFO-03 to -05)."""

    seat: str
    food: Annotated[int, Number(0, 9999, usual=0)]
    goods: Annotated[Named[int], Told(_goods, entry=None)]
    """Units of each of terms.RESOURCES."""
    figures: Annotated[int, Number(5, terms.MOST_FIGURES, usual=5)]
    home: Annotated[int, Number(0, terms.MOST_FIGURES, entry=None)]
    placed: Annotated[Named[int], By(terms.PLACES, Number(0, terms.MOST_FIGURES), usual=0)]
    """Figures by place; only places that have some."""
    agriculture: Annotated[int, Number(0, terms.TOP_OF_AGRICULTURE, usual=0)]
    score: Annotated[int, Number(-9999, 9999, usual=0)]
    """The marker on the score track; the final score when the game is over."""
    hungry: Annotated[int, Number(0, MOST, usual=0)]
    """Rounds in which the tribe starved."""
    tools: Annotated[tuple[Tool, ...], Told(_tools, field="tools turned", entry=None)]
    open: Annotated[tuple[str, ...], Told("lying_open", field="one_use choice", usual=0)]
    """Codes of the cards that lie face up: unused one-use tools and the card of two resources."""
    buildings: Annotated[tuple[Building, ...], Buildings("built", usual=0)]
    pile_size: int
    """Cards face down."""
    pile: Annotated[tuple[str, ...] | None, Several("cards", usual=0)]
    """Codes of the cards face down that the observer may look at; None for a closed pile."""
    extra: Annotated[str | None, Word("cards", 1, by_hand=True)]
    """Which card of `pile` was drawn by the extra-card card; None as well if that is not to be known."""
    forecast: int | None
    """The track and what `pile` and `open` would score now; None after the end and where the table allows none."""


class Observation(Plain, frozen=True):
    """All that the observer may know of a position; equal whatever the hidden cards are."""

    viewer: str | None
    """"A" to "D", None for a spectator, "all" for who sees every pile."""
    players: int
    options: Named[str]
    """The table options."""
    round: Annotated[int, Number(entry=None)]
    phase: str
    """One of PHASES."""
    first: Annotated[str | None, Word("seats", usual=0)]
    """The seat that begins the phases of this round; None before the draw."""
    turn: str | None
    """Whose decision it is: a seat, "chance", or None after the end."""
    end: Annotated[str, Word(terms.ENDINGS, field="over", entry=None)]
    """One of terms.ENDINGS; empty while the game goes on."""
    slots: Annotated[tuple[str | None, ...], Spaces("cards", len(CARD_SLOTS), usual=0, by_hand=True)]
    """The codes of the four cards on display, slot 1 first."""
    deck_size: Annotated[int, Number(0, terms.CARD_TYPES, entry=None)]
    stacks: Annotated[tuple[Stack, ...], Told("stacks", field="tops stack_size", usual=0)]
    """One a player, building1 first."""
    box_size: int
    """Tiles that are out of play."""
    dice: Annotated[tuple[tuple[int, ...], ...], Told(_faces, entry=None)]
    """By card slot: faces of a dice-for-all roll that nobody has taken yet, ascending."""
    pending: Pending | None
    """What is decided now; None after the end."""
    later: tuple[Pending, ...]
    """What the agenda holds below that, the next thing first."""
    seats: tuple[SeatView, ...]
    """Seat A first."""


class TableBeside:
    """What positions have beside it."""

    deck: Annotated[tuple[str, ...], Several("cards", usual=0)]
    covered: Annotated[tuple[str, ...], Several("tiles", usual=0)]
    dice: Annotated[Mapping[str, list[int]], Told(_waiting)]


class SeatBeside:
    """The same of a seat."""

    wood: Annotated[int, Part(0, MOST, field="goods", at=terms.WOOD, usual=0)]
    brick: Annotated[int, Part(0, MOST, field="goods", at=terms.BRICK, usual=0)]
    stone: Annotated[int, Part(0, MOST, field="goods", at=terms.STONE, usual=0)]
    gold: Annotated[int, Part(0, MOST, field="goods", at=terms.GOLD, usual=0)]
    tools: Annotated[list[int], Told(_values, usual=0)]
    turned: Annotated[list[bool], Told(_turned, field="tools turned", usual=0)]


TABLE_ORDER = "first slots deck stacks covered dice"
SEAT_ORDER = """food wood brick stone gold figures agriculture score hungry tools turned pile extra open buildings
    placed"""
"""The order of positions."""


class Names:
    """The codes of a game's components by their numbers, and its columns."""

    def __init__(self, game: Game[Pack]) -> None:
        self.seats = tuple(terms.SEATS[: game.sides])
        self.cards = ids(game.pack.cards)
        self.tiles = ids(game.pack.tiles)
        self.each_tile = game.pack.each_tile
        self.one_use_tools = ids(game.pack.one_use_tools)
        self.choice = next(card.id for card in game.pack.cards if card.effect == "two resources")
        self.table = Columns(self, Observation, TableBeside, order=TABLE_ORDER)
        self.seat = Columns(self, SeatView, SeatBeside, order=SEAT_ORDER)

    def lying_open(self, raw: tuple[list[int], int]) -> tuple[str, ...]:
        one_use, choice = raw
        return (*(code for code, own in zip(self.one_use_tools, one_use) if own), *[self.choice] * choice)

    def built(self, owned: list[tuple[int, int]]) -> tuple[Building, ...]:
        return tuple(Building(self.each_tile[tile], points) for tile, points in owned)

    def stacks(self, raw: tuple[list[int], list[int]]) -> tuple[Stack, ...]:
        return tuple(Stack(self.tiles[top] if top >= 0 else None, left) for _, top, left in zip(self.seats, *raw))


names_of = lru_cache(maxsize=64)(Names)
"""The names of a game, gathered once."""
