"""Which command belongs to a target of the picture: why it is not possible is why the target does not glow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import layout, terms
from ..notation.actions import clause_name
from ..pack.effects import Effect
from ..words.telling import Telling

if TYPE_CHECKING:
    from ..rules import EndlessWinter

PLAIN = {"food": "burn", "tools": "tool", "deck": "draw", "animal-deck": "top", "villages": "villages",
         "rest": "figure tribe rest", "rest-token": "token take"}  # fmt: skip
"""Commands of targets that name no component."""
VERBS = {"column": "figure tribe", "side": "side", "chief": "chief", "setup": "setup", "figure": "leave",
         "idol": "idol", "hex": "hex", "junction": "village", "tribe": "tribe", "culture": "culture",
         "animal": "animal", "unused": "turn", "stone": "stone", "slot": "slot", "stoneslot": "score",
         "discard": "bury discard"}  # fmt: skip
"""The command of a target, before what the target names."""
ROWS = ("top", "middle", "bottom")
"""The stages of a turn in which a figure stands in a column."""
IN_HAND = {"form_pile": "pile", "discard_card": "discard", "gain_burial": "bury hand"}
"""What a card in hand is used for, by what is asked; it is played otherwise."""


def command_of(telling: Telling, state: EndlessWinter, seat: int, target: str) -> str:
    """What a seat does at a target as it is typed, whether possible or not; empty for what is no target."""
    kind, _, name = target.partition("-")
    asked = "" if state.over else terms.FRAMES[state.frame[0]]
    row = row_of(telling, state) if asked == "turn" and is_here(state, kind, name) else ()
    if row:
        return f"use {clause_name(row[0])}"
    if target in PLAIN:
        return PLAIN[target]
    match kind:
        case "chief" if not name:
            effect = telling.pack.sides[_side(state, seat)].effect
            return f"use {clause_name(effect[0])}"
        case "clause":
            known = name.isdecimal() and int(name) < len(telling.pack.clauses)
            return f"use {clause_name(telling.pack.clauses[int(name)])}" if known else ""
        case "figure" if asked == "turn":
            return f"figure {name} rest"
        case "stoneslot" if not has_stone(state, seat, name):
            return f"stone {telling.pack.stones[0].id}"
        case "site":
            return f"site {name.replace('-', '+')}"
        case "camp" if name in layout.HEX_NAMES:
            return f"move {name} {_way(name)}"
        case "hand":
            return f"{IN_HAND.get(asked, 'play')} {name}"
        case "played" | "pile":
            return f"bury {target.replace('-', ' ')}" if asked == "gain_burial" else _use(telling, kind, name)
    return f"{VERBS[kind]} {name}" if kind in VERBS else ""


def is_here(state: EndlessWinter, kind: str, name: str) -> bool:
    """Whether a target belongs to the row of a column that the figure of the turn has come to.

    Villages are built in the middle of Migrate: out of those at home, on the map.
    """
    stage = terms.STAGES[state.stage]
    if kind in ("villages", "hex"):
        return stage == "middle" and state.column == terms.MIGRATE
    return kind == "column" and stage in ROWS and state.column == terms.COLUMNS.index(name)


def row_of(telling: Telling, state: EndlessWinter) -> Effect:
    """What the row of the column gives that the figure of the turn has come to."""
    effect: Effect = getattr(telling.pack.columns[state.column], terms.STAGES[state.stage])
    return effect


def _side(state: EndlessWinter, seat: int) -> int:
    """The side of a seat's chief, by its number in the pack; of one that is not chosen yet, the first."""
    return int(max(0, 2 * (state.chief[seat] - 1) + max(0, state.side[seat] - 1)))


def has_stone(state: EndlessWinter, seat: int, slot: str) -> bool:
    """Whether a sacred stone lies in a slot, so that it could score."""
    return bool(state.stones[seat][int(slot) - 1])


def _way(hex_: str) -> str:
    """A direction that does not lead off the map."""
    neighbours = layout.NEIGHBOURS[layout.HEX_NAMES.index(hex_)]
    return next(way for way, there in zip(terms.DIRECTIONS, neighbours, strict=True) if there >= 0)


def _use(telling: Telling, zone: str, card: str) -> str:
    """The first ability of a card that works where it lies; burying it if there is none."""
    faces = [face for face in telling.pack.cards if face.id == card]
    works = [
        clause for face in faces for clause in face.effect if (clause.trigger == terms.IN_ECLIPSE) == (zone == "pile")
    ]
    return f"use {clause_name(works[0])}" if works else f"bury {zone} {card}"
