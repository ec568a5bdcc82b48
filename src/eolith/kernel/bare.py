"""The rooms of a game that has none of its own: all that it shows, as plainly as can be.

`Game.room` finds them here, so rules and a door are enough to be played in a terminal, in the browser and by the bot
`random`.  What is said follows the texts of the game as far as there are any: `field-NAME` for a field of the state,
`log-EVENT` for an event, `ending-NAME` for an ending.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from . import drawing, telling, terminal, vocabulary
from .game import SEATS, Game, PositionError
from .named import Named
from .observation import Plain, seat_name
from .pack import PackError
from .position import PositionReader, head
from .rule import Refusal, refuse
from .scene import Cell, Chart, Choice, Event, Item, Line, Panel, Part, Scores
from .standings import Outcome, Sheet, ranking, standings
from .state import CHANCE, State
from .story import who
from .text import capital

WIDTH, MARGIN, ROW = 520, 20, 40
"""Of the picture, and of a line of it."""


NO_COLUMNS = SimpleNamespace(table=SimpleNamespace(entries=()))
"""The Names of a game that declares no columns."""


# --- pack ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pack:
    """Nothing is printed on anything."""

    edition: str = "first"
    digest: str = "0" * 16

    @classmethod
    def load(cls, path: Path | None) -> Pack:
        if path is not None:
            raise PackError(f"{path.name}: the game has no pack that another could replace")
        return cls()


# --- notation -----------------------------------------------------------------------------------------


def parse_command(game: Game, text: str) -> Any:
    """The action whose text it is, in any case and spacing."""
    return game.action(game.option(" ".join(text.casefold().split())))


def expand(game: Game, state: State, command: Any, seat: int | None = None) -> list[int]:
    """The option of an action, if it is offered to that seat."""
    option = game.option(command)
    if state.seat is None:
        raise refuse("", "game-over")
    if state.seat == CHANCE:
        raise refuse("", "chance-decides")
    if seat not in (None, state.seat):
        raise refuse("", "not-your-turn", seat=SEATS[state.seat])
    if option not in state.options():
        raise refuse("", "not-now")
    return [option]


def write_position(game: Game, state: State) -> dict[str, Any]:
    """The fields by name, and a digest: only the rules know what else they could be, so nothing else is read."""
    fields: dict[str, Any] = dict(state.fields())
    fields["agenda"] = fields["agenda"][: fields.pop("depth") + 1]
    del fields["sides"]
    return {**head(game, lambda: None), **fields, "digest": state.digest()}


def read_position(game: Game, position: Mapping[str, Any]) -> State:
    """The state that was written; PositionError for one that was not."""
    names = game.blank().fields().keys() - {"agenda", "depth", "sides"}
    reader = PositionReader(game, NO_COLUMNS, position, "digest", *names)
    reader.check_head()
    try:
        for name in names:
            setattr(reader.state, name, reader.data[name])
        reader.set_agenda(reader.data["agenda"])
    except KeyError as missing:
        raise PositionError(f"position: {missing} is missing") from None
    except (TypeError, ValueError) as problem:
        raise PositionError(f"position: {problem}") from None
    if reader.state.digest() != reader.data.get("digest"):
        raise PositionError(f"position: its digest does not fit; {game.name} reads only what it has written itself")
    reader.state.resume()
    read: State = reader.state.made
    return read


# --- what is seen -------------------------------------------------------------------------------------


class Observation(Plain, frozen=True):
    """What the viewer may know: all fields of the state but those that are private to others."""

    viewer: str | None
    turn: str | None
    """Whose decision it is: a seat, "chance", or None after the end."""
    end: str
    """How the game ended; empty while it goes on."""
    outcome: Outcome | None
    sides: int
    points: tuple[int, ...]
    """By side; empty before the end in a game with private fields, which they could tell of."""
    tie_breaks: tuple[int, ...]
    fields: Named[Any]

    @property
    def seats(self) -> tuple[Observation, ...]:
        """No seat has a part of its own."""
        return (self,) * self.sides


def observe(game: Game, state: State, viewer: int | None) -> Observation:
    aside = ("sides", "over", "depth", "agenda")
    seen = Named((name, _plain(value)) for name, value in state.fields().items() if name not in aside)
    private = () if state.over else game.private
    for name in private:
        seen[name] = tuple(row if seat == viewer else None for seat, row in enumerate(seen[name]))
    return Observation(
        None if viewer is None else SEATS[viewer],
        None if state.seat is None else seat_name(state.seat),
        game.endings[state.over],
        game.outcome(state),
        game.sides,
        () if private else tuple(state.scores()),
        () if private else tuple(state.tie_breaks()),
        seen,
    )


def _plain(value: Any) -> Any:
    return tuple(map(_plain, value)) if isinstance(value, list) else value


def sheet(game: Game, seen: Any) -> Sheet[Any]:
    """The ranking alone."""
    winners = seen.outcome.winners if seen.outcome else ()
    return Sheet((), bool(seen.end), ranking(seen.points, seen.tie_breaks), winners)


# --- words --------------------------------------------------------------------------------------------


class Vocabulary(vocabulary.Vocabulary):
    """The texts of options as they are; other commands in the words of the language."""

    def __init__(self, telling: Telling, others: tuple[str, ...] = ()) -> None:
        super().__init__(telling.texts, (), others)

    def english(self, text: str, possible: Iterable[str] = ()) -> str:
        first, _, rest = text.strip().partition(" ")
        return " ".join([self.verbs.get(first.casefold(), first), *rest.split()])

    def shown(self, english: str) -> str:
        return english

    def usage(self, verb: str = "") -> list[str]:
        return []


class Telling(telling.Telling[Any]):
    """A game in the words that it has."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language)
        self.say = self._say

    def _say(self, message: str, **values: Any) -> str:
        """A message; what the game has no words for is called as in its code: `ending-bag` is `bag`."""
        if message in self.texts:
            return self.texts.say(message, **values)
        return message.partition("-")[2].replace("_", " ")

    def component(self, kind: str, number: int) -> str:
        told: str = getattr(self.pack, kind)[number].id
        return told

    def prompt(self, seen: Any) -> str:
        return ""

    def refusal(self, refusal: Refusal) -> str:
        message = f"refusal-{refusal.reason}"
        return self.say(message if message in self.texts else "bare-not-now", **refusal.details)

    def items(self, seen: Any) -> list[Item]:
        """A line for everything that an observation tells."""
        told = seen.fields if isinstance(seen, Observation) else seen.to_dict()
        return [Item(f"{self.say(f'field-{name}')}: {_written(value)}") for name, value in told.items()]

    def choices(self, state: State) -> list[Choice]:
        if state.seat is None or state.seat == CHANCE:
            return []
        texts = [self.game.text(option) for option in state.options()]
        return [Choice(text, text) for text in texts]

    def log(self, events: Sequence[Event]) -> Iterator[Line]:
        """Events that there are words for."""
        for kind, seat, a, b, c in events:
            message = f"log-{self.game.events[kind]}" if kind < len(self.game.events) else ""
            if message in self.texts:
                yield Line(seat, self.say(message, seat=seat_name(seat), a=a, b=b, c=c))


def _written(value: Any) -> str:
    """Numbers as they are, rows of them one after another."""
    if isinstance(value, tuple | list):
        return (" / " if any(isinstance(item, tuple | list) for item in value) else ", ").join(map(_written, value))
    return "?" if value is None else str(value)


# --- scene --------------------------------------------------------------------------------------------


class Scene:
    """Everything in lines of text (eolith.kernel.scene.Scene)."""

    art = style = ""
    zones: Sequence[str] = ()

    def __init__(self, game: Game, language: str) -> None:
        self.telling = Telling(game, language)
        self.vocabulary = Vocabulary(self.telling)

    def parts(
        self,
        seen: Any,
        hot: frozenset[str] = frozenset(),
        recent: Sequence[Event] = (),
        salt: int = 0,
        names: Sequence[str] = (),
    ) -> list[Part]:
        items = self.telling.items(seen)
        pieces = {f"line-{i}": _drawn(f"line-{i}", item.text, i) for i, item in enumerate(items)}
        height = 2 * MARGIN + ROW * len(items)
        ground = f'<rect width="{WIDTH}" height="{height}" rx="12" fill="#f3ece0"/>'
        return [Part("board", self.telling.say("bare-table"), "board", WIDTH, height, ground, pieces, lambda: items)]

    def svg(self, seen: Any, recent: Sequence[Event] = (), salt: int = 0, names: Sequence[str] = ()) -> str:
        return self.parts(seen)[0].svg().replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)

    def choices(self, state: State) -> list[Choice]:
        return self.telling.choices(state)

    def panel(self, state: State, seat: int | None, target: str = "", given: Mapping[str, int] | None = None) -> Panel:
        choices = self.choices(state) if seat == state.seat else []
        return Panel(self.status(state.game.observe(state, seat), ()), choices=choices)

    def gives_up(self, state: State, option: int) -> bool:
        return False

    def status(self, seen: Any, names: Sequence[str] = ()) -> str:
        say = self.telling.say
        if seen.turn is None and self.telling.game.alone:
            return ". ".join(self.telling.outcome(seen.outcome))
        if seen.turn is None:
            winners = [who(names, seat) for seat in sheet(self.telling.game, seen).winners]
            won = say("winner" if len(winners) == 1 else "winners", seats=self.telling.listed(winners))
            return f"{say('refusal-game-over')} {won}"
        if seen.turn == "chance":
            return say("chance-decides")
        if seen.turn == seen.viewer:
            return say("status-you", seat=seen.turn)
        return say("refusal-not-your-turn", seat=who(names, seen.turn))

    def log(self, events: Sequence[Event], viewer: int | None, names: Sequence[str] = ()) -> list[Line]:
        return list(self.telling.log(events))

    def refusal(self, refusal: Refusal) -> str:
        return self.telling.refusal(refusal)

    def scores(self, seen: Any, names: Sequence[str] = ()) -> Scores:
        told, say = sheet(self.telling.game, seen), self.telling.say
        row = capital(say("bare-points")), [Cell(points) for points in seen.points]
        note = capital(say(f"ending-{seen.end}")) if told.final else ""
        return Scores([row], [*map(SEATS.index, told.winners)], standings(seen.points, seen.tie_breaks), note)

    def charts(self, steps: Sequence[tuple[State, Sequence[Event]]]) -> list[Chart]:
        return []


def _drawn(id: str, text: str, row: int) -> str:
    """A line of the picture; a long one is smaller, and may be broken."""
    parts, size = drawing.lines(text, WIDTH - 2 * MARGIN, 18)
    middle = MARGIN + ROW * (row + 0.5)
    told = (
        drawing.words(part, MARGIN, middle + size * (0.35 + 1.1 * (i - (len(parts) - 1) / 2)), size, "ink", "start")
        for i, part in enumerate(parts)
    )
    return drawing.picture(id, text, "".join(told))


# --- terminal -----------------------------------------------------------------------------------------


class Terminal(terminal.Terminal):
    """The same lines in a terminal."""

    def table(self, seen: Any, width: int, own_cards: bool = True) -> RenderableType:
        return Group(*(Text(item.text) for item in self.telling.items(seen)))

    def stock(self, seen: Any) -> RenderableType:
        return self.table(seen, 0)

    def cards(self, seen: Any) -> list[str]:
        return []

    def log(self, events: Sequence[Event], viewer: int | None, start: int = 0) -> list[Text]:
        return [self.log_line(line.seat, line.text) for line in self.telling.log(events[start:])]

    def offered(self, state: State) -> list[Choice]:
        told: list[Choice] = self.telling.choices(state)
        return told

    def sheet(self, told: Sheet[Any]) -> RenderableType:
        points = sorted((entry.seat, entry.points) for entry in told.ranking)
        return Group(*(self.mark(seat).append(f" {number}", style="default on default") for seat, number in points))
