"""Broken rules of Stone Age.  Several are the faults of published programs."""

from __future__ import annotations

from mutation.mutant import mutants_of

RULES = "eolith/games/stone_age/rules"
PLAY = "eolith/table/play.py"
STANDINGS = "eolith/kernel/standings.py"

mutant = mutants_of("SA", RULES, "")

FEEDING = [
    mutant(
        "feeding-before-the-actions",
        "FEED-01",
        """            table.push(FEED_TRIBE, (table.first + i) % table.sides)
        for i in range(table.sides - 1, -1, -1):
            table.push(CARRY_OUT, (table.first + i) % table.sides)
""",
        """            table.push(CARRY_OUT, (table.first + i) % table.sides)
        for i in range(table.sides - 1, -1, -1):
            table.push(FEED_TRIBE, (table.first + i) % table.sides)
""",
    ),
    mutant(
        "no-feeding-in-the-last-round",
        "FEED-01 END-03",
        "        table.gain_food(seat, table.agriculture[seat])\n",
        "        if not table.deck_size:\n            return True\n"
        "        table.gain_food(seat, table.agriculture[seat])\n",
    ),
    mutant(
        "newborn-figures-do-not-eat",
        "FEED-02",
        "            table.food[seat] -= table.figures[seat]\n",
        "            table.food[seat] -= min(5, table.figures[seat])\n",
    ),
    mutant(
        "no-food-from-agriculture",
        "FEED-03 FEED-04",
        "table.gain_food(seat, table.agriculture[seat])",
        "table.gain_food(seat, 0)",
    ),
    mutant(
        "surplus-of-agriculture-lost",
        "FEED-04",
        "            table.food[seat] -= table.figures[seat]\n",
        "            table.food[seat] -= max(table.figures[seat], table.agriculture[seat])\n",
    ),
    mutant(
        "exact-food-is-a-shortage",
        "FEED-05",
        "if table.food[seat] >= table.figures[seat]:",
        "if table.food[seat] > table.figures[seat]:",
    ),
    mutant(
        "starving-with-enough-food",
        "FEED-05",
        "        if table.food[seat] >= table.figures[seat]:\n",
        "        if table.food[seat] >= table.figures[seat] and not table.stock(seat, WOOD):\n",
    ),
    mutant(
        "the-hungry-keep-their-food",
        "FEED-06 FEED-12",
        "            table.food[seat] = 0\n            table.push",
        "            table.push",
    ),
    mutant(
        "resources-never-replace-food",
        "FEED-07 FEED-08",
        "        units = frame[UNITS]\n        if frame[KINDS] == ANY_KINDS and",
        "        units = frame[UNITS]\n        if frame[PURPOSE] == FOR_FOOD:\n            self.refuse(table)\n"
        "            return True\n        if frame[KINDS] == ANY_KINDS and",
    ),
    mutant(
        "only-one-kind-replaces-food",
        "FEED-07",
        "table.push(PAY_UNITS, seat, FOR_FOOD, 0, missing, ANY_KINDS)",
        "table.push(PAY_UNITS, seat, FOR_FOOD, 0, missing, 1)",
    ),
    mutant(
        "two-food-a-resource",
        "FEED-07",
        "            missing = table.figures[seat] - table.food[seat]\n",
        "            missing = (table.figures[seat] - table.food[seat] + 1) // 2\n",
    ),
    mutant(
        "paying-loses-points-too",
        "FEED-08",
        "        else:\n            table.emit(FED, seat)\n",
        "        else:\n            table.starve(seat)\n",
    ),
    mutant(
        "no-refusing-to-pay", "FEED-09", "            table.offer(STARVE)\n", "            table.offer_nothing = True\n"
    ),
    mutant("hunger-costs-five", "FEED-10", "counted(table.score[seat] - 10)", "counted(table.score[seat] - 5)"),
    mutant(
        "hunger-by-the-figure",
        "FEED-11",
        "counted(table.score[seat] - 10)",
        "counted(table.score[seat] - table.figures[seat])",
    ),
    mutant(
        "hunger-takes-resources",
        "FEED-12",
        "    table.score[seat] = counted(table.score[seat] - 10)\n",
        "    table.score[seat] = counted(table.score[seat] - 10)\n    table.goods[seat][WOOD] = 0\n",
    ),
    mutant("no-negative-score", "FEED-13", "counted(table.score[seat] - 10)", "max(0, table.score[seat] - 10)"),
    mutant(
        "a-part-may-be-paid",
        "FEED-14",
        "        if frame[KINDS] == ANY_KINDS and frame[PURPOSE] == FOR_BUILDING:\n            units = 1\n",
        "        if frame[KINDS] == ANY_KINDS and frame[PURPOSE] != FOR_CARD:\n            units = 1\n",
    ),
    mutant(
        "feeding-from-seat-a",
        "FEED-15",
        "table.push(FEED_TRIBE, (table.first + i) % table.sides)",
        "table.push(FEED_TRIBE, i)",
    ),
    mutant(
        "choice-card-forgotten-in-hunger",
        "FEED-16",
        "        if choice_helps(table, seat, units, frame[KINDS]):\n",
        "        if choice_helps(table, seat, units, frame[KINDS]) and frame[PURPOSE] != FOR_FOOD:\n",
    ),
    mutant(
        "choice-card-asked-in-vain",
        "FEED-16",
        "        if choice_helps(table, seat, units, frame[KINDS]):\n",
        "        if table.choice[seat]:\n",
    ),
]

TOOLS = [
    mutant(
        "first-tools-of-value-two", "TOOL-01", "                tiles[slot] = 1\n", "                tiles[slot] = 2\n"
    ),
    mutant(
        "tools-end-at-nine",
        "TOOL-04",
        "if self.tool_sum(seat) == TOP_OF_TOOLS:\n            return\n",
        "if self.tool_sum(seat) == 9:\n            return\n",
    ),
    mutant(
        "tools-grow-for-ever",
        "TOOL-05 TOOL-06",
        "if self.tool_sum(seat) == TOP_OF_TOOLS:\n            return\n",
        "if False:\n            return\n",
    ),
    mutant("which-tile-grows-is-not-asked", "TOOL-07", "if first != EMPTY and second != EMPTY:", "if False:"),
    mutant(
        "the-highest-tile-grows",
        "TOOL-03 TOOL-08",
        "if tiles[slot] <= tiles[0] and tiles[slot] <= tiles[1] and tiles[slot] <= tiles[2]:",
        "if tiles[slot] >= tiles[0] and tiles[slot] >= tiles[1] and tiles[slot] >= tiles[2]:",
    ),
    mutant("tiles-are-spent", "TOOL-09", "table.turned[seat][tool] = 1", "table.tools[seat][tool] = 0"),
    mutant(
        "one-tool-a-roll",
        "TOOL-10",
        "            if next_tool(table, seat, tool + 1) < ALL_TOOLS:\n",
        "            if False:\n",
    ),
    mutant(
        "tools-after-dividing",
        "TOOL-10",
        "            frame[TOTAL] += tool_value(table, seat, tool)\n",
        "            frame[TOTAL] += 0\n",
    ),
    mutant(
        "tiles-serve-every-roll",
        "TOOL-11",
        "return 0 if table.turned[seat][i] else table.tools[seat][i]",
        "return table.tools[seat][i]",
    ),
    mutant("a-tile-adds-one", "TOOL-12", "frame[TOTAL] += tool_value(table, seat, tool)", "frame[TOTAL] += 1"),
    mutant("no-tools-on-roll-cards", "TOOL-13 CARD-19", "not (by_card and table.tools_on_roll_cards)", "not by_card"),
    mutant("option-of-roll-cards-ignored", "TOOL-13", " and not (by_card and table.tools_on_roll_cards)", ""),
    mutant(
        "no-tools-for-hunters",
        "TOOL-13",
        "if next_tool(table, seat, 0) < ALL_TOOLS and not (",
        "if place != HUNTING and next_tool(table, seat, 0) < ALL_TOOLS and not (",
    ),
    mutant("tiles-stay-turned", "TOOL-14 ROUND-07", "table.turned[seat][slot] = 0", "table.turned[seat][slot] *= 1"),
    mutant(
        "tools-are-compulsory",
        "TOOL-15",
        "            tool = next_tool(table, frame[SEAT], tool + 1)\n        table.offer(DONE)\n",
        "            tool = next_tool(table, frame[SEAT], tool + 1)\n",
    ),
    mutant(
        "new-tiles-are-turned",
        "TOOL-16",
        "                tiles[slot] = 1\n",
        "                tiles[slot] = self.turned[seat][slot] = 1\n",
    ),
    mutant(
        "raised-tiles-are-fresh",
        "TOOL-17",
        "        self.tools[seat][slot] += 1\n",
        "        self.tools[seat][slot] += 1\n        self.turned[seat][slot] = 0\n",
    ),
    mutant(
        "raised-tiles-are-turned",
        "TOOL-17",
        "        self.tools[seat][slot] += 1\n",
        "        self.tools[seat][slot] += 1\n        self.turned[seat][slot] = 1\n",
    ),
]

CARDS = [
    mutant(
        "dear-cards-on-the-right",
        "CARD-01",
        "FOR_CARD, slot, slot + 1, ANY_KINDS",
        "FOR_CARD, slot, 4 - slot, ANY_KINDS",
    ),
    mutant("cards-of-one-kind", "CARD-02", "FOR_CARD, slot, slot + 1, ANY_KINDS", "FOR_CARD, slot, slot + 1, 1"),
    mutant(
        "a-declined-card-is-gone",
        "CARD-06",
        "        else:\n            table.emit(DECLINED, seat, CARD1",
        "        else:\n            if purpose == FOR_CARD:\n                table.slots[target] = EMPTY\n"
        "            table.emit(DECLINED, seat, CARD1",
    ),
    mutant("two-dice-for-all", "CARD-10", "HAND_COUNT[state.sides]", "HAND_COUNT[2]"),
    mutant("five-and-six-exchanged", "CARD-11", "        elif face == RESOURCE_COUNT:\n", "        elif face == 5:\n"),
    mutant("two-resources-a-die", "CARD-11", "table.gain_goods(seat, face, 1)", "table.gain_goods(seat, face, 2)"),
    mutant(
        "dice-counterclockwise",
        "CARD-12 CARD-13",
        "table.push(TAKE_DIE, (buyer + i) % table.sides, slot)",
        "table.push(TAKE_DIE, (buyer - i) % table.sides, slot)",
    ),
    mutant(
        "dice-from-the-first-player",
        "CARD-12 CARD-13",
        "table.push(TAKE_DIE, (buyer + i) % table.sides, slot)",
        "table.push(TAKE_DIE, (table.first + i) % table.sides, slot)",
    ),
    mutant(
        "the-buyer-takes-no-die",
        "CARD-12",
        "        for i in range(table.sides - 1, -1, -1):\n            table.push(TAKE_DIE",
        "        for i in range(table.sides - 1, 0, -1):\n            table.push(TAKE_DIE",
    ),
    mutant("own-turn-ignored", "CARD-13", "    if table.dice_card_timing == 0:\n", "    if True:\n"),
    mutant(
        "own-turn-by-default",
        "CARD-12 CARD-13",
        "    if table.dice_card_timing == 0:\n",
        "    if table.dice_card_timing:\n",
    ),
    mutant(
        "dice-after-the-own-turn",
        "CARD-13",
        "table.insert(turn_of(table, seat) + 1, TAKE_DIE",
        "table.insert(turn_of(table, seat), TAKE_DIE",
    ),
    mutant(
        "late-dice-after-the-feeding",
        "CARD-13",
        "        if frame[KIND] == FEED_TRIBE:\n",
        "        if frame[KIND] == FEED_TRIBE and feeding == EMPTY:\n",
    ),
    mutant(
        "tools-on-dice-for-all",
        "CARD-14",
        "        hand_out_dice(table, buyer, slot)\n\n\n",
        "        hand_out_dice(table, buyer, slot)\n"
        "        if table.tools[buyer][0]:\n            table.push(USE_TOOLS, buyer, HUNTING, 2)\n\n\n",
    ),
    mutant(
        "dice-may-be-left",
        "CARD-15",
        "        slot = table.agenda[table.depth][SLOT]\n        for face in range(6):",
        "        slot = table.agenda[table.depth][SLOT]\n        table.offer(DECLINE)\n        for face in range(6):",
    ),
    mutant(
        "useless-dice-are-not-offered",
        "CARD-15",
        "            if table.dice[slot][face]:\n                table.offer",
        "            seat = table.agenda[table.depth][SEAT]\n"
        "            if table.dice[slot][face] and (face != 4 or table.tool_sum(seat) < 12):\n"
        "                table.offer",
    ),
    mutant(
        "roll-cards-of-one-die",
        "CARD-18",
        "FOREST + row[RESOURCE], seat, row[AMOUNT], 1)",
        "FOREST + row[RESOURCE], seat, 1, 1)",
    ),
    mutant(
        "the-extra-card-stays-in-the-deck",
        "CARD-23",
        "        table.deck_size -= 1\n        table.pile[owner]",
        "        table.pile[owner]",
    ),
    mutant(
        "the-extra-card-takes-effect",
        "CARD-24",
        "        table.extra[owner] = card + 1\n        table.pop()\n",
        "        table.extra[owner] = card + 1\n        table.pop()\n        table.gain_points(owner, 3)\n",
    ),
    mutant(
        "an-extra-one-use-tool-can-be-used",
        "CARD-24",
        "        table.extra[owner] = card + 1\n        table.pop()\n",
        "        table.extra[owner] = card + 1\n        table.pop()\n        table.lay_open_tool(owner, card)\n",
    ),
    mutant(
        "extra-card-from-an-empty-deck",
        "CARD-25",
        "        if table.deck_size:\n            table.push(DRAW_EXTRA",
        "        if True:\n            table.push(DRAW_EXTRA",
    ),
    mutant(
        "one-use-tools-are-permanent",
        "CARD-26 CARD-29",
        "table.one_use[seat][tool - TOOL_TILES] = 0",
        "table.one_use[seat][tool - 3] = 1",
    ),
    mutant(
        "one-use-tools-come-back",
        "CARD-29",
        "                table.turned[seat][slot] = 0\n",
        "                table.turned[seat][slot] = 0\n                table.one_use[seat][slot] = 1\n",
    ),
    mutant(
        "one-use-tools-not-with-tiles",
        "CARD-27",
        "            if next_tool(table, seat, tool + 1) < ALL_TOOLS:\n",
        "            if next_tool(table, seat, tool + 1) < 3:\n",
    ),
    mutant(
        "one-resource-of-choice",
        "CARD-30",
        "table.turn_choice_down(seat)\n    table.push(TAKE_RESOURCE, seat, 0, 2)\n",
        "table.turn_choice_down(seat)\n    table.push(TAKE_RESOURCE, seat, 0, 1)\n",
    ),
    mutant(
        "two-equal-resources-of-choice",
        "CARD-30",
        "state.offer_range(TAKE + last, 4 - last)",
        "state.offer_range(TAKE + last, 4 if state.agenda[state.depth][LEFT] == 2 else 1)",
    ),
    mutant(
        "the-choice-card-is-used-for-ever",
        "CARD-30",
        "        self.choice[seat] = 0\n",
        "        self.choice[seat] = 1\n",
    ),
    mutant(
        "choice-at-once-ignored",
        "CARD-31",
        "if effect == TWO_RESOURCES and table.choice_card_timing == 0:",
        "if effect == TWO_RESOURCES:",
    ),
    mutant(
        "choice-always-at-once", "CARD-31", "if effect == TWO_RESOURCES and table.choice_card_timing == 0:", "if False:"
    ),
    mutant(
        "no-choice-between-locations",
        "CARD-31",
        "        if table.choice[seat]:\n            table.offer(CHOOSE)\n\n    def",
        "        pass\n\n    def",
    ),
    mutant(
        "no-choice-for-a-building",
        "CARD-31",
        "if missing == 0 or table.choice[seat] and missing <= 2:",
        "if missing == 0:",
    ),
    mutant(
        "two-resources-make-three-kinds",
        "CARD-31 BUILD-05 BUILD-07",
        "    return own_kinds + 2 >= kinds and table.stock(seat, WOOD) + 2 >= units\n",
        "    return table.stock(seat, WOOD) + 2 >= units\n",
    ),
    mutant(
        "two-resources-help-any-number-of-kinds",
        "CARD-31 BUILD-05 BUILD-07",
        "    if kinds != ANY_KINDS and own_kinds > kinds:\n",
        "    if False:\n",
    ),
    mutant(
        "an-unused-choice-card-is-lost",
        "CARD-32",
        "        if table.choice[seat]:\n            # SA-CARD-32",
        "        if False:\n            # SA-CARD-32",
    ),
    mutant(
        "the-forecast-forgets-the-choice-card",
        "CARD-32",
        "table.stock(seat, WOOD) + 2 * table.choice[seat]",
        "table.stock(seat, WOOD)",
    ),
    mutant(
        "unused-one-use-cards-do-not-count",
        "CARD-33",
        "        if table.one_use[seat][i] and pack",
        "        if False and pack",
    ),
]

BUILDINGS = [
    mutant(
        "listed-buildings-are-free", "BUILD-01", "table.goods[seat][kind] -= row[kind]", "table.goods[seat][kind] -= 0"
    ),
    mutant("buildings-score-at-the-end", "BUILD-02", "    table.gain_points(seat, value)\n", ""),
    mutant(
        "five-buildings-at-most",
        "BUILD-04",
        "        if can_afford(table, seat,",
        "        if sum(owner == seat + 1 for owner in table.tile_owner) < 5 and can_afford(table, seat,",
    ),
    mutant(
        "the-next-tile-stays-covered",
        "BUILD-06",
        "        table.push(REVEAL_TILE, NATURE, stack)\n\n",
        "        table.depth += 0\n\n",
    ),
    mutant(
        "fewer-kinds-will-do",
        "BUILD-07",
        "            if frame[KINDS] > 0 and kind != frame[PAID_LAST] - 1:\n                frame[KINDS] -= 1\n",
        "            if frame[KINDS] > 0:\n                frame[KINDS] -= 1\n",
    ),
    mutant(
        "more-kinds-will-do",
        "BUILD-07",
        "    if kinds < 0 or units - 1 < kinds:\n",
        "    if units - 1 < kinds:\n",
    ),
    mutant("one-point-a-resource-in-a-building", "BUILD-08", "frame[VALUE] += VALUES[kind]", "frame[VALUE] += 1"),
    mutant(
        "one-to-eight",
        "BUILD-09",
        "FOR_BUILDING, stack, row[PRICE_UNITS], row[PRICE_KINDS])",
        "FOR_BUILDING, stack, row[PRICE_UNITS] + (row[PRICE_UNITS] == 7), row[PRICE_KINDS])",
    ),
    mutant(
        "one-to-seven-of-two-kinds",
        "BUILD-10",
        "FOR_BUILDING, stack, row[PRICE_UNITS], row[PRICE_KINDS])",
        "FOR_BUILDING, stack, row[PRICE_UNITS], max(1, row[PRICE_KINDS]))",
    ),
]

PLAYER_LIMITS = [
    mutant(
        "three-players-fill-the-village",
        "PLAYERS-02",
        "if table.sides < 4 and village_places_taken(table) == 2:",
        "if table.sides < 3 and village_places_taken(table) == 2:",
    ),
    mutant(
        "one-village-place",
        "PLAYERS-02 PLAYERS-03",
        "if table.sides < 4 and village_places_taken(table) == 2:",
        "if table.sides < 4 and village_places_taken(table) >= 1:",
    ),
    mutant(
        "a-fixed-village-place-is-closed",
        "PLAYERS-03",
        "if table.sides < 4 and village_places_taken(table) == 2:",
        "if table.sides < 4 and place == table.round % 3:",
    ),
    mutant(
        "four-players-close-the-village",
        "PLAYERS-08",
        "if table.sides < 4 and village_places_taken(table) == 2:",
        "if village_places_taken(table) == 2:",
    ),
    mutant("three-tribes-gather", "PLAYERS-04", "if table.sides == 3 and tribes == 2:", "if False:"),
    mutant(
        "one-tribe-of-three-gathers",
        "PLAYERS-04",
        "if table.sides == 3 and tribes == 2:",
        "if table.sides == 3 and tribes == 1:",
    ),
    mutant("two-tribes-of-two-gather", "PLAYERS-05", "if table.sides == 2 and tribes == 1:", "if False:"),
    mutant(
        "rings-without-end",
        "PLACE-08 PLAYERS-06",
        "return min(table.home[seat], 7 - figures)",
        "return min(table.home[seat], 7)",
    ),
    mutant(
        "four-hunters-at-most",
        "PLACE-14",
        "        return table.home[seat]\n",
        "        return min(table.home[seat], 4)\n",
    ),
    mutant(
        "one-tribe-hunts",
        "PLAYERS-07",
        "        return table.home[seat]\n",
        "        taken = table.sides < 4 and any(row[HUNTING] for row in table.placed)\n"
        "        return ONE_TRIBE if taken else table.home[seat]\n",
    ),
    mutant("hunting-twice", "PLACE-15", "if table.placed[seat][HUNTING] and table.hunting_visits == 0:", "if False:"),
    mutant(
        "hunting-visits-ignored",
        "PLACE-15",
        "if table.placed[seat][HUNTING] and table.hunting_visits == 0:",
        "if table.placed[seat][HUNTING]:",
    ),
    mutant("twice-on-one-place", "PLACE-09", "    if table.placed[seat][place]:\n        return ALREADY_YOURS\n", ""),
    mutant(
        "the-hut-takes-one",
        "PLACE-12",
        "return 2 if table.home[seat] >= 2 else NEEDS_TWO",
        "return 2 if table.home[seat] >= 1 else NEEDS_TWO",
    ),
    mutant(
        "useless-visits-refused",
        "PLACE-23",
        "if table.full_village_visit and visit_yields_nothing(table, seat, place):",
        "if visit_yields_nothing(table, seat, place):",
    ),
    mutant(
        "useless-visits-always-allowed",
        "PLACE-23",
        "if table.full_village_visit and visit_yields_nothing(table, seat, place):",
        "if False:",
    ),
]

ACTIONS = [
    mutant(
        "turns-from-seat-a",
        "ACT-01",
        "table.push(CARRY_OUT, (table.first + i) % table.sides)",
        "table.push(CARRY_OUT, i)",
    ),
    mutant(
        "a-fixed-order-of-locations",
        "ACT-03",
        "                table.offer(ACT + place)\n",
        "                table.offer(ACT + place)\n                break\n",
    ),
    mutant(
        "newborn-figures-do-not-go-home",
        "ACT-10",
        "            self.home[seat] += 1\n            self.emit(FIGURE_GAINED",
        "            self.emit(FIGURE_GAINED",
    ),
    mutant("an-eleventh-figure", "ACT-12", "if self.figures[seat] < MOST_FIGURES:", "if True:"),
    mutant("agriculture-beyond-ten", "ACT-14 CARD-21", "if self.agriculture[seat] < TOP_OF_AGRICULTURE:", "if True:"),
    mutant("hunters-round-up", "ACT-15", "total // DIVISORS[0]", "(total + 1) // 2"),
    mutant(
        "seven-dice-at-most",
        "ACT-16",
        "place, seat, table.placed[seat][place])",
        "place, seat, min(7, table.placed[seat][place]))",
    ),
    mutant(
        "gatherers-round-up",
        "ACT-18 ACT-19 ACT-20 ACT-21",
        "total // VALUES[place - FOREST]",
        "-(-total // VALUES[place - FOREST])",
    ),
    mutant(
        "cheaper-resources",
        "ACT-18 ACT-19 ACT-20 ACT-21",
        "total // VALUES[place - FOREST]",
        "total // (place - FOREST + 2)",
    ),
    mutant("no-figures-go-home", "ACT-05", "table.home[seat] += table.placed[seat][place]", "table.home[seat] += 1"),
    mutant(
        "all-rolls-are-equally-likely",
        "CHANCE-02",
        "return ways(state.agenda[state.depth][DICE], option - ROLL)",
        "return 1",
    ),
    mutant("all-faces-of-the-deck-are-equally-likely", "CHANCE-01", "return table.deck[option - DRAW]", "return 1"),
]

ENDS = [
    mutant("the-deck-may-run-short", "END-01", "if empty > table.deck_size:", "if empty > table.deck_size + 1:"),
    mutant(
        "exactly-enough-cards-end-the-game", "END-02", "if empty > table.deck_size:", "if empty >= table.deck_size:"
    ),
    mutant(
        "the-last-tile-ends-at-once",
        "END-04",
        "        table.push(REVEAL_TILE, NATURE, stack)\n\n",
        "        table.push(REVEAL_TILE, NATURE, stack)\n    else:\n        table.over = BY_BUILDINGS\n\n",
    ),
    mutant(
        "empty-stacks-do-not-end",
        "END-04 END-05",
        "            if table.stack_size[stack] == 0:\n",
        "            if False:\n",
    ),
    mutant(
        "only-the-first-stack-counts",
        "END-05",
        "        for stack in range(table.sides):\n            if table.stack_size",
        "        for stack in range(1):\n            if table.stack_size",
    ),
    mutant(
        "stacks-in-the-box-count",
        "END-05",
        "        for stack in range(table.sides):\n            if table.stack_size",
        "        for stack in range(4):\n            if table.stack_size",
    ),
    mutant(
        "sixteen-rounds", "END-06", "if table.round == table.round_cap:", "if table.round == (table.round_cap or 16):"
    ),
    mutant(
        "fifty-rounds", "END-06", "if table.round == table.round_cap:", "if table.round >= (table.round_cap or 50):"
    ),
    mutant("round-cap-ignored", "END-06", "if table.round == table.round_cap:", "if False:"),
    mutant(
        "preparing-a-round-that-never-comes",
        "END-07",
        "                finish(table, BY_BUILDINGS)\n",
        "                self.prepare_round(table)\n                finish(table, BY_BUILDINGS)\n",
    ),
    mutant("marker-counterclockwise", "ROUND-03", "(table.first + 1) % table.sides", "(table.first - 1) % table.sides"),
    mutant(
        "refill-from-the-left", "ROUND-05", "for slot in range(3, 3 - empty, -1):", "for slot in range(4 - empty, 4):"
    ),
    mutant(
        "cards-do-not-slide",
        "ROUND-04",
        "                table.slots[kept] = card\n",
        "                table.slots[slot] = card\n",
    ),
]

SCORING = [
    mutant(
        "buildings-scored-again",
        "SCORE-01",
        "counted(table.score[seat] + final_points(table, seat))",
        "counted(table.score[seat] + final_points(table, seat) + buildings(table, seat))",
    ),
    mutant(
        "gold-counts-twice",
        "SCORE-02",
        "table.stock(seat, WOOD) + 2 * table.choice[seat]",
        "table.stock(seat, WOOD) + 2 * table.choice[seat] + table.goods[seat][3]",
    ),
    mutant(
        "food-scores",
        "SCORE-03",
        "table.stock(seat, WOOD) + 2 * table.choice[seat]",
        "table.stock(seat, WOOD) + 2 * table.choice[seat] + table.food[seat]",
    ),
    mutant(
        "tools-score",
        "SCORE-03",
        "table.stock(seat, WOOD) + 2 * table.choice[seat]",
        "table.stock(seat, WOOD) + 2 * table.choice[seat] + table.tool_sum(seat)",
    ),
    mutant("sets-are-not-squared", "SCORE-04", "return size * size", "return 2 * size"),
    mutant("no-second-set", "SCORE-05", " + square_of_bits(repeated)", ""),
    mutant(
        "all-symbols-are-one-set",
        "SCORE-05",
        "return points + square_of_bits(symbols) + square_of_bits(repeated)",
        "return points + square_of_bits(symbols | repeated << 8)",
    ),
    mutant(
        "cards-instead-of-symbols",
        "SCORE-06",
        "copies * row[SYMBOLS] * profession_value(table,",
        "copies * profession_value(table,",
    ),
    mutant(
        "equal-cards-count-once",
        "SCORE-06",
        "copies * row[SYMBOLS] * profession_value(table,",
        "row[SYMBOLS] * profession_value(table,",
    ),
    mutant(
        "farmers-times-figures",
        "SCORE-07",
        "        return table.agriculture[seat]\n    if profession",
        "        return table.figures[seat]\n    if profession",
    ),
    mutant(
        "turned-tiles-do-not-count",
        "SCORE-08",
        "        return table.tool_sum(seat)\n    if profession",
        "        return sum(table.tools[seat][i] for i in range(3) if not table.turned[seat][i])\n    if profession",
    ),
    mutant(
        "toolmakers-times-tiles",
        "SCORE-08",
        "        return table.tool_sum(seat)\n    if profession",
        "        return sum(value > 0 for value in table.tools[seat])\n    if profession",
    ),
    mutant(
        "one-use-tools-are-tools",
        "SCORE-11",
        "        return table.tool_sum(seat)\n    if profession",
        "        return table.tool_sum(seat) + sum(table.one_use[seat])\n    if profession",
    ),
    mutant(
        "builders-times-all-buildings",
        "SCORE-09",
        "if table.tile_owner[copy] == seat + 1:",
        "if table.tile_owner[copy]:",
    ),
    mutant(
        "shamans-times-figures-at-home",
        "SCORE-10",
        "    return table.figures[seat]  # shaman\n",
        "    return table.home[seat]  # shaman\n",
    ),
    mutant(
        "the-extra-card-does-not-score",
        "SCORE-12",
        "count: i32 = table.pile[seat][card]\n",
        "count: i32 = table.pile[seat][card] - (table.extra[seat] == card + 1)\n",
    ),
    mutant(
        "points-on-the-track-decide",
        "SCORE-13",
        "        table.score[seat] = counted(table.score[seat] + final_points(table, seat))\n",
        "",
    ),
    mutant(
        "tie-break-without-tools",
        "SCORE-14",
        "self.agriculture[seat] + self.tool_sum(seat) + self.figures[seat]",
        "self.agriculture[seat] + self.figures[seat]",
    ),
    mutant(
        "tie-break-by-figures",
        "SCORE-14",
        "self.agriculture[seat] + self.tool_sum(seat) + self.figures[seat]",
        "self.figures[seat]",
    ),
    mutant(
        "no-shared-victory",
        "SCORE-15 SCORE-17",
        "sum(other > own for other in results) for own in results",
        "sum(other > own or other == own and i < j for i, other in enumerate(results))"
        " for j, own in enumerate(results)",
        STANDINGS,
    ),
    mutant(
        "ranking-without-tie-break",
        "SCORE-14 SCORE-17",
        "sum(other > own for other in results)",
        "sum(other[0] > own[0] for other in results)",
        STANDINGS,
    ),
    mutant(
        "a-track-of-a-hundred",
        "SCORE-16",
        "counted(self.score[seat] + points)",
        "(self.score[seat] + points) % 100",
    ),
]

UNDO = [
    mutant("undo-option-ignored", "UNDO-01", 'if self.game.options.get("undo") == "off":', "if False:", PLAY),
    mutant("others-take-back", "UNDO-01", "        if last.seat != seat:\n", "        if False:\n", PLAY),
    mutant(
        "rolls-are-taken-back",
        "UNDO-02 UNDO-03 UNDO-04",
        "        if last.seat == CHANCE:\n",
        "        if False:\n",
        PLAY,
    ),
    mutant(
        "placements-are-never-final", "UNDO-05", "        if self.state.seat != seat:\n", "        if False:\n", PLAY
    ),
    mutant(
        "turns-are-taken-back",
        "UNDO-06",
        "if any(event[0] in self.game.barriers for event in last.events):",
        "if False:",
        PLAY,
    ),
    mutant(
        "undo-takes-half-a-command-back",
        "UNDO-01",
        "max(i for i, step in enumerate(self.steps) if step.opens)",
        "len(self.steps) - 1",
        PLAY,
    ),
]

MUTANTS = [*FEEDING, *TOOLS, *CARDS, *BUILDINGS, *PLAYER_LIMITS, *ACTIONS, *ENDS, *SCORING, *UNDO]
