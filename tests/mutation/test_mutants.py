"""The mutants fit the rules as they are written now; `python -m tests.mutation` runs them."""

from __future__ import annotations

from pathlib import Path

import pytest
from mutants import MUTANTS, SOURCE, Mutant

from eolith.kernel.rule import load_ledger

LEDGER = load_ledger(SOURCE / Path("eolith/games/stone_age/ledger.toml"))


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_every_mutant_changes_one_place_of_its_source(mutant: Mutant) -> None:
    compile(mutant.source(), mutant.file, "exec")
    assert mutant.old != mutant.new
    assert mutant.rules
    assert set(mutant.rules) <= set(LEDGER)


def test_the_mutants_break_enough_rules() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 60
    assert len({rule for mutant in MUTANTS for rule in mutant.rules}) >= 40
