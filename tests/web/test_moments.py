"""The moments of a game alone: the opponents' turn walked through on the table, its log and its replay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from browsing import Browser, serving
from litestar.testing import TestClient

import eolith
from eolith.kernel.text import LANGUAGES
from eolith.table.live import LiveTable, open_table
from eolith.table.setup import Seat, Setup
from eolith.web.frame.moments import Moments
from eolith.web.frame.picture import lit
from eolith.web.frame.story import turns
from eolith.web.frame.view import Drawing
from eolith.web.host.open_table import OpenTable, View
from eolith.web.pages.replay.moment import Moment, course_of

GAMES = ["endless_winter", "doggerland"]
NAME = re.compile(r"<b>([^<]+)</b>")
ENDS = ("next", "pass", "finish")
"""What ends a turn, or a part of it."""


@cache
def played(name: str, seed: int = 4, most: int = 120) -> LiveTable:
    """A table of one person who has decided anyhow."""
    table, _ = open_table(eolith.load(name, players=1), Setup((Seat("person", "Ann"),)), bytes([seed] * 16), 0.0)
    random = Random(seed)
    for number in range(most):
        if table.over:
            break
        table = table.after([table.prepare_command(0, random.choice(table.play.state.options()), 1.0 + number)])
    return table


def walked(table: LiveTable) -> tuple[Moments, list[range]]:
    """The moments of a table, and the turns of opponents among them, the last first."""
    moments = Moments(table.game, table.play.steps)
    found, at = list[range](), moments.last
    while at > 0:
        turn = moments.turn(at)
        if turn:
            found.append(turn)
        at = turn[0] - 1 if turn else at - 1
    return moments, found


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_of_one_moment_and_the_last_is_the_present(name: str) -> None:
    table = played(name)
    moments, found = walked(table)
    told = [event for at in range(1, moments.last + 1) for event in moments.events(at)]
    assert told == [event for step in table.play.steps for event in step.events]
    assert moments.state(moments.last) == table.play.state and moments.state(0) == table.game.start()
    for number, end in enumerate(moments.ends[1:], 1):
        assert moments.decisions(end) == number
    assert found and all(len(turn) > 1 for turn in found)


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_follows_on_a_decision_and_holds_none(name: str) -> None:
    table = played(name)
    moments, found = walked(table)
    for turn in found[:-1]:
        seats = [table.play.steps[moments.decisions(at) - 1].seat for at in turn]
        own = [at for at, seat in zip(turn, seats, strict=True) if seat >= 0]
        assert own == list(turn[: len(own)]), "only what follows at once on the person's own"
        assert all(moments.turn(at) == turn for at in turn)
        assert moments.turn(turn[0] - 1) != turn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_each_moment_of_a_turn_has_its_words_and_its_light(name: str, language: str) -> None:
    table = played(name)
    opened = OpenTable("t1", table, listed=False)
    _, found = walked(table)
    shown = 0
    for turn in found[:3]:
        for at in turn:
            drawing = Drawing(opened, View(0, language), 9.0, at)
            assert re.sub("<[^>]*>", "", drawing.bar(drawing.parts())).strip(), at
            assert drawing.say("past-turn", n=turn.index(at) + 1, of=len(turn)) in str(drawing.ask())
            shown += any("changed" in piece for part in drawing.parts() for piece in part.pieces.values())
    assert shown > 5


def test_what_a_figure_has_changed_is_lit_and_nothing_else() -> None:
    table = played("endless_winter")
    scene, placed = table.game.scene(), table.game.room("terms").FIGURE_PLACED
    moments, found = walked(table)
    at = next(at for turn in found for at in turn if moments.events(at)[0][0] == placed)
    before, after = (scene.parts(table.game.observe(moments.state(at + more), 0)) for more in (-1, 0))
    lighted = {id: piece for part in lit(after, before) for id, piece in part.pieces.items()}
    for part in after:
        for id, piece in part.pieces.items():
            if piece == next(one for one in before if one.id == part.id).pieces[id]:
                assert lighted[id] == piece
            else:
                plain = lighted[id].replace(' class=" changed"', "").replace(" changed", "")
                assert plain == ElementTree.tostring(ElementTree.fromstring(piece), encoding="unicode")
    column = next(id for id in lighted if id.startswith("at-column") and "changed" in lighted[id])
    assert re.search(r'<g class="piece changed"[^>]* id="figure-b-', lighted[column])


@pytest.mark.parametrize("name", GAMES)
def test_the_log_tells_each_turn_of_opponents_by_itself(name: str) -> None:
    table = played(name)
    _, found = walked(table)
    parted = turns(table.story, steps=table.play.steps)
    assert [item for turn in parted for item in turn] == table.story
    assert len(parted) >= len(found)


@pytest.mark.parametrize("name", GAMES)
def test_the_course_of_a_replay_stops_where_opponents_begin(name: str) -> None:
    table = played(name)
    moments, found = walked(table)
    course = course_of(table.game, table.play.steps)
    assert course.length == moments.last
    assert {turn[0] - 1 for turn in found} <= set(course.turns)
    assert course.turns == sorted(set(course.turns))
    for number, first in course.rounds[1:]:
        assert moments.state(first).round == number != moments.state(first - 1).round


@pytest.mark.parametrize("eyes", [0, None, "all"])
def test_a_replay_shows_the_moments_of_a_turn(eyes: Any) -> None:
    opened = OpenTable("t1", played("endless_winter"), listed=False)
    moments, found = walked(opened.table)
    for at in found[0]:
        moment = Moment(opened, View(0, "en"), at, eyes if eyes != "all" or opened.table.game.shows_all else None)
        assert moment.at == at and moment.lines()
        made = moment.moving()
        assert moment.say("past-turn", n=found[0].index(at) + 1, of=len(found[0])) in made["moment"]
        count = re.search(r'name="step" value="(\d+)"', made["onward"])
        assert count is None or int(count[1]) == moments.decisions(at)


# --- pages ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Any) -> Iterator[TestClient[Any]]:
    with serving(tmp_path) as client:
        yield client


def decide_until_opponents_play(anna: Browser, id: str) -> str:
    """The page of a table after a decision that opponents have followed; by forms alone."""
    random = Random(1)
    for _ in range(80):
        text = anna.page(f"/t/{id}?face=plain")
        if "data-unseen" in text:
            return text
        version = re.search(r'name="version" value="(\d+)"', text)
        commands = sorted(set(re.findall(r'name="command" value="([^"]+)"', text)))
        assert version and commands
        command = next((one for one in commands if one in ENDS), "") or random.choice(commands)
        anna.post(f"/t/{id}/act", version=version[1], seat="0", command=command, sure=command)
    raise AssertionError("opponents have not played")


@pytest.mark.parametrize("name", GAMES)
def test_the_turn_can_be_walked_through_by_links_alone(client: TestClient[Any], name: str) -> None:
    anna = Browser(client, language="uk")
    id = anna.open_table("Anna", "me", game=name)
    text = decide_until_opponents_play(anna, id)
    first = re.search(r'id="again" class="button" href="(\?step=(\d+))"', text)
    assert first, text
    assert f'data-unseen="{first[2]}"' in text and f'class="again" href="{first[1]}"' in text
    # it may have lost the game
    assert re.search(rf'href="/t/{id}(/replay)?\?step={first[2]}"', anna.page(f"/t/{id}/log"))
    way, number, opened = first[1], 0, set[int]()
    while way.startswith("?"):
        number += 1
        opened |= zone_with_what_changed(anna.page(f"/t/{id}{way}"))
        text = anna.page(f"/t/{id}{way}&face=plain")
        title = re.search(r"Хід суперників: (\d+) з (\d+)", text)
        assert title and int(title[1]) == number
        assert re.search(r'<p id="status" role="status" aria-live="polite"> ?<span class="line">', text)
        onward = re.search(r'id="past-on" class="button" href="([^"]+)"', text)
        assert onward
        way = onward[1]
    assert way == f"/t/{id}" and title[1] == title[2] and number > 1 and opened


def zone_with_what_changed(page: str) -> set[int]:
    """The zone whose tab lies open: one where something is lit, if anything is outside of the own board."""
    _, *zones = re.split(r'<div class="zone zone-(\d+)">', page)
    lighted = {int(zone) for zone, drawn in zip(zones[::2], zones[1::2], strict=True) if 'changed"' in drawn} - {0}
    (opened,) = re.findall(r'<input id="zone-(\d+)"[^>]* checked', page)
    assert int(opened) in (lighted or {1})
    return lighted & {int(opened)}


def test_whoever_did_not_decide_is_shown_the_present(client: TestClient[Any]) -> None:
    """Also nobody is shown step by step what a bot has led to, nor who only watches."""
    table = played("endless_winter")
    opened = OpenTable("t1", table, listed=False)
    moments, found = walked(table)
    last = found[0]
    assert f'data-unseen="{last[0]}"' in Drawing(opened, View(0, "en"), 9.0).act() or moments.last not in last
    assert "data-unseen" not in Drawing(opened, View(None, "en"), 9.0).act()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_acts_begins_a_line_with_a_capital(language: str) -> None:
    """The nomads have no nickname, which alone may be written small."""
    opened = OpenTable("t1", played("endless_winter"), listed=False)
    (turn, *_) = walked(opened.table)[1]
    told = [Drawing(opened, View(0, language), 9.0, step).bar(()) for step in turn]
    names = [name for words in (*told, Drawing(opened, View(0, language), 9.0).log()) for name in NAME.findall(words)]
    assert len({*names} - {"Ann"}) == 1 and all(name[0].isupper() for name in names)
