"""The numbers of programs that encode positions: kernel/program.py puts them down, kernel/encode.py runs them."""

ADD, LOOK, MARK, PAIR, WEIGH, BITS, WITHIN, BEYOND, LISTED, UNLISTED = range(10)
"""What a step does; the last four ask, and skip what follows if the answer is no."""

STEP = 16
"""Numbers of a step, of which these come first: what it does, with which number of the position and which cell it
begins, how far it is from each to the next, and how many there are."""
OP, NUMBER, NUMBER_STEP, CELL, CELL_STEP, COUNT = range(6)
TIMES, BASE = 6, 7
"""add: what each is multiplied with, and what is added to it."""
TABLE, LOW, LENGTH = 6, 7, 8
"""look, mark, pair, weigh: where the table for a number begins, the lowest number in it, and how many there are."""
WORTH, WORTH_STEP = 9, 10
"""mark, pair: what is put down, and how much more each time."""
NUMBER_2, NUMBER_2_STEP = 11, 12
TABLE_2, LOW_2, LENGTH_2 = 13, 14, 15
"""pair: the same of the second number; weigh: where what is put down lies."""
LEAST, MOST, SKIP = 6, 7, 8
"""within, beyond: the limits; how many steps are skipped. listed, unlisted: the table has 1 for the kinds of frames."""

OF_TABLE, OF_TOP, OF_LATER, OF_KIND = range(4)
"""The parts of a program: over the whole position, over the frame on top, over each frame below, and over the frame
on top of each kind."""
