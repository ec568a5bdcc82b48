"""Plain data is checked entry by entry."""

from __future__ import annotations

from typing import Any

import pytest

from eolith.kernel import entries
from eolith.kernel.game import PositionError


def test_what_is_right_is_given_back() -> None:
    assert entries.integer("food", 3, 0, 9) == 3
    assert entries.sequence("deck", ("a", "b"), 2) == ["a", "b"]
    assert entries.table("A", {"food": 1}, ["food", "wood"]) == {"food": 1}


@pytest.mark.parametrize("value", [True, 1.0, "1", None, -1, 10])
def test_an_integer_is_an_integer_in_its_range(value: Any) -> None:
    with pytest.raises(PositionError, match=f"^position: A.food is {value!r}; allowed: 0 to 9$"):
        entries.integer("A.food", value, 0, 9)


def test_lists_and_tables_are_refused_with_what_is_allowed() -> None:
    with pytest.raises(PositionError, match=r"^position: slots is 'abcd'; allowed: a list of 4$"):
        entries.sequence("slots", "abcd", 4)
    with pytest.raises(PositionError, match=r"^position: deck is \{\}; allowed: a list$"):
        entries.sequence("deck", {})
    with pytest.raises(PositionError, match=r"^position: A has no entry 'gold'; allowed: food, wood$"):
        entries.table("A", {"gold": 1}, ["wood", "food"])
    with pytest.raises(PositionError, match=r"^position: A is 7; allowed: a table of entries$"):
        entries.table("A", 7, [])


def test_a_message_repeats_no_more_than_is_useful() -> None:
    endless: list[Any] = []
    for _ in range(10**5):
        endless = [endless]
    assert entries.shown(10**5000) == "a huge int"
    assert entries.shown(endless) == "a huge list"
    assert entries.shown("x" * 100) == "'" + "x" * 59 + "…"
    assert "\n" not in entries.shown(["a\nb"])
