"""SA-UNDO: what can be taken back."""

from __future__ import annotations

import pytest

from eolith.kernel.rule import Refused
from stone_age.tables import Table, new_game, table


def refused(t: Table, seat: str) -> str:
    """The rule against taking back; nothing changes."""
    before, steps = t.state.to_bytes(), len(t.steps)
    with pytest.raises(Refused) as caught:
        t.undo("ABCD".index(seat))
    assert (t.state.to_bytes(), len(t.steps)) == (before, steps)
    return caught.value.refusal.rule


def take_back(t: Table, seat: str, command: str) -> None:
    """A command can be taken back, and that leads to the position before it."""
    before = t.state.to_bytes()
    t.say(seat, command)
    assert t.state.to_bytes() != before
    t.undo("ABCD".index(seat))
    assert t.state.to_bytes() == before


@pytest.mark.rule("SA-UNDO-01")
def test_own_choices_are_taken_back_one_by_one() -> None:
    t = table(
        A={"wood": 3, "placed": {"field": 1, "card1": 1, "card2": 1, "hunting": 1}}, slots=["C13", "C12", "C10", "C11"]
    )
    positions = []
    for command in ("act field", "acquire card1 wood", "acquire card2 2 wood"):
        positions.append(t.state.to_bytes())
        t.say("A", command)
    for before in reversed(positions):
        t.undo(0)
        assert t.state.to_bytes() == before
    assert refused(t, "A") == "SA-UNDO-01"  # nothing is left


@pytest.mark.rule("SA-UNDO-01")
def test_nobody_takes_back_what_another_decided() -> None:
    t = table(A={"wood": 1, "placed": {"field": 1, "card1": 1}}, B={"placed": {"hunting": 1}})
    t.say("A", "act field")
    assert refused(t, "B") == "SA-UNDO-01"
    t.undo(0)
    assert (t["A"]["agriculture"], t.turn) == (0, "A")


@pytest.mark.rule("SA-UNDO-01")
def test_a_command_of_several_decisions_is_taken_back_as_one() -> None:
    t = table(A={"brick": 1, "gold": 1, "placed": {"card2": 1, "field": 1}})
    take_back(t, "A", "acquire card2 brick gold")
    assert (t["A"]["brick"], t["A"]["gold"]) == (1, 1)


@pytest.mark.rule("SA-UNDO-01")
def test_with_undo_off_nothing_is_taken_back() -> None:
    t = table(A={"placed": {"field": 1, "workshop": 1}}, options={"undo": "off"})
    t.say("A", "act field")
    assert refused(t, "A") == "SA-UNDO-01"
    t = new_game(undo="off")
    t.say("A", "place field 1")
    assert refused(t, "A") == "SA-UNDO-01"


@pytest.mark.rule("SA-UNDO-02")
def test_a_roll_stands_and_the_choice_of_tools_can_be_changed() -> None:
    t = table(A={"tools": [1, 2], "placed": {"forest": 1, "card4": 1}}, dice=[[1]])
    t.say("A", "act forest")
    assert refused(t, "A") == "SA-UNDO-02"
    take_back(t, "A", "tools 2")
    t.say("A", "tools 1 2")
    assert t["A"]["wood"] == 1
    t.undo(0)
    assert (t["A"]["wood"], t["A"]["turned"]) == (0, [False, False])
    t.say("A", "done")
    t.undo(0)
    assert refused(t, "A") == "SA-UNDO-02"


@pytest.mark.rule("SA-UNDO-02")
def test_a_roll_without_tools_stands_too() -> None:
    t = table(A={"placed": {"forest": 1, "card4": 1}}, dice=[[6]])
    t.say("A", "act forest")
    assert refused(t, "A") == "SA-UNDO-02"


@pytest.mark.rule("SA-UNDO-03")
def test_a_building_that_reveals_a_tile_is_a_barrier() -> None:
    t = table(
        A={"wood": 2, "brick": 1, "placed": {"building1": 1, "field": 1, "card4": 1}},
        stacks=[["B01", "B02", "B03"], ["B04"]],
    )
    t.say("A", "act field")
    t.say("A", "acquire building1 2 wood brick")
    assert refused(t, "A") == "SA-UNDO-03"
    t.say("A", "act card4")
    assert t["A"]["agriculture"] == 1


@pytest.mark.rule("SA-UNDO-03")
def test_the_last_tile_of_a_stack_can_be_given_back() -> None:
    t = table(A={"wood": 2, "brick": 1, "placed": {"building1": 1, "field": 1, "card4": 1}}, stacks=[["B01"], ["B04"]])
    t.say("A", "act field")
    t.say("A", "acquire building1 2 wood brick")
    t.undo(0)
    assert (t["A"]["wood"], t["A"]["score"], t.state.stack_size[0]) == (2, 0, 1)
    t.undo(0)
    assert t["A"]["agriculture"] == 0


@pytest.mark.rule("SA-UNDO-03")
def test_the_last_tile_cannot_be_given_back_when_the_turn_has_passed() -> None:
    t = table(
        A={"wood": 2, "brick": 1, "placed": {"building1": 1}}, B={"placed": {"hunting": 1}}, stacks=[["B01"], ["B04"]]
    )
    t.say("A", "acquire building1 2 wood brick")
    assert t.turn == "B"
    assert refused(t, "A") == "SA-UNDO-06"


@pytest.mark.rule("SA-UNDO-04")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("C30", "SA-UNDO-04"),
        ("C01", "SA-UNDO-04"),
        ("C09", "SA-UNDO-04"),
        ("C22", "SA-UNDO-02"),
        ("C23", "SA-UNDO-02"),
        ("C24", "SA-UNDO-02"),
    ],
)
def test_a_card_that_brings_new_information_stands(card: str, rule: str) -> None:
    t = table(A={"wood": 1, "placed": {"card1": 1, "card4": 1}}, slots=[card, "C12", "C10", "C11"])
    t.say("A", "acquire card1 wood")
    assert refused(t, "A") == rule


@pytest.mark.rule("SA-UNDO-04")
@pytest.mark.parametrize("card", ["C13", "C17", "C20", "C25", "C26", "C27", "C28", "C29", "C31", "C34"])
def test_any_other_card_can_be_given_back(card: str) -> None:
    t = table(A={"wood": 1, "placed": {"card1": 1, "card4": 1}}, slots=[card, "C12", "C10", "C11"])
    take_back(t, "A", "acquire card1 wood")


@pytest.mark.rule("SA-UNDO-04")
def test_the_extra_card_can_be_given_back_when_the_deck_is_empty() -> None:
    t = table(A={"wood": 1, "placed": {"card1": 1, "card4": 1}}, slots=["C30", "C12", "C10", "C11"], deck=[])
    take_back(t, "A", "acquire card1 wood")


@pytest.mark.rule("SA-UNDO-05")
def test_a_placement_is_final_when_the_turn_has_passed() -> None:
    t = new_game(3)
    t.say("A", "place field 1")
    assert t.turn == "B"
    assert refused(t, "A") == "SA-UNDO-05"
    assert refused(t, "B") == "SA-UNDO-01"


@pytest.mark.rule("SA-UNDO-05")
def test_a_placement_can_be_taken_back_when_the_next_choice_is_again_the_players() -> None:
    t = table(phase="place", A={"placed": {"hunting": 2}}, B={"placed": {"hunting": 5}})
    take_back(t, "A", "place forest 1")
    t.say("A", "place forest 1")
    t.say("A", "place field 1")
    t.undo(0)
    t.undo(0)
    assert (t["A"]["home"], t["A"]["placed"]) == (3, {"hunting": 2})


@pytest.mark.rule("SA-UNDO-06")
def test_a_refill_of_the_display_is_a_barrier_for_everybody() -> None:
    t = table(A={"food": 9, "wood": 1, "placed": {"card1": 1}}, B={"food": 9})
    t.say("A", "acquire card1 wood")
    assert t.state.round == 2
    assert (refused(t, "A"), refused(t, "B")) == ("SA-UNDO-06", "SA-UNDO-01")
    t.say("B", "place hunting 5")
    t.say("A", "place field 1")
    t.undo(0)
    assert t.why_not_undo(0) is not None


@pytest.mark.rule("SA-UNDO-06")
def test_the_end_of_an_action_turn_is_a_barrier_for_everybody() -> None:
    t = table(A={"placed": {"field": 1, "workshop": 1}}, B={"placed": {"hunting": 1}})
    t.say("A", "act field")
    assert t.why_not_undo(0) is None
    t.say("A", "act workshop")
    assert (refused(t, "A"), refused(t, "B")) == ("SA-UNDO-06", "SA-UNDO-01")


@pytest.mark.rule("SA-UNDO-06")
def test_a_round_that_ends_without_a_refill_is_a_barrier() -> None:
    t = table(phase="feed", A={"wood": 5}, B={"food": 9})
    t.say("A", "starve")
    assert t.state.round == 2
    assert refused(t, "A") == "SA-UNDO-06"


@pytest.mark.rule("SA-UNDO-06")
def test_a_die_taken_by_another_is_a_barrier() -> None:
    t = table(A={"wood": 1, "placed": {"card1": 1, "card4": 1}}, slots=["C05", "C12", "C10", "C11"], dice=[[1, 6]])
    t.say("A", "acquire card1 wood")
    t.say("A", "die 1")
    assert refused(t, "A") == "SA-UNDO-05"  # the turn to choose has passed
    t.say("B", "die 6")
    assert t.turn == "A"
    assert refused(t, "A") == "SA-UNDO-01"
    assert refused(t, "B") == "SA-UNDO-05"
