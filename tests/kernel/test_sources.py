"""The sources of chance are exact, repeat, and can be audited."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import product

import pytest

from eolith.kernel.chance import (
    FairSource,
    Source,
    commitment,
    dice_faces,
    dice_hands,
    dice_ways,
    fair_number,
    pick,
)
from eolith.testing.contract import chi_square_deviation

pytestmark = pytest.mark.pure


class Odometer:
    """Stands in for a source: goes through every sequence of numbers that can be drawn, once."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.bounds: list[int] = []
        self.drawn = 0

    def below(self, n: int) -> int:
        if self.drawn == len(self.numbers):
            self.numbers.append(0)
            self.bounds.append(n)
        self.drawn += 1
        return self.numbers[self.drawn - 1]

    def weight(self) -> float:
        weight = 1.0
        for bound in self.bounds:
            weight /= bound
        return weight

    def advance(self) -> bool:
        """The next sequence; False when all were drawn."""
        self.drawn = 0
        while self.numbers and self.numbers[-1] == self.bounds[-1] - 1:
            self.numbers.pop()
            self.bounds.pop()
        if not self.numbers:
            return False
        self.numbers[-1] += 1
        return True


# --- Source ---------------------------------------------------------------------------------------------


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    source = Source(7)
    assert [source.below(6) for _ in range(8)] == [4, 3, 3, 3, 2, 1, 5, 5]
    assert [Source(seed).below(1 << 31) for seed in (0, -1, 2**64, 2**64 - 1)].count(Source(0).below(1 << 31)) == 2


@pytest.mark.parametrize("n", [1, 2, 3, 7, 100, 3_000_000_000, 2**32 - 1])
def test_numbers_stay_below_and_are_spread_evenly(n: int) -> None:
    source = Source(n)
    drawn = [source.below(n) for _ in range(6000)]
    assert min(drawn) >= 0 and max(drawn) < n
    cells = min(n, 12)
    counts = Counter(number * cells // n for number in drawn)
    weights = Counter(number * cells // n for number in range(n)) if n <= 100 else dict.fromkeys(range(cells), 1)
    assert chi_square_deviation([counts[cell] for cell in range(cells)], [weights[cell] for cell in range(cells)]) < 4


def test_a_bound_that_would_be_biased_rejects() -> None:
    """Below 3 * 2**30, a quarter of all 32-bit numbers is drawn again; else a third came twice as often."""
    n = 3 << 30
    source = Source(1)
    thirds = Counter(source.below(n) % 3 for _ in range(9000))
    assert chi_square_deviation([thirds[i] for i in range(3)], [1, 1, 1]) < 4


@pytest.mark.parametrize("n", [0, -1, 2**32, 2**40])
def test_an_impossible_bound_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match=f"a source draws below 1 to 4294967295, not {n}"):
        Source(1).below(n)


def test_streams_of_a_seed_are_sources_of_their_own() -> None:
    source = Source(7)
    first = [Source(7).stream(number).below(1 << 31) for number in range(2000)]
    source.below(6)
    assert source.stream(3).below(1 << 31) == first[3], "whatever was drawn"
    assert len({*first}) == 2000 and first != [Source(8).stream(number).below(1 << 31) for number in range(2000)]
    counts = Counter(number * 12 >> 31 for number in first)
    assert chi_square_deviation([counts[cell] for cell in range(12)], [1] * 12) < 4
    with pytest.raises(TypeError, match="a seed is an integer, not 'x'"):
        source.stream("x")  # type: ignore[arg-type]


# --- FairSource -----------------------------------------------------------------------------------------


def test_the_commitment_tells_nothing_and_binds() -> None:
    source = FairSource(b"0123456789abcdef")
    assert source.commitment == commitment(b"0123456789abcdef")
    assert source.commitment == hashlib.sha256(b"eolith commitment\n0123456789abcdef").hexdigest()
    assert FairSource().seed != FairSource().seed and len(FairSource().seed) == 16
    with pytest.raises(ValueError, match="a fair seed has 16 bytes, not 3"):
        FairSource(b"abc")


def test_fair_numbers_depend_on_the_seed_and_the_place_alone() -> None:
    source = FairSource(b"0123456789abcdef")
    drawn = [source.below(1000) for _ in range(50)]
    assert drawn == [fair_number(source.seed, index, 1000) for index in range(50)]
    assert fair_number(source.seed, 3, 36) == fair_number(source.seed, 3, 36)
    assert drawn != [fair_number(b"0123456789abcdeg", index, 1000) for index in range(50)]
    counts = Counter(fair_number(source.seed, index, 6) for index in range(6000))
    assert chi_square_deviation([counts[face] for face in range(6)], [1] * 6) < 4


@pytest.mark.parametrize("n", [0, -1, 2**256 + 1])
def test_an_impossible_fair_bound_is_refused(n: int) -> None:
    source = FairSource(b"0123456789abcdef")
    with pytest.raises(ValueError, match=rf"a fair source draws below 1 to 2\*\*256, not {n}"):
        source.below(n)
    assert source.drawn == 0
    assert source.below(1) == 0 and source.below(2**256) < 2**256


def test_a_number_picks_by_weight_exactly() -> None:
    options, weights = [10, 20, 30], [1, 3, 2]
    picked = [pick(options, weights, lambda total, number=number: number) for number in range(6)]
    assert picked == [10, 20, 20, 20, 30, 30]


# --- dice -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-CHANCE-03")
@pytest.mark.parametrize("dice", range(11))
def test_the_ways_to_roll_a_total_add_up(dice: int) -> None:
    assert sum(dice_ways(dice, total) for total in range(61)) == 6**dice
    assert dice_ways(dice, 61) == dice_ways(dice, -1) == 0
    if 0 < dice <= 4:
        counted = Counter(map(sum, product(range(1, 7), repeat=dice)))
        assert all(dice_ways(dice, total) == counted[total] for total in range(61))


@pytest.mark.parametrize("dice", [-1, 11])
def test_too_many_dice_are_refused(dice: int) -> None:
    with pytest.raises(ValueError, match=f"0 to 10 dice, not {dice}"):
        dice_ways(dice, 7)


@pytest.mark.rule("SA-CARD-10")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_hands_are_all_multisets_with_their_ways(dice: int) -> None:
    hands = dice_hands(dice)
    counted = Counter(tuple(roll.count(face) for face in range(1, 7)) for roll in product(range(1, 7), repeat=dice))
    assert dict(hands) == counted and len(hands) == len(counted)


@pytest.mark.parametrize(("dice", "total"), [(1, 6), (2, 7), (3, 10), (4, 5)])
def test_faces_of_a_total_are_exactly_uniform(dice: int, total: int) -> None:
    odometer, odds = Odometer(), Counter[tuple[int, ...]]()
    more = True
    while more:
        faces = tuple(dice_faces(dice, total, odometer.below))
        assert sum(faces) == total
        odds[faces] += odometer.weight()
        more = odometer.advance()
    assert len(odds) == dice_ways(dice, total)
    assert all(abs(chance - 1 / len(odds)) < 1e-12 for chance in odds.values())


def test_an_impossible_total_has_no_faces() -> None:
    with pytest.raises(ValueError, match="2 dice cannot show 13"):
        dice_faces(2, 13, Source(1).below)
