"""Tables and chance for tests, whatever the game: seats are letters, commands are text, a refusal changes nothing."""

from __future__ import annotations

from typing import Any

from eolith.kernel.game import SEATS
from eolith.kernel.rule import Refused
from eolith.table.play import Play, Step


class Table(Play):
    """A table at which seats say what they do."""

    def say(self, seat: str, *commands: str) -> list[Step]:
        """Carry out commands; Refused when a rule forbids one, and then that one has changed nothing."""
        steps = []
        for command in commands:
            before = self.state.to_bytes()
            try:
                steps += self.command(SEATS.index(seat), command)
            except Refused:
                assert self.state.to_bytes() == before, f"{command!r} was refused and yet changed something"
                raise
        return steps

    def step(self, seat: str, *options: str) -> None:
        """Take options of the engine, one small decision each, as a bot does."""
        for option in options:
            self.command(SEATS.index(seat), self.game.option(option))

    def refused(self, seat: str, command: str) -> str:
        """The rule that forbids a command."""
        try:
            self.say(seat, command)
        except Refused as refused:
            return refused.refusal.rule
        raise AssertionError(f"{seat} was allowed to {command}")

    @property
    def offered(self) -> list[str]:
        """What the seat to decide may do, as it is typed."""
        return [self.game.text(option) for option in self.state.options()]

    def can(self, command: str) -> bool:
        """Whether exactly this is offered."""
        return command in self.offered

    def __getitem__(self, seat: str) -> dict[str, Any]:
        """A seat as a position names it."""
        entry: dict[str, Any] = self.state.to_position()[seat]
        return entry

    def value(self, entry: str) -> Any:
        """An entry of the position: t.value("round")."""
        return self.state.to_position().get(entry, {})

    @property
    def turn(self) -> str | None:
        """The letter of the seat to decide; "chance", or None after the end."""
        return None if self.state.seat is None else "chance" if self.state.seat < 0 else SEATS[self.state.seat]


class Watching:
    """What remembers all that chance could have done, mixed into a chance as a test tells it."""

    frames: tuple[str, ...]
    """The game's kinds of frames."""

    def __init__(self, *told: Any, **more: Any) -> None:
        super().__init__(*told, **more)
        self.seen: list[tuple[str, dict[str, int]]] = []

    def choose(self, state: Any) -> int:
        options = [state.game.text(option) for option in state.options()]
        self.seen.append((self.frames[state.frame[0]], dict(zip(options, state.weights(), strict=True))))
        option: int = super().choose(state)  # type: ignore[misc]
        return option

    def of(self, kind: str) -> list[dict[str, int]]:
        """For each time that chance decided in a kind of frame: its options, each with its weight."""
        return [weights for seen, weights in self.seen if seen == kind]
