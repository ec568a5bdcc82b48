"""The legal options of a seat as choices: a command, how it is told, and the target of the picture it is made at.

Almost every option is one choice.  Only what a column or the rest space leads to is offered at once, so that
`animal woolly_rhino` pays and takes in one go.  Targets are named as the drawings name them: `column-hunt`, `rest`,
`clause-7` (of a column), `hand-hunter`, `played-hunter`, `pile-hunter`, `discard-hunter`, `chief`, `side-a`,
`figure-chief`, `food`, `tools`, `deck`, `idol-honor`, `site-c4-1`, `camp-c3`, `hex-c3`, `junction-a1a2b2`,
`tribe-elder`, `culture-…`, `animal-…`, `animal-deck`, `unused-…`, `stone-…`, `slot-1`, `villages`, `stoneslot-1`,
`rest-token`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from eolith.kernel import telling
from eolith.kernel.actions import Action
from eolith.kernel.scene import Choice

from .. import layout, terms
from ..notation import actions
from ..notation.commands import LED_TO, led_to
from ..pack.effects import Clause, Items, labor
from ..pack.field import field_of
from . import printed
from .telling import INTO, Telling

if TYPE_CHECKING:
    from ..rules import EndlessWinter

CARDS = ("starting_card", "tribe_card", "culture_card")
TARGETS = {
    "side": "side-{side}", "chief": "chief-{chief}", "setup": "setup-{card}", "leave": "figure-{figure}",
    "figure": "column-{place}", "play": "hand-{card}", "discard": "hand-{card}", "pile": "hand-{card}", "burn": "food",
    "token": "rest-token", "hex": "hex-{hex}", "slot": "slot-{slot}", "villages": "villages",
    "score": "stoneslot-{slot}", "draw": "deck", "idol": "idol-{track}", "tool": "tools", "food": "food",
    "camp": f"hex-{layout.HEX_NAMES[terms.START_HEX]}", "reveal": "animal-deck", "top": "animal-deck",
    "site": "site-{site}", "move": "camp-{hex}", "village": "junction-{junction}", "bury": "{zone}-{card}",
    "tribe": "tribe-{card}", "culture": "culture-{card}", "animal": "animal-{species}", "turn": "unused-{species}",
    "stone": "stone-{stone}",
}  # fmt: skip
"""Where in the picture an option is made, by its verb."""


def choices(telling: Telling, state: EndlessWinter) -> list[Choice]:
    """All choices of the seat to decide now, in a fixed order; to take nothing is the last."""
    maker = ChoiceMaker(telling, state)
    offered = sorted(state.options(), key=terms.DECLINE.__eq__)
    turn = terms.FRAMES[state.frame[0]] == "turn"
    ways = led_to(state, offered) if turn else {}
    found = []
    for option in offered:
        led = _whole(telling, option, ways) if turn else []
        found += [maker.through(option, after) for after in led] if led else [maker.one(option)]
    return found


def _whole(telling: Telling, option: int, ways: dict[int, list[int]]) -> list[int]:
    """What a clause of a column or of the rest space leads to, if naming that is enough; else nothing."""
    if not isinstance(telling.game.action(option), actions.Use):
        return []
    if telling.pack.clauses[option - terms.USE].origin.kind not in printed.EVIDENT:
        return []
    led = [after for after, uses in ways.items() if option in uses and after != terms.DECLINE]
    clear = all(isinstance(telling.game.action(after), LED_TO) and ways[after] == [option] for after in led)
    return led if clear else []


class ChoiceMaker(telling.ChoiceMaker[Telling, "EndlessWinter"]):
    """How the options of one position are told."""

    targets = TARGETS

    def one(self, option: int) -> Choice:
        told, action = super().one(option), self.telling.game.action(option)
        if isinstance(action, actions.Use):
            return replace(told, target=self._printed_at(option))
        if isinstance(action, actions.Figure) and action.place == "rest":
            return replace(told, target="rest")
        return replace(told, target=told.target.replace("+", "-"))

    def through(self, use: int, option: int) -> Choice:
        """An option that using a clause leads to, with what the clause costs."""
        clause = self.pack.clauses[use - terms.USE]
        after = self.state.clone()
        after.apply(use)
        told = ChoiceMaker(self.telling, after).one(option)
        if not clause.costs:
            return told
        after.apply(option)  # a labor token makes a card cheaper
        cost = self._cost(clause, self.state.labor - after.labor)
        if told.group:  # a row of a page ends with what its buttons differ in
            return replace(
                told, label=self.say("choice-for-row", what=told.label, cost=cost), group=f"for-{told.group}"
            )
        return replace(told, label=self.say("choice-for", what=told.label, cost=cost))

    def _cost(self, clause: Clause, halves: int | None = None) -> str:
        """What a clause costs, or so much labor in place of what is printed."""
        amounts = {item.name: item.count for item in clause.costs[0]}
        halves = amounts.get("labor", 0) if halves is None else halves
        return self.telling.cost(amounts.get("food", 0), amounts.get("tool", 0), halves)

    # --- one action -----------------------------------------------------------------------------------

    def told(self, action: Action) -> tuple[str, str, str]:
        telling, say = self.telling, self.say
        match action:
            case actions.Figure(figure, place):
                number = terms.COLUMNS.index(place) if place in terms.COLUMNS else terms.RESTING
                member = say(f"figure-{figure}")
                return say("choice-figure", place=telling.place(number), figure=member), f"figure-{place}", member
            case actions.Site(name):
                member = self._site(name)
                return say("choice-site", site=member), "site", member
            case actions.Move(place, direction):
                start = layout.HEX_NAMES.index(place)
                end = layout.HEX_NAMES[layout.NEIGHBOURS[start][terms.DIRECTIONS.index(direction)]]
                return say("choice-move", start=place, end=end), f"move-{place}", end
            case actions.Bury(zone, card):
                name = telling.quoted("cards", card)
                return say("choice-bury", **telling.named({"zone": zone}) | {"card": name}), f"bury-{zone}", name
            case actions.Tribe(card) if self.state.supply[terms.TRIBE_CARDS.index(card)]:
                name, into = telling.quoted("cards", card), INTO[self.state.frame[terms.TO_DISCARD]]
                return say(f"choice-tribe-{into}", card=name), "tribe", name
            case actions.Animal(found):
                prey = telling.prey(actions.species_at(self.state, found))
                if telling.game.alone:  # the others lie where they lay, which matters to the nomads
                    prey = say("choice-placed", what=prey, place=found)
                return say("choice-animal", prey=prey), "animal", prey
        return self._label(action), "", ""

    def _label(self, action: Action) -> str:
        telling, say = self.telling, self.say
        match action:
            case actions.TakeSide(side):
                shown = self.pack.sides[2 * (self.state.chief[self.seat] - 1) + "ab".index(side)]
                return say("choice-side", side=side.upper(), effect=telling.effect(shown.effect))
            case actions.TakeChief(chief):
                sides = [shown for shown in self.pack.sides if self.pack.chiefs[shown.chief].id == chief]
                effects = {"a": telling.effect(sides[0].effect), "b": telling.effect(sides[1].effect)}
                return say("choice-chief", chief=telling.name("chiefs", chief), **effects)
            case actions.TakeSetup(card):
                return telling.face("setup_cards", card)
            case actions.Play(card):
                return self._play(card)
            case actions.PileUp(card):
                return self._piled(card)
            case actions.Use():
                return self._use(action)
            case actions.Burn():
                labor = self.pack.food_track[0].labor[self.state.food[self.seat]]
                return say("choice-burn", n=labor, left=self.state.food[self.seat] - 1)
            case actions.Next():
                return say(f"choice-next-{self._next()}")
            case actions.Choice(number):
                return self._alternative(number)
            case actions.Order(number):
                item = telling.alternatives[self.state.frame[terms.LIST]][2][number - 1]
                return self._gained(((item,),))
            case actions.Token("next"):
                return say("choice-token-next")
            case actions.Token():
                shown = self.pack.rest_tokens[self.state.rest_open - 1]
                return say("choice-token-take", token=telling.face("rest_tokens", shown.id, quoted=True))
            case actions.Hex(place):
                kind = self.pack.terrains[self.state.terrain[layout.HEX_NAMES.index(place)]]
                effect = telling.effect(kind.benefit, doing=True)
                return say("choice-hex", terrain=kind.names[telling.language], hex=place, effect=effect)
            case actions.Slot(slot):
                effect = telling.effect(self.pack.megalith_slots[slot - 1].eclipse, doing=True)
                return say("choice-slot", n=slot, effect=effect)
            case actions.VillageCards():
                return say("choice-villages", n=3 - self.state.villages_left[self.seat])
            case actions.Score(slot):
                stone = self.pack.stones[self.state.stones[self.seat][slot - 1] - 1]
                return say("choice-score", stone=telling.face("stones", stone.id, quoted=True))
        return self._gain(action)

    def _gain(self, action: Action) -> str:
        telling, say = self.telling, self.say
        match action:
            case actions.Draw() | actions.Tool() | actions.Food():
                return say(f"choice-{action.verb}", instead=self._instead(action.verb))
            case actions.Idol(track):
                return self._idol(track)
            case actions.Tribe(card):
                return say("choice-tribe-empty", card=telling.card(card))
            case actions.Culture(card):
                return say("choice-culture", card=telling.face("cards", card, quoted=True))
            case actions.TurnAnimal(species):
                tip = telling.effect(self.pack.animals[self.pack.number("animals", species)].tip)
                return say("choice-turn", prey=telling.prey(species), effect=tip)
            case actions.Stone(stone):
                return self._stone(stone)
        return self.plain(action)

    def _play(self, code: str) -> str:
        """A card with the labor that it gives here, and with the abilities that may then be used."""
        card = self.pack.cards[self.pack.card(code)]
        after = self.state.clone()
        after.apply(terms.PLAY + self.pack.card(code))
        halves = after.labor - self.state.labor
        opened = tuple(one for one in card.effect if after.ready[one.number] > self.state.ready[one.number])
        return self._gives("choice-play-discarding" if after.cultures > 1 else "choice-play", code, halves, opened)

    def _piled(self, code: str) -> str:
        """A card with what it gives in the eclipse."""
        card = self.pack.cards[self.pack.card(code)]
        opened = tuple(clause for clause in card.effect if clause.trigger == terms.IN_ECLIPSE)
        own = self.telling.game.content.pile_labor[self.pack.card(code)] if card.kind == "culture" else card.labor
        return self._gives("choice-pile", code, own, opened)

    def _gives(self, name: str, code: str, halves: int, opened: tuple[Clause, ...]) -> str:
        """A card with so much labor, in halves, and with abilities."""
        gives = [self.say("choice-labor", n=labor(halves))] if halves else []
        gives += [self.telling.effect(opened)] if opened else []
        return self.say(name, card=self.telling.card(code), gives="; ".join(gives) or self.say("choice-nothing"))

    def _use(self, action: actions.Use) -> str:
        clause = self.pack.clauses[self.telling.game.option(action) - terms.USE]
        if clause.origin.kind == "column":  # in which one a figure stands is known
            gains = self._gained(clause.gains)
            return self.say("choice-for", what=gains, cost=self._cost(clause)) if clause.costs else gains
        now = replace(clause, trigger=terms.ANY_TIME)
        return self.say("choice-use", source=self.telling.source(clause), effect=self.telling.effect(now, doing=True))

    def _printed_at(self, option: int) -> str:
        """Where in the picture a clause is printed."""
        clause = self.pack.clauses[option - terms.USE]
        code, kind = clause.origin.id, clause.origin.kind
        if self.kind == "bonus":
            return ""
        if kind in CARDS:
            return f"{'pile' if self.kind == 'eclipse' else 'played'}-{code}"
        targets = {
            "column": f"clause-{clause.number}",
            "rest_space": "rest",
            "side": "chief",
            "rest_token": "rest-token",
        }
        return targets.get(kind, "")

    def _gained(self, gains: tuple[Items, ...]) -> str:
        """What is done to gain."""
        return self.telling.effect(Clause(terms.ANY_TIME, (), gains), doing=True)

    def _next(self) -> str:
        if self.kind == "turn":
            return terms.STAGES[self.state.stage]
        return f"eclipse-{self.state.frame[terms.STAGE]}" if self.kind == "eclipse" else self.kind

    def _alternative(self, number: int) -> str:
        clause = self.pack.clauses[self.state.frame[terms.CLAUSE]]
        ways = [(cost, gains) for cost in clause.costs or ((),) for gains in clause.gains]
        cost, gains = ways[number - 1]
        way = Clause(terms.ANY_TIME, (cost,) if cost else (), (gains,))
        return self.telling.effect(way, doing=True)

    # --- gains --------------------------------------------------------------------------------------

    def _instead(self, rank: str) -> int:
        """Whether this is the lesser gain that is taken in place of the one due."""
        return int(terms.RANKS[self.state.frame[terms.RANK]] != rank)

    def _idol(self, track: str) -> str:
        number = terms.TRACKS.index(track)
        level = self.state.idol[self.seat][number]
        if track == "offering" and level == terms.TOP_LEVEL:
            return self.say("choice-idol-top")
        if track == "offering":
            gives = self.telling.effect(self.pack.offering_levels[level].bonus)
        else:
            points = self.pack.honor_levels[level].vp
            gives = self.say("effect-vp", n=points) if points else ""
        label = self.say(f"choice-idol-{track}", level=level + 1, instead=self._instead("idol"))
        return self.say("choice-gives", what=label, gives=gives) if gives else label

    def _site(self, name: str) -> str:
        """A place with what a megalith there gives: the bonus of the cell, or points for what lies beneath."""
        field = field_of(self.telling.game)
        site = field.numbers[name]
        gives = self._on_cell(site) if site < terms.GROUND_CELLS else "" if field.on_two else self._on_top(site)
        if field.on_two and self.state.megaliths[self.seat] <= terms.COLOURED:
            gives = ", ".join(filter(None, (gives, self._at_the_end(field, site))))
        return self.say("choice-gives", what=name, gives=gives) if gives else name

    def _on_cell(self, site: int) -> str:
        cell = self.pack.cells[8 * self.state.board_at[site // 8] + site % 8]
        if cell.arrows:
            return self.say("icon-arrow-megalith")
        return self.telling.effect(cell.bonus)

    def _on_top(self, site: int) -> str:
        below = [self.state.site[place] for place in field_of(self.telling.game).sites[site].supports]
        return self.say("effect-vp", n=sum(2 if owner == 2 + self.seat else 1 for owner in below))

    def _at_the_end(self, field: layout.Field, site: int) -> str:
        """EWP-MEGA-04: each two of one's own on different levels score a point."""
        own = [place.level for place, owner in zip(field.sites, self.state.site) if owner == 2 + self.seat]
        points = sum(level != field.sites[site].level for level in own)
        return self.say("choice-stacked", n=points) if points else ""

    def _stone(self, code: str) -> str:
        slot = [stone > 0 for stone in self.state.stones[self.seat]].index(False)
        price = self.pack.stone_slots[slot]
        cost = self.telling.cost(price.food, price.tool, 0) if self._pays() else ""
        label = self.say("choice-stone", stone=self.telling.face("stones", code, quoted=True))
        return self.say("choice-for", what=label, cost=cost) if cost else label

    def _pays(self) -> bool:
        """EW-ICON-26: whether the slot of the stone is paid for."""
        return bool(self.state.frame[terms.FLAGS] & terms.BY_MIDDLE) or not self.state.stone_symbol_free
