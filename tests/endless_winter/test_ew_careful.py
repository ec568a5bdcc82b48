"""The careful bot at Endless Winter: always legal, much better than chance, honest, and true to its style."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import eolith
from endless_winter.faces import owner_file, printed
from endless_winter.owed import CELLS, CULTURE, PACK, at, happened, last_turn, owed, starting_cells
from endless_winter.tables import CHIEFS, Table, new_game, table
from eolith import bots
from eolith.arena.simulate import play_out, simulate
from eolith.games.endless_winter import advice, terms
from eolith.games.endless_winter.advice import STYLES
from eolith.games.endless_winter.game import EndlessWinterGame
from rotated import rotated

SPECS = (
    [f"endless_winter(players={players})" for players in EndlessWinterGame.player_counts]
    + [
        f"endless_winter(players={2 + number % 3}, {option}={values[1]})"
        for number, (option, values) in enumerate(EndlessWinterGame.option_values.items())
        if EndlessWinterGame.option_players.get(option) != (1,)
        and option not in EndlessWinterGame.option_editions["final"]
    ]
    + ["endless_winter(players=3, edition=prototype, prep_swap=true)"]
)
FAVOURITE = {"hunter": "animals", "settler": "villages", "mason": "megaliths", "ancestor": "buried"}
LANDS = [face.id for face in PACK.terrains[terms.FIRST_LAND :]]
MANY = 24 if eolith.COMPILED else 2


def decided(t: Table, spec: str = "careful") -> str:
    """What the bot chooses for the seat to decide, as text."""
    bot = bots.make(spec, t.game, 0)
    text: str = t.game.text(bot.choose(t.state.resample(t.state.seat, eolith.Source(1))))
    return text


def played(game: Any, specs: Sequence[str], seed: int) -> Any:
    """The end of a game between bots of these specs."""
    state = game.start()
    players = [bots.make(spec, game, seed + seat) for seat, spec in enumerate(specs)]
    play_out(state, players, eolith.Source(seed), eolith.Source(seed + 1))
    return state


def possession(state: Any, seat: int, name: str) -> int:
    """How much a seat has of what a style is named for."""
    if name == "animals":
        return sum(state.unused[seat]) + sum(state.used[seat])
    if name == "villages":
        return 3 - int(state.villages_left[seat])
    if name == "megaliths":
        return 10 - int(state.megaliths[seat])
    return int(state.size[seat][terms.BURIED])


@pytest.mark.parametrize("spec", SPECS)
def test_every_style_plays_whole_games_with_every_option(spec: str) -> None:
    game = eolith.load(spec)
    styles = list(STYLES)
    for first in range(0, len(styles), game.players):
        seats = [f"careful:style={styles[(first + seat) % len(styles)]}" for seat in range(game.players)]
        assert played(game, seats, 11).over
    assert played(game, ["careful", *["random"] * (game.players - 1)], 12).over


def test_the_same_view_gives_the_same_advice() -> None:
    """Nothing that was seen before matters, neither other positions nor what was drawn anew for what is hidden.

    And the best is found without weighing all: also in positions that no careful bot would come to.
    """
    game = eolith.load("endless_winter(players=3)")
    state = game.start()
    source, fresh = eolith.Source(5), advice.Advisor(game)
    for number in range(400):
        if state.seat == -1:
            state.play_chance(source)
            continue
        views = [state.resample(state.seat, eolith.Source(number + 1000 * draw)) for draw in range(3)]
        values = [fresh.values(view) for view in views]
        assert values == [advice.Advisor(game).values(views[0])] * 3
        best = fresh.best(views[1])
        assert best == max(values[0], key=values[0].__getitem__)
        state.apply(best if number % 3 else list(values[0])[number % len(values[0])])


@pytest.mark.parametrize(("style", "players"), rotated(STYLES, [2, 3, 4]))
def test_every_style_beats_random_play(style: str, players: int) -> None:
    game = eolith.load("endless_winter", players=players)
    specs = [f"careful:style={style}", *["random"] * (players - 1)]
    assert simulate(game, specs, MANY, seed=players).summary().by_bot[specs[0]].wins >= MANY - 1


@pytest.mark.skipif(not eolith.COMPILED, reason="games enough take minutes uncompiled, two show luck")
@pytest.mark.parametrize("style", FAVOURITE)
@pytest.mark.parametrize(("edition", "more"), [("final", 1.15), ("prototype", 1.1)])
def test_a_style_shows(edition: str, more: float, style: str) -> None:
    """A style has more of what it is named for than the balanced bots at its table."""
    game = eolith.load("endless_winter", players=4, edition=edition)
    own = others = 0
    for seed in range(MANY):
        state = played(game, [f"careful:style={style}", *["careful"] * 3], 100 + seed)
        amounts = [possession(state, seat, FAVOURITE[style]) for seat in range(4)]
        own += 3 * amounts[0]
        others += sum(amounts[1:])
    assert own > more * others


def test_the_last_animal_of_a_set_is_taken() -> None:
    t = table(round=4, A={"unused": {"woolly_rhino": 3}}, ground={"woolly_rhino": 1, "giant_sloth": 1},
              agenda=owed("animal"))  # fmt: skip
    assert decided(t) == "animal woolly_rhino"
    t = table(round=4, A={"unused": {"woolly_rhino": 4}}, ground={"woolly_rhino": 1, "giant_sloth": 1},
              agenda=owed("animal"))  # fmt: skip
    assert decided(t) == "animal giant_sloth"


def test_the_plainest_card_is_buried() -> None:
    t = table(A={"hand": ["tribesman", "hunter", "brave"], "honor": 3}, agenda=owed("bury"))
    assert decided(t) == "bury hand tribesman"


def test_a_megalith_goes_on_top_where_it_scores() -> None:
    square = ("a1", "b1", "a2", "b2")
    t = table(round=4, A={"megaliths": 4}, megaliths=dict.fromkeys(square, "A"), agenda=owed("megalith"))
    assert decided(t) == "site a1+1"


def test_the_idol_takes_the_step_that_scores() -> None:
    t = table(round=4, A={"honor": 9, "offering": 1}, agenda=owed("idol"))
    assert decided(t) == "idol honor"
    t = table(round=4, A={"honor": 10, "offering": 9, "food": 5, "tools": 5}, agenda=owed("idol"))
    assert decided(t) == "idol offering"


def test_the_stone_that_pays_is_taken() -> None:
    """EW-STONE-06: six megaliths on the boards against no village."""
    stones = ["village_steppe", "ground_megaliths"]
    t = table(A={"megaliths": 2, "food": 5, "tools": 5}, megaliths=dict.fromkeys(CELLS[8:14], "A"), stones=stones,
              agenda=owed("stone"))  # fmt: skip
    assert decided(t) == "stone ground_megaliths"


def test_the_last_pile_takes_all_that_has_labor() -> None:
    t = last_turn(round=4, B={"hand": ["brave", "elder"]})
    t.say("B", "figure tribe rest", "next")
    assert decided(t) == "pile brave"
    t.say("B", "pile brave")
    assert decided(t) == "pile elder"


def test_no_labor_is_paid_for_nothing() -> None:
    t = table(A={"hand": ["tribesman"] * 3, "food": 5}, open_culture=[], **at("develop"))
    assert decided(t) == "next"


def worth(t: Table, word: str) -> float:
    """What an option of the seat to decide seems to be worth."""
    value: float = advice.Advisor(t.game).values(t.state)[t.game.option(word)]
    return value


@pytest.mark.parametrize("labor", ["labor 4", "labor 4.5", "labor 9.5", "labor 9, labor 9, labor 9, labor 9"])
def test_actions_may_ask_for_more_labor_than_anybody_has(labor: str, tmp_path: Path) -> None:
    pack = tmp_path / "dear.toml"
    column = f'[[column]]\nid = "develop"\ntop = "{labor} -> culture hand"\n'
    pack.write_text(f'[pack]\nid = "endless_winter"\nedition = "final"\n{column}')
    t = table(pack=pack, A={"hand": ["tribesman"] * 3}, open_culture=CULTURE[1][:8])
    assert decided(t) in t.offered


def test_no_labor_is_counted_at_rest() -> None:
    """EW-REST-01: there is no action to spend it on."""
    some, none = (
        printed({"thunderpaw_b": f"{gain}; tool 1 -> labor 9"},
                A={"chief": "thunderpaw", "side": "b", "tools": 3, "tribe": {"home": 0, "rest": 2}}, turns_done=4)
        for gain in ("labor 9", "labor 1")
    )  # fmt: skip
    assert worth(some, "figure chief rest") == worth(none, "figure chief rest")
    some.say("A", "figure chief rest")
    assert worth(some, "use thunderpaw_b.2") < 0


def test_the_last_tool_is_not_paid_for_labor_that_needs_it() -> None:
    t = printed({"thunderpaw_b": "tool 1 -> labor 9"}, ground=["woolly_rhino", "giant_sloth"],
                A={"chief": "thunderpaw", "side": "b", "tools": 1, "hand": ["tribesman"] * 3})  # fmt: skip
    t.say("A", "figure chief hunt")
    assert decided(t) == "play tribesman"


def test_labor_is_bought_for_more_than_it_costs() -> None:
    t = printed({"thunderpaw_b": "food 1 -> labor 9"}, ground=["woolly_rhino", "giant_sloth"],
                A={"chief": "thunderpaw", "side": "b", "tools": 4, "food": 1})  # fmt: skip
    t.say("A", "figure chief hunt")
    assert decided(t) == "use thunderpaw_b.1"


def test_what_an_idol_of_offering_that_never_moved_leaves_is_worth_nothing() -> None:
    """EW-SCORE-03: no points for what is left until the idol has moved."""
    agenda = [*owed("idol")[:1], {"kind": "eclipse", "seat": "A", "slots": [3]}, *owed("idol")[1:]]
    t = table(round=4, phase="eclipse", turns_done=6, A={"food": 3, "tools": 2}, agenda=agenda)
    assert decided(t) == "idol offering"


def test_sides_are_compared_by_the_labor_that_the_first_hand_leaves_to_want() -> None:
    t = new_game(pack=owner_file({f"{chief}_{side}": effect for chief in CHIEFS
                                  for side, effect in (("a", "food 2"), ("b", "labor 1"))}))  # fmt: skip
    while terms.FRAMES[t.state.frame[0]] != "choose_side":
        t.say(str(t.turn), t.offered[0])
    assert decided(t) == "side a"


def test_a_symbol_asks_what_the_table_says() -> None:
    """EW-ICON-05, -26."""
    free = table(A={"megaliths": 2}, megaliths=dict.fromkeys(CELLS[8:14], "A"), stones=["ground_megaliths"],
                 agenda=owed("stone"), options={"stone_symbol_cost": "false"})  # fmt: skip
    assert decided(free) == "stone ground_megaliths"
    camps = {"food": 3, "camps": {"a2": 1, "b2": 1, "b3": 1}}
    cheap, dear = (
        worth(table(A=camps, agenda=owed("village"), options={"village_symbol_food": paid}), "village a2b2b3")
        for paid in ("false", "true")
    )
    assert dear < cheap


def test_labor_of_a_card_counts_once() -> None:
    """Two labor: two tribesmen of one each, not the brave whose third would be lost."""
    seat = {"tools": 5, "hand": ["brave", "tribesman", "tribesman"]}
    t = table(A=seat, ground={"woolly_rhino": 2}, **at("hunt"))
    assert decided(t) == "play tribesman"


def test_labor_of_the_pile_counts_once() -> None:
    """EW-ECL-04: printed as labor or as an ability, it is the same for the turn order."""
    faces = {"elder": "eclipse: idol 3", "elder.labor": 2, "crafter": "eclipse: idol 3, labor 1", "crafter.labor": 1}
    t = printed(faces, A={"hand": ["elder", "crafter"]},
                agenda=[*owed("idol")[:1], {"kind": "discard_card", "seat": "A", "slots": [1]}])  # fmt: skip
    assert worth(t, "discard elder") == pytest.approx(worth(t, "discard crafter"))


def test_food_is_paid_up_to_the_symbol() -> None:
    """EW-LABOR-13: the next symbol is four steps away, the one behind it would be only one more."""
    seat = {"tools": 1, "food": 5}
    near = printed({"food_track": [5, 4]}, A=seat, ground=["woolly_rhino"], **at("hunt"))
    assert decided(near) == "burn"
    far = printed({"food_track": [2, 1]}, A=seat, ground=["woolly_rhino"], **at("hunt"))
    assert decided(far) == "next"


def test_fewer_figures_leave_fewer_turns() -> None:
    """EW-VAR-08: a tool has less time to be of use."""
    figures = {"tribe": {"home": 1, "hunt": 1}}
    few, many = (
        worth(table(turns_done=2, A=figures, agenda=owed("tool"), options={"fewer_figures": fewer}), "tool")
        for fewer in ("on", "off")
    )
    assert few < many


def test_a_megalith_behind_the_arrow_is_grey_only_while_two_are_left() -> None:
    """EW-MEGA-02, -24: a stone for ground megaliths counts those of the seat's colour."""

    def gain(left: int) -> float:
        seats = [{"megaliths": left, "stones": stones} for stones in (["ground_megaliths"], [])]
        tables = [table(A=seat, agenda=owed("megalith")) for seat in seats]
        start = next(iter(starting_cells(tables[0])))
        having, lacking = (worth(t, f"site {start}") for t in tables)
        return having - lacking

    assert gain(9) > gain(10) + 1


def test_a_stone_that_has_scored_pays_no_more_in_this_eclipse() -> None:
    def cell(due: int) -> float:
        eclipse = {"kind": "eclipse", "seat": "A", "slots": [3, 0, 0, due]}
        t = table(round=4, phase="eclipse", turns_done=6, A={"megaliths": 4, "stones": ["ground_megaliths"]},
                  megaliths={CELLS[0]: "A"}, agenda=[*owed("idol")[:1], eclipse, *owed("megalith")[1:]])  # fmt: skip
        return worth(t, f"site {CELLS[1]}")

    assert cell(32) > cell(0)


def test_camps_stay_where_their_village_is_to_be() -> None:
    """Every hex brings the same, so a village elsewhere is not worth the steps to it."""
    t = printed(dict.fromkeys(LANDS, "vp 3"), round=2, A={"camps": {"a2": 1, "b2": 1, "b3": 1}}, agenda=owed("move"))
    assert decided(t) == "decline"


def test_camps_move_and_build_in_one_turn() -> None:
    """The food that the village costs is not burnt, a card pays for the step."""
    seat = {"food": 3, "hand": ["tribesman"] * 2, "camps": {"a2": 1, "b2": 1, "c3": 1}, "stones": ["village_forest"]}
    t = printed(dict.fromkeys(LANDS, ""), round=2, A=seat, **at("migrate"))
    while t.turn == "A" and not happened(t, "village_built"):
        t.say("A", decided(t))
    assert happened(t, "village_built")
