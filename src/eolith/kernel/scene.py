"""What a game's `scene` offers to whoever shows it: a page, a notebook, a file.  Knows no game.

A scene turns what one viewer may know (an observation) into a picture of a few panels, and into
the same in words; and it turns what a seat may do into targets of that picture and into one
small form.  Nothing of it is kept: each method answers from its arguments alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, wraps
from html import escape
from pathlib import Path
from typing import Any, Protocol, TypeVar

from .document import art, document, pages
from .drawing import HOT
from .game import SEATS
from .state import State
from .text import capital, sentence
from .vocabulary import Vocabulary

T = TypeVar("T")
Event = tuple[int, int, int, int, int]


@dataclass(frozen=True)
class Choice:
    """One thing that can be chosen."""

    command: str
    """As it is typed, in English."""
    label: str
    group: str = ""
    """Neighbours of the same group differ only in `member` and can be shown in one line."""
    member: str = ""
    target: str = ""
    """The target of the picture that it belongs to; empty if there is none."""


@dataclass(frozen=True)
class Item:
    """One line of a panel in words."""

    text: str
    target: str = ""
    """The target of the picture that it speaks of; empty if there is none."""


@dataclass(frozen=True)
class Part:
    """One panel of the picture: an SVG of its own."""

    id: str
    """`board`, `tribe-A`: the id of its element."""
    title: str
    """Its heading in the reader's language."""
    kind: str
    """Where a page lays it: `board`, `row` (below it), `own` (the viewer's), `hand`, `other`, `aside`."""
    width: int
    height: int
    """Of its view box."""
    ground: str
    """SVG markup below the pieces that stays the same throughout a game."""
    pieces: Mapping[str, str]
    """By id, one SVG element each that bears that id; the same ids in the same order throughout a game."""
    tell: Callable[[], Sequence[Item]] = tuple
    """Makes `items`, which few look at."""
    zone: int = 0
    """Which of the scene's `zones` it lies in, 1 the first; 0 if it is always shown."""

    @cached_property
    def items(self) -> Sequence[Item]:
        """The same in words."""
        return self.tell()

    def has(self, target: str) -> bool:
        """Whether a target is drawn here."""
        return any(f'data-at="{target}"' in drawn for drawn in self.pieces.values())

    @property
    def calls(self) -> bool:
        """Whether something can be done here."""
        return any(f'{HOT}"' in drawn for drawn in self.pieces.values())

    def svg(self) -> str:
        """The panel as one element; it needs the scene's `art` in the same document."""
        return (
            f'<svg id="{self.id}" class="part part-{self.kind}" viewBox="0 0 {self.width} {self.height}" role="group" '
            f'aria-label="{escape(self.title)}">{self.ground}{"".join(self.pieces.values())}</svg>'
        )


@dataclass(frozen=True)
class Field:
    """One number to be set in a form: how many of something, or whether (0 or 1)."""

    name: str
    label: str
    value: int
    most: int
    """The least is 0; a field of at most 1 is a switch."""
    art: str = ""
    """The id of a symbol of the scene's art that shows it."""


@dataclass(frozen=True)
class Fact:
    """A number that helps to decide."""

    label: str
    value: str
    art: str = ""
    """The id of a symbol of the scene's art that stands for it; `face-…` is a component's face, drawn to be read."""

    @property
    def face(self) -> bool:
        """Whether a face is shown."""
        return self.art.startswith("face-")


@dataclass(frozen=True)
class Panel:
    """What is to be decided, or what can be done at one target: either choices, or fields that make up one command."""

    title: str
    text: str = ""
    """One sentence more."""
    choices: Sequence[Choice] = ()
    fields: Sequence[Field] = ()
    command: str = ""
    """What the fields as they are now amount to; empty while that is not possible."""
    verdict: str = ""
    """What that would give (`11 + 2 = 13 → 3 brick, 1 pip unused`), or why it is not possible."""
    rule: str = ""
    """The rule behind a verdict or text that says no, or behind what is there."""
    facts: Sequence[Fact] = ()


@dataclass(frozen=True)
class Line:
    """One line of the log."""

    seat: int
    """Who did it; CHANCE for what befell everybody."""
    text: str
    rules: tuple[str, ...] = ()
    """The rules that it happened by."""

    def words(self) -> str:
        """The text without the letter of its seat, for a page that shows the seat by its mark."""
        return self.text.removeprefix(f"{SEATS[self.seat]} ") if self.seat >= 0 else self.text


@dataclass(frozen=True)
class Cell:
    """One number of a score sheet, and the things that it is made of."""

    points: int | None
    """None where the reader may not know."""
    items: Sequence[str] = ()


@dataclass(frozen=True)
class Scores:
    """A score sheet in words."""

    rows: Sequence[tuple[str, Sequence[Cell]]]
    """A category and its cell for each seat; the last row is the total."""
    winners: Sequence[int]
    """Who shares the first place; nobody before the end."""
    places: Sequence[int]
    """The place of each seat, 1 first."""
    note: str = ""
    """How the game ended, and what broke a tie."""


@dataclass(frozen=True)
class Chart:
    """A diagram of a finished game: a number for each seat at each of some points."""

    title: str
    columns: Sequence[str]
    series: Sequence[Sequence[float]] = field(default_factory=list)
    """One row of numbers for each seat, one number a column."""
    text: str = ""
    """What the numbers are."""
    bars: bool = False
    """Each number stands for itself; else they are one course."""


class Scene(Protocol):
    """A game's scene in one language; made once and used by everybody."""

    art: str
    """SVG symbols that the parts use; once in a document."""
    style: str
    """What the parts look like on a page, and where they lie there."""
    telling: Any
    """The game in words of the language."""

    @property
    def vocabulary(self) -> Vocabulary:
        """Commands in the reader's language."""

    @property
    def zones(self) -> Sequence[str]:
        """Titles of the zones of a large table in their order, six at most; empty for a table that any screen can show.

        Where there is no room for all of them, one zone is open at a time.
        """

    def parts(
        self,
        seen: Any,
        hot: frozenset[str] = frozenset(),
        recent: Sequence[Event] = (),
        salt: int = 0,
        names: Sequence[str] = (),
    ) -> list[Part]:
        """The picture of an observation, the viewer's own part after those of the table, the others last.

        `hot` are the targets that glow.  `recent` are the events of the last turns, for dice as
        they fell; `salt` is a number of the table that may be known, so that one roll shows the same
        faces to all.  `names` says who plays each seat.
        """

    def svg(self, seen: Any, recent: Sequence[Event] = (), salt: int = 0, names: Sequence[str] = ()) -> str:
        """The whole picture as one self-contained document: for a notebook or a file."""

    def choices(self, state: State) -> list[Choice]:
        """All whole choices of the seat to decide; those with a target make it glow."""

    def panel(self, state: State, seat: int | None, target: str = "", given: Mapping[str, int] | None = None) -> Panel:
        """What a seat can do at a target, or why it cannot; without a target, all that it is asked now.

        `given` are the present values of the fields; what is not a field is passed over.  A
        spectator (None) is told what there is.
        """

    def gives_up(self, state: State, option: int) -> bool:
        """Whether the seat to decide gives up what it had planned or has earned, so that it should be asked first."""

    def status(self, seen: Any, names: Sequence[str]) -> str:
        """One sentence: who must do what, as this viewer is told it."""

    def log(self, events: Sequence[Event], viewer: int | None, names: Sequence[str] = ()) -> list[Line]:
        """Events in words, as a viewer (None: a spectator) may read them; who is spoken of bears its name."""

    def refusal(self, refusal: Any) -> str:
        """Why something is not allowed, as a sentence."""

    def scores(self, seen: Any, names: Sequence[str] = ()) -> Scores:
        """The score sheet as the owner of an observation may know it; `names` says who plays each seat."""

    def charts(self, steps: Sequence[tuple[State, Sequence[Event]]]) -> list[Chart]:
        """Diagrams of a finished game: each decision's events with the state after it."""


# --- what scenes have in common --------------------------------------------------------------------


class Stage:
    """What the scenes of all games do alike: by the modules that they name, in the words of their `telling`."""

    folder: Path
    """Of the game's scene, with `art/`, and `page.css` if it has one."""
    boxes: str = ""
    """The style sheet of what smaller pages put elsewhere."""
    width: int
    """Of a whole picture."""
    titles: Sequence[str] = ()
    """How the messages of its zones end."""
    story: Any
    """The module that tells what is asked, what somebody else is doing and how the game ended, scores and diagrams."""
    offered: Callable[[Any, Any], Sequence[Choice]]
    """All whole choices of the seat to decide, as its panels offer them."""
    telling: Any

    def __init__(self, game: Any, language: str) -> None:
        self.telling = game.telling(language)
        self.vocabulary: Vocabulary = game.room("words.typed").Vocabulary(self.telling)
        self.art = art(self.folder / "art")
        self.style = pages(self.folder, self.boxes)
        self.zones = [self.telling.say(f"scene-zone-{title}") for title in self.titles]

    def parts(
        self, seen: Any, hot: frozenset[str] = frozenset(), recent: Sequence[Event] = (), salt: int = 0,
        names: Sequence[str] = (),
    ) -> list[Part]:  # fmt: skip
        return [*self.table(seen, hot, recent, salt), *self.tribes(seen, hot, names)]

    def table(self, seen: Any, hot: frozenset[str], recent: Sequence[Event], salt: int) -> Sequence[Part]:
        """What lies on the table, alike for all who look at it."""
        raise NotImplementedError

    def tribes(self, seen: Any, hot: frozenset[str], names: Sequence[str]) -> Sequence[Part]:
        """What is a seat's, the viewer's first."""
        raise NotImplementedError

    def rows(self, parts: Sequence[Part]) -> Sequence[Sequence[Part | Sequence[Part]]]:
        """The panels as they lie in a whole picture: a row below the other; rows without any are left out."""
        raise NotImplementedError

    def svg(self, seen: Any, recent: Sequence[Event] = (), salt: int = 0, names: Sequence[str] = ()) -> str:
        rows = self.rows(self.parts(seen, recent=recent, salt=salt, names=names))
        return document(filter(None, rows), self.folder / "art", self.width, self.telling.game.colours)

    def choices(self, state: State) -> list[Choice]:
        return [] if state.seat is None or state.seat < 0 else list(self.offered(self.telling, state))

    def status(self, seen: Any, names: Sequence[str] = ()) -> str:
        if seen.pending is None:
            told = self.story.ended(self.telling, seen, names)
        elif seen.pending.seat == "chance":
            told = self.telling.say("chance-decides")
        elif seen.pending.seat == seen.viewer:
            told = self.telling.say("scene-your-turn", prompt=self.story.prompt(self.telling, seen))
        else:
            told = self.story.doing(self.telling, seen, names)
        return str(told)

    def log(self, events: Sequence[Event], viewer: int | None, names: Sequence[str] = ()) -> list[Line]:
        secrets = self.telling.game.room("words.log").SECRETS
        # whoever has no secret among them reads what a spectator reads
        own = any(event[0] in secrets and event[1] == viewer for event in events)
        return list(_log(self.telling, tuple(events), viewer if own else None, tuple(names)))

    def refusal(self, refusal: Any) -> str:
        told: str = self.telling.refusal(refusal)
        return told

    def scores(self, seen: Any, names: Sequence[str] = ()) -> Scores:
        told: Scores = self.story.scores(self.telling, seen, names)
        return told

    def charts(self, steps: Sequence[tuple[State, Sequence[Event]]]) -> list[Chart]:
        told: list[Chart] = self.story.Diagrams(self.telling).charts(steps)
        return told


@lru_cache(maxsize=1024)
def _log(telling: Any, events: tuple[Event, ...], viewer: int | None, names: tuple[str, ...]) -> tuple[Line, ...]:
    return tuple(telling.game.room("words.log").log(telling, events, viewer, names=names))


def by_position(find: Callable[..., T]) -> Callable[..., T]:
    """Remembers what is found at a position: by a function of a telling, a state, and whatever else is given."""

    @lru_cache(maxsize=64)
    def found(telling: Any, position: bytes, *more: Any) -> T:
        return find(telling, telling.game.from_bytes(position), *more)

    return wraps(find)(lambda telling, state, *more: found(telling, state.to_bytes(), *more))


def of_kind(parts: Sequence[Part], *kinds: str) -> list[Part]:
    """Those parts that a page lays in one of these ways."""
    return [part for part in parts if part.kind in kinds]


def seated(seen: Any, names: Sequence[str]) -> Iterator[tuple[Any, str, bool]]:
    """What an observation tells of each seat, who plays it, and whether it is the viewer's, whose comes first."""
    own = SEATS.find(seen.viewer or "nobody")
    for seat in ((max(own, 0) + i) % len(seen.seats) for i in range(len(seen.seats))):
        yield seen.seats[seat], names[seat] if seat < len(names) else "", seat == own


def named(say: Callable[..., str], seat: str, name: str, unnamed: str) -> str:
    """The title of what is a seat's, by who plays it; by a message about the seat as long as nobody has a name."""
    return say("title-name", title=seat, name=name) if name else say(unnamed, seat=seat)


# --- panels ---------------------------------------------------------------------------------------


def told_apart(item: Item) -> tuple[str, str]:
    """A line of the picture as the title of a panel and the sentence below it."""
    title, _, text = re.sub(r"[:;] ", "\0", item.text, count=1).partition("\0")
    return title.removesuffix("."), sentence(text) if text else ""


def waiting(telling: Any, title: str, state: State, seat: int | None, command: str) -> Panel:
    """What whoever is not to decide is told: a spectator that it watches, a seat why it cannot do that now."""
    if seat is None:
        return Panel(title, telling.say("scene-watching"))
    refusal = telling.game.why_not(state, command, seat)
    return Panel(title, telling.refusal(refusal), rule=refusal.rule)


def side_by_side(found: Iterable[Choice]) -> list[Choice]:
    """Choices told with a capital letter, those of one group beside the first of them."""
    groups: dict[str, list[Choice]] = {}
    for one in found:
        groups.setdefault(one.group or one.command, []).append(replace(one, label=capital(one.label)))
    return [one for group in groups.values() for one in group]


# --- choices and decisions ------------------------------------------------------------------------


def chosen(scene: Scene, state: State, options: Sequence[int]) -> list[Choice]:
    """The choices of a seat that begin with some decisions; only the one that they make up, if there is one."""
    ways = [(one, state.game.expand(state, one.command)) for one in scene.choices(state)]
    whole = [one for one, way in ways if way == options]
    return whole or [one for one, way in ways if way[: len(options)] == options]


def in_words(scene: Scene, state: State, options: Sequence[int]) -> str:
    """Decisions as the list of choices tells them; the first of them as it is typed, where that is not one choice."""
    found = chosen(scene, state, options)
    return found[0].label if len(found) == 1 else scene.vocabulary.shown(state.game.text(options[0]))


def gives_up(scene: Scene, state: State, options: Sequence[int]) -> bool:
    """Whether decisions give up something that could be had, so that a person is asked first."""
    after, given_up = state.clone(), False
    for option in options:
        given_up = given_up or scene.gives_up(after, option)
        after.apply(option)
    return given_up and len(state.options()) > 1


def advised(scene: Scene, state: State, choose: Callable[[State], int], begun: Sequence[int] = ()) -> list[int]:
    """What a bot would decide, or go on with, until it is clear which choice it means: the whole of that.

    Of several choices that are begun, one after another, it is the whole of the last.
    """
    after, options, left = state.clone(), list[int](), list(begun)
    while left or not options:
        ways = [after.game.expand(after, one.command) for one in scene.choices(after)]
        whole = max((way for way in ways if way == left[: len(way)]), key=len, default=None)
        whole = whole or _completed(after, ways, choose, left)
        for option in whole:
            after.apply(option)
        options, left = options + whole, left[len(whole) :]
    return options


def _completed(state: State, ways: list[list[int]], choose: Callable[[State], int], begun: Sequence[int]) -> list[int]:
    """Decisions, and how a bot goes on with them, until one of the ways is meant: that one, or what was begun."""
    after, options = state.clone(), list(begun)
    for option in options:
        after.apply(option)
    while True:
        meant = [way for way in ways if way[: len(options)] == options]
        if options in meant or (options and not meant):
            return options
        if len(meant) == 1:
            return meant[0]
        options.append(choose(after))
        after.apply(options[-1])


def one_by_one(scene: Scene, state: State, options: Sequence[int]) -> list[Choice]:
    """Decisions as choices, one after another, without those behind the first that are forced.

    Where there is no choice for a decision, it is as it is typed.
    """
    found: list[Choice] = []
    after, left = state.clone(), list(options)
    while left:
        ways = [(one, after.game.expand(after, one.command)) for one in scene.choices(after)]
        ways = [(one, way) for one, way in ways if way == left[: len(way)]]
        typed = after.game.text(left[0])
        one, way = max(
            ways, key=lambda way: len(way[1]), default=(Choice(typed, scene.vocabulary.shown(typed)), left[:1])
        )
        if not found or len(after.options()) > 1:
            found.append(one)
        for option in way:
            after.apply(option)
        left = left[len(way) :]
    return found
