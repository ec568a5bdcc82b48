"""EW-MIG: camps, their moves, and villages."""

from __future__ import annotations

from typing import Any

import pytest

from endless_winter.owed import at, finish_round, held, last_turn, owed, play_on
from endless_winter.tables import Table, table
from eolith.games.endless_winter import terms
from eolith.kernel.scene import gives_up

CORNER = {"a1": 1, "a2": 1, "b2": 1}
"""Camps on three hexes that touch at the junction a1a2b2."""


def influence(hex_: str, **entries: Any) -> int:
    """Seat A's influence on a hex: the most camps of seat B there against which it still gets the benefit."""
    rivals = ({"camps": {hex_: camps}} for camps in range(1, 6))
    held_against = [
        camps for camps, rival in enumerate(rivals, 1) if hex_ in held(first_eclipse(B=rival, **entries), "A")
    ]
    assert held_against == list(range(1, len(held_against) + 1))
    return len(held_against)


def first_eclipse(**entries: Any) -> Table:
    t = last_turn(order=["B", "A"], **entries)
    finish_round(t)
    t.pass_all()
    return t


@pytest.mark.rule("EW-MIG-02", "EW-MIG-10")
def test_camps_cost_a_tool_each_and_make_room_for_food() -> None:
    t = table(A={"camps": {"c3": 1}, "tools": 5, "food": 6}, **at("migrate"))
    for placed in range(1, 5):
        t.say("A", "camp")
        assert (t["A"]["tools"], t["A"]["camps"]) == (5 - placed, {"c3": 1 + placed})
        assert t.state.observe(0).seats[0].capacity == 6 + placed
    assert t.refused("A", "camp") == "EW-MIG-09"
    assert t["A"]["tools"] == 1
    t = table(A={"camps": {"c3": 1}, "tools": 1, "food": 6, "hand": ["brave"]}, **at("migrate"))
    t.say("A", "camp")
    assert t.refused("A", "camp") == "EW-MIG-01"


@pytest.mark.rule("EW-MIG-10")
@pytest.mark.parametrize("placed", [0, 1])
def test_the_room_for_food_is_used_when_it_is_there(placed: int) -> None:
    """Six food on six spaces: only a camp more makes room for the food of the bottom of Develop."""
    t = table(A={"camps": {"c3": 1}, "tools": 2, "food": 6}, **at("migrate"))
    t.say("A", *["camp"] * placed, "next", "next", "next")
    t.pass_turn()
    t.say("A", "figure tribe develop", "next", "next", "use develop.bottom.1", "decline")
    assert t["A"]["food"] == 6 + placed


@pytest.mark.rule("EW-MIG-03", "EW-MIG-05")
def test_moving_and_placing_mix_in_any_order() -> None:
    t = table(A={"camps": {"c3": 1}, "tools": 2}, **at("migrate", labor=2))
    t.say("A", "camp", "move c3 east", "camp", "move c4 east")
    assert t["A"]["camps"] == {"c3": 2, "c5": 1}
    assert (t.labor, t["A"]["tools"]) == (0, 0)
    t = table(A={"camps": {"c3": 1}, "tools": 2}, **at("migrate", labor=2))
    t.say("A", "move c3 east", "move c4 northeast", "camp", "camp")
    assert t["A"]["camps"] == {"b4": 1, "c3": 2}
    assert t.refused("A", "move c3 east") == "EW-MIG-03"
    assert t["A"]["camps"] == {"b4": 1, "c3": 2}


@pytest.mark.rule("EW-MIG-03")
def test_a_camp_moves_from_its_own_hex_to_a_neighbour() -> None:
    t = table(A={"camps": {"a1": 1}}, B={"camps": {"b2": 1}}, **at("migrate", labor=1))
    t.say("A", "use migrate.top.2")
    assert set(t.offered) == {"move a1 east", "move a1 southwest", "move a1 southeast"}
    assert t.refused("A", "move b2 east") == "EW-MIG-03"
    t.say("A", "move a1 southeast")
    assert (t["A"]["camps"], t["B"]["camps"], t.labor) == ({"b2": 1}, {"b2": 1}, 0)


@pytest.mark.rule("EW-MIG-06", "EW-MIG-18", "EW-ECL-20")
def test_influence_of_camps_and_villages() -> None:
    assert influence("a1", A={"camps": {"a1": 1}}) == 1
    assert influence("a1", A={"camps": {"a1": 2}}) == 2
    village = {"a1a2b2": "A"}
    for hex_ in CORNER:
        assert influence(hex_, villages=village) == 2
    assert influence("b1", villages=village) == 0
    assert influence("a1", A={"camps": {"a1": 1}}, villages=village) == 3
    assert influence("a2", A={"camps": {"a1": 1}}, villages=village) == 2
    assert influence("a2", A={"camps": {"a2": 1}}, villages={**village, "a2a3b3": "A"}) == 5


@pytest.mark.rule("EW-MIG-07", "EW-MIG-23")
def test_nobody_blocks_a_hex() -> None:
    """Ten camps and a village of the others stand there, and yet a move costs one labor."""
    crowd = {"camps": {"a1": 5}}
    t = table(3, A={"camps": {"a2": 3}}, B=crowd, C=crowd, villages={"a1b1b2": "B"}, **at("migrate", labor=3))
    t.say("A", *["move a2 west"] * 3)
    assert (t["A"]["camps"], t.labor) == ({"a1": 3}, 0)
    t = table(A={"camps": CORNER, "food": 3}, villages={"a1b1b2": "B"}, **at("migrate", "middle"))
    t.say("A", "village a1a2b2")
    assert t.value("villages") == {"a1a2b2": "A", "a1b1b2": "B"}


@pytest.mark.rule("EW-MIG-15", "EW-MIG-24")
def test_a_village_stands_at_the_junction_and_ends_the_moves_for_labor() -> None:
    t = table(A={"camps": {"b1": 1, **CORNER}, "food": 3, "tools": 2}, **at("migrate", labor=2))
    t.say("A", "next", "use migrate.middle.1")
    assert t.offered == ["village a1a2b2", "village a1b1b2"]
    t.say("A", "village a1b1b2")
    assert t.value("villages") == {"a1b1b2": "A"}
    assert t["A"]["camps"] == {"a2": 1}
    assert t.refused("A", "move a2 east") == "EW-MIG-24"
    t.say("A", "next")
    assert t.refused("A", "use migrate.top.2") == "EW-MIG-24"
    assert t.refused("A", "use migrate.top.1") == "EW-FIGURE-04"
    t.say("A", "use migrate.bottom.1", "camp", "use migrate.bottom.2", "move a2 east")
    assert t["A"]["camps"] == {"a3": 1, "c3": 1}
    assert (t.labor, t["A"]["tools"]) == (2, 2)


@pytest.mark.rule("EW-MIG-19", "EW-ECL-24", "EW-ECL-32")
@pytest.mark.parametrize(("round_", "eclipses"), [(1, 4), (2, 3), (4, 1)])
def test_a_village_draws_a_card_in_every_eclipse(round_: int, eclipses: int) -> None:
    """The cards stay in hand: at the end it holds one more for each eclipse than without a village."""
    deck = {"deck": {"tribesman": 60}}
    hands = []
    for build in (["use migrate.middle.1", "village a1a2b2"], []):
        t = table(A={"camps": CORNER, "food": 3, **deck}, B=deck, **at("migrate", "middle"), round=round_)
        t.say("A", *build, "next", "next")
        play_on(t, "draw")
        hands.append(t["A"]["hand"]["tribesman"] if t["A"]["hand"] else 0)
    assert hands[0] - hands[1] == eclipses


@pytest.mark.rule("EW-MIG-20")
def test_three_villages_are_all() -> None:
    villages = {"a2a3b3": "A", "c1c2d1": "A", "d3e2e3": "A"}
    t = table(A={"camps": {"a1": 1, "b1": 1, "b2": 1}, "food": 3}, villages=villages, **at("migrate", "middle"))
    assert not t.can("use migrate.middle.1")
    assert t.refused("A", "village a1b1b2") == "EW-MIG-20"
    assert t["A"]["food"] == 3
    play_on(t)
    assert t.value("villages") == villages


@pytest.mark.rule("EW-MIG-22")
def test_without_a_camp_at_home_the_bottom_still_moves_one() -> None:
    t = table(A={"camps": {"c3": 4, "a1": 1}}, **at("migrate"))
    t.say("A", "next", "next")
    assert t.refused("A", "use migrate.bottom.1") == "EW-MIG-09"
    t.say("A", "use migrate.bottom.2", "move a1 east")
    assert t["A"]["camps"] == {"c3": 4, "a2": 1}
    assert t.labor == 0


@pytest.mark.rule("EW-MIG-21")
def test_the_move_at_the_bottom_ends_the_bonus() -> None:
    t = table(A={"camps": {"c3": 1}}, **at("migrate", "bottom"))
    t.say("A", "use migrate.bottom.2", "move c3 east")
    assert not t.can("use migrate.bottom.1")
    t = table(A={"camps": {}}, **at("migrate", "bottom"))
    t.say("A", "use migrate.bottom.1", "camp", "use migrate.bottom.2", "move c3 east")
    assert t["A"]["camps"] == {"c4": 1}


@pytest.mark.rule("EW-MIG-17")
def test_food_above_the_new_room_is_lost_with_a_village_by_a_symbol() -> None:
    t = table(A={"camps": CORNER, "food": 8}, agenda=owed("village"))
    t.say("A", "village a1a2b2")
    assert (t["A"]["food"], t["A"]["camps"]) == (5, {})


@pytest.mark.rule("EW-MIG-21")
def test_who_moves_first_at_the_bottom_is_asked_and_told_the_truth() -> None:
    """The camp is given up by the move: that was asked about, and it has not been used."""
    t = table(A={"camps": {"c3": 1}})
    t.say("A", "figure tribe migrate", "next", "next")
    scene = t.game.scene("en")
    for command, asked in (("use migrate.bottom.2", True), ("move c3 east", True), ("use migrate.bottom.1", False)):
        assert gives_up(scene, t.state, t.game.expand(t.state, command)) == asked
    t.say("A", "use migrate.bottom.2", "move c3 east")
    refusal = t.state.why_not("use migrate.bottom.1", 0)
    assert refusal is not None and (refusal.rule, refusal.reason) == ("EW-MIG-21", "comes-before")
    t = table(A={"camps": {"c3": 1}})
    t.say("A", "figure tribe migrate", "next", "next")
    t.say("A", "use migrate.bottom.1", "camp")
    refusal = t.state.why_not("use migrate.bottom.1", 0)
    assert refusal is not None and (refusal.rule, refusal.reason) == ("EW-CARDS-02", "used-already")


@pytest.mark.rule("EW-MIG-22")
def test_without_a_camp_at_home_nothing_is_given_up_by_the_move() -> None:
    t = table(A={"camps": {"a1": 5}}, **at("migrate", "bottom"))
    assert not gives_up(t.game.scene("en"), t.state, t.game.expand(t.state, "use migrate.bottom.2"))


@pytest.mark.rule("EW-REST-02")
def test_who_uses_an_animal_at_rest_is_asked_about_the_card_and_told_the_truth() -> None:
    t = table(A={"unused": ["woolly_rhino"]})
    t.say("A", "figure tribe rest")
    card, animal = (clause for clause in t.game.pack.clauses if clause.origin.kind == "rest_space")
    names = [t.game.text(terms.USE + clause.number) for clause in (card, animal)]
    asked = [gives_up(t.game.scene("en"), t.state, t.game.expand(t.state, name)) for name in names]
    assert asked == [False, True]
    t.state.apply(terms.USE + animal.number)
    while t.state.frame[0] != terms.FRAMES.index("turn"):
        t.state.apply(t.state.options()[-1])
    refusal = t.state.why_not(names[0], 0)
    assert refusal is not None and (refusal.rule, refusal.reason) == ("EW-REST-02", "comes-before")
