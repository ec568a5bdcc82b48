"""SA-ROUND: the three phases, and what happens between two rounds."""

from __future__ import annotations

import pytest

from stone_age.tables import Table, new_game, random_game, table

HUNTS = {"food": 20, "placed": {"hunting": 5}}
"""A seat with nothing to do but hunt."""


def hunt(t: Table) -> None:
    """Whoever is to act hunts, until somebody is asked something else."""
    start = t.state.round
    while t.phase == "act" and t.state.round == start:
        t.say(str(t.turn), "act hunting")


def slots(t: Table) -> list[str]:
    found: list[str] = t.state.to_position()["slots"]
    return found


@pytest.mark.rule("SA-ROUND-01")
def test_placing_then_acting_then_feeding() -> None:
    t = table(phase="place", A={"wood": 5, "food": 0}, B={"wood": 5, "food": 0}, dice=[[1], [1]])
    assert t.refused("A", "act hunting") == "SA-ROUND-01"
    t.say("A", "place hunting 1")
    t.say("B", "place hunting 1")
    t.say("A", "place claypit 4")
    t.say("B", "place forest 4")
    assert t.phase == "act"
    assert t.refused("A", "place hunting 1") == "SA-ROUND-01"
    t.source.dice[:] = [[1], [1, 1, 1, 1], [1], [1, 1, 1, 1]]
    t.say("A", "act hunting")
    t.say("A", "act claypit")
    t.say("B", "act hunting")
    t.say("B", "act forest")
    assert t.phase == "feed"
    assert t.refused("A", "act hunting") == t.refused("A", "place hunting 1") == "SA-ROUND-01"
    t.say("A", "pay 5 wood")
    t.say("B", "pay 5 wood")
    assert (t.phase, t.state.round) == ("place", 2)


@pytest.mark.rule("SA-ROUND-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_phases_never_run_backwards_in_a_round(players: int) -> None:
    order = ["setup", "place", "act", "feed"]
    before = (0, 0)
    for state, _ in random_game(players, 3):
        view = state.observe()
        now = (view.round, order.index(view.phase))
        assert now >= before
        before = now


@pytest.mark.rule("SA-ROUND-02")
def test_a_phase_waits_for_every_player() -> None:
    t = table(3, "place", A={"food": 9}, B={"wood": 5}, C={"food": 9})
    t.say("A", "place hunting 5")
    t.say("B", "place hunting 5")
    assert t.phase == "place"
    t.refused("A", "act hunting")
    t.say("C", "place hunting 5")
    assert t.phase == "act"
    t.source.dice[:] = [[1] * 5, [1] * 5]
    t.say("A", "act hunting")
    t.say("B", "act hunting")
    assert t["B"]["food"] == 2, "B has hunted, and is not fed before C has"
    t.source.dice[:] = [[1] * 5]
    t.say("C", "act hunting")
    assert (t.phase, t.turn, t["B"]["food"]) == ("feed", "B", 0)


@pytest.mark.rule("SA-ROUND-03")
@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_the_marker_moves_on_clockwise(first: str) -> None:
    t = new_game(3, first_seat=first)
    firsts = []
    for _ in range(4):
        firsts.append((t.turn, t.state.to_position()["first"]))
        while t.phase == "place":
            t.say(str(t.turn), "place hunting 5")
        hunt(t)
    begin = "ABC".index(first)
    assert firsts == [("ABC"[(begin + i) % 3],) * 2 for i in range(4)]


@pytest.mark.rule("SA-ROUND-04")
@pytest.mark.rule("SA-ROUND-05")
@pytest.mark.parametrize(
    ("left", "then"),
    [
        (["C13", "", "", "C25"], ["C13", "C25", "C01", "C02"]),  # the rulebook's example
        (["", "C20", "C17", "C25"], ["C20", "C17", "C25", "C01"]),
        (["", "", "", "C25"], ["C25", "C01", "C02", "C03"]),
        (["C13", "C20", "C17", ""], ["C13", "C20", "C17", "C01"]),
        (["", "C20", "", "C25"], ["C20", "C25", "C01", "C02"]),
        (["", "", "", ""], ["C01", "C02", "C03", "C04"]),
        (["C13", "C20", "C17", "C25"], ["C13", "C20", "C17", "C25"]),
    ],
)
def test_cards_slide_and_the_deck_fills_the_gaps(left: list[str], then: list[str]) -> None:
    deck = ["C01", "C02", "C03", "C04", "C05"]
    t = table(slots=left, deck=deck, A=HUNTS, B=HUNTS)
    hunt(t)
    assert slots(t) == then
    assert t.state.to_position()["deck"] == deck[left.count("") :]


@pytest.mark.rule("SA-ROUND-06")
def test_a_slot_stays_empty_until_the_next_round() -> None:
    t = table(
        slots=["C25", "C12", "C17", "C20"],
        A={"food": 9, "wood": 3, "placed": {"card1": 1, "card2": 1, "hunting": 1}},
        B={"food": 9, "placed": {"hunting": 1}},
    )
    deck = t.state.deck_size
    t.say("A", "acquire card1 wood")
    assert slots(t) == ["", "C12", "C17", "C20"]
    t.say("A", "acquire card2 wood wood")
    t.say("A", "act hunting")
    assert (slots(t), t.state.deck_size) == (["", "", "C17", "C20"], deck)
    t.say("B", "act hunting")
    assert slots(t)[:2] == ["C17", "C20"] and "" not in slots(t)
    assert t.state.deck_size == deck - 2


@pytest.mark.rule("SA-ROUND-06")
def test_no_figure_goes_to_an_empty_slot() -> None:
    t = table(phase="place", slots=["C25", "", "C17", "C20"])
    assert "card2" not in t.open_places()
    assert t.refused("A", "place card2 1") == "SA-ROUND-06"


@pytest.mark.rule("SA-ROUND-07")
def test_all_tools_of_all_players_turn_back() -> None:
    tribe = {**HUNTS, "tools": [2, 2, 1], "turned": [True, False, True]}
    t = table(3, A=tribe, B={**tribe, "turned": [True, True, True]}, C=tribe, dice=[[1] * 5] * 3)
    while t.state.round == 1:
        seat = str(t.turn)
        t.say(seat, "act hunting")
        if t.turn == seat:
            t.say(seat, "done")
    assert [t[seat]["turned"] for seat in "ABC"] == [[False] * 3] * 3
    assert [t[seat]["tools"] for seat in "ABC"] == [[2, 2, 1]] * 3


@pytest.mark.rule("SA-ROUND-08")
def test_a_new_round_begins_with_placing_and_everybody_at_home() -> None:
    t = table(A={**HUNTS, "figures": 7}, B={**HUNTS, "placed": {"hunting": 2, "card3": 1}})
    t.say("A", "act hunting")
    t.say("B", "decline card3")
    t.say("B", "act hunting")
    assert (t.phase, t.turn) == ("place", "B")
    assert (t["A"]["home"], t["B"]["home"]) == (7, 5)
    assert t["A"]["placed"] == t["B"]["placed"] == {}
