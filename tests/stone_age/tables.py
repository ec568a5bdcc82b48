"""Tables for tests: any position in a line or two, and chance that does what the test says.

t = table(A={"food": 12, "wood": 1, "placed": {"forest": 2, "card1": 1}}, dice=[[3, 4]])
t.say("A", "act forest")                # rolls 3 and 4
assert t["A"]["wood"] == 3
assert t.refused("A", "pass") == "SA-ACT-06"    # the rule against it; nothing has changed
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import seated
from eolith.games.stone_age import GameClass, terms
from eolith.games.stone_age.notation import actions, refusals
from eolith.kernel.chance import Source

SLOTS = ("C13", "C20", "C17", "C25", "C10", "C12", "C18", "C21")
TOPS = ("B01", "B02", "B03", "B04", "B05", "B06", "B07", "B08", "B09", "B10", "B11", "B12")
"""Faces that lie on the board where a test names none; one that the test puts elsewhere is passed over."""


class Dictated:
    """Chance as a test tells it: faces of roll after roll, cards and tiles from the top; else the first option."""

    def __init__(
        self, dice: Iterable[Sequence[int]] = (), deck: Iterable[str] = (), stacks: Iterable[Sequence[str]] = ()
    ) -> None:
        self.dice = list(dice)
        self.deck = list(deck)
        self.stacks = [list(stack) for stack in stacks]
        """The tiles below the top of each stack."""

    def choose(self, state: Any) -> int:
        """The option of a state whose seat is CHANCE."""
        kind, stack = terms.FRAMES[state.frame[0]], state.frame[2]
        told: actions.Action | None = None
        if kind in ("roll", "roll_for_all") and self.dice:
            faces = self.dice.pop(0)
            told = actions.Roll(sum(faces)) if kind == "roll" else actions.Dice(tuple(sorted(faces)))
            assert kind != "roll" or len(faces) == state.frame[4], f"{state.frame[4]} dice are rolled, not {faces}"
        elif kind in ("deal_card", "draw_extra") and self.deck:
            told = actions.Draw(self.deck.pop(0))
        elif kind == "reveal_tile" and stack < len(self.stacks) and self.stacks[stack]:
            told = actions.Reveal(self.stacks[stack].pop(0))
        return state.options()[0] if told is None else state.game.option(told)


class Table(seated.Table):
    """A table of the game."""

    def __getitem__(self, seat: str) -> dict[str, Any]:
        """A seat as a position names it, and the figures at home: t["A"]["wood"]."""
        return {**super().__getitem__(seat), "home": self.state.home[terms.SEATS.index(seat)]}

    @property
    def phase(self) -> str:
        """setup, place, act, feed or over."""
        return refusals.phase(self.state)

    def open_places(self) -> list[str]:
        """The places where the seat to decide may put figures."""
        legal = [option for option in self.state.options() if option < terms.ACT]
        return [name for i, name in enumerate(terms.PLACES) if any(terms.PLACE_OF[option] == i for option in legal)]


def table(
    players: int = 2,
    phase: str = "act",
    *,
    dice: Iterable[Sequence[int]] = (),
    slots: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    stacks: Sequence[Sequence[str]] | None = None,
    options: Mapping[str, Any] | None = None,
    **entries: Any,
) -> Table:
    """A table at a position, a puzzle: what is not named is zero (food too), five figures, no goods.

    `A` to `D`, `round`, `first`, `turn` are entries of a position (position.py).  `deck` and each of
    `stacks` are codes, top first; without them the deck is every card not named, and the stacks have
    three tiles of which chance turns up any.  `dice` are the faces of the rolls to come.
    """
    game = the_game(players, options or {})
    position = {"puzzle": True, "phase": phase, **entries}
    position["slots"] = list(slots) if slots is not None else _unnamed(game.pack.cards, SLOTS, 4, deck or (), entries)
    if stacks is None:
        tops = _unnamed(game.pack.tiles, TOPS, players, (), entries)
        position["stacks"] = [{"top": top, "tiles": 3} for top in tops]
    else:
        position["stacks"] = [{"top": stack[0] if stack else "", "tiles": len(stack)} for stack in stacks]
    if deck is not None:
        position["deck"] = list(deck)
    state = game.from_position(position)
    return Table(game, Dictated(dice, deck or (), [stack[1:] for stack in stacks or ()]), state)


def _unnamed(
    records: Sequence[Any], wanted: Sequence[str], number: int, named: Sequence[str], entries: Mapping[str, Any]
) -> list[str]:
    """So many of the wanted codes of which a copy is neither named nor owned by a seat."""
    left = Counter({record.id: record.copies for record in records})
    for seat in terms.SEATS:
        owned = entries.get(seat, {})
        left.subtract([*owned.get("pile", ()), *owned.get("open", ())])
        left.subtract(tile if isinstance(tile, str) else tile["tile"] for tile in owned.get("buildings", ()))
    left.subtract(named)
    return [code for code in wanted if left[code] > 0][:number]


def new_game(players: int = 2, source: Any = None, **options: Any) -> Table:
    """A new game; seat A begins unless another option is named."""
    return Table(the_game(players, {"first_seat": "A", **options}), source or Dictated())


def the_game(players: int, options: Mapping[str, Any]) -> GameClass:
    """The game of a table; equal tables share one, for reading the pack takes longer than most tests."""
    return _one_game(players, frozenset(options.items()))


@cache
def _one_game(players: int, options: frozenset[tuple[str, Any]]) -> GameClass:
    return GameClass(players, dict(options))


def random_game(players: int, seed: int, **options: Any) -> Iterator[tuple[Any, int]]:
    """A whole game played at random: before every decision the state, and the option about to be chosen."""
    source = Source(seed)
    state = the_game(players, options).start()
    while not state.over:
        legal = state.options()
        option = state.sample(source) if state.seat < 0 else legal[source.below(len(legal))]
        yield state, option
        state.apply(option)
