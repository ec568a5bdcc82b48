"""EWS: megaliths, villages, migrating camps and the token of the nomads, and what they gain by the aid."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from endless_winter.nomads import CAMPS, NOTHING, PACK, SACRIFICE, alone
from endless_winter.owed import CELLS, FIELD, beneath, centre, starting_cells
from endless_winter.tables import TERRAIN, the_game
from eolith.games.endless_winter import layout, terms
from eolith.games.endless_winter.pack.field import field_of
from eolith.games.endless_winter.scene import land
from eolith.kernel.game import PositionError

TOP = centre(1)
SQUARE = dict(zip(beneath(TOP), ["grey", "A", "A", "B"], strict=True))
"""The four megaliths beneath a place on the second level."""
PLAIN = {face.id: "" for face in PACK.cells}
"""For `faces`: the cells of the field give nothing."""
START = starting_cells(alone())


def east_of(site: str) -> float:
    place = FIELD.sites[FIELD.numbers[site]]
    return place.x + place.level / 2


def south_of(site: str) -> float:
    place = FIELD.sites[FIELD.numbers[site]]
    return place.y + place.level / 2


@pytest.mark.rule("EWS-ARROW-04", "EWS-SETUP-01")
@pytest.mark.parametrize("megalith_layout", ["block", "spearhead", "ring"])
def test_what_lies_further_east_or_south_is_drawn_there(megalith_layout: str) -> None:
    game = the_game(1, {"megalith_layout": megalith_layout})
    pack, sites = game.content, field_of(game).sites
    drawn = {
        "hex": [land.hex_spot(hex_) for hex_ in range(terms.HEXES)],
        "junction": [land.junction_spot(junction) for junction in range(terms.JUNCTIONS)],
        "site": [(site.x, site.y) for site in sites],
    }
    for kind, spots in drawn.items():
        east, south = getattr(pack, f"{kind}_east"), getattr(pack, f"{kind}_south")
        for one, other in combinations(range(len(spots)), 2):
            (x, y), (u, v) = spots[one], spots[other]
            if abs(x - u) > 0.2:
                assert (x > u) == (east[one] > east[other])
            else:
                assert east[one] == east[other] and (y > v) == (south[one] > south[other])


# --- megaliths (EWS-MEGA) --------------------------------------------------------------------------------


def beside(placed: dict[str, str]) -> list[str]:
    """The free cells beside those that are placed, without starting cells."""
    numbers = {FIELD.numbers[name] for name in placed}
    free = {other for site in numbers for other in FIELD.neighbours[site]} - numbers
    return [CELLS[site] for site in free if CELLS[site] not in START]


@pytest.mark.rule("EWS-MEGA-01", "EWS-MEGA-04", "EWS-ARROW-02", "EWS-ARROW-03", "EWS-ARROW-04")
@pytest.mark.parametrize("arrows", ["west north", "west south", "east north", "east south"])
def test_a_megalith_goes_where_the_arrows_point(arrows: str) -> None:
    placed = {next(iter(START)): "grey", "c3": "A", "f2": "A"}
    big, small = arrows.split()
    places = sorted(beside(placed), key=lambda name: (
        east_of(name) * (1 if big == "east" else -1), south_of(name) * (1 if small == "south" else -1),
    ))  # fmt: skip
    t = alone("megalith", arrows=arrows, megaliths=placed, B={"megaliths": 8})
    assert t["B"]["megaliths"] == 7
    assert set(t.value("megaliths")) - set(placed) == {places[-1]}


@pytest.mark.rule("EWS-MEGA-02", "EWS-MEGA-05")
def test_a_coloured_one_goes_on_others_for_points() -> None:
    """On two of A, one grey and one of their own: 1 + 1 + 1 + 2 points, and 2 for A; nothing of the cells."""
    t = alone("megalith", megaliths=SQUARE, B={"megaliths": 7})
    assert t.value("megaliths") == {**SQUARE, TOP: "B"}
    assert (t["B"]["score"], t["A"]["score"], t["B"]["food"]) == (5, 2, 0)


@pytest.mark.rule("EWS-MEGA-03", "EWS-SETUP-06")
def test_their_grey_ones_lie_on_the_boards() -> None:
    t = alone("megalith", megaliths=SQUARE, B={"megaliths": 9})
    placed = set(t.value("megaliths")) - set(SQUARE)
    assert TOP not in placed and "grey" in [t.value("megaliths")[name] for name in placed]
    assert (t["B"]["score"], t["A"]["score"]) == (0, 0)


@pytest.mark.rule("EWS-MEGA-05", "EWS-AID-08")
def test_a_cell_gives_its_bonus_points_too() -> None:
    for bonus, expected in (("food 2", {"food": 2}), ("vp 2", {"score": 2}), ("tool 1", {"tools": 1})):
        faces = {cell.id: bonus for cell in PACK.cells if not cell.start}
        placed = {next(iter(START)): "grey", "c3": "A"}
        t = alone("megalith", faces=faces, megaliths=placed, B={"megaliths": 8})
        assert {name: t["B"][name] for name in expected} == expected


@pytest.mark.rule("EWS-MEGA-06")
def test_without_a_megalith_or_a_place_a_card_is_buried() -> None:
    t = alone("megalith", B={"megaliths": 0})
    assert t.value("nomads")["buried_unseen"] == {"era_1": 1}
    t = alone("megalith", B={"megaliths": 8})
    assert t.value("nomads")["buried_unseen"] == {"era_1": 1}, "a coloured one needs a neighbour"


@pytest.mark.rule("EWS-MEGA-07")
@pytest.mark.parametrize("arrows", ["west north", "east south"])
def test_the_arrows_of_a_starting_cell_bring_another_one(arrows: str) -> None:
    big, small = arrows.split()
    t = alone("megalith", arrows=arrows, B={"megaliths": 10})
    start, other = sorted(t.value("megaliths"), key=lambda name: name not in START)
    assert start in START and other in START[start] and t["B"]["megaliths"] == 8
    best = max(START[start], key=lambda name: (
        east_of(name) * (1 if big == "east" else -1), south_of(name) * (1 if small == "south" else -1),
    ))  # fmt: skip
    assert other == best


@pytest.mark.rule("EWS-MEGA-07")
@pytest.mark.parametrize("far", ["west", "east"])
def test_the_other_one_is_bound_to_the_starting_cell(far: str) -> None:
    """Where the arrows point, a megalith lies farther out, with room beside it."""
    wide = sorted(range(len(CELLS)), key=lambda site: east_of(CELLS[site]) * (1 if far == "east" else -1))
    start = min(START, key=lambda name: east_of(name) * (1 if far == "east" else -1))
    lying = {start: "grey", CELLS[wide[-1]]: "A"}
    bound = {"kind": "nomads_gain", "seat": "B", "slots": [1, terms.DO_MEGALITH, FIELD.numbers[start] + 1]}
    t = alone(
        arrows=f"{far} north", megaliths=lying, B={"megaliths": 9}, agenda=[{"kind": "round", "slots": [1]}, bound],
        faces=PLAIN,
    )  # fmt: skip
    (other,) = set(t.value("megaliths")) - set(lying)
    assert other in START[start]


# --- villages and camps (EWS-MIG) ------------------------------------------------------------------------

J = "c4d3d4"
"""c4 and d3 are of the inner ring, d4 of the outer one."""
AROUND = {"c4": 1, "d3": 1, "d4": 1, "a1": 1, "c1": 1}
CARD = PACK.migration_cards[0]
OUTER = [layout.HEX_NAMES[hex_] for hex_ in CARD.outer]
INNER = [layout.HEX_NAMES[hex_] for hex_ in CARD.inner]


def village(**entries: Any) -> Any:
    """The nomads have done villages/camps with three camps around J; the first migration card came."""
    seat = {"camps": AROUND, **entries.pop("B", {})}
    return alone("village", B=seat, **{"deal_migration": [CARD.id], **entries})


def camps(*hexes: str) -> dict[str, int]:
    return {name: 1 for name in layout.HEX_NAMES if name in hexes}


def ring(t: Any, distance: int) -> int:
    """How many camps of the nomads lie so far from the start tile."""
    lying = t["B"]["camps"].items()
    return sum(count for name, count in lying if layout.distance(layout.HEX_NAMES.index(name)) == distance)


@pytest.mark.rule("EWS-MIG-01", "EWS-MIG-02", "EWS-MIG-04", "EWS-MIG-06", "EWS-MIG-07", "EWS-COMP-03")
def test_three_camps_make_a_village_and_the_outer_ones_move() -> None:
    t = village(B={"food": 1})
    assert t.value("villages") == {J: "B"} and t["B"]["food"] == 1
    assert t["B"]["camps"] == camps("c4", "d3", *OUTER)
    assert t.value("nomads")["migration"] == [CARD.id] and t.value("nomads")["migration_top"] == CARD.id
    assert (ring(t, 1), ring(t, 2)) == (2, 3)


@pytest.mark.rule("EWS-MIG-01", "EWS-MIG-02", "EWS-MIG-05", "EWS-MIG-06")
def test_without_a_village_the_inner_camps_move() -> None:
    t = alone("village", deal_migration=[CARD.id])
    assert "villages" not in t.state.to_position()
    assert t["B"]["camps"] == camps("a3", "c1", "e1", *INNER)
    taken = village(villages={J: "A"})
    assert taken.value("villages") == {J: "A"} and taken["B"]["camps"] == camps("d4", "a1", "c1", *INNER)


@pytest.mark.rule("EWS-MIG-03", "EWS-ARROW-04")
@pytest.mark.parametrize(("arrows", "built"), [("east south", "c4c5d4"), ("west south", J)])
def test_the_arrows_choose_the_junction(arrows: str, built: str) -> None:
    t = village(arrows=arrows, B={"camps": {"c4": 1, "d3": 1, "d4": 1, "c5": 1, "a1": 1}})
    assert t.value("villages") == {built: "B"}


FAR = {"a1a2b2": "B", "a2a3b3": "B", "b1c1c2": "B"}
"""Three villages that do not touch J."""


@pytest.mark.rule("EWS-MIG-08", "EWS-SETUP-13")
def test_after_the_last_village_the_token_is_placed() -> None:
    t = village(villages=FAR)
    assert t.value("nomads")["token"] == J and t.value("villages") == FAR
    assert t["B"]["camps"] == camps("c4", "d3", *OUTER)


ONLY_D4: dict[str, Any] = {
    "terrain": ["start" if name == "c3" else "forest" if name == "d4" else "steppe" for name in layout.HEX_NAMES],
    "faces": {**{face.id: "" for face in (*PACK.order_places, *PACK.terrains[1:])}, "forest": "vp 3"},
}
"""In an eclipse nothing pays but the hex d4."""


@pytest.mark.rule("EWS-MIG-09", "EWS-MIG-10", "EWS-ECL-06", "EWS-ECL-07", "EWS-VAR-03")
@pytest.mark.parametrize(("side", "own"), [("off", 1), ("on", 2)])
def test_what_the_token_weighs(side: str, own: int) -> None:
    """On d4, where the nomads have no camp, A has one camp less than the token counts, as many, or one more."""
    villages = {**FAR, J: "B"} if side == "on" else FAR
    for camps_there, points in ((own - 1, (0, 3)), (own, (3, 3)), (own + 1, (3, 0))):
        seat = {"camps": {"d4": camps_there, "c3": 1}}
        nomads = {"token": J, "sacrifice": SACRIFICE}
        t = alone(options={"nomad_village": side}, villages=villages, nomads=nomads, turns_done=6, A=seat, **ONLY_D4)
        t.pass_all()
        assert (t["A"]["score"], t["B"]["score"]) == points


@pytest.mark.rule("EWS-MIG-11")
@pytest.mark.parametrize("side", ["off", "on"])
def test_the_token_moves_on(side: str) -> None:
    old = "d1d2e1"
    villages = {**FAR, old: "B"} if side == "on" else FAR
    nomads = {"token": old, "sacrifice": SACRIFICE}
    t = village(options={"nomad_village": side}, villages=villages, nomads=nomads)
    assert t.value("nomads")["token"] == J
    assert t.value("villages") == ({**FAR, J: "B"} if side == "on" else FAR)
    here = {**FAR, J: "B"} if side == "on" else FAR
    t = village(options={"nomad_village": side}, villages=here, nomads={"token": J, "sacrifice": SACRIFICE})
    moved = ("c4", "d3", *OUTER) if side == "off" else ("d4", "a1", "c1", *INNER)
    assert t.value("nomads")["token"] == J and t["B"]["camps"] == camps(*moved)


@pytest.mark.rule("EWS-MIG-12")
def test_the_token_is_no_village_of_theirs() -> None:
    villages = {**FAR, J: "B"}
    ends: dict[str, Any] = {
        "options": {"nomad_village": "on"}, "turns_done": 6, "order": ["B", "A"],
        "faces": {**NOTHING, **{face.id: "" for face in (*PACK.order_places, *PACK.terrains[1:])}},
    }  # fmt: skip
    for t in (
        alone(villages=villages, nomads={"token": J, "sacrifice": SACRIFICE}, **ends),
        village(villages=FAR, **ends),
    ):
        t.pass_all()
        assert t.value("nomads")["buried_unseen"] == {"era_1": 3}


@pytest.mark.rule("EWS-MIG-13", "EWS-AID-09")
@pytest.mark.parametrize("bonus", ["camp 1", "move 1", "move 2", "camp 1, move 1", "village"])
def test_whatever_concerns_camps_is_done_once(bonus: str) -> None:
    t = alone(bonus=bonus, deal_migration=[CARD.id])
    assert t.value("nomads")["migration"] == [CARD.id]
    assert t["B"]["camps"] == camps("a3", "c1", "e1", *INNER)


@pytest.mark.rule("EWS-MIG-14", "EWS-SETUP-03")
def test_the_migration_cards_are_shuffled_again() -> None:
    every = [card.id for card in PACK.migration_cards]
    nomads = {"migration": every, "migration_top": every[3], "sacrifice": SACRIFICE}
    t = alone("village", nomads=nomads, deal_migration=[every[4]])
    assert t.value("nomads")["migration"] == [every[4]] and t.value("nomads")["migration_top"] == every[4]


@pytest.mark.rule("EWS-MIG-15")
@pytest.mark.parametrize(("side", "may"), [("off", True), ("on", False)])
def test_only_the_village_side_keeps_a_person_away(side: str, may: bool) -> None:
    t = alone(
        options={"nomad_village": side}, villages={**FAR, J: "B"} if side == "on" else FAR,
        nomads={"token": J, "sacrifice": SACRIFICE}, turn={"stage": "middle", "column": "migrate"},
        ready=["migrate.middle.1"], A={"food": 3, "tribe": {"home": 1, "migrate": 1}, "camps": camps("c4", "d3", "d4")},
    )  # fmt: skip
    assert any(word.startswith("use migrate.middle") for word in t.offered) == may
    if may:
        t.say("A", f"village {J}")
        assert t.value("villages")[J] == "A"
    t = village(options={"nomad_village": side}, villages=FAR, A={"food": 3, "camps": camps("c4", "d3", "d4")})
    t.say("A", "figure tribe migrate", "next")
    assert any(word.startswith("use migrate.middle") for word in t.offered) == may, (
        "so it is once the nomads put it there"
    )


# --- glacier tokens (EWS-MOD) ----------------------------------------------------------------------------

GLACIERS = [hex_ for hex_, kind in zip(layout.HEX_NAMES, TERRAIN, strict=True) if kind == "glacier"]
TOOL = {face.id: "tool 1" for face in PACK.glacier_tokens}
ON = {"glaciers": "on"}


@pytest.mark.rule("EWS-MOD-04", "EWS-MOD-05")
def test_camps_turn_up_glacier_tokens_where_they_are_put() -> None:
    card = next(card for card in PACK.migration_cards if any(layout.HEX_NAMES[hex_] in GLACIERS for hex_ in card.inner))
    target = next(layout.HEX_NAMES[hex_] for hex_ in card.inner if layout.HEX_NAMES[hex_] in GLACIERS)
    lying = dict.fromkeys(GLACIERS, "face_down")
    token = PACK.glacier_tokens[3].id
    t = alone("village", options=ON, tokens=lying, deal_migration=[card.id], deal_token=[token])
    assert t.value("tokens") == {**lying, target: token}


@pytest.mark.rule("EWS-MOD-04", "EWS-MOD-06")
def test_a_village_gains_what_lies_beside_it_and_the_token_does_not() -> None:
    at = dict(zip(layout.HEX_NAMES, TERRAIN, strict=True))
    at["d4"], at["a3"] = "glacier", at["d4"]
    terrain = [at[name] for name in layout.HEX_NAMES]
    tokens = {"d4": PACK.glacier_tokens[0].id}
    entries = {"options": ON, "faces": TOOL, "terrain": terrain, "tokens": tokens}
    assert village(**entries)["B"]["tools"] == 1
    assert village(**entries, villages=FAR)["B"]["tools"] == 0
    for bonus, tools in (("false", 0), ("true", 1)):
        options = {**ON, "nomad_village": "on", "token_glacier_bonus": bonus}
        assert village(**{**entries, "options": options}, villages=FAR)["B"]["tools"] == tools


@pytest.mark.rule("EWS-MOD-04", "EWS-MOD-06", "EWS-MIG-13")
def test_the_outer_camps_move_before_a_token_is_gained() -> None:
    """Two junctions at d4, whose token is for camps: without that the nomad token would go to and fro for ever."""
    at = dict(zip(layout.HEX_NAMES, TERRAIN, strict=True))
    at["d4"], at["a3"] = "glacier", at["d4"]
    t = village(
        options={**ON, "nomad_village": "on", "token_glacier_bonus": "true"}, villages=FAR,
        faces={face.id: "camp 1" for face in PACK.glacier_tokens}, terrain=[at[name] for name in layout.HEX_NAMES],
        tokens={"d4": PACK.glacier_tokens[0].id}, arrows="west south",
        B={"camps": {"c4": 1, "d3": 1, "d4": 1, "c5": 1, "a1": 1}},
        deal_migration=[card.id for card in PACK.migration_cards],
    )  # fmt: skip
    second = PACK.migration_cards[1]
    assert t.value("nomads")["token"] == J and t.value("nomads")["migration"] == [CARD.id, second.id]
    assert t["B"]["camps"] == camps(*OUTER, *(layout.HEX_NAMES[hex_] for hex_ in second.inner))


@pytest.mark.rule("EWS-MOD-04")
def test_two_camps_turn_up_two_tokens() -> None:
    due = [{"kind": "deal_token", "slots": [layout.HEX_NAMES.index(name)]} for name in GLACIERS[:2]]
    tokens = [face.id for face in PACK.glacier_tokens[:2]]
    t = alone(options=ON, tokens=dict.fromkeys(GLACIERS, "face_down"), deal_token=tokens,
              agenda=[{"kind": "round", "slots": [1]}, *due])  # fmt: skip
    assert {t.value("tokens")[name] for name in GLACIERS[:2]} == {*tokens}


# --- the aid (EWS-AID) -----------------------------------------------------------------------------------


@pytest.mark.rule("EWS-AID-01", "EWS-AID-07", "EWS-ACT-05")
def test_each_unit_goes_its_own_way_down() -> None:
    t = alone(bonus="tool 3", B={"tools": 4, "food": 9, "honor": 0})
    assert (t["B"]["tools"], t["B"]["food"], t["B"]["honor"]) == (5, 10, 1)


@pytest.mark.rule("EWS-AID-02", "EWS-AID-03", "EWS-COMP-01")
def test_the_whole_aid_from_a_stone_down_to_a_point() -> None:
    """What is there is gained; what is not, is the next thing."""
    rows = [row.then for row in PACK.aid if row.id != "culture_card"]
    assert [terms.NOMAD_ACTIONS[row] for row in rows] == ["megalith", "bury", "tool", "food", "idol"]
    taken: dict[str, Any] = {"megaliths": 0, "tools": 5, "food": 10, "honor": 10, "offering": 10}
    none = {"nomads": {"sacrifice": {}}}
    t = alone("stone", B=taken, **none)
    assert (t["B"]["score"], t["B"]["honor"]) == (1, 10)
    t = alone("stone", B={**taken, "honor": 1}, **none)
    assert (t["B"]["honor"], t["B"]["food"], t["B"]["tools"]) == (2, 10, 5)
    t = alone("stone", B={**taken, "food": 9}, **none)
    assert (t["B"]["food"], t["B"]["score"]) == (10, 0)
    t = alone("stone", B={**taken, "tools": 4}, **none)
    assert (t["B"]["tools"], t["B"]["food"]) == (5, 10)
    assert alone("stone", B=taken).value("nomads")["buried_unseen"] == {"era_1": 1}


@pytest.mark.rule("EWS-AID-04")
def test_cards_to_draw_are_buried() -> None:
    t = alone(bonus="draw 2", nomads={"sacrifice": {"era_2": 1}}, B={"tools": 3})
    assert t.value("nomads")["buried_unseen"] == {"era_2": 1} and t["B"]["tools"] == 4


@pytest.mark.rule("EWS-AID-05")
@pytest.mark.parametrize("bonus", ["tribe hand", "tribe discard"])
def test_tribe_cards_are_tools(bonus: str) -> None:
    assert alone(bonus=bonus, B={"tools": 3})["B"]["tools"] == 4
    t = alone(bonus=bonus, B={"tools": 5, "food": 9})
    assert (t["B"]["tools"], t["B"]["food"]) == (5, 10)
    assert sum(t.value("supply").values()) == sum(alone().value("supply").values())


@pytest.mark.rule("EWS-AID-06")
def test_using_an_animal_is_food() -> None:
    t = alone(bonus="use animal", B={"food": 9, "unused": ["glyptodon"]})
    assert (t["B"]["food"], t["B"]["unused"]) == (10, {"glyptodon": 1})
    assert alone(bonus="use animal", B={"food": 10, "unused": ["glyptodon"]})["B"]["honor"] == 1


@pytest.mark.rule("EWS-AID-01", "EWS-AID-09")
def test_what_a_bonus_costs_is_paid_where_it_can_be() -> None:
    t = alone(bonus="food 2 -> tool 1", B={"food": 2})
    assert (t["B"]["food"], t["B"]["tools"]) == (0, 1)
    t = alone(bonus="food 2 -> tool 1", B={"food": 1})
    assert (t["B"]["food"], t["B"]["tools"], t["B"]["honor"]) == (1, 0, 0)
    t = alone(bonus="tool 1 / food 1 -> vp 2", B={"food": 1})
    assert (t["B"]["food"], t["B"]["score"]) == (0, 2)
    t = alone(bonus="tool 1 / food 1 -> vp 2", B={"food": 1, "tools": 1})
    assert (t["B"]["food"], t["B"]["tools"], t["B"]["score"]) == (1, 0, 2), "the first that they can pay, and no other"
    t = alone(bonus="discard 1 -> vp 2")
    assert t["B"]["score"] == 0, "they have no cards"


@pytest.mark.rule("EWS-AID-08", "EWS-MOD-01")
def test_other_gains_are_those_of_players() -> None:
    t = alone(bonus="vp 2, idol 1, food 1")
    assert (t["B"]["score"], t["B"]["honor"], t["B"]["food"]) == (2, 1, 1)
    t = alone(bonus="animal deck, reveal 1", animals=["glyptodon", "argentavis"])
    assert t["B"]["unused"] == {"glyptodon": 1} and t.value("ground") == {"argentavis": 1}
    t = alone(bonus="animal ground", ground=["glyptodon"])
    assert t["B"]["unused"] == {"glyptodon": 1}


@pytest.mark.rule("EWS-SETUP-07")
def test_they_have_room_for_ten_food_from_the_start() -> None:
    assert alone("food", B={"food": 9})["B"]["food"] == 10
    with pytest.raises(PositionError, match="EW-GOLD-13"):
        alone(B={"food": 10, "camps": {}})
    assert sum(CAMPS.values()) == 5
