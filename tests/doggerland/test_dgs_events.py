"""What events do, op by op (DGS-EVENT-01; the language is told in pack/solo/cards.toml)."""

from __future__ import annotations

from typing import Any

import pytest

from doggerland.alone import CARD, FED, ending, moving, planning, rivals, turned_up
from doggerland.tables import CRAFTS, the_game
from eolith.games.doggerland import terms
from eolith.kernel.pack import PackError

pytestmark = pytest.mark.rule("DGS-EVENT-01")
LAND: dict[str, Any] = {"grid": ["w1> s3> p2> h2>", "g1> c0> w2> H>"], "at": "c3"}
"""The camp is on d4: its neighbours are d3, c4 and e4, and e3 and f4 lie two tiles away."""


def effect(op: str, at: str = "draw", **said: str) -> str:
    return (
        "{ "
        + ", ".join([f'at = "{at}"', f'do = "{op}"', *(f"{name} = {value}" for name, value in said.items())])
        + " }"
    )


def where(**said: str) -> str:
    return (
        "{ "
        + ", ".join(f'{name} = "{value}"' if value != "true" else f"{name} = true" for name, value in said.items())
        + " }"
    )


# --- goods ----------------------------------------------------------------------------------------------


def test_goods_of_a_group_are_lost_by_choice() -> None:
    t = turned_up(effect("lose", good='"material"', n="2"), A={"goods": {"wood": 1, "stone": 1, "bone": 1, "tool": 3}})
    assert t.asked == "spend" and t.offered == ["give wood", "give stone"], "bone alone would not be two"
    t.say("A", "give stone")
    assert t.goods("A") == {"wood": 1, "tool": 3}, "the bone goes by itself"


def test_food_is_counted_by_those_it_feeds() -> None:
    pay = effect("pay", cost="{ food = 3 }", then='[{ do = "gain", good = "wood", n = 1 }]')
    t = turned_up(pay, A={"goods": {"plant1": 2, "meat2": 1}})
    assert t.asked == "price"
    t.say("A", "accept")
    assert t.goods("A") == {"plant1": 1, "meat2": 1}, "one plant must go, as meat alone is too little"
    assert t.offered == ["give plant1", "give meat2"]
    t.say("A", "give meat2")
    assert t.goods("A") == {"plant1": 1, "wood": 1}
    t = turned_up(pay, A={"goods": {"meat2": 2}})
    t.say("A", "accept")
    assert t.goods("A") == {"wood": 1}, "there is no change"


def test_a_price_can_be_refused_and_then_something_else_follows() -> None:
    pay = effect("pay", cost="{ plant = 2 }", **{"or": '[{ do = "absent", figure = "hunter", n = 1 }]'})
    t = turned_up(pay, A={"goods": {"plant1": 2}})
    t.say("A", "decline")
    assert t.goods("A") == {"plant1": 2} and t.state.home[0][terms.HUNTER] == 3
    t = turned_up(pay, A={"goods": {"plant1": 1}})
    assert t.asked == "plan" and t.value("absent") == 1, "who cannot pay is not asked"


def test_goods_of_a_group_are_gained_by_choice() -> None:
    t = turned_up(effect("gain", good='"material"', n="2"))
    t.say("A", "take stone")
    assert t.offered == ["take stone", "take hide", "take bone"]
    t.say("A", "take bone")
    assert t.goods("A") == {"stone": 1, "bone": 1}
    assert turned_up(effect("gain", good='"meat"', n="2")).goods("A") == {"meat2": 2}


CHOOSE = effect("choose", options='[[{ do = "take_tokens", n = -1 }], [{ do = "gain", good = "plant", n = 3 }]]')


def test_one_of_two_parts_is_chosen() -> None:
    t = turned_up(CHOOSE, A={"deprivation": 2})
    assert t.asked == "part"
    t.say("A", "choose 1")
    assert t.tokens("A") == 1 and t.goods("A") == {}
    t = turned_up(CHOOSE)
    assert t.asked == "plan" and t.goods("A") == {"plant1": 3}, "a part without effect is not chosen"
    lose = effect("choose", options='[[{ do = "lose", good = "hide", n = 1 }], [{ do = "lose_craft", n = 1 }]]')
    assert turned_up(lose).asked == "plan", "where neither has one, nothing happens"
    assert turned_up(lose, A={"crafts": [CRAFTS["N1"][0]]}).value("discards") == [CRAFTS["N1"][0]]


def test_tokens_are_taken_and_lose_the_game() -> None:
    t = turned_up(effect("take_tokens", n="2"), options={"difficulty": "medium"})
    assert t.tokens("A") == 2 and not t.state.over
    assert turned_up(effect("take_tokens", n="2"), options={"difficulty": "hard"}).state.over


def test_food_ages() -> None:
    t = turned_up(effect("age_food", n="1"), A={"goods": {"plant1": 2, "meat3": 1, "plant3": 1}})
    assert t.goods("A") == {"plant2": 2}


# --- tiles ----------------------------------------------------------------------------------------------


def test_the_nearest_tiles_are_exhausted() -> None:
    t = turned_up(effect("exhaust", n="2", where=where(kind="any", state="live", pick="nearest")), **LAND)
    assert [text.split()[1] for text in t.offered] == ["d3", "c4", "e4"]
    t.say("A", "tile c4")
    assert [text.split()[1] for text in t.offered] == ["d3", "e4"]
    t.say("A", "tile e4")
    assert t.value("harvested") == {"c4": 1, "e4": 1}


def test_the_richest_tile_counts_by_what_it_brings() -> None:
    t = turned_up(effect("exhaust", n="1", where=where(kind="any", state="live", pick="richest")), **LAND)
    assert t.value("harvested") == {"f3": 1}, "two shells are two plants and two bones"
    t = turned_up(effect("exhaust", n="1", where=where(scope="range", kind="any", pick="richest")), **LAND)
    assert t.value("harvested") == {"d3": 1}, "the shells are out of range"


def test_tiles_of_a_kind_in_a_place() -> None:
    exhaust = effect("exhaust", n="1", where=where(scope="adjacent", kind="wood", pick="you"))
    assert turned_up(exhaust, **LAND).value("harvested") == {"e4": 1}
    free = effect("exhaust", n="9", where=where(kind="any", state="live", free="true", pick="all"))
    t = turned_up(free, **LAND, rivals={"red": "d3"}, A={"journey": "e3", "journey_since": 1})
    assert set(t.value("harvested")) == {"c3", "f3", "c4", "e4"}


def test_tiles_are_refreshed() -> None:
    refresh = effect("refresh", n="1", where=where(scope="range", kind="any", state="exhausted", pick="you"))
    t = turned_up(refresh, **LAND, harvested={"d3": 1, "e4": 1})
    t.say("A", "tile d3")
    assert t.value("harvested") == {"e4": 1}


def test_a_harvest_without_a_group() -> None:
    t = turned_up(
        effect("harvest", skill="2", where=where(scope="range", kind="stone", state="live", pick="you")), **LAND
    )
    assert t.goods("A") == {"stone": 6} and t.value("harvested") == {"d3": 1}


def test_new_land_is_laid_beside_tiles() -> None:
    discover = effect("discover", at="discovery", n="2", where=where(scope="range", pick="you"))
    t = turned_up(discover, **LAND)
    t.say("A", "pass")
    assert t.asked == "pick" and t.can("tile d2") and not t.can("tile d4")
    before = set(t.value("tiles"))
    t.say("A", "tile d2", "tile c2")
    assert set(t.value("tiles")) - before >= {"c2", "d2"}


def test_animals_come_and_go() -> None:
    add = effect("add_animal", species='"reindeer"', n="1", where=where(scope="adjacent", animal="none", free="true"))
    t = turned_up(add, **LAND, rivals={"red": "d3"})
    assert [text.split()[1] for text in t.offered] == ["c4", "e4"]
    t.say("A", "tile e4")
    assert t.value("animals") == {"e4": "reindeer"}
    take = effect("take_animal", n="2", to='"rival_memory"', where=where(animal="any", free="true", pick="nearest"))
    t = turned_up(take, **LAND, animals={"d4": "bison", "e4": "horse", "f4": "reindeer", "c3": "mammoth"})
    assert t.asked == "pick" and t.value("solo_memory")[4] == "horse", "that beside your camp is safe"
    t.say("A", "tile c3")
    assert t.value("solo_memory")[3] == "mammoth"
    assert t.value("animals") == {"d4": "bison", "f4": "reindeer"}


def test_a_white_figure_takes_a_tile() -> None:
    place = effect("place_figure", figure='"white_hunter"', where=where(scope="range", kind="any", pick="richest"))
    close = 'at = "end", do = "exhaust", n = 1, where = { scope = "white_hunter", pick = "all" }'
    leave = 'at = "end", do = "leave", figure = "white_hunter"'
    t = turned_up(place, closing=f"{{ {close} }}, {{ {leave} }}", **LAND, A={"goods": {"plant1": 6}})
    assert t.value("white_at") == {"white_hunter": "d3"}
    assert t.refused("A", "send d3 hunters 1") == "DGS-EVENT-08"
    t.until("camp")
    assert not t.value("white_at") and t.value("harvested")["d3"] == 1


# --- members and dwellings ------------------------------------------------------------------------------


def test_who_is_absent_eats_and_comes_back() -> None:
    t = turned_up(effect("absent", figure='"hunter"', n="2"), **LAND, A={"goods": {"plant1": 5}})
    assert t.refused("A", "send e4 hunters 3") == "DG-PLAN-05"
    t.say("A", "send e4 hunters 2", "pass", "return e4", "finish")
    assert t.tokens("A") == 1 and t.state.home[0][terms.HUNTER] == 4 and not t.value("absent")


def test_a_white_hunter_can_join_for_good() -> None:
    join = effect("join", figure='"white_hunter"', until='"game_end"', when='{ metric = "free_housing", min = 1 }')
    t = turned_up(join, A={"dwellings": {"ramshackle": 2, "simple": 1}})
    assert t["A"]["hunters"] == 5 and t.value("white") == {"white_hunter": "joined"}
    assert t.state.observe(0).seats[0].members == 7
    assert not turned_up(join).value("white"), "there is no place for him"
    full = {"dwellings": {"ramshackle": 2, "status": 1}, "hunters": 6, "goods": {"plant3": 8}}
    t = ending(white={"white_hunter": "joined"}, A=full)
    assert t["A"]["hunters"] == 5 and not t.value("white"), "he is the first to leave"


def test_where_nobody_has_to_leave_he_stays_too() -> None:
    full = {"dwellings": {"ramshackle": 2, "status": 1}, "hunters": 6, "goods": {"plant3": 8}}
    t = ending(white={"white_hunter": "joined"}, options={"adult_overflow": "ignore"}, A=full)
    assert t["A"]["hunters"] == 6 and t.value("white") == {"white_hunter": "joined"}


def test_a_member_for_good_is_not_called_again_and_does_not_leave() -> None:
    join = effect("join", figure='"white_hunter"', until='"round_end"')
    leave = effect("leave", at="end", figure='"white_hunter"')
    own = {"hunters": 5, "dwellings": {"ramshackle": 2, "simple": 1}, "goods": {"plant1": 7}}
    t = turned_up(join, closing=leave, white={"white_hunter": "joined"}, A=own)
    t.until("camp")
    assert t.value("white") == {"white_hunter": "joined"} and t["A"]["hunters"] == 5 and t.tokens("A") == 0


def test_two_chiefs_can_hunt_together() -> None:
    join = effect("join", figure='"white_chief"', until='"round_end"')
    hunt: dict[str, Any] = {"grid": ["c0> B>"], "at": "d4", "animals": {"e4": "bison"}}
    t = turned_up(join, **hunt, A={"hunters": 1, "goods": {"tool": 1, **FED}})
    t.step("A", "send e4")
    assert t.asked == "plan" and t.state.home[0] == [0, 1, 0] and t.goods("A") == FED, "all must go"
    t = turned_up(join, **hunt, A={"goods": FED})
    t.step("A", "send e4")
    assert t.asked == "group" and t.offered == ["without chief", "with chief"], "one chief must go, the other may"
    t.step("A", "with chief", "hunters 2")
    assert t.asked == "plan" and t.state.home[0] == [0, 1, 2]


@pytest.mark.rule("DGS-EVENT-08")
def test_two_chiefs_have_no_child() -> None:
    join = effect("join", figure='"white_chief"', until='"round_end"')
    t = turned_up(join, **LAND, A={"goods": {"tool": 1}})
    t.say("A", "send e4 hunters 3", "send d3 shaman", "dwelling hunter pay")
    assert t.state.home[0] == [2, 0, 0] and not t.can("birth")


def test_a_closed_dwelling_takes_no_newborns() -> None:
    close = effect("close_dwelling", n="1")
    own = {"dwellings": {"ramshackle": 2, "status": 2}, "goods": {"plant1": 6}}
    for kind, hunters in (("ramshackle", 4), ("status", 5)):
        t = turned_up(close, A=own)
        t.say("A", f"close {kind}", "birth hunter hunter", "pass", "bear", "finish")
        assert t["A"]["hunters"] == hunters and t.tokens("A") == 0


def test_a_dwelling_is_lost_and_what_lies_beneath_shows_again() -> None:
    lose = effect("lose_dwelling", at="feeding", n="1")
    own = {"dwellings": {"ramshackle": 1, "simple": 1, "status": 1}}
    t = ending(lose, stage=13, hook="migration", A=own, covering={"status": 1})
    assert t.offered == ["raze simple empty", "raze status ramshackle"]
    t.say("A", "raze status ramshackle")
    assert t["A"]["dwellings"] == {"ramshackle": 2, "simple": 1}
    assert ending(lose, stage=13, hook="migration").asked == "camp", "ramshackle ones are safe"


def test_the_table_keeps_in_mind_what_covers_a_ramshackle_dwelling() -> None:
    goods = {"wood": 1, "hide": 1, "tool": 1}
    t = planning(A={"goods": goods})
    t.say("A", "dwelling hunter pay", "pass", "build simple other ramshackle")
    assert t.state.covering[terms.SIMPLE] == 1


def test_crafts_are_lost() -> None:
    own = [CRAFTS["N1"][0], CRAFTS["S1"][0]]
    t = turned_up(effect("lose_craft", n="1"), A={"crafts": own})
    t.say("A", f"discard {own[1]}")
    assert t["A"]["crafts"] == own[:1] and t.value("discards") == own[1:]


def test_an_ability_is_raised_for_nothing() -> None:
    t = turned_up(effect("upgrade", ability='"any"', n="1"), A={"levels": {"range": 3, "carrying": 1, "toolmaking": 2}})
    assert t.offered == ["raise carrying", "raise toolmaking"]
    t.say("A", "raise toolmaking")
    assert t["A"]["levels"]["toolmaking"] == 3
    assert turned_up(effect("upgrade", ability='"range"', n="2"))["A"]["levels"]["range"] == 3


def test_the_camp_moves_now_and_not_at_the_end() -> None:
    stay = effect("forbid", at="camp", action='"camp_move"')
    t = turned_up(effect("move_camp", n="2"), stay, **LAND, A={"goods": {"plant1": 6}})
    assert t.asked == "camp"
    t.say("A", "camp e3")
    t.until("camp", "plan", "event", "pick")
    assert t.value("round") == 2 or t.asked != "camp"


# --- rules of the round ---------------------------------------------------------------------------------


def test_what_is_forbidden_cannot_be_planned() -> None:
    t = turned_up(effect("forbid", at="planning", action='"paint"'), cave=["painting_1"], A={"goods": {"tool": 2}})
    assert t.refused("A", "paint painting_1.top hunter") == "DGS-EVENT-01" and t.can("shaman superb_painting")
    t = turned_up(effect("forbid", at="planning", action='"superb_painting"'), A={"goods": {"tool": 2}})
    assert t.refused("A", "shaman superb_painting") == "DGS-EVENT-01" and t.can("shaman trade")
    t = turned_up(effect("forbid", at="planning", action='"shaman"'))
    assert t.refused("A", "shaman trade") == "DGS-EVENT-01"


def test_planning_can_be_free_of_hides() -> None:
    free = effect("free_planning", at="planning", action='"gather"', goods='["hide"]')
    t = turned_up(free, **LAND, round=2, A={"goods": {"hide": 1}})
    t.say("A", "send e4 hunters 1")
    assert t.goods("A") == {"hide": 1} and t.asked == "plan"


def test_the_range_changes() -> None:
    t = turned_up(effect("change_range", at="planning", n="-1"), **LAND)
    assert t.refused("A", "send e3 hunters 1") == "DGS-EVENT-01" and t.can("send e4")
    t = turned_up(effect("change_range", at="planning", n="-5"), **LAND)
    assert t.can("send e4"), "it never falls below one"
    t = turned_up(effect("change_range", at="planning", n="1"), **LAND)
    assert t.can("send f3")


def test_tiles_show_more() -> None:
    more = effect("amount", at="execution", kinds='["wood"]', n="1")
    t = turned_up(more, **LAND, A={"goods": FED})
    t.say("A", "send e4 hunters 2", "send d3 hunters 1", "pass", "return e4", "return d3 stone 2")
    assert t.goods("A")["wood"] == 4 and t.goods("A")["stone"] == 2, "six of wood, of which four can be carried"


def test_hunts_are_easier() -> None:
    plan: dict[str, Any] = {"grid": ["c0> B>"], "at": "d4", "animals": {"e4": "bison"}}
    easier = effect("hunt_skill", at="planning", species='["bison"]', n="-2")
    assert turned_up(**plan).refused("A", "send e4 hunters 4") == "DG-HUNT-01"
    t = turned_up(easier, effect("no_memory", at="execution"), **plan, A={"goods": FED})
    t.say("A", "send e4 hunters 4", "pass", "return e4 meat 4 hide 3 bone 1")
    assert t.value("hunted") == 1 and not t["A"].get("memory") and t.state.supply[terms.BISON] == 7


def test_groups_must_be_larger() -> None:
    t = turned_up(effect("min_people", at="planning", n="2"), **LAND, animals={"f4": "horse"}, A={"goods": {"tool": 3}})
    assert t.refused("A", "send e4 hunters 1") == t.refused("A", "send e4 chief") == "DGS-EVENT-01"
    assert t.refused("A", "send f4 hunters 1 tools 3") == "DGS-EVENT-01"
    t.say("A", "send e4 chief hunters 1", "send f4 hunters 2")
    assert t.refused("A", "send d3 hunters 1") in ("DGS-EVENT-01",)


def test_a_shaman_can_hunt() -> None:
    plan: dict[str, Any] = {"grid": ["c0> H>"], "at": "d4", "animals": {"e4": "horse"}}
    assert turned_up(**plan).refused("A", "send e4 shaman hunters 1") == "DG-HUNT-04"
    t = turned_up(effect("shaman_hunts", at="planning"), **plan, A={"goods": FED})
    t.say("A", "send e4 shaman hunters 1", "pass", "return e4")
    assert t.value("hunted") == 1


def test_feeding_takes_more() -> None:
    t = ending(effect("food_need", at="feeding", n="2"), A={"goods": {"plant3": 7}})
    assert t.tokens("A") == 1
    many = {"hunters": 10, "dwellings": {"ramshackle": 2, "simple": 4}, "goods": {"plant1": 20}}
    t = ending(effect("food_need", at="feeding", n="2"), A=many)
    assert t.goods("A") == {"plant2": 6} and t.tokens("A") == 0


def test_animals_migrate_further() -> None:
    further = effect("animal_steps", at="migration", species='["bison"]', n="1")
    grid = ["w1> s1> p1> w2> s1>", "c0>"]
    t = moving(further, grid=grid, at="a1", animals={"a1": "bison"}, A={"camp": "a2"})
    assert t.value("animals") == {"c1": "bison"}


def test_rivals_are_held() -> None:
    line: dict[str, Any] = {"grid": ["w1> s1> p1>", "c0>"], "at": "a1", "rivals": {"red": "a1", "pink": "b1"}}
    t = turned_up(effect("hold_rivals", at="rivals", n="1"), **line, moves=("east 2", "east 1", "north 1"),
                  A={"camp": "a2", "goods": FED})  # fmt: skip
    t.until("pick")
    assert t.offered == ["hold red", "hold pink", "hold blue"]
    t.say("A", "hold red")
    assert rivals(t) == {"red": "a1", "pink": "c1"}
    t.until("plan", "event", "pick")
    assert not t.value("held")
    t = moving(
        effect("hold_rivals", at="rivals", n="3"), **line, moves=("east 2", "east 1", "north 1"), A={"camp": "a2"}
    )
    assert rivals(t) == {"red": "a1", "pink": "b1"}, "nobody is asked who, where all are meant"


def test_shamans_leave_the_hut() -> None:
    t = turned_up(effect("lift_shamans", at="planning", who='["red"]'), shamans=("menhir", "cromlech"))
    assert t.value("rival_shamans") == {"blue": "cromlech"} and t.can("shaman menhir")


def test_only_the_season_that_an_effect_names() -> None:
    cold = effect("lose", good='"hide"', n="1", when='{ season = "cold" }')
    assert turned_up(cold, A={"goods": {"hide": 1}}).goods("A") == {"hide": 1}
    assert turned_up(cold, round=2, A={"goods": {"hide": 1}}).goods("A") == {}


# --- the pack -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("columns", "wrong"),
    [
        ('effects = [{ at = "noon", do = "lose", good = "hide", n = 1 }]', "has at 'noon'"),
        ('effects = [{ at = "draw", do = "steal" }]', "does 'steal'"),
        ('effects = [{ at = "draw", do = "lose", good = "gold", n = 1 }]', "has good 'gold'"),
        ('effects = [{ at = "draw", do = "lose", good = "hide" }]', "lacks n"),
        ('effects = [{ at = "draw", do = "exhaust", n = 1, where = { scope = "sea" } }]', "has where scope 'sea'"),
        ('effects = [{ at = "draw", do = "lose_craft", n = 1, good = "hide" }]', "has 'good' with lose_craft"),
        ('moves = { red = "up 1", pink = "east 1", blue = "east 1" }', "has red 'up 1'"),
        ('shamans = { red = "trade", blue = "trade" }', "it must be two of"),
        ('starts = { red = "a1", pink = "e4", blue = "e5" }', "DGS-SETUP-12"),
    ],
)
def test_mistakes_in_a_card_are_told(columns: str, wrong: str) -> None:
    with pytest.raises(PackError, match=wrong) as told:
        the_game(1, frozenset(), (), ((CARD, columns),))
    assert "\n" not in str(told.value) and CARD in str(told.value)
