"""What the rules of thumb of every game have in common."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import eolith
from eolith import bots

uncompiled_only = pytest.mark.skipif(eolith.COMPILED, reason="compiled, constants are in C")


def shape(value: Any) -> list[int]:
    return [len(value), *shape(value[0])] if isinstance(value, list) else []


def shape_of(kind: Any) -> list[int]:
    return [kind._n, *shape_of(kind._basetype)] if hasattr(kind, "_n") else []


@pytest.mark.pure
@uncompiled_only
@pytest.mark.parametrize("name", eolith.games())
def test_advice_and_rules_mean_the_same_by_a_name(name: str) -> None:
    """Both declare their constants for C; those of frames and packs are advice's to repeat, not to change."""
    advice, rules = (vars(import_module(f"eolith.games.{name}.{module}")) for module in ("advice", "rules"))
    both = [constant for constant, value in advice.items() if isinstance(value, int) and constant in rules]
    assert len(both) > 50
    assert [constant for constant in both if advice[constant] != rules[constant]] == []


@pytest.mark.pure
@uncompiled_only
@pytest.mark.parametrize("name", eolith.games())
def test_advice_reads_the_fields_of_a_position_in_their_order(name: str) -> None:
    """Compiled, the bytes of a position are read by the names that advice.py lists."""
    fields = eolith.load(name).blank().fields()
    listed = import_module(f"eolith.games.{name}.advice").Seen._members
    assert list(fields) == list(listed)
    assert [shape(value) for value in fields.values()] == [shape_of(kind) for kind in listed.values()]


@pytest.mark.parametrize("name", eolith.games())
def test_where_no_seat_decides_there_is_no_advice(name: str) -> None:
    game = eolith.load(name, players=2)
    chance, over = game.start(), game.start()
    over.playout(eolith.Source(1))
    for bot in (bots.make("careful", game, 1), bots.make("careful:temperature=1", game, 1)):
        for state in (chance, over):
            with pytest.raises(ValueError, match="no seat decides here"):
                bot.choose(state)
