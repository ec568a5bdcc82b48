"""What several commands print alike."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from eolith.bots.wins import win_share
from eolith.kernel.text import Texts, level_meaning

from .errors import BadInput

if TYPE_CHECKING:
    from eolith.arena.simulate import Share
    from eolith.arena.workers import Jobs

Tick = Callable[[int], object]
"""Told about so many more of what a bar counts."""


def table(*columns: str, right: Collection[str] = (), title: str | None = None) -> Table:
    """A table with a line below its head; the columns named in `right` hold numbers."""
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left")
    for column in columns:
        made.add_column(column, justify="right" if column in right else "left")
    return made


@contextmanager
def progress() -> Iterator[Callable[[str, int | None], Tick]]:
    """Begins a bar for so many of something, on a terminal; nothing elsewhere."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:

        def begin(name: str, total: int | None) -> Tick:
            task = bar.add_task(name, total=total)
            return lambda n: bar.advance(task, n)

        yield begin


def level_line(texts: Texts, game: str, level: str) -> str:
    """A level of a game for one: what it asks for, and how the careful bot fares."""
    name, told = level_meaning(texts, level)
    wins = win_share(game, level)
    line = f"{name}: {told}" if told else name
    return line if wins is None else f"{line} ({texts.say('alone-share', n=wins)})"


def share_data(share: Share) -> dict[str, Any]:
    """A share of victories as plain data."""
    return {"games": share.games, "wins": share.wins, "rate": share.rate, "interval": list(share.interval)}


def check_counts(**counts: int) -> None:
    """BadInput for an option that must be at least 1 and is not."""
    for name, count in counts.items():
        if count < 1:
            raise BadInput(f"--{name} is {count}; it must be at least 1")


def workers(jobs: int, ray: str | None) -> Jobs:
    """Who plays many games; BadInput for no jobs."""
    from eolith.arena.workers import Ray

    check_counts(jobs=jobs)
    return jobs if ray is None else Ray(ray)
