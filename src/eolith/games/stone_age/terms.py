"""The words and numbers of Stone Age that every room of the game shares.

Options are integers in one fixed space: first what seats choose, then what chance decides.  What each does, the action
says that `notation/actions.py` has for it; behind its number stands what is added to it.
"""

from collections.abc import Callable

SEATS = "ABCD"
EMPTY = -1
"""No card, no building, none of what is looked for."""

PLACES = (
    "workshop", "hut", "field", "hunting", "forest", "claypit", "quarry", "river",
    "card1", "card2", "card3", "card4", "building1", "building2", "building3", "building4",
)  # fmt: skip
WORKSHOP, HUT, FIELD, HUNTING, FOREST, CLAYPIT, QUARRY, RIVER = range(8)
CARD1, CARD4, BUILDING1, BUILDING4 = 8, 11, 12, 15
PLACE_COUNT = len(PLACES)

RESOURCES = ("wood", "brick", "stone", "gold")
WOOD, BRICK, STONE, GOLD = range(4)
RESOURCE_COUNT = len(RESOURCES)
VALUES = (3, 4, 5, 6)
"""VALUES[resource]: what one counts in a building, and by what a roll for it is divided."""
DIVISORS = (2, *VALUES)
"""DIVISORS[place - HUNTING]: by what the roll of a place is divided."""
CULTURES = ("healing", "art", "music", "writing", "time", "pottery", "transport", "weaving")
PROFESSIONS = ("farmer", "toolmaker", "builder", "shaman")
FARMER, TOOLMAKER, BUILDER, SHAMAN = range(4)
REWARDS = ("wood", "brick", "stone", "gold", "tool", "agriculture")
"""What the faces 1 to 6 of a dice-for-all roll give."""

CARD_TYPES = 36
TILE_TYPES = 28
MOST_FIGURES = 10
TOP_OF_AGRICULTURE = 10
TOP_OF_TOOLS = 12
TOOL_TILES, ONE_USE_TOOLS = 3, 3
ALL_TOOLS = TOOL_TILES + ONE_USE_TOOLS
RINGS = (1, 2, 1, 10, 7, 7, 7, 7, 1, 1, 1, 1, 1, 1, 1, 1)

# --- the pack as rules read it -----------------------------------------------------------------

EFFECTS = ("dice for all", "food", "resource", "roll", "points", "agriculture", "tool", "extra card", "one-use tool",
           "two resources")  # fmt: skip
"""What the upper half of a card does."""
(DICE_FOR_ALL, FOOD, GOODS, ROLL_FOR, POINTS, AGRICULTURE, NEW_TOOL, EXTRA_CARD, ONE_USE_TOOL,
 TWO_RESOURCES) = range(10)  # fmt: skip
EFFECT, RESOURCE, AMOUNT, CULTURE, PROFESSION, SYMBOLS = range(6)
"""The columns of a card."""
PRICE_UNITS, PRICE_KINDS, PRINTED_POINTS, FIRST_COPY = 4, 5, 6, 7
"""The columns of a tile, behind the listed price by resource in 0 to 3."""

# --- options: seats --------------------------------------------------------------------------

PLACE_FIRST = []
"""PLACE_FIRST[place] + n - 1 is the option of putting n figures there; the hut has one option."""
_next = 0
for _place, _rings in enumerate(RINGS):
    PLACE_FIRST.append(_next)
    _next += 1 if _place == HUT else _rings

ACT = _next  # + place
PLACE_OF = [place for place in range(16) for _ in range(1 if place == HUT else RINGS[place])]
"""PLACE_OF[option] is the place that a placing option belongs to."""
CHOOSE = ACT + 16
TOOL = CHOOSE + 1  # + tool tile 0..2, or one-use tool 3..5
PAY = TOOL + ALL_TOOLS  # + resource
BUY = PAY + RESOURCE_COUNT
DONE = BUY + 1
DECLINE = DONE + 1
STARVE = DECLINE + 1
DIE = STARVE + 1  # + face - 1
TAKE = DIE + 6  # + resource
RAISE = TAKE + RESOURCE_COUNT  # + slot
ACTION_SPACE = RAISE + TOOL_TILES

# --- options: chance -------------------------------------------------------------------------

FIRST = ACTION_SPACE  # + seat
ROLL = FIRST + 4  # + total
DRAW = ROLL + 61  # + card type
REVEAL = DRAW + CARD_TYPES  # + tile type
HAND = REVEAL + TILE_TYPES  # + rank among the dice hands of this player count
HAND_COUNT = (0, 0, 21, 56, 126)
"""How many dice hands there are, by player count."""
OPTION_SPACE = HAND + HAND_COUNT[-1]


def dice_tables(dice_hands: Callable[[int], list[tuple[tuple[int, ...], int]]]) -> list[list[list[int]]]:
    """tables[dice][rank]: how many dice show 1 to 6, then the number of ways to roll that hand."""
    tables = [[[0] * 7 for _ in range(126)] for _ in range(5)]
    for dice in (2, 3, 4):
        for rank, (counts, ways) in enumerate(dice_hands(dice)):
            tables[dice][rank] = [*counts, ways]
    return tables


# --- frames ----------------------------------------------------------------------------------

FRAMES = (
    "first_seat", "deal_card", "draw_extra", "reveal_tile", "roll", "roll_for_all", "place", "act", "tools", "raise",
    "pay", "buy", "die", "take", "feed", "end_round", "start_round",
)  # fmt: skip
"""The kinds of frames on the agenda, in the order of `rules.DECISIONS`."""
(FIRST_SEAT, DEAL_CARD, DRAW_EXTRA, REVEAL_TILE, ROLL_DICE, ROLL_FOR_ALL, PLACE_FIGURES, CARRY_OUT, USE_TOOLS,
 RAISE_TOOL, PAY_UNITS, PAY_LISTED, TAKE_DIE, TAKE_RESOURCE, FEED_TRIBE, END_ROUND,
 START_ROUND) = range(17)  # fmt: skip

# the slots of frames
SLOT = 2  # deal_card, roll_for_all, die: a card slot
OWNER = 3  # draw_extra, roll_for_all, roll: the seat that chance decides for
STACK = 2  # reveal_tile, buy
PLACE = 2  # roll, tools; act: the place being carried out, plus one
DICE = 4  # roll: how many
BY_CARD = 5  # roll: a card asked for it
TOTAL = 3  # tools: the total so far
LAST = 4  # tools: the tool added last plus one; take: the resource taken last
LEFT = 3  # take: how many may still be taken
PURPOSE = 2  # pay
TARGET = 3  # pay: the card slot or the stack
UNITS = 4  # pay: how many resources are still due, or still allowed
KINDS = 5  # pay: of how many more kinds; ANY_KINDS if that does not matter
PAID_LAST = 6  # pay: the kind paid last plus one
VALUE = 7  # pay: what the resources paid so far score in a building

FOR_CARD, FOR_BUILDING, FOR_FOOD = 1, 2, 3
ANY_KINDS = -1

# --- events: (kind, seat, a, b, c) -----------------------------------------------------------

EVENTS = (
    "round_started", "turn_ended", "placed", "acted", "rolled", "gained", "food_gained", "tool_gained",
    "figure_gained", "agriculture_gained", "tool_used", "paid", "declined", "card_taken", "building_taken",
    "points_gained", "dice_rolled", "die_taken", "card_dealt", "extra_drawn", "tile_revealed", "fed", "starved",
    "choice_used", "game_over", "first_seat",
)  # fmt: skip
(ROUND_STARTED, TURN_ENDED, PLACED, ACTED, ROLLED, GAINED, FOOD_GAINED, TOOL_GAINED, FIGURE_GAINED, AGRICULTURE_GAINED,
 TOOL_USED, PAID, DECLINED, CARD_TAKEN, BUILDING_TAKEN, POINTS_GAINED, DICE_ROLLED, DIE_TAKEN, CARD_DEALT, EXTRA_DRAWN,
 TILE_REVEALED, FED, STARVED, CHOICE_USED, GAME_OVER, FIRST_SEAT_DRAWN) = range(26)  # fmt: skip

ENDINGS = ("", "deck", "buildings", "round_cap")
"""How a game ended, by the value of `state.over`; 0 while it goes on."""
BY_DECK, BY_BUILDINGS, BY_ROUND_CAP = 1, 2, 3

# --- what keeps a place closed ---------------------------------------------------------------

(NOBODY_HOME, ALREADY_YOURS, HUNTED_ALREADY, FULL, VILLAGE_CLOSED, TWO_TRIBES, ONE_TRIBE, NEEDS_TWO, NO_CARD, NO_STACK,
 YIELDS_NOTHING, STACK_EMPTY) = range(-1, -13, -1)  # fmt: skip
"""What `room()` answers below zero."""
