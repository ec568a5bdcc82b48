"""The games keep the contract of a game at every kind of table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import eolith
from eolith.kernel.state import write_field
from eolith.testing import check_game
from fuzz.depth import SHARE
from fuzz.specs import DOGGERLAND, DOGGERLAND_ALONE, ENDLESS_WINTER, SPECS, STONE_AGE, WINTER_ALONE, WINTER_PROTOTYPE

PROVED = pytest.mark.rule("SA-SUPPLY-03", "SA-SUPPLY-04", "SA-SUPPLY-05", "SA-INFO-03", "SA-CHANCE-01")
PROVED_IN_WINTER = pytest.mark.rule(
    "EW-COMP-02", "EW-COMP-06", "EW-COMP-07", "EW-COMP-08", "EW-COMP-11", "EW-COMP-14", "EW-COMP-15", "EW-COMP-16",
    "EW-HIDDEN-01", "EW-HIDDEN-02",
)  # fmt: skip
PROVED_IN_DOGGERLAND = pytest.mark.rule(
    "DG-COMP-02", "DG-COMP-07", "DG-HIDDEN-04", "DG-HIDDEN-05", "DG-HIDDEN-07", "DG-MIGRATE-12"
)


@pytest.mark.deep
@pytest.mark.parametrize(
    ("spec", "every"),
    [
        *(pytest.param(spec, 20, marks=PROVED) for spec in STONE_AGE),
        *(pytest.param(spec, 50, marks=PROVED_IN_WINTER) for spec in ENDLESS_WINTER),
        *(pytest.param(spec, 20, marks=PROVED_IN_DOGGERLAND) for spec in DOGGERLAND),
        *((spec, 50) for spec in WINTER_ALONE + WINTER_PROTOTYPE),
        *((spec, 20) for spec in DOGGERLAND_ALONE),
    ],
)
def test_a_game_keeps_the_contract(spec: str, every: int) -> None:
    check_game(eolith.load(spec), games=1, seed=SPECS.index(spec), every=every * SHARE)


def first_of(rows: Any, value: Any) -> Any:
    """The rows with another first one."""
    return [value, *rows[1:]]


@pytest.mark.parametrize(
    ("game", "field", "change", "rule"),
    [
        ("stone_age", "home", lambda rows: first_of(rows, rows[0] + 1), "SA-SUPPLY-03"),
        ("stone_age", "goods", lambda rows: first_of(rows, [-1, 0, 0, 0]), "SA-BUILD-11"),
        ("stone_age", "food", lambda rows: [*rows[:3], 1], "SA-SETUP-05"),
        ("stone_age", "tools", lambda rows: first_of(rows, [3, 1, 1]), "SA-TOOL-08"),
        ("stone_age", "agriculture", lambda rows: first_of(rows, 11), "SA-ACT-14"),
        ("stone_age", "deck", lambda rows: first_of(rows, 1 - rows[0]), "SA-SUPPLY-04"),
        ("stone_age", "covered", lambda rows: first_of(rows, rows[0] + 1), "SA-SUPPLY-05"),
        ("stone_age", "stack_size", lambda rows: first_of(rows, rows[0] - 1), "SA-SUPPLY-05"),
        ("stone_age", "dice", lambda rows: first_of(rows, [1, 0, 0, 0, 0, 0]), "SA-CARD-11"),
        ("endless_winter", "food", lambda rows: first_of(rows, -1), "EW-COMP-01"),
        ("endless_winter", "food", lambda rows: first_of(rows, 9), "EW-GOLD-13"),
        ("endless_winter", "tools", lambda rows: first_of(rows, 6), "EW-GOLD-13"),
        ("endless_winter", "tribe_home", lambda rows: first_of(rows, 3), "EW-COMP-14"),
        ("endless_winter", "camps_home", lambda rows: first_of(rows, rows[0] + 1), "EW-COMP-15"),
        ("endless_winter", "villages", lambda rows: first_of(rows, 1), "EW-COMP-15"),
        ("endless_winter", "megaliths", lambda rows: first_of(rows, 7), "EW-COMP-16"),
        ("endless_winter", "size", lambda rows: first_of(rows, [6, *rows[0][1:]]), "EW-HIDDEN-01"),
        ("endless_winter", "supply", lambda rows: first_of(rows, rows[0] + 1), "EW-COMP-07"),
        ("endless_winter", "animal_deck", lambda rows: first_of(rows, rows[0] + 1), "EW-COMP-11"),
        ("endless_winter", "tiles", lambda rows: first_of(rows, rows[0] + 1), "EW-COMP-02"),
        ("endless_winter", "site", lambda rows: [*rows[:32], 1, *rows[33:]], "EW-COMP-16"),
        ("endless_winter", "honor_place", lambda rows: first_of(rows, 1), "EW-IDOL-08"),
        ("endless_winter", "stones", lambda rows: first_of(rows, [1, 0, 0]), "EW-DEV-13"),
        ("doggerland", "deprivation", lambda rows: first_of(rows, -1), "DG-COMP-01"),
        ("doggerland", "hunters", lambda rows: first_of(rows, rows[0] + 1), "DG-COMP-02"),
        ("doggerland", "newborns", lambda rows: first_of(rows, 9), "DG-COMP-02"),
        ("doggerland", "dwellings", lambda rows: first_of(rows, [2, 5, 0]), "DG-DWELL-10"),
        ("doggerland", "dwellings", lambda rows: first_of(rows, [1, 0, 0]), "DG-DWELL-09"),
        ("doggerland", "memory", lambda rows: first_of(rows, [3, 0, 0, 0]), "DG-COMP-11"),
        ("doggerland", "journey", lambda rows: first_of(rows, 1), "DG-SHAMAN-20"),
        ("doggerland", "level", lambda rows: first_of(rows, [3, 0, 0]), "DG-ABIL-05"),
        ("doggerland", "unseen", lambda rows: first_of(rows, 1 - rows[0]), "DG-SETUP-05"),
        ("doggerland", "unseen", lambda rows: [*rows[:9], 1 - rows[9], *rows[10:]], "DG-SETUP-03"),
        ("doggerland", "camp", lambda rows: first_of(rows, 0), "DG-CAMP-03"),
        ("doggerland", "harvested", lambda rows: first_of(rows, 1), "DG-EXPED-07"),
        ("doggerland", "supply", lambda rows: first_of(rows, rows[0] + 1), "DG-COMP-07"),
        ("doggerland", "covered", lambda covered: covered + 1, "DG-SETUP-12"),
        ("doggerland", "cubes", lambda rows: first_of(rows, 1), "DG-PAINT-06"),
        ("doggerland", "crafts_left", lambda rows: first_of(rows, 1 - rows[0]), "DG-COMP-06"),
        ("doggerland", "objective", lambda rows: [1 - there for there in rows[:1]] + rows[1:], "DG-SETUP-11"),
        ("doggerland", "objective_rounds", lambda rows: first_of(rows, 1), "DG-GOAL-04"),
    ],
)
def test_what_does_not_add_up_is_named(game: str, field: str, change: Callable[[Any], Any], rule: str) -> None:
    state: Any = eolith.load(f"{game}(players=3)").start()
    state.play_chance(eolith.Source(1))
    state.game.check(state)
    write_field(state, field, change(getattr(state, field)))
    with pytest.raises(AssertionError, match=f"^{rule}: "):
        state.game.check(state)
