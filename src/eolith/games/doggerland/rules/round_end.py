# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Phase 5, the end of the round: food, objectives, animals, camps (DG-FEED, DG-GOAL, DG-SPAWN, DG-CAMP, DG-FIRST)."""

from __future__ import annotations

from cython import bint, int as i32, ulonglong as u64, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Decision

from ..terms import *
from .table import ONE, Doggerland, Tables


def spoil(table: Doggerland, seat: i32) -> void:
    """DG-FEED-07, -08."""
    own = table.stock[seat]
    if own[PLANT3] or own[MEAT3]:
        table.emit(SPOILED, seat, own[PLANT3], own[MEAT3])
    own[PLANT3] = own[PLANT2]
    own[PLANT2] = own[PLANT1]
    own[PLANT1] = 0
    own[MEAT3] = own[MEAT2]
    own[MEAT2] = 0


def house(table: Doggerland, seat: i32) -> void:
    """DG-FEED-12, -13, -15: newborns as far as there is room; the chief and the shaman are never lost."""
    free = table.room(seat) - table.adults(seat)
    housed = min(table.newborns[seat], max(free, 0))
    if table.newborns[seat]:
        table.emit(HOUSED, seat, housed, table.newborns[seat] - housed)
    table.newborns[seat] = 0
    table.hunters[seat] += housed
    table.home[seat][HUNTER] += housed
    if free < 0 and table.adult_overflow == LOSE_HUNTERS:
        lost = min(-free, table.hunters[seat])
        table.hunters[seat] -= lost
        table.home[seat][HUNTER] -= lost
        table.emit(LOST, seat, lost)


def feeds(need: i32, plants: i32, meat: i32, mixed: bint) -> bint:
    """DG-FEED-03 to -05: can so much food be eaten exactly, no unit of it needlessly?

    Half a meat is lost only where no plant is eaten at all (`mixed`: one was).
    """
    if need >= 0 and max(0, (need - plants + 1) // 2) <= min(meat, need // 2):
        return True
    return not mixed and need >= -1 and need % 2 != 0 and (need + 1) // 2 <= meat


def award_objectives(table: Doggerland) -> void:
    """DG-GOAL-01 to -07: the first and the second round in which somebody meets a tile."""
    for objective in range(OBJECTIVES):
        if not table.objective[objective] or table.objective_rounds[objective] == GOAL_CELLS:
            continue
        place = table.objective_rounds[objective] + 1
        for seat in range(table.sides):
            if not table.goal[seat][objective] and meets(table, seat, objective):
                table.goal[seat][objective] = place
                table.objective_rounds[objective] = place
                table.emit(OBJECTIVE_MET, seat, objective, place)


def meets(table: Doggerland, seat: i32, objective: i32) -> bint:
    pack: Tables = table.content
    for metric in range(METRIC_COUNT):
        if pack.least[objective][metric] and table.metric(seat, metric) < pack.least[objective][metric]:
            return False
    return True


def add_animals(table: Doggerland) -> void:
    """DG-SPAWN-01 to -07: on the tiles of the season that have no figure, in the order of the arrow."""
    pack: Tables = table.content
    season = table.season()
    for i in range(CELLS):
        cell = pack.sweep[table.arrow][i]
        tile = table.tile[cell]
        if tile < 0 or table.animal[cell]:
            continue
        species = pack.home_of[tile]
        if species >= 0 and SEASON_OF[species] == season and table.supply[species]:
            table.place_figure(cell, species)


def camp_targets(table: Doggerland, seat: i32) -> u64:
    """DG-CAMP-02 to -08: the cells that the camp can move to; it can always stay."""
    here = ONE << table.camp[seat]
    cells = table.within(table.camp[seat], CAMP_STEPS) & ~table.rivals(seat, True)
    return cells & ~(ONE << CENTRE) | here


def end_journeys(table: Doggerland) -> void:
    """DG-SHAMAN-20: tokens laid before the round that ends; the ring has moved on already."""
    for seat in range(table.sides):
        if table.journey[seat] and table.journey_since[seat] < table.round - 1:
            table.end_journey(seat)


def pass_marker(table: Doggerland) -> void:
    """DG-FIRST-01, -02."""
    if not table.marker_taken:
        table.first = (table.first + 1) % table.sides
        table.emit(MARKER_PASSED, table.first)
    table.marker_taken = 0


class Feed(Decision):
    """DG-FEED-01 to -09: one food for each adult; the owner chooses where it matters what is left.

    Asked in this order: how much fresh meat, plants of bowl 2, fresh plants are eaten.  The rest comes
    from bowl 3, whose food spoils in any case.
    """

    def settle(self, table: Doggerland) -> bint:
        frame = table.agenda[table.depth]
        own = table.stock[frame[SEAT]]
        if frame[STEP] == 0:
            frame[STEP] = 1
            plants = own[PLANT1] + own[PLANT2] + own[PLANT3]
            if plants + 2 * (own[MEAT2] + own[MEAT3]) <= frame[NEED]:
                for store in range(PLANT1, STORE_COUNT):
                    self.eat(table, store, own[store])
                self.end(table)
            return True
        if frame[STEP] > 3:
            self.eat_old(table)
            self.end(table)
            return True
        number = self.next_number(table, 0)
        if self.next_number(table, number + 1) <= MOST_EATEN:
            return False
        self.choose(table, number)
        return True

    def store(self, table: Doggerland) -> i32:
        """The store that is asked about."""
        step = table.agenda[table.depth][STEP]
        return MEAT2 if step == 1 else PLANT2 if step == 2 else PLANT1

    def next_number(self, table: Doggerland, start: i32) -> i32:
        """The first number from `start` on that can be eaten from the store; MOST_EATEN + 1 for none."""
        frame = table.agenda[table.depth]
        own = table.stock[frame[SEAT]]
        store = self.store(table)
        plants: i32 = own[PLANT3]
        if store != PLANT1:
            plants += own[PLANT1]
        if store == MEAT2:
            plants += own[PLANT2]
        worth: i32 = 2 if store == MEAT2 else 1
        for number in range(start, min(own[store], MOST_EATEN) + 1):
            mixed: bint = frame[PLANTS_EATEN] > 0 or store != MEAT2 and number > 0
            if feeds(frame[NEED] - worth * number, plants, own[MEAT3], mixed):
                return number
        return MOST_EATEN + 1

    def options(self, table: Doggerland) -> void:
        number = self.next_number(table, 0)
        while number <= MOST_EATEN:
            table.offer(EAT + number)
            number = self.next_number(table, number + 1)

    def apply(self, table: Doggerland, option: i32) -> void:
        self.choose(table, option - EAT)

    def choose(self, table: Doggerland, number: i32) -> void:
        self.eat(table, self.store(table), number)
        table.agenda[table.depth][STEP] += 1

    def eat(self, table: Doggerland, store: i32, number: i32) -> void:
        frame = table.agenda[table.depth]
        if number == 0:
            return
        table.stock[frame[SEAT]][store] -= number
        table.emit(EATEN, frame[SEAT], store, number)
        if store >= MEAT2:
            frame[NEED] -= 2 * number
            frame[MEAT_EATEN] += number
        else:
            frame[NEED] -= number
            frame[PLANTS_EATEN] += number

    def eat_old(self, table: Doggerland) -> void:
        """What is still needed from bowl 3: meat first, and half of one lost where no plant is eaten."""
        frame = table.agenda[table.depth]
        own = table.stock[frame[SEAT]]
        need: i32 = max(0, frame[NEED])
        meat = min(own[MEAT3], need // 2)
        plants = need - 2 * meat
        if plants > own[PLANT3]:
            meat += 1
            plants = 0
        self.eat(table, MEAT3, meat)
        self.eat(table, PLANT3, plants)

    def end(self, table: Doggerland) -> void:
        """DG-FEED-06, -09: hunger, then spoilage, then newborns."""
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        hungry = max(0, frame[NEED])
        table.emit(FED, seat, frame[PLANTS_EATEN], frame[MEAT_EATEN])
        table.pop()
        table.deprive(seat, hungry, HUNGER)
        spoil(table, seat)
        house(table, seat)


class Camp(Decision):
    """DG-CAMP-01 to -10: each camp in turn order, up to two tiles, or not at all."""

    def settle(self, table: Doggerland) -> bint:
        seat = table.agenda[table.depth][SEAT]
        if camp_targets(table, seat) != ONE << table.camp[seat]:
            return False
        table.pop()
        return True

    def options(self, table: Doggerland) -> void:
        table.offer_bits(MOVE_CAMP, camp_targets(table, table.agenda[table.depth][SEAT]))

    def apply(self, table: Doggerland, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        cell = option - MOVE_CAMP
        table.pop()
        table.emit(CAMP_MOVED, seat, table.camp[seat], cell)
        table.camp[seat] = cell
