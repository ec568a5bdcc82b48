"""The coming migration, told in advance: the rules play it on a board that has nothing but tiles and figures."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from eolith.kernel.position import Draft

from .. import terms
from ..pack import Pack

if TYPE_CHECKING:
    from eolith.kernel.game import Game

ROUND = terms.FRAMES.index("round")
MIGRATION_STAGE, ALONE_STAGE = 3, 11
"""The step of a round in which the figures migrate, in the game of several and alone."""


class Move(NamedTuple):
    """One figure's way in the coming migration."""

    species: int
    start: int
    end: int
    """Cells; equal for a figure that comes back to where it was, or that finds no free tile (DG-MIGRATE-11)."""
    way: int
    """The direction, of terms.DIRECTIONS."""


def way_of(pack: Pack, tile: int, centre_arrow: int) -> int:
    """DG-SETUP-06, -09: the direction of a tile's arrow as it lies."""
    return centre_arrow if tile == terms.CENTRE_TILE else pack.tiles[tile].arrow


@lru_cache(maxsize=512)
def forecast(
    game: Game[Pack], arrow: int, centre_arrow: int, tiles: tuple[int, ...], animals: tuple[int, ...]
) -> tuple[Move, ...]:
    """How all figures would migrate if nothing changed, in their order.

    `tiles` are numbers of the pack by cell, negative where none lies; `animals` are species, -1 for none.
    """
    state = Draft(game.blank())
    # after the last round the rules stop: no new season spoils the board that they have moved on
    state.round = terms.ROUNDS
    state.arrow, state.centre_arrow = arrow, centre_arrow
    state.tile, state.animal = list(tiles), [species + 1 for species in animals]
    frames = state.agenda
    frames[0][:3] = [ROUND, -1, ALONE_STAGE if game.alone else MIGRATION_STAGE]
    if game.alone:
        state.card = state.declined = 1
    state.agenda, state.depth = frames, 0
    events: list[tuple[int, int, int, int, int]] = []
    state.made.listener = events
    state.resume()
    return tuple(
        Move(species, start, end, way_of(game.pack, tiles[start], centre_arrow))
        for kind, _, species, start, end in events
        if kind == terms.MIGRATED
    )
