"""SA-CHANCE: where chance enters, and with which odds."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from eolith.games.stone_age import GameClass, terms
from eolith.kernel.chance import FairSource, Source
from eolith.kernel.state import CHANCE
from stone_age.tables import new_game, table

CHANCE_FRAMES = {"first_seat", "deal_card", "draw_extra", "reveal_tile", "roll", "roll_for_all"}
"""The shuffles of cards and stacks (a card or tile is drawn when its face is turned up), the dice, the first seat."""


def played(seed: int, players: int = 3, **options: Any) -> tuple[Any, list[str]]:
    """A random game and the frames of its chance decisions."""
    source = Source(seed)
    state = GameClass(players, options).start()
    frames = []
    while not state.over:
        if state.seat == CHANCE:
            frames.append(terms.FRAMES[state.frame[0]])
            state.apply(state.sample(source))
        else:
            choices = state.options()
            state.apply(choices[source.below(len(choices))])
    return state, frames


@pytest.mark.rule("SA-CHANCE-01")
def test_chance_enters_by_shuffles_dice_and_the_first_seat_only() -> None:
    for seed in range(3):
        _, frames = played(seed, 2 + seed)
        assert set(frames) == CHANCE_FRAMES
        assert frames.count("first_seat") == 1
        _, frames = played(seed, 2 + seed, first_seat="B")
        assert set(frames) == CHANCE_FRAMES - {"first_seat"}


@pytest.mark.rule("SA-CHANCE-01")
def test_the_shuffles_make_every_card_tile_and_seat_equally_likely() -> None:
    state = GameClass(3).start()
    assert dict(zip(map(state.game.text, state.options()), state.weights(), strict=True)) == {
        "first A": 1,
        "first B": 1,
        "first C": 1,
    }
    state.apply(state.options()[0])
    cards = dict(zip(map(state.game.text, state.options()), state.weights(), strict=True))
    assert (len(cards), sum(cards.values()), cards["draw C09"], cards["draw C25"], cards["draw C01"]) == (
        34,
        36,
        2,
        2,
        1,
    )
    for code in ("C09", "C25", "C01", "C09"):
        state.apply(state.game.option(f"draw {code}"))
    tiles = dict(zip(map(state.game.text, state.options()), state.weights(), strict=True))
    assert (len(tiles), sum(tiles.values()), tiles["reveal B22"], tiles["reveal B05"], tiles["reveal B01"]) == (
        22,
        28,
        3,
        2,
        1,
    )
    state.apply(state.game.option("reveal B22"))
    after = dict(zip(map(state.game.text, state.options()), state.weights(), strict=True))
    assert after == tiles | {"reveal B22": 2}


@pytest.mark.rule("SA-CHANCE-02")
@pytest.mark.parametrize("dice", [1, 2, 3, 5])
@pytest.mark.parametrize("place", ["hunting", "river"])
def test_the_odds_of_a_roll_are_those_of_independent_dice(place: str, dice: int) -> None:
    t = table(A={"placed": {place: dice}})
    t.state.apply(t.game.option(f"act {place}"))
    odds = dict(zip(map(t.game.action, t.state.options()), t.state.weights(), strict=True))
    expected = Counter(map(sum, itertools.product(range(1, 7), repeat=dice)))
    assert {action.total: weight for action, weight in odds.items()} == expected


@pytest.mark.rule("SA-CHANCE-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_odds_of_a_dice_for_all_roll_are_those_of_independent_dice(players: int) -> None:
    t = table(players, A={"wood": 1, "placed": {"card1": 1}}, slots=["C05", "C10", "C11", "C12"])
    t.state.apply(t.game.option("act card1"))
    t.state.apply(t.game.option("pay wood"))
    odds = dict(zip(map(t.game.action, t.state.options()), t.state.weights(), strict=True))
    expected = Counter(tuple(sorted(faces)) for faces in itertools.product(range(1, 7), repeat=players))
    assert {action.faces: weight for action, weight in odds.items()} == expected


@pytest.mark.rule("SA-CHANCE-02")
def test_sampled_rolls_follow_their_odds() -> None:
    t = table(A={"placed": {"forest": 2}})
    t.state.apply(t.game.option("act forest"))
    source, rolls = Source(11), 36_000
    seen = Counter(t.game.action(t.state.sample(source)).total for _ in range(rolls))
    for total, ways in zip(range(2, 13), (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1), strict=True):
        assert abs(seen[total] - 1000 * ways) < 5 * (1000 * ways) ** 0.5


@pytest.mark.rule("SA-CHANCE-02")
def test_a_roll_happens_once_and_stands() -> None:
    t = table(A={"tools": [1], "placed": {"forest": 2, "card4": 1}}, dice=[[1, 1], [6, 6]])
    rolled = terms.EVENTS.index("rolled")
    steps = [*t.say("A", "act forest"), *t.say("A", "tools 1")]
    assert [event[2:] for step in steps for event in step.events if event[0] == rolled] == [(terms.FOREST, 2, 2)]
    assert (t["A"]["wood"], t.source.dice) == (1, [[6, 6]])


@pytest.mark.rule("SA-CHANCE-03")
def test_a_place_is_rolled_for_when_it_is_carried_out_and_seen_before_tools() -> None:
    t = table(A={"tools": [1], "placed": {"forest": 3, "river": 1, "card4": 1}})
    assert t.turn == "A"  # nothing is rolled at the beginning of the turn
    t.state.apply(t.game.option("act forest"))
    assert t.turn == "chance"
    assert [t.game.action(option).total for option in t.state.options()] == list(
        range(3, 19)
    )  # all three dice together
    t.state.apply(t.game.option("roll 11"))
    assert t.turn == "A"
    (pending,) = [frame for frame in t.state.to_position()["agenda"] if frame["decision"] == "tools"]
    assert (pending["place"], pending["total"]) == ("forest", 11)
    t.state.apply(t.game.option("done"))
    assert t.turn == "A"  # the river is rolled for only when it is carried out


@pytest.mark.rule("SA-CHANCE-04")
def test_the_same_seed_options_and_choices_give_the_same_game() -> None:
    for players in (2, 3, 4):
        one, two = played(5, players)[0], played(5, players)[0]
        assert one == two
        assert one != played(6, players)[0]


@pytest.mark.rule("SA-CHANCE-04")
@pytest.mark.parametrize("make", [lambda: Source(3), lambda: FairSource(bytes(range(16)))])
def test_looking_never_consumes_chance(make: Any) -> None:
    quiet, curious = new_game(3, make(), first_seat="random"), new_game(3, make(), first_seat="random")
    chooser = Source(9)
    for step in range(60):
        choices = quiet.state.options()
        option = choices[chooser.below(len(choices))]
        curious.state.options()
        curious.state.why_not("place hunting 99")
        curious.state.observe(0)
        curious.state.observe(None)
        curious.state.sheet()
        curious.state.to_position()
        curious.state.resample(1, Source(2))
        if step % 20 == 0:
            curious.state.clone().playout(Source(1))
        assert quiet.state.seat is not None
        quiet.command(quiet.state.seat, option)
        curious.command(curious.state.seat, option)
        assert quiet.state == curious.state
    assert [step.option for step in quiet.steps] == [step.option for step in curious.steps]
