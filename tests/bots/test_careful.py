"""The careful bot: always legal, much better than chance, and true to its style."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import eolith
from eolith import bots
from eolith.arena.simulate import play_out, simulate
from eolith.games.stone_age.advice import STYLES
from fuzz.specs import STONE_AGE as SPECS
from rotated import rotated
from stone_age.tables import table

FAVOURITE = {"farmer": "agriculture", "builder": "buildings", "toolmaker": "tools", "starver": "hungry"}
MANY = 12 if eolith.COMPILED else 3


def decided(t: Any, spec: str = "careful") -> str:
    """What the bot chooses for the seat to decide, as text."""
    state = t.state
    bot = bots.make(spec, t.game, 0)
    text: str = t.game.text(bot.choose(state.resample(state.seat, eolith.Source(1))))
    return text


def played(game: Any, specs: Sequence[str], seed: int) -> Any:
    """The end of a game between bots of these specs."""
    state = game.start()
    players = [bots.make(spec, game, seed + seat) for seat, spec in enumerate(specs)]
    play_out(state, players, eolith.Source(seed), eolith.Source(seed + 1))
    return state


def possession(state: Any, seat: int, name: str) -> int:
    if name == "tools":
        return sum(state.tools[seat])
    if name == "buildings":
        return list(state.tile_owner).count(seat + 1)
    value: int = getattr(state, name)[seat]
    return value


@pytest.mark.parametrize(("style", "spec"), rotated(STYLES, SPECS))
def test_every_style_plays_whole_games_with_every_option(style: str, spec: str) -> None:
    game = eolith.load(spec)
    mirror = played(game, [f"careful:style={style}"] * game.players, 11)
    mixed = played(game, [f"careful:style={style}", *["random"] * (game.players - 1)], 12)
    assert mirror.over and mirror.round < 40
    assert mixed.over


@pytest.mark.parametrize(("style", "players"), rotated(STYLES, [2, 3, 4]))
def test_every_style_beats_random_play(style: str, players: int) -> None:
    game = eolith.load("stone_age", players=players)
    specs = [f"careful:style={style}", *["random"] * (players - 1)]
    wins = simulate(game, specs, MANY, seed=players).summary().by_bot[specs[0]].wins
    assert wins >= MANY - 1


@pytest.mark.parametrize("style", FAVOURITE)
def test_a_style_shows(style: str) -> None:
    """A style has more of what it is named for than the balanced bots beside it; three games would show luck."""
    game = eolith.load("stone_age(players=4)")
    own = others = 0
    for seed in range(12):
        state = played(game, [f"careful:style={style}", *["careful"] * 3], 100 + seed)
        amounts = [possession(state, seat, FAVOURITE[style]) for seat in range(4)]
        own += 3 * amounts[0]
        others += sum(amounts[1:])
    assert own > 1.25 * others


def test_scores_are_those_of_people() -> None:
    """Winners of tournaments average 167 to 170 points at four, in 9 to 12 rounds."""
    if not eolith.COMPILED:
        pytest.skip("takes too long uncompiled")
    summary = simulate(eolith.load("stone_age(players=4)"), ["careful"] * 4, 100, seed=3).summary()
    assert 150 < summary.winner_score < 200
    assert 9 < summary.rounds < 13


def test_a_few_missing_food_are_paid_in_wood_but_many_are_not() -> None:
    few = table(A={"food": 2, "wood": 9, "gold": 4, "placed": {"field": 1}}, B={"food": 50})
    few.say("A", "act field")
    assert few.phase == "feed" and decided(few) == "pay wood"
    assert decided(few, "careful:style=starver") == "starve"
    many = table(A={"figures": 10, "gold": 9, "placed": {"field": 1}}, B={"food": 50})
    many.say("A", "act field")
    assert many.phase == "feed" and decided(many) == "starve"


def test_tools_are_used_where_they_gain_a_unit() -> None:
    seat = {"food": 20, "tools": [2, 2, 1], "placed": {"forest": 1}}
    near = table(A=seat, B={"food": 50}, dice=[[4]])
    near.say("A", "act forest")
    assert decided(near) == "tool 1"
    far = table(A={**seat, "tools": [1]}, B={"food": 50}, dice=[[4]])
    far.say("A", "act forest")
    assert decided(far) == "done"


def test_tools_wait_for_the_better_roll() -> None:
    t = table(A={"food": 20, "tools": [2], "placed": {"hunting": 1, "river": 3}}, B={"food": 50}, dice=[[2]])
    assert decided(t) == "act hunting"
    t.say("A", "act hunting")
    assert decided(t) == "done"


def test_growth_and_tool_cards_come_before_rolls_and_rolls_before_payments() -> None:
    seat = {"food": 20, "wood": 3, "placed": {"workshop": 1, "forest": 2, "card1": 1, "card2": 1}}
    t = table(A=seat, B={"food": 50}, slots=["C31", "C20", "C17", "C25"], dice=[[1, 1]])
    assert decided(t) == "act workshop"
    t.say("A", "act workshop")
    assert decided(t) == "act card1"
    t.say("A", "act card1")
    t.say("A", decided(t))
    assert decided(t) == "act forest"


def test_a_card_is_paid_with_the_plainest_resources_that_no_building_waits_for() -> None:
    seat = {"food": 20, "wood": 2, "brick": 2, "gold": 1, "placed": {"card1": 1}}
    alone = table(A=seat, B={"food": 50}, slots=["C20", "C13", "C17", "C25"])
    alone.say("A", "act card1")
    assert decided(alone) == "pay wood"
    beside = table(A={**seat, "brick": 1, "placed": {"card1": 1, "building1": 1}}, B={"food": 50},
                   slots=["C20", "C13", "C17", "C25"], stacks=[["B01", "B02"], ["B03"]])  # fmt: skip
    beside.say("A", "act card1")
    assert decided(beside) == "pay gold"


def test_a_building_that_can_be_afforded_is_bought() -> None:
    t = table(
        A={"food": 20, "wood": 2, "brick": 1, "placed": {"building1": 1}}, B={"food": 50}, stacks=[["B01"], ["B02"]]
    )
    t.say("A", "act building1")
    assert decided(t) == "buy"


def test_the_last_payment_takes_the_dearest_resources() -> None:
    """Nothing comes after this round: seven resources of the most points, and none is left for later."""
    t = table(A={"food": 20, "wood": 5, "gold": 6, "placed": {"building1": 1}}, B={"food": 50},
              stacks=[["B22"], ["B01"]], options={"round_cap": 1})  # fmt: skip
    t.say("A", "act building1")
    paid = []
    while t.phase == "act":
        paid.append(decided(t))
        t.state.apply(t.game.option(paid[-1]))
    assert paid == ["pay wood", *["pay gold"] * 6]


def test_two_resources_of_choice_are_those_that_a_building_lacks() -> None:
    t = table(A={"food": 20, "wood": 1, "open": ["C34"], "placed": {"building1": 1}}, B={"food": 50},
              stacks=[["B01", "B02"], ["B03"]])  # fmt: skip
    t.say("A", "act building1")
    taken = []
    for _ in range(4):
        taken.append(decided(t))
        t.state.apply(t.game.option(taken[-1]))
    assert taken == ["choose", "take wood", "take brick", "buy"]


def test_food_for_the_coming_feeding_is_hunted() -> None:
    t = table(
        phase="place", A={"food": 0, "figures": 5}, B={"food": 50, "placed": {"workshop": 1, "hut": 2}}, slots=[""] * 4
    )
    assert decided(t).startswith("place hunting") or decided(t) == "place field"
    t = table(
        phase="place", A={"food": 50, "figures": 5}, B={"food": 50, "placed": {"workshop": 1, "hut": 2}}, slots=[""] * 4
    )
    assert not decided(t).startswith("place hunting")
