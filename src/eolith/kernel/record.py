"""A game as text: which game, who played, and every decision.  The log is the game.

    eolith record 1
    game stone_age
    players 2
    edition feelindigo-2023
    pack 8703c7ff31b5727b
    seat A you
    seat B careful
    date 2026-11-27
    commitment 9b2c…
    result unfinished
    moves
    * first B
    * draw C05
    B place hunting 5
    end 3 1f0c2d…

One decision a line: who (`*` is chance) and what, as it is typed.  Lines that begin with `#`
are remarks.  The last line counts the decisions and seals everything above it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from eolith.kernel.chance import commitment, fair_number, pick
from eolith.kernel.game import SEATS, ActionError, Game, Printed, SpecError
from eolith.kernel.pack import PackError
from eolith.kernel.state import CHANCE, IllegalOption, State

VERSION = 1
LOADED = ("players", "pack")
"""What `eolith.load` takes beside options."""
SINGLE = ("game", "players", "edition", "pack", "date", "commitment", "seed", "result", "outcome")


class RecordError(ValueError):
    """A text that is no whole record of a game that can be replayed; the message names the line."""


@dataclass
class Record:
    """One game: its table, its players and its decisions (options, chance included)."""

    game: Game[Printed]
    seats: list[str]
    """Who sat where: a bot's spec, or a player's name."""
    decisions: list[int] = field(default_factory=list)
    """Options in the order in which they were taken, those of chance included."""
    date: str = ""
    commitment: str = ""
    """What was published before a fair game; empty if chance was not of that kind."""
    seed: str = ""
    """The fair seed in hex, revealed after the game."""
    scores: list[int] | None = None
    """Final points by side; None while unfinished."""
    resigned: bool = False
    """It is a game for one that was given up, unfinished as it is."""

    def to_text(self) -> str:
        """The record as text; RecordError when a decision is not legal or a seat has no name."""
        head, moves = self.head(), ["moves"]
        state = self.game.start()
        for number, option in enumerate(self.decisions, 1):
            who = _who(state)
            _apply(state, option, f"decision {number}")
            moves.append(f"{who} {self.game.text(option)}")
        decided = [f"outcome {told}"] if (told := outcome_of(state, self.resigned)) else []
        body = "\n".join([f"eolith record {VERSION}", *head, *decided, *moves]) + "\n"
        return f"{body}end {len(self.decisions)} {_seal(body)}\n"

    def head(self) -> list[str]:
        """The lines that say what was played, and by whom; RecordError when a seat has no name."""
        if len(self.seats) != self.game.players:
            raise RecordError(f"the record names {len(self.seats)} seats; {self.game.players} players sit at the table")
        lines = [f"game {self.game.name}", f"players {self.game.players}"]
        lines += [f"edition {self.game.pack.edition}", f"pack {self.game.pack.digest}"]
        lines += [
            f"option {name} {value}"
            for name, value in self.game.changed_options().items()
            if value != self.game.younger.get(name)  # so a record that is older than an option is written as it was
        ]
        lines += [f"seat {SEATS[i]} {_one_line(who)}" for i, who in enumerate(self.seats)]
        lines += [
            f"{name} {_one_line(value)}" for name in ("date", "commitment", "seed") if (value := getattr(self, name))
        ]
        return [*lines, f"result {self._result()}"]

    def _result(self) -> str:
        if self.scores is None:
            return "unfinished"
        return " ".join(f"{SEATS[i]} {points}" for i, points in enumerate(self.scores))

    def replay(self, until: int | None = None) -> State:
        """The state after the first `until` decisions (all by default); RecordError if one is not legal."""
        state = self.game.start()
        for number, option in enumerate(self.decisions[:until], 1):
            _apply(state, option, f"decision {number}")
        return state

    def states(self) -> Iterator[State]:
        """The state before each decision and after the last one, each a copy of its own; RecordError as in replay()."""
        state = self.game.start()
        yield state.clone()
        for number, option in enumerate(self.decisions, 1):
            _apply(state, option, f"decision {number}")
            yield state.clone()

    def verify(self) -> State:
        """Replay everything and check result and chance; the final state, or RecordError."""
        state = self.replay()
        if self.scores is not None and not state.over:
            raise RecordError("the record names a result, but its decisions do not end the game")
        if state.over and self.scores != state.scores():
            raise RecordError(f"the result is {self.scores}, the decisions give {state.scores()}")
        if self.seed:
            self._verify_chance()
        return state

    def _verify_chance(self) -> None:
        """Every chance decision is the one that the revealed seed gives, and the seed is the committed one."""
        seed = _seed_bytes(self.seed)
        if commitment(seed) != self.commitment:
            raise RecordError("the seed is not the one that the commitment was made for")
        state = self.game.start()
        drawn = 0
        for number, option in enumerate(self.decisions, 1):
            if state.seat == CHANCE:
                due = pick(state.options(), state.weights(), partial(fair_number, seed, drawn))
                drawn += 1
                if due != option:
                    raise RecordError(
                        f"decision {number} is {self.game.text(option)!r}, but the seed gives {self.game.text(due)!r}"
                    )
            state.apply(option)


def _seed_bytes(seed: str) -> bytes:
    if not re.fullmatch(r"[0-9a-f]{32}", seed):
        raise RecordError(f"the seed is {seed!r}; it must be 32 hexadecimal digits")
    return bytes.fromhex(seed)


def _apply(state: State, option: int, where: str) -> None:
    try:
        state.apply(option)
    except (IllegalOption, ActionError) as problem:
        raise RecordError(f"{where}: {problem}") from None


def outcome_of(state: State, resigned: bool = False) -> str:
    """Who has won a game for one, why and by how much: `A points 7`, or `- tokens 3` for nobody; else empty."""
    game: Game = state.game
    if not game.alone:
        return ""
    outcome = game.resigned if resigned else game.outcome(state)
    return f"{''.join(outcome.winners) or '-'} {outcome.reason} {outcome.margin}" if outcome else ""


def _who(state: State) -> str:
    return "*" if state.seat == CHANCE else SEATS[state.seat] if state.seat is not None else "-"


def _one_line(text: str) -> str:
    """Words with single spaces between them, as UTF-8 can write them."""
    return " ".join(text.encode("utf-8", "replace").decode().split()) or "-"


def _seal(body: str) -> str:
    return hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest()[:32]


# --- reading ----------------------------------------------------------------------------------------


def read_record(text: str, load: Callable[..., Game], pack: Path | None = None) -> Record:
    """Read and replay a record; RecordError names the line at fault.

    Line ends of any kind, a byte order mark and empty lines at the end do no harm.  `load` is
    eolith.load; a record made with an owner's pack needs the same pack file.
    """
    lines = text.removeprefix("\ufeff").rstrip().splitlines()
    if not lines or not lines[0].startswith("eolith record "):
        raise RecordError("line 1: this is no record; it must begin with 'eolith record 1'")
    if lines[0] != f"eolith record {VERSION}":
        raise RecordError(f"line 1: {lines[0]!r} is a version that is not known here; known: {VERSION}")
    end = _check_seal(lines)
    if "moves" not in lines:
        raise RecordError("the record has no line 'moves'")
    head = lines.index("moves")
    record, header = read_head(lines[1:head], load, pack)
    state, result = _read_moves(record, lines, head + 1, end), header["result"]
    record.scores = _read_result(result, record)
    if (record.scores is not None) != bool(state.over) or record.scores is not None and record.scores != state.scores():
        raise RecordError(f"the result is {result!r}, the decisions give {_final(state)}")
    told = header.get("outcome", "")
    record.resigned = bool(told) and not state.over and told == outcome_of(state, resigned=True)
    if told != (due := outcome_of(state, record.resigned)):
        raise RecordError(f"the outcome is {told!r}, the decisions give {due!r}")
    return record


def read_head(lines: list[str], load: Callable[..., Game], pack: Path | None = None) -> tuple[Record, dict[str, Any]]:
    """A record without its decisions from the lines of its head, which begin at line 2; and what the others say."""
    header, seats = _read_header(lines)
    game = _load_game(header, load, pack)
    if sorted(seats) != list(SEATS[: game.players]):
        named, due = ", ".join(sorted(seats)), ", ".join(SEATS[: game.players])
        raise RecordError(f"the record names the seats {named}; {game.players} players sit at {due}")
    record = Record(game, [seats[seat] for seat in SEATS[: game.players]])
    record.date, record.commitment, record.seed = (str(header.get(name, "")) for name in ("date", "commitment", "seed"))
    if record.seed:
        _seed_bytes(record.seed)
    return record, header


def _final(state: State) -> str:
    return " ".join(f"{SEATS[i]} {points}" for i, points in enumerate(state.scores())) if state.over else "unfinished"


def _check_seal(lines: list[str]) -> int:
    """The index of the closing line, when it counts and seals what stands above it."""
    closing = re.fullmatch(r"end (\d{1,7}) ([0-9a-f]{32})", lines[-1])
    if closing is None:
        raise RecordError(f"line {len(lines)}: the record is cut short; its last line must be 'end COUNT SEAL'")
    body = "\n".join(lines[:-1]) + "\n"
    if _seal(body) != closing[2]:
        raise RecordError(f"line {len(lines)}: the record was edited after it was written: its seal does not fit")
    return len(lines) - 1


def _read_header(lines: list[str]) -> tuple[dict[str, Any], dict[str, str]]:
    header: dict[str, Any] = {"options": {}}
    seats: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        key, _, value = line.partition(" ")
        if line.startswith("#") or not line:
            continue
        if key in SINGLE and key not in header:
            header[key] = value
        elif key == "option" and value.count(" ") == 1 and value.split(" ")[0] not in (*LOADED, *header["options"]):
            name, chosen = value.split(" ")
            header["options"][name] = chosen
        elif key == "seat" and value[1:2] == " " and value[0] not in seats:
            seats[value[0]] = value[2:]
        else:
            known = ", ".join((*SINGLE, "option or seat"))
            raise RecordError(f"line {number}: {line[:60]!r} is not understood or stands twice; known: {known}")
    for name in ("game", "players", "edition", "pack", "result"):
        if name not in header:
            raise RecordError(f"the record has no line {name!r}")
    return header, seats


def _load_game(header: dict[str, Any], load: Callable[..., Game], pack: Path | None) -> Game:
    if not re.fullmatch(r"\w+", header["game"]):
        raise RecordError(f"game is {header['game']!r}; it must be a name")
    if not re.fullmatch(r"\d{1,2}", header["players"]):
        raise RecordError(f"players is {header['players']!r}; it must be a number")
    try:
        game = load(header["game"], players=int(header["players"]), pack=pack, **header["options"])
        game = game.as_stored(header["options"])
    except (SpecError, PackError) as problem:
        raise RecordError(f"the record's table cannot be set up: {problem}") from None
    for name, value in (("edition", game.pack.edition), ("pack", game.pack.digest)):
        if header[name] != value:
            raise RecordError(f"the record was made with {name} {header[name]}, this is {name} {value}")
    return game


def _read_moves(record: Record, lines: list[str], start: int, end: int) -> State:
    state = record.game.start()
    option_of = record.game.option
    decisions = record.decisions
    for index in range(start, end):
        line = lines[index]
        if line.startswith("#") or not line:
            continue
        who, _, action = line.partition(" ")
        try:
            option = option_of(action)
            if who != _who(state):
                raise RecordError(f"line {index + 1}: {who!r} decides, but it is the turn of {_who(state)!r}")
            state.apply(option)
        except (ActionError, IllegalOption) as problem:
            raise RecordError(f"line {index + 1}: {problem}") from None
        decisions.append(option)
    counted = int(lines[end].split()[1])
    if counted != len(decisions):
        raise RecordError(f"line {end + 1}: the record counts {counted} decisions and holds {len(decisions)}")
    return state


def _read_result(words: str, record: Record) -> list[int] | None:
    if words == "unfinished":
        return None
    scores = re.findall(r"([A-H]) (-?\d{1,6})(?: |$)", words)
    if [seat for seat, _ in scores] != list(SEATS[: record.game.sides]):
        raise RecordError(f"result is {words!r}; it must be 'unfinished' or each side with its points")
    return [int(points) for _, points in scores]
