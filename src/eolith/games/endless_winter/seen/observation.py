"""What one seat of Endless Winter may know (EW-HIDDEN), as a structured object; notation/columns.py says what it has.

The score sheet is made from this object alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from eolith.kernel.named import Named, counts
from eolith.kernel.observation import Pending, frames_of, of_all, step

from .. import terms
from ..notation.agenda import ALONE as FRAMES
from ..notation.columns import ZONES, AloneObservation, Observation, PrototypeObservation, SeatView, names_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from eolith.kernel.columns import Fields
    from eolith.kernel.game import Game
    from eolith.kernel.state import State

    from ..pack import Pack

__all__ = ["AloneObservation", "Observation", "PrototypeObservation", "SeatView", "observe"]


def observe(game: Game[Pack], state: State, viewer: int | None) -> Observation:
    """What a viewer may know of a state now; ValueError for a seat that the game does not have."""
    fields: Fields = state.fields()
    seen: dict[str, Any] = names_of(game).table.see(fields)
    seen["order"] = tuple(filter(None, seen["order"]))
    if fields["over"]:
        seen["phase"] = "over"
    if viewer != fields["order"][fields["turns_done"] % game.sides]:  # who has the turn, or the next one
        seen["locked"] = Named()
    return names_of(game).observation(
        **of_all(game, viewer, [_pending(frame, viewer) for frame in frames_of(fields)]),
        seats=tuple(_seat_view(game, fields, seat, viewer) for seat in range(game.sides)),
        **seen,
    )


def _seat_view(game: Game[Pack], fields: Fields, seat: int, viewer: int | None) -> SeatView:
    names, sizes = names_of(game), fields["size"][seat]
    seen: dict[str, Any] = names.seat.see(fields, seat)
    own = viewer == seat or fields["over"] > 0 or seat >= game.players  # EWS-HIDDEN-03
    closed = [] if own else ["hand", "deck", "buried"]
    if not own and fields["phase"] != terms.ECLIPSE_PHASE:
        closed.append("pile")  # EW-HIDDEN-05, -06: until all are revealed
    if not own and fields["discard_top_only"]:
        closed.append("discard")
    hidden = [sum(column) for column in zip(*(fields[ZONES[zone]][seat] for zone in closed), strict=True)]
    seen |= dict.fromkeys(closed)
    if "discard" in closed:
        top = fields["discard_top"][seat]
        seen["discard"] = Named({names.cards[top - 1]: 1} if top else {})
        hidden[top - 1] -= top > 0
    if not (fields["sides_open"] or fields["side_in_order"] or viewer == seat):
        seen["side"] = None
    return SeatView(
        seat=terms.SEATS[seat],
        capacity=terms.MOST_FOOD - fields["camps_home"][seat],
        hand_size=sizes[terms.HAND],
        deck_size=sizes[terms.DECK],
        pile_size=sizes[terms.PILE] + (fields["nomad_pile"] if seat >= game.players else 0),
        buried_size=sizes[terms.BURIED] + (sum(fields["buried_unseen"]) if seat >= game.players else 0),
        discard_size=sizes[terms.DISCARD_PILE],
        hidden=counts(names.cards, hidden),
        **seen,
    )


def _pending(frame: Sequence[int], viewer: int | None) -> Pending:
    """Which card was added to a pile last is as hidden as the pile."""
    pending = step(terms.FRAMES, frame)
    hidden = FRAMES[pending.kind].closed and viewer != frame[1]
    return replace(pending, values=(0,) * len(pending.values)) if hidden else pending
