"""The pack of the prototype: what its rulebook states and counts, and what it shares with the final edition."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from eolith.games.endless_winter import terms
from eolith.games.endless_winter.pack import Pack, PrototypePack
from eolith.games.endless_winter.pack.effects import write_effect
from eolith.kernel.pack import PackError

FINAL, PACK = Pack.load(), PrototypePack.load()
HEAD = '[pack]\nid = "endless_winter"\nedition = "prototype"\n'


def mistake(folder: Path, text: str) -> str:
    """What is wrong with an owner's corrections of the prototype."""
    path = folder / "own.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    with pytest.raises(PackError) as caught:
        PrototypePack.load(path)
    return str(caught.value).removeprefix(f"{path}: ")


def test_what_it_does_not_say_is_as_in_the_final_edition() -> None:
    assert (FINAL.edition, PACK.edition) == ("final", "prototype") and FINAL.digest != PACK.digest
    assert PACK.megalith_boards == FINAL.megalith_boards and PACK.food_track == FINAL.food_track
    assert [card.names for card in PACK.cards] == [card.names for card in FINAL.cards]
    assert [level.ratio for level in PACK.offering_levels] == [level.ratio for level in FINAL.offering_levels]


@pytest.mark.rule("EWP-SETUP-03", "EWP-LABOR-01")
def test_cards() -> None:
    assert {card.copies for card in PACK.of_kind("tribe")} == {12}
    assert {card.id: card.each for card in PACK.of_kind("starting")} == {"brave": 0, "tribeswoman": 0, "tribesman": 9}
    tribesman = PACK.cards[terms.TRIBESMAN]
    assert (tribesman.labor, tribesman.effect) == (2, ())
    effects = {card.id: write_effect(card.effect) for card in PACK.cards}
    assert effects["shaman"] == "eclipse: labor 1.5" and effects["hunter"].startswith("hunt: labor 1; ")
    culture = PACK.of_kind("culture")
    assert len({(card.vp, card.effect) for card in culture}) == 40, "all faces differ"
    assert any("move 3" in write_effect(card.effect) for card in culture), "EWP-ICON-03"
    assert any("bury supply" in write_effect(card.effect) for card in culture), "EWP-ICON-02"


@pytest.mark.rule("EWP-TERRAIN-02", "EWP-MOD-01")
def test_tiles_and_tokens() -> None:
    lands = PACK.terrains[terms.FIRST_LAND : terms.GLACIER]
    assert [tile.copies for tile in lands] == [3, 3, 2, 3, 2, 2] and PACK.terrains[terms.GLACIER].copies == 9
    assert PACK.glacier_tokens == () and PACK.rest_tokens == ()


def test_chiefs() -> None:
    sides = {side.id: (write_effect(side.effect), side.resting) for side in PACK.sides}
    assert {said for name, said in sides.items() if name.endswith("_a")} == {("board: labor 1", 2)}
    assert sides["thunderpaw_b"] == ("board: labor 1; board: tool 1 -> labor 2", 0)
    others = [said for name, said in sides.items() if name.endswith("_b") and name != "thunderpaw_b"]
    assert sorted(others) == [(f"{column}: labor 2", 0) for column in sorted(terms.COLUMNS)]
    assert sides["tuskbreaker_b"] == ("hunt: labor 2", 0)


def test_boards() -> None:
    columns = {
        column.id: (write_effect(column.top), write_effect(column.middle), write_effect(column.bottom))
        for column in PACK.columns
    }
    assert columns == {
        "initiate": ("labor 2 -> tribe hand", "tool 1 -> bury 1", "idol 1; bury 1"),
        "develop": ("labor 3 -> culture hand", "stone", "draw 1, tool 1"),
        "migrate": ("labor 1 -> camp 1; labor 1 -> move 1", "food 3 -> village", "camp 1; move 1"),
        "hunt": ("labor 1 -> reveal 2; labor 2 -> animal ground", "use animal", "animal deck"),
    }
    assert write_effect(PACK.rest_space[0].effect) == "draw 1"
    assert [write_effect(slot.eclipse) for slot in PACK.megalith_slots] == ["", *["idol 1"] * 4]
    assert not any(level.bonus for level in PACK.offering_levels)
    assert [level.vp for level in PACK.honor_levels] == [0, 0, 0, 0, 0, 0, 0, 1, 2, 3]
    assert PACK.burial_tables == FINAL.burial_tables
    assert PACK.animals[PACK.number("animals", "woolly_mammoth")].set_vp == (1, 3, 6, 10)


@pytest.mark.rule("EWP-STONE-05")
def test_stones() -> None:
    assert Counter(stone.family for stone in PACK.stones) == {
        "ground_megaliths": 3, "used_animals": 6, "camps_on_terrain": 6, "buried_different": 3, "buried_identical": 2,
    }  # fmt: skip
    assert {stone.points for stone in PACK.stones if stone.family == "used_animals"} == {3}
    assert PACK.stones[PACK.number("stones", "ground_megaliths")].points == 1
    assert [(pool.bottom, pool.top) for pool in PACK.stone_pools] == [(2, 1)] * terms.ROUNDS


def test_setup_cards_also_give_idols_burials_and_cards() -> None:
    gains = {card.id: (card.camp, card.idol, card.bury, card.draw) for card in PACK.setup_cards}
    assert sorted(gains.values()) == [(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 0, 0)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[tribe_card]]\nid = "elder"\ncopies = 15\n', "15 cards elder, the rulebook counts 12 (EWP-SETUP-03)"),
        ('[[starting_card]]\nid = "brave"\neach = 1\n',
         "10 starting cards of a seat, the rulebook counts 9 (EWP-LABOR-01)"),
        ('[[terrain]]\nid = "glacier"\ncopies = 6\n', "6 glaciers, the rulebook counts 9 (EWP-TERRAIN-02)"),
        ('[[terrain]]\nid = "tundra"\ncopies = 3\n', "16 land tiles, the rulebook counts 15 (EWP-TERRAIN-02)"),
        ('[[stone_pool]]\nid = "stone_pool_1"\ntop = 0\n', "11 stone spaces, the rulebook counts 12 (EWP-SETUP-01)"),
        ('[[stone]]\nid = "used_glyptodon"\nfamily = "used_species"\n', "stone used_glyptodon: family is "
         "'used_species'; allowed: ground_megaliths, used_animals, camps_on_terrain, buried_different, "
         "buried_identical"),
        ('[[stone]]\nid = "used_glyptodon"\nera = 1\n', "stone used_glyptodon: era is no column; allowed: "
         "id, source, stand_in, note, name_en, name_ru, name_uk, shown_en, shown_ru, shown_uk, object_en, object_ru, "
         "object_uk, family, terrains, species, points, per, steps"),
        ('[[rest_token]]\nid = "sewing"\nsource = "designed"\n', "there is no rest_token 'sewing'; allowed: "),
        ('[[setup_card]]\nid = "setup_elder"\neffect = "vp 1"\n', "setup_card setup_elder: effect has 'vp 1' to gain; "
         "allowed here: food, tool, camp, idol, bury, draw"),
    ],
)  # fmt: skip
def test_a_mistake_of_an_owner_is_told_in_one_line(tmp_path: Path, text: str, message: str) -> None:
    assert mistake(tmp_path, text) == message
