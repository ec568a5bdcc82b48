"""EW-CARDS, EW-ICON: what cards show, when their abilities work, and what each symbol does."""

from __future__ import annotations

import re
from typing import Any

import pytest

from endless_winter.faces import CARD, holding, owner_file, printed, prompt, use
from endless_winter.owed import at, owed, sites, starting_cells
from endless_winter.tables import Table, eclipse, table, the_game
from eolith.games.endless_winter import terms
from eolith.games.endless_winter.pack import Pack
from eolith.games.endless_winter.pack.content import find_layout
from eolith.games.endless_winter.pack.effects import Effect, EffectError, parse_effect
from eolith.games.endless_winter.pack.field import field_of
from eolith.games.endless_winter.scene import cards, icons
from eolith.kernel.text import PACKAGE

PACK = Pack.load()
ICONS = (PACKAGE / "games/endless_winter/scene/art/icons.svg").read_text(encoding="utf-8")
SYMBOLS = set(re.findall('<symbol id="([^"]+)"', ICONS))
TRIANGLE = {"a1": 1, "a2": 1, "b2": 1}
"""Camps around a junction."""


def used_symbols(drawn: str) -> list[str]:
    return re.findall('href="#([^"]+)"', drawn)


def shows(drawn: str, effect: Effect) -> bool:
    """Whether a face shows every symbol of an effect."""
    return set(used_symbols(icons.effect(effect, 0, 0, 20)[0])) <= set(used_symbols(drawn))


def shown(t: Table) -> int:
    return sum(t.value("ground").values())


# --- what is printed ------------------------------------------------------------------------------------


@pytest.mark.rule("EW-CARDS-11", "EW-ICON-22", "EW-ICON-20")
@pytest.mark.parametrize("card", [card.id for card in PACK.cards if card.kind == "culture"])
def test_a_culture_card_shows_era_points_and_ability(card: str) -> None:
    face = PACK.cards[PACK.card(card)]
    drawn = cards.card(card, "en")
    assert f"icon-era-{face.era}" in used_symbols(drawn)
    assert f"icon-era-{3 - face.era}" not in used_symbols(drawn)
    assert ("icon-vp-end" in used_symbols(drawn)) is (face.vp > 0)
    assert face.effect
    assert shows(drawn, face.effect)


@pytest.mark.rule("EW-CARDS-12", "EW-ICON-01", "EW-ICON-21")
@pytest.mark.parametrize("card", terms.TRIBE_CARDS)
def test_a_tribe_card_shows_labor_points_both_abilities_and_its_type(card: str) -> None:
    face = PACK.cards[PACK.card(card)]
    drawn = used_symbols(cards.card(card, "en"))
    assert f"type-{card}" in drawn
    assert ("icon-vp-end" in drawn) is (face.vp > 0)
    assert drawn.count("icon-labor") >= face.labor // 2 and drawn.count("icon-half-labor") >= face.labor % 2
    triggers = [clause.trigger for clause in face.effect]
    assert terms.IN_ECLIPSE in triggers and set(triggers) - {terms.IN_ECLIPSE}
    assert "icon-eclipse" in drawn
    assert shows(cards.card(card, "en"), face.effect)


@pytest.mark.rule("EW-CARDS-13", "EW-ICON-32")
@pytest.mark.parametrize("species", [animal.id for animal in PACK.animals])
def test_an_animal_card_shows_its_number_its_use_and_its_sets(species: str) -> None:
    face = PACK.animals[PACK.number("animals", species)]
    drawn = cards.animal(species, "en")
    assert f"×{face.copies}" in drawn
    assert shows(drawn, face.tip)
    assert used_symbols(drawn).count("icon-vp-end") == len(face.set_vp)
    assert ("icon-wild" in used_symbols(drawn)) is face.wild


@pytest.mark.rule("EW-CARDS-14")
@pytest.mark.parametrize("side", [side.id for side in PACK.sides])
def test_each_side_of_a_chief_shows_an_ability_of_the_action_phase(side: str) -> None:
    face = PACK.sides[PACK.number("sides", side)]
    assert face.effect and all(clause.trigger != terms.IN_ECLIPSE for clause in face.effect)
    assert shows(cards.chief(side, "en"), face.effect)
    with pytest.raises(Exception, match="eclipse"):
        Pack.load(owner_file({side: "eclipse: food 1"}))


# --- when abilities work -------------------------------------------------------------------------------


@pytest.mark.rule("EW-CARDS-01", "EW-CULTURE-10")
@pytest.mark.parametrize("gain", [
    "draw 2", "idol 2", "tool 2", "megalith 2", "camp 2", "move 2", "bury 2", "tribe hand", "tribe discard",
    "culture hand", "animal ground", "animal deck", "reveal 2", "use animal", "stone", "village",
])  # fmt: skip
def test_an_ability_may_be_left_alone_and_a_gain_given_up(gain: str) -> None:
    entries: dict[str, Any] = {
        "A": {"deck": ["brave"], "hand": ["elder"], "unused": ["giant_sloth"], "camps": TRIANGLE},
        "ground": ["woolly_rhino"], "open_culture": ["dried_meat"], "stones": ["village_steppe"],
        "options": {"stone_symbol_cost": "false"},
    }  # fmt: skip
    t = holding(gain, **entries)
    before = t["A"]
    assert t.can("figure tribe hunt")
    t.say("A", use(), "decline")
    assert prompt(t) == "turn"
    assert t["A"] == before
    assert t.refused("A", use()) == "EW-CARDS-02"


@pytest.mark.rule("EW-CARDS-03", "EW-CARDS-04")
def test_abilities_belong_to_the_step_in_which_their_card_is_played() -> None:
    t = printed({CARD: "vp 1; draw 1"}, A={"hand": [CARD, "tribeswoman"], "food": 1})
    assert t.refused("A", use()) == "EW-CARDS-03"
    assert t.refused("A", "use tribeswoman.1") == "EW-CARDS-04"
    t.say("A", f"play {CARD}", use(), "figure tribe hunt")
    assert t.refused("A", "use tribeswoman.1") == "EW-CARDS-04"
    t.say("A", "play tribeswoman")
    for clause in (1, 2):
        assert t.refused("A", use(clause)) == "EW-CARDS-03"
    assert t.can("use tribeswoman.1")


@pytest.mark.rule("EW-CARDS-05")
def test_a_chief_card_is_no_card_of_the_hand() -> None:
    t = holding("bury 1; discard 1 -> food 1", A={"hand": ["elder"]})
    t.say("A", use(1))
    assert t.offered == ["decline", "bury hand elder", f"bury played {CARD}"]
    t.say("A", "decline", use(2))
    assert t.offered == ["discard elder"]
    cards_of_options = [*range(terms.PLAY, terms.USE), *range(terms.BURY, terms.TRIBE)]
    owned = {t.game.text(option).split()[-1] for option in cards_of_options}
    assert owned == {card.id for card in PACK.cards}


@pytest.mark.rule("EW-CARDS-06", "EW-ICON-29", "EW-FIGURE-15")
@pytest.mark.parametrize("place", [*terms.COLUMNS, "rest"])
@pytest.mark.parametrize("trigger", [*terms.COLUMNS, "rest"])
def test_a_symbol_of_a_place_binds_an_ability_to_it(place: str, trigger: str) -> None:
    """Once a turn, whether a culture card or the chief shows it."""
    t = holding(f"{trigger}: vp 1", faces={"thunderpaw_a": f"{trigger}: vp 2"}, A={"chief": "thunderpaw"})
    assert t.refused("A", use()) == "EW-CARDS-06"
    t.say("A", f"figure chief {place}")
    if place != trigger:
        assert t.refused("A", use()) == "EW-CARDS-06"
        assert t.refused("A", "use thunderpaw_a.1") == "EW-FIGURE-15"
        return
    t.say("A", use(), "use thunderpaw_a.1")
    assert t["A"]["score"] == 3
    assert t.refused("A", use()) == "EW-CARDS-02"
    assert t.refused("A", "use thunderpaw_a.1") == "EW-CARDS-02"


@pytest.mark.rule("EW-CARDS-06", "EW-LABOR-07")
@pytest.mark.parametrize(("column", "labor"), [("initiate", 2), ("develop", 1), ("migrate", 1), ("hunt", 1)])
def test_labor_in_initiate(column: str, labor: int) -> None:
    t = printed({"elder": "initiate: labor 1; eclipse: bury 1", "elder.labor": 1}, A={"hand": ["elder"]})
    t.say("A", f"figure tribe {column}", "play elder")
    assert t.labor == labor


@pytest.mark.rule("EW-CARDS-10", "EW-ICON-28")
def test_an_arrow_asks_for_its_price() -> None:
    t = holding("tool 1 -> food 2", A={"tools": 1})
    t.say("A", use())
    assert (t["A"]["tools"], t["A"]["food"]) == (0, 2)
    for effect, rule in (("tool 1 -> food 2", "EW-CARDS-10"), ("food 1, tool 1 -> idol 1", "EW-CARDS-10")):
        t = holding(effect, A={"food": 1})
        assert not t.can(use())
        assert t.refused("A", use()) == rule
    t = holding("food 2 / tool 1 -> idol 1", A={"tools": 1})
    t.say("A", use(), "idol honor")
    assert (t["A"]["tools"], t["A"]["honor"]) == (0, 1)


@pytest.mark.rule("EW-CARDS-16")
def test_abilities_follow_the_golden_rules() -> None:
    t = holding("food 2; draw 2; tool 2", A={"food": 5, "deck": ["brave"], "discard": ["elder"], "tools": 4})
    t.say("A", use(1))
    assert t["A"]["food"] == 6
    t.say("A", use(2), "draw", "draw")
    assert t["A"]["hand"] == {"brave": 1, "elder": 1}
    t.say("A", use(3), "tool")
    assert t["A"]["tools"] == 5


# --- symbols --------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-ICON-01", "EW-LABOR-05")
def test_labor_symbols_give_one_or_a_half() -> None:
    t = holding("labor 0.5; labor 1; labor 0.5")
    found = [t.labor]
    for clause in (1, 2, 3):
        t.say("A", use(clause))
        found.append(t.labor)
    assert found == [0, 0.5, 1.5, 2]


@pytest.mark.rule("EW-ICON-02")
@pytest.mark.parametrize("phase", ["action", "eclipse"])
def test_the_bury_symbol_offers_hand_discard_pile_and_played_cards(phase: str) -> None:
    seat = {"hand": ["brave"], "discard": ["elder", "hunter"], "played": ["crafter"], "deck": ["shaman"]}
    if phase == "eclipse":
        seat["pile"] = seat.pop("played")
    t = table(A=seat, phase=phase, agenda=owed("bury"))
    above = "pile" if phase == "eclipse" else "played"
    assert t.offered == [
        "decline", "bury hand brave", "bury discard elder", "bury discard hunter", f"bury {above} crafter",
    ]  # fmt: skip
    t.say("A", f"bury {above} crafter")
    assert t["A"]["buried"] == {"crafter": 1}


@pytest.mark.rule("EW-ICON-03", "EW-ICON-04")
def test_food_and_tool_symbols() -> None:
    t = holding("food 1, tool 1; food 3")
    t.say("A", use(1), "tool")
    assert (t["A"]["food"], t["A"]["tools"]) == (1, 1)
    t.say("A", use(2))
    assert (t["A"]["food"], t["A"]["tools"]) == (4, 1)


@pytest.mark.rule("EW-ICON-05")
def test_the_village_symbol_needs_camps_but_no_food() -> None:
    t = holding("village", A={"camps": TRIANGLE})
    t.say("A", use(), "village a1a2b2")
    assert (t.value("villages"), t["A"]["camps"], t["A"]["food"]) == ({"a1a2b2": "A"}, {}, 0)
    assert holding("village", A={"camps": {"a1": 2, "a2": 1}}).refused("A", use()) == "EW-MIG-12"
    priced = {"village_symbol_food": "true"}
    assert not holding("village", A={"camps": TRIANGLE, "food": 2}, options=priced).can(use())
    t = holding("village", A={"camps": TRIANGLE, "food": 4}, options=priced)
    t.say("A", use(), "village a1a2b2")
    assert t["A"]["food"] == 1


@pytest.mark.rule("EW-ICON-06")
def test_the_camp_symbol_costs_no_tool() -> None:
    t = holding("camp 1", A={"camps": {"a1": 3}})
    t.say("A", use(), "camp")
    assert (t["A"]["camps"], t["A"]["tools"]) == ({"a1": 3, "c3": 1}, 0)
    assert t.state.observe(0).seats[0].camps_home == 1
    assert holding("camp 1", A={"camps": {"a1": 5}}).refused("A", use()) == "EW-MIG-09"


@pytest.mark.rule("EW-ICON-07")
def test_a_single_move_reaches_each_of_the_six_neighbours() -> None:
    ends = set()
    for direction in terms.DIRECTIONS:
        t = holding("move 1", A={"camps": {"c3": 1}}, B={"camps": {"c3": 1}})
        t.say("A", use(), f"move c3 {direction}")
        assert (prompt(t), t.labor, t["B"]["camps"]) == ("turn", 0, {"c3": 1})
        ends |= set(t["A"]["camps"])
    assert ends == {"b2", "b3", "c2", "c4", "d2", "d3"}


@pytest.mark.rule("EW-ICON-08", "EW-CARDS-09")
@pytest.mark.parametrize(("said", "camps"), [
    (["move c3 east", "move c4 east"], {"c5": 1, "a1": 1}), (["move c3 east", "move a1 east"], {"c4": 1, "a2": 1}),
    (["move c3 east", "decline"], {"c4": 1, "a1": 1}),
])  # fmt: skip
def test_a_double_move(said: list[str], camps: dict[str, int]) -> None:
    t = holding("move 2", A={"camps": {"c3": 1, "a1": 1}})
    t.say("A", use(), *said)
    assert (t["A"]["camps"], prompt(t)) == (camps, "turn")


@pytest.mark.rule("EW-ICON-09", "EW-ICON-10")
@pytest.mark.parametrize(("gain", "zone"), [("tribe hand", "hand"), ("tribe discard", "discard")])
def test_tribe_card_symbols(gain: str, zone: str) -> None:
    t = holding(gain)
    t.say("A", use(), "tribe crafter")
    assert {place: t["A"][place] for place in ("hand", "discard")} == {"hand": {}, "discard": {}, zone: {"crafter": 1}}
    assert t.value("supply")["crafter"] == 14
    t = holding(gain, supply={"elder": 1})
    t.say("A", use(), "tribe crafter")
    assert (t["A"]["score"], t["A"][zone], t.value("supply")) == (1, {}, {"elder": 1})


@pytest.mark.rule("EW-ICON-11")
def test_the_draw_symbol() -> None:
    t = holding("draw 1", A={"deck": ["brave", "elder"]}, cards=["elder"])
    t.say("A", use(), "draw")
    assert (t["A"]["hand"], t["A"]["deck"]) == ({"elder": 1}, {"brave": 1})


@pytest.mark.rule("EW-ICON-12")
def test_the_discard_symbol() -> None:
    t = holding("discard 1 -> vp 1", A={"hand": ["elder", "brave"]})
    t.say("A", use(), "discard elder")
    assert (t["A"]["discard"], t["A"]["hand"], t["A"]["score"]) == ({"elder": 1}, {"brave": 1}, 1)
    t = holding("discard 1 -> vp 1")
    assert not t.can(use())
    assert t.refused("A", use()) == "EW-CARDS-10"


@pytest.mark.rule("EW-ICON-13")
def test_the_culture_symbol() -> None:
    t = holding("culture hand", open_culture=["dried_meat", "red_ochre"])
    t.say("A", use(), "culture red_ochre")
    assert (t["A"]["hand"], t.value("open_culture")) == ({"red_ochre": 1}, ["dried_meat"])
    t = holding("culture hand")
    t.say("A", use())
    assert (t["A"]["score"], prompt(t)) == (1, "turn")


@pytest.mark.rule("EW-ICON-14")
@pytest.mark.parametrize(("deck", "points"), [(3, 0), (0, 1)])
def test_the_animal_symbol(deck: int, points: int) -> None:
    t = holding("animal ground", ground=["woolly_rhino", "giant_sloth"])
    t.say("A", use(), "animal giant_sloth")
    assert (t["A"]["unused"], t.value("ground")) == ({"giant_sloth": 1}, {"woolly_rhino": 1})
    t = holding("animal ground, food 1", ground=[], animal_deck={"giant_sloth": deck})
    t.say("A", use())
    assert (t["A"]["score"], t["A"]["food"], t["A"]["unused"], prompt(t)) == (points, 1, {}, "turn")


@pytest.mark.rule("EW-ICON-15")
def test_the_top_animal_symbol() -> None:
    t = holding("animal deck", ground=["woolly_rhino"], animals=["glyptodon"])
    t.say("A", use(), "top")
    assert (t["A"]["unused"], t.value("ground")) == ({"glyptodon": 1}, {"woolly_rhino": 1})
    t = holding("animal deck", ground=["woolly_rhino"], animal_deck={})
    t.say("A", use())
    assert (t["A"]["score"], t["A"]["unused"]) == (1, {})


@pytest.mark.rule("EW-ICON-16", "EW-HUNT-18")
@pytest.mark.parametrize(
    ("ground", "deck", "after", "points"), [(5, 9, 6, 0), (4, 9, 6, 0), (2, 0, 2, 2), (2, 1, 3, 1)]
)
def test_the_reveal_symbol(ground: int, deck: int, after: int, points: int) -> None:
    t = holding("reveal 2", ground={"woolly_rhino": ground}, animal_deck={"giant_sloth": deck})
    t.say("A", use())
    while t.can("reveal"):
        t.say("A", "reveal")
    assert (shown(t), t["A"]["score"], prompt(t)) == (after, points, "turn")


@pytest.mark.rule("EW-ICON-16")
@pytest.mark.parametrize("deck", [0, 5])
def test_nothing_is_revealed_into_a_full_hunting_ground(deck: int) -> None:
    t = holding("reveal 1, food 1", ground={"woolly_rhino": 6}, animal_deck={"giant_sloth": deck})
    t.say("A", use())
    assert (shown(t), t["A"]["score"], t["A"]["food"]) == (6, 0, 1)


@pytest.mark.rule("EW-ICON-17")
def test_the_use_symbol() -> None:
    faces = {"giant_sloth": "vp 2, food 1", "woolly_rhino": "food 3"}
    t = holding("use animal", faces=faces, A={"unused": ["giant_sloth", "woolly_rhino"]})
    t.say("A", use(), "turn giant_sloth")
    assert (t["A"]["score"], t["A"]["food"]) == (2, 1)
    assert (t["A"]["unused"], t["A"]["used"]) == ({"woolly_rhino": 1}, {"giant_sloth": 1})
    t = holding("use animal", A={"used": ["giant_sloth"]})
    assert t.refused("A", use()) == "EW-ICON-17"


@pytest.mark.rule("EW-ICON-18")
@pytest.mark.parametrize("track", ["offering", "honor"])
def test_the_idol_symbol(track: str) -> None:
    t = holding("idol 1")
    t.say("A", use(), f"idol {track}")
    assert {name: t["A"][name] for name in ("offering", "honor")} == {"offering": 0, "honor": 0, track: 1}


@pytest.mark.rule("EW-ICON-19", "EW-ICON-20")
def test_points_of_both_kinds() -> None:
    t = printed({CARD: "vp 2", f"{CARD}.vp": 5}, A={"hand": [CARD]})
    t.say("A", f"play {CARD}", use())
    assert t["A"]["score"] == 2
    assert t.state.sheet().rows[0].total == 7


@pytest.mark.rule("EW-ICON-21")
def test_the_eclipse_symbol_works_from_the_pile_only() -> None:
    faces = {"elder": "initiate: labor 1; eclipse: vp 3", "order_place_1": "", "order_place_2": ""}
    t = eclipse(pack=owner_file(faces), A={"pile": ["elder"]}, B={"hand": ["elder"], "discard": ["elder"]})
    t.say("A", "use elder.2")
    assert t["A"]["score"] == 3
    t.pass_all()
    assert t["B"]["score"] == 0


@pytest.mark.rule("EW-ICON-22", "EW-FLOW-05")
def test_era_symbols_tell_the_decks_apart() -> None:
    t = eclipse(round=2)
    t.pass_all()
    eras = {card.id: card.era for card in PACK.cards}
    assert {eras[card] for card in t.value("open_culture")} == {2}


@pytest.mark.rule("EW-ICON-23")
@pytest.mark.parametrize("food", [0, 2, 6])
def test_the_fill_food_symbol(food: int) -> None:
    t = holding("fill food", A={"food": food, "camps": {"c3": 2}})
    t.say("A", use())
    assert (t["A"]["food"], prompt(t)) == (7, "turn")


@pytest.mark.rule("EW-ICON-24", "EW-MEGASETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_player_symbol_names_a_number_of_players(players: int) -> None:
    assert players in PACK.layouts[find_layout(PACK, players, "recommended")].players
    assert field_of(the_game(players, {})).slots == PACK.layouts[find_layout(PACK, players, "recommended")].slots
    assert "icon-player" in SYMBOLS


@pytest.mark.rule("EW-ICON-25")
def test_the_megalith_symbol() -> None:
    t = holding("megalith 1", A={"megaliths": 8}, megaliths={"b2": "grey"})
    t.say("A", use())
    place = sites(t)[0]
    t.say("A", f"site {place}")
    assert t.value("megaliths") == {"b2": "grey", place: "A"}
    assert t["A"]["megaliths"] == 7


@pytest.mark.rule("EW-ICON-26", "EW-DEV-10")
@pytest.mark.parametrize(("round_", "eras"), [(2, {1}), (3, {1, 2})])
def test_the_stone_symbol(round_: int, eras: set[int]) -> None:
    """The leftmost free slot asks for its price, unless the table says otherwise."""
    stones = ["village_forest", "idol_levels"]
    owned = {"stones": ["village_steppe"]}
    faces = {"stone_slot_2": "food 2, tool 1", "stone_slot_2.reward": "vp 1"}
    t = holding("stone", faces=faces, A={**owned, "food": 3, "tools": 1}, stones=stones, round=round_)
    t.say("A", use())
    era = {stone.id: stone.era for stone in PACK.stones}
    assert {era[word.split()[1]] for word in t.offered if word != "decline"} == eras
    t.say("A", "stone village_forest")
    assert (t["A"]["stones"], t["A"]["food"], t["A"]["tools"]) == (["village_steppe", "village_forest"], 1, 0)
    assert t["A"]["score"] == 1
    poor: dict[str, Any] = {"faces": faces, "A": {**owned, "food": 1, "tools": 1}, "stones": stones, "round": round_}
    assert holding("stone", **poor).refused("A", use()) == "EW-DEV-11"
    t = holding("stone", **poor, options={"stone_symbol_cost": "false"})
    t.say("A", use(), "stone village_forest")
    assert (t["A"]["food"], t["A"]["tools"]) == (1, 1)


@pytest.mark.rule("EW-ICON-27", "EW-MEGA-24")
def test_the_arrows_of_a_starting_cell() -> None:
    t = holding("megalith 1")
    t.say("A", use())
    start, arrows = next(iter(starting_cells(t).items()))
    t.say("A", f"site {start}")
    assert sorted(sites(t)) == sorted(arrows)
    t.say("A", f"site {arrows[1]}")
    assert t.value("megaliths") == {start: "grey", arrows[1]: "grey"}


@pytest.mark.rule("EW-ICON-33")
def test_symbols_that_only_name_things() -> None:
    """Burial area, village, camp and discard pile have a symbol each, which is no gain and no cost."""
    named = {"icon-burial", "icon-village", "icon-camp", "icon-discard-pile"}
    assert named <= SYMBOLS
    assert not named & {icons.icon_of(item) for item in terms.ITEMS}
    for word in ("burial", "discard pile"):
        with pytest.raises(EffectError):
            parse_effect(word)


@pytest.mark.rule("EW-CARDS-07", "EW-FIGURE-14")
@pytest.mark.parametrize("place", [*terms.COLUMNS, "rest"])
def test_an_ability_without_a_symbol_works_wherever_the_figure_stands(place: str) -> None:
    t = printed({"thunderpaw_a": "vp 1"}, A={"chief": "thunderpaw", "hand": ["tribeswoman"], "food": 1})
    t.say("A", f"figure chief {place}", "use thunderpaw_a.1")
    assert t["A"]["score"] == 1
    if place != "rest":
        t.say("A", "play tribeswoman", "next", "next", "use tribeswoman.1", "tool")
        assert t["A"]["tools"] == 1


@pytest.mark.rule("EW-CARDS-02")
def test_each_ability_once_a_turn() -> None:
    t = holding("food 1 -> vp 1", A={"food": 3})
    t.say("A", use())
    assert t.refused("A", use()) == "EW-CARDS-02"
    assert (t["A"]["food"], t["A"]["score"]) == (2, 1)
    t = table(A={"unused": ["giant_sloth"]}, **at("hunt", "middle"))
    t.say("A", "use hunt.middle.1", "decline")
    assert t.refused("A", "use hunt.middle.1") == "EW-FIGURE-07"
