"""EW-LABOR: where labor comes from, and what cannot become labor."""

from __future__ import annotations

import pytest

from endless_winter.faces import CARD, holding, owner_file, printed, use
from endless_winter.owed import happened
from endless_winter.tables import Table, eclipse, table

FULL_MAP = {"c3": 5}
"""All camps are out: ten food fit on the track."""


def printed_labor(t: Table, food: int, left: int) -> int:
    """The labor symbols above the track between two numbers of food."""
    return sum(t.game.pack.food_track[0].labor[left + 1 : food + 1])


# --- tribe cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-LABOR-01", "EW-LABOR-18")
def test_labor_of_cards_food_and_abilities_is_one_pool() -> None:
    """A card, its column ability, a food and the chief pay together, for the top and for what comes later."""
    faces = {"food_track": [1], "thunderpaw_a": "labor 1; labor 1 -> vp 1"}
    t = printed(faces, A={"chief": "thunderpaw", "hand": ["hunter"], "food": 1, "tools": 1}, ground=["giant_sloth"])
    t.say("A", "figure chief hunt")
    found = [t.labor]
    for command in ("play hunter", "burn", "use thunderpaw_a.1", "use hunt.top.1", "use hunt.top.1"):
        t.say("A", command)
        found.append(t.labor)
    assert found == [0, 2, 3, 4, 3, 2]
    t.say("A", "animal giant_sloth")
    assert t.refused("A", "use hunt.top.2") == "EW-HUNT-06"
    t.say("A", "next", "next", "use thunderpaw_a.2")
    assert (t.labor, t["A"]["score"]) == (0, 1)


@pytest.mark.rule("EW-LABOR-02", "EW-LABOR-04")
@pytest.mark.parametrize("number", range(6))
def test_any_number_of_tribe_cards(number: int) -> None:
    hand = ["brave", "tribeswoman", "hunter", "crafter", "tribesman"]
    t = table(A={"hand": hand})
    assert t.refused("A", "play brave") == "EW-LABOR-02"
    t.say("A", "figure tribe migrate", *(f"play {card}" for card in hand[:number]))
    assert t["A"]["played"] == dict.fromkeys(hand[:number], 1)
    assert t.labor == sum((2.5, 1.5, 1, 1, 1)[:number])


@pytest.mark.rule("EW-LABOR-03")
def test_cards_are_played_between_actions_also_those_just_drawn() -> None:
    t = printed(
        {"sharp_eye_a": "draw 1"},
        A={"chief": "sharp_eye", "hand": ["brave", "tribesman"], "deck": ["hunter"], "camps": {"c3": 1}},
    )
    t.say("A", "figure chief migrate", "play brave", "move c3 east", "move c4 east")
    t.say("A", "use sharp_eye_a.1", "draw", "play hunter", "move c5 west", "next", "play tribesman", "next")
    assert (t.labor, t["A"]["camps"], t["A"]["hand"]) == (1.5, {"c4": 1}, {})


@pytest.mark.rule("EW-LABOR-05", "EW-LABOR-06", "EW-LABOR-12")
@pytest.mark.parametrize(("cards", "moves", "rule"), [(1, 1, "EW-LABOR-06"), (2, 3, "EW-MIG-03")])
def test_two_halves_make_one(cards: int, moves: int, rule: str) -> None:
    """A Tribeswoman gives 1.5 labor although her ability cannot be paid."""
    t = table(A={"hand": ["tribeswoman"] * cards, "camps": {"c3": 1}})
    t.say("A", "figure tribe migrate", *["play tribeswoman"] * cards)
    assert t.labor == 1.5 * cards
    assert not t.can("use tribeswoman.1")
    t.say("A", *["move c3 east", "move c4 east", "move c5 west"][:moves])
    assert t.refused("A", "move c4 east") == rule
    assert t.labor == 1.5 * cards - moves


@pytest.mark.rule("EW-LABOR-08", "EW-ICON-21")
def test_eclipse_abilities_sleep_in_the_action_phase() -> None:
    faces = {"explorer": "migrate: labor 1; eclipse: move 2", "brave": "labor 1; eclipse: labor 3, food 2"}
    t = printed(faces, A={"hand": ["explorer", "brave"], "camps": {"c3": 1}})
    t.say("A", "figure tribe migrate", "play explorer", "play brave")
    labor = t.labor
    assert t.refused("A", "use explorer.2") == "EW-LABOR-08"
    assert t.refused("A", "use brave.2") == "EW-LABOR-08"
    assert labor == t.game.pack.cards[t.game.pack.card("explorer")].labor / 2 + 1 + 2.5
    t = eclipse(pack=owner_file(faces), A={"pile": ["explorer"], "camps": {"c3": 1}})
    t.say("A", *(["decline"] if t.can("decline") else []), "use explorer.2", "move c3 east", "move c4 east")
    assert t["A"]["camps"] == {"c5": 1}


@pytest.mark.rule("EW-LABOR-09", "EW-CARDS-04", "EW-CARDS-07")
@pytest.mark.parametrize("downs", range(3))
def test_an_ability_without_a_symbol_works_until_the_card_is_discarded(downs: int) -> None:
    t = table(A={"hand": ["tribeswoman"], "food": 2})
    assert t.refused("A", "use tribeswoman.1") == "EW-CARDS-04"
    t.say("A", "figure tribe migrate")
    assert t.refused("A", "use tribeswoman.1") == "EW-CARDS-04"
    t.say("A", "play tribeswoman", *["next"] * downs, "use tribeswoman.1", "tool")
    assert (t["A"]["food"], t["A"]["tools"]) == (1, 1)
    assert t.refused("A", "use tribeswoman.1") == "EW-CARDS-02"


@pytest.mark.rule("EW-LABOR-09")
def test_an_ability_not_used_goes_with_the_card() -> None:
    t = table(A={"hand": ["tribeswoman"], "food": 2}, order=["B", "A"], turns_done=1)
    t.say("A", "figure tribe migrate", "play tribeswoman", "next", "next", "next")
    t.say("B", "figure tribe rest", "next")
    t.say("A", "figure tribe migrate")
    assert not t.can("use tribeswoman.1")


@pytest.mark.rule("EW-LABOR-19")
@pytest.mark.parametrize("zone", ["deck", "discard", "pile", "buried", "played"])
def test_only_cards_in_hand_can_be_played(zone: str) -> None:
    t = table(A={zone: ["brave"]})
    t.say("A", "figure tribe hunt")
    assert t.refused("A", "play brave") == "EW-LABOR-19"
    assert t.labor == 0


# --- food ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-LABOR-13", "EW-LABOR-14")
@pytest.mark.parametrize("place", ["", "hunt", "hunt next", "hunt next next", "rest"])
def test_food_is_spent_at_any_moment_of_the_own_turn(place: str) -> None:
    """As much as there is, and not more; in the turn of another not at all."""
    t = table(A={"food": 6, "camps": FULL_MAP}, B={"food": 2})
    figure, *downs = place.split() or [""]
    t.say("A", *([f"figure tribe {figure}", *downs] if figure else []))
    assert t.refused("B", "burn") == "EW-FLOW-06"
    for left in range(5, -1, -1):
        t.say("A", "burn")
        assert (t["A"]["food"], t.labor) == (left, printed_labor(t, 6, left))
    assert t.refused("A", "burn") == "EW-LABOR-14"


@pytest.mark.rule("EW-LABOR-14", "EW-LABOR-15")
@pytest.mark.parametrize("food", range(11))
def test_each_symbol_that_the_marker_passes_is_a_labor(food: int) -> None:
    t = table(A={"food": food, "camps": FULL_MAP})
    t.say("A", *["burn"] * food)
    assert t.labor == printed_labor(t, food, 0)
    assert t["A"]["food"] == 0


@pytest.mark.rule("EW-LABOR-15")
def test_symbols_are_where_the_track_shows_them() -> None:
    t = printed({"food_track": [2, 3]}, A={"food": 5})
    labor = []
    for _ in range(5):
        t.say("A", "burn")
        labor.append(t.labor)
    assert labor == [0, 0, 1, 2, 2]


@pytest.mark.rule("EW-LABOR-16")
def test_food_that_pays_for_something_gives_no_labor() -> None:
    every = {"food_track": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}
    t = printed(every, A={"food": 2, "discard": ["brave"]})
    t.say("A", "figure tribe initiate", "next", "use initiate.middle.1")
    assert (t["A"]["food"], t.labor) == (1, 0)
    t = printed(every, A={"food": 4, "camps": {"a1": 1, "a2": 1, "b2": 1}})
    t.say("A", "figure tribe migrate", "next", "village a1a2b2")
    assert (t["A"]["food"], t.labor) == (1, 0)
    t = holding("food 1 -> tool 1", faces=every, A={"food": 1})
    t.say("A", use(), "tool")
    assert (t["A"]["food"], t.labor) == (0, 0)
    t = holding("stone", faces={**every, "stone_slot_1": "food 2"}, A={"food": 3}, stones=["village_steppe"])
    t.say("A", use(), "stone village_steppe")
    assert (t["A"]["food"], t.labor) == (1, 0)


@pytest.mark.rule("EW-LABOR-21")
def test_food_gained_again_passes_the_symbol_again() -> None:
    t = holding("food 1", faces={"food_track": [1]}, A={"food": 1})
    t.say("A", "burn", use(), "burn")
    assert (t["A"]["food"], t.labor) == (0, 2)
    assert [labor for _, _, labor, _ in happened(t, "food_burnt")] == [1, 1]


@pytest.mark.rule("EW-LABOR-13", "EW-FLOW-15")
def test_labor_of_the_culture_step_lasts_through_the_turn() -> None:
    t = printed(
        {"food_track": [1], CARD: "labor 0.5"}, A={"food": 1, "hand": [CARD, "tribeswoman"], "camps": {"c3": 1}}
    )
    t.say("A", "burn", f"play {CARD}", use(), "figure tribe migrate", "play tribeswoman")
    assert t.labor == 3
