"""What one seat of Stone Age may know (SA-INFO), as a structured object.

The score sheet and the tensors are made from this object alone, so neither can show more than
a seat may see.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from eolith.kernel.named import Named
from eolith.kernel.observation import Plain, seat_name

from .. import terms
from ..notation.agenda import SLOTS
from ..notation.refusals import phase
from .sheet import final_lines

if TYPE_CHECKING:
    from eolith.kernel.game import Game
    from eolith.kernel.state import State

    from ..pack import Pack


Viewer = int | Literal["all"] | None
"""A seat; None, a spectator; or "all", who sees every card pile (for tests, records and analysis)."""

PHASES = ("setup", "place", "act", "feed", "over")
"""setup: chance is laying out the table or the cards of a new round."""
TILES_IN_ALL = 28
STACK_HEIGHT = 7


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


class SeatView(Struct, frozen=True):
    """A seat, as the observer sees it (SA-INFO-03 to -05)."""

    seat: str
    food: int
    goods: Named[int]
    """Units of each of terms.RESOURCES."""
    figures: int
    home: int
    placed: Named[int]
    """Figures by place; only places that have some."""
    agriculture: int
    score: int
    """The marker on the score track; the final score when the game is over."""
    hungry: int
    """Rounds in which the tribe starved."""
    tools: tuple[Tool, ...]
    open: tuple[str, ...]
    """Codes of the cards that lie face up: unused one-use tools and the card of two resources."""
    buildings: tuple[Building, ...]
    pile_size: int
    """Cards face down."""
    pile: tuple[str, ...] | None
    """Codes of the cards face down that the observer may look at; None for a closed pile."""
    extra: str | None
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
    round: int
    phase: str
    """One of PHASES."""
    first: str | None
    """The seat that begins the phases of this round; None before the draw."""
    turn: str | None
    """Whose decision it is: a seat, "chance", or None after the end."""
    end: str
    """One of terms.ENDINGS; empty while the game goes on."""
    slots: tuple[str | None, ...]
    """The codes of the four cards on display, slot 1 first."""
    deck_size: int
    stacks: tuple[Stack, ...]
    """One a player, building1 first."""
    box_size: int
    """Tiles that are out of play."""
    dice: tuple[tuple[int, ...], ...]
    """By card slot: faces of a dice-for-all roll that nobody has taken yet, ascending."""
    pending: Pending | None
    """What is decided now; None after the end."""
    later: tuple[Pending, ...]
    """What the agenda holds below that, the next thing first."""
    seats: tuple[SeatView, ...]
    """Seat A first."""


def free_rings(seen: Observation, place: str) -> int:
    """The rings of a place that somebody may still stand on (SA-PLAYERS-02, SA-PLAYERS-04 to -06)."""
    left = terms.RINGS[terms.PLACES.index(place)] - sum(view.placed.get(place, 0) for view in seen.seats)
    village, tribes = terms.PLACES[: terms.HUNTING], sum(place in view.placed for view in seen.seats)
    taken = sum(any(other in view.placed for view in seen.seats) for other in village)
    closed = taken == 2 if place in village else place in terms.PLACES[: terms.CARD1] and tribes == seen.players - 1
    return 0 if closed and seen.players < 4 else left


# --- from the state -------------------------------------------------------------------------


READ = (
    "round", "over", "depth", "agenda", "first", "slots", "tops", "stack_size", "placed", "dice", "deck_size",
    "card_piles", "food", "score", "figures", "home", "agriculture", "hungry", "goods", "tools", "turned", "one_use",
    "choice", "pile", "extra", "tile_owner", "tile_points",
)  # fmt: skip
"""The fields of a state that are looked at: never the deck and the covered tiles (SA-INFO-01, -02)."""


def observe(game: Game[Pack], state: State, viewer: Viewer) -> Observation:
    """What a viewer may know of a state now; ValueError for a seat that the game does not have."""
    table, seen = _open_to_all(game, state.to_bytes())
    if viewer is None:
        return seen
    seats = list(seen.seats)
    for seat in range(game.players) if viewer == "all" else (viewer,):
        seats[seat] = _seat_view(game, table, seat, viewer)
    return replace(seen, viewer=viewer if viewer == "all" else terms.SEATS[viewer], seats=tuple(seats))


@lru_cache(maxsize=32)
def _open_to_all(game: Game[Pack], position: bytes) -> tuple[Mapping[str, Any], Observation]:
    """The fields of a position, and what a spectator may know of it: the viewers of a table come one after another."""
    state = game.from_bytes(position)
    table = {name: getattr(state, name) for name in READ}
    agenda = [_pending(game, frame) for frame in reversed(table["agenda"][: table["depth"] + 1])]
    drawn = all(step.kind != "first_seat" for step in agenda)
    return table, Observation(
        viewer=None,
        players=game.players,
        options=Named(game.options),
        round=table["round"],
        phase=phase(state),
        first=terms.SEATS[table["first"]] if drawn else None,
        turn=agenda[0].seat if agenda else None,
        end=terms.ENDINGS[table["over"]],
        slots=tuple(game.pack.cards[card].id if card >= 0 else None for card in table["slots"]),
        deck_size=table["deck_size"],
        stacks=tuple(_stack(game, table, stack) for stack in range(game.players)),
        box_size=TILES_IN_ALL - STACK_HEIGHT * game.players,
        dice=tuple(tuple(face + 1 for face in range(6) for _ in range(faces[face])) for faces in table["dice"]),
        pending=agenda[0] if agenda else None,
        later=tuple(agenda[1:]),
        seats=tuple(_seat_view(game, table, seat, None) for seat in range(game.players)),
    )


def _stack(game: Game[Pack], table: Mapping[str, Any], stack: int) -> Stack:
    top = table["tops"][stack]
    return Stack(game.pack.tiles[top].id if top >= 0 else None, table["stack_size"][stack])


def _seat_view(game: Game[Pack], table: Mapping[str, Any], seat: int, viewer: Viewer) -> SeatView:
    cards = game.pack.cards
    pile = None
    extra = table["extra"][seat] - 1
    own = viewer == seat or viewer == "all" or table["over"] > 0
    if own or table["card_piles"]:
        types = [card for card, copies in enumerate(table["pile"][seat]) for _ in range(copies)]
        if not own and extra >= 0:
            types.remove(extra)  # SA-INFO-03, -04: closed even where piles are open
        pile = tuple(cards[card].id for card in types)
    tiles = zip(table["tools"][seat], table["turned"][seat])
    view = SeatView(
        seat=terms.SEATS[seat],
        food=table["food"][seat],
        goods=Named(zip(terms.RESOURCES, table["goods"][seat])),
        figures=table["figures"][seat],
        home=table["home"][seat],
        placed=Named((place, n) for place, n in zip(terms.PLACES, table["placed"][seat]) if n),
        agriculture=table["agriculture"][seat],
        score=table["score"][seat],
        hungry=table["hungry"][seat],
        tools=tuple(Tool(value, turned > 0) for value, turned in tiles if value),
        open=_open_cards(game, table, seat),
        buildings=_buildings(game, table, seat),
        pile_size=sum(table["pile"][seat]),
        pile=pile,
        extra=cards[extra].id if own and extra >= 0 else None,
        forecast=None,
    )
    if table["over"] or not _may_forecast(game, seat, viewer):
        return view
    return replace(view, forecast=_forecast(game, view))


@lru_cache(maxsize=4096)
def _forecast(game: Game[Pack], view: SeatView) -> int:
    return view.score + sum(line.points or 0 for line in final_lines(game, view))


def _may_forecast(game: Game[Pack], seat: int, viewer: Viewer) -> bool:
    """SA-INFO-07: a running forecast never uses a closed pile of somebody else."""
    if viewer == "all" or game.options["forecast"] == "all":
        return True
    return game.options["forecast"] != "off" and viewer == seat


def _open_cards(game: Game[Pack], table: Mapping[str, Any], seat: int) -> tuple[str, ...]:
    tools = zip(game.pack.one_use_tools, table["one_use"][seat])
    cards = [card.id for card, lies_open in tools if lies_open]
    if table["choice"][seat]:
        cards += [card.id for card in game.pack.cards if card.effect == "two resources"]
    return tuple(cards)


def _buildings(game: Game[Pack], table: Mapping[str, Any], seat: int) -> tuple[Building, ...]:
    codes, points = game.pack.each_tile, table["tile_points"]
    return tuple(Building(codes[i], points[i]) for i, owner in enumerate(table["tile_owner"]) if owner == seat + 1)


def _pending(game: Game[Pack], frame: list[int]) -> Pending:
    """What the slots of a frame hold, by name."""
    kind = terms.FRAMES[frame[0]]
    values = Named({held.seen: held.see(frame[slot]) for slot, held in SLOTS.get(kind, {}).values()})
    if kind == "roll_for_all":
        values["dice"] = game.players
    if kind == "pay":
        target, places = frame[terms.TARGET], {"card": terms.CARD1, "building": terms.BUILDING1}
        first = places.get(values["purpose"])
        values["place"] = None if first is None else terms.PLACES[first + target]
    return Pending(kind, seat_name(frame[1]), values)
