"""The mutants fit the rules as they are written now; `python -m tests.mutation` runs them."""

from __future__ import annotations

from eolith.kernel.rule import all_rules_of
from mutation.mutant import SOURCE
from mutation.mutants import MUTANTS

LEDGER = {rule for game in ("stone_age", "endless_winter", "doggerland") for rule in all_rules_of(game)}


def test_every_mutant_changes_one_place_of_its_source() -> None:
    for mutant in MUTANTS:
        assert mutant.source() != (SOURCE / mutant.file).read_text(encoding="utf-8"), mutant.name
        assert mutant.rules, mutant.name
        assert set(mutant.rules) <= LEDGER, mutant.name


def test_the_mutants_break_enough_rules() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 60
    assert len({rule for mutant in MUTANTS for rule in mutant.rules}) >= 40
