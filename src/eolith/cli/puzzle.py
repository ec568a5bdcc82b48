"""`eolith puzzle`: a position in the terminal, and what the command that is best there is worth."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from rich.console import Console
from rich.text import Text

from eolith.arena.puzzles import HARDEST, Puzzle, PuzzleError, daily, puzzle as numbered
from eolith.arena.retold import RetoldPuzzle
from eolith.kernel.game import SEATS, ActionError
from eolith.kernel.rule import Refused
from eolith.kernel.scene import Choice
from eolith.kernel.text import give_or_take

from .errors import BadInput
from .shown import table


def puzzle(name: str, number: int | None, language: str) -> None:
    """Show a puzzle, of the day unless one is named, and take an answer; BadInput where there is no such puzzle."""
    try:
        if number is None:
            name, number = daily(datetime.now(UTC).date(), name)
        found = numbered(name, number)
    except PuzzleError as problem:
        raise BadInput(str(problem)) from None
    Shown(found, number, language).run()


class Shown:
    """A puzzle on a terminal."""

    def __init__(self, puzzle: Puzzle, number: int, language: str) -> None:
        self.puzzle, self.number, self.language = puzzle, number, language
        self.game, self.seat = puzzle.game, puzzle.seat
        self.console = Console(highlight=False)
        letters = list(SEATS[: self.game.sides])
        self.terminal: Any = self.game.room("terminal").Terminal(self.game, language, letters)
        self.say = self.terminal.say
        self.words = self.terminal.vocabulary
        self.retold = RetoldPuzzle(puzzle, language, self.say)

    def run(self) -> None:
        """Ask until a command is complete, and say what it is worth."""
        say, hard = self.say, self.puzzle.difficulty
        title = f"{say('puzzle-title', n=self.number)} · {say('game-name')} · {'★' * hard}{'☆' * (HARDEST - hard)}"
        self.console.rule(title)
        seen = self.game.observe(self.puzzle.state, self.seat)
        self.console.print(self.terminal.table(seen, self.console.width))
        self.console.print(Text.assemble(self.terminal.mark(SEATS[self.seat]), f" {say('puzzle-asked')}"), style="bold")
        taken: list[int] = []
        while not self.puzzle.complete(taken):
            following = self._ask(taken)
            if following is None:
                return
            taken = following
        self._tell(taken)

    def _ask(self, taken: Sequence[int]) -> list[int] | None:
        """Some decisions with those that somebody types; None where the input ends."""
        state = self.puzzle.after(taken)
        offered = self.puzzle.offered(self.terminal.offered(state), taken)
        self.console.print(self.terminal.choices(offered, self.console.width))
        while True:
            try:
                line = input(f"{self.say('input-prompt', seat=SEATS[self.seat])} ").strip()
            except (EOFError, UnicodeDecodeError):
                self.console.print()
                self.console.print(self.say("input-ended"))
                return None
            if not sys.stdin.isatty():
                self.console.print(line)
            try:
                return self.puzzle.following(taken, self._command(line, offered))
            except Refused as refused:
                self._warn(self.terminal.telling.refusal(refused.refusal))
            except (ActionError, PuzzleError) as problem:
                self._warn(str(problem))

    def _command(self, line: str, offered: Sequence[Choice]) -> str:
        """The command of a number of the list, or of what is typed; ActionError for neither."""
        if not line.isdecimal():
            english: str = self.words.english(line)
            return english
        if not 1 <= int(line[:9]) <= len(offered):
            raise ActionError(self.say("no-choice", n=line, last=len(offered)))
        return offered[int(line) - 1].command

    def _warn(self, text: str) -> None:
        self.console.print(f"✗ {text}", style="bold", markup=False)

    def _tell(self, taken: Sequence[int]) -> None:
        say, retold = self.say, self.retold
        self.console.rule()
        self.console.print(retold.verdict(taken), style="bold")
        self.console.print(retold.why(taken))
        if reasons := retold.reasons(taken):
            self.console.print(f"{retold.reasons_title(taken)} {'; '.join(reasons)}")
        names = say("puzzle-chance"), say("puzzle-points")
        grid = table("", say("puzzle-command"), *names, right=names)
        for number, one in enumerate(self.puzzle.answers):
            win = give_or_take(one.win, one.error, self.language)
            sign = "✓" if number < self.puzzle.right else ""
            grid.add_row(sign, retold.command(self.puzzle.options(one.command)), win, retold.points(one))
        self.console.print(grid)
