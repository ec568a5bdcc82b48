"""What a game calls its options: each an action, which is one small frozen dataclass, and the text that is typed."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import astuple, dataclass
from operator import index
from typing import Any, ClassVar, Self, SupportsIndex, dataclass_transform

from .game import ActionError

Values = Iterable[Any] | Callable[..., Iterable[Any]]
"""What the actions of a class are made with, a tuple where they have several fields; or what tells it of a table."""


def ids(kind: str) -> Callable[..., list[str]]:
    """The ids of a field of the pack, in their order."""
    return lambda pack, *_: [record.id for record in getattr(pack, kind)]


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Action:
    """What can be done, or what chance can bring: each kind is a class with its docstring, fields and options.

    class Send(Action, at=terms.SEND, of=layout.CELL_NAMES):
        'Plan an expedition to a cell.'

        cell: str
    """

    verb: ClassVar[str]
    """The first word of its text: the name of the class in small letters, unless another is given with it."""
    span: ClassVar[tuple[Iterable[int], Values]]
    """The options of the class, and what makes the action of each."""

    def __init_subclass__(cls, at: int | Sequence[int] = (), of: Values = ((),), verb: str = "") -> None:
        """`at` is the option of the first action, which the others follow, or the options of all."""
        cls.verb = verb or re.sub("(?<=[a-z])(?=[A-Z])", "-", cls.__name__).lower()
        cls.span = range(at, sys.maxsize) if isinstance(at, int) else at, of if callable(of) else tuple(of)
        dataclass(frozen=True)(cls)


class ChanceAction(Action):
    """What chance decides."""


class ActionTable:
    """The action of every option and its text, both ways."""

    def __init__(self, actions: Sequence[Action | None], example: int) -> None:
        """`actions` are by option, None for a number that is not in use; an error may show the option `example`."""
        self.actions = actions
        self.texts = [text_of(action) if action is not None else "" for action in actions]
        self._example = self.texts[example]
        self._by_action = {action: option for option, action in enumerate(actions) if action is not None}
        self._by_text = {text: option for option, text in enumerate(self.texts) if text}

    @classmethod
    def of(cls, module: str, size: int, example: int, *table: Any) -> Self:
        """The actions that a module declares, among so many options; what they are made with may depend on a table."""
        actions: list[Action | None] = [None] * size
        kinds: list[Any] = [kind for kind in vars(sys.modules[module]).values() if isinstance(kind, type)]
        for kind in kinds:
            if issubclass(kind, Action) and kind.__module__ == module:
                options, values = kind.span
                for option, made in zip(options, values(*table) if callable(values) else values):
                    assert actions[option] is None, f"option {option} is both {actions[option]} and {kind.__name__}"
                    actions[option] = kind(*made) if isinstance(made, tuple) else kind(made)
        return cls(actions, example)

    def action(self, option: SupportsIndex) -> Action:
        """The action of an option; ActionError for a number outside the option space."""
        try:
            number = index(option)
            action = self.actions[number] if number >= 0 else None
        except (IndexError, TypeError):  # too large a number, or none
            action = None
        if action is None:
            raise ActionError(f"{option!r} is no option of this game; options are 0 to {len(self.actions) - 1}")
        return action

    def text(self, option: int) -> str:
        """Its text; ActionError as well."""
        self.action(option)
        return self.texts[option]

    def option(self, action: Action | str) -> int:
        """The option of an action or of its exact text; ActionError when there is none."""
        try:
            option = self.option_of_text(action) if isinstance(action, str) else self._by_action.get(action, -1)
        except TypeError:  # a list, or whatever else has no hash
            option = -1
        if option < 0:
            raise ActionError(f"{action!r} is no action of this game; an example is {self._example!r}")
        return option

    def option_of_text(self, text: str) -> int:
        """The option whose exact text this is; -1 when there is none."""
        return self._by_text.get(text, -1)


def text_of(action: Action) -> str:
    """The verb and the fields of an action: `place forest 3`, `dice 2 2 5 6`."""
    words = [action.verb]
    for value in astuple(action):
        words += map(str, value) if isinstance(value, tuple) else [str(value)]
    return " ".join(words)


def not_understood(text: str, grammar: Sequence[str]) -> ActionError:
    """The error for a typed command that means nothing: how its verb is used, or all that can be typed."""
    verb = text.casefold().split()[:1]
    usage = [line for line in grammar if line.split()[:1] == verb]
    hint = f"say: {'; '.join(usage)}" if usage else f"commands: {'; '.join(grammar)}"
    return ActionError(f"{text.strip()!r} is not understood; {hint}")
