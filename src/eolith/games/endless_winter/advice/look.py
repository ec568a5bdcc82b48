# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The look at the table with which each decision begins."""

from __future__ import annotations

from cython import bint, double, int as i32, void

from eolith.kernel.numbers import *

from ..terms import *
from .cards import culture_value, look_at_cards, tribe_value
from .mind import NEVER, Mind
from .stones import best_prospect, net_prospect, read_stones, slot_value
from .weights import *


def look(mind: Mind) -> void:
    """Begin with a position; what most things are worth is found out only when it matters."""
    table = mind.table
    mind.seat = table.agenda[table.depth][SEAT]
    for word in range(ITEM_COUNT):
        mind.known[word] = True
    for word in range(ITEM_IDOL, ITEM_STONE + 1):
        mind.known[word] = word == ITEM_VP or word == ITEM_REVEAL
    for column in range(COLUMN_COUNT):
        mind.afresh[column] = -1.0
    mind.columns_known = False
    mind.richest = NEVER
    tell_time(mind)
    read_stones(mind)
    look_at_goods(mind)
    look_at_cards(mind)


def tell_time(mind: Mind) -> void:
    table = mind.table
    seat = mind.seat
    mind.food = table.food[seat]
    mind.tools = table.tools[seat]
    mind.rounds = ROUNDS - max(1, table.round)
    mind.figures = 0
    mind.eclipses = mind.scorings = mind.rounds + 1
    if table.phase == ACTION_PHASE and table.agenda[table.depth][KIND] != FORM_PILE:
        mind.figures = table.tribe_home[seat] + (1 if table.chief_at[seat] == 0 else 0)
        if table.stage == CULTURE_STEP:
            mind.figures -= 1
    elif table.phase == ECLIPSE_PHASE:
        for i in range(table.depth + 1):
            frame = table.agenda[i]
            if frame[KIND] == ECLIPSE and frame[SEAT] == seat and frame[STAGE] > 1:
                mind.eclipses = mind.rounds
                if frame[STAGE] > 2 and frame[BENEFITS] & STONES_DUE == 0:
                    mind.scorings = mind.rounds
    elif table.phase != ACTION_PHASE:
        mind.figures = 2 if table.fewer_figures else 3
    if not mind.pack.stones_pay:
        mind.scorings = 1
    mind.turns = mind.figures + 3 * mind.rounds
    if table.fewer_figures and mind.rounds > 2:
        mind.turns -= mind.rounds - 2
    mind.later = mind.cycle * mind.rounds
    ripe: double = mind.turns / (mind.turns + mind.ripening)
    plenty = judge_plenty(mind)
    if ripe != mind.ripe or plenty != mind.plenty:
        mind.ripe = ripe
        mind.plenty = plenty
        look_ahead(mind)
    for word in range(ITEM_COUNT):
        mind.worth[word] = mind.usual[word]
    # labor pays for the top of a column and is lost with the turn
    if table.stage > TOP:
        mind.worth[ITEM_LABOR] = 0.0


def look_ahead(mind: Mind) -> void:
    """What one more of each item brings in a later turn; what was judged by that is to be judged anew."""
    for word in range(ITEM_COUNT):
        mind.usual[word] = mind.price[word] * (1.0 if lasts(mind, word) else mind.ripe)
    mind.usual[ITEM_LABOR] *= mind.plenty
    for clause in range(CLAUSES):
        mind.judged[clause] = False
    for card in range(CARD_TYPES):
        mind.known_play[card] = False


def judge_plenty(mind: Mind) -> double:
    """The share of the labor in hand that the turns to come can use."""
    table = mind.table
    seat = mind.seat
    halves: double = 0.0
    figures = mind.figures
    for card in range(FIRST_CULTURE):
        halves += table.hand[seat][card] * (mind.pack.labor[card] + 1.0)
    if table.phase == SETUP_PHASE:
        # EW-SETUP-26 to -28: of the first hand two cards are known, and the rest is hardly better than a tribesman
        for card in range(OPENING_HAND):
            halves += mind.pack.labor[min(card, TRIBESMAN)] + 1.0
        figures = 2
    wanted = mind.demand * (1.0 + figures) + (2.0 * mind.demand if mind.rounds else 0.0)
    return min(1.0, 2.0 * wanted / max(1.0, halves))


def lasts(mind: Mind, word: i32) -> bint:
    """Whether an item is worth as much in the last turn as before."""
    return (
        word == ITEM_IDOL or word == ITEM_MEGALITH or word == ITEM_BURY or word == ITEM_VP or word == ITEM_BURY_SUPPLY
        or word == ITEM_ANIMAL_GROUND or word == ITEM_ANIMAL_DECK or word == ITEM_USE_ANIMAL
    )  # fmt: skip


def look_at_goods(mind: Mind) -> void:
    """Food and tools: for what is paid with them, or what the offering makes of them in the end."""
    table = mind.table
    food = table.food[mind.seat]
    tools = table.tools[mind.seat]
    level = min(TOP_LEVEL, table.idol[mind.seat][OFFERING] + mind.eclipses)
    ratio = mind.pack.offering_ratio[level]
    kept = 1.0 / ratio if ratio else 0.0
    mind.worth[ITEM_FOOD] = max(kept, mind.usual[ITEM_FOOD] * (1.2 - 0.05 * food))
    mind.worth[ITEM_TOOL] = max(kept, mind.usual[ITEM_TOOL] * (1.2 - 0.08 * tools))
    slot = table.free_slot(mind.seat)
    if slot < STONE_SLOTS and mind.turns:
        pack = mind.pack
        lacks_food = food <= pack.slot_food[slot]
        lacks_tools = tools <= pack.slot_tool[slot]
        if lacks_food or lacks_tools:
            gain = mind.thirst * net_prospect(mind, slot) / max(1, pack.slot_food[slot] + pack.slot_tool[slot])
            if lacks_food:
                mind.worth[ITEM_FOOD] += gain
            if lacks_tools:
                mind.worth[ITEM_TOOL] += gain


def look_at_supply(mind: Mind) -> void:
    """The best tribe card, the best open culture card."""
    table = mind.table
    mind.worth[ITEM_TRIBE_HAND] = mind.worth[ITEM_TRIBE_DISCARD] = 0.0
    for type in range(TRIBE_TYPES):
        mind.worth[ITEM_TRIBE_HAND] = max(mind.worth[ITEM_TRIBE_HAND], tribe_value(mind, type, True))
        mind.worth[ITEM_TRIBE_DISCARD] = max(mind.worth[ITEM_TRIBE_DISCARD], tribe_value(mind, type, False))
    mind.worth[ITEM_CULTURE_HAND] = 0.0
    for culture in range(CULTURE_CARDS):
        if table.culture[culture] == OPEN:
            mind.worth[ITEM_CULTURE_HAND] = max(mind.worth[ITEM_CULTURE_HAND], culture_value(mind, culture))


def look_at_stones(mind: Mind) -> void:
    table = mind.table
    mind.worth[ITEM_STONE] = 0.0
    slot = table.free_slot(mind.seat)
    if slot < STONE_SLOTS and best_prospect(mind) >= 0.0:
        mind.worth[ITEM_STONE] = mind.richest + slot_value(mind, slot)
