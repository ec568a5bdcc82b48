"""SA-FEED: feeding the tribe."""

from __future__ import annotations

import pytest

from stone_age.tables import Table, table

FED = {"food": 50}


def offered(t: Table) -> list[str]:
    return [t.game.text(option) for option in t.state.options()]


def seat(t: Table, *names: str) -> list[object]:
    return [t["A"][name] for name in names]


@pytest.mark.rule("SA-FEED-01")
def test_feeding_starts_when_all_figures_are_home() -> None:
    t = table(
        3,
        A={"food": 20, "placed": {"field": 1}},
        B={"food": 20, "placed": {"hunting": 1}},
        C={"food": 20, "placed": {"forest": 1}},
        dice=[[1], [1]],
    )
    t.say("A", "act field")
    t.say("B", "act hunting")
    assert [t[name]["food"] for name in "ABC"] == [20, 20, 20]
    t.say("C", "act forest")
    assert [t[name]["food"] for name in "ABC"] == [16, 15, 15]
    assert t.state.round == 2


@pytest.mark.rule("SA-FEED-01")
def test_a_new_round_is_fed_after_its_actions() -> None:
    t = table(phase="feed", A={"food": 25}, B={"food": 25}, dice=[[2] * 5, [2] * 5])
    assert (t.state.round, t["A"]["food"], t["B"]["food"]) == (2, 20, 20)
    t.say("B", "place hunting 5")
    t.say("A", "place hunting 5")
    t.say("B", "act hunting")
    assert (t["A"]["food"], t["B"]["food"]) == (20, 25)
    t.say("A", "act hunting")
    assert (t.state.round, t["A"]["food"], t["B"]["food"]) == (3, 20, 20)


@pytest.mark.rule("SA-FEED-01")
def test_the_last_round_is_fed_too() -> None:
    by_deck = table(A={"food": 20, "placed": {"field": 1}}, slots=["", "C20", "C17", "C25"], deck=[])
    by_deck.say("A", "act field")
    by_buildings = table(A={"food": 20, "placed": {"field": 1}}, stacks=[[], ["B01"]])
    by_buildings.say("A", "act field")
    by_cap = table(A={"food": 20, "placed": {"field": 1}}, options={"round_cap": 1})
    by_cap.say("A", "act field")
    for t in (by_deck, by_buildings, by_cap):
        assert t.phase == "over"
        assert (t["A"]["food"], t["B"]["hungry"]) == (20 + 1 - 5, 1)


@pytest.mark.rule("SA-FEED-02")
def test_every_figure_eats_the_newborn_and_the_idle_too() -> None:
    t = table(A={"food": 20, "figures": 7, "placed": {"hut": 2}}, B=FED)
    t.say("A", "act hut")  # five stayed at home
    assert seat(t, "food", "figures") == [20 - 8, 8]


@pytest.mark.rule("SA-FEED-03")
def test_agriculture_gives_food_before_paying() -> None:
    t = table(A={"food": 2, "agriculture": 2, "placed": {"field": 1}}, B=FED)
    t.say("A", "act field")
    assert seat(t, "food", "hungry") == [0, 0]  # 2 + 3 - 5, the step of this round included
    assert t.state.round == 2


@pytest.mark.rule("SA-FEED-04")
def test_surplus_food_is_kept() -> None:
    t = table(phase="feed", A={"agriculture": 7}, B={"food": 3, "agriculture": 10})
    assert (t["A"]["food"], t["B"]["food"]) == (2, 8)
    assert t.state.round == 2


@pytest.mark.rule("SA-FEED-05")
def test_who_has_enough_food_must_pay_it() -> None:
    t = table(A={"food": 6, "wood": 4, "placed": {"card1": 1}}, B={"food": 5, "placed": {"card2": 1}})
    assert t.refused("A", "starve") == "SA-FEED-05"
    t.say("A", "decline card1")
    t.say("B", "act card2")
    assert seat(t, "food", "wood", "score") == [1, 4, 0]  # and nobody was asked
    assert t.state.round == 2


@pytest.mark.rule("SA-FEED-05")
def test_food_that_is_enough_only_with_agriculture_is_paid_without_asking() -> None:
    t = table(phase="feed", A={"food": 4, "agriculture": 1, "gold": 9}, B=FED)
    assert seat(t, "food", "gold", "score", "hungry") == [0, 9, 0, 0]
    assert t.state.round == 2


@pytest.mark.rule("SA-FEED-06")
@pytest.mark.parametrize("command", ["pay 3 gold", "starve"])
def test_all_food_is_paid_before_resources(command: str) -> None:
    t = table(phase="feed", A={"food": 2, "gold": 5}, B=FED)
    assert seat(t, "food", "gold") == [0, 5]
    assert t.refused("A", "pay 5 gold") == "SA-FEED-14"  # the food cannot be saved
    t.say("A", command)
    assert seat(t, "food") == [0]


@pytest.mark.rule("SA-FEED-07")
@pytest.mark.parametrize(
    ("command", "left"),
    [("pay wood 2 gold", [0, 0, 0, 1]), ("pay 3 gold", [1, 0, 0, 0])],
)
def test_missing_food_is_replaced_by_any_resources(command: str, left: list[int]) -> None:
    t = table(phase="feed", A={"figures": 7, "food": 3, "agriculture": 1, "wood": 1, "gold": 3}, B=FED)
    t.say("A", command)
    assert seat(t, "wood", "brick", "stone", "gold") == left
    assert seat(t, "food", "score", "hungry") == [0, 0, 0]


@pytest.mark.rule("SA-FEED-07")
def test_each_kind_replaces_one_food() -> None:
    t = table(phase="feed", A={"food": 1, "wood": 1, "brick": 1, "stone": 1, "gold": 1}, B=FED)
    assert offered(t) == ["pay wood", "starve"]  # all four are needed, the plainest is named first
    assert t.refused("A", "pay 2 gold 2 stone") == "SA-BUILD-11"
    t.say("A", "pay gold stone brick wood")
    assert seat(t, "wood", "brick", "stone", "gold", "score") == [0, 0, 0, 0, 0]


@pytest.mark.rule("SA-FEED-08")
def test_food_and_resources_together_feed_the_tribe() -> None:
    t = table(phase="feed", A={"food": 3, "brick": 2, "score": 30}, B=FED)
    t.say("A", "pay 2 brick")
    assert seat(t, "food", "brick", "score", "hungry") == [0, 0, 30, 0]
    assert (t.state.round, t.phase) == (2, "place")


@pytest.mark.rule("SA-FEED-09")
def test_resources_may_be_refused_by_who_owns_enough() -> None:
    t = table(phase="feed", A={"wood": 50, "score": 30}, B=FED)
    assert "starve" in offered(t)
    t.say("A", "starve")
    assert seat(t, "wood", "score") == [50, 20]


@pytest.mark.rule("SA-FEED-10")
def test_an_unfed_tribe_costs_ten_points() -> None:
    t = table(3, phase="feed", A={"food": 4, "score": 30}, B={"food": 5, "score": 30}, C={"score": 30})
    assert [t[name]["score"] for name in "ABC"] == [20, 30, 20]


@pytest.mark.rule("SA-FEED-11")
@pytest.mark.parametrize(("figures", "food"), [(10, 0), (10, 9), (5, 4), (5, 0)])
def test_the_loss_is_ten_points_for_one_hungry_figure_as_for_ten(figures: int, food: int) -> None:
    t = table(phase="feed", A={"figures": figures, "food": food, "score": 25}, B=FED)
    assert seat(t, "score", "hungry") == [15, 1]


@pytest.mark.rule("SA-FEED-11")
def test_every_round_of_hunger_costs_ten_points() -> None:
    t = table(phase="feed", A={"score": 25}, B=FED, dice=[[1] * 5])
    t.say("B", "place hunting 5")
    t.say("A", "place field 1")
    t.say("A", "place workshop 1")
    t.say("A", "place card4 1")
    t.say("A", "place card3 1")
    t.say("A", "place card2 1")
    t.say("B", "act hunting")
    for place in ("field", "workshop", "card4", "card3", "card2"):
        t.say("A", f"act {place}")
    assert (t.state.round, *seat(t, "score", "hungry")) == (3, 5, 2)


@pytest.mark.rule("SA-FEED-12")
def test_a_starving_tribe_loses_its_food_and_nothing_else() -> None:
    t = table(phase="feed", A={"food": 2, "agriculture": 1, "wood": 6, "score": 0, "tools": [1]}, B=FED)
    assert t.refused("A", "pay 3 wood") == "SA-FEED-14"  # two are missing
    t.say("A", "starve")
    assert seat(t, "food", "wood", "figures", "score") == [0, 6, 5, -10]
    assert seat(t, "agriculture", "tools") == [1, [1]]


@pytest.mark.rule("SA-FEED-12")
def test_a_tribe_that_cannot_pay_loses_the_food_of_its_fields_too() -> None:
    t = table(phase="feed", A={"food": 2, "agriculture": 2, "score": 40}, B=FED)
    assert seat(t, "food", "score") == [0, 30]


@pytest.mark.rule("SA-FEED-13")
def test_the_score_may_become_negative() -> None:
    t = table(phase="feed", A={"score": 4}, B=FED)
    assert seat(t, "score") == [-6]


@pytest.mark.rule("SA-FEED-14")
def test_a_shortage_is_paid_whole_or_not_at_all() -> None:
    t = table(phase="feed", A={"food": 2, "wood": 2, "score": 30}, B=FED)
    assert (t.state.round, *seat(t, "food", "wood", "score")) == (2, 0, 2, 20)  # no question was asked
    t = table(phase="feed", A={"food": 2, "wood": 5, "score": 30}, B=FED)
    assert t.refused("A", "pay 2 wood") == "SA-FEED-14"
    assert t.refused("A", "pay 4 wood") == "SA-FEED-14"
    t.say("A", "pay 3 wood")
    assert seat(t, "wood", "score") == [2, 30]


@pytest.mark.rule("SA-FEED-14")
def test_a_payment_that_was_begun_is_completed() -> None:
    t = table(phase="feed", A={"food": 2, "wood": 1, "gold": 5}, B=FED)
    t.command(0, t.game.option("pay wood"))
    assert offered(t) == ["pay gold"]
    t.command(0, t.game.option("pay gold"))
    assert offered(t) == ["pay gold"]
    t.command(0, t.game.option("pay gold"))
    assert (t.state.round, *seat(t, "wood", "gold", "score")) == (2, 0, 3, 0)


@pytest.mark.rule("SA-FEED-15")
def test_the_round_is_over_when_every_player_has_fed_or_starved() -> None:
    t = table(4, phase="feed", first="C", A={"wood": 5}, B={"food": 5}, C={"gold": 5}, D={})
    assert (t.turn, t["D"]["score"]) == ("C", 0)  # asked clockwise from the first player
    assert t.refused("A", "starve") == "SA-FEED-15"
    t.say("C", "pay 5 gold")
    assert (t.turn, t["D"]["score"], t.state.round) == ("A", -10, 1)
    t.say("A", "starve")
    assert (t.state.round, t.turn, [t[name]["score"] for name in "ABCD"]) == (2, "D", [-10, 0, 0, -10])


@pytest.mark.rule("SA-FEED-15")
def test_every_round_is_fed_from_its_first_player_on() -> None:
    hungry = {"food": 5, "wood": 9}
    t = table(3, phase="feed", A=hungry, B=hungry, C=hungry, dice=[[1] * 5] * 3)
    assert t.state.to_position()["first"] == "B"
    for name in "BCA":
        t.say(name, "place forest 5" if name == "B" else "place claypit 5" if name == "C" else "place quarry 5")
    for name, place in zip("BCA", ("forest", "claypit", "quarry"), strict=True):
        t.say(name, f"act {place}")
    for name in "BCA":
        assert (t.phase, t.turn) == ("feed", name)
        t.say(name, "starve")
    assert t.state.round == 3


@pytest.mark.rule("SA-FEED-16")
def test_the_choice_card_may_cover_a_shortage() -> None:
    t = table(phase="feed", A={"food": 3, "score": 30, "open": ["C34"]}, B=FED)
    assert offered(t) == ["choose", "starve"]
    t.say("A", "choose 2 wood")
    assert offered(t) == ["pay wood", "starve"]
    t.say("A", "pay 2 wood")
    assert seat(t, "food", "wood", "score", "open", "pile") == [0, 0, 30, [], ["C34"]]


@pytest.mark.rule("SA-FEED-16")
@pytest.mark.parametrize(("food", "wood", "asked"), [(3, 0, True), (2, 1, True), (2, 0, False), (0, 2, False)])
def test_hunger_is_declared_only_where_the_choice_card_cannot_help(food: int, wood: int, asked: bool) -> None:
    t = table(phase="feed", A={"food": food, "wood": wood, "open": ["C34"]}, B=FED)
    assert ("choose" in offered(t)) == asked
    assert seat(t, "score", "open") == [0 if asked else -10, ["C34"]]
