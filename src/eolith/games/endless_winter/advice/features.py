# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What the value of a position is learned from."""

from __future__ import annotations

from cython import int as i32, void

from eolith.kernel.features import Features

from .. import terms
from ..rules.score import (
    final_points,
    honor_rank,
    points_for_animals,
    points_for_cards,
    points_for_honor,
    points_for_offering,
)
from ..rules.stones import stone_worth
from ..rules.table import EndlessWinter, Tables
from ..terms import *

OF_SIDE = (
    "points", "points to come", "points in all", "points of offering", "points of honor", "points of cards",
    "points of animals", "worth of stones", "stones to come", "food", "tools", "food and tools", "labor of cards",
    "labor of cards to come", "eclipse labor of cards", "cards", "cards buried", "culture cards",
    *(f"{card} cards" for card in (*terms.STARTING_CARDS, *terms.TRIBE_CARDS)), "labor of the hand", "camps",
    "camps to come", "villages", "villages to come", "megaliths", "megaliths to come", "offering", "honor",
    "honor place", "offering to come", "honor to come", "animals", "species", "animals used", "stones",
    *(f"chief {number}" for number in range(1, terms.CHIEFS + 1)), "side b", "place in the turn order",
)  # fmt: skip
OF_TABLE = ("rounds left", "culture of Era I", "culture of Era II", "animals on the ground", "stones open")
OF_SOLO = (
    "nomads ahead", "token is village", "lead", "lead in all", "offerings", "offerings face down", "buried unseen",
    "nomads' village", "nomads before",
)  # fmt: skip


class EndlessWinterFeatures(Features):
    """The numbers of a position as a round begins; labor in halves, points as they are counted in the game.

    What is "to come" is multiplied by the rounds that are not over, but for the points, which final scoring brings.
    Alone the nomads are the rival; two numbers are options of the table, and "lead" is what a person is ahead of them.
    """

    of_side = OF_SIDE
    of_table = OF_TABLE
    of_solo = OF_SOLO
    own: i32[48]  # cards by type, but for those buried

    def look_at_side(self, table: EndlessWinter, side: i32) -> void:
        left = ROUNDS - table.round + 1
        to_come = final_points(table, side)
        self.put(table.score[side])
        self.put(to_come)
        self.put(table.score[side] + to_come)
        self.put(points_for_offering(table, side))
        self.put(points_for_honor(table, side))
        self.put(points_for_cards(table, side))
        self.put(points_for_animals(table, side))
        worth: i32 = 0
        stones: i32 = 0
        for slot in range(STONE_SLOTS):
            if table.stones[side][slot]:
                worth += stone_worth(table, side, table.stones[side][slot] - 1)
                stones += 1
        self.put(worth)
        self.put(left * worth)
        self.put(table.food[side])
        self.put(table.tools[side])
        self.put(table.food[side] + table.tools[side])
        self.look_at_cards(table, side, left)
        camps = CAMPS - table.camps_home[side]
        villages = VILLAGES - table.villages_left[side]
        megaliths = MEGALITHS - table.megaliths[side]
        self.put(camps)
        self.put(left * camps)
        self.put(villages)
        self.put(left * villages)
        self.put(megaliths)
        self.put(left * megaliths)
        self.put(table.idol[side][OFFERING])
        self.put(table.idol[side][HONOR])
        self.put(honor_rank(table, side))
        self.put(left * table.idol[side][OFFERING])
        self.put(left * table.idol[side][HONOR])
        animals: i32 = 0
        species: i32 = 0
        used: i32 = 0
        for kind in range(SPECIES):
            animals += table.unused[side][kind]
            species += table.unused[side][kind] > 0
            used += table.used[side][kind]
        self.put(animals)
        self.put(species)
        self.put(used)
        self.put(stones)
        for chief in range(CHIEFS):
            self.put(table.chief[side] == chief + 1)
        self.put(table.side[side] == 2)
        place: i32 = 0
        for turn in range(table.sides):
            if table.order[turn] == side:
                place = turn
        self.put(place)

    def look_at_cards(self, table: EndlessWinter, side: i32, left: i32) -> void:
        pack: Tables = table.content
        cards: i32 = 0
        labor: i32 = 0
        in_eclipse: i32 = 0
        of_hand: i32 = 0
        culture: i32 = 0
        own = self.own
        for card in range(CARD_TYPES):
            own[card] = (
                table.hand[side][card]
                + table.deck[side][card]
                + table.discards[side][card]
                + table.played[side][card]
                + table.pile[side][card]
            )
            cards += own[card]
            labor += own[card] * pack.labor[card]
            in_eclipse += own[card] * pack.pile_labor[card]
            of_hand += table.hand[side][card] * pack.labor[card]
            if card >= FIRST_CULTURE:
                culture += own[card]
        self.put(labor)
        self.put(left * labor)
        self.put(in_eclipse)
        self.put(cards)
        self.put(table.size[side][BURIED])
        self.put(culture)
        for card in range(FIRST_CULTURE):
            self.put(own[card])
        self.put(of_hand)

    def look_at_table(self, table: EndlessWinter) -> void:
        first: i32 = 0
        second: i32 = 0
        for card in range(CULTURE_CARDS):
            if table.culture[card] == IN_DECK:
                if card < CULTURE_OF_ERA:
                    first += 1
                else:
                    second += 1
        shown: i32 = 0
        for species in range(SPECIES):
            shown += table.ground[species]
        stones: i32 = 0
        for stone in range(STONES):
            stones += table.stone[stone] == OPEN
        self.put(ROUNDS - table.round + 1)
        self.put(first)
        self.put(second)
        self.put(shown)
        self.put(stones)

    def look_at_solo(self, table: EndlessWinter) -> void:
        lead = table.score[0] - table.score[NOMADS]
        offerings: i32 = 0
        for place in range(MOST_OFFERED):
            offerings += table.offerings[place] > 0
        self.put(table.nomads_ahead)
        self.put(table.token_is_village)
        self.put(lead)
        self.put(lead + final_points(table, 0) - final_points(table, NOMADS))
        self.put(offerings)
        self.put(table.sacrifice[0] + table.sacrifice[1])
        self.put(table.buried_unseen[0] + table.buried_unseen[1])
        self.put(table.token_at > 0)
        self.put(table.order[0] == NOMADS)
