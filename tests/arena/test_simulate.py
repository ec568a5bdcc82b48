"""Mass simulation: the same rows whatever plays them, honest views, right sums."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

import eolith
from eolith import bots
from eolith.arena import simulate as arena, workers
from eolith.arena.simulate import ExportError, Result, Row, Share, play_out, simulate
from eolith.kernel.extras import MissingExtra

FOUR = ["careful", "careful:style=farmer,temperature=1", "random", "careful:style=starver"]


@pytest.fixture
def game() -> eolith.Game:
    return eolith.load("stone_age(players=4)")


# --- rows ---------------------------------------------------------------------------------------


def test_the_same_seed_plays_the_same_games(game: eolith.Game) -> None:
    once, again, other = (simulate(game, FOUR, 3, seed) for seed in (7, 7, 8))
    assert once == again
    assert [row.scores for row in once.rows] != [row.scores for row in other.rows]


def test_rows_do_not_depend_on_the_number_of_jobs(game: eolith.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "BATCH", 2)
    told: list[int] = []
    alone = simulate(game, FOUR, 7, 7)
    shared = simulate(game, FOUR, 7, 7, jobs=2, progress=told.append)
    assert shared == alone
    assert [row.index for row in shared.rows] == list(range(7))
    assert told == [2, 2, 2, 1]


@pytest.mark.skipif(not eolith.COMPILED, reason="nothing is compiled here")
def test_rows_do_not_depend_on_compilation(game: eolith.Game) -> None:
    code = f"""
import eolith
from eolith.arena.simulate import simulate
assert not eolith.COMPILED
for row in simulate(eolith.load("stone_age(players=4)"), {FOUR!r}, 2, 7).rows:
    print(row)
"""
    environment = {**os.environ, "EOLITH_PURE": "1"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == [str(row) for row in simulate(game, FOUR, 2, 7).rows]


def test_a_longer_simulation_begins_with_the_shorter_one(game: eolith.Game) -> None:
    assert simulate(game, ["random"] * 4, 9, 7).rows[:4] == simulate(game, ["random"] * 4, 4, 7).rows


def test_the_pack_and_the_options_travel_to_other_processes() -> None:
    game = eolith.load("stone_age(players=2, round_cap=2, first_seat=B)")
    rows = simulate(game, ["random"] * 2, 3, 1, jobs=2).rows
    assert [(row.rounds, row.ending) for row in rows] == [(2, "round_cap")] * 3


def test_bots_change_seats_from_game_to_game(game: eolith.Game) -> None:
    rows = simulate(game, FOUR, 5, 1).rows
    assert [row.bots.index("random") for row in rows] == [2, 3, 0, 1, 2]
    assert all(sorted(row.bots) == sorted(FOUR) for row in rows)
    assert [row.bots for row in simulate(game, FOUR, 2, 1, rotate=False).rows] == [FOUR, FOUR]


def test_a_row_tells_the_game(game: eolith.Game) -> None:
    for row in simulate(game, ["random"] * 4, 20, 3).rows:
        assert row.ending in ("deck", "buildings")
        assert row.places.count(1) == len(row.winners) >= 1
        assert all(row.scores[seat] == max(row.scores) for seat in row.winners)
        assert row.decisions > 100 and row.rounds > 5


def test_the_seeds_of_games_differ() -> None:
    seeds = {arena.game_seed(seed, index) for seed in range(20) for index in range(50)}
    assert len(seeds) == 1000


@pytest.mark.parametrize(
    ("specs", "games", "jobs"), [(["random"] * 3, 1, 1), (["random"] * 4, 0, 1), (["random"] * 4, 1, 0)]
)
def test_wrong_numbers_are_refused(game: eolith.Game, specs: list[str], games: int, jobs: int) -> None:
    with pytest.raises(ValueError, match=r"needs? at least 1|needs 4 bots"):
        simulate(game, specs, games, 0, jobs=jobs)


def test_a_wrong_spec_is_refused_before_any_game(game: eolith.Game) -> None:
    with pytest.raises(bots.BotSpecError):
        simulate(game, ["random", "random", "random", "clever"], 10**9, 0)


INTERRUPTED = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started the tests may ignore it
import eolith
from eolith.arena.simulate import simulate
simulate(eolith.load("stone_age(players=2)"), ["random"] * 2, 10**7, 1, 2, lambda n: print(n, flush=True))
"""


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="needs POSIX signals")
def test_an_interrupt_ends_all_processes_quietly() -> None:
    """Ctrl-C goes to every process of the terminal: one of them says so, and none goes on."""
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED], stdout=PIPE, stderr=PIPE, text=True, start_new_session=True
    ) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == "50\n"
        os.killpg(run.pid, signal.SIGINT)
        _, said = run.communicate(timeout=60)  # returns when no process holds the pipes
    assert run.returncode == -signal.SIGINT
    assert said.count("Traceback") == said.count("KeyboardInterrupt") == 1


# --- what a bot is handed (SA-INFO) -----------------------------------------------------------------


class Spy:
    """Plays at random and checks that its view is made of nothing but what its seat may know."""

    def __init__(self, truth: Any, twin: eolith.Source, seed: int) -> None:
        self.truth = truth
        self.twin = twin
        """Runs along with the driver's source of views; all spies share it."""
        self.source = eolith.Source(seed)
        self.different = 0
        self.extra = 0

    def choose(self, view: Any) -> int:
        seat = view.seat
        assert view is not self.truth
        # a truth in which everything hidden from this seat is something else gives the same view
        assert view == self.truth.resample(seat, self.source).resample(seat, self.twin)
        assert list(view.pile[seat]) == list(self.truth.pile[seat])
        assert view.options() == self.truth.options()
        assert view.listener is None
        self.different += view != self.truth
        self.extra += any(extra for other, extra in enumerate(self.truth.extra) if other != seat)
        options = view.options()
        option: int = options[self.source.below(len(options))]
        view.apply(option)  # what a bot does with its view is nobody's business
        return option


@pytest.mark.rule("SA-INFO-03")
@pytest.mark.parametrize("spec", ["stone_age(players=4)", "stone_age(players=3, card_piles=open)"])
def test_a_view_holds_nothing_that_the_seat_cannot_know(spec: str) -> None:
    game = eolith.load(spec)
    different = extra = 0
    for seed in range(6):
        state = game.start()
        twin = eolith.Source(seed)
        spies = [Spy(state, twin, 10 * seed + seat) for seat in range(game.players)]
        play_out(state, spies, eolith.Source(100 + seed), eolith.Source(seed))
        different += sum(spy.different for spy in spies)
        extra += sum(spy.extra for spy in spies)
    assert different, "views that equal the truth prove little"
    assert extra, "somebody should have drawn an extra card"


def test_a_bot_is_asked_only_where_there_is_a_choice() -> None:
    class First:
        asked = 0

        def choose(self, view: Any) -> int:
            assert len(view.options()) > 1
            First.asked += 1
            return int(view.options()[-1])

    state = eolith.load("stone_age", players=4, round_cap=9).start()
    decisions = play_out(state, [First()] * 4, eolith.Source(1), eolith.Source(2))
    assert 0 < First.asked < decisions


def test_a_bot_that_recalls_is_told_what_its_seat_has_perceived() -> None:
    class Historian:
        def __init__(self) -> None:
            self.told: list[Any] = []

        def recall(self, seen: Any) -> None:
            self.told.append(seen)

        def choose(self, view: Any) -> int:
            self.told.append(view.seat)
            return int(view.options()[0])

    class First:
        def choose(self, view: Any) -> int:
            return int(view.options()[0])

    game = eolith.load("stone_age(players=2, round_cap=2)")
    historian, ends = Historian(), []
    for players in ([historian, First()], [First(), First()]):
        state = game.start()
        play_out(state, players, eolith.Source(1), eolith.Source(2))
        ends.append(state)
    assert ends[0] == ends[1], "to recall changes nothing of the game"
    line, source = eolith.Line(game), eolith.Source(1)
    due: list[Any] = []
    while (seat := line.state.seat) is not None:
        options = line.state.options()
        if seat == 0 and len(options) > 1:
            due += [line.seen_by(0), 0]
        line.push(source.choose(line.state) if seat == eolith.CHANCE else options[0])
    assert historian.told == due and len(due) > 10


# --- sums ---------------------------------------------------------------------------------------


def row(scores: list[int], places: list[int], names: str = "ab", ending: str = "deck", rounds: int = 10) -> Row:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return Row(0, 0, list(names), scores, places, winners, "points", 0, rounds, ending, 100)


def test_a_shared_victory_counts_its_part() -> None:
    summary = Result("g", ["a", "b"], 0, [
        row([10, 4], [1, 2]), row([3, 9], [2, 1], "ba"), row([7, 7], [1, 1], ending="buildings", rounds=13),
    ]).summary()  # fmt: skip
    assert summary.by_bot == {"a": Share(3, 2.5), "b": Share(3, 0.5)}
    assert summary.by_seat == [Share(3, 1.5), Share(3, 1.5)]
    assert summary.scores == {"a": 26 / 3, "b": 14 / 3}
    assert (summary.games, summary.winner_score, summary.rounds) == (3, 26 / 3, 11)
    assert summary.endings == {"buildings": 1, "deck": 2}


def test_a_spec_at_several_seats_counts_for_each() -> None:
    summary = Result("g", ["a", "a"], 0, [row([10, 4], [1, 2], "aa")]).summary()
    assert summary.by_bot == {"a": Share(2, 1.0)}


def test_wilson_intervals() -> None:
    low, high = Share(100, 25).interval
    assert (round(low, 4), round(high, 4)) == (0.1755, 0.3430)
    low, high = Share(10, 0).interval
    assert low == 0 and round(high, 4) == 0.2775
    low, high = Share(10, 10).interval
    assert round(low, 4) == 0.7225 and high == pytest.approx(1)
    assert Share(0, 0).interval == (0, 1)


# --- files --------------------------------------------------------------------------------------


def test_rows_as_json_lines(game: eolith.Game, tmp_path: Path) -> None:
    result = simulate(game, ["random"] * 4, 3, 1)
    result.save(tmp_path / "rows.jsonl")
    lines = (tmp_path / "rows.jsonl").read_text(encoding="utf-8").splitlines()
    assert [Row(**json.loads(line)) for line in lines] == result.rows


def test_rows_as_parquet(game: eolith.Game, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    result = simulate(game, ["random"] * 4, 3, 1)
    result.save(tmp_path / "rows.parquet")
    assert [Row(**line) for line in parquet.read_table(tmp_path / "rows.parquet").to_pylist()] == result.rows


def test_another_ending_is_refused(game: eolith.Game, tmp_path: Path) -> None:
    with pytest.raises(ExportError) as caught:
        simulate(game, ["random"] * 4, 1, 1).save(tmp_path / "rows.csv")
    assert str(caught.value) == "cannot write 'rows.csv': rows are written as .jsonl or .parquet"
    assert not list(tmp_path.iterdir())


def test_parquet_without_pyarrow_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(MissingExtra, match=r"writes \.parquet is not installed: pip install \"eolith\[parquet\]\"$"):
        arena.check_export(tmp_path / "rows.parquet")
