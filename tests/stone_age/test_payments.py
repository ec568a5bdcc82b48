"""A person names a whole payment in one command, in any order; the engine's unit steps narrow nobody's choice.

Every payment that the engine's options come to is looked for at every door: what is typed in each
language, the form of the page, the choices of the API, and the list of the terminal.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import eolith
from eolith.games.stone_age import terms
from eolith.games.stone_age.game import StoneAgeGame
from eolith.games.stone_age.notation import actions
from eolith.games.stone_age.words.choices import choices, listed
from eolith.games.stone_age.words.telling import Telling
from eolith.games.stone_age.words.typed import Vocabulary
from eolith.kernel.chance import Source
from eolith.kernel.text import LANGUAGES
from stone_age.tables import Table, table

VERB = {"pay": "pay", "take": "choose", "tools": "tools"}
"""How a decision in unit steps is said as a whole."""


def ways(state: Any) -> Iterator[list[int]]:
    """Every row of the engine's options that ends the decision on top of the agenda."""
    kind, depth = state.frame[0], state.depth
    for option in state.options():
        after = state.clone()
        after.apply(option)
        if after.over or after.depth != depth or after.frame[0] != kind or option == terms.CHOOSE:
            yield [option]
        else:
            yield from ([option, *rest] for rest in ways(after))


def words(game: StoneAgeGame, way: list[int]) -> list[str]:
    """The units of a way by name: resources or tools."""
    texts = [game.text(option).split() for option in way]
    return [text[1] for text in texts if text[0] in ("pay", "take", "tool")]


def positions() -> Iterator[Any]:
    """Positions of random games at a decision in unit steps, and poor and rich ones that are made for it."""
    for players in (2, 3, 4):
        game = eolith.load("stone_age", players=players)
        state, source = game.start(), Source(players)
        while not state.over:
            if state.seat == eolith.CHANCE:
                state.apply(state.sample(source))
                continue
            if terms.FRAMES[state.frame[0]] in VERB and source.below(4) == 0:
                yield state.clone()
            state.apply(state.options()[source.below(len(state.options()))])
    random = Random(11)
    for _ in range(4):
        goods = {name: random.choice((0, 1, 2, 3, 6)) for name in terms.RESOURCES}
        for place, tile in (("card4", "B01"), ("building1", "B22"), ("building1", "B18"), ("building1", "B15")):
            t = table(
                A={"food": 12, "open": ["C34"], "placed": {place: 1}} | goods, stacks=[[tile, "B02"], ["B03", "B04"]]
            )
            t.step("A", f"act {place}")
            if t.state.seat == 0 and terms.FRAMES[t.state.frame[0]] == "pay":
                yield t.state
        t = table(phase="feed", A={"figures": 9, "food": 2} | goods)
        if not t.state.over and t.state.seat == 0 and terms.FRAMES[t.state.frame[0]] == "pay":
            yield t.state


@pytest.mark.rule("SA-BUILD-11", "SA-CARD-30", "SA-TOOL-10")
def test_every_payment_can_be_said_in_one_command_at_every_door() -> None:
    random, said, many = Random(5), 0, 0
    game = eolith.load("stone_age(players=2)")
    spoken = {language: Vocabulary(Telling(game, language)) for language in LANGUAGES}
    for state in positions():
        kind = terms.FRAMES[state.frame[0]]
        game, seat = state.game, state.seat
        telling = Telling(game, "en")
        offered = {tuple(game.expand(state, one.command)): one for one in choices(telling, state)}
        found = list(ways(state))
        assert {*offered} == {tuple(way) for way in found}, "each is a choice of the page and of the API"
        shown, others = listed(telling, state)
        assert len(shown) + len(others) == len(found), "the list of the terminal says how to name what it leaves out"
        many += bool(others)
        for way in random.sample(found, min(len(found), 8)):
            names = words(game, way)
            if not names:
                continue
            random.shuffle(names)
            command = " ".join([VERB[kind], *names])
            assert game.expand(state, command, seat) == way, command
            for language in LANGUAGES:
                assert spoken[language].english(spoken[language].shown(command)) == command.casefold()
            if kind == "pay":
                fields = {name: names.count(name) for name in terms.RESOURCES}
                form = game.scene().panel(state, seat, "", fields)
                assert game.expand(state, form.command, seat) == way and form.verdict
            said += 1
    assert said and many


def rich() -> Table:
    """The building of one to seven, before anything is paid."""
    t = table(
        A={"food": 12, "wood": 6, "brick": 3, "gold": 1, "placed": {"building1": 1}},
        stacks=[["B22", "B01"], ["B02", "B03"]],
    )
    t.say("A", "act building1")
    return t


@pytest.mark.rule("SA-BUILD-09", "SA-BUILD-11")
def test_a_payment_of_many_is_told_with_what_it_gives() -> None:
    t = rich()
    (first, *_), others = listed(Telling(t.game, "en"), t.state)
    assert (first.command, first.label) == ("pay 3 wood 3 brick 1 gold", "pay 3 wood, 3 brick and 1 gold → 27 points")
    assert next(one.label for one in others if one.command == "pay 1 gold") == "pay 1 gold → 6 points"
    t.say("A", "pay gold brick wood brick wood wood brick")
    assert t["A"]["score"] == 27


@pytest.mark.rule("SA-CARD-02", "SA-BUILD-07", "SA-FEED-14")
def test_a_part_of_a_payment_is_refused_by_the_rule_of_the_whole() -> None:
    """It gives nothing up: a card costs four, and one gold is not four."""
    goods = {"wood": 5, "brick": 5, "stone": 5, "gold": 5}
    t = table(A={**goods, "placed": {"card4": 1}})
    t.say("A", "act card4")
    assert t.refused("A", "pay gold") == "SA-CARD-02"
    t.say("A", "pay gold wood stone brick")
    assert [t["A"][name] for name in terms.RESOURCES] == [4, 4, 4, 4]
    t = table(phase="feed", A={"food": 0, "wood": 3, "brick": 3, "stone": 2, "gold": 2})
    assert t.refused("A", "pay gold") == "SA-FEED-14"
    t.say("A", "pay 2 gold 2 stone brick")
    assert t["A"]["wood"] == 3


@pytest.mark.rule("SA-BUILD-11", "SA-CARD-30")
def test_what_is_refused_for_its_order_cites_the_rule_that_says_so() -> None:
    t = rich()
    t.step("A", "pay brick")
    for command in ("pay wood", "pay wood brick", actions.Pay("wood")):
        refusal = t.state.why_not(command, 0)
        assert refusal is not None and (refusal.rule, refusal.reason) == ("SA-BUILD-11", "paid-past-it")
    t.undo(0)
    t.say("A", "pay wood brick")
    assert t["A"]["score"] == 7


@pytest.mark.rule("SA-CARD-30")
def test_the_card_of_two_resources_is_refused_a_second_time_by_its_own_rule() -> None:
    t = table(A={"open": ["C34"], "placed": {"forest": 1, "card1": 1}})
    t.say("A", "choose gold wood")
    refusal = t.state.why_not("choose wood wood", 0)
    assert refusal is not None and (refusal.rule, refusal.reason) == ("SA-CARD-30", "choice-used")
