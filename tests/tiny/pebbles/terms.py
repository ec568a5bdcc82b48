"""The numbers of pebbles."""

PEBBLE, SECRET, OPTION_SPACE = 3, 6, 9  # options: 0, 1, 2 draw so many; of chance PEBBLE + colour, SECRET + colour
CHOOSE, TURN, DRAW = range(3)  # the kinds of frames, in the order of DECISIONS
OWNER, LEFT = 2, 3  # their slots: for whom chance decides; of DRAW, how many pebbles are still to come
CHOSEN, DRAWN, CALLED = range(3)  # events
BAG, CALL = 1, 2  # how it ended
