"""The rule against an action in a game alone, where it is another than in the game of several."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from eolith.kernel.rule import Refused, refuse

from .. import layout, terms
from . import actions, events
from .refusals import PLANNED, Reasons

if TYPE_CHECKING:
    from eolith.kernel.actions import Action
    from eolith.kernel.game import Game

    from ..rules import Doggerland

OF_EVENTS = (events.Accept, events.Decline, events.Choose, events.Tile, events.Discard, events.Raze, events.Close,
             events.Erase, events.Hold)  # fmt: skip
"""What only a card asks for."""
COST_OF = {
    actions.Dwelling: terms.BUILD_DWELLING, actions.Craft: terms.MAKE_CRAFT, actions.Birth: terms.GIVE_BIRTH,
    actions.Paint: terms.PAINT_CELL, actions.Ability: terms.IMPROVE, actions.Shaman: terms.USE_SHAMAN,
}  # fmt: skip
"""The planned action of a kind of action; expeditions hunt or gather."""


def reasons(game: Game, state: Doggerland) -> Reasons:
    """Why the seat to decide may not do something."""
    return AloneReasons(game, state) if game.alone else Reasons(game, state)


class AloneReasons(Reasons):
    """Why the only player may not do something now."""

    state: Any

    def against(self, action: Action) -> Refused:
        if isinstance(action, OF_EVENTS):
            return self._of_event(action)
        refused = self._not_alone(action) if self.prompt == "plan" and isinstance(action, PLANNED) else None
        if refused is None and isinstance(action, actions.Deprive) and self.prompt == "cost":
            return self._too_many(1)
        return refused or super().against(action)

    def _of_event(self, action: Action) -> Refused:
        """What a card could ask for is not asked now, or not so."""
        if self.prompt in ("plan", "execute"):
            return refuse("DGS-EVENT-01", "no-event-asks")
        if self.prompt == "pick":
            return refuse("DGS-EVENT-02", "not-to-be-picked")
        return self.finish_first()

    def _not_alone(self, action: Action) -> Refused | None:
        """What the card, a rival or the number of tokens is against; None where it is another rule."""
        match action:
            case actions.Shaman(hut):
                number = terms.HUT.index(hut)
                for shaman, cell in zip(terms.RIVAL_SHAMANS, self.state.rival_shaman):
                    if cell == number + 1:
                        return refuse("DGS-SHAMAN-01", "rival-shaman", hut=hut, shaman=shaman)
                if self.forbidden(terms.NO_SHAMAN) or number == terms.SUPERB and self.forbidden(terms.NO_SUPERB):
                    return refuse("DGS-EVENT-01", "event-forbids")
            case actions.Paint() if self.forbidden(terms.NO_PAINTING):
                return refuse("DGS-EVENT-01", "event-forbids")
            case actions.Send(cell):
                there = layout.CELL_NAMES.index(cell) + 1
                if there in self.state.rival:
                    return self._rival_there(cell)
                if there in self.state.white_at:
                    return refuse("DGS-EVENT-08", "white-figure-there", cell=cell)
        action_of = COST_OF.get(type(action))
        if isinstance(action, actions.Send):
            animal = self.state.animal[layout.CELL_NAMES.index(action.cell)]
            action_of = terms.HUNT if animal else terms.GATHER
        tokens = 0 if action_of is None else self._tokens_due(action_of)
        if tokens and self.state.deprivation[0] + tokens > self.game.content.tokens_allowed:
            return self._too_many(tokens)
        return None

    def _rival_there(self, cell: str, rule: str = "DGS-PLAN-01") -> Refused:
        rival = terms.RIVALS[list(self.state.rival).index(layout.CELL_NAMES.index(cell) + 1)]
        return refuse(rule, "rival-there", cell=cell, rival=rival)

    def _tokens_due(self, action: int) -> int:
        """The tokens that would stand for what is missing of a planning cost."""
        tools, hides = self.state.planning_cost(action)
        own = self.state.stock[0]
        return int(max(0, tools - own[terms.TOOL]) + max(0, hides - own[terms.HIDE]))

    def _too_many(self, tokens: int) -> Refused:
        most, have = self.game.content.tokens_allowed, self.state.deprivation[0]
        return refuse("DGS-PLAN-04", "too-many-tokens", need=tokens, have=have, most=most)

    def forbidden(self, what: int) -> bool:
        """Whether the card of the round forbids something now."""
        return bool(self.state.is_forbidden(what))

    def _hunt_fails(self, species: int, chief: int, hunters: int, tools: int) -> Refused | None:
        animal, people = self.pack.animals[species], chief + hunters
        need = max(animal.people, self.state.change(terms.MIN_PEOPLE))
        if people < need:
            rule = "DG-HUNT-02" if need == animal.people else "DGS-EVENT-01"
            return refuse(rule, "too-few-people", species=animal.id, need=need, have=people)
        skill, due = people + chief + tools, animal.skill + self.state.change(terms.HUNT_SKILL, species)
        if skill < due:
            return refuse("DG-HUNT-01", "too-little-skill", species=animal.id, need=due, have=skill)
        return None

    def _unfit(self, place: int, sent: list[int], most: list[int]) -> Refused | None:
        hunters = self.state.change(terms.SHAMAN_HUNTS)
        if self.state.animal[place] and hunters:
            # the shaman counts as a hunter
            sent, most = ([chief, 0, shaman + hunter, tools] for chief, shaman, hunter, tools in (sent, most))
        need = self.state.change(terms.MIN_PEOPLE)
        if not self.state.animal[place] and sum(most[: terms.TOOLS]) < need:
            return refuse("DGS-EVENT-01", "too-small-a-group", need=need)
        return super()._unfit(place, sent, most)

    def _out_of_range(self, rule: str, cell: int) -> Refused | None:
        less = self.state.change(terms.CHANGE_RANGE)
        by_event = less < 0 and self._reaches(cell, self.state.range_of(0) - less)
        return super()._out_of_range("DGS-EVENT-01" if by_event else rule, cell)

    def _camp(self, cell: int, name: str) -> Refused:
        if cell + 1 in self.state.rival and self.state.tile[cell] >= 0:
            return self._rival_there(name, "DGS-EXEC-06")
        return super()._camp(cell, name)
