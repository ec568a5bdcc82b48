"""Choices: they cover the legal options exactly, each is a command that can be typed, and each says what it does."""

from __future__ import annotations

from typing import Any

import pytest

from endless_winter.faces import holding, printed, use
from endless_winter.tables import new_game, table, the_game
from eolith.games.endless_winter.words.choices import choices
from eolith.games.endless_winter.words.telling import Telling
from eolith.kernel.chance import Source
from eolith.kernel.text import LANGUAGES
from rotated import rotated

VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"glaciers": "on", "rests": "on", "chief_window": "from_step_1"},
    {"chief_draft": "on", "fewer_figures": "on", "left_out_figure": "choice", "chief_side_choice": "turn_order"},
    {"setup_draft": "on", "initiated_card": "ability_only", "stone_symbol_cost": "false", "grey_anywhere": "true"},
)


@pytest.mark.parametrize(("number", "language"), rotated(range(len(VARIANTS)), LANGUAGES))
def test_choices_cover_the_options_of_whole_games(number: int, language: str) -> None:
    players = 2 + number % 3
    game = the_game(players, VARIANTS[number])
    telling = Telling(game, language)
    for seed in range(2):
        state, source = game.start(), Source(10 * number + seed)
        while not state.over:
            if state.seat < 0:
                state.apply(state.sample(source))
                continue
            offered = choices(telling, state)
            rows = [game.expand(state, choice.command) for choice in offered]
            assert {row[0] for row in rows} == set(state.options()), "each option begins a choice"
            assert len({tuple(row) for row in rows}) == len(rows), "no choice stands twice"
            assert len({choice.label for choice in offered}) == len(offered)
            assert "decline" not in [choice.command for choice in offered[:-1]], "what is offered comes first"
            for choice, row in zip(offered, rows, strict=True):
                assert choice.label and "{" not in choice.label
                assert choice.command == game.text(row[-1]), "the label tells the last step"
                assert choice.member in choice.label
                assert bool(choice.group) == bool(choice.member)
            for option in rows[source.below(len(rows))]:
                state.apply(option)


def told(scene: Any, language: str = "en") -> dict[str, str]:
    """The labels of all choices by command."""
    return {choice.command: choice.label for choice in choices(Telling(scene.game, language), scene.state)}


def targets(scene: Any) -> dict[str, str]:
    return {choice.command: choice.target for choice in choices(Telling(scene.game, "en"), scene.state)}


def test_an_animal_is_taken_in_one_choice_with_its_price() -> None:
    scene = table(A={"hand": ["brave", "hunter"], "tools": 1}, ground=["glyptodon", "woolly_rhino"])
    scene.say("A", "figure tribe hunt", "play brave")
    labels = told(scene)
    assert "take a glyptodon" in labels["animal glyptodon"]
    assert "for 1 tool and 1 labor" in labels["animal glyptodon"]
    assert "use hunt.top.2" not in labels
    assert targets(scene)["animal glyptodon"] == "animal-glyptodon"
    scene.say("A", "animal glyptodon")
    assert scene["A"]["unused"] == {"glyptodon": 1}
    assert scene["A"].get("tools", 0) == 0


def test_where_two_abilities_give_the_same_each_is_a_choice() -> None:
    scene = printed({"hunter": "use animal"}, A={"hand": ["hunter"], "unused": {"glyptodon": 1}})
    scene.say("A", "figure tribe hunt", "next", "play hunter")
    found = targets(scene)
    assert found["use hunter.1"] == "played-hunter"
    assert found["use hunt.middle.1"].startswith("clause-")
    assert "turn glyptodon" not in found


def test_camps_move_from_where_they_stand() -> None:
    scene = table(A={"hand": ["brave", "brave"], "camps": {"c3": 1, "b2": 1}})
    scene.say("A", "figure tribe migrate", "play brave")
    found = choices(Telling(scene.game, "en"), scene.state)
    from_b2 = [choice for choice in found if choice.target == "camp-b2"]
    assert {choice.member for choice in from_b2} == {"a1", "a2", "b1", "b3", "c2", "c3"}
    assert len({choice.group for choice in from_b2}) == 1
    assert all("for 1 labor" in choice.label for choice in from_b2)
    assert any("move a camp b2 → b1" in choice.label for choice in from_b2)


def test_a_card_tells_the_labor_that_it_gives_in_this_column() -> None:
    scene = printed({"hunter": "hunt: labor 1", "hunter.labor": 1.5}, A={"hand": ["hunter"]})
    scene.say("A", "figure tribe hunt")
    assert told(scene)["play hunter"] == "play Hunter → +2.5 labor"
    scene = printed({"hunter": "hunt: labor 1", "hunter.labor": 1.5}, A={"hand": ["hunter"]})
    scene.say("A", "figure tribe develop")
    assert told(scene)["play hunter"] == "play Hunter → +1.5 labor"


@pytest.mark.rule("EW-GOLD-05", "EW-GOLD-06")
def test_a_lesser_gain_is_told_as_one() -> None:
    scene = holding("draw 1", A={"deck": ["brave"]})
    scene.say("A", use(1))
    labels = told(scene)
    assert labels["draw"] == "draw a card"
    assert labels["tool"] == "take 1 tool instead"
    assert labels["food"] == "take 1 food instead"


def test_sides_and_drafts_say_what_they_are() -> None:
    scene = new_game(2)
    labels = told(scene)
    effects = [Telling(scene.game, "en").effect(side.effect) for side in scene.game.pack.sides]
    assert labels["side a"].removeprefix("side A: ") in effects
    assert targets(scene) == {"side a": "side-a", "side b": "side-b"}
    scene = new_game(2, chief_draft="on")
    assert all(target.startswith("chief-") for target in targets(scene).values())


def test_what_is_gained_is_told_as_something_to_do() -> None:
    scene = table(A={"food": 1})
    scene.say("A", "figure tribe initiate", "next", "next")
    assert told(scene)["use initiate.bottom.1"] == "move an idol up one level"
    assert told(scene, "ru")["use initiate.bottom.1"] == "продвинуть идола на 1 уровень"
    scene = table(A={"food": 1})
    scene.say("A", "figure tribe develop", "next", "next")
    assert told(scene)["use develop.bottom.1"].startswith("gain ")
    assert told(scene, "uk")["use develop.bottom.1"] == "отримати 1 знаряддя і 1 їжу"


@pytest.mark.rule("EW-INIT-01", "EW-INIT-10")
def test_a_tribe_card_is_told_with_where_it_goes() -> None:
    for text, where in (
        ("tribe hand", "take into hand the tribe card Hunter"),
        ("tribe discard", "put on your discard pile the tribe card Hunter"),
    ):
        scene = holding(text)
        scene.say("A", use(1))
        labels = told(scene)
        assert labels["tribe hunter"].startswith(where)
        assert where.split()[0] in Telling(scene.game, "en").prompt(scene.state.observe(0)).lower()
