# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Chance: exact weights of dice, and the two sources that play the seat CHANCE.

`Source` is fast and reproducible (simulations, playouts, resampling).  `FairSource` is
for games between people: 128 secret bits, a commitment that can be published before the
first move, and a draw for every chance decision that anybody can check afterwards.

chance.pyi says the same in types.
"""

import hashlib
import secrets
from math import comb
from operator import index

from cython import exceptval, final, int as i32, longlong as i64, ulonglong as u64, void

MASK: u64 = 0xFFFFFFFFFFFFFFFF
LOW: u64 = 0xFFFFFFFF
GAMMA: u64 = 0x9E3779B97F4A7C15
MIX_A: u64 = 0xBF58476D1CE4E5B9
MIX_B: u64 = 0x94D049BB133111EB
SPAN: i64 = 0x100000000

MAX_DICE = 10


@exceptval(check=False)
def mix(x: u64) -> u64:
    """The finaliser of SplitMix64."""
    x = (x ^ x >> 30) * MIX_A & MASK
    x = (x ^ x >> 27) * MIX_B & MASK
    return x ^ x >> 31


@final
class Source:
    """SplitMix64: the same seed always gives the same numbers, compiled or not.

    >>> source = Source(7)
    >>> [source.below(6) for _ in range(8)]
    [4, 3, 3, 3, 2, 1, 5, 5]
    """

    key: u64
    counter: u64

    def __init__(self, seed=0) -> None:
        """A source for any integer seed (its lowest 64 bits count)."""
        try:
            low: u64 = index(seed) & 0xFFFFFFFFFFFFFFFF
        except TypeError:
            raise TypeError(f"a seed is an integer, not {seed!r}") from None
        self.key = mix(low + GAMMA & MASK)
        self.counter = 0

    @exceptval(check=False)
    def next(self) -> u64:
        self.counter += 1
        return mix(self.key + self.counter * GAMMA & MASK)

    @exceptval(check=False)
    def begin(self, key: u64, event: u64) -> void:
        """Go on with the numbers that belong to an event under a key, whatever was drawn before."""
        self.key = mix(key + GAMMA & MASK)
        self.counter = mix(event)

    def below(self, n) -> int:
        """A number from 0 to n - 1, every one exactly equally likely; 1 <= n < 2**32."""
        if type(n) is not int:
            n = index(n)
        if not 1 <= n < 1 << 32:
            raise ValueError(f"a source draws below 1 to 4294967295, not {n}")
        return self.draw(n)

    def draw(self, n: i64) -> i64:
        """below(), for the rules."""
        if n < 1 or n >= SPAN:
            raise ValueError(f"a source draws below 1 to 4294967295, not {n}")
        bound: u64 = n
        product: u64 = (self.next() >> 32) * bound
        if product & LOW < bound:
            rejected: u64 = (SPAN - n) % n
            while product & LOW < rejected:
                product = (self.next() >> 32) * bound
        return product >> 32

    def choose(self, state) -> int:
        """An option of a state whose seat is CHANCE, by its weight."""
        return state.sample(self)

    def stream(self, number):
        """A source that depends on the seed of this one and a number alone: each number has its own.

        >>> Source(7).stream(3).below(6), Source(7).stream(4).below(6)
        (5, 2)
        """
        source = Source(number)
        source.key = mix(self.key ^ source.key)
        return source

    def __reduce__(self):
        """A source is copied and pickled with the place that it has come to, and goes on alike."""
        return Source, (), (self.key, self.counter)

    def __setstate__(self, place) -> None:
        self.key, self.counter = place


class FairSource:
    """Chance for a game that people must be able to trust.

    The k-th chance decision of a game depends on the secret seed and k alone, so neither a
    player nor the server can steer it once the commitment is out.  A source is for one game.
    """

    def __init__(self, seed: bytes | None = None) -> None:
        """Take 16 secret bytes, or draw them from the operating system."""
        if seed is not None and len(seed) != 16:
            raise ValueError(f"a fair seed has 16 bytes, not {len(seed)}")
        self.seed = secrets.token_bytes(16) if seed is None else seed
        self.drawn = 0

    @property
    def commitment(self) -> str:
        """What to publish before the game: SHA-256 of the seed, in hex."""
        return commitment(self.seed)

    def below(self, n: int) -> int:
        """The number from 0 to n - 1 that belongs to the next chance decision; ValueError unless 1 <= n <= 2**256."""
        number = fair_number(self.seed, self.drawn, n)
        self.drawn += 1
        return number

    def choose(self, state) -> int:
        """An option of a state whose seat is CHANCE, by its weight."""
        return pick(state.options(), state.weights(), self.below)


def commitment(seed: bytes) -> str:
    """The commitment that belongs to a 16-byte seed."""
    return hashlib.sha256(b"eolith commitment\n" + seed).hexdigest()


def fair_number(seed: bytes, index: int, n: int) -> int:
    """The index-th number of a fair seed, from 0 to n - 1 without bias; ValueError unless 1 <= n <= 2**256."""
    if not 1 <= n <= 1 << 256:
        raise ValueError(f"a fair source draws below 1 to 2**256, not {n}")
    attempt = 0
    limit = (1 << 256) - (1 << 256) % n
    while True:
        digest = hashlib.sha256(b"eolith chance\n" + seed + b"%d %d" % (index, attempt)).digest()
        number = int.from_bytes(digest, "big")
        if number < limit:
            return number % n
        attempt += 1


def pick(options, weights, below) -> int:
    """The option that a number drawn below the sum of the weights falls on."""
    number = below(sum(weights))
    for option, weight in zip(options, weights):
        if number < weight:
            return option
        number -= weight
    raise AssertionError("weights changed while they were read")


# --- dice ----------------------------------------------------------------------------


def count_ways():
    """ways[dice][total]: in how many ways so many dice show that total."""
    table = [[0] * 61 for _ in range(MAX_DICE + 1)]
    table[0][0] = 1
    for dice in range(1, MAX_DICE + 1):
        for total in range(dice, 6 * dice + 1):
            table[dice][total] = sum(table[dice - 1][total - face] for face in range(1, 7) if total >= face)
    return table


WAYS: i64[61][11] = count_ways()


@exceptval(check=False)
def ways(dice: i32, total: i32) -> i64:
    return WAYS[dice][total]


def roll_sum(dice: i32, source: Source) -> i32:
    """The total of so many dice: one draw below 6**dice, read as base-6 digits."""
    span: i64 = 1
    for _ in range(dice):
        span *= 6
    rest: i64 = source.draw(span)
    total: i32 = dice
    for _ in range(dice):
        total += rest % 6
        rest = rest // 6
    return total


def dice_ways(dice: int, total: int) -> int:
    """In how many of the 6**dice ways so many dice (at most 10) show that total.

    >>> dice_ways(2, 7), dice_ways(10, 35)
    (6, 4395456)
    """
    if not 0 <= dice <= MAX_DICE:
        raise ValueError(f"dice_ways counts 0 to {MAX_DICE} dice, not {dice}")
    return ways(dice, total) if 0 <= total <= 60 else 0


def dice_faces(dice: int, total: int, below) -> list[int]:
    """Faces that add up to a rolled total, drawn uniformly among the ways to roll it."""
    if not dice_ways(dice, total):
        raise ValueError(f"{dice} dice cannot show {total}")
    faces = []
    for left in range(dice, 0, -1):
        number = below(ways(left, total))
        for face in range(1, 7):
            rest = ways(left - 1, total - face) if total >= face else 0
            if number < rest:
                break
            number -= rest
        faces.append(face)
        total -= face
    return faces


def dice_hands(dice: int) -> list[tuple[tuple[int, ...], int]]:
    """Every multiset of faces of so many dice, with the number of ways to roll it.

    A hand is six counts, how many dice show 1, 2, ... 6.

    >>> len(dice_hands(4)), sum(ways for _, ways in dice_hands(4)) == 6 ** 4
    (126, True)
    """
    hands: list[tuple[tuple[int, ...], int, int]] = [((), 1, dice)]
    for face in range(6):
        longer = []
        for counts, ways_so_far, left in hands:
            fewest = left if face == 5 else 0
            for count in range(left, fewest - 1, -1):
                longer.append((counts + (count,), ways_so_far * comb(left, count), left - count))
        hands = longer
    return [(counts, number) for counts, number, _ in hands]
