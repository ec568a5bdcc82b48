"""What a seat sees and may do as arrays: int16 and int8, in fresh memory that is the caller's to keep."""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces
from numpy.typing import NDArray

from eolith.kernel.game import Game
from eolith.kernel.state import State

Seen = dict[str, NDArray[Any]]
"""`observation`, an int16 vector, and `action_mask`, int8, 1 where an option is legal."""


def space(game: Game) -> spaces.Space[Any]:
    """What observations of a game lie in, the same for every seat."""
    least, most = game.bounds()
    return spaces.Dict(
        {
            "observation": spaces.Box(least, most, dtype=numpy.int16),
            "action_mask": spaces.Box(0, 1, (game.action_space,), numpy.int8),
        }
    )


def seen(state: State, seat: int) -> Seen:
    """What a seat knows now, and what it may do: nothing, unless it is to decide."""
    return {"observation": vector(state, seat), "action_mask": mask(state, seat)}


def vector(state: State, seat: int) -> NDArray[numpy.int16]:
    """What a seat knows now, as `eolith.kernel.tensors.legend` tells, row after row."""
    row: NDArray[numpy.int16] = numpy.empty(state.game.cells, numpy.int16)
    state.encode(seat, row)
    return row


def mask(state: State, seat: int) -> NDArray[numpy.int8]:
    """1 for each option that the seat has now."""
    legal = numpy.zeros(state.game.action_space, numpy.uint8)
    if state.seat == seat:
        state.mask(legal)
    return legal.view(numpy.int8)
