"""The careful bot at Endless Winter: always legal, much better than chance, honest, and true to its style."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import eolith
from endless_winter.owed import CELLS, at, last_turn, owed
from endless_winter.tables import Table, table
from eolith import bots
from eolith.arena.simulate import play_out, simulate
from eolith.games.endless_winter import advice, board
from eolith.games.endless_winter.advice import STYLES
from eolith.games.endless_winter.game import EndlessWinterGame

SPECS = [f"endless_winter(players={players})" for players in EndlessWinterGame.player_counts] + [
    f"endless_winter(players={2 + number % 3}, {option}={values[1]})"
    for number, (option, values) in enumerate(EndlessWinterGame.option_values.items())
]
FAVOURITE = {"hunter": "animals", "settler": "villages", "mason": "megaliths", "ancestor": "buried"}
MANY = 24 if eolith.COMPILED else 2


def decided(t: Table, spec: str = "careful") -> str:
    """What the bot chooses for the seat to decide, as text."""
    bot = bots.make(spec, t.game, 0)
    text: str = t.game.text(bot.choose(t.state.resample(t.state.seat, eolith.Source(1))))
    return text


def played(game: Any, specs: Sequence[str], seed: int) -> Any:
    """The end of a game between bots of these specs."""
    state = game.start()
    players = [bots.make(spec, game, seed + seat) for seat, spec in enumerate(specs)]
    play_out(state, players, eolith.Source(seed), eolith.Source(seed + 1))
    return state


def possession(state: Any, seat: int, name: str) -> int:
    """How much a seat has of what a style is named for."""
    if name == "animals":
        return sum(state.unused[seat]) + sum(state.used[seat])
    if name == "villages":
        return 3 - int(state.villages_left[seat])
    if name == "megaliths":
        return 10 - int(state.megaliths[seat])
    return int(state.size[seat][board.BURIED])


@pytest.mark.parametrize("spec", SPECS)
def test_every_style_plays_whole_games_with_every_option(spec: str) -> None:
    game = eolith.load(spec)
    styles = list(STYLES)
    for first in range(0, len(styles), game.players):
        seats = [f"careful:style={styles[(first + seat) % len(styles)]}" for seat in range(game.players)]
        assert played(game, seats, 11).over
    assert played(game, ["careful", *["random"] * (game.players - 1)], 12).over


def test_the_same_view_gives_the_same_advice() -> None:
    """A bot keeps nothing: neither other positions, nor what was drawn anew for what it cannot see."""
    game = eolith.load("endless_winter(players=3)")
    state = game.start()
    source, fresh = eolith.Source(5), advice.Advisor(game)
    for number in range(400):
        if state.seat == -1:
            state.play_chance(source)
            continue
        views = [state.resample(state.seat, eolith.Source(number + 1000 * draw)) for draw in range(3)]
        values = [fresh.values(view) for view in views]
        assert values == [advice.Advisor(game).values(views[0])] * 3
        state.apply(fresh.best(views[1]))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", STYLES)
def test_every_style_beats_random_play(style: str, players: int) -> None:
    game = eolith.load("endless_winter", players=players)
    specs = [f"careful:style={style}", *["random"] * (players - 1)]
    assert simulate(game, specs, MANY, seed=players).summary().by_bot[specs[0]].wins >= MANY - 1


@pytest.mark.parametrize("style", FAVOURITE)
def test_a_style_shows(style: str) -> None:
    """A style has more of what it is named for than the balanced bots at its table."""
    game = eolith.load("endless_winter(players=4)")
    own = others = 0
    for seed in range(MANY):
        state = played(game, [f"careful:style={style}", *["careful"] * 3], 100 + seed)
        amounts = [possession(state, seat, FAVOURITE[style]) for seat in range(4)]
        own += 3 * amounts[0]
        others += sum(amounts[1:])
    assert own > 1.15 * others


def test_the_last_animal_of_a_set_is_taken() -> None:
    t = table(round=4, A={"unused": {"woolly_rhino": 3}}, ground={"woolly_rhino": 1, "giant_sloth": 1},
              agenda=owed("animal"))  # fmt: skip
    assert decided(t) == "animal woolly_rhino"
    t = table(round=4, A={"unused": {"woolly_rhino": 4}}, ground={"woolly_rhino": 1, "giant_sloth": 1},
              agenda=owed("animal"))  # fmt: skip
    assert decided(t) == "animal giant_sloth"


def test_the_plainest_card_is_buried() -> None:
    t = table(A={"hand": ["tribesman", "hunter", "brave"], "honor": 3}, agenda=owed("bury"))
    assert decided(t) == "bury hand tribesman"


def test_a_megalith_goes_on_top_where_it_scores() -> None:
    square = ("a1", "b1", "a2", "b2")
    t = table(round=4, A={"megaliths": 4}, megaliths=dict.fromkeys(square, "A"), agenda=owed("megalith"))
    assert decided(t) == "site a1+1"


def test_the_idol_takes_the_step_that_scores() -> None:
    t = table(round=4, A={"honor": 9, "offering": 1}, agenda=owed("idol"))
    assert decided(t) == "idol honor"
    t = table(round=4, A={"honor": 10, "offering": 9, "food": 5, "tools": 5}, agenda=owed("idol"))
    assert decided(t) == "idol offering"


def test_the_stone_that_pays_is_taken() -> None:
    """EW-STONE-06: six megaliths on the boards against no village."""
    stones = ["village_steppe", "ground_megaliths"]
    t = table(A={"megaliths": 2, "food": 5, "tools": 5}, megaliths=dict.fromkeys(CELLS[8:14], "A"), stones=stones,
              agenda=owed("stone"))  # fmt: skip
    assert decided(t) == "stone ground_megaliths"


def test_the_last_pile_takes_all_that_has_labor() -> None:
    t = last_turn(round=4, B={"hand": ["brave", "elder"]})
    t.say("B", "figure tribe rest", "next")
    assert decided(t) == "pile brave"
    t.say("B", "pile brave")
    assert decided(t) == "pile elder"


def test_no_labor_is_paid_for_nothing() -> None:
    t = table(A={"hand": ["tribesman"] * 3, "food": 5}, open_culture=[], **at("develop"))
    assert decided(t) == "next"
