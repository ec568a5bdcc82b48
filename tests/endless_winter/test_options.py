"""Every table option of the ledger's rulings, at the place where it makes a difference."""

from __future__ import annotations

import pickle

import pytest

import eolith
from endless_winter.faces import printed
from endless_winter.tables import eclipse, new_game, table, the_game
from eolith.games.endless_winter import terms
from eolith.kernel.chance import Source
from eolith.kernel.game import PositionError
from eolith.kernel.record import Record, read_record
from eolith.kernel.scene import gives_up


@pytest.mark.rule("EW-SETUP-18")
@pytest.mark.parametrize(("value", "shown"), [("together", None), ("turn_order", "b")])
def test_chief_side_choice(value: str, shown: str | None) -> None:
    t = new_game(2, Source(4), chief_side_choice=value)
    first = t.turn
    assert terms.FRAMES[t.state.frame[0]] == "choose_side"
    assert first is not None
    assert value == "together" or first == t.value("order")[0]
    t.say(first, "side b")
    other = 1 - terms.SEATS.index(first)
    assert t.state.observe(other).seats[1 - other].side == shown
    assert t.state.observe(1 - other).seats[1 - other].side == "b"


@pytest.mark.rule("EW-MEGASETUP-02")
@pytest.mark.parametrize(
    ("value", "players", "site"), [("recommended", 2, "h4"), ("ring", 2, "f6"), ("block", 4, "h4")]
)
def test_megalith_layout(value: str, players: int, site: str) -> None:
    game = new_game(players, Source(1), megalith_layout=value).game
    assert game.text(game.option(f"site {site}")) == f"site {site}"


@pytest.mark.rule("EW-FIGURE-14")
def test_chief_window() -> None:
    chief = {"A": {"chief": "thunderpaw", "side": "a"}}
    assert table(**chief).refused("A", "use thunderpaw_a.1") == "EW-FIGURE-14"
    t = table(**chief, options={"chief_window": "from_step_1"})
    t.say("A", "use thunderpaw_a.1", "tool")
    assert t.refused("A", "figure tribe hunt") == "EW-FIGURE-14"
    t.say("A", "figure chief hunt")
    assert not t.can("use thunderpaw_a.1")
    t = table(**chief, options={"chief_window": "from_step_1"})
    t.say("A", "figure tribe hunt")
    assert not t.can("use thunderpaw_a.1")


@pytest.mark.rule("EW-INIT-05")
def test_initiated_card() -> None:
    seat = {"A": {"tools": 1, "food": 1, "hand": ["tribesman"]}}
    t = table(**seat)
    t.say("A", "figure tribe initiate", "play tribesman", "tribe shaman")
    assert t.refused("A", "play shaman") == "EW-INIT-05"
    t = table(**seat, options={"initiated_card": "ability_only"})
    t.say("A", "figure tribe initiate", "play tribesman", "tribe shaman", "play shaman")
    assert t.labor == 0
    t.say("A", "use shaman.1", "idol honor")


@pytest.mark.rule("EW-INIT-07")
def test_initiated_scope() -> None:
    """The bonus of offering level 8 gives a tribe card to hand in step 2."""
    seat = {"A": {"chief": "sharp_eye", "side": "a", "offering": 7, "deck": ["brave"]}}
    for value, playable in (("top_action", True), ("whole_step_2", False)):
        t = table(**seat, options={"initiated_scope": value})
        t.say("A", "figure chief hunt", "use sharp_eye_a.1", "idol offering", "tribe hunter")
        assert t.can("play hunter") is playable


@pytest.mark.rule("EW-INIT-19")
def test_empty_tribe_vp() -> None:
    seat = {"A": {"hand": ["coming_of_age"], "food": 3, "tools": 3}}
    for value, offered in (("chosen_deck", 5), ("all_decks", 1)):
        t = table(**seat, supply={"elder": 1}, options={"empty_tribe_vp": value})
        t.say("A", "play coming_of_age", "use coming_of_age.1")
        assert len(t.offered) == 1 + offered
    t = table(**seat, supply={}, options={"empty_tribe_vp": "all_decks"})
    t.say("A", "play coming_of_age", "use coming_of_age.1", "tribe elder")
    assert t["A"]["score"] == 1


@pytest.mark.rule("EW-HUNT-18")
@pytest.mark.parametrize(("value", "points"), [("true", 2), ("false", 0)])
def test_reveal_symbol_vp(value: str, points: int) -> None:
    t = table(A={"hand": ["fluted_points"]}, animal_deck=[], options={"reveal_symbol_vp": value})
    t.say("A", "play fluted_points")
    if points:
        t.say("A", "use fluted_points.2")
    assert t["A"]["score"] == points
    assert not t.can("use fluted_points.2")


@pytest.mark.rule("EW-MEGA-09")
@pytest.mark.parametrize(("value", "sites"), [("false", 4), ("true", 32)])
def test_grey_anywhere(value: str, sites: int) -> None:
    t = table(A={"hand": ["first_stone"]}, options={"grey_anywhere": value})
    t.say("A", "play first_stone", "use first_stone.1")
    assert sum(word.startswith("site") for word in t.offered) == sites


@pytest.mark.rule("EW-STONE-10")
@pytest.mark.parametrize(("value", "points"), [("true", 3), ("false", 2)])
def test_argentavis_used_species(value: str, points: int) -> None:
    used = {"woolly_rhino": 2, "giant_sloth": 1, "argentavis": 1}
    t = eclipse(A={"used": used, "stones": ["used_species"]}, options={"argentavis_used_species": value})
    t.pass_all()
    assert t["A"]["score"] == points


@pytest.mark.rule("EW-ECL-27")
def test_board_benefit_order() -> None:
    seat = {"stones": ["idol_levels"], "offering": 3, "honor": 2, "megaliths": 4}
    t = eclipse(A=seat, order=["B", "A"], options={"board_benefit_order": "listed"})
    t.say("A", "idol honor", "tool", "idol honor")
    t.pass_all()
    assert t["A"]["score"] == 3 + 2  # 7 levels; the second honor point is level 4


@pytest.mark.rule("EW-ECL-31")
@pytest.mark.parametrize(("value", "offered"), [("true", True), ("false", False)])
def test_bury_from_pile(value: str, offered: bool) -> None:
    t = eclipse(A={"pile": ["elder", "brave"], "hand": ["tribesman"]}, options={"bury_from_pile": value})
    t.say("A", "tool", "use elder.2")
    assert t.can("bury hand tribesman")
    assert t.can("bury pile brave") is offered


@pytest.mark.rule("EW-VAR-08")
def test_left_out_figure() -> None:
    t = new_game(2, Source(2), fewer_figures="on", left_out_figure="choice")
    while terms.FRAMES[t.state.frame[0]] != "leave_out":
        assert t.turn is not None
        t.say(t.turn, t.offered[0])
    first, second = t.value("order")
    t.say(first, "leave chief")
    t.say(second, "leave tribe")
    assert (t[first]["chief_at"], t[second]["tribe"]) == ("out", {"home": 1})
    assert t.refused(first, "figure chief hunt") == "EW-FIGURE-17"


@pytest.mark.rule("EW-ICON-05")
@pytest.mark.parametrize(("value", "food"), [("false", 4), ("true", 1)])
def test_village_symbol_food(value: str, food: int) -> None:
    seat = {"hand": ["wintering_ground"], "camps": {"a1": 1, "a2": 1, "b2": 1}, "food": 4}
    t = table(A=seat, options={"village_symbol_food": value})
    t.say("A", "play wintering_ground", "use wintering_ground.2", "village a1a2b2")
    assert t["A"]["food"] == food


@pytest.mark.rule("EW-ICON-26")
def test_stone_symbol_cost() -> None:
    seat = {"A": {"hand": ["quarry_journey"]}}
    t = table(**seat, stones=["village_steppe"])
    t.say("A", "play quarry_journey")
    assert not t.can("use quarry_journey.1")
    t = table(**seat, stones=["village_steppe"], options={"stone_symbol_cost": "false"})
    t.say("A", "play quarry_journey", "use quarry_journey.1", "stone village_steppe", "idol honor")
    assert t["A"]["stones"] == ["village_steppe"]


@pytest.mark.rule("EW-HIDDEN-03")
@pytest.mark.parametrize(("value", "shown"), [("all", {"brave": 2, "hunter": 1}), ("top_card", {"brave": 1})])
def test_discard_view(value: str, shown: dict[str, int]) -> None:
    discard = {"discard": {"brave": 2, "hunter": 1}}
    if value == "top_card":
        discard["discard_top"] = "brave"
    t = table(A=discard, options={"discard_view": value})
    for seat, seen in ((0, {"brave": 2, "hunter": 1}), (1, shown)):
        view = t.state.observe(seat).seats[0]
        assert (view.discard, view.discard_size) == (seen, 3)
        assert view.cards == {"brave": 2, "hunter": 1}


@pytest.mark.rule("EW-HIDDEN-03")
def test_the_top_of_a_discard_pile_is_what_was_laid_there_last() -> None:
    t = table(A={"hand": ["hunter", "elder"], "food": 3}, options={"discard_view": "top_card"})
    t.say("A", "figure tribe hunt", "play hunter", "play elder")
    while t.turn == "A":
        t.say("A", "next")
    seen = t.state.observe(1).seats[0]
    assert (seen.discard, seen.discard_size) == ({"hunter": 1}, 2)  # laid together: the last in the order of the pack
    assert t.state.resample(1, Source(3)).observe(1).seats[0] == seen


LOG_ROLLERS = {"A": {"hand": ["log_rollers", "brave", "elder"], "deck": ["dried_meat"], "food": 2}}
WAITING = ["play log_rollers", "use log_rollers.2", "draw", "play dried_meat", "discard brave", "use dried_meat.1"]


@pytest.mark.rule("EW-CULTURE-05", "EW-CARDS-03")
def test_culture_abilities() -> None:
    """The ability of a card can wait for another card, or is lost to it."""
    t = table(**LOG_ROLLERS)
    t.say("A", *WAITING, "use log_rollers.1")
    t = table(**LOG_ROLLERS, options={"culture_abilities": "at_once"})
    assert not gives_up(t.game.scene("en"), t.state, t.game.expand(t.state, WAITING[0]))
    t.say("A", *WAITING[:3])
    for command, asked in ((WAITING[3], True), ("use log_rollers.1", False)):
        assert gives_up(t.game.scene("en"), t.state, t.game.expand(t.state, command)) is asked
    t.say("A", *WAITING[3:])
    assert t.refused("A", "use log_rollers.1") == "EW-CULTURE-05"


@pytest.mark.rule("EW-CULTURE-04", "EW-CULTURE-05")
def test_culture_abilities_at_once_are_free_among_themselves() -> None:
    t = table(**LOG_ROLLERS, options={"culture_abilities": "at_once"})
    t.say("A", "play log_rollers", "use log_rollers.2", "draw")
    assert t.refused("A", "use log_rollers.2") == "EW-CARDS-02"
    t.say("A", "use log_rollers.1")


@pytest.mark.rule("EW-CULTURE-05", "EW-CULTURE-09")
def test_culture_abilities_of_a_column_wait_for_it() -> None:
    faces = {"dried_meat": "hunt: vp 3", "bone_figurine": "vp 1"}
    hand = {"A": {"hand": ["dried_meat", "bone_figurine", "brave"]}}
    t = printed(faces, **hand, options={"culture_abilities": "at_once"})
    t.say("A", "play dried_meat", "play bone_figurine", "discard brave", "figure tribe hunt", "use dried_meat.1")
    assert t["A"]["score"] == 3


@pytest.mark.rule("EW-HUNT-05", "EW-HUNT-18")
def test_paid_reveal_vp() -> None:
    """A labor for a point, as often as wanted, while there is room; the last card is still laid out."""
    turn = {"stage": "top", "column": "hunt", "labor": 2}
    seat = {"tribe": {"home": 1, "hunt": 1}}
    t = table(A=seat, turn=turn, ready=["hunt.top.1"], animal_deck=[])
    assert t.refused("A", "use hunt.top.1") == "EW-HUNT-05"
    free = {"paid_reveal_vp": "true"}
    t = table(A=seat, turn=turn, ready=["hunt.top.1"], animal_deck=[], options=free)
    t.say("A", "use hunt.top.1", "use hunt.top.1")
    assert (t["A"]["score"], t.labor) == (2, 0)
    assert t.refused("A", "use hunt.top.1") == "EW-HUNT-01"
    t = table(A=seat, turn=turn, ready=["hunt.top.1"], animal_deck=["glyptodon"], options=free)
    t.say("A", "use hunt.top.1")
    assert (t["A"]["score"], t.value("ground")) == (0, {"glyptodon": 1})
    full = {"woolly_rhino": 6}
    t = table(A=seat, turn=turn, ready=["hunt.top.1"], ground=full, animal_deck=[], options=free)
    assert t.refused("A", "use hunt.top.1") == "EW-HUNT-04"


DRAFTS = pytest.mark.parametrize("draft", ["setup_draft", "chief_draft"])


@DRAFTS
def test_a_spec_with_a_draft_says_when_the_ground_is_dealt(draft: str) -> None:
    usual = eolith.load("endless_winter", players=2, **{draft: "on"})
    other = eolith.load("endless_winter", players=2, **{draft: "on"}, ground_dealt="after_draft")
    assert repr(usual) == f"endless_winter(players=2, {draft}=on, ground_dealt=before_draft)"
    assert repr(other) == f"endless_winter(players=2, {draft}=on, ground_dealt=after_draft)"
    for game in (usual, other):
        assert eolith.load(repr(game)) == pickle.loads(pickle.dumps(game)) == game
    unpickle, (kind, players, options, *rest) = usual.__reduce__()
    assert unpickle(kind, players, {"undo": options["undo"], draft: "on"}, *rest) == other, "pickled before the option"


def test_without_a_draft_it_makes_no_difference_when_the_ground_is_dealt() -> None:
    game = eolith.load("endless_winter(players=2, ground_dealt=after_draft)")
    assert game == eolith.load("endless_winter(players=2)")
    assert game.options["ground_dealt"] == "before_draft"


@DRAFTS
def test_a_record_with_a_draft_that_names_no_ground_dealt_is_of_the_time_before_the_option(draft: str) -> None:
    for ground, named in (("before_draft", True), ("after_draft", False)):
        game = the_game(2, {draft: "on", "ground_dealt": ground})
        state = game.start()
        decisions = []
        while terms.FRAMES[state.frame[0]] != "turn":
            decisions.append(state.options()[0])
            state.apply(decisions[-1])
        text = Record(game, ["x", "y"], decisions).to_text()
        assert (f"\noption ground_dealt {ground}\n" in text, "ground_dealt" in text) == (named, named)
        again = read_record(text, eolith.load)
        assert (again.game, again.replay(), again.to_text()) == (game, state, text)


@DRAFTS
def test_a_position_with_a_draft_that_names_no_ground_dealt_is_read(draft: str) -> None:
    """Of a table's own game it is read amid the setup, after which the option means nothing any more."""
    other = the_game(2, {draft: "on", "ground_dealt": "after_draft"})
    state = other.start()
    while not (begun := terms.FRAMES[state.frame[0]] == "turn"):
        state.apply(state.options()[0])
        position = other.to_position(state)
        assert position["options"].pop("ground_dealt") == "after_draft"
        assert other.from_position(position) == state
    assert begun
    usual = the_game(2, {draft: "on"})
    assert usual.to_position(usual.from_position(position))["ground"] == position["ground"]
    position["options"]["ground_dealt"] = "after_draft"
    with pytest.raises(PositionError, match="before_draft"):
        usual.from_position(position)
