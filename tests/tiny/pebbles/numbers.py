"""The numbers of pebbles that its rules and all else share."""

COLOURS = ("white", "grey", "black")

# options: seats, then chance
STOP = 0
"""0 stops, 1 and 2 draw so many."""
PEBBLE = 3
"""PEBBLE + colour: it comes out of the bag."""
CARD = 6
"""CARD + colour: it is dealt."""
OPTION_SPACE = 9

# the kinds of frames, in the order of rules.DECISIONS, and what their slots hold
DEAL, TURN, DRAW = range(3)
OWNER = 2  # deal, draw: for whom
LEFT = 3  # draw: how many pebbles are still to come

# events
DEALT, DRAWN, STOPPED = range(3)
