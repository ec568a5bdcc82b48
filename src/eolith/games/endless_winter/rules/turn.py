# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""A turn (EW-FLOW, EW-CULTURE, EW-FIGURE, EW-LABOR): culture cards, a figure, its column, the eclipse pile."""

from __future__ import annotations

from cython import bint, int as i32, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision

from ..terms import *
from .rest import put_under
from .table import EndlessWinter, Tables


def start_turn(table: EndlessWinter, seat: i32) -> void:
    table.stage = CULTURE_STEP
    table.emit(TURN_STARTED, seat)
    if table.chief_from_step_1 and table.chief_at[seat] == 0:
        ready_side(table, seat, ANY_TIME)
    table.push(TURN, seat)


def ready_side(table: EndlessWinter, seat: i32, trigger: i32) -> void:
    """EW-FIGURE-14, -15: the clauses of the chief card with this trigger may be used this turn."""
    pack: Tables = table.content
    side = table.side_of(seat)
    for clause in range(pack.side_first[side], pack.side_last[side]):
        if pack.trigger[clause] == trigger:
            table.ready[clause] = 1


def place_figure(table: EndlessWinter, seat: i32, kind: i32, place: i32) -> void:
    """EW-FIGURE-01 to -03, EW-REST-01: it ends the culture step."""
    pack: Tables = table.content
    trigger = place + 1  # the number of the column's trigger, and of the rest's
    if kind == CHIEF_FIGURE:
        table.chief_at[seat] = place + 1
        table.by_chief = 1
        if not table.chief_from_step_1:
            ready_side(table, seat, ANY_TIME)
        ready_side(table, seat, trigger)
        if place != RESTING:
            ready_side(table, seat, ON_BOARD)
    else:
        table.tribe_home[seat] -= 1
        table.tribe_at[seat][place] += 1
        if table.chief_from_step_1:
            unready_side(table, seat)
    table.column = place
    table.emit(FIGURE_PLACED, seat, kind, place)
    # EW-CULTURE-09, EW-CARDS-03: of culture cards only what is tied to this place works from now on
    if table.cultures:
        for card in range(FIRST_CULTURE, CARD_TYPES):
            if table.played[seat][card]:
                for clause in range(pack.card_first[card], pack.card_last[card]):
                    table.ready[clause] = pack.trigger[clause] == trigger
    if place == RESTING:
        table.stage = REST
        for clause in range(pack.rest_first, pack.rest_last):
            table.ready[clause] = 1
        if table.rests and not table.rest_given:
            table.rest_given = 1
            table.push(PICK_TOKEN, seat)
    else:
        table.stage = TOP
        for clause in range(pack.top_first[place], pack.top_last[place]):
            table.ready[clause] = 1


def unready_side(table: EndlessWinter, seat: i32) -> void:
    pack: Tables = table.content
    side = table.side_of(seat)
    for clause in range(pack.side_first[side], pack.side_last[side]):
        table.ready[clause] = 0


def go_down(table: EndlessWinter, seat: i32) -> void:
    """EW-FIGURE-04 to -11: from the top of the column to its middle, and on to its bottom."""
    pack: Tables = table.content
    column = table.column
    if table.stage == TOP:
        for clause in range(pack.top_first[column], pack.top_last[column]):
            table.ready[clause] = 0
        table.stage = MIDDLE
        table.ready[pack.middle[column]] = 1
        return
    table.ready[pack.middle[column]] = 0
    table.stage = BOTTOM
    if table.bottom_by[column] == 0:
        table.bottom_by[column] = 1 + 2 * seat + (1 - table.by_chief)
        for clause in range(pack.bottom_first[column], pack.bottom_last[column]):
            table.ready[clause] = 1


def end_turn(table: EndlessWinter, seat: i32) -> void:
    """EW-FLOW-10, -15, EW-RESTMOD-07; then the eclipse pile in the last turn of the round (EW-PILE)."""
    table.move_all(seat, PLAYED, DISCARD_PILE)
    table.clear_ready()
    if table.rest_held:
        put_under(table, table.rest_held)
        table.rest_held = 0
    table.stage = 0
    table.column = 0
    table.by_chief = 0
    table.cultures = 0
    table.labor = 0
    table.types_taken = 0
    for card in range(FIRST_CULTURE):
        table.locked[card] = 0
    table.pop()
    if table.turns_done >= table.sides * (table.turns() - 1):
        table.push(FORM_PILE, seat)
    else:
        finish_turn(table, seat)


def finish_turn(table: EndlessWinter, seat: i32) -> void:
    table.turns_done += 1
    table.emit(TURN_ENDED, seat)


def playable(table: EndlessWinter, seat: i32, card: i32) -> bint:
    """EW-LABOR-02, EW-INIT-04, -05: may this tribe card be played from hand now?"""
    if table.initiated_ability_only:
        return table.hand[seat][card] > 0
    return table.hand[seat][card] > table.locked[card]


def play_tribe_card(table: EndlessWinter, seat: i32, card: i32) -> void:
    """EW-LABOR-04 to -09: its labor at once, its abilities as the player likes."""
    pack: Tables = table.content
    works = table.hand[seat][card] > table.locked[card]
    table.move_card(seat, card, HAND, PLAYED)
    table.emit(CARD_PLAYED, seat, card)
    halves: i32 = pack.labor[card] if works else 0
    for clause in range(pack.card_first[card], pack.card_last[card]):
        if pack.trigger[clause] != ANY_TIME and pack.trigger[clause] != table.column + 1:
            continue
        if not pack.labor_only[clause]:
            table.ready[clause] += 1
        elif works:
            halves += pack.number[pack.first[clause]][0]
    if halves:
        table.gain_labor(seat, halves)


def another_culture_card(table: EndlessWinter, seat: i32) -> bint:
    """EW-CULTURE-02, EWP-CULTURE-01."""
    pack: Tables = table.content
    return table.cultures < pack.culture_limit and table.size[seat][HAND] > pack.culture_cost


def play_culture_card(table: EndlessWinter, seat: i32, card: i32) -> void:
    """EW-CULTURE-01 to -05."""
    pack: Tables = table.content
    if table.culture_at_once and table.cultures:
        for clause in range(pack.common, pack.usable):
            table.ready[clause] = 0
    table.move_card(seat, card, HAND, PLAYED)
    table.emit(CARD_PLAYED, seat, card)
    for clause in range(pack.card_first[card], pack.card_last[card]):
        if pack.trigger[clause] == ANY_TIME:
            table.ready[clause] = 1
    table.cultures += 1
    if table.cultures > 1 and pack.culture_cost:
        table.push(DISCARD_CARD, seat, pack.culture_cost)


def burn_food(table: EndlessWinter, seat: i32) -> void:
    """EW-LABOR-13 to -16: one food spent; a labor if the marker passes a symbol."""
    pack: Tables = table.content
    table.food[seat] -= 1
    gained = pack.food_labor[table.food[seat] + 1]
    table.emit(FOOD_BURNT, seat, 1, gained)
    if gained:
        table.gain_labor(seat, 2 * gained)


class Turn(Decision):
    """EW-FLOW-08: whatever may be done now in the turn of a seat."""

    def options(self, table: EndlessWinter) -> void:
        seat = table.agenda[table.depth][SEAT]
        stage = table.stage
        hand = table.hand[seat]
        if stage == CULTURE_STEP:
            self.offer_figures(table, seat)
            # EW-CULTURE-02, -03: each card after the first costs another card of the hand
            if table.cultures == 0 or another_culture_card(table, seat):
                for card in range(FIRST_CULTURE, CARD_TYPES):
                    if hand[card]:
                        table.offer(PLAY + card)
        elif stage != REST:
            for card in range(FIRST_CULTURE):
                if hand[card] and playable(table, seat, card):
                    table.offer(PLAY + card)
        clause = table.next_ready(seat, 0)
        while clause < CLAUSES:
            table.offer(USE + clause)
            clause = table.next_ready(seat, clause + 1)
        if table.food[seat]:
            table.offer(BURN)
        if stage != CULTURE_STEP:
            table.offer(NEXT)

    def offer_figures(self, table: EndlessWinter, seat: i32) -> void:
        """EW-FIGURE-01, -02; a chief whose ability was used in the culture step has to be placed."""
        if table.chief_at[seat] == 0:
            table.offer_range(FIGURE, PLACE_COUNT)
        if table.tribe_home[seat] and not table.by_chief:
            table.offer_range(FIGURE + PLACE_COUNT, PLACE_COUNT)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        if option < PLAY:
            place_figure(table, seat, (option - FIGURE) // PLACE_COUNT, (option - FIGURE) % PLACE_COUNT)
        elif option < USE:
            if table.stage == CULTURE_STEP:
                play_culture_card(table, seat, option - PLAY)
            else:
                play_tribe_card(table, seat, option - PLAY)
        elif option < BURN:
            self.use(table, seat, option - USE)
        elif option == BURN:
            burn_food(table, seat)
        elif table.stage == TOP or table.stage == MIDDLE:
            go_down(table, seat)
        else:
            end_turn(table, seat)

    def use(self, table: EndlessWinter, seat: i32, clause: i32) -> void:
        """EW-CARDS-02: each ability once; EW-FIGURE-05: but the top actions of a column as often as wanted."""
        pack: Tables = table.content
        if pack.part[clause] != BY_TOP and not (pack.middle_again and pack.part[clause] == BY_MIDDLE):
            table.ready[clause] -= 1
        if pack.rest_first <= clause < pack.rest_last:
            # EW-REST-02: the card comes before the animal
            for earlier in range(pack.rest_first, clause):
                table.ready[earlier] = 0
        elif pack.bottom_first[MIGRATE] <= clause < pack.bottom_last[MIGRATE]:
            # EW-MIG-21: first the camp, then the move
            for earlier in range(pack.bottom_first[MIGRATE], clause):
                table.ready[earlier] = 0
        if table.stage == CULTURE_STEP and table.chief_from_step_1:
            side = table.side_of(seat)
            if pack.side_first[side] <= clause < pack.side_last[side]:
                table.by_chief = 1
        table.begin(seat, clause)


class FormPile(Decision):
    """EW-PILE, EW-HIDDEN-17: cards of the hand one by one, lower numbers first, so that a pile has one spelling."""

    def settle(self, table: EndlessWinter) -> bint:
        """Without a card in hand or in the pile there is nothing to choose, and all can see that."""
        seat = table.agenda[table.depth][SEAT]
        if table.size[seat][HAND] or table.size[seat][PILE]:
            return False
        table.pop()
        finish_turn(table, seat)
        return True

    def options(self, table: EndlessWinter) -> void:
        frame = table.agenda[table.depth]
        for card in range(frame[LAST], CARD_TYPES):
            if table.hand[frame[SEAT]][card]:
                table.offer(PILE_UP + card)
        table.offer(NEXT)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if option == NEXT:
            table.pop()
            return finish_turn(table, seat)
        frame[LAST] = option - PILE_UP
        table.move_card(seat, option - PILE_UP, HAND, PILE)
        table.emit(CARD_PILED, seat, option - PILE_UP)
