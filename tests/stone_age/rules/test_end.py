"""SA-END: when the game ends, and when it does not."""

from __future__ import annotations

import pytest

from eolith.games.stone_age import terms
from stone_age.tables import Table, table

FED = {"food": 50}


def ending(t: Table) -> str:
    return terms.ENDINGS[t.state.over]


@pytest.mark.rule("SA-END-01")
@pytest.mark.parametrize(
    ("slots", "deck"),
    [(["C10", "", "", ""], ["C01", "C02"]), (["C10", "C11", "", "C12"], []), (["", "", "", ""], ["C01", "C02", "C03"])],
)
def test_the_game_ends_when_the_deck_cannot_fill_every_slot(slots: list[str], deck: list[str]) -> None:
    t = table(phase="feed", A={"food": 9, "wood": 3}, B=FED, slots=slots, deck=deck)
    assert (t.phase, t.turn, ending(t)) == ("over", None, "deck")
    assert t.state.round == 1
    assert t.state.scores() == [3, 0]
    assert sum(slot >= 0 for slot in t.state.slots) == 4 - slots.count("")  # nothing more was dealt
    assert t.refused("A", "place hunting 1") == "SA-END-01"


@pytest.mark.rule("SA-END-02")
def test_exactly_enough_cards_fill_the_display_and_play_goes_on() -> None:
    t = table(phase="feed", A=FED, B=FED, slots=["C10", "", "", "C11"], deck=["C01", "C02"], dice=[[1] * 5] * 2)
    assert (t.state.round, t.state.deck_size, t.phase) == (2, 0, "place")
    assert t.state.to_position()["slots"] == ["C10", "C11", "C01", "C02"]
    for name in "BA":
        t.say(name, "place hunting 5")
    for name in "BA":
        t.say(name, "act hunting")
    assert (t.state.round, t.phase, t.turn) == (3, "place", "A")  # no card was taken, so none was needed


@pytest.mark.rule("SA-END-03")
def test_an_empty_deck_changes_nothing_during_the_round() -> None:
    t = table(
        A={"food": 6, "wood": 1, "placed": {"card1": 1}},
        B={"food": 3, "gold": 2, "placed": {"hunting": 1}},
        slots=["C30", "C10", "C11", "C12"],
        deck=["C01"],
        dice=[[4]],
    )
    t.say("A", "acquire card1 wood")
    assert (t.state.deck_size, t.phase, t.turn) == (0, "act", "B")
    t.say("B", "act hunting")
    assert (t["B"]["food"], t["B"]["gold"], t["B"]["hungry"], ending(t)) == (0, 2, 0, "deck")
    assert t["A"]["food"] == 1


@pytest.mark.rule("SA-END-03")
def test_hunger_is_decided_in_the_round_in_which_the_deck_runs_out() -> None:
    t = table(phase="feed", A={"wood": 5, "score": 30}, B={"score": 7}, slots=["", "C10", "C11", "C12"], deck=[])
    assert t.turn == "A"
    t.say("A", "starve")
    assert (ending(t), t.state.scores()) == ("deck", [30 - 10 + 5, 7 - 10])


@pytest.mark.rule("SA-END-04")
def test_the_round_of_the_last_tile_is_completed_for_all() -> None:
    t = table(
        4,
        A={"food": 5, "wood": 2, "brick": 1, "placed": {"building2": 1}},
        B={"food": 5, "placed": {"field": 1}},
        C={"food": 4, "placed": {"hunting": 1}},
        D={"food": 0, "placed": {"forest": 1}},
        stacks=[["B02"], ["B01"], ["B03"], ["B04"]],
        dice=[[2], [6]],
    )
    t.say("A", "acquire building2 2 wood brick")
    assert (t.state.stack_size[1], ending(t), t.turn) == (0, "", "B")
    t.say("B", "act field")
    t.say("C", "act hunting")
    assert t.turn == "D"
    t.say("D", "act forest")
    assert ending(t) == "buildings"
    assert t.state.scores() == [10, 0, 0, 2 - 10]
    assert [t[name]["food"] for name in "ABCD"] == [0, 1, 0, 0]


@pytest.mark.rule("SA-END-05")
@pytest.mark.parametrize("empty", [0, 1, 2])
def test_one_exhausted_stack_is_enough(empty: int) -> None:
    stacks = [["B01"], ["B02"], ["B03"]]
    stacks[empty] = []
    t = table(3, phase="feed", A=FED, B=FED, C=FED, stacks=stacks)
    assert ending(t) == "buildings"


@pytest.mark.rule("SA-END-05")
@pytest.mark.parametrize("players", [2, 3])
def test_only_stacks_in_play_count(players: int) -> None:
    seats = dict.fromkeys("ABC"[:players], FED)
    t = table(players, phase="feed", stacks=[[tile] for tile in ("B01", "B02", "B03")[:players]], **seats)
    assert (t.state.stack_size[players], ending(t), t.state.round) == (0, "", 2)


@pytest.mark.rule("SA-END-06")
@pytest.mark.parametrize("number", [16, 50, 300])
def test_neither_a_number_of_rounds_nor_of_points_ends_the_game(number: int) -> None:
    t = table(phase="feed", round=number, A={"food": 9, "score": 9000}, B=FED)
    assert (t.state.round, ending(t), t.phase) == (number + 1, "", "place")


@pytest.mark.rule("SA-END-06")
def test_a_round_cap_stops_after_so_many_rounds_and_says_so() -> None:
    t = table(phase="feed", round=15, A=FED, B=FED, options={"round_cap": 16})
    assert (t.state.round, ending(t)) == (16, "")
    t = table(phase="feed", round=16, A={"food": 5, "gold": 2}, B={"wood": 5}, options={"round_cap": 16})
    assert (t.turn, ending(t)) == ("B", "")  # the last round is fed
    t.say("B", "pay 5 wood")
    assert (t.state.round, ending(t), t.state.scores()) == (16, "round_cap", [2, 0])


@pytest.mark.rule("SA-END-07")
def test_nothing_is_prepared_after_a_building_end() -> None:
    t = table(
        first="B",
        turn="A",
        A={
            "food": 9,
            "wood": 3,
            "brick": 1,
            "tools": [1, 1],
            "turned": [True, False],
            "placed": {"card1": 1, "building2": 1},
        },
        B={"food": 9, "wood": 2},
        stacks=[["B03"], ["B01"]],
        slots=["C10", "C11", "C12", "C13"],
        deck=["C01", "C02"],
    )
    t.say("A", "acquire card1 wood")
    t.say("A", "acquire building2 2 wood brick")
    position = t.state.to_position()
    assert (ending(t), t.state.round, position["first"], t.state.deck_size) == ("buildings", 1, "B", 2)
    assert position["slots"] == ["", "C11", "C12", "C13"]
    assert t["A"]["turned"] == [True, False]
    assert t.state.scores() == [10 + 1, 2]  # the pottery of C10 and two wood


@pytest.mark.rule("SA-END-04", "SA-END-01")
def test_when_both_ends_meet_the_game_ends_once() -> None:
    t = table(
        phase="feed",
        A={"food": 9, "wood": 3, "score": 10},
        B=FED,
        stacks=[[], ["B01"]],
        slots=["", "C10", "C11", "C12"],
        deck=[],
    )
    assert (ending(t), t.state.scores()) == ("buildings", [13, 0])
