"""A broken rule: one exact text of a source file replaced by another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"


@dataclass(frozen=True)
class Mutant:
    """One fault, put into one source file."""

    name: str
    rules: tuple[str, ...]
    """For each of these rules a test of its own has to fail."""
    old: str
    """It must occur in the file exactly once."""
    new: str
    file: str
    """Below src/."""

    def source(self) -> str:
        """The source file with the fault; ValueError unless the old text occurs exactly once."""
        text = (SOURCE / self.file).read_text(encoding="utf-8")
        if text.count(self.old) != 1:
            raise ValueError(f"{self.name}: its old text occurs {text.count(self.old)} times in {self.file}, not once")
        return text.replace(self.old, self.new)


def chapter_with(rules: str, text: str, but: str = "") -> str:
    """The chapter of a folder of rules, below src/, in which a text occurs; ValueError unless there is just one.

    `but` is a chapter of another edition.
    """
    found = [path for path, chapter in chapters_of(rules).items() if path.stem != but and text in chapter]
    if len(found) != 1:
        raise ValueError(f"{len(found)} chapters of {rules} have the text {text!r}, not one")
    return found[0].relative_to(SOURCE).as_posix()


@cache
def chapters_of(rules: str) -> dict[Path, str]:
    """The texts of the chapters of a folder of rules."""
    return {path: path.read_text(encoding="utf-8") for path in sorted((SOURCE / rules).glob("*.py"))}


def mutants_of(ledger: str, chapters: str, name: str, but: str = "") -> Callable[..., Mutant]:
    """What makes mutants of a rulebook, whose ids begin with `ledger`, and whose mutants are called `name`-….

    Rules are said as words, `FLOW-04 PILE-02`.  Without a file it is the chapter that has the old text.
    """

    def mutant(title: str, rules: str, old: str, new: str, file: str = "") -> Mutant:
        broken = tuple(f"{ledger}-{rule}" for rule in rules.split())
        return Mutant(f"{name}{title}", broken, old, new, file or chapter_with(chapters, old, but))

    return mutant
