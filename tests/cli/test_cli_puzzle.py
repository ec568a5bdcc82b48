"""`eolith puzzle`: a position in the terminal, answered by number or by typing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import pytest
from typer.testing import CliRunner

from eolith.arena.puzzles import daily, puzzle, with_puzzles
from eolith.cli import app
from eolith.kernel.text import LANGUAGES, Texts


def run(*arguments: str, typed: str = "", code: int = 0) -> str:
    """The output of a command that ends with a code."""
    result = CliRunner().invoke(app, ["puzzle", *arguments], input=typed, env={"COLUMNS": "140"})
    assert result.exit_code == code, result.output
    return result.output


def typed(command: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in command)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", with_puzzles())
def test_a_puzzle_is_solved_by_typing(game: str, language: str) -> None:
    found, say = puzzle(game, 1), Texts(language).say
    shown = Texts(language, game).say("game-name")
    words = found.game.scene(language).vocabulary.shown
    output = run(game, "--number", "1", "--lang", language, typed=typed([*map(words, found.answers[0].command)]))
    for part in (say("puzzle-title", n=1), say("puzzle-asked"), shown, say("puzzle-right"), say("puzzle-chance")):
        assert part in output


def test_another_command_is_told_with_what_was_better() -> None:
    found = puzzle("stone_age", 1)
    output = run("stone_age", "--number", "1", typed=typed(found.rivals[0].command))
    assert "Not the best. Best here" in output and "The best move wins" in output
    assert "beside yours: +1 figure; opponent: −1 figure" in output


def test_what_is_no_answer_is_told_and_asked_again() -> None:
    found = puzzle("stone_age", 1)
    output = run("stone_age", "--number", "1", typed=typed(["999", "nonsense", "pay wood", *found.answers[0].command]))
    assert "There is no choice 999" in output and output.count("✗") == 3 and "That is it!" in output


def test_the_input_may_end() -> None:
    assert "The input has ended" in run("stone_age", "--number", "1")


def test_without_a_number_it_is_that_of_the_day() -> None:
    name, number = daily(datetime.now(UTC).date())
    assert Texts("en").say("puzzle-title", n=number) in run() and Texts("en", name).say("game-name") in run()
    assert Texts("en", "stone_age").say("game-name") in run("stone_age")


@pytest.mark.parametrize("arguments", [("stone_age", "--number", "0"), ("chess",), ("chess", "--number", "1")])
def test_a_puzzle_that_is_not_there_is_one_line(arguments: tuple[str, ...]) -> None:
    output = run(*arguments, code=2)
    assert output.startswith("eolith: ") and output.count("\n") == 1
