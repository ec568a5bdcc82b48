"""What reading and writing a position has in common, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .entries import choice, flag, table, wrong
from .game import SEATS, Game, PositionError
from .numbers import DEPTH, SLOTS
from .state import State, write_field

HEAD = ("game", "players", "options", "puzzle")


def head(game: Game, check: Callable[[], None]) -> dict[str, Any]:
    """The entries that say which game a position belongs to, and that it is a puzzle where `check` finds a fault."""
    options = game.changed_options()
    found = {"game": game.name, "players": game.players, **({"options": options} if options else {})}
    try:
        check()
    except (AssertionError, PositionError):
        found["puzzle"] = True
    return found


class Draft:
    """A state whose fields can be written, for readers of positions; else it is as the state itself."""

    def __init__(self, state: State) -> None:
        object.__setattr__(self, "made", state)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.made, name)

    def __setattr__(self, name: str, value: Any) -> None:
        write_field(self.made, name, value)


class PositionReader:
    """Fills one blank state from one position, checking every entry."""

    game: Any
    state: Any
    """The Draft of it."""

    names: Any
    """The game's Names, with the columns of its `table` and of a `seat`."""

    def __init__(self, game: Game, names: Any, position: Mapping[str, Any], *others: str) -> None:
        """`others` are what the table of a position can have beside its columns."""
        self.game, self.names = game, names
        self.seats = SEATS[: game.sides]
        self.data = table("the position", position, [*HEAD, *names.table.entries, *others, *self.seats, "agenda"])
        self.state = Draft(game.blank())

    def check_head(self) -> None:
        """PositionError for a position of another game; what it leaves out is no contradiction."""
        for name, due in (("game", self.game.name), ("players", self.game.players)):
            if self.data.get(name, due) != due:
                raise wrong(name, self.data[name], f"{due}, as this game has it")
        changed = self.game.changed_options()
        given = table("options", self.data.get("options", {}), self.game.option_values)
        due = {name: value for name, value in changed.items() if name in given or name not in self.game.younger}
        if given not in (due, {}):
            raise wrong("options", self.data["options"], f"{changed}, as this game has them")

    @property
    def puzzle(self) -> bool:
        """Whether it may be what could stand on a table but not have been played to."""
        return flag("puzzle", self.data.get("puzzle", False))

    def check_supply(self, check: Callable[[Any], None]) -> None:
        """PositionError for what does not add up, unless it is a puzzle; `check` is as Game.check."""
        if self.puzzle:
            return
        try:
            check(self.state.made)
        except AssertionError as problem:
            raise PositionError(f"position: {problem} (a puzzle may leave things out)") from None

    def of_seat(self, name: str, *others: str) -> Mapping[str, Any]:
        """The entries of a seat; `others` are what it can have beside its columns."""
        return table(name, self.data.get(name, {}), [*self.names.seat.entries, *others])

    def seat(self, entry: str, value: object) -> int:
        """The number of a seat of this game, from its letter."""
        return choice(entry, value, [*self.seats])

    def set_agenda(self, frames: Sequence[Sequence[int]]) -> None:
        """Set the agenda, from the bottom."""
        self.state.agenda = [*frames, *[[0] * SLOTS for _ in range(DEPTH - len(frames))]]
        self.state.depth = len(frames) - 1

    def put(self, fields: str, raw: Any, seat: int | None = None) -> None:
        """Set a field, or several at once, or a seat's part of them; where `raw` is short, the rest stays."""
        names = fields.split()
        for name, numbers in zip(names, raw if len(names) > 1 else (raw,), strict=True):
            if seat is None:
                rest = getattr(self.state, name)[len(numbers) :] if isinstance(numbers, list) else None
                setattr(self.state, name, numbers if rest is None else [*numbers, *rest])
            else:
                self.set(name, seat, numbers)

    def set(self, field: str, place: int, value: Any) -> None:
        """Set one row, or one number, of an array of the state."""
        rows = getattr(self.state, field)
        rows[place] = value
        setattr(self.state, field, rows)
