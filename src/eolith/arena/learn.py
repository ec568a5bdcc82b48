"""Values, learned from games: features at the start of each round, and how each side came out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy

from eolith.bots import Bot
from eolith.kernel.chance import Source
from eolith.kernel.state import CHANCE, SEATS, State

if TYPE_CHECKING:
    from eolith.kernel.game import Game

Array = numpy.ndarray[Any, Any]


class Samples(NamedTuple):
    """What games showed, a row for each side at the start of each round."""

    features: Array
    """float32, rows by features."""
    results: Array
    """float32, rows by 2: the share of the win, and the points ahead of the best other side."""
    games: Array
    """The game of each row."""


def samples(game: Game, features: Any, played: Iterator[tuple[list[State], State]]) -> Samples:
    """What games showed, each given as its positions at the starts of rounds and its end."""
    rows, results, numbers = [], [], []
    for number, (starts, end) in enumerate(played):
        outcome = game.outcome(end)
        assert outcome is not None
        points = end.scores()
        for side in range(game.sides):
            share = (SEATS[side] in outcome.winners) / max(1, len(outcome.winners))
            ahead = points[side] - max([other for rival, other in enumerate(points) if rival != side], default=0)
            for state in starts:
                rows.append(features.vector(state, side))
                results.append((share, ahead))
                numbers.append(number)
    return Samples(numpy.array(rows, numpy.float32), numpy.array(results, numpy.float32), numpy.array(numbers))


def play(game: Game, bots: Sequence[Bot], seed: int, most: int = 5000) -> tuple[list[State], State] | None:
    """A game of some bots: its positions at the starts of rounds, and its end; None if it goes on for ever."""
    chance, views, state = Source(seed), Source(seed ^ 0x9E3779B9), game.start()
    starts, last = [], 1
    for _ in range(most):
        seat = state.seat
        if seat is None:
            return starts, state
        if state.round != last:
            last = state.round
            starts.append(state.clone())
        options = state.options()
        if len(options) == 1:
            state.apply(options[0])
        elif seat == CHANCE:
            state.apply(chance.choose(state))
        else:
            state.apply(bots[seat].choose(state.resample(seat, views)))
    return None


# --- fitting --------------------------------------------------------------------------------------------------


class Fit(NamedTuple):
    """A net and how well it knows games that it was not shown."""

    weights: dict[str, Array]
    scale: float
    """Points: the usual distance to the best other side."""
    loss: float
    """Of the win share, in nats."""
    explained: float
    """The part of the variance of the margin."""


LAYERS = ("first", "first_bias", "second", "second_bias", "third", "third_bias")


def fit(data: Samples, units: int = 48, inner: int = 24, epochs: int = 4, rate: float = 2e-3, seed: int = 1) -> Fit:
    """A net with two hidden layers, by Adam; a tenth of the games is kept apart to judge it."""
    random = numpy.random.default_rng(seed)
    held = data.games % 10 == 0
    middle, spread = data.features.mean(0), data.features.std(0)
    spread[spread < 1e-6] = 1.0
    scale = float(data.results[:, 1].std()) or 1.0
    inputs = (data.features - middle) / spread
    wanted = data.results / numpy.array([1.0, scale], numpy.float32)
    sizes = (inputs.shape[1], units, inner, 2)
    layers: list[Array] = []
    for before, after in zip(sizes, sizes[1:]):
        layers += [random.normal(0, (1.5 / before) ** 0.5, (before, after)), numpy.zeros(after)]
    layers = [layer.astype(numpy.float32) for layer in layers]
    moments = [numpy.zeros_like(layer) for layer in layers]
    squares = [numpy.zeros_like(layer) for layer in layers]
    shown = numpy.flatnonzero(~held)
    batch, done = 512, 0
    steps = epochs * max(1, len(shown) // batch)
    for _ in range(epochs):
        random.shuffle(shown)
        for start in range(0, len(shown) - batch + 1, batch):
            part = shown[start : start + batch]
            done += 1
            pace = rate * (0.5 + 0.5 * numpy.cos(numpy.pi * done / steps) + 0.02)
            for layer, slope, moment, square in zip(
                layers, _slopes(layers, inputs[part], wanted[part]), moments, squares
            ):
                moment += 0.1 * (slope - moment)
                square += 0.001 * (slope * slope - square)
                step = moment / (1 - 0.9**done) / (numpy.sqrt(square / (1 - 0.999**done)) + 1e-8)
                layer -= pace * (step + 1e-5 * layer)
    told = _forward(layers, inputs[held])[-1]
    share = numpy.clip(1 / (1 + numpy.exp(-told[:, 0])), 1e-6, 1 - 1e-6)
    result = wanted[held]
    loss = -(result[:, 0] * numpy.log(share) + (1 - result[:, 0]) * numpy.log(1 - share)).mean()
    explained = 1 - ((told[:, 1] - result[:, 1]) ** 2).mean() / result[:, 1].var()
    # the scaling of features and points goes into the weights
    layers[1] = layers[1] - (middle / spread) @ layers[0]
    layers[0] = layers[0] / spread[:, None]
    layers[4] = layers[4] * numpy.array([1.0, scale], numpy.float32)
    layers[5] = layers[5] * numpy.array([1.0, scale], numpy.float32)
    return Fit(dict(zip(LAYERS, layers)), scale, float(loss), float(explained))


def _forward(layers: Sequence[Array], inputs: Array) -> tuple[Array, Array, Array]:
    first = numpy.maximum(inputs @ layers[0] + layers[1], 0)
    second = numpy.maximum(first @ layers[2] + layers[3], 0)
    return first, second, second @ layers[4] + layers[5]


def _slopes(layers: Sequence[Array], inputs: Array, wanted: Array) -> list[Array]:
    """How the loss changes with each layer: of the win the entropy, of the margin half the square."""
    first, second, told = _forward(layers, inputs)
    slope = told - wanted
    slope[:, 0] = 1 / (1 + numpy.exp(-told[:, 0])) - wanted[:, 0]
    slope /= len(inputs)
    inner = (slope @ layers[4].T) * (second > 0)
    outer = (inner @ layers[2].T) * (first > 0)
    return [inputs.T @ outer, outer.sum(0), first.T @ inner, inner.sum(0), second.T @ slope, slope.sum(0)]
