"""What a seat can do at a place of the picture, or is asked now, as a small form.

Everything is answered by the engine: a command is offered after `expand` has accepted it, what it
would bring is read from a copy that it was applied to, and chance is never played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from babel.numbers import format_decimal

from eolith.kernel.chance import dice_ways
from eolith.kernel.rule import Refusal
from eolith.kernel.scene import Choice, Field, Panel, by_position, side_by_side, waiting
from eolith.kernel.text import capital, sentence

from .. import terms
from ..notation import actions
from ..notation.commands import Payment
from ..notation.refusals import phase
from ..words.choices import choices, idle_tools, result, usable_tools
from ..words.telling import Telling, divisor

if TYPE_CHECKING:
    from ..rules import StoneAge


def panel(
    telling: Telling, state: StoneAge, seat: int | None, target: str = "", given: Mapping[str, int] | None = None
) -> Panel:
    """What a seat can do at a place or why it cannot; without a place (or one that there is not), what it is asked."""
    if target not in terms.PLACES:
        return _asked(telling, state, seat, given or {})
    place = terms.PLACES.index(target)
    if seat is not None and seat == state.seat and place == _concerned(state):
        return _asked(telling, state, seat, given or {})
    return _at_place(telling, state, seat, place, given or {})


def _asked(telling: Telling, state: StoneAge, seat: int | None, given: Mapping[str, int]) -> Panel:
    """Everything that can be decided now."""
    if seat is None or seat != state.seat:
        return waiting(telling, capital(telling.say(f"phase-{phase(state)}")), state, seat, "pass")
    kind = terms.FRAMES[state.frame[0]]
    if kind in ("pay", "buy"):
        return _payment(telling, state, seat, _paid_for(state), given)
    title = telling.prompt(telling.game.observe(state, None))
    if kind == "tools":
        return _tools(telling, state, seat, title, given)
    found = offered(telling, state)
    if kind == "act":
        found = (*(choice for choice in found if choice.target), *_two_resources(telling, state))
    return Panel(title, choices=found)


@by_position
def offered(telling: Telling, state: StoneAge) -> tuple[Choice, ...]:
    """All whole choices of the seat to decide, each told with a capital letter."""
    return tuple(side_by_side(choices(telling, state)))


def _concerned(state: StoneAge) -> int:
    """The place that the decision of now is about; -1 for none."""
    kind = terms.FRAMES[state.frame[0]]
    if kind == "tools":
        return int(state.frame[terms.PLACE])
    return terms.CARD1 + int(state.frame[terms.SLOT]) if kind == "die" else _paid_for(state)


# --- a place ------------------------------------------------------------------------------------------


def _at_place(telling: Telling, state: StoneAge, seat: int | None, place: int, given: Mapping[str, int]) -> Panel:
    title = _title(telling, state, place)
    if seat is None:
        return Panel(title)
    name = terms.PLACES[place]
    placing = phase(state) == "place"
    figures = 2 if place == terms.HUT else 1
    refusal = telling.game.why_not(state, f"place {name} {figures}" if placing else f"act {name}", seat)
    if refusal is not None:
        return Panel(title, telling.refusal(refusal), rule=refusal.rule)
    if placing:
        return _placing(telling, state, seat, place, title)
    if place >= terms.CARD1:
        return _acquiring(telling, state, seat, place, given)
    if place < terms.HUNTING:
        label = telling.say("scene-do", gives=telling.say(f"place-gives-{name}"))
        return Panel(title, choices=[Choice(f"act {name}", capital(label), target=name)])
    dice = state.placed[seat][place]
    roll = Choice(f"act {name}", capital(telling.say("scene-roll", n=dice)), target=name)
    return Panel(title, _yield(telling, state, seat, place, dice), [roll])


def _title(telling: Telling, state: StoneAge, place: int) -> str:
    """The name of a place and what it gives; a card or a building with what lies there."""
    pack = telling.game.pack
    if place < terms.CARD1:
        what = telling.say(f"place-gives-{terms.PLACES[place]}")
    elif place < terms.BUILDING1:
        card = state.slots[place - terms.CARD1]
        what = telling.card(pack.cards[card].id) if card >= 0 else telling.say("slot-empty")
    else:
        tile = state.tops[place - terms.BUILDING1]
        what = telling.tile(pack.tiles[tile].id) if tile >= 0 else telling.say("stack-empty")
    return telling.say("title-name", title=capital(telling.place(terms.PLACES[place])), name=what)


def _placing(telling: Telling, state: StoneAge, seat: int, place: int, title: str) -> Panel:
    """A choice for each number of figures that may go there."""
    name = terms.PLACES[place]
    found = [choice for choice in offered(telling, state) if choice.target == name]
    counts = [int(choice.command.split()[2]) for choice in found]
    to = telling.place(name, "to")
    if len(found) == 1:
        label = capital(telling.say("scene-into", n=counts[0], to=to))
        found = [replace(found[0], label=label, group="", member="")]
    else:
        labels = [capital(telling.say("scene-into-count", n=n, to=to)) for n in counts]
        found = [replace(choice, label=label) for choice, label in zip(found, labels)]
    text = ""
    if terms.HUNTING <= place <= terms.RIVER:
        language, of = telling.texts.language, divisor(place)
        told = "; ".join(f"{n} → {format_decimal(average(n, 0, of), locale=language)}" for n in counts)
        resource = telling.say(f"resource-{_yielded(place)}")
        text = sentence(telling.say("scene-averages", resource=resource, averages=told))
    if place >= terms.CARD1:
        text = _stock(telling, state, seat)
        if place < terms.BUILDING1:
            text = f"{capital(telling.say('scene-costs', n=place - terms.CARD1 + 1))}. {text}"
    return Panel(title, text, found)


def _stock(telling: Telling, state: StoneAge, seat: int) -> str:
    """What a seat could pay with."""
    goods = zip(terms.RESOURCES, state.goods[seat])
    told = ", ".join(telling.say(f"amount-{name}", n=n) for name, n in goods if n)
    return f"{telling.say('own-stock')} {told}." if told else sentence(telling.say("scene-stock-empty"))


# --- expectations ---------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def average(dice: int, tools: int, divisor: int) -> float:
    """What a roll of so many dice yields on average, rounded down roll by roll as the rules do; one decimal."""
    totals = range(dice, 6 * dice + 1)
    summed = sum(dice_ways(dice, total) * ((total + tools) // divisor) for total in totals)
    return float(round(summed / 6**dice, 1))


def _about(telling: Telling, place: int, dice: int, tools: int) -> str:
    n = average(dice, tools, divisor(place))
    if tools:
        return telling.say("scene-average-tools", tools=tools, n=n)
    return telling.say("scene-average", resource=telling.say(f"resource-{_yielded(place)}"), n=n)


def _yielded(place: int) -> str:
    return "food" if place == terms.HUNTING else terms.RESOURCES[place - terms.FOREST]


def _yield(telling: Telling, state: StoneAge, seat: int, place: int, dice: int) -> str:
    """What the dice of a place yield on average, alone and with all tools that are left."""
    tiles = sum(value for value, turned in zip(state.tools[seat], state.turned[seat]) if not turned)
    cards = sum(telling.one_use(3 + i).amount for i in range(3) if state.one_use[seat][i])
    told = _about(telling, place, dice, 0)
    if tiles + cards:
        told = f"{told}; {_about(telling, place, dice, tiles + cards)}"
    return sentence(told)


# --- tools ----------------------------------------------------------------------------------------------


def _tools(telling: Telling, state: StoneAge, seat: int, title: str, given: Mapping[str, int]) -> Panel:
    """A switch for each tool that may still be added; it is said so if all of them together change nothing."""
    fields, words, values = [], [], []
    for tool, word, value in usable_tools(telling, state, seat):
        on = 1 if given.get(f"tool-{word}", 0) > 0 else 0
        art = f"tool-{value}" if tool < 3 else "one-use"
        fields.append(Field(f"tool-{word}", capital(telling.tool(tool, value)), on, 1, art))
        if on:
            words.append(word)
            values.append(value)
    command = " ".join(["tools", *words])
    refusal = telling.game.why_not(state, command, seat)
    if refusal is not None:
        return _refused(telling, Panel(title, fields=fields), refusal)
    place, total = state.frame[terms.PLACE], state.frame[terms.TOTAL]
    verdict = result(telling, place, total, values)
    return Panel(title, idle_tools(telling, state), fields=fields, command=command, verdict=verdict)


def _refused(telling: Telling, panel: Panel, refusal: Refusal) -> Panel:
    """The verdict of the fields says why not; without fields the text does."""
    why = telling.refusal(refusal)
    if panel.fields:
        return replace(panel, verdict=why, rule=refusal.rule)
    return replace(panel, text=f"{why} {panel.text}".strip(), rule=refusal.rule)


# --- paying ---------------------------------------------------------------------------------------------


def _paid_for(state: StoneAge) -> int:
    """The card or building that is being paid for; -1 for food and for none."""
    frame: list[int] = state.frame
    kind, purpose = terms.FRAMES[frame[0]], frame[terms.PURPOSE]
    if kind == "buy":
        return terms.BUILDING1 + frame[terms.STACK]
    if kind == "pay" and purpose != terms.FOR_FOOD:
        return (terms.CARD1 if purpose == terms.FOR_CARD else terms.BUILDING1) + frame[terms.TARGET]
    return -1


def _acquiring(telling: Telling, state: StoneAge, seat: int, place: int, given: Mapping[str, int]) -> Panel:
    """Going to a card or building and paying for it, in one form."""
    there = state.clone()
    there.apply(terms.ACT + place)
    if not there.over and there.seat == seat and _paid_for(there) == place:
        return _payment(telling, there, seat, place, given, before=state)
    card = place < terms.BUILDING1
    text = telling.say("scene-cannot-pay-card" if card else "scene-cannot-pay-building")
    go = Choice(f"act {terms.PLACES[place]}", capital(telling.say("choice-decline")), target=terms.PLACES[place])
    rule = "SA-CARD-05" if card else "SA-BUILD-05"
    return Panel(_title(telling, state, place), f"{text} {_stock(telling, state, seat)}", [go], rule=rule)


def _payment(
    telling: Telling,
    state: StoneAge,
    seat: int,
    place: int,
    given: Mapping[str, int],
    before: StoneAge | None = None,
) -> Panel:
    """Paying for a card, a building or (place -1) food, at the payment `state`; `before` is where the seat stands now.

    Fields are the kinds of resources; where a building lists its price there is nothing to choose.
    """
    frame = state.frame
    title = _title(telling, state, place) if place >= 0 else telling.prompt(telling.game.observe(state, seat))
    offered = [_leave(telling, option, place) for option in (terms.DECLINE, terms.STARVE) if option in state.options()]
    offered += _two_resources(telling, state)
    if terms.FRAMES[frame[0]] == "buy":
        return _buying(telling, before or state, seat, place, Panel(title, choices=offered))
    due = frame[terms.UNITS]
    one_to_seven = frame[terms.PURPOSE] == terms.FOR_BUILDING and frame[terms.KINDS] == terms.ANY_KINDS
    paid = Counter({} if one_to_seven else _plainest(state))
    own = dict(zip(terms.RESOURCES, state.goods[seat]))
    if any(name in given for name in own):
        paid = Counter({name: max(0, min(given.get(name, 0), due, own[name])) for name in own})
    fields = [
        Field(name, capital(telling.say(f"resource-{name}")), paid[name], min(due, own[name]), name)
        for name in own
        if own[name]
    ]
    form = Panel(title, choices=offered, fields=fields)
    here = before or state
    payment = " ".join(f"{n} {name}" for name, n in paid.items() if n)
    command = f"acquire {terms.PLACES[place]} {payment}".strip() if place >= 0 else f"pay {payment}"
    if not payment and terms.DONE in state.options():
        command = "done"
    refusal = telling.game.why_not(here, command if payment or place >= 0 else Payment(Counter()), seat)
    if refusal is not None:
        return _refused(telling, form, refusal)
    gain = telling.say("scene-fed") if place < 0 else _gain(telling, here, command, place)
    goods = telling.goods(paid)
    n = sum(paid.values())
    verdict = telling.say("scene-paid", n=n, due=n if one_to_seven else due, goods=goods, gain=gain) if n else gain
    return replace(form, command=command, verdict=capital(verdict))


def _leave(telling: Telling, option: int, place: int) -> Choice:
    command = telling.game.text(option)
    label = capital(telling.say(f"choice-{command}"))
    return Choice(f"{command} {terms.PLACES[place]}" if place >= 0 else command, label)


def _buying(telling: Telling, state: StoneAge, seat: int, place: int, form: Panel) -> Panel:
    """A building with a listed price is built for exactly that, or left."""
    tile = telling.game.pack.tiles[state.tops[place - terms.BUILDING1]]
    price = {name: n for name, n in zip(terms.RESOURCES, tile.price) if n}
    command = f"acquire {terms.PLACES[place]} {' '.join(f'{n} {name}' for name, n in price.items())}"
    refusal = telling.game.why_not(state, command, seat)
    if refusal is not None:
        return _refused(telling, replace(form, text=_stock(telling, state, seat)), refusal)
    build = Choice(command, capital(telling.say("choice-buy", goods=telling.goods(price), n=tile.points)))
    return replace(form, text=_stock(telling, state, seat), choices=[build, *form.choices])


def _plainest(state: StoneAge) -> dict[str, int]:
    """The payment that the engine completes when it is always offered the plainest resource."""
    table = state.clone()
    depth, paid = table.depth, Counter[str]()
    while True:
        units = [option for option in table.options() if isinstance(table.game.action(option), actions.Pay)]
        if not units:
            return paid
        table.apply(units[0])
        paid[terms.RESOURCES[units[0] - terms.PAY]] += 1
        if table.over or table.depth != depth or table.frame[:4] != state.frame[:4]:
            return paid


def _gain(telling: Telling, state: StoneAge, command: str, place: int) -> str:
    """What a payment brings: the effect of the card, or the points that the engine gives for the building."""
    pack = telling.game.pack
    if place < terms.BUILDING1:
        return telling.card(pack.cards[state.slots[place - terms.CARD1]].id)
    table = state.clone()
    events: list[tuple[int, int, int, int, int]] = []
    table.listener = events
    for option in telling.game.expand(state, command):
        table.apply(option)
    points = next(event[4] for event in events if event[0] == terms.BUILDING_TAKEN)
    return telling.say("amount-point", n=points)


def _two_resources(telling: Telling, state: StoneAge) -> Sequence[Choice]:
    """The pairs that the card of two resources gives, where it may be used now."""
    if terms.CHOOSE not in state.options():
        return []
    card = telling.choice_card
    pairs = []
    for pair in combinations_with_replacement(terms.RESOURCES, 2):
        goods = telling.goods(Counter(pair))
        label = capital(telling.say("scene-choose", card=card, goods=goods))
        pairs.append(Choice(f"choose {' '.join(pair)}", label, "choose", goods))
    return pairs
