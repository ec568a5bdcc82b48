"""Rules of thumb for Endless Winter: what every option of a seat seems to be worth, in points.

No search.  Each decision begins with a look at the table, which says what one more of everything
that an effect can name would bring now (`worth`) and brings as a rule (`usual`).  From these follow
what clauses, cards, stones and places are worth, and from those the options.  Labor is planned for
one turn: the best actions of a column against the cards and the food that would pay for them.

weights     what the styles believe
mind        a style, and what it knows and expects of a position
clauses     effects
cards       tribe and culture cards
idols       idols and burials
stones      sacred stones
land        camps and villages
animals     animals
megaliths   megaliths
nomads      alone: what the nomads gain and lose by it
plan        the plan of a turn
look        the look at the table
advisor     what each option is worth
features    what the value of a position is learned from
reasons     what those mean to a person
memory      what somebody knows who forgets nothing
"""

from __future__ import annotations

from .. import terms
from . import reasons
from .advisor import Advisor
from .features import EndlessWinterFeatures as Features
from .memory import Remembered
from .weights import STYLES

SEARCHED = (terms.TURN, terms.CHOOSE, terms.GAIN_TRIBE, terms.GAIN_CULTURE, terms.GAIN_ANIMAL, terms.FORM_PILE)
"""The decisions that a search is worth."""

PUZZLES = {
    terms.TURN: r"figure \w+ (.*)",
    **dict.fromkeys((terms.GAIN_TRIBE, terms.GAIN_CULTURE, terms.GAIN_ANIMAL, terms.GAIN_MOVE), "(.*)"),
}
"""The decisions that make puzzles, each with a pattern of what is asked for; its group is what tells ideas apart."""
COMPLETING = ()
"""Those that belong to the same command."""

LUCK_ROUNDS = 2
"""How many rounds are played on to tell luck: what a card that was drawn is good for shows in the next, too."""

__all__ = ["COMPLETING", "LUCK_ROUNDS", "PUZZLES", "SEARCHED", "STYLES", "Advisor", "Features", "Remembered", "reasons"]
