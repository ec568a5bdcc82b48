"""Packs: each mistake is one line that names the file, the record and the column."""

from __future__ import annotations

from pathlib import Path

import pytest

import eolith
from eolith.kernel.pack import PackError, read_pack

HEAD = '[pack]\nid = "chess"\nedition = "first"\n'
RECORD = '[[card]]\nid = "K1"\ncost = 3\nprice = "2 wood"\nsource = "public"\n'


def write(folder: Path, text: str) -> Path:
    path = folder / "my_cards.toml"
    path.write_bytes(text.encode())
    return path


def test_a_pack_is_read(tmp_path: Path) -> None:
    pack = read_pack(write(tmp_path, HEAD + RECORD), "chess")
    assert (pack.id, pack.edition, len(pack.digest)) == ("chess", "first", 16)
    (record,) = pack.records("card")
    assert (record.id, record.text("price"), record.number("cost", 1, 9, None), record.source) == (
        "K1",
        "2 wood",
        3,
        "public",
    )
    assert record.number("copies", 1, 9, 1) == 1 and record.digit("price", "2", 1, 9) == 2
    assert pack.records("tile") == []


def test_the_digest_is_of_what_is_said_not_how(tmp_path: Path) -> None:
    digest = read_pack(write(tmp_path, HEAD + RECORD), "chess").digest
    assert read_pack(write(tmp_path, "# mine\n" + HEAD + RECORD.replace(" = ", "=")), "chess").digest == digest
    assert read_pack(write(tmp_path, HEAD + RECORD.replace("3", "4")), "chess").digest != digest


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("id = ", "my_cards.toml: is not TOML"),
        ("\udcff", "my_cards.toml: is not TOML"),
        (RECORD, "my_cards.toml: [pack] id must be 'chess'"),
        (HEAD.replace("chess", "go"), "my_cards.toml: [pack] id must be 'chess'"),
        ('[pack]\nid = "chess"\n', "my_cards.toml: [pack] edition is missing"),
        (HEAD + "[card]\nid = 1\n", "my_cards.toml: card must be a list of records, [[card]]"),
    ],
)
def test_a_file_that_is_no_pack_is_refused(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "my_cards.toml"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(PackError) as caught:
        read_pack(path, "chess")
    assert message in str(caught.value) and "\n" not in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"nowhere.toml: cannot be read \(No such file"):
        read_pack(tmp_path / "nowhere.toml", "chess")


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ('[[card]]\nid = ""\n', "card 1: id is ''; it must be letters and digits"),
        ("[[card]]\ncost = 1\n", "card 1: id is None; it must be letters and digits"),
        (RECORD + RECORD, "card K1: the id is used twice"),
    ],
)
def test_ids_are_checked(tmp_path: Path, record: str, message: str) -> None:
    path = write(tmp_path, HEAD + record)
    with pytest.raises(PackError) as caught:
        read_pack(path, "chess").records("card")
    assert str(caught.value) == f"{path}: {message}"


def test_columns_are_checked(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + RECORD.replace('"public"', '"hearsay"').replace("3", "true"))
    (record,) = read_pack(path, "chess").records("card")
    for column, read, message in [
        ("source", lambda: record.source, "is 'hearsay'; allowed: rulebook, public, inferred, designed"),
        ("cost", lambda: record.number("cost", 1, 9, None), "is True; allowed: 1 to 9"),
        ("size", lambda: record.number("size", 1, 9, None), "is None; allowed: 1 to 9"),
        ("name", lambda: record.text("name"), "is missing"),
        ("cost", lambda: record.text("cost"), "is True; it must be a text"),
        ("price", lambda: record.digit("price", "x", 1, 9), "says 'x' where a number from 1 to 9 belongs"),
    ]:
        with pytest.raises(PackError) as caught:
            read()
        assert str(caught.value) == f"{path}: card K1: {column} {message}"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('effect = "dice for all"', 'effect = "dice for some"', ": effect is 'dice for some'; "),
        (
            'effect = "dice for all"',
            'effect = "food 3"',
            "9 cards have the effect 'dice for all', the rulebook counts 10",
        ),
        ('source = "public"', 'source = "dream"', ": source is 'dream'; allowed: rulebook"),
        ('edition = "', 'edition = ""\nold = "', "[pack] edition is missing"),
        ('edition = "', 'edition = 3\nold = "', "[pack] edition must be a text"),
        ('id = "C01"', 'id = "C01"\ncolour = "red"', "card C01: colour is no column; allowed: id, effect, symbols"),
        ("[[tile]]", "[[hut]]", "there are no records 'hut'; allowed: card, tile"),
    ],
)
def test_a_corrected_pack_of_stone_age_is_checked(tmp_path: Path, old: str, new: str, message: str) -> None:
    own = Path(eolith.__file__).parent / "games" / "stone_age" / "pack" / "components.toml"
    text = own.read_text(encoding="utf-8")
    assert old in text
    path = write(tmp_path, text.replace(old, new, 1))
    with pytest.raises(PackError) as caught:
        eolith.load("stone_age", pack=path)
    assert message in str(caught.value) and str(caught.value).startswith(f"{path}: ")
