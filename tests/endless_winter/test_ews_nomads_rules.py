"""EWS: the nomads' turn, what they do there, and how they choose."""

from __future__ import annotations

from typing import Any

import pytest

from endless_winter.nomads import PACK, SACRIFICE, alone, card_with, turn_of_nomads
from endless_winter.owed import happened
from endless_winter.tables import Table, at_random, table, the_game
from eolith.games.endless_winter import layout, terms

CRANE, OTTER, LYNX, CARIBOU = "nomad_crane", "nomad_otter", "nomad_lynx", "nomad_caribou"
STONES = [PACK.stones[number].id for number in (0, 4, 9)]
"""Of Era I."""
LATE = PACK.stones[10].id
K = [card.id for card in PACK.cards[terms.FIRST_CULTURE : terms.FIRST_CULTURE + 5]]
"""Culture cards."""
ALL = [card.id for card in PACK.nomad_cards]


def marked(column: str, arrows: str) -> dict[str, Any]:
    """Faces: the Crane marks this column, its big arrow points there, and it gives food, food in every column."""
    actions = {f"{CRANE}.{each}": ["food", "food"] for each in terms.COLUMNS}
    return {f"{CRANE}.column": column, f"{CRANE}.big_arrow": arrows, **actions}


def standing(people: list[str], nomads: list[str]) -> dict[str, Any]:
    """Where tribe figures stand in the third turn of the nomads; the other turns were rests, figures back at home."""
    sides = {"A": people, "B": nomads}
    figures = {
        side: {"tribe": {"home": 2 - len(at), **{place: at.count(place) for place in at}}} for side, at in sides.items()
    }
    return {"turns_done": 4, **figures}


def acts(t: Table) -> list[str]:
    """The actions of the nomads, one after another."""
    return [terms.NOMAD_ACTIONS[action] for _, action, *_ in happened(t, "nomads_acted")]


# --- the column (EWS-COL) --------------------------------------------------------------------------------


@pytest.mark.rule("EWS-COL-01")
@pytest.mark.parametrize("column", terms.COLUMNS)
def test_an_empty_marked_column_is_chosen(column: str) -> None:
    others = [other for other in terms.COLUMNS if other != column]
    t = turn_of_nomads(CRANE, marked(column, "west"), **standing(others[:2], others[2:]))
    assert t["B"]["tribe"] == {"home": 0, column: 1, others[2]: 1}


@pytest.mark.rule("EWS-COL-02")
def test_the_marked_column_is_chosen_where_all_are_entered() -> None:
    t = turn_of_nomads(CRANE, marked("hunt", "west"), **standing(["initiate", "develop"], ["migrate", "hunt"]))
    assert t["B"] | {"chief_at": "hunt", "tribe": {"home": 0, "migrate": 1, "hunt": 1}} == t["B"]


@pytest.mark.rule("EWS-COL-03", "EWS-COL-05")
@pytest.mark.parametrize(("arrow", "entered"), [("west", "initiate"), ("east", "migrate")])
def test_the_next_empty_column_that_way_is_chosen(arrow: str, entered: str) -> None:
    t = turn_of_nomads(CRANE, marked("develop", arrow), **standing(["develop"], ["rest"]))
    assert t["B"]["tribe"] == {"home": 0, entered: 1, "rest": 1}


@pytest.mark.rule("EWS-COL-05")
def test_a_column_with_an_own_figure_is_not_empty() -> None:
    t = turn_of_nomads(CRANE, marked("develop", "east"), **standing([], ["develop"]))
    assert t["B"]["tribe"] == {"home": 0, "develop": 1, "migrate": 1}
    t = turn_of_nomads(CRANE, marked("develop", "east"), turns_done=2, A={"chief_at": "develop"})
    assert t["B"]["tribe"] == {"home": 1, "migrate": 1}


@pytest.mark.rule("EWS-COL-04")
def test_the_search_goes_on_from_the_other_end() -> None:
    t = turn_of_nomads(CRANE, marked("initiate", "west"), **standing(["initiate"], []))
    assert t["B"]["tribe"] == {"home": 1, "hunt": 1}
    t = turn_of_nomads(CRANE, marked("develop", "east"), **standing(["develop", "migrate"], ["hunt"]))
    assert t["B"]["tribe"] == {"home": 0, "hunt": 1, "initiate": 1}


@pytest.mark.rule("EWS-COL-06", "EWS-SETUP-10")
def test_the_last_figure_is_a_chief_like_any_other() -> None:
    faces = marked("hunt", "west")
    t = turn_of_nomads(CRANE, faces, B={"tribe": {"home": 0, "initiate": 1, "migrate": 1}}, turns_done=4)
    assert t["B"]["chief_at"] == "hunt" and t["B"]["food"] == 2
    assert t["B"]["tribe"] == {"home": 0, "initiate": 1, "migrate": 1}


@pytest.mark.rule("EWS-COL-07")
def test_a_free_bottom_is_closed_for_nothing() -> None:
    t = turn_of_nomads(CRANE, marked("develop", "west"))
    assert t.value("bottoms") == {"develop": "B tribe"}
    assert (t["B"]["tools"], t["B"]["food"]) == (0, 2), "what the bottom gives is a tool and food"
    t.say("A", "figure tribe develop", "next", "next")
    assert not [word for word in t.offered if word.startswith("use")], "the bottom is closed"


@pytest.mark.rule("EWS-COL-08")
def test_below_a_closed_bottom_there_is_room() -> None:
    figures = standing(["initiate", "hunt"], ["develop", "migrate"])
    t = turn_of_nomads(CRANE, marked("hunt", "west"), bottoms={"hunt": "A tribe"}, **figures)
    assert t.value("bottoms") == {"hunt": "A tribe"} and t["B"]["chief_at"] == "hunt"


@pytest.mark.rule("EWS-COL-09", "EWS-FLOW-02", "EWS-FLOW-03")
def test_the_first_round_of_the_rulebook() -> None:
    """Marked: Hunt, Migrate, Hunt; the arrow of the second card points to the west."""
    faces = {}
    for card, column, arrow in ((CRANE, "hunt", "east"), (OTTER, "migrate", "west"), (LYNX, "hunt", "east")):
        faces |= {f"{card}.{each}": ["tool", "food"] for each in terms.COLUMNS}
        faces |= {f"{card}.column": column, f"{card}.big_arrow": arrow}
    t = alone(faces=faces, order=["B", "A"], revealed=[], deal_nomad=[CRANE, OTTER, LYNX])
    assert t.value("bottoms") == {"hunt": "B tribe"}
    t.say("A", "figure tribe migrate", "next", "next", "next")
    assert t.value("bottoms") == {"hunt": "B tribe", "migrate": "A tribe", "develop": "B tribe"}
    t.say("A", "figure tribe initiate", "next", "next", "use initiate.bottom.1", "idol honor", "next")
    assert t["A"]["honor"] == 1, "the bottom of Initiate was free"
    assert (t["B"]["chief_at"], t["B"]["tribe"]) == ("hunt", {"home": 0, "develop": 1, "hunt": 1})
    t.say("A", "figure chief rest", "next")
    turns = [terms.SEATS[seat] for seat, *_ in happened(t, "turn_ended")]
    assert turns == ["B", "A"] * 3
    assert t.value("phase") == "eclipse"


# --- the cards (EWS-FLOW, EWS-ACT) -----------------------------------------------------------------------


@pytest.mark.rule("EWS-FLOW-04", "EWS-FLOW-05", "EWS-ACT-01", "EWS-ACT-02", "EWS-ACT-04")
def test_both_actions_of_the_top_card_and_the_lower_ones_beneath() -> None:
    """In the second turn, in Migrate: glaciers and camps of the card on top, then the eclipse card beneath."""
    faces = {f"{CRANE}.migrate": ["tool", "eclipse_card"], f"{OTTER}.migrate": ["glacier_vp", "village"]}
    faces |= {f"{OTTER}.column": "migrate", f"{LYNX}.migrate": ["food", "idol"], f"{LYNX}.column": "migrate"}
    figures = {"A": {"tribe": {"home": 1, "rest": 1}}, "B": {"tribe": {"home": 1, "hunt": 1}}}
    t = turn_of_nomads(OTTER, faces, revealed=[CRANE], turns_done=2, **figures)
    assert acts(t) == ["glacier_vp", "village", "eclipse_card"]
    assert t.value("nomads")["revealed"] == [CRANE, OTTER]
    t = turn_of_nomads(LYNX, faces, revealed=[CRANE, OTTER], turns_done=4, **figures)
    assert acts(t) == ["food", "idol", "village", "eclipse_card"]


@pytest.mark.rule("EWS-ACT-03")
def test_the_column_entered_counts_not_the_marked_one() -> None:
    faces = {f"{CRANE}.column": "migrate", f"{CRANE}.migrate": ["idol", "idol"], f"{CRANE}.develop": ["food", "tool"]}
    t = turn_of_nomads(CRANE, faces, **standing(["migrate"], []))
    assert acts(t) == ["food", "tool"] and (t["B"]["food"], t["B"]["tools"]) == (1, 1)


@pytest.mark.rule("EWS-FLOW-05", "EWS-VAR-02", "EWS-VAR-05", "EWS-VAR-01", "EWS-PREP-02")
@pytest.mark.parametrize(("ahead", "counts"), [("off", [2, 3, 4]), ("on", [3, 4, 5])])
def test_how_many_actions_a_round_has(ahead: str, counts: list[int]) -> None:
    state, acted, found = the_game(1, {"nomads_ahead": ahead}).start(), 0, []
    state.listener = []
    for now, _ in at_random(state, 5):
        for kind, seat, *_ in now.listener:
            acted += terms.EVENTS[kind] == "nomads_acted"
            if terms.EVENTS[kind] == "turn_ended" and seat == terms.NOMADS:
                found.append(acted)
                acted = 0
        now.listener.clear()
    assert found == counts * 4


@pytest.mark.rule("EWS-FLOW-06", "EWS-FLOW-08", "EWS-SETUP-16", "EWS-ECL-09", "EWS-HIDDEN-05")
@pytest.mark.parametrize("seed", range(4))
def test_nomads_have_no_cards_never_rest_and_never_decide(seed: int) -> None:
    for now, _ in at_random(the_game(1, {"rests": "on"}).start(), seed):
        assert now.seat in (0, -1)
        row = now.fields()
        zones = [row[zone][terms.NOMADS] for zone in ("hand", "deck", "discards", "played", "pile")]
        assert not any(map(sum, zones)) and not sum(row["used"][terms.NOMADS])
        assert not row["tribe_at"][terms.NOMADS][terms.RESTING]
        assert row["chief_at"][terms.NOMADS] != 1 + terms.RESTING
    games = [[now.to_bytes() for now, _ in at_random(the_game(1, {}).start(), seed)] for _ in range(2)]
    assert games[0] == games[1], "the same chance and the same choices make the same game"


@pytest.mark.rule("EWS-FLOW-07")
def test_the_person_plays_by_the_rules_for_two() -> None:
    """Whatever it is offered in a turn, it is offered beside a second person."""
    entries: dict[str, Any] = {"A": {"hand": ["brave", K[0]], "food": 3, "tools": 2}, "ground": ["glyptodon"]}
    one, two = alone(**entries), table(2, **entries)
    for command in (f"play {K[0]}", "figure tribe hunt", "play brave", "next", "next"):
        assert one.offered == two.offered
        one.say("A", command)
        two.say("A", command)


@pytest.mark.rule("EWS-FLOW-09")
def test_the_nomad_deck_is_just_large_enough() -> None:
    faces = {f"{card}.{column}": ["eclipse_card", "eclipse_card"] for card in ALL for column in terms.COLUMNS}
    t = alone(faces=faces, options={"nomads_ahead": "on"}, order=["B", "A"], revealed=[CRANE])
    for _ in range(2):
        t.pass_turn()
    assert len(t.value("nomads")["revealed"]) + t.value("nomads")["pile"] == 16
    t.pass_turn()
    assert len(t.value("nomads")["opened"]) == 12 and "pile" not in t.value("nomads")


@pytest.mark.rule("EWS-ACT-06")
def test_a_tool_or_food() -> None:
    assert alone("tool", B={"tools": 2})["B"]["tools"] == 3
    t = alone("tool", B={"tools": 5, "food": 3})
    assert (t["B"]["tools"], t["B"]["food"]) == (5, 4)


@pytest.mark.rule("EWS-ACT-07")
def test_food_or_an_idol() -> None:
    assert alone("food", B={"food": 2})["B"]["food"] == 3
    t = alone("food", B={"food": 10})
    assert (t["B"]["food"], t["B"]["honor"]) == (10, 1)
    assert alone(bonus="fill food", B={"food": 4})["B"]["food"] == 10
    assert alone(bonus="fill food", B={"food": 10})["B"]["honor"] == 1


@pytest.mark.rule("EWS-ACT-08", "EWS-ACT-09", "EWS-HIDDEN-02")
def test_an_eclipse_card_goes_to_the_pile_unseen() -> None:
    t = alone("eclipse_card", "eclipse_card")
    assert t.value("nomads")["pile"] == 2 and "opened" not in t.value("nomads")
    seen = t.state.observe(0)
    assert seen.nomad_pile == 2 and not seen.nomad_open


@pytest.mark.rule("EWS-ACT-10", "EWS-SETUP-14", "EWS-HIDDEN-03")
def test_burials_take_the_cards_of_era_i_first() -> None:
    t = alone("bury", "bury", nomads={"sacrifice": {"era_1": 1, "era_2": 5}})
    assert t.value("nomads")["sacrifice"] == {"era_2": 4}
    assert t.value("nomads")["buried_unseen"] == {"era_1": 1, "era_2": 1}
    assert t.state.observe(0).seats[terms.NOMADS].buried_size == 2


@pytest.mark.rule("EWS-ACT-11")
def test_a_burial_without_a_card_is_a_tool() -> None:
    t = alone("bury", nomads={"sacrifice": {}}, B={"tools": 2})
    assert t["B"]["tools"] == 3 and "buried_unseen" not in t.value("nomads")


def culture(**places: str) -> dict[str, Any]:
    """Open culture cards by their places."""
    return {"open_culture": [*places.values()], "nomads": {"culture": places, "sacrifice": SACRIFICE}}


@pytest.mark.rule("EWS-ACT-12", "EWS-ACT-14", "EWS-ARROW-05", "EWS-ARROW-07", "EWS-ACT-10", "EWS-HIDDEN-03")
def test_culture_cards_go_on_the_sacrifice_deck_face_up() -> None:
    """The leftmost column with cards, its lower one first; the others stay where they are."""
    lying = culture(a2=K[0], a3=K[2], a4=K[3], b2=K[1], b4=K[4])
    t = alone("culture_card", arrows="west south", **lying)
    assert t.value("nomads")["culture"] == {"a2": K[0], "a3": K[2], "a4": K[3], "b4": K[4]}
    assert t.value("nomads")["offerings"] == [K[1]]
    t = alone("culture_card", "bury", "culture_card", arrows="west south", **lying)
    assert t["B"]["buried"] == {K[1]: 1} and t.value("nomads")["offerings"] == [K[0]]
    assert t.value("nomads")["sacrifice"] == SACRIFICE
    t = alone("culture_card", "culture_card", "bury", arrows="west south", **lying)
    assert t["B"]["buried"] == {K[0]: 1} and t.value("nomads")["offerings"] == [K[1]]
    view = alone("culture_card", "bury", "bury", arrows="west south", **lying).state.observe(0).seats[terms.NOMADS]
    assert view.buried_size == 2 and view.buried == {K[1]: 1}


@pytest.mark.rule("EWS-ACT-13", "EWS-AID-04")
def test_without_an_open_culture_card_one_is_buried() -> None:
    t = alone("culture_card", "culture_card", nomads={"sacrifice": {"era_1": 1}}, B={"tools": 2})
    assert t.value("nomads")["buried_unseen"] == {"era_1": 1}
    assert (t["B"]["tools"], t["B"]["score"]) == (3, 0)


def ground(**places: str) -> dict[str, Any]:
    """Animals of the hunting ground by their places."""
    return {"ground": [*places.values()], "nomads": {"ground": places, "sacrifice": SACRIFICE}}


@pytest.mark.rule("EWS-ACT-15", "EWS-ACT-16", "EWS-ARROW-05")
def test_an_animal_of_an_own_species_or_by_the_arrows() -> None:
    lying = ground(a1="woolly_rhino", a2="giant_sloth", b1="woolly_rhino", b3="woolly_mammoth")
    t = alone("animal", arrows="east south", B={"unused": ["giant_sloth"]}, **lying)
    assert t["B"]["unused"] == {"giant_sloth": 2}
    t = alone("animal", "animal", arrows="east south", B={"unused": ["giant_sloth"]}, **lying)
    assert t["B"]["unused"] == {"giant_sloth": 2, "woolly_mammoth": 1}
    assert t.value("nomads")["ground"] == {"a1": "woolly_rhino", "b1": "woolly_rhino"}


@pytest.mark.rule("EWS-ACT-15")
def test_four_of_a_species_are_enough() -> None:
    lying = ground(a1="giant_sloth", a3="woolly_rhino")
    t = alone("animal", arrows="east north", B={"unused": {"giant_sloth": 3}}, **lying)
    assert t["B"]["unused"] == {"giant_sloth": 4}
    t = alone("animal", arrows="east north", B={"unused": {"giant_sloth": 4}}, **lying)
    assert t["B"]["unused"] == {"giant_sloth": 4, "woolly_rhino": 1}


@pytest.mark.rule("EWS-ACT-17")
@pytest.mark.parametrize(("arrow", "species"), [("east", "woolly_rhino"), ("west", "giant_sloth")])
def test_arrows_choose_among_own_species(arrow: str, species: str) -> None:
    lying = ground(a1="giant_sloth", a2="glyptodon", a3="woolly_rhino")
    t = alone("animal", arrows=f"{arrow} north", B={"unused": ["giant_sloth", "woolly_rhino"]}, **lying)
    assert t["B"]["unused"][species] == 2


@pytest.mark.rule("EWS-ACT-18")
def test_an_animal_from_an_empty_hunting_ground() -> None:
    left = {"animal_deck": {"glyptodon": 5}}
    t = alone("animal", **left)
    assert (t["B"]["unused"], t["B"]["score"], t.value("animal_deck")) == ({"glyptodon": 1}, 0, {"glyptodon": 4})
    t = alone("animal", options={"nomad_empty_ground": "vp"}, **left)
    assert (t["B"]["unused"], t["B"]["score"], t.value("animal_deck")) == ({}, 1, {"glyptodon": 5})
    t = alone("animal", animal_deck={})
    assert (t["B"]["unused"], t["B"]["score"]) == ({}, 1)


@pytest.mark.rule("EWS-ACT-19")
def test_a_random_animal_or_a_point() -> None:
    t = alone("random_animal", animals=["argentavis"])
    assert t["B"]["unused"] == {"argentavis": 1}
    t = alone("random_animal", animal_deck={}, **ground(a1="glyptodon"))
    assert (t["B"]["unused"], t["B"]["score"]) == ({}, 1)


@pytest.mark.rule("EWS-ACT-20", "EWS-ARROW-06")
def test_a_new_animal_lies_in_the_first_free_place() -> None:
    lying = ground(a1="woolly_rhino", b1="woolly_rhino")
    t = alone("new_animal", "new_animal", animals=["argentavis", "glyptodon"], **lying)
    assert t.value("nomads")["ground"] == {
        "a1": "woolly_rhino", "a2": "argentavis", "a3": "glyptodon", "b1": "woolly_rhino",
    }  # fmt: skip


@pytest.mark.rule("EWS-ACT-21")
def test_without_room_or_animals_nothing_is_turned_up() -> None:
    full = dict.fromkeys(layout.GROUND_PLACES, "woolly_rhino")
    for t in (alone("new_animal", **ground(**full)), alone("new_animal", animal_deck={})):
        assert (t["B"]["score"], t["B"]["food"], t["B"]["honor"]) == (0, 0, 0)
    assert sum(alone("new_animal", **ground(**full)).value("ground").values()) == 6


@pytest.mark.rule("EWS-ACT-22")
def test_points_for_glaciers_with_camps() -> None:
    """The glaciers of the table are b3, d3 and e3: two camps on one count once, villages do not count."""
    glaciers = [
        hex_ for hex_, kind in zip(layout.HEX_NAMES, alone().value("terrain"), strict=True) if kind == "glacier"
    ]
    far = [hex_ for hex_ in layout.HEX_NAMES if layout.distance(layout.HEX_NAMES.index(hex_)) == 2]
    outer = [hex_ for hex_ in glaciers if hex_ in far]
    inner = [hex_ for hex_ in glaciers if hex_ not in far]
    t = alone("glacier_vp", B={"camps": {outer[0]: 2, inner[0]: 1, "c2": 1, "a1": 1}})
    assert t["B"]["score"] == 2
    beside = next(name for name, hexes in zip(layout.JUNCTION_NAMES, layout.JUNCTIONS, strict=True) if outer[0] in name)
    t = alone("glacier_vp", villages={beside: "B"}, B={"camps": {"c2": 2, "c1": 3}})
    assert t["B"]["score"] == 0


# --- the arrows (EWS-ARROW) ------------------------------------------------------------------------------


@pytest.mark.rule("EWS-ARROW-02", "EWS-ARROW-03", "EWS-ARROW-07", "EWS-SETUP-01")
@pytest.mark.parametrize(
    ("arrows", "taken"), [("west north", "a1"), ("west south", "b1"), ("east north", "a4"), ("east south", "b4")]
)
def test_the_big_arrow_comes_before_the_small_one(arrows: str, taken: str) -> None:
    places = dict(zip(("a1", "b1", "a2", "a4", "b4"), K, strict=True))
    t = alone("culture_card", arrows=arrows, **culture(**places))
    assert t.value("nomads")["offerings"] == [places[taken]]


@pytest.mark.rule("EWS-ARROW-01")
def test_the_card_just_turned_up_points() -> None:
    lying = culture(a1=K[0], a4=K[1])
    t = alone("culture_card", revealed=[card_with("east north"), card_with("west north")], **lying)
    assert t.value("nomads")["offerings"] == [K[0]]
    t = alone("culture_card", revealed=[card_with("west north"), card_with("east north")], **lying)
    assert t.value("nomads")["offerings"] == [K[1]]


@pytest.mark.rule("EWS-ARROW-05", "EWS-ARROW-06")
def test_what_a_person_takes_leaves_its_place_free() -> None:
    lying = ground(a1="woolly_rhino", a2="glyptodon", b2="woolly_rhino")
    t = alone(**lying, turn={"stage": "top", "column": "hunt", "labor": 4}, ready=["hunt.top.1", "hunt.top.2"],
              A={"tools": 3, "tribe": {"home": 1, "hunt": 1}}, animals=["argentavis"])  # fmt: skip
    t.say("A", "use hunt.top.2")
    assert [word for word in t.offered if word.startswith("animal")] == ["animal a1", "animal a2", "animal b2"]
    t.say("A", "animal a1")
    assert t["A"]["unused"] == {"woolly_rhino": 1}
    assert t.value("nomads")["ground"] == {"a2": "glyptodon", "b2": "woolly_rhino"}
    t.say("A", "use hunt.top.1")
    assert t.value("nomads")["ground"]["a1"] == "argentavis"


# --- idols (EWS-IDOL) ------------------------------------------------------------------------------------


@pytest.mark.rule("EWS-IDOL-01", "EWS-IDOL-04")
def test_the_honor_idol_moves_and_scores() -> None:
    for level, face in enumerate(PACK.honor_levels, 1):
        t = alone("idol", B={"honor": level - 1})
        assert (t["B"]["honor"], t["B"]["score"]) == (level, face.vp)
    assert sorted(face.vp for face in PACK.honor_levels if face.vp) == [2, 3, 5]


@pytest.mark.rule("EWS-IDOL-02", "EWS-IDOL-03")
def test_then_the_offering_idol_and_then_a_point() -> None:
    t = alone("idol", B={"honor": 10})
    assert (t["B"]["honor"], t["B"]["offering"], t["B"]["score"]) == (10, 1, 0)
    t = alone("idol", B={"honor": 10, "offering": 10})
    assert (t["B"]["offering"], t["B"]["score"]) == (10, 1)


@pytest.mark.rule("EWS-IDOL-05", "EWS-AID-05")
def test_what_the_offering_levels_give_the_nomads() -> None:
    """A burial, then a tool twice; with five tools food."""
    levels = [level for level, face in enumerate(PACK.offering_levels, 1) if face.bonus]
    assert len(levels) == 3
    at = [alone("idol", B={"honor": 10, "offering": level - 1, "tools": 1}) for level in levels]
    assert [t.value("nomads").get("buried_unseen") for t in at] == [{"era_1": 1}, None, None]
    assert [t["B"]["tools"] for t in at] == [1, 2, 2]
    full = alone("idol", B={"honor": 10, "offering": levels[1] - 1, "tools": 5})
    assert (full["B"]["tools"], full["B"]["food"]) == (5, 1)


# --- sacred stones (EWS-STONE) ---------------------------------------------------------------------------

SLOTS = PACK.stone_slots


@pytest.mark.rule("EWS-STONE-01", "EWS-STONE-02", "EWS-ARROW-08")
@pytest.mark.parametrize(("arrow", "taken"), [("west", STONES[0]), ("east", STONES[2])])
def test_a_stone_by_the_arrows_for_the_cost_of_its_slot(arrow: str, taken: str) -> None:
    t = alone("stone", arrows=f"{arrow} north", stones=STONES, B={"food": 3, "tools": 2})
    assert t["B"]["stones"] == [taken]
    assert (t["B"]["food"], t["B"]["tools"]) == (3 - SLOTS[0].food, 2 - SLOTS[0].tool)
    assert t["B"]["honor"] == 1, "the first slot gives an idol"
    held = {"stones": STONES[:1], "food": 9, "tools": 5}
    t = alone("stone", stones=STONES[1:2], B=held)
    assert t.value("nomads")["buried_unseen"] == {"era_1": 1}, "the second slot gives a card, and they bury one"


@pytest.mark.rule("EWS-ARROW-05", "EWS-ARROW-08")
def test_stones_are_taken_by_their_places_not_their_numbers() -> None:
    late = [PACK.stones[number].id for number in (12, 11)]
    places = {"a1": STONES[2], "a3": STONES[0], "a4": STONES[1], "b1": late[0], "b4": late[1]}
    lying: dict[str, Any] = {"stones": [*places.values()], "nomads": {"stones": places, "sacrifice": SACRIFICE}}
    rich = {"food": 10, "tools": 5}
    for arrow, now, taken in (("west", 1, "a1"), ("east", 1, "a4"), ("east", 3, "b4"), ("west", 3, "a1")):
        t = alone("stone", arrows=f"{arrow} north", round=now, B=rich, **lying)
        assert t["B"]["stones"] == [places[taken]]
        assert t.value("nomads")["stones"] == {place: code for place, code in places.items() if place != taken}
    t = alone(**lying, turn={"stage": "middle", "column": "develop"}, ready=["develop.middle.1"],
              A={**rich, "camps": {"c3": 5}, "tribe": {"home": 1, "develop": 1}})  # fmt: skip
    t.say("A", "use develop.middle.1", f"stone {STONES[0]}")
    assert "a3" not in t.value("nomads")["stones"] and t.value("nomads")["stones"]["a4"] == STONES[1]


@pytest.mark.rule("EWS-ARROW-08", "EWS-SETUP-02")
def test_stones_lie_as_they_are_dealt() -> None:
    state = the_game(1, {}).start()
    dealt: list[str] = []
    while terms.FRAMES[state.frame[0]] == "deal_stone":
        option = state.options()[-1]
        dealt.append(PACK.stones[option - terms.LAY_STONE].id)
        state.apply(option)
    assert state.observe(0).stone_place == dict(zip(layout.STONE_PLACES, dealt, strict=True))


@pytest.mark.rule("EWS-STONE-03", "EWS-STONE-04", "EWS-AID-03")
def test_without_a_stone_a_megalith_is_placed() -> None:
    rich = {"food": 10, "tools": 5}
    cases: list[dict[str, Any]] = [
        {"stones": STONES, "B": {"food": 0}},
        {"stones": [], "B": rich},
        {"stones": [PACK.stones[5].id], "B": {**rich, "stones": STONES}},
        {"stones": [LATE], "round": 2, "B": rich},
    ]
    for case in cases:
        t = alone("stone", **case)
        assert t["B"]["megaliths"] < 10, case
    t = alone("stone", stones=[LATE], round=3, B=rich)
    assert t["B"]["stones"] == [LATE] and t["B"]["megaliths"] == 10
