"""An installation of its own: of the sdist a wheel is made, and from the wheel all is played in a clean environment."""

from __future__ import annotations

import faulthandler
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

import eolith
from eolith import guard
from test_readme import blocks, commands

REPOSITORY = Path(__file__).resolve().parent.parent
BESIDE = ("*.so", "*.pyd", "_compiled*.json", "*.woff2", "*-license.txt", "packed.json")
"""What `make build` puts beside the sources."""
MADE = shutil.ignore_patterns(
    ".git", ".venv", "build", "dist", "site", "*.egg-info", "__pycache__", ".*_cache", ".hypothesis", "mutants", "*.c",
    *BESIDE,
)  # fmt: skip
"""What is no part of the repository."""
PIP = (sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", "--python")

pytestmark = [pytest.mark.long, pytest.mark.skipif(not eolith.COMPILED, reason="nothing is compiled here")]


def run(*command: object, cwd: Path, code: int = 0, typed: str = "", **environment: str) -> str:
    """What a command prints, which has to end with this code; it finds nothing of this tree or environment."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("EOLITH_", "PYTHON"))}
    variables |= {"EOLITH_SAVES": str(cwd / "saves"), "COLUMNS": "100", **environment}
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=variables, input=typed, capture_output=True, text=True, timeout=1500)
    assert done.returncode == code, (words, done.stdout[-2000:], done.stderr[-2000:])
    return done.stdout + done.stderr


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


class Environment:
    """A clean virtual environment."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.bin = folder, folder / "env" / "bin"
        run(sys.executable, "-m", "venv", "--without-pip", folder / "env", cwd=folder)

    def install(self, *what: object) -> None:
        """With uv, which has kept what `make` fetched; or with pip, as `make` does."""
        quick = [Path(sys.executable).with_name("uv"), "-q", "pip", "install", "-p", self.bin / "python", *what]
        if not quick[0].exists() or subprocess.run(quick, cwd=self.folder, capture_output=True).returncode:
            run(*PIP, self.bin / "python", "install", "--no-compile", *what, cwd=self.folder)

    def installed(self) -> set[str]:
        code = "from importlib.metadata import distributions as d; print(*{x.name.lower() for x in d()})"
        return set(run(self.bin / "python", "-c", code, cwd=self.folder).split())

    def eolith(self, line: str, **more: Any) -> str:
        return run(self.bin / "eolith", *line.split(), cwd=self.folder, **more)


def test_a_wheel_of_the_sdist_is_played_in_a_clean_environment_and_a_game_and_a_bot_beside_it(tmp_path: Path) -> None:
    faulthandler.cancel_dump_traceback_later()  # every command has its own limit
    wheel = made(tmp_path / "made")
    own = Environment(tmp_path)
    own.install(wheel)
    assert not own.installed() & {"cython", "litestar", "numpy", "sqlalchemy"}
    where = run(own.bin / "python", "-c", "import eolith; print(eolith.COMPILED, eolith.__file__)", cwd=tmp_path)
    assert where.startswith(f"True {own.folder}")
    assert own.eolith("serve", code=2).endswith('pip install "eolith[table]"\n')
    shown(own, "README.md")
    typed(own)
    template(own)
    researched(own, wheel)
    learned(own)
    served(own, wheel)


def made(folder: Path) -> Path:
    """A wheel that is made of the sdist, which has all that the repository has."""
    clone = Path(shutil.copytree(REPOSITORY, folder / "clone", ignore=MADE))
    run(sys.executable, "setup.py", "-q", "sdist", "-d", folder, cwd=clone)
    (sdist,) = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    (unpacked,) = (folder / "unpacked").iterdir()
    if (REPOSITORY / ".git").exists():
        assert set(run("git", "ls-files", cwd=REPOSITORY).split()) <= files(unpacked)
    unknown = files(unpacked) - files(clone) - {"PKG-INFO", "setup.cfg"}
    assert not [file for file in unknown if ".egg-info/" not in file]
    # `make` has made these of the same files, which is nearly all of a wheel's time
    for path in chain.from_iterable((REPOSITORY / "src").rglob(pattern) for pattern in BESIDE):
        shutil.copy(path, unpacked / path.relative_to(REPOSITORY))
    return wheel_of(Path(sys.executable), unpacked, folder)


def wheel_of(python: Path, source: Path, folder: Path) -> Path:
    """The wheel of a source, made with what is installed beside an interpreter."""
    run(*PIP, python, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, source, cwd=source)
    (found,) = folder.glob("*.whl")
    return found


def shown(own: Environment, name: str) -> None:
    """What a page shows in Python, from its top."""
    page = blocks((REPOSITORY / name).read_text(encoding="utf-8"))
    session = "\n".join(block.text for block in page if block.kind == "python")
    assert ">>>" in session
    (own.folder / "page.txt").write_text(session, encoding="utf-8")
    run(own.bin / "python", "-m", "doctest", "-o", "ELLIPSIS", "-o", "NORMALIZE_WHITESPACE", "page.txt", cwd=own.folder)


def typed(own: Environment) -> None:
    """What the README shows at a console."""
    page = blocks((REPOSITORY / "README.md").read_text(encoding="utf-8"))
    for command, shown in chain.from_iterable(commands(block) for block in page if block.kind == "console"):
        own.eolith(command.removeprefix("eolith "), code=2 if shown.startswith("eolith: ") else 0)


def template(own: Environment) -> None:
    """The template as a wheel of its own: played, simulated, recorded and read back."""
    source = Path(shutil.copytree(REPOSITORY / "template", own.folder / "template", ignore=MADE))
    needs = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    own.install(*(need for need in needs if need != "eolith"))
    found = wheel_of(own.bin / "python", source, own.folder)
    assert not found.name.endswith("none-any.whl")
    own.install(found)
    rules = run(own.bin / "python", "-c", "from flints import rules; print(rules.__file__)", cwd=own.folder)
    assert rules.strip().endswith(guard.SUFFIX)
    assert re.search("steady +flints 1.0 +flints", own.eolith("bots")) and "Flints" in own.eolith("games")
    data = json.loads(own.eolith("simulate flints --players 2 --games 200 --bots steady,random --json"))
    assert data["by_bot"]["steady"]["wins"] > 120
    said = own.eolith("play flints --seats you,steady --seed 1 --record game.txt", typed="strike\n" + 90 * "1\n")
    assert "strikes a flint" in said and "keeps" in said
    assert "chance as committed" in own.eolith("verify game.txt") and "kept" in own.eolith("position game.txt")


def researched(own: Environment, wheel: Path) -> None:
    """What learning programs use, and games that Ray plays: the same as this machine does."""
    own.install(f"{wheel}[openspiel,ray]")
    shown(own, "docs/batch.md")
    shown(own, "docs/envs.md")
    game = "simulate doggerland --players 3 --games 120 --bots careful,random,random"
    own.eolith(f"{game} --jobs 1 --out job.jsonl")
    own.eolith(f"{game} --ray local --out ray.jsonl")
    assert (own.folder / "ray.jsonl").read_text() == (own.folder / "job.jsonl").read_text()


def learned(own: Environment) -> None:
    """The example of learning as a wheel of its own, whose bot plays without torch."""
    source = Path(shutil.copytree(REPOSITORY / "examples" / "ppo", own.folder / "ppo", ignore=MADE))
    own.install(wheel_of(own.bin / "python", source, own.folder / "learned"))
    assert "torch" not in own.installed()
    assert re.search("ppo +eolith-ppo 1.0 +stone_age", own.eolith("bots"))
    played = json.loads(own.eolith("match stone_age ppo random -p 2 --games 10 --json"))
    assert played["share"]["wins"] >= 9, played
    assert "eolith: bot ppo has learned stone_age(players=2)" in own.eolith("match stone_age ppo random -p 3", code=2)


def served(own: Environment, wheel: Path) -> None:
    """A server that knows the game, and tells it and its bot to whoever asks."""
    own.install(f"{wheel}[table]")
    command = [own.bin / "eolith", "serve", "--port", "0", "--db", "games.db", "--no-open"]
    with subprocess.Popen(command, cwd=own.folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            url = re.search(r"http://[\w.:]+", server.stdout.readline())
            assert url is not None
            assert "Flints" in urlopen(url[0]).read().decode()
            games = {game["name"]: game for game in json.load(urlopen(f"{url[0]}/api/games"))}
            assert "steady" in games["flints"]["bots"] and len(games) == 4
            seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "steady"}]
            body = json.dumps({"game": "flints", "seats": seats}).encode()
            asked = Request(f"{url[0]}/api/tables", body, {"content-type": "application/json"})
            assert json.load(urlopen(asked))["id"]
        finally:
            server.terminate()
