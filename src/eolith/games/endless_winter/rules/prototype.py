# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The prototype edition (EWP): the frames in which it goes another way than the chapters before tell.

What it only counts in another way is data (`Tables`); how its megaliths stand on each other is in stacks.py.
"""

from __future__ import annotations

from cython import bint, int as i32, void

from eolith.kernel.numbers import *

from ..terms import *
from .cards import GainCulture
from .eclipse import Eclipse
from .round import Round
from .setup import DealStone, SetUp, take_setup_animals, take_setup_tribe_card
from .table import EndlessWinter, Tables
from .turn import Turn


class LayOut(SetUp):
    """EWP-SETUP: one stack of stones, a side of the chief for all, setup cards and order bonuses with benefits."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        part = frame[PART]
        if part == BENEFITS_GIVEN:
            frame[PART] = HANDS_DEALT
            self.deal_hands(table)
        elif part == HANDS_DEALT:
            frame[PART] = 0
            self.draw_more(table)
        else:
            return SetUp.settle(self, table)
        return True

    def lay_out_stones_and_culture(self, table: EndlessWinter) -> void:
        """EWP-SETUP-01, -02: a supply pool for each round."""
        pack: Tables = table.content
        table.push(DEAL_CULTURE, NATURE, OPEN_CULTURES, 0, 0)
        for pool in range(ROUNDS, 0, -1):
            table.push(DEAL_STONE, NATURE, pack.pool_stones[pool - 1], 0, pool)

    def choose_sides(self, table: EndlessWinter) -> void:
        """EWP-SETUP-04, EWP-VAR-01: nobody chooses."""
        side = 1 if table.chief_draft else 0
        for seat in range(table.people):
            table.side[seat] = side + 1
            table.emit(SIDE_CHOSEN, seat, table.chief[seat] - 1, side)
        table.sides_open = 1

    def give_setup_cards(self, table: EndlessWinter) -> void:
        """EWP-SETUP-05, -06, -12: benefits before the deck, to which the tribe card belongs, is shuffled."""
        pack: Tables = table.content
        table.agenda[table.depth][PART] = BENEFITS_GIVEN
        for seat in range(table.people):
            table.gain_food(seat, pack.setup_food[table.setup_card[seat] - 1])
        for seat in range(table.people - 1, -1, -1):
            card = table.setup_card[seat] - 1
            take_setup_tribe_card(table, seat, DECK)
            take_setup_animals(table, seat)
            if pack.setup_bury[card]:
                table.move_all(seat, DECK, HAND)
                table.push(GAIN_BURIAL, seat, pack.setup_bury[card])
            if pack.setup_idol[card]:
                table.push(GAIN, seat, pack.setup_idol[card], RANK_IDOL)
            if pack.setup_tool[card]:
                table.push(GAIN, seat, pack.setup_tool[card], RANK_TOOL)

    def deal_hands(self, table: EndlessWinter) -> void:
        """EWP-SETUP-07."""
        for seat in range(table.people - 1, -1, -1):
            table.move_all(seat, HAND, DECK)
            table.push(DEAL_CARD, NATURE, NEW_HAND, seat + 1)

    def draw_more(self, table: EndlessWinter) -> void:
        """EWP-SETUP-05."""
        pack: Tables = table.content
        for seat in range(table.people - 1, -1, -1):
            cards = pack.setup_draw[table.setup_card[seat] - 1]
            if cards:
                table.push(GAIN, seat, cards, RANK_DRAW)

    def give_order_bonuses(self, table: EndlessWinter) -> void:
        """EWP-SCORE-03: idols that have not moved stand in turn order.  EWP-SETUP-12: a benefit may be a lesser one."""
        pack: Tables = table.content
        place: i32 = 0
        for i in range(table.sides):
            seat = table.order[i]
            if table.idol[seat][HONOR] == 0:
                table.honor_place[seat] = place
                place += 1
            table.gain_food(seat, pack.order_food[i])
        for i in range(table.sides - 1, -1, -1):
            if pack.order_tool[i]:
                table.push(GAIN, table.order[i], pack.order_tool[i], RANK_TOOL)


class DealPool(DealStone):
    """EWP-SETUP-01, -02: a stone of all that there are, in the supply pool of the round in PLACE."""

    def options(self, table: EndlessWinter) -> void:
        for stone in range(STONES):
            if table.stone[stone] == IN_DECK:
                table.offer(LAY_STONE + stone)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        table.pool[option - LAY_STONE] = table.agenda[table.depth][PLACE]
        DealStone.apply(self, table, option)


class FreeTurn(Turn):
    """EWP-CULTURE-03: culture cards leave before the figure is placed."""

    def apply(self, table: EndlessWinter, option: i32) -> void:
        if option < PLAY and table.cultures:
            pack: Tables = table.content
            for clause in range(pack.common, pack.usable):
                table.ready[clause] = 0
            table.move_all(table.agenda[table.depth][SEAT], PLAYED, DISCARD_PILE)
        Turn.apply(self, table, option)


class GainMarked(GainCulture):
    """EWP-DEV-01: what was paid is for a card with a labor token, where there is one; another costs more."""

    def options(self, table: EndlessWinter) -> void:
        flags = table.agenda[table.depth][FLAGS]
        if not flags & BY_TOP:
            table.offer(DECLINE)
        for card in range(CULTURE_CARDS):
            if table.culture[card] == OPEN and self.surcharge(table, card, flags) <= table.labor:
                table.offer(CULTURE + card)

    def surcharge(self, table: EndlessWinter, card: i32, flags: i32) -> i32:
        """In halves."""
        pack: Tables = table.content
        return pack.token_discount if flags & BY_TOP and table.any_marked() and not table.marked[card] else 0

    def apply(self, table: EndlessWinter, option: i32) -> void:
        if option != DECLINE:
            frame = table.agenda[table.depth]
            halves = self.surcharge(table, option - CULTURE, frame[FLAGS])
            if halves:
                table.labor -= halves
                table.emit(PAID, frame[SEAT], 0, 0, halves)
            table.marked[option - CULTURE] = 0
        GainCulture.apply(self, table, option)


class Ritual(Eclipse):
    """EWP-ECL-02, -03: cards of the ritual pile are discarded, each right after its eclipse action."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        seat = frame[SEAT]
        if frame[STAGE] == 0:
            frame[ACTING] = EMPTY
        elif frame[ACTING] == EMPTY:
            frame[ACTING] = 0
            self.discard_idle(table, seat)
            return True
        elif frame[ACTING]:
            card = frame[ACTING] - 1
            frame[ACTING] = 0
            if table.pile[seat][card]:
                table.move_card(seat, card, PILE, DISCARD_PILE)
            return True
        return Eclipse.settle(self, table)

    def discard_idle(self, table: EndlessWinter, seat: i32) -> void:
        """Culture cards, and tribe cards without an eclipse action."""
        for card in range(CARD_TYPES):
            if table.pile[seat][card] and not self.acts(table, card):
                for _ in range(table.pile[seat][card]):
                    table.move_card(seat, card, PILE, DISCARD_PILE)

    def acts(self, table: EndlessWinter, card: i32) -> bint:
        pack: Tables = table.content
        for clause in range(pack.card_first[card], pack.card_last[card]):
            if table.ready[clause]:
                return True
        return False

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        if frame[STAGE] == 1 and option != NEXT:
            frame[ACTING] = self.card_of(table, option - USE) + 1
        Eclipse.apply(self, table, option)

    def card_of(self, table: EndlessWinter, clause: i32) -> i32:
        pack: Tables = table.content
        card: i32 = FIRST_TRIBE
        while clause >= pack.card_last[card]:
            card += 1
        return card


class Generation(Round):
    """EWP-PREP, EWP-GOLD-01: labor tokens on what is left of the open culture cards."""

    def draw_hands(self, table: EndlessWinter) -> void:
        if not table.prep_swap:
            return Round.draw_hands(self, table)
        for i in range(table.sides - 1, -1, -1):
            table.push(GAIN, table.order[i], NEW_HAND, RANK_DRAW)

    def renew_culture(self, table: EndlessWinter) -> void:
        """EWP-PREP-01 to -04."""
        for card in range(CULTURE_CARDS):
            if table.marked[card]:
                table.marked[card] = 0
                table.culture[card] = IN_DECK
                table.emit(CULTURE_RETURNED, NATURE, FIRST_CULTURE + card)
        for card in range(CULTURE_CARDS):
            if table.culture[card] == OPEN:
                table.marked[card] = 1
                table.emit(CULTURE_MARKED, NATURE, FIRST_CULTURE + card)
        self.fill_culture(table, 0 if table.round == 1 else 1)
