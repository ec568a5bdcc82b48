"""What one seat of Doggerland may know, as a structured object; notation/columns.py says what it has.

There is no private information (DG-HIDDEN-04): all seats and spectators see the same.  The score sheet is made
from this object alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from eolith.kernel.observation import frames_of, of_all, step

from .. import terms
from ..notation.columns import Group, Observation, SeatView, names_of

if TYPE_CHECKING:
    from eolith.kernel.columns import Fields
    from eolith.kernel.game import Game
    from eolith.kernel.state import State

    from ..pack import Pack

__all__ = ["Group", "Observation", "SeatView", "observe"]


def observe(game: Game[Pack], state: State, viewer: int | None) -> Observation:
    """What a viewer may know of a state now; ValueError for a seat that the game does not have."""
    fields: Fields = state.fields()
    names = names_of(game)
    seen: dict[str, Any] = names.table.see(fields)
    if fields["over"]:
        seen["phase"] = "over"
    if game.alone:
        seen["ending"] = game.endings[fields["over"]]
    return names.observation(
        **of_all(game, viewer, [step(terms.FRAMES, frame) for frame in frames_of(fields)]),
        season=terms.SEASONS[(fields["round"] - 1) % 2],
        territory=names.cells,
        seats=tuple(_seat_view(game, fields, seat) for seat in range(game.sides)),
        **seen,
    )


def _seat_view(game: Game[Pack], fields: Fields, seat: int) -> SeatView:
    kinds = zip(game.pack.dwellings, fields["dwellings"][seat])
    return SeatView(
        seat=terms.SEATS[seat],
        hunters_left=terms.HUNTERS - fields["hunters"][seat] - fields["newborns"][seat],
        room=sum(dwelling.capacity * number for dwelling, number in kinds),
        **names_of(game).seat.see(fields, seat),
    )
