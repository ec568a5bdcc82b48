"""The drawn tribes: well-formed, the same ids all game, true to the position, and told in full."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from doggerland.tables import Table, diligent_game, executing, new_game, table
from eolith.games.doggerland import terms
from eolith.games.doggerland.game import DoggerlandGame
from eolith.games.doggerland.scene import holdings, mats, others, treasures, tribe
from eolith.games.doggerland.scene.boxes import corner
from eolith.games.doggerland.seen.observation import Observation
from eolith.games.doggerland.words.choices import choices
from eolith.games.doggerland.words.telling import Telling
from eolith.kernel.document import art
from eolith.kernel.drawing import breadth
from eolith.kernel.named import Named
from eolith.kernel.text import LANGUAGES, signed

ART = art(Path(holdings.__file__).with_name("art"))
OWN = re.compile(r"(birth|toolmaking)$|(member|good|ability|memory)-")
"""Targets of one's own board."""


@cache
def telling_of(game: DoggerlandGame, language: str = "en") -> Telling:
    return Telling(game, language)


def moments(players: int, seed: int, every: int = 1, **options: Any) -> Iterator[Any]:
    """Every so many positions at which a seat decides in a game of players who mean it, and its end."""
    for number, state in enumerate(diligent_game(new_game(players, **options).state, seed)):
        if state.over or number % every == 0 and state.seat >= 0:
            yield state


def drawn(telling: Telling, seen: Observation, seat: int, hot: frozenset[str] = frozenset()) -> Mapping[str, str]:
    """One's own board."""
    return tribe.pieces(telling, seen.seats[seat], holdings.signs(telling.game, seen)[seat], "Ann", hot)


def glanced(telling: Telling, seen: Observation, seat: int) -> Mapping[str, str]:
    """A tribe as others see it."""
    return others.pieces(telling, seen.seats[seat], holdings.signs(telling.game, seen)[seat], "Bo")


def game_of(t: Table) -> DoggerlandGame:
    assert isinstance(t.game, DoggerlandGame)
    return t.game


def own_of(t: Table, seat: int = 0, hot: frozenset[str] = frozenset()) -> Mapping[str, str]:
    return drawn(telling_of(game_of(t)), t.game.observe(t.state, seat), seat, hot)


def told_of(t: Table, seat: int = 0) -> dict[str, str]:
    """The sentences that have a target, by it."""
    seen = t.game.observe(t.state, seat)
    items = holdings.tribe(telling_of(game_of(t)), seen.seats[seat], holdings.signs(game_of(t), seen)[seat], True)
    return {item.target: item.text for item in items if item.target}


def check(ground: str, pieces: Mapping[str, str]) -> None:
    """Well-formed, each element by its id, no id twice, nothing that a strict page would not show, no missing art."""
    ElementTree.fromstring(f"<svg>{ground}{''.join(pieces.values())}</svg>")
    for id, markup in pieces.items():
        assert ElementTree.fromstring(markup).attrib["id"] == id
        assert "style=" not in markup
    ids = re.findall(r' id="([^"]+)"', "".join(pieces.values()))
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'href="#([^"]+)"', ground + "".join(pieces.values())))
    assert not [symbol for symbol in used if f'id="{symbol}"' not in ART]


def targets(pieces: Mapping[str, str], hot: bool = False) -> set[str]:
    """What can be pressed, or of that what glows."""
    links = re.findall(r"<a [^>]*>", "".join(pieces.values()))
    found = {re.search(r'data-at="([^"]+)"', link)[1]: " hot" in link for link in links}  # type: ignore[index]
    return {target for target, glows in found.items() if glows or not hot}


def numbers(markup: str) -> list[str]:
    """The texts of a drawing."""
    return re.findall(r">([^<>]+)</text>", markup)


# --- form -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_drawn_with_the_same_ids(language: str) -> None:
    own_ids, other_ids = set(), set()
    for state in moments(3, 4, 61):
        telling = telling_of(state.game, language)
        seen = state.game.observe(state, 1)
        pieces, neighbour = drawn(telling, seen, 1), glanced(telling, seen, 2)
        check(tribe.ground(telling, 1), pieces)
        check(others.ground(2), neighbour)
        own_ids.add(tuple(pieces))
        other_ids.add(tuple(neighbour))
    assert len(own_ids) == len(other_ids) == 1
    assert not set(*own_ids) & set(*other_ids)


def test_what_can_be_chosen_at_the_own_board_glows_there() -> None:
    met: Counter[str] = Counter()
    for seed in (2, 3):
        for state in moments(2, seed, 1, short_game="on"):
            if state.over:
                continue
            telling = telling_of(state.game)
            hot = frozenset(choice.target for choice in choices(telling, state))
            wanted = {target for target in hot if OWN.match(target)}
            if not wanted:
                continue
            seen = state.game.observe(state, state.seat)
            assert wanted == targets(drawn(telling, seen, state.seat, hot), hot=True)
            met.update(target.partition("-")[0] for target in wanted)
    assert set(met) >= {"member", "good", "ability", "birth", "toolmaking"}


def test_others_have_nothing_to_press() -> None:
    for state in moments(2, 5, 97):
        assert not targets(glanced(telling_of(state.game), state.game.observe(state, 0), 1))


# --- what is told ---------------------------------------------------------------------------------


def test_all_that_is_told_can_be_found_in_the_picture() -> None:
    for state in moments(2, 8, 41):
        telling, seen = telling_of(state.game), state.game.observe(state, 0)
        view, sign = seen.seats[0], holdings.signs(state.game, seen)[0]
        told = holdings.tribe(telling, view, sign, True)
        shown = targets(drawn(telling, seen, 0))
        assert {item.target for item in told} - {""} == shown
        assert all(item.text.endswith(".") and item.text[0] == item.text[0].upper() for item in told)
        assert not any(item.target for item in holdings.tribe(telling, view, sign, False))


def test_all_numbers_of_a_seat_are_told_and_drawn() -> None:
    t = table(round=5)
    game, telling = game_of(t), telling_of(game_of(t))
    seen = t.game.observe(t.state, 0)
    stock = {store: 21 + i for i, store in enumerate(terms.STORES)}
    view = replace(
        seen.seats[0], goods=Named(stock), hunters=7, newborns=1, hunters_left=2, room=13, births=3, deprivation=17,
        dwellings=Named({"simple": 4, "status": 1}), home=Named({"chief": 1, "hunter": 6}),
    )  # fmt: skip
    seen = replace(seen, seats=(view, *seen.seats[1:]))
    sign = holdings.signs(game, seen)[0]
    assert sign.need == 9
    told = " ".join(item.text for item in holdings.tribe(telling, view, sign, True))
    shown = {"own": drawn(telling, seen, 0), "other": glanced(telling, seen, 0)}
    have = sum(n * (2 if store.startswith("meat") else 1) for store, n in stock.items() if store[-1].isdigit())
    for number in [*stock.values(), view.deprivation, have]:
        assert re.search(rf"\b{number}\b", told), number
        for pieces in shown.values():
            assert any(re.fullmatch(rf"{number}", text) for text in numbers("".join(pieces.values()))), number
    assert "/ 9" in numbers(shown["own"]["tribe-a-need"]) and "9" in numbers(shown["other"]["tribe-a-food"])
    assert "9/13" in numbers(shown["own"]["at-member-hunter"]) and "9/13" in numbers(shown["other"]["tribe-a-home"])
    assert "6" in numbers(shown["own"]["at-member-hunter"]) and "6" in numbers(shown["other"]["tribe-a-home"])
    assert numbers(shown["own"]["at-birth"]) == ["3", "+2"]
    assert signed(sign.points) in numbers(shown["own"]["tribe-a-who"])


def test_every_member_is_somewhere() -> None:
    errands: Counter[str] = Counter()
    for seed in (1, 2):
        for state in moments(3, seed, 3):
            seen = state.game.observe(state, None)
            if seen.pending and seen.pending.kind in ("member", "parents", "group", "cost"):
                continue  # somebody is in hand
            for view, sign in zip(seen.seats, holdings.signs(state.game, seen), strict=True):
                out = sum(n for away in sign.away for _, n in away.members)
                here = sum(view.home.values()) + sum(view.parents.values()) + len(view.learners)
                assert here + out == view.members, (view, sign)
                errands.update(away.errand for away in sign.away)
    assert set(errands) >= {"gather", "site", "craft", "paint", "hut"}


# --- the own board --------------------------------------------------------------------------------


def test_hunger_shows_before_the_meal() -> None:
    """DG-FEED-02, DG-FEED-04: a plant feeds one and a meat two; each unfed member is a token."""
    fed = own_of(table(A={"goods": {"plant2": 2, "meat3": 2}}))["tribe-a-need"]
    assert (fed.count('class="tribe-fed"'), fed.count('class="tribe-hungry"')) == (6, 0)
    hungry = own_of(table(A={"goods": {"plant2": 2, "meat3": 1}}))["tribe-a-need"]
    assert (hungry.count('class="tribe-fed"'), hungry.count('class="tribe-hungry"')) == (4, 2)
    assert "token-deprivation" in hungry and "×2" in numbers(hungry)


def test_food_tells_how_long_it_keeps() -> None:
    """DG-FEED-08."""
    told = told_of(table(A={"goods": {"plant1": 1, "plant2": 1, "plant3": 1, "meat2": 1, "meat3": 1}}))
    keeps = {store: told[f"good-{store}"] for store in terms.STORES[terms.PAYABLE :]}
    assert [re.search(r"keeps for (\d)", keeps[store])[1] for store in ("plant1", "plant2", "meat2")] == ["3", "2", "2"]  # type: ignore[index]
    assert all("spoils after the next meal" in keeps[store] for store in ("plant3", "meat3"))


def test_tracks_show_reached_levels_and_the_price_of_the_others() -> None:
    t = table(A={"levels": {"range": 2, "carrying": 3, "toolmaking": 1}})
    pieces = own_of(t)
    for number, name in enumerate(terms.ABILITIES):
        level, markup = t[terms.SEATS[0]]["levels"][name], pieces[f"at-ability-{name}"]
        assert markup.count("tribe-level") == level and markup.count("tribe-level now") == 1
        owed = Counter(re.findall(r'href="#good-(\w+)"', markup))
        face = game_of(t).pack.abilities[number]
        price: Counter[str] = Counter()
        for step in face.steps[level - 1 :]:
            price.update({good: n for good, n in zip(terms.GOODS, step, strict=True) if n})
        for recipe in game_of(t).pack.recipes if not face.values else ():
            price.update({good: n for good, n in zip(terms.GOODS, recipe.cost, strict=True) if n})
            price["tool"] += 1
        assert owed == price


def test_learners_and_parents_stand_at_their_places() -> None:
    t = executing(A={"hunters": 4, "learners": {"carrying": "chief"}, "parents": {"hunter": 2}})
    pieces = own_of(t)
    assert "#chief-a" in pieces["at-ability-carrying"] and "#chief-a" not in pieces["at-ability-range"]
    assert pieces["at-birth"].count('data-kind="hunter-a"') == 2
    assert pieces["at-member-hunter"].count('data-kind="hunter-a"') == 2
    assert 'data-kind="chief-a"' not in pieces["at-member-chief"]
    assert 'data-kind="shaman-a"' in pieces["at-member-shaman"]


def test_newborns_without_room_are_counted() -> None:
    """DG-FEED-12, -13: six members fill two ramshackle dwellings."""
    t = table(A={"newborns": 2, "dwellings": {"ramshackle": 2}})
    assert "without room in the dwellings: 2" in told_of(t)["birth"]
    assert "alarm" in own_of(t)["at-member-hunter"]
    roomy = table(A={"newborns": 2, "dwellings": {"ramshackle": 2, "simple": 1}})
    assert "without room" not in told_of(roomy)["birth"] and "alarm" not in own_of(roomy)["at-member-hunter"]


def test_a_hunted_animal_lies_beside_a_full_memory() -> None:
    """DG-HUNT-11."""
    t = table(A={"memory": {"horse": 1, "bison": 1}})
    seen, telling = t.game.observe(t.state, 0), telling_of(game_of(t))
    sign = holdings.signs(game_of(t), seen)[0]._replace(hunted="bison")
    pieces = tribe.pieces(telling, seen.seats[0], sign)
    xs = [float(x) for x in re.findall(r'href="#animal-bison" x="([\d.]+)"', pieces["at-memory-bison"])]
    left, step = corner("memory")[0], treasures.MEMORY_STEP
    assert xs == [left + step + 2, left + 2 * step + 2]
    assert targets(pieces) >= {"memory-horse", "memory-bison"} and "memory-mammoth" not in targets(pieces)


def test_an_empty_memory_is_told_of_others_too() -> None:
    for t, empty in ((table(), True), (table(A={"memory": {"horse": 1}}), False)):
        label = glanced(telling_of(game_of(t)), t.game.observe(t.state, 0), 0)["tribe-a-memory"]
        assert ("nothing in the collective memory" in label) is empty


def test_learners_and_parents_of_others_are_seen() -> None:
    t = executing(A={"hunters": 4, "learners": {"carrying": "chief"}, "parents": {"hunter": 2}})
    pieces = glanced(telling_of(game_of(t)), t.game.observe(t.state, 0), 0)
    assert pieces["tribe-a-abilities"].count('"#chief-a"') == 1
    # at home those who are not there are pale, and once each
    assert pieces["tribe-a-home"].count('"#hunter-a"') == 3 and "#tribe-hearts" in pieces["tribe-a-home"]
    assert pieces["tribe-a-home"].count('opacity=".3"') == 1


@pytest.mark.parametrize("name", ["Bo", "Александра Вишневецкая", "W" * 40])
def test_names_of_others_keep_their_size_and_their_room(name: str) -> None:
    t = table()
    seen = t.game.observe(t.state, 0)
    signs = holdings.signs(game_of(t), seen)[0]
    shown = others.pieces(telling_of(game_of(t)), seen.seats[0], signs, name)["tribe-a-who"]
    size, text = re.search(r'title"[^>]*font-size="([\d.]+)"[^>]*>([^<]+)<', shown).groups()  # type: ignore[union-attr]
    assert float(size) == others.TEXT and breadth(text) * others.TEXT <= others.NAME
    assert name.startswith(text.rstrip("…")) and len(text) > 1


def test_megaliths_crafts_and_objectives() -> None:
    t = table(A={"done": ["cromlech", "trade"], "megaliths": ["d4"], "crafts": ["fox_tooth", "pebble_face"]},
              objectives={"artisans": 1, "masters": 0, "big_tribe": 0, "full_life": 0})  # fmt: skip
    seen = t.game.observe(t.state, 0)
    seen = replace(seen, seats=(replace(seen.seats[0], objectives=Named({"artisans": 2})), *seen.seats[1:]))
    pieces = drawn(telling_of(game_of(t)), seen, 0)
    assert pieces["tribe-a-stones"].count('href="#megalith-a"') == 1
    assert pieces["tribe-a-done"].count('href="#cube-a"') == 2
    worth = [
        str(game_of(t).pack.crafts[game_of(t).pack.number("crafts", craft)].vp)
        for craft in ("fox_tooth", "pebble_face")
    ]
    assert numbers(pieces["tribe-a-crafts"]) == worth
    assert numbers(pieces["tribe-a-goals"]) == [str(terms.OBJECTIVE_POINTS[2])]


def test_season_shows() -> None:
    seasons = {re.search(r'class="tribe-mood (\w+)"', own_of(table(round=n))["tribe-a-mood"])[1] for n in (1, 2)}  # type: ignore[index]
    assert seasons == set(terms.SEASONS)


@pytest.mark.parametrize("number", [1, 5, 9, 12])
def test_chips_stay_in_their_box(number: int) -> None:
    away = holdings.Away("hunt", "d4", (("chief", 1), ("hunter", 3)), 2)
    width, height = tribe.AWAY[2:]
    places, scale = mats.placed([mats.chip_width(away)] * number, width, height)
    assert len(set(places)) == number
    assert all(x + mats.chip_width(away) * scale <= width for x, _ in places)
    if number <= 9:
        assert all(y + 28 * scale <= height for _, y in places)
