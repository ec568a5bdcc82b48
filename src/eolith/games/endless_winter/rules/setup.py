# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""The setup (EW-SETUP, EW-MEGASETUP, EW-TERRAIN, EW-VAR): the table is laid out in the printed order (EW-SETUP-38)."""

from __future__ import annotations

import cython
from cython import bint, int as i32, longlong as i64, short as i16, void

from eolith.kernel.numbers import *
from eolith.kernel.state import Chance, Decision, Lot, State

from ..terms import *
from .table import EndlessWinter, Tables


def offer_left(table: EndlessWinter, option: i32, shown: cython.pointer(i16), held: cython.pointer(i16)) -> void:
    """The chiefs, or setup cards, that are neither shown nor held by a seat."""
    for card in range(SETUP_CARDS):
        left: bint = not shown[card]
        for seat in range(table.sides):
            if held[seat] == card + 1:
                left = False
        if left:
            table.offer(option + card)


def deal(table: EndlessWinter, card: i32, shown: cython.pointer(i16), held: cython.pointer(i16)) -> void:
    """To the seat of the frame, or to those that are shown for the draft."""
    owner = table.agenda[table.depth][OWNER] - 1
    if owner >= 0:
        held[owner] = card + 1
        table.pop()
    else:
        shown[card] = 1
        table.count_down(PLACE)


def offer_shown(table: EndlessWinter, option: i32, shown: cython.pointer(i16)) -> void:
    for card in range(SETUP_CARDS):
        if shown[card]:
            table.offer(option + card)


def pick(table: EndlessWinter, card: i32, shown: cython.pointer(i16), held: cython.pointer(i16)) -> void:
    """What nobody takes is put away once all have one."""
    held[table.agenda[table.depth][SEAT]] = card + 1
    shown[card] = 0
    table.pop()
    for seat in range(table.people):
        if held[seat] == 0:
            return
    for left in range(SETUP_CARDS):
        shown[left] = 0


def gain_setup_card(table: EndlessWinter, seat: i32) -> void:
    """EW-SETUP-21 to -28, -36, -37: its food and tools, its animals, and the opening hand."""
    pack: Tables = table.content
    card = table.setup_card[seat] - 1
    table.gain_food(seat, pack.setup_food[card])
    table.gain_tools(seat, pack.setup_tool[card])
    take_setup_tribe_card(table, seat, HAND)
    take_setup_animals(table, seat)
    for starting in range(2):
        table.move_card(seat, starting, DECK, HAND)


def take_setup_tribe_card(table: EndlessWinter, seat: i32, zone: i32) -> void:
    """EW-SETUP-23."""
    pack: Tables = table.content
    tribe = pack.setup_tribe[table.setup_card[seat] - 1]
    if table.supply[tribe]:
        table.supply[tribe] -= 1
        table.put_card(seat, FIRST_TRIBE + tribe, zone)


def take_setup_animals(table: EndlessWinter, seat: i32) -> void:
    """EW-SETUP-24."""
    pack: Tables = table.content
    card = table.setup_card[seat] - 1
    for species in range(SPECIES):
        animals = min(pack.setup_animal[card][species], table.animal_deck[species])
        table.animal_deck[species] -= animals
        table.unused[seat][species] += animals


def place_setup_camp(table: EndlessWinter, seat: i32) -> void:
    """EW-SETUP-25."""
    pack: Tables = table.content
    for _ in range(min(pack.setup_camp[table.setup_card[seat] - 1], table.camps_home[seat])):
        table.place_camp(seat)


# --- alone (EWS-SETUP) ---------------------------------------------------------------------------------


def set_apart(table: EndlessWinter) -> void:
    """EWS-SETUP-14: five culture cards of each era become the sacrifice deck; nobody has seen them."""
    table.sacrifice[0] = SACRIFICES_OF_ERA
    table.sacrifice[1] = SACRIFICES_OF_ERA


def offer_two(table: EndlessWinter, stage: i32) -> void:
    """EWS-SETUP-05, -16: two setup cards and two chiefs, of each one to keep, and a side of the chief."""
    if stage == 1:
        table.push(DEAL_SETUP, NATURE, 0, 0, 2)
        table.push(DEAL_CHIEF, NATURE, 0, 0, 2)
    elif stage == 2:
        table.push(CHOOSE_SIDE, 0)
        table.push(PICK_CHIEF, 0)
        table.push(PICK_SETUP, 0)


class SetUp(Decision):
    """One part of the setup after another; the frames that a part pushes come before the next part."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        stage = frame[STAGE]
        frame[STAGE] = stage + 1
        drafted: i32 = table.setup_draft or table.chief_draft
        alone: bint = table.alone()
        if stage == 0:
            if alone:
                set_apart(table)
            self.lay_out_stones_and_culture(table)
        elif alone and stage < 4:
            offer_two(table, stage)
        elif stage == 1:
            if not table.chief_draft:
                self.push_for_all(table, DEAL_CHIEF)
        elif stage == 2:
            if not table.chief_draft and not table.side_in_order:
                self.choose_sides(table)
        elif stage == 3:
            if not drafted:
                self.push_for_all(table, DEAL_SETUP)
        elif stage == 4:
            if not drafted:
                self.give_setup_cards(table)
        elif stage == 5:
            if alone:
                table.push(DEAL_ANIMAL, NATURE, 1, NOMADS + 1, TO_SEAT)
            if not table.ground_last:
                table.push(DEAL_ANIMAL, NATURE, table.sides + 1, 0, TO_GROUND, drafted)
        elif stage == 6:
            table.push(DEAL_AID, NATURE)
        elif stage == 7:
            self.give_order_bonuses(table)
            for slot in range(BOARDS - 1, -1, -1):
                table.push(DEAL_BOARD, NATURE, slot)
        elif stage == 8:
            self.choose_tiles(table)
        elif stage == 9:
            for seat in range(table.people):
                table.place_camp(seat)
                if not drafted:
                    place_setup_camp(table, seat)
            if alone:
                table.push(DEAL_MIGRATION, NATURE, 0, 0, INNER_CAMPS | OUTER_CAMPS)
            self.lay_tokens(table)
        elif stage == 10:
            if table.chief_draft:
                table.push(DEAL_CHIEF, NATURE, 0, 0, table.sides + 1)
        elif stage == 11:
            if table.chief_draft:
                for i in range(table.sides - 1, -1, -1):
                    table.push(PICK_CHIEF, table.order[i])
        elif stage == 12:
            if table.side_in_order:
                for i in range(table.sides - 1, -1, -1):
                    table.push(CHOOSE_SIDE, table.order[i])
            elif table.chief_draft:
                self.choose_sides(table)
        elif stage == 13:
            if drafted:
                table.push(DEAL_SETUP, NATURE, 0, 0, table.sides + 1)
        elif stage == 14:
            if drafted:
                for i in range(table.sides):
                    table.push(PICK_SETUP, table.order[i])
        elif stage == 15:
            if drafted:
                self.give_setup_cards(table)
                for seat in range(table.sides):
                    place_setup_camp(table, seat)
            if table.ground_last:
                table.push(DEAL_ANIMAL, NATURE, table.sides + 1, 0, TO_GROUND)
        else:
            table.pop()
        return True

    def push_for_all(self, table: EndlessWinter, kind: i32) -> void:
        """A frame for each seat, A first; chance decides about chiefs and setup cards."""
        for seat in range(table.sides - 1, -1, -1):
            if kind == CHOOSE_SIDE:
                table.push(kind, seat)
            else:
                table.push(kind, NATURE, 0, seat + 1)

    def choose_sides(self, table: EndlessWinter) -> void:
        """EW-SETUP-18, EW-VAR-07."""
        self.push_for_all(table, CHOOSE_SIDE)

    def lay_out_stones_and_culture(self, table: EndlessWinter) -> void:
        """EW-SETUP-03 to -10."""
        pack: Tables = table.content
        table.push(DEAL_CULTURE, NATURE, OPEN_CULTURES, 0, 0)
        table.push(DEAL_STONE, NATURE, pack.stones_shown, 0, 2)
        table.push(DEAL_STONE, NATURE, pack.stones_shown, 0, 1)

    def give_setup_cards(self, table: EndlessWinter) -> void:
        """EW-SETUP-21 to -28."""
        for seat in range(table.people - 1, -1, -1):
            table.push(DEAL_CARD, NATURE, 2, seat + 1)
        for seat in range(table.people):
            gain_setup_card(table, seat)

    def give_order_bonuses(self, table: EndlessWinter) -> void:
        """EW-SETUP-35."""
        pack: Tables = table.content
        for i in range(table.sides):
            seat = table.order[i]
            if not table.is_nomads(seat):
                table.gain_food(seat, pack.order_food[i])
                table.gain_tools(seat, pack.order_tool[i])

    def choose_tiles(self, table: EndlessWinter) -> void:
        """EW-TERRAIN-01 to -06: one tile of each land type, glaciers, and random land tiles."""
        pack: Tables = table.content
        table.terrain[START_HEX] = START_TILE
        table.tiles[START_TILE] -= 1
        for kind in range(FIRST_LAND, TERRAINS):
            tiles = pack.glaciers if kind == GLACIER else 1
            table.tiles[kind] -= tiles
            table.chosen[kind] = tiles
        table.push(DEAL_TILE, NATURE, 0)
        table.push(DEAL_LAND, NATURE, pack.lands)

    def lay_tokens(self, table: EndlessWinter) -> void:
        """EW-GLAC-01, EW-RESTMOD-02."""
        if table.glacier_tokens:
            for place in range(HEXES):
                if table.terrain[place] == GLACIER:
                    table.token[place] = FACE_DOWN
        if table.rests:
            table.push(DEAL_REST, NATURE, 1)


class DealStone(Lot):
    """EW-SETUP-03 to -06: a stone of the era in PLACE is laid out."""

    def options(self, table: EndlessWinter) -> void:
        pack: Tables = table.content
        era = table.agenda[table.depth][PLACE]
        for stone in range(STONES):
            if table.stone[stone] == IN_DECK and pack.stone_era[stone] == era:
                table.offer(LAY_STONE + stone)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        half = STONES_OF_HALF * (table.agenda[table.depth][PLACE] - 1)
        table.count_down(COUNT)
        table.stone[option - LAY_STONE] = OPEN
        table.lay(table.stone_place, half, half + STONES_OF_HALF, option - LAY_STONE)
        table.emit(STONE_DEALT, NATURE, option - LAY_STONE)


class DealCulture(Lot):
    """EW-SETUP-10, EW-PREP-07 to -10: the next open culture card, of Era I or II (PLACE 0 or 1)."""

    def settle(self, table: EndlessWinter) -> bint:
        era = table.agenda[table.depth][PLACE]
        unseen: i32 = table.sacrifice[era] + table.buried_unseen[era]
        for card in range(CULTURE_OF_ERA * era, CULTURE_OF_ERA * era + CULTURE_OF_ERA):
            if table.culture[card] == IN_DECK:
                if unseen == 0:
                    return False
                unseen -= 1
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        first = CULTURE_OF_ERA * table.agenda[table.depth][PLACE]
        for card in range(first, first + CULTURE_OF_ERA):
            if table.culture[card] == IN_DECK:
                table.offer(OPEN_CULTURE + card)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        table.count_down(COUNT)
        table.culture[option - OPEN_CULTURE] = OPEN
        table.lay(table.culture_place, 0, OPEN_CULTURES, option - OPEN_CULTURE)
        table.emit(CULTURE_DEALT, NATURE, FIRST_CULTURE + option - OPEN_CULTURE)


class DealChief(Lot):
    """EW-SETUP-11: a random chief for a seat; EW-VAR-04: or one of PLACE chiefs shown for the draft."""

    def options(self, table: EndlessWinter) -> void:
        """There are as many chiefs as setup cards."""
        offer_left(table, DRAW_CHIEF, table.shown_chiefs, table.chief)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        table.emit(CHIEF_DEALT, table.agenda[table.depth][OWNER] - 1, option - DRAW_CHIEF)
        deal(table, option - DRAW_CHIEF, table.shown_chiefs, table.chief)


class DealSetup(Lot):
    """EW-SETUP-20: a random setup card for a seat; EW-VAR-01: or one of PLACE cards shown for the draft."""

    def options(self, table: EndlessWinter) -> void:
        offer_left(table, DRAW_SETUP, table.shown_setups, table.setup_card)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        table.emit(SETUP_DEALT, table.agenda[table.depth][OWNER] - 1, option - DRAW_SETUP)
        deal(table, option - DRAW_SETUP, table.shown_setups, table.setup_card)


class DealAid(Lot):
    """EW-SETUP-33, -34: who gets aid number COUNT + 1; the last one is left with the last aid."""

    def settle(self, table: EndlessWinter) -> bint:
        """EWS-SETUP-11: the nomads are before a person alone."""
        if table.alone() and table.agenda[table.depth][COUNT] == 0:
            self.apply(table, GIVE_AID + NOMADS)
        place = table.agenda[table.depth][COUNT]
        if place < table.sides - 1:
            return False
        for seat in range(table.sides):
            if not self.is_placed(table, seat, place):
                table.order[place] = seat
                table.emit(ORDER_SET, seat, place)
        table.pop()
        return True

    def is_placed(self, table: EndlessWinter, seat: i32, places: i32) -> bint:
        for i in range(places):
            if table.order[i] == seat:
                return True
        return False

    def options(self, table: EndlessWinter) -> void:
        for seat in range(table.sides):
            if not self.is_placed(table, seat, table.agenda[table.depth][COUNT]):
                table.offer(GIVE_AID + seat)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        table.order[frame[COUNT]] = option - GIVE_AID
        table.emit(ORDER_SET, option - GIVE_AID, frame[COUNT])
        frame[COUNT] += 1


class DealBoard(Lot):
    """EW-MEGASETUP-01: the board of slot COUNT."""

    def options(self, table: EndlessWinter) -> void:
        for laid in range(BOARDS):
            if not self.is_laid(table, laid):
                table.offer(LAY_BOARD + laid)

    def is_laid(self, table: EndlessWinter, laid: i32) -> bint:
        for slot in range(BOARDS):
            if table.board_at[slot] == laid:
                return True
        return False

    def apply(self, table: EndlessWinter, option: i32) -> void:
        slot = table.agenda[table.depth][COUNT]
        table.pop()
        table.board_at[slot] = option - LAY_BOARD
        table.emit(BOARD_LAID, NATURE, slot, option - LAY_BOARD)


class DealLand(Chance):
    """EW-TERRAIN-04: COUNT random land tiles join the selection."""

    def options(self, table: EndlessWinter) -> void:
        for kind in range(FIRST_LAND, GLACIER):
            if table.tiles[kind]:
                table.offer(PICK_LAND + kind)

    def weight(self, table: EndlessWinter, option: i32) -> i64:
        return table.tiles[option - PICK_LAND]

    def apply(self, table: EndlessWinter, option: i32) -> void:
        table.count_down(COUNT)
        table.tiles[option - PICK_LAND] -= 1
        table.chosen[option - PICK_LAND] += 1


class DealTile(Chance):
    """EW-TERRAIN-05: the tile of hex COUNT; the last tile falls into its place."""

    def settle(self, table: EndlessWinter) -> bint:
        frame = table.agenda[table.depth]
        if frame[COUNT] == START_HEX:
            frame[COUNT] += 1
        if frame[COUNT] < HEXES:
            return False
        table.pop()
        return True

    def options(self, table: EndlessWinter) -> void:
        for kind in range(FIRST_LAND, TERRAINS):
            if table.chosen[kind]:
                table.offer(LAY_TILE + kind)

    def weight(self, table: EndlessWinter, option: i32) -> i64:
        return table.chosen[option - LAY_TILE]

    def apply(self, table: EndlessWinter, option: i32) -> void:
        frame = table.agenda[table.depth]
        kind = option - LAY_TILE
        table.chosen[kind] -= 1
        table.terrain[frame[COUNT]] = kind
        table.emit(TILE_LAID, NATURE, frame[COUNT], kind)
        frame[COUNT] += 1


class PickChief(Decision):
    """EW-VAR-05, EW-HIDDEN-21."""

    def options(self, table: EndlessWinter) -> void:
        offer_shown(table, TAKE_CHIEF, table.shown_chiefs)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        table.emit(CHIEF_DEALT, table.agenda[table.depth][SEAT], option - TAKE_CHIEF)
        pick(table, option - TAKE_CHIEF, table.shown_chiefs, table.chief)


class PickSetup(Decision):
    """EW-VAR-02, -06."""

    def options(self, table: EndlessWinter) -> void:
        offer_shown(table, TAKE_SETUP, table.shown_setups)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        table.emit(SETUP_DEALT, table.agenda[table.depth][SEAT], option - TAKE_SETUP)
        pick(table, option - TAKE_SETUP, table.shown_setups, table.setup_card)


class ChooseSide(Decision):
    """EW-SETUP-18, EW-VAR-07: a side of the own chief card; shown when all have chosen, or at once in turn order."""

    def options(self, state: State) -> void:
        state.offer_range(TAKE_SIDE, 2)

    def apply(self, table: EndlessWinter, option: i32) -> void:
        seat = table.agenda[table.depth][SEAT]
        table.pop()
        table.side[seat] = 1 + option - TAKE_SIDE
        if table.side_in_order:
            table.emit(SIDE_CHOSEN, seat, table.chief[seat] - 1, option - TAKE_SIDE)
        for other in range(table.people):
            if table.side[other] == 0:
                return
        table.sides_open = 1
        if not table.side_in_order:
            for other in range(table.people):
                table.emit(SIDE_CHOSEN, other, table.chief[other] - 1, table.side[other] - 1)
