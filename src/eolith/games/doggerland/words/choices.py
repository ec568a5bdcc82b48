"""The legal options of a seat as choices: a command, how it is told, and the target of the picture it is made at.

A choice is a whole command where that stays short: a plan with its member and its usual payment (what is owned is
paid; another choice asks), an expedition brought home with its load, an offering, an exchange, a meal.  The group of
an expedition is asked step by step.  Targets are named as the drawings name them: `cell-d4`, `arrow-west`,
`turn-north`, `dwelling`, `craft-bone_fish`, `cave-painting_1-top`, `hut-trade`, `birth`, `ability-range`,
`toolmaking`, `member-chief`, `good-plant2`, `memory-bison`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from eolith.kernel import telling
from eolith.kernel.actions import Action
from eolith.kernel.scene import Choice, Event

from .. import terms
from ..layout import CELL_NAMES
from ..notation import actions, events
from ..notation.refusals import EXECUTED
from ..pack.effects import Effect, effects_of
from .telling import Telling

if TYPE_CHECKING:
    from ..rules import Doggerland

MOST_WAYS = 24
"""So many loads or meals are offered at once; where there are more, good by good."""
MOST_PAIRS = 15
"""So many pairs of goods are offered to be traded away at once; where there are more, one after the other."""
TARGETS = {
    "turn": "turn-{direction}", "arrow": "arrow-{slot}", "dwelling": "dwelling", "craft": "craft-{craft}",
    "birth": "birth", "send": "cell-{cell}", "paint": "cave-{cell}", "ability": "ability-{ability}",
    "shaman": "hut-{action}", "member": "member-{member}", "pay": "good-{good}", "forget": "memory-{species}",
    "give": "good-{store}", "site": "cell-{cell}", "camp": "cell-{cell}", "build": "dwelling", "make": "craft-{craft}",
    "bear": "birth", "return": "cell-{cell}", "colour": "cave-{cell}", "raise": "ability-{ability}",
    "forge": "toolmaking", "tile": "cell-{cell}", "discard": "craft-{craft}", "raze": "dwelling", "close": "dwelling",
    "erase": "cave-{cell}",
}  # fmt: skip
"""Where in the picture an option is made, by its verb."""
ROWS = {
    "turn": "direction", "arrow": "slot", "hunters": "number", "tools": "number", "load": "number", "give": "store",
    "take": "good", "site": "cell", "eat": "number", "camp": "cell", "tile": "cell",
}  # fmt: skip
"""What neighbours of a verb differ in."""
Row = tuple[str, str, str]
"""A command, what it does, and what it differs in from its neighbours."""


def choices(telling: Telling, state: Doggerland, at: Collection[str] = ()) -> list[Choice]:
    """All choices of the seat to decide now, in a fixed order; to pass or to be done is the last.

    With targets in `at`, only the choices at these, which is faster.
    """
    return ChoiceMaker(telling, state).choices(at)


def homeless(state: Doggerland, seat: int | None) -> int:
    """DG-DWELL-12, DG-FEED-12, -15: the members whom a seat would lose for want of room if the round ended now."""
    if seat is None or seat < 0:
        return 0
    room = 0
    pack: Any = state.game.pack
    for huts, dwelling in zip(state.dwellings[seat], pack.dwellings, strict=True):
        room += huts * dwelling.capacity
    newborns, hunters = int(state.newborns[seat]), int(state.hunters[seat])
    stays = state.game.options["adult_overflow"] == "ignore"
    return max(0, min(2 + hunters + newborns - room, newborns if stays else newborns + hunters))


class Lookahead:
    """Options played one after another on a copy, and what the engine says of them."""

    def __init__(self, state: Doggerland, *options: int) -> None:
        self.seat = state.seat
        self.options: list[int] = []
        self.events: list[Event] = []
        self.state = state.clone()
        self.state.listener = self.events
        for option in options:
            self.take(option)

    def take(self, option: int) -> None:
        self.state.apply(option)
        self.options.append(option)

    @property
    def asked(self) -> str:
        """The kind of the next question, if it is for the same seat."""
        return terms.FRAMES[self.state.frame[0]] if self.state.seat == self.seat else ""

    def branches(self, *kinds: str) -> Iterator[Lookahead]:
        """The same way with every answer to the questions of some kinds that follow."""
        if self.asked not in kinds:
            yield self
            return
        for option in self.state.options():
            after = Lookahead(self.state)
            after.options, after.events[:] = [*self.options], self.events
            after.take(option)
            yield from after.branches(*kinds)

    def pay(self) -> int:
        """Pay what can be paid of the cost that is asked for; how often that was."""
        paid = 0
        while self.asked == "cost":
            self.take(self.state.options()[0])
            paid += 1
        return paid

    @property
    def homeless(self) -> int:
        """The members whom the seat has lost for want of room, and will lose if the round ends so."""
        gone = sum(event[3] for event in self.own(terms.HOUSED)) + sum(event[2] for event in self.own(terms.LOST))
        return gone + homeless(self.state, self.seat)

    def own(self, kind: int) -> list[Event]:
        """The events of a kind that concern the seat."""
        return [event for event in self.events if event[:2] == (kind, self.seat)]

    def total(self, kind: int) -> dict[int, int]:
        """What such events say of goods or stores: how many of each."""
        found: dict[int, int] = {}
        for _, _, what, number, _ in self.own(kind):
            found[what] = found.get(what, 0) + number
        return found


class ChoiceMaker(telling.ChoiceMaker[Telling, "Doggerland"]):
    """How the options of one position are told."""

    targets = TARGETS

    def choices(self, at: Collection[str]) -> list[Choice]:
        offered = sorted(self.state.options(), key=self._rests)
        whole: list[Choice] = []
        if self.kind == "feed":
            whole = self._meals()
        elif self.kind == "trade" and self.state.frame[terms.GIVEN] == 0:
            whole = self._exchanges(offered)
        if whole:
            return [choice for choice in whole if not at or choice.target in at]
        here = [option for option in offered if self.one(option).target in at] if at else offered
        return [choice for option in here for choice in self._of(option)]

    def _rests(self, option: int) -> bool:
        """Whether an option is to do nothing (more), which comes last."""
        stays = self.kind == "camp" and option == terms.MOVE_CAMP + self.state.camp[self.seat]
        return stays or option in (terms.PASS, terms.FINISH, terms.DONE, terms.DEPRIVE)

    def _of(self, option: int) -> list[Choice]:
        """The choices that begin with an option."""
        action = self.telling.game.action(option)
        if self.kind == "plan" and not isinstance(action, actions.Send | actions.Pass):
            return self._plans(option)
        if isinstance(action, actions.Member):
            return self._members(option)
        if isinstance(action, actions.Return):
            return self._loads(option)
        if isinstance(action, actions.Invoke):
            return self._offerings(option)
        return [self.one(option)]

    def one(self, option: int) -> Choice:
        told = super().one(option)
        if told.command == "invoke":
            return replace(told, target=f"hut-{self._hut()}")
        return replace(told, target=told.target.replace(".", "-"))

    # --- whole commands -------------------------------------------------------------------------------

    def _row(self, rows: Sequence[Row], target: str, group: str, message: str = "choice-row") -> list[Choice]:
        """Choices that differ in one thing only."""
        if len(rows) == 1:
            command, what, which = rows[0]
            return [Choice(command, self.say(message, what=what, which=which) if which else what, target=target)]
        return [
            Choice(command, self.say(message, what=what, which=which), group, which, target)
            for command, what, which in rows
        ]

    def _plans(self, option: int) -> list[Choice]:
        """A plan by each member who can carry it out, paid as usual; at last, to be asked how to pay."""
        told, rows, paid = self.one(option), [], 0
        for after in Lookahead(self.state, option).branches("member", "parents"):
            words = self._words(after)
            paid = after.pay()
            command = " ".join([told.command, *words, *["pay"] * paid])
            rows.append((command, self._for(told.label, after), self._placed(after)))
        if paid:
            rows.append((told.command, rows[-1][1], self.say("choice-otherwise")))
        helped = isinstance(self.telling.game.action(option), actions.Shaman)
        message = "choice-shaman-helper" if helped else "choice-row"
        return self._row(rows, told.target, f"plan-{told.command}", message)

    def _members(self, option: int) -> list[Choice]:
        """A member for a plan that is begun, paid as usual; then the same, to be asked how to pay."""
        told, after = self.one(option), Lookahead(self.state, option)
        name, paid = self.telling.name("actions", terms.ACTIONS[self.state.frame[terms.ACTION]]), after.pay()
        plan = self._for(name, after)
        if plan == name:
            return [told]
        rows = [(" ".join([told.command, *["pay"] * paid]), plan, "member")]
        if paid:
            rows.append((told.command, self.say("choice-otherwise"), "member-otherwise"))
        return [
            Choice(command, self.say("choice-row", what=what, which=told.label), group, told.label, told.target)
            for command, what, group in rows
        ]

    def plan(self, action: str, option: int) -> str:
        """The name of an action with what it costs to plan, whoever carries it out; of an expedition without."""
        after = next(Lookahead(self.state, option).branches("member", "parents"))
        after.pay()
        return self._for(self.telling.name("actions", action), after)

    def _words(self, after: Lookahead) -> list[str]:
        """What is typed behind a command for the answers that followed it."""
        texts = map(self.telling.game.text, after.options[1:])
        return [word for text in texts for word in text.split()[1:]]

    def _placed(self, after: Lookahead) -> str:
        """Who has been placed; nothing where the plan says it."""
        _, _, action, target, member = after.own(terms.PLANNED)[-1]
        if action == terms.GIVE_BIRTH:
            return self.telling.pair(target)
        if action == terms.USE_SHAMAN and member == terms.SHAMAN:
            return ""
        return self.telling.member(member)

    def _loads(self, option: int) -> list[Choice]:
        """An expedition brought home with each load that it can carry."""
        told = self.one(option)
        ways = list(Lookahead(self.state, option).branches("load"))
        if len(ways) > MOST_WAYS:
            return [told]
        rows = []
        for after in ways:
            gained = after.total(terms.GAINED)
            numbers = [f"{terms.GOODS[good]} {n}" for good, n in gained.items()] if len(ways) > 1 else []
            goods = self.telling.goods(gained, "") or self.say("choice-nothing")
            rows.append((" ".join([told.command, *numbers]), told.label, goods))
        return self._row(rows, told.target, f"load-{told.command}")

    def _offerings(self, option: int) -> list[Choice]:
        """The action of the shaman for each good that can be offered, or for what a megalith costs."""
        told, rows = self.one(option), []
        for after in Lookahead(self.state, option).branches("offering"):
            price = self.say("choice-price", cost=self.telling.goods(after.total(terms.PAID)))
            rows.append((" ".join([told.command, *self._words(after)]), self._warned(told.label, after), price))
        return self._row(rows, told.target, "offering")

    def _exchanges(self, offered: Sequence[int]) -> list[Choice]:
        """Each pair of goods with what of use can be had for it; nothing where there are too many pairs."""
        found: list[Choice] = []
        pairs = [after for one in offered for after in self._pairs(one)]
        if len(pairs) > MOST_PAIRS:
            return []
        for after in pairs:
            stores = [option - terms.GIVE for option in after.options]
            what = self.say("choice-exchange", goods=self.telling.stored(after.total(terms.PAID)))
            words = " ".join(["exchange", *(terms.STORES[store] for store in stores)])
            lost = {terms.GOOD_OF[store] for store in stores if store in terms.FRESH}
            rows = [
                (f"{words} {terms.GOODS[good]}", what, self.telling.goods({good: 1}))
                for good in (option - terms.TAKE for option in after.state.options())
                if good not in lost
            ]
            found += self._row(rows, f"good-{terms.STORES[stores[0]]}", words)
        return [*found, self.one(terms.DONE)]

    def unlisted(self) -> str:
        """An exchange that can be typed where there are too many to list them; else nothing."""
        if self.kind != "trade" or self.state.frame[terms.GIVEN] or self._exchanges(self.state.options()):
            return ""
        (*_, after) = (pair for option in self.state.options() for pair in self._pairs(option))
        first, second = (terms.STORES[option - terms.GIVE] for option in after.options)
        return f"exchange {second} {first} {terms.GOODS[after.state.options()[0] - terms.TAKE]}"

    def _pairs(self, first: int) -> Iterator[Lookahead]:
        if first == terms.DONE:
            return
        for second in Lookahead(self.state, first).state.options():
            yield Lookahead(self.state, first, second)

    def _meals(self) -> list[Choice]:
        """Everything that the tribe can eat, the oldest food first (DG-FEED-03); nothing where there are too many."""
        ways = list(Lookahead(self.state).branches("feed"))
        if len(ways) > MOST_WAYS:
            return []
        ways.sort(key=self._freshness)
        return [self._meal(after) for after in ways]

    def _freshness(self, after: Lookahead) -> tuple[int, int, int]:
        """What spoils of a meal's leavings, then what it takes of the freshest bowl, and of the next."""
        spoils = sum(plants + 2 * meat for _, _, plants, meat, _ in after.own(terms.SPOILED))
        eaten = {terms.STORES[store]: number for store, number in after.total(terms.EATEN).items()}
        return spoils, eaten.get("plant1", 0), eaten.get("plant2", 0) + 2 * eaten.get("meat2", 0)

    def _meal(self, after: Lookahead) -> Choice:
        eaten = after.total(terms.EATEN)
        command = " ".join(["feed", *(f"{terms.STORES[store]} {n}" for store, n in eaten.items())])
        label = self.say("choice-feed", goods=self.telling.stored(eaten))
        for _, _, plants, meat, _ in after.own(terms.SPOILED):
            spoiled = self.telling.goods({terms.PLANT: plants, terms.MEAT: meat}, "")
            label = self.say("choice-feed-spoils", what=label, goods=spoiled)
        return Choice(command, label)

    # --- one action -----------------------------------------------------------------------------------

    def told(self, action: Action) -> tuple[str, str, str]:
        if action.verb not in ROWS or action == actions.Camp(CELL_NAMES[self.state.camp[self.seat]]):
            return self._label(action), "", ""
        name, named = f"choice-{action.verb}", self.telling.named(vars(action))
        which = named[ROWS[action.verb]]
        match action:
            case actions.Load():
                named["good"] = self.telling.inner("goods", terms.GOODS[self.state.frame[terms.GOOD]])
            case actions.Eat():
                named["store"] = self.telling.store(terms.ASKED_STORES[self.state.frame[terms.STEP] - 1])
            case actions.Site():
                name += "-journey" if self.state.frame[terms.HUT_CELL] == terms.LONG_JOURNEY else "-megalith"
            case actions.Take(good):
                which = self.telling.goods({terms.GOODS.index(good): 1})
        what = self.say(name, **named)
        return self.say("choice-row", what=what, which=which), name, str(which)

    def _label(self, action: Action) -> str:
        telling, say = self.telling, self.say
        match action:
            case actions.Send(cell):
                return self._send(cell)
            case actions.Paint(place):
                return say(
                    "choice-token" if self.kind == "cave_token" else "choice-paint", place=telling.painting(place)
                )
            case actions.Ability("toolmaking"):
                return say("choice-toolmaking")
            case actions.Member(member):
                return say(f"member-{member}")
            case actions.Parents():
                return telling.pair(telling.game.option(action) - terms.PARENTS)
            case actions.With(member) | actions.Without(member):
                return say(f"choice-{action.verb}-{member}")
            case actions.Pay(good):
                return say("choice-pay", goods=telling.goods({terms.GOODS.index(good): 1}))
            case actions.Done():
                return say(f"choice-done-{self.kind}")
            case actions.Camp(cell):
                return say("choice-camp-stay", cell=cell)
            case events.Accept() | events.Decline() if self.kind == "price":
                return say(f"choice-{action.verb}-price", cost=telling.grouped(self._effect().price))
            case events.Choose(part):
                return telling.listed([self._part(effect) for effect in self._effect().parts[part - 1]])
            case events.Raze(kind, on):
                return say(f"choice-raze-{on}", dwelling=telling.object("dwellings", kind))
            case events.Close(kind):
                return say("choice-close", dwelling=telling.object("dwellings", kind))
            case events.Erase(place):
                return say("choice-erase", place=telling.painting(place))
            case events.Hold(rival):
                return say("choice-hold", rival=say(f"rival-{rival}.acc"))
        return self._executed(action) if isinstance(action, EXECUTED) else self.plain(action)

    def _effect(self) -> Effect:
        """The effect that asks, of the card of the round."""
        return effects_of(self.telling.alone)[self.state.frame[terms.EFFECT]]

    def _part(self, effect: Effect) -> str:
        """What a part of an event does."""
        name, counts = f"choice-part-{terms.OPS[effect.op]}", [0] * terms.GROUP_COUNT
        counts[effect.what] = effect.number
        return self.say(name, goods=self.telling.grouped(counts))

    def _send(self, cell: str) -> str:
        """What an expedition to a cell is for, and what planning it costs in this season (DG-COST-04)."""
        number = CELL_NAMES.index(cell)
        figure = self.state.animal[number]
        exhausted = self.state.harvested[number] >= self.pack.set_up(self.state.sides).harvests
        errand = self.telling.errand(self.state.tile[number], figure, exhausted)
        label = self.say("choice-send", cell=cell, errand=errand)
        price = self.pack.actions[terms.HUNT if figure else terms.GATHER]
        cost = self.telling.goods(dict(enumerate((price.warm, price.cold)[(self.state.round - 1) % 2])))
        return self.say("choice-for", what=label, cost=cost) if cost else label

    def _executed(self, action: Action) -> str:
        """What is carried out, with what it costs and gives."""
        telling, say = self.telling, self.say
        after = Lookahead(self.state, telling.game.option(action))
        match action:
            case actions.Build(kind, builder, on):
                dwelling = self.pack.dwellings[terms.DWELLINGS.index(kind)]
                label = say(f"choice-build-{on}", dwelling=telling.object("dwellings", kind))
                label = say("choice-by-chief", what=label) if builder == "chief" else label
                return self._warned(self._gives(self._for(label, after), dwelling.vp), after)
            case actions.Make(craft):
                points = self.pack.crafts[self.pack.number("crafts", craft)].vp
                return self._gives(self._for(self.plain(action), after), points)
            case actions.Bear():
                return self._warned(self.plain(action), after)
            case actions.Colour(place):
                label = say("choice-colour", place=telling.painting(place, ".acc"))
                return self._gives(label, telling.painted(place).vp)
            case actions.Raise(ability):
                level = after.state.level[self.seat][terms.ABILITIES.index(ability)] + 1
                return self._for(say("choice-raise", ability=telling.name("abilities", ability), level=level), after)
            case actions.Forge():
                return self._for(say("choice-forge", goods=telling.goods(after.total(terms.GAINED))), after)
            case actions.Invoke():
                return say("choice-invoke", action=telling.name("hut", self._hut()))
            case actions.Finish():
                left = bool(after.own(terms.DROPPED) or after.own(terms.SHAMAN_FAILED))
                label = self._for(say("choice-finish-left" if left else "choice-finish"), after)
                return self._warned(label, after, 0)
        return self.plain(action)

    def _hut(self) -> str:
        """Where the shaman of the seat is."""
        return terms.HUT[list(self.state.hut).index(self.seat + 1)]

    def _for(self, what: str, after: Lookahead) -> str:
        """With what it costs, tokens included; hunger at the end of the round is no part of it."""
        tokens = sum(number for _, _, number, reason, _ in after.own(terms.DEPRIVED) if reason != terms.HUNGER)
        cost, taken = self.telling.goods(after.total(terms.PAID)), self.telling.tokens(tokens)
        if not taken:
            return self.say("choice-for", what=what, cost=cost) if cost else what
        return self.say("choice-for-taking" if cost else "choice-taking", what=what, cost=cost, tokens=taken)

    def _warned(self, what: str, after: Lookahead, before: int | None = None) -> str:
        """DG-DWELL-12: told what members it loses for want of room, over what were lost before."""
        before = homeless(self.state, self.seat) if before is None else before
        return self.say("choice-homeless", what=what, n=after.homeless) if after.homeless > before else what

    def _gives(self, what: str, points: int) -> str:
        return self.say("choice-gives", what=what, gives=self.say("amount-point.acc", n=points)) if points else what
