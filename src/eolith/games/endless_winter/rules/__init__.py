"""Endless Winter: the rulebook of the final edition, in the rulebook's order.

A turn of the rulebook is a row of small decisions.  Each kind of decision is a class in the chapter that tells
of it; what waits to be decided lies on the agenda, the next thing on top.  What cards, columns, cells and tokens
say is data: clauses, which `begin` carries out item by item.  Rule ids (EW-...) are explained in ledger.toml,
numbers and words in terms.py.

table       the State: all that lies there, and what several chapters do with it
setup       the table is laid out
turn        culture cards, a figure, its column, the eclipse pile
clauses     what effects give, item by item
cards       tribe and culture cards
stones      sacred stones
land        camps, villages, glaciers
hunt        animals
megaliths   megaliths and idols
rest        rest tokens
eclipse     the eclipse phase
round       its phases, and the preparation of the next one
score       final scoring
arrows      alone: how the nomads choose
migration   their camps, villages and token
nomads      their turn and what they gain
alone       what else they do from phase to phase
hidden      what a seat cannot see, drawn anew
prototype   another edition: the frames that it has of its own
stacks      another edition: megaliths on two others
"""

from __future__ import annotations

from .alone import DealBuried, NomadsEclipse
from .cards import DealCard, DiscardCard, GainBurial, GainCulture, GainTribe
from .clauses import Bonus, Choose, Gain, Gains
from .eclipse import Eclipse
from .hunt import DealAnimal, GainAnimal, GainReveal, GainTopAnimal, GainUse
from .land import DealToken, GainCamp, GainMove, GainVillage
from .migration import DealMigration
from .nomads import DealNomad, NomadsBonus, NomadsGain, NomadsTurn
from .prototype import DealPool, FreeTurn, GainMarked, Generation, LayOut, Ritual
from .rest import DealRest, PickToken
from .round import LeaveOut, Round
from .setup import (
    ChooseSide,
    DealAid,
    DealBoard,
    DealChief,
    DealCulture,
    DealLand,
    DealSetup,
    DealStone,
    DealTile,
    PickChief,
    PickSetup,
    SetUp,
)
from .stones import GainStone
from .table import EndlessWinter, Tables
from .turn import FormPile, Turn

__all__ = ["DECISIONS", "PROTOTYPE", "EndlessWinter", "Tables"]

DECISIONS = [SetUp(), DealStone(), DealCulture(), DealChief(), DealSetup(), DealCard(), DealAnimal(), DealAid(),
             DealBoard(), DealLand(), DealTile(), DealToken(), DealRest(), PickChief(), PickSetup(), ChooseSide(),
             Round(), LeaveOut(), Turn(), DiscardCard(), FormPile(), Choose(), Bonus(), Gains(), Gain(), GainCamp(),
             GainMove(), GainVillage(), GainBurial(), GainTribe(), GainCulture(), GainAnimal(), GainTopAnimal(),
             GainReveal(), GainUse(), GainStone(), PickToken(), Eclipse(), NomadsTurn(), NomadsBonus(), NomadsGain(),
             NomadsEclipse(), DealNomad(), DealMigration(), DealBuried()]  # fmt: skip
"""One for each kind of frame, in the order of terms.FRAMES."""

_OWN = (LayOut(), DealPool(), FreeTurn(), GainMarked(), Ritual(), Generation())
PROTOTYPE = [next((own for own in _OWN if isinstance(own, type(decision))), decision) for decision in DECISIONS]
"""Those of the prototype edition."""
