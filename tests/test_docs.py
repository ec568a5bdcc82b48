"""The pages that are made from the game, and tables of a page that a change of the program could leave behind."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from eolith.games.stone_age import GameClass, agenda, board, position
from eolith.kernel.record import SINGLE

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


def test_every_rule_has_its_place(pages: ModuleType) -> None:
    page = built(pages, "stone_age.md")
    ledger = pages.ledger_of("stone_age")
    assert len(ledger) > 200
    for rule in ledger.values():
        assert page.count(f"{{ #{rule.id} }}") == 1
        for text in filter(None, (rule.text, rule.example, rule.ruling)):
            assert pages.escaped(text) in page


def test_every_ruling_and_option_is_declared(pages: ModuleType) -> None:
    page = built(pages, "rulings.md")
    for rule in pages.ledger_of("stone_age").values():
        assert (f"> {pages.escaped(rule.ruling)}\n" in page) == bool(rule.ruling), rule.id
    for option, values in GameClass.option_values.items():
        row = next(line for line in page.splitlines() if line.startswith(f"| **`{option}`**"))
        assert re.findall(r"`(\w+)`: \w", row) == list(values)


def first_cells(page: str, heading: str) -> set[str]:
    """The words in code type in the first column of the table below a heading."""
    section = (DOCS / page).read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return {word for cell in rows for word in re.findall(r"`([^`]+)`", cell)}


def test_the_page_of_positions_names_every_entry() -> None:
    assert first_cells("positions.md", "The table") == {*position.ENTRIES, "A", "B", "C", "D"}
    assert first_cells("positions.md", "A seat") == position.SEAT_ENTRIES
    assert first_cells("positions.md", "The agenda") == set(board.FRAMES)
    text = (DOCS / "positions.md").read_text(encoding="utf-8")
    for entries in agenda.SLOT_NAMES.values():
        for name, _, _ in entries:
            assert f"`{name}`" in text


def test_the_page_of_records_names_every_line() -> None:
    named = {line.split()[0] for line in first_cells("records.md", "The format")}
    assert named == {*SINGLE, "eolith", "option", "seat", "moves", "WHO", "end"}
