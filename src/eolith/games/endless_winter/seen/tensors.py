"""An observation of Endless Winter as named tensors, for learning programs.

All are int16 tables of plain counts, labor in halves, with shapes that do not depend on the number
of players; `legend` prints what every row and column means.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from eolith.kernel.tensors import (
    SEAT_ROWS,
    Entries,
    Layout,
    chosen_options,
    describe,
    fill,
    flat,
    ones,
    option_columns,
    row,
    seat_rows,
)

from .. import layout as places, terms
from ..notation.position import CHIEF_PLACES, PLACES, Names

if TYPE_CHECKING:
    import numpy

    from eolith.kernel.game import Game
    from eolith.kernel.observation import Pending

    from ..pack import Pack
    from .observation import Observation, SeatView

__all__ = ["flat", "layout", "legend", "tensors"]

ZONES = ("hand", "deck", "discard", "played", "pile", "buried", "hidden")
SEAT_NUMBERS = (
    "score", "food", "capacity", "tools", "hand_size", "deck_size", "pile_size", "buried_size", "camps_home",
    "villages_left", "megaliths", "offering", "honor", "honor_place",
)  # fmt: skip
PENDING_COLUMNS = {
    **{f"kind_{kind}": f"1 when this is decided: {kind}" for kind in terms.FRAMES},
    **{f"for_{row}": f"1 when chance decides for the seat in row {row!r}" for row in SEAT_ROWS},
    "step": "how far the setup, the round or the eclipse action has come",
    "count": "how many are still due",
    **{f"rank_{rank}": f"1 when a ranked gain is due: {rank}" for rank in terms.RANKS},
    "arrow": "the starting cell whose arrows bind the megalith, plus one",
    **{f"type_{word}": f"1 when it has to be of the {word} type" for word in terms.QUALIFIERS[1:]},
    "by_top": "1 for the top action of a column",
    "by_middle": "1 for its middle action",
    **{f"taken{i}": f"1 when the same list has taken type {i}" for i in range(terms.SPECIES)},
    "to_discard": "1 when the card goes to the discard pile",
    **{f"clause{i}": "a clause that may be used, plus one" for i in (1, 2, 3)},
    "list": "the alternative whose gains are due, plus one",
    **{f"item{i}": f"1 when item {i} of the list is due" for i in range(1, terms.LIST_ITEMS + 1)},
    "last_card": "the card added to the pile last, by its number",
    "place": "hex, slot of the layout, place on the track, era or goal of what is dealt",
    **{f"due_slot{i}": f"1 when the bonus of megalith slot {i} is due" for i in range(1, terms.MEGALITH_SLOTS + 1)},
    **{f"due_stone{i}": f"1 when the stone in slot {i} is due" for i in range(1, terms.STONE_SLOTS + 1)},
    "due_villages": "1 when the cards of the villages are due",
}


@lru_cache(maxsize=16)
def layout(game: Game[Pack]) -> tuple[Layout, ...]:
    """The names and shapes of all tensors, in their order; the same for every number of players."""
    names = Names(game)
    cards = {card: f"cards {card}" for card in names.cards}
    tribe = {card: f"cards {card}" for card in names.tribe}
    culture = {card: f"the card {card}" for card in names.culture}
    species = {kind: f"cards {kind}" for kind in names.species}
    stones = {stone: f"the stone {stone}" for stone in names.stones}
    tokens = {token: f"the token {token}" for token in names.rest_tokens}
    clauses = {name: f"uses of {name}" for name in names.clauses}
    clauses |= {f"clause{number}": "no clause" for number in range(len(clauses), terms.CLAUSES)}
    sites = (*names.sites, *(f"no site {number}" for number in range(len(names.sites), terms.SITES)))
    drafts = {name: f"1 when {name} can be chosen" for name in (*names.chiefs, *names.setup_cards)}
    owners = {f"of {row}": f"1 when it is of the seat in row {row!r}" for row in SEAT_ROWS}
    return (
        Layout("table", ("table",), _table_columns(game), "the table and the turn"),
        Layout("pending", ("pending",), PENDING_COLUMNS, "what is decided now"),
        Layout("later", SEAT_ROWS, {kind: f"steps {kind}" for kind in terms.FRAMES}, "steps that wait on the agenda"),
        Layout("ready", ("uses",), clauses, "how often each clause may still be used this turn"),
        Layout("seats", SEAT_ROWS, _seat_columns(names), "what everybody sees of each seat"),
        Layout("figures", SEAT_ROWS, _figure_columns(), "where the figures stand"),
        *(Layout(zone, SEAT_ROWS, cards, f"cards by type: {zone}; `hidden`: all that the observer cannot place")
          for zone in ZONES),
        Layout("unused", SEAT_ROWS, species, "unused animals"),
        Layout("used", SEAT_ROWS, species, "used animals"),
        Layout("animals", ("ground", "deck"), species, "animals that nobody has"),
        Layout("tribe", ("supply", "taken", "locked"), tribe,
               "tribe cards: the supply, types taken by the top of Initiate, those that cannot be played this turn"),
        Layout("culture", ("open", "unseen"), culture, "culture cards that nobody has"),
        Layout("stones", ("open", *SEAT_ROWS), stones, "1 for a stone on the main board, or its slot"),
        Layout("hexes", places.HEX_NAMES, _hex_columns(names), "the map"),
        Layout("villages", places.JUNCTION_NAMES, owners, "villages by junction"),
        Layout("boards", ("slot1", "slot2", "slot3", "slot4"), {laid: f"1 for {laid}" for laid in names.boards},
               "megalith boards by the slot of the layout"),
        Layout("megaliths", sites, {"grey": "1 when it is grey", **owners}, "megaliths by site"),
        Layout("rests", ("open", "held", "under"), tokens, "rest tokens; under: the place in the stack, 1 the next"),
        Layout("drafts", ("shown",), drafts, "chief cards and setup cards of a draft"),
    )  # fmt: skip


def legend(game: Game[Pack]) -> str:
    """Every tensor with its shape, and every row and column with its meaning, as text to print."""
    return describe(layout(game))


def tensors(game: Game[Pack], observation: Observation) -> dict[str, numpy.ndarray[Any, Any]]:
    """The int16 tables of an observation by name; `layout` and `legend` say what each entry is."""
    return fill(layout(game), _values(game, observation))


# --- columns ----------------------------------------------------------------------------------------


def _table_columns(game: Game[Pack]) -> dict[str, str]:
    return {
        "players": "number of players",
        "round": "round, 0 in the setup",
        **{f"phase_{phase}": f"1 in the phase {phase}" for phase in (*terms.PHASES, "over")},
        "turns_done": "turns that have ended this round",
        "chance": "1 when chance decides",
        **{f"stage_{stage}": f"1 when the turn has come to this: {stage}" for stage in terms.STAGES[1:]},
        **{f"in_{place}": f"1 when its figure went here: {place}" for place in PLACES},
        "by_chief": "1 when that is the chief, or has to be",
        "labor": "labor left this turn, in halves",
        "cultures": "culture cards played this turn",
        "culture_left1": "cards in the deck of Era I",
        "culture_left2": "cards in the deck of Era II",
        "rest_given": "1 when somebody has rested this round",
        **option_columns(game),
    }


def _seat_columns(names: Names) -> dict[str, str]:
    return {
        "present": "1 when the seat plays: the mask of absent seats",
        "turn": "1 when this seat decides",
        "order": "place on the turn order track, 1 for the first, 0 while it is not known",
        **{name: name.replace("_", " ") for name in SEAT_NUMBERS},
        **{chief: f"1 with the chief {chief}" for chief in names.chiefs},
        "side_a": "1 when side a of it is played, as far as the observer knows",
        "side_b": "1 when side b of it is played",
        **{card: f"1 with the setup card {card}" for card in names.setup_cards},
    }


def _figure_columns() -> dict[str, str]:
    return {
        **{f"tribe_{place}": f"tribe figures: {place}" for place in ("home", *PLACES)},
        **{f"chief_{place}": f"1 when the chief is here: {place}" for place in CHIEF_PLACES},
        **{f"bottom_{column}": f"1 when a figure of the seat stands on the bottom symbol of {column}"
           for column in terms.COLUMNS},
    }  # fmt: skip


def _hex_columns(names: Names) -> dict[str, str]:
    return {
        **{kind: f"1 for {kind}" for kind in names.terrains},
        "face_down": "1 with a glacier token face down",
        **{token: f"1 with the token {token}" for token in names.glacier_tokens},
        **{f"camps {row}": f"camps of the seat in row {row!r}" for row in SEAT_ROWS},
        "due": "1 when its benefit is due to the seat that decides",
    }


# --- entries ----------------------------------------------------------------------------------------


def _values(game: Game[Pack], seen: Observation) -> dict[str, Entries]:
    """The entries of every tensor that are not zero."""
    row_of = seat_rows([view.seat for view in seen.seats], seen.viewer)
    by_row = [(row_of[view.seat], view) for view in seen.seats]
    values: dict[str, Entries] = {
        "table": [("table", column, number) for column, number in _table(game, seen).items()],
        "pending": [("pending", column, number) for column, number in _pending(seen.pending, row_of)],
        "later": [(row_of[step.seat], step.kind, 1) for step in seen.later if step.seat in row_of],
        "ready": row("uses", seen.ready),
        "seats": [entry for whose, view in by_row for entry in row(whose, _seat(seen, view))],
        "figures": [entry for whose, view in by_row for entry in row(whose, _figures(seen, view))],
        "animals": [*row("ground", seen.ground), *row("deck", seen.animal_deck)],
        "tribe": [*row("supply", seen.supply), *ones("taken", seen.taken), *row("locked", seen.locked)],
        "culture": [*ones("open", seen.open_culture), *ones("unseen", seen.culture_unseen)],
        "stones": [
            *ones("open", seen.stones),
            *((whose, stone, slot) for whose, view in by_row for slot, stone in enumerate(view.stones, 1)),
        ],
        "hexes": [
            *_hexes(seen),
            *((place, f"camps {whose}", camps) for whose, view in by_row for place, camps in view.camps.items()),
        ],
        "villages": [(junction, f"of {row_of[seat]}", 1) for junction, seat in seen.villages.items()],
        "boards": [(f"slot{slot}", laid, 1) for slot, laid in enumerate(seen.boards, 1) if laid],
        "megaliths": [(site, "grey" if by == "grey" else f"of {row_of[by]}", 1) for site, by in seen.megaliths.items()],
        "rests": [
            *ones("open", filter(None, [seen.rest_open])),
            *ones("held", filter(None, [seen.rest_held])),
            *(("under", token, place) for place, token in enumerate(seen.rest_under, 1)),
        ],
        "drafts": ones("shown", (*seen.shown_chiefs, *seen.shown_setup_cards)),
    }  # fmt: skip
    for name in (*ZONES, "unused", "used"):
        values[name] = [entry for whose, view in by_row for entry in row(whose, getattr(view, name) or {})]
    return values


def _table(game: Game[Pack], seen: Observation) -> dict[str, int]:
    numbers = {
        "players": seen.players, "round": seen.round, f"phase_{seen.phase}": 1, "turns_done": seen.turns_done,
        "chance": seen.turn == "chance", "by_chief": seen.by_chief, "labor": int(2 * seen.labor),
        "cultures": seen.cultures, "culture_left1": seen.culture_left[0], "culture_left2": seen.culture_left[1],
        "rest_given": seen.rest_given,
    }  # fmt: skip
    if seen.stage:
        numbers[f"stage_{seen.stage}"] = 1
    if seen.column:
        numbers[f"in_{seen.column}"] = 1
    return numbers | dict.fromkeys(chosen_options(game, seen.options), 1)


def _seat(seen: Observation, view: SeatView) -> dict[str, int]:
    numbers = {"present": 1, "turn": seen.turn == view.seat, **{name: getattr(view, name) for name in SEAT_NUMBERS}}
    if view.seat in seen.order:
        numbers["order"] = 1 + seen.order.index(view.seat)
    named = (view.chief, view.setup_card, view.side and f"side_{view.side}")
    return numbers | {name: 1 for name in named if name}


def _figures(seen: Observation, view: SeatView) -> dict[str, int]:
    numbers = {f"tribe_{place}": figures for place, figures in view.tribe.items()} | {f"chief_{view.chief_at}": 1}
    return numbers | {f"bottom_{column}": 1 for column, by in seen.bottoms.items() if by.startswith(view.seat)}


def _hexes(seen: Observation) -> Iterator[tuple[str, str, int]]:
    yield from ((place, kind, 1) for place, kind in zip(places.HEX_NAMES, seen.terrain) if kind)
    yield from ((place, token, 1) for place, token in seen.tokens.items())
    if seen.pending and seen.pending.kind == "eclipse":
        due = seen.pending.values[1] | seen.pending.values[2] << 10
        yield from ((place, "due", 1) for number, place in enumerate(places.HEX_NAMES) if due >> number & 1)


def _pending(pending: Pending | None, row_of: Mapping[str, str]) -> Iterator[tuple[str, int]]:
    """What the slots of the frame hold, by its kind (terms.py names them)."""
    if pending is None:
        return
    yield f"kind_{pending.kind}", 1
    one, two, three, four, five, _ = pending.values
    match pending.kind:
        case "set_up" | "round":
            yield "step", one
        case "eclipse":
            yield "step", one
            due = [*(f"due_slot{i}" for i in range(1, 6)), *(f"due_stone{i}" for i in range(1, 4)), "due_villages"]
            yield from _bits(due, four)
        case "choose":
            yield "clause1", one + 1
        case "bonus":
            yield from zip(("clause1", "clause2", "clause3"), (one, two, three))
        case "gains":
            yield "list", one + 1
            yield from _bits([f"item{i}" for i in range(1, terms.LIST_ITEMS + 1)], two)
            yield from _bits(["by_top", "by_middle"], three)
            yield from _bits([f"taken{i}" for i in range(terms.SPECIES)], four)
        case "gain":
            yield "count", one
            yield f"rank_{terms.RANKS[two]}", 1
            yield "arrow", three
        case "form_pile":
            yield "last_card", one
        case kind if kind.startswith("deal_"):
            at_place = kind in ("deal_aid", "deal_board", "deal_tile", "deal_token")
            yield "place" if at_place else "count", one
            yield "place", three
            if two:
                yield f"for_{row_of[terms.SEATS[two - 1]]}", 1
        case _:
            yield "count", one
            if two:
                yield f"type_{terms.QUALIFIERS[two]}", 1
            yield from _bits(["by_top", "by_middle"], three)
            yield from _bits([f"taken{i}" for i in range(terms.SPECIES)], four)
            yield "to_discard", five


def _bits(names: list[str], mask: int) -> Iterator[tuple[str, int]]:
    return ((name, 1) for bit, name in enumerate(names) if mask >> bit & 1)
