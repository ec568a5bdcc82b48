"""Broken rules of Endless Winter: setup, turns, labor, Initiate, cards and golden rules."""

from __future__ import annotations

from mutation.mutant import mutants_of

RULES = "eolith/games/endless_winter/rules"
EDITIONS = "eolith/games/endless_winter/pack/editions.py"
OBSERVATION = "eolith/games/endless_winter/seen/observation.py"

mutant = mutants_of("EW", RULES, "ew-", but="prototype")

SETUP = [
    mutant(
        "stones-of-both-eras-in-one-pile",
        "SETUP-03",
        "if table.stone[stone] == IN_DECK and pack.stone_era[stone] == era:",
        "if table.stone[stone] == IN_DECK:",
    ),
    mutant(
        "stone-spaces-are-refilled",
        "SETUP-06",
        "    table.phase = PREPARATION_PHASE\n",
        "    table.phase = PREPARATION_PHASE\n        table.push(DEAL_STONE, NATURE, 1, 0, 1)\n",
    ),
    mutant(
        "culture-of-era-2-at-setup",
        "SETUP-08 SETUP-09",
        "table.push(DEAL_CULTURE, NATURE, OPEN_CULTURES, 0, 0)",
        "table.push(DEAL_CULTURE, NATURE, 8, 0, 1)",
    ),
    mutant("era-2-unlocked-too-early", "COMP-09", "1 if table.round >= LAST_OF_ERA_1 else 0)", "1)"),
    mutant(
        "one-chief-for-two",
        "SETUP-11",
        "offer_left(table, DRAW_CHIEF, table.shown_chiefs, table.chief)",
        "table.offer_range(DRAW_CHIEF, CHIEFS)",
    ),
    mutant(
        "setup-cards-are-shuffled-back",
        "SETUP-20 SETUP-21",
        "offer_left(table, DRAW_SETUP, table.shown_setups, table.setup_card)",
        "table.offer_range(DRAW_SETUP, SETUP_CARDS)",
    ),
    mutant("no-food-by-setup-cards", "SETUP-22", "table.gain_food(seat, pack.setup_food[card])", "pass"),
    mutant("setup-tribe-cards-from-nowhere", "SETUP-23", "        table.supply[tribe] -= 1\n", ""),
    mutant(
        "setup-animals-stay-in-the-deck",
        "SETUP-24 SETUP-31",
        "        table.animal_deck[species] -= animals\n",
        "",
    ),
    mutant(
        "setup-animals-are-used",
        "SETUP-24",
        "table.unused[seat][species] += animals",
        "table.used[seat][species] += animals",
    ),
    mutant(
        "no-camp-by-setup-cards",
        "SETUP-25",
        "for _ in range(min(pack.setup_camp[table.setup_card[seat] - 1], table.camps_home[seat])):",
        "for _ in range(0):",
    ),
    mutant("the-brave-is-shuffled", "SETUP-26", "for starting in range(2):", "for starting in range(1, 2):"),
    mutant(
        "an-opening-hand-of-four",
        "SETUP-28",
        "table.push(DEAL_CARD, NATURE, 2, seat + 1)",
        "table.push(DEAL_CARD, NATURE, 1, seat + 1)",
    ),
    mutant("no-order-bonus", "SETUP-12 SETUP-35", "table.gain_food(seat, pack.order_food[i])", "pass"),
    mutant(
        "four-spaces-of-food",
        "SETUP-37 GOLD-13",
        "return MOST_FOOD - self.camps_home[seat]",
        "return 9 - self.camps_home[seat]",
    ),
    mutant(
        "the-map-before-the-order",
        "SETUP-38",
        """        elif stage == 6:
            table.push(DEAL_AID, NATURE)
        elif stage == 7:
            self.give_order_bonuses(table)
            for slot in range(BOARDS - 1, -1, -1):
                table.push(DEAL_BOARD, NATURE, slot)
        elif stage == 8:
            self.choose_tiles(table)
""",
        """        elif stage == 6:
            self.choose_tiles(table)
        elif stage == 7:
            table.push(DEAL_AID, NATURE)
        elif stage == 8:
            self.give_order_bonuses(table)
            for slot in range(BOARDS - 1, -1, -1):
                table.push(DEAL_BOARD, NATURE, slot)
""",
    ),
    mutant(
        "a-draft-before-the-hunting-ground",
        "SETUP-38 SETUP-32",
        "            if not table.ground_last:\n",
        "            if not drafted:\n",
    ),
    mutant(
        "the-hunting-ground-before-every-draft",
        "SETUP-38",
        "            if table.ground_last:\n"
        "                table.push(DEAL_ANIMAL, NATURE, table.sides + 1, 0, TO_GROUND)\n",
        "",
    ),
    mutant(
        "drafted-animals-are-dealt-to-the-hunting-ground",
        "SETUP-24",
        "            return table.animal_deck[species] - pack.setup_animals[species]\n",
        "            return table.animal_deck[species]\n",
    ),
    mutant(
        "aids-by-seat",
        "COMP-13 SETUP-33 SETUP-34",
        "                table.offer(GIVE_AID + seat)\n",
        "                table.offer(GIVE_AID + seat)\n                return\n",
    ),
    mutant(
        "two-land-types-may-be-missing",
        "TERRAIN-02",
        "tiles = pack.glaciers if kind == GLACIER else 1",
        "tiles = pack.glaciers if kind == GLACIER else 2 if kind < 3 else 0 if kind > 4 else 1",
    ),
    mutant(
        "a-random-tile-less",
        "TERRAIN-04",
        "random_lands={2: 6, 3: 6, 4: 9},  # EW-TERRAIN-04",
        "random_lands={2: 6, 3: 6, 4: 8},  # EW-TERRAIN-04",
        EDITIONS,
    ),
    mutant(
        "unused-tiles-come-back",
        "TERRAIN-06",
        "    table.phase = PREPARATION_PHASE\n",
        "    table.phase = PREPARATION_PHASE\n        table.tiles[FIRST_LAND] += 1\n",
    ),
    mutant(
        "the-third-megalith-is-grey",
        "COMP-16 SETUP-15",
        "GREY if table.megaliths[seat] > COLOURED",
        "GREY if table.megaliths[seat] > 7",
    ),
    mutant(
        "slots-of-one-megalith",
        "SETUP-16",
        "table.megaliths[seat] <= EMPTY_AT[slot]",
        "table.megaliths[seat] <= 9 - 2 * slot",
    ),
    mutant("a-fourth-village", "COMP-15", "if self.villages_left[seat] == 0:", "if False:"),
]

ROUNDS = [
    mutant("five-rounds", "FLOW-01 FLOW-03 FLOW-14", "if table.round == ROUNDS:", "if table.round == 5:"),
    mutant(
        "preparation-before-the-end",
        "FLOW-03",
        "            if table.round == ROUNDS:\n",
        "            if table.round == ROUNDS:\n                table.prepare()\n",
    ),
    mutant("two-turns-a-round", "FLOW-06", "self.round <= 2 else 3", "self.round <= 2 else 2"),
    mutant(
        "the-first-seat-moves-on",
        "FLOW-06 FLOW-07",
        "seat = table.order[table.turns_done % table.sides]",
        "seat = table.order[(table.turns_done + table.turns_done // table.sides) % table.sides]",
    ),
    mutant(
        "era-2-from-round-2",
        "FLOW-05",
        "max(pack.stone_round[stone], self.pool[stone]) <= self.round",
        "min(pack.stone_round[stone], 2) <= self.round",
    ),
    mutant(
        "played-cards-return-to-hand",
        "FLOW-10",
        "table.move_all(seat, PLAYED, DISCARD_PILE)",
        "table.move_all(seat, PLAYED, HAND)",
    ),
    mutant(
        "a-card-after-each-turn",
        "FLOW-11",
        "    table.turns_done += 1\n",
        "    table.turns_done += 1\n    table.push(DEAL_CARD, NATURE, 1, seat + 1)\n",
    ),
    mutant(
        "the-hand-is-discarded",
        "FLOW-12",
        "    table.move_all(seat, PLAYED, DISCARD_PILE)\n",
        "    table.move_all(seat, PLAYED, DISCARD_PILE)\n    table.move_all(seat, HAND, DISCARD_PILE)\n",
    ),
    mutant("labor-is-kept", "FLOW-15", "    table.labor = 0\n", ""),
    mutant(
        "a-turn-without-a-figure",
        "FLOW-16 FIGURE-01",
        "        if stage != CULTURE_STEP:\n            table.offer(NEXT)",
        "        table.offer(NEXT)",
    ),
    mutant(
        "a-pile-of-one",
        "PILE-02",
        "            if table.hand[frame[SEAT]][card]:\n",
        "            if table.hand[frame[SEAT]][card] and not table.size[frame[SEAT]][PILE]:\n",
    ),
    mutant(
        "no-tribe-card-in-the-pile",
        "PILE-05 INIT-06",
        "            if table.hand[frame[SEAT]][card]:\n",
        "            if table.hand[frame[SEAT]][card] and not FIRST_TRIBE <= card < FIRST_CULTURE:\n",
    ),
    mutant(
        "the-pile-is-shuffled-in",
        "PILE-03",
        "            table.move_all(seat, DISCARD_PILE, DECK)\n",
        "            table.move_all(seat, DISCARD_PILE, DECK)\n            table.move_all(seat, PILE, DECK)\n",
    ),
]

STEPS = [
    mutant(
        "two-culture-cards-at-most",
        "CULTURE-01",
        "return table.cultures < pack.culture_limit and table.size",
        "return table.cultures < 2 and table.size",
    ),
    mutant(
        "tribe-cards-in-the-culture-step",
        "FLOW-08 LABOR-02",
        "                for card in range(FIRST_CULTURE, CARD_TYPES):\n                    if hand[card]:",
        "                for card in range(CARD_TYPES):\n                    if hand[card]:",
    ),
    mutant(
        "played-cards-are-shuffled-in",
        "CULTURE-06 GOLD-03",
        "            table.move_all(seat, DISCARD_PILE, DECK)\n",
        "            table.move_all(seat, DISCARD_PILE, DECK)\n            table.move_all(seat, PLAYED, DECK)\n",
    ),
    mutant(
        "culture-cards-are-discarded",
        "CULTURE-08 ICON-13",
        "table.put_card(seat, FIRST_CULTURE + card, HAND)",
        "table.put_card(seat, FIRST_CULTURE + card, DISCARD_PILE)",
    ),
    mutant(
        "column-symbols-of-culture-work-anywhere",
        "CULTURE-09 CARDS-06 ICON-29",
        "table.ready[clause] = pack.trigger[clause] == trigger",
        "table.ready[clause] = pack.trigger[clause] != ANY_TIME",
    ),
    mutant(
        "culture-abilities-all-turn",
        "CARDS-03",
        "table.ready[clause] = pack.trigger[clause] == trigger",
        "table.ready[clause] = pack.trigger[clause] in (ANY_TIME, trigger)",
    ),
    mutant(
        "one-figure-a-column",
        "FIGURE-02 FIGURE-12",
        "            table.offer_range(FIGURE + PLACE_COUNT, PLACE_COUNT)\n",
        "            for place in range(PLACE_COUNT):\n"
        "                if place == RESTING or not table.bottom_by[place]:\n"
        "                    table.offer(FIGURE + 5 + place)\n",
    ),
    mutant("bottoms-stay-open", "FIGURE-09", "if table.bottom_by[column] == 0:", "if True:"),
    mutant(
        "the-own-bottom-again",
        "FIGURE-13",
        "if table.bottom_by[column] == 0:",
        "if table.bottom_by[column] == 0 or (table.bottom_by[column] - 1) // 2 == seat:",
    ),
    mutant("bottoms-stay-closed", "FIGURE-18", "        table.bottom_by[column] = 0\n", "        pass\n"),
    mutant("a-top-action-once", "FIGURE-05", "if pack.part[clause] != BY_TOP and not", "if not"),
    mutant(
        "tribe-figures-use-the-chief",
        "FIGURE-16 FIGURE-17",
        "        table.tribe_home[seat] -= 1\n",
        "        table.tribe_home[seat] -= 1\n        ready_side(table, seat, ANY_TIME)\n",
    ),
    mutant(
        "the-chief-again",
        "COMP-14",
        "        if table.chief_at[seat] == 0:\n",
        "        if table.chief_at[seat] != OUT:\n",
    ),
    mutant(
        "resting-at-home-of-others",
        "FIGURE-03 REST-01",
        "        table.tribe_at[seat][place] += 1\n",
        "        table.tribe_at[(seat + 1) % table.sides if place == RESTING else seat][place] += 1\n",
    ),
    mutant(
        "a-second-rest-gives-nothing",
        "REST-05",
        "        for clause in range(pack.rest_first, pack.rest_last):\n            table.ready[clause] = 1\n",
        "        for clause in range(pack.rest_first, pack.rest_last):\n"
        "            table.ready[clause] = table.tribe_at[seat][RESTING] < 2\n",
    ),
    mutant(
        "resting-figures-come-home-early",
        "REST-09",
        "        strength[seat] = halves\n",
        "        strength[seat] = halves\n        table.tribe_at[seat][RESTING] = 0\n",
    ),
    mutant(
        "a-rest-closes-initiate",
        "REST-10",
        "        table.stage = REST\n",
        "        table.stage = REST\n        table.bottom_by[0] = 1 + 2 * seat\n",
    ),
    mutant(
        "no-culture-ability-at-rest",
        "REST-08",
        "        table.stage = REST\n",
        "        table.stage = REST\n        table.clear_ready()\n",
    ),
]

LABOR = [
    mutant(
        "halves-are-rounded-up",
        "LABOR-04 LABOR-05 LABOR-06",
        "pack.labor[card] if works else 0",
        "pack.labor[card] + pack.labor[card] % 2 if works else 0",
    ),
    mutant(
        "eclipse-abilities-at-once",
        "LABOR-08",
        "if pack.trigger[clause] != ANY_TIME and pack.trigger[clause] != table.column + 1:",
        "if pack.trigger[clause] not in (ANY_TIME, IN_ECLIPSE, table.column + 1):",
    ),
    mutant(
        "cards-at-the-top-only",
        "LABOR-03",
        "        elif stage != REST:\n            for card",
        "        elif stage == TOP:\n            for card",
    ),
    mutant(
        "no-burning-at-rest",
        "LABOR-13",
        "        if table.food[seat]:\n            table.offer(BURN)",
        "        if table.food[seat] and stage != REST:\n            table.offer(BURN)",
    ),
    mutant(
        "the-last-food-stays",
        "LABOR-14",
        "        if table.food[seat]:\n            table.offer(BURN)",
        "        if table.food[seat] > 1:\n            table.offer(BURN)",
    ),
    mutant("each-food-is-a-labor", "LABOR-15", "gained = pack.food_labor[table.food[seat] + 1]", "gained = 1"),
    mutant(
        "paid-food-is-labor-too",
        "LABOR-16",
        "        self.food[seat] -= cost[COST_FOOD]\n",
        "        self.food[seat] -= cost[COST_FOOD]\n        self.labor += 2 * cost[COST_FOOD]\n",
    ),
    mutant(
        "cards-from-the-discard-pile",
        "LABOR-19",
        "if hand[card] and playable(table, seat, card):",
        "if hand[card] and playable(table, seat, card) or table.discards[seat][card]:",
    ),
    mutant(
        "abilities-outlive-their-card",
        "LABOR-09",
        "    table.move_all(seat, PLAYED, DISCARD_PILE)\n    table.clear_ready()\n",
        "    table.move_all(seat, PLAYED, DISCARD_PILE)\n",
    ),
    mutant(
        "abilities-at-the-top-only",
        "CARDS-07 LABOR-09 FIGURE-14",
        "        for clause in range(pack.top_first[column], pack.top_last[column]):\n"
        "            table.ready[clause] = 0\n",
        "        table.clear_ready()\n",
    ),
    mutant(
        "labor-goes-with-the-part",
        "LABOR-18 LABOR-03",
        "        table.stage = MIDDLE\n",
        "        table.stage = MIDDLE\n        table.labor = 0\n",
    ),
]

INITIATE = [
    mutant("types-may-repeat", "INIT-02 INIT-03", "closed |= self.types_taken", "closed |= 0"),
    mutant(
        "new-cards-are-played",
        "INIT-04 INIT-05",
        "return table.hand[seat][card] > table.locked[card]",
        "return table.hand[seat][card] > 0",
    ),
    mutant(
        "symbols-lock-cards",
        "INIT-07",
        "bound = goes == TO_HAND and (flags & BY_TOP or",
        "bound = goes == TO_HAND and (table.stage > CULTURE_STEP or",
    ),
    mutant(
        "the-middle-gives-to-hand",
        "INIT-09 ICON-10",
        "TO_DISCARDS if word == ITEM_TRIBE_DISCARD else TO_HAND",
        "TO_HAND",
    ),
    mutant(
        "nothing-above-the-board-is-buried",
        "INIT-10 INIT-17 ICON-02",
        "            return zones | 1 << PLAYED\n",
        "            return zones\n",
    ),
    mutant(
        "a-fixed-order-of-gains",
        "INIT-12",
        "        if left == 1:\n            self.begin(table, frame, last)",
        "        if left:\n            self.begin(table, frame, last)",
    ),
    mutant(
        "the-deck-can-be-buried",
        "INIT-13",
        "            if zones >> zone & 1 and self.size[seat][zone]:\n                return True\n"
        "        return False",
        "            if zones >> zone & 1 and self.size[seat][zone]:\n                return True\n"
        "        return self.size[seat][DECK] > 0",
    ),
    mutant(
        "buried-cards-are-shuffled-in",
        "INIT-14",
        "            table.move_all(seat, DISCARD_PILE, DECK)\n",
        "            table.move_all(seat, DISCARD_PILE, DECK)\n            table.move_all(seat, BURIED, DECK)\n",
    ),
    mutant(
        "nobody-looks-at-buried-cards",
        "INIT-15",
        'closed = [] if own else ["hand", "deck", "buried"]',
        'closed = ["buried"] if own else ["hand", "deck", "buried"]',
        OBSERVATION,
    ),
    mutant(
        "starting-cards-are-not-buried",
        "INIT-10 INIT-16",
        "                for card in range(CARD_TYPES):\n                    if row[card]:",
        "                for card in range(FIRST_TRIBE, CARD_TYPES):\n                    if row[card]:",
    ),
    mutant(
        "buried-cards-work-on",
        "INIT-17",
        "            if table.ready[clause] > left:\n",
        "            if False:\n",
    ),
    mutant(
        "no-point-in-the-middle",
        "INIT-20 ICON-10",
        "        table.emit(TRIBE_TAKEN, seat, EMPTY)\n        return table.gain_points(seat, 1)",
        "        table.emit(TRIBE_TAKEN, seat, EMPTY)\n        return table.gain_points(seat, 1 - to_discard)",
    ),
]

GOLDEN = [
    mutant(
        "food-is-no-substitute",
        "GOLD-05 GOLD-06 GOLD-08 GOLD-11",
        "        if table.food[seat] < table.capacity(seat):\n            table.offer(FOOD)\n",
        "",
    ),
    mutant("an-idol-for-a-tool", "GOLD-09", "        if rank >= RANK_IDOL:\n", "        if rank >= RANK_TOOL:\n"),
    mutant(
        "one-unit-ends-the-gain",
        "GOLD-08",
        ("        table.count_down(COUNT)\n        if option >= STACK:"),
        ("        table.pop()\n        if option >= STACK:"),
    ),
    mutant(
        "food-beyond-the-track",
        "GOLD-14",
        "kept = min(units, self.capacity(seat) - self.food[seat])",
        "kept = units",
    ),
    mutant(
        "a-sixth-tool",
        "GOLD-15",
        "        if table.tools[seat] < MOST_TOOLS:\n            table.offer(TOOL)",
        "        if table.tools[seat] <= MOST_TOOLS:\n            table.offer(TOOL)",
    ),
    mutant("points-are-forgotten", "GOLD-16 ICON-19", "        table.gain_points(seat, number)\n", "        pass\n"),
    mutant(
        "points-of-cards-at-once",
        "GOLD-17 ICON-20",
        "    table.cultures += 1\n",
        "    table.cultures += 1\n    table.gain_points(seat, pack.card_vp[card])\n",
    ),
    mutant(
        "scores-begin-anew",
        "GOLD-18",
        "self.score[seat] = counted(self.score[seat] + points)",
        "self.score[seat] = (self.score[seat] + points) % 100",
    ),
    mutant(
        "final-scoring-takes-points",
        "GOLD-19",
        "counted(table.score[seat] + final_points(table, seat))",
        "counted(table.score[seat] - final_points(table, seat))",
    ),
    mutant(
        "labor-may-become-food",
        "GOLD-10",
        "            table.gain_labor(seat, number)\n",
        "            table.push(GAIN, seat, number, RANK_TOOL)\n",
    ),
]

SYMBOLS = [
    mutant(
        "gains-must-be-taken",
        "CARDS-01",
        "        table.offer(DECLINE)\n        if rank >= RANK_DRAW",
        "        if rank >= RANK_DRAW",
    ),
    mutant("abilities-without-end", "CARDS-02", "            table.ready[clause] -= 1\n", "            pass\n"),
    mutant(
        "free-arrows",
        "CARDS-10 ICON-28",
        "        self.tools[seat] -= cost[COST_TOOLS]\n",
        "",
    ),
    mutant(
        "arrows-on-credit",
        "CARDS-10",
        "cost[COST_FOOD] > self.food[seat] or cost[COST_TOOLS] > self.tools[seat]:",
        "cost[COST_FOOD] > self.food[seat]:",
    ),
    mutant(
        "village-symbols-ask-for-food",
        "ICON-05",
        "        if self.village_food and not flags & BY_MIDDLE and self.food[seat] < VILLAGE_FOOD:",
        "        if not flags & BY_MIDDLE and self.food[seat] < VILLAGE_FOOD:",
    ),
    mutant(
        "a-double-move-is-single",
        "ICON-08",
        "        table.count_down(COUNT)\n        place = (option - MOVE) // DIRECTION_COUNT",
        "        table.pop()\n        place = (option - MOVE) // DIRECTION_COUNT",
    ),
    mutant(
        "tribe-cards-always-discarded",
        "ICON-09",
        "zone = HAND if goes == TO_HAND else DISCARD_PILE",
        "zone = DISCARD_PILE if goes == TO_HAND else DISCARD_PILE",
    ),
    mutant("discards-on-credit", "ICON-12", "if cost[COST_DISCARDS] > self.size[seat][HAND]:", "if False:"),
    mutant(
        "no-point-for-no-culture",
        "ICON-13",
        (
            "            if table.culture[card] == OPEN:\n"
            "                return False\n"
            "        table.pop()\n"
            "        table.gain_points(seat, 1 if pack.empty_pays else 0)"
        ),
        ("            if table.culture[card] == OPEN:\n                return False\n        table.pop()"),
    ),
    mutant(
        "no-point-for-no-animal",
        "ICON-14",
        (
            "        if pack.empty_pays and table.animals_shown() == 0 and table.animals_left() == 0:\n"
            "            table.gain_points(seat, 1)\n"
        ),
        "",
    ),
    mutant(
        "an-empty-animal-deck-gives-nothing",
        "ICON-15",
        (
            "        if table.animals_left():\n"
            "            return False\n"
            "        seat = table.agenda[table.depth][SEAT]\n"
            "        table.pop()\n"
            "        table.gain_points(seat, 1 if pack.empty_pays else 0)\n"
        ),
        ("        if table.animals_left():\n            return False\n        table.pop()\n"),
    ),
    mutant(
        "a-seventh-animal",
        "ICON-16",
        "room = pack.most_shown - table.animals_shown()",
        "room = 7 - table.animals_shown()",
    ),
    mutant("animals-never-tire", "ICON-17", "        table.unused[seat][species] -= 1\n", ""),
    mutant("idols-stand-still", "ICON-18", "        table.idol[seat][track] = level + 1\n", ""),
    mutant(
        "five-food-fill-the-track",
        "ICON-23 GOLD-13",
        "table.gain_food(seat, table.capacity(seat) - table.food[seat])",
        "table.gain_food(seat, 5 - table.food[seat])",
    ),
    mutant(
        "stones-by-symbol-are-free",
        "ICON-26",
        "return flags & BY_MIDDLE > 0 or not self.stone_symbol_free",
        "return flags & BY_MIDDLE > 0",
    ),
    mutant("arrows-point-nowhere", "ICON-27", "if pack.arrow[laid][2 * (site % BOARD_CELLS)] != EMPTY:", "if False:"),
]

MUTANTS = [*SETUP, *ROUNDS, *STEPS, *LABOR, *INITIATE, *GOLDEN, *SYMBOLS]
