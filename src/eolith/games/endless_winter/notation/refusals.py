"""The rule against an action that is not offered, and the reason; texts for the reasons are in words/.

Nothing here decides what is legal: the rules do.  This only says why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from eolith.kernel.actions import Action
from eolith.kernel.rule import Refused, refuse

from .. import layout, terms
from ..pack.effects import labor
from ..pack.field import field_of
from ..rules.eclipse import influence
from ..rules.megaliths import why_not_site
from . import actions, printed_order
from .agenda import FRAMES

if TYPE_CHECKING:
    from eolith.kernel.game import Game

    from ..pack import Pack
    from ..pack.effects import Clause, Item
    from ..rules import EndlessWinter


NO_GAIN = {"Draw": "EW-REST-02", "Idol": "EW-IDOL-01", "Camp": "EW-MIG-01", "Reveal": "EW-HUNT-01",
           "TopAnimal": "EW-HUNT-16", "Site": "EW-MEGA-01", "Move": "EW-MIG-03", "Village": "EW-MIG-11",
           "Bury": "EW-INIT-10", "Tribe": "EW-INIT-01", "Culture": "EW-DEV-01", "Animal": "EW-HUNT-06",
           "TurnAnimal": "EW-HUNT-12", "Stone": "EW-DEV-06"}  # fmt: skip
"""The rule that says when such a thing is gained."""

IN_TURN = {
    "Burn": ("EW-LABOR-14", "no-food"), "Next": ("EW-FIGURE-01", "place-a-figure"),
    "Token": ("EW-RESTMOD-08", "no-token-now"), "Discard": ("EW-CULTURE-02", "nothing-to-discard-for"),
    "Tool": ("EW-GOLD-07", "no-gain-now"), "Food": ("EW-GOLD-07", "no-gain-now"),
} | dict.fromkeys(("Hex", "Slot", "VillageCards", "Score"), ("EW-ECL-12", "only-in-eclipse"))  # fmt: skip
"""What is no part of a turn, or not of this step, whatever lies on the table."""
FULL = {"Draw": ("EW-GOLD-04", "no-card-to-draw"), "Idol": ("EW-IDOL-10", "idol-at-the-top"),
        "Tool": ("EW-GOLD-15", "tools-are-full"), "Food": ("EW-GOLD-14", "food-is-full")}  # fmt: skip
"""Why there is no such gain where one is due."""

AGAINST = {
    terms.CELL_TAKEN: ("EW-MEGA-10", "site-taken", "site"),
    terms.TOP_TAKEN: ("EW-MEGA-19", "site-taken", "site"),
    terms.GREY_ON_TOP: ("EW-MEGA-07", "no-square-of-four", "site"),
    terms.NO_SQUARE: ("EW-MEGA-20", "no-square-of-four", "site"),
    terms.NO_TWO: ("EW-MEGA-20", "no-square-of-four", "site"),
    terms.OVERLAPS: ("EW-MEGA-19", "would-overlap", "site"),
    terms.STARTING_CELL: ("EW-MEGA-08", "starting-cell", "site"),
    terms.GREY_ALONE: ("EW-MEGA-09", "no-neighbour", "site"),
    terms.COLOURED_ALONE: ("EW-MEGA-05", "no-neighbour", "site"),
    terms.AT_START_TILE: ("EW-MIG-13", "start-tile", "junction"),
    terms.VILLAGE_THERE: ("EW-MIG-14", "village-there", "junction"),
    terms.NO_VILLAGE_LEFT: ("EW-MIG-20", "no-village-left", "junction"),
    terms.NO_THREE_CAMPS: ("EW-MIG-12", "no-three-camps", "junction"),
    terms.NO_SLOT_FREE: ("EW-DEV-12", "no-slot-free"),
    terms.SLOT_COST: ("EW-DEV-11", "slot-cost"),
}
"""What the rules answer, as a rule, a reason, and what its text tells beside."""

NO_TRIBE_CARD = ("EW-INIT-19", "no-tribe-card")
COLUMN_OF = {"Camp": 2, "Move": 2, "Village": 2, "Reveal": 3, "Animal": 3, "TurnAnimal": 3, "TopAnimal": 3,
             "Tribe": 0, "Culture": 1, "Stone": 1}  # fmt: skip
PART_OF = {"Village": "middle", "TurnAnimal": "middle", "Stone": "middle", "TopAnimal": "bottom"}
COSTS = {"initiate.top": "EW-INIT-01", "initiate.middle": "EW-INIT-08", "develop.top": "EW-DEV-01",
         "develop.middle": "EW-DEV-11", "migrate.middle": "EW-MIG-11"}  # fmt: skip

TERRAIN, PLAYER_BOARD = 2, 3
"""Stages of the eclipse actions of a seat, in their frame."""

ON_THE_WAY = ("choose", "gains", "gain_use", "gain_tribe", "gain_stone", "gain_camp")
"""Questions that a use can ask before it gives something else."""


def leads_to(state: EndlessWinter, way: int, option: int) -> bool:
    """Whether a decision of the seat brings it to an option, be it over questions on the way."""
    after = state.clone()
    after.apply(way)
    if after.seat != state.seat or terms.FRAMES[after.frame[0]] == "turn":
        return False
    offered = after.options()
    asked = terms.FRAMES[after.frame[0]] in ON_THE_WAY
    return option in offered or asked and any(leads_to(after, way, option) for way in offered)


class Reasons:
    """Why the seat to decide may not do something now."""

    def __init__(self, game: Game[Pack], state: EndlessWinter) -> None:
        assert state.seat is not None
        self.game = game
        self.state = state
        self.seat: int = state.seat
        self.prompt = terms.FRAMES[state.frame[0]]

    def against(self, action: Action) -> Refused:
        match action:
            case actions.Play(card):
                return self._play(self.game.pack.card(card))
            case actions.Figure(figure, _):
                return self._figure(figure)
            case actions.Use(name):
                return self._use(name)
            case actions.PileUp() if self.prompt != "form_pile":
                return refuse("EW-PILE-04", "no-pile-now")
            case actions.PileUp(card):
                number = self.game.pack.card(card)
                if self.state.hand[self.seat][number]:
                    return refuse("EW-PILE-02", "pile-ascends", card=card)
                in_discard = self.state.discards[self.seat][number]
                return refuse("EW-PILE-06" if in_discard else "EW-PILE-01", "not-in-hand", card=card)
            case actions.Burn() if terms.PHASES[self.state.phase] == "eclipse":
                return refuse("EW-LABOR-20", "not-in-eclipse")
        if self.prompt == "turn":
            return self._in_turn(action)
        return self._at_prompt(action)

    # --- steps of a turn ---

    def _in_turn(self, action: Action) -> Refused:
        name = type(action).__name__
        if name in IN_TURN:
            return refuse(*IN_TURN[name])
        if name not in NO_GAIN:
            return self._finish_first()
        if name in COLUMN_OF and self.state.stage in (2, 3, 4) and self.state.column == COLUMN_OF[name]:
            return self._column_action(action, PART_OF.get(name, "top"))
        option = self.game.option(action)
        if any(leads_to(self.state, use, option) for use in self.state.options() if terms.USE <= use < terms.BURN):
            return refuse("EW-CARDS-01", "use-first")
        if name in COLUMN_OF:
            return refuse(NO_GAIN[name], "comes-with-column", column=terms.COLUMNS[COLUMN_OF[name]])
        return refuse(NO_GAIN[name], "nothing-gives-that-now")

    def _column_action(self, action: Action, part: str) -> Refused:
        column = self.game.pack.columns[self.state.column]
        word = {"Camp": "camp", "Move": "move", "Village": "village", "Reveal": "reveal", "Animal": "animal ground",
                "TurnAnimal": "use animal", "TopAnimal": "animal deck", "Tribe": "tribe hand",
                "Culture": "culture hand", "Stone": "stone"}[type(action).__name__]  # fmt: skip
        for clause in getattr(column, part):
            if any(item.name == word for gains in clause.gains for item in gains):
                if self.state.ready[clause.number] and isinstance(action, actions.Village | actions.Stone):
                    return self._unpayable(clause) or self._at_prompt(action)
                against = self._clause(clause, action.card if isinstance(action, actions.Culture) else "")
                if against is not None:
                    return against
        return self._at_prompt(action)

    def _figure(self, figure: str) -> Refused:
        if self.prompt != "turn":
            return self._finish_first()
        if self.state.stage != 1:
            return refuse("EW-FIGURE-01", "figure-is-placed")
        if figure == "chief":
            return refuse("EW-FIGURE-17", "chief-is-out")
        if self.state.by_chief:
            return refuse("EW-FIGURE-14", "chief-is-bound")
        return refuse("EW-FIGURE-01", "no-figure-left")

    def _play(self, card: int) -> Refused:
        if self.prompt != "turn":
            return self._finish_first()
        name = self.game.pack.cards[card].id
        if not self.state.hand[self.seat][card]:
            return refuse("EW-LABOR-19", "not-in-hand", card=name)
        if card >= terms.FIRST_CULTURE:
            if self.state.stage != 1:
                developing = self.state.column == terms.DEVELOP
                return refuse("EW-DEV-04" if developing else "EW-CULTURE-07", "culture-step-is-over", card=name)
            if self.state.cultures == self.game.content.culture_limit:
                return refuse("EWP-CULTURE-01", "two-cultures", card=name)
            return refuse("EW-CULTURE-03", "no-card-to-discard", card=name)
        if self.state.stage == 1:
            return refuse("EW-LABOR-02", "place-first", card=name)
        if self.state.stage == 5:
            return refuse("EW-REST-06", "no-tribe-cards-at-rest", card=name)
        return refuse("EW-INIT-05", "taken-this-turn", card=name)

    # --- clauses ---

    def _use(self, name: str) -> Refused:
        clause = next(clause for clause in self.game.pack.clauses if actions.clause_name(clause) == name)
        if self.prompt not in ("turn", "eclipse"):
            return self._finish_first()
        return self._clause(clause) or refuse("EW-CARDS-01", "no-use-now")

    def _clause(self, clause: Clause, card: str = "") -> Refused | None:
        """What keeps a clause from being used, maybe for a culture card; None if nothing does."""
        if not self.state.ready[clause.number]:
            return self._not_ready(clause)
        return self._unpayable(clause, card) or self._pointless(clause)

    def _not_ready(self, clause: Clause) -> Refused:
        kind = clause.origin.kind
        if kind == "column":
            return self._column_not_ready(clause)
        if kind == "rest_space" and self.state.stage != 5:
            return refuse("EW-REST-02", "not-at-rest")
        if kind == "rest_space":
            return self._passed_over(clause) or refuse("EW-REST-02", "used-already")
        if kind == "side":
            return self._chief_not_ready(clause)
        if kind == "rest_token":
            held = self.state.rest_held and self.game.pack.rest_tokens[self.state.rest_held - 1].id == clause.origin.id
            return refuse("EW-CARDS-02", "used-already") if held else refuse("EW-RESTMOD-05", "no-such-token")
        if kind in ("starting_card", "tribe_card", "culture_card"):
            return self._card_not_ready(clause)
        return refuse("EW-CARDS-01", "comes-with-its-place")

    def _column_not_ready(self, clause: Clause) -> Refused:
        name, stage = clause.origin.id, self.state.stage
        column = terms.COLUMNS.index(name)
        if self.prompt != "turn" or stage not in (2, 3, 4) or column != self.state.column:
            return refuse("EW-FIGURE-02", "no-figure-there", column=name)
        due = {"top": 2, "middle": 3, "bottom": 4}[clause.origin.column]
        if stage > due:
            moves = clause.gains[0][0].name == "move"
            return refuse("EW-MIG-24" if moves else "EW-FIGURE-04", "never-back-up", column=name)
        if stage < due:
            return refuse("EW-FIGURE-04", "later-in-the-column", column=name)
        if stage == 3:
            return refuse("EW-FIGURE-07", "once-a-figure", column=name)
        own = (self.state.bottom_by[column] - 1) // 2 == self.seat
        if own and self._came_first(column):
            return self._passed_over(clause) or refuse("EW-CARDS-02", "used-already")
        return refuse("EW-FIGURE-13" if own else "EW-FIGURE-11", "bottom-is-closed", column=name)

    def _passed_over(self, clause: Clause) -> Refused | None:
        """Whether a clause is over because what comes after it has been used, be it used itself or not."""
        later = printed_order.behind(self.game.pack, clause)
        if all(self.state.ready[number] for number in later):
            return None
        rest = clause.origin.kind == "rest_space"
        return refuse("EW-REST-02" if rest else "EW-MIG-21", "comes-before", what="draw" if rest else "camp")

    def _came_first(self, column: int) -> bool:
        """Whether the figure of this turn may be the one on the bottom symbol: no other of the seat stands there."""
        tribe = self.state.tribe_at[self.seat][column]
        return bool(tribe + (self.state.chief_at[self.seat] == column + 1) == 1)

    def _chief_not_ready(self, clause: Clause) -> Refused:
        chief, side = self.state.chief[self.seat] - 1, self.state.side[self.seat] - 1
        if self.game.pack.sides[2 * chief + side].id != clause.origin.id:
            return refuse("EW-SETUP-18", "not-your-chief")
        if not self.state.by_chief or self.state.stage < 2:
            return refuse("EW-FIGURE-14", "no-chief-turn")
        if clause.trigger and clause.trigger != self.state.column + 1:
            return refuse("EW-FIGURE-15", "other-column")
        return refuse("EW-CARDS-02", "used-already")

    def _card_not_ready(self, clause: Clause) -> Refused:
        card = self.game.pack.card(clause.origin.id)
        if self.prompt == "eclipse":
            return self._pile_card_not_ready(clause, card)
        if clause.trigger == terms.IN_ECLIPSE:
            return refuse("EW-LABOR-08", "only-in-eclipse-card", card=clause.origin.id)
        if not self.state.played[self.seat][card]:
            rule = "EW-CARDS-03" if card >= terms.FIRST_CULTURE else "EW-CARDS-04"
            return refuse(rule, "not-played", card=clause.origin.id)
        if clause.trigger and (self.state.stage == 1 or clause.trigger != self.state.column + 1):
            return refuse("EW-CARDS-06", "other-column")
        if card >= terms.FIRST_CULTURE and not clause.trigger and self.state.stage != 1:
            return refuse("EW-CARDS-03", "culture-step-is-over", card=clause.origin.id)
        if card >= terms.FIRST_CULTURE and self.state.culture_at_once and self.state.cultures > 1:
            return refuse("EW-CULTURE-05", "used-or-passed", card=clause.origin.id)
        return refuse("EW-CARDS-02", "used-already")

    def _pile_card_not_ready(self, clause: Clause, card: int) -> Refused:
        if not self.state.pile[self.seat][card]:
            return refuse("EW-CARDS-08", "not-in-pile", card=clause.origin.id)
        if clause.trigger != terms.IN_ECLIPSE:
            return refuse("EW-CARDS-04", "only-when-played", card=clause.origin.id)
        if self.state.frame[terms.STAGE] >= TERRAIN:
            return refuse("EW-ECL-12", "pile-is-over")
        return refuse("EW-CARDS-02", "used-already")

    def _unpayable(self, clause: Clause, card: str = "") -> Refused | None:
        if not clause.costs or terms.USE + clause.number in self.state.options():
            return None
        missing = [self._missing(cost) for cost in clause.costs]
        if any(item is None for item in missing):
            return None
        item = missing[0]
        assert item is not None
        rule = COSTS.get(f"{clause.origin.id}.{clause.origin.column}", "EW-CARDS-10")
        if clause.origin.kind == "column" and rule == "EW-CARDS-10":
            rule = {"camp": "EW-MIG-01", "move": "EW-MIG-03", "reveal": "EW-HUNT-01"}.get(
                clause.gains[0][0].name, "EW-HUNT-06"
            )
        need, own = item.count, self._owned(item.name)
        if item.name == "labor":
            need -= self._less(clause, card)
            if own == 1 or own % 2 and own + 1 == need:
                rule = "EW-LABOR-06"  # a half is all that is left, or all that is missing
            return refuse(rule, "not-enough-labor", need=labor(need), own=labor(own))
        return refuse(rule, f"not-enough-{item.name}", need=need, own=own)

    def _less(self, clause: Clause, card: str) -> int:
        """Halves of labor that it costs less than printed, for a culture card or for the cheapest (EWP-DEV-01)."""
        content, marked = self.game.content, self.state.marked
        if card and not marked[self.game.pack.card(card) - terms.FIRST_CULTURE]:
            return 0
        return int(self.state.discount(content.first[clause.number], content.part[clause.number]))

    def _missing(self, cost: tuple[Item, ...]) -> Item | None:
        return next((item for item in cost if self._owned(item.name) < item.count), None)

    def _owned(self, name: str) -> int:
        """How much there is to pay with; labor in halves."""
        state, seat = self.state, self.seat
        return int({"food": state.food[seat], "tool": state.tools[seat], "labor": state.labor,
                    "discard": state.size[seat][terms.HAND]}[name])  # fmt: skip

    def _pointless(self, clause: Clause) -> Refused | None:
        """Nothing could be gained by it."""
        shown = sum(self.state.ground)
        reasons = {
            "camp": ("EW-MIG-09", "no-camp-at-home"),
            "move": ("EW-MIG-03", "no-camp-on-the-map"),
            "village": self._no_village(),
            "bury": ("EW-INIT-13", "nothing-to-bury"),
            "tribe hand": ("EW-INIT-03", "every-type-taken") if any(self.state.supply) else NO_TRIBE_CARD,
            "tribe discard": NO_TRIBE_CARD,
            "bury supply": NO_TRIBE_CARD,
            "culture hand": ("EWP-DEV-05", "no-culture-open"),
            "animal ground": ("EW-HUNT-09", "no-animal-shown"),
            "animal deck": ("EWP-HUNT-05", "no-animal-left"),
            "reveal": ("EW-HUNT-04" if shown >= self.game.content.most_shown else "EW-HUNT-05", "no-animal-to-add"),
            "use animal": ("EW-ICON-17", "no-unused-animal"),
            "stone": self._no_stone(),
            "tool": FULL["Tool"],
            "food": FULL["Food"],
            "fill food": FULL["Food"],
        }
        for gains in clause.gains:
            for item in gains:
                if item.name not in reasons:
                    return None
        offered = self.state.options()
        if terms.USE + clause.number in offered:
            return None
        word = clause.gains[0][0].name
        details = {"reveal": {"shown": shown}, "stone": self._slot_cost()}.get(word, {})
        rule, reason = reasons[word]
        return refuse(rule, reason, **details)

    def _no_village(self) -> tuple[str, str]:
        if not self.state.villages_left[self.seat]:
            return "EW-MIG-20", "no-village-left"
        return "EW-MIG-12", "no-village-place"

    def _no_stone(self) -> tuple[str, str]:
        why = self.state.why_no_slot(self.seat, terms.BY_MIDDLE)
        if why:
            rule, reason, *_ = AGAINST[why]
            return rule, reason
        return ("EW-DEV-07", "stones-of-era-2") if 1 in self.state.stone else ("EW-DEV-16", "no-stone-left")

    def _slot_cost(self) -> dict[str, object]:
        """What the next stone slot costs, if there is one."""
        slot = self.state.free_slot(self.seat)
        if slot == terms.STONE_SLOTS:
            return {}
        price = self.game.pack.stone_slots[slot]
        return {"cost": (price.food, price.tool, 0)}

    # --- gains that are asked for ---

    def _finish_first(self) -> Refused:
        """Something else is to be decided."""
        asked: tuple[object, ...] = (self.prompt, *self.state.frame[2:])
        if self.prompt == "turn":
            asked = (self.prompt, self.state.stage, self.state.column, self.state.labor, self.state.cultures)
        rule = self._list_rule() if self.prompt == "gains" else FRAMES[self.prompt].asks
        return refuse(rule, "finish-first", asked=asked)

    def _because(self, why: int, **known: object) -> Refused:
        """What the rules answer."""
        if not why:
            return self._finish_first()
        rule, reason, *told = AGAINST[why]
        return refuse(rule, reason, **{name: known[name] for name in told})

    def _list_rule(self) -> str:
        """The rule that gives several things of which the first is asked for."""
        if terms.PHASES[self.state.phase] == "eclipse":
            return FRAMES["gains"].asks
        first, alternative = self.game.content.first, self.state.frame[terms.LIST]
        clause = next(one for one in self.game.pack.clauses if alternative < first[one.number + 1])
        return COSTS.get(f"{clause.origin.id}.{clause.origin.column}", "EW-CARDS-01")

    def _at_prompt(self, action: Action) -> Refused:
        match action:
            case actions.Move(place, direction) if self.prompt in ("gain_move", "turn"):
                if not self.state.camps[self.seat][layout.HEX_NAMES.index(place)]:
                    return refuse("EW-MIG-03", "no-camp-there", hex=place)
                return refuse("EW-MIG-08", "off-the-map", hex=place, direction=direction)
            case actions.Village(junction) if self.prompt in ("gain_village", "turn"):
                why = self.state.why_not_village(self.seat, layout.JUNCTION_NAMES.index(junction))
                return self._because(why, junction=junction)
            case actions.Site(site) if self.prompt == "gain":
                return self._site(field_of(self.game).numbers[site], site)
            case actions.Draw() | actions.Idol() | actions.Tool() | actions.Food() if self.prompt == "gain":
                return self._ranked(action)
            case actions.Tribe(card) if self.prompt in ("gain_tribe", "turn"):
                if self.state.types_taken >> terms.TRIBE_CARDS.index(card) & 1:
                    return refuse("EW-INIT-02", "type-taken", card=card)
                return refuse("EW-INIT-19", "no-such-tribe-card", card=card)
            case actions.Culture(card) if self.prompt in ("gain_culture", "turn"):
                if self.state.culture[self.game.pack.card(card) - terms.FIRST_CULTURE] == terms.OPEN:
                    return refuse("EWP-DEV-01", "no-labor-token", card=card)
                return refuse("EW-DEV-01", "not-open", card=card)
            case actions.Animal(found) if self.prompt in ("gain_animal", "turn"):
                species = actions.species_at(self.state, found)
                if not species:
                    return refuse("EW-HUNT-06", "no-animal-there", place=found)
                return refuse("EW-HUNT-06", "not-shown", species=species)
            case actions.TurnAnimal(species) if self.prompt in ("gain_use", "turn"):
                number = self.game.pack.number("animals", species)
                rule = "EW-HUNT-14" if self.state.used[self.seat][number] else "EW-HUNT-12"
                return refuse(rule, "no-unused-species", species=species)
            case actions.Stone(stone) if self.prompt in ("gain_stone", "turn"):
                return self._stone(self.game.pack.number("stones", stone), stone)
            case actions.Bury(zone, card) if self.prompt == "gain_burial":
                return refuse("EW-ECL-31" if zone == "pile" else "EW-ICON-02", "not-there", zone=zone, card=card)
            case actions.Discard(card) if self.prompt == "discard_card":
                return refuse("EW-CULTURE-03", "not-in-hand", card=card)
            case actions.Hex(place) if self.prompt == "eclipse":
                return self._hex(layout.HEX_NAMES.index(place), place)
            case actions.Slot() | actions.VillageCards() | actions.Score() if self._comes_later(PLAYER_BOARD):
                return self._finish_first()
            case actions.Slot(slot) if self.prompt == "eclipse":
                return refuse("EW-ECL-25", "slot-gives-nothing", slot=slot)
            case actions.VillageCards() if self.prompt == "eclipse":
                return refuse("EW-ECL-24", "no-village-built")
            case actions.Score(slot) if self.prompt == "eclipse":
                return refuse("EW-ECL-26", "no-stone-there", slot=slot)
            case actions.TakeChief() | actions.TakeSetup() if self.prompt in ("pick_chief", "pick_setup"):
                return refuse(FRAMES[self.prompt].asks, "not-laid-out")
            case actions.Decline():
                return refuse(FRAMES[self.prompt].asks, "cannot-decline")
        return self._finish_first()

    def _comes_later(self, stage: int) -> bool:
        """EW-ECL-12: whether a part of the seat's eclipse actions has not begun."""
        return bool(self.prompt == "eclipse" and self.state.frame[terms.STAGE] < stage)

    def _site(self, site: int, name: str) -> Refused:
        state = self.state
        if not state.megaliths[self.seat]:
            return refuse("EW-MEGA-22", "no-megalith-left", site=name)
        if state.frame[terms.RANK] != terms.RANKS.index("megalith"):
            return refuse("EW-GOLD-09", "only-lower", site=name)
        if state.frame[terms.ARROW]:
            return refuse("EW-MEGA-24", "only-by-arrow", site=name)
        why = why_not_site(state, self.seat, site)
        if why in (terms.GREY_ALONE, terms.COLOURED_ALONE) and not any(state.site[: terms.GROUND_CELLS]):
            return refuse("EW-MEGA-11", "empty-field", site=name)
        return self._because(why, site=name)

    def _ranked(self, action: Action) -> Refused:
        name = type(action).__name__
        if name in ("Draw", "Idol") and self.state.frame[terms.RANK] < terms.RANKS.index(name.lower()):
            return refuse("EW-GOLD-09", "only-lower")
        return refuse(*FULL[name])

    def _stone(self, stone: int, name: str) -> Refused:
        if self.state.stone[stone] != 1:
            return refuse("EW-DEV-06", "stone-not-there", stone=name)
        if not self.state.is_open(stone):
            return refuse("EW-DEV-07", "stone-of-era-2", stone=name)
        rule, reason = self._no_stone()
        return refuse(rule, reason, **self._slot_cost())

    def _hex(self, place: int, name: str) -> Refused:
        if not influence(self.state, self.seat, place):
            return refuse("EW-ECL-19", "no-influence", hex=name)
        if self._comes_later(TERRAIN):
            return self._finish_first()
        return refuse("EW-ECL-17", "hex-not-due", hex=name)
