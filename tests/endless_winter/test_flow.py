"""Turns, columns, clauses and the eclipse as the rulebook's examples tell them."""

from __future__ import annotations

import pytest

from endless_winter.tables import Table, eclipse, new_game, random_game, table
from eolith.games.endless_winter import terms
from eolith.kernel.chance import Source
from rotated import rotated


def start(players: int = 2, seed: int = 1, **options: str) -> Table:
    """A new game at its first turn; chief sides a, first cards in a draft."""
    t = new_game(players, Source(seed), **options)
    while terms.FRAMES[t.state.frame[0]] != "turn":
        assert t.turn is not None
        t.say(t.turn, t.offered[0])
    return t


# --- setup --------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-SETUP-04", "EW-SETUP-05", "EW-SETUP-10", "EW-SETUP-28", "EW-SETUP-32", "EW-TERRAIN-03",
                  "EW-TERRAIN-05", "EW-TERRAIN-07")  # fmt: skip
@pytest.mark.parametrize(("players", "stones", "glaciers"), [(2, 8, 6), (3, 12, 6), (4, 14, 3)])
def test_setup_lays_out_what_the_player_count_asks_for(players: int, stones: int, glaciers: int) -> None:
    t = start(players, seed=players)
    assert len(t.value("stones")) == stones
    assert len(t.value("open_culture")) == 8
    assert sum(t.value("ground").values()) == players + 1
    assert t.value("terrain").count("glacier") == glaciers
    assert len(set(t.value("terrain"))) == 8
    for seat in terms.SEATS[:players]:
        hand = t[seat]["hand"]
        assert sum(hand.values()) == 5
        assert sum(t[seat]["deck"].values()) == 5
        assert hand["brave"] == hand["tribeswoman"] == 1
        assert t[seat]["camps"]["c3"] >= 1
        assert t[seat]["megaliths"] == 10


@pytest.mark.rule("EW-SETUP-35")
def test_starting_order_brings_food_and_tools() -> None:
    t = start(4, seed=3)
    for place, seat in enumerate(t.value("order")):
        card = t.game.pack.setup_cards[t.state.setup_card[terms.SEATS.index(seat)] - 1]
        assert t[seat]["food"] - card.food == (0, 1, 0, 1)[place]
        assert t[seat]["tools"] - card.tool == (0, 0, 1, 1)[place]


@pytest.mark.rule("EW-VAR-02", "EW-VAR-05", "EW-VAR-06")
def test_drafts_run_forward_for_chiefs_and_backward_for_setup_cards() -> None:
    t = new_game(3, Source(5), chief_draft="on")
    picks = []
    while t.turn is not None and terms.FRAMES[t.state.frame[0]] != "turn":
        kind = terms.FRAMES[t.state.frame[0]]
        if kind != "choose_side":
            picks.append((kind, t.turn, len(t.offered)))
        t.say(t.turn, t.offered[-1])
    order = t.value("order")
    assert picks == [
        *(("pick_chief", seat, 4 - i) for i, seat in enumerate(order)),
        *(("pick_setup", seat, 4 - i) for i, seat in enumerate(reversed(order))),
    ]


@pytest.mark.rule("EW-VAR-08", "EW-FLOW-09")
@pytest.mark.parametrize(("variant", "turns"), [("off", 12), ("on", 10)])
def test_turns_of_a_game(variant: str, turns: int) -> None:
    t = start(2, fewer_figures=variant)
    taken = 0
    while not t.state.over:
        if terms.FRAMES[t.state.frame[0]] == "turn":
            taken += 1
            t.pass_turn()
        t.pass_all()
    assert taken == 2 * turns


# --- the culture step -----------------------------------------------------------------------------------


@pytest.mark.rule("EW-CULTURE-02", "EW-CULTURE-03")
def test_a_second_culture_card_costs_a_card() -> None:
    t = table(A={"hand": ["dried_meat", "bone_figurine"], "food": 1})
    t.say("A", "play dried_meat")
    assert t.refused("A", "play bone_figurine") == "EW-CULTURE-03"
    t = table(A={"hand": ["dried_meat", "bone_figurine", "brave"]})
    t.say("A", "play dried_meat", "play bone_figurine", "discard brave")
    assert t["A"]["discard"] == {"brave": 1}
    assert t.can("use bone_figurine.1")


@pytest.mark.rule("EW-CULTURE-04", "EW-CARDS-02", "EW-CULTURE-07", "EW-FIGURE-01")
def test_abilities_of_culture_cards_work_once_and_in_step_1() -> None:
    t = table(A={"hand": ["fluted_points"]})
    t.say("A", "play fluted_points", "use fluted_points.1", "tool", "tool")
    assert t["A"]["tools"] == 2
    assert t.refused("A", "use fluted_points.1") == "EW-CARDS-02"
    assert t.refused("A", "next") == "EW-FIGURE-01"
    t.say("A", "figure tribe develop")
    assert t.refused("A", "use fluted_points.2") == "EW-CARDS-03"


# --- columns and labor ----------------------------------------------------------------------------------


@pytest.mark.rule("EW-LABOR-17", "EW-LABOR-15")
def test_the_hunter_example() -> None:
    t = table(
        A={"food": 3, "tools": 2, "hand": ["hunter"]},
        ground={"woolly_rhino": 2, "glyptodon": 1},
        animals=["giant_sloth", "giant_sloth", "saber_tooth", "saber_tooth"],
    )
    t.say("A", "figure tribe hunt", "play hunter", "burn", "burn", "burn")
    assert t.labor == 4
    t.say("A", "animal woolly_rhino", "animal woolly_rhino", "use hunt.top.1", "use hunt.top.1")
    assert (t.labor, t["A"]["tools"], sum(t.value("ground").values())) == (0, 0, 5)


@pytest.mark.rule("EW-LABOR-07", "EW-LABOR-11")
@pytest.mark.parametrize(("card", "column", "labor"), [
    ("crafter", "develop", 2), ("crafter", "hunt", 1), ("brave", "migrate", 2.5), ("tribeswoman", "hunt", 1.5),
])  # fmt: skip
def test_labor_of_a_card_by_column(card: str, column: str, labor: float) -> None:
    t = table(A={"hand": [card]})
    t.say("A", f"figure tribe {column}", f"play {card}")
    assert t.labor == labor


@pytest.mark.rule("EW-LABOR-10", "EW-CARDS-15")
def test_two_copies_of_a_card_have_an_ability_each() -> None:
    t = table(A={"hand": ["tribeswoman", "tribeswoman"], "food": 2})
    t.say("A", "figure tribe hunt", "play tribeswoman", "play tribeswoman")
    t.say("A", "use tribeswoman.1", "tool", "use tribeswoman.1", "tool")
    assert (t["A"]["food"], t["A"]["tools"]) == (0, 2)
    assert t.refused("A", "use tribeswoman.1") == "EW-CARDS-02"


@pytest.mark.rule("EW-FIGURE-04", "EW-FIGURE-07", "EW-FIGURE-08", "EW-FIGURE-10", "EW-FIGURE-11")
def test_a_figure_goes_down_a_column() -> None:
    t = table(A={"unused": {"woolly_rhino": 2}, "tools": 1, "hand": ["brave"]}, ground=["glyptodon"])
    t.say("A", "figure tribe hunt", "next", "use hunt.middle.1", "turn woolly_rhino")
    assert t.refused("A", "use hunt.middle.1") == "EW-FIGURE-07"
    assert t.refused("A", "use hunt.top.2") == "EW-FIGURE-04"
    t.say("A", "next")
    assert t.can("use hunt.bottom.1")
    t.say("A", "next")
    t.say("B", "figure tribe hunt", "next", "next")
    assert t.refused("B", "use hunt.bottom.1") == "EW-FIGURE-11"


@pytest.mark.rule("EW-FIGURE-14", "EW-FIGURE-15", "EW-REST-07")
def test_chief_ability_belongs_to_the_turn_and_the_column_of_the_chief() -> None:
    chief = {"A": {"chief": "tuskbreaker", "side": "b"}}
    t = table(**chief)
    assert t.refused("A", "use tuskbreaker_b.1") == "EW-FIGURE-14"
    t.say("A", "figure chief develop")
    assert t.refused("A", "use tuskbreaker_b.1") == "EW-FIGURE-15"
    t = table(**chief)
    t.say("A", "figure chief hunt", "use tuskbreaker_b.1", "tool")
    assert (t.labor, t["A"]["tools"]) == (1, 1)
    t = table(A={"chief": "thunderpaw", "side": "a"})
    t.say("A", "figure chief rest", "use thunderpaw_a.1", "tool")
    assert t.refused("A", "use thunderpaw_a.1") == "EW-CARDS-02"


@pytest.mark.rule("EW-INIT-02", "EW-INIT-03", "EW-INIT-05", "EW-INIT-11")
def test_types_at_the_top_of_initiate_differ() -> None:
    t = table(A={"tools": 3, "food": 1, "hand": ["tribesman"] * 3})
    t.say("A", "figure tribe initiate", *["play tribesman"] * 3, "tribe hunter", "tribe crafter")
    assert t.refused("A", "tribe hunter") == "EW-INIT-02"
    assert t.refused("A", "play hunter") == "EW-INIT-05"
    t.say("A", "next", "use initiate.middle.1", "order 1", "tribe hunter", "decline")
    assert t["A"]["discard"] == {"hunter": 1}
    assert t["A"]["food"] == 0


@pytest.mark.rule("EW-INIT-19")
def test_an_empty_tribe_deck_gives_a_point() -> None:
    supply = {"elder": 15, "crafter": 15, "explorer": 15, "hunter": 15}
    t = table(A={"tools": 1, "hand": ["tribesman"]}, supply=supply)
    t.say("A", "figure tribe initiate", "play tribesman", "tribe shaman")
    assert (t["A"]["score"], t["A"]["tools"], t["A"]["hand"]) == (1, 0, {})


@pytest.mark.rule("EW-DEV-07", "EW-DEV-11", "EW-DEV-12")
def test_stones_of_the_second_half_wait_for_era_2() -> None:
    stones = ["village_steppe", "idol_levels"]
    t = table(A={"food": 5, "tools": 5}, stones=stones)
    t.say("A", "figure tribe develop", "next", "use develop.middle.1")
    assert t.refused("A", "stone idol_levels") == "EW-DEV-07"
    t.say("A", "stone village_steppe", "idol honor")
    assert (t["A"]["food"], t["A"]["tools"], t["A"]["stones"]) == (3, 4, ["village_steppe"])
    t = table(A={"food": 1}, stones=stones)
    t.say("A", "figure tribe develop", "next")
    assert t.refused("A", "use develop.middle.1") == "EW-DEV-11"


@pytest.mark.rule("EW-MIG-12", "EW-MIG-14", "EW-MIG-16", "EW-MIG-17")
def test_a_village_takes_three_camps_and_three_food() -> None:
    camps = {"A": {"camps": {"b1": 1, "b2": 1, "a1": 1}, "food": 8}}
    t = table(**camps)
    t.say("A", "figure tribe migrate", "next", "use migrate.middle.1", "village a1b1b2")
    assert (t["A"]["food"], t["A"]["camps"], t.state.villages_left[0]) == (5, {}, 2)
    t = table(**camps, villages={"a1b1b2": "B"})
    t.say("A", "figure tribe migrate", "next")
    assert t.refused("A", "village a1b1b2") in ("EW-MIG-12", "EW-MIG-14")


@pytest.mark.rule("EW-MIG-04", "EW-MIG-08", "EW-MIG-09", "EW-MIG-21")
def test_camps_walk_one_hex_a_labor() -> None:
    t = table(A={"camps": {"c3": 2}, "tools": 1, "hand": ["explorer", "explorer"]})
    t.say("A", "figure tribe migrate", "play explorer", "play explorer")
    t.say("A", "move c3 northwest", "move b2 northwest", "move c3 east", "camp")
    assert t["A"]["camps"] == {"a1": 1, "c4": 1, "c3": 1}
    assert (t.labor, t["A"]["tools"]) == (1, 0)
    assert t.refused("A", "move a1 west") in ("EW-MIG-03", "EW-MIG-08")
    t.say("A", "next", "next", "use migrate.bottom.1", "camp", "use migrate.bottom.2", "move c3 west", "next")
    assert t["A"]["camps"] == {"a1": 1, "c4": 1, "c3": 1, "c2": 1}


@pytest.mark.rule("EW-HUNT-03", "EW-HUNT-04", "EW-HUNT-05", "EW-HUNT-08", "EW-HUNT-09")
def test_limits_of_the_hunting_ground() -> None:
    hand = {"A": {"hand": ["brave", "brave"], "tools": 2}}
    t = table(**hand, ground={"woolly_rhino": 5})
    t.say("A", "figure tribe hunt", "play brave", "use hunt.top.1")
    assert sum(t.value("ground").values()) == 6
    assert t.refused("A", "use hunt.top.1") == "EW-HUNT-04"
    t = table(**hand, ground=[], animal_deck=[])
    t.say("A", "figure tribe hunt", "play brave", "play brave")
    assert t.refused("A", "use hunt.top.1") == "EW-HUNT-05"
    t.say("A", "use hunt.top.2", "use hunt.top.2")
    assert t["A"]["score"] == 2
    t = table(**hand, ground=[])
    t.say("A", "figure tribe hunt", "play brave")
    assert t.refused("A", "use hunt.top.2") == "EW-HUNT-09"


@pytest.mark.rule("EW-REST-02", "EW-REST-03", "EW-REST-06")
def test_resting_draws_and_then_uses_an_animal() -> None:
    t = table(A={"unused": ["woolly_rhino"], "hand": ["brave"], "deck": ["tribesman"] * 2})
    t.say("A", "figure tribe rest")
    assert t.refused("A", "play brave") == "EW-REST-06"
    t.say("A", "use rest_space.1", "tool", "use rest_space.2", "turn woolly_rhino")
    assert (t["A"]["tools"], t["A"]["food"], t["A"]["hand"]) == (1, 4, {"brave": 1})
    t = table(A={"unused": ["woolly_rhino"], "deck": ["tribesman"] * 2})
    t.say("A", "figure tribe rest", "use rest_space.2", "turn woolly_rhino")
    assert not t.can("use rest_space.1")


# --- gains ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-GOLD-01", "EW-GOLD-03", "EW-GOLD-04")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    t = table(
        A={"hand": ["songs_of_memory"], "deck": ["brave"], "discard": ["tribesman"], "played": ["elder"]},
        cards=["tribesman"],
    )
    t.say("A", "play songs_of_memory", "use songs_of_memory.2", "draw", "draw")
    assert t["A"]["hand"] == {"brave": 1, "tribesman": 1}
    assert (t["A"]["deck"], t["A"]["discard"]) == ({}, {})


@pytest.mark.rule("EW-GOLD-06", "EW-GOLD-11", "EW-MEGA-11")
def test_ranked_gains_go_down_only() -> None:
    t = table(A={"hand": ["first_stone"], "deck": ["brave"]})
    t.say("A", "play first_stone", "use first_stone.1")
    lower = ["decline", "draw", "idol offering", "idol honor", "tool", "food"]
    assert t.offered[:6] == lower
    cells = t.offered[6:]
    assert len(cells) == 4  # the starting cells of the four boards
    t.say("A", "tool")
    assert t["A"]["tools"] == 1
    t = table(A={"hand": ["fluted_points"], "tools": 5, "food": 2})
    t.say("A", "play fluted_points", "use fluted_points.1")
    assert t.offered == ["decline", "food"]
    assert t.refused("A", "draw") == "EW-GOLD-09"
    t.say("A", "food")
    assert t["A"]["food"] == 3


@pytest.mark.rule("EW-MEGA-02", "EW-MEGA-03", "EW-MEGA-12", "EW-MEGA-24", "EW-MEGA-27")
def test_a_starting_cell_lets_another_megalith_follow() -> None:
    t = table(A={"hand": ["first_stone"]}, boards=["dawn", "noon", "dusk", "night"])
    t.say("A", "play first_stone", "use first_stone.1", "site a1")
    assert [word for word in t.offered if word.startswith("site")] == ["site b1", "site a2"]
    t.say("A", "site b1", "tool")
    assert t.value("megaliths") == {"a1": "grey", "b1": "grey"}
    assert (t["A"]["megaliths"], t["A"]["tools"]) == (8, 1)


@pytest.mark.rule("EW-MEGA-14", "EW-MEGA-15", "EW-MEGA-16")
@pytest.mark.parametrize(("below", "points"), [
    (["A", "B", "grey", "grey"], (5, 1)), (["A", "B", "B", "B"], (5, 3)), (["A"] * 4, (8, 0)), (["grey"] * 4, (4, 0)),
])  # fmt: skip
def test_stacking_scores_for_what_lies_beneath(below: list[str], points: tuple[int, int]) -> None:
    square = dict(zip(("b1", "c1", "b2", "c2"), below, strict=True))
    t = table(A={"hand": ["first_stone"], "megaliths": 4}, megaliths=square)
    t.say("A", "play first_stone", "use first_stone.1", "site b1+1")
    assert (t["A"]["score"], t["B"]["score"]) == points


@pytest.mark.rule("EW-IDOL-06", "EW-IDOL-07", "EW-IDOL-08", "EW-IDOL-10")
def test_the_idol_tracks() -> None:
    t = table(A={"hand": ["bone_figurine"], "offering": 10, "honor": 10})
    t.say("A", "play bone_figurine", "use bone_figurine.1")
    assert t.refused("A", "idol honor") == "EW-IDOL-10"
    t.say("A", "idol offering", "idol offering")
    assert (t["A"]["score"], t["A"]["offering"]) == (2, 10)
    idols = {"A": {"hand": ["bone_figurine"], "honor": 2, "honor_place": 0}, "B": {"honor": 2, "honor_place": 1}}
    t = table(3, **idols, C={"honor": 3, "honor_place": 0})
    t.say("A", "play bone_figurine", "use bone_figurine.1", "idol honor")
    assert [t[seat]["honor_place"] for seat in "ABC"] == [1, 0, 0]


# --- the eclipse ---------------------------------------------------------------------------------------


@pytest.mark.rule("EW-ECL-10")
def test_ties_go_to_who_acted_later() -> None:
    pile = {"pile": ["elder", "elder"]}
    t = eclipse(4, A={}, B=pile, C={}, D=pile)
    assert t.value("order") == ["D", "B", "C", "A"]


@pytest.mark.rule("EW-ECL-07", "EW-ECL-11", "EW-REST-04")
def test_the_eclipse_example() -> None:
    resting = {"tribe": {"home": 0, "rest": 1, "hunt": 1}}
    t = eclipse(3, order=["C", "A", "B"], A={"pile": ["brave"], **resting}, B={"pile": ["shaman"]}, C=resting)
    assert t.value("order") == ["A", "B", "C"]


@pytest.mark.rule("EW-ECL-06", "EW-ECL-28")
def test_piles_come_back() -> None:
    t = eclipse(A={"pile": ["bone_figurine", "elder"]})
    assert t["A"]["hand"] == {"bone_figurine": 1}
    t.pass_all()
    assert t["A"]["pile"] == {}
    assert (t.value("round"), t.value("phase")) == (2, "action")


@pytest.mark.rule("EW-ECL-16", "EW-CARDS-08", "EW-CARDS-09")
def test_eclipse_abilities_of_the_pile() -> None:
    t = eclipse(A={"pile": ["explorer"], "camps": {"c3": 2}, "chief_at": "hunt"})
    assert t.value("order") == ["A", "B"]
    t.say("A", "tool", "use explorer.2", "move c3 east", "move c3 west")
    assert t["A"]["camps"] == {"c4": 1, "c2": 1}


@pytest.mark.rule("EW-ECL-17", "EW-ECL-18", "EW-ECL-19", "EW-ECL-21")
def test_hexes_pay_those_with_the_most_influence() -> None:
    t = eclipse(
        A={"pile": ["elder"], "camps": {"a1": 1, "a2": 1}},
        B={"camps": {"a2": 2}},
    )
    t.say("A", "tool", "next")
    assert t.offered == ["next", "hex a1"]
    assert t.refused("A", "hex a2") == "EW-ECL-17"
    assert t.refused("A", "hex a3") == "EW-ECL-19"
    t.say("A", "hex a1")
    assert t["A"]["food"] == 2


@pytest.mark.rule("EW-ECL-24", "EW-ECL-25", "EW-ECL-27", "EW-STONE-09")
def test_the_idol_of_a_slot_may_come_before_the_idol_stone() -> None:
    seat = {"pile": ["brave"], "stones": ["idol_levels"], "offering": 3, "honor": 2, "megaliths": 4}
    for first, points in (("slot 3", 3), ("score 1", 2)):
        t = eclipse(A=seat)
        t.say("A", "tool", "use brave.2", "tool")
        t.say("A", first, *(["idol honor"] if first == "slot 3" else []))
        t.pass_all()
        assert t["A"]["score"] == points


@pytest.mark.rule("EW-PREP-07", "EW-PREP-08")
@pytest.mark.parametrize(("round_", "kept"), [(1, True), (2, False), (3, True)])
def test_open_culture_cards_are_refilled_or_replaced(round_: int, kept: bool) -> None:
    shown = ["first_stone", "pit_traps"] if round_ < 3 else ["capstone", "great_feast"]
    t = eclipse(round=round_, open_culture=shown)
    t.pass_all()
    now = t.value("open_culture")
    assert len(now) == 8
    assert (set(shown) <= set(now)) is kept
    era = {card.id: card.era for card in t.game.pack.cards}
    assert {era[card] for card in now} == {1 if round_ == 1 else 2}


# --- modules -------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-GLAC-03", "EW-GLAC-05", "EW-GLAC-06", "EW-GLAC-09", "EW-GLAC-10")
def test_glacier_tokens_pay_the_builders_of_villages() -> None:
    t = table(
        A={"camps": {"a1": 1, "a2": 1, "b2": 1}, "hand": ["travois_trail"]},
        B={"camps": {"c3": 1}},
        options={"glaciers": "on"},
        tokens={"a1": "northern_lights", "a2": "moraine", "b1": "face_down"},
        deal_token=["white_summit"],
    )
    t.say("A", "play travois_trail", "use travois_trail.1", "move b2 west")
    assert t.value("tokens")["b1"] == "white_summit"
    assert t["A"]["score"] == 0
    t.say("A", "move b1 east", "figure tribe rest", "next")
    t.say("B", "figure tribe rest", "next")
    t = table(
        A={"camps": {"a1": 1, "a2": 1, "b2": 1}, "food": 3},
        options={"glaciers": "on"},
        tokens={"a1": "northern_lights", "a2": "moraine"},
    )
    t.say("A", "figure tribe migrate", "next", "use migrate.middle.1", "village a1a2b2")
    assert t.offered == ["use northern_lights.1", "use moraine.1", "decline"]
    t.say("A", "use moraine.1", "tool", "food", "idol honor", "idol honor")
    assert (t["A"]["tools"], t["A"]["food"], t["A"]["honor"]) == (1, 1, 2)


@pytest.mark.rule("EW-RESTMOD-03", "EW-RESTMOD-04", "EW-RESTMOD-06", "EW-RESTMOD-07", "EW-RESTMOD-08")
def test_the_first_to_rest_takes_a_rest_token() -> None:
    rest = {"unseen": ["mending", "mourning", "snares", "stone_dressing"], "open": "storyteller"}
    t = table(options={"rests": "on"}, rest=rest, deal_rest=["mending"], A={"unused": ["woolly_rhino"]})
    t.say("A", "figure tribe rest", "token next")
    assert (t.value("rest")["under"], t.value("rest")["held"]) == (["storyteller"], "mending")
    t.say(
        "A", "use mending.1", "tool", "use rest_space.2", "turn woolly_rhino", "use mending.2", "move c3 east", "next"
    )
    assert t.value("rest")["under"] == ["storyteller", "mending"]
    t.say("B", "figure tribe rest")
    assert t.refused("B", "token take") == "EW-RESTMOD-08"
    assert not t.can("use storyteller.1")


@pytest.mark.rule("EW-RESTMOD-09", "EW-RESTMOD-10")
def test_the_open_rest_token_goes_under_the_stack_in_preparation() -> None:
    rest = {"under": ["mending", "mourning", "snares", "stone_dressing"], "open": "storyteller"}
    t = eclipse(options={"rests": "on"}, rest=rest)
    t.pass_all()
    assert t.value("rest") == {"open": "mending", "under": ["mourning", "snares", "stone_dressing", "storyteller"]}


# --- what is refused, taken back and seen ---------------------------------------------------------------


@pytest.mark.parametrize(("turn", "command", "rule"), [
    ({"stage": "middle", "column": "migrate"}, "village a1a2b2", "EW-MIG-14"),
    ({"stage": "middle", "column": "migrate"}, "village b2 c3 b3", "EW-MIG-13"),
    ({"stage": "middle", "column": "migrate"}, "village a1 a2 e3", "EW-MIG-12"),
    ({"stage": "middle", "column": "migrate"}, "use migrate.top.2", "EW-MIG-24"),
    ({"stage": "top", "column": "migrate", "labor": 0.5}, "move c3 east", "EW-LABOR-06"),
    ({"stage": "top", "column": "migrate"}, "burn", "EW-LABOR-14"),
    ({"stage": "top", "column": "hunt", "labor": 3}, "animal woolly_rhino", "EW-HUNT-06"),
    ({"stage": "top", "column": "develop"}, "play first_stone", "EW-DEV-04"),
    ({"stage": "top", "column": "hunt"}, "play first_stone", "EW-CULTURE-07"),
    ({"stage": "top", "column": "hunt"}, "food", "EW-GOLD-07"),
    ({"stage": "top", "column": "hunt"}, "pile first_stone", "EW-PILE-04"),
    ({"stage": "top", "column": "hunt"}, "figure tribe rest", "EW-FIGURE-01"),
    ({"stage": "top", "column": "hunt"}, "use elder.2", "EW-LABOR-08"),
])  # fmt: skip
def test_refusals_name_the_rule(turn: dict[str, object], command: str, rule: str) -> None:
    tops = {"migrate": ["migrate.top.1", "migrate.top.2"], "hunt": ["hunt.top.1", "hunt.top.2"], "develop": []}
    ready = ["migrate.middle.1"] if turn["stage"] == "middle" else tops[str(turn["column"])]
    t = table(
        A={"hand": ["first_stone"], "camps": {"a1": 1, "a2": 1, "b2": 1, "c3": 1}},
        villages={"a1a2b2": "B"},
        ground=["woolly_rhino"],
        turn=turn,
        ready=ready,
    )
    if turn["stage"] == "middle":
        t = table(A={"camps": {"a1": 1, "a2": 1, "b2": 1}, "food": 3}, villages={"a1a2b2": "B"}, turn=turn, ready=ready)
    assert t.refused("A", command) == rule


@pytest.mark.rule("EW-HIDDEN-15", "EW-HIDDEN-16")
def test_a_drawn_card_is_not_put_back() -> None:
    t = table(A={"unused": ["giant_sloth"], "deck": ["tribesman", "tribesman"]})
    t.say("A", "figure tribe rest", "use rest_space.1")
    t.say("A", "draw")
    t.say("A", "use rest_space.2", "turn giant_sloth")
    t.undo(0)
    t.undo(0)
    assert t["A"]["unused"] == {"giant_sloth": 1}
    refusal = t.why_not_undo(0)
    assert refusal is not None and refusal.rule == "EW-HIDDEN-16"


@pytest.mark.rule("EW-HIDDEN-01", "EW-HIDDEN-05", "EW-HIDDEN-06", "EW-HIDDEN-08", "EW-HIDDEN-22")
def test_other_seats_see_sizes_only() -> None:
    t = table(A={"hand": ["brave"], "pile": ["elder"], "buried": ["hunter"], "deck": ["shaman"]})
    own, other, spectator = (t.state.observe(viewer).seats[0] for viewer in (0, 1, None))
    assert (own.hand, own.pile, own.buried, own.hidden) == ({"brave": 1}, {"elder": 1}, {"hunter": 1}, {})
    for seen in (other, spectator):
        assert seen.hand is seen.pile is seen.buried is seen.deck is None
        assert (seen.hand_size, seen.pile_size, seen.buried_size, seen.deck_size) == (1, 1, 1, 1)
        assert seen.cards == own.cards


# --- the end -------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-SCORE-05", "EW-SCORE-10", "EW-SCORE-19", "EW-SCORE-22")
def test_final_scoring() -> None:
    animals = {"woolly_rhino": 2, "woolly_mammoth": 1, "giant_sloth": 3, "argentavis": 1}
    t = eclipse(
        round=4,
        A={"unused": animals, "used": ["woolly_rhino"], "honor": 2, "buried": ["tribesman"] * 4},
        B={"honor": 1, "buried": ["tribesman"] * 5, "food": 3, "tools": 2, "offering": 7},
    )
    t.pass_all()
    assert t.state.over
    assert t.state.scores() == [15 + 10, 6 + 2]
    for row, score in zip(t.state.sheet().rows, t.state.scores(), strict=True):
        assert row.total == score


@pytest.mark.rule("EW-SCORE-02")
def test_ties_go_to_the_turn_order_track() -> None:
    t = eclipse(round=4, order=["B", "A"])
    t.pass_all()
    assert t.state.tie_breaks() == [2, 1]


# --- whole games ----------------------------------------------------------------------------------------

VARIANTS: list[dict[str, str]] = [
    {},
    {"glaciers": "on", "rests": "on"},
    {"chief_draft": "on", "fewer_figures": "on", "left_out_figure": "choice"},
    {"setup_draft": "on", "chief_side_choice": "turn_order", "chief_window": "from_step_1"},
]


@pytest.mark.parametrize(("players", "variant"), rotated([2, 3, 4], VARIANTS))
def test_random_games_end_and_add_up(players: int, variant: dict[str, str]) -> None:
    number = 0
    for state, _ in random_game(players, 11, **variant):
        if number % 20 == 0:
            state.game.check(state)
            assert state.game.from_position(state.to_position()) == state
        number += 1
    assert state.over
    assert number < state.game.longest
