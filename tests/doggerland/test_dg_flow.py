"""Rounds, turns, phases and set-up as the rulebook tells them."""

from __future__ import annotations

from typing import Any

import pytest

from doggerland.tables import Table, executing, new_game, table
from eolith.games.doggerland import terms
from eolith.kernel.chance import Source


def begun(players: int, seed: int, **options: str) -> Table:
    """A new game at its first decision of planning."""
    t = new_game(players, Source(seed), **options)
    t.until("plan")
    return t


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("DG-SETUP-02", "DG-SETUP-05", "DG-SETUP-07", "DG-SETUP-08", "DG-SETUP-11",
                  "DG-SETUP-12", "DG-SETUP-13", "DG-SETUP-14", "DG-SETUP-17", "DG-SETUP-20", "DG-SETUP-21",
                  "DG-SETUP-28")  # fmt: skip
@pytest.mark.parametrize(("players", "paintings"), [(2, 4), (3, 5), (4, 6)])
def test_set_up(players: int, paintings: int) -> None:
    t = begun(players, seed=players)
    state = t.state
    assert len(t.value("tiles")) == 9 and t.value("tiles")["d4"] == "centre"
    assert {tile for tile in t.value("tiles").values() if tile != "centre"} == {
        tile.id for tile in t.game.pack.tiles if tile.set == "start"
    }
    assert len(t.value("cave")) == 1 and state.covered == paintings - 1
    assert len(t.value("objectives")) == 4
    assert (
        len([craft for craft in t.value("display") if craft]) == players + 1 and sum(state.crafts_left) == 17 - players
    )
    assert state.round == 1 and state.phase == terms.PHASES.index("planning")
    for seat in terms.SEATS[:players]:
        assert t[seat]["camp"] == "d4"
        assert t.members(seat) == 6 and t[seat]["dwellings"] == {"ramshackle": 2}
        assert t[seat]["levels"] == {"range": 1, "carrying": 1, "toolmaking": 1}


@pytest.mark.rule("DG-SETUP-03", "DG-HIDDEN-01")
@pytest.mark.parametrize(("players", "pile"), [(2, 36), (3, 36), (4, 40)])
def test_the_pile_has_the_four_player_tiles_with_four_players_only(players: int, pile: int) -> None:
    assert sum(begun(players, 1).state.unseen) == pile


@pytest.mark.rule("DG-SETUP-10", "DG-SETUP-15")
def test_the_first_figures() -> None:
    t = begun(3, seed=8)
    tiles, animals = t.value("tiles"), t.value("animals")
    assert {tiles[cell]: species for cell, species in animals.items()} == {
        "start_horse": "horse", "start_reindeer": "reindeer"
    }  # fmt: skip
    assert list(t.state.supply) == [5, 5, 7, 7]


@pytest.mark.rule("DG-SETUP-19", "DG-SETUP-22", "DG-SETUP-24", "DG-SETUP-25", "DG-SETUP-26", "DG-SETUP-27")
@pytest.mark.parametrize(
    ("players", "lost"),
    [(2, ["plant1", ""]), (3, ["plant1", "hide", ""]), (4, ["plant1 tool", "plant1", "hide", ""])],
)
@pytest.mark.parametrize("first", ["A", "B"])
def test_compensation_goes_by_the_turn_order(players: int, lost: list[str], first: str) -> None:
    t = begun(players, seed=1, first_player=first)
    for place, goods in enumerate(lost):
        seat = terms.SEATS[(terms.SEATS.index(first) + place) % players]
        due = {store: 3 - goods.split().count(store) for store in ("hide", "tool", "plant1")}
        assert t.goods(seat) == due and t.tokens(seat) == 0


@pytest.mark.rule("DG-SETUP-06", "DG-SETUP-16", "DG-SETUP-31", "DG-HIDDEN-05", "DG-HIDDEN-06")
def test_what_is_drawn_at_set_up_varies_with_the_seed_alone() -> None:
    drawn = [begun(4, seed) for seed in range(60)]
    assert {t.state.centre_arrow for t in drawn} == {t.state.arrow for t in drawn} == set(range(4))
    assert {t.state.first for t in drawn} == set(range(4))
    assert {cell for t in drawn for cell in t.value("objectives")} == {
        goal.id for goal in drawn[0].game.pack.objectives
    }
    assert begun(4, 7).state == drawn[7].state


@pytest.mark.rule("DG-SETUP-06", "DG-SETUP-16")
def test_the_first_player_may_turn_the_centre_and_place_the_arrow() -> None:
    t = new_game(3, Source(5), centre_orientation="first_player", arrow_start="first_player", first_player="C")
    assert t.turn == "C" and t.offered == [f"turn {way}" for way in terms.DIRECTIONS]
    t.say("C", "turn west")
    assert t.turn == "C" and len(t.offered) == 4
    t.say("C", "arrow south")
    assert (t.value("centre_arrow"), t.value("arrow"), t.turn) == ("west", "south", "C")


# --- the short game -------------------------------------------------------------------------------


@pytest.mark.rule("DG-SHORT-01", "DG-SHORT-02", "DG-SHORT-03", "DG-SHORT-04", "DG-SHORT-05", "DG-SHORT-06",
                  "DG-SHORT-09", "DG-SETUP-10")  # fmt: skip
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_short_game_is_laid_out(players: int) -> None:
    opposite = set()
    for seed in range(12):
        t = begun(players, seed, short_game="on")
        tiles = t.value("tiles")
        cross = {cell: tiles[cell] for cell in ("d2", "b4", "f4", "d6")}
        assert set(cross.values()) == {tile.id for tile in t.game.pack.tiles if tile.set == "four"}
        grazing = [
            cell for cell, tile in cross.items() if t.game.pack.tiles[t.game.pack.number("tiles", tile)].animal >= 0
        ]
        assert sorted(grazing) in (["d2", "d6"], ["b4", "f4"])
        opposite.add((*grazing, cross["d2"]))
        assert len(tiles) == 13 and not set(cross) & set(t.value("animals"))
        assert t.state.round == 3 and len(t.value("cave")) == 3 and sum(t.state.unseen) == 36
        assert len(t.value("animals")) == 2
    assert len(opposite) > 3


@pytest.mark.rule("DG-SHORT-07", "DG-SHORT-08", "DG-ABIL-04")
def test_purchases_of_the_short_game_in_turn_order() -> None:
    t = new_game(3, Source(2), short_game="on", first_player="B")
    assert (t.turn, t.asked) == ("B", "buy")
    before = t.goods("B")
    t.say("B", "raise carrying")
    assert t["B"]["levels"]["carrying"] == 2
    assert t.goods("B") == {**before, "hide": before["hide"] - 1, "tool": before["tool"] - 1}
    assert t.turn == "C" and t.refused("B", "raise range") == "DG-SHORT-08"
    t.say("C", "done")
    assert t.turn == "A"
    t.say("A", "raise toolmaking")
    assert (t.turn, t.asked, t.goods("A")["tool"]) == ("B", "plan", 2)


@pytest.mark.rule("DG-SHORT-01", "DG-FLOW-01", "DG-FLOW-06", "DG-FEED-16", "DG-REFILL-02")
@pytest.mark.parametrize(("short", "rounds"), [("off", 8), ("on", 6)])
def test_length_of_the_game(short: str, rounds: int) -> None:
    t = begun(2, 3, short_game=short)
    started = []
    while not t.state.over:
        started.append(t.state.round)
        t.until("camp")
        t.until("plan")
    assert started == list(range(9 - rounds, 9))
    # nobody ever gets food: the starving of round 8 counts
    assert t.tokens("A") > 6 * (rounds - 1)


# --- rounds and phases ------------------------------------------------------------------------------


@pytest.mark.rule("DG-PLAN-01", "DG-PLAN-02", "DG-PLAN-03")
def test_who_has_passed_is_skipped() -> None:
    t = table(3, A={"goods": {"tool": 3}})
    turns = []
    for command in ("dwelling hunter pay", "pass", "ability range hunter", "ability range hunter", "pass", "pass"):
        turns.append(t.turn)
        if len(turns) == 6:
            assert t.refused("B", "birth hunter hunter") == "DG-PLAN-01"
        t.say(str(t.turn), command)
    assert turns == ["A", "B", "C", "A", "C", "A"]
    assert t.asked == "execute" and t.turn == "A"


@pytest.mark.rule("DG-FLOW-07", "DG-FIRST-01", "DG-FIRST-06")
def test_the_marker_goes_round() -> None:
    t = begun(3, 4, first_player="A")
    first = []
    while not t.state.over:
        first.append(t.turn)
        t.until("camp")
        t.until("plan")
    assert first == ["A", "B", "C", "A", "B", "C", "A", "B"]


@pytest.mark.rule("DG-PLAN-12", "DG-PLAN-05", "DG-PLAN-06")
def test_who_has_nobody_left_passes_by_itself() -> None:
    t = table(2, A={"hunters": 0, "newborns": 2})
    t.say("A", "birth chief shaman")
    t.say("B", "pass")
    assert t.asked == "execute"


@pytest.mark.rule("DG-FLOW-02", "DG-FLOW-04", "DG-REFILL-01", "DG-EXEC-11")
def test_phases_follow_one_another() -> None:
    t = new_game(2, Source(9))
    t.until("plan")
    t.all_plan(A="ability range hunter")
    assert terms.PHASES[t.state.phase] == "execution" and t.turn == "A"
    assert len(t.value("tiles")) == 9  # a member on a track discovers nothing, and all around the camps is known
    t.say("A", "finish")
    t.until("camp")
    assert terms.PHASES[t.state.phase] == "round_end" and t.state.round == 2


@pytest.mark.rule("DG-FLOW-01", "DG-FLOW-03")
def test_only_hides_and_new_animals_depend_on_the_season() -> None:
    for number in range(1, 9):
        t = table(2, round=number, A={"goods": {"tool": 1, "hide": 1}})
        t.say("A", "dwelling hunter pay" + (" pay" if number % 2 == 0 else ""))
        assert t.goods("A") == ({"hide": 1} if number % 2 else {})


def in_season(number: int) -> dict[str, Any]:
    """What a round lets a tribe reach, hunt, bring home and eat."""
    herd = dict(zip(((0, 1), (1, 1), (2, 1), (3, 1)), terms.SPECIES))
    land: dict[str, Any] = {"round": number, "grid": ["w2> s1> p3> h1> w1> w1>", "w1> w1> w1> w1> w1> w1>"]}
    own = {"camp": (0, 0), "levels": {"range": 3}, "hunters": 6, "goods": {"tool": 4, "hide": 2}}
    t = table(2, **land, animals=herd, A=own, B={"camp": (0, 0)})
    found: dict[str, Any] = {"targets": t.cells("send")}
    for cell, species in zip(("b3", "c3", "d3", "e3"), terms.SPECIES):
        parties = [f"hunters {hunters} tools {tools}" for hunters in range(5) for tools in range(5)]
        found[species] = [t.game.why_not(t.state, f"send {cell} {party}", 0) is None for party in parties]
    band = {"seat": "A", "members": {"hunter": 2}, "tools": 1}
    for place, animals in (((2, 0), {}), ((0, 1), {(0, 1): "horse"}), ((1, 1), {(1, 1): "reindeer"})):
        t = executing(2, **land, animals=animals, groups={place: band}, A={**own, "goods": {}}, B={"camp": (0, 0)})
        t.say("A", t.offered[0])
        t.until("execute", "reveal", "camp")
        found[f"brought from {place}"] = (t.goods("A"), t["A"].get("memory"))
    t = table(2, **land, phase="migration", A={**own, "goods": {"plant1": 5, "meat2": 1, "plant3": 2, "hide": 1}})
    t.until("camp")
    found["eaten"] = (t.goods("A"), t.tokens("A"), t.tokens("B"))
    return found


@pytest.mark.rule("DG-FLOW-03")
def test_yields_ranges_minima_and_meals_are_those_of_any_season() -> None:
    warm, cold = in_season(3), in_season(4)
    assert warm == cold
    assert warm["targets"] and all({*warm[species]} == {True, False} for species in terms.SPECIES)


@pytest.mark.rule("DG-EXEC-02", "DG-EXEC-08", "DG-PLAN-13", "DG-PLAN-14", "DG-EXPED-17", "DG-GATHER-12")
def test_what_is_left_undone_is_lost() -> None:
    goods = {"tool": 2, "hide": 1, "plant1": 6}
    t = table(2, round=2, grid=["w1> s2>"], A={"camp": (0, 0), "goods": goods}, B={"camp": (0, 0)})
    t.all_plan(A="send c2 hunters 1 tools 2 pay", B="ability range hunter")
    assert t.goods("A") == {"plant1": 6} and t.state.home[0][2] == 3
    t.say("A", "finish")
    assert t.state.home[0][2] == 4 and t.value("groups") == {} and t.value("harvested") == {}
    assert t.tokens("A") == 0


@pytest.mark.rule("DG-EXEC-03", "DG-EXEC-04", "DG-FIRST-02", "DG-FIRST-03", "DG-FIRST-05", "DG-SHAMAN-30")
def test_the_marker_may_change_hands_in_phase_3() -> None:
    t = executing(
        4,
        hut={"first_player": "B"},
        A={"builders": ["hunter"]},
        B={"goods": {"hide": 1}},
        C={"builders": ["hunter"]},
        D={"builders": ["hunter"]},
    )
    t.finish("A")
    t.say("B", "invoke", "finish")
    assert (t.turn, t.value("first"), t.goods("B")) == ("C", "B", {})
    t.finish("C", "D")
    t.until("camp")
    camps = []
    while t.asked == "camp":
        camps.append(t.turn)
        t.say(str(t.turn), f"camp {t[str(t.turn)]['camp']}")
    assert camps == ["B", "C", "D", "A"]
    assert (t.turn, t.asked) == ("B", "plan")


@pytest.mark.rule("DG-FIRST-04")
def test_the_holder_may_keep_the_marker() -> None:
    t = executing(3, hut={"first_player": "A"}, A={"goods": {"bone": 1}})
    t.say("A", "invoke", "finish")
    t.until("plan")
    assert t.turn == "A"


@pytest.mark.rule("DG-FIRST-07", "DG-SHAMAN-09")
def test_a_failed_first_player_changes_nothing() -> None:
    t = executing(3, hut={"first_player": "C"})
    t.finish()
    t.until("plan")
    assert (t.turn, t.tokens("C"), t["C"].get("done")) == ("B", 7, None)  # one token, and six go hungry
