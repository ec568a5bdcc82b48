"""The legal options of a seat as choices: a command, how it is told, and the target of the picture it is made at.

Almost every option is one choice.  Only what a column or the rest space leads to is offered at once, so that
`animal woolly_rhino` pays and takes in one go.  Targets are named as the drawings name them: `column-hunt`, `rest`,
`clause-7` (of a column), `hand-hunter`, `played-hunter`, `pile-hunter`, `discard-hunter`, `chief`, `side-a`,
`figure-chief`, `food`, `tools`, `deck`, `idol-honor`, `site-c4-1`, `camp-c3`, `hex-c3`, `junction-a1a2b2`,
`tribe-elder`, `culture-…`, `animal-…`, `animal-deck`, `unused-…`, `stone-…`, `slot-1`, `villages`, `stoneslot-1`,
`rest-token`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from eolith.kernel.actions import Action
from eolith.kernel.scene import Choice

from .. import layout, terms
from ..notation import actions
from ..notation.commands import LED_TO, led_to
from ..pack.effects import Clause, Items, labor
from ..pack.field import field_of
from .telling import Telling

if TYPE_CHECKING:
    from ..rules import EndlessWinter

CARDS = ("starting_card", "tribe_card", "culture_card")
PRINTED = ("column", "rest_space")
"""Where a clause is printed that is told by what it leads to."""
BY_MIDDLE = 2
"""The flag of a gain by the middle of a column, in its frame."""


def choices(telling: Telling, state: EndlessWinter) -> list[Choice]:
    """All choices of the seat to decide now, in a fixed order; to take nothing is the last."""
    labels = Labels(telling, state)
    offered = sorted(state.options(), key=terms.DECLINE.__eq__)
    turn = terms.FRAMES[state.frame[0]] == "turn"
    ways = led_to(state, offered) if turn else {}
    found = []
    for option in offered:
        led = _whole(telling, option, ways) if turn else []
        found += [labels.through(option, after) for after in led] if led else [labels.choice(option)]
    return found


def _whole(telling: Telling, option: int, ways: dict[int, list[int]]) -> list[int]:
    """What a clause of a column or of the rest space leads to, if naming that is enough; else nothing."""
    if not terms.USE <= option < terms.BURN:
        return []
    if telling.pack.clauses[option - terms.USE].origin.kind not in PRINTED:
        return []
    led = [after for after, uses in ways.items() if option in uses and after != terms.DECLINE]
    clear = all(isinstance(telling.game.action(after), LED_TO) and ways[after] == [option] for after in led)
    return led if clear else []


class Labels:
    """How the options of one position are told."""

    def __init__(self, telling: Telling, state: EndlessWinter) -> None:
        assert state.seat is not None
        self.telling = telling
        self.pack = telling.pack
        self.say: Callable[..., str] = telling.say
        self.state = state
        self.seat: int = state.seat
        self.kind = terms.FRAMES[state.frame[0]]

    def choice(self, option: int) -> Choice:
        """An option as it is."""
        action = self.telling.game.action(option)
        told = self._told(action)
        return replace(told, command=self.telling.game.text(option))

    def through(self, use: int, option: int) -> Choice:
        """An option that using a clause leads to, with what the clause costs."""
        clause = self.pack.clauses[use - terms.USE]
        after = self.state.clone()
        after.apply(use)
        told = Labels(self.telling, after).choice(option)
        if not clause.costs:
            return told
        cost = self._cost(clause)
        if told.group:  # a row of a page ends with what its buttons differ in
            return replace(
                told, label=self.say("choice-for-row", what=told.label, cost=cost), group=f"for-{told.group}"
            )
        return replace(told, label=self.say("choice-for", what=told.label, cost=cost))

    def _cost(self, clause: Clause) -> str:
        amounts = {item.name: item.count for item in clause.costs[0]}
        return self.telling.cost(amounts.get("food", 0), amounts.get("tool", 0), amounts.get("labor", 0))

    # --- one action -----------------------------------------------------------------------------------

    def _told(self, action: Action) -> Choice:
        """Label, group, member and target; the command is that of the option."""
        telling, say = self.telling, self.say
        match action:
            case actions.TakeSide(side):
                shown = self.pack.sides[2 * (self.state.chief[self.seat] - 1) + "ab".index(side)]
                return _choice(
                    say("choice-side", side=side.upper(), effect=telling.effect(shown.effect)), f"side-{side}"
                )
            case actions.TakeChief(chief):
                sides = [shown for shown in self.pack.sides if self.pack.chiefs[shown.chief].id == chief]
                effects = {"a": telling.effect(sides[0].effect), "b": telling.effect(sides[1].effect)}
                return _choice(say("choice-chief", chief=telling.name("chiefs", chief), **effects), f"chief-{chief}")
            case actions.TakeSetup(card):
                return _choice(telling.face("setup_cards", card), f"setup-{card}")
            case actions.Leave(figure):
                return _choice(say("choice-leave", figure=figure), f"figure-{figure}")
            case actions.Figure(figure, place):
                return self._figure(figure, place)
            case actions.Play(card):
                return self._play(card)
            case actions.Discard(card):
                return _choice(say("choice-discard", card=telling.card(card)), f"hand-{card}")
            case actions.PileUp(card):
                return _choice(self._piled(card), f"hand-{card}")
            case actions.Use():
                return self._use(action)
            case actions.Burn():
                labor = self.pack.food_track[0].labor[self.state.food[self.seat]]
                return _choice(say("choice-burn", n=labor, left=self.state.food[self.seat] - 1), "food")
            case actions.Next():
                return _choice(say(f"choice-next-{self._next()}"))
            case actions.Choice(number):
                return self._alternative(number)
            case actions.Order(number):
                item = telling.alternatives[self.state.frame[2]][2][number - 1]
                return _choice(self._gained(((item,),)))
            case actions.Token(token):
                return self._token(token)
            case actions.Hex(place):
                kind = self.pack.terrains[self.state.terrain[layout.HEX_NAMES.index(place)]]
                effect = telling.effect(kind.benefit, doing=True)
                return _choice(
                    say("choice-hex", terrain=kind.names[telling.language], hex=place, effect=effect), f"hex-{place}"
                )
            case actions.Slot(slot):
                effect = telling.effect(self.pack.megalith_slots[slot - 1].eclipse, doing=True)
                return _choice(say("choice-slot", n=slot, effect=effect), f"slot-{slot}")
            case actions.VillageCards():
                return _choice(say("choice-villages", n=3 - self.state.villages_left[self.seat]), "villages")
            case actions.Score(slot):
                return self._score(slot)
        return self._gain(action)

    def _figure(self, figure: str, place: str) -> Choice:
        number = terms.COLUMNS.index(place) if place in terms.COLUMNS else terms.RESTING
        member = self.say(f"figure-{figure}")
        label = self.say("choice-figure", place=self.telling.place(number), figure=member)
        return _choice(label, f"column-{place}" if place in terms.COLUMNS else "rest", f"figure-{place}", member)

    def _play(self, code: str) -> Choice:
        """A card with the labor that it gives here, and with the abilities that may then be used."""
        card = self.pack.cards[self.pack.card(code)]
        after = self.state.clone()
        after.apply(terms.PLAY + self.pack.card(code))
        halves = after.labor - self.state.labor
        opened = tuple(one for one in card.effect if after.ready[one.number] > self.state.ready[one.number])
        gives = [self.say("choice-labor", n=labor(halves))] if halves else []
        gives += [self.telling.effect(opened)] if opened else []
        name = "choice-play-discarding" if after.cultures > 1 else "choice-play"
        label = self.say(name, card=self.telling.card(code), gives="; ".join(gives) or self.say("choice-nothing"))
        return _choice(label, f"hand-{code}")

    def _piled(self, code: str) -> str:
        """A card with what it gives in the eclipse."""
        card = self.pack.cards[self.pack.card(code)]
        told = tuple(clause for clause in card.effect if clause.trigger == terms.IN_ECLIPSE)
        gives = [self.say("choice-labor", n=labor(card.labor))] if card.labor and card.kind != "culture" else []
        gives += [self.telling.effect(told)] if told else []
        return self.say(
            "choice-pile", card=self.telling.card(code), gives="; ".join(gives) or self.say("choice-nothing")
        )

    def _use(self, action: actions.Use) -> Choice:
        clause = self.pack.clauses[self.telling.game.option(action) - terms.USE]
        code, kind = clause.origin.id, clause.origin.kind
        now = replace(clause, trigger=terms.ANY_TIME)
        label = self.say("choice-use", source=self.telling.source(clause), effect=self.telling.effect(now, doing=True))
        if kind == "column":  # in which one a figure stands is known
            gains = self._gained(clause.gains)
            label = self.say("choice-for", what=gains, cost=self._cost(clause)) if clause.costs else gains
        if self.kind == "bonus":
            return _choice(label)
        if kind in CARDS:
            return _choice(label, f"{'pile' if self.kind == 'eclipse' else 'played'}-{code}")
        targets = {
            "column": f"clause-{clause.number}",
            "rest_space": "rest",
            "side": "chief",
            "rest_token": "rest-token",
        }
        return _choice(label, targets.get(kind, ""))

    def _gained(self, gains: tuple[Items, ...]) -> str:
        """What is done to gain."""
        return self.telling.effect(Clause(terms.ANY_TIME, (), gains), doing=True)

    def _next(self) -> str:
        if self.kind == "turn":
            return terms.STAGES[self.state.stage]
        return f"eclipse-{self.state.frame[2]}" if self.kind == "eclipse" else self.kind

    def _alternative(self, number: int) -> Choice:
        clause = self.pack.clauses[self.state.frame[2]]
        ways = [(cost, gains) for cost in clause.costs or ((),) for gains in clause.gains]
        cost, gains = ways[number - 1]
        way = Clause(terms.ANY_TIME, (cost,) if cost else (), (gains,))
        return _choice(self.telling.effect(way, doing=True))

    def _token(self, token: str) -> Choice:
        if token == "next":
            return _choice(self.say("choice-token-next"), "rest-token")
        shown = self.pack.rest_tokens[self.state.rest_open - 1]
        return _choice(
            self.say("choice-token-take", token=self.telling.face("rest_tokens", shown.id, quoted=True)), "rest-token"
        )

    def _score(self, slot: int) -> Choice:
        stone = self.pack.stones[self.state.stones[self.seat][slot - 1] - 1]
        return _choice(
            self.say("choice-score", stone=self.telling.face("stones", stone.id, quoted=True)), f"stoneslot-{slot}"
        )

    # --- gains --------------------------------------------------------------------------------------

    def _gain(self, action: Action) -> Choice:
        telling, say = self.telling, self.say
        match action:
            case actions.Decline():
                return _choice(say("choice-decline"))
            case actions.Draw():
                return _choice(say("choice-draw", instead=self._instead("draw")), "deck")
            case actions.Idol(track):
                return self._idol(track)
            case actions.Tool():
                return _choice(say("choice-tool", instead=self._instead("tool")), "tools")
            case actions.Food():
                return _choice(say("choice-food", instead=self._instead("food")), "food")
            case actions.Camp():
                return _choice(say("choice-camp"), f"hex-{layout.HEX_NAMES[terms.START_HEX]}")
            case actions.Reveal():
                return _choice(say("choice-reveal"), "animal-deck")
            case actions.TopAnimal():
                return _choice(say("choice-top"), "animal-deck")
            case actions.Site(site):
                return self._site(site)
            case actions.Move(place, direction):
                start = layout.HEX_NAMES.index(place)
                end = layout.HEX_NAMES[layout.NEIGHBOURS[start][terms.DIRECTIONS.index(direction)]]
                return _choice(say("choice-move", start=place, end=end), f"camp-{place}", f"move-{place}", end)
            case actions.Village(junction):
                return _choice(say("choice-village", junction=telling.junction(junction)), f"junction-{junction}")
            case actions.Bury(zone, card):
                name = telling.quoted("cards", card)
                label = say("choice-bury", card=name, **{"from": say(f"zone-{zone}.from")})
                return _choice(label, f"{zone}-{card}", f"bury-{zone}", name)
            case actions.Tribe(card):
                name, into = telling.quoted("cards", card), "discard" if self.state.frame[6] else "hand"
                if not self.state.supply[terms.TRIBE_CARDS.index(card)]:
                    return _choice(say("choice-tribe-empty", card=telling.card(card)), f"tribe-{card}")
                return _choice(say(f"choice-tribe-{into}", card=name), f"tribe-{card}", "tribe", name)
            case actions.Culture(card):
                return _choice(say("choice-culture", card=telling.face("cards", card, quoted=True)), f"culture-{card}")
            case actions.Animal(species):
                prey = telling.prey(species)
                return _choice(say("choice-animal", prey=prey), f"animal-{species}", "animal", prey)
            case actions.TurnAnimal(species):
                tip = telling.effect(self.pack.animals[self.pack.number("animals", species)].tip)
                return _choice(say("choice-turn", prey=telling.prey(species), effect=tip), f"unused-{species}")
            case actions.Stone(stone):
                return self._stone(stone)
        raise AssertionError(action)

    def _instead(self, rank: str) -> int:
        """Whether this is the lesser gain that is taken in place of the one due."""
        return int(terms.RANKS[self.state.frame[3]] != rank)

    def _idol(self, track: str) -> Choice:
        number = ("offering", "honor").index(track)
        level = self.state.idol[self.seat][number]
        if track == "offering" and level == terms.TOP_LEVEL:
            return _choice(self.say("choice-idol-top"), "idol-offering")
        if track == "offering":
            gives = self.telling.effect(self.pack.offering_levels[level].bonus)
        else:
            points = self.pack.honor_levels[level].vp
            gives = self.say("effect-vp", n=points) if points else ""
        label = self.say(f"choice-idol-{track}", level=level + 1, instead=self._instead("idol"))
        return _choice(self.say("choice-gives", what=label, gives=gives) if gives else label, f"idol-{track}")

    def _site(self, name: str) -> Choice:
        """A place with what a megalith there gives: the bonus of the cell, or points for what lies beneath."""
        site = field_of(self.telling.game).numbers[name]
        gives = self._on_top(site) if site >= terms.GROUND_CELLS else self._on_cell(site)
        member = self.say("choice-gives", what=name, gives=gives) if gives else name
        return _choice(self.say("choice-site", site=member), f"site-{name.replace('+', '-')}", "site", member)

    def _on_cell(self, site: int) -> str:
        cell = self.pack.cells[8 * self.state.board_at[site // 8] + site % 8]
        if cell.arrows:
            return self.say("icon-arrow-megalith")
        return self.telling.effect(cell.bonus)

    def _on_top(self, site: int) -> str:
        below = [self.state.site[place] for place in field_of(self.telling.game).sites[site].supports]
        return self.say("effect-vp", n=sum(2 if owner == 2 + self.seat else 1 for owner in below))

    def _stone(self, code: str) -> Choice:
        slot = [stone > 0 for stone in self.state.stones[self.seat]].index(False)
        price = self.pack.stone_slots[slot]
        cost = self.telling.cost(price.food, price.tool, 0) if self._pays() else ""
        label = self.say("choice-stone", stone=self.telling.face("stones", code, quoted=True))
        return _choice(self.say("choice-for", what=label, cost=cost) if cost else label, f"stone-{code}")

    def _pays(self) -> bool:
        """EW-ICON-26: whether the slot of the stone is paid for."""
        return bool(self.state.frame[4] & BY_MIDDLE) or not self.state.stone_symbol_free


def _choice(label: str, target: str = "", group: str = "", member: str = "") -> Choice:
    return Choice("", label, group, member, target)
