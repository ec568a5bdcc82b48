"""Refusals tell the truth: the rule and the reason against a command, and the words for it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from doggerland.tables import CRAFTS, Table, executing, new_game, table
from eolith.games.doggerland import terms
from eolith.games.doggerland.words.telling import Telling
from eolith.kernel.rule import Refused

N1, N2 = (CRAFTS[name][0] for name in ("N1", "N2"))
WAITS = {"builders": ["hunter"]}
"""A seat that keeps the phase from ending."""


def why(t: Table, command: str, seat: str = "") -> str:
    """The rule and the reason against a command, of the seat to decide unless another is named."""
    with pytest.raises(Refused) as caught:
        t.say(seat or str(t.turn), command)
    refusal = caught.value.refusal
    return f"{refusal.rule} {refusal.reason}"


def all_why(t: Table, commands: Iterable[str]) -> set[str]:
    return {why(t, command) for command in commands}


# --- what belongs to another phase ------------------------------------------------------------------------


@pytest.mark.rule("DG-PLAN-01", "DG-PLAN-07", "DG-CAMP-01")
def test_what_cannot_be_done_while_planning() -> None:
    t = table()
    executed = ("build simple other empty", f"make {N1}", "bear", "return c3", "colour painting_1.top", "raise range",
                "forge 1", "invoke", "finish")  # fmt: skip
    assert all_why(t, executed) == {"DG-PLAN-07 not-in-planning"}
    assert why(t, "camp d3") == "DG-CAMP-01 camps-move-later"
    asked = ("turn north", "eat 2", "member chief", "pay tool", "hunters 2", "site c3", "load 1", "give wood")
    assert all_why(t, asked) == {"DG-PLAN-01 finish-first"}


@pytest.mark.rule("DG-EXEC-01", "DG-EXEC-12", "DG-CAMP-01")
def test_what_cannot_be_done_while_executing() -> None:
    t = executing(A=WAITS)
    planned = ("pass", "dwelling", f"craft {N1}", "birth", "send c3", "paint painting_1.top", "ability range",
               "shaman trade")  # fmt: skip
    assert all_why(t, planned) == {"DG-EXEC-12 not-in-execution"}
    assert why(t, "camp d3") == "DG-CAMP-01 camps-move-later"
    asked = ("site c3", "load 1", "cubes 1", "take wood", "forget horse", "member chief", "turn north", "eat 2")
    assert all_why(t, asked) == {"DG-EXEC-01 finish-first"}


@pytest.mark.rule("DG-SETUP-06", "DG-SETUP-16", "DG-SHORT-08")
def test_whose_turn_it_is_at_set_up() -> None:
    """Each question of the set-up has a rule of its own."""
    t = new_game(3, first_player="C", centre_orientation="first_player", arrow_start="first_player", short_game="on")
    for kind, rule in (("turn_centre", "DG-SETUP-06"), ("set_arrow", "DG-SETUP-16"), ("buy", "DG-SHORT-08")):
        while t.asked != kind:
            t.say(str(t.turn), t.offered[0])
        assert t.turn == "C" and why(t, t.offered[0], "A") == f"{rule} not-your-turn"


# --- loads and meals -------------------------------------------------------------------------------------


def laden() -> Table:
    """A bison, of which not everything can be carried."""
    group = {"seat": "A", "members": {"chief": 1, "hunter": 3}, "tools": 1}
    return executing(grid=["c0> g1>"], at="d4", animals={"e4": "bison"}, groups={"e4": group}, B=WAITS)


@pytest.mark.rule("DG-EXPED-15", "DG-EXPED-16")
def test_a_load_that_is_too_small_is_not_called_too_large() -> None:
    t = laden()
    spoils = t.game.pack.animals[terms.BISON].spoils
    hides, bones, meat = spoils[terms.HIDE], spoils[terms.BONE], spoils[terms.MEAT]
    room = 4 * t.game.pack.abilities[terms.CARRYING].values[0]
    assert hides + bones + meat > room
    left = room - hides - bones
    assert why(t, f"return e4 hide {hides} bone {bones} meat {left - 1}") == "DG-EXPED-16 load-not-full"
    assert why(t, f"return e4 hide {hides} bone {bones} meat {left + 1}") == "DG-EXPED-16 no-such-load"
    assert why(t, f"return e4 hide {hides + 1} bone {bones} meat {left - 1}") == "DG-EXPED-16 no-such-load"
    t.say("A", "return e4")
    assert t.asked == "load" and not t.can("load 0")
    assert why(t, "load 0") == "DG-EXPED-16 load-not-full"
    assert why(t, f"load {hides + 1}") == "DG-EXPED-16 no-such-load"


def eating(**goods: int) -> Table:
    return table(
        phase="round_end",
        agenda=[{"kind": "round", "slots": [4]}, {"kind": "feed", "seat": "A", "slots": [6]}],
        A={"goods": goods},
    )


@pytest.mark.rule("DG-FEED-03")
def test_food_that_is_not_there_is_not_called_needless() -> None:
    t = eating(meat2=3, plant1=6, plant3=1)
    assert why(t, "feed plant3 5 meat2 1 plant1 3") == "DG-FEED-03 not-so-much-food"
    assert why(t, "feed meat3 1 meat2 1 plant1 4") == "DG-FEED-03 not-so-much-food"
    t = eating(meat2=3, plant1=6, plant3=5)
    assert why(t, "feed plant3 5 meat2 1 plant1 3") == "DG-FEED-03 needless-food"
    assert why(t, "feed plant3 0 meat2 1 plant1 3") == "DG-FEED-04 must-feed"


# --- single reasons ----------------------------------------------------------------------------------------


@pytest.mark.rule("DG-ABIL-03", "DG-ABIL-09")
def test_only_toolmaking_has_just_risen_when_tools_are_made() -> None:
    t = executing(A={"learners": {"toolmaking": "hunter"}, "goods": {"tool": 1, "wood": 2}}, B=WAITS)
    t.say("A", "raise toolmaking")
    assert t.asked == "tools"
    assert why(t, "raise toolmaking") == "DG-ABIL-03 raised-already"
    assert why(t, "raise range") == "DG-ABIL-09 finish-first"


@pytest.mark.rule("DG-SHAMAN-26")
def test_why_a_good_cannot_be_given_yet() -> None:
    t = executing(hut={"trade": "A"}, A={"goods": {"wood": 2, "meat2": 1}}, B=WAITS)
    t.say("A", "invoke")
    assert t.offered == ["give wood", "done"]
    assert why(t, "give meat2") == "DG-SHAMAN-26 given-last"
    t = executing(hut={"trade": "A"}, A={"goods": {"wood": 2, "hide": 2}}, B=WAITS)
    t.say("A", "invoke wood", "give hide")
    assert why(t, "give wood") == "DG-SHAMAN-26 given-in-order"
    t.say("A", "give hide")
    assert why(t, "give wood") == why(t, "done") == "DG-SHAMAN-26 two-for-one"


@pytest.mark.rule("DG-SHAMAN-18", "DG-EXPED-09")
def test_a_fresh_token_is_no_reason_where_a_tile_is_in_range() -> None:
    row = {"grid": ["w1> w1> w1> w1>"], "options": {"journey_token": "planning"}}
    camps = {"B": {"camp": (0, 0)}, "groups": {(1, 0): {"seat": "B", "members": ["hunter"]}}}
    near = table(**row, **camps, A={"camp": (0, 0), "journey": (1, 0), "journey_since": 1})
    assert why(near, "send c2 hunters 1") == "DG-EXPED-09 rival-group"
    far = table(**row, **camps, A={"camp": (0, 0), "journey": (3, 0), "journey_since": 1})
    assert why(far, "send e2 hunters 1") == "DG-SHAMAN-18 token-from-next-round"
    none = table(**row, **camps, A={"camp": (0, 0)})
    assert why(none, "send e2 hunters 1") == "DG-EXPED-07 out-of-range"


@pytest.mark.rule("DG-EXEC-06", "DG-SHAMAN-38")
def test_who_is_first_is_not_told_to_wait() -> None:
    seat = {"camp": (0, 0), "goods": {"wood": 3, "stone": 3, "tool": 3}, "parents": {"hunter": 2}}
    t = executing(grid=["w1>"], options={"phase3_mode": "simultaneous"}, hut={"menhir": "A", "cromlech": "B"},
                  A=seat, B=seat)  # fmt: skip
    assert why(t, "invoke") == "DG-SHAMAN-38 no-site"
    t.say("A", "bear")
    assert t.turn == "B" and why(t, "invoke") == "DG-EXEC-06 wait-for-others"


@pytest.mark.rule("DG-EXEC-06", "DG-SHAMAN-17")
@pytest.mark.parametrize(("journey", "reason"), [
    ("execution", "DG-EXEC-06 wait-for-others"), ("planning", "DG-SHAMAN-38 no-site"),
])  # fmt: skip
def test_a_journey_is_waited_for_while_its_token_is_to_be_laid(journey: str, reason: str) -> None:
    options = {"phase3_mode": "simultaneous", "journey_token": journey}
    seat = {"camp": (0, 0), "goods": {"wood": 3, "stone": 3, "tool": 3}, "parents": {"hunter": 2}}
    t = executing(grid=["w1>"], options=options, hut={"long_journey": "A", "cromlech": "B"}, A=seat, B=seat)
    t.say("A", "bear")
    assert t.turn == "B" and why(t, "invoke") == reason


@pytest.mark.rule("DG-BIRTH-06")
def test_hunters_that_are_promised_are_not_said_to_be_missing() -> None:
    none = table(A={"hunters": 10})
    assert why(none, "birth") == why(none, "shaman twins") == "DG-BIRTH-06 no-hunter-in-supply"
    twins = table(A={"hunters": 9, "helper": "chief"}, hut={"twins": "A"})
    assert why(twins, "birth") == "DG-BIRTH-06 hunters-promised"
    birth = table(A={"hunters": 9, "parents": {"hunter": 2}})
    assert why(birth, "shaman twins") == "DG-BIRTH-06 hunters-promised"


@pytest.mark.rule("DG-EXEC-01", "DG-DWELL-07")
def test_who_is_not_among_the_builders() -> None:
    goods = {"wood": 2, "hide": 2}
    nobody = executing(A={"parents": {"hunter": 2}, "goods": goods})
    assert all_why(nobody, ["build simple chief empty", "build simple other empty"]) == {"DG-EXEC-01 not-planned"}
    chief = executing(A={"builders": ["chief"], "goods": goods})
    assert why(chief, "build simple other empty") == "DG-EXEC-01 only-chief-builds"
    hunter = executing(A={"builders": ["hunter"], "goods": goods})
    assert why(hunter, "build simple chief empty") == "DG-EXEC-01 chief-does-not-build"


@pytest.mark.rule("DG-EXEC-01")
def test_something_of_the_same_kind_may_be_planned() -> None:
    """The words for it do not deny that."""
    t = executing(display=[N1, N2], crafters={N2: "A hunter"}, A={"goods": {"bone": 2, "hide": 2}})
    with pytest.raises(Refused) as caught:
        t.say("A", f"make {N1}")
    assert caught.value.refusal.reason == "not-planned"
    assert Telling(t.game, "en").refusal(caught.value.refusal) == "You have not planned that."
