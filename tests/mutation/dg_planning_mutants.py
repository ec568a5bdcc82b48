"""Broken rules of Doggerland: setup, the short game, planning and its costs."""

from __future__ import annotations

from mutation.mutant import mutants_of

RULES = "eolith/games/doggerland/rules"
CONTENT = "eolith/games/doggerland/pack/content.py"

mutant = mutants_of("DG", RULES, "dg-")

SETUP = [
    mutant(
        "four-player-tiles-with-three",
        "SETUP-03",
        "tile < FIRST_FOUR or self.sides in (1, 4) or self.short_game",
        "tile < FIRST_FOUR or self.sides >= 3 or self.short_game",
    ),
    mutant("centre-lies-one-way", "SETUP-06", "TURN_CENTRE, 4)", "TURN_CENTRE, 1)"),
    mutant(
        "first-player-never-turns-the-centre",
        "SETUP-06",
        "table.push(TURN_CENTRE_FRAME, table.first if table.centre_chosen else NATURE)",
        "table.push(TURN_CENTRE_FRAME, NATURE)",
    ),
    mutant(
        "any-tile-in-the-start-block",
        "SETUP-08",
        "return FIRST_PILE if table.agenda[table.depth][SET] == FROM_START else TILES",
        "return TILES",
    ),
    mutant("start-block-without-figures", "SETUP-10", "            place_start_figures(table)\n", ""),
    mutant("five-objectives", "SETUP-11", "NATURE, OPEN_OBJECTIVES)", "NATURE, OPEN_OBJECTIVES + 1)"),
    mutant(
        "two-paintings-shown-at-first",
        "SETUP-13",
        "table.push(REVEAL_FRAME, NATURE, table.round)",
        "table.push(REVEAL_FRAME, NATURE, table.round + 1)",
    ),
    mutant(
        "arrow-never-chosen",
        "SETUP-16",
        "table.push(SET_ARROW_FRAME, table.first if table.arrow_chosen else NATURE)",
        "table.push(SET_ARROW_FRAME, NATURE)",
    ),
    mutant(
        "a-craft-fewer",
        "SETUP-17",
        "table.push(DEAL_CRAFT_FRAME, NATURE, pack.open_crafts)",
        "table.push(DEAL_CRAFT_FRAME, NATURE, pack.open_crafts - 1)",
    ),
    mutant(
        "compensation-by-seat",
        "SETUP-27",
        "        seat = (table.first + place) % table.sides\n        for good in range(GOOD_COUNT):",
        "        seat = place\n        for good in range(GOOD_COUNT):",
    ),
    mutant("no-compensation", "SETUP-24", "            compensate(table)\n", ""),
    mutant(
        "short-game-from-round-1",
        "SHORT-01 SHORT-06",
        "self.round = SHORT_START if self.short_game else 1",
        "self.round = 1",
    ),
    mutant(
        "cross-in-any-order",
        "SHORT-04",
        "                if alike != opposite:\n                    return False\n",
        "",
    ),
    mutant(
        "cross-with-figures",
        "SHORT-05",
        "        elif stage == 3:\n            table.push(DRAW_OBJECTIVE_FRAME",
        "        elif stage == 3:\n"
        "            for cell in range(CELLS):\n"
        "                tile = table.tile[cell]\n"
        "                if tile >= FIRST_FOUR and pack.home_of[tile] >= 0:\n"
        "                    table.place_figure(cell, pack.home_of[tile])\n"
        "            table.push(DRAW_OBJECTIVE_FRAME",
    ),
    mutant(
        "purchase-is-free",
        "SHORT-07",
        "        if option != DONE:\n            table.raise_ability(seat, option - RAISE)",
        "        if option != DONE:\n            table.level[seat][option - RAISE] += 1",
    ),
    mutant(
        "purchase-is-a-must",
        "SHORT-08",
        "                table.offer(RAISE + ability)\n        table.offer(DONE)\n",
        "                table.offer(RAISE + ability)\n",
    ),
]

PLANNING = [
    mutant(
        "who-passed-comes-back",
        "PLAN-02",
        "        if option == PASS:\n            table.passed[seat] = 1\n",
        "        if option == PASS:\n",
    ),
    mutant("the-same-seat-again", "PLAN-01", "frame[SEAT] = (seat + 1) % table.sides", "frame[SEAT] = seat"),
    mutant("planning-starts-at-seat-0", "FIRST-06", "table.push(PLAN_FRAME, table.first)", "table.push(PLAN_FRAME, 0)"),
    mutant(
        "dwellings-without-end",
        "DWELL-11",
        "own[SIMPLE] + own[STATUS] + table.builders_of(seat) < DWELLING_CELLS",
        "own[SIMPLE] + own[STATUS] < DWELLING_CELLS",
    ),
    mutant(
        "craft-taken-twice",
        "CRAFT-01",
        "if table.display[space] != EMPTY and not table.crafter[space]:",
        "if table.display[space] != EMPTY:",
    ),
    mutant(
        "three-crafts",
        "CRAFT-02 PAINT-03",
        "        return CHIEF_BIT | SHAMAN_BIT | HUNTER_BIT if chiefs else CHIEF_BIT\n    return 0",
        "        return CHIEF_BIT | SHAMAN_BIT | HUNTER_BIT if chiefs else CHIEF_BIT\n    return HUNTER_BIT",
    ),
    mutant(
        "second-craft-by-anybody",
        "CRAFT-02 PAINT-03",
        "return CHIEF_BIT | SHAMAN_BIT | HUNTER_BIT if chiefs else CHIEF_BIT",
        "return CHIEF_BIT | SHAMAN_BIT | HUNTER_BIT",
    ),
    mutant(
        "chief-first-and-no-more",
        "CRAFT-03 PAINT-04",
        "return CHIEF_BIT | SHAMAN_BIT | HUNTER_BIT if chiefs else CHIEF_BIT",
        "return 0 if chiefs else CHIEF_BIT",
    ),
    mutant(
        "two-births",
        "BIRTH-02",
        "    if table.parents_of(seat):\n        return ONE_BIRTH\n",
        "",
    ),
    mutant(
        "birth-without-supply",
        "BIRTH-06",
        "    if left > newborns_due(table, seat):\n        return 0\n",
        "    if True:\n        return 0\n",
    ),
    mutant("twins-not-counted-for-births", "BIRTH-06", "        due += 2\n", "        pass\n"),
    mutant(
        "no-shaman-among-parents",
        "BIRTH-01",
        "if own[one] and own[other] and (one != other or own[one] > 1):",
        "if own[one] and own[other] and SHAMAN not in (one, other) and (one != other or own[one] > 1):",
    ),
    mutant(
        "painted-cell-again",
        "PAINT-02",
        "and not self.cube_of[cell] and not self.painter[cell]:",
        "and not self.painter[cell]:",
    ),
    mutant(
        "two-painters-on-a-cell",
        "PAINT-01",
        "and not self.cube_of[cell] and not self.painter[cell]:",
        "and not self.cube_of[cell]:",
    ),
    mutant(
        "token-leaves-the-cell-free",
        "SHAMAN-12",
        "                free &= ~(1 << (self.superb[seat] - 1))\n",
        "                pass\n",
    ),
    mutant("face-down-paintings", "PAINT-09", "if self.revealed[PAINTING_OF[cell]] and not", "if not"),
    mutant(
        "ability-twice-a-round",
        "ABIL-02",
        "if not table.learner[seat][ability] and (ability",
        "if (ability",
    ),
    mutant(
        "range-beyond-its-end",
        "ABIL-16",
        "(ability == TOOLMAKING or table.level[seat][ability] < TOP_LEVEL)",
        "True",
    ),
    mutant(
        "no-tools-at-the-highest-level",
        "ABIL-16",
        "(ability == TOOLMAKING or table.level[seat][ability] < TOP_LEVEL)",
        "table.level[seat][ability] < 2",
    ),
    mutant(
        "hut-cell-for-many",
        "SHAMAN-03",
        "    if table.hut[cell]:\n        return HUT_CELL_TAKEN\n",
        "",
    ),
    mutant(
        "shaman-action-again",
        "SHAMAN-04",
        "    if table.done[seat][cell]:\n        return ACTION_IS_DONE\n",
        "",
    ),
    mutant(
        "anybody-goes-to-the-hut",
        "SHAMAN-01 PLAN-08",
        "if not table.home[seat][SHAMAN]:",
        "if not at_home(table, seat):",
    ),
    mutant(
        "twins-of-the-shaman-alone",
        "SHAMAN-23",
        "        if cell == TWINS:\n            table.push(MEMBER_FRAME, seat, USE_SHAMAN, cell)\n"
        "        elif cell == SUPERB:",
        "        if cell == SUPERB:",
    ),
    mutant(
        "superb-without-a-cell",
        "SHAMAN-12",
        "            table.push(CAVE_TOKEN_FRAME, seat)\n",
        "            table.superb[seat] = 1\n",
    ),
    mutant(
        "journey-token-always-at-execution",
        "SHAMAN-17",
        "elif cell == LONG_JOURNEY and table.journey_when_planned:",
        "elif cell == LONG_JOURNEY and False:",
    ),
    mutant(
        "members-stay-at-home",
        "PLAN-05",
        '    """One member goes to a place, and the cost of planning falls due."""\n'
        "    table.home[seat][member] -= 1\n",
        '    """One member goes to a place, and the cost of planning falls due."""\n',
    ),
]

COSTS = [
    mutant(
        "hides-in-every-season",
        "COST-01 COST-03",
        "hides = pack.hides_due[action][season]",
        "hides = pack.hides_due[action][1]",
    ),
    mutant("no-hides-ever", "COST-04", "hides = pack.hides_due[action][season]", "hides = 0 * season"),
    mutant("planning-tools-are-free", "COST-02", "tools = pack.tools_due[action][season]", "tools = 0 * season"),
    mutant(
        "a-second-builder-pays-nothing",
        "COST-11",
        "    table.charge(seat, action)\n\n",
        "    if action != BUILD_DWELLING or table.builders_of(seat) == 1:\n        table.charge(seat, action)\n\n",
    ),
    mutant(
        "expedition-without-hide",
        "COST-04 EXPED-21",
        "        table.charge(seat, HUNT if group[ERRAND] == HUNT else GATHER)\n",
        "",
    ),
    mutant(
        "substitute-is-free", "COST-06", "            table.deprive(frame[SEAT], 1, SUBSTITUTE)\n", "            pass\n"
    ),
    mutant("no-choice-to-take-the-token", "COST-08", "        if table.token_only_if_missing:\n", "        if True:\n"),
    mutant(
        "always-a-choice-to-take-the-token",
        "COST-08",
        "        if table.token_only_if_missing:\n",
        "        if False:\n",
    ),
    mutant(
        "all-or-nothing",
        "COST-07",
        "frame[TOOLS_DUE if good == TOOL else HIDES_DUE] -= 1",
        "frame[TOOLS_DUE] = 0\n        frame[HIDES_DUE] = 0",
    ),
    mutant("tools-travel-free", "COST-09", "        table.pay(seat, TOOL, number)\n", ""),
]

EXPEDITIONS = [
    mutant("one-step-more", "EXPED-07", "for _ in range(steps):", "for _ in range(steps + 1):"),
    mutant(
        "over-the-edge-of-the-map",
        "EXPED-08",
        "(found << 1) & NOT_WEST | (found >> 1) & NOT_EAST",
        "(found << 1) | (found >> 1)",
    ),
    mutant("over-empty-cells", "EXPED-08", "            found |= laid & ((found", "            found |= ((found"),
    mutant("rival-camps-do-not-matter", "EXPED-09", "            cells |= ONE << self.camp[other]\n", ""),
    mutant(
        "rival-megaliths-do-not-matter",
        "SHAMAN-34",
        "                cells |= ONE << (self.megalith[other][i] - 1)\n",
        "                pass\n",
    ),
    mutant(
        "rival-tokens-do-not-matter",
        "SHAMAN-19",
        "                cells |= ONE << (self.journey[other] - 1)\n",
        "                pass\n",
    ),
    mutant(
        "own-camp-is-no-target",
        "EXPED-11 EXPED-13",
        "return cells & ~self.rivals(seat, True)\n\n    @ccall",
        "return cells & ~self.rivals(seat, True) & ~(ONE << self.camp[seat])\n\n    @ccall",
    ),
    mutant(
        "two-groups-on-a-tile",
        "EXPED-10 EXPED-09",
        "        table.reach[other][cell // TWO_ROWS] &= ~(1 << cell % TWO_ROWS)\n",
        "        pass\n",
    ),
    mutant("groups-of-an-earlier-position", "EXPED-09", "if tile < 0 or self.group_of[cell]:", "if tile < 0:"),
    mutant(
        "journey-in-the-same-round",
        "SHAMAN-18",
        "if self.journey[seat] and self.journey_since[seat] < self.round:",
        "if self.journey[seat]:",
    ),
    mutant(
        "journey-token-of-no-use",
        "SHAMAN-18",
        "            cells |= ONE << (self.journey[seat] - 1)\n",
        "            pass\n",
    ),
    mutant(
        "token-planned-blocks-nobody",
        "SHAMAN-19",
        "            table.emit(JOURNEY_PLACED, seat, cell)\n            table.survey()\n",
        "            table.emit(JOURNEY_PLACED, seat, cell)\n",
    ),
    mutant(
        "exhausted-tiles-again",
        "GATHER-11",
        " or pack.amount[tile] and self.harvested[cell] < pack.harvests:",
        " or pack.amount[tile]:",
    ),
    mutant(
        "groups-without-purpose",
        "EXPED-23",
        "if self.animal[cell] or self.scouting or",
        "if True or",
    ),
    mutant("no-scouts", "EXPED-23", "if self.animal[cell] or self.scouting or", "if self.animal[cell] or"),
    mutant("gathering-beside-a-figure", "GATHER-01 HUNT-13", "    if table.animal[cell]:\n        return HUNT\n", ""),
    mutant(
        "hunters-who-are-too-few",
        "HUNT-02",
        "    if people < table.people_due(species):\n        return TOO_FEW_PEOPLE\n",
        "",
    ),
    mutant(
        "hunters-without-skill",
        "HUNT-01",
        "return TOO_LITTLE_SKILL if skill < table.skill_due(species) else 0",
        "return 0",
    ),
    mutant(
        "shaman-counts-for-the-hunt",
        "HUNT-04",
        "        return own[CHIEF] + own[HUNTER] + (own[SHAMAN] if self.added(SHAMAN_HUNTS, EMPTY) else 0)\n",
        "        return own[CHIEF] + own[HUNTER] + own[SHAMAN]\n",
    ),
    mutant(
        "shaman-hunts",
        "HUNT-04",
        "return 0 if step == SHAMAN else min(available, MOST_SENT)",
        "return min(available, MOST_SENT)",
    ),
    mutant(
        "hunt-of-three",
        "EXPED-03",
        "return 0 if step == SHAMAN else min(available, MOST_SENT)",
        "return 0 if step == SHAMAN else min(available, 3)",
    ),
    mutant(
        "chief-is-one-component",
        "EXPED-02",
        "free = COMPONENTS - 2 * group[CHIEF] -",
        "free = COMPONENTS - group[CHIEF] -",
    ),
    mutant("tools-alone", "EXPED-04", "return 1 if step == HUNTER and sent == 0 else 0", "return 0"),
    mutant("hunt-with-too-little-skill", "HUNT-05", "        return max(skill, 0)\n", "        return 0\n"),
    mutant(
        "tools-are-people",
        "HUNT-03",
        "            return max(people - sent, max(skill - tools, 0))\n",
        "            return max(people - sent - tools, max(skill - tools, 0))\n",
    ),
]

MUTANTS = [*SETUP, *PLANNING, *COSTS, *EXPEDITIONS]
