"""EWP-SETUP, EWP-TERRAIN, EWP-VAR, EWP-MOD: what lies on the table of the prototype before the first turn."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from endless_winter.faces import prompt
from endless_winter.prototype import EDITION, PACK, new, opening
from endless_winter.tables import Watched, the_game
from eolith.games.endless_winter import terms
from eolith.kernel.game import SpecError
from eolith.kernel.rule import Refused

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
PLAIN = {f"setup_{card}": "" for card in terms.TRIBE_CARDS}
"""Setup cards that give nothing but their tribe card."""
STONES = {stone.id for stone in PACK.stones}


@pytest.mark.rule("EWP-SETUP-01", "EWP-SETUP-02")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 2), (4, 3)])
def test_stones_of_one_stack_fill_the_pool_of_each_round(players: int, each: int) -> None:
    t = opening(players, watch := Watched())
    drawn = watch.of("deal_stone")
    assert [len(draw) for draw in drawn] == [len(STONES) - dealt for dealt in range(4 * each)]
    assert set(drawn[0]) == {f"lay-stone {stone}" for stone in STONES} and set(drawn[0].values()) == {1}
    assert len(t.value("stones")) == 4 * each
    pools = t.value("pools")
    assert set(pools) == set(t.value("stones"))
    assert Counter(pools.values()) == {1: each, 2: each, 3: each, 4: each}


@pytest.mark.rule("EWP-SETUP-03")
def test_twelve_cards_of_each_tribe() -> None:
    assert the_game(2, EDITION).start().observe(None).supply == dict.fromkeys(terms.TRIBE_CARDS, 12)


@pytest.mark.rule("EWP-SETUP-04")
@PLAYERS
def test_everybody_has_side_a(players: int) -> None:
    state = the_game(players, EDITION).start()
    kinds = set()
    while prompt_of(state) != "turn":
        kinds.add(prompt_of(state))
        state.apply(state.options()[0])
    assert "choose_side" not in kinds
    assert [seat.side for seat in state.observe(None).seats] == ["a"] * players


def prompt_of(state: object) -> str:
    return terms.FRAMES[state.frame[0]]  # type: ignore[attr-defined]


@pytest.mark.rule("EWP-SETUP-05")
@pytest.mark.parametrize("track", ["offering", "honor"])
def test_a_setup_card_may_give_an_idol(track: str) -> None:
    t = opening(2, Watched(deal_setup=["setup_elder", "setup_hunter"]), {"A": f"idol {track}"},
                faces={**PLAIN, "setup_elder": "idol 1"})  # fmt: skip
    assert [t["A"][name] for name in ("offering", "honor")] == [int(track == name) for name in ("offering", "honor")]
    assert (t["B"]["offering"], t["B"]["honor"]) == (0, 0)


@pytest.mark.rule("EWP-SETUP-05", "EWP-SETUP-07")
def test_a_setup_card_may_bury_a_starting_card() -> None:
    """The tribe card of the setup card has become one of them before."""
    t = new(2, Watched(deal_setup=["setup_elder", "setup_hunter"]), {**PLAIN, "setup_elder": "bury 1"})
    assert (t.turn, prompt(t), t.offered) == ("A", "gain_burial", ["decline", "bury hand tribesman", "bury hand elder"])
    t.say("A", "bury hand tribesman")
    assert (t["A"]["buried"], t["B"]["buried"]) == ({"tribesman": 1}, {})
    assert [sum(t[seat]["hand"].values()) for seat in "AB"] == [5, 5]
    assert [sum(t[seat]["deck"].values()) for seat in "AB"] == [4, 5]


@pytest.mark.rule("EWP-SETUP-05", "EWP-SETUP-07")
def test_a_setup_card_may_give_a_sixth_card() -> None:
    """It is drawn when the hand of five is there."""
    t = new(2, Watched(deal_setup=["setup_elder", "setup_hunter"]), {**PLAIN, "setup_elder": "draw 1"})
    assert (t.turn, "draw" in t.offered) == ("A", True)
    assert [sum(t[seat]["hand"].values()) for seat in "AB"] == [5, 5]
    t.say("A", "draw")
    assert [sum(t[seat]["hand"].values()) for seat in "AB"] == [6, 5]
    assert [sum(t[seat]["deck"].values()) for seat in "AB"] == [4, 5]


@pytest.mark.rule("EWP-SETUP-06", "EWP-SETUP-07", "EWP-LABOR-01")
@PLAYERS
def test_five_cards_are_drawn_of_ten(players: int) -> None:
    """Nine Tribesmen and the tribe card, all equally likely."""
    tribes = terms.TRIBE_CARDS[:players]
    watch = Watched(deal_setup=[f"setup_{tribe}" for tribe in tribes], deal_card=tribes)
    t = opening(players, watch, faces=PLAIN)
    assert watch.of("deal_card") == [{"draw-card tribesman": 9, f"draw-card {tribe}": 1} for tribe in tribes]
    for seat, tribe in zip("ABCD"[:players], tribes, strict=True):
        assert (t[seat]["hand"], t[seat]["deck"]) == ({"tribesman": 4, tribe: 1}, {"tribesman": 5})


@pytest.mark.rule("EWP-SETUP-08")
def test_a_setup_card_stays_with_its_player() -> None:
    t = opening(3)
    cards = [t[seat]["setup_card"] for seat in "ABC"]
    assert len(set(cards)) == 3
    while t.value("round") == 1:
        t.pass_turn() if prompt(t) == "turn" else t.pass_all()
    assert [t[seat]["setup_card"] for seat in "ABC"] == cards


@pytest.mark.rule("EWP-SETUP-09", "EWP-PREP-02")
def test_no_labor_token_lies_on_a_card_yet() -> None:
    assert opening(2).value("marked") in ({}, [])


@pytest.mark.rule("EWP-SETUP-10", "EWP-SCORE-03")
def test_idols_start_on_the_bottom_level_in_turn_order() -> None:
    t = opening(3, Watched(deal_aid=["C", "A"]), faces=PLAIN)
    assert t.value("order") == ["C", "A", "B"]
    assert [(t[seat]["offering"], t[seat]["honor"]) for seat in "ABC"] == [(0, 0)] * 3
    assert [t[seat]["honor_place"] for seat in "CAB"] == [0, 1, 2]


@pytest.mark.rule("EWP-SETUP-11")
@PLAYERS
def test_the_order_is_drawn_from_top_to_bottom(players: int) -> None:
    seats = list("ABCD"[:players])
    t = opening(players, watch := Watched(deal_aid=seats[:0:-1]))
    assert t.value("order") == seats[::-1]
    for place, draw in enumerate(watch.of("deal_aid")):
        assert draw == {f"give-aid {seat}": 1 for seat in seats[: players - place]}


@pytest.mark.rule("EWP-SETUP-12")
@pytest.mark.parametrize(("instead", "food", "tools"), [("food", 1, 0), ("tool", 0, 1), ("decline", 0, 0)])
def test_the_tool_of_the_third_place_can_be_a_food(instead: str, food: int, tools: int) -> None:
    t = opening(3, Watched(deal_aid=["A", "B"]), {"C": instead}, faces=PLAIN)
    assert (t["C"]["food"], t["C"]["tools"]) == (food, tools)
    assert [(t[seat]["food"], t[seat]["tools"]) for seat in "AB"] == [(0, 0), (1, 0)]


@pytest.mark.rule("EWP-SETUP-12")
def test_the_tool_of_a_setup_card_can_be_a_food() -> None:
    faces = {**PLAIN, "setup_elder": "tool 2"}
    t = opening(2, Watched(deal_setup=["setup_elder"], deal_aid=["A"]), {"A": "food"}, faces=faces)
    assert (t["A"]["food"], t["A"]["tools"]) == (2, 0)


@pytest.mark.rule("EWP-TERRAIN-01")
@pytest.mark.parametrize(("players", "glaciers", "random"), [(2, 9, 3), (3, 6, 6), (4, 3, 9)])
def test_the_tiles_of_the_map(players: int, glaciers: int, random: int) -> None:
    t = opening(players, watch := Watched())
    lands = Counter(t.value("terrain"))
    assert (len(watch.of("deal_land")), lands["glacier"], lands["start"], lands.total()) == (random, glaciers, 1, 19)
    assert all(lands[tile.id] for tile in PACK.terrains if tile.kind == "land")


@pytest.mark.rule("EWP-VAR-01")
def test_a_drafted_chief_shows_side_b() -> None:
    t = new(3, chief_draft="on")
    while prompt(t) != "turn":
        assert prompt(t) != "choose_side"
        assert t.turn is not None
        t.say(t.turn, t.offered[0])
    assert [t[seat]["side"] for seat in "ABC"] == ["b", "b", "b"]


@pytest.mark.rule("EWP-VAR-02", "EWP-MOD-01")
@pytest.mark.parametrize(("option", "rule"), [
    ("fewer_figures", "EWP-VAR-02"), ("glaciers", "EWP-MOD-01"), ("rests", "EWP-MOD-01"),
])  # fmt: skip
def test_what_the_edition_does_not_have(option: str, rule: str) -> None:
    with pytest.raises(SpecError, match=rule):
        the_game(2, {**EDITION, option: "on"})


@pytest.mark.rule("EWP-HIDDEN-01")
def test_where_chance_decides() -> None:
    """Everything that is random is drawn by chance, in the printed order."""
    state = the_game(3, EDITION).start()
    kinds = []
    while prompt_of(state) != "turn":
        if state.seat < 0:
            kinds.append(prompt_of(state))
        state.apply(state.options()[0])
    assert [kind for kind, _ in groupby(kinds)] == [
        "deal_stone", "deal_culture", "deal_chief", "deal_setup", "deal_card", "deal_animal", "deal_aid", "deal_board",
        "deal_land", "deal_tile",
    ]  # fmt: skip


@pytest.mark.rule("EWP-HIDDEN-02", "EWP-SETUP-13")
def test_others_see_how_many_cards_are_buried() -> None:
    t = opening(2, Watched(deal_setup=["setup_elder"]), {"A": "bury hand tribesman"},
                faces={**PLAIN, "setup_elder": "bury 1"})  # fmt: skip
    own, other = (t.state.observe(viewer).seats[0] for viewer in (0, 1))
    assert (own.buried, own.buried_size) == ({"tribesman": 1}, 1)
    assert (other.buried, other.buried_size) == (None, 1)
    with pytest.raises(Refused):
        t.say("B", "bury hand tribesman")
