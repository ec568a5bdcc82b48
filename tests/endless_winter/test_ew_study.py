"""What simulations count of the game: every component under its name, every point where it came from."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from endless_winter.faces import holding, printed, use
from endless_winter.owed import PACK, cells, finish_round, last_turn, owed, starting_cells
from endless_winter.tables import Table, random_game, table, the_game
from eolith.games.endless_winter import layout, terms
from eolith.kernel.chance import Source
from eolith.kernel.study import OFFERED, SCORED, SEEN, TAKEN, Count

SQUARE = {"b1": "A", "b2": "A", "c1": "B", "c2": "grey"}


def events(t: Table) -> list[Any]:
    return [event for step in t.steps for event in step.events]


def counted(t: Table, kind: str) -> list[Count]:
    """What is counted of one kind, but for what a table began with."""
    return [count for count in t.game.study().counts(t.state, events(t)) if count.kind == kind]


def points(t: Table, seat: str = "A") -> dict[str, int]:
    """The points of the game so far, without what final scoring would add."""
    final = ("offering", "honor", "cards", "animals")
    found = t.game.study().points(t.state, events(t))[terms.SEATS.index(seat)]
    return {category: gained for category, gained in found.items() if gained and category not in final}


# --- points -----------------------------------------------------------------------------------------


def test_a_megalith_on_top_pays_for_what_lies_below_it() -> None:
    t = table(A={"megaliths": 8}, megaliths=SQUARE, agenda=owed("megalith"))
    t.say("A", "site b1+1")
    assert points(t) == {"megaliths": t["A"]["score"]}
    assert points(t, "B") == {"megaliths": t["B"]["score"]}
    assert t["A"]["score"] > t["B"]["score"] > 0


def test_a_cell_with_points_pays_for_a_megalith() -> None:
    faces = {cell.id: "vp 2" for cell in PACK.cells if not cell.start}
    t = printed(faces, A={"megaliths": 8}, megaliths={"b2": "grey"}, agenda=owed("megalith"))
    t.say("A", "site b1")
    assert points(t) == {"megaliths": 2}


def test_levels_of_honor_pay_for_idols() -> None:
    t = table(A={"food": 0}, agenda=owed("idol", 10))
    t.say("A", *["idol honor"] * 10)
    assert points(t) == {"idols": sum(level.vp for level in PACK.honor_levels)}


def test_the_eclipse_pays_for_land_and_stones() -> None:
    stone = next(stone for stone in PACK.stones if stone.family == "ground_megaliths")
    for land in PACK.terrains:
        items = [item for clause in land.benefit if not clause.costs for item in clause.gains[0]]
        gained = sum(item.count for item in items if item.name == "vp")
        terrain = [land.id if name == "b2" else "start" if name == "c3" else "tundra" for name in layout.HEX_NAMES]
        if not land.benefit or land.id == "tundra":
            continue
        t = last_turn(A={"stones": [stone.id], "camps": {"b2": 2}}, megaliths={"b1": "A", "b2": "A"}, terrain=terrain)
        finish_round(t)
        t.pass_all()
        assert points(t) == {"stones": 2 * stone.points, **({"land": gained} if gained else {})}
        assert counted(t, "terrain") == [Count(TAKEN, "terrain", land.id, 0)]
        assert counted(t, "stones") == [Count(SCORED, "stones", stone.id, 0, 2 * stone.points)]


def test_a_card_that_gives_points_is_an_effect() -> None:
    t = holding("vp 3")
    t.say("A", use())
    assert points(t) == {"effects": 3}


def test_a_point_for_an_empty_deck_is_an_effect() -> None:
    t = table(supply={"elder": 0}, agenda=owed("tribe"))
    t.say("A", "tribe elder")
    assert points(t) == {"effects": 1}
    assert counted(t, "tribe") == []


# --- components -------------------------------------------------------------------------------------


def test_what_is_taken_is_counted_under_its_name() -> None:
    t = table(ground=["glyptodon"], animals=["woolly_rhino"], agenda=owed("animal"))
    t.say("A", "animal glyptodon")
    assert counted(t, "animals") == [Count(TAKEN, "animals", "glyptodon", 0)]
    t = table(animals=["woolly_rhino"], agenda=owed("top animal"))
    t.say("A", "top")
    assert counted(t, "animals") == [], "what came from the deck was not chosen"
    t = table(agenda=owed("tribe"))
    t.say("A", "tribe hunter")
    assert counted(t, "tribe") == [Count(TAKEN, "tribe", "hunter", 0)]


def test_figures_are_counted_by_their_column() -> None:
    for place in (*terms.COLUMNS, "rest"):
        t = table()
        t.say("A", f"figure chief {place}")
        assert counted(t, "figures") == [Count(TAKEN, "figures", place, 0)]


def test_megaliths_are_counted_by_the_cell_that_is_printed_there() -> None:
    t = table(A={"megaliths": 10}, agenda=owed("megalith"))
    start = next(iter(starting_cells(t)))
    t.say("A", f"site {start}")
    assert counted(t, "megaliths") == [Count(TAKEN, "megaliths", cells(t)[start].id, 0)]
    t = table(A={"megaliths": 8}, megaliths=SQUARE, agenda=owed("megalith"))
    t.say("A", "site b1+1")
    assert counted(t, "megaliths") == [Count(TAKEN, "megaliths", "top", 0)]


def test_either_side_of_a_chief_could_be_chosen() -> None:
    t = table(A={"chief": "fire_wolf", "side": "b"}, B={"chief": "thunderpaw", "side": "a"})
    assert {count.id for count in counted(t, "chiefs") if count.how == SEEN} == {
        "fire_wolf_a", "fire_wolf_b", "thunderpaw_a", "thunderpaw_b",
    }  # fmt: skip
    assert [count for count in counted(t, "chiefs") if count.how == TAKEN] == [
        Count(TAKEN, "chiefs", "fire_wolf_b", 0), Count(TAKEN, "chiefs", "thunderpaw_a", 1),
    ]  # fmt: skip


@pytest.mark.parametrize("options", [{}, {"rests": "on", "setup_draft": "on", "chief_draft": "on"}])
def test_a_whole_game_is_counted_as_its_end_shows(options: dict[str, str]) -> None:
    game = the_game(3, options)
    for seed in range(5):
        told: list[Any] = []
        for state, _ in random_game(3, seed, **options):
            if state.listener is None:
                state.listener = told
        fields, counts = state.fields(), list(game.study().counts(state, told))
        assert len([count for count in counts if count.kind == "figures"]) == 3 * 3 * terms.ROUNDS
        for seat in range(3):
            taken = [count for count in counts if count.how == TAKEN and count.seat == seat]
            stones = {game.pack.stones[stone - 1].id for stone in fields["stones"][seat] if stone}
            assert {count.id for count in taken if count.kind == "stones"} == stones
            assert len([count for count in taken if count.kind == "megaliths"]) == 10 - fields["megaliths"][seat]
            (setup,) = (count.id for count in taken if count.kind == "setup")
            assert setup == game.pack.setup_cards[fields["setup_card"][seat] - 1].id


@pytest.mark.parametrize("seed", range(2))
def test_every_effect_of_the_nomads_is_one_of_a_card(seed: int) -> None:
    """Nine actions a round, and a migration card for the setup and each villages/camps."""
    state = the_game(1, {}).start()
    state.listener = []
    state.playout(Source(seed))
    happened = [(terms.EVENTS[event[0]], event[2]) for event in state.listener]
    acted = [terms.NOMAD_ACTIONS[action] for name, action in happened if name == "nomads_acted"]
    counts = list(state.game.study().counts(state, state.listener))
    assert [count.id for count in counts if count.kind == "nomad_actions"] == acted and len(acted) == 9 * 4
    for kind, cards, shown in (("nomad_cards", 16, "nomads_acted"), ("migration_cards", 6, "nomads_migrated")):
        effects = sum(name == shown for name, _ in happened)
        found = Counter(count.how for count in counts if count.kind == kind)
        assert found == {TAKEN: effects, OFFERED: cards * effects}
    assert "nomad_cards" not in the_game(2, {}).study().kinds
