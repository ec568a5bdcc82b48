"""Compiles the rules; the rest is in pyproject.toml."""

from setuptools import setup

from eolith.build import compiled

if __name__ == "__main__":  # not in the processes that Cython runs in
    setup(**compiled("src/flints"))
