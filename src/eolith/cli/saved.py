"""Games in the terminal are saved as they go, so that nothing that ends a terminal ends them.

A saved game is a text with the head of a record, in which each command has a line, sealed with all that stands above:

    eolith game 1
    game stone_age
    …
    seed 000102030405060708090a0b0c0d0e0f
    result unfinished
    language uk
    moves 5f3c90aa12cd77e0
    8c2a44f1b0937d5e * first B; * draw C05
    91d06eb2f5a8c413 B place hunting 5
    0f117c3a99e4d286 B undo

A line without its end was cut off while it was written, and never happened.  The seed stands in the file, so that
chance goes on as it was committed to: the file is for its owner's eyes.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import date
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import BinaryIO

import eolith
from eolith.kernel.chance import FairSource
from eolith.kernel.game import SEATS, ActionError, Game
from eolith.kernel.record import Record, RecordError, read_head
from eolith.kernel.rule import Refused
from eolith.kernel.state import CHANCE, IllegalOption
from eolith.table.files import take
from eolith.table.play import Play, Step

from .errors import BadInput

FIRST = "eolith game 1"
OWN = ("language ", "file ")
"""Lines of the head that a record does not have, the last ones."""
SUFFIX = ".game"
SEAL = 16
"""So many letters have the seals."""


class SavedGame:
    """A game and the file that it is saved in, which is this process's alone until it ends."""

    def __init__(self, path: Path, file: BinaryIO, play: Play, seats: list[str], language: str, seal: str) -> None:
        self.path = path
        self.play = play
        self.seats = seats
        """Who sits where: `you`, or the spec of a bot."""
        self.language = language
        self._file = file
        self._seal = seal

    @property
    def name(self) -> str:
        """What it is resumed by: its name, or its path where it does not lie among the others."""
        path = self.path.absolute()
        return path.stem if path.parent == folder().absolute() else str(path)

    def add(self, steps: Sequence[Step]) -> None:
        """Write down a command with all that it brought about; it is kept once `sync` has returned."""
        self._append("; ".join(f"{_who(step.seat)} {self.play.game.text(step.option)}" for step in steps))

    def undo(self, seat: int) -> None:
        """Write down that a seat took its last command back."""
        self._append(f"{SEATS[seat]} undo")

    def sync(self) -> None:
        """Return when everything that was written down is on the disk."""
        with self._named():
            self._file.flush()
            os.fsync(self._file.fileno())

    def end(self) -> None:
        """Nothing is left to be resumed."""
        self.path.unlink(missing_ok=True)

    def close(self) -> None:
        """Leave the file to others."""
        with suppress(OSError):  # what could not be written was told
            self._file.close()

    def _append(self, line: str) -> None:
        self._seal = _seal(self._seal, line)
        with self._named():
            self._file.write(f"{self._seal} {line}\n".encode())
            self._file.flush()

    @contextmanager
    def _named(self) -> Iterator[None]:
        """Errors name the file."""
        try:
            yield
        except OSError as problem:
            raise OSError(problem.errno, problem.strerror, str(self.path)) from None


def _who(seat: int) -> str:
    return "*" if seat == CHANCE else SEATS[seat]


def _seal(before: str, line: str) -> str:
    return sha256(f"{before} {line}".encode("utf-8", "surrogatepass")).hexdigest()[:SEAL]


# --- where they lie -----------------------------------------------------------------------------------------


def folder() -> Path:
    """EOLITH_SAVES, or the place for such things in the user's home."""
    state = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return Path(os.environ.get("EOLITH_SAVES") or state / "eolith")


def unfinished() -> list[Path]:
    """The saved games, the last one played first; an empty file is one that was never begun."""
    found = [(path.stat(), path) for path in folder().glob(f"*{SUFFIX}") if path.is_file()]
    return [path for entry, path in sorted(found, key=lambda it: it[0].st_mtime_ns, reverse=True) if entry.st_size]


def find_saved(name: str | None) -> tuple[Path, BinaryIO]:
    """The saved game of that name, or the last one played of a game or of all, locked; BadInput for none.

    Those that are being played in another terminal are left to it.
    """
    if name is not None and (os.sep in name or name.endswith(SUFFIX)):
        named = [Path(name)]
    else:
        games = unfinished()
        named = [path for path in games if name in (None, path.stem)]
        named = named or [path for path in games if path.stem.rpartition("-")[0] == name]
        if not named:
            there = f"; there are {', '.join(path.stem for path in games)}" if games else ""
            raise BadInput(f"no unfinished game {f'{name} ' if name else ''}is saved in {folder()}{there}")
    for path in named:
        file = open(path, "r+b")  # noqa: SIM115 - it is kept open, and locked
        if take(file):
            return path, file
        file.close()
    raise BadInput(f"{named[0]}: is being played in another terminal")


# --- beginning and going on -----------------------------------------------------------------------------------


def save_new(game: Game, seats: list[str], seed: bytes | None, language: str) -> SavedGame:
    """A new game, saved under the first free name; OSError where the folder cannot be written."""
    source = FairSource(seed)
    record = Record(game, seats, date=date.today().isoformat(), commitment=source.commitment, seed=source.seed.hex())
    lines = [FIRST, *record.head(), f"language {language}"]
    if game.pack_path is not None:
        lines.append(f"file {json.dumps(str(game.pack_path.absolute()))}")
    folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    path, file = _new_file(game.name)
    seal = _seal("", "\n".join(lines))
    saved = SavedGame(path, file, Play(game, source), seats, language, seal)
    file.write("\n".join([*lines, f"moves {seal}\n"]).encode())
    saved.add(saved.play.steps)
    saved.sync()
    with suppress(OSError):  # not every system can do this to a folder
        handle = os.open(folder(), os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)
    return saved


def _new_file(name: str) -> tuple[Path, BinaryIO]:
    for number in count(1):
        path = folder() / f"{name}-{number}{SUFFIX}"
        with suppress(FileExistsError):
            handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
            file = os.fdopen(handle, "r+b")
            take(file)
            return path, file
    raise AssertionError


def open_saved(path: Path, file: BinaryIO, pack: Path | None = None) -> SavedGame:
    """A saved game as it stood after the last command that was written down; BadInput for a damaged file."""
    try:
        saved, whole, begun = _read(path, file, pack)
        file.truncate(whole)
        file.seek(whole)
        if not begun:
            saved.add(saved.play.steps)
    except BaseException:
        file.close()
        raise
    return saved


def _read(path: Path, file: BinaryIO, pack: Path | None = None) -> tuple[SavedGame, int, bool]:
    """A saved game, how many bytes of the file are whole lines, and whether one of them is how chance began.

    BadInput for a damaged file.
    """
    data = file.read()
    whole = data.rfind(b"\n") + 1
    try:
        lines = data[:whole].decode().split("\n")[:-1]
        head = _check_seals(lines)
        own = dict(line.split(" ", 1) for line in lines[1:head] if line.startswith(OWN))
        pack = pack or (Path(json.loads(own["file"])) if "file" in own else None)
        record, _ = read_head(lines[1 : head - len(own)], eolith.load, pack)
        play = _replay(record, [line[SEAL + 1 :] for line in lines[head + 1 :]], head + 2)
    except UnicodeDecodeError:
        raise BadInput(f"{path}: is damaged: it is no text in UTF-8") from None
    except RecordError as problem:
        raise BadInput(f"{path}: {problem}") from None
    saved = SavedGame(path, file, play, record.seats, own["language"], lines[-1].removeprefix("moves ")[:SEAL])
    return saved, whole, len(lines) > head + 1


def _check_seals(lines: list[str]) -> int:
    """The index of the line that ends the head; RecordError where anything is not as it was written."""
    if lines[:1] != [FIRST]:
        raise RecordError(f"line 1: this is no saved game; it must begin with {FIRST!r}")
    head = next((i for i, line in enumerate(lines) if line.startswith("moves ")), None)
    if head is None:
        raise RecordError("the saved game is damaged: it has no line 'moves'")
    seal = _seal("", "\n".join(lines[:head]))
    sealed = [(lines[head].removeprefix("moves "), seal)]
    for line in lines[head + 1 :]:
        seal = _seal(seal, line[SEAL + 1 :])
        sealed.append((line, f"{seal} {line[SEAL + 1 :]}"))
    for number, (line, due) in enumerate(sealed, head + 1):
        if line != due:
            raise RecordError(f"line {number}: the saved game is damaged: the seal does not fit")
    return head


def _replay(record: Record, commands: list[str], first: int) -> Play:
    """The game after its commands, the first of which is how chance began; `first` is the line that this stands in."""
    source = FairSource(bytes.fromhex(record.seed))
    play = Play(record.game, source) if not commands else None
    for number, line in enumerate(commands, first):
        try:
            if play is None:
                play = Play(record.game, source, begun=_options(record.game, line))
            elif line.endswith(" undo"):
                play.undo(SEATS.index(line[0]))
            else:
                play.carry_out(_options(record.game, line))
        except (ActionError, IllegalOption, Refused) as problem:
            raise RecordError(f"line {number}: {problem}") from None
    assert play is not None
    source.drawn = [step.seat for step in play.steps].count(CHANCE)
    return play


def _options(game: Game, line: str) -> list[int]:
    return [game.option(part.partition(" ")[2]) for part in line.split("; ")] if line else []


# --- the list of them -------------------------------------------------------------------------------------------


def show() -> None:
    """Print the saved games, the last one played first."""
    games = unfinished()
    for path in games:
        played = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
        print(f"{path.stem}  {played}  {_described(path)}")
    if not games:
        print(f"No unfinished game is saved in {folder()}")


def _described(path: Path) -> str:
    """`stone_age(players=2), you, careful, 120 decisions`, or what is wrong with it."""
    try:
        with open(path, "rb") as file:
            saved, *_ = _read(path, file)
    except BadInput as problem:
        return str(problem)
    return f"{saved.play.game!r}, {', '.join(saved.seats)}, {len(saved.play.steps)} decisions"
