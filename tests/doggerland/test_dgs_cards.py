"""A card: its event, what rivals do, their shamans (DGS-FLOW, DGS-EVENT, DGS-OPP, DGS-SHAMAN)."""

from __future__ import annotations

from typing import Any

import pytest

from doggerland.alone import CARD, ending, planning, turned_up
from doggerland.tables import CRAFTS, Table
from eolith.games.doggerland import terms

SHOWN = ["N1", "N2", "S1", "S2", "S3"]
STATUETTES = ("S1", "S2", "S3")


def shown(*names: str) -> list[str]:
    return [CRAFTS[name][0] for name in names or SHOWN]


def on_show(t: Table) -> list[str]:
    """The names of the crafts that lie on show."""
    return sorted(name for name, (craft, *_) in CRAFTS.items() if craft in t.value("display"))


# --- DGS-FLOW -------------------------------------------------------------------------------------------


@pytest.mark.rule("DGS-FLOW-02", "DGS-FLOW-03")
def test_the_event_comes_first_then_rivals_then_their_shamans() -> None:
    """An event that takes a craft leaves the rivals fewer; shamans stand before you plan."""
    event = '{ at = "draw", do = "discard_craft", kind = "statuette", n = 1 }'
    t = turned_up(event, acts=["discard_statuette"], display=shown("S1", "S2", "N1"))
    assert t.asked == "pick" and not t.value("rival_shamans")
    t.say("A", f"discard {CRAFTS['S1'][0]}")
    assert t.asked == "plan" and on_show(t) == ["N1"] and t.value("rival_shamans")


@pytest.mark.rule("DGS-FLOW-04")
def test_you_plan_until_you_stop_within_the_usual_limits() -> None:
    t = planning(display=shown(), A={"goods": {"tool": 3}})
    t.say("A", f"craft {CRAFTS['N1'][0]} hunter pay")
    assert t.asked == "plan" and t.turn == "A"
    assert t.refused("A", f"craft {CRAFTS['N2'][0]} hunter") == "DG-CRAFT-02"
    t.say("A", f"craft {CRAFTS['N2'][0]} chief pay", "pass")
    assert t.asked != "plan"


# --- DGS-EVENT ------------------------------------------------------------------------------------------


@pytest.mark.rule("DGS-EVENT-01", "DGS-EVENT-02")
def test_a_mandatory_event_goes_as_far_as_it_can() -> None:
    lose = '{ at = "draw", do = "lose", good = "hide", n = 3 }'
    t = turned_up(lose, A={"goods": {"hide": 2}})
    assert t.asked == "plan" and t.goods("A") == {} and t.tokens("A") == 0
    t = turned_up(lose, A={"goods": {"hide": 5}})
    assert t.goods("A") == {"hide": 2}


FEAST = '{ at = "draw", do = "pay", cost = { hide = 1 }, then = [{ do = "gain", good = "meat", n = 2 }] }'


@pytest.mark.rule("DGS-EVENT-03")
def test_another_event_can_be_declined() -> None:
    t = turned_up(FEAST, mandatory=False, A={"goods": {"hide": 1}})
    assert t.asked == "event" and t.offered == ["accept", "decline"]
    t.say("A", "decline")
    assert t.goods("A") == {"hide": 1} and t.asked == "plan"
    t = turned_up(FEAST, mandatory=False, A={"goods": {"hide": 1}})
    t.say("A", "accept")
    assert t.goods("A") == {"meat2": 2} and t.asked == "plan"


@pytest.mark.rule("DGS-EVENT-03")
def test_it_cannot_be_accepted_by_one_who_cannot_pay() -> None:
    t = turned_up(FEAST, mandatory=False)
    assert t.asked == "plan" and t.goods("A") == {} and t.value("declined")
    watch = '{ at = "draw", do = "absent", figure = "hunter", n = 1 }', '{ at = "rivals", do = "hold_rivals", n = 2 }'
    for hunters, asked in ((1, "event"), (0, "plan")):
        t = turned_up(*watch, mandatory=False, A={"hunters": hunters})
        assert t.asked == asked, "nobody is left to keep watch"


@pytest.mark.rule("DGS-EVENT-04")
def test_a_second_text_ends_the_event() -> None:
    join = '{ at = "draw", do = "join", figure = "white_hunter", until = "round_end" }'
    leave = '{ at = "end", do = "leave", figure = "white_hunter" }'
    t = turned_up(join, closing=leave, A={"goods": {"plant1": 7}})
    assert t.value("white") == {"white_hunter": "visiting"}
    t.until("camp")
    assert not t.value("white") and t["A"]["hunters"] == 4


@pytest.mark.rule("DGS-EVENT-04")
def test_who_declines_the_event_is_not_asked_for_its_end() -> None:
    t = turned_up(FEAST, mandatory=False, closing='{ at = "end", do = "lose", good = "hide", n = 1 }',
                  A={"goods": {"hide": 1, "plant1": 6}})  # fmt: skip
    t.say("A", "decline")
    t.until("camp")
    assert t.goods("A") == {"hide": 1}


@pytest.mark.rule("DGS-EVENT-05", "DGS-WIN-03")
def test_an_event_can_lose_the_game_at_once() -> None:
    hungry = '{ at = "rivals", do = "lose_game", when = { metric = "food", max = 0 } }'
    t = turned_up(hungry)
    t.say("A", "pass")
    assert t.state.over and t.game.endings[t.state.over] == "event" and terms.PHASES[t.state.phase] == "migration"
    assert t.game.outcome(t.state).winners == ()
    t = turned_up(hungry, A={"goods": {"plant1": 6}})
    t.say("A", "pass")
    assert not t.state.over


@pytest.mark.rule("DGS-EVENT-06", "DGS-ROUND-04")
def test_an_event_can_undo_a_goal() -> None:
    erase = '{ at = "end", do = "erase_painting", n = 1 }'
    cubes = {"painting_1.top": "A", "painting_1.middle": "AA", "painting_2.top": "A"}
    t = ending(erase, goals={"summer_herds": 1}, cave=["painting_1", "painting_2"], cubes=cubes)
    assert t.asked == "pick" and t.value("goals") == {"summer_herds": 1}
    t.say("A", "erase painting_1.middle")
    assert t.value("goals") == {"summer_herds": 0} and t.value("cubes")["painting_1.middle"] == "A"


@pytest.mark.rule("DGS-EVENT-07")
def test_two_goods_for_one_is_the_trade_of_the_hut() -> None:
    t = turned_up('{ at = "draw", do = "exchange", give = 2, take = 1, times = 0 }',
                  A={"goods": {"bone": 2, "tool": 2}})  # fmt: skip
    assert t.asked == "trade" and not t.can("give tool")
    t.say("A", "exchange bone bone stone")
    assert t.goods("A") == {"stone": 1, "tool": 2} and not t["A"].get("done")


@pytest.mark.rule("DGS-EVENT-07")
def test_one_for_one_a_few_times() -> None:
    t = turned_up('{ at = "draw", do = "exchange", give = 1, take = 1, times = 2 }', A={"goods": {"bone": 3}})
    assert t.asked == "swap"
    t.say("A", "give bone", "take stone", "give bone", "take wood")
    assert t.goods("A") == {"bone": 1, "stone": 1, "wood": 1} and t.asked == "plan"


@pytest.mark.rule("DGS-EVENT-08")
def test_a_white_hunter_is_a_hunter_for_as_long_as_the_event_says() -> None:
    join = '{ at = "draw", do = "join", figure = "white_hunter", until = "round_end" }'
    t = turned_up(join, A={"hunters": 1, "goods": {"plant1": 4}}, grid=["c0> w2>"], at="d4", moves=("north 1",) * 3)
    t.say("A", "send e4 hunters 2", "pass")
    t.say("A", "return e4")
    assert t.goods("A") == {"plant1": 4, "wood": 4}
    t.say("A", "finish")
    assert t.tokens("A") == 0 and t.goods("A") == {"wood": 4}, "he has eaten with the three of the tribe"


@pytest.mark.rule("DGS-EVENT-08")
def test_a_white_chief_is_a_chief() -> None:
    join = '{ at = "draw", do = "join", figure = "white_chief", until = "round_end" }'
    t = turned_up(join, A={"goods": {"tool": 2}})
    t.say("A", "dwelling chief pay", "dwelling chief pay")
    assert t["A"]["builders"] == {"chief": 2}


@pytest.mark.rule("DGS-EVENT-09")
def test_all_cards_can_be_read_before_the_game() -> None:
    t = planning()
    cards = t.game.pack.cards
    assert len({card.text["en"] for card in cards}) == len(cards) == 30
    seen = t.state.observe(0)
    assert set(seen.cards) == {CARD}, "of those in the stack nothing is told"


# --- DGS-OPP --------------------------------------------------------------------------------------------


@pytest.mark.rule("DGS-OPP-01", "DGS-OPP-02", "DGS-OPP-03", "DGS-OPP-04")
def test_rivals_discard_a_craft_of_a_kind() -> None:
    t = turned_up(acts=["discard_statuette", "discard_necklace"], display=shown())
    assert {text.split()[1] for text in t.offered} == set(shown(*STATUETTES)), "you choose, and must"
    t.say("A", f"discard {CRAFTS['S2'][0]}", f"discard {CRAFTS['N1'][0]}")
    assert on_show(t) == ["N2", "S1", "S3"] and len(t.value("discards")) == 2 and t.asked == "plan"


@pytest.mark.rule("DGS-OPP-03")
def test_or_the_leftmost_goes() -> None:
    t = turned_up(
        acts=["discard_statuette"], display=shown("N1", "S2", "S1"), options={"solo_discard_choice": "leftmost"}
    )
    assert t.asked == "plan" and on_show(t) == ["N1", "S1"]


@pytest.mark.rule("DGS-OPP-01", "DGS-OPP-02")
def test_without_such_a_craft_nothing_is_discarded() -> None:
    t = turned_up(acts=["discard_necklace"], display=shown("S1", "S2"))
    assert t.asked == "plan" and on_show(t) == ["S1", "S2"]


@pytest.mark.rule("DGS-OPP-04", "DGS-ROUND-02")
def test_the_spaces_stay_empty_to_the_end_of_the_round() -> None:
    t = turned_up(acts=["discard_necklace"], display=shown("N1", "S1", "S2", "S3", "S4"), A={"goods": {"plant1": 6}})
    assert on_show(t) == ["S1", "S2", "S3", "S4"]
    t.until("camp")
    assert None not in t.state.observe(0).display


@pytest.mark.rule("DGS-OPP-05", "DGS-OPP-07")
def test_rivals_paint_as_many_as_they_can() -> None:
    cave = ["painting_1", "painting_2"]
    t = turned_up(acts=["paint_memory"], cave=cave, solo_memory=["", "", "bison", "horse", "horse"],
                  cubes={"painting_1.top": "A"})  # fmt: skip
    assert t.value("cubes") == {"painting_1.top": "A", "painting_2.middle": "R", "painting_2.bottom": "R"}
    assert t.value("solo_memory") == ["", "", "", "horse", ""], "figures are taken from the right"
    assert t.state.supply[terms.HORSE] == 6 - 1


@pytest.mark.rule("DGS-OPP-06")
def test_what_cannot_be_painted_stays() -> None:
    t = turned_up(acts=["paint_memory"], cave=["painting_1"], solo_memory=["", "", "", "mammoth", "bison"])
    assert t.value("solo_memory") == ["", "", "", "mammoth", "bison"] and not t.value("cubes")


@pytest.mark.rule("DGS-OPP-05", "DGS-MEM-03")
def test_figures_are_shifted_only_if_the_table_says_so() -> None:
    held = ["", "", "mammoth", "horse", "reindeer"]
    told: dict[str, Any] = {"acts": ["paint_memory"], "cave": ["painting_1"], "solo_memory": held}
    assert turned_up(**told).value("solo_memory") == ["", "", "mammoth", "", ""]
    closing = turned_up(**told, options={"solo_memory_gaps": "close"})
    assert closing.value("solo_memory") == ["", "", "", "", "mammoth"]


@pytest.mark.rule("DGS-OPP-08")
def test_rows_of_the_cave_bring_nothing() -> None:
    cubes = {"painting_1.top": "R", "painting_1.middle": "A"}
    t = ending(round=8, cave=["painting_1"], cubes=cubes)
    assert t.state.over and t.state.scores() == [0] and set(t.state.sheet().rows[0].lines) == {"goals"}


# --- DGS-SHAMAN -----------------------------------------------------------------------------------------


@pytest.mark.rule("DGS-SHAMAN-01")
def test_their_shamans_block_two_actions() -> None:
    t = planning(shamans=("trade", "dolmen"))
    assert t.refused("A", "shaman trade") == t.refused("A", "shaman dolmen") == "DGS-SHAMAN-01"
    assert t.can("shaman menhir")


@pytest.mark.rule("DGS-SHAMAN-02")
def test_they_do_nothing_and_go_on_with_the_next_card() -> None:
    t = planning(shamans=("trade", "dolmen"), A={"goods": {"plant1": 6}})
    before = t.value("rival_shamans")
    t.until("camp")
    assert t.value("rival_shamans") == before and not t.state.done[0][terms.TRADE]
    t.until("plan", "event", "pick")
    assert t.value("card") != CARD and t.value("round") == 2
    t.until("plan")
    face = t.game.pack.cards[t.game.pack.number("cards", t.value("card"))]
    assert [*t.value("rival_shamans").values()] == [terms.HUT[cell] for cell in face.shamans]


@pytest.mark.rule("DGS-SHAMAN-03", "DGS-PLAN-03")
def test_an_action_of_your_shaman_that_fails_costs_a_token() -> None:
    t = planning(A={"goods": {"plant1": 6}})
    t.say("A", "shaman trade", "pass", "finish")
    assert t.tokens("A") == 1 and not t.state.over
