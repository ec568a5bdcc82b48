"""EW-INIT: tribe cards of the supply, and burying."""

from __future__ import annotations

import pytest

from endless_winter.faces import holding, owner_file, printed, use
from endless_winter.owed import at, finish_round, happened, last_turn
from endless_winter.tables import random_game, table
from eolith.games.endless_winter import terms
from eolith.games.endless_winter.words.telling import Telling

BURY = ("next", "use initiate.middle.1", "order 2")
"""From the top of Initiate to a burial by its middle."""


def bury_offers(offered: list[str]) -> set[str]:
    return {word for word in offered if word.startswith("bury")}


# --- the top --------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-INIT-02", "EW-INIT-03")
def test_one_card_of_each_type_and_no_sixth() -> None:
    t = table(A={"tools": 5, "hand": ["brave", "brave", "tribeswoman"]}, **at("initiate", labor=6))
    for left, card in enumerate(terms.TRIBE_CARDS):
        assert sum(word.startswith("use initiate.top") for word in t.offered) == 1
        t.say("A", f"tribe {card}")
        assert (t.labor, t["A"]["tools"]) == (5 - left, 4 - left)
    assert {card: t["A"]["hand"][card] for card in terms.TRIBE_CARDS} == dict.fromkeys(terms.TRIBE_CARDS, 1)
    turn = {"stage": "top", "column": "initiate", "labor": 1, "taken": list(terms.TRIBE_CARDS)}
    t = table(A={"tools": 1}, turn=turn, ready=["initiate.top.1"])
    assert t.refused("A", "use initiate.top.1") == "EW-INIT-03"


@pytest.mark.rule("EW-INIT-04", "EW-INIT-05")
def test_the_labor_of_a_card_just_taken_pays_for_nothing() -> None:
    t = table(A={"tools": 2, "hand": ["tribesman"]})
    t.say("A", "figure tribe initiate", "play tribesman", "tribe elder")
    assert (t["A"]["tools"], t.labor) == (1, 0)
    assert t.refused("A", "play elder") == "EW-INIT-05"
    assert t.refused("A", "use initiate.top.1") == "EW-INIT-01"


@pytest.mark.rule("EW-INIT-05")
def test_of_two_cards_of_a_type_the_older_one_may_be_played() -> None:
    t = table(A={"tools": 1, "hand": ["tribesman", "hunter"]})
    t.say("A", "figure tribe initiate", "play tribesman", "tribe hunter", "play hunter")
    assert t["A"]["hand"] == {"hunter": 1}
    assert t.refused("A", "play hunter") == "EW-INIT-05"


@pytest.mark.rule("EW-INIT-05")
def test_an_option_lets_the_ability_of_the_new_card_work() -> None:
    faces = {"crafter": "food 1 -> tool 1; initiate: labor 1"}
    pack = owner_file(faces)
    seat = {"tools": 1, "food": 1, "hand": ["tribesman"]}
    t = table(A=seat, pack=pack, options={"initiated_card": "ability_only"})
    t.say("A", "figure tribe initiate", "play tribesman", "tribe crafter", "play crafter")
    assert t.labor == 0
    t.say("A", "use crafter.1", "tool")
    assert (t["A"]["tools"], t["A"]["food"]) == (1, 0)


@pytest.mark.rule("EW-INIT-06", "EW-INIT-05", "EW-FLOW-12")
def test_a_card_just_taken_is_else_a_card_of_the_hand() -> None:
    seat = {"tools": 1, "food": 1, "hand": ["brave"]}
    t = table(A=seat)
    t.say("A", "figure tribe initiate", "play brave", "tribe hunter", *BURY, "bury hand hunter")
    assert t["A"]["buried"] == {"hunter": 1}
    t = last_turn(order=["B", "A"], A=seat)
    t.say("A", "figure tribe initiate", "play brave", "tribe hunter", "next", "next", "next", "pile hunter", "next")
    assert t["A"]["pile"] == {"hunter": 1}
    t = table(A=seat)
    t.say("A", "figure tribe initiate", "play brave", "tribe hunter", "next", "next", "next")
    t.say("B", "figure tribe rest", "next")
    t.say("A", "figure tribe hunt", "play hunter")
    assert t.labor == 2


@pytest.mark.rule("EW-INIT-06", "EW-INIT-05")
def test_of_two_cards_of_a_type_the_new_one_may_be_buried() -> None:
    """The older card may still be played for its ability."""
    t = printed({"hunter": "food 1 -> tool 1"}, A={"tools": 1, "food": 2, "hand": ["tribesman", "hunter"]})
    t.say("A", "figure tribe initiate", "play tribesman", "tribe hunter", *BURY, "bury hand hunter", "decline")
    t.say("A", "play hunter", "use hunter.1", "tool")
    assert t["A"]["tools"] == 1


@pytest.mark.rule("EW-INIT-07")
def test_the_limits_bind_the_top_action_only() -> None:
    seat = {"tools": 1, "hand": ["tribesman"]}
    t = holding("tribe hand; hunt: tribe hand", A=seat)
    t.say("A", use(), "tribe hunter", "figure tribe hunt", use(2), "tribe hunter", "play hunter", "play hunter")
    assert t.labor == 4
    t = holding("initiate: tribe hand", A=seat)
    t.say("A", "figure tribe initiate", "play tribesman", "use initiate.top.1", "tribe hunter")
    t.say("A", use(), "tribe hunter", "play hunter")
    assert t["A"]["hand"] == {"hunter": 1}
    assert t.refused("A", "play hunter") == "EW-INIT-05"


@pytest.mark.rule("EW-INIT-07")
def test_an_option_binds_every_card_gained_in_step_2() -> None:
    whole = {"initiated_scope": "whole_step_2"}
    t = holding("tribe hand; initiate: tribe hand", options=whole, A={"tools": 1, "hand": ["tribesman"]})
    t.say("A", use(), "tribe crafter", "figure tribe initiate", "play crafter")
    t.say("A", "use initiate.top.1", "tribe hunter", use(2))
    assert "tribe hunter" not in t.offered
    t.say("A", "tribe shaman")
    assert t.refused("A", "play shaman") == "EW-INIT-05"


# --- the middle -----------------------------------------------------------------------------------------


@pytest.mark.rule("EW-INIT-08", "EW-INIT-09", "EW-INIT-12")
def test_the_card_of_the_first_part_may_be_buried_by_the_second() -> None:
    """One food pays for both parts; the new card lies in the discard pile."""
    t = table(A={"food": 2, "hand": ["brave"]}, **at("initiate", "middle"))
    t.say("A", "use initiate.middle.1", "order 1", "tribe crafter")
    assert (t["A"]["discard"], t["A"]["hand"], t["A"]["food"]) == ({"crafter": 1}, {"brave": 1}, 1)
    assert t.value("supply")["crafter"] == 14
    t.say("A", "bury discard crafter")
    assert (t["A"]["discard"], t["A"]["buried"], t["A"]["food"]) == ({}, {"crafter": 1}, 1)
    assert t.refused("A", "use initiate.middle.1") == "EW-FIGURE-07"


@pytest.mark.rule("EW-INIT-08", "EW-INIT-12")
@pytest.mark.parametrize(("said", "zones"), [
    (["order 2", "bury hand brave", "tribe elder"], ({"elder": 1}, {"brave": 1})),
    (["order 2", "bury hand brave", "decline"], ({}, {"brave": 1})),
    (["order 1", "tribe elder", "decline"], ({"elder": 1}, {})),
])  # fmt: skip
def test_one_part_or_both_in_any_order(said: list[str], zones: tuple[dict[str, int], dict[str, int]]) -> None:
    t = table(A={"food": 1, "hand": ["brave"]}, **at("initiate", "middle"))
    t.say("A", "use initiate.middle.1", *said)
    assert (t["A"]["discard"], t["A"]["buried"]) == zones
    assert t["A"]["food"] == 0
    t = table(A={"hand": ["brave"]}, **at("initiate", "middle"))
    assert t.refused("A", "use initiate.middle.1") == "EW-INIT-08"


@pytest.mark.rule("EW-INIT-20", "EW-INIT-19", "EW-ICON-10")
def test_an_empty_deck_gives_a_point_in_the_middle_too() -> None:
    supply = dict.fromkeys(("elder", "crafter", "explorer", "hunter"), 15)
    t = table(A={"food": 1}, supply=supply, **at("initiate", "middle"))
    t.say("A", "use initiate.middle.1", "tribe shaman")
    assert (t["A"]["score"], t["A"]["discard"], t["A"]["hand"], t["A"]["food"]) == (1, {}, {}, 0)
    assert t.value("supply") == supply


@pytest.mark.rule("EW-INIT-19", "EW-INIT-20")
def test_an_option_gives_the_point_only_when_all_decks_are_empty() -> None:
    supply = dict.fromkeys(("elder", "crafter", "explorer", "hunter"), 15)
    option = {"empty_tribe_vp": "all_decks"}
    t = holding("tribe hand", supply=supply, options=option)
    t.say("A", use())
    assert "tribe shaman" not in t.offered
    t = holding("tribe hand", supply={}, options=option)
    t.say("A", use(), "tribe shaman")
    assert (t["A"]["score"], t["A"]["hand"]) == (1, {})


# --- burying ----------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-INIT-10", "EW-INIT-13", "EW-INIT-16", "EW-ICON-02")
def test_burying_from_hand_discard_pile_and_above_the_board() -> None:
    """Starting, tribe and culture cards alike; never from the deck, the pile or a burial ground."""
    zones = {
        "hand": ["brave", "tribesman"], "discard": ["elder", "bone_figurine"], "deck": ["hunter"], "buried": ["shaman"],
    }  # fmt: skip
    t = table(
        A={**zones, "food": 1, "played": ["dried_meat", "tribeswoman"]},
        B={"hand": ["crafter"], "discard": ["crafter"]},
        **at("initiate", "middle"),
    )
    t.say("A", "use initiate.middle.1", "order 2")
    assert bury_offers(t.offered) == {
        "bury hand brave", "bury hand tribesman", "bury discard elder", "bury discard bone_figurine",
        "bury played dried_meat", "bury played tribeswoman",
    }  # fmt: skip
    t.say("A", "bury hand tribesman", "decline")
    assert t["A"]["buried"] == {"shaman": 1, "tribesman": 1}
    assert t["A"]["hand"] == {"brave": 1}


@pytest.mark.rule("EW-INIT-13")
def test_with_nothing_but_a_deck_nothing_is_buried() -> None:
    t = table(A={"food": 1, "deck": ["hunter"]}, **at("initiate", "bottom"))
    assert t.refused("A", "use initiate.bottom.2") == "EW-INIT-13"


@pytest.mark.rule("EW-INIT-14")
def test_buried_cards_never_come_back() -> None:
    t = last_turn(A={"buried": ["elder", "brave"], "discard": ["tribesman"] * 6}, order=["A", "B"])
    finish_round(t)
    t.pass_all()
    assert t["A"]["hand"] == {"tribesman": 5}
    assert t["A"]["buried"] == {"elder": 1, "brave": 1}


@pytest.mark.rule("EW-INIT-14")
def test_burial_grounds_only_grow() -> None:
    before = [[0] * terms.CARD_TYPES] * 4
    buried = 0
    for state, _ in random_game(3, 10):
        now = state.fields()["buried"]
        assert all(old <= new for row, grown in zip(before, now) for old, new in zip(row, grown))
        before, buried = now, max(buried, sum(map(sum, now)))
    assert buried


@pytest.mark.rule("EW-INIT-15")
def test_a_player_sees_the_own_buried_cards_at_any_time() -> None:
    t = table(A={"buried": ["elder", "brave"]}, order=["B", "A"])
    assert t.state.observe(0).seats[0].buried == {"elder": 1, "brave": 1}
    assert t.state.observe(1).seats[0].buried is None
    t.say("B", "figure tribe rest", "next")
    assert t.state.observe(0).seats[0].buried == {"elder": 1, "brave": 1}


@pytest.mark.rule("EW-INIT-16")
def test_starting_cards_are_tribe_cards() -> None:
    """They are played for labor, buried, and counted in the pile; a Tribesman as a Brave."""
    hand = ["brave", "tribeswoman", "tribesman"]
    t = last_turn(order=["B", "A"], A={"hand": hand, "food": 1})
    t.say("A", "figure tribe initiate", "play tribesman", *BURY, "bury hand tribeswoman", "decline")
    assert t.labor == 1
    t.say("A", "next", "next", "pile brave", "next")
    assert t["A"]["buried"] == {"tribeswoman": 1}
    assert (0, 3) in [event[:2] for event in happened(t, "labor_counted")]


@pytest.mark.rule("EW-INIT-17")
def test_burying_a_played_card_keeps_what_it_gave() -> None:
    t = table(A={"hand": ["tribeswoman", "tribeswoman"], "food": 4})
    t.say("A", "figure tribe initiate", *["play tribeswoman"] * 2, "use tribeswoman.1", "tool")
    t.say("A", *BURY, "bury played tribeswoman", "decline")
    assert (t.labor, t["A"]["tools"], t["A"]["played"]) == (3, 1, {"tribeswoman": 1})
    t.say("A", "use tribeswoman.1", "tool")
    assert t["A"]["tools"] == 2
    t = table(A={"hand": ["tribeswoman"], "food": 4})
    t.say("A", "figure tribe initiate", "play tribeswoman", *BURY, "bury played tribeswoman", "decline")
    assert t.labor == 1.5
    assert t.refused("A", "use tribeswoman.1") == "EW-CARDS-04"
    t.say("A", "next", "next")
    assert t["A"]["discard"] == {}


# --- the bottom -------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-INIT-18")
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("both", [True, False])
def test_an_idol_and_a_burial_in_any_order(first: int, both: bool) -> None:
    t = table(A={"hand": ["brave"]})
    t.say("A", "figure tribe initiate", "next", "next")
    parts = {1: ["use initiate.bottom.1", "idol honor"], 2: ["use initiate.bottom.2", "bury hand brave"]}
    t.say("A", *parts[first], *(parts[3 - first] if both else []))
    assert t["A"]["honor"] == int(both or first == 1)
    assert t["A"]["buried"] == ({"brave": 1} if both or first == 2 else {})
    assert t.refused("A", f"use initiate.bottom.{first}") == "EW-CARDS-02"
    t.say("A", "next")
    assert t.turn == "B"


@pytest.mark.rule("EW-INIT-08")
def test_the_middle_says_one_or_both_and_is_no_matter_of_the_eclipse() -> None:
    t = table(A={"food": 2, "hand": ["hunter"]}, **at("initiate", "middle"))
    for language, said in (("en", "or both"), ("ru", "или и то и другое"), ("uk", "або і те, і те")):
        middle = t.game.pack.columns[0].middle[0]
        assert said in Telling(t.game, language).effect(middle)
    t.say("A", "use initiate.middle.1")
    assert t.offered == ["order 1", "order 2"]
    assert t.refused("A", "tribe hunter") == "EW-INIT-08"
