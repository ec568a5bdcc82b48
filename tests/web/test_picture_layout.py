"""The parts of a picture on a page: zones, and the tabs that open one of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import eolith
from eolith.kernel.scene import Fact, Part
from eolith.web.frame.fragments import panel, panel_head, texts_of
from eolith.web.frame.picture import around, picture, tabs

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


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: "/".join(path.parts[-3:]))
def test_no_style_of_everything_asks_what_is_elsewhere(sheet: Path) -> None:
    """Browsers would look at the whole page anew after every change of it: a fifth of a second on a large table."""
    selectors = re.sub(r"/\*.*?\*/|\{[^{}]*\}", "\n", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert re.findall(r".*:has\(.*[ >~+]\*(?![-\w]).*", selectors) == []


def test_a_panel_says_that_it_shows_faces() -> None:
    card, number = Fact("", "", "face-cards-scout"), Fact("Labor", "3", "icon-labor")
    assert re.findall(r'<li class="face">.*?<use href="#([^"]*)"', panel_head("Card", "", (card, number))) == [card.art]
    assert 'class="faces"' in panel("card", "", faces=True) and "class" not in panel("card", "")
