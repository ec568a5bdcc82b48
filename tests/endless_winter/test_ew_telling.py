"""Everything that Endless Winter says, in three languages alike; and nobody reads what they may not know."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path
from typing import Any

import pytest

import eolith
from endless_winter.faces import holding, printed, use
from endless_winter.tables import random_game, table, the_game
from eolith.games.endless_winter import terms
from eolith.games.endless_winter.notation import commands, refusals
from eolith.games.endless_winter.words import log
from eolith.games.endless_winter.words.telling import Telling
from eolith.kernel.rule import all_rules_of
from eolith.kernel.text import LANGUAGES, Texts, option_meaning
from messages import assert_an_edition_says_otherwise, assert_said_alike, messages, variables
from rotated import rotated

GAME = the_game(3, {"glaciers": "on", "rests": "on"})
TELLING = {language: Telling(GAME, language) for language in LANGUAGES}
EVENT = {name: number for number, name in enumerate(terms.EVENTS)}
Event = tuple[int, int, int, int, int]


def english() -> dict[str, Any]:
    return messages("endless_winter", "en")


def test_same_messages_and_variables_in_every_language() -> None:
    assert_said_alike("endless_winter")


def test_the_prototype_says_otherwise_what_the_game_says() -> None:
    assert_an_edition_says_otherwise("endless_winter", "prototype")
    final, prototype = (Texts("en", game).say("place-rest.at") for game in ("endless_winter", GAME.name + "/prototype"))
    assert (final, prototype) == ("on the rest space", "on the eclipse action space")


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_are_explained(language: str) -> None:
    texts = Texts(language, "endless_winter")
    for option, values in type(GAME).option_values.items():
        assert f"option-{option}" in texts
        for value in values:
            assert option_meaning(texts, option, value)


# --- refusals -----------------------------------------------------------------------------------------


def reasons() -> set[str]:
    """The reasons that the source code knows."""
    found = set()
    for module in (commands, refusals):
        for node in python.walk(python.parse(Path(module.__file__).read_text(encoding="utf-8"))):
            text = node.value if isinstance(node, python.Constant) else None
            if isinstance(text, str) and re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text):
                found.add(text)
    found |= {f"not-enough-{cost}" for cost in ("food", "tool", "labor", "discard")}
    return found | {f"undo-{obstacle}" for obstacle in ("off", "nothing", "chance", "other", "barrier", "passed")}


def test_every_reason_has_a_sentence_and_no_sentence_is_left_over() -> None:
    said = {name.removeprefix("refusal-") for name in english() if name.startswith("refusal-")}
    assert said == reasons()


FORMS = {"at": "column", "from": "zone", "prey": "species"}
"""Names in a case, and the details that they are made of."""


def test_every_refusal_gives_the_details_that_its_sentence_names() -> None:
    for module in (commands, refusals):
        for node in python.walk(python.parse(Path(module.__file__).read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "refuse":
                given = {keyword.arg for keyword in node.keywords if keyword.arg}
                reason = node.args[-1]
                if isinstance(reason, python.Constant):
                    needed = {
                        FORMS.get(name, name) for name in variables(english(), english()[f"refusal-{reason.value}"])
                    }
                    assert needed <= given, f"{reason.value} needs {needed - given}"


@pytest.mark.parametrize(("seed", "language"), rotated([1, 2], LANGUAGES))
def test_refusals_of_a_random_game_can_be_said(language: str, seed: int) -> None:
    telling, said = TELLING[language], set()
    options: dict[str, Any] = {"glaciers": "on", "rests": "on"}
    if seed == 2:
        options |= {"fewer_figures": "on", "chief_draft": "on"}
    for moment, (state, _) in enumerate(random_game(3, seed, **options)):
        if state.seat < 0 or moment % 9:
            continue
        for option in range(moment % 3, GAME.action_space, 3):
            try:
                refusal = state.game.why_not(state, option, (state.seat + (option % 17 == 0)) % 3)
            except eolith.ActionError:
                continue
            if refusal is not None:
                sentence = telling.refusal(refusal)
                assert "{" not in sentence and sentence[-1] == "." and len(sentence) > 10
                said.add(refusal.reason)
    assert len(said) > 25


def test_a_refusal_says_what_is_missing() -> None:
    scene = table(A={"hand": ["tribesman"], "tools": 1}, ground=["glyptodon"])
    scene.say("A", "figure tribe hunt")
    refusal = scene.game.why_not(scene.state, "animal glyptodon")
    assert refusal is not None
    assert scene.game.say(refusal) == "That costs 1 labor, and you have 0. Tribe cards and spent food give more."
    assert scene.game.say(refusal, "ru").startswith("Это стоит 1 ОТ, а у вас 0.")
    assert scene.game.say(refusal, "uk").startswith("Це коштує 1 ОП, а у вас 0.")


def test_what_several_abilities_give_has_to_be_said_which() -> None:
    scene = printed({"hunter": "use animal"}, A={"hand": ["hunter"], "unused": {"glyptodon": 1}})
    scene.say("A", "figure tribe hunt", "next")
    assert scene.game.expand(scene.state, "turn glyptodon"), "the middle of Hunt alone gives it"
    scene.say("A", "play hunter")
    refusal = scene.game.why_not(scene.state, "turn glyptodon")
    assert refusal is not None and refusal.reason == "several-ways"
    scene.say("A", "use hunter.1", "turn glyptodon")


def test_a_reason_without_a_place_names_none() -> None:
    """What keeps a whole clause from being used is a pair of rule and reason; what else is known stands behind them."""
    for node in python.walk(python.parse(Path(refusals.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, python.Tuple) and all(isinstance(part, python.Constant) for part in node.elts):
            words = {part.value for part in node.elts if isinstance(part, python.Constant)}
            for word in words:
                if f"refusal-{word}" in english():
                    assert variables(english(), english()[f"refusal-{word}"]) <= {"shown", "cost", *words}, word


def test_why_the_middle_of_migrate_cannot_be_used() -> None:
    scene = table(A={"food": 3})
    scene.say("A", "figure tribe migrate", "next")
    refusal = scene.game.why_not(scene.state, "use migrate.middle.1")
    assert refusal is not None and refusal.rule == "EW-MIG-12"
    assert scene.game.say(refusal).startswith("You have no three camps on hexes that meet")


def test_undo_reasons_are_those_of_the_game() -> None:
    for obstacle in ("off", "nothing", "chance", "other", "barrier", "passed"):
        refusal = GAME.undo_refusal(GAME.start(), obstacle, None)
        for telling in TELLING.values():
            assert telling.refusal(refusal)


# --- prompts and events -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    """Every prompt and every log line, with every module and variant, in the eyes of everybody."""
    for seed, options in enumerate(({}, {"glaciers": "on", "rests": "on"}, {"chief_draft": "on", "fewer_figures": "on",
                                                                         "left_out_figure": "choice"})):  # fmt: skip
        game = the_game(2 + seed, options)
        telling = Telling(game, language)
        events: list[Event] = []
        for state, _ in random_game(2 + seed, seed, **options):
            state.listener = events
            prompt = telling.prompt(game.observe(state, None))
            assert prompt and "{" not in prompt
        for viewer in (None, *range(game.players)):
            for line in log.log(telling, events, viewer):
                assert "{" not in line.text and line.text.endswith(".")
                assert line.seat < 0 or line.text.startswith(f"{terms.SEATS[line.seat]} ")


def hidden(event: Event, viewer: int | None) -> bool:
    """Whether an event names a card that the viewer may not know."""
    kind, seat, _, zone, _ = event
    secret = kind in (EVENT["card_drawn"], EVENT["card_piled"]) or kind == EVENT["card_buried"] and zone == terms.HAND
    return secret and seat != viewer


@pytest.mark.rule("EW-HIDDEN-01", "EW-HIDDEN-05", "EW-HIDDEN-08", "EW-HIDDEN-22")
@pytest.mark.parametrize("seed", range(4))
def test_a_log_is_the_same_whatever_the_hidden_cards_are(seed: int) -> None:
    events: list[Event] = []
    for state, _ in random_game(3, seed):
        state.listener = events
    telling = Telling(the_game(3, {}), "en")
    told = 0
    for viewer in (None, 0, 1, 2):
        other = [
            (kind, seat, (a + 1 + i % 7) % terms.CARD_TYPES if hidden(event, viewer) else a, b, c)
            for i, event in enumerate(events)
            for kind, seat, a, b, c in [event]
        ]
        told += sum(map(hidden, events, [viewer] * len(events)))
        assert log.log(telling, events, viewer) == log.log(telling, other, viewer)
    assert told > 60


def test_the_owner_reads_the_names_of_own_cards() -> None:
    pack = GAME.pack
    for name in ("card_drawn", "card_piled"):
        event = (EVENT[name], 1, pack.card("hunter"), 0, 0)
        assert "Hunter" in log.log(TELLING["en"], [event], 1)[0].text
        assert "Hunter" not in log.log(TELLING["en"], [event], 0)[0].text
    buried = (EVENT["card_buried"], 1, pack.card("hunter"), terms.PLAYED, 0)
    assert "Hunter" in log.log(TELLING["en"], [buried], None)[0].text, "everybody saw it above the board"


def told(scene: Any, seat: str, *typed: str) -> list[str]:
    events = [event for step in scene.say(seat, *typed) for event in step.events]
    return [line.text for line in log.log(Telling(scene.game, "en"), events, 0)]


def test_the_log_of_a_turn_is_one_sentence() -> None:
    scene = table(
        A={"hand": ["brave", "hunter"], "tools": 2, "food": 3},
        ground=["glyptodon", "woolly_rhino"],
        animals=["argentavis", "glyptodon"],
    )
    lines = told(scene, "A", "figure tribe hunt", "play hunter", "animal glyptodon", "burn", "burn", "reveal")
    assert len(lines) == 1
    line = lines[0]
    assert line.startswith(
        "A places a tribe figure in the Hunt column; plays Hunter: +2 labor; takes a glyptodon for 1 tool"
    )
    assert "spends 2 food" in line
    assert line.endswith("adds 2 animals to the hunting ground: argentavis, glyptodon for 1 labor.")


def test_numbers_are_told_as_a_native_would() -> None:
    scene = table(A={"hand": ["brave"], "food": 3})
    events = [event for step in scene.say("A", "figure tribe hunt", "burn") for event in step.events]
    for language, said in (("ru", "тратит 1 еду: +1 очко труда"), ("uk", "витрачає 1 їжу: +1 очко праці")):
        (line,) = log.log(Telling(scene.game, language), events, 0)
        assert said in line.text
    one = {"ru": "от 1 карты —", "uk": "від 1 карти —", "en": "from 1 card "}
    for language, telling in TELLING.items():
        assert telling.say("scene-burial-step", n=1, points=3).startswith(one[language])
        for name in ("sheet-ratio", "scene-offering-level"):
            assert "1" not in telling.say(name, n=1, level=7)
            assert "2" in telling.say(name, n=2, level=7)


def test_a_camp_that_walks_on_is_told_once() -> None:
    scene = table(A={"hand": ["brave", "explorer"], "food": 0})
    lines = told(scene, "A", "figure tribe migrate", "play explorer", "move c3 west", "move c2 west")
    assert "moves a camp c3 → c2 → c1 for 2 labor" in lines[0]


def test_camps_that_are_put_out_together_are_counted() -> None:
    scene = table(A={"tools": 3})
    (line,) = told(scene, "A", "figure tribe migrate", "camp", "camp")
    assert line.endswith("; puts 2 camps on the base terrain for 2 tools.")
    (line,) = told(scene, "A", "camp")
    assert line == "A puts a camp on the base terrain for 1 tool."


@pytest.mark.rule("EW-INIT-10")
def test_what_is_paid_for_is_told_with_what_is_not_declined() -> None:
    middle = ("figure tribe initiate", "next", "use initiate.middle.1", "order 1", "decline")
    for then, end in (("bury hand brave", "buries the card Brave for 1 food"), ("decline", "uses Initiate for 1 food")):
        (line,) = told(table(A={"hand": ["brave", "hunter"], "food": 1}), "A", *middle, then, "next")
        assert line == f"A places a tribe figure in the Initiate column; {end}."


@pytest.mark.rule("EW-MEGA-14", "EW-MEGA-15")
def test_a_megalith_on_top_is_told_with_the_points_of_all() -> None:
    square = {"b2": "A", "b3": "B", "c2": "B", "c3": "grey"}
    scene = holding("megalith 1", A={"megaliths": 7}, B={"megaliths": 6}, megaliths=square)
    lines = told(scene, "A", use(1), "site b2+1")
    assert len(lines) == 1
    assert "places a megalith on b2+1 (megaliths beneath: B 2 points, A 5 points)" in lines[0]


def test_a_question_goes_on_after_what_asks_it() -> None:
    scene = table(A={"hand": ["tribeswoman"], "food": 1})
    scene.say("A", "figure tribe hunt", "play tribeswoman", "use tribeswoman.1")
    seen = scene.state.observe(0)
    assert TELLING["en"].prompt(seen) == "Tribeswoman: gain a tool, or take a lesser gain."


def test_lines_name_their_rules() -> None:
    scene = table(A={"hand": ["brave"]})
    events = [event for step in scene.say("A", "figure tribe hunt", "play brave") for event in step.events]
    (line,) = log.log(Telling(scene.game, "en"), events, None)
    assert "EW-FIGURE-01" in line.rules


def test_every_rule_that_the_log_cites_is_in_the_ledger() -> None:
    assert set(log.RULES.values()) <= set(all_rules_of("endless_winter"))
    assert set(log.RULES) <= set(terms.EVENTS)


def test_every_kind_of_decision_asks_something() -> None:
    for kind in terms.PEOPLES[terms.PEOPLES.index("pick_chief") :]:
        named = any(name.startswith(f"prompt-{kind}") for name in english())
        assert named or kind in ("round", "eclipse"), kind
