"""A game alone as it is offered, drawn, told and typed."""

from __future__ import annotations

import re
from io import StringIO
from xml.etree import ElementTree

import pytest
from rich.console import Console

import eolith
from endless_winter.nomads import SACRIFICE, alone
from endless_winter.tables import every_state, the_game
from eolith import bots
from eolith.games.endless_winter import layout, terms
from eolith.games.endless_winter.scene import land, shown
from eolith.games.endless_winter.terminal import Terminal
from eolith.games.endless_winter.words import nomads
from eolith.kernel.chance import Source
from eolith.kernel.text import LANGUAGES

ROW = ["nomad_crane", "nomad_otter", "nomad_lynx"]
J = "c4d3d4"


def test_the_door_offers_a_game_alone() -> None:
    game = eolith.load("endless_winter(players=1)")
    assert (game.players, game.sides) == (1, 2)
    assert repr(game) == "endless_winter(players=1)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_nomads_are_called_by_their_name(language: str) -> None:
    """In the words of every panel and in the terminal no side is called B; a column says whose figure stands there."""
    t = alone(villages={J: "B"}, revealed=ROW)
    telling, scene = t.game.telling(language), t.game.scene(language)
    name = telling.side(terms.NOMADS)
    seen = t.game.observe(t.state, 0)
    told = [item.text for part in scene.parts(seen) for item in part.items]
    assert not [text for text in told if re.search(r"\bB\b", text)]
    assert any(telling.owner(terms.NOMADS) in text for text in told)
    console = Console(width=120, record=True, file=StringIO())
    console.print(Terminal(t.game, language, ["Anna", name]).table(seen, 120))
    assert name in console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_nomads_play_with_is_shown(language: str) -> None:
    """The cards of the round, the one on top first, the sacrifice deck, the migration card, the aid and the token."""
    owned = {
        "offerings": ["pit_traps"],
        "sacrifice": SACRIFICE,
        "migration": ["migration_2"],
        "migration_top": "migration_2",
    }
    t = alone(revealed=ROW, nomads=owned)
    scene, seen = t.game.scene(language), t.game.observe(t.state, 0)
    (part,) = [part for part in scene.parts(seen) if part.id == "nomads"]
    targets = [item.target for item in part.items if item.target]
    cards = [f"nomad-{card}" for card in reversed(ROW)]
    assert targets == [*cards, "offering-pit_traps", "migration-migration_2", "aid"]
    for target in targets:
        assert part.has(target)
        panel = scene.panel(t.state, 0, target)
        assert panel.facts[0].face, "it can be looked at"
        assert panel.rule == "EWS-FLOW-08" and not panel.choices
    assert "nomad-token" in part.pieces["nomads-token"]


@pytest.mark.rule("EWS-STONE-05", "EWS-SCORE-04", "EWS-SCORE-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_the_nomads_nothing_is_told_that_they_cannot_do(language: str) -> None:
    """No labor from food, no use of animals; stones and sets bring what they bring them."""
    t = alone(B={"food": 3, "stones": ["idol_levels"], "unused": {"argentavis": 2, "giant_sloth": 3}})
    seen, telling = t.game.observe(t.state, 0), t.game.telling(language)
    say = telling.say
    (part,) = [part for part in t.game.scene(language).parts(seen) if part.id == "tribe-b"]
    told = [item.text for item in part.items]
    assert say("tribe-food", n=3, most=10) in (text[:-1].lower() for text in told)
    assert not any(say("tribe-food-labor", spaces="")[:12] in text or say("icon-wild") in text for text in told)
    named = (("stones", "idol_levels", terms.STONE_POINTS), ("animals", "argentavis", 5), ("animals", "giant_sloth", 6))
    for kind, code, points in named:
        (line,) = [text for text in told if telling.name(kind, code) in text]
        assert say("effect-vp", n=points) in line
    console = Console(width=120, record=True, file=StringIO())
    console.print(Terminal(t.game, language, ["Anna", "B"]).table(seen, 120))
    assert re.search(r"\bB B .*(– +){3}", console.export_text())


@pytest.mark.rule("EWS-FLOW-01")
@pytest.mark.parametrize(("tie", "told"), [("no_win", False), ("turn_order", True)])
def test_the_sheet_tells_of_a_tie_break_where_there_is_one(tie: str, told: bool) -> None:
    t = alone(options={"solo_tie": tie})
    console = Console(width=120, record=True, file=StringIO())
    console.print(Terminal(t.game, "en", ["Anna", "B"]).sheet(t.state.sheet()))
    assert (t.game.telling("en").say("sheet-tie_break") in console.export_text()) == told


def test_labor_is_drawn_of_those_who_have_some() -> None:
    """The nomads have figures and points, and no labor to spend."""
    state, source, steps = eolith.load("endless_winter(players=1)").start(), Source(5), []
    while not state.over:
        state.listener = events = []
        options = state.options()
        state.apply(state.sample(source) if state.seat < 0 else options[source.below(len(options))])
        steps.append((state.clone(), events))
    assert [len(chart.series) for chart in state.game.scene("en").charts(steps)] == [2, 2, 1, 2]


def test_open_cards_lie_in_their_places() -> None:
    t = alone(
        open_culture=["pit_traps"],
        nomads={"culture": {"b3": "pit_traps"}, "ground": {"a2": "glyptodon"}, "sacrifice": SACRIFICE},
        ground=["glyptodon"],
    )
    seen = t.game.observe(t.state, 0)
    cards, *_ = shown.culture(t.game.pack, seen)
    assert [place for place, card in zip(layout.CULTURE_PLACES, cards) if card >= 0] == ["b3"]
    animals, _ = shown.hunt(t.game.pack, seen)
    assert [place for place, animal in zip(layout.GROUND_PLACES, animals) if animal >= 0] == ["a2"]


@pytest.mark.rule("EWS-MIG-09")
def test_the_token_gives_influence_on_the_map() -> None:
    t = alone(nomads={"token": J, "sacrifice": SACRIFICE}, villages={"b1c1c2": "B", "a2a3b3": "B", "d2e1e2": "B"})
    _, camps, villages, _, token = shown.land(t.game.pack, t.game.observe(t.state, 0))
    assert layout.JUNCTION_NAMES[token] == J
    standing, built = land.presence(camps, villages)
    strength = land.influence(standing, built, token)
    without = land.influence(standing, built, land.NOWHERE)
    more = {name for name, one, other in zip(layout.HEX_NAMES, strength, without) if one != other}
    assert more == {"c4", "d3", "d4"}


@pytest.mark.parametrize(
    "options", [{}, {"nomads_ahead": "on", "nomad_village": "on", "glaciers": "on", "rests": "on"}]
)
def test_every_moment_alone_is_drawn_and_told(options: dict[str, str]) -> None:
    """The same pieces at every moment, well-formed; and whatever is asked is said."""
    game = the_game(1, options)
    scene = game.scene("uk")
    ids: dict[str, list[str]] = {}
    for number, state in enumerate(every_state(game.start(), 5)):
        if number % 9 and not state.over:
            continue
        seen = game.observe(state, 0)
        assert scene.status(seen, ("Ганна", "плем’я кочівників"))
        for part in scene.parts(seen, frozenset(choice.target for choice in scene.choices(state))):
            assert ids.setdefault(part.id, list(part.pieces)) == list(part.pieces)
            ElementTree.fromstring(f"<svg>{part.ground}{''.join(part.pieces.values())}</svg>")
            assert part.items
    assert {"tribe-b", "nomads"} <= {*ids}


def test_the_careful_bot_sees_what_lies_at_a_place() -> None:
    places = {"a1": "giant_beaver", "b3": "giant_sloth"}
    t = alone(
        ground=[*places.values()], nomads={"ground": places}, turn={"stage": "top", "column": "hunt", "labor": 1},
        ready=["hunt.top.2"],
        A={"tools": 1, "unused": {"giant_sloth": 3}, "tribe": {"home": 1, "hunt": 1}},
    )  # fmt: skip
    t.say("A", "use hunt.top.2")
    assert t.offered[-2:] == ["animal a1", "animal b3"]
    assert t.game.text(bots.make("careful", t.game, 0).choose(t.state)) == "animal b3"


@pytest.mark.rule("EWS-ARROW-05")
def test_of_two_alike_the_one_that_is_pressed_is_taken() -> None:
    """Pressed in the picture; the other one keeps its place."""
    t = alone(
        ground=["glyptodon", "glyptodon"], nomads={"ground": {"a1": "glyptodon", "b3": "glyptodon"}},
        turn={"stage": "top", "column": "hunt", "labor": 1}, ready=["hunt.top.2"],
        A={"tools": 1, "tribe": {"home": 1, "hunt": 1}},
    )  # fmt: skip
    scene = t.game.scene("en")
    for place in ("a1", "b3"):
        (choice,) = scene.panel(t.state, 0, f"animal-{place}").choices
        state = t.state.clone()
        for option in t.game.expand(state, choice.command):
            state.apply(option)
        left = {"a1": "b3", "b3": "a1"}[place]
        assert dict(t.game.observe(state, 0).ground_place) == {left: "glyptodon"}


def test_the_aid_tells_the_whole_chain() -> None:
    """EWS-AID-02 to -06, as the rules go down it."""
    telling = eolith.load("endless_winter(players=1)").telling("en")
    assert nomads.aid(telling) == (
        "Sacred stone → Megalith; Culture card, Megalith, draw 1 card → Burial; "
        "Burial, take a tribe card into hand, put a tribe card on the discard pile → Tool; "
        "Tool, use an animal → Food; Food → Idol; "
        "put 1 camp on the base terrain, move a camp one step → Villages or camps"
    )


def test_what_the_nomads_gain_instead_is_told_once() -> None:
    """A chain of the aid in one breath, what was paid with what came of it, and cards buried unseen in a line."""
    t = the_game(1, {})
    events = [
        (terms.PAID, 1, 2, 0, 0), (terms.AID_USED, 1, terms.DO_MEGALITH, terms.DO_BURY, 0),
        (terms.AID_USED, 1, terms.DO_BURY, terms.DO_TOOL, 0), (terms.TOOL_GAINED, 1, 1, 0, 0),
        *((terms.BURIED_REVEALED, 1, terms.FIRST_CULTURE + number, 0, 0) for number in range(2)),
    ]  # fmt: skip
    first, second = (line.text for line in t.scene("en").log(events, 0, ("Ann", "the nomads")))
    cards = [t.pack.cards[terms.FIRST_CULTURE + number].names["en"] for number in range(2)]
    assert first.endswith("instead of “Megalith”, by the aid, “Burial” → “Tool”; gains 1 tool for 2 food.")
    assert second.endswith(f"turns up the cards buried unseen: {cards[0]}, {cards[1]}.")


def test_a_place_without_an_animal_is_refused() -> None:
    t = alone(ground=["glyptodon"], turn={"stage": "top", "column": "hunt", "labor": 1}, ready=["hunt.top.2"],
              A={"tools": 1, "tribe": {"home": 1, "hunt": 1}})  # fmt: skip
    t.say("A", "use hunt.top.2")
    assert t.refused("A", "animal b2") == "EW-HUNT-06"
    refusal = t.game.why_not(t.state, "animal b2", 0)
    assert refusal is not None and "b2" in t.game.say(refusal)
