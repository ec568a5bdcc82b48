"""Broken rules of Endless Winter alone."""

from __future__ import annotations

from mutation.mutant import mutants_of

RULES = "eolith/games/endless_winter/rules"
CONTENT = "eolith/games/endless_winter/pack/content.py"
GAME = "eolith/games/endless_winter/game.py"

mutant = mutants_of("EWS", RULES, "ews-")

SETUP = [
    mutant("two-setup-cards-for-nothing", "SETUP-05", "        elif alone and stage < 4:\n", "        elif False:\n"),
    mutant(
        "no-animal-to-begin-with",
        "SETUP-08",
        "                table.push(DEAL_ANIMAL, NATURE, 1, NOMADS + 1, TO_SEAT)\n            if not table.ground_last",
        "                pass\n            if not table.ground_last",
    ),
    mutant(
        "a-person-goes-first", "SETUP-11", "            self.apply(table, GIVE_AID + NOMADS)\n", "            pass\n"
    ),
    mutant(
        "the-second-gets-no-food",
        "SETUP-12",
        "            if not table.is_nomads(seat):\n                table.gain_food",
        "            if table.is_nomads(seat):\n                table.gain_food",
    ),
    mutant("nothing-is-set-apart", "SETUP-14", "                set_apart(table)\n", "                pass\n"),
]

DIFFICULTY = [
    mutant("no-card-ahead", "VAR-01 VAR-02", "    if table.nomads_ahead:\n", "    if False:\n"),
    mutant("always-a-card-ahead", "FLOW-05 SETUP-15", "    if table.nomads_ahead:\n", "    if True:\n"),
    mutant(
        "the-village-side-is-a-camp",
        "MIG-10 VAR-03",
        "    if table.token_at and not table.token_is_village and",
        "    if table.token_at and",
    ),
    mutant(
        "the-village-side-takes-no-junction",
        "MIG-11 MIG-15",
        "        table.villages[junction] = NOMADS + 1\n        if table.token_bonus",
        "        if table.token_bonus",
    ),
]

CARDS = [
    mutant("the-lower-action-twice", "ACT-01", "+ (stage > 2)]", "+ 1]"),
    mutant("covered-cards-show-the-upper-row", "FLOW-04 ACT-04", "+ (stage > 2)]", "+ (stage == 3)]"),
    mutant("covered-cards-are-not-seen", "FLOW-05 ACT-01", "if card_below >= revealed(table):", "if stage > 3:"),
    mutant(
        "covered-cards-from-the-bottom",
        "ACT-02",
        "table.nomad_row[revealed(table) - card_below - 1] - 1",
        "table.nomad_row[card_below - 1 if card_below else revealed(table) - 1] - 1",
    ),
    mutant(
        "the-marked-column-acts",
        "ACT-03",
        "pack.nomad_action[card][2 * frame[COLUMN] +",
        "pack.nomad_action[card][2 * pack.nomad_column[top_nomad(table)] +",
    ),
    mutant(
        "cards-come-twice-a-round", "FLOW-09", "if not table.nomad_open[card] and not self.is_revealed", "if True or"
    ),
    mutant(
        "the-nomads-keep-their-cards",
        "PREP-01",
        "        table.nomad_open[card] = 0\n    if table.nomads_ahead",
        "        pass\n    if table.nomads_ahead",
    ),
]

COLUMNS = [
    mutant("entered-or-not", "COL-03", "        if not is_entered(table, column):\n", "        if True:\n"),
    mutant(
        "the-last-empty-one-is-not-found",
        "COL-02 COL-04",
        "        column = (column + step) % COLUMN_COUNT\n",
        "        column = max(0, min(COLUMN_COUNT - 1, column + 1 if step == 1 else column - 1))\n",
    ),
    mutant("always-to-the-east", "COL-03 COL-04", "1 if pack.nomad_east[card] else COLUMN_COUNT - 1", "1"),
    mutant(
        "own-figures-do-not-count",
        "COL-05",
        "    for seat in range(table.sides):\n        if table.tribe_at[seat][column]",
        "    for seat in range(1):\n        if table.tribe_at[seat][column]",
    ),
    mutant(
        "chiefs-do-not-count",
        "COL-05",
        " or table.chief_at[seat] == column + 1:\n            return True",
        ":\n            return True",
    ),
    mutant(
        "the-chief-stays-at-home",
        "COL-06",
        "TRIBE_FIGURE if table.tribe_home[NOMADS] else CHIEF_FIGURE",
        "TRIBE_FIGURE",
    ),
    mutant("the-bottom-stays-free", "COL-07", "    if not table.bottom_by[column]:\n", "    if False:\n"),
    mutant("the-bottom-is-taken-over", "COL-08", "    if not table.bottom_by[column]:\n", "    if True:\n"),
]

ARROWS = [
    mutant("the-small-arrow-first", "ARROW-02 ARROW-07", "COLUMN_WEIGHT: i32 = 256", "COLUMN_WEIGHT: i32 = 0"),
    mutant(
        "the-big-arrow-turned-round", "ARROW-02", "across = east if pack.nomad_east[card] else -east", "across = east"
    ),
    mutant(
        "no-small-arrow",
        "ARROW-03",
        "COLUMN_WEIGHT * across + (south if pack.nomad_south[card] else -south)",
        "COLUMN_WEIGHT * across",
    ),
    mutant("the-first-card-points", "ARROW-01", "table.nomad_row[revealed(table) - 1] - 1", "table.nomad_row[0] - 1"),
    mutant("culture-cards-close-up", "ACT-14 ARROW-05", "    table.culture_place[chosen] = 0\n", "    pass\n"),
    mutant("culture-in-one-row", "ACT-14", "place % CULTURE_WIDTH, place // CULTURE_WIDTH", "place, 0"),
    mutant(
        "any-species", "ACT-15", "            if 0 < table.unused[NOMADS][", "            if 0 > table.unused[NOMADS]["
    ),
    mutant(
        "five-of-a-species", "ACT-15", "table.ground_place[place] - 1] < SET:", "table.ground_place[place] - 1] < 9:"
    ),
    mutant(
        "no-arrows-among-own-species",
        "ACT-17",
        "                far += BETTER\n            best = max(best, far)",
        "                return place\n            best = max(best, far)",
    ),
    mutant("the-first-stone-always", "STONE-01 ARROW-08", "reach(table, place, place, 0)", "MOST_PLACES - 1 - place"),
    mutant(
        "stones-in-the-order-of-their-numbers",
        "ARROW-08",
        "reach(table, place, place, 0)",
        "reach(table, place, table.stone_place[place], 0)",
    ),
    mutant(
        "stones-keep-their-places",
        "ARROW-05",
        "    table.lift(table.stone_place, OPEN_STONES, stone)\n",
        "",
    ),
    mutant(
        "megaliths-stay-on-the-ground",
        "MEGA-02",
        "far + BETTER if site >= GROUND_CELLS else far",
        "far",
    ),
    mutant(
        "the-starting-cell-frees-all",
        "MEGA-07",
        "        if start != EMPTY:\n            can",
        "        if False:\n            can",
    ),
    mutant(
        "the-first-junction",
        "MIG-03",
        "reach(table, junction, pack.junction_east[junction], pack.junction_south[junction])",
        "MOST_PLACES - 1 - junction",
    ),
    mutant(
        "two-camps-are-enough",
        "MIG-02",
        "camps[corner[0]] and camps[corner[1]] and camps[corner[2]]:\n            best",
        "camps[corner[0]] and camps[corner[1]]:\n            best",
    ),
    mutant(
        "villages-on-villages",
        "MIG-02",
        "not pack.village_site[junction] or table.villages[junction]:\n            continue\n        if camps",
        "not pack.village_site[junction]:\n            continue\n        if camps",
    ),
    mutant(
        "hexes-in-reading-order",
        "ECL-11",
        "reach(table, place, pack.hex_east[place], pack.hex_south[place])",
        "MOST_PLACES - 1 - place",
    ),
]

PLACES = [
    mutant(
        "no-place-for-an-animal",
        "ACT-20 ARROW-06",
        "                if places[place] == 0:\n                    places[place]",
        "                if places[start + end - 1 - place] == 0:\n                    places[start + end - 1 - place]",
    ),
    mutant(
        "an-animal-stays-in-its-place",
        "ARROW-05",
        "        self.ground_place[found] = 0\n        return species",
        "        return species",
    ),
    mutant(
        "the-old-animals-for-a-person",
        "ARROW-05",
        "        if table.alone():\n"
        "            for place in range(MOST_SHOWN):\n"
        "                if table.ground_place[place] and wanted",
        "        if False:\n"
        "            for place in range(MOST_SHOWN):\n"
        "                if table.ground_place[place] and wanted",
    ),
]

ACTIONS = [
    mutant("the-aid-stops", "ACT-05 AID-01", "        action = pack.instead[action]\n", "        return\n"),
    mutant(
        "the-aid-in-one-step",
        "AID-02 AID-03",
        "    while not can(table, action, start):\n",
        "    if not can(table, action, start):\n",
    ),
    mutant("six-tools", "ACT-06", "table.tools[NOMADS] < MOST_TOOLS", "True"),
    mutant("food-without-end", "ACT-07", "table.food[NOMADS] < table.capacity(NOMADS)", "True"),
    mutant(
        "burials-without-cards",
        "ACT-11 AID-04",
        "        return table.offerings[0] or table.sacrifice[0] or table.sacrifice[1]\n",
        "        return True\n",
    ),
    mutant(
        "culture-without-cards", "ACT-13", "        return chosen_culture(table) != EMPTY\n", "        return True\n"
    ),
    mutant(
        "no-animal-from-the-deck",
        "ACT-18",
        "table.animals_shown() > 0 or table.animals_left() > 0 and not table.no_nomad_animal",
        "table.animals_shown() > 0",
    ),
    mutant(
        "random-animals-from-nowhere",
        "ACT-19",
        "        return table.animals_left() > 0\n",
        "        return table.animals_left() >= 0\n",
    ),
    mutant(
        "stones-without-a-price", "STONE-03", "        return chosen_stone(table) != EMPTY\n", "        return True\n"
    ),
    mutant(
        "megaliths-from-nowhere",
        "MEGA-06",
        "        return chosen_site(table, start) != EMPTY\n",
        "        return True\n",
    ),
    mutant(
        "the-offering-idol-first",
        "IDOL-01",
        "HONOR if table.idol[NOMADS][HONOR] < TOP_LEVEL else OFFERING",
        "OFFERING",
    ),
    mutant(
        "only-the-honor-idol",
        "IDOL-02 IDOL-03",
        "HONOR if table.idol[NOMADS][HONOR] < TOP_LEVEL else OFFERING",
        "HONOR",
    ),
    mutant("no-eclipse-card", "ACT-08 ACT-09", "        table.nomad_pile += 1\n", "        pass\n"),
    mutant(
        "new-animals-without-room", "ACT-21", "        if table.animals_shown() < MOST_SHOWN:\n", "        if True:\n"
    ),
    mutant(
        "each-camp-on-a-glacier",
        "ACT-22",
        "table.camps[NOMADS][place]:\n            total += 1",
        "table.camps[NOMADS][place]:\n            total += table.camps[NOMADS][place]",
    ),
    mutant(
        "era-ii-is-buried-first",
        "ACT-10 SETUP-14",
        "    era: i32 = 0 if table.sacrifice[0] else 1\n",
        "    era: i32 = 1 if table.sacrifice[1] else 0\n",
    ),
    mutant(
        "face-up-cards-lie-below",
        "ACT-12",
        "    for place in range(MOST_OFFERED - 1, -1, -1):\n",
        "    for place in range(0):\n",
    ),
    mutant(
        "the-sacrifice-deck-turned-over",
        "ACT-12",
        "    for place in range(MOST_OFFERED - 1, -1, -1):\n",
        "    for place in range(MOST_OFFERED):\n",
    ),
    mutant("an-animal-stays", "ACT-15", "    table.ground_place[place] = 0\n", "    pass\n"),
]

BONUSES = [
    mutant(
        "what-costs-is-never-taken",
        "AID-01",
        "        return True\n\n    def gain_items",
        "        return False\n\n    def gain_items",
    ),
    mutant("what-costs-is-free", "AID-01", "        table.food[NOMADS] -= cost[COST_FOOD]\n", "        pass\n"),
    mutant(
        "they-pay-with-cards",
        "AID-09",
        "        if cost[COST_LABOR] or cost[COST_DISCARDS]:\n            return False\n",
        "",
    ),
    mutant(
        "all-alternatives",
        "AID-01",
        "            if self.pay(table, alternative):\n"
        "                self.gain_items(table, alternative)\n"
        "                break\n",
        "            if self.pay(table, alternative):\n                self.gain_items(table, alternative)\n",
    ),
    mutant(
        "one-unit-of-each-gain",
        "AID-07 AID-04",
        "            units: i32 = pack.number[alternative][i] if action != EMPTY else 0\n",
        "            units: i32 = 1 if action != EMPTY else 0\n",
    ),
    mutant(
        "camps-as-often-as-told", "MIG-13", "                units = 0 if settled else 1\n", "                pass\n"
    ),
    mutant("only-one-point", "AID-08", "            points = frame[COUNT]\n", "            points = 1\n"),
    mutant(
        "cards-are-drawn-as-points",
        "AID-04",
        "row.item] = row.then",
        "row.item] = row.then if row.item != terms.ITEM_DRAW else terms.DO_VP",
        CONTENT,
    ),
    mutant(
        "tribe-cards-are-food",
        "AID-05",
        "row.item] = row.then",
        "row.item] = row.then if row.then != terms.DO_TOOL else terms.DO_FOOD",
        CONTENT,
    ),
    mutant(
        "used-animals-are-tools",
        "AID-06",
        "row.item] = row.then",
        "row.item] = row.then if row.item != terms.ITEM_USE_ANIMAL else terms.DO_TOOL",
        CONTENT,
    ),
    mutant(
        "bonuses-as-for-people",
        "AID-05",
        "        if clause != EMPTY and self.is_nomads(seat):\n",
        "        if False:\n",
    ),
]

MIGRATION = [
    mutant(
        "a-village-and-the-inner-camps",
        "MIG-04",
        "INNER_CAMPS if junction == EMPTY else OUTER_CAMPS",
        "INNER_CAMPS",
    ),
    mutant(
        "no-village-and-the-outer-camps", "MIG-05", "INNER_CAMPS if junction == EMPTY else OUTER_CAMPS", "OUTER_CAMPS"
    ),
    mutant(
        "no-token",
        "MIG-08",
        "            place_token(table, junction)\n        else",
        "            pass\n        else",
    ),
    mutant(
        "the-token-stays-where-it-was",
        "MIG-11",
        "            table.villages[table.token_at - 1] = 0\n",
        "            pass\n",
    ),
    mutant(
        "the-token-is-a-village-of-theirs",
        "MIG-12",
        "        table.villages[junction] = NOMADS + 1\n        if table.token_bonus:",
        "        table.villages[junction] = NOMADS + 1\n"
        "        table.villages_left[NOMADS] -= 1\n"
        "        if table.token_bonus:",
    ),
    mutant("the-camp-side-keeps-away", "MIG-15", "    if table.token_is_village:\n", "    if True:\n"),
    mutant(
        "the-camp-side-weighs-two",
        "MIG-09 ECL-07",
        "            total += 1\n    if table.villages_left",
        "            total += 2\n    if table.villages_left",
    ),
    mutant("camps-leave-the-map", "MIG-06 MIG-04", "                camps[place] += 1\n", "                pass\n"),
    mutant(
        "the-other-ring-moves-too",
        "MIG-05 MIG-06",
        "            if rings & pack.ring[place]:\n                lifted += camps[place]",
        "            if True:\n                lifted += camps[place]",
    ),
    mutant(
        "migration-cards-run-out",
        "MIG-14",
        "            table.migration[card] = 0\n        table.migration_top = 0\n",
        "            table.migration[card] = card != 0\n        table.migration_top = 0\n",
    ),
    mutant(
        "the-same-migration-card-again",
        "SETUP-03",
        "        table.migration[option - SHOW_MIGRATION] = 1\n",
        "        pass\n",
    ),
]

ECLIPSE = [
    mutant("the-pile-is-not-opened", "ECL-01 ECL-02", "            if table.nomad_pile:\n", "            if False:\n"),
    mutant(
        "covered-cards-count-labor",
        "ECL-03",
        "    halves: i32 = pack.nomad_labor[top_nomad(table)]\n",
        "    halves: i32 = 0\n"
        "    for number in range(revealed(table)):\n"
        "        halves += pack.nomad_labor[table.nomad_row[number] - 1]\n",
    ),
    mutant(
        "no-labor-on-top", "ECL-02", "    halves: i32 = pack.nomad_labor[top_nomad(table)]\n", "    halves: i32 = 0\n"
    ),
    mutant(
        "nothing-from-the-order",
        "ECL-05",
        "            table.bonus(NOMADS, pack.order_clause[table.place_in_order(NOMADS)])\n",
        "            pass\n",
    ),
    mutant("no-hexes", "ECL-06", "            find_hexes(table, NOMADS)\n", "            pass\n"),
    mutant(
        "villages-bury-nothing",
        "ECL-08",
        "VILLAGES - table.villages_left[NOMADS], pack.nomad_gain",
        "0 * table.villages_left[NOMADS], pack.nomad_gain",
    ),
    mutant(
        "stones-pay-by-their-conditions",
        "STONE-05 ECL-08",
        "                table.gain_points(NOMADS, STONE_POINTS)\n",
        "                table.gain_points(NOMADS, slot)\n",
    ),
    mutant(
        "the-sacrifice-deck-is-filled-up",
        "PREP-04",
        "        table.nomad_row[number] = 0\n",
        "        table.nomad_row[number] = 0\n        table.sacrifice[0] = 5\n",
    ),
]

SCORING = [
    mutant(
        "unseen-cards-stay-unseen",
        "SCORE-02 HIDDEN-03",
        "        table.put_card(NOMADS, FIRST_CULTURE + card, BURIED)\n        table.emit(BURIED_REVEALED",
        "        table.emit(BURIED_REVEALED",
    ),
    mutant(
        "nomads-count-as-people",
        "SCORE-04 SCORE-05 SCORE-06",
        "        return points_for_nomad_animals(table)\n",
        "        pass\n",
    ),
    mutant("mammoths-like-others", "SCORE-05", "animal.copies, sets)", "10, sets)", CONTENT),
    mutant(
        "sets-grow-for-ever",
        "SCORE-04",
        "min(table.unused[NOMADS][species], LARGEST_SET)",
        "min(table.unused[NOMADS][species], 3)",
    ),
    mutant(
        "a-tie-is-won",
        "FLOW-01",
        'if self.options["solo_tie"] == "turn_order" else Outcome(("B",), "tie", "EWS-FLOW-01", 0)',
        'if True else Outcome(("B",), "tie", "EWS-FLOW-01", 0)',
        GAME,
    ),
    mutant("a-tie-is-lost-whatever-is-chosen", "FLOW-01", 'self.options["solo_tie"] == "turn_order"', "False", GAME),
]

MODULES = [
    mutant(
        "a-village-gains-no-glacier-token",
        "MOD-04",
        "            gain_glaciers(table, junction)\n    table.push",
        "            pass\n    table.push",
    ),
    mutant("the-token-gains-glacier-tokens", "MOD-06", "        if table.token_bonus:\n", "        if True:\n"),
    mutant(
        "glacier-tokens-stay-face-down",
        "MOD-04 MOD-05",
        "                if table.token[place] == FACE_DOWN:\n"
        "                    table.push(DEAL_TOKEN, NATURE, place)\n"
        "        table.camps_home",
        "                pass\n        table.camps_home",
    ),
    mutant(
        "the-way-turns-tokens-up",
        "MOD-05",
        "            if rings & pack.ring[place]:\n                lifted += camps[place]\n",
        "            if rings & pack.ring[place]:\n                lifted += camps[place]\n"
        "                if table.token[place] == FACE_DOWN:\n"
        "                    table.push(DEAL_TOKEN, NATURE, place)\n",
    ),
]

MUTANTS = [
    *SETUP,
    *DIFFICULTY,
    *CARDS,
    *COLUMNS,
    *ARROWS,
    *PLACES,
    *ACTIONS,
    *BONUSES,
    *MIGRATION,
    *ECLIPSE,
    *SCORING,
    *MODULES,
]
