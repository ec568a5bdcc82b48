"""An expedition as one form: who goes with which tools, and what comes of it, before anything is confirmed.

All of it is the engine's: the group is sent in a copy of the position, and the copy says what is paid for it, what it
finds, and how much of that it can carry (DG-EXPED, DG-GATHER, DG-HUNT, DG-COST).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from eolith.kernel.scene import Fact, Field, Panel
from eolith.kernel.text import capital, sentence

from .. import layout, terms
from ..notation.agenda import GROUP
from ..seen.observation import Group
from ..words.choices import Lookahead
from ..words.telling import Telling

if TYPE_CHECKING:
    from ..rules import Doggerland

ART = {"chief": "member-chief", "shaman": "member-shaman", "hunters": "member-hunter", "tools": "good-tool"}
MEMBER_OF = {"chief": "chief", "shaman": "shaman", "hunters": "hunter"}


def form(telling: Telling, state: Doggerland, cell: int, given: Mapping[str, int]) -> Panel:
    """Where a seat may send an expedition, or has begun to: the numbers of its group, and what that would bring."""
    return _Form(telling, state, cell, given).panel()


class _Form:
    """What is shown of one expedition in the making."""

    def __init__(self, telling: Telling, state: Doggerland, cell: int, given: Mapping[str, int]) -> None:
        assert state.seat is not None
        self.telling, self.say = telling, telling.say
        self.state, self.seat, self.cell, self.given = state, int(state.seat), cell, given
        self.begun = terms.FRAMES[state.frame[0]] == "group"
        """It is under way: something of its group may be decided already."""
        usual = self.usual()
        self.errand = usual.errand
        self.numbers = {name: usual.members.get(member, 0) for name, member in MEMBER_OF.items()}
        self.numbers["tools"] = usual.tools
        self.at_hand = self.count_at_hand()
        if any(name in given for name in GROUP):
            self.numbers |= {name: min(given.get(name, 0), most) for name, most in self.at_hand.items()}

    def panel(self) -> Panel:
        animal = self.state.animal[self.cell]
        errand = self.telling.errand(self.state.tile[self.cell], animal, self.errand == "scout")
        title = capital(self.say("choice-send", cell=layout.CELL_NAMES[self.cell], errand=errand))
        words = [name if name in terms.MEMBERS else f"{name} {n}" for name, n in self.numbers.items() if n]
        words = words or ["hunters 0"]  # without any word all of it would be asked afterwards
        command = " ".join(["group" if self.begun else f"send {layout.CELL_NAMES[self.cell]}", *words])
        refusal = self.telling.game.why_not(self.state, command, self.seat)
        if refusal is not None:
            return Panel(title, fields=self.fields(), verdict=self.telling.refusal(refusal), rule=refusal.rule)
        sent = Lookahead(self.state, *self.telling.game.expand(self.state, command))
        switches, payments = self.pay(sent)
        return Panel(
            title, fields=[*self.fields(), *switches], command=" ".join([command, *payments]),
            verdict=self.verdict(sent), facts=self.facts(sent),
        )  # fmt: skip

    # --- who goes -------------------------------------------------------------------------------------

    def usual(self) -> Group:
        """The group that is proposed: of hunter-gatherers, as many as may gather; else the fewest of all."""
        way = Lookahead(self.state, *([] if self.begun else [terms.SEND + self.cell]))
        gathers = self.group(way).errand == "gather"
        while way.asked == "group":
            most = gathers and GROUP[way.state.frame[terms.STEP]] == "hunters"
            way.take(way.state.options()[-1 if most else 0])
        return self.group(way)

    def group(self, way: Lookahead) -> Group:
        group: Group = self.telling.game.observe(way.state, None).groups[layout.CELL_NAMES[self.cell]]
        return group

    def count_at_hand(self) -> dict[str, int]:
        """How many there are of what is not decided yet; the shaman never hunts (DG-HUNT-04)."""
        own = [*self.state.home[self.seat], self.state.stock[self.seat][terms.TOOL]]
        first = self.state.frame[terms.STEP] if self.begun else 0
        return {
            name: int(n)
            for place, (name, n) in enumerate(zip(GROUP, own, strict=True))
            if n and place >= first and not (self.errand == "hunt" and name == "shaman")
        }

    def fields(self) -> list[Field]:
        return [
            Field(name, capital(self.say(f"scene-field-{name}")), self.numbers[name], most, ART[name])
            for name, most in self.at_hand.items()
        ]

    # --- what it costs and brings ------------------------------------------------------------------------

    def pay(self, way: Lookahead) -> tuple[list[Field], list[str]]:
        """A switch for each part of the cost that a token may stand for, and the words that pay; `way` goes on."""
        switches, words = [], []
        while way.asked == "cost":
            good = terms.GOODS[terms.TOOL if way.state.frame[terms.TOOLS_DUE] else terms.HIDE]
            name = f"spare-{good}"
            spared = min(self.given.get(name, 0), 1)
            label = capital(self.say("scene-spare", good=self.say(f"amount-{good}", n=1)))
            switches.append(Field(name, label, spared, 1, "token-deprivation"))
            words.append("deprive" if spared else "pay")
            way.take(way.state.options()[spared])
        return switches, words

    def facts(self, way: Lookahead) -> list[Fact]:
        """People and skill, what can be carried, what is paid; what a hunt takes is told with the animal."""
        group, paid = self.group(way), way.total(terms.PAID)
        load = way.state.load_of(self.cell)
        facts = [
            Fact(self.say("scene-people", n=group.people), str(group.people), "icon-people"),
            Fact(self.say("scene-skill"), str(group.skill), "icon-skill"),
            Fact(self.say("scene-load", n=load), str(load), "ability-carrying"),
        ]
        if hides := paid.get(terms.HIDE):
            facts.append(Fact(self.say("scene-for-cold"), f"−{hides}", "good-hide"))
        if tokens := sum(event[2] for event in way.own(terms.DEPRIVED)):
            points = self.say("amount-point", n=terms.TOKEN_POINTS * tokens)
            cost = f"+{tokens}" if self.telling.game.alone else f"−{points}"
            facts.append(Fact(self.say("scene-token"), cost, "token-deprivation"))
        return facts

    def verdict(self, way: Lookahead) -> str:
        """What is brought home, and how much of it has to be left there."""
        if self.errand == "scout":
            return sentence(self.say("scene-scouts"))
        found, load = way.state.yields(self.cell), way.state.load_of(self.cell)
        goods, left = self.telling.goods(dict(enumerate(found))), max(0, sum(found) - load)
        return sentence(self.say("scene-brings-part" if left else "scene-brings", goods=goods, load=load, left=left))
