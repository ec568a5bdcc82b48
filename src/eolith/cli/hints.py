"""Hints in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from eolith.arena.retold import percent
from eolith.bots.hinted import ToldWay
from eolith.bots.hints import Hint
from eolith.kernel.scene import Choice
from eolith.kernel.text import small
from eolith.kernel.vocabulary import Vocabulary


def show_hint(
    console: Console, words: Vocabulary, language: str, found: Hint, ways: Sequence[ToldWay], offered: Sequence[str]
) -> None:
    """Print a hint; choices among those `offered` by their numbers, others as they are typed."""
    say = words.texts.say
    if ways[0].way.figures is None:
        for line in _advice(words, ways[0].first, offered):
            console.print(line)
        return
    console.print(say("hint-title"), style="bold")
    grid = Table.grid(padding=(0, 2, 0, 0))
    for told in ways:
        figures, command = told.way.figures, told.first.command
        assert figures is not None
        number = f"{offered.index(command) + 1}:" if command in offered else "–"
        grid.add_row(number, Text(told.first.label, "bold"), percent(figures.win, language), told.points)
        for line in _below(words, told, told is ways[0], command in offered):
            grid.add_row("", line)
    console.print(grid)
    console.print(_of_all(words, language, found), style="dim")


def _advice(words: Vocabulary, choice: Choice, offered: Sequence[str]) -> list[str]:
    """What a careful player would choose."""
    say, label = words.texts.say, small(choice.label)
    if choice.command in offered:
        return [say("hint-line", n=offered.index(choice.command) + 1, choice=label)]
    typed = words.shown(choice.command)
    return [say("hint-unlisted", choice=label), *([say("hint-typed", command=typed)] if choice.label != typed else [])]


def _below(words: Vocabulary, told: ToldWay, first: bool, listed: bool) -> list[str]:
    """What is said of a way below its first choice."""
    say, typed, lines = words.texts.say, words.shown(told.first.command), []
    if not listed and typed != told.first.label:
        lines.append(say("hint-typed", command=typed))
    if told.then:
        lines.append(say("hint-then", what="; ".join(map(small, told.then))))
    if told.reasons:
        lines.append("; ".join(told.reasons))
    if told.way.equal and not first:
        lines.append(say("hint-equal"))
    return lines


def _of_all(words: Vocabulary, language: str, found: Hint) -> str:
    """What is said of all ways together."""
    if found.forced:
        return words.texts.say("hint-forced")
    if all(way.equal for way in found.ways):
        return words.texts.say("hint-all-equal")
    errors = [way.figures.win_error for way in found.ways if way.figures]
    return words.texts.say("hint-sure", error=percent(max(errors), language))
