"""Broken rules of Doggerland alone."""

from __future__ import annotations

from mutation.mutant import mutants_of

RULES = "eolith/games/doggerland/rules/alone"

mutant = mutants_of("DGS", RULES, "dgs-")

MUTANTS = [
    # set-up
    mutant("goals-do-not-exclude", "SETUP-09", "and (other == EMPTY or not table.solo_goal[other]):", ":"),
    mutant("as-many-goals-as-needed", "SETUP-08", "NATURE, pack.goals_drawn)", "NATURE, pack.goals_needed)"),
    mutant("cards-come-again", "SETUP-11", "        table.used[option - TURN_UP] = 1\n", ""),
    mutant(
        "rivals-leave-their-tiles",
        "SETUP-13",
        "        table.exhaust(cell)\n        table.catch_at(cell)\n",
        "        table.catch_at(cell)\n",
    ),
    mutant(
        "blue-is-placed-first",
        "SETUP-15",
        "    for rival in range(RIVAL_COUNT):\n        cell = pack.start",
        "    for rival in range(RIVAL_COUNT - 1, -1, -1):\n        cell = pack.start",
    ),
    # cards
    mutant("everything-is-mandatory", "EVENT-03", "        if self.can_accept(table):\n            return False\n", ""),
    mutant("accepted-without-means", "EVENT-03", "        if self.can_accept(table):\n", "        if True:\n"),
    mutant("declined-and-carried-out", "EVENT-03 EVENT-04", "    if not table.declined:\n", "    if True:\n"),
    mutant(
        "leftmost-by-choice", "OPP-03", "frame[OP] == DISCARD_CRAFT and frame[LEFTMOST]", "frame[OP] == DISCARD_CRAFT"
    ),
    mutant("any-craft-is-discarded", "OPP-02", "not about or pack.craft_kind[craft] == about - 1", "True"),
    mutant(
        "painted-from-the-left",
        "OPP-07",
        "    place: i32 = SOLO_MEMORY - 1\n    while",
        "    place: i32 = SOLO_MEMORY - 2\n    while",
    ),
    mutant("memory-always-closes", "MEM-03", "        if table.memory_closes:\n", "        if True:\n"),
    mutant(
        "shamans-stay-away",
        "SHAMAN-01",
        "table.rival_shaman[i] = pack.stands[table.card - 1][i] + 1",
        "table.rival_shaman[i] = 0",
    ),
    # planning
    mutant(
        "rivals-are-no-obstacle",
        "PLAN-01 EXEC-06",
        "                cells |= ONE << (self.rival[i] - 1)\n",
        "                pass\n",
    ),
    mutant(
        "tokens-without-end",
        "PLAN-04 PLAN-03",
        "    return table.deprivation[0] + tokens <= pack.tokens_allowed",
        "    return True",
    ),
    mutant(
        "the-last-token-for-a-tool",
        "PLAN-04",
        "table.deprivation[0] + 1 + rest > pack",
        "table.deprivation[0] + 1 > pack",
    ),
    mutant(
        "rivals-discover-nothing",
        "DISCOVER-01",
        "                open_beside(table, table.rival[rival] - 1)\n",
        "                pass\n",
    ),
    mutant(
        "marker-for-the-camp",
        "EXEC-03 SETUP-03",
        "        self.push(CAMP_FRAME, seat)\n",
        "        self.first = seat\n",
    ),
    # rivals
    mutant(
        "rivals-stop-anywhere",
        "OPMOVE-05",
        "        if not taken >> cell & 1:\n            return cell\n",
        "        return cell\n",
    ),
    mutant("rivals-stop-together", "OPMOVE-05", "safe | table.rivals(0, True)", "safe"),
    mutant("rivals-exhaust-nothing", "OPMOVE-07", "    table.exhaust(target)\n", ""),
    mutant(
        "rivals-exhaust-their-way",
        "OPMOVE-08",
        "        steps -= 1\n        if not safe",
        "        steps -= 1\n        table.exhaust(cell)\n        if not safe",
    ),
    mutant(
        "rivals-hunt-at-the-end-only",
        "CAPT-01",
        "        if not safe >> cell & 1:\n",
        "        if cell == target and not safe >> cell & 1:\n",
    ),
    mutant("your-animals-are-caught", "CAPT-02", "        if not safe >> cell & 1:\n", "        if True:\n"),
    mutant(
        "no-ambush",
        "CAPT-04 CAPT-05",
        "        if self.rival_at(cell) == EMPTY:\n            return False\n",
        "        return False\n",
    ),
    mutant(
        "memory-from-the-left",
        "MEM-02",
        "        for place in range(SOLO_MEMORY - 1, -1, -1):\n",
        "        for place in range(SOLO_MEMORY):\n",
    ),
    mutant(
        "new-figure-stays", "MEM-04", "            if not self.can_be_painted(species):\n", "            if False:\n"
    ),
    mutant("rightmost-always-leaves", "MEM-05", "                    place = held\n", "                    pass\n"),
    mutant("six-paintings-or-not", "MEM-04 MEM-06", "        if not self.covered:\n", "        if True:\n"),
    # the end of the round
    mutant(
        "cubes-stay",
        "ROUND-04 EVENT-06",
        "            if met != table.goal_cube[goal]:\n",
        "            if met and not table.goal_cube[goal]:\n",
    ),
    mutant(
        "discards-are-gone",
        "ROUND-02",
        "table.crafts_left[craft] = table.craft_discards[craft]",
        "table.crafts_left[craft] = 0",
    ),
    mutant(
        "a-token-more",
        "WIN-02 WIN-03",
        "if self.deprivation[seat] > pack.tokens_allowed:",
        "if self.deprivation[seat] > pack.tokens_allowed + 1:",
    ),
    mutant(
        "caught-counts-as-hunted",
        "CAPT-08 GOAL-09",
        "        self.emit(CAPTURED, NATURE, species, cell)\n",
        "        self.hunted += 1\n",
    ),
    mutant("kinds-of-crafts-alike", "GOAL-10 GOAL-11", "pack.craft_kind[craft] == (metric == STATUETTE_METRIC)", "1"),
    mutant(
        "one-goal-less", "WIN-01", "self.goals_met() >= pack.goals_needed", "self.goals_met() >= pack.goals_needed - 1"
    ),
    mutant(
        "only-simple-dwellings",
        "GOAL-04",
        "self.dwellings[seat][SIMPLE] + self.dwellings[seat][STATUS]",
        "self.dwellings[seat][SIMPLE]",
    ),
]
