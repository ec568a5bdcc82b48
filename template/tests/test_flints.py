"""The whole contract of a game, and what the bot knows."""

import eolith
from eolith import bots
from eolith.arena.simulate import simulate
from eolith.testing import check_game


def test_the_game_keeps_the_contract() -> None:
    for players in (2, 4):
        check_game(eolith.load("flints", players=players), games=3, every=5)


def test_a_flint_of_one_edge_breaks_what_lies_there() -> None:
    state = eolith.load("flints(players=2)").start()
    for action in ("strike", "flint 6", "strike", "flint 1"):
        state.apply(state.game.option(action))
    assert (state.seat, state.struck, state.scores()) == (1, 0, [0, 0])


def test_the_bot_plays_better_than_chance() -> None:
    game = eolith.load("flints(players=2)")
    summary = simulate(game, ["steady", "random"], games=100, seed=1).summary()
    assert summary.by_bot["steady"].rate > 0.6
    assert "steady" not in bots.of(eolith.load("stone_age"))
