"""Stone Age keeps the contract of a game at every kind of table."""

from __future__ import annotations

import pytest

import eolith
from eolith.testing import check_game
from fuzz.specs import SPECS


@pytest.mark.rule("SA-SUPPLY-03", "SA-SUPPLY-04", "SA-SUPPLY-05", "SA-INFO-03", "SA-CHANCE-01")
@pytest.mark.parametrize("spec", SPECS)
def test_stone_age_keeps_the_contract(spec: str) -> None:
    check_game(eolith.load(spec), games=1, seed=SPECS.index(spec), every=20 if eolith.COMPILED else 100)
