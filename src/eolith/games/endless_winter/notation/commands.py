"""What a person may type or click, as the options it stands for, or the rule against it.

`expand` either gives the options to apply one after another or raises `Refused` with the rule that
forbids the command; the state itself is never touched.  A command may leave out the step that leads
to it: `move c3 east` at the top of Migrate pays the labor first, and `animal woolly_rhino` at the
top of Hunt the tool and the labor.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from eolith.kernel.actions import Action, ChanceAction, not_understood
from eolith.kernel.game import ActionError, Game
from eolith.kernel.rule import Refused, refuse
from eolith.kernel.state import CHANCE

from .. import layout, terms
from . import actions
from .refusals import Reasons

if TYPE_CHECKING:
    from eolith.kernel.columns import Fields
    from eolith.kernel.state import State

    from ..pack import Pack
    from ..rules import EndlessWinter

GRAMMAR = (
    "side a|b", "chief CHIEF", "setup CARD", "leave chief|tribe", "figure chief|tribe COLUMN|rest", "play CARD",
    "discard CARD", "pile CARD ...", "use CLAUSE", "burn", "next", "choice N", "order N", "decline", "draw",
    "idol offering|honor", "tool", "food", "camp", "reveal", "top", "site PLACE", "move HEX DIRECTION",
    "village JUNCTION", "bury ZONE CARD", "tribe CARD", "culture CARD", "animal SPECIES", "turn SPECIES",
    "stone STONE", "hex HEX", "slot N", "villages", "score N", "token take|next",
)  # fmt: skip
"""What can be typed, one small decision each; but several cards go to the pile at once, in any order."""

LED_TO = (
    actions.Draw, actions.Idol, actions.Tool, actions.Camp, actions.Reveal, actions.TopAnimal, actions.Site,
    actions.Move, actions.Village, actions.Bury, actions.Tribe, actions.Culture, actions.Animal, actions.TurnAnimal,
    actions.Stone,
)  # fmt: skip
"""What a clause of the turn can lead to; naming it is enough if only one clause does."""


@dataclass(frozen=True)
class Pile:
    """Several cards of the hand for the eclipse pile."""

    cards: tuple[str, ...]


def parse_command(game: Game[Pack], text: str) -> Action | Pile:
    """The action that a text names, in any case and spacing; ActionError, saying what is possible, for none."""
    words = " ".join(text.casefold().split())
    option = game.action_table.option_of_text(words)
    if option >= 0:
        action: Action = game.action(option)
        return action
    verb, _, rest = words.partition(" ")
    if verb == "pile" and " " in rest:
        return Pile(tuple(rest.split()))
    if verb == "village" and rest:
        return actions.Village(rest.replace(" ", ""))
    if verb == "use" and rest.rpartition(".")[0] in [chief.id for chief in game.pack.chiefs]:
        return actions.Use(rest)
    raise not_understood(text, GRAMMAR)


def phase(state: State) -> str:
    """setup, action, eclipse, preparation or over."""
    fields: Fields = state.fields()
    return "over" if state.over else terms.PHASES[fields["phase"]]


def expand(game: Game[Pack], state: EndlessWinter, action: Action | Pile, seat: int | None = None) -> list[int]:
    """The options that carry out an action for a seat (by default the one to decide).

    Raises Refused when a rule forbids it.  The state is not changed.
    """
    if isinstance(action, ChanceAction):
        raise refuse("EW-HIDDEN-14", "chance-decides")
    if state.over:
        raise refuse("EW-FLOW-01", "game-over")
    if state.seat == CHANCE and phase(state) == "preparation":
        raise refuse("EW-GOLD-12", "no-gain-now")
    if state.seat == CHANCE:
        raise refuse("EW-HIDDEN-14", "chance-decides")
    if seat is not None and seat != state.seat:
        raise _out_of_turn(state)
    if isinstance(action, Pile):
        return _pile(game, state, action)
    if isinstance(action, actions.Village):
        action = _junction(action)
    if isinstance(action, actions.Use):
        action = _by_chief(game, state, action)
    option = game.option(action)
    offered = state.options()
    if option in offered:
        return [option]
    if isinstance(action, actions.Next | actions.Decline) and terms.FRAMES[state.frame[0]] != "turn":
        # each can only mean the other here: to take nothing is to go on
        meant = terms.DECLINE if isinstance(action, actions.Next) else terms.NEXT
        if meant in offered:
            return [meant]
    if _is_full(state, action):
        return [terms.DECLINE]
    if isinstance(action, actions.Hex):
        same = _same_hex(game, state, option, offered)
        if same is not None:
            return [same]
    if isinstance(action, LED_TO) and terms.FRAMES[state.frame[0]] == "turn":
        ways = [use for use in offered if _is_top(game, use, action)]
        if len(ways) == 1:
            return ways
        ways = led_to(state, offered).get(option, [])
        if len(ways) == 1:
            return [ways[0], option]
        if ways:
            raise refuse("EW-CARDS-01", "several-ways")
    raise Reasons(game, state).against(action)


def _pile(game: Game[Pack], state: EndlessWinter, pile: Pile) -> list[int]:
    """The cards one by one in the order that the rules take them (EW-PILE-02)."""
    options = sorted(game.option(actions.PileUp(card)) for card in pile.cards)
    after = state.clone()
    for option in options:
        if option not in after.options():
            raise Reasons(game, after).against(game.action(option))
        after.apply(option)
    return options


def _out_of_turn(state: EndlessWinter) -> Refused:
    rules = {"setup": "EW-SETUP-38", "action": "EW-FLOW-06", "eclipse": "EW-HIDDEN-19"}
    assert state.seat is not None
    return refuse(rules.get(phase(state), "EW-FLOW-06"), "not-your-turn", seat=terms.SEATS[state.seat])


def _junction(village: actions.Village) -> actions.Village:
    """The same junction by its three hexes in ascending order; Refused where no three hexes touch."""
    name = village.junction
    hexes = sorted(name[i : i + 2] for i in range(0, len(name), 2))
    if len(hexes) != 3 or any(place not in layout.HEX_NAMES for place in hexes):
        raise ActionError(f"{name!r} is no junction; one is named by its three hexes, as {layout.JUNCTION_NAMES[0]!r}")
    if "".join(hexes) not in layout.JUNCTION_NAMES:
        raise refuse("EW-MIG-12", "no-three-camps", junction=name)
    return actions.Village("".join(hexes))


def _by_chief(game: Game[Pack], state: EndlessWinter, use: actions.Use) -> actions.Use:
    """A clause of a chief by the name of the chief alone: of the side that the seat has chosen."""
    code, _, number = use.clause.rpartition(".")
    chiefs = [chief.id for chief in game.pack.chiefs]
    if code not in chiefs:
        return use
    assert state.seat is not None
    if state.chief[state.seat] != chiefs.index(code) + 1 or not state.side[state.seat]:
        raise refuse("EW-SETUP-18", "not-your-chief")
    side = game.pack.sides[2 * chiefs.index(code) + state.side[state.seat] - 1]
    return actions.Use(f"{side.id}.{number}")


def _is_full(state: EndlessWinter, action: Action) -> bool:
    """Whether a last tool or food is taken, which is not offered for want of room: nothing comes (EW-GOLD-14, -15)."""
    last = terms.FRAMES[state.frame[0]] == "gain" and state.frame[terms.COUNT] == 1
    return last and isinstance(action, actions.Tool | actions.Food)


def _same_hex(game: Game[Pack], state: EndlessWinter, option: int, offered: list[int]) -> int | None:
    """The offered hex that pays the same as one that is due too: only the first of each kind is offered."""
    place = option - terms.HEX
    due = state.frame[terms.HEXES_DUE + place // terms.HEXES_OF_SLOT] >> place % terms.HEXES_OF_SLOT & 1
    if terms.FRAMES[state.frame[0]] != "eclipse" or state.frame[terms.STAGE] != 2 or not due:
        return None
    alike = [terms.HEX + other for other in range(terms.HEXES) if state.terrain[other] == state.terrain[place]]
    return next((other for other in alike if other in offered), None)


def _is_top(game: Game[Pack], use: int, action: Action) -> bool:
    """Whether using a clause is the top action that does it all: a camp for a tool, animals for a labor."""
    word = {actions.Camp: "camp", actions.Reveal: "reveal"}.get(type(action))
    tops = [clause for column in game.pack.columns for clause in column.top]
    return any(use == terms.USE + clause.number and clause.gains[0][0].name == word for clause in tops)


def led_to(state: EndlessWinter, offered: list[int]) -> dict[int, list[int]]:
    """The options that using a clause brings the seat to at once, each with all the uses that do."""
    found: dict[int, list[int]] = {}
    for use in offered:
        if terms.USE <= use < terms.BURN:
            after = state.clone()
            after.apply(use)
            if after.seat == state.seat and after.frame[0] != state.frame[0]:
                for option in after.options():
                    found.setdefault(option, []).append(use)
    return found
