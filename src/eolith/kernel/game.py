"""A configured game: which game, how many players, which table options, which pack.

A game's folder offers one subclass of `Game`, its door; everything that is not in the hot path of the
rules (texts, positions, observations) lies in the other rooms of the folder, which are found by their names
and know the door only as a `Game` of their pack.
"""

from __future__ import annotations

import pickle
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from importlib import import_module
from itertools import product
from operator import index
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, Self, SupportsIndex
from zlib import crc32

from eolith.kernel.pack import PackError
from eolith.kernel.rule import Refusal, Refused, cited
from eolith.kernel.standings import Outcome, by_points
from eolith.kernel.state import CHANCE, COMPILED, SEATS as SEATS, State, write_field
from eolith.kernel.version import VERSION

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from eolith.kernel.actions import Action, ActionTable
    from eolith.kernel.scene import Scene
    from eolith.kernel.state import Content, Decision, Event, Json, Seen, Viewer
    from eolith.kernel.study import Study

    P = TypeVar("P", bound="Printed", default=Any, covariant=True)
    S = TypeVar("S", bound=State)
else:
    from typing import TypeVar

    P, S = TypeVar("P"), TypeVar("S")

BARE = frozenset(
    (
        "notation.commands",
        "notation.position",
        "pack",
        "scene",
        "seen.observation",
        "seen.sheet",
        "terminal",
        "words.telling",
        "words.typed",
    )
)
"""The rooms that the kernel has for a game that has none."""


class Printed(Protocol):
    """What every pack says of itself."""

    @property
    def edition(self) -> str: ...

    @property
    def digest(self) -> str: ...


class SpecError(ValueError):
    """An unknown game, player count, option or value; the message names what is allowed."""


class PositionError(ValueError):
    """A position that cannot occur in the game; the message names the entry."""


class ActionError(ValueError):
    """A text that names no action of the game."""


class Kept(tuple[str, ...]):
    """The values of a table option that the states of its games keep: 0 for the default, then 1, 2 for the others."""

    field: str
    """The field of a state, if it is not called as the option."""

    def __new__(cls, *values: str, field: str = "") -> Self:
        kept = super().__new__(cls, values)
        kept.field = field
        return kept


class Game(Generic[P]):
    """The rules of one game for one table, P being the pack that it is played with.  Equal specs make equal games.

    Subclasses set the class variables below.  The rooms that methods look for are told in docs/adding_a_game.md; those
    that a game does not have are in `eolith.kernel.bare`.
    """

    name: ClassVar[str]
    """The game's id: its folder under eolith/games, or its entry point."""
    player_counts: ClassVar[tuple[int, ...]]
    """How many can play, ascending."""
    option_values: dict[str, tuple[str, ...]] = {}
    """The table options; the first value is the default, "N" stands for a number from 1 to 999.

    Those that are fields of a state are Kept.  A configured game has those that there are for its players.
    """
    option_players: ClassVar[dict[str, Collection[int]]] = {}
    """For how many players an option is, where it is not for all."""
    option_editions: ClassVar[dict[str, dict[str, str]]] = {}
    """By the value of the option `edition`, the options that it does not have, each with the rule that says so."""
    difficulty: ClassVar[tuple[str, ...]] = ()
    """The options that say how hard the game for one is."""
    younger: ClassVar[dict[str, str]] = {}
    """Options that stored tables can be older than, with what those play, which is not the default."""
    action_space: int
    """Seat options are 0 to action_space - 1: the width of masks and policies."""
    option_space: int
    """Chance options are action_space to option_space - 1."""
    longest: ClassVar[int]
    """A game whose seats choose at random ends within so many decisions, chance included.

    It bounds tests, not play: rules may let players who mean it go on for ever.
    """
    barriers: ClassVar[frozenset[int]] = frozenset()
    """Events behind which nobody can take a decision back."""
    openings: frozenset[tuple[int, int]] = frozenset()
    """Events, each by its kind and seat, with which a moment of what the rules play by themselves begins.

    `State.unfold` parts a decision there, so that people can look at one after another.
    """
    reveals: ClassVar[frozenset[int]] = frozenset()
    """Events that bring to light what others could not see when it was decided."""
    shows_all: ClassVar[bool] = False
    """Whether there is a viewer "all", who sees what the seats hide from each other."""
    endings: ClassVar[tuple[str, ...]]
    """How a game ended, by the value of `state.over`; the first is that of a game that goes on."""
    events: ClassVar[tuple[str, ...]] = ()
    """What the events are called, by their kind, in a game without a room of words."""
    won_by: ClassVar[dict[str, str]] = {}
    """Why a finished game is won, or lost, as it is: each reason of an Outcome with its rule."""
    sheet_title: ClassVar[str] = "sheet-title"
    """The message over the sheet: not every game counts points."""
    colours: ClassVar[str] = "abcd"
    """The seat of the usual colours in which each side is drawn."""
    private: ClassVar[tuple[str, ...]] = ()
    """In a game without observations of its own: the fields of which each seat sees its own row alone until the end."""

    state_class: ClassVar[type[State]]
    """The State of the rules."""

    decisions: Sequence[Decision]
    """The rules' Decision objects, one for each kind of frame."""
    content: Content = None  # type: ignore[assignment] # of a game whose rules read no pack
    """The pack as the rules read it."""
    action_table: ActionTable
    """What `action`, `option` and `text` answer from; a game without one has its own."""

    lacked: Mapping[str, str]
    """The options that its edition does not have, with the rules that say so."""
    pack: P
    """What is printed on the components."""
    pack_path: Path | None
    """The owner's file that it was read from; it need not be there any more."""

    def __init_subclass__(cls) -> None:
        """ImportError for rules that are not compiled as the kernel is."""
        super().__init_subclass__()
        rules = sys.modules[cls.state_class.__module__] if "state_class" in vars(cls) else None
        if COMPILED and rules is not None and str(rules.__file__).endswith(".py"):
            again = "build it again (docs/outside.md), or set EOLITH_PURE=1"
            raise ImportError(f"{rules.__name__} is not compiled, and eolith is: {again}")

    def __init__(self, players: int, options: Mapping[str, object] | None = None, pack: Path | None = None) -> None:
        """A table of so many players; SpecError for what the game does not have, PackError for a pack file."""
        if players not in self.player_counts:
            raise SpecError(f"{self.name} is played by {_players(self.player_counts)}, not {players}")
        self.players = players
        edition = (options or {}).get("edition", self.option_values.get("edition", ("",))[0])
        self.lacked = self.option_editions.get(str(edition), {})
        self.option_values = {
            name: values
            for name, values in self.option_values.items()
            if players in self.option_players.get(name, self.player_counts) and name not in self.lacked
        }
        self.options = self._checked_options(options or {})
        for name in self.options:
            if not self.matters(name):
                self.options[name] = self.option_values[name][0]
        if isinstance(pack, Carried):
            self.pack, self.pack_path = pack.pack, pack.path
        else:
            self.pack, self.pack_path = self.load_pack(pack), pack

    def __reduce__(self) -> tuple[object, ...]:
        """A game is pickled as what it is made from; a pack of one's own goes with it, the other is checked."""
        return _unpickled, (type(self), self.players, self.options, self._pickled_pack, self.pack.digest, VERSION)

    @cached_property
    def _pickled_pack(self) -> bytes | None:
        own = self._own_pack()
        return None if own is None else pickle.dumps(own)

    def _own_pack(self) -> Any:
        return None if self.pack_path is None else Carried(self.pack_path, self.pack)

    def _checked_options(self, given: Mapping[str, object]) -> dict[str, str]:
        for name, value in given.items():
            if name not in self.option_values:
                elsewhere = type(self).option_values.get(name)
                if elsewhere is None:
                    raise SpecError(f"{self.name} has no option {name!r}; it has {', '.join(self.option_values)}")
                if str(value) == elsewhere[0]:
                    continue
                if name in self.lacked:
                    edition = given.get("edition", type(self).option_values["edition"][0])
                    rule = self.lacked[name]
                    raise SpecError(f"option {name} of {self.name} is not of the {edition} edition ({rule})")
                counts = _players(self.option_players[name])
                raise SpecError(f"option {name} of {self.name} is for {counts}, not {self.players}")
        options = {}
        for name, allowed in self.option_values.items():
            value = str(given.get(name, allowed[0]))
            number = "N" in allowed and re.fullmatch(r"[1-9]\d{0,2}", value) is not None
            if not number and (value not in allowed or value == "N"):
                words = ["a number from 1 to 999" if word == "N" else word for word in allowed]
                raise SpecError(f"option {name} of {self.name} is {value!r}; allowed: {', '.join(words)}")
            options[name] = value
        return options

    def named_seat(self, option: str) -> int | None:
        """The seat that a table option names, None for `random`; SpecError where nobody sits there."""
        name = self.options[option]
        if name == "random":
            return None
        if name not in SEATS[: self.players]:
            seats = ", ".join(SEATS[: self.players])
            raise SpecError(f"option {option} is {name!r}, but {self.players} players sit at {seats}")
        return SEATS.index(name)

    def __repr__(self) -> str:
        """The spec that `eolith.load` takes: options are named as in `changed_options`."""
        changed = [f", {name}={value}" for name, value in self.changed_options().items()]
        return f"{self.name}(players={self.players}{''.join(changed)})"

    def changed_options(self) -> dict[str, str]:
        """The table options that are to be named: not at their default, or younger than some stored tables."""
        return {
            name: value
            for name, value in self.options.items()
            if value != self.option_values[name][0] or name in self.younger and self.matters(name)
        }

    def matters(self, option: str) -> bool:
        """Whether an option makes a difference beside the others; one that makes none is at its default."""
        return True

    def as_stored(self, named: Collection[str]) -> Game:
        """The game of a table that was stored with these options named, maybe by a version that had no others."""
        asked = self.options.keys() - named
        older = {name: value for name, value in self.younger.items() if name in asked and self.matters(name)}
        return type(self)(self.players, {**self.options, **older}, self._own_pack()) if older else self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or self.identity == other.identity

    def __hash__(self) -> int:
        return hash(self.identity)

    @cached_property
    def identity(self) -> bytes:
        """What equal games share, and others do not: spec and digest of the pack."""
        return f"{self!r} {self.pack.digest}\n".encode()

    @cached_property
    def salt(self) -> int:
        """64 bits that equal games share: what the keys of this game's positions begin with."""
        return int.from_bytes(sha256(self.identity).digest()[:8], "little")

    @cached_property
    def seal(self) -> int:
        """What the seals behind the bytes of this game's positions begin with."""
        return crc32(self.identity + VERSION.encode())

    @classmethod
    def room(cls, name: str) -> ModuleType:
        """A module of the game's folder, such as `seen.sheet`, or the kernel's; NotImplementedError for neither."""
        room: ModuleType | None = _room(cls, name)
        if room is None and name in BARE:
            return import_module("eolith.kernel.bare")
        if room is None:
            raise NotImplementedError(f"{cls.name} has no {name}")
        return room

    @property
    def sides(self) -> int:
        """How many own, act and score: a seat's side has its number, and the rules play those behind."""
        return self.players

    @property
    def alone(self) -> bool:
        """Whether one person plays, who wins or loses."""
        return self.players == 1

    @property
    def level(self) -> str:
        """How hard a game for one is: the values of its `difficulty`, such as `hard` or `on-off`."""
        return "-".join(self.options[name] for name in self.difficulty)

    @classmethod
    def levels(cls) -> dict[str, dict[str, str]]:
        """Every level of the game for one, the usual one first, with the options that make it."""
        chosen = product(*(cls.option_values[name] for name in cls.difficulty))
        return {"-".join(values): dict(zip(cls.difficulty, values)) for values in chosen}

    @property
    def resigned(self) -> Outcome:
        """How a game for one is decided that was given up: it is lost, to those whom the rules play if they win."""
        return Outcome(tuple(SEATS[self.players : self.sides]), "resigned", self.won_by.get("resigned", ""), 0)

    # --- what is asked about ---------------------------------------------------------------------

    def own(self, state: S) -> S:
        """The state, if it is one of an equal game; TypeError or ValueError, in one line, if it is not."""
        if getattr(state, "game", None) is self:
            return state
        if not isinstance(state, State):
            raise TypeError(f"a state of {self!r} is needed, not {state!r}")
        if state.game != self:
            raise ValueError(f"a state of {self!r} is needed, not one of {state.game!r}")
        return state

    def seat(self, seat: object, word: str = "seat", more: str = "") -> int | None:
        """A seat of the game, or None for a spectator, whom CHANCE means as well; ValueError for anything else."""
        try:
            number = CHANCE if seat is None else index(seat)  # type: ignore[arg-type] # that is the question
        except TypeError:
            number = self.players
        if CHANCE <= number < self.players:
            return None if number == CHANCE else number
        raise ValueError(f"{word} is {seat!r}; allowed: 0 to {self.players - 1}, or None for a spectator{more}")

    def viewer(self, seat: object) -> Viewer:
        """As `seat`; also "all", where the game has such a viewer."""
        if self.shows_all and isinstance(seat, str) and seat == "all":
            return "all"
        return self.seat(seat, "viewer", ", or 'all'" if self.shows_all else "")

    # --- what learning programs see --------------------------------------------------------------

    @cached_property
    def cells(self) -> int:
        """How many numbers an encoded observation has."""
        number: int = _tensors().cells_of(self)
        return number

    def bounds(self) -> tuple[Any, Any]:
        """The least and the most that each of these numbers can be, as int16 arrays of NumPy: what makes a `Box`."""
        least, most = _tensors().bounds(self)
        return least.copy(), most.copy()

    def tensors(self, row: Any) -> dict[str, Any]:
        """The named tables in an encoded observation, or in an array of several: views of it."""
        tables: dict[str, Any] = _tensors().tables(self, row)
        return tables

    def row(self, width: int, kind: str) -> Any:
        """Room for so many numbers of a kind, of NumPy; MissingExtra where that is not installed."""
        return _tensors().new_row(width, kind)

    @cached_property
    def programs(self) -> list[Any]:
        """What encodes positions for each viewer, the spectator last; made when it is asked for."""
        return [None] * (self.players + 1)

    def program(self, viewer: int) -> Any:
        """What encodes positions for a seat, or for a spectator (CHANCE)."""
        if self.programs[viewer] is None:
            self.programs[viewer] = _tensors().program(self, viewer)
        return self.programs[viewer]

    # --- states ------------------------------------------------------------------------------

    @cached_property
    def opening(self) -> State:
        """A new game before the first decision, of which every game is a copy."""
        state: State = self.blank()
        state.set_up()  # type: ignore[attr-defined] # each game's rules have their own
        return state

    def start(self) -> State:
        """A new game, before the first decision (often one of chance)."""
        state: State = self.opening.clone()
        return state

    def blank(self) -> State:
        """A state with nothing on the table, to be filled from bytes or a position."""
        state = self.state_class(self)
        for option, values in self.option_values.items():
            if isinstance(values, Kept):
                write_field(state, values.field or option, values.index(self.options[option]))
        return state

    def from_bytes(self, data: bytes) -> State:
        """The state that `state.to_bytes()` came from; ValueError for what `State.set_bytes` refuses."""
        state = self.blank()
        state.set_bytes(data)
        return state

    def from_position(self, position: Mapping[str, object]) -> State:
        """A state from plain data; PositionError, naming the entry, when it is impossible."""
        state: State = self.room("notation.position").read_position(self, position)
        return state

    def to_position(self, state: State) -> dict[str, Json]:
        """A state as plain data, components named by their ids: from_position() reads it back.

        This and all below that take a state: TypeError or ValueError for none of this game, as `own` says it.
        """
        position: dict[str, Json] = self.room("notation.position").write_position(self, self.own(state))
        return position

    def check(self, state: State) -> None:
        """Everything that adds up in a position (pieces, cards, goods); AssertionError says what does not."""
        fields = self.own(state).fields()
        supply = _room(type(self), "notation.supply")
        if supply is not None:
            supply.check_supply(self, fields)

    def outcome(self, state: State) -> Outcome | None:
        """Who has won, why and by how much, by points and the tie-break unless a game says otherwise; None before."""
        return by_points(state.scores(), state.tie_breaks(), self.won_by) if self.own(state).over else None

    # --- options as actions --------------------------------------------------------------------

    def action(self, option: SupportsIndex) -> Action:
        """The structured action of an option; ActionError outside the option space."""
        return self.action_table.action(option)

    def option(self, action: Action | str) -> int:
        """The option of a structured action or of its text; ActionError when there is none."""
        return self.action_table.option(action)

    def text(self, option: int) -> str:
        """The action of an option as it is typed and recorded: `place forest 3`."""
        return self.action_table.text(option)

    def expand(self, state: State, command: object, seat: int | None = None) -> list[int]:
        """The options that a command stands for, one after another; Refused when a rule forbids it.

        A command is an option, an action, or text as a person types it.  ActionError when it means nothing, ValueError
        for a seat that there is not.
        """
        self.own(state)
        seat = self.seat(seat)
        commands = self.room("notation.commands")
        if isinstance(command, str):
            command = commands.parse_command(self, command)
        elif isinstance(command, int):
            command = self.action(command)
        try:
            options: list[int] = commands.expand(self, state, command, seat)
        except Refused as refused:
            if self.wording == self.name:
                raise
            raise Refused(replace(refused.refusal, rule=cited(self.wording, refused.refusal.rule))) from None
        return options

    def why_not(self, state: State, command: object, seat: int | None = None) -> Refusal | None:
        """Why a seat (by default the one to decide) may not do that now; None if it may."""
        self.own(state)
        try:
            self.expand(state, command, seat)
        except Refused as refused:
            return refused.refusal
        return None

    def illegal(self, state: State, option: int) -> str:
        """One line that says why an option is not legal now."""
        self.own(state)
        try:
            if state.seat == CHANCE:
                return f"{self.text(option)!r} is not legal: chance decides now, and this is no outcome of it"
            same = self.expand(state, option)
        except Refused as refused:
            return f"{self.text(option)!r} is not legal: {refused}"
        except ActionError as problem:
            return str(problem)
        return f"{self.text(option)!r} is offered as {self.text(same[0])!r}"

    def say(self, refusal: Refusal, language: str = "en") -> str:
        """A refusal as a sentence in a reader's language; LanguageError for one that there is not."""
        sentence: str = self.telling(language).refusal(refusal)
        return sentence

    def undo_refusal(self, state: State, obstacle: str, option: int | None) -> Refusal:
        """The rule against taking a decision back.

        `obstacle` is off, nothing, chance (then `option` is what chance decided last), other (another
        seat decided since), barrier (a turn or round ended) or passed (another seat is to decide).
        """
        return Refusal("", f"undo-{obstacle}")

    # --- what a seat sees ------------------------------------------------------------------------

    def hides(self, state: State, option: int, viewer: int | None) -> range | None:
        """The options of which a viewer (None: a spectator) cannot tell which is taken now; None where it sees that.

        Asked of a state with an option that is offered in it.  Unless a game says otherwise, what changes a row of a
        `private` field is seen by the seat of that row alone.
        """
        if self.private:
            after = state.clone()
            after.apply(option)
            before: Mapping[str, Any] = state.fields()
            then: Mapping[str, Any] = after.fields()
            for name in self.private:
                for seat, row in enumerate(before[name]):
                    if seat != viewer and row != then[name][seat]:
                        return range(
                            *(
                                (self.action_space, self.option_space)
                                if state.seat == CHANCE
                                else (0, self.action_space)
                            )
                        )
        return None

    def revealed(self, before: State, after: State, events: Iterable[Event]) -> Iterator[Event]:
        """What has come to light with a decision, told as events: of those that happened, unless a game says more."""
        return (event for event in events if event[0] in self.reveals)

    def load_pack(self, path: Path | None) -> P:
        """The pack of the game, or an owner's file; PackError names file, record and column."""
        pack: P = self.room("pack").Pack.load(path)
        return pack

    def component(self, kind: str, number: int, language: str = "en") -> str:
        """A record of the pack in words: what it is called and what is printed on it.

        `kind` is a field of the pack that holds a tuple, `number` the place in it.  ValueError for what there is not,
        LanguageError for a language.
        """
        records = getattr(self.pack, kind, None) if isinstance(kind, str) and not kind.startswith("_") else None
        if not isinstance(records, tuple):
            raise ValueError(f"{self.name} has no components {kind!r}")
        if number not in range(len(records)):
            raise ValueError(f"{kind} are numbered 0 to {len(records) - 1}, not {number!r}")
        told: str = self.telling(language).component(kind, number)
        return told

    @property
    def wording(self) -> str:
        """What its texts go by: its name, with that of an edition that has words of its own."""
        return self.name

    def telling(self, language: str) -> Any:
        """What says the game's things in a language; LanguageError for one that there is not."""
        return self.room("words.telling").Telling(self, language)

    def observe(self, state: State, seat: Viewer) -> Seen:
        """What a seat may know now, as a structured object; `viewer` says which seats there are."""
        seen: Seen = self.room("seen.observation").observe(self, self.own(state), self.viewer(seat))
        return seen

    def sheet(self, state: State, seat: Viewer = None) -> Seen:
        """The score sheet as a viewer may see it: for each seat, by category, the items that made it."""
        sheet: Seen = self.room("seen.sheet").sheet(self, self.observe(state, seat))
        return sheet

    def study(self) -> Study:
        """What a simulation counts of the game's components and points."""
        study: Study = self.room("seen.study").Study(self)
        return study

    def scene(self, language: str = "en") -> Scene:
        """What draws and tells the game in a language; LanguageError for one that there is not."""
        return _scene(self, language)

    def picture(self, state: State, seat: int | None = None, language: str = "en") -> Picture:
        """A position drawn as a seat may see it (None: a spectator); a notebook shows it as it is."""
        return Picture(self.scene(language).svg(self.observe(state, seat)))


def _room(game: type[Game], name: str) -> Any:
    door = next(one.__module__ for one in game.__mro__ if "player_counts" in vars(one))
    return _module(f"{door.rpartition('.')[0]}.{name}")


def _tensors() -> Any:
    """What learning programs see, of which nobody else needs to know."""
    return import_module("eolith.kernel.tensors")


@lru_cache(maxsize=256)
def _scene(game: Game, language: str) -> Scene:
    """Equal games share it."""
    scene: Scene = game.room("scene").Scene(game, language)
    return scene


@cache
def _module(path: str) -> Any:
    """A module, or None where there is no such file."""
    try:
        return import_module(path)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{path}.".startswith(f"{missing.name}."):
            raise
        return None


class Carried(NamedTuple):
    """A pack of one's own as a pickled game carries it."""

    path: Path
    pack: Any


def _unpickled(
    kind: type[Game], players: int, options: Mapping[str, str], own: bytes | None, digest: str, version: str
) -> Game:
    """A game from its pickle; PackError where its components are others here."""
    given = tuple(options.items())
    return _made_again(kind, players, given, own, digest, version, VERSION)  # type: ignore[arg-type]  # a class has a hash


@lru_cache(maxsize=64)
def _made_again(
    kind: type[Game],
    players: int,
    given: tuple[tuple[str, str], ...],
    pickled: bytes | None,
    digest: str,
    version: str,
    here: str,
) -> Game:
    """States that come one by one share their game: to make it takes far longer than to fill one of them."""
    options, own = dict(given), None
    if pickled is not None:
        if version != here:
            raise PackError(f"a pack was read and pickled by eolith {version}, this is {here}: load its file itself")
        own = pickle.loads(pickled)
    game = kind(players, options, own).as_stored(options)
    if game.pack.digest != digest:
        raise PackError(
            f"{kind.name} was pickled by eolith {version} with the pack {digest}, "
            f"and eolith {here} has the pack {game.pack.digest}"
        )
    return game


class Picture:
    """A drawing that notebooks show and files keep."""

    def __init__(self, svg: str) -> None:
        self.svg = svg
        """A self-contained SVG document."""

    def _repr_svg_(self) -> str:
        return self.svg


def _players(counts: Collection[int]) -> str:
    """`2, 3 or 4 players`."""
    *others, last = sorted(counts)
    told = f"{', '.join(map(str, others))} or {last}" if others else str(last)
    return f"{told} player{'s' * (last > 1)}"
