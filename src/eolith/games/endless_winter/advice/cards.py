# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What cards bring: played, in the pile, in the deck; and so what a draw brings."""

from __future__ import annotations

from cython import bint, double, int as i32, void

from ..terms import *
from .clauses import clause_value, effect_value
from .mind import NEVER, Mind


def look_at_cards(mind: Mind) -> void:
    """What an average draw brings."""
    table = mind.table
    cards = table.zone(DECK if table.size[mind.seat][DECK] else DISCARD_PILE, mind.seat)
    total: double = 0.0
    count: i32 = 0
    for card in range(CARD_TYPES):
        if cards[card]:
            total += cards[card] * per_play(mind, card)
            count += cards[card]
    mind.worth[ITEM_DRAW] = total / count if count else 0.0


def per_play(mind: Mind, card: i32) -> double:
    """What a card brings each time it is played; nothing when no turn is left."""
    if not mind.known_play[card]:
        mind.known_play[card] = True
        mind.per_play[card] = play_worth(mind, card) if mind.turns else 0.0
    return mind.per_play[card]


def play_worth(mind: Mind, card: i32) -> double:
    if card < FIRST_CULTURE:
        return labor_worth(mind, card)
    return effect_value(mind, mind.pack.card_first[card], mind.pack.card_last[card], ANY_TIME, False)


def labor_worth(mind: Mind, card: i32) -> double:
    """The labor of a tribe card, its column counted by half, and half of its other abilities."""
    pack = mind.pack
    halves: double = pack.labor[card]
    more: double = 0.0
    for clause in range(pack.card_first[card], pack.card_last[card]):
        if pack.labor_only[clause]:
            if pack.trigger[clause] != IN_ECLIPSE:
                share = 1.0 if pack.trigger[clause] == ANY_TIME else 0.5
                halves += share * pack.number[pack.first[clause]][0]
        elif pack.trigger[clause] == ANY_TIME:
            more += 0.5 * max(0.0, clause_value(mind, clause, False))
    return 0.5 * halves * mind.usual[ITEM_LABOR] + more


def deck_value(mind: Mind, card: i32) -> double:
    """What a card brings while it comes round in the deck, in place of other cards."""
    return mind.later * (per_play(mind, card) - mind.dilution * mind.usual[ITEM_DRAW])


def pile_value(mind: Mind, card: i32, now: bint) -> double:
    """What a card brings in the eclipse pile: its abilities, and its labor for the turn order."""
    if card >= FIRST_CULTURE:
        return 0.0
    pack = mind.pack
    ability = effect_value(mind, pack.card_first[card], pack.card_last[card], IN_ECLIPSE, now)
    return ability + 0.5 * pack.pile_labor[card] * mind.bid


def hand_value(mind: Mind, card: i32) -> double:
    """What a card of the hand brings if it stays there."""
    return max(per_play(mind, card), pile_value(mind, card, False))


def tribe_value(mind: Mind, type: i32, to_hand: bint) -> double:
    if mind.table.supply[type] == 0:
        return 1.0
    card = FIRST_TRIBE + type
    value = deck_value(mind, card) + mind.pack.card_vp[card]
    return value + hand_value(mind, card) if to_hand else value


def culture_value(mind: Mind, culture: i32) -> double:
    card = FIRST_CULTURE + culture
    return mind.cultures * (per_play(mind, card) + deck_value(mind, card)) + mind.pack.card_vp[card]


def surcharge(mind: Mind, culture: i32) -> double:
    """EWP-DEV-01: what a card without a labor token costs more than one with it, where there is one."""
    table = mind.table
    if table.marked[culture] or not table.any_marked():
        return 0.0
    return 0.5 * mind.pack.token_discount * mind.usual[ITEM_LABOR]


def cheapest_discard(mind: Mind, kept: i32) -> double:
    """What the least card of the hand would still bring, but for one that is kept."""
    least: double = -NEVER
    for card in range(CARD_TYPES):
        if card != kept and mind.table.hand[mind.seat][card]:
            least = min(least, hand_value(mind, card))
    return least


def turn_labor(mind: Mind, card: i32, column: i32) -> i32:
    """EW-LABOR-04 to -09: what a tribe card gives in a column, in halves."""
    pack = mind.pack
    halves: i32 = pack.labor[card]
    for clause in range(pack.card_first[card], pack.card_last[card]):
        trigger = pack.trigger[clause]
        if pack.labor_only[clause] and (trigger == ANY_TIME or trigger == column + 1):
            halves += pack.number[pack.first[clause]][0]
    return halves
