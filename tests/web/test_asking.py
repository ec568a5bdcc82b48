"""What is asked before it is done, what a hint and the replay say, and what is answered to typed commands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from random import Random
from typing import Any

import pytest
from browsing import Browser
from litestar.testing import TestClient
from test_every_game import Table
from test_turns import Sitting

import eolith
from eolith.bots.hinted import in_words as in_words_of_hint
from eolith.kernel.rule import ledger_of
from eolith.kernel.scene import Scene, gives_up, in_words
from eolith.kernel.text import LANGUAGES, Texts
from eolith.web.host import hints
from eolith.web.host.hints import advice
from eolith.web.pages.table.act import Act, confirmation

ENGLISH = re.compile(r"[a-z]{2}")
"""What a Russian text has only where it quotes a command; one letter may be that of a hex."""
GIVEN_UP = {"stone_age": "decline", "endless_winter": "next", "doggerland": "finish"}


def going(game: str, decisions: int, seed: int) -> Iterator[tuple[Sitting, Scene, Random]]:
    """A table of two before each of some random decisions, and what tells them in Russian."""
    sitting, random = Sitting(game), Random(seed)
    scene = sitting.table.game.scene("ru")
    for _ in range(decisions):
        if sitting.table.over:
            return
        yield sitting, scene, random
        sitting.decide(random.choice(sitting.table.play.state.options()))


def question(sitting: Sitting, scene: Scene, command: str, always: bool = False) -> tuple[str, str, int] | None:
    """What the seat to decide is asked before a command."""
    assert sitting.table.turn is not None
    wish = Act(version=sitting.table.version, seat=sitting.table.turn, command=command)
    return confirmation(sitting.opened, wish, scene, always)


@pytest.mark.parametrize("game", eolith.games())
def test_nothing_is_given_up_by_one_press(game: str) -> None:
    """What has been planned or earned: only if it is confirmed; what can be had no more is not asked about."""
    asked = set()
    for sitting, scene, _ in going(game, 500, 1):
        state = sitting.table.play.state
        for choice in scene.choices(state):
            found = question(sitting, scene, choice.command)
            given_up = gives_up(scene, state, sitting.table.game.expand(state, choice.command))
            assert found == (("give-up", choice.label, sitting.table.version) if given_up else None)
            if given_up:
                assert len(state.options()) > 1
                asked.add(choice.command)
    assert GIVEN_UP[game] in asked


def test_planned_actions_that_are_left_undone_are_asked_about() -> None:
    """As often as the log would tell that they were given up."""
    lost = 0
    for sitting, scene, _ in going("doggerland", 500, 2):
        state = sitting.table.play.state
        if not any(choice.command == "finish" for choice in scene.choices(state)) or len(state.options()) == 1:
            continue
        after = state.clone()
        after.listener = []
        after.apply(sitting.table.game.option("finish"))
        names = [
            sitting.table.game.scene("en").log([event], None) for event in after.listener if event[1] == state.seat
        ]
        undone = any("gives up" in line.text or "does not carry out" in line.text for lines in names for line in lines)
        assert (question(sitting, scene, "finish") is not None) == undone
        lost += undone
    assert lost


def test_hexes_of_the_eclipse_are_asked_about() -> None:
    for sitting, scene, _ in going("endless_winter", 600, 3):
        if any(choice.command.startswith("hex") for choice in scene.choices(sitting.table.play.state)):
            break
    found = question(sitting, scene, "next")
    assert found is not None and found[0] == "give-up"


@pytest.mark.parametrize("game", eolith.games())
def test_who_wants_it_is_asked_before_each_end_of_a_turn(game: str) -> None:
    """Also where chance decides before the next seat does."""
    by_chance = 0
    for sitting, scene, random in going(game, 160, 4):
        state, seat = sitting.table.play.state, sitting.table.turn
        option = random.choice(state.options())
        text = sitting.table.game.text(option)
        if game == "stone_age" and text.startswith(("pay ", "take ", "tool ")):  # units, no words of a person
            sitting.decide(option)
            continue
        found = question(sitting, scene, text, always=True)
        after = state.clone()
        after.apply(option)
        sitting.decide(option)
        ended = sitting.table.turn != seat
        assert (found is not None) >= ended
        assert ended or found is None or found[0] == "give-up"
        by_chance += ended and after.seat < 0
    assert by_chance or game == "stone_age"


@pytest.mark.parametrize("game", eolith.games())
def test_a_hint_is_in_the_reader_s_words(game: str) -> None:
    for sitting, _, _ in going(game, 120, 5):
        assert sitting.table.turn is not None
        [told] = in_words_of_hint(advice(sitting.opened), sitting.table.play.state, "ru")
        assert not ENGLISH.search(told.first.label), told


@pytest.mark.parametrize("game", eolith.games())
def test_a_decision_of_a_replay_is_in_the_reader_s_words(game: str) -> None:
    """Those that left no line in the log; the others are told by it."""
    silent = 0
    for sitting, scene, _ in going(game, 150, 6):
        state = sitting.table.play.state
        for option in state.options():
            after = state.clone()
            after.listener = []
            after.apply(option)
            if not scene.log(after.listener, state.seat):
                told = in_words(scene, state, [option])
                assert not ENGLISH.search(told), (sitting.table.game.text(option), told)
                silent += 1
    assert silent


# --- typed commands ------------------------------------------------------------------------------------------


class Typing:
    """Somebody who types at a table, and what is said."""

    def __init__(self, client: TestClient[Any], game: str, language: str = "ru") -> None:
        self.table, self.language = Table(client, game), language
        self.say = Texts(language, game, "web").say

    def __call__(self, typed: str) -> str:
        self.table.my_turn()
        self.table.browser.cookies["language"] = self.language
        version = str(self.table.opened.table.version)
        page = self.table.browser.post(
            f"/t/{self.table.id}/act", version=version, seat="0", do="typed", typed=typed
        )  # fmt: skip
        self.status = page.status_code
        return unescape("".join(re.findall(r'<p id="told"[^>]*>([^<]*)', page.text)))


@pytest.fixture(params=eolith.games())
def typing(client: TestClient[Any], request: pytest.FixtureRequest) -> Typing:
    return Typing(client, request.param)


def test_only_what_is_possible_now_is_named(typing: Typing) -> None:
    said = typing("абракадабра")
    assert typing.status == 422
    scene = typing.table.opened.table.game.scene("ru")
    words = scene.vocabulary
    verbs = {choice.command.split()[0] for choice in scene.choices(typing.table.opened.table.play.state)}
    named = said.partition("Здесь можно: ")[2].removesuffix(".").split(", ")
    assert set(named) == {words.shown(verb) for verb in verbs}


def test_a_word_that_is_known_is_explained(typing: Typing) -> None:
    """What begins as a command is no reason to be silent."""
    verb = typing.table.opened.table.game.scene("ru").vocabulary.grammar[0].split()[0]
    said = typing(f"{verb} абракадабра")
    assert typing.status == 422
    assert "абракадабра" in said and said != typing.say("table-not-understood")


def test_why_hint_and_undo_can_be_typed(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    typing = Typing(client, "stone_age")
    typing.table.my_turn()
    table = typing.table.opened.table
    monkeypatch.setattr(hints, "possible", lambda game: False)  # what the bot would do; reasons are tested elsewhere
    assert typing("совет").startswith(typing.say("hint-text", what=""))
    possible = table.game.text(table.play.state.options()[0])
    shown = table.game.scene("ru").vocabulary.shown(possible)
    assert typing(f"почему {shown}") == typing(f"why {possible}") == typing.say("not-refused")
    steps = len(table.play.steps)
    assert "(SA-" in typing("почему starve") and typing.status == 422
    assert typing("почему") == typing.say("why-needs-command", why="почему")
    assert len(table.play.steps) == steps
    assert "(SA-" in typing("отменить")  # nothing was decided yet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", eolith.games())
def test_the_words_of_the_page_are_no_verbs_of_a_game(game: str, language: str) -> None:
    words = eolith.load(game).scene(language).vocabulary
    assert not words.words(("undo", "hint", "why")).keys() & words.verbs.keys()


# --- small things --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", eolith.games())
def test_the_example_of_a_rule_is_of_that_game(client: TestClient[Any], game: str) -> None:
    page = Browser(client, language="uk").page(f"/rules/{game}")
    notice = re.findall(r'class="notice">([^<]*)', page)[0]
    assert re.findall(r"[A-Z]+-[A-Z]+-\d+", notice) == [next(iter(ledger_of(game)))]


@pytest.mark.parametrize("game", eolith.games())
def test_who_decides_is_told_by_name(client: TestClient[Any], game: str) -> None:
    """A letter alone would have to be looked up."""
    host = Browser(client, language="ru")
    table = host.open_table("Анна", "me", "friend", game=game)
    guest = Browser(client, language="ru")
    guest.post(host.links(table)[1], name="Борис")
    opened = client.app.state.server.house.tables[table]
    turn = opened.table.turn
    waiting = (guest, host)[turn]
    for target in sorted(set(re.findall(r'data-at="([^"]+)"', waiting.page(f"/t/{table}")))):
        panel = waiting.page(f"/t/{table}/ask?at={target}")
        if "Сейчас" in panel:
            break
    assert f"{'AB'[turn]} ({('Анна', 'Борис')[turn]})." in panel
