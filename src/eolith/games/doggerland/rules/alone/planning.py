# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False, cdivision=True, auto_pickle=False
"""Planning and executing alone: what the card and the rivals leave of it (DGS-PLAN, DGS-SHAMAN, DGS-EXEC)."""

from __future__ import annotations

from cython import bint, int as i32, void

from eolith.kernel.numbers import *

from ...terms import *
from ..execution import Execute
from ..expedition import Group
from ..planning import Cost, Plan
from .table import Alone, AloneTables


class AlonePlan(Plan):
    """1. Planning: what may be planned but for the card, the rivals, and tokens that cannot be taken."""

    def options(self, table: Alone) -> void:
        """What is planned by several players, less what is not to be done alone."""
        Plan.options(self, table)
        kept: i32 = 0
        for i in range(table.n_options):
            if may_plan(table, table.offered[i]):
                table.offered[kept] = table.offered[i]
                kept += 1
        table.n_options = kept


def may_plan(table: Alone, option: i32) -> bint:
    """DGS-SHAMAN-01, DGS-PLAN-02, -04, DGS-EVENT-01."""
    home = table.home[0]
    if option == PASS:
        return True
    if option >= SHAMAN_TO:
        cell = option - SHAMAN_TO
        if table.rival_shaman[0] == cell + 1 or table.rival_shaman[1] == cell + 1 or table.forbids(NO_SHAMAN):
            return False
        return not (cell == SUPERB and table.forbids(NO_SUPERB)) and has_tokens_for(table, USE_SHAMAN)
    if option >= ABILITY:
        return has_tokens_for(table, IMPROVE)
    if option >= PAINT:
        return not table.forbids(NO_PAINTING) and has_tokens_for(table, PAINT_CELL)
    if option >= SEND:
        if table.animal[option - SEND]:
            return has_tokens_for(table, HUNT)
        return can_gather(table) and has_tokens_for(table, GATHER)
    if option == BIRTH:
        # two chiefs are no pair
        return home[SHAMAN] + home[HUNTER] > 0 and has_tokens_for(table, GIVE_BIRTH)
    return has_tokens_for(table, BUILD_DWELLING if option == DWELLING else MAKE_CRAFT)


def can_gather(table: Alone) -> bint:
    """Whether those at home make a group that is large enough; the chief takes the place of two."""
    home = table.home[0]
    people = max(1, table.rule(MIN_PEOPLE, EMPTY))
    others = home[SHAMAN] + home[HUNTER]
    if people <= min(others, COMPONENTS):
        return True
    return home[CHIEF] > 0 and people - 1 <= min(others, COMPONENTS - 2)


def missing(table: Alone, tools: i32, hides: i32) -> i32:
    """How many tokens must take the place of tools and hides."""
    own = table.stock[0]
    return max(0, tools - own[TOOL]) + max(0, hides - own[HIDE])


def has_tokens_for(table: Alone, action: i32) -> bint:
    """DGS-PLAN-04."""
    pack: AloneTables = table.content
    tokens = missing(table, table.tools_for(action), table.hides_for(action))
    return table.deprivation[0] + tokens <= pack.tokens_allowed


class AloneCost(Cost):
    """DGS-PLAN-02, -04: a token in place of a good, as long as that does not lose the game."""

    def settle(self, table: Alone) -> bint:
        """A good that no token may stand for is paid."""
        pack: AloneTables = table.content
        frame = table.agenda[table.depth]
        tools = frame[TOOLS_DUE]
        hides = frame[HIDES_DUE]
        if (tools or hides) and table.stock[0][self.good(table)]:
            rest = missing(table, tools - 1, hides) if tools else missing(table, 0, hides - 1)
            if table.deprivation[0] + 1 + rest > pack.tokens_allowed:
                self.cover(table, PAY)
                return True
        return Cost.settle(self, table)


class AloneGroup(Group):
    """An expedition, where the card changes who may go and who must, and a second chief may be at home."""

    def least(self, table: Alone) -> i32:
        """The first number with which the group can become legal."""
        number: i32 = 0
        while number < self.available(table) and not self.fits(table, number):
            number += 1
        return number

    def most(self, table: Alone) -> i32:
        """The last one."""
        number = self.available(table)
        while number > 0 and not self.fits(table, number):
            number -= 1
        return number

    def available(self, table: Alone) -> i32:
        frame = table.agenda[table.depth]
        step = frame[STEP]
        if step == TOOLS:
            return min(table.stock[0][TOOL], MOST_SENT)
        if step == SHAMAN and table.group[frame[CELL]][ERRAND] == HUNT and not table.rule(SHAMAN_HUNTS, EMPTY):
            return 0
        return min(table.home[0][step], 1 if step == CHIEF else MOST_SENT)

    def fits(self, table: Alone, number: i32) -> bint:
        """Whether the group can become legal if so many of what is asked for go."""
        frame = table.agenda[table.depth]
        step = frame[STEP]
        own = table.home[0]
        group = table.group[frame[CELL]]
        chiefs = group[CHIEF] + (number if step == CHIEF else 0)
        people = group[CHIEF] + group[SHAMAN] + group[HUNTER] + (number if step < TOOLS else 0)
        tools = number if step == TOOLS else 0
        later = own[HUNTER] if step < HUNTER else 0
        if group[ERRAND] != HUNT:
            room = COMPONENTS - people - chiefs - tools
            later += own[SHAMAN] if step < SHAMAN else 0
            return room >= 0 and people + min(room, later) >= max(1, table.rule(MIN_PEOPLE, EMPTY))
        species = table.animal[frame[CELL]] - 1
        if step < SHAMAN and table.rule(SHAMAN_HUNTS, EMPTY):
            later += own[SHAMAN]
        second = own[CHIEF] - number if step == CHIEF and number else 0
        tools = tools if step == TOOLS else min(table.stock[0][TOOL], MOST_SENT)
        skill = people + chiefs + later + 2 * second + tools
        return people + later + second >= table.people_due(species) and skill >= table.skill_due(species)

    def send(self, table: Alone, number: i32) -> void:
        """A second chief is asked for after the first."""
        frame = table.agenda[table.depth]
        if frame[STEP] != CHIEF:
            Group.send(self, table, number)
            return
        table.group[frame[CELL]][CHIEF] += number
        table.home[0][CHIEF] -= number
        if not number or not table.home[0][CHIEF]:
            frame[STEP] += 1


class AloneExecute(Execute):
    """3. Executing, with a note of what stands on ramshackle dwellings: an event can take it away."""

    def apply(self, table: Alone, option: i32) -> void:
        """As in the game of several."""
        way = option - BUILD
        if option < MAKE and way & 1:
            table.covering[STATUS if way & 2 else SIMPLE] += 1
        Execute.apply(self, table, option)
