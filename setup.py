"""Packs the fonts, and compiles the modules that begin with a `# cython:` directive; the rest is in pyproject.toml.

python setup.py build_ext --inplace     # what `make build` runs: make beside the sources what has changed
"""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from setuptools import setup

# modules of eolith without its front door, which is shut while the binaries are not those of the sources
house = ModuleType("eolith")
house.__path__ = [str(Path(__file__).resolve().parent / "src" / "eolith")]
sys.modules["eolith"] = house
build, fonts = import_module("eolith.build"), import_module("eolith.kernel.fonts.pack")

if __name__ == "__main__":  # not in the processes that Cython runs in
    setup(**build.compiled("src/eolith", prepare=fonts.pack))
