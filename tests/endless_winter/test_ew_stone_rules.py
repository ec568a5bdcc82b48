"""EW-STONE: what the sacred stones score.

Their counts, tables, hex types and species are read from the pack; that a village counts two points
and a level half a point stands in the rulebook.
"""

from __future__ import annotations

from typing import Any

import pytest

from endless_winter.faces import printed
from endless_winter.owed import CELLS, PACK, at, beneath, centre, finish_round, happened, last_turn, play_on
from endless_winter.tables import TERRAIN, eclipse, table
from eolith.games.endless_winter import layout, terms
from eolith.games.endless_winter.pack.records import Stone

BY_FAMILY: dict[str, list[Stone]] = {}
for _stone in PACK.stones:
    BY_FAMILY.setdefault(_stone.family, []).append(_stone)
LANDS = [terrain.id for terrain in PACK.terrains]
OWN = dict.fromkeys(CELLS[:8], "A")


def stone(family: str) -> Stone:
    return BY_FAMILY[family][0]


def score(of: Stone, round_: int = 1, **entries: Any) -> int:
    """What a stone of seat A scores in the next eclipse."""
    seat = {**entries.pop("A", {}), "stones": [of.id]}
    t = last_turn(A=seat, round=round_, **entries)
    finish_round(t)
    t.pass_all()
    ((_, _, points, _),) = happened(t, "stone_scored")
    return int(points)


def step(of: Stone, count: int) -> int:
    """The point table of a stone."""
    return of.steps[min(count, len(of.steps) - 1)]


@pytest.mark.rule("EW-STONE-01", "EW-ECL-26")
def test_stones_score_in_the_eclipse_phase_each_by_its_own_condition() -> None:
    ground, idols = stone("ground_megaliths"), stone("idol_levels")
    t = printed(
        {"stone_slot_1": "food 1", "stone_slot_1.reward": "food 1"},
        A={"food": 1}, stones=[ground.id], megaliths=OWN, **at("develop", "middle"),
    )  # fmt: skip
    t.say("A", f"stone {ground.id}")
    assert (t["A"]["stones"], t["A"]["score"]) == ([ground.id], 0)
    t = eclipse(A={"stones": [ground.id, idols.id], "offering": 4}, megaliths=OWN)
    t.pass_all()
    assert t["A"]["score"] == 8 * ground.points + 4 // idols.per * idols.points


@pytest.mark.rule("EW-STONE-02")
@pytest.mark.parametrize("of", BY_FAMILY["village_terrain"], ids=lambda of: of.id)
def test_village_stones(of: Stone) -> None:
    """a1a2b2 and a1b1b2 share two hexes; d1d2e1 lies apart."""
    assert of.points == 2
    shown = [LANDS[kind] for kind in of.terrains]
    other = next(land for land in LANDS[1:] if land not in shown)
    both = {"a1a2b2": "A", "a1b1b2": "A"}

    def points(villages: dict[str, str], *places: str) -> int:
        terrain = [shown[0] if name in places else other for name in layout.HEX_NAMES]
        terrain[terms.START_HEX] = "start"
        return score(of, villages=villages, terrain=terrain)

    assert points(both, "a1") == 4
    assert points(both, "a2") == 2
    assert points({"a1a2b2": "A"}, "a1", "a2") == 2
    assert points(both, "e1") == 0
    assert points({"a1a2b2": "B", "d1d2e1": "A"}, "a1", "a2", "b2") == 0


@pytest.mark.rule("EW-STONE-03", "EW-STONE-04")
def test_camp_variety_stone() -> None:
    of = stone("camp_terrains")
    kinds = [LANDS[kind] for kind in of.terrains]
    assert of.points == 1
    assert "start" not in kinds
    terrain = list(TERRAIN)
    of_kind = {kind: [hex_ for hex_, tile in zip(layout.HEX_NAMES, terrain) if tile == kind] for kind in kinds}
    first, second, third = (of_kind[kind][0] for kind in kinds[:3])
    again = of_kind[kinds[0]][1]
    assert score(of, A={"camps": {"c3": 2, first: 2, again: 1}}) == 1
    assert score(of, A={"camps": {first: 1, again: 1, second: 1, third: 1}}) == 3
    assert score(of, A={"camps": {"c3": 5}}) == 0
    assert score(of, A={"camps": {"c3": 1}}, B={"camps": {first: 1}}) == 0
    out = next((land for land in LANDS[1:] if land not in kinds), None)
    if out is not None:
        assert score(of, A={"camps": {layout.HEX_NAMES[terrain.index(out)]: 1}}) == 0


@pytest.mark.rule("EW-STONE-05", "EW-STONE-08")
def test_ground_and_top_megaliths_are_counted_apart() -> None:
    """Three own ones on cells, one of them covered; two on level 2 and one on level 3."""
    ground, top = stone("ground_megaliths"), stone("top_megaliths")
    assert (ground.points, top.points) == (1, 2)
    third = centre(2)
    second = beneath(third)
    first = sorted({cell for square in second for cell in beneath(square)})
    owners = ["A", "A", "A", "grey", "grey", "B", "B", "B", "B"]
    pile = dict(zip(first, owners, strict=True)) | dict(zip(second, "ABAB", strict=True)) | {third: "A"}
    assert score(ground, megaliths=pile) == 3
    assert score(top, megaliths=pile) == 3 * 2


@pytest.mark.rule("EW-STONE-06")
@pytest.mark.parametrize("boards", range(5))
def test_board_spread_stone(boards: int) -> None:
    of = stone("megalith_boards")
    cells = {CELLS[8 * slot + cell]: "A" for slot in range(boards) for cell in (0, 1)}
    assert score(of, megaliths=cells) == step(of, boards)
    others = {name: owner for name, owner in zip(CELLS[24:28], ["B", "B", "grey", "B"]) if name not in cells}
    assert score(of, megaliths={**cells, **others}) == step(of, boards)
    if not boards:
        top = centre(1)
        assert score(of, megaliths={**dict.fromkeys(beneath(top), "B"), top: "A"}) == 0


@pytest.mark.rule("EW-STONE-07")
@pytest.mark.parametrize("cards", [0, 1, 2, 4, 8, 12])
def test_burial_stone(cards: int) -> None:
    of = stone("buried_cards")
    assert score(of, A={"buried": {"brave": cards}, "discard": {"tribesman": 3}}) == step(of, cards)


@pytest.mark.rule("EW-STONE-09")
@pytest.mark.parametrize(("offering", "honor", "points"), [(3, 4, 3), (0, 1, 0), (10, 0, 5), (10, 10, 10)])
def test_idol_stone(offering: int, honor: int, points: int) -> None:
    of = stone("idol_levels")
    assert (of.per, of.points) == (2, 1)
    assert score(of, A={"offering": offering, "honor": honor}) == points


@pytest.mark.rule("EW-STONE-11", "EW-STONE-12")
@pytest.mark.parametrize("of", BY_FAMILY["used_animals"], ids=lambda of: of.id)
@pytest.mark.parametrize("count", range(5))
def test_used_species_stones(of: Stone, count: int) -> None:
    """The animals of two species are added; unused ones and other species do not count."""
    shown = [PACK.animals[species].id for species in of.species]
    other = next(animal.id for animal in PACK.animals if animal.id not in shown)
    for split in range(count + 1 if len(shown) > 1 else 1):
        used = {shown[0]: count - split, shown[-1]: split} if len(shown) > 1 else {shown[0]: count}
        assert score(of, A={"used": {**used, other: 2}, "unused": {shown[0]: 1}}) == step(of, count)


@pytest.mark.rule("EW-STONE-12")
def test_one_stone_counts_two_species() -> None:
    assert sorted({len(of.species) for of in BY_FAMILY["used_animals"]}) == [1, 2]


@pytest.mark.rule("EW-STONE-13")
def test_a_stone_scores_the_state_of_its_moment() -> None:
    """The same stone with two, four and five own megaliths in three eclipses."""
    of = stone("ground_megaliths")
    for round_, own in ((1, 2), (2, 4), (3, 5)):
        assert score(of, round_, megaliths=dict.fromkeys(CELLS[:own], "A")) == own


@pytest.mark.rule("EW-STONE-13", "EW-STONE-14")
def test_a_stone_follows_what_is_won_after_it_was_taken() -> None:
    """Two own used species in the first eclipse and three later on; nothing for it in final scoring."""
    of = stone("used_species")
    seat = {"stones": [of.id], "used": ["woolly_rhino", "glyptodon"], "unused": ["giant_sloth"]}
    t = table(A=seat, turns_done=4, round=2)
    t.pass_turn()
    t.pass_turn()
    t.pass_all()
    assert happened(t, "stone_scored") == [(0, PACK.number("stones", of.id), 2, 0)]
    while t.turn != "A":
        t.pass_turn()
    t.say("A", "figure tribe hunt", "next", "turn giant_sloth")
    play_on(t)
    assert [points for _, _, points, _ in happened(t, "stone_scored")] == [2, 3, 3]
    assert t.state.sheet().rows[0].lines.keys() == {"offering", "honor", "cards", "animals"}


@pytest.mark.rule("EW-STONE-10")
def test_used_variety_stone() -> None:
    of = stone("used_species")
    assert of.points == 1
    assert score(of, A={"used": {"woolly_rhino": 2, "giant_sloth": 1, "woolly_mammoth": 1}}) == 3
    assert score(of, A={"used": {"argentavis": 2}, "unused": {"glyptodon": 4}}) == 1


@pytest.mark.rule("EW-STONE-01")
def test_every_stone_of_the_pack_is_tried() -> None:
    families = {"village_terrain", "camp_terrains", "ground_megaliths", "megalith_boards", "buried_cards",
                "top_megaliths", "idol_levels", "used_species", "used_animals"}  # fmt: skip
    assert set(BY_FAMILY) == families
