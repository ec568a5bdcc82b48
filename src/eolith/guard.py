"""Which modules are compiled, and the guard that keeps a stale binary from being run.

A source whose first line is a `# cython:` directive is compiled; its binary lies beside it.
The build records a SHA-256 of every source that went into the binaries, and `import eolith`
compares: either all compiled modules come from binaries made of the present sources, or all
run as they are written, or the import fails and says what to do.  So it is with the games of
other packages, which have to be compiled for the same kernel besides.

Every start of eolith passes through this file: it imports nothing but a little of the standard library.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location

ROOT = os.path.dirname(os.path.abspath(__file__))
SUFFIX = EXTENSION_SUFFIXES[0]
"""How this interpreter's binaries end; those of other interpreters are left alone."""
RECORD = f"_compiled{SUFFIX[: SUFFIX.rindex('.')]}.json"
"""What a build leaves in the package: {"settings": how it compiled, "kernel": a SHA-256 of the kernel's headers,
"sources": {path: SHA-256}, and in "modules" for each of them a SHA-256 of all that Cython read for it}."""
DIRECTIVE = b"# cython:"


def find_files(root: str = ROOT) -> tuple[set[str], set[str]]:
    """The compiled modules below root, and the binaries, as paths without their ends (kernel/state)."""
    sources: set[str] = set()
    binaries: set[str] = set()
    folders = [""]
    while folders:
        folder = folders.pop()
        for entry in os.scandir(os.path.join(root, folder)):
            stem, dot, end = entry.name.partition(".")
            if dot + end in EXTENSION_SUFFIXES:
                binaries.add(folder + stem)
            elif end == "py" and starts_with_directive(entry.path):
                sources.add(folder + stem)
            elif not dot and stem != "__pycache__" and entry.is_dir():
                folders.append(folder + stem + "/")
    return sources, binaries


def starts_with_directive(path: str) -> bool:
    """Whether a source asks to be compiled."""
    with open(path, "rb") as file:
        return file.read(len(DIRECTIVE)) == DIRECTIVE


def digests(paths: Iterable[str], root: str = ROOT) -> dict[str, str]:
    """The SHA-256 of each file that there is."""
    found = {}
    for path in sorted(paths):
        if os.path.exists(os.path.join(root, path)):
            with open(os.path.join(root, path), "rb") as file:
                found[path] = hashlib.sha256(file.read()).hexdigest()
    return found


def read_record(root: str = ROOT) -> dict[str, object]:
    """What the last complete build recorded; empty if there is none."""
    try:
        with open(os.path.join(root, RECORD), encoding="utf-8") as file:
            record = json.load(file)
    except (FileNotFoundError, ValueError):
        return {}
    return record if isinstance(record, dict) else {}


def find_stale(sources: set[str], binaries: set[str], root: str = ROOT) -> str | None:
    """A file, as a path below root, that keeps the binaries from being what the sources say; None if there is none."""
    recorded = read_record(root).get("sources")
    if not isinstance(recorded, dict):
        return RECORD
    # the record names the files of numbers too, of which the binaries hold copies
    paths = {*recorded, *(module + ".py" for module in sources)}
    present = digests(paths, root)
    changed = [path for path in sorted(paths) if recorded.get(path) != present.get(path)]
    odd = [module + SUFFIX for module in sorted(sources ^ binaries)]
    return next(iter(changed + odd), None)


class Finder:
    """Gives the importer compiled modules, all as binaries or all as sources: those of eolith, and of every other
    package in which a build has left its record."""

    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled
        self.paths: dict[str, str] = {}
        self.joined: set[str] = set()

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        """Where a module lies; None for all those that are not compiled."""
        package = name.partition(".")[0]
        if path is not None and package not in self.joined:
            self.join(package)
        # a folder has taken the place of a module of which there still is a binary
        if name not in self.paths or os.path.isdir(self.paths[name]):
            return None
        file = self.paths[name] + (SUFFIX if self.compiled else ".py")
        loader = ExtensionFileLoader if self.compiled else SourceFileLoader
        return spec_from_file_location(name, file, loader=loader(name, file))

    def join(self, package: str) -> None:
        """Take on the compiled modules of a package; ImportError if its binaries are to run and cannot."""
        for root in getattr(sys.modules.get(package), "__path__", ()):
            if os.path.exists(os.path.join(root, RECORD)):
                sources, binaries = find_files(root)
                problem = find_problem(package, root, sources, binaries) if self.compiled else None
                if problem:
                    raise ImportError(problem, name=package)
                self.add(package, root, sources | binaries)
        self.joined.add(package)

    def add(self, package: str, root: str, modules: Iterable[str]) -> None:
        self.paths |= {f"{package}.{module}".replace("/", "."): os.path.join(root, module) for module in modules}
        self.joined.add(package)


def find_problem(package: str, root: str, sources: set[str], binaries: set[str]) -> str | None:
    """What keeps the binaries of a package from being run; None if nothing does."""
    stale = find_stale(sources, binaries, root)
    remedy = "run `make build`" if package == "eolith" else "build it again (docs/outside.md)"
    if stale is not None:
        file = os.path.join(root, stale)
        return f"{file} and the compiled files do not belong together: {remedy}, or set EOLITH_PURE=1"
    if read_record(root).get("kernel") != read_record().get("kernel"):
        return f"{package} was compiled for another eolith than this: {remedy}, or set EOLITH_PURE=1"
    return None


def is_command() -> bool:
    """Whether this process is the command `eolith`, and not a program that imports eolith."""
    command = getattr(sys, "argv", None) or [""]
    # while `python -m` looks for what to run, it stands for its name
    asked = getattr(sys, "orig_argv", [])
    return os.path.basename(command[0]) == "eolith" or command[0] == "-m" and asked[1:3] == ["-m", "eolith"]


def is_pure() -> bool:
    """Whether EOLITH_PURE=1 asks for modules as they are written."""
    return os.environ.get("EOLITH_PURE", "") not in ("", "0")


def choose() -> bool:
    """Settle how eolith's compiled modules run in this process: True for binaries, False for sources.

    They run as sources where nothing was compiled, and wherever EOLITH_PURE=1.  ImportError if
    there are binaries that were not made of the present sources; the command `eolith`, which
    this stops before it has begun, ends with the same line and exit code 2.
    """
    sources, binaries = find_files()
    compiled = bool(binaries) and not is_pure()
    problem = find_problem("eolith", ROOT, sources, binaries) if compiled else None
    if not compiled and find_spec("cython") is None:
        problem = 'eolith runs uncompiled here, which takes Cython: pip install "eolith[pure]"'
    if problem and is_command():
        print(f"eolith: {problem}", file=sys.stderr)
        sys.exit(2)
    if problem:
        raise ImportError(problem)
    finder = Finder(compiled)
    finder.add("eolith", ROOT, sources | binaries)
    sys.meta_path.insert(0, finder)
    return compiled
