"""What simulations count of Doggerland: every action under its letter, every component under its name, every point."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import eolith
from doggerland.tables import CRAFTS, Table, executing, table
from eolith.games.doggerland import terms
from eolith.kernel.study import OFFERED, SCORED, SEEN, TAKEN, Count
from eolith.testing import play

N1, S1 = CRAFTS["N1"][0], CRAFTS["S1"][0]
WAITS = {"builders": ["hunter"]}
"""A seat that keeps the phase from ending."""


def counted(t: Table, kind: str) -> list[Count]:
    """What is counted of one kind for seats, as if all crafts had been dealt before the table was as it is."""
    dealt, started = map(terms.EVENTS.index, ("craft_dealt", "round_started"))
    events = [(dealt, -1, craft, 0, 0) for craft in range(terms.CRAFTS)]
    events += [(started, t.state.first, t.state.round, 0, 0)]
    events += [event for step in t.steps for event in step.events]
    return [count for count in t.game.study().counts(t.state, events) if count.kind == kind and count.seat >= 0]


def taken(t: Table, kind: str) -> list[str]:
    """What seat A took of one kind."""
    return [count.id for count in counted(t, kind) if count.how == TAKEN and count.seat == 0]


@pytest.mark.parametrize(("command", "action"), [
    ("dwelling hunter", "dwelling"), (f"craft {N1} hunter", "craft"), ("birth hunter hunter", "birth"),
    ("send c2 hunters 1", "gather"), ("send b3 chief hunters 1", "hunt"), ("paint painting_1.top hunter", "paint"),
    ("ability range hunter", "ability"), ("shaman trade", "shaman"),
])  # fmt: skip
def test_a_plan_is_counted_by_its_action(command: str, action: str) -> None:
    t = table(grid=["w1> s2>", "H> ."], animals={(0, 1): "horse"}, display=[N1], cave=["painting_1"],
              A={"camp": (0, 0), "goods": {"tool": 1}})  # fmt: skip
    t.say("A", command)
    assert taken(t, "actions") == [action]


def test_a_scout_counts_as_a_gatherer() -> None:
    t = table(grid=["c0> w1>"], options={"scouting": "true"}, harvested={(1, 0): 1}, A={"camp": (0, 0)})
    t.say("A", "send c2 hunters 1")
    assert taken(t, "actions") == ["gather"]


def test_what_is_done_is_counted_under_its_name() -> None:
    group = {"seat": "A", "errand": "hunt", "members": {"chief": 1, "hunter": 2}}
    t = executing(3, grid=["w1> s2>", "p1> ."], animals={(1, 0): "reindeer"}, B=WAITS, display=[N1, S1],
                  crafters={N1: "A hunter"}, round=3,
                  groups={(1, 0): group, (0, 1): {"seat": "A", "members": ["hunter"]}},
                  A={"camp": (0, 0), "builders": ["shaman"], "learners": {"range": "hunter"}, "hunters": 6,
                     "goods": {"wood": 3, "hide": 5, "bone": 5}})  # fmt: skip
    t.say("A", "return c2", "return b3", f"make {N1}", "build status other empty", "raise range", "finish")
    assert taken(t, "animals") == ["reindeer"]
    assert taken(t, "terrain") == ["plants"] and taken(t, "rounds") == ["3"]
    assert taken(t, "dwellings") == ["status"]
    assert taken(t, "abilities") == ["range.2"]
    assert taken(t, "crafts") == [N1]


def test_want_is_counted_by_its_reason() -> None:
    t = table(A={"goods": {"plant1": 6}}, B={"goods": {"plant1": 6}})
    t.say("A", "dwelling hunter")
    assert taken(t, "reasons") == [str(terms.SUBSTITUTE)]
    t.say("B", "pass")
    t.say("A", "shaman trade", "pass", "finish")
    assert taken(t, "reasons") == [str(terms.SUBSTITUTE), str(terms.SHAMAN_WASTED)]
    assert taken(t, "want") == ["2"]


def test_what_scores_is_counted_with_its_points() -> None:
    """Objectives by their cell, a superb painting by its cubes: players at random come to neither."""
    shaman = {"dwellings": {"status": 3}, "goods": {"plant1": 9, "bone": 1}, "memory": ["bison", "bison"]}
    ten = {"hunters": 8, "dwellings": {"ramshackle": 2, "simple": 2}, "goods": {"plant1": 10}}
    t = executing(round=8, objectives={"big_tribe": 1, "fine_village": 0}, cave=["painting_3"],
                  hut={"superb_painting": "A"}, A={**shaman, "superb": "painting_3.top"}, B=ten)  # fmt: skip
    t.say("A", "invoke bone 2", "finish")
    assert t.state.over
    rows = t.game.study().points(t.state, [])
    for kind, took, due in (("objectives", "fine_village", [5, 3]), ("paintings", "painting_3.top", [2 * 3, 0])):
        points: Counter[int] = Counter()
        for count in counted(t, kind):
            points[count.seat] += count.points
        assert [points[0], points[1]] == [row[kind] for row in rows] == due
        assert taken(t, kind) == [took]


def test_whoever_began_has_the_first_turn() -> None:
    for first in "ABC":
        game = eolith.load(f"doggerland(players=3, first_player={first})")
        told: list[Any] = []
        state = game.start()
        state.listener = told
        state.playout(eolith.Source(1))
        begun = terms.SEATS.index(first)
        assert game.study().order(told) == [begun, (begun + 1) % 3, (begun + 2) % 3]


@pytest.mark.parametrize("spec", ["doggerland(players=4)", "doggerland(players=2, short_game=on)"])
def test_a_whole_game_is_counted_as_its_end_shows(spec: str) -> None:
    game = eolith.load(spec)
    for seed in range(5):
        told: list[Any] = []
        for state, _ in play(game, seed):
            if state.listener is None:
                state.listener = told
        study, fields = game.study(), state.fields()
        counts = list(study.counts(state, told))
        assert {count.id for count in counts} <= {id for kind in study.kinds.values() for id in kind.names}
        points = study.points(state, told)
        assert [sum(row.values()) for row in points] == state.scores()
        for seat in range(game.players):
            own = [count for count in counts if count.seat == seat]
            by_kind = Counter(count.kind for count in own if count.how == TAKEN)
            assert by_kind["crafts"] == fields["craft_of"].count(seat + 1)
            assert by_kind["hut"] == sum(fields["done"][seat])
            assert by_kind["dwellings"] == sum(fields["dwellings"][seat][terms.SIMPLE :])
            assert by_kind["abilities"] == sum(fields["level"][seat])
            assert by_kind["paintings"] == fields["cube_of"].count(seat + 1)
            assert by_kind["reasons"] == fields["deprivation"][seat]
            assert by_kind["terrain"] == by_kind["rounds"]
            assert by_kind["want"] == 1
            scored = Counter(count.kind for count in own if count.how == SCORED for _ in range(count.points))
            assert scored["paintings"] == points[seat]["paintings"]
        shown = Counter(count.kind for count in counts if count.how == SEEN)
        assert shown["crafts"] == terms.CRAFTS - sum(fields["crafts_left"])
        assert shown["paintings"] == 3 * sum(map(bool, fields["revealed"]))
        assert shown["objectives"] == terms.OPEN_OBJECTIVES
        made = {count.id for count in counts if count.kind == "crafts" and count.how == TAKEN}
        assert made <= {count.id for count in counts if count.kind == "crafts" and count.how == OFFERED}
