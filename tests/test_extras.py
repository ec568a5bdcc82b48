"""A light installation: five dependencies do for all but the extras, and a missing extra is told in one line."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import eolith
from eolith.kernel.extras import EXTRAS, MissingExtra, needing

PROJECT = tomllib.loads(Path(__file__).parents[1].joinpath("pyproject.toml").read_text(encoding="utf-8"))["project"]
LIGHT = """
import re, sys
from importlib.metadata import PackageNotFoundError, packages_distributions, requires

def canonical(name):
    return re.sub("[-_.]+", "-", re.match(r"[\\w.-]+", name)[0]).lower()

installed, waiting = set(), [canonical(name) for name in sys.argv[1:]]
while waiting:
    name = waiting.pop()
    if name not in installed:
        try:
            needs = requires(name) or []
        except PackageNotFoundError:  # of another system
            continue
        installed.add(name)
        waiting += [canonical(need) for need in needs if "extra ==" not in need]
others = {
    module
    for module, owners in packages_distributions().items()
    if not installed & {canonical(owner) for owner in owners} and module != "eolith"
}

class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in others:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Lacking())
from typer.testing import CliRunner
from eolith.cli import app

def run(line, code=0, typed=None):
    done = CliRunner().invoke(app, line.split(), input=typed, env={"COLUMNS": "100"})
    assert done.exit_code == code, (line, done.exit_code, done.output, done.exception)
    return done.output

def lacks(line, extra):
    assert run(line, 2).endswith(f'is not installed: pip install "eolith[{extra}]"\\n'), run(line, 2)
"""


def light(code: str, folder: Path) -> None:
    """Run code where nothing can be imported that a light installation has not."""
    environment = os.environ | {"EOLITH_SAVES": str(folder / "saves"), "PYTHONPATH": os.pathsep.join(sys.path)}
    needed = PROJECT["dependencies"] + ([] if eolith.COMPILED else PROJECT["optional-dependencies"]["pure"])
    command = [sys.executable, "-c", LIGHT + code, *needed]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]


def test_a_light_installation_plays_simulates_and_tells_the_rules(tmp_path: Path) -> None:
    light(
        """
assert "stone_age" in run("games")
assert "SA-PLACE-09" in run("rules stone_age SA-PLACE-09")
run("packs doggerland")
run("simulate stone_age --games 2 --bots careful,random,random,random --out games.jsonl")
run("play endless_winter --players 2 --seats you,random --record game.txt", typed="1\\n1\\nrules\\nhelp\\nquit\\n")
run("saved")
""",
        tmp_path,
    )


def test_what_needs_an_extra_says_so_in_one_line(tmp_path: Path) -> None:
    light(
        """
for line in ("serve", "tables", "reports", "replay --all", "backup some.backup", "restore some.backup", "db upgrade"):
    lacks(line, "table")
lacks("simulate stone_age --games 2 --bots random --out games.parquet", "parquet")
lacks("learn stone_age --players 2 --out value.json", "envs")
lacks("simulate stone_age --games 2 --bots random --ray local", "ray")
from importlib import import_module
import eolith
from eolith.kernel.extras import MissingExtra
for what in (eolith.load("stone_age").start().encode, lambda: import_module("eolith.envs.aec")):
    try:
        what()
    except MissingExtra as problem:
        assert str(problem).endswith('pip install "eolith[envs]"')
    else:
        raise AssertionError("there are tensors or environments without numpy")
""",
        tmp_path,
    )


def test_every_extra_that_can_be_lacking_is_one_of_the_project() -> None:
    assert EXTRAS.keys() <= PROJECT["optional-dependencies"].keys()
    assert len(PROJECT["dependencies"]) <= 5


def test_what_eolith_itself_lacks_is_no_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError) as caught, needing("table"):
        import eolith.nowhere  # type: ignore[import-not-found]  # noqa: F401
    assert not isinstance(caught.value, MissingExtra)
