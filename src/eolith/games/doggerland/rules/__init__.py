"""Doggerland: the rulebook, in the rulebook's order.

A turn of the rulebook is a row of small decisions.  Each kind of decision is a class in the chapter that tells
of it; what waits to be decided lies on the agenda, the next thing on top.  Rule ids (DG-...) are explained in
ledger.toml, numbers and words in terms.py.

table       the State: what lies on the table, what several chapters do with it, and the score
setup       what chance turns face up, and the purchases of the short game
round       the five phases of a round, and the end of the game
planning    1. planning actions, and what that costs
expedition  who is sent where, and what is brought home
discovery   2. discovering terrain: the new tiles
execution   3. executing actions
shaman      the shaman's hut
migration   4. migration
round_end   5. the end of the round: feeding, objectives, new animals, camps
"""

from __future__ import annotations

from .discovery import LayTile
from .execution import Execute, MakeTools
from .expedition import Group, Load, Memory
from .planning import Cost, Member, Parents, Plan
from .round import Round
from .round_end import Camp, Feed
from .setup import Buy, DealCraft, DrawObjective, FirstSeat, Reveal, SetArrow, SetUp, TurnCentre
from .shaman import CaveToken, Cubes, Offering, Site, Trade
from .table import Doggerland, Tables

__all__ = ["DECISIONS", "Doggerland", "Tables"]

DECISIONS = [SetUp(), FirstSeat(), TurnCentre(), LayTile(), SetArrow(), DrawObjective(), Reveal(), DealCraft(), Buy(),
             Round(), Plan(), Member(), Parents(), Group(), Cost(), CaveToken(), Site(), Execute(), Load(), Memory(),
             MakeTools(), Offering(), Cubes(), Trade(), Feed(), Camp()]  # fmt: skip
"""One for each kind of frame, in the order of terms.FRAMES."""
