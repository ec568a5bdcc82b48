"""Doggerland alone: the chapter of the rulebook on the game for one player (DGS-..., in ledger_solo.toml).

table     the State: what rivals and cards add to the table of a tribe
rivals    what rivals do: crafts, paintings, the hut, their moves and captures
events    what cards do, effect by effect
setup     what is set up beside the game of several, and what chance turns up
planning  what is left to plan and to execute
round     the round, its card and goals, and how the game is lost
"""

from __future__ import annotations

from .. import DECISIONS as OF_SEVERAL
from .events import Effects, Event, Part, Pick, Price, Receive, Spend, Swap
from .planning import AloneCost, AloneExecute, AloneGroup, AlonePlan
from .round import AloneCamp, AloneFeed, AloneRound, Lost, TurnUp
from .setup import (
    AloneDealCraft,
    AloneLayTile,
    AloneReveal,
    AloneSetArrow,
    AloneSetUp,
    AloneTurnCentre,
    DrawGoal,
    ShowBack,
)
from .table import Alone, AloneTables

__all__ = ["DECISIONS", "Alone", "AloneTables"]

OWN = (AloneSetUp(), AloneTurnCentre(), AloneLayTile(), AloneSetArrow(), AloneReveal(), AloneDealCraft(),
       AloneRound(), AlonePlan(), AloneGroup(), AloneCost(), AloneExecute(), AloneFeed(), AloneCamp())  # fmt: skip
"""What is decided otherwise than in the game of several."""
DECISIONS = [next((own for own in OWN if isinstance(own, type(decision))), decision) for decision in OF_SEVERAL]
DECISIONS += [DrawGoal(), ShowBack(), TurnUp(), Event(), Effects(), Price(), Part(), Spend(), Receive(), Swap(), Pick(),
              Lost()]  # fmt: skip
"""One for each kind of frame, in the order of terms.FRAMES."""
