"""SA-ACT: carrying out actions with placed figures."""

from __future__ import annotations

import pytest

from stone_age.tables import table


@pytest.mark.rule("SA-ACT-01")
def test_whole_turns_clockwise_from_the_first_player() -> None:
    t = table(
        3,
        first="B",
        A={"food": 9, "placed": {"hunting": 1, "card1": 1}},
        B={"food": 9, "placed": {"field": 1, "hunting": 1}},
        C={"food": 9, "placed": {"hunting": 2}},
        dice=[[2], [2, 2], [2]],
    )
    assert t.turn == "B"
    t.say("B", "act field")
    assert t.turn == "B"
    assert t.refused("C", "act hunting") == "SA-ACT-01"
    assert t.refused("A", "act card1") == "SA-ACT-01"
    t.say("B", "act hunting")
    assert t.turn == "C"
    t.say("C", "act hunting")
    assert t.turn == "A"


@pytest.mark.rule("SA-ACT-01")
def test_every_round_is_carried_out_from_its_first_player_on() -> None:
    fed = {"food": 9}
    t = table(3, phase="feed", A=fed, B=fed, C=fed, dice=[[1] * 5] * 3)
    for name in "BCA":
        t.say(name, "place hunting 5")
    for name in "BCA":
        assert (t.phase, t.turn) == ("act", name)
        t.say(name, "act hunting")
    assert t.state.round == 3


@pytest.mark.rule("SA-ACT-02")
def test_one_own_location_after_another() -> None:
    t = table(A={"tools": [1], "placed": {"forest": 1, "hunting": 1, "field": 1}}, dice=[[2]])
    assert t.refused("A", "act workshop") == "SA-ACT-02"
    t.say("A", "act forest")
    assert t.refused("A", "act field") == "SA-ACT-02"  # the tools for the forest come first
    t.say("A", "done")
    assert t.refused("A", "act forest") == "SA-ACT-02"
    assert [t.game.text(option) for option in t.state.options()] == ["act field", "act hunting"]


@pytest.mark.rule("SA-ACT-03")
@pytest.mark.parametrize(
    "order", [("field", "hunting", "card4"), ("card4", "field", "hunting"), ("hunting", "card4", "field")]
)
def test_the_order_of_locations_is_free(order: tuple[str, ...]) -> None:
    t = table(A={"placed": dict.fromkeys(order, 1)}, B={"food": 5, "placed": {"workshop": 1}}, dice=[[1]])
    assert [t.game.text(option) for option in t.state.options()] == ["act field", "act hunting", "act card4"]
    for place in order:
        t.say("A", f"act {place}")
        assert place not in t["A"]["placed"]
    assert t.turn == "B"


@pytest.mark.rule("SA-ACT-03")
def test_a_building_can_be_paid_with_what_a_later_location_brought() -> None:
    t = table(A={"brick": 1, "placed": {"forest": 2, "building1": 1}}, stacks=[["B01", "B02"], ["B03"]], dice=[[3, 3]])
    assert [t.game.text(option) for option in t.state.options()] == ["act forest", "act building1"]
    t.say("A", "act forest")
    assert t["A"]["wood"] == 2
    t.say("A", "acquire building1 2 wood brick")
    assert t["A"]["score"] == 10 - 10  # 10 points, and then a tribe without food
    assert t["A"]["buildings"] == ["B01"]


@pytest.mark.rule("SA-ACT-04")
def test_what_one_location_gives_can_be_used_at_the_next() -> None:
    t = table(
        4,
        A={"placed": {"workshop": 1, "river": 1, "card1": 1, "hut": 2, "field": 1}, "figures": 6, "food": 6},
        slots=["C16", "C20", "C17", "C25"],
        dice=[[5]],
    )
    t.say("A", "act workshop")
    t.say("A", "act river")
    t.say("A", "tools 1")  # 5 + 1
    assert t["A"]["gold"] == 1
    t.say("A", "acquire card1 gold")  # 3 food
    t.say("A", "act hut")
    t.say("A", "act field")
    assert t["A"]["food"] == 6 + 3 + 1 - 7  # the new figure eats, the new field feeds


@pytest.mark.rule("SA-ACT-05")
def test_figures_go_home_when_their_action_is_finished() -> None:
    t = table(A={"tools": [1], "placed": {"forest": 3, "field": 1}}, dice=[[1, 1, 1]])
    assert t["A"]["home"] == 1
    t.say("A", "act forest")
    assert t["A"]["home"] == 1  # tools are still to be named
    t.say("A", "done")
    assert t["A"]["home"] == 4
    assert t["A"]["placed"] == {"field": 1}


@pytest.mark.rule("SA-ACT-06")
def test_no_location_can_be_left_undone() -> None:
    t = table(A={"placed": {"field": 1, "workshop": 1}}, B={"placed": {"hunting": 1}}, dice=[[1]])
    t.say("A", "act field")
    assert t.refused("A", "pass") == "SA-ACT-06"
    assert t.turn == "A"
    t.say("A", "act workshop")
    assert (t["A"]["home"], t.turn) == (5, "B")


@pytest.mark.rule("SA-ACT-07")
@pytest.mark.parametrize(
    ("place", "figures", "gain"),
    [
        ("workshop", 1, {"tools": [1]}),
        ("hut", 2, {"figures": 6}),
        ("field", 1, {"agriculture": 1}),
        ("hunting", 1, {"food": 3}),
        ("forest", 1, {"wood": 2}),
        ("river", 1, {"gold": 1}),
    ],
)
def test_village_and_gathering_cannot_be_declined(place: str, figures: int, gain: dict[str, object]) -> None:
    t = table(A={"placed": {place: figures, "card4": 1}}, dice=[[6]])
    assert t.refused("A", f"decline {place}") == "SA-ACT-07"
    t.say("A", f"act {place}")  # and nothing is asked
    assert [t.game.text(option) for option in t.state.options()] == ["act card4"]
    assert {name: t["A"][name] for name in gain} == gain


@pytest.mark.rule("SA-ACT-08")
def test_acquiring_is_decided_when_the_location_is_carried_out() -> None:
    t = table(
        phase="place",
        A={"wood": 1, "gold": 1, "figures": 5, "food": 9, "placed": {"hunting": 4}},
        B={"placed": {"field": 1, "hunting": 4}},
        dice=[[1] * 4],
    )
    t.say("A", "place card1 1")
    assert (t["A"]["wood"], t["A"]["gold"], t["A"]["pile"]) == (1, 1, [])
    t.say("A", "act hunting")
    assert t["A"]["pile"] == []
    t.say("A", "act card1")
    assert [t.game.text(option) for option in t.state.options()] == ["pay wood", "pay gold", "decline"]
    t.say("A", "pay gold")
    assert (t["A"]["wood"], t["A"]["gold"], t["A"]["pile"]) == (1, 0, ["C13"])


@pytest.mark.rule("SA-ACT-09")
def test_the_workshop_gives_one_tool() -> None:
    t = table(A={"placed": {"workshop": 1, "field": 1}})
    t.say("A", "act workshop")
    assert (t["A"]["tools"], t["A"]["turned"]) == ([1], [False])


@pytest.mark.rule("SA-ACT-10")
def test_the_hut_gives_one_figure_that_goes_home() -> None:
    t = table(A={"placed": {"hut": 2, "field": 1}})
    t.say("A", "act hut")
    assert (t["A"]["figures"], t["A"]["home"]) == (6, 2 + 3)
    assert t["B"]["figures"] == 5


@pytest.mark.rule("SA-ACT-11")
def test_a_new_figure_is_placed_from_the_next_round_on() -> None:
    t = table(A={"food": 9, "placed": {"hut": 2, "field": 1}}, B={"food": 9, "placed": {"hunting": 1}}, dice=[[1]])
    t.say("A", "act hut")
    assert t.refused("A", "place hunting 1") == "SA-ROUND-01"
    t.say("A", "act field")
    t.say("B", "act hunting")
    assert (t.state.round, t.phase, t["A"]["home"]) == (2, "place", 6)
    t.say("B", "place hunting 5")
    t.say("A", "place hunting 6")


@pytest.mark.rule("SA-ACT-12")
@pytest.mark.parametrize(("before", "after"), [(9, 10), (10, 10)])
def test_no_tribe_exceeds_ten_figures(before: int, after: int) -> None:
    t = table(A={"figures": before, "placed": {"hut": 2, "field": 1}})
    t.say("A", "act hut")
    assert (t["A"]["figures"], t["A"]["home"]) == (after, after - 1)


@pytest.mark.rule("SA-ACT-13")
def test_the_field_is_one_step_of_agriculture() -> None:
    t = table(A={"agriculture": 3, "placed": {"field": 1, "workshop": 1}})
    t.say("A", "act field")
    assert (t["A"]["agriculture"], t["A"]["food"]) == (4, 0)


@pytest.mark.rule("SA-ACT-14")
@pytest.mark.parametrize(("before", "after"), [(9, 10), (10, 10)])
def test_agriculture_ends_at_ten(before: int, after: int) -> None:
    t = table(A={"agriculture": before, "placed": {"field": 1, "workshop": 1}})
    t.say("A", "act field")
    assert t["A"]["agriculture"] == after


def gathered(place: str, faces: list[int]) -> dict[str, object]:
    """What a seat has after one roll for a place."""
    t = table(A={"figures": max(5, len(faces) + 1), "placed": {place: len(faces), "workshop": 1}}, dice=[faces])
    t.say("A", f"act {place}")
    assert t.source.dice == []
    return {name: t["A"][name] for name in ("food", "wood", "brick", "stone", "gold") if t["A"][name]}


@pytest.mark.rule("SA-ACT-15")
@pytest.mark.parametrize(
    ("faces", "food"), [([1, 2, 3, 4, 4], 7), ([1], 0), ([2], 1), ([3, 4, 2], 4), ([6, 6, 6, 6], 12)]
)
def test_hunting_gives_half_the_total(faces: list[int], food: int) -> None:
    assert gathered("hunting", faces).get("food", 0) == food


@pytest.mark.rule("SA-ACT-16")
def test_ten_hunters_roll_ten_dice_in_one_total() -> None:
    t = table(
        A={"figures": 10, "placed": {"hunting": 10}}, B={"placed": {"field": 1}}, dice=[[6, 5, 4, 3, 2, 1, 6, 5, 2, 1]]
    )
    t.say("A", "act hunting")
    assert t["A"]["food"] == 17


@pytest.mark.rule("SA-ACT-17")
@pytest.mark.parametrize(
    ("place", "kind"), [("forest", "wood"), ("claypit", "brick"), ("quarry", "stone"), ("river", "gold")]
)
@pytest.mark.parametrize("figures", [1, 4, 7])
def test_a_die_for_each_figure_and_the_resource_of_the_place(place: str, kind: str, figures: int) -> None:
    # the table refuses a roll of any other number of dice
    assert list(gathered(place, [6] * figures)) == [kind]


@pytest.mark.rule("SA-ACT-18")
@pytest.mark.parametrize(("faces", "wood"), [([1, 3, 6], 3), ([2], 0), ([3], 1), ([5], 1), ([5, 6], 3), ([6, 6], 4)])
def test_the_forest_divides_by_three(faces: list[int], wood: int) -> None:
    assert gathered("forest", faces).get("wood", 0) == wood


@pytest.mark.rule("SA-ACT-19")
@pytest.mark.parametrize(("faces", "brick"), [([3, 6, 6], 3), ([3], 0), ([4], 1), ([1, 6], 1), ([6, 6, 4], 4)])
def test_the_claypit_divides_by_four(faces: list[int], brick: int) -> None:
    assert gathered("claypit", faces).get("brick", 0) == brick


@pytest.mark.rule("SA-ACT-20")
@pytest.mark.parametrize(("faces", "stone"), [([4, 5, 5], 2), ([4], 0), ([5], 1), ([4, 5], 1), ([6, 6, 3], 3)])
def test_the_quarry_divides_by_five(faces: list[int], stone: int) -> None:
    assert gathered("quarry", faces).get("stone", 0) == stone


@pytest.mark.rule("SA-ACT-21")
@pytest.mark.parametrize(("faces", "gold"), [([1, 4], 0), ([6], 1), ([5], 0), ([5, 6], 1), ([6, 6, 6], 3)])
def test_the_river_divides_by_six(faces: list[int], gold: int) -> None:
    assert gathered("river", faces).get("gold", 0) == gold


@pytest.mark.rule("SA-ACT-22")
def test_what_is_left_over_is_lost() -> None:
    t = table(A={"placed": {"forest": 2, "river": 2}}, B={"placed": {"field": 1}}, dice=[[1, 4], [3, 4]])
    t.say("A", "act forest")
    t.say("A", "act river")  # with the remainders 2 and 1 another wood could be had
    assert [t["A"][kind] for kind in ("wood", "brick", "stone", "gold")] == [1, 0, 0, 1]


@pytest.mark.rule("SA-ACT-23")
def test_any_amount_of_food_and_resources_can_be_stored() -> None:
    t = table(
        A={
            "food": 9000,
            "wood": 999,
            "brick": 999,
            "stone": 999,
            "gold": 999,
            "placed": {"hunting": 1, "forest": 1, "claypit": 1, "quarry": 1, "river": 1},
        },
        B={"placed": {"field": 1}},
        dice=[[6]] * 5,
    )
    for place in ("hunting", "forest", "claypit", "quarry", "river"):
        t.say("A", f"act {place}")
    assert [t["A"][kind] for kind in ("food", "wood", "brick", "stone", "gold")] == [9003, 1001, 1000, 1000, 1000]
