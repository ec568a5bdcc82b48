"""A position for people to look at."""

from __future__ import annotations

from rich.console import Console

from eolith.kernel.state import State

MODES = ("ansi", "svg")
WIDTH = 100


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
