"""A review in the words of its game: what was decided, what was better, and how either would have gone on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import groupby

from babel.numbers import format_decimal

from eolith.bots.hinted import reasons_in_words
from eolith.bots.hints import why
from eolith.bots.outlook import Outlook
from eolith.kernel.record import Record
from eolith.kernel.scene import Event, Line, Scene
from eolith.kernel.state import SEATS, State
from eolith.kernel.text import percent

from .puzzles import Answer, Puzzle
from .review import outlook


class Retold:
    """Decisions of one record as its log would tell them to whoever took them."""

    def __init__(self, record: Record, language: str, names: Sequence[str] = ()) -> None:
        self.record = record
        self.scene: Scene = record.game.scene(language)
        self.names = names

    def before(self, step: int) -> State:
        """The position before a decision."""
        return self.record.replay(step)

    def lines(self, step: int, options: Sequence[int]) -> list[Line]:
        """What options do that are taken in place of the record's from a decision on."""
        state, events = self.before(step), list[Event]()
        for option in options:
            for told, _ in state.unfold(option):
                events += told
        lines: list[Line] = []
        for seat, own in groupby(events, key=lambda event: event[1]):
            lines += self.scene.log(list(own), seat if seat >= 0 else None, self.names)
        return lines

    def told(self, step: int, options: Sequence[int], seat: int) -> str:
        """What the seat itself does in these lines; where the log says nothing of it, the options as they are typed."""
        own = [line.words().rstrip(".") for line in self.lines(step, options) if line.seat == seat]
        return "; ".join(own) or "; ".join(self.record.game.text(option) for option in options)

    # --- played out ----------------------------------------------------------------------------------------

    @cached_property
    def outlook(self) -> Outlook:
        return outlook(self.record.game)

    def played_out(self, step: int, options: Sequence[int]) -> list[int]:
        """Options in place of the record's, and what the rules of thumb do from there to the end of the round."""
        return [*options, *self.outlook.line(self.before(step), options, step)]

    def after(self, step: int, options: Sequence[int]) -> State:
        """The position after options that are taken in place of the record's."""
        state = self.before(step)
        for option in options:
            state.apply(option)
        return state


class RetoldPuzzle(Retold):
    """A puzzle and what is known of its answers, in words."""

    def __init__(self, puzzle: Puzzle, language: str, say: Callable[..., str], names: Sequence[str] = ()) -> None:
        super().__init__(Record(puzzle.game, []), language, names)
        self.puzzle, self.language, self.say = puzzle, language, say
        self.best = puzzle.options(puzzle.answers[0].command)
        self.second = puzzle.rivals[0]
        """The best answer of another idea."""

    def before(self, step: int = 0) -> State:
        return self.puzzle.state.clone()

    def command(self, options: Sequence[int]) -> str:
        """A command of the puzzle's seat."""
        return self.told(0, options, self.puzzle.seat)

    def verdict(self, taken: Sequence[int]) -> str:
        """Whether a command is right."""
        if self.puzzle.judge(taken)[0]:
            return self.say("puzzle-right")
        alike = self.puzzle.asked[taken[0]] == self.puzzle.asked[self.best[0]]
        best = f"{SEATS[self.puzzle.seat]} {self.command(self.best)}"
        return self.say("puzzle-nearly" if alike else "puzzle-wrong", what=best)

    def why(self, taken: Sequence[int]) -> str:
        """What the best command is ahead by: of the one that was chosen, or of the next best if that was right."""
        right, known = self.puzzle.judge(taken)
        best = self.puzzle.answers[0]
        if right:
            known = self.second
        told = {"best": percent(best.win, self.language), "best_points": self.points(best)}
        if known is None:
            return self.say("puzzle-unknown", **told)
        other = {"other": percent(known.win, self.language), "other_points": self.points(known)}
        return self.say("puzzle-ahead" if right else "puzzle-behind", **told, **other)

    def reasons(self, taken: Sequence[int]) -> tuple[str, ...]:
        """Those of the best command beside the one that was chosen, or beside the next best if that was right."""
        one, other = (
            (taken, self.puzzle.options(self.second.command)) if self.puzzle.judge(taken)[0] else (self.best, taken)
        )
        return reasons_in_words(why(self.puzzle.state, one, other), self.puzzle.game, self.language)

    def reasons_title(self, taken: Sequence[int]) -> str:
        """What they are."""
        return self.say("puzzle-reasons", other="next" if self.puzzle.judge(taken)[0] else "mine")

    def points(self, answer: Answer) -> str:
        """How many points ahead an answer leads to, with a sign."""
        told = str(format_decimal(round(answer.points), "+#,##0;-#,##0", locale=self.language))
        return told.replace("-", "−")
