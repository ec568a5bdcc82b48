"""Broken rules of Doggerland: discovery, executing, the hut."""

from __future__ import annotations

from mutation.dg_planning_mutants import mutant

DISCOVERY = [
    mutant(
        "groups-discover-nothing",
        "DISCOVER-01",
        "        if table.group_of[cell]:\n            open_beside(table, cell)\n",
        "        pass\n",
    ),
    mutant("camps-discover-nothing", "DISCOVER-03", "        open_beside(table, table.camp[seat])\n", ""),
    mutant(
        "megaliths-discover-nothing",
        "DISCOVER-03",
        "                open_beside(table, table.megalith[seat][i] - 1)\n",
        "                pass\n",
    ),
    mutant(
        "tokens-discover",
        "DISCOVER-02",
        "        open_beside(table, table.camp[seat])\n",
        "        open_beside(table, table.camp[seat])\n"
        "        if table.journey[seat]:\n            open_beside(table, table.journey[seat] - 1)\n",
    ),
    mutant(
        "tiles-open-more-tiles",
        "DISCOVER-04",
        "        table.tile[cell] = option - LAY\n",
        "        table.tile[cell] = option - LAY\n        open_beside(table, cell)\n",
    ),
    mutant(
        "figures-on-new-tiles",
        "DISCOVER-06",
        "        table.tile[cell] = option - LAY\n",
        "        table.tile[cell] = option - LAY\n        pack: Tables = table.content\n"
        "        if pack.home_of[option - LAY] >= 0:\n"
        "            table.place_figure(cell, pack.home_of[option - LAY])\n",
    ),
    mutant(
        "opened-cells-stay-open",
        "DISCOVER-08",
        "            if table.tile[left] == OPENED:\n                table.tile[left] = EMPTY\n",
        "            if table.tile[left] == OPENED:\n                table.tile[left] = 0\n",
    ),
    mutant("the-same-tile-twice", "HIDDEN-01", "        table.unseen[option - LAY] = 0\n", ""),
]

EXECUTION = [
    mutant(
        "nobody-is-finished-at-once",
        "EXEC-11",
        "table.finished[seat] = table.all_home(seat)",
        "table.finished[seat] = 0",
    ),
    mutant(
        "execution-by-seat-number",
        "EXEC-04",
        "            seat = (table.first + i) % table.sides\n            if not table.finished[seat]:",
        "            seat = i\n            if not table.finished[seat]:",
    ),
    mutant(
        "one-action-and-finished",
        "EXEC-02",
        "        frame = table.agenda[table.depth]\n        seat = frame[SEAT]\n        if table.simultaneous:\n",
        "        frame = table.agenda[table.depth]\n        seat = frame[SEAT]\n        table.finished[seat] = 1\n"
        "        if table.simultaneous:\n",
    ),
    mutant(
        "members-stay-away",
        "EXEC-08",
        "    for member in range(MEMBER_COUNT):\n        table.home[seat][member] += table.group[cell][member]\n",
        "",
    ),
    mutant(
        "partial-payment",
        "EXEC-10",
        "if own[good] < cost[good] - (saved if good == WOOD else 0):",
        "if cost[good] and not own[good] and not (saved and good == WOOD):",
    ),
    mutant(
        "half-of-the-price",
        "EXEC-10 DWELL-05",
        "self.pay(seat, good, max(0, cost[good] - (saved if good == WOOD else 0)))",
        "self.pay(seat, good, max(0, cost[good] - 1))",
    ),
    mutant(
        "chief-pays-all-wood",
        "DWELL-07",
        "table.pay_cost(seat, pack.dwelling_cost[kind], by_chief)",
        "table.pay_cost(seat, pack.dwelling_cost[kind], 0)",
    ),
    mutant(
        "everybody-saves-wood",
        "DWELL-13",
        "table.pay_cost(seat, pack.dwelling_cost[kind], by_chief)",
        "table.pay_cost(seat, pack.dwelling_cost[kind], 1)",
    ),
    mutant(
        "no-ramshackle-is-covered",
        "DWELL-09",
        "        if not huts[RAMSHACKLE]:\n            return NOTHING_TO_COVER\n",
        "        return NOTHING_TO_COVER\n",
    ),
    mutant(
        "seventh-dwelling",
        "DWELL-09",
        "elif huts[SIMPLE] + huts[STATUS] + huts[RAMSHACKLE] == DWELLING_CELLS:",
        "elif False:",
    ),
    mutant(
        "covering-keeps-the-old-one",
        "DWELL-12",
        "            table.dwellings[seat][RAMSHACKLE] -= 1\n",
        "            pass\n",
    ),
    mutant(
        "building-without-a-builder",
        "DWELL-13",
        "    if not (own[CHIEF] if by_chief else own[SHAMAN] + own[HUNTER]):\n",
        "    if False:\n",
    ),
    mutant(
        "crowded-out-although-forbidden",
        "FEED-15",
        "        if room < table.adults(seat) and pack.capacity[kind] < pack.capacity[RAMSHACKLE]:\n"
        "            return TOO_LITTLE_ROOM\n",
        "        pass\n",
    ),
    mutant("crafts-for-free", "CRAFT-04", "        table.pay_cost(seat, pack.craft_cost[craft], 0)\n", ""),
    mutant("craft-stays-on-show", "CRAFT-06", "        table.display[space] = EMPTY\n", ""),
    mutant(
        "craft-that-cannot-be-paid",
        "CRAFT-04 CRAFT-05",
        "    return table.why_not_pay(seat, pack.craft_cost[table.display[space]], 0)\n",
        "    return 0\n",
    ),
    mutant(
        "chief-saves-wood-on-crafts",
        "CRAFT-07",
        "        table.pay_cost(seat, pack.craft_cost[craft], 0)\n",
        "        table.pay_cost(seat, pack.craft_cost[craft], table.crafter[space] == 1 + 3 * seat + CHIEF)\n",
    ),
    mutant(
        "twins-at-every-birth",
        "BIRTH-04",
        "            if table.bear(seat, 1):\n",
        "            if table.bear(seat, 2):\n",
    ),
    mutant("more-born-than-there-are", "BIRTH-06", "born = min(children, self.hunters_left(seat))", "born = children"),
    mutant(
        "parents-stay-away",
        "BIRTH-04",
        "            return_parents(table, seat)\n        elif",
        "            pass\n        elif",
    ),
    mutant(
        "yield-without-skill",
        "GATHER-02",
        "return total * self.skill_of(cell) * self.amount_at(cell)",
        "return total * self.people_of(cell) * pack.amount[self.tile[cell]]",
    ),
    mutant(
        "yield-without-amount",
        "GATHER-02",
        "return total * self.skill_of(cell) * self.amount_at(cell)",
        "return total * self.skill_of(cell)",
    ),
    mutant(
        "chief-has-skill-1",
        "EXPED-06",
        "return 2 * group[CHIEF] + group[SHAMAN] + group[HUNTER] + group[TOOLS]",
        "return group[CHIEF] + group[SHAMAN] + group[HUNTER] + group[TOOLS]",
    ),
    mutant(
        "tools-carry",
        "EXPED-15",
        "        return group[CHIEF] + group[SHAMAN] + group[HUNTER]\n\n    def produced",
        "        return group[CHIEF] + group[SHAMAN] + group[HUNTER] + group[TOOLS]\n\n    def produced",
    ),
    mutant(
        "no-limit-to-carrying",
        "EXPED-15 HUNT-09",
        "        if table.produced(cell, 0, GOOD_COUNT) > room or table.loads_free and room:\n",
        "        if False:\n",
    ),
    mutant("load-may-stay-short", "EXPED-16", "return min(max(0, frame[ROOM] - others), self.most(table))", "return 0"),
    mutant("one-good-fills-the-load", "EXPED-16", "        frame[ROOM] -= number\n", ""),
    mutant(
        "tools-come-home",
        "EXPED-17",
        "    for i in range(5):\n        table.group[cell][i] = 0\n",
        "    table.stock[seat][TOOL] += table.group[cell][TOOLS]\n"
        "    for i in range(5):\n        table.group[cell][i] = 0\n",
    ),
    mutant(
        "plants-enter-bowl-2",
        "GATHER-06",
        "        store = FRESH[good]\n",
        "        store = PLANT2 if FRESH[good] == PLANT1 else FRESH[good]\n",
    ),
    mutant("no-depletion", "GATHER-10 GATHER-12", "        table.harvested[cell] += 1\n", "        pass\n"),
    mutant(
        "left-undone-and-depleted",
        "GATHER-12",
        "            table.emit(DROPPED, seat, table.group[cell][ERRAND], cell)\n",
        "            table.emit(DROPPED, seat, table.group[cell][ERRAND], cell)\n"
        "            table.harvested[cell] += 1\n",
    ),
    mutant(
        "hunting-depletes",
        "HUNT-12",
        "    species = table.animal[cell] - 1\n    table.animal[cell] = 0\n",
        "    species = table.animal[cell] - 1\n    table.animal[cell] = 0\n    table.harvested[cell] += 1\n",
    ),
    mutant(
        "figure-is-forgotten",
        "HUNT-10",
        "            own[species] += 1\n        else:",
        "            self.supply[species] += 1\n        else:",
    ),
    mutant(
        "memory-of-three",
        "HUNT-11",
        "if own[0] + own[1] + own[2] + own[3] < MEMORY:",
        "if own[0] + own[1] + own[2] + own[3] <= MEMORY:",
    ),
    mutant(
        "the-new-one-must-stay",
        "HUNT-11",
        "if table.memory[frame[SEAT]][species] or species == frame[FIGURE]:",
        "if table.memory[frame[SEAT]][species]:",
    ),
    mutant(
        "forgotten-figures-vanish",
        "HUNT-11",
        "        table.supply[species] += 1\n        table.pop()\n        table.emit(FORGOTTEN",
        "        table.pop()\n        table.emit(FORGOTTEN",
    ),
    mutant(
        "failed-hunts-succeed",
        "HUNT-14",
        "fails = species < 0 or why_not_hunt(table, species, table.people_of(cell), table.skill_of(cell)) != 0",
        "fails = species < 0",
    ),
    mutant(
        "painting-without-memory",
        "PAINT-06 PAINT-08",
        "return 0 if table.memory[seat][pack.species_at[cell]] else NO_FIGURE",
        "return 0",
    ),
    mutant("painted-figure-stays-in-memory", "PAINT-06", "        self.memory[seat][species] -= cubes\n", ""),
    mutant("painted-figure-leaves-the-game", "PAINT-06 SHAMAN-14", "        self.supply[species] += cubes\n", ""),
    mutant(
        "painter-keeps-the-cell",
        "PAINT-07",
        "            table.emit(DROPPED, seat, PAINT_CELL, cell)\n"
        "            send_home(table, worker)\n"
        "            table.painter[cell] = 0\n",
        "            table.emit(DROPPED, seat, PAINT_CELL, cell)\n            send_home(table, worker)\n",
    ),
    mutant(
        "two-levels-at-once",
        "ABIL-03",
        "        self.level[seat][ability] += 1\n",
        "        self.level[seat][ability] = 2\n",
    ),
    mutant(
        "levels-for-free",
        "ABIL-04",
        "        self.pay_cost(seat, pack.step_cost[ability][self.level[seat][ability]], 0)\n",
        "",
    ),
    mutant(
        "level-that-cannot-be-paid",
        "ABIL-04 ABIL-17",
        "        return self.why_not_pay(seat, pack.step_cost[ability][level], 0)\n",
        "        return 0\n",
    ),
    mutant(
        "only-an-upgrade",
        "ABIL-09",
        "                table.push(TOOLS_FRAME, seat)\n",
        "                return_learner(table, seat, TOOLMAKING)\n",
    ),
    mutant(
        "tools-until-the-goods-are-gone",
        "ABIL-10",
        "            forge(table, seat, option - FORGE)\n            return_learner(table, seat, TOOLMAKING)\n",
        "            forge(table, seat, option - FORGE)\n",
    ),
    mutant(
        "only-the-newest-recipe",
        "ABIL-11",
        "if recipe > table.level[seat][TOOLMAKING]:",
        "if recipe != table.level[seat][TOOLMAKING]:",
    ),
    mutant("any-recipe", "ABIL-11", "if recipe > table.level[seat][TOOLMAKING]:", "if False:"),
    mutant(
        "one-tool-fewer",
        "ABIL-12",
        "table.gain(seat, TOOL, pack.recipe_tools[recipe])",
        "table.gain(seat, TOOL, pack.recipe_tools[recipe] - 1)",
    ),
    mutant(
        "dropped-plans-cost-a-token",
        "PLAN-13",
        "    if table.parents_of(seat):\n        table.emit(DROPPED, seat, GIVE_BIRTH)\n",
        "    if table.parents_of(seat):\n        table.deprive(seat, 1, SUBSTITUTE)\n"
        "        table.emit(DROPPED, seat, GIVE_BIRTH)\n",
    ),
]

HUT = [
    mutant("wasted-time-is-free", "SHAMAN-09", "    table.deprive(seat, 1, SHAMAN_WASTED)\n", ""),
    mutant(
        "failed-action-is-done",
        "SHAMAN-10",
        "    table.emit(SHAMAN_FAILED, seat, cell)\n",
        "    table.emit(SHAMAN_FAILED, seat, cell)\n    table.done[seat][cell] = 1\n",
    ),
    mutant(
        "no-cube-at-the-hut",
        "SHAMAN-11",
        "        table.pay(seat, good, 1)\n        table.done[seat][cell] = 1\n",
        "        table.pay(seat, good, 1)\n",
    ),
    mutant(
        "shaman-stays-at-the-hut",
        "SHAMAN-11",
        "    table.home[seat][SHAMAN] += 1\n    if table.helper",
        "    if table.helper",
    ),
    mutant(
        "offering-for-free", "SHAMAN-07", "        table.pay(seat, good, 1)\n        table.done", "        table.done"
    ),
    mutant(
        "any-good-as-offering",
        "SHAMAN-07",
        "if pack.offering[cell][good] and table.stock[seat][good]:",
        "if table.stock[seat][good]:",
    ),
    mutant("megaliths-for-free", "SHAMAN-08", "    table.pay_cost(seat, pack.hut_cost[cell], 0)\n", ""),
    mutant(
        "marker-at-the-end-of-the-round",
        "SHAMAN-30 FIRST-03",
        "        self.first = seat\n        self.marker_taken = 1\n",
        "        self.marker_taken = 1\n",
    ),
    mutant(
        "marker-passes-all-the-same",
        "FIRST-02",
        "        self.first = seat\n        self.marker_taken = 1\n",
        "        self.first = seat\n",
    ),
    mutant("marker-is-taken-for-ever", "FIRST-01", "    table.marker_taken = 0\n", ""),
    mutant(
        "one-twin", "SHAMAN-24", "            born = table.bear(seat, 2)\n", "            born = table.bear(seat, 1)\n"
    ),
    mutant(
        "twins-count-as-a-birth", "GOAL-15", "            if table.twins_count and born:\n", "            if born:\n"
    ),
    mutant("one-good-for-one", "SHAMAN-26", "        if frame[GIVEN] == 2:\n", "        if frame[GIVEN] == 1:\n"),
    mutant(
        "a-single-exchange",
        "SHAMAN-27",
        "            frame[LAST] = 0\n            table.gain(seat, option - TAKE, 1)\n",
        "            table.pop()\n            table.gain(seat, option - TAKE, 1)\n",
    ),
    mutant(
        "everything-is-tradable",
        "SHAMAN-28",
        "                if pack.tradable[good]:\n                    table.offer(TAKE + good)\n",
        "                table.offer(TAKE + good)\n",
    ),
    mutant(
        "only-fresh-food-is-given",
        "SHAMAN-29",
        "            if own[store] and pack.tradable[GOOD_OF[store]] and",
        "            if own[store] and store <= PLANT1 and pack.tradable[GOOD_OF[store]] and",
    ),
    mutant("one-cube-only", "SHAMAN-13", "state.offer_range(CUBES, 2)", "state.offer_range(CUBES, 1)"),
    mutant(
        "superb-without-a-figure",
        "SHAMAN-15",
        "if cell == SUPERB and not table.memory[seat][pack.species_at[table.superb[seat] - 1]]:",
        "if False:",
    ),
    mutant("token-stays-in-the-cave", "SHAMAN-16", "    if cell == SUPERB:\n        table.superb[seat] = 0\n", ""),
    mutant(
        "journey-only-in-range",
        "SHAMAN-17",
        "            return self.laid(0, CELLS) & ~self.rivals(seat, False)\n",
        "            return self.within(self.camp[seat], self.range_of(seat)) & ~self.rivals(seat, False)\n",
    ),
    mutant(
        "journey-onto-rival-camps",
        "SHAMAN-17",
        "            return self.laid(0, CELLS) & ~self.rivals(seat, False)\n",
        "            return self.laid(0, CELLS)\n",
    ),
    mutant(
        "tokens-keep-each-other-away",
        "SHAMAN-22",
        "            return self.laid(0, CELLS) & ~self.rivals(seat, False)\n",
        "            return self.laid(0, CELLS) & ~self.rivals(seat, True)\n",
    ),
    mutant(
        "journey-ends-at-once",
        "SHAMAN-20",
        "if table.journey[seat] and table.journey_since[seat] < table.round - 1:",
        "if table.journey[seat]:",
    ),
    mutant(
        "journey-never-ends",
        "SHAMAN-20",
        "if table.journey[seat] and table.journey_since[seat] < table.round - 1:",
        "if False:",
    ),
    mutant(
        "megaliths-anywhere",
        "SHAMAN-31",
        "        return self.within(self.camp[seat], self.range_of(seat)) & ~self.rivals(seat, True)\n\n"
        "    def end_journey",
        "        return self.laid(0, CELLS) & ~self.rivals(seat, True)\n\n    def end_journey",
    ),
    mutant(
        "megaliths-beside-rivals",
        "SHAMAN-32",
        "        return self.within(self.camp[seat], self.range_of(seat)) & ~self.rivals(seat, True)\n\n"
        "    def end_journey",
        "        return self.within(self.camp[seat], self.range_of(seat))\n\n    def end_journey",
    ),
    mutant(
        "pieces-out-of-turn",
        "EXEC-06 SHAMAN-38",
        "        if pending != EMPTY and places_piece(table, pending):\n            return True\n",
        "        pass\n",
    ),
    mutant("nobody-may-wait", "EXEC-06", "        if must_wait(table, seat):\n            table.offer(DONE)\n", ""),
]

MUTANTS = [*DISCOVERY, *EXECUTION, *HUT]
