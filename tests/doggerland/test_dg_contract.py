"""The contract of a game at every kind of table, random games of players who mean it, and compiled as uncompiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import eolith
from doggerland.tables import load
from eolith.games.doggerland import board
from eolith.kernel.chance import Source
from eolith.kernel.state import CHANCE
from eolith.testing import check_game, trace

SPECS = (
    "doggerland(players=2)",
    "doggerland(players=3)",
    "doggerland(players=4)",
    "doggerland(players=4, short_game=on, first_player=B)",
    "doggerland(players=3, short_game=on, phase3_mode=simultaneous, journey_token=planning, scouting=true)",
    "doggerland(players=2, deprivation_by_choice=false, adult_overflow=forbid_build, centre_orientation=first_player, "
    "arrow_start=first_player)",
    "doggerland(players=4, phase3_mode=simultaneous, journey_token_removal=before_camps, adult_overflow=ignore, "
    "twins_count_as_birth=true, majority_ties=skip, undo=off)",
)
OTHER = """
import json, sys, eolith
from eolith.games.doggerland.game import DoggerlandGame
from eolith.testing import trace

def load(spec):
    options = eolith.read_spec(spec)[1]
    return DoggerlandGame(int(options.pop("players")), options)

assert not eolith.COMPILED
print(json.dumps([trace(load(spec), seed) for seed, spec in enumerate(json.loads(sys.argv[1]), 100)]))
"""
IDLE = (board.PASS, board.DEPRIVE, board.DONE)
"""What a player who means it chooses only where nothing else is offered."""


def diligent_game(spec: str, seed: int) -> Iterator[Any]:
    """A game of players who plan all they can and execute it; every state, the end included.

    Random players seldom paint, raise megaliths or trade; these come to every corner of the rules.
    """
    source = Source(seed)
    state = load(spec).start()
    while not state.over:
        yield state
        options = state.options()
        if state.seat == CHANCE:
            option = state.sample(source)
        else:
            busy = [option for option in options if option not in (*IDLE, board.FINISH)] or options
            option = busy[source.below(len(busy))]
        state.apply(option)
    yield state


@pytest.mark.rule("DG-COMP-02", "DG-COMP-07", "DG-HIDDEN-04", "DG-HIDDEN-05", "DG-HIDDEN-07", "DG-MIGRATE-12")
@pytest.mark.parametrize("spec", SPECS)
def test_doggerland_keeps_the_contract(spec: str) -> None:
    check_game(load(spec), games=1, seed=SPECS.index(spec), every=20)


@pytest.mark.rule("DG-COMP-02", "DG-COMP-03", "DG-COMP-05", "DG-COMP-07", "DG-DWELL-11", "DG-EXPED-01")
@pytest.mark.parametrize("spec", SPECS)
def test_diligent_players_keep_it_too(spec: str) -> None:
    kinds: set[str] = set()
    for seed in range(2):
        for number, state in enumerate(diligent_game(spec, seed)):
            kinds.add("over" if state.over else board.FRAMES[state.frame[0]])
            state.game.check(state)
            if number % 40 == 0:
                assert state.game.from_position(json.loads(json.dumps(state.to_position()))) == state
                assert state.game.from_bytes(state.to_bytes()) == state
            if state.seat not in (None, CHANCE):
                for option in state.options():
                    state.clone().apply(option)
    common = {"plan", "member", "group", "execute", "camp"}
    assert kinds >= common, sorted(common - kinds)


@pytest.mark.parametrize("spec", SPECS)
def test_an_expedition_goes_to_one_tile_for_one_thing(spec: str) -> None:
    """DG-EXPED-01, DG-EXPED-02, DG-EXPED-04, DG-HUNT-01 to -05: of every group that was ever sent."""
    for state in diligent_game(spec, 11):
        pack = state.game.pack
        asking = board.FRAMES[state.frame[0]] if not state.over else ""
        for cell, owner in enumerate(state.group_of):
            if not owner or asking == "group" and state.frame[2] == cell:
                continue
            chief, shaman, hunters, tools, errand = state.group[cell]
            assert chief + shaman + hunters > 0
            if errand == board.HUNT:
                animal = pack.animals[state.animal[cell] - 1]
                assert not shaman and chief + hunters >= animal.people and 2 * chief + hunters + tools >= animal.skill
            else:
                assert 2 * chief + shaman + hunters + tools <= 3 and not state.animal[cell]


@pytest.mark.rule("DG-HIDDEN-06")
@pytest.mark.skipif(not eolith.COMPILED, reason="nothing is compiled here, so there is nothing to compare")
def test_compiled_and_uncompiled_games_are_alike() -> None:
    path = str(Path(eolith.__file__).parents[1])
    environment = os.environ | {"EOLITH_PURE": "1", "PYTHONPATH": path}
    other = subprocess.run(
        [sys.executable, "-c", OTHER, json.dumps(SPECS)], env=environment, capture_output=True, text=True
    )
    assert other.returncode == 0, other.stderr
    traces = [trace(load(spec), seed) for seed, spec in enumerate(SPECS, 100)]
    assert len(set(traces)) == len(SPECS)
    assert traces == json.loads(other.stdout)
