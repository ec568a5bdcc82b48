# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""A style, and what it knows and expects of the position that it looks at."""

from __future__ import annotations

from typing import Any

from cython import double, int as i32

from eolith.kernel.advice import RulesOfThumb

from ..rules.table import StoneAge, Tables
from .odds import ODDS, Odds
from .weights import *

NEVER: double = -1000.0


class Mind(RulesOfThumb):
    """A style, and what it makes of the position that it looks at.  Nothing is kept for the next one."""

    table: StoneAge
    pack: Tables
    odds: Odds
    # the style
    conversion: double
    food_weight: double
    field_weight: double
    tool_weight: double
    figure_weight: double
    building_weight: double
    card_weight: double
    culture_weight: double
    profession_weight: double
    hunger: double
    urgency: double
    # the position, as far as it matters to the seat that decides
    seat: i32
    frame: i32[8]
    frame_below: i32[8]
    slots: i32[4]
    tops: i32[4]
    placed: i32[16]
    food: i32
    figures: i32
    home: i32
    agriculture: i32
    goods: i32[4]
    tools: i32[6]
    tool_sum: i32
    choice: i32
    buildings: i32
    symbols: i32[4]
    cultures: i32  # one bit a symbol
    repeated: i32
    # estimates
    left: double  # rounds after this one
    late: double  # points by which a purchase is worth more because the end is overdue
    worth: double[4]  # points that a unit of each resource brings in the end
    food_worth: double
    field_worth: double
    tool_worth: double
    hut_worth: double
    symbol_worth: double[4]  # points that a symbol of each profession brings in the end
    hungry: double  # food that the coming feeding lacks; below zero, what it leaves
    need: i32[4]  # resources that buildings with a listed price lack
    short: i32  # resources of any kind that cards and other buildings lack
    reserved: i32[4]  # resources that buildings with a listed price will take
    stock: i32[4]  # what payments are thought to be made from
    spare_tools: i32  # what tools can add to rolls that are not yet waited for
    room: i32[16]  # options that each location offers: as many as figures, but one for the hut
    harvest: double[11][5][2]  # harvest[with tools][place - HUNTING][figures]: points
    lowest: double[4]  # the best payment whose plainest resource is of each kind

    def __init__(self, game: Any, style: str = "balanced") -> None:
        """Advice for the states of one game; KeyError for an unknown style."""
        super().__init__(game)
        self.odds = ODDS
        self.pack = game.content
        weights = {**WEIGHTS, **(TWO if game.players == 2 else {}), **STYLES[style]}
        self.conversion = weights["conversion"]
        self.food_weight = weights["food"]
        self.field_weight = weights["field"]
        self.tool_weight = weights["tool"]
        self.figure_weight = weights["figure"]
        self.building_weight = weights["building"]
        self.card_weight = weights["card"]
        self.culture_weight = weights["culture"]
        self.profession_weight = weights["profession"]
        self.hunger = weights["hunger"]
        self.urgency = weights["urgency"]
