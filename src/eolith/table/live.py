"""A live table: what its journal adds up to.  Without I/O and without a clock: each entry brings its time along.

Whoever keeps the table asks `prepare_…` for the entries that a command comes to, stores them, and only then puts the
table that it is `after` them in its place.  A rebuilt table takes the same entries in the same way, so there is one
path, and what was never stored never happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, Literal

from eolith.kernel.chance import FairSource
from eolith.kernel.game import Game
from eolith.kernel.record import Record
from eolith.kernel.rule import Refused
from eolith.kernel.standings import Outcome
from eolith.kernel.state import CHANCE

from .play import Play, Step
from .setup import Entry, Setup

PHRASES = ("hello", "your_turn", "one_moment", "back_later", "well_done", "what_luck", "oops", "thanks", "good_game")
"""What can be said in every reader's language at once."""
LONGEST_TALK = 500
"""Characters of one thing said."""
JOINERS = "\u200c\u200d"
"""They are not seen, but make one word or one emoji of what they stand between."""
AWAY = 300.0
"""Seconds that a player must have been to move before the others may vote for a stand-in."""
LONGEST_NAME = 24
"""Characters of a nickname."""


class NotPossible(ValueError):
    """Something that the table does not allow, whatever the game; the text is the id of a message `table-…`."""


@dataclass
class Player:
    """A seat of the table and who plays it."""

    name: str
    bot: str
    """The spec of the bot that plays it now; empty for a person."""
    taken: bool
    """A person has sat down here, or it is a bot's from the beginning."""
    person: bool
    """It is a person's seat, even while a bot stands in."""
    bank: float = 0.0
    """Seconds of thinking time left when its clock was last stopped."""
    votes: set[int] = field(default_factory=set)
    """The seats that want a bot to stand in."""


@dataclass(frozen=True)
class Happening:
    """One thing of the table's history, for the log."""

    kind: str
    at: float
    seat: int | None
    first: int
    """The steps of the game that belong to it are first to last - 1."""
    last: int
    data: dict[str, Any]
    version: int
    """Of the entry that it came from."""


class LiveTable:
    """A game, who sits there, what was said, and how much time is left."""

    def __init__(self, game: Game, setup: Setup, seed: bytes) -> None:
        """The table before its first entry.  `seed`: 16 secret bytes for chance."""
        self.game = game
        self.setup = setup
        self.source = FairSource(seed)
        self.play = Play(game, self.source, begun=setup.opening)
        bank = setup.clock.bank if setup.clock else 0.0
        self.players = [
            Player(seat.name, seat.bot, bool(seat.bot or seat.name), seat.kind == "person", bank)
            for seat in setup.seats
        ]
        self.version = 0
        """Of the last entry."""
        self.changed = 0
        """The version that last changed the game itself: commands that expect an older one are stale."""
        self.since = 0.0
        """When the seat to decide was asked."""
        self.begun = 0.0
        self.story: list[Happening] = []
        self.talk: list[Happening] = []
        """What was said."""
        self.undone: list[tuple[int, list[int]]] = []
        """Commands that their seat took back and may repeat, the last one first to come."""
        self.resigned = False
        """Who plays alone has given the game up."""
        self.commands: dict[str, int] = {}
        """The version that each command id led to."""

    # --- what is the case ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.resigned or bool(self.play.state.over)

    @property
    def outcome(self) -> Outcome | None:
        """How the game is decided; None while it goes on."""
        return self.game.resigned if self.resigned else self.game.outcome(self.play.state)

    @property
    def status(self) -> Literal["playing", "over"]:
        return "over" if self.over else "playing"

    @property
    def turn(self) -> int | None:
        """The seat to decide; None after the end."""
        seat: int | None = None if self.over else self.play.state.seat
        return seat

    @property
    def awaits(self) -> Literal["person", "bot", "nobody"]:
        """Who is to act: a `person`, a `bot`, or `nobody`."""
        if self.turn is None:
            return "nobody"
        return "bot" if self.players[self.turn].bot else "person"

    @property
    def clock_runs(self) -> bool:
        """The seat to decide has a person who could do so: nobody thinks at a free seat, and a stand-in thinks free."""
        return self.turn is not None and self.players[self.turn].taken and not self.players[self.turn].bot

    def time_left(self, seat: int, now: float) -> float | None:
        """Seconds on a seat's clock, below 0 when it has run out; None without clocks."""
        if self.setup.clock is None:
            return None
        running = self.turn == seat and self.clock_runs
        return self.players[seat].bank - (max(0.0, now - self.since) if running else 0.0)

    def is_late(self, seat: int, now: float) -> bool:
        """Its clock has run out while it is to decide, so the others may go on without it."""
        left = self.time_left(seat, now)
        return self.turn == seat and left is not None and left < 0

    def names(self) -> list[str]:
        return [player.name for player in self.players]

    def steps_since(self, seat: int) -> int:
        """The number of the first step after the last decision of a seat."""
        steps = self.play.steps
        return next((i + 1 for i in range(len(steps) - 1, -1, -1) if steps[i].seat == seat), 0)

    def redoable(self, seat: int) -> bool:
        return bool(self.undone) and self.undone[-1][0] == seat and self.turn == seat

    def record(self, seats: list[str], date: str = "", reveal: bool = False) -> Record:
        """The game so far as a record, as `Play.record` makes it.

        Where the table went on from another game, its source played only the rest of chance: nothing was promised
        for the beginning, so the record promises nothing.
        """
        continued = bool(self.setup.opening)
        record = self.play.record(seats, date, reveal=reveal and not continued)
        record.resigned = self.resigned
        if continued:
            record.commitment = ""
        return record

    # --- preparing entries: nothing is changed ---------------------------------------------------------------

    def _entry(self, at: float, kind: str, seat: int | None = None, command: str | None = None, **data: Any) -> Entry:
        return Entry(self.version + 1, at, kind, seat, data, command)

    def prepare_command(self, seat: int, typed: Any, at: float, command: str | None = None, by: str = "") -> Entry:
        """A decision of a seat; Refused with the rule, or ActionError for what means nothing.

        `by` is empty for the person, else who decided for the seat: a bot, or `auto`.
        """
        self._check_open()
        self.source.drawn = self._drawn()
        options = self.play.plan(seat, typed)
        return self._entry(at, "decide", seat, command, options=options, **({"by": by} if by else {}))

    def prepare_undo(self, seat: int, at: float, command: str | None = None, all_of_it: bool = False) -> Entry:
        """Taking back the last command, or the whole turn as far as it can be; Refused with the rule."""
        self._check_open()
        refusal = self.play.why_not_undo(seat)
        if refusal is not None:
            raise Refused(refusal)
        count = self.play.count_undoable(seat) if all_of_it else 1
        return self._entry(at, "undo", seat, command, count=count)

    def prepare_redo(self, seat: int, at: float, command: str | None = None) -> Entry:
        """Repeating what was taken back."""
        if not self.redoable(seat):
            raise NotPossible("nothing-to-redo")
        self.source.drawn = self._drawn()
        return self._entry(at, "redo", seat, command, options=self.undone[-1][1])

    def prepare_resign(self, seat: int, at: float, command: str | None = None) -> Entry:
        """Who plays alone gives the game up, which counts as lost."""
        if not self.game.alone:
            raise NotPossible("not-alone")
        if self.over:
            raise NotPossible("over")
        return self._entry(at, "resign", seat, command)

    def _check_open(self) -> None:
        if self.resigned:
            raise NotPossible("over")

    def prepare_sit(self, seat: int, name: str, at: float, command: str | None = None) -> Entry:
        """A person takes a seat, or changes the name."""
        if not self.players[seat].person:
            raise NotPossible("seat-of-a-bot")
        return self._entry(at, "sit", seat, command, name=clean_name(name))

    def prepare_return(self, seat: int, at: float, command: str | None = None) -> Entry:
        """The person takes the seat back from the bot that stood in."""
        if not (self.players[seat].person and self.players[seat].bot):
            raise NotPossible("nobody-stands-in")
        return self._entry(at, "return", seat, command)

    def prepare_vote(self, seat: int, about: int, at: float, bot: str, command: str | None = None) -> list[Entry]:
        """A seat wants a bot to stand in for another; with the vote that decides it, the bot comes too.

        Who has sat down is given AWAY seconds for a turn, or the time on the clock.
        """
        player = self.players[about]
        if self.over or not player.person or player.bot or about == seat:
            raise NotPossible("cannot-be-replaced")
        late = self.is_late(about, at)
        waited = at - self.since if self.turn == about else 0.0
        if player.taken and not late and waited < AWAY:
            raise NotPossible("not-away-yet")
        vote = self._entry(at, "vote", seat, command, about=about)
        voters = {i for i, other in enumerate(self.players) if other.person and other.taken and not other.bot}
        voters = voters - {about} | {seat}
        in_favour = (player.votes | {seat}) & voters
        if 2 * len(in_favour) > len(voters) or late or not player.taken:
            return [vote, Entry(vote.version + 1, at, "replace", about, {"bot": bot})]
        return [vote]

    def prepare_skip(
        self, seat: int, about: int, at: float, choose: Callable[[], int], command: str | None = None
    ) -> Entry:
        """A bot decides once for a seat whose clock has run out."""
        if about == seat or not self.is_late(about, at):
            raise NotPossible("not-late")
        return self.prepare_command(about, choose(), at, command, by="skip")

    def prepare_talk(self, seat: int, at: float, phrase: str = "", text: str = "", command: str | None = None) -> Entry:
        """Something said to the table: a phrase of PHRASES, or one's own words."""
        text = one_line(text, LONGEST_TALK, JOINERS)
        if phrase not in PHRASES and not text:
            raise NotPossible("nothing-said")
        return self._entry(at, "talk", seat, command, **({"phrase": phrase} if phrase in PHRASES else {"text": text}))

    def prepare_hint(self, seat: int, at: float, command: str | None = None) -> Entry:
        """The table is told that a seat was given a hint."""
        if not self.setup.hints:
            raise NotPossible("no-hints")
        if self.turn != seat:
            raise NotPossible("not-your-turn")
        return self._entry(at, "hint", seat, command)

    def hinted(self, seat: int) -> bool:
        """Whether a seat was given a hint since the game last changed."""
        since = takewhile(lambda one: one.version > self.changed, reversed(self.story))
        return any(one.kind == "hint" and one.seat == seat for one in since)

    # --- taking entries --------------------------------------------------------------------------------------

    def after(self, entries: Iterable[Entry]) -> LiveTable:
        """The table that this one becomes by some entries; this one stays as it is."""
        table = copy(self)
        table.play = self.play.copy()
        table.players = [replace(player, votes=set(player.votes)) for player in self.players]
        table.story, table.talk, table.undone = list(self.story), list(self.talk), list(self.undone)
        table.commands = dict(self.commands)
        for entry in entries:
            table.take(entry)
        return table

    def take(self, entry: Entry) -> list[Step]:
        """Let an entry happen; the new steps of the game."""
        if entry.version != self.version + 1:
            raise ValueError(f"entry {entry.version} cannot follow entry {self.version}")
        before, turn, ran = len(self.play.steps), self.turn, self.clock_runs
        steps: list[Step] = KINDS[entry.kind](self, entry) or []
        self.version = entry.version
        if entry.command is not None:
            self.commands[entry.command] = entry.version
        if entry.kind in CHANGES_GAME:
            self.changed = entry.version
        if entry.kind in STOPS_CLOCK:
            self._turn_clocks(turn if ran else None, entry.at)
        if entry.kind != "undo":
            after = len(self.play.steps)
            history = self.talk if entry.kind == "talk" else self.story
            history.append(Happening(entry.kind, entry.at, entry.seat, before, after, entry.data, entry.version))
        return steps

    def _drawn(self) -> int:
        """How many decisions of chance came from the source."""
        return [step.seat for step in self.play.steps[len(self.setup.opening) :]].count(CHANCE)

    def _turn_clocks(self, ran: int | None, at: float) -> None:
        """Count the time since the last stop for the seat whose clock `ran`."""
        clock = self.setup.clock
        if clock is not None and ran is not None and self.since:
            player = self.players[ran]
            player.bank -= max(0.0, at - self.since)
            if self.turn != ran:
                player.bank = max(player.bank, 0.0) + clock.increment
        self.since = at

    def _open(self, entry: Entry) -> list[Step]:
        """The first entry: it holds the decisions that the table began with, so that they never depend on the seed."""
        self.begun = entry.at
        self.play = Play(self.game, self.source, begun=entry.data["options"])
        return self.play.steps

    def _decide(self, entry: Entry) -> list[Step]:
        if "by" not in entry.data:
            self._player(entry).votes.clear()  # it is back
        if entry.kind == "redo":
            self.undone.pop()
        else:
            self.undone.clear()
        return self.play.carry_out(entry.data["options"])

    def _undo(self, entry: Entry) -> None:
        assert entry.seat is not None
        for _ in range(entry.data["count"]):
            taken_back = self.play.undo(entry.seat)
            self.undone.append((entry.seat, [step.option for step in taken_back]))
        left = len(self.play.steps)
        self.story = [item for item in self.story if item.first == item.last or item.last <= left]
        self.story.append(Happening("undo", entry.at, entry.seat, left, left, entry.data, entry.version))

    def _sit(self, entry: Entry) -> None:
        player = self._player(entry)
        player.name = entry.data["name"]
        player.taken = True

    def _resign(self, entry: Entry) -> None:
        self.resigned = True

    def _replace(self, entry: Entry) -> None:
        player = self._player(entry)
        player.bot = entry.data["bot"]
        player.votes.clear()

    def _return(self, entry: Entry) -> None:
        player = self._player(entry)
        player.bot = ""
        if self.setup.clock is not None:
            player.bank = max(player.bank, self.setup.clock.increment)

    def _vote(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.players[entry.data["about"]].votes.add(entry.seat)

    def _remark(self, entry: Entry) -> None:
        """Nothing but a line of the history."""

    def _player(self, entry: Entry) -> Player:
        assert entry.seat is not None
        return self.players[entry.seat]


KINDS: dict[str, Callable[[LiveTable, Entry], list[Step] | None]] = {
    "open": LiveTable._open,
    "decide": LiveTable._decide,
    "redo": LiveTable._decide,
    "undo": LiveTable._undo,
    "resign": LiveTable._resign,
    "sit": LiveTable._sit,
    "replace": LiveTable._replace,
    "return": LiveTable._return,
    "vote": LiveTable._vote,
    "talk": LiveTable._remark,
    "hint": LiveTable._remark,
}
"""What each kind of entry does."""
CHANGES_GAME = frozenset({"open", "decide", "redo", "undo", "resign", "replace", "return"})
STOPS_CLOCK = CHANGES_GAME | {"sit"}
"""After these another clock may run, or none."""


def clean_name(name: str) -> str:
    """A nickname as it is shown: one line, without control characters, not too long, never empty."""
    return one_line(name, LONGEST_NAME) or "?"


def one_line(text: str, longest: int, also: str = "") -> str:
    """Words on one line, without the characters that cannot be seen or turn others round, but for those `also` kept."""
    printable = "".join(letter if letter.isprintable() or letter in also else " " for letter in text)
    return " ".join(printable.split())[:longest].strip(f" {also}")


def open_table(game: Game, setup: Setup, seed: bytes, at: float) -> tuple[LiveTable, Entry]:
    """A new table and its first entry."""
    table = LiveTable(game, setup, seed)
    entry = Entry(1, at, "open", None, {"options": [step.option for step in table.play.steps]})
    table.take(entry)
    return table, entry


def rebuild(game: Game, setup: Setup, seed: bytes, entries: Iterable[Entry]) -> LiveTable:
    """The table that a journal adds up to; IllegalOption or ValueError where it does not fit this version's rules."""
    table = LiveTable(game, setup, seed)
    for entry in entries:
        table.take(entry)
    return table
