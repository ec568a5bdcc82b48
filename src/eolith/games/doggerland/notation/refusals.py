"""The rule against an action that is not offered, and the reason; texts for the reasons are in words/.

Nothing here decides what is legal: the rules do.  This only says why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from eolith.kernel.actions import Action
from eolith.kernel.rule import Refused, refuse

from .. import layout, terms
from . import actions
from .agenda import FRAMES

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack
    from ..rules import Doggerland


PLANNED = (actions.Pass, actions.Dwelling, actions.Craft, actions.Birth, actions.Send, actions.Paint, actions.Ability,
           actions.Shaman)  # fmt: skip
EXECUTED = (actions.Build, actions.Make, actions.Bear, actions.Return, actions.Colour, actions.Raise, actions.Forge,
            actions.Invoke, actions.Finish)  # fmt: skip


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
        return refuse(FRAMES[self.prompt].asks, "finish-first", asked=(self.prompt, *self.state.frame[2:]))

    # --- planning -----------------------------------------------------------------------------------------

    def _plan(self, action: Action) -> Refused:
        match action:
            case actions.Dwelling():
                return refuse("DG-DWELL-11", "six-dwellings")
            case actions.Craft(craft):
                return self._craft(self.pack.number("crafts", craft), craft)
            case actions.Birth():
                return self._birth()
            case actions.Send(cell):
                return self._send(layout.CELL_NAMES.index(cell), cell)
            case actions.Paint(place):
                taken = self._painting("DG-PAINT-02", place)
                return taken or self._second("DG-PAINT-03", "paintings", self._workers(self.state.painter))
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
        return self._second("DG-CRAFT-02", "crafts", self._workers(self.state.crafter))

    def _painting(self, rule: str, place: str) -> Refused | None:
        """Why no member, and no token, goes to a cell of the cave; None if it is free."""
        number = actions.painting_cells(self.pack).index(place)
        if not self.state.revealed[number // 3]:
            return refuse("DG-PAINT-09", "painting-not-shown", place=place)
        if self.state.cube_of[number] or self.state.painter[number] or number + 1 in self.state.superb:
            return refuse(rule, "painting-is-taken", place=place)
        return None

    def _workers(self, places: list[int]) -> list[int]:
        """The members of the seat that stand on some places."""
        return [(worker - 1) % 3 for worker in places if worker and (worker - 1) // 3 == self.seat]

    def _second(self, rule: str, what: str, workers: list[int]) -> Refused:
        if len(workers) > 1:
            return refuse(rule, f"two-{what}")
        if workers and terms.CHIEF in workers:
            return refuse(rule, f"second-{what}-without-chief")
        return refuse(rule, f"second-{what}-by-chief")

    def _birth(self) -> Refused:
        if any(self.state.parents[self.seat]):
            return refuse("DG-BIRTH-02", "one-birth")
        if sum(self.state.home[self.seat]) < 2:
            return refuse("DG-BIRTH-01", "needs-two-members")
        return self._no_hunter()

    def _no_hunter(self) -> Refused:
        """No hunter-gatherer for one more birth."""
        if self.state.hunters[self.seat] + self.state.newborns[self.seat] < terms.HUNTERS:
            return refuse("DG-BIRTH-06", "hunters-promised")
        return refuse("DG-BIRTH-06", "no-hunter-in-supply")

    def _shaman(self, number: int, hut: str) -> Refused:
        state = self.state
        if not state.home[self.seat][terms.SHAMAN]:
            return refuse("DG-SHAMAN-01", "shaman-is-out")
        if state.done[self.seat][number]:
            return refuse("DG-SHAMAN-04", "action-is-done", hut=hut)
        if state.hut[number]:
            return refuse("DG-SHAMAN-03", "hut-cell-is-taken", hut=hut, seat=terms.SEATS[state.hut[number] - 1])
        if number == terms.TWINS and sum(state.home[self.seat]) < 2:
            return refuse("DG-SHAMAN-23", "needs-two-members")
        if number == terms.TWINS:
            return self._no_hunter()
        if number == terms.SUPERB:
            return refuse("DG-SHAMAN-12", "no-free-painting")
        return refuse("DG-SHAMAN-17", "no-site")

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
        most = self.pack.abilities[terms.RANGE].values[self.state.level[self.seat][terms.RANGE]]
        steps = self._distance(cell)
        if steps is not None and steps <= most:
            return None
        return refuse(rule, "out-of-range", cell=layout.CELL_NAMES[cell], steps=steps or 0, range=most)

    def _distance(self, cell: int) -> int | None:
        tiles = [place for place, tile in enumerate(self.state.tile) if tile >= 0]
        return layout.distances(self.state.camp[self.seat], tiles).get(cell)

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
        animal = self.pack.animals[species]
        if chief + hunters < animal.people:
            return refuse("DG-HUNT-02", "too-few-people", species=animal.id, need=animal.people, have=chief + hunters)
        skill = 2 * chief + hunters + tools
        if skill < animal.skill:
            return refuse("DG-HUNT-01", "too-little-skill", species=animal.id, need=animal.skill, have=skill)
        return None

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
        for kind, rule, what, places in (
            (actions.Craft, "DG-CRAFT-02", "crafts", self.state.crafter),
            (actions.Paint, "DG-PAINT-03", "paintings", self.state.painter),
        ):
            if isinstance(action, kind):
                workers = self._workers(places)
                if workers and (terms.CHIEF in workers) == (member == "chief"):
                    return self._second(rule, what, workers)
        return None

    # --- execution --------------------------------------------------------------------------------------------

    def _execution(self, action: Action) -> Refused:
        match action:
            case actions.Build():
                return self._build(action)
            case actions.Make(craft):
                number = self.pack.number("crafts", craft)
                spaces = [space for space, shown in enumerate(self.state.display) if shown == number]
                if not spaces or (self.state.crafter[spaces[0]] - 1) // 3 != self.seat:
                    return refuse("DG-EXEC-01", "not-planned")
                return self._cannot_pay("DG-CRAFT-05", self.pack.crafts[number].cost) or self.finish_first()
            case actions.Colour(place):
                number = actions.painting_cells(self.pack).index(place)
                if (self.state.painter[number] - 1) // 3 != self.seat:
                    return refuse("DG-EXEC-01", "not-planned")
                species = terms.SPECIES[self.pack.paintings[number // 3].animals[number % 3]]
                return refuse("DG-PAINT-07", "not-in-memory", species=species)
            case actions.Raise(ability):
                return self._raise(terms.ABILITIES.index(ability), "DG-ABIL-17")
            case actions.Forge(level):
                return self._forge(level)
            case actions.Invoke():
                return self._invoke()
        return refuse("DG-EXEC-01", "not-planned")

    def _cannot_pay(self, rule: str, cost: tuple[int, ...], saved: int = 0) -> Refused | None:
        """What is missing of a cost; `saved` wood need not be paid."""
        for good, due in enumerate(cost[: terms.PAYABLE]):
            due -= saved if good == terms.WOOD else 0
            have = self.state.stock[self.seat][good]
            if due > have:
                return refuse(rule, "not-enough-goods", good=terms.GOODS[good], need=due, have=have)
        return None

    def _build(self, action: actions.Build) -> Refused:
        own, state = self.state.builders[self.seat], self.state
        chief = action.builder == "chief"
        if not any(own):
            return refuse("DG-EXEC-01", "not-planned")
        if chief and not own[terms.CHIEF]:
            return refuse("DG-EXEC-01", "chief-does-not-build")
        if not chief and sum(own) == own[terms.CHIEF]:
            return refuse("DG-EXEC-01", "only-chief-builds")
        huts = state.dwellings[self.seat]
        if action.on == "ramshackle" and not huts[terms.RAMSHACKLE]:
            return refuse("DG-DWELL-10", "nothing-to-cover")
        if action.on == "empty" and sum(huts) == terms.DWELLING_CELLS:
            return refuse("DG-DWELL-09", "no-empty-cell")
        dwelling = self.pack.dwellings[terms.DWELLINGS.index(action.dwelling)]
        return self._cannot_pay("DG-DWELL-08", dwelling.cost, int(chief)) or refuse("DG-FEED-15", "too-little-room")

    def _raise(self, ability: int, rule: str) -> Refused:
        level = self.state.level[self.seat][ability]
        if self.prompt == "execute" and not self.state.learner[self.seat][ability]:
            return refuse("DG-EXEC-01", "not-planned")
        if level == terms.LEVELS - 1:
            return refuse("DG-ABIL-03", "highest-level", ability=terms.ABILITIES[ability])
        return self._cannot_pay(rule, self.pack.abilities[ability].steps[level]) or self.finish_first()

    def _forge(self, level: int) -> Refused:
        if self.prompt == "execute" and not self.state.learner[self.seat][terms.TOOLMAKING]:
            return refuse("DG-EXEC-01", "not-planned")
        if level > self.state.level[self.seat][terms.TOOLMAKING] + 1:
            return refuse("DG-ABIL-11", "recipe-too-high", need=level)
        return self._cannot_pay("DG-ABIL-17", self.pack.recipes[level - 1].cost) or self.finish_first()

    def _invoke(self) -> Refused:
        state = self.state
        if self.seat + 1 not in state.hut:
            return refuse("DG-EXEC-01", "not-planned")
        number = list(state.hut).index(self.seat + 1)
        action = self.pack.hut[number]
        if number >= terms.MENHIR:
            if (missing := self._cannot_pay("DG-SHAMAN-08", action.cost)) is not None:
                return missing
        elif not any(state.stock[self.seat][good] for good in action.offering):
            return refuse("DG-SHAMAN-07", "no-offering")
        if number == terms.SUPERB:
            cell = state.superb[self.seat] - 1
            species = terms.SPECIES[self.pack.paintings[cell // 3].animals[cell % 3]]
            if not state.memory[self.seat][terms.SPECIES.index(species)]:
                return refuse("DG-SHAMAN-15", "not-in-memory", species=species)
        if (number >= terms.MENHIR or number == terms.LONG_JOURNEY) and self._must_wait():
            return refuse("DG-EXEC-06", "wait-for-others")
        return refuse("DG-SHAMAN-38", "no-site")

    def _must_wait(self) -> bool:
        """Whether somebody before this seat is still to place a piece on the map."""
        state = self.state
        turns = [
            (owner - 1 - state.first) % self.game.sides
            for number, owner in enumerate(state.hut)
            if owner and (number >= terms.MENHIR or number == terms.LONG_JOURNEY and not state.journey_when_planned)
        ]
        return bool(state.simultaneous) and any(turn < (self.seat - state.first) % self.game.sides for turn in turns)

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
        if number not in self.pack.hut[list(self.state.hut).index(self.seat + 1)].offering:
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
        steps = self._distance(cell)
        if steps is None or steps > terms.CAMP_STEPS:
            return refuse("DG-CAMP-02", "camp-too-far", cell=name)
        rival = self._rival(cell, group=False)
        if cell == terms.CENTRE:
            return refuse("DG-CAMP-06", "never-back-to-centre", cell=name)
        if rival is not None:
            return refuse("DG-CAMP-04", rival.refusal.reason, **rival.refusal.details)
        return self.finish_first()
