# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The end of the game, and the final score (SA-END, SA-SCORE)."""

from __future__ import annotations

from cython import ccall, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import counted

from ..terms import *
from .table import StoneAge, Tables


def finish(table: StoneAge, reason: i32) -> void:
    """SA-SCORE-01: points for cards and for resources join the points on the track."""
    for seat in range(table.sides):
        if table.choice[seat]:
            # SA-CARD-32: two resources of any kinds, here wood; each is worth one point
            table.turn_choice_down(seat)
            table.gain_goods(seat, WOOD, 2)
        table.score[seat] = counted(table.score[seat] + final_points(table, seat))
    while table.depth >= 0:
        table.pop()
    table.over = reason
    table.emit(GAME_OVER, NATURE, reason)


def scores(table: StoneAge) -> list[int]:
    """The points of each side: on the track, and until the end those that final scoring would add now."""
    if table.over:
        return [table.score[side] for side in range(table.sides)]
    return [table.score[side] + final_points(table, side) for side in range(table.sides)]


@ccall
def final_points(table: StoneAge, seat: i32) -> i32:
    """SA-SCORE-02 to -12, SA-CARD-32: what the cards and resources of a seat would score now."""
    if seat < 0 or seat >= table.sides:
        raise IndexError(f"there is no seat {seat}")
    points: i32 = table.stock(seat, WOOD) + 2 * table.choice[seat]
    symbols: i32 = 0  # one bit a culture symbol
    repeated: i32 = 0
    pack: Tables = table.content
    for card in range(CARD_TYPES):
        copies = cards_of_type(table, seat, card)
        if copies == 0:
            continue
        row = pack.cards[card]
        if row[CULTURE] >= 0:
            for _ in range(copies):
                repeated |= symbols & 1 << row[CULTURE]
                symbols |= 1 << row[CULTURE]
        else:
            points += copies * row[SYMBOLS] * profession_value(table, seat, row[PROFESSION])
    return points + square_of_bits(symbols) + square_of_bits(repeated)


def cards_of_type(table: StoneAge, seat: i32, card: i32) -> i32:
    """How many cards of a type a seat owns, face down or face up."""
    count: i32 = table.pile[seat][card]
    pack: Tables = table.content
    if table.choice[seat] and pack.choice_card == card:
        count += 1
    for i in range(ONE_USE_TOOLS):
        if table.one_use[seat][i] and pack.one_use[i] == card:
            count += 1
    return count


def profession_value(table: StoneAge, seat: i32, profession: i32) -> i32:
    """SA-SCORE-07 to -11: what a symbol of a profession is multiplied by."""
    if profession == FARMER:
        return table.agriculture[seat]
    if profession == TOOLMAKER:
        return table.tool_sum(seat)
    if profession == BUILDER:
        return buildings(table, seat)
    return table.figures[seat]  # shaman


def buildings(table: StoneAge, seat: i32) -> i32:
    count: i32 = 0
    for copy in range(TILE_TYPES):
        if table.tile_owner[copy] == seat + 1:
            count += 1
    return count


def square_of_bits(mask: i32) -> i32:
    """SA-SCORE-04: a set of different symbols scores the square of its size."""
    size = bits(mask)
    return size * size


def bits(mask: i32) -> i32:
    """How many bits are set."""
    total: i32 = 0
    while mask:
        total += mask & 1
        mask >>= 1
    return total
