"""Wrong commands: each is refused by the right rule, for a reason that helps, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eolith.games.stone_age.notation import actions
from eolith.games.stone_age.words.choices import choices
from eolith.games.stone_age.words.telling import Telling
from eolith.kernel.game import ActionError
from stone_age.tables import Table, new_game, table, the_game

PLAIN = ("C12", "C10", "C13", "C11")


def placing() -> Table:
    """B has filled the workshop and the claypit; A has two figures left, and figures in the forest."""
    return table(
        3,
        "place",
        A={"placed": {"forest": 2, "hunting": 1}},
        B={"figures": 10, "placed": {"workshop": 1, "claypit": 6, "card1": 1, "building1": 1}},
        C={"figures": 6, "placed": {"quarry": 5, "claypit": 1}},
    )


def village() -> Table:
    """Two of the three village places are taken, and two tribes work in the forest."""
    return table(
        3,
        "place",
        A={},
        B={"placed": {"workshop": 1, "field": 1, "forest": 1}},
        C={"placed": {"forest": 1, "river": 4}},
    )


def two() -> Table:
    """B works in the forest; A has one figure left."""
    return table(2, "place", A={"placed": {"river": 4}}, B={"placed": {"forest": 1}}, options={"hunting_visits": "any"})


def acting() -> Table:
    """A has everything still to do, and some goods."""
    places = ("forest", "field", "card2", "building1", "building2", "building3")
    return table(
        3,
        A={"figures": 6, "wood": 2, "brick": 1, "food": 9, "placed": dict.fromkeys(places, 1)},
        slots=["C12", "C20", "C13", "C11"],
        stacks=[["B01", "B02"], ["B16", "B03"], ["B22", "B04"]],
    )


def after(start: Callable[[], Table], *steps: str) -> Callable[[], Table]:
    """The same table when A has taken some small decisions, as a bot does."""

    def play() -> Table:
        t = start()
        t.step("A", *steps)
        return t

    return play


def rolled() -> Table:
    """A has rolled in the forest, and has tools of which one is turned."""
    t = table(
        A={
            "tools": [2, 1, 1],
            "turned": [True, False, False],
            "open": ["C33"],
            "pile": ["C31"],
            "placed": {"forest": 1, "field": 1},
        },
        dice=[[3]],
    )
    t.say("A", "act forest")
    return t


def choosing() -> Table:
    return table(A={"open": ["C34"], "placed": {"forest": 1, "card1": 1}})


def dice_for_all() -> Table:
    t = table(A={"wood": 1, "placed": {"card1": 1, "field": 1}}, slots=["C05", *PLAIN[:3]], dice=[[1, 6]])
    t.say("A", "acquire card1 wood")
    return t


def raising() -> Table:
    t = table(A={"tools": [2, 1, 1], "turned": [False, True, False], "placed": {"workshop": 1, "field": 1}})
    t.say("A", "act workshop")
    return t


def hungry() -> Table:
    return table(phase="feed", A={"food": 3, "wood": 3, "gold": 1})


def over() -> Table:
    return table(phase="feed", A={"food": 9}, B={"food": 9}, stacks=[[], ["B02"]])


WRONG: list[tuple[Callable[[], Table], str, str, str, str]] = [
    # placing
    (placing, "A", "place forest 1", "SA-PLACE-09", "already-yours"),
    (placing, "A", "place hunting 1", "SA-PLACE-15", "hunted-already"),
    (placing, "A", "place workshop 1", "SA-PLACE-10", "full"),
    (placing, "A", "place claypit 1", "SA-PLAYERS-04", "two-tribes-there"),
    (placing, "A", "place quarry 3", "SA-PLACE-02", "not-enough-figures"),
    (placing, "A", "place card1 1", "SA-PLACE-18", "full"),
    (placing, "A", "place card2 2", "SA-PLACE-18", "too-few-rings"),
    (placing, "A", "place building1 1", "SA-PLACE-20", "full"),
    (placing, "A", "place building2 2", "SA-PLACE-20", "too-few-rings"),
    (placing, "A", "place building4 1", "SA-SETUP-09", "no-such-stack"),
    (placing, "A", "place field 2", "SA-PLACE-13", "too-few-rings"),
    (placing, "A", "place field 0", "SA-PLACE-02", "at-least-one"),
    (placing, "A", "place river -1", "SA-PLACE-02", "at-least-one"),
    (placing, "A", "place hut 1", "SA-PLACE-11", "hut-takes-two"),
    (placing, "A", "place hut 3", "SA-PLACE-11", "hut-takes-two"),
    (placing, "A", "pass", "SA-PLACE-03", "no-passing"),
    (placing, "A", "done", "SA-PLACE-03", "not-done"),
    (placing, "A", "act forest", "SA-ROUND-01", "acting-is-not-on"),
    (placing, "A", "acquire card2 wood wood", "SA-ROUND-01", "acting-is-not-on"),
    (placing, "A", "pay wood", "SA-ACT-08", "nothing-to-pay"),
    (placing, "A", "starve", "SA-FEED-05", "not-hungry"),
    (placing, "A", "choose wood wood", "SA-CARD-30", "no-choice-card"),
    (after(choosing, "choose", "take wood", "take wood"), "A", "choose wood wood", "SA-CARD-30", "choice-used"),
    (placing, "B", "place field 1", "SA-PLACE-01", "not-your-turn"),
    (village, "A", "place hut 2", "SA-PLAYERS-02", "village-closed"),
    (village, "A", "place forest 1", "SA-PLAYERS-04", "two-tribes-there"),
    (two, "A", "place forest 1", "SA-PLAYERS-05", "one-tribe-there"),
    (two, "A", "place hut 2", "SA-PLACE-12", "needs-two-figures"),
    (two, "A", "place hunting 2", "SA-PLACE-02", "not-enough-figures"),
    # acting
    (acting, "B", "act forest", "SA-ACT-01", "not-your-turn"),
    (acting, "A", "act river", "SA-ACT-02", "no-figure-there"),
    (acting, "A", "place river 1", "SA-ROUND-01", "placing-is-over"),
    (acting, "A", "pass", "SA-ACT-06", "no-passing"),
    (acting, "A", "done", "SA-ACT-06", "not-done"),
    (acting, "A", "decline", "SA-ACT-07", "nothing-to-decline"),
    (acting, "A", "decline field", "SA-ACT-07", "cannot-decline"),
    (acting, "A", "decline card1", "SA-ACT-02", "no-figure-there"),
    (acting, "A", "acquire forest wood", "SA-ACT-07", "nothing-to-acquire"),
    (acting, "A", "acquire card2 wood", "SA-CARD-02", "exact-price"),
    (acting, "A", "acquire card2", "SA-CARD-02", "exact-price"),
    (acting, "A", "acquire card2 3 wood", "SA-CARD-02", "exact-price"),
    (acting, "A", "acquire card2 wood gold", "SA-CARD-08", "card-cannot-pay-itself"),
    (acting, "A", "acquire card2 wood stone", "SA-BUILD-11", "not-owned"),
    (acting, "A", "acquire card2 food wood", "SA-CARD-03", "food-is-no-resource"),
    (acting, "A", "acquire building1 2 wood stone", "SA-BUILD-01", "listed-price"),
    (acting, "A", "acquire building1 2 wood 2 brick", "SA-BUILD-01", "listed-price"),
    (acting, "A", "acquire building2 2 wood brick", "SA-BUILD-07", "exact-number-and-kinds"),
    (acting, "A", "acquire building2 2 wood brick gold", "SA-BUILD-11", "not-owned"),
    (acting, "A", "acquire building3", "SA-BUILD-09", "one-to-seven"),
    (acting, "A", "acquire building3 8 wood", "SA-BUILD-09", "one-to-seven"),
    (acting, "A", "acquire building3 999999999999 wood", "SA-BUILD-09", "one-to-seven"),
    (after(acting, "act building3", "pay wood"), "A", "pay 999999999999 wood", "SA-BUILD-11", "not-owned"),
    (acting, "A", "acquire building3 3 wood", "SA-BUILD-11", "not-owned"),
    (acting, "A", "tools 1", "SA-TOOL-10", "no-such-tool"),
    (acting, "A", "tools", "SA-TOOL-13", "no-roll"),
    (acting, "A", "die 5", "SA-CARD-12", "no-dice"),
    (acting, "A", "raise 1", "SA-TOOL-07", "nothing-to-raise"),
    (acting, "A", "take wood", "SA-CARD-30", "no-choice-card"),
    (acting, "A", "buy", "SA-ACT-08", "nothing-to-pay"),
    # paying
    (after(acting, "act card2"), "A", "act field", "SA-ACT-02", "finish-first"),
    (after(acting, "act card2"), "A", "buy", "SA-CARD-02", "exact-price"),
    (after(acting, "act card2"), "A", "done", "SA-CARD-02", "exact-price"),
    (after(acting, "act card2"), "A", "pay food wood", "SA-CARD-03", "food-is-no-resource"),
    (after(acting, "act card2"), "A", "acquire building1 2 wood brick", "SA-ACT-02", "finish-first"),
    (after(acting, "act card2", "pay wood"), "A", "decline", "SA-BUILD-11", "paid-in-part"),
    (after(acting, "act card2", "pay wood"), "A", "decline card2", "SA-BUILD-11", "paid-in-part"),
    (after(acting, "act card2", "pay wood"), "A", "pay wood brick", "SA-CARD-02", "paid-in-part"),
    (after(acting, "act card2"), "A", "pay brick", "SA-CARD-02", "exact-price"),
    (after(acting, "act building1"), "A", "pay 2 wood", "SA-BUILD-01", "listed-price"),
    (after(acting, "act building1"), "A", "done", "SA-BUILD-01", "listed-price"),
    (after(acting, "act building3"), "A", "done", "SA-BUILD-09", "one-to-seven"),
    (after(acting, "act building3", "pay wood"), "A", "decline building3", "SA-BUILD-11", "paid-in-part"),
    (after(acting, "act building3", "pay wood"), "A", "pay 2 wood", "SA-BUILD-11", "not-owned"),
    # tools, resources of choice, dice, tiles
    (rolled, "A", "tools 1", "SA-TOOL-11", "tool-turned"),
    (rolled, "A", "tools 2 2", "SA-TOOL-11", "tool-twice"),
    (rolled, "A", "tools C31", "SA-CARD-29", "used-already"),
    (rolled, "A", "tools C32", "SA-CARD-26", "not-your-card"),
    (rolled, "A", "tools C10", "SA-CARD-26", "no-one-use-tool"),
    (rolled, "A", "tools 4", "SA-CARD-26", "no-one-use-tool"),
    (rolled, "A", "pass", "SA-ACT-02", "no-passing"),
    (after(rolled, "tool C33"), "A", "tools 2", "SA-TOOL-13", "no-roll"),
    (choosing, "A", "choose wood", "SA-CARD-30", "choose-two"),
    (choosing, "A", "choose 3 wood", "SA-CARD-30", "choose-two"),
    (choosing, "A", "choose wood food", "SA-CARD-30", "choose-two"),
    (after(choosing, "choose", "take stone"), "A", "choose wood gold", "SA-CARD-30", "choose-two"),
    (after(choosing, "choose", "take stone"), "A", "choose wood stone", "SA-CARD-30", "plainest-first"),
    (after(choosing, "choose", "take stone"), "A", "choose wood", "SA-CARD-30", "plainest-first"),
    (choosing, "A", "choose 999999999999 wood", "SA-CARD-30", "choose-two"),
    (after(choosing, "choose", "take stone"), "A", "take food", "SA-CARD-30", "choose-two"),
    (after(choosing, "choose"), "A", "pass", "SA-CARD-30", "no-passing"),
    (dice_for_all, "A", "die 5", "SA-CARD-12", "no-such-die"),
    (dice_for_all, "A", "pass", "SA-CARD-15", "no-passing"),
    (dice_for_all, "A", "act field", "SA-ACT-02", "finish-first"),
    (dice_for_all, "A", "tools", "SA-CARD-14", "no-roll"),
    (dice_for_all, "B", "die 6", "SA-CARD-12", "not-your-turn"),
    (raising, "A", "raise 1", "SA-TOOL-08", "not-the-lowest"),
    (raising, "A", "raise 4", "SA-TOOL-08", "not-the-lowest"),
    (raising, "A", "pass", "SA-TOOL-07", "no-passing"),
    # feeding, and the end
    (hungry, "A", "pass", "SA-FEED-15", "no-passing"),
    (hungry, "A", "pay 3 wood", "SA-FEED-14", "whole-shortage"),
    (hungry, "A", "pay 2 brick", "SA-BUILD-11", "not-owned"),
    (hungry, "A", "pay 2 food", "SA-CARD-03", "food-is-no-resource"),
    (hungry, "A", "done", "SA-FEED-14", "whole-shortage"),
    (hungry, "A", "decline", "SA-ACT-07", "nothing-to-decline"),
    (after(hungry, "pay wood"), "A", "starve", "SA-BUILD-11", "paid-in-part"),
    (after(hungry, "pay wood"), "A", "pay 2 wood", "SA-FEED-14", "paid-in-part"),
    (hungry, "B", "starve", "SA-FEED-15", "not-your-turn"),
    (hungry, "A", "act hunting", "SA-ROUND-01", "acting-is-not-on"),
    (over, "A", "place hunting 1", "SA-END-01", "game-over"),
    (over, "B", "pass", "SA-END-01", "game-over"),
]


@pytest.mark.parametrize(
    ("start", "seat", "command", "rule", "reason"),
    [
        pytest.param(*row, id=f"{number}-{row[2].replace(' ', '-')}-{row[4]}", marks=pytest.mark.rule(row[3]))
        for number, row in enumerate(WRONG, 1)
    ],
)
def test_a_wrong_command(start: Callable[[], Table], seat: str, command: str, rule: str, reason: str) -> None:
    t = start()
    before = t.state.to_bytes()
    refusal = t.state.why_not(command, "ABCD".index(seat))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, reason)
    assert t.game.say(refusal)
    assert t.refused(seat, command) == rule
    assert t.state.to_bytes() == before


@pytest.mark.rule("SA-CHANCE-01")
@pytest.mark.parametrize(
    "command", ["place forest 1", "pass", "tools 1", "choose", "done", "decline card1", actions.Roll(7)]
)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_while_chance_decides_nobody_else_does(command: object, seat: int | None) -> None:
    state = the_game(2, {}).start()
    refusal = state.why_not(command, seat)
    assert (refusal.rule, refusal.reason) == ("SA-CHANCE-01", "chance-decides")


@pytest.mark.parametrize(
    "command",
    ["", "place", "place forest", "place forest two", "place moon 1", "place forest 1 1", "act", "die", "die six",
     "raise", "pay", "pay clay", "acquire", "acquire card1 wood 2", "acquire card2 2", "acquire card2 1 2 wood", "take",
     "fly"],
)  # fmt: skip
def test_what_no_command_means_is_answered_with_what_can_be_typed(command: str) -> None:
    t = new_game()
    with pytest.raises(ActionError, match=r"say: |commands: |places: |resources: "):
        t.say("A", command)


@pytest.mark.rule("SA-CARD-02", "SA-BUILD-07", "SA-BUILD-09", "SA-FEED-14")
@pytest.mark.parametrize(
    ("start", "command", "left"),
    [
        (after(acting, "act card2", "pay wood"), "pay brick", [1, 0, 0, 1]),
        (after(acting, "act card2", "pay wood"), "acquire card2 wood", [0, 1, 0, 1]),
        (after(acting, "act building3", "pay wood"), "pay wood brick", [0, 0, 0, 0]),
        (after(acting, "act building3", "pay wood"), "acquire building3 brick", [1, 0, 0, 0]),
        (after(hungry, "pay wood"), "pay gold", [2, 0, 0, 0]),
    ],
)
def test_a_begun_payment_is_finished_by_naming_the_rest(
    start: Callable[[], Table], command: str, left: list[int]
) -> None:
    t = start()
    t.say("A", command)
    assert [t["A"][name] for name in ("wood", "brick", "stone", "gold")] == left


@pytest.mark.rule("SA-CARD-30")
@pytest.mark.parametrize("command", ["choose gold", "choose brick gold", "take gold"])
def test_the_second_resource_of_choice_is_named_alone_or_with_the_first(command: str) -> None:
    t = after(choosing, "choose", "take brick")()
    t.say("A", command)
    assert (t["A"]["brick"], t["A"]["gold"], t["A"]["pile"]) == (1, 1, ["C34"])


@pytest.mark.parametrize(
    "start",
    [
        after(choosing, "choose", "take brick"),
        after(acting, "act building3", "pay wood"),
        after(acting, "act card2", "pay wood"),
        after(hungry, "pay wood"),
        after(rolled, "tool 2"),
        dice_for_all,
        raising,
    ],
)
def test_every_choice_that_is_offered_half_way_is_accepted(start: Callable[[], Table]) -> None:
    t = start()
    commands = [choice.command for choice in choices(Telling(t.game, "en"), t.state)]
    assert commands
    assert [t.state.why_not(command, t.state.seat) for command in commands] == [None] * len(commands)
