"""Rules of thumb for Doggerland: what every option of a seat seems to be worth, in points.

No search.  Each decision begins with a look at the table: what objectives, paintings, members and goods
are worth to the seat now.  Goods are counted as they will be when all that is planned has been carried
out, so that nothing is promised twice.  A plan is worth what it brings, less what it costs, less the time
of the members that it takes; who stays at home brings nothing.

weights     what the styles believe
mind        a style, and what it knows and expects of a position
goods       goods and food
cave        paintings, and figures in memory
members     the time of members; newborns and places for them
plans       dwellings, crafts, paintings, abilities
hut         the shaman's hut
land        expeditions, camps and sites
alone       the goals of one who plays alone, and what cards ask
look        the look at the table
advisor     what each option is worth
features    what the value of a position is learned from
reasons     what those mean to a person
"""

from __future__ import annotations

from .. import terms
from . import reasons
from .advisor import Advisor
from .features import DoggerlandFeatures as Features
from .weights import STYLES

SEARCHED = (
    *(terms.PLAN_FRAME, terms.MEMBER_FRAME, terms.GROUP_FRAME, terms.CAMP_FRAME),
    *(terms.EVENT_FRAME, terms.PRICE_FRAME, terms.PART_FRAME, terms.PICK_FRAME),
    *(terms.SPEND_FRAME, terms.RECEIVE_FRAME, terms.SWAP_FRAME),
)
"""The decisions that a search is worth: plans, who carries them out, and camps; alone what cards ask."""

PUZZLES = {terms.PLAN_FRAME: "(.*)", terms.CAMP_FRAME: "(.*)"}
"""The decisions that make puzzles, each with a pattern of what is asked for; its group is what tells ideas apart."""
COMPLETING = (terms.MEMBER_FRAME, terms.PARENTS_FRAME, terms.GROUP_FRAME, terms.COST_FRAME, terms.CAVE_TOKEN_FRAME)
"""Those that belong to the same command: who carries out a plan, and what it costs."""

LUCK_ROUNDS = 2
"""How many rounds are played on to tell luck: what the tiles of one are good for shows in the next."""

__all__ = ["COMPLETING", "LUCK_ROUNDS", "PUZZLES", "SEARCHED", "STYLES", "Advisor", "Features", "reasons"]
