"""What the rules of thumb believe, and where each temperament differs."""

OPENING_HAND = 5
MOST_STEPS = 8
"""Most top actions that are planned for a turn."""
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
