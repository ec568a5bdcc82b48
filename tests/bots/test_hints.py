"""Hints: the same by their seed, blind to secrets, compared in the same deals, and right about why."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from math import exp, tanh
from operator import mul
from time import thread_time
from typing import Any

import pytest

import eolith
from eolith.bots import hints, make
from eolith.bots.careful import advice_of
from eolith.bots.hinted import in_words
from eolith.bots.hints import NONE, Counsel, Hint, hint, plain
from eolith.bots.search import stored, tree, value
from eolith.kernel.game import Game
from eolith.kernel.reasons import Meaning, Reason, rounded, told
from eolith.kernel.state import State
from eolith.kernel.text import LANGUAGES, Texts

GAMES = ("stone_age", "endless_winter", "doggerland")
LATIN = re.compile(r"[A-Za-z]")


@cache
def played(spec: str, seed: int, least: int = 2) -> list[State]:
    """The decisions of a game of careful bots, where there were so many options."""
    game = eolith.load(spec)
    state, chance, careful, found = game.start(), eolith.Source(seed), make("careful", game, 1), []
    while not state.over:
        if state.seat == eolith.CHANCE:
            state.play_chance(chance)
            continue
        if len(state.options()) >= least:
            found.append(state.clone())
        state.apply(careful.choose(state.resample(state.seat, chance)))
    return found


def opening(game: str, seed: int = 3) -> dict[str, Any]:
    """The position before the first decision of a game for two."""
    state = eolith.load(game, players=2).start()
    chance = eolith.Source(seed)
    while state.seat == eolith.CHANCE:
        state.play_chance(chance)
    return state.game.to_position(state)


def reasons(found: Hint, state: State, verb: str) -> dict[tuple[str, str], Reason]:
    """Those of the way that begins with a command."""
    [way] = [way for way in found.ways if state.game.text(way.options[0]).startswith(verb)]
    return {(reason.whose, reason.name): reason for reason in way.reasons}


# --- honest, and the same again ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_says_the_same_and_secrets_change_nothing(game: str) -> None:
    """Of decisions that are searched, and of others."""
    states = played(f"{game}(players=3)", 7)
    search, hidden = tree(states[0].game, 1), 0
    for searched in True, False:
        fitting = [state for state in states if search.matters(state) == searched]
        state = fitting[len(fitting) // 3]
        found = hint(state, looks=40, seed=5)
        assert found == hint(state, looks=40, seed=5)
        views = [state.resample(state.seat, eolith.Source(number)) for number in range(2)]
        hidden += views[0] != views[1]
        assert all(hint(view, looks=40, seed=5) == found for view in views)
    assert hidden or game == "doggerland", "nothing is hidden here"


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_a_hint_that_can_be_followed(game: str) -> None:
    """In words of all languages; the ways differ from each other, and the best comes first."""
    for number, state in enumerate(played(f"{game}(players=2)", 8)[3::60]):
        before = state.to_bytes()
        found = hint(state, looks=24)
        assert state.to_bytes() == before
        assert 1 <= len(found.ways) <= 3 and found.seat == state.seat and not found.forced
        assert len({way.options for way in found.ways}) == len(found.ways)
        assert found.ways[0].figures is not None and found.ways[0].figures.behind == 0
        for way, shown in zip(found.ways, in_words(found, state, LANGUAGES[number % 3]), strict=True):
            after = state.clone()
            for option in way.options:
                assert after.seat == state.seat
                after.apply(option)
            first = state.game.expand(state, shown.first.command)
            assert tuple(first) == way.options[: len(first)]
            assert way.figures is not None and 0 <= way.figures.win <= 1 and way.figures.behind >= 0
            assert len(shown.reasons) == len(way.reasons) <= 3


@pytest.mark.parametrize("game", GAMES)
def test_what_is_forced_is_called_so(game: str) -> None:
    state = next(state for state in played(f"{game}(players=2)", 6, least=1) if len(state.options()) == 1)
    found = hint(state, looks=24)
    [way] = found.ways
    assert found.forced and way.options[0] == state.options()[0] and not way.reasons
    assert in_words(found, state, "ru")[0].first.label


@pytest.mark.parametrize("game", GAMES)
def test_who_had_no_time_to_search_is_shown_other_ways_too(game: str) -> None:
    states = played(f"{game}(players=2)", 7, least=3)
    search = tree(states[0].game, 1)
    state = next(state for state in states if search.matters(state))
    found = hint(state, looks=1)
    assert len(found.ways) > 1 and {way.options[0] for way in found.ways} <= {*state.options()}


def test_without_a_value_it_is_what_the_rules_of_thumb_say(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played("stone_age(players=2)", 4)[5]
    monkeypatch.setattr(hints, "stored", lambda game: None)
    found = hint(state)
    assert found == plain(state)
    assert found.ways[0].figures is None and not found.ways[0].reasons and not found.ways[0].equal
    assert found.ways[0].options[0] == make("careful", state.game, 1).choose(
        state.resample(state.seat, eolith.Source(0))
    )


def test_nobody_is_advised_where_nobody_decides() -> None:
    with pytest.raises(ValueError, match="no seat decides"):
        hint(eolith.load("stone_age(players=2)").start())


def took(state: State, **limits: Any) -> float:
    """Seconds of processor time; the least of three, for now and then garbage is collected meanwhile."""
    began = [thread_time()]
    for _ in range(3):
        hint(state, **limits)
        began.append(thread_time())
    return min(end - start for start, end in pairwise(began))


@pytest.mark.parametrize("spec", [f"{game}(players={players})" for game in GAMES for players in (2, 4)])
def test_it_keeps_its_time(spec: str) -> None:
    """But for the fewest deals, which take what they take."""
    states = played(spec, 2)
    hint(states[0], looks=24)  # reads the value
    for state in states[len(states) // 4], states[len(states) // 2]:
        assert took(state, seconds=0.2) < 2 * took(state, looks=24) + 0.3


# --- the same deals ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_is_the_same_differs_by_nothing_at_all(game: str) -> None:
    states = played(f"{game}(players=2)", 9)
    counsel = Counsel(states[0].game)
    state = states[len(states) // 2]
    way = hint(state, looks=24).ways[0].options
    found = counsel._compared(state, [way, way], range(30), NONE, False)
    one, other = found.ways
    assert one.figures == other.figures and one.figures is not None
    assert (one.figures.behind, one.figures.behind_error) == (0, 0) and other.equal
    assert one.reasons == other.reasons == ()


@pytest.mark.parametrize("game", GAMES)
def test_slopes_are_those_of_the_value(game: str) -> None:
    states = played(f"{game}(players=2)", 3)
    state = states[len(states) // 2]
    numbers = advice_of(state.game).Features(state.game).vector(state, 0)
    slopes = value(state.game).slopes(numbers)
    assert len(slopes) == len(numbers) and any(slopes)
    for at in range(0, len(numbers), 7):
        assert slopes[at] == pytest.approx(_slope(state.game, numbers, at), rel=0.01, abs=1e-6)


def _slope(game: Game, numbers: list[float], at: int) -> float:
    """By how much the use of a side changes with a feature, in small steps."""
    up, down = ([n + (at == i) * step for i, n in enumerate(numbers)] for step in (1e-5, -1e-5))
    return (_use(game, up) - _use(game, down)) / 2e-5


def _use(game: Game, numbers: list[float]) -> float:
    learned = stored(game)
    assert learned is not None
    for layer in "first", "second", "third":
        rows, [bias] = learned.layers[layer], learned.layers[f"{layer}_bias"]
        numbers = [b + sum(map(mul, numbers, column)) for b, column in zip(bias, zip(*rows), strict=True)]
        if layer != "third":
            numbers = [max(0.0, number) for number in numbers]
    return 0.7 / (1 + exp(-numbers[0])) + 0.3 * (0.5 + 0.5 * tanh(numbers[1] / learned.scale))


# --- why -----------------------------------------------------------------------------------------------------


def test_whoever_would_starve_is_told_the_points() -> None:
    """A lacks one food and has one wood, which is worth less than the ten points."""
    position = opening("stone_age")
    position["B"] |= {"food": 4, "wood": 1}
    position["A"] |= {"food": 20}
    feeding = [{"decision": "feed", "seat": "B"}, {"decision": "feed", "seat": "A"}, {"decision": "end_round"}]
    position |= {"phase": "feed", "agenda": feeding}
    state = eolith.load("stone_age", players=2).from_position(position)
    found = hint(state, looks=200)
    starving = reasons(found, state, "starve")["own", "points"]
    assert starving.amount == pytest.approx(-9) and starving.worth < 0, "ten points, less that of the wood"
    assert state.game.text(found.ways[0].options[0]) == "pay wood"
    assert reasons(found, state, "pay")["own", "points"].amount == pytest.approx(9)


def test_a_craft_in_the_last_round_is_worth_its_points() -> None:
    position = opening("doggerland")
    goods = {"hide": 3, "tool": 1, "bone": 3, "wood": 2, "stone": 2, "plant1": 8}
    position["round"] = 8
    position["B"] |= {"hunters": 0, "goods": goods}
    position["A"] |= {"hunters": 0, "goods": {"plant1": 8}}
    state = eolith.load("doggerland", players=2).from_position(position)
    found = hint(state, looks=200)
    crafts = [shown for shown in found.ways if state.game.text(shown.options[0]).startswith("craft")]
    points = [reason.amount for way in crafts for reason in way.reasons if reason.name == "crafts"]
    assert crafts[0] is found.ways[0] and points[0] > 0 > max(points[1:])


def test_food_that_is_left_is_worth_its_points() -> None:
    """The last gain of the game, at a level of the offering track that counts each food."""
    [*_, state] = [
        state
        for state in played("endless_winter(players=2)", 5)
        if {"tool", "food", "idol offering"} <= set(map(state.game.text, state.options()))
    ]
    position = state.game.to_position(state)
    position["A"] |= {"offering": 10, "score": 118, "food": 9, "tools": 3}
    position["B"] |= {"score": 103}
    state = state.game.from_position(position)
    found = hint(state, looks=100)
    assert reasons(found, state, "tool")["own", "offering-points"].amount == pytest.approx(1)
    assert all(way.equal for way in found.ways), "each is one point"


# --- words ---------------------------------------------------------------------------------------------------


ALONE = ("endless_winter", "doggerland")


def meanings(game: str) -> list[Meaning]:
    found = advice_of(eolith.load(game)).reasons
    return [*found.OF_SIDE, *found.OF_TABLE, *getattr(found, "ALONE", ())]


@pytest.mark.parametrize("game", GAMES)
def test_each_feature_means_one_thing(game: str) -> None:
    advice = advice_of(eolith.load(game))
    for declared, features in (
        (advice.reasons.OF_SIDE, advice.Features.of_side),
        (advice.reasons.OF_TABLE, advice.Features.of_table),
    ):
        named = [name for meaning in declared for name in meaning.features]
        assert sorted(named) == sorted(features)
        names = [meaning.name for meaning in declared if meaning.name]
        assert len(set(names)) == len(names)
        assert all(meaning.part_of in ("", *names) for meaning in declared)


@pytest.mark.parametrize("game", ALONE)
def test_each_feature_means_one_thing_alone(game: str) -> None:
    alone = eolith.load(game, players=1)
    advice = advice_of(alone)
    declared = advice.reasons.ALONE
    assert sorted(name for meaning in declared for name in meaning.features) == sorted(advice.Features(alone).names())
    names = [(meaning.whose, meaning.name) for meaning in declared if meaning.name]
    assert len(set(names)) == len(names)
    assert all(meaning.part_of in ("", *(name for _, name in names)) for meaning in declared)


def test_whoever_is_before_others_in_the_turn_order_rather_is() -> None:
    """It is told in places up, though the feature counts those before: only where the value likes them."""
    [order] = [group for group in hints._groups(eolith.load("endless_winter")) if group.meaning.name == "order"][:1]
    assert (order.meaning.scale, order.good) == (-1, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_meaning_has_words(game: str, language: str) -> None:
    say = Texts(language, game).say
    for meaning in meanings(game):
        if not meaning.name:
            continue
        for amount in 1, 2, 5, 1.2, -21, -0.5:
            text = told(Reason(meaning.name, "own", amount, 0.0, 0.1), say, "")
            number = f"{abs(amount):g}".replace(".", "." if language == "en" else ",")
            assert text.startswith(f"{'+' if amount > 0 else '−'}{number} ")
            assert language == "en" or not LATIN.search(text), text


def test_amounts_are_rounded_as_one_says_them() -> None:
    assert [rounded(amount) for amount in (0.04, -0.26, 1.0, 9.94, 9.96, -31.4)] == [0, 0.3, 1, 9.9, 10, 31]
    say = Texts("uk", "stone_age").say
    assert told(Reason("tools", "rivals", -2.0, 0.1, 0.1), say, "суперники") == "суперники: −2 знаряддя"
    assert told(Reason("figures", "own", 1.5, 0.1, 0.1), say, "суперники") == "+1,5 фігурки"


def test_parts_are_told_in_place_of_the_whole() -> None:
    whole, part, other = Meaning("points", ()), Meaning("crafts", (), part_of="points"), Meaning("food", ())
    points, crafts = Reason("points", "own", 5, 0, 0.2), Reason("crafts", "own", 5, 0, 0.1)
    rivals = Reason("points", "rivals", 3, 0, -0.1)
    found = hints.by_parts([(whole, points), (part, crafts), (whole, rivals), (other, Reason("food", "own", 1, 0, 0))])
    assert [(reason.whose, reason.name) for reason in found] == [
        ("own", "crafts"),
        ("rivals", "points"),
        ("own", "food"),
    ]
    assert found[0].worth == pytest.approx(0.3)


def test_alone_parts_are_told_in_place_of_what_the_table_or_oneself_has() -> None:
    lead, part = Meaning("lead", ()), Meaning("animal-points", (), part_of="lead")
    members, goal = Meaning("members", ()), Meaning("goal-members", (), part_of="members")
    found = hints.by_parts(
        [
            (lead, Reason("lead", "table", 4, 0, 0.2)),
            (part, Reason("animal-points", "own", 3, 0, 0.1)),
            (part, Reason("animal-points", "rivals", -1, 0, 0.1)),
            (members, Reason("members", "own", 1, 0, 0.1)),
            (goal, Reason("goal-members", "table", 1, 0, 0.1)),
        ]
    )
    assert [(reason.whose, reason.name) for reason in found] == [
        ("own", "animal-points"),
        ("rivals", "animal-points"),
        ("table", "goal-members"),
    ]
    assert [reason.worth for reason in found] == pytest.approx([0.25, 0.15, 0.2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_a_hint_speaks_of_goals_and_of_the_nomads(language: str) -> None:
    """No points where none count; what other games say of rivals is said of the nomads by their name."""
    state = played("doggerland(players=1)", 3)[100]
    ways = (
        hints.Way((state.options()[0],), hints.Figures(0.5, 0, 3.2, 0, 0, 0), (Reason("goals", "table", 1, 0, 1),)),
    )
    [way] = in_words(Hint(0, ways), state, language)
    assert way.points == Texts(language, "doggerland").say("hint-alone", n=3)
    assert way.reasons == {
        "en": ("+1 goal met",), "ru": ("+1 выполненная цель",), "uk": ("+1 виконана ціль",),
    }[language]  # fmt: skip
    state = played("endless_winter(players=1)", 3)[20]
    reasons = Reason("lead", "table", 2, 0, 1), Reason("food", "rivals", -2, 0, 1)
    ways = (hints.Way((state.options()[0],), hints.Figures(0.5, 0, -3.2, 0, 0, 0), reasons),)
    [way] = in_words(Hint(0, ways), state, language)
    assert way.points == Texts(language, "endless_winter").say("hint-behind", n=3)
    assert (
        way.reasons
        == {
            "en": ("+2 points ahead of the nomads", "the nomad tribe: −2 food"),
            "ru": ("+2 ПО перед кочевниками", "племя кочевников: −2 еды"),
            "uk": ("+2 ПО перед кочівниками", "плем’я кочівників: −2 їжі"),
        }[language]
    )


def test_a_dwelling_that_a_goal_wants_is_told_as_a_step_towards_it() -> None:
    """Alone in the last round, with one dwelling lacking for a goal, and the goods for it."""
    states = played("doggerland(players=1)", 3)
    build = [state for state in states if any(state.game.text(one).startswith("build") for one in state.options())]
    found = {reason.name for state in build[-12:] for way in hint(state, looks=60).ways for reason in way.reasons}
    assert found & {"goals", "effort", "goal-dwellings", "goal-status_dwellings"}, found
    assert not any("points" in name for name in found)


@pytest.mark.parametrize("game", ALONE)
def test_the_last_choice_of_a_way_is_a_whole_one(game: str) -> None:
    """Also where the search went no further than its beginning: nothing is told as it is typed."""
    states = played(f"{game}(players=1)", 3)
    for state in states[5::40]:
        for way in hint(state, looks=60).ways:
            scene, after, left = state.game.scene("en"), state.clone(), list(way.options)
            while left:
                offered = [state.game.expand(after, one.command) for one in scene.choices(after)]
                whole = max((one for one in offered if one == left[: len(one)]), key=len)
                for option in whole:
                    after.apply(option)
                left = left[len(whole) :]
