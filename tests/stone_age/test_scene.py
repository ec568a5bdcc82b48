"""The picture of Stone Age: one drawing for every reader of an observation, steady from position to position."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

import eolith
from eolith.cli import app
from eolith.games.stone_age import terms
from eolith.games.stone_age.scene import dice, land, rolls
from eolith.kernel.chance import Source
from eolith.kernel.scene import Part
from stone_age.tables import new_game, random_game, table, the_game

NAMES = ("Olena", "<script>alert('x')</script>", "", 'Mia & "Co"')
EVENT = {name: number for number, name in enumerate(terms.EVENTS)}


def drawn(parts: list[Part], art: str = "") -> ElementTree.Element:
    """Panels as one tree of elements; an error if they are not well-formed."""
    return ElementTree.fromstring(f"<svg>{art}{''.join(part.svg() for part in parts)}</svg>")


def told(parts: list[Part]) -> str:
    """All that panels say, drawn or in words."""
    return " ".join([*(part.svg() for part in parts), *(item.text for part in parts for item in part.items)])


# --- the panels -------------------------------------------------------------------------------------------


def test_panels_and_their_order() -> None:
    t = new_game(3)
    scene = t.game.scene("en")
    parts = scene.parts(t.game.observe(t.state, 1), names=NAMES)
    assert [(part.id, part.kind) for part in parts] == [
        ("board", "board"),
        ("cards", "row"),
        ("buildings", "row"),
        ("dice", "aside"),
        ("tribe-b", "own"),
        ("tribe-c", "other"),
        ("tribe-a", "other"),
    ]
    assert [part.title for part in parts[4:]] == ["Your tribe (B)", "Tribe C", "A – Olena"]
    watched = scene.parts(t.game.observe(t.state, None))
    assert [part.id for part in watched[4:]] == ["tribe-a", "tribe-b", "tribe-c"]
    assert {part.kind for part in watched[4:]} == {"other"}


def test_what_glows_are_the_targets_of_the_choices() -> None:
    for players in (2, 4):
        game = the_game(players, {})
        scene = game.scene("en")
        for step, (state, _) in enumerate(random_game(players, 5)):
            if step % 9 or state.seat == eolith.CHANCE:
                continue
            hot = frozenset(choice.target for choice in scene.choices(state) if choice.target)
            pressed = {
                element.get("data-at"): "hot" in (element.get("class") or "").split()
                for element in drawn(scene.parts(game.observe(state, state.seat), hot)).iter("a")
            }
            assert set(pressed) == set(terms.PLACES[: terms.BUILDING1 + players])
            assert {place for place, glows in pressed.items() if glows} == hot


# --- in words ---------------------------------------------------------------------------------------------


def test_the_plain_face_names_everything_with_its_target() -> None:
    t = table(
        players=3,
        phase="place",
        slots=["C13", "C20", "", "C25"],
        stacks=[["B01", "B02"], ["B22"], ["B15", "B03", "B04"]],
        first="B",
        A={
            "food": 1, "wood": 2, "placed": {"forest": 2, "card2": 1},
            "tools": [2, 1, 1], "turned": [True, False, False],
        },
        B={"food": 5, "agriculture": 3, "placed": {"forest": 1, "hunting": 1}, "pile": ["C05"]},
        C={"food": 9, "open": ["C31"], "buildings": ["B05"], "score": 12},
    )  # fmt: skip
    parts = {part.id: part for part in t.game.scene("en").parts(t.game.observe(t.state, 0), names=("Ann", "Ben", ""))}
    lines = {item.target: item.text for item in parts["board"].items}
    assert lines["forest"] == "Forest: wood ÷3. A: 2 figures, B: 1 figure; no ring free."  # SA-PLAYERS-04
    assert lines["hunting"] == "Hunting grounds: food ÷2. B: 1 figure; room for any number."
    assert lines["hut"] == "Hut: a new figure. Nobody there; 2 rings free."
    lines = {item.target: item.text for item in parts["cards"].items}
    assert lines["card2"] == "Card 2: 1 gold · shaman ×1; costs 2 resources; there: A."
    assert lines["card3"] == "Card 3: empty."
    lines = {item.target: item.text for item in parts["buildings"].items}
    assert lines["building1"] == "Building 1: 2 wood, 1 brick = 10 points; nobody there; 2 left."
    own = [item.text for item in parts["tribe-a"].items]
    assert "Food: 1 in store, 5 needed at the next feeding; 4 food is missing." in own
    assert "Tools: 2 (used), 1, 1." in own
    assert "In store: 2 wood." in own
    other = [item.text for item in parts["tribe-b"].items]
    assert other[0] == "First player; to decide now."
    assert "Food: 5 in store, 2 needed at the next feeding." in other
    assert "Cards face down: 1." in other, "closed piles are counted only"
    third = [item.text for item in parts["tribe-c"].items]
    assert "Cards face up: one-use tool of 4 · toolmaker ×1 (C31)." in third
    assert "Buildings: 12 points." in third
    assert all(item.target in ("", *terms.PLACES) for part in parts.values() for item in part.items)


# --- secrets ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-INFO-03", "SA-INFO-04")
@pytest.mark.parametrize("card_piles", ["closed", "open"])
def test_nothing_hidden_is_drawn_or_told(card_piles: str) -> None:
    game = the_game(4, {"card_piles": card_piles})
    scene, source = game.scene("en"), Source(4)
    hidden_codes = changed = 0
    for step, (state, _) in enumerate(random_game(4, 31, card_piles=card_piles)):
        if step % 12:
            continue
        recent = [(EVENT["extra_drawn"], 2, game.pack.card("C26"), 0, 0)]
        for viewer in (None, 0, 2):
            seen = game.observe(state, viewer)
            parts = scene.parts(seen, recent=recent)
            guess = state.resample(-1 if viewer is None else viewer, source)
            changed += guess != state
            assert told(scene.parts(game.observe(guess, viewer), recent=[])) == told(parts)
            assert scene.scores(game.observe(guess, viewer)) == scene.scores(seen)
            named = set(re.findall(r"\bC\d\d\b", told(parts)))
            known = {code for code in seen.slots if code}
            for view in seen.seats:
                known.update(view.open, view.pile or ())
            assert named <= known
            everything = game.observe(state, "all")
            hidden_codes += len({code for view in everything.seats for code in view.pile or ()} - known)
    assert hidden_codes and changed


def test_the_log_names_a_secret_card_to_its_owner_alone() -> None:
    game = the_game(3, {})
    events = [(EVENT["extra_drawn"], 1, game.pack.card("C26"), 0, 0)]
    scene = game.scene("en")
    assert "C26" in scene.log(events, 1)[0].text
    assert "C26" not in scene.log(events, 0)[0].text + scene.log(events, None)[0].text


# --- dice -------------------------------------------------------------------------------------------------


def test_dice_show_the_same_faces_to_all_and_add_up() -> None:
    rolled, used, other = EVENT["rolled"], EVENT["tool_used"], EVENT["gained"]
    events = [
        (rolled, 0, terms.FOREST, 4, 15),
        (used, 0, 1, 17, 0),
        (other, 0, 0, 5, 0),
        (rolled, 0, terms.RIVER, 1, 6),
    ]
    (first, second) = rolls(3, events, 77)
    assert (first[:2], sum(first[2]), len(first[2]), first[3:]) == ((0, "forest"), 15, 4, (2, 17))
    assert second == (0, "river", (6,), 0, 6)
    assert rolls(3, events[:1], 77)[0][2] == first[2], "faces stay when more happens"
    assert rolls(3, [(other, 0, 0, 5, 0), *events], 77)[0] == first, "and where more is remembered"
    turned = (EVENT["round_started"], 1, 4, 0, 0)
    assert rolls(4, [*events, turned], 77)[0] == first, "and when the next round has begun"
    shown = Counter(rolls(number, events[:1], salt)[0][2] for number in range(10) for salt in range(20))
    assert len(shown) > 60, "tables and rounds differ"


# --- status, sheet, diagrams ------------------------------------------------------------------------------


def test_status_says_who_must_do_what() -> None:
    t = new_game(2)
    scene = t.game.scene("en")
    assert scene.status(t.game.observe(t.state, 0), NAMES) == "Your turn. Put figures on one place; 5 at home."
    assert scene.status(t.game.observe(t.state, 1), NAMES) == "Olena is placing figures."
    assert scene.status(t.game.observe(t.state, None), ()) == "A is placing figures."
    assert t.game.scene("ru").status(t.game.observe(t.state, 1), NAMES) == "Olena размещает фигурки."
    hungry = table(A={"food": 2, "placed": {"river": 1}}, B={"food": 9})
    assert "Your tribe lacks 3 food for the next feeding." in scene.status(hungry.game.observe(hungry.state, 0), ())
    assert scene.status(t.game.observe(t.game.start(), 0), ()) == "Chance decides."


def over(players: int, **seats: Any) -> Any:
    return table(players=players, phase="over", ending="deck", **seats)


def test_the_end_names_the_winners() -> None:
    t = over(2, A={"score": 90}, B={"score": 100})
    scene = t.game.scene("en")
    assert scene.status(t.game.observe(t.state, 1), NAMES).endswith("You win with 100 points.")
    lost = scene.status(t.game.observe(t.state, 0), ("Olena", "Petro"))
    assert lost.endswith("The winner is Petro with 100 points.")
    tied = over(2, A={"score": 100, "agriculture": 3}, B={"score": 100, "tools": [2, 1]})
    assert scene.status(tied.game.observe(tied.state, None), ("O", "P")).endswith(
        "shared by O, P with 100 points each."
    )
    scores = scene.scores(tied.game.observe(tied.state, None))
    assert (scores.winners, scores.places) == ([0, 1], [1, 1])
    assert scores.note.endswith("together decided (A 8, B 8).")
    named = scene.scores(tied.game.observe(tied.state, None), ("Olena", "Petro"))
    assert named.note.endswith("(Olena 8, Petro 8).")


def test_every_line_of_the_sheet_opens_what_is_behind_it() -> None:
    t = over(
        2,
        A={
            "score": 120, "wood": 3, "agriculture": 4, "hungry": 1,
            "pile": ["C16", "C18", "C25", "C10", "C01", "C13"], "buildings": [{"tile": "B15", "points": 15}, "B01"],
        },
        B={"score": 2},
    )  # fmt: skip
    scores = t.game.scene("en").scores(t.game.observe(t.state, None))
    rows = {name: cells for name, cells in scores.rows}
    assert list(rows)[-1] == "Total"
    assert rows["Buildings"][0].items == ["2 wood, 1 brick = 10 points", "4 resources of exactly 2 kinds = 15 points"]
    assert rows["Cards with points"][0].items == ["3 points (C25)"]
    assert rows["Hunger"][0].items == ["1 round = -10"]
    assert rows["Resources left"][0].items == ["3 wood"]
    assert rows["Farmers × agriculture"][0].items == ["farmer ×2: 2 × 4 = 8", "farmer ×1: 1 × 4 = 4"]
    assert rows["Culture sets"][0].items == ["music, pottery, weaving: 3 × 3 = 9", "pottery: 1 × 1 = 1"]
    assert [cell.points for cell in rows["Total"]] == [120, 2]
    assert scores.winners == [0]


@pytest.mark.rule("SA-INFO-07")
def test_a_running_sheet_says_what_is_not_known() -> None:
    t = table(A={"food": 9, "placed": {"forest": 1}, "pile": ["C13"]}, B={"food": 9, "pile": ["C05", "C11"]})
    scores = t.game.scene("en").scores(t.game.observe(t.state, 0))
    rows = {name: cells for name, cells in scores.rows}
    assert (rows["Total"][0].points, rows["Total"][1].points) == (1, None)
    assert rows["Total"][1].items == ["2 closed cards not counted"]
    assert (scores.winners, scores.note) == ([], "")


def test_diagrams_count_points_luck_and_decisions() -> None:
    game = the_game(3, {"round_cap": 6})
    state, source = game.start(), Source(12)
    steps: list[Any] = []
    decided: Counter[int] = Counter()
    pips: Counter[int] = Counter()
    while not state.over:
        assert state.seat is not None
        if state.seat >= 0:
            decided[state.seat] += 1
        events: list[Any] = []
        state.listener = events
        options = state.options()
        state.apply(state.sample(source) if state.seat < 0 else options[source.below(len(options))])
        steps.append((state.clone(), events))
        for event in events:
            if event[0] == EVENT["rolled"]:
                pips[event[1]] += 2 * event[4] - 7 * event[3]
    points, luck, decisions = game.scene("en").charts(steps)
    rounds = [str(n) for n in range(1, state.round + 1)]
    assert list(points.columns) == [*rounds, "end"]
    assert [row[-1] for row in points.series] == state.scores()
    assert [row[-2] for row in points.series] == [row.track for row in state.sheet().rows]
    assert list(luck.columns) == list(decisions.columns) == rounds
    assert [row[-1] for row in luck.series] == [pips[seat] / 2 for seat in range(3)]
    assert [sum(row) for row in decisions.series] == [decided[seat] for seat in range(3)]
    half = game.scene("en").charts(steps[: len(steps) // 2])
    assert all(len(row) == len(chart.columns) for chart in half for row in chart.series)
    assert all(len(chart.series) == 3 and chart.text for chart in [*half, *game.scene("uk").charts([])])


# --- the document -----------------------------------------------------------------------------------------


def test_the_document_shows_rolls_and_names() -> None:
    game = the_game(3, {})
    state = game.start()
    state.play_chance(Source(1))
    seen, recent = game.observe(state, 0), [(EVENT["rolled"], 0, terms.FOREST, 4, 15)]
    for document, rolled in ((game.scene("ru").svg(seen), False), (game.scene("ru").svg(seen, recent, 3, NAMES), True)):
        found = {element.get("id") for element in ElementTree.fromstring(document).iter()}
        assert ("tray" in found) == (document.count("die-") > 6 and NAMES[0] in document) == rolled


def test_position_writes_a_picture(tmp_path: Path) -> None:
    file, out = tmp_path / "position.toml", tmp_path / "table.svg"
    file.write_text(
        'game = "stone_age"\nplayers = 2\nslots = ["C01", "C10", "C14", "C20"]\n'
        'stacks = [{ top = "B01", tiles = 7 }, { top = "B10", tiles = 7 }]\n',
        encoding="utf-8",
    )
    result = CliRunner().invoke(app, ["position", str(file), "--svg", str(out), "--lang", "uk"])
    assert (result.exit_code, result.output.strip()) == (0, f"the table in {out}")
    ElementTree.parse(out)
    missing = CliRunner().invoke(app, ["position", str(file), "--svg", str(tmp_path / "no" / "table.svg")])
    assert missing.exit_code != 0


# --- truth of what is drawn -------------------------------------------------------------------------------


def labels(*scores: int) -> list[tuple[str, float, float]]:
    """What is written beside the markers of the score track, and where."""
    t = table(**{seat: {"score": score, "food": 9} for seat, score in zip("ABCD", scores)})
    (drawing,) = [part.pieces["track"] for part in t.game.scene("en").parts(t.game.observe(t.state, None))[:1]]
    return [
        (text, float(x), float(y))
        for x, y, text in re.findall(r'<text class="lap" x="([\d.]+)" y="([\d.]+)">([^<]*)</text>', drawing)
    ]


def test_beside_a_marker_off_the_track_stands_its_score() -> None:
    assert labels(0, 99) == []
    assert [text for text, _, _ in labels(-10, 134)] == ["−10", "134"]
    assert [text for text, _, _ in labels(-10, 90)] == ["A −10"], "who stands there too is told apart"
    assert sorted(text for text, _, _ in labels(-10, 190)) == ["A −10", "B 190"]


def test_no_score_is_written_on_the_agriculture_track() -> None:
    for score in [*range(-99, 0), *range(100, 300)]:
        for _, x, y in labels(score, 0):
            beside = not land.FURROWS[0][0] - 30 < x < land.FURROWS[-1][0] + 16
            assert beside or abs(y - land.FURROWS[0][1]) > 24, score


def test_several_rolls_stay_legible() -> None:
    """Each is as large as what it gives is on the board, and none lies on another."""
    fallen = [(0, place, (6,) * 7, 0, 42) for place in ("forest", "claypit", "quarry", "river", "hunting")]
    scene = new_game(2).game.scene("en")
    drawing = dice.pieces(scene.telling, tuple(fallen))["tray"]
    texts = [
        (float(x), float(size)) for x, size in re.findall(r'<text[^>]* x="([\d.]+)"[^>]*font-size="(\d+)"', drawing)
    ]
    assert min(size for _, size in texts) >= 30
    above = sorted(
        float(x) for x, y in re.findall(r'<use href="#(?:wood|brick|stone|gold)" x="([\d.]+)" y="(\d+)', drawing)
    )
    assert len(above) == 4 and all(b - a > 120 for a, b in pairwise(above)) and above[-1] + 36 <= 620
