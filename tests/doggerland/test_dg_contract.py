"""Random games of players who mean it: what random players seldom come to keeps the contract of a game too."""

from __future__ import annotations

import json

import pytest

import eolith
from doggerland.tables import diligent_game
from eolith.games.doggerland import terms
from eolith.kernel.state import CHANCE
from fuzz.specs import DOGGERLAND
from rotated import rotated


@pytest.mark.rule("DG-COMP-02", "DG-COMP-03", "DG-COMP-05", "DG-COMP-07", "DG-DWELL-11", "DG-EXPED-01")
@pytest.mark.parametrize(("spec", "seed"), rotated(DOGGERLAND, range(2)))
def test_diligent_players_keep_it_too(spec: str, seed: int) -> None:
    kinds: set[str] = set()
    for number, state in enumerate(diligent_game(eolith.load(spec).start(), seed)):
        kinds.add("over" if state.over else terms.FRAMES[state.frame[0]])
        state.game.check(state)
        if number % 40 == 0:
            assert state.game.from_position(json.loads(json.dumps(state.to_position()))) == state
            assert state.game.from_bytes(state.to_bytes()) == state
        if state.seat not in (None, CHANCE):
            for option in state.options():
                state.clone().apply(option)
    common = {"plan", "member", "group", "execute", "camp"}
    assert kinds >= common, sorted(common - kinds)


@pytest.mark.rule("DG-EXPED-01", "DG-EXPED-02", "DG-EXPED-04")
@pytest.mark.rule("DG-HUNT-01", "DG-HUNT-02", "DG-HUNT-03", "DG-HUNT-04", "DG-HUNT-05")
@pytest.mark.parametrize("spec", DOGGERLAND)
def test_an_expedition_goes_to_one_tile_for_one_thing(spec: str) -> None:
    """Of every group that was ever sent."""
    for state in diligent_game(eolith.load(spec).start(), 11):
        pack = state.game.pack
        asking = terms.FRAMES[state.frame[0]] if not state.over else ""
        for cell, owner in enumerate(state.group_of):
            if not owner or asking == "group" and state.frame[2] == cell:
                continue
            chief, shaman, hunters, tools, errand = state.group[cell]
            assert chief + shaman + hunters > 0
            if errand == terms.HUNT:
                animal = pack.animals[state.animal[cell] - 1]
                assert not shaman and chief + hunters >= animal.people and 2 * chief + hunters + tools >= animal.skill
            else:
                assert 2 * chief + shaman + hunters + tools <= 3 and not state.animal[cell]
