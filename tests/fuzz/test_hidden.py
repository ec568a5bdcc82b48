"""Alone nothing that lies face down is anywhere: not in a state, nor in whatever is told of it."""

from __future__ import annotations

from typing import Any

import pytest

import eolith
from eolith.kernel.chance import Source
from eolith.kernel.state import CHANCE, State
from eolith.testing import play
from fuzz.specs import DOGGERLAND_ALONE, WINTER_ALONE

EVERY = 10
"""Of so many decisions one is looked at."""


def told(state: State, viewer: int | None) -> list[Any]:
    """All that a viewer is shown: the observation, the sheet, numbers for a network, the picture and its words."""
    game, seen = state.game, state.observe(viewer)
    parts = game.scene("en").parts(seen)
    values = {name: row.tolist() for name, row in state.tensors(viewer).items()}
    words = [(part.svg(), [item.text for item in part.items]) for part in parts]
    return [seen, state.sheet(viewer), values, words, game.scene("en").status(seen, ())]


@pytest.mark.deep
@pytest.mark.rule("EWS-HIDDEN-01", "EWS-HIDDEN-02", "DGS-HIDDEN-01", "DGS-HIDDEN-02")
@pytest.mark.parametrize("spec", [WINTER_ALONE[1], DOGGERLAND_ALONE[0]])
def test_whatever_lies_face_down_may_be_anything(spec: str) -> None:
    """To the person a state holds nothing unknown; to a spectator what is drawn anew shows nowhere."""
    looked_at = 0
    for number, (state, _) in enumerate(play(eolith.load(spec), 4)):
        if number % EVERY:
            continue
        looked_at += 1
        assert state.resample(0, Source(number)) == state
        assert told(state.resample(CHANCE, Source(number)), None) == told(state, None)
    assert looked_at > 3


def test_the_log_names_no_card_that_lies_face_down() -> None:
    """What goes to the eclipse pile, or unseen under the burial card, is told without its face."""
    state: Any = eolith.load(WINTER_ALONE[1]).start()
    terms = state.game.room("terms")
    state.listener = []
    state.playout(Source(3))
    events = [(terms.EVENTS[event[0]], event[2:]) for event in state.listener]
    piled = [rest for kind, rest in events if kind == "nomads_piled"]
    buried = [rest[0] for kind, rest in events if kind == "offering_buried"]
    assert piled and {*piled} == {(0, 0, 0)}
    shown = [rest[0] for kind, rest in events if kind == "culture_taken"]
    assert terms.EMPTY in buried and {*buried} - {terms.EMPTY} <= {*shown}
