# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Positions as rows of numbers for learning programs: the machine that carries out what kernel/program.py puts down.

A program is made once for each viewer of a game.  It begins with what is always so, and goes on with small steps that
add a number of the position to a cell, or put a mark into the cell that a number means.
"""

from __future__ import annotations

from typing import Any

import cython
from cython import bint, cfunc, exceptval, final, int as i32, nogil, short as i16, void

from eolith.kernel.codes import *
from eolith.kernel.numbers import *

if cython.compiled:
    from cython.cimports.cpython.buffer import Py_buffer, PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
    from cython.cimports.cpython.bytes import PyBytes_AS_STRING


class Program:
    """What a viewer of a game sees of a position, as steps."""

    cells: i32
    depth: i32  # where the position has the depth of its agenda, and the agenda itself
    agenda: i32
    blank: cython.pointer(i16)  # what is always so, by cell
    steps: cython.pointer(i16)
    parts: cython.pointer(i16)  # where each part of the steps begins, and where the last ends
    tables: cython.pointer(i16)
    data: tuple

    def __init__(self, places: tuple[int, int], blank: bytes, steps: bytes, parts: bytes, tables: bytes) -> None:
        """`places`: of the depth and of the agenda in a position."""
        self.data = (blank, steps, parts, tables)
        self.depth, self.agenda = places
        self.cells = len(blank) // 2
        self.blank = numbers_of(blank)
        self.steps = numbers_of(steps)
        self.parts = numbers_of(parts)
        self.tables = numbers_of(tables)

    @final
    @nogil
    @exceptval(check=False)
    def encode(self, block: cython.pointer(i16), out: cython.pointer(i16)) -> void:
        """Fill a row of cells from the numbers of a position."""
        for i in range(self.cells):
            out[i] = self.blank[i]
        self.run(OF_TABLE, 0, block, out)
        top: i32 = block[self.depth]
        if top >= 0:
            frame: i32 = self.agenda + SLOTS * top
            self.run(OF_TOP, frame, block, out)
            self.run(OF_KIND + block[frame + KIND], frame, block, out)
            for i in range(top):
                self.run(OF_LATER, self.agenda + SLOTS * i, block, out)

    @final
    @nogil
    @exceptval(check=False)
    def run(self, part: i32, base: i32, block: cython.pointer(i16), out: cython.pointer(i16)) -> void:
        """Carry out a part of the steps; `base` is where their numbers are counted from."""
        steps = self.steps
        at: i32 = self.parts[part] * STEP
        end: i32 = self.parts[part + 1] * STEP
        while at < end:
            op: i32 = steps[at + OP]
            number: i32 = base + steps[at + NUMBER]
            if op == ADD:
                self.add(at, number, block, out)
            elif op == MARK:
                self.mark(at, number, block, out)
            elif op == LOOK:
                self.look(at, number, block, out)
            elif op == PAIR or op == WEIGH:
                self.pair(at, number, base + steps[at + NUMBER_2], block, out)
            elif op == BITS:
                cell: i32 = steps[at + CELL]
                for i in range(steps[at + COUNT]):
                    out[cell] += block[number] >> i & 1
                    cell += steps[at + CELL_STEP]
            elif not self.holds(at, number, block):
                at += steps[at + SKIP] * STEP
            at += STEP

    @final
    @nogil
    @exceptval(check=False)
    def add(self, at: i32, number: i32, block: cython.pointer(i16), out: cython.pointer(i16)) -> void:
        """Add numbers to cells."""
        steps = self.steps
        # as wide as addresses, or the compiler takes the loops number by number
        start: cython.Py_ssize_t = number
        cell: cython.Py_ssize_t = steps[at + CELL]
        count: cython.Py_ssize_t = steps[at + COUNT]
        further: cython.Py_ssize_t = steps[at + NUMBER_STEP]
        onward: cython.Py_ssize_t = steps[at + CELL_STEP]
        times: i32 = steps[at + TIMES]
        base: i32 = steps[at + BASE]
        if further == 1 and onward == 1:
            for i in range(count):
                out[cell + i] += times * block[start + i] + base
        elif onward == 0:
            total: i32 = cython.cast(i32, count) * base
            for i in range(count):
                total += times * block[start + i * further]
            out[cell] += total
        else:
            for i in range(count):
                out[cell + i * onward] += times * block[start + i * further] + base

    @final
    @nogil
    @exceptval(check=False)
    def mark(self, at: i32, number: i32, block: cython.pointer(i16), out: cython.pointer(i16)) -> void:
        """Put a mark into the cell that a number means, if it means one."""
        # read once: whatever is written to cells might be a step, for all that the compiler knows
        steps = self.steps
        cell: i32 = steps[at + CELL]
        worth: i32 = steps[at + WORTH]
        further: i32 = steps[at + NUMBER_STEP]
        onward: i32 = steps[at + CELL_STEP]
        rising: i32 = steps[at + WORTH_STEP]
        tables = self.tables
        table: i32 = steps[at + TABLE]
        low: i32 = steps[at + LOW]
        length: i32 = steps[at + LENGTH]
        for _ in range(cython.cast(i32, steps[at + COUNT])):
            key: i32 = block[number] - low
            if key >= 0 and key < length:
                found: i32 = tables[table + key]
                if found >= 0:
                    out[cell + found] += worth
            number += further
            cell += onward
            worth += rising

    @final
    @nogil
    @exceptval(check=False)
    def look(self, at: i32, number: i32, block: cython.pointer(i16), out: cython.pointer(i16)) -> void:
        """Add what a table has for a number."""
        steps = self.steps
        cell: i32 = steps[at + CELL]
        for _ in range(steps[at + COUNT]):
            found: i32 = self.find(steps[at + TABLE], steps[at + LOW], steps[at + LENGTH], block[number])
            if found >= 0:
                out[cell] += found
            number += steps[at + NUMBER_STEP]
            cell += steps[at + CELL_STEP]

    @final
    @nogil
    @exceptval(check=False)
    def pair(self, at: i32, number: i32, other: i32, block: cython.pointer(i16), out: cython.pointer(i16)) -> void:
        """Put a mark into the cell that two numbers mean together; or the second into the cell that the first means."""
        steps = self.steps
        cell: i32 = steps[at + CELL]
        for _ in range(steps[at + COUNT]):
            found: i32 = self.find(steps[at + TABLE], steps[at + LOW], steps[at + LENGTH], block[number])
            if found >= 0:
                if steps[at + OP] == WEIGH:
                    out[cell + found] += block[other]
                else:
                    more: i32 = self.find(steps[at + TABLE_2], steps[at + LOW_2], steps[at + LENGTH_2], block[other])
                    if more >= 0:
                        out[cell + found + more] += steps[at + WORTH]
            number += steps[at + NUMBER_STEP]
            other += steps[at + NUMBER_2_STEP]
            cell += steps[at + CELL_STEP]

    @final
    @nogil
    @exceptval(check=False)
    def find(self, table: i32, low: i32, length: i32, number: i32) -> i32:
        """What a table has for a number, -1 for nothing."""
        key: i32 = number - low
        return self.tables[table + key] if key >= 0 and key < length else -1

    @final
    @nogil
    @exceptval(check=False)
    def holds(self, at: i32, number: i32, block: cython.pointer(i16)) -> bint:
        """Whether it is as a step asks."""
        steps = self.steps
        op: i32 = steps[at + OP]
        if op == WITHIN or op == BEYOND:
            inside: bint = steps[at + LEAST] <= block[number] and block[number] <= steps[at + MOST]
            return inside == (op == WITHIN)
        listed: bint = False
        for i in range(block[self.depth] + 1):
            if self.tables[steps[at + TABLE] + block[self.agenda + SLOTS * i + KIND]]:
                listed = True
        return listed == (op == LISTED)


def numbers_of(data: bytes) -> cython.pointer(i16):
    """The 16-bit numbers that bytes hold."""
    if cython.compiled:
        return cython.cast(cython.pointer(i16), PyBytes_AS_STRING(data))
    return memoryview(data).cast("h")


def borrow(out: Any, formats: str, size: int) -> Any:
    """The memory of a caller's buffer; TypeError or ValueError for one that cannot be filled with so many numbers."""
    kind = "int16" if formats == "h" else "uint8 or bool"
    try:
        view = memoryview(out)
    except TypeError:
        raise TypeError(f"out is a {type(out).__name__}; a writable buffer of {size} {kind} is needed") from None
    if view.format not in formats or view.shape != (size,) or view.readonly or not view.c_contiguous:
        flaws = ", read-only" * view.readonly + ", in pieces" * (not view.c_contiguous)
        found = f"{'x'.join(map(str, view.shape or ()))} of format {view.format!r}{flaws}"
        raise ValueError(f"out has {found}; a writable, contiguous buffer of {size} {kind} is needed")
    return view


@cfunc
def address_of(view: object) -> cython.p_char:
    """Where the memory of a view begins, compiled; the view has to be kept."""
    memory = cython.declare(Py_buffer)
    PyObject_GetBuffer(view, cython.address(memory), PyBUF_SIMPLE)
    start = cython.cast(cython.p_char, memory.buf)
    PyBuffer_Release(cython.address(memory))
    return start
