"""The numbers that every frame of an agenda is read by."""

KIND, SEAT = 0, 1
"""The slots that every frame has; a game names the other six."""
SLOTS = 8
DEPTH = 32
"""Most frames on an agenda."""
OPTIONS = 128
"""Most options of one decision."""
NATURE = -1
"""The seat of chance."""
