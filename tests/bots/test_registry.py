"""The registry of bots: specs, and what is wrong with them."""

from __future__ import annotations

from typing import cast

import pytest

import eolith
from eolith import bots

GAME = eolith.load("stone_age(players=2)")
NAMES = "random, careful, search, child, apprentice, wanderer, tracker, firekeeper, sage"

WRONG = {
    "": f"there is no bot ''; there are {NAMES}",
    "clever": f"there is no bot 'clever'; there are {NAMES}",
    "Random": f"there is no bot 'Random'; there are {NAMES}",
    "random:style=farmer": "bot random has no parameter 'style'; it has none",
    "careful:mood=calm": "bot careful has no parameter 'mood'; it has style, temperature",
    "careful:style=fisher": (
        "style of bot careful is 'fisher'; allowed: balanced, farmer, builder, toolmaker, starver"
    ),
    "careful:temperature=hot": "temperature of bot careful is 'hot'; allowed: a number from 0 to 100",
    "careful:temperature=nan": "temperature of bot careful is 'nan'; allowed: a number from 0 to 100",
    "careful:temperature=-1": "temperature of bot careful is '-1'; allowed: a number from 0 to 100",
    "careful:": "bot careful has parameters as name=value, each once, not ''",
    "careful:style": "bot careful has parameters as name=value, each once, not 'style'",
    "careful:style=farmer,style=builder": "bot careful has parameters as name=value, each once, not 'style=builder'",
}


@pytest.mark.parametrize("spec", WRONG)
def test_a_wrong_spec_is_refused_in_one_line_that_names_what_is_allowed(spec: str) -> None:
    with pytest.raises(bots.BotSpecError) as caught:
        bots.make(spec, GAME, 0)
    assert str(caught.value) == WRONG[spec]


def test_a_game_without_rules_of_thumb_has_no_careful_bot() -> None:
    chess = type("Chess", (eolith.Game,), {"name": "chess", "player_counts": (2,), "__module__": "chess.game"})
    with pytest.raises(bots.BotSpecError, match=r"^chess has no bot careful; it is played by random$"):
        bots.make("careful", cast(eolith.Game, chess), 0)


@pytest.mark.parametrize("spec", ["random", "careful", "careful:style=starver,temperature=9", "careful:temperature=3"])
def test_the_same_seed_decides_alike(spec: str) -> None:
    source = eolith.Source(5)
    state = GAME.start()
    state.play_chance(source)
    views = [state.resample(state.seat, source) for _ in range(40)]
    first, again, other = (bots.make(spec, GAME, seed) for seed in (1, 1, 2))
    chosen = [first.choose(view) for view in views]
    assert chosen == [again.choose(view) for view in views]
    assert set(chosen) <= set(state.options())
    if spec != "careful":
        assert chosen != [other.choose(view) for view in views]
        assert len(set(chosen)) > 1


def test_bots_of_one_spec_share_no_randomness() -> None:
    maker = bots.prepare("random", GAME)
    state = GAME.start()
    state.play_chance(eolith.Source(5))
    one, two = maker(1), maker(1)
    assert [one.choose(state) for _ in range(20)] == [two.choose(state) for _ in range(20)]
