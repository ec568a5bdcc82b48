"""The numbers of berries."""

BUSH, FILL = 12, 5  # berries on the bush; with how many the birds have won
PECK, OPTION_SPACE = 3, 6  # options: pick 1, 2; of chance PECK + 0 to 2, so many berries for the birds
TURN, BIRDS = range(2)  # the kinds of frames, in the order of DECISIONS
PICKED, PECKED = range(2)  # events
BARE, FED = 1, 2  # how it ended
