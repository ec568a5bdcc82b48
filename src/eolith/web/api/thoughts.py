"""The shapes of what is thought about a game: hints, reviews, puzzles."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .shapes import ChoiceInfo, SeatNumber, Version

# --- hints ---------------------------------------------------------------------------------------------------


class HintReason(Struct):
    """What there is more or less of as the round ends: for the first way beside the others, for others beside it."""

    name: Annotated[str, Meta(description="What it is, for programs.")]
    whose: Annotated[str, Meta(description="`own`, `rivals` for all of them together, or `table`.")]
    amount: float
    error: Annotated[float, Meta(description="The standard error of that.")]
    worth: Annotated[float, Meta(description="What it adds to the share of the win, from -1 to 1.")]
    text: str


class HintFigures(Struct):
    """What a way is expected to bring, with standard errors."""

    win: Annotated[float, Meta(description="The share of the win, from 0 to 1.")]
    win_error: float
    ahead: Annotated[float, Meta(description="Final points ahead of the best other side.")]
    ahead_error: float
    behind: Annotated[float, Meta(description="How much worse it is than the first way, in shares of the win.")]
    behind_error: float


class HintWay(Struct):
    """One way to play."""

    options: Annotated[list[int], Meta(description="What is taken, one after another, until the turn ends.")]
    command: Annotated[str, Meta(description="What is chosen now, as it is typed.")]
    text: Annotated[str, Meta(description="The same in words.")]
    then: Annotated[list[str], Meta(description="What follows in the same turn, in words.")]
    figures: Annotated[HintFigures | None, Meta(description="null where nothing was learned to judge by.")]
    equal: Annotated[bool, Meta(description="As far as can be told it is as good as the first way.")]
    reasons: list[HintReason]


class HintInfo(Struct):
    """The best ways for the seat that is to decide, the best first."""

    version: Version
    forced: Annotated[bool, Meta(description="There is nothing to choose.")]
    deals: Annotated[int, Meta(description="In so many deals were they compared.")]
    ways: list[HintWay]


# --- reviews -------------------------------------------------------------------------------------------------


class CurvePoint(Struct):
    """The win chance of each side before a turn; after the last step its share of the win."""

    step: Annotated[int, Meta(description="How many decisions of the record come before.")]
    chances: list[float]


class ToldTurn(Struct):
    """What a seat did in a turn, beside another way."""

    step: int
    round: int
    seat: SeatNumber
    taken: Annotated[list[int], Meta(description="Options, from where the ways part.")]
    taken_text: str
    other: Annotated[list[int], Meta(description="What was better, or where the best was taken, next best.")]
    other_text: str
    gain: Annotated[float, Meta(description="The win chance gained by what was taken; below 0 it was a mistake.")]
    error: Annotated[float, Meta(description="The standard error of that.")]


class ToldLuck(Struct):
    """A roll or a draw, and what it gave each side beside the mean of what could have come."""

    step: int
    round: int
    option: int
    text: str
    gains: list[float]
    errors: list[float]


class SideAccount(Struct):
    """What made the result of a side: start + luck + skill + rest = result, in shares of the win."""

    start: float
    luck: float
    luck_error: float
    skill: float
    skill_error: float
    rest: float
    result: float


class ReviewTold(Struct):
    """What was found about a game."""

    looks: Annotated[int, Meta(description="How often each decision was looked into.")]
    curve: list[CurvePoint]
    mistakes: Annotated[list[ToldTurn], Meta(description="The dearest first.")]
    finds: Annotated[list[ToldTurn], Meta(description="Turns that were best by far, the best first.")]
    luck: Annotated[list[ToldLuck], Meta(description="What turned the game most first.")]
    accounts: Annotated[list[SideAccount], Meta(description="By side.")]


class ReviewInfo(Struct):
    """The review of a game, or how far it has come."""

    progress: Annotated[float | None, Meta(description="From 0 to 1; null where nobody has asked for it.")]
    review: ReviewTold | None


# --- puzzles -------------------------------------------------------------------------------------------------


class PuzzleLine(Struct):
    """A puzzle in a list."""

    game: str
    number: int
    players: int
    round: int
    difficulty: Annotated[int, Meta(ge=1, le=5, description="1 easy, 5 very hard: by how seldom weak bots find it.")]


class PuzzleInfo(Struct):
    """A position in which one command is clearly best."""

    puzzle: PuzzleLine
    table: Annotated[str, Meta(description="The game as `eolith.load` takes it.")]
    seat: SeatNumber
    by: Annotated[str, Meta(description="What the best is clearly ahead in: `win` or `points`.")]
    observation: Annotated[dict[str, Any], Meta(description="All that the seat may know of the game.")]
    choices: Annotated[list[ChoiceInfo], Meta(description="What an answer can begin with.")]


class PuzzleAnswer(Struct):
    """An answer to a puzzle."""

    commands: Annotated[
        list[Annotated[str, Meta(max_length=200)]],
        Meta(min_length=1, max_length=12, description="As they are typed, in English."),
    ]


class KnownAnswer(Struct):
    """A command, and what its seat can hope for after it."""

    command: Annotated[list[str], Meta(description="Decisions as records write them.")]
    text: str
    right: bool
    win: Annotated[float, Meta(description="The win chance, from 0 to 1.")]
    error: Annotated[float, Meta(description="The standard error of that.")]
    points: Annotated[float, Meta(description="Points ahead of the best other side.")]


class PuzzleVerdict(Struct):
    """What an answer is worth."""

    command: Annotated[list[str], Meta(description="The decisions that were taken.")]
    choices: Annotated[list[ChoiceInfo], Meta(description="How it goes on, if it is no whole command yet.")]
    right: Annotated[bool | None, Meta(description="null while the command is not whole.")]
    text: Annotated[str, Meta(description="Why, in a sentence or two.")]
    answers: Annotated[list[KnownAnswer], Meta(description="What is known of answers, the best first.")]
    reasons: Annotated[
        list[str],
        Meta(
            description="What the best brings by the round's end, beside the answer, or if that is right the next best."
        ),
    ]
