"""The pack of Endless Winter: what the rulebook counts, stable numbers, and mistakes told in one line."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from eolith.games.endless_winter import terms
from eolith.games.endless_winter.pack import Pack
from eolith.games.endless_winter.pack.effects import parse_effect, write_effect
from eolith.kernel.pack import SOURCES, PackError, count_sources
from eolith.kernel.rule import load_ledger
from eolith.kernel.text import LANGUAGES

FOLDER = Path(__file__).parents[2] / "src" / "eolith" / "games" / "endless_winter"
HEAD = '[pack]\nid = "endless_winter"\nedition = "final"\n'
PACK = Pack.load()


def corrected(folder: Path, text: str) -> Pack:
    """The pack with an owner's corrections."""
    path = folder / "my_cards.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    return Pack.load(path)


def mistake(folder: Path, text: str) -> str:
    """What is wrong with an owner's corrections, without the path of the file."""
    with pytest.raises(PackError) as caught:
        corrected(folder, text)
    message = str(caught.value)
    assert message.startswith(f"{folder / 'my_cards.toml'}: ") and "\n" not in message
    return message.partition(": ")[2]


# --- what there is --------------------------------------------------------------------------------


@pytest.mark.rule("EW-COMP-02", "EW-COMP-03", "EW-COMP-04", "EW-COMP-05", "EW-COMP-12", "EW-COMP-18")
def test_the_box() -> None:
    assert [tile.copies for tile in PACK.terrains] == [1, 3, 3, 3, 3, 3, 3, 6]
    assert len(PACK.megalith_boards) == 4 and len(PACK.cells) == 32
    assert Counter(stone.era for stone in PACK.stones) == {1: 10, 2: 10}
    assert len(PACK.chiefs) == len(PACK.setup_cards) == 5 and len(PACK.sides) == 10
    assert len(PACK.glacier_tokens) == 10 and len(PACK.rest_tokens) == 5


@pytest.mark.rule("EW-COMP-06", "EW-COMP-07", "EW-COMP-08")
def test_cards_by_type() -> None:
    assert len(PACK.cards) == terms.CARD_TYPES
    kinds = ["starting"] * 3 + ["tribe"] * 5 + ["culture"] * 40
    assert [card.kind for card in PACK.cards] == kinds
    assert [card.each for card in PACK.cards[:3]] == [1, 1, 7]
    assert [card.copies for card in PACK.cards] == [4, 4, 28] + [15] * 5 + [1] * 40
    assert [card.era for card in PACK.cards[terms.FIRST_CULTURE :]] == [1] * 20 + [2] * 20
    assert [card.id for card in PACK.cards[:8]] == [*terms.STARTING_CARDS, *terms.TRIBE_CARDS]
    culture = PACK.cards[terms.FIRST_CULTURE :]
    assert len({(card.vp, card.effect) for card in culture}) == 40, "all faces differ"
    assert all(card.labor == 0 and card.column == -1 for card in culture)


@pytest.mark.rule("EW-COMP-11", "EW-SCORE-14", "EW-SCORE-16")
def test_animals() -> None:
    assert sorted(animal.copies for animal in PACK.animals) == [5, 5, 10, 10, 10, 10, 10]
    assert {animal.set_vp for animal in PACK.animals if animal.copies == 10} == {(1, 3, 6, 10)}
    assert [animal.id for animal in PACK.animals if animal.wild] == ["argentavis"]
    assert PACK.animals[PACK.number("animals", "woolly_mammoth")].set_vp == (2, 5)
    assert all(len(animal.tip) == 1 for animal in PACK.animals)


@pytest.mark.rule("EW-LABOR-10", "EW-LABOR-11", "EW-LABOR-17", "EW-ECL-11")
def test_labor_that_the_rulebook_prints() -> None:
    labor = {card.id: card.labor for card in PACK.cards}
    assert (labor["brave"], labor["tribeswoman"], labor["hunter"]) == (3, 3, 2)
    effects = {card.id: write_effect(card.effect) for card in PACK.cards}
    assert effects["brave"].startswith("labor 1; eclipse: ")
    assert effects["tribeswoman"].startswith("food 1 -> tool 1; ")
    assert effects["hunter"].startswith("hunt: labor 1; ")
    in_eclipse = [
        item.count
        for clause in PACK.cards[PACK.card("shaman")].effect
        if clause.trigger == terms.IN_ECLIPSE
        for item in clause.gains[0]
        if item.word == terms.ITEM_LABOR
    ]
    assert labor["shaman"] + sum(in_eclipse) == 3, "1.5 in the eclipse in all"


@pytest.mark.rule("EW-LABOR-15")
def test_three_food_give_two_labor_anywhere() -> None:
    (track,) = PACK.food_track
    assert len(track.labor) == terms.MOST_FOOD + 1 and track.labor[0] == 0
    assert {sum(track.labor[food - 2 : food + 1]) for food in range(3, 11)} == {2}


@pytest.mark.rule("EW-SETUP-35")
def test_order_bonuses() -> None:
    assert [(place.food, place.tool) for place in PACK.order_places] == [(0, 0), (1, 0), (0, 1), (1, 1)]


@pytest.mark.rule("EW-IDOL-09", "EW-IDOL-11", "EW-SCORE-03", "EW-SCORE-05", "EW-SCORE-06", "EW-SCORE-07")
def test_the_idol_board() -> None:
    assert [level.vp for level in PACK.honor_levels if level.vp] == [2, 3, 5] and PACK.honor_levels[-1].vp == 5
    ratios = [level.ratio for level in PACK.offering_levels]
    assert 2 in ratios and ratios == sorted(ratios, reverse=True)
    points = [[table.steps[min(n, len(table.steps) - 1)] for n in range(9)] for table in PACK.burial_tables]
    assert points == [
        [0, 6, 6, 6, 10, 10, 10, 15, 15],
        [0, 3, 3, 3, 6, 6, 6, 10, 10],
        [0, 1, 1, 1, 3, 3, 3, 6, 6],
    ]


@pytest.mark.rule("EW-ECL-25")
def test_megalith_slots() -> None:
    assert [write_effect(slot.eclipse) for slot in PACK.megalith_slots] == ["tool 1", "", "idol 1", "", "idol 1"]


@pytest.mark.rule("EW-INIT-01", "EW-INIT-08", "EW-DEV-01", "EW-MIG-01", "EW-MIG-11", "EW-HUNT-01", "EW-REST-02")
def test_columns_and_rest() -> None:
    parts = ("top", "middle", "bottom")
    top, middle, bottom = ([write_effect(getattr(column, part)) for column in PACK.columns] for part in parts)
    assert top == [
        "tool 1, labor 1 -> tribe hand",
        "labor 3 -> culture hand",
        "tool 1 -> camp 1; labor 1 -> move 1",
        "labor 1 -> reveal 2; tool 1, labor 1 -> animal ground",
    ]
    assert middle == ["food 1 -> tribe discard, bury 1", "stone", "food 3 -> village", "use animal"]
    assert bottom == ["idol 1; bury 1", "tool 1, food 1", "camp 1; move 1", "animal deck"]
    assert write_effect(PACK.rest_space[0].effect) == "draw 1; use animal"


@pytest.mark.rule("EW-MEGASETUP-03", "EW-MEGA-24")
def test_cells() -> None:
    for number, cell in enumerate(PACK.cells):
        assert number == 8 * cell.board + 4 * cell.row + cell.col
        assert cell.start == (len(cell.arrows) == 2) != bool(cell.bonus)
        for row, col in cell.arrows:
            assert not PACK.cells[8 * cell.board + 4 * row + col].start
    assert {cell.board for cell in PACK.cells if cell.start} == {0, 1, 2, 3}


def test_stones_point_to_what_they_count() -> None:
    stone = PACK.stones[PACK.number("stones", "used_mammoth_argentavis")]
    assert [PACK.animals[species].id for species in stone.species] == ["woolly_mammoth", "argentavis"]
    assert stone.steps == (0, 2, 5, 8, 10)
    stone = PACK.stones[PACK.number("stones", "village_glacier")]
    assert (stone.terrains, stone.points) == ((terms.GLACIER,), 2)
    assert PACK.stones[PACK.number("stones", "idol_levels")].per == 2
    with pytest.raises(KeyError):
        PACK.number("stones", "nowhere")


def test_every_kind_has_sources_and_names() -> None:
    counts = count_sources(PACK)
    assert "clauses" not in counts and set(counts) > {"cards", "stones", "terrains"}
    assert sum(counts["cards"].values()) == 36 + 75 + 40
    for kind in counts:
        faces = getattr(PACK, kind)
        assert all(face.source in SOURCES for face in faces)
        assert len({face.id for face in faces}) == len(faces)
        for language in LANGUAGES if hasattr(faces[0], "names") else ():
            assert len({face.names[language] for face in faces}) == len(faces), f"{kind}: two alike in {language}"


# --- clauses --------------------------------------------------------------------------------------


def test_clauses_are_numbered_once_and_in_a_fixed_order() -> None:
    assert [clause.number for clause in PACK.clauses] == list(range(len(PACK.clauses)))
    assert len(PACK.clauses) <= terms.CLAUSES and len({clause.origin for clause in PACK.clauses}) == len(PACK.clauses)
    order = list(dict.fromkeys(clause.origin.kind for clause in PACK.clauses))
    usable = ["column", "rest_space", "side", "starting_card", "tribe_card", "culture_card", "rest_token"]
    assert order[: len(usable)] == usable
    assert {clause.origin.kind for clause in PACK.clauses[: PACK.usable]} == set(usable)
    assert PACK.cards[0].effect[0] is PACK.clauses[PACK.cards[0].effect[0].number]


def test_a_correction_renumbers_nothing_before_it(tmp_path: Path) -> None:
    pack = corrected(tmp_path, '[[glacier_token]]\nid = "moraine"\neffect = "food 1 -> tool 3"\n')
    same = [a.number for a, b in zip(PACK.clauses, pack.clauses) if a == b and a.origin == b.origin]
    assert len(same) == len(PACK.clauses) - 1 and len(pack.clauses) == len(PACK.clauses)


def test_every_clause_is_written_as_it_is_read() -> None:
    for clause in PACK.clauses:
        assert parse_effect(str(clause)) == (clause,), clause.origin.id


# --- an owner's corrections -----------------------------------------------------------------------


def test_an_owner_says_only_what_differs(tmp_path: Path) -> None:
    pack = corrected(
        tmp_path,
        '[[tribe_card]]\nid = "elder"\nvp = 2\nsource = "rulebook"\nstand_in = []\n'
        '[[terrain]]\nid = "steppe"\nname_uk = "Степ"\n',
    )
    elder, before = pack.cards[pack.card("elder")], PACK.cards[PACK.card("elder")]
    assert (elder.vp, elder.source, elder.stand_in) == (2, "rulebook", ())
    assert (elder.names, elder.effect, elder.labor) == (before.names, before.effect, before.labor)
    assert pack.terrains[1].names == {**PACK.terrains[1].names, "uk": "Степ"}
    assert pack.digest != PACK.digest and pack.edition == PACK.edition
    assert pack.stones == PACK.stones


def test_a_whole_file_of_the_pack_is_a_correction_without_a_difference(tmp_path: Path) -> None:
    text = (FOLDER / "pack" / "stones.toml").read_text(encoding="utf-8")
    pack = corrected(tmp_path, text.replace(HEAD.strip(), ""))
    assert pack == PACK and pack.digest == PACK.digest


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[tribe_card]]\nid = "smith"\n', "there is no tribe_card 'smith'; allowed: elder, crafter, explorer"),
        ('[[hut]]\nid = "hut"\n', "there are no records 'hut'; allowed: animal, column, order_place"),
        ('[[animal]]\nid = "argentavis"\nsize = 3\n', "animal argentavis: size is no column; allowed: id, source"),
        ('[[animal]]\nid = "argentavis"\nwild = 1\n', "animal argentavis: wild is 1; allowed: true, false"),
        (
            '[[animal]]\nid = "argentavis"\nwild = false\n',
            "animal argentavis: set_vp must list points, of all but wild",
        ),
        ('[[animal]]\nid = "argentavis"\ntip = "eggs 3"\n', "animal argentavis: tip says 'eggs 3'; allowed: food N"),
        (
            '[[animal]]\nid = "argentavis"\ntip = "hunt: food 1"\n',
            "animal argentavis: tip has the trigger 'hunt'; allowed here: none",
        ),
        ('[[animal]]\nid = "argentavis"\ntip = "labor 1"\n', "animal argentavis: tip has 'labor 1' to gain; allowed"),
        ('[[animal]]\nid = "argentavis"\ncopies = 6\n', "61 animals, the rulebook counts 60 (EW-COMP-11)"),
        ('[[animal]]\nid = "argentavis"\nname_ru = ""\n', "animal argentavis: name_ru is ''; it must be words"),
        ('[[animal]]\nid = "argentavis"\nstand_in = ["beak"]\n', "animal argentavis: stand_in names 'beak', which"),
        (
            '[[animal]]\nid = "argentavis"\nsource = "dream"\n',
            "animal argentavis: source is 'dream'; allowed: rulebook",
        ),
        ('[[animal]]\nid = "glyptodon"\nset_vp = [1, "3"]\n', "animal glyptodon: set_vp lists '3'; allowed: 0 to 99"),
        ('[[animal]]\nid = "glyptodon"\nset_vp = 4\n', "animal glyptodon: set_vp is 4; it must be a list"),
        ('[[side]]\nid = "sharp_eye_a"\neffect = "eclipse: vp 1"\n', "side sharp_eye_a: effect has the trigger"),
        ('[[side]]\nid = "sharp_eye_a"\nchief = "fire_wolf"\n', "side sharp_eye_a: chief is 'fire_wolf'; each chief"),
        ('[[starting_card]]\nid = "brave"\neach = 2\n', "40 starting cards, the rulebook counts 36 (EW-COMP-06)"),
        ('[[starting_card]]\nid = "brave"\nlabor = 1.2\n', "starting_card brave: labor is 1.2; allowed: 0 to 9, also"),
        ('[[tribe_card]]\nid = "elder"\ncolumn = "rest"\n', "tribe_card elder: column is 'rest'; allowed: initiate"),
        ('[[tribe_card]]\nid = "elder"\neffect = "rest: vp 1"\n', "tribe_card elder: effect has the trigger 'rest'"),
        ('[[tribe_card]]\nid = "elder"\nvp = -1\n', "tribe_card elder: vp is -1; allowed: 0 to 9"),
        ('[[culture_card]]\nid = "star_lore"\nera = 2\n', "culture_card star_lore: era is 2; the first 20"),
        ('[[culture_card]]\nid = "star_lore"\nlabor = 1\n', "culture_card star_lore: labor is no column; allowed: id"),
        ('[[culture_card]]\nid = "star_lore"\nstrategy = ["win"]\n', "culture_card star_lore: strategy lists 'win'"),
        (
            '[[setup_card]]\nid = "setup_elder"\neffect = "food 5"\n',
            "setup_card setup_elder: effect has 5 food; at most",
        ),
        (
            '[[setup_card]]\nid = "setup_elder"\neffect = "idol 1"\n',
            "setup_card setup_elder: effect has 'idol 1' to gain",
        ),
        ('[[setup_card]]\nid = "setup_elder"\ntribe = "fool"\n', "setup_card setup_elder: tribe is 'fool'; allowed"),
        ('[[column]]\nid = "hunt"\nmiddle = ""\n', "column hunt: middle is missing"),
        ('[[rest_space]]\nid = "rest_space"\neffect = ""\n', "rest_space rest_space: effect is missing"),
        ('[[column]]\nid = "hunt"\nmiddle = "vp 1 / vp 2"\n', "column hunt: middle has alternatives in 'vp 1 / vp 2'"),
        (
            '[[stone_slot]]\nid = "stone_slot_1"\ncost = "idol 1"\n',
            "stone_slot stone_slot_1: cost has 'idol 1' to gain",
        ),
        ('[[food_track]]\nid = "food_track"\nlabor = [0]\n', "food_track food_track: labor lists 0; allowed: 1 to 10"),
        ('[[burial_table]]\nid = "burial_table_1"\nsteps = []\n', "burial_table burial_table_1: steps is missing"),
        (
            '[[burial_table]]\nid = "burial_table_1"\nsteps = [[2, 3], [1, 4]]\n',
            "burial_table burial_table_1: steps lists [1, 4]; steps are [from so many, points], both rising",
        ),
        (
            '[[burial_table]]\nid = "burial_table_1"\nsteps = [[31, 1]]\n',
            "burial_table burial_table_1: steps lists [31, 1]",
        ),
        ('[[cell]]\nid = "dawn_a1"\narrows = ["a2"]\n', "cell dawn_a1: arrows must name two other cells of the board"),
        ('[[cell]]\nid = "dawn_a1"\narrows = ["a1", "a2"]\n', "cell dawn_a1: arrows must name two other cells"),
        ('[[cell]]\nid = "dawn_a1"\nbonus = "vp 1"\n', "cell dawn_a1: bonus is 'vp 1'; the bonus of a starting cell"),
        ('[[cell]]\nid = "dawn_a2"\nboard = "noon"\n', "cell dawn_a2: cell is 'noon', 'a2' where 'dawn', 'a2' belongs"),
        ('[[layout]]\nid = "ring"\nplayers = [3]\n', "no layout is recommended for 4 players (EW-MEGASETUP-02)"),
        (
            '[[layout]]\nid = "ring"\nslots = [[0, 0, 45]]\n',
            "layout ring: slots lists [0, 0, 45]; slots are [x, y, turn]",
        ),
        (
            '[[layout]]\nid = "ring"\nslots = [[0, 0, 0], [3, 1, 0], [0, 2, 0], [4, 3, 0]]\n',
            "layout ring: slots has two boards on the grid cell 3, 1",
        ),
        ('[[terrain]]\nid = "steppe"\nkind = "glacier"\n', "terrain steppe: kind is 'glacier' where 'land' belongs"),
        ('[[terrain]]\nid = "steppe"\ncopies = 4\n', "26 terrain, the rulebook counts 25 (EW-COMP-02)"),
        ('[[stone]]\nid = "top_megaliths"\nspecies = []\n', "stone top_megaliths: species is no column of the family"),
        (
            '[[stone]]\nid = "top_megaliths"\nfamily = "buried_cards"\n',
            "stone top_megaliths: points is no column of the",
        ),
        (
            '[[stone]]\nid = "village_steppe"\nterrains = ["start"]\n',
            "stone village_steppe: terrains names the start tile",
        ),
        ('[[rest_token]]\nid = "mending"\neffect = ""\n', "rest_token mending: effect is missing"),
        ('[[rest_token]]\nid = "mending"\neffect = 1\n', "rest_token mending: effect is 1; it must be a text"),
    ],
)
def test_a_mistake_names_file_record_and_column(tmp_path: Path, text: str, message: str) -> None:
    assert mistake(tmp_path, text).startswith(message)


def test_a_correction_must_be_of_the_same_edition(tmp_path: Path) -> None:
    path = tmp_path / "my_cards.toml"
    path.write_text(HEAD.replace("final", "prototype"), encoding="utf-8")
    with pytest.raises(PackError, match=r"edition is 'prototype'; it must be 'final', which it corrects"):
        Pack.load(path)


def edited(folder: Path, file: str, old: str, new: str) -> Path:
    """The folder of the pack, one of its files changed."""
    copy = folder / "pack"
    shutil.copytree(FOLDER / "pack", copy)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("tokens.toml", '[[rest_token]]\nid = "mending"', '[[rest_token]]\nid = "sewing"', ""),
        (
            "tokens.toml",
            '[[rest_token]]\nid = "mending"',
            '[[glacier_token]]\nid = "mending"',
            "4 records 'rest_token'; there are 5",
        ),
        (
            "boards.toml",
            'id = "hunt"',
            'id = "chase"',
            "column chase: id is 'chase'; the columns are initiate, develop",
        ),
        (
            "cards.toml",
            'id = "brave"',
            'id = "bold"',
            "the cards are bold, tribeswoman, tribesman, not brave",
        ),
        ("cards.toml", "each = 1\n", "each = 10\n", "starting_card brave: each is 10; allowed: 0 to 9"),
        ("cards.toml", "each = 7\n", "each = 6\n", "32 starting cards, the rulebook counts 36 (EW-COMP-06)"),
    ],
)
def test_a_pack_of_its_own_is_checked(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    folder = edited(tmp_path, file, old, new)
    if not message:
        assert Pack.read(folder).rest_tokens[1].id == "sewing"
        return
    with pytest.raises(PackError) as caught:
        Pack.read(folder)
    assert f": {message}" in str(caught.value)


def test_what_must_go_together(tmp_path: Path) -> None:
    twice = '[[starting_card]]\nid = "brave"\neach = 2\n[[starting_card]]\nid = "tribesman"\neach = 6\n'
    assert mistake(tmp_path, twice) == "2 brave of a seat, the rulebook counts 1 (EW-SETUP-26)"
    six = ", ".join(['"argentavis"'] * 6)
    found = mistake(tmp_path, f'[[setup_card]]\nid = "setup_elder"\nanimals = [{six}]\n')
    assert found == "setup cards ask for 7 of 5 'argentavis'"
    vp = "; ".join(["vp 1"] * 4)
    many = "".join(f'[[culture_card]]\nid = "{card.id}"\neffect = "{vp}"\n' for card in PACK.cards[8:])
    assert mistake(tmp_path, many).endswith(f" clauses; at most {terms.CLAUSES}")


# --- the ledger -----------------------------------------------------------------------------------


def test_the_ledger() -> None:
    ledger = load_ledger(FOLDER / "ledger.toml")
    assert len(ledger) == 480
    for rule in ledger.values():
        assert re.fullmatch(r"EW-[A-Z]+-\d\d", rule.id)
        assert rule.section and rule.text.endswith((".", ")"))
        assert not rule.example or rule.example.startswith(("Own: ", "Rulebook: "))
        for cited in re.findall(r"EW-[A-Z]+-\d\d", f"{rule.text} {rule.example} {rule.ruling}"):
            assert cited in ledger, f"{rule.id} cites {cited}"
