"""SA-PLAYERS: what changes with two or three players."""

from __future__ import annotations

import pytest

from stone_age.tables import Table, table

VILLAGE = ("workshop", "hut", "field")
GATHERING = ("forest", "claypit", "quarry", "river")
VILLAGE_PAIRS = pytest.mark.parametrize(
    ("first", "second", "third"),
    [("workshop", "hut", "field"), ("hut", "field", "workshop"), ("field", "workshop", "hut")],
)
FEW = pytest.mark.parametrize("players", [2, 3])


def placing(players: int, **entries: object) -> Table:
    return table(players, "place", **entries)


def visit(t: Table, place: str) -> None:
    """Whoever is to place visits a village place."""
    t.say(str(t.turn), f"place {place} {2 if place == 'hut' else 1}")


@pytest.mark.rule("SA-PLAYERS-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_else_is_the_same_for_any_number_of_players(players: int) -> None:
    """Before anybody has placed, only the number of stacks differs; so does the number of dice-for-all dice."""
    t = placing(players, A={"figures": 10})
    rings = {"workshop": 1, "hut": 2, "field": 1, "hunting": 10, **dict.fromkeys(GATHERING, 7)}
    rings |= dict.fromkeys(["card1", "card2", "card3", "card4"], 1) | {f"building{i + 1}": 1 for i in range(players)}
    texts = [t.game.text(option).split() for option in t.state.options()]
    assert {place: int(figures) for _, place, figures in texts} == rings
    t = table(players, slots=["C01", "C13", "C20", "C17"], A={"wood": 1, "placed": {"card1": 1}}, dice=[[3] * players])
    t.say("A", "acquire card1 wood")
    assert [t.turn] + [t.say(seat, "die 3") and t[seat]["stone"] for seat in "ABCD"[:players]] == ["A"] + [1] * players


@pytest.mark.rule("SA-PLAYERS-02")
@FEW
@VILLAGE_PAIRS
def test_two_village_places_close_the_third(players: int, first: str, second: str, third: str) -> None:
    t = placing(players)
    visit(t, first)
    assert set(t.open_places()) & set(VILLAGE) == {second, third}
    visit(t, second)
    for _ in range(players):
        assert third not in t.open_places()
        assert t.refused(str(t.turn), f"place {third} {2 if third == 'hut' else 1}") == "SA-PLAYERS-02"
        t.say(str(t.turn), "place hunting 1")


@pytest.mark.rule("SA-PLAYERS-03")
@FEW
@VILLAGE_PAIRS
def test_one_player_may_hold_both_open_village_places(players: int, first: str, second: str, third: str) -> None:
    t = placing(players)
    assert set(t.open_places()) >= set(VILLAGE), "none is closed in advance"
    visit(t, first)
    for _ in range(players - 1):
        t.say(str(t.turn), "place hunting 1")
    assert t.turn == "A"
    visit(t, second)
    assert set(t["A"]["placed"]) == {first, second}
    assert t.refused(str(t.turn), f"place {third} {2 if third == 'hut' else 1}") == "SA-PLAYERS-02"


@pytest.mark.rule("SA-PLAYERS-03")
@FEW
def test_the_closed_village_place_opens_again_next_round(players: int) -> None:
    entries = {seat: {"food": 20, "placed": {"hunting": 1}} for seat in "BC"[: players - 1]}
    t = table(players, A={"food": 20, "placed": {"workshop": 1, "field": 1}}, **entries)
    t.say("A", "act workshop")
    t.say("A", "act field")
    while t.state.round == 1:
        t.say(str(t.turn), "act hunting")
    assert set(t.open_places()) >= set(VILLAGE)


@pytest.mark.rule("SA-PLAYERS-04")
@pytest.mark.parametrize("place", GATHERING)
def test_with_three_players_two_share_a_gathering_place(place: str) -> None:
    t = placing(3)
    t.say("A", f"place {place} 1")
    t.say("B", f"place {place} 1")
    assert place not in t.open_places()
    assert t.refused("C", f"place {place} 1") == "SA-PLAYERS-04"
    assert set(t.open_places()) >= set(GATHERING) - {place}


@pytest.mark.rule("SA-PLAYERS-05")
@pytest.mark.parametrize("place", GATHERING)
def test_with_two_players_one_has_a_gathering_place(place: str) -> None:
    t = placing(2)
    t.say("A", f"place {place} 1")
    assert place not in t.open_places()
    assert t.refused("B", f"place {place} 1") == "SA-PLAYERS-05"
    assert set(t.open_places()) >= set(GATHERING) - {place}


@pytest.mark.rule("SA-PLAYERS-06")
@pytest.mark.parametrize("place", GATHERING)
def test_rings_and_the_limit_of_players_both_count(place: str) -> None:
    t = placing(3, A={"figures": 10})
    t.say("A", f"place {place} 6")
    assert t.refused("B", f"place {place} 2") == "SA-PLACE-08"
    t.say("B", f"place {place} 1")
    t.refused("C", f"place {place} 1")
    t.say("C", f"place {'river' if place != 'river' else 'forest'} 5")


@pytest.mark.rule("SA-PLAYERS-07")
@FEW
def test_hunting_cards_and_buildings_have_no_extra_limit(players: int) -> None:
    t = placing(players, **{seat: {"figures": 10} for seat in "ABC"[:players]})
    for _ in range(players):
        t.say(str(t.turn), "place hunting 3")
    for card in (1, 2, 3, 4):
        t.say(str(t.turn), f"place card{card} 1")
    for stack in range(1, players + 1):
        t.say(str(t.turn), f"place building{stack} 1")
    assert sum(sum(row) for row in t.state.placed) == 3 * players + 4 + players


@pytest.mark.rule("SA-PLAYERS-08")
def test_four_players_use_all_places_together() -> None:
    t = placing(4, **{seat: {"figures": 10} for seat in "ABCD"})
    for place in VILLAGE:
        visit(t, place)
    assert t.turn == "D"
    t.say("D", "place forest 1")
    for place in GATHERING:
        for _ in range(4):
            if place not in t[str(t.turn)]["placed"]:
                t.say(str(t.turn), f"place {place} 1")
    assert [t[seat]["placed"]["forest"] for seat in "ABCD"] == [1, 1, 1, 1]
    assert all(len([seat for seat in "ABCD" if place in t[seat]["placed"]]) >= 3 for place in GATHERING)
