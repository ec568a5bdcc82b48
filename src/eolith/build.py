"""How the compiled modules of a package are built, eolith's own and those of games elsewhere (docs/outside.md).

A game's setup.py is `setup(**compiled("src/gems"))`.  Without a C compiler that can build for this Python, and with
EOLITH_PURE=1, the same files are installed uncompiled.
"""

from __future__ import annotations

import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError

from eolith import guard, headers

BUILT = Path("build", "cython")
FLAGS = ["-O3", "-g0", "-ffp-contract=off", "-Werror=incompatible-pointer-types", "-Werror=array-bounds"]
# in what it inlines a compiler may see an index that never comes up: that stops CI, and nobody's installation
LENIENT = [] if os.environ.get("CI") else ["-Wno-error=array-bounds"]

# warn.unreachable: what only the uncompiled module runs
DIRECTIVES = {"warn.unreachable": False, "emit_code_comments": False}


def compiled(folder: str, prepare: Callable[[], object] = lambda: None) -> dict[str, Any]:
    """What `setup` of setuptools takes: the compiled modules of a package, and the commands that make them.

    `folder` is the package's, from that of setup.py; `prepare` is done before anything is built.
    """

    class Py(BuildPy):
        home, before = Path(folder), staticmethod(prepare)

    class Ext(BuildExt):
        home, before = Path(folder), staticmethod(prepare)

    possible = not guard.is_pure() and find_hindrance() is None
    extensions = [
        Extension(name, [os.path.relpath(source)], extra_compile_args=[*FLAGS, *LENIENT])
        for name, source in sorted(Ext.files().items() if possible else ())
    ]
    return {"ext_modules": extensions, "cmdclass": {"build_ext": Ext, "build_py": Py}}


@cache
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


class BuildPy(build_py):
    """Starts a wheel from nothing: what an earlier build left behind would be packed too."""

    home: ClassVar[Path]
    before: ClassVar[Callable[[], object]]

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib, self.home.name), ignore_errors=True)
        type(self).before()
        super().run()


class BuildExt(build_ext):
    """Compiles what changed, and records what the binaries were made of."""

    home: ClassVar[Path]
    before: ClassVar[Callable[[], object]]

    @classmethod
    def files(cls) -> dict[str, Path]:
        """The compiled modules by their names."""
        resolved = cls.home.resolve()
        modules = guard.find_files(str(resolved))[0]
        return {f"{resolved.name}.{module}".replace("/", "."): resolved / f"{module}.py" for module in modules}

    def path(self, name: str) -> str:
        """A module as the guard writes it: eolith.kernel.state is kernel/state."""
        return name.removeprefix(f"{self.home.name}.").replace(".", "/")

    def run(self) -> None:
        with ThreadPoolExecutor(1) as beside:  # what it does takes a core; the compiler's processes take the others
            prepared = beside.submit(type(self).before)
            self.build()
        prepared.result()

    def build(self) -> None:
        root, hindrance = str(self.home), find_hindrance()
        sources, binaries = guard.find_files(root)
        settings = describe()
        record = guard.read_record(root)
        known: Any = record.get("modules", {}) if record.get("settings") == settings else {}
        if guard.is_pure() or (self.inplace and known and guard.find_stale(sources, binaries, root) is None):
            return
        if hindrance:
            self.discard(binaries)
            print(f"{self.home.name}: {hindrance}; installed uncompiled (slower, same play)")
            return
        # before they are read to be compiled: what is saved meanwhile counts as changed
        present = guard.digests([f"{module}.py" for module in sources], root)
        try:
            written = headers.write(self.files(), BUILT / self.home.parent)
        except headers.HeaderError as problem:
            sys.exit(f"{self.home.name}: {problem}")
        made = {self.path(name): written.modules[name] for name in sorted(written.modules)}
        resolved = self.home.resolve()
        numbers = [path for path in map(Path.resolve, written.numbers) if path.is_relative_to(resolved)]
        present |= guard.digests([path.relative_to(resolved).as_posix() for path in numbers], root)
        wanted = {module for module in sources if known.get(module) != made[module] or module not in binaries}
        about = {"settings": settings, "kernel": written.kernel}
        if self.inplace:
            # until all is compiled, the package must count as stale
            self.record(**about, sources={}, modules={module: made[module] for module in sorted(sources - wanted)})
        if wanted:
            self.compile(wanted)
        if self.inplace:
            self.discard(binaries - sources)
        else:
            self.pack(sources - wanted)
        self.record(**about, sources=present, modules=made)

    def compile(self, modules: set[str]) -> None:
        """Compile some modules, whatever the dates of their files; any error ends the build."""
        from Cython.Compiler.Main import compile as translate

        print(f"{self.home.name}: compiling {', '.join(sorted(modules))}", flush=True)
        chosen = [extension for extension in self.extensions if self.path(extension.name) in modules]
        # the longest first: at the end no core waits for one of them
        self.extensions = sorted(chosen, key=lambda extension: -Path(extension.sources[0]).stat().st_size)
        self.force = True
        self.parallel = os.cpu_count() or 1
        include = [str(self.home.parent)]
        # where the paths of sources are what they are here, for tracebacks
        with ProcessPoolExecutor(self.parallel, initializer=os.chdir, initargs=(BUILT,)) as self.pool:
            self.translations: dict[str, Future[Any]] = {
                extension.name: self.pool.submit(
                    translate, extension.sources[0], include_path=include, compiler_directives=DIRECTIVES
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

    def pack(self, modules: set[str]) -> None:
        """Put into a wheel the binaries that stand beside these sources, made of them as it would make them."""
        for module in modules:
            target = Path(self.build_lib, self.home.name, module + guard.SUFFIX)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.home / (module + guard.SUFFIX), target)

    def record(self, **about: Any) -> None:
        """Write what the guard reads."""
        target = self.home if self.inplace else Path(self.build_lib, self.home.name)
        (target / guard.RECORD).write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")

    def discard(self, modules: set[str]) -> None:
        """Remove binaries that belong to no source."""
        for module in modules:
            for suffix in EXTENSION_SUFFIXES:
                self.home.joinpath(module + suffix).unlink(missing_ok=True)


def describe() -> str:
    """How modules are compiled here."""
    maker = sha256(Path(headers.__file__).read_bytes()).hexdigest()
    given = [os.environ.get("CC", ""), os.environ.get("CFLAGS", "")]
    # whose binaries these are: a tree may be shared with a container of an older C library
    place = [sysconfig.get_platform(), *platform.libc_ver()]
    return " ".join([f"Cython {version('cython')}", maker[:16], *FLAGS, *given, *place])
