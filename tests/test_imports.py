"""Imports run one way: kernel, games, bots, then arena, envs and table, then the command line.

Inside of a game they do too: rules, pack, notation, seen, words, then scene and terminal; nobody imports the door.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import eolith

PACKAGE = Path(eolith.__file__).parent
MAY_IMPORT = {
    "kernel": set(),
    "games": {"kernel"},
    "bots": {"kernel", "games"},
    "arena": {"kernel", "games", "bots", ""},
    "envs": {"kernel", "games", "bots", ""},
    "table": {"kernel", "games", "bots"},
    "testing": {"kernel", ""},
    "store": {"kernel", "table", ""},
    "web": {"kernel", "games", "bots", "arena", "table", "store", ""},
    "cli": {"kernel", "games", "bots", "arena", "table", "store", "web", "testing", ""},
}
"""By folder of eolith, the other folders that its modules may import; "" is the front door, `eolith` itself."""

ROOMS = ("terms", "layout", "rules", "pack", "notation", "seen", "words")
"""The rooms of a game's folder, each of which may import those before it."""
MAY_ENTER = {room: {*ROOMS[:place]} for place, room in enumerate(ROOMS)} | {
    "advice": {"terms", "layout", "rules", "pack"},
    "scene": {*ROOMS},
    "terminal": {*ROOMS},
    "game": {"terms", "layout", "rules", "pack", "notation"},
    "__init__": {"game"},
}
"""By room, the other rooms of its game that it may import."""


def modules() -> list[str]:
    return sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.glob("*/**/*.py"))


@cache
def imported(module: str) -> tuple[str, ...]:
    """What a module imports of eolith, wherever in its text, as a path below eolith."""
    found = []
    here = ["eolith", *module.removesuffix(".py").split("/")[:-1]]
    for node in ast.walk(ast.parse((PACKAGE / module).read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) + 1 - node.level] if node.level else []
            base = [*base, *(node.module.split(".") if node.module else [])]
            names = [".".join([*base, alias.name]) for alias in node.names]
        for name in names:
            name = name.removeprefix("cython.cimports.")
            if name == "eolith" or name.startswith("eolith."):
                found.append(name.removeprefix("eolith").removeprefix(".").replace(".", "/"))
    return tuple(found)


def folder_of(path: str) -> str:
    """The folder of eolith that an import reaches into; "" for what the front door offers."""
    first = path.partition("/")[0]
    return first if (PACKAGE / first).is_dir() else ""


def test_imports_run_one_way() -> None:
    for module in modules():
        own = folder_of(module)
        wrong = [path for path in imported(module) if folder_of(path) not in {own, *MAY_IMPORT[own]}]
        assert not wrong, f"{module} imports {', '.join(wrong)}"


def test_imports_run_one_way_inside_a_game_which_knows_no_other() -> None:
    for module in [module for module in modules() if module.startswith("games/")]:
        game, *rooms = module.removesuffix(".py").split("/")[1:]
        reached = [path for path in imported(module) if re.match(r"games/\w+/", path)]
        assert {path.split("/")[1] for path in reached} <= {game}, module
        entered = {path.split("/")[2] for path in reached} if rooms else set()
        assert entered <= {*rooms[:1], *MAY_ENTER[rooms[0]]} if rooms else True, f"{module} imports {entered}"


WEB = ("__init__", "settings", "security", "host", "server", "frame", "pages", "api", "app")
"""The rooms of the web: each imports those before it alone, and pages and api nothing of one another."""


def test_the_web_knows_what_it_stands_on() -> None:
    """And a page knows no other page, though a page that is a folder knows what lies in it."""
    for module in [module for module in modules() if module.startswith("web/")]:
        room, page = (*module.removeprefix("web/").removesuffix(".py").split("/"), "")[:2]
        reached = [path.removeprefix("web/") for path in imported(module) if path.startswith("web/")]
        known = {room, *WEB[: WEB.index(room)]} - ({"pages"} if room == "api" else set())
        assert {path.split("/")[0] for path in reached} <= known, module
        if room == "pages" and page != "__init__":
            assert not [path for path in reached if path.startswith("pages/") and path.split("/")[1] != page], module


def test_imports_of_every_form_are_seen() -> None:
    assert "kernel/chance/Source" in set(imported("kernel/state.py"))  # below an `if`, and through cimport
    assert "bots/careful/prepare_careful" in set(imported("bots/__init__.py"))  # relative, inside a function
    assert "games/stone_age/terms" in set(imported("games/stone_age/game.py"))
    assert "" in set(imported("arena/bench.py"))
    assert len(modules()) > 40
