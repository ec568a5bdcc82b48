"""Doggerland in words: components, places, what is asked, and refusals as sentences in the reader's language.

`printed.py` says what is printed on components, `log.py` what happened, `choices.py` what can be chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from eolith.kernel import telling
from eolith.kernel.text import small

from .. import layout, terms
from ..notation.agenda import ALONE_FRAMES, GROUP
from ..pack import AlonePack, Pack
from . import printed

if TYPE_CHECKING:
    from eolith.kernel.standings import Item

    from ..pack.records import Animal
    from ..seen.observation import Observation

NAMED = {
    "craft": "crafts", "species": "animals", "ability": "abilities", "hut": "hut", "action": "hut", "good": "goods",
}  # fmt: skip
"""What is told by its id in the pack, and the tuple that it is from."""

SCORED = {
    "dwellings": "dwellings", "crafts": "crafts", "megaliths": "hut", "objectives": "objectives",
    "paintings": "animals", "goals": "solo_goals",
}  # fmt: skip
"""The tuple of the pack that the things of a line of the score sheet are from."""
SCORED_WORDS = {"members": "member-", "rows": "row-", "deprivation": "sheet-"}
"""Of the others, what their messages begin with."""


class Telling(telling.Telling[Pack]):
    """A game's things and questions in one language."""

    @property
    def alone(self) -> AlonePack:
        """The pack of a game alone."""
        return cast(AlonePack, self.pack)

    def grouped(self, counts: Sequence[int]) -> str:
        """Goods and groups of them, after a verb, by terms.GOOD_GROUPS."""
        numbers = zip(terms.GOOD_GROUPS, counts)
        return self.listed([self.say(f"amount-{name}.acc", n=n) for name, n in numbers if n])

    def name(self, kind: str, code: str) -> str:
        """The name of a record; `kind` is a tuple of the pack: `crafts`, `animals`, `hut` …"""
        shown = getattr(self.pack, kind)[self.pack.number(kind, code)]
        return printed.name_of(self.pack, shown, self.language, self.say)

    def inner(self, kind: str, code: str) -> str:
        """The same inside of a sentence."""
        return small(self.name(kind, code))

    def object(self, kind: str, code: str) -> str:
        """The same after a verb: `a horse`."""
        return small(getattr(self.pack, kind)[self.pack.number(kind, code)].objects[self.language])

    def component(self, kind: str, number: int) -> str:
        """The name of a record and all that is printed on it."""
        return printed.told(self.pack, kind, number, self.language, self.say)

    def painting(self, place: str, case: str = "", **more: str) -> str:
        """A cell of the cave: `horse, top row, tile 1`; as `.acc`, after a verb: `a horse (top row, tile 1)`.

        As `.by` it also says which `member` paints it.
        """
        code, _, row = place.rpartition(".")
        number = self.pack.number("paintings", code)
        species = (self.object if case else self.inner)("animals", self.painted(place).id)
        return self.say(f"place-painting{case}", n=number + 1, row=self.say(f"row-{row}"), species=species, **more)

    def painted(self, place: str) -> Animal:
        """The species of a cell of the cave."""
        code, _, row = place.rpartition(".")
        painting = self.pack.paintings[self.pack.number("paintings", code)]
        species: Animal = self.pack.animals[painting.animals[terms.PAINTING_ROWS.index(row)]]
        return species

    def store(self, store: str) -> str:
        """A good, of food with its bowl: `plants from the second bowl`."""
        number = terms.STORES.index(store)
        good = self.inner("goods", terms.GOODS[terms.GOOD_OF[number]])
        if number < terms.PAYABLE:
            return good
        return self._in_bowl(good, store)

    # --- amounts ----------------------------------------------------------------------------------

    def member(self, member: int, case: str = "") -> str:
        return self.say(f"member-{terms.MEMBERS[member]}{case}")

    def pair(self, pair: int) -> str:
        """The parents of a newborn, by terms.PAIRS."""
        one, other = terms.PAIRS[pair]
        return self.say("pair-hunters") if one == other else self.listed([self.member(one), self.member(other)])

    def goods(self, counts: Mapping[int, int], case: str = ".acc") -> str:
        """`1 wood and 2 hides`, by terms.GOODS; after a verb or the word for, unless `case` is empty."""
        return self.listed([self.say(f"amount-{terms.GOODS[good]}{case}", n=n) for good, n in counts.items() if n])

    def stored(self, counts: Mapping[int, int], case: str = ".acc") -> str:
        """The same by terms.STORES, of food with its bowls."""
        return self.listed([self._stored(store, n, case) for store, n in counts.items() if n])

    def _stored(self, store: int, n: int, case: str) -> str:
        amount = self.goods({terms.GOOD_OF[store]: n}, case)
        if store < terms.PAYABLE:
            return amount
        return self._in_bowl(amount, terms.STORES[store])

    def _in_bowl(self, good: str, store: str) -> str:
        return self.say("place-store", good=good, **{"from": self.say(f"place-bowl-{store[-1]}.from")})

    def tokens(self, number: int) -> str:
        """`2 deprivation tokens`, after a verb; empty for none."""
        return self.say("amount-token.acc", n=number) if number else ""

    def errand(self, tile: int, figure: int, exhausted: bool) -> str:
        """What an expedition to a tile is for; `figure` is a species plus one, or 0."""
        if figure:
            animal = self.pack.animals[figure - 1]
            prey = self.object("animals", animal.id)
            return self.say("errand-hunt", prey=prey, skill=animal.skill, people=animal.people)
        face = self.pack.tiles[tile]
        unit = self.pack.terrains[face.terrain].unit
        if exhausted or not face.amount:
            return self.say("errand-scout")
        return self.say("errand-gather", goods=self.goods({good: n * face.amount for good, n in enumerate(unit)}, ""))

    def scored(self, line: str, item: Item) -> str:
        """A thing that a line of the score sheet counts: `hunter-gatherer ×4 = 4`."""
        named = SCORED.get(line)
        what = self.inner(named, item.id) if named else self.say(f"{SCORED_WORDS[line]}{item.id}")
        return self.say("sheet-item", what=what, n=item.count, points=item.points)

    # --- what is asked ----------------------------------------------------------------------------

    def question(self, seen: Observation) -> str:
        assert seen.pending is not None
        return self._question(seen.pending.kind, seen.pending.values)

    def _question(self, kind: str, values: Sequence[int]) -> str:
        """What is asked by a frame of a kind with such slots."""
        say, slots = self.say, ALONE_FRAMES[kind].values(values)
        match kind:
            case "member" if slots["action"] == terms.USE_SHAMAN:
                return say("prompt-member-shaman")
            case "member":
                return say("prompt-member", action=self.name("actions", terms.ACTIONS[slots["action"]]))
            case "group":
                return say(f"prompt-group-{GROUP[slots['asked']]}", cell=layout.CELL_NAMES[slots["cell"]])
            case "cost":
                return say("prompt-cost", good="tool" if slots["tools_due"] else "hide")
            case "site":
                return say("prompt-site", piece="token" if slots["hut"] == terms.LONG_JOURNEY else "megalith")
            case "load":
                cell, good = layout.CELL_NAMES[slots["cell"]], terms.GOODS[slots["good"]]
                return say("prompt-load", cell=cell, good=good, n=slots["load_room"])
            case "memory":
                return say("prompt-memory", prey=self.object("animals", terms.SPECIES[slots["figure"]]))
            case "offering":
                return say("prompt-offering", action=self.name("hut", terms.HUT[slots["hut"]]))
            case "trade":
                return say("prompt-trade", given=slots["given"])
            case "feed":
                return say("prompt-feed", n=slots["food_due"])
            case "spend" | "receive":
                return say(f"prompt-{kind}", n=slots["due"])
            case "swap":
                return say("prompt-swap", taken=slots["swapped"])
            case "pick":
                about_tiles = slots["op"] <= terms.TAKE_ANIMAL or slots["op"] == terms.PLACE_FIGURE
                return say(f"prompt-pick-{'tile' if about_tiles else terms.OPS[slots['op']]}")
        return say(f"prompt-{kind}")

    # --- ids ----------------------------------------------------------------------------------------

    def named(self, ids: Mapping[str, Any]) -> dict[str, Any]:
        """With `species` there is also the `prey`, and with a `good` the `amount` that is needed."""
        values = {detail: self._named(detail, code) for detail, code in ids.items()}
        if "species" in ids:
            values["prey"] = self.object("animals", ids["species"])
        if "good" in ids:
            values["amount"] = self.say(f"amount-{ids['good']}", n=ids.get("need", 1))
        return values

    def _named(self, detail: str, code: Any) -> Any:
        match detail:
            case "craft" | "ability" | "hut" | "action":
                return self.name(NAMED[detail], code)
            case "species" | "good":
                return self.inner(NAMED[detail], code)
            case "member":
                return self.say(f"member-{code}")
            case "direction" | "slot":
                return self.say(f"direction-{code}")
            case "rival":
                return self.say(f"rival-{code}")
            case "shaman":
                return self.say(f"rival-shaman-{code}")
            case "place":
                return self.painting(code)
            case "store":
                return self.store(code)
            case "asked":
                return self._question(code[0], code[1:])
        return code
