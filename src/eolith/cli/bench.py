"""`eolith bench`: the figures of this machine, one after another."""

from __future__ import annotations

import json
from dataclasses import asdict

from rich.console import Console

from eolith.arena.bench import Figure, bench as measure, machine
from eolith.kernel.game import Game

from .shown import table


def bench(game: Game, as_json: bool) -> None:
    """Measure and print; a line says that it goes on."""
    about = machine()
    figures: list[Figure] = []
    console = Console(stderr=True)
    with console.status(f"measuring {game!r}", spinner="line") as status:
        for figure in measure(game):
            figures.append(figure)
            status.update(f"{figure.name}: {_number(figure.value)} {figure.unit}")
    if as_json:
        data = {"machine": about, "game": repr(game), "figures": [asdict(figure) for figure in figures]}
        print(json.dumps(data, indent=2))
        return
    shown = table("figure", "median", "", "runs", right=("median", "runs"), title=_title(about))
    for figure in figures:
        spread = f"{_number(min(figure.runs))} – {_number(max(figure.runs))}" if len(figure.runs) > 1 else ""
        shown.add_row(figure.name, _number(figure.value), figure.unit, spread)
    Console(highlight=False).print(shown)


def _title(about: dict[str, str]) -> str:
    return ", ".join(f"{value} cores" if name == "cores" else value for name, value in about.items())


def _number(value: float) -> str:
    """Four digits, or all before the point."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"
