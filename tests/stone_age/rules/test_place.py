"""SA-PLACE: placing figures on the board."""

from __future__ import annotations

from typing import Any

import pytest

from eolith.games.stone_age import terms
from eolith.games.stone_age.rules import room
from stone_age.tables import Table, random_game, table

GATHERING = ("forest", "claypit", "quarry", "river")
CARDS = ("card1", "card2", "card3", "card4")
EVERYWHERE_BUT_HUNTING: dict[str, dict[str, Any]] = {
    "A": {"figures": 5, "food": 20, "placed": {"building1": 1, "building2": 1}},
    "B": {"figures": 10, "food": 20, "placed": dict.fromkeys(["workshop", "field", *GATHERING, *CARDS], 1)},
}
"""Two players: A has three figures at home and can only hunt."""
NOWHERE: dict[str, dict[str, Any]] = {
    "A": {"figures": 7, "food": 20, "placed": {"building1": 1, "building2": 1, "hunting": 1}},
    "B": EVERYWHERE_BUT_HUNTING["B"],
}
"""Two players: A has four figures at home and no place for them."""


def placing(players: int = 2, **entries: Any) -> Table:
    """A table in the placing phase; a seat not named has enough food and five figures at home."""
    return table(players, "place", **({seat: {"food": 20} for seat in "ABCD"[:players]} | entries))


def counts(t: Table, place: str) -> list[int]:
    """How many figures the seat to decide may put on a place."""
    texts = [t.game.text(option).split() for option in t.state.options()]
    return [int(number) for verb, name, number in texts if verb == "place" and name == place]


@pytest.mark.rule("SA-PLACE-01")
def test_turns_go_round_clockwise_from_the_first_player() -> None:
    t = placing(3, first="B")
    turns = []
    for place in ("forest 1", "forest 2", "river 1", "hunting 1", "hunting 1", "hunting 4", "card1 1", "quarry 2"):
        turns.append(t.turn)
        others = [seat for seat in "ABC" if seat != t.turn]
        assert {t.refused(seat, "place claypit 1") for seat in others} == {"SA-PLACE-01"}
        t.say(str(t.turn), f"place {place}")
    assert turns == list("BCABCABC")


@pytest.mark.rule("SA-PLACE-02")
def test_one_or_more_figures_from_home_onto_one_location() -> None:
    t = placing(A={"figures": 5, "placed": {"quarry": 2}})
    assert t.refused("A", "place forest 0") == "SA-PLACE-02"
    assert t.refused("A", "place forest 4") == "SA-PLACE-02"
    assert counts(t, "forest") == [1, 2, 3]
    t.say("A", "place forest 2")
    assert t.turn == "B", "one location a turn"
    assert (t["A"]["placed"], t["A"]["home"]) == ({"quarry": 2, "forest": 2}, 1)


@pytest.mark.rule("SA-PLACE-03")
def test_who_can_place_must_place() -> None:
    t = placing(**EVERYWHERE_BUT_HUNTING)
    assert t.open_places() == ["hunting"]
    assert t.refused("A", "pass") == "SA-PLACE-03"
    assert {t.game.text(option) for option in t.state.options()} == {f"place hunting {n}" for n in (1, 2, 3)}


@pytest.mark.rule("SA-PLACE-04")
def test_who_cannot_place_is_passed_over() -> None:
    nobody_home = placing(3, B={"placed": {"hunting": 5}})
    nobody_home.say("A", "place forest 1")
    assert nobody_home.turn == "C"
    placed = {**NOWHERE["B"]["placed"], "card4": 0}
    nowhere_to_go = placing(first="B", A=NOWHERE["A"], B={**NOWHERE["B"], "placed": placed})
    nowhere_to_go.say("B", "place card4 1")
    assert (nowhere_to_go.phase, nowhere_to_go["A"]["home"]) == ("act", 4)


@pytest.mark.rule("SA-PLACE-05")
@pytest.mark.rule("SA-PLACE-06")
def test_who_has_passed_stays_out_and_the_phase_ends_with_the_last_placement() -> None:
    t = placing(
        4,
        A={"figures": 7, "placed": {**dict.fromkeys(GATHERING, 1), "hunting": 1}},
        B={"figures": 5},
        C={"figures": 8, "placed": {"workshop": 1, "hut": 2, "field": 1, **dict.fromkeys(CARDS, 1)}},
        D={"figures": 5, "placed": {"hunting": 1, **{f"building{stack}": 1 for stack in (1, 2, 3, 4)}}},
    )
    for place in ("forest 1", "river 1", "hunting 2"):
        assert (t.phase, t.turn, t["A"]["home"]) == ("place", "B", 2)
        assert t.refused("A", "place hunting 1") == "SA-PLACE-01"
        t.say("B", f"place {place}")
    assert t.turn == "B", "B still has a figure at home and rings to choose from"
    t.say("B", "place quarry 1")
    assert (t.phase, t.turn) == ("act", "A")


@pytest.mark.rule("SA-PLACE-05")
@pytest.mark.parametrize("hunting_visits", ["once", "any"])
def test_no_place_ever_opens_again_while_figures_are_placed(hunting_visits: str) -> None:
    open_before: list[set[int]] = []
    for state, _ in random_game(4, 8, hunting_visits=hunting_visits):
        if terms.FRAMES[state.frame[0]] != "place":
            open_before = []
            continue
        now = [{place for place in range(16) if room(state, seat, place) > 0} for seat in range(4)]
        assert all(later <= earlier for earlier, later in zip(open_before, now, strict=False))
        open_before = now


@pytest.mark.rule("SA-PLACE-07")
def test_idle_figures_do_nothing_and_eat() -> None:
    t = placing(**NOWHERE)
    assert (t.phase, t["A"]["home"]) == ("act", 4)
    t.source.dice[:] = [[1], [1], [1], [1], [1]]
    t.say("A", "decline building1")
    t.say("A", "decline building2")
    t.say("A", "act hunting")
    assert t.turn == "B", "four idle figures give A nothing more to do"
    for place in ("workshop", "field", *GATHERING):
        t.say("B", f"act {place}")
        if t.state.frame[0] == terms.FRAMES.index("tools"):
            t.say("B", "done")
    for card in CARDS:
        t.say("B", f"decline {card}")
    assert (t["A"]["food"], t["A"]["home"]) == (13, 7)


@pytest.mark.rule("SA-PLACE-08")
@pytest.mark.parametrize(
    ("place", "rings"),
    [*((name, 7) for name in GATHERING), ("workshop", 1), ("hut", 2), ("field", 1), ("card3", 1), ("building2", 1)],
)
def test_one_figure_a_ring_and_closed_when_all_are_taken(place: str, rings: int) -> None:
    t = placing(4, A={"figures": 10}, B={"figures": 10})
    assert max(counts(t, place)) == rings
    t.refused("A", f"place {place} {rings + 1}")
    t.say("A", f"place {place} {rings}")
    assert place not in t.open_places()
    t.refused("B", f"place {place} {min(2, rings)}")


@pytest.mark.rule("SA-PLACE-08")
def test_seven_rings_are_shared() -> None:
    t = placing(4, A={"placed": {"forest": 5}}, B={"placed": {"forest": 1}}, turn="C")
    assert t.refused("C", "place forest 2") == "SA-PLACE-08"
    t.say("C", "place forest 1")
    assert t.refused("D", "place forest 1") == "SA-PLACE-08"


@pytest.mark.rule("SA-PLACE-09")
@pytest.mark.parametrize("place", GATHERING)
def test_nobody_comes_back_to_a_location(place: str) -> None:
    t = placing(A={"placed": {place: 2}})
    assert t.refused("A", f"place {place} 1") == "SA-PLACE-09"
    assert place not in t.open_places()


@pytest.mark.rule("SA-PLACE-10")
def test_the_workshop_has_room_for_one() -> None:
    t = placing(4)
    assert counts(t, "workshop") == [1]
    assert t.refused("A", "place workshop 2") == "SA-PLACE-10"
    t.say("A", "place workshop 1")
    assert t.refused("B", "place workshop 1") == "SA-PLACE-10"


@pytest.mark.rule("SA-PLACE-11")
def test_the_hut_takes_two_figures_of_one_player_in_one_turn() -> None:
    t = placing(4)
    assert counts(t, "hut") == [2]
    assert t.refused("A", "place hut 1") == t.refused("A", "place hut 3") == "SA-PLACE-11"
    t.say("A", "place hut 2")
    assert t["A"]["placed"] == {"hut": 2} and t["A"]["home"] == 3
    t.refused("B", "place hut 1")
    t.refused("B", "place hut 2")


@pytest.mark.rule("SA-PLACE-12")
def test_one_figure_at_home_is_too_few_for_the_hut() -> None:
    t = placing(A={"placed": {"hunting": 4}})
    assert "hut" not in t.open_places()
    assert t.refused("A", "place hut 2") == t.refused("A", "place hut 1") == "SA-PLACE-12"
    assert "hut" in placing(A={"placed": {"hunting": 3}}).open_places()


@pytest.mark.rule("SA-PLACE-13")
def test_the_field_has_room_for_one() -> None:
    t = placing(4)
    assert counts(t, "field") == [1]
    assert t.refused("A", "place field 2") == "SA-PLACE-13"
    t.say("A", "place field 1")
    assert t.refused("B", "place field 1") == "SA-PLACE-13"


@pytest.mark.rule("SA-PLACE-14")
def test_the_hunting_grounds_never_fill_up() -> None:
    full = {"figures": 10}
    t = placing(4, A=full, B=full, C=full, D=full)
    for seat in "ABCD":
        assert counts(t, "hunting") == list(range(1, 11))
        t.say(seat, "place hunting 10")
    assert (t.phase, [t[seat]["placed"]["hunting"] for seat in "ABCD"]) == ("act", [10] * 4)


@pytest.mark.rule("SA-PLACE-15")
def test_one_hunt_a_round() -> None:
    t = placing()
    t.say("A", "place hunting 1")
    t.say("B", "place hunting 1")
    assert "hunting" not in t.open_places()
    assert t.refused("A", "place hunting 1") == "SA-PLACE-15"


@pytest.mark.rule("SA-PLACE-15")
def test_tables_may_allow_several_hunts() -> None:
    t = placing(options={"hunting_visits": "any"}, B={"food": 20, "placed": {"hunting": 5}}, dice=[[6, 6, 6]])
    t.say("A", "place hunting 1")
    assert counts(t, "hunting") == [1, 2, 3, 4]
    t.say("A", "place hunting 2")
    t.say("A", "place forest 2")
    t.say("A", "act hunting")
    assert t["A"]["food"] == 29, "the three hunt as one group, by one total"
    assert t.refused("A", "act hunting") == "SA-ACT-02"


@pytest.mark.rule("SA-PLACE-16")
def test_four_gathering_places_of_seven_rings_each() -> None:
    t = placing(A={"figures": 10, "food": 20}, B={"food": 20, "placed": {"hunting": 5}})
    for name in GATHERING:
        assert counts(t, name) == [1, 2, 3, 4, 5, 6, 7]
        assert t.refused("A", f"place {name} 8") == "SA-PLACE-08"
    for name in GATHERING:
        t.say("A", f"place {name} 2")
    assert t["A"]["placed"] == dict.fromkeys(GATHERING, 2)
    t = placing(A={"figures": 10})
    t.say("A", "place river 7")
    assert t["A"]["placed"] == {"river": 7}


@pytest.mark.rule("SA-PLACE-17")
@pytest.mark.parametrize("place", GATHERING)
def test_players_share_a_gathering_place_while_rings_are_free(place: str) -> None:
    t = placing(4)
    for seat, figures in zip("ABCD", (2, 1, 3, 1), strict=True):
        t.say(seat, f"place {place} {figures}")
    assert [t[seat]["placed"][place] for seat in "ABCD"] == [2, 1, 3, 1]


@pytest.mark.rule("SA-PLACE-18")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_one_ring(card: str) -> None:
    t = placing()
    assert counts(t, card) == [1]
    assert t.refused("A", f"place {card} 2") == "SA-PLACE-18"
    t.say("A", f"place {card} 1")
    assert t.turn == "B", "one card a turn"
    assert t.refused("B", f"place {card} 1") == "SA-PLACE-18"


@pytest.mark.rule("SA-PLACE-19")
def test_cards_are_claimed_in_any_order_by_anybody() -> None:
    t = placing()
    for seat, card in (("A", "card3"), ("B", "card1"), ("A", "card4"), ("B", "card2")):
        assert card in t.open_places()
        t.say(seat, f"place {card} 1")
    assert t["A"]["placed"] == {"card3": 1, "card4": 1}
    assert not set(CARDS) & set(t.open_places())


@pytest.mark.rule("SA-PLACE-20")
@pytest.mark.parametrize("building", ["building1", "building2", "building3", "building4"])
def test_a_building_has_one_ring(building: str) -> None:
    t = placing(4)
    assert counts(t, building) == [1]
    assert t.refused("A", f"place {building} 2") == "SA-PLACE-20"
    t.say("A", f"place {building} 1")
    assert t.turn == "B", "one building a turn"
    assert t.refused("B", f"place {building} 1") == "SA-PLACE-20"


@pytest.mark.rule("SA-PLACE-21")
def test_buildings_are_claimed_in_any_order_by_anybody() -> None:
    t = placing(4, C={"placed": {"hunting": 5}}, D={"placed": {"hunting": 5}})
    for seat, stack in (("A", 3), ("B", 1), ("A", 4), ("B", 2)):
        t.say(seat, f"place building{stack} 1")
    assert t["A"]["placed"] == {"building3": 1, "building4": 1}
    assert not any(name.startswith("building") for name in t.open_places())


@pytest.mark.rule("SA-PLACE-22")
@pytest.mark.parametrize("place", ["card4", "building1"])
def test_a_claim_needs_no_resources_and_blocks(place: str) -> None:
    t = placing(stacks=[["B13", "B01"], ["B02", "B03"]])
    assert [t["A"][name] for name in terms.RESOURCES] == [0, 0, 0, 0]
    t.say("A", f"place {place} 1")
    assert place not in t.open_places()


FULL_VISITS = pytest.mark.parametrize(
    ("place", "figures", "full", "one_less"),
    [
        ("hut", 2, {"figures": 10}, {"figures": 9}),
        ("field", 1, {"agriculture": 10}, {"agriculture": 9}),
        ("workshop", 1, {"tools": [4, 4, 4]}, {"tools": [4, 4, 3]}),
    ],
)


@pytest.mark.rule("SA-PLACE-23")
@FULL_VISITS
def test_a_visit_that_yields_nothing_blocks(place: str, figures: int, full: Any, one_less: Any) -> None:
    t = placing(A=full)
    t.say("A", f"place {place} {figures}")
    assert place not in t.open_places()
    assert t["A"]["placed"] == {place: figures}


@pytest.mark.rule("SA-PLACE-23")
@FULL_VISITS
def test_tables_may_refuse_a_visit_that_yields_nothing(place: str, figures: int, full: Any, one_less: Any) -> None:
    refusing = {"full_village_visit": "refused"}
    t = placing(options=refusing, A=full)
    assert place not in t.open_places()
    assert t.refused("A", f"place {place} {figures}") == "SA-PLACE-23"
    t = placing(options=refusing, A=one_less)
    assert set(t.open_places()) >= {"hut", "field", "workshop"}
    t.say("A", f"place {place} {figures}")


@pytest.mark.rule("SA-PLACE-24")
@pytest.mark.parametrize("players", [2, 4])
def test_a_placed_figure_stays_until_its_action(players: int) -> None:
    before = [[0] * 16 for _ in range(4)]
    events: list[tuple[int, ...]] = []
    acted: set[tuple[int, int]] = set()
    cleared = 0
    for state, _ in random_game(players, 21):
        state.listener = events
        acted |= {(seat, place) for kind, seat, place, *_ in events if terms.EVENTS[kind] == "acted"}
        events.clear()
        for seat in range(players):
            for place in range(16):
                if state.placed[seat][place] < before[seat][place]:
                    assert state.placed[seat][place] == 0 and (seat, place) in acted
                    acted.remove((seat, place))
                    cleared += 1
        before = [list(row) for row in state.placed]
    assert cleared > 50
