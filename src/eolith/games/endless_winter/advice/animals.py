# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What animals bring: to their sets, and used."""

from __future__ import annotations

from cython import double, int as i32, void

from ..terms import *
from .clauses import clause_value
from .mind import Mind
from .nomads import animal_denied


def look_at_animals(mind: Mind) -> void:
    table = mind.table
    pack = mind.pack
    seat = mind.seat
    for species in range(SPECIES):
        mind.unused[species] = table.unused[seat][species]
    judge_animals(mind)
    mind.worth[ITEM_USE_ANIMAL] = 0.0
    for species in range(SPECIES):
        used = clause_value(mind, pack.tip[species], True) + mind.used_count[species]
        if table.used[seat][species] == 0:
            used += mind.counted[SPECIES_STONE]
        mind.use_worth[species] = used - mind.animals * set_loss(mind, species)
        if mind.unused[species]:
            mind.worth[ITEM_USE_ANIMAL] = max(mind.worth[ITEM_USE_ANIMAL], mind.use_worth[species])
    mind.worth[ITEM_ANIMAL_GROUND] = 0.0
    deck: double = 0.0
    cards: i32 = 0
    for species in range(SPECIES):
        if table.ground[species]:
            mind.worth[ITEM_ANIMAL_GROUND] = max(mind.worth[ITEM_ANIMAL_GROUND], taking_value(mind, species))
        deck += table.animal_deck[species] * mind.animal_worth[species]
        cards += table.animal_deck[species]
    mind.worth[ITEM_ANIMAL_DECK] = deck / cards if cards else 1.0


def taking_value(mind: Mind, species: i32) -> double:
    """An animal of the hunting ground."""
    value = mind.animal_worth[species]
    return value + animal_denied(mind, species) if mind.alone else value


def judge_animals(mind: Mind) -> void:
    """What one more animal of each species brings: to its set, or to be used."""
    pack = mind.pack
    best: double = 0.0
    for species in range(SPECIES):
        if not pack.wild[species]:
            gain = set_gain(mind, species, mind.unused[species])
            if mind.unused[species]:
                best = max(best, gain)
            mind.animal_worth[species] = gain
    for species in range(SPECIES):
        if pack.wild[species]:
            mind.animal_worth[species] = max(1.0, best)
        tip = clause_value(mind, pack.tip[species], False) + mind.used_count[species]
        mind.animal_worth[species] = mind.animals * max(mind.animal_worth[species], 0.7 * tip * mind.ripe)


def set_gain(mind: Mind, species: i32, cards: i32) -> double:
    """What the next card adds to a set, with some hope for the cards that may follow."""
    pack = mind.pack
    if cards >= pack.set_max[species]:
        return 0.0
    points = pack.set_vp[species]
    one: double = points[cards + 1] - points[cards]
    goal: i32 = min(1 * pack.set_max[species], cards + 1 + mind.turns // 3)
    average: double = 1.0 * (points[goal] - points[cards]) / (goal - cards)
    return one + mind.hope * max(0.0, average - one)


def set_loss(mind: Mind, species: i32) -> double:
    """What a set loses with one of its cards; a wild card is missed by the best set."""
    pack = mind.pack
    if pack.wild[species]:
        loss: double = 1.0
        for other in range(SPECIES):
            if mind.unused[other] and not pack.wild[other] and mind.unused[other] < pack.set_max[other]:
                loss = max(loss, set_gain(mind, other, mind.unused[other]))
        return loss
    cards = mind.unused[species]
    return set_gain(mind, species, cards - 1) if 0 < cards <= pack.set_max[species] else 0.0
