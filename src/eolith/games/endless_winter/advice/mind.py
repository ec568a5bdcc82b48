# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""A style, and what it knows and expects of the position that it looks at."""

from __future__ import annotations

from typing import Any

from cython import bint, double, int as i32, short as i16, void

from eolith.kernel.advice import RulesOfThumb

from .. import layout
from ..pack.field import field_of
from ..rules.table import EndlessWinter, Tables
from ..terms import *
from .weights import *

NEVER: double = -1000.0


class Mind(RulesOfThumb):
    """A style, and what it makes of a position.  What does not change by the next one is not found out again."""

    table: EndlessWinter
    pack: Tables
    # the style
    animals: double
    land: double
    villages: double
    megaliths: double
    burials: double
    stones: double
    cultures: double
    bid: double
    cycle: double
    dilution: double
    hope: double
    promise: double
    square: double
    next_mine: double
    next_open: double
    demand: double
    thirst: double
    rest: double
    sequel: double
    leftovers: double
    burying: double
    reach: double
    urgency: double
    ripening: double
    patience: double
    price: double[22]  # USUAL, with the factors of the style
    growth: double[12]
    # alone: what of the nomads' points counts, and what their actions bring them
    alone: bint
    gift: double  # of each point that others get for megaliths of theirs
    lead: double  # a hex that is led clearly, though others are there
    climbing: double
    rank_share: double
    set_share: double
    square_share: double
    column_share: double
    theirs: double[14]
    distance: i16[19][19]  # steps between hexes
    over: i16[4][80]  # the squares of four that each place for a megalith is a part of
    # the position, as far as it matters to the seat that decides
    seat: i32
    turns: i32  # own turns after this one
    figures: i32  # those of this round
    rounds: i32  # after this one
    eclipses: i32  # in which hexes will pay
    scorings: i32  # in which stones will pay
    food: i32  # of the seat; less while a plan is made that begins with a payment
    tools: i32
    plenty: double  # the share of the labor in hand that can be used
    ripe: double  # 1 while there is time to use what is gained, 0 in the last turn
    later: double  # how often a card of the deck will still be drawn
    # what one more of each item brings
    worth: double[22]  # here and now, once it is known
    known: i32[22]
    usual: double[22]  # in a later turn
    # what follows from `usual` alone, so that it holds as long as that does: once it is judged
    judged: i32[256]
    as_a_rule: double[256]  # what a clause brings
    known_play: i32[48]
    per_play: double[48]  # what a card brings each time it is played
    ladder: double[33]  # scratch: points by level
    rank: double  # how many seats will be above the own idol of honor
    honor_step: double
    offering_step: double
    burial_gain: double  # of a burial, beside what happens to the card
    # stones that the seat has: what one more of a family, a terrain, a species adds
    counted: double[12]
    richest: double  # what the best stone that can be taken will pay; negative for none, NEVER while it is not known
    village_count: double[8]
    camp_count: double[8]
    camp_each: double[8]  # of every camp there, the first or not
    used_count: double[7]
    # the map
    influence: i32[19]  # scratch
    own: i32[19]
    rival: i32[19]
    hex_worth: double[19]
    where: i32[5]  # the hexes of the own camps; EMPTY at home
    away: i32[15]  # scratch: steps of each camp to each corner
    beside: i32[4]  # steps of the other camps, if one goes to a corner of the target, or to none
    target: i32  # the junction that camps go for; EMPTY for none
    target_worth: double
    best_village: double  # of those that could be built now
    steps_to_target: i32
    best_move: i32
    moves: double[4]  # what the best steps of camps bring, one after another, as if all were made
    move_count: i32
    moves_known: bint
    arrival: i32  # the move that brings the camps to the target; EMPTY for none
    land_basis: double[200]  # what all this rests on
    noted: i32  # how much of it was compared so far
    land_changed: bint
    # animals and megaliths
    unused: i32[7]
    animal_worth: double[7]
    use_worth: double[7]
    columns_known: bint
    entered_denied: double[4]  # what the nomads lose by a figure in each column
    due: i32  # whether another megalith comes at once
    site_worth: double[283]
    on_level: i32[8]  # of the seat's megaliths, where they stand on two others
    # the plan of a turn
    afresh: double[4]  # what it brings in each column without labor; negative while it is not made
    steps: double[8]
    step_count: i32
    step_labor: i32
    profit: double  # of a village there at once
    labor_cost: double[64]  # by halves that are lacking, up to MOST_LABOR
    labor_from: i32[64]
    source: i32  # the card or the food that pays next; EMPTY for none

    def __init__(self, game: Any, style: str = "balanced") -> None:
        """Advice for the states of one game; KeyError for an unknown style."""
        super().__init__(game)
        self.pack = game.content
        self.alone = game.alone
        self.read_style({**USUAL, **WEIGHTS, **GROWTH, **self.differs(style)})
        self.land_changed = True
        self.gift, self.lead = 1.0 / game.sides, 1.1
        if self.alone:
            self.read_nomads()
        self.measure(field_of(game))

    def differs(self, style: str) -> dict[str, float]:
        """Where a style differs in this kind of game."""
        if not self.pack.stones_pay:
            return {**PROTOTYPE, **PROTOTYPE_STYLES[style]}
        return {**(ALONE if self.alone else {}), **STYLES[style]}

    def read_style(self, weights: dict[str, float]) -> None:
        for name in WEIGHTS:
            setattr(self, name, weights[name])
        for word, item in enumerate(ITEMS):
            self.price[word] = weights[item]
        for word in (ITEM_ANIMAL_GROUND, ITEM_ANIMAL_DECK):
            self.price[word] *= self.animals
        self.price[ITEM_MEGALITH] *= self.megaliths
        self.price[ITEM_BURY] *= self.burials
        self.price[ITEM_IDOL] *= 0.5 + 0.5 * self.burials
        self.price[ITEM_STONE] *= self.stones
        self.price[ITEM_CULTURE_HAND] *= self.cultures
        for i, family in enumerate(ALL_FAMILIES):
            self.growth[i] = weights[family]

    def read_nomads(self) -> void:
        for name, weight in AGAINST.items():
            setattr(self, name, weight)
        for action, name in enumerate(NOMAD_ACTIONS):
            self.theirs[action] = THEIRS[name]

    def measure(self, field: Any) -> None:
        """Distances on the map, and what lies on top of what in the megalith field."""
        for i, (q, r) in enumerate(layout.HEXES):
            for k, (other_q, other_r) in enumerate(layout.HEXES):
                a, b = q - other_q, r - other_r
                self.distance[i][k] = max(abs(a), abs(b), abs(a + b))
        for site in range(SITES):
            above = [number for number, place in enumerate(field.sites) if site in place.supports and not field.on_two]
            for i in range(4):
                self.over[site][i] = above[i] if i < len(above) else -1

    def find_out(self, word: i32) -> void:
        """What an item brings here and now, unless it is known; `advisor` asks the chapters for it."""
        raise NotImplementedError
