"""The picture of Doggerland: one drawing for every reader of an observation, and what can be done in it."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

import eolith
from doggerland.tables import Table, executing, moments, new_game, table, the_game
from eolith.games.doggerland import layout, terms
from eolith.games.doggerland.scene import VILLAGE_PARTS, Scene
from eolith.kernel.chance import Source
from eolith.kernel.document import sheets
from eolith.kernel.scene import Panel, Part
from eolith.kernel.text import LANGUAGES

NAMES = ("Olena", "<script>alert('x')</script>", "", 'Mia & "Co"')
CHOSEN = {"centre_orientation": "first_player", "arrow_start": "first_player", "short_game": "on"}
SIMULTANEOUS = {"phase3_mode": "simultaneous", "scouting": "true", "journey_token": "planning"}
EVENT = {name: number for number, name in enumerate(terms.EVENTS)}


def drawn(parts: list[Part], art: str = "") -> ElementTree.Element:
    """Panels as one tree of elements; an error if they are not well-formed."""
    return ElementTree.fromstring(f"<svg>{art}{''.join(part.svg() for part in parts)}</svg>")


def targets(parts: list[Part]) -> dict[str, bool]:
    """What can be pressed, and whether it glows."""
    links = drawn(parts).iter("a")
    return {link.get("data-at", ""): "hot" in (link.get("class") or "").split() for link in links}


# --- the parts --------------------------------------------------------------------------------------------


def test_parts_and_their_order() -> None:
    t = new_game(3)
    scene = t.game.scene("en")
    parts = scene.parts(t.game.observe(t.state, 1), names=NAMES)
    table_parts = ["map", *VILLAGE_PARTS]
    assert [part.id for part in parts] == [*table_parts, "tribe-b", "tribe-c", "tribe-a"]
    assert [part.title for part in parts[6:]] == ["Your tribe (B)", "Tribe C", "A – Olena"]
    watched = scene.parts(t.game.observe(t.state, None))
    assert [part.id for part in watched] == [*table_parts, "tribe-a", "tribe-b", "tribe-c"]
    assert {part.kind for part in watched[6:]} == {"other"}
    assert {part.zone for part in parts} == {0, *range(1, len(scene.zones) + 1)}


def test_every_shape_has_a_colour() -> None:
    """What the style sheets do not know is a black patch."""
    game = the_game(4, frozenset(CHOSEN.items()))
    styled = set(re.findall(r"\.([a-z][\w-]*)", sheets(Scene.folder / "art")))
    for step, state in enumerate(moments(game, 8)):
        if step % 12 == 0:
            picture = "".join(part.svg() for part in game.scene("en").parts(game.observe(state, step % 4)))
            shapes = set(re.findall(r'<(?:circle|ellipse|path|rect|text) class="([^"]+)"', picture))
            assert [kinds for kinds in shapes if not styled & set(kinds.split())] == []


# --- panels -----------------------------------------------------------------------------------------------


def panel(t: Table, target: str = "", seat: str = "A", language: str = "en", **given: int) -> Panel:
    """What a seat of a table is shown."""
    return t.game.scene(language).panel(t.state, terms.SEATS.index(seat), target, given)


def commands(shown: Panel) -> list[str]:
    return [choice.command for choice in shown.choices] + [shown.command] * bool(shown.command)


def usable(shown: Panel) -> list[str]:
    """The commands of a panel; what offers nothing says why, unless it only tells what there is."""
    assert shown.title
    found = commands(shown)
    assert len(set(found)) == len(found)
    assert len({choice.label for choice in shown.choices}) == len(shown.choices)
    if not found:
        assert shown.text
    assert all(choice.label.endswith(choice.member) for choice in shown.choices)
    return found


@pytest.mark.parametrize(
    ("players", "options"),
    [pytest.param(2, SIMULTANEOUS, marks=pytest.mark.long), (3, CHOSEN), pytest.param(4, {}, marks=pytest.mark.long)],
)
def test_everything_offered_is_accepted_and_everything_refused_explained(players: int, options: dict[str, str]) -> None:
    game = the_game(players, frozenset(options.items()))
    scene, source = game.scene("en"), Source(players)
    for step, state in enumerate(moments(game, 90 + players)):
        if state.seat in (None, eolith.CHANCE) or step % 5:
            continue
        before, seat = state.to_bytes(), state.seat
        shown = scene.panel(state, seat)
        offered = usable(shown)
        rows = {command: game.expand(state, command, seat) for command in offered}
        if not shown.fields:
            assert {row[0] for row in rows.values()} == set(state.options()), "each option begins a command"
        hot = frozenset(choice.target for choice in scene.choices(state) if choice.target)
        places = sorted(targets(scene.parts(game.observe(state, seat), hot)))
        for target in (places[source.below(len(places))], places[source.below(len(places))], *sorted(hot)[:2]):
            found = usable(scene.panel(state, seat, target))
            assert all(game.why_not(state, command, seat) is None for command in found)
            assert (target in hot) <= bool(found)
            assert not usable(scene.panel(state, (seat + 1) % players, target))
        assert state.to_bytes() == before, "looking changes nothing"
    game.check(state)


def test_a_target_that_there_is_not_is_passed_over() -> None:
    t = table()
    asked = panel(t)
    for target in ("cell", "cell-", "cell-zz", "craft-nothing", "cave-painting_1", "<b>", "hut-", "goal", "at-birth"):
        assert panel(t, target) == asked


def test_who_is_not_to_decide_is_told_so_and_onlookers_what_there_is() -> None:
    t = table(grid=["w2> s2>", "c0> p1v"], at="d3")
    assert panel(t, "cell-d3", "B").rule == panel(t, "", "B").rule == "DG-PLAN-01"
    scene = t.game.scene("en")
    watched = scene.panel(t.state, None, "cell-d3")
    assert watched.title and watched.text and not watched.choices and not watched.fields and not watched.rule
    assert scene.panel(t.state, None).text == "You are watching."


def test_an_overview_has_a_row_for_each_action() -> None:
    """Not one for each tile, craft and cell of the cave; at a target the plan is offered with who does it."""
    t = table(grid=["w2> s2> Hv", "p1> c0> s1v"], at="c3", animals={(2, 0): "horse"})
    shown = panel(t)
    rows = [choice.group or choice.command for choice in shown.choices]
    assert rows == sorted(rows, key=rows.index) and len(set(rows)) <= len(terms.ACTIONS) + 1
    assert [choice.member for choice in shown.choices if choice.group == "plan-gather"] == ["c3", "d3", "c4", "e4"]
    assert set(commands(panel(t, "ability-range"))) == {f"ability range {member}" for member in terms.MEMBERS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_painting_is_told_by_what_it_shows(language: str) -> None:
    """In the overview, where one species lies together, and at its place in the cave."""
    t = table(cave=[painting.id for painting in the_game(2, frozenset()).pack.paintings[:3]])
    scene = t.game.scene(language)
    plans = [choice for choice in scene.panel(t.state, 0).choices if choice.group == "plan-paint"]
    species = [scene.telling.painted(choice.command.split()[1]).names[language] for choice in plans]
    assert plans and species == sorted(species)
    for choice, name in zip(plans, species, strict=True):
        assert choice.member.startswith(name)
        assert not choice.member.endswith(")"), "the number of the tile is not taken for points"
        assert scene.panel(t.state, 0, choice.target).title.startswith(name)
    assert len({choice.member for choice in plans}) == len(plans)


@pytest.mark.rule("DG-COST-01", "DG-COST-06")
def test_an_overview_says_what_a_plan_costs_before_it_is_begun() -> None:
    """Above all that a token would be taken, for nobody is asked about that where there is nothing to pay with."""
    for goods, price in (({"tool": 1}, "(for 1 tool)"), ({}, "(taking 1 deprivation token)")):
        found = {one.group: one.label for one in panel(table(A={"goods": goods})).choices}
        assert price in found["plan-dwelling"] and price in found["plan-craft"] and price in found["plan-paint"]
        assert "(for" not in found["plan-birth"] + found["plan-ability"] + found["plan-shaman"]


def test_each_slot_of_the_priority_arrow_tells_its_order() -> None:
    t = table(grid=["w2> s2>", "c0> p1v"], at="d3")
    shown = {slot.id: panel(t, f"arrow-{slot.id}") for slot in t.game.pack.arrow_slots}
    assert len({one.title for one in shown.values()}) == len(shown)
    assert all(one.text and not one.choices for one in shown.values())
    there = [slot for slot, one in shown.items() if not one.title.startswith("Slot ")]
    assert there == [t.game.observe(t.state, 0).arrow]


@pytest.mark.rule("DG-ABIL-09")
def test_toolmaking_is_one_thing_at_its_track_and_at_its_recipes() -> None:
    t = table()
    assert set(commands(panel(t, "toolmaking"))) == set(commands(panel(t, "ability-toolmaking")))
    assert set(commands(panel(t, "toolmaking"))) == {f"ability toolmaking {member}" for member in terms.MEMBERS}


@pytest.mark.rule("DG-EXPED-19")
@pytest.mark.parametrize(
    ("players", "words"), [(2, "The camp of B stands on d4."), (3, "The camps of B, C stand on d4.")]
)
def test_all_rival_camps_in_the_middle_are_named(players: int, words: str) -> None:
    t = table(players, **{seat: {"camp": "d4"} for seat in terms.SEATS[:players]})
    shown = panel(t, "cell-d4")
    assert shown.text.endswith(words) and shown.rule == "DG-EXPED-19"


def test_recipes_have_no_question_of_their_own_while_their_track_offers_them() -> None:
    t = table()
    scene, seen = t.game.scene("en"), t.game.observe(t.state, 0)
    hot = frozenset(choice.target for choice in scene.choices(t.state))
    for glowing, asked in ((hot, False), (hot - {"ability-toolmaking"}, True), (hot | {"toolmaking"}, True)):
        (own,) = (part for part in scene.parts(seen, glowing) if part.kind == "own")
        lines = {item.text.partition(":")[0]: item.target for item in own.items}
        assert (lines["Tools that can be made"] == "toolmaking") is asked
        assert lines["Toolmaking"] or not asked


@pytest.mark.parametrize("seat", "AB")
def test_each_place_of_the_own_board_is_told_of_empty_ones_too(seat: str) -> None:
    t = table(A={"goods": {}}, B={"goods": {}})
    viewer = terms.SEATS.index(seat)
    (own,) = (part for part in t.game.scene("en").parts(t.game.observe(t.state, viewer)) if part.kind == "own")
    places = targets([own])
    assert {f"good-{store}" for store in terms.STORES} <= set(places)
    for place in places:
        assert panel(t, place, seat).title != panel(t, "", seat).title, place
    assert panel(t, "good-meat2", seat).title == "Meat from the second bowl"


def test_the_log_tells_what_a_painting_tile_shows_before_its_number() -> None:
    t = table()
    events = [(EVENT["painting_revealed"], eolith.CHANCE, number, 0, 0) for number in (0, 2)]
    (line,) = t.game.scene("en").log(events, None)
    assert line.text == (
        "Painting tiles are turned up: horse, reindeer, reindeer (tile 1); bison, reindeer, horse (tile 3)."
    )


def test_the_log_says_that_a_figure_stays() -> None:
    events = [(EVENT["migrated"], eolith.CHANCE, 0, 40, 40), (EVENT["migrated"], eolith.CHANCE, 2, 3, 4)]
    (line,) = table().game.scene("en").log(events, None)
    assert line.text == f"Animals migrate: horse stays on {layout.CELL_NAMES[40]}, bison d1 → e1."


# --- what is designed -----------------------------------------------------------------------------------------


def test_what_is_designed_says_so_and_bears_a_mark() -> None:
    """In the words of its place, and so in its panel; the mark is on crafts and painting tiles."""
    game = the_game(4, frozenset())
    scene, marked = game.scene("en"), 0
    for step, state in enumerate(moments(game, 6)):
        if step % 90:
            continue
        seen = game.observe(state, None)
        lying: dict[str, Any] = {f"cell-{cell}": pack_face(game, "tiles", code) for cell, code in seen.tiles.items()}
        lying |= {f"craft-{code}": pack_face(game, "crafts", code) for code in filter(None, seen.display)}
        lying |= {f"cave-{code}-top": pack_face(game, "paintings", code) for code in seen.cave}
        lying |= {f"goal-{code}": pack_face(game, "objectives", code) for code in seen.objectives}
        lying |= {f"hut-{code}": pack_face(game, "hut", code) for code in terms.HUT}
        parts = {part.id: part for part in scene.parts(seen)}
        told = {item.target: item.text for part in parts.values() for item in part.items}
        for place, face in lying.items():
            words = "partly designed by us" if face.stand_in else "designed by us" if face.source == "designed" else ""
            for text in (told[place], scene.panel(state, None, place).text):
                found = re.findall(r"[\w ]*designed[\w ]*", text)
                assert [one.strip().lower() for one in found] == [words] * bool(words), place
        for kind, part in (("craft", "crafts"), ("cave", "cave")):
            designed = [face for place, face in lying.items() if place.startswith(kind) and _ours(face)]
            assert parts[part].svg().count('href="#mark-designed"') == len(designed)
            marked += len(designed)
    assert marked


def pack_face(game: Any, kind: str, code: str) -> Any:
    return getattr(game.pack, kind)[game.pack.number(kind, code)]


def _ours(face: Any) -> bool:
    return face.source == "designed" or bool(face.stand_in)


# --- expeditions ----------------------------------------------------------------------------------------------


def facts(shown: Panel) -> dict[str, str]:
    return {fact.art: fact.value for fact in shown.facts}


@pytest.mark.rule("DG-EXPED-02", "DG-EXPED-06", "DG-EXPED-15", "DG-GATHER-02", "DG-GATHER-03", "DG-GATHER-04")
def test_a_gathering_group_shows_what_it_finds_and_what_it_leaves() -> None:
    t = table(grid=["w2> s2>", "c0> p1v"], at="d3", A={"goods": {"tool": 2}})
    first = panel(t, "cell-d3")
    assert [field.name for field in first.fields] == ["chief", "shaman", "hunters", "tools"]
    assert first.command == "send d3 hunters 3" and first.verdict == "Brings 6 wood.", "as many as may go"
    assert panel(t, "cell-d3", hunters=1).verdict == "Brings 2 wood."
    more = panel(t, "cell-d3", hunters=1, tools=2)
    assert (facts(more)["icon-people"], facts(more)["icon-skill"]) == ("1", "3")
    carries = t.game.pack.abilities[terms.CARRYING].values[0]
    assert more.verdict == f"Finds 6 wood; carries {carries}, leaves {6 - carries} there."
    refused = panel(t, "cell-d3", chief=1, hunters=2)
    assert (refused.command, refused.rule) == ("", "DG-EXPED-02") and refused.verdict and refused.fields


@pytest.mark.rule("DG-HUNT-01", "DG-HUNT-02", "DG-HUNT-04", "DG-HUNT-06")
def test_a_hunting_group_shows_what_the_animal_takes() -> None:
    t = table(grid=["R> c0>"], at="c4", animals={(0, 0): "reindeer"}, A={"goods": {"tool": 3}})
    animal = t.game.pack.animals[terms.REINDEER]
    shown = panel(t, "cell-c4")
    assert "shaman" not in {field.name for field in shown.fields}
    assert facts(shown)["icon-people"] == str(animal.people) and int(facts(shown)["icon-skill"]) >= animal.skill
    assert shown.title.endswith(f": skill {animal.skill}, people {animal.people}")
    assert panel(t, "cell-c4", hunters=animal.people - 1, tools=2).rule == "DG-HUNT-02"
    assert panel(t, "cell-c4", hunters=animal.people, tools=0).rule == "DG-HUNT-01"
    carried = panel(t, "cell-c4", chief=1, hunters=4)
    assert carried.verdict.startswith("Brings") and f"{animal.spoils[terms.MEAT]} meat" in carried.verdict


@pytest.mark.rule("DG-COST-04", "DG-COST-06", "DG-COST-07", "DG-COST-12")
def test_the_cold_takes_a_hide_or_a_token() -> None:
    land: Any = {"grid": ["w2> s2>", "c0> p1v"], "at": "d3", "round": 2}
    t = table(**land, A={"goods": {"hide": 1}})
    shown = panel(t, "cell-d3")
    assert facts(shown)["good-hide"] == "−1" and shown.command == "send d3 hunters 3 pay"
    wish: Any = {"hunters": 1, "spare-hide": 1}
    spared = panel(t, "cell-d3", **wish)
    assert spared.command == "send d3 hunters 1 deprive"
    assert "good-hide" not in facts(spared) and facts(spared)["token-deprivation"] == "−2 points"
    t.say("A", spared.command)
    assert t.tokens("A") == 1
    poor = panel(table(**land, A={"goods": {}}), "cell-d3")
    assert poor.command == "send d3 hunters 3" and "token-deprivation" in facts(poor)
    warm = panel(table(**{**land, "round": 1}), "cell-d3")
    assert not {"good-hide", "token-deprivation"} & set(facts(warm))


@pytest.mark.parametrize("seed", range(3))
def test_what_a_panel_promises_is_what_comes_home(seed: int) -> None:
    """In whole games of chance, wherever all can be carried and the animal has not gone."""
    game, source = the_game(2, frozenset()), Source(seed)
    scene, state = game.scene("en"), game.start()
    promised: dict[int, str] = {}
    kept = 0
    while not state.over:
        legal = state.options()
        returning = [option for option in legal if terms.RETURN <= option < terms.COLOUR]
        option = state.sample(source) if state.seat < 0 else (returning or legal)[source.below(len(returning or legal))]
        if terms.SEND <= option < terms.PAINT:
            cell = option - terms.SEND
            shown = scene.panel(state, state.seat, f"cell-{layout.CELL_NAMES[cell]}")
            promised[cell] = shown.verdict
            for step in game.expand(state, shown.command):
                state.apply(step)
            continue
        events: list[Any] = []
        state.listener = events
        state.apply(option)
        state.listener = None
        gained = {event[2]: event[3] for event in events if event[0] == EVENT["gained"]}
        if option in returning and gained and promised[option - terms.RETURN].startswith("Brings"):
            assert promised[option - terms.RETURN] == f"Brings {scene.telling.goods(gained)}."
            kept += 1
    assert kept > 5


def test_a_group_that_is_being_made_up_is_asked_in_the_same_form() -> None:
    t = table(grid=["w2> s2>", "c0> p1v"], at="d3", A={"goods": {"tool": 2}})
    first = panel(t, "cell-d3")
    t.say("A", "send d3")
    status = t.game.scene("en").status(t.game.observe(t.state, 0), ())
    assert "d3" in status and "who goes" in status
    for shown in (panel(t), panel(t, "cell-d3")):
        assert shown.fields == first.fields and shown.verdict == first.verdict
        assert shown.command == first.command.replace("send d3", "group")
    t.say("A", "with chief")
    assert [field.name for field in panel(t).fields] == ["shaman", "hunters", "tools"]
    assert panel(t, hunters=1).command == "group chief hunters 1"
    assert t.refused("A", "group hunters 1") == "DG-EXPED-04"
    t.say("A", "group chief hunters 1")
    assert t.value("groups")["d3"]["members"] == {"chief": 1, "hunter": 1}


@pytest.mark.rule(
    "DG-EXPED-07", "DG-EXPED-08", "DG-EXPED-09", "DG-EXPED-10", "DG-EXPED-23", "DG-GATHER-11", "DG-HUNT-02"
)  # fmt: skip
def test_why_no_expedition_goes_somewhere() -> None:
    t = table(
        grid=["w2> s2> p1> g1> w1>", "c0> M> H> s1> p1>", "w1v s1v B> . p1>"], at="b3", harvested={(0, 2): 1},
        animals={(1, 1): "mammoth"}, A={"camp": "b4", "hunters": 2, "goods": {"tool": 1}},
        B={"camp": "c3"}, groups={"c5": {"seat": "A", "errand": "gather", "members": {"hunter": 1}}},
    )  # fmt: skip
    why = {cell: panel(t, f"cell-{cell}") for cell in ("f4", "e5", "c3", "c5", "b5", "c4", "d4")}
    rules = {cell: shown.rule for cell, shown in why.items()}
    assert rules == {
        "f4": "DG-EXPED-07", "e5": "DG-EXPED-08", "c3": "DG-EXPED-09", "c5": "DG-EXPED-10", "b5": "DG-GATHER-11",
        "c4": "DG-HUNT-02", "d4": "DG-EXPED-23",
    }  # fmt: skip
    assert all(shown.text and not commands(shown) for shown in why.values())


def test_why_a_place_of_the_village_does_not_glow() -> None:
    t = table(A={"goods": {"hide": 1}}, hut={"trade": "B"}, B={"goods": {}})
    assert panel(t, "hut-trade").rule == "DG-SHAMAN-03"
    building = executing(A={"builders": {"chief": 1}, "goods": {}})
    assert panel(building, "dwelling").rule == "DG-DWELL-08", "what is missing, not that nobody builds"
    assert panel(building, "hut-trade").rule == "DG-EXEC-12"
    assert panel(building, "birth").rule == "DG-EXEC-01"
    goal = next(iter(building.value("objectives")))
    shown = panel(building, f"goal-{goal}")
    assert shown.rule == "DG-GOAL-01" and shown.title == t.game.scene("en").telling.name("objectives", goal)


# --- carrying home, feeding ------------------------------------------------------------------------------------


def test_a_load_that_is_too_large_is_chosen_as_a_whole() -> None:
    t = executing(
        grid=["h2> s2>", "c0> p1v"], at="d3",
        groups={"d3": {"seat": "A", "errand": "gather", "members": {"hunter": 1}, "tools": 2}},
    )  # fmt: skip
    shown = panel(t, "cell-d3")
    assert len(shown.choices) > 1 and all(one.command.startswith("return d3 ") for one in shown.choices)
    carries = t.game.pack.abilities[terms.CARRYING].values[0]
    for one in shown.choices:
        assert sum(map(int, re.findall(r" (\d+)", one.command))) == carries


# --- sheet, diagrams ------------------------------------------------------------------------------------------


@pytest.mark.rule("DG-SCORE-14", "DG-SCORE-15")
def test_the_end_names_the_winner_and_the_tie_break() -> None:
    t = table(over=True, round=8, A={"goods": {"wood": 1}}, B={"goods": {}})
    scene = t.game.scene("en")
    points = t.state.scores()
    assert points[0] == points[1]
    assert scene.status(t.game.observe(t.state, 0), NAMES).endswith(f"You win with {points[0]} points.")
    assert f"The winner is Olena with {points[0]}" in scene.status(t.game.observe(t.state, 1), NAMES)
    scores = scene.scores(t.game.observe(t.state, None))
    assert (scores.winners, scores.places) == ([0], [1, 2])
    assert "more goods" in scores.note
    hunters = t.state.fields()["hunters"][0]
    assert f"Hunter-gatherer × {hunters} = {hunters}" in scores.rows[0][1][0].items
    shared = table(over=True, round=8)
    status = scene.status(shared.game.observe(shared.state, 0), ("Ann", "Bo"))
    assert "Ann and Bo" in status


@pytest.mark.parametrize("language", LANGUAGES)
def test_diagrams_add_up(language: str) -> None:
    game = the_game(3, frozenset())
    state, source = game.start(), Source(12)
    steps: list[Any] = []
    eaten: Counter[int] = Counter()
    while not state.over:
        events: list[Any] = []
        state.listener = events
        options = state.options()
        state.apply(state.sample(source) if state.seat < 0 else options[source.below(len(options))])
        steps.append((state.clone(), events))
        for kind, seat, store, n, _ in events:
            if kind == EVENT["eaten"]:
                eaten[seat] += n * (2 if store >= terms.MEAT2 else 1)
    points, categories, members, food = game.scene(language).charts(steps)
    assert [row[-1] for row in points.series] == state.scores()
    assert [sum(row) for row in categories.series] == state.scores()
    assert [row[-1] for row in members.series] == [2 + n for n in state.fields()["hunters"][:3]]
    assert [sum(row) for row in food.series] == [eaten[seat] for seat in range(3)]
    assert len(points.columns) == terms.ROUNDS
    half = game.scene(language).charts(steps[: len(steps) // 2])
    for chart in [points, members, food, *half, *game.scene(language).charts([])]:
        assert all(len(row) == len(chart.columns) for row in chart.series)
        assert len(chart.series) == 3 and chart.text and chart.title


@pytest.mark.rule("DG-SHORT-01")
def test_diagrams_of_a_short_game_name_its_rounds() -> None:
    game = the_game(2, frozenset({("short_game", "on")}))
    state, events = game.start(), list[Any]()
    state.listener = events
    state.playout(Source(3))
    points, *_ = game.scene("en").charts([(state, [event for event in events if event[0] == EVENT["round_started"]])])
    assert list(points.columns) == ["3", "4", "5", "6", "7", "8"]


# --- the document ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_village_stands_in_one_column_of_the_document(players: int) -> None:
    """Beside the territory."""
    game = the_game(players, frozenset())
    state = game.start()
    state.play_chance(Source(1))
    for viewer in (0, None):
        tree = ElementTree.fromstring(game.scene("ru").svg(game.observe(state, viewer), names=NAMES))
        left = {
            element.get("id"): element.get("x") for element in tree.iter() if "part" in element.get("class", "").split()
        }
        assert len(left) == 6 + players
        assert len({left[name] for name in VILLAGE_PARTS}) == 1
