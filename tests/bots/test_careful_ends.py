"""A table of careful bots ends, from wherever it begins: nobody waits for points that never come."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import eolith
from eolith import bots
from eolith.bots.careful import styles
from eolith.kernel.chance import Source

GAMES = [(name, players) for name in eolith.games() for players in eolith.load(name).player_counts]
MOST = 20_000
"""Decisions, chance included, after which a game is called endless; careful ones take some hundreds or thousands."""
ENDLESS: dict[str, Any] = {
    "game": "stone_age", "players": 2, "round": 63, "phase": "place", "first": "B",
    "slots": ["C12", "C22", "C11", "C10"],
    "deck": ["C02", "C03", "C04", "C05", "C07", "C08", "C09", "C15", "C16", "C17", "C19", "C20", "C21", "C24", "C25",
             "C27", "C28"],
    "stacks": [{"top": "B17", "tiles": 4}, {"top": "B21", "tiles": 1}],
    "covered": ["B01", "B04", "B05", "B06", "B06", "B07", "B09", "B09", "B10", "B12", "B13", "B15", "B16", "B18",
                "B19", "B20", "B22"],
    "A": {"food": 48, "wood": 160, "brick": 299, "stone": 33, "gold": 0, "figures": 10, "agriculture": 10,
          "score": 53, "hungry": 0, "tools": [4, 4, 4], "turned": [False, False, False],
          "pile": ["C01", "C09", "C13", "C14", "C23", "C25", "C29", "C30", "C31", "C32", "C33", "C34"], "open": [],
          "buildings": [{"tile": "B14", "points": 16}, {"tile": "B22", "points": 34}], "placed": {}},
    "B": {"food": 263, "wood": 334, "brick": 74, "stone": 0, "gold": 0, "figures": 5, "agriculture": 10, "score": 99,
          "hungry": 0, "tools": [4, 4, 4], "turned": [False, False, False], "pile": ["C06", "C18", "C26"], "open": [],
          "buildings": ["B02", "B03", "B05", "B08", "B11", "B12", {"tile": "B22", "points": 20}], "placed": {}},
    "agenda": [{"decision": "place", "seat": "B"}, {"decision": "act", "seat": "B", "place": ""},
               {"decision": "act", "seat": "A", "place": ""}, {"decision": "feed", "seat": "B"},
               {"decision": "feed", "seat": "A"}, {"decision": "end_round"}],
}  # fmt: skip
"""Two hoards: both placed on a card and declined it, round after round."""


def finish(state: Any, of_seats: list[str], seed: int) -> int:
    """Play on with a bot of a style at each seat; how many decisions that took."""
    seats = [bots.make(f"careful:style={style}", state.game, seed + seat) for seat, style in enumerate(of_seats)]
    source = Source(seed)
    for decisions in range(MOST):
        if state.over:
            return decisions
        state.apply(state.sample(source) if state.seat == eolith.CHANCE else seats[state.seat].choose(state))
    raise AssertionError(f"{state.game!r} goes on and on from seed {seed}: {state.game.to_position(state)}")


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_careful_bots_end_a_game_from_any_position(game: str, players: int) -> None:
    random = Random(players)
    table = eolith.load(game, players=players)
    known = styles(table)
    for seed in range(3):
        state, source = table.start(), Source(seed)
        for _ in range(random.randrange(600)):
            if state.over:
                break
            options = state.options()
            state.apply(state.sample(source) if state.seat == eolith.CHANCE else options[source.below(len(options))])
        finish(state, [random.choice(known) for _ in range(players)], seed)


@pytest.mark.parametrize("style", styles(eolith.load("stone_age")))
def test_hoarders_buy_and_the_game_ends(style: str) -> None:
    state: Any = eolith.load("stone_age", players=2).from_position(ENDLESS)
    finish(state, [style, style], 1)
    assert state.round <= 63 + 10


@pytest.mark.parametrize("seed", range(12))
def test_hoards_of_any_kind_are_spent(seed: int) -> None:
    """The same table with other hoards, in an earlier round, with whatever lies on offer."""
    random = Random(seed)
    position = ENDLESS | {"round": random.choice((5, 20, 40, 200))}
    for seat in "AB":
        goods = {name: random.choice((0, 1, 20, 300)) for name in ("wood", "brick", "stone", "gold", "food")}
        position[seat] = ENDLESS[seat] | goods
    state: Any = eolith.load("stone_age", players=2).from_position(position)
    finish(state, random.choices(styles(state.game), k=2), seed)
    assert state.round <= max(30, position["round"]) + 50
