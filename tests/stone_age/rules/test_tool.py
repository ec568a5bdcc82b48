"""SA-TOOL: tool tiles, how they grow and what they add to a roll."""

from __future__ import annotations

import pytest

from stone_age.tables import Table, table


def grown(tools: list[int], turned: list[bool] | None = None) -> Table:
    """A table at which seat A has just been to the workshop; the figure on card4 keeps the turn going."""
    flags = [False] * len(tools) if turned is None else turned
    t = table(A={"tools": tools, "turned": flags, "placed": {"workshop": 1, "card4": 1}})
    t.say("A", "act workshop")
    return t


def offered(t: Table) -> list[str]:
    return [t.game.text(option) for option in t.state.options()]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param([], [1], marks=pytest.mark.rule("SA-TOOL-01")),
        pytest.param([1], [1, 1], marks=pytest.mark.rule("SA-TOOL-01")),
        pytest.param([1, 1], [1, 1, 1], marks=pytest.mark.rule("SA-TOOL-01")),
        pytest.param([1, 1, 1], [2, 1, 1], marks=pytest.mark.rule("SA-TOOL-02")),
        pytest.param([2, 1, 1], [2, 2, 1], marks=pytest.mark.rule("SA-TOOL-02")),
        pytest.param([2, 2, 1], [2, 2, 2], marks=pytest.mark.rule("SA-TOOL-02")),
        pytest.param([2, 2, 2], [3, 2, 2], marks=pytest.mark.rule("SA-TOOL-03")),
        pytest.param([3, 2, 2], [3, 3, 2], marks=pytest.mark.rule("SA-TOOL-03")),
        pytest.param([3, 3, 2], [3, 3, 3], marks=pytest.mark.rule("SA-TOOL-03")),
        pytest.param([3, 3, 3], [4, 3, 3], marks=pytest.mark.rule("SA-TOOL-04")),
        pytest.param([4, 3, 3], [4, 4, 3], marks=pytest.mark.rule("SA-TOOL-04")),
        pytest.param([4, 4, 3], [4, 4, 4], marks=pytest.mark.rule("SA-TOOL-04")),
    ],
)
def test_the_twelve_tools_in_their_order(before: list[int], after: list[int]) -> None:
    assert grown(before)["A"]["tools"] == after


@pytest.mark.rule("SA-TOOL-05")
def test_never_more_than_three_tiles_and_a_total_of_twelve() -> None:
    tools: list[int] = []
    for count in range(1, 16):
        tools = grown(tools)["A"]["tools"]
        assert len(tools) == min(count, 3)
        assert sum(tools) == min(count, 12)


@pytest.mark.rule("SA-TOOL-06")
@pytest.mark.parametrize("turned", [[False] * 3, [True] * 3, [True, False, True]])
def test_a_tool_of_the_workshop_at_twelve_has_no_effect(turned: list[bool]) -> None:
    t = grown([4, 4, 4], turned)
    assert (t["A"]["tools"], t["A"]["turned"]) == ([4, 4, 4], turned)
    assert [t["A"][name] for name in ("food", "wood", "agriculture", "score")] == [0] * 4
    assert offered(t) == ["act card4"]


@pytest.mark.rule("SA-TOOL-06")
def test_a_tool_of_a_card_or_die_at_twelve_has_no_effect() -> None:
    t = table(
        A={"wood": 3, "tools": [4, 4, 4], "placed": {"card1": 1, "card2": 1, "card4": 1}},
        slots=["C29", "C01", "C17", "C25"],
        dice=[[5, 5]],
    )
    t.say("A", "acquire card1 wood")
    assert t["A"]["tools"] == [4, 4, 4]
    t.say("A", "acquire card2 2 wood")
    t.say("A", "die 5")
    assert t["A"]["tools"] == [4, 4, 4]
    assert (t["B"]["tools"], t.turn) == ([], "B")


@pytest.mark.rule("SA-TOOL-07")
@pytest.mark.parametrize(("command", "tools"), [("raise 2", [1, 2, 1]), ("raise 1", [2, 1, 1]), ("raise 3", [2, 1, 1])])
def test_the_owner_picks_between_a_turned_and_an_unused_tile(command: str, tools: list[int]) -> None:
    t = grown([1, 1, 1], [True, False, True])
    assert offered(t) == ["raise 1", "raise 2"]  # tile 3 is just like tile 1
    assert t.refused("A", "pass") == "SA-TOOL-07"
    t.say("A", command)
    assert (t["A"]["tools"], t["A"]["turned"]) == (tools, [True, False, True])


@pytest.mark.rule("SA-TOOL-07")
def test_a_raised_unused_tile_can_still_be_used() -> None:
    t = table(
        A={"tools": [1, 1, 1], "turned": [True, False, True], "placed": {"workshop": 1, "river": 1}},
        dice=[[4]],
        B={"food": 5, "placed": {"hunting": 1}},
    )
    t.say("A", "act workshop")
    t.say("A", "raise 2")
    t.say("A", "act river")
    t.say("A", "tools 2")
    assert t["A"]["gold"] == 1


@pytest.mark.rule("SA-TOOL-07")
@pytest.mark.parametrize("flag", [False, True])
def test_nothing_is_asked_where_all_lowest_tiles_are_alike(flag: bool) -> None:
    t = grown([2, 2, 3], [flag, flag, not flag])
    assert offered(t) == ["act card4"]
    assert t["A"]["tools"] == [3, 2, 3]


@pytest.mark.rule("SA-TOOL-08")
def test_only_a_tile_of_the_lowest_value_grows() -> None:
    t = grown([2, 1, 1], [False, True, False])
    assert offered(t) == ["raise 2", "raise 3"]
    assert t.refused("A", "raise 1") == "SA-TOOL-08"
    t.say("A", "raise 3")
    assert t["A"]["tools"] == [2, 1, 2]
    assert grown([2, 1, 2])["A"]["tools"] == [2, 2, 2]
    assert grown([3, 4, 3], [True, False, True])["A"]["tools"] == [4, 4, 3]


@pytest.mark.rule("SA-TOOL-09")
def test_tiles_are_kept_when_used_and_when_the_tribe_starves() -> None:
    t = table(A={"tools": [2, 1, 1], "placed": {"forest": 1}}, dice=[[2]])
    t.say("A", "act forest")
    t.say("A", "tools 1 2 3")
    assert (t.state.round, t["A"]["wood"], t["A"]["hungry"]) == (2, 2, 1)
    assert t["A"]["tools"] == [2, 1, 1]


@pytest.mark.rule("SA-TOOL-10")
@pytest.mark.parametrize(
    ("place", "faces", "tools", "command", "gain"),
    [
        ("claypit", [1, 1, 6], [2, 2], "tools 1 2", {"brick": 3}),
        ("hunting", [2, 3], [1, 2], "tools 1 2", {"food": 4}),
        ("river", [1], [4, 4, 3], "tools 1 2 3", {"gold": 2}),
        ("quarry", [3], [2, 3, 3], "tools 2", {"stone": 1}),
        ("quarry", [3], [2, 3, 3], "tools", {"stone": 0}),
        ("forest", [5], [2, 2, 1], "tools 3", {"wood": 2}),
    ],
)
def test_any_number_of_tools_is_added_before_dividing(
    place: str, faces: list[int], tools: list[int], command: str, gain: dict[str, int]
) -> None:
    t = table(A={"tools": tools, "placed": {place: len(faces), "card4": 1}}, dice=[faces])
    t.say("A", f"act {place}")
    assert t.turn == "A"  # sees the roll before deciding
    t.say("A", command)
    assert {name: t["A"][name] for name in gain} == gain


@pytest.mark.rule("SA-TOOL-10")
def test_tools_of_others_cannot_be_used() -> None:
    t = table(A={"placed": {"forest": 1, "card4": 1}}, B={"tools": [1, 1, 1]}, dice=[[2]])
    t.say("A", "act forest")
    assert (t["A"]["wood"], offered(t)) == (0, ["act card4"])


@pytest.mark.rule("SA-TOOL-11")
def test_a_tile_serves_one_roll_in_a_round() -> None:
    t = table(A={"tools": [2, 1], "placed": {"forest": 1, "river": 1, "quarry": 1, "card4": 1}}, dice=[[1], [5], [4]])
    t.say("A", "act forest")
    t.say("A", "tools 1")
    t.say("A", "act river")
    assert offered(t) == ["tool 2", "done"]
    assert t.refused("A", "tools 1") == "SA-TOOL-11"
    assert t.refused("A", "tools 2 2") == "SA-TOOL-11"
    t.say("A", "tools 2")
    t.say("A", "act quarry")
    assert offered(t) == ["act card4"]
    assert [t["A"][kind] for kind in ("wood", "stone", "gold")] == [1, 0, 1]


@pytest.mark.rule("SA-TOOL-12")
def test_a_tile_adds_its_full_value_to_one_roll() -> None:
    t = table(A={"tools": [2], "placed": {"forest": 2, "river": 1, "card4": 1}}, dice=[[5, 6], [5]])
    t.say("A", "act forest")
    t.say("A", "tools 1")
    assert (t["A"]["wood"], t["A"]["turned"]) == (4, [True])
    t.say("A", "act river")  # the point left over cannot make it six
    assert (t["A"]["gold"], offered(t)) == (0, ["act card4"])


@pytest.mark.rule("SA-TOOL-12")
@pytest.mark.parametrize(("value", "face", "gold"), [(4, 2, 1), (4, 1, 0), (3, 3, 1), (2, 4, 1), (2, 3, 0)])
def test_no_part_of_a_tile_can_be_held_back(value: int, face: int, gold: int) -> None:
    t = table(A={"tools": [value], "placed": {"river": 1, "forest": 1, "card4": 1}}, dice=[[face], [2]])
    t.say("A", "act river")
    t.say("A", "tools 1")
    assert t["A"]["gold"] == gold
    t.say("A", "act forest")
    assert (t["A"]["wood"], offered(t)) == (0, ["act card4"])


@pytest.mark.rule("SA-TOOL-13")
@pytest.mark.parametrize("place", ["hunting", "forest", "claypit", "quarry", "river"])
@pytest.mark.parametrize("roll_cards", ["yes", "no"])
def test_tools_on_the_rolls_of_places(place: str, roll_cards: str) -> None:
    t = table(
        A={"tools": [1], "placed": {place: 1, "card4": 1}}, dice=[[1]], options={"tools_on_roll_cards": roll_cards}
    )
    t.say("A", f"act {place}")
    assert offered(t) == ["tool 1", "done"]


@pytest.mark.rule("SA-TOOL-13")
@pytest.mark.parametrize(("card", "kind", "with_tool"), [("C22", "gold", 2), ("C23", "stone", 2), ("C24", "wood", 4)])
def test_tools_on_the_rolls_of_cards(card: str, kind: str, with_tool: int) -> None:
    for allowed in ("yes", "no"):
        t = table(
            A={"brick": 1, "tools": [3], "open": ["C33"], "placed": {"card1": 1, "card4": 1}},
            slots=[card, "C20", "C17", "C25"],
            dice=[[4, 5]],
            options={"tools_on_roll_cards": allowed},
        )
        t.say("A", "acquire card1 brick")
        if allowed == "yes":
            assert offered(t) == ["tool 1", "tool C33", "done"]
            t.say("A", "tools 1")
            assert t["A"][kind] == with_tool
        else:
            assert offered(t) == ["act card4"]
            assert t["A"][kind] == 9 // {"gold": 6, "stone": 5, "wood": 3}[kind]
            assert (t["A"]["turned"], t["A"]["open"]) == ([False], ["C33"])


@pytest.mark.rule("SA-TOOL-14")
def test_a_used_tile_is_turned_for_all_to_see_until_the_next_round() -> None:
    t = table(
        A={"food": 9, "tools": [2, 2], "placed": {"forest": 1}},
        B={"food": 9, "placed": {"hunting": 1}},
        dice=[[1], [2]],
    )
    t.say("A", "act forest")
    t.say("A", "tools 1")
    assert t["A"]["turned"] == [True, False]
    seen = t.state.observe(1).seats[0]
    assert [tool.turned for tool in seen.tools] == [True, False]
    t.say("B", "act hunting")
    assert (t.state.round, t["A"]["turned"]) == (2, [False, False])


@pytest.mark.rule("SA-TOOL-15")
def test_tools_are_never_compulsory_and_may_be_wasted() -> None:
    t = table(A={"tools": [2, 1], "placed": {"forest": 1, "claypit": 1, "card4": 1}}, dice=[[1], [4]])
    t.say("A", "act forest")
    t.say("A", "done")  # one wood given away
    assert (t["A"]["wood"], t["A"]["turned"]) == (0, [False, False])
    t.say("A", "act claypit")
    t.say("A", "tools 1 2")  # for the one brick that the die gives anyway
    assert (t["A"]["brick"], t["A"]["turned"]) == (1, [True, True])


@pytest.mark.rule("SA-TOOL-16")
def test_a_new_tile_serves_a_later_roll_of_the_same_round() -> None:
    t = table(A={"placed": {"workshop": 1, "hunting": 1, "card4": 1}}, dice=[[3]])
    t.say("A", "act workshop")
    t.say("A", "act hunting")
    t.say("A", "tools 1")
    assert t["A"]["food"] == 2


@pytest.mark.rule("SA-TOOL-17")
@pytest.mark.parametrize(
    ("before", "turned", "after"),
    [
        ([2, 2, 2], [True, True, True], [3, 2, 2]),
        ([2, 2, 2], [False, False, False], [3, 2, 2]),
        ([1, 1, 1], [True, True, True], [2, 1, 1]),
        ([4, 3, 4], [False, True, False], [4, 4, 4]),
        ([2, 1, 2], [True, False, True], [2, 2, 2]),
    ],
)
def test_raising_keeps_a_tile_turned_or_unused(before: list[int], turned: list[bool], after: list[int]) -> None:
    t = grown(before, turned)
    assert (t["A"]["tools"], t["A"]["turned"]) == (after, turned)


@pytest.mark.rule("SA-TOOL-10")
@pytest.mark.parametrize(("command", "rule"), [("tools 3", "SA-TOOL-10"), ("tools C31", "SA-CARD-26")])
def test_tools_that_are_not_owned_are_refused(command: str, rule: str) -> None:
    t = table(A={"tools": [2, 1], "placed": {"forest": 1, "card4": 1}}, dice=[[1]])
    t.say("A", "act forest")
    assert t.refused("A", command) == rule
