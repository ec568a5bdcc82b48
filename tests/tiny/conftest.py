"""Builds the tiny game as the kernel was built: compiled for a compiled kernel, else as it is written."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import eolith

HERE = Path(__file__).parent
BUILD = """
from pathlib import Path
from Cython.Build import cythonize
from setuptools import Extension, setup
from eolith import headers

made = Path("made")
headers.write({"pebbles.rules": Path("pebbles/rules.py")}, made)
rules = Extension("pebbles.rules", ["made/pebbles/rules.py"], extra_compile_args=["-O1", "-g0"])
modules = cythonize([rules], include_path=["made"], quiet=True)
setup(name="pebbles", packages=[], ext_modules=modules, script_args=["-q", "build_ext", "--inplace"])
"""


@pytest.fixture(scope="session")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The package of the tiny game."""
    folder = tmp_path_factory.mktemp("tiny")
    shutil.copytree(HERE / "pebbles", folder / "pebbles", ignore=shutil.ignore_patterns("__pycache__"))
    if eolith.COMPILED:
        if shutil.which("cc") is None:
            pytest.skip("the kernel is compiled and there is no C compiler to compile a game for it")
        built = subprocess.run([sys.executable, "-c", BUILD], cwd=folder, capture_output=True, text=True)
        assert built.returncode == 0, built.stderr
    sys.path.insert(0, str(folder))
    try:
        return importlib.import_module("pebbles")
    finally:
        sys.path.remove(str(folder))
