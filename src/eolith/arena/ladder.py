"""A ladder: a panel of bots, each against each in matches whose rows are kept, and how strong they are by that."""

from __future__ import annotations

import inspect
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from itertools import combinations, permutations
from math import ceil, log
from pathlib import Path
from typing import NamedTuple

from eolith import bots
from eolith.bots.careful import styles
from eolith.kernel.extras import needing
from eolith.kernel.game import Game

from .match import BATCH, Row, check_match, play_pair
from .simulate import WIDE, Progress, Share
from .workers import Jobs, in_batches

with needing("envs"):
    import numpy
with needing("parquet"):
    from pyarrow import Table, parquet

SIMULATIONS = (30, 100, 300, 1000)
"""How far the searches of the usual panel look."""
POINTS = 400 / log(10)
"""Elo for each unit of log-odds."""

KERNEL = ("advice", "chance", "features", "state")
"""The modules of the kernel that decide how a game goes."""

Pair = tuple[str, str]
"""A, and the B that it sits among."""


class Rating(NamedTuple):
    """How strong a bot is."""

    spec: str
    elo: float
    """Above the bot that the ladder is measured from."""
    error: float
    """Half of the 95 % interval, in Elo; 0 for that bot."""
    games: int
    points: float
    """The mean of its games."""


@dataclass(frozen=True)
class Ladder:
    """The games of a ladder, pair by pair."""

    game: Game
    panel: list[str]
    games: int
    """Of each pair; a multiple of the number of players."""
    seed: int
    rows: list[Row]

    def shares(self) -> dict[Pair, Share]:
        """How often A won, of each pair that played."""
        found: dict[Pair, Share] = {}
        for row in self.rows:
            before = found.get((row.a, row.b), Share(0, 0.0))
            found[row.a, row.b] = Share(before.games + 1, before.wins + row.share)
        return found

    def ratings(self) -> list[Rating]:
        """The bots, the strongest first; measured from careful, or else from the first of the panel."""
        anchor = self.panel.index("careful") if "careful" in self.panel else 0
        points: dict[str, list[float]] = {spec: [] for spec in self.panel}
        for row in self.rows:
            points[row.a].append(row.points)
            points[row.b].append(row.others)
        rated = rate(self.panel, self.shares(), self.game.players, anchor)
        found = [
            Rating(spec, elo, error, len(points[spec]), sum(points[spec]) / max(1, len(points[spec])))
            for spec, (elo, error) in zip(self.panel, rated)
        ]
        return sorted(found, key=lambda rating: (-rating.elo, rating.spec))

    def milliseconds(self) -> dict[str, float]:
        """Of processor time for a (searched) decision of each bot, where it was measured."""
        asked, took = dict.fromkeys(self.panel, 0), dict.fromkeys(self.panel, 0.0)
        for row in self.rows:
            asked[row.a] += row.decisions
            took[row.a] += row.seconds
            asked[row.b] += row.other_decisions
            took[row.b] += row.other_seconds
        return {spec: 1000 * took[spec] / asked[spec] for spec in self.panel if asked[spec]}


def usual_panel(game: Game) -> list[str]:
    """Random, careful in every style, and searches that look ever further, as far as the game has them."""
    careful = [f"careful:style={style}" if place else "careful" for place, style in enumerate(styles(game))]
    panel = ["random", *careful, *(f"search:sims={sims}" for sims in SIMULATIONS)]
    return [spec for spec in panel if _plays(spec, game)]


def _plays(spec: str, game: Game) -> bool:
    try:
        bots.make(spec, game, 0)
    except bots.BotSpecError:
        return False
    return True


def ladder(
    game: Game,
    panel: Sequence[str],
    games: int,
    seed: int,
    folder: Path,
    jobs: Jobs = 1,
    progress: Progress | None = None,
) -> Ladder:
    """Play so many games of each pair of a panel, in whole deals, but for those whose rows the folder has.

    Of more than two players a pair plays twice, each bot once as the one among others.  A row depends on its bots, its
    deal and the seed alone.  Whoever ends this loses the batches under way.  ValueError for a panel of fewer than two
    bots or with one of them twice, and what `match` raises.
    """
    check_match(game, panel, games)
    if len(panel) < 2 or len({*panel}) < len(panel):
        raise ValueError(f"a ladder needs at least 2 bots, each once, not {', '.join(panel) or 'none'}")
    wanted = ceil(games / game.players) * game.players
    pairs = combinations(panel, 2) if game.players == 2 else permutations(panel, 2)
    plan = [(a, b, index) for a, b in pairs for index in range(wanted)]
    store = Store(folder, game, seed)
    known = {_key(row, game): row for row in store.read()}
    todo = [one for one in plan if one not in known]
    tell = progress or (lambda _: None)
    tell(len(plan) - len(todo))
    for batch in in_batches(game, partial(play_batch, todo, seed), len(todo), jobs, BATCH):
        store.add(batch)
        known.update((_key(row, game), row) for row in batch)
        tell(len(batch))
    return Ladder(game, list(panel), wanted, seed, [known[one] for one in plan])


def _key(row: Row, game: Game) -> tuple[str, str, int]:
    return row.a, row.b, row.deal * game.players + row.seat


def play_batch(todo: Sequence[tuple[str, str, int]], seed: int, game: Game, batch: range) -> list[Row]:
    named = todo[batch.start : batch.stop]
    makers = {spec: bots.prepare(spec, game) for spec in {spec for a, b, _ in named for spec in (a, b)}}
    return [play_pair(game, a, b, index, seed, makers) for a, b, index in named]


# --- rows that are kept --------------------------------------------------------------------------------------


class Store:
    """A folder of Parquet files, one for each batch, with rows of any games, seeds and programs."""

    def __init__(self, folder: Path, game: Game, seed: int) -> None:
        """For the rows of one game and seed, played by this program."""
        self.folder = folder
        self.about = {"program": program(game), "game": repr(game), "pack": game.pack.digest, "seed": seed}

    def read(self) -> Iterator[Row]:
        """The rows that it has."""
        wanted = [(name, "=", value) for name, value in self.about.items()]
        for path in sorted(self.folder.glob("*.parquet")):
            for row in parquet.read_table(path, filters=wanted).drop_columns([*self.about]).to_pylist():
                yield Row(**row)

    def add(self, rows: Sequence[Row]) -> None:
        """Keep more rows: whole, or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        table = Table.from_pylist([self.about | asdict(row) for row in rows])
        named = sha256(repr([self.about, *((row.a, row.b, row.deal, row.seat) for row in rows)]).encode()).hexdigest()
        path = self.folder / f"{named[:16]}.parquet"
        parquet.write_table(table, path.with_suffix(".part"))
        os.replace(path.with_suffix(".part"), path)


def program(game: Game) -> str:
    """What rows depend on beside specs, pack and seed: a digest of the sources of rules, bots and values."""
    own, shared = Path(inspect.getfile(type(game))).parent, Path(bots.__file__).parent
    paths = [shared.parent / "kernel" / f"{name}.py" for name in KERNEL]
    for folder in (shared, own / "rules", own / "advice"):
        paths += [path for path in folder.rglob("*") if path.suffix in (".py", ".json")]
    paths += own.glob("*.py")
    known = sha256()
    for path in sorted(paths):
        known.update(path.name.encode() + sha256(path.read_bytes()).digest())
    return known.hexdigest()[:16]


# --- ratings -------------------------------------------------------------------------------------------------


def rate(panel: Sequence[str], shares: Mapping[Pair, Share], players: int, anchor: int) -> list[tuple[float, float]]:
    """Each bot's Elo above the anchor, and half of its 95 % interval.

    The model is Luce's choice axiom, for two players that of Bradley and Terry: among k players A wins with the odds
    strength(A) / ((k - 1) * strength(B)), and Elo is 400 * log10(strength).  Its likelihood has one maximum, which
    Newton's method finds; the intervals come from the curvature there (Fisher information).  They take the games as
    independent, which the same chance from every seat makes a little too careful.  One game of fair chances is added to
    each pair, so that who always wins stays finite.

    Sources: R. Bradley and M. Terry, Rank Analysis of Incomplete Block Designs (1952); D. Hunter, MM Algorithms for
    Generalized Bradley-Terry Models (2004).
    """
    place = {spec: number for number, spec in enumerate(panel)}
    design = numpy.zeros((len(shares), len(panel)))
    games, wins = numpy.empty((2, len(shares)))
    for number, ((a, b), share) in enumerate(shares.items()):
        design[number, place[a]], design[number, place[b]] = 1, -1
        games[number], wins[number] = share.games + 1, share.wins + 1 / players
    design = numpy.delete(design, anchor, axis=1)
    strengths = numpy.zeros(len(panel) - 1)
    while True:
        chances = 1 / (1 + (players - 1) * numpy.exp(-design @ strengths))
        curvature = design.T @ (design * (games * chances * (1 - chances))[:, None])
        step = numpy.linalg.solve(curvature, design.T @ (wins - games * chances))
        strengths += step / max(1, abs(step).max())
        if abs(step).max() < 1e-9:
            break
    errors = numpy.sqrt(numpy.linalg.inv(curvature).diagonal())
    found = [(POINTS * float(one), WIDE * POINTS * float(error)) for one, error in zip(strengths, errors)]
    return [*found[:anchor], (0.0, 0.0), *found[anchor:]]
