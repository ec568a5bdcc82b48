"""Choices: they cover the legal options exactly, each is a command that can be typed, and each says what it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import eolith
from doggerland.tables import Table, executing, table
from eolith.games.doggerland import terms
from eolith.games.doggerland.game import DoggerlandGame
from eolith.games.doggerland.words.choices import choices
from eolith.games.doggerland.words.telling import Telling
from eolith.kernel.chance import Source
from eolith.kernel.scene import Choice
from eolith.kernel.text import LANGUAGES
from rotated import rotated

GAMES = (
    "doggerland(players=2,centre_orientation=first_player,arrow_start=first_player,journey_token=planning)",
    "doggerland(players=3,deprivation_by_choice=false,adult_overflow=forbid_build)",
    "doggerland(players=4,phase3_mode=simultaneous,scouting=true)",
    "doggerland(players=2,short_game=on)",
)
LAST = ("pass", "finish", "done", "deprive")


@pytest.mark.parametrize(("spec", "language"), rotated(GAMES, LANGUAGES))
def test_choices_cover_the_options_of_a_whole_game(spec: str, language: str) -> None:
    game = eolith.load(spec)
    telling, state, source = Telling(game, language), game.start(), Source(len(spec))
    while not state.over:
        if state.seat < 0:
            state.apply(state.sample(source))
            continue
        offered = choices(telling, state)
        rows = [game.expand(state, choice.command) for choice in offered]
        assert {row[0] for row in rows} == set(state.options()), "each option begins a choice"
        assert len({tuple(row) for row in rows}) == len(rows), "no choice stands twice"
        assert len({choice.label for choice in offered}) == len(offered)
        for target in sorted({choice.target for choice in offered if choice.target})[:2]:
            assert choices(telling, state, (target,)) == [one for one in offered if one.target == target]
        assert not any(choice.command in LAST for choice in offered[:-1]), "what is offered comes first"
        for choice in offered:
            assert choice.label and "{" not in choice.label
            assert choice.member in choice.label
            assert bool(choice.group) == bool(choice.member)
        chosen = source.below(len(rows))
        if chosen == len(rows) - 1 and source.below(8):
            chosen = source.below(len(rows))
        for option in rows[chosen]:
            state.apply(option)


def told(t: Table, language: str = "en") -> dict[str, Choice]:
    """All choices by command."""
    return {choice.command: choice for choice in choices(Telling(t.game, language), t.state)}


def labels(t: Table, language: str = "en") -> Mapping[str, str]:
    return {command: choice.label for command, choice in told(t, language).items()}


# --- planning -----------------------------------------------------------------------------------------


@pytest.mark.rule("DG-COST-01", "DG-COST-06", "DG-COST-08")
def test_a_plan_is_one_choice_with_its_member_and_what_it_costs() -> None:
    t = table(2, A={"goods": {"tool": 1}})
    found = told(t)
    assert found["dwelling chief pay"].label == "plan a dwelling (for 1 tool): chief"
    assert found["dwelling"].label == "plan a dwelling (for 1 tool): another way to pay"
    assert {found[command].group for command in ("dwelling", "dwelling hunter pay")} == {"plan-dwelling"}
    t.say("A", "dwelling chief pay")
    assert t.goods("A") == {} and t.tokens("A") == 0 and t.turn == "B"


@pytest.mark.rule("DG-COST-06")
def test_tokens_that_are_due_are_told_before_they_are_taken() -> None:
    t = table(2, round=2, A={"goods": {"hide": 1}})
    assert labels(t)["dwelling chief pay"] == "plan a dwelling (for 1 hide, taking 1 deprivation token): chief"
    t.say("A", "dwelling chief pay")
    assert t.tokens("A") == 1
    t = table(2, A={"goods": {}})
    assert labels(t)["dwelling chief"] == "plan a dwelling (taking 1 deprivation token): chief"
    assert "dwelling" not in labels(t), "there is no other way to pay"


@pytest.mark.rule("DG-COST-01", "DG-COST-06", "DG-COST-08")
def test_who_carries_out_a_plan_that_is_begun_is_told_what_it_costs() -> None:
    t = table(2, A={"goods": {"tool": 1}})
    t.say("A", "dwelling")
    found = told(t)
    assert found["member chief pay"].label == "Build a dwelling (for 1 tool): chief"
    assert found["member chief"].label == "another way to pay: chief"
    assert {choice.group for choice in found.values()} == {"member", "member-otherwise"}
    t.say("A", "member chief pay")
    assert t.goods("A") == {} and t.turn == "B"
    t = table(2, A={"goods": {}})
    t.say("A", "dwelling")
    assert labels(t)["member chief"] == "Build a dwelling (taking 1 deprivation token): chief"
    assert "member chief pay" not in told(t)
    t = table(2)
    t.say("A", "ability range")
    assert labels(t)["member chief"] == "chief", "that costs nothing to plan"


def test_a_plan_that_only_one_member_can_make_says_who() -> None:
    t = table(2, A={"goods": {}, "hunters": 0, "builders": ["chief"]})
    assert labels(t)["ability range"] == "plan to improve Range: shaman"
    assert not told(t)["ability range"].group


def test_an_expedition_is_one_choice_a_cell() -> None:
    t = table(2, grid=["w2> c0> p1v", ". B> ."], A={"camp": (0, 0), "goods": {"tool": 3}}, animals={(1, 1): "bison"})
    found = told(t)
    sent = {command: choice for command, choice in found.items() if command.startswith("send ")}
    assert set(sent) == {text for text in t.offered if text.startswith("send ")}
    cell = next(command for command in sent if "hunt" in sent[command].label)
    species = t.game.pack.animals[terms.BISON]
    assert f"hunt a bison: skill {species.skill}, people {species.people}" in sent[cell].label
    assert sent[cell].target == f"cell-{cell.split()[1]}"
    assert any("gather: 2 wood for each point of skill" in choice.label for choice in sent.values())


@pytest.mark.rule("DG-COST-04")
def test_an_expedition_in_the_cold_says_what_it_costs() -> None:
    for season, rounds in enumerate((1, 2)):
        t = table(2, round=rounds, grid=["w2> c0>"], A={"camp": (1, 0)}, B={"camp": (1, 0)})
        price = (t.game.pack.actions[terms.GATHER].warm, t.game.pack.actions[terms.GATHER].cold)[season]
        assert labels(t)["send b2"].endswith("(for 1 hide)") == (price[terms.HIDE] == 1)


@pytest.mark.rule("DG-SHAMAN-23", "DG-SHAMAN-12")
def test_the_shaman_is_sent_with_who_goes_along() -> None:
    t = table(2)
    found = told(t)
    assert found["shaman trade"].label == "send the shaman to the hut – “Trade”"
    assert found["shaman trade"].target == "hut-trade"
    assert (
        found["shaman twins hunter"].label
        == "send the shaman to the hut – “Pray for twins”; along with: hunter-gatherer"
    )
    t.say("A", "shaman superb_painting")
    assert all(choice.target.startswith("cave-painting_") for choice in told(t).values())
    assert {choice.label.split(" on ")[0] for choice in told(t).values()} == {"lay the shaman token"}


def test_targets_are_those_of_the_drawings() -> None:
    t = table(2, A={"goods": {"tool": 3}})
    for command, choice in told(t).items():
        verb, *words = command.split()
        named = {"craft": "craft", "send": "cell", "ability": "ability", "shaman": "hut"}
        if verb in named:
            assert choice.target == f"{named[verb]}-{words[0]}"
        elif verb == "paint":
            assert choice.target == f"cave-{words[0].replace('.', '-')}"
        else:
            assert choice.target == {"pass": ""}.get(verb, verb)


# --- execution ----------------------------------------------------------------------------------------


def test_building_says_what_it_costs_and_gives() -> None:
    t = executing(2, A={"builders": ["chief", "hunter"], "goods": {"wood": 1, "hide": 1, "bone": 1}})
    found = labels(t)
    points = t.game.pack.dwellings[terms.STATUS].vp
    assert found["build status other empty"] == (
        f"build a status dwelling on an empty cell (for 1 wood, 1 hide and 1 bone) → {points} points"
    )
    assert "(for 1 hide and 1 bone)" in found["build status chief empty"], "DG-DWELL-07: the chief saves a wood"
    assert "by the chief" in found["build status chief empty"]
    assert all(told(t)[command].target == "dwelling" for command in found if command.startswith("build"))


@pytest.mark.rule("DG-EXPED-16")
def test_an_expedition_comes_home_with_each_load_that_it_can_carry() -> None:
    t = executing(
        2,
        grid=["w2> R>", "c0> ."],
        at="a2",
        animals={(1, 0): "reindeer"},
        groups={(1, 0): {"seat": "A", "errand": "hunt", "members": {"hunter": 2}, "tools": 1}},
        A={"camp": (0, 0)},
    )
    spoils = t.game.pack.animals[terms.REINDEER].spoils
    loads = [choice for command, choice in told(t).items() if command.startswith("return b2 ")]
    assert len(loads) > 1 and len({choice.group for choice in loads}) == 1
    for choice in loads:
        carried = [int(word) for word in choice.command.split() if word.isdecimal()]
        assert sum(carried) == 2 * t.game.pack.abilities[terms.CARRYING].values[0] < sum(spoils)
        assert choice.label == f"bring the expedition home from b2: {choice.member}"
    t.say("A", loads[0].command)
    assert sum(t.goods("A").values()) == sum(int(word) for word in loads[0].command.split() if word.isdecimal())


@pytest.mark.rule("DG-SHAMAN-07")
def test_an_offering_is_chosen_with_the_action() -> None:
    t = executing(2, hut={"trade": "A"}, A={"goods": {"wood": 1, "hide": 2}})
    found = told(t)
    assert found["invoke wood"].label == "carry out the shaman’s action “Trade”: for 1 wood"
    assert found["invoke hide"].target == "hut-trade"
    t.say("A", "invoke wood")
    assert t.asked == "trade" and t.goods("A") == {"hide": 2}


@pytest.mark.rule("DG-SHAMAN-26", "DG-SHAMAN-29")
def test_a_trade_is_a_row_for_each_pair_of_goods() -> None:
    t = executing(
        2,
        hut={"trade": "A"},
        A={"goods": {"wood": 1, "hide": 2, "plant1": 1, "plant3": 1}},
    )
    t.say("A", "invoke wood")
    found = told(t)
    assert found["exchange hide plant3 stone"].label == (
        "give away 1 hide and 1 plant from the third bowl and receive: 1 stone"
    )
    assert "exchange hide hide hide" not in found, "nobody gives two for one of the same"
    assert "exchange hide plant3 plant" in found, "old food can be made fresh"
    assert "exchange plant1 plant3 plant" not in found, "nobody gives two for one of the same"
    assert found["exchange hide plant3 stone"].target == "good-hide"
    t.say("A", "exchange hide plant3 stone")
    assert t.goods("A") == {"hide": 1, "plant1": 1, "stone": 1}


def test_many_goods_are_traded_one_by_one() -> None:
    goods = {store: 2 for store in terms.STORES}
    t = executing(2, hut={"trade": "A"}, A={"goods": goods})
    t.say("A", "invoke wood")
    found = told(t)
    assert {command.split()[0] for command in found} == {"give", "done"}
    assert found["give plant2"].target == "good-plant2"
    assert found["give plant2"].label == "give away: plants from the second bowl"


@pytest.mark.rule("DG-SHAMAN-09", "DG-PLAN-13")
def test_finishing_says_what_is_lost_by_it() -> None:
    t = executing(2, A={"builders": ["hunter"]}, B={"builders": ["hunter"]})
    assert labels(t)["finish"] == "finish and give up what is left"
    t = executing(2, hut={"menhir": "A"}, A={})
    assert labels(t)["finish"] == "finish and give up what is left (taking 1 deprivation token)"


@pytest.mark.rule("DG-FEED-06")
def test_hunger_at_the_end_of_the_round_is_not_told_as_the_price_of_finishing() -> None:
    t = executing(2, A={"builders": ["hunter"], "goods": {}}, B={"goods": {}})
    assert labels(t)["finish"] == "finish and give up what is left"
    t.say("A", "finish")
    assert t.tokens("A") == t.members("A")


# --- the end of the round -------------------------------------------------------------------------------


@pytest.mark.rule("DG-FEED-03", "DG-FEED-07")
def test_a_meal_is_one_choice_and_says_what_spoils() -> None:
    t = executing(2, A={"builders": ["hunter"], "goods": {"plant1": 6, "plant3": 3}}, B={"goods": {}})
    t.say("A", "finish")
    assert t.asked == "feed"
    found = list(told(t).values())
    assert found[0].command == "feed plant1 3 plant3 3"
    assert found[0].label == "eat 3 plants from the first bowl and 3 plants from the third bowl"
    assert found[-1].label == "eat 6 plants from the first bowl; spoils: 3 plants"
    t.say("A", found[0].command)
    assert t.goods("A") == {"plant2": 3}


@pytest.mark.rule("DG-CAMP-02")
def test_the_camp_moves_or_stays() -> None:
    t = executing(2, grid=["w2> s1> p1>"], at="a2", A={"camp": (0, 0)}, B={"camp": (0, 0)})
    t.until("camp")
    found = told(t)
    assert found["camp a2"].label == "leave the camp on a2"
    assert list(found)[-1] == "camp a2"
    assert found["camp b2"].label == "move the camp to: b2" and found["camp b2"].target == "cell-b2"


def test_a_full_memory_is_asked_with_the_new_figure() -> None:
    t = executing(
        2,
        grid=["w2> H>"],
        at="a2",
        animals={(1, 0): "horse"},
        groups={(1, 0): {"seat": "A", "errand": "hunt", "members": {"hunter": 2}}},
        A={"camp": (0, 0), "memory": {"bison": 1, "mammoth": 1}},
    )
    t.say("A", "return b2")
    assert {choice.target for choice in told(t).values()} == {"memory-bison", "memory-mammoth", "memory-horse"}
    assert labels(t)["forget horse"] == "give up a horse"


def of_kind(asked: str) -> Any:
    """The first position of a random game that asks for something."""
    for seed in range(8):
        game = DoggerlandGame(2, {"centre_orientation": "first_player", "arrow_start": "first_player"})
        state, source = game.start(), Source(seed)
        while not state.over:
            if state.seat >= 0 and terms.FRAMES[state.frame[0]] == asked:
                return game, state
            state.apply(state.sample(source) if state.seat < 0 else state.options()[0])
    raise AssertionError(asked)


@pytest.mark.parametrize(("asked", "prefix"), [("turn_centre", "turn-"), ("set_arrow", "arrow-")])
def test_the_first_player_sets_the_arrows_at_their_places(asked: str, prefix: str) -> None:
    game, state = of_kind(asked)
    found = choices(Telling(game, "en"), state)
    assert [choice.target for choice in found] == [f"{prefix}{choice.command.split()[1]}" for choice in found]
    assert len({choice.group for choice in found}) == 1
