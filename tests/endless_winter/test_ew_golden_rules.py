"""EW-GOLD: swapping gains down, what fits on the tracks, and points."""

from __future__ import annotations

from itertools import pairwise

import pytest

from endless_winter.faces import CARD, holding, printed, prompt, use
from endless_winter.owed import midway, owed, play_on
from endless_winter.tables import eclipse, every_state, table

RANKED = {"draw", "idol offering", "idol honor", "tool", "food"}
"""What a gain can be swapped for."""
THREE = {"a1": 1, "a2": 1, "b2": 1}
"""Camps that can become a village."""


# --- the value of resources -----------------------------------------------------------------------------


@pytest.mark.rule("EW-GOLD-05", "EW-GOLD-06", "EW-GOLD-09")
@pytest.mark.parametrize(
    ("gain", "offered"),
    [
        ("draw 1", ["draw", "idol offering", "idol honor", "tool", "food"]),
        ("idol 1", ["idol offering", "idol honor", "tool", "food"]),
        ("tool 1", ["tool", "food"]),
    ],
)
def test_a_gain_may_be_taken_as_any_lower_resource(gain: str, offered: list[str]) -> None:
    """In the action phase and in the eclipse alike; nothing higher is offered, and one unit is one unit."""
    for given in offered:
        t = holding(gain, A={"deck": ["brave"]})
        t.say("A", use())
        assert t.offered == ["decline", *offered]
        t.say("A", given)
        assert prompt(t) == "turn"
        got = {
            "draw": t["A"]["hand"] == {"brave": 1}, "idol offering": t["A"]["offering"] == 1,
            "idol honor": t["A"]["honor"] == 1, "tool": t["A"]["tools"] == 1, "food": t["A"]["food"] == 1,
        }  # fmt: skip
        assert [name for name, true in got.items() if true] == [given]
    t = eclipse(A={"deck": ["brave"]}, phase="eclipse", agenda=owed(gain.split()[0]))
    assert t.offered == ["decline", *offered]


@pytest.mark.rule("EW-GOLD-05", "EW-GOLD-06", "EW-ICON-25")
def test_a_megalith_may_be_taken_as_anything_of_rank() -> None:
    t = holding("megalith 1", A={"deck": ["brave"]})
    t.say("A", use())
    assert [word for word in t.offered if not word.startswith("site")] == [
        "decline", "draw", "idol offering", "idol honor", "tool", "food",
    ]  # fmt: skip
    assert any(word.startswith("site") for word in t.offered)
    t.say("A", "draw")
    assert (t["A"]["hand"], t["A"]["megaliths"]) == ({"brave": 1}, 10)


@pytest.mark.rule("EW-GOLD-06")
def test_food_is_the_lowest() -> None:
    t = holding("food 1", A={"tools": 0})
    t.say("A", use())
    assert (prompt(t), t["A"]["food"]) == ("turn", 1)


@pytest.mark.rule("EW-GOLD-07")
@pytest.mark.parametrize(("command", "rule"), [
    ("food", "EW-GOLD-07"), ("tool", "EW-GOLD-07"), ("idol honor", "EW-IDOL-01"), ("draw", "EW-REST-02"),
])  # fmt: skip
def test_what_is_owned_is_never_traded_down(command: str, rule: str) -> None:
    t = table(A={"tools": 3, "deck": ["brave"], "camps": {"c3": 5}})
    for step in ("figure tribe hunt", "next", "next"):
        before = t["A"]
        assert t.refused("A", command) == rule
        assert t["A"] == before
        t.say("A", step)


@pytest.mark.rule("EW-GOLD-08")
def test_each_unit_is_swapped_on_its_own() -> None:
    t = holding("idol 3")
    t.say("A", use(), "tool", "idol honor", "food")
    assert (t["A"]["honor"], t["A"]["offering"], t["A"]["tools"], t["A"]["food"]) == (1, 0, 1, 1)
    assert prompt(t) == "turn"


@pytest.mark.rule("EW-GOLD-09")
def test_nothing_is_swapped_up() -> None:
    t = holding("tool 1", A={"deck": ["brave"]})
    t.say("A", use())
    for higher in ("draw", "idol honor", "site a1"):
        assert t.refused("A", higher) == "EW-GOLD-09"
    t = holding("draw 1", A={"deck": ["brave"]})
    t.say("A", use())
    assert t.refused("A", "site a1") == "EW-GOLD-09"


@pytest.mark.rule("EW-GOLD-10")
@pytest.mark.parametrize(
    "gain",
    ["camp 1", "move 1", "village", "bury 1", "tribe hand", "tribe discard", "culture hand", "animal ground",
     "animal deck", "reveal 1", "use animal", "stone"],
)  # fmt: skip
def test_what_has_no_rank_is_not_swapped(gain: str) -> None:
    t = holding(
        gain,
        faces={"stone_slot_1": "food 1"},
        A={"food": 1, "deck": ["brave"], "hand": ["elder"], "unused": ["giant_sloth"], "camps": THREE},
        ground=["woolly_rhino"],
        open_culture=["dried_meat"],
        stones=["village_steppe"],
    )  # fmt: skip
    t.say("A", use())
    assert prompt(t).startswith("gain_")
    assert not RANKED & set(t.offered)


@pytest.mark.rule("EW-GOLD-10")
@pytest.mark.parametrize("gain", ["vp 2", "labor 2"])
def test_points_and_labor_come_as_they_are(gain: str) -> None:
    t = holding(gain)
    t.say("A", use())
    assert (prompt(t), t["A"]["score"] + t.labor) == ("turn", 2)


# --- food and tools -------------------------------------------------------------------------------------


@pytest.mark.rule("EW-GOLD-13", "EW-ICON-23")
@pytest.mark.parametrize(("camps", "built", "capacity"), [(0, 0, 5), (1, 0, 6), (2, 0, 7), (5, 0, 10), (2, 1, 7)])
def test_the_capacity_grows_with_the_camps_off_the_board(camps: int, built: int, capacity: int) -> None:
    """A village is no camp: the three that built it are back on the board."""
    t = holding("fill food", A={"camps": {"c3": camps}}, villages={"a1a2b2": "A"} if built else {})
    assert t.state.observe(0).seats[0].capacity == capacity
    t.say("A", use())
    assert t["A"]["food"] == capacity


@pytest.mark.rule("EW-GOLD-14", "EW-CARDS-16")
@pytest.mark.parametrize(("food", "gain", "after"), [(5, 3, 6), (3, 3, 6), (2, 3, 5)])
def test_food_above_the_capacity_is_lost(food: int, gain: int, after: int) -> None:
    t = holding(f"food {gain}", A={"food": food})
    t.say("A", use())
    assert (t["A"]["food"], prompt(t)) == (after, "turn")


@pytest.mark.rule("EW-GOLD-14")
def test_with_a_full_track_there_is_no_food_to_take() -> None:
    t = holding("idol 1", A={"food": 6})
    t.say("A", use())
    assert not t.can("food")
    t.say("A", "food")  # taken for giving the gain up
    assert (t["A"]["food"], t["A"]["tools"], t["A"]["honor"]) == (6, 0, 0)


@pytest.mark.rule("EW-GOLD-15", "EW-GOLD-11")
@pytest.mark.parametrize(("tools", "food", "said", "after"), [
    (3, 0, ["tool", "tool"], (5, 0)), (4, 0, ["tool", "food"], (5, 1)),
    (5, 5, ["food"], (5, 6)), (4, 6, ["tool"], (5, 6)),
])  # fmt: skip
def test_five_tools_at_most(tools: int, food: int, said: list[str], after: tuple[int, int]) -> None:
    t = holding("tool 2", A={"tools": tools, "food": food})
    t.say("A", use())
    for command in said:
        assert t.can("tool") is (t["A"]["tools"] < 5)
        t.say("A", command)
    assert (t["A"]["tools"], t["A"]["food"]) == after


# --- points ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-GOLD-16", "EW-ICON-19")
def test_immediate_points_count_at_once() -> None:
    t = holding("vp 3", A={"score": 12}, B={"score": 5})
    t.say("A", use())
    assert [t[seat]["score"] for seat in "AB"] == [15, 5]


@pytest.mark.rule("EW-GOLD-17", "EW-ICON-20")
def test_points_at_the_end_wait_for_the_end() -> None:
    faces = {f"{CARD}.vp": 7, CARD: "food 1", "brave.vp": 0, "elder.vp": 2}
    t = printed(faces, round=4, A={"hand": [CARD, "elder"], "tribe": {"home": 2}})
    t.say("A", f"play {CARD}", use(), "figure tribe initiate", "play elder", "next", "next", "next")
    assert t["A"]["score"] == 0
    assert t.state.sheet().rows[0].total == 9
    play_on(t)
    assert t.state.scores()[0] == 9


@pytest.mark.rule("EW-GOLD-18")
@pytest.mark.parametrize(("before", "after"), [(97, 103), (99, 105), (198, 204)])
def test_scores_go_on_behind_a_hundred(before: int, after: int) -> None:
    t = holding("vp 6", A={"score": before})
    t.say("A", use())
    assert t["A"]["score"] == after
    assert t.state.observe(1).seats[0].score == after


@pytest.mark.rule("EW-GOLD-19", "EW-GOLD-13", "EW-GOLD-15")
@pytest.mark.parametrize("seed", range(5))
def test_scores_never_fall_and_tracks_never_overflow(seed: int) -> None:
    """To the very end: the last decision brings final scoring."""
    scores = []
    for state in every_state(midway().state, seed):
        scores.append(state.score)
        assert all(food <= 10 - home for food, home in zip(state.food, state.camps_home) if food)
        assert min(state.food) >= 0 and min(state.tools) >= 0 and max(state.tools) <= 5
    assert all(old <= new for before, after in pairwise(scores) for old, new in zip(before, after))
    assert sum(scores[0]) < sum(scores[-2]) < sum(scores[-1])
