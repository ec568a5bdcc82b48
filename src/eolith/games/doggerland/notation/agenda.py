"""The agenda of a position: frames as plain data and back, with what each kind of frame takes for granted.

The rules trust their own frames.  One that a person wrote is checked here, so that it cannot ask
for what is not on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from eolith.kernel.entries import integer, sequence, table, wrong
from eolith.kernel.frames import Frame, Slot
from eolith.kernel.game import Game, PositionError
from eolith.kernel.numbers import DEPTH, SLOTS

from .. import terms

MOST = 999
"""The most that is left of a load, or was eaten."""
GROUP = ("chief", "shaman", "hunters", "tools")
"""What an expedition is made of, in the order that it is asked for."""
STAGES = {"setup": 0, "planning": 1, "discovery": 1, "execution": 3, "migration": 3, "round_end": 4}
"""Where the round goes on when a position has no agenda: after planning and execution, or with that phase."""
ALONE_STAGES = {"setup": 0, "planning": 6, "discovery": 6, "execution": 9, "migration": 9, "round_end": 15}
Fields = Mapping[str, Any]
Needs = Callable[..., bool]
"""Of the fields of a state, the seat of a frame, and its slots by name."""


def frames_of(game: Game) -> dict[str, Frame]:
    """What a game can have on its agenda."""
    return ALONE_FRAMES if game.alone else FRAMES


def usual_frames(game: Game, phase: str, first: int) -> list[list[int]]:
    """The round, and in planning or execution the first player's turn."""
    stages = ALONE_STAGES if game.alone else STAGES
    frames = [[terms.FRAMES.index("round"), -1, stages[phase], *[0] * (SLOTS - 3)]]
    turn = {"planning": "plan", "execution": "execute"}.get(phase)
    if turn is not None:
        frames.append([terms.FRAMES.index(turn), first, *[0] * (SLOTS - 2)])
    return frames


def read_frames(game: Game, given: object, seats: Sequence[str]) -> list[list[int]]:
    """The frames of an entry `agenda`, each number within its limits."""
    known = frames_of(game)
    entries = sequence("agenda", given)
    if not 0 < len(entries) <= DEPTH:
        raise wrong("agenda", given, f"1 to {DEPTH} frames")
    frames = [_read_frame(known, entry, seats) for entry in entries]
    kinds = [terms.FRAMES[frame[0]] for frame in frames]
    if kinds[0] != "round":
        raise wrong("agenda", given, "the round as the first frame")
    parts = [known[kind].part for kind in kinds]
    if "set_up" in kinds and any(part != "setup" for part in parts[kinds.index("set_up") + 1 :]):
        raise wrong("agenda", given, f"{', '.join(kind for kind in known if known[kind].part == 'setup')} after set_up")
    for kind in kinds:
        if kinds.count(kind) > 1 and known[kind].part != "each":
            raise wrong("agenda", given, f"{kind} once")
    first = parts.index("turn") if "turn" in parts else len(kinds)
    if any(kind != "cost" for kind in kinds[first:-1]) or kinds[first:] and parts[-1] != "turn":
        raise wrong("agenda", given, f"{kinds[first]} as the last frame")
    return frames


def _read_frame(known: Mapping[str, Frame], entry: object, seats: Sequence[str]) -> list[int]:
    values = table("agenda", entry, ("kind", "seat", "slots"))
    kind = values.get("kind")
    if not isinstance(kind, str) or kind not in known:
        raise wrong("agenda.kind", kind, ", ".join(known))
    owners = {"chance": ["chance"], "either": ["chance", *seats], "seat": [*seats]}[known[kind].owners]
    seat = values.get("seat", owners[0])
    if seat not in owners:
        raise wrong("agenda.seat", seat, f"{', '.join(owners)} for {kind}")
    limits = known[kind].slots.values()
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
        for needs, due in ALONE_FRAMES[name].needs:
            if not needs(fields, seat, **ALONE_FRAMES[name].values(slots)):
                raise PositionError(f"position: agenda: {name} needs {due}")


def _space(fields: Fields, seat: int, action: int, target: int) -> bool:
    """Whether the place that a member goes to is there."""
    if action == terms.MAKE_CRAFT:
        return target < terms.CRAFT_SPACES and fields["display"][target] != terms.EMPTY
    if action == terms.USE_SHAMAN:
        return target == terms.TWINS and bool(fields["hut"][target] == seat + 1) and not fields["helper"][seat]
    places = {terms.BUILD_DWELLING: 1, terms.PAINT_CELL: terms.PAINTING_CELLS, terms.IMPROVE: len(terms.ABILITIES)}
    return target < places.get(action, 0)


def _so_far(fields: Fields, seat: int, step: int) -> bool:
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
    return terms.PHASES[fields["phase"]] == "setup" and not any(step <= stage and lies for stage, lies in still_due)


def _start_goods(fields: Fields, seat: int, step: int) -> bool:
    """Whether every seat can still return what the set-up will take back (DG-SETUP-24 to -26)."""
    due = tuple(zip(terms.FRESH, terms.START_GOODS))
    return all(fields["stock"][at][store] >= number for at in range(fields["sides"]) for store, number in due)


def _expedition(fields: Fields, seat: int, cell: int, **_: int) -> bool:
    """Whether the seat has a group on the cell, and a hunting group a figure."""
    owner, figure, (*_, errand) = (fields[name][cell] for name in ("group_of", "animal", "group"))
    return bool(owner == seat + 1 and (errand != terms.HUNT or figure))


def _load(fields: Fields, seat: int, cell: int, **_: int) -> bool:
    """The same of a group that brings something home."""
    return _expedition(fields, seat, cell) and bool(fields["group"][cell][-1] != terms.SCOUT)


def _unasked(fields: Fields, seat: int, cell: int, asked: int) -> bool:
    """Whether nothing of the group has been decided that is still asked for."""
    return not any(fields["group"][cell][asked : terms.ERRAND])


def _at_home(least: int) -> Needs:
    return lambda fields, seat, **_: sum(fields["home"][seat]) >= least


_DRAWS = (lambda fields, seat, count: count > 0, "a number of draws")
FRAMES = {
    "set_up": Frame("chance", step=8, needs=[
        (lambda fields, seat, step: step > 4 or fields["covered"] >= fields["round"], "paintings to turn up"),
        (_so_far, "a table that is laid out so far and no further"),
        (_start_goods, "the goods of the start with every seat"),
    ]),
    "first_seat": Frame("chance", "setup"),
    "turn_centre": Frame("either", "setup", "DG-SETUP-06"),
    "lay_tile": Frame("chance", "setup", source=2),
    "set_arrow": Frame("either", "setup", "DG-SETUP-16"),
    "draw_objective": Frame("chance", "setup", count=terms.OPEN_OBJECTIVES, needs=[
        _DRAWS,
        (lambda fields, seat, count: sum(fields["objective"]) + count == terms.OPEN_OBJECTIVES, "a place for each"),
    ]),
    "reveal": Frame("chance", "setup", count=terms.PAINTINGS, needs=[
        _DRAWS,
        (lambda fields, seat, count: fields["covered"] >= count, "paintings that lie face down"),
    ]),
    "deal_craft": Frame("chance", "setup", count=terms.CRAFT_SPACES, needs=[
        _DRAWS,
        (lambda fields, seat, count: fields["display"].count(terms.EMPTY) >= count, "empty spaces"),
        (lambda fields, seat, count: sum(fields["crafts_left"]) >= count, "crafts that lie face down"),
    ]),
    "buy": Frame("seat", "each", "DG-SHORT-07"),
    "round": Frame("chance", step=7),
    "plan": Frame("seat", "", "DG-PLAN-01", acted=len(terms.SEATS)),
    "member": Frame("seat", "turn", "DG-PLAN-10", action=len(terms.ACTIONS) - 1, target=terms.PAINTING_CELLS - 1,
                    needs=[(_space, "a place to go to"), (_at_home(1), "a member at home")]),
    "parents": Frame("seat", "turn", "DG-BIRTH-01", needs=[(_at_home(2), "two members at home")]),
    "group": Frame("seat", "turn", "DG-EXPED-04", cell=terms.CELLS - 1, asked=len(GROUP) - 1, needs=[
        (_expedition, "an expedition of the seat there"), (_unasked, "to ask for what is not there yet"),
    ]),
    "cost": Frame("seat", "turn", "DG-COST-06", tools_due=1, hides_due=1),
    "cave_token": Frame("seat", "turn", "DG-SHAMAN-12", needs=[
        (lambda fields, seat: fields["hut"][terms.SUPERB] == seat + 1, "the seat's shaman there"),
        (lambda fields, seat: not fields["superb"][seat], "a shaman token that is not in the cave yet"),
    ]),
    "site": Frame("seat", "turn", "DG-SHAMAN-38", hut=len(terms.HUT) - 1, needs=[
        (lambda fields, seat, hut: hut == terms.LONG_JOURNEY or hut >= terms.MENHIR,
         "the long journey or a megalith"),
    ]),
    "execute": Frame("seat", "", "DG-EXEC-01", acted=len(terms.SEATS)),
    "load": Frame("seat", "turn", "DG-EXPED-16", cell=terms.CELLS - 1, good=len(terms.GOODS) - 1, load_room=MOST,
                  left_behind=MOST, needs=[(_load, "an expedition of the seat there that brings something home")]),
    "memory": Frame("seat", "turn", "DG-HUNT-11", figure=len(terms.SPECIES) - 1),
    "tools": Frame("seat", "turn", "DG-ABIL-09", needs=[
        (lambda fields, seat: fields["learner"][seat][terms.TOOLMAKING] > 0, "a member on the track"),
    ]),
    "offering": Frame("seat", "turn", "DG-SHAMAN-07", hut=len(terms.HUT) - 1, needs=[
        (lambda fields, seat, hut: hut < terms.MENHIR and fields["hut"][hut] == seat + 1,
         "the seat's shaman there"),
    ]),
    "cubes": Frame("seat", "turn", "DG-SHAMAN-13", needs=[
        (lambda fields, seat: fields["superb"][seat] > 0, "a shaman token in the cave"),
    ]),
    "trade": Frame("seat", "turn", "DG-SHAMAN-26", given=2, last=len(terms.STORES) - 1),
    "feed": Frame("seat", "each", "DG-FEED-03", food_due=terms.MOST_EATEN, eaten=4, plants_eaten=MOST, meat_eaten=MOST),
    "camp": Frame("seat", "each", "DG-CAMP-01"),
}  # fmt: skip
"""By kind.  Parts: `setup` is done before anything else happens; of `each` every seat has one; of a `turn` one thing is
asked at a time, before all else, but a cost can wait for another.  Slots: the most that each can hold."""

_CARD = (lambda fields, seat, **_: fields["card"] > 0, "the card of the round")
ALONE_FRAMES = FRAMES | {
    "round": Frame("chance", step=terms.ALONE_STAGES - 1),
    "feed": Frame("seat", "each", "DG-FEED-03", food_due=2 * terms.MOST_EATEN, eaten=4, plants_eaten=MOST,
                  meat_eaten=MOST),
    "draw_goal": Frame("chance", "setup", count=terms.GOALS, needs=[_DRAWS]),
    "show_back": Frame("chance", "setup"),
    "turn_up": Frame("chance", "each", needs=[
        (lambda fields, seat: sum(fields["used"]) < terms.CARDS, "a card that was not turned up"),
    ]),
    "event": Frame("seat", "turn", "DGS-EVENT-03", needs=[_CARD]),
    "effects": Frame("chance", "each", hook=len(terms.HOOKS), next=terms.EFFECTS, end=terms.EFFECTS, needs=[_CARD]),
    "price": Frame("seat", "turn", "DGS-EVENT-03", effect=terms.EFFECTS - 1, needs=[_CARD]),
    "part": Frame("seat", "turn", "DGS-EVENT-02", effect=terms.EFFECTS - 1, needs=[_CARD]),
    "spend": Frame("seat", "each", "DGS-EVENT-02", what=terms.GROUP_COUNT - 1, due=MOST, last=len(terms.STORES) - 1),
    "receive": Frame("seat", "turn", "DGS-EVENT-02", what=terms.GROUP_COUNT - 1, due=MOST,
                     taken=len(terms.GOODS) - 1),
    "swap": Frame("seat", "turn", "DGS-EVENT-07", times=MOST, swapped=len(terms.STORES)),
    "pick": Frame("seat", "each", "DGS-EVENT-02", op=len(terms.OPS) - 1, left=MOST, about=terms.EFFECTS - 1,
                  leftmost=1, needs=[_CARD]),
    "lost": Frame("chance", "each", ending=len(terms.ALONE_ENDINGS) - 1),
}  # fmt: skip
"""The same of a game alone."""

SLOTS_SEEN = {
    "step": Slot("step", "how far the setup or the round has come"),
    "source": Slot("from_{}", "1 when the tile comes from this set: {}", ("start", "four", "pile")),
    "count": Slot("count", "how many draws, reveals or deals are due"),
    "action": Slot("to_{}", "1 when a member is placed for this: {}", terms.ACTIONS),
    "target": Slot("target", "its space of the display, cell of the cave or ability, from 0"),
    "asked": Slot("asks_{}", "1 when it is asked how many go: {}", GROUP),
    "tools_due": Slot("tools_due", "tools to be paid or done without"),
    "hides_due": Slot("hides_due", "hides to be paid or done without"),
    "hut": Slot("hut_{}", "1 when it is about the action of the shaman {}", terms.HUT),
    "good": Slot("load_{}", "1 when it is asked how much of this is taken home: {}", terms.GOODS),
    "load_room": Slot("load_room", "how much more can be carried"),
    "left_behind": Slot("left_behind", "goods that were left there"),
    "figure": Slot("hunted_{}", "1 when this figure wants a place in the memory: {}", terms.SPECIES),
    "given": Slot("given", "of two goods for one, how many are given"),
    "last": Slot("given_{}", "1 when the last of them came from here: {}", terms.STORES, given="given"),
    "food_due": Slot("food_due", "food that is still to be eaten"),
    "eaten": Slot("eats_{}", "1 when it is asked how much is eaten from here: {}", terms.ASKED_STORES, base=1),
    "plants_eaten": Slot("plants_eaten", "plants eaten in this feeding"),
    "meat_eaten": Slot("meat_eaten", "meat eaten in this feeding"),
}
"""What tensors say of slots."""
