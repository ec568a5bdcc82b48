"""`eolith review`: a finished game looked at again, and kept beside its record."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from eolith.arena.retold import Retold
from eolith.arena.review import SECONDS, Judged, Review, Reviewer, ReviewError, digest
from eolith.kernel.record import Record
from eolith.kernel.scene import Line
from eolith.kernel.state import SEATS
from eolith.kernel.text import give_or_take, percent
from eolith.kernel.version import VERSION

from .errors import BadInput
from .records import read_named
from .shown import progress, table

BLOCKS = "▁▂▃▄▅▆▇█"
WIDEST = 72
"""The most columns of a curve."""
SHOWN = 10
"""Mistakes, best moves and turns of luck that are listed."""


def review(
    path: Path, step: int | None, seconds: float | None, language: str, pack: Path | None, as_json: bool
) -> None:
    """Review a record, or read what is kept of it, and print all of it or one decision; BadInput for what has none."""
    record = read_named(path, pack)
    found = _found(path, record, seconds)
    if as_json:
        print(found.to_json(), end="")
        return
    shown = Shown(record, found, language)
    if step is None:
        shown.all()
    else:
        shown.one(step)


def kept_at(path: Path) -> Path:
    """Where the review of a record is kept."""
    return path.with_suffix(".review.json")


def _found(path: Path, record: Record, seconds: float | None) -> Review:
    """The review that is kept, unless it is of another game or version, or a time is asked for; else a new one."""
    if seconds is None:
        with suppress(OSError, ValueError, KeyError, TypeError):
            kept = Review.from_json(kept_at(path).read_text("utf-8"))
            if (kept.record, kept.version) == (digest(record), VERSION):
                return kept
    elif not 0.1 <= seconds <= 3600:
        raise BadInput(f"--seconds is {seconds:g}; allowed: 0.1 to 3600")
    try:
        reviewer = Reviewer(record)
    except ReviewError as problem:
        raise BadInput(f"{path}: {problem}") from None
    with progress() as begin:
        tick, before = begin(path.name, len(reviewer.events)), 0

        def tell(done: int, _: int) -> None:
            nonlocal before
            tick(done - before)
            before = done

        found = reviewer.run(reviewer.affordable(seconds or SECONDS), tell)
    try:
        kept_at(path).write_text(found.to_json(), encoding="utf-8")
    except OSError as problem:
        Console(stderr=True).print(f"eolith: not kept: {problem.filename}: {problem.strerror}", markup=False)
    return found


class Shown:
    """A review on a terminal."""

    def __init__(self, record: Record, found: Review, language: str) -> None:
        self.record = record
        self.game = record.game
        self.found = found
        self.language = language
        self.console = Console(highlight=False)
        self.terminal: Any = self.game.room("terminal").Terminal(self.game, language, record.seats)
        self.terminal.names = [*record.seats, *self.terminal.telling.others]
        self.say = self.terminal.say
        self.retold = Retold(record, language)

    def all(self) -> None:
        """Everything that was found."""
        say, found = self.say, self.found
        self.console.rule(say("review-curve"))
        self._curve()
        self.console.rule(say("review-mistakes"))
        if found.mistakes:
            self._turns(found.mistakes, "review-better", "review-cost")
        else:
            self.console.print(say("review-no-mistakes"))
        if found.finds:
            self.console.rule(say("review-finds"))
            self._turns(found.finds, "review-second", "review-gain")
        self.console.print(say("review-sure"), style="dim")
        self.console.rule(say("review-luck-title"))
        self._accounts()
        self._luck()
        self.console.print(say("review-sum"), style="dim")

    def _percent(self, share: float, sign: str = "") -> str:
        return percent(share, self.language, sign)

    def _curve(self) -> None:
        """A line for each side: its win chance from the beginning to the end."""
        points = [shares for _, shares in self.found.curve]
        width = max(8, min(WIDEST, self.console.width - 40, len(points)))
        chosen = [points[round(i * (len(points) - 1) / (width - 1))] for i in range(width)]
        grid = Table.grid(padding=(0, 1, 0, 0))
        for side, name in enumerate(self._sides()):
            blocks = "".join(BLOCKS[min(7, int(8 * shares[side]))] for shares in chosen)
            grid.add_row(name, blocks, f"{self._percent(points[0][side])} → {self._percent(points[-1][side])}")
        self.console.print(grid)

    def _sides(self) -> list[Text]:
        return [self.terminal.seat_name(SEATS[side]) for side in range(self.game.sides)]

    def _turns(self, turns: Sequence[Judged], other: str, cost: str) -> None:
        say = self.say
        grid = table(say("review-step"), say("review-round"), "", say("review-taken"), say(other), say(cost),
                     right=(say("review-step"), say("review-round"), say(cost)))  # fmt: skip
        for turn in turns[:SHOWN]:
            ways = [self.retold.told(turn.step, options, turn.seat) for options in (turn.taken, turn.other)]
            figure = give_or_take(abs(turn.gain), turn.error, self.language)
            state = self.retold.before(turn.step)
            grid.add_row(str(turn.step), str(state.round), self.terminal.mark(SEATS[turn.seat]), *ways, figure)
        self.console.print(grid)
        if len(turns) > SHOWN:
            self.console.print(say("review-more", n=len(turns) - SHOWN), style="dim")

    def _accounts(self) -> None:
        """What made the result of each side."""
        names = [self.say(f"review-{name}") for name in ("start", "luck", "skill", "rest", "result")]
        grid = table("", *names, right=names)
        grid.columns[0].overflow = "fold"  # the names of bots are long
        for name, account in zip(self._sides(), self.found.accounts(), strict=True):
            luck = give_or_take(account.luck, account.luck_error, self.language, "+")
            skill = give_or_take(account.skill, account.skill_error, self.language, "+")
            rest = self._percent(account.rest, "+")
            grid.add_row(name, self._percent(account.start), luck, skill, rest, self._percent(account.result))
        self.console.print(grid)

    def _luck(self) -> None:
        """What chance turned most."""
        say = self.say
        names = [SEATS[side] for side in range(self.game.sides)]
        grid = table(say("review-step"), say("review-round"), say("review-came"), *names,
                     right=(say("review-step"), say("review-round"), *names))  # fmt: skip
        for swing in self.found.lucky[:SHOWN]:
            told = "; ".join(line.text.rstrip(".") for line in self.retold.lines(swing.step, [swing.option]))
            shifts = [give_or_take(mean, error, self.language, "+") for mean, error in zip(swing.means, swing.errors)]
            state = self.retold.before(swing.step)
            grid.add_row(str(swing.step), str(state.round), told or self.game.text(swing.option), *shifts)
        self.console.print(grid)

    # --- one decision ------------------------------------------------------------------------------------

    def one(self, step: int) -> None:
        """The table before a turn, and both ways played out to the end of the round; BadInput for another step."""
        turn = next((turn for turn in self.found.turns if turn.step == step), None)
        if turn is None:
            told = sorted(turn.step for turn in (*self.found.mistakes, *self.found.finds))
            raise BadInput(f"--step is {step}; told are {', '.join(map(str, told)) or 'none'}")
        state = self.retold.before(step)
        self.console.print(self.terminal.table(self.game.observe(state, turn.seat), self.console.width))
        seconds = "review-second" if turn.best else "review-better"
        for title, options in (("review-taken", turn.taken), (seconds, turn.other)):
            self.console.rule(self.say(title))
            for line in self.retold.lines(step, self.retold.played_out(step, options)):
                self._print(line)
        cost = "review-gain" if turn.gain > 0 else "review-cost"
        self.console.rule()
        figure = give_or_take(abs(turn.gain), turn.error, self.language)
        self.console.print(Text.assemble(self.terminal.mark(SEATS[turn.seat]), f" {self.say(cost)}: {figure}"))

    def _print(self, line: Line) -> None:
        self.console.print(self.terminal.log_line(line.seat, line.text))
