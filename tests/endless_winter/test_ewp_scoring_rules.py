"""EWP-SCORE, EWP-STONE, EWP-IDOL: what counts at the end of the prototype, and the idol board."""

from __future__ import annotations

from typing import Any

import pytest

from endless_winter.owed import CELLS, QUIET, happened, owed
from endless_winter.prototype import PACK, eclipse, holding, proto
from endless_winter.tables import Table
from eolith.games.endless_winter import terms

ROOM = {"camps": {"c3": 5}}
STONES = {stone.id: stone for stone in PACK.stones}


def ended(players: int = 2, **entries: Any) -> Table:
    """A game that is over: nobody gained anything in the last eclipse, so every score is the final scoring."""
    t = eclipse(players, round=4, faces=QUIET, **entries)
    t.pass_all()
    assert t.state.over
    for row, score in zip(t.state.sheet().rows, t.state.scores(), strict=True):
        assert (row.total, row.track) == (score, 0)
    return t


def final(**seat: Any) -> int:
    """The final points of a seat with that much and no more."""
    return int(ended(A=seat)["A"]["score"])


# --- leftovers, idols, cards --------------------------------------------------------------------


@pytest.mark.rule("EWP-SCORE-02", "EWP-IDOL-01")
@pytest.mark.parametrize("level", range(terms.TOP_LEVEL + 1))
def test_leftovers_by_the_level_of_the_offering_idol(level: int) -> None:
    """Also on the bottom level; the top level is 10."""
    ratio = [PACK.bottom_level[0].ratio, *(face.ratio for face in PACK.offering_levels)][level]
    assert ratio > 0
    for food, tools in ((10, 5), (3, 2), (0, 5), (4, 0)):
        assert final(**ROOM, food=food, tools=tools, offering=level) == (food + tools) // ratio


@pytest.mark.rule("EWP-SCORE-02")
def test_the_offering_example() -> None:
    level = next(level for level, face in enumerate(PACK.offering_levels, 1) if face.ratio == 2)
    assert final(food=3, tools=2, offering=level) == 2


@pytest.mark.rule("EWP-SCORE-03", "EWP-SCORE-04", "EWP-SCORE-05")
def test_idols_that_never_moved_rank_from_left_to_right() -> None:
    t = ended(A={"buried": {"tribesman": 4}}, B={"buried": {"tribesman": 5}})
    assert t.state.scores() == [10, 3]
    t = ended(A={"buried": {"tribesman": 4}, "honor_place": 1}, B={"buried": {"tribesman": 5}, "honor_place": 0})
    assert t.state.scores() == [3, 10]


@pytest.mark.rule("EWP-SCORE-04", "EWP-SCORE-05")
@pytest.mark.parametrize(("players", "points"), [(2, [10, 3]), (3, [10, 6, 3]), (4, [10, 6, 3, 3])])
def test_the_middle_table_is_for_three_and_four(players: int, points: list[int]) -> None:
    seats = {seat: {"buried": {"tribesman": 4}, "honor": 4 - place} for place, seat in enumerate("ABCD"[:players])}
    assert ended(players, **seats).state.scores() == points


@pytest.mark.rule("EWP-IDOL-01", "EWP-IDOL-03")
def test_an_honor_idol_pays_on_the_top_three_levels() -> None:
    t = proto(agenda=owed("idol", 11))
    paid = []
    for _ in range(terms.TOP_LEVEL):
        before = t["A"]["score"]
        t.say("A", "idol honor")
        paid.append(t["A"]["score"] - before)
    assert paid == [0, 0, 0, 0, 0, 0, 0, 1, 2, 3]
    assert t["A"]["honor"] == terms.TOP_LEVEL == 10
    assert not t.can("idol honor")


@pytest.mark.rule("EWP-IDOL-02", "EWP-IDOL-01")
def test_an_offering_idol_gains_nothing_on_its_way() -> None:
    t = proto(A={"hand": ["tribesman"], "unused": ["glyptodon"]}, agenda=owed("idol", 11))
    t.say("A", *["idol offering"] * 10)
    assert happened(t, "clause_used") == []
    assert (t["A"]["offering"], t["A"]["score"]) == (10, 0)
    t.say("A", "idol offering")
    assert (t["A"]["offering"], t["A"]["score"]) == (10, 1)


# --- animals ------------------------------------------------------------------------------------


@pytest.mark.rule("EWP-SCORE-06", "EWP-ICON-05")
@pytest.mark.parametrize(("cards", "points"), [
    (1, 1), (2, 3), (3, 6), (4, 10), (5, 11), (6, 13), (7, 16), (8, 20), (9, 21),
])  # fmt: skip
def test_more_than_four_start_a_second_set(cards: int, points: int) -> None:
    assert final(unused={"giant_sloth": cards}) == points
    assert final(unused={"woolly_rhino": 1, "giant_sloth": cards}) == points + 1


@pytest.mark.rule("EWP-SCORE-07")
@pytest.mark.parametrize(("cards", "points"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_mammoths_score_as_all_others(cards: int, points: int) -> None:
    assert final(unused={"woolly_mammoth": cards}) == points


@pytest.mark.rule("EWP-SCORE-08", "EWP-ICON-05")
def test_the_example_of_the_animals() -> None:
    own = {"woolly_rhino": 2, "woolly_mammoth": 1, "giant_sloth": 3, "argentavis": 1}
    assert final(unused=own, used={"woolly_rhino": 1}) == 3 + 1 + 10


@pytest.mark.rule("EWP-ICON-05", "EWP-SCORE-06")
@pytest.mark.parametrize(("own", "wilds", "points"), [
    (0, 3, 0), (1, 3, 10), (1, 4, 10), (1, 5, 10), (2, 5, 16), (4, 1, 11), (4, 4, 20),
])  # fmt: skip
def test_no_set_is_of_wild_cards_alone(own: int, wilds: int, points: int) -> None:
    """So there are at most as many sets as animals of the colour."""
    assert final(unused={"giant_sloth": own, "argentavis": wilds}) == points


# --- stones -------------------------------------------------------------------------------------


@pytest.mark.rule("EWP-STONE-01", "EWP-ECL-06")
def test_a_stone_scores_once_at_the_end() -> None:
    own = dict.fromkeys(CELLS[:5], "A")
    t = eclipse(faces=QUIET, A={"stones": ["ground_megaliths"]}, megaliths=own)
    while not t.state.over:
        assert t["A"]["score"] == 0
        t.pass_all()
        if not t.state.over:
            t.pass_turn()
    assert happened(t, "stone_scored") == []
    assert t["A"]["score"] == 5


@pytest.mark.rule("EWP-STONE-02", "EWP-STONE-01")
def test_used_animals_of_a_colour() -> None:
    used = {"giant_sloth": 3, "woolly_rhino": 1, "argentavis": 2}
    assert final(used=used, stones=["used_giant_sloth"]) == 9
    assert final(used=used, stones=["used_woolly_rhino"]) == 3
    assert final(used=used, stones=["used_giant_sloth", "used_woolly_rhino", "used_glyptodon"]) == 12
    assert final(unused={"giant_sloth": 1}, stones=["used_giant_sloth"]) == 1


@pytest.mark.rule("EWP-STONE-03")
@pytest.mark.parametrize("terrain", ["steppe", "tundra"])
def test_camps_on_a_land(terrain: str) -> None:
    """By the number of camps, wherever on that land they are; the points are the pack's."""
    stone = f"camps_{terrain}"
    place = {"steppe": ("a1", "c1"), "tundra": ("b3", "d2")}[terrain]
    for camps, there in (({place[0]: 1}, 1), ({place[0]: 2}, 2), ({place[0]: 2, place[1]: 1}, 3), ({"a2": 3}, 0)):
        t = ended(A={"camps": camps, "stones": [stone]})
        assert t["A"]["score"] == STONES[stone].steps[there]
    assert STONES[stone].steps[1] < STONES[stone].steps[2] < STONES[stone].steps[3]


@pytest.mark.rule("EWP-STONE-04")
@pytest.mark.parametrize(("buried", "different", "identical"), [
    ({"tribesman": 3}, 1, 3), ({"tribesman": 1, "hunter": 1, "elder": 1}, 3, 1),
    ({"tribesman": 2, "hunter": 3, "dried_meat": 1}, 3, 3), ({}, 0, 0),
])  # fmt: skip
def test_different_and_identical_buried_cards(buried: dict[str, int], different: int, identical: int) -> None:
    without = final(buried=buried)
    for stone, count in (("buried_different", different), ("buried_identical", identical)):
        assert final(buried=buried, stones=[stone]) - without == STONES[stone].steps[count]


def test_of_cards_that_others_buried_a_stone_says_no_points() -> None:
    """EWP-HIDDEN-02: the sheet says that it does not know them; of one card it does, and after the end of all."""
    own, other = ["buried_different"], ["buried_different_2", "ground_megaliths"]
    two = STONES[other[0]].steps
    t = proto(A={"buried": {"hunter": 2}, "stones": own}, B={"buried": {"hunter": 1, "elder": 1}, "stones": other})
    mine, theirs = t.game.sheet(t.state, 0).rows
    assert mine.lines["stones"].points == STONES[own[0]].steps[1] and mine.total is not None
    assert (theirs.lines["stones"].points, theirs.total) == (None, None)
    assert [item.points for item in theirs.lines["stones"].items] == [None, 0]
    told = t.game.scene("en").scores(t.game.observe(t.state, 0))
    assert [cells[1].points for name, cells in told.rows if name in ("Sacred stones", "Total")] == [None, None]
    one = proto(B={"buried": {"hunter": 1}, "stones": other})
    assert one.game.sheet(one.state, 0).rows[1].lines["stones"].points == two[1]
    t = ended(B={"buried": {"hunter": 1, "elder": 1}, "stones": other})
    assert t.game.sheet(t.state, 0).rows[1].lines["stones"].points == two[2]


@pytest.mark.rule("EWP-STONE-05")
def test_families() -> None:
    assert {terms.ALL_FAMILIES[terms.ALL_FAMILIES.index(stone.family)] for stone in PACK.stones} == {
        "ground_megaliths", "used_animals", "camps_on_terrain", "buried_different", "buried_identical",
    }  # fmt: skip


@pytest.mark.rule("EWP-STONE-05")
def test_ground_megaliths_count_their_own_colour_on_the_boards() -> None:
    own = {CELLS[0]: "grey", CELLS[1]: "A", CELLS[2]: "A", CELLS[3]: "B"}
    assert ended(A={"stones": ["ground_megaliths"]}, megaliths=own)["A"]["score"] == 2


# --- all together -------------------------------------------------------------------------------


@pytest.mark.rule("EWP-SCORE-01")
def test_the_six_items_add_up() -> None:
    """Each alone, and all together."""
    stones = {"stones": ["used_woolly_rhino"], "used": {"woolly_rhino": 2}}
    offering = {**ROOM, "food": 7, "tools": 4, "offering": 6}
    honor = {"honor": 3, "buried": {"tribesman": 5}}
    cards = {"hand": {next(card.id for card in PACK.cards if card.kind == "tribe" and card.vp): 3}}
    animals = {"unused": {"woolly_rhino": 4, "argentavis": 1, "glyptodon": 2}}
    alone = [final(**part) for part in (stones, offering, honor, cards, animals)]
    assert min(alone) > 0
    assert final(**stones, **offering, **honor, **cards, **animals) == sum(alone)


@pytest.mark.rule("EWP-GOLD-03")
def test_points_beyond_a_hundred() -> None:
    t = holding("vp 6", A={"score": 97})
    t.say("A", "use first_stone.1")
    assert t["A"]["score"] == 103
