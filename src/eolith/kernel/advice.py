# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What the rules of thumb of all games share: two questions, how a position is read to answer them, and play by them.

A game's `Advisor` subclasses `RulesOfThumb` and writes `weigh`, which reads the state.
"""

from __future__ import annotations

from typing import Any

import cython
from cython import bint, double, int as i32, ulonglong as u64, void

from eolith.kernel.chance import Source
from eolith.kernel.numbers import *
from eolith.kernel.state import Chance, State

if not cython.compiled:
    from eolith.kernel.uncompiled import blanked, while_open


class RulesOfThumb:
    """What every option of a seat seems to be worth, in points.  No position that was seen before changes that."""

    value: double[1280]  # what each option is worth
    whole: bint  # whether that is asked of every option, or only which is the best
    action_space: i32
    game: Any
    # of a rollout
    dice: Source
    key: u64
    happened: i32[256]  # how often chance was asked, by kind of frame

    def __init__(self, game: Any) -> None:
        if not cython.compiled:
            blanked(self)
        assert game.action_space <= 1280
        self.dice = Source()
        self.action_space = game.action_space
        self.game = game

    def values(self, view: Any) -> dict[int, float]:
        """What each legal option seems to be worth to the seat that decides, in points.

        Only differences between the options of one position mean anything.  ValueError where no seat decides.
        """
        self.check(view)
        self.consider(view)
        return {option: self.value[option] for option in view.options()}

    def best(self, view: Any) -> int:
        """The option with the highest value; the first of equals.  ValueError where no seat decides."""
        self.check(view)
        return self.pick(view)

    def check(self, view: Any) -> void:
        """ValueError or TypeError unless a seat of this game decides."""
        state: State = self.game.own(view)
        if state.over or state.depth < 0 or state.agenda[state.depth][SEAT] == NATURE:
            raise ValueError("no seat decides here, so there is nothing to advise")

    def pick(self, state: State) -> i32:
        """best(), for those that know that a seat decides."""
        state.find_options()
        best: i32 = state.offered[0]
        if state.n_options > 1:
            self.ask(state, False)
            for i in range(1, state.n_options):
                option: i32 = state.offered[i]
                if self.value[option] > self.value[best]:
                    best = option
        return best

    def consider(self, state: State) -> void:
        """Have the game weigh the options of a position."""
        self.ask(state, True)

    def ask(self, state: State, whole: bint) -> void:
        self.whole = whole
        state.find_options()
        if cython.compiled:
            self.weigh(state)
        else:
            while_open(state, self.weigh, state)

    def weigh(self, state: State) -> void:
        """Fill `value` for the options of a position, which lie in `offered`.

        Unless `whole` is asked for, an option that cannot be the best may get any value below that of the best.
        """
        raise NotImplementedError

    def deal(self, key: u64) -> void:
        """Begin a rollout: what chance decides in it depends on the key and the event alone.

        An event is the round, what is drawn for which purpose, and the how-manieth it is.  So two ways to play meet
        the same luck where they can.
        """
        self.key = key
        for kind in range(256):
            self.happened[kind] = 0

    def draw(self, state: State) -> i32:
        """What chance decides in a rollout."""
        frame = state.agenda[state.depth]
        event: u64 = (state.round << 8) + frame[KIND]
        event = (event << 32) + (frame[2] << 16) + self.happened[frame[KIND]]
        self.happened[frame[KIND]] += 1
        self.dice.begin(self.key, event)
        chance: Chance = state.top()
        return chance.sample(state, self.dice)

    def play_on(self, state: State, stop: i32, most: i32) -> i32:
        """Play all seats by these rules until round `stop` begins, at most so many decisions; how many it took."""
        decided: i32 = 0
        while not state.over and state.round < stop and decided < most:
            if state.agenda[state.depth][SEAT] == NATURE:
                state.play(self.draw(state))
            else:
                state.play(self.pick(state))
                decided += 1
        return decided
