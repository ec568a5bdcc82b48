"""The parts of a picture on a page: zones, and the tabs that open one of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from markupsafe import Markup

import eolith
from eolith.kernel.scene import Fact, Part
from eolith.web.frame.fragments import panel, panel_head, texts_of
from eolith.web.frame.html import page
from eolith.web.frame.picture import around, calling, picture, tabs
from eolith.web.host.people import Visitor

MOST_ZONES = 6
"""As many as `picture.css` knows."""


def part(id: str, kind: str, zone: int, *targets: str) -> Part:
    pieces = {f"at-{target}": f'<a id="at-{target}" class="target" data-at="{target}"></a>' for target in targets}
    return Part(id, id, kind, 1, 1, "", pieces, zone=zone)


PARTS = (part("sea", "board", 2, "ship"), part("land", "board", 1, "field", "ford"), part("barn", "row", 1),
         part("mine", "own", 0, "purse"), part("theirs", "other", 3), part("dice", "aside", 0))  # fmt: skip
SAY = texts_of("en", "stone_age").say


def opened(*targets: str) -> int:
    inputs = re.findall(r"<input[^>]*>", str(tabs(("Land", "Sea", "Tribes"), PARTS, targets, SAY)))
    assert len(inputs) == 3
    (zone,) = [zone for zone, found in enumerate(inputs, 1) if " checked" in found]
    assert f'id="zone-{zone}"' in inputs[zone - 1]
    return zone


def test_parts_lie_in_their_zones() -> None:
    shape = re.compile(r'class="zone zone-(\d)"|<svg id="(\w+)"')
    assert ["".join(found) for found in shape.findall(str(picture(PARTS)))] == [
        "2", "sea", "1", "land", "barn", "0", "mine"]  # fmt: skip
    assert ["".join(found) for found in shape.findall("".join(map(str, around(PARTS))))] == ["3", "theirs", "0", "dice"]


def test_the_first_zone_with_a_target_is_open() -> None:
    assert opened("ship") == 2
    assert opened("ship", "ford") == 1
    assert opened("purse", "ship") == 2


@pytest.mark.parametrize("targets", [(), ("purse",), ("for",), ("nothing",)])
def test_else_the_first_of_all(targets: tuple[str, ...]) -> None:
    assert opened(*targets) == 1


def test_a_table_that_can_be_seen_whole_has_no_tabs() -> None:
    assert tabs((), PARTS, ("ship",), SAY) is None


@pytest.mark.parametrize("name", eolith.games())
@pytest.mark.parametrize("viewer", [0, None])
def test_zones_of_every_game(name: str, viewer: int | None) -> None:
    """Each has a title and at least one part; what is one's own is always shown."""
    game = eolith.load(name)
    for language in ("en", "ru", "uk"):
        scene = game.scene(language)
        parts = scene.parts(game.observe(game.start(), viewer))
        assert len(scene.zones) <= MOST_ZONES
        assert all(scene.zones)
        assert {one.zone for one in parts} - {0} == set(range(1, len(scene.zones) + 1))
        assert {one.zone for one in parts if one.kind in ("own", "hand")} <= {0}
        assert len({one.id for one in parts}) == len(parts)


@pytest.mark.parametrize("name", eolith.games())
def test_what_smaller_pages_move_is_drawn(name: str) -> None:
    """A group of the table of boxes that no drawing bears would be a row without a meaning."""
    game = eolith.load(name)
    scene = game.scene("en")
    own = next(one for one in scene.parts(game.observe(game.start(), 0)) if one.kind == "own")
    drawn = {kind for kinds in re.findall(r'class="([^"]+)"', own.svg()) for kind in kinds.split()}
    assert set(re.findall(r"\.(own-\w+)", scene.style)) <= drawn


SHEETS = sorted(Path(eolith.__file__).parent.rglob("*.css"))


LARGE = {"html", "body", ":root", "main", "#main", "#table", "#replay", ".table", ".as-picture", ".scene", ".picture",
         ".around", ".zone", ".part", ".part-board", "svg", "*"}  # fmt: skip
"""What holds most of a page."""


def without_asking(compound: str) -> str:
    """What is said of an element beside what lies in it."""
    while (at := compound.find(":has(")) >= 0:
        end, depth = at + len(":has("), 1
        while depth:
            depth += (compound[end] == "(") - (compound[end] == ")")
            end += 1
        compound = compound[:at] + compound[end:]
    return compound


def askers(selector: str) -> Iterator[set[str]]:
    """What is said of each element of a selector that asks by `:has` for what lies in it."""
    depth, start = 0, 0
    for at, letter in enumerate(f"{selector} "):
        depth += (letter == "(") - (letter == ")")
        if depth == 0 and letter in " >+~,":
            compound, start = selector[start:at], at + 1
            own = without_asking(compound)
            if own != compound:
                yield set(re.findall(r"[#.:]?[-\w*]+", own)) - {":is", ":not", ":where"} or {"*"}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: "/".join(path.parts[-3:]))
def test_no_style_of_everything_asks_what_is_elsewhere(sheet: Path) -> None:
    """Browsers would look at the whole page anew after every change of it: a fifth of a second on a large table."""
    selectors = re.sub(r"/\*.*?\*/|\{[^{}]*\}", "\n", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert re.findall(r".*:has\(.*[ >~+]\*(?![-\w]).*", selectors) == []


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: "/".join(path.parts[-3:]))
def test_nothing_large_asks_what_lies_in_it(sheet: Path) -> None:
    """Browsers would look through the page after every change of it, however small: 20 ms each on a large table.

    What such a style has to know is told to the root (`data-root`).
    """
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    for selector in re.findall(r"[^{}]*:has\([^{}]*(?=\{)", text):
        for asker in askers(selector.strip()):
            assert not asker & LARGE, selector
            assert not any(name.startswith(".zone-") and name != ".zone-0" for name in asker), selector


@pytest.mark.parametrize(
    "selector",
    [
        "body:has(.a .b) i", ".c .zone:not(:has(> #a:not(.b))) i", ":has(.a) > i",
        "i:is(.c:has(.a:is(.b, .d)), .scene) u", ".as-picture:has(.a:is(.b:not(.c))) i",
    ],
)  # fmt: skip
def test_what_is_large_is_found(selector: str) -> None:
    assert any(asker & LARGE for asker in askers(selector))
    assert not any(
        asker & LARGE for asker in askers("body .c:has(.zone, #table) i, #c:is(:not([d])[e], :has(.scene)) i")
    )


def test_the_root_is_told_what_there_is() -> None:
    there = ["board", "land", "sea", "row", "barn", "own", "mine", "other", "theirs", "aside", "dice"]
    assert set(root_of(picture(PARTS))) == {*(f"has-{name}" for name in there), "others-1"}
    assert {"others-1", "others-2", "others-3"} <= {*root_of(picture([part(n, "other", 3) for n in "abc"]))}
    assert root_of(tabs(("Land", "Sea", "Tribes"), PARTS, (), SAY)) == ["has-tabs"]


def root_of(markup: Any) -> list[str]:
    (found,) = re.findall(r' data-root="([^"]*)"', str(markup))
    return str(found).split()


def test_what_is_said_tells_the_root_nothing() -> None:
    visitor = Visitor(None, "en")
    shown = page(
        visitor, "", Markup('<p data-root="has-a has-b">" data-root="has-c"</p><i id="i" data-root="has-b"></i>')
    )
    assert re.findall(r"<html[^>]*>", shown) == ['<html lang="en" class="has-a has-b">']


def test_the_root_is_told_where_something_can_be_done() -> None:
    game = eolith.load("endless_winter")
    seen, scene = game.observe(game.start(), 0), game.scene("en")
    assert calling(scene.parts(seen)) == ""
    for wanted in scene.parts(seen):
        for target in re.findall(r'data-at="([^"]*)"', wanted.svg())[:1]:
            assert calling(scene.parts(seen, frozenset([target]))) == f"calls-zone-{wanted.zone} calls-{wanted.id}"


def test_the_root_is_told_what_is_asked() -> None:
    assert root_of(panel("", "")) == []
    assert root_of(panel('"> has-tabs <b', "")) == ["asks-open"]
    assert root_of(panel("arrow-west", "", ["fields", "much"])) == [
        "asks-open",
        "asks-at-arrow",
        "asks-fields",
        "asks-much",
    ]


def test_a_panel_says_that_it_shows_faces() -> None:
    card, number = Fact("", "", "face-cards-scout"), Fact("Labor", "3", "icon-labor")
    assert re.findall(r'<li class="face">.*?<use href="#([^"]*)"', panel_head("Card", "", (card, number))) == [card.art]
    assert 'class="faces"' in panel("card", "", ["faces"]) and " class=" not in panel("card", "")
