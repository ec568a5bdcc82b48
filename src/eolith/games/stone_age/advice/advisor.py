# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""What each option is worth."""

from __future__ import annotations

from cython import void

from eolith.kernel.numbers import *

from ..rules.table import StoneAge
from ..terms import *
from .acting import weigh_actions, weigh_dice, weigh_tools
from .mind import Mind
from .paying import weigh_choice, weigh_payment, weigh_purchase
from .placing import weigh_places
from .worth import estimate, read


class Advisor(Mind):
    """Rules of thumb in one style for one game."""

    def weigh(self, table: StoneAge) -> void:
        self.table = table
        for i in range(table.n_options):
            self.value[table.offered[i]] = 0.0
        read(self)
        estimate(self)
        kind = self.frame[KIND]
        if kind == PLACE_FIGURES:
            weigh_places(self)
        elif kind == CARRY_OUT:
            weigh_actions(self)
        elif kind == USE_TOOLS:
            weigh_tools(self)
        elif kind == RAISE_TOOL:
            for slot in range(TOOL_TILES):
                self.value[RAISE + slot] = 1.0 if self.tools[slot] else 0.0
        elif kind == PAY_UNITS:
            weigh_payment(self)
        elif kind == PAY_LISTED:
            weigh_purchase(self)
        elif kind == TAKE_DIE:
            weigh_dice(self)
        else:
            weigh_choice(self)
