"""Packs the fonts, and compiles the modules that begin with a `# cython:` directive; the rest is in pyproject.toml.

    python setup.py build_ext --inplace     # what `make build` runs: make beside the sources what has changed

Without a C compiler that can build for this Python, and with EOLITH_PURE=1, the same files are
installed uncompiled.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError

PACKAGE = Path(__file__).resolve().parent / "src" / "eolith"
BUILT = Path("build", "cython")
FLAGS = ["-O3", "-g0", "-ffp-contract=off", "-Werror=incompatible-pointer-types", "-Werror=array-bounds"]
# in what it inlines a compiler may see an index that never comes up: that stops CI, and nobody's installation
LENIENT = [] if os.environ.get("CI") else ["-Wno-error=array-bounds"]

# warn.unreachable: what only the uncompiled module runs
DIRECTIVES = {"warn.unreachable": False, "emit_code_comments": False}


def load(path: str) -> ModuleType:
    """A module of eolith, without importing eolith."""
    spec = spec_from_file_location(f"eolith_{Path(path).stem}", PACKAGE / path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def find_hindrance() -> str | None:
    """Why nothing can be compiled here; None if it can."""
    wanted = os.environ.get("CC")
    for command in [wanted] if wanted else [sysconfig.get_config_var("CC"), "cc"]:
        words = shlex.split(command or "")
        if words and shutil.which(words[0]):
            os.environ["CC"] = " ".join(words)
            trial = [*words, "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
            works = subprocess.run(trial, input=b"#include <Python.h>", capture_output=True).returncode == 0
            return None if works else "the C compiler finds no Python.h (Debian: apt install python3-dev)"
    return "no C compiler found"


guard = load("build.py")
headers = load("headers.py")
fonts = load("kernel/fonts/pack.py")
pure = os.environ.get("EOLITH_PURE", "") not in ("", "0")
maker = sha256((PACKAGE / "headers.py").read_bytes()).hexdigest()
settings = " ".join(
    [f"Cython {version('cython')}", maker[:16], *FLAGS, os.environ.get("CC", ""), os.environ.get("CFLAGS", "")]
)
hindrance = None if pure else find_hindrance()


class BuildPy(build_py):
    """Start a wheel from nothing: what an earlier build left behind would be packed too."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib, "eolith"), ignore_errors=True)
        fonts.pack()
        super().run()


class BuildExt(build_ext):
    """Compile what changed, and record what the binaries were made of."""

    def run(self) -> None:
        fonts.pack()
        sources, binaries = guard.find_files(PACKAGE)
        target = PACKAGE if self.inplace else Path(self.build_lib, "eolith")
        record = guard.read_record(PACKAGE) if self.inplace else {}
        known = record.get("modules", {}) if record.get("settings") == settings else {}
        if pure or (known and guard.find_stale(sources, binaries, PACKAGE) is None):
            return
        if hindrance:
            self.discard(binaries)
            print(f"eolith: {hindrance}; installed uncompiled (slower, same play)")
            return
        files = {f"eolith.{module}".replace("/", "."): PACKAGE / f"{module}.py" for module in sources}
        # before they are read to be compiled: what is saved meanwhile counts as changed
        present = guard.digests([f"{module}.py" for module in sources], PACKAGE)
        try:
            made, numbers = headers.write(files, BUILT / "src")
        except headers.HeaderError as problem:
            sys.exit(f"eolith: {problem}")
        made = {module: made[f"eolith.{module}".replace("/", ".")] for module in sorted(sources)}
        present |= guard.digests([str(path.relative_to(PACKAGE)) for path in numbers], PACKAGE)
        wanted = {module for module in sources if known.get(module) != made[module] or module not in binaries}
        if self.inplace:
            # until all is compiled, the package must count as stale
            self.record(target, {}, {module: made[module] for module in sorted(sources - wanted)})
        if wanted:
            self.compile(wanted)
        if self.inplace:
            self.discard(binaries - sources)
        self.record(target, present, made)

    def compile(self, modules: set[str]) -> None:
        """Compile some modules, whatever the dates of their files; any error ends the build."""
        from Cython.Compiler.Main import compile as translate

        print(f"eolith: compiling {', '.join(sorted(modules))}", flush=True)
        chosen = [extension for extension in self.extensions if module_of(extension) in modules]
        # the longest first: at the end no core waits for one of them
        self.extensions = sorted(chosen, key=lambda extension: -Path(extension.sources[0]).stat().st_size)
        self.force = True
        self.parallel = os.cpu_count() or 1
        # where the paths of sources are what they are here, for tracebacks
        with ProcessPoolExecutor(self.parallel, initializer=os.chdir, initargs=(BUILT,)) as self.pool:
            self.translations = {
                extension.name: self.pool.submit(
                    translate, extension.sources[0], include_path=["src"], compiler_directives=DIRECTIVES
                )
                for extension in self.extensions
            }
            super().run()

    def build_extension(self, extension: Extension) -> None:
        """Compile what Cython made of a module, while it goes on with the next."""
        (source,) = extension.sources
        if self.translations[extension.name].result().num_errors:  # Cython has said which
            self.pool.shutdown(wait=False, cancel_futures=True)
            raise CompileError(f"Cython refuses {source}")
        extension.sources = [str(Path(BUILT, source).with_suffix(".c"))]
        super().build_extension(extension)

    @staticmethod
    def record(target: Path, sources: dict[str, str], modules: dict[str, str]) -> None:
        """Write what the guard reads."""
        text = json.dumps({"settings": settings, "sources": sources, "modules": modules}, indent=1)
        (target / guard.RECORD).write_text(text + "\n", encoding="utf-8")

    @staticmethod
    def discard(modules: set[str]) -> None:
        """Remove binaries that belong to no source."""
        for module in modules:
            for suffix in guard.EXTENSION_SUFFIXES:
                PACKAGE.joinpath(module + suffix).unlink(missing_ok=True)


def module_of(extension: Extension) -> str:
    """The module of an extension as the guard writes it: kernel/state."""
    return str(extension.name).removeprefix("eolith.").replace(".", "/")


extensions = [
    Extension("eolith." + module.replace("/", "."), [f"src/eolith/{module}.py"], extra_compile_args=[*FLAGS, *LENIENT])
    for module in sorted(guard.find_files(PACKAGE)[0])
]
if __name__ == "__main__":  # not in the processes that Cython runs in
    setup(ext_modules=[] if pure or hindrance else extensions, cmdclass={"build_ext": BuildExt, "build_py": BuildPy})
