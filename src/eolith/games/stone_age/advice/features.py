# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What the value of a position is learned from."""

from __future__ import annotations

from cython import int as i32, void

from eolith.kernel.features import Features

from ..rules.score import bits, buildings, cards_of_type, final_points
from ..rules.table import StoneAge, Tables
from ..terms import *
from .worth import rounds_left


class StoneAgeFeatures(Features):
    """The numbers of a position; goods, figures and points as they are counted in the game.

    What is "to come" is multiplied by the rounds that may follow, but for the points, which final scoring brings.
    """

    symbols: i32[4]

    of_side = (
        "points", "points to come", "points in all", "food", "wood", "brick", "stone", "gold", "value of resources",
        "figures", "agriculture", "tools", "one-use tools", "two resources", "buildings", "farmers", "toolmakers",
        "builders", "shamans", "culture symbols", "culture symbols twice", "culture points", "culture points twice",
        "farmers by agriculture", "toolmakers by tools", "builders by buildings", "shamans by figures",
        "hungry figures", "agriculture to come", "tools to come", "figures to come", "builders to come",
        "food needed to come", "cards", "hungry rounds", "first player", "farmers to come", "toolmakers to come",
    )  # fmt: skip
    of_table = (
        "round", "rounds left", "deck", "lowest stack", "lowest stack at most 1", "lowest stack 2", "deck of one round",
        "tiles left", "tiles of listed price", "tiles of any resources", "tiles of kinds", "points of tiles",
    )  # fmt: skip

    def look_at_side(self, table: StoneAge, side: i32) -> void:
        pack: Tables = table.content
        left = rounds_left(table)
        goods = table.goods[side]
        symbols = self.symbols
        for profession in range(4):
            symbols[profession] = 0
        once: i32 = 0
        twice: i32 = 0
        cards: i32 = 0
        for card in range(CARD_TYPES):
            cards += table.pile[side][card]
            row = pack.cards[card]
            for _ in range(cards_of_type(table, side, card)):
                if row[CULTURE] >= 0:
                    twice |= once & 1 << row[CULTURE]
                    once |= 1 << row[CULTURE]
                else:
                    symbols[row[PROFESSION]] += row[SYMBOLS]
        tools = table.tool_sum(side)
        built = buildings(table, side)
        figures = table.figures[side]
        agriculture = table.agriculture[side]
        to_come = final_points(table, side)
        one_use: i32 = 0
        for tool in range(ONE_USE_TOOLS):
            one_use += table.one_use[side][tool] * pack.tool_value[tool]
        self.put(table.score[side])
        self.put(to_come)
        self.put(table.score[side] + to_come)
        self.put(min(30, table.food[side]))
        for kind in range(RESOURCE_COUNT):
            self.put(goods[kind])
        self.put(3 * goods[WOOD] + 4 * goods[BRICK] + 5 * goods[STONE] + 6 * goods[GOLD])
        self.put(figures)
        self.put(agriculture)
        self.put(tools)
        self.put(one_use)
        self.put(table.choice[side])
        self.put(built)
        for profession in range(4):
            self.put(symbols[profession])
        self.put(bits(once))
        self.put(bits(twice))
        self.put(bits(once) * bits(once))
        self.put(bits(twice) * bits(twice))
        self.put(symbols[FARMER] * agriculture)
        self.put(symbols[TOOLMAKER] * tools)
        self.put(symbols[BUILDER] * built)
        self.put(symbols[SHAMAN] * figures)
        self.put(max(0, figures - agriculture - table.food[side]))
        self.put(left * agriculture)
        self.put(left * tools)
        self.put(left * figures)
        self.put(left * symbols[BUILDER])
        self.put(left * (figures - agriculture))
        self.put(cards)
        self.put(table.hungry[side])
        self.put(table.first == side)
        self.put(left * symbols[FARMER])
        self.put(left * symbols[TOOLMAKER])

    def look_at_table(self, table: StoneAge) -> void:
        pack: Tables = table.content
        lowest: i32 = table.stack_size[0]
        tiles: i32 = 0
        listed: i32 = 0
        any_kinds: i32 = 0
        of_kinds: i32 = 0
        points: i32 = 0
        for stack in range(table.sides):
            lowest = min(lowest, table.stack_size[stack])
            tiles += table.stack_size[stack]
            if table.tops[stack] == EMPTY:
                continue
            row = pack.tiles[table.tops[stack]]
            points += row[PRINTED_POINTS]
            if row[PRICE_UNITS] == 0:
                listed += 1
            elif row[PRICE_KINDS] == ANY_KINDS:
                any_kinds += 1
            else:
                of_kinds += 1
        self.put(table.round)
        self.put(rounds_left(table))
        self.put(table.deck_size)
        self.put(lowest)
        self.put(lowest <= 1)
        self.put(lowest == 2)
        self.put(table.deck_size <= table.sides + 1)
        self.put(tiles)
        self.put(listed)
        self.put(any_kinds)
        self.put(of_kinds)
        self.put(points)
