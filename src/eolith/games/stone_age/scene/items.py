"""The picture of Stone Age in words: a line for each place, card, building and roll, and a few for each tribe."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from eolith.kernel.scene import Item
from eolith.kernel.text import capital, sentence

from .. import terms
from ..seen.observation import Observation, SeatView, free_rings
from ..seen.rolls import Roll
from ..words import printed
from ..words.telling import Telling


class Signs(NamedTuple):
    """What else is shown at a tribe."""

    first: bool
    """It begins this round."""
    turn: bool
    over: bool
    """The game has ended: nobody need be fed any more."""


def signs_of(seen: Observation, view: SeatView) -> Signs:
    return Signs(seen.first == view.seat, seen.turn == view.seat, bool(seen.end))


def need(view: SeatView) -> tuple[int, int]:
    """What the next feeding takes beyond the harvest of the field, and how much of that is missing (SA-FEED-03)."""
    needed = max(0, view.figures - view.agriculture)
    return needed, max(0, needed - view.food)


# --- the table ------------------------------------------------------------------------------------


def places(telling: Telling, seen: Observation) -> list[Item]:
    """The eight places of the land, each with who stands there."""
    return [
        _place(telling, place, standing(seen, place), free_rings(seen, place)) for place in terms.PLACES[: terms.CARD1]
    ]


def standing(seen: Observation, place: str) -> tuple[int, ...]:
    """How many figures each seat has on a place."""
    return tuple(view.placed.get(place, 0) for view in seen.seats)


@lru_cache(maxsize=1 << 13)
def _place(telling: Telling, place: str, figures: tuple[int, ...], free: int) -> Item:
    room = telling.say("board-any-number") if place == "hunting" else telling.say("board-free", n=free)
    gives = telling.say(f"place-gives-{place}")
    who = _standing(telling, figures) or telling.say("board-nobody")
    return Item(
        telling.say("board-place", place=capital(telling.place(place)), gives=gives, who=who, room=room),
        place,
    )


def _standing(telling: Telling, figures: tuple[int, ...]) -> str:
    """`A: 2 figures, C: 1 figure`; empty if nobody stands there."""
    return ", ".join(
        telling.say("board-seat", seat=terms.SEATS[seat], what=telling.say("amount-figure", n=n))
        for seat, n in enumerate(figures)
        if n
    )


def cards(telling: Telling, seen: Observation) -> list[Item]:
    """The cards on display, the cheapest first, and the deck."""
    shown = [
        _card(telling, place, code, standing(seen, place), dice)
        for place, code, dice in zip(terms.PLACES[terms.CARD1 :], seen.slots, seen.dice)
    ]
    return [*shown, Item(sentence(telling.say("scene-deck", n=seen.deck_size)))]


@lru_cache(maxsize=1 << 13)
def _card(telling: Telling, place: str, code: str | None, figures: tuple[int, ...], dice: tuple[int, ...]) -> Item:
    parts = [telling.card(code) if code else telling.say("slot-empty")]
    if code:
        parts.append(telling.say("scene-costs", n=terms.PLACES.index(place) - terms.CARD1 + 1))
        parts.append(_there(telling, figures))
    if dice:
        parts.append(telling.say("scene-dice-left", faces=telling.faces(dice)))
    return Item(f"{capital(telling.place(place))}: {'; '.join(parts)}.", place)


def _there(telling: Telling, figures: tuple[int, ...]) -> str:
    who = ", ".join(seat for seat, n in zip(terms.SEATS, figures) if n)
    return telling.say("scene-standing", who=who) if who else telling.say("scene-nobody")


def buildings(telling: Telling, seen: Observation) -> list[Item]:
    """The stacks of buildings, with what lies on top."""
    return [
        _building(telling, place, stack.top, stack.left, standing(seen, place))
        for place, stack in zip(terms.PLACES[terms.BUILDING1 :], seen.stacks)
    ]


@lru_cache(maxsize=1 << 13)
def _building(telling: Telling, place: str, code: str | None, left: int, figures: tuple[int, ...]) -> Item:
    parts = [telling.tile(code), _there(telling, figures)] if code else []
    parts.append(telling.say("stack-left", n=left) if left else telling.say("stack-empty"))
    return Item(f"{capital(telling.place(place))}: {'; '.join(parts)}.", place)


def rolls(telling: Telling, fallen: Sequence[Roll]) -> list[Item]:
    """The rolls of the turn, die by die."""
    if not fallen:
        return [Item(sentence(telling.say("scene-no-dice")))]
    return [_roll(telling, roll) for roll in fallen]


@lru_cache(maxsize=1 << 12)
def _roll(telling: Telling, roll: Roll) -> Item:
    seat, place, faces, tools, total = roll
    rolled = telling.say("event-rolled", n=len(faces), at=telling.place(place, "at"), total=sum(faces))
    parts = [f"{terms.SEATS[seat]} {rolled} ({' + '.join(map(str, faces))})"]
    if tools:
        parts.append(telling.say("scene-with-tools", total=total))
    gain = telling.say("choice-result", total=total, gain=telling.gain(terms.PLACES.index(place), total))
    return Item(f"{'; '.join([*parts, gain])}.", place)


# --- the tribes -----------------------------------------------------------------------------------


def tribe(telling: Telling, view: SeatView, signs: Signs) -> list[Item]:
    """What a tribe has, a line a kind."""
    needed, short = need(view)
    food = [telling.say("scene-food", n=view.food, need=needed)]
    if short and not signs.over:
        food.append(telling.say("scene-short", n=short))
    points = [telling.say("scene-points", n=view.score)]
    if view.forecast is not None:
        points.append(telling.say("scene-forecast", n=view.forecast))
    who = ["scene-first"] * signs.first + ["scene-turn"] * signs.turn
    lines = [
        *(["; ".join(map(telling.say, who))] if who else []),
        "; ".join(points),
        "; ".join(food),
        _goods(telling, tuple(view.goods.values())),
        telling.say("scene-figures", n=view.figures, home=view.home),
        tools(telling, tuple((tool.value, tool.turned) for tool in view.tools)),
        telling.say("scene-agriculture", n=view.agriculture),
        buildings_of(telling, tuple((building.code, building.points) for building in view.buildings)),
        *([_open(telling, view.open)] if view.open else []),
        _pile(telling, view.pile_size, view.pile),
    ]
    return [Item(sentence(line)) for line in lines]


@lru_cache(maxsize=1 << 12)
def _goods(telling: Telling, amounts: tuple[int, ...]) -> str:
    if not any(amounts):
        return telling.say("scene-stock-empty")
    named = [telling.say(f"amount-{name}", n=n) for name, n in zip(terms.RESOURCES, amounts) if n]
    return f"{telling.say('own-stock')} {', '.join(named)}"


@lru_cache(maxsize=1 << 12)
def tools(telling: Telling, tiles: tuple[tuple[int, bool], ...]) -> str:
    told = [telling.say("scene-tool-used", value=value) if turned else str(value) for value, turned in tiles]
    return telling.say("scene-tools", tools=", ".join(told) or telling.say("scene-none"))


@lru_cache(maxsize=1 << 12)
def buildings_of(telling: Telling, owned: tuple[tuple[str, int], ...]) -> str:
    told = [telling.say("amount-point", n=points) for _, points in owned]
    return telling.say("scene-buildings", buildings=", ".join(told) or telling.say("scene-none"))


@lru_cache(maxsize=1 << 10)
def _open(telling: Telling, codes: tuple[str, ...]) -> str:
    return telling.say("scene-open", cards=", ".join(f"{telling.card(code)} ({code})" for code in codes))


@lru_cache(maxsize=1 << 12)
def _pile(telling: Telling, size: int, codes: tuple[str, ...] | None) -> str:
    pack = telling.game.pack
    told = [printed.symbols(pack.cards[pack.card(code)], telling.say) for code in codes or ()]
    if codes is None or len(told) < size:
        # an extra card stays closed even where the piles are open
        told.append(str(size - len(told)))
    return telling.say("scene-pile", cards=", ".join(told) if size else telling.say("scene-none"))
