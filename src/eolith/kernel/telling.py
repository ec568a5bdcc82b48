"""What tells a game in a language: its names and questions, its options as choices, and its log."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .game import SEATS
from .rule import Refusal
from .scene import Choice, Line
from .standings import Outcome
from .state import CHANCE
from .text import Texts, capital, listed

if TYPE_CHECKING:
    from .actions import Action
    from .game import Game, Printed
    from .state import State

P = TypeVar("P", bound="Printed")
T = TypeVar("T", bound="Telling[Any]")
S = TypeVar("S", bound="State")
Told = tuple[int, str, Iterable[str], bool]
"""Something that happened: a seat, the words, the rules, and whether it stands alone; without words it ends a line."""


class Telling(Generic[P]):
    """A game's things and questions in one language; a game's subclass names them."""

    def __init__(self, game: Game[P], language: str) -> None:
        self.game = game
        self.pack: P = game.pack
        self.language = language
        self.texts = Texts(language, game.wording)
        self.say: Callable[..., str] = self.texts.say

    def listed(self, things: list[str]) -> str:
        """`a, b and c`."""
        return listed(things, self.say)

    def named(self, ids: Mapping[str, Any]) -> dict[str, Any]:
        """Ids as they are said, by what each is: the fields of an action, or the details of a refusal."""
        return dict(ids)

    def prompt(self, seen: Any) -> str:
        """What the seat to decide is asked; empty after the end."""
        if seen.pending is None:
            return ""
        return self.say("chance-decides") if seen.pending.seat == "chance" else self.question(seen)

    def question(self, seen: Any) -> str:
        """What a seat is asked."""
        raise NotImplementedError

    def row(self, name: str) -> str:
        """What a row of the score sheet is called."""
        return capital(self.say(f"sheet-{name}"))

    def side(self, side: int) -> str:
        """The letter of a seat's side, or what those are called that the rules play."""
        return self.say("rules-side") if side >= self.game.players else SEATS[side]

    @property
    def others(self) -> list[str]:
        """What the sides are called that the rules play."""
        return [self.side(side) for side in range(self.game.players, self.game.sides)]

    def outcome(self, outcome: Outcome) -> tuple[str, str]:
        """How a game for one ended: victory or defeat, and why."""
        won = SEATS[0] in outcome.winners
        return self.say("alone-won" if won else "alone-lost"), self.say(f"outcome-{outcome.reason}", n=outcome.margin)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, as a sentence."""
        return self.say(f"refusal-{refusal.reason}", **self.named(refusal.details))


class ChoiceMaker(Generic[T, S]):
    """How the options of one position are told: by `choice-VERB`, unless a game says more."""

    targets: Mapping[str, str] = {}
    """Where in the picture an option is made, by its verb; fields of its action in braces."""

    def __init__(self, telling: T, state: S) -> None:
        assert state.seat is not None
        self.telling = telling
        self.pack = telling.pack
        self.say = telling.say
        self.state = state
        self.seat = state.seat
        self.kind: str = telling.game.room("terms").FRAMES[state.frame[0]]
        """The frame that the seat is asked by."""

    def one(self, option: int) -> Choice:
        """An option as it is."""
        action = self.telling.game.action(option)
        label, group, member = self.told(action)
        target = self.targets.get(action.verb, "").format(**vars(action))
        return Choice(self.telling.game.text(option), label, group, member, target)

    def told(self, action: Action) -> tuple[str, str, str]:
        """The words for an action; if there is a row of such, its name and what this one differs in."""
        return self.plain(action), "", ""

    def plain(self, action: Action) -> str:
        """What `choice-VERB` says."""
        return self.say(f"choice-{action.verb}", **self.telling.named(vars(action)))


def log_lines(told: Iterable[Told]) -> list[Line]:
    """What one seat does in a row as one line; what befalls all, and what stands alone, as a sentence."""
    lines: list[Line] = []
    parts: list[str] = []
    rules: dict[str, None] = {}
    actor = CHANCE
    for seat, text, cited, alone in [*told, (CHANCE, "", (), True)]:
        if parts and (alone or seat != actor):
            lines.append(Line(actor, f"{SEATS[actor]} {'; '.join(parts)}.", tuple(rules)))
            parts, rules = [], {}
        if text and (alone or seat == CHANCE):
            lines.append(Line(CHANCE, text, tuple(cited)))
        elif text:
            actor = seat
            parts.append(text)
            rules |= dict.fromkeys(cited)
    return lines
