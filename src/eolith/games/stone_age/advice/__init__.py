"""Rules of thumb for Stone Age: what every option of a seat seems to be worth, in points.

No search: the value of an option is an expectation over the dice that it asks for, plus an
estimate of what things will have brought by the end of the game.

weights     what the styles believe
odds        what rolls bring
mind        a style, and what it knows and expects of a position
worth       what things are worth
paying      payments
placing     placing figures
acting      carrying out actions
advisor     what each option is worth
features    what the value of a position is learned from
memory      what somebody knows who forgets nothing
"""

from __future__ import annotations

from .. import terms
from . import reasons
from .advisor import Advisor
from .features import StoneAgeFeatures as Features
from .memory import Remembered
from .weights import STYLES

SEARCHED = (terms.PLACE_FIGURES,)
"""The decisions that a search is worth: placing is where games are won."""

PUZZLES = {terms.PLACE_FIGURES: "(.*)"}
"""The decisions that make puzzles, each with a pattern of what is asked for; its group is what tells ideas apart."""
COMPLETING = ()
"""Those that belong to the same command."""

LUCK_ROUNDS = 1
"""How many rounds are played on to tell luck; the value judges what comes of it."""

__all__ = ["COMPLETING", "LUCK_ROUNDS", "PUZZLES", "SEARCHED", "STYLES", "Advisor", "Features", "Remembered", "reasons"]
