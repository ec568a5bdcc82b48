"""A table in the terminal for a game that has not drawn its own: its observation as it is, its options by their texts.

Where a game has no words of its own, what it says is in English.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from eolith.games import having
from eolith.kernel import terminal, vocabulary
from eolith.kernel.game import Game
from eolith.kernel.rule import Refusal
from eolith.kernel.scene import Choice
from eolith.kernel.standings import Sheet, judge
from eolith.kernel.state import State
from eolith.kernel.terminal import seat_mark
from eolith.kernel.text import Texts


def terminal_of(game: Game, language: str, names: Sequence[str], others: tuple[str, ...] = ()) -> Any:
    """The table that a game has in the terminal, or the bare one."""
    if game.name in having("terminal"):
        return import_module(f"eolith.games.{game.name}.terminal").Terminal(game, language, names, others)
    return BareTerminal(game, language, names, others)


def usual_bot(game: Game) -> str:
    """Who plays unless somebody else is named."""
    return "careful" if game.name in having("advice") else "random"


class Vocabulary(vocabulary.Vocabulary):
    """The texts of options as they are; the terminal's own commands in the words of the language."""

    def __init__(self, texts: Texts, others: tuple[str, ...]) -> None:
        super().__init__(texts, (), others)

    def english(self, text: str, possible: Iterable[str] = ()) -> str:
        first, _, rest = text.strip().partition(" ")
        return " ".join([self.verbs.get(first.casefold(), first), *rest.split()])

    def shown(self, english: str) -> str:
        return english

    def usage(self, verb: str = "") -> list[str]:
        return []


class Telling:
    """The few sentences that are not the terminal's own."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def prompt(self, seen: Any) -> str:
        return ""

    def refusal(self, refusal: Refusal) -> str:
        return refusal.reason.replace("-", " ")


class BareScene:
    """What the terminal asks a scene: the choices as they are, none of which is asked about twice."""

    def __init__(self, game: Game, words: Vocabulary) -> None:
        self.game = game
        self.vocabulary = words

    def choices(self, state: State) -> list[Choice]:
        texts = [self.game.text(option) for option in state.options()]
        return [Choice(text, text) for text in texts]

    def gives_up(self, state: State, option: int) -> bool:
        return False


def scene_of(shown: Any, game: Game, language: str) -> Any:
    """The scene of a game, or what stands for it at a bare terminal."""
    return BareScene(game, shown.vocabulary) if isinstance(shown, BareTerminal) else game.scene(language)


class BareTerminal(terminal.Terminal):
    """Prints what a viewer sees; `seats` of it, which tables of their own show alone, is the whole here."""

    def __init__(self, game: Game, language: str, names: Sequence[str], others: tuple[str, ...] = ()) -> None:
        self.game, self.names, self.say = game, names, self._say
        self.telling = Telling(Texts(language, game.name))
        self.vocabulary = Vocabulary(self.telling.texts, others)

    def _say(self, message: str, **values: Any) -> str:
        """What the game has no words for is named as in its code: `ending-bag` is `bag`."""
        texts = self.telling.texts
        return texts.say(message, **values) if message in texts else message.partition("-")[2]

    def table(self, seen: Any, width: int, own_cards: bool = True) -> RenderableType:
        return self.stock(seen)

    def stock(self, seen: Any) -> RenderableType:
        plain = seen.to_dict() if hasattr(seen, "to_dict") else seen
        lines = [f"{name}: {value}" for name, value in plain.items()] if isinstance(plain, dict) else [str(plain)]
        return Group(*map(Text, lines))

    def cards(self, seen: Any) -> list[str]:
        return []

    def log(self, events: Sequence[Any], viewer: int | None, first: int = 0) -> list[Text]:
        """Nothing: who may know of an event, only the game could say."""
        return []

    def offered(self, state: State) -> list[Choice]:
        return BareScene(self.game, self.vocabulary).choices(state)

    def sheet(self, sheet: Any) -> RenderableType:
        points = sorted((entry.seat, entry.points) for entry in sheet.ranking)
        return Group(*(seat_mark(seat).append(f" {number}", style="default on default") for seat, number in points))


def seat_of(seen: Any, seat: int) -> Any:
    """A seat's own part of an observation; all of it, where it has no such parts."""
    seats = getattr(seen, "seats", None)
    return seen if seats is None else seats[seat]


def sheet_of(game: Game, state: State, seat: Any = None) -> Any:
    """The score sheet of a game; a ranking alone, where it has none of that form."""
    sheet = game.sheet(state, seat)
    if hasattr(sheet, "ranking"):
        return sheet
    ranked, winners = judge(state.scores(), state.tie_breaks(), bool(state.over))
    return Sheet[Any]((), bool(state.over), ranked, winners)
