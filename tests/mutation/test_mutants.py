"""The mutants fit the rules as they are written now; `python -m tests.mutation` runs them."""

from __future__ import annotations

import pytest

from eolith.kernel.rule import load_ledger
from mutation.mutant import SOURCE, Mutant
from mutation.mutants import MUTANTS

LEDGER = {
    rule
    for game in ("stone_age", "endless_winter", "doggerland")
    for rule in load_ledger(SOURCE / f"eolith/games/{game}/ledger.toml")
}


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_every_mutant_changes_one_place_of_its_source(mutant: Mutant) -> None:
    assert mutant.source() != (SOURCE / mutant.file).read_text(encoding="utf-8")
    assert mutant.rules
    assert set(mutant.rules) <= LEDGER


def test_the_mutants_break_enough_rules() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 60
    assert len({rule for mutant in MUTANTS for rule in mutant.rules}) >= 40
