# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""A style, and what it knows and expects of the position that it looks at."""

from __future__ import annotations

from typing import Any

from cython import double, int as i32, short as i16

from eolith.kernel.advice import RulesOfThumb

from ..rules.alone.table import Alone
from ..rules.table import Doggerland, Tables
from ..terms import *
from .weights import *

NEVER: double = -1000.0


class Mind(RulesOfThumb):
    """A style, and what it makes of the position that it looks at.  Nothing is kept for the next one."""

    table: Doggerland
    solo: Alone  # the same where one plays alone
    pack: Tables
    alone: i32
    build_cost: i16[5][3][2]  # of each dwelling, without and with the chief as the builder
    # the style
    hunts: double
    harvests: double
    paintings: double
    crafts: double
    dwellings: double
    megaliths: double
    children: double
    worker: double
    chief: double
    priest: double
    growth: double
    housing: double
    promised: double
    range: double
    carrying: double
    toolmaking: double
    hunger: double
    tomorrow: double
    later: double
    winter: double
    ripening: double
    thirst: double
    slack: double
    wait: double
    promise: double
    hope: double
    rows: double
    lead: double
    journey: double
    pace: double
    crowd: double
    unknown: double
    near: double
    urgency: double
    price: double[5]
    keep: double[5]
    # the position, as far as it matters to the seat that decides
    seat: i32
    rounds: i32  # after this one
    cold: i32  # 1 in the cold season
    ripe: double  # how far what is gained now can still be used
    time_of: double[3]  # what the time of each kind of member is worth
    token: double  # what a deprivation token costs
    step: double[20]  # what one more of each of terms.ALONE_METRICS adds to the objectives, or to the goals alone
    reached: i32[11]  # how far the seat is with each of them
    child: double  # what one more member is worth
    busy: i32  # the cell of the expedition that is being chosen or brought home; EMPTY for none
    due: i32  # newborns that are there or planned
    places: i32  # in the dwellings, those planned included
    painted: i32  # species with an own cube, one bit each
    figures: i32[4]  # in memory, or to be hunted, and not yet promised
    free: i32  # cells of the cave that can be painted, one bit each
    cell_worth: double[24]  # what one cube on each of them brings
    # goods, as they will be when the plans are carried out
    have: i32[7]
    lack: i32[5]  # of each good, for the project that it would help most
    relief: double[5]  # what one of these is worth
    food: double[96]  # what each further food is worth
    fed: i32  # food that is expected already
    recipe: i32  # the highest for tools that are planned but cannot be paid yet; EMPTY for none
    total: double[33][7]  # what so many more of each good are worth
    made: i32[7]  # scratch: what an expedition yields
    spare: i32  # food that is not needed in this round; enough: what the next one needs too
    enough: i32
    given: i32[10]  # scratch: goods of an exchange
    traded: i32[7]
    lure: double[49]
    # alone
    goal: double
    calm: double
    focus: double
    reserve: double
    beyond: double
    thrift: double
    want: double
    toil: double[20]
    pull: double[20]
    left: i32[11]  # steps that each goal lacks, and the rounds that they take
    effort: double[11]
    hold: double[20]  # what one less of each metric takes from the goals
    craft_step: double[18]  # what each craft adds to them
    dwelling: i32  # the kind that builders are to build
    barred: i32  # cells of the hut where opponents stand, one bit each
    tokens: i32  # that can still be taken
    extra: i32  # food that the card asks for
    bounty: i32[7]  # what it adds to tiles of each terrain

    def __init__(self, game: Any, style: str = "balanced") -> None:
        """Advice for the states of one game; KeyError for an unknown style."""
        super().__init__(game)
        self.pack = game.content
        for kind in range(DWELLING_COUNT):
            for good in range(PAYABLE):
                cost = self.pack.dwelling_cost[kind][good]
                self.build_cost[0][kind][good] = cost
                self.build_cost[1][kind][good] = max(0, cost - 1) if good == WOOD else cost  # DG-DWELL-07
        self.alone = game.alone
        self.dwelling = SIMPLE
        self.token = TOKEN_POINTS
        weights = {**PRICES, **KEEP, **WEIGHTS, **(ALONE if game.alone else {})}
        for name, factor in STYLES[style].items():
            weights[name] *= factor
        for name in weights.keys() - PRICES.keys() - KEEP.keys():
            setattr(self, name, weights[name])
        for metric, name in enumerate(ALONE_METRICS):
            self.toil[metric], self.pull[metric] = GOAL_WEIGHTS.get(name, (1.0, 1.0))
        for good, (name, keep) in enumerate(zip(PRICES, KEEP)):
            self.price[good] = weights[name]
            self.keep[good] = weights[keep]
