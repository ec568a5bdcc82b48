"""What one seat of Stone Age may know (SA-INFO), as a structured object; notation/columns.py says what it has.

The score sheet and the tensors are made from this object alone, so neither can show more than
a seat may see.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace

from eolith.kernel.named import Named
from eolith.kernel.observation import frames_of, of_all, seat_name

from .. import terms
from ..notation.agenda import SLOTS
from ..notation.columns import PHASES, Building, Observation, Pending, SeatView, Stack, Tool, names_of
from ..notation.refusals import phase
from .sheet import final_lines

if TYPE_CHECKING:
    from eolith.kernel.columns import Fields
    from eolith.kernel.game import Game
    from eolith.kernel.state import State

    from ..pack import Pack

__all__ = ["PHASES", "Building", "Observation", "Pending", "SeatView", "Stack", "Tool", "free_rings", "observe"]

Viewer = int | Literal["all"] | None
"""A seat; None, a spectator; or "all", who sees every card pile (for tests, records and analysis)."""

TILES_IN_ALL = 28
STACK_HEIGHT = 7


def free_rings(seen: Observation, place: str) -> int:
    """The rings of a place that somebody may still stand on (SA-PLAYERS-02, SA-PLAYERS-04 to -06)."""
    left = terms.RINGS[terms.PLACES.index(place)] - sum(view.placed.get(place, 0) for view in seen.seats)
    village, tribes = terms.PLACES[: terms.HUNTING], sum(place in view.placed for view in seen.seats)
    taken = sum(any(other in view.placed for view in seen.seats) for other in village)
    closed = taken == 2 if place in village else place in terms.PLACES[: terms.CARD1] and tribes == seen.players - 1
    return 0 if closed and seen.players < 4 else left


def observe(game: Game[Pack], state: State, viewer: Viewer) -> Observation:
    """What a viewer may know of a state now; ValueError for a seat that the game does not have."""
    fields, seen = _open_to_all(game, state.to_bytes())
    if viewer is None:
        return seen
    seats = list(seen.seats)
    for seat in range(game.sides) if viewer == "all" else (viewer,):
        seats[seat] = _seat_view(game, fields, seat, viewer)
    return replace(seen, viewer=viewer if viewer == "all" else terms.SEATS[viewer], seats=tuple(seats))


@lru_cache(maxsize=32)
def _open_to_all(game: Game[Pack], position: bytes) -> tuple[Fields, Observation]:
    """The fields of a position, and what a spectator may know of it: the viewers of a table come one after another."""
    state = game.from_bytes(position)
    fields = state.fields()
    agenda = [_pending(game, frame) for frame in frames_of(fields)]
    seen: dict[str, Any] = names_of(game).table.see(fields)
    if any(step.kind == "first_seat" for step in agenda):
        seen["first"] = None
    return fields, Observation(
        **of_all(game, None, agenda),
        phase=phase(state),
        box_size=TILES_IN_ALL - STACK_HEIGHT * game.sides,
        seats=tuple(_seat_view(game, fields, seat, None) for seat in range(game.sides)),
        **seen,
    )


def _seat_view(game: Game[Pack], fields: Fields, seat: int, viewer: Viewer) -> SeatView:
    seen: dict[str, Any] = names_of(game).seat.see(fields, seat)
    pile, extra = seen["pile"], seen["extra"]
    if not (viewer == seat or viewer == "all" or fields["over"]):
        left = list(pile)
        if extra:
            left.remove(extra)  # SA-INFO-03, -04: closed even where piles are open
        seen |= {"extra": None, "pile": tuple(left) if fields["card_piles"] else None}
    view = SeatView(seat=terms.SEATS[seat], pile_size=len(pile), forecast=None, **seen)
    if fields["over"] or not _may_forecast(game, seat, viewer):
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


def _pending(game: Game[Pack], frame: list[int]) -> Pending:
    """What the slots of a frame hold, by name."""
    kind = terms.FRAMES[frame[0]]
    values = Named({held.seen: held.see(frame[slot]) for slot, held in SLOTS.get(kind, {}).values()})
    if kind == "roll_for_all":
        values["dice"] = game.sides
    if kind == "pay":
        target, places = frame[terms.TARGET], {"card": terms.CARD1, "building": terms.BUILDING1}
        first = places.get(values["purpose"])
        values["place"] = None if first is None else terms.PLACES[first + target]
    return Pending(kind, seat_name(frame[1]), values)
