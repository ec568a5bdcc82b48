"""`eolith ladder`: how strong bots are against each other, as a page in Markdown with pictures."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from eolith.arena.ladder import Ladder, ladder as climb, usual_panel
from eolith.arena.workers import Jobs
from eolith.kernel.game import Game

from .errors import BadInput, check_folder
from .ladder_page import page, picture, picture_path
from .shown import check_counts, progress, table


def ladder(
    tables: list[Game], panel: list[str], games: int, seed: int, jobs: Jobs, folder: Path, out: Path | None
) -> None:
    """Play what is not stored, and write; BadInput for numbers that make no ladder.

    `tables` is one game for each number of players; an empty panel stands for the usual one.
    """
    check_counts(games=games)
    if tables[0].players < 2:
        raise BadInput("--players is 1; a ladder needs at least 2")
    if panel and (len(panel) < 2 or len({*panel}) < len(panel)):
        raise BadInput("--bots names a panel: at least 2 bots, each once")
    if out is not None:
        check_folder("--out", out)
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"--rows {folder}: is a file, not a folder")
    played = _play(tables, panel, games, seed, jobs, folder)
    text = page(played, command(played, panel, games), out)
    if out is None:
        print(text)
        return
    for one in played:
        picture_path(out, one).write_text(picture(one), encoding="utf-8")
    out.write_text(text + "\n", encoding="utf-8")
    console = Console(highlight=False)
    for one in played:
        console.print(_times(one))
    console.print(f"{out}: {games:,} games of each pair; rows in {folder}", markup=False)


def _play(tables: list[Game], panel: list[str], games: int, seed: int, jobs: Jobs, folder: Path) -> list[Ladder]:
    """The games of each table, behind a progress bar."""
    with progress() as begin:
        return [
            climb(game, panel or usual_panel(game), games, seed, folder, jobs, begin(repr(game), None))
            for game in tables
        ]


def command(played: list[Ladder], panel: list[str], games: int) -> str:
    """What is typed to play the same games again; `panel` is as it was typed."""
    game = played[0].game
    words = ["eolith ladder", game.name, f"--games {games}", f"--seed {played[0].seed}"]
    if len(played) == 1:
        words.append(f"--players {game.players}")
    words += [f"--option {name}={value}" for name, value in game.changed_options().items()]
    if game.pack_path is not None:
        words.append(f"--pack {game.pack_path.name}")
    if panel:
        words.append(f"--bots {','.join(panel)}")
    return " ".join(words)


def _times(one: Ladder) -> object:
    """What is no part of the page, for no two machines agree on it."""
    shown = table("bot", "ms a decision", right=["ms a decision"], title=repr(one.game))
    for spec, cost in one.milliseconds().items():
        shown.add_row(spec, f"{cost:.3f}")
    return shown
