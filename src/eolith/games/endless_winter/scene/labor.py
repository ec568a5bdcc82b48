"""What labor a turn has and could still come to, counted by the engine on copies of the position, in halves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .. import terms
from ..notation import actions
from ..words import printed

if TYPE_CHECKING:
    from ..rules import EndlessWinter


@dataclass(frozen=True)
class Labor:
    """The labor of a turn."""

    now: int
    cards: tuple[tuple[str, int, int], ...]
    """Cards in hand that can be played: id, how many, what one of them gives."""
    food: int
    """What burning all food gives (EW-LABOR-15)."""
    abilities: tuple[tuple[int, int], ...]
    """Clauses that can be used and give labor: number, what it gives."""

    @property
    def hand(self) -> int:
        return sum(copies * gives for _, copies, gives in self.cards)

    @property
    def most(self) -> int:
        """All of it; abilities may cost what the others need."""
        return self.now + self.hand + self.food + sum(gives for _, gives in self.abilities)


def count_labor(state: EndlessWinter) -> Labor:
    """The labor of the seat whose turn it is."""
    pack: Any = state.game.pack
    cards, abilities = [], []
    for option in state.options():
        gives = _gives(state, option)
        match state.game.action(option):
            case actions.Play(code) if gives and pack.card(code) < terms.FIRST_CULTURE:
                cards.append((code, _copies(state, option), gives))
            case actions.Use() if gives > 0:
                clause = pack.clauses[option - terms.USE]
                if clause.origin.kind not in printed.EVIDENT:
                    abilities.append((clause.number, gives))
    return Labor(state.labor, tuple(cards), _repeated(state, terms.BURN)[1], tuple(abilities))


def labor_in_columns(state: EndlessWinter) -> dict[str, int]:
    """What the cards in hand would give in each column that a figure can be placed in."""
    found = {}
    for option in state.options():
        match state.game.action(option):
            case actions.Figure(_, place) if place in terms.COLUMNS and place not in found:
                there = state.clone()
                there.apply(option)
                found[place] = count_labor(there).hand
    return found


def _gives(state: EndlessWinter, option: int) -> int:
    after = state.clone()
    after.apply(option)
    return int(after.labor - state.labor)


def _copies(state: EndlessWinter, option: int) -> int:
    """How many of a card can be played."""
    return _repeated(state, option)[0]


def _repeated(state: EndlessWinter, option: int) -> tuple[int, int]:
    """How often an option can be taken again and again, and the labor that it brings in all."""
    after, times = state.clone(), 0
    while option in after.options():
        after.apply(option)
        times += 1
    return times, int(after.labor - state.labor)
