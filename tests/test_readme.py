"""The pages for readers are true: their examples run, and what they print is what they show.

In README.md and docs/, the blocks of one page are one session, from the top:

- ```python with `>>>` is a doctest; without, it is run.
- a block with title="a/path" is quoted: it stands word for word in that file.
- a block with title="a name" is a file, which the commands after it find.
- ```console lists commands (`$ eolith …`) and, where shown, their output.  In expected output
  `...` stands for anything; output that begins with `eolith: ` is bad input, exit code 2.
- blocks of any other kind are only looked at.
"""

from __future__ import annotations

import doctest
import re
import shlex
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import pytest
from typer.testing import CliRunner

from eolith import bots
from eolith.cli import app

REPOSITORY = Path(__file__).resolve().parent.parent
PAGES = [REPOSITORY / "README.md", *sorted((REPOSITORY / "docs").glob("*.md"))]
BLOCK = re.compile(r'^( *)```(\w+)(?: title="([^"]+)")?\n(.*?)^\1```$', re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass
class Block:
    """A fenced block of a page."""

    line: int
    """Of the fence, from 1."""
    kind: str
    title: str
    text: str


def blocks(page: str) -> list[Block]:
    found = []
    for match in BLOCK.finditer(page):
        indent, kind, title, text = match.groups(default="")
        line = page.count("\n", 0, match.start()) + 1
        found.append(Block(line, kind, title, re.sub(f"^{indent}", "", text, flags=re.MULTILINE)))
    return found


def run_python(block: Block, page: Path, names: dict[str, object]) -> None:
    """Run a block in the session of its page."""
    if ">>>" not in block.text:
        exec(compile("\n" * block.line + block.text, page, "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), block.line)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert not said, "".join(said)


def commands(block: Block) -> list[tuple[str, str]]:
    """Each command of a console block with the output that is shown."""
    return [(command, shown) for command, _, shown in (part.partition("\n") for part in block.text.split("$ ")[1:])]


def run_command(command: str, shown: str) -> None:
    """Run a command; it ends well, unless bad input is shown, and prints what is shown."""
    program, *arguments = shlex.split(command)
    assert program == "eolith", f"{command!r} is no command of eolith"
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": "100", "EOLITH_LANG": ""})
    assert result.exit_code == (2 if shown.startswith("eolith: ") else 0), f"$ {command}\n{result.output}"
    if shown.strip():
        checker = doctest.OutputChecker()
        said = "\n".join(line.rstrip() for line in result.output.strip().splitlines()) + "\n"
        example = doctest.Example(command, shown.strip() + "\n")
        assert checker.check_output(example.want, said, FLAGS), checker.output_difference(example, said, FLAGS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
@patch.dict(bots.BOTS)  # a bot that a page registers is unknown to the next one
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": page.stem}
    for block in blocks(page.read_text(encoding="utf-8")):
        if "/" in block.title:
            source = (REPOSITORY / block.title).read_text(encoding="utf-8")
            assert block.text in source, f"{page.name}:{block.line}: this does not stand in {block.title}"
        elif block.title:
            Path(block.title).write_text(block.text, encoding="utf-8")
        elif block.kind == "python":
            run_python(block, page, names)
        elif block.kind == "console":
            for command, shown in commands(block):
                run_command(command, shown)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_a_wrong_example_is_noticed(tmp_path: Path) -> None:
    for text in (">>> 1 + 1\n3\n", "assert 1 + 1 == 3\n"):
        with pytest.raises(AssertionError):
            run_python(Block(1, "python", "", text), tmp_path, {})
    for command, shown in (("eolith games", "chess\n"), ("eolith play chess", ""), ("eolith games", "eolith: no\n")):
        with pytest.raises(AssertionError):
            run_command(command, shown)
