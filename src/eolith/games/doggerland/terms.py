"""The words and numbers of Doggerland that every room of the game shares.

Options are integers in one fixed space: first what seats choose, then what chance decides.  What each does, the action
says that `notation/actions.py` has for it; behind its number stands what is added to it.
"""

SEATS = "ABCD"
ROUNDS = 8
SHORT_START = 3
"""The first round of the short game (DG-SHORT-01)."""
SEASONS = ("warm", "cold")
WARM, COLD = range(2)

# --- the territory --------------------------------------------------------------------------------

COLUMNS, ROWS = 7, 7
CELLS = COLUMNS * ROWS
TWO_ROWS = 2 * COLUMNS
"""Cell COLUMNS * row + column, from the north-west."""
NOT_WEST = sum(1 << cell for cell in range(CELLS) if cell % COLUMNS > 0)
"""A bit for each cell of other columns than the westernmost."""
NOT_EAST = sum(1 << cell for cell in range(CELLS) if cell % COLUMNS < COLUMNS - 1)
CENTRE = CELLS // 2
DIRECTIONS = ("north", "east", "south", "west")
ARROW_SLOTS = 4
TERRAINS = ("wood", "stone", "plants", "shells", "small_game", "grazing", "hearth")
RESOURCES = TERRAINS[:5]
GRAZING, HEARTH = 5, 6
TERRAIN_COUNT = len(TERRAINS)
TILE_SETS = ("centre", "start", "pile", "four")
TILES = 49
"""0 is the centre tile, 1 to 8 are the other start tiles, then the draw pile, 45 to 48 those for four players."""
CENTRE_TILE, FIRST_START, FIRST_PILE, FIRST_FOUR = 0, 1, 9, 45
EMPTY, OPENED = -1, -2
"""Of a cell: without a tile, and about to get one in this phase."""
SPECIES = ("horse", "reindeer", "bison", "mammoth")
HORSE, REINDEER, BISON, MAMMOTH = range(4)
SPECIES_COUNT = len(SPECIES)
SEASON_OF = (WARM, WARM, COLD, COLD)
"""SEASON_OF[species]: when it appears."""
LYING = 8
"""Added to a figure that has migrated in this phase: it lies on its side."""

# --- tribes ---------------------------------------------------------------------------------------

MEMBERS = ("chief", "shaman", "hunter")
CHIEF, SHAMAN, HUNTER = range(3)
MEMBER_COUNT = len(MEMBERS)
CHIEF_BIT, SHAMAN_BIT, HUNTER_BIT = 1, 2, 4
TOOLS, ERRAND = 3, 4
"""Of an expedition, after how many of each member: the tools, and what it is after (an action)."""
PAIRS = ((CHIEF, SHAMAN), (CHIEF, HUNTER), (SHAMAN, HUNTER), (HUNTER, HUNTER))
"""Who can be the parents of a newborn."""
FIRST_WORKER = tuple(1 + MEMBER_COUNT * seat for seat in range(len(SEATS)))
"""FIRST_WORKER[seat] + member: what a place holds that this member works on; 0 for nobody."""
OWNER_OF = (EMPTY, *(seat for seat in range(len(SEATS)) for _ in MEMBERS))
MEMBER_OF = (EMPTY, *(member for _ in SEATS for member in range(MEMBER_COUNT)))
"""OWNER_OF[worker], MEMBER_OF[worker]: the seat and the member."""
HUNTERS = 10
"""Hunter-gatherers of a colour."""
START_HUNTERS = 4
DWELLING_CELLS = 6
RAMSHACKLES = 2
MEMORY = 2
MEGALITHS = 3
CAMP_STEPS = 2

GOODS = ("wood", "stone", "hide", "bone", "tool", "plant", "meat")
GOOD_COUNT = len(GOODS)
WOOD, STONE, HIDE, BONE, TOOL, PLANT, MEAT = range(7)
PAYABLE = 5
"""The first so many goods lie above the board, and pay costs."""
STORES = ("wood", "stone", "hide", "bone", "tool", "plant1", "plant2", "plant3", "meat2", "meat3")
"""Where goods lie: above the board, and food in bowls 1 to 3."""
STORE_COUNT = len(STORES)
PLANT1, PLANT2, PLANT3, MEAT2, MEAT3 = range(5, 10)
FRESH = (WOOD, STONE, HIDE, BONE, TOOL, PLANT1, MEAT2)
"""FRESH[good]: the store that it enters."""
ASKED_STORES = ("meat2", "plant2", "plant1")
"""The stores that a feeding asks about, in this order."""
GOOD_OF = (WOOD, STONE, HIDE, BONE, TOOL, PLANT, PLANT, PLANT, MEAT, MEAT)
"""GOOD_OF[store]"""
START_GOODS = (0, 0, 3, 0, 3, 3, 0)

ABILITIES = ("range", "carrying", "toolmaking")
RANGE, CARRYING, TOOLMAKING = range(3)
ABILITY_COUNT = len(ABILITIES)
LEVELS = 3
TOP_LEVEL = LEVELS - 1
"""Counted from 0 in states."""
DWELLINGS = ("ramshackle", "simple", "status")
RAMSHACKLE, SIMPLE, STATUS = range(3)
DWELLING_COUNT = len(DWELLINGS)
LOSE_HUNTERS, FORBID_BUILD = range(2)
"""What becomes of hunters whom a covered dwelling housed: the option `adult_overflow` of a table."""

# --- actions --------------------------------------------------------------------------------------

ACTIONS = ("dwelling", "craft", "birth", "gather", "hunt", "paint", "ability", "shaman")
"""A to H of the rulebook."""
(BUILD_DWELLING, MAKE_CRAFT, GIVE_BIRTH, GATHER, HUNT, PAINT_CELL, IMPROVE, USE_SHAMAN) = range(8)
SCOUT = 8
"""An expedition that only goes somewhere, where the table permits it."""
COMPONENTS = 3
"""Most components of a gathering group."""
HUT = ("first_player", "long_journey", "twins", "trade", "superb_painting", "menhir", "cromlech", "dolmen")
(FIRST_PLAYER, LONG_JOURNEY, TWINS, TRADE, SUPERB, MENHIR, CROMLECH, DOLMEN) = range(8)
HUT_CELLS = len(HUT)
CRAFTS = 18
CRAFT_KINDS = ("necklace", "statuette")
CRAFT_SPACES = 5
PAINTINGS = 8
PAINTING_ROWS = ("top", "middle", "bottom")
CAVE_ROWS = len(PAINTING_ROWS)
PAINTING_CELLS = PAINTINGS * CAVE_ROWS
PAINTING_OF = tuple(cell // CAVE_ROWS for cell in range(PAINTING_CELLS))
ROW_OF = tuple(cell % CAVE_ROWS for cell in range(PAINTING_CELLS))
"""PAINTING_OF[cell], ROW_OF[cell]: painting by painting, each from the top down."""
OBJECTIVES = 8
OPEN_OBJECTIVES = 4
OBJECTIVE_POINTS = (0, 5, 3)
"""By the cell of the tile: none, the first, the second (DG-COMP-12)."""
GOAL_CELLS = len(OBJECTIVE_POINTS) - 1
MOST_POINTS, SECOND_POINTS = ROW_POINTS = (4, 2)
"""For most and second most cubes in a row of the cave (DG-SCORE-07)."""
TOKEN_POINTS = 2
"""What a deprivation token costs at the end (DG-SCORE-12)."""
TIE_BREAK = 1000
"""A tie-break is so much for each good that is left, less the tokens (DG-SCORE-14, -15): more than anybody has."""
METRICS = (
    "members", "shaman_actions", "dwelling_vp", "species", "masteries", "crafts", "megaliths", "births",
    "warm_species", "cold_species", "status_dwellings",
)  # fmt: skip
"""What objectives count."""
(MEMBERS_METRIC, SHAMAN_METRIC, DWELLING_METRIC, SPECIES_METRIC, MASTERY_METRIC, CRAFT_METRIC, MEGALITH_METRIC,
 BIRTH_METRIC, WARM_METRIC, COLD_METRIC, STATUS_METRIC) = range(11)  # fmt: skip
METRIC_COUNT = len(METRICS)
MOST_SENT = 10
"""Most hunter-gatherers, and most tools, of one expedition."""
MOST_LOAD = 30
"""The most of one good that an expedition is asked about."""
MOST_EATEN = 12

# --- the game alone -------------------------------------------------------------------------------

DIFFICULTIES = ("easy", "medium", "hard")
RIVALS = ("red", "pink", "blue")
"""The hunter-gatherers of opponents, in the order in which they move (DGS-OPMOVE-02)."""
RIVAL_COUNT = len(RIVALS)
RED, PINK, BLUE = range(3)
RIVAL_SHAMANS = ("red", "blue")
RIVAL_SHAMAN_COUNT = len(RIVAL_SHAMANS)
RIVAL_CUBE = 2
"""Whose cube lies on a painting cell, where rivals painted it: there is no second seat."""
CARDS = 30
GOALS = 11
SOLO_MEMORY = 5
"""Cells of the solo memory, from the left."""
AWAY, VISITING, JOINED = range(3)
"""Where a white figure is: beside the solo board or on the map, with the tribe for a round, or for good."""
WHITE_FIGURES = ("white_hunter", "white_chief")
ALONE_METRICS = (
    *METRICS, "dwellings", "paintings", "paintings_warm", "paintings_cold", "animals_hunted", "statuettes", "necklaces",
    "free_housing", "food",
)  # fmt: skip
"""What goals count, and what events ask about."""
(DWELLINGS_METRIC, CUBES_METRIC, WARM_CUBES_METRIC, COLD_CUBES_METRIC, HUNTED_METRIC, STATUETTE_METRIC,
 NECKLACE_METRIC, PLACES_METRIC, FOOD_METRIC) = range(METRIC_COUNT, METRIC_COUNT + 9)  # fmt: skip
HOOKS = ("draw", "planning", "discovery", "execution", "rivals", "migration", "feeding", "end", "camp")
"""When an effect of a card is carried out; pack/solo/cards.toml tells of it."""
(DRAW_HOOK, PLANNING_HOOK, DISCOVERY_HOOK, EXECUTION_HOOK, RIVALS_HOOK, MIGRATION_HOOK, FEEDING_HOOK, END_HOOK,
 CAMP_HOOK) = range(9)  # fmt: skip
NESTED = 9
"""The hook of an effect inside of another."""
OPS = (
    "lose", "gain", "pay", "choose", "exchange", "take_tokens", "exhaust", "refresh", "harvest", "discover",
    "add_animal", "take_animal", "absent", "join", "place_figure", "leave", "close_dwelling", "lose_dwelling",
    "lose_craft", "discard_craft", "erase_painting", "upgrade", "move_camp", "lift_shamans", "age_food", "lose_game",
    "forbid", "free_planning", "change_range", "amount", "hunt_skill", "min_people", "shaman_hunts", "no_memory",
    "food_need", "animal_steps", "hold_rivals",
)  # fmt: skip
"""What an effect does."""
(LOSE, GAIN, PAY_FOR, CHOOSE_PART, EXCHANGE, TAKE_TOKENS, EXHAUST, REFRESH, HARVEST, DISCOVER, ADD_ANIMAL, TAKE_ANIMAL,
 ABSENT, JOIN, PLACE_FIGURE, LEAVE, CLOSE_DWELLING, LOSE_DWELLING, LOSE_CRAFT, DISCARD_CRAFT, ERASE_PAINTING, UPGRADE,
 WALK, LIFT_SHAMANS, AGE_FOOD, LOSE_GAME, FORBID, FREE_PLANNING, CHANGE_RANGE, ADD_AMOUNT, HUNT_SKILL, MIN_PEOPLE,
 SHAMAN_HUNTS, NO_MEMORY, FOOD_NEED, ANIMAL_STEPS, HOLD_RIVALS) = range(37)  # fmt: skip
EFFECTS = 120
"""Most effects of all cards together."""
MATERIAL, FOOD = GOOD_COUNT, GOOD_COUNT + 1
GOOD_GROUPS = (*GOODS, "material", "food")
"""What events take and give: goods, or any of a group."""
GROUP_COUNT = len(GOOD_GROUPS)
SCOPES = ("map", "range", "adjacent", "white_hunter")
MAP, IN_RANGE, ADJACENT, AT_WHITE_HUNTER = range(4)
"""Which tiles an event is about: all, those in range of the camp, those next to it, that of the white hunter."""
PICKS = ("you", "nearest", "richest", "all")
BY_CHOICE, NEAREST, RICHEST, ALL = range(4)
RIVAL_ACTIONS = ("discard_statuette", "discard_necklace", "paint_memory")
DISCARD_STATUETTE, DISCARD_NECKLACE, PAINT_MEMORY = range(3)
RIVAL_ACTION_COUNT = len(RIVAL_ACTIONS)
FORBIDDEN = ("paint", "superb_painting", "shaman", "camp_move")
NO_PAINTING, NO_SUPERB, NO_SHAMAN, NO_CAMP_MOVE = range(4)
"""What an event can forbid."""

# --- options: seats -------------------------------------------------------------------------------

TURN_CENTRE = 0  # + direction
SET_ARROW = TURN_CENTRE + 4  # + slot
PASS = SET_ARROW + ARROW_SLOTS
DWELLING = PASS + 1
CRAFT = DWELLING + 1  # + craft
BIRTH = CRAFT + CRAFTS
SEND = BIRTH + 1  # + cell
PAINT = SEND + CELLS  # + painting cell
ABILITY = PAINT + PAINTING_CELLS  # + ability
SHAMAN_TO = ABILITY + 3  # + hut cell
MEMBER = SHAMAN_TO + len(HUT)  # + member
PARENTS = MEMBER + 3  # + pair
LEAD = PARENTS + len(PAIRS)  # + 0 or 1
ACCOMPANY = LEAD + 2  # + 0 or 1
SEND_HUNTERS = ACCOMPANY + 2  # + n
SEND_TOOLS = SEND_HUNTERS + MOST_SENT + 1  # + n
SEND_NONE = (LEAD, ACCOMPANY, SEND_HUNTERS, SEND_TOOLS)
"""SEND_NONE[step] + n: so much of what that step of an expedition asks for."""
PAY = SEND_TOOLS + MOST_SENT + 1  # + good
DEPRIVE = PAY + PAYABLE
BUILD = DEPRIVE + 1  # + 4 * by the chief + 2 * status + on a ramshackle dwelling
MAKE = BUILD + 8  # + craft
BEAR = MAKE + CRAFTS
RETURN = BEAR + 1  # + cell
COLOUR = RETURN + CELLS  # + painting cell
RAISE = COLOUR + PAINTING_CELLS  # + ability
FORGE = RAISE + 3  # + recipe
INVOKE = FORGE + LEVELS
FINISH = INVOKE + 1
LOAD = FINISH + 1  # + n
FORGET = LOAD + MOST_LOAD + 1  # + species
GIVE = FORGET + len(SPECIES)  # + store
TAKE = GIVE + len(STORES)  # + good
CUBES = TAKE + len(GOODS)  # + 0 or 1
SITE = CUBES + 2  # + cell
DONE = SITE + CELLS
EAT = DONE + 1  # + n
MOVE_CAMP = EAT + MOST_EATEN + 1  # + cell
ACTION_SPACE = MOVE_CAMP + CELLS

# --- options: chance ------------------------------------------------------------------------------

FIRST = ACTION_SPACE  # + seat
CENTRE_TURNED = FIRST + len(SEATS)  # + direction
ARROW_SET = CENTRE_TURNED + 4  # + slot
LAY = ARROW_SET + ARROW_SLOTS  # + tile
DRAW_OBJECTIVE = LAY + TILES  # + objective
REVEAL = DRAW_OBJECTIVE + OBJECTIVES  # + painting tile
DEAL = REVEAL + PAINTINGS  # + craft
OPTION_SPACE = DEAL + CRAFTS

# --- options alone -------------------------------------------------------------------------------------

ACCEPT = ACTION_SPACE
DECLINE = ACCEPT + 1
CHOOSE = DECLINE + 1  # + 0 or 1
TILE = CHOOSE + 2  # + cell
DISCARD = TILE + CELLS  # + craft
RAZE = DISCARD + CRAFTS  # + 2 * status + on a ramshackle dwelling
CLOSE = RAZE + 4  # + kind of dwelling
ERASE = CLOSE + DWELLING_COUNT  # + painting cell
HOLD = ERASE + PAINTING_CELLS  # + rival
ALONE_SPACE = HOLD + 3
"""What seats choose ends here; then comes what chance decides, as in the game of several but so much higher:"""
SHIFT = ALONE_SPACE - ACTION_SPACE
DRAW_GOAL = OPTION_SPACE + SHIFT  # + goal
SHOW_BACK = DRAW_GOAL + GOALS  # + card
TURN_UP = SHOW_BACK + CARDS  # + card
ALONE_OPTIONS = TURN_UP + CARDS

# --- frames ---------------------------------------------------------------------------------------

FRAMES = (
    "set_up", "first_seat", "turn_centre", "lay_tile", "set_arrow", "draw_objective", "reveal", "deal_craft", "buy",
    "round", "plan", "member", "parents", "group", "cost", "cave_token", "site", "execute", "load", "memory", "tools",
    "offering", "cubes", "trade", "feed", "camp", "draw_goal", "show_back", "turn_up", "event", "effects", "price",
    "part", "spend", "receive", "swap", "pick", "lost",
)  # fmt: skip
"""The kinds of frames on the agenda, in the order of `rules.DECISIONS`; those from draw_goal on are of a game alone."""
(SET_UP_FRAME, FIRST_SEAT_FRAME, TURN_CENTRE_FRAME, LAY_TILE_FRAME, SET_ARROW_FRAME, DRAW_OBJECTIVE_FRAME,
 REVEAL_FRAME, DEAL_CRAFT_FRAME, BUY_FRAME, ROUND_FRAME, PLAN_FRAME, MEMBER_FRAME, PARENTS_FRAME, GROUP_FRAME,
 COST_FRAME, CAVE_TOKEN_FRAME, SITE_FRAME, EXECUTE_FRAME, LOAD_FRAME, MEMORY_FRAME, TOOLS_FRAME, OFFERING_FRAME,
 CUBES_FRAME, TRADE_FRAME, FEED_FRAME, CAMP_FRAME) = range(26)  # fmt: skip
(DRAW_GOAL_FRAME, SHOW_BACK_FRAME, TURN_UP_FRAME, EVENT_FRAME, EFFECTS_FRAME, PRICE_FRAME, PART_FRAME, SPEND_FRAME,
 RECEIVE_FRAME, SWAP_FRAME, PICK_FRAME, LOST_FRAME) = range(26, 38)  # fmt: skip

ALONE_STAGES, PLANNED_FROM = 20, 5
"""Of a round: how many there are, and with which planning begins."""

# the slots of frames
STAGE = 2  # set_up, round: what comes next
SET = 2  # lay_tile: FROM_START, FROM_FOUR or FROM_PILE
COUNT = 2  # draw_objective, reveal, deal_craft: how many are due
ACTED = 2  # plan: the seat whose turn is not ended yet, plus one; execute: an action is done
ACTION = 2  # member: the planned action
TARGET = 3  # member: its craft space, painting cell, ability
CELL = 2  # group, load: where the expedition goes, or is
STEP = 3  # group, feed: what is asked
TOOLS_DUE = 2  # cost
HIDES_DUE = 3
HUT_CELL = 2  # site, offering: the action of the shaman
GOOD = 3  # load: the good that is asked for
ROOM = 4  # load: how much more can be carried
LEFT_BEHIND = 5  # load: what cannot
FIGURE = 2  # memory: the species just hunted
GIVEN = 2  # trade: of two goods for one, how many are given
LAST = 3  # trade: the store that the last one came from
NEED = 2  # feed: the food that is still to be eaten
PLANTS_EATEN = 4
MEAT_EATEN = 5

HOOK = 2  # effects: which of the card, or NESTED; then from which on
NEXT = 3
END = 4
EFFECT = 2  # price, part: the effect that asks
WHAT = 2  # spend, receive: a good or a group
DUE = 3  # how many are still due
FROM = 4  # the store, or the good, that the last one came from
TIMES = 2  # swap: how often still
SWAPPED = 3  # the store of what is given, plus one
OP = 2  # pick: what for
LEFT = 3  # how many are still to be picked
ABOUT = 4  # the effect; of crafts the kind, of an upgrade the ability, plus one
LEFTMOST = 5  # crafts: there is no choice

FROM_START, FROM_FOUR, FROM_PILE = range(3)

PHASES = ("setup", "planning", "discovery", "execution", "migration", "round_end")
"""By the value of `state.phase`."""
SETUP, PLANNING, DISCOVERY, EXECUTION, MIGRATION, ROUND_END = range(6)

# --- events: (kind, seat, a, b, c) -----------------------------------------------------------------

EVENTS = (
    "first_seat", "centre_set", "tile_laid", "arrow_moved", "objective_drawn", "painting_revealed", "craft_dealt",
    "round_started", "planned", "sent", "token_laid", "passed", "turn_ended", "paid", "deprived", "discovery_started",
    "part_started", "built", "crafted", "born", "returned", "gained", "left_there", "depleted", "hunted", "forgotten",
    "painted", "raised", "invoked", "shaman_failed", "marker_taken", "journey_placed", "megalith_built", "dropped",
    "part_finished", "waited", "migrated", "eaten", "fed", "spoiled", "housed", "lost", "objective_met", "spawned",
    "camp_moved", "journey_ended", "marker_passed", "game_over",
    "goal_drawn", "back_shown", "card_turned", "accepted", "declined", "craft_discarded", "rival_painted",
    "shaman_stands", "shaman_lifted", "rival_placed", "rival_moved", "captured", "figure_discarded", "exhausted",
    "refreshed", "animal_taken", "absentee", "joined", "white_placed", "white_left", "closed", "razed", "craft_lost",
    "erased", "held", "tokens_returned", "goal_met", "goal_lost", "reshuffled",
)  # fmt: skip
"""Those from goal_drawn on happen in a game alone."""

(FIRST_SEAT, CENTRE_SET, TILE_LAID, ARROW_MOVED, OBJECTIVE_DRAWN, PAINTING_REVEALED, CRAFT_DEALT, ROUND_STARTED,
 PLANNED, SENT, TOKEN_LAID, PASSED, TURN_ENDED, PAID, DEPRIVED, DISCOVERY_STARTED, PART_STARTED, BUILT, CRAFTED,
 BORN, RETURNED, GAINED, LEFT_THERE, DEPLETED, HUNTED, FORGOTTEN, PAINTED, RAISED, INVOKED, SHAMAN_FAILED,
 MARKER_TAKEN, JOURNEY_PLACED, MEGALITH_BUILT, DROPPED, PART_FINISHED, WAITED, MIGRATED, EATEN, FED, SPOILED,
 HOUSED, LOST, OBJECTIVE_MET, SPAWNED, CAMP_MOVED, JOURNEY_ENDED, MARKER_PASSED, GAME_OVER) = range(48)  # fmt: skip
(GOAL_DRAWN, BACK_SHOWN, CARD_TURNED, ACCEPTED, DECLINED, CRAFT_DISCARDED, RIVAL_PAINTED, SHAMAN_STANDS, SHAMAN_LIFTED,
 RIVAL_PLACED, RIVAL_MOVED, CAPTURED, FIGURE_DISCARDED, EXHAUSTED, REFRESHED, ANIMAL_TAKEN, ABSENTEE, JOINED_TRIBE,
 WHITE_PLACED, WHITE_LEFT, CLOSED, RAZED, CRAFT_LOST, ERASED, HELD, TOKENS_RETURNED, GOAL_MET, GOAL_LOST,
 RESHUFFLED) = range(48, 77)  # fmt: skip

SENT_CHIEF, SENT_SHAMAN, SENT_HUNTER, SENT_TOOL = 1, 2, 4, 64
"""What one of each adds to argument c of `sent`, which tells of a group."""
HUNGER, SUBSTITUTE, SHAMAN_WASTED, BY_EVENT = range(4)
"""Why a seat takes deprivation tokens: argument b of `deprived`; an event only alone."""

# --- what speaks against something ------------------------------------------------------------------

LACKS = 1
"""LACKS + good: what `why_not_...` of the rules answers where there is too little of it; 0 if nothing is against."""
(NOT_PLANNED, ONE_BIRTH, TWO_FOR_BIRTH, TWO_FOR_TWINS, HUNTERS_PROMISED, NO_HUNTER, TOO_FEW_PEOPLE, TOO_LITTLE_SKILL,
 SHAMAN_IS_OUT, ACTION_IS_DONE, HUT_CELL_TAKEN, NO_FREE_PAINTING, NO_SITE_TO_PLAN, NO_OFFERING, NO_FIGURE,
 NO_SUPERB_FIGURE, WAITS, NO_SITE, CHIEF_IS_AWAY, ONLY_THE_CHIEF, NOTHING_TO_COVER, NO_EMPTY_CELL, TOO_LITTLE_ROOM,
 TOP_OF_TRACK, RECIPE_TOO_HIGH) = range(LACKS + PAYABLE, LACKS + PAYABLE + 25)  # fmt: skip

ENDINGS = ("", "rounds")
"""How a game ended, by the value of `state.over`; 0 while it goes on."""
BY_ROUNDS = 1
ALONE_ENDINGS = (*ENDINGS, "tokens", "event")
BY_TOKENS, BY_LOSS = 2, 3
