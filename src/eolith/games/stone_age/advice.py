# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Rules of thumb for Stone Age: what every option of a seat seems to be worth, in points.

No search: the value of an option is an expectation over the dice that it asks for, plus an
estimate of what things will have brought by the end of the game.  A position is read once a
decision, from its bytes, so that the sums work on C numbers.
"""

from __future__ import annotations

from typing import Any

import cython
from cython import double, int as i32, short as i16, void

from eolith.kernel.advice import RulesOfThumb
from eolith.kernel.chance import dice_ways
from eolith.kernel.numbers import *

from .rules.table import StoneAge, Tables
from .terms import *

MOST_ADDED: i32 = 21
NEVER: double = -1000.0
LATE: i32 = 30
"""The round after which a purchase is worth a point more each round.

Goods score when the game ends, and it only ends by purchases: who hoards them waits for points that never come.
"""

WEIGHTS = {
    "conversion": 0.88,
    "food": 1.2,
    "field": 1.0,
    "tool": 1.0,
    "figure": 1.3,
    "building": 1.0,
    "card": 1.0,
    "culture": 0.8,
    "profession": 0.9,
    "hunger": 10.0,
    "urgency": 0.3,
}
"""What the balanced style believes:

conversion   points that a resource brings in the end, as a share of its value in a building
food         points a unit of food saves in a later round
field, tool  points that a step on the track saves or brings in each later round
figure       points that one more figure brings in each later round, fed
building, card  factors on what they bring
culture, profession  factors on what symbols bring in the end
hunger       points that a round of hunger costs; a starving style counts less
urgency      points by which a place that others may take comes before one that has room for all
"""

STYLES: dict[str, dict[str, float]] = {
    "balanced": {},
    "farmer": {"field": 1.8},
    "builder": {"building": 1.25},
    "toolmaker": {"tool": 1.8},
    "starver": {"hunger": 0.0, "figure": 2.5, "field": 0.2},
}
"""The temperaments: where each differs from the balanced style."""


class Odds:
    """What rolls bring, to be looked up."""

    at_least: double[80][11]  # at_least[dice][total]: how likely so many dice show that total or more
    units: double[22][11][5]  # units[place - HUNTING][dice][tools]: expected, with so much added

    def __init__(self) -> None:
        if not cython.compiled:
            self.at_least = [[0.0] * 80 for _ in range(11)]
            self.units = [[[0.0] * 22 for _ in range(11)] for _ in range(5)]
        for dice in range(11):
            self.at_least[dice][0] = 1.0
            for total in range(1, 61):
                ways = sum(dice_ways(dice, t) for t in range(total, 61))
                self.at_least[dice][total] = ways / 6**dice
        for place in range(5):
            for dice in range(1, 11):
                for tools in range(22):
                    expected = 0.0
                    for total in range(dice, 6 * dice + 1):
                        expected += dice_ways(dice, total) * ((total + tools) // (place + 2)) / 6**dice
                    self.units[place][dice][tools] = expected


ODDS = Odds()


class Advisor(RulesOfThumb):
    """Rules of thumb in one style for one game.  It keeps nothing from one position to the next."""

    table: StoneAge
    pack: Tables
    odds: Odds
    # the style
    conversion: double
    food_weight: double
    field_weight: double
    tool_weight: double
    figure_weight: double
    building_weight: double
    card_weight: double
    culture_weight: double
    profession_weight: double
    hunger: double
    urgency: double
    # the position, as far as it matters to the seat that decides
    seat: i32
    frame: i32[8]
    frame_below: i32[8]
    slots: i32[4]
    tops: i32[4]
    placed: i32[16]
    food: i32
    figures: i32
    home: i32
    agriculture: i32
    goods: i32[4]
    tools: i32[6]
    tool_sum: i32
    choice: i32
    buildings: i32
    symbols: i32[4]
    cultures: i32  # one bit a symbol
    repeated: i32
    # estimates
    left: double  # rounds after this one
    late: double  # points by which a purchase is worth more because the end is overdue
    worth: double[4]  # points that a unit of each resource brings in the end
    food_worth: double
    field_worth: double
    tool_worth: double
    hut_worth: double
    symbol_worth: double[4]  # points that a symbol of each profession brings in the end
    hungry: double  # food that the coming feeding lacks; below zero, what it leaves
    need: i32[4]  # resources that buildings with a listed price lack
    short: i32  # resources of any kind that cards and other buildings lack
    reserved: i32[4]  # resources that buildings with a listed price will take
    stock: i32[4]  # what payments are thought to be made from
    spare_tools: i32  # what tools can add to rolls that are not yet waited for
    room: i32[16]  # options that each location offers: as many as figures, but one for the hut
    harvest: double[11][5][2]  # harvest[with tools][place - HUNTING][figures]: points
    lowest: double[4]  # the best payment whose plainest resource is of each kind

    def __init__(self, game: Any, style: str = "balanced") -> None:
        """Advice for the states of one game; KeyError for an unknown style."""
        super().__init__(game)
        self.odds = ODDS
        self.pack = game.content
        self.read_style({**WEIGHTS, **STYLES[style]})

    def read_style(self, weights: dict[str, float]) -> None:
        self.conversion = weights["conversion"]
        self.food_weight = weights["food"]
        self.field_weight = weights["field"]
        self.tool_weight = weights["tool"]
        self.figure_weight = weights["figure"]
        self.building_weight = weights["building"]
        self.card_weight = weights["card"]
        self.culture_weight = weights["culture"]
        self.profession_weight = weights["profession"]
        self.hunger = weights["hunger"]
        self.urgency = weights["urgency"]

    # --- reading a position ----------------------------------------------------------------------

    def weigh(self, table: StoneAge, options: list) -> void:
        self.table = table
        for option in options:
            i: i32 = option
            self.value[i] = 0.0
        self.read()
        self.estimate()
        kind = self.frame[KIND]
        if kind == PLACE_FIGURES:
            self.weigh_places(options)
        elif kind == CARRY_OUT:
            self.weigh_actions()
        elif kind == USE_TOOLS:
            self.weigh_tools()
        elif kind == RAISE_TOOL:
            for slot in range(3):
                self.value[RAISE + slot] = 1.0 if self.tools[slot] else 0.0
        elif kind == PAY_UNITS:
            self.weigh_payment()
        elif kind == PAY_LISTED:
            self.weigh_purchase()
        elif kind == TAKE_DIE:
            self.weigh_dice()
        else:
            self.weigh_choice()

    def read(self) -> void:
        table = self.table
        for i in range(8):
            self.frame[i] = table.agenda[table.depth][i]
            self.frame_below[i] = table.agenda[table.depth - 1][i] if table.depth else 0
        seat: i32 = self.frame[SEAT]
        self.seat = seat
        for i in range(4):
            self.slots[i] = table.slots[i]
            self.tops[i] = table.tops[i]
            self.goods[i] = table.goods[seat][i]
            self.stock[i] = self.goods[i]
            self.reserved[i] = 0
            self.need[i] = 0
        self.short = 0
        for place in range(PLACE_COUNT):
            self.placed[place] = table.placed[seat][place]
        self.food = table.food[seat]
        self.figures = table.figures[seat]
        self.home = table.home[seat]
        self.agriculture = table.agriculture[seat]
        self.choice = table.choice[seat]
        self.tool_sum = 0
        self.spare_tools = 0
        for i in range(3):
            tile: i32 = table.tools[seat][i]
            self.tool_sum += tile
            self.tools[i] = 0 if table.turned[seat][i] else tile
            self.tools[3 + i] = self.pack.tool_value[i] if table.one_use[seat][i] else 0
            self.spare_tools += self.tools[i]
        self.buildings = 0
        for copy in range(TILE_TYPES):
            if table.tile_owner[copy] == seat + 1:
                self.buildings += 1
        self.read_symbols()

    def read_symbols(self) -> void:
        for i in range(4):
            self.symbols[i] = 0
        self.cultures = 0
        self.repeated = 0
        for card in range(CARD_TYPES):
            for _ in range(self.table.pile[self.seat][card]):
                self.count_symbols(card)
        for i in range(3):
            if self.tools[3 + i]:
                self.count_symbols(self.pack.one_use[i])
        if self.choice:
            self.count_symbols(self.pack.choice_card)

    def count_symbols(self, card: i32) -> void:
        row = self.pack.cards[card]
        if row[CULTURE] >= 0:
            self.repeated |= self.cultures & 1 << row[CULTURE]
            self.cultures |= 1 << row[CULTURE]
        else:
            self.symbols[row[PROFESSION]] += row[SYMBOLS]

    # --- what things are worth -------------------------------------------------------------------

    def estimate(self) -> void:
        self.left = self.rounds_left()
        self.late = max(0, self.table.round - LATE)
        left = self.left
        ripe = min(1.0, left / 2.0)
        held = self.goods[0] + self.goods[1] + self.goods[2] + self.goods[3]
        spent = ripe * min(1.0, (5.0 + 4.0 * left) / max(1, held))  # the share that will still be spent
        for kind in range(4):
            self.worth[kind] = 1.0 + spent * (self.conversion * (kind + 3) - 1.0)
        self.food_worth = self.food_weight * ripe
        symbols = self.symbols
        self.field_worth = self.tool_worth = self.hut_worth = 0.0
        if self.agriculture < TOP_OF_AGRICULTURE:
            self.field_worth = self.field_weight * (self.food_weight + 0.1) * left + symbols[FARMER]
        if self.tool_sum < TOP_OF_TOOLS:
            self.tool_worth = self.tool_weight * left + symbols[TOOLMAKER]
        if self.figures < MOST_FIGURES:
            self.hut_worth = self.figure_weight * left + symbols[SHAMAN]
        self.symbol_worth[FARMER] = min(1.0 * TOP_OF_AGRICULTURE, self.agriculture + 0.4 * left)
        self.symbol_worth[TOOLMAKER] = min(1.0 * TOP_OF_TOOLS, self.tool_sum + 0.3 * left)
        self.symbol_worth[BUILDER] = self.buildings + 0.45 * left
        self.symbol_worth[SHAMAN] = min(1.0 * MOST_FIGURES, self.figures + 0.2 * left)
        self.hungry = self.figures - self.agriculture - self.food

    def rounds_left(self) -> double:
        """About how many rounds will follow this one: until the deck or a stack runs out."""
        table = self.table
        left: double = table.deck_size / (1.1 * table.players)
        for stack in range(table.players):
            left = min(left, (table.stack_size[stack] - 0.6) / 0.75)
        if table.round_cap:
            left = min(left, 1.0 * (table.round_cap - table.round))
        return max(0.0, left)

    def hunger_cost(self, missing: double) -> double:
        """Points that so much missing food will cost: resources instead, or a round of hunger."""
        if missing <= 0.0:
            return 0.0
        return min(self.hunger, missing * (self.worth[0] + 0.3))

    def food_value(self, amount: double) -> double:
        rest = self.hungry - amount
        value = self.hunger_cost(self.hungry) - self.hunger_cost(rest)
        if rest < 0.0:
            kept = min(amount, -rest)
            wanted = max(0.0, self.left * (self.figures - self.agriculture) + min(0.0, self.hungry))
            value += min(kept, wanted) * self.food_worth
        return value

    def unit_value(self, kind: i32, amount: double) -> double:
        """So many more of a resource, a little more if something already waits for them."""
        lacking: i32 = self.need[kind] + self.short
        return amount * self.worth[kind] + min(amount, 1.0 * lacking) * 3.0

    def symbols_value(self, card: i32) -> double:
        row = self.pack.cards[card]
        if row[CULTURE] < 0:
            return self.profession_weight * row[SYMBOLS] * self.symbol_worth[row[PROFESSION]]
        size: double  # of the set in the end
        if not self.cultures >> row[CULTURE] & 1:
            size = min(8.0, bits(self.cultures) + 1 + 0.3 * self.left)
        elif not self.repeated >> row[CULTURE] & 1:
            size = min(8.0, bits(self.repeated) + 1 + 0.1 * self.left)
        else:
            return 0.0
        return self.culture_weight * (2.0 * size - 1.0)

    def effect_value(self, card: i32) -> double:
        row = self.pack.cards[card]
        effect = row[EFFECT]
        amount = row[AMOUNT]
        if effect == FOOD:
            return self.food_value(amount)
        if effect == GOODS:
            return amount * self.worth[row[RESOURCE]]
        if effect == ROLL_FOR:
            tools = min(MOST_ADDED, self.spare_tools // 2)
            return self.odds.units[1 + row[RESOURCE]][amount][tools] * self.worth[row[RESOURCE]]
        if effect == POINTS:
            return amount
        if effect == AGRICULTURE:
            return self.field_worth
        if effect == NEW_TOOL:
            return self.tool_worth
        if effect == EXTRA_CARD:
            return 5.0
        if effect == ONE_USE_TOOL:
            return 0.7 * amount
        if effect == DICE_FOR_ALL:
            return self.best_die()
        return 2.0 * self.worth[3]

    def best_die(self) -> double:
        """What the first choice among as many dice as players brings."""
        total: double = 0.0
        for face in range(6):
            value = self.die_value(face)
            better: i32 = 0  # faces that would rather be taken
            for other in range(6):
                rival = self.die_value(other)
                if rival > value or rival == value and other < face:
                    better += 1
            none_better: double = 1.0
            not_even_this: double = 1.0
            for _ in range(self.table.players):
                none_better *= (6 - better) / 6.0
                not_even_this *= (5 - better) / 6.0
            total += (none_better - not_even_this) * value
        return total

    def die_value(self, face: i32) -> double:
        if face < 4:
            return self.unit_value(face, 1.0)
        return self.tool_worth if face == 4 else self.field_worth

    def card_value(self, card: i32) -> double:
        return self.card_weight * (self.effect_value(card) + self.symbols_value(card)) + self.late

    def building_bonus(self) -> double:
        """What owning one more building brings beside its points."""
        return self.symbols[BUILDER] + 0.1 * self.left + self.late

    # --- payments --------------------------------------------------------------------------------

    def cost(self, kind: i32, amount: i32) -> double:
        """What is given up with so many of a resource; more if a building waits for them."""
        free = max(0, self.stock[kind] - self.reserved[kind])
        return amount * self.worth[kind] + max(0, amount - free) * 4.0

    def best_payment(self, fewest: i32, most: i32, kinds: i32, last: i32, points: double) -> double:
        """The best way to pay fewest to most resources of exactly so many further kinds; NEVER for none.

        `points` is what a point of value scores: 0 unless the payment is scored.  `lowest` gets
        the best payment that begins with each kind.
        """
        for kind in range(4):
            self.lowest[kind] = NEVER
        stock = self.stock
        best: double = NEVER
        for gold in range(min(most, stock[3]) + 1):
            for stone in range(min(most - gold, stock[2]) + 1 if last < 3 else 1):
                for brick in range(min(most - gold - stone, stock[1]) + 1 if last < 2 else 1):
                    others = gold + stone + brick
                    if last >= 1 and others < fewest:
                        continue
                    enough = max(0, fewest - others) if last < 1 else 0
                    for wood in range(enough, min(most - others, stock[0]) + 1 if last < 1 else 1):
                        if wood + others == 0:
                            continue
                        if kinds >= 0 and kinds != new_kinds(wood, brick, stone, gold, last):
                            continue
                        net = points * (3 * wood + 4 * brick + 5 * stone + 6 * gold)
                        net -= self.cost(0, wood) + self.cost(1, brick) + self.cost(2, stone) + self.cost(3, gold)
                        kind = 0 if wood else 1 if brick else 2 if stone else 3
                        if net > self.lowest[kind]:
                            self.lowest[kind] = net
                        if net > best:
                            best = net
        return best

    def best_for_tile(self, tile: i32) -> double:
        """Points of a building less what is paid for it from the stock; NEVER if that does not suffice."""
        row = self.pack.tiles[tile]
        bonus = self.building_bonus()
        if row[PRICE_UNITS]:
            fewest = 1 if row[PRICE_KINDS] == ANY_KINDS else row[PRICE_UNITS]
            return bonus + self.best_payment(fewest, row[PRICE_UNITS], row[PRICE_KINDS], EMPTY, self.building_weight)
        net: double = bonus + self.building_weight * row[PRINTED_POINTS]
        for kind in range(4):
            if row[kind] > self.stock[kind]:
                return NEVER
            net -= self.cost(kind, row[kind])
        return net

    def best_for_place(self, place: i32) -> double:
        """What a card or building brings, less what is paid for it from the stock."""
        if place >= BUILDING1:
            return self.best_for_tile(self.tops[place - BUILDING1])
        slot = place - CARD1
        return self.card_value(self.slots[slot]) + self.best_payment(slot + 1, slot + 1, ANY_KINDS, EMPTY, 0.0)

    # --- what is under way -----------------------------------------------------------------------

    def plan(self, rolled: i32) -> void:
        """Look ahead to what is placed already, but for the place that is being carried out.

        Expected harvests join the stock and the larder; what cards and buildings will take
        leaves the stock, and what they lack is noted.
        """
        tools = self.spare_tools
        for place in range(RIVER, HUNTING - 1, -1):
            if self.placed[place] == 0 or place == rolled:
                continue
            units = self.odds.units[place - HUNTING][self.placed[place]][min(MOST_ADDED, tools)]
            tools = 0
            if place == HUNTING:
                self.hungry -= units
            else:
                self.stock[place - FOREST] += cython.cast(i32, units + 0.4)
        if rolled == EMPTY:
            self.spare_tools = tools
        if self.placed[HUT] and rolled != HUT:
            self.hungry += 1.0
        if self.placed[FIELD] and rolled != FIELD:
            self.hungry -= 1.0
        for place in range(15, CARD1 - 1, -1):
            if self.placed[place] and place != rolled:
                if place < BUILDING1:
                    self.set_aside(place - CARD1 + 1)
                elif self.pack.tiles[self.tops[place - BUILDING1]][PRICE_UNITS]:
                    self.set_aside(min(5, self.pack.tiles[self.tops[place - BUILDING1]][PRICE_UNITS]))
                else:
                    self.set_aside_price(self.pack.tiles[self.tops[place - BUILDING1]])

    def set_aside_price(self, price: cython.pointer(i16)) -> void:
        for kind in range(4):
            self.stock[kind] -= price[kind]
            if self.stock[kind] < 0:
                self.need[kind] -= self.stock[kind]
                self.stock[kind] = 0

    def set_aside(self, units: i32) -> void:
        """Take so many resources out of the stock, the plainest first."""
        for kind in range(4):
            taken = min(units, self.stock[kind])
            self.stock[kind] -= taken
            units -= taken
        self.short += units

    def reserve_but(self, target: i32) -> void:
        """Keep what the buildings with a listed price will take, but for the one that is being paid for."""
        for kind in range(4):
            self.reserved[kind] = 0
        for place in range(BUILDING1, PLACE_COUNT):
            if self.placed[place] and place != target:
                price = self.pack.tiles[self.tops[place - BUILDING1]]
                if price[PRICE_UNITS]:
                    continue
                affordable = True
                for kind in range(4):
                    if self.goods[kind] - self.reserved[kind] < price[kind]:
                        affordable = False
                if affordable:
                    for kind in range(4):
                        self.reserved[kind] += price[kind]

    # --- 1. placing figures ----------------------------------------------------------------------

    def weigh_places(self, options: list) -> void:
        """What a location brings, plus what the figures that stay at home can still gather."""
        self.plan(EMPTY)
        for place in range(PLACE_COUNT):
            self.room[place] = 0
        for option in options:
            i: i32 = option
            self.room[PLACE_OF[i]] += 1
        self.foresee_harvests()
        one_less = self.best_harvest(self.home - 1)
        for option in options:
            i = option
            place = PLACE_OF[i]
            if HUNTING <= place <= RIVER:
                figures = i - PLACE_FIRST[place] + 1
                self.value[i] = self.harvests(place, figures, self.home - figures)
            elif place == HUT:
                self.value[i] = self.place_value(place, 2) + self.best_harvest(self.home - 2) + self.urgency
            else:
                self.value[i] = self.place_value(place, 1) + one_less + self.urgency

    def foresee_harvests(self) -> void:
        """What every number of figures brings from the hunting grounds and the resource places."""
        for place in range(HUNTING, RIVER + 1):
            most = min(self.home, self.room[place])
            for with_tools in range(2):
                tools = min(MOST_ADDED, self.spare_tools) if with_tools else 0
                for figures in range(1, most + 1):
                    units = self.odds.units[place - HUNTING][figures][tools]
                    gain = self.food_value(units) if place == HUNTING else self.unit_value(place - FOREST, units)
                    self.harvest[with_tools][place - HUNTING][figures] = gain

    def harvests(self, place: i32, figures: i32, rest: i32) -> double:
        """A roll of so many figures, and the best second roll of the rest; tools help one of them."""
        with_tools = self.harvest[1][place - HUNTING][figures]
        without = self.harvest[0][place - HUNTING][figures]
        best: double = with_tools
        for other in range(HUNTING, RIVER + 1):
            most = min(rest, self.room[other])
            if other != place and most > 0:
                best = max(best, with_tools + self.harvest[0][other - HUNTING][most])
                best = max(best, without + self.harvest[1][other - HUNTING][most])
        return best

    def best_harvest(self, figures: i32) -> double:
        """The most that so many figures can gather in one or two rolls."""
        best: double = 0.0
        for place in range(HUNTING, RIVER + 1):
            for first in range(1, min(figures, self.room[place]) + 1):
                best = max(best, self.harvests(place, first, figures - first))
        return best

    def place_value(self, place: i32, figures: i32) -> double:
        if place == WORKSHOP:
            return self.tool_worth + 0.6 if self.tool_sum < TOP_OF_TOOLS else 0.0
        if place == HUT:
            mouth = self.hunger_cost(self.hungry + 1.0) - self.hunger_cost(self.hungry)
            return self.hut_worth - mouth if self.figures < MOST_FIGURES else 0.0
        if place == FIELD:
            return self.field_worth + self.food_value(1.0) if self.agriculture < TOP_OF_AGRICULTURE else 0.0
        if place < BUILDING1:
            return self.card_place_value(place - CARD1)
        return self.building_place_value(self.tops[place - BUILDING1])

    def gathered_in_time(self, kind: i32, units: i32, figures: i32) -> double:
        """How likely so many figures gather the units that are lacking."""
        if figures <= 0:
            return 0.0
        total = units * (kind + 3) - self.spare_tools
        return self.odds.at_least[min(7, figures)][min(79, max(0, total))]

    def card_place_value(self, slot: i32) -> double:
        gain = self.card_value(self.slots[slot])
        stock = self.stock
        lacking = slot + 1 - stock[0] - stock[1] - stock[2] - stock[3]
        if lacking <= 0:
            return max(0.0, gain + self.best_payment(slot + 1, slot + 1, ANY_KINDS, EMPTY, 0.0))
        if self.short:
            return 0.0
        price = lacking * self.worth[0]
        for kind in range(4):
            price += self.cost(kind, stock[kind])
        return max(0.0, gain - price) * self.gathered_in_time(0, lacking, self.home - 1)

    def building_place_value(self, tile: i32) -> double:
        row = self.pack.tiles[tile]
        net = self.best_for_tile(tile)
        if row[PRICE_KINDS] == ANY_KINDS and row[PRICE_UNITS]:
            return max(0.0, net, self.gathered_for_any(net))
        if net > NEVER:
            return max(0.0, net)
        if row[PRICE_UNITS]:
            lacking = max(1, row[PRICE_UNITS] - self.stock[0] - self.stock[1] - self.stock[2] - self.stock[3])
            profit = row[PRICE_UNITS] * 4.5 * (self.building_weight - self.conversion) + self.building_bonus()
            return max(0.0, profit) * 0.5 * self.gathered_in_time(1, lacking, self.home - 1)
        return self.gathered_for_price(row)

    def gathered_for_any(self, net: double) -> double:
        """A building for 1 to 7 resources, with what the figures at home may still gather."""
        if self.home < 2:
            return NEVER
        held = self.stock[0] + self.stock[1] + self.stock[2] + self.stock[3]
        units = min(7.0 - held, self.odds.units[2][min(7, self.home - 1)][min(MOST_ADDED, self.spare_tools)])
        if units <= 0.5:
            return NEVER
        more = units * (4.0 * self.building_weight - self.worth[1])
        return more + (net if net > NEVER else self.building_bonus())

    def gathered_for_price(self, price: cython.pointer(i16)) -> double:
        """A building with a listed price of which something is still to be gathered."""
        kinds: i32 = 0
        profit: double = self.building_weight * price[PRINTED_POINTS] + self.building_bonus()
        for kind in range(4):
            profit -= price[kind] * self.worth[kind]
            if price[kind] > self.stock[kind]:
                kinds += 1
        if kinds == 0:
            return 0.0
        chance: double = 1.0
        for kind in range(4):
            lacking = price[kind] - self.stock[kind]
            if lacking > 0:
                if self.placed[FOREST + kind]:
                    return 0.0
                chance *= self.gathered_in_time(kind, lacking, (self.home - 1) // kinds)
        return max(0.0, profit) * chance

    # --- 2. carrying out actions -----------------------------------------------------------------

    def weigh_actions(self) -> void:
        """An order: growth first, tool cards before rolls, purchases by what a resource brings."""
        self.value[CHOOSE] = NEVER
        rolls: i32 = 0
        for place in range(HUNTING, RIVER + 1):
            if self.placed[place]:
                self.value[ACT + place] = 500.0 - place
                rolls += 1
        for place in range(HUNTING):
            self.value[ACT + place] = 900.0 - place
        for place in range(CARD1, PLACE_COUNT):
            if self.placed[place]:
                self.reserve_but(place)
                net = self.best_for_place(place)
                units: i32
                if place < BUILDING1:
                    units = place - CARD1 + 1
                    effect = self.pack.cards[self.slots[place - CARD1]][EFFECT]
                    early = effect == NEW_TOOL or effect == ONE_USE_TOOL
                else:
                    tile = self.pack.tiles[self.tops[place - BUILDING1]]
                    units = tile[PRICE_UNITS] if tile[PRICE_UNITS] else tile[0] + tile[1] + tile[2] + tile[3]
                    early = False
                if net <= 0.0:
                    self.value[ACT + place] = -100.0
                elif early and rolls:
                    self.value[ACT + place] = 600.0
                else:
                    self.value[ACT + place] = net / units

    def weigh_tools(self) -> void:
        """The best set of tools, told by its first one; a tool costs what later rolls want it for."""
        place = self.frame[PLACE]
        total = self.frame[TOTAL]
        first = self.frame[LAST]
        self.plan(place)
        pending: double = 0.0
        for other in range(HUNTING, RIVER + 1):
            if self.placed[other] and other != place:
                each = self.food_worth if other == HUNTING else self.worth[other - FOREST]
                pending = max(pending, 0.8 * each / (other - HUNTING + 2))
        one_use = 0.6 * min(1.0, self.left)
        self.value[DONE] = 0.0
        for tool in range(6):
            self.value[TOOL + tool] = NEVER
        divisor = place - HUNTING + 2
        had = total // divisor
        for chosen in range(1, 64):
            added: i32 = 0
            spent: double = 0.0
            lowest: i32 = EMPTY
            for tool in range(6):
                if chosen >> tool & 1:
                    if tool < first or self.tools[tool] == 0:
                        lowest = -2
                        break
                    if lowest == EMPTY:
                        lowest = tool
                    added += self.tools[tool]
                    spent += self.tools[tool] * (pending + 0.001 if tool < 3 else max(pending, one_use))
            if lowest == -2:
                continue
            units = (total + added) // divisor - had
            gain = self.food_value(units) if place == HUNTING else self.unit_value(place - FOREST, units)
            if gain - spent > self.value[TOOL + lowest]:
                self.value[TOOL + lowest] = gain - spent

    def weigh_payment(self) -> void:
        """Resources one by one: what the best way to go on brings."""
        last = self.frame[PAID_LAST] - 1
        best = self.best_here()
        for kind in range(4):
            self.value[PAY + kind] = self.lowest[kind]
        self.value[STARVE] = -self.hunger
        if last == EMPTY and self.choice:
            self.value[CHOOSE] = self.best_with_two(best)

    def weigh_purchase(self) -> void:
        best = self.best_here()
        self.value[BUY] = best
        if self.choice:
            self.value[CHOOSE] = self.best_with_two(max(0.0, best))

    def best_here(self) -> double:
        """The best way to meet the payment that is asked for now, less what it costs."""
        if self.frame[KIND] == PAY_LISTED:
            self.reserve_but(BUILDING1 + self.frame[STACK])
            return self.best_for_tile(self.tops[self.frame[STACK]])
        purpose = self.frame[PURPOSE]
        target = self.frame[TARGET]
        units = self.frame[UNITS]
        kinds = self.frame[KINDS]
        last = self.frame[PAID_LAST] - 1
        if purpose == FOR_FOOD:
            return self.best_payment(units, units, ANY_KINDS, last, 0.0)
        if purpose == FOR_CARD:
            self.reserve_but(CARD1 + target)
            best = self.best_payment(units, units, ANY_KINDS, last, 0.0)
            return self.add(best, self.card_value(self.slots[target]))
        self.reserve_but(BUILDING1 + target)
        best = self.best_payment(1 if kinds == ANY_KINDS else units, units, kinds, last, self.building_weight)
        return self.add(best, self.building_bonus() if last == EMPTY else 0.0)

    def add(self, best: double, gain: double) -> double:
        """Add what a purchase brings to every way to pay for it."""
        for kind in range(4):
            if self.lowest[kind] > NEVER:
                self.lowest[kind] += gain
        return best + gain if best > NEVER else NEVER

    def best_with_two(self, best: double) -> double:
        """The best that the payment can come to with two resources of choice, less what those are worth."""
        most: double = NEVER
        for first in range(4):
            self.goods[first] += 1
            self.stock[first] += 1
            for second in range(first, 4):
                self.goods[second] += 1
                self.stock[second] += 1
                most = max(most, self.best_here() + self.worth[first] + self.worth[second])
                self.goods[second] -= 1
                self.stock[second] -= 1
            self.goods[first] -= 1
            self.stock[first] -= 1
        return most - 2.0 * self.worth[3] - 0.1

    def weigh_choice(self) -> void:
        """One or two resources of choice: for the payment that waits, or else the dearest."""
        last = self.frame[LAST]
        left = self.frame[LEFT]
        waiting = self.frame_below[KIND] == PAY_UNITS or self.frame_below[KIND] == PAY_LISTED
        if waiting:
            for i in range(8):
                self.frame[i] = self.frame_below[i]
        for first in range(last, 4):
            self.goods[first] += 1
            self.stock[first] += 1
            best: double = NEVER
            for second in range(first, 4 if left == 2 else first + 1):
                held = self.worth[first]
                if left == 2:
                    held += self.worth[second]
                    self.goods[second] += 1
                    self.stock[second] += 1
                best = max(best, held + (max(0.0, self.best_here()) if waiting else 0.0))
                if left == 2:
                    self.goods[second] -= 1
                    self.stock[second] -= 1
            self.value[TAKE + first] = best
            self.goods[first] -= 1
            self.stock[first] -= 1

    def weigh_dice(self) -> void:
        """SA-CARD-15: one die has to be taken."""
        self.plan(EMPTY)
        for face in range(6):
            self.value[DIE + face] = self.die_value(face)


def bits(number: i32) -> i32:
    """How many bits are set."""
    total: i32 = 0
    while number:
        total += number & 1
        number >>= 1
    return total


def new_kinds(wood: i32, brick: i32, stone: i32, gold: i32, last: i32) -> i32:
    """How many kinds a payment has beside the one that was paid last."""
    kinds: i32 = 0
    if wood and last != 0:
        kinds += 1
    if brick and last != 1:
        kinds += 1
    if stone and last != 2:
        kinds += 1
    if gold and last != 3:
        kinds += 1
    return kinds
