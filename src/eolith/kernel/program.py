"""From what a game's tables read to the steps that encode.py carries out, and to the bounds of each cell."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from . import codes
from .encode import Program
from .readings import LEAST, MOST, Count, Fixed, Item, Mask, Pick, Place, Test, Words

Cell = Callable[[Words], int]
"""The cell of some words."""


@dataclass(frozen=True)
class Step:
    """One step, or several in a row that are alike: what they do and with which numbers."""

    op: int
    number: int
    cell: int
    more: tuple[tuple[int, int], ...] = ()
    """Further numbers of it, by their places."""
    worth: int = 0
    other: int = 0
    onward: tuple[int, ...] = (0, 0, 0, 0)
    """From each to the next: number, cell, worth and second number."""
    count: int = 1

    def joined(self, that: Step) -> Step | None:
        """Both in one, if the second goes on as the first does."""
        if (self.op, self.more) != (that.op, that.more) or self.op == codes.BITS:
            return None
        begun = (self.number, self.cell, self.worth, self.other)
        onward = tuple(
            there - here - way * (self.count - 1)
            for here, there, way in zip(begun, (that.number, that.cell, that.worth, that.other), self.onward)
        )
        if self.count > 1 and onward != self.onward:
            return None
        return replace(self, onward=onward, count=self.count + 1)

    def numbers(self) -> list[int]:
        """It as a row of numbers."""
        row = [0] * codes.STEP
        row[codes.OP], row[codes.NUMBER], row[codes.CELL], row[codes.COUNT] = (
            self.op,
            self.number,
            self.cell,
            self.count,
        )
        row[codes.NUMBER_STEP], row[codes.CELL_STEP] = self.onward[:2]
        if self.op in (codes.MARK, codes.PAIR):
            row[codes.WORTH], row[codes.WORTH_STEP] = self.worth, self.onward[2]
        if self.op in (codes.PAIR, codes.WEIGH):
            row[codes.NUMBER_2], row[codes.NUMBER_2_STEP] = self.other, self.onward[3]
        for place, number in self.more:
            row[place] = number
        return row


class Writer:
    """A program that is put down."""

    def __init__(self, places: Mapping[str, Place], kinds: Sequence[str], cells: int) -> None:
        self.places = places
        self.kinds = kinds
        self.blank = [0] * cells
        self.parts: dict[str | None, list[tuple[tuple[Test, ...], Step]]] = {"": [], "*": [], None: []}
        self.parts |= {kind: [] for kind in kinds}
        self.tables: list[int] = []
        self.known: dict[tuple[int, ...], int] = {}
        self.ranges: dict[int, list[Range]] = {}

    def write(self, item: Item, cell: Cell) -> None:
        """Put down what is read, and the cells that its words have."""
        what, tests = item.what, item.tests
        assert item.part == "" or not any(test.field for test in tests)
        steps = self.parts[item.part]
        if isinstance(what, Fixed) and not tests and item.part == "":
            self.blank[cell(item.words)] += what.number
            self.bound(item, cell(item.words), what.number, what.number)
        elif isinstance(what, Fixed):
            steps.append((tests, self.add(0, cell(item.words), 0, what.number)))
            self.bound(item, cell(item.words), what.number, what.number)
        elif isinstance(what, Count):
            steps.append((tests, self.add(what.at, cell(item.words), what.times, what.base * what.times)))
            ends = [what.times * (end + what.base) for end in (what.least, what.most)]
            self.bound(item, cell(item.words), min(ends), max(ends))
        elif isinstance(what, Mask):
            found = [cell((*item.words, *words)) for words in what.words]
            onward = found[1] - found[0]
            assert found == [found[0] + onward * bit for bit in range(len(found))]
            steps.append((tests, Step(codes.BITS, what.at, found[0], onward=(0, onward, 0, 0), count=len(found))))
            for one in found:
                self.bound(item, one, 0, 1)
        else:
            steps += [(tests, step) for step in self.picks(item, what, cell)]

    def add(self, at: int, cell: int, times: int, base: int) -> Step:
        return Step(codes.ADD, at, cell, ((codes.TIMES, times), (codes.BASE, base)))

    def picks(self, item: Item, what: Pick, cell: Cell) -> Iterator[Step]:
        """What a table has for a number."""
        beside = what.beside
        if isinstance(beside, Pick):
            yield from self.pairs(item, what, beside, cell)
            return
        found = {number: (cell((*item.words, *words)), worth) for number, (words, worth) in what.table.items()}
        for one, worth in found.values():
            ends = (0, worth * (beside.most if beside else 1))
            self.bound(item, one, min(ends), max(ends))
        if isinstance(beside, Count):
            cells = {number: one for number, (one, _) in found.items()}
            first, table = self.lookup(cells)
            yield Step(codes.WEIGH, what.at, first, table, other=beside.at)
        elif len({one for one, _ in found.values()}) == 1 < len({worth for _, worth in found.values()}):
            numbers = {number: worth for number, (_, worth) in found.items()}
            assert min(numbers.values()) >= 0
            yield Step(codes.LOOK, what.at, next(iter(found.values()))[0], self.lookup(numbers, 0)[1])
        else:
            for worth in dict.fromkeys(worth for _, worth in found.values()):
                first, table = self.lookup({number: one for number, (one, other) in found.items() if other == worth})
                yield Step(codes.MARK, what.at, first, table, worth=worth)

    def pairs(self, item: Item, what: Pick, beside: Pick, cell: Cell) -> Iterator[Step]:
        """The words of two numbers, the second behind the first."""
        cells = {
            (number, other): cell((*item.words, *words, *others))
            for number, (words, _) in what.table.items()
            for other, (others, _) in beside.table.items()
        }
        first, low = next(iter(what.table)), next(iter(beside.table))
        ahead, table = self.lookup({number: cells[number, low] for number in what.table})
        behind, table_2 = self.lookup({other: cells[first, other] for other in beside.table})
        start = ahead + behind - cells[first, low]
        assert all(one == cells[number, low] + cells[first, other] - cells[first, low]
                   for (number, other), one in cells.items())  # fmt: skip
        second = tuple(zip((codes.TABLE_2, codes.LOW_2, codes.LENGTH_2), (number for _, number in table_2)))
        for one in cells.values():
            self.bound(item, one, 0, 1 if item.part is not None else 32)
        yield Step(codes.PAIR, what.at, start, (*table, *second), 1, beside.at)

    def lookup(self, found: Mapping[int, int], first: int | None = None) -> tuple[int, tuple[tuple[int, int], ...]]:
        """A table of what numbers mean, less the lowest meaning, which comes first: where it is, and how to use it."""
        lowest = min(found.values()) if first is None else first
        low, high = min(found), max(found)
        row = tuple(found[number] - lowest if number in found else -1 for number in range(low, high + 1))
        return lowest, ((codes.TABLE, self.keep(row)), (codes.LOW, low), (codes.LENGTH, len(row)))

    def keep(self, row: tuple[int, ...]) -> int:
        if row not in self.known:
            self.known[row] = len(self.tables)
            self.tables += row
        return self.known[row]

    # --- bounds -----------------------------------------------------------------------------------------------

    def bound(self, item: Item, cell: int, least: int, most: int) -> None:
        """Note what may come to a cell."""
        tests = item.tests if item.part in ("", "*", None) else (*item.tests, Test(kinds=(str(item.part), "*")))
        self.ranges.setdefault(cell, []).append(Range(tests, least, most))

    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the most that each cell can hold."""
        found = [reach(self.ranges.get(cell, [])) for cell in range(len(self.blank))]
        return [max(least, LEAST) for least, _ in found], [min(most, MOST) for _, most in found]

    # --- the program ------------------------------------------------------------------------------------------

    def program(self) -> Program:
        steps: list[int] = []
        parts = [0]
        for part in self.parts.values():
            for step in self.guarded(merged(part)):
                steps += step.numbers()
            parts.append(len(steps) // codes.STEP)
        where = self.places["depth"].start, self.places["agenda"].start
        return Program(where, *(array("h", numbers).tobytes() for numbers in (self.blank, steps, parts, self.tables)))

    def guarded(self, steps: Sequence[tuple[tuple[Test, ...], Step]]) -> list[Step]:
        """Steps with the questions that they depend on before them."""
        found: list[Step] = []
        for test, group in groupby(steps, key=lambda pair: pair[0][0] if pair[0] else None):
            if test is None:
                found += [step for _, step in group]
            else:
                inner = self.guarded([(tests[1:], step) for tests, step in group])
                found += [self.question(test, len(inner)), *inner]
        return found

    def question(self, test: Test, skip: int) -> Step:
        if test.kinds:
            row = tuple(int(kind in test.kinds) for kind in self.kinds)
            op = codes.UNLISTED if test.negative else codes.LISTED
            return Step(op, 0, 0, ((codes.TABLE, self.keep(row)), (codes.SKIP, skip)))
        op = codes.BEYOND if test.negative else codes.WITHIN
        at = test.at + (self.places[test.field].start if test.field else 0)
        return Step(op, at, 0, ((codes.LEAST, test.least), (codes.MOST, test.most), (codes.SKIP, skip)))


def merged(steps: Sequence[tuple[tuple[Test, ...], Step]]) -> list[tuple[tuple[Test, ...], Step]]:
    """Steps in which those that go on alike are one."""
    found: list[tuple[tuple[Test, ...], Step]] = []
    for tests, step in steps:
        joined = found[-1][1].joined(step) if found and found[-1][0] == tests else None
        if joined is None:
            found.append((tests, step))
        else:
            found[-1] = tests, joined
    return found


@dataclass(frozen=True)
class Range:
    """What may come to a cell, and when."""

    tests: tuple[Test, ...]
    least: int
    most: int


def reach(ranges: Sequence[Range]) -> tuple[int, int]:
    """The least and the most of some ranges together, of which some exclude each other."""
    least = sum(one.least for one in ranges if not one.tests)
    most = sum(one.most for one in ranges if not one.tests)
    asked = {question(one.tests[0]) for one in ranges if one.tests}
    for about in asked:
        answers: dict[Any, list[Range]] = {}
        for one in ranges:
            if one.tests and question(one.tests[0]) == about:
                answers.setdefault(one.tests[0], []).append(replace(one, tests=one.tests[1:]))
        reached = [reach(answer) for answer in answers.values()]
        least += min(0, *(low for low, _ in reached))
        most += max(0, *(high for _, high in reached))
    return least, most


def question(test: Test) -> Any:
    """What a test asks, whatever the answer: of the kind of the top frame there is but one."""
    return "kind" if test.kinds[-1:] == ("*",) else replace(test, negative=False)
