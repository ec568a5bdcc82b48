# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Animals (EW-HUNT): the hunting ground, their deck, and those that seats own."""

from __future__ import annotations

import cython
from cython import bint, int as i32, longlong as i64, short as i16, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Chance, Decision, State

from ..terms import *
from .table import EndlessWinter, Tables


class DealAnimal(Chance):
    """EW-HUNT-19: COUNT animals from the deck, to the hunting ground or to a seat."""

    def settle(self, table: EndlessWinter) -> bint:
        """EW-PREP-06: with an empty deck as many as there were."""
        if table.agenda[table.depth][COUNT]:
            for species in range(SPECIES):
                if self.copies(table, species):
                    return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        for species in range(SPECIES):
            if self.copies(table, species):
                table.offer(DRAW_ANIMAL + species)

    def weight(self, table: EndlessWinter, option: i32) -> i64:
        return self.copies(table, option - DRAW_ANIMAL)

    def copies(self, table: EndlessWinter, species: i32) -> i32:
        """EW-SETUP-24: how many cards of a species can be dealt."""
        pack: Tables = table.content
        if table.agenda[table.depth][ASIDE]:
            return table.animal_deck[species] - pack.setup_animals[species]
        return table.animal_deck[species]

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        species = option - DRAW_ANIMAL
        table.animal_deck[species] -= 1
        frame[COUNT] -= 1
        if frame[PLACE] == TO_GROUND:
            table.ground[species] += 1
            table.lay(table.ground_place, 0, MOST_SHOWN, species)
            table.emit(ANIMAL_REVEALED, NATURE, species)
        else:
            table.unused[frame[OWNER] - 1][species] += 1
            table.emit(ANIMAL_TAKEN, frame[OWNER] - 1, species, 1)


class GainAnimal(Decision):
    """EW-HUNT-06 to -09, EW-ICON-14: an animal of the hunting ground."""

    def settle(self, table: EndlessWinter) -> bint:
        """EW-HUNT-08: a point when hunting ground and deck are both empty."""
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if table.next_animal(0, self.wanted(frame)) < SPECIES:
            return False
        table.pop()
        if pack.empty_pays and table.animals_shown() == 0 and table.animals_left() == 0:
            table.gain_points(seat, 1)
        return True

    def wanted(self, frame: cython.pointer(i16)) -> i32:
        if frame[QUALIFIER] == SAME:
            return frame[TAKEN]
        return ~frame[TAKEN] if frame[QUALIFIER] == OTHER else -1

    def options(self, table: EndlessWinter) -> void:
        frame = table.agenda[table.depth]
        if not frame[FLAGS] & BY_TOP:
            table.offer(DECLINE)
        wanted = self.wanted(frame)
        if table.alone():
            for place in range(MOST_SHOWN):
                if table.ground_place[place] and wanted >> table.ground_place[place] - 1 & 1:
                    table.offer(ANIMAL + place)
            return
        for species in range(SPECIES):
            if table.ground[species] and wanted >> species & 1:
                table.offer(ANIMAL + species)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        if option == DECLINE:
            return table.decline()
        table.pop()
        species = table.lift_animal(option - ANIMAL)
        table.note_taken(species)
        table.ground[species] -= 1
        table.unused[seat][species] += 1
        table.emit(ANIMAL_TAKEN, seat, species)


class GainTopAnimal(Decision):
    """EW-HUNT-16, -17, EW-ICON-15: the top card of the animal deck, or a point when there is none."""

    def settle(self, table: EndlessWinter) -> bint:
        pack: Tables = table.content
        if table.animals_left():
            return False
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        table.gain_points(seat, 1 if pack.empty_pays else 0)
        return True

    def options(self, state: State) -> void:
        state.offer(DECLINE)
        state.offer(ANIMAL_DECK)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        if option == DECLINE:
            return table.decline()
        table.pop()
        table.push(DEAL_ANIMAL, NATURE, 1, seat + 1, TO_SEAT)


class GainReveal(Decision):
    """EW-HUNT-01 to -05, -18, EW-ICON-16: animals of the deck into the hunting ground."""

    def settle(self, table: EndlessWinter) -> bint:
        pack: Tables = table.content
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        room = pack.most_shown - table.animals_shown()
        if room <= 0:
            table.pop()
            return True
        if frame[FLAGS] & BY_TOP:
            animals = min(frame[COUNT], room)
            table.pop()
            if table.animals_left() == 0:
                table.gain_points(seat, 1 if pack.empty_pays else 0)
                return True
            table.push(DEAL_ANIMAL, NATURE, animals, 0, TO_GROUND)
            return True
        if table.animals_left() == 0:
            table.count_down(COUNT)
            if pack.empty_pays and not table.no_reveal_vp:
                table.gain_points(seat, 1)
            return True
        return False

    def options(self, state: State) -> void:
        state.offer(DECLINE)
        state.offer(REVEAL)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        if option == DECLINE:
            return table.decline()
        table.count_down(COUNT)
        table.push(DEAL_ANIMAL, NATURE, 1, 0, TO_GROUND)


class GainUse(Decision):
    """EW-HUNT-12 to -14, EW-ICON-17: an own unused animal is turned for what it shows."""

    def settle(self, table: EndlessWinter) -> bint:
        if table.next_unused(table.agenda[table.depth][SEAT], 0) < SPECIES:
            return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.offer(DECLINE)
        for species in range(SPECIES):
            if table.unused[seat][species]:
                table.offer(TURN_ANIMAL + species)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        pack: Tables = table.content
        seat = table.agenda[table.depth][SEAT]
        if option == DECLINE:
            return table.decline()
        table.pop()
        species = option - TURN_ANIMAL
        table.unused[seat][species] -= 1
        table.used[seat][species] += 1
        table.emit(ANIMAL_USED, seat, species)
        table.bonus(seat, pack.tip[species])
