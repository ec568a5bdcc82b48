"""Hints in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from eolith.bots.hinted import ToldWay, beside, of_all, then
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
        command = told.first.command
        number = f"{offered.index(command) + 1}:" if command in offered else "–"
        grid.add_row(number, Text(told.first.label, "bold"), told.chance, told.points)
        for line in _below(words, told, found, command in offered):
            grid.add_row("", line)
    console.print(grid)
    console.print(of_all(found, language, say), style="dim")


def _advice(words: Vocabulary, choice: Choice, offered: Sequence[str]) -> list[str]:
    """What a careful player would choose."""
    say, label = words.texts.say, small(choice.label)
    if choice.command in offered:
        return [say("hint-line", n=offered.index(choice.command) + 1, choice=label)]
    typed = words.shown(choice.command)
    return [say("hint-unlisted", choice=label), *([say("hint-typed", command=typed)] if choice.label != typed else [])]


def _below(words: Vocabulary, told: ToldWay, found: Hint, listed: bool) -> list[str]:
    """What is said of a way below its first choice."""
    say, typed, lines = words.texts.say, words.shown(told.first.command), []
    if not listed and typed != told.first.label:
        lines.append(say("hint-typed", command=typed))
    return lines + [line for line in (then(told, say), "; ".join(told.reasons), beside(told, found, say)) if line]
