"""Values, learned from games: features at the start of each round, and how each side came out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy

from eolith.bots import Bot, make
from eolith.bots.careful import advice_of
from eolith.bots.search import Learned, Search, tree
from eolith.kernel.chance import Source
from eolith.kernel.state import CHANCE, SEATS, State

from .simulate import game_seed
from .workers import BATCH, Jobs, Work, in_batches

if TYPE_CHECKING:
    from eolith.kernel.game import Game

Array = numpy.ndarray[Any, Any]


class Samples(NamedTuple):
    """What games showed, a row for each seat at the start of each round."""

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
        for side in range(game.players):
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
    starts: list[State] = []
    last = 1
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


def fit(
    data: Samples,
    taught: Array | None = None,
    units: int = 48,
    inner: int = 24,
    epochs: int = 16,
    rate: float = 2e-3,
    seed: int = 1,
) -> Fit:
    """A net with two hidden layers, by Adam; a tenth of the games is kept apart to judge it.

    It is taught the results of the games, or what is given in their place.
    """
    random = numpy.random.default_rng(seed)
    held = data.games % 10 == 0
    middle, spread = data.features.mean(0), data.features.std(0)
    spread[spread < 1e-6] = 1.0
    scale = float(data.results[:, 1].std()) or 1.0
    inputs = (data.features - middle) / spread
    units_of = numpy.array([1.0, scale], numpy.float32)
    wanted = (data.results if taught is None else taught) / units_of
    sizes = (inputs.shape[1], units, inner, 2)
    layers: list[Array] = []
    for before, after in pairwise(sizes):
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
    result = data.results[held] / units_of
    loss = -(result[:, 0] * numpy.log(share) + (1 - result[:, 0]) * numpy.log(1 - share)).mean()
    explained = 1 - ((told[:, 1] - result[:, 1]) ** 2).mean() / result[:, 1].var()
    # the scaling of features and points goes into the weights
    layers[1] = layers[1] - (middle / spread) @ layers[0]
    layers[0] = layers[0] / spread[:, None]
    layers[4] = layers[4] * units_of
    layers[5] = layers[5] * units_of
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


OUTCOME = 0.3
"""How much of what a position is taught comes of what followed the next one, and not of what is thought of that."""


def looked_ahead(data: Samples, seats: int, found: Fit) -> Array:
    """What to teach in place of results, which dice blur: mostly what a net thinks of the next round (TD(lambda)).

    R. Sutton, Learning to Predict by the Methods of Temporal Differences (1988).
    """
    told = _forward([found.weights[layer] for layer in LAYERS], data.features)[-1]
    share = 1 / (1 + numpy.exp(-told[:, 0]))
    _, first, rows = numpy.unique(data.games, return_index=True, return_counts=True)
    rounds, start = numpy.repeat(rows // seats, rows), numpy.repeat(first, rows)
    place = (numpy.arange(len(share)) - start) % rounds
    if seats > 1:
        share /= numpy.bincount(start + place, share, len(share))[start + place]
    taught = data.results.copy()
    for left in range(1, int(rounds.max())):
        here = numpy.flatnonzero(rounds - place == left + 1)
        taught[here, 0] = OUTCOME * taught[here + 1, 0] + (1 - OUTCOME) * share[here + 1]
        taught[here, 1] = OUTCOME * taught[here + 1, 1] + (1 - OUTCOME) * told[here + 1, 1]
    return taught


# --- a value of a game ---------------------------------------------------------------------------------------

TEMPERATURES = ("0", "0.3", "0.7", "1.5")
CAREFULS = 0.06
"""How often a player of self-play decides as some careful bot does, to see more than its own way."""
RANDOMS = 0.01


class Wandering:
    """Plays as one bot does, and now and then as another."""

    def __init__(self, usual: Bot, others: Sequence[tuple[float, Bot]], seed: int) -> None:
        self.usual = usual
        self.others = others
        self.random = Random(seed)

    def choose(self, view: State) -> int:
        number = self.random.random()
        for share, bot in self.others:
            if number < share:
                return bot.choose(view)
            number -= share
        return self.usual.choose(view)


def learn(
    game: Game,
    games: int,
    generations: int,
    sims: int,
    seed: int,
    jobs: Jobs,
    tell: Callable[[str, int], Any],
    first: Learned | None = None,
) -> Iterator[Learned]:
    """Values of a game, each better than the one before: the first from careful games, the others from self-play.

    So many careful games are played for the first, unless it is given, and a tenth of them with each for the one that
    follows, which learns from all.  `tell` is told what is done and how many games of it are finished.
    """
    features = advice_of(game).Features(game)
    data = _played(game, partial(_careful_batch, seed), games, jobs, partial(tell, "careful games"))
    about = {"games": games, "seed": seed}
    learned = first or _learned(_taught(game, data, seed), features, {"generation": 1, **about, "data": digest(data)})
    if first is None:
        yield learned
    for generation in range(2, generations + 2):
        work = partial(_self_play_batch, learned, sims, seed + generation)
        own = _played(game, work, games // 10, jobs, partial(tell, f"self-play {generation - 1}"))
        data = joined([data, own])
        more = {"generation": generation, **about, "sims": sims, "data": digest(data)}
        learned = _learned(_taught(game, data, seed), features, more)
        yield learned


def _taught(game: Game, data: Samples, seed: int) -> Fit:
    """A net that was first taught how games ended, and then another what that one thinks of the rounds to come."""
    return fit(data, looked_ahead(data, game.players, fit(data, seed=seed)), seed=seed)


def _learned(found: Fit, features: Any, about: Mapping[str, Any]) -> Learned:
    layers = {name: numpy.atleast_2d(layer).tolist() for name, layer in found.weights.items()}
    known = {"loss": round(found.loss, 4), "explained": round(found.explained, 4)}
    return Learned(layers, found.scale, {**about, **known, "features": features.names()})


def _played(game: Game, work: Work[Samples], games: int, jobs: Jobs, tell: Callable[[int], Any]) -> Samples:
    parts = []
    for part in in_batches(game, work, games, jobs):
        parts.append(part)
        tell(BATCH)
    return joined(parts)


def joined(parts: Sequence[Samples]) -> Samples:
    """Several samples as one; each part's games are numbered on."""
    games, first = [], 0
    for part in parts:
        games.append(part.games + first)
        first = int(games[-1].max()) + 1
    return Samples(
        numpy.concatenate([part.features for part in parts]),
        numpy.concatenate([part.results for part in parts]),
        numpy.concatenate(games),
    )


def digest(data: Samples) -> str:
    """What samples are known by."""
    return sha256(b"".join(part.tobytes() for part in data)).hexdigest()[:16]


def _careful_batch(seed: int, game: Game, batch: range) -> Samples:
    """Games of careful bots of mixed styles and temperatures."""
    return _shown(game, seed, batch, _some_careful)


def _self_play_batch(learned: Learned, sims: int, seed: int, game: Game, batch: range) -> Samples:
    """Games of searches with a value, which now and then decide as others do."""

    def player(game: Game, random: Random) -> Bot:
        search = Search(tree(game, random.getrandbits(60), learned), sims)
        others = [(CAREFULS, _some_careful(game, random)), (RANDOMS, make("random", game, random.getrandbits(60)))]
        return Wandering(search, others, random.getrandbits(60))

    return _shown(game, seed, batch, player)


def _some_careful(game: Game, random: Random) -> Bot:
    styles = [*advice_of(game).STYLES, *["balanced"] * 2]
    spec = f"careful:style={random.choice(styles)},temperature={random.choice(TEMPERATURES)}"
    return make(spec, game, random.getrandbits(60))


def _shown(game: Game, seed: int, batch: range, player: Callable[[Game, Random], Bot]) -> Samples:
    """What the games of a batch show, alone those of all levels by turns."""
    levels = game.levels().values() if game.alone else [{}]
    games = [type(game)(game.players, {**game.options, **level}, game.pack_path) for level in levels]
    shares = [batch[number :: len(games)] for number in range(len(games))]
    features = advice_of(game).Features
    return joined([samples(one, features(one), _games(one, seed, share, player)) for one, share in zip(games, shares)])


def _games(
    game: Game, seed: int, batch: range, player: Callable[[Game, Random], Bot]
) -> Iterator[tuple[list[State], State]]:
    for index in batch:
        random = Random(game_seed(seed, index))
        played = play(game, [player(game, random) for _ in range(game.players)], random.getrandbits(60))
        if played is not None:
            yield played
