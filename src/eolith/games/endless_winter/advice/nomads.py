# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What the nomads gain, and lose by what a person does: alone, nothing counts but the lead over them.

How much of it counts is in `AGAINST`; beside other people nothing here is asked.
"""

from __future__ import annotations

from cython import bint, double, int as i32, void

from eolith.kernel.numbers import *

from ..rules.arrows import revealed
from ..rules.nomads import is_entered
from ..terms import *
from .mind import Mind


def above(mind: Mind, level: i32) -> double:
    """How likely their idol of honor is to end above a person's; whoever is first on the top level stays first."""
    table = mind.table
    theirs = table.idol[NOMADS][HONOR]
    if level == TOP_LEVEL:
        first = theirs < TOP_LEVEL
        if table.idol[mind.seat][HONOR] == TOP_LEVEL:
            first = first or table.honor_place[mind.seat] < table.honor_place[NOMADS]
        return 0.0 if first else 1.0
    goal = min(1.0 * TOP_LEVEL, theirs + mind.climbing * mind.rounds)
    return min(1.0, max(0.0, 0.5 + 0.5 * (goal - level) / (1.0 + mind.rounds)))


def rank_denied(mind: Mind, share: double) -> double:
    """What the nomads' burials lose where they are second on the honor track with this likelihood."""
    burial = mind.pack.burial
    unseen = mind.table.buried_unseen
    cards: i32 = min(LAST_STEP, mind.table.size[NOMADS][BURIED] + unseen[0] + unseen[1] + 2 * mind.rounds)
    return mind.rank_share * share * (burial[0][cards] - burial[1][cards])


def animal_denied(mind: Mind, species: i32) -> double:
    """What a set of theirs loses with an animal that they would take next."""
    cards: i32 = mind.table.unused[NOMADS][species]
    if cards == 0 or cards >= SET or mind.turns == 0:
        return 0.0
    points = mind.pack.nomad_set[species]
    return mind.set_share * (points[cards + 1] - points[cards])


def square_denied(mind: Mind, site: i32) -> double:
    """What they would gain by building on a square, more than it brings the person."""
    table = mind.table
    left = table.megaliths[NOMADS]
    if left == 0 or left > COLOURED or mind.turns == 0:
        return 0.0
    points: i32 = 0
    for i in range(4):
        below = table.site[mind.pack.support[site][i]]
        points += 2 if below == 2 + NOMADS else 1 if below == GREY else 0
    return mind.square_share * points


def entering_value(mind: Mind, column: i32) -> double:
    """What the nomads lose by a figure in a column."""
    if not mind.columns_known:
        mind.columns_known = True
        look_at_columns(mind)
    return mind.entered_denied[column]


def look_at_columns(mind: Mind) -> void:
    """What the nomads' next turn brings them less for a person's figure in each column, which may turn them aside."""
    table = mind.table
    cards = revealed(table)
    entered: i32 = 0
    for column in range(COLUMN_COUNT):
        mind.entered_denied[column] = 0.0
        if is_entered(table, column):
            entered |= 1 << column
    if table.tribe_home[NOMADS] == 0 and table.chief_at[NOMADS]:
        return
    for card in range(NOMAD_CARDS):
        if table.nomad_open[card]:
            continue
        known: bint = False
        for number in range(cards):
            known = known or table.nomad_row[number] == card + 1
        if known:
            continue
        usual = turn_worth(mind, card, next_column(mind, card, entered), cards)
        for column in range(COLUMN_COUNT):
            if not entered >> column & 1:
                turned = next_column(mind, card, entered | 1 << column)
                mind.entered_denied[column] += usual - turn_worth(mind, card, turned, cards)
    for column in range(COLUMN_COUNT):
        mind.entered_denied[column] *= mind.column_share / (NOMAD_CARDS - cards)


def next_column(mind: Mind, card: i32, entered: i32) -> i32:
    """EWS-COL-01 to -04."""
    step: i32 = 1 if mind.pack.nomad_east[card] else COLUMN_COUNT - 1
    column: i32 = mind.pack.nomad_column[card]
    for _ in range(COLUMN_COUNT):
        if not entered >> column & 1:
            break
        column = (column + step) % COLUMN_COUNT
    return column


def turn_worth(mind: Mind, card: i32, column: i32, cards: i32) -> double:
    """What a turn in a column brings them: both actions of the card, and the lower ones of those beneath."""
    table = mind.table
    action = mind.pack.nomad_action
    worth = action_worth(mind, action[card][2 * column]) + action_worth(mind, action[card][2 * column + 1])
    for number in range(cards):
        worth += action_worth(mind, action[table.nomad_row[number] - 1][2 * column + 1])
    return worth


def action_worth(mind: Mind, action: i32) -> double:
    """Down the aid to what they can do, as far as that is seen at once."""
    table = mind.table
    pack = mind.pack
    if action == DO_STONE and table.free_slot(NOMADS) == STONE_SLOTS:
        action = pack.instead[action]
    if action == DO_MEGALITH and table.megaliths[NOMADS] == 0:
        action = pack.instead[action]
    if action == DO_BURY and not (table.offerings[0] or table.sacrifice[0] or table.sacrifice[1]):
        action = pack.instead[action]
    if action == DO_TOOL and table.tools[NOMADS] == MOST_TOOLS:
        action = pack.instead[action]
    if action == DO_FOOD and table.food[NOMADS] == MOST_FOOD:
        action = pack.instead[action]
    return mind.theirs[action]
