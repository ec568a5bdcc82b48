"""The end of the round, goals and the end of the game (DGS-ROUND, DGS-GOAL, DGS-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from doggerland.alone import alone, ending, planning
from doggerland.tables import Table
from eolith.games.doggerland import terms

# --- DGS-ROUND ------------------------------------------------------------------------------------------


@pytest.mark.rule("DGS-ROUND-01", "DGS-FLOW-01")
def test_a_game_has_eight_rounds_with_a_card_each() -> None:
    t = planning(A={"goods": {"plant1": 6}}, options={"difficulty": "easy"})
    seasons = {}
    for number in range(1, 9):
        assert t.value("round") == number and len(t.state.observe(0).cards) == number
        seasons[number] = t.state.observe(0).season
        position = t.state.to_position()
        food = {"goods": {"plant1": 6}, "deprivation": 0}
        t.state = t.game.from_position({**position, "puzzle": True, "A": {**position["A"], **food}})
        if number < 8:
            while t.value("round") == number or t.asked != "plan":
                before = t.asked, t.value("round")
                t.until("plan") if t.asked != "plan" else t.say("A", "pass")
                assert (t.asked, t.value("round")) != before or t.asked == "plan"
    t.until()
    assert t.state.over and [*seasons.values()] == ["warm", "cold"] * 4


@pytest.mark.rule("DGS-ROUND-02")
def test_discarded_crafts_become_the_new_stack() -> None:
    t = alone()
    crafts = [craft.id for craft in t.game.pack.crafts]
    t = ending(display=crafts[:3], discards=crafts[3:8], crafts_left=[], stage=17, A={"crafts": crafts[8:]})
    assert set(t.value("display")) > set(crafts[:3]) and len(t.state.observe(0).display) == 5
    assert None not in t.state.observe(0).display and not t.value("discards")
    assert sum(t.state.crafts_left) == 3
    t = ending(display=crafts[:3], crafts_left=[], stage=17, A={"crafts": crafts[3:]})
    assert t.state.observe(0).display[3:] == (None, None), "your own do not come back"


@pytest.mark.rule("DGS-ROUND-02")
def test_the_stack_is_used_up_before_it_is_made_anew() -> None:
    crafts = [craft.id for craft in alone().game.pack.crafts]
    t = ending(display=crafts[:3], discards=crafts[3:8], crafts_left=[crafts[8]], stage=17, A={"crafts": crafts[9:]})
    assert crafts[8] in t.value("display")


@pytest.mark.rule("DGS-ROUND-03", "DGS-WIN-03")
def test_hunger_can_lose_the_game() -> None:
    t = ending(options={"difficulty": "easy"}, A={"hunters": 5, "deprivation": 2, "goods": {"plant3": 5}})
    assert t.state.over and t.game.endings[t.state.over] == "tokens" and t.tokens("A") == 4
    assert t.game.outcome(t.state).rule == "DGS-WIN-03"
    t = ending(options={"difficulty": "easy"}, A={"hunters": 5, "deprivation": 2, "goods": {"plant3": 6}})
    assert not t.state.over and t.tokens("A") == 3


@pytest.mark.rule("DGS-ROUND-03")
def test_a_large_tribe_eats_first_what_would_spoil() -> None:
    """Fourteen to feed: the meat of bowl 3 is enough, and plants of bowl 2 are kept."""
    lean = '{ at = "feeding", do = "food_need", n = 2 }'
    seat = {"hunters": 10, "dwellings": {"simple": 4}, "goods": {"plant2": 3, "meat3": 7}}
    t = ending(lean, stage=11, hook="migration", A=seat)
    t.until("camp")
    assert t.goods("A") == {"plant3": 3} and t.tokens("A") == 0


@pytest.mark.rule("DGS-ROUND-04")
@pytest.mark.pure
def test_goals_are_compared_at_the_end_of_each_round() -> None:
    status = {"dwellings": {"ramshackle": 2, "status": 4}}
    t = ending(goals={"status_homes": 0, "two_stones": 1}, A=status)
    assert t.value("goals") == {"status_homes": 1, "two_stones": 0}
    assert all(type(cube) is int for cube in t.value("goals").values())


@pytest.mark.rule("DGS-ROUND-05")
def test_after_the_eighth_round_nothing_else_happens() -> None:
    t = ending(round=8, grid=["M> c0>"], at="c4")
    assert t.state.over and t.value("round") == 8 and not t.value("animals")


# --- DGS-GOAL -------------------------------------------------------------------------------------------


def met(goal: str, seat: dict[str, Any] | None = None, **entries: Any) -> bool:
    """Whether a goal gets a cube."""
    t = ending(goals={goal: 0}, A=seat or {}, **entries)
    return t.value("goals") == {goal: 1}


PAINTED = {"painting_1.top": "AA", "painting_1.middle": "A", "painting_1.bottom": "A"}
"""The cells of painting_1 are of a horse and two reindeer."""


@pytest.mark.rule("DGS-GOAL-01")
def test_four_status_dwellings() -> None:
    assert met("status_homes", {"dwellings": {"ramshackle": 2, "status": 4}})
    assert not met("status_homes", {"dwellings": {"ramshackle": 1, "simple": 2, "status": 3}})


@pytest.mark.rule("DGS-GOAL-02")
def test_all_abilities_on_their_highest_level() -> None:
    levels = dict.fromkeys(terms.ABILITIES, 3)
    assert met("masters", {"levels": levels})
    assert not met("masters", {"levels": {**levels, "carrying": 2}})


@pytest.mark.rule("DGS-GOAL-03")
def test_two_megaliths() -> None:
    assert met("two_stones", {"done": ["menhir", "dolmen"], "megaliths": ["c3", "c4"]})
    assert not met("two_stones", {"done": ["menhir", "trade"], "megaliths": ["c3"]})


@pytest.mark.rule("DGS-GOAL-04")
def test_six_dwellings() -> None:
    assert not met("six_homes", {"dwellings": {"ramshackle": 2, "simple": 4}})
    assert met("six_homes", {"dwellings": {"simple": 4, "status": 2}})


@pytest.mark.rule("DGS-GOAL-05")
def test_five_actions_of_the_shaman() -> None:
    done = ["first_player", "trade", "twins", "superb_painting", "long_journey"]
    assert met("spirits", {"done": done})
    assert not met("spirits", {"done": done[:4]})


@pytest.mark.rule("DGS-GOAL-06")
def test_four_painted_animals_of_the_warm_season() -> None:
    assert met("summer_herds", cave=["painting_1"], cubes=PAINTED)
    assert not met("summer_herds", cave=["painting_1"], cubes={**PAINTED, "painting_1.bottom": "R"})
    bison = {"painting_2.bottom": "A", "painting_1.top": "AA", "painting_1.middle": "A"}
    assert not met("summer_herds", cave=["painting_1", "painting_2"], cubes=bison)


@pytest.mark.rule("DGS-GOAL-07")
def test_three_painted_animals_of_the_cold_season() -> None:
    cave = ["painting_2", "painting_4"]
    assert met("winter_giants", cave=cave, cubes={"painting_2.bottom": "A", "painting_4.middle": "AA"})
    assert not met("winter_giants", cave=cave, cubes={"painting_2.bottom": "A", "painting_4.bottom": "A"})


@pytest.mark.rule("DGS-GOAL-08")
def test_ten_members() -> None:
    big = {"dwellings": {"ramshackle": 2, "simple": 4}, "goods": {"plant3": 10}}
    assert met("ten_people", {"hunters": 8, **big}) and not met("ten_people", {"hunters": 7, **big})


@pytest.mark.rule("DGS-GOAL-09")
def test_nine_hunted_animals_whatever_became_of_them() -> None:
    assert met("nine_hunts", hunted=9) and not met("nine_hunts", hunted=8)
    t = planning(grid=["c0> H>"], at="d4", animals={"e4": "horse"}, A={"goods": {"plant1": 6}}, hunted=4)
    t.say("A", "send e4 hunters 2", "pass", "return e4")
    assert t.value("hunted") == 5


def crafts(kind: str, number: int) -> list[str]:
    faces = alone().game.pack.crafts
    return [craft.id for craft in faces if craft.kind == terms.CRAFT_KINDS.index(kind)][:number]


@pytest.mark.rule("DGS-GOAL-10")
def test_four_statuettes() -> None:
    assert met("statuettes", {"crafts": crafts("statuette", 4)})
    assert not met("statuettes", {"crafts": crafts("statuette", 3) + crafts("necklace", 3)})


@pytest.mark.rule("DGS-GOAL-11")
def test_four_necklaces() -> None:
    assert met("necklaces", {"crafts": crafts("necklace", 4)})
    assert not met("necklaces", {"crafts": crafts("statuette", 3) + crafts("necklace", 3)})


@pytest.mark.rule("DGS-GOAL-12")
def test_the_example_of_the_rulebook() -> None:
    names = ["statuettes", "status_homes", "nine_hunts", "masters", "two_stones", "spirits", "ten_people", "six_homes"]
    own = {"crafts": crafts("statuette", 4), "dwellings": {"ramshackle": 2, "status": 4}}
    t = ending(options={"difficulty": "hard"}, goals=dict.fromkeys(names, 0), hunted=6, A=own)
    assert [goal for goal, cube in t.value("goals").items() if cube] == ["status_homes", "statuettes"]
    assert t.game.content.goals_needed - t.state.points(0) == 4


# --- DGS-WIN --------------------------------------------------------------------------------------------

EASY = ["status_homes", "masters", "two_stones", "six_homes", "spirits", "nine_hunts", "ten_people", "summer_herds"]


def at_the_end(difficulty: str, cubes: int, **entries: Any) -> Table:
    """The last round, with so many goals that are met: those of dwellings, abilities, megaliths, the hut and hunts."""
    own = [
        {"dwellings": {"ramshackle": 2, "status": 4}}, {"levels": dict.fromkeys(terms.ABILITIES, 3)},
        {"done": ["menhir", "dolmen"], "megaliths": ["c3", "c4"]},
        {"dwellings": {"simple": 2, "status": 4}},
        {"done": ["menhir", "dolmen", "twins", "trade", "superb_painting"], "megaliths": ["c3", "c4"]},
    ]  # fmt: skip
    seat: dict[str, Any] = {}
    for part in own[:cubes]:
        seat |= part
    drawn = {"easy": 6, "medium": 7, "hard": 8}[difficulty]
    return ending(round=8, options={"difficulty": difficulty}, goals=dict.fromkeys(EASY[:drawn], 0),
                  A=seat | entries.pop("A", {}), hunted=9 if cubes > 5 else 0, **entries)  # fmt: skip


@pytest.mark.rule("DGS-WIN-01")
@pytest.mark.parametrize(("difficulty", "needed"), [("easy", 4), ("medium", 5), ("hard", 6)])
def test_so_many_goals_win(difficulty: str, needed: int) -> None:
    t = at_the_end(difficulty, needed)
    outcome = t.game.outcome(t.state)
    assert outcome.winners == ("A",) == t.state.sheet().winners and outcome.reason == "goals" and outcome.margin == 0
    t = at_the_end(difficulty, needed - 1)
    outcome = t.game.outcome(t.state)
    assert outcome.winners == () == t.state.sheet().winners and outcome.margin == 1 and outcome.rule == "DGS-WIN-01"
    assert outcome.reason == "missed"


@pytest.mark.rule("DGS-WIN-02")
@pytest.mark.parametrize(("difficulty", "most"), [("easy", 3), ("medium", 2), ("hard", 1)])
def test_so_many_tokens_are_allowed(difficulty: str, most: int) -> None:
    t = ending(options={"difficulty": difficulty}, A={"goods": {"plant3": 6 - most}})
    assert not t.state.over and t.tokens("A") == most
    t = ending(options={"difficulty": difficulty}, A={"goods": {"plant3": 5 - most}})
    assert t.game.endings[t.state.over] == "tokens"


@pytest.mark.rule("DGS-WIN-03")
def test_the_game_is_lost_in_the_middle_of_a_phase() -> None:
    t = planning(options={"difficulty": "medium"}, A={"deprivation": 2})
    t.say("A", "shaman trade", "pass", "finish")
    assert t.state.over and terms.PHASES[t.state.phase] == "execution" and t.tokens("A") == 3
    assert t.game.outcome(t.state).reason == "tokens" and t.game.outcome(t.state).margin == 1


@pytest.mark.rule("DGS-WIN-04")
def test_goals_met_early_do_not_end_the_game() -> None:
    seat = {"dwellings": {"simple": 2, "status": 4}, "levels": dict.fromkeys(terms.ABILITIES, 3),
            "done": ["menhir", "dolmen"], "megaliths": ["c3", "c4"]}  # fmt: skip
    t = ending(goals=dict.fromkeys(EASY[:6], 0), A=seat)
    assert t.state.points(0) == 4 and not t.state.over and t.game.outcome(t.state) is None


@pytest.mark.rule("DGS-WIN-05")
def test_there_are_no_points() -> None:
    t = at_the_end("easy", 4)
    assert t.state.scores() == [4] and {*t.state.sheet().rows[0].lines} == {"goals"}
