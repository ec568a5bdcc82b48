"""The agenda of a position: frames as plain data and back, with what each kind of frame takes for granted.

The rules trust their own frames.  One that a person wrote is checked here, so that it cannot ask
for what is not on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from eolith.kernel.entries import integer, sequence, table, wrong
from eolith.kernel.game import PositionError

from .. import terms

DEPTH, SLOTS = 32, 8
MOST = 999
"""The most that is left of a load, or was eaten."""
STAGES = {"setup": 0, "planning": 1, "discovery": 1, "execution": 3, "migration": 3, "round_end": 4}
"""Where the round goes on when a position has no agenda: after planning and execution, or with that phase."""
LIMITS: dict[str, tuple[int, ...]] = {
    "set_up": (8,), "lay_tile": (2,), "draw_objective": (terms.OPEN_OBJECTIVES,), "reveal": (terms.PAINTINGS,),
    "deal_craft": (terms.CRAFT_SPACES,), "round": (7,), "plan": (len(terms.SEATS),),
    "member": (len(terms.ACTIONS) - 1, terms.PAINTING_CELLS - 1), "group": (terms.CELLS - 1, 3), "cost": (1, 1),
    "site": (len(terms.HUT) - 1,), "execute": (len(terms.SEATS),),
    "load": (terms.CELLS - 1, len(terms.GOODS), MOST, MOST), "memory": (len(terms.SPECIES) - 1,),
    "offering": (len(terms.HUT) - 1,), "trade": (2, len(terms.STORES) - 1),
    "feed": (terms.MOST_EATEN, 4, MOST, MOST),
}  # fmt: skip
"""The most that each slot of a frame can hold; terms.py names them."""
OF_CHANCE = ("set_up", "first_seat", "lay_tile", "draw_objective", "reveal", "deal_craft", "round")
OF_EITHER = ("turn_centre", "set_arrow")
"""Frames that belong to chance, and to chance or a seat by the options of the table; the rest belong to seats."""
OF_SET_UP = ("first_seat", "turn_centre", "lay_tile", "set_arrow", "draw_objective", "reveal", "deal_craft")
"""What the set-up asks for: it is done before anything else happens."""

OF_EACH_SEAT = ("buy", "feed", "camp")
"""Frames that each seat has one of."""
OF_TURNS = ("member", "parents", "group", "cost", "cave_token", "site", "load", "memory", "tools", "offering", "cubes",
            "trade")  # fmt: skip
"""What a turn asks for: it comes before all else, one thing at a time, but a cost can wait for another."""

Fields = Mapping[str, Any]
Needs = Callable[[Fields, int, list[int]], bool]
"""Of the fields of a state, the seat and the slots of a frame."""


def usual_frames(phase: str, first: int) -> list[list[int]]:
    """The round, and in planning or execution the first player's turn."""
    frames = [[terms.FRAMES.index("round"), -1, STAGES[phase], *[0] * (SLOTS - 3)]]
    turn = {"planning": "plan", "execution": "execute"}.get(phase)
    if turn is not None:
        frames.append([terms.FRAMES.index(turn), first, *[0] * (SLOTS - 2)])
    return frames


def write_frames(frames: Sequence[list[int]]) -> list[dict[str, Any]]:
    """`{"kind": "load", "seat": "A", "slots": [24, 2]}`, without the zeros at the end."""
    written = []
    for kind, seat, *slots in frames:
        while slots and not slots[-1]:
            slots.pop()
        entry = {"kind": terms.FRAMES[kind], "seat": terms.SEATS[seat] if seat >= 0 else "chance"}
        written.append({**entry, **({"slots": slots} if slots else {})})
    return written


def read_frames(given: object, seats: str) -> list[list[int]]:
    """The frames of an entry `agenda`, each number within its limits."""
    entries = sequence("agenda", given)
    if not 0 < len(entries) <= DEPTH:
        raise wrong("agenda", given, f"1 to {DEPTH} frames")
    frames = [_read_frame(entry, seats) for entry in entries]
    kinds = [terms.FRAMES[frame[0]] for frame in frames]
    if kinds[0] != "round":
        raise wrong("agenda", given, "the round as the first frame")
    if "set_up" in kinds and not set(kinds[kinds.index("set_up") + 1 :]) <= set(OF_SET_UP):
        raise wrong("agenda", given, f"{', '.join(OF_SET_UP)} after set_up")
    for kind in kinds:
        if kinds.count(kind) > 1 and kind not in OF_EACH_SEAT:
            raise wrong("agenda", given, f"{kind} once")
    first = next((place for place, kind in enumerate(kinds) if kind in OF_TURNS), len(kinds))
    if any(kind != "cost" for kind in kinds[first:-1]) or kinds[first:] and kinds[-1] not in OF_TURNS:
        raise wrong("agenda", given, f"{kinds[first]} as the last frame")
    return frames


def _read_frame(entry: object, seats: str) -> list[int]:
    values = table("agenda", entry, ("kind", "seat", "slots"))
    kind = values.get("kind")
    if kind not in terms.FRAMES:
        raise wrong("agenda.kind", kind, ", ".join(terms.FRAMES))
    owners = ["chance"] if kind in OF_CHANCE else ["chance", *seats] if kind in OF_EITHER else [*seats]
    seat = values.get("seat", owners[0])
    if seat not in owners:
        raise wrong("agenda.seat", seat, f"{', '.join(owners)} for {kind}")
    limits = LIMITS.get(kind, ())
    slots = sequence("agenda.slots", values.get("slots", []))
    if len(slots) > len(limits):
        raise wrong("agenda.slots", slots, f"at most {len(limits)} numbers for {kind}")
    numbers = [integer("agenda.slots", slot, 0, most) for slot, most in zip(slots, limits)]
    number = -1 if seat == "chance" else seats.index(str(seat))
    return [terms.FRAMES.index(kind), number, *numbers, *[0] * (SLOTS - 2 - len(numbers))]


def check_frames(frames: Sequence[list[int]], fields: Fields) -> None:
    """PositionError for a frame that takes something for granted which is not so."""
    for kind, seat, *slots in frames:
        name = terms.FRAMES[kind]
        for needs, due in NEEDS.get(name, ()):
            if not needs(fields, seat, slots):
                raise PositionError(f"position: agenda: {name} needs {due}")


def _space(fields: Fields, seat: int, slots: list[int]) -> bool:
    """Whether the place that a member goes to is there."""
    action, target = slots[:2]
    if action == terms.MAKE_CRAFT:
        return target < terms.CRAFT_SPACES and fields["display"][target] != terms.EMPTY
    if action == terms.USE_SHAMAN:
        return target == terms.TWINS and bool(fields["hut"][target] == seat + 1) and not fields["helper"][seat]
    places = {terms.BUILD_DWELLING: 1, terms.PAINT_CELL: terms.PAINTING_CELLS, terms.IMPROVE: len(terms.ABILITIES)}
    return target < places.get(action, 0)


def _so_far(fields: Fields, seat: int, slots: list[int]) -> bool:
    """Whether nothing lies on the table that the set-up is still to lay there."""
    laid = sum(tile >= 0 for tile in fields["tile"])
    still_due = (
        (0, laid),
        (1, max(0, laid - 1)),
        (2, sum(fields["animal"])),
        (3, sum(fields["objective"])),
        (4, sum(fields["revealed"])),
        (6, terms.CRAFT_SPACES - fields["display"].count(terms.EMPTY)),
    )
    return terms.PHASES[fields["phase"]] == "setup" and not any(slots[0] <= stage and lies for stage, lies in still_due)


def _start_goods(fields: Fields, seat: int, slots: list[int]) -> bool:
    """Whether every seat can still return what the set-up will take back (DG-SETUP-24 to -26)."""
    due = tuple(zip(terms.FRESH, terms.START_GOODS))
    return all(fields["stock"][at][store] >= number for at in range(fields["players"]) for store, number in due)


def _expedition(fields: Fields, seat: int, slots: list[int]) -> bool:
    """Whether the seat has a group on the cell, and a hunting group a figure."""
    owner, figure, (*_, errand) = (fields[name][slots[0]] for name in ("group_of", "animal", "group"))
    return bool(owner == seat + 1 and (errand != terms.HUNT or figure))


def _load(fields: Fields, seat: int, slots: list[int]) -> bool:
    """The same of a group that brings something home."""
    return _expedition(fields, seat, slots) and bool(fields["group"][slots[0]][-1] != terms.SCOUT)


def _unasked(fields: Fields, seat: int, slots: list[int]) -> bool:
    """Whether nothing of the group has been decided that is still asked for."""
    cell, step = slots[:2]
    return not any(fields["group"][cell][step:4])


def _at_home(least: int) -> Needs:
    return lambda fields, seat, slots: sum(fields["home"][seat]) >= least


def _some(fields: Fields, seat: int, slots: list[int]) -> bool:
    return slots[0] > 0


NEEDS: dict[str, list[tuple[Needs, str]]] = {
    "set_up": [
        (lambda fields, seat, slots: slots[0] > 4 or fields["covered"] >= fields["round"], "paintings to turn up"),
        (_so_far, "a table that is laid out so far and no further"),
        (_start_goods, "the goods of the start with every seat"),
    ],
    "draw_objective": [
        (_some, "a number of draws"),
        (lambda fields, seat, slots: sum(fields["objective"]) + slots[0] == terms.OPEN_OBJECTIVES, "a place for each"),
    ],
    "reveal": [
        (_some, "a number of draws"),
        (lambda fields, seat, slots: fields["covered"] >= slots[0], "paintings that lie face down"),
    ],
    "deal_craft": [
        (_some, "a number of draws"),
        (lambda fields, seat, slots: fields["display"].count(terms.EMPTY) >= slots[0], "empty spaces"),
        (lambda fields, seat, slots: sum(fields["crafts_left"]) >= slots[0], "crafts that lie face down"),
    ],
    "member": [(_space, "a place to go to"), (_at_home(1), "a member at home")],
    "parents": [(_at_home(2), "two members at home")],
    "group": [(_expedition, "an expedition of the seat there"), (_unasked, "to ask for what is not there yet")],
    "cave_token": [
        (lambda fields, seat, slots: fields["hut"][terms.SUPERB] == seat + 1, "the seat's shaman there"),
        (lambda fields, seat, slots: not fields["superb"][seat], "a shaman token that is not in the cave yet"),
    ],
    "load": [(_load, "an expedition of the seat there that brings something home")],
    "site": [
        (
            lambda fields, seat, slots: slots[0] == terms.LONG_JOURNEY or slots[0] >= terms.MENHIR,
            "the long journey or a megalith",
        )
    ],
    "tools": [(lambda fields, seat, slots: fields["learner"][seat][terms.TOOLMAKING] > 0, "a member on the track")],
    "offering": [
        (
            lambda fields, seat, slots: slots[0] < terms.MENHIR and fields["hut"][slots[0]] == seat + 1,
            "the seat's shaman there",
        )
    ],
    "cubes": [(lambda fields, seat, slots: fields["superb"][seat] > 0, "a shaman token in the cave")],
}
"""What has to be so for each kind of frame, and how to say it."""
