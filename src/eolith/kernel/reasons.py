"""What the features of a game mean to a person: why one way to play may be better than another.  Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple


class Meaning(NamedTuple):
    """Some features that are told as one thing, by the message `reason-NAME`; without a name, not at all."""

    name: str
    features: tuple[str, ...]
    """The first is what is counted in words; the others are that in other numbers.

    Of a side they go by the names that all sides have; those of a game for one, where `of` adds them, by whole names.
    """
    counted: int = 1
    """So many of the first are counted together."""
    good: int = 1
    """1 if a side rather has more of what is told, -1 if less, 0 if that depends."""
    scale: float = 1
    """What they are multiplied by in words: 100 for what is had or not, so that it is told how often."""
    part_of: str = ""
    """The meaning that it is a part of, which is not told beside it: of the same side, of the table, or one's own."""

    @property
    def whose(self) -> str:
        """Of a game for one: as a reason says it."""
        side = self.features[0].partition(" ")[0]
        return {"own": "own", "rival": "rivals"}.get(side, "table")


class Reason(NamedTuple):
    """By what one way to play differs from another, on the average over the same deals, as the round ends."""

    name: str
    """Of its meaning."""
    whose: str
    """`own`, `rivals` for all of them together, or `table`."""
    amount: float
    """How much more there is of it, as it is told."""
    error: float
    worth: float
    """What that adds to the share of the win, from -1 to 1, as the value sees it."""


def of(side: str, meanings: Iterable[Meaning]) -> tuple[Meaning, ...]:
    """The meanings of one side of a game for one, `own` or `rival 1`, by the whole names of its features."""
    turn = -1 if side != "own" else 1
    return tuple(
        meaning._replace(features=tuple(f"{side} {name}" for name in meaning.features), good=turn * meaning.good)
        for meaning in meanings
    )


def told(reason: Reason, say: Callable[..., str], rivals: str) -> str:
    """`+1.2 food`, `opponents: −3 points`, `+40 % chance of the first turn`."""
    text = f"{'+' if reason.amount > 0 else '−'}{say(f'reason-{reason.name}', n=rounded(reason.amount))}"
    return f"{rivals}: {text}" if reason.whose == "rivals" else text


def rounded(amount: float) -> float:
    """An amount as it is told, without its sign; 0 for one that is too small to be told."""
    amount = round(abs(amount), 1 if abs(amount) < 9.95 else 0)
    return int(amount) if amount == int(amount) else amount
