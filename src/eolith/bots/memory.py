"""What a bot knows beyond what it sees now, because it has seen it before."""

from __future__ import annotations

from typing import Any, Protocol

from eolith.kernel.chance import Source
from eolith.kernel.game import Game
from eolith.kernel.line import Line, Seen
from eolith.kernel.state import State

from . import BotSpecError
from .careful import advice_of


class Ways(Protocol):
    """How what a view hides may be, by what its seat has seen."""

    def redraw(self, view: State, source: Source) -> State:
        """A copy of the view in which it is drawn anew."""


class Memory:
    """Of one seat: it is told by `recall`, before each choice, all that its seat has perceived."""

    def __init__(self, game: Game) -> None:
        """BotSpecError for a game where nothing is remembered."""
        remembered: Any = getattr(advice_of(game), "Remembered", None)
        if remembered is None:
            raise BotSpecError(f"recall of bot search is for games where it remembers something, not for {game.name}")
        try:
            self.remembered = remembered(game)
        except ValueError as problem:
            raise BotSpecError(str(problem)) from None
        self.beginning = Line(game).seen_by(None)[0]
        self.seen: Seen = ()

    def recall(self, seen: Seen) -> None:
        self.seen = seen

    def view(self, view: State) -> tuple[State, Ways | None]:
        """A view in which what was seen is known, and how the rest may be; None for in any way that the view allows.

        The same view where a seat was not told from the start of the game.
        """
        if self.seen[:1] != (self.beginning,):
            return view, None
        found: tuple[State, Ways | None] = self.remembered.position(self.seen[1:], view)
        return found
