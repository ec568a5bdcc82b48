"""Broken rules of Endless Winter: stones, eclipse, preparation, scoring, variants, modules, what is hidden."""

from __future__ import annotations

from mutation.ew_turn_mutants import mutant

COMMANDS = "eolith/games/endless_winter/notation/commands.py"
CONTENT = "eolith/games/endless_winter/pack/content.py"
GAME = "eolith/games/endless_winter/game.py"
OBSERVATION = "eolith/games/endless_winter/seen/observation.py"
TABLE = '    seen["order"] = tuple(filter(None, seen["order"]))\n'
CLOSED = "    seen |= dict.fromkeys(closed)\n"
"""Where an observation has what all may know of the table, and of a seat."""

STONES = [
    mutant(
        "a-village-counts-each-hex",
        "STONE-02",
        ("                        count += 1\n                        break\n    elif family == LAND_STONE"),
        ("                        count += 1\n    elif family == LAND_STONE"),
    ),
    mutant(
        "camps-count-each-hex",
        "STONE-03 STONE-04",
        "                    if table.camps[seat][place] and table.terrain[place] == kind:\n"
        "                        count += 1\n"
        "                        break\n",
        "                    if table.camps[seat][place] and table.terrain[place] == kind:\n"
        "                        count += 1\n",
    ),
    mutant(
        "the-start-tile-counts",
        "STONE-04",
        "        for kind in range(TERRAINS):\n            if wanted[kind]:\n",
        "        for kind in range(TERRAINS):\n            if wanted[kind] or kind == START_TILE:\n",
    ),
    mutant(
        "covered-megaliths-do-not-count",
        "STONE-05",
        "        for site in range(GROUND_CELLS):\n"
        "            if table.site[site] == 2 + seat:\n"
        "                count += 1\n",
        "        for site in range(GROUND_CELLS):\n"
        "            if table.site[site] == 2 + seat:\n"
        "                count += 1\n"
        "        for site in range(GROUND_CELLS, pack.sites):\n"
        "            if table.site[site] == 2 + seat:\n"
        "                count -= 1\n",
    ),
    mutant(
        "boards-of-anybody",
        "STONE-06",
        "BOARD_CELLS * slot + BOARD_CELLS):\n                if table.site[site] == 2 + seat:\n",
        "BOARD_CELLS * slot + BOARD_CELLS):\n                if table.site[site]:\n",
    ),
    mutant(
        "discarded-cards-count-as-buried",
        "STONE-07",
        "        count = table.size[seat][BURIED]\n",
        "        count = table.size[seat][BURIED] + table.size[seat][DISCARD_PILE]\n",
    ),
    mutant(
        "second-level-only",
        "STONE-08",
        "        for site in range(GROUND_CELLS, pack.sites):\n            if table.site[site] == 2 + seat:\n",
        "        for site in range(GROUND_CELLS, pack.sites):\n"
        "            if table.site[site] == 2 + seat and pack.support[site][0] < GROUND_CELLS:\n",
    ),
    mutant(
        "unused-animals-count",
        "STONE-11",
        "                count += table.used[seat][species]\n",
        "                count += table.used[seat][species] + table.unused[seat][species]\n",
    ),
    mutant(
        "one-of-two-species",
        "STONE-12",
        "                count += table.used[seat][species]\n",
        "                count = max(count, table.used[seat][species])\n",
    ),
    mutant(
        "stones-in-the-action-phase",
        "STONE-01",
        "    table.emit(STONE_TAKEN, seat, stone, slot)\n",
        "    table.emit(STONE_TAKEN, seat, stone, slot)\n    score_stone(table, seat, slot)\n",
    ),
    mutant(
        "stones-in-final-scoring",
        "STONE-14",
        "        table.score[seat] = counted(table.score[seat] + final_points(table, seat))\n",
        "        table.score[seat] = counted(table.score[seat] + final_points(table, seat))\n"
        "        for slot in range(3):\n"
        "            if table.stones[seat][slot]:\n"
        "                score_stone(table, seat, slot)\n",
    ),
]

ECLIPSE = [
    mutant(
        "order-before-the-count",
        "ECL-01",
        "        strength[seat] = halves\n        table.emit(LABOR_COUNTED, seat, halves)\n",
        "        strength[seat] = halves\n"
        "        table.emit(ORDER_SET, seat, 0)\n"
        "        table.emit(LABOR_COUNTED, seat, halves)\n",
    ),
    mutant(
        "every-card-is-one-labor",
        "ECL-03 ECL-08",
        ("                    halves += pack.pile_labor[card]\n"),
        ("                    halves += 2 if card < FIRST_CULTURE else 0\n"),
    ),
    mutant(
        "eclipse-labor-does-not-count",
        "ECL-04",
        '    return sum(item.count for item in clause.gains[0] if item.name == "labor")',
        "    return 0",
        CONTENT,
    ),
    mutant(
        "eclipse-labor-again-in-step-b",
        "ECL-04",
        "        if table.phase == ACTION_PHASE:\n            table.gain_labor(seat, number)\n",
        "        table.gain_labor(seat, number)\n",
    ),
    mutant(
        "a-resting-chief-does-not-count",
        "ECL-05",
        ("            halves += pack.rest_halves + pack.rest_labor[table.side_of(seat)]\n"),
        ("            halves += 0\n"),
    ),
    mutant(
        "halves-are-rounded",
        "ECL-08",
        "        strength[seat] = halves\n",
        "        strength[seat] = halves // 2\n",
    ),
    mutant(
        "the-least-labor-first",
        "ECL-09 PREP-13",
        "strength[places[place - 1]] < strength[seat]",
        "strength[places[place - 1]] > strength[seat]",
    ),
    mutant(
        "the-order-track-after-the-cards",
        "ECL-12",
        "            table.bonus(seat, pack.order_clause[table.place_in_order(seat)])\n            return True\n"
        "        if stage == 1:\n            if table.next_ready(seat, 0) < CLAUSES:\n                return False\n"
        "            table.clear_ready()\n",
        "            return True\n"
        "        if stage == 1:\n            if table.next_ready(seat, 0) < CLAUSES:\n                return False\n"
        "            table.bonus(seat, pack.order_clause[table.place_in_order(seat)])\n"
        "            table.clear_ready()\n",
    ),
    mutant(
        "the-old-order-in-the-eclipse",
        "ECL-13 HIDDEN-19",
        "            for i in range(table.sides - 1, -1, -1):\n                table.push(NOMADS_ECLIPSE if",
        "            for i in range(table.sides):\n                table.push(NOMADS_ECLIPSE if",
    ),
    mutant(
        "the-seat-number-for-its-place",
        "ECL-15",
        "pack.order_clause[table.place_in_order(seat)]",
        "pack.order_clause[seat]",
    ),
    mutant(
        "the-start-tile-never-pays",
        "ECL-22",
        "        if clause == EMPTY or not leads(table, seat, place):",
        "        if clause == EMPTY or place == START_HEX or not leads(table, seat, place):",
    ),
    mutant(
        "hexes-are-counted-too-early",
        "ECL-23",
        "            ready_pile(table, seat)\n"
        "            table.bonus(seat, pack.order_clause[table.place_in_order(seat)])\n"
        "            return True\n"
        "        if stage == 1:\n"
        "            if table.next_ready(seat, 0) < CLAUSES:\n"
        "                return False\n"
        "            table.clear_ready()\n"
        "            frame[STAGE] = 2\n"
        "            find_hexes(table, seat)\n",
        "            find_hexes(table, seat)\n"
        "            ready_pile(table, seat)\n"
        "            table.bonus(seat, pack.order_clause[table.place_in_order(seat)])\n"
        "            return True\n"
        "        if stage == 1:\n"
        "            if table.next_ready(seat, 0) < CLAUSES:\n"
        "                return False\n"
        "            table.clear_ready()\n"
        "            frame[STAGE] = 2\n",
    ),
    mutant(
        "stones-are-not-scored",
        "ECL-26",
        ("    table.gain_points(seat, points)\n\n\ndef points_for_stones"),
        ("\n\ndef points_for_stones"),
    ),
    mutant(
        "camps-of-an-animal-come-too-late",
        "ECL-14",
        "makes_room(row[other]) and ",
        "row[other] == ITEM_CAMP and ",
    ),
    mutant(
        "no-swaps-in-the-eclipse",
        "ECL-29",
        "        if table.food[seat] < table.capacity(seat):\n            table.offer(FOOD)\n        if rank",
        "        if table.food[seat] < table.capacity(seat) and table.phase == ACTION_PHASE:\n"
        "            table.offer(FOOD)\n        if rank",
    ),
    mutant(
        "no-eclipse-in-the-last-round",
        "ECL-30",
        "            for i in range(table.sides - 1, -1, -1):\n                table.push(NOMADS_ECLIPSE if",
        "            for i in range(table.sides - 1 if table.round < 4 else -1, -1, -1):\n"
        "                table.push(NOMADS_ECLIPSE if",
    ),
    mutant(
        "hands-are-thrown-away",
        "ECL-32 PREP-12",
        "            for seat in range(table.sides):\n                table.move_all(seat, PILE, DISCARD_PILE)\n",
        "            for seat in range(table.sides):\n                table.move_all(seat, PILE, DISCARD_PILE)\n"
        "                table.move_all(seat, HAND, DISCARD_PILE)\n",
    ),
]

PREPARATION = [
    mutant(
        "a-fifth-round",
        "PREP-01",
        "            if table.round == ROUNDS:\n",
        "            if table.round == 5:\n",
    ),
    mutant(
        "the-marker-stays",
        "PREP-02",
        "        table.round += 1\n",
        "        if table.round != 2:\n            table.round += 1\n",
    ),
    mutant(
        "figures-stay-at-rest",
        "PREP-03",
        ("            for place in range(PLACE_COUNT):\n                table.tribe_at[seat][place] = 0\n"),
        ("            for place in range(4):\n                table.tribe_at[seat][place] = 0\n"),
    ),
    mutant(
        "symbols-stay-closed",
        "PREP-03",
        ("        for column in range(COLUMN_COUNT):\n            table.bottom_by[column] = 0\n"),
        "",
    ),
    mutant(
        "round-3-refills-from-the-first-deck",
        "PREP-09",
        "1 if table.round >= LAST_OF_ERA_1 else 0)",
        "1 if table.round == 2 else 0)",
    ),
    mutant(
        "a-short-deck-borrows",
        "PREP-10",
        "        for card in range(CULTURE_OF_ERA * era, CULTURE_OF_ERA * era + CULTURE_OF_ERA):\n"
        "            if table.culture[card] == IN_DECK:\n                if unseen == 0:\n",
        "        for card in range(40):\n            if table.culture[card] == IN_DECK:\n"
        "                if unseen == 0:\n                    table.agenda[table.depth][PLACE] = card // 20\n",
    ),
    mutant(
        "a-hand-limit",
        "PREP-12",
        "        if frame[COUNT] == 0 or not table.can_draw(seat):",
        "        if frame[COUNT] == 0 or not table.can_draw(seat) or table.size[seat][HAND] >= 10:",
    ),
    mutant(
        "the-old-order-goes-on",
        "PREP-13",
        "                seat = table.order[table.turns_done % table.sides]",
        "                seat = table.turns_done % table.sides",
    ),
    mutant(
        "food-spoils",
        "PREP-14",
        ("            table.chief_at[seat] = 0\n            table.tribe_home[seat] = 2\n"),
        (
            "            table.chief_at[seat] = 0\n"
            "            table.food[seat] = 0\n"
            "            table.tribe_home[seat] = 2\n"
        ),
    ),
]

SCORING = [
    mutant(
        "ties-on-a-level-share",
        "SCORE-08",
        "        if above > 0 or above == 0 and table.honor_place[other] < table.honor_place[seat]:",
        "        if above > 0:",
    ),
    mutant(
        "tables-without-an-idol",
        "SCORE-09",
        ("    if table.idol[seat][HONOR] < pack.honor_from:\n        return 0\n    return pack.burial"),
        "    return pack.burial",
    ),
    mutant(
        "points-for-no-buried-card",
        "SCORE-11",
        "[min(table.size[seat][BURIED], LAST_STEP)]",
        "[min(max(table.size[seat][BURIED], 1), 31)]",
    ),
    mutant(
        "two-sets-of-a-species",
        "SCORE-15 SCORE-17",
        "                most = max(most, best[given - added] + pack.set_vp[species][cards])\n",
        "                over = min(max(own + added - pack.set_max[species], 0), pack.set_max[species])\n"
        "                most = max(most, best[given - added] + pack.set_vp[species][cards]"
        " + pack.set_vp[species][over])\n",
    ),
    mutant(
        "argentavis-is-not-wild",
        "SCORE-20",
        '        "wild": [int(animal.wild) for animal in pack.animals],\n',
        '        "wild": [0 for animal in pack.animals],\n',
        CONTENT,
    ),
    mutant(
        "argentavis-joins-no-mammoths",
        "SCORE-21",
        "            for added in range(given + 1):\n",
        "            for added in range(given + 1 if pack.set_max[species] > 2 else 1):\n",
    ),
    mutant(
        "points-for-camps",
        "SCORE-23",
        "        + points_for_animals(table, seat)\n",
        "        + points_for_animals(table, seat)\n        + 5 - table.camps_home[seat]\n",
    ),
    mutant(
        "one-item-feeds-another",
        "SCORE-24",
        "        + points_for_animals(table, seat)\n",
        "        + points_for_animals(table, seat) // (2 if table.size[seat][BURIED] else 1)\n",
    ),
]

VARIANTS = [
    mutant(
        "as-many-setup-cards-as-players",
        "VAR-01",
        "                table.push(DEAL_SETUP, NATURE, 0, 0, table.sides + 1)",
        "                table.push(DEAL_SETUP, NATURE, 0, 0, table.sides)",
    ),
    mutant(
        "as-many-chiefs-as-players",
        "VAR-04",
        "                table.push(DEAL_CHIEF, NATURE, 0, 0, table.sides + 1)",
        "                table.push(DEAL_CHIEF, NATURE, 0, 0, table.sides)",
    ),
    mutant(
        "drafted-chiefs-have-one-side",
        "VAR-07",
        ("            elif table.chief_draft:\n                self.choose_sides(table)"),
        (
            "            elif table.chief_draft:\n"
            "                table.sides_open = 1\n"
            "                for seat in range(table.sides):\n"
            "                    table.side[seat] = 1"
        ),
    ),
    mutant(
        "the-pile-in-the-third-turn",
        "VAR-09",
        "    if table.turns_done >= table.sides * (table.turns() - 1):\n",
        "    if table.turns_done >= table.sides * 2:\n",
    ),
    mutant(
        "no-opening-hand-after-a-draft",
        "VAR-10",
        "                self.give_setup_cards(table)\n                for seat",
        "                for seat in range(table.sides):\n                    table.gain_setup_card(seat)\n"
        "                for seat",
    ),
]

GLACIERS = [
    mutant(
        "tokens-on-every-hex",
        "GLAC-01",
        "                if table.terrain[place] == GLACIER:\n",
        "                if table.terrain[place] >= FIRST_LAND:\n",
    ),
    mutant(
        "tokens-come-in-order",
        "GLAC-02",
        "            if not self.is_seen(table, token):\n                table.offer(TURN_TOKEN + token)\n",
        "            if not self.is_seen(table, token):\n                table.offer(TURN_TOKEN + token)\n"
        "                return\n",
    ),
    mutant(
        "tokens-wait-for-the-last-step",
        "GLAC-04",
        "    if table.token[end] == FACE_DOWN:\n",
        "    if table.token[end] == FACE_DOWN and table.agenda[table.depth][KIND] != GAIN_MOVE:\n",
    ),
    mutant(
        "tokens-pay-once",
        "GLAC-07",
        "            first = pack.glacier_bonus[token - 2] + 1\n",
        "            first = pack.glacier_bonus[token - 2] + 1\n            table.token[corner[i]] = 0\n",
    ),
    mutant(
        "tokens-pay-in-the-eclipse",
        "GLAC-08",
        "        table.begin(seat, pack.benefit[table.terrain[place]])",
        "        if table.token[place] > FACE_DOWN:\n"
        "            table.begin(seat, pack.glacier_bonus[table.token[place] - 2])\n"
        "        table.begin(seat, pack.benefit[table.terrain[place]])",
    ),
]

RESTS = [
    mutant(
        "rests-only-with-glaciers",
        "RESTMOD-01",
        "        if table.rests and not table.rest_given:\n",
        "        if table.rests and table.glacier_tokens and not table.rest_given:\n",
    ),
    mutant(
        "no-rest-token-is-turned-up",
        "RESTMOD-02",
        ("        if table.rests:\n            table.push(DEAL_REST, NATURE, 1)\n\n\nclass DealStone"),
        ("\n\nclass DealStone"),
    ),
    mutant(
        "the-next-token-is-the-next-in-the-box",
        "RESTMOD-04",
        "                table.offer(TURN_REST + token)\n",
        "                table.offer(TURN_REST + token)\n                return\n",
    ),
    mutant(
        "the-rest-ends-the-token",
        "RESTMOD-05",
        "            for earlier in range(pack.rest_first, clause):\n                table.ready[earlier] = 0\n",
        "            for earlier in range(pack.rest_first, clause):\n                table.ready[earlier] = 0\n"
        "            for earlier in range(pack.common, pack.usable):\n                table.ready[earlier] = 0\n",
    ),
    mutant(
        "the-first-token-after-all",
        "RESTMOD-11",
        "        put_under(table, token)\n        table.push(DEAL_REST, NATURE, 0, seat + 1)\n",
        "        return hold_token(table, seat, token)\n",
    ),
]

HIDDEN = [
    mutant(
        "everybody-sees-the-deck",
        "HIDDEN-02",
        '    closed = [] if own else ["hand", "deck", "buried"]\n',
        '    closed = [] if own else ["hand", "buried"]\n',
        OBSERVATION,
    ),
    mutant(
        "the-deck-has-an-order",
        "HIDDEN-02",
        "                table.offer(DRAW_CARD + card)\n",
        "                table.offer(DRAW_CARD + card)\n                return\n",
    ),
    mutant(
        "played-cards-are-hidden",
        "HIDDEN-04",
        CLOSED,
        CLOSED + '    seen["played"] = seen["played"] if own else {}\n',
        OBSERVATION,
    ),
    mutant(
        "the-culture-deck-in-order",
        "HIDDEN-09",
        TABLE,
        TABLE + '    seen["culture_unseen"] = seen["culture_unseen"][:3]\n',
        OBSERVATION,
    ),
    mutant(
        "all-animals-come-alike",
        "HIDDEN-09 HUNT-19",
        "        return self.copies(table, option - DRAW_ANIMAL)\n",
        "        return 1\n",
    ),
    mutant(
        "left-over-setup-cards-stay-open",
        "VAR-01",
        "    for left in range(SETUP_CARDS):\n        shown[left] = 0\n",
        "",
    ),
    mutant(
        "left-over-chiefs-are-named",
        "HIDDEN-10",
        TABLE,
        TABLE + '    seen["shown_chiefs"] = names_of(game).chiefs\n',
        OBSERVATION,
    ),
    mutant(
        "setup-cards-are-private",
        "HIDDEN-11",
        CLOSED,
        CLOSED + '    seen["setup_card"] = seen["setup_card"] if own else None\n',
        OBSERVATION,
    ),
    mutant(
        "unseen-rest-tokens-are-named",
        "HIDDEN-12",
        TABLE,
        TABLE
        + '    hidden = zip(names_of(game).rest_tokens, fields["rest_unseen"])\n'
        + '    seen["rest_under"] = tuple(name for name, unseen in hidden if unseen)\n',
        OBSERVATION,
    ),
    mutant(
        "stones-of-others-are-hidden",
        "HIDDEN-13",
        CLOSED,
        CLOSED + '    seen["stones"] = seen["stones"] if own else ()\n',
        OBSERVATION,
    ),
    mutant(
        "seats-decide-for-chance",
        "HIDDEN-14",
        '        raise refuse("EW-HIDDEN-14", "chance-decides")\n    if state.over:',
        "        return [game.option(action)]\n    if state.over:",
        COMMANDS,
    ),
    mutant(
        "no-change-of-the-pile",
        "HIDDEN-17",
        "terms.CARD_DRAWN, terms.GAME_OVER})",
        "terms.CARD_DRAWN, terms.CARD_PILED, terms.GAME_OVER})",
        GAME,
    ),
    mutant(
        "piles-seen-before-the-reveal",
        "HIDDEN-18 HIDDEN-06",
        'fields["phase"] != terms.ECLIPSE_PHASE:\n',
        'fields["phase"] != terms.ECLIPSE_PHASE and not sum(fields["pile"][viewer or 0]):\n',
        OBSERVATION,
    ),
    mutant(
        "pile-sizes-are-hidden",
        "HIDDEN-18",
        "        pile_size=sizes[terms.PILE] + ",
        "        pile_size=(sizes[terms.PILE] if own else 0) + ",
        OBSERVATION,
    ),
    mutant(
        "picks-are-private",
        "HIDDEN-21",
        CLOSED,
        CLOSED + '    seen["chief"] = seen["chief"] if own else None\n',
        OBSERVATION,
    ),
]

MUTANTS = [*STONES, *ECLIPSE, *PREPARATION, *SCORING, *VARIANTS, *GLACIERS, *RESTS, *HIDDEN]
