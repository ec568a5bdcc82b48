"""The pages that are made from the game, and tables of a page that a change of the program could leave behind."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from pkgutil import resolve_name
from types import ModuleType
from typing import Any

import pytest

import eolith
from eolith.games.doggerland.notation.columns import names_of as dogger_names
from eolith.games.doggerland.notation.position import GROUP_ENTRIES
from eolith.games.endless_winter.notation.columns import names_of as winter_names
from eolith.games.stone_age import terms
from eolith.games.stone_age.notation import agenda, position
from eolith.games.stone_age.notation.columns import names_of
from eolith.kernel.columns import Columns
from eolith.kernel.position import HEAD
from eolith.kernel.record import SINGLE
from eolith.kernel.tensors import layout

DOCS = Path(__file__).resolve().parent.parent / "docs"


@pytest.fixture(scope="module")
def pages() -> ModuleType:
    """The hook that MkDocs calls."""
    spec = spec_from_file_location("ledger_pages", DOCS / "_hooks" / "ledger_pages.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def built(pages: ModuleType, name: str) -> str:
    """A page as MkDocs renders it."""
    text: str = pages.on_page_markdown((DOCS / name).read_text(encoding="utf-8"))
    assert "<!--" not in text
    return text


@pytest.mark.parametrize(
    ("game", "name", "least"),
    [
        ("stone_age", "stone_age.md", 200),
        ("endless_winter", "endless_winter_rules.md", 480),
        ("doggerland", "doggerland_rules.md", 330),
    ],
)
def test_every_rule_has_its_place(pages: ModuleType, game: str, name: str, least: int) -> None:
    page = built(pages, name)
    ledger = pages.all_rules_of(game)
    assert len(ledger) >= least
    for rule in ledger.values():
        assert page.count(f"{{ #{rule.id} }}") == 1
        for text in filter(None, (rule.text, rule.example, rule.ruling)):
            assert pages.escaped(text) in page


@pytest.mark.parametrize("game", eolith.games())
def test_every_ruling_and_option_is_declared(pages: ModuleType, game: str) -> None:
    page = built(pages, "rulings.md")
    for rule in pages.all_rules_of(game).values():
        assert (f"> {pages.escaped(rule.ruling)}\n" in page) == bool(rule.ruling), rule.id
    for option, values in eolith.load(game).option_values.items():
        rows = [line for line in page.splitlines() if line.startswith(f"| **`{option}`**")]
        assert list(values) in [re.findall(r"`(\w+)`: \w", row) for row in rows]


def test_the_text_of_a_rule_is_linked_to_its_page(pages: ModuleType) -> None:
    assert pages.link("SA-ACT-01") == "[SA-ACT-01](stone_age.md#SA-ACT-01)"
    assert pages.link("EW-ECL-01") == "[EW-ECL-01](endless_winter_rules.md#EW-ECL-01)"
    assert pages.link("DG-PLAN-01") == "[DG-PLAN-01](doggerland_rules.md#DG-PLAN-01)"


def test_the_reference_names_what_there_is() -> None:
    pages = [(DOCS / name).read_text(encoding="utf-8") for name in ("reference.md", "reference_games.md")]
    named = [re.findall(r"^::: (\S+)$", page, re.MULTILINE) for page in pages]
    for name in [*named[0], *named[1]]:
        assert resolve_name(name) is not None
    shown = {name.removeprefix("eolith.") for name in named[0]}
    assert {*eolith.__all__} - {"__version__", "games"} <= shown and "`eolith.games()`" in pages[0]
    for game in eolith.games():
        assert {f"eolith.games.{game}.seen.observation", f"eolith.games.{game}.seen.sheet"} <= {*named[1]}


@pytest.mark.parametrize("name", eolith.games())
def test_the_reference_shows_actions_and_tensors(pages: ModuleType, name: str) -> None:
    game, page = eolith.load(name), built(pages, "reference_games.md")
    for action in filter(None, game.action_table.actions):
        assert f"| `{type(action).__name__}(" in page
    for part in layout(game):
        rows, columns = part.shape
        assert f"| `{part.name}` | {rows} | {columns} |" in page


def first_cells(page: str, heading: str) -> set[str]:
    """The words in code type in the first column of the table below a heading."""
    mark, text = heading.split()[0], (DOCS / page).read_text(encoding="utf-8")
    section = text.partition(f"\n{heading}\n")[2].partition(f"\n{mark} ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return {word for cell in rows for word in re.findall(r"`([^`]+)`", cell)}


def test_the_page_of_positions_names_every_entry() -> None:
    names = names_of(eolith.load("stone_age"))
    assert first_cells("positions.md", "## The table") == {*of_table(names.table), *position.TABLE_ENTRIES}
    assert first_cells("positions.md", "## A seat") == {*names.seat.entries, "home"}
    assert first_cells("positions.md", "## The agenda") == set(terms.FRAMES)
    text = (DOCS / "positions.md").read_text(encoding="utf-8")
    for entries in agenda.SLOTS.values():
        for name in entries:
            assert f"`{name}`" in text


def of_table(columns: Columns) -> set[str]:
    """What a position can have."""
    return {*HEAD, *columns.entries, "agenda", "A", "B", "C", "D"}


def test_the_page_of_endless_winter_names_every_entry_of_a_position() -> None:
    names = winter_names(eolith.load("endless_winter"))
    assert first_cells("endless_winter.md", "### The table") == of_table(names.table)
    assert first_cells("endless_winter.md", "### A seat") == set(names.seat.entries)
    rows = (DOCS / "endless_winter.md").read_text(encoding="utf-8").splitlines()
    for parts in (names.table.parts[part] for part in ("turn", "rest", "drafts")):
        assert any(all(f"`{part}`" in row for part in parts) for row in rows), parts
    alone = winter_names(eolith.load("endless_winter(players=1)"))
    assert first_cells("endless_winter.md", "### The nomads") == set(alone.table.parts["nomads"])


def test_the_page_of_doggerland_names_every_entry_of_a_position() -> None:
    names = dogger_names(eolith.load("doggerland"))
    assert first_cells("doggerland.md", "### The table") == of_table(names.table)
    assert first_cells("doggerland.md", "### A seat") == set(names.seat.entries)
    rows = (DOCS / "doggerland.md").read_text(encoding="utf-8").splitlines()
    assert any(all(f"`{part}`" in row for part in GROUP_ENTRIES) for row in rows)


def test_the_page_of_records_names_every_line() -> None:
    named = {line.split()[0] for line in first_cells("records.md", "## The format")}
    assert named == {*SINGLE, "eolith", "option", "seat", "moves", "WHO", "end"}


MADE: dict[str, tuple[str, dict[str, Any]]] = {
    "": ("--games 20000 --seed 1", {}),
    "_prototype": ("--games 20000 --seed 1 --option edition=prototype", {"edition": "prototype"}),
    "_solo": ("--games 5000 --seed 1 --players 1 --bots careful", {"players": 1}),
}
"""How the pages of balance were made, and for which table, by what their names add to the game."""


@pytest.mark.parametrize("page", sorted(DOCS.glob("balance_*.md")), ids=lambda page: page.stem)
def test_a_page_of_balance_was_made_with_the_present_pack(page: Path) -> None:
    about = page.stem.removeprefix("balance_")
    name = next(game for game in eolith.games() if about.startswith(game))
    made, options = MADE[about.removeprefix(name)]
    text = page.read_text(encoding="utf-8")
    assert f"Pack: `{eolith.load(name, **options).pack.digest}`" in text
    assert f"\neolith report {name} {made}\n" in text
