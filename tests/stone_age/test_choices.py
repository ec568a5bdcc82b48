"""Whole choices: they cover the legal options exactly, and each is a command that can be typed."""

from __future__ import annotations

from typing import Any

import pytest

import eolith
from eolith.games.stone_age import terms
from eolith.games.stone_age.terminal import Terminal
from eolith.games.stone_age.words.choices import MOST_PAYMENTS, choices, listed
from eolith.games.stone_age.words.telling import Telling
from eolith.kernel.chance import Source
from stone_age.tables import table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_choices_cover_the_options_of_whole_games(players: int) -> None:
    game = eolith.load("stone_age", players=players)
    telling = Telling(game, "en")
    state, source = game.start(), Source(players)
    kinds = set()
    while not state.over:
        if state.seat == eolith.CHANCE:
            state.apply(state.sample(source))
            continue
        offered = choices(telling, state)
        rows = [game.expand(state, choice.command) for choice in offered]
        assert {row[0] for row in rows} == set(state.options()), "each option begins a choice"
        assert len({tuple(row) for row in rows}) == len(rows), "no choice stands twice"
        assert len({choice.label for choice in offered}) == len(offered)
        kinds.add(terms.FRAMES[state.frame[0]])
        for option in rows[source.below(len(rows))]:
            state.apply(option)
    assert {"place", "act", "tools", "pay", "die"} <= kinds


UNPAID = {"last": 0, "value": 0}


def at_roll(total: int, tools: list[int], turned: list[bool]) -> Any:
    """Seat A has rolled in the forest and may add tools."""
    game = eolith.load("stone_age", players=2)
    state, source = game.start(), Source(3)
    while state.seat == eolith.CHANCE:
        state.apply(state.sample(source))
    position = game.to_position(state)
    position["A"] |= {"tools": tools, "turned": turned, "placed": {"forest": 2}}
    del position["deck"]
    position |= {
        "first": "A",
        "puzzle": True,
        "phase": "act",
        "agenda": [
            {"decision": "tools", "seat": "A", "place": "forest", "total": total, "last": 0},
            {"decision": "act", "seat": "A", "place": "forest"},
            {"decision": "act", "seat": "B", "place": ""},
            {"decision": "feed", "seat": "A"},
            {"decision": "feed", "seat": "B"},
            {"decision": "end_round"},
        ],
    }
    return game, game.from_position(position)


@pytest.mark.rule("SA-TOOL-10", "SA-TOOL-12", "SA-ACT-18")
def test_tool_sets_are_told_with_what_they_yield() -> None:
    game, state = at_roll(8, [2, 1, 1], [False, False, True])
    labels = [choice.label for choice in choices(Telling(game, "en"), state)]
    assert labels == [
        "no tools: 8 → 2 wood, 2 pips unused",
        "tool 1 (+2): 8 + 2 = 10 → 3 wood, 1 pip unused",
        "tool 2 (+1): 8 + 1 = 9 → 3 wood",
        "tool 1 (+2), tool 2 (+1): 8 + 2 + 1 = 11 → 3 wood, 2 pips unused",
    ]
    commands = [choice.command for choice in choices(Telling(game, "en"), state)]
    assert commands == ["tools", "tools 1", "tools 2", "tools 1 2"], "tools are named by their places"


def test_of_many_payments_a_list_shows_one_and_says_how_to_name_the_others() -> None:
    game = eolith.load("stone_age", players=2)
    state, source = game.start(), Source(3)
    while state.seat == eolith.CHANCE:
        state.apply(state.sample(source))
    position = game.to_position(state)
    position["A"] |= {"wood": 9, "brick": 9, "stone": 9, "gold": 9, "placed": {"card4": 1}}
    del position["deck"]
    position |= {
        "first": "A",
        "puzzle": True,
        "phase": "act",
        "agenda": [
            {"decision": "pay", "seat": "A", "purpose": "card", "target": 3, "units": 4, "kinds": -1} | UNPAID,
            {"decision": "act", "seat": "A", "place": "card4"},
            {"decision": "act", "seat": "B", "place": ""},
            {"decision": "feed", "seat": "A"},
            {"decision": "feed", "seat": "B"},
            {"decision": "end_round"},
        ],
    }
    state = game.from_position(position)
    commands = [choice.command for choice in choices(Telling(game, "en"), state)]
    assert MOST_PAYMENTS < 35, "four of four kinds can be paid in 35 ways"
    assert len(commands) == 36 and "pay 1 wood 2 stone 1 gold" in commands
    shown, others = listed(Telling(game, "en"), state)
    assert [choice.command for choice in shown] == ["pay 4 wood", "decline"], "the plainest"
    assert len(others) == 34
    told = Terminal(game, "ru", ["", ""]).unlisted(state)
    assert "34" in told and "заплатить" in told.partition("например: ")[2]
    game, state = at_roll(8, [2, 1, 1], [False, False, True])
    assert Terminal(game, "en", ["", ""]).unlisted(state) == ""


@pytest.mark.parametrize("hungry", [False, True])
@pytest.mark.parametrize("deck", [["C05"], []])
@pytest.mark.rule("SA-BUILD-05", "SA-CARD-05")
def test_what_cannot_be_paid_is_said_even_where_the_round_or_the_game_ends_there(deck: list[str], hungry: bool) -> None:
    seat_b = {"food": 2, "wood": 3} if hungry else {"food": 5}
    scene = table(
        slots=["C12", "C13", "C20", "C17"] if deck else ["", "C13", "C20", "C17"],
        deck=deck,
        stacks=[["B13", "B01"], ["B22", "B02"]],
        turn="A",
        first="B",
        A={"food": 5, "placed": {"building1": 1}},
        B=seat_b,
    )
    told = [choice.label for choice in choices(Telling(scene.game, "en"), scene.state)]
    assert told == ["building 1 (2 stone, 1 gold = 16 points) – you cannot pay for it"]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_whole_games_can_be_told_to_their_end(language: str) -> None:
    for seed in range(6):
        game = eolith.load("stone_age", players=2 + seed % 3)
        telling, state, source = Telling(game, language), game.start(), Source(seed)
        while not state.over:
            if state.seat == eolith.CHANCE:
                state.apply(state.sample(source))
                continue
            offered = choices(telling, state)
            # always the last choice: much is declined, and games end in many ways
            for option in game.expand(state, offered[-1 if seed % 2 else source.below(len(offered))].command):
                state.apply(option)
            if state.round > 12:
                break
