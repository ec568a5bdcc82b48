"""Every sentence that the pages ask for exists; that it does in all languages alike, test_text.py sees to."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import eolith
from eolith.kernel.text import LANGUAGES, Texts
from eolith.table import live
from eolith.web.frame.names import bot_name
from eolith.web.pages.start.form import CLOCKS, PACES, other_bots

PACKAGE = Path(eolith.__file__).parent
TEXTS = Texts("en", "stone_age", "web")


def calls(folder: str) -> Iterator[ast.Call]:
    for path in (PACKAGE / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def constants(node: ast.expr) -> Iterator[str]:
    """The texts that an expression can be, as far as it spells them out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


SAID = sorted(
    {text for call in calls("web") if name_of(call) == "say" and call.args for text in constants(call.args[0])}
)


def test_the_pages_were_read() -> None:
    assert len(SAID) > 150 and "open-button" in SAID


def test_what_a_page_says_exists() -> None:
    assert [message for message in SAID if message not in TEXTS] == []


def test_every_problem_is_told() -> None:
    details = {
        text
        for call in calls("web")
        if name_of(call) == "HTTPException"
        for keyword in call.keywords
        if keyword.arg == "detail"
        for text in constants(keyword.value)
    }
    assert "no-table" in details
    assert [text for text in sorted(details) if f"problem-{text}" not in TEXTS] == []


def test_every_refusal_of_the_table_is_told() -> None:
    refused = {text for folder in ("table", "web") for call in calls(folder) if name_of(call) == "NotPossible"
               for text in constants(call.args[0])}  # fmt: skip
    assert "not-late" in refused
    assert [text for text in sorted(refused) if f"table-{text}" not in TEXTS] == []


def test_happenings_phrases_clocks_and_paces_have_words() -> None:
    silent = {"open", "decide", "talk"}
    wanted = [f"log-{kind}" for kind in live.KINDS if kind not in silent]
    wanted += [f"phrase-{phrase}" for phrase in live.PHRASES]
    wanted += [f"clock-{name}" for name in CLOCKS] + [f"pace-{name}" for name in PACES]
    assert [message for message in wanted if message not in TEXTS] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", eolith.games())
def test_bots_have_distinct_names(game: str, language: str) -> None:
    say = Texts(language, game, "web").say
    bots = other_bots(eolith.load(game))
    assert len({bot_name(spec, say) for spec in bots}) == len(bots)
