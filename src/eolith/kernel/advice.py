# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What the rules of thumb of all games share: two questions, and how a position is read to answer them.

A game's `Advisor` subclasses `RulesOfThumb` and writes `weigh`, which reads the state.
"""

from __future__ import annotations

from typing import Any

import cython
from cython import cfunc, double, int as i32, void

from eolith.kernel.state import State

if not cython.compiled:
    from eolith.kernel.uncompiled import blanked, while_open


class RulesOfThumb:
    """What every option of a seat seems to be worth, in points.  Nothing is kept from one position to the next."""

    value: double[1280]  # what each option is worth
    action_space: i32
    game: Any

    def __init__(self, game: Any) -> None:
        if not cython.compiled:
            blanked(self)
        assert game.action_space <= 1280
        self.action_space = game.action_space
        self.game = game

    def values(self, view: Any) -> dict[int, float]:
        """What each legal option seems to be worth to the seat that decides, in points.

        Only differences between the options of one position mean anything.  ValueError where no seat decides.
        """
        options = self.options(view)
        self.consider(view, options)
        return {option: self.value[option] for option in options}

    def best(self, view: Any) -> int:
        """The option with the highest value; the first of equals.  ValueError where no seat decides."""
        options = self.options(view)
        if len(options) == 1:
            return options[0]
        self.consider(view, options)
        best: i32 = options[0]
        for option in options:
            i: i32 = option
            if self.value[i] > self.value[best]:
                best = i
        return best

    @cfunc
    def options(self, view: Any) -> list:
        """What the seat that decides may choose."""
        self.game.own(view)
        options: list = view.options()
        if len(options) == 0 or options[0] >= self.action_space:
            raise ValueError("no seat decides here, so there is nothing to advise")
        return options

    def consider(self, view: Any, options: list) -> void:
        """Have the game weigh the options of a position."""
        if cython.compiled:
            self.weigh(view, options)
        else:
            while_open(view, self.weigh, view, options)

    def weigh(self, state: State, options: list) -> void:
        """Fill `value` for the options of a position."""
        raise NotImplementedError
