"""Rarer situations, most of them from the scenarios of the ledger."""

from __future__ import annotations

import pytest

from endless_winter.faces import holding, prompt, use
from endless_winter.owed import PACK
from endless_winter.tables import eclipse, table, the_game
from eolith.games.endless_winter import terms
from eolith.kernel.game import PositionError

BLOCK = {f"{x}{y}": "A" if y < 3 else "grey" for x in "abc" for y in (1, 2, 3)}
"""A 3 x 3 block in the layout for two players."""


@pytest.mark.rule("EW-MEGA-17", "EW-MEGA-18")
def test_the_third_level_counts_only_what_is_directly_beneath() -> None:
    second = {"a1+1": "A", "b1+1": "A", "a2+1": "B", "b2+1": "C"}
    t = table(
        3,
        order=["B", "A", "C"],
        B={"hand": ["first_stone"], "megaliths": 7},
        megaliths={**BLOCK, **second},
        options={"megalith_layout": "block"},
    )
    t.say("B", "play first_stone", "use first_stone.1", "site a1+2")
    assert [t[seat]["score"] for seat in "ABC"] == [2, 5, 1]


@pytest.mark.rule("EW-MEGA-07", "EW-MEGA-19")
def test_two_squares_of_a_block_of_six_carry_one_each() -> None:
    block = {"a1": "B", "b1": "B", "c1": "B", "a2": "A", "b2": "A", "c2": "A"}
    t = table(A={"hand": ["great_stone_row"], "food": 5, "tools": 5, "megaliths": 5}, megaliths=block)
    t.say("A", "play great_stone_row", "use great_stone_row.1", "site a1+1")
    assert t.refused("A", "site a1+1") == "EW-MEGA-19"
    t.say("A", "site b1+1")
    assert (t["A"]["score"], t["B"]["score"]) == (12, 4)
    t = table(A={"hand": ["first_stone"], "megaliths": 10}, megaliths=block)
    t.say("A", "play first_stone", "use first_stone.1")
    assert t.refused("A", "site a1+1") == "EW-MEGA-07"


@pytest.mark.rule("EW-MEGA-04", "EW-MEGA-05", "EW-MEGA-08", "EW-MEGA-20")
def test_neighbours_touch_along_an_edge() -> None:
    t = table(
        A={"hand": ["first_stone"], "megaliths": 8}, megaliths={"b2": "grey"}, boards=["dawn", "noon", "night", "dusk"]
    )
    t.say("A", "play first_stone", "use first_stone.1")
    assert {word for word in t.offered if word.startswith("site")} == {"site b1", "site a2", "site c2", "site b3"}
    assert t.refused("A", "site c1") == "EW-MEGA-05"
    assert t.refused("A", "site a1") == "EW-MEGA-08"
    assert t.refused("A", "site b1+1") == "EW-MEGA-20"


@pytest.mark.rule("EW-GOLD-02", "EW-GOLD-12", "EW-PREP-11")
@pytest.mark.parametrize(("deck", "discard", "kept", "after"), [(2, 6, 2, (7, 3, 0)), (5, 6, 0, (5, 0, 6))])
def test_five_cards_in_preparation(deck: int, discard: int, kept: int, after: tuple[int, int, int]) -> None:
    zones = {"hand": kept, "deck": deck, "discard": discard}
    t = eclipse(A={zone: {"tribesman": count} for zone, count in zones.items()})
    t.pass_all()
    assert tuple(sum(t["A"][zone].values()) for zone in ("hand", "deck", "discard")) == after


@pytest.mark.rule("EW-ECL-28")
def test_the_pile_is_not_drawn_in_the_eclipse() -> None:
    t = eclipse(
        A={"pile": ["brave", "elder"], "discard": ["tribesman"] * 2, "tools": 5, "camps": {"c3": 1}},
        villages={"a1a2b2": "A", "d1d2e1": "A"},
    )
    assert t.value("order")[0] == "A"
    t.say("A", "decline")
    while terms.FRAMES[t.state.frame[0]] == "eclipse":
        t.say("A", "next")
    t.say("A", "draw", "draw")
    assert t["A"]["hand"] == {"tribesman": 2}
    assert t["A"]["pile"] == {"brave": 1, "elder": 1}


@pytest.mark.rule("EW-PREP-04", "EW-PREP-05", "EW-PREP-06")
@pytest.mark.parametrize(("shown", "deck", "after"), [(6, 10, (6, 10)), (1, 1, (2, 0)), (1, 10, (3, 8))])
def test_the_hunting_ground_in_preparation(shown: int, deck: int, after: tuple[int, int]) -> None:
    t = eclipse(ground={"woolly_rhino": shown}, animal_deck={"giant_sloth": deck})
    t.pass_all()
    assert (sum(t.value("ground").values()), sum(t.value("animal_deck").values())) == after
    assert t["A"]["score"] == t["B"]["score"] == 0


@pytest.mark.rule("EW-PILE-01", "EW-PILE-04", "EW-PILE-06", "EW-HIDDEN-05", "EW-HIDDEN-07", "EW-LABOR-20")
def test_a_pile_is_formed_in_the_third_turn_and_seen_by_its_owner() -> None:
    t = table(
        turns_done=4,
        A={"hand": ["brave", "elder", "dried_meat"], "food": 1, "tribe": {"home": 1, "rest": 1}},
        B={"hand": ["bone_figurine"], "tribe": {"home": 1, "hunt": 1}},
    )
    t.say("A", "figure tribe hunt", "play brave", "next", "next", "next")
    assert t.refused("A", "pile brave") == "EW-PILE-06"
    t.say("A", "pile elder", "next")
    assert t.state.observe(1).seats[0].pile is None
    assert t.state.observe(1).seats[0].pile_size == 1
    t.say("B", "figure tribe hunt", "next", "next", "next", "pile bone_figurine")
    assert t.state.observe(0).seats[1].pile is None
    t.say("B", "next")
    assert t.value("order") == ["A", "B"]
    assert t["B"]["hand"] == {"bone_figurine": 1}
    assert t.state.observe(1).seats[0].pile == {"elder": 1}
    assert t.refused("A", "burn") == "EW-LABOR-20"


@pytest.mark.rule("EW-SCORE-01", "EW-SCORE-02", "EW-SCORE-03", "EW-SCORE-12", "EW-SCORE-13")
def test_a_whole_final_scoring_that_ends_in_a_tie() -> None:
    one = "elder"  # a card of one point
    t = eclipse(
        round=4,
        order=["A", "B"],  # both have no labor, so B comes first
        A={
            "score": 60, "offering": 7, "honor": 2, "food": 3, "tools": 2, "buried": [one, one, "brave", "brave"],
            "hand": [one], "deck": [one], "discard": [one, "brave"], "unused": {"woolly_rhino": 2},
            "camps": {"c3": 2},
        },
        B={
            "score": 58, "honor": 1, "food": 6, "tools": 4, "buried": [one] * 4, "hand": [one], "deck": [one],
            "discard": ["brave"], "unused": {"giant_sloth": 4}, "used": {"woolly_rhino": 2},
        },
    )  # fmt: skip
    t.pass_all()
    rows = {row.seat: {name: line.points for name, line in row.lines.items()} for row in t.state.sheet().rows}
    assert rows["A"] == {"offering": 2, "honor": 10, "cards": 5, "animals": 3}
    assert rows["B"] == {"offering": 0, "honor": 6, "cards": 6, "animals": 10}
    assert t.state.scores() == [80, 80]
    assert t.state.tie_breaks() == [1, 2]


@pytest.mark.rule("EW-ICON-30", "EW-ICON-31")
def test_other_and_same() -> None:
    t = table(A={"hand": ["council_fire"], "tools": 5, "food": 5})
    t.say("A", "play council_fire", "use council_fire.1", "tribe hunter")
    assert "tribe hunter" not in t.offered
    t.say("A", "tribe shaman")
    assert t["A"]["hand"] == {"hunter": 1, "shaman": 1}
    t = table(A={"hand": ["master_trackers"]}, ground=["woolly_rhino", "woolly_rhino", "glyptodon"])
    t.say("A", "play master_trackers", "use master_trackers.2", "animal woolly_rhino")
    assert t.offered == ["decline", "animal woolly_rhino"]
    t = table(A={"hand": ["master_trackers"]}, ground=["woolly_rhino", "glyptodon"])
    t.say("A", "play master_trackers", "use master_trackers.2", "animal glyptodon")
    assert terms.FRAMES[t.state.frame[0]] == "turn"


@pytest.mark.rule("EW-ECL-14")
def test_a_camp_may_make_room_before_the_food_comes() -> None:
    """The beaver gives two food and a camp; with a full track the camp comes first by itself."""
    seat = {"hand": ["spear_thrower"], "unused": ["giant_beaver"]}
    t = table(A={**seat, "food": 6})
    t.say("A", "play spear_thrower", "use spear_thrower.2", "turn giant_beaver", "camp")
    assert t["A"]["food"] == 7
    t = table(A={**seat, "food": 5})
    t.say("A", "play spear_thrower", "use spear_thrower.2", "turn giant_beaver")
    assert t.offered == ["order 1", "order 2"]
    t.say("A", "order 2", "camp")
    assert t["A"]["food"] == 7


@pytest.mark.rule("EW-ECL-14")
@pytest.mark.parametrize("food", ["food 2", "fill food"])
@pytest.mark.parametrize(("maker", "said"), [
    ("use animal", "turn woolly_rhino"), ("megalith 1", "site b1"), ("stone", "stone village_steppe"),
])  # fmt: skip
def test_what_gives_a_camp_may_make_room_before_the_food_comes(food: str, maker: str, said: str) -> None:
    """An animal, a cell or a stone slot that gives a camp, whether the food is printed before it or behind it."""
    camps = {name: "camp 1" for name in ("woolly_rhino", *(cell.id for cell in PACK.cells if not cell.start))}
    faces = {**camps, "stone_slot_1": "", "stone_slot_1.reward": "camp 1"}
    for gains, last in ((f"{food}, {maker}", 2), (f"{maker}, {food}", 1)):
        for held in (5, 6):
            seat = {"food": held, "unused": ["woolly_rhino"], "megaliths": 8}
            t = holding(gains, faces=faces, A=seat, megaliths={"b2": "grey"}, stones=["village_steppe"])
            t.say("A", use())
            if held == 5:
                assert t.offered == ["order 1", "order 2"]
                t.say("A", f"order {last}")
            t.say("A", said, "camp")
            assert (t["A"]["food"], prompt(t)) == (7, "turn")


@pytest.mark.parametrize(("entry", "value", "words"), [
    ("round", 5, "round"), ("phase", "night", "phase"), ("order", ["A", "A"], "order"),
    ("villages", {"b2b3c3": "A"}, "start tile"), ("megaliths", {"a1+1": "A"}, "nothing"), ("moon", 1, "moon"),
    ("A", {"food": 9}, "food"), ("A", {"stones": ["village_steppe"] * 4}, "stones"), ("A", {"hand": ["king"]}, "hand"),
    ("A", {"side": "ab"}, "A.side"), ("A", {"side": ""}, "A.side"),
])  # fmt: skip
def test_positions_that_cannot_stand_on_a_table(entry: str, value: object, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        the_game(2, {}).from_position({"puzzle": True, entry: value})


@pytest.mark.rule("EW-MEGA-07", "EW-MEGA-08", "EW-MEGA-10", "EW-MEGA-11")
@pytest.mark.parametrize(("lying", "words"), [
    ({"a1": "A"}, r"megaliths\.a1 is coloured.*EW-MEGA-08"),
    ({"a1": "grey", "b1": "A", "a2": "A", "b2": "A", "a1+1": "grey"}, r"megaliths\.a1\+1 is grey.*EW-MEGA-07"),
    ({"b1": "A"}, "starting cell.*EW-MEGA-11"),
])  # fmt: skip
def test_megaliths_lie_where_their_colour_can(lying: dict[str, str], words: str) -> None:
    """In a puzzle they may stand as they never came to."""
    game = the_game(2, {})
    with pytest.raises(PositionError, match=words):
        game.from_position({"phase": "setup", "megaliths": lying})
    fields = table(megaliths=lying).state.fields()
    assert sum(map(bool, fields["site"])) == len(lying)


@pytest.mark.rule("EW-MEGA-10")
def test_no_megalith_lies_where_no_board_does() -> None:
    with pytest.raises(PositionError, match=r"megaliths\.a1 lies where no board.*EW-MEGA-10"):
        the_game(2, {}).from_position({"phase": "setup", "boards": [""] * 4, "megaliths": {"a1": "grey"}})
