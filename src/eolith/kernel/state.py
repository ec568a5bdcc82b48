# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""A game in progress: an agenda of pending frames, and fields of plain 16-bit integers.

A game subclasses `State`, declares its fields once, and writes one `Decision` for each kind
of frame.  Copying, comparing, hashing, saving and random play are written here, once, over
the block of memory that the fields make up.  Uncompiled, the same fields are integers and
lists of integers, and everything behaves alike.

state.pyi says the same in types.
"""

from __future__ import annotations

from array import array
from hashlib import sha256
from math import prod
from operator import index
from typing import Any
from zlib import crc32

import cython
from cython import (
    bint,
    cfunc,
    exceptval,
    final,
    int as i32,
    longlong as i64,
    short as i16,
    uchar as u8,
    ulonglong as u64,
    void,
)

from eolith.kernel.chance import Source
from eolith.kernel.encode import Program, address_of, borrow
from eolith.kernel.hashing import xxh64
from eolith.kernel.numbers import *
from eolith.kernel.uncompiled import SCRATCH

if cython.compiled:
    from cython.cimports.cpython.bytes import PyBytes_AS_STRING, PyBytes_FromStringAndSize
    from cython.cimports.cpython.object import PyObject, PyTypeObject
    from cython.cimports.libc.string import memcmp, memcpy
else:
    from eolith.kernel.uncompiled import blanked, fields_of_each, list_fields, new_state, opened

COMPILED = bool(cython.compiled)

CHANCE = -1
"""The seat that dice and draws belong to."""
SEATS = "ABCDEFGH"
"""The letters of the seats and sides, as players read and type them."""

SEAL: i32 = 4  # bytes behind those of a position


def find_places():
    """The place of a bit in a mask of 64, by its remainder when divided by 67: the powers of two differ in it."""
    places = [0] * 67
    remainder = 1
    for place in range(64):
        places[remainder] = place
        remainder = remainder * 2 % 67
    return places


PLACE: i32[67] = find_places()


class IllegalOption(ValueError):
    """An option that the state does not offer; the state is unchanged."""


class Content:
    """What the rules read of a pack, as 16-bit integers and arrays that a game declares; all its states share it."""

    filled: bint

    if not cython.compiled:

        def __new__(cls, *arguments):
            return blanked(object.__new__(cls))

        def __setattr__(self, name, value):
            if vars(self).get("filled"):
                raise AttributeError(f"attribute {name!r} of {type(self).__name__!r} objects is not writable")
            object.__setattr__(self, name, value)

    def __init__(self, values: dict[str, Any]) -> None:
        """Every field by name, once and for all; ValueError for a missing one and for what a field cannot hold."""
        if self.filled:
            raise TypeError("what the rules read of a pack is filled once")
        data = array("h")
        for names in declared(type(self)):
            align(data)
            for name in names:
                if name not in values:
                    raise ValueError(f"the content lacks {name}")
                numbers = integers(name, values[name], shape_of(getattr(self, name)))
                if cython.compiled:
                    data.extend(numbers)
                else:
                    set_field(self, name, numbers)
        if cython.compiled:
            start: cython.p_char = cython.cast(cython.p_char, cython.cast(cython.p_void, self))
            start += cython.sizeof(Content)
            written: bytes = data.tobytes()
            cls: object = type(self)
            room: cython.Py_ssize_t = cython.cast(cython.pointer(PyTypeObject), cls).tp_basicsize
            assert 0 <= room - cython.cast(cython.Py_ssize_t, cython.sizeof(Content)) - len(written) < 8
            memcpy(start, PyBytes_AS_STRING(written), len(written))
        self.filled = True


class Decision:
    """One kind of frame on the agenda.  It keeps nothing: all it knows is in the state."""

    def settle(self, state: State) -> bint:
        """Do what needs no choice and say True; say False when somebody has to choose."""
        return False

    def options(self, state: State) -> void:
        """offer() everything that may be chosen, in ascending order."""
        raise NotImplementedError

    def apply(self, state: State, option: i32) -> void:
        """Carry out one of the options."""
        raise NotImplementedError


class Chance(Decision):
    """A decision of the seat CHANCE: its options have exact integer weights."""

    def weight(self, state: State, option: i32) -> i64:
        """In how many of all equally likely ways this option comes up; one unless stated."""
        return 1

    def sample(self, state: State, source: Source) -> i32:
        """An option by its weight.  A subclass may take a shorter way to the same odds."""
        state.find_options()
        total: i64 = 0
        for i in range(state.n_options):
            total += self.weight(state, state.offered[i])
        number: i64 = source.draw(total)
        for i in range(state.n_options):
            number -= self.weight(state, state.offered[i])
            if number < 0:
                return state.offered[i]
        raise AssertionError("weights changed while they were read")


class Lot(Chance):
    """Chance that makes every option equally likely."""

    def sample(self, state: State, source: Source) -> i32:
        state.find_options()
        return state.offered[source.draw(state.n_options)]


class State:
    """A position of a game, and everything that can happen next.

    `seat` says who decides (0 upward, `CHANCE` for dice and draws, None when the game is
    over), `options()` what may be chosen, `apply()` does it.
    """

    # scratch, not part of the position
    offered: i16[128]
    n_options: i32
    decisions: tuple
    content: object
    game: object
    listener: list
    # The position.  The first four, 8 bytes together, keep the fields of a game aligned.
    sides: i16
    round: i16
    over: i16
    depth: i16
    agenda: i16[8][32]

    if not cython.compiled:

        def __new__(cls, *arguments):
            return new_state(cls)

    def __init__(self, game: Any) -> None:
        """An empty table of a configured game; `game.start()` sets it up."""
        if self.game:
            raise TypeError("a state keeps its game")
        if not isinstance(self, getattr(game, "state_class", ())):
            raise TypeError(f"{game!r} has no states of the class {type(self).__name__}")
        self.game = game
        self.decisions = tuple(game.decisions)
        for decision in self.decisions:
            if not isinstance(decision, Decision):
                raise TypeError(f"the decisions of a game are Decision objects, not {decision!r}")
        self.content = game.content
        self.sides = game.sides
        self.listener = None
        self.depth = -1
        self.n_options = -1

    # --- the protocol ----------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Whose decision it is: 0 upward, CHANCE (-1) for chance, None after the end."""
        return None if self.over or self.depth < 0 else self.agenda[self.depth][SEAT]

    @property
    def frame(self) -> list[int]:
        """The frame on top of the agenda: eight integers, kind and seat first; IndexError if nothing is on it."""
        if self.depth < 0:
            raise IndexError("nothing is on the agenda")
        return list(self.agenda[self.depth]) if not cython.compiled else self.agenda[self.depth]

    def options(self) -> list[int]:
        """The legal options in ascending order; empty only when the game is over."""
        self.find_options()
        return [self.offered[i] for i in range(self.n_options)]

    def weights(self) -> list[int]:
        """The exact weights of the options, in their order; ValueError unless chance decides."""
        if self.seat != CHANCE:
            raise ValueError("only chance has weights, and it is not chance's turn")
        self.find_options()
        chance: Chance = self.top()
        return [chance.weight(self, self.offered[i]) for i in range(self.n_options)]

    def sample(self, source) -> int:
        """An option of chance, drawn by its weight; ValueError unless chance decides."""
        check_source(source)
        if self.over or self.depth < 0 or self.agenda[self.depth][SEAT] != NATURE:
            raise ValueError("only chance is sampled, and it is not chance's turn")
        chance: Chance = self.top()
        return chance.sample(self, source)

    def apply(self, option: Any) -> int:
        """Carry out one legal option; IllegalOption, and no change, for any other integer."""
        self.play(self.legal(option))
        return 0

    def unfold(self, option: Any) -> list[Any]:
        """apply() as it is told, moment by moment: the events of each, and `to_bytes()` after it; never none.

        A moment begins with a frame that settles by itself and tells one of the game's `openings`.
        """
        chosen = self.legal(option)
        openings = self.game.openings
        moments: list = []
        kept, self.listener = self.listener, []
        told = self.listener
        self.n_options = -1
        self.top().apply(self, chosen)
        going: bint = not self.over
        while going:
            before = self.to_bytes() if openings else None
            self.listener = []
            going = self.top().settle(self) and not self.over
            if any([event[:2] in openings for event in self.listener]):
                moments.append((told, before))
                told = self.listener
            else:
                told += self.listener
        moments.append((told, self.to_bytes()))
        self.listener = kept
        return moments

    @final
    def legal(self, option: Any) -> i32:
        """An option that is offered now; IllegalOption, and no change, for any other integer."""
        if type(option) is not int:
            try:
                option = index(option)
            except TypeError:
                raise TypeError(f"{option!r} is no option: an option is an integer of options()") from None
        try:
            chosen: i32 = option
        except OverflowError:
            chosen = -1
        self.find_options()
        for i in range(self.n_options):
            if self.offered[i] == chosen:
                return chosen
        raise IllegalOption(self.game.illegal(self, option))

    def playout(self, source) -> int:
        """Play to the end, seats at random and chance by its weights; the number of seat decisions."""
        check_source(source)
        return self.play_out(source)

    @final
    def play_out(self, source: Source) -> i32:
        self.find_options()
        decided: i32 = 0
        while not self.over:
            decision = self.top()
            if self.agenda[self.depth][SEAT] == NATURE:
                chance: Chance = decision
                option = chance.sample(self, source)
            else:
                self.n_options = 0
                decision.options(self)
                option = self.offered[source.draw(self.n_options)] if self.n_options > 1 else self.offered[0]
                decided += 1
            self.play(option)
        return decided

    @final
    def play_nature(self, source: Source) -> void:
        """play_chance() of a Source, for batches."""
        while not self.over and self.agenda[self.depth][SEAT] == NATURE:
            chance: Chance = self.top()
            self.play(chance.sample(self, source))

    def play_chance(self, source: Any) -> int:
        """Let a source decide for as long as it is chance's turn; how many decisions that were."""
        if not hasattr(source, "choose"):
            raise TypeError(f"{source!r} cannot play chance; a Source or a FairSource can, or what has choose(state)")
        played = 0
        while not self.over and self.depth >= 0 and self.agenda[self.depth][SEAT] == NATURE:
            self.apply(source.choose(self))
            played += 1
        return played

    def resume(self) -> None:
        """Settle a state whose fields were written by `write_field`, up to its next decision."""
        self.check_set_up()
        self.n_options = -1
        self.settle()

    # --- the questions that a game answers ---------------------------------------------------

    def action(self, option: Any) -> Any:
        """The structured action of an option, `Place("forest", 3)`."""
        return self.game.action(option)

    def why_not(self, command: Any, seat: Any = None) -> Any:
        """Why a seat may not do that now: a Refusal with the rule and the reason, or None if it may.

        The command is an option, an action, or text as it is typed (`acquire card2 wood wood`).
        """
        return self.game.why_not(self, command, seat)

    def observe(self, seat: Any = None) -> Any:
        """What a seat may know now; None (as CHANCE) is a spectator."""
        return self.game.observe(self, seat)

    def encode(self, seat: Any = None, out: Any = None) -> Any:
        """What a seat may know now as a row of numbers, `game.cells` of them; None (as CHANCE) is a spectator.

        `out` is a writable buffer of so many int16, in one piece, that is filled and given back; by default a new
        array of NumPy.  TypeError or ValueError for any other, and ValueError for a seat that nobody has.
        """
        if type(seat) is not int or not NATURE <= seat < self.game.players:
            seat = self.game.seat(seat)
        if out is None:
            out = self.game.row(self.game.cells, "int16")
        view = borrow(out, "h", self.game.cells)
        viewer: i32 = NATURE if seat is None else seat
        if cython.compiled:
            self.encode_into(viewer, cython.cast(cython.pointer(i16), address_of(view)))
        else:
            self.encode_into(viewer, view)
        return out

    def tensors(self, seat: Any = None) -> dict[str, Any]:
        """The same as named tables of NumPy, which are views of one row; None (as CHANCE) is a spectator.

        `eolith.kernel.tensors.legend` says what they hold.
        """
        return self.game.tensors(self.encode(seat))

    def mask(self, out: Any = None) -> Any:
        """1 for each option of a seat that is offered now, of `game.action_space`; all 0 if no seat decides.

        `out` is a writable buffer of so many uint8 or bool, as of `encode`; by default a new array of uint8.
        """
        width: i32 = self.game.action_space
        if out is None:
            out = self.game.row(width, "uint8")
        view = borrow(out, "B?", width)
        if cython.compiled:
            self.mask_into(width, cython.cast(cython.pointer(u8), address_of(view)))
        else:
            self.mask_into(width, view)
        return out

    @final
    def encode_into(self, viewer: i32, out: cython.pointer(i16)) -> void:
        """encode() of a seat that there is, or NATURE for a spectator, into memory that has room for it."""
        program: Program = self.game.program(viewer)
        if cython.compiled:
            program.encode(cython.cast(cython.pointer(i16), self.block()), out)
        else:
            program.encode(array("h", self.position()), out)

    @final
    def mask_into(self, width: i32, out: cython.pointer(u8)) -> void:
        """mask() into memory that has room for it."""
        self.find_options()
        for i in range(width):
            out[i] = 0
        for i in range(self.n_options):
            if self.offered[i] < width:
                out[self.offered[i]] = 1

    def sheet(self, seat: Any = None) -> Any:
        """The score sheet as a seat may see it (None: a spectator), with the items that made each line."""
        return self.game.sheet(self, seat)

    def to_position(self) -> dict[str, Any]:
        """The state as plain data, which `game.from_position` reads back."""
        return self.game.to_position(self)

    # --- what every game says of its states ------------------------------------------------------

    def scores(self) -> list[int]:
        """The points of each side as if the game ended now and all was laid open; final after the end."""
        raise NotImplementedError

    def tie_breaks(self) -> list[int]:
        """What decides between sides of equal points, more being better: nothing, unless a game says so."""
        return [0] * self.sides

    def resample(self, seat, source):
        """A copy in which what the seat cannot know is drawn anew; None (as CHANCE) is a spectator.

        ValueError for a seat that nobody has.
        """
        check_source(source)
        if type(seat) is not int or not NATURE <= seat < self.game.players:
            seat = self.game.seat(seat)
        return self.redraw(NATURE if seat is None else seat, source)

    def redraw(self, seat: i32, source: Source) -> State:
        """resample() of a game, for a seat that there is, or NATURE for a spectator."""
        raise NotImplementedError

    # --- the block of memory -----------------------------------------------------------

    def clone(self):
        """An independent copy, without the listener."""
        return self.copied()

    @final
    def copied(self) -> State:
        """clone(), for the rules."""
        if cython.compiled:
            cls: object = type(self)
            # what `cls.__new__(cls)` does, without asking for it by name
            make = cython.cast(cython.pointer(PyTypeObject), cls).tp_new
            new: State = cython.cast(State, make(cls, cython.cast(cython.pointer(PyObject), ()), cython.NULL))
            memcpy(new.block(), self.block(), self.block_size())
        else:
            new = object.__new__(type(self))
            fields = vars(new)
            fields.update(vars(self))
            flat, nested = list_fields(type(self))
            for name in flat:
                fields[name] = fields[name][:]
            for name in nested:
                fields[name] = [row[:] for row in fields[name]]
        new.game = self.game
        new.decisions = self.decisions
        new.content = self.content
        new.listener = None
        new.n_options = -1
        return new

    def __eq__(self, other: object) -> bool:
        if cython.compiled:
            if type(self) is not type(other):
                return NotImplemented
            that: State = other
            return memcmp(self.block(), that.block(), self.block_size()) == 0
        if type(self) is not opened(type(other)):
            return NotImplemented
        return self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        number: object = self.hashed(0)
        return hash(number)

    def __repr__(self) -> str:
        """The table, the round and who decides, in one line."""
        if self.over:
            now = f"over by {self.game.endings[self.over] if self.over < len(self.game.endings) else self.over}"
        elif self.depth < 0:
            now = "not set up"
        else:
            seat = self.agenda[self.depth][SEAT]
            now = f"{'chance' if seat == NATURE else SEATS[seat]} to decide"
        return f"<{self.game!r}: round {self.round}, {now}>"

    def _repr_svg_(self) -> str:
        """What a notebook shows of it: the picture that a spectator sees."""
        return self.game.picture(self).svg

    def __reduce__(self) -> tuple[Any, ...]:
        """A state is pickled and copied as its game and its bytes, without the listener."""
        return self.game.from_bytes, (self.to_bytes(),)

    def digest(self) -> str:
        """32 hex digits that equal positions of equal games share, and others do not: a key for files and databases.

        It is the same in every process, compiled or not.
        """
        return sha256(self.game.identity + self.position()).hexdigest()[:32]

    def key(self) -> int:
        """A number below 2**64 that equal positions of equal games share: a key for tables of many positions.

        It is the same in every process, compiled or not: XXH64 of the position, whose seed is `game.salt`.  That two
        of a million positions share one has odds of 1 to 37 million; where that is too much, take `digest`.
        """
        salt: u64 = self.game.salt
        return self.hashed(salt)

    @final
    def hashed(self, seed: u64) -> u64:
        """The hash of the position alone, for the rules."""
        if cython.compiled:
            return xxh64(cython.cast(cython.pointer(u64), self.block()), self.block_size() >> 3, seed)
        words = array("Q", self.position())
        return xxh64(words, len(words), seed)

    def to_bytes(self) -> bytes:
        """The position as bytes with a seal behind them: for caches within one version, not for saving games."""
        data: bytes = self.position()
        return data + self.seal(data)

    @final
    @cfunc
    def position(self) -> bytes:
        """The fields as bytes."""
        if cython.compiled:
            return PyBytes_FromStringAndSize(self.block(), self.block_size())
        values = array("h")
        for names in declared(type(self)):
            for name in names:
                flatten(getattr(self, name), values)
            align(values)
        return values.tobytes()

    @final
    @cfunc
    def seal(self, data: bytes) -> bytes:
        """What tells the bytes of a position of this game and version from all others."""
        return crc32(data, self.game.seal).to_bytes(SEAL, "little")

    def set_bytes(self, given: Any) -> None:
        """Become the position that to_bytes() of an equal game gave; ValueError for other bytes, TypeError for none.

        The seal keeps out what was damaged, or made by another game, pack or version; it is no secret.
        A position from elsewhere belongs in `game.from_position`.
        """
        if not isinstance(given, bytes | bytearray | memoryview):
            raise TypeError(f"a position is bytes, not {given!r}")
        data = bytes(given)
        expected: cython.Py_ssize_t = len(self.position()) + SEAL
        if len(data) != expected:
            raise ValueError(f"a position of this game has {expected} bytes, not {len(data)}")
        position: bytes = data[: expected - SEAL]
        if self.seal(position) != data[expected - SEAL :]:
            raise ValueError(f"these bytes are no position of {self.game!r}")
        if cython.compiled:
            memcpy(self.block(), PyBytes_AS_STRING(position), self.block_size())
        else:
            values = array("h")
            values.frombytes(position)
            for name, (place, shape) in layout(self).items():
                set_field(self, name, values[place : place + prod(shape)])
        self.n_options = -1

    def fields(self) -> dict[str, Any]:
        """Every field of the position by name, as integers and lists of integers."""
        return {name: copy(getattr(self, name)) for name in field_names(type(self))}

    @exceptval(check=False)
    def block(self) -> cython.p_char:
        """Where the position begins, compiled."""
        return cython.cast(cython.p_char, cython.address(self.sides))

    @exceptval(check=False)
    def block_size(self) -> cython.Py_ssize_t:
        end: cython.p_char = cython.cast(cython.p_char, cython.cast(cython.p_void, self))
        cls: object = type(self)
        end += cython.cast(cython.pointer(PyTypeObject), cls).tp_basicsize
        return end - self.block()

    @final
    def take(self, name: str, place: i32, numbers: Any) -> void:
        """Put the integers of a field where it lies."""
        if cython.compiled:
            data: bytes = numbers.tobytes()
            assert place >= 0 and 2 * place + len(data) <= self.block_size()
            memcpy(self.block() + 2 * place, PyBytes_AS_STRING(data), len(data))
        else:
            set_field(self, name, numbers)
        self.n_options = -1

    # --- for the rules --------------------------------------------------------------------

    @final
    def check_set_up(self) -> void:
        """IndexError for a state with nothing on its agenda that is not over: the rules would read beside it."""
        if self.depth < 0 and not self.over:
            raise IndexError("nothing is on the agenda: a blank state has to be set up before it is played")

    @final
    def check_blank(self) -> void:
        """ValueError for a state that is set up already."""
        if self.depth >= 0 or self.over:
            raise ValueError("only a blank state is set up")

    @final
    def top(self) -> Decision:
        decision = self.decisions[self.agenda[self.depth][KIND]]
        return cython.cast(Decision, decision) if cython.compiled else decision

    @final
    def push(
        self, kind: i32, seat: i32, a: i32 = 0, b: i32 = 0, c: i32 = 0, d: i32 = 0, e: i32 = 0, f: i32 = 0
    ) -> void:
        """Put a frame on top: what is to be done or decided next."""
        if self.depth + 1 >= DEPTH:
            self.overflow()
        self.depth += 1
        frame = self.agenda[self.depth]
        frame[0] = kind
        frame[1] = seat
        frame[2] = a
        frame[3] = b
        frame[4] = c
        frame[5] = d
        frame[6] = e
        frame[7] = f

    @final
    @exceptval(check=False)
    def pop(self) -> void:
        """Take the top frame off, and leave no trace of it: equal positions have equal bytes."""
        frame = self.agenda[self.depth]
        frame[0] = frame[1] = frame[2] = frame[3] = frame[4] = frame[5] = frame[6] = frame[7] = 0
        self.depth -= 1

    @final
    def count_down(self, slot: i32) -> void:
        """One less of what a slot of the top frame counts; the frame goes with the last."""
        frame = self.agenda[self.depth]
        frame[slot] -= 1
        if frame[slot] <= 0:
            self.pop()

    @final
    def insert(self, index: i32, kind: i32, seat: i32, a: i32 = 0, b: i32 = 0) -> void:
        """Put a frame deeper into the agenda: it comes after all frames from `index` upward."""
        self.push(kind, seat, a, b)
        for i in range(self.depth, index, -1):
            for slot in range(SLOTS):
                held = self.agenda[i][slot]
                self.agenda[i][slot] = self.agenda[i - 1][slot]
                self.agenda[i - 1][slot] = held

    @final
    def offer(self, option: i32) -> void:
        count: i32 = self.n_options
        if count >= OPTIONS:
            self.overflow()
        self.offered[count] = option
        self.n_options = count + 1

    @final
    def offer_range(self, first: i32, count: i32) -> void:
        """Offer so many consecutive options; none when the count is not positive."""
        if self.n_options + count > OPTIONS:
            self.overflow()
        for i in range(count):
            self.offered[self.n_options + i] = first + i
        if count > 0:
            self.n_options += count

    @final
    def offer_bits(self, first: i32, mask: u64) -> void:
        """Offer first + i for each bit i of a mask."""
        count: i32 = self.n_options
        while mask:
            if count >= OPTIONS:
                self.overflow()
            rest: u64 = mask & mask - 1
            self.offered[count] = first + PLACE[(mask ^ rest) % 67]
            count += 1
            mask = rest
        self.n_options = count

    @final
    def emit(self, kind: i32, seat: i32, a: i32 = 0, b: i32 = 0, c: i32 = 0) -> void:
        """Tell the listener, if there is one."""
        if self.listener is not None:
            self.tell(kind, seat, a, b, c)

    @final
    def tell(self, kind: i32, seat: i32, a: i32, b: i32, c: i32) -> void:
        self.listener.append((kind, seat, a, b, c))

    @final
    def overflow(self) -> void:
        """OverflowError for what has no room left."""
        raise OverflowError("the agenda is full" if self.depth + 1 >= DEPTH else "too many options")

    @final
    def find_options(self) -> void:
        """Fill `offered`, unless it holds the options of this position already."""
        if self.n_options < 0:
            self.check_set_up()
            self.n_options = 0
            if not self.over:
                self.top().options(self)

    @final
    def play(self, option: i32) -> void:
        self.n_options = -1
        self.top().apply(self, option)
        self.settle()

    @final
    def offers(self, option: i32) -> bint:
        """Whether an option is among those that were found last."""
        for i in range(self.n_options):
            if self.offered[i] == option:
                return True
        return False

    @final
    def settle(self) -> void:
        while not self.over and self.top().settle(self):
            pass


def counted(number: i32) -> i32:
    """A count that a field can hold; OverflowError rather than a wrong one, compiled or not."""
    if number > 32767 or number < -32768:
        outgrow(number)
    return number


def outgrow(number: i32) -> void:
    raise OverflowError(f"a count of {number} does not fit: states count from -32768 to 32767")


# --- fields by name ---------------------------------------------------------------------------


def declared(cls: type) -> list[list[str]]:
    """The names of the fields that a class and those before it declare, class by class."""
    if not cython.compiled:
        return [[name for name, _ in own] for own in fields_of_each(cls)]
    return [
        [
            name
            for name, value in vars(base).items()
            if type(value).__name__ == "getset_descriptor" and not name.startswith("_") and name not in SCRATCH
        ]
        for base in reversed(cls.__mro__)
    ]


def field_names(cls: type) -> list[str]:
    """The names of the fields of a class, in the order of declaration."""
    return [name for names in declared(cls) for name in names]


def align(numbers: Any) -> None:
    """Fill an array up to where C puts the fields of a derived class, or the end of a block."""
    while len(numbers) % 4:
        numbers.append(0)


def write_field(state: State, name: str, value: Any) -> None:
    """Set a field of a state; for readers of positions, which check what they write.

    ValueError for what the field cannot hold, and for an agenda that names no decision or seat.  What a
    number means is the game's to check: rules that run compiled trust their fields.
    """
    if not isinstance(state, State):
        raise TypeError(f"{state!r} is no state")
    places = layout(state)
    if name not in places or name == "sides":
        raise ValueError(f"there is no field {name!r} to be written")
    place, shape = places[name]
    numbers = integers(name, value, shape)
    if name == "depth" and not -1 <= numbers[0] < DEPTH:
        raise ValueError(f"depth is {numbers[0]}; allowed: -1 to {DEPTH - 1}")
    if name == "agenda":
        check_agenda(state, numbers)
    state.take(name, place, numbers)


LAYOUTS: dict[type, dict[str, tuple[int, tuple[int, ...]]]] = {}


def layout(state: State) -> dict[str, tuple[int, tuple[int, ...]]]:
    """Where each field of a state begins, in integers, and its shape."""
    cls = type(state)
    if cls not in LAYOUTS:
        place, found = 0, {}
        for names in declared(cls):
            place += (4 - place % 4) % 4  # as `align` does
            for name in names:
                shape = shape_of(getattr(state, name))
                found[name] = place, shape
                place += prod(shape)
        LAYOUTS[cls] = found
    return LAYOUTS[cls]


def check_agenda(state: State, numbers: Any) -> None:
    """ValueError for an agenda with a frame of no decision or no seat of a state."""
    for kind, seat in zip(numbers[KIND::SLOTS], numbers[SEAT::SLOTS]):
        if not 0 <= kind < len(state.decisions) or not NATURE <= seat < state.sides:
            raise ValueError(f"agenda: a frame is of kind {kind} and seat {seat}, which there are not")


def integers(name: str, value: Any, shape: tuple[int, ...]) -> Any:
    """The 16-bit integers of a nested list of a shape in a row; ValueError for anything else."""
    if shape_of(value) != shape:
        raise ValueError(f"field {name} has the shape {shape}, not {shape_of(value)}")
    numbers = array("h")
    try:
        flatten(value, numbers)
    except (TypeError, OverflowError) as problem:
        raise ValueError(f"field {name}: {problem}") from None
    return numbers


def shape_of(value: Any) -> tuple[int, ...]:
    """The lengths of a nested list of integers: () for one integer."""
    if not isinstance(value, list | tuple):
        return ()
    inner = {shape_of(item) for item in value}
    return (len(value), *inner.pop()) if len(inner) == 1 else (len(value), -1)


def set_field(thing: Any, name: str, numbers: Any) -> None:
    """Give a field of an uncompiled object its integers."""
    old = getattr(thing, name)
    setattr(thing, name, refill(old, iter(numbers)))


def copy(value):
    """An integer, or a deep copy of a nested list of integers."""
    if isinstance(value, list):
        return [row[:] for row in value] if value and isinstance(value[0], list) else value[:]
    return value


def flatten(value, into):
    """Append all integers of a nested list to an array."""
    if isinstance(value, list | tuple):
        for item in value:
            flatten(item, into)
    else:
        into.append(value)


def refill(value, rest):
    """A nested list of the same shape from the next integers."""
    if isinstance(value, list):
        return [refill(item, rest) for item in value]
    return next(rest)


def check_source(source: Any) -> None:
    """TypeError for what does not draw numbers as fast as rules need them."""
    if not isinstance(source, Source):
        raise TypeError(f"{source!r} is no eolith.Source, which draws here")
