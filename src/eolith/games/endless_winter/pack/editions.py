"""The editions of the rulebook: what each counts, and how it goes, where they differ.

Rules ask `rules.Tables`, which `content.make_tables` fills from this and from the pack, or are frames of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .. import rules, terms


@dataclass(frozen=True)
class Edition:
    """One edition of the rulebook."""

    name: str
    """As the option `edition` and the pack say it."""
    numbers: Mapping[str, int]
    """What the rules count with: fields of `rules.Tables`."""
    glaciers: Mapping[int, int]
    """Glaciers of the map by the number of players."""
    random_lands: Mapping[int, int]
    """Land tiles of it beside one of each type."""
    stones_shown: Mapping[int, int]
    """Stones laid out in each half of the board, where it has halves."""
    burial_tables: Mapping[int, tuple[int, int, int]]
    """The burial tables of the highest idol on the honor track, of the second, and of all others."""
    culture_labor: int
    """What a culture card of a revealed pile adds, in halves."""
    second_sets: bool
    """Whether animals beyond the largest set begin another one."""
    action_space: int
    decisions: list[Any]


FINAL = Edition(
    name="final",
    numbers={
        "culture_limit": terms.CULTURE_CARDS,  # EW-CULTURE-01
        "culture_cost": 1,  # EW-CULTURE-02
        "culture_returns": 1,  # EW-ECL-06
        "token_discount": 0,
        "middle_again": 0,  # EW-FIGURE-07
        "most_shown": terms.MOST_SHOWN,  # EW-HUNT-03
        "empty_pays": 1,  # EW-INIT-19
        "rest_halves": 3,  # EW-REST-04
        "stones_pay": 1,  # EW-STONE-01
        "start_any": 0,  # EW-MEGA-08
        "honor_from": 1,  # EW-SCORE-09
    },
    glaciers={2: 6, 3: 6, 4: 3},  # EW-TERRAIN-03
    random_lands={2: 6, 3: 6, 4: 9},  # EW-TERRAIN-04
    stones_shown={2: 4, 3: 6, 4: 7},  # EW-SETUP-04, -05
    burial_tables={2: (0, 1, 2), 3: (0, 1, 2), 4: (0, 1, 2)},  # EW-SCORE-05 to -07
    culture_labor=0,  # EW-ECL-06
    second_sets=False,  # EW-SCORE-17
    action_space=terms.ACTION_SPACE,
    decisions=rules.DECISIONS,
)
PROTOTYPE = Edition(
    name="prototype",
    numbers={
        "culture_limit": 2,  # EWP-CULTURE-01
        "culture_cost": 0,  # EWP-CULTURE-02
        "culture_returns": 0,  # EWP-ECL-02
        "token_discount": 2,  # EWP-DEV-01
        "middle_again": 1,  # EWP-FIGURE-01
        "most_shown": 60,  # EWP-HUNT-01: all that there are
        "empty_pays": 0,  # EWP-GOLD-02
        "rest_halves": 4,  # EWP-REST-02
        "stones_pay": 0,  # EWP-STONE-01
        "start_any": 1,  # EWP-MEGA-01
        "honor_from": 0,  # EWP-SCORE-03
    },
    glaciers={2: 9, 3: 6, 4: 3},  # EWP-TERRAIN-01
    random_lands={2: 3, 3: 6, 4: 9},
    stones_shown={},  # EWP-SETUP-02
    burial_tables={2: (0, 2, 2), 3: (0, 1, 2), 4: (0, 1, 2)},  # EWP-SCORE-04
    culture_labor=1,  # EWP-ECL-01
    second_sets=True,  # EWP-SCORE-06
    action_space=terms.STACK + terms.STACKED,
    decisions=rules.PROTOTYPE,
)
EDITIONS = {edition.name: edition for edition in (FINAL, PROTOTYPE)}
