"""Positions: read, written, checked; supplies, observations and sheets of random games."""

from __future__ import annotations

import json
from typing import Any

import pytest

from doggerland.tables import moments
from eolith.games.doggerland import terms
from eolith.games.doggerland.game import DoggerlandGame
from eolith.kernel.game import PositionError

OPTIONS: dict[str, dict[str, str]] = {
    "default": {},
    "short": {"short_game": "on", "phase3_mode": "simultaneous", "centre_orientation": "first_player"},
    "other": {"journey_token": "planning", "scouting": "true", "majority_ties": "skip", "adult_overflow": "ignore"},
}
GAMES = {
    (players, name): DoggerlandGame(players, options) for players in (2, 3, 4) for name, options in OPTIONS.items()
}
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=[f"{players}-{name}" for players, name in GAMES])
TWO = GAMES[2, "default"]
ROUND = {"kind": "round", "slots": [1]}
DRAW = {"kind": "draw_objective", "slots": [1]}


# --- there and back -------------------------------------------------------------------------------


@pytest.mark.rule("DG-COMP-02", "DG-COMP-03", "DG-COMP-06", "DG-COMP-07", "DG-COMP-11", "DG-COST-13", "DG-EXPED-17")
@every_game
def test_nothing_is_lost_and_positions_come_back(game: DoggerlandGame) -> None:
    for state in moments(game, 3, every=9):
        game.check(state)
        position = game.to_position(state)
        assert "puzzle" not in position
        assert game.from_position(json.loads(json.dumps(position))) == state


@pytest.mark.rule("DG-SETUP-07", "DG-SETUP-20", "DG-SETUP-21", "DG-SETUP-23", "DG-SETUP-28", "DG-COMP-11")
def test_what_nobody_names_lies_where_it_began() -> None:
    state = TWO.from_position({})
    position = TWO.to_position(state)
    assert position["phase"] == "planning" and state.seat == 0
    assert position["A"]["camp"] == position["B"]["camp"] == "d4"
    assert position["A"]["levels"] == dict.fromkeys(terms.ABILITIES, 1)
    seen = state.observe(None)
    view = seen.seats[0]
    assert (view.home, view.members, view.room, view.hunters_left) == ({"chief": 1, "shaman": 1, "hunter": 4}, 6, 6, 6)
    assert view.dwellings == {"ramshackle": 2} and not view.goods
    assert len(seen.tiles) == 9 and len(seen.pile) == 36 and len(seen.crafts_left) == 15
    assert seen.supply == {animal.id: animal.copies for animal in TWO.pack.animals}
    assert (len(seen.cave), seen.covered, len(seen.paintings_unseen)) == (1, 3, 7)


def test_members_that_no_plan_has_placed_are_at_home() -> None:
    state = TWO.from_position(
        {
            "A": {"builders": ["hunter"], "learners": {"range": "chief"}, "hunters": 6},
            "B": {"parents": ["hunter", "shaman"]},
            "groups": {"c3": {"seat": "A", "members": {"hunter": 2}, "tools": 1}},
            "painters": {"painting_1.top": "A hunter"},
            "crafters": {TWO.pack.crafts[0].id: "B chief"},
            "hut": {"twins": "A"},
            "puzzle": True,
        }
    )
    seen = state.observe(None)
    assert seen.seats[0].home == {"hunter": 2} and seen.seats[1].home == {"hunter": 3}
    group = seen.groups["c3"]
    assert (group.errand, group.people, group.skill) == ("gather", 2, 3)


@pytest.mark.parametrize("phase", ["planning", "execution", "migration", "round_end"])
def test_a_phase_needs_no_agenda(phase: str) -> None:
    """With nothing planned and nothing to choose for the meal the next painting is what is asked for."""
    state = TWO.from_position({"phase": phase, "round": 3, "first": "B"})
    asked = ("plan", 1, 3) if phase == "planning" else ("reveal", -1, 4)
    assert (terms.FRAMES[state.frame[0]], state.seat, state.round) == asked


# --- mistakes ---------------------------------------------------------------------------------------

SETTING_UP = {
    "puzzle": True, "phase": "setup", "tiles": {}, "objectives": [], "cave": [], "display": [],
    "agenda": [{"kind": "round"}, {"kind": "set_up"}],
}  # fmt: skip
HUNTER = {"e3": {"seat": "A", "errand": "hunt", "members": {"hunter": 1}}}
TOOLS = {"kind": "group", "seat": "A", "slots": [18, 3]}
"""How many tools a lone hunter without any takes along."""
ODD = {"kind": "load", "seat": "A", "slots": [18, 0, 8]}
SUPERB = {"hut": {"superb_painting": "A"}, "phase": "execution"}
PAINTED = [f"painting_1.{row}" for row in terms.PAINTING_ROWS]
FIRST_PAINTED = terms.SPECIES[TWO.pack.paintings[0].animals[0]]
PAINTER = {"superb": "painting_1.top", "goods": dict.fromkeys(terms.GOODS[: terms.PAYABLE], 1)}


def offering(action: str) -> list[dict[str, Any]]:
    return [ROUND, {"kind": "execute", "seat": "A"},
            {"kind": "offering", "seat": "A", "slots": [terms.HUT.index(action)]}]  # fmt: skip


def bands(cell: str, *members: str, **entries: Any) -> dict[str, Any]:
    """A group of seat A on a cell."""
    return {"groups": {cell: {"seat": "A", "members": list(members), **entries}}}


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"game": "chess"}, "game is 'chess'; allowed: doggerland"),
        ({"players": 3}, "players is 3; allowed: 2"),
        ({"options": {"scouting": "true"}}, "options is {'scouting': 'true'}; allowed: {}, as this game has them"),
        ({"options": 3}, "options is 3; allowed: a table of entries"),
        ({"A": {"crafts": [["bone_fish"]]}}, "A.crafts is ['bone_fish']; allowed: fox_tooth"),
        ({"C": {}}, "the position has no entry 'C'; allowed: A, B, agenda"),
        ({"round": 9}, "round is 9; allowed: 1 to 8"),
        ({"phase": "night"}, "phase is 'night'; allowed: setup, planning"),
        ({"first": "C"}, "first is 'C'; allowed: A, B"),
        ({"marker_taken": 1}, "marker_taken is 1; allowed: true or false"),
        ({"arrow": "up"}, "arrow is 'up'; allowed: west, north"),
        ({"tiles": {"a1": "start_wood_a"}}, "tiles has no entry 'a1'; allowed: a2, a3"),
        ({"tiles": {"d4": "lake"}}, "tiles.d4 is 'lake'; allowed: centre, start_horse"),
        ({"tiles": {"d4": "centre", "d5": "centre"}}, "tiles is {'d4': 'centre', 'd5': 'centre'}; allowed: each"),
        ({"opened": ["d4"]}, "opened is 'd4'; allowed: cells without a tile"),
        ({"animals": {"d4": "hare"}}, "animals.d4 is 'hare'; allowed: horse"),
        ({"animals": {"a4": "horse"}}, "animals.a4: there is no tile"),
        ({"harvested": {"c3": 2}}, "harvested.c3 is 2; allowed: 0 to 1"),
        ({"groups": {"a4": {"seat": "A"}}}, "groups.a4: there is no tile"),
        ({"groups": {"c3": {"seat": "Z"}}}, "groups.c3.seat is 'Z'; allowed: A, B"),
        ({"groups": {"c3": {"seat": "A", "errand": "nap"}}}, "groups.c3.errand is 'nap'; allowed: gather, hunt, scout"),
        ({"groups": {"c3": {"seat": "A", "members": {"hunter": 5}}}}, "A has placed more members than it has"),
        ({"cave": ["painting_1", "painting_1"]}, "cave is ['painting_1', 'painting_1']; allowed: at most 4 paintings"),
        ({"covered": 4}, "covered is 4; allowed: 0 to 3"),
        ({"cubes": {"painting_1.top": "AB"}}, "cubes.painting_1.top is 'AB'; allowed: the letter of a seat, once or"),
        ({"painters": {"painting_1.top": "A cook"}}, "painters.painting_1.top is 'cook'; allowed: chief"),
        ({"display": ["axe"]}, "display is 'axe'; allowed: fox_tooth"),
        ({"display": ["bone_fish"], "A": {"crafts": ["bone_fish"]}}, "display is ['bone_fish']; allowed: crafts"),
        ({"crafters": {"great_mother": "A chief"}}, "crafters has no entry 'great_mother'; allowed: "),
        ({"objectives": {"luck": 1}}, "objectives has no entry 'luck'; allowed: artisans"),
        ({"hut": {"sauna": "A"}}, "hut has no entry 'sauna'; allowed: cromlech"),
        ({"A": {"camp": "a1"}}, "A.camp is 'a1'; allowed: b1, c1"),
        ({"A": {"hunters": 11}}, "A.hunters is 11; allowed: 0 to 10"),
        ({"A": {"goods": {"gold": 1}}}, "A.goods has no entry 'gold'; allowed: bone"),
        ({"A": {"levels": {"range": 4}}}, "A.levels.range is 4; allowed: 1 to 3"),
        ({"A": {"memory": {"horse": 3}}}, "A.memory.horse is 3; allowed: 0 to 2"),
        ({"A": {"megaliths": ["c3", "c4", "c5", "d3"]}}, "A.megaliths is ['c3', 'c4', 'c5', 'd3']; allowed: at most 3"),
        ({"A": {"superb": "wall"}}, "A.superb is 'wall'; allowed: painting_1.top"),
        ({"A": {"learners": {"range": "cook"}}}, "A.learners.range is 'cook'; allowed: chief"),
        ({"agenda": []}, "agenda is []; allowed: 1 to 32 frames"),
        ({"agenda": [{"kind": "nap"}]}, "agenda.kind is 'nap'; allowed: set_up"),
        ({"agenda": [{"kind": "round", "slots": [8]}]}, "agenda.slots is 8; allowed: 0 to 7"),
        ({"agenda": [{"kind": "round", "slots": [1, 0]}]}, "agenda.slots is [1, 0]; allowed: at most 1 numbers"),
        ({"agenda": [{"kind": "round", "seat": "A"}]}, "agenda.seat is 'A'; allowed: chance for round"),
        ({"agenda": [{"kind": "plan"}]}, "agenda is [{'kind': 'plan'}]; allowed: the round as the first"),
        (
            {"agenda": [ROUND, {"kind": "round"}]},
            "agenda is [{'kind': 'round', 'slots': [1]}, {'kind': 'round'}]; allowed: round once",
        ),
        (
            {"agenda": [ROUND, {"kind": "trade", "seat": "A"}, {"kind": "camp", "seat": "B"}]},
            "agenda is [{'kind': 'round', 'slots': [1]}, {'kind': 'trade', 'seat': …; allowed: trade as the last frame",
        ),
        (
            {"agenda": [ROUND, {"kind": "set_up"}, {"kind": "feed", "seat": "A"}]},
            "agenda is [{'kind': 'round', 'slots': [1]}, {'kind': 'set_up'}, {'kind…; allowed: first_seat, turn_centre",
        ),
        ({"agenda": [ROUND, {"kind": "plan", "seat": "D"}]}, "agenda.seat is 'D'; allowed: A, B for plan"),
        ({"puzzle": True, "agenda": [ROUND, {"kind": "set_up"}]}, "agenda: set_up needs a table that is laid out so"),
        ({"puzzle": True, "agenda": [ROUND, DRAW]}, "agenda: draw_objective needs a place for each"),
        ({"agenda": [ROUND, {"kind": "reveal", "slots": [4]}]}, "agenda: reveal needs paintings that lie face down"),
        ({"agenda": [ROUND, {"kind": "reveal"}]}, "agenda: reveal needs a number of draws"),
        ({"agenda": [ROUND, {"kind": "deal_craft", "slots": [3]}]}, "agenda: deal_craft needs empty spaces"),
        ({"agenda": [ROUND, {"kind": "member", "seat": "A", "slots": [1, 4]}]}, "agenda: member needs a place to go"),
        ({"agenda": [ROUND, {"kind": "member", "seat": "A", "slots": [2]}]}, "agenda: member needs a place to go"),
        ({"agenda": [ROUND, {"kind": "group", "seat": "A", "slots": [24]}]}, "agenda: group needs an expedition"),
        (
            {"animals": {"e3": "horse"}, "groups": HUNTER, "agenda": [ROUND, TOOLS | {"slots": [18, 2]}]},
            "agenda: group needs to ask for what is not there yet",
        ),
        ({"agenda": [ROUND, {"kind": "load", "seat": "A", "slots": [24]}]}, "agenda: load needs an expedition of the"),
        ({"agenda": [ROUND, {"kind": "site", "seat": "A", "slots": [2]}]}, "agenda: site needs the long journey or"),
        ({"agenda": [ROUND, {"kind": "tools", "seat": "A"}]}, "agenda: tools needs a member on the track"),
        ({"agenda": [ROUND, {"kind": "offering", "seat": "A"}]}, "agenda: offering needs the seat's shaman there"),
        ({"agenda": [ROUND, {"kind": "cubes", "seat": "A"}]}, "agenda: cubes needs a shaman token in the cave"),
        (
            {"agenda": [ROUND, {"kind": "trade", "seat": "A", "slots": [1]}]},
            "agenda: trade leaves nothing to decide",
        ),
        (
            {"A": {"hunters": 0, "builders": ["chief"]}, "agenda": [ROUND, {"kind": "parents", "seat": "A"}]},
            "agenda: parents needs two members at home",
        ),
        (SETTING_UP | {"covered": 0}, "agenda: set_up needs paintings to turn up"),
        (SETTING_UP, "agenda: set_up needs the goods of the start with every seat"),
        (
            {"puzzle": True, "animals": {"e3": "mammoth"}, "groups": HUNTER, "agenda": [ROUND, TOOLS]},
            "agenda: it takes more than there is (DG-COMP-01: the least of stock is -",
        ),
        ({"A": {"helper": "hunter"}}, "A.helper is 'hunter'; allowed: a member with the shaman who prays for twins"),
        ({"agenda": [ROUND, {"kind": "member", "seat": "A", "slots": [7, 2]}]}, "agenda: member needs a place to go"),
        ({"A": {"megaliths": 3}}, "A.megaliths is 3; allowed: a list"),
        ({"painters": {"painting_1.top": 5}}, "painters.painting_1.top is 5; allowed: A, B"),
        ({"cubes": {"painting_1.top": 5}}, "cubes.painting_1.top is 5; allowed: A, B"),
        ({"animals": {"c3": "horse"}, "supply": {"horse": 6}}, "DG-COMP-07: figures of horse: 7, not 6 (a puzzle may"),
        ({"A": {"memory": {"horse": 2, "bison": 1}}}, "DG-COMP-11: A remembers too much (a puzzle may"),
        ({"A": {"dwellings": {"simple": 3, "status": 4}}}, "DG-DWELL-10: A has no place for 7 dwellings"),
        ({"A": {"dwellings": {}}}, "DG-DWELL-09: A has covered too much"),
        ({"A": {"done": ["menhir"]}}, "DG-SHAMAN-35: megaliths of A: 0, not 1"),
        ({"A": {"done": ["trade"]}, "hut": {"trade": "A"}}, "DG-SHAMAN-04: A plans trade once more"),
        ({"cubes": {"painting_2.top": "A"}}, "DG-PAINT-09: a cell that lies face down is taken"),
        ({"cubes": {"painting_1.top": "A"}, "painters": {"painting_1.top": "B chief"}}, "DG-PAINT-02: a cell"),
        ({"A": {"camp": "c3"}, "B": {"camp": "c3"}}, "DG-CAMP-04: two camps share a tile"),
        ({"tiles": {"d4": "four_wood"}}, "DG-SETUP-05: centre tiles: 0, not 1"),
        ({"tiles": {"d4": "centre", "d5": "four_wood"}}, "DG-SETUP-03: tiles four_wood: 1, not 0"),
        (SUPERB, "A.superb: the shaman needs a token in the cave"),
        (SUPERB | {"puzzle": True, "A": {"memory": ["horse"]}}, "A.superb: the shaman needs a token in the cave"),
        (
            SUPERB | {"agenda": [ROUND, {"kind": "cave_token", "seat": "B"}]},
            "agenda: cave_token needs the seat's shaman there",
        ),
        (
            SUPERB | {"A": PAINTER, "agenda": [ROUND, {"kind": "cave_token", "seat": "A"}]},
            "agenda: cave_token needs a shaman token that is not in the cave yet",
        ),
        ({"A": {"superb": "painting_1.top"}}, "DG-SHAMAN-16: A has left a token in the cave (a puzzle may"),
        (
            {"hut": {"trade": "A"}, "A": {"goods": {"plant1": 3}}, "agenda": offering("trade")},
            "agenda: offering needs an action of the shaman that can be carried out",
        ),
        (
            SUPERB | {"A": PAINTER, "agenda": offering("superb_painting")},
            "agenda: offering needs an action of the shaman that can be carried out",
        ),
        (bands("e3", "hunter", errand="scout") | {"agenda": [ROUND, ODD]}, "agenda: load needs an expedition of the"),
        (bands("e3", "hunter", errand="hunt"), "DG-HUNT-05: a group hunts where no animal is (a puzzle may"),
        (bands("e3", "hunter", "shaman") | {"animals": {"e3": "horse"}}, "DG-HUNT-04: a shaman goes hunting"),
        (bands("e3", "chief", "hunter", tools=1), "DG-EXPED-02: a gathering group is too large"),
        (bands("e3", "hunter") | {"harvested": {"e3": 1}}, "DG-GATHER-11: a group gathers where nothing is left"),
        (bands("d4", "hunter"), "DG-GATHER-11: a group gathers where nothing is left"),
        (
            bands("e3", "hunter", errand="gather") | {"animals": {"e3": "horse"}},
            "DG-HUNT-13: a group gathers where an animal is",
        ),
        ({"A": {"parents": ["chief"]}}, "DG-BIRTH-01: A has one parent"),
        ({"crafters": {"fox_tooth": "A hunter", "bird_bone": "A shaman"}}, "DG-CRAFT-02: A plans 2 crafts"),
        (
            {"painters": dict(zip(PAINTED, ("A hunter", "A chief", "A shaman")))},
            "DG-PAINT-03: A plans 3 paintings",
        ),
        ({"A": {"journey": "c3", "journey_since": 2}}, "DG-SHAMAN-20: A laid a token in round 2"),
        ({"round": 5, "A": {"journey": "c3", "journey_since": 2}}, "DG-SHAMAN-20: A laid a token in round 2"),
        (
            {"A": {"journey": "c3", "journey_since": 1}, "B": {"camp": "c3"}},
            "DG-CAMP-04: a camp shares a tile with a megalith or token of A",
        ),
        (
            {"A": {"megaliths": ["c3"], "done": ["menhir"]}, "B": {"camp": "c3"}},
            "DG-CAMP-04: a camp shares a tile with a megalith or token of A",
        ),
        ({"A": {"objectives": {"artisans": 1}}}, "DG-GOAL-04: rounds in which objective 5 was met: {1}, not set()"),
    ],
)  # fmt: skip
def test_a_mistake_names_its_entry(position: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        TWO.from_position(position)
    said = str(caught.value)
    assert said.startswith(f"position: {message}") and "\n" not in said


@pytest.mark.parametrize(
    "position",
    [
        {"crafters": {"fox_tooth": "A hunter", "bird_bone": "A chief"}},
        {"painters": dict(zip(PAINTED, ("A chief", "A shaman", "B hunter")))},
        SUPERB | {"A": PAINTER},
        SUPERB | {"A": PAINTER | {"memory": [FIRST_PAINTED]}, "agenda": offering("superb_painting")},
        SUPERB | {"phase": "planning", "agenda": [ROUND, {"kind": "plan", "seat": "A", "slots": [1]},
                                                  {"kind": "cave_token", "seat": "A"}]},
        {"phase": "execution", "A": {"superb": "painting_1.top", "memory": [FIRST_PAINTED] * 2},
         "agenda": [ROUND, {"kind": "execute", "seat": "A"}, {"kind": "cubes", "seat": "A"}]},
        {"round": 5, "phase": "round_end", "A": {"journey": "c3", "journey_since": 4}},
        {"round": 5, "A": {"journey": "c3", "journey_since": 4}, "B": {"camp": "c4"}},
        bands("e3", "chief", "hunter"),
        bands("e3", "chief", "hunter", "hunter") | {"animals": {"e3": "horse"}},
    ],
)  # fmt: skip
def test_what_comes_up_in_play_is_no_puzzle(position: dict[str, Any]) -> None:
    state = TWO.from_position(position)
    assert TWO.from_position(TWO.to_position(state)) == state and "puzzle" not in TWO.to_position(state)


def test_a_puzzle_may_leave_things_out() -> None:
    state = TWO.from_position({"puzzle": True, "tiles": {"a2": "pile_wood_a"}, "pile": [], "A": {"camp": "a2"}})
    position = TWO.to_position(state)
    assert position["puzzle"] and position["pile"] == []
    assert TWO.from_position(position) == state


# --- observations and sheets ------------------------------------------------------------------------


@pytest.mark.rule("DG-HIDDEN-01", "DG-HIDDEN-02", "DG-HIDDEN-03", "DG-HIDDEN-04", "DG-HIDDEN-07")
@every_game
def test_everybody_sees_the_same_and_no_order(game: DoggerlandGame) -> None:
    for state in moments(game, 5, every=40):
        seen = state.observe(None)
        plain = seen.to_dict()
        assert json.loads(json.dumps(plain)) == plain and hash(seen) == hash(state.observe(None))
        for seat in range(game.players):
            own = state.observe(seat).to_dict()
            assert own.pop("viewer") == terms.SEATS[seat]
            assert own == {name: value for name, value in plain.items() if name != "viewer"}
        place = {tile.id: number for number, tile in enumerate(game.pack.tiles)}
        assert list(seen.pile) == sorted(seen.pile, key=place.__getitem__), "not in the order of a draw"
        assert len(seen.cave) + seen.covered == game.pack.set_ups[game.players - 2].paintings
        assert not {*seen.cave} & {*seen.paintings_unseen}
    with pytest.raises(ValueError, match=r"viewer is 4; allowed: 0 to"):
        state.observe(4)


@pytest.mark.rule("DG-SCORE-12", "DG-SCORE-14")
@every_game
def test_the_sheet_adds_up_to_the_score(game: DoggerlandGame) -> None:
    for state in moments(game, 8, every=40):
        sheet = state.sheet()
        assert [row.total for row in sheet.rows] == state.scores()
        assert [row.tie_break for row in sheet.rows] == state.tie_breaks()
        for row in sheet.rows:
            assert row.total == sum(line.points for line in row.lines.values())
            assert all(line.points == sum(item.points for item in line.items) for line in row.lines.values())
        assert json.dumps(sheet.to_dict()) and sheet.final == bool(state.over) == bool(sheet.winners)
