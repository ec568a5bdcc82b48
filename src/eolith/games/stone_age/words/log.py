"""What has happened in a game of Stone Age, told: events as the lines of a log (kernel.scene.Line).

What one seat does is one line.  A card drawn in secret is named to its owner alone (SA-INFO-04).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

from eolith.kernel.scene import Event, Line
from eolith.kernel.story import who
from eolith.kernel.telling import Told, log_lines

from .. import terms
from ..notation.actions import Dice
from . import printed
from .telling import Telling

RULES = {
    "round_started": "SA-ROUND-03", "turn_ended": "SA-ACT-06", "placed": "SA-PLACE-02", "acted": "SA-ACT-05",
    "tool_gained": "SA-TOOL-01", "figure_gained": "SA-ACT-10", "agriculture_gained": "SA-ACT-13",
    "tool_used": "SA-TOOL-10", "declined": "SA-CARD-05", "card_taken": "SA-CARD-07", "building_taken": "SA-BUILD-02",
    "points_gained": "SA-CARD-20", "dice_rolled": "SA-CARD-10", "die_taken": "SA-CARD-11", "card_dealt": "SA-ROUND-05",
    "extra_drawn": "SA-CARD-23", "tile_revealed": "SA-BUILD-06", "fed": "SA-FEED-08", "starved": "SA-FEED-10",
    "choice_used": "SA-CARD-30", "first_seat": "SA-SETUP-12",
}  # fmt: skip
"""The rule that each event happens by."""
ROLL_RULES = {"hunting": "SA-ACT-15", "forest": "SA-ACT-18", "claypit": "SA-ACT-19", "quarry": "SA-ACT-20",
              "river": "SA-ACT-21"}  # fmt: skip
"""The same for a roll, by its place."""
END_RULES = {"deck": "SA-END-01", "buildings": "SA-END-04", "round_cap": "SA-END-06"}
"""The same for the end."""
ALONE = {"round_started", "card_dealt", "tile_revealed", "game_over", "first_seat"}
"""Events told in a sentence of their own."""
SEATED = {"round_started", "first_seat"}
"""Events whose sentences name a seat."""
ROLLS = {"rolled", "tool_used"}
UNTOLD = {"turn_ended"}
SECRETS = {terms.EXTRA_DRAWN}
"""Events of which their seat alone may read all."""

Happened = tuple[int, int, Any, Any, Any]
"""An event, or several goods that are told as one."""


def log(
    telling: Telling,
    events: Sequence[Event],
    viewer: int | None = None,
    dice: Iterable[Iterable[int]] = (),
    names: Sequence[str] = (),
) -> list[Line]:
    """Events as log lines, what one seat does in one line; a card drawn in secret is named to its owner alone.

    `viewer` is a seat, or None for a spectator; `dice` are the faces of each roll, where they are to be told;
    `names` says who plays each seat.
    """
    fallen = iter(dice)
    return log_lines(_told(telling, event, viewer, names, fallen) for event in _condense(events))


def _told(
    telling: Telling, event: Happened, viewer: int | None, names: Sequence[str], fallen: Iterator[Iterable[int]]
) -> Told:
    name, text = terms.EVENTS[event[0]], told(telling, event, viewer, names)
    if name == "rolled" and (faces := next(fallen, ())):
        text += f" ({telling.faces(faces)})"
    return event[1], text, _rules(event), name in ALONE


def told(
    telling: Telling,
    event: Happened,
    viewer: int | None = None,
    names: Sequence[str] = (),
) -> str:
    """One event: a sentence if it belongs to nobody, else what follows the name of the seat."""
    kind, seat, a, b, c = event
    name = terms.EVENTS[kind]
    values = _values(telling, name, a, b, c)
    if name in SEATED:
        values["seat"] = who(names, terms.SEATS[seat])
    if name == "gained" and not values["goods"] or name == "food_gained" and not a:
        name = "gained-nothing"
    if name == "extra_drawn" and viewer != seat:
        name = "extra_drawn-hidden"
    return telling.say(f"event-{name}", **values)


def _values(telling: Telling, name: str, a: Any, b: Any, c: Any) -> dict[str, Any]:
    """The variables of an event's message."""
    pack = telling.game.pack
    match name:
        case "round_started":
            return {"n": a}
        case "placed":
            return {"n": b, "to": telling.place(terms.PLACES[a], "to")}
        case "acted":
            return {"from": telling.place(terms.PLACES[a], "from")}
        case "declined":
            return {"place": telling.place(terms.PLACES[a], "acc")}
        case "rolled":
            return {"n": b, "at": telling.place(terms.PLACES[a], "at"), "total": c}
        case "gained" | "paid":
            return {"goods": telling.goods(a if isinstance(a, Counter) else {terms.RESOURCES[a]: b})}
        case "food_gained" | "figure_gained" | "agriculture_gained" | "points_gained":
            return {"n": a}
        case "tool_gained":
            return {"value": b}
        case "tool_used":
            return {"tool": telling.say(f"used-{'tile' if a < 3 else 'card'}"), "total": b}
        case "card_taken":
            return {"card": pack.cards[a].id, "what": telling.card(pack.cards[a].id)}
        case "building_taken":
            return {"tile": pack.tiles[a].id, "n": c}
        case "dice_rolled":
            hand = cast(Dice, telling.game.action(terms.HAND + b))
            return {"faces": telling.faces(hand.faces)}
        case "die_taken":
            return {"face": telling.faces([a])}
        case "card_dealt":
            return {"slot": b + 1, "card": pack.cards[a].id, "what": telling.card(pack.cards[a].id)}
        case "extra_drawn":
            return {"card": pack.cards[a].id, "what": printed.symbols(pack.cards[a], telling.say)}
        case "tile_revealed":
            return {"stack": b + 1, "tile": pack.tiles[a].id, "what": telling.tile(pack.tiles[a].id)}
        case "choice_used":
            return {"card": telling.choice_card}
        case "game_over":
            return {"how": telling.say(f"ending-{terms.ENDINGS[a]}")}
    return {}


def _rules(event: Happened) -> tuple[str, ...]:
    """The rules that an event happens by; none for what only follows from the event before it."""
    name, place = terms.EVENTS[event[0]], event[2]
    if name == "rolled":
        return (ROLL_RULES[terms.PLACES[place]],)
    if name == "game_over":
        return (END_RULES[terms.ENDINGS[place]],)
    return (RULES[name],) if name in RULES else ()


def _condense(events: Sequence[Event]) -> list[Happened]:
    """The events worth telling: payments in one, and nothing that the event beside it says already."""
    told: list[Happened] = []
    before = ""
    for i, event in enumerate(events):
        kind, seat, a, b, _ = event
        name = terms.EVENTS[kind]
        after = terms.EVENTS[events[i + 1][0]] if i + 1 < len(events) else ""
        if told and name == before and name in ("paid", "gained") and told[-1][1] == seat:
            told[-1][2][terms.RESOURCES[a]] += b
            continue
        skipped = (
            name in UNTOLD
            or name == "acted"
            and (after not in ("", "turn_ended", "acted") or a > terms.FIELD)
            or name == "points_gained"
            and before == "building_taken"
            or name == "food_gained"
            and not a
            and before not in ROLLS
        )
        before = name
        if not skipped:
            goods = name in ("paid", "gained")
            told.append((kind, seat, Counter({terms.RESOURCES[a]: b}), 0, 0) if goods else event)
    return told
