"""What a refusal says is so, wherever it is said: random positions are asked why everything else may not be done."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from endless_winter.tables import Table, at_random, eclipse, table, the_game
from eolith import bots
from eolith.games.endless_winter import layout, terms
from eolith.games.endless_winter.notation import actions
from eolith.kernel.chance import Source

State = Any
Action = Any


def pile(state: State, action: Action) -> int:
    """The copies in the seat's pile of the card whose ability is named."""
    return int(state.pile[state.seat][state.game.pack.card(action.clause.rpartition(".")[0])])


def other_chief(state: State, action: Action) -> bool:
    side = state.game.pack.sides[2 * state.chief[state.seat] + state.side[state.seat] - 3]
    return bool(action.clause.rpartition(".")[0] != side.id)


def held(state: State, action: Action) -> bool:
    token = state.rest_held and state.game.pack.rest_tokens[state.rest_held - 1].id
    return bool(token == action.clause.rpartition(".")[0])


def number(state: State, action: Action) -> int:
    return int(state.game.pack.number("animals", action.species))


def three_camps(state: State, action: Action) -> bool:
    hexes = [layout.HEX_NAMES.index(action.junction[i : i + 2]) for i in (0, 2, 4)]
    return all(state.camps[state.seat][place] for place in hexes)


SAID: dict[str, Callable[[State, Action], bool]] = {
    "chief-is-out": lambda s, a: s.chief_at[s.seat] != 0,
    "figure-is-placed": lambda s, a: s.stage > 1,
    "food-is-full": lambda s, a: s.food[s.seat] == terms.MOST_FOOD - s.camps_home[s.seat],
    "hex-not-due": lambda s, a: s.frame[2] > 1,
    "no-animal-shown": lambda s, a: sum(s.ground) == 0,
    "no-camp-at-home": lambda s, a: s.camps_home[s.seat] == 0,
    "no-camp-on-the-map": lambda s, a: sum(s.camps[s.seat]) == 0,
    "no-camp-there": lambda s, a: s.camps[s.seat][layout.HEX_NAMES.index(a.hex)] == 0,
    "no-card-to-discard": lambda s, a: s.cultures > 0 and s.size[s.seat][terms.HAND] == 1,
    "no-chief-turn": lambda s, a: not other_chief(s, a) and not (s.by_chief and s.stage > 1),
    "no-figure-left": lambda s, a: s.tribe_home[s.seat] == 0,
    "no-food": lambda s, a: s.food[s.seat] == 0,
    "no-slot-free": lambda s, a: all(s.stones[s.seat]),
    "no-stone-there": lambda s, a: s.frame[2] > 2,
    "no-such-token": lambda s, a: not held(s, a),
    "no-three-camps": lambda s, a: not three_camps(s, a),
    "no-unused-animal": lambda s, a: sum(s.unused[s.seat]) == 0,
    "no-unused-species": lambda s, a: s.unused[s.seat][number(s, a)] == 0,
    "no-village-built": lambda s, a: s.frame[2] > 2,
    "not-in-pile": lambda s, a: pile(s, a) == 0,
    "not-your-chief": other_chief,
    "only-when-played": lambda s, a: pile(s, a) > 0,
    "place-a-figure": lambda s, a: s.stage == 1,
    "slot-gives-nothing": lambda s, a: s.frame[2] > 2,
    "tools-are-full": lambda s, a: s.tools[s.seat] == terms.MOST_TOOLS,
}
"""What a reason says of the position, by reason."""
OPTIONS: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"chief_window": "from_step_1", "glaciers": "on"}),
    (3, {"rests": "on", "initiated_scope": "whole_step_2", "culture_abilities": "at_once"}),
)


def test_what_a_refusal_says_is_so() -> None:
    told: set[str] = set()
    for players, options in OPTIONS:
        told |= refusals(players, options)
    assert len(told & {*SAID}) > 15, "most reasons were given"


def refusals(players: int, options: dict[str, str]) -> set[str]:
    """The reasons that were given in a game of bots, careful and random by turns, all of which held."""
    game, random, source = the_game(players, options), Random(players), Source(players)
    everything = [(option, action) for option, action in enumerate(game.action_table.actions) if action]
    careful, state = bots.make("careful", game, seed=players), game.start()
    told: set[str] = set()
    used: set[int] = set()
    turn: tuple[object, ...] = ()
    while not state.over:
        state.play_chance(source)
        if state.over:
            break
        kind, offered = terms.FRAMES[state.frame[0]], state.options()
        if kind in ("turn", "eclipse"):
            if turn != (turn := (state.round, state.turns_done, kind, state.seat)):
                used.clear()
            for option, action in random.sample(everything, 40):
                refusal = None if option in offered else state.why_not(action)
                if refusal is None:
                    continue
                told.add(refusal.reason)
                if refusal.reason == "used-already" and isinstance(action, actions.Use):
                    clause = option - terms.USE
                    assert clause in used or game.content.labor_only[clause], f"{action} has not been used"
                elif refusal.reason in SAID:
                    assert SAID[refusal.reason](state, action), f"{action} in {kind}: {refusal}"
        chosen = careful.choose(state) if random.random() < 0.7 else random.choice(offered)
        if terms.USE <= chosen < terms.BURN:
            used.add(chosen - terms.USE)
        state.apply(chosen)
    return told


def last_actions() -> Table:
    """The eclipse of A with a hex, an empty megalith slot, a village and a stone, and a card that moves a camp."""
    seat = {"pile": ["explorer"], "camps": {"b2": 2}, "stones": ["ground_megaliths"], "megaliths": 8}
    t = eclipse(A=seat, villages={"a1a2b2": "A"})
    t.say("A", "decline")
    return t


@pytest.mark.rule("EW-ECL-12")
def test_what_the_eclipse_brings_later_is_refused_by_its_order() -> None:
    t = last_actions()
    for due in (["use explorer.2"], ["hex b2"], ["slot 1", "villages", "score 1"]):
        later = {"hex b2", "slot 1", "villages", "score 1"} - {*due, "hex b2" if "slot 1" in due else ""}
        assert {*due} < {*t.offered}
        for command in later:
            refusal = t.state.why_not(command, 0)
            assert refusal is not None and (refusal.rule, refusal.reason) == ("EW-ECL-12", "finish-first")
        t.say("A", "next")


@pytest.mark.rule("EW-CARDS-02", "EW-CARDS-04", "EW-CARDS-08", "EW-ECL-12")
def test_a_card_of_the_pile_is_never_said_to_be_elsewhere() -> None:
    t = last_actions()
    assert t.refused("A", "use explorer.1") == "EW-CARDS-04"
    assert t.refused("A", "use elder.2") == "EW-CARDS-08"
    t.say("A", "next")
    assert t.refused("A", "use explorer.2") == "EW-ECL-12"


@pytest.mark.rule("EW-SETUP-18", "EW-FIGURE-14")
def test_the_ability_of_another_chief_is_not_said_to_be_used() -> None:
    t = table(A={"chief": "skilled_hand"})
    assert t.refused("A", "use skilled_hand_a.1") == "EW-FIGURE-14"
    t.say("A", "figure chief rest")
    for command in ("use skilled_hand_b.1", "use thunderpaw_a.1", "use thunderpaw.1"):
        assert t.refused("A", command) == "EW-SETUP-18"


@pytest.mark.rule("EW-CARDS-02", "EW-RESTMOD-05")
def test_a_rest_token_that_has_been_used_is_still_held() -> None:
    rest = {"unseen": ["mourning", "snares", "stone_dressing", "storyteller"], "open": "mending"}
    t = table(options={"rests": "on"}, rest=rest)
    t.say("A", "figure tribe rest", "token take", "use mending.1", "tool")
    assert t.refused("A", "use mending.1") == "EW-CARDS-02"
    assert t.refused("A", "use snares.1") == "EW-RESTMOD-05"


@pytest.mark.rule("EW-CARDS-01", "EW-INIT-10")
def test_what_a_use_leads_to_after_a_question_is_not_said_to_come_from_nothing() -> None:
    t = table(
        A={"hand": ["hunter"], "discard": ["brave"], "food": 1},
        turn={"stage": "middle", "column": "initiate"},
        ready=["initiate.middle.1"],
    )
    refusal = t.state.why_not("bury hand hunter", 0)
    assert refusal is not None and (refusal.rule, refusal.reason) == ("EW-CARDS-01", "use-first")
    t.say("A", "use initiate.middle.1", "order 2", "bury hand hunter")
    t = table(A={"hand": ["hunter"]}, turn={"stage": "middle", "column": "initiate"}, ready=["initiate.middle.1"])
    assert t.refused("A", "bury hand hunter") == "EW-INIT-10"


@pytest.mark.rule("EW-DEV-02", "EW-LABOR-06")
@pytest.mark.parametrize(("own", "rule"), [(0.5, "EW-LABOR-06"), (1.5, "EW-DEV-01"), (2.5, "EW-LABOR-06")])
def test_a_half_is_blamed_only_where_it_is_all_that_is_left_or_missing(own: float, rule: str) -> None:
    t = table(turn={"stage": "top", "column": "develop", "labor": own}, ready=["develop.top.1"])
    assert t.refused("A", "use develop.top.1") == rule


@pytest.mark.rule("EW-VAR-02", "EW-VAR-05")
@pytest.mark.parametrize(("option", "verb"), [("chief_draft", "chief"), ("setup_draft", "setup")])
def test_what_is_not_laid_out_cannot_be_picked(option: str, verb: str) -> None:
    game = the_game(2, {option: "on"})
    for state, _ in at_random(game.start(), 1):
        if state.seat is not None and state.seat >= 0 and terms.FRAMES[state.frame[0]] == f"pick_{verb}":
            others = [card.id for card in (game.pack.chiefs if verb == "chief" else game.pack.setup_cards)]
            others = [code for code in others if game.option(f"{verb} {code}") not in state.options()]
            assert others
            for code in others:
                assert state.why_not(f"{verb} {code}").reason == "not-laid-out"
            return
    raise AssertionError("nobody picked")
