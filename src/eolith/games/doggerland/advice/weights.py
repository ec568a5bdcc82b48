"""What the rules of thumb believe, and where each temperament differs."""

AMOUNTS, FOODS = 33, 96
"""How many of one good, and how many units of food, are told apart."""

PRICES = {"wood": 1.20, "stone": 1.30, "hide": 1.40, "bone": 1.30, "tool": 2.20}
"""Points that one of each good brings as a rule, to a seat that has none."""
KEEP = {"keep_wood": 6.54, "keep_stone": 6.83, "keep_hide": 1.50, "keep_bone": 3.00, "keep_tool": 7.37}
"""The stock that halves what one more of a good brings."""
WEIGHTS = {
    "hunts": 1.00,
    "harvests": 1.00,
    "paintings": 1.00,
    "crafts": 1.00,
    "dwellings": 1.00,
    "megaliths": 1.00,
    "children": 1.00,
    "worker": 1.20,
    "chief": 1.70,
    "priest": 0.27,
    "growth": 0.55,
    "housing": 0.50,
    "promised": 3.00,
    "range": 0.38,
    "carrying": 0.64,
    "toolmaking": 0.30,
    "hunger": 1.16,
    "tomorrow": 0.55,
    "later": 0.41,
    "winter": 1.00,
    "ripening": 0.46,
    "thirst": 0.56,
    "slack": 1.00,
    "wait": 0.30,
    "promise": 0.29,
    "hope": 0.40,
    "rows": 0.46,
    "lead": 0.23,
    "journey": 0.37,
    "pace": 2.54,
    "crowd": 0.11,
    "unknown": 0.40,
    "near": 0.91,
    "urgency": 1.20,
}
"""What the balanced style believes:

hunts, harvests, paintings, crafts, dwellings, megaliths, children   factors on what they bring
worker     the time of a hunter-gatherer, or of a shaman that the hut has no use for
chief      the time of the chief
priest     the share of the best action at the hut that the time of the shaman is worth
growth     points that a member brings in each round
housing    the share of a birth that a place for the child counts for
range, carrying, toolmaking   what a level brings in each round
hunger     a food that is lacking in this round
tomorrow   a food that is lacking in the next round; later: one after that
winter     a factor on hides before the cold
ripening   rounds that it takes until half of what is gained can be used
thirst     the share of a project's points that goods count for while they are lacking for it
slack      goods that every project is thought to lack beside those that are counted
wait       points a round for keeping a superb painting until there are two figures for it
promise    the share of a painting that a figure for it counts for; hope: where no cell shows its species yet
rows       the share of the points of a majority in the cave that are likely to stay
lead       being first player in the next round
journey    a long journey, wherever it leads
pace       steps towards an objective that a round may bring
crowd      the share of the land that each rival camp in reach takes
unknown    points for a cell in reach of a camp that has no tile yet
urgency    a factor on plans that somebody else may forestall
near       the share of its worth that a target in reach of a camp counts for, beside the best three
"""

ALONE = {
    "wood": 0.98,
    "stone": 0.71,
    "hide": 1.71,
    "bone": 0.54,
    "tool": 1.43,
    "keep_wood": 4.78,
    "keep_stone": 8.47,
    "keep_hide": 1.06,
    "keep_bone": 1.61,
    "keep_tool": 10.51,
    "hunts": 1.68,
    "harvests": 1.55,
    "paintings": 0.00,
    "crafts": 0.00,
    "dwellings": 0.00,
    "megaliths": 0.00,
    "children": 0.72,
    "worker": 1.59,
    "chief": 1.75,
    "priest": 0.28,
    "growth": 0.67,
    "housing": 0.89,
    "promised": 2.23,
    "range": 0.39,
    "carrying": 0.95,
    "toolmaking": 0.82,
    "tomorrow": 0.21,
    "later": 0.14,
    "winter": 0.89,
    "ripening": 0.58,
    "thirst": 0.37,
    "slack": 1.02,
    "wait": 0.29,
    "promise": 0.55,
    "hope": 0.50,
    "rows": 0.00,
    "journey": 0.80,
    "unknown": 0.24,
    "near": 1.21,
    "urgency": 1.00,
    "goal": 27.40,
    "calm": 0.12,
    "focus": 0.64,
    "reserve": 0.93,
    "beyond": 0.20,
    "thrift": 6.32,
    "want": 2.20,
}
"""What differs where one plays alone for goals, not for points; and what only counts there:

goal       points of a goal
calm       the share of them that counts at once; the rest as time grows short for the goal
focus      0: every step towards a goal brings the same; 1: each of so many that are lacking brings a share
reserve    the share of the one that comes after those that are needed; beyond: of those behind it
thrift     a deprivation token while more can be taken; want: food without which the game is lost
"""
GOAL_WEIGHTS = {
    "status_dwellings": (0.25, 1.01),
    "dwellings": (0.28, 0.68),
    "masteries": (0.67, 0.91),
    "megaliths": (1.53, 0.61),
    "shaman_actions": (0.80, 0.81),
    "members": (0.61, 1.04),
    "paintings_warm": (0.39, 1.28),
    "paintings_cold": (1.20, 0.42),
    "animals_hunted": (0.26, 0.53),
    "statuettes": (1.20, 2.50),
    "necklaces": (1.10, 2.40),
}
"""Of the metrics of goals: the rounds that a step takes, and a factor on what it brings."""

STYLES: dict[str, dict[str, float]] = {
    "balanced": {},
    "hunter": {"hunts": 1.2, "harvests": 0.95},
    "gatherer": {"harvests": 1.08, "hunts": 0.95, "children": 1.2},
    "artist": {"paintings": 1.4, "crafts": 1.1},
    "builder": {"dwellings": 1.3, "megaliths": 1.15},
}
"""The temperaments: what each takes more or less seriously than the balanced style does."""
