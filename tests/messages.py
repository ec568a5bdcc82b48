"""The texts of a game as they stand in their files, for tests of what is said in each language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import eolith
from eolith.kernel.text import CASES, LANGUAGES

PACKAGE = Path(eolith.__file__).parent


@cache
def messages(game: str, language: str) -> dict[str, ast.Pattern]:
    """Every message and attribute that a page of a game may say; a broken line fails, and a name that stands twice.

    The words of a game may say differently what stands among those of all games.
    """
    found: dict[str, ast.Pattern] = {}
    shared: set[str] = set()
    for folder in (PACKAGE / "text", PACKAGE / "games" / game / "words", PACKAGE / "web" / "text"):
        for entry in entries(folder / f"{language}.ftl"):
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found.keys() - shared, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        shared = {*found} if folder == PACKAGE / "text" else set()
    return found


@cache
def otherwise(game: str, edition: str, language: str) -> dict[str, ast.Pattern]:
    """What an edition of a game says in its own words."""
    file = PACKAGE / "games" / game / "words" / edition / f"{language}.ftl"
    said = [entry for entry in entries(file) if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in said}) == len(said), "a name stands twice"
    return {entry.id.name: entry.value for entry in said} | {
        f"{entry.id.name}.{attribute.id.name}": attribute.value for entry in said for attribute in entry.attributes
    }


def assert_an_edition_says_otherwise(game: str, edition: str) -> None:
    """Its messages are the game's: in every language the same, with no variables but those that the game gives."""
    for language in LANGUAGES:
        own, said = otherwise(game, edition, language), messages(game, language)
        assert own.keys() >= otherwise(game, edition, LANGUAGES[0]).keys() and own.keys() <= said.keys()
        for name, pattern in own.items():
            assert variables(said | own, pattern) <= variables(said, said[name]), name
    assert otherwise(game, edition, "ru").keys() == otherwise(game, edition, "uk").keys()


@cache
def entries(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def variables(among: dict[str, ast.Pattern], pattern: ast.Pattern) -> set[str]:
    """The variables that a message needs, those of the messages that it quotes included."""
    names: set[str] = set()

    class Collect(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            names.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            quoted = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
            names.update(variables(among, among[quoted]))

    Collect().visit(pattern)
    return names


def assert_said_alike(game: str) -> None:
    """Every language has the same messages with the same variables.

    Only English leaves out words that are typed as they are called, and cases that its nouns do not have.
    """
    english, *others = (messages(game, language) for language in LANGUAGES)
    for said in others:
        assert said.keys() == others[0].keys() and said.keys() >= english.keys()
        for name, pattern in said.items():
            if name not in english:
                assert name.startswith(("word-", "grammar-")) or name.rpartition(".")[2] in CASES, name
            else:
                assert variables(said, pattern) == variables(english, english[name]), name
