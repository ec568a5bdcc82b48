"""What the rules of thumb believe, and where each temperament differs."""

OPENING_HAND = 5
MOST_STEPS = 8
"""Most top actions that are planned for a turn."""
MOST_MOVES = 4
"""Most steps of camps that are planned for a turn."""
MOST_LABOR = 63
"""Most labor, in halves, that is planned for a turn."""

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
    "bury supply": 1.10,
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

ALONE: dict[str, float] = {
    "food": 1.10,
    "tool": 1.76,
    "labor": 1.56,
    "draw": 2.01,
    "idol": 2.08,
    "megalith": 2.95,
    "camp": 1.77,
    "move": 0.52,
    "bury": 0.56,
    "tribe hand": 4.24,
    "tribe discard": 2.59,
    "animal ground": 1.25,
    "animal deck": 2.48,
    "reveal": 0.32,
    "stone": 1.48,
    "fill food": 4.75,
    "animals": 1.31,
    "land": 0.81,
    "megaliths": 0.94,
    "burials": 1.43,
    "stones": 1.15,
    "bid": 1.02,
    "promise": 0.42,
    "demand": 0.96,
    "patience": 0.28,
    "ripening": 0.50,
    "reach": 5.15,
    "burying": 0.85,
    "leftovers": 3.99,
    "sequel": 0.58,
    "rest": 0.90,
    "camp_terrains": 0.38,
    "ground_megaliths": 1.21,
    "megalith_boards": 1.31,
    "top_megaliths": 2.18,
    "idol_levels": 10.37,
}
"""Where the balanced style differs against the nomads."""

PROTOTYPE: dict[str, float] = {
    "tool": 0.99,
    "draw": 1.96,
    "idol": 0.80,
    "megalith": 2.10,
    "camp": 2.19,
    "move": 0.46,
    "bury": 0.70,
    "tribe hand": 2.00,
    "culture hand": 2.50,
    "animal ground": 1.08,
    "animal deck": 2.13,
    "stone": 0.90,
    "fill food": 9.00,
    "bury supply": 2.56,
    "land": 0.60,
    "villages": 2.10,
    "megaliths": 1.62,
    "burials": 1.44,
    "cultures": 1.39,
    "bid": 1.05,
    "cycle": 0.11,
    "ripening": 0.44,
    "urgency": 1.45,
    "reach": 5.58,
    "rest": 1.10,
    "ground_megaliths": 0.69,
    "camps_on_terrain": 0.18,
    "buried_different": 1.22,
    "buried_identical": 1.69,
}
"""Where the balanced style differs in the prototype edition."""

AGAINST = {
    "lead": 1.53,
    "gift": 1.0,
    "climbing": 2.6,
    "rank_share": 0.83,
    "set_share": 0.53,
    "square_share": 0.51,
    "column_share": 0.69,
}
"""How much of what the nomads gain and lose counts:

lead       a factor on a hex that one has and they would like to have
gift       of each point that they get for megaliths of theirs under one's own
climbing   levels that their idol of honor climbs in a round
rank_share     of what their burials are worth more where their idol of honor is above
set_share      of what the next animal of a species adds to their set
square_share   of what they would get for building on a square
column_share   of what their next turn brings them less where a figure turns them aside
"""

THEIRS = {
    "idol": 1.2,
    "tool": 0.95,
    "food": 0.8,
    "eclipse_card": 0.3,
    "bury": 2.0,
    "culture_card": 0.5,
    "animal": 2.6,
    "random_animal": 2.08,
    "new_animal": 0.1,
    "glacier_vp": 1.72,
    "stone": 2.93,
    "megalith": 3.0,
    "village": 2.0,
    "vp": 1.0,
}
"""Points that each action brings the nomads, as a rule."""

STYLES: dict[str, dict[str, float]] = {
    "balanced": {},
    "hunter": {"animals": 1.75},
    "settler": {"villages": 4.5, "camp": 2.4},
    "mason": {"megaliths": 1.3, "ground_megaliths": 1.6, "top_megaliths": 3.0},
    "ancestor": {"burials": 1.8, "buried_cards": 6.0},
}
"""The temperaments: where each differs from the balanced style."""

PROTOTYPE_STYLES: dict[str, dict[str, float]] = {
    "balanced": {},
    "hunter": {"animals": 1.63},
    "settler": {"villages": 3.2, "camp": 2.6},
    "mason": {"megaliths": 1.95, "ground_megaliths": 0.9},
    "ancestor": {"burials": 2.0, "buried_different": 1.8, "buried_identical": 2.4},
}
"""The same in the prototype edition."""

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
    "camps_on_terrain": 0.35,
    "buried_different": 0.9,
    "buried_identical": 0.8,
}
"""By how much the count of each family of stones grows in a round."""
