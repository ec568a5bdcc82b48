"""Tables for tests: any position in a line or two, and chance that does what the test says.

t = table(A={"food": 2, "hand": ["hunter"]}, ground=["woolly_rhino"], animals=["glyptodon"])
t.say("A", "figure tribe hunt", "play hunter", "use hunt.top.1")    # turns up the glyptodon
assert t["A"]["food"] == 2
assert t.refused("A", "play hunter") == "EW-LABOR-19"    # the rule against it; nothing has changed
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import seated
from eolith.games.endless_winter import terms
from eolith.games.endless_winter.game import EndlessWinterGame
from eolith.kernel.chance import Source

CHIEFS = ("skilled_hand", "thunderpaw", "tuskbreaker", "fire_wolf")
"""The chiefs of seats that a test does not care about, side a."""
TERRAIN = (
    "steppe", "forest", "highlands", "lakes", "canyon", "tundra", "glacier", "steppe", "forest", "start",
    "highlands", "lakes", "canyon", "tundra", "glacier", "steppe", "forest", "highlands", "glacier",
)  # fmt: skip
"""A map, row by row from the north-west; the ring around the start tile is canyon, tundra, forest, highlands, tundra,
glacier (b2 b3 c2 c4 d2 d3)."""
TELLS = {
    "deal_card": "draw-card", "deal_animal": "draw-animal", "deal_culture": "open-culture", "deal_token": "turn-token",
    "deal_rest": "turn-rest", "deal_stone": "lay-stone", "deal_chief": "draw-chief", "deal_setup": "draw-setup",
    "deal_aid": "give-aid", "deal_board": "lay-board", "deal_land": "pick-land", "deal_tile": "lay-tile",
    "deal_nomad": "show-nomad", "deal_migration": "show-migration", "deal_buried": "show-buried",
}  # fmt: skip
"""The verb of what chance decides, by kind of frame."""


class Dictated:
    """Chance as a test tells it: names by kind of frame, first come first; without a name the first option."""

    def __init__(self, **told: Iterable[str]) -> None:
        self.told = {kind: list(names) for kind, names in told.items()}

    def choose(self, state: Any) -> int:
        """The option of a state whose seat is CHANCE."""
        kind = terms.FRAMES[state.frame[0]]
        if self.told.get(kind):
            option: int = state.game.option(f"{TELLS[kind]} {self.told[kind].pop(0)}")
            return option
        first: int = state.options()[0]
        return first


class Watched(seated.Watching, Dictated):
    """Chance as a test tells it, which remembers what could have happened."""

    frames = terms.FRAMES


class Table(seated.Table):
    """A table of the game."""

    @property
    def labor(self) -> float:
        """The labor left this turn."""
        return float(self.state.fields()["labor"] / 2)

    def pass_turn(self) -> None:
        """The seat to decide places a tribe figure, or its chief, on its rest space and does nothing more."""
        seat = self.turn
        assert seat is not None
        home = self[seat]["tribe"]["home"]
        self.say(seat, f"figure {'tribe' if home else 'chief'} rest", "next")
        if terms.FRAMES[self.state.frame[0]] == "form_pile":
            self.say(seat, "next")

    def pass_all(self) -> None:
        """Whoever is to decide gives up whatever can be given up, until a turn begins or the game ends."""
        while not self.state.over and terms.FRAMES[self.state.frame[0]] != "turn":
            assert self.turn is not None
            offered = self.offered
            self.say(self.turn, next((word for word in ("next", "decline") if word in offered), offered[0]))


def table(
    players: int = 2, *, options: Mapping[str, Any] | None = None, pack: Path | None = None, **entries: Any
) -> Table:
    """A table at a position, a puzzle: the turn of seat A, in its culture step unless `turn` says otherwise.

    Entries are those of a position (position.py), and lists of what chance will bring by kind of frame:
    `deal_card`, `deal_animal` and so on; `cards` and `animals` for short.  `pack` is an owner's file.
    """
    told = {kind: entries.pop(kind) for kind in list(entries) if kind in TELLS}
    for short, kind in (("cards", "deal_card"), ("animals", "deal_animal"), ("culture", "deal_culture")):
        if short in entries:
            told[kind] = entries.pop(short)
    game = the_game(players, options or {}, pack)
    position = {"puzzle": True, "terrain": list(TERRAIN), **entries}
    for seat, chief in zip(terms.SEATS[:players], CHIEFS, strict=False):
        usual = {"chief": chief, "side": "a", "setup_card": "setup_elder", "camps": {"c3": 1}}
        position[seat] = {**usual, **entries.get(seat, {})}
    return Table(game, Dictated(**told), game.from_position(position))


def eclipse(players: int = 2, **entries: Any) -> Table:
    """A table at the beginning of an eclipse phase: all turns are done, the piles are revealed."""
    return table(players, **{"turns_done": 3 * players, **entries})


def new_game(players: int = 2, source: Any = None, pack: Path | None = None, **options: Any) -> Table:
    """A new game."""
    return Table(the_game(players, options, pack), source or Dictated())


def the_game(players: int, options: Mapping[str, Any], pack: Path | None = None) -> EndlessWinterGame:
    """The game of a table; equal tables share one, for reading the pack takes longer than most tests."""
    return _one_game(players, frozenset(options.items()), pack)


@cache
def _one_game(players: int, options: frozenset[tuple[str, Any]], pack: Path | None) -> EndlessWinterGame:
    return EndlessWinterGame(players, dict(options), pack)


def random_game(players: int, seed: int, **options: Any) -> Iterator[tuple[Any, int]]:
    """A whole game played at random."""
    return at_random(the_game(players, options).start(), seed)


def every_state(state: Any, seed: int) -> Iterator[Any]:
    """A game played on at random: one state that goes on, before every decision and at its end."""
    for now, _ in at_random(state, seed):
        yield now
    yield state


def at_random(state: Any, seed: int) -> Iterator[tuple[Any, int]]:
    """A game played on at random: before every decision the state, and the option about to be chosen."""
    source = Source(seed)
    while not state.over:
        legal = state.options()
        option = state.sample(source) if state.seat < 0 else legal[source.below(len(legal))]
        yield state, option
        state.apply(option)
