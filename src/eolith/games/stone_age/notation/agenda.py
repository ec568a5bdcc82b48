"""The agenda of a position: what is still to be decided or done, as plain data and back.

An agenda is read strictly, because the rules trust it: it is accepted only if the round can
have put it together.  From the bottom: the end of the round, the tribes still to be fed, the
turns still to be taken, who still places; dice that wait for somebody; and on top at most two
pending decisions of the turn that is on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from eolith.kernel.columns import Column, Look, Number
from eolith.kernel.entries import choice, integer, sequence, table, wrong
from eolith.kernel.game import Game, PositionError
from eolith.kernel.state import CHANCE

from .. import terms

if TYPE_CHECKING:
    from ..pack import Pack
    from ..rules import StoneAge

Frame = list[int]

PURPOSES = ("card", "building", "food")
"""What resources are paid for."""


@dataclass(frozen=True)
class Kind:
    """What a slot of a frame can hold."""

    seen: str
    """Its name in an observation."""
    allowed: Mapping[str, int] | range
    """The numbers of words, or what is written as a number."""
    say: Callable[[int], Any] = int
    """What an observation makes of such a number; None if nothing."""

    def see(self, number: int) -> Any:
        """What it is in an observation."""
        return self.say(number) if isinstance(self.allowed, range) else self.write(number) or None

    def column(self, words: Collection[str]) -> Column | None:
        """How tensors read it, as one of some words, or without words as a number; None if as neither."""
        numbers = self.allowed if isinstance(self.allowed, range) else self.allowed.values()
        told = {number: said for number in numbers if isinstance(said := self.see(number), str if words else int)}
        if len(told) == len(numbers) and all(number == said for number, said in told.items()):
            return Number(min(told), max(told))
        return Look({number: said for number, said in told.items() if not words or said in words}) if told else None

    def write(self, number: int) -> Any:
        """What it is in a position."""
        if isinstance(self.allowed, range):
            return number
        return next(word for word, meant in self.allowed.items() if meant == number)


def _numbered(words: Sequence[str], first: int = 0) -> dict[str, int]:
    return {word: number for number, word in enumerate(words, first)}


CARD_SLOT = Kind("place", _numbered(terms.PLACES[terms.CARD1 : terms.BUILDING1]))
STACK = Kind("place", _numbered(terms.PLACES[terms.BUILDING1 :]))
PLACE = Kind("place", _numbered(terms.PLACES))
CARRIED_OUT = Kind("place", _numbered(("", *terms.PLACES)))
OWNER = Kind("for", _numbered(terms.SEATS))
SLOTS: dict[str, dict[str, tuple[int, Kind]]] = {
    "deal_card": {"slot": (terms.SLOT, CARD_SLOT)},
    "draw_extra": {"owner": (terms.OWNER, OWNER)},
    "reveal_tile": {"stack": (terms.STACK, STACK)},
    "roll": {
        "place": (terms.PLACE, PLACE),
        "owner": (terms.OWNER, OWNER),
        "dice": (terms.DICE, Kind("dice", range(1, 11))),
        "by_card": (terms.BY_CARD, Kind("by_card", range(2), bool)),
    },
    "roll_for_all": {"slot": (terms.SLOT, CARD_SLOT), "owner": (terms.OWNER, OWNER)},
    "act": {"place": (terms.PLACE, CARRIED_OUT)},
    "tools": {
        "place": (terms.PLACE, PLACE),
        "total": (terms.TOTAL, Kind("total", range(1, 100))),
        "last": (terms.LAST, Kind("last", range(7), lambda tool: tool - 1 if tool else None)),
    },
    "pay": {
        "purpose": (terms.PURPOSE, Kind("purpose", _numbered(PURPOSES, 1))),
        "target": (terms.TARGET, Kind("place", range(4))),
        "units": (terms.UNITS, Kind("units", range(1, 11))),
        "kinds": (terms.KINDS, Kind("kinds", range(-1, 5), lambda kinds: None if kinds == terms.ANY_KINDS else kinds)),
        "last": (terms.PAID_LAST, Kind("last", range(5), lambda paid: terms.RESOURCES[paid - 1] if paid else None)),
        "value": (terms.VALUE, Kind("value", range(55))),
    },
    "buy": {"stack": (terms.STACK, STACK)},
    "die": {"slot": (terms.SLOT, CARD_SLOT)},
    "take": {
        "left": (terms.LEFT, Kind("units", range(1, 3))),
        "last": (terms.LAST, Kind("last", range(4), terms.RESOURCES.__getitem__)),
    },
}
"""The entries of each kind of frame: which slot, and what it holds.

What an observation makes of them: place: what it is about (act: the place being carried out, None between two).  for:
the seat that chance decides for.  dice: how many are rolled.  by_card: a card asked for the roll, not the place.
total: dice and tools so far.  last: the tool (0-2 tiles, 3-5 one-use tools) or resource named before; the next is
not before it.  units: resources still due, still allowed or still to take (food: missing food).  kinds: of exactly
how many more kinds, None if that does not matter.  value: what the units paid so far are worth in points.
"""
TURNS = ("end_round", "feed", "act", "place")
"""What a round lays down, bottom first; everything else comes on top of a turn."""
BY_CHANCE = ("first_seat", "deal_card", "draw_extra", "reveal_tile", "roll", "roll_for_all", "end_round", "start_round")


def kind_of(frame: Frame) -> str:
    return terms.FRAMES[frame[0]]


def new_frame(kind: str, seat: int) -> Frame:
    return [terms.FRAMES.index(kind), seat, 0, 0, 0, 0, 0, 0]


# --- writing ------------------------------------------------------------------------------------------


def write_agenda(state: StoneAge) -> list[dict[str, Any]]:
    """What is to be done, the next thing first."""
    return [_write_frame(frame) for frame in reversed(state.agenda[: state.depth + 1])]


def _write_frame(frame: Frame) -> dict[str, Any]:
    kind = kind_of(frame)
    entry: dict[str, Any] = {"decision": kind}
    if frame[1] != CHANCE:
        entry["seat"] = terms.SEATS[frame[1]]
    entry |= {name: held.write(frame[slot]) for name, (slot, held) in SLOTS.get(kind, {}).items()}
    return entry


# --- reading ------------------------------------------------------------------------------------------


def read_agenda(game: Game[Pack], state: StoneAge, given: object) -> list[Frame]:
    """The frames of a written agenda, bottom first; PositionError when they do not fit the table."""
    frames = [_read_frame(game, number, entry) for number, entry in enumerate(sequence("agenda", given), 1)]
    frames.reverse()
    _Check(game, state, frames).agenda()
    return frames


def usual_agenda(game: Game[Pack], state: StoneAge, phase: str, turn: int) -> list[Frame]:
    """The frames of a phase at the turn of a seat when nothing is half done, bottom first; checked alike."""
    order = [(state.first + i) % game.sides for i in range(game.sides)]
    left = order[order.index(turn) :]
    frames = [new_frame("end_round", CHANCE)]
    frames += [new_frame("feed", seat) for seat in reversed(left if phase == "feed" else order)]
    frames += [new_frame("act", seat) for seat in reversed({"place": order, "act": left, "feed": []}[phase])]
    if phase == "place":
        frames.append(new_frame("place", turn))
    _Check(game, state, frames).agenda()
    return frames


def check_finished(game: Game[Pack], state: StoneAge) -> None:
    """PositionError when the game is said to be over and something is still to be done."""
    _Check(game, state, []).finished()


def _read_frame(game: Game[Pack], number: int, entry: object) -> Frame:
    kind = entry.get("decision") if isinstance(entry, Mapping) else None
    if not isinstance(kind, str) or kind not in terms.FRAMES:
        raise wrong(f"agenda {number} decision", kind, ", ".join(terms.FRAMES))
    slots = SLOTS.get(kind, {})
    values = table(f"agenda {number}", entry, ("decision", "seat", *slots))
    if kind in BY_CHANCE:
        if "seat" in values:
            raise PositionError(f"position: agenda {number}: {kind} belongs to no seat")
        frame = new_frame(kind, CHANCE)
    else:
        frame = new_frame(kind, choice(f"agenda {number} seat", values.get("seat"), terms.SEATS[: game.sides]))
    for name, (slot, held) in slots.items():
        label, value = f"agenda {number} {name}", values.get(name)
        if isinstance(held.allowed, range):
            frame[slot] = integer(label, value, held.allowed[0], held.allowed[-1])
        else:
            words = list(held.allowed)[: game.sides if held in (OWNER, STACK) else None]
            usual = "" if held is CARRIED_OUT else None
            choice(label, values.get(name, usual), words)
            frame[slot] = held.allowed[values.get(name, usual)]
    return frame


class _Check:
    """One agenda against one table."""

    def __init__(self, game: Game[Pack], state: StoneAge, frames: list[Frame]) -> None:
        self.game = game
        self.state = state
        self.frames = frames
        self.kinds = [kind_of(frame) for frame in frames]
        self.order = [(state.first + i) % game.sides for i in range(game.sides)]
        self.acting = -1
        self.place = -1
        """The seat whose turn to act is on, and the place that it is carrying out; -1 for none."""

    def frames_of(self, kind: str) -> list[Frame]:
        return [frame for frame in self.frames if kind_of(frame) == kind]

    def refuse(self, problem: str) -> PositionError:
        return PositionError(f"position: agenda: {problem}")

    def agenda(self) -> None:
        if self.kinds[:1] == ["start_round"]:
            self.setup()
        else:
            self.turns()
            self.dice()
            self.pending()
        self.faces()

    def finished(self) -> None:
        if any(any(row) for row in self.state.placed) or any(any(row) for row in self.state.dice):
            raise PositionError("position: the game is over, so all figures are home and no dice wait")
        self.faces()

    # --- before the round ---

    def setup(self) -> None:
        """SA-SETUP-07 to -12, SA-ROUND-05: only faces are turned up, each where there is none."""
        if any(kind not in ("deal_card", "reveal_tile", "first_seat") for kind in self.kinds[1:]):
            raise self.refuse("only faces are turned up before a round starts")
        if self.kinds.count("first_seat") > 1:
            raise self.refuse("the first seat is drawn once")
        if any(any(row) for row in self.state.placed) or any(any(row) for row in self.state.dice):
            raise self.refuse("all figures are home and no dice wait before a round starts")
        dealt = sorted(frame[terms.SLOT] for frame in self.frames_of("deal_card"))
        if dealt != [slot for slot in range(4) if self.state.slots[slot] < 0]:
            raise self.refuse("a card is dealt to every empty slot and to no other")
        if len(dealt) > self.state.deck_size:
            raise self.refuse(f"{len(dealt)} cards are dealt from a deck of {self.state.deck_size}")

    # --- the turns of the round ---

    def turns(self) -> None:
        """SA-ROUND-01, -02: each phase goes round from the first player."""
        turns = [frame for frame, kind in zip(self.frames, self.kinds, strict=True) if kind in TURNS]
        seats = {kind: [frame[1] for frame in turns if kind_of(frame) == kind] for kind in TURNS}
        feeding, acting, placing = seats["feed"], seats["act"], seats["place"]
        right = (
            len(seats["end_round"]) == 1
            and [TURNS.index(kind_of(frame)) for frame in turns]
            == sorted(TURNS.index(kind_of(frame)) for frame in turns)
            and feeding == self.order[::-1][: len(feeding)]
            and acting == self.order[::-1][: len(acting)]
            and (not acting or len(feeding) == self.game.sides)
            and (not placing or len(placing) == 1 and len(acting) == self.game.sides)
        )
        if not right:
            raise self.refuse("the turns of the round are not in their order from the first player")
        for seat in range(self.game.sides):
            if seat not in acting and any(self.state.placed[seat]):
                raise PositionError(f"position: {terms.SEATS[seat]} has acted, so all its figures are home (SA-ACT-06)")
        if placing and self.kinds[-1] != "place":
            raise self.refuse("nothing can be pending while figures are placed")
        carried_out = [frame for frame in turns if kind_of(frame) == "act" and frame[terms.PLACE]]
        if carried_out and (placing or carried_out != [turns[-1]]):
            raise self.refuse("only the turn that is on carries a place out (SA-ACT-01)")
        if acting and not placing:
            self.acting = acting[-1]
            self.place = turns[-1][terms.PLACE] - 1
            if self.place >= 0 and not self.state.placed[self.acting][self.place]:
                raise self.refuse(f"{terms.SEATS[self.acting]} has no figure on {terms.PLACES[self.place]} (SA-ACT-02)")

    def dice(self) -> None:
        """SA-CARD-11 to -13: who waits for a die, and the dice that wait."""
        waiting = self.frames_of("die")
        if len({(frame[1], frame[terms.SLOT]) for frame in waiting}) < len(waiting):
            raise self.refuse("somebody waits twice for the dice of one card (SA-CARD-11)")
        counts = Counter(frame[terms.SLOT] for frame in waiting)
        for slot, row in enumerate(self.state.dice):
            if sum(row) != counts[slot]:
                raise PositionError(f"position: {counts[slot]} players wait for the {sum(row)} dice of card{slot + 1}")
            if counts[slot] and self.state.slots[slot] >= 0:
                raise self.refuse(f"dice of card{slot + 1} wait, so that card is taken and its slot empty")
        if not waiting:
            return
        feeding = [i for i, kind in enumerate(self.kinds) if kind == "feed"]
        if len(feeding) < self.game.sides or self.kinds.index("die") < feeding[-1] or "place" in self.kinds:
            raise self.refuse("dice are taken before the feeding, while actions are carried out (SA-CARD-12)")

    # --- what is half done ---

    def pending(self) -> None:
        """On top of everything lies what the turn that is on has begun: one decision, or `take` above a payment."""
        pending = [frame for frame, kind in zip(self.frames, self.kinds, strict=True) if kind not in (*TURNS, "die")]
        if not pending:
            return
        if self.frames[-len(pending) :] != pending:
            raise self.refuse("a pending decision lies below the turns of the round")
        kinds = [kind_of(frame) for frame in pending]
        odd = [kind for kind in kinds if kind in ("start_round", "deal_card", "first_seat")]
        if odd or self.acting < 0 and kinds[0] not in ("pay", "raise"):
            raise self.refuse(f"{(odd or kinds)[0]} cannot be pending in this phase")
        if len(pending) > 2 or len(pending) == 2 and (kinds[0] not in ("pay", "buy") or kinds[1] != "take"):
            raise self.refuse(f"{' and '.join(kinds)} cannot be pending together")
        if len(pending) == 2 and (pending[0][1] != pending[1][1] or kinds[0] == "pay" and pending[0][terms.PAID_LAST]):
            raise self.refuse("resources of choice are taken before anything is paid (SA-CARD-31)")
        if "die" in self.kinds and kinds != ["raise"] and self.kinds[-1 - len(pending)] == "die":
            raise self.refuse(f"{kinds[0]} cannot be pending while dice wait to be taken")
        seat = pending[0][terms.OWNER] if kinds[0] in BY_CHANCE and kinds[0] != "reveal_tile" else pending[0][1]
        if kinds[0] != "raise" and seat not in (self.turn(), CHANCE):
            raise self.refuse(f"{kinds[0]} belongs to {terms.SEATS[seat]}, whose turn it is not")
        for kind, frame in zip(kinds, pending, strict=True):
            problem = self.problem(kind, frame)
            if problem:
                raise self.refuse(f"{kind}: {problem}")

    def turn(self) -> int:
        """The seat that acts, or that is being fed."""
        if self.acting >= 0:
            return self.acting
        fed = self.game.sides - self.kinds.count("feed")
        return self.order[fed - 1] if fed else -1

    def problem(self, kind: str, frame: Frame) -> str:
        """Why a decision cannot be pending at this table in this turn; empty if it can."""
        state = self.state
        on_card = terms.CARD1 <= self.place <= terms.CARD4
        from_card = on_card and state.slots[self.place - terms.CARD1] < 0
        if kind in ("draw_extra", "roll_for_all") or kind == "roll" and frame[terms.BY_CARD]:
            if not from_card:
                return "no card has been taken that asks for it"
            if kind == "draw_extra" and not state.deck_size:
                return "the deck is empty"
            if kind == "roll_for_all" and (
                frame[terms.SLOT] != self.place - terms.CARD1 or any(state.dice[frame[terms.SLOT]])
            ):
                return "it is not the card that was taken"
        if kind in ("roll", "tools") and not terms.HUNTING <= frame[terms.PLACE] <= terms.RIVER:
            return "nobody rolls there"
        if (
            kind == "roll"
            and not frame[terms.BY_CARD]
            and (frame[terms.PLACE] != self.place or frame[terms.DICE] != state.placed[self.acting][self.place])
        ):
            return "a die is rolled for each figure of the place that is carried out"
        if kind == "tools" and not from_card and frame[terms.PLACE] != self.place:
            return "that place is not being carried out"
        if kind == "reveal_tile" and frame[terms.STACK] != self.place - terms.BUILDING1:
            return "no building of that stack has been taken"
        if kind == "raise" and (len(self.lowest(frame[1])) < 2 or self.kinds.count("feed") < self.game.sides):
            return "there is nothing to choose"
        if kind == "take" and frame[terms.LEFT] == 2 and frame[terms.LAST]:
            return "nothing was taken yet"
        if kind == "take" and self.acting >= 0 and self.place >= 0 and not (on_card or self.place >= terms.BUILDING1):
            return "resources of choice are not taken while that place is carried out"
        if kind == "buy":
            return self.buying_problem(frame)
        return self.payment_problem(frame) if kind == "pay" else ""

    def lowest(self, seat: int) -> set[int]:
        """Of the lowest tool tiles of a seat: are some turned (1), are some not (0)?"""
        tools = self.state.tools[seat]
        return {self.state.turned[seat][i] for i, value in enumerate(tools) if value == min(tools) and value}

    def buying_problem(self, frame: Frame) -> str:
        tile = self.state.tops[frame[terms.STACK]]
        if frame[terms.STACK] != self.place - terms.BUILDING1:
            return "that building is not being carried out"
        return "there is no building with a listed price" if tile < 0 or self.game.pack.tiles[tile].units else ""

    def payment_problem(self, frame: Frame) -> str:
        purpose, target, units, kinds, last, value = PURPOSES[frame[terms.PURPOSE] - 1], *frame[terms.TARGET :]
        if purpose == "food":
            if self.acting >= 0 or target or kinds != -1:
                return "food is missing at the feeding alone, and may be replaced by any kinds"
            price, due = terms.MOST_FIGURES, -1
        elif purpose == "card":
            if target != self.place - terms.CARD1 or self.state.slots[target] < 0 or kinds != -1:
                return "that card is not being carried out"
            price, due = target + 1, -1
        else:
            tile = self.state.tops[target] if target == self.place - terms.BUILDING1 else -1
            if tile < 0 or not self.game.pack.tiles[tile].units:
                return "no building priced by number is being carried out there"
            price, due = self.game.pack.tiles[tile].units, self.game.pack.tiles[tile].kinds
        if last == 0:
            whole = kinds == due and value == 0 and (units == price or purpose == "food")
            return "" if whole else "nothing was paid yet, so everything is due"
        paid = price - units
        if units > price or kinds > due or (kinds < 0) != (due < 0):
            return "the price is lower"
        if purpose != "food" and not (paid and 3 * paid <= value <= (last + 2) * paid):
            return f"{paid} resources cannot be worth {value}"
        return "" if self.can_complete(frame, purpose) else "what was begun cannot be completed"

    def can_complete(self, frame: Frame, purpose: str) -> bool:
        """May the kind paid last or better ones pay the rest?"""
        units, kinds, last = frame[terms.UNITS : terms.VALUE]
        goods = self.state.goods[frame[1]]
        owed = 1 if purpose == "building" and kinds < 0 else units
        better = goods[last:] if kinds < 0 else sorted(goods[last:], reverse=True)[:kinds]
        enough = goods[last - 1] + sum(better) >= owed
        return enough and kinds <= owed and kinds <= sum(own > 0 for own in goods[last:])

    # --- faces ---

    def faces(self) -> None:
        """Figures stand on what lies there, and a stack shows its top tile until it is being turned up."""
        state = self.state
        for seat in range(self.game.sides):
            for place in range(terms.CARD1, terms.CARD1 + 8):
                there = (
                    state.slots[place - terms.CARD1] if place <= terms.CARD4 else state.tops[place - terms.BUILDING1]
                )
                if state.placed[seat][place] and there < 0 and (seat, place) != (self.acting, self.place):
                    raise PositionError(
                        f"position: {terms.SEATS[seat]} stands on {terms.PLACES[place]}, where nothing lies"
                    )
        turning = sorted(frame[terms.STACK] for frame in self.frames_of("reveal_tile"))
        bare = [i for i in range(self.game.sides) if state.tops[i] < 0 and state.stack_size[i]]
        if turning != bare:
            names = ", ".join(terms.PLACES[terms.BUILDING1 + i] for i in bare) or "no stack"
            raise self.refuse(f"a tile is to be turned up on {names}, on no other and once")
