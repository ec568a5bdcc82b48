"""Table options of the ledger's rulings, each at the place where it makes a difference."""

from __future__ import annotations

import pytest

import eolith
from doggerland.tables import CRAFTS, executing, new_game, table
from eolith.games.doggerland import terms
from eolith.kernel.chance import Source
from eolith.kernel.game import SpecError

N1 = CRAFTS["N1"][0]
FED = {"plant1": 6}
WAITS = {"builders": ["hunter"]}


@pytest.mark.rule("DG-COST-08")
@pytest.mark.parametrize(("value", "goods", "tokens"), [("true", {"tool": 1}, 1), ("false", {}, 0)])
def test_deprivation_by_choice(value: str, goods: dict[str, int], tokens: int) -> None:
    t = table(2, options={"deprivation_by_choice": value}, display=[N1], A={"goods": {"tool": 1}})
    if value == "false":
        assert t.refused("A", f"craft {N1} hunter deprive") == "DG-COST-08"
        t.say("A", f"craft {N1} hunter")
    else:
        t.say("A", f"craft {N1} hunter deprive")
    assert (t.goods("A"), t.tokens("A"), t.turn) == (goods, tokens, "B")
    t.say("B", "dwelling hunter")
    assert t.tokens("B") == 1, "a missing tool is replaced in any case"


@pytest.mark.rule("DG-EXEC-03", "DG-EXEC-06")
@pytest.mark.parametrize(("value", "order"), [("turns", "AAABBB"), ("simultaneous", "ABABAB")])
def test_phase3_mode(value: str, order: str) -> None:
    seat = {"learners": {"range": "hunter", "carrying": "hunter"}, "goods": {"hide": 2, "tool": 1}}
    t = executing(2, options={"phase3_mode": value}, A=seat, B=seat)
    turns = ""
    queues = {name: ["raise range", "raise carrying", "finish"] for name in "AB"}
    while t.asked == "execute":
        assert t.turn is not None
        turns += t.turn
        t.say(t.turn, queues[t.turn].pop(0))
    assert turns == order


@pytest.mark.rule("DG-SHAMAN-17", "DG-SHAMAN-09")
def test_journey_token_when_planned() -> None:
    t = table(2, options={"journey_token": "planning"}, first="B", A={"goods": {"bone": 1, **FED}}, B={"camp": "c3"})
    assert t.can("send e3")
    t.say("B", "ability range hunter")
    t.say("A", "shaman long_journey")
    assert t.asked == "site" and not t.can("site c3")
    t.say("A", "site e3")
    assert t["A"]["journey"] == "e3" and t.turn == "B" and t.goods("A") == {"bone": 1, **FED}
    assert t.refused("B", "send e3 hunters 1") == "DG-SHAMAN-19"
    t.all_plan()
    t.say("B", "finish")
    t.say("A", "invoke")
    assert t.goods("A") == FED and t["A"]["done"] == ["long_journey"] and t["A"]["journey"] == "e3"


@pytest.mark.rule("DG-SHAMAN-17", "DG-SHAMAN-09")
def test_a_failed_journey_takes_its_token_back() -> None:
    t = table(2, options={"journey_token": "planning"}, A={"goods": FED})
    t.say("A", "shaman long_journey e5")
    t.say("B", "ability range hunter")
    t.say("A", "pass")
    t.say("B", "pass")
    t.say("A", "finish")
    assert "journey" not in t["A"] and t.tokens("A") == 1


@pytest.mark.rule("DG-EXPED-23")
def test_scouting() -> None:
    land = {"grid": ["w1> s1>", "c0> H>"], "harvested": {(1, 0): 1}}
    here = {"A": {"camp": (0, 0), "goods": {"hide": 1, "tool": 1}}, "B": {"camp": (0, 0)}}
    assert table(2, **land, **here).cells("send") == set()
    t = table(2, round=2, options={"scouting": "true"}, **land, **here)
    assert t.cells("send") == {"c2", "b3", "c3"}
    t.say("A", "send c3 hunters 1 tools 1 pay")
    assert t.goods("A") == {} and t.value("groups")["c3"]["errand"] == "scout"
    t.until("execute")
    assert "d3" in t.value("tiles") and "c4" in t.value("tiles"), "that is what it was for"
    t.say("A", "return c3")
    assert t.goods("A") == {} and list(t.state.home[0]) == [1, 1, 4]


@pytest.mark.rule("DG-FEED-15", "DG-DWELL-12")
@pytest.mark.parametrize(
    ("value", "members", "allowed"), [("lose_hg", 4, True), ("forbid_build", 6, False), ("ignore", 6, True)]
)
def test_adult_overflow(value: str, members: int, allowed: bool) -> None:
    goods = {"wood": 1, "hide": 1, "bone": 1, **FED}
    t = executing(2, options={"adult_overflow": value}, A={"builders": ["hunter"], "goods": goods, "newborns": 1})
    assert t.can("build status other ramshackle") == allowed and t.can("build status other empty")
    if not allowed:
        assert t.refused("A", "build status other ramshackle") == "DG-FEED-15"
        t.say("A", "build simple other ramshackle", "finish")
    else:
        t.say("A", "build status other ramshackle", "finish")
    t.until("plan")
    assert t.members("A") == members and "newborns" not in t["A"]


@pytest.mark.rule("DG-GOAL-15", "DG-SHAMAN-25")
@pytest.mark.parametrize(("value", "births"), [("false", 0), ("true", 1)])
def test_twins_count_as_birth(value: str, births: int) -> None:
    t = executing(2, options={"twins_count_as_birth": value}, hut={"twins": "A"}, B=WAITS,
                  A={"helper": "hunter", "goods": {"bone": 1}})  # fmt: skip
    t.say("A", "invoke")
    assert t["A"].get("births", 0) == births and t["A"]["newborns"] == 2
    assert t.state.measure(0, terms.METRICS.index("births")) == births


@pytest.mark.rule("DG-SCORE-10")
@pytest.mark.parametrize(("value", "points"), [("dense", [4, 4, 2, 0]), ("skip", [4, 4, 0, 0])])
def test_majority_ties(value: str, points: list[int]) -> None:
    cubes = {"painting_1.top": "AA", "painting_3.top": "BB", "painting_2.top": "C"}
    t = table(4, round=3, options={"majority_ties": value}, cubes=cubes)
    plain = table(4, round=3, options={"majority_ties": value})
    worth = [2 * 1, 2 * 3, 2, 0]
    gained = [now - before for now, before in zip(t.state.scores(), plain.state.scores())]
    assert gained == [row + vp for row, vp in zip(points, worth)]


@pytest.mark.rule("DG-SETUP-31")
def test_first_player() -> None:
    assert {new_game(3, Source(seed)).state.first for seed in range(30)} == {0, 1, 2}
    for number, seat in enumerate("ABC"):
        assert new_game(3, Source(1), first_player=seat).state.first == number
    with pytest.raises(SpecError, match="first_player"):
        eolith.load("doggerland(players=3, first_player=D)")


@pytest.mark.rule("DG-HIDDEN-08")
@pytest.mark.parametrize(("value", "allowed"), [("to_barrier", True), ("off", False)])
def test_undo(value: str, allowed: bool) -> None:
    t = table(2, options={"undo": value}, A={"goods": {"tool": 1}})
    t.say("A", "dwelling hunter")
    assert (t.why_not_undo(0) is None) == allowed


@pytest.mark.rule("DG-EXPED-16")
@pytest.mark.parametrize("value", ["full", "free"])
def test_loads(value: str) -> None:
    """A group that can carry all of what it gathered may leave some of it behind."""
    t = table(2, options={"loads": value}, grid=["w1> s1>", "c0> h1>"], A={"camp": (0, 0), "goods": FED})
    t.say("A", "send c2 hunters 1")
    t.until("execute")
    t.say("A", "return c2")
    if value == "free":
        assert t.offered == ["load 0", "load 1"]
        t.say("A", "load 0")
    assert t.goods("A").get("stone", 0) == (value == "full")


CROWDED = {"builders": ["hunter"], "goods": {"wood": 1, "hide": 1, "bone": 1, **FED}}


@pytest.mark.rule("DG-DWELL-12", "DG-FEED-15")
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_nobody_is_lost_unwarned(language: str) -> None:
    """By the build that leaves too little room, which is asked about, nor by the end of the actions after it."""
    t = executing(2, A=CROWDED)
    scene = t.game.scene(language)

    def warned(command: str) -> bool:
        label = next(choice.label for choice in scene.choices(t.state) if choice.command == command)
        told = scene.telling.say("choice-homeless", what="", n=2).strip()
        return told in label

    small, beside = "build status other ramshackle", "build status other empty"
    assert [warned(command) for command in (small, beside)] == [True, False]
    assert [scene.gives_up(t.state, t.game.option(command)) for command in (small, beside)] == [True, False]
    t.say("A", small)
    assert warned("finish")
    t.say("A", "finish")
    t.until("plan")
    assert t.members("A") == 4


@pytest.mark.rule("DG-DWELL-12", "DG-FEED-15")
@pytest.mark.parametrize(("value", "asked"), [("lose_hg", True), ("ignore", False)])
def test_who_keeps_everybody_needs_no_warning(value: str, asked: bool) -> None:
    t = executing(2, options={"adult_overflow": value}, A=CROWDED)
    assert t.game.scene("en").gives_up(t.state, t.game.option("build status other ramshackle")) is asked


@pytest.mark.rule("DG-FEED-03")
def test_the_oldest_food_is_proposed_first() -> None:
    goods = {"plant1": 6, "plant2": 3, "plant3": 2}
    t = table(2, A={"goods": goods})
    t.say("A", "pass")
    t.say("B", "pass")
    t.until("feed")
    first = t.game.scene("en").choices(t.state)[0]
    assert first.command == "feed plant2 3 plant1 1 plant3 2"


@pytest.mark.rule("DG-DWELL-12", "DG-FEED-12")
@pytest.mark.parametrize(("room", "asked"), [(2, True), (3, False)])
def test_a_birth_without_room_is_warned_of(room: int, asked: bool) -> None:
    """Also where all adults have a place."""
    t = executing(2, A={"parents": ["hunter", "hunter"], "dwellings": {"ramshackle": 2, "simple": room - 2},
                        "goods": FED})  # fmt: skip
    scene = t.game.scene("en")
    label = next(choice.label for choice in scene.choices(t.state) if choice.command == "bear")
    assert scene.gives_up(t.state, t.game.option("bear")) is ("no room for 1" in label) is asked
