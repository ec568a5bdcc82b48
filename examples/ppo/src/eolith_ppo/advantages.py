"""How much better than expected each decision came out: generalised advantages (Schulman et al., 2016).

A decision is followed by those of the other side, so each side has a line of decisions of its own: what it earns until
it decides again, whoever's doing that is, belongs to what it decided last.
"""

from __future__ import annotations

import numpy
from numpy.typing import NDArray

Floats = NDArray[numpy.float32]


def advantages(
    values: Floats,
    seats: NDArray[numpy.int8],
    rewards: Floats,
    over: NDArray[numpy.bool_],
    ahead: Floats,
    discount: float,
    trace: float,
) -> Floats:
    """The advantage of each decision: (steps, games).

    `values` (steps, games) is what the seat that decides expects before it; `rewards` (steps, games, sides) and `over`
    (steps, games) are what followed; `ahead` (games, sides) is what each side expects after the last step.
    """
    found = numpy.empty_like(values)
    every = numpy.arange(values.shape[1])
    expected, advantage, earned = ahead.copy(), numpy.zeros_like(ahead), numpy.zeros_like(ahead)
    for t in reversed(range(len(values))):
        for of_side in (expected, advantage, earned):
            of_side[over[t]] = 0
        earned += rewards[t]
        own = every, seats[t]
        surprise = earned[own] + discount * expected[own] - values[t]
        advantage[own] = found[t] = surprise + discount * trace * advantage[own]
        expected[own], earned[own] = values[t], 0
    return found
