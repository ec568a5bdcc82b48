"""Broken rules of Doggerland: migration, the end of the round, objectives, the score."""

from __future__ import annotations

from mutation.dg_planning_mutants import mutant

ROUNDS = [
    mutant(
        "seasons-change-places",
        "FLOW-01 FLOW-03 COST-01",
        "        pack: Tables = self.content\n        season = self.season()\n        tools =",
        "        pack: Tables = self.content\n        season = self.round % 2\n        tools =",
    ),
    mutant(
        "nine-rounds", "FLOW-06", "            if table.round == ROUNDS:\n", "            if table.round > ROUNDS:\n"
    ),
    mutant("marker-stays", "FIRST-01 FLOW-07", "        table.first = (table.first + 1) % table.sides\n", ""),
    mutant(
        "marker-to-the-right",
        "FIRST-01 FLOW-07",
        "table.first = (table.first + 1) % table.sides",
        "table.first = (table.first + table.sides - 1) % table.sides",
    ),
    mutant(
        "no-painting-is-turned-up",
        "REFILL-03 REFILL-04",
        "            if table.covered:\n                table.push(REVEAL_FRAME, NATURE, 1)\n",
        "",
    ),
    mutant(
        "crafts-without-limit",
        "REFILL-05",
        "            if table.display[space] != EMPTY:\n                due -= 1\n",
        "            pass\n",
    ),
    mutant("crafts-are-not-refilled", "REFILL-05", "            self.refill_crafts(table)\n", "            pass\n"),
    mutant(
        "crafts-from-nowhere",
        "REFILL-06",
        "        if min(due, left) > 0:\n            table.push(DEAL_CRAFT_FRAME, NATURE, min(due, left))\n",
        "        if due > 0 and left > 0:\n            table.push(DEAL_CRAFT_FRAME, NATURE, due)\n",
    ),
]

MIGRATION = [
    mutant("one-step-for-all", "MIGRATE-02", "    steps = table.steps_of(figure - 1)\n", "    steps: i32 = 1\n"),
    mutant(
        "arrows-on-the-way",
        "MIGRATE-03",
        "        target = next_tile(table, target, way)\n",
        "        way = way_of(table, target)\n        target = next_tile(table, target, way)\n",
    ),
    mutant(
        "order-by-cells",
        "MIGRATE-04",
        "        cell = pack.sweep[table.arrow][i]\n        if 0 <",
        "        cell = i\n        if 0 <",
    ),
    mutant("figures-meet", "MIGRATE-07 MIGRATE-12", "while steps > 0 or table.animal[target]:", "while steps > 0:"),
    mutant(
        "only-those-that-migrated-block",
        "MIGRATE-08",
        "while steps > 0 or table.animal[target]:",
        "while steps > 0 or table.animal[target] >= LYING:",
    ),
    mutant(
        "figures-push-past-two-at-a-time",
        "MIGRATE-07",
        "        steps -= 1\n",
        "        steps = steps - 1 if steps > 0 else table.steps_of(figure - 1) - 1\n",
    ),
    mutant(
        "empty-cells-count",
        "MIGRATE-10",
        "        target = next_tile(table, target, way)\n",
        "        pack: Tables = table.content\n        steps -= table.tile[pack.onward[target][way]] < 0\n"
        "        target = next_tile(table, target, way)\n",
    ),
    mutant(
        "figures-move-twice",
        "MIGRATE-17 MIGRATE-01",
        "        if 0 < table.animal[cell] < LYING:\n            migrate_from(table, cell)\n",
        "        if 0 < table.animal[cell]:\n"
        "            table.animal[cell] = (table.animal[cell] - 1) % LYING + 1\n"
        "            migrate_from(table, cell)\n",
    ),
    mutant(
        "own-tile-is-taken",
        "MIGRATE-11",
        "    table.animal[cell] = 0\n    target: i32 = cell\n",
        "    target: i32 = cell\n",
    ),
    mutant("arrow-stays", "MIGRATE-14", "    table.arrow = (table.arrow + 1) % ARROW_SLOTS\n", ""),
    mutant(
        "arrow-turns-back",
        "MIGRATE-14",
        "table.arrow = (table.arrow + 1) % ARROW_SLOTS",
        "table.arrow = (table.arrow + 3) % ARROW_SLOTS",
    ),
    mutant(
        "centre-without-arrow",
        "SETUP-06",
        "table.centre_arrow if table.tile[cell] == CENTRE_TILE else pack.arrow_of",
        "pack.arrow_of",
    ),
]

FEEDING = [
    mutant(
        "newborns-eat",
        "FEED-10 BIRTH-05",
        "table.push(FEED_FRAME, seat, table.eaters(seat))",
        "table.push(FEED_FRAME, seat, table.adults(seat) + table.newborns[seat])",
    ),
    mutant(
        "only-hunters-eat",
        "FEED-01",
        "table.push(FEED_FRAME, seat, table.eaters(seat))",
        "table.push(FEED_FRAME, seat, table.hunters[seat])",
    ),
    mutant(
        "meat-feeds-one", "FEED-02", "            frame[NEED] -= 2 * number\n", "            frame[NEED] -= number\n"
    ),
    mutant("hunger-is-free", "FEED-06", "        table.deprive(seat, hungry, HUNGER)\n", ""),
    mutant(
        "one-token-for-all-who-hunger",
        "FEED-06",
        "        table.deprive(seat, hungry, HUNGER)\n",
        "        table.deprive(seat, min(hungry, 1), HUNGER)\n",
    ),
    mutant("food-never-spoils", "FEED-07", "        spoil(table, seat)\n", ""),
    mutant("bowl-2-spoils-too", "FEED-07 FEED-08", "    own[PLANT3] = own[PLANT2]\n", "    own[PLANT3] = 0\n"),
    mutant(
        "meat-keeps-longer",
        "FEED-08",
        "    own[MEAT3] = own[MEAT2]\n    own[MEAT2] = 0\n",
        "    own[MEAT3] += own[MEAT2]\n    own[MEAT2] = 0\n",
    ),
    mutant(
        "spoil-before-feeding",
        "FEED-09",
        "        if frame[STEP] == 0:\n            frame[STEP] = 1\n",
        "        if frame[STEP] == 0:\n            frame[STEP] = 1\n            own[PLANT3] = 0\n"
        "            own[MEAT3] = 0\n",
    ),
    mutant(
        "no-choice-of-food",
        "FEED-03",
        "        if self.next_number(table, number + 1) <= MOST_EATEN:\n            return False\n        self.choose",
        "        self.choose",
    ),
    mutant(
        "more-food-than-is-needed",
        "FEED-03",
        "    if need >= 0 and max(0, (need - plants + 1) // 2) <= min(meat, need // 2):\n",
        "    if max(0, (need - plants + 1) // 2) <= meat:\n",
    ),
    mutant(
        "half-a-meat-is-kept",
        "FEED-05",
        "return not mixed and need >= -1 and need % 2 != 0 and (need + 1) // 2 <= meat",
        "return False",
    ),
    mutant(
        "newborns-without-a-roof",
        "FEED-12 FEED-13",
        "housed = min(table.newborns[seat], max(free, 0))",
        "housed = table.newborns[seat]",
    ),
    mutant(
        "newborns-never-grow-up",
        "BIRTH-05 FEED-12",
        "    table.hunters[seat] += housed\n    table.home[seat][HUNTER] += housed\n",
        "",
    ),
    mutant(
        "a-token-for-each-newborn-lost",
        "FEED-13",
        "    table.newborns[seat] = 0\n    table.hunters",
        "    table.deprive(seat, table.newborns[seat] - housed, HUNGER)\n    table.newborns[seat] = 0\n"
        "    table.hunters",
    ),
    mutant("adults-are-never-lost", "FEED-15", "if free < 0 and table.adult_overflow == LOSE_HUNTERS:", "if False:"),
    mutant(
        "adults-are-always-lost", "FEED-15", "if free < 0 and table.adult_overflow == LOSE_HUNTERS:", "if free < 0:"
    ),
    mutant("chief-may-be-lost", "FEED-15", "lost = min(-free, table.hunters[seat])", "lost = -free"),
    mutant(
        "ramshackles-house-nobody",
        "DWELL-12",
        "            total += self.dwellings[seat][kind] * pack.capacity[kind]\n",
        "            total += self.dwellings[seat][kind] * pack.capacity[kind] * (kind != RAMSHACKLE)\n",
    ),
]

OBJECTIVES = [
    mutant(
        "objective-before-houses",
        "GOAL-01",
        "            enter(table, ROUND_END)\n",
        "            enter(table, ROUND_END)\n            award_objectives(table)\n",
    ),
    mutant(
        "one-winner-of-an-objective",
        "GOAL-02",
        "                table.emit(OBJECTIVE_MET, seat, objective, place)\n",
        "                table.emit(OBJECTIVE_MET, seat, objective, place)\n                break\n",
    ),
    mutant("five-points-for-all", "GOAL-03", "place = table.objective_rounds[objective] + 1", "place: i32 = 1"),
    mutant(
        "third-round-of-an-objective",
        "GOAL-04",
        "if not table.objective[objective] or table.objective_rounds[objective] == GOAL_CELLS:",
        "if not table.objective[objective]:",
    ),
    mutant(
        "objective-twice",
        "GOAL-05",
        "if not table.goal[seat][objective] and meets(table, seat, objective):",
        "if meets(table, seat, objective):",
    ),
    mutant(
        "objectives-in-the-box",
        "SETUP-11",
        "if not table.objective[objective] or table.objective_rounds[objective] == GOAL_CELLS:",
        "if table.objective_rounds[objective] == GOAL_CELLS:",
    ),
    mutant(
        "newborns-do-not-count-as-people",
        "GOAL-08",
        "        if metric == MEMBERS_METRIC:\n            return self.adults(seat)\n",
        "        if metric == MEMBERS_METRIC:\n            return self.hunters[seat]\n",
    ),
    mutant(
        "megaliths-are-no-shaman-actions",
        "GOAL-09",
        "SHAMAN_METRIC:\n            return self.hut_cubes(seat, 0)\n",
        "SHAMAN_METRIC:\n            return self.hut_cubes(seat, 0) - self.hut_cubes(seat, MENHIR)\n",
    ),
    mutant(
        "village-by-number",
        "GOAL-10",
        "DWELLING_METRIC:\n            return self.dwelling_points(seat)\n",
        "DWELLING_METRIC:\n            return self.dwellings[seat][SIMPLE] + self.dwellings[seat][STATUS]\n",
    ),
    mutant(
        "three-species-will-do",
        "GOAL-11",
        "return self.species_painted(seat, 0, SPECIES_COUNT)",
        "return self.species_painted(seat, 0, SPECIES_COUNT) + 1",
    ),
    mutant(
        "two-levels-are-know-how",
        "GOAL-12",
        "return (own[RANGE] == TOP_LEVEL) + (own[CARRYING] == TOP_LEVEL) + (own[TOOLMAKING] == TOP_LEVEL)",
        "return (own[RANGE] == 2) + (own[CARRYING] == 2) + 1",
    ),
    mutant(
        "crafts-of-anybody",
        "GOAL-13",
        "                count += self.craft_of[craft] == seat + 1\n",
        "                count += self.craft_of[craft] > 0\n",
    ),
    mutant(
        "any-action-is-a-megalith",
        "GOAL-14",
        "        if metric == MEGALITH_METRIC:\n            return self.hut_cubes(seat, MENHIR)\n",
        "        if metric == MEGALITH_METRIC:\n            return self.hut_cubes(seat, 0)\n",
    ),
    mutant(
        "cold-species-are-not-needed",
        "GOAL-15",
        "            return self.species_painted(seat, BISON, SPECIES_COUNT)\n",
        "            return self.species_painted(seat, 0, SPECIES_COUNT)\n",
    ),
]

ANIMALS_AND_CAMPS = [
    mutant(
        "warm-species-in-winter",
        "SPAWN-01 SPAWN-02",
        "SEASON_OF[species] == season and table.supply[species]:",
        "table.supply[species]:",
    ),
    mutant(
        "figure-beside-a-figure",
        "SPAWN-03 MIGRATE-12",
        "        if tile < 0 or table.animal[cell]:\n            continue\n",
        "        if tile < 0:\n            continue\n",
    ),
    mutant(
        "figures-without-end",
        "SPAWN-07 COMP-07",
        "SEASON_OF[species] == season and table.supply[species]:",
        "SEASON_OF[species] == season:",
    ),
    mutant(
        "figures-in-the-order-of-cells",
        "SPAWN-07",
        "        cell = pack.sweep[table.arrow][i]\n        tile =",
        "        cell = i\n        tile =",
    ),
    mutant(
        "winter-figures-leave",
        "SPAWN-04",
        "            add_animals(table)\n",
        "            for cell in range(CELLS):\n"
        "                if table.animal[cell] and SEASON_OF[table.animal[cell] - 1] != (table.round - 1) % 2:\n"
        "                    table.supply[table.animal[cell] - 1] += 1\n                    table.animal[cell] = 0\n"
        "            add_animals(table)\n",
    ),
    mutant(
        "camps-by-range",
        "CAMP-02",
        "table.within(table.camp[seat], CAMP_STEPS) &",
        "table.within(table.camp[seat], table.range_of(seat)) &",
    ),
    mutant(
        "camps-beside-camps",
        "CAMP-04",
        "cells = table.within(table.camp[seat], CAMP_STEPS) & ~table.rivals(seat, True)",
        "cells = table.within(table.camp[seat], CAMP_STEPS)",
    ),
    mutant(
        "camps-onto-rival-tokens",
        "CAMP-04",
        "cells = table.within(table.camp[seat], CAMP_STEPS) & ~table.rivals(seat, True)",
        "cells = table.within(table.camp[seat], CAMP_STEPS) & ~table.rivals(seat, False)",
    ),
    mutant("back-to-the-centre", "CAMP-06", "return cells & ~(ONE << CENTRE) | here", "return cells | here"),
    mutant(
        "camps-must-move",
        "CAMP-02",
        "return cells & ~(ONE << CENTRE) | here",
        "return cells & ~(ONE << CENTRE) & ~here",
    ),
    mutant(
        "camps-by-seat",
        "CAMP-01 FIRST-05",
        "table.push(CAMP_FRAME, (table.first + i) % table.sides)",
        "table.push(CAMP_FRAME, i)",
    ),
    mutant(
        "tokens-go-after-the-camps", "SHAMAN-20", "            if table.journey_off_early:\n", "            if False:\n"
    ),
]

SCORE = [
    mutant("adults-score-nothing", "SCORE-01", "total: i32 = self.adults(seat) +", "total: i32 = self.hunters[seat] +"),
    mutant(
        "tokens-cost-one", "SCORE-12 COMP-04", "- TOKEN_POINTS * self.deprivation[seat]", "- self.deprivation[seat]"
    ),
    mutant(
        "crafts-score-one",
        "SCORE-03",
        "                total += pack.craft_vp[craft]\n",
        "                total += 1\n",
    ),
    mutant(
        "megaliths-score-alike",
        "SCORE-04",
        "total += self.done[seat][cell] * pack.hut_vp[cell]",
        "total += self.done[seat][cell] * pack.hut_vp[MENHIR]",
    ),
    mutant(
        "objectives-score-five",
        "SCORE-05",
        "            total += OBJECTIVE_POINTS[self.goal[seat][objective]]\n",
        "            total += 5 if self.goal[seat][objective] else 0\n",
    ),
    mutant(
        "two-cubes-score-once",
        "SCORE-06",
        "total += self.cubes[cell] * pack.worth[pack.species_at[cell]]",
        "total += pack.worth[pack.species_at[cell]]",
    ),
    mutant(
        "two-cubes-are-one-in-the-row",
        "SCORE-08",
        "            if self.cube_of[cell] == seat + 1:\n                total += self.cubes[cell]\n",
        "            if self.cube_of[cell] == seat + 1:\n                total += 1\n",
    ),
    mutant(
        "no-cube-and-still-second",
        "SCORE-09",
        "        if own == 0:\n            return 0\n        ahead",
        "        ahead",
    ),
    mutant("third-scores-too", "SCORE-09", "return SECOND_POINTS if ahead == 1 else 0", "return SECOND_POINTS"),
    mutant("ties-take-the-next-rank", "SCORE-10", "if self.ties_skip or not counts >> cubes & 1:", "if True:"),
    mutant(
        "ties-never-skip", "SCORE-10", "if self.ties_skip or not counts >> cubes & 1:", "if not counts >> cubes & 1:"
    ),
    mutant("leader-scores-two", "SCORE-07", "            return MOST_POINTS\n", "            return SECOND_POINTS\n"),
    mutant(
        "ties-by-tokens-first",
        "SCORE-14",
        "TIE_BREAK * sum(self.stock[seat][store] for store in range(STORE_COUNT)) - self.deprivation[seat]",
        "sum(self.stock[seat][store] for store in range(STORE_COUNT)) - 1000 * self.deprivation[seat]",
    ),
    mutant(
        "food-breaks-no-tie",
        "SCORE-14",
        "for store in range(STORE_COUNT)) - self.deprivation",
        "for store in range(5)) - self.deprivation",
    ),
    mutant(
        "tokens-break-no-tie",
        "SCORE-15",
        "for store in range(STORE_COUNT)) - self.deprivation[seat]",
        "for store in range(STORE_COUNT))",
    ),
]

MUTANTS = [*ROUNDS, *MIGRATION, *FEEDING, *OBJECTIVES, *ANIMALS_AND_CAMPS, *SCORE]
