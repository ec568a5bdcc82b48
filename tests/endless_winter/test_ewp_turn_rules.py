"""EWP-CULTURE, -FIGURE, -LABOR, -REST and the four columns: a turn in the prototype edition."""

from __future__ import annotations

from typing import Any

import pytest

from endless_winter.faces import use
from endless_winter.owed import CULTURE, at, happened, owed
from endless_winter.prototype import PACK, holding, proto
from endless_winter.tables import Watched
from eolith.games.endless_winter.words.choices import choices

K1, K2, K3 = CULTURE[1][:3]
ROOM = {"camps": {"c3": 5}}
CHIEFS = [chief.id for chief in PACK.chiefs]
COLUMN = {"sharp_eye": "initiate", "tuskbreaker": "hunt", "skilled_hand": "develop", "fire_wolf": "migrate"}
"""By chief, the column of side B."""


# --- culture cards ----------------------------------------------------------------------------------


@pytest.mark.rule("EWP-CULTURE-01", "EWP-CULTURE-02", "EWP-CULTURE-03")
def test_two_culture_cards_for_nothing_and_no_third() -> None:
    """They are discarded before the figure is placed, so that they are shuffled when a card is drawn then."""
    t = proto(A={"hand": [K1, K2, K3, "tribesman"]})
    t.say("A", f"play {K1}", f"play {K2}")
    assert t["A"]["hand"] == {K3: 1, "tribesman": 1}
    assert t["A"]["played"] == {K1: 1, K2: 1}
    assert t["A"]["discard"] == {}
    assert t.refused("A", f"play {K3}") == "EWP-CULTURE-01"
    t.say("A", "figure tribe rest")
    assert (t["A"]["discard"], t["A"]["played"]) == ({K1: 1, K2: 1}, {})
    t.say("A", "use rest_space.1", "draw")
    assert (sum(t["A"]["hand"].values()), sum(t["A"]["deck"].values()), t["A"]["discard"]) == (3, 1, {})


@pytest.mark.rule("EWP-CULTURE-03")
def test_what_a_culture_card_says_is_over_with_its_step() -> None:
    t = holding("tool 1; draw 1", A={"deck": ["tribesman"]})
    assert t.can(use(1)) and t.can(use(2))
    t.say("A", use(1), "tool", "figure tribe hunt")
    assert not t.can(use(2))
    assert t["A"]["discard"] == {"first_stone": 1}


# --- figures and chiefs -------------------------------------------------------------------------


@pytest.mark.rule("EWP-FIGURE-02")
@pytest.mark.parametrize("chief", CHIEFS)
@pytest.mark.parametrize("column", ["initiate", "develop", "migrate", "hunt"])
def test_side_a_adds_a_labor_in_every_column(chief: str, column: str) -> None:
    t = proto(A={"chief": chief, "side": "a"})
    t.say("A", f"figure chief {column}", f"use {chief}_a.1")
    assert t.labor == 1
    assert not t.can(f"use {chief}_a.1")
    t = proto(A={"chief": chief, "side": "a"})
    t.say("A", f"figure tribe {column}")
    assert not t.can(f"use {chief}_a.1")


@pytest.mark.rule("EWP-FIGURE-02")
def test_the_added_labor_is_for_the_main_board() -> None:
    t = proto(A={"chief": "tuskbreaker", "side": "a", "deck": ["tribesman"]})
    t.say("A", "figure chief rest")
    assert t.offered == ["use rest_space.1", "next"]


@pytest.mark.rule("EWP-FIGURE-04")
@pytest.mark.parametrize("chief", COLUMN)
def test_side_b_adds_two_labor_in_its_column(chief: str) -> None:
    for column in ("initiate", "develop", "migrate", "hunt"):
        t = proto(A={"chief": chief, "side": "b"})
        t.say("A", f"figure chief {column}")
        assert t.can(f"use {chief}_b.1") is (column == COLUMN[chief])
    t = proto(A={"chief": chief, "side": "b"})
    t.say("A", f"figure chief {COLUMN[chief]}", f"use {chief}_b.1")
    assert t.labor == 2


@pytest.mark.rule("EWP-FIGURE-05")
@pytest.mark.parametrize("column", ["initiate", "migrate"])
def test_thunderpaw_turns_a_tool_into_two_labor(column: str) -> None:
    t = proto(A={"chief": "thunderpaw", "side": "b", "tools": 1})
    t.say("A", f"figure chief {column}", "use thunderpaw_b.1")
    assert (t.labor, t["A"]["tools"]) == (1, 1)
    t.say("A", "use thunderpaw_b.2")
    assert (t.labor, t["A"]["tools"]) == (3, 0)
    t = proto(A={"chief": "thunderpaw", "side": "b"})
    t.say("A", f"figure chief {column}")
    assert not t.can("use thunderpaw_b.2")


# --- labor and the eclipse action -----------------------------------------------------------------


@pytest.mark.rule("EWP-LABOR-02", "EWP-HUNT-02", "EWP-LABOR-01")
def test_the_example_of_labor() -> None:
    start: dict[str, Any] = {"food": 3, "hand": ["hunter", "tribesman"]}
    t = proto(A=start, **at("hunt"), ground={"woolly_rhino": 3}, animals=["glyptodon", "glyptodon"])
    t.say("A", "play hunter", "play tribesman", "burn", "burn", "burn")
    assert (t.labor, t["A"]["food"]) == (5, 0)
    t.say("A", "animal woolly_rhino", "animal woolly_rhino", "use hunt.top.1")
    assert (t.labor, t.value("ground")) == (0, {"woolly_rhino": 1, "glyptodon": 2})


@pytest.mark.rule("EWP-LABOR-01", "EWP-ICON-01")
def test_a_tribesman_is_worth_one_labor_and_no_more() -> None:
    """Labor and added labor pay alike."""
    t = proto(A={"hand": {"tribesman": 2}, "food": 1}, **at("develop"), open_culture=[K1])
    t.say("A", "play tribesman", "play tribesman", "burn")
    assert t.labor == 3
    t.say("A", f"culture {K1}")
    assert (t.labor, t["A"]["hand"]) == (0, {K1: 1})


@pytest.mark.rule("EWP-REST-01")
def test_the_eclipse_action_draws_a_card_and_uses_no_animal() -> None:
    resting = {"deck": ["tribesman"], "unused": {"woolly_rhino": 1}}
    t = proto(A=resting)
    t.say("A", "figure tribe rest")
    assert t.offered == ["use rest_space.1", "next"]
    t.say("A", "use rest_space.1", "draw", "next")
    assert t["A"]["hand"] == {"tribesman": 1}
    t = proto(A=resting)
    t.say("A", "figure tribe rest", "use rest_space.1", "tool")
    assert (t["A"]["tools"], t["A"]["hand"]) == (1, {})


# --- Initiate -----------------------------------------------------------------------------------


@pytest.mark.rule("EWP-INIT-01", "EWP-INIT-02")
def test_a_tribe_card_costs_two_labor_and_pays_for_none() -> None:
    t = proto(A={"hand": ["tribesman"]}, **at("initiate", labor=3))
    t.say("A", "tribe crafter")
    assert (t.labor, t["A"]["tools"], t["A"]["hand"]) == (1, 0, {"tribesman": 1, "crafter": 1})
    assert t.refused("A", "play crafter") == "EWP-INIT-02"
    t.say("A", "play tribesman", "tribe hunter")
    assert t.labor == 0
    t = proto(**at("initiate", labor=1.5))
    assert t.refused("A", "tribe crafter") in ("EWP-INIT-01", "EW-LABOR-06")


@pytest.mark.rule("EWP-INIT-03", "EWP-FIGURE-01")
def test_cards_are_buried_at_a_tool_each() -> None:
    t = proto(A={"tools": 3, "hand": {"tribesman": 2}, "discard": {"hunter": 2}}, **at("initiate", "middle"))
    t.say("A", "bury hand tribesman", "bury discard hunter", "bury hand tribesman")
    assert (t["A"]["tools"], t["A"]["buried"]) == (0, {"tribesman": 2, "hunter": 1})
    assert t.refused("A", "use initiate.middle.1") == "EWP-INIT-03"
    assert t["A"]["discard"] == {"hunter": 1}
    assert sum(t.value("supply").values()) == 60 - 2


@pytest.mark.rule("EWP-INIT-04")
@pytest.mark.parametrize("half", [1, 2])
def test_the_bottom_of_initiate_buries_and_gives_an_idol(half: int) -> None:
    t = proto(A={"hand": ["tribesman"]}, **at("initiate", "bottom"))
    offered = [word for word in t.offered if word.startswith("use ")]
    assert len(offered) == 2
    for word in offered:
        t.say("A", word, *[answer for answer in ("idol honor", "bury hand tribesman") if t.can(answer)])
        t.say("A", *[answer for answer in ("idol honor", "bury hand tribesman") if t.can(answer)])
    assert (t["A"]["buried"], t["A"]["honor"]) == ({"tribesman": 1}, 1)
    t = proto(A={"hand": ["tribesman"]}, **at("initiate", "bottom"))
    t.say("A", offered[half - 1])
    t.say("A", *[answer for answer in ("idol honor", "bury hand tribesman") if t.can(answer)])
    t.say("A", "next")
    assert (sum(t["A"]["buried"].values()), t["A"]["honor"]) in ((1, 0), (0, 1))


# --- Develop ------------------------------------------------------------------------------------


@pytest.mark.rule("EWP-DEV-01")
def test_a_card_with_a_labor_token_costs_a_labor_less() -> None:
    t = proto(**at("develop", labor=5), open_culture=[K1, K2], marked=[K1])
    t.say("A", f"culture {K1}")
    assert (t.labor, t.value("marked")) == (3, {})
    t.say("A", f"culture {K2}")
    assert (t.labor, t["A"]["hand"]) == (0, {K1: 1, K2: 1})
    t = proto(**at("develop", labor=5), open_culture=[K1, K2], marked=[K1])
    t.say("A", f"culture {K2}")
    assert (t.labor, t.value("marked")) == (2, [K1])
    t.say("A", f"culture {K1}")
    assert (t.labor, t.value("marked")) == (0, {})
    t = proto(**at("develop", labor=2), open_culture=[K1, K2], marked=[K1])
    assert t.refused("A", f"culture {K2}") == "EWP-DEV-01"
    t.say("A", f"culture {K1}")
    assert not t.can("use develop.top.1")


@pytest.mark.parametrize(("labor", "asked", "told"), [
    (1, "use develop.top.1", "costs 2 labor"), (1, f"culture {K1}", "costs 2 labor"),
    (1, f"culture {K2}", "costs 3 labor"), (2.5, f"culture {K2}", "1 labor more"),
])  # fmt: skip
def test_the_price_that_is_told_is_the_one_that_is_paid(labor: float, asked: str, told: str) -> None:
    """EWP-DEV-01."""
    t = proto(**at("develop", labor=labor), open_culture=[K1, K2], marked=[K1])
    refusal = t.game.why_not(t.state, asked, 0)
    assert refusal is not None and told in t.game.telling("en").refusal(refusal)


def test_a_choice_says_the_price_of_its_card() -> None:
    """EWP-DEV-01."""
    t = proto(**at("develop", labor=3), open_culture=[K1, K2], marked=[K1])
    told = {choice.command: choice.label for choice in choices(t.game.telling("en"), t.state)}
    assert told[f"culture {K1}"].endswith("(for 2 labor)")
    assert told[f"culture {K2}"].endswith("(for 3 labor)")
    assert "costs 1 labor less" in t.game.scene("en").panel(t.state, 0).text
    t.say("A", f"culture {K1}")
    assert "costs 1 labor less" not in t.game.scene("en").panel(t.state, 0).text


@pytest.mark.rule("EWP-DEV-02", "EWP-FIGURE-01")
def test_several_stones_in_a_turn_each_at_its_slot() -> None:
    first, second, third = PACK.stone_slots
    food, tools = first.food + second.food, first.tool + second.tool
    shown = ["ground_megaliths", "used_giant_sloth", "buried_different"]
    t = proto(A={**ROOM, "food": food, "tools": tools}, **at("develop", "middle"), stones=shown)
    for slot, stone in enumerate(shown[:2]):
        t.say("A", f"stone {stone}")
        t.pass_all() if t.offered[0] == "decline" else None
        cost = PACK.stone_slots[slot]
        assert happened(t, "paid")[-1] == (0, cost.food, cost.tool, 0)
    assert (t["A"]["stones"], t.value("stones")) == (shown[:2], shown[2:])
    assert not t.can("use develop.middle.1")
    assert third.food + third.tool > 0


@pytest.mark.rule("EWP-DEV-03", "EWP-SETUP-02")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_pools_are_open_from_their_round_on(round_: int) -> None:
    pools = {"ground_megaliths": 1, "used_giant_sloth": 2, "buried_different": 3, "camps_steppe": 4}
    t = proto(A={**ROOM, "food": 10, "tools": 5}, **at("develop", "middle"), round=round_, stones=[*pools], pools=pools)
    for stone, pool in pools.items():
        if pool > round_:
            assert t.refused("A", f"stone {stone}") == "EWP-DEV-03"
    t.say("A", "use develop.middle.1")
    offered = {word.removeprefix("stone ") for word in t.offered if word.startswith("stone ")}
    assert offered == {stone for stone, pool in pools.items() if pool <= round_}


@pytest.mark.rule("EWP-DEV-04")
def test_the_bottom_of_develop_draws_a_card_and_gives_a_tool() -> None:
    t = proto(A={"deck": ["tribesman"]}, **at("develop", "bottom"))
    t.say("A", "use develop.bottom.1")
    while not t.can("next"):
        t.say("A", next(word for word in ("order 1", "draw", "tool") if word in t.offered))
    assert (t["A"]["hand"], t["A"]["tools"], t["A"]["food"]) == ({"tribesman": 1}, 1, 0)


@pytest.mark.rule("EWP-DEV-05", "EWP-GOLD-02")
def test_without_an_open_culture_card_the_top_is_closed() -> None:
    t = proto(**at("develop", labor=6), gone_culture=CULTURE[1])
    assert t.refused("A", "use develop.top.1") == "EWP-DEV-05"
    assert proto(agenda=owed("culture"))["A"]["score"] == 0


# --- Migrate ------------------------------------------------------------------------------------


@pytest.mark.rule("EWP-MIG-01")
def test_a_camp_costs_a_labor() -> None:
    t = proto(**at("migrate", labor=2))
    t.say("A", "camp", "camp")
    assert (t.labor, t["A"]["camps"], t["A"]["tools"]) == (0, {"c3": 3}, 0)
    assert not t.can("use migrate.top.1")


@pytest.mark.rule("EWP-MIG-02", "EWP-MIG-04", "EWP-FIGURE-01")
def test_a_second_village_in_the_same_turn() -> None:
    """The camps of the first are at home again; others may have been placed for it."""
    corners = {"a1": 1, "a2": 1, "b2": 1}
    t = proto(A={"camps": corners, "food": 7}, **at("migrate", "middle"))
    t.say("A", "village a1a2b2")
    assert (t.value("villages"), t["A"]["food"], t["A"]["camps"]) == ({"a1a2b2": "A"}, 4, {})
    assert t.state.observe(None).seats[0].villages_left == 2
    assert not t.can("use migrate.middle.1")
    t = proto(A={"camps": {"d1": 1, "d2": 1, "e1": 1}, "food": 7}, **at("migrate", "middle"),
              villages={"a1a2b2": "A"})  # fmt: skip
    t.say("A", "village d1d2e1")
    assert t["A"]["food"] == 4
    assert len(t.value("villages")) == 2


@pytest.mark.rule("EWP-MIG-03")
def test_the_bottom_of_migrate_places_a_camp_and_moves_one() -> None:
    """For nothing, in this order; either half can be given up."""
    t = proto(A={"camps": {"b2": 1}}, **at("migrate", "bottom"))
    t.say("A", "use migrate.bottom.1", "camp", "use migrate.bottom.2")
    moves = [word for word in t.offered if word.startswith("move ")]
    assert {"move c3 east", "move b2 southeast"} <= set(moves)
    t.say("A", "move c3 east")
    assert (t["A"]["camps"], t.labor) == ({"b2": 1, "c4": 1}, 0)
    t = proto(A={"camps": {"b2": 1}}, **at("migrate", "bottom"))
    t.say("A", "use migrate.bottom.2", "move b2 southeast")
    assert not t.can("use migrate.bottom.1")


# --- Hunt ---------------------------------------------------------------------------------------


@pytest.mark.rule("EWP-HUNT-01")
def test_any_number_of_animals_is_shown() -> None:
    t = proto(**at("hunt", labor=3), ground={"woolly_rhino": 5}, animals=["glyptodon"] * 6)
    for shown in (7, 9, 11):
        t.say("A", "use hunt.top.1")
        assert sum(t.value("ground").values()) == shown
    assert t.labor == 0


@pytest.mark.rule("EWP-HUNT-02")
def test_an_animal_costs_two_labor() -> None:
    t = proto(**at("hunt", labor=3), ground={"woolly_rhino": 2})
    t.say("A", "animal woolly_rhino")
    assert (t.labor, t["A"]["unused"], t["A"]["tools"]) == (1, {"woolly_rhino": 1}, 0)
    assert t.refused("A", "animal woolly_rhino") == "EWP-HUNT-02"


@pytest.mark.rule("EWP-HUNT-03", "EWP-GOLD-02")
@pytest.mark.parametrize("deck", [{}, {"glyptodon": 5}])
def test_no_animal_is_taken_from_an_empty_display(deck: dict[str, int]) -> None:
    t = proto(**at("hunt", labor=4), ground=[], animal_deck=deck)
    assert t.refused("A", "use hunt.top.2") == "EWP-HUNT-03"
    assert (t.labor, t["A"]["score"]) == (4, 0)
    assert t.can("use hunt.top.1") is bool(deck)
    assert proto(agenda=owed("animal"), ground=[], animal_deck=deck)["A"]["score"] == 0


@pytest.mark.rule("EWP-HUNT-04", "EWP-FIGURE-01")
def test_all_animals_may_be_used_in_the_middle() -> None:
    t = proto(faces={"woolly_rhino": "vp 2"}, A={"unused": {"woolly_rhino": 3}}, **at("hunt", "middle"))
    t.say("A", *["turn woolly_rhino"] * 3)
    assert (t["A"]["used"], t["A"]["unused"], t["A"]["score"]) == ({"woolly_rhino": 3}, {}, 6)
    assert not t.can("use hunt.middle.1")


@pytest.mark.rule("EWP-HUNT-05", "EWP-GOLD-02")
def test_the_bottom_of_hunt_with_an_empty_deck() -> None:
    t = proto(**at("hunt", "bottom"), ground=["woolly_rhino"], animal_deck=[])
    assert t.refused("A", "use hunt.bottom.1") == "EWP-HUNT-05"
    assert (t["A"]["unused"], t["A"]["score"]) == ({}, 0)
    for due in ("top animal", "reveal"):
        assert proto(agenda=owed(due), animal_deck=[])["A"]["score"] == 0


# --- symbols ------------------------------------------------------------------------------------


@pytest.mark.rule("EWP-GOLD-02")
def test_an_empty_tribe_deck_cannot_be_chosen() -> None:
    t = proto(**at("initiate", labor=4), supply={"hunter": 1})
    t.say("A", "tribe hunter")
    assert t["A"]["score"] == 0
    assert not t.can("use initiate.top.1")
    assert proto(agenda=owed("tribe"), supply={})["A"]["score"] == 0


@pytest.mark.rule("EWP-ICON-02")
def test_a_tribe_card_of_the_supply_is_buried() -> None:
    t = holding("bury supply", A={"hand": ["tribesman"], "discard": ["elder"]})
    t.say("A", use())
    assert t.offered == ["decline", *(f"tribe {card}" for card in ("elder", "crafter", "explorer", "hunter", "shaman"))]
    t.say("A", "tribe hunter")
    assert (t["A"]["buried"], t["A"]["hand"], t["A"]["discard"]) == ({"hunter": 1}, {"tribesman": 1}, {"elder": 1})
    assert t.value("supply")["hunter"] == 11


@pytest.mark.rule("EWP-ICON-03")
@pytest.mark.parametrize("moves", [
    ["move c3 east", "move c4 east", "move c5 west"], ["move c3 east", "move c4 east", "move b2 southeast"],
    ["move c3 east", "move b2 east", "move d2 east"],
])  # fmt: skip
def test_three_moves_are_shared_among_camps(moves: list[str]) -> None:
    t = holding("move 3", A={"camps": {"c3": 1, "b2": 1, "d2": 1}})
    t.say("A", use(), *moves)
    assert happened(t, "camp_moved") and len(happened(t, "camp_moved")) == 3
    assert not any(word.startswith("move ") for word in t.offered)


@pytest.mark.rule("EWP-ICON-04")
def test_a_trigger_works_in_its_column_only() -> None:
    """Hunters add a labor in Hunt; the board sign of a chief works in every column, as tested above."""
    for column, labor in (("hunt", 2), ("migrate", 1)):
        t = proto(A={"hand": ["hunter"]}, **at(column))
        t.say("A", "play hunter")
        assert t.labor == labor


@pytest.mark.rule("EWP-SETUP-12")
@pytest.mark.parametrize(("due", "rank"), [("megalith", 3), ("draw", 2), ("idol", 1), ("tool", 0)])
def test_a_lesser_benefit_of_any_gain(due: str, rank: int) -> None:
    t = proto(A={"deck": ["tribesman"]}, agenda=owed(due))
    lesser = ["draw", "idol honor", "tool", "food"]
    assert [word for word in lesser if word in t.offered] == lesser[max(0, 2 - rank) :]


@pytest.mark.rule("EWP-HIDDEN-02")
def test_a_burial_is_hidden_from_others() -> None:
    t = holding("bury 2", A={"hand": ["hunter"]})
    t.source = Watched()
    t.say("A", use(), "bury hand hunter")
    own, other = (t.state.observe(viewer).seats[0] for viewer in (0, 1))
    assert (own.buried, other.buried, other.buried_size) == ({"hunter": 1}, None, 1)
