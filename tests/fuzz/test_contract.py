"""Stone Age keeps the contract of a game at every kind of table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import eolith
from eolith.testing import check_game
from fuzz.specs import SPECS


@pytest.mark.rule("SA-SUPPLY-03", "SA-SUPPLY-04", "SA-SUPPLY-05", "SA-INFO-03", "SA-CHANCE-01")
@pytest.mark.parametrize("spec", SPECS)
def test_stone_age_keeps_the_contract(spec: str) -> None:
    check_game(eolith.load(spec), games=1, seed=SPECS.index(spec), every=20)


@pytest.mark.parametrize(
    ("field", "change", "rule"),
    [
        ("home", lambda rows: [rows[0] + 1, *rows[1:]], "SA-SUPPLY-03"),
        ("goods", lambda rows: [[-1, 0, 0, 0], *rows[1:]], "SA-BUILD-11"),
        ("food", lambda rows: [*rows[:3], 1], "SA-SETUP-05"),
        ("tools", lambda rows: [[3, 1, 1], *rows[1:]], "SA-TOOL-08"),
        ("agriculture", lambda rows: [11, *rows[1:]], "SA-ACT-14"),
        ("deck", lambda rows: [1 - rows[0], *rows[1:]], "SA-SUPPLY-04"),
        ("covered", lambda rows: [rows[0] + 1, *rows[1:]], "SA-SUPPLY-05"),
        ("stack_size", lambda rows: [rows[0] - 1, *rows[1:]], "SA-SUPPLY-05"),
        ("dice", lambda rows: [[1, 0, 0, 0, 0, 0], *rows[1:]], "SA-CARD-11"),
    ],
)
def test_what_does_not_add_up_is_named(field: str, change: Callable[[Any], Any], rule: str) -> None:
    state: Any = eolith.load("stone_age(players=3)").start()
    state.play_chance(eolith.Source(1))
    state.game.check(state)
    setattr(state, field, change(getattr(state, field)))
    with pytest.raises(AssertionError, match=f"^{rule}: "):
        state.game.check(state)
