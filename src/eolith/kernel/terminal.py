"""What the table of every game in a terminal is built of: seats in their colours, regions, choices, the score sheet.

Colour is never the only sign: seats are letters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .game import SEATS, Game
from .scene import Choice, Event, Line
from .text import capital, signed

SEAT_STYLES = {"a": "bold white on red", "b": "bold white on blue", "c": "black on green", "d": "black on yellow"}
"""Letter and background both are set, so seats can be read on light and dark terminals; bold black would be grey."""
NAME = 14
"""The most columns that the name of a seat takes."""


class Terminal:
    """Draws what a viewer sees; a game's subclass adds its table and its log."""

    no_cards = "own-cards-none"
    """The message for a seat that has none of what `cards` shows."""
    salt = 0
    """A number of the table that may be known; what is shown of chance without being decided depends on it."""

    def __init__(self, game: Game, language: str, names: Sequence[str], others: tuple[str, ...] = ()) -> None:
        """`names` says who plays each seat; `others` are commands of the terminal beside those of the game."""
        self.game = game
        self.pack = game.pack
        self.telling = game.telling(language)
        self.say: Callable[..., str] = self.telling.say
        self.names = names
        self.vocabulary: Any = game.room("words.typed").Vocabulary(self.telling, others)

    # --- seats and regions ----------------------------------------------------------------------------

    def mark(self, seat: str, text: str = "") -> Text:
        """The letter of a seat in its colour."""
        return Text(text or seat, style=SEAT_STYLES[self.game.colours[SEATS.index(seat)]])

    def seat_name(self, seat: str) -> Text:
        """The letter of a seat in its colour, and who plays it."""
        who = self.names[SEATS.index(seat)]
        return self.mark(seat).append(f" {who}" if who else "", style="default on default not bold")

    def row_name(self, seat: str, turn: str | None) -> Text:
        """The name of a seat at the head of its row, with a sign if it is to decide."""
        name = Text("▶" if turn == seat else " ").append_text(self.seat_name(seat))
        name.truncate(NAME, overflow="ellipsis")
        return name

    def region(self, title: str, content: RenderableType, wide: bool, height: int | None = None) -> RenderableType:
        """Content under its title; in a frame where there is room, of a fixed height beside others."""
        name = self.say(title)
        if wide:
            return Panel(content, title=name, title_align="left", box=box.ROUNDED, border_style="dim", height=height)
        return Group(Text(name, style="bold underline"), content)

    @staticmethod
    def flow(parts: Iterable[Text], width: int) -> Text:
        """Parts one after another, broken into lines between them."""
        lines = [Text()]
        for part in parts:
            if lines[-1] and lines[-1].cell_len + part.cell_len + 3 > width:
                lines.append(Text("  "))
            elif lines[-1]:
                lines[-1].append(" · ", style="dim")
            lines[-1].append_text(part)
        return Text("\n").join(lines)

    # --- choices and log --------------------------------------------------------------------------------

    def choices(self, offered: Sequence[Choice], width: int) -> RenderableType:
        """Numbered choices; those that differ only in one word share an entry."""
        entries: list[tuple[str, str]] = []
        start = 0
        while start < len(offered):
            end = start + 1
            while end < len(offered) and offered[start].group and offered[end].group == offered[start].group:
                end += 1
            entries.append(_entry(offered[start:end], start + 1))
            start = end
        widest = max((len(number) for number, _ in entries), default=0)
        lines = [Text.assemble((f"{number:>{widest}}", "bold"), f" {label}") for number, label in entries]
        if all(len(line) <= width // 2 - 2 for line in lines):
            return Columns(lines, padding=(0, 3), column_first=True)
        return Group(*lines)

    def unlisted(self, state: Any) -> str:
        """How to say what `choices` were too many to list; empty where all are listed."""
        return ""

    def remark(self, state: Any) -> str:
        """A sentence more on what is asked; empty where there is none."""
        return ""

    def offered(self, state: Any) -> Sequence[Choice]:
        """What the seat to decide can choose now."""
        found: Sequence[Choice] = self.game.room("words.choices").choices(self.telling, state)
        return found

    def log(self, events: Sequence[Event], viewer: int | None, start: int = 0) -> list[Text]:
        """The events of a game from `start` on as coloured log lines."""
        lines: Sequence[Line] = self.game.room("words.log").log(self.telling, events[start:], viewer)
        return [self.log_line(line.seat, line.text) for line in lines]

    def log_line(self, seat: int, text: str) -> Text:
        """A line of the log with the seat's letter in its colour."""
        if seat < 0:
            return Text(text, style="italic")
        return self.mark(SEATS[seat], capital(self.telling.side(seat))).append(
            text[1:], style="default on default not bold"
        )

    # --- the score sheet --------------------------------------------------------------------------------

    def score_table(self, rows: Sequence[Any], names: Sequence[str], ends: Sequence[str]) -> Table:
        """Categories by seat: a line's points, or what a row holds under that name; a rule follows each of `ends`."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("")
        for row in rows:
            head = self.seat_name(row.seat)
            head.truncate(NAME, overflow="ellipsis")
            table.add_column(head, justify="right")
        for name in names:
            cells = [number(row.lines[name].points if name in row.lines else getattr(row, name)) for row in rows]
            style = "bold" if name in ("track", "total") else "dim" if name == "tie_break" else ""
            table.add_row(self.say(f"sheet-{name}"), *cells, style=style, end_section=name in ends)
        return table

    def details(self, lines: Iterable[tuple[str, Sequence[str]]]) -> Table:
        """What made the numbers: for each seat some lines."""
        table = Table.grid(padding=(0, 1))
        for seat, told in lines:
            if told:
                table.add_row(self.mark(seat), Text("\n".join(told)))
        return table


def _entry(members: Sequence[Choice], first: int) -> tuple[str, str]:
    """The number of a choice, or the numbers from first to last, and what it is with all its members."""
    if len(members) == 1:
        return str(first), members[0].label
    words = [choice.member for choice in members]
    listed = f"{words[0]}–{words[-1]}" if words[0].isdecimal() else " / ".join(words)
    before, _, after = members[0].label.rpartition(words[0])
    return f"{first}–{first + len(members) - 1}", f"{before}{listed}{after}"


def number(value: int | None) -> str:
    """A number that may be unknown."""
    return "?" if value is None else signed(value)


def grid(columns: int) -> Table:
    """Rows of so many columns, without lines."""
    table = Table.grid(padding=(0, 1))
    for _ in range(columns):
        table.add_column()
    return table


def below(*parts: RenderableType) -> RenderableType:
    """Parts one under the other."""
    return Group(*parts)


def beside(*parts: RenderableType, ratios: Sequence[int] = ()) -> RenderableType:
    """Parts side by side, equally wide unless `ratios` says otherwise."""
    table = Table.grid(expand=True, padding=(0, 1, 0, 0))
    for ratio in ratios or [1] * len(parts):
        table.add_column(ratio=ratio)
    table.add_row(*parts)
    return table
