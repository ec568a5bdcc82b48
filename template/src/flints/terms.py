"""The numbers of flints."""

KEEP, STRIKE = 0, 1  # what a seat can do
FLINT, OPTION_SPACE = 2, 8  # of chance: FLINT + edges - 1, from 1 to 6 edges
TURN, STRUCK = range(2)  # the kinds of frames, in the order of DECISIONS
OWNER = 2  # their slot: whose flint it is
KEPT, SPLIT, BROKEN = range(3)  # events
GOAL = 20
ENOUGH = 1  # how it ended
