"""How the game alone is set up, and what nobody knows of it (DGS-SETUP, DGS-HIDDEN)."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

import pytest

import eolith
from doggerland.alone import CARD, FED, planning, turned_up
from doggerland.tables import Dictated, Watched, the_game
from eolith.games.doggerland import layout, terms
from eolith.games.doggerland.game import DoggerlandGame
from eolith.kernel.chance import Source
from eolith.kernel.game import SpecError

AROUND = [layout.CELL_NAMES[cell] for cell in sorted(layout.START_BLOCK) if cell != terms.CENTRE]


def dealt(*told: str) -> Any:
    """A new game before the first card is turned up; chance brings what is told."""
    state, chance = the_game(1, frozenset()).start(), Dictated(told)
    while terms.FRAMES[state.frame[0]] != "turn_up":
        state.apply(chance.choose(state))
    return state


def laid_out(*told: str) -> Any:
    """The same as a position, with what a seat sees."""
    return dealt(*told).to_position()


def land(**tiles: str) -> list[str]:
    """The start tiles by cell, the others where they fit, as chance lays them: row by row."""
    rest = [tile.id for tile in the_game(1, frozenset()).pack.tiles[1:9] if tile.id not in tiles.values()]
    return [f"lay-tile {tiles.get(cell) or rest.pop(0)}" for cell in AROUND]


@pytest.mark.rule("DGS-SETUP-01")
def test_it_is_laid_out_as_for_four() -> None:
    state = dealt()
    assert len(state.to_position()["display"]) == 5 and sum(state.crafts_left) == 13
    assert state.covered == 5 and sum(place > 0 for place in state.revealed) == 1
    assert sum(state.unseen) == terms.TILES - 9, "with the tiles for four players"
    assert len(state.game.pack.side(1).cells) == 49


@pytest.mark.rule("DGS-SETUP-02")
def test_there_are_no_objectives_of_several() -> None:
    state = dealt()
    assert not sum(state.objective) and "objectives" not in state.sheet().rows[0].lines


@pytest.mark.rule("DGS-SETUP-04", "DGS-SETUP-05", "DGS-SETUP-06")
def test_you_begin_with_all_that_a_tribe_has() -> None:
    position = laid_out()
    own = position["A"]
    assert own["goods"] == {"hide": 3, "tool": 3, "plant1": 3} and own["hunters"] == 4 and "B" not in position
    assert own["camp"] == layout.CELL_NAMES[terms.CENTRE] and position["first"] == "A"


@pytest.mark.rule("DGS-SETUP-06", "DGS-ROUND-01")
def test_the_marker_stays_yours() -> None:
    t = planning(A={"goods": {"plant1": 6}})
    t.until("camp")
    t.until("plan", "event", "pick")
    assert t.value("round") == 2 and t.value("first") == "A"
    assert not any(terms.EVENTS[event[0]] == "marker_passed" for step in t.steps for event in step.events)


@pytest.mark.rule("DGS-SETUP-07", "DGS-MEM-01", "DGS-SETUP-10")
def test_the_solo_board_is_empty_at_first() -> None:
    state = the_game(1, frozenset()).start()
    assert list(state.solo_memory) == [0] * 5 and state.deprivation[0] == 0 and sum(state.used) == 0
    assert list(state.white) == [terms.AWAY] * 2 and not any(state.white_at) and not any(state.rival_shaman)


@pytest.mark.rule("DGS-SETUP-08", "DGS-SETUP-09")
@pytest.mark.parametrize(("difficulty", "number"), [("easy", 6), ("medium", 7), ("hard", 8)])
def test_goals_are_drawn_and_two_exclude_each_other(difficulty: str, number: int) -> None:
    game = the_game(1, frozenset({("difficulty", difficulty)}))
    found: Counter[str] = Counter()
    for seed in range(150):
        state = game.start()
        source = Source(seed)
        while terms.FRAMES[state.frame[0]] != "show_back":
            state.apply(source.choose(state))
        goals = [goal.id for goal, there in zip(game.pack.solo_goals, state.solo_goal) if there]
        assert len(goals) == number and not {"statuettes", "necklaces"} <= set(goals)
        found.update(goals)
    assert len(found) == 11
    # neither is in the game as often as in C(9, n) of C(11, n) draws, else one of the two
    neither = (11 - number) * (10 - number) / 110
    assert abs((found["statuettes"] + found["necklaces"]) / 150 - (1 - neither)) < 0.12


@pytest.mark.rule("DGS-SETUP-11")
def test_any_card_can_be_the_next_and_none_comes_twice() -> None:
    t = planning(A={"goods": {"plant1": 6}})
    t.source = chance = Watched()
    t.until("camp")
    t.until("plan", "event", "pick")
    (cards,) = chance.of("turn_up")
    assert len(cards) == 29 and f"turn-up {CARD}" not in cards and set(cards.values()) == {1}


@pytest.mark.rule("DGS-SETUP-12", "DGS-HIDDEN-02")
def test_the_back_of_the_first_card_places_the_rivals() -> None:
    state = dealt("show-back night_watch")
    pack = state.game.pack
    face = pack.cards[pack.number("cards", "night_watch")]
    assert state.observe(0).rivals == {
        rival: layout.CELL_NAMES[cell] for rival, cell in zip(terms.RIVALS, face.starts, strict=True)
    }
    for card in pack.cards:
        cells = [layout.CELL_NAMES[cell] for cell in card.starts]
        assert len(set(cells)) == 3 and set(cells) <= set(AROUND)
    assert [state.game.text(option) for option in state.options()] == ["turn-up night_watch"], "none other has it"
    assert not state.observe(0).cards, "and yet it is not turned up"


@pytest.mark.rule("DGS-SETUP-12", "DGS-HIDDEN-02")
def test_of_cards_with_the_same_back_any_can_be_the_first() -> None:
    same = 'starts = { red = "e3", pink = "e4", blue = "e5" }'
    game = the_game(1, frozenset(), (), tuple((card, same) for card in ("outcast", "sickness", "cave_in")))
    state, chance = game.start(), Dictated(["show-back sickness"])
    while terms.FRAMES[state.frame[0]] != "show_back":
        state.apply(chance.choose(state))
    weights = dict(zip([game.text(option) for option in state.options()], state.weights(), strict=True))
    assert len(weights) == 28 and weights["show-back sickness"] == 3 and sum(weights.values()) == 30
    state.apply(game.option("show-back sickness"))
    first = {game.text(option) for option in state.options()}
    assert first == {"turn-up sickness", "turn-up cave_in", "turn-up outcast"}


@pytest.mark.rule("DGS-SETUP-13", "DGS-SETUP-14", "DGS-SETUP-15", "DGS-MEM-02")
def test_they_exhaust_their_tiles_and_catch_what_is_there() -> None:
    """night_watch: red e5, pink d5, blue c5."""
    tiles = [tile.id for tile in the_game(1, frozenset()).pack.tiles[1:9]]
    horse = next(tile for tile in tiles if "horse" in tile)
    reindeer = next(tile for tile in tiles if "reindeer" in tile)
    position = laid_out(*land(e5=horse, d5=reindeer), "show-back night_watch")
    assert position["solo_memory"] == ["", "", "", "reindeer", "horse"], "red comes first"
    assert position.get("harvested") == {"c5": 1} and not position.get("animals")
    position = laid_out(*land(e5=reindeer, c5=horse), "show-back night_watch")
    assert position["solo_memory"] == ["", "", "", "horse", "reindeer"] and position.get("harvested") == {"d5": 1}
    position = laid_out(*land(e5=reindeer, c3=horse), "show-back night_watch")
    assert position["solo_memory"] == ["", "", "", "", "reindeer"] and position.get("animals") == {"c3": "horse"}


@pytest.mark.rule("DGS-SETUP-16")
def test_there_is_no_short_game_alone() -> None:
    with pytest.raises(SpecError, match=r"short_game .* is for 2, 3 or 4 players"):
        eolith.load("doggerland(players=1, short_game=on)")
    with pytest.raises(SpecError, match=r"difficulty .* is for 1 player"):
        eolith.load("doggerland(players=2, difficulty=hard)")
    assert eolith.load("doggerland(players=2, short_game=on)")


def test_the_game_alone_is_loaded_by_its_number_of_players() -> None:
    game = eolith.load("doggerland(players=1, difficulty=hard, loads=free)")
    assert game == pickle.loads(pickle.dumps(game)) == eolith.load(repr(game)) != DoggerlandGame(1)
    assert game.alone and not DoggerlandGame(2).options.keys() & {"difficulty", "solo_memory_gaps"}
    assert game.decisions is not DoggerlandGame(2).decisions


@pytest.mark.rule("DGS-SETUP-03", "DGS-EXEC-03")
def test_the_overlay_moves_the_camp() -> None:
    t = planning(A={"goods": {"wood": 1, "plant1": 6}})
    t.say("A", "shaman first_player", "pass", "invoke wood")
    assert t.asked == "camp" and t.goods("A") == {"plant1": 6}
    t.say("A", "camp e3")
    assert t["A"]["camp"] == "e3" and t["A"]["done"] == ["first_player"] and not t.value("marker_taken")


# --- DGS-HIDDEN -----------------------------------------------------------------------------------------


@pytest.mark.rule("DGS-HIDDEN-01", "DGS-HIDDEN-02")
def test_the_stack_is_nowhere_in_a_state() -> None:
    """What is turned up next is drawn then: whoever looks into a state finds nothing of it."""
    game = the_game(1, frozenset())
    state = game.start()
    source = Source(5)
    while state.round < 3 and not state.over:
        state.apply(source.choose(state) if state.seat == -1 else state.options()[0])
        assert sum(state.fields()["used"]) <= state.round
        again = state.resample(0, Source(1))
        assert again == state and again.observe(0) == state.observe(0)


@pytest.mark.rule("DGS-HIDDEN-03")
def test_planning_can_be_taken_back_to_the_card() -> None:
    t = turned_up(A={"goods": {**FED, "tool": 2}})
    t.say("A", "dwelling hunter pay", "ability range hunter", "send e4 hunters 1")
    assert t.state.home[0] == [1, 1, 1]
    for _ in range(3):
        t.undo(0)
    assert t.asked == "plan" and t.state.home[0] == [1, 1, 4]
