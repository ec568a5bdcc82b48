"""The rule against an action that is not offered, and the reason; texts for the reasons are in words/.

Nothing here decides what is legal: the rules do.  This only says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from eolith.kernel.actions import Action
from eolith.kernel.rule import Refused, refuse

from .. import layout, terms
from ..rules.execution import why_not_build, why_not_colour, why_not_forge, why_not_make
from ..rules.expedition import why_not_hunt
from ..rules.planning import next_beside, why_not_birth, why_not_shaman
from ..rules.shaman import why_not_invoke
from . import actions
from .agenda import ALONE_FRAMES

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack
    from ..rules import Doggerland


PLANNED = (actions.Pass, actions.Dwelling, actions.Craft, actions.Birth, actions.Send, actions.Paint, actions.Ability,
           actions.Shaman)  # fmt: skip
EXECUTED = (actions.Build, actions.Make, actions.Bear, actions.Return, actions.Colour, actions.Raise, actions.Forge,
            actions.Invoke, actions.Finish)  # fmt: skip

AGAINST = {
    terms.NOT_PLANNED: ("DG-EXEC-01", "not-planned"),
    terms.ONE_BIRTH: ("DG-BIRTH-02", "one-birth"),
    terms.TWO_FOR_BIRTH: ("DG-BIRTH-01", "needs-two-members"),
    terms.TWO_FOR_TWINS: ("DG-SHAMAN-23", "needs-two-members"),
    terms.HUNTERS_PROMISED: ("DG-BIRTH-06", "hunters-promised"),
    terms.NO_HUNTER: ("DG-BIRTH-06", "no-hunter-in-supply"),
    terms.TOO_FEW_PEOPLE: ("DG-HUNT-02", "too-few-people", "species", "need", "have"),
    terms.TOO_LITTLE_SKILL: ("DG-HUNT-01", "too-little-skill", "species", "need", "have"),
    terms.SHAMAN_IS_OUT: ("DG-SHAMAN-01", "shaman-is-out"),
    terms.ACTION_IS_DONE: ("DG-SHAMAN-04", "action-is-done", "hut"),
    terms.HUT_CELL_TAKEN: ("DG-SHAMAN-03", "hut-cell-is-taken", "hut", "seat"),
    terms.NO_FREE_PAINTING: ("DG-SHAMAN-12", "no-free-painting"),
    terms.NO_SITE_TO_PLAN: ("DG-SHAMAN-17", "no-site"),
    terms.NO_OFFERING: ("DG-SHAMAN-07", "no-offering"),
    terms.NO_FIGURE: ("DG-PAINT-07", "not-in-memory", "species"),
    terms.NO_SUPERB_FIGURE: ("DG-SHAMAN-15", "not-in-memory", "species"),
    terms.WAITS: ("DG-EXEC-06", "wait-for-others"),
    terms.NO_SITE: ("DG-SHAMAN-38", "no-site"),
    terms.CHIEF_IS_AWAY: ("DG-EXEC-01", "chief-does-not-build"),
    terms.ONLY_THE_CHIEF: ("DG-EXEC-01", "only-chief-builds"),
    terms.NOTHING_TO_COVER: ("DG-DWELL-10", "nothing-to-cover"),
    terms.NO_EMPTY_CELL: ("DG-DWELL-09", "no-empty-cell"),
    terms.TOO_LITTLE_ROOM: ("DG-FEED-15", "too-little-room"),
    terms.TOP_OF_TRACK: ("DG-ABIL-03", "highest-level", "ability"),
    terms.RECIPE_TOO_HIGH: ("DG-ABIL-11", "recipe-too-high", "need"),
}
"""What the rules answer, as a rule, a reason, and what its text tells beside."""


class Reasons:
    """Why the seat to decide may not do something now."""

    def __init__(self, game: Game[Pack], state: Doggerland) -> None:
        assert state.seat is not None
        self.game = game
        self.pack = game.pack
        self.state = state
        self.seat: int = state.seat
        self.prompt = terms.FRAMES[state.frame[0]]

    def against(self, action: Action) -> Refused:
        if self.prompt not in ("plan", "execute"):
            return self._at_prompt(action)
        planning = self.prompt == "plan"
        if isinstance(action, PLANNED):
            return self._plan(action) if planning else refuse("DG-EXEC-12", "not-in-execution")
        if isinstance(action, EXECUTED):
            return refuse("DG-PLAN-07", "not-in-planning") if planning else self._execution(action)
        if isinstance(action, actions.Camp):
            return refuse("DG-CAMP-01", "camps-move-later")
        if isinstance(action, actions.Done) and not planning:
            return refuse("DG-EXEC-06", "nobody-to-wait-for")
        return self.finish_first()

    def finish_first(self) -> Refused:
        """Something else is to be decided."""
        return refuse(ALONE_FRAMES[self.prompt].asks, "finish-first", asked=(self.prompt, *self.state.frame[2:]))

    def _because(self, why: int, rule: str = "", cost: Sequence[int] = (), saved: int = 0, **known: object) -> Refused:
        """What the rules answer; by `rule` a cost is paid, of which so much wood is saved."""
        good = why - terms.LACKS
        if 0 <= good < terms.PAYABLE:
            need = cost[good] - (saved if good == terms.WOOD else 0)
            have = self.state.stock[self.seat][good]
            return refuse(rule, "not-enough-goods", good=terms.GOODS[good], need=need, have=have)
        if not why:
            return self.finish_first()
        rule, reason, *told = AGAINST[why]
        return refuse(rule, reason, **{name: known[name] for name in told})

    # --- planning -----------------------------------------------------------------------------------------

    def _plan(self, action: Action) -> Refused:
        match action:
            case actions.Dwelling():
                return refuse("DG-DWELL-11", "six-dwellings")
            case actions.Craft(craft):
                return self._craft(self.pack.number("crafts", craft), craft)
            case actions.Birth():
                return self._because(why_not_birth(self.state, self.seat))
            case actions.Send(cell):
                return self._send(layout.CELL_NAMES.index(cell), cell)
            case actions.Paint(place):
                taken = self._painting("DG-PAINT-02", place)
                return taken or self._second(terms.PAINT_CELL)
            case actions.Ability(ability):
                if self.state.learner[self.seat][terms.ABILITIES.index(ability)]:
                    return refuse("DG-ABIL-02", "track-is-taken", ability=ability)
                return refuse("DG-ABIL-16", "highest-level", ability=ability)
            case actions.Shaman(hut):
                return self._shaman(terms.HUT.index(hut), hut)
        return self.finish_first()

    def _craft(self, number: int, craft: str) -> Refused:
        if number not in self.state.display:
            return refuse("DG-CRAFT-01", "craft-not-shown", craft=craft)
        if self.state.crafter[list(self.state.display).index(number)]:
            return refuse("DG-CRAFT-01", "craft-is-taken", craft=craft)
        return self._second(terms.MAKE_CRAFT)

    def _painting(self, rule: str, place: str) -> Refused | None:
        """Why no member, and no token, goes to a cell of the cave; None if it is free."""
        number = actions.painting_cells(self.pack).index(place)
        if not self.state.revealed[number // 3]:
            return refuse("DG-PAINT-09", "painting-not-shown", place=place)
        if not self.state.free_paintings() >> number & 1:
            return refuse(rule, "painting-is-taken", place=place)
        return None

    def _second(self, action: int) -> Refused:
        rule, what = ("DG-CRAFT-02", "crafts") if action == terms.MAKE_CRAFT else ("DG-PAINT-03", "paintings")
        who = next_beside(self.state, self.seat, action)
        if not who:
            return refuse(rule, f"two-{what}")
        return refuse(rule, f"second-{what}-{'by' if who == terms.CHIEF_BIT else 'without'}-chief")

    def _shaman(self, number: int, hut: str) -> Refused:
        why = why_not_shaman(self.state, self.seat, number, self.state.free_paintings())
        return self._because(why, hut=hut, seat=terms.SEATS[self.state.hut[number] - 1])

    # --- expeditions ----------------------------------------------------------------------------------------

    def _send(self, cell: int, name: str) -> Refused:
        """Out of the map, out of range, a rival, another group, a figure, exhausted or bare."""
        state = self.state
        if state.tile[cell] < 0:
            return refuse("DG-EXPED-08", "no-tile", cell=name)
        far = self._out_of_range("DG-EXPED-07", cell)
        if far is not None and state.journey[self.seat] != cell + 1:
            return far
        if far is not None and state.journey_since[self.seat] >= state.round:
            return refuse("DG-SHAMAN-18", "token-from-next-round", cell=name)
        rival = self._rival(cell)
        if rival is not None:
            return rival
        if state.group_of[cell] == self.seat + 1:
            return refuse("DG-EXPED-10", "own-expedition", cell=name)
        if state.animal[cell]:
            return self._no_hunt(state.animal[cell] - 1)
        tile = self.pack.tiles[state.tile[cell]]
        if tile.amount:
            return refuse("DG-GATHER-11", "exhausted", cell=name)
        return refuse("DG-EXPED-23", "nothing-there", cell=name)

    def _out_of_range(self, rule: str, cell: int) -> Refused | None:
        most = self.state.range_of(self.seat)
        if self._reaches(cell, most):
            return None
        steps = next((steps for steps in range(most, terms.CELLS) if self._reaches(cell, steps)), 0)
        return refuse(rule, "out-of-range", cell=layout.CELL_NAMES[cell], steps=steps, range=most)

    def _reaches(self, cell: int, steps: int) -> bool:
        return bool(self.state.within(self.state.camp[self.seat], steps) >> cell & 1)

    def _rival(self, cell: int, group: bool = True) -> Refused | None:
        """The rival component that closes a tile."""
        state, name = self.state, layout.CELL_NAMES[cell]
        for other in range(self.game.sides):
            if other == self.seat:
                continue
            seat = terms.SEATS[other]
            if cell + 1 in state.megalith[other]:
                return refuse("DG-SHAMAN-34", "rival-megalith", cell=name, seat=seat)
            if state.journey[other] == cell + 1:
                return refuse("DG-SHAMAN-19", "rival-token", cell=name, seat=seat)
            if state.camp[other] == cell:
                return self._rival_camps(cell)
            if group and state.group_of[cell] == other + 1:
                return refuse("DG-EXPED-09", "rival-group", cell=name, seat=seat)
        return None

    def _rival_camps(self, cell: int) -> Refused:
        """All of them: in the middle there may be several."""
        camps = [seat for seat, camp in zip(terms.SEATS[: self.game.sides], self.state.camp) if camp == cell]
        rivals = [seat for seat in camps if seat != terms.SEATS[self.seat]]
        rule = "DG-EXPED-19" if cell == terms.CENTRE else "DG-EXPED-09"
        return refuse(rule, "rival-camp", cell=layout.CELL_NAMES[cell], seat=", ".join(rivals), n=len(rivals))

    def _no_hunt(self, species: int) -> Refused:
        animal, own = self.pack.animals[species], self.state.home[self.seat]
        return self._hunt_fails(species, own[terms.CHIEF], own[terms.HUNTER], self._tools()) or refuse(
            "DG-HUNT-05", "cannot-hunt", species=animal.id
        )

    def _hunt_fails(self, species: int, chief: int, hunters: int, tools: int) -> Refused | None:
        animal, people, skill = self.pack.animals[species], chief + hunters, 2 * chief + hunters + tools
        why = why_not_hunt(self.state, species, people, skill)
        need, have = (animal.people, people) if why == terms.TOO_FEW_PEOPLE else (animal.skill, skill)
        return self._because(why, species=animal.id, need=need, have=have) if why else None

    def _tools(self) -> int:
        return int(self.state.stock[self.seat][terms.TOOL])

    def group(self, cell: str, chief: int, shaman: int, hunters: int, tools: int) -> Refused | None:
        """Why these may not go to a tile that somebody of the seat may go to; None if they may."""
        place, sent = layout.CELL_NAMES.index(cell), [chief, shaman, hunters, tools]
        decided = zip(self.state.home[self.seat], self.state.group[place])
        own = [*(home + gone for home, gone in decided), self._tools()]
        for step, number in enumerate(sent):
            if step == terms.TOOLS and not any(sent[:step]):
                return refuse("DG-EXPED-04", "no-member")
            if number > own[step]:
                return self._lacking(step, number, own[step])
        return self._unfit(place, sent, sent)

    def _lacking(self, step: int, need: int, have: int) -> Refused:
        """Too few of a kind of member, or too few tools."""
        if step == terms.TOOLS:
            return refuse("DG-COST-09", "not-enough-tools", need=need, have=have)
        return refuse("DG-PLAN-05", "not-at-home", member=terms.MEMBERS[step], need=need, have=have)

    def _unfit(self, place: int, sent: list[int], most: list[int]) -> Refused | None:
        """Why those who are sent, or as many as can still be sent, cannot do what there is; None if they can."""
        if not self.state.animal[place]:
            components = 2 * sent[0] + sum(sent[1:])
            if components > terms.COMPONENTS:
                return refuse("DG-EXPED-02", "too-many-components", need=components)
            return None
        if sent[terms.SHAMAN]:
            return refuse("DG-HUNT-04", "no-shaman-in-a-hunt")
        return self._hunt_fails(self.state.animal[place] - 1, most[terms.CHIEF], most[terms.HUNTER], most[terms.TOOLS])

    def member(self, action: Action, member: str, need: int = 1) -> Refused | None:
        """Why this member, or several such, cannot be placed by a plan that is legal as such; None if they can."""
        if isinstance(action, actions.Shaman) and action.action != "twins":
            return refuse("DG-PLAN-10", "one-member")
        if isinstance(action, actions.Shaman) and member == "shaman":
            return refuse("DG-SHAMAN-23", "another-member")
        number = terms.MEMBERS.index(member)
        if (have := self.state.home[self.seat][number]) < need:
            return self._lacking(number, need, have)
        if isinstance(action, actions.Craft | actions.Paint):
            planned = terms.MAKE_CRAFT if isinstance(action, actions.Craft) else terms.PAINT_CELL
            if not next_beside(self.state, self.seat, planned) >> number & 1:
                return self._second(planned)
        return None

    # --- execution --------------------------------------------------------------------------------------------

    def _execution(self, action: Action) -> Refused:
        match action:
            case actions.Build():
                return self._build(action)
            case actions.Make(craft):
                number, shown = self.pack.number("crafts", craft), list(self.state.display)
                if number not in shown:
                    return self._because(terms.NOT_PLANNED)
                why = why_not_make(self.state, self.seat, shown.index(number))
                return self._because(why, "DG-CRAFT-05", self.pack.crafts[number].cost)
            case actions.Colour(place):
                number = actions.painting_cells(self.pack).index(place)
                return self._because(why_not_colour(self.state, self.seat, number), species=self._painted(number))
            case actions.Raise(ability):
                return self._raise(terms.ABILITIES.index(ability), "DG-ABIL-17")
            case actions.Forge(level):
                return self._forge(level)
            case actions.Invoke():
                return self._invoke()
        return self._because(terms.NOT_PLANNED)

    def _painted(self, cell: int) -> str:
        return terms.SPECIES[self.game.content.species_at[cell]]

    def _build(self, action: actions.Build) -> Refused:
        kind, chief = terms.DWELLINGS.index(action.dwelling), action.builder == "chief"
        why = why_not_build(self.state, self.seat, chief, kind, action.on == "ramshackle")
        return self._because(why, "DG-DWELL-08", self.pack.dwellings[kind].cost, saved=int(chief))

    def _raise(self, ability: int, rule: str) -> Refused:
        if self.prompt == "execute" and not self.state.learner[self.seat][ability]:
            return self._because(terms.NOT_PLANNED)
        steps, level = self.pack.abilities[ability].steps, self.state.level[self.seat][ability]
        cost = steps[level] if level < len(steps) else ()
        why = self.state.why_not_raise(self.seat, ability)
        return self._because(why, rule, cost, ability=terms.ABILITIES[ability])

    def _forge(self, level: int) -> Refused:
        why = why_not_forge(self.state, self.seat, level - 1)
        return self._because(why, "DG-ABIL-17", self.pack.recipes[level - 1].cost, need=level)

    def _invoke(self) -> Refused:
        why = why_not_invoke(self.state, self.seat)
        if why == terms.NO_SUPERB_FIGURE:
            return self._because(why, species=self._painted(self.state.superb[self.seat] - 1))
        number = self.state.hut_cell_of(self.seat)
        return self._because(why, "DG-SHAMAN-08", self.pack.hut[number].cost)

    # --- what is being asked ------------------------------------------------------------------------------------

    def _at_prompt(self, action: Action) -> Refused:
        match action:
            case actions.Member(member) if self.prompt == "member":
                return self._member(member)
            case actions.Parents() if self.prompt == "parents":
                return refuse("DG-PLAN-05", "parents-not-at-home")
            case actions.With() | actions.Without() | actions.Hunters() | actions.Tools() if self.prompt == "group":
                return self._in_group(action)
            case actions.Pay(good) if self.prompt == "offering":
                return self.offering(good) or self.finish_first()
            case actions.Pay(good) if self.prompt == "cost":
                return refuse("DG-COST-07", "not-due", good=good)
            case actions.Paint(place) if self.prompt == "cave_token":
                return self._painting("DG-SHAMAN-12", place) or self.finish_first()
            case actions.Site(cell) if self.prompt == "site":
                return self._site(layout.CELL_NAMES.index(cell), cell)
            case actions.Load(number) if self.prompt == "load":
                good = terms.GOODS[self.state.frame[terms.GOOD]]
                return self.load(good, number, max(self.state.options()) - terms.LOAD)
            case actions.Forget(species) if self.prompt == "memory":
                return refuse("DG-HUNT-11", "not-in-memory", species=species)
            case actions.Forge(level) if self.prompt == "tools":
                return self._forge(level)
            case actions.Raise("toolmaking") if self.prompt == "tools":
                return refuse("DG-ABIL-03", "raised-already", ability="toolmaking")
            case actions.Raise(ability) if self.prompt == "buy":
                return self._raise(terms.ABILITIES.index(ability), "DG-SHORT-07")
            case actions.Give() | actions.Take() | actions.Done() if self.prompt == "trade":
                return self._trade(action)
            case actions.Eat(number) if self.prompt == "feed":
                return self._feed(number)
            case actions.Camp(cell) if self.prompt == "camp":
                return self._camp(layout.CELL_NAMES.index(cell), cell)
        return self.finish_first()

    def _member(self, member: str) -> Refused:
        action, target = self.state.frame[2:4]
        if action == terms.USE_SHAMAN:
            plan: Action = actions.Shaman("twins")
        elif action == terms.MAKE_CRAFT:
            plan = actions.Craft(self.pack.crafts[self.state.display[target]].id)
        elif action == terms.PAINT_CELL:
            plan = actions.Paint(actions.painting_cells(self.pack)[target])
        else:
            plan = actions.Dwelling()
        return self.member(plan, member) or self.finish_first()

    def _in_group(self, action: Action) -> Refused:
        """A number that is not offered: too many to be had or to go, or too few for the rest to do."""
        cell, step = self.state.frame[2:4]
        names: tuple[type[Any], ...] = (actions.With, actions.With, actions.Hunters, actions.Tools)
        if not isinstance(action, (*names[step : step + 1], actions.Without)):
            return self.finish_first()
        sent = list(self.state.group[cell][:4])
        own = [*self.state.home[self.seat], self._tools()]
        if isinstance(action, actions.With | actions.Without):
            member = terms.MEMBERS.index(action.member)
            if member != step:
                return self.finish_first()
            sent[step] = int(isinstance(action, actions.With))
        elif isinstance(action, actions.Hunters | actions.Tools):
            sent[step] = action.number
        if sent[step] > own[step]:
            return self._lacking(step, sent[step], own[step])
        most = [max(number, own[place] if place > step else 0) for place, number in enumerate(sent)]
        unfit = self._unfit(cell, sent, most)
        if unfit is None and self.state.animal[cell]:
            return refuse("DG-HUNT-05", "cannot-hunt", species=terms.SPECIES[self.state.animal[cell] - 1])
        return unfit or refuse("DG-EXPED-04", "no-member")

    def offering(self, good: str) -> Refused | None:
        """Why the seat's shaman cannot be paid with a good; None if it can."""
        number = terms.GOODS.index(good)
        if number not in self.pack.hut[self.state.hut_cell_of(self.seat)].offering:
            return refuse("DG-SHAMAN-07", "no-such-offering", good=good)
        if not self.state.stock[self.seat][number]:
            return refuse("DG-SHAMAN-07", "not-enough-goods", good=good, need=1, have=0)
        return None

    def load(self, good: str, number: int, most: int) -> Refused:
        """More of a good than can be brought home, or so few that the load would not be full."""
        if number > most:
            return refuse("DG-EXPED-16", "no-such-load", need=number, good=good)
        return refuse("DG-EXPED-16", "load-not-full", need=number, good=good)

    def _site(self, cell: int, name: str) -> Refused:
        if self.state.tile[cell] < 0:
            return refuse("DG-SHAMAN-17", "no-tile", cell=name)
        journey = self.state.frame[terms.HUT_CELL] == terms.LONG_JOURNEY
        rival = self._rival(cell, group=False)
        if rival is not None and not (journey and rival.refusal.reason == "rival-token"):
            rule = "DG-SHAMAN-17" if journey else "DG-SHAMAN-32"
            return refuse(rule, rival.refusal.reason, **rival.refusal.details)
        return self._out_of_range("DG-SHAMAN-31", cell) or self.finish_first()

    def _trade(self, action: Action) -> Refused:
        given = self.state.frame[terms.GIVEN]
        match action:
            case actions.Take(good) if given == 2:
                return refuse("DG-SHAMAN-28", "not-traded", good=good)
            case actions.Give(store) if given < 2:
                number = terms.STORES.index(store)
                if not self.pack.goods[terms.GOOD_OF[number]].tradable:
                    return refuse("DG-SHAMAN-28", "not-traded", good=terms.GOODS[terms.GOOD_OF[number]])
                if self.state.stock[self.seat][number] == 0:
                    return refuse("DG-SHAMAN-26", "nothing-to-give", store=store)
                if given:
                    return refuse("DG-SHAMAN-26", "given-in-order", store=store)
                return refuse("DG-SHAMAN-26", "given-last", store=store)
        return refuse("DG-SHAMAN-26", "two-for-one")

    def _feed(self, number: int) -> Refused:
        store = terms.ASKED_STORES[self.state.frame[terms.STEP] - 1]
        have = self.state.stock[self.seat][terms.STORES.index(store)]
        if number > have:
            return refuse("DG-FEED-03", "not-so-much-food", store=store, need=number, have=have)
        offered = [option - terms.EAT for option in self.state.options()]
        if number > max(offered):
            return refuse("DG-FEED-03", "needless-food", store=store)
        if number < min(offered):
            return refuse("DG-FEED-04", "must-feed", store=store)
        return refuse("DG-FEED-05", "would-not-add-up", store=store)

    def _camp(self, cell: int, name: str) -> Refused:
        state = self.state
        if state.tile[cell] < 0:
            return refuse("DG-CAMP-03", "no-tile", cell=name)
        if not self._reaches(cell, terms.CAMP_STEPS):
            return refuse("DG-CAMP-02", "camp-too-far", cell=name)
        rival = self._rival(cell, group=False)
        if cell == terms.CENTRE:
            return refuse("DG-CAMP-06", "never-back-to-centre", cell=name)
        if rival is not None:
            return refuse("DG-CAMP-04", rival.refusal.reason, **rival.refusal.details)
        return self.finish_first()
