# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What a position is worth to each side, learned from games: a small net over the features of a game.

Two layers of rectified units, then two numbers: the logit of winning, and the points ahead of the best other side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import cython
from cython import double, float as f32, int as i32, void

from eolith.kernel.features import Features
from eolith.kernel.state import SEATS, State

if cython.compiled:
    from cython.cimports.libc.math import exp, tanh
else:
    from math import exp, tanh

    from eolith.kernel.uncompiled import blanked


class Value:
    """What a position is worth: `win` and `margin` of each side, and `use`, what a search wants most of."""

    win: double[8]
    margin: double[8]
    use: double[8]
    by_margin: double  # the part of use that the margin makes
    scale: double  # points that are much: the usual distance between first and second
    features: Features
    inputs: i32
    units: i32
    inner: i32
    first: f32[64][400]
    first_bias: f32[64]
    second: f32[32][64]
    second_bias: f32[32]
    third: f32[2][32]
    third_bias: f32[2]
    a: f32[64]
    b: f32[32]
    slope: double[400]  # of use, by each feature

    def __init__(self, features: Any, weights: Mapping[str, Any], scale: float, by_margin: float = 0.3) -> None:
        """The weights are rows by the names of the layers; ValueError where they do not fit the features."""
        if not cython.compiled:
            blanked(self)
        self.features = features
        self.scale = scale
        self.by_margin = by_margin
        self.inputs = features.size
        self.units, self.inner = len(weights["second"]), len(weights["third"])
        if len(weights["first"]) != self.inputs or self.units > 64 or self.inner > 32:
            raise ValueError(f"a value of {len(weights['first'])} features is not one of {self.inputs}")
        for i, row in enumerate(weights["first"]):
            for j, weight in enumerate(row):
                self.first[i][j] = weight
        for i, row in enumerate(weights["second"]):
            for j, weight in enumerate(row):
                self.second[i][j] = weight
        for i, row in enumerate(weights["third"]):
            for j, weight in enumerate(row):
                self.third[i][j] = weight
        for j in range(self.units):
            self.first_bias[j] = weights["first_bias"][0][j]
        for j in range(self.inner):
            self.second_bias[j] = weights["second_bias"][0][j]
        for j in range(2):
            self.third_bias[j] = weights["third_bias"][0][j]

    def of(self, state: Any) -> list[tuple[float, float]]:
        """The win share of each side, from 0 to 1, and the points that it is ahead of the best other one."""
        self.judge(self.features.game.own(state))
        return [(self.win[side], self.margin[side]) for side in range(state.sides)]

    def judge(self, state: State) -> void:
        """Fill `win`, `margin` and `use` for each side."""
        if state.over:
            self.settle(state)
        elif self.features.alone:
            self.foresee_alone(state)
        else:
            self.foresee(state)
        for side in range(state.sides):
            ahead = 0.5 + 0.5 * tanh(self.margin[side] / self.scale)
            self.use[side] = (1.0 - self.by_margin) * self.win[side] + self.by_margin * ahead

    def settle(self, state: State) -> void:
        """What a finished game brought."""
        outcome = self.features.game.outcome(state)
        scores = state.scores()
        winners = len(outcome.winners)
        for side in range(state.sides):
            self.win[side] = 1.0 / winners if SEATS[side] in outcome.winners else 0.0
            self.margin[side] = scores[side] - max(
                [score for other, score in enumerate(scores) if other != side], default=0
            )

    def foresee(self, state: State) -> void:
        """What the net thinks; the shares of all sides are made to add up to one game."""
        total: double = 0.0
        for side in range(state.sides):
            self.features.look(state, side)
            self.think(side)
            total += self.win[side]
        for side in range(state.sides):
            self.win[side] /= total

    def foresee_alone(self, state: State) -> void:
        """What the net thinks of the one who plays; another side has what is left."""
        self.features.look(state, 0)
        self.think(0)
        for side in range(1, state.sides):
            self.win[side] = 1.0 - self.win[0]
            self.margin[side] = -self.margin[0]

    def think(self, side: i32) -> void:
        """Carry the features through the layers."""
        a, b, x = self.a, self.b, self.features.x
        for j in range(self.units):
            a[j] = self.first_bias[j]
        for i in range(self.inputs):
            number = x[i]
            if number != 0:
                row = self.first[i]
                for j in range(self.units):
                    a[j] += number * row[j]
        for j in range(self.inner):
            b[j] = self.second_bias[j]
        for i in range(self.units):
            if a[i] > 0:
                row = self.second[i]
                for j in range(self.inner):
                    b[j] += a[i] * row[j]
        logit: double = self.third_bias[0]
        margin: double = self.third_bias[1]
        for i in range(self.inner):
            if b[i] > 0:
                logit += b[i] * self.third[i][0]
                margin += b[i] * self.third[i][1]
        self.win[side] = 1.0 / (1.0 + exp(-logit))
        self.margin[side] = margin

    def slopes(self, numbers: Any) -> list[float]:
        """By how much `use` grows with each feature of a side, where the features are so many."""
        for i in range(self.inputs):
            self.features.x[i] = numbers[i]
        self.think(0)
        self.lean()
        return [self.slope[i] for i in range(self.inputs)]

    def by_point(self, margin: double) -> double:
        """By how much `use` grows with a point, where a side is so many ahead."""
        ahead: double = tanh(margin / self.scale)
        return 0.5 * self.by_margin * (1.0 - ahead * ahead) / self.scale

    def lean(self) -> void:
        """Carry the slopes back through the layers, after think(0)."""
        a, b = self.a, self.b
        win: double = self.win[0]
        by_logit: double = (1.0 - self.by_margin) * win * (1.0 - win)
        by_points: double = self.by_point(self.margin[0])
        for j in range(self.inner):
            lit = b[j] > 0
            b[j] = by_logit * self.third[j][0] + by_points * self.third[j][1] if lit else 0.0
        for i in range(self.units):
            lit = a[i] > 0
            a[i] = 0.0
            if lit:
                row = self.second[i]
                for j in range(self.inner):
                    a[i] += row[j] * b[j]
        for i in range(self.inputs):
            weights = self.first[i]
            self.slope[i] = 0.0
            for j in range(self.units):
                self.slope[i] += weights[j] * a[j]
