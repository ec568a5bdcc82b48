"""The legal options of a seat as whole choices: a payment or a set of tools is one choice, not a row of steps.

A choice is a command as `notation/commands.py` reads it, how it is told, and the place of the board that it is made at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from eolith.kernel.actions import Action
from eolith.kernel.numbers import SEAT
from eolith.kernel.scene import Choice

from .. import terms
from ..notation import actions
from .telling import Telling, divisor

if TYPE_CHECKING:
    from ..rules import StoneAge

MOST_PAYMENTS = 24
"""Of more ways to pay than this a list for people shows one; any can be named."""
STEPWISE = ("tools", "pay", "take")
"""Decisions that are made in steps."""


def choices(telling: Telling, state: StoneAge) -> list[Choice]:
    """All choices of the seat to decide now, in a fixed order."""
    kind = terms.FRAMES[state.frame[0]]
    if kind not in STEPWISE:
        return [_of_option(telling, state, option) for option in state.options()]
    paths = list(_paths(state, state.depth, []))
    if kind == "tools":
        paths.sort(key=lambda path: len(path) - path.count(terms.DONE))
    return [_of_path(telling, state, kind, path) for path in paths]


def listed(telling: Telling, state: StoneAge) -> tuple[list[Choice], list[Choice]]:
    """The choices for a list that people read, and the payments that it leaves out.

    Of too many payments it shows one: that of most points for a building of one to seven, else the plainest.
    """
    found = choices(telling, state)
    payments = [one for one in found if one.command.startswith("pay ")]
    if len(payments) <= MOST_PAYMENTS:
        return found, []
    frame = state.frame
    one_to_seven = frame[terms.PURPOSE] == terms.FOR_BUILDING and frame[terms.KINDS] == terms.ANY_KINDS
    shown = max(payments, key=_offered) if one_to_seven else payments[0]
    unlisted = [one for one in payments if one is not shown]
    return [one for one in found if one not in unlisted], unlisted


def _worth(goods: Mapping[str, int]) -> int:
    """What resources are worth in points."""
    return sum(n * terms.VALUES[terms.RESOURCES.index(name)] for name, n in goods.items())


def _offered(payment: Choice) -> int:
    """The same of those that a payment names."""
    words = payment.command.split()[1:]
    return _worth(dict(zip(words[1::2], map(int, words[::2]))))


def _paths(state: StoneAge, depth: int, path: list[int]) -> Iterator[list[int]]:
    """Every row of options that ends the decision on top of the agenda."""
    for option in state.options():
        longer = [*path, option]
        after = state.clone()
        after.apply(option)
        same = not after.over and after.depth == depth and after.frame[0] == state.frame[0] and option != terms.CHOOSE
        if same and after.seat == state.seat and after.frame[terms.PURPOSE] == state.frame[terms.PURPOSE]:
            yield from _paths(after, depth, longer)
        else:
            yield longer


def _of_path(telling: Telling, state: StoneAge, kind: str, path: list[int]) -> Choice:
    if kind == "tools":
        return _tools(telling, state, [option - terms.TOOL for option in path if option != terms.DONE])
    taken = map(telling.game.action, path)
    goods = Counter(one.resource for one in taken if isinstance(one, actions.Pay | actions.Take))
    if kind == "take":
        return Choice(" ".join(["choose", *goods.elements()]), telling.say("choice-take", goods=telling.goods(goods)))
    if goods:
        typed = " ".join(f"{n} {name}" for name, n in goods.items())
        return Choice(f"pay {typed}", _payment(telling, state, goods))
    return _of_option(telling, state, path[0])


def _payment(telling: Telling, state: StoneAge, goods: Counter[str]) -> str:
    if state.frame[terms.PURPOSE] == terms.FOR_BUILDING:
        points = state.frame[terms.VALUE] + _worth(goods)
        return telling.say("choice-pay-points", goods=telling.goods(goods), n=points)
    return telling.say("choice-pay", goods=telling.goods(goods))


def _tools(telling: Telling, state: StoneAge, tools: list[int]) -> Choice:
    """A set of tools, tiles 0-2 and one-use tools 3-5, with what it yields."""
    place, total = state.frame[terms.PLACE], state.frame[terms.TOTAL]
    values = [state.tools[state.frame[SEAT]][tool] if tool < 3 else telling.one_use(tool).amount for tool in tools]
    names = [telling.tool(tool, value) for tool, value in zip(tools, values, strict=True)]
    words = [str(tool + 1) if tool < 3 else telling.one_use(tool).id for tool in tools]
    label = telling.say("choice-tools", tools=", ".join(names)) if tools else telling.say("choice-no-tools")
    return Choice(" ".join(["tools", *words]), f"{label}: {result(telling, place, total, values)}")


def result(telling: Telling, place: int, total: int, values: Sequence[int]) -> str:
    """What a roll and the tools added to it yield: `11 + 2 = 13 → 3 brick, 1 pip unused`."""
    reached = total + sum(values)
    added = f"{' + '.join(map(str, [total, *values]))} = {reached}" if values else str(total)
    return telling.say("choice-result", total=added, gain=telling.gain(place, reached))


def usable_tools(telling: Telling, state: StoneAge, seat: int) -> list[tuple[int, str, int]]:
    """The tools that a seat may still add to a roll: each by its number, how it is typed, and its value."""
    tools = [(tool, str(tool + 1), state.tools[seat][tool]) for tool in range(3)]
    cards = [(tool, telling.one_use(tool)) for tool in range(3, 6)]
    tools += [(tool, card.id, card.amount) for tool, card in cards]
    return [one for one in tools if telling.game.why_not(state, f"tools {one[1]}", seat) is None]


def idle_tools(telling: Telling, state: StoneAge) -> str:
    """Says so where all tools that may still be added to a roll together change nothing; else empty."""
    place, total = state.frame[terms.PLACE], state.frame[terms.TOTAL]
    most = sum(value for _, _, value in usable_tools(telling, state, state.frame[SEAT]))
    whole = total - total % divisor(place)
    if total + most >= whole + divisor(place):
        return ""
    return telling.say("scene-tools-idle", gain=telling.gain(place, whole))


def _of_option(telling: Telling, state: StoneAge, option: int) -> Choice:
    """One small decision; placing and acting happen at a place of the board."""
    match telling.game.action(option):
        case actions.Place():
            return _placing(telling, option)
        case actions.Act(place):
            return Choice(telling.game.text(option), _acting(telling, state, option, place), target=place)
        case action:
            return Choice(telling.game.text(option), _label(telling, state, action))


@lru_cache(maxsize=4096)
def _placing(telling: Telling, option: int) -> Choice:
    """Figures put on a place: the same in every position."""
    command = telling.game.text(option)
    place = terms.PLACES[terms.PLACE_OF[option]]
    if place == "hut" or terms.RINGS[terms.PLACE_OF[option]] == 1:
        return Choice(command, telling.say("choice-place-only", place=telling.place(place)), target=place)
    figures = command.split()[2]
    label = telling.say("choice-place", place=telling.place(place), counts=figures)
    return Choice(command, label, place, figures, place)


def _acting(telling: Telling, state: StoneAge, option: int, name: str) -> str:
    place = terms.PLACES.index(name)
    if place <= terms.RIVER:
        return telling.say("choice-act-figures", place=telling.place(name), n=state.placed[state.seat][place])
    message = "choice-act" if _can_pay(state, option) else "choice-act-unaffordable"
    return telling.say(message, place=_spot(telling, state, place))


def _label(telling: Telling, state: StoneAge, action: Action) -> str:
    name, say = f"choice-{action.verb}", telling.say
    match action:
        case actions.Choose():
            return say(name, card=telling.choice_card)
        case actions.Pay(resource) | actions.Take(resource):
            return say(name, goods=telling.goods({resource: 1}))
        case actions.Buy():
            tile = telling.pack.tiles[state.tops[state.frame[terms.STACK]]]
            return say(name, goods=telling.goods(dict(zip(terms.RESOURCES, tile.price))), n=tile.points)
        case actions.Die(face):
            return say(name, face=telling.faces([face]), reward=telling.reward(face))
        case actions.Raise(tile):
            value, turned = state.tools[state.seat][tile - 1], state.turned[state.seat][tile - 1]
            return say(f"{name}-turned" if turned else name, tile=tile, value=value, next=value + 1)
    return say(name)


def _can_pay(state: StoneAge, option: int) -> bool:
    """Whether going to a card or building leads to a payment, and does not just end there."""
    after = state.clone()
    after.apply(option)
    if after.over:
        return False
    kind = terms.FRAMES[after.frame[0]]
    return kind == "buy" or kind == "pay" and after.frame[terms.PURPOSE] != terms.FOR_FOOD


def _spot(telling: Telling, state: StoneAge, place: int) -> str:
    """A card or building with what lies there."""
    name = telling.place(terms.PLACES[place])
    if place < terms.BUILDING1:
        return f"{name} ({telling.card(telling.game.pack.cards[state.slots[place - terms.CARD1]].id)})"
    return f"{name} ({telling.tile(telling.game.pack.tiles[state.tops[place - terms.BUILDING1]].id)})"
