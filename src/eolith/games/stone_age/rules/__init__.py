"""Stone Age: the rulebook, in the rulebook's order.

A turn of the rulebook is a row of small decisions.  Each kind of decision is a class in the chapter that tells
of it; what waits to be decided lies on the agenda, the next thing on top.  Rule ids (SA-...) are explained in
ledger.toml, numbers and words in terms.py.

table       the State: how it is set up, and what several chapters do with it
setup       what chance turns face up, at the start and later
placing     1. placing figures
actions     2. carrying out actions: rolls and tools
cards       civilization cards
paying      paying for cards, buildings and food
feeding     3. feeding
round       the start and the end of a round
score       the end of the game, and the final score
"""

from __future__ import annotations

from .actions import Act, RaiseTool, Roll, UseTools
from .cards import RollForAll, TakeDie, TakeResource
from .feeding import Feed
from .paying import Buy, Pay
from .placing import Place, room
from .round import EndRound, StartRound
from .score import final_points
from .setup import DealCard, DrawExtra, FirstSeat, RevealTile
from .table import StoneAge, Tables

DECISIONS = [FirstSeat(), DealCard(), DrawExtra(), RevealTile(), Roll(), RollForAll(), Place(), Act(), UseTools(),
             RaiseTool(), Pay(), Buy(), TakeDie(), TakeResource(), Feed(), EndRound(), StartRound()]  # fmt: skip
"""One for each kind of frame, in the order of terms.FRAMES."""

__all__ = ["DECISIONS", "StoneAge", "Tables", "final_points", "room"]
