"""SA-SCORE: the final scoring and the winner, with numbers worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from eolith.games.stone_age.rules import final_points
from eolith.kernel.standings import standings
from stone_age.tables import Table, table


def value(**entries: Any) -> int:
    """What the cards and resources of a seat would score."""
    return int(final_points(table(slots=["", "", "", ""], A=entries, phase="act", B={"placed": {"field": 1}}).state, 0))


def ended(players: int = 2, **entries: Any) -> Table:
    """A game that ends after this feeding, because the last stack is empty; every tribe has its food."""
    seats = {name: {"food": 10, **entries.get(name, {})} for name in "ABCD"[:players]}
    stacks = [["B20"], ["B21"], ["B18"], ["B19"]][: players - 1]
    t = table(players, phase="feed", slots=["", "", "", ""], stacks=[*stacks, []], **seats)
    assert t.phase == "over"
    return t


@pytest.mark.rule("SA-SCORE-01")
def test_cards_and_resources_are_added_to_the_track_and_buildings_are_not() -> None:
    t = ended(
        A={"score": 40, "wood": 2, "pile": ["C01", "C28"], "agriculture": 3, "buildings": ["B01", "B13"]},
        B={"score": -6, "gold": 1},
    )
    assert t.state.scores() == [40 + 2 + 1 + 3, -6 + 1]


@pytest.mark.rule("SA-SCORE-02")
@pytest.mark.parametrize(
    ("goods", "points"), [([2, 1, 0, 4], 7), ([1, 0, 0, 0], 1), ([0, 0, 3, 0], 3), ([10, 10, 10, 10], 40)]
)
def test_every_resource_left_is_worth_one_point(goods: list[int], points: int) -> None:
    entry = dict(zip(("wood", "brick", "stone", "gold"), goods, strict=True))
    assert value(**entry) == points
    assert ended(A=entry).state.scores() == [points, 0]


@pytest.mark.rule("SA-SCORE-03")
def test_food_figures_tools_and_one_use_tools_score_nothing_by_themselves() -> None:
    # C31 lies open and is a toolmaker's: it would score with tiles, and there are none
    assert value(food=90, figures=10, agriculture=10) == 0
    assert value(tools=[4, 4, 4]) == 0
    assert value(open=["C31"]) == 0
    assert ended(A={"food": 90, "figures": 10, "agriculture": 10, "tools": [4, 4, 4]}).state.scores() == [0, 0]


@pytest.mark.rule("SA-SCORE-04")
@pytest.mark.parametrize(
    ("pile", "points"),
    [
        (["C01"], 1),
        (["C01", "C02"], 4),
        (["C01", "C02", "C03", "C04", "C11"], 25),
        (["C01", "C02", "C03", "C04", "C11", "C12", "C22", "C25"], 64),
    ],
)
def test_a_set_of_different_symbols_scores_its_square(pile: list[str], points: int) -> None:
    assert value(pile=pile) == points


@pytest.mark.rule("SA-SCORE-05")
@pytest.mark.parametrize(
    ("pile", "points"),
    [
        (["C01", "C02", "C03", "C04", "C11", "C10"], 26),
        (["C01", "C02", "C03", "C04", "C11", "C10", "C30"], 29),
        (["C25", "C25"], 2),
        (["C01", "C10", "C12", "C13"], 8),
    ],
)
def test_symbols_owned_twice_are_a_second_set(pile: list[str], points: int) -> None:
    assert value(pile=pile) == points


@pytest.mark.rule("SA-SCORE-05")
def test_all_sixteen_culture_cards_score_128() -> None:
    culture = [
        "C01",
        "C02",
        "C03",
        "C04",
        "C10",
        "C11",
        "C12",
        "C13",
        "C17",
        "C22",
        "C25",
        "C25",
        "C27",
        "C29",
        "C30",
        "C34",
    ]
    assert value(pile=culture) == 64 + 64


@pytest.mark.rule("SA-SCORE-06")
def test_symbols_are_multiplied_and_the_products_added() -> None:
    pile = ["C08", "C26", "C09", "C09", "C21"]  # farmer 2, builder 3, toolmaker 2 + 2, shaman 2
    assert value(pile=pile, agriculture=7, buildings=["B01", "B02"], tools=[2, 1, 1], figures=6) == 14 + 6 + 16 + 12


@pytest.mark.rule("SA-SCORE-07")
def test_farmers_times_agriculture() -> None:
    pile = ["C08", "C16", "C07"]  # 2 + 2 + 1
    assert value(pile=pile, agriculture=7) == 35
    assert value(pile=pile, tools=[4, 4, 4], figures=9, buildings=["B01"]) == 0


@pytest.mark.rule("SA-SCORE-08")
def test_toolmakers_times_the_tool_tiles_turned_or_not() -> None:
    pile = ["C09", "C31"]  # 2 + 1
    assert value(pile=pile, tools=[1, 1, 1]) == 9
    assert value(pile=pile, tools=[1, 1, 1], turned=[True, True, False]) == 9
    assert value(pile=pile, tools=[3]) == 9
    assert value(pile=pile, agriculture=9, figures=9, buildings=["B01"]) == 0


@pytest.mark.rule("SA-SCORE-09")
def test_builders_times_the_number_of_buildings() -> None:
    pile = ["C06", "C05", "C26"]  # 2 + 1 + 3
    six = [
        "B01",
        "B05",
        "B05",
        {"tile": "B22", "points": 3},
        {"tile": "B22", "points": 3},
        {"tile": "B22", "points": 42},
    ]
    assert value(pile=pile, buildings=six) == 36
    assert value(pile=pile, agriculture=9, figures=9, tools=[4, 4, 4]) == 0


@pytest.mark.rule("SA-SCORE-09")
def test_the_buildings_of_others_do_not_count() -> None:
    t = ended(A={"pile": ["C26"], "buildings": ["B05"]}, B={"pile": ["C05"], "buildings": ["B01", "B05"]})
    assert t.state.scores() == [3, 2]


@pytest.mark.rule("SA-SCORE-10")
def test_shamans_times_the_number_of_figures() -> None:
    pile = ["C19", "C21"]  # 1 + 2
    assert value(pile=pile, figures=6) == 18
    assert value(pile=pile, figures=6, placed={"hunting": 4}) == 18
    assert value(pile=pile, figures=10, tools=[4, 4, 4], agriculture=9, buildings=["B01"]) == 30


@pytest.mark.rule("SA-SCORE-11")
@pytest.mark.parametrize("side", ["open", "pile"])
def test_one_use_tools_do_not_add_to_the_tool_sum(side: str) -> None:
    assert value(tools=[1, 1], **{side: ["C31"]}) == 2
    assert value(tools=[1, 1], **{side: ["C31", "C32", "C33"]}) == (1 + 1 + 2) * 2


@pytest.mark.rule("SA-SCORE-12")
def test_the_card_drawn_by_the_extra_card_is_scored() -> None:
    t = table(
        A={"wood": 1, "figures": 7, "placed": {"card1": 1, "card4": 1}},
        slots=["C30", "C20", "C17", "C26"],
        deck=["C21", "C12"],
    )
    assert final_points(t.state, 0) == 1
    t.say("A", "acquire card1 wood")
    assert final_points(t.state, 0) == 1 + 2 * 7  # writing of C30, two shamans of C21
    assert ended(A={"pile": ["C30", "C02"], "extra": "C02"}).state.scores() == [1 + 1, 0]


@pytest.mark.rule("SA-SCORE-13")
def test_most_points_after_the_final_scoring_win() -> None:
    t = ended(
        3, A={"score": 50}, B={"score": 48, "gold": 1}, C={"score": 30, "pile": ["C01", "C02", "C03", "C04", "C11"]}
    )
    assert t.state.scores() == [50, 49, 55]
    assert t.state.sheet().winners == ("C",)


@pytest.mark.rule("SA-SCORE-14")
def test_the_tie_break_is_one_sum_of_agriculture_tools_and_figures() -> None:
    t = ended(
        A={"score": 150, "agriculture": 5, "tools": [2, 1, 1], "figures": 8},
        B={"score": 150, "agriculture": 6, "tools": [2, 2, 2], "figures": 6},
    )
    assert t.state.scores() == [150, 150]
    assert t.state.tie_breaks() == [17, 18]
    assert t.state.sheet().winners == ("B",)


@pytest.mark.rule("SA-SCORE-14")
def test_the_tie_break_takes_the_plain_tool_sum_and_no_food() -> None:
    a = {"score": 140, "tools": [2, 2, 1], "turned": [True, True, True], "pile": ["C09"], "figures": 5, "food": 90}
    t = ended(A=a, B={"score": 150, "figures": 10, "agriculture": 1, "food": 9})
    assert t.state.scores() == [150, 150]
    assert t.state.tie_breaks() == [10, 11]
    assert t.state.sheet().winners == ("B",)


@pytest.mark.rule("SA-SCORE-15")
def test_players_still_equal_share_the_victory() -> None:
    a = {"score": 150, "agriculture": 4, "tools": [1, 1, 1], "figures": 6}
    t = ended(
        3, A=a, B={"score": 150, "agriculture": 3, "figures": 10}, C={"score": 149, "agriculture": 10, "figures": 10}
    )
    assert t.state.tie_breaks() == [13, 13, 20]
    assert t.state.sheet().winners == ("A", "B")


@pytest.mark.rule("SA-SCORE-16")
def test_the_score_has_no_upper_limit() -> None:
    t = table(
        A={"score": 97, "wood": 1, "stone": 1, "gold": 1, "placed": {"building1": 1, "card4": 1}},
        stacks=[["B09", "B01"], ["B02"]],
    )
    t.say("A", "acquire building1 wood stone gold")
    assert (t["A"]["score"], t.state.scores()[0]) == (111, 111)
    assert ended(A={"score": 328, "gold": 9}).state.scores() == [337, 0]


@pytest.mark.rule("SA-SCORE-17")
def test_lower_places_follow_points_then_tie_break_then_are_shared() -> None:
    assert standings([150, 200, 150, 150], [18, 5, 20, 18]) == [3, 1, 2, 3]
    t = ended(
        4, A={"score": 90, "figures": 6}, B={"score": 120}, C={"score": 90, "figures": 7}, D={"score": 90, "figures": 6}
    )
    assert [(entry.place, entry.seat) for entry in t.state.sheet().ranking] == [(1, "B"), (2, "C"), (3, "A"), (3, "D")]
