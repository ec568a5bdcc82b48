"""The careful bot alone: it plays for the goals, sees what the card asks for, and keeps its tokens."""

from __future__ import annotations

import pytest

import eolith
from doggerland.alone import ending, planning
from doggerland.tables import CRAFTS, Table
from eolith.arena.simulate import simulate
from eolith.games.doggerland import advice

MANY = 100 if eolith.COMPILED else 1
GOODS = {"wood": 4, "stone": 4, "hide": 3, "bone": 2, "tool": 4, "plant1": 12}
IMPOSSIBLE = -100.0
"""Below all that can be paid."""
PAY_HIDE = '{ at = "feeding", do = "pay", cost = { hide = 1 }, or = [{ do = "take_tokens", n = 1 }] }'


def worth(t: Table) -> dict[str, float]:
    """What each option seems to be worth, by its text."""
    return {t.game.text(option): value for option, value in advice.Advisor(t.game).values(t.state).items()}


def decided(t: Table) -> str:
    text: str = t.game.text(advice.Advisor(t.game).best(t.state))
    return text


@pytest.mark.skipif(not eolith.COMPILED, reason="games enough take minutes uncompiled")
@pytest.mark.parametrize(("difficulty", "least"), [("easy", 0.4), ("medium", 0.1)])
def test_careful_wins_its_share(difficulty: str, least: float) -> None:
    game = eolith.load("doggerland", players=1, difficulty=difficulty)
    assert simulate(game, ["careful"], MANY, seed=3).summary().by_bot["careful"].rate >= least


@pytest.mark.parametrize(("goal", "option"), [
    ("status_homes", "dwelling"), ("statuettes", f"craft {CRAFTS['S1'][0]}"), ("necklaces", f"craft {CRAFTS['N1'][0]}"),
    ("masters", "ability range"), ("two_stones", "shaman dolmen"), ("spirits", "shaman long_journey"),
])  # fmt: skip
def test_a_goal_makes_its_steps_worth_more(goal: str, option: str) -> None:
    shown = [CRAFTS["S1"][0], CRAFTS["N1"][0]]
    with_goal = planning(round=5, goals={goal: 0}, display=shown, A={"goods": GOODS})
    without = planning(round=5, goals={"nine_hunts": 0}, display=shown, A={"goods": GOODS})
    assert worth(with_goal)[option] > worth(without)[option] + 1


def test_a_goal_that_is_met_asks_for_no_more() -> None:
    home = {"goods": GOODS, "dwellings": {"ramshackle": 2, "status": 4}}
    met, lacking = (planning(round=5, goals={goal: 0}, A=home) for goal in ("status_homes", "six_homes"))
    assert worth(lacking)["dwelling"] > worth(met)["dwelling"] + 1


def test_the_hide_that_the_card_will_ask_for_is_kept() -> None:
    own = {"goods": {"hide": 1, "wood": 1, "bone": 1, "tool": 3, "plant1": 12}}
    asked, free = (planning(*card, round=5, goals={"status_homes": 0}, A=own) for card in ((PAY_HIDE,), ()))
    assert worth(free)["dwelling"] > IMPOSSIBLE > worth(asked)["dwelling"]


def test_a_lean_round_sends_for_food() -> None:
    grid = ["s3> p3>", "s3> w1>"]
    lean = '{ at = "feeding", do = "food_need", n = 3 }'
    entries = {"grid": grid, "at": "c3", "round": 5, "goals": {"two_stones": 0}}
    asked, free = (planning(*card, A={"camp": (1, 1), "goods": {"plant1": 6}}, **entries) for card in ((lean,), ()))
    assert worth(asked)["send d3"] > worth(free)["send d3"]


def test_a_price_is_paid_where_the_rest_costs_more() -> None:
    own = {"goods": {"plant3": 6, "hide": 2}}
    assert decided(ending(PAY_HIDE.replace("feeding", "end"), A=own)) == "accept"
    free = '{ at = "end", do = "pay", cost = { hide = 1 } }'
    assert decided(ending(free, A=own)) == "decline"


def test_what_counts_for_a_goal_is_the_last_to_be_lost() -> None:
    """Of two paintings the one that no goal counts is rubbed out."""
    cubes = {"painting_1.top": "A", "painting_4.middle": "A"}
    for goal, rubbed in (("summer_herds", "painting_4.middle"), ("winter_giants", "painting_1.top")):
        t = ending('{ at = "end", do = "erase_painting", n = 1 }', goals={goal: 0},
                   cave=["painting_1", "painting_4"], cubes=cubes)  # fmt: skip
        assert decided(t) == f"erase {rubbed}"
