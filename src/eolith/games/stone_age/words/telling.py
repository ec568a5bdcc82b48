"""Stone Age in words: components, prompts, events and refusals as sentences in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from eolith.kernel.rule import Refusal
from eolith.kernel.scene import Event, Line
from eolith.kernel.state import CHANCE
from eolith.kernel.story import who
from eolith.kernel.text import Texts, listed

from .. import board
from ..pack import Card, Tile

if TYPE_CHECKING:
    from ..game import StoneAgeGame
    from ..seen.observation import Observation, Pending

EFFECT_MESSAGES = {
    "dice for all": "card-dice-for-all",
    "agriculture": "card-agriculture",
    "tool": "card-tool",
    "extra card": "card-extra-card",
    "two resources": "card-two-resources",
}
"""The effects of cards that need no number."""
DIE_FACES = "⚀⚁⚂⚃⚄⚅"


def divisor(place: int) -> int:
    """What the total of a roll at a gathering place is divided by."""
    return 2 if place == board.HUNTING else place - board.FOREST + 3


class Telling:
    """A game's things and happenings in one language."""

    def __init__(self, game: StoneAgeGame, language: str) -> None:
        self.game = game
        self.texts = Texts(language, game.name)
        self.say = self.texts.say

    # --- components -------------------------------------------------------------------------------

    def place(self, place: str, form: str = "") -> str:
        """`forest`; with the form `to` or `at`: `into the forest`, `in the forest`."""
        return self.say(f"place-{place}{'.' + form if form else ''}")

    def goods(self, amounts: Mapping[str, int]) -> str:
        """`2 wood and 1 gold`, after a verb; amounts by name of a resource, or food."""
        return listed([self.say(f"amount-{name}.acc", n=n) for name, n in amounts.items() if n], self.say)

    def price(self, tile: Tile) -> str:
        """The listed price of a building: `2 wood, 1 brick`."""
        amounts = zip(board.RESOURCES, tile.price, strict=True)
        return ", ".join(self.say(f"amount-{name}", n=n) for name, n in amounts if n)

    def short_price(self, tile: Tile) -> str:
        """The same in fewer words: `2 wood, brick`."""
        amounts = zip(board.RESOURCES, tile.price, strict=True)
        return ", ".join(self.say(f"{'resource' if n == 1 else 'amount'}-{name}", n=n) for name, n in amounts if n)

    def card(self, code: str) -> str:
        """What a card does and counts for: `3 food · weaving`."""
        card = self.game.pack.cards[self.game.pack.card(code)]
        return f"{self.effect(card)} · {self.symbols(card)}"

    def effect(self, card: Card) -> str:
        """The upper half of a card."""
        match card.effect:
            case "food":
                return self.say("amount-food", n=card.amount)
            case "points":
                return self.say("amount-point", n=card.amount)
            case "resource":
                return self.say(f"amount-{board.RESOURCES[card.resource]}", n=card.amount)
            case "roll":
                return self.say(f"card-roll-{board.RESOURCES[card.resource]}")
            case "one-use tool":
                return self.say("card-one-use-tool", n=card.amount)
        return self.say(EFFECT_MESSAGES[card.effect])

    def symbols(self, card: Card) -> str:
        """The lower half of a card."""
        if card.culture >= 0:
            return self.say(f"culture-{board.CULTURES[card.culture]}")
        name = self.say(f"profession-{board.PROFESSIONS[card.profession]}")
        return self.say("symbols-profession", name=name, n=card.symbols)

    def tile(self, code: str, form: str = "tile") -> str:
        """What a building costs and scores: `2 wood, 1 brick = 10 points`; as `tile-short`: `2 wood, brick → 10`."""
        tile = self.game.pack.tiles[self.game.pack.tile(code)]
        if tile.units == 0:
            price = self.price(tile) if form == "tile" else self.short_price(tile)
            return self.say(f"{form}-listed", price=price, n=tile.points)
        if tile.kinds < 0:
            return self.say(f"{form}-one-to-seven", n=tile.units)
        return self.say(f"{form}-by-number", n=tile.units, kinds=tile.kinds)

    def tool(self, tool: int, value: int) -> str:
        """Tool tile 0-2, or one-use tool 3-5."""
        if tool < 3:
            return self.say("tool-tile", tile=tool + 1, value=value)
        return self.say("tool-card", value=value, card=self.one_use(tool).id)

    def one_use(self, tool: int) -> Card:
        """The card of one-use tool 3-5."""
        cards: tuple[Card, ...] = self.game.pack.cards
        return [card for card in cards if card.effect == "one-use tool"][tool - 3]

    def reward(self, face: int) -> str:
        """What a die of a dice-for-all roll gives."""
        name = board.REWARDS[face - 1]
        return self.say(f"amount-{name}", n=1) if name in board.RESOURCES else self.say(f"reward-{name}")

    def faces(self, faces: Iterable[int]) -> str:
        """`⚁ 2, ⚄ 5`."""
        return ", ".join(f"{DIE_FACES[face - 1]} {face}" for face in faces)

    def gain(self, place: int, total: int) -> str:
        """What a total gives at a gathering place, and how much of it gives nothing."""
        of = divisor(place)
        name = board.RESOURCES[place - board.FOREST] if place != board.HUNTING else "food"
        gain = self.say(f"amount-{name}", n=total // of)
        wasted = total % of
        return f"{gain}, {self.say('choice-wasted', n=wasted)}" if wasted else gain

    # --- prompts ----------------------------------------------------------------------------------

    def prompt(self, seen: Observation) -> str:
        """What the seat to decide is asked; empty after the end."""
        pending = seen.pending
        if pending is None:
            return ""
        if pending.seat == "chance":
            return self.say("chance-decides")
        return self._prompt(seen, pending)

    def _prompt(self, seen: Observation, pending: Pending) -> str:
        values = pending.values
        match pending.kind:
            case "place":
                return self.say("prompt-place", n=seen.seats[board.SEATS.index(pending.seat)].home)
            case "tools":
                return self.say("prompt-tools", total=values["total"], at=self.place(str(values["place"]), "at"))
            case "pay":
                return self._prompt_pay(seen, values)
            case "buy":
                tile = self._top(seen, values)
                return self.say("prompt-buy", price=self.goods(dict(zip(board.RESOURCES, tile.price))), n=tile.points)
            case "die":
                slot = board.PLACES.index(str(values["place"])) - board.CARD1
                return self.say("prompt-die", faces=self.faces(seen.dice[slot]))
            case "take":
                return self.say("prompt-take", n=values["units"])
        return self.say(f"prompt-{pending.kind}")

    def _prompt_pay(self, seen: Observation, values: Mapping[str, Any]) -> str:
        if values["purpose"] == "food":
            return self.say("prompt-pay-food", n=values["units"])
        if values["purpose"] == "card":
            code = seen.slots[board.PLACES.index(values["place"]) - board.CARD1]
            assert code is not None
            return self.say("prompt-pay-card", n=values["units"], what=f"{code}: {self.card(code)}")
        return self.say("prompt-pay-building", what=self.tile(self._top(seen, values).id))

    def _top(self, seen: Observation, values: Mapping[str, Any]) -> Tile:
        code = seen.stacks[board.PLACES.index(str(values["place"])) - board.BUILDING1].top
        assert code is not None
        tile: Tile = self.game.pack.tiles[self.game.pack.tile(code)]
        return tile

    # --- events -----------------------------------------------------------------------------------

    def log(
        self,
        events: Sequence[Event],
        viewer: int | None = None,
        dice: Iterable[Iterable[int]] = (),
        names: Sequence[str] = (),
    ) -> list[Line]:
        """Events as log lines, what one seat does in one line; a card drawn in secret is named to its owner alone.

        `viewer` is a seat, or None for a spectator; `dice` are the faces of each roll, where they are to be told;
        `names` says who plays each seat.
        """
        fallen = iter(dice)
        lines: list[Line] = []
        clauses: list[str] = []
        rules: dict[str, None] = {}
        actor = CHANCE
        for event in [*_condense(events), None]:
            sentence = event is None or board.EVENTS[event[0]] in ALONE
            if clauses and (sentence or event is not None and event[1] != actor):
                lines.append(Line(actor, f"{board.SEATS[actor]} {'; '.join(clauses)}.", tuple(rules)))
                clauses, rules = [], {}
            if event is None:
                break
            if sentence:
                lines.append(Line(CHANCE, self.event(event, viewer, names), _rules(event)))
            else:
                actor = event[1]
                clauses.append(self.event(event, viewer))
                if board.EVENTS[event[0]] == "rolled" and (faces := next(fallen, ())):
                    clauses[-1] += f" ({self.faces(faces)})"
                rules |= dict.fromkeys(_rules(event))
        return lines

    def event(
        self, event: Event | tuple[int, int, Any, Any, Any], viewer: int | None = None, names: Sequence[str] = ()
    ) -> str:
        """One event: a sentence if it belongs to nobody, else what follows the name of the seat."""
        kind, seat, a, b, c = event
        name = board.EVENTS[kind]
        values = self._values(name, seat, a, b, c)
        if name in SEATED:
            values["seat"] = who(names, board.SEATS[seat])
        if name == "gained" and not values["goods"] or name == "food_gained" and not a:
            name = "gained-nothing"
        if name == "extra_drawn" and viewer != seat:
            name = "extra_drawn-hidden"
        return self.say(f"event-{name}", **values)

    def _values(self, name: str, seat: int, a: Any, b: Any, c: Any) -> dict[str, Any]:
        """The variables of an event's message."""
        pack = self.game.pack
        match name:
            case "round_started":
                return {"n": a}
            case "placed":
                return {"n": b, "to": self.place(board.PLACES[a], "to")}
            case "acted":
                return {"from": self.place(board.PLACES[a], "from")}
            case "declined":
                return {"place": self.place(board.PLACES[a], "acc")}
            case "rolled":
                return {"n": b, "at": self.place(board.PLACES[a], "at"), "total": c}
            case "gained" | "paid":
                return {"goods": self.goods(a if isinstance(a, Counter) else {board.RESOURCES[a]: b})}
            case "food_gained" | "figure_gained" | "agriculture_gained" | "points_gained":
                return {"n": a}
            case "tool_gained":
                return {"value": b}
            case "tool_used":
                return {"tool": self.say(f"used-{'tile' if a < 3 else 'card'}"), "total": b}
            case "card_taken":
                return {"card": pack.cards[a].id, "what": self.card(pack.cards[a].id)}
            case "building_taken":
                return {"tile": pack.tiles[a].id, "n": c}
            case "dice_rolled":
                return {"faces": self.faces(self.game.action(board.HAND + b).faces)}
            case "die_taken":
                return {"face": self.faces([a])}
            case "card_dealt":
                return {"slot": b + 1, "card": pack.cards[a].id, "what": self.card(pack.cards[a].id)}
            case "extra_drawn":
                return {"card": pack.cards[a].id, "what": self.symbols(pack.cards[a])}
            case "tile_revealed":
                return {"stack": b + 1, "tile": pack.tiles[a].id, "what": self.tile(pack.tiles[a].id)}
            case "choice_used":
                return {"card": self.choice_card}
            case "game_over":
                return {"how": self.say(f"ending-{board.ENDINGS[a]}")}
        return {}

    @property
    def choice_card(self) -> str:
        """The code of the card of two resources of choice."""
        cards: tuple[Card, ...] = self.game.pack.cards
        return next(card.id for card in cards if card.effect == "two resources")

    # --- refusals -----------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, as a sentence."""
        values = dict(refusal.details)
        if "place" in values:
            place = str(values["place"])
            values |= {"place": self.place(place), "at": self.place(place, "at")}
        if "resource" in values:
            resource = values["resource"]
            values |= {"resource": self.say(f"resource-{resource}"), "lacking": self.say(f"resource-{resource}.gen")}
            if "own" in values:
                values["amount"] = self.say(f"amount-{resource}", n=values["own"])
        if "tile" in values and str(values["tile"]) in [tile.id for tile in self.game.pack.tiles]:
            values["tile"] = self.tile(str(values["tile"]))
        return self.say(f"refusal-{refusal.reason}", **values)


RULES = {
    "round_started": "SA-ROUND-03", "turn_ended": "SA-ACT-06", "placed": "SA-PLACE-02", "acted": "SA-ACT-05",
    "tool_gained": "SA-TOOL-01", "figure_gained": "SA-ACT-10", "agriculture_gained": "SA-ACT-13",
    "tool_used": "SA-TOOL-10", "declined": "SA-CARD-05", "card_taken": "SA-CARD-07", "building_taken": "SA-BUILD-02",
    "points_gained": "SA-CARD-20", "dice_rolled": "SA-CARD-10", "die_taken": "SA-CARD-11", "card_dealt": "SA-ROUND-05",
    "extra_drawn": "SA-CARD-23", "tile_revealed": "SA-BUILD-06", "fed": "SA-FEED-08", "starved": "SA-FEED-10",
    "choice_used": "SA-CARD-30", "first_seat": "SA-SETUP-12",
}  # fmt: skip
"""The rule that each event happens by."""
ROLL_RULES = {"hunting": "SA-ACT-15", "forest": "SA-ACT-18", "claypit": "SA-ACT-19", "quarry": "SA-ACT-20",
              "river": "SA-ACT-21"}  # fmt: skip
"""The same for a roll, by its place."""
END_RULES = {"deck": "SA-END-01", "buildings": "SA-END-04", "round_cap": "SA-END-06"}
"""The same for the end."""


def _rules(event: Event | tuple[int, int, Any, Any, Any]) -> tuple[str, ...]:
    """The rules that an event happens by; none for what only follows from the event before it."""
    name, place = board.EVENTS[event[0]], event[2]
    if name == "rolled":
        return (ROLL_RULES[board.PLACES[place]],)
    if name == "game_over":
        return (END_RULES[board.ENDINGS[place]],)
    return (RULES[name],) if name in RULES else ()


ALONE = {"round_started", "card_dealt", "tile_revealed", "game_over", "first_seat"}
"""Events told in a sentence of their own."""
SEATED = {"round_started", "first_seat"}
"""Events whose sentences name a seat."""
ROLLS = {"rolled", "tool_used"}
UNTOLD = {"turn_ended"}


def _condense(events: Sequence[Event]) -> list[tuple[int, int, Any, Any, Any]]:
    """The events worth telling: payments in one, and nothing that the event beside it says already."""
    told: list[tuple[int, int, Any, Any, Any]] = []
    before = ""
    for i, event in enumerate(events):
        kind, seat, a, b, _ = event
        name = board.EVENTS[kind]
        after = board.EVENTS[events[i + 1][0]] if i + 1 < len(events) else ""
        if told and name == before and name in ("paid", "gained") and told[-1][1] == seat:
            told[-1][2][board.RESOURCES[a]] += b
            continue
        skipped = (
            name in UNTOLD
            or name == "acted"
            and (after not in ("", "turn_ended", "acted") or a > board.FIELD)
            or name == "points_gained"
            and before == "building_taken"
            or name == "food_gained"
            and not a
            and before not in ROLLS
        )
        before = name
        if not skipped:
            goods = name in ("paid", "gained")
            told.append((kind, seat, Counter({board.RESOURCES[a]: b}), 0, 0) if goods else event)
    return told
