"""The prototype of Endless Winter: sets of animals beyond the first one."""

from __future__ import annotations

from typing import Any

import pytest

import eolith
from eolith.games.endless_winter import terms
from eolith.kernel.state import write_field


@pytest.fixture(scope="module")
def last() -> tuple[Any, int]:
    """A position of a game of two, and the option that ends it."""
    state: Any = eolith.load("endless_winter(players=2, edition=prototype)").start()
    source = eolith.Source(3)
    while not state.over:
        state.play_chance(source)
        before, options = state.clone(), state.options()
        option = options[source.below(len(options))]
        state.apply(option)
    return before, option


def scored(last: tuple[Any, int], **animals: int) -> int:
    """What upright animals of the first seat score."""
    before, option = last
    points = []
    for unused in ({}, animals):
        state = before.clone()
        kinds = [unused.get(animal.id, 0) for animal in state.game.pack.animals]
        write_field(state, "unused", [kinds, *state.fields()["unused"][1:]])
        state.apply(option)
        assert state.over and len(kinds) == terms.SPECIES
        points.append(state.scores()[0])
    return points[1] - points[0]


@pytest.mark.rule("EWP-SCORE-06", "EWP-SCORE-07", "EWP-SCORE-08")
@pytest.mark.parametrize(
    ("animals", "points"),
    [
        ({"giant_sloth": 6}, 13), ({"giant_sloth": 4}, 10), ({"giant_sloth": 9}, 21), ({"woolly_mammoth": 1}, 1),
        ({"woolly_mammoth": 5}, 11), ({"woolly_rhino": 2, "woolly_mammoth": 1, "giant_sloth": 3, "argentavis": 1}, 14),
        ({"giant_sloth": 4, "argentavis": 1}, 11), ({"giant_sloth": 4, "argentavis": 2}, 13),
    ],
)  # fmt: skip
def test_more_than_four_animals_begin_a_second_set(last: tuple[Any, int], animals: dict[str, int], points: int) -> None:
    assert scored(last, **animals) == points


@pytest.mark.rule("EW-SCORE-20")
def test_each_set_holds_an_animal_that_is_not_wild(last: tuple[Any, int]) -> None:
    assert scored(last, giant_sloth=1, argentavis=5) == 10
    assert scored(last, giant_sloth=2, argentavis=5) == 16, "a set of four and one of three"
