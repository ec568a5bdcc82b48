"""Which errors are bad input, and what their one line says."""

from __future__ import annotations

import sys
from pathlib import Path


class BadInput(Exception):
    """Something on the command line cannot be used; the message is one line."""


class CheckFailed(Exception):
    """A check that the command was asked for has failed; the message is one line."""


class Fault(Exception):
    """Something of ours is broken; the message is one line, and says what is left."""


KNOWN = {
    "eolith.kernel.extras": ("MissingExtra",),
    "eolith.kernel.game": ("SpecError", "PositionError", "ActionError"),
    "eolith.kernel.pack": ("PackError",),
    "eolith.kernel.record": ("RecordError",),
    "eolith.kernel.text": ("LanguageError",),
    "eolith.bots": ("BotSpecError",),
    "eolith.arena.simulate": ("ExportError",),
    "eolith.arena.workers": ("WorkersError",),
    "eolith.store.errors": ("StoreError",),
}
"""The documented errors by module; a module that has not been imported has raised none."""


def explain(problem: BaseException) -> str | None:
    """The line for an error that the caller can mend; None for any other, which is a fault of ours.

    It is empty where help has been printed instead.
    """
    if hasattr(problem, "format_message"):
        return _usage(problem)
    known = tuple(
        getattr(sys.modules[module], name) for module, names in KNOWN.items() if module in sys.modules for name in names
    )
    if isinstance(problem, (BadInput, *known)):
        return " ".join(str(problem).split())
    if isinstance(problem, OSError) and problem.filename is not None:
        return f"{problem.filename}: {problem.strerror}"
    return None


def _usage(problem: BaseException) -> str:
    """A mistake that Typer has found in the arguments."""
    line = " ".join(problem.format_message().split())  # type: ignore[attr-defined]
    context = getattr(problem, "ctx", None)
    return f"{line} (see {context.command_path} --help)" if context and line else line


def check_folder(option: str, path: Path) -> None:
    """BadInput unless a file can be made at this path, for asking before the work is done."""
    folder = path.absolute().parent
    if not folder.is_dir():
        raise BadInput(f"{option} {path}: there is no folder {folder}")
    if path.is_dir():
        raise BadInput(f"{option} {path}: is a folder, not a file")
