"""The build: binaries are run only if they were made of the present sources, and all together."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import eolith
from eolith import guard

REPOSITORY = Path(__file__).resolve().parent.parent
SHOW = """
import eolith
from eolith.games.stone_age.rules import table as rules
from eolith.kernel import chance, state
game = eolith.load("stone_age(players=2)")
played = game.start()
played.playout(eolith.Source(7))
print(eolith.COMPILED, state.COMPILED, *(m.__file__.endswith(".py") for m in (chance, state, rules)), *played.scores())
"""

compiled_only = pytest.mark.skipif(not eolith.COMPILED, reason="nothing is compiled here")


def start(source: Path, code: str = SHOW, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code in a new interpreter that finds eolith below `source` alone."""
    variables = {name: value for name, value in os.environ.items() if name != "EOLITH_PURE"}
    variables |= {"PYTHONPATH": str(source), **environment}
    return subprocess.run([sys.executable, "-c", code], env=variables, capture_output=True, text=True, timeout=300)


def words(source: Path, **environment: str) -> list[str]:
    """What SHOW prints."""
    done = start(source, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def refusal(source: Path, **environment: str) -> str:
    """The line with which `import eolith` refuses."""
    done = start(source, "import eolith", **environment)
    assert done.returncode == 1 and done.stdout == ""
    line = done.stderr.splitlines()[-1]
    assert line.startswith("ImportError: ") and "`make build`" in line
    return line


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of src/, binaries included, to be spoilt."""
    return Path(shutil.copytree(REPOSITORY / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__")))


def append(file: Path, text: str) -> None:
    file.write_text(file.read_text(encoding="utf-8") + text, encoding="utf-8")


def binary(source: Path, module: str) -> Path:
    return source / "eolith" / (module + guard.SUFFIX)


@pytest.mark.pure
def test_all_compiled_modules_run_the_same_way():
    from eolith.games.stone_age.rules import table as rules
    from eolith.kernel import chance, state

    expected = guard.SUFFIX if eolith.COMPILED else ".py"
    assert all(module.__file__.endswith(expected) for module in (chance, state, rules))
    assert state.COMPILED is eolith.COMPILED


@pytest.mark.pure
def test_eolith_pure_in_the_environment_is_obeyed():
    if os.environ.get("EOLITH_PURE", "0") != "0":
        assert not eolith.COMPILED


def test_the_kernel_and_the_rules_are_compiled_and_the_rest_is_not():
    sources, _ = guard.find_files()
    assert {"kernel/chance", "kernel/state", "games/stone_age/rules/placing"} <= sources
    assert not sources & {"build", "__init__", "kernel/game", "games/stone_age/game"}


def test_mypy_knows_every_compiled_module():
    overrides = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["tool"]["mypy"]["overrides"]
    patterns = next(entry["module"] for entry in overrides if "eolith.kernel.state" in entry["module"])
    paths = [pattern.removeprefix("eolith.").replace(".", "/") for pattern in patterns]
    for module in guard.find_files()[0]:
        assert any(Path(module).match(path) for path in paths), module


@compiled_only
def test_the_same_game_is_played_compiled_and_uncompiled(copy):
    compiled, pure = words(copy), words(copy, EOLITH_PURE="1")
    assert compiled[:5] == ["True", "True", "False", "False", "False"]
    assert pure[:5] == ["False", "False", "True", "True", "True"]
    assert compiled[5:] == pure[5:]
    assert words(copy, EOLITH_PURE="0") == words(copy, EOLITH_PURE="") == compiled


@compiled_only
@pytest.mark.parametrize(
    "file", ["games/stone_age/rules/placing.py", "games/stone_age/terms.py", "kernel/state.py", "kernel/numbers.py"]
)
def test_a_changed_source_stops_the_import(copy, file):
    append(copy / "eolith" / file, "\n")
    assert str(copy / "eolith" / file) in refusal(copy)
    assert words(copy, EOLITH_PURE="1")[0] == "False"


@compiled_only
def test_the_command_tells_a_changed_source_in_one_line(copy, tmp_path):
    source = copy / "eolith" / "kernel" / "state.py"
    append(source, "\n")
    script = tmp_path / "eolith"
    script.write_text("from eolith.cli import app\napp()\n", encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(copy), "EOLITH_PURE": ""}
    for command in ([str(script), "games"], ["-m", "eolith", "games"]):
        done = subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, timeout=300)
        assert done.returncode == 2 and done.stdout == ""
        assert done.stderr.startswith(f"eolith: {source} ") and done.stderr.count("\n") == 1


@compiled_only
def test_an_older_source_with_an_old_date_stops_the_import(copy):
    source = copy / "eolith" / "kernel" / "chance.py"
    append(source, "\n")
    os.utime(source, (0, 0))
    assert str(source) in refusal(copy)


@compiled_only
def test_a_source_that_does_not_change_may_be_touched(copy):
    os.utime(copy / "eolith" / "kernel" / "chance.py")
    assert words(copy)[0] == "True"


@compiled_only
@pytest.mark.parametrize("module", ["games/stone_age/rules/placing", "kernel/state", "kernel/chance"])
def test_compiled_and_uncompiled_modules_never_mix(copy, module):
    binary(copy, module).unlink()
    assert str(binary(copy, module)) in refusal(copy)


@compiled_only
def test_a_new_compiled_module_stops_the_import_until_it_is_built(copy):
    (copy / "eolith" / "kernel" / "new.py").write_text("# cython: language_level=3\n")
    assert "new.py" in refusal(copy)


@compiled_only
def test_a_binary_whose_source_is_no_longer_compiled_is_not_run(copy):
    shutil.copy(binary(copy, "kernel/chance"), binary(copy, "kernel/pack"))
    assert str(binary(copy, "kernel/pack")) in refusal(copy)
    code = "import eolith.kernel.pack; print(eolith.kernel.pack.__file__)"
    assert start(copy, code, EOLITH_PURE="1").stdout.strip().endswith("pack.py")


@compiled_only
def test_a_binary_in_whose_place_there_is_a_folder_now_is_not_looked_at(copy):
    shutil.copy(binary(copy, "kernel/chance"), binary(copy, "games/stone_age/rules"))
    assert str(binary(copy, "games/stone_age/rules")) in refusal(copy)
    assert words(copy, EOLITH_PURE="1")[0] == "False"


@compiled_only
@pytest.mark.parametrize("text", [None, "", "{", "[]", "{}", '{"sources": 3}', '{"sources": {}}'])
def test_binaries_without_a_whole_record_are_not_run(copy, text):
    record = copy / "eolith" / guard.RECORD
    record.unlink()
    if text is not None:
        record.write_text(text)
    refusal(copy)


@compiled_only
def test_a_binary_that_disappears_after_the_check_is_not_replaced_by_its_source(copy):
    rules = str(binary(copy, "games/stone_age/rules/placing"))
    code = f"import eolith, os; os.unlink({rules!r}); import eolith.games.stone_age"
    done = start(copy, code)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("ImportError")


def test_without_binaries_the_sources_run(copy):
    for file in copy.rglob("*" + guard.SUFFIX):
        file.unlink()
    assert words(copy)[:5] == ["False", "False", "True", "True", "True"]


# --- setup.py ---------------------------------------------------------------------------------


def set_up(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run setup.py of a copied repository."""
    variables = {name: value for name, value in os.environ.items() if name not in ("EOLITH_PURE", "PYTHONPATH")}
    command = [sys.executable, "setup.py", "-q", *arguments]
    return subprocess.run(command, cwd=folder, env=variables | environment, capture_output=True, text=True, timeout=500)


@pytest.fixture
def repository(copy: Path) -> Path:
    """A copy of all that setup.py needs."""
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy(REPOSITORY / name, copy.parent)
    (copy.parent / "README.md").touch()
    return copy.parent


@compiled_only
def test_nothing_is_compiled_twice(repository):
    before = {file: file.stat().st_mtime_ns for file in repository.rglob("*" + guard.SUFFIX)}
    done = set_up(repository, "build_ext", "--inplace")
    assert (done.returncode, done.stdout) == (0, "")
    assert {file: file.stat().st_mtime_ns for file in repository.rglob("*" + guard.SUFFIX)} == before


@compiled_only
@pytest.mark.long
def test_one_changed_module_is_compiled_again_and_only_that(repository):
    append(repository / "src/eolith/kernel/chance.py", "\n\nNEW = 41 + 1\n")
    dates = {file: file.stat().st_mtime_ns for file in repository.rglob("*" + guard.SUFFIX)}
    done = set_up(repository, "build_ext", "--inplace")
    assert done.stdout.splitlines() == ["eolith: compiling kernel/chance"], done.stderr
    binaries = (repository / "src").rglob("*" + guard.SUFFIX)
    renewed = {file.name for file in binaries if file.stat().st_mtime_ns != dates[file]}
    assert renewed == {"chance" + guard.SUFFIX}
    assert not list((repository / "src").rglob("*.c"))
    code = "import eolith; from eolith.kernel.chance import NEW; print(eolith.COMPILED, NEW)"
    assert start(repository / "src", code).stdout.split() == ["True", "42"]


@compiled_only
def test_another_maker_of_headers_compiles_anew(repository):
    append(repository / "src/eolith/headers.py", "\n# changed\n")
    done = set_up(repository, "build_ext", "--inplace", CC="no-such-compiler")
    assert done.stdout.startswith("eolith: no C compiler found"), done.stderr


@compiled_only
def test_building_clears_away_what_belongs_to_no_source(repository):
    source = repository / "src"
    orphan = binary(source, "kernel/pack")
    shutil.copy(binary(source, "kernel/chance"), orphan)
    record = source / "eolith" / guard.RECORD
    text = record.read_text()
    record.write_text(text.replace('"sources": {', '"sources": {"kernel/gone.py": "",'))
    assert "gone.py" in refusal(source)
    done = set_up(repository, "build_ext", "--inplace")
    assert (done.returncode, done.stdout) == (0, "")
    assert not orphan.exists() and record.read_text() == text
    assert words(source)[0] == "True"


@compiled_only
def test_an_error_of_the_compiler_ends_the_build_and_leaves_nothing_that_runs(repository):
    append(repository / "src/eolith/kernel/chance.py", "\n\nx: i64 = undefined_name.(\n")
    done = set_up(repository, "build_ext", "--inplace")
    assert done.returncode != 0
    assert "uncompiled" not in done.stdout
    assert "chance.py" in done.stderr
    assert "chance.py" in refusal(repository / "src")


@compiled_only
def test_a_missing_hint_ends_the_build_in_one_line(repository):
    source = repository / "src/eolith/kernel/chance.py"
    line = len(source.read_text(encoding="utf-8").splitlines()) + 3
    append(source, "\n\ndef twice(number: i32):\n    return 2 * number\n")
    done = set_up(repository, "build_ext", "--inplace")
    assert done.returncode != 0
    assert done.stderr.splitlines()[-1].startswith(f"eolith: {source}:{line}: twice takes C types")
    assert "chance.py" in refusal(repository / "src")


@pytest.mark.parametrize(
    ("compiler", "said"), [("no-such-compiler", "no C compiler found"), ("false", "the C compiler finds no Python.h")]
)
def test_without_a_compiler_the_sources_are_installed_and_one_line_says_so(repository, compiler, said):
    append(repository / "src/eolith/kernel/chance.py", "\n")
    done = set_up(repository, "build_ext", "--inplace", CC=compiler)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"eolith: {said}") and done.stdout.count("\n") == 1
    assert done.stdout.endswith("; installed uncompiled (slower, same play)\n")
    assert words(repository / "src")[0] == "False"


@pytest.mark.parametrize(
    ("compile", "changed"),
    [
        pytest.param(True, True, marks=[compiled_only, pytest.mark.long]),
        pytest.param(True, False, marks=compiled_only),
        (False, False),
    ],
    ids=["compiled", "as it stands", "uncompiled"],
)
def test_a_wheel_holds_what_the_package_needs_and_nothing_else(repository, compile, changed):
    for module in guard.find_files()[0] - {"kernel/chance"}:  # one module shows it
        source = repository / "src" / "eolith" / f"{module}.py"
        source.write_text(source.read_text(encoding="utf-8").partition("\n")[2], encoding="utf-8")
    if changed:
        append(repository / "src/eolith/kernel/chance.py", "\n")
    leftover = repository / "build" / "lib" / "eolith" / "kernel" / "forgotten.py"
    leftover.parent.mkdir(parents=True)
    leftover.touch()
    done = set_up(repository, "bdist_wheel", **({} if compile else {"EOLITH_PURE": "1"}))
    assert (done.returncode, done.stdout) == (0, "eolith: compiling kernel/chance\n" if changed else ""), done.stderr
    [wheel] = (repository / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if name.startswith("eolith/")}
        record = json.loads(archive.read("eolith/" + guard.RECORD)) if compile else None
        archive.extractall(repository / "unpacked")
    kept = {".py", ".pyi", ".toml", ".ftl", ".typed", ".css", ".js", ".json", ".svg", ".woff2", ".txt", ".md"}
    expected = {
        path.relative_to(repository / "src").as_posix()
        for path in (repository / "src" / "eolith").rglob("*")
        if path.suffix in kept and path.parent.name != "__pycache__" and path.name not in (guard.RECORD, "packed.json")
    }
    if compile:
        expected |= {"eolith/kernel/chance" + guard.SUFFIX, "eolith/" + guard.RECORD}
        read = {"kernel/chance.py", "kernel/codes.py", "kernel/numbers.py"}
        assert record["sources"] == guard.digests(read, str(repository / "src/eolith"))
    assert names == expected
    assert wheel.name.endswith("none-any.whl") is not compile
    show = "import eolith; print(eolith.COMPILED, eolith.__file__)"
    found = repository / "unpacked" / "eolith" / "__init__.py"
    assert start(repository / "unpacked", show).stdout.split() == [str(compile), str(found)]


# --- the front door ---------------------------------------------------------------------------


def test_import_stays_light():
    heavy = {"numpy", "babel", "fluent", "rich", "typer", "asyncio", "eolith.games.stone_age"}
    code = f"import sys, eolith; print(sorted({heavy!r} & set(sys.modules)))"
    assert start(REPOSITORY / "src", code).stdout.strip() == "[]"


def test_games_are_the_folders_below_games():
    import eolith.games.stone_age

    assert eolith.games() == ["doggerland", "endless_winter", "stone_age"]
    assert eolith.games.stone_age.GameClass.name == "stone_age"


def test_load_reads_specs():
    assert eolith.load("stone_age").players == 4
    game = eolith.load(" stone_age( players = 3 , hunting_visits=any ) ")
    assert (game.players, game.options["hunting_visits"]) == (3, "any")
    assert game == eolith.load("stone_age", players=3, hunting_visits="any") == eolith.load(repr(game))
    assert game != eolith.load("stone_age(players=3)")
    assert eolith.load("stone_age()") == eolith.load("stone_age(players=4)")


@pytest.mark.parametrize(
    ("spec", "options", "message"),
    [
        ("chess", {}, "there is no game 'chess'; games: doggerland, endless_winter, stone_age"),
        ("", {}, "'' is no spec; write a name, or name(option=value, ...)"),
        ("stone_age(", {}, "'stone_age(' is no spec; write a name, or name(option=value, ...)"),
        ("../stone_age", {}, "'../stone_age' is no spec; write a name, or name(option=value, ...)"),
        ("stone_age(players)", {}, "'players' in the spec 'stone_age(players)' is not option=value"),
        ("stone_age(players=2,)", {}, "'' in the spec 'stone_age(players=2,)' is not option=value"),
        ("stone_age(undo=off, undo=off)", {}, "option undo is given twice in the spec 'stone_age(undo=off, undo=off)'"),
        ("stone_age(players=5)", {}, "stone_age is not played by '5' players; allowed: 2, 3, 4"),
        ("stone_age", {"players": "two"}, "stone_age is not played by 'two' players; allowed: 2, 3, 4"),
        ("stone_age(hunting_visits=2)", {}, "option hunting_visits of stone_age is '2'; allowed: once, any"),
        (
            "stone_age(players=2)",
            {"players": 2},
            "option players is given twice, in the spec 'stone_age(players=2)' and as a keyword",
        ),
    ],
)
def test_load_refuses_in_one_line(spec, options, message):
    with pytest.raises(eolith.SpecError) as caught:
        eolith.load(spec, **options)
    assert str(caught.value) == message


def test_load_names_the_allowed_options():
    with pytest.raises(eolith.SpecError, match="has no option 'speed'; it has first_seat, hunting_visits, "):
        eolith.load("stone_age(speed=3)")


def test_load_refuses_a_pack_that_is_not_there(tmp_path):
    with pytest.raises(eolith.PackError, match="cannot be read"):
        eolith.load("stone_age", pack=tmp_path / "none.toml")
