"""The pack of Doggerland: what the rulebook counts, stable numbers, and mistakes told in one line."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from eolith.games.doggerland import terms
from eolith.games.doggerland.pack import Pack
from eolith.games.doggerland.pack.records import Goods
from eolith.kernel.pack import SOURCES, NamedFace, PackError, count_sources
from eolith.kernel.rule import load_ledger
from eolith.kernel.text import LANGUAGES

FOLDER = Path(__file__).parents[2] / "src" / "eolith" / "games" / "doggerland"
HEAD = '[pack]\nid = "doggerland"\nedition = "first"\n'
PACK = Pack.load()


def corrected(folder: Path, text: str) -> Pack:
    """The pack with an owner's corrections."""
    path = folder / "my_box.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    return Pack.load(path)


def mistake(folder: Path, text: str) -> str:
    """What is wrong with an owner's corrections, without the path of the file."""
    with pytest.raises(PackError) as caught:
        corrected(folder, text)
    message = str(caught.value)
    assert message.startswith(f"{folder / 'my_box.toml'}: ") and "\n" not in message
    return message.partition(": ")[2]


def goods(**numbers: int) -> Goods:
    return tuple(numbers.get(good, 0) for good in terms.GOODS)


# --- what there is --------------------------------------------------------------------------------


@pytest.mark.rule("DG-COMP-09", "DG-SETUP-02", "DG-SETUP-03")
def test_tiles() -> None:
    assert Counter(tile.set for tile in PACK.tiles) == {"centre": 1, "start": 8, "pile": 36, "four": 4}
    start = [tile for tile in PACK.tiles if tile.set == "start"]
    assert sorted(tile.animal for tile in start if tile.animal >= 0) == [terms.HORSE, terms.REINDEER]
    assert {terms.TERRAINS[tile.terrain] for tile in start} == {*terms.RESOURCES, "grazing"}
    four = Counter(terms.TERRAINS[tile.terrain] for tile in PACK.tiles if tile.set == "four")
    assert four == {"grazing": 2, "wood": 1, "stone": 1}
    for tile in PACK.tiles:
        assert (tile.amount > 0) == (terms.TERRAINS[tile.terrain] in terms.RESOURCES)
        assert (tile.animal >= 0) == (tile.terrain == terms.GRAZING)
    assert [tile.terrain for tile in PACK.tiles].count(terms.HEARTH) == 1 and PACK.tiles[0].terrain == terms.HEARTH
    assert {tile.arrow for tile in PACK.tiles} == {0, 1, 2, 3}


@pytest.mark.rule("DG-COMP-09", "DG-COMP-10", "DG-SETUP-01")
def test_every_cell_can_get_a_tile() -> None:
    assert [PACK.side(players).id for players in (2, 3, 4)] == ["side_2_3", "side_2_3", "side_1_4"]
    assert PACK.side(1) is PACK.side(4)
    for players, tiles in ((2, 45), (3, 45), (4, 49)):
        assert len(PACK.side(players).cells) <= tiles


@pytest.mark.rule("DG-HUNT-01", "DG-HUNT-02", "DG-HUNT-06", "DG-HUNT-07", "DG-HUNT-08", "DG-MIGRATE-02", "DG-SCORE-06")
def test_animals() -> None:
    assert [animal.skill for animal in PACK.animals] == [2, 3, 6, 8]
    assert [animal.people for animal in PACK.animals] == [1, 2, 3, 4]
    assert [animal.steps for animal in PACK.animals] == [2, 2, 1, 1]
    assert [animal.vp for animal in PACK.animals] == [1, 2, 3, 4]
    assert [animal.spoils for animal in PACK.animals] == [
        goods(meat=1, hide=2, bone=1),
        goods(meat=2, hide=3, bone=1),
        goods(meat=4, hide=3, bone=2),
        goods(meat=6, hide=5, bone=3),
    ]


@pytest.mark.rule("DG-GATHER-03", "DG-GATHER-04")
def test_units_of_resources() -> None:
    units = {terrain.id: terrain.unit for terrain in PACK.terrains}
    assert units["wood"] == goods(wood=1) and units["stone"] == goods(stone=1) and units["plants"] == goods(plant=1)
    assert units["shells"] == goods(plant=1, bone=1) and units["small_game"] == goods(meat=1, hide=1)
    assert sum(units["grazing"]) == sum(units["hearth"]) == 0


@pytest.mark.rule("DG-COST-01", "DG-COST-02", "DG-COST-03", "DG-COST-04", "DG-COST-05")
def test_costs_of_planning() -> None:
    tool, both, hide, free = goods(tool=1), goods(tool=1, hide=1), goods(hide=1), goods()
    assert {action.id: (action.warm, action.cold) for action in PACK.actions} == {
        "dwelling": (tool, both),
        "craft": (tool, tool),
        "birth": (free, free),
        "gather": (free, hide),
        "hunt": (free, hide),
        "paint": (tool, both),
        "ability": (free, free),
        "shaman": (free, free),
    }


@pytest.mark.rule("DG-DWELL-01", "DG-DWELL-02", "DG-DWELL-05", "DG-DWELL-06", "DG-SETUP-28")
def test_dwellings() -> None:
    printed = [(dwelling.capacity, dwelling.vp) for dwelling in PACK.dwellings]
    assert printed == [(3, 0), (3, 1), (1, 3)]
    for dwelling, kinds in zip(PACK.dwellings, (0, 2, 3), strict=True):
        assert sorted(filter(None, dwelling.cost)) == [1] * kinds
        assert dwelling.cost[terms.WOOD] == (kinds > 0)


@pytest.mark.rule("DG-ABIL-04", "DG-ABIL-05", "DG-ABIL-06", "DG-ABIL-12")
def test_abilities_and_recipes() -> None:
    assert [ability.values for ability in PACK.abilities] == [(2, 3, 4), (2, 3, 4), ()]
    assert [sum(ability.steps[0]) for ability in PACK.abilities] == [1, 2, 1]
    for ability in PACK.abilities:
        assert all(price <= owned for price, owned in zip(ability.steps[0], terms.START_GOODS, strict=True))
    assert [recipe.tools for recipe in PACK.recipes[:2]] == [3, 4]
    assert [sorted(filter(None, recipe.cost)) for recipe in PACK.recipes[:2]] == [[2], [1, 1]]


@pytest.mark.rule("DG-SHAMAN-02", "DG-SHAMAN-07", "DG-SHAMAN-08", "DG-SHAMAN-35", "DG-SHAMAN-36")
def test_the_hut() -> None:
    assert len(PACK.hut) == 8
    for cell in PACK.hut[: terms.MENHIR]:
        assert len({*cell.offering}) == 3 and not any(cell.cost) and not cell.vp
    megaliths = PACK.hut[terms.MENHIR :]
    assert [cell.vp for cell in megaliths] == [6, 8, 10]
    assert [cell.cost for cell in megaliths] == [goods(wood=n, stone=n, tool=n) for n in (2, 3, 4)]
    assert not any(cell.offering for cell in megaliths)


@pytest.mark.rule("DG-COMP-06", "DG-COMP-08", "DG-COMP-12")
def test_crafts_paintings_objectives() -> None:
    assert len(PACK.crafts) == 18 and min(Counter(craft.kind for craft in PACK.crafts).values()) >= 4
    assert all(sum(craft.cost) and not any(craft.cost[terms.PAYABLE :]) for craft in PACK.crafts)
    assert len(PACK.paintings) >= 6 and all(len(painting.animals) == 3 for painting in PACK.paintings)
    assert [objective.needs for objective in PACK.objectives] == [
        {"members": 10},
        {"shaman_actions": 5},
        {"dwelling_vp": 9},
        {"species": 4},
        {"masteries": 3},
        {"crafts": 5},
        {"megaliths": 3},
        {
            "births": 1,
            "megaliths": 1,
            "warm_species": 1,
            "cold_species": 1,
            "crafts": 1,
            "status_dwellings": 1,
        },
    ]


@pytest.mark.rule(
    "DG-SETUP-12", "DG-SETUP-17", "DG-SETUP-24", "DG-SETUP-25", "DG-SETUP-26", "DG-GATHER-08", "DG-GATHER-10"
)
def test_numbers_of_players() -> None:
    assert [(it.players, it.open_crafts, it.paintings, it.harvests) for it in PACK.set_ups] == [
        (2, 3, 4, 1),
        (3, 4, 5, 2),
        (4, 5, 6, 2),
    ]
    two, three, four = (it.compensation for it in PACK.set_ups)
    assert two == (goods(plant=1), goods())
    assert [sum(lost) for lost in three] == [1, 1, 0] and [sum(lost) for lost in four] == [2, 1, 1, 0]
    assert max(four[0]) == 1, "two different goods"
    for lost in (*two, *three, *four):
        assert all(number <= owned for number, owned in zip(lost, terms.START_GOODS, strict=True))


@pytest.mark.rule("DG-MIGRATE-15")
def test_arrow_slots() -> None:
    arrows = [(terms.DIRECTIONS[slot.big], terms.DIRECTIONS[slot.small]) for slot in PACK.arrow_slots]
    assert arrows[0] == ("east", "south"), "the slot of the worked example"
    assert all((slot.big - slot.small) % 2 for slot in PACK.arrow_slots)


def test_numbers_follow_the_words_of_the_board() -> None:
    for kind, words in (
        ("goods", terms.GOODS),
        ("terrains", terms.TERRAINS),
        ("animals", terms.SPECIES),
        ("actions", terms.ACTIONS),
        ("dwellings", terms.DWELLINGS),
        ("abilities", terms.ABILITIES),
        ("hut", terms.HUT),
    ):
        assert tuple(face.id for face in getattr(PACK, kind)) == words
    assert PACK.number("tiles", "centre") == 0 and PACK.number("hut", "menhir") == terms.MENHIR
    with pytest.raises(KeyError):
        PACK.number("crafts", "nothing")


def test_every_kind_has_sources_and_names() -> None:
    counts = count_sources(PACK)
    assert sum(counts["tiles"].values()) == 49 and sum(counts["animals"].values()) == sum(
        animal.copies for animal in PACK.animals
    )
    for kind in counts:
        faces = getattr(PACK, kind)
        assert all(face.source in SOURCES for face in faces)
        assert len({face.id for face in faces}) == len(faces)
        for language in LANGUAGES if isinstance(faces[0], NamedFace) else ():
            assert len({face.names[language] for face in faces}) == len(faces), f"{kind}: two alike in {language}"


# --- an owner's corrections -----------------------------------------------------------------------


def test_an_owner_says_only_what_differs(tmp_path: Path) -> None:
    pack = corrected(
        tmp_path,
        '[[craft]]\nid = "bone_fish"\ncost = { stone = 2, tool = 1 }\nvp = 6\nsource = "rulebook"\n'
        '[[dwelling]]\nid = "status"\ncost = { wood = 1, stone = 1, hide = 1 }\nstand_in = []\n'
        '[[animal]]\nid = "bison"\ncopies = 4\nstand_in = []\n',
    )
    number = PACK.number("crafts", "bone_fish")
    fish, before = pack.crafts[number], PACK.crafts[number]
    assert (fish.vp, fish.source, fish.cost) == (6, "rulebook", goods(stone=2, tool=1))
    assert (fish.names, fish.kind) == (before.names, before.kind)
    assert pack.dwellings[terms.STATUS].cost == goods(wood=1, stone=1, hide=1)
    assert (pack.animals[terms.BISON].copies, pack.animals[terms.BISON].stand_in) == (4, ())
    assert pack.digest != PACK.digest and pack.edition == PACK.edition
    assert pack.tiles == PACK.tiles


def test_a_tile_can_become_another(tmp_path: Path) -> None:
    text = '[[tile]]\nid = "pile_stone_a"\nterrain = "grazing"\nanimal = "bison"\namount = 0\n'
    text += '[[tile]]\nid = "pile_bison_a"\nterrain = "wood"\nanimal = ""\namount = 3\n'
    pack = corrected(tmp_path, text)
    stone, bison = (pack.tiles[PACK.number("tiles", tile)] for tile in ("pile_stone_a", "pile_bison_a"))
    assert (stone.terrain, stone.animal, stone.amount) == (terms.GRAZING, terms.BISON, 0)
    assert (terms.TERRAINS[bison.terrain], bison.animal, bison.amount) == ("wood", -1, 3)


def test_a_whole_file_of_the_pack_is_a_correction_without_a_difference(tmp_path: Path) -> None:
    text = (FOLDER / "pack" / "tiles.toml").read_text(encoding="utf-8")
    pack = corrected(tmp_path, text.replace(HEAD.strip(), ""))
    assert pack == PACK and pack.digest == PACK.digest


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[craft]]\nid = "boat"\n', "there is no craft 'boat'; allowed: fox_tooth"),
        ('[[hat]]\nid = "hat"\n', "there are no records 'hat'; allowed: "),
        ('[[animal]]\nid = "bison"\nsize = 3\n', "animal bison: size is no column; allowed: id, source"),
        ('[[animal]]\nid = "bison"\nskill = 0\n', "animal bison: skill is 0; allowed: 1 to 9"),
        ('[[animal]]\nid = "bison"\ncopies = 0\n', "animal bison: copies is 0; allowed: 1 to 99"),
        ('[[animal]]\nid = "bison"\nspoils = { wood = 1 }\n', "animal bison: spoils names 'wood'; allowed: meat"),
        ('[[animal]]\nid = "bison"\nspoils = { meat = 0 }\n', "animal bison: spoils has meat 0; allowed: 1 to 9"),
        ('[[animal]]\nid = "bison"\nspoils = 3\n', "animal bison: spoils says 3 where a table of goods belongs"),
        ('[[animal]]\nid = "bison"\nname_uk = " "\n', "animal bison: name_uk is ' '; it must be words"),
        ('[[animal]]\nid = "bison"\nstand_in = ["horns"]\n', "animal bison: stand_in names 'horns', which"),
        ('[[animal]]\nid = "bison"\nstand_in = "skill"\n', "animal bison: stand_in is 'skill'; it must be a list"),
        ('[[animal]]\nid = "bison"\nsource = "dream"\n', "animal bison: source is 'dream'; allowed: rulebook"),
        ('[[good]]\nid = "tool"\ntradable = 1\n', "good tool: tradable is 1; allowed: true, false"),
        ('[[terrain]]\nid = "hearth"\nunit = { wood = 1 }\n', "terrain hearth: unit belongs to resources, and"),
        ('[[terrain]]\nid = "shells"\nunit = {}\n', "terrain shells: unit must be one good, or two of different"),
        ('[[tile]]\nid = "centre"\nset = "pile"\n', "tile centre: set is 'pile' where 'centre' belongs: 1 centre"),
        ('[[tile]]\nid = "start_stone"\nterrain = "hearth"\n', "tile start_stone: terrain must be 'hearth'"),
        ('[[tile]]\nid = "start_stone"\nterrain = "lake"\n', "tile start_stone: terrain is 'lake'; allowed: wood"),
        ('[[tile]]\nid = "start_stone"\nanimal = "horse"\n', "tile start_stone: animal does not belong on a"),
        ('[[tile]]\nid = "start_horse"\nterrain = "stone"\n', "tile start_horse: amount is missing on a tile"),
        ('[[tile]]\nid = "start_stone"\namount = 10\n', "tile start_stone: amount is 10; allowed: 0 to 9"),
        ('[[tile]]\nid = "start_stone"\narrow = "up"\n', "tile start_stone: arrow is 'up'; allowed: north, east"),
        ('[[tile]]\nid = "start_horse"\nanimal = "bison"\n', "the animals of start tiles must be a horse"),
        ('[[tile]]\nid = "start_shells"\nterrain = "wood"\n', "no start tile shows shells (DG-COMP-09)"),
        ('[[tile]]\nid = "four_wood"\nterrain = "plants"\n', "the tiles of the set 'four' show grazing, "),
        ('[[side]]\nid = "side_2_3"\nwithout = ["a8"]\n', "side side_2_3: without lists 'a8'; allowed, each once: a1"),
        ('[[side]]\nid = "side_2_3"\nwithout = ["a1", "a1"]\n', "side side_2_3: without lists 'a1'; allowed, each"),
        ('[[side]]\nid = "side_2_3"\nwithout = ["d2"]\n', "side side_2_3: without lists 'd2', which every side has"),
        ('[[side]]\nid = "side_2_3"\nwithout = []\n', "2 players have 45 tiles for 49 cells (DG-COMP-09)"),
        ('[[side]]\nid = "side_2_3"\nplayers = [2]\n', "0 sides are for 3 players (DG-SETUP-01)"),
        ('[[side]]\nid = "side_2_3"\nplayers = [2, 3, 5]\n', "side side_2_3: players lists 5; allowed: 1 to 4"),
        ('[[arrow_slot]]\nid = "west"\nsmall = "west"\n', "arrow_slot west: small is 'west'; it must be at"),
        ('[[set_up]]\nid = "players_2"\nplayers = 3\n', "set_up players_2: players is 3 where 2 belongs"),
        ('[[set_up]]\nid = "players_2"\ncompensation = [{}]\n', "set_up players_2: compensation lists 1 players"),
        (
            '[[set_up]]\nid = "players_2"\ncompensation = [{}, { plant = 1 }]\n',
            "set_up players_2: compensation must be 1, 0 goods of different kinds, in turn order",
        ),
        (
            '[[set_up]]\nid = "players_4"\ncompensation = [{ plant = 2 }, { hide = 1 }, { tool = 1 }, {}]\n',
            "set_up players_4: compensation must be 2, 1, 1, 0 goods of different kinds",
        ),
        (
            '[[set_up]]\nid = "players_2"\ncompensation = [{ bone = 1 }, {}]\n',
            "set_up players_2: compensation names 'bone'; allowed: hide, tool, plant",
        ),
        ('[[set_up]]\nid = "players_2"\npaintings = 9\n', "set_up players_2: paintings is 9; allowed: 1 to 8"),
        ('[[action]]\nid = "craft"\nwarm = { wood = 1 }\n', "action craft: warm names 'wood'; allowed: hide, tool"),
        ('[[action]]\nid = "craft"\ncold = { hide = 2 }\n', "action craft: cold has more than one of a kind"),
        ('[[dwelling]]\nid = "simple"\ncost = { hide = 2 }\n', "dwelling simple: cost must be 2 goods of 2 kinds, one"),
        ('[[dwelling]]\nid = "ramshackle"\ncost = { wood = 1 }\n', "dwelling ramshackle: cost must be 0 goods"),
        ('[[dwelling]]\nid = "simple"\ncapacity = 0\n', "dwelling simple: capacity is 0; allowed: 1 to 9"),
        ('[[ability]]\nid = "range"\nvalues = [2, 2, 4]\n', "ability range: values must be 3 numbers that rise"),
        ('[[ability]]\nid = "toolmaking"\nvalues = [3, 4, 5]\n', "ability toolmaking: values must be 0 numbers that"),
        ('[[ability]]\nid = "range"\nsteps = [{ tool = 1 }]\n', "ability range: steps lists 1 prices; there are 2"),
        (
            '[[ability]]\nid = "range"\nsteps = [{ tool = 2 }, { bone = 1 }]\n',
            "ability range: steps must begin with 1 of different goods (DG-ABIL-04)",
        ),
        (
            '[[ability]]\nid = "range"\nsteps = [{ bone = 1 }, { bone = 1 }]\n',
            "ability range: steps must begin with goods that a tribe has at the start (DG-ABIL-04)",
        ),
        ('[[recipe]]\nid = "recipe_1"\ncost = { wood = 1, stone = 1 }\n', "recipe recipe_1: cost must be two of one"),
        ('[[recipe]]\nid = "recipe_2"\ncost = { wood = 2 }\n', "recipe recipe_2: cost must be one of each of two"),
        ('[[recipe]]\nid = "recipe_3"\ncost = { tool = 1 }\n', "recipe recipe_3: cost names 'tool'; allowed: wood"),
        ('[[hut]]\nid = "trade"\noffering = ["wood"]\n', "hut trade: offering lists 1 goods; there are 3"),
        ('[[hut]]\nid = "trade"\noffering = ["wood", "meat"]\n', "hut trade: offering lists 'meat'; allowed, each"),
        ('[[hut]]\nid = "trade"\nvp = 3\n', "hut trade: vp belongs to megaliths"),
        ('[[hut]]\nid = "dolmen"\noffering = ["wood"]\n', "hut dolmen: offering belongs to all but megaliths"),
        ('[[hut]]\nid = "dolmen"\ncost = { wood = 4, stone = 4 }\n', "hut dolmen: cost must be equal numbers of three"),
        ('[[craft]]\nid = "bone_fish"\nkind = "ring"\n', "craft bone_fish: kind is 'ring'; allowed: necklace"),
        ('[[craft]]\nid = "bone_fish"\ncost = { meat = 1 }\n', "craft bone_fish: cost names 'meat'; allowed: wood"),
        ('[[craft]]\nid = "bone_fish"\ncost = {}\n', "craft bone_fish: cost is nothing"),
        ('[[painting]]\nid = "painting_1"\nanimals = ["horse"]\n', "painting painting_1: animals is ['horse']; it"),
        ('[[objective]]\nid = "masters"\nneeds = { luck = 1 }\n', "objective masters: needs names 'luck'; allowed"),
        ('[[objective]]\nid = "masters"\nneeds = { crafts = 0 }\n', "objective masters: needs has crafts 0; allowed"),
        ('[[objective]]\nid = "masters"\nneeds = {}\n', "objective masters: needs is {}; it must be a table"),
    ],
)  # fmt: skip
def test_a_mistake_names_file_record_and_column(tmp_path: Path, text: str, message: str) -> None:
    assert mistake(tmp_path, text).startswith(message)


def test_crafts_are_of_both_kinds(tmp_path: Path) -> None:
    few = "".join(f'[[craft]]\nid = "{it.id}"\nkind = "necklace"\n' for it in PACK.crafts if it.kind)
    assert mistake(tmp_path, few) == "fewer than 4 crafts are statuettes (DG-COMP-06)"


def test_a_correction_must_be_of_the_same_edition(tmp_path: Path) -> None:
    path = tmp_path / "my_box.toml"
    path.write_text(HEAD.replace("first", "second"), encoding="utf-8")
    with pytest.raises(PackError, match=r"edition is 'second'; it must be 'first', which it corrects"):
        Pack.load(path)


@pytest.mark.rule("DG-COMP-06", "DG-COMP-09")
@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("paintings.toml", '[[painting]]\nid = "painting_8"', '[[craft]]\nid = "painting_8"', "animals is no column"),
        ("crafts.toml", '[[craft]]\nid = "bone_fish"', '[[side]]\nid = "bone_fish"', "is no column; allowed"),
        ("tiles.toml", 'arrow = "east"\nsource = "designed"\n', 'source = "designed"\n', "arrow is missing"),
        ("tiles.toml", 'id = "hearth"', 'id = "fire"', "the records 'terrain' are wood, stone, plants"),
    ],
)  # fmt: skip
def test_a_pack_of_its_own_is_checked(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(FOLDER / "pack", folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PackError) as caught:
        Pack.read(folder)
    assert message in str(caught.value)


@pytest.mark.rule("DG-COMP-06")
def test_a_pack_with_a_craft_too_few(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(FOLDER / "pack", folder)
    text = (folder / "crafts.toml").read_text(encoding="utf-8")
    (folder / "crafts.toml").write_text(text[: text.rindex("[[craft]]")], encoding="utf-8")
    with pytest.raises(PackError, match="17 records 'craft'; there are 18"):
        Pack.read(folder)


# --- the ledger -----------------------------------------------------------------------------------


def test_the_ledger() -> None:
    ledger = load_ledger(FOLDER / "ledger.toml")
    assert len(ledger) == 367
    for rule in ledger.values():
        assert re.fullmatch(r"DG-[A-Z]+-\d\d", rule.id)
        assert rule.section and rule.text.endswith((".", ")"))
        assert not rule.example or rule.example.startswith(("Own: ", "Rulebook: "))
        for cited in re.findall(r"DG-[A-Z]+-\d\d", f"{rule.text} {rule.example} {rule.ruling}"):
            assert cited in ledger, f"{rule.id} cites {cited}"
