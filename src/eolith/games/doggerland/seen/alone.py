"""What learning programs see of a game alone beside what they see of a game of several: card, opponents, goals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from eolith.kernel.columns import Listed, Lying, Word
from eolith.kernel.frames import Slot
from eolith.kernel.readings import Rows
from eolith.kernel.tensors import Layout, Say

from .. import terms

if TYPE_CHECKING:
    from ..notation.columns import Names

SLOTS = {
    "hook": Slot("hook", "the part of the card that is carried out, from 0"),
    "next": Slot("next", "its next effect"),
    "end": Slot("end", "the effect behind its last one"),
    "effect": Slot("effect", "the effect that asks"),
    "what": Slot("what_{}", "1 when it is about this: {}", terms.GOOD_GROUPS),
    "due": Slot("due", "how many are still due"),
    "taken": Slot("taken_{}", "1 when the last that was taken is this: {}", terms.GOODS),
    "times": Slot("times", "how often goods can still be swapped"),
    "swapped": Slot("swapped", "the store of what is given, from 1"),
    "op": Slot("for_{}", "1 when something is picked for this: {}", terms.OPS),
    "left": Slot("left", "how many are still to be picked"),
    "about": Slot("about", "the effect that asks, the kind of craft or the ability"),
    "leftmost": Slot("leftmost", "1 when the leftmost craft is taken"),
    "ending": Slot("ending", "how the game is lost"),
}
"""Of frames that there are alone only."""
TABLE = (
    Say("lost_{}", "1 when the game was lost by {}", terms.ALONE_ENDINGS[2:],
        Word(terms.ALONE_ENDINGS[2:], 2, field="over")),
    Say("hook_{}", "1 when the card is carried out up to this: {}", terms.HOOKS),
    Say("declined", "1 when the event was declined"),
    Say("hunted", "animals hunted in the whole game"),
    Say("absent", "hunters that cannot be placed in this round"),
    Say("closed_{}", "dwellings {} that take no newborns", terms.DWELLINGS),
    Say("covering_{}", "dwellings {} on ramshackle ones", terms.DWELLINGS),
    Say("held_{}", "1 when this rival does not move: {}", terms.RIVALS),
    Say("{}_{}", "1 when the {0} is {1}",
        [(figure, how) for figure in terms.WHITE_FIGURES for how in ("visiting", "joined")], "white"),
)  # fmt: skip
"""Of the table."""
LAND = (
    Say("rival {}", "1 with the rival {}", terms.RIVALS, Rows("rivals")),
    Say("{}", "1 with the figure {}", terms.WHITE_FIGURES, Rows("white_at")),
)
"""Of the cells of the territory."""
HUT = (Say("rival {}", "1 with the rival shaman {}", terms.RIVAL_SHAMANS, Rows("rival_shamans")),)
CRAFTS = (Say("discarded", "1 when it was discarded", of="discards"),)


def cave(names: Names) -> Say:
    """Of the cells of the cave."""
    return Say(
        "cubes of rivals",
        "1 with a cube of the rivals",
        of=Lying(names.painting_cells, terms.RIVAL_CUBE, field="cube_of"),
    )


def parts(names: Names) -> tuple[Layout, ...]:
    """The tables that there are alone only."""
    places = tuple(f"cell {place}" for place in range(1, terms.SOLO_MEMORY + 1))
    return (
        Layout("solo_memory", places, "the memory of the rivals, from the left", (
            Say("{}", "1 with a figure of the {}", terms.SPECIES, "solo_memory"),
        )),
        Layout("cards", names.cards, "the cards", (
            Say("now", "1 for the card of the round", of="card"),
            Say("used", "1 when it was turned up", of="cards"),
            Say("back", "1 when the first card has a back as this one", of="back"),
        )),
        Layout("goals", names.goals, "the goals", (
            Say("open", "1 when it is in the game", of=Listed(names.goals, field="solo_goal")),
            Say("cube", "1 when it carries a cube", of=Listed(names.goals, field="goal_cube")),
        )),
    )  # fmt: skip
