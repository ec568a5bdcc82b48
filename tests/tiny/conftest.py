"""Builds the tiny games as the kernel was built: compiled for a compiled kernel, else as they are written."""

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
from setuptools import setup
from eolith.build import compiled

setup(name="pebbles", packages=[], script_args=["-q", "build_ext", "--inplace"], **compiled("pebbles"))
"""


@pytest.fixture(scope="session")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The package of a game of secrets."""
    return built("pebbles", tmp_path_factory)


@pytest.fixture(scope="session")
def berries(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The package of a game that one can play alone."""
    return built("berries", tmp_path_factory)


def built(game: str, tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("tiny")
    shutil.copytree(HERE / game, folder / game, ignore=shutil.ignore_patterns("__pycache__"))
    if eolith.COMPILED:
        if shutil.which("cc") is None:
            pytest.skip("the kernel is compiled and there is no C compiler to compile a game for it")
        build = BUILD.replace("pebbles", game)
        made = subprocess.run([sys.executable, "-c", build], cwd=folder, capture_output=True, text=True)
        assert made.returncode == 0, made.stderr
    sys.path.insert(0, str(folder))
    try:
        return importlib.import_module(game)
    finally:
        sys.path.remove(str(folder))
