"""`eolith verify` and `eolith position`: games and positions from files."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

import eolith
from eolith.kernel.game import SEATS, Game, PositionError, SpecError
from eolith.kernel.record import Record, RecordError, outcome_of, read_record
from eolith.kernel.state import CHANCE, State

from .errors import BadInput, CheckFailed, check_folder


def read_text(path: Path) -> str:
    """The text of a file; BadInput for one that is no text, OSError for one that cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path}: is not a text in UTF-8") from None


def verify(files: list[Path], pack: Path | None) -> None:
    """Check each record and say what it is.

    BadInput for what is no whole record, CheckFailed where the chance is not the committed one.
    """
    for path in files:
        record = read_named(path, pack)
        try:
            state = record.verify()
        except RecordError as problem:
            raise CheckFailed(f"{path}: {problem}") from None
        print(f"{path}: {_describe(record, state)}")


def read_named(path: Path, pack: Path | None) -> Record:
    """The record in a file; BadInput for what is none."""
    return _read(path, read_text(path), pack)


def _read(path: Path, text: str, pack: Path | None) -> Record:
    try:
        return read_record(text, eolith.load, pack)
    except RecordError as problem:
        raise BadInput(f"{path}: {problem}") from None


def _describe(record: Record, state: State) -> str:
    """`stone_age(players=2), 431 decisions, A 120 B 98, chance as committed`."""
    result = "unfinished"
    if record.scores is not None:
        result = " ".join(f"{SEATS[seat]} {points}" for seat, points in enumerate(record.scores))
    if told := outcome_of(state, record.resigned):
        result += f", outcome {told}"
    chance = "chance not revealed"
    if record.seed:
        chance = "chance as committed"
    return f"{record.game!r}, {len(record.decisions)} decisions, {result}, {chance}"


def show_position(
    path: Path, step: int | None, language: str, pack: Path | None, svg: Path | None, as_json: bool
) -> None:
    """Print a position, what is legal in it, and the score sheet; or draw it into a file."""
    text = read_text(path)
    if text.startswith("eolith record"):
        state = _from_record(path, text, step, pack)
    elif step is not None:
        raise BadInput(f"--step is for records; {path} is a position")
    else:
        state = _from_position(path, text, pack)
    game: Game = state.game
    if svg is not None:
        check_folder("--svg", svg)
        picture = game.picture(state, _viewer(state), language)
        svg.write_text(picture.svg, encoding="utf-8")
        if not as_json:
            print(f"the table in {svg}")
            return
    if as_json:
        data = {"position": game.to_position(state), "legal": [game.text(option) for option in state.options()]}
        print(json.dumps(data, indent=2))
        return
    _print(game, state, language)


def _from_record(path: Path, text: str, step: int | None, pack: Path | None) -> State:
    record = _read(path, text, pack)
    if step is not None and not 0 <= step <= len(record.decisions):
        raise BadInput(f"--step is {step}; {path} has the steps 0 to {len(record.decisions)}")
    return record.replay(step)


def _from_position(path: Path, text: str, pack: Path | None) -> State:
    try:
        data: Any = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except (json.JSONDecodeError, tomllib.TOMLDecodeError) as problem:
        kind = "JSON" if path.suffix == ".json" else "TOML"
        raise BadInput(f"{path}: is no record and not {kind} ({problem})") from None
    if isinstance(data, dict) and isinstance(data.get("position"), dict):
        # what `eolith position --json` prints
        data = data["position"]
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadInput(f"{path}: has no entry 'game'; games: {', '.join(eolith.games())}")
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise BadInput(f"{path}: options is {options!r}; allowed: a table of option = value")
    try:
        players = {"players": data["players"]} if "players" in data else {}
        game = eolith.load(data["game"], pack=pack, **players, **options).as_stored(options)
        return game.from_position(data)
    except (SpecError, PositionError) as problem:
        raise BadInput(f"{path}: {problem}") from None


def _viewer(state: State) -> Any:
    """Whose eyes a position is shown with: who sees every hidden card, or the seat that decides where nobody does."""
    if state.game.shows_all:
        return "all"
    return None if state.seat == CHANCE else state.seat


def _print(game: Game, state: State, language: str) -> None:
    """The table, what can be done and the score sheet."""
    viewer = _viewer(state)
    console = Console(highlight=False)
    terminal = game.room("terminal").Terminal(game, language, [""] * game.sides)
    seen = game.observe(state, viewer)
    console.print(terminal.table(seen, console.width))
    if state.over:
        console.print(terminal.say(f"ending-{game.endings[state.over]}"))
        if game.alone:
            console.print(". ".join(terminal.telling.outcome(game.outcome(state))))
    else:
        console.print(terminal.telling.prompt(seen), style="bold", markup=False)
        if state.seat != CHANCE:
            grid = Table.grid(padding=(0, 2))
            for choice in terminal.offered(state):
                grid.add_row(Text(terminal.vocabulary.shown(choice.command), style="bold"), Text(choice.label))
            console.print(grid)
            if more := terminal.unlisted(state):
                console.print(more, markup=False)
    console.print(terminal.sheet(game.sheet(state, viewer)))
