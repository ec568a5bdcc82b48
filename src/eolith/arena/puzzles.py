"""Puzzles: positions with one command that is clearly best, found by `eolith puzzles` and kept in each game's folder.

What a seat cannot know was dealt anew before a position was kept, so nothing in it is anybody's secret.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cached_property, lru_cache
from math import gcd
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import eolith
from eolith.bots.careful import advice_of
from eolith.kernel.state import State

if TYPE_CHECKING:
    from eolith.kernel.game import Game
    from eolith.kernel.scene import Choice

HARDEST = 5
"""Puzzles are as hard as 1 to 5."""
FIRST_DAY = date(2026, 1, 1)
"""The day of the first daily puzzle."""


class PuzzleError(ValueError):
    """A puzzle that there is not, or a file that holds none; the message is one line."""


class Answer(NamedTuple):
    """A command, and what its seat can hope for after it."""

    command: tuple[str, ...]
    """Decisions as records write them."""
    win: float
    """The win chance, from 0 to 1."""
    error: float
    """Of the win chance, by the number of deals."""
    points: float
    """Points ahead of the best other side."""


@dataclass(frozen=True)
class Puzzle:
    """One position, and what its best command is worth beside others."""

    position: Mapping[str, Any]
    answers: Sequence[Answer]
    """The best first: the right ones, then other ways to carry them out, then the best of other ideas."""
    right: int
    """So many of the answers are right; they are of one idea."""
    by: str
    """What the best is clearly ahead in: `win` or `points`."""
    gap: float
    """By how much it is ahead of the best of another idea: a share of the win, or points."""
    error: float
    found: float
    """How often weak bots find it, from 0 to 1."""
    difficulty: int
    seed: int
    """It was met in the game of this number that the seed gives."""
    index: int

    @cached_property
    def game(self) -> Game:
        """The game at whose table it is."""
        options = self.position.get("options", {})
        return eolith.load(self.position["game"], players=self.position["players"], **options)

    @cached_property
    def state(self) -> State:
        """The position; it belongs to the puzzle, so play on in a clone."""
        return self.game.from_position(self.position)

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        seat = self.state.seat
        assert seat is not None
        return seat

    @cached_property
    def asked(self) -> dict[int, str]:
        """The options that an answer can begin with, each with its idea."""
        return ideas_of(self.state)

    @cached_property
    def rivals(self) -> list[Answer]:
        """The answers of other ideas than the best."""
        ideas = [self.asked[self.game.option(one.command[0])] for one in self.answers]
        return [one for one, idea in zip(self.answers, ideas) if idea != ideas[0]]

    def after(self, options: Sequence[int]) -> State:
        """The position after some decisions; IllegalOption for one that is not offered."""
        state = self.state.clone()
        for option in options:
            state.apply(option)
        return state

    def complete(self, options: Sequence[int]) -> bool:
        """Whether these decisions are a whole command."""
        return bool(options) and not completing(self.after(options), self.seat)

    def offered(self, choices: Sequence[Choice], taken: Sequence[int]) -> list[Choice]:
        """Those of some choices after some decisions that belong to an answer."""
        if taken:
            return list(choices)
        return [one for one in choices if self.game.expand(self.state, one.command)[0] in self.asked]

    def following(self, taken: Sequence[int], command: str) -> list[int]:
        """Some decisions, and those that a command stands for as far as they belong to one answer.

        Refused or ActionError for a command that is not possible, PuzzleError for what the puzzle does not ask for.
        """
        return self.joined(taken, self.game.expand(self.after(taken), command, self.seat))

    def joined(self, taken: Sequence[int], options: Sequence[int]) -> list[int]:
        """Some decisions and more, to the end of the answer; IllegalOption, or PuzzleError as in following()."""
        answer = list(taken)
        for option in options:
            if not answer and option not in self.asked:
                asked_for = ", ".join(dict.fromkeys(self.game.text(one).split()[0] for one in self.asked))
                raise PuzzleError(f"{self.game.text(option)!r} is not what the puzzle asks for: {asked_for}")
            answer.append(option)
            if self.complete(answer):
                break
        return answer

    def options(self, command: Sequence[str]) -> list[int]:
        """A command of the puzzle as options."""
        return [self.game.option(text) for text in command]

    def judge(self, options: Sequence[int]) -> tuple[bool, Answer | None]:
        """Whether a command is right, and what is known of it: of itself, or of the best that begins like it."""
        given = tuple(self.game.text(option) for option in options)
        for number, answer in enumerate(self.answers):
            if answer.command == given:
                return number < self.right, answer
        return False, next((answer for answer in self.answers if answer.command[0] == given[0]), None)

    def like(self, other: Puzzle) -> bool:
        """Whether another one has the same best command and the same next best, in the same round of such a table."""
        return self._outline == other._outline

    @cached_property
    def _outline(self) -> tuple[object, ...]:
        return self.game, self.state.round, self.answers[0].command, self.rivals[0].command

    def to_json(self) -> str:
        """One line."""
        return json.dumps(asdict(self), separators=(",", ":"), ensure_ascii=False)

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Puzzle:
        """A puzzle from plain data; PuzzleError where it does not add up."""
        try:
            answers = [Answer(tuple(one[0]), *one[1:]) for one in data["answers"]]
            made = cls(**{**data, "answers": answers})
            made.check()
        except (KeyError, TypeError, ValueError) as problem:
            raise PuzzleError(f"a puzzle of game {data.get('index')}: {problem}") from problem
        return made

    def check(self) -> None:
        """ValueError unless it can be played, and its answers be given."""
        if not 1 <= self.right <= len(self.answers) or self.by not in ("win", "points"):
            raise ValueError("no answer is right, or none is wrong")
        if not 1 <= self.difficulty <= HARDEST or not 0 <= self.found <= 1:
            raise ValueError(f"difficulty is {self.difficulty}; allowed: 1 to {HARDEST}")


def ideas_of(state: State) -> dict[int, str]:
    """The options of a decision that makes puzzles, each with what it is about; empty for other decisions."""
    pattern = None if state.over or state.depth < 0 else advice_of(state.game).PUZZLES.get(state.frame[0])
    if pattern is None:
        return {}
    found = {option: re.fullmatch(pattern, state.game.text(option)) for option in state.options()}
    return {option: match[1] for option, match in found.items() if match}


def completing(state: State, seat: int) -> bool:
    """Whether a seat's command goes on in a position."""
    return not state.over and state.seat == seat and state.frame[0] in advice_of(state.game).COMPLETING


# --- the files ---------------------------------------------------------------------------------------------


class Mined(NamedTuple):
    """How some puzzles of a game were found: enough to find them again, and to go on."""

    table: str
    """The game as `eolith.load` takes it."""
    seed: int
    games: int
    """So many games were looked through."""
    value: str
    """The digest of the value of the package."""
    second: str
    """That of the other value, which agrees."""
    learned: str
    """How that was learned."""


class Kept(NamedTuple):
    """The puzzles of a game."""

    mined: list[Mined]
    puzzles: list[Puzzle]
    """The first is number 1."""


def path_of(name: str) -> Path:
    """Where the puzzles of a game lie."""
    return Path(__file__).parents[1] / "games" / name / "puzzles.json"


def with_puzzles() -> list[str]:
    """The games that have puzzles, in the order of the shelf."""
    return [name for name in eolith.games() if path_of(name).exists()]


@lru_cache(maxsize=8)
def puzzles_of(name: str) -> list[Puzzle]:
    """The puzzles of a game, number 1 first; empty where it has none, PuzzleError for a file that is broken."""
    return read(path_of(name)).puzzles


def puzzle(name: str, number: int) -> Puzzle:
    """One puzzle; PuzzleError where there is none of this number."""
    found = puzzles_of(name) if name in with_puzzles() else []
    if not 1 <= number <= len(found):
        raise PuzzleError(f"{name} has {len(found)} puzzles, and none of number {number}")
    return found[number - 1]


def daily(day: date, name: str = "") -> tuple[str, int]:
    """The game and the number of the puzzle of a day, of all games or of one; PuzzleError where there is none.

    Every number comes once before one comes again, unless puzzles are added.
    """
    names = [name] if name else with_puzzles()
    if not all(map(puzzles_of, names)) or not names:
        raise PuzzleError(f"there are no puzzles of {name}" if name else "there are no puzzles")
    turn, which = divmod((day - FIRST_DAY).days, len(names))
    count = len(puzzles_of(names[which]))
    return names[which], turn * _step(count) % count + 1


def _step(count: int) -> int:
    """How far apart the numbers of two days are: puzzles beside each other may be from one game."""
    return next(step for step in range(max(1, round(0.618 * count)), count + 2) if gcd(step, count) == 1)


def read(path: Path) -> Kept:
    """The puzzles in a file; of none where there is no file, PuzzleError for one that is broken."""
    if not path.exists():
        return Kept([], [])
    try:
        data = json.loads(path.read_text("utf-8"))
        return Kept([Mined(**one) for one in data["mined"]], [Puzzle.read(one) for one in data["puzzles"]])
    except (KeyError, TypeError, ValueError) as problem:
        raise PuzzleError(f"{path}: {problem}") from problem


def write(path: Path, kept: Kept) -> None:
    """Put puzzles into a file, one a line."""
    mined = ",\n".join(json.dumps(one._asdict()) for one in kept.mined)
    puzzles = ",\n".join(one.to_json() for one in kept.puzzles)
    path.write_text(f'{{"mined": [\n{mined}\n],\n"puzzles": [\n{puzzles}\n]}}\n', encoding="utf-8")
