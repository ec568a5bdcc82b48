"""The careful bot at Doggerland: always legal, much better than chance, the same every time, and true to its style."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import eolith
from doggerland.tables import CRAFTS, Table, executing, table
from eolith import bots
from eolith.arena.simulate import play_out, simulate
from eolith.games.doggerland import advice, terms
from eolith.games.doggerland.advice import STYLES
from eolith.games.doggerland.game import DoggerlandGame

SPECS = [f"doggerland(players={players})" for players in DoggerlandGame.player_counts] + [
    f"doggerland(players={2 + number % 3}, {option}={value})"
    for number, (option, values) in enumerate(DoggerlandGame.option_values.items())
    for value in values[1:]
    if option != "first_player" or value in "AB"
    if DoggerlandGame.option_players.get(option) != (1,)
]
MANY = 40 if eolith.COMPILED else 2
N1, N2 = CRAFTS["N1"][0], CRAFTS["N2"][0]


def decided(t: Table, spec: str = "careful") -> str:
    """What the bot chooses for the seat to decide, as text."""
    bot = bots.make(spec, t.game, 0)
    text: str = t.game.text(bot.choose(t.state.resample(t.state.seat, eolith.Source(1))))
    return text


def played(game: Any, specs: Sequence[str], seed: int, listener: list[Any] | None = None) -> Any:
    """The end of a game between bots of these specs."""
    state = game.start()
    state.listener = listener
    players = [bots.make(spec, game, seed + seat) for seat, spec in enumerate(specs)]
    play_out(state, players, eolith.Source(seed), eolith.Source(seed + 1))
    return state


@pytest.mark.parametrize("spec", SPECS)
def test_every_style_plays_whole_games_with_every_option(spec: str) -> None:
    game = eolith.load(spec)
    styles = list(STYLES)
    for first in range(0, len(styles), game.players):
        seats = [f"careful:style={styles[(first + seat) % len(styles)]}" for seat in range(game.players)]
        assert played(game, seats, 11).over
    assert played(game, ["careful", *["random"] * (game.players - 1)], 12).over


def test_the_same_view_gives_the_same_advice() -> None:
    """A bot keeps nothing from one position to the next."""
    game = eolith.load("doggerland(players=3)")
    state = game.start()
    source, fresh = eolith.Source(5), advice.Advisor(game)
    for _ in range(300):
        if state.seat == eolith.CHANCE:
            state.play_chance(source)
            continue
        values = fresh.values(state)
        assert values == advice.Advisor(game).values(state)
        assert list(values) == state.options()
        best = fresh.best(state)
        assert values[best] == max(values.values())
        state.apply(best)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_play_loses(players: int) -> None:
    game = eolith.load("doggerland", players=players)
    specs = ["random", *["careful"] * (players - 1)]
    assert simulate(game, specs, MANY, seed=players).summary().by_bot["random"].wins <= MANY // 20


@pytest.mark.parametrize("style", STYLES)
def test_every_style_beats_random_play(style: str) -> None:
    game = eolith.load("doggerland(players=3)")
    specs = [f"careful:style={style}", "random", "random"]
    assert simulate(game, specs, MANY, seed=3).summary().by_bot[specs[0]].wins >= MANY - 1


FAVOURITES = {
    "hunter": [("actions", "hunt")],
    "gatherer": [("actions", "gather")],
    "artist": [("actions", "paint"), ("actions", "craft"), ("hut", "superb_painting")],
    "builder": [("actions", "dwelling"), ("hut", "menhir"), ("hut", "cromlech"), ("hut", "dolmen")],
}
"""What each style is named for, as the study of the game counts it."""


@pytest.mark.skipif(not eolith.COMPILED, reason="games enough take minutes uncompiled, two show luck")
@pytest.mark.parametrize("style", FAVOURITES)
def test_a_style_shows(style: str) -> None:
    """A style does more of what it is named for than the balanced bots at its table."""
    game = eolith.load("doggerland(players=4)")
    own = others = 0
    for seed in range(MANY):
        told: list[Any] = []
        state = played(game, [f"careful:style={style}", *["careful"] * 3], 100 + seed, told)
        for count in game.study().counts(state, told):
            if count.how == "taken" and (count.kind, count.id) in FAVOURITES[style]:
                own += 3 * (count.seat == 0)
                others += count.seat != 0
    assert own > 1.1 * others


@pytest.mark.skipif(not eolith.COMPILED, reason="games enough take a minute uncompiled")
@pytest.mark.parametrize("players", [2, 4])
def test_competent_play_keeps_want_away(players: int) -> None:
    """Of careful tribes, more than half take at most four deprivation tokens in a game."""
    game = eolith.load("doggerland", players=players)
    tokens: list[int] = []
    for seed in range(MANY):
        tokens += list(played(game, ["careful"] * players, seed).deprivation[:players])
    assert sorted(tokens)[len(tokens) // 2] <= 4


# --- single decisions -------------------------------------------------------------------------------


def test_a_hungry_tribe_goes_for_food() -> None:
    grid = ["s3> p3>", "s3> w1>"]
    t = table(grid=grid, A={"camp": (1, 1)}, B={"camp": "g4"})
    assert decided(t) == "send c2"
    t = table(grid=grid, A={"camp": (1, 1), "goods": {"plant1": 12}}, B={"camp": "g4"})
    assert decided(t) in ("send b2", "send b3")


def test_what_spoils_is_eaten_first() -> None:
    t = table(A={"goods": {"plant1": 3, "plant2": 3, "plant3": 3}})
    t.until("feed")
    assert decided(t) == "eat 3"
    t.say("A", "eat 3")
    assert t.asked == "feed" and decided(t) == "eat 0"


def test_two_figures_make_a_superb_painting() -> None:
    t = executing(hut={"superb_painting": "A"}, cave=["painting_1"],
                  A={"superb": "painting_1.top", "memory": {"horse": 2}, "goods": {"wood": 1}})  # fmt: skip
    assert decided(t) == "invoke"
    t.say("A", "invoke")
    assert t.asked == "cubes" and decided(t) == "cubes 2"


def test_a_hide_is_paid_rather_than_points() -> None:
    t = table(round=2, grid=["w2> w2>"], A={"camp": (0, 0), "goods": {"hide": 3}}, B={"camp": "g4"})
    t.say("A", "send b2 hunters 1")
    assert t.asked == "cost" and decided(t) == "pay hide"


def test_the_last_round_is_for_points() -> None:
    """The dearer craft that can be paid, and nothing for later."""
    goods = {"tool": 2, "bone": 2, "hide": 1, "plant1": 6}
    t = table(round=8, grid=["w3> s3>"], display=[N1, N2], A={"camp": (0, 0), "goods": goods}, B={"camp": "g4"})
    assert decided(t) == f"craft {N2}"


def test_nothing_is_promised_twice() -> None:
    """The goods of a craft that is planned are not there for another one."""
    goods = {"tool": 4, "bone": 2, "hide": 1, "plant1": 6}
    t = table(round=8, grid=["c0>"], display=[N1, N2], A={"camp": (0, 0), "goods": goods}, B={"camp": "g4"})
    t.say("A", f"craft {N2} hunter pay")
    t.say("B", "pass")
    assert t.turn == "A" and decided(t) != f"craft {N1}"


def test_expeditions_come_home_before_their_goods_are_spent() -> None:
    group = {"seat": "A", "members": {"hunter": 2}}
    t = executing(grid=["w1> s2>"], groups={(1, 0): group}, display=[N1], crafters={N1: "A hunter"},
                  A={"camp": (0, 0), "goods": {"hide": 1, "bone": 1}})  # fmt: skip
    assert decided(t) == "return c2"
    t.say("A", "return c2")
    assert decided(t) == f"make {N1}"


def test_children_need_a_place() -> None:
    """DG-FEED-12: no birth in a full village."""
    full = table(A={"goods": {"plant1": 12}}, B={"camp": "g4"})
    room = table(A={"goods": {"plant1": 12}, "dwellings": {"ramshackle": 2, "simple": 2}}, B={"camp": "g4"})
    born = [advice.Advisor(t.game).values(t.state)[terms.BIRTH] for t in (full, room)]
    assert born[0] < 0 and born[1] > born[0] + 1


def test_traders_give_what_they_have_plenty_of() -> None:
    t = executing(hut={"trade": "A"}, A={"goods": {"hide": 9, "bone": 1, "plant1": 6}}, round=3)
    t.say("A", "invoke hide")
    assert t.asked == "trade" and decided(t) == "give hide"
    t.say("A", "give hide")
    assert decided(t) == "give hide"
