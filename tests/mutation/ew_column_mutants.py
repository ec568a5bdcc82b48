"""Broken rules of Endless Winter: the columns Develop, Migrate and Hunt, megaliths and idols."""

from __future__ import annotations

from mutation.ew_turn_mutants import mutant

DEVELOP = [
    mutant(
        "culture-row-refilled-at-once",
        "DEV-03",
        "        table.culture[card] = GONE\n        table.lift",
        "        table.culture[card] = GONE\n        table.push(DEAL_CULTURE, NATURE, 1, 0, 0)\n        table.lift",
    ),
    mutant(
        "no-point-for-a-missing-culture-card",
        "DEV-05",
        (
            "                return False\n"
            "        table.pop()\n"
            "        table.gain_points(seat, 1 if pack.empty_pays else 0)\n"
            "        return True\n"
            "\n"
            "    def options(self, table: EndlessWinter) -> void:\n"
            "        if not table"
        ),
        (
            "                return False\n"
            "        table.pop()\n"
            "        return True\n"
            "\n"
            "    def options(self, table: EndlessWinter) -> void:\n"
            "        if not table"
        ),
    ),
    mutant(
        "culture-cards-played-in-step-2",
        "DEV-04",
        "            for card in range(FIRST_CULTURE):\n                if hand[card] and playable(table, seat, card):",
        "            for card in range(CARD_TYPES):\n"
        "                if hand[card] and (card >= FIRST_CULTURE or playable(table, seat, card)):",
    ),
    mutant(
        "the-middle-without-end",
        "DEV-06 HUNT-12",
        "not (pack.middle_again and pack.part[clause] == BY_MIDDLE)",
        "pack.part[clause] != BY_MIDDLE",
    ),
    mutant(
        "era-2-opens-in-the-last-round-only",
        "DEV-08",
        "max(pack.stone_round[stone], self.pool[stone]) <= self.round",
        "(pack.stone_round[stone] == 1 or self.round >= 4)",
    ),
    mutant(
        "slots-fill-from-the-right",
        "DEV-09",
        "        for slot in range(STONE_SLOTS):\n            if self.stones[seat][slot] == 0:\n"
        "                return slot",
        "        for slot in range(2, -1, -1):\n            if self.stones[seat][slot] == 0:\n"
        "                return slot",
    ),
    mutant(
        "stones-cost-no-tools",
        "DEV-10",
        "        table.tools[seat] -= pack.slot_tool[slot]\n"
        "        table.emit(PAID, seat, pack.slot_food[slot], pack.slot_tool[slot])",
        "        table.emit(PAID, seat, pack.slot_food[slot])",
    ),
    mutant(
        "no-reward-below-a-stone",
        "DEV-14",
        "    table.bonus(seat, pack.slot_reward[slot])\n",
        "",
    ),
    mutant(
        "stones-scored-are-gone",
        "DEV-13 DEV-15",
        "    table.emit(STONE_SCORED, seat, stone, points)\n",
        "    table.emit(STONE_SCORED, seat, stone, points)\n    table.stones[seat][slot] = 0\n",
    ),
    mutant(
        "a-point-for-no-stone",
        "DEV-16",
        "        if table.next_stone(frame[SEAT], 0, frame[FLAGS]) < STONES:\n            return False\n"
        "        table.pop()",
        "        if table.next_stone(frame[SEAT], 0, frame[FLAGS]) < STONES:\n            return False\n"
        "        table.gain_points(frame[SEAT], 1)\n        table.pop()",
    ),
]

MIGRATE = [
    mutant(
        "capacity-of-five",
        "MIG-10",
        "        return MOST_FOOD - self.camps_home[seat]\n",
        "        return 6\n",
    ),
    mutant(
        "camps-move-two-hexes",
        "MIG-03",
        "        move_camp(table, seat, place, pack.next_hex[place][(option - MOVE) % DIRECTION_COUNT])",
        "        end: i32 = pack.next_hex[place][(option - MOVE) % DIRECTION_COUNT]\n"
        "        beyond: i32 = pack.next_hex[end][(option - MOVE) % DIRECTION_COUNT]\n"
        "        move_camp(table, seat, place, beyond if beyond != EMPTY else end)",
    ),
    mutant(
        "a-full-hex",
        "MIG-07 MIG-23",
        "                    if pack.next_hex[place][direction] != EMPTY:\n",
        "                    if pack.next_hex[place][direction] != EMPTY and (\n"
        "                        table.camps[1 - frame[SEAT] if frame[SEAT] < 2 else "
        "0][pack.next_hex[place][direction]] < 2\n                    ):\n",
    ),
    mutant(
        "one-camp-placed-a-turn",
        "MIG-02 MIG-05",
        "if pack.part[clause] != BY_TOP and not",
        "if (pack.part[clause] != BY_TOP or clause == pack.top_first[MIGRATE]) and not",
    ),
    mutant(
        "villages-on-one-hex-count-once",
        "ECL-20",
        "                    total += 2\n",
        "                    total = max(total, 2)\n",
    ),
    mutant(
        "villages-have-one-influence",
        "MIG-18 ECL-20",
        "                    total += 2\n",
        "                    total += 1\n",
    ),
    mutant(
        "camps-have-no-influence-beside-a-village",
        "MIG-06",
        "    total: i32 = table.camps[seat][place]\n",
        "    total: i32 = min(table.camps[seat][place], 1)\n",
    ),
    mutant(
        "the-village-stands-elsewhere",
        "MIG-15",
        "        build_village(table, seat, option - VILLAGE, flags)",
        "        build_village(table, seat, table.first_village(seat, 0, flags), flags)",
    ),
    mutant(
        "villages-draw-once-in-the-game",
        "MIG-19",
        "    if table.villages_left[seat] < VILLAGES:\n        due |= VILLAGES_DUE\n",
        "    if table.villages_left[seat] < 3 and table.round == 1:\n        due |= VILLAGES_DUE\n",
    ),
    mutant(
        "a-village-more-than-three",
        "MIG-20",
        "        if self.villages_left[seat] == 0:\n            return NO_VILLAGE_LEFT\n",
        "",
    ),
    mutant(
        "villages-are-given-back",
        "MIG-20",
        "        table.round += 1\n",
        "        table.round += 1\n        for junction in range(JUNCTIONS):\n"
        "            table.villages[junction] = 0\n",
    ),
    mutant(
        "the-bottom-of-migrate-needs-a-camp-at-home",
        "MIG-22",
        "        for clause in range(pack.bottom_first[column], pack.bottom_last[column]):\n"
        "            table.ready[clause] = 1\n",
        "        for clause in range(pack.bottom_first[column], pack.bottom_last[column]):\n"
        "            table.ready[clause] = 1 if column != MIGRATE or table.camps_home[seat] else 0\n",
    ),
    mutant(
        "the-top-stays-open",
        "MIG-24",
        "        for clause in range(pack.top_first[column], pack.top_last[column]):\n"
        "            table.ready[clause] = 0\n"
        "        table.stage = MIDDLE",
        "        table.stage = MIDDLE",
    ),
]

HUNT = [
    mutant(
        "taken-animals-are-replaced",
        "HUNT-10",
        "        table.ground[species] -= 1\n        table.unused[seat][species] += 1",
        "        table.ground[species] -= 1\n        table.push(DEAL_ANIMAL, NATURE, 1, 0, TO_GROUND)\n"
        "        table.unused[seat][species] += 1",
    ),
    mutant(
        "used-animals-wake-up",
        "HUNT-14 PREP-14",
        ("        for column in range(COLUMN_COUNT):\n            table.bottom_by[column] = 0\n"),
        (
            "        for seat in range(table.sides):\n"
            "            for species in range(SPECIES):\n"
            "                table.unused[seat][species] += table.used[seat][species]\n"
            "                table.used[seat][species] = 0\n"
            "        for column in range(COLUMN_COUNT):\n"
            "            table.bottom_by[column] = 0\n"
        ),
    ),
    mutant(
        "used-animals-in-sets",
        "HUNT-15 SCORE-18",
        "        own: i32 = table.unused[seat][species]\n",
        "        own: i32 = table.unused[seat][species] + table.used[seat][species]\n",
    ),
    mutant(
        "the-top-animal-goes-to-the-ground",
        "HUNT-16",
        "        table.push(DEAL_ANIMAL, NATURE, 1, seat + 1, TO_SEAT)",
        "        table.push(DEAL_ANIMAL, NATURE, 1, seat + 1, TO_GROUND)",
    ),
    mutant(
        "the-empty-animal-deck-gives-nothing",
        "HUNT-17",
        (
            "        seat = table.agenda[table.depth][SEAT]\n"
            "        table.pop()\n"
            "        table.gain_points(seat, 1 if pack.empty_pays else 0)\n"
            "        return True\n"
            "\n"
            "    def options(self, state: State) -> void:\n"
            "        state.offer(DECLINE)\n"
            "        state.offer(ANIMAL_DECK)"
        ),
        (
            "        table.pop()\n"
            "        return True\n"
            "\n"
            "    def options(self, state: State) -> void:\n"
            "        state.offer(DECLINE)\n"
            "        state.offer(ANIMAL_DECK)"
        ),
    ),
    mutant(
        "the-hunting-ground-is-cleared",
        "HUNT-20 PREP-05",
        ("        shown = table.animals_shown()\n        if shown < table.sides + 1:\n"),
        (
            "        for species in range(SPECIES):\n"
            "            while table.animals_shown() > table.sides + 1 and table.ground[species]:\n"
            "                table.ground[species] -= 1\n"
            "                table.animal_deck[species] += 1\n"
            "        shown = table.animals_shown()\n"
            "        if shown < table.sides + 1:\n"
        ),
    ),
]

MEGALITHS = [
    mutant(
        "megaliths-on-taken-cells",
        "MEGA-10",
        "    if table.site[site]:\n",
        "    if table.site[site] and site >= GROUND_CELLS:\n",
    ),
    mutant(
        "a-bonus-on-top",
        "MEGA-13",
        "        return table.gain_points(seat, own)\n",
        "        table.gain_points(seat, own)\n"
        "        return table.bonus(seat, pack.cell_bonus[table.board_at[below[0] // 8]][below[0] % 8])\n",
    ),
    mutant(
        "a-slot-is-empty-after-one-megalith",
        "MEGA-21 ECL-25",
        "        if table.megaliths[seat] <= EMPTY_AT[slot] and",
        "        if table.megaliths[seat] <= 9 - 2 * slot and",
    ),
    mutant(
        "megaliths-without-end",
        "MEGA-22",
        "        if rank == RANK_MEGALITH and table.megaliths[seat]:\n",
        "        if rank == RANK_MEGALITH:\n",
    ),
    mutant(
        "coloured-ones-start-anywhere",
        "MEGA-23",
        "    if grey and table.grey_anywhere:\n",
        "    if not grey or table.grey_anywhere:\n",
    ),
    mutant(
        "arrows-at-taken-cells",
        "MEGA-25",
        "        if arrow_fits(table, seat, site, 0) or arrow_fits(table, seat, site, 1):\n"
        "            if table.is_nomads",
        "        if True:\n            if table.is_nomads",
    ),
    mutant(
        "coloured-ones-in-starting-cells",
        "MEGA-26",
        ("        return 0 if grey or pack.start_any else STARTING_CELL\n"),
        ("        if grey:\n            return 0\n"),
    ),
    mutant(
        "the-arrow-megalith-cannot-be-swapped",
        "MEGA-28",
        "        if table.tools[seat] < MOST_TOOLS:\n            table.offer(TOOL)\n",
        "        if table.tools[seat] < MOST_TOOLS and not frame[ARROW]:\n            table.offer(TOOL)\n",
    ),
    mutant(
        "no-megalith-may-be-declined",
        "MEGA-29",
        "        rank = frame[RANK]\n        table.offer(DECLINE)\n",
        "        rank = frame[RANK]\n        if rank != RANK_MEGALITH:\n            table.offer(DECLINE)\n",
    ),
    mutant(
        "the-rightmost-megalith-first",
        "MEGA-01",
        "    table.site[site] = GREY if table.megaliths[seat] > COLOURED else 2 + seat\n",
        "    table.site[site] = GREY if table.megaliths[seat] < 9 else 2 + seat\n",
    ),
    mutant(
        "a-covering-megalith-removes-what-it-covers",
        "MEGA-30",
        "            if owner >= 0 and owner != seat:\n                table.gain_points(owner, 1)\n",
        "            if owner >= 0 and owner != seat:\n"
        "                table.gain_points(owner, 1)\n"
        "                table.site[below[i]] = GREY\n",
    ),
    mutant(
        "others-decide-about-their-points",
        "HIDDEN-20",
        "            if owner >= 0 and owner != seat:\n                table.gain_points(owner, 1)\n",
        "            if owner >= 0 and owner != seat:\n                table.push(GAIN, owner, 1, RANK_TOOL)\n",
    ),
]

IDOLS = [
    mutant(
        "idols-on-one-track",
        "IDOL-01 IDOL-02",
        "            if table.idol[seat][HONOR] < TOP_LEVEL:\n",
        "            if table.idol[seat][HONOR] < TOP_LEVEL and table.idol[seat][OFFERING] == 0:\n",
    ),
    mutant(
        "idols-jump-over-others",
        "IDOL-03 IDOL-04",
        "    table.idol[seat][track] = level + 1\n"
        "    table.emit(IDOL_MOVED, seat, track, level + 1)\n"
        "    table.gain_points",
        "    table.idol[seat][track] = min(level + (2 if place else 1), TOP_LEVEL)\n"
        "    table.emit(IDOL_MOVED, seat, track, level + 1)\n"
        "    table.gain_points",
    ),
    mutant(
        "no-room-on-the-right",
        "IDOL-13",
        "    table.honor_place[seat] = place\n",
        "    table.honor_place[seat] = min(place, 2)\n",
    ),
    mutant(
        "the-offering-bonus-for-the-first-only",
        "IDOL-05",
        "        return table.bonus(seat, pack.offering_bonus[level + 1])",
        "        for other in range(table.sides):\n"
        "            if other != seat and table.idol[other][OFFERING] > level:\n"
        "                return 0\n"
        "        return table.bonus(seat, pack.offering_bonus[level + 1])",
    ),
    mutant(
        "honor-points-for-the-first-only",
        "IDOL-14",
        "    table.gain_points(seat, pack.honor_vp[level + 1])",
        "    table.gain_points(seat, 0 if place else pack.honor_vp[level + 1])",
    ),
    mutant(
        "leftovers-without-an-idol",
        "IDOL-12 SCORE-04",
        "pack.offering_ratio[table.idol[seat][OFFERING]]",
        "pack.offering_ratio[max(1, table.idol[seat][OFFERING])]",
    ),
]

MUTANTS = [*DEVELOP, *MIGRATE, *HUNT, *MEGALITHS, *IDOLS]
