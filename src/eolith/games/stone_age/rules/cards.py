# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Civilization cards: what the upper half gives, dice for all, the choice card (SA-CARD)."""

from __future__ import annotations

from cython import int as i32, longlong as i64, short as i16, void

from eolith.kernel.chance import dice_hands
from eolith.kernel.numbers import *
from eolith.kernel.state import Chance, Decision, State

from ..terms import *
from .table import StoneAge, Tables

HANDS: i16[7][126][5] = dice_tables(dice_hands)  # HANDS[dice][rank]: six counts, ways


def take_card(table: StoneAge, seat: i32, slot: i32) -> void:
    """SA-CARD-07, -09: a paid card leaves the display and its upper half takes effect at once."""
    card = table.slots[slot]
    table.slots[slot] = EMPTY
    table.emit(CARD_TAKEN, seat, card, slot)
    pack: Tables = table.content
    row = pack.cards[card]
    effect = row[EFFECT]
    if effect == ONE_USE_TOOL:
        lay_open_tool(table, seat, card)
        return
    if effect == TWO_RESOURCES and table.choice_card_timing == 0:
        table.choice[seat] = 1
        return
    table.pile[seat][card] += 1
    if effect == DICE_FOR_ALL:
        table.push(ROLL_FOR_ALL, NATURE, slot, seat)
    elif effect == FOOD:
        table.gain_food(seat, row[AMOUNT])
    elif effect == GOODS:
        table.gain_goods(seat, row[RESOURCE], row[AMOUNT])
    elif effect == ROLL_FOR:
        table.push(ROLL_DICE, NATURE, FOREST + row[RESOURCE], seat, row[AMOUNT], 1)
    elif effect == POINTS:
        table.gain_points(seat, row[AMOUNT])
    elif effect == AGRICULTURE:
        table.gain_agriculture(seat)
    elif effect == NEW_TOOL:
        table.gain_tool(seat)
    elif effect == EXTRA_CARD:
        if table.deck_size:
            table.push(DRAW_EXTRA, NATURE, 0, seat)
    else:
        table.push(TAKE_RESOURCE, seat, 0, 2)


def lay_open_tool(table: StoneAge, seat: i32, card: i32) -> void:
    pack: Tables = table.content
    for i in range(ONE_USE_TOOLS):
        if pack.one_use[i] == card:
            table.one_use[seat][i] = 1


def hand_out_dice(table: StoneAge, buyer: i32, slot: i32) -> void:
    """SA-CARD-12, -13: the buyer first, then clockwise, everybody takes one die.

    With dice_card_timing = own_turn the others wait for their action turn; who has had it
    takes a die before the feeding.  Either way the dice are taken in clockwise order.
    """
    if table.dice_card_timing == 0:
        for i in range(table.sides - 1, -1, -1):
            table.push(TAKE_DIE, (buyer + i) % table.sides, slot)
        return
    for i in range(1, table.sides):
        seat = (buyer + i) % table.sides
        table.insert(turn_of(table, seat) + 1, TAKE_DIE, seat, slot)
    table.push(TAKE_DIE, buyer, slot)


def turn_of(table: StoneAge, seat: i32) -> i32:
    """Where the agenda holds the seat's action turn or, when that is over, the next feeding."""
    feeding: i32 = EMPTY
    for index in range(table.depth + 1):
        frame = table.agenda[index]
        if frame[KIND] == CARRY_OUT and frame[SEAT] == seat:
            return index
        if frame[KIND] == FEED_TRIBE:
            feeding = index
    return feeding


def use_choice(table: StoneAge, seat: i32) -> void:
    """SA-CARD-30, -31: the owner of the two-resources card uses it now."""
    table.turn_choice_down(seat)
    table.push(TAKE_RESOURCE, seat, 0, 2)


class TakeResource(Decision):
    """SA-CARD-30: two resources of any kinds, named the plainest first."""

    def options(self, state: State) -> void:
        last = state.agenda[state.depth][LAST]
        state.offer_range(TAKE + last, 4 - last)

    def apply(self, table: StoneAge, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        frame[LAST] = option - TAKE
        frame[LEFT] -= 1
        if frame[LEFT] == 0:
            table.pop()
        table.gain_goods(seat, option - TAKE, 1)


class RollForAll(Chance):
    """SA-CARD-10: as many dice as players; the options are the hands of faces."""

    def options(self, state: State) -> void:
        state.offer_range(HAND, HAND_COUNT[state.sides])

    def weight(self, state: State, option: i32) -> i64:
        return HANDS[state.sides][option - HAND][6]

    def apply(self, table: StoneAge, option: i32) -> void:
        frame = table.agenda[table.depth]
        slot = frame[SLOT]
        buyer = frame[OWNER]
        table.pop()
        for face in range(6):
            table.dice[slot][face] = HANDS[table.sides][option - HAND][face]
        table.emit(DICE_ROLLED, buyer, slot, option - HAND)
        hand_out_dice(table, buyer, slot)


class TakeDie(Decision):
    """SA-CARD-11, -12, -15: one of the dice left, for its reward; taking one is compulsory."""

    def options(self, table: StoneAge) -> void:
        slot = table.agenda[table.depth][SLOT]
        for face in range(6):
            if table.dice[slot][face]:
                table.offer(DIE + face)

    def apply(self, table: StoneAge, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        face = option - DIE
        table.dice[frame[SLOT]][face] -= 1
        table.pop()
        table.emit(DIE_TAKEN, seat, face + 1)
        if face < RESOURCE_COUNT:
            table.gain_goods(seat, face, 1)
        elif face == RESOURCE_COUNT:
            table.gain_tool(seat)
        else:
            table.gain_agriculture(seat)
