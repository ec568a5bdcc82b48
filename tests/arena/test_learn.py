"""Values are learned: what positions are taught, and that the same seed learns the same."""

from __future__ import annotations

from pathlib import Path

import numpy
import pytest
from typer.testing import CliRunner

import eolith
from eolith.arena.learn import LAYERS, OUTCOME, Fit, Samples, _careful_batch, learn, looked_ahead
from eolith.bots.search import read
from eolith.cli import app


def flat_net(logit: float, margin: float) -> Fit:
    """Thinks the same of each position: the feature itself counts for the margin."""
    layers = ([[1.0]], [0.0], [[1.0]], [0.0], [[0.0, 1.0]], [logit, margin])
    return Fit({name: numpy.array(layer, numpy.float32) for name, layer in zip(LAYERS, layers)}, 1.0, 0.0, 0.0)


def test_a_position_is_taught_what_is_thought_of_the_next_and_the_last_how_the_game_ended() -> None:
    """A game of two sides and three rounds, and one of a single round."""
    features = numpy.array([[1], [2], [3], [10], [20], [30], [5], [6]], numpy.float32)
    results = numpy.array([[1, 7]] * 3 + [[0, -7]] * 3 + [[0, -2], [1, 2]], numpy.float32)
    data = Samples(features, results, numpy.array([0] * 6 + [1] * 2))
    taught = looked_ahead(data, 2, flat_net(0.4, 0.5))
    assert taught[2].tolist() == [1, 7]
    assert taught[1] == pytest.approx([OUTCOME + (1 - OUTCOME) / 2, OUTCOME * 7 + (1 - OUTCOME) * 3.5])
    assert taught[0] == pytest.approx(OUTCOME * taught[1] + (1 - OUTCOME) * numpy.array([0.5, 2.5]))
    assert taught[3] == pytest.approx(OUTCOME * taught[4] + (1 - OUTCOME) * numpy.array([0.5, 20.5]))
    assert taught[6:].tolist() == [[0, -2], [1, 2]]
    assert results[0].tolist() == [1, 7], "the results stay as they were"


def test_alone_nobody_shares_what_is_thought_of_the_next_round() -> None:
    data = Samples(numpy.array([[1], [2]], numpy.float32), numpy.array([[1, 7]] * 2, numpy.float32), numpy.zeros(2))
    taught = looked_ahead(data, 1, flat_net(0.0, 0.5))
    assert taught[0] == pytest.approx([OUTCOME + (1 - OUTCOME) / 2, OUTCOME * 7 + (1 - OUTCOME) * 2.5])


def test_alone_a_value_is_learned_from_all_levels() -> None:
    game = eolith.load("doggerland(players=1)")
    shown = _careful_batch(1, game, range(6))
    names = game.room("advice").Features(game).names()
    assert {*shown.features[:, names.index("goals needed")]} == {4, 5, 6}
    assert len({*shown.games}) == 6


def test_generations_follow_each_other_and_the_same_seed_learns_the_same() -> None:
    game = eolith.load("stone_age(players=2)")

    def values(first=None):
        return list(learn(game, 20, 1, 2, 5, 1, lambda what, games: None, first))

    careful, own = values()
    assert (careful.about["generation"], own.about["generation"]) == (1, 2)
    assert careful.about["data"] != own.about["data"]
    assert values(careful) == [own], "a value that is given takes the place of the first"


def test_a_value_that_is_none_is_refused_in_one_line(tmp_path: Path) -> None:
    out = tmp_path / "value.json"
    words = ["learn", "stone_age", "-p", "2", "--games", "20", "--first", "pyproject.toml", "--out", str(out)]
    told = CliRunner().invoke(app, words)
    assert told.exit_code != 0
    assert "pyproject.toml" in told.output
    assert read(out) is None
