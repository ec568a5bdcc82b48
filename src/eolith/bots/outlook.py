# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What a decision leads to: play by the rules of thumb to the end of the round, and the value of what that comes to.

Two decisions can be compared in the same deal: chance then decides alike where it can.  It knows no game.
"""

from __future__ import annotations

from typing import Any

import cython
from cython import int as i32, ulonglong as u64, void

from eolith.bots.tree import MOST
from eolith.bots.value import Value
from eolith.kernel.advice import RulesOfThumb
from eolith.kernel.state import CHANCE, State

if not cython.compiled:
    from eolith.kernel.uncompiled import blanked


class Outlook:
    """What the decisions of a game lead to."""

    advisor: RulesOfThumb
    value: Value
    state: State
    rounds: i32
    stop: i32

    def __init__(self, advisor: Any, value: Any, rounds: int = 1) -> None:
        """The value judges where so many rounds end, the one of the decision being the first."""
        if not cython.compiled:
            blanked(self)
        self.advisor = advisor
        self.value = value
        self.rounds = rounds

    def after(self, state: Any, options: Any, deal: int) -> list[float]:
        """The win share of each side, from 0 to 1, once some options are taken, in a numbered deal."""
        self.begin(state, options, deal)
        self.advisor.play_on(self.state, self.stop, MOST)
        self.value.judge(self.state)
        return [self.value.win[side] for side in range(self.state.sides)]

    def reached(self, state: Any, options: Any, deal: int, side: int) -> tuple[float, float, float, list[float], float]:
        """Win share, points ahead, use and features of a side at the round's end, after options in a numbered deal.

        Last, where that ended the game, by how much the use grows with a point; else 0.
        """
        self.begin(state, options, deal)
        self.advisor.play_on(self.state, self.stop, MOST)
        value = self.value
        value.judge(self.state)
        point = value.by_point(value.margin[side]) if self.state.over else 0.0
        return value.win[side], value.margin[side], value.use[side], value.features.vector(self.state, side), point

    def line(self, state: Any, options: Any, deal: int) -> list[int]:
        """The decisions that follow some options to the end of the round, in a numbered deal."""
        self.begin(state, options, deal)
        left = self.state
        following: list = []
        while not left.over and left.round < self.stop and len(following) < MOST:
            option = self.advisor.draw(left) if left.seat == CHANCE else self.advisor.pick(left)
            following.append(option)
            left.play(option)
        return following

    def begin(self, state: Any, options: Any, deal: u64) -> void:
        """Take options in a copy of a position."""
        self.state = self.advisor.game.own(state).clone()
        self.stop = self.state.round + self.rounds
        self.advisor.deal(deal)
        for option in options:
            self.state.apply(option)
