"""Packs of several files, and files that correct some records of a pack."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

from eolith.kernel.pack import NamedFace, PackError, PackFile, count_sources, read_pack

HEAD = '[pack]\nid = "chess"\nedition = "first"\n'
PAWN = '[[piece]]\nid = "pawn"\nvalue = 1\nsource = "public"\n'
KNIGHT = '[[piece]]\nid = "old_knight"\nvalue = 3\nsource = "public"\n'
CLOCK = '[[clock]]\nid = "clock"\nsource = "public"\n'


def write(folder: Path, **files: str) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(HEAD + text, encoding="utf-8")
    return folder


def test_a_folder_is_read_as_one_pack(tmp_path: Path) -> None:
    folder = write(tmp_path / "parts", a=PAWN, b=CLOCK + KNIGHT)
    pack = read_pack(folder, "chess")
    assert [record.id for record in pack.records("piece")] == ["pawn", "old_knight"]
    assert [Path(record.path).name for record in pack.records("piece")] == ["a.toml", "b.toml"]
    whole = write(tmp_path / "whole", all=PAWN + KNIGHT + CLOCK) / "all.toml"
    assert read_pack(whole, "chess").digest == pack.digest


def test_mistakes_name_the_file_of_the_folder(tmp_path: Path) -> None:
    folder = write(tmp_path / "parts", a=PAWN, b=PAWN)
    with pytest.raises(PackError, match=r"b\.toml: piece pawn: the id is used twice"):
        read_pack(folder, "chess").records("piece")
    with pytest.raises(PackError, match=r"a\.toml: piece pawn: value is no column; allowed: id, source"):
        read_pack(write(tmp_path / "one", a=PAWN), "chess").check_tables({"piece": ("id", "source")})
    with pytest.raises(PackError, match=r"a\.toml: there are no records 'piece'; allowed: card"):
        read_pack(write(tmp_path / "one", a=PAWN), "chess").check_tables({"card": ("id",)})


def test_all_files_of_a_folder_are_of_one_edition(tmp_path: Path) -> None:
    folder = write(tmp_path / "parts", a=PAWN, b=CLOCK)
    (folder / "b.toml").write_text(HEAD.replace("first", "second") + CLOCK, encoding="utf-8")
    with pytest.raises(PackError, match=r"b\.toml: \[pack\] edition is 'second'; it must be 'first'"):
        read_pack(folder, "chess")
    with pytest.raises(PackError, match=r"empty: is a folder without TOML files"):
        read_pack(write(tmp_path / "empty"), "chess")


def test_a_correction_changes_the_columns_that_it_names(tmp_path: Path) -> None:
    folder = write(tmp_path / "parts", a=PAWN + KNIGHT, b=CLOCK)
    own = write(tmp_path, own='[[piece]]\nid = "old_knight"\nvalue = 4\n') / "own.toml"
    pack = read_pack(own, "chess", corrects=folder)
    assert [record.values["value"] for record in pack.records("piece")] == [1, 4]
    assert [Path(record.path).name for record in pack.records("piece")] == ["a.toml", "own.toml"]
    assert pack.records("piece")[1].source == "public" and len(pack.records("clock")) == 1
    assert pack.digest != read_pack(folder, "chess").digest and pack.path == str(own)
    nothing = write(tmp_path, nothing="") / "nothing.toml"
    assert read_pack(nothing, "chess", corrects=folder).digest == read_pack(folder, "chess").digest


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[piece]]\nid = "bishop"\n', "there is no piece 'bishop'; allowed: pawn, old_knight"),
        ("[[card]]\nid = 1\n", "there are no records 'card'; allowed: piece"),
        ("[[piece]]\nvalue = 1\n", "piece 1: id is None; it must be letters and digits"),
        ('[[piece]]\nid = "pawn"\n[[piece]]\nid = "pawn"\n', "piece pawn: the id is used twice"),
    ],
)
def test_a_correction_names_records_that_there_are(tmp_path: Path, text: str, message: str) -> None:
    folder = write(tmp_path / "parts", a=PAWN + KNIGHT)
    own = write(tmp_path, own=text) / "own.toml"
    with pytest.raises(PackError) as caught:
        read_pack(own, "chess", corrects=folder)
    assert str(caught.value) == f"{own}: {message}"


def test_a_correction_is_of_the_same_edition(tmp_path: Path) -> None:
    folder = write(tmp_path / "parts", a=PAWN)
    own = tmp_path / "own.toml"
    own.write_text(HEAD.replace("first", "second"), encoding="utf-8")
    with pytest.raises(PackError, match=r"edition is 'second'; it must be 'first', which it corrects"):
        read_pack(own, "chess", corrects=folder)


def edition(folder: Path, text: str) -> Path:
    """A pack whose folder `later` makes another edition of it."""
    write(folder, a=PAWN + KNIGHT, b=CLOCK)
    (folder / "later").mkdir()
    (folder / "later" / "c.toml").write_text(HEAD.replace("first", "second") + text, encoding="utf-8")
    return folder


def test_another_edition_corrects_some_kinds_and_has_others_of_its_own(tmp_path: Path) -> None:
    says = '[[piece]]\nid = "pawn"\nvalue = 2\n[[board]]\nid = "board"\nsource = "public"\n'
    folder = edition(tmp_path / "parts", says)
    pack = read_pack(folder, "chess", differs="later", anew=("board", "clock"))
    assert pack.edition == "second" and read_pack(folder, "chess").edition == "first"
    assert [record.values["value"] for record in pack.records("piece")] == [2, 3]
    assert pack.ids("board") == ["board"] and pack.ids("clock") == [], "there are no other records of these kinds"
    own = tmp_path / "own.toml"
    own.write_text(HEAD.replace("first", "second") + '[[piece]]\nid = "pawn"\nvalue = 5\n', encoding="utf-8")
    corrected = read_pack(own, "chess", corrects=folder, differs="later", anew=("board", "clock"))
    assert [record.values["value"] for record in corrected.records("piece")] == [5, 3]
    assert corrected.ids("board") == ["board"] and corrected.ids("clock") == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[piece]]\nid = "bishop"\n', r"c\.toml: there is no piece 'bishop'; allowed: pawn, old_knight"),
        ('[[card]]\nid = "ace"\n', r"later: there are no records 'card'; allowed: piece, clock, board"),
        ('[[board]]\nid = "a"\n[[board]]\nid = "a"\n', r"c\.toml: board a: the id is used twice"),
    ],
)
def test_another_edition_names_records_that_there_are(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(PackError, match=message):
        read_pack(edition(tmp_path / "parts", text), "chess", differs="later", anew=("board",))


NAMES = 'name_en = "Dog"\nname_ru = "Собака"\nname_uk = "Пес"\n'
DOG = f'[[piece]]\nid = "dog"\nsource = "public"\n{NAMES}'


def named(pack: PackFile) -> NamedFace:
    return NamedFace.read(pack.records("piece")[0])


def test_a_name_may_be_shown_in_other_words_and_stand_in_a_case_after_a_verb(tmp_path: Path) -> None:
    plain = read_pack(write(tmp_path / "plain", a=DOG), "chess")
    assert named(plain).names == named(plain).objects == {"en": "Dog", "ru": "Собака", "uk": "Пес"}
    told = 'object_en = "a dog"\nobject_ru = "собаку"\nshown_uk = "Песик"\n'
    pack = read_pack(write(tmp_path / "told", a=DOG + told), "chess")
    assert named(pack).names == {"en": "Dog", "ru": "Собака", "uk": "Песик"}
    assert named(pack).objects == {"en": "a dog", "ru": "собаку", "uk": "Песик"}
    assert pack.digest == plain.digest, "it is the same component"


def test_a_corrected_name_is_not_told_in_the_words_of_the_old_one(tmp_path: Path) -> None:
    folder = write(tmp_path / "whole", a=DOG + 'object_ru = "собаку"\nobject_uk = "пса"\n')
    own = write(tmp_path, own='[[piece]]\nid = "dog"\nname_ru = "Кот"\n') / "own.toml"
    pack = read_pack(own, "chess", corrects=folder)
    assert named(pack).objects == {"en": "Dog", "ru": "Кот", "uk": "пса"}


def test_only_fields_are_counted(tmp_path: Path) -> None:
    @dataclass(frozen=True)
    class Face:
        source: str
        copies: int

    @dataclass(frozen=True)
    class Pack:
        name: str
        faces: tuple[Face, ...]

        @cached_property
        def codes(self) -> tuple[str, ...]:
            return ("a", "b")

    pack = Pack("cards", (Face("public", 3), Face("designed", 2)))
    assert pack.codes and count_sources(pack) == {"faces": {"public": 3, "designed": 2}}
