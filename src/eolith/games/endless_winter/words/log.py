"""What has happened in a game of Endless Winter, told: events as the lines of a log (kernel.scene.Line).

What one seat does is one line, its steps told shortly: what a clause costs and what it is printed on follows what
it gives.  A card that moves between hidden places is named to its owner alone (EW-HIDDEN-01, -05, -08).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from eolith.kernel.scene import Event, Line
from eolith.kernel.state import CHANCE
from eolith.kernel.telling import log_lines

from .. import layout, terms
from ..pack.effects import Clause, labor
from ..pack.field import field_of
from . import printed
from .telling import Telling

RULES = {
    "stone_dealt": "EW-SETUP-04", "culture_dealt": "EW-SETUP-10", "chief_dealt": "EW-SETUP-11",
    "setup_dealt": "EW-SETUP-20", "board_laid": "EW-MEGASETUP-01", "tile_laid": "EW-TERRAIN-05",
    "side_chosen": "EW-SETUP-18", "round_started": "EW-FLOW-01", "figure_placed": "EW-FIGURE-01",
    "figure_left": "EW-VAR-08", "card_drawn": "EW-GOLD-01", "card_buried": "EW-INIT-10", "card_piled": "EW-PILE-01",
    "pile_revealed": "EW-ECL-02", "labor_counted": "EW-ECL-04", "deck_shuffled": "EW-GOLD-01",
    "food_burnt": "EW-LABOR-14", "idol_moved": "EW-IDOL-01", "megalith_placed": "EW-MEGA-01",
    "camp_placed": "EW-MIG-01", "camp_moved": "EW-MIG-03", "village_built": "EW-MIG-12", "tribe_taken": "EW-INIT-01",
    "culture_taken": "EW-DEV-01", "animal_taken": "EW-HUNT-06", "animal_revealed": "EW-HUNT-01",
    "animal_used": "EW-HUNT-12", "stone_taken": "EW-DEV-06", "stone_scored": "EW-ECL-26",
    "token_revealed": "EW-GLAC-03", "rest_token_shown": "EW-RESTMOD-09", "token_taken": "EW-RESTMOD-04",
    "hex_held": "EW-ECL-17", "order_set": "EW-ECL-08", "era_changed": "EW-PREP-08", "game_over": "EW-FLOW-03",
    "nomad_revealed": "EWS-FLOW-04", "nomads_acted": "EWS-ACT-02", "aid_used": "EWS-AID-02",
    "nomads_piled": "EWS-ACT-08", "offering_buried": "EWS-ACT-10", "buried_revealed": "EWS-SCORE-03",
    "migration_shuffled": "EWS-MIG-14", "nomads_migrated": "EWS-MIG-04", "nomad_token_placed": "EWS-MIG-08",
    "culture_returned": "EWP-PREP-01", "culture_marked": "EWP-PREP-02",
}  # fmt: skip
"""The rule that each event happens by."""
BREAKS = {"turn_started", "turn_ended", "eclipse_started"}
"""Events that end a line and are not told themselves."""
LINES = ("nomads_acted", "buried_revealed")
"""Events of the nomads that begin a line."""
GOODS = {"food_gained": "food", "tool_gained": "tools", "labor_gained": "halves", "points_gained": "points"}
"""Gains that are told together."""
LISTED = {
    "card_drawn", "card_discarded", "card_buried", "card_piled", "pile_revealed", "hex_held", "stone_dealt",
    "culture_dealt", "chief_dealt", "setup_dealt", "board_laid", "tile_laid", "animal_revealed", "order_set",
    "camp_placed", "buried_revealed", "culture_returned", "culture_marked",
}  # fmt: skip
"""Events that are told together when they come one after another."""
NO_GAIN = {
    "figure_placed", "figure_left", "card_played", "card_discarded", "food_burnt", "deck_shuffled", "aid_used",
    "hex_held",
}  # fmt: skip
"""Events that no clause brings about."""
SECRETS = {terms.CARD_DRAWN, terms.CARD_PILED, terms.CARD_BURIED}
"""Events with a card that its seat alone may know."""
COST = ("food", "tools", "halves")
DEALT = {
    "stone_dealt": ("stones", 0), "culture_dealt": ("cards", 0), "chief_dealt": ("chiefs", 0),
    "setup_dealt": ("setup_cards", 0), "board_laid": ("megalith_boards", 1), "tile_laid": ("terrains", 1),
    "animal_revealed": ("animals", 0), "culture_returned": ("cards", 0), "culture_marked": ("cards", 0),
}  # fmt: skip
"""What chance lays out: the records that are named, and which argument names them."""


@dataclass
class Step:
    """Events that are told together."""

    name: str
    seat: int
    things: list[tuple[int, int]] = field(default_factory=list)
    """The arguments of each."""
    goods: Counter[str] = field(default_factory=Counter)
    """By food, tools, halves (of labor) and points."""
    cost: Counter[str] = field(default_factory=Counter)
    clause: Clause | None = None
    """What brought it about."""
    beneath: Counter[int] = field(default_factory=Counter)
    """The points that a megalith on top of others gives, by seat."""


def log(telling: Telling, events: Sequence[Event], viewer: int | None = None, names: Sequence[str] = ()) -> list[Line]:
    """Events as log lines; `viewer` is a seat, or None for a spectator, `names` says who plays each seat."""
    return log_lines(
        told
        for step in _Fold(telling, events).steps
        for told in (
            *([(CHANCE, "", (), True)] if step.name in LINES else []),
            (
                step.seat,
                _Told(telling, step, viewer, names).text(),
                RULES.get(step.name, "").split(),
                step.name in BREAKS,
            ),
        )
    )


# --- events into steps ----------------------------------------------------------------------------


class _Fold:
    """The events worth telling, those that belong together in one step."""

    def __init__(self, telling: Telling, events: Sequence[Event]) -> None:
        self.clauses = telling.pack.clauses
        self.usable = telling.pack.usable
        self.on_two = field_of(telling.game).on_two
        self.steps: list[Step] = []
        self.cause: Step | None = None
        """A clause that has been used and paid for, and has not given anything yet."""
        for event in events:
            self._add(event)
        self._drop_cause()

    def _add(self, event: Event) -> None:
        kind, seat, a, b, c = event
        name = terms.EVENTS[kind]
        last = self.steps[-1] if self.steps else Step("", CHANCE)
        if name == "clause_used":
            self._drop_cause()
            self.cause = Step(name, seat, clause=self.clauses[a])
        elif name == "paid":
            self.cause = self.cause or Step(name, seat)
            self.cause.cost.update(food=a, tools=b, halves=c)
        elif name in GOODS:
            self._gain(GOODS[name], seat, a, last)
        elif name == "food_burnt":
            if last.name != name or last.seat != seat:
                last = self._open(name, seat)
            last.goods.update(food=a, halves=2 * b)
        elif name == "animal_revealed" and (self.cause or last.name == "animals_added"):
            self._list("animals_added", self.cause.seat if self.cause else last.seat, a, b, last)
        elif name == "camp_moved" and last.name == name and last.seat == seat and last.things[-1][1] == a:
            self._go_on(last, a, b)
        elif name == "order_set":
            self._list(name, CHANCE, seat, a, last)
        elif name == last.name == "aid_used" and last.things[-1][1] == a:
            last.things.append((a, b))
        elif name == "declined" and self._is_told(self.cause):
            pass  # what else the clause gives is still to come, or it is told by itself
        elif name in LISTED:
            self._list(name, seat, a, b, last)
        else:
            self._open(name, seat).things.append((a, b))

    def _list(self, name: str, seat: int, a: int, b: int, last: Step) -> None:
        again = self.cause is None or self.cause.clause is not None and self.cause.clause is last.clause
        alike = last.name == name and last.seat == seat and again
        if alike and (name != "card_buried" or last.things[-1][1] == b):
            self._go_on(last, a, b)
        else:
            self._open(name, seat).things.append((a, b))

    def _go_on(self, step: Step, a: int, b: int) -> None:
        """The same once more, with what was paid for it."""
        step.things.append((a, b))
        if self.cause:
            step.cost += self.cause.cost
            self.cause = None

    def _gain(self, what: str, seat: int, amount: int, last: Step) -> None:
        """Goods that a card, a burnt food or a stone has told already are not told again."""
        if what == "points" and self._on_top(last):
            last.beneath[seat] += amount
            return
        own = last.seat == seat and not self.cause
        if own and (last.name == "stone_scored" or last.name == "food_burnt" and what == "halves"):
            return
        if not own or last.name != "took" and (last.name != "card_played" or what != "halves"):
            last = self._open("took", seat)
        last.goods[what] += amount

    def _on_top(self, last: Step) -> bool:
        """Whether points are still due for what lies beneath a megalith (EW-MEGA-14, -15): its own seat's come last."""
        on_top = last.name == "megalith_placed" and last.things[0][0] >= terms.GROUND_CELLS and not self.on_two
        return on_top and not self.cause and last.seat not in last.beneath

    def _open(self, name: str, seat: int) -> Step:
        """A new step; one that can follow from the clause that was used last does."""
        step = Step(name, seat)
        if self.cause and self.cause.seat == seat and name not in NO_GAIN:
            step.clause, step.cost, self.cause = self.cause.clause, self.cause.cost, None
        elif name in BREAKS or name == "hex_held":  # the cards of the pile are done with
            self._drop_cause()
        self.steps.append(step)
        return step

    def _drop_cause(self) -> None:
        """A clause that gave nothing is told by itself."""
        cause, self.cause = self.cause, None
        if cause and self._is_told(cause):
            self.steps.append(cause)

    def _is_told(self, cause: Step | None) -> bool:
        """Whether somebody used a clause or paid for it, which is worth telling even if it gives nothing."""
        return bool(cause and (cause.cost.total() or cause.clause and cause.clause.number < self.usable))


# --- steps in words -------------------------------------------------------------------------------


class _Told:
    """One step in words, as a viewer may read it."""

    def __init__(self, telling: Telling, step: Step, viewer: int | None, names: Sequence[str]) -> None:
        self.telling = telling
        self.pack = telling.pack
        self.say = telling.say
        self.step = step
        self.viewer = viewer
        self.names = names

    def text(self) -> str:
        """A sentence if it belongs to nobody, else what follows the letter of the seat; empty where a line ends."""
        step, telling, say = self.step, self.telling, self.say
        if step.name in BREAKS:
            return ""
        text = self._event()
        if step.beneath:
            points = (say("event-points-of", seat=self._who(seat), n=n) for seat, n in step.beneath.items())
            text = say("event-beneath", what=text, who=", ".join(points))
        if step.name not in ("paid", "clause_used") and step.cost.total():
            text = say("event-for", what=text, cost=telling.cost(*map(step.cost.__getitem__, COST)))
        if step.clause and step.name != "clause_used" and step.clause.origin.kind not in printed.EVIDENT:
            text = say("event-by", what=text, source=telling.source(step.clause))
        return text

    def _who(self, seat: int) -> str:
        return self.telling.called(self.names, terms.SEATS[seat])

    def _event(self) -> str:
        say, step, telling = self.say, self.step, self.telling
        name = step.name
        a, b = step.things[0] if step.things else (0, 0)
        match name:
            case "took":
                goods = dict(step.goods)
                return say("event-took", goods=telling.goods(**goods))
            case "clause_used" | "paid":
                return self._used()
            case "food_burnt":
                return say("event-food_burnt", n=step.goods["food"], labor=step.goods["halves"] // 2)
            case "card_played":
                halves = step.goods["halves"]
                return say(f"event-card_played{'-labor' if halves else ''}", card=self._card(a), n=labor(halves))
            case "card_drawn" | "card_piled" | "card_buried" | "card_discarded" | "pile_revealed":
                return self._cards()
            case "labor_counted":
                return say("event-labor_counted", n=labor(a))
            case "order_set":
                return say("event-order", order=", ".join(self._who(seat) for seat, _ in step.things))
            case "side_chosen":
                side = self.pack.sides[2 * a + b]
                effect = "; ".join(printed.facts(self.pack, side, telling.language, say))
                chief = telling.quoted("chiefs", self.pack.chiefs[a].id)
                return say("event-side_chosen", side="AB"[b], chief=chief, effect=effect)
            case "nomads_acted" | "aid_used" | "nomad_revealed" | "nomads_migrated":
                return self._nomads(a, b)
            case "figure_placed" | "figure_left":
                to = telling.place(b, ".to") if name == "figure_placed" else ""
                return say(f"event-{name}", figure=terms.FIGURES[a], to=to)
        if name in DEALT or name == "animals_added":
            return self._dealt()
        return self._gained(a, b)

    def _used(self) -> str:
        """A clause that has given nothing yet, or a payment for what is still to come."""
        cost = self.telling.cost(*map(self.step.cost.__getitem__, COST))
        if self.step.clause is None:
            return self.say("event-paid", cost=cost)
        used = self.say("event-clause_used", source=self.telling.source(self.step.clause))
        return self.say("event-for", what=used, cost=cost) if cost else used

    def _cards(self) -> str:
        """Cards by name, or how many where the viewer may not know them."""
        name, things = self.step.name, self.step.things
        secret = terms.EVENTS.index(name) in SECRETS and (name != "card_buried" or self._unseen(things[0][1]))
        if secret and self.viewer != self.step.seat:
            return self.say(f"event-{name}-hidden", n=len(things))
        return self.say(
            f"event-{name}", n=len(things), what=self._counted(Counter(card for card, _ in things), "cards")
        )

    def _unseen(self, zone: int) -> bool:
        """EW-HIDDEN-03, -08: whether the others did not see the card that was buried."""
        return zone == terms.HAND or zone == terms.DISCARD_PILE and self.telling.game.options["discard_view"] != "all"

    def _dealt(self) -> str:
        """What chance laid out, and who got what."""
        name, things = self.step.name, self.step.things
        if name == "setup_dealt" and self.step.seat >= 0:
            card = self.pack.setup_cards[things[0][0]].id
            return self.say("event-setup_dealt", what=self.telling.face("setup_cards", card, quoted=True))
        kind, place = DEALT.get(name, ("animals", 0))
        what = self._counted(Counter(thing[place] for thing in things), kind)
        shown = "-shown" if name in ("chief_dealt", "setup_dealt") and self.step.seat == CHANCE else ""
        return self.say(f"event-{name}{shown}", n=len(things), what=what)

    def _gained(self, a: int, b: int) -> str:
        say, telling, name = self.say, self.telling, f"event-{self.step.name}"
        match self.step.name:
            case "idol_moved":
                return say(name, track=terms.TRACKS[a], level=b)
            case "megalith_placed":
                return say(name, grey=int(b == 1), site=field_of(telling.game).sites[a].name)
            case "camp_placed":
                return say(name, n=len(self.step.things))
            case "camp_moved":
                hexes = [a, *(end for _, end in self.step.things)]
                return say(name, way=" → ".join(layout.HEX_NAMES[hex_] for hex_ in hexes))
            case "village_built":
                return say(name, junction=telling.junction(layout.JUNCTION_NAMES[a]))
            case "nomad_token_placed":
                return say(name, junction=telling.junction(layout.JUNCTION_NAMES[a]))
            case "offering_buried" | "buried_revealed":
                cards = Counter(card for card, _ in self.step.things)
                return say(f"{name}-unseen") if a < 0 else say(name, n=len(cards), what=self._counted(cards, "cards"))
            case "tribe_taken":
                if a < 0:
                    return say(f"{name}-none")
                into = {terms.DISCARD_PILE: "-discard", terms.BURIED: "-bury"}.get(b, "")
                return say(f"{name}{into}", card=self._card(a))
            case "culture_taken":
                offered = self.step.seat >= telling.game.players  # EWS-ACT-12
                return say(f"{name}-offered" if offered else name, card=self._card(a))
            case "animal_taken" | "animal_used":
                prey = telling.prey(self.pack.animals[a].id)
                return say(f"{name}-deck" if b and self.step.name == "animal_taken" else name, prey=prey)
            case "stone_taken" | "stone_scored":
                return say(name, stone=telling.quoted("stones", self.pack.stones[a].id), n=b)
            case "token_revealed":
                token = telling.face("glacier_tokens", self.pack.glacier_tokens[b].id, quoted=True)
                return say(name, hex=layout.HEX_NAMES[a], token=token)
            case "rest_token_shown" | "token_taken":
                return say(name, token=telling.face("rest_tokens", self.pack.rest_tokens[a].id, quoted=True))
            case "hex_held":
                return say(name, hexes=telling.listed([layout.HEX_NAMES[hex_] for hex_, _ in self.step.things]))
        return say(name, n=a)

    def _nomads(self, a: int, b: int) -> str:
        """A card of the nomads, or what they do."""
        say, name = self.say, self.step.name
        if name == "nomad_revealed":
            return say(f"event-{name}{'-pile' if b == terms.TO_PILE else ''}", card=self._name("nomad_cards", a))
        if name == "nomads_migrated":
            rings = {terms.INNER_CAMPS: "inner", terms.OUTER_CAMPS: "outer"}.get(b, "both")
            return say(f"event-{name}", card=self._name("migration_cards", a), rings=rings)
        if name == "nomads_acted":
            return say(f"event-{name}", action=printed.action(a, say))
        then = " → ".join(say("nomads-quoted", action=printed.action(to, say)) for _, to in self.step.things)
        return say(f"event-{name}", action=printed.action(a, say), then=then)

    def _counted(self, numbers: Counter[int], kind: str) -> str:
        """`Hunter, Brave ×2`; by the numbers of records."""
        told = self.telling.inner if kind in ("animals", "terrains") else self.telling.quoted
        names = [(told(kind, getattr(self.pack, kind)[number].id), n) for number, n in numbers.items()]
        return ", ".join(self.say("event-count", what=name, n=n) if n > 1 else name for name, n in names)

    def _card(self, number: int) -> str:
        return self._name("cards", number)

    def _name(self, kind: str, number: int) -> str:
        return printed.name_of(self.pack, getattr(self.pack, kind)[number], self.telling.language)
