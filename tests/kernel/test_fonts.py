"""The fonts of pages and drawings: small, complete, free, and measured."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import eolith
from eolith.kernel import fonts
from eolith.kernel.drawing import breadth, lines
from eolith.kernel.fonts import pack
from eolith.kernel.fonts.widths import WIDTHS

PACKAGE = Path(eolith.__file__).parent
SHOWN = (".ftl", ".css", ".js", ".toml", ".svg", ".py")


def letters(face: str) -> set[int]:
    return {code for piece in fonts.RANGES for code in TTFont(fonts.FOLDER / f"{face}-{piece}.woff2").getBestCmap()}


def written() -> Iterator[tuple[str, Path]]:
    """What pages and drawings may show; a terminal has letters of its own."""
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in SHOWN and path.parent not in (fonts.FOLDER, PACKAGE / "cli"):
            for letter in sorted(set(path.read_text(encoding="utf-8"))):
                yield letter, path


def test_they_are_small():
    assert sum((fonts.FOLDER / name).stat().st_size for name in fonts.names()) <= 150_000


def test_they_have_every_letter_that_the_program_shows():
    have = letters("sans")
    missing = [(letter, path.name) for letter, path in written() if letter.isprintable() and ord(letter) not in have]
    assert missing == []
    assert {ord(letter) for letter in "ҐґЄєІіЇїЁё’«»—0123456789"} <= letters("serif")


def test_each_letter_is_in_the_file_that_a_browser_looks_for_it_in():
    for name in fonts.names():
        [cyrillic] = {"cyrillic" in name}
        for code in TTFont(fonts.FOLDER / name).getBestCmap():
            assert (0x400 <= code < 0x500) is cyrillic, (name, chr(code))


def test_an_english_text_needs_no_cyrillic():
    assert fonts.names("Hunt") == ["sans-latin.woff2", "serif-latin.woff2"]
    assert (
        fonts.names("Полювання")
        == fonts.names()
        == [*fonts.names("Hunt"), "sans-cyrillic.woff2", "serif-cyrillic.woff2"]
    )


def test_their_licences_lie_beside_them_and_keep_their_names():
    for face in ("sans", "serif"):
        assert "SIL OPEN FONT LICENSE" in (fonts.FOLDER / f"{face}-license.txt").read_text(encoding="utf-8").upper()
    for name in fonts.names():
        # what is changed must not bear the name that the licence reserves
        said = {record.nameID: record.toUnicode() for record in TTFont(fonts.FOLDER / name)["name"].names}
        assert "Source" in said[0] and all("Source" not in said[number] for number in (1, 3, 4, 6)), name


def test_they_are_packed_once_and_whenever_one_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys):
    for path in fonts.FOLDER.iterdir():
        if path.is_file():
            (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(pack, "FOLDER", tmp_path)
    monkeypatch.setattr(pack, "RECORD", tmp_path / pack.RECORD.name)
    pack.pack()
    assert capsys.readouterr().out == "", "nothing has changed"
    (tmp_path / "serif-cyrillic.woff2").unlink()
    monkeypatch.setattr(pack, "_cut", lambda face, letters: pytest.exit("packs"))
    with pytest.raises(pytest.exit.Exception):
        pack.pack()
    assert capsys.readouterr().out == "eolith: packing the fonts\n"
    assert not pack.RECORD.exists(), "what is half made is made again"


def test_style_sheets_name_no_other_face():
    for path in PACKAGE.rglob("*.css"):
        for wish in re.findall(r"\bfont(?:-family)?:([^;}]*)", path.read_text(encoding="utf-8")):
            assert re.search(r"var\(--(sans|serif)\)$|^ *inherit$", wish.strip()), (path.name, wish)


@pytest.mark.long
def test_widths_are_those_of_the_fonts():
    """After a change of the fonts: `python src/eolith/kernel/fonts/pack.py`."""
    assert pack.measure() == WIDTHS


def test_a_text_is_as_wide_as_its_letters():
    assert breadth("Хижина") == pytest.approx(sum(map(breadth, "Хижина")))
    assert breadth("iii") < breadth("мммм") < breadth("мммм", "strong")
    assert breadth("▸", "serif") == breadth("▸"), "what the serif lacks comes from the sans"
    assert breadth("猫") == 1
    for name in ("Довга подорож", "Долгое путешествие", "Long journey"):
        told, size = lines(name, 60, 20, style="serif")
        assert len(told) == 2 and max(breadth(line, "serif") for line in told) * size <= 60.5
