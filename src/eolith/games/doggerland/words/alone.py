"""What is told of a game alone only: the card of the round, rivals, goals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .. import terms
from ..layout import CELL_NAMES
from ..notation.actions import painting_cells

if TYPE_CHECKING:
    from .telling import Telling

RULES = {
    "goal_drawn": "DGS-SETUP-08", "back_shown": "DGS-SETUP-12", "card_turned": "DGS-FLOW-02",
    "accepted": "DGS-EVENT-03", "declined": "DGS-EVENT-03", "craft_discarded": "DGS-OPP-04",
    "rival_painted": "DGS-OPP-05", "shaman_stands": "DGS-SHAMAN-01", "shaman_lifted": "DGS-EVENT-01",
    "rival_placed": "DGS-SETUP-12", "rival_moved": "DGS-OPMOVE-03", "captured": "DGS-CAPT-01",
    "figure_discarded": "DGS-MEM-06", "exhausted": "DGS-OPMOVE-07", "refreshed": "DGS-EVENT-01",
    "animal_taken": "DGS-EVENT-01", "absentee": "DGS-EVENT-01", "joined": "DGS-EVENT-08",
    "white_placed": "DGS-EVENT-08", "white_left": "DGS-EVENT-04", "closed": "DGS-EVENT-01", "razed": "DGS-EVENT-01",
    "craft_lost": "DGS-EVENT-01", "erased": "DGS-EVENT-06", "held": "DGS-EVENT-01",
    "tokens_returned": "DGS-EVENT-01", "goal_met": "DGS-ROUND-04", "goal_lost": "DGS-ROUND-04",
    "reshuffled": "DGS-ROUND-02",
}  # fmt: skip
"""The rule that each event happens by."""
LOST = {terms.BY_TOKENS: "DGS-WIN-03", terms.BY_LOSS: "DGS-EVENT-05"}
"""The rule that a game is lost by at once."""
LISTED = {
    "goal_drawn", "rival_painted", "shaman_stands", "rival_placed", "rival_moved", "captured", "exhausted",
}  # fmt: skip
"""Those that are told together when they come one after another."""
Things = Sequence[tuple[int, int, int]]


def happened(telling: Telling, name: str, things: Things) -> str:
    """Such events in words: a sentence if they belong to nobody, else what follows the letter of the seat."""
    say, (a, b, _) = telling.say, things[0]
    match name:
        case "card_turned" | "accepted" | "declined":
            return say(f"event-{name}", card=telling.name("cards", telling.alone.cards[a].id))
        case "craft_lost":
            return say("event-craft_lost", craft=telling.name("crafts", telling.pack.crafts[a].id))
        case "joined":
            return say(f"event-joined-{('visiting', 'joined')[b - 1]}", who=_white(telling, a))
        case "white_placed":
            return say("event-white_placed", who=_white(telling, a), cell=CELL_NAMES[b])
        case "white_left":
            return say("event-white_left", who=_white(telling, a, ".acc"))
        case "shaman_lifted":
            return say("event-shaman_lifted", who=say(f"rival-shaman-{terms.RIVAL_SHAMANS[a]}"))
        case "closed" | "razed":
            return say(f"event-{name}", dwelling=telling.object("dwellings", terms.DWELLINGS[a]))
        case "erased":
            return say("event-erased", place=telling.painting(painting_cells(telling.pack)[a]))
        case "held":
            return say("event-held", who=say(f"rival-{terms.RIVALS[a]}.acc"))
        case "tokens_returned":
            return say("event-tokens_returned", tokens=telling.tokens(a))
        case "goal_met" | "goal_lost":
            return say(f"event-{name}", goal=telling.name("solo_goals", telling.alone.solo_goals[a].id))
        case "absentee":
            return say("event-absentee", n=a)
    return say(f"event-{name}", what=", ".join(_thing(telling, name, *thing) for thing in things))


def _thing(telling: Telling, name: str, a: int, b: int, c: int) -> str:
    """One of those that are told together."""
    say = telling.say
    match name:
        case "goal_drawn":
            return telling.name("solo_goals", telling.alone.solo_goals[a].id)
        case "craft_discarded":
            return telling.name("crafts", telling.pack.crafts[a].id)
        case "rival_painted":
            return telling.painting(painting_cells(telling.pack)[b])
        case "shaman_stands":
            return telling.name("hut", terms.HUT[b])
        case "rival_placed":
            return f"{say(f'rival-{terms.RIVALS[a]}.short')} {CELL_NAMES[b]}"
        case "rival_moved":
            who = say(f"rival-{terms.RIVALS[a]}.short")
            if b == c:
                return say("event-rival_moved-stays", who=who, cell=CELL_NAMES[b])
            return f"{who} {CELL_NAMES[b]} → {CELL_NAMES[c]}"
        case "figure_discarded":
            return telling.inner("animals", terms.SPECIES[a])
        case "captured" | "animal_taken":
            return f"{telling.inner('animals', terms.SPECIES[a])} {CELL_NAMES[b]}"
    return CELL_NAMES[a]


def _white(telling: Telling, figure: int, case: str = "") -> str:
    return telling.say(f"white-{terms.WHITE_FIGURES[figure]}{case}")
