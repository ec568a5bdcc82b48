"""The coming migration, told in advance: the rules play it on a board that has nothing but what decides it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, cast

from eolith.kernel.position import Draft

from .. import terms
from ..pack import AlonePack, Pack

if TYPE_CHECKING:
    from eolith.kernel.game import Game

ROUND = terms.FRAMES.index("round")
MIGRATION_STAGE, ALONE_STAGE = 3, 10
"""The step of a round in which the figures migrate, alone with the rivals before them."""


class Move(NamedTuple):
    """One figure's way in the coming migration."""

    species: int
    start: int
    end: int
    """Cells; equal for a figure that comes back to where it was, or that finds no free tile (DG-MIGRATE-11)."""
    way: int
    """The direction, of terms.DIRECTIONS."""


class Walk(NamedTuple):
    """The way of one rival before that."""

    rival: int
    start: int
    end: int
    way: int


class Alone(NamedTuple):
    """What else decides the migration of a game alone, as fields of the state."""

    card: int
    """The card of the round, by its number."""
    declined: bool
    season: int
    rivals: tuple[int, ...]
    stays: tuple[bool, ...]
    """By rival: it goes nowhere."""
    white_at: tuple[int, ...]
    camp: int
    megaliths: tuple[int, ...]
    journey: int


class Forecast(NamedTuple):
    """What would happen if nothing changed, in its order."""

    moves: tuple[Move, ...]
    walks: tuple[Walk, ...] = ()
    caught: tuple[tuple[int, int], ...] = ()
    """Species and cell of each figure that rivals catch."""


def way_of(pack: Pack, tile: int, centre_arrow: int) -> int:
    """DG-SETUP-06, -09: the direction of a tile's arrow as it lies."""
    return centre_arrow if tile == terms.CENTRE_TILE else pack.tiles[tile].arrow


@lru_cache(maxsize=512)
def forecast(
    game: Game[Pack],
    arrow: int,
    centre_arrow: int,
    tiles: tuple[int, ...],
    animals: tuple[int, ...],
    alone: Alone | None = None,
) -> Forecast:
    """How all figures would migrate, and rivals before them.

    `tiles` are numbers of the pack by cell, negative where none lies; `animals` are species, -1 for none.
    """
    state = Draft(game.blank())
    # after the last round the rules stop: no new season spoils the board that they have moved on
    state.round = terms.ROUNDS
    state.arrow, state.centre_arrow = arrow, centre_arrow
    state.tile, state.animal = list(tiles), [species + 1 for species in animals]
    frames = state.agenda
    frames[0][:3] = [ROUND, -1, ALONE_STAGE if alone else MIGRATION_STAGE]
    ways: Sequence[int] = ()
    if alone:
        ways = [way for way, _ in cast(AlonePack, game.pack).cards[alone.card].moves]
        state.round = terms.ROUNDS - (alone.season == terms.WARM)
        state.card, state.declined, state.hook = alone.card + 1, alone.declined, terms.RIVALS_HOOK + 1
        state.rival, state.held, state.white_at = list(alone.rivals), list(alone.stays), list(alone.white_at)
        state.camp, state.journey = [alone.camp, 0, 0, 0], [alone.journey, 0, 0, 0]
        state.megalith = [[*alone.megaliths], *[[0] * terms.MEGALITHS] * 3]
    state.agenda, state.depth = frames, 0
    events: list[tuple[int, int, int, int, int]] = []
    state.made.listener = events
    state.resume()
    moves, walks, caught = [], [], []
    for kind, _, a, b, c in events:
        if kind == terms.MIGRATED:
            moves.append(Move(a, b, c, way_of(game.pack, tiles[b], centre_arrow)))
        elif kind == terms.RIVAL_MOVED:
            walks.append(Walk(a, b, c, ways[a]))
        elif kind == terms.CAPTURED:
            caught.append((a, b))
        elif kind == terms.ARROW_MOVED:
            break
    return Forecast(tuple(moves), tuple(walks), tuple(caught))
