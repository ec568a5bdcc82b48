"""Which agendas can lie on a table: what is still to be decided or done, checked before the rules run on it.

The rules trust their frames: a slot out of range would read beside a table.  So a frame that the
rules could not have pushed there is refused.  A position amid the setup is replayed instead, and so
is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from eolith.kernel.frames import Frame, Slot
from eolith.kernel.game import Game, PositionError
from eolith.kernel.state import CHANCE
from eolith.kernel.tensors import SEAT_ROWS

from .. import layout, terms
from ..pack import PrototypePack

if TYPE_CHECKING:
    from ..pack import Pack
    from ..rules import EndlessWinter

Numbers = Sequence[int]
"""The kind, the seat, and six slots that terms.py names."""
ROUND_STAGES = {"action": (1,), "eclipse": (1, 2), "preparation": (0,)}
"""The slot of `round` in each phase but the setup; an eclipse that has not begun reveals the piles first."""
MOST_FRAMES = 24
"""More than these are never due at once; what follows from them has room above."""
MOST_DUE = 99
MOST_WAYS = 50
"""In which the benefits of a setup are tried to be what a position shows."""
FLAGS = range(4)
TAKEN = range(1 << terms.SPECIES)
COUNT = range(1, MOST_DUE + 1)
ONE = range(1, 2)
NONE = range(1)
_TYPES = range(len(terms.QUALIFIERS))
_CARDS = range(1 << len(terms.TRIBE_CARDS))
FRAMES = {
    "set_up": Frame(part="setup", step=None),
    "deal_stone": Frame(part="setup", count=None, owner=None, place=None),
    "deal_culture": Frame(count=range(1, 9), owner=NONE, place=range(2)),
    "deal_chief": Frame(part="setup", count=None, owner=None, place=None),
    "deal_setup": Frame(part="setup", count=None, owner=None, place=None),
    "deal_card": Frame(count=range(MOST_DUE + 1), owner=None),
    "deal_animal": Frame(count=range(MOST_DUE + 1), owner=None, place=None),
    "deal_aid": Frame(part="setup", at=None),
    "deal_board": Frame(part="setup", at=None),
    "deal_land": Frame(part="setup", count=None, owner=None, place=None),
    "deal_tile": Frame(part="setup", at=None),
    "deal_token": Frame(at=range(terms.HEXES)),
    "deal_rest": Frame(count=range(2), owner=None),
    "pick_chief": Frame(part="setup", asks="EW-VAR-05"),
    "pick_setup": Frame(part="setup", asks="EW-VAR-02"),
    "choose_side": Frame(part="setup", asks="EW-SETUP-18"),
    "round": Frame(step=None),
    "leave_out": Frame(asks="EW-VAR-08"),
    "turn": Frame(asks="EW-FLOW-08"),
    "discard_card": Frame(asks="EW-CULTURE-03", count=COUNT),
    "form_pile": Frame(asks="EW-PILE-01", closed=True, last_card=range(terms.CARD_TYPES)),
    "choose": Frame(asks="EW-ICON-28", clause=None),
    "bonus": Frame(asks="EW-GLAC-06", clause1=None, clause2=None, clause3=None),
    "gains": Frame(asks="EW-ECL-14", list=None, items=range(1 << terms.LIST_ITEMS), by=FLAGS, taken=TAKEN),
    "gain": Frame(asks="EW-GOLD-05", count=COUNT, rank=range(1, len(terms.RANKS)), arrow=None),
    "gain_camp": Frame(asks="EW-ICON-06", count=COUNT, type=NONE, by=FLAGS),
    "gain_move": Frame(asks="EW-ICON-07", count=COUNT, type=NONE, by=FLAGS),
    "gain_village": Frame(asks="EW-MIG-12", count=ONE, type=NONE, by=FLAGS),
    "gain_burial": Frame(asks="EW-ICON-02", count=COUNT, type=NONE, by=FLAGS),
    "gain_tribe": Frame(asks="EW-INIT-01", count=ONE, type=_TYPES, by=FLAGS, taken=_CARDS, to_discard=range(2)),
    "gain_culture": Frame(asks="EW-DEV-01", count=ONE, type=NONE, by=FLAGS),
    "gain_animal": Frame(asks="EW-HUNT-06", count=ONE, type=_TYPES, by=FLAGS, taken=TAKEN),
    "gain_top_animal": Frame(asks="EW-ICON-15", count=ONE),
    "gain_reveal": Frame(asks="EW-ICON-16", count=COUNT, type=NONE, by=FLAGS),
    "gain_use": Frame(asks="EW-HUNT-12", count=ONE),
    "gain_stone": Frame(asks="EW-DEV-06", count=ONE, type=NONE, by=FLAGS),
    "pick_token": Frame(asks="EW-RESTMOD-04"),
    "eclipse": Frame(asks="EW-ECL-12", step=range(4), hexes_low=range(1 << 10), hexes_high=range(1 << 9), due=None),
}
"""By kind; what is of the `setup` lies nowhere else.

Slots: what each can hold, None where that depends on the table; further slots are 0.
"""
ALONE = {
    **FRAMES,
    "nomads_turn": Frame(step=range(8), column=range(terms.COLUMN_COUNT)),
    "nomads_bonus": Frame(clause=None),
    "nomads_gain": Frame(count=COUNT, action=range(len(terms.NOMAD_ACTIONS)), arrow=None),
    "nomads_eclipse": Frame(step=range(4), hexes_low=range(1 << 10), hexes_high=range(1 << 9), due=None),
    "deal_nomad": Frame(count=range(1, terms.NOMAD_CARDS + 1), owner=NONE, place=range(2)),
    "deal_migration": Frame(count=NONE, owner=NONE, rings=range(1, 4)),
    "deal_buried": Frame(),
}
"""The same in a game alone."""


PROTOTYPE = {
    **FRAMES,
    "set_up": Frame(part="setup", step=None, part_done=None),
    "gain_tribe": Frame(asks="EW-INIT-01", count=ONE, type=_TYPES, by=FLAGS, taken=_CARDS, to_discard=range(3)),
    "eclipse": Frame(
        asks="EW-ECL-12",
        step=range(4),
        hexes_low=range(1 << 10),
        hexes_high=range(1 << 9),
        due=None,
        acting=range(-1, terms.FIRST_CULTURE + 1),
    ),
}
"""The same in the prototype edition."""


def frames_of(game: Game[Pack]) -> Mapping[str, Frame]:
    """The kinds of frames that a game has."""
    if isinstance(game.pack, PrototypePack):
        return PROTOTYPE
    return ALONE if game.alone else FRAMES


SLOTS_SEEN = {
    "owner": Slot("for_{}", "1 when chance decides for the seat in row {!r}", SEAT_ROWS, base=1, given="owner"),
    "step": Slot("step", "how far the setup, the round or the eclipse action has come"),
    "count": Slot("count", "how many are still due"),
    "rank": Slot("rank_{}", "1 when a ranked gain is due: {}", terms.RANKS),
    "arrow": Slot("arrow", "the starting cell whose arrows bind the megalith, plus one"),
    "type": Slot("type_{}", "1 when it has to be of the {} type", terms.QUALIFIERS[1:], base=1, given="type"),
    "by": Slot("by_{}", "1 for {1}", [("top", "the top action of a column"), ("middle", "its middle action")],
               bits=True),
    "taken": Slot("taken{}", "1 when the same list has taken type {}", "0123456", bits=True),
    "to_discard": Slot("to_discard", "1 when the card goes to the discard pile"),
    **{f"clause{i}": Slot(f"clause{i}", "a clause that may be used, plus one") for i in (1, 2, 3)},
    "clause": Slot("clause1", "a clause that may be used, plus one", base=-1),
    "list": Slot("list", "the alternative whose gains are due, plus one", base=-1),
    "items": Slot("item{}", "1 when item {} of the list is due", [str(i + 1) for i in range(terms.LIST_ITEMS)],
                  bits=True),
    "last_card": Slot("last_card", "the card added to the pile last, by its number"),
    "place": Slot("place", "hex, slot of the layout, place on the track, era or goal of what is dealt"),
    "at": Slot("place", "hex, slot of the layout, place on the track, era or goal of what is dealt"),
    "due": Slot("due_{}", "1 when {1} due", [
        *((f"slot{i + 1}", f"the bonus of megalith slot {i + 1} is") for i in range(terms.MEGALITH_SLOTS)),
        *((f"stone{i + 1}", f"the stone in slot {i + 1} is") for i in range(terms.STONE_SLOTS)),
        ("villages", "the cards of the villages are"),
    ], bits=True),
}  # fmt: skip
"""What tensors say of slots."""
SLOTS_SEEN_ALONE = {
    **SLOTS_SEEN,
    "rings": Slot("rings_{}", "1 when camps of the {} ring move", ("inner", "outer"), bits=True),
}
"""The same in a game alone."""
SLOTS_SEEN_PROTOTYPE = {
    **SLOTS_SEEN,
    "part_done": Slot("part_done", "how far the giving of setup cards has come"),
    "to_discard": Slot("goes", "where the card goes: 0 hand, 1 discard pile, 2 buried cards"),
    "acting": Slot("acting", "the card whose eclipse action goes on, plus one; -1 before all of them"),
}
"""The same in the prototype edition."""
ON_TOP = ("choose", "deal_token", "pick_token", "form_pile")
"""What is decided before anything else is pushed."""
STEPS = ("leave_out", "turn", "form_pile", "nomads_turn")
"""The parts of an action phase; what they lead to lies above."""


def check_agenda(game: Game[Pack], state: EndlessWinter) -> None:
    """PositionError where the agenda of a state, not yet resumed, is none of this table."""
    if terms.PHASES[state.phase] == "setup":
        _check_setup(game, state)
    else:
        _Agenda(game, state).check()


def _wrong(number: int, why: str) -> PositionError:
    return PositionError(f"position: agenda {number} {why}")


class _Agenda:
    """The agenda of one state, from the bottom."""

    def __init__(self, game: Game[Pack], state: EndlessWinter) -> None:
        self.game = game
        self.state = state
        self.frames: list[list[int]] = state.agenda[: state.depth + 1]
        self.kinds = [terms.FRAMES[frame[0]] for frame in self.frames]

    def check(self) -> None:
        if len(self.frames) > MOST_FRAMES:
            raise PositionError(f"position: agenda has {len(self.frames)} frames; at most {MOST_FRAMES} can be due")
        for number, (kind, frame) in enumerate(zip(self.kinds, self.frames), 1):
            if kind.startswith("deal_") != (frame[1] == CHANCE) and kind != "round":
                raise _wrong(number, f"is {kind}, and not for {'chance' if frame[1] == CHANCE else 'a seat'}")
            if kind != "round":
                self.check_slots(number, kind, frame)
            if kind in ON_TOP and {*self.kinds[number:]} - ({"deal_token"} if kind == "deal_token" else set()):
                raise _wrong(number, f"is {kind}, and nothing can lie above that")
        self.check_round()
        if self.game.alone:
            self.check_nomads()
        self.check_steps()

    # --- the order of frames ---

    def check_round(self) -> None:
        """One frame holds the round together; in the preparation the rest of its steps lies above."""
        phase, frame = terms.PHASES[self.state.phase], self.frames[0]
        if self.kinds[0] != "round" or frame[1] != CHANCE or "round" in self.kinds[1:]:
            raise _wrong(1, "has to be the round, and no other is one")
        if frame[terms.STAGE] not in ROUND_STAGES[phase] or any(frame[3:]):
            raise _wrong(1, f"is no round in the phase {phase}")
        if phase == "preparation":
            self.check_preparation()

    def check_preparation(self) -> None:
        """EW-PREP: the steps that are left, the last of them at the bottom."""
        steps = [("deal_rest", 0)] if self.game.options.get("rests") == "on" else []
        swap = self.state.prep_swap  # EWP-GOLD-01: what a seat gains lies above those that gain later
        steps += [
            ("gain", seat) if swap else ("deal_card", seat + 1)
            for seat in reversed(self.state.order[: self.game.sides])
            if seat < self.game.players
        ]
        if "deal_culture" in self.kinds:
            steps.append(("deal_culture", 0))
        steps.append(("deal_animal", 0))
        left = [
            (kind, frame[1 if kind == "gain" else terms.OWNER]) for kind, frame in zip(self.kinds[1:], self.frames[1:])
        ]
        if not left:
            raise PositionError("position: agenda has no step of the preparation (EW-PREP-01)")
        if swap and left[-1][0] == "deal_card":
            drawing = ("gain", left.pop()[1] - 1)
            if drawing not in steps[max(0, len(left) - 1) : len(left) + 1]:
                left.append(drawing)
        if left != steps[: len(left)]:
            raise PositionError("position: agenda has the steps of the preparation in another order (EW-PREP-01)")
        if self.state.round == terms.ROUNDS:
            raise PositionError(f"position: round {terms.ROUNDS} is the last; no preparation follows (EW-PREP-01)")
        for seat in range(self.game.sides):
            if (self.state.tribe_home[seat], self.state.chief_at[seat]) != (2, 0):
                raise PositionError(f"position: the figures of {terms.SEATS[seat]} are not at home (EW-PREP-03)")

    def check_steps(self) -> None:
        """A turn, a pile or the eclipse of a seat lies below what it leads to, and only in its phase."""
        phase = terms.PHASES[self.state.phase]
        steps = [kind for kind in self.kinds if kind in STEPS]
        if steps and phase != "action":
            raise PositionError(f"position: agenda has {steps[0]}, but this is the {phase} phase")
        if self.eclipses() and phase != "eclipse":
            raise PositionError(f"position: agenda has an eclipse, but this is the {phase} phase")
        below = self.kinds[1 : 1 + max(len(steps), len(self.eclipses()))]
        if any(kind not in (*STEPS, "eclipse", "nomads_eclipse") for kind in below):
            raise PositionError("position: agenda has a step of the round above what one leads to")
        if len(set(steps)) > 1 or len(steps) > 1 and steps[0] != "leave_out":
            raise PositionError(f"position: agenda has {' and '.join(steps)} together")
        for seats in (self.eclipses(), self.seats_of("leave_out")):
            if len(set(seats)) != len(seats):
                raise PositionError("position: agenda names a seat twice in one step of the round")
        self.check_turns(steps)

    def seats_of(self, kind: str) -> list[int]:
        return [frame[1] for name, frame in zip(self.kinds, self.frames) if name == kind]

    def eclipses(self) -> list[int]:
        """The sides whose eclipse is still due."""
        return self.seats_of("eclipse") + self.seats_of("nomads_eclipse")

    def check_turns(self, steps: list[str]) -> None:
        """Whoever has a turn to come has a figure for it, and the turn that goes on is the next one."""
        state, players = self.state, self.game.sides
        turns = 2 if self.state.fewer_figures and state.round <= 2 else 3
        if state.turns_done > turns * players:
            raise PositionError(f"position: turns_done is {state.turns_done}, but a round has {turns * players} turns")
        stage = terms.STAGES[state.stage]
        if bool(stage) != ("turn" in steps):
            raise PositionError(
                f"position: turn.stage is {stage!r} with {steps[0] if steps else 'no turn'} on the agenda"
            )
        if steps and steps[0] != "leave_out":
            if state.turns_done == turns * players:
                raise PositionError("position: all turns of the round are done")
            seat = state.order[state.turns_done % players]
            if self.seats_of(steps[0]) != [seat]:
                raise PositionError(f"position: the {steps[0]} of {terms.SEATS[seat]} is next (EW-FLOW-06)")
        if terms.PHASES[state.phase] == "action":
            self.check_figures(turns, steps)

    def check_figures(self, turns: int, steps: list[str]) -> None:
        """EW-FIGURE-01: a figure at home for each turn to come."""
        state, players = self.state, self.game.sides
        waiting = self.seats_of("leave_out")
        for place, seat in enumerate(state.order[:players]):
            here = place == state.turns_done % players
            acting = here and "turn" in steps
            placed = here and "form_pile" in steps or acting and terms.STAGES[state.stage] != "culture"
            placed = placed or here and self.nomads_step() > 1
            done = state.turns_done // players + (place < state.turns_done % players)
            home = state.tribe_home[seat] + (state.chief_at[seat] == 0) - (seat in waiting)
            left = turns - done - placed
            if home < left:
                raise PositionError(f"position: {terms.SEATS[seat]} has {home} figures at home for {left} turns")
            if acting and state.by_chief and not placed and state.chief_at[seat]:
                raise PositionError(f"position: the chief of {terms.SEATS[seat]} is not at home (EW-FIGURE-14)")
        for seat in waiting:
            if (state.tribe_home[seat], state.chief_at[seat], turns) != (2, 0, 2):
                raise PositionError(f"position: {terms.SEATS[seat]} has no figure to leave out (EW-VAR-08)")

    def nomads_step(self) -> int:
        """How far the turn of the nomads has come: 2 once their figure stands; 0 without a turn of theirs."""
        return next((frame[terms.STAGE] for kind, frame in zip(self.kinds, self.frames) if kind == "nomads_turn"), 0)

    def check_nomads(self) -> None:
        """Their frames are theirs, and whatever they choose they have a card on top for (EWS-ARROW-01)."""
        for number, (kind, frame) in enumerate(zip(self.kinds, self.frames), 1):
            theirs = kind.startswith("nomads_")
            if frame[1] != CHANCE and theirs != (frame[1] >= self.game.players):
                raise _wrong(number, f"is {kind} of {terms.SEATS[frame[1]]}")
        revealed = sum(map(bool, self.state.nomad_row))
        all_done = self.state.turns_done == 3 * self.game.sides
        chooses = any(kind in ("nomads_bonus", "nomads_gain", "nomads_eclipse") for kind in self.kinds)
        if not revealed and (chooses or all_done or self.nomads_step() > 1):
            raise PositionError("position: nomads.revealed has no card to choose by (EWS-ARROW-01)")
        if "deal_nomad" in self.kinds:
            frame = self.frames[-1]
            room = self.state.nomad_pile if frame[terms.PLACE] else terms.MOST_REVEALED - revealed
            if self.kinds.index("deal_nomad") < len(self.kinds) - 1 or frame[terms.COUNT] > room:
                raise PositionError("position: agenda has more nomad cards to turn up than there is room for")
        if "deal_buried" in self.kinds and not any(self.state.buried_unseen):
            raise PositionError("position: agenda has deal_buried, and nothing is buried unseen")

    # --- the slots of one frame ---

    def check_slots(self, number: int, kind: str, frame: Numbers) -> None:
        players, clauses = range(1, self.game.sides + 1), len(self.game.pack.clauses)
        checks: Mapping[str, Callable[..., bool]] = {
            "choose": lambda clause: clause < clauses,
            "bonus": lambda **each: max(each.values()) <= clauses,
            "gains": lambda list, **_: list < self.game.content.first[clauses],
            "gain": lambda rank, arrow, **_: (
                not arrow or terms.RANKS[rank] == "megalith" and self.has_arrows(arrow - 1)
            ),
            "eclipse": lambda **due: self.is_eclipse(frame[1], **due),
            "nomads_eclipse": lambda **due: self.is_eclipse(frame[1], **due),
            "nomads_bonus": lambda clause: clause < clauses,
            "nomads_gain": lambda action, arrow, **_: (
                not arrow or action == terms.DO_MEGALITH and self.has_arrows(arrow - 1)
            ),
            "deal_card": lambda owner, **_: owner in players,
            "deal_animal": lambda owner, place, **_: owner in players if not place else owner == 0 and place == 1,
            "deal_token": lambda at: self.state.token[at] == terms.FACE_DOWN,
            "deal_rest": lambda owner, **_: owner == 0 or owner in players,
        }
        declared, slots = frames_of(self.game)[kind], frame[2:]
        allowed = [*declared.slots.values(), *[NONE] * len(slots)]
        fits = all(slot >= 0 if among is None else slot in among for slot, among in zip(slots, allowed))
        if declared.part == "setup" or not fits or kind in checks and not checks[kind](**declared.values(slots)):
            raise _wrong(number, f"is {kind} {list(slots)}, which cannot be pending now")
        if kind in ("pick_token", "deal_rest") and not self.has_rest_token(kind):
            raise _wrong(number, f"is {kind}, and there is no rest token for it")

    def has_arrows(self, site: int) -> bool:
        """EW-MEGA-24: whether a cell of the field is a starting cell with arrows."""
        if site >= terms.GROUND_CELLS:
            return False
        laid, cell = self.state.board_at[site // layout.BOARD_CELLS], site % layout.BOARD_CELLS
        tables = self.game.content
        return bool(tables.start_cell[laid][cell]) and tables.arrow[laid][2 * cell] >= 0

    def is_eclipse(self, seat: int, step: int, hexes_low: int, hexes_high: int, due: int, acting: int = 0) -> bool:
        """Only hexes, slots and stones that pay anything can be due."""
        state, tables = self.state, self.game.content
        places = [place for place in range(terms.HEXES) if (hexes_low | hexes_high << 10) >> place & 1]
        if any(tables.benefit[state.terrain[place]] < 0 for place in places):
            return False
        stones = sum(32 << slot for slot in range(terms.STONE_SLOTS) if tables.stones_pay and state.stones[seat][slot])
        paying = 31 | stones | (256 if state.villages_left[seat] < terms.VILLAGES else 0)
        return due & ~paying == 0

    def has_rest_token(self, kind: str) -> bool:
        return self.game.options.get("rests") == "on" and (kind == "deal_rest" or self.state.rest_open > 0)


# --- the setup --------------------------------------------------------------------------------------

NAMED = ("chief", "side", "pool", "setup_card", "order", "board_at", "terrain", "rest_open", "culture_place",
         "ground_place", "stone_place", "migration_top")  # fmt: skip
"""Fields that the setup gives a value once."""
COUNTED = ("stone", "culture", "tiles", "ground", "hand", "animal_deck", "food", "tools", "idol", "buried")
"""Fields that only grow, or only shrink, in the setup."""
DRAFTS = {"deal_chief": ("shown_chiefs", "chief"), "deal_setup": ("shown_setups", "setup_card")}


def _check_setup(game: Game[Pack], wanted: EndlessWinter) -> None:
    """Replay the setup, dealing and choosing what the position shows, until it is reached."""
    ways: list[Any] = [game.start()]
    for _ in range(MOST_WAYS):
        state = ways.pop()
        # in which order things are dealt makes no difference; what a benefit was gained as may only show later
        while state != wanted and terms.PHASES[state.phase] == "setup":
            options = sorted(state.options(), key=terms.DECLINE.__eq__)
            option, *others = [option for option in options if _is_on_the_way(state, wanted, option)] or [None]
            if option is None:
                break
            if state.seat != CHANCE:
                ways += [_after(state, other) for other in reversed(others)]
            state = _after(state, option)
        if state == wanted:
            return
        if not ways:
            break
    raise PositionError("position: no setup of this table comes to that (EW-SETUP-38)")


def _after(state: EndlessWinter, option: int) -> EndlessWinter:
    after: EndlessWinter = state.clone()
    after.apply(option)
    return after


def _is_on_the_way(state: EndlessWinter, wanted: EndlessWinter, option: int) -> bool:
    """Whether a position has what an option of its setup would bring."""
    after = _after(state, option)
    kind = terms.FRAMES[state.frame[0]]
    if kind in DRAFTS and not state.frame[terms.OWNER]:
        return _belongs_to_draft(state, after, wanted, *DRAFTS[kind])
    # before the decks are shuffled a card is buried out of them
    mixed = terms.BENEFITS_GIVEN in (at.agenda[1][terms.PART] for at in (state, after))
    names = [name for name in (*NAMED, *COUNTED) if name != "hand" or not mixed]
    rows = [(name, *(_flat(getattr(at, name)) for at in (state, after, wanted))) for name in names]
    for name, *columns in rows:
        for before, now, due in zip(*columns):
            if now != before and now != due and (name in NAMED or not min(before, due) < now < max(before, due)):
                return False
    return True


def _belongs_to_draft(
    state: EndlessWinter, after: EndlessWinter, wanted: EndlessWinter, shown: str, taken: str
) -> bool:
    """Whether the card shown is still there or was taken; of a draft that is over, the one left does not matter."""
    needed = {card for card, there in enumerate(getattr(wanted, shown)) if there}
    needed |= {card - 1 for card in getattr(wanted, taken) if card}
    before, now = getattr(state, shown), getattr(after, shown)
    left = needed - {card for card, there in enumerate(before) if there}
    new = next(card for card in range(len(now)) if now[card] != before[card])
    return new in left or not left and not any(getattr(wanted, shown))


def _flat(values: int | list[int] | list[list[int]]) -> list[int]:
    if isinstance(values, int):
        return [values]
    return [number for value in values for number in _flat(value)]
