"""The rules against a command of Stone Age, and the reasons; texts for the reasons are in words/.

Nothing here decides what is legal: the rules do.  This only says why.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from eolith.kernel.game import ActionError
from eolith.kernel.rule import Refused, refuse

from .. import terms
from ..pack.records import Tile
from .actions import Tool

if TYPE_CHECKING:
    from eolith.kernel.game import Game
    from eolith.kernel.state import State

    from ..pack import Pack
    from ..rules import StoneAge

CARDS = range(terms.CARD1, terms.CARD4 + 1)
BUILDINGS = range(terms.BUILDING1, terms.BUILDING4 + 1)
AGAINST = {
    terms.NOBODY_HOME: ("SA-PLACE-02", "nobody-home"),
    terms.ALREADY_YOURS: ("SA-PLACE-09", "already-yours"),
    terms.HUNTED_ALREADY: ("SA-PLACE-15", "hunted-already"),
    terms.FULL: ("SA-PLACE-08", "full"),
    terms.VILLAGE_CLOSED: ("SA-PLAYERS-02", "village-closed"),
    terms.TWO_TRIBES: ("SA-PLAYERS-04", "two-tribes-there"),
    terms.ONE_TRIBE: ("SA-PLAYERS-05", "one-tribe-there"),
    terms.NEEDS_TWO: ("SA-PLACE-12", "needs-two-figures"),
    terms.NO_CARD: ("SA-ROUND-06", "no-card-there"),
    terms.NO_STACK: ("SA-SETUP-09", "no-such-stack"),
    terms.YIELDS_NOTHING: ("SA-PLACE-23", "visit-yields-nothing"),
    terms.STACK_EMPTY: ("SA-END-04", "stack-empty"),
}
"""What `rules.room` answers below zero, as a rule and a reason."""
FULL_PLACE = {"workshop": "SA-PLACE-10", "field": "SA-PLACE-13"}
OUT_OF_TURN = {"setup": "SA-ROUND-01", "place": "SA-PLACE-01", "act": "SA-ACT-01", "feed": "SA-FEED-15"}
NO_PASSING = {"place": "SA-PLACE-03", "act": "SA-ACT-06", "die": "SA-CARD-15", "tools": "SA-ACT-02",
              "raise": "SA-TOOL-07", "take": "SA-CARD-30", "pay": "SA-ACT-02", "buy": "SA-ACT-02"}  # fmt: skip
PRICE = {"card": "SA-CARD-02", "building": "SA-BUILD-07", "one-to-seven": "SA-BUILD-09", "food": "SA-FEED-14"}
"""How much is paid for what, and that it is paid whole."""
UNIT_ORDER = "SA-BUILD-11"
"""A payment is named as a whole; the steps of a machine have an order."""


def phase(state: State) -> str:
    """setup (also while the display is refilled), place, act, feed or over."""
    if state.over:
        return "over"
    kinds = {terms.FRAMES[frame[0]] for frame in state.agenda[: state.depth + 1]}
    if "start_round" in kinds:
        return "setup"
    if "place" in kinds:
        return "place"
    # the last die of all can leave its owner asking which tool grows, when all turns are over
    return "act" if kinds & {"act", "die", "raise"} else "feed"


class Reasons:
    """Why a seat may not do something now: what is checked raises Refused, the rest names the rule or the refusal."""

    def __init__(self, game: Game[Pack], state: StoneAge, seat: int | None) -> None:
        self.game = game
        self.state = state
        self.phase = phase(state)
        self.asked = state.seat
        self.seat = seat if seat is not None else state.seat if state.seat is not None else 0
        self.prompt = terms.FRAMES[state.frame[0]] if not state.over else ""

    # --- whose turn it is ---

    def out_of_turn(self) -> Refused:
        rule = "SA-CARD-12" if self.prompt == "die" else OUT_OF_TURN[self.phase]
        assert self.asked is not None
        return refuse(rule, "not-your-turn", seat=terms.SEATS[self.asked])

    def no_passing(self) -> str:
        return "SA-FEED-15" if self.phase == "feed" else NO_PASSING[self.prompt]

    def full_rule(self, place: int) -> str:
        if place in CARDS:
            return "SA-PLACE-18"
        if place in BUILDINGS:
            return "SA-PLACE-20"
        return FULL_PLACE.get(terms.PLACES[place], "SA-PLACE-08")

    # --- paying ---

    def partly_paid(self) -> bool:
        return self.prompt == "pay" and self.state.frame[terms.PAID_LAST] > 0

    def price(self) -> str:
        """The rule of PRICE for what is being paid."""
        purpose, kinds = self.state.frame[terms.PURPOSE], self.state.frame[terms.KINDS]
        return PRICE[("card", "one-to-seven" if kinds < 0 else "building", "food")[purpose - 1]]

    def check_food(self, payment: Counter[str]) -> None:
        if payment["food"]:
            raise refuse("SA-CARD-03", "food-is-no-resource")

    def check_owned(self, payment: Counter[str], coming: int = -1) -> None:
        for kind, name in enumerate(terms.RESOURCES):
            if payment[name] > self.state.goods[self.seat][kind]:
                if kind == coming:
                    raise refuse("SA-CARD-08", "card-cannot-pay-itself", resource=name)
                raise refuse("SA-BUILD-11", "not-owned", resource=name, own=self.state.goods[self.seat][kind])

    def check_card_payment(self, place: int, payment: Counter[str]) -> None:
        price = place - terms.CARD1 + 1
        self.check_food(payment)
        if payment.total() != price:
            raise refuse("SA-CARD-02", "exact-price", price=price)
        self.check_owned(payment, self.game.pack.cards[self.state.slots[place - terms.CARD1]].resource)

    def check_building_payment(self, tile: Tile, payment: Counter[str]) -> None:
        self.check_food(payment)
        kinds = len(+payment)
        if tile.units == 0:
            if tuple(payment[name] for name in terms.RESOURCES) != tile.price:
                raise refuse("SA-BUILD-01", "listed-price", tile=tile.id)
        elif tile.kinds < 0:
            if not 1 <= payment.total() <= tile.units:
                raise refuse("SA-BUILD-09", "one-to-seven", most=tile.units)
        elif payment.total() != tile.units or kinds != tile.kinds:
            raise refuse("SA-BUILD-07", "exact-number-and-kinds", units=tile.units, kinds=tile.kinds)
        self.check_owned(payment)

    # --- tools, choices ---

    def tile_value(self, tool: str) -> int:
        slot = int(tool) - 1
        value: int = self.state.tools[self.seat][slot]
        if not value:
            raise refuse("SA-TOOL-10", "no-such-tool", tool=tool)
        if self.state.turned[self.seat][slot]:
            raise refuse("SA-TOOL-11", "tool-turned", tool=tool)
        return value

    def one_use(self, code: str) -> int:
        try:
            option = self.game.option(Tool(code))
            card = self.game.pack.card(code)
        except (ActionError, KeyError):
            raise refuse("SA-CARD-26", "no-one-use-tool", card=code) from None
        if not self.state.one_use[self.seat][option - terms.TOOL - 3]:
            if self.state.pile[self.seat][card]:
                raise refuse("SA-CARD-29", "used-already", card=code)
            raise refuse("SA-CARD-26", "not-your-card", card=code)
        return option

    def unit_refused(self, resource: str) -> Refused:
        if self.prompt not in ("pay", "buy"):
            return refuse("SA-FEED-05" if self.phase == "feed" else "SA-ACT-08", "nothing-to-pay")
        if self.prompt == "buy":
            tile = self.game.pack.tiles[self.state.tops[self.state.frame[terms.STACK]]]
            return refuse("SA-BUILD-01", "listed-price", tile=tile.id)
        own = self.state.goods[self.seat][terms.RESOURCES.index(resource)]
        if not own:
            return refuse("SA-BUILD-11", "not-owned", resource=resource, own=0)
        if terms.RESOURCES.index(resource) < self.state.frame[terms.PAID_LAST] - 1:
            return refuse(UNIT_ORDER, "paid-past-it", resource=resource)
        return refuse(UNIT_ORDER, "cannot-complete", resource=resource)

    def raised(self, tile: int) -> int:
        """The option that raises a tile just like the named one."""
        if self.prompt != "raise":
            raise refuse("SA-TOOL-07", "nothing-to-raise")
        tiles = [*zip(self.state.tools[self.seat], self.state.turned[self.seat])]
        for option in self.state.options():
            if 1 <= tile <= len(tiles) and tiles[option - terms.RAISE] == tiles[tile - 1]:
                return option
        raise refuse("SA-TOOL-08", "not-the-lowest", tile=tile)

    def no_choice(self) -> Refused:
        if self.state.choice[self.seat]:
            return refuse("SA-CARD-31", "choose-later")
        used = any(
            n and card.effect == "two resources" for n, card in zip(self.state.pile[self.seat], self.game.pack.cards)
        )
        return refuse("SA-CARD-30", "choice-used" if used else "no-choice-card")
