# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What the value of a position is learned from: numbers about it as a side stands in it, each with a name.

A game's `Features` subclasses this and writes `look_at_table` and `look_at_side`, which put one number after another in
the order of their names; for one player it adds `look_at_solo`.
"""

from __future__ import annotations

from typing import Any

import cython
from cython import float as f32, int as i32, void

from eolith.kernel.state import State

if not cython.compiled:
    from eolith.kernel.uncompiled import blanked, while_open


class Features:
    """The numbers of a position: those of a side, of the sides that follow it in their order, and of the table."""

    x: f32[400]
    size: i32
    filled: i32
    alone: i32
    game: Any

    of_side = tuple[str, ...]()
    """The names of the numbers of a side."""
    of_table = tuple[str, ...]()
    """The names of those of the table."""
    of_solo = tuple[str, ...]()
    """The names of those that a game for one has beside them."""

    def __init__(self, game: Any) -> None:
        """ValueError for more numbers than there is room for."""
        if not cython.compiled:
            blanked(self)
        self.game = game
        self.alone = game.alone
        self.size = len(self.names())
        if self.size > 400:
            raise ValueError(f"{game.name} has {self.size} features, and there is room for 400")

    def names(self) -> list[str]:
        """What each number is called: `own points`, `rival 1 points`, `deck size`."""
        sides = ["own", *(f"rival {number}" for number in range(1, self.game.sides))]
        table = [*self.of_table, *(self.of_solo if self.game.alone else ())]
        return [f"{side} {name}" for side in sides for name in self.of_side] + table

    def vector(self, state: Any, side: int) -> list[float]:
        """The numbers of a position as a side stands in it, in the order of their names."""
        self.look(self.game.own(state), side)
        return [self.x[number] for number in range(self.size)]

    def look(self, state: State, side: i32) -> void:
        """Fill `x`."""
        if cython.compiled:
            self.put_all(state, side)
        else:
            while_open(state, self.put_all, state, side)

    def put_all(self, state: State, side: i32) -> void:
        self.filled = 0
        sides = state.sides
        for other in range(sides):
            self.look_at_side(state, (side + other) % sides)
        self.look_at_table(state)
        if self.alone:
            self.look_at_solo(state)
        if self.filled != self.size:
            raise ValueError(f"{self.filled} numbers were put in place of {self.size}")

    def put(self, number: f32) -> void:
        """The next number."""
        self.x[self.filled] = number
        self.filled += 1

    def look_at_side(self, state: State, side: i32) -> void:
        """put() the numbers of a side, in the order of `of_side`."""
        raise NotImplementedError

    def look_at_table(self, state: State) -> void:
        """put() those of the table, in the order of `of_table`."""
        raise NotImplementedError

    def look_at_solo(self, state: State) -> void:
        """put() those of a game for one, in the order of `of_solo`."""
