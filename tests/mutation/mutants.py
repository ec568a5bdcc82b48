"""All broken rules, each of which the tests of the named rules must notice.

A module for each game, or for a part of its rules, lists them.  `python -m tests.mutation` runs them.
"""

from __future__ import annotations

from mutation import (
    dg_execution_mutants,
    dg_planning_mutants,
    dg_round_mutants,
    dgs_mutants,
    ew_column_mutants,
    ew_eclipse_mutants,
    ew_turn_mutants,
    ewp_mutants,
    ews_mutants,
    stone_age_mutants,
)

MUTANTS = [
    *stone_age_mutants.MUTANTS,
    *ew_turn_mutants.MUTANTS,
    *ew_column_mutants.MUTANTS,
    *ew_eclipse_mutants.MUTANTS,
    *ewp_mutants.MUTANTS,
    *ews_mutants.MUTANTS,
    *dg_planning_mutants.MUTANTS,
    *dg_execution_mutants.MUTANTS,
    *dg_round_mutants.MUTANTS,
    *dgs_mutants.MUTANTS,
]
