"""Whoever plays, and whoever is lost meanwhile: the rows are those that one process makes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any
from uuid import uuid4

import pytest
from typer.testing import CliRunner

import eolith
from eolith.arena import workers
from eolith.arena.learn import learn
from eolith.arena.report import balance
from eolith.arena.simulate import Row, play_batch, simulate
from eolith.arena.workers import Jobs, Ray, WorkersError, in_batches
from eolith.cli import app
from eolith.kernel.extras import MissingExtra

TWO = ["careful", "random"]
GAMES = 200
pytestmark = pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs /proc")


@pytest.fixture
def game() -> eolith.Game:
    return eolith.load("doggerland(players=2, short_game=on)")


@pytest.fixture(autouse=True)
def _small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "BATCH", 4)


def processes_below(ancestor: int) -> dict[int, str]:
    """The command lines of the processes that a process has started, by their numbers."""
    parents, commands = {}, {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                commands[int(folder.name)] = (folder / "cmdline").read_text().replace("\0", " ")
            except OSError:
                continue
    below = {ancestor}
    while more := {pid for pid, parent in parents.items() if parent in below} - below:
        below |= more
    return {pid: commands[pid] for pid in below - {ancestor} if pid in commands}


class Killer:
    """Kills one of the processes that play, once, when told of the first games."""

    def __init__(self, named: str) -> None:
        """One whose command line this pattern fits."""
        self.named = re.compile(named)
        self.killed = 0

    def __call__(self, games: int) -> None:
        found = [pid for pid, command in processes_below(os.getpid()).items() if self.named.match(command)]
        if found and not self.killed:
            self.killed = found[0]
            os.kill(self.killed, signal.SIGKILL)


def test_a_batch_is_part_of_a_simulation(game: eolith.Game) -> None:
    rows = simulate(game, TWO, 9, 7).rows
    assert play_batch(game, TWO, 7, range(3, 6)) == rows[3:6]
    assert play_batch(game, TWO, 7, range(5, 6), rotate=False) == simulate(game, TWO, 6, 7, rotate=False).rows[5:]
    with pytest.raises(ValueError, match="needs 2 bots, not 1"):
        play_batch(game, TWO[:1], 7, range(1))
    with pytest.raises(eolith.bots.BotSpecError):
        play_batch(game, ["random", "clever"], 7, range(1))


def test_a_process_that_is_killed_costs_no_row(game: eolith.Game) -> None:
    killer = Killer(".*multiprocessing.spawn")
    assert simulate(game, TWO, GAMES, 7, jobs=2, progress=killer).rows == simulate(game, TWO, GAMES, 7).rows
    assert killer.killed


def die(*, game: eolith.Game, batch: range) -> list[Row]:
    """Work at which the process ends, while another has not come far with what it began before."""
    if batch[0] == 0:
        sleep(2)
    if batch[0] == 4:
        os.kill(os.getpid(), signal.SIGKILL)
    return play_batch(game, ["random"] * 2, 0, batch)


def test_work_that_kills_is_given_up(game: eolith.Game) -> None:
    made = in_batches(game, die, 12, jobs=2)
    assert len(next(made)) == 4
    with pytest.raises(WorkersError) as caught:
        next(made)
    assert str(caught.value) == "whoever plays games 4 to 7 is lost: 3 processes ended before they had a result"


def fail(*, game: eolith.Game, batch: range) -> None:
    raise LookupError(f"nothing comes of {batch}")


def test_errors_of_the_work_are_told(game: eolith.Game) -> None:
    for jobs in (1, 2):
        with pytest.raises(LookupError, match=r"nothing comes of range\(0, 4\)"):
            next(in_batches(game, fail, 12, jobs))
    with pytest.raises(ValueError, match="many games need at least 1 job, not 0"):
        in_batches(game, fail, 12, 0)


# --- Ray -------------------------------------------------------------------------------------------------


def test_ray_is_imported_by_those_who_ask_for_it(game: eolith.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "import sys, eolith.arena.simulate, eolith.arena.report; assert 'ray' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r'Ray is not installed: pip install "eolith\[ray\]"'):
        simulate(game, TWO, 4, 1, jobs=Ray())
    for command in ("simulate", "learn"):
        told = CliRunner().invoke(app, [command, "doggerland", "--games", "1", "--ray", "auto"])
        assert told.exit_code == 2 and told.stderr.startswith("eolith: Ray is not installed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Ray]:
    """One for all tests: it takes seconds to begin."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        # a token of its own, or Ray would make one in the user's home
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", uuid4().hex)
        # its processes find the work of these tests
        patch.setenv("PYTHONPATH", os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]))
        ray = pytest.importorskip("ray")  # it reads the environment
        ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        yield Ray("local")
        ray.shutdown()


on_ray = pytest.mark.filterwarnings("ignore")  # Ray's own


def learned(game: eolith.Game, jobs: Jobs) -> dict[str, Any]:
    """What is known of a value that was learned from some games: a digest of all that they showed among it."""
    (found,) = learn(game, 20, 0, 1, 7, jobs, lambda what, games: None)
    return found.about


@pytest.mark.long
@on_ray
def test_a_cluster_makes_the_same_rows(game: eolith.Game, cluster: Ray) -> None:
    assert simulate(game, TWO, GAMES, 7, jobs=cluster) == simulate(game, TWO, GAMES, 7)
    assert vars(balance(game, TWO, GAMES, 7, jobs=cluster))["counts"] == balance(game, TWO, GAMES, 7).counts
    assert learned(game, cluster) == learned(game, 1)


@pytest.mark.long
@on_ray
def test_a_worker_of_a_cluster_that_is_killed_costs_no_row(game: eolith.Game, cluster: Ray) -> None:
    killer = Killer("ray::_work")
    assert simulate(game, TWO, GAMES, 7, jobs=cluster, progress=killer).rows == simulate(game, TWO, GAMES, 7).rows
    assert killer.killed


@pytest.mark.long
@on_ray
def test_what_fails_on_a_cluster_is_told(game: eolith.Game, cluster: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LookupError, match=r"nothing comes of range\(0, 4\)"):
        next(in_batches(game, fail, 12, cluster))
    made: Any = in_batches(game, die, 12, cluster)
    assert len(next(made)) == 4
    with pytest.raises(WorkersError, match="whoever plays games 4 to 7 is lost"):
        next(made)
    monkeypatch.setattr(workers, "VERSION", "0.0.1")
    with pytest.raises(WorkersError, match=r"a machine of the cluster has eolith .+, and the caller 0\.0\.1"):
        next(in_batches(game, partial(play_batch, specs=TWO, seed=1), 4, cluster))


@on_ray
def test_a_cluster_that_there_is_not_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    monkeypatch.setattr(ray, "is_initialized", lambda: False)  # the cluster of the tests above
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1"):
        told = CliRunner().invoke(app, ["simulate", "doggerland", "-p", "2", "-n", "1", "--ray", address])
        assert (told.exit_code, told.stderr) == (
            2,
            f"eolith: there is no Ray cluster at {address!r} that lets eolith in\n",
        )
