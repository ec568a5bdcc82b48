# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""XXH64 of a row of 64-bit words (https://xxhash.com, the specification of its 64-bit variant).

A position is a few hundred such words: they are read in four lanes, so that the processor has four to work at.
"""

from __future__ import annotations

import cython
from cython import exceptval, int as i32, ulonglong as u64

MASK: u64 = 0xFFFFFFFFFFFFFFFF
PRIME_1: u64 = 0x9E3779B185EBCA87
PRIME_2: u64 = 0xC2B2AE3D27D4EB4F
PRIME_3: u64 = 0x165667B19E3779F9
PRIME_4: u64 = 0x85EBCA77C2B2AE63
PRIME_5: u64 = 0x27D4EB2F165667C5


@exceptval(check=False)
def xxh64(words: cython.pointer(u64), count: i32, seed: u64) -> u64:
    """The hash of so many words, each of them as its eight bytes lie in memory of a little-endian machine."""
    i: i32 = 0
    found: u64 = seed + PRIME_5 & MASK
    if count >= 4:
        a: u64 = seed + PRIME_1 + PRIME_2 & MASK
        b: u64 = seed + PRIME_2 & MASK
        c: u64 = seed
        d: u64 = seed - PRIME_1 & MASK
        while i + 4 <= count:
            a = lane(a, words[i])
            b = lane(b, words[i + 1])
            c = lane(c, words[i + 2])
            d = lane(d, words[i + 3])
            i += 4
        found = turned(a, 1) + turned(b, 7) + turned(c, 12) + turned(d, 18) & MASK
        found = merged(merged(merged(merged(found, a), b), c), d)
    length: u64 = count
    found = found + 8 * length & MASK
    while i < count:
        found = turned(found ^ lane(0, words[i]), 27) * PRIME_1 + PRIME_4 & MASK
        i += 1
    found = (found ^ found >> 33) * PRIME_2 & MASK
    found = (found ^ found >> 29) * PRIME_3 & MASK
    return found ^ found >> 32


@exceptval(check=False)
def lane(found: u64, word: u64) -> u64:
    return turned(found + word * PRIME_2 & MASK, 31) * PRIME_1 & MASK


@exceptval(check=False)
def merged(found: u64, lanes: u64) -> u64:
    return (found ^ lane(0, lanes)) * PRIME_1 + PRIME_4 & MASK


@exceptval(check=False)
def turned(word: u64, bits: i32) -> u64:
    return (word << bits | word >> 64 - bits) & MASK
