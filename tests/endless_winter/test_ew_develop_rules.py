"""EW-DEV: culture cards and sacred stones."""

from __future__ import annotations

from typing import Any

import pytest

from endless_winter.faces import printed
from endless_winter.owed import (
    CELLS,
    CULTURE,
    PACK,
    QUIET,
    at,
    final_points,
    finish_round,
    happened,
    last_turn,
    owed,
    play_on,
    used,
)
from endless_winter.tables import eclipse, table

OPEN = CULTURE[1][:8]
STONES = {era: [stone.id for stone in PACK.stones if stone.era == era] for era in (1, 2)}
WIDE = {"camps": {"c3": 5}}
"""A seat with room for ten food."""


@pytest.mark.rule("EW-DEV-02", "EW-DEV-03")
def test_each_culture_card_costs_three_labor_and_none_is_refilled() -> None:
    t = table(**at("develop", labor=6.5), open_culture=OPEN)
    t.say("A", f"culture {OPEN[0]}")
    assert t.labor == 3.5
    t.say("A", f"culture {OPEN[1]}")
    assert t["A"]["hand"] == {OPEN[0]: 1, OPEN[1]: 1}
    assert t.labor == 0.5
    assert t.refused("A", f"culture {OPEN[2]}") == "EW-LABOR-06"
    t.say("A", "next", "next", "next")
    t.pass_turn()
    assert t.value("open_culture") == OPEN[2:]


@pytest.mark.rule("EW-DEV-03", "EW-PREP-07")
def test_the_open_culture_cards_are_refilled_in_preparation_only() -> None:
    t = last_turn(open_culture=OPEN[2:], gone_culture=OPEN[:2])
    assert t.value("open_culture") == OPEN[2:]
    finish_round(t)
    assert t.value("open_culture") == OPEN[2:]
    t.pass_all()
    assert len(t.value("open_culture")) == 8
    assert set(OPEN[2:]) < set(t.value("open_culture"))


@pytest.mark.rule("EW-DEV-04")
def test_a_culture_card_taken_waits_for_the_next_turn() -> None:
    t = table(**at("develop", labor=3), open_culture=OPEN)
    t.say("A", f"culture {OPEN[0]}")
    assert t.refused("A", f"play {OPEN[0]}") == "EW-DEV-04"
    t.say("A", "next")
    assert t.refused("A", f"play {OPEN[0]}") == "EW-DEV-04"
    t.say("A", "next", "next")
    t.pass_turn()
    t.say("A", f"play {OPEN[0]}")
    assert t["A"]["played"] == {OPEN[0]: 1}


@pytest.mark.rule("EW-DEV-05")
def test_without_an_open_culture_card_a_point_is_gained() -> None:
    t = table(**at("develop", labor=6), open_culture=[OPEN[0]])
    t.say("A", "use develop.top.1", f"culture {OPEN[0]}")
    assert t["A"]["score"] == 0
    t.say("A", "use develop.top.1")
    assert (t.labor, t["A"]["score"], t["A"]["hand"]) == (0, 1, {OPEN[0]: 1})
    assert table(agenda=owed("culture"))["A"]["score"] == 1


@pytest.mark.rule("EW-DEV-06")
def test_one_stone_for_each_figure() -> None:
    first, second = STONES[1][:2]
    rich = {**WIDE, "food": 10, "tools": 5}
    t = table(A=rich, **at("develop", "middle"), stones=[first, second])
    t.say("A", f"stone {first}")
    t.pass_all()
    assert t["A"]["stones"] == [first]
    assert t.value("stones") == [second]
    assert t.refused("A", f"stone {second}") == "EW-FIGURE-07"
    t = table(A=rich | {"stones": [first]}, **at("develop", "middle"), stones=[second])
    t.say("A", f"stone {second}")
    assert t["A"]["stones"] == [first, second]
    assert t.value("stones") == []


@pytest.mark.rule("EW-DEV-08")
@pytest.mark.parametrize(("round_", "eras"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_both_halves_are_open_in_the_second_era(round_: int, eras: int) -> None:
    shown = {1: STONES[1][:2], 2: STONES[2][:2]}
    t = table(A={**WIDE, "food": 10, "tools": 5}, **at("develop", "middle"), round=round_, stones=shown[1] + shown[2])
    t.say("A", "use develop.middle.1")
    offered = shown[1] + (shown[2] if eras == 2 else [])
    assert t.offered == ["decline", *(f"stone {stone}" for stone in offered)]


@pytest.mark.rule("EW-DEV-09", "EW-DEV-10", "EW-DEV-14")
@pytest.mark.parametrize("slot", range(3))
def test_slots_fill_from_the_left_each_at_its_own_cost(slot: int) -> None:
    """What is not paid for the slot stays; its reward comes at once."""
    held, stone = STONES[1][:slot], STONES[1][slot]
    cost = PACK.stone_slots[slot]
    rich = {**WIDE, "stones": held, "food": 10, "tools": 5, "deck": ["brave"], "camps": {"c3": 5}}
    t = table(A=rich, **at("develop", "middle"), stones=[stone])
    t.say("A", f"stone {stone}")
    assert happened(t, "paid") == [(0, cost.food, cost.tool, 0)]
    assert happened(t, "stone_taken") == [(0, PACK.number("stones", stone), slot, 0)]
    assert t["A"]["stones"] == [*held, stone]
    assert used(t, cost.reward) == 1
    for short in ({"food": cost.food - 1}, {"tools": cost.tool - 1}):
        if min(short.values()) >= 0:
            t = table(A=rich | short, **at("develop", "middle"), stones=[stone])
            assert t.refused("A", f"stone {stone}") == "EW-DEV-11"
            assert not t.can("use develop.middle.1")


@pytest.mark.rule("EW-DEV-13", "EW-DEV-15", "EW-ECL-26")
@pytest.mark.parametrize(("round_", "times"), [(1, 4), (2, 3), (4, 1)])
def test_a_stone_scores_in_every_eclipse_from_its_own_round_on(round_: int, times: int) -> None:
    stone = PACK.stones[PACK.number("stones", "ground_megaliths")]
    own = dict.fromkeys(CELLS[:3], "A")
    t = printed(
        QUIET,
        A={**WIDE, "food": 10, "tools": 5}, **at("develop", "middle"), round=round_, stones=[stone.id],
              megaliths=own)  # fmt: skip
    t.say("A", f"stone {stone.id}")
    before = t["A"]["score"]
    play_on(t)
    assert happened(t, "stone_scored") == [(0, PACK.number("stones", stone.id), 3 * stone.points, 0)] * times
    assert t["A"]["stones"] == [stone.id]
    assert t["A"]["score"] - final_points(t) == before + times * 3 * stone.points


@pytest.mark.rule("EW-DEV-16")
@pytest.mark.parametrize("shown", [[], STONES[2][:2]])
def test_no_stone_and_no_point_for_it(shown: list[str]) -> None:
    t = table(A={**WIDE, "food": 10, "tools": 5}, **at("develop", "middle"), stones=shown)
    assert t.offered == ["burn", "next"]
    assert t.refused("A", "use develop.middle.1") == ("EW-DEV-07" if shown else "EW-DEV-16")
    t.say("A", "next")
    assert t["A"]["score"] == 0
    assert table(agenda=owed("stone"), stones=shown)["A"]["score"] == 0


@pytest.mark.rule("EW-DEV-17")
def test_the_bottom_of_develop() -> None:
    start: dict[str, Any] = {"A": {"food": 2, "tools": 1}}
    t = table(**start, **at("develop"))
    t.say("A", "next", "next", "use develop.bottom.1", "tool")
    assert (t["A"]["food"], t["A"]["tools"]) == (3, 2)
    t = table(**start, **at("develop"))
    t.say("A", "next", "next", "use develop.bottom.1", "food")
    assert (t["A"]["food"], t["A"]["tools"]) == (4, 1)


@pytest.mark.rule("EW-DEV-15", "EW-STONE-14")
def test_a_stone_is_no_part_of_final_scoring() -> None:
    t = eclipse(round=4, A={"stones": ["ground_megaliths"]}, megaliths=dict.fromkeys(CELLS[:2], "A"))
    t.pass_all()
    assert t["A"]["score"] == 2 * PACK.stones[PACK.number("stones", "ground_megaliths")].points
    assert final_points(t) == 0
