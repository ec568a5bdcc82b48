"""Named tensors of an observation: shapes, rows that turn with the observer, and what each entry says."""

from __future__ import annotations

import json
from typing import Any

import pytest

from doggerland.tables import CRAFTS, Table, moments, new_game, table
from eolith.games.doggerland import terms
from eolith.kernel.tensors import layout, legend
from rotated import rotated

VARIANTS = {"short_game": "on", "scouting": "true", "centre_orientation": "first_player", "phase3_mode": "simultaneous"}


def seen(t: Table, viewer: int | None = 0) -> dict[str, dict[str, dict[str, int]]]:
    """What is not zero, by tensor, row and column."""
    arrays = t.state.tensors(viewer)
    found: dict[str, dict[str, dict[str, int]]] = {}
    for part in layout(t.game):
        rows = zip(part.rows, arrays[part.name].tolist(), strict=True)
        named = {row: dict(zip(part.columns, numbers, strict=True)) for row, numbers in rows}
        found[part.name] = {
            row: {column: number for column, number in columns.items() if number} for row, columns in named.items()
        }
    return found


@pytest.mark.parametrize(("options", "players"), rotated([{}, VARIANTS], [2, 3, 4]))
def test_every_moment_of_a_game_fits_into_one_shape(players: int, options: dict[str, Any]) -> None:
    game = new_game(players, **options).game
    parts = layout(game)
    assert [part.shape for part in parts] == [part.shape for part in layout(new_game(4).game)]
    text = legend(game)
    for part in parts:
        assert f"{part.name}  int16{list(part.shape)}" in text
        assert all(column in text and meaning for column, meaning in part.columns.items())
    kinds = set()
    for number, state in enumerate(moments(game, 1)):
        if number % 3 == 0 or state.over:
            found = state.tensors(number % players)
            assert [(name, array.shape) for name, array in found.items()] == [(part.name, part.shape) for part in parts]
            assert game.cells == sum(part.shape[0] * part.shape[1] for part in parts)
            kinds.add(state.frame[0] if not state.over else -1)
    assert len(kinds) > 12 and -1 in kinds


def test_an_observation_is_plain_data() -> None:
    for number, state in enumerate(moments(new_game(3).game, 4)):
        if number % 10 == 0:
            data = state.observe(0).to_dict()
            assert json.loads(json.dumps(data)) == data


@pytest.mark.rule("DG-HIDDEN-04")
def test_all_see_the_same_from_their_places() -> None:
    for number, state in enumerate(moments(new_game(3).game, 2)):
        if number % 40 == 0:
            one = state.tensors(None)
            assert (state.encode(None) == state.encode(0)).all()
            other = state.tensors(1)
            for name in ("seats", "goods", "memory", "later"):
                assert (other[name][[2, 0, 1, 3]] == one[name]).all()


def test_rows_turn_so_that_the_observer_is_the_first() -> None:
    t = table(
        3, A={"goods": {"wood": 1}, "hunters": 5}, B={"goods": {"wood": 2}, "levels": {"range": 2}},
        C={"goods": {"meat3": 3}, "memory": {"horse": 1}}, first="C", hut={"twins": "C"},
    )  # fmt: skip
    own, spectator = seen(t, 1), seen(t, None)
    assert [row.get("wood") for row in own["goods"].values()] == [2, None, 1, None]
    assert [row.get("wood") for row in spectator["goods"].values()] == [1, 2, None, None]
    assert [row.get("present") for row in own["seats"].values()] == [1, 1, 1, None]
    assert [row.get("hunters") for row in own["seats"].values()] == [4, 4, 5, None]
    assert [row.get("range") for row in own["seats"].values()] == [2, 1, 1, None]
    assert [row.get("first") for row in own["seats"].values()] == [None, 1, None, None]
    assert [row.get("turn") for row in own["seats"].values()] == [None, 1, None, None]
    assert own["memory"]["next"] == {"horse": 1}
    assert own["hut"]["twins"] == {"of next": 1} and spectator["hut"]["twins"] == {"of second next": 1}


def test_the_land_says_what_lies_and_stands_there() -> None:
    t = table(
        grid=["w2> H<", "c0> p1v"], at="d3", animals={(1, 0): "horse"}, harvested={(0, 0): 1},
        groups={(1, 0): {"seat": "B", "errand": "hunt", "members": {"chief": 1, "hunter": 2}, "tools": 3}},
        A={"camp": "d4", "megaliths": [(1, 1)]}, B={"camp": (1, 1), "journey": (0, 0)},
    )  # fmt: skip
    land = seen(t, 1)["land"]
    assert land["d3"] == {
        "territory": 1, "wood": 1, "amount": 2, "arrow_east": 1, "harvested": 1, "journey observer": 1,
    }  # fmt: skip
    assert land["e3"] == {
        "territory": 1, "grazing": 1, "appears_horse": 1, "arrow_west": 1, "horse": 1, "group observer": 1,
        "errand_hunt": 1, "sent_chief": 1, "sent_hunter": 2, "sent_tool": 3,
    }  # fmt: skip
    assert land["d4"] == {"territory": 1, "hearth": 1, "camp next": 1}
    assert land["e4"] == {
        "territory": 1, "plants": 1, "amount": 1, "arrow_south": 1, "camp observer": 1, "megalith next": 1,
    }  # fmt: skip
    assert set(land["d5"]) == {"territory"}


def test_cave_crafts_and_objectives_name_their_owners_by_row() -> None:
    craft, other = CRAFTS["N1"][0], CRAFTS["S1"][0]
    goals = [objective.id for objective in new_game().game.pack.objectives]
    t = table(
        cave=["painting_2"], cubes={"painting_2.top": "BB"}, painters={"painting_2.bottom": "A chief"},
        display=["", craft], crafters={craft: "B hunter"}, objectives={goals[1]: 2, goals[2]: 0},
        A={"crafts": [other], "superb": "painting_2.middle", "objectives": {goals[1]: 2}, "done": ["trade"]},
        B={"objectives": {goals[1]: 1}},
    )  # fmt: skip
    told = seen(t, 1)
    assert told["cave"]["painting_2.top"] == {"shown": 1, "cubes observer": 2}
    assert told["cave"]["painting_2.middle"] == {"shown": 1, "token next": 1}
    assert told["cave"]["painting_2.bottom"] == {"shown": 1, "chief next": 1}
    assert told["cave"]["painting_1.top"] == {"unseen": 1}
    assert told["crafts"][craft] == {"space": 2, "hunter observer": 1}
    assert told["crafts"][other] == {"of next": 1}
    assert [*told["crafts"].values()].count({"unseen": 1}) == terms.CRAFTS - 2
    assert told["objectives"][goals[1]] == {"open": 1, "rounds": 2, "met observer": 1, "met next": 2}
    assert told["objectives"][goals[2]] == {"open": 1}
    assert told["hut"]["trade"] == {"done next": 1}


def test_members_are_told_by_what_they_do() -> None:
    t = table(
        A={"builders": {"hunter": 1}, "parents": {"hunter": 2}, "learners": {"carrying": "shaman"}, "hunters": 4},
        B={"helper": "chief", "passed": True, "newborns": 1}, hut={"twins": "B"},
    )  # fmt: skip
    told = seen(t)["seats"]
    own = {name: number for name, number in told["observer"].items() if name.endswith(terms.MEMBERS)}
    assert own == {"home_chief": 1, "home_hunter": 1, "builder_hunter": 1, "parent_hunter": 2, "carrying_shaman": 1}
    assert (told["next"]["helper_chief"], told["next"]["passed"], told["next"]["newborns"]) == (1, 1, 1)
    assert told["next"]["home_hunter"] == 4 and not {"home_chief", "home_shaman"} & {*told["next"]}


def test_the_table_names_round_season_and_options() -> None:
    t = table(3, round=2, options={"scouting": "true"}, centre_arrow="west", marker_taken=True)
    told = seen(t)["table"]["table"]
    assert (told["players"], told["round"], told["season_cold"], told["phase_planning"]) == (3, 2, 1, 1)
    assert (told["centre_west"], told["marker_taken"], told["scouting_true"]) == (1, 1, 1)
    assert "chance" not in told and not any(name.startswith("undo") for name in layout(t.game)[0].columns)


GROUPS = {
    (0, 0): {"seat": "A", "errand": "gather", "members": {"chief": 1}},
    (1, 0): {"seat": "A", "errand": "hunt", "members": {"hunter": 2}},
}
SPOIL = next(good for good, number in enumerate(new_game().game.pack.animals[terms.BISON].spoils) if number)
"""The first that a bison gives."""
FRAMES = [
    ("planning", {"kind": "plan", "seat": "A"}, {"kind_plan": 1}),
    ("planning", {"kind": "member", "seat": "A", "slots": [terms.PAINT_CELL, 3]},
     {"kind_member": 1, "to_paint": 1, "target": 3}),
    ("planning", {"kind": "group", "seat": "A", "slots": [16, 2]}, {"kind_group": 1, "asks_hunters": 1}),
    ("planning", {"kind": "cost", "seat": "A", "slots": [1, 1]}, {"kind_cost": 1, "tools_due": 1, "hides_due": 1}),
    ("execution", {"kind": "load", "seat": "A", "slots": [17, SPOIL, 1, 3]},
     {"kind_load": 1, f"load_{terms.GOODS[SPOIL]}": 1, "load_room": 1, "left_behind": 3}),
    ("execution", {"kind": "offering", "seat": "A", "slots": [terms.TWINS]}, {"kind_offering": 1, "hut_twins": 1}),
    ("execution", {"kind": "memory", "seat": "A", "slots": [terms.BISON]}, {"kind_memory": 1, "hunted_bison": 1}),
    ("execution", {"kind": "trade", "seat": "A", "slots": [1, terms.HIDE]},
     {"kind_trade": 1, "given": 1, "given_hide": 1}),
    ("round_end", {"kind": "feed", "seat": "A", "slots": [5, 2, 1, 2]},
     {"kind_feed": 1, "food_due": 5, f"eats_{terms.ASKED_STORES[1]}": 1, "plants_eaten": 1, "meat_eaten": 2}),
]  # fmt: skip


@pytest.mark.parametrize(("phase", "frame", "told"), FRAMES, ids=[frame["kind"] for _, frame, _ in FRAMES])
def test_what_is_pending_is_named(phase: str, frame: dict[str, Any], told: dict[str, int]) -> None:
    stores = {"wood": 2, "hide": 3, "tool": 2, "meat2": 4, "plant2": 4, "plant1": 4}
    t = table(
        grid=["w3> B<", "c0> p1v"], at="c3", phase=phase, groups=GROUPS, animals={(1, 0): "bison"},
        hut={"twins": "A"} if frame["kind"] == "offering" else {}, A={"goods": stores},
        agenda=[{"kind": "round", "slots": [1]}, frame],
    )  # fmt: skip
    found = seen(t)
    assert found["pending"]["pending"] == told
    asked = [cell for cell, columns in found["land"].items() if "asked" in columns]
    assert asked == {"group": ["c3"], "load": ["d3"]}.get(frame["kind"], [])


def test_what_chance_decides_is_named() -> None:
    t, kinds = new_game(3), set()
    game = t.game
    for t.state in moments(game, 1):
        if terms.PHASES[t.state.phase] != "setup":
            break
        kind, told = terms.FRAMES[t.state.frame[0]], seen(t)
        kinds.add(kind)
        assert told["table"]["table"].get("chance", 0) == int(t.state.seat < 0)
        counted = kind in ("draw_objective", "reveal", "deal_craft")
        due = {"count": t.state.frame[2]} if counted else {"from_start": 1} if kind == "lay_tile" else {}
        assert told["pending"]["pending"] == {f"kind_{kind}": 1, **due}
    assert {"first_seat", "draw_objective", "lay_tile"} <= kinds


def test_importing_the_tensors_does_not_import_numpy() -> None:
    import subprocess
    import sys

    code = "import sys, eolith.games.doggerland.seen.tensors; print('numpy' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"
