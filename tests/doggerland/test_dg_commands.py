"""Commands of several decisions: nothing that is typed is passed over, and foreign words are errors of one kind."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from doggerland.tables import Table, executing, table
from eolith.games.doggerland import terms
from eolith.games.doggerland.terminal import Terminal
from eolith.kernel.game import ActionError
from eolith.kernel.rule import Refused

RICH = {"goods": {good: 9 for good in terms.GOODS[: terms.PAYABLE]}}
HUNTER = {"hunters": 1, "builders": {"shaman": 1}, **RICH}
"""At home are the chief and one hunter-gatherer."""
SENT = {"d3": {"seat": "A", "members": {"hunter": 1}}}


def texts(t: Table, command: Any) -> list[str]:
    return [t.game.text(option) for option in t.game.expand(t.state, command)]


@pytest.mark.parametrize(
    ("command", "word"),
    [
        ("pass chief", "chief"),
        ("birth chief", "chief"),
        ("birth hunter hunter hunter", "hunter"),
        ("dwelling hunter chief", "chief"),
        ("pass 1", "1"),
        ("send e3 hunters 1 hunters 2", "hunters"),
        ("send e3 chief chief", "chief"),
    ],
)
def test_a_word_that_a_plan_does_not_ask_for(command: str, word: str) -> None:
    with pytest.raises(ActionError, match=f"'{word}' is not asked for by '{command}'"):
        texts(table(A=RICH), command)


def test_a_member_that_an_execution_does_not_ask_for() -> None:
    t = executing(groups=SENT, A=RICH)
    for command in ("return d3 chief", "finish chief"):
        with pytest.raises(ActionError, match="'chief' is not asked for"):
            texts(t, command)


def test_a_member_that_an_answer_does_not_ask_for() -> None:
    t = table(A=RICH)
    t.say("A", "dwelling")
    assert t.asked == "member" and t.can("member chief")
    with pytest.raises(ActionError, match="'chief' is not asked for"):
        texts(t, "member chief chief")
    t = table(A=RICH)
    t.say("A", "send e3")
    assert t.asked == "group"
    with pytest.raises(ActionError, match="'hunters' is not asked for"):
        texts(t, "without chief hunters 1")


@pytest.mark.parametrize(("parents", "rule"), [("hunter hunter", "DG-PLAN-05"), ("chief chief", "DG-PLAN-05")])
def test_the_only_pair_is_not_taken_for_another(parents: str, rule: str) -> None:
    t = table(A=HUNTER)
    assert texts(t, "birth chief hunter") == texts(t, "birth hunter chief") == ["birth"]
    with pytest.raises(Refused) as refused:
        texts(t, f"birth {parents}")
    assert refused.value.refusal.rule == rule


def test_numbers_without_end() -> None:
    t = executing(groups=SENT, A=RICH)
    for number in ("9" * 5000, "0" * 5000 + "9999"):
        with pytest.raises(Refused, match="DG-EXPED-16"):
            texts(t, f"return d3 wood {number}")


def test_zeros_before_a_number_say_nothing() -> None:
    t = table(A=RICH)
    assert texts(t, "send e3 hunters 0001") == texts(t, "send e3 hunters 1")


def test_chance_is_no_command_whatever_follows() -> None:
    for command in ("reveal painting_1", "reveal painting_1 chief"):
        with pytest.raises(Refused, match="DG-HIDDEN-05"):
            texts(table(), command)


@pytest.mark.parametrize("command", [[1], {}, None, 1.5, -1, 10**9, ()])
def test_what_is_no_command(command: object) -> None:
    with pytest.raises(ActionError):
        texts(table(), command)


def test_what_others_eat_by_themselves_is_not_of_the_meal() -> None:
    food = {"goods": {"meat2": 3, "plant1": 6}}
    feeds = [{"kind": "feed", "seat": seat, "slots": [6]} for seat in "BA"]
    t = table(phase="round_end", agenda=[{"kind": "round", "slots": [5]}, *feeds], A=food, B={"goods": {"meat2": 3}})
    assert t.turn == "A" and t.asked == "feed"
    t.say("A", "feed meat2 1 plant1 4")
    assert t.goods("A") == {"meat3": 2, "plant2": 2} and t.goods("B") == {}


# --- words for what goes by itself --------------------------------------------------------------------

COLD, WARM = 2, 1
NO_CHOICE = {"deprivation_by_choice": "false"}


def outcome(t: Table, command: str, seat: str = "A") -> tuple[dict[str, int], int]:
    """What a seat owns after a command, and its tokens."""
    t.say(seat, command)
    return t.goods(seat), t.tokens(seat)


def reason(t: Table, command: str) -> str:
    with pytest.raises(Refused) as caught:
        t.say(str(t.turn), command)
    return f"{caught.value.refusal.rule} {caught.value.refusal.reason}"


@pytest.mark.rule("DG-COST-06", "DG-COST-07", "DG-COST-08")
@pytest.mark.parametrize(("words", "goods", "tokens"), [
    ("deprive deprive", {"hide": 1}, 2), ("deprive pay", {}, 1), ("pay", {}, 1),
])  # fmt: skip
def test_a_word_for_a_part_that_is_lacking(words: str, goods: dict[str, int], tokens: int) -> None:
    """Of a tool and a hide the tool is lacking: a token is taken for it, whether it is named or not."""
    t = table(round=COLD, A={"goods": {"hide": 1}})
    assert outcome(t, f"dwelling hunter {words}") == (goods, tokens) and t.turn == "B"


@pytest.mark.rule("DG-COST-06", "DG-COST-08")
def test_one_word_of_two_leaves_the_other_part_to_be_asked_for() -> None:
    t = table(round=COLD, A={"goods": {"hide": 1}})
    t.say("A", "dwelling hunter deprive")
    assert t.tokens("A") == 1 and t.offered == ["pay hide", "deprive"]
    t = table(round=COLD, A={"goods": {"tool": 1, "hide": 1}})
    t.say("A", "dwelling hunter", "pay tool deprive")
    assert t.goods("A") == {"hide": 1} and t.tokens("A") == 1


def test_an_answer_is_not_taken_for_a_further_word() -> None:
    band = {"seat": "A", "members": {"chief": 1, "hunter": 3}, "tools": 1}
    t = executing(animals={"c4": "horse"}, groups={"c4": band}, A={"memory": ["horse", "bison"]})
    t.say("A", "return c4")
    assert t.asked == "memory"
    for command in ("forget bison bison", "forget bison horse"):
        with pytest.raises(ActionError, match="is not asked for by"):
            texts(t, command)
    t = table(round=COLD, A={"goods": {"tool": 1}})
    t.say("A", "dwelling hunter")
    assert reason(t, "pay tool pay") == "DG-COST-06 nothing-to-pay-with"
    assert outcome(t, "pay tool deprive") == ({}, 1)


@pytest.mark.rule("DG-COST-08")
@pytest.mark.parametrize(("goods", "words", "tokens"), [
    ({"tool": 1}, "pay", 1), ({"tool": 1}, "pay deprive", 1), ({"tool": 1, "hide": 1}, "pay pay", 0),
    ({}, "deprive deprive", 2), ({"hide": 1}, "deprive pay", 1),
])  # fmt: skip
def test_words_for_a_cost_that_settles_itself(goods: dict[str, int], words: str, tokens: int) -> None:
    for command in ("dwelling hunter", "dwelling hunter " + words):
        assert outcome(table(round=COLD, options=NO_CHOICE, A={"goods": goods}), command) == ({}, tokens)


@pytest.mark.rule("DG-COST-06", "DG-COST-08")
@pytest.mark.parametrize(("options", "season", "goods", "command", "against"), [
    (NO_CHOICE, COLD, {"tool": 1}, "dwelling hunter deprive", "DG-COST-08 no-token-due"),
    (NO_CHOICE, COLD, {"tool": 1, "hide": 1}, "dwelling hunter pay deprive", "DG-COST-08 no-token-due"),
    (NO_CHOICE, COLD, {"tool": 1}, "dwelling hunter pay pay", "DG-COST-06 nothing-to-pay-with"),
    ({}, COLD, {"hide": 1}, "dwelling hunter pay pay", "DG-COST-06 nothing-to-pay-with"),
    ({}, WARM, {}, "dwelling hunter pay", "DG-COST-06 nothing-to-pay-with"),
    ({}, WARM, {"tool": 2}, "dwelling hunter deprive pay", "DG-COST-06 nothing-to-pay"),
    ({}, WARM, {"tool": 2}, "send e3 hunters 2 deprive", "DG-COST-06 nothing-to-pay"),
    ({}, WARM, {"tool": 2}, "send e3 hunters 1 tools 1 pay", "DG-COST-06 nothing-to-pay"),
    ({}, WARM, {"tool": 2}, "pass deprive", "DG-COST-06 nothing-to-pay"),
    ({}, COLD, {}, "dwelling hunter deprive deprive deprive deprive", "DG-COST-06 nothing-to-pay"),
])  # fmt: skip
def test_words_for_what_is_not_due(
    options: dict[str, str], season: int, goods: dict[str, int], command: str, against: str
) -> None:
    assert reason(table(round=season, options=options, A={"goods": goods}), command) == against


def invoking(action: str, memory: list[str], **goods: int) -> Table:
    own = {"goods": goods, "memory": memory, **({"superb": "painting_1.top"} if action == "superb_painting" else {})}
    return executing(hut={action: "A"}, cave=["painting_1"], A=own, B={"builders": ["hunter"]})


@pytest.mark.rule("DG-SHAMAN-07")
def test_the_only_offering_may_be_named() -> None:
    assert outcome(invoking("first_player", [], hide=2), "invoke hide") == ({"hide": 1}, 0)
    t = invoking("first_player", [], hide=2, stone=1)
    assert reason(t, "invoke wood") == "DG-SHAMAN-07 not-enough-goods"
    assert reason(t, "invoke stone") == "DG-SHAMAN-07 no-such-offering"
    for command in ("invoke hide hide", "invoke hide 1"):
        with pytest.raises(ActionError, match="is not asked for by"):
            texts(t, command)


@pytest.mark.rule("DG-SHAMAN-13")
def test_the_only_number_of_cubes_may_be_named() -> None:
    for command in ("invoke hide 1", "invoke 1", "invoke"):
        t = invoking("superb_painting", ["horse"], hide=1)
        t.say("A", command)
        assert t.value("cubes") == {"painting_1.top": "A"}
    assert reason(invoking("superb_painting", ["horse"], hide=1), "invoke hide 2") == "DG-SHAMAN-13 one-figure"
    for number in (1, 2):
        t = invoking("superb_painting", ["horse", "horse"], hide=1, bone=1)
        t.say("A", f"invoke bone {number}")
        assert t.value("cubes") == {"painting_1.top": number * "A"} and t.goods("A") == {"hide": 1}


@pytest.mark.rule("DG-HUNT-11")
def test_the_only_figure_to_give_up_may_be_named() -> None:
    band = {"seat": "A", "members": {"chief": 1, "hunter": 3}, "tools": 1}
    for memory, command, left in (
        (["horse", "horse"], "return c4 horse", {"horse": 2}),
        (["horse", "bison"], "return c4 bison", {"horse": 2}),
    ):
        t = executing(animals={"c4": "horse"}, groups={"c4": band}, A={"memory": memory, "levels": {"carrying": 3}})
        t.say("A", command)
        assert t["A"]["memory"] == left
    for memory in (["horse", "horse"], ["horse", "bison"]):
        t = executing(animals={"c4": "horse"}, groups={"c4": band}, A={"memory": memory, "levels": {"carrying": 3}})
        assert reason(t, "return c4 mammoth") == "DG-HUNT-11 not-in-memory"


def test_a_good_is_not_named_where_nothing_is_offered() -> None:
    t = executing(display=["fox_tooth"], crafters={"fox_tooth": "A hunter"}, A=RICH)
    for command in ("make fox_tooth hide", "make fox_tooth pay"):
        with pytest.raises((ActionError, Refused)):
            texts(t, command)
    t = executing(painters={"painting_1.top": "A hunter"}, A={"memory": ["horse"]})
    with pytest.raises(ActionError, match="'1' is not asked for"):
        texts(t, "colour painting_1.top 1")


@pytest.mark.rule("DG-SHAMAN-26", "DG-SHAMAN-27")
def test_two_goods_are_exchanged_in_any_order() -> None:
    for command in ("exchange meat2 wood stone", "exchange wood meat2 stone"):
        t = executing(hut={"trade": "A"}, A={"goods": {"hide": 1, "wood": 1, "meat2": 1}})
        t.say("A", "invoke hide", command)
        assert t.goods("A") == {"stone": 1}


@pytest.mark.rule("DG-SHAMAN-26")
def test_where_exchanges_are_too_many_to_list_it_is_said_how_to_name_any() -> None:
    """In the terminal and on the page; one by one a later good hides the earlier ones."""
    stores = {"wood": 2, "hide": 2, "stone": 2, "bone": 2, "plant1": 1, "plant2": 1, "meat2": 1}
    t = executing(hut={"trade": "A"}, A={"goods": stores})
    t.say("A", "invoke hide")
    for language in ("en", "ru", "uk"):
        room = Terminal(t.game, language, [""] * t.game.players)
        told = room.unlisted(t.state)
        typed = told.rpartition(": ")[2]
        command = room.vocabulary.english(typed)
        assert t.state.why_not(command, 0) is None and command.startswith("exchange ")
        assert t.game.scene(language).panel(t.state, 0).text == told
    owned = [store for store in terms.STORES if t.goods("A").get(store)]
    for pair in combinations(owned, 2):
        for first, second in (pair, pair[::-1]):
            assert t.state.why_not(f"exchange {first} {second} bone", 0) is None
    t.say("A", "give wood")
    assert Terminal(t.game, "en", [""] * t.game.players).unlisted(t.state) == ""


@pytest.mark.rule("DG-SHAMAN-26")
def test_a_whole_exchange_is_not_named_in_the_middle_of_one() -> None:
    t = executing(hut={"trade": "A"}, A={"goods": {"hide": 1, "wood": 5, "stone": 2}})
    t.say("A", "invoke hide", "give wood")
    assert reason(t, "exchange wood wood stone") == "DG-SHAMAN-26 finish-first"


@pytest.mark.parametrize("command", ["feed", "feed wood 1", "feed hide", "feed meat2", "feed 3", "exchange wood wood",
                                     "exchange fish wood stone"])  # fmt: skip
def test_an_answer_without_what_is_asked_for(command: str) -> None:
    if command.startswith("feed"):
        feed = {"kind": "feed", "seat": "A", "slots": [6]}
        goods = {"meat2": 3, "plant1": 6, "wood": 2}
        t = table(phase="round_end", agenda=[{"kind": "round", "slots": [4]}, feed], A={"goods": goods})
    else:
        t = executing(hut={"trade": "A"}, A={"goods": {"hide": 1, "wood": 2}})
        t.say("A", "invoke hide")
    with pytest.raises(ActionError):
        texts(t, command)
