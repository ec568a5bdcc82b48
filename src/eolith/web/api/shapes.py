"""What programs send and are answered: the JSON of the API."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from eolith.kernel.standings import Outcome
from eolith.table.live import LONGEST_NAME

LONGEST_TIME = 30 * 86400
"""Seconds of a clock."""

Language = Literal["en", "ru", "uk"]
Name = Annotated[str, Meta(max_length=LONGEST_NAME, description="A nickname.")]
SeatNumber = Annotated[int, Meta(ge=0, le=7, description="0 for seat A, 1 for seat B, and so on.")]
Version = Annotated[
    int, Meta(ge=0, le=2**53, description="How many things have happened at the table; it grows and has no gaps.")
]
CommandId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern="^[!-~]+$",
        description="Chosen by the sender, and new for each command.  The same id is carried out once: sending it "
        "again gives the same answer again.",
    ),
]


# --- what is sent -------------------------------------------------------------------------------------------


class Body(Struct, forbid_unknown_fields=True):
    """What a program sends."""


class SeatPlan(Body):
    """Who is to play a seat."""

    kind: Annotated[Literal["person", "bot"], Meta(description="A bot of this server, or whoever has the link.")]
    name: Annotated[
        str, Meta(max_length=LONGEST_NAME, description="Of a person or program; a seat without a name is free.")
    ] = ""
    bot: Annotated[str, Meta(max_length=100, description="The bot, such as `careful`.")] = ""


class ClockPlan(Body):
    """Thinking time of each seat.  Running out loses nothing by itself: then the others may go on without it."""

    bank: Annotated[float, Meta(ge=1, le=LONGEST_TIME, description="Seconds at the beginning.")]
    increment: Annotated[float, Meta(ge=0, le=LONGEST_TIME, description="Seconds more after each turn.")]


class NewTable(Body):
    """A table to be opened."""

    game: Annotated[
        str, Meta(min_length=1, max_length=400, description="Such as `stone_age` or `stone_age(card_piles=open)`.")
    ]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8, description="Seat A first.")]
    clock: ClockPlan | None = None
    pace: Annotated[
        float, Meta(ge=0, le=60, description="Seconds that a bot takes for a decision while somebody watches.")
    ] = 1.0
    hints: Annotated[bool, Meta(description="Whether seats may ask for hints.")] = True
    listed: Annotated[bool, Meta(description="Whether anybody may find the table, watch it and take free seats.")] = (
        False
    )


class Decision(Body):
    """What a seat decides: an option, or a command; one of the two."""

    expected_version: Version
    command_id: CommandId
    option: Annotated[int, Meta(ge=0, le=2**31, description="One of the options of the table.")] | UnsetType = UNSET
    command: (
        Annotated[str, Meta(min_length=1, max_length=200, description="As a person types it: `place forest 3`.")]
        | UnsetType
    ) = UNSET


class Undo(Body):
    """Taking back the last command of a seat."""

    expected_version: Version
    command_id: CommandId
    whole_turn: Annotated[bool, Meta(description="As far back as can be, not one command.")] = False


class AskHint(Body):
    """Asking for a hint."""

    expected_version: Version
    command_id: CommandId


class Resign(Body):
    """Giving up a game for one."""

    expected_version: Version
    command_id: CommandId


class Sit(Body):
    """Taking a seat."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="Shown to the others.")]


# --- what is answered ----------------------------------------------------------------------------------------


class Level(Struct):
    """How hard a game for one can be."""

    level: str
    options: Annotated[dict[str, str], Meta(description="The table options that make it.")]
    title: str
    text: Annotated[str, Meta(description="What it asks for.")]
    careful_wins: Annotated[
        int | None, Meta(description="Of 100 games, how many the bot `careful` wins; null where nobody has counted.")
    ]


class BotLevel(Struct):
    """A bot that is told to people: each beats the one before in about three games of four."""

    bot: str
    title: str
    text: Annotated[str, Meta(description="How it plays, in one sentence.")]
    face: Annotated[str, Meta(description="The path of its picture on this server, an SVG.")]


class GameInfo(Struct):
    """A game of this server."""

    name: str
    title: str
    players: list[int]
    options: Annotated[
        dict[str, list[str]],
        Meta(description="The table options; the first value is the default, `N` stands for a number from 1 to 999."),
    ]
    bots: list[str]
    bot_levels: Annotated[list[BotLevel], Meta(description="Those of the bots that are levels, the weakest first.")]
    languages: list[str]
    alone: Annotated[list[Level], Meta(description="The levels of the game for one, the usual one first.")]


class OwnLevel(Struct):
    """What somebody has achieved alone, in one game at one level."""

    game: str
    level: str
    won: int
    lost: int
    best_margin: int
    streak: Annotated[int, Meta(description="Victories in a row up to now.")]
    longest_streak: int


class SeatLink(Struct):
    """The link of a seat.  Whoever has it may act for the seat."""

    seat: SeatNumber
    letter: str
    token: str
    url: Annotated[str, Meta(description="For a browser.")]


class WatchLink(Struct):
    """The link for spectators."""

    token: str
    url: str


class Opened(Struct):
    """A new table.  Its tokens are told this once."""

    id: str
    url: str
    seats: Annotated[list[SeatLink], Meta(description="Of the seats that no bot plays.")]
    watch: WatchLink


class ListedSeat(Struct):
    seat: SeatNumber
    kind: Literal["person", "bot"]
    name: str
    bot: str


class ListedTable(Struct):
    """A table that anybody may watch."""

    id: str
    url: str
    game: str
    turn: SeatNumber | None
    seats: list[ListedSeat]
    updated: Annotated[float, Meta(description="Unix time of what happened last.")]


class SeatInfo(Struct):
    """Who sits at a seat now."""

    seat: SeatNumber
    letter: str
    kind: Literal["person", "bot"]
    name: str
    taken: bool
    bot: Annotated[str, Meta(description="The bot that plays now, for a person too; empty if none does.")]
    clock: Annotated[float | None, Meta(description="Seconds left, below 0 when it has run out; null without clocks.")]


class TableInfo(Struct):
    """A table as the owner of a token may see it."""

    id: str
    game: str
    version: Version
    status: Literal["playing", "over"]
    turn: Annotated[SeatNumber | None, Meta(description="The seat to decide; null after the end.")]
    you: Annotated[SeatNumber | None, Meta(description="The seat of the token; null for a spectator.")]
    seats: list[SeatInfo]
    scores: Annotated[list[int] | None, Meta(description="The final points by side; null before the end.")]
    outcome: Annotated[Outcome | None, Meta(description="Who has won, why and by how much; null before the end.")]
    observation: Annotated[dict[str, Any], Meta(description="All that the seat may know of the game.")]


class OptionInfo(Struct):
    """One small decision that is legal now."""

    option: int
    text: Annotated[
        str,
        Meta(
            description="As it is recorded, in English: `place forest 3`.  To take this one step, send its number; as "
            "a command, `pay wood` is the whole payment."
        ),
    ]
    action: Annotated[
        dict[str, Any], Meta(description="The same in parts: `{type: place, place: forest, figures: 3}`.")
    ]
    label: Annotated[str | None, Meta(description="For people; null for a step that means something only with others.")]


class ChoiceInfo(Struct):
    """A whole choice as a page offers it: often several small decisions at once."""

    command: str
    label: str


class Options(Struct):
    """What the seat may decide now; both lists are empty while it is not its turn."""

    version: Version
    turn: SeatNumber | None
    options: list[OptionInfo]
    choices: list[ChoiceInfo]


class Done(Struct):
    """A command was carried out."""

    version: Annotated[Version, Meta(description="What the table came to by it.")]


class Problem(Struct):
    """Why something was not done."""

    reason: Annotated[str, Meta(description="The kind of problem, for programs.")]
    text: Annotated[str, Meta(description="One sentence for people.")]
    rule: Annotated[str | UnsetType, Meta(description="The rule of the game that forbids it.")] = UNSET
    details: Annotated[list[str] | UnsetType, Meta(description="What was wrong with the request.")] = UNSET
    version: Version | UnsetType = UNSET
    observation: Annotated[
        dict[str, Any] | UnsetType, Meta(description="What the seat may know now, with `version`.")
    ] = UNSET


PROBLEMS = {
    400: "The request cannot be read.",
    401: "There is no token, or it is not known.",
    403: "The token is not that of a seat.",
    404: "There is no such table, or it is not the token's.",
    409: "The table has gone on; here is what it has come to.",
    413: "The request is too large.",
    422: "The game or the table does not allow it.",
    429: "Too many requests; wait a little.",
    503: "The server has too much of that to do; ask again in a minute.",
}
