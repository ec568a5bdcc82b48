# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Rules of thumb for Endless Winter: what every option of a seat seems to be worth, in points.

No search.  Each decision begins with a look at the table, which says what one more of everything
that an effect can name would bring now (`worth`) and brings as a rule (`usual`).  From these follow
what clauses, cards, stones and places are worth, and from those the options.  Labor is planned for
one turn: the best actions of a column against the cards and the food that would pay for them.
"""

from __future__ import annotations

from typing import Any

import cython
from cython import cclass, cfunc, declare, double, exceptval, final, int as i32, short as i16

from eolith.kernel.advice import read_faces

from . import board, layout
from .pack.field import field_of

if cython.compiled:
    from cython.cimports.eolith.kernel.advice import RulesOfThumb
else:
    from eolith.kernel.advice import RulesOfThumb

FAMILIES = tuple(board.FAMILIES)

PLAYED = declare(i32, board.PLAYED)
PILE = declare(i32, board.PILE)
HAND = declare(i32, board.HAND)
DECK = declare(i32, board.DECK)
DISCARD_PILE = declare(i32, board.DISCARD_PILE)
BURIED = declare(i32, board.BURIED)
RESTING = declare(i32, board.RESTING)
FIRST_TRIBE = declare(i32, board.FIRST_TRIBE)
FIRST_CULTURE = declare(i32, board.FIRST_CULTURE)
CARD_TYPES = declare(i32, board.CARD_TYPES)
SPECIES = declare(i32, board.SPECIES)
STONES = declare(i32, board.STONES)
TERRAINS = declare(i32, board.TERRAINS)
GROUND_CELLS = declare(i32, board.GROUND_CELLS)
HEXES = declare(i32, board.HEXES)
START_HEX = declare(i32, board.START_HEX)
JUNCTIONS = declare(i32, board.JUNCTIONS)
CLAUSES = declare(i32, board.CLAUSES)
LIST_ITEMS = declare(i32, board.LIST_ITEMS)
TOP_LEVEL = declare(i32, board.TOP_LEVEL)
MOST_TOOLS = declare(i32, board.MOST_TOOLS)
OFFERING = declare(i32, board.OFFERING)
HONOR = declare(i32, board.HONOR)
MIGRATE = declare(i32, board.MIGRATE)
CHIEF_FIGURE = declare(i32, board.FIGURES.index("chief"))

WORDS = declare(i32, len(board.ITEMS))
FOOD_ITEM = declare(i32, board.ITEM_FOOD)
TOOL_ITEM = declare(i32, board.ITEM_TOOL)
LABOR_ITEM = declare(i32, board.ITEM_LABOR)
DISCARD_ITEM = declare(i32, board.ITEM_DISCARD)
DRAW_ITEM = declare(i32, board.ITEM_DRAW)
IDOL_ITEM = declare(i32, board.ITEM_IDOL)
MEGALITH_ITEM = declare(i32, board.ITEM_MEGALITH)
CAMP_ITEM = declare(i32, board.ITEM_CAMP)
MOVE_ITEM = declare(i32, board.ITEM_MOVE)
VILLAGE_ITEM = declare(i32, board.ITEM_VILLAGE)
BURY_ITEM = declare(i32, board.ITEM_BURY)
TRIBE_HAND = declare(i32, board.ITEM_TRIBE_HAND)
TRIBE_DISCARD = declare(i32, board.ITEM_TRIBE_DISCARD)
CULTURE_HAND = declare(i32, board.ITEM_CULTURE_HAND)
ANIMAL_GROUND = declare(i32, board.ITEM_ANIMAL_GROUND)
ANIMAL_DECK_ITEM = declare(i32, board.ITEM_ANIMAL_DECK)
REVEAL_ITEM = declare(i32, board.ITEM_REVEAL)
USE_ANIMAL = declare(i32, board.ITEM_USE_ANIMAL)
VP_ITEM = declare(i32, board.ITEM_VP)
STONE_ITEM = declare(i32, board.ITEM_STONE)
FILL_FOOD = declare(i32, board.ITEM_FILL_FOOD)
ANY_TIME = declare(i32, board.ANY_TIME)
IN_ECLIPSE = declare(i32, board.IN_ECLIPSE)

VILLAGE_STONE = declare(i32, FAMILIES.index("village_terrain"))
CAMP_STONE = declare(i32, FAMILIES.index("camp_terrains"))
GROUND_STONE = declare(i32, FAMILIES.index("ground_megaliths"))
BOARD_STONE = declare(i32, FAMILIES.index("megalith_boards"))
BURIAL_STONE = declare(i32, FAMILIES.index("buried_cards"))
TOP_STONE = declare(i32, FAMILIES.index("top_megaliths"))
IDOL_STONE = declare(i32, FAMILIES.index("idol_levels"))
SPECIES_STONE = declare(i32, FAMILIES.index("used_species"))

TAKE_SIDE = declare(i32, board.TAKE_SIDE)
TAKE_CHIEF = declare(i32, board.TAKE_CHIEF)
TAKE_SETUP = declare(i32, board.TAKE_SETUP)
LEAVE_FIGURE = declare(i32, board.LEAVE_FIGURE)
FIGURE = declare(i32, board.FIGURE)
PLAY = declare(i32, board.PLAY)
DISCARD = declare(i32, board.DISCARD)
PILE_UP = declare(i32, board.PILE_UP)
USE = declare(i32, board.USE)
BURN = declare(i32, board.BURN)
NEXT = declare(i32, board.NEXT)
CHOICE = declare(i32, board.CHOICE)
ORDER = declare(i32, board.ORDER)
DECLINE = declare(i32, board.DECLINE)
DRAW = declare(i32, board.DRAW)
IDOL = declare(i32, board.IDOL)
TOOL = declare(i32, board.TOOL)
FOOD = declare(i32, board.FOOD)
CAMP = declare(i32, board.CAMP)
REVEAL = declare(i32, board.REVEAL)
ANIMAL_DECK = declare(i32, board.ANIMAL_DECK)
SITE = declare(i32, board.SITE)
MOVE = declare(i32, board.MOVE)
VILLAGE = declare(i32, board.VILLAGE)
BURY = declare(i32, board.BURY)
TRIBE = declare(i32, board.TRIBE)
CULTURE = declare(i32, board.CULTURE)
ANIMAL = declare(i32, board.ANIMAL)
TURN_ANIMAL = declare(i32, board.TURN_ANIMAL)
STONE = declare(i32, board.STONE)
HEX = declare(i32, board.HEX)
SLOT = declare(i32, board.SLOT)
VILLAGE_CARDS = declare(i32, board.VILLAGE_CARDS)
SCORE_STONE = declare(i32, board.SCORE_STONE)
TAKE_TOKEN = declare(i32, board.TAKE_TOKEN)
NEXT_TOKEN = declare(i32, board.NEXT_TOKEN)

TURN = declare(i32, board.FRAMES.index("turn"))
GAIN = declare(i32, board.FRAMES.index("gain"))
FORM_PILE = declare(i32, board.FRAMES.index("form_pile"))
ECLIPSE = declare(i32, board.FRAMES.index("eclipse"))

# the slots of frames, as rules.py names them
KIND = declare(i32, 0)
SEAT = declare(i32, 1)
STAGE = declare(i32, 2)
COUNT = declare(i32, 2)
CLAUSE = declare(i32, 2)
LIST = declare(i32, 2)
RANK = declare(i32, 3)
HEXES_LOW = declare(i32, 3)
HEXES_HIGH = declare(i32, 4)
BENEFITS = declare(i32, 5)
TO_DISCARD = declare(i32, 6)
FLAGS = declare(i32, 4)

IN_SETUP = declare(i32, board.PHASES.index("setup"))
IN_ACTION = declare(i32, board.PHASES.index("action"))
IN_ECLIPSE_PHASE = declare(i32, board.PHASES.index("eclipse"))
CULTURE_STEP = declare(i32, board.STAGES.index("culture"))
TOP = declare(i32, board.STAGES.index("top"))
BY_TOP = declare(i32, 1)  # the part of a column's clause
BY_MIDDLE = declare(i32, 2)
OPEN = declare(i32, 1)
EMPTY = declare(i32, -1)
FACE_DOWN = declare(i32, 1)
TRIBESMAN = declare(i32, board.TRIBESMAN)
OPENING_HAND = declare(i32, 5)
CAMPS = declare(i32, board.CAMPS)
STEPS = declare(i32, 8)  # most top actions that are planned for a turn
MOST_LABOR = declare(i32, 63)  # most labor, in halves, that is planned for a turn

MEGALITH_RANK = declare(i32, board.RANKS.index("megalith"))
VILLAGE_FOOD = declare(i32, 3)
STONES_DUE = declare(i32, 224)  # among the benefits of a player board
NEVER = declare(double, -1000.0)

USUAL = {
    "food": 0.93,
    "tool": 1.53,
    "labor": 2.15,
    "draw": 1.39,
    "discard": 0.63,
    "idol": 1.77,
    "megalith": 3.64,
    "camp": 2.00,
    "move": 0.57,
    "village": 0.87,
    "bury": 0.52,
    "tribe hand": 5.62,
    "tribe discard": 2.47,
    "culture hand": 1.88,
    "animal ground": 1.40,
    "animal deck": 2.70,
    "reveal": 0.30,
    "use animal": 1.01,
    "vp": 1.00,
    "stone": 1.68,
    "fill food": 3.80,
}
"""Points that one of each item brings as a rule, while there is time to use it."""

WEIGHTS = {
    "animals": 1.38,
    "land": 1.00,
    "villages": 3.00,
    "megaliths": 1.10,
    "burials": 1.28,
    "stones": 1.30,
    "cultures": 0.91,
    "bid": 0.96,
    "cycle": 0.09,
    "dilution": 0.29,
    "hope": 0.36,
    "promise": 0.40,
    "square": 0.16,
    "next_mine": 1.96,
    "next_open": 0.18,
    "demand": 1.21,
    "thirst": 0.58,
    "patience": 0.27,
    "ripening": 0.55,
    "urgency": 1.77,
    "reach": 5.00,
    "burying": 0.80,
    "leftovers": 3.43,
    "sequel": 0.55,
    "rest": 0.82,
}
"""What the balanced style believes:

animals, land, villages, megaliths, burials, stones, cultures   factors on what they bring
bid        points of a labor in the eclipse pile for the turn order
cycle      how often a card of the deck is drawn in a round
dilution   the share of an average draw that a new card takes the place of
hope       how far a set of animals counts as the larger set that it may become
promise    the share of a village that camps on its corners count for
square     points for a stone of one's own under a square, for each stone of it
next_mine, next_open   points for a full square that one will build on at once, or that others may
demand     labor that a turn can use, as a rule
thirst     the share of a stone's points that food and tools count for while they are lacking for it
patience   the share of what a culture card usually brings that it must bring now to be played
ripening   turns that it takes until half of what is gained can be used
urgency    a factor on the bottom of a column, which somebody else may reach first
reach      steps of an idol, or burials, that a round may bring, when a climb is judged
burying    burials in a round, when the idol of honor is judged
leftovers  food and tools that will be left at the end, when the idol of offering is judged
sequel     the share of its value that each further step of camps has
rest       a factor on resting
"""

STYLES: dict[str, dict[str, float]] = {
    "balanced": {},
    "hunter": {"animals": 1.75},
    "settler": {"villages": 4.5, "camp": 2.4},
    "mason": {"megaliths": 1.3, "ground_megaliths": 1.6, "top_megaliths": 3.0},
    "ancestor": {"burials": 1.8, "buried_cards": 6.0},
}
"""The temperaments: where each differs from the balanced style."""

GROWTH = {
    "village_terrain": 0.14,
    "camp_terrains": 0.40,
    "ground_megaliths": 1.25,
    "megalith_boards": 1.37,
    "buried_cards": 3.91,
    "top_megaliths": 2.36,
    "idol_levels": 9.59,
    "used_species": 1.02,
    "used_animals": 0.19,
}
"""By how much the count of each family of stones grows in a round."""

Seen = cython.struct(
    players=i16, round=i16, over=i16, depth=i16, agenda=i16[8][32],
    side_in_order=i16, chief_from_step_1=i16, initiated_ability_only=i16, initiated_whole_step=i16,
    empty_all_decks=i16, no_reveal_vp=i16, grey_anywhere=i16, no_used_argentavis=i16, benefits_listed=i16,
    no_bury_from_pile=i16, left_out_choice=i16, village_food=i16, stone_symbol_free=i16, discard_top_only=i16,
    culture_at_once=i16, paid_reveal_vp=i16,
    glacier_tokens=i16, rests=i16, setup_draft=i16, chief_draft=i16, ground_last=i16, fewer_figures=i16,
    phase=i16, turns_done=i16, order=i16[4], bottom_by=i16[4],
    stage=i16, column=i16, by_chief=i16, cultures=i16, labor=i16, types_taken=i16, locked=i16[8], ready=i16[256],
    supply=i16[5], culture=i16[40], ground=i16[7], animal_deck=i16[7], stone=i16[20], terrain=i16[19], tiles=i16[8],
    chosen=i16[8], token=i16[19], villages=i16[24], board_at=i16[4], site=i16[80], rest_unseen=i16[5],
    rest_under=i16[5], rest_open=i16, rest_held=i16, rest_given=i16, shown_chiefs=i16[5], shown_setups=i16[5],
    sides_open=i16,
    chief=i16[4], side=i16[4], setup_card=i16[4], score=i16[4], food=i16[4], tools=i16[4], chief_at=i16[4],
    tribe_home=i16[4], tribe_at=i16[5][4], size=i16[6][4], hand=i16[48][4], discards=i16[48][4], discard_top=i16[4],
    played=i16[48][4], pile=i16[48][4], deck=i16[48][4], buried=i16[48][4], camps_home=i16[4], camps=i16[19][4],
    villages_left=i16[4],
    megaliths=i16[4], idol=i16[2][4], honor_place=i16[4], unused=i16[7][4], used=i16[7][4], stones=i16[3][4],
)  # fmt: skip
"""The bytes of a position: the fields of rules.EndlessWinter in their order.  Uncompiled, the state itself is read."""


@final
@cclass
class Faces:
    """The pack in C arrays, as `rules.Tables` describes them."""

    first = declare(i16[257], visibility="public")
    part = declare(i16[256], visibility="public")
    trigger = declare(i16[256], visibility="public")
    labor_only = declare(i16[256], visibility="public")
    cost = declare(i16[4][512], visibility="public")
    word = declare(i16[4][512], visibility="public")
    number = declare(i16[4][512], visibility="public")
    card_first = declare(i16[48], visibility="public")
    card_last = declare(i16[48], visibility="public")
    labor = declare(i16[48], visibility="public")
    pile_labor = declare(i16[48], visibility="public")
    card_vp = declare(i16[48], visibility="public")
    side_first = declare(i16[10], visibility="public")
    side_last = declare(i16[10], visibility="public")
    token_first = declare(i16[5], visibility="public")
    token_last = declare(i16[5], visibility="public")
    top_first = declare(i16[4], visibility="public")
    top_last = declare(i16[4], visibility="public")
    middle = declare(i16[4], visibility="public")
    bottom_first = declare(i16[4], visibility="public")
    bottom_last = declare(i16[4], visibility="public")
    rest_first = declare(i16, visibility="public")
    rest_last = declare(i16, visibility="public")
    food_labor = declare(i16[11], visibility="public")
    slot_food = declare(i16[3], visibility="public")
    slot_tool = declare(i16[3], visibility="public")
    slot_reward = declare(i16[3], visibility="public")
    megalith_benefit = declare(i16[5], visibility="public")
    offering_bonus = declare(i16[11], visibility="public")
    offering_ratio = declare(i16[11], visibility="public")
    honor_vp = declare(i16[11], visibility="public")
    burial = declare(i16[32][3], visibility="public")
    sites = declare(i16, visibility="public")
    next_cell = declare(i16[4][32], visibility="public")
    support = declare(i16[4][80], visibility="public")
    cell_bonus = declare(i16[8][4], visibility="public")
    start_cell = declare(i16[8][4], visibility="public")
    arrow = declare(i16[16][4], visibility="public")
    next_hex = declare(i16[6][19], visibility="public")
    junction = declare(i16[3][24], visibility="public")
    village_site = declare(i16[24], visibility="public")
    benefit = declare(i16[8], visibility="public")
    glacier_bonus = declare(i16[10], visibility="public")
    tip = declare(i16[7], visibility="public")
    wild = declare(i16[7], visibility="public")
    set_vp = declare(i16[7][7], visibility="public")
    set_max = declare(i16[7], visibility="public")
    stone_era = declare(i16[20], visibility="public")
    stone_family = declare(i16[20], visibility="public")
    stone_terrain = declare(i16[8][20], visibility="public")
    stone_species = declare(i16[7][20], visibility="public")
    stone_points = declare(i16[20], visibility="public")
    stone_per = declare(i16[20], visibility="public")
    stone_steps = declare(i16[32][20], visibility="public")
    setup_food = declare(i16[5], visibility="public")
    setup_tool = declare(i16[5], visibility="public")
    setup_camp = declare(i16[5], visibility="public")
    setup_tribe = declare(i16[5], visibility="public")
    setup_animal = declare(i16[7][5], visibility="public")


@final
@cclass
class Advisor(RulesOfThumb):
    """Rules of thumb in one style for one game.  It keeps nothing from one position to the next."""

    p: cython.pointer(Seen)
    faces: Faces
    # the style
    animals = declare(double, visibility="public")
    land = declare(double, visibility="public")
    villages = declare(double, visibility="public")
    megaliths = declare(double, visibility="public")
    burials = declare(double, visibility="public")
    stones = declare(double, visibility="public")
    cultures = declare(double, visibility="public")
    bid = declare(double, visibility="public")
    cycle = declare(double, visibility="public")
    dilution = declare(double, visibility="public")
    hope = declare(double, visibility="public")
    promise = declare(double, visibility="public")
    square = declare(double, visibility="public")
    next_mine = declare(double, visibility="public")
    next_open = declare(double, visibility="public")
    demand = declare(double, visibility="public")
    thirst = declare(double, visibility="public")
    rest = declare(double, visibility="public")
    sequel = declare(double, visibility="public")
    leftovers = declare(double, visibility="public")
    burying = declare(double, visibility="public")
    reach = declare(double, visibility="public")
    urgency = declare(double, visibility="public")
    ripening = declare(double, visibility="public")
    patience = declare(double, visibility="public")
    price = declare(double[21])  # USUAL, with the factors of the style
    growth = declare(double[9])
    distance = declare(i16[19][19])  # steps between hexes
    over = declare(i16[4][80])  # the places on top of each place for a megalith
    # the position, as far as it matters to the seat that decides
    seat = declare(i32)
    turns = declare(i32)  # own turns after this one
    figures = declare(i32)  # those of this round
    rounds = declare(i32)  # after this one
    eclipses = declare(i32)  # in which hexes will pay
    scorings = declare(i32)  # in which stones will pay
    food = declare(i32)  # of the seat; less while a plan is made that begins with a payment
    tools = declare(i32)
    plenty = declare(double)  # the share of the labor in hand that can be used
    ripe = declare(double)  # 1 while there is time to use what is gained, 0 in the last turn
    later = declare(double)  # how often a card of the deck will still be drawn
    # what one more of each item brings
    worth = declare(double[21])  # here and now, once it is known
    known = declare(i32[21])
    usual = declare(double[21])  # in a later turn
    ladder = declare(double[33])  # scratch: points by level
    rank = declare(double)  # how many seats will be above the own idol of honor
    honor_step = declare(double)
    offering_step = declare(double)
    burial_gain = declare(double)  # of a burial, beside what happens to the card
    per_play = declare(double[48])  # what a card brings each time it is played
    # stones that the seat has: what one more of a family, a terrain, a species adds
    counted = declare(double[9])
    village_count = declare(double[8])
    camp_count = declare(double[8])
    used_count = declare(double[7])
    # the map
    influence = declare(i32[19])  # scratch
    own = declare(i32[19])
    rival = declare(i32[19])
    hex_worth = declare(double[19])
    where = declare(i32[5])  # the hexes of the own camps; EMPTY at home
    away = declare(i32[15])  # scratch: steps of each camp to each corner
    target = declare(i32)  # the junction that camps go for; EMPTY for none
    target_worth = declare(double)
    steps_to_target = declare(i32)
    best_move = declare(i32)
    # animals and megaliths
    unused = declare(i32[7])
    animal_worth = declare(double[7])
    use_worth = declare(double[7])
    due = declare(i32)  # whether another megalith comes at once
    site_worth = declare(double[80])
    # the plan of a turn
    afresh = declare(double[4])  # what it brings in each column without labor; negative while it is not made
    steps = declare(double[8])
    step_count = declare(i32)
    step_labor = declare(i32)
    arrival = declare(i32)  # the step that brings the camps to the target
    profit = declare(double)  # of a village there at once
    labor_cost = declare(double[64])  # by halves that are lacking, up to MOST_LABOR
    labor_from = declare(i32[64])
    source = declare(i32)  # the card or the food that pays next; EMPTY for none

    def __init__(self, game: Any, style: str = "balanced") -> None:
        """Advice for the states of one game; KeyError for an unknown style."""
        super().__init__(game)
        self.faces = read_faces(game.content, Faces())
        self.read_style({**USUAL, **WEIGHTS, **GROWTH, **STYLES[style]})
        self.measure(field_of(game))
        if cython.compiled:
            assert 4 <= len(game.blank().to_bytes()) - cython.sizeof(Seen) < 12  # a seal of 4 bytes, and padding

    def read_style(self, weights: dict[str, float]) -> None:
        for name in WEIGHTS:
            setattr(self, name, weights[name])
        for word, item in enumerate(board.ITEMS):
            self.price[word] = weights[item]
        for word in (ANIMAL_GROUND, ANIMAL_DECK_ITEM):
            self.price[word] *= self.animals
        self.price[MEGALITH_ITEM] *= self.megaliths
        self.price[BURY_ITEM] *= self.burials
        self.price[IDOL_ITEM] *= 0.5 + 0.5 * self.burials
        self.price[STONE_ITEM] *= self.stones
        self.price[CULTURE_HAND] *= self.cultures
        for i, family in enumerate(FAMILIES):
            self.growth[i] = weights[family]

    def measure(self, field: Any) -> None:
        """Distances on the map, and what lies on top of what in the megalith field."""
        for i, (q, r) in enumerate(layout.HEXES):
            for k, (other_q, other_r) in enumerate(layout.HEXES):
                a, b = q - other_q, r - other_r
                self.distance[i][k] = max(abs(a), abs(b), abs(a + b))
        for site in range(board.SITES):
            above = [number for number, place in enumerate(field.sites) if site in place.supports]
            for i in range(4):
                self.over[site][i] = above[i] if i < len(above) else -1

    @cfunc
    @exceptval(-1)
    def weigh(self, position: cython.p_void, options: list) -> i32:
        if cython.compiled:
            self.p = cython.cast(cython.pointer(Seen), position)
        else:
            self.p = position
        self.look()
        if self.p.stage == TOP and self.p.agenda[self.p.depth][KIND] == TURN:
            self.plan(self.p.column, self.p.labor)
        else:
            self.source = EMPTY
            self.step_count = 0
        for option in options:
            i: i32 = option
            self.value[i] = self.option_value(i)
        return 0

    # --- reading a position ----------------------------------------------------------------------

    @cfunc
    @exceptval(-1)
    def look(self) -> i32:
        """Begin with a position; what most things are worth is found out only when it matters."""
        self.seat = self.p.agenda[self.p.depth][SEAT]
        for word in range(WORDS):
            self.known[word] = True
        for word in range(IDOL_ITEM, STONE_ITEM + 1):
            self.known[word] = word == VP_ITEM or word == REVEAL_ITEM
        for column in range(4):
            self.afresh[column] = -1.0
        self.tell_time()
        self.read_stones()
        self.look_at_goods()
        self.look_at_cards()
        return 0

    @cfunc
    @exceptval(check=False)
    def find_out(self, word: i32) -> cython.void:
        """What an item brings here and now, together with all that is found out on the way."""
        if self.known[word]:
            return
        if word == IDOL_ITEM:
            self.known[word] = True
            self.look_at_idols()
        elif word == BURY_ITEM:
            self.known[word] = True
            self.look_at_burials()
        elif word == MEGALITH_ITEM:
            self.known[word] = True
            self.look_at_megaliths()
        elif word == CAMP_ITEM or word == VILLAGE_ITEM:
            self.known[CAMP_ITEM] = self.known[VILLAGE_ITEM] = True
            self.look_at_land()
        elif word == MOVE_ITEM:
            self.find_out(CAMP_ITEM)
            self.known[MOVE_ITEM] = True
            self.worth[MOVE_ITEM] = max(0.0, self.find_move())
        elif word == ANIMAL_GROUND or word == ANIMAL_DECK_ITEM or word == USE_ANIMAL:
            self.known[ANIMAL_GROUND] = self.known[ANIMAL_DECK_ITEM] = self.known[USE_ANIMAL] = True
            self.look_at_animals()
        else:
            self.known[TRIBE_HAND] = self.known[TRIBE_DISCARD] = True
            self.known[CULTURE_HAND] = self.known[STONE_ITEM] = True
            self.look_at_supply()

    @cfunc
    @exceptval(check=False)
    def tell_time(self) -> cython.void:
        p = self.p
        seat = self.seat
        self.food = p.food[seat]
        self.tools = p.tools[seat]
        self.rounds = 4 - max(1, p.round)
        self.figures = 0
        self.eclipses = self.scorings = self.rounds + 1
        if p.phase == IN_ACTION and p.agenda[p.depth][KIND] != FORM_PILE:
            self.figures = p.tribe_home[seat] + (1 if p.chief_at[seat] == 0 else 0)
            if p.stage == CULTURE_STEP:
                self.figures -= 1
        elif p.phase == IN_ECLIPSE_PHASE:
            for i in range(p.depth + 1):
                frame = p.agenda[i]
                if frame[KIND] == ECLIPSE and frame[SEAT] == seat and frame[STAGE] > 1:
                    self.eclipses = self.rounds
                    if frame[STAGE] > 2 and frame[BENEFITS] & STONES_DUE == 0:
                        self.scorings = self.rounds
        elif p.phase != IN_ACTION:
            self.figures = 2 if p.fewer_figures else 3
        self.turns = self.figures + 3 * self.rounds
        if p.fewer_figures and self.rounds > 2:
            self.turns -= self.rounds - 2
        self.ripe = self.turns / (self.turns + self.ripening)
        self.later = self.cycle * self.rounds
        self.plenty = self.judge_plenty()
        for word in range(WORDS):
            self.usual[word] = self.price[word] * (1.0 if self.lasts(word) else self.ripe)
            self.worth[word] = self.usual[word]
        self.usual[LABOR_ITEM] *= self.plenty
        # labor pays for the top of a column and is lost with the turn
        self.worth[LABOR_ITEM] = self.usual[LABOR_ITEM] if p.stage <= TOP else 0.0

    @cfunc
    @exceptval(check=False)
    def judge_plenty(self) -> double:
        """The share of the labor in hand that the turns to come can use."""
        p = self.p
        seat = self.seat
        halves: double = 0.0
        figures = self.figures
        for card in range(FIRST_CULTURE):
            halves += p.hand[seat][card] * (self.faces.labor[card] + 1.0)
        if p.phase == IN_SETUP:
            # EW-SETUP-26 to -28: of the first hand two cards are known, and the rest is hardly better than a tribesman
            for card in range(OPENING_HAND):
                halves += self.faces.labor[min(card, TRIBESMAN)] + 1.0
            figures = 2
        wanted = self.demand * (1.0 + figures) + (2.0 * self.demand if self.rounds else 0.0)
        return min(1.0, 2.0 * wanted / max(1.0, halves))

    @cfunc
    @exceptval(check=False)
    def lasts(self, word: i32) -> cython.bint:
        """Whether an item is worth as much in the last turn as before."""
        return (
            word == IDOL_ITEM or word == MEGALITH_ITEM or word == BURY_ITEM or word == VP_ITEM
            or word == ANIMAL_GROUND or word == ANIMAL_DECK_ITEM or word == USE_ANIMAL
        )  # fmt: skip

    @cfunc
    @exceptval(check=False)
    def look_at_goods(self) -> cython.void:
        """Food and tools: for what is paid with them, or what the offering makes of them in the end."""
        p = self.p
        food = p.food[self.seat]
        tools = p.tools[self.seat]
        level = min(TOP_LEVEL, p.idol[self.seat][OFFERING] + self.eclipses)
        kept = 1.0 / self.faces.offering_ratio[level] if level else 0.0
        self.worth[FOOD_ITEM] = max(kept, self.usual[FOOD_ITEM] * (1.2 - 0.05 * food))
        self.worth[TOOL_ITEM] = max(kept, self.usual[TOOL_ITEM] * (1.2 - 0.08 * tools))
        slot = self.free_slot()
        if slot < 3 and self.turns:
            f = self.faces
            gain = self.thirst * self.best_prospect() / max(1, f.slot_food[slot] + f.slot_tool[slot])
            if food <= f.slot_food[slot]:
                self.worth[FOOD_ITEM] += gain
            if tools <= f.slot_tool[slot]:
                self.worth[TOOL_ITEM] += gain

    @cfunc
    @exceptval(check=False)
    def best_prospect(self) -> double:
        """What the best stone that can be taken will pay, less its cost as a rule."""
        p = self.p
        f = self.faces
        slot = self.free_slot()
        gain: double = 0.0
        for stone in range(STONES):
            if p.stone[stone] == OPEN and (f.stone_era[stone] == 1 or p.round >= 3):
                gain = max(gain, self.prospect(stone))
        gain -= f.slot_food[slot] * self.worth[FOOD_ITEM] + f.slot_tool[slot] * self.worth[TOOL_ITEM]
        return max(0.0, gain)

    @cfunc
    @exceptval(check=False)
    def capacity(self) -> i32:
        return 10 - self.p.camps_home[self.seat]

    # --- what clauses bring ----------------------------------------------------------------------

    @cfunc
    @exceptval(check=False)
    def clause_value(self, clause: i32, now: cython.bint) -> double:
        """The best alternative of a clause less what it costs; nothing for no clause."""
        if clause == EMPTY:
            return 0.0
        best: double = NEVER
        for alternative in range(self.faces.first[clause], self.faces.first[clause + 1]):
            best = max(best, self.alternative_value(clause, alternative, now))
        return best

    @cfunc
    @exceptval(check=False)
    def alternative_value(self, clause: i32, alternative: i32, now: cython.bint) -> double:
        f = self.faces
        p = self.p
        seat = self.seat
        cost = f.cost[alternative]
        if now and (cost[0] > p.food[seat] or cost[1] > p.tools[seat] or cost[3] > p.size[seat][HAND]):
            return NEVER
        total: double = -cost[0] * self.each(FOOD_ITEM, now) - cost[1] * self.each(TOOL_ITEM, now)
        total -= 0.5 * cost[2] * self.each(LABOR_ITEM, now) + cost[3] * self.each(DISCARD_ITEM, now)
        for i in range(LIST_ITEMS):
            word: i32 = f.word[alternative][i]
            if word == EMPTY:
                break
            total += self.item_value(clause, word, f.number[alternative][i], now)
        return total

    @cfunc
    @exceptval(check=False)
    def each(self, word: i32, now: cython.bint) -> double:
        if not now:
            return self.usual[word]
        self.find_out(word)
        return self.worth[word]

    @cfunc
    @exceptval(check=False)
    def item_value(self, clause: i32, word: i32, number: i32, now: cython.bint) -> double:
        if word == LABOR_ITEM:
            # the labor of a pile is for the turn order
            return 0.0 if self.faces.trigger[clause] == IN_ECLIPSE else 0.5 * number * self.each(word, now)
        if now:
            p = self.p
            room: i32 = self.capacity() - p.food[self.seat]
            if word == FILL_FOOD:
                return self.worth[FOOD_ITEM] * room
            if word == FOOD_ITEM:
                number = min(number, room)
            elif word == TOOL_ITEM:
                number = min(number, MOST_TOOLS - p.tools[self.seat])
            elif word == CAMP_ITEM:
                number = min(number, p.camps_home[self.seat])
            elif word == MOVE_ITEM:
                return self.each(MOVE_ITEM, True) * (1.0 + self.sequel * (number - 1))
            elif word == VILLAGE_ITEM or word == STONE_ITEM:
                return max(0.0, self.each(word, True) - self.price_beside(word, self.faces.part[clause]))
        return number * self.each(word, now)

    @cfunc
    @exceptval(check=False)
    def price_beside(self, word: i32, flags: i32) -> double:
        """What a village or a stone costs beside its clause: EW-ICON-05, -26."""
        p = self.p
        f = self.faces
        if word == VILLAGE_ITEM:
            return VILLAGE_FOOD * self.worth[FOOD_ITEM] if p.village_food and not flags & BY_MIDDLE else 0.0
        slot = self.free_slot()
        if slot == 3 or p.stone_symbol_free and not flags & BY_MIDDLE:
            return 0.0
        if f.slot_food[slot] > p.food[self.seat] or f.slot_tool[slot] > p.tools[self.seat]:
            return -NEVER
        return f.slot_food[slot] * self.worth[FOOD_ITEM] + f.slot_tool[slot] * self.worth[TOOL_ITEM]

    @cfunc
    @exceptval(check=False)
    def effect_value(self, first: i32, last: i32, trigger: i32, now: cython.bint) -> double:
        """All clauses of a component with that trigger, each used only if it brings something."""
        total: double = 0.0
        for clause in range(first, last):
            if self.faces.trigger[clause] == trigger:
                total += max(0.0, self.clause_value(clause, now))
        return total

    @cfunc
    @exceptval(check=False)
    def ability_value(self, card: i32) -> double:
        """What a tribe card that is played now brings beside its labor."""
        f = self.faces
        total: double = 0.0
        for clause in range(f.card_first[card], f.card_last[card]):
            if f.trigger[clause] == ANY_TIME and not f.labor_only[clause]:
                total += max(0.0, self.clause_value(clause, True))
        return total

    # --- cards -----------------------------------------------------------------------------------

    @cfunc
    @exceptval(check=False)
    def look_at_cards(self) -> cython.void:
        """What a card brings each time it is played, and so what an average draw brings."""
        p = self.p
        f = self.faces
        seat = self.seat
        total: double = 0.0
        cards: i32 = 0
        for card in range(CARD_TYPES):
            own: i32 = p.deck[seat][card]
            if p.size[seat][DECK] == 0:
                own = p.discards[seat][card]
            if card < FIRST_CULTURE:
                self.per_play[card] = self.labor_worth(card)
            elif own or self.is_about(card):
                self.per_play[card] = self.effect_value(f.card_first[card], f.card_last[card], ANY_TIME, False)
            else:
                continue
            if self.turns == 0:
                self.per_play[card] = 0.0
            total += own * self.per_play[card]
            cards += own
        if cards:
            self.worth[DRAW_ITEM] = total / cards
        else:
            self.worth[DRAW_ITEM] = 0.0

    @cfunc
    @exceptval(check=False)
    def is_about(self, card: i32) -> cython.bint:
        """Whether a culture card is open, or the seat's in hand, played or discarded."""
        p = self.p
        seat = self.seat
        own: i32 = p.hand[seat][card] + p.played[seat][card] + p.discards[seat][card]
        return own > 0 or p.culture[card - FIRST_CULTURE] == OPEN

    @cfunc
    @exceptval(check=False)
    def labor_worth(self, card: i32) -> double:
        """The labor of a tribe card, its column counted by half, and half of its other abilities."""
        f = self.faces
        halves: double = f.labor[card]
        more: double = 0.0
        for clause in range(f.card_first[card], f.card_last[card]):
            if f.labor_only[clause]:
                if f.trigger[clause] != IN_ECLIPSE:
                    share = 1.0 if f.trigger[clause] == ANY_TIME else 0.5
                    halves += share * f.number[f.first[clause]][0]
            elif f.trigger[clause] == ANY_TIME:
                more += 0.5 * max(0.0, self.clause_value(clause, False))
        return 0.5 * halves * self.usual[LABOR_ITEM] + more

    @cfunc
    @exceptval(check=False)
    def deck_value(self, card: i32) -> double:
        """What a card brings while it comes round in the deck, in place of other cards."""
        return self.later * (self.per_play[card] - self.dilution * self.usual[DRAW_ITEM])

    @cfunc
    @exceptval(check=False)
    def pile_value(self, card: i32, now: cython.bint) -> double:
        """What a card brings in the eclipse pile: its abilities, and its labor for the turn order."""
        if card >= FIRST_CULTURE:
            return 0.0
        f = self.faces
        ability = self.effect_value(f.card_first[card], f.card_last[card], IN_ECLIPSE, now)
        return ability + 0.5 * f.pile_labor[card] * self.bid

    @cfunc
    @exceptval(check=False)
    def hand_value(self, card: i32) -> double:
        """What a card of the hand brings if it stays there."""
        return max(self.per_play[card], self.pile_value(card, False))

    @cfunc
    @exceptval(check=False)
    def tribe_value(self, type: i32, to_hand: cython.bint) -> double:
        if self.p.supply[type] == 0:
            return 1.0
        card = FIRST_TRIBE + type
        value = self.deck_value(card) + self.faces.card_vp[card]
        return value + max(self.per_play[card], self.pile_value(card, False)) if to_hand else value

    @cfunc
    @exceptval(check=False)
    def culture_value(self, culture: i32) -> double:
        card = FIRST_CULTURE + culture
        return self.cultures * (self.per_play[card] + self.deck_value(card)) + self.faces.card_vp[card]

    @cfunc
    @exceptval(check=False)
    def look_at_supply(self) -> cython.void:
        """The best tribe card, the best open culture card, the best stone."""
        p = self.p
        self.worth[TRIBE_HAND] = self.worth[TRIBE_DISCARD] = 0.0
        for type in range(5):
            self.worth[TRIBE_HAND] = max(self.worth[TRIBE_HAND], self.tribe_value(type, True))
            self.worth[TRIBE_DISCARD] = max(self.worth[TRIBE_DISCARD], self.tribe_value(type, False))
        self.worth[CULTURE_HAND] = 0.0
        for culture in range(40):
            if p.culture[culture] == OPEN:
                self.worth[CULTURE_HAND] = max(self.worth[CULTURE_HAND], self.culture_value(culture))
        self.worth[STONE_ITEM] = 0.0
        for stone in range(STONES):
            if p.stone[stone] == OPEN and (self.faces.stone_era[stone] == 1 or p.round >= 3):
                self.worth[STONE_ITEM] = max(self.worth[STONE_ITEM], self.stone_value(stone))

    # --- idols and burials -----------------------------------------------------------------------

    @cfunc
    @exceptval(check=False)
    def climb(self, level: i32, top: i32, reach: i32) -> double:
        """The most that a step on the ladder brings, on average up to a level within reach."""
        best: double = 0.0
        for goal in range(level + 1, min(top, level + reach) + 1):
            best = max(best, (self.ladder[goal] - self.ladder[level]) / (goal - level))
        return best

    @cfunc
    @exceptval(check=False)
    def burial_points(self, level: i32, cards: double) -> double:
        """EW-SCORE-05 to -11, for an idol of honor on a level and so many buried cards at the end."""
        p = self.p
        if level == 0:
            return 0.0
        rank: double = 0.0
        for other in range(p.players):
            if other != self.seat:
                rank += min(1.0, max(0.0, 0.5 + 0.5 * (p.idol[other][HONOR] - level) / (1.0 + self.rounds)))
        first: i32 = min(1, cython.cast(i32, rank))
        share = min(1.0, rank - first)
        few: i32 = min(30, cython.cast(i32, cards))
        more = cards - few
        burial = self.faces.burial
        high = burial[first][few] + more * (burial[first][few + 1] - burial[first][few])
        low = burial[first + 1][few] + more * (burial[first + 1][few + 1] - burial[first + 1][few])
        return self.burials * (high + share * (low - high))

    @cfunc
    @exceptval(check=False)
    def look_at_idols(self) -> cython.void:
        p = self.p
        f = self.faces
        seat = self.seat
        reach: i32 = cython.cast(i32, self.reach * (1 + self.rounds))
        buried = p.size[seat][BURIED] + self.burying * self.rounds
        points: double = 0.0
        for level in range(TOP_LEVEL + 1):
            points += f.honor_vp[level]
            self.ladder[level] = points + self.burial_points(level, buried)
        self.honor_step = self.climb(p.idol[seat][HONOR], TOP_LEVEL, reach)
        goods = max(1.0 * self.rounds + self.leftovers, 0.7 * (p.food[seat] + p.tools[seat]))
        self.ladder[0] = 0.0
        points = 0.0
        for level in range(1, TOP_LEVEL + 1):
            points += max(0.0, self.clause_value(f.offering_bonus[level], False))
            self.ladder[level] = points + goods / f.offering_ratio[level]
        self.offering_step = self.climb(p.idol[seat][OFFERING], TOP_LEVEL, reach)
        if p.idol[seat][OFFERING] == TOP_LEVEL:
            self.offering_step = 1.0
        self.offering_step += self.counted[IDOL_STONE]
        self.honor_step += self.counted[IDOL_STONE]
        self.worth[IDOL_ITEM] = max(self.honor_step, self.offering_step)

    @cfunc
    @exceptval(check=False)
    def look_at_burials(self) -> cython.void:
        p = self.p
        seat = self.seat
        for cards in range(32):
            self.ladder[cards] = self.burial_points(max(1, p.idol[seat][HONOR]), cards)
        buried: i32 = p.size[seat][BURIED]
        self.burial_gain = self.climb(buried, 31, cython.cast(i32, self.reach * (1 + self.rounds)))
        if p.idol[seat][HONOR] == 0:
            self.burial_gain *= 0.7
        self.burial_gain += self.counted[BURIAL_STONE]
        best: double = NEVER
        for zone in range(4):
            if zone == PILE and p.phase != IN_ECLIPSE_PHASE or zone == PLAYED and p.phase == IN_ECLIPSE_PHASE:
                continue
            if p.size[seat][zone]:
                for card in range(CARD_TYPES):
                    if self.lies_in(zone, card):
                        best = max(best, self.bury_value(zone, card))
        self.worth[BURY_ITEM] = max(0.0, best)

    @cfunc
    @exceptval(check=False)
    def lies_in(self, zone: i32, card: i32) -> cython.bint:
        p = self.p
        seat = self.seat
        if zone == HAND:
            return p.hand[seat][card] > 0
        if zone == DISCARD_PILE:
            return p.discards[seat][card] > 0
        return p.played[seat][card] > 0 if zone == PLAYED else p.pile[seat][card] > 0

    @cfunc
    @exceptval(check=False)
    def bury_value(self, zone: i32, card: i32) -> double:
        """A burial less what the card would still bring."""
        value = self.burial_gain - self.deck_value(card)
        return value - self.hand_value(card) if zone == HAND else value

    # --- stones ----------------------------------------------------------------------------------

    @cfunc
    @exceptval(check=False)
    def read_stones(self) -> cython.void:
        """What one more of everything adds to the stones that the seat has."""
        p = self.p
        f = self.faces
        for family in range(9):
            self.counted[family] = 0.0
        for kind in range(TERRAINS):
            self.village_count[kind] = self.camp_count[kind] = 0.0
        for species in range(SPECIES):
            self.used_count[species] = 0.0
        for slot in range(3):
            stone: i32 = p.stones[self.seat][slot] - 1
            if stone < 0:
                continue
            family = f.stone_family[stone]
            count = self.stone_count(stone)
            more = self.scorings * (self.income(stone, count + 1.0) - self.income(stone, count))
            self.counted[family] += more
            for kind in range(TERRAINS):
                if f.stone_terrain[stone][kind]:
                    if family == VILLAGE_STONE:
                        self.village_count[kind] += more
                    else:
                        self.camp_count[kind] += more
            for species in range(SPECIES):
                if f.stone_species[stone][species]:
                    self.used_count[species] += more

    @cfunc
    @exceptval(check=False)
    def income(self, stone: i32, count: double) -> double:
        """Points that a stone pays an eclipse, between whole counts in proportion."""
        f = self.faces
        if f.stone_points[stone]:
            return count * f.stone_points[stone] / f.stone_per[stone]
        few: i32 = min(30, cython.cast(i32, count))
        steps = f.stone_steps[stone]
        return steps[few] + (count - few) * (steps[few + 1] - steps[few])

    @cfunc
    @exceptval(check=False)
    def stone_count(self, stone: i32) -> double:
        """EW-STONE-02 to -13, and a part of the animals that can still be used."""
        p = self.p
        f = self.faces
        seat = self.seat
        family = f.stone_family[stone]
        count: double = 0.0
        if family == VILLAGE_STONE:
            for junction in range(JUNCTIONS):
                if p.villages[junction] == seat + 1 and self.touches(junction, f.stone_terrain[stone]):
                    count += 1.0
        elif family == CAMP_STONE:
            for kind in range(TERRAINS):
                if f.stone_terrain[stone][kind] and self.camps_on(kind):
                    count += 1.0
        elif family == GROUND_STONE or family == TOP_STONE:
            first = 0 if family == GROUND_STONE else GROUND_CELLS
            for site in range(first, GROUND_CELLS if family == GROUND_STONE else f.sites):
                if p.site[site] == 2 + seat:
                    count += 1.0
        elif family == BOARD_STONE:
            for slot in range(4):
                if self.is_on_board(slot):
                    count += 1.0
        elif family == BURIAL_STONE:
            count = p.size[seat][BURIED]
        elif family == IDOL_STONE:
            count = p.idol[seat][OFFERING] + p.idol[seat][HONOR]
        else:
            for species in range(SPECIES):
                if family == SPECIES_STONE:
                    count += 1.0 if p.used[seat][species] else 0.4 if p.unused[seat][species] else 0.0
                elif f.stone_species[stone][species]:
                    count += p.used[seat][species] + 0.4 * p.unused[seat][species]
        return count

    @cfunc
    @exceptval(check=False)
    def touches(self, junction: i32, kinds: cython.pointer(i16)) -> cython.bint:
        corner = self.faces.junction[junction]
        terrain = self.p.terrain
        return kinds[terrain[corner[0]]] or kinds[terrain[corner[1]]] or kinds[terrain[corner[2]]]

    @cfunc
    @exceptval(check=False)
    def camps_on(self, kind: i32) -> cython.bint:
        """Whether a camp of the seat stands on that terrain."""
        for place in range(HEXES):
            if self.p.camps[self.seat][place] and self.p.terrain[place] == kind:
                return True
        return False

    @cfunc
    @exceptval(check=False)
    def is_on_board(self, slot: i32) -> cython.bint:
        """Whether a megalith of the seat's colour stands on the board of a slot."""
        for site in range(8 * slot, 8 * slot + 8):
            if self.p.site[site] == 2 + self.seat:
                return True
        return False

    @cfunc
    @exceptval(check=False)
    def prospect(self, stone: i32) -> double:
        """What a stone will pay in all eclipses."""
        count = self.stone_count(stone)
        growth = self.growth[self.faces.stone_family[stone]]
        value: double = 0.0
        for eclipse in range(self.scorings):
            value += self.income(stone, count + growth * (eclipse + 0.5))
        return self.stones * value

    @cfunc
    @exceptval(check=False)
    def stone_value(self, stone: i32) -> double:
        """What a stone pays in all eclipses, and what its slot gives at once."""
        slot = self.free_slot()
        if slot == 3:
            return NEVER
        return self.prospect(stone) + max(0.0, self.clause_value(self.faces.slot_reward[slot], True))

    # --- the map ---------------------------------------------------------------------------------

    @cfunc
    @exceptval(check=False)
    def look_at_land(self) -> cython.void:
        p = self.p
        seat = self.seat
        self.count_influence()
        for place in range(HEXES):
            benefit = max(0.0, self.clause_value(self.faces.benefit[p.terrain[place]], False))
            self.hex_worth[place] = self.land * self.eclipses * benefit
        camp: i32 = 0
        for place in range(HEXES):
            for _ in range(p.camps[seat][place]):
                self.where[camp] = place
                camp += 1
        while camp < CAMPS:
            self.where[camp] = EMPTY
            camp += 1
        self.choose_target()
        self.worth[CAMP_ITEM] = self.camp_value() if p.camps_home[seat] else 0.0
        self.worth[VILLAGE_ITEM] = 0.0
        if p.villages_left[seat]:
            for junction in range(JUNCTIONS):
                corner = self.faces.junction[junction]
                camps = p.camps[seat]
                if camps[corner[0]] and camps[corner[1]] and camps[corner[2]] and self.is_free(junction):
                    self.worth[VILLAGE_ITEM] = max(self.worth[VILLAGE_ITEM], self.building_value(junction))

    @cfunc
    @exceptval(check=False)
    def count_influence(self) -> cython.void:
        """EW-ECL-17 to -20: the own influence on each hex, and the most of any other seat."""
        p = self.p
        for place in range(HEXES):
            self.own[place] = p.camps[self.seat][place]
            self.rival[place] = 0
        for other in range(p.players):
            for place in range(HEXES):
                self.influence[place] = p.camps[other][place]
            for junction in range(JUNCTIONS):
                if p.villages[junction] == other + 1:
                    for i in range(3):
                        self.influence[self.faces.junction[junction][i]] += 2
            for place in range(HEXES):
                if other == self.seat:
                    self.own[place] = self.influence[place]
                else:
                    self.rival[place] = max(self.rival[place], self.influence[place])

    @cfunc
    @exceptval(check=False)
    def leads(self, place: i32, own: i32) -> cython.bint:
        return own > 0 and own >= self.rival[place]

    @cfunc
    @exceptval(check=False)
    def presence(self, place: i32, own: i32) -> double:
        """What so much influence on a hex brings: all, if it leads; a little for a lead that is safe, or near."""
        if self.leads(place, own):
            return self.hex_worth[place] * (1.0 if own == self.rival[place] else 1.1)
        return self.hex_worth[place] * 0.1 * own

    @cfunc
    @exceptval(check=False)
    def is_free(self, junction: i32) -> cython.bint:
        return self.faces.village_site[junction] and self.p.villages[junction] == 0

    @cfunc
    @exceptval(check=False)
    def choose_target(self) -> cython.void:
        """The junction whose village is worth the steps of the camps that would reach it."""
        self.target = EMPTY
        self.target_worth = 0.0
        self.steps_to_target = 0
        best: double = 0.0
        if self.p.villages_left[self.seat] and self.eclipses:
            for junction in range(JUNCTIONS):
                if self.is_free(junction):
                    worth = self.village_value(junction)
                    if worth * self.promise <= best:
                        continue
                    steps = self.steps_to(junction)
                    if steps <= 2 + 2 * self.turns and worth * self.nearness(steps) > best:
                        best = worth * self.nearness(steps)
                        self.target = junction
                        self.target_worth = worth
                        self.steps_to_target = steps

    @cfunc
    @exceptval(check=False)
    def nearness(self, steps: i32) -> double:
        share: double = self.promise
        for _ in range(steps):
            share *= 0.78
        return share

    @cfunc
    @exceptval(check=False)
    def steps_to(self, junction: i32) -> i32:
        """The fewest steps that bring three camps to the corners of a junction; one more for a camp at home."""
        corner = self.faces.junction[junction]
        away = self.away
        least = declare(i32[3])  # of all camps, to each corner
        for i in range(3):
            least[i] = 99
            for camp in range(CAMPS):
                start = self.where[camp]
                far: i32 = self.distance[START_HEX if start == EMPTY else start][corner[i]] + (start == EMPTY)
                away[3 * camp + i] = far
                least[i] = min(least[i], far)
        fewest: i32 = least[0] + least[1] + least[2]
        best: i32 = 99
        for one in range(CAMPS):
            if one and self.where[one] == self.where[one - 1]:
                continue
            for two in range(CAMPS):
                steps = away[3 * one] + away[3 * two + 1]
                if one != two and steps + least[2] < best:
                    for three in range(CAMPS):
                        if three != one and three != two:
                            best = min(best, steps + away[3 * three + 2])
                    if best == fewest:
                        return best
        return best

    @cfunc
    @exceptval(check=False)
    def village_value(self, junction: i32) -> double:
        """What a village brings: cards, its stones, its hexes, three camps that are free again."""
        f = self.faces
        p = self.p
        value = self.usual[DRAW_ITEM] * self.rounds + 1.5 * self.usual[CAMP_ITEM] * min(1.0, 0.3 * self.eclipses)
        for i in range(3):
            place: i32 = f.junction[junction][i]
            camps: i32 = max(1, self.own[place])  # by then one of those that it takes is there
            value += self.presence(place, camps + 1) - self.presence(place, camps)
            if p.token[place] > FACE_DOWN:
                value += self.clause_value(f.glacier_bonus[p.token[place] - 2], False)
        for kind in range(TERRAINS):
            if self.village_count[kind]:
                for i in range(3):
                    if p.terrain[f.junction[junction][i]] == kind:
                        value += self.village_count[kind]
                        break
        return self.villages * value

    @cfunc
    @exceptval(check=False)
    def building_value(self, junction: i32) -> double:
        """A village beside what its camps already promise."""
        worth = self.village_value(junction)
        return worth - self.nearness(0) * worth if junction == self.target else worth

    @cfunc
    @exceptval(check=False)
    def move_value(self, camp: i32, end: i32) -> double:
        """A camp that goes to a neighbouring hex."""
        start = self.where[camp]
        own = self.own
        value = self.presence(end, own[end] + 1) - self.presence(end, own[end])
        value += self.presence(start, own[start] - 1) - self.presence(start, own[start])
        kind = self.p.terrain[end]
        if self.camp_count[kind] > 0.0 and not self.camps_on(kind):
            value += self.camp_count[kind]
        if self.target != EMPTY:
            self.where[camp] = end
            steps = self.steps_to(self.target)
            self.where[camp] = start
            if steps != self.steps_to_target:
                value += self.target_worth * (self.nearness(steps) - self.nearness(self.steps_to_target))
        return value

    @cfunc
    @exceptval(check=False)
    def find_move(self) -> double:
        """The best step of a camp, kept in `best_move` as camp * 6 + direction."""
        best: double = NEVER
        for camp in range(CAMPS):
            start = self.where[camp]
            if start == EMPTY or camp and start == self.where[camp - 1]:
                continue
            for direction in range(6):
                end: i32 = self.faces.next_hex[start][direction]
                if end != EMPTY:
                    value = self.move_value(camp, end)
                    if value > best:
                        best = value
                        self.best_move = 6 * camp + direction
        return best

    @cfunc
    @exceptval(check=False)
    def camp_value(self) -> double:
        """A camp on the start tile: room for food, and what its next step may bring."""
        value: double = 0.0
        for direction in range(6):
            end: i32 = self.faces.next_hex[START_HEX][direction]
            value = max(value, self.presence(end, self.own[end] + 1) - self.presence(end, self.own[end]))
        value = max(0.0, value - self.usual[LABOR_ITEM]) / (1.0 + self.p.camps[self.seat][START_HEX])
        if self.target != EMPTY and self.p.camps_home[self.seat] > 2:
            value += 0.25 * self.target_worth * self.nearness(self.steps_to_target)
        return value + 0.4 * self.worth[FOOD_ITEM]

    # --- animals ---------------------------------------------------------------------------------

    @cfunc
    @exceptval(check=False)
    def look_at_animals(self) -> cython.void:
        p = self.p
        f = self.faces
        seat = self.seat
        for species in range(SPECIES):
            self.unused[species] = p.unused[seat][species]
        self.judge_animals()
        self.worth[USE_ANIMAL] = 0.0
        for species in range(SPECIES):
            used = self.clause_value(f.tip[species], True) + self.used_count[species]
            if p.used[seat][species] == 0:
                used += self.counted[SPECIES_STONE]
            self.use_worth[species] = used - self.animals * self.set_loss(species)
            if self.unused[species]:
                self.worth[USE_ANIMAL] = max(self.worth[USE_ANIMAL], self.use_worth[species])
        self.worth[ANIMAL_GROUND] = 0.0
        deck: double = 0.0
        cards: i32 = 0
        for species in range(SPECIES):
            if p.ground[species]:
                self.worth[ANIMAL_GROUND] = max(self.worth[ANIMAL_GROUND], self.animal_worth[species])
            deck += p.animal_deck[species] * self.animal_worth[species]
            cards += p.animal_deck[species]
        self.worth[ANIMAL_DECK_ITEM] = deck / cards if cards else 1.0

    @cfunc
    @exceptval(check=False)
    def judge_animals(self) -> cython.void:
        """What one more animal of each species brings: to its set, or to be used."""
        f = self.faces
        best: double = 0.0
        for species in range(SPECIES):
            if not f.wild[species]:
                gain = self.set_gain(species, self.unused[species])
                if self.unused[species]:
                    best = max(best, gain)
                self.animal_worth[species] = gain
        for species in range(SPECIES):
            if f.wild[species]:
                self.animal_worth[species] = max(1.0, best)
            tip = self.clause_value(f.tip[species], False) + self.used_count[species]
            self.animal_worth[species] = self.animals * max(self.animal_worth[species], 0.7 * tip * self.ripe)

    @cfunc
    @exceptval(check=False)
    def set_gain(self, species: i32, cards: i32) -> double:
        """What the next card adds to a set, with some hope for the cards that may follow."""
        f = self.faces
        if cards >= f.set_max[species]:
            return 0.0
        points = f.set_vp[species]
        one: double = points[cards + 1] - points[cards]
        goal: i32 = min(1 * f.set_max[species], cards + 1 + self.turns // 3)
        average: double = 1.0 * (points[goal] - points[cards]) / (goal - cards)
        return one + self.hope * max(0.0, average - one)

    @cfunc
    @exceptval(check=False)
    def set_loss(self, species: i32) -> double:
        """What a set loses with one of its cards; a wild card is missed by the best set."""
        f = self.faces
        if f.wild[species]:
            loss: double = 1.0
            for other in range(SPECIES):
                if self.unused[other] and not f.wild[other] and self.unused[other] < f.set_max[other]:
                    loss = max(loss, self.set_gain(other, self.unused[other]))
            return loss
        cards = self.unused[species]
        return self.set_gain(species, cards - 1) if 0 < cards <= f.set_max[species] else 0.0

    # --- megaliths -------------------------------------------------------------------------------

    @cfunc
    @exceptval(check=False)
    def look_at_megaliths(self) -> cython.void:
        """What the next megalith brings on each place that it fits."""
        p = self.p
        left: i32 = p.megaliths[self.seat]
        best: double = 0.0
        self.due = self.find_due()
        if left:
            benefit: double = 0.0
            for slot in range(5):
                if left - 2 <= 8 - 2 * slot < left:
                    benefit = self.clause_value(self.faces.megalith_benefit[slot], False) * self.scorings
                    if left - 2 == 8 - 2 * slot:
                        benefit *= 0.5
            for site in range(self.faces.sites):
                if self.fits(site):
                    self.site_worth[site] = self.megaliths * self.site_value(site) + benefit
                    best = max(best, self.site_worth[site])
        self.worth[MEGALITH_ITEM] = max(best, self.each(IDOL_ITEM, True), self.worth[DRAW_ITEM])

    @cfunc
    @exceptval(check=False)
    def fits(self, site: i32) -> cython.bint:
        """EW-MEGA-02 to -11, -17 to -20."""
        p = self.p
        f = self.faces
        if p.site[site]:
            return False
        grey = p.megaliths[self.seat] > 8
        if site >= GROUND_CELLS:
            return not grey and self.filled_below(site) == 4
        if f.start_cell[p.board_at[site // 8]][site % 8]:
            return grey
        if grey and p.grey_anywhere:
            return True
        for i in range(4):
            other = f.next_cell[site][i]
            if other != EMPTY and p.site[other]:
                return True
        return False

    @cfunc
    @exceptval(check=False)
    def filled_below(self, site: i32) -> i32:
        below = self.faces.support[site]
        filled: i32 = 0
        for i in range(4):
            if self.p.site[below[i]]:
                filled += 1
        return filled

    @cfunc
    @exceptval(check=False)
    def site_value(self, site: i32) -> double:
        p = self.p
        f = self.faces
        value: double = 0.0
        if site >= GROUND_CELLS:
            for i in range(4):
                owner: i32 = p.site[f.support[site][i]] - 2
                value += 2.0 if owner == self.seat else 1.0
                if owner >= 0 and owner != self.seat:
                    value -= 1.0 / p.players
            value += self.counted[TOP_STONE]
        elif f.start_cell[p.board_at[site // 8]][site % 8]:
            for k in range(2):
                value = max(value, self.arrow_value(site, k))
        else:
            value = self.cell_value(site, p.megaliths[self.seat])
        return value + self.opened(site)

    @cfunc
    @exceptval(check=False)
    def arrow_value(self, start: i32, k: i32) -> double:
        """EW-MEGA-24: the megalith that follows one on a starting cell."""
        laid = self.p.board_at[start // 8]
        target: i32 = self.faces.arrow[laid][2 * (start % 8) + k]
        if target == EMPTY or self.p.site[start - start % 8 + target]:
            return 0.0
        return self.cell_value(start - start % 8 + target, self.p.megaliths[self.seat] - 1)

    @cfunc
    @exceptval(check=False)
    def cell_value(self, site: i32, left: i32) -> double:
        """A cell for the megalith that is the first of so many; the first two of ten are grey."""
        value = max(0.0, self.clause_value(self.faces.cell_bonus[self.p.board_at[site // 8]][site % 8], True))
        if left <= 8:
            value += self.counted[GROUND_STONE]
            for i in range(4):
                if self.over[site][i] != EMPTY:
                    value += self.square * (1.0 + self.filled_below(self.over[site][i]))
            if self.counted[BOARD_STONE] > 0.0 and not self.is_on_board(site // 8):
                value += self.counted[BOARD_STONE]
        return value

    @cfunc
    @exceptval(check=False)
    def opened(self, site: i32) -> double:
        """Points for squares that become full: to build on at once, or for whoever comes first."""
        points: double = 0.0
        for i in range(4):
            above = self.over[site][i]
            if above != EMPTY and self.filled_below(above) == 3:
                points += self.next_mine if self.due else self.next_open
        return points

    @cfunc
    @exceptval(check=False)
    def find_due(self) -> cython.bint:
        """Whether another megalith comes before anybody else moves."""
        p = self.p
        f = self.faces
        frame = p.agenda[p.depth]
        if frame[KIND] == GAIN and frame[RANK] == MEGALITH_RANK and frame[COUNT] > 1:
            return True
        if p.phase == IN_ECLIPSE_PHASE and p.food[self.seat]:
            for i in range(p.depth + 1):
                frame = p.agenda[i]
                if frame[KIND] == ECLIPSE and frame[SEAT] == self.seat and frame[STAGE] < 3:
                    for place in range(HEXES):
                        clause = f.benefit[p.terrain[place]]
                        if clause != EMPTY and f.word[f.first[clause]][0] == MEGALITH_ITEM:
                            if frame[STAGE] < 2:
                                self.find_out(CAMP_ITEM)
                                if self.leads(place, self.own[place]):
                                    return True
                            elif place < 10:
                                if frame[HEXES_LOW] >> place & 1:
                                    return True
                            elif frame[HEXES_HIGH] >> (place - 10) & 1:
                                return True
        return False

    # --- the plan of a turn ----------------------------------------------------------------------

    @cfunc
    @exceptval(check=False)
    def plan_afresh(self, column: i32) -> double:
        """The plan for a figure that comes without labor; it is the same for most figures, so it is made once."""
        if self.afresh[column] < 0.0:
            self.afresh[column] = self.plan(column, 0)
        return self.afresh[column]

    @cfunc
    @exceptval(check=False)
    def plan(self, column: i32, labor: i32) -> double:
        """The most that the top of a column brings with so much labor in halves, less what more labor costs.

        `source` gets a card to be played for it or FIRST_CULTURE for food; EMPTY where there is labor enough.
        """
        self.list_steps(column)
        best = self.choose_steps(column, labor, self.kept_food(column))
        if self.profit > 0.0:
            source = self.source
            self.steps[self.arrival] += self.profit
            village = self.choose_steps(column, labor, self.faces.cost[self.faces.first[self.faces.middle[column]]][0])
            if village > best:
                return village
            self.steps[self.arrival] -= self.profit
            self.source = source
        return best

    @cfunc
    @exceptval(check=False)
    def choose_steps(self, column: i32, labor: i32, kept: i32) -> double:
        """The most that the listed steps bring while so much food is kept."""
        most: i32 = self.step_count * self.step_labor - labor
        self.price_labor(column, max(0, most), kept)
        earned: double = 0.0
        best: double = 0.0
        self.source = EMPTY
        for k in range(self.step_count):
            earned += self.steps[k]
            need = max(0, (k + 1) * self.step_labor - labor)
            if earned - self.labor_cost[need] > best:
                best = earned - self.labor_cost[need]
                self.source = self.labor_from[need]
        return best

    @cfunc
    @exceptval(check=False)
    def price_labor(self, column: i32, most: i32, kept: i32) -> cython.void:
        """The least that so much more labor in halves costs, and a card or food that is part of it."""
        p = self.p
        seat = self.seat
        for halves in range(most + 1):
            self.labor_cost[halves] = -NEVER
            self.labor_from[halves] = EMPTY
        self.labor_cost[0] = 0.0
        for card in range(FIRST_CULTURE):
            copies: i32 = p.hand[seat][card] - p.locked[card]
            if copies > 0:
                halves = self.turn_labor(card, column)
                cost = max(0.05, self.hand_value(card) - self.ability_value(card))
                for _ in range(copies):
                    self.offer_labor(card, halves, cost, most)
        self.offer_food(kept, most)

    @cfunc
    @exceptval(check=False)
    def kept_food(self, column: i32) -> i32:
        """What the middle of a column will ask for, if it is worth it."""
        f = self.faces
        clause = f.middle[column]
        if self.clause_value(clause, True) <= 0.0:
            return 0
        if f.word[f.first[clause]][0] == STONE_ITEM:
            return f.slot_food[self.free_slot()]
        return f.cost[f.first[clause]][0]

    @cfunc
    @exceptval(check=False)
    def free_slot(self) -> i32:
        slot: i32 = 0
        while slot < 3 and self.p.stones[self.seat][slot]:
            slot += 1
        return slot

    @cfunc
    @exceptval(check=False)
    def offer_labor(self, source: i32, halves: i32, cost: double, most: i32) -> cython.void:
        for need in range(most, 0, -1):
            total = self.labor_cost[max(0, need - halves)] + cost
            if total < self.labor_cost[need]:
                self.labor_cost[need] = total
                self.labor_from[need] = source

    @cfunc
    @exceptval(check=False)
    def offer_food(self, kept: i32, most: i32) -> cython.void:
        """EW-LABOR-13 to -16: food goes space by space, so the second symbol comes after the first."""
        f = self.faces
        for need in range(most, 0, -1):
            halves: i32 = 0
            for food in range(self.food, kept, -1):
                if f.food_labor[food] and halves < need:
                    halves += 2 * f.food_labor[food]
                    total = self.labor_cost[max(0, need - halves)] + (self.food - food + 1) * self.worth[FOOD_ITEM]
                    if total < self.labor_cost[need]:
                        self.labor_cost[need] = total
                        self.labor_from[need] = FIRST_CULTURE

    @cfunc
    @exceptval(check=False)
    def turn_labor(self, card: i32, column: i32) -> i32:
        """EW-LABOR-04 to -09: what a tribe card gives in a column, in halves."""
        f = self.faces
        halves: i32 = f.labor[card]
        for clause in range(f.card_first[card], f.card_last[card]):
            trigger = f.trigger[clause]
            if f.labor_only[clause] and (trigger == ANY_TIME or trigger == column + 1):
                halves += f.number[f.first[clause]][0]
        return halves

    @cfunc
    @exceptval(check=False)
    def list_steps(self, column: i32) -> cython.void:
        """What each use of the column's top action brings, the best first, less the tools for it."""
        f = self.faces
        p = self.p
        self.step_count = 0
        self.step_labor = 2
        self.profit = 0.0
        for clause in range(f.top_first[column], f.top_last[column]):
            alternative = f.first[clause]
            word = f.word[alternative][0]
            if f.cost[alternative][2] == 0 or word == REVEAL_ITEM:
                continue
            self.step_labor = f.cost[alternative][2]
            self.find_out(CAMP_ITEM if word == MOVE_ITEM else word)
            if word == MOVE_ITEM:
                self.list_moves(column)
            elif word == ANIMAL_GROUND:
                self.list_animals()
            elif word == TRIBE_HAND:
                for type in range(5):
                    if not p.types_taken >> type & 1:
                        self.add_step(self.tribe_value(type, True))
            elif word == CULTURE_HAND:
                for culture in range(40):
                    if p.culture[culture] == OPEN:
                        self.add_step(self.culture_value(culture))
            tools = f.cost[alternative][1]
            if tools:
                self.step_count = min(self.step_count, self.tools // tools)
                for k in range(self.step_count):
                    self.steps[k] -= tools * self.worth[TOOL_ITEM]
        self.step_count = min(self.step_count, MOST_LABOR // self.step_labor)

    @cfunc
    @exceptval(check=False)
    def add_step(self, value: double) -> cython.void:
        """Put it among the steps in its place; the worst falls out when there are too many."""
        place: i32 = min(self.step_count, STEPS - 1)
        if place < self.step_count and self.steps[place] >= value:
            return
        while place > 0 and self.steps[place - 1] < value:
            self.steps[place] = self.steps[place - 1]
            place -= 1
        self.steps[place] = value
        self.step_count = min(self.step_count + 1, STEPS)

    @cfunc
    @exceptval(check=False)
    def list_moves(self, column: i32) -> cython.void:
        """The best steps of camps one after another, as if all were made."""
        profit = self.village_profit(column)
        steps = self.steps_to_target
        own = declare(i32[19])
        where = declare(i32[5])
        for place in range(HEXES):
            own[place] = self.own[place]
        for camp in range(CAMPS):
            where[camp] = self.where[camp]
        while self.step_count < 4:
            value = self.find_move()
            if value <= 0.0:
                break
            camp = self.best_move // 6
            start = self.where[camp]
            end = self.faces.next_hex[start][self.best_move % 6]
            self.own[start] -= 1
            self.own[end] += 1
            self.where[camp] = end
            if self.target != EMPTY:
                before = self.steps_to_target
                self.steps_to_target = self.steps_to(self.target)
                if before and self.steps_to_target == 0:
                    self.arrival = self.step_count
                    self.profit = profit
            self.steps[self.step_count] = value
            self.step_count += 1
        for place in range(HEXES):
            self.own[place] = own[place]
        for camp in range(CAMPS):
            self.where[camp] = where[camp]
        self.steps_to_target = steps

    @cfunc
    @exceptval(check=False)
    def village_profit(self, column: i32) -> double:
        """What a village at the end of the steps to it brings in the middle of the column, less its cost."""
        f = self.faces
        alternative = f.first[f.middle[column]]
        food = f.cost[alternative][0]
        if self.target == EMPTY or f.word[alternative][0] != VILLAGE_ITEM or food > self.food:
            return 0.0
        return self.building_value(self.target) - food * self.worth[FOOD_ITEM]

    @cfunc
    @exceptval(check=False)
    def list_animals(self) -> cython.void:
        """The best animals of the hunting ground one after another, as if all were taken."""
        p = self.p
        taken = declare(i32[7])
        for species in range(SPECIES):
            taken[species] = 0
        while self.step_count < 4:
            best: i32 = EMPTY
            for species in range(SPECIES):
                if p.ground[species] > taken[species]:
                    if best == EMPTY or self.animal_worth[species] > self.animal_worth[best]:
                        best = species
            if best == EMPTY:
                break
            self.steps[self.step_count] = self.animal_worth[best]
            self.step_count += 1
            taken[best] += 1
            self.unused[best] += 1
            self.judge_animals()
        for species in range(SPECIES):
            self.unused[species] -= taken[species]
        self.judge_animals()

    # --- options ---------------------------------------------------------------------------------

    @cfunc
    @exceptval(check=False)
    def option_value(self, option: i32) -> double:
        p = self.p
        frame = p.agenda[p.depth]
        if option < FIGURE:
            return self.opening_value(option)
        if option < PLAY:
            return self.place_value((option - FIGURE) % 5, (option - FIGURE) // 5 == CHIEF_FIGURE)
        if option < DISCARD:
            return self.playing_value(option - PLAY)
        if option < PILE_UP:
            return -self.hand_value(option - DISCARD)
        if option < USE:
            # piles are formed in one order only, so the first card that is worth it comes next
            card = option - PILE_UP
            return 100.0 - card if self.pile_value(card, True) > self.per_play[card] else -1.0
        if option < BURN:
            return self.using_value(option - USE)
        if option == BURN:
            return 10.0 if self.source == FIRST_CULTURE else -1.0
        if option < CHOICE:
            return 0.0
        if option < ORDER:
            clause: i32 = frame[CLAUSE]
            return self.alternative_value(clause, self.faces.first[clause] + option - CHOICE, True)
        if option < DECLINE:
            return 1.0 if self.faces.word[frame[LIST]][option - ORDER] == CAMP_ITEM else 0.0
        if option < SITE:
            return self.gain_value(option)
        if option < MOVE:
            self.find_out(MEGALITH_ITEM)
            return self.site_worth[option - SITE]
        if option < BURY:
            self.find_out(CAMP_ITEM)
            if option >= VILLAGE:
                return self.building_value(option - VILLAGE) - self.price_beside(VILLAGE_ITEM, frame[FLAGS])
            return self.moving_value((option - MOVE) // 6, (option - MOVE) % 6)
        if option < TRIBE:
            self.find_out(BURY_ITEM)
            return self.bury_value((option - BURY) // CARD_TYPES, (option - BURY) % CARD_TYPES)
        if option < CULTURE:
            return self.tribe_value(option - TRIBE, frame[TO_DISCARD] == 0)
        if option < ANIMAL:
            return self.culture_value(option - CULTURE)
        if option < STONE:
            self.find_out(ANIMAL_GROUND)
            return self.animal_worth[option - ANIMAL] if option < TURN_ANIMAL else self.use_worth[option - TURN_ANIMAL]
        if option < HEX:
            return self.stone_value(option - STONE) - self.price_beside(STONE_ITEM, frame[FLAGS])
        return self.eclipse_value(option)

    @cfunc
    @exceptval(check=False)
    def opening_value(self, option: i32) -> double:
        """Chiefs, sides of chiefs, setup cards, and the figure that stays at home."""
        if option < TAKE_CHIEF:
            return self.side_value(2 * (self.p.chief[self.seat] - 1) + option - TAKE_SIDE)
        if option < TAKE_SETUP:
            chief = option - TAKE_CHIEF
            return max(self.side_value(2 * chief), self.side_value(2 * chief + 1))
        if option >= LEAVE_FIGURE:
            return 0.0 if option - LEAVE_FIGURE == CHIEF_FIGURE else 1.0
        f = self.faces
        card = option - TAKE_SETUP
        value = f.setup_food[card] * self.usual[FOOD_ITEM] + f.setup_tool[card] * self.usual[TOOL_ITEM]
        self.find_out(ANIMAL_GROUND)
        value += f.setup_camp[card] * self.each(CAMP_ITEM, True) + self.tribe_value(f.setup_tribe[card], True)
        for species in range(SPECIES):
            value += f.setup_animal[card][species] * self.animal_worth[species]
        return value

    @cfunc
    @exceptval(check=False)
    def side_value(self, side: i32) -> double:
        """What a chief's side brings a round, as a rule."""
        total: double = 0.0
        for clause in range(self.faces.side_first[side], self.faces.side_last[side]):
            value = self.clause_value(clause, False)
            total += max(0.0, value if self.faces.trigger[clause] == ANY_TIME else 0.9 * value)
        return total

    @cfunc
    @exceptval(check=False)
    def place_value(self, place: i32, by_chief: cython.bint) -> double:
        """A figure in a column: its plan, its middle, its bottom; or at rest."""
        p = self.p
        f = self.faces
        labor: i32 = 0
        paid: i32 = EMPTY
        value: double = 0.0
        if by_chief:
            side = 2 * (p.chief[self.seat] - 1) + p.side[self.seat] - 1
            if p.tribe_home[self.seat]:
                value -= 0.9 * self.side_value(side)
            for clause in range(f.side_first[side], f.side_last[side]):
                if f.trigger[clause] == ANY_TIME or f.trigger[clause] == place + 1:
                    halves = self.labor_of(f.first[clause])
                    if halves == 0 or place == RESTING:
                        value += max(0.0, self.beside_labor(clause))
                    elif self.is_paid(clause):
                        paid = clause
                    else:
                        labor += halves
                        value += self.beside_labor(clause)
        if place == RESTING:
            for clause in range(f.rest_first, f.rest_last):
                value += max(0.0, self.clause_value(clause, True))
            return self.rest * value + 1.5 * self.bid
        if paid != EMPTY:
            value += max(0.0, self.paid_labor(paid, place, labor))
        planned = self.plan_afresh(place) if labor == 0 else self.plan(place, labor)
        value += planned + max(0.0, self.clause_value(f.middle[place], True))
        if p.bottom_by[place] == 0:
            for clause in range(f.bottom_first[place], f.bottom_last[place]):
                value += self.urgency * max(0.0, self.clause_value(clause, True))
        return value

    @cfunc
    @exceptval(check=False)
    def labor_of(self, alternative: i32) -> i32:
        """The labor in halves among the gains of an alternative."""
        f = self.faces
        for i in range(LIST_ITEMS):
            if f.word[alternative][i] == LABOR_ITEM:
                return f.number[alternative][i]
        return 0

    @cfunc
    @exceptval(check=False)
    def is_paid(self, clause: i32) -> cython.bint:
        cost = self.faces.cost[self.faces.first[clause]]
        return cost[0] + cost[1] + cost[3] > 0

    @cfunc
    @exceptval(check=False)
    def beside_labor(self, clause: i32) -> double:
        """What a clause brings if its labor is worth nothing, less its cost."""
        best: double = NEVER
        for alternative in range(self.faces.first[clause], self.faces.first[clause + 1]):
            value = self.alternative_value(clause, alternative, True)
            best = max(best, value - 0.5 * self.labor_of(alternative) * self.worth[LABOR_ITEM])
        return best

    @cfunc
    @exceptval(check=False)
    def paid_labor(self, clause: i32, column: i32, labor: i32) -> double:
        """What a clause that sells labor adds to the plan of a turn, which may lack what it takes; less its cost."""
        alternative = self.faces.first[clause]
        value = self.beside_labor(clause)
        if value <= 0.5 * NEVER:
            return value
        cost = self.faces.cost[alternative]
        self.food -= cost[0]
        self.tools -= cost[1]
        value += self.plan(column, labor + self.labor_of(alternative))
        self.food += cost[0]
        self.tools += cost[1]
        return value - self.plan(column, labor)

    @cfunc
    @exceptval(check=False)
    def playing_value(self, card: i32) -> double:
        f = self.faces
        p = self.p
        if card < FIRST_CULTURE:
            return 10.0 if card == self.source else self.ability_value(card) - self.hand_value(card) - 0.1
        gain = self.effect_value(f.card_first[card], f.card_last[card], ANY_TIME, True)
        if self.turns:
            gain -= (0.9 if p.cultures else self.patience) * self.per_play[card]
        if p.cultures:
            gain -= self.cheapest_discard(card)
        return 100.0 + gain if gain > 0.0 else gain - 100.0

    @cfunc
    @exceptval(check=False)
    def cheapest_discard(self, kept: i32) -> double:
        """What the least card of the hand would still bring, but for one that is kept."""
        least: double = -NEVER
        for card in range(CARD_TYPES):
            if card != kept and self.p.hand[self.seat][card]:
                least = min(least, self.hand_value(card))
        return least

    @cfunc
    @exceptval(check=False)
    def using_value(self, clause: i32) -> double:
        """What is free comes first; the top actions of a column follow the plan."""
        f = self.faces
        if self.p.agenda[self.p.depth][KIND] != TURN:
            return self.clause_value(clause, True)
        if f.part[clause] != BY_TOP:
            if self.p.stage == TOP and self.is_paid(clause) and self.labor_of(f.first[clause]):
                value = self.paid_labor(clause, self.p.column, self.p.labor)
            else:
                value = self.clause_value(clause, True)
            return 50.0 + value if value > 0.0 else value - 0.01
        alternative = f.first[clause]
        if f.word[alternative][0] == REVEAL_ITEM:
            return 0.1
        if f.cost[alternative][2] == 0:
            value = self.clause_value(clause, True)
            return 20.0 + value if value > 0.0 else value
        return 20.0 + self.steps[0] if self.step_count and self.steps[0] > 0.0 else -1.0

    @cfunc
    @exceptval(check=False)
    def gain_value(self, option: i32) -> double:
        """One of a resource, or nothing."""
        if option == DECLINE:
            return 0.0
        if option == IDOL + OFFERING or option == IDOL + HONOR:
            self.find_out(IDOL_ITEM)
            return self.offering_step if option == IDOL + OFFERING else self.honor_step
        if option == DRAW:
            return self.each(DRAW_ITEM, True)
        if option == TOOL:
            return self.each(TOOL_ITEM, True)
        if option == FOOD:
            return self.each(FOOD_ITEM, True)
        if option == CAMP:
            return self.each(CAMP_ITEM, True)
        return self.each(REVEAL_ITEM if option == REVEAL else ANIMAL_DECK_ITEM, True)

    @cfunc
    @exceptval(check=False)
    def moving_value(self, start: i32, direction: i32) -> double:
        for camp in range(CAMPS):
            if self.where[camp] == start:
                return self.move_value(camp, self.faces.next_hex[start][direction])
        return NEVER

    @cfunc
    @exceptval(check=False)
    def eclipse_value(self, option: i32) -> double:
        """Benefits, what is free first; and rest tokens."""
        f = self.faces
        p = self.p
        if option < SLOT:
            return self.clause_value(f.benefit[p.terrain[option - HEX]], True)
        if option < VILLAGE_CARDS:
            return 0.1 + self.clause_value(f.megalith_benefit[option - SLOT], True)
        if option == VILLAGE_CARDS:
            return 0.1 + self.worth[DRAW_ITEM]
        if option < TAKE_TOKEN:
            return 0.05
        if option == TAKE_TOKEN:
            return self.token_value(p.rest_open - 1)
        total: double = 0.0
        tokens: i32 = 0
        for token in range(5):
            if p.rest_unseen[token]:
                total += self.token_value(token)
                tokens += 1
        return total / tokens if tokens else self.token_value(p.rest_under[0] - 1)

    @cfunc
    @exceptval(check=False)
    def token_value(self, token: i32) -> double:
        return self.effect_value(self.faces.token_first[token], self.faces.token_last[token], ANY_TIME, True)
