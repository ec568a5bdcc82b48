# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What the rules of thumb of all games share: two questions, and how a position is read to answer them.

A game's `Advisor` subclasses `RulesOfThumb` and writes `weigh`.  Compiled, that reads the bytes of the
position through a struct of the game's fields; uncompiled, the state itself.
"""

from __future__ import annotations

from typing import Any

import cython
from cython import cclass, cfunc, declare, double, exceptval, int as i32

if cython.compiled:
    from cython.cimports.eolith.kernel.state import State
else:
    from eolith.kernel.state import State
    from eolith.kernel.uncompiled import blanked, while_open


@cclass
class RulesOfThumb:
    """What every option of a seat seems to be worth, in points.  Nothing is kept from one position to the next."""

    if not cython.compiled:
        # Compiled, advice.pxd declares them.
        value = declare(double[1024])  # what each option is worth
        action_space = declare(i32)
        game = declare(object)

    def __init__(self, game: Any) -> None:
        if not cython.compiled:
            blanked(self)
        assert game.action_space <= 1024
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
    def options(self, view) -> list:
        """What the seat that decides may choose."""
        self.game.own(view)
        options: list = view.options()
        if len(options) == 0 or options[0] >= self.action_space:
            raise ValueError("no seat decides here, so there is nothing to advise")
        return options

    @cfunc
    @exceptval(-1)
    def consider(self, view, options: list) -> i32:
        """Have the game weigh the options of a position."""
        if not cython.compiled:
            return while_open(view, self.weigh, view, options)
        state: State = view
        return self.weigh(cython.cast(cython.p_void, state.block()), options)

    @cfunc
    @exceptval(-1)
    def weigh(self, position: cython.p_void, options: list) -> i32:
        """Fill `value` for the options of a position: its fields in C, or the state where nothing is compiled."""
        raise NotImplementedError


def read_faces(content: Any, faces: Any) -> Any:
    """The pack of a game for C, its tables copied into `faces`; uncompiled, they serve as they are."""
    if not cython.compiled:
        return content
    for name in dir(faces):
        if not name.startswith("_"):
            setattr(faces, name, getattr(content, name))
    return faces
