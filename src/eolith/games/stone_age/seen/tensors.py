"""An observation of Stone Age as named tensors, for learning programs.

All are int16 tables of plain counts, not scaled, with shapes that do not depend on the number
of players; `legend` prints what every row and column means.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from eolith.kernel.tensors import SEAT_ROWS, Layout, describe, fill, flat, seat_rows

from .. import terms
from .observation import PHASES, PURPOSES, Observation, Pending, SeatView

if TYPE_CHECKING:
    import numpy

    from eolith.kernel.game import Game

    from ..pack import Pack


__all__ = ["flat", "layout", "legend", "tensors"]

TABLE_COLUMNS = {
    "players": "number of players",
    "round": "round, 1 for the first",
    **{f"phase_{phase}": f"1 in the phase {phase}" for phase in PHASES},
    "deck_size": "cards in the deck",
    "box_size": "tiles out of play",
    "chance": "1 when chance decides",
    **{f"end_{end}": f"1 when the game ended by {end}" for end in terms.ENDINGS[1:]},
    "hunting_visits_any": "1 with hunting_visits = any",
    "full_village_visit_refused": "1 with full_village_visit = refused",
    "tools_on_roll_cards_no": "1 with tools_on_roll_cards = no",
    "dice_card_timing_own_turn": "1 with dice_card_timing = own_turn",
    "choice_card_timing_at_once": "1 with choice_card_timing = at_once",
    "card_piles_open": "1 with card_piles = open",
    "round_cap": "the last round that is played, 0 for no limit",
}
PENDING_COLUMNS = {
    **{f"kind_{kind}": f"1 when this is decided: {kind}" for kind in terms.FRAMES},
    **{f"for_{row}": f"1 when chance decides for the seat in row {row!r}" for row in SEAT_ROWS},
    **{f"at_{place}": f"1 when it is about the {place}" for place in terms.PLACES},
    **{f"to_get_{purpose}": f"1 when resources are paid for this: {purpose}" for purpose in PURPOSES},
    **{f"last_{name}": f"1 when {name} was paid or taken last" for name in terms.RESOURCES},
    "last_tool": "the tool added last, plus one",
    "dice": "dice about to be rolled",
    "by_card": "1 when a card asked for the roll",
    "total": "dice and tools so far",
    "units": "resources or food still due, still allowed, or still to take",
    "kinds": "of exactly how many more kinds",
    "any_kinds": "1 when the number of kinds does not matter",
    "value": "points that the units paid so far are worth in a building",
}
SEAT_COLUMNS = {
    "present": "1 when the seat plays: the mask of absent seats",
    "turn": "1 when this seat decides",
    "first": "1 for the first player of the round",
    "food": "food",
    **{name: f"units of {name}" for name in terms.RESOURCES},
    "figures": "figures, at home and placed",
    "home": "figures at home",
    "agriculture": "step on the agriculture track",
    "score": "points on the score track",
    "hungry": "rounds in which the tribe starved",
    **{f"tool{i}": f"value of tool tile {i}, 0 for none" for i in (1, 2, 3)},
    **{f"turned{i}": f"1 when tool tile {i} is used this round" for i in (1, 2, 3)},
    "pile_size": "cards face down",
    "pile_known": "cards face down that the observer may look at",
}


@lru_cache(maxsize=16)
def layout(game: Game[Pack]) -> tuple[Layout, ...]:
    """The names and shapes of all tensors, in their order; the same for every number of players."""
    cards = {card.id: _card_words(card.effect, card.culture, card.profession, card.symbols) for card in game.pack.cards}
    tiles = {tile.id: f"building {tile.id}" for tile in game.pack.tiles}
    cards |= {f"card{i}": "no card" for i in range(len(cards), terms.CARD_TYPES)}
    tiles |= {f"tile{i}": "no tile" for i in range(len(tiles), terms.TILE_TYPES)}
    slots, stacks = terms.PLACES[terms.CARD1 : terms.BUILDING1], terms.PLACES[terms.BUILDING1 :]
    return (
        Layout("table", ("table",), TABLE_COLUMNS, "the table"),
        Layout("pending", ("pending",), PENDING_COLUMNS, "what is decided now"),
        Layout("slots", slots, cards, "1 for the card on display, slot 1 first"),
        Layout("dice", slots, {f"face{i}": f"dice showing {i}" for i in range(1, 7)}, "dice for all not yet taken"),
        Layout("stacks", stacks, {"left": "tiles left", **tiles}, "tiles left, and 1 for the tile face up"),
        Layout("seats", SEAT_ROWS, SEAT_COLUMNS, "what everybody sees of each seat"),
        Layout("placed", SEAT_ROWS, {place: f"figures on {place}" for place in terms.PLACES}, "figures on the board"),
        Layout("later", SEAT_ROWS, {kind: f"steps {kind}" for kind in terms.FRAMES}, "steps that wait on the agenda"),
        Layout("open", SEAT_ROWS, cards, "unused one-use cards"),
        Layout("pile", SEAT_ROWS, cards, "cards face down that the observer may look at, by count"),
        Layout("extra", SEAT_ROWS, cards, "1 for the extra card, which is also in the pile"),
        Layout("buildings", SEAT_ROWS, tiles, "buildings, by count"),
        Layout("building_points", SEAT_ROWS, tiles, "points that those buildings scored"),
    )


def _card_words(effect: str, culture: int, profession: int, symbols: int) -> str:
    return f"{effect} / {terms.CULTURES[culture] if culture >= 0 else f'{terms.PROFESSIONS[profession]} {symbols}'}"


def legend(game: Game[Pack]) -> str:
    """Every tensor with its shape, and every row and column with its meaning, as text to print."""
    return describe(layout(game))


def tensors(game: Game[Pack], observation: Observation) -> dict[str, numpy.ndarray[Any, Any]]:
    """The int16 tables of an observation by name; `layout` and `legend` say what each entry is."""
    return fill(layout(game), _table_values(observation))


Entries = list[tuple[str, str, int]]
"""Row, column, and what to add there."""


def _table_values(observation: Observation) -> dict[str, Entries]:
    """The entries of every tensor that are not zero."""
    row_of = seat_rows([view.seat for view in observation.seats], observation.viewer)
    slots, stacks = terms.PLACES[terms.CARD1 : terms.BUILDING1], terms.PLACES[terms.BUILDING1 :]
    values: dict[str, Entries] = {
        "table": _table_entries(observation),
        "pending": _pending_entries(observation.pending, row_of),
        "slots": [(slot, code, 1) for slot, code in zip(slots, observation.slots) if code],
        "dice": [(slot, f"face{face}", 1) for slot, faces in zip(slots, observation.dice) for face in faces],
        "stacks": [(name, "left", stack.left) for name, stack in zip(stacks, observation.stacks)],
        "later": [(row_of[step.seat], step.kind, 1) for step in observation.later if step.seat in row_of],
    }
    values["stacks"] += [(name, stack.top, 1) for name, stack in zip(stacks, observation.stacks) if stack.top]
    for name in ("seats", "placed", "open", "pile", "extra", "buildings", "building_points"):
        values[name] = []
    for view in observation.seats:
        row = row_of[view.seat]
        values["seats"] += [(row, column, number) for column, number in _seat_entries(observation, view).items()]
        values["placed"] += [(row, place, number) for place, number in view.placed.items()]
        values["open"] += [(row, code, 1) for code in view.open]
        values["pile"] += [(row, code, 1) for code in view.pile or ()]
        values["extra"] += [(row, view.extra, 1)] if view.extra else []
        values["buildings"] += [(row, building.code, 1) for building in view.buildings]
        values["building_points"] += [(row, building.code, building.points) for building in view.buildings]
    return values


def _table_entries(observation: Observation) -> Entries:
    options = observation.options
    numbers: dict[str, int] = {
        "players": observation.players,
        "round": observation.round,
        f"phase_{observation.phase}": 1,
        "deck_size": observation.deck_size,
        "box_size": observation.box_size,
        "chance": observation.turn == "chance",
        "round_cap": 0 if options["round_cap"] == "none" else int(options["round_cap"]),
    }
    if observation.end:
        numbers[f"end_{observation.end}"] = 1
    numbers |= {f"{name}_{value}": 1 for name, value in options.items() if f"{name}_{value}" in TABLE_COLUMNS}
    return [("table", column, number) for column, number in numbers.items()]


def _pending_entries(pending: Pending | None, row_of: Mapping[str, str]) -> Entries:
    if pending is None:
        return []
    numbers = {f"kind_{pending.kind}": 1}
    for name, value in pending.values.items():
        if name == "kinds":
            numbers["any_kinds" if value is None else "kinds"] = 1 if value is None else int(value)
        elif value is None:
            continue
        elif name == "last" and isinstance(value, int):
            numbers["last_tool"] = value + 1
        elif name == "for":
            numbers[f"for_{row_of[str(value)]}"] = 1
        elif isinstance(value, str):
            numbers[{"place": "at", "purpose": "to_get", "last": "last"}[name] + f"_{value}"] = 1
        else:
            numbers[name] = value
    return [("pending", column, number) for column, number in numbers.items()]


def _seat_entries(observation: Observation, view: SeatView) -> dict[str, int]:
    numbers = {
        "present": 1,
        "turn": observation.turn == view.seat,
        "first": observation.first == view.seat,
        "food": view.food,
        **view.goods,
        "figures": view.figures,
        "home": view.home,
        "agriculture": view.agriculture,
        "score": view.score,
        "hungry": view.hungry,
        "pile_size": view.pile_size,
        "pile_known": len(view.pile or ()),
    }
    for number, tool in enumerate(view.tools, 1):
        numbers |= {f"tool{number}": tool.value, f"turned{number}": tool.turned}
    return numbers
