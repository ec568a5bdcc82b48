"""What chance gave and took: for each roll and draw, the win chance after what came, less the mean of what might have.

What came and something drawn by the weights are played on in the same deal, again and again: so chance that
follows cancels out, and the error is that of a mean of differences.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from eolith.bots.outlook import Outlook
from eolith.kernel.chance import Source
from eolith.kernel.state import State

GRAIN = 1 << 30


class Shift(NamedTuple):
    """By how much the win chances of the sides differ between two decisions."""

    means: tuple[float, ...]
    """By side, from -1 to 1; together 0."""
    errors: tuple[float, ...]
    """The standard errors of these."""


def luck_of(outlook: Outlook, state: State, came: int, deals: range) -> Shift:
    """What each side gained by what came of chance, over so many numbered deals."""
    others = spread(state.options(), state.weights(), len(deals), Source(deals[0]).below(GRAIN) / GRAIN)
    none = [0.0] * state.sides
    rows = []
    for deal, other in zip(deals, others, strict=True):
        if other == came:
            rows.append(none)
        else:
            rows.append(less(outlook.after(state, (came,), deal), outlook.after(state, (other,), deal)))
    return shift(rows)


def spread(options: Sequence[int], weights: Sequence[int], count: int, offset: float) -> list[int]:
    """So many options in proportion to their weights; an offset from 0 to 1, drawn by lot, makes none more likely."""
    bounds = list(accumulate(weights))
    chosen, at = [], 0
    for number in range(count):
        while bounds[at] <= (number + offset) * bounds[-1] / count:
            at += 1
        chosen.append(options[at])
    return chosen


def less(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]


def shift(rows: Sequence[Sequence[float]]) -> Shift:
    """The means of differences by side, and their errors; each row is a deal, and there are two of them at least."""
    count = len(rows)
    means = [sum(column) / count for column in zip(*rows)]
    spreads = [sum((x - mean) ** 2 for x in column) / (count - 1) for column, mean in zip(zip(*rows), means)]
    return Shift(tuple(means), tuple((each / count) ** 0.5 for each in spreads))


def total(shifts: Sequence[Shift], sides: int) -> Shift:
    """Several shifts together: errors that know nothing of each other add up by their squares."""
    means = [sum(each.means[side] for each in shifts) for side in range(sides)]
    errors = [sum(each.errors[side] ** 2 for each in shifts) ** 0.5 for side in range(sides)]
    return Shift(tuple(means), tuple(errors))
