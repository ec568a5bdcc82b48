"""Stone Age in words: components, what is asked, and refusals as sentences in the reader's language.

`printed.py` says what is printed on components, `log.py` what happened, `choices.py` what can be chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from eolith.kernel import telling

from .. import terms
from ..pack import Pack
from ..pack.records import Card, Tile
from . import printed

if TYPE_CHECKING:
    from ..seen.observation import Observation

DIE_FACES = "⚀⚁⚂⚃⚄⚅"


def divisor(place: int) -> int:
    """What the total of a roll at a gathering place is divided by."""
    return terms.DIVISORS[place - terms.HUNTING]


class Telling(telling.Telling[Pack]):
    """A game's things and happenings in one language."""

    # --- components -------------------------------------------------------------------------------

    def place(self, place: str, form: str = "") -> str:
        """`forest`; with the form `to` or `at`: `into the forest`, `in the forest`."""
        return self.say(f"place-{place}{'.' + form if form else ''}")

    def goods(self, amounts: Mapping[str, int]) -> str:
        """`2 wood and 1 gold`, after a verb; amounts by name of a resource, or food."""
        return self.listed([self.say(f"amount-{name}.acc", n=n) for name, n in amounts.items() if n])

    def card(self, code: str) -> str:
        """What a card does and counts for: `3 food · weaving`."""
        card = self.pack.cards[self.pack.card(code)]
        return f"{printed.effect(card, self.say)} · {printed.symbols(card, self.say)}"

    def tile(self, code: str, form: str = "tile") -> str:
        """What a building costs and scores: `2 wood, 1 brick = 10 points`; as `tile-short`: `2 wood, brick → 10`."""
        return printed.building(self.pack.tiles[self.pack.tile(code)], self.say, form)

    def component(self, kind: str, number: int) -> str:
        """A record by its number: a card or a tile."""
        code = getattr(self.pack, kind)[number].id
        return self.card(code) if kind == "cards" else self.tile(code)

    def tool(self, tool: int, value: int) -> str:
        """Tool tile 0-2, or one-use tool 3-5."""
        if tool < 3:
            return self.say("tool-tile", tile=tool + 1, value=value)
        return self.say("tool-card", value=value, card=self.one_use(tool).id)

    def one_use(self, tool: int) -> Card:
        """The card of one-use tool 3-5."""
        cards: tuple[Card, ...] = self.pack.cards
        return [card for card in cards if card.effect == "one-use tool"][tool - 3]

    @property
    def choice_card(self) -> str:
        """The code of the card of two resources of choice."""
        cards: tuple[Card, ...] = self.pack.cards
        return next(card.id for card in cards if card.effect == "two resources")

    def reward(self, face: int) -> str:
        """What a die of a dice-for-all roll gives."""
        name = terms.REWARDS[face - 1]
        return self.say(f"amount-{name}", n=1) if name in terms.RESOURCES else self.say(f"reward-{name}")

    def faces(self, faces: Iterable[int]) -> str:
        """`⚁ 2, ⚄ 5`."""
        return ", ".join(f"{DIE_FACES[face - 1]} {face}" for face in faces)

    def gain(self, place: int, total: int) -> str:
        """What a total gives at a gathering place, and how much of it gives nothing."""
        of = divisor(place)
        name = terms.RESOURCES[place - terms.FOREST] if place != terms.HUNTING else "food"
        gain = self.say(f"amount-{name}", n=total // of)
        wasted = total % of
        return f"{gain}, {self.say('choice-wasted', n=wasted)}" if wasted else gain

    # --- prompts ----------------------------------------------------------------------------------

    def question(self, seen: Observation) -> str:
        pending = seen.pending
        assert pending is not None
        values = pending.values
        match pending.kind:
            case "place":
                return self.say("prompt-place", n=seen.seats[terms.SEATS.index(pending.seat)].home)
            case "tools":
                return self.say("prompt-tools", total=values["total"], at=self.place(str(values["place"]), "at"))
            case "pay":
                return self._prompt_pay(seen, values)
            case "buy":
                tile = self._top(seen, values)
                return self.say("prompt-buy", price=self.goods(dict(zip(terms.RESOURCES, tile.price))), n=tile.points)
            case "die":
                slot = terms.PLACES.index(str(values["place"])) - terms.CARD1
                return self.say("prompt-die", faces=self.faces(seen.dice[slot]))
            case "take":
                return self.say("prompt-take", n=values["units"])
        return self.say(f"prompt-{pending.kind}")

    def _prompt_pay(self, seen: Observation, values: Mapping[str, Any]) -> str:
        if values["purpose"] == "food":
            return self.say("prompt-pay-food", n=values["units"])
        if values["purpose"] == "card":
            code = seen.slots[terms.PLACES.index(values["place"]) - terms.CARD1]
            assert code is not None
            return self.say("prompt-pay-card", n=values["units"], what=f"{code}: {self.card(code)}")
        return self.say("prompt-pay-building", what=self.tile(self._top(seen, values).id))

    def _top(self, seen: Observation, values: Mapping[str, Any]) -> Tile:
        code = seen.stacks[terms.PLACES.index(str(values["place"])) - terms.BUILDING1].top
        assert code is not None
        tile: Tile = self.pack.tiles[self.pack.tile(code)]
        return tile

    # --- ids ----------------------------------------------------------------------------------------

    def named(self, ids: Mapping[str, Any]) -> dict[str, Any]:
        """Also where a `place` is, `at`; a `resource` as it is `lacking`, and the `amount` that one owns."""
        values = dict(ids)
        if "place" in values:
            place = str(values["place"])
            values |= {"place": self.place(place), "at": self.place(place, "at")}
        if "resource" in values:
            resource = values["resource"]
            values |= {"resource": self.say(f"resource-{resource}"), "lacking": self.say(f"resource-{resource}.gen")}
            if "own" in values:
                values["amount"] = self.say(f"amount-{resource}", n=values["own"])
        if "tile" in values and str(values["tile"]) in [tile.id for tile in self.pack.tiles]:
            values["tile"] = self.tile(str(values["tile"]))
        return values
