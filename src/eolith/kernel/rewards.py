"""What a learning program is rewarded with, by name; of the same meaning in every game.

A reward is by how much the return of a side has grown since the decision before: those of a game add up to its return
at the end without that at the start.
"""

from __future__ import annotations

from collections.abc import Callable

from .state import SEATS, State

Returns = Callable[[State], list[float]]
"""The return so far, by side."""


def final(state: State) -> list[float]:
    """The points of the finished game; 0 before the end."""
    return shaped(state) if state.over else [0.0] * state.sides


def win(state: State) -> list[float]:
    """1 for the winner, in equal parts for several, and 0 for the others; 0 before the end."""
    outcome = state.game.outcome(state)
    winners = outcome.winners if outcome else ()
    return [1 / len(winners) if side in winners else 0.0 for side in SEATS[: state.sides]]


def shaped(state: State) -> list[float]:
    """The points as if the game ended now: `State.scores`."""
    return [float(points) for points in state.scores()]


RETURNS: dict[str, Returns] = {"final": final, "win": win, "shaped": shaped}


def returns(name: str) -> Returns:
    """The return of a reward; ValueError for one that there is not."""
    if name not in RETURNS:
        raise ValueError(f"reward is {name!r}; allowed: {', '.join(RETURNS)}")
    return RETURNS[name]
