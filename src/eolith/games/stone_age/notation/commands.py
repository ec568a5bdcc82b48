"""What a person may type or click at once, as the options it stands for, or the rule against it.

A command covers whole decisions: `acquire card2 wood stone` goes to the card and pays both
resources, and `pay stone wood` is a payment of two, in whichever order they are named.  The engine's
unit steps, the plainest resource first, are no words of a person.  `expand` either gives the options to
apply one after another or raises `Refused` with the rule that forbids the command; the state itself is
never touched.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from eolith.kernel.actions import Action, ChanceAction, not_understood
from eolith.kernel.game import ActionError, Game
from eolith.kernel.rule import refuse
from eolith.kernel.state import CHANCE

from .. import rules, terms
from .actions import Act, Buy, Choose, Decline, Die, Done, Pay, Place, Raise, Starve, Take, Tool
from .refusals import AGAINST, CARDS, PRICE, UNIT_ORDER, Reasons

if TYPE_CHECKING:
    from ..pack import Pack
    from ..rules import StoneAge


@dataclass(frozen=True)
class Acquire:
    """Carry out a card or building and pay for it: counts by resource name."""

    place: str
    payment: Counter[str]


@dataclass(frozen=True)
class Leave:
    """Carry out a card or building without paying for it."""

    place: str


@dataclass(frozen=True)
class Tools:
    """Add these tools to the roll and no others: "1" to "3", or card codes."""

    tools: tuple[str, ...]


@dataclass(frozen=True)
class Payment:
    """Pay all this for what is asked now."""

    payment: Counter[str]


@dataclass(frozen=True)
class TwoResources:
    """Use the card of two resources for these."""

    resources: Counter[str]


@dataclass(frozen=True)
class Pass:
    """Do nothing; never allowed, but worth an answer."""


Command = Action | Acquire | Leave | Tools | Payment | TwoResources | Pass

GRAMMAR = (
    "place PLACE N", "act PLACE", "acquire PLACE RESOURCES", "decline [PLACE]", "pay RESOURCES", "buy", "done",
    "tools [N ...] [CARD ...]", "choose RESOURCE RESOURCE", "die FACE", "raise TILE", "starve", "pass",
)  # fmt: skip
"""What can be typed; RESOURCES are names, each repeated or after a number: `wood wood stone`, `2 wood stone`."""


def parse_command(game: Game[Pack], text: str) -> Command:
    """The command that a text names; ActionError, saying what is possible, when there is none."""
    verb, *words = text.casefold().split() or [""]
    try:
        return _parse(verb, words)
    except (ValueError, IndexError) as problem:
        if isinstance(problem, ActionError):
            raise
        raise not_understood(text, GRAMMAR) from None


def _parse(verb: str, words: list[str]) -> Command:
    match verb, words:
        case "place", [place, count]:
            return Place(_place(place), int(count))
        case "act", [place]:
            return Act(_place(place))
        case "acquire", [place, *resources]:
            return Acquire(_place(place), _resources(resources))
        case "decline", []:
            return Decline()
        case "decline", [place]:
            return Leave(_place(place))
        case "pay", [_, *_]:
            return Payment(_resources(words))
        case "tools" | "tool", _:
            return Tools(tuple(word.upper() for word in words))
        case "choose", []:
            return Choose()
        case (("choose" | "take"), [_, *_]):
            return TwoResources(_resources(words))
        case "die", [face]:
            return Die(int(face))
        case "raise", [tile]:
            return Raise(int(tile))
        case (("buy" | "done" | "starve" | "pass"), []):
            words_alone: dict[str, Command] = {"buy": Buy(), "done": Done(), "starve": Starve(), "pass": Pass()}
            return words_alone[verb]
    raise ValueError


def _place(word: str) -> str:
    if word not in terms.PLACES:
        raise ActionError(f"{word!r} is no place; places: {', '.join(terms.PLACES)}")
    return word


def _resource(word: str) -> str:
    if word not in terms.RESOURCES and word != "food":
        raise ActionError(f"{word!r} is no resource; resources: {', '.join(terms.RESOURCES)}")
    return word


def _resources(words: list[str]) -> Counter[str]:
    """`wood wood stone` or `2 wood stone`; ValueError for a number that no resource follows."""
    found: Counter[str] = Counter()
    rest = iter(words)
    for word in rest:
        count = int(word) if word.isdecimal() else 1
        resource = next(rest, "") if word.isdecimal() else word
        if resource.isdecimal() or not resource:
            raise ValueError
        found[_resource(resource)] += count
    return found


# --- the rules against a command ------------------------------------------------------------------


def expand(game: Game[Pack], state: StoneAge, command: Command, seat: int | None = None) -> list[int]:
    """The options that carry out a command for a seat (by default the one to decide).

    Raises Refused when a rule forbids the command.  The state is not changed.
    """
    return _Attempt(game, state, seat).options(command)


def _units(payment: Counter[str]) -> list[int]:
    """A payment in unit steps, the plainest resources first."""
    return [terms.PAY + kind for kind, name in enumerate(terms.RESOURCES) for _ in range(payment[name])]


class _Attempt(Reasons):
    """One command of one seat, tried on a state."""

    def options(self, command: Command) -> list[int]:
        if isinstance(command, ChanceAction):
            raise refuse("SA-CHANCE-01", "chance-decides")
        if self.phase == "over":
            raise refuse("SA-END-01", "game-over")
        if self.asked == CHANCE:
            raise refuse("SA-CHANCE-01", "chance-decides")
        if self.asked != self.seat:
            raise self.out_of_turn()
        match command:
            case Place(place, figures):
                return self._place(terms.PLACES.index(place), figures)
            case Act(place):
                return self._act(terms.PLACES.index(place))
            case Acquire(place, payment):
                return self._acquire(terms.PLACES.index(place), payment)
            case Leave(place):
                return self._leave(terms.PLACES.index(place))
            case Tools(tools):
                return self._tools(tools)
            case Payment(payment):
                return self._payment(payment)
            case TwoResources(resources):
                return self._two_resources(resources)
            case Pass():
                raise refuse(self.no_passing(), "no-passing")
            case Die() | Raise() | Take() | Tool() | Pay():
                return self._single(command)
        return self._plain(command)

    # --- placing ---

    def _place(self, place: int, figures: int) -> list[int]:
        if self.prompt != "place":
            raise refuse("SA-ROUND-01", "placing-is-over")
        name = terms.PLACES[place]
        if figures < 1:
            raise refuse("SA-PLACE-02", "at-least-one")
        room = rules.room(self.state, self.seat, place)
        if room < 0:
            rule, reason = AGAINST[room]
            if reason == "full":
                rule = self.full_rule(place)
            raise refuse(rule, reason, place=name)
        if place == terms.HUT and figures != 2:
            raise refuse("SA-PLACE-11", "hut-takes-two", place=name)
        if figures > self.state.home[self.seat]:
            raise refuse("SA-PLACE-02", "not-enough-figures", home=self.state.home[self.seat])
        if figures > room:
            raise refuse(self.full_rule(place), "too-few-rings", place=name, room=room)
        return [terms.PLACE_FIRST[place] + (0 if place == terms.HUT else figures - 1)]

    # --- acting ---

    def _act(self, place: int) -> list[int]:
        if self.phase != "act":
            raise refuse("SA-ROUND-01", "acting-is-not-on")
        if self.prompt != "act":
            raise refuse("SA-ACT-02", "finish-first", asked=self.prompt)
        if not self.state.placed[self.seat][place]:
            raise refuse("SA-ACT-02", "no-figure-there", place=terms.PLACES[place])
        return [terms.ACT + place]

    def _go(self, place: int) -> list[int]:
        """The options that bring the seat to the payment of a card or building; none when it is there."""
        frame = self.state.frame
        first = {terms.FOR_CARD: terms.CARD1, terms.FOR_BUILDING: terms.BUILDING1}
        if self.prompt == "pay" and place == first.get(frame[terms.PURPOSE], -1) + frame[terms.TARGET]:
            return []
        if self.prompt == "buy" and place == terms.BUILDING1 + frame[terms.STACK]:
            return []
        return self._act(place)

    def _acquire(self, place: int, payment: Counter[str]) -> list[int]:
        if place < terms.CARD1:
            raise refuse("SA-ACT-07", "nothing-to-acquire", place=terms.PLACES[place])
        go = self._go(place)
        if not go and self.partly_paid():
            return self._pay_the_rest(payment)
        if place in CARDS:
            self.check_card_payment(place, payment)
        else:
            self.check_building_payment(self.game.pack.tiles[self.state.tops[place - terms.BUILDING1]], payment)
        return self._paid(go, payment)

    def _leave(self, place: int) -> list[int]:
        if place < terms.CARD1:
            raise refuse("SA-ACT-07", "cannot-decline", place=terms.PLACES[place])
        go = self._go(place)
        return self._then(go, terms.DECLINE) if go else self._plain(Decline())

    # --- paying ---

    def _payment(self, payment: Counter[str]) -> list[int]:
        frame = self.state.frame
        if self.partly_paid():
            return self._pay_the_rest(payment)
        if self.prompt == "buy":
            self.check_building_payment(self.game.pack.tiles[self.state.tops[frame[terms.STACK]]], payment)
        elif self.prompt == "pay" and frame[terms.PURPOSE] == terms.FOR_CARD:
            self.check_card_payment(terms.CARD1 + frame[terms.TARGET], payment)
        elif self.prompt == "pay" and frame[terms.PURPOSE] == terms.FOR_BUILDING:
            self.check_building_payment(self.game.pack.tiles[self.state.tops[frame[terms.TARGET]]], payment)
        elif self.prompt == "pay":
            self.check_food(payment)
            if payment.total() != frame[terms.UNITS]:
                raise refuse("SA-FEED-14", "whole-shortage", missing=frame[terms.UNITS])
            self.check_owned(payment)
        elif self.phase == "feed":
            raise refuse("SA-FEED-05", "nothing-to-pay")
        else:
            raise refuse("SA-ACT-08", "nothing-to-pay")
        return self._paid([], payment)

    def _pay_the_rest(self, payment: Counter[str]) -> list[int]:
        """What is still due of a payment, all of it, after some was paid unit by unit."""
        self.check_food(payment)
        self.check_owned(payment)
        due = self.state.frame[terms.UNITS]
        units = _units(payment)
        for name in terms.RESOURCES[: self.state.frame[terms.PAID_LAST] - 1]:
            if payment[name]:
                raise refuse(UNIT_ORDER, "paid-past-it", resource=name)
        some_will_do = self.price() == PRICE["one-to-seven"]
        if not units or len(units) > due or len(units) < due and not some_will_do or not self._legal(units):
            raise refuse(self.price(), "paid-in-part")
        return self._then(units, terms.DONE)

    def _paid(self, go: list[int], payment: Counter[str]) -> list[int]:
        """The unit steps of a payment that has been checked."""
        table = self.state.clone()
        for option in go:
            table.apply(option)
        if terms.FRAMES[table.frame[0]] == "buy":
            return [*go, terms.BUY]
        return self._then([*go, *_units(payment)], terms.DONE)

    # --- tools, choices ---

    def _tools(self, tools: tuple[str, ...]) -> list[int]:
        if len(set(tools)) < len(tools):
            raise refuse("SA-TOOL-11", "tool-twice")
        values: Counter[int] = Counter(self.tile_value(tool) for tool in tools if tool in ("1", "2", "3"))
        wanted = []
        for slot in range(3):
            value = self.state.tools[self.seat][slot]
            if not self.state.turned[self.seat][slot] and values[value]:
                values[value] -= 1
                wanted.append(terms.TOOL + slot)
        wanted += sorted(self.one_use(tool) for tool in tools if tool not in ("1", "2", "3"))
        if self.prompt != "tools":
            raise refuse("SA-CARD-14" if self.prompt == "die" else "SA-TOOL-13", "no-roll")
        if not self._legal(wanted):
            raise refuse("SA-TOOL-10", "name-tools-together")
        return self._then(wanted, terms.DONE)

    def _two_resources(self, resources: Counter[str]) -> list[int]:
        """Both resources, in any order; when one has been taken, both or the other one."""
        go = [] if self.prompt == "take" else self._plain(Choose())
        left, last = (2, 0) if go else self.state.frame[3:5]
        taken = [terms.TAKE + kind for kind, name in enumerate(terms.RESOURCES) for _ in range(min(resources[name], 3))]
        if left == 1 and len(taken) == 2 and terms.TAKE + last in taken:
            taken.remove(terms.TAKE + last)
        if resources["food"] or len(taken) != left:
            raise refuse("SA-CARD-30", "choose-two")
        if not self._legal([*go, *taken]):
            raise refuse("SA-CARD-30", "plainest-first")
        return [*go, *taken]

    def _single(self, action: Die | Raise | Take | Tool | Pay) -> list[int]:
        """One small decision, if it is among the options; or why not."""
        try:
            option = self.game.option(action)
        except ActionError:
            option = -1
        if option in self.state.options():
            return [option]
        match action:
            case Die(face):
                raise refuse("SA-CARD-12", "no-such-die" if self.prompt == "die" else "no-dice", face=face)
            case Raise(tile):
                return [self.raised(tile)]
            case Tool(tool):
                return self._tools((tool,))[:1]
            case Take(_):
                raise refuse("SA-CARD-30", "plainest-first" if self.prompt == "take" else "nothing-to-take")
            case Pay(resource):
                raise self.unit_refused(resource)

    def _plain(self, action: Action) -> list[int]:
        """A decision without arguments: choose, buy, done, decline, starve."""
        option = self.game.option(action)
        if option in self.state.options():
            return [option]
        if self.partly_paid() and not isinstance(action, Choose):
            raise refuse(UNIT_ORDER, "paid-in-part")
        match action:
            case Choose():
                raise self.no_choice()
            case Buy():
                if self.prompt == "buy":
                    raise refuse("SA-BUILD-11", "cannot-afford")
                return self._payment(Counter())
            case Starve():
                raise refuse("SA-FEED-05", "not-hungry")
            case Decline():
                raise refuse("SA-ACT-07", "nothing-to-decline")
        if self.prompt in ("pay", "buy"):
            return self._payment(Counter())
        raise refuse(self.no_passing(), "not-done")

    # --- walking on ---

    def _then(self, options: list[int], last: int) -> list[int]:
        """The options, and `last` where it is still offered after them."""
        return [*options, last] if last in self._walk(self.state, options) else options

    def _legal(self, options: list[int]) -> bool:
        return all(option in self._walk(self.state, options[:i]) for i, option in enumerate(options))

    @staticmethod
    def _walk(state: StoneAge, options: list[int]) -> list[int]:
        """What is offered after these options; nothing when one of them is not legal."""
        table = state.clone()
        for option in options:
            if option not in table.options():
                return []
            table.apply(option)
        return [] if table.over or table.seat == CHANCE else table.options()
