"""Panels: everything that they offer is accepted, everything that they refuse is explained, nothing hidden is told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import eolith
from eolith.games.stone_age import terms
from eolith.kernel.chance import Source, dice_ways
from eolith.kernel.scene import Panel
from stone_age.tables import Table, new_game, table, the_game


def panel(t: Table, target: str = "", seat: str = "A", language: str = "en", **given: int) -> Panel:
    """What a seat of a table is shown, fields set to what is given."""
    return t.game.scene(language).panel(t.state, terms.SEATS.index(seat), target, given)


def values(shown: Panel) -> dict[str, int]:
    return {field.name: field.value for field in shown.fields}


def commands(shown: Panel) -> list[str]:
    return [choice.command for choice in shown.choices]


# --- over whole games -------------------------------------------------------------------------------------


OPTIONS: dict[int, dict[str, str]] = {
    2: {"hunting_visits": "any", "choice_card_timing": "at_once"},
    3: {"dice_card_timing": "own_turn", "tools_on_roll_cards": "no"},
    4: {},
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_offered_is_accepted_and_everything_refused_explained(players: int) -> None:
    game = the_game(players, {"round_cap": 9, **OPTIONS[players]})
    scene, state, source = game.scene("en"), game.start(), Source(players)
    targets = ("", *terms.PLACES[: terms.BUILDING1 + players])
    kinds: set[str] = set()
    while not state.over:
        if state.seat == eolith.CHANCE:
            state.apply(state.sample(source))
            continue
        before, seat, kind = state.to_bytes(), state.seat, terms.FRAMES[state.frame[0]]
        kinds.add(kind)
        offered: list[str] = []
        for target in targets:
            shown = scene.panel(state, seat, target)
            assert usable(shown) or target, "who is asked can do something"
            offered += usable(shown)
            if shown.fields:
                given = {field.name: source.below(field.most + 2) for field in shown.fields}
                changed = scene.panel(state, seat, target, given)
                offered += usable(changed)
                assert [field.name for field in changed.fields] == [field.name for field in shown.fields]
            others = scene.panel(state, (seat + 1) % players, target)
            assert not usable(others)
        rows = {command: game.expand(state, command, seat) for command in offered}
        assert state.to_bytes() == before, "looking changes nothing"
        legal = set(state.options())
        first = {row[0] for row in rows.values()}
        assert first == legal or kind in ("pay", "tools") and first <= legal, "each option begins a command"
        options = state.options()
        chosen = rows[offered[source.below(len(offered))]] if source.below(3) else [options[source.below(len(options))]]
        for option in chosen:
            state.apply(option)
    assert {"place", "act", "tools", "pay"} <= kinds
    for target in targets:
        assert scene.panel(state, 0, target).rule == "SA-END-01"


def usable(shown: Panel) -> list[str]:
    """The commands of a panel, which says either what can be done or why nothing can."""
    assert shown.title
    found = commands(shown)
    assert len(set(found)) == len(found)
    assert len({choice.label for choice in shown.choices}) == len(found)
    if shown.command:
        assert shown.verdict and not shown.rule
        found.append(shown.command)
    elif shown.fields:
        assert shown.verdict and shown.rule
    if not found and not shown.fields:
        assert shown.text and shown.rule
    assert all(choice.label.endswith(choice.member) for choice in shown.choices)
    for field in shown.fields:
        assert 0 <= field.value <= field.most and field.label
    return found


@pytest.mark.rule("SA-INFO-03", "SA-INFO-04")
@pytest.mark.parametrize("players", [2, 4])
def test_a_panel_does_not_depend_on_what_its_reader_cannot_know(players: int) -> None:
    game = the_game(players, {"round_cap": 12})
    scene, state, source = game.scene("en"), game.start(), Source(20 + players)
    step = changed = 0
    while not state.over:
        step += 1
        if state.seat == eolith.CHANCE:
            state.apply(state.sample(source))
            continue
        if step % 7 == 0:
            for seat in (*range(players), None):
                guess = state.resample(-1 if seat is None else seat, source)
                changed += guess != state
                for target in ("", "forest", "card1", "card4", "building1"):
                    assert scene.panel(guess, seat, target) == scene.panel(state, seat, target)
        options = state.options()
        state.apply(options[source.below(len(options))])
    assert changed


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_panels_speak_every_language(language: str) -> None:
    game = the_game(3, {"round_cap": 8})
    scene, state, source = game.scene(language), game.start(), Source(3)
    while not state.over:
        if state.seat == eolith.CHANCE:
            state.apply(state.sample(source))
            continue
        for target in ("", "hunting", "hut", "card2", "building2"):
            shown = scene.panel(state, state.seat, target)
            for text in (shown.title, shown.text, shown.verdict, *(choice.label for choice in shown.choices)):
                assert "{" not in text and text[:1] == text[:1].upper()
        options = state.options()
        state.apply(options[source.below(len(options))])


# --- placing ----------------------------------------------------------------------------------------------


def test_placing_is_a_choice_for_each_number_of_figures() -> None:
    t = new_game(2)
    shown = panel(t, "forest")
    assert shown.title == "Forest – wood ÷3"
    assert commands(shown) == [f"place forest {n}" for n in range(1, 6)]
    assert shown.choices[2].label == "Figures into the forest: 3"
    assert shown.text == "On average, wood: 1 → 0.8; 2 → 2; 3 → 3.2; 4 → 4.3; 5 → 5.5."
    assert [choice.member for choice in shown.choices] == ["1", "2", "3", "4", "5"]
    assert all(choice.target == "forest" for choice in shown.choices)
    assert commands(panel(t, "hut")) == ["place hut 2"]
    assert panel(t, "forest", language="ru").choices[4].label == "Фигурки в лес: 5"
    assert panel(t, "river", language="uk").text.endswith(": 1 → 0,2; 2 → 0,8; 3 → 1,3; 4 → 1,9; 5 → 2,5.")


def test_a_full_place_says_why_and_by_which_rule() -> None:
    t = new_game(2)
    t.say("A", "place hut 2")
    shown = panel(t, "hut", "B")
    assert (shown.text, shown.rule, shown.choices) == ("No ring is free in the hut.", "SA-PLACE-08", ())
    assert panel(t, "forest", "A").rule == "SA-PLACE-01", "it is the turn of B"
    assert panel(t, "", "A").text == "It is the turn of B."


def test_a_card_tells_its_price_and_what_is_in_store() -> None:
    t = table(phase="place", slots=["C13", "C20", "C17", "C25"], A={"wood": 2, "gold": 1, "food": 5}, B={"food": 5})
    shown = panel(t, "card3")
    assert shown.title == "Card 3 – 2 stone · transport"
    assert shown.text == "Costs 3 resources. In store: 2 wood, 1 gold."


def test_unknown_places_and_spectators_are_told_what_there_is() -> None:
    t = new_game(2)
    assert panel(t, "moon") == panel(t)
    assert panel(t, "building4").rule == "SA-SETUP-09"
    watching = t.game.scene("en").panel(t.state, None, "forest")
    assert watching == Panel("Forest – wood ÷3")
    assert t.game.scene("en").panel(t.state, None).text == "You are watching."


# --- acting and tools -------------------------------------------------------------------------------------


@pytest.mark.rule("SA-ACT-18")
def test_acting_tells_what_to_expect_of_the_dice() -> None:
    t = table(A={"food": 9, "placed": {"forest": 2}, "tools": [2, 1, 1], "turned": [False, False, True]})
    shown = panel(t, "forest")
    assert commands(shown) == ["act forest"]
    assert shown.choices[0].label == "Roll 2 dice"
    alone = sum(dice_ways(2, n) * (n // 3) for n in range(2, 13)) / 36
    helped = sum(dice_ways(2, n) * ((n + 3) // 3) for n in range(2, 13)) / 36
    assert shown.text == f"On average: wood ≈ {alone:.0f}; with all unused tools (+3): ≈ {helped:.0f}."
    assert panel(t, "river").rule == "SA-ACT-02"


@pytest.mark.rule("SA-TOOL-10", "SA-TOOL-11", "SA-ACT-18")
def test_tools_are_switches_with_what_they_yield() -> None:
    t = table(A={"food": 9, "placed": {"claypit": 2}, "tools": [2, 1, 1], "open": ["C32"]}, dice=[[5, 6]])
    t.say("A", "act claypit")
    shown = panel(t)
    assert [(field.name, field.art, field.most) for field in shown.fields] == [
        ("tool-1", "tool-2", 1),
        ("tool-2", "tool-1", 1),
        ("tool-3", "tool-1", 1),
        ("tool-C32", "one-use", 1),
    ]
    assert (shown.command, shown.verdict) == ("tools", "11 → 2 brick, 3 pips unused")
    one = panel(t, **{"tool-1": 1})
    assert (one.command, one.verdict) == ("tools 1", "11 + 2 = 13 → 3 brick, 1 pip unused")
    more = panel(t, "claypit", **{"tool-3": 1, "tool-C32": 7, "tool-9": 1})
    assert (more.command, more.verdict) == ("tools 3 C32", "11 + 1 + 3 = 15 → 3 brick, 3 pips unused")
    assert values(more) == {"tool-1": 0, "tool-2": 0, "tool-3": 1, "tool-C32": 1}
    t.say("A", more.command)
    assert t["A"]["brick"] == 3


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_it_is_said_if_tools_change_nothing(language: str) -> None:
    """They are still asked for: the rules let a person add them all the same."""
    told = {"en": "it stays 3 wood", "ru": "получится 3 дерева", "uk": "вийде 3 деревини"}[language]
    for dice, said in (((3, 6), True), ((4, 6), False)):  # 9 + 2 = 11 is still 3 wood, 10 + 2 = 12 is 4
        t = table(A={"food": 9, "placed": {"forest": 2}, "tools": [1, 1]}, dice=[list(dice)])
        t.say("A", "act forest")
        for given in ({}, {"tool-1": 1}):
            shown = panel(t, language=language, **given)
            assert shown.fields and usable(shown)
            assert (told in shown.text) == said, shown.text


# --- paying -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-CARD-01", "SA-CARD-02", "SA-CARD-05")
def test_a_card_is_paid_in_one_form() -> None:
    t = table(
        slots=["C13", "C20", "C17", "C25"],
        A={"food": 9, "wood": 1, "stone": 3, "placed": {"card2": 1}},
        B={"food": 9},
    )
    shown = panel(t, "card2")
    assert values(shown) == {"wood": 1, "stone": 1}, "the plainest that will do"
    assert [field.most for field in shown.fields] == [1, 2], "no more than owned and due"
    assert shown.command == "acquire card2 1 wood 1 stone"
    assert shown.verdict == "2 of 2 paid: 1 wood and 1 stone → 1 gold · shaman ×1"
    assert commands(shown) == ["decline card2"]
    few = panel(t, "card2", wood=1, stone=0)
    assert (few.command, few.verdict) == ("", "This card costs exactly 2 resources.")
    assert few.rule == "SA-CARD-02"
    t.say("A", "act card2")
    assert panel(t, "card2") == panel(t) == shown, "at the card it is the same form"
    t.say("A", panel(t, stone=2, wood=0).command)
    assert (t["A"]["stone"], t["A"]["gold"], t["A"]["wood"]) == (1, 1, 1)


@pytest.mark.rule("SA-CARD-05", "SA-BUILD-05")
def test_what_cannot_be_paid_can_only_be_left() -> None:
    t = table(
        stacks=[["B01", "B02"], ["B22", "B03"]],
        A={"food": 9, "brick": 1, "placed": {"card4": 1, "building1": 1}},
        B={"food": 9},
    )
    for place, rule in (("card4", "SA-CARD-05"), ("building1", "SA-BUILD-05")):
        shown = panel(t, place)
        assert shown.rule == rule
        assert commands(shown) == [f"act {place}"]
        assert shown.choices[0].label == "Leave it"
        assert "In store: 1 brick." in shown.text


@pytest.mark.rule("SA-BUILD-01")
def test_a_listed_price_leaves_nothing_to_choose() -> None:
    t = table(
        stacks=[["B01", "B02"], ["B22", "B03"]],
        A={"food": 9, "wood": 2, "brick": 4, "placed": {"building1": 1}},
        B={"food": 9},
    )
    shown = panel(t, "building1")
    assert commands(shown) == ["acquire building1 2 wood 1 brick", "decline building1"]
    assert shown.choices[0].label == "Build: pay 2 wood and 1 brick → 10 points"
    t.say("A", shown.choices[0].command)
    assert t["A"]["score"] == 10


@pytest.mark.rule("SA-BUILD-07", "SA-BUILD-08", "SA-BUILD-09")
def test_buildings_priced_by_number_show_the_points() -> None:
    t = table(
        stacks=[["B15", "B02"], ["B22", "B03"]],
        A={"food": 9, "wood": 3, "gold": 4, "placed": {"building1": 1, "building2": 1}},
        B={"food": 9},
    )
    shown = panel(t, "building1")
    assert shown.verdict == "4 of 4 paid: 3 wood and 1 gold → 15 points"
    wrong = panel(t, "building1", gold=4)
    assert (wrong.command, wrong.rule) == ("", "SA-BUILD-07")
    free = panel(t, "building2")
    assert (free.command, free.rule, values(free)) == ("", "SA-BUILD-09", {"wood": 0, "gold": 0})
    some = panel(t, "building2", wood=1, gold=2)
    assert some.verdict == "3 of 3 paid: 1 wood and 2 gold → 15 points"
    t.say("A", some.command)
    assert t["A"]["score"] == 15


@pytest.mark.rule("SA-FEED-09", "SA-FEED-14")
def test_missing_food_is_paid_or_starved() -> None:
    t = table(phase="feed", A={"food": 3, "wood": 1, "gold": 2}, B={"food": 9})
    shown = panel(t)
    assert commands(shown) == ["starve"]
    assert values(shown) == {"wood": 1, "gold": 1}
    assert (shown.command, shown.verdict) == ("pay 1 wood 1 gold", "2 of 2 paid: 1 wood and 1 gold → the tribe is fed")
    for given in ({"wood": 1, "gold": 0}, {"wood": 0, "gold": 0}):
        less = panel(t, **given)
        assert (less.command, less.rule) == ("", "SA-FEED-14")
    t.say("A", panel(t, gold=2).command)
    assert (t["A"]["gold"], t["A"]["score"]) == (0, 0)


def test_a_payment_begun_unit_by_unit_is_finished_in_the_form() -> None:
    t = table(
        stacks=[["B15", "B02"], ["B22", "B03"]],
        A={"food": 9, "wood": 3, "gold": 4, "placed": {"building1": 1, "building2": 1}},
        B={"food": 9},
    )
    t.say("A", "act building2")
    t.step("A", "pay wood")
    shown = panel(t)
    assert (shown.command, shown.verdict, commands(shown)) == ("done", "3 points", [])
    more = panel(t, gold=2)
    assert more.command == "acquire building2 2 gold"
    t.say("A", more.command)
    assert t["A"]["score"] == 15


@pytest.mark.rule("SA-CARD-30", "SA-CARD-31")
def test_the_card_of_two_resources_is_offered_wherever_it_may_be_used() -> None:
    t = table(
        stacks=[["B01", "B02"], ["B22", "B03"]],
        A={"food": 9, "wood": 2, "open": ["C34"], "placed": {"building1": 1}},
        B={"food": 9},
    )
    asked = panel(t)
    assert commands(asked)[0] == "act building1"
    pairs = [choice for choice in asked.choices if choice.group == "choose"]
    assert len(pairs) == 10
    assert (pairs[1].command, pairs[1].member) == ("choose wood brick", "1 wood and 1 brick")
    shown = panel(t, "building1")
    assert (shown.command, shown.rule) == ("", "SA-BUILD-11"), "not yet"
    t.say("A", "choose brick gold")
    assert commands(panel(t, "building1"))[0] == "acquire building1 2 wood 1 brick"


def test_dice_for_all_and_growing_tools_are_choices() -> None:
    t = table(
        slots=["C01", "C20", "C17", "C25"],
        dice=[[2, 5]],
        A={"food": 9, "wood": 1, "placed": {"card1": 1}},
        B={"food": 9, "tools": [2, 2, 2], "turned": [True, False, False], "placed": {"forest": 1}},
    )
    t.say("A", "acquire card1 wood")
    shown = panel(t)
    assert [(choice.command, choice.label) for choice in shown.choices] == [
        ("die 2", "⚁ 2: 1 brick"),
        ("die 5", "⚄ 5: a tool"),
    ]
    assert panel(t, "card1") == shown
    t.say("A", "die 2")
    assert len(commands(panel(t, seat="B"))) == 1, "the last die is one choice"
    t.say("B", "die 5")
    assert commands(panel(t, seat="B")) == ["raise 1", "raise 2"]


def test_defaults_are_found_by_the_engine() -> None:
    """Whatever is due and owned, the form begins with a payment that is accepted, if there is one."""
    source: Any = Source(9)
    for tile in ("B14", "B15", "B16", "B17", "B18", "B19", "B20", "B21"):
        for _ in range(5):
            goods = {name: source.below(5) for name in terms.RESOURCES}
            t = table(
                stacks=[[tile, "B02"], ["B22", "B03"]],
                A={"food": 9, "placed": {"building1": 1}, **goods},
                B={"food": 9},
            )
            shown = panel(t, "building1")
            if shown.fields:
                paid = Counter(values(shown))
                t.say("A", shown.command)
                assert all(t["A"][name] == goods[name] - paid[name] for name in goods)
            else:
                assert shown.rule == "SA-BUILD-05"
