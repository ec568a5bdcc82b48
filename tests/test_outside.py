"""Games and bots of other packages: found by their entry points, and kept apart from binaries that do not fit."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import eolith
from eolith import guard

REPOSITORY = Path(__file__).resolve().parent.parent
TEMPLATE = REPOSITORY / "template"
NAMED = """
[eolith.games]
flints = flints:GameClass
stone_age = flints:GameClass
gone = nowhere:Game
terms = flints:terms

[eolith.bots]
steady = flints.bot:prepare
random = flints.bot:prepare
clumsy = clumsy:prepare
lost = clumsy:nothing
"""
BROKEN = {
    "gone": "ModuleNotFoundError: No module named 'nowhere'",
    "stone_age": "eolith has a game of that name",
    "terms": "its entry point is no subclass of eolith.Game",
    "random": "eolith has a bot of that name",
    "lost": "AttributeError: module 'clumsy' has no attribute 'nothing'",
}
"""What is offered and cannot be used, and why."""

PLAYED = """
import json, logging, re, sys
from pathlib import Path
from typer.testing import CliRunner
import eolith
from eolith import bots
from eolith.cli import app

def run(line, code=0, typed=None):
    done = CliRunner().invoke(app, line.split(), input=typed, env={"COLUMNS": "100"})
    assert done.exit_code == code, (line, done.exit_code, done.output, done.exception)
    return done.output

class Told(logging.Handler):
    def emit(self, record):
        told.append(record.getMessage())

told = []
logging.getLogger("eolith").addHandler(Told())
assert eolith.load("stone_age").pack and not told and "flints" not in sys.modules
assert eolith.games() == eolith.games() == ["doggerland", "endless_winter", "flints", "stone_age"]
assert bots.names() == [*bots.BOTS, "clumsy", "steady"]
broken = json.loads(sys.argv[1])
assert sorted(told) == sorted(f"{name} of flints 1.0 cannot be used: {why}" for name, why in broken.items()), told

assert "Flints" in run("games") and "strike" in run("rules flints", 2) + "strike"
assert re.search("steady +flints 1.0 +flints", run("bots")) and re.search("careful +eolith", run("bots"))
assert "enough" in run("simulate flints --players 2 --games 9 --bots steady:at=9,random")
for line, problem in {
    "play gone": "gone of flints 1.0 cannot be used: ModuleNotFoundError: No module named 'nowhere'",
    "play chess": "there is no game 'chess'; games: doggerland, endless_winter, flints, stone_age",
    "simulate flints --bots steady:at=0": "at of bot steady is '0'; allowed: a number from 1 to 20",
    "simulate stone_age --bots steady": "bot steady plays flints, not stone_age",
    "simulate flints --bots clumsy": "clumsy of flints 1.0 cannot be used: ZeroDivisionError: division by zero",
    "simulate flints --bots lost": "lost of flints 1.0 cannot be used: " + broken["lost"],
    "simulate flints --bots best": f"there is no bot 'best'; there are {', '.join(bots.BOTS)}, clumsy, steady",
    "simulate flints": "flints has no bot careful; it is played by random",
}.items():
    assert run(line, 2) == f"eolith: {problem}\\n", run(line, 2)
said = run("play flints --players 2 --seats you,steady --record game.txt", typed="strike\\n" + 90 * "1\\n")
assert "strikes a flint" in said and "keeps" in said, said
assert "chance as committed" in run("verify game.txt") and "kept" in run("position game.txt")
"""
SERVED = """
sys.path[:0] = sys.argv[2:]
from browsing import serving

Path("server").mkdir()
with serving(Path("server").absolute()) as client:
    assert "Flints" in client.get("/").text
    form = client.get("/?game=flints").text
    assert 'value="bot:steady"' in form and "bot:clumsy" not in form
    assert 'value="bot:steady"' not in client.get("/?game=stone_age").text
    found = {game["name"]: game for game in client.get("/api/games").json()}
    assert found["flints"]["bots"] == ["random", "steady"] and len(found) == 4
    plan = {"game": "flints", "seats": [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "steady"}]}
    opened = client.post("/api/tables", json=plan).json()
    told = client.get(f"/api/tables/{opened['id']}", headers={"authorization": "Bearer " + opened["seats"][0]["token"]})
    assert told.json()["observation"]["fields"]["kept"] == [0, 0, 0, 0], told.text
"""


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder as pip leaves it, with the template and what is wrong beside it."""
    folder = tmp_path / "installed"
    shutil.copytree(TEMPLATE / "src", folder, ignore=shutil.ignore_patterns("__pycache__", "*.so", "_compiled*"))
    about = folder / "flints-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: flints\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(NAMED)
    (folder / "clumsy.py").write_text("def prepare(game, given):\n    return 1 / 0\n")
    return folder


def start(code: str, folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code in a new interpreter, with a folder in which packages are installed."""
    paths = os.pathsep.join([str(folder), str(Path(eolith.__file__).parent.parent)])
    variables = {name: value for name, value in os.environ.items() if name != "EOLITH_PURE"}
    variables |= {"PYTHONPATH": paths, "EOLITH_SAVES": str(folder.parent / "saves"), **environment}
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, cwd=folder.parent, env=variables, capture_output=True, text=True, timeout=300)


def test_games_and_bots_of_other_packages_are_found_wherever_ours_are(installed: Path) -> None:
    """And what is broken there is told once, in a line, and keeps nothing else from being played."""
    tests = Path(__file__).parent
    arguments = json.dumps(BROKEN), str(tests), str(tests / "web")
    done = start(PLAYED + SERVED, installed, *arguments, EOLITH_PURE="1")
    assert done.returncode == 0, done.stderr[-3000:]


def test_two_packages_with_one_name_are_refused(installed: Path) -> None:
    again = Path(shutil.copytree(installed / "flints-1.0.dist-info", installed / "flint-2.0.dist-info"))
    (again / "METADATA").write_text("Metadata-Version: 2.1\nName: flint\nVersion: 2.0\n")
    done = start("import eolith; eolith.load('flints')", installed, EOLITH_PURE="1")
    line = done.stderr.splitlines()[-1]
    assert line.startswith("eolith.kernel.game.SpecError: flints is of several packages, flint")
    assert line.endswith(": remove all but one")


# --- compiled ---------------------------------------------------------------------------------------------------

compiled_only = pytest.mark.skipif(not eolith.COMPILED, reason="nothing is compiled here")
SHOW = "import flints, eolith; print(eolith.COMPILED, flints.game.rules.__file__)"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the template with their binaries beside them."""
    folder = tmp_path_factory.mktemp("built") / "template"
    shutil.copytree(TEMPLATE, folder, ignore=shutil.ignore_patterns("__pycache__", "build", "*.so", "_compiled*"))
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout == "flints: compiling rules\n", done.stderr
    return folder / "src"


@pytest.fixture
def copy(built: Path, tmp_path: Path) -> Path:
    """A copy of them, to be spoilt."""
    return Path(shutil.copytree(built, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__")))


def refusal(source: Path) -> str:
    """The line with which the game refuses to be imported; uncompiled it can be."""
    assert start(SHOW, source, EOLITH_PURE="1").stdout.split() == ["False", str(source / "flints" / "rules.py")]
    done = start("import flints", source)
    assert done.returncode == 1
    line = done.stderr.splitlines()[-1]
    assert line.startswith("ImportError: ")
    assert line.endswith(": build it again (docs/outside.md), or set EOLITH_PURE=1")
    return line


@compiled_only
def test_a_game_elsewhere_runs_as_eolith_does(built: Path) -> None:
    rules = str(built / "flints" / "rules")
    assert start(SHOW, built).stdout.split() == ["True", rules + guard.SUFFIX]
    assert start(SHOW, built, EOLITH_PURE="1").stdout.split() == ["False", rules + ".py"]


@compiled_only
@pytest.mark.parametrize("file", ["rules.py", "terms.py"])
def test_a_changed_source_is_refused(copy: Path, file: str) -> None:
    source = copy / "flints" / file
    source.write_text(source.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    assert f"{source} and the compiled files do not belong together" in refusal(copy)


@compiled_only
def test_a_game_that_is_compiled_in_part_is_refused(copy: Path) -> None:
    (copy / "flints" / "more.py").write_text("# cython: language_level=3\n", encoding="utf-8")
    assert "more.py and the compiled files do not belong together" in refusal(copy)


@compiled_only
def test_a_game_that_was_compiled_for_another_kernel_is_refused(copy: Path) -> None:
    record = copy / "flints" / guard.RECORD
    record.write_text(json.dumps(json.loads(record.read_text()) | {"kernel": "another"}))
    assert "flints was compiled for another eolith than this" in refusal(copy)


@compiled_only
def test_a_game_that_is_not_compiled_is_refused(copy: Path) -> None:
    for file in (guard.RECORD, "rules" + guard.SUFFIX):
        (copy / "flints" / file).unlink()
    assert "flints.rules is not compiled, and eolith is" in refusal(copy)


@compiled_only
def test_the_kernel_that_a_game_is_compiled_for_is_that_of_eolith(copy: Path) -> None:
    record = json.loads((copy / "flints" / guard.RECORD).read_text())
    assert record["kernel"] == guard.read_record()["kernel"] and set(record["sources"]) == {"rules.py", "terms.py"}
