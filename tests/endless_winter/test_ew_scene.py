"""The picture of Endless Winter: one drawing for every reader of an observation, and what can be done in it."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

import eolith
from endless_winter.faces import holding, use
from endless_winter.tables import Table, new_game, random_game, table, the_game
from eolith.games.endless_winter import terms
from eolith.games.endless_winter.pack import Pack
from eolith.games.endless_winter.scene import shown
from eolith.games.endless_winter.scene.labor import count_labor, labor_in_columns
from eolith.kernel.chance import Source
from eolith.kernel.scene import Panel, Part
from eolith.kernel.text import LANGUAGES

NAMES = ("Olena", "<script>alert('x')</script>", "", 'Mia & "Co"')
MODULES = {"glaciers": "on", "rests": "on"}
DRAFTS = {**MODULES, "chief_draft": "on", "setup_draft": "on", "fewer_figures": "on", "left_out_figure": "choice"}
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
    table_parts = ["map", "board", "culture", "tribe", "hunt", "idols", "field"]
    assert [part.id for part in parts] == [*table_parts, "tribe-b", "hand", "tribe-c", "tribe-a"]
    assert [part.title for part in parts[7:]] == ["Your tribe (B)", "Your cards", "Tribe C", "A – Olena"]
    watched = scene.parts(t.game.observe(t.state, None))
    assert [part.id for part in watched] == [*table_parts, "tribe-a", "tribe-b", "tribe-c"]
    assert {part.kind for part in watched[7:]} == {"other"}
    assert all(part.zone <= len(scene.zones) for part in parts)
    assert {part.zone for part in parts} == {0, *range(1, len(scene.zones) + 1)}


@pytest.mark.rule("EW-HIDDEN-01", "EW-HIDDEN-02", "EW-HIDDEN-05", "EW-HIDDEN-08")
@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.long)])
def test_the_picture_and_its_panels_do_not_depend_on_what_a_viewer_cannot_know(players: int) -> None:
    game, source = the_game(players, DRAFTS), Source(players)
    scene = game.scene("en")
    changed = 0
    for step, (state, _) in enumerate(random_game(players, 70 + players, **DRAFTS)):
        if step % 15:
            continue
        for viewer in (*range(players), None):
            guess = state.resample(-1 if viewer is None else viewer, source)
            seen = game.observe(state, viewer)
            assert game.observe(guess, viewer) == seen, "the picture is drawn from it"
            changed += guess != state
            if state.seat != eolith.CHANCE:
                for target in ("", "column-hunt", "hand-brave", "hex-c3", "deck", "chief"):
                    assert scene.panel(guess, viewer, target) == scene.panel(state, viewer, target)
    assert changed


# --- what lies where ------------------------------------------------------------------------------------


def test_figures_stand_where_their_turn_has_brought_them() -> None:
    t = table(
        turns_done=2, bottoms={"hunt": "A tribe"},
        A={"tribe": {"home": 1, "hunt": 1}, "hand": []}, B={"chief_at": "hunt"},
    )  # fmt: skip
    hunt = terms.HUNT
    assert shown.figures(t.game.pack, t.game.observe(t.state, None)) == ((hunt, 2, 0, ""), (hunt, 3, 1, "thunderpaw"))
    t.say("A", "figure chief hunt")
    for spot in (0, 1, 3):
        moving = shown.figures(t.game.pack, t.game.observe(t.state, None))[-1 if spot < 3 else 1]
        assert moving == (hunt, spot, 0, "skilled_hand")
        t.say("A", "next") if spot < 3 else None


@pytest.mark.rule("EW-DEV-06")
def test_a_stone_that_is_taken_leaves_its_place_empty() -> None:
    t = table(stones=["village_steppe", "village_forest", "camp_terrains"], A={"food": 5, "tools": 3})
    laid = [t.game.pack.number("stones", code) for code in ("village_steppe", "village_forest", "camp_terrains")]
    before = shown.stones(t.game.pack, t.game.observe(t.state, None))
    assert [stone for stone in before if stone >= 0] == sorted(laid)
    t.say("A", "figure tribe develop", "next", "stone village_forest")
    after = shown.stones(t.game.pack, t.game.observe(t.state, None))
    assert after == tuple(-1 if stone == laid[1] else stone for stone in before)


# --- panels -----------------------------------------------------------------------------------------------


def panel(t: Table, target: str = "", seat: str = "A", language: str = "en") -> Panel:
    """What a seat of a table is shown."""
    return t.game.scene(language).panel(t.state, terms.SEATS.index(seat), target)


def commands(shown_: Panel) -> list[str]:
    return [choice.command for choice in shown_.choices]


def usable(shown_: Panel) -> list[str]:
    """The commands of a panel, which says either what can be done or why nothing can."""
    assert shown_.title
    found = commands(shown_)
    assert len(set(found)) == len(found)
    assert len({choice.label for choice in shown_.choices}) == len(found)
    if not found:
        assert shown_.text and shown_.rule
    assert all(choice.label.endswith(choice.member) for choice in shown_.choices)
    return found


@pytest.mark.parametrize(
    ("players", "options"),
    [pytest.param(2, MODULES, marks=pytest.mark.long), (3, DRAFTS), pytest.param(4, {}, marks=pytest.mark.long)],
)
def test_everything_offered_is_accepted_and_everything_refused_explained(players: int, options: dict[str, str]) -> None:
    game = the_game(players, options)
    scene, source = game.scene("en"), Source(players)
    for step, (state, _) in enumerate(random_game(players, 90 + players, **options)):
        if state.seat == eolith.CHANCE or step % 5:
            continue
        before, seat = state.to_bytes(), state.seat
        offered = usable(scene.panel(state, seat))
        rows = {command: game.expand(state, command, seat) for command in offered}
        assert {row[0] for row in rows.values()} == set(state.options()), "each option begins a command"
        hot = frozenset(choice.target for choice in scene.choices(state) if choice.target)
        places = sorted(targets(scene.parts(game.observe(state, seat), hot)))
        for target in (places[source.below(len(places))], places[source.below(len(places))], *sorted(hot)[:2]):
            found = usable(scene.panel(state, seat, target))
            assert set(found) <= set(offered)
            assert (target in hot) <= bool(found)
            assert not usable(scene.panel(state, (seat + 1) % players, target))
        assert state.to_bytes() == before, "looking changes nothing"
    game.check(state)


def test_a_target_that_there_is_not_is_passed_over() -> None:
    t = table()
    asked = panel(t)
    for target in (
        "hand",
        "hand-",
        "hand-nobody",
        "site-zz",
        "clause-9999",
        "clause--1",
        "<b>",
        "hex-",
        "column",
        "at-rest",
    ):
        assert panel(t, target) == asked


def test_who_is_not_to_decide_is_told_so_and_onlookers_what_there_is() -> None:
    t = table(ground=["woolly_rhino"])
    assert panel(t, "column-hunt", "B").rule == panel(t, "", "B").rule == "EW-FLOW-06"
    watched = t.game.scene("en").panel(t.state, None, "animal-woolly_rhino")
    assert watched.title == "Woolly Rhino" and watched.text and not watched.choices and not watched.rule
    assert t.game.scene("en").panel(t.state, None).text == "You are watching."


@pytest.mark.rule("EW-SETUP-38")
def test_the_animals_can_be_looked_at_during_a_draft() -> None:
    t = new_game(2, Source(4), setup_draft="on")
    while terms.FRAMES[t.state.frame[0]] != "pick_setup":
        assert t.turn is not None
        t.say(t.turn, t.offered[0])
    seen = t.state.observe(0)
    part = next(part for part in t.game.scene("en").parts(seen) if part.id == "hunt")
    lying = Counter(re.findall(r'data-at="animal-(\w+)"', part.svg()))
    assert lying.pop("deck") == 1
    assert lying == dict(seen.ground) and lying.total() == 3
    assert all(panel(t, f"animal-{species}").text for species in lying)


def test_why_a_target_does_not_glow() -> None:
    t = table(A={"hand": ["hunter"]}, ground=["woolly_rhino"])
    assert panel(t, "hand-hunter").rule == "EW-LABOR-02"
    assert panel(t, "hex-b2").rule == "EW-ECL-12"
    t.say("A", "figure tribe hunt")
    assert panel(t, "column-develop").rule == "EW-FIGURE-01"
    refusal = t.game.why_not(t.state, "animal woolly_rhino")
    assert refusal is not None and refusal.rule == panel(t, "animal-woolly_rhino").rule
    assert panel(t, "animal-woolly_rhino").text.endswith(t.game.say(refusal))
    assert panel(t, "stoneslot-1").rule == "EW-DEV-06"


@pytest.mark.rule("EW-MIG-12")
def test_where_a_figure_has_come_to_its_row_says_what_is_missing() -> None:
    t = table(A={"food": 3})
    t.say("A", "figure tribe migrate")
    assert panel(t, "column-migrate").rule == "EW-MIG-01", "no tool for a camp"
    assert panel(t, "villages").rule == panel(t, "hex-a1").rule == "EW-ECL-12"
    t.say("A", "next")
    refusal = t.game.why_not(t.state, "use migrate.middle.1")
    assert refusal is not None and refusal.rule == "EW-MIG-12"
    for place in ("column-migrate", "villages", "hex-a1", "hex-c3"):
        assert panel(t, place).rule == refusal.rule
        assert panel(t, place).text.endswith(t.game.say(refusal))


def test_a_column_offers_what_its_row_gives() -> None:
    t = table(A={"food": 3, "camps": {"b2": 1, "b3": 1, "a2": 1, "c3": 1}})
    t.say("A", "figure tribe migrate", "next")
    for place in ("column-migrate", "villages"):
        assert commands(panel(t, place)) == [
            c for c in commands(panel(t)) if c.startswith(("village ", "use migrate."))
        ]
    t.say("A", "next")
    bottom = commands(panel(t, "column-migrate"))
    assert bottom and bottom == [c for c in commands(panel(t)) if c.startswith(("camp", "move "))]


def test_camps_that_cover_a_hex_offer_what_can_be_done_there() -> None:
    t = table(A={"camps": {"c3": 1}})
    t.say("A", "figure tribe migrate", "next", "next")
    offered = commands(panel(t, "camp-c3"))
    assert set(commands(panel(t, "hex-c3"))) <= set(offered)
    assert "camp" in offered and any(command.startswith("move c3 ") for command in offered)


def test_what_is_pressed_is_named_even_where_nothing_lies() -> None:
    """Everything that can be pressed has a panel of its own; on an empty place it says what belongs there."""
    for turn in ((), ("figure tribe initiate",)):
        t = table(A={"hand": ["tribeswoman"], "food": 2, "unused": {}})
        t.say("A", *turn)
        asked = panel(t).title
        for part in t.game.scene("en").parts(t.game.observe(t.state, 0)):
            for place in targets([part]):
                assert panel(t, place).title != asked, place
    pressed = panel(t, "unused-argentavis")
    assert "Argentavis" in pressed.title and "0 unused" in pressed.text and pressed.rule and not pressed.choices


def test_what_leads_to_a_place_is_offered_there() -> None:
    t = table(A={"hand": ["tribeswoman"], "food": 1})
    t.say("A", "figure tribe hunt", "play tribeswoman")
    assert commands(panel(t, "tools")) == ["use tribeswoman.1"]


# --- faces, large ---------------------------------------------------------------------------------------------


FACED = {
    "culture-first_stone": "cards-first_stone", "tribe-hunter": "cards-hunter", "hand-brave": "cards-brave",
    "animal-glyptodon": "animals-glyptodon", "unused-argentavis": "animals-argentavis",
    "stone-village_steppe": "stones-village_steppe", "stoneslot-1": "stones-camp_terrains",
    "chief": "sides-thunderpaw_b", "hex-c3": "terrains-start", "idol-honor": "idols",
    "rest-token": "rest_tokens-mending", "stone-ground_megaliths": "stones-ground_megaliths",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_pressed_is_drawn_large_and_says_what_of_it_is_a_stand_in(language: str) -> None:
    t = table(
        options=MODULES, ground=["glyptodon"], stones=["village_steppe"], open_culture=["first_stone"],
        rest={"open": "mending", "unseen": [one.id for one in Pack.load().rest_tokens if one.id != "mending"]},
        A={"hand": ["brave"], "chief": "thunderpaw", "side": "b", "stones": ["camp_terrains"]},
        B={"stones": ["ground_megaliths"]},
    )  # fmt: skip
    scene, pack = t.game.scene(language), t.game.pack
    symbols = {element.get("id"): element for element in ElementTree.fromstring(scene.art).iter("symbol")}
    for place, name in FACED.items():
        fact = panel(t, place, language=language).facts[0]
        assert fact.art == f"face-{name}" and len(symbols[fact.art]), place
        kind, _, code = name.partition("-")
        if kind == "idols":
            continue
        face = getattr(pack, kind)[pack.number(kind, code)]
        mark = "designed" if face.source == "designed" else "partly" if face.stand_in else ""
        assert fact.label == (scene.telling.say(f"face-{mark}") if mark else ""), place
        marks = {use.get("href") for use in symbols[fact.art].iter("use")} & {"#mark-designed", "#mark-partly"}
        if kind != "terrains":
            assert marks == ({f"#mark-{mark}"} if mark else set()), place
        if not place.startswith(("stoneslot", "chief", "hand", "unused")):
            assert scene.panel(t.state, None, place).facts[0] == fact


def test_a_chief_that_can_be_drafted_is_drawn_and_told_with_both_sides() -> None:
    t = new_game(2, chief_draft="on")
    target = next(choice.target for choice in t.game.scene("en").choices(t.state))
    code = target.removeprefix("chief-")
    shown_ = panel(t, target, seat=terms.SEATS[t.state.seat])
    assert [fact.art for fact in shown_.facts] == [f"face-sides-{code}_a", f"face-sides-{code}_b"]
    telling = t.game.scene("en").telling
    for side in t.game.pack.sides:
        if side.id.startswith(f"{code}_"):
            assert telling.effect(side.effect) in shown_.text


@pytest.mark.rule("EW-HIDDEN-17")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_left_of_the_last_one_of_the_pile_says_that_it_is(language: str) -> None:
    t = table(turns_done=4, A={"hand": ["brave", "elder", "hunter"]})
    t.say("A", "figure tribe hunt", "next", "next", "next", "pile elder")
    assert commands(panel(t, "hand-hunter")) == ["pile hunter"]
    refused = panel(t, "hand-brave", language=language)
    left = {"en": "left of the last", "ru": "левее последней", "uk": "лівіше від останньої"}
    assert refused.rule == "EW-PILE-02" and left[language] in refused.text
    part = next(part for part in t.game.scene(language).parts(t.state.observe(0)) if part.id == "hand")
    lying = re.findall(r'data-at="hand-(\w+)"', part.pieces["hand-cards"])
    assert lying == ["brave", "hunter"], "the order of the pile is that of the hand, from left to right"


def test_a_figure_offers_the_places_that_it_can_go_to() -> None:
    t = table()
    places = [*terms.COLUMNS, "rest"]
    for figure in ("chief", "tribe"):
        assert commands(panel(t, f"figure-{figure}")) == [f"figure {figure} {place}" for place in places]
    t.say("A", "figure chief hunt")
    assert panel(t, "figure-tribe").rule == "EW-FIGURE-01"


def test_a_hex_offers_the_moves_that_lead_there() -> None:
    t = table(A={"camps": {"c3": 1, "b2": 1}, "hand": ["explorer"]})
    t.say("A", "figure tribe migrate", "play explorer")
    assert commands(panel(t, "hex-b3")) == ["move b2 east", "move c3 northeast"]
    assert set(commands(panel(t, "camp-c3"))) == {c for c in commands(panel(t)) if c.startswith("move c3")}


@pytest.mark.rule("EW-GOLD-06")
def test_what_is_taken_instead_is_offered_below_and_giving_up_last() -> None:
    t = holding("megalith 1", A={"deck": ["brave"]})
    t.say("A", use(1))
    verbs = list(dict.fromkeys(command.split()[0] for command in commands(panel(t))))
    assert verbs == ["site", "draw", "idol", "tool", "food", "decline"]


def test_actions_stand_above_what_makes_labor_and_going_on_last() -> None:
    t = table(A={"hand": ["hunter", "elder"], "food": 3, "tools": 2}, ground=["woolly_rhino"])
    t.say("A", "figure tribe hunt", "play hunter")
    verbs = list(dict.fromkeys(command.split()[0] for command in commands(panel(t))))
    assert verbs.index("animal") < verbs.index("play") < verbs.index("burn") < verbs.index("next")
    assert verbs[-1] == "next"


def test_giving_something_up_is_offered_last() -> None:
    t = table(A={"hand": ["tribeswoman"], "food": 1})
    t.say("A", "figure tribe hunt", "play tribeswoman", "use tribeswoman.1")
    assert commands(panel(t))[-1] == "decline"
    assert panel(t).title.startswith("Tribeswoman")


# --- the labor counter --------------------------------------------------------------------------------------


def test_the_labor_counter_counts_what_there_is_and_could_be() -> None:
    t = table(A={"hand": ["hunter", "hunter", "elder"], "food": 5, "chief": "thunderpaw", "side": "b", "tools": 2})
    pack = t.game.pack
    hunter, elder = (pack.cards[pack.card(code)] for code in ("hunter", "elder"))
    ability = 2  # a hunter in Hunt, EW-CARDS-05: one labor more
    state: Any = t.state
    by_column = labor_in_columns(state)
    assert by_column["hunt"] == 2 * (hunter.labor + ability) + elder.labor
    assert by_column["develop"] == 2 * hunter.labor + elder.labor
    t.say("A", "figure chief hunt")
    counted = count_labor(state)
    assert counted.cards == (("elder", 1, elder.labor), ("hunter", 2, hunter.labor + ability))
    assert counted.food == 2 * sum(pack.food_track[0].labor[: 5 + 1])
    sides = [side for side in pack.sides if side.id == "thunderpaw_b"]
    gives = [clause for clause in sides[0].effect if any(item.name == "labor" for item in clause.gains[0])]
    assert {number for number, _ in counted.abilities} == {clause.number for clause in gives}
    before = t.labor
    t.say("A", "play hunter", "play hunter", "play elder", *["burn"] * 5)
    assert 2 * (t.labor - before) == counted.hand + counted.food


def test_the_labor_counter_is_shown_while_labor_can_be_spent() -> None:
    t = table(A={"hand": ["hunter"], "food": 3})
    assert [fact.art for fact in panel(t).facts][1:5] == [f"icon-{column}" for column in terms.COLUMNS]
    assert panel(t, "column-hunt").facts[0].value == panel(t).facts[4].value != panel(t).facts[1].value
    t.say("A", "figure tribe hunt")
    facts = {fact.art: fact.value for fact in panel(t).facts}
    assert (
        facts["icon-labor"] == "0" and facts["icon-tribe-card"].startswith("+") and facts["icon-food"].startswith("+")
    )
    t.say("A", "play hunter")
    assert {fact.art for fact in panel(t).facts} >= {"icon-labor"}
    assert panel(t).facts[0].value == format(t.labor, "g")
    halves = table(A={"hand": ["tribeswoman"]})
    halves.say("A", "figure tribe hunt", "play tribeswoman")
    assert panel(halves, language="ru").facts[0].value == format(halves.labor, "g").replace(".", ",")
    halves.say("A", "next")
    assert not panel(halves).facts


# --- sheet, diagrams ------------------------------------------------------------------------------------------


@pytest.mark.rule("EW-SCORE-02")
def test_the_end_names_the_winner_and_the_tie_break() -> None:
    t = table(over=True, round=4, order=["B", "A"], A={"score": 20}, B={"score": 20})
    scene = t.game.scene("en")
    assert scene.status(t.game.observe(t.state, 1), NAMES).endswith("You win with 20 points.")
    assert scene.status(t.game.observe(t.state, 0), ("Olena", "Petro")).endswith("The winner is Petro with 20 points.")
    scores = scene.scores(t.game.observe(t.state, None))
    assert (scores.winners, scores.places) == ([1], [2, 1])
    assert scores.note.endswith("(B, A).")
    assert scene.scores(t.game.observe(t.state, None), ("Olena", "Petro")).note.endswith("(Petro, Olena).")


@pytest.mark.rule("EW-SCORE-05", "EW-SCORE-06", "EW-SCORE-07", "EW-SCORE-09")
def test_the_sheet_says_which_place_makes_the_points_of_buried_cards() -> None:
    one = {"buried": {"brave": 1}}
    seats = {seat: {**one, "honor": honor, "honor_place": 0} for seat, honor in zip("ABC", (3, 2, 1), strict=True)}
    t = table(4, over=True, round=4, **seats, D=one)
    scores = t.game.scene("en").scores(t.game.observe(t.state, None))
    rows = dict(scores.rows)
    cells = rows["Buried cards"]
    assert {cell.items[0] for cell in cells} == {"buried cards: 1"}
    assert [cell.items[1] for cell in cells] == [
        "highest on the honor track", "second on the honor track", "further down the honor track",
        "idol not on the honor track: no points",
    ]  # fmt: skip
    assert len({cell.points for cell in cells}) == 4
    assert all("Where points came from" in cell.items[0] for cell in rows["Score track"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_diagrams_add_up(language: str) -> None:
    game = the_game(3, MODULES)
    state, source = game.start(), Source(12)
    steps: list[Any] = []
    labor: Counter[int] = Counter()
    while not state.over:
        events: list[Any] = []
        state.listener = events
        options = state.options()
        state.apply(state.sample(source) if state.seat < 0 else options[source.below(len(options))])
        steps.append((state.clone(), events))
        for event in events:
            labor[event[1]] += event[4] if event[0] == EVENT["paid"] else 0
    points, categories, spent, figures = game.scene(language).charts(steps)
    assert [row[-1] for row in points.series] == state.scores()
    assert [sum(row) for row in categories.series] == state.scores()
    assert [2 * sum(row) for row in spent.series] == [labor[seat] for seat in range(3)]
    assert [sum(row) for row in figures.series] == [12, 12, 12]
    half = game.scene(language).charts(steps[: len(steps) // 2])
    for chart in [points, *half, *game.scene(language).charts([])]:
        assert all(len(row) == len(chart.columns) for row in chart.series)
        assert len(chart.series) == 3 and chart.text and chart.title


# --- the document ---------------------------------------------------------------------------------------------
