"""Everything that Doggerland says, in three languages alike: refusals, options, prompts, the log, the score sheet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doggerland.alone import lasting
from doggerland.tables import executing, table
from eolith.games.doggerland import terms
from eolith.games.doggerland.game import DoggerlandGame
from eolith.games.doggerland.notation import refusals
from eolith.games.doggerland.words.log import BREAKS, DEPRIVED, RULES, log
from eolith.games.doggerland.words.telling import Telling
from eolith.kernel.rule import Refusal, ledger_of
from eolith.kernel.text import LANGUAGES, LanguageError, Texts, option_meaning, signed
from eolith.testing import play
from messages import assert_said_alike, messages
from rotated import rotated

FOLDER = Path(refusals.__file__).parents[1]
DETAILS = {
    "seat": "B", "cell": "c3", "steps": 3, "range": 2, "species": "bison", "need": 2, "have": 1, "craft": "bone_fish",
    "store": "plant2", "place": "painting_1.top", "ability": "range", "hut": "twins", "member": "chief", "good": "hide",
    "n": 1, "rival": "red", "shaman": "red", "most": 1, "asked": ("plan", 0, 0, 0),
}  # fmt: skip


def reasons() -> set[str]:
    """Every reason that a refusal of the game can have."""
    source = "".join(
        (FOLDER / f"{name}.py").read_text(encoding="utf-8")
        for name in ("notation/refusals", "notation/alone", "notation/commands", "game")
    )
    found = set(re.findall(r'refuse\(\s*(?:[^",()]|"DGS?-[A-Z]+-\d\d"|\([^()]*\))+,\s*"([a-z-]+)"', source))
    found |= {reason for _, reason, *_ in refusals.AGAINST.values()}
    found |= {f"two-{what}" for what in ("crafts", "paintings")}
    found |= {f"second-{what}-{how}-chief" for what in ("crafts", "paintings") for how in ("by", "without")}
    found |= {f"undo-{what}" for what in ("off", "nothing", "chance", "other", "barrier", "passed")}
    return found | {"not-enough-goods", "not-at-home", "rival-there"}


def test_the_three_languages_say_the_same_things_once() -> None:
    assert_said_alike("doggerland")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    telling = Telling(DoggerlandGame(2), language)
    said = {name.removeprefix("refusal-") for name in messages("doggerland", language) if name.startswith("refusal-")}
    assert len(reasons()) > 60 and said == reasons()
    for reason in said:
        words = telling.refusal(Refusal("DG-PLAN-01", reason, DETAILS))
        assert words[0].isupper() or words.startswith("c3")
        assert words.endswith(".") and "{" not in words and "painting_1" not in words and "plant2" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_table_is_explained(language: str) -> None:
    texts = Texts(language, "doggerland")
    for option, values in DoggerlandGame.option_values.items():
        assert f"option-{option}" in texts
        for value in values:
            assert option_meaning(texts, option, "seat" if value in "ABCD" else value)


def test_refusals_name_what_they_are_about() -> None:
    t = table(2, animals={"c3": "bison"}, A={"goods": {"tool": 1}})
    refusal = t.game.why_not(t.state, "send c3 hunters 3", 0)
    assert refusal is not None and refusal.rule == "DG-HUNT-01"
    assert t.game.say(refusal) == "It takes a skill of 6 to hunt a bison; you have 3."
    t = executing(2, A={"learners": {"carrying": "hunter"}, "goods": {"tool": 1}})
    refusal = t.game.why_not(t.state, "raise carrying", 0)
    assert refusal is not None
    assert t.game.say(refusal, "ru") == "Для этого нужно: 1 шкура; у вас: 0."
    with pytest.raises(LanguageError):
        t.game.say(refusal, "de")


# --- prompts and events -----------------------------------------------------------------------------------

EVENT = {name: number for number, name in enumerate(terms.EVENTS)}
Event = tuple[int, int, int, int, int]
TOLD: dict[str, tuple[int, int, int, int]] = {
    "first_seat": (1, 0, 0, 0), "centre_set": (-1, 2, 0, 0), "tile_laid": (-1, 9, 3, 0), "arrow_moved": (-1, 1, 0, 0),
    "objective_drawn": (-1, 2, 0, 0), "painting_revealed": (-1, 1, 0, 0), "craft_dealt": (-1, 4, 0, 0),
    "round_started": (0, 3, 0, 0), "planned": (0, 0, 0, 1), "sent": (1, 24, 3, 4 * 2 + 64), "token_laid": (0, 5, 0, 0),
    "passed": (0, 1, 0, 0), "paid": (0, 5, 2, 0), "deprived": (0, 2, 0, 0), "built": (0, 2, 1, 2),
    "crafted": (0, 3, 0, 0), "born": (0, 2, 0, 0), "returned": (0, 24, 3, 0), "gained": (0, 1, 2, 0),
    "forgotten": (0, 1, 0, 0), "painted": (0, 4, 2, 0), "raised": (0, 1, 1, 0), "invoked": (0, 3, 0, 0),
    "shaman_failed": (0, 5, 0, 0), "marker_taken": (0, 0, 0, 0), "journey_placed": (0, 8, 0, 0),
    "megalith_built": (0, 8, 6, 0), "dropped": (0, 5, 4, 0), "waited": (0, 0, 0, 0), "migrated": (-1, 2, 3, 4),
    "fed": (0, 2, 1, 0), "spoiled": (0, 1, 0, 0), "housed": (0, 1, 1, 0), "lost": (0, 2, 0, 0),
    "objective_met": (0, 2, 1, 0), "spawned": (-1, 1, 9, 0), "camp_moved": (0, 24, 25, 0),
    "journey_ended": (0, 8, 0, 0), "marker_passed": (0, 0, 0, 0), "game_over": (-1, 1, 0, 0),
}  # fmt: skip
"""Of each kind of event that is told by itself one: its seat and its arguments."""
ALONE: dict[str, tuple[int, int, int, int]] = {
    "goal_drawn": (-1, 2, 0, 0), "back_shown": (-1, 2, 0, 0), "card_turned": (-1, 4, 0, 0), "accepted": (0, 4, 0, 0),
    "declined": (0, 4, 0, 0), "craft_discarded": (-1, 3, 1, 0), "rival_painted": (-1, 1, 4, 0),
    "shaman_stands": (-1, 1, 3, 0), "shaman_lifted": (-1, 1, 0, 0), "rival_placed": (-1, 1, 9, 0),
    "rival_moved": (-1, 1, 9, 11), "captured": (-1, 2, 9, 0), "figure_discarded": (-1, 2, 0, 0),
    "exhausted": (-1, 9, 0, 0), "refreshed": (-1, 9, 0, 0), "animal_taken": (-1, 2, 9, 0), "absentee": (0, 1, 0, 0),
    "joined": (0, 0, 1, 0), "white_placed": (-1, 0, 9, 0), "white_left": (0, 0, 0, 0), "closed": (0, 1, 0, 0),
    "razed": (0, 2, 1, 0), "craft_lost": (0, 3, 0, 0), "erased": (0, 4, 0, 0), "held": (0, 1, 0, 0),
    "tokens_returned": (0, 1, 0, 0), "goal_met": (0, 2, 0, 0), "goal_lost": (0, 2, 0, 0), "reshuffled": (-1, 0, 0, 0),
}  # fmt: skip
"""The same of a game alone."""
WITH_OTHERS = {"left_there", "depleted", "hunted", "eaten"}
"""Told with the expedition or the meal that they are part of."""


def lines(telling: Telling, *events: tuple[str, int, int, int, int]) -> list[str]:
    return [line.text for line in log(telling, [(EVENT[name], *rest) for name, *rest in events])]  # type: ignore[misc]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_told(language: str) -> None:
    assert TOLD.keys() | ALONE.keys() | BREAKS | WITH_OTHERS == set(terms.EVENTS)
    several, alone = Telling(DoggerlandGame(3), language), Telling(DoggerlandGame(1), language)
    said = set()
    for name, (seat, a, b, c) in (TOLD | ALONE).items():
        telling = alone if name in ALONE else several
        (line,) = log(telling, [(EVENT[name], seat, a, b, c)])
        assert line.seat == (-1 if name == "round_started" else seat)
        assert line.text.endswith(".") and "{" not in line.text and len(line.text) > 8
        said.add(line.text)
    assert len(said) == len(TOLD | ALONE), "no two events read alike"


@pytest.mark.parametrize(("seed", "language"), [*rotated(range(3), LANGUAGES), *((3, one) for one in LANGUAGES)])
def test_whole_games_can_be_told(language: str, seed: int) -> None:
    options = ({}, {"phase3_mode": "simultaneous", "scouting": "true"}, {"short_game": "on"}, {})[seed]
    game = DoggerlandGame(2 + seed, options) if seed < 3 else lasting()
    telling, ledger = Telling(game, language), ledger_of("doggerland")
    events: list[Event] = []
    for state, _ in play(game, seed):
        state.listener = events
        prompt = telling.prompt(game.observe(state, None))
        if state.over:
            assert prompt == ""
            continue
        assert prompt.lstrip("«“")[0].isupper()
        assert prompt[-1] in ".?" and "{" not in prompt
    told = log(telling, events)
    assert len(told) > 100
    for line in told:
        assert "{" not in line.text and line.text.endswith(".")
        assert line.seat < 0 or line.text.startswith(f"{terms.SEATS[line.seat]} ")
        assert set(line.rules) <= set(ledger)


def test_every_rule_of_the_log_is_in_the_ledger() -> None:
    assert {*RULES.values(), *DEPRIVED} <= set(ledger_of("doggerland"))


def test_a_plan_is_told_with_what_was_paid_for_it() -> None:
    telling = Telling(DoggerlandGame(2), "en")
    t = table(2, round=2, grid=["w2> c0>"], A={"goods": {"tool": 2, "hide": 1}, "camp": (1, 0)}, B={"camp": (1, 0)})
    steps = t.say("A", "send b2 chief tools 1 pay")
    told = log(telling, [event for step in steps for event in step.events])
    assert told[0].text == "A sends the chief with 1 tool to b2 to gather for 1 hide."
    steps = t.say("B", "dwelling hunter")
    told = log(telling, [event for step in steps for event in step.events])
    assert told[0].text == "B plans a dwelling (hunter-gatherer) and takes 2 deprivation tokens."
    assert "DG-COST-06" in told[0].rules


def test_what_is_paid_in_execution_goes_with_what_follows_it() -> None:
    telling = Telling(DoggerlandGame(2), "en")
    t = executing(
        2,
        hut={"trade": "A"},
        A={"builders": ["hunter"], "learners": {"toolmaking": "hunter"}, "goods": {"wood": 4, "hide": 4}},
    )
    steps = t.say("A", "build simple other empty", "forge 1", "invoke hide", "exchange hide hide bone", "done")
    text = " ".join(log(telling, [event for step in steps for event in step.events])[0].text.split("; "))
    assert "builds a simple dwelling on an empty cell for 1 wood and 1 hide" in text
    assert "makes 3 tools for 2 wood" in text
    assert "carries out the shaman’s action “Trade” for 1 hide" in text
    assert "receives 1 bone for 2 hides" in text


def test_an_expedition_is_told_with_its_load_and_what_it_leaves() -> None:
    telling = Telling(DoggerlandGame(3), "en")
    told = lines(
        telling, ("gained", 0, 0, 2, 0), ("left_there", 0, 24, 3, 0), ("returned", 0, 24, 3, 0),
        ("depleted", 0, 24, telling.pack.set_ups[1].harvests, 0),
    )  # fmt: skip
    assert told == ["A brings 2 wood home from d4 (3 could not be carried; nothing is left to gather there)."]


def test_what_is_left_belongs_to_its_own_expedition() -> None:
    telling = Telling(DoggerlandGame(2), "en")
    told = lines(
        telling, ("gained", 0, 0, 2, 0), ("returned", 0, 24, 3, 0), ("depleted", 0, 24, 1, 0),
        ("gained", 0, 0, 3, 0), ("left_there", 0, 25, 1, 0), ("returned", 0, 25, 3, 0), ("depleted", 0, 25, 1, 0),
    )  # fmt: skip
    first, second = told[0].split(";")[0], told[0].split("home from e4")[1]
    assert "d4" in first and "could not be carried" not in first
    assert "1 could not be carried" in second
    told = lines(telling, ("gained", 0, 6, 4, 0), ("returned", 0, 24, 4, 0), ("hunted", 0, 2, 24, 0))
    assert told == ["A hunts a bison on d4 and brings 4 meat home."]
    assert lines(telling, ("returned", 0, 24, 4, 0)) == ["A comes home from d4 with nothing."]


def test_food_of_two_bowls_is_told_as_one_amount() -> None:
    told = lines(
        Telling(DoggerlandGame(2), "en"), ("paid", 0, 5, 1, 0), ("paid", 0, 7, 1, 0), ("gained", 0, 1, 1, 0)
    )  # fmt: skip
    assert told == ["A receives 1 stone for 2 plants."]


@pytest.mark.rule("DG-FEED-06")
def test_hunger_is_told_with_the_meal() -> None:
    telling = Telling(DoggerlandGame(2), "en")
    told = log(telling, [(EVENT["eaten"], 1, 5, 2, 0), (EVENT["fed"], 1, 2, 0, 0), (EVENT["deprived"], 1, 4, 0, 0)])
    assert told[0].text == "B feeds the tribe with 2 plants and takes 4 deprivation tokens."
    assert told[0].rules == ("DG-FEED-01", "DG-FEED-06")


def test_what_befell_everybody_is_one_line_of_each_kind() -> None:
    telling = Telling(DoggerlandGame(2), "en")
    told = lines(
        telling, ("migrated", -1, 0, 24, 26), ("migrated", -1, 2, 3, 4), ("arrow_moved", -1, 1, 0, 0),
        ("spawned", -1, 0, 1, 0), ("spawned", -1, 1, 2, 0), ("spawned", -1, 0, 3, 0),
    )  # fmt: skip
    assert told == [
        "Animals migrate: horse d4 → f4, bison d1 → e1.",
        "The migration priority arrow lies at the north edge.",
        "New animals: horse b1, d1; reindeer c1.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_score_sheet_and_what_made_it_has_words(language: str) -> None:
    telling = Telling(DoggerlandGame(2), language)
    t = table(
        2,
        cave=["painting_1"],
        cubes={"painting_1.top": "A"},
        A={"crafts": ["bone_fish"], "done": ["menhir"], "deprivation": 2, "megaliths": ["d4"]},
    )
    for line in t.state.sheet().rows[0].lines.values():
        assert telling.say(f"sheet-{line.name}")
        for item in line.items:
            assert signed(item.points) in telling.scored(line.name, item)


def test_undo_reasons_are_those_of_the_game() -> None:
    game = DoggerlandGame(2)
    for obstacle in ("off", "nothing", "chance", "other", "barrier", "passed"):
        refusal = game.undo_refusal(game.start(), obstacle, None)
        for language in LANGUAGES:
            assert Telling(game, language).refusal(refusal).endswith(".")
