"""What environments have in common: how they name a game, an option that is not legal, a position to look at."""

from __future__ import annotations

from typing import Any

from rich.console import Console

import eolith
from eolith.kernel.game import Game, SpecError
from eolith.kernel.state import State

FORFEIT = -1.0
"""The reward of who takes an option that is not legal, by any name."""

MODES = ("ansi", "svg")
WIDTH = 100


def game_of(spec: str | Game, options: dict[str, Any]) -> Game:
    """The game of a spec with more table options, or a game that has its own; SpecError for what there is not."""
    if not isinstance(spec, Game):
        return eolith.load(spec, **options)
    if options:
        raise SpecError(f"{spec!r} is configured: options such as {min(options)} are for specs")
    return spec


def check_mode(mode: str | None) -> str | None:
    """A mode that there is, or None; ValueError for any other."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is {mode!r}; allowed: {', '.join(MODES)}, or None")
    return mode


def render(state: State, seat: int | None, mode: str | None) -> str | None:
    """The table as a seat (None: a spectator) may see it: text, the SVG of the picture, or nothing."""
    game = state.game
    if mode == "svg":
        picture: str = game.picture(state, seat).svg
        return picture
    if mode == "ansi":
        terminal = game.room("terminal").Terminal(game, "en", [""] * game.sides)
        console = Console(width=WIDTH, color_system=None, highlight=False, force_jupyter=False)
        with console.capture() as text:
            console.print(terminal.table(state.observe(seat), WIDTH))
        return text.get()
    return None
