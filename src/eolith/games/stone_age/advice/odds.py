# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What rolls bring, to be looked up."""

from __future__ import annotations

import cython
from cython import double, int as i32

from eolith.kernel.chance import dice_ways

from ..terms import *

MOST_ADDED: i32 = 21  # by tools


class Odds:
    """What rolls bring, to be looked up."""

    at_least: double[80][11]  # at_least[dice][total]: how likely so many dice show that total or more
    units: double[22][11][5]  # units[place - HUNTING][dice][tools]: expected, with so much added by tools

    def __init__(self) -> None:
        if not cython.compiled:
            self.at_least = [[0.0] * 80 for _ in range(11)]
            self.units = [[[0.0] * 22 for _ in range(11)] for _ in range(5)]
        for dice in range(11):
            self.at_least[dice][0] = 1.0
            for total in range(1, 61):
                ways = sum(dice_ways(dice, t) for t in range(total, 61))
                self.at_least[dice][total] = ways / 6**dice
        for place in range(5):
            for dice in range(1, 11):
                for tools in range(MOST_ADDED + 1):
                    expected = 0.0
                    for total in range(dice, 6 * dice + 1):
                        expected += dice_ways(dice, total) * ((total + tools) // DIVISORS[place]) / 6**dice
                    self.units[place][dice][tools] = expected


ODDS = Odds()
