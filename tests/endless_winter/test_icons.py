"""Every effect of the pack is drawn with symbols that exist, and is said in three languages."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from eolith.games.endless_winter import terms
from eolith.games.endless_winter.pack import Pack
from eolith.games.endless_winter.pack.effects import Clause, parse_effect
from eolith.games.endless_winter.scene import icons
from eolith.games.endless_winter.words import printed
from eolith.kernel.text import LANGUAGES, PACKAGE, Texts

PACK = Pack.load()
EXOTIC = (
    "eclipse: labor 1.5, idol 2 / food 2 / tool 1",
    "hunt: food 2, tool 1 / discard 2 -> animal ground, animal ground other / vp 9",
    "rest: move 5, tribe hand, tribe hand same / tribe hand, tribe hand other",
    "labor 0.5 -> reveal 3; draw 1",
)
ART = (PACKAGE / "games/endless_winter/scene/art/icons.svg").read_text(encoding="utf-8")
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', ART))


def effects() -> list[Clause]:
    return [*PACK.clauses, *(clause for text in EXOTIC for clause in parse_effect(text))]


def test_every_clause_is_drawn() -> None:
    for clause in effects():
        drawn, width = icons.effect(clause, 3, 4, 20)
        uses = [*ElementTree.fromstring(f"<g>{drawn}</g>").iter("use")]
        used = {element.get("href", "#")[1:] for element in uses}
        assert used and used <= SYMBOLS, clause
        assert 20 <= width <= 20 * 20, clause
        for element in uses:
            assert float(element.get("x", "")) + float(element.get("width", "")) <= 3 + width + 20, clause


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_said(language: str) -> None:
    say = Texts(language, "endless_winter").say
    for clause in effects():
        said = printed.words(clause, say)
        assert said, clause
        assert not re.search(r"[{}$_]|\beffect\b|->|  |^\W|\W$", said)
        if language != "en":
            assert not re.search("[a-z]", said)


def test_items_and_triggers_have_icons() -> None:
    named = {icons.icon_of(name) for name in terms.ITEMS if name != "move"}
    assert named | {f"icon-{name}" for name in (*terms.TRIGGERS[1:], *terms.QUALIFIERS[1:])} <= SYMBOLS


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("en", "food 1 -> tool 2", "pay 1 food: 2 tools"),
        ("en", "eclipse: idol 1", "in the eclipse: 1 idol"),
        ("en", "food 2 / tool 1, idol 1", "2 food, or 1 tool and 1 idol"),
        ("en", "labor 1.5", "1.5 labor"),
        ("en", "draw 1 / food 1", "draw 1 card, or gain 1 food"),
        (
            "ru",
            "food 1 -> bury 1, idol 1; draw 2",
            "за 1 еду: продвинуть идола на 1 уровень и захоронить 1 карту; взять 2 карты",
        ),
        ("ru", "eclipse: labor 0.5, tool 5", "в затмение: 0,5 очка труда и 5 орудий"),
        ("uk", "food 2, tool 1, camp 1", "отримати 2 їжі і 1 знаряддя й поставити 1 стоянку на стартову місцевість"),
        ("uk", "tool 1 -> labor 2", "за 1 знаряддя: 2 очки праці"),
        ("uk", "hunt: food 3 / tool 1", "під час полювання: 3 їжі або 1 знаряддя"),
    ],
)
def test_sentences(language: str, text: str, said: str) -> None:
    assert printed.words(parse_effect(text), Texts(language, "endless_winter").say) == said


def test_a_row_fits_its_box() -> None:
    drawn = icons.fitting(parse_effect(EXOTIC[1]), 0, 0, 60, 20)
    assert ElementTree.fromstring(drawn).get("transform", "").startswith("translate(0.0 ")
