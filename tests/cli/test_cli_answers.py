"""What the terminal answers: every refusal and every roll says all that a player needs, in three languages."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

import eolith
import stone_age.tables
from doggerland.tables import table as dogger_table
from eolith.cli.play import Session
from eolith.games.stone_age import terms
from eolith.games.stone_age.rules import room as room_on
from eolith.games.stone_age.seen.observation import free_rings
from eolith.games.stone_age.terminal import CLOSED, RING, Terminal
from eolith.kernel.chance import FairSource, Source
from eolith.kernel.game import ActionError
from eolith.kernel.text import LANGUAGES
from eolith.table.play import Play
from typed import play

GAMES = {
    "stone_age": eolith.load("stone_age(players=3, dice_card_timing=own_turn)"),
    "endless_winter": eolith.load("endless_winter(players=3, rests=on, glaciers=on)"),
    "doggerland": eolith.load("doggerland(players=3)"),
}


def session(game: Any, state: Any, language: str = "en") -> Session:
    """A game that goes on from a position, at a terminal that nothing is read from."""
    begun = Play(game, FairSource(bytes(16)), start=state)
    unsaved = SimpleNamespace(play=begun, seats=["you"] * game.players, language=language)
    unsaved.add = unsaved.sync = lambda *_: None
    return Session(unsaved, Console(file=StringIO(), width=200))  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_to_be_decided_first_is_named(game: str) -> None:
    """In a random game, whatever is refused because of a question repeats that question."""
    table, state, source, asked = GAMES[game], GAMES[game].start(), Source(4), set()
    tellings = {language: table.scene(language).telling for language in LANGUAGES}  # type: ignore[attr-defined]
    while not state.over:
        if state.seat == eolith.CHANCE:
            state.play_chance(source)
            continue
        if state.frame[0] not in asked or not source.below(20):
            for option in range(0, table.action_space, 7):
                try:
                    refusal = table.why_not(state, table.action(option))
                except ActionError:
                    continue
                if refusal is None or refusal.reason != "finish-first":
                    continue
                asked.add(state.frame[0])
                for telling in tellings.values():
                    said, seen = telling.refusal(refusal), table.observe(state, state.seat)
                    question = telling.prompt(seen).casefold()
                    assert ": " in said
                    if game != "stone_age":
                        assert question.endswith(said.casefold().partition(": ")[2][1:-2]), said
        options = state.options()
        state.apply(options[source.below(len(options))])
    assert asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_crafts_are_no_cards_and_no_rule_is_a_bare_example(language: str, tmp_path: Path) -> None:
    said = {"en": "You have no crafts yet.", "ru": "У вас пока нет поделок.", "uk": "У вас ще немає виробів."}
    typed = ["cards", "rules worked example", "rules DG-EXPED-2", "hunt horse"]
    output, _ = play(tmp_path, typed, "--seats", "you,random", "--lang", language, game="doggerland")
    assert said[language] in output
    assert "Worked example" not in output
    if language == "en":
        answer = output.partition("“hunters horse” is not understood.")[2]
        assert answer.split("\nA> ")[0].split()[:3] == ["Possible", "here:", "dwelling,"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_done_in_place_of_what_was_named_is_said(language: str) -> None:
    t = stone_age.tables.table(
        A={"tools": [1, 1, 1], "turned": [True, False, True], "placed": {"workshop": 1, "card4": 1}}
    )
    t.say("A", "act workshop")
    at = session(t.game, t.state, language)
    assert at._decide(0, "raise 3", ())
    said = at.console.file.getvalue()  # type: ignore[attr-defined]
    shown = at.words.shown
    assert shown("raise 3") in said and shown("raise 1") in said
    other = session(t.game, t.state, language)
    assert other._decide(0, "raise 2", ())
    assert other.console.file.getvalue() == ""  # type: ignore[attr-defined]


CLOSING = [
    (2, {"A": {"workshop": 1}, "B": {"hut": 2}}, "field", True),
    (2, {"A": {"workshop": 1}}, "field", False),
    (3, {"A": {"field": 1}, "B": {"hut": 2}}, "workshop", True),
    (4, {"A": {"field": 1}, "B": {"hut": 2}}, "workshop", False),
    (2, {"A": {"forest": 2}}, "forest", True),
    (3, {"A": {"forest": 2}}, "forest", False),
    (3, {"A": {"forest": 2}, "B": {"forest": 1}}, "forest", True),
    (4, {"A": {"forest": 2}, "B": {"forest": 1}}, "forest", False),
]


@pytest.mark.rule("SA-PLAYERS-02", "SA-PLAYERS-04")
@pytest.mark.parametrize(("players", "placed", "place", "closed"), CLOSING)
def test_a_closed_place_has_no_free_rings(players: int, placed: dict[str, Any], place: str, closed: bool) -> None:
    """On the terminal, in the drawing and in its words: as many as the rules let somebody stand on."""
    t = stone_age.tables.table(players, "place", **{seat: {"placed": on} for seat, on in placed.items()})
    seen = t.game.observe(t.state, None)
    rings = Terminal(t.game, "en", ["x"] * players)._rings(seen, place).plain
    assert (RING in rings) is not closed
    empty = not any(place in on for on in placed.values())
    assert (CLOSED in rings) is (closed and empty)
    (land,) = [part for part in t.game.scene("en").parts(seen, frozenset()) if part.id == "board"]
    assert ('class="ring free"' in land.pieces[f"at-{place}"]) is not closed
    words = {item.target: item.text for item in land.items}
    assert ("no ring free" in words[place]) is closed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_free_rings_are_those_that_somebody_may_stand_on(players: int) -> None:
    """At every placement of random games a place has a free ring exactly if the rules let some seat use one."""
    from eolith.testing import play as random_play

    game = eolith.load(f"stone_age(players={players})")
    seats = range(players)
    for state, _ in random_play(game, 5):
        if state.over or terms.FRAMES[state.frame[0]] != "place":
            continue
        seen = game.observe(state, None)
        for number, place in enumerate(terms.PLACES[: terms.CARD1]):
            if place == "hunting":
                continue
            rooms = {room_on(state, seat, number) for seat in seats}
            if rooms & {terms.FULL, terms.VILLAGE_CLOSED, terms.TWO_TRIBES, terms.ONE_TRIBE}:
                assert not free_rings(seen, place)
            elif max(rooms) > 0:
                assert free_rings(seen, place)


def test_every_roll_shows_its_dice(tmp_path: Path) -> None:
    output, _ = play(tmp_path, ["1"] * 150, "--seats", "you,random")
    text = " ".join(output.split())
    rolls = re.findall(r"rolls (\d+) (?:die|dice) (?:in|on) [a-z 1-4]+: (\d+)([^;.]*)", text)
    assert len(rolls) > 20
    for number, total, rest in rolls:
        faces = re.findall(r"[⚀-⚅] (\d)", rest)
        assert len(faces) == int(number)
        assert sum(map(int, faces)) == int(total)
    output, _ = play(tmp_path, [*["1"] * 30, "log"], "--seats", "you,random")
    told, _, log = " ".join(output.split()).partition("A> log")
    again = re.findall(r"rolls [^;.]+", log)
    assert again and all(roll in told for roll in again), "a roll is told with the same dice again"


def test_next_takes_nothing_where_nothing_else_can_be_meant() -> None:
    game, source = GAMES["endless_winter"], Source(9)
    state, met = game.start(), 0
    decline, following = game.option("decline"), game.option("next")
    while not state.over and met < 40:
        if state.seat == eolith.CHANCE:
            state.play_chance(source)
            continue
        options = state.options()
        if decline in options and following not in options:
            assert game.expand(state, "next") == [decline]
            met += 1
        state.apply(options[source.below(len(options))])
    assert met


def test_nobody_is_sent_and_nothing_is_brought() -> None:
    t = dogger_table(grid=["w2> s2>", "c0> p1v"], at="d3", A={"goods": {"tool": 2}})
    scene = t.game.scene("en")
    panel = scene.panel(t.state, 0, "cell-d3", {"hunters": 0})
    assert "Brings ." not in panel.verdict
    assert panel.rule and not panel.command
