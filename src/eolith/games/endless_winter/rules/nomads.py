# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The nomads' turn (EWS-FLOW, EWS-COL, EWS-ACT), and what they gain by the solo aid (EWS-AID)."""

from __future__ import annotations

from cython import bint, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision, Lot

from ..terms import *
from .arrows import chosen_animal, chosen_culture, chosen_site, chosen_stone, revealed, top_nomad
from .megaliths import move_idol, place_megalith
from .migration import settle_down
from .stones import take_stone
from .table import EndlessWinter, Tables
from .turn import finish_turn


class NomadsTurn(Decision):
    """EWS-FLOW-03 to -05, EWS-ACT-01 to -03: a card, a column, and every action seen there, from top to bottom."""

    def settle(self, table: EndlessWinter) -> bint:
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        stage = frame[STAGE]
        frame[STAGE] = stage + 1
        if stage == 0:
            table.emit(TURN_STARTED, NOMADS)
            table.push(DEAL_NOMAD, NATURE, 1, 0, TO_ROW)
        elif stage == 1:
            frame[COLUMN] = enter_column(table)
        else:
            # the upper action of the top card, then the lower ones from it downward
            card_below = max(0, stage - 3)
            if card_below >= revealed(table):
                table.pop()
                finish_turn(table, NOMADS)
            else:
                card = table.nomad_row[revealed(table) - card_below - 1] - 1
                action = pack.nomad_action[card][2 * frame[COLUMN] + (stage > 2)]
                table.emit(NOMADS_ACTED, NOMADS, action, card)
                table.push(NOMADS_GAIN, NOMADS, 1, action)
        return True


class DealNomad(Lot):
    """EWS-FLOW-04, EWS-VAR-01, EWS-ECL-01: a nomad card is turned up, on those of the round or of the eclipse pile."""

    def options(self, table: EndlessWinter) -> void:
        for card in range(NOMAD_CARDS):
            if not table.nomad_open[card] and not self.is_revealed(table, card):
                table.offer(SHOW_NOMAD + card)

    def is_revealed(self, table: EndlessWinter, card: i32) -> bint:
        for number in range(MOST_REVEALED):
            if table.nomad_row[number] == card + 1:
                return True
        return False

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        place = frame[PLACE]
        table.count_down(COUNT)
        if place == TO_PILE:
            table.nomad_pile -= 1
            table.nomad_open[option - SHOW_NOMAD] = 1
        else:
            table.nomad_row[revealed(table)] = option - SHOW_NOMAD + 1
        table.emit(NOMAD_REVEALED, NOMADS, option - SHOW_NOMAD, place)


def nomad_halves(table: EndlessWinter) -> i32:
    """EWS-ECL-02, -03: the labor of the card on top and of their pile."""
    pack: Tables = table.content
    halves: i32 = pack.nomad_labor[top_nomad(table)]
    for card in range(NOMAD_CARDS):
        if table.nomad_open[card]:
            halves += pack.nomad_labor[card]
    return halves


# --- the column (EWS-COL) --------------------------------------------------------------------------------


def is_entered(table: EndlessWinter, column: i32) -> bint:
    """EWS-COL-05: whether anybody's figure stands there."""
    for seat in range(table.sides):
        if table.tribe_at[seat][column] or table.chief_at[seat] == column + 1:
            return True
    return False


def chosen_column(table: EndlessWinter) -> i32:
    """EWS-COL-01 to -04: the marked one, or the next that is empty where the big arrow points, if there is one."""
    pack: Tables = table.content
    card = top_nomad(table)
    step: i32 = 1 if pack.nomad_east[card] else COLUMN_COUNT - 1
    column: i32 = pack.nomad_column[card]
    for _ in range(COLUMN_COUNT):
        if not is_entered(table, column):
            break
        column = (column + step) % COLUMN_COUNT
    return column


def enter_column(table: EndlessWinter) -> i32:
    """EWS-COL-06 to -08: a figure goes there, on the bottom action if that is free, for nothing."""
    column = chosen_column(table)
    kind = TRIBE_FIGURE if table.tribe_home[NOMADS] else CHIEF_FIGURE
    if kind == TRIBE_FIGURE:
        table.tribe_home[NOMADS] -= 1
        table.tribe_at[NOMADS][column] += 1
    else:
        table.chief_at[NOMADS] = column + 1
    if not table.bottom_by[column]:
        table.bottom_by[column] = 1 + 2 * NOMADS + kind
    table.emit(FIGURE_PLACED, NOMADS, kind, column)
    return column


# --- what they gain (EWS-ACT, EWS-AID) -------------------------------------------------------------------


class NomadsGain(Decision):
    """EWS-AID-07: COUNT times an action, each for itself done or replaced by what the aid says."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        action = frame[ACTION]
        start = frame[ARROW] - 1
        if action == DO_VP:
            points = frame[COUNT]
            table.pop()
            table.gain_points(NOMADS, points)
            return True
        table.count_down(COUNT)
        gain(table, action, start)
        return True


def gain(table: EndlessWinter, action: i32, start: i32) -> void:
    """EWS-ACT-05, EWS-AID-01 to -06: down the aid to the first thing that can be done."""
    pack: Tables = table.content
    while not can(table, action, start):
        table.emit(AID_USED, NOMADS, action, pack.instead[action])
        action = pack.instead[action]
    do(table, action, start)


def can(table: EndlessWinter, action: i32, start: i32) -> bint:
    """Whether an action gives anything now; idols always move, or give a point."""
    if action == DO_TOOL:
        return table.tools[NOMADS] < MOST_TOOLS
    if action == DO_FOOD:
        return table.food[NOMADS] < table.capacity(NOMADS)
    if action == DO_BURY:
        return table.offerings[0] or table.sacrifice[0] or table.sacrifice[1]
    if action == DO_CULTURE_CARD:
        return chosen_culture(table) != EMPTY
    if action == DO_ANIMAL:
        # EWS-ACT-18
        return table.animals_shown() > 0 or table.animals_left() > 0 and not table.no_nomad_animal
    if action == DO_RANDOM_ANIMAL:
        return table.animals_left() > 0
    if action == DO_STONE:
        return chosen_stone(table) != EMPTY
    if action == DO_MEGALITH:
        return chosen_site(table, start) != EMPTY
    return True


def do(table: EndlessWinter, action: i32, start: i32) -> void:
    if action == DO_IDOL:
        # EWS-IDOL-01 to -05
        move_idol(table, NOMADS, HONOR if table.idol[NOMADS][HONOR] < TOP_LEVEL else OFFERING)
    elif action == DO_TOOL:
        table.gain_tools(NOMADS, 1)
    elif action == DO_FOOD:
        table.gain_food(NOMADS, 1)
    elif action == DO_ECLIPSE_CARD:
        # EWS-ACT-08, -09
        table.nomad_pile += 1
        table.emit(NOMADS_PILED, NOMADS)
    elif action == DO_BURY:
        bury_sacrifice(table)
    elif action == DO_CULTURE_CARD:
        offer_culture(table)
    elif action == DO_ANIMAL and table.animals_shown():
        take_animal(table)
    elif action == DO_ANIMAL or action == DO_RANDOM_ANIMAL:
        # EWS-ACT-18, -19
        table.push(DEAL_ANIMAL, NATURE, 1, NOMADS + 1, TO_SEAT)
    elif action == DO_NEW_ANIMAL:
        # EWS-ACT-20, -21
        if table.animals_shown() < MOST_SHOWN:
            table.push(DEAL_ANIMAL, NATURE, 1, 0, TO_GROUND)
    elif action == DO_GLACIER_VP:
        table.gain_points(NOMADS, glaciers_camped(table))
    elif action == DO_STONE:
        take_stone(table, NOMADS, chosen_stone(table), BY_MIDDLE)
    elif action == DO_MEGALITH:
        place_megalith(table, NOMADS, chosen_site(table, start))
    elif action == DO_VILLAGE:
        settle_down(table)
    else:
        table.gain_points(NOMADS, 1)


def bury_sacrifice(table: EndlessWinter) -> void:
    """EWS-ACT-10: the top card of the sacrifice deck; of those face down the Era I cards lie above."""
    for place in range(MOST_OFFERED - 1, -1, -1):
        card = table.offerings[place] - 1
        if card >= 0:
            table.offerings[place] = 0
            table.put_card(NOMADS, FIRST_CULTURE + card, BURIED)
            return table.emit(OFFERING_BURIED, NOMADS, FIRST_CULTURE + card)
    era: i32 = 0 if table.sacrifice[0] else 1
    table.sacrifice[era] -= 1
    table.buried_unseen[era] += 1
    table.emit(OFFERING_BURIED, NOMADS, EMPTY)


def offer_culture(table: EndlessWinter) -> void:
    """EWS-ACT-12: an open culture card goes on the sacrifice deck, face up."""
    chosen = chosen_culture(table)
    card = table.culture_place[chosen] - 1
    table.culture_place[chosen] = 0
    table.culture[card] = GONE
    for place in range(MOST_OFFERED):
        if table.offerings[place] == 0:
            table.offerings[place] = card + 1
            break
    table.emit(CULTURE_TAKEN, NOMADS, FIRST_CULTURE + card)


def take_animal(table: EndlessWinter) -> void:
    """EWS-ACT-15 to -17."""
    place = chosen_animal(table)
    species = table.ground_place[place] - 1
    table.ground_place[place] = 0
    table.ground[species] -= 1
    table.unused[NOMADS][species] += 1
    table.emit(ANIMAL_TAKEN, NOMADS, species)


def glaciers_camped(table: EndlessWinter) -> i32:
    """EWS-ACT-22."""
    total: i32 = 0
    for place in range(HEXES):
        if table.terrain[place] == GLACIER and table.camps[NOMADS][place]:
            total += 1
    return total


# --- bonuses of players ----------------------------------------------------------------------------------


class NomadsBonus(Decision):
    """What a cell, a level, a slot, a hex or a token gives the nomads, item by item (EWS-AID, EWS-MIG-13)."""

    def settle(self, table: EndlessWinter) -> bint:
        pack: Tables = table.content
        clause = table.agenda[table.depth][CLAUSE]
        table.pop()
        for alternative in range(pack.first[clause], pack.first[clause + 1]):
            if self.pay(table, alternative):
                self.gain_items(table, alternative)
                break
        return True

    def pay(self, table: EndlessWinter, alternative: i32) -> bint:
        """They pay whatever they can, and never by cards or labor, which they do not have."""
        pack: Tables = table.content
        cost = pack.cost[alternative]
        if cost[COST_FOOD] > table.food[NOMADS] or cost[COST_TOOLS] > table.tools[NOMADS]:
            return False
        if cost[COST_LABOR] or cost[COST_DISCARDS]:
            return False
        table.food[NOMADS] -= cost[COST_FOOD]
        table.tools[NOMADS] -= cost[COST_TOOLS]
        if cost[COST_FOOD] or cost[COST_TOOLS]:
            table.emit(PAID, NOMADS, cost[COST_FOOD], cost[COST_TOOLS])
        return True

    def gain_items(self, table: EndlessWinter, alternative: i32) -> void:
        """EWS-AID-08, -09; what has to do with camps comes once in all (EWS-MIG-13).  The first item lies on top."""
        pack: Tables = table.content
        settled: bint = False
        for i in range(LIST_ITEMS - 1, -1, -1):
            word = pack.word[alternative][i]
            action = pack.nomad_gain[word] if word >= 0 else EMPTY
            units: i32 = pack.number[alternative][i] if action != EMPTY else 0
            if word == ITEM_FILL_FOOD:
                units = max(1, table.capacity(NOMADS) - table.food[NOMADS])
            if action == DO_VILLAGE:
                units = 0 if settled else 1
                settled = True
            if units:
                table.push(NOMADS_GAIN, NOMADS, units, action)
