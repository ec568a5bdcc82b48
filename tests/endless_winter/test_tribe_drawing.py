"""The drawn tribes and the hand: well-formed, the same ids all game, true to the position, silent on secrets."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from endless_winter.faces import prompt
from endless_winter.tables import eclipse, new_game, random_game, table
from eolith.games.endless_winter import terms
from eolith.games.endless_winter.game import EndlessWinterGame
from eolith.games.endless_winter.scene import hand, holdings, others, tribe
from eolith.games.endless_winter.words.choices import choices
from eolith.games.endless_winter.words.telling import Telling
from eolith.kernel.text import LANGUAGES

LABOR_COUNTED = terms.EVENTS.index("labor_counted")
OWN = re.compile(
    r"(chief|figure-chief|figure-tribe|food|tools|villages|slot-\d|stoneslot-\d|rest|deck|side-[ab])$"
    r"|(unused|hand|played|pile|discard|chief|setup)-"
)
"""Targets of one's own board and hand."""


@cache
def telling_of(game: EndlessWinterGame, language: str = "en") -> Telling:
    return Telling(game, language)


def drawn(telling: Telling, state: Any, seat: int, hot: frozenset[str] = frozenset()) -> dict[str, str]:
    """One's own board and one's cards."""
    seen = telling.game.observe(state, seat)
    view = seen.seats[seat]
    signs = tribe.signs_of(telling.game, seen, view)
    own = tribe.pieces(telling, view, signs, "Ann", hot)
    return {**own, **hand.pieces(telling, seen, view, signs.labor, hot)}


def seen_from(telling: Telling, state: Any, viewer: int | None, seat: int) -> Mapping[str, str]:
    """A tribe as others see it."""
    seen = telling.game.observe(state, viewer)
    view = seen.seats[seat]
    return others.pieces(telling, view, tribe.signs_of(telling.game, seen, view), "Bo")


def moments(players: int, seed: int, every: int, **options: Any) -> Iterator[Any]:
    """Positions of a game played at random, and its end."""
    state = None
    for number, (state, _) in enumerate(random_game(players, seed, **options)):
        if number % every == 0 and state.seat >= 0:
            yield state
    yield state


def check(ground: str, pieces: Mapping[str, str]) -> None:
    """Well-formed, each element by its id, no id twice, nothing that a strict page would not show."""
    ElementTree.fromstring(f"<svg>{ground}{''.join(pieces.values())}</svg>")
    for id, markup in pieces.items():
        assert ElementTree.fromstring(markup).attrib["id"] == id
        assert "style=" not in markup
    ids = re.findall(r' id="([^"]+)"', "".join(pieces.values()))
    assert len(ids) == len(set(ids))


def targets(pieces: Mapping[str, str], hot: bool = False) -> set[str]:
    """What can be pressed, or of that what glows."""
    links = re.findall(r"<a [^>]*>", "".join(pieces.values()))
    found = {re.search(r'data-at="([^"]+)"', link)[1]: " hot" in link for link in links}  # type: ignore[index]
    return {target for target, glows in found.items() if glows or not hot}


def count(markup: str, kind: str) -> int:
    return markup.count(f'data-kind="{kind}"')


# --- form -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_drawn_with_the_same_ids(language: str) -> None:
    own_ids, other_ids = set(), set()
    for state in moments(3, 4, 97, rests="on", chief_draft="on", setup_draft="on"):
        telling = telling_of(state.game, language)
        pieces = drawn(telling, state, 1)
        check(tribe.ground(telling, 1) + hand.ground(), pieces)
        own_ids.add(tuple(pieces))
        neighbour = seen_from(telling, state, 1, 2)
        check(others.ground(2), neighbour)
        other_ids.add(tuple(neighbour))
    assert len(own_ids) == len(other_ids) == 1
    assert not set(*own_ids) & set(*other_ids)


def test_what_can_be_chosen_at_the_own_board_or_hand_glows_there() -> None:
    met: Counter[str] = Counter()
    for seed in (2, 3, 4):
        for state in moments(2, seed, 1, rests="on", chief_draft="on", setup_draft="on", fewer_figures="on"):
            if state.over:
                continue
            telling = telling_of(state.game)
            hot = frozenset(choice.target for choice in choices(telling, state))
            wanted = {target for target in hot if OWN.match(target)}
            assert wanted <= targets(drawn(telling, state, state.seat, hot), hot=True), wanted
            met.update(target.partition("-")[0] for target in wanted)
    assert set(met) >= {"hand", "played", "discard", "pile", "unused", "rest", "food", "chief", "setup", "side"}


def test_what_the_board_gives_in_the_eclipse_glows_there() -> None:
    villages = {"a1a2b2": "A"}
    t = eclipse(A={"megaliths": 7, "stones": ["ground_megaliths"], "deck": {"hunter": 4}}, villages=villages)
    while "villages" not in t.offered:
        t.say(t.turn or "", "next" if t.can("next") else t.offered[0])
    telling = telling_of(t.game)
    hot = frozenset(choice.target for choice in choices(telling, t.state))
    assert targets(drawn(telling, t.state, 0, hot), hot=True) == {"slot-1", "villages", "stoneslot-1"}


def test_all_that_is_told_can_be_found_in_the_picture() -> None:
    richer = table(A={"stones": ["village_steppe"], "unused": {"glyptodon": 1}, "hand": {"elder": 2}}).state
    for state in [richer, *moments(2, 8, 61)]:
        telling = telling_of(state.game)
        seen = state.game.observe(state, 0)
        view = seen.seats[0]
        signs = tribe.signs_of(state.game, seen, view)
        told = [*holdings.tribe(telling, view, signs, True), *holdings.hand(telling, seen, view, signs)]
        shown = targets(drawn(telling, state, 0))
        assert {item.target for item in told} - {""} == set(shown), "an animal that the seat never had, too"
        assert all(item.text.endswith(".") and item.text[0] == item.text[0].upper() for item in told)
        other = holdings.tribe(telling, seen.seats[1], signs, False)
        assert {item.target for item in other} - {""} == {f"stone-{code}" for code in seen.seats[1].stones}


# --- the own board --------------------------------------------------------------------------------


def test_food_track_shows_labor_where_it_is_printed_and_camps_where_they_stand() -> None:
    t = table(A={"food": 4, "camps": {"c3": 2}})
    telling = telling_of(t.game)
    track = t.game.pack.food_track[0].labor
    assert tribe.ground(telling, 0).count('href="#icon-labor"') == sum(track)
    food = drawn(telling, t.state, 0)["at-food"]
    assert count(food, "camp-a") == 3
    assert food.count('class="tribe-full"') == 4
    marker = tribe.FOOD_LEFT + 4 * tribe.SPACE
    assert f'class="tribe-marker" x="{marker - 1}"' in food


def test_megaliths_leave_their_slots_from_the_left() -> None:
    assert tribe.in_slots(10) == (2, 2, 2, 2, 2)
    assert tribe.in_slots(9) == (1, 2, 2, 2, 2)
    assert tribe.in_slots(5) == (0, 0, 1, 2, 2)
    assert tribe.in_slots(0) == (0, 0, 0, 0, 0)


def test_an_emptied_slot_shows_that_its_benefit_counts() -> None:
    t = table(A={"megaliths": 7})
    telling = telling_of(t.game)
    pieces = drawn(telling, t.state, 0)
    slots = [pieces[f"at-slot-{slot}"] for slot in range(1, 6)]
    gives = [bool(slot.eclipse) for slot in t.game.pack.megalith_slots]
    assert [" lit" in slot for slot in slots] == [gives[0], False, False, False, False]
    assert [count(slot, "megalith-a") for slot in slots] == [0, 1, 2, 2, 2]
    assert ["tribe-next" in slot for slot in slots] == [False, True, False, False, False]
    assert "grey" in drawn(telling, table(A={"megaliths": 9}).state, 0)["at-slot-1"]


def test_figures_stand_where_they_are() -> None:
    t = table(turns_done=4, A={"chief_at": "rest", "tribe": {"home": 1, "rest": 1}})
    pieces = drawn(telling_of(t.game), t.state, 0)
    assert count(pieces["at-figure-chief"], "chief-a") == 0
    assert count(pieces["at-figure-tribe"], "figure-a") == 1
    assert (count(pieces["at-rest"], "chief-a"), count(pieces["at-rest"], "figure-a")) == (1, 1)


def test_stones_and_animals() -> None:
    stones = ["village_steppe", "camp_terrains"]
    t = table(A={"stones": stones, "unused": {"woolly_rhino": 3, "argentavis": 1}, "used": {"woolly_rhino": 2}})
    pieces = drawn(telling_of(t.game), t.state, 0)
    assert count(pieces["at-stoneslot-1"], "stone-village_steppe") == 1
    assert "tribe-price" in pieces["at-stoneslot-3"] and "tribe-price" not in pieces["at-stoneslot-2"]
    rhino = pieces["at-unused-woolly_rhino"]
    # EW-SCORE-14: a set of three is worth six points
    assert re.findall(r">(\d+)</text>", rhino) == ["3", "6", "2"]
    assert "icon-wild" in pieces["at-unused-argentavis"]


def test_the_rest_token_lies_with_the_seat_of_the_turn() -> None:
    rest = {
        "unseen": ["mourning", "snares", "mending"],
        "held": "storyteller",
        "under": ["stone_dressing"],
        "given": True,
    }
    t = table(options={"rests": "on"}, turn={"stage": "rest", "column": "rest"}, rest=rest, A={"chief_at": "rest"})
    seen = t.game.observe(t.state, 0)
    assert [tribe.signs_of(t.game, seen, view).token for view in seen.seats] == ["storyteller", ""]
    assert "at-rest-token" in drawn(telling_of(t.game), t.state, 0)
    assert targets(drawn(telling_of(t.game), t.state, 0)) >= {"rest-token"}


# --- cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_labor_of_a_pile_is_what_the_eclipse_counts(edition: str) -> None:
    counted = 0
    for state, option in random_game(3, 1, edition=edition):
        events: list[Any] = []
        after = state.clone()
        after.listener = events
        after.apply(option)
        for kind, seat, halves, *_ in events:
            # whoever ended the last turn is passed over: the pile may have grown with it
            if kind == LABOR_COUNTED and seat != state.seat:
                seen = state.game.observe(state, seat)
                assert tribe.signs_of(state.game, seen, seen.seats[seat]).labor == halves
                counted += halves > 0
    assert counted > 2


def test_labor_is_written_in_halves() -> None:
    assert [hand.halves(number) for number in (0, 1, 2, 3, 10)] == ["0", "½", "1", "1½", "5"]


def test_pile_is_closed_to_others_until_it_is_revealed() -> None:
    pile = {"hunter": 1, "shaman": 2}
    before = table(A={"pile": pile, "discard": {"elder": 1}})
    telling = telling_of(before.game)
    closed = seen_from(telling, before.state, 1, 0)
    assert "person-" not in "".join(closed.values())
    assert "person-hunter" in drawn(telling, before.state, 0)["hand-pile"]
    after = eclipse(A={"pile": pile})
    opened = seen_from(telling_of(after.game), after.state, 1, 0)["tribe-a-figures"]
    assert "person-hunter" in opened and "person-shaman" in opened


def test_others_show_nothing_but_what_is_public() -> None:
    """A rival's view and a spectator's give the same picture; and it names no card but those that lie open."""
    for state in moments(3, 6, 83):
        telling = telling_of(state.game)
        if state.over:
            continue
        assert seen_from(telling, state, 1, 2) == seen_from(telling, state, None, 2)
        view = state.game.observe(state, 1).seats[2]
        signs = tribe.signs_of(state.game, state.game.observe(state, 1), view)
        text = " ".join(item.text for item in holdings.tribe(telling, view, signs, False))
        open_cards = {*view.discard, *view.played, *(view.pile or {})}
        hidden = {code for code in view.hidden if code not in open_cards and code not in terms.TRIBE_CARDS}
        assert not [code for code in hidden if telling.card(code) in text]


def test_discard_pile_is_counted_even_if_only_its_top_may_be_seen() -> None:
    t = table(options={"discard_view": "top_card"}, A={"discard": {"elder": 2}, "hand": {"hunter": 1}})
    view = t.game.observe(t.state, 1).seats[0]
    assert (view.discard_size, view.discard, view.cards) == (2, {"elder": 1}, {"elder": 2, "hunter": 1})


@pytest.mark.parametrize("kinds", [1, 5, 7, 15, 20])
def test_large_cards_stay_on_their_mat(kinds: int) -> None:
    t = table(A={"hand": {"hunter": 1}})
    telling = telling_of(t.game)
    seen = t.game.observe(t.state, 0)
    codes = [card.id for card in t.game.pack.cards]
    view = replace(seen.seats[0], hand={code: 1 + (code == "tribesman") * 6 for code in codes[:kinds]},
                   played={codes[30]: 1})  # fmt: skip
    pieces = hand.pieces(telling, seen, view, None)
    places = [float(x) for x in re.findall(r'class="hand-place[^>]*translate\(([\d.]+)', "".join(pieces.values()))]
    assert len(places) == kinds + 1
    assert places == sorted(places) and places[0] >= hand.LEFT - 1
    assert places[-1] + hand.WIDTH <= hand.RIGHT + 1
    assert len(set(re.findall(r"hand-place (place-\d+)", "".join(pieces.values())))) == kinds + 1


def test_a_card_gained_this_turn_lies_under_ice() -> None:
    t = table(turn={"stage": "top", "column": "initiate", "taken": ["elder"], "locked": {"elder": 1}},
              A={"hand": {"elder": 1, "hunter": 1}, "tribe": {"home": 1, "initiate": 1}})  # fmt: skip
    shown = drawn(telling_of(t.game), t.state, 0)["hand-cards"]
    assert shown.count("#market-lock") == 1
    links = re.findall(r'<a [^>]*data-at="hand-(\w+)" aria-label="([^"]*)"', shown)
    assert [code for code, label in links if "this turn" in label] == ["elder"]


def test_drafts_lie_in_the_hand() -> None:
    t = new_game(2, chief_draft="on")
    assert prompt(t) == "pick_chief"
    shown = t.game.observe(t.state, 0).shown_chiefs
    assert {f"chief-{code}" for code in shown} <= targets(drawn(telling_of(t.game), t.state, 0))
