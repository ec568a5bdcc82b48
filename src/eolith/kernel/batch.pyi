from collections.abc import Mapping
from typing import Literal, SupportsIndex

import numpy
from numpy.typing import ArrayLike, NDArray

from eolith.kernel.game import Game
from eolith.kernel.state import State

class Batch:
    """n games, each of which waits for a seat: `step` plays an option in every one, and chance until a seat decides."""

    observations: NDArray[numpy.int16]
    """What the seat that decides knows, as `State.encode` says it: n rows of `game.cells`; None without `observe`."""
    masks: NDArray[numpy.uint8]
    """1 for each option that is legal: n rows as wide as the action space."""
    seats: NDArray[numpy.int8]
    """Whose decision it is, 0 upward."""
    rewards: NDArray[numpy.float32]
    """What the last step brought: n rows, a number for each side."""
    over: NDArray[numpy.bool_]
    """Whether a game ended in the last step; another one is begun."""
    winners: NDArray[numpy.bool_]
    """Who has won a game that ended: n rows of sides, all False elsewhere."""
    lengths: NDArray[numpy.int32]
    """How many decisions seats have taken in a game, that which ended where one did."""
    def __init__(
        self,
        game: Game,
        n: SupportsIndex,
        seed: SupportsIndex = 0,
        *,
        observe: bool = True,
        reward: Literal["final", "win", "shaped"] = "win",
        arrays: Mapping[str, NDArray[numpy.generic]] | None = None,
    ) -> None: ...
    @property
    def game(self) -> Game: ...
    @property
    def n(self) -> int: ...
    @property
    def reward(self) -> str: ...
    @property
    def finished(self) -> dict[int, State]:
        """The games that ended in the last step, by their numbers, as they ended."""
    def step(self, options: ArrayLike) -> None: ...
    def sample(self) -> NDArray[numpy.int64]: ...
    def state(self, i: SupportsIndex) -> State: ...
