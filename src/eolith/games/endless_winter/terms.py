"""The words and numbers of Endless Winter that every room of the game shares.

Options are integers in one fixed space: first what seats choose, then what chance decides.  What each does, the action
says that `notation/actions.py` has for it; behind its number stands what is added to it.
"""

SEATS = "ABCD"
EMPTY = -1
"""No place, no clause, none of what is looked for."""
ROUNDS = 4
LAST_OF_ERA_1 = 2
"""The round in which the first era ends."""
RESTING = 4
"""Where a figure can go: columns 0 to 3, or 4, the rest space of its own player board."""
OUT = 6
"""Instead of 1 + place: a chief figure that is left out this round."""
COLUMNS = ("initiate", "develop", "migrate", "hunt")
INITIATE, DEVELOP, MIGRATE, HUNT = range(4)
COLUMN_COUNT = len(COLUMNS)
PLACES = (*COLUMNS, "rest")
PLACE_COUNT = len(PLACES)
FIGURES = ("chief", "tribe")
CHIEF_FIGURE, TRIBE_FIGURE = range(2)
"""The kinds of figures; the two tribe figures of a seat are alike."""

# --- cards: counts by type, one copy each of the culture cards ------------------------------------

STARTING_CARDS = ("brave", "tribeswoman", "tribesman")
TRIBE_CARDS = ("elder", "crafter", "explorer", "hunter", "shaman")
BRAVE, TRIBESWOMAN, TRIBESMAN, FIRST_TRIBE, FIRST_CULTURE = 0, 1, 2, 3, 8
TRIBE_TYPES = len(TRIBE_CARDS)
CULTURE_CARDS = 40
CULTURE_OF_ERA = 20
OPEN_CULTURES = 8
NEW_HAND = 5
"""Cards that a seat draws before a round."""
CARD_TYPES = FIRST_CULTURE + CULTURE_CARDS
"""Types 0 to 2 are starting cards, 3 to 7 tribe cards, 8 to 27 culture of Era I, 28 to 47 of Era II."""
ZONES = ("hand", "discard", "played", "pile", "deck", "buried")
"""Where a seat's cards can lie; `bury` takes from the first four."""
HAND, DISCARD_PILE, PLAYED, PILE, DECK, BURIED = range(6)
IN_DECK, OPEN, GONE = range(3)
"""Where a culture card or a stone is, unless a seat has it: in the deck or box, open, or taken or removed."""

# --- the other components -------------------------------------------------------------------------

CHIEFS = 5
SETUP_CARDS = 5
SPECIES = 7
MOST_SHOWN = 6
"""Most animals of the hunting ground that a reveal leads to."""
MOST_OF_SET = 15
"""Animals beyond that do not count in sets of their species, be they one set or several."""
STONES = 20
STONES_OF_ERA = 10
STONE_SLOTS = 3
MEGALITH_SLOTS = 5
MEGALITHS = 10
COLOURED = 8
"""Of a seat's megaliths those of its colour; the first two that it places are grey."""
EMPTY_AT = tuple(COLOURED - 2 * slot for slot in range(MEGALITH_SLOTS))
"""EMPTY_AT[slot]: with so many megaliths left, or fewer, that slot of the player board is empty."""
CAMPS = 5
VILLAGES = 3
TERRAINS = 8
"""Type 0 is the start tile, 1 to 6 are land, 7 is the glacier, in the order of the pack."""
START_TILE, FIRST_LAND, GLACIER = 0, 1, 7
BOARDS = 4
BOARD_CELLS = 8
"""Cell site % BOARD_CELLS of the board in slot site // BOARD_CELLS of the layout."""
GREY = 1
"""A megalith of nobody; 2 + seat for one of a seat."""
SITES = 80
"""Most places for a megalith in a layout: 32 ground cells, then the 2x2 centres level by level."""
GROUND_CELLS = BOARDS * BOARD_CELLS
STACKED = 251
"""Most places above the cells in a field where a megalith stands on two others."""
LEVELS = 8
"""Of such a field: there are not megaliths enough for a ninth, as each level needs one more than the next."""
HEXES = 19
START_HEX = 9
"""Hexes are numbered row by row from the north-west; the start tile lies in the middle."""
JUNCTIONS = 24
CORNERS = 3
"""The hexes at a junction."""
DIRECTIONS = ("east", "northeast", "northwest", "west", "southwest", "southeast")
DIRECTION_COUNT = len(DIRECTIONS)
GLACIER_TOKENS = 10
FACE_DOWN = 1
"""A glacier token on its hex; 2 + token once it is turned up."""
REST_TOKENS = 5
CLAUSES = 256
"""Most clauses that a pack may have, all its effects together."""
TOP_LEVEL = 10
"""Both idol tracks have levels 1 to 10; 0 is below the lowest."""
MOST_FOOD = 10
MOST_TOOLS = 5
TRACKS = ("offering", "honor")
OFFERING, HONOR = range(2)
VILLAGE_FOOD = 3
"""EW-ICON-05: what a village by a symbol costs where the table asks for it."""
FAMILIES = {
    "village_terrain": ("terrains", "points"),
    "camp_terrains": ("terrains", "points"),
    "ground_megaliths": ("points",),
    "megalith_boards": ("steps",),
    "buried_cards": ("steps",),
    "top_megaliths": ("points",),
    "idol_levels": ("per", "points"),
    "used_species": ("points",),
    "used_animals": ("species", "steps"),
}
"""What sacred stones count, and the columns that each family of them has besides `era`."""
PROTOTYPE_FAMILIES = {
    "ground_megaliths": ("points",),
    "used_animals": ("species", "points"),
    "camps_on_terrain": ("terrains", "steps"),
    "buried_different": ("steps",),
    "buried_identical": ("steps",),
}
"""The same of the prototype edition."""
ALL_FAMILIES = tuple(dict.fromkeys((*FAMILIES, *PROTOTYPE_FAMILIES)))
(VILLAGE_STONE, CAMP_STONE, GROUND_STONE, BOARD_STONE, BURIAL_STONE, TOP_STONE, IDOL_STONE, SPECIES_STONE,
 ANIMAL_STONE, LAND_STONE, DIFFERENT_STONE, IDENTICAL_STONE) = range(12)  # fmt: skip
FAMILY_COUNT = len(ALL_FAMILIES)
LAST_STEP = 31
"""What stones and burials count goes on paying as little or as much beyond that number."""

# --- the effect language --------------------------------------------------------------------------

ITEMS = (
    "food", "tool", "labor", "draw", "discard", "idol", "megalith", "camp", "move", "village", "bury",
    "tribe hand", "tribe discard", "culture hand", "animal ground", "animal deck", "reveal", "use animal", "vp",
    "stone", "fill food", "bury supply",
)  # fmt: skip
"""What an effect can ask for or give; ITEM_… are their numbers."""
(ITEM_FOOD, ITEM_TOOL, ITEM_LABOR, ITEM_DRAW, ITEM_DISCARD, ITEM_IDOL, ITEM_MEGALITH, ITEM_CAMP, ITEM_MOVE,
 ITEM_VILLAGE, ITEM_BURY, ITEM_TRIBE_HAND, ITEM_TRIBE_DISCARD, ITEM_CULTURE_HAND, ITEM_ANIMAL_GROUND, ITEM_ANIMAL_DECK,
 ITEM_REVEAL, ITEM_USE_ANIMAL, ITEM_VP, ITEM_STONE, ITEM_FILL_FOOD, ITEM_BURY_SUPPLY) = range(22)  # fmt: skip
ITEM_COUNT = len(ITEMS)
QUALIFIERS = ("", "other", "same")
OTHER, SAME = 1, 2
"""`tribe hand other`: of another type than those before it; `animal ground same`: of their species."""
TRIGGERS = ("", "initiate", "develop", "migrate", "hunt", "rest", "eclipse", "board")
"""When a clause works; trigger 1 + column is the figure in that column this turn, `board` in whichever."""
ANY_TIME, IN_INITIATE, IN_DEVELOP, IN_MIGRATE, IN_HUNT, AT_REST, IN_ECLIPSE, ON_BOARD = range(8)
COST_FOOD, COST_TOOLS, COST_LABOR, COST_DISCARDS = range(4)
"""The columns of a cost; labor in halves."""
ALTERNATIVES = 4
LIST_ITEMS = 4
"""Most alternatives of a cost or of gains, and most items of one list."""
BY_TOP, BY_MIDDLE = 1, 2
"""The part of a column that a clause belongs to, one bit each."""
RANKS = ("food", "tool", "idol", "draw", "megalith")
"""EW-GOLD-06, from low to high."""
RANK_FOOD, RANK_TOOL, RANK_IDOL, RANK_DRAW, RANK_MEGALITH = range(5)

# --- alone (EWS) ----------------------------------------------------------------------------------

NOMADS = 1
"""The side that plays by itself against a person alone."""
NOMAD_CARDS = 16
MIGRATION_CARDS = 6
MOST_OFFERED = 32
"""Room for the culture cards that lie face up on the sacrifice deck; there are 30."""
SACRIFICES_OF_ERA = 5
"""Culture cards of each era that make up the sacrifice deck."""
STONE_POINTS = 2
"""EWS-STONE-05: what each stone pays the nomads in an eclipse."""
MOST_REVEALED = 4
"""Nomad cards that lie on each other in a round at most."""
BIG_ARROWS = ("west", "east")
SMALL_ARROWS = ("north", "south")
NOMAD_ACTIONS = (
    "idol", "tool", "food", "eclipse_card", "bury", "culture_card", "animal", "random_animal", "new_animal",
    "glacier_vp", "stone", "megalith", "village", "vp",
)  # fmt: skip
"""What nomads can do; the last, a point, is on no card: it is what they gain when nothing else can be gained."""
(DO_IDOL, DO_TOOL, DO_FOOD, DO_ECLIPSE_CARD, DO_BURY, DO_CULTURE_CARD, DO_ANIMAL, DO_RANDOM_ANIMAL, DO_NEW_ANIMAL,
 DO_GLACIER_VP, DO_STONE, DO_MEGALITH, DO_VILLAGE, DO_VP) = range(14)  # fmt: skip
GROUND_WIDTH, CULTURE_WIDTH = 3, 4
"""The hunting ground has places in two rows of three, open culture cards in two of four; numbered row by row."""
STONES_OF_HALF, OPEN_STONES = 4, 8
"""Alone stones have places in one row, four for Era I and four for Era II."""
SET = 4
"""EWS-ACT-15: so many animals of a species the nomads want."""
LARGEST_SET = 10
"""Sets count no more animals."""

# --- options: seats -------------------------------------------------------------------------------

TAKE_SIDE = 0  # + 0 or 1
TAKE_CHIEF = TAKE_SIDE + 2  # + chief
TAKE_SETUP = TAKE_CHIEF + CHIEFS  # + card
LEAVE_FIGURE = TAKE_SETUP + SETUP_CARDS  # + kind of figure
FIGURE = LEAVE_FIGURE + 2  # + kind * PLACE_COUNT + place
PLAY = FIGURE + len(FIGURES) * PLACE_COUNT  # + card type
DISCARD = PLAY + CARD_TYPES  # + card type
PILE_UP = DISCARD + CARD_TYPES  # + card type
USE = PILE_UP + CARD_TYPES  # + clause
BURN = USE + CLAUSES
NEXT = BURN + 1
CHOICE = NEXT + 1  # + k
ORDER = CHOICE + ALTERNATIVES  # + k
DECLINE = ORDER + LIST_ITEMS
DRAW = DECLINE + 1
IDOL = DRAW + 1  # + track
TOOL = IDOL + 2
FOOD = TOOL + 1
CAMP = FOOD + 1
REVEAL = CAMP + 1
ANIMAL_DECK = REVEAL + 1
SITE = ANIMAL_DECK + 1  # + site
MOVE = SITE + SITES  # + hex * 6 + direction
VILLAGE = MOVE + HEXES * 6  # + junction
BURY = VILLAGE + JUNCTIONS  # + zone * 48 + card type
TRIBE = BURY + 4 * CARD_TYPES  # + 0..4
CULTURE = TRIBE + len(TRIBE_CARDS)  # + 0..39
ANIMAL = CULTURE + CULTURE_CARDS  # + species
TURN_ANIMAL = ANIMAL + SPECIES  # + species
STONE = TURN_ANIMAL + SPECIES  # + stone
HEX = STONE + STONES  # + hex
SLOT = HEX + HEXES  # + slot
VILLAGE_CARDS = SLOT + MEGALITH_SLOTS
SCORE_STONE = VILLAGE_CARDS + 1  # + slot
TAKE_TOKEN = SCORE_STONE + STONE_SLOTS
NEXT_TOKEN = TAKE_TOKEN + 1
ACTION_SPACE = NEXT_TOKEN + 1
STACK = ACTION_SPACE  # + site - GROUND_CELLS: above the cells, where a megalith stands on two others

# --- options: chance ------------------------------------------------------------------------------

LAY_STONE = STACK + STACKED  # + stone
OPEN_CULTURE = LAY_STONE + STONES  # + 0..39
DRAW_CHIEF = OPEN_CULTURE + CULTURE_CARDS  # + chief
DRAW_SETUP = DRAW_CHIEF + CHIEFS  # + card
DRAW_CARD = DRAW_SETUP + SETUP_CARDS  # + card type
DRAW_ANIMAL = DRAW_CARD + CARD_TYPES  # + species
GIVE_AID = DRAW_ANIMAL + SPECIES  # + seat
LAY_BOARD = GIVE_AID + len(SEATS)  # + board
PICK_LAND = LAY_BOARD + BOARDS  # + terrain
LAY_TILE = PICK_LAND + TERRAINS  # + terrain
TURN_TOKEN = LAY_TILE + TERRAINS  # + token
TURN_REST = TURN_TOKEN + GLACIER_TOKENS  # + token
SHOW_NOMAD = TURN_REST + REST_TOKENS  # + nomad card
SHOW_MIGRATION = SHOW_NOMAD + NOMAD_CARDS  # + migration card
SHOW_BURIED = SHOW_MIGRATION + MIGRATION_CARDS  # + 0..39
OPTION_SPACE = SHOW_BURIED + CULTURE_CARDS

# --- frames ---------------------------------------------------------------------------------------

FRAMES = (
    "set_up", "deal_stone", "deal_culture", "deal_chief", "deal_setup", "deal_card", "deal_animal", "deal_aid",
    "deal_board", "deal_land", "deal_tile", "deal_token", "deal_rest", "pick_chief", "pick_setup", "choose_side",
    "round", "leave_out", "turn", "discard_card", "form_pile", "choose", "bonus", "gains", "gain", "gain_camp",
    "gain_move", "gain_village", "gain_burial", "gain_tribe", "gain_culture", "gain_animal", "gain_top_animal",
    "gain_reveal", "gain_use", "gain_stone", "pick_token", "eclipse", "nomads_turn", "nomads_bonus", "nomads_gain",
    "nomads_eclipse", "deal_nomad", "deal_migration", "deal_buried",
)  # fmt: skip
"""The kinds of frames on the agenda, in the order of `rules.DECISIONS`."""
PEOPLES = FRAMES[: FRAMES.index("nomads_turn")]
"""Those that there are without nomads."""
(SET_UP, DEAL_STONE, DEAL_CULTURE, DEAL_CHIEF, DEAL_SETUP, DEAL_CARD, DEAL_ANIMAL, DEAL_AID, DEAL_BOARD, DEAL_LAND,
 DEAL_TILE, DEAL_TOKEN, DEAL_REST, PICK_CHIEF, PICK_SETUP, CHOOSE_SIDE, ROUND, LEAVE_OUT, TURN, DISCARD_CARD,
 FORM_PILE, CHOOSE, BONUS, GAINS, GAIN, GAIN_CAMP, GAIN_MOVE, GAIN_VILLAGE, GAIN_BURIAL, GAIN_TRIBE, GAIN_CULTURE,
 GAIN_ANIMAL, GAIN_TOP_ANIMAL, GAIN_REVEAL, GAIN_USE, GAIN_STONE, PICK_TOKEN, ECLIPSE, NOMADS_TURN, NOMADS_BONUS,
 NOMADS_GAIN, NOMADS_ECLIPSE, DEAL_NOMAD, DEAL_MIGRATION, DEAL_BURIED) = range(45)  # fmt: skip

# the slots of frames
STAGE = 2  # set_up, round, eclipse, nomads: what has been done
PART = 3  # set_up: what is done of giving the setup cards
COUNT = 2  # deal_..., gain...: how many are still due
OWNER = 3  # deal_...: the seat that gets it plus one; 0 for the table
PLACE = 4  # deal_...: where it goes
ASIDE = 5  # deal_animal: the animals of the setup cards are set aside
RANK = 3  # gain: the ranked item that is due
ARROW = 4  # gain, nomads_gain: the starting cell whose arrows bind a megalith, plus one
QUALIFIER = 3  # tribe, animal: `other` or `same`
FLAGS = 4  # gains and their items: BY_TOP, BY_MIDDLE
TAKEN = 5  # gains, tribe, animal: what was taken with this list, one bit a type
TO_DISCARD = 6  # tribe: the card goes to the discard pile, or to those that are buried
LIST = 2  # gains: the alternative whose gains are due
MASK = 3  # gains: the items still due, one bit each
ACTION = 3  # nomads_gain: what is done COUNT times
COLUMN = 3  # nomads_turn: where their figure went
RINGS = 4  # deal_migration: whose camps move
CLAUSE = 2  # choose: whose alternative; bonus: up to three clauses plus one
LAST = 2  # pile: the card type added last
HEXES_DUE, HEXES_OF_SLOT = 3, 10  # eclipse: hexes 0 to 9 whose benefit is due, one bit each; 10 to 18 in the next slot
BENEFITS = 5  # eclipse: benefits of the player board still due, one bit each
ACTING = 6  # eclipse: the card of the pile whose ability is at work plus one, where it is discarded then

STONE_DUE, VILLAGES_DUE = 32, 256
"""The bits of benefits: megalith slots from 1 on, stone slots from STONE_DUE on, cards for villages."""
SLOTS_DUE, STONES_DUE = 31, 224

BENEFITS_GIVEN, HANDS_DEALT = 1, 2
"""The parts of giving the setup cards where their benefits come before the hands."""
TO_SEAT, TO_GROUND = 0, 1
"""Where a dealt animal goes."""
TO_HAND, TO_DISCARDS, TO_BURIED = range(3)
"""Where a tribe card of the supply goes."""
TO_ROW, TO_PILE = 0, 1
"""Where a nomad card is turned up: on those of the round, or of the eclipse pile."""
INNER_CAMPS, OUTER_CAMPS = 1, 2
"""The rings of the map whose camps migrate, one bit each."""

PHASES = ("setup", "action", "eclipse", "preparation")
SETUP_PHASE, ACTION_PHASE, ECLIPSE_PHASE, PREPARATION_PHASE = range(4)
"""By the value of `state.phase`."""
STAGES = ("", "culture", "top", "middle", "bottom", "rest")
CULTURE_STEP, TOP, MIDDLE, BOTTOM, REST = range(1, 6)
"""The parts of a turn, by the value of `state.stage`."""

# --- events: (kind, seat, a, b, c) -----------------------------------------------------------------

EVENTS = (
    "stone_dealt", "culture_dealt", "chief_dealt", "setup_dealt", "board_laid", "tile_laid", "side_chosen",
    "round_started", "turn_started", "turn_ended", "figure_placed", "figure_left", "card_played", "card_drawn",
    "card_discarded", "card_buried", "card_piled", "pile_revealed", "labor_counted", "deck_shuffled", "clause_used",
    "food_gained", "tool_gained", "labor_gained", "points_gained", "paid", "food_burnt", "idol_moved",
    "megalith_placed", "camp_placed", "camp_moved", "village_built", "tribe_taken", "culture_taken", "animal_taken",
    "animal_revealed", "animal_used", "stone_taken", "stone_scored", "token_revealed", "rest_token_shown",
    "token_taken", "eclipse_started", "hex_held", "order_set", "era_changed", "declined", "game_over",
    "nomad_revealed", "nomads_acted", "aid_used", "nomads_piled", "offering_buried", "buried_revealed",
    "migration_shuffled", "nomads_migrated", "nomad_token_placed", "culture_returned", "culture_marked",
)  # fmt: skip
(STONE_DEALT, CULTURE_DEALT, CHIEF_DEALT, SETUP_DEALT, BOARD_LAID, TILE_LAID, SIDE_CHOSEN, ROUND_STARTED, TURN_STARTED,
 TURN_ENDED, FIGURE_PLACED, FIGURE_LEFT, CARD_PLAYED, CARD_DRAWN, CARD_DISCARDED, CARD_BURIED, CARD_PILED,
 PILE_REVEALED, LABOR_COUNTED, DECK_SHUFFLED, CLAUSE_USED, FOOD_GAINED, TOOL_GAINED, LABOR_GAINED, POINTS_GAINED, PAID,
 FOOD_BURNT, IDOL_MOVED, MEGALITH_PLACED, CAMP_PLACED, CAMP_MOVED, VILLAGE_BUILT, TRIBE_TAKEN, CULTURE_TAKEN,
 ANIMAL_TAKEN, ANIMAL_REVEALED, ANIMAL_USED, STONE_TAKEN, STONE_SCORED, TOKEN_REVEALED, REST_TOKEN_SHOWN, TOKEN_TAKEN,
 ECLIPSE_STARTED, HEX_HELD, ORDER_SET, ERA_CHANGED, DECLINED, GAME_OVER, NOMAD_REVEALED, NOMADS_ACTED, AID_USED,
 NOMADS_PILED, OFFERING_BURIED, BURIED_REVEALED, MIGRATION_SHUFFLED, NOMADS_MIGRATED,
 NOMAD_TOKEN_PLACED, CULTURE_RETURNED, CULTURE_MARKED) = range(59)  # fmt: skip

(CELL_TAKEN, TOP_TAKEN, GREY_ON_TOP, NO_SQUARE, STARTING_CELL, GREY_ALONE, COLOURED_ALONE, AT_START_TILE, VILLAGE_THERE,
 NO_VILLAGE_LEFT, NO_THREE_CAMPS, NO_SLOT_FREE, SLOT_COST, NO_TWO, OVERLAPS) = range(1, 16)  # fmt: skip
"""What speaks against a megalith, a village or a stone: what `why_not_...` of the rules answers; 0 if nothing does."""

ENDINGS = ("", "rounds")
"""How a game ended, by the value of `state.over`; 0 while it goes on."""
