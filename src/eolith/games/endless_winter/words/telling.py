"""Endless Winter in words: components, places, what is asked, and refusals as sentences in the reader's language.

`printed.py` says effects and faces, `log.py` what happened, `choices.py` what can be chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from eolith.kernel import telling
from eolith.kernel.story import who
from eolith.kernel.text import capital, small

from .. import terms
from ..pack import Pack
from ..pack.content import alternatives
from ..pack.effects import Clause, Items, labor
from . import printed
from .printed import Told

if TYPE_CHECKING:
    from eolith.kernel.game import Game
    from eolith.kernel.observation import Pending

    from ..seen.observation import Observation

INTO = ("hand", "discard", "bury")
"""Where a tribe card of the supply goes, by the slot of its frame that says it."""
GIVEN = frozenset(kind for kind in terms.FRAMES if kind.startswith("gain")) - {"gains"} | {"discard_card"}
"""Questions about a gain or its cost, which some clause gives or asks for."""


class Telling(telling.Telling[Pack]):
    """A game's things and happenings in one language."""

    def __init__(self, game: Game[Pack], language: str) -> None:
        super().__init__(game, language)
        self.alternatives: list[tuple[Clause, Items, Items]] = [
            (clause, cost, gains) for clause in self.pack.clauses for cost, gains in alternatives(clause)
        ]
        """The clause, cost and gains of each alternative, as the rules number them."""

    # --- components -------------------------------------------------------------------------------

    def effect(self, told: Told, doing: bool = False) -> str:
        """`pay 1 food: 2 tools`; `doing` says it as what a player does: `gain 2 tools`."""
        return printed.words(told, self.say, doing)

    def name(self, kind: str, code: str) -> str:
        """The name of a record; `kind` is a tuple of the pack: `cards`, `stones`, `animals` …"""
        return printed.name_of(self.pack, getattr(self.pack, kind)[self.pack.number(kind, code)], self.language)

    def quoted(self, kind: str, code: str) -> str:
        """The same after a word for what it is: карту «Охотник»."""
        return self.say("quoted", name=self.name(kind, code))

    def inner(self, kind: str, code: str) -> str:
        """The name of an animal or a terrain inside of a sentence."""
        return self.name(kind, code).lower()

    def prey(self, code: str) -> str:
        """An animal after a verb: `a woolly rhino`."""
        species = self.pack.animals[self.pack.number("animals", code)]
        return small(species.objects[self.language])

    def face(self, kind: str, code: str, quoted: bool = False) -> str:
        """The name of a record, which may be quoted, and all that is printed on it."""
        return printed.told(self.pack, kind, code, self.language, self.say, quoted)

    def component(self, kind: str, number: int) -> str:
        """The same of a record by its number."""
        return self.face(kind, getattr(self.pack, kind)[number].id)

    def card(self, code: str) -> str:
        """The name of a starting, tribe or culture card."""
        return self.name("cards", code)

    def cost(self, food: int, tools: int, halves: int) -> str:
        """`1 tool and 1 labor`, after the word for or a verb; labor in halves."""
        return self.listed(self._amounts(food, tools, halves))

    def goods(self, food: int = 0, tools: int = 0, halves: int = 0, points: int = 0) -> str:
        """`2 food and 1 point`, after a verb; labor in halves."""
        scored = [self.say("effect-vp.acc", n=points)] if points else []
        return self.listed(self._amounts(food, tools, halves) + scored)

    def _amounts(self, food: int, tools: int, halves: int) -> list[str]:
        amounts = (("food", food), ("tool", tools), ("labor", labor(halves)))
        return [self.say(f"effect-{name}.acc", n=n) for name, n in amounts if n]

    # --- sides ------------------------------------------------------------------------------------

    def owner(self, side: int) -> str:
        """A side after what is its: the chief `of A`."""
        return self.say("rules-side.gen" if side >= self.game.players else "side-owner", seat=terms.SEATS[side])

    def called(self, names: Sequence[str], seat: str) -> str:
        """Who plays a side: by name, if that is known."""
        side = terms.SEATS.index(seat)
        return who(names, seat) if side < len(names) else self.side(side)

    # --- places -----------------------------------------------------------------------------------

    def place(self, place: int, form: str = "") -> str:
        """A column, or the rest space; as `.to` or `.at` in a sentence: `in the Hunt column`."""
        return self.say(f"{f'icon-{terms.COLUMNS[place]}' if place < terms.RESTING else 'place-rest'}{form}")

    def junction(self, name: str) -> str:
        """`b2 · b3 · c3`."""
        return " · ".join(name[i : i + 2] for i in range(0, len(name), 2))

    def source(self, clause: Clause) -> str:
        """What a clause is printed on: a card, a column, a hex …"""
        origin = clause.origin
        match origin.kind:
            case "column":
                return self.say(f"icon-{origin.id}")
            case "side":
                return self.name(
                    "chiefs", self.pack.chiefs[self.pack.sides[self.pack.number("sides", origin.id)].chief].id
                )
            case "starting_card" | "tribe_card" | "culture_card":
                return self.card(origin.id)
            case "animal" | "terrain" | "glacier_token" | "rest_token":
                return self.name(f"{origin.kind}s", origin.id)
        return self.say(f"source-{origin.kind.replace('_', '-')}")

    # --- what is asked ------------------------------------------------------------------------------

    def question(self, seen: Observation) -> str:
        assert seen.pending is not None
        asked = self._prompt(seen, seen.pending)
        gives = self.giver(seen)
        if gives:
            asked = self.say("prompt-from", source=gives, prompt=asked[:1].lower() + asked[1:])
        return capital(asked)

    def giver(self, seen: Observation) -> str:
        """What gives the gain that is being asked for; empty where the question says it or nothing does."""
        if seen.pending is None or seen.pending.kind not in GIVEN or not seen.later:
            return ""
        below = seen.later[0]
        return self.source(self.alternatives[below[terms.LIST]][0]) if below.kind == "gains" else ""

    def _prompt(self, seen: Observation, pending: Pending) -> str:
        if pending.kind != "turn":
            return self._question(pending.kind, pending.values)
        stage = terms.STAGES.index(str(seen.stage))
        column = terms.COLUMNS.index(seen.column) if seen.column in terms.COLUMNS else terms.RESTING
        return self._question("turn", (stage, column, round(2 * seen.labor), seen.cultures))

    def _question(self, kind: str, values: Sequence[int]) -> str:
        """What is asked by a frame with such slots; of a turn by stage, column, labor in halves and culture cards."""
        first, second, third, fourth, fifth = [*values, 0, 0][:5]
        match kind:
            case "turn":
                column, given = self.place(min(second, terms.RESTING)), self.say("effect-labor.acc", n=labor(third))
                return self.say(f"prompt-turn-{terms.STAGES[first]}", column=column, labor=given, played=fourth)
            case "choose":
                clause = self.pack.clauses[first]
                return self.say("prompt-choose", source=self.source(clause))
            case "gains":
                return self.say("prompt-gains", source=self.source(self.alternatives[first][0]))
            case "gain":
                rank = terms.RANKS[second]
                return self.say("prompt-arrow" if third else f"prompt-gain-{rank}", n=first)
            case "gain_tribe":
                name = f"prompt-gain_tribe-{INTO[fifth]}"
                return self.say(name, which=terms.QUALIFIERS[second] or "any")
            case "gain_animal":
                return self.say("prompt-gain_animal", which=terms.QUALIFIERS[second] or "any")
            case "eclipse":
                return self.say(f"prompt-eclipse-{first}")
        return self.say(f"prompt-{kind}", n=first)

    # --- ids ----------------------------------------------------------------------------------------

    def named(self, ids: Mapping[str, Any]) -> dict[str, Any]:
        """Also where a `column` is, `at`; the way `from` a `zone`; and a `species` as `prey`."""
        values = {detail: self._named(detail, code) for detail, code in ids.items()}
        if "column" in ids:
            values["at"] = self.say(f"icon-{ids['column']}.at")
        if "zone" in ids:
            values["from"] = self.say(f"zone-{ids['zone']}.from")
        if "species" in ids:
            values["prey"] = self.prey(ids["species"])
        return values

    def _named(self, detail: str, code: Any) -> Any:
        match detail:
            case "card" | "stone":
                return self.name(f"{detail}s", code)
            case "zone" | "direction":
                return self.say(f"{detail}-{code}")
            case "column":
                return self.say(f"icon-{code}")
            case "junction":
                return self.junction(code)
            case "asked":
                return capital(self._question(code[0], code[1:]))
            case "cost":
                return self.cost(*code)
        return code
