"""A game in the terminal is never lost: real processes are killed, closed and interrupted, and files are damaged."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import eolith
from eolith.cli import app
from eolith.cli.saved import _read
from eolith.kernel.record import Record, read_record
from eolith.kernel.text import LANGUAGES
from eolith.table.play import Play
from typed import SEED

ROOT = Path(eolith.__file__).parent.parent
PATIENCE = 120.0
"""Seconds for anything that must happen."""
FIRST = ["1", "yes"]
"""The first choice, whatever it gives up; where nothing is asked about it, yes is not understood."""
GAMES = ("stone_age", "endless_winter", "doggerland")


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "saves"
    monkeypatch.setenv("EOLITH_SAVES", str(folder))
    return folder


def run(*arguments: str, typed: list[str] | None = None, code: int = 0) -> str:
    """What a command prints."""
    lines = "".join(f"{line}\n" for line in typed or ())
    result = CliRunner().invoke(app, list(arguments), input=lines, env={"COLUMNS": "80"})
    assert result.exit_code == code, result.output
    return result.output


def begin(*typed: str, game: str = "stone_age", seats: str = "you,random") -> str:
    return run("play", game, "--seed", SEED, "--seats", seats, typed=[*typed])


def kept(path: Path) -> Play:
    """A saved game, as it would be resumed."""
    with open(path, "rb") as file:
        return _read(path, file)[0].play


def decisions(play: Play) -> list[int]:
    return [step.option for step in play.steps]


def finished(tmp_path: Path, *arguments: str, typed: list[str]) -> Record:
    """A game to its end, and its record."""
    run("play", *arguments, "--record", str(tmp_path / "game.txt"), typed=typed)
    record = read_record((tmp_path / "game.txt").read_text(encoding="utf-8"), eolith.load)
    record.verify()
    return record


class Process:
    """`eolith play` at the ends of two pipes."""

    def __init__(self, *arguments: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "eolith", "play", *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, bufsize=0,
        )  # fmt: skip
        self.output = b""

    def wait_for_prompt(self) -> bool:
        """Whether something is asked again; False at the end."""
        assert self.process.stdout is not None
        while not self.output.endswith(b"A> "):
            read = self.process.stdout.read(4096)
            if not read:
                return False
            self.output += read
        return True

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.output = b""
        self.process.stdin.write(f"{line}\n".encode())

    def end(self, sign: int) -> int:
        self.process.send_signal(sign)
        code = self.process.wait(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()
        return code


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
@pytest.mark.parametrize(
    ("game", "terms", "lives"),
    (
        ("stone_age", ("--option", "round_cap=3"), 2),
        pytest.param("stone_age", ("--option", "round_cap=6"), 4, marks=pytest.mark.long),
        *(pytest.param(game, (), 4, marks=pytest.mark.long) for game in ("endless_winter", "doggerland")),
    ),
)
def test_a_killed_game_goes_on_as_if_nothing_had_happened(
    game: str, terms: tuple[str, ...], lives: int, tmp_path: Path, saves: Path
) -> None:
    """Killed again and again, at a prompt and in the middle of things, it becomes the same game."""
    arguments = [game, *terms, "--seed", SEED, "--seats", "you,careful:temperature=2"]
    whole, path = finished(tmp_path, *arguments, typed=FIRST * 3000), saves / f"{game}-1.game"
    own = sum(state.seat == 0 for state in whole.states())
    chance, acknowledged = Random(5), 0
    for life in range(lives):
        process = Process(*(arguments if life == 0 else ["--resume"]))
        for _ in range(chance.randint(1, own // (2 * lives))):
            assert process.wait_for_prompt()
            acknowledged = max(acknowledged, len(kept(path).steps))
            process.type("\n".join(FIRST))
        time.sleep(chance.random() * 0.05)
        assert process.end(signal.SIGKILL) == -signal.SIGKILL
        saved = decisions(kept(path))
        assert len(saved) >= acknowledged
        assert saved == whole.decisions[: len(saved)]
    assert finished(tmp_path, "--resume", typed=FIRST * 3000).decisions == whole.decisions
    assert not path.exists()
    assert "no unfinished game is saved in" in run("play", "--resume", code=2)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a terminal")
@pytest.mark.parametrize("how", ["closed", "interrupted"])
def test_a_closed_terminal_and_an_interrupt_leave_the_game(how: str, saves: Path) -> None:
    import pty

    child, terminal = pty.fork()
    if child == 0:
        for sign in (signal.SIGINT, signal.SIGHUP):
            signal.signal(sign, signal.SIG_DFL)  # whoever started the tests may ignore them
        os.environ |= {"PYTHONPATH": str(ROOT), "COLUMNS": "80"}
        os.execv(sys.executable, [sys.executable, "-m", "eolith", "play", "stone_age", "--seats", "you,random"])
    output = b""

    def until(ends: bytes, typed: bytes = b"") -> None:
        """Type something, and again whenever nothing comes of it."""
        nonlocal output
        limit = time.monotonic() + PATIENCE
        os.write(terminal, typed)
        while ends not in output:
            assert time.monotonic() < limit, output
            if select.select([terminal], [], [], 10)[0]:
                output += os.read(terminal, 4096)
            else:  # an interrupt that comes just before Python waits for a key is not heard before the next
                os.write(terminal, typed)

    until(b"A> ")
    output = b""
    os.write(terminal, b"1\n")
    until(b"A> ")
    before = decisions(kept(saves / "stone_age-1.game"))
    if how == "interrupted":
        until(b"eolith play --resume stone_age-1", typed=b"\x03")
    else:
        os.close(terminal)
    _, status = os.waitpid(child, 0)
    if how == "interrupted":
        os.close(terminal)
        assert os.waitstatus_to_exitcode(status) == 0
    assert decisions(kept(saves / "stone_age-1.game")) == before
    assert len(before) > 8
    assert "Round 1" in run("play", "--resume")


def test_a_fault_of_ours_is_one_line_and_the_game_goes_on(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from eolith.games.stone_age.terminal import Terminal

    table = Terminal.table
    begin("1", "1")
    before = decisions(kept(saves / "stone_age-1.game"))

    def broken(*_: Any, **__: Any) -> Any:
        raise KeyError("moon")

    monkeypatch.setattr(Terminal, "table", broken)
    output = run("play", "--resume", code=3).splitlines()
    assert output[-1].startswith(
        "eolith: something went wrong that should not (KeyError: 'moon'); the game is safe in "
    )
    assert str(saves / "stone_age-1.game") in output[-1]
    assert "eolith play --resume stone_age-1" in output[-1]
    assert not any("Traceback" in line for line in output)
    assert "Traceback" in run("play", "--resume", "--traceback", code=3)
    monkeypatch.setattr(Terminal, "table", table)
    run("play", "--resume", typed=["1"])
    assert decisions(kept(saves / "stone_age-1.game"))[: len(before)] == before


def test_what_was_taken_back_does_not_return(saves: Path) -> None:
    """The log of commands is kept, so undo works across a resumption, and no further."""
    path = saves / "endless_winter-1.game"

    def texts() -> list[str]:
        play = kept(path)
        return [play.game.text(step.option) for step in play.steps]

    begin("side a", "figure chief hunt", "undo", game="endless_winter")
    assert "side a" in texts() and "figure chief hunt" not in texts()
    run("play", "--resume", typed=["figure chief hunt"])
    assert texts()[-1] == "figure chief hunt"
    assert "Taken back: figure chief hunt" in run("play", "--resume", typed=["undo"])
    assert "figure chief hunt" not in texts()
    assert "✗" in run("play", "--resume", typed=["undo"])


def test_the_seed_stays_secret_and_the_file_is_for_its_owner(tmp_path: Path, saves: Path) -> None:
    record = tmp_path / "unfinished.txt"
    output = begin("1", f"save {record}")
    output += run("play", "--resume", typed=["1", "log", "help"])
    output += record.read_text(encoding="utf-8") + run("saved")
    assert SEED not in output
    path = saves / "stone_age-1.game"
    assert SEED in path.read_text(encoding="utf-8")
    assert path.stat().st_mode & 0o777 == 0o600


def test_the_last_game_goes_on_or_the_one_named(saves: Path) -> None:
    assert "no unfinished game is saved in" in run("play", "--resume", code=2)
    assert run("saved") == f"No unfinished game is saved in {saves}\n"
    begin("1")
    begin("1", "1", game="doggerland")
    begin("2")
    (saves / "photos.game").mkdir()
    os.utime(saves / "doggerland-1.game", (0, 0))
    os.utime(saves / "stone_age-1.game", (1, 1))
    listed = run("saved").splitlines()
    assert [line.split()[0] for line in listed] == ["stone_age-2", "stone_age-1", "doggerland-1"]
    for named, resumed in ((None, "stone_age-2"), ("stone_age-1", "stone_age-1"), ("doggerland", "doggerland-1")):
        output = run("play", *([named] if named else []), "--resume")
        assert f"To go on with it: eolith play --resume {resumed}\n" in output
    output = run("play", "--resume", str(saves / "stone_age-1.game"), typed=["1"])
    assert "Your turn, A." in output
    elsewhere = (saves / "stone_age-1.game").rename(saves.parent / "stone_age-2.game")
    output = run("play", "--resume", str(elsewhere), typed=["1"])
    assert f"--resume{elsewhere}" in "".join(output.split())
    elsewhere.rename(saves / "stone_age-1.game")
    assert "there are stone_age-1, doggerland-1, stone_age-2" in run("play", "--resume", "endless_winter", code=2)
    assert "leave out --players" in run("play", "--resume", "--players", "2", code=2)
    assert "name a game" in run("play", code=2)


def test_two_terminals_do_not_play_one_game() -> None:
    first = Process("stone_age", "--seats", "you,random", "--seed", SEED)
    assert first.wait_for_prompt()
    first.type("1")
    assert first.wait_for_prompt()
    assert "is being played in another terminal" in run("play", "--resume", code=2)
    begin("2")
    assert "eolith play --resume stone_age-2" in run("play", "--resume")
    assert first.end(signal.SIGTERM) != 0
    assert "eolith play --resume stone_age-1" in run("play", "--resume", "stone_age-1")


def test_a_game_in_which_nothing_was_decided_is_not_kept(saves: Path) -> None:
    begin("help", "quit")
    run("play", "stone_age", "--seats", "random,random")
    assert list(saves.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_goes_on_in_its_language(language: str) -> None:
    said = {"en": "Your turn, A.", "ru": "Ваш ход, A.", "uk": "Ваш хід, A."}
    run("play", "stone_age", "--seats", "you,random", "--lang", language, typed=["1"])
    assert said[language] in run("play", "--resume")
    assert said["uk"] in run("play", "--resume", "--lang", "uk")
    assert "there is no language" in run("play", "--resume", "--lang", "xx", code=2)


def test_a_game_goes_on_with_its_own_pack(tmp_path: Path) -> None:
    text = (ROOT / "eolith" / "games" / "stone_age" / "pack" / "components.toml").read_text(encoding="utf-8")
    own = tmp_path / "my cards.toml"
    own.write_text(text.replace('edition = "', 'edition = "own-'), encoding="utf-8")
    output = run("play", "stone_age", "--seats", "you,random", "--pack", str(own), typed=["1"])
    assert "To go on with it" in output
    assert "Your turn, A." in run("play", "--resume")
    own.unlink()
    assert "my cards.toml" in run("play", "--resume", code=2)


DAMAGES = {
    "a letter changed": lambda data: data.replace(b"place", b"plaze", 1),
    "a line gone": lambda data: b"\n".join(line for line in data.split(b"\n") if b" A place" not in line),
    "a line twice": lambda data: data + data.splitlines(keepends=True)[-1],
    "a head changed": lambda data: data.replace(b"players 2", b"players 3"),
    "no head": lambda data: data[data.index(b"moves") :],
    "no decisions": lambda data: data[: data.index(b"moves")],
    "no text": lambda data: data[:40] + b"\xff\xfe" + data[40:],
    "zeroes": lambda data: bytes(len(data)) + b"\n",
    "another file": lambda data: b"eolith record 1\n",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_one_clear_line(damage: str, saves: Path) -> None:
    begin("1", "1")
    path = saves / "stone_age-1.game"
    data = DAMAGES[damage](path.read_bytes())
    path.write_bytes(data)
    for name in ([], ["stone_age-1"], [str(path)]):
        (line,) = run("play", "--resume", *name, code=2).splitlines()
        assert line.startswith(f"eolith: {path}: ")
    assert path.read_bytes() == data, "nothing is changed"
    assert str(path) in run("saved")


def test_every_cut_goes_on_from_the_last_whole_line(saves: Path) -> None:
    begin("1", "1", "1")
    path = saves / "stone_age-1.game"
    data = path.read_bytes()
    whole = decisions(kept(path))
    for length in range(data.index(b"moves") + 24, len(data)):
        path.write_bytes(data[:length])
        saved = decisions(kept(path))
        assert saved == whole[: len(saved)]
    for length in (len(data) - 3, data.index(b"moves") + 24):  # the last line, and all of them
        path.write_bytes(data[:length])
        saved = decisions(kept(path))
        run("play", "--resume", typed=["1"])
        assert len(decisions(kept(path))) > len(saved)


def test_where_nothing_can_be_saved_nothing_is_begun(saves: Path) -> None:
    saves.write_text("a file")
    (line,) = run("play", "stone_age", code=2).splitlines()
    assert line.startswith(f"eolith: {saves}")


def test_a_full_disk_ends_the_game_before_the_decision_is_told(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import eolith.cli.saved as module

    begin("1")
    before = decisions(kept(saves / "stone_age-1.game"))

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module.os, "fsync", full)
    assert "No space left on device" in run("play", "--resume", typed=["1"], code=2)
    monkeypatch.undo()
    os.environ["EOLITH_SAVES"] = str(saves)
    assert decisions(kept(saves / "stone_age-1.game"))[: len(before)] == before
