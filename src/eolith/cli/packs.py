"""`eolith packs`, `eolith games` and `eolith bots`: what there is to play with."""

from __future__ import annotations

import json
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import eolith
from eolith import bots
from eolith.games import door
from eolith.kernel.game import Game
from eolith.kernel.pack import SOURCES, count_sources
from eolith.kernel.text import Texts, option_meaning

from .errors import BadInput
from .shown import level_line, table


def show_packs(name: str | None, path: Path | None, language: str, as_json: bool) -> None:
    """Print the packs; a file of its own is read and checked first.  Of a game that is named, every component too."""
    if path is not None and name is None:
        raise BadInput("--pack needs the game that the file belongs to: eolith packs GAME --pack FILE")
    found = [describe(eolith.load(game, pack=path), language) for game in ([name] if name else eolith.games())]
    if as_json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for pack in found:
        where = f" from {path}: it can be played with" if path else ""
        console.print(f"[bold]{pack['game']}[/bold], edition {pack['edition']}, pack {pack['pack']}{where}")
        console.print(_table(pack))
        console.print(f"designed by us, not by the publisher: {pack['designed']:.0%} of the components")
        if name:
            console.print(*(_faces(kind, faces) for kind, faces in pack["faces"].items()))


def describe(game: Game, language: str = "en") -> dict[str, Any]:
    """How many components a pack has of each kind, what is printed on them, and how surely that is known."""
    components = count_sources(game.pack) if is_dataclass(game.pack) else {}
    total = sum(counts.total() for counts in components.values())
    designed = sum(counts["designed"] for counts in components.values())
    return {
        "game": game.name,
        "edition": game.pack.edition,
        "pack": game.pack.digest,
        "components": {kind: {source: counts[source] for source in SOURCES} for kind, counts in components.items()},
        "designed": designed / total if total else 0.0,
        "faces": {kind: _described(game, kind, language) for kind in components},
    }


def _described(game: Game, kind: str, language: str) -> list[dict[str, Any]]:
    """The records of a kind, one after another; `stand_in` names what of a sourced one is designed nevertheless."""
    return [
        {
            "id": record.id,
            "words": game.component(kind, number, language),
            "copies": record.copies,
            "source": record.source,
            "stand_in": list(getattr(record, "stand_in", ())),
        }
        for number, record in enumerate(getattr(game.pack, kind))
        if record.copies
    ]


def _table(pack: dict[str, Any]) -> Table:
    numbers = ("all", *SOURCES)
    shown = table("components", *numbers, right=numbers)
    for kind, counts in pack["components"].items():
        total = sum(counts.values())
        shares = [f"{n} ({n / total:.0%})" if n else "–" for n in counts.values()]
        shown.add_row(kind, str(total), *shares)
    return shown


def _faces(kind: str, faces: list[dict[str, Any]]) -> Table:
    """What is printed on the components of a kind, and how surely; what is designed stands out."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(kind, no_wrap=True)
    table.add_column("")
    table.add_column("", justify="right")
    table.add_column("source")
    for face in faces:
        source = Text(face["source"], style="bold" if face["source"] == "designed" else "")
        if face["stand_in"]:
            source.append(f"; designed: {', '.join(face['stand_in'])}", style="bold")
        table.add_row(face["id"], Text(face["words"]), f"×{face['copies']}" if face["copies"] > 1 else "", source)
    return table


def show_games(language: str) -> None:
    """Print every game with its table options, the default first."""
    console = Console(highlight=False)
    for name in eolith.games():
        game = door(name)
        texts = Texts(language, name)
        players = texts.say("games-players", counts=", ".join(map(str, game.player_counts)))
        console.print(f"[bold]{name}[/bold]  {texts.say('game-name')}, {players}")
        if game.difficulty:
            console.print(f"{texts.say('alone-level')}:")
            for level in game.levels():
                console.print(f"  {level_line(texts, name, level)}")
        table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
        for option, values in game.option_values.items():
            meanings: dict[str, list[str]] = {}
            for value in values:
                meanings.setdefault(_meaning(texts, option, value), []).append(value)
            table.add_row(option, texts.say(f"option-{option}") if f"option-{option}" in texts else "")
            for meaning, alike in meanings.items():
                said = [] if meaning in alike else [meaning]
                usual = [f"({texts.say('option-default')})"] if values[0] in alike else []
                table.add_row(f"  {', '.join(alike)}", Text(" ".join(said + usual), style="dim"))
        console.print(table)


def tables_of(name: str) -> list[Game]:
    """A game with each of its numbers of players."""
    return [eolith.load(name, players=players) for players in eolith.load(name).player_counts]


def show_bots(language: str) -> None:
    """Print every bot with the package that it is of, and the games that it plays; then how the levels play."""
    texts = Texts(language)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("bot", "package", "plays"):
        table.add_column(column)
    playing = {name: {bot for table in tables_of(name) for bot in bots.of(table)} for name in eolith.games()}
    for bot in bots.names():
        played = [game for game, known in playing.items() if bot in known]
        table.add_row(bot, bots.package(bot), ", ".join(played))
    levels = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    for number, level in enumerate(bots.LEVELS, start=1):
        levels.add_row(str(number), level, texts.say(f"bot-{level}"), texts.say(f"bot-{level}-told"))
    console = Console(highlight=False)
    console.print(table)
    console.print(levels)


def _meaning(texts: Texts, option: str, value: str) -> str:
    """What a value of an option means; some values stand for a kind of value."""
    shared = "number" if value == "N" else "seat"
    return option_meaning(texts, option, value) or option_meaning(texts, option, shared) or value
