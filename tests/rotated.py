"""Grids of tests of which `make test` tries each row and each column once, and `make test-long` the rest."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest


def rotated(*given: Iterable[Any]) -> list[Any]:
    """All combinations of these values for `parametrize`; long are all but as many as it takes to have each value."""
    values = [[*each] for each in given]
    most = max(map(len, values))
    daily = {tuple(turn % len(each) for each in values) for turn in range(most)}
    found = []
    for places in product(*(range(len(each)) for each in values)):
        chosen = (each[place] for each, place in zip(values, places))
        found.append(pytest.param(*chosen, marks=() if places in daily else pytest.mark.long))
    return found
