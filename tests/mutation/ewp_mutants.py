"""Broken rules of the prototype edition of Endless Winter."""

from __future__ import annotations

from mutation.mutant import mutants_of

RULES = "eolith/games/endless_winter/rules"
EDITIONS = "eolith/games/endless_winter/pack/editions.py"

mutant = mutants_of("EWP", RULES, "ewp-")

EDITION = [
    mutant("three-culture-cards", "CULTURE-01", '"culture_limit": 2,', '"culture_limit": 3,', EDITIONS),
    mutant("the-second-culture-card-costs-one", "CULTURE-02", '"culture_cost": 0,', '"culture_cost": 1,', EDITIONS),
    mutant("culture-cards-come-back", "ECL-02", '"culture_returns": 0,', '"culture_returns": 1,', EDITIONS),
    mutant("labor-tokens-save-nothing", "DEV-01", '"token_discount": 2,', '"token_discount": 0,', EDITIONS),
    mutant("the-middle-once", "FIGURE-01 INIT-03 DEV-02 HUNT-04", '"middle_again": 1,', '"middle_again": 0,', EDITIONS),
    mutant("six-animals-at-most", "HUNT-01", '"most_shown": 60,', '"most_shown": 6,', EDITIONS),
    mutant("points-for-what-is-not-there", "GOLD-02 HUNT-05", '"empty_pays": 0,', '"empty_pays": 1,', EDITIONS),
    mutant("a-figure-counts-three-halves", "REST-02 ECL-04", '"rest_halves": 4,', '"rest_halves": 3,', EDITIONS),
    mutant("stones-pay-every-eclipse", "STONE-01 ECL-06", '"stones_pay": 0,', '"stones_pay": 1,', EDITIONS),
    mutant("starting-cells-for-grey-ones", "MEGA-01", '"start_any": 1,', '"start_any": 0,', EDITIONS),
    mutant("an-idol-at-the-bottom-scores-nothing", "SCORE-03", '"honor_from": 0,', '"honor_from": 1,', EDITIONS),
    mutant(
        "fewer-glaciers-for-two", "TERRAIN-01", "glaciers={2: 9, 3: 6, 4: 3},", "glaciers={2: 6, 3: 6, 4: 3},", EDITIONS
    ),
    mutant("the-middle-table-for-two", "SCORE-04 SCORE-05", "2: (0, 2, 2)", "2: (0, 1, 2)", EDITIONS),
    mutant("culture-cards-count-no-labor", "ECL-01", "culture_labor=1,", "culture_labor=0,", EDITIONS),
    mutant("no-second-set", "SCORE-06", "second_sets=True,", "second_sets=False,", EDITIONS),
]

FLOW = [
    mutant("all-play-side-b", "SETUP-04", "side = 1 if table.chief_draft else 0", "side = 1"),
    mutant("drafted-chiefs-play-side-a", "VAR-01", "side = 1 if table.chief_draft else 0", "side = 0"),
    mutant(
        "all-stones-in-the-first-pool",
        "SETUP-02",
        "table.pool[option - LAY_STONE] = table.agenda[table.depth][PLACE]",
        "table.pool[option - LAY_STONE] = 1",
    ),
    mutant(
        "stones-of-one-era",
        "SETUP-01",
        "            if table.stone[stone] == IN_DECK:\n",
        "            if table.stone[stone] == IN_DECK and stone < 10:\n",
    ),
    mutant(
        "nothing-is-buried-at-first",
        "SETUP-05",
        "                table.push(GAIN_BURIAL, seat, pack.setup_bury[card])\n",
        "                pass\n",
    ),
    mutant(
        "no-sixth-card",
        "SETUP-05",
        "                table.push(GAIN, seat, cards, RANK_DRAW)\n",
        "                pass\n",
    ),
    mutant(
        "the-tribe-card-is-set-aside",
        "SETUP-06",
        "take_setup_tribe_card(table, seat, DECK)",
        "take_setup_tribe_card(table, seat, DISCARD_PILE)",
    ),
    mutant(
        "four-cards-to-begin-with",
        "SETUP-07",
        "table.push(DEAL_CARD, NATURE, NEW_HAND, seat + 1)",
        "table.push(DEAL_CARD, NATURE, NEW_HAND - 1, seat + 1)",
    ),
    mutant(
        "tools-of-the-order-are-not-swapped",
        "SETUP-12",
        "                table.push(GAIN, table.order[i], pack.order_tool[i], RANK_TOOL)\n",
        "                table.gain_tools(table.order[i], pack.order_tool[i])\n",
    ),
    mutant(
        "idols-stand-as-people-sit",
        "SCORE-03",
        "                table.honor_place[seat] = place\n",
        "                pass\n",
    ),
    mutant(
        "culture-cards-stay-until-the-end",
        "CULTURE-03",
        "            table.move_all(table.agenda[table.depth][SEAT], PLAYED, DISCARD_PILE)\n",
        "            pass\n",
    ),
    mutant(
        "all-cards-cost-as-if-marked",
        "DEV-01",
        "return pack.token_discount if flags & BY_TOP and table.any_marked()",
        "return 0 if flags & BY_TOP and table.any_marked()",
    ),
    mutant(
        "tribe-cards-lie-until-all-are-done",
        "ECL-03",
        "            if table.pile[seat][card]:\n"
        "                table.move_card(seat, card, PILE, DISCARD_PILE)\n"
        "            return True\n",
        "            return True\n",
    ),
    mutant(
        "idle-cards-lie-until-all-are-done",
        "ECL-02",
        "            self.discard_idle(table, seat)\n",
        "            pass\n",
    ),
    mutant("draws-may-always-be-swapped", "GOLD-01", "        if not table.prep_swap:\n", "        if False:\n"),
    mutant(
        "marked-cards-stay",
        "PREP-01",
        "                table.culture[card] = IN_DECK\n",
        "                pass\n",
    ),
    mutant("no-card-is-marked", "PREP-02", "table.marked[card] = 1\n", "table.marked[card] = 0\n"),
    mutant(
        "era-1-for-two-rounds",
        "PREP-03",
        "self.fill_culture(table, 0 if table.round == 1 else 1)",
        "self.fill_culture(table, 0 if table.round <= 2 else 1)",
    ),
]

MEGALITHS = [
    mutant("on-one-alone", "MEGA-02", "        return NO_TWO\n", "        pass\n"),
    mutant("one-over-another", "MEGA-02", "            return OVERLAPS\n", "            pass\n"),
    mutant("points-at-once", "MEGA-03", "        if pack.on_two:\n            return\n        below", "        below"),
    mutant("a-point-for-each", "MEGA-04", "            points += here * lower\n", "            points += here\n"),
    mutant(
        "grey-ones-count",
        "MEGA-05",
        "        if table.site[site] == 2 + seat:\n            here += 1\n    return points",
        "        if table.site[site] == 2 + seat or table.site[site] == GREY:\n"
        "            here += 1\n"
        "    return points",
    ),
]

CARDS = [
    mutant(
        "burials-of-the-supply-go-to-hand",
        "ICON-02",
        "table.push(GAIN_TRIBE, seat, 1, 0, flags, 0, TO_BURIED)",
        "table.push(GAIN_TRIBE, seat, 1, 0, flags, 0, TO_HAND)",
    ),
    mutant(
        "stones-score-nothing",
        "STONE-01 STONE-02",
        "points += stone_worth(table, seat, table.stones[seat][slot] - 1)",
        "points += 0",
    ),
    mutant(
        "camps-count-once-a-land",
        "STONE-03",
        "                count += table.camps[seat][place]\n",
        "                count += 1 if table.camps[seat][place] else 0\n",
    ),
    mutant(
        "different-cards-count-all",
        "STONE-04",
        "            if table.buried[seat][card]:\n                count += 1\n",
        "            count += table.buried[seat][card]\n",
    ),
    mutant(
        "on-the-board-is-anywhere",
        "FIGURE-02",
        "        if place != RESTING:\n            ready_side(table, seat, ON_BOARD)\n",
        "        pass\n",
    ),
    mutant(
        "a-resting-chief-is-as-others",
        "FIGURE-03 ECL-04",
        "pack.rest_halves + pack.rest_labor[table.side_of(seat)]",
        "pack.rest_halves",
    ),
    mutant(
        "stones-of-later-rounds-can-be-taken",
        "DEV-03",
        "max(pack.stone_round[stone], self.pool[stone]) <= self.round",
        "pack.stone_round[stone] <= self.round",
    ),
]

MUTANTS = [*EDITION, *FLOW, *MEGALITHS, *CARDS]
