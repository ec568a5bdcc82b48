"""What has happened in a game of Doggerland, told: events as the lines of a log (kernel.scene.Line).

What one seat does in a turn is one line, its steps told shortly: what is paid follows what it is paid for, what an
expedition brings follows where it was.  There is nothing that somebody may not read (DG-HIDDEN-04).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from eolith.kernel.scene import Event, Line
from eolith.kernel.state import CHANCE
from eolith.kernel.story import who
from eolith.kernel.telling import log_lines

from .. import terms
from ..layout import CELL_NAMES
from ..notation.actions import painting_cells
from . import alone
from .telling import Telling

RULES = {
    "first_seat": "DG-SETUP-31", "centre_set": "DG-SETUP-06", "tile_laid": "DG-DISCOVER-01",
    "arrow_moved": "DG-MIGRATE-14", "objective_drawn": "DG-SETUP-11", "painting_revealed": "DG-REFILL-03",
    "craft_dealt": "DG-REFILL-05", "round_started": "DG-FLOW-02", "planned": "DG-PLAN-01", "sent": "DG-EXPED-01",
    "token_laid": "DG-SHAMAN-12", "passed": "DG-PLAN-02", "built": "DG-DWELL-09", "crafted": "DG-CRAFT-04",
    "born": "DG-BIRTH-04", "returned": "DG-EXPED-15", "left_there": "DG-EXPED-16", "depleted": "DG-GATHER-08",
    "hunted": "DG-HUNT-10", "forgotten": "DG-HUNT-11", "painted": "DG-PAINT-06", "raised": "DG-ABIL-03",
    "forged": "DG-ABIL-11", "traded": "DG-SHAMAN-26", "invoked": "DG-SHAMAN-06", "shaman_failed": "DG-SHAMAN-09",
    "marker_taken": "DG-SHAMAN-30", "journey_placed": "DG-SHAMAN-17", "megalith_built": "DG-SHAMAN-31",
    "dropped": "DG-PLAN-13", "waited": "DG-EXEC-06", "migrated": "DG-MIGRATE-01", "fed": "DG-FEED-01",
    "spoiled": "DG-FEED-07", "housed": "DG-FEED-12", "lost": "DG-FEED-15", "objective_met": "DG-GOAL-01",
    "spawned": "DG-SPAWN-01", "camp_moved": "DG-CAMP-02", "journey_ended": "DG-SHAMAN-20",
    "marker_passed": "DG-FIRST-01", "game_over": "DG-FLOW-06",
} | alone.RULES  # fmt: skip
"""The rule that each step happens by; `forged` and `traded` are what is gained for what is paid."""
SECRETS: set[int] = set()
"""Events of which their seat alone may read all: none."""
DEPRIVED = ("DG-FEED-06", "DG-COST-06", "DG-SHAMAN-09", "DGS-EVENT-01")
"""The rule behind deprivation tokens, by their reason."""
BREAKS = {"turn_ended", "part_started", "part_finished", "discovery_started", "round_started"}
"""Events that end a line; all but a round are not told themselves."""
MOVES = {"paid", "deprived", "gained", "eaten"}
"""Events of goods and tokens, which belong to others; the meal as a whole tells what was eaten."""
LISTED = {
    "tile_laid",
    "objective_drawn",
    "painting_revealed",
    "craft_dealt",
    "migrated",
    "spawned",
    "dropped",
} | alone.LISTED
"""Events that are told together when they come one after another."""
PLANS = {"planned", "sent", "token_laid"}
"""What is paid for after it is told."""
PART_OF = {"left_there", "depleted", "hunted"}
"""Told with the expedition that they are part of; what is left there comes ahead of it."""


@dataclass
class Step:
    """Events that are told together."""

    name: str
    seat: int
    things: list[tuple[int, int, int]] = field(default_factory=list)
    """The arguments of each."""
    goods: Counter[int] = field(default_factory=Counter)
    """What is gained."""
    cost: Counter[int] = field(default_factory=Counter)
    """What is paid, by store."""
    tokens: int = 0
    """Deprivation tokens."""
    notes: list[tuple[str, int, int]] = field(default_factory=list)
    """What else is told of an expedition: an event and its two arguments."""
    rules: dict[str, None] = field(default_factory=dict)


def log(telling: Telling, events: Sequence[Event], viewer: int | None = None, names: Sequence[str] = ()) -> list[Line]:
    """Events as log lines, alike for every viewer; `names` says who plays each seat."""
    return log_lines(
        (step.seat, _Told(telling, step, names).text(), step.rules, step.name in BREAKS) for step in _Fold(events).steps
    )


# --- events into steps ----------------------------------------------------------------------------


class _Fold:
    """The events worth telling, those that belong together in one step."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.steps: list[Step] = []
        self.ahead = Step("", CHANCE)
        """What is paid, gained or left there before the event that says what for."""
        for event in events:
            self._add(event)
        self._drop_ahead()

    def _add(self, event: Event) -> None:
        kind, seat, a, b, c = event
        name = terms.EVENTS[kind]
        last = self.steps[-1] if self.steps else Step("", CHANCE)
        if name in MOVES:
            self._move(name, seat, a, b, last)
        elif name in PART_OF:
            self._note(self._before(seat) if name == "left_there" else last, name, a, b)
        elif name in LISTED and last.seat == seat and last.name == name:
            last.things.append((a, b, c))
        elif name == "round_started":
            self._open(name, CHANCE).things.append((a, seat, 0))
        else:
            step = self._open(name, seat)
            step.things.append((a, b, c))
            if name == "game_over" and a in alone.LOST:
                step.rules = {alone.LOST[a]: None}
            if name == "sent":
                step.cost[terms.TOOL] -= c // terms.SENT_TOOL  # they are told with the group

    def _move(self, name: str, seat: int, what: int, number: int, last: Step) -> None:
        """Goods and tokens that come and go."""
        mine = last.seat == seat
        if name == "paid":
            (last if mine and last.name in PLANS else self._before(seat)).cost[what] += number
        elif name == "gained":
            self._gain(seat, what, number)
        elif name == "deprived":
            step = last if mine and last.name not in BREAKS else self._open(name, seat)
            step.tokens += what
            step.rules[DEPRIVED[number]] = None

    @staticmethod
    def _note(step: Step, name: str, a: int, b: int) -> None:
        step.notes.append((name, a, b))
        step.rules[RULES[name]] = None

    def _gain(self, seat: int, good: int, number: int) -> None:
        """What is paid for is made or traded; the rest is the load of an expedition, which is told after it."""
        if self.ahead.seat == seat and self.ahead.cost:
            self._open("forged" if good == terms.TOOL else "traded", seat).goods[good] += number
        else:
            self._before(seat).goods[good] += number

    def _before(self, seat: int) -> Step:
        if self.ahead.seat != seat:
            self._drop_ahead()
            self.ahead = Step("", seat)
        return self.ahead

    def _open(self, name: str, seat: int) -> Step:
        """A new step, with what came ahead of it."""
        if self.ahead.seat != seat or name in BREAKS:
            self._drop_ahead()
        step = Step(name, seat, [], self.ahead.goods, self.ahead.cost, 0, self.ahead.notes, self.ahead.rules)
        if name in RULES:
            step.rules[RULES[name]] = None
        self.ahead = Step("", CHANCE)
        self.steps.append(step)
        return step

    def _drop_ahead(self) -> None:
        """What came ahead of nothing is told by itself."""
        ahead, self.ahead = self.ahead, Step("", CHANCE)
        for name, told in (("paid", ahead.cost), ("brought", ahead.goods)):
            if told:
                self.steps.append(Step(name, ahead.seat, goods=ahead.goods, cost=ahead.cost))


# --- steps in words -------------------------------------------------------------------------------


class _Told:
    """One step in words."""

    def __init__(self, telling: Telling, step: Step, names: Sequence[str]) -> None:
        self.telling = telling
        self.pack = telling.pack
        self.say = telling.say
        self.step = step
        self.names = names

    def text(self) -> str:
        """A sentence if it belongs to nobody, else what follows the letter of the seat; empty if there is no need."""
        step, telling = self.step, self.telling
        if step.name in BREAKS and step.name != "round_started":
            return ""
        text = self._event()
        if step.name in ("paid", "deprived"):
            return text
        paid: Counter[int] = Counter()
        for store, n in step.cost.items():
            paid[terms.GOOD_OF[store]] += n
        cost, tokens = telling.goods(paid), telling.tokens(step.tokens)
        text = self.say("event-for", what=text, cost=cost) if cost else text
        return self.say("event-penalty", what=text, tokens=tokens) if tokens else text

    def _event(self) -> str:
        if self.step.name in alone.RULES:
            return alone.happened(self.telling, self.step.name, self.step.things)
        if self.step.seat == CHANCE:
            return self._chance()
        a, b, c = self.step.things[0] if self.step.things else (0, 0, 0)
        match self.step.name:
            case "planned":
                return self._planned(a, b, c)
            case "sent":
                return self._sent(a, b, c)
            case "returned":
                return self._returned(a, b)
            case "dropped":
                plans = Counter(self._plan(*thing) for thing in self.step.things)
                what = ", ".join(f"{plan} ×{n}" if n > 1 else plan for plan, n in plans.items())
                return self.say("event-dropped", what=what)
            case "fed":
                goods = self.telling.goods({terms.PLANT: a, terms.MEAT: b})
                return self.say("event-fed", goods=goods) if goods else self.say("event-fed-nothing")
        return self._done(a, b)

    def _chance(self) -> str:
        """What befell everybody."""
        say, things = self.say, self.step.things
        a, b, _ = things[0]
        match self.step.name:
            case "round_started":
                season = say(f"season-{terms.SEASONS[(a - 1) % 2]}")
                if self.telling.game.alone:
                    return say("event-round_started-alone", n=a, season=season)
                return say("event-round_started", n=a, season=season, seat=who(self.names, terms.SEATS[b]))
            case "tile_laid":
                return say("event-tile_laid", what=", ".join(self._tile(tile, cell) for tile, cell, _ in things))
            case "migrated":
                moves = (self._move(*thing) for thing in things)
                return say("event-migrated", what=", ".join(moves))
            case "spawned":
                return say("event-spawned", what=self._where(things))
            case "objective_drawn":
                return say("event-objective_drawn", what=self._names("objectives"))
            case "craft_dealt":
                return say("event-craft_dealt", what=self._names("crafts"))
            case "painting_revealed":
                what = "; ".join(self._painting(painting) for painting, _, _ in things)
                return say("event-painting_revealed", what=what)
            case "game_over" if a > terms.BY_ROUNDS:
                return say(f"event-game_over-{terms.ALONE_ENDINGS[a]}")
            case "centre_set":
                return say("event-centre_set-chance", direction=say(f"direction-{terms.DIRECTIONS[a]}"))
            case "arrow_moved":
                return say("event-arrow_moved-chance", edge=say(f"map-edge-{self.pack.arrow_slots[a].id}"))
        return say(f"event-{self.step.name}")

    def _done(self, a: int, b: int) -> str:
        """What a seat did, or what befell it."""
        say, telling, name = self.say, self.telling, f"event-{self.step.name}"
        match self.step.name:
            case "centre_set":
                return say(name, direction=say(f"direction-{terms.DIRECTIONS[a]}"))
            case "arrow_moved":
                return say(name, edge=say(f"map-edge-{self.pack.arrow_slots[a].id}"))
            case "paid":
                return say(name, goods=telling.stored(self.step.cost))
            case "deprived":
                return say(name, tokens=telling.tokens(self.step.tokens))
            case "brought" | "forged" | "traded":
                return say(name, goods=telling.goods(self.step.goods))
            case "built":
                how = "ramshackle" if b else "empty"
                return say(f"{name}-{how}", dwelling=telling.object("dwellings", terms.DWELLINGS[a]))
            case "crafted":
                return say(name, craft=self._name("crafts", a))
            case "token_laid":
                return say(name, place=telling.painting(self._place(a)))
            case "painted":
                return say(name, place=telling.painting(self._place(a), ".acc"), n=b)
            case "forgotten":
                return say(name, prey=telling.object("animals", terms.SPECIES[a]))
            case "raised":
                return say(name, ability=self._name("abilities", a), level=b + 1)
            case "invoked" | "shaman_failed":
                return say(name, action=self._name("hut", a))
            case "journey_placed" | "journey_ended":
                return say(name, cell=CELL_NAMES[a])
            case "megalith_built":
                return say(name, cell=CELL_NAMES[a], megalith=telling.inner("hut", terms.HUT[b]))
            case "objective_met":
                points = say("amount-point.acc", n=terms.OBJECTIVE_POINTS[b])
                return say(name, objective=self._name("objectives", a), points=points)
            case "camp_moved":
                return say(f"{name}-stay" if a == b else name, start=CELL_NAMES[a], end=CELL_NAMES[b])
            case "housed":
                told = [say("event-housed", n=a)] * (a > 0) + [say("event-housed-none", n=b)] * (b > 0)
                return "; ".join(told)
            case "spoiled":
                return say(name, goods=telling.goods({terms.PLANT: a, terms.MEAT: b}, ""))
            case "passed":
                return say(f"{name}-nobody" if a else name)
        return say(name, n=a)

    # --- plans and expeditions ------------------------------------------------------------------------

    def _planned(self, action: int, target: int, member: int) -> str:
        if action == terms.USE_SHAMAN and member != terms.SHAMAN:
            return self.say("event-planned-helper", member=self.telling.member(member, ".acc"))
        name = f"event-planned-{terms.ACTIONS[action]}"
        who = self.telling.pair(target) if action == terms.GIVE_BIRTH else self.telling.member(member)
        match action:
            case terms.MAKE_CRAFT:
                return self.say(name, craft=self._name("crafts", target), member=who)
            case terms.PAINT_CELL:
                return self.say(name, place=self.telling.painting(self._place(target), ".by", member=who))
            case terms.IMPROVE:
                return self.say(name, ability=self._name("abilities", target), member=who)
            case terms.USE_SHAMAN:
                return self.say(name, action=self._name("hut", target))
        return self.say(name, member=who)

    def _plan(self, action: int, target: int, member: int) -> str:
        """A plan that was given up."""
        say = self.say
        match action:
            case terms.GATHER | terms.HUNT | terms.SCOUT:
                return say("plan-expedition", cell=CELL_NAMES[target])
            case terms.MAKE_CRAFT:
                return say("plan-craft", craft=self._name("crafts", target))
            case terms.PAINT_CELL:
                place = self._place(target)
                species = self.telling.inner("animals", self.telling.painted(place).id)
                return say("plan-paint", n=target // len(terms.PAINTING_ROWS) + 1, species=species)
            case terms.IMPROVE:
                return say("plan-ability", ability=self._name("abilities", target))
        return say(f"plan-{terms.ACTIONS[action]}")

    def _sent(self, cell: int, errand: int, group: int) -> str:
        members, tools = group % terms.SENT_TOOL, group // terms.SENT_TOOL
        who = [self.say("group-chief")] if members & terms.SENT_CHIEF else []
        who += [self.say("group-shaman")] if members & terms.SENT_SHAMAN else []
        if members // terms.SENT_HUNTER:
            who.append(self.say("group-hunters", n=members // terms.SENT_HUNTER))
        told = self.telling.listed(who)
        if tools:
            told = self.say("group-tools", who=told, n=tools)
        errands = {terms.GATHER: "gather", terms.HUNT: "hunt", terms.SCOUT: "scout"}
        return self.say(f"event-sent-{errands[errand]}", who=told, cell=CELL_NAMES[cell])

    def _returned(self, cell: int, errand: int) -> str:
        """Where an expedition was, what it brings, and how it left the place."""
        say, goods = self.say, self.telling.goods(self.step.goods)
        hunted = [terms.SPECIES[species] for name, species, _ in self.step.notes if name == "hunted"]
        if hunted:
            prey = self.telling.object("animals", hunted[0])
            told = say("event-returned-hunt", cell=CELL_NAMES[cell], prey=prey, goods=goods)
        elif goods:
            told = say("event-returned", cell=CELL_NAMES[cell], goods=goods)
        else:
            told = say(
                "event-returned-scout" if errand == terms.SCOUT else "event-returned-none", cell=CELL_NAMES[cell]
            )
        notes = [self._note(name, b) for name, _, b in self.step.notes if name != "hunted"]
        return say("event-note", what=told, note="; ".join(filter(None, notes))) if any(notes) else told

    def _note(self, name: str, number: int) -> str:
        """Goods that were left there; harvests that are still to be had."""
        if name == "left_there":
            return self.say("event-left_there", n=number)
        return self.say("event-depleted", n=self.pack.set_up(self.telling.game.sides).harvests - number)

    # --- names ------------------------------------------------------------------------------------------

    def _name(self, kind: str, number: int) -> str:
        return self.telling.name(kind, getattr(self.pack, kind)[number].id)

    def _names(self, kind: str) -> str:
        return ", ".join(self._name(kind, number) for number, _, _ in self.step.things)

    def _place(self, cell: int) -> str:
        return painting_cells(self.pack)[cell]

    def _painting(self, painting: int) -> str:
        """The species of a painting tile from the top down, and its number."""
        animals = (self.pack.animals[species].id for species in self.pack.paintings[painting].animals)
        species = ", ".join(self.telling.inner("animals", animal) for animal in animals)
        return self.say("painting-tile", species=species, n=painting + 1)

    def _tile(self, tile: int, cell: int) -> str:
        face = self.pack.tiles[tile]
        if face.animal < 0:
            return f"{CELL_NAMES[cell]} {self.telling.inner('tiles', face.id)}"
        species = self.telling.inner("animals", terms.SPECIES[face.animal])
        return f"{CELL_NAMES[cell]} {self.telling.inner('tiles', face.id)} ({species})"

    def _move(self, species: int, start: int, end: int) -> str:
        name = self.telling.inner("animals", terms.SPECIES[species])
        message = "move-stays" if start == end else "move"
        return self.say(message, species=name, start=CELL_NAMES[start], end=CELL_NAMES[end])

    def _where(self, things: Sequence[tuple[int, int, int]]) -> str:
        """`horse c3, d5; bison e4`: new figures by species."""
        cells: dict[int, list[str]] = {}
        for species, cell, _ in things:
            cells.setdefault(species, []).append(CELL_NAMES[cell])
        named = ((self.telling.inner("animals", terms.SPECIES[species]), where) for species, where in cells.items())
        return "; ".join(f"{name} {', '.join(where)}" for name, where in named)
